### Was im Browser aufbewahrt wird.

kept-trouble = { $why ->
    [forbidden] Dieser Browser lässt die Seite nichts aufbewahren: Die Daten dieser Website sind gesperrt, oder das Fenster ist privat.
    [full] Für die Daten dieser Website ist kein Platz mehr.
    [blocked] Ein anderer Tab mit einer älteren Ausgabe dieser Seite hält fest, was aufbewahrt ist. Bitte schließe ihn.
    [newer] In einem anderen Tab ist eine neuere Ausgabe dieser Seite offen. Bitte lade diese neu.
   *[other] Was hier aufbewahrt ist, ist nicht erreichbar ({ $reason }).
}
kept-in-memory = Du kannst weitermachen, aber was du tust, bleibt nur, solange dieser Tab offen ist. Speichere es als Datei, bevor du gehst.
kept-none = { $what ->
    [games] Dieses Spiel liegt nicht in diesem Browser.
    [deals] Diese Abmachung liegt nicht in diesem Browser.
    [campaigns] Diese Kampagne liegt nicht in diesem Browser.
    [tournaments] Dieses Turnier liegt nicht in diesem Browser.
   *[other] Das liegt nicht in diesem Browser.
}
kept-unreadable = { $what ->
    [games] Dieses Spiel ist hier aufbewahrt, lässt sich aber nicht lesen. Es bleibt, wie es ist.
    [deals] Diese Abmachung ist hier aufbewahrt, lässt sich aber nicht lesen. Sie bleibt, wie sie ist.
    [secrets] Was dieses Heer aufdeckt, ist hier aufbewahrt, lässt sich aber nicht lesen. Es bleibt, wie es ist.
    [campaigns] Diese Kampagne ist hier aufbewahrt, lässt sich aber nicht lesen. Sie bleibt, wie sie ist.
    [tournaments] Dieses Turnier ist hier aufbewahrt, lässt sich aber nicht lesen. Es bleibt, wie es ist.
    [ratings] Das Buch der gewerteten Spiele ist hier aufbewahrt, lässt sich aber nicht lesen. Es bleibt, wie es ist.
   *[other] Das ist hier aufbewahrt, lässt sich aber nicht lesen. Es bleibt, wie es ist.
}
kept-unreadable-ones = Nicht lesbar
kept-save-one = Als Datei speichern
kept-not-sealed = Das Heer ist nicht versiegelt: Dieser Browser behält nicht, was es wieder aufdecken würde.
kept-all = Alles, was aufbewahrt ist
kept-all-help = Eine Datei fasst alle Spiele, Kampagnen, Turniere, Wertungen, Abmachungen über Heere und Einstellungen: für einen anderen Browser, oder falls dieser geleert wird.
kept-save-all = Alles als Datei speichern
kept-load-all = So eine Datei laden
kept-loaded = Neu: { $new }. Schon hier: { $same }. Neben anderes gelegt: { $beside }.
kept-what = { $what ->
    [ratings] das Buch der gewerteten Spiele
    [secrets] ein versiegeltes Heer
   *[other] die Einstellung „{ $name }“
}
kept-differs = Die Datei sagt etwas anderes als dieser Browser: { $names }. Was soll gelten?
kept-take = Die Datei
kept-leave = Was hier ist
kept-replaced = Aus der Datei übernommen: { $count }.
kept-no-header = so eine Datei beginnt mit der Zeile „{ $header }“
kept-later = eine spätere Ausgabe dieser Seite hat sie geschrieben
kept-setting-unreadable = Die Einstellung „{ $name }“ lässt sich nicht lesen: „{ $value }“. Sie bleibt, wie sie ist, bis du eine andere wählst.
kept-player-lost = Der Computerspieler antwortet nicht ({ $reason }). Bitte versuche es noch einmal.
