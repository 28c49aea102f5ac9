### Textes de la table du tournoi et des cotes, dans le navigateur.

## Their names

screen-tournament = Table du tournoi
screen-tournament-about = Joueurs, appariements, résultats et classement d’une soirée, d’un club ou d’une convention.
screen-ratings = Cotes
screen-ratings-about = Qui est de quelle force, selon l’échelle des règles et selon Glicko-2, d’après les enregistrements des parties.

## Tournaments that are kept, and a new one

desk-intro = Dirigez d’ici une soirée, un club ou une convention : joueurs, appariements, résultats, classement. Tout est conservé dans ce navigateur à chaque pas, et aussi en un fichier utilisable en ligne de commande.
desk-kept = Vos tournois
desk-open = Ouvrir un fichier de tournoi
desk-new = Nouveau tournoi
desk-name = Nom
desk-system = Système
desk-system-elimination = Élimination simple
desk-system-double = Élimination double
desk-system-swiss = Système suisse
desk-system-swiss-final = Système suisse et finale à huit
desk-system-help = Les règles conseillent l’élimination jusqu’à 8 joueurs, le système suisse au-delà, et une finale à huit quand ils sont très nombreux.
desk-rounds = Rondes du système suisse
desk-rounds-help = Vide : autant que les règles le conseillent.
desk-scenarios = Scénarios
desk-scenarios-all = un nouveau à chaque ronde, des deux cartes
desk-scenarios-map = un nouveau à chaque ronde, de { $map }
desk-players-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
desk-at-round = ronde { $round }
desk-over = terminé

## What comes next

desk-next-enter = Inscrivez au moins deux joueurs, puis appariez la première ronde.
desk-next-results = { $count ->
    [one] { $count } partie est encore sans résultat.
   *[other] { $count } parties sont encore sans résultat.
}
desk-next-swiss = La ronde { $round } sur { $rounds } peut être appariée.
desk-next-pair = La ronde { $round } peut être appariée.
desk-pair = Apparier la ronde { $round }
desk-planned = comme prévu : { $scenario }
desk-changed = Cela a été modifié dans une autre fenêtre. Vous voyez l’état actuel ; recommencez, s’il vous plaît.

## Parts of the desk

desk-parts = Parties de la table du tournoi
desk-part-round = Ronde
desk-part-players = Joueurs
desk-part-standings = Classement
desk-part-log = Journal
desk-tools = Enregistrer, imprimer, montrer
desk-save-file = Enregistrer le fichier
desk-csv = Classement en tableau (CSV)
desk-trf = Rapport (TRF)
desk-print = Imprimer
desk-wall = Grand écran

## A round

desk-nothing-paired = Rien n’est encore apparié.
desk-table = Table { $table }
desk-versus = contre
desk-result = Résultat
desk-result-of = Résultat de la table { $table } : { $one } contre { $two }
desk-why = Pourquoi ces deux-là ?
desk-why-bye = Pourquoi ?
desk-invades = { $player } envahit
desk-winner = Vainqueur
desk-not-told = pas encore de résultat
desk-vp = PV détruits (0 à { $most })
desk-forfeit = attribuée, non jouée
desk-correction = Raison de la correction
desk-correction-help = Ce qui avait été dit reste au journal, avec cette raison.
desk-save = Enregistrer
desk-play-here = La jouer sur cet appareil
desk-game-file = Son fichier, pour la jouer ailleurs
desk-records = Résultats d’enregistrements
desk-records-here = Résultats des parties conservées ici
desk-taken = { $count ->
    [one] { $count } résultat repris, vérifié en rejouant la partie.
   *[other] { $count } résultats repris, vérifiés en rejouant les parties.
}
desk-none-here = Aucune partie terminée conservée ici n’est de cette ronde.
desk-bad-record = { $file } : pas un enregistrement de cette édition, ou endommagé (ligne { $line }).
desk-refused = { $file } : { $reason }

