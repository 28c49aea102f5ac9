### Warum etwas nicht geht: ganze Sätze darüber, was im Weg steht.

no-game-over = Das Spiel ist zu Ende.
no-dice-first = Zuerst muss gewürfelt werden.
no-dice-due = Ein solcher Wurf steht nicht an.
no-other-side-decides = Die Entscheidung liegt { part-side-at }.
no-wrong-phase = In dieser Phase geht das nicht.
no-choice-first = Zuerst muss etwas anderes entschieden werden.
no-not-in-play = Eine solche Einheit ist nicht im Spiel.
no-not-yours = { $unit } gehört der anderen Seite.
no-wrong-kind = { $unit } kann so etwas nicht.
no-already-placed = { $unit } steht schon auf der Karte.
no-picked-already = Eine Einheit ist schon gewählt: Zuerst muss sie aufgestellt werden.
no-not-setup-area = In { $hex } darf keine Einheit aufgestellt werden.
no-cavalry-in-tower = Kavallerie kann nicht im Turm { $hex } bleiben.
no-stacked = { $hex } ist voll.
no-enemy-there = Feinde halten { $hex }.
no-monster-there = In { $hex } steht ein Monster.
no-friend-there = In { $hex } steht eine eigene Einheit.
no-dead-monster-there = Ein totes Monster versperrt { $hex }.
no-not-vacant = { $hex } ist nicht frei.

no-entry = Durch { $hex } betritt niemand die Karte.
no-off-map = Dort endet die Karte.
no-wall-between = Eine Mauer versperrt den Weg von { $from } nach { $dir }.
no-tower-wall = Der Turm hat von { $from } nach { $dir } keinen Eingang.
no-entrance-shut = Der Eingang von { $from } nach { $dir } ist zu.
no-water-there = Bei { $hex } ist Wasser im Weg.
no-ford-there = Diese Einheit kann die Furt { $hex } nicht betreten.
no-not-at-the-bank = Der Übergang { $hex } erreicht auf dieser Seite kein Ufer.
no-bridge-gone = Die Brücke { $hex } ist zerstört.
no-bridge-broken = Die Brücke { $hex } ist gebrochen und trägt niemanden.
no-cannot-move = { $unit } kann sich nicht bewegen.
no-too-few-mp = Das kostet { $need } MP, und nur { $have } sind übrig.
no-move-over = Der Zug von { $unit } ist zu Ende.
no-arrived-this-turn = { $unit } ist in dieser Runde eingetroffen und kann noch nicht ziehen.
no-unfinished = { $unit } muss zuerst den Durchzug beenden.
no-nowhere-to-end = Der Zug kann nicht in { $hex } enden.
no-turn-too-sharp = Die Drehung nach { $dir } ist zu scharf.
no-other-mode = { $unit } bewegt sich in dieser Runde schon auf andere Weise.
no-no-legs = { $unit } hat keine Beine mehr.
no-legs-too-weak = Die Beine von { $unit } sind zu schwer verletzt.
no-wings-too-weak = Die Flügel von { $unit } sind zu schwer verletzt.
no-in-flight = { $unit } ist in der Luft.
no-not-in-flight = { $unit } ist nicht in der Luft.
no-not-on-tower = { $unit } ist nicht auf einem Turm.
no-too-far = Mehr als { $most } geht hier nicht.
no-fly-straight-first = Im Flug geht es zuerst mindestens zwei Hexfelder geradeaus.
no-must-land = { $unit } muss landen.
no-took-off-this-turn = { $unit } hat in dieser Runde abgehoben.
no-cannot-land-there = In { $hex } kann niemand landen.
no-fog-there = Nebel liegt über { $hex }.
no-whirlwind-there = Ein Wirbelsturm tobt in { $hex }.
no-not-empty = { $hex } ist nicht leer.
no-no-gate-ahead = { $unit } steht vor keinem Tor, das sich durchbrechen ließe.
no-already-tried = { $unit } hat es in dieser Runde schon versucht.
no-nothing-to-raze = In { $hex } gibt es nichts zu verwüsten.
no-no-enemy-here = In { $hex } ist kein Feind.
no-already-overrun = Die Einheiten in { $hex } wurden schon überrannt.
no-overrun-into-tower = Im Turm { $hex } kann niemand überrannt werden.
no-berserk = { $unit } läuft Amok und gehorcht nicht.
no-must-leave = { $unit } muss zuerst das Hexfeld verlassen.
no-must-act = Die Phase kann nicht enden: { $unit } muss noch handeln.
no-not-on-bridge = { $unit } steht auf keiner Holzbrücke.
no-already-prepared = Die Zerstörung der Brücke { $hex } ist schon vorbereitet.

