### Was sich auf dem Plan bewegt, was man davon hört, und der Verlauf, der sich falten lässt.

log-moves = { $unit } zieht von { $from } nach { $to }.
log-walks = { $unit } geht von { $from } nach { $to }.
log-flies = { $unit } fliegt von { $from } nach { $to }.
log-flies-and-lands = { $unit } fliegt von { $from } nach { $to } und landet dort.
log-slithers = { $unit } schlängelt sich von { $from } nach { $to }.
log-bounds = { $unit } springt von { $from } nach { $to }.
log-climbs = { $unit } klettert von { $from } über die Mauer nach { $to }.
log-clash = { $count ->
    [one] { $units } greift
   *[other] { $units } greifen
} { $hex } an, { $strength } gegen { $defence }.
log-volley = { $count ->
    [one] { $units } schießt
   *[other] { $units } schießen
} auf { $hex }, { $strength } gegen { $defence }.
log-steps = Schritte und Regeln: { $line }

log-passed = { $phase } entfällt: { $why }
log-passed-spells = Jetzt kann kein Zauber gewirkt werden.
log-passed-movement = Niemand kann ziehen.
log-passed-fire = Jetzt kann niemand Feuer speien oder schießen. Wer in dieser Runde geflogen ist oder sich geschlängelt hat, speit kein Feuer.
log-passed-missiles = Niemand sieht einen Feind in Reichweite.
log-passed-melee = Niemand kann jemanden neben sich angreifen.
log-passed-other = Es gibt nichts zu entscheiden.

sound-switch = Ton

dice-good = Gut für dich: { $result }.
dice-bad = Schlecht für dich: { $result }.
dice-result = Ergebnis: { $result }.
dice-shown = Was daraus folgt, ist gerade zu sehen.
