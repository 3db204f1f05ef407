### Artus auf Deutsch.

artus-name = Artus

## Spielmaterial

artus-metal-silver = silbern
artus-metal-bronze = bronzefarben

artus-plate-crown = Krone
artus-plate-yellow = gelb
artus-plate-red = rot
artus-plate-green = grün

artus-colour-black = Schwarz
artus-colour-blue = Blau
artus-colour-red = Rot
artus-colour-beige = Beige

artus-kind-knight = Ritterkarte
artus-kind-king = Königskarte
artus-kind-scoring = Wertungskarte

artus-pile-knight = Ritterstapel
artus-pile-king = Königsstapel
artus-pile-scoring = Wertungsstapel

artus-setting-mode = Regeln
artus-setting-mode-beginner = Spiel für Einsteiger
artus-setting-mode-advanced = Spiel für Fortgeschrittene

artus-category-knights = Ritter
artus-category-princes = Prinzen
artus-category-rings = Ringe
artus-category-scorings = Wertungskarten
artus-category-penalties = Minuspunkte

artus-figure = { $figure ->
    [knight] Ritter von { $owner }
    [prince] { $metal ->
        [silver] silberner Prinz
       *[bronze] bronzefarbener Prinz
    }
   *[king] { $metal ->
        [silver] silberner König
       *[bronze] bronzefarbener König
    }
}

# Was ansteht, wie in „Anna: einen Ritter platzieren“.
artus-phase-start-player = den Startspieler auslosen
artus-phase-first-king = den ersten König auslosen
artus-phase-deal = die Karten austeilen
artus-phase-place = einen Ritter platzieren
artus-phase-play = eine Karte ausspielen
artus-phase-draw = eine Karte nachziehen
artus-phase-reveal = eine Karte vom { $kind ->
    [knight] Ritterstapel
    [king] Königsstapel
   *[scoring] Wertungsstapel
} nehmen
artus-phase-over = das Spiel ist zu Ende

# Die Weiten einer Karte: „3 bis 6 Stühle vorwärts“.
artus-reach = { $exact ->
    [yes] { $max ->
        [one] { $max } Stuhl
       *[other] { $max } Stühle
    }
   *[no] { $min } bis { $max } Stühle
} { $backward ->
    [yes] vorwärts oder rückwärts
   *[no] vorwärts
}

## Karten

artus-card-knight = Ritterkarte { $reach }
artus-card-king = { $figures ->
    [silver] silberne Königskarte { $reach }
    [bronze] bronzefarbene Königskarte { $reach }
   *[any] silber- und bronzefarbene Königskarte { $reach }
}
artus-card-ring = { $figures ->
    [silver] silberne Ringkarte
    [bronze] bronzefarbene Ringkarte
   *[any] silber- und bronzefarbene Ringkarte
}
artus-card-scoring = Wertungskarte „{ $title }“

artus-scoring-all = Alle Ritter
artus-scoring-all-inverted = Alle Ritter mit umgekehrten Vorzeichen
artus-scoring-green-yellow-red = Grün, Gelb, Rot oder −15
artus-scoring-carpet = Zwei auf dem Teppich oder −25
artus-scoring-three-red = Drei auf Rot oder −50
artus-scoring-choice = Figur bewegen, Ring oder bester Ritter

artus-short-king = { $figures ->
    [silver] Königskarte Silber { $reach }
    [bronze] Königskarte Bronze { $reach }
   *[any] Königskarte { $reach }
}
artus-short-ring = { $figures ->
    [silver] Ring für Silber
    [bronze] Ring für Bronze
   *[any] Ring für alle
}
artus-short-all = Alle
artus-short-all-inverted = Alle umgekehrt
artus-short-green-yellow-red = Grün-Gelb-Rot
artus-short-carpet = Teppich
artus-short-three-red = Drei auf Rot
artus-short-choice = Auswahl

