### Textes du programme de terminal.

## Commandes : les mots que l’on peut taper. Les mots anglais valent dans toutes les langues.

command-help = aide
command-undo = annuler
command-save = enregistrer
command-board = carte
command-sheet = fiche
command-log = journal
command-rules = règles
command-odds = chances
command-hint = conseil
command-list = liste
command-concede = abandonner
command-quit = quitter
command-yes = oui
command-no = non

## Partie

welcome = Bienvenue dans Dragon Rage !
scenario-line = Scénario : { $name }. Il faut { $objective } PV à l’envahisseur.
seed-line = Les dés suivent la graine { $seed }.
choices-heading = Vous pouvez choisir :
choices-of = { $what } :
prompt = Votre choix (numéro, notation, ? pour l’aide) :
prompt-side = { $side ->
    [invader] Envahisseur
   *[defender] Défenseur
}, votre choix (numéro, notation, ? pour l’aide) :
help =
    Ce que vous pouvez taper :
      3              choisir le numéro 3 de la liste
      INF3 0907      l’unité y va par le chemin le moins cher, ou y est placée
      ? INF3 0907    est-ce possible, et sinon pourquoi ?
      – { command-undo } : reprendre la dernière action, tant qu’aucun dé n’a été lancé
      – { command-list } : montrer tous les choix
      – { command-board } : montrer la carte
      – { command-sheet } : montrer l’état des monstres
      – { command-log } : montrer ce qui s’est passé jusqu’ici
      – { command-odds } : montrer les chances des jets auxquels mènent vos possibilités
      – { command-hint } : demander à l’ordinateur ce qu’il y a de mieux à faire maintenant
      – { command-rules } NUMÉRO : montrer une règle, par exemple 2.5.3-a
      – { command-save } FICHIER : enregistrer la partie
      – { command-concede } : s’avouer vaincu
      – { command-quit } : quitter la partie
      – { command-help } : montrer cette page
    Abréviations : PM = points de mouvement, PV = points de victoire ; un sort coûte des points de magie.
undone = Action reprise.
nothing-to-undo = Il n’y a rien à reprendre.
undo-after-dice = Impossible de revenir en arrière : des dés sont tombés, ou l’autre camp doit décider.
not-saved = Cette partie n’a pas pu être enregistrée.
saved-automatically = La partie s’enregistre automatiquement dans { $file }.
resumed = Partie reprise depuis { $file }.
no-game-to-resume = Il n’y a pas de partie à reprendre.
not-understood = « { $input } » n’est pas compris. Tapez un numéro de la liste, une action comme « INF3 0907 » ou « { command-help } ».
not-a-choice = { $number } n’est pas dans la liste : choisissez de 1 à { $most }.
ambiguous = « { $input } » peut vouloir dire plusieurs choses : { $matches }.
possible = « { $input } » est possible.
not-possible = Impossible : { $reason } [{ $rules }]
confirm-surrender = L’acceptez-vous ? Sinon, vous continuez, et la question n’est plus posée. ({ command-yes }/{ command-no })
confirm-concede = { $side ->
    [invader] L’envahisseur abandonne-t-il vraiment ?
   *[defender] Le défenseur abandonne-t-il vraiment ?
} ({ command-yes }/{ command-no })
confirm-quit = Quitter la partie ? ({ command-yes }/{ command-no })
game-over = La partie est terminée.
thanks = Merci d’avoir joué !
reserve-line = { $side ->
    [invader] Unités de l’envahisseur hors de la carte
   *[defender] Unités du défenseur hors de la carte
} : { $units }
odds-heading = Chances des jets auxquels mènent vos possibilités
no-odds = Aucune de vos possibilités ne mène à un jet.
hint-heading = Ce qu’un bon joueur envisagerait, avec la chance de gagner (et le gain par rapport à la fin de la phase)
hint-line = { $chance } % ({ $gain })  { $what }
hint-none = Il n’y a rien à conseiller ici.
log-heading = Ce qui s’est passé jusqu’ici
log-empty = Il ne s’est encore rien passé.
option-line = { $option } : { $value }

