### Lo que se mueve en el tablero, lo que se oye y el registro que se pliega.

log-moves = { $unit } se mueve de { $from } a { $to }.
log-walks = { $unit } camina de { $from } a { $to }.
log-flies = { $unit } vuela de { $from } a { $to }.
log-flies-and-lands = { $unit } vuela de { $from } a { $to } y aterriza allí.
log-slithers = { $unit } se desliza de { $from } a { $to }.
log-bounds = { $unit } salta de { $from } a { $to }.
log-climbs = { $unit } trepa por el muro de { $from } a { $to }.
log-clash = { $count ->
    [one] { $units } ataca
   *[other] { $units } atacan
} { $hex }, { $strength } contra { $defence }.
log-volley = { $count ->
    [one] { $units } dispara
   *[other] { $units } disparan
} contra { $hex }, { $strength } contra { $defence }.
log-steps = Pasos y reglas: { $line }

log-passed = { $phase }: se omite. { $why }
log-passed-spells = Ahora no se puede lanzar ningún hechizo.
log-passed-movement = Nadie puede moverse.
log-passed-fire = Ahora nadie puede escupir fuego ni disparar. Quien ha volado o se ha deslizado en este turno no escupe fuego.
log-passed-missiles = Nadie ve a un enemigo a su alcance.
log-passed-melee = Nadie puede atacar a nadie a su lado.
log-passed-other = No hay nada que decidir.

sound-switch = Sonido

dice-good = Bueno para ti: { $result }.
dice-bad = Malo para ti: { $result }.
dice-result = Resultado: { $result }.
dice-shown = Se está mostrando lo que ha pasado.
