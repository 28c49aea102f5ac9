### What helps to see: inspector, legend, overlays, dark theme.

look-heading = Genau betrachtet
look-keep = Die Taste I lässt dies offen, mit Verweisen auf die Regeln.
look-razed = verwüstet, war { $vp } VP wert
look-road = Straße
look-bridge = { $state ->
    [prepared] die Brücke ist zur Zerstörung vorbereitet
    [broken] die Brücke ist zerbrochen
   *[burned] die Brücke ist verbrannt
}
look-entrance = { $gate ->
    [yes] Tor
   *[no] Tür
} im { $dir }: { $name }, { $state ->
    [open] offen
    [smashed] durchbrochen
   *[shut] geschlossen
}
barrier-wall = Mauer: { $dirs }
barrier-breach = durchbrochene Mauer: { $dirs }
barrier-block = Häuser, hoch wie eine Mauer: { $dirs }
barrier-tower = Seite des Turms: { $dirs }
barrier-stream = Wasser: { $dirs }
look-of = { $left } von { $full }
look-part = { $left } von { $full }, Treffer ab { $number }
look-able = Kann jetzt: { $list }.
look-idle = Kann gerade nichts tun.
look-reach = erreichbar
look-cost = erreichbar, kostet { $cost }
look-target = kann angegriffen werden
look-threat = { $count ->
    [one] In der nächsten Runde könnte { $units } hier zuschlagen.
   *[other] In der nächsten Runde könnten { $count } Gegner hier zuschlagen: { $units }.
}
look-blow = Der wahrscheinlichste einzelne Schlag gegen die, die dort stehen: { $percent } %.
value-strength = Kampfkraft
value-defence = Kampfkraft, nur zur Verteidigung
value-escape = Fluchtzahl
value-mp = Bewegungspunkte
value-road = Bewegungspunkte auf der Straße
value-hit-points = Trefferpunkte
value-spell-points = Spruchpunkte
value-fires = Feuerstöße
value-flight = Flug, in Feldern
value-bound = Sprung, in Feldern
state-dead = liegt tot da
state-captive = in einer Zelle
state-berserk = im Amoklauf
state-wild = gehorcht niemandem
state-airborne = im Flug
state-wounded = verwundet
state-demoralised = voller Angst: muss vor einem Angriff eine Moralprobe bestehen
state-slayer = hat einen Jungdrachen getötet: dessen Elter jagt sie
state-preparing = bereitet die Brücke zur Zerstörung vor
state-boosted = gestärkte Moral
state-attacked = hat angegriffen
state-moved = hat sich bewegt
state-breathed = hat in dieser Runde Feuer gespien
state-no-ladder = hat seine Leitern an einer Mauer gelassen
able-place = aufgestellt werden
able-enter = auf den Plan kommen
able-move = sich bewegen
able-fly = fliegen
able-raze = verwüsten
able-overrun = Gegner überrennen
able-smash = einen Eingang durchbrechen
able-scale = eine Mauer erklimmen
able-breathe = Feuer speien
able-shoot = schießen
able-attack = angreifen
able-cast = zaubern
able-prepare = eine Brücke zur Zerstörung vorbereiten
able-other = etwas entscheiden
overlay-heading = Auf dem Plan zeigen
overlay-able = Wer noch handeln kann
overlay-able-help = Ein Rahmen: Diese Einheit kann in dieser Phase noch etwas tun.
overlay-threat = Reichweite und Drohung des Gegners
overlay-threat-help = In der nächsten Runde kann der Gegner die gepunkteten Felder erreichen und auf die gestreiften zuschlagen. Prozent: der wahrscheinlichste einzelne Schlag gegen die, die dort stehen; eine Zahl: wie viele Gegner zuschlagen könnten.
overlay-cover = Was meine Einheiten treffen können
overlay-cover-help = Von da, wo sie stehen, könnten deine Einheiten auf die gestreiften Felder zuschlagen; die Zahl sagt, wie viele.
overlay-sight = Sichtlinie
overlay-sight-help = Ein Auge: von Bogenschützen im Feld unter dem Zeiger zu sehen, bis zu 4 Felder weit.
overlay-worth = Siegpunkte
overlay-worth-help = Was jedes Feld wert ist; Verwüstetes ist durchgestrichen.
overlay-numbers = Nummern der Felder
overlay-left = Übrig: { $left } VP. Verwüstet: { $razed } VP.
overlay-nothing = Jetzt gibt es nichts zu zeigen.
keys-inspect = Das Feld unter dem Zeiger genau betrachten
signs-heading = Zeichen auf Karte und Spielsteinen
signs-map = Auf der Karte
signs-counters = Auf den Spielsteinen
signs-marks = Marken auf dem Plan
signs-values = A-B-C(D): Kampfkraft, Fluchtzahl, Bewegungspunkte, Bewegungspunkte auf der Straße. Vorn in Klammern: nur zur Verteidigung. ×: hat sie nicht.
signs-owner = Ein Schild: gehört dem Verteidiger. Ein Dreieck: gehört dem Angreifer.
signs-points = Ein Herz: übrige Trefferpunkte. Ein Stern: übrige Spruchpunkte.
signs-facing = Der Pfeil: die Ausrichtung eines großen Monsters.
sign-gate = Tor (rot): stark; ein Monster zahlt 1 MP oder mehr für jeden Versuch, es zu durchbrechen.
sign-door = Tür (blau): schwächer als ein Tor.
sign-wall = Mauer: Niemand geht und niemand sieht hindurch.
sign-tower = Turm: sieht weit und ist weithin zu sehen.
sign-vp = Eine Zahl im Kreis: Siegpunkte für den Angreifer, wenn das Feld verwüstet wird.
sign-road = Straße: Wer auf ihr bleibt, kommt weiter.
sign-bridge = Brücke: Hölzerne können zerstört werden.
sign-ford = Furt: ein Weg durch den Fluss.
sign-river = Fluss: Nur Brücken und Furten führen hinüber.
sign-forest = Wald
sign-building = Gebäude
sign-dock = Kai
mark-ready = Diese Einheit kann noch etwas tun.
mark-reach = Die gewählte Einheit kommt dorthin; die Zahl sind die Kosten.
mark-target = Kann angegriffen, verbrannt oder verzaubert werden.
mark-selected = Gewählt
mark-threatened = Der Gegner kann hier in der nächsten Runde zuschlagen.
mark-threat = Der Gegner kann in der nächsten Runde hierher kommen.
mark-cover = Deine eigenen Einheiten könnten hier zuschlagen.
mark-seen = Vom Feld unter dem Zeiger aus zu sehen.
mark-worth = War so viele VP wert und ist verwüstet.
mark-flag = Eine Fahne auf der Rundenleiste: Verstärkung trifft ein.
odds-way = { $percent } %: { $what }
odds-nothing = Es geschieht nichts.
burn-hex = Feuer in { $hex }: { $what }
burn-unit = { $unit } stirbt mit { $percent } %
burn-vp = { $vp } VP verbrennen
burn-nothing = nichts verbrennt
screen-settings-dark = Dunkel
screen-settings-dark-help = Helle Schrift auf dunklem Grund, und ein dunkler Plan. Ohne Wahl wie im System.
page-dark = Dunkel oder hell
seeing-overlays = Was auf dem Plan gezeigt wird
hint-ends = { $airborne ->
    [yes] im Flug über { $hex }
   *[no] in { $hex }
}{ $facing ->
    [none] {""}
   *[other] , Blick nach { $facing }
}
hint-best = das Beste davon
hint-behind = { $points ->
    [0] so gut wie das Beste
    [one] 1 Punkt weniger als das Beste
   *[other] { $points } Punkte weniger als das Beste
}
hint-why = Warum: { $list }.
why-vp = { $side ->
    [invader] Siegpunkte fallen
   *[defender] Siegpunkte bleiben erhalten
}
why-clock = { $side ->
    [invader] Zeit ist gewonnen, bevor die Stadt aufgegeben werden muss
   *[defender] dem Angreifer läuft die Zeit davon
}
why-advance = { $side ->
    [invader] näher an dem, was VP wert ist
   *[defender] der Angreifer bleibt fern von dem, was VP wert ist
}
why-threat = { $side ->
    [invader] mehr ist bedroht
   *[defender] weniger ist bedroht
}
why-guard = { $side ->
    [invader] was bedroht ist, ist schwächer bewacht
   *[defender] was bedroht ist, ist besser bewacht
}
why-hunt = { $side ->
    [invader] die Jäger sind weiter weg
   *[defender] näher an den Monstern
}
why-gates = { $side ->
    [invader] ein Weg in die Stadt tut sich auf
   *[defender] die Wege in die Stadt sind gesichert
}
why-own = { $side ->
    [invader] eigene Einheiten bleiben erhalten
   *[defender] eigene Einheiten bleiben erhalten
}
why-enemy = { $side ->
    [invader] es kostet den Gegner Einheiten
   *[defender] es kostet den Gegner Einheiten
}
why-fires = { $side ->
    [invader] Feuerstöße werden gespart
   *[defender] das Monster verbraucht sein Feuer
}
why-magic = { $side ->
    [invader] die Magie ist gut eingesetzt
   *[defender] die Magie ist gut eingesetzt
}
why-strike = { $side ->
    [invader] es bereitet einen starken Schlag vor
   *[defender] es bereitet einen starken Schlag vor
}
why-safety = { $side ->
    [invader] der Gegner kann weniger zuschlagen
   *[defender] der Gegner kann weniger zuschlagen
}
