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
