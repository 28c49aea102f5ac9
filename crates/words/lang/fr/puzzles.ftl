### Problèmes.

puzzles-title = Problèmes
puzzles-intro = De petites positions, chacune avec une question et une réponse exacte. Ce sont vos décisions qui sont jugées, pas les dés : qui ne donne rien a résolu le problème.
puzzles-rating = Votre classement : { $rating } ± { $margin }
puzzles-count = { $solved } sur { $tried } résolus au premier essai ; il y a { $all } problèmes.
puzzles-streak = Résolus d’affilée : { $now }, au mieux { $best }
puzzles-day = Problème du jour
puzzles-next = Problème suivant
puzzles-all = Tous les problèmes
puzzles-theme = Thème
puzzles-difficulty = Difficulté
puzzles-tried = Vos essais
puzzles-any = tous
puzzles-easy = facile
puzzles-middle = moyen
puzzles-hard = difficile
puzzles-very-hard = très difficile
puzzles-new = pas encore essayé
puzzles-was-solved = Résolu
puzzles-was-failed = Non résolu
puzzles-found = { $count ->
    [one] Un problème
   *[other] { $count } problèmes
}
puzzles-rated = difficulté { $rating }
puzzles-loading = Chargement des problèmes…
puzzles-computing = Calcul de ce que valent vos décisions…
puzzles-unreachable = Les problèmes ne peuvent pas être chargés pour l’instant.
puzzles-missing = Il n’y a pas de tel problème ici.
puzzles-kept = Problèmes : classement et essais
puzzles-question = { $side ->
    [invader] À l’envahisseur de jouer
   *[defender] Au défenseur de jouer
} : { $goals } { $span ->
    [1] avant la fin de ce tour de joueur.
    [2] – et cela doit tenir après la réponse de l’ennemi.
   *[other] avant la fin de votre prochain tour de joueur.
}
puzzles-both = { $one } et { $other }
puzzles-goal-win = gagnez la partie
puzzles-goal-survive = ne perdez pas la partie
puzzles-goal-destroy = détruisez encore { $vp } PV
puzzles-goal-spare = faites détruire moins de { $vp } PV
puzzles-goal-kill = détruisez { $unit }
puzzles-goal-keep = sauvez { $unit }
puzzles-goal-raze = rasez { $hex }
puzzles-goal-guard = empêchez que { $hex } soit rasé
puzzles-goal-cripple = portez les dommages de { $unit } ({ $area }) à { $points }
puzzles-finish = Mon tour est fini
puzzles-solved = Rien n’a été donné : le meilleur jeu a { $best } % de chances, et le vôtre aussi.
puzzles-failed = Le meilleur jeu a { $best } % de chances ; vos décisions en ont gâché { $cost } points.
puzzles-slip = « { $done } » a fait passer les chances de { $before } % à { $after } %.
puzzles-better = Mieux : { $better }
puzzles-tempting = Tentant, mais cela ne vaut que { $worth } % : { $steps }
puzzles-show = Le montrer sur le plateau
puzzles-change = Votre classement : { $before } → { $after }
puzzles-unchanged = Seul le premier essai compte : votre classement ne change pas.
puzzles-try-again = Réessayer
puzzles-theme-win = Gagner la partie
puzzles-theme-kill = Abattre
puzzles-theme-cripple = Estropier un monstre
puzzles-theme-escape = S’échapper
puzzles-theme-raze = Raser
puzzles-theme-guard = Protéger
puzzles-theme-magic = Magie
puzzles-theme-gates = Portails et murs
puzzles-theme-missiles = Projectiles
puzzles-theme-fire = Souffle de dragon
puzzles-theme-flight = Vols et bonds
puzzles-theme-together = Plusieurs unités ensemble
