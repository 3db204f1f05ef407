### Die Zukunft von Camelot auf Deutsch.

camelot-name = Die Zukunft von Camelot

## Spielmaterial

# Eine Farbe, und der Name dessen, der handelt, wo niemand sie spielt.
camelot-colour-red = Rot
camelot-colour-yellow = Gelb
camelot-colour-green = Grün
camelot-colour-blue = Blau
camelot-colour-violet = Violett
camelot-neutral-colour = Die neutrale Farbe

camelot-lower-counts = Von den zwei Farben jedes Spielers zählt die niedrigere.

camelot-room-red = roter Raum
camelot-room-green = grüner Raum
camelot-room-blue = blauer Raum
camelot-room-yellow = gelber Raum
camelot-room-secret = Geheimraum

camelot-board-round-table = Tafelrunde
camelot-board-rebellion = Rebellion
camelot-board-training-ground = Trainingsgelände
camelot-board-tournament = Turnierplatz
camelot-board-ballroom = Ballsaal
camelot-board-intrigue = Intrige
camelot-board-chapel = Kapelle
camelot-board-library = Bücherei
camelot-board-secret-room = Geheimraum

camelot-side = { $letter }-Seite

# Wohin eine Figur eingesetzt wird: nach dem Tableau oder, wo es unbekannt ist, nach der Farbe des Raums.
camelot-into = { $board ->
    [round_table] an die Tafelrunde
    [rebellion] in die Rebellion
    [training_ground] auf das Trainingsgelände
    [tournament] auf den Turnierplatz
    [ballroom] in den Ballsaal
    [intrigue] in die Intrige
    [chapel] in die Kapelle
    [library] in die Bücherei
    [red] in den roten Raum
    [green] in den grünen Raum
    [blue] in den blauen Raum
    [yellow] in den gelben Raum
   *[secret_room] in den Geheimraum
}

camelot-figure-knight = Ritter
camelot-figure-black-knight = Schwarzer Ritter
camelot-figure-magician = Magierfigur

camelot-part-foot = Fuß
camelot-part-stem = Schaft
camelot-part-bowl-left = linke Kelchhälfte
camelot-part-bowl-right = rechte Kelchhälfte
camelot-parts = { $count } × { $part }

camelot-source-hinterland = aus dem Hinterland
camelot-source-screen = von hinter dem Sichtschirm

camelot-deck-one = 1er-Stapel
camelot-deck-two = 2er-Stapel
camelot-deck-three = 3er-Stapel
camelot-deck-key = Schlüssel-Stapel

camelot-area-loyalist = Königstreue
camelot-area-rebel = Rebellen
camelot-face-green = Grün: Die Rebellen liegen vorn oder gleichauf
camelot-face-gold = Gold: Die Königstreuen liegen vorn

camelot-group-top = obere Gruppe
camelot-group-left = linke Gruppe
camelot-group-right = rechte Gruppe
camelot-group-lower-left = Gruppe unten links
camelot-group-lower-right = Gruppe unten rechts

camelot-phase-set-up = Spielaufbau
camelot-phase-preparation = Vorbereitung
camelot-phase-sending = Ritter aussenden
camelot-phase-predictions = Vorhersagen
camelot-phase-missions = Missionen erfüllen
camelot-phase-end-scoring = Schlusswertung
camelot-phase-over = das Spiel ist zu Ende

# Was ansteht, wie in „Anna: eine Zahl vorhersagen“.
camelot-due-side = die Seite eines Raums auslosen
camelot-due-eldest = auslosen, wer zuerst wählt
camelot-due-colour = eine Farbe wählen
camelot-due-card = eine Magierkarte aufdecken
camelot-due-mission = eine Missionskarte aufdecken
camelot-due-send = Ritter aussenden
camelot-due-predict = eine Zahl vorhersagen
camelot-due-reveal = Verborgenes aufdecken
camelot-due-merlin = ein Merlin-Plättchen nehmen
camelot-due-take = eine Mission nehmen
camelot-due-fetch = Ritter zurückholen
camelot-due-shield = einen Schild ausführen
camelot-due-grail = ein Gralsplättchen ziehen
camelot-due-percival = Gralsplättchen ziehen oder wählen
camelot-due-tile = ein Gralsplättchen wählen
camelot-due-bonus = einen Linienbonus wählen
camelot-due-extra = einen zusätzlichen Ritter einsetzen
camelot-due-hero = den Helden einsetzen oder nicht
camelot-due-magician = die Magierfigur versetzen
camelot-due-over = das Spiel ist zu Ende

# Auf wen alle warten, und was sie tun.
camelot-waits-send = { $count ->
    [one] { $name } schließt die Faust
   *[other] { $name } schließen die Fäuste
}
camelot-waits-colour = { $name } wählt eine Farbe
camelot-waits-predict = { $name } sagt eine Zahl vorher
camelot-waits-merlin = { $name } nimmt ein Merlin-Plättchen
camelot-waits-take = { $name } nimmt eine Mission
camelot-waits-fetch = { $name } holt Ritter zurück
camelot-waits-shield = { $name } führt einen Schild aus
camelot-waits-grail = { $name } zieht ein Gralsplättchen
camelot-waits-percival = { $name } zieht oder wählt Gralsplättchen
camelot-waits-tile = { $name } wählt ein Gralsplättchen
camelot-waits-bonus = { $name } wählt einen Linienbonus
camelot-waits-extra = { $name } setzt einen zusätzlichen Ritter ein
camelot-waits-hero = { $name } entscheidet über den Helden
camelot-waits-magician = { $name } versetzt die Magierfigur

camelot-category-red-room = Roter Raum
camelot-category-green-room = Grüner Raum
camelot-category-blue-room = Blauer Raum
camelot-category-intrigue = Verluste durch Intrige
camelot-category-yellow-room = Gelber Raum
camelot-category-secret-room = Geheimraum
camelot-category-missions = Sondermissionen
camelot-category-heroes = Helden
camelot-category-merlin = Merlin-Plättchen
camelot-category-knights = Übrige Ritter
camelot-category-grail = Gral

