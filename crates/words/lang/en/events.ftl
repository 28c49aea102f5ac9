### What happened: lines of the log, in the present tense, short.

event-side-taken = Player { $seat } plays { part-side }.
event-side-roll-tied = The dice are equal: both players roll again.
event-placed = { $unit } sets up in { $hex }.
event-faced = { $unit } faces { $dir }.
event-turn-began = Turn { $turn } begins.
event-phase-began = Phase: { $phase }.

event-entered = { $unit } comes on in { $hex }.
event-entered-facing = { $unit } comes on in { $hex }, facing { $dir }{ $flying ->
    [yes] {", in flight"}
   *[no] {""}
}.
event-moved = { $unit } moves to { $to }, { $mp_left } MP left.
event-walked = { $unit } walks to { $to }, { $mp_left } MP left.
event-turned = { $unit } turns { $dir }, { $mp_left } MP left.
event-slithered = { $unit } slithers to { $to }.
event-slither-turned = { $unit } slithers round to face { $dir }.
event-bounded = { $unit } bounds from { $from } to { $to }.
event-took-off = { $unit } takes off from { $hex }.
event-flew = { $unit } flies to { $to }.
event-landed = { $unit } lands in { $hex }.
event-passed-over = { $unit } tramples past the enemies in { $hex }.
event-threw-itself-off = { $unit } hurls itself off the tower { $from } towards { $to }.

event-smashed = { $unit } smashes the { $gate ->
    [yes] gate
   *[no] door
} { $entrance }.
event-smash-failed = { $unit } fails to smash the entrance { $entrance }.
event-breached = { $unit } breaks the wall { $wall }: the breach stays open.
event-opened = { $unit } opens the entrance { $entrance }.
event-closed = The entrance { $entrance } closes.
event-control-changed = The entrance { $entrance } falls to { part-side }.
event-bridge-prepared = { $unit } prepares the bridge { $hex } for destruction.
event-preparation-lost = The bridge { $hex } is no longer prepared for destruction.
event-bridge-broken = { $unit } breaks the bridge { $hex } with its weight.
event-bridge-burned = The bridge { $hex } is destroyed.
event-rescued = { $unit } reaches the bank in { $to }.

event-razed = { $hex } is razed: { $vp } VP, { $total } in all.
event-vp-changed = Elowyn’s fate changes the VP by { $by }: { $total } in all.
event-left-home = { $unit } leaves { $hex }, which is now worth { $vp } VP.
event-freed = { $by } frees { $unit }.
event-taken = { $by } takes { $unit } along.
event-saved = { $unit } leaves the map at { $hex } and is safe.
event-fled = { $unit } gets away by herself at { $hex }.

event-overrun-declared = { $unit } overruns the enemies in { $hex }, { $strength } against { $defence }.
event-breathed = { $unit } breathes fire to the { $dir } ({ $left ->
    [one] { $left } breath left
   *[other] { $left } breaths left
}).
event-fire-hit = The fire sweeps over { $hex }.
event-fire-stopped = The fire stops before { $hex }.
event-aimed = { $unit } aims { part-area } at { $hex }, { $strength } against { $defence }.
event-struck = { $unit } strikes at { $hex }, { $strength } against { $defence }.
event-hopeless-attack = The attack of { $unit } on { $hex } is hopeless.
event-certain-attack = Nothing in { $hex } withstands the attack of { $unit }.
event-attacked = { $unit } attacks { $target } and goes for { part-area }.
event-shot = { $unit } shoots at { $target } and aims for { part-area }.
event-missed = { $unit } misses.
event-morale-held = { $unit } stands firm.
event-morale-failed = { $unit } loses heart and does not attack.
event-demoralised = The last hero of { part-side } is dead: the troops are demoralised.
event-joined = { $unit } joins the attack on { $hex }, now { $strength } against { $defence }.
event-clashed = { $volley ->
    [yes] Missiles fly at
   *[no] The attack is made on
} { $hex }, { $strength } against { $defence }.

event-scaled = { $unit } scales the wall and enters { $to }.
event-scale-failed = { $unit } fails to scale the wall towards { $hex }.
event-ladder-left = { $unit } leaves its ladders behind.
event-withdrew = { $unit } withdraws to { $to }.

