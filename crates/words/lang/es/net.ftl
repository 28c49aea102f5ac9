### Play over the net.

net-title = Jugar por la red
net-friend = Jugar con un amigo
net-open-games = Partidas abiertas
net-mine = Mis partidas en este anfitrión
net-mine-none = Todavía no tienes ninguna partida aquí.
net-open-none = Ahora mismo nadie espera rival.
net-running = Partidas para mirar
net-look-again = Mirar otra vez
net-reaching = Preguntando al anfitrión…
net-no-host = Esta página no tiene anfitrión: guarda tus propias partidas, pero no puede unir a dos jugadores que están lejos.
net-host-address = Dirección de un anfitrión
net-host-go = Ir a su página
net-host-wrong = Esa no es la dirección de un anfitrión.
net-host-own = Cualquiera puede ser anfitrión: «dragonrage host» lo pone en marcha.
net-your-move = Te toca
net-their-move = Le toca al otro jugador
net-waits-for-guest = Esperando a tu rival
net-can-join = Puedes unirte
net-won = Has ganado
net-not-won = Has perdido
net-is-over = Terminada
net-is-paused = La partida está en pausa; el tiempo no corre.
net-word = Seguir en otro dispositivo
net-word-told = Quien conoce esta palabra tiene tus asientos en este anfitrión. Apúntala y no se la digas a nadie.
net-word-yours = Tu palabra:
net-word-other = Una palabra de otro dispositivo
net-word-use = Continuar esas partidas aquí

net-against = ¿Contra quién?
net-against-link = Un amigo que reciba mi enlace
net-against-anybody = Cualquiera: mostrarla entre las partidas abiertas
net-against-computer = Un jugador del ordenador del anfitrión
net-level = Nivel
net-side = ¿Con qué bando juegas?
net-side-roll = Tiramos por los bandos
net-side-invader = Invasor
net-side-defender = Defensor
net-clock = Tiempo para pensar
net-clock-told = Cada turno añade un poco. Quien agota su tiempo ha perdido.
net-clock-none = Sin límite: lo que haga falta
net-clock-minutes = { $main } minutos, { $increment } más por turno, { $cap } como máximo
net-clock-days = { $main ->
    [one] Un día
   *[other] { $main } días
}, { $increment } horas más por turno, { $cap } días como máximo
net-clock-turn = { $days } días para cada turno
net-left-days = { $days } d { $hours } h
net-name = Tu nombre
net-name-one = Anfitrión
net-name-two = Invitado
net-more = Más
net-delay = Los espectadores ven la partida
net-delay-none = al momento
net-delay-minutes = { $minutes ->
    [one] un minuto después
   *[other] { $minutes } minutos después
}
net-delay-agreed = Los espectadores van { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
} por detrás.
net-dice = Tu parte de los dados
net-dice-entrusted = La tiene el anfitrión: los dados caen aunque no estés
net-dice-kept = La guarda este dispositivo: tu navegador debe estar abierto cuando haga falta
net-dice-told = El servidor no puede cambiar los dados; quien lo lleva podría mirar por adelantado, salvo que guardes tú tu parte.
net-make = Crear la partida

net-room = Una partida por la red
net-room-waits = Envía este enlace a tu rival. La partida empieza en cuanto lo abra.
net-room-leave = Puedes dejar esta página; la partida queda entre tus partidas en este anfitrión. Pero solo puede empezar cuando la tengas abierta de nuevo.
net-room-opens = Tu rival ha llegado. Un momento…
net-room-opening = Te has unido. La partida empieza en cuanto la abra quien la creó.
net-link = Enlace
net-share = Compartir
net-copy = Copiar el enlace
net-copied = Enlace copiado: envíaselo a tu rival.
net-withdraw = Retirar la partida
net-withdraw-sure = ¿De verdad retiras la partida? Entonces nadie la ha ganado ni perdido.
net-withdraw-not = No, la partida sigue en pie
net-qr = El enlace como código QR
net-made-by = { $name } te invita a una partida.
net-you-invade = Eres el invasor.
net-you-defend = Eres el defensor.
net-join = Unirse
net-end-withdrawn = Esta partida se retiró antes de empezar.

net-watching = { $count ->
    [one] un espectador
   *[other] { $count } espectadores
}
net-here = está aquí
net-away = no está
net-time-left = Tiempo restante
net-to-move = le toca
net-lost = Sin conexión. Se intenta de nuevo…
net-lost-waiting = Sin conexión. { $count ->
    [one] Lo último que hiciste se envía
   *[other] Las últimas { $count } cosas que hiciste se envían
} en cuanto vuelva.
net-waits-for = Le toca a { $name }.
net-showing = { $name } está moviendo.
net-waits-for-dice = Los dados están en camino…
net-you-watch = Eres espectador.
net-take-side = Has ganado la tirada: ¿qué bando tomas?
net-understood = De acuerdo
net-proposals = Proponer, pausar, rendirse
net-propose-back = Pedir deshacer mi última jugada
net-propose-pause = Proponer una pausa
net-back-asked = { $name } pide deshacer la última jugada. Si desde entonces cayeron dados, caerán los mismos.
net-back-proposed = Has pedido deshacer tu última jugada.
net-pause-asked = { $name } propone una pausa.
net-pause-proposed = Has propuesto una pausa.
net-take-offer-back = Retirar
net-accept = Aceptar
net-decline = Rechazar
net-go-on = Seguir jugando
net-play-on = No, seguir jugando
net-resign = Rendirse
net-resign-sure = ¿De verdad te rindes? Entonces gana tu rival.
net-standing = En el turno de mi rival, que el anfitrión elija por mí (toma lo primero que sea posible)
net-talk = Conversación
net-phrases = Frases que tu rival lee en su idioma
net-say = Di algo
net-send = Enviar
net-mute = Ocultar lo que escribe mi rival
net-phrase-hello = ¡Hola, y buena partida!
net-phrase-thanks = Gracias por la partida.
net-phrase-well = ¡Bien jugado!
net-phrase-luck = ¡Vaya tirada!
net-phrase-moment = Un momento, por favor.
net-phrase-later = Tengo que irme; seguiré más tarde.
net-phrase-sorry = ¡Perdón!
net-phrase-again = ¿Otra partida?
net-end-resigned = { $name } se ha rendido. Gana { $winner }.
net-end-flag = A { $name } se le acabó el tiempo. Gana { $winner }.
net-again = Jugar otra vez, con los bandos cambiados
net-again-asked = { $name } quiere jugar otra vez, con los bandos cambiados.
net-again-go = A la nueva partida
net-verify = Comprobar los dados
net-proof-own = Tu propia parte, que este navegador guardó, es una de las que dieron los dados.

