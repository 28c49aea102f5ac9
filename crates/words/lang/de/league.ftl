### Texte der Liga: Heere, Kampagne, Turnier, Wertungen.

## Files and games of the league

league-too-long = Die Datei ist zu lang; gelesen werden höchstens { $most } Bytes.
league-format = Die Datei hat Format { $found }; dieses Programm kennt Format 1.
league-edition = Diese Datei gehört zu Ausgabe „{ $edition }“ der Daten, die hier unbekannt ist. Ein neueres Dragon Rage kennt sie vielleicht.
league-name = „{ $name }“ ist kein Name: 1 bis 40 Zeichen in einer Zeile, am Anfang keines der Zeichen = + - @.
league-map = Eine Karte „{ $map }“ für gewählte Heere gibt es nicht. Zur Wahl stehen: { $known }.
league-options = Solche Spiele werden nach dem Referenzhandbuch um ein Ziel gespielt: Die Optionen ruleset und victory_mode bleiben, wie sie sind.
league-exists = { $file } gibt es schon und wird nicht überschrieben. Ein anderer Name hilft.
league-changed = { $file } wurde inzwischen von jemand anderem geändert. Nichts wurde geschrieben; bitte den Befehl wiederholen.
league-unfinished = Das Spiel in { $file } ist nicht zu Ende.
league-game-written = Das Spiel liegt in { $file }. Gespielt wird es mit: { $command }

## Armies

army-not-for-hire = { $kind } lässt sich nicht anwerben: Es gibt keinen Preis dafür.
army-not-of-the-city = { $kind } gehört nicht zum Volk dieser Stadt; der Verteidiger wirbt niemand anderen an.
army-of-the-city = { $kind } gehört zum Volk dieser Stadt; der Angreifer kann diese Einheit nicht anwerben.
army-monsters-invade = { $kind }: Monster gehören zum Angreifer; kein Verteidiger hat sie.
army-cannot-come = { $kind } kann nicht von außerhalb auf die Karte kommen.
army-counters = { $kind }: Es gibt nur { $there ->
    [one] { $there } Spielstein
   *[other] { $there } Spielsteine
}.
army-too-few-counters = { $kind }: Es gibt nur { $there ->
    [one] { $there } Spielstein
   *[other] { $there } Spielsteine
} für beide Heere zusammen.
army-one-hero = Ein Heer hat höchstens einen Helden.
army-one-wizard = Ein Heer hat höchstens einen Magier.
army-too-dear = Das Heer kostet { $points } Punkte; höchstens { $most } dürfen ausgegeben werden.
army-too-cheap = Das Heer kostet { $points } Punkte; mindestens { $least } müssen ausgegeben werden.
army-too-many = Das Heer hat { $units } Einheiten; erlaubt sind höchstens { $most }.
army-too-few = Einheiten des Heeres: { $units }; nötig sind mindestens { $least }.
army-fits = Das Heer darf angeworben werden.
army-none-fits = Kein Heer passt in diese Grenzen.
army-seed = Startwert { $seed } ergibt dasselbe Heer noch einmal.
army-summary = { $points } Punkte, { $units ->
    [one] { $units } Einheit
   *[other] { $units } Einheiten
}
army-of = { $side ->
    [invader] Angreifer
   *[defender] Verteidiger
}: { $army }

## The objective and its reasons

objective-usual = was der Angreifer normalerweise zerstören muss
objective-dragons = { $count ->
    [one] { $count } Drache
   *[other] { $count } Drachen
} des Angreifers, je 2
objective-majors = { $count ->
    [one] { $count } großes Monster
   *[other] { $count } große Monster
} des Angreifers, je 2
objective-lesser = { $count ->
    [one] { $count } Roch, Jungdrache oder Lindwurm
   *[other] { $count } Rochs, Jungdrachen oder Würmer
}, je 1
objective-minors = { $count ->
    [one] { $count } kleines Monster
   *[other] { $count } kleine Monster
}, je 1
objective-many-invaders = der Angreifer hat 11 oder mehr Einheiten ({ $count })
objective-princess = die Prinzessin ist im Spiel
objective-many-defenders = Verteidiger über 20: { $count }
objective-nurkott = die Karte ist Nurkott
objective-balance = der Angreifer liegt { $ahead } Verfügbarkeitspunkte vorn
objective-handicap = Vorgabe: Der stärkere Spieler ist der { $side ->
    [invader] Angreifer
   *[defender] Verteidiger
}
objective-bounded = (nie unter 1 und nie über dem, was die Karte hat)
objective-total = Der Angreifer braucht { $vp } VP.

