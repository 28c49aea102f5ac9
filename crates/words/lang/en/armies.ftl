### The page beyond one battle: the way there, army builder, agreements, campaign.

screen-league = Beyond one battle
screen-army = Armies
screen-army-about = Recruit armies of your own by points, openly or in secret, and let them meet.
screen-campaign = Campaign
screen-campaign-about = Five linked games for one city: what is won and lost decides who can be recruited next.
