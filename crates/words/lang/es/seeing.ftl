### What helps to see: inspector, legend, overlays, dark theme.

look-heading = Visto de cerca
look-keep = La tecla I lo deja abierto, con enlaces a las reglas.
look-razed = arrasado, valía { $vp } PV
look-road = carretera
look-bridge = { $state ->
    [prepared] el puente está preparado para su destrucción
    [broken] el puente está roto
   *[burned] el puente está quemado
}
look-entrance = { $gate ->
    [yes] portón
   *[no] puerta
} al { $dir }: { $name }, { $gate ->
    [yes] { $state ->
        [open] abierto
        [smashed] roto
       *[shut] cerrado
    }
   *[no] { $state ->
        [open] abierta
        [smashed] rota
       *[shut] cerrada
    }
}
barrier-wall = muro: { $dirs }
barrier-breach = muro roto: { $dirs }
barrier-block = casas altas como un muro: { $dirs }
barrier-tower = lado de la torre: { $dirs }
barrier-stream = agua: { $dirs }
look-of = { $left } de { $full }
look-part = { $left } de { $full }, se acierta con { $number }+
look-able = Ahora puede: { $list }.
look-idle = Ahora no puede hacer nada.
look-reach = a su alcance
look-cost = a su alcance, cuesta { $cost }
look-target = puede ser atacado
look-threat = { $count ->
    [one] El próximo turno { $units } podría golpear aquí.
   *[other] El próximo turno { $count } enemigos podrían golpear aquí: { $units }.
}
look-blow = El golpe más probable contra quienes están ahí: { $percent } %.
value-strength = Fuerza de combate
value-defence = Fuerza, solo en defensa
value-escape = Número de escape
value-mp = Puntos de movimiento
value-road = Puntos de movimiento en carretera
value-hit-points = Puntos de daño
value-spell-points = Puntos de hechizo
value-fires = Alientos de fuego
value-flight = Vuelo, en hexágonos
value-bound = Salto, en hexágonos
state-dead = yace muerto
state-captive = en una celda
state-berserk = en furia
state-wild = no obedece a nadie
state-airborne = en vuelo
state-wounded = con una herida
state-demoralised = con miedo: debe superar un chequeo de moral para atacar
state-slayer = mató a un dragón joven: su progenitor lo persigue
state-preparing = prepara el puente para su destrucción
state-boosted = moral elevada
state-attacked = ha atacado
state-moved = se ha movido
state-breathed = ha escupido fuego este turno
state-no-ladder = ha dejado sus escalas en un muro
able-place = ser colocada
able-enter = entrar en el mapa
able-move = moverse
able-fly = volar
able-raze = arrasar
able-overrun = arrollar enemigos
able-smash = romper una entrada
able-scale = escalar un muro
able-breathe = escupir fuego
able-shoot = disparar
able-attack = atacar
able-cast = lanzar un hechizo
able-prepare = preparar un puente para su destrucción
able-other = decidir algo
overlay-heading = Mostrar en el tablero
overlay-able = Quién puede actuar aún
overlay-able-help = Un marco: esta unidad aún puede hacer algo en esta fase.
overlay-threat = Alcance y amenaza enemigos
overlay-threat-help = El próximo turno el enemigo puede llegar a los hexágonos punteados y golpear los rayados. Porcentaje: el golpe más probable contra quienes están ahí; número: cuántos enemigos podrían golpear.
overlay-cover = Lo que mis unidades pueden golpear
overlay-cover-help = Desde donde están, tus unidades podrían golpear los hexágonos rayados; el número dice cuántas.
overlay-sight = Línea de visión
overlay-sight-help = Un ojo: visto por arqueros desde el hexágono bajo el puntero o el cursor, hasta 4 hexágonos.
overlay-worth = Puntos de victoria
overlay-worth-help = Lo que vale cada hexágono; lo arrasado está tachado.
overlay-numbers = Números de los hexágonos
overlay-left = Quedan: { $left } PV. Arrasados: { $razed } PV.
overlay-nothing = Ahora no hay nada que mostrar.
keys-inspect = Ver de cerca el hexágono bajo el cursor o el puntero
signs-heading = Signos del mapa y de las fichas
signs-map = En el mapa
signs-counters = En las fichas
signs-marks = Marcas en el tablero
signs-values = A-B-C(D): fuerza de combate, número de escape, puntos de movimiento, puntos de movimiento en carretera. Entre paréntesis al principio: solo en defensa. ×: no tiene.
signs-owner = Un escudo: del defensor. Un triángulo: del invasor.
signs-points = Un corazón: puntos de daño que quedan. Una estrella: puntos de hechizo que quedan.
signs-facing = La flecha: el encaramiento de un monstruo mayor.
sign-gate = Portón (rojo): fuerte; un monstruo paga 1 PM o más por cada intento de romperlo.
sign-door = Puerta (azul): más débil que un portón.
sign-wall = Muro: nadie pasa a través y nadie ve a través.
sign-tower = Torre: ve lejos y se ve de lejos.
sign-vp = Un número en un círculo: puntos de victoria para el invasor si se arrasa el hexágono.
sign-road = Carretera: quien la sigue llega más lejos.
sign-bridge = Puente: los de madera se pueden destruir.
sign-ford = Vado: un paso por el río.
sign-river = Río: solo se cruza por puentes y vados.
sign-forest = Bosque
sign-building = Edificios
sign-dock = Muelle
mark-ready = Esta unidad aún puede hacer algo.
mark-reach = La unidad elegida puede llegar; el número es el coste.
mark-target = Se puede atacar, quemar o hechizar.
mark-selected = Elegido
mark-threatened = El enemigo puede golpear aquí el próximo turno.
mark-threat = El enemigo puede llegar aquí el próximo turno.
mark-cover = Tus propias unidades podrían golpear aquí.
mark-seen = Visto desde el hexágono bajo el puntero.
mark-worth = Valía tantos PV y está arrasado.
mark-flag = Una bandera en el contador de turnos: llegan refuerzos.
odds-way = { $percent } %: { $what }
odds-nothing = No pasa nada.
burn-hex = Fuego en { $hex }: { $what }
burn-unit = { $unit } muere con un { $percent } %
burn-vp = arden { $vp } PV
burn-nothing = no arde nada
screen-settings-dark = Oscuro
screen-settings-dark-help = Letras claras sobre fondo oscuro y un tablero oscuro. Sin elección, como el sistema.
page-dark = Oscuro o claro
seeing-overlays = Lo que se muestra en el tablero
hint-ends = { $airborne ->
    [yes] en vuelo sobre { $hex }
   *[no] en { $hex }
}{ $facing ->
    [none] {""}
   *[other] , mirando al { $facing }
}
hint-best = lo mejor de esto
hint-behind = { $points ->
    [0] igual de bueno que lo mejor
    [one] 1 punto menos que lo mejor
   *[other] { $points } puntos menos que lo mejor
}
hint-why = Por qué: { $list }.
why-vp = { $side ->
    [invader] caen puntos de victoria
   *[defender] se salvan puntos de victoria
}
why-clock = { $side ->
    [invader] se gana tiempo antes de tener que renunciar a la ciudad
   *[defender] al invasor se le acaba el tiempo
}
why-advance = { $side ->
    [invader] más cerca de lo que vale PV
   *[defender] el invasor queda lejos de lo que vale PV
}
why-threat = { $side ->
    [invader] se amenaza más
   *[defender] hay menos amenazado
}
why-guard = { $side ->
    [invader] lo amenazado está menos guardado
   *[defender] lo amenazado está mejor guardado
}
why-hunt = { $side ->
    [invader] los cazadores quedan más lejos
   *[defender] más cerca de los monstruos
}
why-gates = { $side ->
    [invader] se abre un camino a la ciudad
   *[defender] se guardan los caminos a la ciudad
}
why-own = { $side ->
    [invader] se salvan unidades propias
   *[defender] se salvan unidades propias
}
why-enemy = { $side ->
    [invader] le cuesta unidades al enemigo
   *[defender] le cuesta unidades al enemigo
}
why-fires = { $side ->
    [invader] se ahorran alientos de fuego
   *[defender] el monstruo gasta su fuego
}
why-magic = { $side ->
    [invader] la magia se emplea bien
   *[defender] la magia se emplea bien
}
why-strike = { $side ->
    [invader] prepara un golpe fuerte
   *[defender] prepara un golpe fuerte
}
why-safety = { $side ->
    [invader] el enemigo puede golpear menos
   *[defender] el enemigo puede golpear menos
}
