### Textes de la ligue : armées, campagne, tournoi, classements.

## Files and games of the league

league-too-long = Le fichier est trop long : { $most } octets au plus sont lus.
league-format = Le fichier est au format { $found } ; ce programme connaît le format 1.
league-edition = Ce fichier relève de l’édition « { $edition } » des données, inconnue ici. Une version plus récente de Dragon Rage la connaît peut-être.
league-name = « { $name } » n’est pas un nom : 1 à 40 caractères sur une ligne, sans = + - @ au début.
league-map = Il n’y a pas de carte « { $map } » pour des forces choisies. Choisissez parmi : { $known }.
league-options = Ces parties se jouent selon le Manuel de référence, pour un objectif : laissez les options ruleset et victory_mode telles quelles.
league-exists = { $file } existe déjà et n’est pas écrasé. Choisissez un autre nom.
league-changed = { $file } a été modifié entre-temps par quelqu’un d’autre. Rien n’a été écrit ; répétez la commande.
league-unfinished = La partie de { $file } n’est pas terminée.
league-game-written = La partie est dans { $file }. Jouez-la avec : { $command }

## Armies

army-not-for-hire = { $kind } ne se recrute pas : il n’a pas de prix.
army-not-of-the-city = { $kind } n’appartient pas au peuple de cette cité ; le défenseur ne recrute personne d’autre.
army-of-the-city = { $kind } appartient au peuple de cette cité ; l’envahisseur ne peut pas recruter cette troupe.
army-monsters-invade = { $kind } est un pion de l’envahisseur ; aucun défenseur n’en a.
army-cannot-come = { $kind } ne peut pas entrer depuis l’extérieur de la carte.
army-counters = { $kind } : il n’y a que { $there ->
    [one] { $there } pion
   *[other] { $there } pions
}.
army-too-few-counters = { $kind } : il n’y a que { $there ->
    [one] { $there } pion
   *[other] { $there } pions
} pour les deux armées ensemble.
army-one-hero = Une armée a au plus un héros.
army-one-wizard = Une armée a au plus un magicien.
army-too-dear = L’armée coûte { $points } points ; on peut en dépenser { $most } au plus.
army-too-cheap = L’armée coûte { $points } points ; il faut en dépenser au moins { $least }.
army-too-many = L’armée a { $units } unités ; { $most } au plus sont permises.
army-too-few = Unités de l’armée : { $units } ; il en faut au moins { $least }.
army-fits = L’armée peut être recrutée.
army-none-fits = Aucune armée ne tient dans ces limites.
army-seed = La graine { $seed } redonne la même armée.
army-summary = { $points } points, { $units ->
    [one] { $units } unité
   *[other] { $units } unités
}
army-of = { $side ->
    [invader] Envahisseur
   *[defender] Défenseur
} : { $army }

## The objective and its reasons

objective-usual = ce que l’envahisseur doit normalement détruire
objective-dragons = { $count ->
    [one] { $count } dragon
   *[other] { $count } dragons
} de l’envahisseur, 2 chacun
objective-majors = { $count ->
    [one] { $count } monstre majeur
   *[other] { $count } monstres majeurs
} de l’envahisseur, 2 chacun
objective-lesser = { $count ->
    [one] { $count } roc, jeune dragon ou ver géant
   *[other] { $count } rocs, jeunes dragons ou vers géants
}, 1 chacun
objective-minors = { $count ->
    [one] { $count } monstre mineur
   *[other] { $count } monstres mineurs
}, 1 chacun
objective-many-invaders = l’envahisseur a 11 unités ou plus ({ $count })
objective-princess = la princesse est en jeu
objective-many-defenders = défenseurs au-delà de 20 : { $count }
objective-nurkott = la carte est Nurkott
objective-balance = l’envahisseur a { $ahead } points de disponibilité d’avance
objective-handicap = handicap : le joueur le plus fort est { $side ->
    [invader] l’envahisseur
   *[defender] le défenseur
}
objective-bounded = (jamais moins de 1, ni plus que ce que la carte contient)
objective-total = Il faut { $vp } PV à l’envahisseur.