## Einstellungen

camelot-setting-sides = Raumseiten
camelot-setting-sides-AAAA = alle Räume auf der A-Seite
camelot-setting-sides-random = ausgelost
camelot-setting-sides-AAAB = Seite B: Bücherei
camelot-setting-sides-AABA = Seite B: Intrige
camelot-setting-sides-AABB = Seite B: Intrige und Bücherei
camelot-setting-sides-ABAA = Seite B: Turnierplatz
camelot-setting-sides-ABAB = Seite B: Turnierplatz und Bücherei
camelot-setting-sides-ABBA = Seite B: Turnierplatz und Intrige
camelot-setting-sides-ABBB = Seite B: Turnierplatz, Intrige und Bücherei
camelot-setting-sides-BAAA = Seite B: Rebellion
camelot-setting-sides-BAAB = Seite B: Rebellion und Bücherei
camelot-setting-sides-BABA = Seite B: Rebellion und Intrige
camelot-setting-sides-BABB = Seite B: Rebellion, Intrige und Bücherei
camelot-setting-sides-BBAA = Seite B: Rebellion und Turnierplatz
camelot-setting-sides-BBAB = Seite B: Rebellion, Turnierplatz und Bücherei
camelot-setting-sides-BBBA = Seite B: Rebellion, Turnierplatz und Intrige
camelot-setting-sides-BBBB = alle Räume auf der B-Seite

camelot-setting-heroes = Helden
camelot-setting-heroes-off = ohne Helden
camelot-setting-heroes-on = mit Helden
camelot-setting-heroes-expert = Expertenvariante

## Schilde und Missionskarten

camelot-shield-red = roter Schild
camelot-shield-green = grüner Schild
camelot-shield-blue = blauer Schild
camelot-shield-yellow = gelber Schild
camelot-shield-any = bunter Schild
camelot-shield-violet = violetter Schild

# Die Farben von Schilden in einer Aufzählung: „Rot + Bunt“.
camelot-shields-red = Rot
camelot-shields-green = Grün
camelot-shields-blue = Blau
camelot-shields-yellow = Gelb
camelot-shields-any = Bunt
camelot-shields-violet = Violett

camelot-mission = Missionskarte { $shields }
camelot-mission-key = Schlüssel-Karte { $shields }
camelot-mission-special = Sondermission für { $knights } Ritter ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
camelot-short-key = Schlüssel: { $shields }
camelot-short-special = { $knights } Ritter: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Helden

camelot-hero-kay = Kay
camelot-hero-percival = Parzival
camelot-hero-tristan = Tristan
camelot-hero-lancelot = Lancelot
camelot-hero-mordred = Mordred

camelot-ability-kay-1 = Einen Schild der Missionskarte stattdessen im roten Raum ausführen.
camelot-ability-kay-2 = Nach einer Mission oder nach dem Zurückholen von Rittern eine beliebige Missionskarte aus der Auslage entfernen.
camelot-ability-percival-1 = Einen Schild der Missionskarte stattdessen im gelben Raum ausführen.
camelot-ability-percival-2 = Stehen dir Gralsplättchen zu, alle noch verdeckten ansehen und die gewünschten nehmen.
camelot-ability-tristan-1 = Einen Schild der Missionskarte stattdessen im grünen Raum ausführen.
camelot-ability-tristan-2 = 3 Punkte für zwei Ritter, die in einem Zug in denselben Raum gesetzt wurden.
camelot-ability-lancelot-1 = Einen Schild der Missionskarte stattdessen im blauen Raum ausführen.
camelot-ability-lancelot-2 = Einen blauen Schild stattdessen im roten, grünen oder gelben Raum ausführen.
camelot-ability-mordred-1 = Nach einer Mission oder nach dem Zurückholen von Rittern eine Missionskarte mit genau einem Schild aus der Auslage entfernen.
camelot-ability-mordred-2 = Nach einer Mission oder nach dem Zurückholen von Rittern 2 Punkte bezahlen und den Schwarzen Ritter in einen beliebigen Raum des Schlosses setzen.
# Was beide Seiten eines Helden tun, in wenigen Worten, wo Farben gewählt werden.
camelot-hero-brief-kay = 1: ein Schild im roten Raum; 2: entfernt eine beliebige Missionskarte
camelot-hero-brief-percival = 1: ein Schild im gelben Raum; 2: sucht Gralsplättchen aus
camelot-hero-brief-tristan = 1: ein Schild im grünen Raum; 2: 3 Punkte für zwei Ritter in einem Raum
camelot-hero-brief-lancelot = 1: ein Schild im blauen Raum; 2: ein blauer Schild in einem anderen Raum
camelot-hero-brief-mordred = 1: entfernt eine Missionskarte mit einem Schild; 2: der Schwarze Ritter für 2 Punkte
camelot-hero-side = { $hero }, Seite { $side }
camelot-ability-gone = Der Held ist in der Schachtel.

## Felder und was darauf abgebildet ist

camelot-place = { $board }, { $field }
camelot-field-seat = Sitzplatz { $number }
camelot-field-entry = Eingang { $number }
camelot-field-area = { $area ->
    [loyalist] Königstreue, Feld { $number }
   *[rebel] Rebellen, Feld { $number }
}
camelot-field-grid = Zeile { $row }, Spalte { $column }
camelot-field-heat = Vorrunde { $heat }, Feld { $number }
camelot-field-final = Finale der Vorrunde { $number }
camelot-field-winner = Siegerfeld
camelot-field-number = Feld { $number }
camelot-field-queen = Feld bei der Königin
camelot-field-group = { $group ->
    [t] oben
    [l] links
    [r] rechts
    [a] unten links
   *[b] unten rechts
}, Feld { $number }
camelot-field-start = Startfeld { $number }
camelot-field-level = Ebene { $level }, Feld { $number }
camelot-field-top = Ebene { $level }
camelot-field-column = Spalte { $column }, Feld { $number }
camelot-field-unknown = Feld { $id }