event-minor-damaged = { $unit }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} of damage, { $left } left.
event-minor-died = { $unit } dies in { $hex }.
event-furious = The young dragon is lost: { $unit } is furious!
event-became-slayer = { $unit } is now a slayer of the young dragon.
event-damaged = { $unit }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} of damage to { part-area }, { $left } left.
event-no-more-damage = { $unit }: { part-area } can take no more damage.
event-group-lost = { $unit }: { $area ->
    [head] the head is destroyed
    [wings] a wing is destroyed, { $left } left
    [legs] a leg is destroyed, { $left } left
   *[belly] the belly is destroyed
}.
event-went-berserk = { $unit } goes berserk!
event-wounded = { $unit } is wounded.
event-escaped = { $unit } escapes.
event-destroyed = { $unit } is destroyed.
event-monster-died = { $unit } dies in { $hex }.
event-drowned = { $unit } drowns in { $hex }.
event-collapsed = { $unit } collapses and buries { $hex }.
event-crashed = { $unit } crashes in { $hex }!
event-crash-damage = { $unit } takes { $points ->
    [one] { $points } point
   *[other] { $points } points
} of crash damage.

event-boost-cast = { $unit } boosts the morale around { $hex }, radius { $radius }, { $sp_left } SP left.
event-fog-cast = { $unit } wraps { $hex } and its surroundings in fog, { $sp_left } SP left.
event-whirlwind-cast = { $unit } raises a whirlwind in { $hex }, { $sp_left } SP left.
event-lightning-cast = { $unit } hurls lightning of power { $power } at { $target }, { $sp_left } SP left.
event-bolt-cast = { $unit } hurls lightning of power { $power } at the enemies in { $hex }, { $sp_left } SP left.
event-bolt-kept = { $unit } keeps lightning of power { $power } ready for an attack on { $hex }, { $sp_left } SP left.
event-bolt-lost = The lightning kept for { $hex } is lost.
event-summoned = { $unit } summons { $elemental } in { $hex }, { $sp_left } SP left.
event-control-lost = { $unit } obeys nobody any more.
event-dismiss-cost = It would cost { $unit } { $cost } SP to dismiss { $target }.
event-dismissed = { $unit } dismisses { $target }.
event-strayed = { $unit } goes for { $target }.
event-boost-ended = The boost of morale wears off.
event-fog-lifted = The fog around { $hex } lifts.
event-whirlwind-drifted = The whirlwind drifts from { $from } to { $to }.
event-whirlwind-left-map = The whirlwind of { $from } leaves the map.
event-whirlwind-ended = The whirlwind in { $hex } dies down.

event-arrived = { $unit } arrives as a reinforcement in { $hex }.
event-delayed = { $count ->
    [one] { $count } reinforcement waits
   *[other] { $count } reinforcements wait
} for a vacant hex.
event-no-counters = { $count ->
    [one] { $count } reinforcement is
   *[other] { $count } reinforcements are
} lost for want of counters.
event-substituted = The usual counters have run out: the reinforcements are of the kind { $kind }.

event-rolled = { $roll }: { $shown }, { $need }: { $result }.
event-rolled-value = { $roll }: { $shown }.

result-gate-breaks = the gate breaks
result-gate-holds = the gate holds
result-door-breaks = the door breaks
result-door-holds = the door holds
result-over-the-wall = over the wall
result-thrown-back = thrown back
result-hit = hit
result-miss = miss
result-courage = courage holds
result-fear = courage fails
result-escapes = escape
result-caught = no escape
result-crashes = crash
result-stays-aloft = no crash
result-dies = death
result-lives = it fights on
result-success = success
result-failure = failure

outcome = { $winner ->
    [invader] The invader wins
   *[defender] The defender wins
}: { $reason } (VP destroyed: { $vp }).
outcome-graded = { $winner ->
    [invader] The invader wins
   *[defender] The defender wins
}: { $reason } (VP destroyed: { $vp }). Result: { $grade }. The invader’s title: { $title }.

reason-objective = the objective is reached
reason-all-destroyed = every VP on the map is destroyed
reason-invaders-dead = all invaders are dead
reason-no-destruction = ten turns have passed without VP destroyed
reason-no-invader-inside = ten turns have passed without an invader within the walls
reason-elowyn-rescued = Elowyn has been rescued
reason-stopped = the invader has stopped the attack
reason-conceded = { $loser ->
    [invader] the invader concedes
   *[defender] the defender concedes
}

grade-defeat = invader defeated
grade-marginal = marginal invader victory
grade-normal = normal invader victory
grade-great = great invader victory
grade-ultimate = ultimate invader victory

title-defeat = Featherless Chicken
title-marginal = Dragon Whelp
title-normal = Destroyer of Cities
title-great = The Death from Above
title-ultimate = The Bane of { $city }
