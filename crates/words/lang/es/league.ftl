### Textos de la liga: ejércitos, campaña, torneo, clasificaciones.

## Files and games of the league

league-too-long = El archivo es demasiado largo: se leen { $most } bytes como máximo.
league-format = El archivo tiene el formato { $found }; este programa conoce el formato 1.
league-edition = Este archivo pertenece a la edición «{ $edition }» de los datos, que aquí no se conoce. Quizá la conozca una versión más nueva de Dragon Rage.
league-name = «{ $name }» no es un nombre: de 1 a 40 caracteres en una línea, sin los signos = + - @ al principio.
league-map = No hay ningún mapa «{ $map }» para fuerzas elegidas. Elige entre: { $known }.
league-options = Estas partidas se juegan con las Reglas de Referencia y por un objetivo: deja las opciones ruleset y victory_mode como están.
league-exists = { $file } ya existe y no se sobrescribe. Elige otro nombre.
league-changed = Otra persona ha cambiado { $file } mientras tanto. No se ha escrito nada; repite la orden.
league-unfinished = La partida de { $file } no ha terminado.
league-game-written = La partida está en { $file }. Juégala con: { $command }

## Armies

army-not-for-hire = { $kind } no se puede reclutar: no tiene precio.
army-not-of-the-city = { $kind } no pertenece al pueblo de esta ciudad; el defensor no recluta a nadie más.
army-of-the-city = { $kind } pertenece al pueblo de esta ciudad; el invasor no puede reclutar esa tropa.
army-monsters-invade = { $kind } es una pieza del invasor; ningún defensor puede tenerla.
army-cannot-come = { $kind } no puede entrar desde fuera del mapa.
army-counters = { $kind }: solo hay { $there ->
    [one] { $there } ficha
   *[other] { $there } fichas
}.
army-too-few-counters = { $kind }: solo hay { $there ->
    [one] { $there } ficha
   *[other] { $there } fichas
} para ambos ejércitos juntos.
army-one-hero = Un ejército tiene como máximo un héroe.
army-one-wizard = Un ejército tiene como máximo un mago.
army-too-dear = El ejército cuesta { $points } puntos; se pueden gastar { $most } como máximo.
army-too-cheap = El ejército cuesta { $points } puntos; hay que gastar al menos { $least }.
army-too-many = El ejército tiene { $units } unidades; se permiten { $most } como máximo.
army-too-few = Unidades del ejército: { $units }; hacen falta al menos { $least }.
army-fits = El ejército se puede reclutar.
army-none-fits = Ningún ejército cabe en estos límites.
army-seed = La semilla { $seed } da otra vez el mismo ejército.
army-summary = { $points } puntos, { $units ->
    [one] { $units } unidad
   *[other] { $units } unidades
}
army-of = { $side ->
    [invader] Invasor
   *[defender] Defensor
}: { $army }

## The objective and its reasons

objective-usual = lo que el invasor debe destruir normalmente
objective-dragons = { $count ->
    [one] { $count } dragón
   *[other] { $count } dragones
} del invasor, 2 por cada uno
objective-majors = { $count ->
    [one] { $count } monstruo mayor
   *[other] { $count } monstruos mayores
} del invasor, 2 por cada uno
objective-lesser = { $count ->
    [one] { $count } roc, dragón joven o gusano
   *[other] { $count } rocs, dragones jóvenes o gusanos
}, 1 por cada uno
objective-minors = { $count ->
    [one] { $count } monstruo menor
   *[other] { $count } monstruos menores
}, 1 por cada uno
objective-many-invaders = el invasor tiene 11 unidades o más ({ $count })
objective-princess = la princesa está en juego
objective-many-defenders = defensores por encima de 20: { $count }
objective-nurkott = el mapa es Nurkott
objective-balance = el invasor lleva { $ahead } puntos de disponibilidad de ventaja
objective-handicap = hándicap: el jugador más fuerte es el { $side ->
    [invader] invasor
   *[defender] defensor
}
objective-bounded = (nunca por debajo de 1 ni por encima de lo que tiene el mapa)
objective-total = El invasor necesita { $vp } PV.

## Planned and point-buy scenarios

