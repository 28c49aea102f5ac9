### Textes de la page dans le navigateur.

page-story = Deux dragons s’abattent sur une cité fortifiée. Réduisez-la en cendres, ou abattez-les.
page-first-game = Jouer votre première partie
page-new-game = Nouvelle partie
page-continue = Continuer
page-more = Plus
page-load-record = Charger une partie
page-rules = Règles
page-bad-record = Impossible de lire cette partie : elle manque, est endommagée ou vient d’une autre édition des règles.
page-turn = tour { $turn }
page-forget = Oublier { $name }
page-credit = Jeu de Lewis Pulsipher. Une édition indépendante, avec ses propres textes et illustrations.
page-language = Langue
page-scenario = Scénario
page-players = Qui joue ?
page-house-options = Règles maison
page-seed = Graine des dés
page-goal = But : { $vp } PV.
page-begin = Commencer
page-home = Retour à l’accueil
page-menu = Menu
page-save-record = Enregistrer la partie
page-copy-link = Copier un lien vers cette partie
page-link-copied = Le lien est copié ; il contient toute la partie.
page-link-not-copied = Le navigateur ne permet pas de copier.
page-contrast = Contraste élevé : activer ou désactiver
page-concede = Abandonner
page-concede-really = { $side ->
    [invader] L’envahisseur abandonne-t-il vraiment ?
   *[defender] Le défenseur abandonne-t-il vraiment ?
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
   *[other] { $count } unités pourraient encore agir : { $units }.
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
page-rule = Règle { $id } (en anglais)
page-breaths = Souffles de feu
page-clock-destruction = Sans destruction
page-clock-inside = Aucun envahisseur dans les murs
page-winner = Vainqueur : { $side }
page-end-phase = Terminer la phase
page-vp-of = { $vp } / { $goal } PV
page-elsewhere = Cette partie a été ouverte dans un autre onglet.
page-play-here = Continuer ici
