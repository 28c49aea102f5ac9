# Was die Würfel einer Aufzeichnung beweisen und was an ihnen nicht stimmt, für Seite und Terminal. docs/DICE.md erklärt es.

proof-verified = { $rolls ->
    [0] Die Aufzeichnung ist in Ordnung; noch sind keine Würfel gefallen.
    [one] Der einzige Wurf dieser Aufzeichnung ist der, den ihre drei Ketten ergeben.
   *[other] Alle { $rolls } Würfe dieser Aufzeichnung sind die, die ihre drei Ketten ergeben.
}
proof-proven = Bewiesen:
proof-open = Nicht bewiesen:
proof-legal = Jede Aktion ist erlaubt, und die Partie kam dorthin, wo die Aufzeichnung es sagt.
proof-dice = Jeder Wurf folgt aus drei Geheimnissen, einem des Servers und einem jedes Spielers, die alle vor der Partie feststanden. Wer seine eigene Wurzel und Beigabe hier findet, weiß: Niemand konnte einen Wurf aussuchen, ändern oder wiederholen.
proof-look-ahead = Dass niemand die Würfel vorher kannte: Beide Spieler haben ihr Geheimnis dem Server anvertraut, und wer ihn betreibt, könnte vorausschauen.
proof-kept = Dass niemand die Würfel vorher kannte: Laut Aufzeichnung hat ein Spieler sein Geheimnis selbst behalten, und dann konnte niemand weiter vorausschauen, als dieser Spieler gezeigt hatte; aber das sagt sie nur.
proof-origin = Dass die Geheimnisse von zwei Menschen stammen: Eine ganze Aufzeichnung lässt sich erfinden. Nur du kennst deine eigene Wurzel und Beigabe.
proof-players = Wer gespielt und wer entschieden hat: Namen und Entscheidungen sind nicht unterschrieben.
proof-unsealed = Wer welche Seite spielte und wer sein Geheimnis selbst behielt: Diese Aufzeichnung ist von der ersten Fassung dieser Beweise, die beides sagt, aber nicht versiegelt.
proof-unfinished = Wie die Partie weiterging: Die Aufzeichnung endet vor der Partie.
proof-none = Diese Aufzeichnung sagt nichts über ihre Würfel. Sie folgten einem Startwert, wie in jeder Partie, die nicht über das Netz gespielt wird, und beweisen nichts.
proof-refused = Die Würfel von { $file } sind nicht bewiesen, wegen Zeile { $line }: { $reason }
proof-stray = Wert { $index } der Kette { $party ->
    [S] des Servers
    [1] des ersten Spielers
   *[2] des zweiten Spielers
} führt nicht zu ihrer Wurzel
proof-terms = das Siegel gehört nicht zu diesen Wurzeln, Beigaben und Bedingungen der Partie oder nicht zu diesen Plätzen und dieser Verwahrung
proof-seats = die Aufzeichnung sagt, dass um die Seiten gewürfelt wurde, aber das geschieht in dieser Partie nicht
proof-sides = die Plätze, die hier stehen, sind nicht die der Partie
proof-unopened = Wurf { $index } braucht einen Wert der Kette { $party ->
    [S] des Servers
    [1] des ersten Spielers
   *[2] des zweiten Spielers
}, die nur bis { $opened } gezeigt ist
proof-differs = hier steht der Wurf { $said }, aber die drei Ketten ergeben { $due } (Wurf { $index })
proof-exhausted = es gibt mehr Würfe, als die Ketten Werte haben
proof-places = { $said ->
    [0] Wurf Nummer { $roll } der Partie hat keinen Platz in den Ketten; es muss { $due } sein
   *[other] { $due ->
        [0] für Wurf Nummer { $roll } steht ein Platz da, aber die Partie hat keinen solchen Wurf
       *[other] Wurf Nummer { $roll } der Partie hat den Platz { $said }; es muss { $due } sein
    }
}
proof-unlike = so wird die Aufzeichnung dieser Partie nicht geschrieben, oder davor fehlt etwas
proof-expected = hier muss „{ $what } …“ stehen
proof-bad-value = „{ $text }“ kann in einem Beweis hier nicht stehen
proof-too-much = der Beweis endet vor dieser Zeile
proof-order = Platz { $index } kann hier nicht kommen: sie wachsen, bis { $most }
