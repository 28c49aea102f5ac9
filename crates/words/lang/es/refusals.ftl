### Por qué algo no es posible: frases completas sobre lo que lo impide.

no-game-over = La partida ha terminado.
no-dice-first = Antes hay que tirar los dados.
no-dice-due = No toca una tirada así.
no-other-side-decides = La decisión corresponde { part-side-to }.
no-wrong-phase = En esta fase no se puede hacer eso.
no-choice-first = Antes hay que decidir otra cosa.
no-not-in-play = Esa unidad no está en juego.
no-not-yours = { $unit } pertenece al otro bando.
no-wrong-kind = { $unit } no puede hacer algo así.
no-already-placed = { $unit } ya está en el mapa.
no-picked-already = Ya hay una unidad elegida: colócala primero.
no-not-setup-area = En { $hex } no se pueden colocar unidades.
no-cavalry-in-tower = La caballería no puede quedarse en la torre { $hex }.
no-stacked = { $hex } está completo.
no-enemy-there = El enemigo ocupa { $hex }.
no-monster-there = Hay un monstruo en { $hex }.
no-friend-there = Hay una unidad propia en { $hex }.
no-dead-monster-there = Un monstruo muerto bloquea { $hex }.
no-not-vacant = { $hex } no está libre.

no-entry = Nadie entra en el mapa por { $hex }.
no-off-map = Ahí termina el mapa.
no-wall-between = Un muro cierra el paso desde { $from } al { $dir }.
no-tower-wall = La torre no tiene entrada desde { $from } al { $dir }.
no-entrance-shut = La entrada desde { $from } al { $dir } está cerrada.
no-water-there = En { $hex } hay agua de por medio.
no-ford-there = Esta unidad no puede entrar en el vado { $hex }.
no-not-at-the-bank = El paso { $hex } no toca la orilla por ese lado.
no-bridge-gone = El puente { $hex } está destruido.
no-bridge-broken = El puente { $hex } está quebrado y no aguanta a nadie.
no-cannot-move = { $unit } no puede moverse.
no-too-few-mp = Eso cuesta { $need } PM y solo quedan { $have }.
no-move-over = El movimiento de { $unit } ha terminado.
no-arrived-this-turn = { $unit } ha llegado este turno y aún no puede moverse.
no-unfinished = { $unit } debe terminar antes su paso.
no-nowhere-to-end = El movimiento no puede terminar en { $hex }.
no-turn-too-sharp = El giro al { $dir } es demasiado cerrado.
no-other-mode = { $unit } ya se mueve de otro modo este turno.
no-no-legs = A { $unit } no le quedan patas.
no-legs-too-weak = Las patas de { $unit } están demasiado heridas.
no-wings-too-weak = Las alas de { $unit } están demasiado heridas.
no-in-flight = { $unit } está en vuelo.
no-not-in-flight = { $unit } no está en vuelo.
no-not-on-tower = { $unit } no está en una torre.
no-too-far = Aquí no se puede más de { $most }.
no-fly-straight-first = En vuelo hay que avanzar antes al menos dos hexágonos en línea recta.
no-must-land = { $unit } tiene que aterrizar.
no-took-off-this-turn = { $unit } ha despegado este turno.
no-cannot-land-there = Nadie puede aterrizar en { $hex }.
no-fog-there = La niebla cubre { $hex }.
no-whirlwind-there = Un remolino azota { $hex }.
no-not-empty = { $hex } no está vacío.
no-no-gate-ahead = { $unit } no tiene delante un portón que romper.
no-already-tried = { $unit } ya lo ha intentado este turno.
no-nothing-to-raze = En { $hex } no hay nada que arrasar.
no-no-enemy-here = En { $hex } no hay enemigos.
no-already-overrun = Las unidades de { $hex } ya han sido arrolladas.
no-overrun-into-tower = En la torre { $hex } no se puede arrollar.
no-berserk = { $unit } está { $unit_gender ->
    [f] loca
   *[m] loco
} de furia y no obedece.
no-must-leave = { $unit } debe abandonar antes su hexágono.
no-must-act = La fase no puede terminar: { $unit } aún tiene que actuar.
no-not-on-bridge = { $unit } no está en un puente de madera.
no-already-prepared = La destrucción del puente { $hex } ya está preparada.

