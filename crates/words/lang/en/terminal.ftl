### Texts of the terminal program.

## Commands: the words that a player may type. English ones work in every language.

command-help = help
command-undo = undo
command-save = save
command-board = board
command-sheet = sheet
command-log = log
command-rules = rules
command-odds = odds
command-hint = hint
command-list = list
command-concede = concede
command-quit = quit
command-yes = yes
command-no = no

## Play

welcome = Welcome to Dragon Rage!
scenario-line = Scenario: { $name }. The invader needs { $objective } VP.
seed-line = The dice follow seed { $seed }.
choices-heading = You may:
choices-of = { $what }:
prompt = Your choice (number, notation, ? for help):
prompt-side = { $side ->
    [invader] Invader
   *[defender] Defender
}, your choice (number, notation, ? for help):
help =
    What you can type:
      3              choose number 3 of the list
      INF3 0907      the unit goes there by the cheapest way, or is placed there
      ? INF3 0907    is that possible, and if not, why?
      – { command-undo }: take the last action back, as long as no dice have fallen
      – { command-list }: show all choices
      – { command-board }: show the board
      – { command-sheet }: show the state of the monsters
      – { command-log }: show what has happened so far
      – { command-odds }: show the chances of the rolls that your choices lead to
      – { command-hint }: ask the computer player for the best few things to do now
      – { command-rules } ID: show a rule, such as 2.5.3-a
      – { command-save } FILE: save the game
      – { command-concede }: give up
      – { command-quit }: leave the game
      – { command-help }: show this page
    Abbreviations: MP = movement points, VP = victory points, SP = spell points.
undone = Taken back.
nothing-to-undo = There is nothing to take back.
undo-after-dice = That cannot be taken back: dice have fallen, or the other side is to decide.
not-saved = This game could not be saved.
saved-automatically = The game is saved automatically in { $file }.
resumed = Game resumed from { $file }.
no-game-to-resume = There is no game to resume.
not-understood = “{ $input }” is not understood. Type a number of the list, an action such as “INF3 0907”, or “{ command-help }”.
not-a-choice = { $number } is not in the list: choose from 1 to { $most }.
ambiguous = “{ $input }” can mean several things: { $matches }.
possible = “{ $input }” is possible.
not-possible = Not possible: { $reason } [{ $rules }]
confirm-surrender = Do you accept that? If not, you play on, and it is not asked again. ({ command-yes }/{ command-no })
confirm-concede = { $side ->
    [invader] Does the invader really give up?
   *[defender] Does the defender really give up?
} ({ command-yes }/{ command-no })
confirm-quit = Leave the game? ({ command-yes }/{ command-no })
game-over = Game over.
thanks = Thank you for playing!
reserve-line = { $side ->
    [invader] The invader’s units off the board
   *[defender] The defender’s units off the board
}: { $units }
odds-heading = Chances of the rolls that your choices lead to
no-odds = None of your choices leads to a roll.
hint-heading = What a strong player would consider now, with the chance to win (and what it gains over ending the phase)
hint-line = { $chance } % ({ $gain })  { $what }
hint-none = There is nothing to advise here.
log-heading = What has happened so far
log-empty = Nothing has happened yet.
option-line = { $option }: { $value }

## Board legend

legend-heading = Legend
legend-wall = wall
legend-gate = gate
legend-door = door
legend-smashed = smashed entrance or broken wall
legend-open = open entrance
legend-vp = victory points
legend-prepared-bridge = bridge prepared for destruction
legend-broken-bridge = broken bridge
legend-burned-bridge = destroyed bridge
legend-boost = boosted morale
legend-dead-monster = dead monster
legend-flying = in flight
legend-facing = facing
legend-road = road
legend-stack = several units in one hex
stack-line = { $hex }: { $units }

## Monster sheet

sheet-no-monsters = There are no monsters in play.
sheet-fire-left = { $left ->
    [one] { $left } breath left
   *[other] { $left } breaths left
}
sheet-mp = MP: { $left }/{ $full }
sheet-berserk = berserk
sheet-captive = captive

## Errors and checks

