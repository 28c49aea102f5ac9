### Ce qui bouge sur le plateau, ce qu’on en entend, et le journal qui se replie.

log-moves = { $unit } se déplace de { $from } en { $to }.
log-walks = { $unit } marche de { $from } en { $to }.
log-flies = { $unit } vole de { $from } en { $to }.
log-flies-and-lands = { $unit } vole de { $from } en { $to } et s’y pose.
log-slithers = { $unit } rampe de { $from } en { $to }.
log-bounds = { $unit } bondit de { $from } en { $to }.
log-climbs = { $unit } franchit le mur de { $from } en { $to }.
log-clash = { $count ->
    [one] { $units } attaque
   *[other] { $units } attaquent
} { $hex }, { $strength } contre { $defence }.
log-volley = { $count ->
    [one] { $units } tire
   *[other] { $units } tirent
} sur { $hex }, { $strength } contre { $defence }.
log-steps = Étapes et règles : { $line }

log-passed = { $phase } : phase passée. { $why }
log-passed-spells = Aucun sort ne peut être lancé maintenant.
log-passed-movement = Personne ne peut se déplacer.
log-passed-fire = Personne ne peut cracher le feu ni tirer maintenant. Qui a volé ou rampé pendant ce tour ne crache pas le feu.
log-passed-missiles = Personne ne voit d’ennemi à portée.
log-passed-melee = Personne ne peut attaquer qui que ce soit à côté de soi.
log-passed-other = Il n’y a rien à décider.

sound-switch = Son

dice-good = Bon pour vous : { $result }.
dice-bad = Mauvais pour vous : { $result }.
dice-result = Résultat : { $result }.
dice-shown = On montre ce qui vient de se passer.
