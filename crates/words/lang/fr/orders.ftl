### Giving orders with few clicks: groups, repeated orders, set-up.

orders-redo = Rétablir
orders-undo-phase = Annuler toute la phase
orders-key-group = Choisir toutes celles qui sont auprès de l’unité
orders-key-add = Ajouter aux unités choisies
orders-key-go-on = Poursuivre les ordres
orders-group = { $count } unités choisies ensemble
orders-group-help = Choisissez un hexagone : chacune s’en approche autant qu’elle peut et poursuit au tour suivant si c’est trop loin.
orders-let-go = Laisser { $unit } de côté
orders-together = Envoyer ensemble
orders-with-hex = Les { $count } de cet hexagone
orders-with-beside = Les { $count } qui sont ensemble
orders-with-kind = Les { $count } de ce type
orders-with-outside = Les { $count } qui attendent dehors
orders-go-there = Y aller en plusieurs tours
orders-go-on = { $count ->
    [one] Poursuivre les ordres (1 unité)
   *[other] Poursuivre les ordres ({ $count } unités)
}
orders-halt = Oublier les ordres
orders-arrived = { $count ->
    [one] 1 unité est arrivée.
   *[other] { $count } unités sont arrivées.
}
orders-under-way = { $count ->
    [one] 1 unité est en route et peut continuer au tour suivant.
   *[other] { $count } unités sont en route et peuvent continuer au tour suivant.
}
orders-stays = { $unit } reste sur place.
orders-more-stay = { $count ->
    [one] 1 autre unité reste sur place.
   *[other] { $count } autres unités restent sur place.
}

orders-last-look = Tout est placé. Un dernier regard avant que cela compte.
orders-last-look-help = Cliquez sur l’un de vos pions pour le reprendre, ou faites-le glisser ailleurs.
orders-begin-battle = Commencer la bataille
orders-pile = { $kind }, encore { $count } à placer
orders-preset = Déploiement
orders-presets = Mes déploiements
orders-preset-name = Nom
orders-preset-save = Enregistrer ce qui est placé
orders-preset-use = Déployer comme « { $name } »
orders-preset-link = Partager « { $name } » par un lien
orders-preset-forget = Oublier « { $name } »
orders-preset-link-here = Lien vers ce déploiement
orders-preset-told = « { $name } » : { $count ->
    [one] un pion
   *[other] { $count } pions
}, { $scenario } ({ $side }).
orders-preset-keep = Le garder ici
orders-preset-kept = Gardé. Vous le trouverez sous « Mes déploiements » quand vous déploierez ce camp de ce scénario.
orders-preset-unreadable = Ce lien ne contient aucun déploiement lisible.
orders-preset-elsewhere = Ce déploiement appartient à un autre scénario ou à l’autre camp.
orders-preset-too-many = Ce déploiement compte plus de pions que vous n’en avez : { $kind }.
orders-preset-refused = Ce déploiement n’est pas possible : { $kind }. { $reason }

orders-ladder-units = Ensemble
orders-ladder-monster = { $unit } : combien de ses attaques
orders-ladder-count = { $count ->
    [one] 1 unité
   *[other] { $count } unités
}
orders-ladder-groups = { $count ->
    [one] 1 attaque
   *[other] { $count } attaques
}

split-one = { $unit } : attaquer avec tout ce qui aide
split-many = { $unit } : attaquer avec la meilleure répartition sur { $count } hexagones
split-share = { $parts } contre { $hex }
split-expected = Unités qui tombent en moyenne : { $count }.

orders-next = Suivante
orders-key-frame = Glisser sur le plateau : un cadre choisit plusieurs pions
