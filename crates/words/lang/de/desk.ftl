### Die Seite: Turnierleitung und Wertungen.

screen-tournament = Turnierleitung
screen-tournament-about = Spieler, Paarungen, Ergebnisse und Tabelle für einen Abend, einen Verein oder ein Treffen.
screen-ratings = Wertungen
screen-ratings-about = Wer wie stark ist, nach der Leiter des Regelwerks und nach Glicko-2, aus den Aufzeichnungen der Spiele.
