### Was zu entscheiden ist, was zur Wahl steht, wofür gewürfelt wird.

decision-take-side = Spieler { $seat } hat den Wurf gewonnen und wählt eine Seite.
decision-side = { $side ->
    [invader] Angreifer
   *[defender] Verteidiger
}: { $question }

choice-place = { $unit } aufstellen oder zuerst eine andere Einheit wählen.
choice-face = Wohin blickt { $unit }?
choice-spell = Einen Zauber wirken?
choice-move = Eine Einheit bewegen oder die Phase beenden.
choice-move-on = { $unit } muss weiterziehen.
choice-fire = Feuer speien oder schießen – oder die Phase beenden.
choice-missiles = Schießen oder die Phase beenden.
choice-melee = Angreifen oder die Phase beenden.
choice-build-attack = { $unit } greift { $hex } mit { $strength } gegen { $defence } an: den Angriff verstärken oder ausführen.
choice-gather = Angriff auf { $hex } mit { $strength } gegen { $defence }: weitere Einheiten beteiligen oder den Angriff ausführen.
choice-breach = Eine Mauer erklettern oder einen Eingang durchbrechen – oder die Phase beenden.
choice-flee = { $unit } flieht allein: Wohin?
choice-withdraw = Wohin weicht { $unit } aus?
choice-suffer = { $unit } muss noch { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} Schaden hinnehmen: wo?
choice-rescue = An welches Ufer flieht { $unit }?
choice-reinforce = Wo trifft { $unit } ein? (Verstärkungen übrig: { $left })
choice-pay = { $unit } kann den Elementar für { $cost ->
    [one] { $cost } Spruchpunkt
   *[other] { $cost } Spruchpunkte
} bannen. Zahlen?
choice-stop-or-go-on = Den Angriff hier beenden oder weitermachen?

action-to = { $action } auf { $hex }
action-take-side = { $side ->
    [invader] Den Angreifer spielen
   *[defender] Den Verteidiger spielen
}
action-pick = { $unit } auswählen
action-place = { $unit } kommt nach { $hex }
action-face = { $unit } blickt nach { $dir }
action-enter = { $unit } betritt die Karte in { $hex }
action-enter-facing = { $unit } betritt die Karte in { $hex }, Blick nach { $dir }{ $flying ->
    [yes] {", im Flug"}
   *[no] {""}
}
action-step = { $unit } zieht nach { $dir }
action-walk = { $unit } geht nach { $dir }
action-turn = { $unit } dreht sich nach { $dir }
action-raze = { $unit } verwüstet das eigene Hexfeld
action-raze-hex = { $unit } verwüstet { $hex } mit einem Schlag aus dem Wasser
action-smash = { $mp ->
    [0] { $unit } wirft sich gegen das Tor
   *[other] { $unit } will das Tor mit { $mp } MP durchbrechen
}
action-overrun = { $unit } überrennt die Feinde im eigenen Hexfeld
action-slither = { $unit } schlängelt sich nach { $dir }
action-slither-turn = { $unit } schlängelt sich auf der Stelle herum, Blick nach { $dir }
action-bound = { $unit } springt { $hexes ->
    [one] { $hexes } Hexfeld
   *[other] { $hexes } Hexfelder
} weit nach { $dir }
action-take-off = { $unit } hebt ab
action-fly = { $unit } fliegt geradeaus
action-land = { $unit } landet
action-fall = { $unit } stürzt sich vom Turm nach { $dir }
action-breathe = { $unit } speit Feuer nach { $dir }
action-shoot = { $unit } schießt auf { $target }, { $area ->
    [head] Kopf
    [wings] Flügel
    [legs] Beine
   *[belly] Bauch
}
action-attack = { $unit } greift { $target } an, { $area ->
    [head] Kopf
    [wings] Flügel
    [legs] Beine
   *[belly] Bauch
}
action-aim = { $unit } zielt mit { part-area-dative } auf { $hex }
action-strike = Den Angriff ausführen
action-prepare = { $unit } bereitet die Zerstörung der Brücke vor
action-force = { $unit } durchbricht das unbewachte Tor im { $dir } für 1 MP
action-scale = { $along ->
    [yes] { $unit } und der Held klettern nach { $dir } über die Mauer
   *[no] { $unit } klettert nach { $dir } über die Mauer
}
action-break = { $unit } will den Eingang im { $dir } durchbrechen
action-take = { $unit } nimmt Elowyn mit
action-leave = { $unit } verlässt die Karte auf der Straße
action-withdraw = { $unit } weicht nach { $hex } aus
action-join = { $unit } beteiligt sich am Angriff auf { $hex }
action-boost = { $unit } stärkt die Moral, Radius { $radius }
action-fog = { $unit } zaubert Nebel auf { $hex }
action-whirlwind = { $unit } zaubert einen Wirbelsturm in { $hex }
action-lightning = { $unit } zaubert einen Blitz auf { $target }
action-bolt-hex = { $keep ->
    [yes] { $unit } hält einen Blitz für einen Angriff auf { $hex } bereit
   *[no] { $unit } zaubert einen Blitz auf die Feinde in { $hex }
}
action-summon = { $fire ->
    [yes] { $unit } beschwört einen Feuerelementar in { $hex }
   *[no] { $unit } beschwört einen Erdelementar in { $hex }
}
action-dismiss = { $unit } bannt { $target }
action-pay = { $unit } zahlt für das Bannen
action-suffer = { $unit } nimmt 1 Punkt Schaden { part-area-at } hin
action-rescue = { $unit } flieht nach { $hex }
action-done = Nichts weiter
action-stop = Den Angriff beenden
action-stop-graded = Den Angriff beenden: { $grade }
action-entrance = { $action }: { $entrance }
action-concede = { $side ->
    [invader] Der Angreifer gibt auf
   *[defender] Der Verteidiger gibt auf
}
action-roll = { $b ->
    [0] Der Würfel zeigt { $a }
   *[other] Die Würfel zeigen { $a } und { $b }
}

