### Texte des Terminalprogramms.

## Befehle: die Wörter, die man eintippen kann. Die englischen gehen in jeder Sprache.

command-help = hilfe
command-undo = zurück
command-save = speichern
command-board = karte
command-sheet = bogen
command-log = protokoll
command-rules = regeln
command-odds = chancen
command-hint = tipp
command-list = liste
command-concede = aufgeben
command-quit = ende
command-yes = ja
command-no = nein

## Spiel

welcome = Willkommen bei Dragon Rage!
scenario-line = Szenario: { $name }. Siegpunkte, die der Angreifer braucht: { $objective }.
seed-line = Die Würfel folgen dem Startwert { $seed }.
choices-heading = Zur Wahl steht:
choices-of = { $what }:
prompt = Deine Wahl (Nummer, Notation, ? für Hilfe):
prompt-side = { $side ->
    [invader] Angreifer
   *[defender] Verteidiger
}, deine Wahl (Nummer, Notation, ? für Hilfe):
help =
    Was du eintippen kannst:
      3              Nummer 3 der Liste wählen
      INF3 0907      die Einheit geht auf dem billigsten Weg dorthin oder wird dort aufgestellt
      ? INF3 0907    ist das möglich, und wenn nicht, warum?
      – { command-undo }: die letzte Aktion zurücknehmen, solange nicht gewürfelt wurde
      – { command-list }: alle Möglichkeiten zeigen
      – { command-board }: die Karte zeigen
      – { command-sheet }: den Zustand der Monster zeigen
      – { command-log }: zeigen, was bisher geschah
      – { command-odds }: die Chancen der Würfe zeigen, zu denen deine Möglichkeiten führen
      – { command-hint }: den Computerspieler nach dem Besten fragen, was jetzt zu tun ist
      – { command-rules } NUMMER: eine Regel zeigen, etwa 2.5.3-a
      – { command-save } DATEI: das Spiel speichern
      – { command-concede }: das Spiel verloren geben
      – { command-quit }: das Spiel verlassen
      – { command-help }: diese Seite zeigen
    Abkürzungen: MP = Bewegungspunkte, VP = Siegpunkte; ein Zauber kostet Spruchpunkte.
undone = Zurückgenommen.
nothing-to-undo = Es gibt nichts zurückzunehmen.
undo-after-dice = Das lässt sich nicht zurücknehmen: Würfel sind gefallen, oder die andere Seite entscheidet.
not-saved = Dieses Spiel konnte nicht gespeichert werden.
saved-automatically = Das Spiel wird von selbst in { $file } gespeichert.
resumed = Spiel aus { $file } fortgesetzt.
no-game-to-resume = Es gibt kein Spiel, das man fortsetzen könnte.
not-understood = „{ $input }“ ist unverständlich. Tippe eine Nummer der Liste, eine Aktion wie „INF3 0907“ oder „{ command-help }“.
not-a-choice = { $number } steht nicht in der Liste: Wähle von 1 bis { $most }.
ambiguous = „{ $input }“ kann mehreres bedeuten: { $matches }.
possible = „{ $input }“ ist möglich.
not-possible = Nicht möglich: { $reason } [{ $rules }]
confirm-surrender = Nimmst du das an? Wenn nicht, spielst du weiter, und es wird nicht noch einmal gefragt. ({ command-yes }/{ command-no })
confirm-concede = { $side ->
    [invader] Gibt der Angreifer wirklich auf?
   *[defender] Gibt der Verteidiger wirklich auf?
} ({ command-yes }/{ command-no })
confirm-quit = Das Spiel verlassen? ({ command-yes }/{ command-no })
game-over = Das Spiel ist zu Ende.
thanks = Danke fürs Spielen!
reserve-line = { $side ->
    [invader] Einheiten des Angreifers außerhalb der Karte
   *[defender] Einheiten des Verteidigers außerhalb der Karte
}: { $units }
odds-heading = Chancen der Würfe, zu denen deine Möglichkeiten führen
no-odds = Keine deiner Möglichkeiten führt zu einem Wurf.
hint-heading = Was ein starker Spieler jetzt erwägt, mit der Gewinnchance (und dem Vorteil gegenüber dem Ende der Phase)
hint-line = { $chance } % ({ $gain })  { $what }
hint-none = Hier gibt es nichts zu raten.
log-heading = Was bisher geschah
log-empty = Noch ist nichts geschehen.
option-line = { $option }: { $value }