## Légende de la carte

legend-heading = Légende
legend-wall = mur
legend-gate = portail
legend-door = porte
legend-smashed = entrée enfoncée ou mur percé
legend-open = entrée ouverte
legend-vp = points de victoire
legend-prepared-bridge = pont préparé pour sa destruction
legend-broken-bridge = pont brisé
legend-burned-bridge = pont détruit
legend-boost = moral renforcé
legend-dead-monster = monstre mort
legend-flying = en vol
legend-facing = orientation
legend-road = route
legend-stack = plusieurs unités dans un hexagone
stack-line = { $hex } : { $units }

## Fiche des monstres

sheet-no-monsters = Il n’y a pas de monstre en jeu.
sheet-fire-left = { $left ->
    [one] { $left } souffle restant
   *[other] { $left } souffles restants
}
sheet-mp = PM : { $left }/{ $full }
sheet-berserk = berserk
sheet-captive = captive

## Erreurs et vérifications

cannot-write = Impossible d’écrire { $file } : { $reason }
replay-upgraded = Mise à jour : les { $actions } décisions et jets de dés sont tous possibles avec l’édition { $edition } et la version { $rules } des règles.
replay-upgraded-part = Mise à jour aussi loin que possible : { $actions } décisions et jets de dés avec l’édition { $edition } et la version { $rules } des règles. Elle s’arrête à la ligne { $line } : { $reason }
replay-equal = { $actions ->
    [one] { $actions } action rejouée
   *[other] { $actions } actions rejouées
} : la position finale est celle de l’enregistrement.
data-problems = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
} dans les données :
data-fine = Les données sont bonnes ({ $count ->
    [one] { $count } vérification réussie
   *[other] { $count } vérifications réussies
}).
cases-summary = { $file } : cas réussis : { $passed } ; échoués : { $failed }.
unknown-language = Il n’y a pas de langue « { $code } ». Choisissez parmi : { $known }.
objective-not-in-manual-mode = En mode de victoire « manual », le but est fixé [M-p] : ajoutez --option victory_mode=objective.
unknown-rule = Il n’y a pas de règle « { $id } ».
bad-number = « { $value } » ne convient pas : un nombre supérieur à { $least }, au plus { $most }.
argument-file = FICHIER
argument-id = NUMÉRO
missing-argument = Il manque quelque chose : { $argument }.

## Règles

rules-similar = Numéros voisins : { $ids }
rules-section = Section : { $section }
rules-in-english = Cette règle n’existe qu’en anglais :

## Simulation et mesures