## Planned and point-buy scenarios

deal-begun = Die Abmachung liegt in { $file }. Nun legt sich jeder Spieler auf ein Heer fest: { $command }
deal-planned = Das Szenario liegt in { $file }. Nun wählt der andere Spieler die Seite: { $command }
deal-sides-chosen = Die Seiten sind gewählt. Das Spiel entsteht mit: { $command }
deal-committed = Das Heer steht fest. { $file } bleibt geheim, bis beide Heere aufgedeckt werden.
deal-wait = Das andere Heer ist noch nicht aufgedeckt.
deal-objective = Das Ziel eines geplanten Szenarios liegt zwischen 1 und { $most } VP.
deal-nothing-to-choose = Nur die Seiten eines geplanten Szenarios werden gewählt.
deal-designer-chooses = { $player } hat das Szenario entworfen; die Seiten wählt der andere Spieler.
deal-chosen = Die Seiten sind schon gewählt.
deal-nothing-to-commit = Die Heere eines geplanten Szenarios sind nicht geheim.
deal-late-change = Der { $side ->
    [invader] Angreifer
   *[defender] Verteidiger
} hat sich schon festgelegt; eine späte Änderung wird abgewiesen.
deal-not-committed = Der { $side ->
    [invader] Angreifer
   *[defender] Verteidiger
} hat sich auf kein Heer festgelegt.
deal-other-not-committed = Der andere Spieler hat sich noch nicht festgelegt: Niemand deckt auf, bevor beide gewählt haben.
deal-other-army = Das ist nicht das Heer, auf das sich der { $side ->
    [invader] Angreifer
   *[defender] Verteidiger
} festgelegt hat.
deal-unreadable = Was die Datei über das Heer des { $side ->
    [invader] Angreifers
   *[defender] Verteidigers
} sagt, ist nicht lesbar.
deal-other-deal = „{ $about }“ ist eine andere Abmachung als diese.
deal-not-ready = Noch sind nicht beide Heere bekannt oder die Seiten nicht gewählt.
secret-no-entropy = Das System liefert keine Zufallszahlen; ohne sie bleibt kein Heer geheim.
secret-unreadable = Das ist kein Geheimnis eines Heeres.

## Campaign

campaign-heading = Die Kampagne um { $map }: { $invader } greift an, { $defender } verteidigt
campaign-game = Spiel { $game }
campaign-points = Verfügbarkeitspunkte: Angreifer { $invader }, Verteidiger { $defender }
campaign-razed = Schon vorher zerstört: { $hexes }
campaign-won = { $player } siegt als { $side ->
    [invader] Angreifer
   *[defender] Verteidiger
}; { $vp } VP wurden zerstört.
campaign-kills = { $side ->
    [invader] Der Angreifer hat einen Helden getötet.
   *[defender] Der Verteidiger hat Helden oder Drachen getötet: { $count }.
}
campaign-next-recruit = Spiel { $game }: { $count ->
    [one] Anwerben muss noch { $players }.
   *[other] Anwerben müssen noch { $players }.
}
campaign-next-raze = { $player } darf VP-Felder als zerstört markieren, bis zu { $vp } VP: { $command }
campaign-next-game = Spiel { $game } kann gespielt werden.
campaign-winner = Die Kampagne ist vorbei. { $player } siegt!
campaign-tied = Die Kampagne ist vorbei und steht immer noch gleich: Spielt eine neue.
campaign-two-players = { $player } kann nicht beide Seiten spielen.
campaign-recruited = Der { $side ->
    [invader] Angreifer
   *[defender] Verteidiger
} hat für dieses Spiel schon angeworben, oder es steht keines mehr an.
campaign-no-razing = Jetzt gibt es nichts als zerstört zu markieren.
campaign-no-vp = Feld { $hex } hat keine Siegpunkte.
campaign-too-much-razed = Diese Felder haben zusammen { $vp } VP; höchstens { $most } dürfen markiert werden.
campaign-no-game = Jetzt steht kein Spiel an.
campaign-other-game = Das ist nicht Spiel { $game } der Kampagne: Heere, Ziel, Karte oder Optionen sind andere.
campaign-untrue = Was die Datei über Spiel { $game } sagt, folgt nicht aus ihren Spielen.
campaign-no-record = Spiel { $game } hat keine Aufzeichnung.