## Legende der Karte

legend-heading = Legende
legend-wall = Mauer
legend-gate = Tor
legend-door = Tür
legend-smashed = durchbrochener Eingang oder durchbrochene Mauer
legend-open = offener Eingang
legend-vp = Siegpunkte
legend-prepared-bridge = Brücke, zur Zerstörung vorbereitet
legend-broken-bridge = gebrochene Brücke
legend-burned-bridge = zerstörte Brücke
legend-boost = gestärkte Moral
legend-dead-monster = totes Monster
legend-flying = in der Luft
legend-facing = Ausrichtung
legend-road = Straße
legend-stack = mehrere Einheiten in einem Hexfeld
stack-line = { $hex }: { $units }

## Monsterbogen

sheet-no-monsters = Es sind keine Monster im Spiel.
sheet-fire-left = { $left ->
    [one] noch { $left } Feuerstoß
   *[other] noch { $left } Feuerstöße
}
sheet-mp = MP: { $left }/{ $full }
sheet-berserk = läuft Amok
sheet-captive = gefangen

## Fehler und Prüfungen

cannot-write = { $file } lässt sich nicht schreiben: { $reason }
replay-upgraded = Umgestellt: alle { $actions } Entscheidungen und Würfe sind mit Ausgabe { $edition } und Version { $rules } der Regeln möglich.
replay-upgraded-part = Umgestellt, so weit es geht: { $actions } Entscheidungen und Würfe mit Ausgabe { $edition } und Version { $rules } der Regeln. In Zeile { $line } geht es nicht weiter: { $reason }
replay-equal = { $actions ->
    [one] { $actions } Aktion nachgespielt
   *[other] { $actions } Aktionen nachgespielt
}: Die Endstellung ist die aufgezeichnete.
data-problems = { $count ->
    [one] { $count } Problem
   *[other] { $count } Probleme
} in den Daten:
data-fine = Die Daten sind in Ordnung ({ $count ->
    [one] { $count } Prüfung bestanden
   *[other] { $count } Prüfungen bestanden
}).
cases-summary = { $file }: Bestandene Fälle: { $passed }; nicht bestandene: { $failed }.
unknown-language = Eine Sprache „{ $code }“ gibt es nicht. Zur Wahl stehen: { $known }.
objective-not-in-manual-mode = Im Siegmodus ‚manual‘ steht das Ziel fest [M-p]: --option victory_mode=objective hilft.
unknown-rule = Eine Regel „{ $id }“ gibt es nicht.
bad-number = „{ $value }“ geht hier nicht: eine Zahl über { $least }, höchstens { $most }.
argument-file = DATEI
argument-id = NUMMER
missing-argument = Es fehlt etwas: { $argument }.

## Regeln

rules-similar = Ähnliche Nummern: { $ids }
rules-section = Abschnitt: { $section }
rules-in-english = Diese Regel gibt es nur auf Englisch:

## Simulation und Messungen