camelot-effect-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
camelot-effect-grail = { $tiles ->
    [one] { $tiles } Gralsplättchen
   *[other] { $tiles } Gralsplättchen
}
camelot-effect-tree = Baum
camelot-effect-hearts = { $hearts ->
    [one] { $hearts } Herz
   *[other] { $hearts } Herzen
}
camelot-effect-extra = { $to ->
    [red] zusätzlicher Ritter für den roten Raum
    [green] zusätzlicher Ritter für den grünen Raum
    [blue] zusätzlicher Ritter für den blauen Raum
    [yellow] zusätzlicher Ritter für den gelben Raum
   *[any] zusätzlicher Ritter für einen beliebigen Raum
}

# Was noch geschieht, wenn eine Figur eingesetzt wird.
camelot-note-lines = { $count ->
    [one] Linienbonus
   *[other] { $count } Linienboni
}
camelot-note-tile = Turnierplättchen
camelot-note-final = eröffnet das Finale
camelot-note-winner = eröffnet das Siegerfeld
camelot-note-group = { $count ->
    [one] { $losers } verliert { $loss }
   *[other] { $losers } verlieren je { $loss }
}
camelot-note-removed = { $count ->
    [one] { $losers } verliert einen Ritter im roten Raum
   *[other] { $losers } verlieren je einen Ritter im roten Raum
}

## Ereignisse: die Sätze des Spielberichts

# Wer handelt, ist ein Spieler; wer zwei Farben hat, handelt mit einer davon: „Anna (Rot)“.
camelot-player-colour = { $name } ({ $colour })

