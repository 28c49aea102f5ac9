### Names. The attribute .gender tells which participles follow a kind.

kind-CAV = Cavalry
    .gender = n
kind-INF = Infantry
    .gender = n
kind-ARH = Archer
    .gender = n
kind-MIL = Militia
    .gender = n
kind-HERO = Hero
    .gender = n
kind-WZD = Wizard
    .gender = n
kind-ELO = Elowyn
    .gender = n
kind-BAL = Ballista
    .gender = n
kind-CAT = Catapult
    .gender = n
kind-ORC = Orc
    .gender = n
kind-GOB = Goblin
    .gender = n
kind-WRG = Warg
    .gender = n
kind-TRL = Troll
    .gender = n
kind-BOSS = Orc Boss
    .gender = n
kind-SHAM = Shaman
    .gender = n
kind-GIA = Giant
    .gender = n
kind-SER = Sea Serpent
    .gender = n
kind-TRX = Tyrannosaurus
    .gender = n
kind-ELM = Elemental
    .gender = n
kind-D = Dragon
    .gender = n
kind-YD = Young Dragon
    .gender = n
kind-ROC = Roc
    .gender = n
kind-WRM = Wurm
    .gender = n

side-invader = Invader
side-defender = Defender

phase-side-roll = Roll for sides
phase-defender-setup = Defender set-up
phase-invader-setup = Invader set-up
phase-invader-spells = Invader spells
phase-invader-movement = Invader movement
phase-invader-fire = Invader dragonfire and missiles
phase-invader-melee = Invader melee
phase-defender-spells = Defender spells
phase-defender-reinforcements = Defender reinforcements
phase-defender-movement = Defender movement
phase-defender-missiles = Defender missiles
phase-defender-melee = Defender melee
phase-end-of-turn = End of turn
phase-over = Game over

area-head = head
area-wings = wings
area-legs = legs
area-belly = belly

dir-N = north
dir-NE = north-east
dir-SE = south-east
dir-S = south
dir-SW = south-west
dir-NW = north-west

terrain-off-map = off the map
terrain-clear = open ground
terrain-forest = forest
terrain-city = street or square
terrain-building = buildings
terrain-river = river
terrain-sea = sea
terrain-dock = dock
terrain-ford = ford
terrain-bridge-wood = wooden bridge
terrain-bridge-stone = stone bridge
terrain-tower = tower
terrain-bank = river bank

## Pieces of sentences

part-side = { $side ->
    [invader] the invader
   *[defender] the defender
}
part-area = { $area ->
    [head] the head
    [wings] the wings
    [legs] the legs
   *[belly] the belly
}