simulate-heading = { $scenario }: { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}
column-invader-wins = Siege des Angreifers
column-defender-wins = Siege des Verteidigers
column-mean-turns = Runden (Mittel)
column-mean-vp = Siegpunkte (Mittel)
rule-stats-heading = Angeführte Regeln: { $count }
column-events = Ereignisse
column-refusals = Ablehnungen
simulate-undecided = { $count ->
    [one] { $count } Spiel blieb unentschieden.
   *[other] { $count } Spiele blieben unentschieden.
}
end-reason-objective = Ziel erreicht
end-reason-all-destroyed = alle Siegpunkte zerstört
end-reason-invaders-dead = alle Angreifer tot
end-reason-no-destruction = zehn Runden ohne Siegpunkte
end-reason-no-invader-inside = zehn Runden außerhalb der Mauern
end-reason-elowyn-rescued = Elowyn gerettet
end-reason-stopped = Angriff beendet
end-reason-conceded = aufgegeben
study-won = gewonnen
study-lost = verloren
study-games = Spiele, vom Angreifer gesehen
study-middle = Median
study-less = höchstens
study-more = mehr
study-hex = { $place }: { $razed } × verwüstet, im Mittel in Runde { $turn }. Der Angreifer gewinnt, wo es als erstes fällt: { $first }; wo es gehalten wird: { $kept }
study-unfinished = { $file }: Das Spiel ist nicht zu Ende und bleibt außer Betracht
study-nothing = Unter diesen Aufzeichnungen ist kein beendetes Spiel.
study-all = Was mehr davon dem Angreifer bringt, in Prozent der Spiele: Mittel der Szenarien, 95-%-Intervall, Szenarien
study-posts = Wo vor der ersten Runde jemand steht: { $posts }
study-turns = Runden
study-first-vp = Runde der ersten VP
study-vp-after-three = VP nach drei Runden
study-vp-after-six = VP nach sechs Runden
study-vp-moving = VP in der Bewegung verwüstet
study-vp-fire = VP durch Feuer verwüstet
study-vp-melee = VP im Nahkampf verwüstet
study-vp-elementals = VP von Elementaren verwüstet
study-breaths = Feuerstöße
study-breaths-by-six = Feuerstöße bis Runde sechs
study-landings = Landungen
study-smashed = Eingänge durchbrochen
study-scaled = Mauern erklettert
study-monsters-lost = Monster verloren
study-invader-troops-lost = Truppen des Angreifers verloren
study-invader-troops-lost-by-six = Truppen des Angreifers verloren bis Runde sechs
study-defender-troops-lost = Truppen des Verteidigers verloren
study-defender-troops-lost-by-six = Truppen des Verteidigers verloren bis Runde 6
study-invader-leaders-lost = Helden und Magier des Angreifers verloren
study-defender-leaders-lost = Helden und Magier des Verteidigers verloren
study-blows = Hiebe auf Monster
study-shots = Schüsse auf Monster
study-gathered = Wie oft vier oder mehr in einer Runde ein Monster angriffen
study-attacks-by-three = Angriffe auf Monster in den ersten drei Runden
study-attacks-at-once = Angriffe auf ein Monster in einer Runde
study-at-head = Angriffe auf den Kopf in drei Runden, %
study-at-wings = Angriffe auf die Flügel in drei Runden, %
study-at-legs = Angriffe auf die Beine in drei Runden, %
study-at-belly = Angriffe auf den Bauch in drei Runden, %
study-first-wing = Runde, in der der erste Flügel ausfällt
study-by-head = Große Monster am Kopf getötet
study-by-hero = Große Monster von einem Helden getötet
study-by-elemental = Große Monster von einem Elementar getötet
study-by-belly = Große Monster am Bauch getötet
study-beside = Verteidiger neben großen Monstern bis Runde 6
study-apart = Felder zwischen großen Monstern bis Runde sechs
study-outside = Große Monster vor den Mauern bis Runde sechs, %
study-boosts = Moralstärkung gezaubert
study-fogs = Nebel gezaubert
study-whirlwinds = Wirbelstürme gerufen
study-lightnings = Blitze geschleudert
study-elementals = Elementare beschworen
study-elementals-loose = Elementare, die niemandem mehr gehorchen
study-guards-at-start = VP-Felder am Anfang bewacht
bench-heading = Geschwindigkeit
bench-games = { $games } Spiele in { $seconds } s, { $rate } pro Sekunde
bench-actions = { $actions } Aktionen, { $rate } pro Sekunde
bench-size = Eine Stellung braucht { $bytes } Byte.
progress-games = Spiele

## Wettkämpfe der Computerspieler

arena-heading = { $a } gegen { $b }: { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}
arena-all = alle
arena-times = { $player }: im Mittel { $mean } ms für einen Spielerzug, { $most } ms für 99 von 100 ({ $turns } Spielerzüge)
arena-sprt = Sequenzieller Test von { $low } gegen { $high } Elo: { $verdict ->
    [accepted] { $high } angenommen
    [rejected] { $low } angenommen
   *[other] unentschieden
} (Log-Likelihood-Quotient { $likelihood })
arena-trouble = { $count ->
    [one] { $count } Aktion wurde abgelehnt, oder ein Spiel blieb unentschieden.
   *[other] { $count } Aktionen wurden abgelehnt, oder Spiele blieben unentschieden.
}
arena-other-match = { $file } enthält die Ergebnisse eines anderen Wettkampfs. Nenne eine andere Datei oder entferne sie.
ladder-heading = { $player } gegen alle: { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}
ladder-worst = Am schlechtesten gegen { $opponent }: { $share } der Punkte
balance-heading = Gleich starke Spieler ({ $level }), { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
} für jedes Szenario
balance-written = Der Bericht steht in { $file }.
balance-no-marks = In { $file } ist kein Platz für den Bericht. Setze diese beiden Zeilen dorthin, wo er stehen soll:
    { $begin }
    { $end }