cannot-write = { $file } cannot be written: { $reason }
replay-upgraded = Upgraded: all { $actions } decisions and dice are possible with edition { $edition } and version { $rules } of the rules.
replay-upgraded-part = Upgraded as far as it goes: { $actions } decisions and dice with edition { $edition } and version { $rules } of the rules. It stops at line { $line }: { $reason }
replay-equal = { $actions ->
    [one] Replayed { $actions } action
   *[other] Replayed { $actions } actions
}: the final position is the recorded one.
data-problems = { $count ->
    [one] { $count } problem
   *[other] { $count } problems
} in the data:
data-fine = The data are fine ({ $count ->
    [one] { $count } check holds
   *[other] { $count } checks hold
}).
cases-summary = { $file }: cases that hold: { $passed }; that fail: { $failed }.
unknown-language = There is no language “{ $code }”. Choose among: { $known }.
objective-not-in-manual-mode = In victory mode ‘manual’ the goal is fixed [M-p]: add --option victory_mode=objective.
unknown-rule = There is no rule “{ $id }”.
bad-number = “{ $value }” is not possible here: a number above { $least }, at most { $most }.
argument-file = FILE
argument-id = NUMBER
missing-argument = Something is missing: { $argument }.

## Rules

rules-similar = Similar ids: { $ids }
rules-section = Section: { $section }
rules-in-english = This rule is in English.

## Simulation and benchmarks

simulate-heading = { $scenario }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
column-invader-wins = Invader wins
column-defender-wins = Defender wins
column-mean-turns = Turns (mean)
column-mean-vp = VP (mean)
rule-stats-heading = Rules cited: { $count }
column-events = events
column-refusals = refusals
simulate-undecided = { $count ->
    [one] { $count } game was left undecided.
   *[other] { $count } games were left undecided.
}
end-reason-objective = objective reached
end-reason-all-destroyed = every VP destroyed
end-reason-invaders-dead = all invaders dead
end-reason-no-destruction = ten turns without VP
end-reason-no-invader-inside = ten turns outside the walls
end-reason-elowyn-rescued = Elowyn rescued
end-reason-stopped = attack stopped
end-reason-conceded = conceded
study-won = won
study-lost = lost
study-games = Games, as the invader saw them
study-middle = middle
study-less = at most
study-more = more
study-hex = { $place }: razed { $razed } ×, on average in turn { $turn }. The invader wins where it falls first: { $first }; where it is kept: { $kept }
study-unfinished = { $file }: the game is not over; left out
study-nothing = There is no finished game among these records.
study-all = What more of it brings the invader, in per cent of the games: mean of the scenarios, 95 % interval, scenarios
study-posts = Where somebody stands before the first turn: { $posts }
study-turns = Turns
study-first-vp = Turn of the first VP
study-vp-after-three = VP after three turns
study-vp-after-six = VP after six turns
study-vp-moving = VP razed while moving
study-vp-fire = VP razed by fire
study-vp-melee = VP razed in melee
study-vp-elementals = VP razed by elementals
study-breaths = Breaths of fire
study-breaths-by-six = Breaths of fire by turn six
study-landings = Landings
study-smashed = Entrances smashed
study-scaled = Walls scaled
study-monsters-lost = Monsters lost
study-invader-troops-lost = Invading troops lost
study-invader-troops-lost-by-six = Invading troops lost by turn six
study-defender-troops-lost = Defending troops lost
study-defender-troops-lost-by-six = Defending troops lost by turn six
study-invader-leaders-lost = Heroes and wizards of the invader lost
study-defender-leaders-lost = Heroes and wizards of the defender lost
study-blows = Blows at monsters
study-shots = Shots at monsters
study-gathered = Times that four or more attacked one monster in a turn
study-attacks-by-three = Attacks on monsters in the first three turns
study-attacks-at-once = Attacks on the same monster in one turn
study-at-head = Aims at the head in the first three turns, %
study-at-wings = Aims at the wings in the first three turns, %
study-at-legs = Aims at the legs in the first three turns, %
study-at-belly = Aims at the belly in the first three turns, %
study-first-wing = Turn of the first wing lost
study-by-head = Major monsters killed at the head
study-by-hero = Major monsters killed by a hero
study-by-elemental = Major monsters killed by an elemental
study-by-belly = Major monsters killed at the belly
study-beside = Defenders beside a major monster, to turn six
study-apart = Hexes between major monsters, to turn six
study-outside = Major monsters outside the walls, to turn six, %
study-boosts = Boost Morale cast
study-fogs = Fog cast
study-whirlwinds = Whirlwinds raised
study-lightnings = Lightning cast
study-elementals = Elementals summoned
study-elementals-loose = Elementals that got loose
study-guards-at-start = VP hexes guarded at the start
bench-heading = Speed
bench-games = { $games } games in { $seconds } s, { $rate } per second
bench-actions = { $actions } actions, { $rate } per second
bench-size = A position takes { $bytes } bytes.
progress-games = Games

