### Las pantallas junto a la batalla: reglas, repetición, resultado, ajustes, partidas guardadas.

screen-rules-search = Buscar por palabra o número
screen-rules-found = { $count ->
    [0] No se ha encontrado nada
    [one] Un pasaje
   *[other] { $count } pasajes
}
screen-rules-chapters = Capítulos
screen-rules-loading = Cargando el reglamento…
screen-rules-unreachable = Ahora mismo no se puede cargar el reglamento.
screen-try-again = Reintentar
screen-part-missing = No se ha podido cargar esta parte de la página. ¿Hay conexión?
screen-rules-none = No existe la regla { $id }.
screen-rules-open = En el reglamento
screen-example = Ejemplo { $id }
screen-example-happens = Qué ocurre
screen-example-play = Jugar esta posición
screen-example-again = Desde el principio
screen-example-back = Volver a la regla
screen-scenario-more = Historia, mapa y consejos
screen-scenario-limits = El defensor gana cuando mueren todos los invasores, tras { $turns } turnos sin que se arrase un hexágono o tras { $turns } turnos sin ningún invasor dentro de los muros.
screen-scenario-set-up = { $where ->
    [entry] El defensor se coloca en los hexágonos con un escudo. El invasor empieza fuera del mapa y entra por los hexágonos con un triángulo.
   *[edges] El defensor se coloca primero, en los hexágonos con un escudo; después el invasor, en los hexágonos con un triángulo.
}
screen-scenario-reinforcements = Los refuerzos ({ $army }) llegan por los estandartes en el turno { $first } y después cada { $every } turnos.
screen-replay = Repetición
screen-replays = Repeticiones
screen-replay-start = Al principio
screen-replay-turn-back = Un turno atrás
screen-replay-step-back = Un paso atrás
screen-replay-play = Reproducir
screen-replay-pause = Pausa
screen-replay-step = Un paso adelante
screen-replay-turn = Un turno adelante
screen-replay-end = Al final
screen-replay-slider = Momento de la partida
screen-replay-at = Turno { $turn } · paso { $step } de { $steps }
screen-replay-keys = Espacio reproduce y detiene, las flechas avanzan un paso, Re Pág y Av Pág saltan un turno, Inicio y Fin van a los extremos
screen-play-on = Seguir jugando desde aquí
screen-play-on-help = Empieza una partida nueva en esta posición; la antigua queda como está.
screen-curve = Cómo iba la partida
screen-curve-chance = Probabilidad de victoria del invasor
screen-curve-vp = PV destruidos
screen-curve-told = turno { $turn } { $percent } %
screen-result = Resultado
screen-result-more = Cómo ocurrió
screen-result-turns = Turnos
screen-result-lost = { $count ->
    [0] sin bajas
    [one] una unidad perdida
   *[other] { $count } unidades perdidas
}
screen-luck = Los dados que decidieron
screen-luck-of = { $side ->
    [invader] Más suerte para el invasor
   *[defender] Más suerte para el defensor
}
screen-luck-percent = { $percent } %:
screen-luck-none = Ninguna tirada le ayudó mucho.
screen-back = Volver
screen-settings = Ajustes
screen-settings-language = Idioma
screen-settings-language-help = De todo, también del registro de una partida en curso.
screen-settings-speed = Velocidad
screen-settings-speed-help = Con qué rapidez se muestran las jugadas del ordenador, los dados y las repeticiones.
screen-settings-size = Tamaño del texto
screen-settings-size-help = El tablero tiene su propio zoom.
screen-settings-contrast = Contraste fuerte
screen-settings-contrast-help = Negro sobre blanco, colores planos en el tablero.
screen-settings-motion = Menos movimiento
screen-settings-motion-help = Los dados caen sin rodar; nada se mueve por sí solo.
screen-settings-sound = Sonido
screen-settings-sound-help = Pasos, alas, golpes, fuego, dados, tu turno. Se oye desde tu primer clic.
screen-settings-patience = Tiempo para el señor de los dragones
screen-settings-patience-help = Cuánto puede pensar en un turno. Con más tiempo mira más; con menos, menos.
screen-settings-patience-none = sin límite
screen-settings-patience-seconds = { $seconds } segundos
screen-settings-kept = Los ajustes y las partidas se guardan en este navegador y en ningún otro sitio.
screen-kept-all = Mostrar las { $count }
screen-kept-won = { $side ->
    [invader] el invasor ganó en el turno { $turn }
   *[defender] el defensor ganó en el turno { $turn }
}
screen-forget = Olvidar
screen-forget-really = ¿Olvidarla para siempre?
