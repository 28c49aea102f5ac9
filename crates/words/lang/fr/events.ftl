### Ce qui s’est passé : lignes du journal, brèves et au présent.

event-side-taken = Le joueur { $seat } joue { part-side }.
event-side-roll-tied = Égalité : les deux joueurs relancent le dé.
event-placed = { $unit } se déploie en { $hex }.
event-faced = { $unit } fait face au { $dir }.
event-turn-began = Le tour { $turn } commence.
event-phase-began = Phase : { $phase }.

event-entered = { $unit } entre sur la carte en { $hex }.
event-entered-facing = { $unit } entre sur la carte en { $hex }, face au { $dir }{ $flying ->
    [yes] {", en vol"}
   *[no] {""}
}.
event-moved = { $unit } se déplace en { $to }, PM restants : { $mp_left }.
event-walked = { $unit } marche jusqu’en { $to }, PM restants : { $mp_left }.
event-turned = { $unit } se tourne vers le { $dir }, PM restants : { $mp_left }.
event-slithered = { $unit } rampe jusqu’en { $to }.
event-slither-turned = { $unit } rampe sur place pour faire face au { $dir }.
event-bounded = { $unit } bondit de { $from } en { $to }.
event-took-off = { $unit } décolle de { $hex }.
event-flew = { $unit } vole jusqu’en { $to }.
event-landed = { $unit } atterrit en { $hex }.
event-passed-over = { $unit } passe au milieu des ennemis en { $hex }.
event-threw-itself-off = { $unit } se jette de la tour { $from } vers { $to }.

event-smashed = { $unit } enfonce { $gate ->
    [yes] le portail
   *[no] la porte
} { $entrance }.
event-smash-failed = { $unit } ne parvient pas à enfoncer l’entrée { $entrance }.
event-breached = { $unit } ouvre une brèche dans le mur { $wall } : elle reste ouverte.
event-opened = { $unit } ouvre l’entrée { $entrance }.
event-closed = L’entrée { $entrance } se referme.
event-control-changed = L’entrée { $entrance } revient { part-side-to }.
event-bridge-prepared = { $unit } prépare la destruction du pont { $hex }.
event-preparation-lost = La destruction du pont { $hex } n’est plus préparée.
event-bridge-broken = Le pont { $hex } se brise sous le poids { part-of-unit }.
event-bridge-burned = Le pont { $hex } est détruit.
event-rescued = { $unit } gagne la rive en { $to }.

event-razed = { $hex } est rasé : { $vp } PV, { $total } en tout.
event-vp-changed = Le sort d’Elowyn change les PV de { $by } : { $total } en tout.
event-left-home = { $unit } quitte { $hex }, qui vaut désormais { $vp } PV.
event-freed = { $by } libère { $unit }.
event-taken = { $by } emmène { $unit }.
event-saved = { $unit } quitte la carte en { $hex } et se trouve en sécurité.
event-fled = { $unit } s’échappe seule en { $hex }.

event-overrun-declared = { $unit } piétine les ennemis en { $hex }, { $strength } contre { $defence }.
event-breathed = { $unit } crache le feu vers le { $dir } ({ $left ->
    [one] { $left } souffle restant
   *[other] { $left } souffles restants
}).
event-fire-hit = Le feu balaie { $hex }.
event-fire-stopped = Le feu s’arrête devant { $hex }.
event-aimed = { $unit } dirige { part-area } vers { $hex }, { $strength } contre { $defence }.
event-struck = { $unit } frappe { $hex }, { $strength } contre { $defence }.
event-hopeless-attack = L’attaque { part-of-unit } sur { $hex } est sans espoir.
event-certain-attack = Rien en { $hex } ne résiste à l’attaque { part-of-unit }.
event-attacked = { $unit } attaque { $target } { part-area-to }.
event-shot = { $unit } tire sur { $target } et vise { part-area }.
event-missed = { $unit } rate sa cible.
event-morale-held = { $unit } tient bon.
event-morale-failed = { $unit } perd courage et renonce à l’attaque.
event-demoralised = Le dernier héros { part-side-of } est mort : ses troupes sont démoralisées.
event-joined = { $unit } se joint à l’attaque sur { $hex }, à présent { $strength } contre { $defence }.
event-clashed = { $volley ->
    [yes] Les tirs visent
   *[no] L’attaque vise
} { $hex }, { $strength } contre { $defence }.

event-scaled = { $unit } escalade le mur et entre en { $to }.
event-scale-failed = { $unit } ne parvient pas à escalader le mur vers { $hex }.
event-ladder-left = { $unit } laisse ses échelles sur place.
event-withdrew = { $unit } se replie en { $to }.

