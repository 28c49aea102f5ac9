### Texts of the league: armies, campaign, tournament, ratings.

## Files and games of the league

league-too-long = The file is too long; at most { $most } bytes are read.
league-format = The file has format { $found }; this program knows format 1.
league-edition = This file belongs to edition “{ $edition }” of the data, which is not known here. A newer Dragon Rage may know it.
league-name = “{ $name }” is no name: 1 to 40 characters on one line, and no sign = + - @ at the beginning.
league-map = There is no map “{ $map }” for chosen forces. Choose from: { $known }.
league-options = Such games are played by the Rules Reference, for an objective: leave the options ruleset and victory_mode as they are.
league-exists = { $file } is there already and is not overwritten. Choose another name.
league-changed = { $file } has been changed by somebody else in the meantime. Nothing was written; give the command again.
league-unfinished = The game in { $file } is not over.
league-game-written = The game is in { $file }. Play it with: { $command }

## Armies

army-not-for-hire = { $kind } cannot be recruited: it has no price.
army-not-of-the-city = { $kind } does not belong to the people of this city; the defender recruits nobody else.
army-of-the-city = { $kind } belongs to the people of this city; the invader does not recruit them.
army-monsters-invade = { $kind } is an invader’s piece; no defender has it.
army-cannot-come = { $kind } cannot come on from off the map.
army-counters = { $kind }: there { $there ->
    [one] is only { $there } counter
   *[other] are only { $there } counters
}.
army-too-few-counters = { $kind }: there { $there ->
    [one] is only { $there } counter
   *[other] are only { $there } counters
} for both armies together.
army-one-hero = An army has at most one hero.
army-one-wizard = An army has at most one wizard.
army-too-dear = The army costs { $points } points; at most { $most } may be spent.
army-too-cheap = The army costs { $points } points; at least { $least } must be spent.
army-too-many = The army has { $units } units; at most { $most } are allowed.
army-too-few = Units in the army: { $units }; at least { $least } are needed.
army-fits = The army may be recruited.
army-none-fits = No army fits these limits.
army-seed = Seed { $seed } gives the same army again.
army-summary = { $points } points, { $units ->
    [one] { $units } unit
   *[other] { $units } units
}
army-of = { $side ->
    [invader] Invader
   *[defender] Defender
}: { $army }

## The objective and its reasons

objective-usual = what the invader normally has to destroy
objective-dragons = { $count ->
    [one] { $count } dragon
   *[other] { $count } dragons
} of the invader, 2 each
objective-majors = { $count ->
    [one] { $count } major monster
   *[other] { $count } major monsters
} of the invader, 2 each
objective-lesser = { $count ->
    [one] { $count } roc, young dragon or wurm
   *[other] { $count } rocs, young dragons or wurms
}, 1 each
objective-minors = { $count ->
    [one] { $count } minor monster
   *[other] { $count } minor monsters
}, 1 each
objective-many-invaders = the invader has 11 or more units ({ $count })
objective-princess = the princess is in play
objective-many-defenders = defenders above 20: { $count }
objective-nurkott = the map is Nurkott
objective-balance = the invader is { $ahead } availability points ahead
objective-handicap = handicap: the stronger player is the { $side ->
    [invader] invader
   *[defender] defender
}
objective-bounded = (never below 1, nor above what the map has)
objective-total = The invader needs { $vp } VP.

## Planned and point-buy scenarios

deal-begun = The agreement is in { $file }. Now each player commits to an army: { $command }
deal-planned = The scenario is in { $file }. Now the other player chooses a side: { $command }
deal-sides-chosen = The sides are chosen. Write the game with: { $command }
deal-committed = You are committed. Keep { $file } to yourself until both armies are revealed.
deal-wait = The other army has not been shown yet.
deal-objective = The objective of a planned scenario is between 1 and { $most } VP.
deal-nothing-to-choose = Only the sides of a planned scenario are chosen.
deal-designer-chooses = { $player } designed the scenario; the other player chooses the sides.
deal-chosen = The sides are chosen already.
deal-nothing-to-commit = The armies of a planned scenario are no secret.
deal-late-change = The { $side ->
    [invader] invader
   *[defender] defender
} is committed already; a late change is refused.
deal-not-committed = The { $side ->
    [invader] invader
   *[defender] defender
} has not committed to an army.
deal-other-not-committed = The other player has not committed yet: nobody reveals before both have chosen.
deal-other-army = This is not the army that the { $side ->
    [invader] invader
   *[defender] defender
} committed to.
deal-unreadable = What the file says about the army of the { $side ->
    [invader] invader
   *[defender] defender
} cannot be read.
deal-other-deal = “{ $about }” is another agreement than this one.
deal-not-ready = The armies are not both known, or the sides are not chosen.
secret-no-entropy = The system gives no random numbers; without them an army cannot be kept secret.
secret-unreadable = This is no secret of an army.

