### Texte der Turnierleitung und der Wertungen, im Browser.

## Their names

screen-tournament = Turnierleitung
screen-tournament-about = Spieler, Paarungen, Ergebnisse und Tabelle für einen Abend, einen Verein oder ein Treffen.
screen-ratings = Wertungen
screen-ratings-about = Wer wie stark ist, nach der Leiter des Regelwerks und nach Glicko-2, aus den Aufzeichnungen der Spiele.

## Tournaments that are kept, and a new one

desk-intro = Leite von hier aus einen Spielabend, einen Verein oder ein Treffen: Spieler, Auslosung, Ergebnisse, Tabelle. Alles bleibt nach jedem Schritt in diesem Browser, und als eine Datei auch für die Kommandozeile.
desk-kept = Deine Turniere
desk-open = Turnierdatei öffnen
desk-new = Neues Turnier
desk-name = Name
desk-system = System
desk-system-elimination = Einfaches K.-o.-System
desk-system-double = Doppeltes K.-o.-System
desk-system-swiss = Schweizer System
desk-system-swiss-final = Schweizer System und Finale der besten acht
desk-system-help = Die Regeln raten bis 8 Spieler zum K.-o.-System, darüber zum Schweizer System, bei sehr vielen mit einem Finale der besten acht.
desk-rounds = Runden im Schweizer System
desk-rounds-help = Leer: so viele, wie die Regeln raten.
desk-scenarios = Szenarien
desk-scenarios-all = jede Runde ein neues, von beiden Karten
desk-scenarios-map = jede Runde ein neues, aus { $map }
desk-players-count = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
desk-at-round = Runde { $round }
desk-over = beendet

## What comes next

desk-next-enter = Melde mindestens zwei Spieler an, dann lose die erste Runde aus.
desk-next-results = { $count ->
    [one] Noch ohne Ergebnis: { $count } Spiel.
   *[other] Noch ohne Ergebnis: { $count } Spiele.
}
desk-next-swiss = Runde { $round } von { $rounds } kann ausgelost werden.
desk-next-pair = Runde { $round } kann ausgelost werden.
desk-pair = Runde { $round } auslosen
desk-planned = nach Plan: { $scenario }
desk-changed = Das wurde in einem anderen Fenster geändert. Du siehst den neuen Stand; bitte noch einmal.

## Parts of the desk

desk-parts = Bereiche der Turnierleitung
desk-part-round = Runde
desk-part-players = Spieler
desk-part-standings = Tabelle
desk-part-log = Protokoll
desk-tools = Speichern, drucken, zeigen
desk-save-file = Datei speichern
desk-csv = Tabelle als CSV
desk-trf = Bericht (TRF)
desk-print = Drucken
desk-wall = Großer Bildschirm

## A round

desk-nothing-paired = Noch ist nichts ausgelost.
desk-table = Tisch { $table }
desk-versus = gegen
desk-result = Ergebnis
desk-result-of = Ergebnis von Tisch { $table }: { $one } gegen { $two }
desk-why = Warum diese beiden?
desk-why-bye = Warum?
desk-invades = { $player } greift an
desk-winner = Sieger
desk-not-told = noch kein Ergebnis
desk-vp = VP zerstört (0 bis { $most })
desk-forfeit = kampflos
desk-correction = Grund der Berichtigung
desk-correction-help = Was vorher galt, bleibt mit diesem Grund im Protokoll.
desk-save = Speichern
desk-play-here = An diesem Gerät spielen
desk-game-file = Seine Datei, um anderswo zu spielen
desk-records = Ergebnisse aus Aufzeichnungen
desk-records-here = Ergebnisse aus Spielen in diesem Browser
desk-taken = { $count ->
    [one] { $count } Ergebnis übernommen und nachgespielt.
   *[other] { $count } Ergebnisse übernommen und nachgespielt.
}
desk-none-here = Kein beendetes Spiel in diesem Browser gehört zu dieser Runde.
desk-bad-record = { $file }: keine Aufzeichnung dieser Ausgabe, oder beschädigt (Zeile { $line }).
desk-refused = { $file }: { $reason }

## Players

