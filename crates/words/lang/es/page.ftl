### Textos de la página en el navegador.

page-story = Dos dragones caen sobre una ciudad amurallada. Redúcela a cenizas o derríbalos.
page-first-game = Juega tu primera partida
page-new-game = Nueva partida
page-continue = Continuar
page-more = Más
page-load-record = Cargar una partida
page-rules = Reglas
page-bad-record = No se puede leer esta partida: falta, está dañada o es de otra edición de las reglas.
page-turn = turno { $turn }
page-forget = Olvidar { $name }
page-credit = Diseño del juego: Lewis Pulsipher. Una edición independiente con textos e ilustraciones propios.
page-language = Idioma
page-scenario = Escenario
page-players = ¿Quién juega?
page-house-options = Reglas de la casa
page-seed = Semilla de los dados
page-goal = Objetivo: { $vp } PV.
page-begin = Empezar
page-home = Volver al inicio
page-menu = Menú
page-save-record = Guardar la partida
page-copy-link = Copiar un enlace a esta partida
page-link-copied = Enlace copiado; contiene la partida entera.
page-link-not-copied = El navegador no permite copiar.
page-contrast = Contraste fuerte: activar o desactivar
page-concede = Rendirse
page-concede-really = { $side ->
    [invader] ¿De verdad se rinde el invasor?
   *[defender] ¿De verdad se rinde el defensor?
}
page-speed = Velocidad
page-speed-slow = lenta
page-speed-normal = normal
page-speed-fast = rápida
page-speed-instant = inmediata
page-board = Tablero
page-board-help = Tablero. Las flechas recorren los hexágonos, Intro elige, Escape vuelve, N pasa a la siguiente unidad, U deshace, E termina la fase, 1 a 6 eligen el encaramiento, más y menos amplían.
page-zoom-in = Acercar
page-zoom-out = Alejar
page-zoom-fit = Tablero entero
page-vp = { $vp } PV
page-thinking = { $side ->
    [invader] El invasor ({ $player }) piensa…
   *[defender] El defensor ({ $player }) piensa…
}
page-stopped = { $side ->
    [invader] El invasor ({ $player }) está detenido.
   *[defender] El defensor ({ $player }) está detenido.
}
page-skip = Más rápido
page-stop = Detener
page-go-on = Seguir
page-undo = Deshacer
page-end-anyway = Terminar la fase de todos modos
page-forgotten = { $count ->
    [one] { $units } todavía podría hacer algo.
   *[other] { $count } unidades todavía podrían hacer algo: { $units }.
}
page-choose-unit = Elige una unidad aquí o en el tablero.
page-choose-hex = Elige un hexágono marcado en el tablero.
page-other-unit = Otra unidad
page-cancel = Cancelar
page-close = Cerrar
page-facing = Encaramiento
page-lands = aterriza
page-stays-up = sigue en el aire
page-modes = ¿Cómo se mueve?
page-mode-walk = Caminar
page-mode-fly = Volar
page-mode-slither = Deslizarse
page-mode-bound = Saltar
page-good-set-up = Una buena colocación para mí
page-log = Lo que ha pasado
page-log-more = Sucesos anteriores
page-rule = Regla { $id } (en inglés)
page-breaths = Alientos de fuego
page-clock-destruction = Sin destrucción
page-clock-inside = Ningún invasor intramuros
page-winner = Gana: { $side }
page-end-phase = Terminar la fase
page-vp-of = { $vp } / { $goal } PV
page-elsewhere = Esta partida se ha abierto en otra pestaña.
page-play-here = Seguir jugando aquí
