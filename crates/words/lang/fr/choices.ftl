### Ce qu’il faut décider, ce qu’on peut choisir, pourquoi on lance les dés.

decision-take-side = Le joueur { $seat } a gagné le jet et choisit son camp.
decision-side = { $side ->
    [invader] Envahisseur
   *[defender] Défenseur
} : { $question }

choice-place = placez { $unit } ou choisissez d’abord une autre unité.
choice-face = vers où se tourne { $unit } ?
choice-spell = lancer un sort ?
choice-move = déplacez une unité ou terminez la phase.
choice-move-on = { $unit } doit poursuivre.
choice-fire = crachez le feu ou tirez, ou terminez la phase.
choice-missiles = tirez ou terminez la phase.
choice-melee = attaquez ou terminez la phase.
choice-build-attack = { $unit } attaque { $hex } avec { $strength } contre { $defence } : renforcez l’attaque ou lancez-la.
choice-gather = attaque sur { $hex } avec { $strength } contre { $defence } : ajoutez des unités ou lancez l’attaque.
choice-breach = escaladez un mur ou enfoncez une entrée, ou terminez la phase.
choice-flee = { $unit } fuit seule : par où ?
choice-withdraw = où se replie { $unit } ?
choice-suffer = { $unit } doit encore subir { $points ->
    [one] { $points } point
   *[other] { $points } points
} de dommages : où ?
choice-rescue = vers quelle rive fuit { $unit } ?
choice-reinforce = où arrive { $unit } ? (renforts à placer : { $left })
choice-pay = { $unit } peut renvoyer l’élémentaire pour { $cost ->
    [one] { $cost } point de magie
   *[other] { $cost } points de magie
}. Payer ?
choice-stop-or-go-on = mettre fin à l’attaque ou continuer ?

action-to = { $action } jusqu’en { $hex }
action-take-side = { $side ->
    [invader] Jouer l’envahisseur
   *[defender] Jouer le défenseur
}
action-pick = Choisir { $unit }
action-place = { $unit } se place en { $hex }
action-face = { $unit } fait face au { $dir }
action-enter = { $unit } entre sur la carte en { $hex }
action-enter-facing = { $unit } entre sur la carte en { $hex }, face au { $dir }{ $flying ->
    [yes] {", en vol"}
   *[no] {""}
}
action-step = { $unit } se déplace vers le { $dir }
action-walk = { $unit } marche vers le { $dir }
action-turn = { $unit } se tourne vers le { $dir }
action-raze = { $unit } rase son hexagone
action-raze-hex = { $unit } rase { $hex } d’un coup porté depuis l’eau
action-smash = { $mp ->
    [0] { $unit } se jette contre le portail
   *[other] { $unit } tente d’enfoncer le portail avec { $mp } PM
}
action-overrun = { $unit } piétine les ennemis de son hexagone
action-slither = { $unit } rampe vers le { $dir }
action-slither-turn = { $unit } rampe sur place pour faire face au { $dir }
action-bound = { $unit } bondit de { $hexes ->
    [one] { $hexes } hexagone
   *[other] { $hexes } hexagones
} vers le { $dir }
action-take-off = { $unit } décolle
action-fly = { $unit } vole tout droit
action-land = { $unit } atterrit
action-fall = { $unit } se jette de la tour vers le { $dir }
action-breathe = { $unit } crache le feu vers le { $dir }
action-shoot = { $unit } tire sur { $target }, { $area ->
    [head] tête
    [wings] ailes
    [legs] pattes
   *[belly] ventre
}
action-attack = { $unit } attaque { $target }, { $area ->
    [head] tête
    [wings] ailes
    [legs] pattes
   *[belly] ventre
}
action-aim = { $unit } dirige { part-area } vers { $hex }
action-strike = Lancer l’attaque
action-prepare = { $unit } prépare la destruction du pont
action-force = { $unit } enfonce le portail sans garde au { $dir } pour 1 PM
action-scale = { $along ->
    [yes] { $unit } et le héros escaladent le mur vers le { $dir }
   *[no] { $unit } escalade le mur vers le { $dir }
}
action-break = { $unit } enfonce l’entrée au { $dir }
action-take = { $unit } emmène Elowyn
action-leave = { $unit } quitte la carte par la route
action-withdraw = { $unit } se replie en { $hex }
action-join = { $unit } se joint à l’attaque sur { $hex }
action-boost = { $unit } renforce le moral, rayon { $radius }
action-fog = { $unit } lance un brouillard sur { $hex }
action-whirlwind = { $unit } lance un tourbillon en { $hex }
action-lightning = { $unit } lance un éclair sur { $target }
action-bolt-hex = { $keep ->
    [yes] { $unit } réserve un éclair pour une attaque sur { $hex }
   *[no] { $unit } lance un éclair sur les ennemis en { $hex }
}
action-summon = { $fire ->
    [yes] { $unit } invoque un élémentaire de feu en { $hex }
   *[no] { $unit } invoque un élémentaire de terre en { $hex }
}
action-dismiss = { $unit } renvoie { $target }
action-pay = { $unit } paie le renvoi
action-suffer = { $unit } subit 1 point de dommages { part-area-to }
action-rescue = { $unit } fuit en { $hex }
action-done = Rien de plus
action-stop = Mettre fin à l’attaque
action-stop-graded = Mettre fin à l’attaque : { $grade }
action-entrance = { $action } : { $entrance }
action-concede = { $side ->
    [invader] L’envahisseur abandonne
   *[defender] Le défenseur abandonne
}
action-roll = { $b ->
    [0] Le dé montre { $a }
   *[other] Les dés montrent { $a } et { $b }
}

