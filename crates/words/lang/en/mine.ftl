### My games: names, statistics, history, reports.

mine-title = My games
mine-history = History
mine-figures = Statistics
mine-deeds = Achievements
mine-name = My name
mine-name-help = It stands in the records of new games, and in whatever you share of them.
mine-former-names = Former names
mine-name-of = Name
mine-name-of-side = { $side ->
    [invader] Name of the invader’s player
   *[defender] Name of the defender’s player
}
mine-search = Search
mine-search-help = Name, scenario, result or date
mine-games-label = Games
mine-stand-all = All
mine-stand-running = Running
mine-stand-over = Finished
mine-stand-won = Won by me
mine-stand-lost = Lost by me
mine-any = Any
mine-side-label = My side
mine-against-label = Opponent
mine-order-label = Order
mine-order-newest = Newest first
mine-order-oldest = Oldest first
mine-order-longest = Longest first
mine-order-scenario = By scenario
mine-found = { $count } of { $all } games
mine-reading = Reading: { $done } of { $all }
mine-none = No game is kept here yet. Whatever you play, watch or load will be found here.
mine-none-found = No game matches.
mine-more = Show { $count } more
mine-state-won = Won in turn { $turn }
mine-state-lost = Lost in turn { $turn }
mine-go-on = Go on
mine-link = Link
mine-counting = Replaying records: { $done } of { $all }
mine-stop = Stop
mine-count-on = Go on counting
mine-figures-none = There are no figures yet: finish a game first.
mine-figures-whose = Counted are finished games of one person against a computer player, and those in which one side has your name.
mine-games = Games
mine-wins = Won
mine-wins-of = { $won } ({ $percent } %)
mine-mean-vp = VP destroyed per game
mine-mean-kills = Enemy units destroyed per game
mine-mean-lost = Own units lost per game
mine-mean-turns = Turns per game
mine-streak = Won in a row
mine-streak-of = { $now } now, { $best } at best
mine-favourite = Acted most
mine-luck = Luck per game
mine-costs = Cost of choices per game
mine-costs-known = weighed in { $count } of { $all } games
mine-costs-unknown = not weighed yet: the result of a game offers it
mine-table = By scenario, side and opponent
mine-per-cent = { $percent } %
mine-deeds-count = { $done } of { $all }
mine-deeds-help = They are found in your records and nowhere else: forget a game, and what you did in it is forgotten too.
mine-deed-watch = Watch it
mine-deed-won = Achieved
mine-deed-open = Not yet
mine-deed-by = { $by ->
    [invader] as the invader
    [defender] as the defender
    [either] with either side
   *[games] in several games
}
mine-balance = Luck and choices
mine-gave = { $who ->
    [me] The dice gave you { $percent } %.
    [invader] The dice gave the invader { $percent } %.
   *[defender] The dice gave the defender { $percent } %.
}
mine-cost = { $who ->
    [me] Your choices cost { $percent } %.
    [invader] The invader’s choices cost { $percent } %.
   *[defender] The defender’s choices cost { $percent } %.
}
mine-weigh = { $who ->
    [me] Weigh my choices
    [invader] Weigh the invader’s choices
   *[defender] Weigh the defender’s choices
}
mine-weighing = Weighing: { $done } of { $all } choices
mine-so-far = So far { $percent } %.
mine-dearest = What cost most
mine-dearest-none = No choice cost 2 % or more.
mine-instead = Better: { $best }
mine-measured = Luck: for every roll, your chance to win after it less the average over all results that were possible, summed up. Choices: for everything you did after the set-up, your chance after the best that a knight finds in its place less your chance after what you did. Both chances are averages of twelve continuations with the same dice; less than 2 % counts as nothing. So the sums may exceed 100 %.
mine-measured-title = What is measured
mine-report-share = Share as a picture
mine-report-save = Save as a picture
mine-report-shared = The picture is on its way.
mine-report-saved = The picture has been saved.
mine-report-failed = This browser cannot make the picture.
mine-report-facts = { $turns } turns · { $vp } of { $goal } VP
mine-report-luck = Luck of the dice: invader { $invader } %, defender { $defender } %

