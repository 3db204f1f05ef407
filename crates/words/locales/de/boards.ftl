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
boards-king = König
boards-chair = Stuhl { $chair }
boards-sits = { $figure } auf Stuhl { $chair } ({ $value })
boards-figure-acts = { $figure } auf Stuhl { $chair }: bringt beim Verlassen { $points }
boards-figure-first = { $figure } auf Stuhl { $chair }: Karten dafür zeigen
boards-figure-counts = { $figure } auf Stuhl { $chair } zählt { $points }
boards-leaving-brings = bringt beim Verlassen { $points }
boards-choice-brings = { $choice }: { $points }

boards-free-chair = freier Stuhl
boards-top-turns = die Drehscheibe dreht sich
boards-displaces = { $whom ->
    [own] vertreibt eigenen Ritter auf Stuhl { $chair } ({ $value })
    [knight] vertreibt { $name } auf Stuhl { $chair } ({ $value })
    [silver] vertreibt silbernen Prinzen auf Stuhl { $chair } ({ $value })
    [bronze] vertreibt bronzefarbenen Prinzen auf Stuhl { $chair } ({ $value })
   *[king] vertreibt den König, Drehscheibe dreht sich
}
boards-second-ring = zweiter Ring
boards-third-ring = dritter Ring: König
boards-best-knight = bester Ritter
boards-penalty = Bedingung nicht erfüllt

## Artus: Hand, Stapel, Ringe

boards-hand = Deine Hand
boards-piles = Deine Stapel
boards-all-piles = Noch zum Nachziehen
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

