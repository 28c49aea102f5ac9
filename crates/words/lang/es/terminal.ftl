### Textos del programa de terminal.

## Órdenes: las palabras que se pueden escribir. Las inglesas valen en todos los idiomas.

command-help = ayuda
command-undo = deshacer
command-save = guardar
command-board = mapa
command-sheet = hoja
command-log = registro
command-rules = reglas
command-odds = probabilidades
command-hint = consejo
command-list = lista
command-concede = rendirse
command-quit = salir
command-yes = sí
command-no = no

## Partida

welcome = ¡Te damos la bienvenida a Dragon Rage!
scenario-line = Escenario: { $name }. El invasor necesita { $objective } PV.
seed-line = Los dados siguen la semilla { $seed }.
choices-heading = Puedes elegir:
choices-of = { $what }:
prompt = Tu elección (número, notación, ? para ayuda):
prompt-side = { $side ->
    [invader] Invasor
   *[defender] Defensor
}, tu elección (número, notación, ? para ayuda):
help =
    Lo que puedes escribir:
      3              elegir el número 3 de la lista
      INF3 0907      la unidad va allí por el camino más barato, o se coloca allí
      ? INF3 0907    ¿es posible? Y si no, ¿por qué?
      – { command-undo }: retirar la última acción, mientras no se hayan tirado dados
      – { command-list }: mostrar todas las opciones
      – { command-board }: mostrar el mapa
      – { command-sheet }: mostrar el estado de los monstruos
      – { command-log }: mostrar lo que ha pasado hasta ahora
      – { command-odds }: mostrar las probabilidades de las tiradas a las que llevan tus opciones
      – { command-hint }: preguntar al jugador informático por lo mejor que se puede hacer ahora
      – { command-rules } NÚMERO: mostrar una regla, por ejemplo 2.5.3-a
      – { command-save } ARCHIVO: guardar la partida
      – { command-concede }: dar la partida por perdida
      – { command-quit }: salir de la partida
      – { command-help }: mostrar esta página
    Abreviaturas: PM = puntos de movimiento, PV = puntos de victoria, PH = puntos de hechizo.
undone = Acción retirada.
nothing-to-undo = No hay nada que retirar.
undo-after-dice = No se puede deshacer: han caído los dados o le toca decidir al otro bando.
not-saved = Esta partida no se pudo guardar.
saved-automatically = La partida se guarda automáticamente en { $file }.
resumed = Partida reanudada desde { $file }.
no-game-to-resume = No hay ninguna partida que reanudar.
not-understood = No se entiende «{ $input }». Escribe un número de la lista, una acción como «INF3 0907» o «{ command-help }».
not-a-choice = { $number } no está en la lista: elige de 1 a { $most }.
ambiguous = «{ $input }» puede significar varias cosas: { $matches }.
possible = «{ $input }» es posible.
not-possible = No es posible: { $reason } [{ $rules }]
confirm-surrender = ¿Lo aceptas? Si no, sigues jugando y no se vuelve a preguntar. ({ command-yes }/{ command-no })
confirm-concede = { $side ->
    [invader] ¿De verdad se rinde el invasor?
   *[defender] ¿De verdad se rinde el defensor?
} ({ command-yes }/{ command-no })
confirm-quit = ¿Salir de la partida? ({ command-yes }/{ command-no })
game-over = La partida ha terminado.
thanks = ¡Gracias por jugar!
reserve-line = { $side ->
    [invader] Unidades del invasor fuera del mapa
   *[defender] Unidades del defensor fuera del mapa
}: { $units }
odds-heading = Probabilidades de las tiradas a las que llevan tus opciones
no-odds = Ninguna de tus opciones lleva a una tirada.
hint-heading = Lo que pensaría un buen jugador, con la probabilidad de ganar (y lo que gana frente a terminar la fase)
hint-line = { $chance } % ({ $gain })  { $what }
hint-none = Aquí no hay nada que aconsejar.
log-heading = Lo que ha pasado hasta ahora
log-empty = Todavía no ha pasado nada.
option-line = { $option }: { $value }

