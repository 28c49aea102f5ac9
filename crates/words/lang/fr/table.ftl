### Textes communs au programme de terminal et à la page.

turn-heading = Tour { $turn } · { $phase }
saved = Enregistré dans { $file }.
vp-line = PV détruits : { $vp } sur { $objective }
clock-destruction = Tours sans PV détruits : { $turns } sur 10
clock-inside = Tours sans envahisseur dans l’enceinte : { $turns } sur 10
legend-razed = rasé
legend-fog = brouillard
legend-whirlwind = tourbillon
sheet-heading = Monstres
sheet-head = Tête
sheet-wings = Ailes
sheet-legs = Pattes
sheet-belly = Ventre
sheet-facing = Orientation : { $direction }
sheet-wounded = { $unit_gender ->
    [f] blessée
   *[m] blessé
}
sheet-sp-left = points de magie restants : { $left }
sheet-dead = mort
mode-still = sur place
mode-walk = marche
mode-slither = rampe
mode-bound = bondit
mode-fly = vole
mode-crashed = écrasé
mode-airborne = en vol
cannot-read = Impossible de lire { $file } : { $reason }
elowyn-not-in-basic-game = Le jeu de base se joue sans Elowyn [M-k] : ajoutez --option ruleset=reference.
decimal-sign = ,
column-scenario = Scénario
player-human = une personne
player-random = le hasard
player-page = un page
player-squire = un écuyer
player-knight = un chevalier
player-dragonlord = un seigneur des dragons
gives-up = { $side ->
    [invader] L’envahisseur, { $player }, ne voit plus aucune chance et abandonne.
   *[defender] Le défenseur, { $player }, ne voit plus aucune chance et abandonne.
}
go-on = Poursuivre l’attaque
do-not-pay = Ne pas payer
unit-can-do-nothing = { $unit } ne peut rien faire maintenant.
cannot-reach = { $unit } ne peut pas aller en { $hex } maintenant.