simulate-heading = { $scenario } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
column-invader-wins = Victoires de l’envahisseur
column-defender-wins = Victoires du défenseur
column-mean-turns = Tours (moyenne)
column-mean-vp = PV (moyenne)
rule-stats-heading = Règles citées : { $count }
column-events = événements
column-refusals = refus
simulate-undecided = { $count ->
    [one] { $count } partie est restée indécise.
   *[other] { $count } parties sont restées indécises.
}
end-reason-objective = objectif atteint
end-reason-all-destroyed = tous les PV détruits
end-reason-invaders-dead = tous les envahisseurs morts
end-reason-no-destruction = dix tours sans PV
end-reason-no-invader-inside = dix tours hors de l’enceinte
end-reason-elowyn-rescued = Elowyn sauvée
end-reason-stopped = fin de l’attaque
end-reason-conceded = abandon
study-won = gagnées
study-lost = perdues
study-games = Parties, vues par l’envahisseur
study-middle = médiane
study-less = au plus
study-more = plus
study-hex = { $place } : rasé { $razed } ×, en moyenne au tour { $turn }. L’envahisseur gagne là où il tombe en premier : { $first } ; là où il est gardé : { $kept }
study-unfinished = { $file } : la partie n’est pas finie ; laissée de côté
study-nothing = Il n’y a aucune partie terminée parmi ces enregistrements.
study-all = Ce que davantage apporte à l’envahisseur, en pour cent des parties : moyenne des scénarios, intervalle à 95 %, scénarios
study-posts = Où quelqu’un se tient avant le premier tour : { $posts }
study-turns = Tours
study-first-vp = Tour des premiers PV
study-vp-after-three = PV après trois tours
study-vp-after-six = PV après six tours
study-vp-moving = PV rasés en mouvement
study-vp-fire = PV rasés par le feu
study-vp-melee = PV rasés en mêlée
study-vp-elementals = PV rasés par des élémentaires
study-breaths = Souffles de feu
study-breaths-by-six = Souffles de feu jusqu’au tour six
study-landings = Atterrissages
study-smashed = Entrées enfoncées
study-scaled = Murs escaladés
study-monsters-lost = Monstres perdus
study-invader-troops-lost = Troupes d’invasion perdues
study-invader-troops-lost-by-six = Troupes d’invasion perdues jusqu’au tour six
study-defender-troops-lost = Troupes de défense perdues
study-defender-troops-lost-by-six = Troupes de défense perdues jusqu’au tour six
study-invader-leaders-lost = Héros et magiciens de l’envahisseur perdus
study-defender-leaders-lost = Héros et magiciens du défenseur perdus
study-blows = Coups portés aux monstres
study-shots = Tirs sur les monstres
study-gathered = Fois où quatre ou plus ont attaqué un monstre en un tour
study-attacks-by-three = Attaques contre des monstres aux trois premiers tours
study-attacks-at-once = Attaques contre le même monstre en un tour
study-at-head = Attaques à la tête aux trois premiers tours, %
study-at-wings = Attaques aux ailes aux trois premiers tours, %
study-at-legs = Attaques aux pattes aux trois premiers tours, %
study-at-belly = Attaques au ventre aux trois premiers tours, %
study-first-wing = Tour de la première aile perdue
study-by-head = Monstres majeurs tués à la tête
study-by-hero = Monstres majeurs tués par un héros
study-by-elemental = Monstres majeurs tués par un élémentaire
study-by-belly = Monstres majeurs tués au ventre
study-beside = Défenseurs près d’un monstre majeur, tours 1–6
study-apart = Hexagones entre monstres majeurs, tours 1–6
study-outside = Monstres majeurs hors des murs, tours 1–6, %
study-boosts = Moral renforcé
study-fogs = Brouillards lancés
study-whirlwinds = Tourbillons levés
study-lightnings = Éclairs lancés
study-elementals = Élémentaires invoqués
study-elementals-loose = Élémentaires échappés
study-guards-at-start = Hexagones à PV gardés au début
bench-heading = Vitesse
bench-games = { $games } parties en { $seconds } s, { $rate } par seconde
bench-actions = { $actions } actions, { $rate } par seconde
bench-size = Une position occupe { $bytes } octets.
progress-games = Parties

## Rencontres des joueurs automatiques

arena-heading = { $a } contre { $b } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
arena-all = tous
arena-times = { $player } : { $mean } ms par tour de joueur en moyenne, { $most } ms pour 99 sur 100 ({ $turns } tours de joueur)
arena-sprt = Test séquentiel de { $low } contre { $high } Elo : { $verdict ->
    [accepted] { $high } accepté
    [rejected] { $low } accepté
   *[other] indécis
} (log-rapport de vraisemblance { $likelihood })
arena-trouble = { $count ->
    [one] { $count } action a été refusée, ou une partie est restée sans issue.
   *[other] { $count } actions ont été refusées, ou des parties sont restées sans issue.
}
arena-other-match = { $file } contient les résultats d’une autre rencontre. Indiquez un autre fichier ou supprimez-le.
ladder-heading = { $player } contre tous : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
ladder-worst = Le moins bien contre { $opponent } : { $share } des points
balance-heading = Joueurs de même force ({ $level }), { $games ->
    [one] une partie
   *[other] { $games } parties
} par scénario
balance-written = Le rapport se trouve dans { $file }.
balance-no-marks = { $file } n’a pas de place pour le rapport. Mettez ces deux lignes à l’endroit voulu :
    { $begin }
    { $end }
