### First contact: the start screen, the goal in one picture, a new game, why a game was won or lost.

welcome-now = Jugar ya
welcome-now-told = { $scenario }: { $invader } contra { $defender }
welcome-guided = Partida guiada como invasor
welcome-guided-defence = Partida guiada como defensor
welcome-learn = Aprender el juego
welcome-minutes = { $invader ->
    [one] cerca de un minuto
   *[other] unos { $invader } min como invasor, { $defender } como defensor
}
welcome-even = { $side ->
    [invader] Más fácil para el invasor: gana el { $percent } %
    [defender] Más fácil para el defensor: el invasor gana el { $percent } %
   *[even] Igualado: el invasor gana el { $percent } %
}
welcome-size = { $size ->
    [light] Turnos cortos: hasta { $count } decisiones
    [medium] Turnos medios: hasta { $count } decisiones
   *[heavy] Turnos largos: hasta { $count } decisiones
}
welcome-moves-first = { $side ->
    [invader] El invasor mueve primero.
   *[defender] El defensor mueve primero.
}
welcome-measured = Porcentajes de partidas entre dos caballeros, { $games } por escenario; los minutos se calculan a partir de sus turnos y de las decisiones en ellos.
welcome-expert = Para expertos: reglas de la casa, semilla de los dados
welcome-house = Los números como H-05 son los del reglamento.
level-random-told = Hace cualquier cosa permitida. En 480 partidas nunca venció a un escudero: para probar cosas.
level-page-told = Para niños y para la primera partida: olvida alguna unidad, te teme poco y toma lo que es casi lo mejor. Consigue 23 de 100 puntos contra un escudero.
level-squire-told = Toma lo que parece mejor en el momento. Un primer rival: consigue 13 de 100 puntos contra un caballero.
level-knight-told = Pregunta a cada unidad qué podría hacer y prevé cinco turnos de jugador. Consigue 87 de 100 puntos contra un escudero.
level-dragonlord-told = Como un caballero, con más movimientos de cada unidad y tres respuestas del enemigo; piensa un segundo o dos.
goal-heading = { $side ->
    [invader] Lo que buscas
   *[defender] Lo que debes salvar
}
goal-picture = Mapa de { $city } con todos los puntos de victoria
goal-counts = { $side ->
    [invader] Los números son puntos de victoria (PV), { $total } en total. Un hexágono vacío queda arrasado cuando un dragón aterriza o entra en él; los guardias deben morir antes.
   *[defender] Los números son puntos de victoria (PV), { $total } en total. Los dragones arrasan hexágonos vacíos: donde haya una unidad tuya, ninguno puede aterrizar.
}
goal-graded = { $side ->
    [invader] Ganas con { $least } PV si paras entonces; { $goal } son una gran victoria.
   *[defender] Pierdes cuando se han destruido { $least } PV y los dragones paran.
}
goal-objective = { $side ->
    [invader] Ganas con { $goal } PV.
   *[defender] Pierdes cuando se han destruido { $goal } PV.
}
goal-otherwise = { $side ->
    [invader] Pierdes cuando mueren los dos dragones, o tras diez turnos sin destrucción o sin ningún dragón dentro de los muros.
   *[defender] Ganas cuando mueren los dos dragones, o tras diez turnos sin destrucción o sin ningún dragón dentro de los muros.
}
goal-understood = Entendido
read-number = Lección { $number } de { $count }
read-back = La lección anterior
read-on = La lección siguiente
read-return = Volver a la partida
note-whirlwind = El mago ha enviado un remolino. Quien lo atraviesa volando o saltando se estrella con 4 o más, es decir, una de cada dos veces; el remolino se mueve solo. ¡Rodéalo!
note-crash = Tu dragón estaba en el remolino: con 4, 5 o 6 se estrella, un 50 %. Quien aterriza o camina está a salvo de él.
note-lightning = Los rayos nunca fallan: junto al mago hacen 4 puntos de daño, uno menos por cada hexágono de distancia. Aléjate o mátalo.
note-fog = Niebla: nadie en ella ataca ni es atacado, y nadie aterriza allí, hasta la próxima fase de hechizos del mago.
note-boost = Aumento de moral: los soldados junto al mago suman 1 a sus tiradas este turno, y la milicia se atreve a atacar.
note-shot = Los arqueros solo alcanzan a un dragón en vuelo con un 6, y entonces en el vientre; a un dragón en el suelo junto a ellos, con un 5.
note-struck = Los soldados golpean lo que alcanzan: las patas desde cualquier lado, las alas desde los flancos. Un dragón sin un ala no vuelve a volar.
note-fire = El dragón ha escupido fuego sobre dos hexágonos; quien no escapa está perdido. Tiene dos alientos en toda la partida.
note-razed = Un hexágono con número azul estaba vacío y ha sido arrasado. Sus puntos cuentan para el invasor: mira la barra de arriba.
note-claws = El dragón ha golpeado: cabeza 3, alas 2 cada una, patas 1 cada una, contra la defensa del hexágono. Sepárate para que alcance a pocos a la vez.
why-objective = Se alcanzó el objetivo: { $vp } de { $goal } PV destruidos, la mayoría en { $places }.
why-stopped = El invasor paró con { $vp } PV destruidos, la mayoría en { $places }: { $grade }.
why-stopped-early = El invasor paró con { $vp } PV destruidos; { $least } habrían bastado.
why-destroyed = De los puntos de victoria de la ciudad no queda ni uno.
why-dead = No queda ningún invasor: el último, { $unit }, cayó en el turno { $turn }. Se habían destruido { $vp } de { $goal } PV.
why-no-destruction = Pasaron diez turnos sin destrucción: el último edificio, { $place }, cayó en el turno { $turn }. Se habían destruido { $vp } de { $goal } PV.
why-nothing-razed = Pasaron diez turnos y no se arrasó ni un edificio.
why-outside = Pasaron diez turnos sin ningún invasor dentro de los muros. Se habían destruido { $vp } de { $goal } PV.
why-rescued = Elowyn está a salvo.
why-conceded = { $side ->
    [invader] El invasor se rindió, con { $vp } de { $goal } PV destruidos.
   *[defender] El defensor se rindió, con { $vp } de { $goal } PV destruidos.
}
why-missing = { $count ->
    [one] Faltó un PV.
   *[other] Faltaron { $count } PV.
}
why-decided = Lo más decisivo: el turno { $turn }, en el que la probabilidad de ganar del invasor pasó del { $before } al { $after } %.
why-losses = El invasor perdió { $invader } de { $invaders } unidades; el defensor, { $defender } de { $defenders }.
why-again = Jugar otra vez
why-other-side = El otro bando
why-next = Siguiente escenario: { $scenario }
