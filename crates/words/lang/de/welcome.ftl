### First contact: the start screen, the goal in one picture, a new game, why a game was won or lost.

welcome-now = Gleich spielen
welcome-now-told = { $scenario }: { $invader } greift an, { $defender } verteidigt
welcome-guided = Geführtes Spiel als Angreifer
welcome-guided-defence = Geführtes Spiel als Verteidiger
welcome-learn = Das Spiel lernen
welcome-minutes = { $invader ->
    [one] etwa eine Minute
   *[other] etwa { $invader } min als Angreifer, { $defender } als Verteidiger
}
welcome-even = { $side ->
    [invader] Leichter für den Angreifer: Er gewinnt { $percent } %
    [defender] Leichter für den Verteidiger: Der Angreifer gewinnt { $percent } %
   *[even] Ausgeglichen: Der Angreifer gewinnt { $percent } %
}
welcome-size = { $size ->
    [light] Kurze Runden: bis zu { $count } Entscheidungen
    [medium] Mittlere Runden: bis zu { $count } Entscheidungen
   *[heavy] Lange Runden: bis zu { $count } Entscheidungen
}
welcome-moves-first = { $side ->
    [invader] Der Angreifer zieht zuerst.
   *[defender] Der Verteidiger zieht zuerst.
}
welcome-measured = Anteile an Partien zwischen zwei Rittern, { $games } je Szenario; die Minuten sind aus deren Runden und den Entscheidungen darin berechnet.
welcome-expert = Für Kenner: Hausregeln, Startzahl der Würfel
welcome-house = Regelnummern wie H-05 sind die des Regelbuchs.
level-random-told = Tut irgendetwas Erlaubtes. Gegen einen Knappen hat er in 480 Partien nie gewonnen: zum Ausprobieren.
level-page-told = Für Kinder und für die erste Partie: Er vergisst manche Einheit, fürchtet dich zu wenig und nimmt, was fast das Beste ist. Gegen einen Knappen holt er 23 von 100 Punkten.
level-squire-told = Nimmt, was sofort am besten aussieht. Ein erster Gegner: Gegen einen Ritter holt er 13 von 100 Punkten.
level-knight-told = Fragt jede Einheit, was sie tun könnte, und denkt fünf Spielerrunden voraus. Gegen einen Knappen holt er 87 von 100 Punkten.
level-dragonlord-told = Wie ein Ritter, mit mehr Zügen jeder Einheit und drei Antworten des Gegners; nimmt sich ein, zwei Sekunden.
goal-heading = { $side ->
    [invader] Worauf du aus bist
   *[defender] Was du retten musst
}
goal-picture = Karte von { $city } mit allen Siegpunkten
goal-counts = { $side ->
    [invader] Die Zahlen sind Siegpunkte (VP), zusammen { $total }. Ein leeres Feld wird verwüstet, wenn ein Drache darauf landet oder hineingeht; Wachen müssen erst fallen.
   *[defender] Die Zahlen sind Siegpunkte (VP), zusammen { $total }. Die Drachen verwüsten leere Felder: Wo eine deiner Einheiten steht, kann keiner landen.
}
goal-graded = { $side ->
    [invader] Du gewinnst mit { $least } VP, wenn du dann aufhörst; { $goal } sind ein großer Sieg.
   *[defender] Du verlierst, wenn { $least } VP zerstört sind und die Drachen aufhören.
}
goal-objective = { $side ->
    [invader] Du gewinnst mit { $goal } VP.
   *[defender] Du verlierst, wenn { $goal } VP zerstört sind.
}
goal-otherwise = { $side ->
    [invader] Du verlierst, wenn beide Drachen tot sind oder wenn zehn Runden ohne Zerstörung oder ohne einen Drachen innerhalb der Mauern vergehen.
   *[defender] Du gewinnst, wenn beide Drachen tot sind oder wenn zehn Runden ohne Zerstörung oder ohne einen Drachen innerhalb der Mauern vergehen.
}
goal-understood = Verstanden
read-number = Lektion { $number } von { $count }
read-back = Die Lektion davor
read-on = Die nächste Lektion
read-return = Zurück zum Spiel
note-whirlwind = Der Magier hat einen Wirbelsturm geschickt. Wer hindurchfliegt oder -springt, stürzt bei 4 oder mehr ab, also jedes zweite Mal; er treibt von selbst weiter. Flieg außen herum!
note-crash = Dein Drache war im Wirbelsturm: Bei 4, 5 oder 6 stürzt er ab, 50 %. Wer landet oder geht, ist vor ihm sicher.
note-lightning = Ein Blitz trifft immer: neben dem Magier mit 4 Punkten Schaden, mit jedem Feld Abstand einem weniger. Halte Abstand, oder töte ihn.
note-fog = Nebel: Wer darin ist, greift nicht an und wird nicht angegriffen, und niemand landet dort, bis zur nächsten Magiephase des Magiers.
note-boost = Moral stärken: Die Soldaten um den Magier zählen in dieser Runde 1 zu ihren Würfen, und die Miliz wagt anzugreifen.
note-shot = Bogenschützen treffen einen fliegenden Drachen nur mit einer 6, dann aber am Bauch; einen Drachen am Boden neben sich mit einer 5.
note-struck = Soldaten schlagen nach dem, was sie erreichen: von überall nach den Beinen, von der Flanke nach den Flügeln. Ein Drache ohne Flügel fliegt nie wieder.
note-fire = Der Drache hat Feuer über zwei Felder gespien; wer nicht entkommt, ist verloren. Er hat zwei Feuerstöße im ganzen Spiel.
note-razed = Ein Feld mit blauer Zahl war leer und ist nun verwüstet. Seine Punkte zählen für den Angreifer: Sieh auf den Balken oben.
note-claws = Der Drache hat zugeschlagen: Kopf 3, Flügel je 2, Beine je 1, gegen die Verteidigung im Feld. Verteile dich, damit er wenige auf einmal trifft.
why-objective = Das Ziel ist erreicht: { $vp } von { $goal } VP zerstört, die meisten davon hier: { $places }.
why-stopped = Der Angreifer hat mit { $vp } zerstörten VP aufgehört, die meisten davon hier: { $places }. Das Ergebnis: { $grade }.
why-stopped-early = Der Angreifer hat mit { $vp } zerstörten VP aufgehört; { $least } hätten genügt.
why-destroyed = Von den Siegpunkten der Stadt ist keiner mehr übrig.
why-dead = Vom Angreifer ist niemand übrig: Als Letzter fiel { $unit } in Runde { $turn }. { $vp } von { $goal } VP waren zerstört.
why-no-destruction = Zehn Runden vergingen ohne Zerstörung: Als letztes Gebäude fiel { $place } in Runde { $turn }. { $vp } von { $goal } VP waren zerstört.
why-nothing-razed = Zehn Runden vergingen, und kein einziges Gebäude wurde verwüstet.
why-outside = Zehn Runden vergingen, ohne dass ein Angreifer innerhalb der Mauern war. { $vp } von { $goal } VP waren zerstört.
why-rescued = Elowyn ist in Sicherheit.
why-conceded = { $side ->
    [invader] Der Angreifer hat aufgegeben; { $vp } von { $goal } VP waren zerstört.
   *[defender] Der Verteidiger hat aufgegeben; { $vp } von { $goal } VP waren zerstört.
}
why-missing = { $count ->
    [one] Ein VP hat gefehlt.
   *[other] { $count } VP haben gefehlt.
}
why-decided = Am meisten entschied Runde { $turn }: Da änderte sich die Gewinnaussicht des Angreifers von { $before } auf { $after } %.
why-losses = Der Angreifer verlor { $invader } von { $invaders } Einheiten, der Verteidiger { $defender } von { $defenders }.
why-again = Noch einmal
why-other-side = Die andere Seite
why-next = Nächstes Szenario: { $scenario }