## Matches of computer players

arena-heading = { $a } against { $b }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
arena-all = all
arena-times = { $player }: { $mean } ms for a player-turn on average, { $most } ms for 99 of 100 ({ $turns } player-turns)
arena-sprt = Sequential test of { $low } against { $high } Elo: { $verdict ->
    [accepted] { $high } accepted
    [rejected] { $low } accepted
   *[other] undecided
} (log-likelihood ratio { $likelihood })
arena-trouble = { $count ->
    [one] { $count } action was refused, or a game was left undecided.
   *[other] { $count } actions were refused, or games were left undecided.
}
arena-other-match = { $file } holds the results of another match. Give another file, or remove it.
ladder-heading = { $player } against everybody: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
ladder-worst = Worst against { $opponent }: { $share } of the points
balance-heading = Equal players ({ $level }), { $games ->
    [one] one game
   *[other] { $games } games
} of each scenario
balance-written = The report is in { $file }.
balance-no-marks = { $file } has no place for the report. Put these two lines where it belongs:
    { $begin }
    { $end }
tune-bar = Round { $round }/{ $rounds }
tune-round = Round { $round } of { $rounds }: the invader wins { $share } %, { $vp } VP on average
forecast-result = Learnt from { $positions } positions: mean surprise { $surprise } nats in games that were held back. Written to { $file }.
tune-result = { $file }: { $share } % ± { $margin } against the weights it began with ({ $games } games)
tune-other-search = { $file } belongs to another search. Give another file, or begin anew without --resume.
tactics-share = { $level }: { $suite ->
    [made] { $solved } of { $all } made positions solved ({ $percent } %)
   *[other] { $solved } of { $all } positions solved ({ $percent } %)
}
tactics-needs = { $needs ->
    [step] at a glance
    [turn] several steps or units together
   *[reply] with the enemy’s reply in mind
}: { $solved } of { $all }
tactics-theme = { $theme ->
    [spell] spells
    [gathering] gathering against one target
    [screen] screens
    [strike] the last enemies
    [raze] the missing VP
    [guard] guarding VP
   *[escape] the last invaders
}: { $solved } of { $all }
tactics-theme-made = { $theme ->
    [spell] spells
    [gathering] gathering against one target
    [screen] screens
    [strike] the last enemies
    [raze] the missing VP
    [guard] guarding VP
   *[escape] the last invaders
}: { $all }
tactics-company = more than { $few } units on the map: { $solved } of { $all }
tactics-failed = { $id }: reaches { $reached } instead of { $best }
tactics-slip = “{ $done }” ({ $reached }); better “{ $better }” ({ $best })
tactics-wrong = Some positions state values that are not exact: dragonrage tactics --update corrects them.
tactics-unknown = There is no position “{ $id }”.
tactics-updated = { $changed } of { $all } positions updated.
tactics-not-worse = { $id }: what should only be tempting is as good as the best; the position needs another look.
tactics-making = Puzzles
tactics-measuring = Positions that measure
tactics-measured = { $positions } positions that measure, from { $games } games.
tactics-checking = Puzzles solved again
tactics-made = { $puzzles } puzzles, from { $games } games and those made by hand.
tactics-checked = { $wrong ->
    [0] All { $puzzles } puzzles state what is exact.
   *[other] { $wrong } of { $puzzles } puzzles are wrong.
}
weights-missing = the term { $term } is missing in [{ $side }]
weights-unknown = [{ $side }] knows no term { $term } with a number
column-objective = Objective
column-fair-objective = Fair objective
column-share = Points of A
column-elo = Elo of A
column-opponent = Opponent
column-points-interval = Points [95 %]
column-as-invader = Invader
column-as-defender = Defender