deal-begun = El acuerdo está en { $file }. Ahora cada jugador se compromete con un ejército: { $command }
deal-planned = El escenario está en { $file }. Ahora el otro jugador elige bando: { $command }
deal-sides-chosen = Los bandos están elegidos. Escribe la partida con: { $command }
deal-committed = Te has comprometido. Guarda { $file } para ti hasta que se revelen ambos ejércitos.
deal-wait = El otro ejército todavía no se ha mostrado.
deal-objective = El objetivo de un escenario planeado está entre 1 y { $most } PV.
deal-nothing-to-choose = Solo se eligen los bandos de un escenario planeado.
deal-designer-chooses = { $player } diseñó el escenario; el otro jugador elige los bandos.
deal-chosen = Los bandos ya están elegidos.
deal-nothing-to-commit = Los ejércitos de un escenario planeado no son secretos.
deal-late-change = El { $side ->
    [invader] invasor
   *[defender] defensor
} ya se ha comprometido; se rechaza un cambio tardío.
deal-not-committed = El { $side ->
    [invader] invasor
   *[defender] defensor
} no se ha comprometido con ningún ejército.
deal-other-not-committed = El otro jugador aún no se ha comprometido: nadie revela antes de que ambos hayan elegido.
deal-other-army = Este no es el ejército con el que se comprometió el { $side ->
    [invader] invasor
   *[defender] defensor
}.
deal-unreadable = No se puede leer lo que el archivo dice del ejército del { $side ->
    [invader] invasor
   *[defender] defensor
}.
deal-other-deal = «{ $about }» es un acuerdo distinto de este.
deal-not-ready = Aún no se conocen ambos ejércitos, o no se han elegido los bandos.
secret-no-entropy = El sistema no da números aleatorios; sin ellos no se puede mantener en secreto un ejército.
secret-unreadable = Esto no es el secreto de un ejército.

## Campaign

campaign-heading = La campaña de { $map }: { $invader } invade, { $defender } defiende
campaign-game = Partida { $game }
campaign-points = Puntos de disponibilidad: invasor { $invader }, defensor { $defender }
campaign-razed = Destruidos de antemano: { $hexes }
campaign-won = { $player } gana como { $side ->
    [invader] invasor
   *[defender] defensor
}; se destruyeron { $vp } PV.
campaign-kills = { $side ->
    [invader] El invasor mató a un héroe.
   *[defender] El defensor mató héroes o dragones: { $count }.
}
campaign-next-recruit = Partida { $game }: { $count ->
    [one] aún debe reclutar { $players }.
   *[other] aún deben reclutar { $players }.
}
campaign-next-raze = { $player } puede marcar hexágonos de PV como destruidos, hasta { $vp } PV: { $command }
campaign-next-game = Se puede jugar la partida { $game }.
campaign-winner = La campaña ha terminado. ¡Gana { $player }!
campaign-tied = La campaña ha terminado y sigue empatada: jugad una nueva.
campaign-two-players = { $player } no puede llevar los dos bandos.
campaign-recruited = El { $side ->
    [invader] invasor
   *[defender] defensor
} ya ha reclutado para esta partida, o no hay partida para la que reclutar.
campaign-no-razing = Ahora no hay nada que marcar como destruido.
campaign-no-vp = El hexágono { $hex } no tiene puntos de victoria.
campaign-too-much-razed = Estos hexágonos tienen { $vp } PV en total; se pueden marcar { $most } como máximo.
campaign-no-game = Ahora no hay ninguna partida que jugar.
campaign-other-game = Esta no es la partida { $game } de la campaña: difieren los ejércitos, el objetivo, el mapa o las opciones.
campaign-untrue = Lo que el archivo dice de la partida { $game } no se deduce de sus partidas.
campaign-no-record = La partida { $game } no tiene registro.

## Tournament: the desk