artus-does-knight = Einer deiner Ritter zieht { $reach }.
artus-does-king = { $figures ->
    [silver] Eine silberne Figur, Prinz oder König, zieht { $reach }.
    [bronze] Eine bronzefarbene Figur, Prinz oder König, zieht { $reach }.
   *[any] Ein beliebiger Prinz oder der König zieht { $reach }.
}
artus-does-ring = { $figures ->
    [silver] Ein silberner Prinz bekommt einen Ring aufgesteckt.
    [bronze] Ein bronzefarbener Prinz bekommt einen Ring aufgesteckt.
   *[any] Ein beliebiger Prinz bekommt einen Ring aufgesteckt.
}
artus-does-all = Alle deine Ritter werden gewertet.
artus-does-all-inverted = Alle deine Ritter werden gewertet, mit umgekehrten Vorzeichen.
artus-does-green-yellow-red = Je ein Ritter auf Grün, Gelb und Rot wird gewertet: Die Summe der drei Teller zählt. Ohne sie kostet die Karte 15 Punkte.
artus-does-carpet = Zwei Ritter auf dem Teppich werden gewertet; ohne sie kostet die Karte 25 Punkte.
artus-does-three-red = Drei Ritter auf Rot werden gewertet; ohne sie kostet die Karte 50 Punkte.
artus-does-choice = Einer deiner Ritter, ein beliebiger Prinz oder der König zieht 1 bis 3 Stühle vorwärts; oder ein beliebiger Prinz bekommt einen Ring aufgesteckt; oder dein bester Ritter wird gewertet.

## Ereignisse: die Sätze des Spielberichts

artus-event-starts = { $name } wird als Startspieler ausgelost: platziert als Letzter, spielt als Erster.
artus-event-first-king = { $metal ->
    [silver] Der erste König ist silbern und sitzt auf Stuhl { $chair }; die drei Prinzen nehmen die anderen Stühle mit Krone ein.
   *[bronze] Der erste König ist bronzefarben und sitzt auf Stuhl { $chair }; die drei Prinzen nehmen die anderen Stühle mit Krone ein.
}
artus-event-dealt = { $name } bekommt die { $card } ausgeteilt.
artus-event-dealt-hidden = { $kind ->
    [knight] { $name } bekommt eine Ritterkarte ausgeteilt.
    [king] { $name } bekommt eine Königskarte ausgeteilt.
   *[scoring] { $name } bekommt eine Wertungskarte ausgeteilt.
}
artus-event-placed = { $name } platziert einen Ritter auf Stuhl { $chair }.
artus-event-round = Runde { $round } beginnt.
artus-event-played = { $name } spielt die { $card } aus.
artus-event-moved = { $figure ->
    [knight] Der Ritter von { $owner } zieht von Stuhl { $from } auf Stuhl { $to }.
    [prince] { $metal ->
        [silver] Der silberne Prinz zieht von Stuhl { $from } auf Stuhl { $to }.
       *[bronze] Der bronzefarbene Prinz zieht von Stuhl { $from } auf Stuhl { $to }.
    }
   *[king] Der König zieht von Stuhl { $from } auf Stuhl { $to }.
}
artus-event-displaced = { $figure ->
    [knight] Der Ritter von { $owner } wird von Stuhl { $from } vertrieben und landet auf Stuhl { $to }.
    [prince] { $metal ->
        [silver] Der silberne Prinz wird von Stuhl { $from } vertrieben und landet auf Stuhl { $to }.
       *[bronze] Der bronzefarbene Prinz wird von Stuhl { $from } vertrieben und landet auf Stuhl { $to }.
    }
   *[king] Der König wird von Stuhl { $from } vertrieben und landet auf Stuhl { $to }.
}
artus-event-ringed = { $metal ->
    [silver] Der silberne Prinz auf Stuhl { $chair } bekommt seinen { $rings ->
        [2] zweiten
       *[3] dritten
    } Ring aufgesteckt.
   *[bronze] Der bronzefarbene Prinz auf Stuhl { $chair } bekommt seinen { $rings ->
        [2] zweiten
       *[3] dritten
    } Ring aufgesteckt.
}
artus-event-crowned = { $metal ->
    [silver] Der silberne Prinz auf Stuhl { $chair } wird zum König gekrönt; der bisherige König auf Stuhl { $former } gibt zwei Ringe zurück und ist fortan ein Prinz.
   *[bronze] Der bronzefarbene Prinz auf Stuhl { $chair } wird zum König gekrönt; der bisherige König auf Stuhl { $former } gibt zwei Ringe zurück und ist fortan ein Prinz.
}
artus-event-scored-left = { $figure ->
    [knight] { $points } für { $name }: Der Ritter verlässt Stuhl { $chair }.
    [prince] { $points } für { $name }: Der Prinz verlässt Stuhl { $chair }.
   *[king] { $points } für { $name }: Der König verlässt auf Stuhl { $chair } den Teller mit der Krone.
}
artus-event-scored-ring = { $points } für { $name }: ein Ring für den Prinzen auf Stuhl { $chair }.
artus-event-scored-knights = { $scoring ->
    [all] { $points } für { $name }: Alle eigenen Ritter werden gewertet, auf den Stühlen { $chairs }.
    [all-inverted] { $points } für { $name }: Alle eigenen Ritter werden mit umgekehrten Vorzeichen gewertet, auf den Stühlen { $chairs }.
    [green-yellow-red] { $points } für { $name }: Ritter auf Grün, Gelb und Rot werden gewertet, auf den Stühlen { $chairs }.
    [carpet] { $points } für { $name }: Zwei Ritter auf dem Teppich werden gewertet, auf den Stühlen { $chairs }.
    [three-red] { $points } für { $name }: Drei Ritter auf Rot werden gewertet, auf den Stühlen { $chairs }.
   *[best] { $points } für { $name }: Der beste Ritter wird gewertet, auf Stuhl { $chairs }.
}
artus-event-scored-penalty = { $scoring ->
    [green-yellow-red] { $points } für { $name }: Nicht auf jeder der Farben Grün, Gelb und Rot sitzt ein Ritter.
    [carpet] { $points } für { $name }: Auf dem Teppich sitzen keine zwei Ritter.
   *[three-red] { $points } für { $name }: Auf Rot sitzen keine drei Ritter.
}
artus-event-realigned = Die Drehscheibe wird ausgerichtet: Der Teller mit der Krone liegt vor dem König auf Stuhl { $king }.
artus-event-drew = { $name } zieht die { $card } nach.
artus-event-drew-hidden = { $kind ->
    [knight] { $name } zieht eine Ritterkarte nach.
    [king] { $name } zieht eine Königskarte nach.
   *[scoring] { $name } zieht eine Wertungskarte nach.
}
artus-event-over = { $count ->
    [one] Das Spiel ist zu Ende: { $winners } gewinnt.
   *[other] Das Spiel ist zu Ende: { $winners } gewinnen gemeinsam.
}

