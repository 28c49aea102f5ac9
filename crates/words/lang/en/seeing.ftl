### What helps to see: inspector, legend, overlays, dark theme.

look-heading = Looked at closely
look-keep = Press I to keep this open, with links to the rules.
look-razed = razed, was worth { $vp } VP
look-road = road
look-bridge = { $state ->
    [prepared] the bridge is prepared for destruction
    [broken] the bridge is broken
   *[burned] the bridge is burned
}
look-entrance = { $gate ->
    [yes] gate
   *[no] door
} to the { $dir }: { $name }, { $state ->
    [open] open
    [smashed] smashed
   *[shut] shut
}
barrier-wall = wall: { $dirs }
barrier-breach = broken wall: { $dirs }
barrier-block = houses as high as a wall: { $dirs }
barrier-tower = side of the tower: { $dirs }
barrier-stream = water: { $dirs }
look-of = { $left } of { $full }
look-part = { $left } of { $full }, hit on { $number }+
look-able = Can now: { $list }.
look-idle = Can do nothing just now.
look-reach = within reach
look-cost = within reach, cost { $cost }
look-target = can be attacked
look-threat = { $count ->
    [one] Next turn { $units } could strike here.
   *[other] Next turn { $count } enemies could strike here: { $units }.
}
look-blow = The likeliest single blow at those who stand there: { $percent } %.
value-strength = Combat strength
value-defence = Strength, in defence only
value-escape = Escape number
value-mp = Movement points
value-road = Movement points on the road
value-hit-points = Hit points
value-spell-points = Spell points
value-fires = Fire breaths
value-flight = Flight, in hexes
value-bound = Bound, in hexes
state-dead = lies there dead
state-captive = in a cell
state-berserk = berserk
state-wild = obeys nobody
state-airborne = in flight
state-wounded = wounded
state-demoralised = afraid: must pass a morale check to attack
state-slayer = killed a young dragon: its parent hunts it
state-preparing = prepares the bridge for destruction
state-boosted = boosted morale
state-attacked = has attacked
state-moved = has moved
state-breathed = has breathed fire this turn
state-no-ladder = has left its ladders at a wall
able-place = be placed
able-enter = come on
able-move = move
able-fly = fly
able-raze = raze
able-overrun = overrun enemies
able-smash = smash an entrance
able-scale = scale a wall
able-breathe = breathe fire
able-shoot = shoot
able-attack = attack
able-cast = cast a spell
able-prepare = prepare a bridge for destruction
able-other = decide something
overlay-heading = Show on the board
overlay-able = Who can still act
overlay-able-help = A frame: this unit can still do something in this phase.
overlay-threat = Enemy reach and threat
overlay-threat-help = Next turn the enemy can get to the dotted hexes and strike at the striped ones. Per cent: the likeliest single blow at those who stand there; a number: how many enemies could strike.
overlay-cover = What my units can strike
overlay-cover-help = From where they stand, your units could strike at the striped hexes; the number tells how many of them.
overlay-sight = Line of sight
overlay-sight-help = An eye: seen by archers from the hex under the pointer or cursor, up to 4 hexes.
overlay-worth = Victory points
overlay-worth-help = What each hex is worth; what is razed is crossed out.
overlay-numbers = Hex numbers
overlay-left = Left: { $left } VP. Razed: { $razed } VP.
overlay-nothing = There is nothing to show now.
keys-inspect = Look closely at the hex under the cursor or pointer
signs-heading = Signs of map and counters
signs-map = On the map
signs-counters = On the counters
signs-marks = Marks on the board
signs-values = A-B-C(D): combat strength, escape number, movement points, movement points on the road. In parentheses at the front: for defence only. ×: it has none.
signs-owner = A shield: the defender’s. A triangle: the invader’s.
signs-points = A heart: hit points left. A star: spell points left.
signs-facing = The arrow: the facing of a major monster.
sign-gate = Gate (red): strong; a monster pays 1 MP or more for an attempt to smash it.
sign-door = Door (blue): weaker than a gate.
sign-wall = Wall: nobody walks through, and nobody sees through.
sign-tower = Tower: sees far and is seen from afar.
sign-vp = A number in a circle: victory points for the invader if the hex is razed.
sign-road = Road: whoever keeps to it goes farther.
sign-bridge = Bridge: wooden ones can be destroyed.
sign-ford = Ford: a way through the river.
sign-river = River: only bridges and fords lead across.
sign-forest = Forest
sign-building = Buildings
sign-dock = Dock
mark-ready = This unit can still do something.
mark-reach = The chosen unit can get there; the number is the cost.
mark-target = Can be attacked, burned or cast upon.
mark-selected = Chosen
mark-threatened = The enemy can strike here next turn.
mark-threat = The enemy can get here next turn.
mark-cover = Your own units could strike here.
mark-seen = Seen from the hex under the pointer.
mark-worth = Was worth so many VP, and is razed.
mark-flag = A flag on the turn track: reinforcements arrive.
odds-way = { $percent } %: { $what }
odds-nothing = Nothing happens.
burn-hex = Fire in { $hex }: { $what }
burn-unit = { $unit } dies with { $percent } %
burn-vp = { $vp } VP burn
burn-nothing = nothing burns
screen-settings-dark = Dark
screen-settings-dark-help = Light letters on dark ground, and a dark board. Without a choice, as the system has it.
page-dark = Dark or light
seeing-overlays = What is shown on the board
hint-ends = { $airborne ->
    [yes] in flight over { $hex }
   *[no] in { $hex }
}{ $facing ->
    [none] {""}
   *[other] , facing { $facing }
}
hint-best = the best of these
hint-behind = { $points ->
    [0] as good as the best
    [one] 1 point less than the best
   *[other] { $points } points less than the best
}
hint-why = Why: { $list }.
why-vp = { $side ->
    [invader] victory points fall
   *[defender] victory points are saved
}
why-clock = { $side ->
    [invader] time is won before the city is given up
   *[defender] the invader’s time runs out
}
why-advance = { $side ->
    [invader] nearer to what is worth VP
   *[defender] the invader is kept away from what is worth VP
}
why-threat = { $side ->
    [invader] more is threatened
   *[defender] less is threatened
}
why-guard = { $side ->
    [invader] what is threatened is less guarded
   *[defender] what is threatened is better guarded
}
why-hunt = { $side ->
    [invader] the hunters are farther away
   *[defender] nearer to the monsters
}
why-gates = { $side ->
    [invader] a way into the city opens
   *[defender] the ways into the city are held
}
why-own = { $side ->
    [invader] own units are saved
   *[defender] own units are saved
}
why-enemy = { $side ->
    [invader] it costs the enemy units
   *[defender] it costs the enemy units
}
why-fires = { $side ->
    [invader] fire breaths are saved
   *[defender] the monster spends its fire
}
why-magic = { $side ->
    [invader] magic is spent well
   *[defender] magic is spent well
}
why-strike = { $side ->
    [invader] it prepares a strong blow
   *[defender] it prepares a strong blow
}
why-safety = { $side ->
    [invader] the enemy can strike less
   *[defender] the enemy can strike less
}
