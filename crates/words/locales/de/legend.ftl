### Die Legende eines Tisches: alle Zeichen, die im Spiel sind.

legend-title = { $game }: alle Zeichen
legend-all = Alle Zeichen
legend-about = Halte am Tisch einen Finger darauf oder lass die Maus darauf ruhen, und du siehst dasselbe.
legend-find = Zeichen suchen
legend-rule = Regel { $clause }
legend-what = Was ist das?
legend-close = Schließen
legend-earned = { $count ->
    [one] { $count } Wertung
   *[other] { $count } Wertungen, die neueste zuerst
}

legend-why-not = { $name }: warum nicht?
legend-not-now = Das ist gerade nicht dran. Als Nächstes: { $due }.
legend-not-your-turn = Du bist noch nicht am Zug.

legend-spaces = Felder des Rondells
legend-lands = { $districts ->
    [yes] Stadtviertel
   *[no] Grafschaften
}
legend-environs = Das Umland
legend-flags = Flaggen
legend-vassals = Gefolgsleute
legend-figures = Figuren
legend-pieces = Spielsteine
legend-scoring = Wertung
legend-plates = Teller
legend-cards = Karten
legend-table = Am Tisch
legend-rooms = Räume
legend-fields = Auf den Feldern
legend-missions = Auf Auftragskarten
legend-mission-cards = Auf Missionskarten
legend-knights = Wo Ritter sind
legend-order = Vorhersagen
legend-heroes = Helden
