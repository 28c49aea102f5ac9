### Pourquoi une chose est impossible : des phrases entières sur ce qui s’y oppose.

no-game-over = La partie est terminée.
no-dice-first = Il faut d’abord lancer les dés.
no-dice-due = Aucun jet de ce genre n’est attendu.
no-other-side-decides = La décision revient { part-side-to }.
no-wrong-phase = Cela ne peut pas se faire dans cette phase.
no-choice-first = Il faut d’abord décider autre chose.
no-not-in-play = Cette unité n’est pas en jeu.
no-not-yours = { $unit } appartient à l’autre camp.
no-wrong-kind = { $unit } ne peut rien faire de tel.
no-already-placed = { $unit } est déjà sur la carte.
no-picked-already = Une unité est déjà choisie : placez-la d’abord.
no-not-setup-area = Aucune unité ne peut être placée en { $hex }.
no-cavalry-in-tower = La cavalerie ne peut pas rester dans la tour { $hex }.
no-stacked = { $hex } est complet.
no-enemy-there = L’ennemi tient { $hex }.
no-monster-there = Un monstre se trouve en { $hex }.
no-friend-there = Une unité amie se trouve en { $hex }.
no-dead-monster-there = Un monstre mort bloque { $hex }.
no-not-vacant = { $hex } n’est pas libre.

no-entry = Personne n’entre sur la carte en { $hex }.
no-off-map = La carte s’arrête là.
no-wall-between = Un mur barre le passage de { $from } vers le { $dir }.
no-tower-wall = La tour n’a pas d’entrée de { $from } vers le { $dir }.
no-entrance-shut = L’entrée de { $from } vers le { $dir } est fermée.
no-water-there = L’eau fait obstacle en { $hex }.
no-ford-there = Cette unité ne peut pas entrer dans le gué { $hex }.
no-not-at-the-bank = Le passage { $hex } ne touche pas la rive de ce côté.
no-bridge-gone = Le pont { $hex } est détruit.
no-bridge-broken = Le pont { $hex } est brisé et ne porte plus personne.
no-cannot-move = { $unit } ne peut pas se déplacer.
no-too-few-mp = Cela coûte { $need } PM et il n’en reste que { $have }.
no-move-over = Le déplacement { part-of-unit } est terminé.
no-arrived-this-turn = { $unit } arrive ce tour-ci et ne peut pas encore se déplacer.
no-unfinished = { $unit } doit d’abord finir de passer.
no-nowhere-to-end = Le déplacement ne peut pas finir en { $hex }.
no-turn-too-sharp = Le virage vers le { $dir } est trop serré.
no-other-mode = { $unit } se déplace déjà autrement ce tour-ci.
no-no-legs = { $unit } n’a plus de pattes.
no-legs-too-weak = Les pattes { part-of-unit } sont trop abîmées.
no-wings-too-weak = Les ailes { part-of-unit } sont trop abîmées.
no-in-flight = { $unit } est en vol.
no-not-in-flight = { $unit } n’est pas en vol.
no-not-on-tower = { $unit } n’est pas sur une tour.
no-too-far = Il n’est pas possible de dépasser { $most } ici.
no-fly-straight-first = En vol, il faut d’abord au moins deux hexagones en ligne droite.
no-must-land = { $unit } doit atterrir.
no-took-off-this-turn = { $unit } vient de décoller ce tour-ci.
no-cannot-land-there = Nul ne peut atterrir en { $hex }.
no-fog-there = Le brouillard couvre { $hex }.
no-whirlwind-there = Un tourbillon fait rage en { $hex }.
no-not-empty = { $hex } n’est pas vide.
no-no-gate-ahead = { $unit } ne fait face à aucun portail à enfoncer.
no-already-tried = { $unit } a déjà essayé ce tour-ci.
no-nothing-to-raze = Il n’y a rien à raser en { $hex }.
no-no-enemy-here = Il n’y a pas d’ennemi en { $hex }.
no-already-overrun = Les unités en { $hex } ont déjà été piétinées.
no-overrun-into-tower = On ne piétine pas dans la tour { $hex }.
no-berserk = { $unit } est berserk et n’obéit plus.
no-must-leave = { $unit } doit d’abord quitter son hexagone.
no-must-act = La phase ne peut pas finir : { $unit } doit encore agir.
no-not-on-bridge = { $unit } n’est pas sur un pont de bois.
no-already-prepared = La destruction du pont { $hex } est déjà préparée.

