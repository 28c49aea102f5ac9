### First contact: the start screen, the goal in one picture, a new game, why a game was won or lost.

welcome-now = Jouer tout de suite
welcome-now-told = { $scenario } : { $invader } contre { $defender }
welcome-guided = Partie guidée en envahisseur
welcome-guided-defence = Partie guidée en défenseur
welcome-learn = Apprendre le jeu
welcome-minutes = { $invader ->
    [one] environ une minute
   *[other] environ { $invader } min en envahisseur, { $defender } en défenseur
}
welcome-even = { $side ->
    [invader] Plus facile pour l’envahisseur : il gagne { $percent } %
    [defender] Plus facile pour le défenseur : l’envahisseur gagne { $percent } %
   *[even] Équilibré : l’envahisseur gagne { $percent } %
}
welcome-size = { $size ->
    [light] Tours courts : jusqu’à { $count } décisions
    [medium] Tours moyens : jusqu’à { $count } décisions
   *[heavy] Tours longs : jusqu’à { $count } décisions
}
welcome-moves-first = { $side ->
    [invader] L’envahisseur joue le premier.
   *[defender] Le défenseur joue le premier.
}
welcome-measured = Chances mesurées sur des parties entre deux chevaliers, { $games } par scénario ; les minutes sont calculées d’après leurs tours et les décisions qu’on y prend.
welcome-expert = Pour les experts : règles maison, graine des dés
welcome-house = Les numéros comme H-05 sont ceux du livre de règles.
level-random-told = Fait n’importe quoi de permis. En 480 parties, il n’a jamais battu un écuyer : pour essayer.
level-page-told = Pour les enfants et une première partie : il oublie quelques unités, vous craint trop peu et prend ce qui est presque le mieux. Il obtient 23 points sur 100 contre un écuyer.
level-squire-told = Prend ce qui paraît le mieux sur le moment. Un premier adversaire : il obtient 13 points sur 100 contre un chevalier.
level-knight-told = Demande à chaque unité ce qu’elle pourrait faire et prévoit cinq tours de joueur. Il obtient 87 points sur 100 contre un écuyer.
level-dragonlord-told = Comme un chevalier, avec plus de mouvements de chaque unité et trois réponses de l’ennemi ; réfléchit une seconde ou deux.
goal-heading = { $side ->
    [invader] Votre but
   *[defender] Ce que vous devez sauver
}
goal-picture = Carte de { $city } avec tous les points de victoire
goal-counts = { $side ->
    [invader] Les nombres sont des points de victoire (PV), { $total } en tout. Un hexagone vide est rasé quand un dragon s’y pose ou y entre ; les gardes doivent d’abord mourir.
   *[defender] Les nombres sont des points de victoire (PV), { $total } en tout. Les dragons rasent les hexagones vides : là où se tient une de vos unités, aucun ne peut se poser.
}
goal-graded = { $side ->
    [invader] Vous gagnez avec { $least } PV si vous arrêtez alors ; { $goal } valent une grande victoire.
   *[defender] Vous perdez quand { $least } PV sont détruits et que les dragons s’arrêtent.
}
goal-objective = { $side ->
    [invader] Vous gagnez avec { $goal } PV.
   *[defender] Vous perdez quand { $goal } PV sont détruits.
}
goal-otherwise = { $side ->
    [invader] Vous perdez quand les deux dragons sont morts, ou après dix tours sans destruction ou sans dragon à l’intérieur des murs.
   *[defender] Vous gagnez quand les deux dragons sont morts, ou après dix tours sans destruction ou sans dragon à l’intérieur des murs.
}
goal-understood = Compris
read-number = Leçon { $number } sur { $count }
read-back = La leçon précédente
read-on = La leçon suivante
read-return = Retour à la partie
note-whirlwind = Le magicien a envoyé un tourbillon. Qui le traverse en volant ou en bondissant s’écrase sur 4 ou plus, une fois sur deux ; il dérive de lui-même. Contournez-le !
note-crash = Votre dragon était dans le tourbillon : sur 4, 5 ou 6 il s’écrase, 50 %. Qui se pose ou marche n’a rien à en craindre.
note-lightning = Un éclair ne manque jamais : à côté du magicien, il fait 4 points de dommages, un de moins par hexagone de distance. Gardez vos distances, ou tuez-le.
note-fog = Brouillard : personne n’y attaque ni n’y est attaqué, et personne ne s’y pose, jusqu’à la prochaine phase de magie du magicien.
note-boost = Renforcer le moral : les soldats autour du magicien ajoutent 1 à leurs dés ce tour-ci, et la milice ose attaquer.
note-shot = Les archers ne touchent un dragon en vol que sur un 6, mais alors au ventre ; un dragon au sol à côté d’eux, sur un 5.
note-struck = Les soldats frappent ce qu’ils atteignent : les pattes de partout, les ailes depuis les flancs. Un dragon privé d’une aile ne vole plus jamais.
note-fire = Le dragon a craché le feu sur deux hexagones ; qui n’en réchappe pas est perdu. Il a deux souffles dans toute la partie.
note-razed = Un hexagone au nombre bleu était vide : il est rasé. Ses points comptent pour l’envahisseur : voyez la barre en haut.
note-claws = Le dragon a frappé : tête 3, ailes 2 chacune, pattes 1 chacune, contre la défense de l’hexagone. Dispersez-vous pour qu’il en atteigne peu à la fois.
why-objective = L’objectif est atteint : { $vp } PV détruits sur { $goal }, la plupart ici : { $places }.
why-stopped = L’envahisseur s’est arrêté avec { $vp } PV détruits, la plupart ici : { $places }. Résultat : { $grade }.
why-stopped-early = L’envahisseur s’est arrêté avec { $vp } PV détruits ; { $least } auraient suffi.
why-destroyed = Des points de victoire de la ville, il n’en reste pas un seul.
why-dead = Il ne reste aucun envahisseur : le dernier, { $unit }, est tombé au tour { $turn }. { $vp } PV sur { $goal } étaient détruits.
why-no-destruction = Dix tours ont passé sans destruction : le dernier bâtiment, { $place }, est tombé au tour { $turn }. { $vp } PV sur { $goal } étaient détruits.
why-nothing-razed = Dix tours ont passé, et pas un bâtiment n’a été rasé.
why-outside = Dix tours ont passé sans envahisseur à l’intérieur des murs. { $vp } PV sur { $goal } étaient détruits.
why-rescued = Elowyn est en sécurité.
why-conceded = { $side ->
    [invader] L’envahisseur a abandonné, avec { $vp } PV détruits sur { $goal }.
   *[defender] Le défenseur a abandonné, avec { $vp } PV détruits sur { $goal }.
}
why-missing = { $count ->
    [one] Il manquait un PV.
   *[other] Il manquait { $count } PV.
}
why-decided = Le plus décisif : le tour { $turn }, où les chances de l’envahisseur sont passées de { $before } à { $after } %.
why-losses = Pertes : l’envahisseur { $invader } sur { $invaders } unités, le défenseur { $defender } sur { $defenders }.
why-again = Rejouer
why-other-side = L’autre camp
why-next = Scénario suivant : { $scenario }
