### La primera partida guiada, y los consejos.

guide-title = Tu primera partida
guide-defend = … o defiende la ciudad
guide-learnt = { $done } de { $count } lecciones
guide-praise-1 = ¡Bien hecho!
guide-praise-2 = ¡Espléndido!
guide-praise-3 = ¡Exacto!
guide-praise-4 = ¡Eso es!
guide-wait = { $side ->
    [invader] Ahora mueve la ciudad. Mira lo que hace.
   *[defender] Ahora mueven los dragones. Mira lo que hacen.
}
guide-last-look = Mira una vez más: todavía puedes cambiarlo todo. Después pulsa «{ orders-begin-battle }».
guide-finished = Ya lo sabes todo. ¡La partida sigue!
guide-skip = Saltar
guide-skip-all = No más lecciones
guide-open = Lecciones
guide-show-me = Muéstrame
guide-due = por venir
guide-done = aprendida
guide-skipped = saltada

advice-ask = Consejo
advice-thinking = Un caballero lo está pensando…
advice-heading = Lo que consideraría un buen jugador, con su probabilidad de ganar
advice-none = Aquí no hay nada que aconsejar.
advice-do = Hacerlo
advice-chance = { $chance } % de ganar ({ $gain } puntos frente a no hacer nada más)

lesson-invader-set-up-title = La colocación
lesson-invader-set-up = Un dragón espera en el lindero del bosque. Coloca el otro en un hexágono marcado a su lado y encáralo hacia la ciudad.
lesson-invader-fly-title = Despegar y volar
lesson-invader-fly = Elige un dragón, luego un hexágono marcado y una dirección de la fila «{ page-stays-up }». Vuela seis hexágonos, por encima de muros y soldados.
lesson-invader-turn-title = Terminar la fase
lesson-invader-turn = Mueve también el otro dragón, si quieres. Después pulsa «Terminar la fase» – tras el movimiento, también en fuego y cuerpo a cuerpo – y la ciudad responde.
lesson-invader-land-title = Aterrizar y arrasar
lesson-invader-land = Elige el dragón en vuelo, luego un hexágono marcado y una dirección de la fila «{ page-lands }». Si aterriza en un hexágono vacío con número azul, lo arrasa y gana esos puntos de victoria (PV).
lesson-invader-breathe-title = Escupir fuego
lesson-invader-breathe = Elige tu dragón y escupe fuego a un hexágono marcado: quema dos hexágonos en línea, con todo el que no escape. Cada dragón tiene dos alientos en toda la partida.
lesson-invader-fight-title = Cabeza, alas y patas
lesson-invader-fight = Elige tu dragón y un hexágono marcado, suma la cabeza (3), las alas (2 cada una) y las patas (1 cada una), y lanza el ataque. Cuanto mayor sea tu ventaja, más seguro es que caigan los defensores.
lesson-invader-wings-title = Cuida tus alas
lesson-invader-wings = Tu dragón está herido, y con un ala perdida nunca más volará ni saltará. Llévalo al aire, o a un hexágono marcado sin defensores al lado.
lesson-invader-smash-title = Romper un portón
lesson-invader-smash = A pie, un dragón puede romper el portón que tiene delante: cuantos más puntos de movimiento gaste, más fácil. Elige tu dragón y luego el hexágono marcado tras el portón.
lesson-invader-bound-title = Saltar
lesson-invader-bound = Un salto salva hasta tres hexágonos por encima de todo, y después el dragón aún puede morder y quemar. Elige un dragón y salta a un hexágono marcado.
lesson-invader-walk-title = Caminar
lesson-invader-walk = A pie, un dragón avanza cuatro hexágonos y puede luchar después; por un punto de movimiento más arrasa el hexágono en que está. Elige un dragón y camina hasta un hexágono marcado.
lesson-invader-clocks-title = Dos relojes
lesson-invader-clocks = Mira los relojes de arriba: tras diez turnos sin destrucción, o sin dragón dentro de los muros, pierdes. Arrasa otro número azul para atrasar el primero.
lesson-invader-victory-title = Cómo ganar
lesson-invader-victory = Arrasa { $goal } PV para una gran victoria; con algo menos puedes parar al final de tu turno y ganar una menor. Pierdes si mueren ambos dragones o se agota un reloj.

lesson-defender-set-up-title = La colocación
lesson-defender-set-up = Tu ciudad está lista, solo falta el héroe: colócalo en un hexágono marcado entre tus soldados. «Deshacer» retira toda la colocación, si prefieres colocarlos tú.
lesson-defender-turn-title = Tu turno
lesson-defender-turn = Tu turno va de los hechizos al movimiento, los disparos y el cuerpo a cuerpo. Aún no hay nada que lanzar: pulsa «Terminar la fase».
lesson-defender-guard-title = Guarda lo que cuenta
lesson-defender-guard = Ningún dragón puede aterrizar en un hexágono ocupado. Elige una unidad marcada y llévala a un hexágono vacío con número azul.
lesson-defender-shoot-title = Disparar
lesson-defender-shoot = Hay un dragón a tiro: elige arqueros y dispara. En vuelo solo lo alcanza un 6, pero en el vientre; en tierra y justo al lado, basta un 5.
lesson-defender-surround-title = Rodear
lesson-defender-surround = Un dragón en tierra puede ser atacado por todos lados. Lleva una unidad a un hexágono marcado de su flanco: desde allí basta un 4 para alcanzar las alas.
lesson-defender-strike-title = Golpea las alas
lesson-defender-strike = Tus soldados están junto a un dragón: elige uno, luego el dragón, y golpea las alas. Con un ala perdida, nunca más volará ni saltará.
lesson-defender-hero-title = El héroe guía
lesson-defender-hero = Quien está junto a tu héroe suma 1 a su dado contra un dragón, y la milicia solo se atreve a atacar cerca de él. Llévalo hasta el dragón, incluso a su hexágono, bajo el vientre.
lesson-defender-wizard-title = Adelanta al mago
lesson-defender-wizard = Los hechizos alcanzan cuatro hexágonos. Lleva tu mago a un hexágono marcado, para tener un dragón a su alcance el próximo turno; sus diez puntos de hechizo son para toda la partida.
lesson-defender-boost-title = Aumentar la moral
lesson-defender-boost = Hay un dragón cerca de tu mago: aumentar la moral suma 1 a los dados de tus soldados a su alrededor, y hasta la milicia se atreve a atacar. Elígelo, abre el hechizo en su libro y lánzalo.
lesson-defender-bolt-title = Rayos y remolino
lesson-defender-bolt = Hay un dragón al alcance de tu mago: los rayos nunca fallan, y dañan más cuanto más cerca; un remolino puede hacer que se estrelle un dragón en vuelo. Elígelo, abre uno de los dos en su libro de hechizos y lánzalo.
lesson-defender-reinforcements-title = Refuerzos
lesson-defender-reinforcements = Llegan tropas frescas por mar, en el turno 10 y después cada cuatro turnos. Desembárcalas en un hexágono marcado.
lesson-defender-victory-title = Cómo ganar
lesson-defender-victory = Ganas cuando ambos dragones han muerto, o tras diez turnos sin destrucción o sin dragón dentro de los muros. Buscan { $goal } PV: mantén en pie los números azules.
