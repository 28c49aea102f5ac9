### What helps to see: inspector, legend, overlays, dark theme.

look-heading = Vu de près
look-keep = La touche I garde ceci ouvert, avec des liens vers les règles.
look-razed = rasé, valait { $vp } PV
look-road = route
look-bridge = { $state ->
    [prepared] le pont est préparé pour être détruit
    [broken] le pont est rompu
   *[burned] le pont est brûlé
}
look-entrance = { $gate ->
    [yes] portail
   *[no] porte
} au { $dir } : { $name }, { $gate ->
    [yes] { $state ->
        [open] ouvert
        [smashed] enfoncé
       *[shut] fermé
    }
   *[no] { $state ->
        [open] ouverte
        [smashed] enfoncée
       *[shut] fermée
    }
}
barrier-wall = mur : { $dirs }
barrier-breach = mur effondré : { $dirs }
barrier-block = maisons hautes comme un mur : { $dirs }
barrier-tower = côté de la tour : { $dirs }
barrier-stream = eau : { $dirs }
look-of = { $left } sur { $full }
look-part = { $left } sur { $full }, touché à { $number }+
look-able = Peut maintenant : { $list }.
look-idle = Ne peut rien faire pour l’instant.
look-reach = à portée
look-cost = à portée, coût { $cost }
look-target = peut être attaqué
look-threat = { $count ->
    [one] Au prochain tour, { $units } pourrait frapper ici.
   *[other] Au prochain tour, { $count } ennemis pourraient frapper ici : { $units }.
}
look-blow = Le coup le plus probable contre ceux qui s’y trouvent : { $percent } %.
value-strength = Force de combat
value-defence = Force, en défense seulement
value-escape = Nombre d’esquive
value-mp = Points de mouvement
value-road = Points de mouvement sur route
value-hit-points = Points de vie
value-spell-points = Points de magie
value-fires = Souffles de feu
value-flight = Vol, en hexagones
value-bound = Bond, en hexagones
state-dead = gît mort
state-captive = en cellule
state-berserk = berserk
state-wild = n’obéit à personne
state-airborne = en vol
state-wounded = blessure reçue
state-demoralised = apeuré : doit réussir un jet de moral pour attaquer
state-slayer = a tué un jeune dragon : son parent le traque
state-preparing = prépare le pont pour le détruire
state-boosted = moral renforcé
state-attacked = a attaqué
state-moved = s’est déplacé
state-breathed = a craché du feu ce tour-ci
state-no-ladder = a laissé ses échelles à un mur
able-place = être placé
able-enter = entrer sur la carte
able-move = se déplacer
able-fly = voler
able-raze = raser
able-overrun = piétiner des ennemis
able-smash = enfoncer une entrée
able-scale = escalader un mur
able-breathe = cracher du feu
able-shoot = tirer
able-attack = attaquer
able-cast = lancer un sort
able-prepare = préparer un pont pour le détruire
able-other = décider quelque chose
overlay-heading = Montrer sur la carte
overlay-able = Qui peut encore agir
overlay-able-help = Un cadre : cette unité peut encore faire quelque chose dans cette phase.
overlay-threat = Portée et menace ennemies
overlay-threat-help = Au prochain tour, l’ennemi peut atteindre les hexagones pointillés et frapper les hexagones rayés. Pourcentage : le coup le plus probable contre ceux qui s’y trouvent ; un nombre : combien d’ennemis pourraient frapper.
overlay-cover = Ce que mes unités peuvent frapper
overlay-cover-help = D’où elles sont, vos unités pourraient frapper les hexagones rayés ; le nombre dit combien.
overlay-sight = Ligne de vue
overlay-sight-help = Un œil : vu par des archers depuis l’hexagone sous le pointeur, jusqu’à 4 hexagones.
overlay-worth = Points de victoire
overlay-worth-help = Ce que vaut chaque hexagone ; ce qui est rasé est barré.
overlay-numbers = Numéros des hexagones
overlay-left = Restent : { $left } PV. Rasés : { $razed } PV.
overlay-nothing = Il n’y a rien à montrer pour l’instant.
keys-inspect = Voir de près l’hexagone sous le curseur ou le pointeur
signs-heading = Signes de la carte et des pions
signs-map = Sur la carte
signs-counters = Sur les pions
signs-marks = Marques sur le plateau
signs-values = A-B-C(D) : force de combat, nombre d’esquive, points de mouvement, points de mouvement sur route. Entre parenthèses au début : en défense seulement. × : n’en a pas.
signs-owner = Un bouclier : au défenseur. Un triangle : à l’envahisseur.
signs-points = Un cœur : points de vie restants. Une étoile : points de magie restants.
signs-facing = La flèche : l’orientation d’un grand monstre.
sign-gate = Portail (rouge) : solide ; un monstre paie 1 PM ou plus pour tenter de l’enfoncer.
sign-door = Porte (bleue) : plus faible qu’un portail.
sign-wall = Mur : personne ne passe ni ne voit au travers.
sign-tower = Tour : voit loin et se voit de loin.
sign-vp = Un nombre dans un cercle : points de victoire pour l’envahisseur si l’hexagone est rasé.
sign-road = Route : qui la suit va plus loin.
sign-bridge = Pont : ceux de bois peuvent être détruits.
sign-ford = Gué : un passage dans la rivière.
sign-river = Rivière : on ne la franchit que par les ponts et les gués.
sign-forest = Forêt
sign-building = Bâtiments
sign-dock = Quai
mark-ready = Cette unité peut encore faire quelque chose.
mark-reach = L’unité choisie peut y aller ; le nombre est le coût.
mark-target = Peut être attaqué, brûlé ou ensorcelé.
mark-selected = Choisi
mark-threatened = L’ennemi peut frapper ici au prochain tour.
mark-threat = L’ennemi peut venir ici au prochain tour.
mark-cover = Vos propres unités pourraient frapper ici.
mark-seen = Vu de l’hexagone sous le pointeur.
mark-worth = Valait tant de PV et est rasé.
mark-flag = Un drapeau sur la piste des tours : des renforts arrivent.
odds-way = { $percent } % : { $what }
odds-nothing = Il ne se passe rien.
burn-hex = Feu en { $hex } : { $what }
burn-unit = { $unit } meurt à { $percent } %
burn-vp = { $vp } PV brûlent
burn-nothing = rien ne brûle
screen-settings-dark = Sombre
screen-settings-dark-help = Lettres claires sur fond sombre, et une carte sombre. Sans choix, comme le système.
page-dark = Sombre ou clair
seeing-overlays = Ce qui est montré sur la carte
hint-ends = { $airborne ->
    [yes] en vol au-dessus de { $hex }
   *[no] en { $hex }
}{ $facing ->
    [none] {""}
   *[other] , face au { $facing }
}
hint-best = le meilleur
hint-behind = { $points ->
    [0] aussi bon que le meilleur
    [one] 1 point de moins que le meilleur
   *[other] { $points } points de moins que le meilleur
}
hint-why = Pourquoi : { $list }.
why-vp = { $side ->
    [invader] des points de victoire tombent
   *[defender] des points de victoire sont sauvés
}
why-clock = { $side ->
    [invader] du temps est gagné avant de devoir renoncer à la ville
   *[defender] le temps manque à l’envahisseur
}
why-advance = { $side ->
    [invader] plus près de ce qui vaut des PV
   *[defender] l’envahisseur reste loin de ce qui vaut des PV
}
why-threat = { $side ->
    [invader] plus de choses sont menacées
   *[defender] moins de choses sont menacées
}
why-guard = { $side ->
    [invader] ce qui est menacé est moins gardé
   *[defender] ce qui est menacé est mieux gardé
}
why-hunt = { $side ->
    [invader] les chasseurs sont plus loin
   *[defender] plus près des monstres
}
why-gates = { $side ->
    [invader] une voie vers la ville s’ouvre
   *[defender] les voies vers la ville sont tenues
}
why-own = { $side ->
    [invader] des unités à soi sont sauvées
   *[defender] des unités à soi sont sauvées
}
why-enemy = { $side ->
    [invader] cela coûte des unités à l’ennemi
   *[defender] cela coûte des unités à l’ennemi
}
why-fires = { $side ->
    [invader] des souffles de feu sont épargnés
   *[defender] le monstre épuise son feu
}
why-magic = { $side ->
    [invader] la magie est bien employée
   *[defender] la magie est bien employée
}
why-strike = { $side ->
    [invader] cela prépare un coup puissant
   *[defender] cela prépare un coup puissant
}
why-safety = { $side ->
    [invader] l’ennemi peut moins frapper
   *[defender] l’ennemi peut moins frapper
}
