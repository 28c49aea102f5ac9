### Texte der Seite im Browser.

page-story = Zwei Drachen fallen über eine befestigte Stadt her. Brenne sie nieder – oder bringe die Drachen zur Strecke.
page-first-game = Dein erstes Spiel
page-new-game = Neues Spiel
page-continue = Weiterspielen
page-more = Mehr
page-load-record = Aufzeichnung laden
page-rules = Regeln
page-bad-record = Dieses Spiel lässt sich nicht lesen: Es fehlt, ist beschädigt oder stammt aus einer anderen Fassung der Regeln.
page-turn = Runde { $turn }
page-forget = { $name } vergessen
page-credit = Spielidee von Lewis Pulsipher. Eine unabhängige Ausgabe mit eigenen Texten und Bildern.
page-language = Sprache
page-scenario = Szenario
page-players = Wer spielt?
page-house-options = Hausregeln
page-seed = Startzahl der Würfel
page-goal = Ziel: { $vp } VP.
page-begin = Beginnen
page-home = Zurück zum Anfang
page-menu = Menü
page-save-record = Aufzeichnung speichern
page-copy-link = Link zu diesem Spiel kopieren
page-link-copied = Der Link ist kopiert; er enthält das ganze Spiel.
page-link-not-copied = Der Browser erlaubt das Kopieren nicht.
page-contrast = Starker Kontrast ein oder aus
page-concede = Aufgeben
page-concede-really = { $side ->
    [invader] Gibt der Angreifer wirklich auf?
   *[defender] Gibt der Verteidiger wirklich auf?
}
page-speed = Tempo
page-speed-slow = langsam
page-speed-normal = normal
page-speed-fast = schnell
page-speed-instant = sofort
page-board = Spielplan
page-board-help = Spielplan. Pfeiltasten wechseln das Feld, Eingabe wählt, Escape geht zurück, N nimmt die nächste Einheit, U nimmt zurück, E beendet die Phase, 1 bis 6 wählen die Ausrichtung, Plus und Minus zoomen.
page-zoom-in = Näher
page-zoom-out = Weiter weg
page-zoom-fit = Ganzer Plan
page-vp = { $vp } VP
page-thinking = { $side ->
    [invader] Der Angreifer ({ $player }) überlegt …
   *[defender] Der Verteidiger ({ $player }) überlegt …
}
page-stopped = { $side ->
    [invader] Der Angreifer ({ $player }) wurde angehalten.
   *[defender] Der Verteidiger ({ $player }) wurde angehalten.
}
page-skip = Schneller
page-stop = Anhalten
page-go-on = Weiter
page-undo = Zurücknehmen
page-end-anyway = Phase trotzdem beenden
page-forgotten = { $count ->
    [one] { $units } könnte noch etwas tun.
   *[other] { $count } Einheiten könnten noch etwas tun: { $units }.
}
page-choose-unit = Wähle eine Einheit, hier oder auf dem Plan.
page-choose-hex = Wähle ein markiertes Feld auf dem Plan.
page-other-unit = Andere Einheit
page-cancel = Abbrechen
page-close = Schließen
page-facing = Ausrichtung
page-lands = landet
page-stays-up = bleibt in der Luft
page-modes = Fortbewegung
page-mode-walk = Gehen
page-mode-fly = Fliegen
page-mode-slither = Schlängeln
page-mode-bound = Springen
page-good-set-up = Eine gute Aufstellung für mich
page-log = Was geschehen ist
page-log-more = Frühere Ereignisse
page-rule = Regel { $id } (auf Englisch)
page-breaths = Feuerstöße
page-clock-destruction = Ohne Zerstörung
page-clock-inside = Kein Angreifer in den Mauern
page-winner = Sieger: { $side }
page-end-phase = Phase beenden
page-vp-of = { $vp } / { $goal } VP
page-elsewhere = Dieses Spiel wurde in einem anderen Tab geöffnet.
page-play-here = Hier weiterspielen
