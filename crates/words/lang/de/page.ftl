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
page-accept-surrender = Annehmen: Die Partie ist gewonnen
page-play-on = Bis zum Ende weiterspielen
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
page-rule = Regel { $id }
page-breaths = Feuerstöße
page-clock-destruction = Ohne Zerstörung
page-clock-inside = Kein Angreifer in den Mauern
page-winner = Sieger: { $side }
page-end-phase = Phase beenden
page-vp-of = { $vp } / { $goal } VP
page-elsewhere = Dieses Spiel wurde in einem anderen Tab geöffnet.
page-play-here = Hier weiterspielen
page-showing = { $side ->
    [invader] Der Angreifer ({ $player }) zieht.
   *[defender] Der Verteidiger ({ $player }) zieht.
}
page-next-unit = Nächste Einheit
page-to-my-turn = Bis zu meinem Zug
page-spell-first = Schlage zuerst im Zauberbuch einen Zauber auf, dann wähle seinen Ort auf dem Plan.
page-join-here = { $unit } zieht auch hierher
page-not-yours = { $unit } ziehst nicht du.
page-reached = { $vp } VP sind zerstört: { $grade }, wenn der Angreifer am Ende seines Zuges aufhört.
page-goal-reached = Ziel erreicht: { $vp } VP von { $goal }
page-own-armies = Eigene Heere: { $city }
spell-book = Zauberbuch
spell-cost = Spruchpunkte: { $cost }
spell-range = Reichweite { $range }
spell-boost = Moral stärken
spell-boost-effect = In dieser Runde zählen deine Einheiten im Umkreis von 0 bis 2 Feldern um den Magier im Nahkampf 1 zum Wurf hinzu, und Miliz darf auch ohne Held Monster angreifen.
spell-fog = Nebel
spell-fog-effect = Bedeckt das Feld und alles im Umkreis von 2 Feldern bis zu deiner nächsten Magiephase: Niemand darin greift an oder wird angegriffen, niemand landet darin, niemand springt hinein oder hinaus.
spell-whirlwind = Wirbelsturm
spell-whirlwind-effect = Zerstört die VP seines Feldes. Monster, die hindurch fliegen oder springen, stürzen bei 4 und mehr ab; Einheiten darin greifen weder an, noch werden sie angegriffen. In der nächsten Runde zieht er ein Feld weiter.
spell-lightning = Blitz
spell-lightning-effect = Trifft ein Monster ohne Wurf: 4 Punkte Schaden im Nachbarfeld, einen weniger für jedes weitere Feld. Gegen andere Einheiten ist er ein Beschuss mit dieser Kampfkraft.
spell-summon = Elementar beschwören
spell-summon-effect = Ein Erd- oder Feuerelementar kämpft für dich. Zu weit von seinem Magier, oder wenn der Magier angegriffen wird, gehorcht er niemandem und greift an, wer ihm am nächsten ist.
spell-dismiss = Bannen
spell-dismiss-effect = Dein eigener Elementar geht umsonst. Bei jedem anderen sagt ein Würfel, was du zahlen müsstest.
keys-heading = Tasten
keys-arrows = Über den Plan gehen
keys-enter = Wählen, was unter dem Zeiger liegt
keys-stack = Auf ein Feld mit eigenen Einheiten ziehen
keys-back = Einen Schritt zurück, loslassen
keys-next = Nächste Einheit, die etwas tun kann
keys-undo = Zurücknehmen
keys-end = Phase beenden
keys-face = Ausrichtung wählen: 1 ist Norden, dann im Uhrzeigersinn
keys-sheet = Diese Liste
news-heading = Was die andere Seite getan hat
news-moved = { $count ->
    [one] Eine Einheit ist gezogen.
   *[other] { $count } Einheiten sind gezogen.
}
news-again = Noch einmal ansehen
against-all = { $count ->
    [one] Angreifen
   *[other] Alle { $count } zusammen
}
against-part = { $count ->
    [one] { $part }
   *[other] { $part }: alle { $count }
}
against-one = Einzeln