camelot-event-side = Für den { $room ->
    [red] roten
    [green] grünen
    [blue] blauen
   *[yellow] gelben
} Raum wird die { $side }-Seite ausgelost: { $board }.
camelot-event-chooses-first = { $name } wird ausgelost und wählt als Erstes eine Farbe.
camelot-event-colour-chosen = { $name } wählt { $colour }.
camelot-event-on-track = Die Magierfigur von { $who } kommt auf Platz { $place } der Reihenfolgeleiste.
camelot-event-neutral = { $knights ->
    [one] { $knights } neutraler Ritter wird aufgestellt; die neutrale Farbe ist { $colour }.
   *[other] { $knights } neutrale Ritter werden aufgestellt; die neutrale Farbe ist { $colour }.
}
camelot-event-round = Runde { $round } beginnt.
camelot-event-revealed = Die { $mission } wird aufgedeckt.
# Mehrere in einer Zeile des Protokolls: „Rot; Grün + Bunt“.
camelot-event-revealed-all = Aufgedeckte Missionskarten: { $missions }.
camelot-event-fist-hidden = { $name } hat die Faust geschlossen.
camelot-event-fists-hidden = { $name } hat beide Fäuste geschlossen.
camelot-event-fist = { $knights ->
    [0] { $name } schließt eine leere Faust.
    [one] { $name } schließt die Faust mit { $knights } Ritter.
   *[other] { $name } schließt die Faust mit { $knights } Rittern.
}
camelot-event-fists = { $name } schließt beide Fäuste. Ritter darin: { $first } und { $second }.
camelot-event-predicted = { $inner ->
    [yes] { $who } sagt ebenfalls { $number } vorher und nimmt den inneren Platz ein.
   *[no] { $who } sagt { $number } vorher.
}
# Jemand, oder eine der eigenen Farben, und wie viele Ritter ausgesandt werden: „Anna 2“.
camelot-sent = { $who } { $knights }
camelot-event-fists-opened = { $total ->
    [one] Die Fäuste werden geöffnet: { $fists }; zusammen { $total } Ritter.
   *[other] Die Fäuste werden geöffnet: { $fists }; zusammen { $total } Ritter.
}
camelot-event-new-order = Die neue Reihenfolge ist { $order }.
camelot-event-merlin = { $points ->
    [one] { $who } nimmt ein Merlin-Plättchen mit { $points } Punkt.
   *[other] { $who } nimmt ein Merlin-Plättchen mit { $points } Punkten.
}
camelot-event-merlin-hidden = { $who } nimmt ein Merlin-Plättchen.
camelot-event-taken = { $who } nimmt die { $mission }.
camelot-event-surplus = { $knights ->
    [one] { $knights } überzähliger Ritter von { $who } kommt ins Hinterland.
   *[other] { $knights } überzählige Ritter von { $who } kommen ins Hinterland.
}
camelot-event-no-mission = { $knights ->
    [one] Für keine Karte reicht der Ritter von { $who }: Er kommt ins Hinterland.
   *[other] Für keine Karte reichen die { $knights } Ritter von { $who }: Sie kommen ins Hinterland.
}
camelot-event-fetched = { $knights ->
    [0] { $who } holt keinen Ritter aus dem Hinterland zurück.
    [one] { $who } holt { $knights } Ritter aus dem Hinterland zurück.
   *[other] { $who } holt { $knights } Ritter aus dem Hinterland zurück.
}
camelot-event-came-back = { $knights ->
    [one] Der Ritter von { $who } geht hinter den Sichtschirm zurück.
   *[other] Die { $knights } Ritter von { $who } gehen hinter den Sichtschirm zurück.
}
camelot-event-returned = { $shield ->
    [red] Für den roten Schild von { $who } gibt es kein zulässiges Feld: Der Ritter geht hinter den Sichtschirm zurück.
    [green] Für den grünen Schild von { $who } gibt es kein zulässiges Feld: Der Ritter geht hinter den Sichtschirm zurück.
    [blue] Für den blauen Schild von { $who } gibt es kein zulässiges Feld: Der Ritter geht hinter den Sichtschirm zurück.
    [yellow] Für den gelben Schild von { $who } gibt es kein zulässiges Feld: Der Ritter geht hinter den Sichtschirm zurück.
    [violet] Für den violetten Schild von { $who } gibt es kein zulässiges Feld: Der Ritter geht hinter den Sichtschirm zurück.
   *[any] Für den bunten Schild von { $who } gibt es kein zulässiges Feld: Der Ritter geht hinter den Sichtschirm zurück.
}
camelot-event-placed = { $who } setzt einen Ritter { $into }: { $field }.
camelot-event-placed-hero = Dank des Helden setzt { $who } den Ritter des { $shield ->
    [red] roten
    [green] grünen
    [blue] blauen
    [yellow] gelben
    [violet] violetten
   *[any] bunten
} Schildes { $into }: { $field }.
camelot-event-placed-extra = { $source ->
    [hinterland] { $who } setzt einen zusätzlichen Ritter aus dem Hinterland { $into }: { $field }.
   *[screen] { $who } setzt einen zusätzlichen Ritter von hinter dem Sichtschirm { $into }: { $field }.
}
camelot-event-placed-black = { $who } setzt den Schwarzen Ritter { $into }: { $field }.
camelot-event-placed-magician = { $who } versetzt die Magierfigur { $into }: { $field }.
camelot-event-tree = Ein Baum für { $who }: Ein Ritter kommt aus dem Hinterland hinter den Sichtschirm zurück.
camelot-event-tree-alone = Ein Baum für { $who }: Im Hinterland steht kein eigener Ritter, es gibt nur das Gralsplättchen.
camelot-event-grail = { $who } zieht ein Gralsplättchen: { $part }.
camelot-event-grail-hidden = { $who } zieht ein Gralsplättchen.
# Mehrere in einer Zeile des Verlaufs.
camelot-event-grails-hidden = { $tiles ->
    [one] { $who } zieht { $tiles } Gralsplättchen.
   *[other] { $who } zieht { $tiles } Gralsplättchen.
}
camelot-event-grail-seen = { $who } sieht sich alle übrigen Gralsplättchen an: { $parts }.
camelot-event-grail-seen-hidden = { $who } sieht sich alle übrigen Gralsplättchen an.
camelot-event-chosen = { $who } wählt ein Gralsplättchen: { $part }.
camelot-event-chosen-hidden = { $who } wählt ein Gralsplättchen.
camelot-event-grail-short = Die Gralsplättchen reichen nicht: { $who } bekommt { $missing } zu wenig.
camelot-event-line = { $line ->
    [row] { $who } hat drei Ritter nebeneinander in Zeile { $number }.
    [column] { $who } hat drei Ritter übereinander in Spalte { $number }.
    [diagonal] { $who } hat drei benachbarte Ritter auf einer Diagonale.
   *[unknown] { $who } hat drei benachbarte Ritter auf einer Linie.
}
camelot-event-bonus = { $bonus ->
    [red] { $who } wählt den Bonus „zusätzlicher Ritter für den roten Raum“.
    [yellow] { $who } wählt den Bonus „zusätzlicher Ritter für den gelben Raum“.
    [tree] { $who } wählt den Bonus „Baum“.
    [points] { $who } wählt den Bonus „Punkte“.
   *[none] { $who } verzichtet auf den Linienbonus.
}
camelot-event-tournament-tile = { $who } steht in allen drei Vorrunden und nimmt ein Turnierplättchen.
camelot-event-final-opened = Alle Vorrundenfelder sind besetzt: Das Finale ist eröffnet.
camelot-event-winner-opened = Alle Finalfelder sind besetzt: Das Siegerfeld ist eröffnet.
camelot-event-group = { $who } vervollständigt in der Intrige die { $group ->
    [t] obere Gruppe
    [l] linke Gruppe
    [r] rechte Gruppe
    [a] Gruppe unten links
   *[b] Gruppe unten rechts
}.
camelot-event-removed = { $piece ->
    [black_knight] Der Schwarze Ritter von { $who } kommt aus dem roten Raum ({ $field }) ins Hinterland.
   *[knight] Ein Ritter von { $who } kommt aus dem roten Raum ({ $field }) ins Hinterland.
}
camelot-event-table-turned = { $face ->
    [gold] Die Rittertafel zeigt nun Gold: Die Königstreuen liegen vorn.
   *[green] Die Rittertafel zeigt nun Grün: Die Rebellen liegen vorn oder gleichauf.
}
camelot-event-extra-declined = { $to ->
    [red] { $who } verzichtet auf den zusätzlichen Ritter für den roten Raum.
    [green] { $who } verzichtet auf den zusätzlichen Ritter für den grünen Raum.
    [blue] { $who } verzichtet auf den zusätzlichen Ritter für den blauen Raum.
    [yellow] { $who } verzichtet auf den zusätzlichen Ritter für den gelben Raum.
   *[any] { $who } verzichtet auf den zusätzlichen Ritter.
}
camelot-event-extra-lapsed = { $to ->
    [red] Der zusätzliche Ritter von { $who } für den roten Raum verfällt: Es fehlt ein Ritter oder ein zulässiges Feld.
    [green] Der zusätzliche Ritter von { $who } für den grünen Raum verfällt: Es fehlt ein Ritter oder ein zulässiges Feld.
    [blue] Der zusätzliche Ritter von { $who } für den blauen Raum verfällt: Es fehlt ein Ritter oder ein zulässiges Feld.
    [yellow] Der zusätzliche Ritter von { $who } für den gelben Raum verfällt: Es fehlt ein Ritter oder ein zulässiges Feld.
   *[any] Der zusätzliche Ritter von { $who } verfällt: Es fehlt ein Ritter oder ein zulässiges Feld.
}
camelot-event-hero = { $who } setzt den Helden { $hero } ein, Seite { $side }.
camelot-event-mission-removed = { $who } entfernt die { $mission } aus der Auslage.
camelot-event-round-over = Runde { $round } ist zu Ende; die übrigen Karten der Auslage kommen in die Schachtel.
camelot-event-ranked = { $area ->
    [loyalist] { $knights ->
        [one] { $who } belegt mit { $knights } Ritter Platz { $place } bei den Königstreuen.
       *[other] { $who } belegt mit { $knights } Rittern Platz { $place } bei den Königstreuen.
    }
    [rebel] { $knights ->
        [one] { $who } belegt mit { $knights } Ritter Platz { $place } bei den Rebellen.
       *[other] { $who } belegt mit { $knights } Rittern Platz { $place } bei den Rebellen.
    }
   *[table] { $knights ->
        [one] { $who } belegt mit { $knights } Ritter Platz { $place } an der Tafelrunde.
       *[other] { $who } belegt mit { $knights } Rittern Platz { $place } an der Tafelrunde.
    }
}
camelot-event-magician-declined = { $who } lässt die Magierfigur auf der Reihenfolgeleiste.
camelot-event-magician-lapsed = Kein Raum hat ein zulässiges Feld für die Magierfigur von { $who }: Der Bonus verfällt.
camelot-event-merlin-revealed = { $count ->
    [0] { $who } hat kein Merlin-Plättchen.
    [one] { $who } deckt ein Merlin-Plättchen auf: { $list }.
   *[other] { $who } deckt { $count } Merlin-Plättchen auf: { $list }.
}
camelot-event-no-grail = { $who } hat kein Gralsplättchen.
camelot-event-grail-revealed = { $who } deckt die Gralsplättchen auf: { $parts }.
camelot-event-over = Das Spiel ist zu Ende: { $name } gewinnt mit { $colour }.