## Leyenda del mapa

legend-heading = Leyenda
legend-wall = muro
legend-gate = portón
legend-door = puerta
legend-smashed = entrada o muro rotos
legend-open = entrada abierta
legend-vp = puntos de victoria
legend-prepared-bridge = puente preparado para su destrucción
legend-broken-bridge = puente quebrado
legend-burned-bridge = puente destruido
legend-boost = aumento de moral
legend-dead-monster = monstruo muerto
legend-flying = en vuelo
legend-facing = encaramiento
legend-road = carretera
legend-stack = varias unidades en un hexágono
stack-line = { $hex }: { $units }

## Hoja de monstruos

sheet-no-monsters = No hay monstruos en juego.
sheet-fire-left = { $left ->
    [one] queda { $left } llamarada
   *[other] quedan { $left } llamaradas
}
sheet-mp = PM: { $left }/{ $full }
sheet-berserk = loco de furia
sheet-captive = cautiva

## Errores y comprobaciones

cannot-write = No se puede escribir { $file }: { $reason }
replay-upgraded = Actualizada: las { $actions } decisiones y tiradas son posibles con la edición { $edition } y la versión { $rules } de las reglas.
replay-upgraded-part = Actualizada hasta donde se puede: { $actions } decisiones y tiradas con la edición { $edition } y la versión { $rules } de las reglas. Se detiene en la línea { $line }: { $reason }
replay-equal = { $actions ->
    [one] { $actions } acción repetida
   *[other] { $actions } acciones repetidas
}: la posición final es la registrada.
data-problems = { $count ->
    [one] { $count } problema
   *[other] { $count } problemas
} en los datos:
data-fine = Los datos están bien ({ $count ->
    [one] se cumple { $count } comprobación
   *[other] se cumplen { $count } comprobaciones
}).
cases-summary = { $file }: casos que se cumplen: { $passed }; que fallan: { $failed }.
unknown-language = No hay ningún idioma «{ $code }». Elige entre: { $known }.
objective-not-in-manual-mode = En el modo de victoria «manual» la meta es fija [M-p]: añade --option victory_mode=objective.
unknown-rule = No hay ninguna regla «{ $id }».
bad-number = «{ $value }» no vale aquí: un número mayor que { $least }, como mucho { $most }.
argument-file = ARCHIVO
argument-id = NÚMERO
missing-argument = Falta algo: { $argument }.

## Reglas

rules-similar = Números parecidos: { $ids }
rules-section = Sección: { $section }
rules-in-english = Esta regla solo existe en inglés:

## Simulación y mediciones

