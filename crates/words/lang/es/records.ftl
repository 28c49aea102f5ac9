# Qué tiene de malo una partida anotada, para la página y la terminal.

record-refused = { $file } se rechaza en la línea { $line }: { $reason }
record-other-data = Se jugó con datos que aquí no se conocen: edición «{ $edition }»; la más reciente aquí es la { $newest }. Quizá los conozca una versión más nueva de Dragon Rage; para datos propios, inicia el programa con --data CARPETA.
record-bad-changes = No se puede leer lo que cambian sus propios datos: { $reason }
record-other-version = Se jugó con la versión { $version } de las reglas, que aquí no se conoce. Quizá la conozca una versión más nueva de Dragon Rage.
record-other-position = la posición difiere del registro
unknown-scenario = No hay ningún escenario «{ $id }». Elige entre: { $known }.
unknown-option = No hay ninguna regla de la casa «{ $key }». Elige entre: { $known }.
unknown-option-value = La regla de la casa «{ $key }» no puede ser «{ $value }». Elige entre: { $known }.
agreement-without-reinforcements = Este escenario no tiene refuerzos: no hay nada que acordar.
army-does-not-fit = { $kind } no puede estar en el ejército del { $side ->
    [invader] invasor
   *[defender] defensor
}.
objective-too-high = El objetivo no puede superar los { $most } PV del mapa.
agreement-hex = Los refuerzos no pueden llegar a { $hex }: es agua o no está en el mapa.
file-too-long = tiene más de { $most } bytes
record-no-header = un registro empieza con la línea «{ $header }»
line-not-understood = no se entiende «{ $text }»
line-unreadable = no se entiende «{ $text }»: { $reason }
notation-empty = aquí no hay nada escrito
notation-unit = no hay ninguna unidad «{ $word }»; las unidades se llaman como INF3 o D1
notation-verb = «{ $word }» no es un verbo de la notación
notation-hex = «{ $word }» no es un hexágono; columna y fila llevan dos cifras cada una, por ejemplo 0707
notation-direction = «{ $word }» no es una dirección; hay N, NE, SE, S, SW y NW
notation-area = «{ $word }» no es una zona del cuerpo; hay: { $known }
notation-number = «{ $word }» no es un número que valga aquí
notation-missing = falta algo después de «{ $word }»
notation-too-much = sobra «{ $word }»
record-key-missing = falta «{ $key }» antes de la primera línea vacía
record-impossible = «{ $text }» no es posible: { $reason }
record-after-end = la partida ha terminado, pero sigue «{ $text }»
record-other-play = la posición es la registrada, pero una acción o un dado después de la línea { $since } no es lo que se registró
record-other-turn = el registro indica el turno { $said }, la partida va por el turno { $turn }
