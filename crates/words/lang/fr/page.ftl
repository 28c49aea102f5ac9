### Textes de la page dans le navigateur.

page-story = Deux dragons s’abattent sur une cité fortifiée. Réduisez-la en cendres, ou abattez-les.
page-first-game = Jouer votre première partie
page-new-game = Nouvelle partie
page-continue = Continuer
page-more = Plus
page-load-record = Charger une partie
page-rules = Règles
page-bad-record = Impossible de lire cette partie : elle manque, est endommagée ou vient d’une autre édition des règles.
page-turn = tour { $turn }
page-forget = Oublier { $name }
page-credit = Jeu de Lewis Pulsipher. Une édition indépendante, avec ses propres textes et illustrations.
page-language = Langue
page-scenario = Scénario
page-players = Qui joue ?
page-house-options = Règles maison
page-seed = Graine des dés
page-goal = Objectif : { $vp } PV.
page-begin = Commencer
page-home = Retour à l’accueil
page-menu = Menu
page-save-record = Enregistrer la partie
page-copy-link = Copier un lien vers cette partie
page-link-copied = Le lien est copié ; il contient toute la partie.
page-link-not-copied = Le navigateur ne permet pas de copier.
page-contrast = Contraste élevé : activer ou désactiver
page-accept-surrender = Accepter : la partie est gagnée
page-play-on = Continuer jusqu’au bout
page-concede = Abandonner
page-concede-really = { $side ->
    [invader] L’envahisseur abandonne-t-il vraiment ?
   *[defender] Le défenseur abandonne-t-il vraiment ?
}
page-speed = Vitesse
page-speed-slow = lente
page-speed-normal = normale
page-speed-fast = rapide
page-speed-instant = immédiate
page-board = Plateau
page-board-help = Plateau. Les flèches passent d’un hexagone à l’autre, Entrée choisit, Échap revient, N prend l’unité suivante, U annule, E termine la phase, 1 à 6 choisissent l’orientation, plus et moins zooment.
page-zoom-in = Rapprocher
page-zoom-out = Éloigner
page-zoom-fit = Plateau entier
page-vp = { $vp } PV
page-thinking = { $side ->
    [invader] L’envahisseur ({ $player }) réfléchit…
   *[defender] Le défenseur ({ $player }) réfléchit…
}
page-stopped = { $side ->
    [invader] L’envahisseur ({ $player }) est arrêté.
   *[defender] Le défenseur ({ $player }) est arrêté.
}
page-skip = Plus vite
page-stop = Arrêter
page-go-on = Reprendre
page-undo = Annuler
page-end-anyway = Terminer la phase quand même
page-forgotten = { $count ->
    [one] { $units } pourrait encore agir.
   *[other] { $count } unités pourraient encore agir : { $units }.
}
page-choose-unit = Choisissez une unité ici ou sur le plateau.
page-choose-hex = Choisissez un hexagone marqué sur le plateau.
page-other-unit = Autre unité
page-cancel = Annuler ce choix
page-close = Fermer
page-facing = Orientation
page-lands = se pose
page-stays-up = reste en l’air
page-modes = Mode de déplacement
page-mode-walk = Marcher
page-mode-fly = Voler
page-mode-slither = Ramper
page-mode-bound = Bondir
page-good-set-up = Un bon déploiement pour moi
page-log = Ce qui s’est passé
page-log-more = Événements précédents
page-rule = Règle { $id }
page-breaths = Souffles de feu
page-clock-destruction = Sans destruction
page-clock-inside = Aucun dans les murs
page-winner = Vainqueur : { $side }
page-end-phase = Terminer la phase
page-vp-of = { $vp } / { $goal } PV
page-elsewhere = Cette partie a été ouverte dans un autre onglet.
page-play-here = Continuer ici
page-showing = { $side ->
    [invader] L’envahisseur ({ $player }) joue.
   *[defender] Le défenseur ({ $player }) joue.
}
page-next-unit = Unité suivante
page-to-my-turn = Jusqu’à mon tour
page-spell-first = Ouvrez d’abord un sort du livre, puis choisissez son lieu sur le plateau.
page-join-here = { $unit } vient aussi ici
page-not-yours = Ce n’est pas à vous de jouer { $unit }.
page-reached = { $vp } PV détruits : { $grade }, si l’envahisseur met fin à l’attaque à la fin de son tour.
page-goal-reached = Objectif atteint : { $vp } PV sur { $goal }
page-own-armies = Armées composées : { $city }
spell-book = Livre de sorts
spell-cost = points de magie : { $cost }
spell-range = portée { $range }
spell-boost = Renforcer le moral
spell-boost-effect = Pendant ce tour, vos unités à 0–2 hexagones du magicien ajoutent 1 à leurs jets de mêlée, et la milice peut attaquer des monstres sans héros.
spell-fog = Brouillard
spell-fog-effect = Couvre l’hexagone et tout ce qui est à 2 hexagones ou moins jusqu’à votre prochaine phase de magie : nul n’y attaque ni n’y est attaqué, nul ne s’y pose, nul n’y bondit ni n’en bondit.
spell-whirlwind = Tourbillon
spell-whirlwind-effect = Détruit les PV de son hexagone. Les monstres qui le traversent en vol ou d’un bond s’écrasent sur 4 ou plus ; les unités qui s’y trouvent n’attaquent pas et ne sont pas attaquées. Au tour suivant il dérive d’un hexagone.
spell-lightning = Éclair
spell-lightning-effect = Frappe un monstre sans jet : 4 points de dommages dans un hexagone adjacent, un de moins par hexagone de plus. Contre d’autres unités, c’est un tir de cette force.
spell-summon = Invoquer un élémentaire
spell-summon-effect = Un élémentaire de terre ou de feu combat pour vous. Trop loin de son magicien, ou si le magicien est attaqué, il n’obéit à personne et attaque le plus proche.
spell-dismiss = Renvoyer
spell-dismiss-effect = Votre propre élémentaire part sans rien coûter. Pour tout autre, un dé dit ce que vous devriez payer.
keys-heading = Touches
keys-arrows = Parcourir le plateau
keys-enter = Choisir ce qui est sous le curseur
keys-stack = Aller dans un hexagone où se trouvent vos unités
keys-back = Un pas en arrière, lâcher
keys-next = Unité suivante qui peut agir
keys-undo = Annuler
keys-end = Terminer la phase
keys-face = Choisir l’orientation : 1 est le nord, puis dans le sens horaire
keys-sheet = Cette liste
news-heading = Ce qu’a fait l’autre camp
news-moved = { $count ->
    [one] Une unité s’est déplacée.
   *[other] { $count } unités se sont déplacées.
}
news-again = Revoir
against-all = { $count ->
    [one] Attaquer
   *[other] Tous ensemble ({ $count })
}
against-part = { $count ->
    [one] { $part }
   *[other] { $part } : tous ({ $count })
}
against-one = Un à la fois
