### Textos de la mesa del torneo y de las puntuaciones, en el navegador.

## Their names

screen-tournament = Mesa del torneo
screen-tournament-about = Jugadores, emparejamientos, resultados y clasificación de una velada, un club o una convención.
screen-ratings = Puntuaciones
screen-ratings-about = Quién es más fuerte, según la escala del reglamento y según Glicko-2, a partir de los registros de las partidas.

## Tournaments that are kept, and a new one

desk-intro = Dirige desde aquí una velada, un club o una convención: jugadores, emparejamientos, resultados, clasificación. Todo se guarda en este navegador a cada paso, y también como un archivo que sirve para la línea de órdenes.
desk-kept = Tus torneos
desk-open = Abrir un archivo de torneo
desk-new = Nuevo torneo
desk-name = Nombre
desk-system = Sistema
desk-system-elimination = Eliminación simple
desk-system-double = Eliminación doble
desk-system-swiss = Rondas suizas
desk-system-swiss-final = Rondas suizas y una final de ocho
desk-system-help = Las reglas aconsejan eliminación hasta 8 jugadores, rondas suizas para más, y una final de ocho cuando son muchísimos.
desk-rounds = Rondas suizas
desk-rounds-help = Vacío: tantas como aconsejan las reglas.
desk-scenarios = Escenarios
desk-scenarios-all = uno nuevo en cada ronda, de ambos mapas
desk-scenarios-map = uno nuevo en cada ronda, de { $map }
desk-players-count = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
desk-at-round = ronda { $round }
desk-over = terminado

## What comes next

desk-next-enter = Inscribe al menos a dos jugadores y empareja la primera ronda.
desk-next-results = { $count ->
    [one] Falta el resultado de { $count } partida.
   *[other] Faltan los resultados de { $count } partidas.
}
desk-next-swiss = Se puede emparejar la ronda { $round } de { $rounds }.
desk-next-pair = Se puede emparejar la ronda { $round }.
desk-pair = Emparejar la ronda { $round }
desk-planned = según el plan: { $scenario }
desk-changed = Se ha cambiado en otra ventana. Lo que ves es lo actual; hazlo otra vez.

## Parts of the desk

desk-parts = Partes de la mesa
desk-part-round = Ronda
desk-part-players = Jugadores
desk-part-standings = Clasificación
desk-part-log = Registro
desk-tools = Guardar, imprimir, mostrar
desk-save-file = Guardar el archivo
desk-csv = Clasificación como tabla (CSV)
desk-trf = Informe (TRF)
desk-print = Imprimir
desk-wall = Pantalla grande

## A round

desk-nothing-paired = Aún no hay nada emparejado.
desk-table = Mesa { $table }
desk-versus = contra
desk-result = Resultado
desk-result-of = Resultado de la mesa { $table }: { $one } contra { $two }
desk-why = ¿Por qué estos dos?
desk-why-bye = ¿Por qué?
desk-invades = { $player } invade
desk-winner = Ganador
desk-not-told = aún sin resultado
desk-vp = PV destruidos (0 a { $most })
desk-forfeit = adjudicada, sin jugar
desk-correction = Motivo de la corrección
desk-correction-help = Lo dicho antes queda en el registro, con este motivo.
desk-save = Guardar
desk-play-here = Jugarla en este dispositivo
desk-game-file = Su archivo, para jugarla en otro sitio
desk-records = Resultados de registros
desk-records-here = Resultados de partidas guardadas aquí
desk-taken = { $count ->
    [one] { $count } resultado tomado, verificado repitiendo la partida.
   *[other] { $count } resultados tomados, verificados repitiendo las partidas.
}
desk-none-here = Ninguna partida terminada guardada aquí es de esta ronda.
desk-bad-record = { $file }: no es un registro de esta edición, o está dañado (línea { $line }).
desk-refused = { $file }: { $reason }

## Players

desk-enter = Inscribir
desk-enter-names = Nuevos jugadores, un nombre por línea
desk-enter-late = Quien se inscriba ahora entra en la próxima ronda con 0 puntos.
desk-from-table = De una tabla (CSV) o un informe (TRF)
desk-entered = { $count ->
    [one] { $count } jugador inscrito.
   *[other] { $count } jugadores inscritos.
}
desk-state = Estado
desk-plays = juega
desk-plays-since = desde la ronda { $round }
desk-left = se ha retirado
desk-withdraw = Retirar
desk-withdraw-player = Retirar a { $player }
desk-withdraw-really = { $player } ya no juega; las partidas abiertas son para el rival.
desk-return = Readmitir
desk-return-player = Readmitir a { $player }

## Standings and log

desk-place = Puesto
desk-after-round = Tras la ronda { $round }
desk-check = Comprobar el registro
desk-log-enter = { $player } se inscribe.
desk-log-withdraw = { $player } se retira.
desk-log-game = Ronda { $round }, { $invader } invade contra { $defender }: gana el { $side ->
    [invader] invasor
   *[defender] defensor
}, { $vp } PV destruidos.
desk-log-forfeit = Ronda { $round }, { $invader } contra { $defender }: adjudicada al { $side ->
    [invader] invasor
   *[defender] defensor
}, sin jugar.
desk-log-correction = Corrección
desk-log-before = Antes: { $before }
desk-log-reason = Motivo: { $reason }
desk-log-record = de un registro

## The clock of a round

desk-clock = Reloj de la ronda
desk-clock-minutes = Minutos
desk-clock-start = Iniciar
desk-clock-pause = Pausa
desk-clock-reset = Reiniciar
desk-clock-over = ¡Se acabó el tiempo!

## The big screen

desk-wall-pairings = Emparejamientos
desk-wall-reasons = Motivos
desk-wall-full = Pantalla completa
desk-wall-page = Página { $page } de { $pages }
desk-wall-hold = Detener la página
desk-wall-turn = Pasar las páginas
desk-wall-back = Volver a la mesa

## Ratings

desk-ratings-intro = Quién juega cómo: la escala del reglamento, y Glicko-2, que aprende también lo difícil que es cada bando de cada escenario. Ambas salen de un libro de partidas, verificadas repitiéndolas.
desk-book-open = Abrir un libro
desk-book-save = Guardar el libro
desk-book-records = Añadir registros
desk-book-here = Añadir partidas guardadas aquí
desk-book-clear = Empezar un libro nuevo
desk-book-replace = { $count ->
    [one] El libro y su { $count } partida desaparecen. ¿Seguro?
   *[other] El libro y sus { $count } partidas desaparecen. ¿Seguro?
}
desk-book-yes = Sí, reemplazarlo
desk-book-none = No hay aquí ninguna partida terminada que no esté en el libro.
desk-period = Periodo
desk-period-help = Las partidas de un periodo se valoran juntas, por ejemplo las de un mes.
desk-interval = Intervalo del 95 %
desk-interval-told = de { $low } a { $high }
desk-history = A lo largo del tiempo
desk-history-show = Mostrar a { $player } en el gráfico
desk-history-told = { $player }, { $period }: { $rating }
desk-plot = Gráfico
desk-sides = Lo difíciles que son los bandos
desk-sides-help = En puntos de clasificación: por encima de 0 lo tiene más fácil el invasor, por debajo el defensor.
desk-handicap = Hándicap y posibilidades de una partida
desk-handicap-pair = Solo cuentan las partidas entre estos dos
desk-handicap-chance = Según Glicko-2, el invasor gana con una probabilidad del { $percent } %.
desk-games = { $count ->
    [one] { $count } partida en el libro
   *[other] { $count } partidas en el libro
}
desk-scenario-chosen = { $map }, fuerzas elegidas