tune-bar = Runde { $round }/{ $rounds }
tune-round = Runde { $round } von { $rounds }: der Angreifer gewinnt { $share } %, im Mittel { $vp } Siegpunkte
forecast-result = Aus { $positions } Stellungen gelernt: mittlere Überraschung { $surprise } Nat in zurückgehaltenen Partien. Geschrieben nach { $file }.
tune-result = { $file }: { $share } % ± { $margin } gegen die anfänglichen Gewichte ({ $games } Partien)
tune-other-search = { $file } gehört zu einer anderen Suche. Nenne eine andere Datei oder beginne ohne --resume neu.
tactics-share = { $level }: { $suite ->
    [made] { $solved } von { $all } erzeugten Stellungen gelöst ({ $percent } %)
   *[other] { $solved } von { $all } Stellungen gelöst ({ $percent } %)
}
tactics-needs = { $needs ->
    [step] auf einen Blick
    [turn] mehrere Schritte oder Einheiten zusammen
   *[reply] mit Blick auf die Antwort des Gegners
}: { $solved } von { $all }
tactics-theme = { $theme ->
    [spell] Zauber
    [gathering] Sammeln gegen ein Ziel
    [screen] den Weg verstellen
    [strike] die letzten Gegner
    [raze] die fehlenden VP
    [guard] VP bewachen
   *[escape] die letzten Angreifer
}: { $solved } von { $all }
tactics-theme-made = { $theme ->
    [spell] Zauber
    [gathering] Sammeln gegen ein Ziel
    [screen] den Weg verstellen
    [strike] die letzten Gegner
    [raze] die fehlenden VP
    [guard] VP bewachen
   *[escape] die letzten Angreifer
}: { $all }
tactics-company = mehr als { $few } Einheiten auf der Karte: { $solved } von { $all }
tactics-failed = { $id }: erreicht { $reached } statt { $best }
tactics-slip = „{ $done }“ ({ $reached }); besser „{ $better }“ ({ $best })
tactics-wrong = Einige Stellungen nennen Werte, die nicht genau sind: dragonrage tactics --update berichtigt sie.
tactics-unknown = Es gibt keine Stellung „{ $id }“.
tactics-updated = { $changed } von { $all } Stellungen berichtigt.
tactics-not-worse = { $id }: Was nur verlocken soll, ist so gut wie das Beste; die Stellung braucht einen zweiten Blick.
tactics-making = Aufgaben
tactics-measuring = Stellungen zum Messen
tactics-measured = { $positions } Stellungen zum Messen, aus { $games } Spielen.
tactics-checking = Aufgaben neu gelöst
tactics-made = { $puzzles } Aufgaben: aus { $games } Spielen und von Hand.
tactics-checked = { $wrong ->
    [0] Alle { $puzzles } Aufgaben sagen, was genau stimmt.
   *[other] { $wrong } von { $puzzles } Aufgaben stimmen nicht.
}
weights-missing = in [{ $side }] fehlt der Posten { $term }
weights-unknown = [{ $side }] kennt keinen Posten { $term } mit einer Zahl
column-objective = Ziel
column-fair-objective = Faires Ziel
column-share = Punkte von A
column-elo = Elo von A
column-opponent = Gegner
column-points-interval = Punkte [95 %]
column-as-invader = Angreifer
column-as-defender = Verteidiger

## Dateien, Spieler und gruppierte Möglichkeiten

