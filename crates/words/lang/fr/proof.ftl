# Ce que prouvent les dés d’un enregistrement et ce qui ne va pas, pour la page et le terminal. docs/DICE.md l’explique.

proof-verified = { $rolls ->
    [0] L’enregistrement est en ordre ; aucun dé n’est encore tombé.
    [one] Le seul jet de dés de cet enregistrement est celui que donnent ses trois chaînes.
   *[other] Les { $rolls } jets de dés de cet enregistrement sont ceux que donnent ses trois chaînes.
}
proof-proven = Prouvé :
proof-open = Non prouvé :
proof-legal = Chaque action est permise, et la partie est arrivée là où l’enregistrement le dit.
proof-dice = Chaque jet de dés découle de trois secrets, un du serveur et un de chaque joueur, tous fixés avant la partie. Si vous trouvez ici votre propre racine et votre propre mélange, personne n’a pu choisir, changer ou répéter un jet de dés.
proof-look-ahead = Que personne n’ait connu les dés d’avance : les deux joueurs ont confié leur secret au serveur, et qui le tient pourrait regarder en avant.
proof-kept = Que personne n’ait connu les dés d’avance : l’enregistrement dit qu’un joueur a gardé son propre secret, et alors personne n’a pu regarder plus loin que ce que ce joueur avait montré ; mais il ne fait que le dire.
proof-origin = Que les secrets aient été ceux de deux personnes : un enregistrement entier peut s’inventer. Vous seul connaissez votre racine et votre mélange.
proof-players = Qui a joué et qui a décidé : noms et décisions ne sont pas signés.
proof-unsealed = Qui a joué quel camp et qui a gardé son propre secret : cet enregistrement est de la première version de ces preuves, qui dit l’un et l’autre sans le sceller.
proof-unfinished = Comment la partie a continué : l’enregistrement s’arrête avant elle.
proof-none = Cet enregistrement ne dit rien de ses dés. Ils ont suivi une graine, comme dans toute partie qui ne se joue pas en ligne, et ne prouvent rien.
proof-refused = Les dés de { $file } ne sont pas prouvés, à cause de la ligne { $line } : { $reason }
proof-stray = la valeur { $index } de la chaîne { $party ->
    [S] du serveur
    [1] du premier joueur
   *[2] du second joueur
} ne mène pas à sa racine
proof-terms = le sceau n’est pas celui de ces racines, mélanges et conditions de la partie, ou de ces places et de cette garde
proof-seats = l’enregistrement dit que les camps ont été tirés aux dés, mais cela ne se fait pas dans cette partie
proof-sides = les places nommées ici ne sont pas celles de la partie
proof-unopened = le jet de dés { $index } demande une valeur de la chaîne { $party ->
    [S] du serveur
    [1] du premier joueur
   *[2] du second joueur
}, montrée jusqu’à { $opened } seulement
proof-differs = ici le jet de dés est { $said }, mais les trois chaînes donnent { $due } (jet de dés { $index })
proof-exhausted = il y a plus de jets de dés que les chaînes n’ont de valeurs
proof-places = { $said ->
    [0] le jet de dés numéro { $roll } de la partie n’a pas d’indice, et ce doit être { $due }
   *[other] { $due ->
        [0] il y a un indice pour le jet de dés numéro { $roll }, mais la partie n’a pas un tel jet
       *[other] le jet de dés numéro { $roll } de la partie a l’indice { $said }, et ce doit être { $due }
    }
}
proof-unlike = l’enregistrement de cette partie ne s’écrit pas ainsi, ou il manque quelque chose avant
proof-expected = ici doit se trouver « { $what } … »
proof-bad-value = « { $text } » ne peut pas se trouver ici dans une preuve
proof-too-much = la preuve s’arrête avant cette ligne
proof-order = l’indice { $index } ne peut pas venir ici : ils croissent, jusqu’à { $most }
