### La página más allá de una batalla: el camino hasta allí, ejércitos, acuerdos, campaña.

## The way there

screen-league = Más allá de una batalla
screen-army = Ejércitos
screen-army-about = Recluta ejércitos propios por puntos, a la vista o en secreto, y enfréntalos.
screen-campaign = Campaña
screen-campaign-about = Cinco partidas enlazadas por una ciudad: lo ganado y lo perdido decide a quién se puede reclutar después.

## The army builder

screen-army-purpose = ¿Para qué?
screen-army-point-buy = Compra por puntos: 80 contra 75
screen-army-planned = Escenario planeado: uno diseña, el otro elige bando
screen-army-map = Mapa
screen-army-price = Precio: { $points } · en la caja: { $there }
screen-army-more = Uno más: { $kind }
screen-army-fewer = Uno menos: { $kind }
screen-army-points = de { $least } a { $most } puntos
screen-army-points-most = { $most } puntos como máximo
screen-army-units = de { $least } a { $most } unidades
screen-army-units-most = { $most } unidades como máximo
screen-army-random = Un ejército al azar
screen-army-clear = Vaciar
screen-army-objective = Lo que hay que destruir
screen-army-play = Que se enfrenten
screen-army-not-yet = La batalla puede empezar cuando ambos ejércitos se puedan reclutar.
screen-army-share = Copiar un enlace a estos ejércitos
screen-army-copied = Enlace copiado; contiene ambos ejércitos.
screen-army-bad-link = Los ejércitos de este enlace no se pueden leer.

## How a side comes to its army

screen-recruit = Reclutar
screen-recruit-choose = Elegir el ejército
screen-recruit-seal = Sellarlo
screen-recruit-seal-help = Un ejército sellado solo se muestra cuando ambos han elegido, y hasta entonces no se puede cambiar.
screen-recruit-sealed = Elegido y sellado:
screen-recruit-open = Mostrar el ejército
screen-recruit-save = Guardar lo que abre el sello
screen-recruit-load = Cargar lo que abre el sello

## Agreements

screen-pact-secret = En secreto
screen-pact-secret-help = Ambos eligen en secreto, en esta pantalla o a distancia, y muestran sus ejércitos a la vez. Los sellos impiden que nadie cambie de idea. Enviaos el enlace o el archivo.
screen-pact-planned = Ofrecerlo como escenario planeado
screen-pact-planned-help = Un jugador diseña ambos ejércitos; el otro elige cuál jugar. Envía el enlace o el archivo.
screen-pact-name = Nombre del acuerdo
screen-pact-designer = ¿Quién lo diseñó?
screen-pact-designed = { $player } diseñó este escenario. ¿Quién juega en contra, y con qué bando?
screen-pact-chooser = Tu nombre
screen-pact-take = { $side ->
    [invader] Yo invado
   *[defender] Yo defiendo
}
screen-pact-begin = Acordar
screen-pact-kept = Acuerdos
screen-pact-load = Cargar un acuerdo
screen-pact-share = Copiar un enlace a este acuerdo
screen-pact-copied = Enlace copiado; contiene el acuerdo tal como está ahora.
screen-pact-save = Guardar el acuerdo
screen-pact-join = Incorporar el archivo del otro jugador
screen-pact-link = El enlace
screen-pact-bad-link = El acuerdo de este enlace no se puede leer.

## Campaign

screen-campaign-new = Una campaña nueva
screen-campaign-load = Cargar una campaña
screen-campaign-save = Guardar la campaña
screen-campaign-over = terminada
screen-campaign-elsewhere = Esta campaña se ha abierto en otra pestaña. Recarga esta página para seguir aquí.
screen-campaign-back = Volver a la campaña
screen-campaign-sixth = Cinco partidas dejaron un empate: esta decide.
screen-campaign-raze = El defensor lleva mucha ventaja: { $player } puede marcar hexágonos de PV como destruidos, hasta { $vp } PV. Elígelos en el mapa o aquí.
screen-campaign-marked = Marcados: { $vp } de { $most } PV
screen-campaign-raze-these = Marcar estos como destruidos
screen-campaign-suggest = Proponer algunos
screen-campaign-play = Jugar la partida
screen-campaign-go-on = Continuar la partida
screen-campaign-record = Incorporar una partida grabada
screen-campaign-by-hand = ¿Jugada en mesa, sin grabar?
screen-campaign-winner = Ganador
screen-campaign-killed = { $side ->
    [invader] Héroes que mató el invasor
   *[defender] Héroes y dragones que mató el defensor
}
screen-campaign-tell = Anotar el resultado
screen-campaign-points = Puntos de disponibilidad
screen-campaign-now = Ahora
screen-campaign-gains = { $player }: { $before } + { $gained } por la partida + { $bonus } por muertes = { $after } puntos
screen-campaign-look = En el mapa
screen-campaign-map = El mapa de la partida { $game }
screen-campaign-map-end = Cómo acabó la partida { $game }
