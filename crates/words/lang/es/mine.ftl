### My games: names, statistics, history, reports.

mine-title = Mis partidas
mine-history = Historial
mine-figures = Estadísticas
mine-deeds = Logros
mine-name = Mi nombre
mine-name-help = Figura en los registros de las partidas nuevas y en lo que compartas de ellas.
mine-former-names = Nombres anteriores
mine-name-of = Nombre
mine-name-of-side = { $side ->
    [invader] Nombre de quien juega el invasor
   *[defender] Nombre de quien juega el defensor
}
mine-search = Buscar
mine-search-help = Nombre, escenario, resultado o fecha
mine-games-label = Partidas
mine-stand-all = Todas
mine-stand-running = En curso
mine-stand-over = Terminadas
mine-stand-won = Ganadas por mí
mine-stand-lost = Perdidas por mí
mine-any = Cualquiera
mine-side-label = Mi bando
mine-against-label = Rival
mine-order-label = Orden
mine-order-newest = Las últimas primero
mine-order-oldest = Las primeras antes
mine-order-longest = Las más largas primero
mine-order-scenario = Por escenario
mine-found = { $count } de { $all } partidas
mine-reading = Leyendo: { $done } de { $all }
mine-none = Todavía no se guarda ninguna partida. Lo que juegues, mires o cargues aparecerá aquí.
mine-none-found = Ninguna partida coincide.
mine-more = Mostrar { $count } más
mine-state-won = Ganada en el turno { $turn }
mine-state-lost = Perdida en el turno { $turn }
mine-go-on = Seguir
mine-link = Enlace
mine-counting = Repasando registros: { $done } de { $all }
mine-stop = Parar
mine-count-on = Seguir contando
mine-figures-none = Todavía no hay cifras: termina antes una partida.
mine-figures-whose = Cuentan las partidas terminadas de una persona contra un jugador de ordenador, y aquellas en que un bando lleva tu nombre.
mine-games = Partidas
mine-wins = Ganadas
mine-wins-of = { $won } ({ $percent } %)
mine-mean-vp = PV destruidos por partida
mine-mean-kills = Unidades enemigas destruidas por partida
mine-mean-lost = Unidades propias perdidas por partida
mine-mean-turns = Turnos por partida
mine-streak = Ganadas seguidas
mine-streak-of = { $now } ahora, { $best } como máximo
mine-favourite = Actuó más
mine-luck = Suerte por partida
mine-costs = Coste de las decisiones por partida
mine-costs-known = pesadas en { $count } de { $all } partidas
mine-costs-unknown = aún sin pesar: el resultado de cada partida lo ofrece
mine-table = Por escenario, bando y rival
mine-per-cent = { $percent } %
mine-deeds-count = { $done } de { $all }
mine-deeds-help = Se encuentran en tus registros y en ningún otro sitio: si olvidas una partida, se olvida también lo que hiciste en ella.
mine-deed-watch = Verlo
mine-deed-won = Conseguido
mine-deed-open = Todavía no
mine-deed-by = { $by ->
    [invader] como invasor
    [defender] como defensor
    [either] con cualquier bando
   *[games] en varias partidas
}
mine-balance = Suerte y decisiones
mine-gave = { $who ->
    [me] Los dados te dieron { $percent } %.
    [invader] Los dados dieron al invasor { $percent } %.
   *[defender] Los dados dieron al defensor { $percent } %.
}
mine-cost = { $who ->
    [me] Tus decisiones costaron { $percent } %.
    [invader] Las decisiones del invasor costaron { $percent } %.
   *[defender] Las decisiones del defensor costaron { $percent } %.
}
mine-weigh = { $who ->
    [me] Pesar mis decisiones
    [invader] Pesar las decisiones del invasor
   *[defender] Pesar las decisiones del defensor
}
mine-weighing = Pesando: { $done } de { $all } decisiones
mine-so-far = Hasta ahora { $percent } %.
mine-dearest = Lo que más costó
mine-dearest-none = Ninguna decisión costó 2 % o más.
mine-instead = Mejor: { $best }
mine-measured = Suerte: por cada tirada, tu probabilidad de ganar después de ella menos la media de todos los resultados posibles, sumada. Decisiones: por todo lo que hiciste tras la colocación, tu probabilidad después de lo mejor que un caballero encuentra en su lugar menos la que tenías después de lo que hiciste. Ambas son medias de doce continuaciones con los mismos dados; menos de 2 % no cuenta. Por eso las sumas pueden pasar de 100 %.
mine-measured-title = Qué se mide
mine-report-share = Compartir como imagen
mine-report-save = Guardar como imagen
mine-report-shared = La imagen está en camino.
mine-report-saved = La imagen se ha guardado.
mine-report-failed = Este navegador no puede hacer la imagen.
mine-report-facts = { $turns } turnos · { $vp } de { $goal } PV
mine-report-luck = Suerte de los dados: invasor { $invader } %, defensor { $defender } %

