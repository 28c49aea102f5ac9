### What must be decided, what may be chosen, what the dice are for.

decision-take-side = Player { $seat } won the roll and chooses a side.
decision-side = { $side ->
    [invader] Invader
   *[defender] Defender
}: { $question }

choice-place = place { $unit }, or pick another unit first.
choice-face = which way does { $unit } face?
choice-spell = cast a spell?
choice-move = move a unit, or end the phase.
choice-move-on = { $unit } must go on.
choice-fire = breathe fire or shoot, or end the phase.
choice-missiles = shoot, or end the phase.
choice-melee = attack, or end the phase.
choice-build-attack = { $unit } attacks { $hex } with { $strength } against { $defence }: add to the attack, or strike.
choice-gather = attack on { $hex } with { $strength } against { $defence }: let others join, or strike.
choice-breach = scale a wall or break an entrance, or end the phase.
choice-flee = { $unit } flees by herself: which way?
choice-withdraw = where does { $unit } withdraw to?
choice-suffer = { $unit } must still take { $points ->
    [one] { $points } point
   *[other] { $points } points
} of damage: where?
choice-rescue = to which bank does { $unit } flee?
choice-reinforce = where does { $unit } arrive? (reinforcements left: { $left })
choice-pay = { $unit } may pay { $cost } SP to dismiss the elemental. Pay?
choice-stop-or-go-on = stop the attack here, or go on?

action-to = { $action } to { $hex }
action-take-side = Play { part-side }
action-pick = Pick { $unit }
action-place = { $unit } goes to { $hex }
action-face = { $unit } faces { $dir }
action-enter = { $unit } comes on in { $hex }
action-enter-facing = { $unit } comes on in { $hex }, facing { $dir }{ $flying ->
    [yes] {", in flight"}
   *[no] {""}
}
action-step = { $unit } moves { $dir }
action-walk = { $unit } walks { $dir }
action-turn = { $unit } turns { $dir }
action-raze = { $unit } razes its hex
action-raze-hex = { $unit } razes { $hex } with a strike from the water
action-smash = { $mp ->
    [0] { $unit } throws its body against the gate
   *[other] { $unit } smashes the gate with { $mp } MP
}
action-overrun = { $unit } overruns the enemies in its hex
action-slither = { $unit } slithers { $dir }
action-slither-turn = { $unit } slithers round to face { $dir }
action-bound = { $unit } bounds { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
} { $dir }
action-take-off = { $unit } takes off
action-fly = { $unit } flies straight ahead
action-land = { $unit } lands
action-fall = { $unit } hurls itself off the tower, { $dir }
action-breathe = { $unit } breathes fire { $dir }
action-shoot = { $unit } shoots at { $target }, { $area ->
    [head] head
    [wings] wings
    [legs] legs
   *[belly] belly
}
action-attack = { $unit } attacks { $target }, { $area ->
    [head] head
    [wings] wings
    [legs] legs
   *[belly] belly
}
action-aim = { $unit } aims { part-area } at { $hex }
action-strike = Strike
action-prepare = { $unit } prepares the bridge for destruction
action-force = { $unit } smashes the unguarded gate to the { $dir } for 1 MP
action-scale = { $along ->
    [yes] { $unit } and the hero scale the wall { $dir }
   *[no] { $unit } scales the wall { $dir }
}
action-break = { $unit } breaks the entrance to the { $dir }
action-take = { $unit } takes Elowyn along
action-leave = { $unit } leaves the map by the road
action-withdraw = { $unit } withdraws to { $hex }
action-join = { $unit } joins the attack on { $hex }
action-boost = { $unit } boosts morale, radius { $radius }
action-fog = { $unit } casts fog on { $hex }
action-whirlwind = { $unit } casts a whirlwind in { $hex }
action-lightning = { $unit } casts lightning at { $target }
action-bolt-hex = { $keep ->
    [yes] { $unit } keeps lightning ready for an attack on { $hex }
   *[no] { $unit } casts lightning at the enemies in { $hex }
}
action-summon = { $fire ->
    [yes] { $unit } summons a fire elemental in { $hex }
   *[no] { $unit } summons an earth elemental in { $hex }
}
action-dismiss = { $unit } dismisses { $target }
action-pay = { $unit } pays for the dismissal
action-suffer = { $unit } takes 1 point of damage to { part-area }
action-rescue = { $unit } flees to { $hex }
action-done = Nothing more
action-stop = Stop the attack
action-stop-graded = Stop the attack: { $grade }
action-entrance = { $action }: { $entrance }
action-concede = { $side ->
    [invader] The invader concedes
   *[defender] The defender concedes
}
action-roll = { $b ->
    [0] The die shows { $a }
   *[other] The dice show { $a } and { $b }
}

chance = { $roll }: { $dice }, { $need }; { $percent }% ({ $ways } of { $of } ways)
chance-value = { $roll }: { $dice }
dice = { $count }d6
need-at-least = { $number } or more needed
need-at-most = { $number } or less needed

roll-sides = Player { $seat } rolls for the choice of sides
roll-gate = { $unit } against the gate with { $mp } MP
roll-legless-gate = { $unit } without legs against { $guarded ->
    [yes] a guarded gate
   *[no] an unguarded gate
}
roll-overrun = Overrun by { $unit } in { $hex }, { $strength } against { $defence }
roll-melee = Attack by { $unit } on { $hex }, { $strength } against { $defence }
roll-clash = { $volley ->
    [yes] Missiles at
   *[no] Attack on
} { $hex }, { $strength } against { $defence }
roll-bolt = Lightning of { $unit } at { $hex }, { $strength } against { $defence }
roll-scale = { $unit } tries to scale the wall to the { $dir }
roll-break = { $unit } tries to break { $gate ->
    [yes] the gate
   *[no] the door
} to the { $dir }
roll-hit = { $unit } strikes at { part-area } of { $target }
roll-missile = { $unit } shoots at { part-area } of { $target }
roll-morale = Morale check of { $unit }
roll-escape = { $unit } tries to escape { $from ->
    [fire] the fire
    [crash] the crash
    [collapse] the falling body
   *[bridge] the breaking bridge
}
roll-whirlwind = Crash roll of { $unit } in the whirlwind in { $hex }
roll-crash-damage = Crash damage of { $unit }
roll-drift = Drift of the whirlwind in { $hex }
roll-dismiss = What { $unit } must pay to dismiss { $target }
roll-stray = { $unit } picks one of { $of } targets at random
roll-berserk = Death roll of berserk { $unit }

modifier-hero = hero
modifier-boost = boosted morale
modifier-tower = tower
modifier-weak-fire = weak fire
modifier-morale = morale check
modifier-no-defender-near = no defender near
modifier-slayer = slayer of a young dragon