## Auswahl: kurze Zeilen ohne Punkt

artus-choice-start = { $name } beginnt
artus-choice-first-king = { $metal ->
    [silver] Der erste König ist silbern
   *[bronze] Der erste König ist bronzefarben
}
artus-choice-card = Die { $card }
artus-choice-place = Einen Ritter auf Stuhl { $chair } ({ $value }) platzieren
artus-choice-draw = { $kind ->
    [knight] Vom Ritterstapel nachziehen (noch { $left })
    [king] Vom Königsstapel nachziehen (noch { $left })
   *[scoring] Vom Wertungsstapel nachziehen (noch { $left })
}
artus-choice-advance = { $figure ->
    [knight] Ritter
    [prince] { $metal ->
        [silver] Silberner Prinz
       *[bronze] Bronzefarbener Prinz
    }
   *[king] König
} auf Stuhl { $from } ({ $value }): { $steps } { $direction ->
    [forward] vorwärts
   *[backward] rückwärts
} auf Stuhl { $to }{ $displaced ->
    [nobody] { "" }
    [own] , vertreibt einen eigenen Ritter
    [knight] , vertreibt einen Ritter von { $other }
    [prince] { $other-metal ->
        [silver] , vertreibt den silbernen Prinzen
       *[bronze] , vertreibt den bronzefarbenen Prinzen
    }
   *[king] , vertreibt den König
}
artus-choice-ring = { $metal ->
    [silver] Silberner Prinz
   *[bronze] Bronzefarbener Prinz
} auf Stuhl { $chair } ({ $value }): { $rings ->
    [2] zweiter Ring
   *[3] dritter Ring, wird König
}
artus-choice-all = Alle Ritter werten: Stühle { $chairs }
artus-choice-all-inverted = Alle Ritter mit umgekehrten Vorzeichen werten: Stühle { $chairs }
artus-choice-score = Die Ritter auf den Stühlen { $chairs } werten
artus-choice-best = Den besten Ritter werten: Stuhl { $chairs }
artus-choice-penalty = { $scoring ->
    [green-yellow-red] Nicht auf jeder der Farben Grün, Gelb und Rot ein Ritter: Minuspunkte nehmen
    [carpet] Keine zwei Ritter auf dem Teppich: Minuspunkte nehmen
   *[three-red] Keine drei Ritter auf Rot: Minuspunkte nehmen
}
# Ein Stuhl in einer Aufzählung, mit seinem Wert.
artus-chair-with-value = { $chair } ({ $value })

