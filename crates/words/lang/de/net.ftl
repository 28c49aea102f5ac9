### Play over the net.

net-title = Über das Netz spielen
net-friend = Mit Freunden spielen
net-open-games = Offene Partien
net-mine = Meine Partien bei diesem Gastgeber
net-mine-none = Du hast hier noch keine Partie.
net-open-none = Im Augenblick wartet niemand auf einen Gegner.
net-running = Partien zum Zuschauen
net-look-again = Noch einmal nachsehen
net-reaching = Der Gastgeber wird gefragt …
net-no-host = Hinter dieser Seite steht kein Gastgeber: Sie bewahrt deine eigenen Partien auf, kann aber nicht zwei Spieler verbinden, die weit voneinander sind.
net-host-address = Adresse eines Gastgebers
net-host-go = Zu seiner Seite
net-host-wrong = Das ist keine Adresse eines Gastgebers.
net-host-own = Jeder kann Gastgeber sein: „dragonrage host“ macht es möglich.
net-your-move = Du bist am Zug
net-their-move = Die andere Seite ist am Zug
net-waits-for-guest = Wartet auf deinen Gegner
net-can-join = Du kannst mitspielen
net-won = Du hast gewonnen
net-not-won = Du hast verloren
net-is-over = Beendet
net-is-paused = Die Partie ruht; keine Zeit läuft.
net-word = Auf einem anderen Gerät weiterspielen
net-word-told = Wer dieses Wort kennt, hat deine Plätze bei diesem Gastgeber. Schreib es auf und verrate es niemandem.
net-word-yours = Dein Wort:
net-word-other = Ein Wort von einem anderen Gerät
net-word-use = Diese Partien übernehmen

net-against = Gegen wen?
net-against-link = Gegen jemanden, dem ich den Link schicke
net-against-anybody = Gegen irgendwen: unter den offenen Partien zeigen
net-against-computer = Gegen einen Computerspieler des Gastgebers
net-level = Stärke
net-side = Welche Seite spielst du?
net-side-roll = Wir würfeln um die Seiten
net-side-invader = Angreifer
net-side-defender = Verteidiger
net-clock = Bedenkzeit
net-clock-told = Mit jedem Zug kommt etwas dazu. Wessen Zeit um ist, der hat verloren.
net-clock-none = Ohne Grenze: so lange es dauert
net-clock-minutes = { $main } Minuten, mit jedem Zug { $increment } mehr, höchstens { $cap }
net-clock-days = { $main ->
    [one] Ein Tag
   *[other] { $main } Tage
}, mit jedem Zug { $increment } Stunden mehr, höchstens { $cap } Tage
net-clock-turn = { $days } Tage für jeden Zug
net-left-days = { $days } T { $hours } h
net-name = Dein Name
net-name-one = Gastgeber
net-name-two = Gast
net-more = Mehr
net-delay = Zuschauer sehen die Partie
net-delay-none = sofort
net-delay-minutes = { $minutes ->
    [one] eine Minute später
   *[other] { $minutes } Minuten später
}
net-delay-agreed = Zuschauer sind { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
} zurück.
net-dice = Dein Anteil an den Würfeln
net-dice-entrusted = Der Gastgeber hat ihn: Die Würfel fallen auch, wenn du fort bist
net-dice-kept = Dieses Gerät behält ihn: Dein Browser muss offen sein, wenn er gebraucht wird
net-dice-told = Der Server kann die Würfel nicht ändern; wer ihn betreibt, könnte vorausschauen, außer du behältst deinen Anteil selbst.
net-make = Partie anlegen

net-room = Eine Partie über das Netz
net-room-waits = Schick diesen Link deinem Gegner. Die Partie beginnt, sobald er dort geöffnet wird.
net-room-leave = Du darfst diese Seite verlassen; die Partie bleibt unter deinen Partien bei diesem Gastgeber. Beginnen kann sie aber erst, wenn du sie wieder geöffnet hast.
net-room-opens = Dein Gegner ist da. Einen Augenblick …
net-room-opening = Du spielst mit. Die Partie beginnt, sobald sie öffnet, wer sie angelegt hat.
net-link = Link
net-share = Teilen
net-copy = Link kopieren
net-copied = Der Link ist kopiert: Schick ihn deinem Gegner.
net-withdraw = Partie zurückziehen
net-withdraw-sure = Willst du die Partie wirklich zurückziehen? Dann hat sie niemand gewonnen oder verloren.
net-withdraw-not = Nein, sie bleibt
net-qr = Der Link als QR-Code
net-made-by = { $name } lädt dich zu einer Partie ein.
net-you-invade = Du bist der Angreifer.
net-you-defend = Du bist der Verteidiger.
net-join = Mitspielen
net-end-withdrawn = Diese Partie wurde zurückgezogen, bevor sie begann.

