### Play over the net.

net-title = Jouer en ligne
net-friend = Jouer avec un ami
net-open-games = Parties ouvertes
net-mine = Mes parties chez cet hôte
net-mine-none = Vous n’avez pas encore de partie ici.
net-open-none = Personne n’attend d’adversaire en ce moment.
net-running = Parties à regarder
net-look-again = Regarder de nouveau
net-reaching = On demande à l’hôte…
net-no-host = Cette page n’a pas d’hôte : elle garde vos propres parties, mais ne peut pas réunir deux joueurs éloignés.
net-host-address = Adresse d’un hôte
net-host-go = Aller à sa page
net-host-wrong = Ce n’est pas l’adresse d’un hôte.
net-host-own = Tout le monde peut être hôte : « dragonrage host » en lance un.
net-your-move = À vous de jouer
net-their-move = À l’autre de jouer
net-waits-for-guest = En attente de votre adversaire
net-can-join = Vous pouvez participer
net-won = Vous avez gagné
net-not-won = Vous avez perdu
net-is-over = Terminée
net-is-paused = La partie est en pause ; le temps ne court pas.
net-word = Continuer sur un autre appareil
net-word-told = Qui connaît ce mot a vos places chez cet hôte. Notez-le ; ne le dites à personne.
net-word-yours = Votre mot :
net-word-other = Un mot d’un autre appareil
net-word-use = Reprendre ces parties

net-against = Contre qui ?
net-against-link = Un ami qui reçoit mon lien
net-against-anybody = N’importe qui : la montrer parmi les parties ouvertes
net-against-computer = Un joueur de l’ordinateur chez l’hôte
net-level = Niveau
net-side = Quel camp jouez-vous ?
net-side-roll = Nous tirons les camps au dé
net-side-invader = Envahisseur
net-side-defender = Défenseur
net-clock = Temps de réflexion
net-clock-told = Chaque tour en ajoute un peu. Qui n’a plus de temps a perdu.
net-clock-none = Sans limite : le temps qu’il faut
net-clock-minutes = { $main } minutes, { $increment } de plus par tour, { $cap } au plus
net-clock-days = { $main ->
    [one] Un jour
   *[other] { $main } jours
}, { $increment } heures de plus par tour, { $cap } jours au plus
net-clock-turn = { $days } jours pour chaque tour
net-left-days = { $days } j { $hours } h
net-name = Votre nom
net-name-one = Hôte
net-name-two = Invité
net-more = Plus
net-delay = Les spectateurs voient la partie
net-delay-none = aussitôt
net-delay-minutes = { $minutes ->
    [one] une minute plus tard
   *[other] { $minutes } minutes plus tard
}
net-delay-agreed = Les spectateurs ont { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
} de retard.
net-dice = Votre part des dés
net-dice-entrusted = L’hôte l’a : les dés tombent même en votre absence
net-dice-kept = Cet appareil la garde : votre navigateur doit être ouvert quand il la faut
net-dice-told = Le serveur ne peut pas changer les dés ; qui l’exploite pourrait regarder d’avance, sauf si vous gardez votre part.
net-make = Créer la partie

net-room = Une partie en ligne
net-room-waits = Envoyez ce lien à votre adversaire. La partie commence dès qu’il est ouvert chez lui.
net-room-leave = Vous pouvez quitter cette page ; la partie reste parmi vos parties chez cet hôte. Mais elle ne peut commencer que lorsque vous l’aurez rouverte.
net-room-opens = Votre adversaire est là. Un instant…
net-room-opening = Vous participez. La partie commence dès que la personne qui l’a créée l’ouvre.
net-link = Lien
net-share = Partager
net-copy = Copier le lien
net-copied = Le lien est copié : envoyez-le à votre adversaire.
net-withdraw = Retirer la partie
net-withdraw-sure = Retirez-vous vraiment la partie ? Personne ne l’aura gagnée ni perdue.
net-withdraw-not = Non, elle reste
net-qr = Le lien en code QR
net-made-by = { $name } vous invite à une partie.
net-you-invade = Vous êtes l’envahisseur.
net-you-defend = Vous êtes le défenseur.
net-join = Participer
net-end-withdrawn = Cette partie a été retirée avant de commencer.

net-watching = { $count ->
    [one] un spectateur
   *[other] { $count } spectateurs
}
net-here = est là
net-away = est absent
net-time-left = Temps restant
net-to-move = c’est son tour
net-lost = Pas de connexion. On essaie de nouveau…
net-lost-waiting = Pas de connexion. { $count ->
    [one] Ce que vous venez de faire est envoyé
   *[other] Les { $count } dernières choses que vous avez faites sont envoyées
} dès qu’elle revient.
net-waits-for = À { $name } de jouer.
net-showing = { $name } joue.
net-waits-for-dice = Les dés arrivent…
net-you-watch = Vous êtes spectateur.
net-take-side = Vous avez gagné le jet : quel camp prenez-vous ?
net-understood = D’accord
net-proposals = Proposer, suspendre, abandonner
net-propose-back = Demander à reprendre mon dernier coup
net-propose-pause = Proposer une pause
net-back-asked = { $name } demande à reprendre le dernier coup. Si des dés sont tombés depuis, les mêmes retomberont.
net-back-proposed = Vous avez demandé à reprendre votre dernier coup.
net-pause-asked = { $name } propose une pause.
net-pause-proposed = Vous avez proposé une pause.
net-take-offer-back = Retirer
net-accept = Accepter
net-decline = Refuser
net-go-on = Continuer
net-play-on = Non, continuer
net-resign = Abandonner
net-resign-sure = Abandonnez-vous vraiment la partie ? Votre adversaire gagne alors.
net-standing = Au tour de mon adversaire, laisser l’hôte choisir pour moi (il prend la première chose possible)
net-talk = Conversation
net-phrases = Des phrases que votre adversaire lit dans sa langue
net-say = Dire quelque chose
net-send = Envoyer
net-mute = Cacher ce qu’écrit mon adversaire
net-phrase-hello = Bonjour, et bonne partie !
net-phrase-thanks = Merci pour la partie.
net-phrase-well = Bien joué !
net-phrase-luck = Quel jet !
net-phrase-moment = Un instant, s’il vous plaît.
net-phrase-later = Je dois partir ; je continuerai plus tard.
net-phrase-sorry = Pardon !
net-phrase-again = Encore une partie ?
net-end-resigned = { $name } a abandonné. { $winner } gagne.
net-end-flag = Le temps de { $name } est écoulé. { $winner } gagne.
net-again = Rejouer, camps échangés
net-again-asked = { $name } voudrait rejouer, camps échangés.
net-again-go = À la nouvelle partie
net-verify = Vérifier les dés
net-proof-own = Votre propre part, que ce navigateur a gardée, fait partie de ce qui a donné les dés.