## Files, players and grouped choices

players-line = Invader: { $invader } · Defender: { $defender }
you-are-player-one = You are Player 1; chance is Player 2.
resume-question = An unfinished game (turn { $turn }) is in { $file }. Go on with it? ({ command-yes }/{ command-no })
resume-heading = Unfinished games:
resume-entry = { $scenario }, turn { $turn }: { $file }
resume-which = Which one do you go on with? (number; “{ command-no }” for a new game)
copy-kept = What was there before is kept in { $file }.
unit-choices = { $unit }: { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
other-units = Pick another unit: { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
all-choices = Back to all choices
spell-bolt = lightning
spell-kept-bolt = lightning kept for an attack
spell-earth = earth elemental
spell-fire = fire elemental
file-not-found = there is no such file
file-is-folder = it is a folder
file-not-plain = it is no plain file
file-not-allowed = access is not allowed
file-not-text = line { $line } is no UTF-8 text
file-kind-unknown = { $file } is neither a record nor a position.
png-left-out = This program was built without PNG pictures (feature png). --svg draws the same picture as SVG; for PNG build it with its usual features: cargo install --path crates/cli
replay-part = { $actions ->
    [one] Replayed { $actions } action.
   *[other] Replayed { $actions } actions.
}
position-refused = { $count ->
    [one] { $count } problem
   *[other] { $count } problems
} in the position { $file }:
line-says = line { $line }: { $problem }
rules-uncovered = { $count ->
    [one] { $count } rule is
   *[other] { $count } rules are
} covered by no case and no check:
rules-all-covered = Every rule is covered.
bench-more = Copying one takes { $nanoseconds } ns; { $legal } choices on average, { $listed } listed per second.
reach-line = Within reach (cost): { $hexes }
setup-hint = Type a hex, such as 0907, to place the unit there, or “auto” to let chance place the rest.
help-more =
    More:
      INF3           what this unit can do, and how far it gets
      0907           the one choice that leads there
      auto           in the set-up: chance places the rest
      D1 walks NE    an action in notation: docs/NOTATION.md

## The page

serve-listening = The page is at { $address } (end with Ctrl+C).
serve-no-page = This program was built without the page. Build it with the page: cargo xtask play, or play in this terminal: dragonrage play
serve-address-taken = Cannot listen at { $address }: { $reason }. Name another one: dragonrage serve --addr 127.0.0.1:8080
serve-not-opened = The browser could not be opened; please go to { $address }

## Games over the net

host-not-built = This program was built without the server for games over the net. Build it: cargo xtask host
host-listening = Games over the net: { $address } (end with Ctrl+C). They are kept in { $folder }.
host-address-taken = Cannot listen at { $address }: { $reason }. Name another one: dragonrage host --addr 127.0.0.1:8080
host-locked = Another server writes into { $folder }. End it, or name another folder: --games DIR
host-file-there = { $file } is there already, and is not overwritten.
host-backed-up = All games are copied to { $file }. Keep { $secret } as well, at another place: without it, unfinished games cannot roll their dice.
host-restored = The games are in { $file }. The secret of the old server belongs at { $secret }: without it, unfinished games cannot roll their dice.
host-spoilt = Game { $game }, line { $line }: { $reason }
host-checked = { $games ->
    [one] One game with { $lines } lines was played again.
   *[other] { $games } games with { $lines } lines were played again.
}
host-not-sound = { $n ->
    [one] One game cannot be played again.
   *[other] { $n } games cannot be played again.
}
bot-token = This player is known to the server by the token { $token }: keep it, and name it next time with --token.
bot-plays = Plays game { $game }.
