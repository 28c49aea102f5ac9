### Die Bildschirme neben der Schlacht: Regeln, Wiedergabe, Ergebnis, Einstellungen, gespeicherte Spiele.

screen-rules-search = Suche nach Wort oder Nummer
screen-rules-found = { $count ->
    [0] Nichts gefunden
    [one] Eine Stelle
   *[other] { $count } Stellen
}
screen-rules-chapters = Kapitel
screen-rules-loading = Das Regelwerk wird geholt …
screen-rules-unreachable = Das Regelwerk ist gerade nicht erreichbar.
screen-try-again = Noch einmal
screen-part-missing = Dieser Teil der Seite ließ sich nicht laden. Besteht eine Verbindung?
screen-rules-none = Eine Regel { $id } gibt es nicht.
screen-rules-open = Im Regelwerk
screen-example = Beispiel { $id }
screen-example-happens = Was geschieht
screen-example-play = Diese Stellung spielen
screen-example-again = Von vorn
screen-example-back = Zurück zur Regel
screen-scenario-more = Geschichte, Karte und Rat
screen-scenario-limits = Der Verteidiger gewinnt, wenn alle Angreifer tot sind, nach { $turns } Runden, in denen kein Feld verwüstet wird, oder nach { $turns } Runden, in denen kein Angreifer innerhalb der Mauern ist.
screen-scenario-set-up = { $where ->
    [entry] Der Verteidiger stellt auf Feldern mit einem Schild auf. Der Angreifer beginnt außerhalb der Karte und kommt durch die Felder mit einem Dreieck.
   *[edges] Der Verteidiger stellt zuerst auf, auf Feldern mit einem Schild; dann der Angreifer auf Feldern mit einem Dreieck.
}
screen-scenario-reinforcements = Verstärkungen ({ $army }) kommen in Runde { $first } bei den Bannern, und danach alle { $every } Runden.
screen-replay = Wiedergabe
screen-replays = Beendete Spiele
screen-replay-start = Zum Anfang
screen-replay-turn-back = Eine Runde zurück
screen-replay-step-back = Einen Schritt zurück
screen-replay-play = Abspielen
screen-replay-pause = Anhalten
screen-replay-step = Einen Schritt weiter
screen-replay-turn = Eine Runde weiter
screen-replay-end = Zum Ende
screen-replay-slider = Zeitpunkt im Spiel
screen-replay-at = Runde { $turn } · Schritt { $step } von { $steps }
screen-replay-keys = Leertaste spielt ab und hält an, Pfeiltasten gehen Schritt für Schritt, Bild auf und Bild ab springen eine Runde, Pos1 und Ende gehen an die Enden
screen-play-on = Von hier aus weiterspielen
screen-play-on-help = Ein neues Spiel beginnt in dieser Stellung; das alte bleibt, wie es ist.
screen-curve = Wie das Spiel stand
screen-curve-chance = Siegchance des Angreifers
screen-curve-vp = Zerstörte VP
screen-curve-told = Runde { $turn } { $percent } %
screen-result = Ergebnis
screen-result-more = Wie es dazu kam
screen-result-turns = Runden
screen-result-lost = { $count ->
    [0] keine Verluste
    [one] eine Einheit verloren
   *[other] { $count } Einheiten verloren
}
screen-luck = Würfe, auf die es ankam
screen-luck-of = { $side ->
    [invader] Größtes Glück des Angreifers
   *[defender] Größtes Glück des Verteidigers
}
screen-luck-percent = { $percent } %:
screen-luck-none = Kein Wurf half dieser Seite sehr.
screen-back = Zurück
screen-settings = Einstellungen
screen-settings-language = Sprache
screen-settings-language-help = Für alles, auch für das Protokoll eines laufenden Spiels.
screen-settings-speed = Tempo
screen-settings-speed-help = Wie schnell Züge des Computers, Würfel und Wiedergaben gezeigt werden.
screen-settings-size = Schriftgröße
screen-settings-size-help = Der Spielplan hat seinen eigenen Zoom.
screen-settings-contrast = Starker Kontrast
screen-settings-contrast-help = Schwarz auf Weiß, schlichte Farben auf dem Plan.
screen-settings-motion = Weniger Bewegung
screen-settings-motion-help = Würfel liegen sofort, nichts bewegt sich von selbst.
screen-settings-sound = Töne
screen-settings-sound-help = Schritte, Flügel, Hiebe, Feuer, Würfel, du bist dran. Zu hören ab dem ersten Klick.
screen-settings-patience = Zeit für den Drachenfürsten
screen-settings-patience-help = Wie lange er über einen Zug nachdenken darf. Mit mehr Zeit sieht er sich mehr an, mit weniger weniger.
screen-settings-patience-none = unbegrenzt
screen-settings-patience-seconds = { $seconds } Sekunden
screen-settings-kept = Einstellungen und Spiele bleiben in diesem Browser und nirgends sonst.
screen-kept-all = Alle { $count } zeigen
screen-kept-won = { $side ->
    [invader] Sieg des Angreifers in Runde { $turn }
   *[defender] Sieg des Verteidigers in Runde { $turn }
}
screen-forget = Vergessen
screen-forget-really = Für immer vergessen?
