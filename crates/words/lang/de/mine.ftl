### My games: names, statistics, history, reports.

mine-title = Meine Spiele
mine-history = Verlauf
mine-figures = Statistik
mine-deeds = Erfolge
mine-name = Mein Name
mine-name-help = Er steht in den Aufzeichnungen neuer Spiele und in allem, was du davon teilst.
mine-former-names = Frühere Namen
mine-name-of = Name
mine-name-of-side = { $side ->
    [invader] Name dessen, der den Angreifer spielt
   *[defender] Name dessen, der den Verteidiger spielt
}
mine-search = Suchen
mine-search-help = Name, Szenario, Ergebnis oder Datum
mine-games-label = Spiele
mine-stand-all = Alle
mine-stand-running = Laufende
mine-stand-over = Beendete
mine-stand-won = Von mir gewonnene
mine-stand-lost = Von mir verlorene
mine-any = Beliebig
mine-side-label = Meine Seite
mine-against-label = Gegner
mine-order-label = Reihenfolge
mine-order-newest = Neueste zuerst
mine-order-oldest = Älteste zuerst
mine-order-longest = Längste zuerst
mine-order-scenario = Nach Szenario
mine-found = { $count } von { $all } Spielen
mine-reading = Es wird gelesen: { $done } von { $all }
mine-none = Hier ist noch kein Spiel aufbewahrt. Was du spielst, ansiehst oder lädst, findet sich hier.
mine-none-found = Kein Spiel passt dazu.
mine-more = { $count } weitere zeigen
mine-state-won = Gewonnen in Runde { $turn }
mine-state-lost = Verloren in Runde { $turn }
mine-go-on = Weiterspielen
mine-link = Link
mine-counting = Aufzeichnungen werden nachgespielt: { $done } von { $all }
mine-stop = Anhalten
mine-count-on = Weiterzählen
mine-figures-none = Noch gibt es keine Zahlen: Beende erst ein Spiel.
mine-figures-whose = Gezählt werden beendete Spiele eines Menschen gegen einen Computerspieler und solche, in denen eine Seite deinen Namen trägt.
mine-games = Spiele
mine-wins = Gewonnen
mine-wins-of = { $won } ({ $percent } %)
mine-mean-vp = Zerstörte VP je Spiel
mine-mean-kills = Vernichtete feindliche Einheiten je Spiel
mine-mean-lost = Eigene verlorene Einheiten je Spiel
mine-mean-turns = Runden je Spiel
mine-streak = In Folge gewonnen
mine-streak-of = jetzt { $now }, Bestwert { $best }
mine-favourite = Am meisten im Einsatz
mine-luck = Glück je Spiel
mine-costs = Kosten der Entscheidungen je Spiel
mine-costs-known = in { $count } von { $all } Spielen abgewogen
mine-costs-unknown = noch nicht abgewogen: das Ergebnis eines Spiels bietet es an
mine-table = Nach Szenario, Seite und Gegner
mine-per-cent = { $percent } %
mine-deeds-count = { $done } von { $all }
mine-deeds-help = Sie werden in deinen Aufzeichnungen gefunden und sonst nirgends: Wer ein Spiel vergisst, vergisst auch, was er darin getan hat.
mine-deed-watch = Ansehen
mine-deed-won = Erreicht
mine-deed-open = Noch nicht
mine-deed-by = { $by ->
    [invader] als Angreifer
    [defender] als Verteidiger
    [either] mit beiden Seiten
   *[games] in mehreren Spielen
}
mine-balance = Glück und Entscheidungen
mine-gave = { $who ->
    [me] Die Würfel gaben dir { $percent } %.
    [invader] Die Würfel gaben dem Angreifer { $percent } %.
   *[defender] Die Würfel gaben dem Verteidiger { $percent } %.
}
mine-cost = { $who ->
    [me] Deine Entscheidungen kosteten { $percent } %.
    [invader] Die Entscheidungen des Angreifers kosteten { $percent } %.
   *[defender] Die Entscheidungen des Verteidigers kosteten { $percent } %.
}
mine-weigh = { $who ->
    [me] Meine Entscheidungen abwägen
    [invader] Entscheidungen des Angreifers abwägen
   *[defender] Entscheidungen des Verteidigers abwägen
}
mine-weighing = Es wird abgewogen: { $done } von { $all } Entscheidungen
mine-so-far = Bisher { $percent } %.
mine-dearest = Was am meisten kostete
mine-dearest-none = Keine Entscheidung kostete 2 % oder mehr.
mine-instead = Besser: { $best }
mine-measured = Glück: für jeden Wurf deine Aussicht auf den Sieg danach, weniger den Durchschnitt aller möglichen Ergebnisse, zusammengezählt. Entscheidungen: für alles, was du nach der Aufstellung getan hast, deine Aussicht nach dem Besten, was ein Ritter an dieser Stelle findet, weniger die nach dem, was du getan hast. Beide sind Mittel aus zwölf Fortsetzungen mit denselben Würfeln; weniger als 2 % zählt nicht. Die Summen können daher 100 % übersteigen.
mine-measured-title = Was gemessen wird
mine-report-share = Als Bild teilen
mine-report-save = Als Bild speichern
mine-report-shared = Das Bild ist unterwegs.
mine-report-saved = Das Bild ist gespeichert.
mine-report-failed = Dieser Browser kann das Bild nicht herstellen.
mine-report-facts = { $turns } Runden · { $vp } von { $goal } VP
mine-report-luck = Würfelglück: Angreifer { $invader } %, Verteidiger { $defender } %

