### Was auf und neben den Spielplänen steht, auf Deutsch.

## Artus: die Tafelrunde

boards-round-table = Die Tafelrunde
boards-your-turn = Du bist dran
# Was jemand anderes gleich tut, unter dem Namen.
boards-places = platziert einen Ritter
boards-plays = spielt eine Karte
boards-draws = zieht eine Karte nach
# Was zu tun ist.
boards-place = Platziere einen Ritter
boards-play = Spiele eine Karte
boards-draw = Ziehe eine Karte nach
boards-confirm = Bestätigen?
boards-choose-figure = Wähle eine Figur
boards-choose-chair = Wähle einen Stuhl
boards-choose-prince = Wähle einen Prinzen
boards-choose-knights = Wähle Ritter
boards-other-figure = Eine andere Figur wählen
boards-back = Zurück

boards-knight-of = { $length ->
    [short] Ritter { $number }/{ $count }
   *[long] Ritter { $number } von { $count }
}
boards-card-of = { $length ->
    [short] Karte { $number }/{ $count }
   *[long] Karte { $number } von { $count }
}
boards-draw-of = { $length ->
    [short] Zug { $number }/{ $count }
   *[long] Nachziehen { $number } von { $count }
}
boards-round-of = { $length ->
    [short] Runde { $number }
   *[long] Runde { $number } von { $count }
}
boards-wins = { $count ->
    [one] gewinnt
   *[other] gewinnen gemeinsam
}

## Artus: Figuren und Stühle

boards-knight = Ritter
boards-king = Artus
boards-chair = Stuhl { $chair }
boards-sits = { $figure } auf Stuhl { $chair } ({ $value })
boards-figure-on = { $figure } auf { $value }
boards-figure-acts = { $figure } auf Stuhl { $chair }: bringt beim Verlassen { $points }
boards-figure-counts = { $figure } auf Stuhl { $chair } zählt { $points }
boards-leaving-brings = bringt beim Verlassen { $points }
boards-choice-brings = { $choice }: { $points }

boards-free-chair = freier Stuhl
boards-top-turns = die Scheibe dreht sich
boards-displaces = { $whom ->
    [own] vertreibt eigenen auf { $value }
    [knight] vertreibt { $name } auf { $value }
    [silver] vertreibt silbernen Prinzen auf { $value }
    [bronze] vertreibt bronzenen Prinzen auf { $value }
   *[king] vertreibt Artus, Scheibe dreht
}
boards-second-ring = zweiter Ring
boards-third-ring = dritter Ring: König
boards-best-knight = bester Ritter
boards-penalty = Bedingung nicht erfüllt

## Artus: Hand, Stapel, Ringe

boards-hand = Deine Hand
boards-piles = Deine Stapel
boards-or = / { $points }
boards-card-ring = Ring
boards-card-all = alle
boards-card-choice = Wahl
boards-card-spoken = { $card }. { $does } { $outcome }
# Was eine Karte bringt: „max. +5“ bei mehreren Möglichkeiten, „jetzt −25“ bei nur einer.
boards-outcome = { $how ->
    [now] jetzt { $points }
    [best] max. { $points }
   *[crowns] { $points }
}
# Hinter den Punkten eines Rings, der einen König macht.
boards-crowns = krönt
boards-pile-kind = { $kind ->
    [knight] Ritter
    [king] König
   *[scoring] Wertung
}
boards-pile-left = { $kind ->
    [knight] Ritterstapel: noch { $count }
    [king] Königsstapel: noch { $count }
   *[scoring] Wertungsstapel: noch { $count }
}
boards-rings-left = { $count ->
    [one] noch { $count } Ring
   *[other] noch { $count } Ringe
}

## Artus: Spieler

boards-players = Spieler
boards-you = du
boards-leads = führt
boards-holds = { $kind ->
    [knight] { $count ->
        [one] { $count } Ritterkarte
       *[other] { $count } Ritterkarten
    }
    [king] { $count ->
        [one] { $count } Königskarte
       *[other] { $count } Königskarten
    }
   *[scoring] { $count ->
        [one] { $count } Wertungskarte
       *[other] { $count } Wertungskarten
    }
}
boards-tokens = { $count ->
    [one] { $count } Plättchen zu 50
   *[other] { $count } Plättchen zu je 50
}
# Auf wen alle warten, wie in „Anna: eine Karte ausspielen“.
boards-waiting = { $name }: { $due }

## Camelot: das Schloss