no-no-fire-left = A { $unit } no le queda fuego.
no-no-head = { $unit } ha perdido la cabeza.
no-flew-or-slithered = { $unit } ha volado o se ha deslizado este turno.
no-crashed = { $unit } se ha estrellado este turno.
no-not-in-front = El { $dir } no queda delante del monstruo.
no-fire-blocked = El fuego no puede entrar en { $hex }.
no-no-tower-in-line = No hay ninguna torre en la línea de fuego.
no-already-attacked = { $unit } ya ha atacado este turno.
no-cannot-attack = { $unit } no puede atacar.
no-lost-courage = { $unit } ha perdido el valor este turno.
no-militia-needs-hero = { $unit } no se atreve a atacar sin un héroe cerca.
no-target-flies = { $unit } vuela fuera de alcance.
no-target-dead = { $unit } ya ha muerto.
no-submerged = { $unit } está bajo el agua: tan lejos de la orilla no le alcanza ningún proyectil.
no-own-unit = { $unit } es de los tuyos.
no-not-adjacent = { $hex } no es adyacente.
no-no-opening = No hay ninguna abertura hacia { $hex }.
no-out-of-range = El blanco está fuera de alcance: como mucho { $most ->
    [one] { $most } hexágono
   *[other] { $most } hexágonos
}.
no-no-sight = { $hex } no está a la vista.
no-area-not-exposed = { $area ->
    [head] La cabeza no se puede alcanzar desde ahí.
    [wings] Las alas no se pueden alcanzar desde ahí.
    [legs] Las patas no se pueden alcanzar desde ahí.
   *[belly] El vientre no se puede alcanzar desde ahí.
}
no-no-such-area = { $area ->
    [head] La cabeza no cuenta para eso.
    [wings] Las alas no cuentan para eso.
    [legs] Las patas no cuentan para eso.
   *[belly] El vientre no cuenta para eso.
}
no-area-out-of-reach = { $area ->
    [head] La cabeza no llega
    [wings] Las alas no llegan
    [legs] Las patas no llegan
   *[belly] El vientre no llega
} a { $hex }.
no-groups-spent = { $area ->
    [head] La cabeza ya ha atacado.
    [wings] Las alas ya han atacado.
    [legs] Las patas ya han atacado.
   *[belly] El vientre ya ha atacado.
}
no-struck-already = { $hex } ya ha sido atacado en esta fase.
no-one-target-at-a-time = Antes hay que resolver el ataque contra { $hex }.
no-nothing-aimed = Todavía no apunta nada.
no-in-fog = La niebla no permite ataques en { $hex }.
no-in-whirlwind = El remolino no permite ataques en { $hex }.

no-never-scales = { $unit } no escala muros: solo lo hace el invasor.
no-no-wall-there = Desde { $from } al { $dir } no hay muro que escalar.
no-ladder-gone = A { $unit } no le quedan escalas.
no-enemies-beyond = Los enemigos junto a { $hex } impiden la escalada.
no-no-room-to-withdraw = El personaje de { $hex } no tiene adónde retirarse.
no-no-entrance-there = Desde { $from } al { $dir } no hay ninguna entrada.
no-no-need-to-break = No hace falta romper la entrada desde { $from } al { $dir }.
no-captive = { $unit } está cautiva: nadie la mueve hasta que sea liberada.
no-nobody-to-take = En { $hex } no hay ninguna cautiva que llevarse.
no-exit-here = En { $hex } ninguna carretera sale del mapa.
no-not-the-way = { $unit } toma uno de los caminos libres más cortos hacia la salida más cercana.
no-gate-guarded = Los enemigos de { $hex } vigilan el portón.
no-table-says-no = La tabla no da aquí ningún número para { $unit }.
no-climbed = { $unit } ha intentado escalar un muro este turno.
no-joined-already = { $unit } ya participa en el ataque.
no-no-bolt-kept = { $unit } no ha reservado rayos para este ataque.
no-cannot-swim-there = Una serpiente marina no sale del agua: no puede nadar a { $hex }.
no-hero-cannot-follow = Ningún héroe puede escalar junto con { $unit }.

no-no-elemental-ground = Ningún elemental puede entrar en { $hex }.
no-no-elemental-left = No queda ningún elemental así por convocar.
no-not-controlled = { $unit } está fuera de control.
no-just-summoned = { $unit } acaba de ser convocado este turno y aún no puede moverse.
no-no-elemental = { $unit } no es un elemental que esté en el mapa.

no-too-few-sp = Eso cuesta { $need } PH y solo quedan { $have }.
no-cast-already = { $unit } ya ha lanzado un hechizo este turno.
no-wrong-radius = El radio de ese hechizo es 0, 1 o 2.
no-not-in-this-game = Eso no forma parte de esta partida.

no-area-full = { $area ->
    [head] La cabeza no puede recibir más daño.
    [wings] Las alas no pueden recibir más daño.
    [legs] Las patas no pueden recibir más daño.
   *[belly] El vientre no puede recibir más daño.
}
no-other-areas-first = { $area ->
    [head] Otras partes van antes que la cabeza.
    [wings] Otras partes van antes que las alas.
    [legs] Otras partes van antes que las patas.
   *[belly] Otras partes van antes que el vientre.
}
no-not-a-bridge-end = { $hex } no es un extremo del puente.
no-cannot-stop-now = Solo se puede poner fin al ataque al terminar el turno del invasor.
