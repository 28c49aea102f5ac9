### Ce qui est gardé dans le navigateur.

kept-trouble = { $why ->
    [forbidden] Ce navigateur ne laisse rien garder à la page : les données de ce site sont bloquées, ou la fenêtre est privée.
    [full] Il n’y a plus de place pour les données de ce site.
    [blocked] Un autre onglet, avec une édition plus ancienne de cette page, retient ce qui est gardé. Fermez-le, s’il vous plaît.
    [newer] Une édition plus récente de cette page est ouverte dans un autre onglet. Rechargez celle-ci, s’il vous plaît.
   *[other] Ce qui est gardé ici est hors d’atteinte ({ $reason }).
}
kept-in-memory = Vous pouvez continuer, mais ce que vous faites ne dure que tant que cet onglet est ouvert. Enregistrez-le dans un fichier avant de partir.
kept-none = { $what ->
    [games] Cette partie n’est pas gardée dans ce navigateur.
    [deals] Cet accord n’est pas gardé dans ce navigateur.
    [campaigns] Cette campagne n’est pas gardée dans ce navigateur.
    [tournaments] Ce tournoi n’est pas gardé dans ce navigateur.
   *[other] Ceci n’est pas gardé dans ce navigateur.
}
kept-unreadable = { $what ->
    [games] Cette partie est gardée ici, mais elle est illisible. Elle reste telle quelle.
    [deals] Cet accord est gardé ici, mais il est illisible. Il reste tel quel.
    [secrets] Ce qui dévoile cette armée est gardé ici, mais c’est illisible. Cela reste tel quel.
    [campaigns] Cette campagne est gardée ici, mais elle est illisible. Elle reste telle quelle.
    [tournaments] Ce tournoi est gardé ici, mais il est illisible. Il reste tel quel.
    [ratings] Le livre des parties classées est gardé ici, mais il est illisible. Il reste tel quel.
   *[other] Ceci est gardé ici, mais c’est illisible. Cela reste tel quel.
}
kept-unreadable-ones = Illisible
kept-save-one = L’enregistrer dans un fichier
kept-not-sealed = L’armée n’est pas scellée : ce navigateur ne garde pas ce qui la dévoilerait.
kept-all = Tout ce qui est gardé
kept-all-help = Un seul fichier réunit parties, campagnes, tournois, classements, accords sur les armées et réglages : pour un autre navigateur, ou au cas où celui-ci serait vidé.
kept-save-all = Tout enregistrer dans un fichier
kept-load-all = Charger un tel fichier
kept-loaded = Nouveau : { $new }. Déjà ici : { $same }. Mis à côté d’autre chose : { $beside }.
kept-what = { $what ->
    [ratings] le livre des parties classées
    [secrets] une armée scellée
   *[other] le réglage « { $name } »
}
kept-differs = Le fichier dit autre chose que ce navigateur : { $names }. Lequel compte ?
kept-take = Le fichier
kept-leave = Ce qui est ici
kept-replaced = Pris dans le fichier : { $count }.
kept-no-header = un tel fichier commence par la ligne « { $header } »
kept-later = une édition ultérieure de cette page l’a écrit
kept-setting-unreadable = Le réglage « { $name } » est illisible : « { $value } ». Il reste tel quel jusqu’à ce que vous en choisissiez un autre.
kept-player-lost = Le joueur de l’ordinateur ne répond pas ({ $reason }). Réessayez, s’il vous plaît.