players-line = Angreifer: { $invader } · Verteidiger: { $defender }
you-are-player-one = Du bist Spieler 1; Spieler 2 ist der Zufall.
resume-question = In { $file } liegt eine angefangene Partie (Runde { $turn }). Weiterspielen? ({ command-yes }/{ command-no })
resume-heading = Angefangene Partien:
resume-entry = { $scenario }, Runde { $turn }: { $file }
resume-which = Mit welcher geht es weiter? (Nummer; „{ command-no }“ für eine neue Partie)
copy-kept = Was vorher dort stand, bleibt in { $file } erhalten.
unit-choices = { $unit }: { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}
other-units = Eine andere Einheit nehmen: { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}
all-choices = Zurück zu allen Möglichkeiten
spell-bolt = Blitz
spell-kept-bolt = Blitz für einen späteren Angriff
spell-earth = Erdelementar
spell-fire = Feuerelementar
file-not-found = diese Datei gibt es nicht
file-is-folder = es ist ein Ordner
file-not-plain = es ist keine gewöhnliche Datei
file-not-allowed = der Zugriff ist nicht erlaubt
file-not-text = Zeile { $line } ist kein UTF-8-Text
file-kind-unknown = { $file } ist weder eine Aufzeichnung noch eine Stellung.
png-left-out = Dieses Programm wurde ohne PNG-Bilder gebaut (Feature png). --svg zeichnet dasselbe Bild als SVG; für PNG baue es mit seinen üblichen Features: cargo install --path crates/cli
replay-part = { $actions ->
    [one] { $actions } Aktion nachgespielt.
   *[other] { $actions } Aktionen nachgespielt.
}
position-refused = { $count ->
    [one] { $count } Problem
   *[other] { $count } Probleme
} in der Stellung { $file }:
line-says = Zeile { $line }: { $problem }
rules-uncovered = { $count ->
    [one] { $count } Regel hat
   *[other] { $count } Regeln haben
} weder einen Fall noch eine Prüfung:
rules-all-covered = Jede Regel ist abgedeckt.
bench-more = Eine Kopie dauert { $nanoseconds } ns; im Mittel { $legal } Möglichkeiten, { $listed } pro Sekunde aufgezählt.
reach-line = Erreichbar (Kosten): { $hexes }
setup-hint = Ein Feld wie 0907 eintippen stellt die Einheit dorthin; „auto“ lässt den Zufall den Rest aufstellen.
help-more =
    Außerdem:
      INF3           was diese Einheit tun kann und wie weit sie kommt
      0907           die eine Möglichkeit, die dorthin führt
      auto           in der Aufstellung: der Zufall stellt den Rest auf
      – Aktionen lassen sich auch in Notation tippen (englisch): docs/NOTATION.md

## The page

serve-listening = Die Seite ist unter { $address } zu finden (Ende mit Strg+C).
serve-no-page = Dieses Programm wurde ohne die Seite gebaut. Baue es mit ihr: cargo xtask play, oder spiele in diesem Terminal: dragonrage play
serve-address-taken = { $address } kann nicht geöffnet werden: { $reason }. Nenne eine andere Adresse: dragonrage serve --addr 127.0.0.1:8080
serve-not-opened = Der Browser ließ sich nicht öffnen; bitte gehe zu { $address }

## Partien über das Netz

host-not-built = Dieses Programm wurde ohne den Server für Partien über das Netz gebaut. So wird er gebaut: cargo xtask host
host-listening = Partien über das Netz: { $address } (Ende mit Strg+C). Sie werden in { $folder } aufbewahrt.
host-address-taken = An { $address } kann nicht gelauscht werden: { $reason }. Eine andere Adresse nennen: dragonrage host --addr 127.0.0.1:8080
host-locked = Ein anderer Server schreibt in { $folder }. Beende ihn oder nenne einen anderen Ordner: --games DIR
host-file-there = { $file } gibt es schon und wird nicht überschrieben.
host-backed-up = Alle Partien sind nach { $file } kopiert. Bewahre auch { $secret } auf, an einem anderen Ort: Ohne diese Datei können offene Partien nicht weiter würfeln.
host-restored = Die Partien sind in { $file }. Das Geheimnis des alten Servers gehört nach { $secret }: Ohne diese Datei können offene Partien nicht weiter würfeln.
host-spoilt = Partie { $game }, Zeile { $line }: { $reason }
host-checked = { $games ->
    [one] Eine Partie mit { $lines } Zeilen wurde noch einmal gespielt.
   *[other] { $games } Partien mit { $lines } Zeilen wurden noch einmal gespielt.
}
host-not-sound = { $n ->
    [one] Eine Partie lässt sich nicht noch einmal spielen.
   *[other] { $n } Partien lassen sich nicht noch einmal spielen.
}
bot-token = Der Server kennt diesen Spieler an der Marke { $token }: Bewahre sie auf und nenne sie beim nächsten Mal mit --token.
bot-plays = Spielt Partie { $game }.