net-notices = Me prévenir quand c’est à moi de jouer, même si cette page est fermée
net-notices-denied = Votre navigateur n’autorise pas les notifications de cette page. Vous pouvez le changer dans ses réglages.
net-notices-failed = Votre navigateur n’a pas pu le faire. Réessayez plus tard.
net-notice-move = C’est à vous de jouer.
net-notice-time = Presque tout votre temps pour ce coup est écoulé.
net-notice-joined = Votre adversaire est là : la partie peut commencer.
net-notice-offer = Votre adversaire propose quelque chose.
net-notice-over = Votre partie est terminée.
net-notice-other = Il s’est passé quelque chose dans votre partie.

net-why-unreachable = L’hôte ne répond pas. Réessayez.
net-why-unavailable = L’hôte ne peut rien écrire en ce moment. Réessayez.
net-why-too-much = C’était trop à la fois. Réessayez dans un moment.
net-why-no-game = Cette partie n’existe pas chez cet hôte.
net-why-nobody = Personne n’est connu par ce mot.
net-why-terms = On ne peut pas jouer ainsi : le nom est celui de votre adversaire ou ne peut être montré, ou les options ne vont pas ensemble.
net-why-seated = Vous avez déjà une place dans cette partie.
net-why-not-seated = Vous n’avez pas de place dans cette partie.
net-why-changed = La position a changé entre-temps : ce que vous venez de faire n’est pas joué.
net-why-illegal = L’hôte refuse ce que vous venez de faire : les règles l’interdisent. C’est repris.
net-why-not-yours = Ce n’est pas à vous : ce que vous venez de faire est repris.
net-why-not-now = Ce n’est pas le moment.
net-why-over = La partie est terminée.
net-why-nothing-back = Il n’y a rien à reprendre.
net-why-past = L’hôte raconte cette partie autrement qu’avant. On ne joue plus ici. Gardez l’enregistrement et demandez à l’hôte.
net-why-other = Cela n’a pas marché.

net-armies = Quelles armées ?
net-armies-scenario = Celles du scénario
net-armies-open = Nos propres armées, visibles de tous deux
net-armies-open-told = Composez d’abord les deux armées, puis choisissez-y « Affronter un ami avec ces armées ».
net-armies-build = Composer les armées
net-armies-friend = Affronter un ami avec ces armées
net-armies-secret = Nos propres armées, choisies en secret
net-armies-secret-told = Chacun compose son armée quand tous deux sont là. Personne ne voit celle de l’autre avant que les deux soient scellées.
net-armies-points = Points
net-armies-points-told = De { $least } à { $most }. Un camp sans points a l’armée du scénario de la carte.
net-armies-agreed = { $points ->
    [0] a l’armée du scénario
   *[other] compose une armée en secret, jusqu’à { $points } points
}
net-arming = Choisissez votre armée. Personne ne la voit avant que les deux soient scellées.
net-arming-keeps = Ce qui est scellé ne peut plus être changé. Ce navigateur garde de quoi l’ouvrir et montre votre armée de lui-même quand les deux sont scellées ; rouvrez donc cette partie dans ce navigateur.
net-arming-nothing = Vous avez l’armée du scénario : il n’y a rien à choisir. Un instant…
net-arming-waits = { $name } choisit encore. Les deux armées sont montrées dès que les deux sont scellées.
net-arming-shows = Les deux armées sont scellées. On montre la vôtre…
net-arming-shown = Votre armée est sur la table. La bataille commence dès que { $name } montre la sienne.
net-arming-again = Il n’y a pas assez de pions pour les deux armées ensemble : vous choisissez tous deux à nouveau.
net-arming-lost = Ce qui ouvre votre armée n’est pas dans ce navigateur : elle a été scellée dans un autre, ou cela a été effacé. Ouvrez cette partie là où vous avez scellé l’armée, ou chargez le fichier que vous y avez enregistré. Qui ne peut montrer son armée perd au temps, ou doit abandonner.
net-arming-watched = Les deux joueurs choisissent leurs armées en secret.
net-why-army = L’hôte refuse cette armée : elle ne peut être recrutée.
net-why-other-army = Cela n’ouvre pas l’armée que vous avez scellée.
net-why-no-armies = Il n’y a pas encore d’armées qui puissent se battre : composez les deux, ou choisissez-en d’autres.
