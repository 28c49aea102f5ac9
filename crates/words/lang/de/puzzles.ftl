### Aufgaben.

puzzles-title = Aufgaben
puzzles-intro = Kleine Stellungen mit je einer Frage und einer genauen Antwort. Beurteilt werden deine Entscheidungen, nicht die Würfel: Wer nichts verschenkt, hat die Aufgabe gelöst.
puzzles-rating = Deine Wertung: { $rating } ± { $margin }
puzzles-count = { $solved } von { $tried } beim ersten Versuch gelöst; es gibt { $all } Aufgaben.
puzzles-streak = In Folge gelöst: { $now }, Bestwert { $best }
puzzles-day = Aufgabe des Tages
puzzles-next = Nächste Aufgabe
puzzles-all = Alle Aufgaben
puzzles-theme = Thema
puzzles-difficulty = Schwierigkeit
puzzles-tried = Deine Versuche
puzzles-any = alle
puzzles-easy = leicht
puzzles-middle = mittel
puzzles-hard = schwer
puzzles-very-hard = sehr schwer
puzzles-new = noch nicht versucht
puzzles-was-solved = Gelöst
puzzles-was-failed = Nicht gelöst
puzzles-found = { $count ->
    [one] Eine Aufgabe
   *[other] { $count } Aufgaben
}
puzzles-rated = Schwierigkeit { $rating }
puzzles-loading = Die Aufgaben werden geholt …
puzzles-computing = Es wird ausgerechnet, was deine Entscheidungen wert sind …
puzzles-unreachable = Die Aufgaben können gerade nicht geholt werden.
puzzles-missing = Eine solche Aufgabe gibt es hier nicht.
puzzles-kept = Aufgaben: Wertung und Versuche
puzzles-question = { $side ->
    [invader] Der Angreifer
   *[defender] Der Verteidiger
} ist am Zug. Ziel: { $goals } { $span ->
    [1] bis zum Ende dieses Spielerzugs.
    [2] – und so muss es auch nach der Antwort des Gegners stehen.
   *[other] bis zum Ende deines nächsten Spielerzugs.
}
puzzles-both = { $one } und { $other }
puzzles-goal-win = das Spiel gewinnen
puzzles-goal-survive = das Spiel nicht verlieren
puzzles-goal-destroy = { $vp } weitere VP zerstören
puzzles-goal-spare = weniger als { $vp } VP zerstören lassen
puzzles-goal-kill = { $unit } vernichten
puzzles-goal-keep = { $unit } retten
puzzles-goal-raze = { $hex } verwüsten
puzzles-goal-guard = { $hex } nicht verwüsten lassen
puzzles-goal-cripple = den Schaden von { $unit } ({ $area }) auf { $points } bringen
puzzles-finish = Mein Zug ist fertig
puzzles-solved = Nichts verschenkt: Das beste Spiel hat eine Aussicht von { $best } %, und deines auch.
puzzles-failed = Das beste Spiel hat eine Aussicht von { $best } %; deine Entscheidungen haben { $cost } Punkte davon verschenkt.
puzzles-slip = „{ $done }“ senkte die Aussicht von { $before } % auf { $after } %.
puzzles-better = Besser: { $better }
puzzles-tempting = Verlockend, aber nur { $worth } % wert: { $steps }
puzzles-show = Auf dem Spielplan zeigen
puzzles-change = Deine Wertung: { $before } → { $after }
puzzles-unchanged = Nur der erste Versuch zählt: Deine Wertung bleibt, wie sie ist.
puzzles-try-again = Noch einmal versuchen
puzzles-theme-win = Das Spiel gewinnen
puzzles-theme-kill = Niederstrecken
puzzles-theme-cripple = Ein Monster lähmen
puzzles-theme-escape = Entkommen
puzzles-theme-raze = Verwüsten
puzzles-theme-guard = Schützen
puzzles-theme-magic = Magie
puzzles-theme-gates = Tore und Mauern
puzzles-theme-missiles = Geschosse
puzzles-theme-fire = Drachenfeuer
puzzles-theme-flight = Flug und Sprung
puzzles-theme-together = Mehrere Einheiten zusammen