desk-enter = Anmelden
desk-enter-names = Neue Spieler, ein Name je Zeile
desk-enter-late = Wer sich jetzt anmeldet, spielt ab der nächsten Runde mit, mit 0 Punkten.
desk-from-table = Aus einer Tabelle (CSV) oder einem Bericht (TRF)
desk-entered = { $count ->
    [one] { $count } Spieler angemeldet.
   *[other] { $count } Spieler angemeldet.
}
desk-state = Stand
desk-plays = spielt mit
desk-plays-since = seit Runde { $round }
desk-left = ausgestiegen
desk-withdraw = Aussteigen
desk-withdraw-player = { $player } steigt aus
desk-withdraw-really = { $player } spielt nicht mehr mit; offene Spiele gehen an den Gegner.
desk-return = Wieder zulassen
desk-return-player = { $player } wieder zulassen

## Standings and log

desk-place = Platz
desk-after-round = Nach Runde { $round }
desk-check = Protokoll prüfen
desk-log-enter = { $player } ist dabei.
desk-log-withdraw = { $player } steigt aus.
desk-log-game = Runde { $round }, { $invader } greift gegen { $defender } an: Der { $side ->
    [invader] Angreifer
   *[defender] Verteidiger
} siegt, { $vp } VP zerstört.
desk-log-forfeit = Runde { $round }, { $invader } gegen { $defender }: kampflos für den { $side ->
    [invader] Angreifer
   *[defender] Verteidiger
}.
desk-log-correction = Berichtigung
desk-log-before = Vorher: { $before }
desk-log-reason = Grund: { $reason }
desk-log-record = aus einer Aufzeichnung

## The clock of a round

desk-clock = Rundenuhr
desk-clock-minutes = Minuten
desk-clock-start = Start
desk-clock-pause = Pause
desk-clock-reset = Zurücksetzen
desk-clock-over = Die Zeit ist um!

## The big screen

desk-wall-pairings = Paarungen
desk-wall-reasons = Gründe
desk-wall-full = Vollbild
desk-wall-page = Seite { $page } von { $pages }
desk-wall-hold = Seite anhalten
desk-wall-turn = Weiterblättern
desk-wall-back = Zurück zur Turnierleitung

## Ratings

desk-ratings-intro = Wer wie gut spielt: die Leiter des Regelwerks, und Glicko-2, das auch lernt, wie schwer jede Seite jedes Szenarios ist. Beides folgt aus einem Buch nachgespielter Partien.
desk-book-open = Buch öffnen
desk-book-save = Buch speichern
desk-book-records = Aufzeichnungen hinzufügen
desk-book-here = Spiele aus diesem Browser hinzufügen
desk-book-clear = Neues Buch anfangen
desk-book-replace = { $count ->
    [one] Das Buch mit seinem { $count } Spiel verschwindet. Wirklich?
   *[other] Das Buch mit seinen { $count } Spielen verschwindet. Wirklich?
}
desk-book-yes = Ja, ersetzen
desk-book-none = Hier ist kein beendetes Spiel, das nicht schon im Buch steht.
desk-period = Zeitraum
desk-period-help = Spiele eines Zeitraums werden zusammen gewertet, etwa die eines Monats.
desk-interval = 95-%-Intervall
desk-interval-told = von { $low } bis { $high }
desk-history = Im Lauf der Zeit
desk-history-show = { $player } im Schaubild zeigen
desk-history-told = { $player }, { $period }: { $rating }
desk-plot = Schaubild
desk-sides = Wie schwer die Seiten sind
desk-sides-help = In Wertungspunkten: Über 0 hat es der Angreifer leichter, unter 0 der Verteidiger.
desk-handicap = Vorgabe und Aussichten eines Spiels
desk-handicap-pair = Nur Spiele dieser beiden zählen
desk-handicap-chance = Nach Glicko-2 siegt der Angreifer mit einer Wahrscheinlichkeit von { $percent } %.
desk-games = { $count ->
    [one] { $count } Spiel im Buch
   *[other] { $count } Spiele im Buch
}
desk-scenario-chosen = { $map }, gewählte Heere
