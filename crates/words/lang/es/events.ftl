### Lo que ha pasado: líneas del registro, breves y en presente.

event-side-taken = El jugador { $seat } juega con { part-side }.
event-side-roll-tied = Empate: los dos jugadores vuelven a tirar.
event-placed = { $unit } se coloca en { $hex }.
event-faced = { $unit } mira al { $dir }.
event-turn-began = Empieza el turno { $turn }.
event-phase-began = Fase: { $phase }.

event-entered = { $unit } entra en el mapa por { $hex }.
event-entered-facing = { $unit } entra en el mapa por { $hex }, mirando al { $dir }{ $flying ->
    [yes] {", en vuelo"}
   *[no] {""}
}.
event-moved = { $unit } se mueve a { $to }, PM restantes: { $mp_left }.
event-walked = { $unit } camina a { $to }, PM restantes: { $mp_left }.
event-turned = { $unit } gira al { $dir }, PM restantes: { $mp_left }.
event-slithered = { $unit } se desliza a { $to }.
event-slither-turned = { $unit } se desliza en su sitio hasta mirar al { $dir }.
event-bounded = { $unit } salta de { $from } a { $to }.
event-took-off = { $unit } despega de { $hex }.
event-flew = { $unit } vuela a { $to }.
event-landed = { $unit } aterriza en { $hex }.
event-passed-over = { $unit } se abre paso entre los enemigos de { $hex }.
event-threw-itself-off = { $unit } se arroja de la torre { $from } hacia { $to }.

event-smashed = { $unit } rompe { $gate ->
    [yes] el portón
   *[no] la puerta
} { $entrance }.
event-smash-failed = { $unit } no logra romper la entrada { $entrance }.
event-breached = { $unit } rompe el muro { $wall }: la brecha queda abierta.
event-opened = { $unit } abre la entrada { $entrance }.
event-closed = La entrada { $entrance } se cierra.
event-control-changed = La entrada { $entrance } pasa { part-side-to }.
event-bridge-prepared = { $unit } prepara la destrucción del puente { $hex }.
event-preparation-lost = El puente { $hex } ya no está preparado para su destrucción.
event-bridge-broken = El puente { $hex } se quiebra bajo el peso de { $unit }.
event-bridge-burned = El puente { $hex } queda destruido.
event-rescued = { $unit } alcanza la orilla en { $to }.

event-razed = { $hex } queda arrasado: { $vp } PV, { $total } en total.
event-vp-changed = El destino de Elowyn cambia los PV en { $by }: { $total } en total.
event-left-home = { $unit } sale de { $hex }, que ahora vale { $vp } PV.
event-freed = { $by } libera a { $unit }.
event-taken = { $by } se lleva a { $unit }.
event-saved = { $unit } sale del mapa por { $hex } y queda a salvo.
event-fled = { $unit } escapa sola por { $hex }.

event-overrun-declared = { $unit } arrolla a los enemigos de { $hex }, { $strength } contra { $defence }.
event-breathed = { $unit } escupe fuego al { $dir } ({ $left ->
    [one] queda { $left } llamarada
   *[other] quedan { $left } llamaradas
}).
event-fire-hit = El fuego barre { $hex }.
event-fire-stopped = El fuego se detiene ante { $hex }.
event-aimed = { $unit } dirige { part-area } contra { $hex }, { $strength } contra { $defence }.
event-struck = { $unit } golpea { $hex }, { $strength } contra { $defence }.
event-hopeless-attack = El ataque de { $unit } contra { $hex } no tiene ninguna posibilidad.
event-certain-attack = Nada en { $hex } resiste el ataque de { $unit }.
event-attacked = { $unit } ataca a { $target } y apunta { part-area-to }.
event-shot = { $unit } dispara a { $target } y apunta { part-area-to }.
event-missed = { $unit } falla.
event-morale-held = { $unit } se mantiene firme.
event-morale-failed = { $unit } pierde el valor y no ataca.
event-demoralised = El último héroe { part-side-of } ha muerto: sus tropas se desmoralizan.
event-joined = { $unit } se suma al ataque contra { $hex }, ahora { $strength } contra { $defence }.
event-clashed = { $volley ->
    [yes] Los proyectiles van contra
   *[no] El ataque va contra
} { $hex }, { $strength } contra { $defence }.

event-scaled = { $unit } escala el muro y entra en { $to }.
event-scale-failed = { $unit } no logra escalar el muro hacia { $hex }.
event-ladder-left = { $unit } deja atrás sus escalas.
event-withdrew = { $unit } se retira a { $to }.