simulate-heading = { $scenario }: { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
column-invader-wins = Victorias del invasor
column-defender-wins = Victorias del defensor
column-mean-turns = Turnos (media)
column-mean-vp = PV (media)
rule-stats-heading = Reglas citadas: { $count }
column-events = sucesos
column-refusals = rechazos
simulate-undecided = { $count ->
    [one] { $count } partida quedó sin decidir.
   *[other] { $count } partidas quedaron sin decidir.
}
end-reason-objective = objetivo alcanzado
end-reason-all-destroyed = todos los PV destruidos
end-reason-invaders-dead = todos los invasores muertos
end-reason-no-destruction = diez turnos sin PV
end-reason-no-invader-inside = diez turnos fuera de los muros
end-reason-elowyn-rescued = Elowyn rescatada
end-reason-stopped = fin del ataque
end-reason-conceded = rendición
study-won = ganadas
study-lost = perdidas
study-games = Partidas, vistas por el invasor
study-middle = mediana
study-less = como mucho
study-more = más
study-hex = { $place }: arrasado { $razed } ×, de media en el turno { $turn }. El invasor gana donde cae el primero: { $first }; donde se conserva: { $kept }
study-unfinished = { $file }: la partida no ha terminado; se omite
study-nothing = Entre estos registros no hay ninguna partida terminada.
study-all = Lo que más de ello aporta al invasor, en tanto por ciento de las partidas: media de los escenarios, intervalo del 95 %, escenarios
study-posts = Dónde hay alguien antes del primer turno: { $posts }
study-turns = Turnos
study-first-vp = Turno de los primeros PV
study-vp-after-three = PV tras tres turnos
study-vp-after-six = PV tras seis turnos
study-vp-moving = PV arrasados al mover
study-vp-fire = PV arrasados con fuego
study-vp-melee = PV arrasados cuerpo a cuerpo
study-vp-elementals = PV arrasados por elementales
study-breaths = Alientos de fuego
study-breaths-by-six = Alientos de fuego hasta el turno seis
study-landings = Aterrizajes
study-smashed = Entradas rotas
study-scaled = Muros escalados
study-monsters-lost = Monstruos perdidos
study-invader-troops-lost = Tropas invasoras perdidas
study-invader-troops-lost-by-six = Tropas invasoras perdidas hasta el turno seis
study-defender-troops-lost = Tropas defensoras perdidas
study-defender-troops-lost-by-six = Tropas defensoras perdidas hasta el turno seis
study-invader-leaders-lost = Héroes y magos del invasor perdidos
study-defender-leaders-lost = Héroes y magos del defensor perdidos
study-blows = Golpes a monstruos
study-shots = Disparos a monstruos
study-gathered = Veces que cuatro o más atacaron a un monstruo en un turno
study-attacks-by-three = Ataques a monstruos en los tres primeros turnos
study-attacks-at-once = Ataques al mismo monstruo en un turno
study-at-head = Ataques a la cabeza en los tres primeros, %
study-at-wings = Ataques a las alas en los tres primeros, %
study-at-legs = Ataques a las patas en los tres primeros, %
study-at-belly = Ataques al vientre en los tres primeros, %
study-first-wing = Turno en que se pierde la primera ala
study-by-head = Monstruos mayores muertos por la cabeza
study-by-hero = Monstruos mayores muertos por un héroe
study-by-elemental = Monstruos mayores muertos por un elemental
study-by-belly = Monstruos mayores muertos por el vientre
study-beside = Defensores junto a un monstruo mayor, turnos 1–6
study-apart = Hexágonos entre monstruos mayores, turnos 1–6
study-outside = Monstruos mayores fuera del muro, turnos 1–6, %
study-boosts = Moral alentada
study-fogs = Nieblas lanzadas
study-whirlwinds = Remolinos levantados
study-lightnings = Rayos lanzados
study-elementals = Elementales convocados
study-elementals-loose = Elementales sin control
study-guards-at-start = Hexágonos con PV guardados al inicio
bench-heading = Velocidad
bench-games = { $games } partidas en { $seconds } s, { $rate } por segundo
bench-actions = { $actions } acciones, { $rate } por segundo
bench-size = Una posición ocupa { $bytes } bytes.
progress-games = Partidas

## Encuentros entre jugadores de ordenador

arena-heading = { $a } contra { $b }: { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
arena-all = todos
arena-times = { $player }: { $mean } ms por turno de jugador de media, { $most } ms en 99 de cada 100 ({ $turns } turnos de jugador)
arena-sprt = Prueba secuencial de { $low } contra { $high } Elo: { $verdict ->
    [accepted] se acepta { $high }
    [rejected] se acepta { $low }
   *[other] sin decidir
} (logaritmo de la razón de verosimilitud { $likelihood })
arena-trouble = { $count ->
    [one] { $count } acción fue rechazada, o una partida quedó sin decidir.
   *[other] { $count } acciones fueron rechazadas, o hay partidas que quedaron sin decidir.
}
arena-other-match = { $file } contiene los resultados de otro encuentro. Indica otro archivo o elimínalo.
ladder-heading = { $player } contra todos: { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
ladder-worst = Lo peor, contra { $opponent }: { $share } de los puntos
balance-heading = Jugadores iguales ({ $level }), { $games ->
    [one] una partida
   *[other] { $games } partidas
} de cada escenario
balance-written = El informe está en { $file }.
balance-no-marks = { $file } no tiene sitio para el informe. Pon estas dos líneas donde deba ir:
    { $begin }
    { $end }
tune-bar = Ronda { $round }/{ $rounds }
tune-round = Ronda { $round } de { $rounds }: el invasor gana el { $share } %, { $vp } PV de media
forecast-result = Aprendido de { $positions } posiciones: sorpresa media de { $surprise } nats en partidas reservadas. Escrito en { $file }.
tune-result = { $file }: { $share } % ± { $margin } contra los pesos iniciales ({ $games } partidas)
tune-other-search = { $file } pertenece a otra búsqueda. Indica otro archivo o empieza de nuevo sin --resume.
tactics-share = { $level }: { $suite ->
    [made] { $solved } de { $all } posiciones generadas resueltas ({ $percent } %)
   *[other] { $solved } de { $all } posiciones resueltas ({ $percent } %)
}
tactics-needs = { $needs ->
    [step] a simple vista
    [turn] varios pasos o unidades a la vez
   *[reply] previendo la respuesta del enemigo
}: { $solved } de { $all }
tactics-theme = { $theme ->
    [spell] hechizos
    [gathering] reunirse contra un solo objetivo
    [screen] cerrar el paso
    [strike] los últimos enemigos
    [raze] los PV que faltan
    [guard] guardar PV
   *[escape] los últimos invasores
}: { $solved } de { $all }
tactics-theme-made = { $theme ->
    [spell] hechizos
    [gathering] reunirse contra un solo objetivo
    [screen] cerrar el paso
    [strike] los últimos enemigos
    [raze] los PV que faltan
    [guard] guardar PV
   *[escape] los últimos invasores
}: { $all }
tactics-company = más de { $few } unidades en el mapa: { $solved } de { $all }
tactics-failed = { $id }: alcanza { $reached } en lugar de { $best }
tactics-slip = «{ $done }» ({ $reached }); mejor «{ $better }» ({ $best })
tactics-wrong = Algunas posiciones indican valores que no son exactos: dragonrage tactics --update los corrige.
tactics-unknown = No hay ninguna posición «{ $id }».
tactics-updated = { $changed } de { $all } posiciones actualizadas.
tactics-not-worse = { $id }: lo que solo debería tentar es tan bueno como lo mejor; conviene revisar la posición.
tactics-making = Problemas
tactics-measuring = Posiciones de medida
tactics-measured = { $positions } posiciones de medida, de { $games } partidas.
tactics-checking = Problemas resueltos de nuevo
tactics-made = { $puzzles } problemas: de { $games } partidas y los hechos a mano.
tactics-checked = { $wrong ->
    [0] Los { $puzzles } problemas dicen lo exacto.
   *[other] De { $puzzles } problemas, { $wrong } no son exactos.
}
weights-missing = en [{ $side }] falta el término { $term }
weights-unknown = [{ $side }] no conoce ningún término { $term } con un número
column-objective = Objetivo
column-fair-objective = Objetivo justo
column-share = Puntos de A
column-elo = Elo de A
column-opponent = Rival
column-points-interval = Puntos [95 %]
column-as-invader = Invasor
column-as-defender = Defensor

## Archivos, jugadores y opciones agrupadas

players-line = Invasor: { $invader } · Defensor: { $defender }
you-are-player-one = Eres el jugador 1; el jugador 2 es el azar.
resume-question = En { $file } hay una partida sin terminar (turno { $turn }). ¿Continuarla? ({ command-yes }/{ command-no })
resume-heading = Partidas sin terminar:
resume-entry = { $scenario }, turno { $turn }: { $file }
resume-which = ¿Con cuál sigues? (número; «{ command-no }» para una partida nueva)
copy-kept = Lo que había antes se conserva en { $file }.
unit-choices = { $unit }: { $count ->
    [one] { $count } opción
   *[other] { $count } opciones
}
other-units = Elegir otra unidad: { $count ->
    [one] { $count } opción
   *[other] { $count } opciones
}
all-choices = Volver a todas las opciones
spell-bolt = rayos
spell-kept-bolt = rayos reservados para un ataque
spell-earth = elemental de tierra
spell-fire = elemental de fuego
file-not-found = no existe ese archivo
file-is-folder = es una carpeta
file-not-plain = no es un archivo normal
file-not-allowed = el acceso no está permitido
file-not-text = la línea { $line } no es texto UTF-8
file-kind-unknown = { $file } no es ni un registro ni una posición.
png-left-out = Este programa se compiló sin imágenes PNG (característica png). --svg dibuja la misma imagen como SVG; para PNG, compílalo con sus características habituales: cargo install --path crates/cli
replay-part = { $actions ->
    [one] { $actions } acción reproducida.
   *[other] { $actions } acciones reproducidas.
}
position-refused = { $count ->
    [one] { $count } problema
   *[other] { $count } problemas
} en la posición { $file }:
line-says = línea { $line }: { $problem }
rules-uncovered = { $count ->
    [one] { $count } regla no tiene
   *[other] { $count } reglas no tienen
} ni caso ni comprobación:
rules-all-covered = Todas las reglas están cubiertas.
bench-more = Copiarla tarda { $nanoseconds } ns; { $legal } opciones de media, { $listed } enumeradas por segundo.
reach-line = Al alcance (coste): { $hexes }
setup-hint = Escribe un hexágono, como 0907, para colocar allí la unidad, o «auto» para que el azar coloque el resto.
help-more =
    Además:
      INF3           qué puede hacer esta unidad y hasta dónde llega
      0907           la única opción que lleva allí
      auto           en la colocación: el azar coloca el resto
      – las acciones también se pueden escribir en notación (en inglés): docs/NOTATION.md

## The page

serve-listening = La página está en { $address } (termina con Ctrl+C).
serve-no-page = Este programa se compiló sin la página. Compílalo con ella: cargo xtask play, o juega en esta terminal: dragonrage play
serve-address-taken = No se puede escuchar en { $address }: { $reason }. Indica otra dirección: dragonrage serve --addr 127.0.0.1:8080
serve-not-opened = No se pudo abrir el navegador; visita { $address }

## Partidas por la red

host-not-built = Este programa se construyó sin el servidor de partidas por la red. Constrúyelo: cargo xtask host
host-listening = Partidas por la red: { $address } (se termina con Ctrl+C). Se guardan en { $folder }.
host-address-taken = No se puede escuchar en { $address }: { $reason }. Indica otra dirección: dragonrage host --addr 127.0.0.1:8080
host-locked = Otro servidor escribe en { $folder }. Termínalo o indica otra carpeta: --games DIR
host-file-there = { $file } ya existe y no se sobrescribe.
host-backed-up = Todas las partidas se han copiado en { $file }. Guarda también { $secret }, en otro sitio: sin él, las partidas sin terminar no pueden tirar sus dados.
host-restored = Las partidas están en { $file }. El secreto del servidor anterior debe estar en { $secret }: sin él, las partidas sin terminar no pueden tirar sus dados.
host-spoilt = Partida { $game }, línea { $line }: { $reason }
host-checked = { $games ->
    [one] Se ha vuelto a jugar una partida con { $lines } líneas.
   *[other] Se han vuelto a jugar { $games } partidas con { $lines } líneas.
}
host-not-sound = { $n ->
    [one] Una partida no se puede volver a jugar.
   *[other] { $n } partidas no se pueden volver a jugar.
}
bot-token = El servidor conoce a este jugador por la clave { $token }: guárdala e indícala la próxima vez con --token.
bot-plays = Juega la partida { $game }.