event-minor-damaged = { $unit } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de dommages, reste { $left }.
event-minor-died = { $unit } meurt en { $hex }.
event-furious = Le jeune dragon est perdu : { $unit } entre en furie !
event-became-slayer = { $unit } porte désormais la marque de tueur de jeune dragon.
event-damaged = { $unit } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de dommages { part-area-to }, reste { $left }.
event-no-more-damage = { $unit } : plus aucun dommage possible { part-area-to }.
event-group-lost = { $unit } : { $area ->
    [head] la tête est détruite
    [wings] une aile est détruite, reste { $left }
    [legs] une patte est détruite, reste { $left }
   *[belly] le ventre est détruit
}.
event-went-berserk = { $unit } devient berserk !
event-wounded = { $unit } est { $unit_gender ->
    [f] blessée
   *[m] blessé
}.
event-escaped = { $unit } en réchappe.
event-destroyed = { $unit } est { $unit_gender ->
    [f] détruite
   *[m] détruit
}.
event-monster-died = { $unit } meurt en { $hex }.
event-drowned = { $unit } se noie en { $hex }.
event-collapsed = { $unit } s’effondre et écrase { $hex }.
event-crashed = { $unit } s’écrase en { $hex } !
event-crash-damage = { $unit } subit { $points ->
    [one] { $points } point
   *[other] { $points } points
} de dommages dans sa chute.

event-boost-cast = { $unit } renforce le moral autour de { $hex }, rayon { $radius }, points de magie restants : { $sp_left }.
event-fog-cast = { $unit } couvre { $hex } et ses environs de brouillard, points de magie restants : { $sp_left }.
event-whirlwind-cast = { $unit } lève un tourbillon en { $hex }, points de magie restants : { $sp_left }.
event-lightning-cast = { $unit } lance un éclair de puissance { $power } sur { $target }, points de magie restants : { $sp_left }.
event-bolt-cast = { $unit } lance un éclair de puissance { $power } sur les ennemis en { $hex }, points de magie restants : { $sp_left }.
event-bolt-kept = { $unit } réserve un éclair de puissance { $power } pour une attaque sur { $hex }, points de magie restants : { $sp_left }.
event-bolt-lost = L’éclair réservé pour { $hex } est perdu.
event-summoned = { $unit } invoque { $elemental } en { $hex }, points de magie restants : { $sp_left }.
event-control-lost = { $unit } n’obéit plus à personne.
event-dismiss-cost = Renvoyer { $target } coûterait { $cost ->
    [one] { $cost } point de magie
   *[other] { $cost } points de magie
} à { $unit }.
event-dismissed = { $unit } renvoie { $target }.
event-strayed = { $unit } s’en prend à { $target }.
event-boost-ended = Le renfort de moral prend fin.
event-fog-lifted = Le brouillard autour de { $hex } se lève.
event-whirlwind-drifted = Le tourbillon passe de { $from } en { $to }.
event-whirlwind-left-map = Le tourbillon de { $from } quitte la carte.
event-whirlwind-ended = Le tourbillon de { $hex } retombe.

event-arrived = { $unit } arrive en renfort en { $hex }.
event-delayed = { $count ->
    [one] { $count } renfort attend
   *[other] { $count } renforts attendent
} un hexagone libre.
event-no-counters = { $count ->
    [one] { $count } renfort est perdu
   *[other] { $count } renforts sont perdus
} faute de pions.
event-substituted = Les pions habituels sont épuisés ; arrivent comme renforts : { $kind }.

event-rolled = { $roll } : { $shown }, { $need } : { $result }.
event-rolled-value = { $roll } : { $shown }.

result-gate-breaks = le portail cède
result-gate-holds = le portail tient
result-door-breaks = la porte cède
result-door-holds = la porte tient
result-over-the-wall = franchit le mur
result-thrown-back = ne franchit pas le mur
result-hit = touché
result-miss = raté
result-courage = garde courage
result-fear = perd courage
result-escapes = en réchappe
result-caught = n’en réchappe pas
result-crashes = s’écrase
result-stays-aloft = ne s’écrase pas
result-dies = meurt
result-lives = se bat encore
result-success = réussi
result-failure = échoué

outcome = { $winner ->
    [invader] L’envahisseur gagne
   *[defender] Le défenseur gagne
} : { $reason } (PV détruits : { $vp }).
outcome-graded = { $winner ->
    [invader] L’envahisseur gagne
   *[defender] Le défenseur gagne
} : { $reason } (PV détruits : { $vp }). Résultat : { $grade }. Titre de l’envahisseur : { $title }.

reason-objective = l’objectif est atteint
reason-all-destroyed = tous les PV de la carte sont détruits
reason-invaders-dead = tous les envahisseurs sont morts
reason-no-destruction = dix tours ont passé sans PV détruits
reason-no-invader-inside = dix tours ont passé sans envahisseur dans l’enceinte
reason-elowyn-rescued = Elowyn est sauvée
reason-stopped = l’envahisseur a mis fin à l’attaque
reason-conceded = { $loser ->
    [invader] l’envahisseur abandonne
   *[defender] le défenseur abandonne
}

grade-defeat = défaite de l’envahisseur
grade-marginal = victoire marginale de l’envahisseur
grade-normal = victoire normale de l’envahisseur
grade-great = grande victoire de l’envahisseur
grade-ultimate = victoire ultime de l’envahisseur

title-defeat = Poulet déplumé
title-marginal = Dragonnet
title-normal = Destructeur de cités
title-great = La mort qui vient du ciel
title-ultimate = La terreur { $city ->
    [Esirien] d’Esirien
   *[other] de { $city }
}
