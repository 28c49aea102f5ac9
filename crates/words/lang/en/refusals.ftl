### Why something is not possible: full sentences about what stands in the way.

no-game-over = The game is over.
no-dice-first = The dice must be rolled first.
no-dice-due = No such roll is due.
no-other-side-decides = The decision belongs to { part-side }.
no-wrong-phase = Nothing of this sort can be done in this phase.
no-choice-first = Another choice must be made first.
no-not-in-play = There is no such unit in play.
no-not-yours = { $unit } belongs to the other side.
no-wrong-kind = { $unit } cannot do such a thing.
no-already-placed = { $unit } is already on the board.
no-picked-already = A unit is picked already: place it first.
no-not-setup-area = No unit may be placed in { $hex }.
no-cavalry-in-tower = Cavalry cannot stay in the tower { $hex }.
no-stacked = { $hex } is full.
no-enemy-there = Enemies hold { $hex }.
no-monster-there = A monster stands in { $hex }.
no-friend-there = A friendly unit stands in { $hex }.
no-dead-monster-there = A dead monster blocks { $hex }.
no-not-vacant = { $hex } is not vacant.

no-entry = No force comes on through { $hex }.
no-off-map = The map ends there.
no-wall-between = A wall bars the way from { $from } to the { $dir }.
no-tower-wall = The tower has no entrance from { $from } to the { $dir }.
no-entrance-shut = The entrance from { $from } to the { $dir } is shut.
no-water-there = Water is in the way at { $hex }.
no-ford-there = This unit cannot enter the ford { $hex }.
no-not-at-the-bank = The crossing { $hex } does not meet the bank on that side.
no-bridge-gone = The bridge { $hex } is destroyed.
no-bridge-broken = The bridge { $hex } is broken and bears nobody.
no-cannot-move = { $unit } cannot move.
no-too-few-mp = That costs { $need } MP, and only { $have } are left.
no-move-over = The move of { $unit } is over.
no-arrived-this-turn = { $unit } arrived this turn and cannot move yet.
no-unfinished = { $unit } must finish its passage first.
no-nowhere-to-end = The move cannot end in { $hex }.
no-turn-too-sharp = A turn to the { $dir } is too sharp.
no-other-mode = { $unit } already moves in another way this turn.
no-no-legs = { $unit } has no legs left.
no-legs-too-weak = The legs of { $unit } are too badly hurt.
no-wings-too-weak = The wings of { $unit } are too badly hurt.
no-in-flight = { $unit } is in flight.
no-not-in-flight = { $unit } is not in flight.
no-not-on-tower = { $unit } is not on a tower.
no-too-far = No more than { $most } is possible here.
no-fly-straight-first = A flyer goes at least two hexes straight first.
no-must-land = { $unit } must land.
no-took-off-this-turn = { $unit } took off this turn.
no-cannot-land-there = Nobody can land in { $hex }.
no-fog-there = Fog covers { $hex }.
no-whirlwind-there = A whirlwind rages in { $hex }.
no-not-empty = { $hex } is not empty.
no-no-gate-ahead = { $unit } does not face a gate that could be smashed.
no-already-tried = { $unit } has already tried this turn.
no-nothing-to-raze = There is nothing to raze in { $hex }.
no-no-enemy-here = There is no enemy in { $hex }.
no-already-overrun = The units in { $hex } have already been overrun.
no-overrun-into-tower = Nobody overruns in the tower { $hex }.
no-berserk = { $unit } is berserk and does as it must.
no-must-leave = { $unit } must leave its hex first.
no-must-act = The phase cannot end: { $unit } must still act.
no-not-on-bridge = { $unit } is not on a wooden bridge.
no-already-prepared = The bridge { $hex } is already prepared.