deed-first-gate-title = Gate-crasher
deed-first-gate = Smash a gate. Unguarded it falls for 1 MP; guarded, each MP you spend adds one sixth, and what you spent in vain is gone: come with all of them.
deed-overrun-title = Trampled
deed-overrun = Destroy a unit by an overrun. A dragon or wurm that walks in pays 1 MP more, strikes at once, goes on, and still has all its melee attacks.
deed-firestorm-title = Firestorm
deed-firestorm = Raze two places with one breath. Dragonfire burns the hex in front and the one behind it: stand so that both are worth something.
deed-heart-title = The heart of the city
deed-heart = Raze the place that is worth most. It is guarded best; a monster that walks in and has 1 MP left razes it at once.
deed-ladders-title = Ladders up
deed-ladders = Scale a wall. Keep 1 MP, choose a stretch with no defender beside the hex behind it: that is +1 on the die.
deed-heros-bane-title = Hero’s bane
deed-heros-bane = Kill a hero. He must be hit twice: the first time he is only wounded, and no longer helps those beside him.
deed-wizards-bane-title = Silence
deed-wizards-bane = Kill a wizard while he may still have spell points. He cannot strike back, and whoever shares his hex is all that protects him.
deed-demoralised-title = Broken hearts
deed-demoralised = Kill the last hero. From then on the enemy’s units must pass a morale check before each attack on a monster.
deed-bridge-title = Bridge-breaker
deed-bridge = Destroy a wooden bridge. A troop prepares it in one turn and burns it behind itself in the next; a dragon that lands on one breaks it, and drowns if it stays.
deed-wing-clipper-title = Wing-clipper
deed-wing-clipper = Destroy both wings of a major monster. With half of its wing points gone it no longer flies or bounds: aim at the wings while it stands.
deed-hamstrung-title = Hamstrung
deed-hamstrung = Destroy all legs of a major monster. Every group of legs that is lost costs it 1 MP on foot; surplus damage is wasted, so change the area in time.
deed-downed-title = Down it comes
deed-downed = Make a flying monster crash. It takes 2d6 damage, and over water it dies: shoot at its wings, or whirl up the air in its way.
deed-storm-title = Storm-caller
deed-storm = Bring a monster down with a whirlwind. Whoever flies or bounds into, out of or through it crashes on 4 or more; in a monster’s own hex it works at once.
deed-thunder-title = Thunderstruck
deed-thunder = Hurt or destroy an enemy with lightning. Its power is 5 less the distance, and a monster is hit without a roll: go near.
deed-summoner-title = Out of earth and fire
deed-summoner = Summon an elemental. It costs half of a wizard’s spell points, cannot move in that turn, but may attack at once.
deed-giant-felled-title = The bigger they are
deed-giant-felled = Kill a minor monster. Most are hurt on 5 or more, giants on a 6 only: strike with many units, and with those whose strength is greatest.
deed-monster-slain-title = Dragon-slayer
deed-monster-slain = Kill a major monster. Damage fills group after group of one area: keep at the same area until it is gone, and beware of the hex in which it collapses.
deed-won-invader-title = Death from above
deed-won-invader = Win as the invader: destroy as many VP as the scenario asks for. Razing the nearest places first is seldom the shortest way.
deed-won-defender-title = The city stands
deed-won-defender = Win as the defender. You need not kill every invader: ten turns in which nothing is destroyed are enough.
deed-clock-title = Time is on our side
deed-clock = Win by one of the two clocks: ten turns without VP destroyed, or ten without an invader within the walls.
deed-by-a-hair-title = By a hair
deed-by-a-hair = Win as the defender although the invader lacked 2 VP or less. Count what he can still reach each turn, and guard that first.
deed-held-walls-title = Not one stone
deed-held-walls = Win as the defender, and no entrance or wall was ever forced. One unit behind a gate makes smashing it a gamble; one beside a hex makes scaling harder.
deed-swift-title = Before help comes
deed-swift = Win as the invader before turn 10, when the first reinforcements arrive. Every fourth turn after that brings more.
deed-unscathed-title = Unscathed
deed-unscathed = Win as the invader without losing a single unit. Damage is the strength of whoever hits: leave before the strong ones come up.
deed-no-spell-wasted-title = No spell left over
deed-no-spell-wasted = Win with a living wizard who has spent all his spell points. They last for the whole game, one spell a turn: what is left at the end was wasted.
deed-comeback-title = Back from the brink
deed-comeback = Win a game in which your chance was once 15 % or less. Do not concede: the curve beside the result shows where it turned.
deed-against-the-dice-title = Against the dice
deed-against-the-dice = Win although the dice took 15 % from you or more. Attack where the chance is good and the loss is small, and luck matters less.
deed-knight-beaten-title = Worthy opponent
deed-knight-beaten = Beat the knight or the dragonlord. They look a whole turn ahead: leave no place that they can raze and leave again unpunished.
deed-both-sides-title = Both sides of the wall
deed-both-sides = Win the same scenario once with each side. Whoever has stood on the other side knows what it fears.
deed-whole-map-title = Every battle
deed-whole-map = Finish every scenario of one map. Each asks for another army, and another way through the same streets.