## Punkte und wofür es sie gibt

camelot-scored-field = { $points } für { $who }: { $place }.
camelot-scored-line-bonus = { $points } für { $who }: Linienbonus.
camelot-scored-tournament-tile = { $points } für { $who }: Turnierplättchen.
camelot-scored-absent = { $points } für { $who }: nicht vertreten in der vollen { $group ->
    [t] oberen Gruppe
    [l] linken Gruppe
    [r] rechten Gruppe
    [a] Gruppe unten links
   *[b] Gruppe unten rechts
}.
camelot-scored-special = { $points } für { $who }: { $mission }.
camelot-scored-tristan = { $points } für { $who }: zwei Ritter in einem Raum, mit Tristan.
camelot-scored-black-knight = { $points } für { $who }: der Preis für den Schwarzen Ritter.
camelot-scored-round-table = { $points } für { $who }: Platz { $place } an der Tafelrunde.
camelot-scored-rebellion = { $points } für { $who }: Platz { $place } bei den { $won ->
    [yes] siegreichen
   *[no] unterlegenen
} { $area ->
    [loyalist] Königstreuen
   *[rebel] Rebellen
}.
camelot-scored-not-at-table = { $points } für { $who }: kein Ritter an der Tafelrunde.
camelot-scored-merlin = { $tiles ->
    [0] { $points } für { $who }: kein Merlin-Plättchen.
    [one] { $points } für { $who }: { $tiles } Merlin-Plättchen.
   *[other] { $points } für { $who }: { $tiles } Merlin-Plättchen.
}
camelot-scored-screen = { $knights ->
    [0] { $points } für { $who }: kein Ritter hinter dem Sichtschirm.
    [one] { $points } für { $who }: { $knights } Ritter hinter dem Sichtschirm.
   *[other] { $points } für { $who }: { $knights } Ritter hinter dem Sichtschirm.
}
camelot-scored-grail = { $points } für { $who }: Gralsplättchen { $parts }.
camelot-scored-no-grail = { $points } für { $who }: kein Gralsplättchen.
camelot-scored-not-in-secret-room = { $points } für { $who }: kein Ritter im Geheimraum.

## Auswahl: kurze Zeilen ohne Punkt

camelot-choice-side = { $room }: { $side }, { $board }
camelot-choice-eldest = { $name } wählt zuerst
camelot-choice-card = Magierkarte { $colour }
camelot-choice-merlin = { $points ->
    [one] Merlin-Plättchen mit { $points } Punkt
   *[other] Merlin-Plättchen mit { $points } Punkten
}
camelot-choice-grail = Gralsplättchen: { $part }
camelot-choice-reveal = Verborgenes aufdecken
camelot-choice-colour = { $colour } mit { $hero }
camelot-choice-send = { $knights ->
    [0] Keinen Ritter aussenden
    [one] { $knights } Ritter aussenden
   *[other] { $knights } Ritter aussenden
}
camelot-choice-send-both = Aussenden: { $fists }
camelot-choice-predict = { $inner ->
    [yes] { $number } vorhersagen (innerer Platz)
   *[no] { $number } vorhersagen
}
camelot-choice-take = { $surplus ->
    [0] { $mission }
    [one] { $mission } ({ $surplus } Ritter ins Hinterland)
   *[other] { $mission } ({ $surplus } Ritter ins Hinterland)
}
camelot-choice-fetch = { $knights ->
    [0] Keinen Ritter zurückholen
    [one] { $knights } Ritter zurückholen und { $knights } Gralsplättchen ziehen
   *[other] { $knights } Ritter zurückholen und { $knights } Gralsplättchen ziehen
}
camelot-choice-place = { $board }: { $field }
camelot-choice-place-effects = { $board }: { $field } ({ $effects })
camelot-choice-return = Kein zulässiges Feld: Der Ritter geht hinter den Sichtschirm zurück
camelot-choice-draw = { $tiles ->
    [one] Ein Gralsplättchen verdeckt ziehen
   *[other] { $tiles } Gralsplättchen verdeckt ziehen
}
camelot-choice-tile = { $owned ->
    [0] Gralsplättchen: { $part } (noch keines)
   *[other] Gralsplättchen: { $part } (schon { $owned })
}
camelot-choice-hero-choose = { $tiles ->
    [one] { $hero }: alle Gralsplättchen ansehen und eines wählen
   *[other] { $hero }: alle Gralsplättchen ansehen und { $tiles } wählen
}
camelot-choice-hero-score = { $hero }: { $points } Punkte für zwei Ritter in einem Raum
camelot-choice-decline = { $due ->
    [extra] Keinen zusätzlichen Ritter einsetzen
    [bonus] Auf den Bonus verzichten
    [hero] Den Helden nicht einsetzen
    [magician] Die Magierfigur auf der Reihenfolgeleiste lassen
   *[other] Verzichten
}

