### Die Seite jenseits eines einzelnen Kampfes: der Weg dorthin, Heere, Abmachungen, Feldzug.

screen-league = Mehr als ein Kampf
screen-army = Heere
screen-army-about = Eigene Heere nach Punkten anwerben, offen oder geheim, und gegeneinander antreten lassen.
screen-campaign = Feldzug
screen-campaign-about = Fünf verbundene Spiele um eine Stadt: Sieg und Niederlage entscheiden, wer als Nächstes angeworben werden kann.