## Campaign

campaign-heading = The campaign of { $map }: { $invader } invades, { $defender } defends
campaign-game = Game { $game }
campaign-points = Availability points: invader { $invader }, defender { $defender }
campaign-razed = Destroyed beforehand: { $hexes }
campaign-won = { $player } wins as { $side ->
    [invader] invader
   *[defender] defender
}; { $vp } VP were destroyed.
campaign-kills = { $side ->
    [invader] The invader killed a hero.
   *[defender] The defender killed heroes or dragons: { $count }.
}
campaign-next-recruit = Game { $game }: { $count ->
    [one] { $players } has still to recruit.
   *[other] { $players } have still to recruit.
}
campaign-next-raze = { $player } may mark VP hexes as destroyed, up to { $vp } VP: { $command }
campaign-next-game = Game { $game } can be played.
campaign-winner = The campaign is over. { $player } wins!
campaign-tied = The campaign is over and still tied: play a new one.
campaign-two-players = { $player } cannot play both sides.
campaign-recruited = The { $side ->
    [invader] invader
   *[defender] defender
} has recruited for this game, or there is no game to recruit for.
campaign-no-razing = There is nothing to mark as destroyed now.
campaign-no-vp = Hex { $hex } has no victory points.
campaign-too-much-razed = These hexes have { $vp } VP together; at most { $most } may be marked.
campaign-no-game = There is no game to be played now.
campaign-other-game = This is not game { $game } of the campaign: armies, objective, map or options differ.
campaign-untrue = What the file says about game { $game } does not follow from its games.
campaign-no-record = Game { $game } has no record.

## Tournament: the desk

tournament-heading = { $name }: { $system ->
    [elimination] single elimination
    [double] double elimination
    [swiss] Swiss rounds
   *[swiss-final] Swiss rounds and a final of eight
}, { $count ->
    [one] { $count } player
   *[other] { $count } players
}
tournament-begun = The tournament is in { $file }. Now players enter: { $command }
tournament-entered = { $count ->
    [one] { $count } player is
   *[other] { $count } players are
} in. The rules advise { $system ->
    [elimination] single elimination
    [double] double elimination
    [swiss] Swiss rounds
   *[swiss-final] Swiss rounds and a final of eight
}.
tournament-round = Round { $round } · { $scenario }
tournament-game = { $invader } invades: the { $side ->
    [invader] invader
   *[defender] defender
} wins, { $vp } VP destroyed
tournament-game-forfeit = { $invader } was to invade: given to the { $side ->
    [invader] invader
   *[defender] defender
}, not played
tournament-game-open = { $invader } invades: not told yet
tournament-bye = { $player } has a bye: 2 match points
tournament-goes-on = { $player } goes on without playing
tournament-winner = The tournament is over. { $player } wins!
tournament-next-results = { $count ->
    [one] { $count } game has
   *[other] { $count } games have
} not been told yet: { $command }
tournament-next-swiss = Round { $round } of { $rounds } can be paired: { $command }
tournament-next-pair = Round { $round } can be paired: { $command }
tournament-checked = The log is sound, and { $rounds ->
    [one] { $rounds } round is
   *[other] { $rounds } rounds are
} paired as the rules want it.
tournament-simulated = { $players } players, { $rounds } rounds; Swiss matches played twice: { $rematches }; most byes of one player: { $byes }; winner: { $winner }
tournament-sides-even = Everybody played both sides equally often.
tournament-sides-uneven = Somebody played one side more often than the other.
tournament-slowest = The slowest pairing took { $seconds } s.
tournament-what-result = Name records, or the players and the winner of a game.