deed-first-gate-title = Torbrecher
deed-first-gate = Durchbrich ein Tor. Unbewacht fällt es für 1 MP; bewacht bringt jeder eingesetzte MP ein Sechstel, und was umsonst war, ist weg: Komm mit allen.
deed-overrun-title = Überrannt
deed-overrun = Vernichte eine Einheit, indem du sie überrennst. Ein Drache oder Lindwurm, der hineingeht, zahlt 1 MP mehr, schlägt sofort zu, zieht weiter und hat noch alle Nahkampfangriffe.
deed-firestorm-title = Feuersturm
deed-firestorm = Verwüste zwei Orte mit einem Atemzug. Drachenfeuer trifft das Feld davor und das dahinter: Stell dich so, dass beide etwas wert sind.
deed-heart-title = Das Herz der Stadt
deed-heart = Verwüste den wertvollsten Ort. Er ist am besten bewacht; ein Monster, das hineingeht und noch 1 MP hat, verwüstet ihn sofort.
deed-ladders-title = Leitern hoch
deed-ladders = Ersteige eine Mauer. Behalte 1 MP und wähle ein Stück, neben dessen Feld dahinter kein Verteidiger steht: Das gibt +1 auf den Wurf.
deed-heros-bane-title = Heldentod
deed-heros-bane = Töte einen Helden. Er muss zweimal getroffen werden: Das erste Mal wird er nur verwundet und hilft denen neben ihm nicht mehr.
deed-wizards-bane-title = Stille
deed-wizards-bane = Töte einen Magier, solange er Spruchpunkte hat. Er kann nicht zurückschlagen, und nur wer sein Feld teilt, schützt ihn.
deed-demoralised-title = Gebrochener Mut
deed-demoralised = Töte den letzten Helden. Danach brauchen die feindlichen Einheiten vor jedem Angriff auf ein Monster eine Moralprobe.
deed-bridge-title = Brückenbrecher
deed-bridge = Zerstöre eine Holzbrücke. Eine Truppe bereitet sie in einer Runde vor und brennt sie in der nächsten hinter sich ab; ein Drache, der darauf landet, zerbricht sie und ertrinkt, wenn er bleibt.
deed-wing-clipper-title = Flügelstutzer
deed-wing-clipper = Zerstöre die Flügel eines großen Monsters. Ist die Hälfte ihrer Punkte weg, fliegt und springt es nicht mehr: Ziel auf die Flügel, solange es steht.
deed-hamstrung-title = Lahmgelegt
deed-hamstrung = Zerstöre alle Beine eines großen Monsters. Jede verlorene Gruppe kostet es zu Fuß 1 MP; überzähliger Schaden verfällt, also wechsle rechtzeitig das Ziel.
deed-downed-title = Vom Himmel geholt
deed-downed = Bring ein fliegendes Monster zum Absturz. Es nimmt 2W6 Schaden, und über Wasser stirbt es: Schieß auf die Flügel oder lass Wind in seinem Weg toben.
deed-storm-title = Sturmrufer
deed-storm = Hol ein Monster mit einem Wirbelsturm herunter. Wer hinein, heraus oder hindurch fliegt oder springt, stürzt bei 4 oder mehr ab; im Feld des Monsters wirkt er sofort.
deed-thunder-title = Vom Blitz getroffen
deed-thunder = Verletze oder vernichte einen Feind mit einem Blitz. Seine Stärke ist 5 weniger die Entfernung, und ein Monster wird ohne Wurf getroffen: Geh nah heran.
deed-summoner-title = Aus Erde und Feuer
deed-summoner = Beschwöre ein Elementar. Es kostet die Hälfte der Spruchpunkte eines Magiers, kann in dieser Runde nicht ziehen, aber sofort angreifen.
deed-giant-felled-title = Je größer sie sind
deed-giant-felled = Töte ein kleines Monster. Die meisten werden bei 5 oder mehr verletzt, Riesen nur bei 6: Schlag mit vielen Einheiten zu, und mit denen von größter Kampfkraft.
deed-monster-slain-title = Drachentöter
deed-monster-slain = Töte ein großes Monster. Schaden füllt Gruppe um Gruppe eines Bereichs: Bleib dabei, bis er dahin ist, und hüte dich vor dem Feld, in dem es zusammenbricht.
deed-won-invader-title = Tod aus der Höhe
deed-won-invader = Gewinne als Angreifer: Zerstöre so viele VP, wie das Szenario verlangt. Das Nächste zuerst zu verwüsten ist selten der kürzeste Weg.
deed-won-defender-title = Die Stadt steht
deed-won-defender = Gewinne als Verteidiger. Du musst nicht jeden Angreifer töten: Zehn Runden, in denen nichts zerstört wird, genügen.
deed-clock-title = Die Zeit ist mit uns
deed-clock = Gewinne durch eine der beiden Uhren: zehn Runden ohne zerstörte VP oder zehn ohne Angreifer innerhalb der Mauern.
deed-by-a-hair-title = Um Haaresbreite
deed-by-a-hair = Gewinne als Verteidiger, obwohl dem Angreifer nur 2 VP oder weniger fehlten. Zähl jede Runde, was er noch erreicht, und bewache das zuerst.
deed-held-walls-title = Kein Stein
deed-held-walls = Gewinne als Verteidiger, ohne dass je ein Eingang oder eine Mauer bezwungen wurde. Eine Einheit hinter dem Tor macht es zum Wagnis, es zu durchbrechen; eine neben dem Feld erschwert das Ersteigen.
deed-swift-title = Bevor Hilfe kommt
deed-swift = Gewinne als Angreifer vor Runde 10, in der die erste Verstärkung kommt. Danach kommt alle vier Runden mehr.
deed-unscathed-title = Unversehrt
deed-unscathed = Gewinne als Angreifer, ohne eine einzige Einheit zu verlieren. Der Schaden ist die Kampfkraft dessen, der trifft: Geh, bevor die Starken kommen.
deed-no-spell-wasted-title = Kein Zauber übrig
deed-no-spell-wasted = Gewinne mit einem lebenden Magier, der alle Spruchpunkte ausgegeben hat. Sie reichen für das ganze Spiel, ein Zauber je Runde: Was am Ende übrig ist, war verschenkt.
deed-comeback-title = Vom Abgrund zurück
deed-comeback = Gewinne ein Spiel, in dem deine Aussicht einmal 15 % oder weniger war. Gib nicht auf: Die Kurve beim Ergebnis zeigt, wo es sich gewendet hat.
deed-against-the-dice-title = Gegen die Würfel
deed-against-the-dice = Gewinne, obwohl die Würfel dir 15 % oder mehr genommen haben. Greif an, wo die Aussicht gut und der Verlust klein ist, dann zählt Glück weniger.
deed-knight-beaten-title = Würdiger Gegner
deed-knight-beaten = Schlage den Ritter oder den Drachenfürsten. Sie denken eine ganze Runde voraus: Lass keinen Ort, den sie verwüsten und ungestraft verlassen können.
deed-both-sides-title = Beide Seiten der Mauer
deed-both-sides = Gewinne dasselbe Szenario einmal mit jeder Seite. Wer drüben gestanden hat, weiß, was man dort fürchtet.
deed-whole-map-title = Jede Schlacht
deed-whole-map = Beende jedes Szenario einer Karte. Jedes verlangt ein anderes Heer und einen anderen Weg durch dieselben Gassen.