## Planned and point-buy scenarios

deal-begun = L’accord est dans { $file }. Chaque joueur s’engage maintenant sur une armée : { $command }
deal-planned = Le scénario est dans { $file }. L’autre joueur choisit maintenant son camp : { $command }
deal-sides-chosen = Les camps sont choisis. Écrivez la partie avec : { $command }
deal-committed = Vous êtes engagé. Gardez { $file } pour vous jusqu’à la révélation des deux armées.
deal-wait = L’autre armée n’a pas encore été montrée.
deal-objective = L’objectif d’un scénario planifié est compris entre 1 et { $most } PV.
deal-nothing-to-choose = On ne choisit que les camps d’un scénario planifié.
deal-designer-chooses = { $player } a conçu le scénario ; c’est l’autre joueur qui choisit les camps.
deal-chosen = Les camps sont déjà choisis.
deal-nothing-to-commit = Les armées d’un scénario planifié ne sont pas secrètes.
deal-late-change = { $side ->
    [invader] L’envahisseur
   *[defender] Le défenseur
} s’est déjà engagé ; un changement tardif est refusé.
deal-not-committed = { $side ->
    [invader] L’envahisseur
   *[defender] Le défenseur
} ne s’est engagé sur aucune armée.
deal-other-not-committed = L’autre joueur ne s’est pas encore engagé : personne ne révèle avant que les deux aient choisi.
deal-other-army = Ce n’est pas l’armée sur laquelle { $side ->
    [invader] l’envahisseur
   *[defender] le défenseur
} s’est engagé.
deal-unreadable = Ce que le fichier dit de l’armée { $side ->
    [invader] de l’envahisseur
   *[defender] du défenseur
} est illisible.
deal-other-deal = « { $about } » est un autre accord que celui-ci.
deal-not-ready = Les deux armées ne sont pas encore connues, ou les camps ne sont pas choisis.
secret-no-entropy = Le système ne fournit pas de nombres aléatoires ; sans eux, une armée ne peut rester secrète.
secret-unreadable = Ce n’est pas le secret d’une armée.

## Campaign

campaign-heading = La campagne de { $map } : { $invader } envahit, { $defender } défend
campaign-game = Partie { $game }
campaign-points = Points de disponibilité : envahisseur { $invader }, défenseur { $defender }
campaign-razed = Détruits d’avance : { $hexes }
campaign-won = { $player } gagne comme { $side ->
    [invader] envahisseur
   *[defender] défenseur
} ; { $vp } PV ont été détruits.
campaign-kills = { $side ->
    [invader] L’envahisseur a tué un héros.
   *[defender] Le défenseur a tué des héros ou des dragons : { $count }.
}
campaign-next-recruit = Partie { $game } : { $count ->
    [one] { $players } doit encore recruter.
   *[other] { $players } doivent encore recruter.
}
campaign-next-raze = { $player } peut marquer des hexagones de PV comme détruits, jusqu’à { $vp } PV : { $command }
campaign-next-game = La partie { $game } peut être jouée.
campaign-winner = La campagne est terminée. { $player } gagne !
campaign-tied = La campagne est terminée, toujours à égalité : jouez-en une nouvelle.
campaign-two-players = { $player } ne peut pas jouer les deux camps.
campaign-recruited = { $side ->
    [invader] L’envahisseur
   *[defender] Le défenseur
} a déjà recruté pour cette partie, ou il n’y a plus de partie à préparer.
campaign-no-razing = Il n’y a rien à marquer comme détruit maintenant.
campaign-no-vp = L’hexagone { $hex } n’a pas de points de victoire.
campaign-too-much-razed = Ces hexagones valent ensemble { $vp } PV ; { $most } au plus peuvent être marqués.
campaign-no-game = Il n’y a pas de partie à jouer maintenant.
campaign-other-game = Ce n’est pas la partie { $game } de la campagne : les armées, l’objectif, la carte ou les options diffèrent.
campaign-untrue = Ce que le fichier dit de la partie { $game } ne découle pas de ses parties.
campaign-no-record = La partie { $game } n’a pas d’enregistrement.