camelot-heading-extra = Zusätzlicher Ritter { $source }
camelot-heading-hero-place = Held: { $shield } in einem anderen Raum
camelot-heading-hero-remove = Held: eine Karte aus der Auslage entfernen
camelot-heading-hero-black = Schwarzer Ritter für { $points } Punkte
camelot-heading-magician = Die Magierfigur versetzen

## Ablehnungen: was den Zug verbietet und was erlaubt wäre

camelot-refusal-game-over = Das Spiel ist zu Ende, es gibt keine Züge mehr; die Aufzeichnung kannst du weiterhin ansehen.
camelot-refusal-no-room = Dieser Zug würde mehr auslösen, als das Programm sich merken kann, und wurde nicht ausgeführt. Das ist ein Fehler des Programms: Bitte wähle einen anderen Zug und melde diese Partie.
camelot-refusal-not-your-turn = { $due ->
    [colour] { $who } ist an der Reihe und wählt eine Farbe; alle anderen warten.
    [send] { $who } muss noch die Faust schließen; alle anderen warten.
    [predict] { $who } ist an der Reihe und sagt eine Zahl vorher; alle anderen warten.
    [take] { $who } ist am Zug und nimmt eine Mission; alle anderen warten.
    [fetch] { $who } ist am Zug und darf Ritter aus dem Hinterland zurückholen; alle anderen warten.
    [shield] { $who } ist am Zug und führt einen Schild aus; alle anderen warten.
    [tile] { $who } ist am Zug und entscheidet über Gralsplättchen; alle anderen warten.
    [bonus] { $who } ist am Zug und wählt einen Linienbonus; alle anderen warten.
    [extra] { $who } ist am Zug und darf einen zusätzlichen Ritter einsetzen; alle anderen warten.
    [hero] { $who } ist am Zug und darf den Helden einsetzen; alle anderen warten.
   *[magician] { $who } ist an der Reihe und darf die Magierfigur versetzen; alle anderen warten.
}
camelot-refusal-chance-first = { $due ->
    [side] Zuerst werden die Seiten der Räume ausgelost; danach entscheiden die Spieler.
    [eldest] Zuerst wird ausgelost, wer als Erstes eine Farbe wählt; danach entscheiden die Spieler.
    [card] Zuerst werden die Magierkarten aufgedeckt; danach entscheiden die Spieler.
    [mission] Zuerst werden die Missionskarten aufgedeckt; danach entscheiden die Spieler.
    [reveal] Zuerst wird aufgedeckt, was verborgen war; danach entscheiden die Spieler.
    [merlin] Zuerst wird das Merlin-Plättchen genommen; danach entscheiden die Spieler.
   *[grail] Zuerst wird das Gralsplättchen gezogen; danach entscheiden die Spieler.
}
camelot-refusal-already-chosen = Deine Faust ist geschlossen und bleibt es; weiter geht es, wenn alle gewählt haben.
camelot-refusal-other-decision = { $due ->
    [colour] Wähle jetzt eine Farbe, die noch niemand hat.
    [send] Sende jetzt Ritter aus: 0 bis 3, höchstens die hinter dem Sichtschirm.
    [predict] Sage jetzt die Zahl der Ritter in allen Fäusten vorher: eine mit weniger als zwei Magierfiguren.
    [take] Nimm jetzt eine Missionskarte: eine aus der Auslage, für die deine ausgesandten Ritter reichen.
    [fetch] Jetzt darfst du Ritter aus dem Hinterland zurückholen: keinen, einen oder zwei.
    [shield] Führe jetzt einen Schild der Missionskarte aus: einen der übrigen auf einem zulässigen Feld.
    [tile] Entscheide jetzt, wie du die Gralsplättchen bekommst: gezogen oder mit Parzival gewählt.
    [bonus] Jetzt darfst du einen Linienbonus wählen: einen der vier oder keinen.
    [extra] Jetzt darfst du einen zusätzlichen Ritter auf ein zulässiges Feld setzen oder darauf verzichten.
    [hero] Jetzt darfst du den Helden einsetzen oder nicht.
    [magician] Jetzt darfst du die Magierfigur auf ein zulässiges Feld versetzen oder darauf verzichten.
   *[other] Jetzt entscheidet der Zufall; danach entscheiden die Spieler.
}
camelot-refusal-no-such-chance = Das kann der Zufall jetzt nicht ziehen; er zieht nur, was ansteht und noch da ist, etwa eine Karte aus ihrem Stapel.
camelot-refusal-colour-taken = { $colour } ist vergeben; wähle eine Farbe, die niemand hat.
camelot-refusal-fists-needed = { $colours ->
    [one] Nenne eine Zahl für deine Farbe, etwa `send 2`.
   *[other] Nenne zwei Zahlen, eine für jede deiner zwei Farben, etwa `send 2 0`.
}
camelot-refusal-too-many-sent = { $most ->
    [0] { $colour } hat keinen Ritter hinter dem Sichtschirm und kann nur 0 aussenden.
   *[other] { $colour } kann nicht so viele Ritter aussenden; wähle 0 bis { $most }.
}
camelot-refusal-no-such-number = Die { $number } gibt es im Thronsaal nicht; sage eine Zahl von 0 bis { $highest } mit weniger als zwei Magierfiguren vorher.
camelot-refusal-number-full = Auf der { $number } stehen zwei Magierfiguren; sage eine Zahl mit weniger als zwei vorher.
camelot-refusal-not-on-display = Die { $mission } liegt nicht in der Auslage; wähle eine Karte, die dort liegt.
camelot-refusal-too-costly = { $sent ->
    [one] Die { $mission } kostet { $cost } Ritter, ausgesandt ist { $sent }; nimm eine Karte mit einem Schild.
   *[other] Die { $mission } kostet { $cost } Ritter, ausgesandt sind { $sent }; nimm eine Karte, die höchstens { $sent } kostet.
}
camelot-refusal-too-many-fetched = { $most ->
    [0] Im Hinterland steht keiner deiner Ritter; du kannst keinen zurückholen.
    [one] Höchstens { $most } Ritter lässt sich zurückholen; du kannst auch keinen zurückholen.
   *[other] Höchstens { $most } Ritter lassen sich zurückholen; du kannst auch weniger zurückholen.
}
camelot-refusal-no-such-shield = { $shield ->
    [red] Die Mission hat keinen roten Schild mehr; führe einen der übrigen aus.
    [green] Die Mission hat keinen grünen Schild mehr; führe einen der übrigen aus.
    [blue] Die Mission hat keinen blauen Schild mehr; führe einen der übrigen aus.
    [yellow] Die Mission hat keinen gelben Schild mehr; führe einen der übrigen aus.
    [violet] Die Mission hat keinen violetten Schild mehr; führe einen der übrigen aus.
   *[any] Die Mission hat keinen bunten Schild mehr; führe einen der übrigen aus.
}
camelot-refusal-other-room = { $shield ->
    [red] Ein roter Schild führt in den roten Raum, aber dieses Feld liegt anderswo ({ $place }).
    [green] Ein grüner Schild führt in den grünen Raum, aber dieses Feld liegt anderswo ({ $place }).
    [blue] Ein blauer Schild führt in den blauen Raum, aber dieses Feld liegt anderswo ({ $place }).
    [yellow] Ein gelber Schild führt in den gelben Raum, aber dieses Feld liegt anderswo ({ $place }).
    [violet] Ein violetter Schild führt in den Geheimraum, aber dieses Feld liegt anderswo ({ $place }).
   *[any] Ein bunter Schild führt in einen der vier Räume des Schlosses, aber dieses Feld liegt anderswo ({ $place }).
}
camelot-refusal-no-such-field = Kein Raum in diesem Spiel hat ein Feld `{ $id }`; wähle ein zulässiges Feld.
camelot-refusal-field-taken = Dieses Feld ist besetzt ({ $place }); wähle ein freies.
camelot-refusal-must-place = { $shield ->
    [red] Für den roten Schild gibt es ein zulässiges Feld, also muss sein Ritter eingesetzt werden.
    [green] Für den grünen Schild gibt es ein zulässiges Feld, also muss sein Ritter eingesetzt werden.
    [blue] Für den blauen Schild gibt es ein zulässiges Feld, also muss sein Ritter eingesetzt werden.
    [yellow] Für den gelben Schild gibt es ein zulässiges Feld, also muss sein Ritter eingesetzt werden.
    [violet] Für den violetten Schild gibt es ein zulässiges Feld, also muss sein Ritter eingesetzt werden.
   *[any] Für den bunten Schild gibt es ein zulässiges Feld, also muss sein Ritter eingesetzt werden.
}
camelot-refusal-no-knight = { $source ->
    [hinterland] Im Hinterland steht keiner deiner Ritter; nimm den zusätzlichen von hinter dem Sichtschirm, oder verzichte.
   *[screen] Hinter dem Sichtschirm steht keiner deiner Ritter; nimm den zusätzlichen aus dem Hinterland, oder verzichte.
}
camelot-refusal-other-destination = { $to ->
    [red] Der zusätzliche Ritter kommt in den roten Raum, aber dieses Feld liegt anderswo ({ $place }).
    [green] Der zusätzliche Ritter kommt in den grünen Raum, aber dieses Feld liegt anderswo ({ $place }).
    [blue] Der zusätzliche Ritter kommt in den blauen Raum, aber dieses Feld liegt anderswo ({ $place }).
    [yellow] Der zusätzliche Ritter kommt in den gelben Raum, aber dieses Feld liegt anderswo ({ $place }).
   *[any] Der zusätzliche Ritter kommt in einen der vier Räume des Schlosses, aber dieses Feld liegt anderswo ({ $place }).
}
camelot-refusal-no-hero = Vor diesem Sichtschirm liegt kein Held: Gespielt wird ohne Helden, oder beide Seiten sind eingesetzt worden. Der Zug geht ohne ihn weiter.
camelot-refusal-other-ability = { $hero } kann das jetzt nicht. Was seine Seite bewirkt: { $does }
camelot-refusal-hero-used = { $hero } wurde in diesem Zug schon eingesetzt; ein Held wird einmal je Zug eingesetzt, jede seiner Seiten einmal im Spiel.
camelot-refusal-not-this-shield = { $shield ->
    [any] { $hero } kann einen bunten Schild nicht umlenken; wähle einen in der Farbe eines anderen Raums.
   *[other] { $hero } kann diesen Schild nicht umlenken; wähle einen in der Farbe eines anderen Raums, keinen bunten.
}
camelot-refusal-blue-shield-only = Seite 2 von { $hero } lenkt nur einen blauen Schild um.
camelot-refusal-not-into-room = Mit { $hero } setzt du den Ritter { $leads ->
    [red] in den roten Raum
    [green] in den grünen Raum
    [blue] in den blauen Raum
    [yellow] in den gelben Raum
    [others] in den roten, grünen oder gelben Raum
   *[castle] in einen der vier Räume des Schlosses
}, nicht in den { $room ->
    [red] roten Raum
    [green] grünen Raum
    [blue] blauen Raum
    [yellow] gelben Raum
   *[secret] Geheimraum
}.
camelot-refusal-not-one-shield = Mordred entfernt eine Karte mit genau einem Schild; die { $mission } hat nicht genau einen.
camelot-refusal-no-such-tile = Kein Gralsplättchen mit diesem Teil ist übrig ({ $part }); wähle einen Teil, der noch da ist.
camelot-refusal-no-magician = { $room ->
    [secret] In den Geheimraum kann die Magierfigur nicht versetzt werden; wähle den grünen, blauen oder gelben Raum.
   *[red] In den roten Raum kann die Magierfigur nicht versetzt werden; wähle den grünen, blauen oder gelben Raum.
}

