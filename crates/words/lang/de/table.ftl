### Texte, die das Programm im Terminal und die Seite gemeinsam haben.

turn-heading = Runde { $turn } · { $phase }
saved = Gespeichert in { $file }.
vp-line = Zerstörte Siegpunkte: { $vp } von { $objective }
clock-destruction = Runden ohne zerstörte Siegpunkte: { $turns } von 10
clock-inside = Runden ohne Angreifer innerhalb der Mauern: { $turns } von 10
legend-razed = verwüstet
legend-fog = Nebel
legend-whirlwind = Wirbelsturm
sheet-heading = Monster
sheet-head = Kopf
sheet-wings = Flügel
sheet-legs = Beine
sheet-belly = Bauch
sheet-facing = Ausrichtung: { $direction }
sheet-wounded = verwundet
sheet-sp-left = Spruchpunkte übrig: { $left }
sheet-dead = tot
mode-still = noch nicht bewegt
mode-walk = geht
mode-slither = schlängelt
mode-bound = springt
mode-fly = fliegt
mode-crashed = abgestürzt
mode-airborne = in der Luft
cannot-read = { $file } lässt sich nicht lesen: { $reason }
elowyn-not-in-basic-game = Das Basisspiel wird ohne Elowyn gespielt [M-k]: --option ruleset=reference hilft.
decimal-sign = ,
column-scenario = Szenario
player-human = ein Mensch
player-random = der Zufall
player-page = ein Page
player-squire = ein Knappe
player-knight = ein Ritter
player-dragonlord = ein Drachenfürst
gives-up = { $side ->
    [invader] Der Angreifer, { $player }, sieht keine Chance mehr und gibt auf.
   *[defender] Der Verteidiger, { $player }, sieht keine Chance mehr und gibt auf.
}
go-on = Weiter angreifen
do-not-pay = Nicht zahlen
unit-can-do-nothing = { $unit } kann jetzt nichts tun.
cannot-reach = { $unit } kann jetzt nicht nach { $hex }.