event-minor-damaged = { $unit }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} de daño, { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
}.
event-minor-died = { $unit } muere en { $hex }.
event-furious = El dragón joven está perdido: ¡{ $unit } entra en furia!
event-became-slayer = { $unit } recibe la marca de matadragones.
event-damaged = { $unit }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} de daño en { part-area }, { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
}.
event-no-more-damage = { $unit }: no cabe más daño en { part-area }.
event-group-lost = { $unit }: { $area ->
    [head] la cabeza queda destruida
    [wings] un ala queda destruida (restantes: { $left })
    [legs] una pata queda destruida (restantes: { $left })
   *[belly] el vientre queda destruido
}.
event-went-berserk = ¡{ $unit } se vuelve { $unit_gender ->
    [f] loca
   *[m] loco
} de furia!
event-wounded = { $unit } queda { $unit_gender ->
    [f] herida
   *[m] herido
}.
event-escaped = { $unit } escapa.
event-destroyed = { $unit } queda { $unit_gender ->
    [f] destruida
   *[m] destruido
}.
event-monster-died = { $unit } muere en { $hex }.
event-drowned = { $unit } se ahoga en { $hex }.
event-collapsed = { $unit } se desploma y sepulta { $hex }.
event-crashed = ¡{ $unit } se estrella en { $hex }!
event-crash-damage = { $unit } sufre { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} de daño por la caída.

event-boost-cast = { $unit } aumenta la moral en torno a { $hex }, radio { $radius }, PH restantes: { $sp_left }.
event-fog-cast = { $unit } envuelve en niebla { $hex } y sus alrededores, PH restantes: { $sp_left }.
event-whirlwind-cast = { $unit } levanta un remolino en { $hex }, PH restantes: { $sp_left }.
event-lightning-cast = { $unit } lanza rayos de fuerza { $power } contra { $target }, PH restantes: { $sp_left }.
event-bolt-cast = { $unit } lanza rayos de fuerza { $power } contra los enemigos de { $hex }, PH restantes: { $sp_left }.
event-bolt-kept = { $unit } reserva rayos de fuerza { $power } para un ataque contra { $hex }, PH restantes: { $sp_left }.
event-bolt-lost = Los rayos reservados para { $hex } se pierden.
event-summoned = { $unit } convoca a { $elemental } en { $hex }, PH restantes: { $sp_left }.
event-control-lost = { $unit } ya no obedece a nadie.
event-dismiss-cost = Desvanecer a { $target } le costaría { $cost } PH a { $unit }.
event-dismissed = { $unit } desvanece a { $target }.
event-strayed = { $unit } va a por { $target }.
event-boost-ended = El aumento de moral se desvanece.
event-fog-lifted = La niebla en torno a { $hex } se disipa.
event-whirlwind-drifted = El remolino se desplaza de { $from } a { $to }.
event-whirlwind-left-map = El remolino de { $from } sale del mapa.
event-whirlwind-ended = El remolino de { $hex } se disipa.

event-arrived = { $unit } llega como refuerzo a { $hex }.
event-delayed = { $count ->
    [one] { $count } refuerzo espera
   *[other] { $count } refuerzos esperan
} un hexágono libre.
event-no-counters = { $count ->
    [one] { $count } refuerzo se pierde
   *[other] { $count } refuerzos se pierden
} por falta de fichas.
event-substituted = Se han agotado las fichas habituales; como refuerzos llegan: { $kind }.

event-rolled = { $roll }: { $shown }, { $need }: { $result }.
event-rolled-value = { $roll }: { $shown }.

result-gate-breaks = el portón cede
result-gate-holds = el portón aguanta
result-door-breaks = la puerta cede
result-door-holds = la puerta aguanta
result-over-the-wall = supera el muro
result-thrown-back = no supera el muro
result-hit = impacto
result-miss = fallo
result-courage = conserva el valor
result-fear = pierde el valor
result-escapes = escapa
result-caught = no escapa
result-crashes = se estrella
result-stays-aloft = no se estrella
result-dies = muere
result-lives = sigue luchando
result-success = éxito
result-failure = fracaso

outcome = { $winner ->
    [invader] Gana el invasor
   *[defender] Gana el defensor
}: { $reason } (PV destruidos: { $vp }).
outcome-graded = { $winner ->
    [invader] Gana el invasor
   *[defender] Gana el defensor
}: { $reason } (PV destruidos: { $vp }). Resultado: { $grade }. Título del invasor: { $title }.

reason-objective = se ha alcanzado el objetivo
reason-all-destroyed = todos los PV del mapa están destruidos
reason-invaders-dead = todos los invasores han muerto
reason-no-destruction = han pasado diez turnos sin PV destruidos
reason-no-invader-inside = han pasado diez turnos sin ningún invasor dentro de los muros
reason-elowyn-rescued = Elowyn ha sido rescatada
reason-stopped = el invasor ha puesto fin al ataque
reason-conceded = { $loser ->
    [invader] el invasor se rinde
   *[defender] el defensor se rinde
}

grade-defeat = derrota del invasor
grade-marginal = victoria marginal del invasor
grade-normal = victoria normal del invasor
grade-great = gran victoria del invasor
grade-ultimate = victoria máxima del invasor

title-defeat = Gallina sin plumas
title-marginal = Cachorro de dragón
title-normal = Destructor de ciudades
title-great = Muerte desde el cielo
title-ultimate = La perdición de { $city }