# Warum ein freies Feld einer Farbe verschlossen ist.
camelot-closed-entry-first = Der erste Ritter einer Farbe in der Rebellion kommt auf den niedrigsten freien Eingang, nicht hierher ({ $place }).
camelot-closed-no-entry-left = Alle Eingänge der Rebellion gehören anderen oder sind besetzt, also hat diese Farbe dort kein zulässiges Feld ({ $place }).
camelot-closed-own-entry = In die Rebellion kehrt diese Farbe nur durch ihren eigenen Eingang zurück, nicht hierher ({ $place }).
camelot-closed-next-in-chain = In der Rebellion kommt ein Ritter neben den zuletzt eingesetzten der Farbe, nicht hierher ({ $place }).
camelot-closed-lowest-row = Dieses Feld ist noch nicht an der Reihe ({ $place }): Zuerst wird die unterste Zeile mit freien Feldern gefüllt; wähle dort eines.
camelot-closed-heats-first = Dieses Feld ist noch verschlossen ({ $place }): Finale und Siegerfeld öffnen sich erst, wenn kein Vorrundenfeld mehr frei ist; wähle ein freies.
camelot-closed-not-in-heat = Diese Farbe hat keinen Ritter in der Vorrunde, die hierher führt ({ $place }); ein Finale steht nur dem offen, der in seiner Vorrunde vertreten ist.
camelot-closed-finals-first = Das Siegerfeld öffnet sich erst, wenn alle Finalfelder besetzt sind.
camelot-closed-not-in-final = Diese Farbe hat keinen Ritter auf einem Finalfeld; das Siegerfeld steht nur dem offen, der einen hat.
camelot-closed-next-in-row = Dieses Feld ist noch nicht an der Reihe ({ $place }): Der Ballsaal wird der Reihe nach gefüllt; wähle das nächste freie Feld der Reihe.
camelot-closed-too-few-hearts = Die Königin verlangt 3 Herzen vor dem Einsetzen ({ $place }); ohne sie steht nur das nächste freie Feld der Reihe offen.
camelot-closed-in-group = In dieser Gruppe hat die Farbe schon einen Ritter ({ $place }); wähle eine Gruppe, in der sie keinen hat.
camelot-closed-chapel-start = Der erste Ritter einer Farbe in der Kapelle kommt auf ein Startfeld, nicht hierher ({ $place }).
camelot-closed-chapel-path = In der Kapelle muss vom zuletzt eingesetzten Ritter der Farbe ein Pfeil zum Feld führen; hierher führt keiner ({ $place }).
camelot-closed-chapel-once = In der Kapelle beginnt jede Farbe nur einen Pfad ({ $place }); folge den Pfeilen.
camelot-closed-library-start = Der erste Ritter einer Farbe in der Bücherei kommt auf ein Startfeld, nicht hierher ({ $place }).
camelot-closed-library-arrow = In der Bücherei muss von einem Ritter der Farbe ein Pfeil zum Feld führen; hierher führt keiner ({ $place }).
camelot-closed-library-once = In der Bücherei hat jede Farbe nur ein Startfeld ({ $place }); folge den Pfeilen.
camelot-closed-topmost = Dieses Feld ist noch nicht an der Reihe ({ $place }): Der Geheimraum wird von oben gefüllt; wähle das oberste freie Feld.

