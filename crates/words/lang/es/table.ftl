### Textos que comparten el programa de terminal y la página.

turn-heading = Turno { $turn } · { $phase }
saved = Guardado en { $file }.
vp-line = PV destruidos: { $vp } de { $objective }
clock-destruction = Turnos sin PV destruidos: { $turns } de 10
clock-inside = Turnos sin invasores dentro de los muros: { $turns } de 10
legend-razed = arrasado
legend-fog = niebla
legend-whirlwind = remolino
sheet-heading = Monstruos
sheet-head = Cabeza
sheet-wings = Alas
sheet-legs = Patas
sheet-belly = Vientre
sheet-facing = Encaramiento: { $direction }
sheet-wounded = { $unit_gender ->
    [f] herida
   *[m] herido
}
sheet-sp-left = PH restantes: { $left }
sheet-dead = muerto
mode-still = sin mover
mode-walk = camina
mode-slither = se desliza
mode-bound = salta
mode-fly = vuela
mode-crashed = estrellado
mode-airborne = en vuelo
cannot-read = No se puede leer { $file }: { $reason }
elowyn-not-in-basic-game = El juego básico se juega sin Elowyn [M-k]: añade --option ruleset=reference.
decimal-sign = ,
column-scenario = Escenario
player-human = una persona
player-random = el azar
player-page = un paje
player-squire = un escudero
player-knight = un caballero
player-dragonlord = un señor de los dragones
gives-up = { $side ->
    [invader] El invasor, { $player }, ya no ve ninguna posibilidad y se rinde.
   *[defender] El defensor, { $player }, ya no ve ninguna posibilidad y se rinde.
}
go-on = Seguir con el ataque
do-not-pay = No pagar
unit-can-do-nothing = { $unit } no puede hacer nada ahora.
cannot-reach = { $unit } no puede llegar ahora a { $hex }.