net-notices = Avísame cuando me toque, aunque esta página esté cerrada
net-notices-denied = Tu navegador no permite avisos de esta página. Puedes cambiarlo en sus ajustes.
net-notices-failed = Tu navegador no ha podido prepararlo. Inténtalo más tarde.
net-notice-move = Te toca.
net-notice-time = Has gastado casi todo tu tiempo para esta jugada.
net-notice-joined = Tu rival está aquí: la partida puede empezar.
net-notice-offer = Tu rival propone algo.
net-notice-over = Tu partida ha terminado.
net-notice-other = Ha pasado algo en tu partida.

net-why-unreachable = El anfitrión no responde. Inténtalo de nuevo.
net-why-unavailable = El anfitrión no puede escribir ahora. Inténtalo de nuevo.
net-why-too-much = Ha sido demasiado de una vez. Inténtalo dentro de un rato.
net-why-no-game = Esa partida no existe en este anfitrión.
net-why-nobody = No se conoce a nadie por esta palabra.
net-why-terms = Así no se puede jugar: el nombre es el de tu rival o no se puede mostrar, o las opciones no encajan.
net-why-seated = Ya tienes un asiento en esta partida.
net-why-not-seated = No tienes asiento en esta partida.
net-why-changed = La posición ha cambiado entretanto: lo último que hiciste no se ha jugado.
net-why-illegal = El anfitrión rechaza lo último que hiciste: las reglas lo prohíben. Se ha deshecho.
net-why-not-yours = No te toca: lo último que hiciste se ha deshecho.
net-why-not-now = No es el momento para eso.
net-why-over = La partida ha terminado.
net-why-nothing-back = No hay nada que deshacer.
net-why-past = El anfitrión cuenta esta partida de otra manera que antes. Aquí no se juega más. Guarda el registro y pregunta al anfitrión.
net-why-other = No ha funcionado.

net-armies = ¿Qué ejércitos?
net-armies-scenario = Los del escenario
net-armies-open = Ejércitos propios, a la vista de los dos
net-armies-open-told = Forma primero ambos ejércitos y elige luego allí «Jugar con un amigo con estos ejércitos».
net-armies-build = Formar ejércitos
net-armies-friend = Jugar con un amigo con estos ejércitos
net-armies-secret = Ejércitos propios, elegidos en secreto
net-armies-secret-told = Cada uno forma su ejército cuando ambos estén aquí. Nadie ve el del otro antes de que ambos estén sellados.
net-armies-points = Puntos
net-armies-points-told = De { $least } a { $most }. Un bando sin puntos tiene el ejército del escenario del mapa.
net-armies-agreed = { $points ->
    [0] tiene el ejército del escenario
   *[other] forma su ejército en secreto, con hasta { $points } puntos
}
net-arming = Elige tu ejército. Nadie lo ve antes de que ambos estén sellados.
net-arming-keeps = Lo sellado no se puede cambiar. Este navegador guarda lo que lo vuelve a abrir y muestra tu ejército por sí solo cuando ambos estén sellados; por eso, vuelve a abrir esta partida en este navegador.
net-arming-nothing = Tienes el ejército del escenario: no hay nada que elegir. Un momento…
net-arming-waits = { $name } aún está eligiendo. Ambos ejércitos se muestran en cuanto ambos estén sellados.
net-arming-shows = Ambos ejércitos están sellados. El tuyo se está mostrando…
net-arming-shown = Tu ejército está sobre la mesa. La batalla empieza en cuanto { $name } muestre el suyo.
net-arming-again = No hay fichas suficientes para ambos ejércitos juntos: los dos elegís de nuevo.
net-arming-lost = Lo que abre tu ejército no está en este navegador: se selló en otro o se ha borrado. Abre esta partida donde lo sellaste o carga el archivo que guardaste allí. Quien no puede mostrar su ejército pierde por tiempo o tiene que rendirse.
net-arming-watched = Ambos jugadores eligen sus ejércitos en secreto.
net-why-army = El anfitrión rechaza este ejército: no se puede reclutar.
net-why-other-army = Eso no abre el ejército que sellaste.
net-why-no-armies = Aún no hay ejércitos que puedan luchar: forma ambos o elige otros.
