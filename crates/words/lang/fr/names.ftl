### Noms. L’attribut .gender dit quels participes suivent chaque sorte de pion.

kind-CAV = Cavalerie
    .gender = f
kind-INF = Infanterie
    .gender = f
kind-ARH = Archer
    .gender = m
kind-MIL = Milice
    .gender = f
kind-HERO = Héros
    .gender = m
kind-WZD = Magicien
    .gender = m
kind-ELO = Elowyn
    .gender = f
kind-BAL = Baliste
    .gender = f
kind-CAT = Catapulte
    .gender = f
kind-ORC = Orc
    .gender = m
kind-GOB = Gobelin
    .gender = m
kind-WRG = Warg
    .gender = m
kind-TRL = Troll
    .gender = m
kind-BOSS = Chef orc
    .gender = m
kind-SHAM = Chaman
    .gender = m
kind-GIA = Géant
    .gender = m
kind-SER = Serpent de mer
    .gender = m
kind-TRX = Tyrannosaure
    .gender = m
kind-ELM = Élémentaire
    .gender = m
kind-D = Dragon
    .gender = m
kind-YD = Jeune dragon
    .gender = m
kind-ROC = Roc
    .gender = m
kind-WRM = Ver géant
    .gender = m

side-invader = Envahisseur
side-defender = Défenseur

phase-side-roll = Jet pour les camps
phase-defender-setup = Déploiement du défenseur
phase-invader-setup = Déploiement de l’envahisseur
phase-invader-spells = Magie de l’envahisseur
phase-invader-movement = Déplacement de l’envahisseur
phase-invader-fire = Souffle de dragon et tirs de l’envahisseur
phase-invader-melee = Mêlée de l’envahisseur
phase-defender-spells = Magie du défenseur
phase-defender-reinforcements = Renforts du défenseur
phase-defender-movement = Déplacement du défenseur
phase-defender-missiles = Tirs du défenseur
phase-defender-melee = Mêlée du défenseur
phase-end-of-turn = Fin du tour
phase-over = Fin de la partie

area-head = tête
area-wings = ailes
area-legs = pattes
area-belly = ventre

dir-N = nord
dir-NE = nord-est
dir-SE = sud-est
dir-S = sud
dir-SW = sud-ouest
dir-NW = nord-ouest

terrain-off-map = hors de la carte
terrain-clear = terrain dégagé
terrain-forest = forêt
terrain-city = rue ou place
terrain-building = bâtiments
terrain-river = rivière
terrain-sea = mer
terrain-dock = quai
terrain-ford = gué
terrain-bridge-wood = pont de bois
terrain-bridge-stone = pont de pierre
terrain-tower = tour
terrain-bank = berge

## Parties de phrases

part-side = { $side ->
    [invader] l’envahisseur
   *[defender] le défenseur
}
part-side-of = { $side ->
    [invader] de l’envahisseur
   *[defender] du défenseur
}
part-side-to = { $side ->
    [invader] à l’envahisseur
   *[defender] au défenseur
}
part-area = { $area ->
    [head] la tête
    [wings] les ailes
    [legs] les pattes
   *[belly] le ventre
}
part-area-to = { $area ->
    [head] à la tête
    [wings] aux ailes
    [legs] aux pattes
   *[belly] au ventre
}
part-of-unit = { $unit_initial ->
    [vowel] d’{ $unit }
   *[consonant] de { $unit }
}