no-no-fire-left = { $unit } hat kein Feuer mehr.
no-no-head = { $unit } hat keinen Kopf mehr.
no-flew-or-slithered = { $unit } ist in dieser Runde geflogen oder hat sich geschlängelt.
no-crashed = { $unit } ist in dieser Runde abgestürzt.
no-not-in-front = Der Weg nach { $dir } liegt nicht vor dem Monster.
no-fire-blocked = Das Feuer kann nicht nach { $hex } dringen.
no-no-tower-in-line = In der Feuerlinie liegt kein Turm.
no-already-attacked = { $unit } hat in dieser Runde schon angegriffen.
no-cannot-attack = { $unit } kann nicht angreifen.
no-lost-courage = { $unit } hat in dieser Runde den Mut verloren.
no-militia-needs-hero = { $unit } wagt ohne einen Helden in der Nähe keinen Angriff.
no-target-flies = { $unit } fliegt außer Reichweite.
no-target-dead = { $unit } ist schon tot.
no-submerged = { $unit } ist untergetaucht: So weit vom Ufer trifft kein Geschoss.
no-own-unit = { $unit } gehört zu den eigenen Leuten.
no-not-adjacent = { $hex } ist nicht benachbart.
no-no-opening = Nach { $hex } gibt es keine Öffnung.
no-out-of-range = Das Ziel ist außer Reichweite: höchstens { $most ->
    [one] { $most } Hexfeld
   *[other] { $most } Hexfelder
}.
no-no-sight = { $hex } ist nicht zu sehen.
no-area-not-exposed = { $area ->
    [head] Der Kopf ist von dort nicht zu treffen.
    [wings] Die Flügel sind von dort nicht zu treffen.
    [legs] Die Beine sind von dort nicht zu treffen.
   *[belly] Der Bauch ist von dort nicht zu treffen.
}
no-no-such-area = { $area ->
    [head] Der Kopf kommt hier nicht in Frage.
    [wings] Die Flügel kommen hier nicht in Frage.
    [legs] Die Beine kommen hier nicht in Frage.
   *[belly] Der Bauch kommt hier nicht in Frage.
}
no-area-out-of-reach = { $area ->
    [head] Der Kopf reicht
    [wings] Die Flügel reichen
    [legs] Die Beine reichen
   *[belly] Der Bauch reicht
} nicht bis { $hex }.
no-groups-spent = { $area ->
    [head] Der Kopf hat schon angegriffen.
    [wings] Die Flügel haben schon angegriffen.
    [legs] Die Beine haben schon angegriffen.
   *[belly] Der Bauch hat schon angegriffen.
}
no-struck-already = { $hex } wurde in dieser Phase schon angegriffen.
no-one-target-at-a-time = Zuerst muss der Angriff auf { $hex } ausgeführt werden.
no-nothing-aimed = Noch zielt nichts.
no-in-fog = Der Nebel lässt in { $hex } keinen Angriff zu.
no-in-whirlwind = Der Wirbelsturm lässt in { $hex } keinen Angriff zu.

no-never-scales = { $unit } erklettert keine Mauern: Das tut nur der Angreifer.
no-no-wall-there = Von { $from } nach { $dir } gibt es keine Mauer zu erklettern.
no-ladder-gone = { $unit } hat keine Leitern mehr.
no-enemies-beyond = Feinde neben { $hex } machen das Klettern unmöglich.
no-no-room-to-withdraw = Wer in { $hex } steht, kann nicht ausweichen.
no-no-entrance-there = Von { $from } nach { $dir } gibt es keinen Eingang.
no-no-need-to-break = Der Eingang von { $from } nach { $dir } muss nicht durchbrochen werden.
no-captive = { $unit } ist gefangen: Niemand bewegt sie, bevor sie frei ist.
no-nobody-to-take = In { $hex } ist keine Gefangene, die man mitnehmen könnte.
no-exit-here = Bei { $hex } führt keine Straße von der Karte.
no-not-the-way = { $unit } nimmt einen kürzesten freien Weg zum nächsten Ausgang, keinen anderen.
no-gate-guarded = Feinde in { $hex } bewachen das Tor.
no-table-says-no = Die Tabelle hat hier keine Zahl für { $unit }.
no-climbed = { $unit } hat in dieser Runde versucht, eine Mauer zu erklettern.
no-joined-already = { $unit } beteiligt sich schon am Angriff.
no-no-bolt-kept = { $unit } hält keinen Blitz für diesen Angriff bereit.
no-cannot-swim-there = Eine Seeschlange bleibt im Wasser: nach { $hex } kann sie nicht schwimmen.
no-hero-cannot-follow = Kein Held kann mit { $unit } klettern.

no-no-elemental-ground = Kein Elementar kann { $hex } betreten.
no-no-elemental-left = Ein solcher Elementar ist nicht mehr zu beschwören.
no-not-controlled = { $unit } ist außer Kontrolle.
no-just-summoned = { $unit } wurde in dieser Runde beschworen und kann noch nicht ziehen.
no-no-elemental = { $unit } ist kein Elementar auf der Karte.

no-too-few-sp = Das kostet mehr Spruchpunkte, als übrig sind: { $need } statt { $have }.
no-cast-already = { $unit } hat in dieser Runde schon gezaubert.
no-wrong-radius = Der Radius dieses Zaubers ist 0, 1 oder 2.
no-not-in-this-game = Das gehört nicht zu diesem Spiel.

no-area-full = { $area ->
    [head] Der Kopf kann keinen Schaden mehr nehmen.
    [wings] Die Flügel können keinen Schaden mehr nehmen.
    [legs] Die Beine können keinen Schaden mehr nehmen.
   *[belly] Der Bauch kann keinen Schaden mehr nehmen.
}
no-other-areas-first = { $area ->
    [head] Andere Körperteile kommen vor dem Kopf.
    [wings] Andere Körperteile kommen vor den Flügeln.
    [legs] Andere Körperteile kommen vor den Beinen.
   *[belly] Andere Körperteile kommen vor dem Bauch.
}
no-not-a-bridge-end = { $hex } ist kein Ende der Brücke.
no-cannot-stop-now = Der Angriff lässt sich nur am Ende des Zuges des Angreifers beenden.
