### The guided first game, and advice.

guide-title = Your first game
guide-defend = … or defend the city
guide-learnt = { $done } of { $count } lessons
guide-praise-1 = Well done!
guide-praise-2 = Splendid!
guide-praise-3 = Exactly!
guide-praise-4 = That’s it!
guide-wait = { $side ->
    [invader] Now the city moves. Watch what it does.
   *[defender] Now the dragons move. Watch what they do.
}
guide-last-look = Look once more: all of it can still be changed. Then press “{ orders-begin-battle }”.
guide-finished = That was all there is to learn. The game goes on!
guide-skip = Skip
guide-skip-all = No more lessons
guide-open = Lessons
guide-show-me = Show me
guide-due = to come
guide-done = learnt
guide-skipped = skipped

advice-ask = Hint
advice-thinking = A knight is thinking about it …
advice-heading = What a strong player would consider, with the chance of winning
advice-none = There is nothing to advise here.
advice-do = Do it
advice-chance = { $chance } % to win ({ $gain } points against doing nothing more)

lesson-invader-set-up-title = Set up
lesson-invader-set-up = One dragon waits at the edge of the forest. Put the other on a marked hex beside it, then turn it towards the city.
lesson-invader-fly-title = Take off and fly
lesson-invader-fly = Choose a dragon, then a marked hex, and a direction of the row “{ page-stays-up }”. It flies six hexes, over walls and soldiers alike.
lesson-invader-turn-title = End the phase
lesson-invader-turn = Move your other dragon too, if you like. Then press “End the phase” – after movement also in fire and melee – and the city answers.
lesson-invader-land-title = Land and raze
lesson-invader-land = Choose the dragon in flight, then a marked hex, and a direction of the row “{ page-lands }”. Where it lands on an empty hex with a blue number, it razes it and scores these victory points (VP).
lesson-invader-breathe-title = Breathe fire
lesson-invader-breathe = Choose your dragon and breathe fire at a marked hex: it burns two hexes in a line, with whoever does not escape. Each dragon has two breaths in the whole game.
lesson-invader-fight-title = Head, wings and legs
lesson-invader-fight = Choose your dragon and a marked hex, add head (3), wings (2 each) and legs (1 each), and strike. The more you outweigh the defenders, the surer they fall.
lesson-invader-wings-title = Keep your wings
lesson-invader-wings = Your dragon is hurt, and with one wing gone it will never fly or bound again. Take it into the air, or to a marked hex with no defender beside it.
lesson-invader-smash-title = Smash a gate
lesson-invader-smash = A walking dragon can smash the gate before it: the more movement points it spends, the likelier. Choose your dragon, then the marked hex behind the gate.
lesson-invader-bound-title = Bound
lesson-invader-bound = A bound leaps up to three hexes over anything, and afterwards the dragon may still bite and burn. Choose a dragon and bound to a marked hex.
lesson-invader-walk-title = Walk
lesson-invader-walk = On foot a dragon goes four hexes and may fight afterwards; for one more movement point it razes the hex it stands in. Choose a dragon and walk to a marked hex.
lesson-invader-clocks-title = Two clocks
lesson-invader-clocks = Look at the clocks above: after ten turns without destruction, or without a dragon within the walls, you lose. Raze another blue number to set the first one back.
lesson-invader-victory-title = How you win
lesson-invader-victory = Raze { $goal } VP for a great victory; with a few less you may stop at the end of your turn and win a smaller one. You lose if both dragons die or a clock runs out.

lesson-defender-set-up-title = Set up
lesson-defender-set-up = Your city is ready but for the hero: put him on a marked hex among your soldiers. “Undo” takes the whole set-up back, if you would rather place everybody yourself.
lesson-defender-turn-title = Your turn
lesson-defender-turn = Your turn goes from spells to movement, archery and melee. There is nothing to cast yet: press “End the phase”.
lesson-defender-guard-title = Guard what counts
lesson-defender-guard = No dragon can land on a hex that is occupied. Choose a marked unit and move it onto an empty hex with a blue number.
lesson-defender-shoot-title = Shoot
lesson-defender-shoot = A dragon is within bowshot: choose archers and shoot. A flyer is hit only with a 6, but then in the belly; beside a dragon on the ground, a 5 will do.
lesson-defender-surround-title = Gather around
lesson-defender-surround = A dragon on the ground can be struck from all sides. Move a unit to a marked hex at its flank: from there a 4 is enough to hit the wings.
lesson-defender-strike-title = Strike at the wings
lesson-defender-strike = Your soldiers stand beside a dragon: choose one, then the dragon, and strike at the wings. With one wing gone, it will never fly or bound again.
lesson-defender-hero-title = The hero leads
lesson-defender-hero = Whoever stands with your hero adds 1 to the die against a dragon, and militia dare to attack only near him. Bring him to the dragon – even into its hex, where the belly is.
lesson-defender-wizard-title = Bring up the wizard
lesson-defender-wizard = Spells reach four hexes. Move your wizard to a marked hex, so that a dragon is in reach next turn; his ten spell points last for the whole game.
lesson-defender-boost-title = Boost Morale
lesson-defender-boost = A dragon stands near your wizard: Boost Morale adds 1 to the dice of your soldiers around him, and lets militia attack. Choose him, open the spell in his book, and cast it.
lesson-defender-bolt-title = Lightning and whirlwind
lesson-defender-bolt = A dragon is in reach of your wizard: lightning never misses, and hurts more the closer he stands; a whirlwind can make a flyer crash. Choose him, open one of the two in his spell book, and cast it.
lesson-defender-reinforcements-title = Reinforcements
lesson-defender-reinforcements = Fresh troops come by sea, on turn 10 and every fourth turn after. Put them ashore on a marked hex.
lesson-defender-victory-title = How you win
lesson-defender-victory = You win when both dragons are dead, or after ten turns without destruction or without a dragon within the walls. They are after { $goal } VP: keep the blue numbers standing.
