### Was geschah: Zeilen des Protokolls, kurz und in der Gegenwart.

event-side-taken = Spieler { $seat } spielt { part-side-accusative }.
event-side-roll-tied = Gleichstand: Beide Spieler würfeln noch einmal.
event-placed = { $unit } stellt sich in { $hex } auf.
event-faced = { $unit } blickt nach { $dir }.
event-turn-began = Runde { $turn } beginnt.
event-phase-began = Phase: { $phase }.

event-entered = { $unit } betritt die Karte in { $hex }.
event-entered-facing = { $unit } betritt die Karte in { $hex }, Blick nach { $dir }{ $flying ->
    [yes] {", im Flug"}
   *[no] {""}
}.
event-moved = { $unit } zieht nach { $to }, noch { $mp_left } MP.
event-walked = { $unit } geht nach { $to }, noch { $mp_left } MP.
event-turned = { $unit } dreht sich nach { $dir }, noch { $mp_left } MP.
event-slithered = { $unit } schlängelt sich nach { $to }.
event-slither-turned = { $unit } schlängelt sich auf der Stelle herum, Blick nach { $dir }.
event-bounded = { $unit } springt von { $from } nach { $to }.
event-took-off = { $unit } hebt in { $hex } ab.
event-flew = { $unit } fliegt nach { $to }.
event-landed = { $unit } landet in { $hex }.
event-passed-over = { $unit } stapft an den Feinden in { $hex } vorbei.
event-threw-itself-off = { $unit } stürzt sich vom Turm { $from } nach { $to }.

event-smashed = { $unit } durchbricht { $gate ->
    [yes] das Tor
   *[no] die Tür
} { $entrance }.
event-smash-failed = { $unit } kann den Eingang { $entrance } nicht durchbrechen.
event-breached = { $unit } durchbricht die Mauer { $wall }: Die Bresche bleibt offen.
event-opened = { $unit } öffnet den Eingang { $entrance }.
event-closed = Der Eingang { $entrance } schließt sich.
event-control-changed = Den Eingang { $entrance } hält nun { part-side-nominative }.
event-bridge-prepared = { $unit } bereitet die Zerstörung der Brücke { $hex } vor.
event-preparation-lost = Die Zerstörung der Brücke { $hex } ist nicht mehr vorbereitet.
event-bridge-broken = Unter der Last von { $unit } bricht die Brücke { $hex }.
event-bridge-burned = Die Brücke { $hex } ist zerstört.
event-rescued = { $unit } rettet sich ans Ufer nach { $to }.

event-razed = { $hex } ist verwüstet: Siegpunkte +{ $vp }, insgesamt { $total }.
event-vp-changed = Elowyns Schicksal ändert die Siegpunkte um { $by }: insgesamt { $total }.
event-left-home = { $unit } verlässt { $hex }; das Feld zählt jetzt { $vp } VP.
event-freed = { $by } befreit { $unit }.
event-taken = { $by } nimmt { $unit } mit.
event-saved = { $unit } verlässt die Karte bei { $hex } und ist in Sicherheit.
event-fled = { $unit } entkommt allein bei { $hex }.

event-overrun-declared = { $unit } überrennt die Feinde in { $hex }, { $strength } gegen { $defence }.
event-breathed = { $unit } speit Feuer nach { $dir } (noch { $left ->
    [one] { $left } Feuerstoß
   *[other] { $left } Feuerstöße
}).
event-fire-hit = Das Feuer fegt über { $hex }.
event-fire-stopped = Das Feuer endet vor { $hex }.
event-aimed = { $unit } zielt mit { part-area-dative } auf { $hex }, { $strength } gegen { $defence }.
event-struck = { $unit } schlägt mit { $strength } gegen { $defence } auf { $hex } ein.
event-hopeless-attack = Der Angriff von { $unit } auf { $hex } ist aussichtslos.
event-certain-attack = In { $hex } hält nichts dem Angriff von { $unit } stand.
event-attacked = { $unit } greift { $target } an und zielt auf { part-area-accusative }.
event-shot = { $unit } schießt auf { $target } und zielt auf { part-area-accusative }.
event-missed = { $unit } verfehlt das Ziel.
event-morale-held = { $unit } bleibt standhaft.
event-morale-failed = { $unit } verliert den Mut und greift nicht an.
event-demoralised = Der letzte Held { part-side-genitive } ist tot: Die Truppen sind demoralisiert.
event-joined = { $unit } beteiligt sich am Angriff auf { $hex }, nun { $strength } gegen { $defence }.
event-clashed = { $volley ->
    [yes] Der Beschuss gilt
   *[no] Der Angriff gilt
} { $hex }, { $strength } gegen { $defence }.

event-scaled = { $unit } klettert über die Mauer nach { $to }.
event-scale-failed = { $unit } scheitert an der Mauer vor { $hex }.
event-ladder-left = { $unit } lässt die Leitern zurück.
event-withdrew = { $unit } weicht nach { $to } aus.

