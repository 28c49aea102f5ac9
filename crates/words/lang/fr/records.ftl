# Ce qui ne va pas dans un enregistrement, pour la page et le terminal.

record-refused = { $file } est refusé à la ligne { $line } : { $reason }
record-other-data = L’enregistrement a été joué avec d’autres données.
record-other-version = L’enregistrement a été joué avec la version { $version } des règles.
replay-differs = { $file } : la position diffère de l’enregistrement à la ligne { $line }.
unknown-scenario = Il n’y a pas de scénario « { $id } ». Choisissez parmi : { $known }.
unknown-option = Il n’y a pas de règle maison « { $key } ». Choisissez parmi : { $known }.
unknown-option-value = La règle maison « { $key } » ne peut pas valoir « { $value } ». Choisissez parmi : { $known }.
agreement-without-reinforcements = Ce scénario n’a pas de renforts : il n’y a rien à convenir.
army-too-few-counters = Il n’y a que { $there } pions de { $kind } pour les deux armées ensemble.
army-does-not-fit = { $kind } ne peut pas faire partie de l’armée { $side ->
    [invader] de l’envahisseur
   *[defender] du défenseur
}.
objective-too-high = L’objectif ne peut pas dépasser les { $most } PV de la carte.
agreement-hex = Des renforts ne peuvent pas arriver en { $hex } : c’est de l’eau, ou hors de la carte.
file-too-long = il dépasse { $most } octets
record-no-header = un enregistrement commence par la ligne « { $header } »
line-not-understood = « { $text } » est incompréhensible
line-unreadable = « { $text } » est incompréhensible : { $reason }
notation-empty = rien n’est écrit ici
notation-unit = il n’y a pas d’unité « { $word } » ; les unités s’appellent comme INF3 ou D1
notation-verb = « { $word } » n’est pas un verbe de la notation
notation-hex = « { $word } » n’est pas une case ; colonne et rangée ont deux chiffres chacune, par exemple 0707
notation-direction = « { $word } » n’est pas une direction ; il y a N, NE, SE, S, SW et NW
notation-area = « { $word } » n’est pas une partie du corps ; il y a : { $known }
notation-number = « { $word } » n’est pas un nombre qui convienne ici
notation-missing = il manque quelque chose après « { $word } »
notation-too-much = « { $word } » est de trop
record-key-missing = « { $key } » manque avant la première ligne vide
record-impossible = « { $text } » n’est pas possible : { $reason }
record-after-end = la partie est terminée, mais « { $text } » suit
record-other-play = la position est bien celle de l’enregistrement, mais une action ou un dé après la ligne { $since } n’est pas ce qui fut enregistré
record-other-turn = l’enregistrement indique le tour { $said }, la partie en est au tour { $turn }