net-watching = { $count ->
    [one] ein Zuschauer
   *[other] { $count } Zuschauer
}
net-here = ist da
net-away = ist nicht da
net-time-left = Verbleibende Zeit
net-to-move = am Zug
net-lost = Keine Verbindung. Es wird wieder versucht …
net-lost-waiting = Keine Verbindung. { $count ->
    [one] Was du zuletzt getan hast, wird
   *[other] Deine letzten { $count } Handlungen werden
} gesendet, sobald sie wieder da ist.
net-waits-for = { $name } ist am Zug.
net-showing = { $name } zieht.
net-waits-for-dice = Die Würfel kommen …
net-you-watch = Du schaust zu.
net-take-side = Du hast den Wurf gewonnen: Welche Seite nimmst du?
net-understood = In Ordnung
net-proposals = Vorschlagen, ruhen lassen, aufgeben
net-propose-back = Darum bitten, meinen letzten Zug zurückzunehmen
net-propose-pause = Eine Pause vorschlagen
net-back-asked = { $name } bittet darum, den letzten Zug zurückzunehmen. Sind seither Würfel gefallen, so fallen sie wieder gleich.
net-back-proposed = Du hast darum gebeten, deinen letzten Zug zurückzunehmen.
net-pause-asked = { $name } schlägt eine Pause vor.
net-pause-proposed = Du hast eine Pause vorgeschlagen.
net-take-offer-back = Zurückziehen
net-accept = Einverstanden
net-decline = Ablehnen
net-go-on = Weiterspielen
net-play-on = Nein, weiterspielen
net-resign = Aufgeben
net-resign-sure = Willst du die Partie wirklich aufgeben? Dann gewinnt dein Gegner.
net-standing = Im Zug meines Gegners soll der Gastgeber für mich wählen (er nimmt das Erste, was möglich ist)
net-talk = Gespräch
net-phrases = Sätze, die dein Gegner in seiner Sprache liest
net-say = Etwas sagen
net-send = Senden
net-mute = Verbergen, was mein Gegner schreibt
net-phrase-hello = Hallo, auf eine gute Partie!
net-phrase-thanks = Danke für die Partie.
net-phrase-well = Gut gespielt!
net-phrase-luck = Was für ein Wurf!
net-phrase-moment = Einen Augenblick, bitte.
net-phrase-later = Ich muss fort und spiele später weiter.
net-phrase-sorry = Verzeihung!
net-phrase-again = Noch eine Partie?
net-end-resigned = { $name } hat aufgegeben. { $winner } gewinnt.
net-end-flag = Die Zeit von { $name } ist um. { $winner } gewinnt.
net-again = Noch einmal, mit vertauschten Seiten
net-again-asked = { $name } möchte noch einmal spielen, mit vertauschten Seiten.
net-again-go = Zur neuen Partie
net-verify = Würfel prüfen
net-proof-own = Dein eigener Anteil, den dieser Browser behalten hat, gehört zu dem, woraus die Würfel entstanden.

net-notices = Sag mir, wenn ich am Zug bin, auch wenn diese Seite geschlossen ist
net-notices-denied = Dein Browser erlaubt dieser Seite keine Benachrichtigungen. Das lässt sich in seinen Einstellungen ändern.
net-notices-failed = Dein Browser konnte es nicht einrichten. Versuch es später noch einmal.
net-notice-move = Du bist am Zug.
net-notice-time = Deine Zeit für diesen Zug ist größtenteils verbraucht.
net-notice-joined = Dein Gegner ist da: Die Partie kann beginnen.
net-notice-offer = Dein Gegner schlägt etwas vor.
net-notice-over = Deine Partie ist zu Ende.
net-notice-other = In deiner Partie ist etwas geschehen.