## Tournament: the desk

tournament-heading = { $name } : { $system ->
    [elimination] élimination simple
    [double] élimination double
    [swiss] système suisse
   *[swiss-final] système suisse et finale à huit
}, { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
tournament-begun = Le tournoi est dans { $file }. Les joueurs s’inscrivent maintenant : { $command }
tournament-entered = { $count ->
    [one] { $count } joueur inscrit
   *[other] { $count } joueurs inscrits
}. Les règles conseillent : { $system ->
    [elimination] élimination simple
    [double] élimination double
    [swiss] système suisse
   *[swiss-final] système suisse et finale à huit
}.
tournament-round = Ronde { $round } · { $scenario }
tournament-game = { $invader } envahit : { $side ->
    [invader] l’envahisseur
   *[defender] le défenseur
} gagne, { $vp } PV détruits
tournament-game-forfeit = { $invader } devait envahir : attribuée { $side ->
    [invader] à l’envahisseur
   *[defender] au défenseur
}, non jouée
tournament-game-open = { $invader } envahit : pas encore de résultat
tournament-bye = { $player } est exempt : 2 points de match
tournament-goes-on = { $player } passe sans jouer
tournament-winner = Le tournoi est terminé. { $player } gagne !
tournament-next-results = { $count ->
    [one] { $count } partie est
   *[other] { $count } parties sont
} encore sans résultat : { $command }
tournament-next-swiss = La ronde { $round } sur { $rounds } peut être appariée : { $command }
tournament-next-pair = La ronde { $round } peut être appariée : { $command }
tournament-checked = Le journal est juste, et { $rounds ->
    [one] { $rounds } ronde est appariée
   *[other] { $rounds } rondes sont appariées
} comme le veulent les règles.
tournament-simulated = { $players } joueurs, { $rounds } rondes ; rencontres suisses répétées : { $rematches } ; plus grand nombre d’exemptions d’un joueur : { $byes } ; vainqueur : { $winner }
tournament-sides-even = Chacun a joué les deux camps aussi souvent.
tournament-sides-uneven = Quelqu’un a joué un camp plus souvent que l’autre.
tournament-slowest = L’appariement le plus lent a pris { $seconds } s.
tournament-what-result = Indiquez des enregistrements, ou les joueurs et le vainqueur d’une partie.

## Tournament: refusals

tournament-rounds = Un tournoi a de 1 à { $most } rondes.
tournament-no-player = « { $player } » n’est pas dans le tournoi.
tournament-scenarios = « { $plan } » n’est pas un plan : un scénario, « random esirien », « random nurkott » ou « random ».
tournament-open-games = La ronde { $round } n’est pas terminée : il manque des résultats.
tournament-finished = Le tournoi est terminé.
tournament-too-few = Il faut au moins deux joueurs.
tournament-too-many = Un tournoi a au plus { $most } joueurs.
tournament-name-taken = « { $player } » est déjà dans le tournoi.
tournament-too-late = Il est trop tard pour inscrire { $player }.
tournament-withdrawn = { $player } s’est déjà retiré.
tournament-announce = Il n’y a pas de scénario « { $scenario } » à annoncer.
tournament-bad-round = La ronde { $round } ne peut pas être appariée ainsi : chacun a un adversaire ou est exempt.
tournament-no-match = { $invader } et { $defender } ne se rencontrent pas dans cette ronde.
tournament-told-before = Le résultat de { $invader } contre { $defender } est déjà donné ; « correct » le change.
tournament-nothing-to-correct = Le résultat de { $invader } contre { $defender } n’est pas encore donné.
tournament-correction-why = Dites pourquoi le résultat de { $invader } contre { $defender } est corrigé.
tournament-no-winner = Le vainqueur de { $invader } contre { $defender } est l’envahisseur ou le défenseur.
tournament-vp = On ne peut pas détruire { $vp } PV ; la carte en a { $most }.
tournament-no-round = Cette ronde n’existe pas.
tournament-other-scenario = L’enregistrement est de { $found } ; { $scenario } était annoncé.
tournament-printed-only = Les parties de tournoi se jouent sans Elowyn, avec les forces et l’objectif du scénario.
tournament-other-options = La partie a été jouée avec d’autres options que celles du tournoi.
tournament-record-used = Cet enregistrement a déjà servi.
tournament-bad-table = La ligne { $line } du tableau est illisible.
tournament-other-pairing = La ronde { $round } n’est pas appariée comme le veulent les règles.
tournament-rematch = Ronde { $round } : { $one } et { $two } s’étaient déjà rencontrés, et il existe un appariement qui l’évite. Corrigez la ronde dans le fichier ou jouez-la telle quelle.

## Why players meet

pair-random = par tirage au sort
pair-final = la finale
pair-final-again = la finale à nouveau : la précédente est restée nulle, même au départage
pair-equal = tous deux ont { $points ->
    [one] { $points } point de match
   *[other] { $points } points de match
}
pair-down-odd = { $player } descend de { $points } à { $lower } points de match : ceux qui en ont { $points } sont en nombre impair, et { $player } a le moins de points de départage possible ({ $tiebreak })
pair-down-met = { $player } descend de { $points } à { $lower } points de match : parmi ceux qui en ont { $points }, il ne reste pas d’adversaire dont les autres puissent se passer (départage : { $tiebreak })
pair-down-again = { $player } était déjà descendu ; ce ne pouvait être personne d’autre
pair-not-met = ils ne se sont pas encore rencontrés
pair-rematch = ils se sont rencontrés { $times } fois ; il ne reste pas d’appariement sans revanche
bye-random = par tirage au sort parmi ceux qui n’ont pas été exempts
bye-again = par tirage au sort ; exemptions précédentes : { $byes }, et nul n’en ayant moins ne pouvait l’être
bye-goes-on = par tirage au sort : il reste un nombre impair de joueurs

## Columns

column-player = Joueur
column-match-points = Points
column-tiebreak = Départage
column-games = Parties
column-sides = Env./Déf.
column-byes = Ex.
column-ladder = Échelle
column-rating = Glicko-2
column-ease = Avantage env.

## Ratings

ratings-added = { $count ->
    [one] { $count } partie ajoutée
   *[other] { $count } parties ajoutées
} ; { $all } dans le livre.
ratings-of = { $player } : classement { $rating }
ratings-handicap = Le joueur le plus fort est { $side ->
    [invader] l’envahisseur : l’objectif augmente de { $vp } PV
   *[defender] le défenseur : l’objectif baisse de { $vp } PV
}.
ratings-no-handicap = Il n’y a pas de handicap entre ces deux-là.
ratings-teased = 10 ou plus : vous vous attaquez aux faibles !
ratings-empty = Le livre ne contient aucune partie.
ratings-same-player = { $player } ne peut pas jouer contre lui-même.
ratings-bad-game = La partie { $game } du livre est illisible.
ratings-twice = La partie de { $invader } contre { $defender } est déjà dans le livre.
ratings-period-over = La période « { $period } » est close : une autre a commencé.
ratings-full = Un livre contient au plus { $most } parties.
ratings-simulated = { $games } parties : les rangs de force et de classement concordent avec une corrélation de { $correlation }.
ratings-side-found = { $scenario } : l’avantage de l’envahisseur est { $ease } ; trouvé : { $found } ± { $margin }
ratings-sides-within = Dans leurs intervalles : { $within } scénarios sur { $all }.