## Texte, die sich nicht lesen lassen

camelot-unreadable-colour = „{ $text }“ ist keine Farbe; es gibt `red`, `yellow`, `green`, `blue` und `violet`.
camelot-unreadable-room = „{ $text }“ ist kein Raum; es gibt `red`, `green`, `blue`, `yellow` und `secret`.
camelot-unreadable-side = „{ $text }“ ist keine Seite; es gibt `A` und `B`.
camelot-unreadable-shield = „{ $text }“ ist kein Schild; es gibt `red`, `green`, `blue`, `yellow`, `any` und `violet`.
camelot-unreadable-field = „{ $text }“ ist kein Feld; Felder schreibt man wie `rt_05`.
camelot-unreadable-mission = „{ $text }“ ist keine Missionskarte; Karten schreibt man wie `two_red_green` oder `three_special_6`.
camelot-unreadable-part = „{ $text }“ ist kein Teil des Grals; es gibt `foot`, `stem`, `bowl_left` und `bowl_right`.
camelot-unreadable-bonus = „{ $text }“ ist kein Linienbonus; es gibt `red`, `yellow`, `tree` und `points`.
camelot-unreadable-source = „{ $text }“ ist keine Herkunft eines zusätzlichen Ritters; es gibt `hinterland` und `screen`.
camelot-unreadable-number = „{ $text }“ ist keine ganze Zahl ohne Vorzeichen wie 8.
