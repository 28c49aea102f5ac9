### Die Seite jenseits eines einzelnen Kampfes: der Weg dorthin, Heere, Abmachungen, Kampagne.

## The way there

screen-league = Mehr als ein Kampf
screen-army = Heere
screen-army-about = Eigene Heere nach Punkten anwerben, offen oder geheim, und gegeneinander antreten lassen.
screen-campaign = Kampagne
screen-campaign-about = Fünf verbundene Spiele um eine Stadt: Sieg und Niederlage entscheiden, wer als Nächstes angeworben werden kann.

## The army builder

screen-army-purpose = Wofür?
screen-army-point-buy = Punktkauf: 80 gegen 75 Punkte
screen-army-planned = Geplantes Szenario: Einer entwirft, der andere wählt die Seite
screen-army-map = Karte
screen-army-price = Preis: { $points } · in der Schachtel: { $there }
screen-army-more = Eins mehr: { $kind }
screen-army-fewer = Eins weniger: { $kind }
screen-army-points = { $least } bis { $most } Punkte
screen-army-points-most = höchstens { $most } Punkte
screen-army-units = { $least } bis { $most } Einheiten
screen-army-units-most = höchstens { $most } Einheiten
screen-army-random = Ein Heer auslosen
screen-army-clear = Leeren
screen-army-objective = Was zerstört werden muss
screen-army-play = Aufeinandertreffen
screen-army-not-yet = Der Kampf kann beginnen, sobald beide Heere angeworben werden dürfen.
screen-army-share = Link zu diesen Heeren kopieren
screen-army-copied = Der Link ist kopiert; er enthält beide Heere.
screen-army-bad-link = Die Heere dieses Links sind nicht lesbar.

## How a side comes to its army

screen-recruit = Anwerben
screen-recruit-choose = Das Heer wählen
screen-recruit-seal = Versiegeln
screen-recruit-seal-help = Ein versiegeltes Heer wird erst aufgedeckt, wenn beide gewählt haben, und lässt sich bis dahin nicht ändern.
screen-recruit-sealed = Gewählt und versiegelt:
screen-recruit-open = Das Heer aufdecken
screen-recruit-save = Speichern, was das Siegel öffnet
screen-recruit-load = Laden, was das Siegel öffnet

## Agreements

screen-pact-secret = Im Geheimen
screen-pact-secret-help = Beide wählen geheim, an diesem Bildschirm oder weit voneinander, und decken gemeinsam auf. Die Siegel sorgen dafür, dass niemand es sich anders überlegt. Der Link oder die Datei geht hin und her.
screen-pact-planned = Als geplantes Szenario anbieten
screen-pact-planned-help = Einer entwirft beide Heere, der andere sucht sich eines aus. Der Link oder die Datei geht an ihn.
screen-pact-name = Name der Abmachung
screen-pact-designer = Wer hat es entworfen?
screen-pact-designed = { $player } hat dieses Szenario entworfen. Wer tritt dagegen an, und auf welcher Seite?
screen-pact-chooser = Name
screen-pact-take = { $side ->
    [invader] Ich greife an
   *[defender] Ich verteidige
}
screen-pact-begin = Abmachen
screen-pact-kept = Abmachungen
screen-pact-load = Abmachung laden
screen-pact-share = Link zu dieser Abmachung kopieren
screen-pact-copied = Der Link ist kopiert; er enthält die Abmachung, wie sie jetzt ist.
screen-pact-save = Abmachung speichern
screen-pact-join = Datei des anderen Spielers übernehmen
screen-pact-link = Der Link
screen-pact-bad-link = Die Abmachung dieses Links ist nicht lesbar.

## Campaign

screen-campaign-new = Eine neue Kampagne
screen-campaign-load = Kampagne laden
screen-campaign-save = Kampagne speichern
screen-campaign-over = vorbei
screen-campaign-elsewhere = Diese Kampagne ist in einem anderen Tab geöffnet. Wer hier weitermachen will, lädt diese Seite neu.
screen-campaign-back = Zurück zur Kampagne
screen-campaign-sixth = Nach fünf Spielen steht es gleich: Dieses entscheidet.
screen-campaign-raze = Der Verteidiger liegt weit vorn: { $player } darf VP-Felder als zerstört markieren, bis zu { $vp } VP, auf der Karte oder hier.
screen-campaign-marked = Markiert: { $vp } von { $most } VP
screen-campaign-raze-these = Diese als zerstört markieren
screen-campaign-suggest = Vorschlagen
screen-campaign-play = Das Spiel spielen
screen-campaign-go-on = Weiterspielen
screen-campaign-record = Aufzeichnung übernehmen
screen-campaign-by-hand = Am Tisch gespielt, ohne Aufzeichnung?
screen-campaign-winner = Sieger
screen-campaign-killed = { $side ->
    [invader] Helden, die der Angreifer getötet hat
   *[defender] Helden und Drachen, die der Verteidiger getötet hat
}
screen-campaign-tell = Ergebnis eintragen
screen-campaign-points = Verfügbarkeitspunkte
screen-campaign-now = Jetzt
screen-campaign-gains = { $player }: { $before } + { $gained } für das Spiel + { $bonus } für Getötete = { $after } Punkte
screen-campaign-look = Auf der Karte
screen-campaign-map = Die Karte von Spiel { $game }
screen-campaign-map-end = Wie Spiel { $game } endete
