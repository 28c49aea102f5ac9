### Lo que hay que decidir, lo que se puede elegir, por qué se tiran los dados.

decision-take-side = El jugador { $seat } ha ganado la tirada y elige bando.
decision-side = { $side ->
    [invader] Invasor
   *[defender] Defensor
}: { $question }

choice-place = coloca { $unit } o elige antes otra unidad.
choice-face = ¿hacia dónde mira { $unit }?
choice-spell = ¿lanzar un hechizo?
choice-move = mueve una unidad o termina la fase.
choice-move-on = { $unit } tiene que seguir.
choice-fire = escupe fuego o dispara, o termina la fase.
choice-missiles = dispara o termina la fase.
choice-melee = ataca o termina la fase.
choice-build-attack = { $unit } ataca { $hex } con { $strength } contra { $defence }: refuerza el ataque o lánzalo.
choice-gather = ataque contra { $hex } con { $strength } contra { $defence }: suma más unidades o lanza el ataque.
choice-breach = escala un muro o rompe una entrada, o termina la fase.
choice-flee = { $unit } huye sola: ¿por dónde?
choice-withdraw = ¿adónde se retira { $unit }?
choice-suffer = { $unit } aún debe recibir { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} de daño: ¿dónde?
choice-rescue = ¿a qué orilla huye { $unit }?
choice-reinforce = ¿adónde llega { $unit }? (refuerzos pendientes: { $left })
choice-pay = { $unit } puede pagar { $cost } PH para desvanecer al elemental. ¿Pagar?
choice-stop-or-go-on = ¿poner fin al ataque o continuar?

action-to = { $action } hasta { $hex }
action-take-side = { $side ->
    [invader] Jugar con el invasor
   *[defender] Jugar con el defensor
}
action-pick = Elegir { $unit }
action-place = { $unit } se coloca en { $hex }
action-face = { $unit } mira al { $dir }
action-enter = { $unit } entra en el mapa por { $hex }
action-enter-facing = { $unit } entra en el mapa por { $hex }, mirando al { $dir }{ $flying ->
    [yes] {", en vuelo"}
   *[no] {""}
}
action-step = { $unit } se mueve al { $dir }
action-walk = { $unit } camina al { $dir }
action-turn = { $unit } gira al { $dir }
action-raze = { $unit } arrasa su hexágono
action-raze-hex = { $unit } arrasa { $hex } con un golpe desde el agua
action-smash = { $mp ->
    [0] { $unit } se lanza contra el portón
   *[other] { $unit } intenta romper el portón con { $mp } PM
}
action-overrun = { $unit } arrolla a los enemigos de su hexágono
action-slither = { $unit } se desliza al { $dir }
action-slither-turn = { $unit } se desliza en su sitio hasta mirar al { $dir }
action-bound = { $unit } salta { $hexes ->
    [one] { $hexes } hexágono
   *[other] { $hexes } hexágonos
} al { $dir }
action-take-off = { $unit } despega
action-fly = { $unit } vuela recto
action-land = { $unit } aterriza
action-fall = { $unit } se arroja de la torre al { $dir }
action-breathe = { $unit } escupe fuego al { $dir }
action-shoot = { $unit } dispara a { $target }, { $area ->
    [head] cabeza
    [wings] alas
    [legs] patas
   *[belly] vientre
}
action-attack = { $unit } ataca a { $target }, { $area ->
    [head] cabeza
    [wings] alas
    [legs] patas
   *[belly] vientre
}
action-aim = { $unit } dirige { part-area } contra { $hex }
action-strike = Lanzar el ataque
action-prepare = { $unit } prepara la destrucción del puente
action-force = { $unit } rompe el portón sin vigilar del { $dir } por 1 PM
action-scale = { $along ->
    [yes] { $unit } y el héroe escalan el muro al { $dir }
   *[no] { $unit } escala el muro al { $dir }
}
action-break = { $unit } rompe la entrada del { $dir }
action-take = { $unit } se lleva a Elowyn
action-leave = { $unit } sale del mapa por la carretera
action-withdraw = { $unit } se retira a { $hex }
action-join = { $unit } se suma al ataque contra { $hex }
action-boost = { $unit } aumenta la moral, radio { $radius }
action-fog = { $unit } lanza niebla sobre { $hex }
action-whirlwind = { $unit } lanza un remolino en { $hex }
action-lightning = { $unit } lanza rayos contra { $target }
action-bolt-hex = { $keep ->
    [yes] { $unit } reserva rayos para un ataque contra { $hex }
   *[no] { $unit } lanza rayos contra los enemigos de { $hex }
}
action-summon = { $fire ->
    [yes] { $unit } convoca un elemental de fuego en { $hex }
   *[no] { $unit } convoca un elemental de tierra en { $hex }
}
action-dismiss = { $unit } desvanece a { $target }
action-pay = { $unit } paga por desvanecerlo
action-suffer = { $unit } recibe 1 punto de daño en { part-area }
action-rescue = { $unit } huye a { $hex }
action-done = Nada más
action-stop = Poner fin al ataque
action-stop-graded = Poner fin al ataque: { $grade }
action-entrance = { $action }: { $entrance }
action-concede = { $side ->
    [invader] El invasor se rinde
   *[defender] El defensor se rinde
}
action-roll = { $b ->
    [0] El dado muestra { $a }
   *[other] Los dados muestran { $a } y { $b }
}

chance = { $roll }: { $dice }, { $need }; { $percent } % ({ $ways } de { $of } combinaciones)
chance-value = { $roll }: { $dice }
dice = { $count }d6
need-at-least = hace falta { $number } o más
need-at-most = hace falta { $number } o menos

roll-sides = El jugador { $seat } tira para elegir bando
roll-gate = { $unit } contra el portón con { $mp } PM
roll-legless-gate = { $unit } sin patas contra { $guarded ->
    [yes] un portón vigilado
   *[no] un portón sin vigilar
}
roll-overrun = Ataque de arrollamiento de { $unit } en { $hex }, { $strength } contra { $defence }
roll-melee = Ataque de { $unit } en { $hex }, { $strength } contra { $defence }
roll-clash = { $volley ->
    [yes] Proyectiles contra
   *[no] Ataque contra
} { $hex }, { $strength } contra { $defence }
roll-bolt = Rayos de { $unit } contra { $hex }, { $strength } contra { $defence }
roll-scale = { $unit } intenta escalar el muro al { $dir }
roll-break = { $unit } intenta romper { $gate ->
    [yes] el portón
   *[no] la puerta
} del { $dir }
roll-hit = { $unit } golpea { part-area } de { $target }
roll-missile = { $unit } dispara { part-area-to } de { $target }
roll-morale = Chequeo de moral de { $unit }
roll-escape = { $unit } intenta escapar { $from ->
    [fire] del fuego
    [crash] del monstruo que se estrella
    [collapse] del cuerpo que se desploma
   *[bridge] del puente que se hunde
}
roll-whirlwind = Tirada de caída de { $unit } en el remolino de { $hex }
roll-crash-damage = Daño de { $unit } por la caída
roll-drift = Rumbo del remolino de { $hex }
roll-dismiss = Lo que { $unit } debe pagar para desvanecer a { $target }
roll-stray = { $unit } elige al azar uno de { $of } objetivos
roll-berserk = Tirada de muerte de { $unit } por su furia

modifier-hero = héroe
modifier-boost = aumento de moral
modifier-tower = torre
modifier-weak-fire = fuego débil
modifier-morale = chequeo de moral
modifier-no-defender-near = ningún defensor cerca
modifier-slayer = matadragones
