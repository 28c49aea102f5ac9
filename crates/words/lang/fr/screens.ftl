### Les écrans à côté de la bataille : règles, parties revues, résultat, réglages, parties conservées.

screen-rules-search = Chercher un mot ou un numéro
screen-rules-found = { $count ->
    [0] Rien trouvé
    [one] Un passage
   *[other] { $count } passages
}
screen-rules-chapters = Chapitres
screen-rules-loading = Chargement des règles…
screen-rules-unreachable = Les règles sont inaccessibles pour le moment.
screen-try-again = Réessayer
screen-part-missing = Cette partie de la page n’a pas pu être chargée. Y a-t-il une connexion ?
screen-rules-none = Il n’y a pas de règle { $id }.
screen-rules-open = Dans les règles
screen-example = Exemple { $id }
screen-example-happens = Ce qui se passe
screen-example-play = Jouer cette position
screen-example-again = Depuis le début
screen-example-back = Retour à la règle
screen-scenario-more = Histoire, carte et conseils
screen-scenario-limits = Le défenseur gagne quand tous les envahisseurs sont morts, après { $turns } tours sans hexagone rasé, ou après { $turns } tours sans envahisseur à l’intérieur des murs.
screen-scenario-set-up = { $where ->
    [entry] Le défenseur se place sur les hexagones marqués d’un bouclier. L’envahisseur commence hors de la carte et entre par les hexagones marqués d’un triangle.
   *[edges] Le défenseur se place d’abord, sur les hexagones marqués d’un bouclier ; puis l’envahisseur, sur ceux marqués d’un triangle.
}
screen-scenario-reinforcements = Les renforts ({ $army }) arrivent aux bannières au tour { $first }, puis tous les { $every } tours.
screen-replay = Revoir la partie
screen-replays = Parties terminées
screen-replay-start = Au début
screen-replay-turn-back = Un tour en arrière
screen-replay-step-back = Un pas en arrière
screen-replay-play = Lecture
screen-replay-pause = Pause
screen-replay-step = Un pas en avant
screen-replay-turn = Un tour en avant
screen-replay-end = À la fin
screen-replay-slider = Moment de la partie
screen-replay-at = Tour { $turn } · pas { $step } sur { $steps }
screen-replay-keys = Espace lance et arrête, les flèches avancent d’un pas, Page préc. et Page suiv. sautent un tour, Début et Fin vont aux extrémités
screen-play-on = Reprendre à partir d’ici
screen-play-on-help = Une nouvelle partie commence dans cette position ; l’ancienne reste telle quelle.
screen-curve = L’évolution de la partie
screen-curve-chance = Chances de victoire de l’envahisseur
screen-curve-vp = PV détruits
screen-curve-told = tour { $turn } { $percent } %
screen-result = Résultat
screen-result-more = Comment on en est arrivé là
screen-result-turns = Tours
screen-result-lost = { $count ->
    [0] aucune perte
    [one] une unité perdue
   *[other] { $count } unités perdues
}
screen-luck = Les dés qui ont compté
screen-luck-of = { $side ->
    [invader] Les plus heureux pour l’envahisseur
   *[defender] Les plus heureux pour le défenseur
}
screen-luck-percent = { $percent } % :
screen-luck-none = Aucun jet n’a beaucoup aidé ce camp.
screen-back = Retour
screen-settings = Réglages
screen-settings-language = Langue
screen-settings-language-help = De tout, y compris le récit d’une partie en cours.
screen-settings-speed = Vitesse
screen-settings-speed-help = À quelle allure se montrent les coups de l’ordinateur, les dés et les parties revues.
screen-settings-size = Taille du texte
screen-settings-size-help = Le plateau a son propre zoom.
screen-settings-contrast = Contraste élevé
screen-settings-contrast-help = Noir sur blanc, couleurs franches sur le plateau.
screen-settings-motion = Moins de mouvement
screen-settings-motion-help = Les dés tombent aussitôt, rien ne bouge tout seul.
screen-settings-sound = Son
screen-settings-sound-help = Pas, ailes, coups, feu, dés, votre tour. On l’entend dès votre premier clic.
screen-settings-patience = Temps du seigneur des dragons
screen-settings-patience-help = Combien de temps il peut réfléchir à un tour. Avec plus de temps il regarde plus loin, avec moins il regarde moins.
screen-settings-patience-none = sans limite
screen-settings-patience-seconds = { $seconds } secondes
screen-settings-kept = Les réglages et les parties sont conservés dans ce navigateur et nulle part ailleurs.
screen-kept-all = Les afficher toutes ({ $count })
screen-kept-won = { $side ->
    [invader] victoire de l’envahisseur au tour { $turn }
   *[defender] victoire du défenseur au tour { $turn }
}
screen-forget = Oublier
screen-forget-really = L’oublier pour toujours ?