tune-bar = Tour { $round }/{ $rounds }
tune-round = Tour { $round } sur { $rounds } : l’envahisseur gagne { $share } %, { $vp } PV en moyenne
forecast-result = Appris de { $positions } positions : surprise moyenne de { $surprise } nats dans des parties mises de côté. Écrit dans { $file }.
tune-result = { $file } : { $share } % ± { $margin } contre les poids de départ ({ $games } parties)
tune-other-search = { $file } appartient à une autre recherche. Indiquez un autre fichier ou recommencez sans --resume.
tactics-share = { $level } : { $suite ->
    [made] { $solved } positions engendrées résolues sur { $all } ({ $percent } %)
   *[other] { $solved } positions résolues sur { $all } ({ $percent } %)
}
tactics-needs = { $needs ->
    [step] d’un coup d’œil
    [turn] plusieurs pas ou unités ensemble
   *[reply] en prévoyant la réponse de l’ennemi
} : { $solved } sur { $all }
tactics-theme = { $theme ->
    [spell] sorts
    [gathering] se rassembler contre une seule cible
    [screen] barrer le passage
    [strike] les derniers ennemis
    [raze] les PV qui manquent
    [guard] garder des PV
   *[escape] les derniers envahisseurs
} : { $solved } sur { $all }
tactics-theme-made = { $theme ->
    [spell] sorts
    [gathering] se rassembler contre une seule cible
    [screen] barrer le passage
    [strike] les derniers ennemis
    [raze] les PV qui manquent
    [guard] garder des PV
   *[escape] les derniers envahisseurs
} : { $all }
tactics-company = plus de { $few } unités sur la carte : { $solved } sur { $all }
tactics-failed = { $id } : atteint { $reached } au lieu de { $best }
tactics-slip = « { $done } » ({ $reached }) ; mieux : « { $better } » ({ $best })
tactics-wrong = Certaines positions indiquent des valeurs inexactes : dragonrage tactics --update les corrige.
tactics-unknown = Il n’y a pas de position « { $id } ».
tactics-updated = { $changed } positions mises à jour sur { $all }.
tactics-not-worse = { $id } : ce qui devait seulement tenter est aussi bon que le meilleur coup ; la position est à revoir.
tactics-making = Problèmes
tactics-measuring = Positions de mesure
tactics-measured = { $positions } positions de mesure, tirées de { $games } parties.
tactics-checking = Problèmes résolus à nouveau
tactics-made = { $puzzles } problèmes : tirés de { $games } parties ou faits à la main.
tactics-checked = { $wrong ->
    [0] Les { $puzzles } problèmes disent ce qui est exact.
   *[other] { $wrong } problèmes sur { $puzzles } sont faux.
}
weights-missing = dans [{ $side }], il manque le terme { $term }
weights-unknown = [{ $side }] ne connaît aucun terme { $term } avec un nombre
column-objective = Objectif
column-fair-objective = Objectif équitable
column-share = Points de A
column-elo = Elo de A
column-opponent = Adversaire
column-points-interval = Points [95 %]
column-as-invader = Envahisseur
column-as-defender = Défenseur

## Fichiers, joueurs et choix groupés