chance = { $roll } : { $dice }, { $need } ; { $percent } % ({ $ways } cas sur { $of })
chance-value = { $roll } : { $dice }
dice = { $count }d6
need-at-least = il faut { $number } ou plus
need-at-most = il faut { $number } ou moins

roll-sides = Le joueur { $seat } lance le dé pour choisir son camp
roll-gate = { $unit } contre le portail avec { $mp } PM
roll-legless-gate = { $unit } sans pattes contre { $guarded ->
    [yes] un portail gardé
   *[no] un portail sans garde
}
roll-overrun = Piétinement { part-of-unit } en { $hex }, { $strength } contre { $defence }
roll-melee = Attaque { part-of-unit } sur { $hex }, { $strength } contre { $defence }
roll-clash = { $volley ->
    [yes] Tir sur
   *[no] Attaque sur
} { $hex }, { $strength } contre { $defence }
roll-bolt = Éclair { part-of-unit } sur { $hex }, { $strength } contre { $defence }
roll-scale = { $unit } tente d’escalader le mur vers le { $dir }
roll-break = { $unit } tente d’enfoncer { $gate ->
    [yes] le portail
   *[no] la porte
} au { $dir }
roll-hit = { $unit } frappe { $target } { part-area-to }
roll-missile = { $unit } tire sur { $target } et vise { part-area }
roll-morale = Jet de moral { part-of-unit }
roll-escape = Jet d’esquive { part-of-unit } { $from ->
    [fire] face au feu
    [crash] face à la chute du monstre
    [collapse] face au corps qui s’effondre
   *[bridge] sur le pont qui cède
}
roll-whirlwind = Jet de chute { part-of-unit } dans le tourbillon de { $hex }
roll-crash-damage = Dommages de la chute { part-of-unit }
roll-drift = Dérive du tourbillon de { $hex }
roll-dismiss = Ce que { $unit } doit payer pour renvoyer { $target }
roll-stray = { $unit } choisit au hasard une cible parmi { $of }
roll-berserk = Jet de mort { part-of-unit } berserk

modifier-hero = héros
modifier-boost = moral renforcé
modifier-tower = tour
modifier-weak-fire = feu faible
modifier-morale = jet de moral
modifier-no-defender-near = aucun défenseur à proximité
modifier-slayer = tueur de jeune dragon
