### My games: names, statistics, history, reports.

mine-title = Mes parties
mine-history = Historique
mine-figures = Statistiques
mine-deeds = Succès
mine-name = Mon nom
mine-name-help = Il figure dans les parties enregistrées à partir d’ici, et dans ce que vous en partagez.
mine-former-names = Anciens noms
mine-name-of = Nom
mine-name-of-side = { $side ->
    [invader] Nom du joueur qui mène l’envahisseur
   *[defender] Nom du joueur qui mène le défenseur
}
mine-search = Rechercher
mine-search-help = Nom, scénario, résultat ou date
mine-games-label = Parties
mine-stand-all = Toutes
mine-stand-running = En cours
mine-stand-over = Terminées
mine-stand-won = Gagnées par moi
mine-stand-lost = Perdues par moi
mine-any = Peu importe
mine-side-label = Mon camp
mine-against-label = Adversaire
mine-order-label = Ordre
mine-order-newest = Les plus récentes
mine-order-oldest = Les plus anciennes
mine-order-longest = Les plus longues
mine-order-scenario = Par scénario
mine-found = { $count } parties sur { $all }
mine-reading = Lecture : { $done } sur { $all }
mine-none = Aucune partie n’est encore gardée ici. Tout ce que vous jouez, regardez ou chargez s’y retrouvera.
mine-none-found = Aucune partie ne correspond.
mine-more = En montrer { $count } de plus
mine-state-won = Gagnée au tour { $turn }
mine-state-lost = Perdue au tour { $turn }
mine-go-on = Continuer
mine-link = Lien
mine-counting = Parties rejouées : { $done } sur { $all }
mine-stop = Arrêter
mine-count-on = Reprendre le compte
mine-figures-none = Il n’y a pas encore de chiffres : terminez d’abord une partie.
mine-figures-whose = Sont comptées les parties terminées d’une personne contre un joueur informatique, et celles dont un camp porte votre nom.
mine-games = Parties
mine-wins = Gagnées
mine-wins-of = { $won } ({ $percent } %)
mine-mean-vp = PV détruits par partie
mine-mean-kills = Unités ennemies détruites par partie
mine-mean-lost = Unités perdues par partie
mine-mean-turns = Tours par partie
mine-streak = Victoires de suite
mine-streak-of = { $now } en ce moment, { $best } au mieux
mine-favourite = La plus active
mine-luck = Chance par partie
mine-costs = Coût des choix par partie
mine-costs-known = pesés dans { $count } parties sur { $all }
mine-costs-unknown = pas encore pesés : le résultat d’une partie le propose
mine-table = Par scénario, camp et adversaire
mine-per-cent = { $percent } %
mine-deeds-count = { $done } sur { $all }
mine-deeds-help = Ils se trouvent dans vos parties enregistrées et nulle part ailleurs : oublier une partie, c’est oublier ce qu’on y a fait.
mine-deed-watch = Le revoir
mine-deed-won = Obtenu
mine-deed-open = Pas encore
mine-deed-by = { $by ->
    [invader] comme envahisseur
    [defender] comme défenseur
    [either] avec l’un ou l’autre camp
   *[games] en plusieurs parties
}
mine-balance = Chance et choix
mine-gave = { $who ->
    [me] Les dés vous ont donné { $percent } %.
    [invader] Les dés ont donné { $percent } % à l’envahisseur.
   *[defender] Les dés ont donné { $percent } % au défenseur.
}
mine-cost = { $who ->
    [me] Vos choix ont coûté { $percent } %.
    [invader] Les choix de l’envahisseur ont coûté { $percent } %.
   *[defender] Les choix du défenseur ont coûté { $percent } %.
}
mine-weigh = { $who ->
    [me] Peser mes choix
    [invader] Peser les choix de l’envahisseur
   *[defender] Peser les choix du défenseur
}
mine-weighing = Pesée : { $done } choix sur { $all }
mine-so-far = Jusqu’ici { $percent } %.
mine-dearest = Ce qui a coûté le plus
mine-dearest-none = Aucun choix n’a coûté 2 % ou plus.
mine-instead = Mieux : { $best }
mine-measured = Chance : pour chaque jet, votre probabilité de gagner après lui moins la moyenne de tous les résultats possibles, le tout additionné. Choix : pour tout ce que vous avez fait après le déploiement, votre probabilité après le mieux qu’un chevalier trouve à la place, moins celle après ce que vous avez fait. L’une et l’autre sont des moyennes de douze suites avec les mêmes dés ; moins de 2 % ne compte pas. Les sommes peuvent donc dépasser 100 %.
mine-measured-title = Ce qui est mesuré
mine-report-share = Partager en image
mine-report-save = Enregistrer en image
mine-report-shared = L’image est partie.
mine-report-saved = L’image est enregistrée.
mine-report-failed = Ce navigateur ne peut pas produire l’image.
mine-report-facts = { $turns } tours · { $vp } PV sur { $goal }
mine-report-luck = Chance aux dés : envahisseur { $invader } %, défenseur { $defender } %

