### The page beyond one battle: the way there, army builder, agreements, campaign.

## The way there

screen-league = Beyond one battle
screen-army = Armies
screen-army-about = Recruit armies of your own by points, openly or in secret, and let them meet.
screen-campaign = Campaign
screen-campaign-about = Five linked games for one city: what is won and lost decides who can be recruited next.

## The army builder

screen-army-purpose = What for?
screen-army-point-buy = Point-buy: 80 against 75 points
screen-army-planned = Planned scenario: one designs, the other chooses the side
screen-army-map = Map
screen-army-price = Price: { $points } · in the box: { $there }
screen-army-more = One more: { $kind }
screen-army-fewer = One fewer: { $kind }
screen-army-points = { $least } to { $most } points
screen-army-points-most = at most { $most } points
screen-army-units = { $least } to { $most } units
screen-army-units-most = at most { $most } units
screen-army-random = An army by chance
screen-army-clear = Empty
screen-army-objective = What must be destroyed
screen-army-play = Let them meet
screen-army-not-yet = The battle can begin when both armies may be recruited.
screen-army-share = Copy a link to these armies
screen-army-copied = The link is copied; it holds both armies.
screen-army-bad-link = The armies of this link cannot be read.

## How a side comes to its army

screen-recruit = Recruit
screen-recruit-choose = Choose the army
screen-recruit-seal = Seal it
screen-recruit-seal-help = A sealed army is shown only when both have chosen, and cannot be changed until then.
screen-recruit-sealed = Chosen and sealed:
screen-recruit-open = Show the army
screen-recruit-save = Save what opens the seal
screen-recruit-load = Load what opens the seal

## Agreements

screen-pact-secret = In secret
screen-pact-secret-help = Both choose in secret, at this screen or far apart, and show their armies together. The seals see to it that nobody changes his mind. Send the link or the file back and forth.
screen-pact-planned = Offer it as a planned scenario
screen-pact-planned-help = One player designs both armies; the other chooses which to play. Send the link or the file.
screen-pact-name = Name of the agreement
screen-pact-designer = Who designed it?
screen-pact-designed = { $player } designed this scenario. Who plays against it, and which side?
screen-pact-chooser = Your name
screen-pact-take = { $side ->
    [invader] I invade
   *[defender] I defend
}
screen-pact-begin = Agree
screen-pact-kept = Agreements
screen-pact-load = Load an agreement
screen-pact-share = Copy a link to this agreement
screen-pact-copied = The link is copied; it holds the agreement as it is now.
screen-pact-save = Save the agreement
screen-pact-join = Take in the other player’s file
screen-pact-link = The link
screen-pact-bad-link = The agreement of this link cannot be read.

## Campaign

screen-campaign-new = A new campaign
screen-campaign-load = Load a campaign
screen-campaign-save = Save the campaign
screen-campaign-over = over
screen-campaign-elsewhere = This campaign has been opened in another tab. Load this page again to go on here.
screen-campaign-back = Back to the campaign
screen-campaign-sixth = Five games left a tie: this one decides.
screen-campaign-raze = The defender is far ahead: { $player } may mark VP hexes as destroyed, up to { $vp } VP. Choose them on the map or here.
screen-campaign-marked = Marked: { $vp } of { $most } VP
screen-campaign-raze-these = Mark these as destroyed
screen-campaign-suggest = Suggest some
screen-campaign-play = Play the game
screen-campaign-go-on = Go on with the game
screen-campaign-record = Take in a record
screen-campaign-by-hand = Played at a table without a record?
screen-campaign-winner = Winner
screen-campaign-killed = { $side ->
    [invader] Heroes that the invader killed
   *[defender] Heroes and dragons that the defender killed
}
screen-campaign-tell = Tell the result
screen-campaign-points = Availability points
screen-campaign-now = Now
screen-campaign-gains = { $player }: { $before } + { $gained } for the game + { $bonus } for kills = { $after } points
screen-campaign-look = On the map
screen-campaign-map = The map of game { $game }
screen-campaign-map-end = How game { $game } ended