event-minor-damaged = { $unit }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} Schaden, noch { $left }.
event-minor-died = { $unit } stirbt in { $hex }.
event-furious = Der Jungdrache ist verloren: { $unit } rast vor Zorn!
event-became-slayer = { $unit } gilt nun als Jungdrachentöter.
event-damaged = { $unit }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} Schaden { part-area-at }, noch { $left }.
event-no-more-damage = { $unit }: kein weiterer Schaden { part-area-at } möglich.
event-group-lost = { $unit }: { $area ->
    [head] der Kopf ist zerstört
    [wings] ein Flügel ist zerstört, noch { $left }
    [legs] ein Bein ist zerstört, noch { $left }
   *[belly] der Bauch ist zerstört
}.
event-went-berserk = { $unit } läuft Amok!
event-wounded = { $unit } ist verwundet.
event-escaped = { $unit } entkommt.
event-destroyed = { $unit } ist vernichtet.
event-monster-died = { $unit } stirbt in { $hex }.
event-drowned = { $unit } ertrinkt in { $hex }.
event-collapsed = { $unit } bricht zusammen und begräbt { $hex } unter sich.
event-crashed = { $unit } stürzt in { $hex } ab!
event-crash-damage = { $unit } erleidet { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} Absturzschaden.

event-boost-cast = { $unit } stärkt die Moral um { $hex }, Radius { $radius }, Spruchpunkte übrig: { $sp_left }.
event-fog-cast = { $unit } hüllt { $hex } und die Umgebung in Nebel, Spruchpunkte übrig: { $sp_left }.
event-whirlwind-cast = { $unit } entfesselt einen Wirbelsturm in { $hex }, Spruchpunkte übrig: { $sp_left }.
event-lightning-cast = { $unit } schleudert einen Blitz der Kampfkraft { $power } auf { $target }, Spruchpunkte übrig: { $sp_left }.
event-bolt-cast = { $unit } schleudert einen Blitz der Kampfkraft { $power } auf die Feinde in { $hex }, Spruchpunkte übrig: { $sp_left }.
event-bolt-kept = { $unit } hält einen Blitz der Kampfkraft { $power } für einen Angriff auf { $hex } bereit, Spruchpunkte übrig: { $sp_left }.
event-bolt-lost = Der Blitz, der für { $hex } bereitlag, ist verloren.
event-summoned = { $unit } beschwört { $elemental } in { $hex }, Spruchpunkte übrig: { $sp_left }.
event-control-lost = { $unit } gehorcht niemandem mehr.
event-dismiss-cost = { $target } zu bannen würde { $unit } { $cost ->
    [one] { $cost } Spruchpunkt
   *[other] { $cost } Spruchpunkte
} kosten.
event-dismissed = { $unit } bannt { $target }.
event-strayed = { $unit } geht auf { $target } los.
event-boost-ended = Die Stärkung der Moral klingt ab.
event-fog-lifted = Der Nebel um { $hex } lichtet sich.
event-whirlwind-drifted = Der Wirbelsturm zieht von { $from } nach { $to }.
event-whirlwind-left-map = Der Wirbelsturm aus { $from } verlässt die Karte.
event-whirlwind-ended = Der Wirbelsturm in { $hex } legt sich.

event-arrived = { $unit } trifft als Verstärkung in { $hex } ein.
event-delayed = { $count ->
    [one] { $count } Verstärkung wartet
   *[other] { $count } Verstärkungen warten
} auf ein freies Hexfeld.
event-no-counters = { $count ->
    [one] { $count } Verstärkung entfällt
   *[other] { $count } Verstärkungen entfallen
} mangels Spielsteinen.
event-substituted = Die üblichen Spielsteine sind aufgebraucht, als Verstärkung kommt: { $kind }.

event-rolled = { $roll }: { $shown }, { $need }: { $result }.
event-rolled-value = { $roll }: { $shown }.

result-gate-breaks = das Tor bricht
result-gate-holds = das Tor hält
result-door-breaks = die Tür bricht
result-door-holds = die Tür hält
result-over-the-wall = über die Mauer
result-thrown-back = zurückgeworfen
result-hit = Treffer
result-miss = daneben
result-courage = der Mut hält
result-fear = der Mut versagt
result-escapes = entkommen
result-caught = nicht entkommen
result-crashes = Absturz
result-stays-aloft = kein Absturz
result-dies = tot
result-lives = kämpft weiter
result-success = gelungen
result-failure = misslungen

outcome = { $winner ->
    [invader] Der Angreifer gewinnt
   *[defender] Der Verteidiger gewinnt
}: { $reason } (zerstörte Siegpunkte: { $vp }).
outcome-graded = { $winner ->
    [invader] Der Angreifer gewinnt
   *[defender] Der Verteidiger gewinnt
}: { $reason } (zerstörte Siegpunkte: { $vp }). Ergebnis: { $grade }. Titel des Angreifers: { $title }.

reason-objective = Das Ziel ist erreicht
reason-all-destroyed = Alle Siegpunkte der Karte sind zerstört
reason-invaders-dead = Alle Angreifer sind tot
reason-no-destruction = Seit zehn Runden wurden keine Siegpunkte zerstört
reason-no-invader-inside = Seit zehn Runden war kein Angreifer innerhalb der Mauern
reason-elowyn-rescued = Elowyn ist gerettet
reason-stopped = Der Angreifer hat den Angriff beendet
reason-conceded = { $loser ->
    [invader] Der Angreifer gibt auf
   *[defender] Der Verteidiger gibt auf
}

grade-defeat = Niederlage des Angreifers
grade-marginal = knapper Sieg des Angreifers
grade-normal = normaler Sieg des Angreifers
grade-great = großer Sieg des Angreifers
grade-ultimate = überragender Sieg des Angreifers

title-defeat = Fluglahmes Hühnchen
title-marginal = Drachenwelpe
title-normal = Vernichter von Städten
title-great = Tod von oben
title-ultimate = Fluch { $city ->
    [Esirien] Esiriens
    [Nurkott] Nurkotts
   *[other] von { $city }
}
