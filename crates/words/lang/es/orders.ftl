### Giving orders with few clicks: groups, repeated orders, set-up.

orders-redo = Rehacer
orders-undo-phase = Deshacer toda la fase
orders-key-group = Elegir a todas las que están junto a la unidad
orders-key-add = Añadir a las elegidas
orders-key-go-on = Seguir con las órdenes
orders-group = { $count } unidades elegidas a la vez
orders-group-help = Elige un hexágono: cada una se acerca cuanto puede y, si está demasiado lejos, sigue el próximo turno.
orders-let-go = Dejar fuera a { $unit }
orders-together = Enviar juntas
orders-with-hex = Las { $count } de este hexágono
orders-with-beside = Las { $count } que están juntas
orders-with-kind = Las { $count } de este tipo
orders-with-outside = Las { $count } que esperan fuera
orders-go-there = Ir allí en varios turnos
orders-go-on = { $count ->
    [one] Seguir con las órdenes (1 unidad)
   *[other] Seguir con las órdenes ({ $count } unidades)
}
orders-halt = Olvidar las órdenes
orders-arrived = { $count ->
    [one] 1 unidad ha llegado.
   *[other] { $count } unidades han llegado.
}
orders-under-way = { $count ->
    [one] 1 unidad está en camino y puede seguir el próximo turno.
   *[other] { $count } unidades están en camino y pueden seguir el próximo turno.
}
orders-stays = { $unit } se queda.
orders-more-stay = { $count ->
    [one] 1 unidad más se queda.
   *[other] { $count } unidades más se quedan.
}

orders-last-look = Todo está colocado. Una última mirada antes de que cuente.
orders-last-look-help = Haz clic en una de tus fichas para volver a cogerla, o arrástrala a otro lugar.
orders-begin-battle = Comenzar la batalla
orders-pile = { $kind }, { $count } por colocar
orders-preset = Colocación
orders-presets = Mis colocaciones
orders-preset-name = Nombre
orders-preset-save = Guardar lo que hay ahora
orders-preset-use = Colocar como «{ $name }»
orders-preset-link = Compartir «{ $name }» con un enlace
orders-preset-forget = Olvidar «{ $name }»
orders-preset-link-here = Enlace a esta colocación
orders-preset-told = «{ $name }»: { $count ->
    [one] una ficha
   *[other] { $count } fichas
}, { $scenario } ({ $side }).
orders-preset-keep = Guardarla aquí
orders-preset-kept = Guardada. La encontrarás en «Mis colocaciones» cuando coloques este bando de este escenario.
orders-preset-unreadable = Este enlace no contiene ninguna colocación que se pueda leer.
orders-preset-elsewhere = Esta colocación es de otro escenario o del otro bando.
orders-preset-too-many = Esta colocación tiene más fichas de las que tienes: { $kind }.
orders-preset-refused = Esta colocación no es posible: { $kind }. { $reason }

orders-ladder-units = Juntas
orders-ladder-monster = { $unit }: cuántos de sus ataques
orders-ladder-count = { $count ->
    [one] 1 unidad
   *[other] { $count } unidades
}
orders-ladder-groups = { $count ->
    [one] 1 ataque
   *[other] { $count } ataques
}

split-one = { $unit }: atacar con todo lo que ayuda
split-many = { $unit }: atacar con el mejor reparto entre { $count } hexágonos
split-share = { $parts } contra { $hex }
split-expected = De media caen { $count } unidades.

orders-next = Siguiente
orders-key-frame = Arrastrar sobre el tablero: un marco elige varias fichas
