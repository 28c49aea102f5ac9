### Texts that the terminal program and the page have in common.

turn-heading = Turn { $turn } · { $phase }
saved = Saved in { $file }.
vp-line = VP destroyed: { $vp } of { $objective }
clock-destruction = Turns without VP destroyed: { $turns } of 10
clock-inside = Turns without an invader within the walls: { $turns } of 10
legend-razed = razed
legend-fog = fog
legend-whirlwind = whirlwind
sheet-heading = Monsters
sheet-head = Head
sheet-wings = Wings
sheet-legs = Legs
sheet-belly = Belly
sheet-facing = Facing: { $direction }
sheet-wounded = wounded
sheet-sp-left = { $left } SP left
sheet-dead = dead
mode-still = has not moved
mode-walk = walks
mode-slither = slithers
mode-bound = bounds
mode-fly = flies
mode-crashed = crashed
mode-airborne = in flight
cannot-read = { $file } cannot be read: { $reason }
elowyn-not-in-basic-game = The basic game is played without Elowyn [M-k]: add --option ruleset=reference.
decimal-sign = .
column-scenario = Scenario
player-human = a person
player-random = chance
player-page = a page
player-squire = a squire
player-knight = a knight
player-dragonlord = a dragonlord
gives-up = { $side ->
    [invader] The invader, { $player }, sees no chance any more and gives up.
   *[defender] The defender, { $player }, sees no chance any more and gives up.
}
go-on = Go on with the attack
do-not-pay = Do not pay
unit-can-do-nothing = { $unit } can do nothing now.
cannot-reach = { $unit } cannot get to { $hex } now.
