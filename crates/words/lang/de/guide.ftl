### Das begleitete erste Spiel, und Rat.

guide-title = Dein erstes Spiel
guide-defend = … oder verteidige die Stadt
guide-learnt = { $done } von { $count } Lektionen
guide-praise-1 = Gut gemacht!
guide-praise-2 = Prächtig!
guide-praise-3 = Genau so!
guide-praise-4 = Richtig so!
guide-wait = { $side ->
    [invader] Jetzt zieht die Stadt. Sieh zu, was sie tut.
   *[defender] Jetzt ziehen die Drachen. Sieh zu, was sie tun.
}
guide-last-look = Sieh noch einmal hin: Noch lässt sich alles ändern. Drücke dann „{ orders-begin-battle }“.
guide-finished = Mehr gibt es nicht zu lernen. Das Spiel geht weiter!
guide-skip = Überspringen
guide-skip-all = Keine Lektionen mehr
guide-open = Lektionen
guide-show-me = Zeig es mir
guide-due = kommt noch
guide-done = gelernt
guide-skipped = übersprungen

advice-ask = Tipp
advice-thinking = Ein Ritter denkt darüber nach …
advice-heading = Was ein starker Spieler erwägen würde, mit der Aussicht auf den Sieg
advice-none = Hier gibt es nichts zu raten.
advice-do = So machen
advice-chance = { $chance } % Aussicht auf den Sieg ({ $gain } Punkte gegenüber Nichtstun)

lesson-invader-set-up-title = Aufstellen
lesson-invader-set-up = Ein Drache wartet am Waldrand. Setze den anderen auf ein markiertes Feld daneben und drehe ihn dann zur Stadt.
lesson-invader-fly-title = Abheben und fliegen
lesson-invader-fly = Wähle einen Drachen, dann ein markiertes Feld und eine Richtung der Reihe „{ page-stays-up }“. Er fliegt sechs Felder weit, über Mauern und Soldaten hinweg.
lesson-invader-turn-title = Die Phase beenden
lesson-invader-turn = Bewege auch den anderen Drachen, wenn du magst. Drücke dann „Phase beenden“ – nach der Bewegung auch bei Feuer und Nahkampf –, und die Stadt antwortet.
lesson-invader-land-title = Landen und verwüsten
lesson-invader-land = Wähle den fliegenden Drachen, dann ein markiertes Feld und eine Richtung der Reihe „{ page-lands }“. Wo er auf einem leeren Feld mit blauer Zahl landet, verwüstet er es und gewinnt diese Siegpunkte (VP).
lesson-invader-breathe-title = Feuer speien
lesson-invader-breathe = Wähle deinen Drachen und speie Feuer auf ein markiertes Feld: Es verbrennt zwei Felder in einer Linie, samt allen, die nicht entkommen. Jeder Drache hat zwei Feuerstöße im ganzen Spiel.
lesson-invader-fight-title = Kopf, Flügel und Beine
lesson-invader-fight = Wähle deinen Drachen und ein markiertes Feld, nimm Kopf (3), Flügel (je 2) und Beine (je 1) hinzu und schlage zu. Je größer die Übermacht, desto sicherer fallen die Verteidiger.
lesson-invader-wings-title = Schone deine Flügel
lesson-invader-wings = Dein Drache ist verletzt, und ist ein Flügel verloren, fliegt und springt er nie mehr. Bring ihn in die Luft oder auf ein markiertes Feld, neben dem kein Verteidiger steht.
lesson-invader-smash-title = Ein Tor durchbrechen
lesson-invader-smash = Zu Fuß kann ein Drache das Tor vor sich durchbrechen: je mehr Bewegungspunkte, desto eher. Wähle deinen Drachen, dann das markierte Feld hinter dem Tor.
lesson-invader-bound-title = Springen
lesson-invader-bound = Ein Sprung trägt bis zu drei Felder weit über alles hinweg, und danach darf der Drache noch beißen und Feuer speien. Wähle einen Drachen und springe auf ein markiertes Feld.
lesson-invader-walk-title = Gehen
lesson-invader-walk = Zu Fuß kommt ein Drache vier Felder weit und darf danach kämpfen; für einen weiteren Bewegungspunkt verwüstet er das Feld, auf dem er steht. Wähle einen Drachen und gehe auf ein markiertes Feld.
lesson-invader-clocks-title = Zwei Uhren
lesson-invader-clocks = Sieh auf die Uhren oben: Nach zehn Runden ohne Zerstörung oder ohne Drachen innerhalb der Mauern verlierst du. Verwüste noch eine blaue Zahl, um die erste zurückzustellen.
lesson-invader-victory-title = So gewinnst du
lesson-invader-victory = Verwüste { $goal } VP für einen großen Sieg; mit etwas weniger darfst du am Ende deines Zuges aufhören und kleiner gewinnen. Du verlierst, wenn beide Drachen sterben oder eine Uhr abläuft.