players-line = Envahisseur : { $invader } · Défenseur : { $defender }
you-are-player-one = Vous êtes le joueur 1 ; le joueur 2 est le hasard.
resume-question = Une partie inachevée (tour { $turn }) se trouve dans { $file }. La reprendre ? ({ command-yes }/{ command-no })
resume-heading = Parties inachevées :
resume-entry = { $scenario }, tour { $turn } : { $file }
resume-which = Laquelle reprendre ? (numéro ; « { command-no } » pour une nouvelle partie)
copy-kept = Ce qui s’y trouvait est conservé dans { $file }.
unit-choices = { $unit } : { $count ->
    [one] { $count } possibilité
   *[other] { $count } possibilités
}
other-units = Prendre une autre unité : { $count ->
    [one] { $count } possibilité
   *[other] { $count } possibilités
}
all-choices = Retour à toutes les possibilités
spell-bolt = éclair
spell-kept-bolt = éclair réservé pour une attaque
spell-earth = élémentaire de terre
spell-fire = élémentaire de feu
file-not-found = ce fichier n’existe pas
file-is-folder = c’est un dossier
file-not-plain = ce n’est pas un fichier ordinaire
file-not-allowed = l’accès n’est pas autorisé
file-not-text = la ligne { $line } n’est pas du texte UTF-8
file-kind-unknown = { $file } n’est ni un enregistrement ni une position.
png-left-out = Ce programme a été compilé sans images PNG (fonctionnalité png). --svg dessine la même image en SVG ; pour le PNG, compilez-le avec ses fonctionnalités habituelles : cargo install --path crates/cli
replay-part = { $actions ->
    [one] { $actions } action rejouée.
   *[other] { $actions } actions rejouées.
}
position-refused = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
} dans la position { $file } :
line-says = ligne { $line } : { $problem }
rules-uncovered = { $count ->
    [one] { $count } règle n’a
   *[other] { $count } règles n’ont
} ni cas ni contrôle :
rules-all-covered = Toutes les règles sont couvertes.
bench-more = La copier prend { $nanoseconds } ns ; { $legal } possibilités en moyenne, { $listed } énumérées par seconde.
reach-line = À portée (coût) : { $hexes }
setup-hint = Tapez un hexagone, comme 0907, pour y placer l’unité, ou « auto » pour que le hasard place le reste.
help-more =
    En outre :
      INF3           ce que cette unité peut faire et jusqu’où elle va
      0907           la seule possibilité qui y mène
      auto           lors du déploiement : le hasard place le reste
      – les actions peuvent aussi se taper en notation (en anglais) : docs/NOTATION.md

## The page

serve-listening = La page se trouve à { $address } (terminez avec Ctrl+C).
serve-no-page = Ce programme a été compilé sans la page. Compilez-le avec elle : cargo xtask play, ou jouez dans ce terminal : dragonrage play
serve-address-taken = Impossible d’écouter à { $address } : { $reason }. Indiquez une autre adresse : dragonrage serve --addr 127.0.0.1:8080
serve-not-opened = Le navigateur n’a pas pu être ouvert ; allez à { $address }

## Parties en réseau

host-not-built = Ce programme a été construit sans le serveur de parties en réseau. Pour le construire : cargo xtask host
host-listening = Parties en réseau : { $address } (fin avec Ctrl+C). Elles sont conservées dans { $folder }.
host-address-taken = Impossible d’écouter à { $address } : { $reason }. Indiquez une autre adresse : dragonrage host --addr 127.0.0.1:8080
host-locked = Un autre serveur écrit dans { $folder }. Arrêtez-le ou indiquez un autre dossier : --games DIR
host-file-there = { $file } existe déjà et n’est pas écrasé.
host-backed-up = Toutes les parties sont copiées dans { $file }. Conservez aussi { $secret }, à un autre endroit : sans lui, les parties inachevées ne peuvent plus lancer leurs dés.
host-restored = Les parties sont dans { $file }. Le secret de l’ancien serveur doit être dans { $secret } : sans lui, les parties inachevées ne peuvent plus lancer leurs dés.
host-spoilt = Partie { $game }, ligne { $line } : { $reason }
host-checked = { $games ->
    [one] Une partie de { $lines } lignes a été rejouée.
   *[other] { $games } parties de { $lines } lignes ont été rejouées.
}
host-not-sound = { $n ->
    [one] Une partie ne peut pas être rejouée.
   *[other] { $n } parties ne peuvent pas être rejouées.
}
bot-token = Le serveur connaît ce joueur par le jeton { $token } : conservez-le et indiquez-le la prochaine fois avec --token.
bot-plays = Joue la partie { $game }.