boards-bot = Bot, { $level }
boards-clock = Restzeit:
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
boards-camelot-steps = Schritte einer Runde
boards-camelot-step-missions = Missionen
boards-camelot-step-sending = Ritter aussenden
boards-camelot-step-predictions = Vorhersagen
boards-camelot-step-fists = Fäuste öffnen
boards-camelot-step-carry-out = Missionen erfüllen
boards-camelot-throne-room = Thronsaal
# Kurzformen für schmale Reiter.
boards-camelot-training = Training
boards-camelot-tournament = Turnier
boards-camelot-throne = Thron
boards-camelot-hinterland = Hinterland
boards-camelot-merlin-row = Merlin-Plättchen
boards-camelot-merlin-left = { $count ->
    [0] Merlin-Plättchen: keines mehr da
    [one] Merlin-Plättchen: noch { $count }
   *[other] Merlin-Plättchen: noch { $count }
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
boards-camelot-scores = { $colour }: Punktestand { $points }
boards-camelot-stands = { $figure } von { $colour }: { $place }
boards-camelot-neutral-stands = Neutraler Ritter: { $place }
boards-camelot-magician = { $number ->
    [-1] Magierfigur von { $colour }: Platz { $place } der Reihenfolgeleiste
   *[other] Magierfigur von { $colour }: sagt { $number } vorher
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
boards-camelot-my-mission = Deine Mission
boards-camelot-mission-of = Mission von { $colour }
boards-camelot-shield-done = { $shield }: ausgeführt
boards-camelot-pick-shield = Als Nächstes ausführen: { $shield }

## Camelot: hinter dem Sichtschirm

boards-camelot-screen = Ritter
boards-camelot-screen-of = Hinter deinem Sichtschirm ({ $colour })
boards-camelot-knights = { $count ->
    [one] { $count } Ritter hinter dem Sichtschirm
   *[other] { $count } Ritter hinter dem Sichtschirm
}
boards-camelot-fist = Faust
boards-camelot-in-fist = { $count ->
    [0] Die Faust ist leer
    [one] { $count } Ritter in der Faust
   *[other] { $count } Ritter in der Faust
}
boards-camelot-grails = Gral
boards-camelot-grails-own = { $parts }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
boards-camelot-merlin = Merlin
boards-camelot-merlin-own = { $points ->
    [one] Merlin-Plättchen: { $points } Punkt, den nur du kennst
   *[other] Merlin-Plättchen: { $points } Punkte, die nur du kennst
}
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
    [choosing] wählt noch
    [chosen] Faust ist zu
    [predicted] sagte { $number } vorher
    [predicting] sagt vorher
    [waits] noch nicht
    [acting] am Zug
    [done] Zug beendet
   *[sent] sandte { $number }
}

## Camelot: was zu wählen ist

boards-camelot-ask-hero = Mit { $hero }
# Überschrift, wenn ein Held am Ende eines Zuges eingesetzt werden kann, und was er dann tut.
boards-camelot-use-hero = { $hero } einsetzen?
boards-camelot-hero-does = { $deed ->
    [remove] Wähle die Missionskarte, die er aus der Auslage entfernt, oder verzichte.
    [black] Wähle ein Feld: Du zahlst 2 Punkte und stellst den Schwarzen Ritter darauf. Oder verzichte.
   *[score] 3 Punkte für zwei Ritter im selben Raum, oder verzichte.
}
boards-camelot-sent = { $count ->
    [one] { $count } Ritter ausgesandt
   *[other] { $count } Ritter ausgesandt
}
boards-camelot-total-range = die Summe ist { $low } bis { $high }
boards-camelot-send = { $colour }: { $count ->
    [0] { $count } Ritter, niemanden aussenden
    [one] { $count } Ritter aussenden
   *[other] { $count } Ritter aussenden
}
# Was eine Faust erreicht, unter ihrer Zahl: so kurz wie möglich.
boards-camelot-fist-back = Ritter zurück
boards-camelot-fist-reaches = { $count ->
    [one] { $count } Mission
   *[other] { $count } Missionen
}
boards-camelot-fist-hidden = Das sieht niemand, bevor alle Fäuste offen sind.
boards-camelot-close-fists = { $fists ->
    [one] Faust schließen: { $count }
   *[other] Fäuste schließen
}
boards-camelot-predict = { $number } vorhersagen
boards-camelot-place = { $place }.
# Ritter, die eine Karte übrig lässt.
boards-camelot-surplus = { $count } ins Hinterland
boards-camelot-if-total = Bei einer Summe von …
boards-camelot-leads-if = { $count ->
    [one] Bisher wärst du bei { $first } zuerst dran.
   *[other] Bisher wärst du bei { $first } bis { $last } zuerst dran.
}
boards-camelot-leads-never = Bisher wärst du bei keiner Summe zuerst dran.
boards-camelot-score-then = Punkte { $before } → { $after }

## Merlin: Namen der Dinge

boards-merlin-board = Der Spielplan
boards-merlin-land = { $colour ->
    [black] Schwarz
    [grey] Grau
    [blue] Blau
    [purple] Lila
    [orange] Orange
   *[brown] Braun
}
boards-merlin-does = { $kind ->
    [principality] Hier einen Gefolgsmann einsetzen
    [vp] { $counted ->
        [shield] 1 Punkt je Schild
        [flag] 1 Punkt je Flagge
        [material] 1 Punkt je Baumaterial
        [influence] 1 Punkt je Einflussmarker
       *[manor] 1 Punkt je Rittergut
    }
    [influence] Eines nehmen, wo du Einfluss hast
    [influence_vassal] Einsetzen, wo du Einfluss hast
    [excalibur] Excalibur nehmen, Verräter ablegen
    [grail] Gral und einen Apfel nehmen
    [relocate] { $districts ->
        [yes] In ein Nachbarviertel versetzen
       *[no] In eine Nachbargrafschaft versetzen
    }
    [exchange] Einen Gegenstand tauschen
    [mission] Bis zu zwei Aufträge tauschen
    [apple_mistletoe] Einen Apfel oder eine Mistel nehmen
    [gold_coin] Eine Goldmünze nehmen
    [resource_shield] Einen beliebigen Schild nehmen
    [resource_flag] Eine beliebige Flagge nehmen
    [resource_material] Ein beliebiges Baumaterial nehmen
    [resource_influence] Einen Einflussmarker einsetzen
    [signet_ring] Ring nehmen, Auftrag einlösen
    [stairs] { $districts ->
        [yes] Ritter zum nächsten Stadtviertel
       *[no] Ritter zur nächsten Grafschaft
    }
    [merlin] Merlin 1 bis 3 Felder bewegen
    [replace_manor] Ein fremdes Rittergut ersetzen
    [picts] Einen Pikten mit Bonus nehmen
    [apple] Einen Apfel nehmen
    [move_arthur] Artus 1 Feld bewegen
    [activate_vassal] Gefolgsmann: Aktion noch einmal
   *[build] Rittergut für Baumaterial
}

## Merlin: Entscheidungen

boards-merlin-way = { $figure ->
    [arthur] Artus
    [merlin] Merlin
   *[knight] Ritter
} { $pips } { $direction }: { $space }
boards-merlin-with-apple = Apfel: { $from } → { $pips }
boards-merlin-with-flag = Flagge: { $power }
boards-merlin-missing = { $mission }; fehlt noch: { $missing }
boards-merlin-build-here = Rittergut auf { $tile }

## Merlin: was ansteht

boards-merlin-choose-die = Wähle einen Würfel
boards-merlin-start-hint = Du erreichst jedes leuchtende Feld
boards-merlin-costly-hint = Gestrichelte Felder kosten Apfel oder Flagge
boards-merlin-move-knight = Ziehe deinen Ritter
boards-merlin-move-merlin = Ziehe Merlin
boards-merlin-wanted = { $handle ->
    [coin] Welchen Würfel ändern?
    [market] Kaufe einen Marker
    [fruit] Dreh den Würfel
    [one_decree] Welchen Würfel ändern?
    [two_decrees] Gegenstand oder Einfluss?
    [repel] Welchen Verräter abwehren?
    [any_points] Was wird gezählt?
    [double_action] Setze zwei Gefolgsleute ein
    [tristram] Welchen Würfel ändern?
    [gawain] Auf welche Zahl drehen?
    [galahad] Welches Stück?
    [bors] Wohin mit dem Ritter?
    [bedivere] Welche Karte gibst du ab?
   *[poison] Welchen Würfel tauschen?
}
boards-merlin-wanted-card = Welche Karte nimmst du dafür?
boards-merlin-market-costs = Kostet 1 Goldmünze; in diesem Zug ist dann kein Auftrag möglich
boards-merlin-again = Noch einmal?
boards-merlin-finish = Aktion erledigt
boards-merlin-mission-open = Du kannst noch einen Auftrag einlösen.
boards-merlin-deploy-hint = { $one ->
    [yes] Tippe { $in } auf einen leuchtenden Platz.
   *[no] { $districts ->
        [yes] Tippe auf einen leuchtenden Platz in einem Stadtviertel.
       *[no] Tippe auf einen leuchtenden Platz in einer Grafschaft.
    }
}
boards-merlin-take-item = Nimm dafür etwas
boards-merlin-second-discard = Noch einen ablegen?
boards-merlin-tower-gift = Gabe des Turms
boards-merlin-take-mission = Nimm einen Auftrag
boards-merlin-repel-traitors = Verräter mit Flagge abwehren?
boards-merlin-repel-hint = Tippe auf einen Verräter: Eine Flagge wehrt alle deine Verräter dieser Farbe ab. Das spart 3 Punkte für jeden, den kein Schild abwehrt.
boards-merlin-grail-question = Hier den Gral nutzen?
boards-merlin-pay-with = Bezahlen mit
boards-merlin-lapses = Dort gibt es jetzt nichts zu tun
boards-merlin-all = Alle Züge: { $count }
boards-merlin-coin = Goldmünze ±1
boards-merlin-coin-hint = Eine Goldmünze abgeben: Es leuchten die Würfel, die sie um 1 ändern kann
boards-merlin-with-coin = Goldmünze: { $from } → { $pips }
boards-merlin-coins = Goldmünzen: { $count }, im Vorrat { $supply }
boards-merlin-mistletoe = Misteln: { $count }, im Vorrat { $supply }
boards-merlin-show-for = { $count ->
    [one] −{ $count } Mistel { $points }
   *[other] −{ $count } Misteln { $points }
}
boards-merlin-market = Markt
boards-merlin-market-visit = Besuch −1
boards-merlin-market-hint = Den Markt besuchen: Es leuchten die Marker, die du für eine Goldmünze kaufen kannst
boards-merlin-market-plus = Einen Plusmarker unterlegen?
boards-merlin-fruit = Marker als Apfel
boards-merlin-fruit-hint = Einen Apfel-Mistel-Marker als Apfel abgeben und den Würfel drehen
boards-merlin-with-labourer = mit dem Tagelöhner
boards-merlin-with-marker = Apfel-Mistel-Marker: { $from } → { $pips }
boards-merlin-market-missions-rest = nach einem Marktbesuch erst im nächsten Zug
boards-merlin-fruits = Apfel-Mistel-Marker: { $count }
boards-merlin-plus = Plusmarker: { $count }
boards-merlin-boards = Module
boards-merlin-districts = Viertel
boards-merlin-caerleon-name = { $district } ({ $land })
boards-merlin-caerleon-coins = Goldmünzen: { $count } in der Münzerei
boards-merlin-caerleon-apples = Äpfel: { $count } im Obstgarten
boards-merlin-caerleon-mistletoe = Misteln: { $count } im Obstgarten
boards-merlin-caerleon-trades = Bis zu { $count } Tauschgeschäfte
boards-merlin-caerleon-send-home = Wer weicht?
boards-merlin-caerleon-take = { $kind ->
    [flag] { $count ->
        [one] Nimm eine Flagge
       *[other] Nimm { $count } Flaggen
    }
    [shield] { $count ->
        [one] Nimm einen Schild
       *[other] Nimm { $count } Schilde
    }
   *[material] { $count ->
        [one] Nimm ein Baumaterial
       *[other] Nimm { $count } Baumaterialien
    }
}
boards-merlin-caerleon-fruit = { $count ->
    [one] Apfel oder Mistel?
   *[other] { $count } Äpfel oder Misteln
}
boards-merlin-caerleon-give = Was gibst du? (noch { $count }×)
boards-merlin-caerleon-for-item = Was nimmst du dafür?
boards-merlin-caerleon-for-coin = Was nimmst du für die Goldmünze?
boards-merlin-decree-instead = Aktion oder Erlass?
boards-merlin-decree-binds = Wer den Stapel ansieht, muss einen Erlass nehmen.
boards-merlin-decree-take = Nimm einen dieser Erlasse
boards-merlin-decrees = Erlasse
boards-merlin-decrees-of = Erlasse: { $count }
boards-merlin-decree-none = noch keine
boards-merlin-decree-none-left = keine
boards-merlin-decree-stack = Erlasse im Stapel: { $count }.
boards-merlin-decree-known = Du kennst sie: { $decrees }.
boards-merlin-decree-one = Ein Erlass: Es leuchten die Würfel, die er um 1 ändern kann
boards-merlin-decree-two = Zwei Erlasse: Es leuchten die Vorräte mit Gegenständen und die Plätze für Einfluss
boards-merlin-decree-three = Drei Erlasse: 5 Punkte
boards-merlin-with-decree = Erlass: { $from } → { $pips }
boards-merlin-treasures-traitor = Welchen Verräter ablegen?
boards-merlin-favor-points = Punkte der Karte
boards-merlin-favor-influence = Einfluss
boards-merlin-favor-board = Sondertableau
boards-merlin-favor-reward = Punkte oder Fähigkeit?
boards-merlin-favor-seals-left = noch { $count } Siegel
boards-merlin-favor-blocked = gesperrt bis nach der nächsten Wertung
boards-merlin-arthur-on = Artus: { $space }
boards-merlin-move-arthur = Ziehe Artus
boards-merlin-moved-arthur = hat Artus gezogen
boards-merlin-favor-manors = Rittergüter
boards-merlin-arthur-manor = Baue das Rittergut des Pikten
boards-merlin-arthur-keep = Welches Rittergut bleibt?
boards-merlin-arthur-keep-hint = { $castles ->
    [yes] Außer denen auf Burgen bleibt in diesem Gebiet eines deiner Rittergüter; die anderen kommen zurück in deinen Vorrat.
   *[no] In diesem Gebiet bleibt eines deiner Rittergüter; die anderen kommen zurück in deinen Vorrat.
}
boards-merlin-arthur-more = +1 Feld
boards-merlin-arthur-less = −1 Feld
boards-merlin-arthur-switch = { $figure ->
    [knight] Ritter
    [arthur] Artus
   *[merlin] Merlin
}
boards-merlin-arthur-why-clean-up = { $castles ->
    [yes] In jedem Gebiet bleiben alle Rittergüter auf Burgen und von jedem ein weiteres stehen; die übrigen kommen zurück in den Vorrat.
   *[no] In jedem Gebiet bleibt von jedem ein Rittergut stehen; die anderen kommen zurück in den Vorrat.
}
boards-merlin-arthur-back = { $name }: { $castles ->
    [yes] 1 ohne Burg bleibt
   *[no] 1 bleibt
}, { $count ->
    [one] { $count } kommt zurück
   *[other] { $count } kommen zurück
}
boards-merlin-arthur-why-picts = Die Zahlen auf den Pikten werden addiert, der Siegelring zählt 3 dazu. Die höchste Summe bringt 3 Punkte, die niedrigste kostet 3.
boards-merlin-arthur-picts = Pikten
boards-merlin-arthur-ring = Siegelring
boards-merlin-turn-of = Zug { $turn } von { $count }
boards-merlin-arthur-stacks = { $count ->
    [one] { $count } Pikte in den Stapeln
   *[other] { $count } Pikten in den Stapeln
}
boards-merlin-arthur-sum = { $name }: Pikten { $count }
boards-merlin-arthur-sum-ring = { $name }: Pikten mit Siegelring { $count }
boards-merlin-treasures-influence = { $districts ->
    [yes] Wähle ein Stadtviertel mit deinem Einfluss
   *[no] Wähle eine Grafschaft mit deinem Einfluss
}
boards-merlin-treasures-why = { $name } hat auf einem Schatz gebaut: { $effect }.
boards-merlin-treasures-discard = Gib ein Stück ab
boards-merlin-wait = Einen Moment
boards-merlin-waits = { $name } ist am Zug
boards-merlin-scoring-waits = Wertung: { $name } entscheidet
boards-merlin-decides = wählt einen Würfel
boards-merlin-decides-between = muss sich entscheiden
boards-merlin-moved-knight = hat den Ritter gezogen
boards-merlin-moved-merlin = hat Merlin gezogen
boards-merlin-setup = Das Spiel wird aufgebaut
boards-merlin-over = Das Spiel ist zu Ende
boards-merlin-won = { $count ->
    [one] hat gewonnen
   *[other] haben gewonnen
}

## Merlin: der Spielplan

boards-merlin-knight-on = Ritter von { $name }: { $space }
boards-merlin-merlin-on = Merlin: { $space }
boards-merlin-used-dice = In dieser Runde benutzt: { $count } Würfel
boards-merlin-lands = Grafschaften
# Der Reiter mit dem Rondell und den Grafschaften, auf dem Telefon.
boards-merlin-board-tab = Spielplan
boards-merlin-supply = { $item }: { $count } im Vorrat
boards-merlin-worth = { $count } wert
boards-merlin-vassal-of = { $vassal } von { $name }: { $land }
boards-merlin-seal-of = Einfluss von { $name }
boards-merlin-environs = Umland
boards-merlin-manor-of = Rittergut von { $name }: { $tile }
boards-merlin-round = Runde { $round } von { $rounds }

## Merlin: Burgen und Aufträge

boards-merlin-castle = Deine Burg
boards-merlin-dice = Deine Würfel
boards-merlin-castle-of = Burg von { $name }
boards-merlin-castle-short = Burg
# Der Reiter mit allem Eigenen, auf dem Telefon: die Burg, dazu Verbündete, Erlasse oder ein Sondertableau.
boards-merlin-yours-short = Deins
boards-merlin-traitors = Verräter
boards-merlin-shields = Schilde
boards-merlin-flags = Flaggen
boards-merlin-materials = Material
boards-merlin-influence = Einfluss
boards-merlin-vassals = Gefolgsleute
boards-merlin-apples = { $count ->
    [one] { $count } Apfel
   *[other] { $count } Äpfel
}
boards-merlin-staffs = { $count ->
    [one] { $count } Stab
   *[other] { $count } Stäbe
}
boards-merlin-markers = { $count ->
    [one] noch { $count } Einflussmarker
   *[other] noch { $count } Einflussmarker
}
boards-merlin-manors = { $count ->
    [one] noch { $count } Rittergut
   *[other] noch { $count } Rittergüter
}
boards-merlin-excalibur = Excalibur
boards-merlin-grail = der Gral
boards-merlin-start-player = Startspieler
boards-merlin-at-home = Auf dem Burgtableau: { $vassals }
boards-merlin-missions = Deine Aufträge
boards-merlin-missions-short = Aufträge
boards-merlin-one-each-turn = einer je Zug
boards-merlin-display = Auslage
boards-merlin-deck = Stapel
boards-merlin-deck-of = Stapel: { $count ->
    [one] { $count } Auftrag
   *[other] { $count } Aufträge
}
boards-merlin-show = Zeigen { $points }
boards-merlin-swap = Tauschen
boards-merlin-drop = Ablegen
boards-merlin-met-of = { $met } von { $all }
boards-merlin-others = Andere
boards-merlin-sections = Teile des Tisches
boards-merlin-if-scored = Jetzt gewertet
boards-merlin-if-scored-about = So viele Punkte brächte oder kostete es alle, wenn jetzt gewertet würde.
boards-merlin-total = Summe

## Merlin: eine Wertung

boards-merlin-scoring = Wertung nach Runde { $round }
boards-merlin-skip = Überspringen
boards-merlin-next = Weiter
boards-merlin-go-on = Weiterspielen
boards-merlin-to-result = Zum Ergebnis
boards-merlin-so-far = Bis hier
boards-merlin-was = vorher
boards-merlin-now = jetzt
boards-merlin-repelled = abgewehrt
boards-merlin-left = nicht abgewehrt
boards-merlin-why-traitors = Ein Schild seiner Farbe wehrt einen Verräter ab. Jeder übrige kostet 3 Punkte; Excalibur bringt 3, wenn keiner bleibt.
boards-merlin-why-traitors-asked = Noch ist nichts entschieden: Erst darf jeder Verräter ohne Schild abwehren, dann wehrt jeder Schild einen Verräter seiner Farbe ab. Jeder übrige kostet 3 Punkte.
boards-merlin-why-environs = Wer in einem Gebiet die meisten Rittergüter hat, erhält 1 Punkt je Plättchen; bei Gleichstand wird geteilt und abgerundet.
boards-merlin-why-environs-strength = Wer in einem Gebiet am stärksten ist, erhält 1 Punkt je Plättchen; Burgen und Hexenhäuser zählen wie Rittergüter; bei Gleichstand wird geteilt und abgerundet.
boards-merlin-why-alone = { $worth ->
    [1] { $name } führt allein und erhält den Punkt.
   *[other] { $name } führt allein und erhält alle { $worth } Punkte.
}
boards-merlin-why-shared = { $names } führen gemeinsam: { $worth } geteilt durch { $count }, abgerundet.
boards-merlin-why-grail = { $name } nutzt den Gral und erhält alle { $worth } Punkte.
boards-merlin-why-ask = { $name } führt mit und darf den Gral nutzen.
boards-merlin-why-vassals = { $districts ->
    [yes] 1 Punkt für jeden Gefolgsmann in einem Stadtviertel.
   *[no] 1 Punkt für jeden Gefolgsmann in einer Grafschaft.
}
boards-merlin-why-back = Danach nimmt jeder seine Marker von dort zurück, bis auf einen.
boards-merlin-why-rest-allies = Sir Gareth und Sir Geraint: Punkte nach der Zahl ihrer gesammelten Plättchen.
boards-merlin-why-rest-coins = 3 Punkte für je zwei Goldmünzen.
boards-merlin-why-rest = 1 Punkt je Apfel, 2 je Stab, 1 für je drei Gegenstände.
boards-merlin-territory = { $terrain }, { $tiles } Plättchen
boards-merlin-strength-there = { $name }: Stärke { $count }
boards-merlin-manors-there = { $name }: { $count ->
    [one] { $count } Rittergut
   *[other] { $count } Rittergüter
}
boards-merlin-rest-apples = Äpfel
boards-merlin-rest-staffs = Stäbe
boards-merlin-rest-items = Gegenstände

boards-merlin-allies = Verbündete
boards-merlin-knights-wild = Welches Stück?
boards-merlin-knights-castle = Hier eine Burg?
boards-merlin-knights-first-gift = Erste Gabe des Turms
boards-merlin-knights-second-gift = Zweite Gabe des Turms
boards-merlin-knights-influence = Plättchen dazulegen?
boards-merlin-knights-tiles = Noch { $count } von { $all } Plättchen
boards-merlin-knights-collected = Gesammelte Plättchen: { $count }; am Ende { $points }
boards-merlin-knights-marshal = Marschall von { $name }
boards-merlin-knights-kay = Plättchen von Sir Kay ({ $name })
boards-merlin-knights-with-castle = mit Burg
boards-merlin-with-tile = Plättchen: { $from } → { $pips }
boards-merlin-draft-choose = Wähle einen Verbündeten aus dem { $stack }
boards-merlin-draft-waits = { $name } wählt einen Verbündeten aus dem { $stack }
boards-merlin-draft-why = Jeder wählt aus jedem Stapel einen Verbündeten für das ganze Spiel. Der A-Stapel wird im Uhrzeigersinn weitergegeben, der B-Stapel andersherum.
boards-merlin-kitchen = Hexenküche
boards-merlin-cauldron = { $name }: { $effect }; auf der Rückseite { $other }; bewegt Morgana bis zu { $movement }
boards-merlin-horn = Trinkhorn
boards-merlin-horn-sum = Summe 7
boards-merlin-poisoned = vergiftete Äpfel: { $count }; in der Küche: { $supply }
boards-merlin-poison = Vergifteter Apfel
boards-merlin-poison-hint = Einen vergifteten Apfel abgeben: erst einen eigenen Würfel wählen, dann den Würfel, mit dem er tauscht
boards-merlin-blocked = blockiert
boards-merlin-morgana-on = Von Morgana blockiert: { $land }
boards-merlin-morgana-alone = { $count ->
    [one] 1 Morgana-Marker steht allein
   *[other] { $count } Morgana-Marker stehen allein
}
boards-merlin-morgana-supply = Morgana-Marker übrig: { $markers }; Hexenhäuser übrig: { $huts }
boards-merlin-morgana-taken = { $name } hat den Morgana-Zug gemacht
boards-merlin-morgana-made = Morgana-Zug gemacht
boards-merlin-morgana-to-come = Morgana-Zug steht noch aus
boards-merlin-morgana-place = Morgana-Würfel legen
boards-merlin-morgana-walk = Morgana bewegen
boards-merlin-morgana-stand = Morgana aufstellen
boards-merlin-morgana-walk-hint = { $far ->
    [0] { $districts ->
        [yes] Auf das Feld eines Stadtviertels: Dorthin kommt dann niemand, und von dort nimmt niemand etwas.
       *[no] Auf das Feld einer Grafschaft: Dorthin kommt dann niemand, und von dort nimmt niemand etwas.
    }
    [1] { $districts ->
        [yes] Höchstens bis zum nächsten Stadtviertel: Auf das neue Feld kommt dann niemand, und von dort nimmt niemand etwas.
       *[no] Höchstens bis zur nächsten Grafschaft: Auf das neue Feld kommt dann niemand, und von dort nimmt niemand etwas.
    }
   *[other] { $districts ->
        [yes] Höchstens { $far } Stadtviertel weit: Auf das neue Feld kommt dann niemand, und von dort nimmt niemand etwas.
       *[no] Höchstens { $far } Grafschaften weit: Auf das neue Feld kommt dann niemand, und von dort nimmt niemand etwas.
    }
}
boards-merlin-morgana-places = Er darf hierhin: { $places }
boards-merlin-morgana-apple-hint = Damit tauschst du in einem späteren Zug die Zahl eines eigenen Würfels mit der eines fremden.
boards-merlin-morgana-horn-hint = Das Horn bringt gleich 1 Punkt und einen vergifteten Apfel, dazu am Ende jeder Runde so viele Punkte, wie die Runde zählt.
boards-merlin-morgana-cauldron-hint = Erst darfst du Morgana bewegen. Dann: { $effect }
boards-merlin-morgana-exchange = Mit wem tauschen?
boards-merlin-morgana-bewitch = Würfel drehen auf
boards-merlin-morgana-dark = Zweiter Morgana-Marker
boards-merlin-morgana-horn-pays = Jedes Baumaterial und jede Goldmünze zählt 1 für die 7.
boards-merlin-morgana-exchange-hint = Die beiden Würfel tauschen ihre Zahlen.
boards-merlin-morgana-bewitch-hint = Diese Zahl zeigt er, bis er benutzt oder wieder gedreht wird.
boards-merlin-morgana-give-hint = Für zwei Gegenstände bekommst du drei Goldmünzen.
boards-merlin-morgana-take-hint = Du hast zwei Goldmünzen bezahlt. Nur mit Hexengold bekommst du etwas von dort, wo Morgana steht.
boards-merlin-morgana-dark-hint = Neben Morgana oder ihr gegenüber. Auf einem deiner Einflussmarker lässt er diesen doppelt zählen; allein zählt er für Morgana.
boards-merlin-morgana-horn = { $count ->
    [one] Noch 1 Stück für das Trinkhorn
   *[other] Noch { $count } Stücke für das Trinkhorn
}
boards-merlin-morgana-give = { $count ->
    [one] Noch 1 Gegenstand zurückgeben
   *[other] Noch { $count } Gegenstände zurückgeben
}
boards-merlin-morgana-take = { $count ->
    [one] Noch 1 Stück nehmen
   *[other] Noch { $count } Stücke nehmen
}

# Die Fäuste öffnen sich
boards-camelot-set-out = { $count ->
    [0] Niemand bricht auf
    [one] Ein Ritter bricht auf
    [2] Zwei Ritter brechen auf
    [3] Drei Ritter brechen auf
    [4] Vier Ritter brechen auf
    [5] Fünf Ritter brechen auf
    [6] Sechs Ritter brechen auf
    [7] Sieben Ritter brechen auf
    [8] Acht Ritter brechen auf
    [9] Neun Ritter brechen auf
    [10] Zehn Ritter brechen auf
    [11] Elf Ritter brechen auf
    [12] Zwölf Ritter brechen auf
   *[other] { $count } Ritter brechen auf
}
boards-camelot-fists-open = Die Fäuste sind offen. Wer genau richtig lag, ist zuerst dran, dann kommen die zu niedrigen Zahlen, zuletzt die zu hohen; je näher, desto früher.
boards-camelot-go-on = Weiter
boards-camelot-together = zusammen
boards-camelot-knights-out = { $count ->
    [one] Ritter
   *[other] Ritter
}
boards-camelot-predicted = { $number } vorhergesagt
boards-camelot-nearness = { $side ->
    [exact] genau richtig
    [low] { $count } zu niedrig
   *[high] { $count } zu hoch
}
boards-camelot-takes-merlin = nimmt ein Merlin-Plättchen