## Tournament: refusals

tournament-rounds = A tournament has 1 to { $most } rounds.
tournament-no-player = “{ $player }” is not in the tournament.
tournament-scenarios = “{ $plan }” is no plan: a scenario, “random esirien”, “random nurkott” or “random”.
tournament-open-games = Round { $round } is not over: some games have not been told.
tournament-finished = The tournament is over.
tournament-too-few = At least two players are needed.
tournament-too-many = A tournament has at most { $most } players.
tournament-name-taken = “{ $player }” is in the tournament already.
tournament-too-late = It is too late for { $player } to enter.
tournament-withdrawn = { $player } has withdrawn already.
tournament-announce = There is no scenario “{ $scenario }” to announce.
tournament-bad-round = Round { $round } cannot be paired like this: everybody who plays has one opponent, or the bye.
tournament-no-match = { $invader } and { $defender } do not play each other in this round.
tournament-told-before = The game of { $invader } against { $defender } has been told already; use “correct” to change it.
tournament-nothing-to-correct = The game of { $invader } against { $defender } has not been told yet.
tournament-correction-why = Say why the game of { $invader } against { $defender } is corrected.
tournament-no-winner = The winner of { $invader } against { $defender } is the invader or the defender.
tournament-vp = { $vp } VP cannot be destroyed; the map has { $most }.
tournament-no-round = There is no such round.
tournament-other-scenario = The record is of { $found }; { $scenario } was announced.
tournament-printed-only = Tournament games are played without Elowyn, with the forces and the objective of the scenario.
tournament-other-options = The game was played with other options than those of the tournament.
tournament-record-used = This record has been used already.
tournament-bad-table = Line { $line } of the table cannot be read.
tournament-other-pairing = Round { $round } is not paired as the rules want it.
tournament-rematch = Round { $round }: { $one } and { $two } had met before, and there is a pairing without that. Mend the round in the file, or play it as it is.

## Why players meet

pair-random = drawn by lot
pair-final = the final
pair-final-again = the final again: the last one was drawn, and tie-break points did not decide it
pair-equal = both have { $points ->
    [one] { $points } match point
   *[other] { $points } match points
}
pair-down-odd = { $player } is paired down from { $points } to { $lower } match points: those with { $points } are an odd number, and { $player } has the fewest tie-break points ({ $tiebreak }) that could be
pair-down-met = { $player } is paired down from { $points } to { $lower } match points: among those with { $points } no opponent is left whom everybody could do without (tie-break points: { $tiebreak })
pair-down-again = { $player } was paired down before; nobody else could be
pair-not-met = they have not met
pair-rematch = they have met { $times ->
    [one] { $times } time
   *[other] { $times } times
}; no pairing without rematches is left
bye-random = drawn by lot among those without a bye
bye-again = drawn by lot; byes before: { $byes }, and nobody with fewer could have it
bye-goes-on = drawn by lot: an odd number of players is left

## Columns

column-player = Player
column-match-points = Points
column-tiebreak = Tie-break
column-games = Games
column-sides = Inv./Def.
column-byes = Byes
column-ladder = Ladder
column-rating = Glicko-2
column-ease = Invader’s ease

## Ratings

ratings-added = { $count ->
    [one] { $count } game
   *[other] { $count } games
} added; { $all } in the book.
ratings-of = { $player }: rating { $rating }
ratings-handicap = The stronger player is the { $side ->
    [invader] invader: the objective is { $vp } VP higher
   *[defender] defender: the objective is { $vp } VP lower
}.
ratings-no-handicap = There is no handicap between these two.
ratings-teased = 10 or more: you prey on the weak!
ratings-empty = The book holds no games.
ratings-same-player = { $player } cannot play against himself.
ratings-bad-game = Game { $game } of the book cannot be read.
ratings-twice = The game of { $invader } against { $defender } is in the book already.
ratings-period-over = The period “{ $period }” is over: another one has begun.
ratings-full = A book holds at most { $most } games.
ratings-simulated = { $games } games: ranks of strength and rating agree with correlation { $correlation }.
ratings-side-found = { $scenario }: the invader’s ease is { $ease }; found: { $found } ± { $margin }
ratings-sides-within = Within their intervals: { $within } of { $all } scenarios.
