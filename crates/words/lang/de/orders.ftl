### Giving orders with few clicks: groups, repeated orders, set-up.

orders-redo = Wiederherstellen
orders-undo-phase = Die ganze Phase zurücknehmen
orders-key-group = Alle wählen, die bei der Einheit stehen
orders-key-add = Zu den Gewählten hinzufügen
orders-key-go-on = Befehle fortsetzen
orders-group = { $count } Einheiten gemeinsam gewählt
orders-group-help = Wähle ein Feld: Jede geht so nah heran, wie sie kann, und im nächsten Zug weiter, wenn es zu weit ist.
orders-let-go = { $unit } nicht mitschicken
orders-together = Gemeinsam schicken
orders-with-hex = Alle { $count } in diesem Feld
orders-with-beside = Alle { $count }, die beieinander stehen
orders-with-kind = Alle { $count } dieser Art
orders-with-outside = Alle { $count }, die draußen warten
orders-go-there = Über mehrere Züge dorthin gehen
orders-go-on = { $count ->
    [one] Befehle fortsetzen (1 Einheit)
   *[other] Befehle fortsetzen ({ $count } Einheiten)
}
orders-halt = Befehle vergessen
orders-arrived = { $count ->
    [one] 1 Einheit ist angekommen.
   *[other] { $count } Einheiten sind angekommen.
}
orders-under-way = { $count ->
    [one] 1 Einheit ist unterwegs und kann im nächsten Zug weitergehen.
   *[other] { $count } Einheiten sind unterwegs und können im nächsten Zug weitergehen.
}
orders-stays = { $unit } bleibt stehen.
orders-more-stay = { $count ->
    [one] 1 weitere Einheit bleibt stehen.
   *[other] { $count } weitere Einheiten bleiben stehen.
}

orders-last-look = Alles steht. Ein letzter Blick, bevor es gilt.
orders-last-look-help = Klicke auf einen deiner Spielsteine, um ihn wieder aufzunehmen, oder ziehe ihn anderswohin.
orders-begin-battle = Die Schlacht beginnen
orders-pile = { $kind }, noch { $count } aufzustellen
orders-preset = Aufstellung
orders-presets = Meine Aufstellungen
orders-preset-name = Name
orders-preset-save = Speichern, was jetzt steht
orders-preset-use = Aufstellen wie „{ $name }“
orders-preset-link = „{ $name }“ als Link teilen
orders-preset-forget = „{ $name }“ vergessen
orders-preset-link-here = Link zu dieser Aufstellung
orders-preset-told = „{ $name }“: { $count ->
    [one] ein Spielstein
   *[other] { $count } Spielsteine
}, { $scenario } ({ $side }).
orders-preset-keep = Hier behalten
orders-preset-kept = Behalten. Du findest sie unter „Meine Aufstellungen“, wenn du diese Seite dieses Szenarios aufstellst.
orders-preset-unreadable = Dieser Link enthält keine lesbare Aufstellung.
orders-preset-elsewhere = Diese Aufstellung gehört zu einem anderen Szenario oder zur anderen Seite.
orders-preset-too-many = Diese Aufstellung hat mehr Spielsteine, als du hast: { $kind }.
orders-preset-refused = Diese Aufstellung ist nicht möglich: { $kind }. { $reason }

orders-ladder-units = Gemeinsam
orders-ladder-monster = { $unit }: Zahl der Angriffe
orders-ladder-count = { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
}
orders-ladder-groups = { $count ->
    [one] 1 Angriff
   *[other] { $count } Angriffe
}

split-one = { $unit }: angreifen mit allem, was hilft
split-many = { $unit }: angreifen mit der besten Aufteilung auf { $count } Felder
split-share = { $parts } gegen { $hex }
split-expected = Im Schnitt fallen { $count } Einheiten.

orders-next = Nächste
orders-key-frame = Über den Plan ziehen: Ein Rahmen wählt mehrere Spielsteine
