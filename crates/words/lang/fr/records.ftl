# Ce qui ne va pas dans un enregistrement, pour la page et le terminal.

record-refused = { $file } est refusé à la ligne { $line } : { $reason }
record-other-data = La partie a été jouée avec des données inconnues ici : édition « { $edition } » ; la plus récente ici est la { $newest }. Une version plus récente de Dragon Rage les connaît peut-être ; pour vos propres données, lancez le programme avec --data DOSSIER.
record-bad-changes = Ce que changent ses propres données est illisible : { $reason }
record-other-version = La partie a été jouée selon la version { $version } des règles, inconnue ici. Une version plus récente de Dragon Rage la connaît peut-être.
record-other-position = la position diffère de l’enregistrement
unknown-scenario = Il n’y a pas de scénario « { $id } ». Choisissez parmi : { $known }.
unknown-option = Il n’y a pas de règle maison « { $key } ». Choisissez parmi : { $known }.
unknown-option-value = La règle maison « { $key } » ne peut pas valoir « { $value } ». Choisissez parmi : { $known }.
agreement-without-reinforcements = Ce scénario n’a pas de renforts : il n’y a rien à convenir.
army-does-not-fit = { $kind } ne peut pas faire partie de l’armée { $side ->
    [invader] de l’envahisseur
   *[defender] du défenseur
}.
objective-too-high = L’objectif ne peut pas dépasser les { $most } PV de la carte.
agreement-hex = Des renforts ne peuvent pas arriver en { $hex } : c’est de l’eau, ou hors de la carte.
file-too-long = il dépasse { $most } octets
record-no-header = un enregistrement commence par la ligne « { $header } »
line-not-understood = « { $text } » est incompréhensible
line-unreadable = « { $text } » est incompréhensible : { $reason }
notation-empty = rien n’est écrit ici
notation-unit = il n’y a pas d’unité « { $word } » ; les unités s’appellent comme INF3 ou D1
notation-verb = « { $word } » n’est pas un verbe de la notation
notation-hex = « { $word } » n’est pas un hexagone ; colonne et rangée ont deux chiffres chacune, par exemple 0707
notation-direction = « { $word } » n’est pas une direction ; il y a N, NE, SE, S, SW et NW
notation-area = « { $word } » n’est pas une partie du corps ; il y a : { $known }
notation-number = « { $word } » n’est pas un nombre qui convienne ici
notation-missing = il manque quelque chose après « { $word } »
notation-too-much = « { $word } » est de trop
record-key-missing = « { $key } » manque avant la première ligne vide
record-impossible = « { $text } » n’est pas possible : { $reason }
record-after-end = la partie est terminée, mais « { $text } » suit
record-other-play = la position est bien celle de l’enregistrement, mais une action ou un dé après la ligne { $since } n’est pas ce qui fut enregistré
record-other-turn = l’enregistrement indique le tour { $said }, la partie en est au tour { $turn }