## Ablehnungen: was den Zug verbietet und was erlaubt wäre

artus-refusal-game-over = Das Spiel ist zu Ende, es gibt keine Züge mehr; die Aufzeichnung kannst du weiterhin ansehen.
artus-refusal-not-your-turn = { $phase ->
    [place] { $who } ist an der Reihe und platziert einen Ritter; alle anderen warten.
    [play] { $who } ist am Zug und spielt eine Karte aus; alle anderen warten.
   *[draw] { $who } ist am Zug und zieht eine Karte nach; alle anderen warten.
}
artus-refusal-chance-first = { $phase ->
    [start-player] Zuerst wird der Startspieler ausgelost; danach entscheiden die Spieler.
    [first-king] Zuerst wird der erste König ausgelost, silbern oder bronzefarben; danach entscheiden die Spieler.
    [deal] Zuerst werden die Karten ausgeteilt; danach entscheiden die Spieler.
   *[reveal] Zuerst wird die gezogene Karte aufgenommen; danach entscheiden die Spieler.
}
artus-refusal-other-decision = { $phase ->
    [place] Platziere jetzt einen Ritter: Wähle einen freien Stuhl.
    [play] Spiele jetzt eine Karte aus: Wähle eine deiner Handkarten.
   *[draw] Ziehe jetzt eine Karte nach: Wähle einen deiner Stapel, der nicht leer ist.
}
artus-refusal-no-such-chance = Das kann der Zufall jetzt nicht ziehen; er zieht nur, was ansteht und noch da ist, etwa eine Karte aus dem Stapel.
artus-refusal-chair-taken = Stuhl { $chair } ist besetzt; platziere den Ritter auf einem freien Stuhl.
artus-refusal-not-in-hand = Die { $card } hast du nicht auf der Hand; spiele eine deiner Handkarten aus.
artus-refusal-other-action = Die { $card } erlaubt das nicht. Was sie bewirkt: { $does }
artus-refusal-no-own-knight = Auf Stuhl { $chair } sitzt keiner deiner Ritter; mit einer Ritterkarte ziehst du einen von deinen.
artus-refusal-no-royal = Auf Stuhl { $chair } sitzt weder ein Prinz noch der König; mit einer Königskarte ziehst du eine dieser Figuren.
artus-refusal-nothing-to-move = Auf Stuhl { $chair } sitzt niemand, den diese Karte bewegt; mit ihr ziehst du einen deiner Ritter, einen Prinzen oder den König.
artus-refusal-wrong-metal = { $permitted ->
    [silver] Die Figur auf Stuhl { $chair } ist bronzefarben; mit dieser Karte ziehst du nur silberne Figuren.
    [bronze] Die Figur auf Stuhl { $chair } ist silbern; mit dieser Karte ziehst du nur bronzefarbene Figuren.
   *[any] Die Figur auf Stuhl { $chair } lässt sich mit dieser Karte nicht ziehen; mit ihr ziehst du einen Prinzen oder den König.
}
artus-refusal-wrong-metal-ring = { $permitted ->
    [silver] Der Prinz auf Stuhl { $chair } ist bronzefarben; der Ring dieser Karte ist für einen silbernen Prinzen.
    [bronze] Der Prinz auf Stuhl { $chair } ist silbern; der Ring dieser Karte ist für einen bronzefarbenen Prinzen.
   *[any] Die Figur auf Stuhl { $chair } bekommt von dieser Karte keinen Ring; der Ring ist für einen Prinzen.
}
artus-refusal-wrong-distance = Die { $card } erlaubt { $reach }, keine andere Weite.
artus-refusal-not-backward = Die { $card } erlaubt { $reach }, nicht rückwärts.
artus-refusal-no-prince = Auf Stuhl { $chair } sitzt kein Prinz; nur ein Prinz bekommt einen Ring aufgesteckt.
artus-refusal-king-no-ring = Der König auf Stuhl { $chair } bekommt keinen Ring; der Ring ist für einen der drei Prinzen.
artus-refusal-must-score = { $scoring ->
    [green-yellow-red] Auf Grün, Gelb und Rot sitzt jeweils ein Ritter, deshalb gibt es keine Minuspunkte: Werte einen Ritter jeder Farbe.
    [carpet] Auf dem Teppich sitzen mindestens zwei Ritter, deshalb gibt es keine Minuspunkte: Werte zwei von ihnen.
   *[three-red] Auf Rot sitzen mindestens drei Ritter, deshalb gibt es keine Minuspunkte: Werte drei von ihnen.
}
artus-refusal-must-pay = { $scoring ->
    [green-yellow-red] Nicht auf jeder der Farben Grün, Gelb und Rot sitzt ein Ritter, deshalb lässt sich nichts werten: Die Karte kostet jetzt 15 Punkte.
    [carpet] Auf dem Teppich sitzen keine zwei Ritter, deshalb lässt sich nichts werten: Die Karte kostet jetzt 25 Punkte.
   *[three-red] Auf Rot sitzen keine drei Ritter, deshalb lässt sich nichts werten: Die Karte kostet jetzt 50 Punkte.
}
artus-refusal-wrong-knights = { $scoring ->
    [green-yellow-red] Diese Ritter wertet die Karte nicht: Wähle genau einen auf Grün, einen auf Gelb und einen auf Rot.
    [carpet] Diese Ritter wertet die Karte nicht: Wähle genau zwei von deinen auf dem Teppich.
   *[three-red] Diese Ritter wertet die Karte nicht: Wähle genau drei von deinen auf Rot.
}
artus-refusal-pile-empty = { $kind ->
    [knight] Der Ritterstapel ist leer; wähle einen deiner Stapel, in dem noch Karten sind.
    [king] Der Königsstapel ist leer; wähle einen deiner Stapel, in dem noch Karten sind.
   *[scoring] Der Wertungsstapel ist leer; wähle einen deiner Stapel, in dem noch Karten sind.
}
artus-refusal-no-such-pile = { $kind ->
    [knight] In diesem Spiel gibt es keine Ritterkarten; wähle einen Stapel auf dem Tisch.
    [king] In diesem Spiel gibt es keine Königskarten; wähle einen Stapel auf dem Tisch.
   *[scoring] Im Spiel für Einsteiger gibt es keine Wertungskarten; wähle den Ritterstapel oder den Königsstapel.
}

## Texte, die sich nicht lesen lassen

artus-unreadable-chair = „{ $text }“ ist kein Stuhl; die Stühle sind von 0 bis 27 nummeriert.
artus-unreadable-chairs = „{ $text }“ ist keine gültige Liste von Stühlen: Nenne jeden Stuhl einmal, in aufsteigender Reihenfolge.
artus-unreadable-card = „{ $text }“ ist keine Karte; Karten schreibt man wie `knight_3_6` oder `ring_silver`.
artus-unreadable-distance = „{ $text }“ ist keine Bewegung von einem Stuhl; man schreibt sie wie `22+4` oder, rückwärts, `22-3`.
artus-unreadable-metal = „{ $text }“ ist keine Metallfarbe; es gibt `silver` und `bronze`.
artus-unreadable-mode = „{ $text }“ ist kein Modus; es gibt `beginner` und `advanced`.
artus-unreadable-pile = „{ $text }“ ist kein Stapel; es gibt `knight`, `king` und `scoring`.
