### La page au-delà d’une bataille : le chemin, les armées, les accords, la campagne.

screen-league = Au-delà d’une bataille
screen-army = Armées
screen-army-about = Recrutez vos propres armées par points, au grand jour ou en secret, et faites-les s’affronter.
screen-campaign = Campagne
screen-campaign-about = Cinq parties liées pour une ville : ce qui est gagné ou perdu décide de qui l’on peut recruter ensuite.