no-no-fire-left = { $unit } has no fire left.
no-no-head = { $unit } has lost its head.
no-flew-or-slithered = { $unit } flew or slithered this turn.
no-crashed = { $unit } crashed this turn.
no-not-in-front = The { $dir } is not in front of it.
no-fire-blocked = The fire cannot enter { $hex }.
no-no-tower-in-line = There is no tower in the line of fire.
no-already-attacked = { $unit } has already attacked this turn.
no-cannot-attack = { $unit } cannot attack.
no-lost-courage = { $unit } has lost heart this turn.
no-militia-needs-hero = { $unit } dares no attack without a hero nearby.
no-target-flies = { $unit } flies out of reach.
no-target-dead = { $unit } is already dead.
no-submerged = { $unit } is submerged: no missile reaches it so far from the shore.
no-own-unit = { $unit } is one of your own.
no-not-adjacent = { $hex } is not adjacent.
no-no-opening = There is no opening towards { $hex }.
no-out-of-range = The target is out of range: at most { $most ->
    [one] { $most } hex
   *[other] { $most } hexes
}.
no-no-sight = { $hex } is out of sight.
no-area-not-exposed = { $area ->
    [head] The head cannot be hit from there.
    [wings] The wings cannot be hit from there.
    [legs] The legs cannot be hit from there.
   *[belly] The belly cannot be hit from there.
}
no-no-such-area = { $area ->
    [head] The head is out of the question here.
    [wings] The wings are out of the question here.
    [legs] The legs are out of the question here.
   *[belly] The belly is out of the question here.
}
no-area-out-of-reach = { $area ->
    [head] The head does not reach
    [wings] The wings do not reach
    [legs] The legs do not reach
   *[belly] The belly does not reach
} { $hex }.
no-groups-spent = { $area ->
    [head] The head has already attacked.
    [wings] The wings have already attacked.
    [legs] The legs have already attacked.
   *[belly] The belly has already attacked.
}
no-struck-already = { $hex } has already been attacked in this phase.
no-one-target-at-a-time = The attack on { $hex } must be resolved first.
no-nothing-aimed = Nothing is aimed yet.
no-in-fog = Fog allows no attack in { $hex }.
no-in-whirlwind = The whirlwind allows no attack in { $hex }.

no-never-scales = { $unit } scales no walls: only the invader does.
no-no-wall-there = There is no wall to scale from { $from } to the { $dir }.
no-ladder-gone = { $unit } has no ladders left.
no-enemies-beyond = Enemies next to { $hex } forbid the climb.
no-no-room-to-withdraw = The character in { $hex } has no room to withdraw.
no-no-entrance-there = There is no entrance from { $from } to the { $dir }.
no-no-need-to-break = The entrance from { $from } to the { $dir } need not be broken.
no-captive = { $unit } is a captive: nobody moves her until she is freed.
no-nobody-to-take = There is no captive in { $hex } to take along.
no-exit-here = No road leaves the map at { $hex }.
no-not-the-way = { $unit } takes a shortest free way to the nearest exit, no other.
no-gate-guarded = Enemies in { $hex } guard the gate.
no-table-says-no = The table has no number for { $unit } here.
no-climbed = { $unit } has tried to scale a wall this turn.
no-joined-already = { $unit } has already joined the attack.
no-no-bolt-kept = { $unit } has kept no lightning for this attack.
no-cannot-swim-there = A sea serpent keeps to the water: it cannot swim to { $hex }.
no-hero-cannot-follow = No hero can climb along with { $unit }.

no-no-elemental-ground = No elemental can enter { $hex }.
no-no-elemental-left = No such elemental is left to summon.
no-not-controlled = { $unit } is out of control.
no-just-summoned = { $unit } was summoned this turn and cannot move yet.
no-no-elemental = { $unit } is no elemental on the map.

no-too-few-sp = That costs { $need } SP, and only { $have } are left.
no-cast-already = { $unit } has already cast a spell this turn.
no-wrong-radius = The radius of that spell is 0, 1 or 2.
no-not-in-this-game = That does not belong to this game.

no-area-full = { $area ->
    [head] The head can take no more damage.
    [wings] The wings can take no more damage.
    [legs] The legs can take no more damage.
   *[belly] The belly can take no more damage.
}
no-other-areas-first = { $area ->
    [head] Other areas come before the head.
    [wings] Other areas come before the wings.
    [legs] Other areas come before the legs.
   *[belly] Other areas come before the belly.
}
no-not-a-bridge-end = { $hex } is not an end of the bridge.
no-cannot-stop-now = The attack can be stopped only at the end of the invader’s turn.
