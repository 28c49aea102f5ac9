### Namen. Das Attribut .gender sagt, welche Partizipien zu einer Art gehören.

kind-CAV = Kavallerie
    .gender = f
kind-INF = Infanterie
    .gender = f
kind-ARH = Bogenschütze
    .gender = m
kind-MIL = Miliz
    .gender = f
kind-HERO = Held
    .gender = m
kind-WZD = Magier
    .gender = m
kind-ELO = Elowyn
    .gender = f
kind-BAL = Balliste
    .gender = f
kind-CAT = Katapult
    .gender = n
kind-ORC = Ork
    .gender = m
kind-GOB = Goblin
    .gender = m
kind-WRG = Warg
    .gender = m
kind-TRL = Troll
    .gender = m
kind-BOSS = Orkhäuptling
    .gender = m
kind-SHAM = Schamane
    .gender = m
kind-GIA = Riese
    .gender = m
kind-SER = Seeschlange
    .gender = f
kind-TRX = Tyrannosaurus
    .gender = m
kind-ELM = Elementar
    .gender = m
kind-D = Drache
    .gender = m
kind-YD = Jungdrache
    .gender = m
kind-ROC = Roch
    .gender = m
kind-WRM = Lindwurm
    .gender = m

side-invader = Angreifer
side-defender = Verteidiger

phase-side-roll = Wurf um die Seiten
phase-defender-setup = Aufstellung des Verteidigers
phase-invader-setup = Aufstellung des Angreifers
phase-invader-spells = Magiephase des Angreifers
phase-invader-movement = Bewegung des Angreifers
phase-invader-fire = Drachenfeuer und Geschosse des Angreifers
phase-invader-melee = Nahkampf des Angreifers
phase-defender-spells = Magiephase des Verteidigers
phase-defender-reinforcements = Verstärkungen des Verteidigers
phase-defender-movement = Bewegung des Verteidigers
phase-defender-missiles = Fernkampf des Verteidigers
phase-defender-melee = Nahkampf des Verteidigers
phase-end-of-turn = Ende der Runde
phase-over = Spielende

area-head = Kopf
area-wings = Flügel
area-legs = Beine
area-belly = Bauch

dir-N = Norden
dir-NE = Nordosten
dir-SE = Südosten
dir-S = Süden
dir-SW = Südwesten
dir-NW = Nordwesten

terrain-off-map = außerhalb der Karte
terrain-clear = offenes Gelände
terrain-forest = Wald
terrain-city = Straße oder Platz
terrain-building = Gebäude
terrain-river = Fluss
terrain-sea = Meer
terrain-dock = Kai
terrain-ford = Furt
terrain-bridge-wood = Holzbrücke
terrain-bridge-stone = Steinbrücke
terrain-tower = Turm
terrain-bank = Flussufer

## Satzteile

part-side-nominative = { $side ->
    [invader] der Angreifer
   *[defender] der Verteidiger
}
part-side-accusative = { $side ->
    [invader] den Angreifer
   *[defender] den Verteidiger
}
part-side-genitive = { $side ->
    [invader] des Angreifers
   *[defender] des Verteidigers
}
part-side-at = { $side ->
    [invader] beim Angreifer
   *[defender] beim Verteidiger
}
part-area-accusative = { $area ->
    [head] den Kopf
    [wings] die Flügel
    [legs] die Beine
   *[belly] den Bauch
}
part-area-dative = { $area ->
    [head] dem Kopf
    [wings] den Flügeln
    [legs] den Beinen
   *[belly] dem Bauch
}
part-area-at = { $area ->
    [head] am Kopf
    [wings] an den Flügeln
    [legs] an den Beinen
   *[belly] am Bauch
}