lesson-defender-set-up-title = Aufstellen
lesson-defender-set-up = Deine Stadt ist bereit, nur der Held fehlt: Setze ihn auf ein markiertes Feld zwischen deine Soldaten. „Zurücknehmen“ nimmt die ganze Aufstellung zurück, falls du lieber alle selbst setzt.
lesson-defender-turn-title = Dein Zug
lesson-defender-turn = Dein Zug geht von Zaubern über Bewegung und Schießen zum Nahkampf. Noch gibt es nichts zu zaubern: Drücke „Phase beenden“.
lesson-defender-guard-title = Bewache, was zählt
lesson-defender-guard = Auf einem besetzten Feld kann kein Drache landen. Wähle eine markierte Einheit und ziehe sie auf ein leeres Feld mit blauer Zahl.
lesson-defender-shoot-title = Schießen
lesson-defender-shoot = Ein Drache ist in Schussweite: Wähle Bogenschützen und schieße. Fliegt er, trifft nur die 6, dann aber in den Bauch; steht er am Boden direkt daneben, genügt eine 5.
lesson-defender-surround-title = Umzingeln
lesson-defender-surround = Ein Drache am Boden ist von allen Seiten angreifbar. Ziehe eine Einheit auf ein markiertes Feld an seiner Flanke: Von dort trifft schon eine 4 die Flügel.
lesson-defender-strike-title = Auf die Flügel!
lesson-defender-strike = Deine Soldaten stehen neben einem Drachen: Wähle einen, dann den Drachen, und schlage auf die Flügel. Ist ein Flügel verloren, fliegt und springt er nie mehr.
lesson-defender-hero-title = Der Held führt
lesson-defender-hero = Wer bei deinem Helden steht, zählt gegen einen Drachen 1 zum Wurf hinzu, und nur in seiner Nähe wagt die Miliz einen Angriff. Bring ihn zum Drachen – sogar auf dessen Feld, unter den Bauch.
lesson-defender-wizard-title = Der Magier rückt vor
lesson-defender-wizard = Zauber reichen vier Felder weit. Ziehe deinen Magier auf ein markiertes Feld, damit nächste Runde ein Drache in Reichweite ist; seine zehn Spruchpunkte reichen für das ganze Spiel.
lesson-defender-boost-title = Moral stärken
lesson-defender-boost = Ein Drache steht nahe bei deinem Magier: Gestärkte Moral zählt 1 zu den Würfen deiner Soldaten ringsum, und auch Miliz greift an. Wähle ihn, schlage den Zauber in seinem Buch auf und wirke ihn.
lesson-defender-bolt-title = Blitz und Wirbelsturm
lesson-defender-bolt = Ein Drache ist in Reichweite deines Magiers: Ein Blitz trifft immer, je näher, desto stärker; ein Wirbelsturm kann einen fliegenden Drachen abstürzen lassen. Wähle ihn, schlage einen der beiden in seinem Zauberbuch auf und wirke ihn.
lesson-defender-reinforcements-title = Verstärkungen
lesson-defender-reinforcements = Frische Truppen kommen über das Meer, in Runde 10 und danach jede vierte Runde. Bring sie auf einem markierten Feld an Land.
lesson-defender-victory-title = So gewinnst du
lesson-defender-victory = Du gewinnst, wenn beide Drachen tot sind, oder nach zehn Runden ohne Zerstörung oder ohne Drachen innerhalb der Mauern. Sie wollen { $goal } VP: Schütze die blauen Zahlen.
