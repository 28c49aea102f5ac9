### Nombres. El atributo .gender dice qué participios siguen a cada tipo.

kind-CAV = Caballería
    .gender = f
kind-INF = Infantería
    .gender = f
kind-ARH = Arquero
    .gender = m
kind-MIL = Milicia
    .gender = f
kind-HERO = Héroe
    .gender = m
kind-WZD = Mago
    .gender = m
kind-ELO = Elowyn
    .gender = f
kind-BAL = Balista
    .gender = f
kind-CAT = Catapulta
    .gender = f
kind-ORC = Orco
    .gender = m
kind-GOB = Trasgo
    .gender = m
kind-WRG = Wargo
    .gender = m
kind-TRL = Trol
    .gender = m
kind-BOSS = Jefe orco
    .gender = m
kind-SHAM = Chamán
    .gender = m
kind-GIA = Gigante
    .gender = m
kind-SER = Serpiente marina
    .gender = f
kind-TRX = Tiranosaurio
    .gender = m
kind-ELM = Elemental
    .gender = m
kind-D = Dragón
    .gender = m
kind-YD = Dragón joven
    .gender = m
kind-ROC = Roc
    .gender = m
kind-WRM = Gusano
    .gender = m

side-invader = Invasor
side-defender = Defensor

phase-side-roll = Tirada por los bandos
phase-defender-setup = Colocación del defensor
phase-invader-setup = Colocación del invasor
phase-invader-spells = Hechizos del invasor
phase-invader-movement = Movimiento del invasor
phase-invader-fire = Fuego de dragón y proyectiles del invasor
phase-invader-melee = Cuerpo a cuerpo del invasor
phase-defender-spells = Hechizos del defensor
phase-defender-reinforcements = Refuerzos del defensor
phase-defender-movement = Movimiento del defensor
phase-defender-missiles = Proyectiles del defensor
phase-defender-melee = Cuerpo a cuerpo del defensor
phase-end-of-turn = Fin del turno
phase-over = Fin de la partida

area-head = cabeza
area-wings = alas
area-legs = patas
area-belly = vientre

dir-N = norte
dir-NE = noreste
dir-SE = sureste
dir-S = sur
dir-SW = suroeste
dir-NW = noroeste

terrain-off-map = fuera del mapa
terrain-clear = terreno abierto
terrain-forest = bosque
terrain-city = calle o plaza
terrain-building = edificios
terrain-river = río
terrain-sea = mar
terrain-dock = muelle
terrain-ford = vado
terrain-bridge-wood = puente de madera
terrain-bridge-stone = puente de piedra
terrain-tower = torre
terrain-bank = orilla del río

## Partes de frases

part-side = { $side ->
    [invader] el invasor
   *[defender] el defensor
}
part-side-of = { $side ->
    [invader] del invasor
   *[defender] del defensor
}
part-side-to = { $side ->
    [invader] al invasor
   *[defender] al defensor
}
part-area = { $area ->
    [head] la cabeza
    [wings] las alas
    [legs] las patas
   *[belly] el vientre
}
part-area-to = { $area ->
    [head] a la cabeza
    [wings] a las alas
    [legs] a las patas
   *[belly] al vientre
}