net-why-unreachable = Der Gastgeber antwortet nicht. Versuch es noch einmal.
net-why-unavailable = Der Gastgeber kann gerade nichts schreiben. Versuch es noch einmal.
net-why-too-much = Das war zu viel auf einmal. Versuch es in einer Weile wieder.
net-why-no-game = Diese Partie gibt es bei diesem Gastgeber nicht.
net-why-nobody = Unter diesem Wort ist niemand bekannt.
net-why-terms = So kann nicht gespielt werden: Der Name gehört schon deinem Gegner oder kann nicht gezeigt werden, oder die Optionen passen nicht zueinander.
net-why-seated = Du hast schon einen Platz in dieser Partie.
net-why-not-seated = Du hast keinen Platz in dieser Partie.
net-why-changed = Die Stellung ist inzwischen eine andere: Was du zuletzt getan hast, ist nicht gespielt.
net-why-illegal = Der Gastgeber weist zurück, was du zuletzt getan hast: Die Regeln verbieten es. Es ist zurückgenommen.
net-why-not-yours = Du bist nicht am Zug: Was du zuletzt getan hast, ist zurückgenommen.
net-why-not-now = Dafür ist jetzt nicht die Zeit.
net-why-over = Die Partie ist zu Ende.
net-why-nothing-back = Es gibt nichts zurückzunehmen.
net-why-past = Der Gastgeber erzählt diese Partie anders als zuvor. Hier wird nicht weitergespielt. Heb die Aufzeichnung auf und frag den Gastgeber.
net-why-other = Das ging nicht.

net-armies = Welche Heere?
net-armies-scenario = Die des Szenarios
net-armies-open = Eigene Heere, die beide sehen
net-armies-open-told = Wirb zuerst beide Heere an und wähle dann dort „Mit diesen Heeren gegen Freunde spielen“.
net-armies-build = Heere anwerben
net-armies-friend = Mit diesen Heeren gegen Freunde spielen
net-armies-secret = Eigene Heere, geheim gewählt
net-armies-secret-told = Beide werben ihr Heer an, sobald beide da sind. Niemand sieht das andere Heer, bevor beide versiegelt sind.
net-armies-points = Punkte
net-armies-points-told = Von { $least } bis { $most }. Eine Seite ohne Punkte hat das Heer des Szenarios dieser Karte.
net-armies-agreed = { $points ->
    [0] hat das Heer des Szenarios
   *[other] wirbt geheim ein Heer für bis zu { $points } Punkte an
}
net-arming = Wähle dein Heer. Niemand sieht es, bevor beide Heere versiegelt sind.
net-arming-keeps = Was versiegelt ist, kann nicht geändert werden. Dieser Browser behält, was es wieder öffnet, und zeigt dein Heer von selbst, wenn beide versiegelt sind; öffne die Partie also noch einmal in diesem Browser.
net-arming-nothing = Du hast das Heer des Szenarios: Es gibt nichts zu wählen. Einen Augenblick …
net-arming-waits = { $name } wählt noch. Beide Heere werden gezeigt, sobald beide versiegelt sind.
net-arming-shows = Beide Heere sind versiegelt. Deines wird gezeigt …
net-arming-shown = Dein Heer liegt auf dem Tisch. Die Schlacht beginnt, sobald auch das von { $name } daliegt.
net-arming-again = Für beide Heere zusammen gibt es nicht genug Spielsteine: Beide wählen noch einmal.
net-arming-lost = Was dein Heer öffnet, ist nicht in diesem Browser: Es wurde in einem anderen versiegelt, oder der Schlüssel wurde gelöscht. Öffne die Partie dort, wo du das Heer versiegelt hast, oder lade die Datei, die du dort gespeichert hast. Wer sein Heer nicht zeigen kann, verliert, sobald die Zeit um ist, oder muss aufgeben.
net-arming-watched = Beide wählen ihr Heer geheim.
net-why-army = Der Gastgeber lehnt dieses Heer ab: Es darf nicht angeworben werden.
net-why-other-army = Das öffnet nicht das Heer, das du versiegelt hast.
net-why-no-armies = Es gibt noch keine Heere, die kämpfen dürfen: Wirb beide an oder wähle andere.
