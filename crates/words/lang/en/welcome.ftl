### First contact: the start screen, the goal in one picture, a new game, why a game was won or lost.

welcome-now = Play now
welcome-now-told = { $scenario }: { $invader } against { $defender }
welcome-guided = Guided game as the invader
welcome-guided-defence = Guided game as the defender
welcome-learn = Learn the game
welcome-minutes = { $invader ->
    [one] about a minute
   *[other] about { $invader } min as the invader, { $defender } as the defender
}
welcome-even = { $side ->
    [invader] Easier for the invader: he wins { $percent } %
    [defender] Easier for the defender: the invader wins { $percent } %
   *[even] Even: the invader wins { $percent } %
}
welcome-size = { $size ->
    [light] Short turns: up to { $count } decisions
    [medium] Medium turns: up to { $count } decisions
   *[heavy] Long turns: up to { $count } decisions
}
welcome-moves-first = { $side ->
    [invader] The invader moves first.
   *[defender] The defender moves first.
}
welcome-measured = Shares of games between two knights, { $games } of each scenario; minutes reckoned from their turns and the decisions in them.
welcome-expert = For experts: house rules, seed of the dice
welcome-house = Rule numbers such as H-05 are those of the rulebook.
level-random-told = Does anything that is allowed. It never beat a squire in 480 games: for trying things out.
level-page-told = For children and a first game: it forgets some of its units, fears you too little, and takes what is nearly the best. It gets 23 of 100 points against a squire.
level-squire-told = Takes what looks best at once. A first opponent: it gets 13 of 100 points against a knight.
level-knight-told = Asks each unit what it could do, and looks five turns of either side ahead. It gets 87 of 100 points against a squire.
level-dragonlord-told = Like a knight, with more moves of each unit and three answers of the enemy; thinks a second or two.
goal-heading = { $side ->
    [invader] What you are after
   *[defender] What you must save
}
goal-picture = Map of { $city } with all victory points
goal-counts = { $side ->
    [invader] The numbers are victory points (VP), { $total } in all. An empty hex is razed when a dragon lands on it or walks in; guards must die first.
   *[defender] The numbers are victory points (VP), { $total } in all. The dragons raze empty hexes: where one of your units stands, none can land.
}
goal-graded = { $side ->
    [invader] You win with { $least } VP if you stop then; { $goal } are a great victory.
   *[defender] You lose when { $least } VP are destroyed and the dragons stop.
}
goal-objective = { $side ->
    [invader] You win with { $goal } VP.
   *[defender] You lose when { $goal } VP are destroyed.
}
goal-otherwise = { $side ->
    [invader] You lose when both dragons are dead, or after ten turns without destruction, or without a dragon within the walls.
   *[defender] You win when both dragons are dead, or after ten turns without destruction, or without a dragon within the walls.
}
goal-understood = Understood
read-number = Lesson { $number } of { $count }
read-back = The lesson before
read-on = The next lesson
read-return = Back to the game
note-whirlwind = The wizard has sent a whirlwind. Whoever flies or bounds through it crashes on a roll of 4 or more, that is every other time; it drifts on by itself. Fly around it!
note-crash = Your dragon was in the whirlwind: with 4, 5 or 6 on the die it crashes, 50 %. Those who land or walk are safe from it.
note-lightning = Lightning never misses: beside the wizard it does 4 points of damage, one less for each hex farther away. Keep your distance, or kill him.
note-fog = Fog: nobody in it attacks or is attacked, and nobody lands there, until the wizard’s next spell phase.
note-boost = Boost Morale: the soldiers around the wizard add 1 to their rolls this turn, and militia dare to attack.
note-shot = Archers hit a flying dragon on a 6 only, and then in the belly; a dragon on the ground beside them on a 5.
note-struck = Soldiers strike at what they can reach: the legs from everywhere, the wings from the flanks. A dragon without a wing never flies again.
note-fire = The dragon breathed fire over two hexes; who does not escape is gone. It has two breaths in the whole game.
note-razed = A hex with a blue number was empty, and is razed. Its points are on the invader’s account: look at the bar above.
note-claws = The dragon struck: head 3, wings 2 each, legs 1 each, against the defence in the hex. Spread out, so that it meets few at once.
why-objective = The goal was reached: { $vp } of { $goal } VP destroyed, most of them at { $places }.
why-stopped = The invader stopped with { $vp } VP destroyed, most of them at { $places }: { $grade }.
why-stopped-early = The invader stopped with { $vp } VP destroyed; { $least } would have been enough.
why-destroyed = Not one victory point of the city is left.
why-dead = No invader is left: the last, { $unit }, fell in turn { $turn }. { $vp } of { $goal } VP were destroyed.
why-no-destruction = Ten turns went by without destruction: the last building, { $place }, fell in turn { $turn }. { $vp } of { $goal } VP were destroyed.
why-nothing-razed = Ten turns went by, and not one building was razed.
why-outside = Ten turns went by without an invader within the walls. { $vp } of { $goal } VP were destroyed.
why-rescued = Elowyn was brought to safety.
why-conceded = { $side ->
    [invader] The invader gave up, with { $vp } of { $goal } VP destroyed.
   *[defender] The defender gave up, with { $vp } of { $goal } VP destroyed.
}
why-missing = { $count ->
    [one] One VP was missing.
   *[other] { $count } VP were missing.
}
why-decided = What decided it most: turn { $turn }, in which the invader’s chance to win went from { $before } to { $after } %.
why-losses = The invader lost { $invader } of { $invaders } units, the defender { $defender } of { $defenders }.
why-again = Play again
why-other-side = The other side
why-next = Next scenario: { $scenario }
