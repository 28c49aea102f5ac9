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
page-accept-surrender = Aceptar: la partida está ganada
page-play-on = Seguir jugando hasta el final
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
page-rule = Regla { $id }
page-breaths = Alientos de fuego
page-clock-destruction = Sin destrucción
page-clock-inside = Ningún invasor intramuros
page-winner = Gana: { $side }
page-end-phase = Terminar la fase
page-vp-of = { $vp } / { $goal } PV
page-elsewhere = Esta partida se ha abierto en otra pestaña.
page-play-here = Seguir jugando aquí
page-showing = { $side ->
    [invader] El invasor ({ $player }) mueve.
   *[defender] El defensor ({ $player }) mueve.
}
page-next-unit = Siguiente unidad
page-to-my-turn = Ir a mi turno
page-spell-first = Abre primero un hechizo del libro y elige después su lugar en el tablero.
page-join-here = { $unit } se mueve también aquí
page-not-yours = No te toca mover a { $unit }.
page-reached = { $vp } PV destruidos: { $grade }, si el invasor pone fin al ataque al acabar su turno.
page-goal-reached = Meta alcanzada: { $vp } PV de { $goal }
page-own-armies = Ejércitos propios: { $city }
spell-book = Libro de hechizos
spell-cost = { $cost } PH
spell-range = alcance { $range }
spell-boost = Aumento de moral
spell-boost-effect = Durante este turno, tus unidades a 0–2 hexágonos del mago suman 1 a sus tiradas cuerpo a cuerpo, y la milicia puede atacar a monstruos sin un héroe.
spell-fog = Niebla
spell-fog-effect = Cubre el hexágono y todo lo que está a 2 hexágonos o menos hasta tu próxima fase de hechizos: nadie ataca ni es atacado en ella, nadie se posa en ella ni salta dentro o fuera.
spell-whirlwind = Remolino
spell-whirlwind-effect = Destruye los PV de su hexágono. Los monstruos que vuelan o saltan a través de él se estrellan con 4 o más; las unidades que están en él ni atacan ni son atacadas. En el turno siguiente se desplaza un hexágono.
spell-lightning = Rayos
spell-lightning-effect = Alcanzan a un monstruo sin tirada: 4 puntos de daño en un hexágono adyacente, uno menos por cada hexágono más. Contra otras unidades son un ataque de proyectiles de esa fuerza.
spell-summon = Convocar elemental
spell-summon-effect = Un elemental de tierra o de fuego lucha por ti. Demasiado lejos de su mago, o si el mago es atacado, no obedece a nadie y ataca a quien esté más cerca.
spell-dismiss = Desvanecer
spell-dismiss-effect = Tu propio elemental se va sin coste. Para cualquier otro, un dado dice lo que tendrías que pagar.
keys-heading = Teclas
keys-arrows = Recorrer el tablero
keys-enter = Elegir lo que hay bajo el cursor
keys-stack = Mover a un hexágono con unidades propias
keys-back = Un paso atrás, soltar
keys-next = Siguiente unidad que puede hacer algo
keys-undo = Deshacer
keys-end = Terminar la fase
keys-face = Elegir el encaramiento: 1 es el norte, luego en sentido horario
keys-sheet = Esta lista
news-heading = Lo que hizo el otro bando
news-moved = { $count ->
    [one] Una unidad se ha movido.
   *[other] { $count } unidades se han movido.
}
news-again = Verlo otra vez
against-all = { $count ->
    [one] Atacar
   *[other] Todos juntos ({ $count })
}
against-part = { $count ->
    [one] { $part }
   *[other] { $part }: todos ({ $count })
}
against-one = De uno en uno