deed-first-gate-title = Briseur de portails
deed-first-gate = Enfoncez un portail. Sans garde, il cède pour 1 PM ; gardé, chaque PM dépensé ajoute un sixième, et ce qui n’a pas suffi est perdu : venez avec tous.
deed-overrun-title = Piétinés
deed-overrun = Détruisez une unité en la piétinant. Un dragon ou un ver géant qui entre en marchant paie 1 PM de plus, frappe aussitôt, continue et garde toutes ses attaques de mêlée.
deed-firestorm-title = Tempête de feu
deed-firestorm = Rasez deux lieux d’un seul souffle. Le souffle de dragon brûle l’hexagone de devant et le suivant : placez-vous pour que les deux valent quelque chose.
deed-heart-title = Le cœur de la cité
deed-heart = Rasez le lieu qui vaut le plus. C’est le mieux gardé ; un monstre qui y marche et a encore 1 PM le rase aussitôt.
deed-ladders-title = Aux échelles
deed-ladders = Escaladez un mur. Gardez 1 PM et choisissez un endroit sans défenseur à côté de l’hexagone derrière : cela fait +1 au dé.
deed-heros-bane-title = Fléau des héros
deed-heros-bane = Tuez un héros. Il faut le toucher deux fois : la première, il n’est que blessé, et n’aide plus ses voisins.
deed-wizards-bane-title = Silence
deed-wizards-bane = Tuez un magicien tant qu’il lui reste des points de magie. Il ne peut pas riposter, et seul celui qui partage son hexagone le protège.
deed-demoralised-title = Cœurs brisés
deed-demoralised = Tuez le dernier héros. Dès lors, les unités ennemies doivent réussir un jet de moral avant chaque attaque contre un monstre.
deed-bridge-title = Briseur de ponts
deed-bridge = Détruisez un pont de bois. Une troupe le prépare à un tour et le brûle derrière elle au suivant ; un dragon qui s’y pose le brise, et se noie s’il y reste.
deed-wing-clipper-title = Rogne-ailes
deed-wing-clipper = Détruisez les ailes d’un grand monstre. La moitié des points d’aile perdue, il ne vole ni ne bondit plus : visez les ailes tant qu’il est au sol.
deed-hamstrung-title = Estropié
deed-hamstrung = Détruisez toutes les pattes d’un grand monstre. Chaque groupe perdu lui coûte 1 PM à pied ; les dommages en trop sont perdus, changez donc de zone à temps.
deed-downed-title = Cloué au sol
deed-downed = Provoquez la chute d’un monstre en vol. Il subit 2d6 dommages, et meurt au-dessus de l’eau : tirez sur ses ailes, ou troublez l’air sur son chemin.
deed-storm-title = Maître des vents
deed-storm = Abattez un monstre par un tourbillon. Qui y entre, en sort ou le traverse en vol ou d’un bond s’écrase sur 4 ou plus ; dans l’hexagone du monstre, l’effet est immédiat.
deed-thunder-title = Frappé du ciel
deed-thunder = Blessez ou détruisez un ennemi par un éclair. Sa puissance est 5 moins la distance, et un monstre est touché sans jet : approchez-vous.
deed-summoner-title = De terre et de feu
deed-summoner = Invoquez un élémentaire. Il coûte la moitié des points de magie d’un magicien, ne peut pas bouger ce tour-là, mais peut attaquer aussitôt.
deed-giant-felled-title = Plus ils sont grands
deed-giant-felled = Tuez un monstre mineur. La plupart sont blessés sur 5 ou plus, les géants sur 6 seulement : frappez avec beaucoup d’unités, et avec celles dont la force est la plus grande.
deed-monster-slain-title = Tueur de dragons
deed-monster-slain = Tuez un grand monstre. Les dommages remplissent les groupes d’une zone l’un après l’autre : insistez jusqu’au bout, et gare à l’hexagone où il s’effondre.
deed-won-invader-title = La mort d’en haut
deed-won-invader = Gagnez comme envahisseur : détruisez autant de PV que le scénario en demande. Raser d’abord le plus proche est rarement le chemin le plus court.
deed-won-defender-title = La cité tient
deed-won-defender = Gagnez comme défenseur. Inutile de tuer chaque envahisseur : dix tours où rien n’est détruit suffisent.
deed-clock-title = Le temps est avec nous
deed-clock = Gagnez par l’une des deux horloges : dix tours sans PV détruits, ou dix sans envahisseur dans l’enceinte.
deed-by-a-hair-title = D’un cheveu
deed-by-a-hair = Gagnez comme défenseur alors qu’il manquait 2 PV ou moins à l’envahisseur. Comptez à chaque tour ce qu’il peut encore atteindre, et gardez cela d’abord.
deed-held-walls-title = Pas une pierre
deed-held-walls = Gagnez comme défenseur sans qu’une entrée ou un mur ait jamais cédé. Une unité derrière un portail rend hasardeux de l’enfoncer ; une à côté de l’hexagone gêne l’escalade.
deed-swift-title = Avant les secours
deed-swift = Gagnez comme envahisseur avant le tour 10, quand arrivent les premiers renforts. Il en vient ensuite tous les quatre tours.
deed-unscathed-title = Indemne
deed-unscathed = Gagnez comme envahisseur sans perdre une seule unité. Les dommages valent la force de qui touche : partez avant l’arrivée des forts.
deed-no-spell-wasted-title = Plus un sort
deed-no-spell-wasted = Gagnez avec un magicien vivant qui a dépensé tous ses points de magie. Ils servent pour toute la partie, un sort par tour : ce qui reste à la fin est gâché.
deed-comeback-title = Revenu de loin
deed-comeback = Gagnez une partie où vos chances étaient un moment de 15 % ou moins. N’abandonnez pas : la courbe du résultat montre où tout a basculé.
deed-against-the-dice-title = Contre les dés
deed-against-the-dice = Gagnez alors que les dés vous ont pris 15 % ou plus. Attaquez là où la chance est bonne et la perte petite, et le hasard comptera moins.
deed-knight-beaten-title = Digne adversaire
deed-knight-beaten = Battez le chevalier ou le seigneur des dragons. Ils prévoient un tour entier : ne laissez aucun lieu qu’ils puissent raser et quitter impunément.
deed-both-sides-title = Des deux côtés du mur
deed-both-sides = Gagnez le même scénario une fois avec chaque camp. Qui a été de l’autre côté sait ce qu’on y craint.
deed-whole-map-title = Toutes les batailles
deed-whole-map = Terminez tous les scénarios d’une carte. Chacun demande une autre armée, et un autre chemin par les mêmes rues.