no-no-fire-left = { $unit } n’a plus de feu.
no-no-head = { $unit } n’a plus de tête.
no-flew-or-slithered = { $unit } a volé ou rampé ce tour-ci.
no-crashed = { $unit } vient de s’écraser ce tour-ci.
no-not-in-front = Le { $dir } n’est pas devant le monstre.
no-fire-blocked = Le feu ne peut pas entrer en { $hex }.
no-no-tower-in-line = Il n’y a pas de tour dans l’axe du feu.
no-already-attacked = { $unit } a déjà attaqué ce tour-ci.
no-cannot-attack = { $unit } ne peut pas attaquer.
no-lost-courage = { $unit } a perdu courage ce tour-ci.
no-militia-needs-hero = { $unit } n’ose pas attaquer sans un héros à proximité.
no-target-flies = { $unit } vole hors de portée.
no-target-dead = { $unit } est déjà { $unit_gender ->
    [f] morte
   *[m] mort
}.
no-submerged = { $unit } est sous l’eau : si loin de la rive, aucun projectile ne l’atteint.
no-own-unit = { $unit } est des vôtres.
no-not-adjacent = { $hex } n’est pas adjacent.
no-no-opening = Il n’y a pas d’ouverture vers { $hex }.
no-out-of-range = La cible est hors de portée : { $most ->
    [one] { $most } hexagone
   *[other] { $most } hexagones
} au plus.
no-no-sight = { $hex } est hors de vue.
no-area-not-exposed = { $area ->
    [head] La tête ne peut pas être touchée de là.
    [wings] Les ailes ne peuvent pas être touchées de là.
    [legs] Les pattes ne peuvent pas être touchées de là.
   *[belly] Le ventre ne peut pas être touché de là.
}
no-no-such-area = { $area ->
    [head] La tête n’entre pas en compte ici.
    [wings] Les ailes n’entrent pas en compte ici.
    [legs] Les pattes n’entrent pas en compte ici.
   *[belly] Le ventre n’entre pas en compte ici.
}
no-area-out-of-reach = { $area ->
    [head] La tête n’atteint pas
    [wings] Les ailes n’atteignent pas
    [legs] Les pattes n’atteignent pas
   *[belly] Le ventre n’atteint pas
} { $hex }.
no-groups-spent = { $area ->
    [head] La tête a déjà attaqué.
    [wings] Les ailes ont déjà attaqué.
    [legs] Les pattes ont déjà attaqué.
   *[belly] Le ventre a déjà attaqué.
}
no-struck-already = { $hex } a déjà subi une attaque dans cette phase.
no-one-target-at-a-time = Il faut d’abord résoudre l’attaque sur { $hex }.
no-nothing-aimed = Rien ne vise encore.
no-in-fog = Le brouillard interdit toute attaque en { $hex }.
no-in-whirlwind = Le tourbillon interdit toute attaque en { $hex }.

no-never-scales = { $unit } n’escalade aucun mur : seul l’envahisseur le fait.
no-no-wall-there = De { $from } vers le { $dir }, il n’y a pas de mur à escalader.
no-ladder-gone = { $unit } n’a plus d’échelles.
no-enemies-beyond = Les ennemis voisins de { $hex } interdisent l’escalade.
no-no-room-to-withdraw = Le personnage en { $hex } n’a nulle part où se replier.
no-no-entrance-there = De { $from } vers le { $dir }, il n’y a pas d’entrée.
no-no-need-to-break = L’entrée de { $from } vers le { $dir } n’a pas besoin d’être enfoncée.
no-captive = { $unit } est captive : personne ne la déplace avant sa libération.
no-nobody-to-take = Il n’y a en { $hex } aucune captive à emmener.
no-exit-here = En { $hex }, aucune route ne quitte la carte.
no-not-the-way = { $unit } prend un plus court chemin libre vers la sortie la plus proche, pas un autre.
no-gate-guarded = Les ennemis en { $hex } gardent le portail.
no-table-says-no = La table ne donne ici aucun nombre pour { $unit }.
no-climbed = { $unit } a tenté d’escalader un mur ce tour-ci.
no-joined-already = { $unit } participe déjà à l’attaque.
no-no-bolt-kept = { $unit } n’a réservé aucun éclair pour cette attaque.
no-cannot-swim-there = Un serpent de mer reste dans l’eau : il ne peut pas nager vers { $hex }.
no-hero-cannot-follow = Aucun héros ne peut escalader avec { $unit }.

no-no-elemental-ground = Aucun élémentaire ne peut entrer en { $hex }.
no-no-elemental-left = Il ne reste aucun élémentaire de ce genre à invoquer.
no-not-controlled = { $unit } échappe à tout contrôle.
no-just-summoned = { $unit } vient d’être invoqué ce tour-ci et ne peut pas encore se déplacer.
no-no-elemental = { $unit } n’est pas un élémentaire présent sur la carte.

no-too-few-sp = Cela coûte { $need } points de magie et il n’en reste que { $have }.
no-cast-already = { $unit } a déjà lancé un sort ce tour-ci.
no-wrong-radius = Le rayon de ce sort est 0, 1 ou 2.
no-not-in-this-game = Cela n’existe pas dans cette partie.

no-area-full = { $area ->
    [head] La tête ne peut plus subir de dommages.
    [wings] Les ailes ne peuvent plus subir de dommages.
    [legs] Les pattes ne peuvent plus subir de dommages.
   *[belly] Le ventre ne peut plus subir de dommages.
}
no-other-areas-first = { $area ->
    [head] D’autres zones passent avant la tête.
    [wings] D’autres zones passent avant les ailes.
    [legs] D’autres zones passent avant les pattes.
   *[belly] D’autres zones passent avant le ventre.
}
no-not-a-bridge-end = { $hex } n’est pas une extrémité du pont.
no-cannot-stop-now = On ne peut mettre fin à l’attaque qu’à la fin du tour de l’envahisseur.