tournament-heading = { $name }: { $system ->
    [elimination] eliminación simple
    [double] eliminación doble
    [swiss] rondas suizas
   *[swiss-final] rondas suizas y una final de ocho
}, { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
tournament-begun = El torneo está en { $file }. Ahora se inscriben los jugadores: { $command }
tournament-entered = { $count ->
    [one] Hay { $count } jugador inscrito
   *[other] Hay { $count } jugadores inscritos
}. Las reglas aconsejan { $system ->
    [elimination] eliminación simple
    [double] eliminación doble
    [swiss] rondas suizas
   *[swiss-final] rondas suizas y una final de ocho
}.
tournament-round = Ronda { $round } · { $scenario }
tournament-game = { $invader } invade: gana el { $side ->
    [invader] invasor
   *[defender] defensor
}, { $vp } PV destruidos
tournament-game-forfeit = { $invader } iba a invadir: adjudicada al { $side ->
    [invader] invasor
   *[defender] defensor
}, sin jugar
tournament-game-open = { $invader } invade: aún sin resultado
tournament-bye = { $player } descansa: 2 puntos de partido
tournament-goes-on = { $player } pasa sin jugar
tournament-winner = El torneo ha terminado. ¡Gana { $player }!
tournament-next-results = { $count ->
    [one] Falta el resultado de { $count } partida
   *[other] Faltan los resultados de { $count } partidas
}: { $command }
tournament-next-swiss = Se puede emparejar la ronda { $round } de { $rounds }: { $command }
tournament-next-pair = Se puede emparejar la ronda { $round }: { $command }
tournament-checked = El registro es correcto y { $rounds ->
    [one] { $rounds } ronda está emparejada
   *[other] { $rounds } rondas están emparejadas
} como quieren las reglas.
tournament-simulated = { $players } jugadores, { $rounds } rondas; encuentros suizos repetidos: { $rematches }; más descansos de un jugador: { $byes }; ganador: { $winner }
tournament-sides-even = Todos jugaron los dos bandos por igual.
tournament-sides-uneven = Alguien jugó un bando más veces que el otro.
tournament-slowest = El emparejamiento más lento tardó { $seconds } s.
tournament-what-result = Indica registros, o los jugadores y el ganador de una partida.

## Tournament: refusals

tournament-rounds = Un torneo tiene de 1 a { $most } rondas.
tournament-no-player = «{ $player }» no está en el torneo.
tournament-scenarios = «{ $plan }» no es un plan: un escenario, «random esirien», «random nurkott» o «random».
tournament-open-games = La ronda { $round } no ha terminado: faltan resultados.
tournament-finished = El torneo ha terminado.
tournament-too-few = Hacen falta al menos dos jugadores.
tournament-too-many = Un torneo tiene como máximo { $most } jugadores.
tournament-name-taken = «{ $player }» ya está en el torneo.
tournament-too-late = Es demasiado tarde para que { $player } se inscriba.
tournament-withdrawn = { $player } ya se ha retirado.
tournament-announce = No hay ningún escenario «{ $scenario }» que anunciar.
tournament-bad-round = La ronda { $round } no se puede emparejar así: quien juega tiene un rival o descansa.
tournament-no-match = { $invader } y { $defender } no se enfrentan en esta ronda.
tournament-told-before = El resultado de { $invader } contra { $defender } ya consta; usa «correct» para cambiarlo.
tournament-nothing-to-correct = Aún no consta el resultado de { $invader } contra { $defender }.
tournament-correction-why = Di por qué se corrige el resultado de { $invader } contra { $defender }.
tournament-no-winner = El ganador de { $invader } contra { $defender } es el invasor o el defensor.
tournament-vp = No se pueden destruir { $vp } PV; el mapa tiene { $most }.
tournament-no-round = No hay tal ronda.
tournament-other-scenario = El registro es de { $found }; se anunció { $scenario }.
tournament-printed-only = Las partidas de torneo se juegan sin Elowyn, con las fuerzas y el objetivo del escenario.
tournament-other-options = La partida se jugó con otras opciones que las del torneo.
tournament-record-used = Este registro ya se ha usado.
tournament-bad-table = No se puede leer la línea { $line } de la tabla.
tournament-other-pairing = La ronda { $round } no está emparejada como quieren las reglas.
tournament-rematch = Ronda { $round }: { $one } y { $two } ya se habían enfrentado, y hay un emparejamiento que lo evita. Corregid la ronda en el archivo o jugadla como está.

## Why players meet

pair-random = por sorteo
pair-final = la final
pair-final-again = otra vez la final: la anterior quedó empatada también a puntos de desempate
pair-equal = ambos tienen { $points ->
    [one] { $points } punto de partido
   *[other] { $points } puntos de partido
}
pair-down-odd = { $player } baja de { $points } a { $lower } puntos de partido: los que tienen { $points } son un número impar y, de los que podían bajar, { $player } es quien menos puntos de desempate tiene ({ $tiebreak })
pair-down-met = { $player } baja de { $points } a { $lower } puntos de partido: entre los que tienen { $points } no queda un rival del que los demás puedan prescindir (puntos de desempate: { $tiebreak })
pair-down-again = { $player } ya había bajado antes; no podía ser otro
pair-not-met = no se han enfrentado antes
pair-rematch = ya se han enfrentado { $times ->
    [one] { $times } vez
   *[other] { $times } veces
}; no queda emparejamiento sin repeticiones
bye-random = por sorteo entre quienes no han descansado
bye-again = por sorteo; descansos anteriores: { $byes }, y nadie con menos podía tenerlo
bye-goes-on = por sorteo: queda un número impar de jugadores

## Columns

column-player = Jugador
column-match-points = Puntos
column-tiebreak = Desempate
column-games = Partidas
column-sides = Invas./Def.
column-byes = Desc.
column-ladder = Tabla
column-rating = Glicko-2
column-ease = Ventaja invasor

## Ratings

ratings-added = { $count ->
    [one] { $count } partida añadida
   *[other] { $count } partidas añadidas
}; { $all } en el libro.
ratings-of = { $player }: clasificación { $rating }
ratings-handicap = El jugador más fuerte es el { $side ->
    [invader] invasor: el objetivo sube { $vp } PV
   *[defender] defensor: el objetivo baja { $vp } PV
}.
ratings-no-handicap = No hay hándicap entre estos dos.
ratings-teased = 10 o más: ¡estás estafando a tus rivales!
ratings-empty = El libro no contiene partidas.
ratings-same-player = { $player } no puede jugar contra sí mismo.
ratings-bad-game = No se puede leer la partida { $game } del libro.
ratings-twice = La partida de { $invader } contra { $defender } ya está en el libro.
ratings-period-over = El periodo «{ $period }» ha terminado: ya empezó otro.
ratings-full = Un libro contiene como máximo { $most } partidas.
ratings-simulated = { $games } partidas: los rangos de fuerza y clasificación coinciden con correlación { $correlation }.
ratings-side-found = { $scenario }: la ventaja del invasor es { $ease }; hallada: { $found } ± { $margin }
ratings-sides-within = Dentro de sus intervalos: { $within } de { $all } escenarios.