chance = { $roll }: { $dice }, { $need }; { $percent } % ({ $ways } von { $of } Möglichkeiten)
chance-value = { $roll }: { $dice }
dice = { $count }W6
need-at-least = nötig mindestens { $number }
need-at-most = nötig höchstens { $number }

roll-sides = Spieler { $seat } würfelt um die Wahl der Seite
roll-gate = { $unit } gegen das Tor mit { $mp } MP
roll-legless-gate = { $unit } ohne Beine gegen { $guarded ->
    [yes] ein bewachtes Tor
   *[no] ein unbewachtes Tor
}
roll-overrun = { $unit } überrennt { $hex }, { $strength } gegen { $defence }
roll-melee = Angriff von { $unit } auf { $hex }, { $strength } gegen { $defence }
roll-clash = { $volley ->
    [yes] Beschuss von
   *[no] Angriff auf
} { $hex }, { $strength } gegen { $defence }
roll-bolt = Blitz von { $unit } auf { $hex }, { $strength } gegen { $defence }
roll-scale = { $unit } will die Mauer im { $dir } erklettern
roll-break = { $unit } will { $gate ->
    [yes] das Tor
   *[no] die Tür
} im { $dir } durchbrechen
roll-hit = { $unit } schlägt nach { part-area-dative } von { $target }
roll-missile = { $unit } schießt auf { part-area-accusative } von { $target }
roll-morale = Moralprobe von { $unit }
roll-escape = Fluchtwurf von { $unit } { $from ->
    [fire] vor dem Feuer
    [crash] vor dem Absturz
    [collapse] vor dem stürzenden Leib
   *[bridge] von der brechenden Brücke
}
roll-whirlwind = Absturzwurf von { $unit } im Wirbelsturm in { $hex }
roll-crash-damage = Absturzschaden von { $unit }
roll-drift = Weg des Wirbelsturms aus { $hex }
roll-dismiss = Was { $unit } zahlen muss, um { $target } zu bannen
roll-stray = { $unit } wählt zufällig eines von { $of } Zielen
roll-berserk = Todeswurf von { $unit } im Amoklauf

modifier-hero = Held
modifier-boost = gestärkte Moral
modifier-tower = Turm
modifier-weak-fire = schwaches Feuer
modifier-morale = Moralprobe
modifier-no-defender-near = kein Verteidiger in der Nähe
modifier-slayer = Jungdrachentöter