## Tournament: the desk

tournament-heading = { $name }: { $system ->
    [elimination] einfaches K.-o.-System
    [double] doppeltes K.-o.-System
    [swiss] Schweizer System
   *[swiss-final] Schweizer System und Finale der besten acht
}, { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
tournament-begun = Das Turnier liegt in { $file }. Nun melden sich die Spieler: { $command }
tournament-entered = { $count ->
    [one] { $count } Spieler ist
   *[other] { $count } Spieler sind
} dabei. Die Regeln raten zu: { $system ->
    [elimination] einfaches K.-o.-System
    [double] doppeltes K.-o.-System
    [swiss] Schweizer System
   *[swiss-final] Schweizer System und Finale der besten acht
}.
tournament-round = Runde { $round } · { $scenario }
tournament-game = { $invader } greift an: Der { $side ->
    [invader] Angreifer
   *[defender] Verteidiger
} siegt, { $vp } VP zerstört
tournament-game-forfeit = { $invader } sollte angreifen: kampflos für den { $side ->
    [invader] Angreifer
   *[defender] Verteidiger
}
tournament-game-open = { $invader } greift an: noch kein Ergebnis
tournament-bye = { $player } hat ein Freilos: 2 Matchpunkte
tournament-goes-on = { $player } kommt kampflos weiter
tournament-winner = Das Turnier ist vorbei. { $player } siegt!
tournament-next-results = Noch ohne Ergebnis: { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}. Weiter mit: { $command }
tournament-next-swiss = Runde { $round } von { $rounds } kann ausgelost werden: { $command }
tournament-next-pair = Runde { $round } kann ausgelost werden: { $command }
tournament-checked = Das Protokoll stimmt, und { $rounds ->
    [one] { $rounds } Runde ist
   *[other] { $rounds } Runden sind
} so ausgelost, wie die Regeln es wollen.
tournament-simulated = { $players } Spieler, { $rounds } Runden; doppelte Begegnungen im Schweizer System: { $rematches }; meiste Freilose eines Spielers: { $byes }; Sieger: { $winner }
tournament-sides-even = Alle haben beide Seiten gleich oft gespielt.
tournament-sides-uneven = Jemand hat eine Seite öfter gespielt als die andere.
tournament-slowest = Die langsamste Auslosung dauerte { $seconds } s.
tournament-what-result = Gebraucht werden Aufzeichnungen, oder Spieler und Sieger eines Spiels.

## Tournament: refusals

tournament-rounds = Ein Turnier hat 1 bis { $most } Runden.
tournament-no-player = „{ $player }“ ist nicht im Turnier.
tournament-scenarios = „{ $plan }“ ist kein Plan: ein Szenario, „random esirien“, „random nurkott“ oder „random“.
tournament-open-games = Runde { $round } ist nicht zu Ende: Es fehlen Ergebnisse.
tournament-finished = Das Turnier ist vorbei.
tournament-too-few = Es braucht mindestens zwei Spieler.
tournament-too-many = Ein Turnier hat höchstens { $most } Spieler.
tournament-name-taken = „{ $player }“ ist schon im Turnier.
tournament-too-late = Für { $player } ist es zu spät, noch einzusteigen.
tournament-withdrawn = { $player } ist schon ausgestiegen.
tournament-announce = Ein Szenario „{ $scenario }“ zum Ansagen gibt es nicht.
tournament-bad-round = Runde { $round } lässt sich so nicht auslosen: Jeder, der spielt, hat einen Gegner oder das Freilos.
tournament-no-match = { $invader } und { $defender } spielen in dieser Runde nicht gegeneinander.
tournament-told-before = Das Spiel von { $invader } gegen { $defender } hat schon ein Ergebnis; „correct“ ändert es.
tournament-nothing-to-correct = Das Spiel von { $invader } gegen { $defender } hat noch kein Ergebnis.
tournament-correction-why = Warum wird das Spiel von { $invader } gegen { $defender } berichtigt? Ein Grund muss dabeistehen.
tournament-no-winner = Sieger von { $invader } gegen { $defender } ist der Angreifer oder der Verteidiger.
tournament-vp = { $vp } VP lassen sich nicht zerstören; die Karte hat { $most }.
tournament-no-round = Diese Runde gibt es nicht.
tournament-other-scenario = Die Aufzeichnung ist von { $found }; angesagt war { $scenario }.
tournament-printed-only = Turnierspiele werden ohne Elowyn gespielt, mit den Heeren und dem Ziel des Szenarios.
tournament-other-options = Das Spiel wurde mit anderen Optionen gespielt als denen des Turniers.
tournament-record-used = Diese Aufzeichnung wurde schon verwendet.
tournament-bad-table = Zeile { $line } der Tabelle ist nicht lesbar.
tournament-other-pairing = Runde { $round } ist nicht so ausgelost, wie die Regeln es wollen.
tournament-rematch = Runde { $round }: { $one } und { $two } hatten schon gegeneinander gespielt, und es gibt eine Paarung ohne das. Ändert die Runde in der Datei, oder spielt sie so.

## Why players meet

pair-random = durch das Los
pair-final = das Finale
pair-final-again = noch einmal das Finale: Das letzte endete unentschieden, auch nach Feinwertung
pair-equal = beide haben { $points ->
    [one] { $points } Matchpunkt
   *[other] { $points } Matchpunkte
}
pair-down-odd = { $player } wird von { $points } zu { $lower } Matchpunkten hinabgelost: Mit { $points } sind es ungerade viele, und { $player } hat die wenigsten Feinwertungspunkte ({ $tiebreak }), die möglich waren
pair-down-met = { $player } wird von { $points } zu { $lower } Matchpunkten hinabgelost: Unter denen mit { $points } bleibt kein Gegner, den die anderen entbehren könnten (Feinwertung: { $tiebreak })
pair-down-again = { $player } wurde schon einmal hinabgelost; niemand anderes konnte es sein
pair-not-met = sie sind sich noch nicht begegnet
pair-rematch = sie sind sich { $times ->
    [one] { $times } Mal
   *[other] { $times } Mal
} begegnet; ohne Wiederholung geht es nicht mehr
bye-random = durch das Los unter denen ohne Freilos
bye-again = durch das Los; Freilose bisher: { $byes }, und niemand mit weniger konnte es bekommen
bye-goes-on = durch das Los: Es sind ungerade viele Spieler übrig

## Columns

column-player = Spieler
column-match-points = Punkte
column-tiebreak = Feinwert.
column-games = Spiele
column-sides = Angr./Vert.
column-byes = Freil.
column-ladder = Leiter
column-rating = Glicko-2
column-ease = Vorteil Angr.

## Ratings

ratings-added = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
} hinzugefügt; { $all } im Buch.
ratings-of = { $player }: Wertung { $rating }
ratings-handicap = Der stärkere Spieler ist der { $side ->
    [invader] Angreifer: Das Ziel liegt { $vp } VP höher
   *[defender] Verteidiger: Das Ziel liegt { $vp } VP niedriger
}.
ratings-no-handicap = Zwischen diesen beiden gibt es keine Vorgabe.
ratings-teased = 10 oder mehr: Du suchst dir leichte Opfer!
ratings-empty = Das Buch enthält keine Spiele.
ratings-same-player = { $player } kann nicht gegen sich selbst spielen.
ratings-bad-game = Spiel { $game } des Buches ist nicht lesbar.
ratings-twice = Das Spiel von { $invader } gegen { $defender } steht schon im Buch.
ratings-period-over = Der Zeitraum „{ $period }“ ist vorbei: Ein anderer hat begonnen.
ratings-full = Ein Buch fasst höchstens { $most } Spiele.
ratings-simulated = { $games } Spiele: Ränge von Stärke und Wertung stimmen überein mit Korrelation { $correlation }.
ratings-side-found = { $scenario }: Der Vorteil des Angreifers ist { $ease }; gefunden: { $found } ± { $margin }
ratings-sides-within = Innerhalb ihrer Intervalle: { $within } von { $all } Szenarien.
