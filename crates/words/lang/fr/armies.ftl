### La page au-delà d’une bataille : le chemin, les armées, les accords, la campagne.

## The way there

screen-league = Au-delà d’une bataille
screen-army = Armées
screen-army-about = Recrutez vos propres armées par points, au grand jour ou en secret, et faites-les s’affronter.
screen-campaign = Campagne
screen-campaign-about = Cinq parties liées pour une ville : ce qui est gagné ou perdu décide de qui l’on peut recruter ensuite.

## The army builder

screen-army-purpose = Pour quoi ?
screen-army-point-buy = Achat par points : 80 contre 75
screen-army-planned = Scénario planifié : l’un conçoit, l’autre choisit son camp
screen-army-map = Carte
screen-army-price = Prix : { $points } · dans la boîte : { $there }
screen-army-more = Un de plus : { $kind }
screen-army-fewer = Un de moins : { $kind }
screen-army-points = de { $least } à { $most } points
screen-army-points-most = { $most } points au plus
screen-army-units = de { $least } à { $most } unités
screen-army-units-most = { $most } unités au plus
screen-army-random = Une armée au hasard
screen-army-clear = Vider
screen-army-objective = Ce qu’il faut détruire
screen-army-play = Qu’elles s’affrontent
screen-army-not-yet = La bataille peut commencer quand les deux armées peuvent être recrutées.
screen-army-share = Copier un lien vers ces armées
screen-army-copied = Le lien est copié ; il contient les deux armées.
screen-army-bad-link = Les armées de ce lien sont illisibles.

## How a side comes to its army

screen-recruit = Recruter
screen-recruit-choose = Choisir l’armée
screen-recruit-seal = La sceller
screen-recruit-seal-help = Une armée scellée n’est montrée que lorsque les deux ont choisi, et ne peut changer d’ici là.
screen-recruit-sealed = Choisie et scellée :
screen-recruit-open = Montrer l’armée
screen-recruit-save = Enregistrer ce qui ouvre le sceau
screen-recruit-load = Charger ce qui ouvre le sceau

## Agreements

screen-pact-secret = En secret
screen-pact-secret-help = Les deux choisissent en secret, à cet écran ou à distance, et montrent leurs armées ensemble. Les sceaux empêchent de changer d’avis. Envoyez-vous le lien ou le fichier.
screen-pact-planned = Le proposer comme scénario planifié
screen-pact-planned-help = Un joueur conçoit les deux armées ; l’autre choisit la sienne. Envoyez le lien ou le fichier.
screen-pact-name = Nom de l’accord
screen-pact-designer = Qui l’a conçu ?
screen-pact-designed = { $player } a conçu ce scénario. Qui joue contre, et dans quel camp ?
screen-pact-chooser = Votre nom
screen-pact-take = { $side ->
    [invader] J’envahis
   *[defender] Je défends
}
screen-pact-begin = Convenir
screen-pact-kept = Accords
screen-pact-load = Charger un accord
screen-pact-share = Copier un lien vers cet accord
screen-pact-copied = Le lien est copié ; il contient l’accord tel qu’il est maintenant.
screen-pact-save = Enregistrer l’accord
screen-pact-join = Reprendre le fichier de l’autre joueur
screen-pact-link = Le lien
screen-pact-bad-link = L’accord de ce lien est illisible.

## Campaign

screen-campaign-new = Une nouvelle campagne
screen-campaign-load = Charger une campagne
screen-campaign-save = Enregistrer la campagne
screen-campaign-over = terminée
screen-campaign-elsewhere = Cette campagne a été ouverte dans un autre onglet. Rechargez cette page pour continuer ici.
screen-campaign-back = Retour à la campagne
screen-campaign-sixth = Cinq parties ont laissé une égalité : celle-ci décide.
screen-campaign-raze = Le défenseur a beaucoup d’avance : { $player } peut marquer des hexagones de PV comme détruits, jusqu’à { $vp } PV. Choisissez-les sur la carte ou ici.
screen-campaign-marked = Marqués : { $vp } sur { $most } PV
screen-campaign-raze-these = Marquer ceux-ci comme détruits
screen-campaign-suggest = En proposer
screen-campaign-play = Jouer la partie
screen-campaign-go-on = Continuer la partie
screen-campaign-record = Reprendre une partie enregistrée
screen-campaign-by-hand = Jouée sur table, sans enregistrement ?
screen-campaign-winner = Vainqueur
screen-campaign-killed = { $side ->
    [invader] Héros tués par l’envahisseur
   *[defender] Héros et dragons tués par le défenseur
}
screen-campaign-tell = Noter le résultat
screen-campaign-points = Points de disponibilité
screen-campaign-now = Maintenant
screen-campaign-gains = { $player } : { $before } + { $gained } pour la partie + { $bonus } pour les tués = { $after } points
screen-campaign-look = Sur la carte
screen-campaign-map = La carte de la partie { $game }
screen-campaign-map-end = Comment la partie { $game } a fini