deed-first-gate-title = Abreportones
deed-first-gate = Rompe un portón. Sin guardia cae por 1 PM; con guardia, cada PM gastado añade un sexto, y lo gastado en vano se pierde: llega con todos.
deed-overrun-title = Arrollador
deed-overrun = Destruye una unidad cuando tu monstruo la arrolla. Un dragón o gusano que entra andando paga 1 PM más, golpea al momento, sigue y conserva sus ataques de cuerpo a cuerpo.
deed-firestorm-title = Tormenta de fuego
deed-firestorm = Arrasa dos lugares con un solo aliento. El fuego de dragón quema el hexágono de delante y el siguiente: colócate de modo que ambos valgan algo.
deed-heart-title = El corazón de la ciudad
deed-heart = Arrasa el lugar que más vale. Es el mejor guardado; un monstruo que entra andando y tiene 1 PM de sobra lo arrasa al momento.
deed-ladders-title = Arriba las escalas
deed-ladders = Escala un muro. Guarda 1 PM y elige un tramo sin defensor junto al hexágono de detrás: eso da +1 al dado.
deed-heros-bane-title = Azote de héroes
deed-heros-bane = Mata a un héroe. Hay que alcanzarlo dos veces: la primera solo queda herido y ya no ayuda a los que tiene al lado.
deed-wizards-bane-title = Silencio
deed-wizards-bane = Mata a un mago mientras le queden puntos de hechizo. No puede devolver el golpe, y solo lo protege quien comparte su hexágono.
deed-demoralised-title = Corazones rotos
deed-demoralised = Mata al último héroe. Desde entonces las unidades enemigas deben superar un chequeo de moral antes de cada ataque a un monstruo.
deed-bridge-title = Rompepuentes
deed-bridge = Destruye un puente de madera. Una tropa lo prepara en un turno y lo quema tras de sí en el siguiente; un dragón que aterriza en él lo rompe, y se ahoga si se queda.
deed-wing-clipper-title = Cortaalas
deed-wing-clipper = Destruye las alas de un monstruo mayor. Con la mitad de los puntos de las alas perdida ya no vuela ni salta: apunta a las alas mientras está en el suelo.
deed-hamstrung-title = Desjarretado
deed-hamstrung = Destruye todas las patas de un monstruo mayor. Cada grupo perdido le cuesta 1 PM a pie; el daño sobrante se pierde, así que cambia de zona a tiempo.
deed-downed-title = Abajo
deed-downed = Haz que un monstruo en vuelo se estrelle. Sufre 2d6 de daño, y sobre el agua muere: dispara a las alas, o agita el aire en su camino.
deed-storm-title = Llamatormentas
deed-storm = Haz caer a un monstruo con un remolino. Quien vuela o salta hacia él, desde él o a través de él se estrella con 4 o más; en el hexágono del monstruo actúa al momento.
deed-thunder-title = Fulminado
deed-thunder = Hiere o destruye a un enemigo con rayos. Su potencia es 5 menos la distancia, y a un monstruo se le acierta sin tirar: acércate.
deed-summoner-title = De tierra y fuego
deed-summoner = Convoca un elemental. Cuesta la mitad de los puntos de hechizo de un mago, no puede mover ese turno, pero puede atacar al momento.
deed-giant-felled-title = Cuanto más grandes
deed-giant-felled = Mata a un monstruo menor. A casi todos se les hiere con 5 o más, a los gigantes solo con 6: ataca con muchas unidades y con las de mayor fuerza.
deed-monster-slain-title = Matadragones
deed-monster-slain = Mata a un monstruo mayor. El daño llena un grupo tras otro de una zona: insiste en la misma hasta acabarla, y cuidado con el hexágono en que se desploma.
deed-won-invader-title = Muerte desde lo alto
deed-won-invader = Gana como invasor: destruye tantos PV como pide el escenario. Arrasar primero lo más cercano rara vez es el camino más corto.
deed-won-defender-title = La ciudad resiste
deed-won-defender = Gana como defensor. No hace falta matar a cada invasor: bastan diez turnos en que no se destruya nada.
deed-clock-title = El tiempo está con nosotros
deed-clock = Gana por uno de los dos relojes: diez turnos sin PV destruidos, o diez sin invasor dentro de los muros.
deed-by-a-hair-title = Por un pelo
deed-by-a-hair = Gana como defensor aunque al invasor le faltaran 2 PV o menos. Cuenta cada turno lo que aún puede alcanzar, y guarda eso primero.
deed-held-walls-title = Ni una piedra
deed-held-walls = Gana como defensor sin que se forzara ninguna entrada ni muro. Una unidad tras un portón hace que romperlo sea una apuesta; una junto al hexágono dificulta escalar.
deed-swift-title = Antes de la ayuda
deed-swift = Gana como invasor antes del turno 10, cuando llegan los primeros refuerzos. Cada cuatro turnos llegan más.
deed-unscathed-title = Ileso
deed-unscathed = Gana como invasor sin perder ni una unidad. El daño es la fuerza de quien acierta: vete antes de que lleguen los fuertes.
deed-no-spell-wasted-title = Ni un hechizo de sobra
deed-no-spell-wasted = Gana con un mago vivo que haya gastado todos sus puntos de hechizo. Duran toda la partida, un hechizo por turno: lo que sobra al final se desperdició.
deed-comeback-title = De vuelta del abismo
deed-comeback = Gana una partida en la que tu probabilidad fue alguna vez de 15 % o menos. No te rindas: la curva junto al resultado muestra dónde cambió.
deed-against-the-dice-title = Contra los dados
deed-against-the-dice = Gana aunque los dados te quitaran 15 % o más. Ataca donde la probabilidad es buena y la pérdida pequeña, y la suerte pesará menos.
deed-knight-beaten-title = Rival digno
deed-knight-beaten = Vence al caballero o al señor de los dragones. Prevén un turno entero: no dejes lugar que puedan arrasar y abandonar sin castigo.
deed-both-sides-title = A ambos lados del muro
deed-both-sides = Gana el mismo escenario una vez con cada bando. Quien ha estado al otro lado sabe lo que teme.
deed-whole-map-title = Todas las batallas
deed-whole-map = Termina todos los escenarios de un mapa. Cada uno pide otro ejército y otro camino por las mismas calles.