boards-camelot-castle = Schloss Camelot
boards-camelot-show-castle = Schloss zeigen
boards-camelot-throne-room = Thronsaal
# Dasselbe auf einem schmalen Reiter.
boards-camelot-throne = Thron
boards-camelot-hinterland = Hinterland
boards-camelot-merlin-row = Merlins Plättchen
boards-camelot-merlin-left = { $count ->
    [0] Merlins Plättchen: keines mehr da
    [one] Merlins Plättchen: noch { $count }
   *[other] Merlins Plättchen: noch { $count }
}
boards-camelot-grail-left = { $count ->
    [0] Keine Gralsplättchen mehr
    [one] Noch { $count } Gralsplättchen
   *[other] Noch { $count } Gralsplättchen
}
boards-camelot-if-absent = { $points } wer fehlt
# Auf den Tafeln der Rebellion: was der Bereich bringt, der gewinnt oder verliert.
boards-camelot-wins = Sieg
boards-camelot-loses = sonst
boards-camelot-loyalists = Königstreue
boards-camelot-rebels = Rebellen
boards-camelot-scores = { $colour }: { $points } Punkte
boards-camelot-stands = { $figure } von { $colour }: { $place }
boards-camelot-neutral-stands = Neutraler Ritter: { $place }
boards-camelot-magician = { $number ->
    [-1] Magierfigur von { $colour }: Platz { $place } der Reihenfolgeleiste
   *[other] Magierfigur von { $colour }: sagt { $number } voraus
}
boards-camelot-order = Platz { $place }: { $colour }, { $name }

## Camelot: Missionen

boards-camelot-missions = Missionen
boards-camelot-no-missions = Keine Karten in der Auslage
boards-camelot-cost = { $count ->
    [one] Für { $count } Ritter
   *[other] Für { $count } Ritter
}
boards-camelot-taken = { $mission }: von { $colour } genommen
boards-camelot-removed = { $mission }: von { $colour } entfernt
boards-camelot-my-mission = Meine Mission
boards-camelot-mission-of = Mission von { $colour }
boards-camelot-shield-done = { $shield }: ausgeführt
boards-camelot-pick-shield = Als Nächstes ausführen: { $shield }

## Camelot: hinter dem Sichtschirm

boards-camelot-screen = Hinter meinem Schirm
boards-camelot-knights = { $count ->
    [one] { $count } Ritter hinter dem Sichtschirm
   *[other] { $count } Ritter hinter dem Sichtschirm
}
boards-camelot-fist = In meiner Faust
boards-camelot-in-fist = { $count ->
    [0] Die Faust ist leer
    [one] { $count } Ritter in der Faust
   *[other] { $count } Ritter in der Faust
}
boards-camelot-grails = Meine Grale
boards-camelot-grails-own = { $parts }: { $points } Punkte
boards-camelot-merlin = Merlin
boards-camelot-merlin-own = Merlins Plättchen: { $points } Punkte, die nur du kennst
boards-camelot-black-waits = Der Schwarze Ritter wartet

## Camelot: die anderen

boards-camelot-turn-order = Reihenfolge
boards-camelot-has-knights = { $count ->
    [one] { $count } Ritter hinter dem Sichtschirm und in der Faust
   *[other] { $count } Ritter hinter dem Sichtschirm und in der Faust
}
boards-camelot-has-hinterland = { $count ->
    [one] { $count } Ritter im Hinterland
   *[other] { $count } Ritter im Hinterland
}
boards-camelot-has-grail = { $count ->
    [one] { $count } Gralsplättchen
   *[other] { $count } Gralsplättchen
}
boards-camelot-has-merlin = { $count ->
    [one] { $count } Merlin-Plättchen
   *[other] { $count } Merlin-Plättchen
}
boards-camelot-state = { $state ->
    [choosing] schließt die Faust
    [chosen] Faust ist zu
    [foretold] sagte { $number }
    [predicting] sagt voraus
    [waits] noch ohne Vorhersage
    [acting] am Zug
    [done] Zug beendet
   *[sent] sandte { $number }
}

## Camelot: was zu wählen ist

boards-camelot-ask-hero = Mit { $hero }
boards-camelot-sent = { $count ->
    [one] { $count } Ritter ausgesandt
   *[other] { $count } Ritter ausgesandt
}
boards-camelot-total-range = die Summe ist { $low } bis { $high }
boards-camelot-send = { $colour }: { $count ->
    [0] niemanden aussenden
    [one] { $count } Ritter aussenden
   *[other] { $count } Ritter aussenden
}
boards-camelot-place = { $place }.
# Knights that a card leaves over.
boards-camelot-surplus = { $count } ins Hinterland
boards-camelot-if-total = Wenn die Summe …
boards-camelot-leads-if = { $count ->
    [one] Du bist vorn, wenn die Summe { $first } ist.
   *[other] Du bist vorn, wenn die Summe { $first } bis { $last } ist.
}
boards-camelot-leads-never = Du bist bei keiner Summe vorn.
boards-camelot-score-then = Punkte { $before } → { $after }