## Players

desk-enter = Inscrire
desk-enter-names = Nouveaux joueurs, un nom par ligne
desk-enter-late = Qui s’inscrit maintenant rejoint la ronde suivante avec 0 point.
desk-from-table = D’un tableau (CSV) ou d’un rapport (TRF)
desk-entered = { $count ->
    [one] { $count } joueur inscrit.
   *[other] { $count } joueurs inscrits.
}
desk-state = État
desk-plays = joue
desk-plays-since = depuis la ronde { $round }
desk-left = s’est retiré
desk-withdraw = Retirer
desk-withdraw-player = Retirer { $player }
desk-withdraw-really = { $player } ne joue plus ; les parties ouvertes reviennent à l’adversaire.
desk-return = Réadmettre
desk-return-player = Réadmettre { $player }

## Standings and log

desk-place = Place
desk-after-round = Après la ronde { $round }
desk-check = Vérifier le journal
desk-log-enter = { $player } s’inscrit.
desk-log-withdraw = { $player } se retire.
desk-log-game = Ronde { $round }, { $invader } envahit contre { $defender } : { $side ->
    [invader] l’envahisseur
   *[defender] le défenseur
} gagne, { $vp } PV détruits.
desk-log-forfeit = Ronde { $round }, { $invader } contre { $defender } : attribuée { $side ->
    [invader] à l’envahisseur
   *[defender] au défenseur
}, non jouée.
desk-log-correction = Correction
desk-log-before = Avant : { $before }
desk-log-reason = Raison : { $reason }
desk-log-record = d’un enregistrement

## The clock of a round

desk-clock = Horloge de la ronde
desk-clock-minutes = Minutes
desk-clock-start = Démarrer
desk-clock-pause = Pause
desk-clock-reset = Remettre à zéro
desk-clock-over = Le temps est écoulé !

## The big screen

desk-wall-pairings = Appariements
desk-wall-reasons = Raisons
desk-wall-full = Plein écran
desk-wall-page = Page { $page } sur { $pages }
desk-wall-hold = Garder cette page
desk-wall-turn = Tourner les pages
desk-wall-back = Retour à la table du tournoi

## Ratings

desk-ratings-intro = Qui joue comment : l’échelle des règles, et Glicko-2, qui apprend aussi la difficulté de chaque camp de chaque scénario. Les deux découlent d’un livre de parties, vérifiées en les rejouant.
desk-book-open = Ouvrir un livre
desk-book-save = Enregistrer le livre
desk-book-records = Ajouter des enregistrements
desk-book-here = Ajouter les parties conservées ici
desk-book-clear = Commencer un nouveau livre
desk-book-replace = { $count ->
    [one] Le livre et sa { $count } partie disparaissent. Vraiment ?
   *[other] Le livre et ses { $count } parties disparaissent. Vraiment ?
}
desk-book-yes = Oui, le remplacer
desk-book-none = Il n’y a ici aucune partie terminée qui ne soit déjà dans le livre.
desk-period = Période
desk-period-help = Les parties d’une période sont classées ensemble, par exemple celles d’un mois.
desk-interval = Intervalle à 95 %
desk-interval-told = de { $low } à { $high }
desk-history = Au fil du temps
desk-history-show = Montrer { $player } dans le graphique
desk-history-told = { $player }, { $period } : { $rating }
desk-plot = Graphique
desk-sides = La difficulté des camps
desk-sides-help = En points de classement : au-dessus de 0, l’envahisseur a la tâche plus facile ; en dessous, le défenseur.
desk-handicap = Handicap et chances d’une partie
desk-handicap-pair = Seules comptent les parties entre ces deux-là
desk-handicap-chance = Selon Glicko-2, l’envahisseur a { $percent } % de chances de gagner.
desk-games = { $count ->
    [one] { $count } partie dans le livre
   *[other] { $count } parties dans le livre
}
desk-scenario-chosen = { $map }, forces choisies
