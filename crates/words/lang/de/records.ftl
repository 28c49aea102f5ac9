# Was an einer Aufzeichnung nicht stimmt, für Seite und Terminal.

record-refused = { $file } wird in Zeile { $line } abgewiesen: { $reason }
record-other-data = Die Partie wurde mit Daten gespielt, die hier unbekannt sind: Ausgabe „{ $edition }“; die neueste hier ist { $newest }. Ein neueres Dragon Rage kennt sie vielleicht; mit eigenen Daten startet das Programm durch --data ORDNER.
record-bad-changes = Was ihre eigenen Daten ändern, ist nicht lesbar: { $reason }
record-other-version = Die Partie wurde nach Version { $version } der Regeln gespielt, die hier unbekannt ist. Ein neueres Dragon Rage kennt sie vielleicht.
record-other-position = die Stellung weicht von der Aufzeichnung ab
unknown-scenario = Ein Szenario „{ $id }“ gibt es nicht. Zur Wahl stehen: { $known }.
unknown-option = Eine Hausregel „{ $key }“ gibt es nicht. Zur Wahl stehen: { $known }.
unknown-option-value = Die Hausregel „{ $key }“ kann nicht „{ $value }“ sein. Zur Wahl stehen: { $known }.
agreement-without-reinforcements = Dieses Szenario hat keine Verstärkungen: Da gibt es nichts abzusprechen.
army-does-not-fit = { $kind } kann nicht zum Heer des { $side ->
    [invader] Angreifers
   *[defender] Verteidigers
} gehören.
objective-too-high = Das Ziel kann nicht höher sein als die { $most } VP der Karte.
agreement-hex = In { $hex } können keine Verstärkungen eintreffen: Dort ist Wasser oder kein Feld der Karte.
file-too-long = sie ist länger als { $most } Bytes
record-no-header = eine Aufzeichnung beginnt mit der Zeile „{ $header }“
line-not-understood = „{ $text }“ ist nicht zu verstehen
line-unreadable = „{ $text }“ ist nicht zu verstehen: { $reason }
notation-empty = hier steht nichts
notation-unit = eine Einheit „{ $word }“ gibt es nicht; Einheiten heißen wie INF3 oder D1
notation-verb = „{ $word }“ ist kein Verb der Notation
notation-hex = „{ $word }“ ist kein Hexfeld; Spalte und Reihe haben je zwei Ziffern, etwa 0707
notation-direction = „{ $word }“ ist keine Richtung; es gibt N, NE, SE, S, SW und NW
notation-area = „{ $word }“ ist kein Körperbereich; es gibt: { $known }
notation-number = „{ $word }“ ist keine Zahl, die hier passt
notation-missing = nach „{ $word }“ fehlt etwas
notation-too-much = „{ $word }“ ist zu viel
record-key-missing = vor der ersten leeren Zeile fehlt „{ $key }“
record-impossible = „{ $text }“ ist nicht möglich: { $reason }
record-after-end = die Partie ist vorbei, aber es folgt „{ $text }“
record-other-play = die Stellung stimmt, aber eine Aktion oder ein Würfel nach Zeile { $since } ist nicht, was aufgezeichnet wurde
record-other-turn = die Aufzeichnung nennt Runde { $said }, die Partie ist in Runde { $turn }
