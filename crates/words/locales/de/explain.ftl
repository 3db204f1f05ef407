### Was die Dinge auf den Brettern sind, was sie jetzt bringen und warum etwas nicht geht.

## Was vor einer Angabe steht

explain-you-now = Für dich jetzt
explain-now = Jetzt
explain-scores = Zählt
explain-lead = Vorn
explain-lead-is = Wer den Lorbeer hat, hat gerade die meisten Punkte.
explain-left = { $count ->
    [0] nichts mehr übrig
   *[other] noch { $count }
}
explain-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
explain-score = { $name }: { $points }
explain-score-is = Alle Punkte bisher, nach ihrer Herkunft.

## Artus

explain-artus-chair = Stuhl { $chair }: { $value }
explain-artus-crown-plate = Teller mit der Krone
explain-artus-plate = Teller { $value }
explain-artus-plate-is = { $sign ->
    [loss] Wer einen Ritter oder Prinzen von hier fortzieht, verliert { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }. Die Ankunft bringt nichts.
   *[gain] Wer einen Ritter oder Prinzen von hier fortzieht, bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }. Die Ankunft bringt nichts.
}
explain-artus-zero-is = Diesen Stuhl zu verlassen, bringt nichts und kostet nichts.
explain-artus-crown-plate-is = Der Teller mit der Krone liegt immer vor dem König. Von hier aus zählen alle Werte; sie drehen sich mit ihm.
explain-artus-plate-counts = als { $colour }, für Wertungskarten, die eine Farbe verlangen
explain-artus-free = Frei. Wer hierher zieht, vertreibt niemanden.
explain-artus-sits = Hier sitzt: { $figure }. Wer hierher zieht, vertreibt die Figur auf den nächsten freien Stuhl gegen den Uhrzeigersinn.
explain-artus-carpet = Teppich
explain-artus-on-carpet = Ritter auf diesen sechs Stühlen zählen für die Wertungskarte „Zwei auf dem Teppich“.
explain-artus-carpet-idle = Sechs Stühle stehen auf dem Teppich. Er zählt nur im Spiel für Fortgeschrittene.
explain-artus-crowns = Stühle mit Krone
explain-artus-crowns-is = Hier haben König und Prinzen begonnen. Danach sind es Stühle wie alle anderen.
explain-artus-turn-is = Ein Zug: Karte spielen, ausführen, dann nachziehen.
explain-artus-own-knight-is = Dein Ritter. Eine Ritterkarte zieht ihn im Uhrzeigersinn; du bekommst den Wert des Stuhls, den er verlässt.
explain-artus-knight-is = Der Ritter von jemand anderem. Du kannst ihn nicht ziehen, nur vertreiben.
explain-artus-prince-is = Mit einer Königskarte kannst du einen Prinzen ziehen oder ihm einen Ring geben, so wie alle anderen. Der dritte Ring macht ihn zum König.
explain-artus-king-is = Die Drehscheibe folgt ihm: Wohin er auch geht, alle Werte drehen sich mit. Ziehen dürfen ihn alle, mit einer Königskarte.
explain-artus-king-brings = Ihn zu ziehen, bringt keine Punkte.
explain-artus-brings = Diesen Stuhl zu verlassen, bringt { $points }.
explain-artus-rings-worn = Ringe
explain-artus-wears = { $count } von 3
explain-artus-rings = Ringe im Vorrat
explain-artus-rings-is = Eine Ringkarte gibt einem Prinzen einen Ring und zählt den Wert seines Stuhls. Drei Ringe machen einen König.
explain-artus-pile-is = Am Ende deines Zuges ziehst du von einem deiner Stapel nach. Die Rückseiten zeigen, welche Art du ziehst.
explain-artus-pile-left = { $name }: { $count ->
    [0] keine Karte mehr
    [one] noch { $count } Karte
   *[other] noch { $count } Karten
}
explain-artus-holds = { $name }: { $count } auf der Hand
explain-artus-knight-cards = Sie ziehen deine eigenen Ritter. Alle sehen, wie viele es sind, aber nicht, welche.
explain-artus-king-cards = Sie ziehen Prinzen und König oder geben einem Prinzen einen Ring. Alle sehen, wie viele es sind, aber nicht, welche.
explain-artus-scoring-cards = Sie werten deine Ritter dort, wo sie sitzen. Alle sehen, wie viele es sind, aber nicht, welche.
explain-artus-tokens = Plättchen für 50 Punkte
explain-artus-tokens-is = Die Leiste endet bei 50. Je volle 50 Punkte gibt es ein Plättchen, der Rest steht auf der Leiste.
explain-artus-score-is = Alle Punkte bisher, nach ihrer Herkunft. Ein Stuhl zählt, wenn eine Figur ihn verlässt.

## Die Zukunft von Camelot

explain-camelot-brings = Bringt
explain-camelot-free = Frei
explain-camelot-stands = { $name }: { $figure }. Auf ein Feld passt eine Figur.
explain-camelot-neutral = Hier steht ein neutraler Ritter.
explain-camelot-round-table-is = Jeder freie Platz ist recht. Die Tafelrunde zählt erst am Ende: Wer die meisten Ritter hat, liegt vorn; wer fehlt, verliert 4 Punkte.
explain-camelot-rebellion-is = Dein Eingang bestimmt deine Seite; jeder weitere Ritter stellt sich neben deinen letzten. Punkte gibt es erst am Ende.
explain-camelot-training-ground-is = Die Zeilen füllen sich von unten. Drei deiner Ritter nebeneinander in einer Linie bringen einen Bonus.
explain-camelot-tournament-is = Erst die Vorrunden, dann das Finale, dann das Siegerfeld: Jedes öffnet sich, wenn das vorige voll ist.
explain-camelot-ballroom-is = Das nächste freie Feld der Reihe ist dran. Mit drei Herzen steht dir auch das Feld der Königin offen.
explain-camelot-intrigue-is = Ein Ritter je Gruppe. Ist eine Gruppe voll, verliert jede Farbe, die in ihr fehlt, Punkte.
explain-camelot-chapel-is = Unten beginnen, dann einem Pfeil von deinem letzten Ritter nach oben folgen.
explain-camelot-library-is = An einer Tür beginnen, dann einem Pfeil von irgendeinem deiner Ritter folgen.
explain-camelot-secret-room-is = Nur violette Schilde führen hierher. Das oberste freie Feld ist dran; wer nie herkommt, verliert 9 Punkte.
explain-camelot-throne = Thronsaal
explain-camelot-throne-is = Hier sagen alle vorher, wie viele Ritter in allen Fäusten zusammen sind. Wer am besten liegt, ist zuerst dran.
explain-camelot-number = Zahl { $number }
explain-camelot-number-is = Eine Vorhersage: so viele Ritter in allen Fäusten zusammen. Auf jeder Zahl ist Platz für zwei Magierfiguren.
explain-camelot-magicians = Darauf
explain-camelot-magician = Magierfigur: { $name }
explain-camelot-magician-is = Die Magierfigur sagt die Zahl der Ritter vorher. Ihr Platz bestimmt die Reihenfolge und entscheidet bei Gleichstand.
explain-camelot-order = Platz { $place } der Reihenfolgeleiste
explain-camelot-predicts = Vorhersage
explain-camelot-predicted = { $number } Ritter
explain-camelot-merlin = Merlin-Plättchen
explain-camelot-merlin-is = Wer nach den Vorhersagen vorn ist, nimmt eines. Seine Punkte sind geheim und zählen in der Schlusswertung.
explain-camelot-grail = Gralsplättchen
explain-camelot-grail-is = Am Ende zählen Sätze verschiedener Teile: 1, 3, 6 oder 10 Punkte für ein, zwei, drei oder vier Teile.
explain-camelot-tree = Baum
explain-camelot-tree-is = Einer deiner Ritter kommt aus dem Hinterland zurück, und du ziehst ein Gralsplättchen.
explain-camelot-hinterland = Hinterland
explain-camelot-hinterland-is = Hier warten überzählige Ritter. Wer keine aussendet, holt bis zu zwei zurück und zieht für jeden ein Gralsplättchen.
explain-camelot-screen = Ritter hinter dem Sichtschirm
explain-camelot-screen-is = Von hier sendest du Ritter aus. Jeder, der am Ende noch hier ist, zählt 2 Punkte.
explain-camelot-fist = Faust
explain-camelot-fist-is = Wie viele Ritter in dieser Runde aufbrechen, 0 bis 3. Das sieht niemand, bevor alle Fäuste offen sind.
explain-camelot-sent = Ausgesandte Ritter
explain-camelot-sent-is = Sie bezahlen eine Missionskarte und gehen in die Räume ihrer Schilde. Überzählige gehen ins Hinterland.
explain-camelot-black = Schwarzer Ritter
explain-camelot-black-is = Mordreds zweite Fähigkeit stellt ihn für 2 Punkte auf. Von da an ist er ein Ritter wie alle anderen.
explain-camelot-extra = Zusätzlicher Ritter
explain-camelot-extra-is = Du darfst dort noch einen Ritter einsetzen, aus dem Hinterland oder von hinter deinem Sichtschirm.
explain-camelot-heart = Herzen
explain-camelot-heart-is = Drei Herzen öffnen dir das Feld der Königin.
explain-camelot-line-bonus = Linienbonus
explain-camelot-line-bonus-is = Für drei deiner Ritter in einer Linie wählst du eines: einen zusätzlichen Ritter im roten oder gelben Raum, einen Baum oder 4 Punkte.
explain-camelot-places = Plätze der Tafelrunde
explain-camelot-places-is = Am Ende erhält die Farbe mit den meisten Rittern hier die Zahl neben der Krone und darf ihre Magierfigur in einen anderen Raum versetzen. Die nächsten erhalten der Reihe nach die kleineren Zahlen. Bei Gleichstand liegt vorn, wer auf der Reihenfolgeleiste weiter oben steht. Wer hier niemanden hat, verliert 4 Punkte.
explain-camelot-knight-table = Rittertafel
explain-camelot-knight-table-is = Sie zählt die Ritter der Königstreuen und der Rebellen. Am Ende siegt die Seite mit mehr Rittern, bei Gleichstand die Rebellen. Dort erhalten die erste und die zweite Farbe die Zahlen neben „Sieg“, und die erste darf ihre Magierfigur (der Hut) versetzen; auf der anderen Seite gelten die Zahlen neben „sonst“. Sind zwei Farben einer Seite gleich stark, liegt vorn, wer auf der Reihenfolgeleiste weiter oben steht.
explain-camelot-loss = Verlust für alle, die fehlen
explain-camelot-loss-is = Ist diese Gruppe voll, verliert jede Farbe ohne Ritter in ihr so viele Punkte.
explain-camelot-red-loss = Verlust mit rotem Schild
explain-camelot-red-loss-is = Ist diese Gruppe voll, verliert jede Farbe ohne Ritter in ihr die Punkte, und ihr zuletzt eingesetzter Ritter im roten Raum kommt ins Hinterland.
explain-camelot-cost = Kosten
explain-camelot-cost-is = So viele Ritter musst du ausgesandt haben, um eine Karte dieser Reihe zu nehmen.
explain-camelot-mission-is = { $cost ->
    [one] Kostet 1 Ritter: Er geht in den Raum des Schildes.
   *[other] Kostet { $cost } Ritter: Je einer geht in den Raum eines Schildes, in beliebiger Reihenfolge.
}
explain-camelot-special-is = Kostet { $cost } Ritter und bringt { $points } Punkte. Die Ritter kehren hinter den Sichtschirm zurück.
explain-camelot-sent-now = { $count ->
    [0] du hast keine Ritter ausgesandt
    [one] du hast 1 Ritter ausgesandt
   *[other] du hast { $count } Ritter ausgesandt
}
explain-camelot-shield-is = Ein ausgesandter Ritter geht in diesen Raum: { $room }. Gibt es dort kein Feld für ihn, kehrt er hinter deinen Sichtschirm zurück.
explain-camelot-any-shield-is = Ein bunter Schild: Der Ritter geht in einen der vier Räume, du wählst.
explain-camelot-hero = { $hero } – { $name }
explain-camelot-two-players = Zu zweit
explain-camelot-hero-next = Rückseite (Seite 2)

## Merlin

explain-merlin-lapses = nichts: Die Aktion würde entfallen
explain-merlin-points = { $points }
explain-merlin-choices = { $count ->
    [0] nichts zu wählen
    [one] 1 Wahl
   *[other] { $count } zur Wahl
}
explain-merlin-at-once = sofort, wenn eine Figur, die du ziehst, hier endet
explain-merlin-on-it = Darauf
explain-merlin-stands = { $space }
explain-merlin-land-is = Gefolgsleute, die hier eingesetzt werden, nehmen einen Gegenstand oder bringen Einfluss. Einfluss zählt in den Wertungen.
explain-merlin-district = Stadtviertel
explain-merlin-supply = { $item } im Vorrat
explain-merlin-item = { $item }
explain-merlin-flag-is = Gib eine Flagge zurück, um ihre Kraft zu nutzen. Bis dahin zählt sie für Aufträge und Punktefelder.
explain-merlin-shield-is = Wehrt in einer Wertung einen Verräter seiner Farbe ab und geht in den Vorrat zurück.
explain-merlin-material-is = Bezahlt ein Rittergut auf einem Plättchen, von dem eine Linie zu dieser Farbe führt.
explain-merlin-items-end = je drei Gegenstände, die am Ende übrig sind: 1 Punkt
explain-merlin-worth = Wert { $count }
explain-merlin-worth-is = 1 Punkt je Einflussmarker hier bekommt, wer die meisten hat; bei Gleichstand wird geteilt.
explain-merlin-in-scorings = nach den Runden 2, 4 und 6
explain-merlin-at-home = auf deinem Burgtableau
explain-merlin-vassal-scores = { $districts ->
    [yes] 1 Punkt in jeder Wertung, solange er in einem Stadtviertel steht
   *[no] 1 Punkt in jeder Wertung, solange er in einer Grafschaft steht
}
explain-merlin-tile-is = Plättchen eines Geländes, die sich berühren, bilden ein Gebiet. Wer dort die meisten Rittergüter hat, erhält 1 Punkt je Plättchen.
explain-merlin-at = { $site }
explain-merlin-own-manor = Hier steht dein Rittergut.
explain-merlin-manor-of = Hier steht ein Rittergut von { $name }.
explain-merlin-pays = Frei. Ein Rittergut kostet ein Baumaterial: { $colours }.
explain-merlin-gift = Fürs Bauen
explain-merlin-territory = { $terrain }, { $tiles ->
    [one] { $tiles } Plättchen
   *[other] { $tiles } Plättchen
}
explain-merlin-territory-strength-is = Wer in diesem Gebiet am stärksten ist, erhält 1 Punkt je Plättchen; Burgen und Hexenhäuser zählen wie Rittergüter; bei Gleichstand wird geteilt.
explain-merlin-territory-is = Wer in diesem Gebiet die meisten Rittergüter hat, erhält 1 Punkt je Plättchen; bei Gleichstand wird geteilt.
explain-merlin-knight = Ritter von { $name }
explain-merlin-knight-is = Spielerwürfel ziehen ihn im Uhrzeigersinn. Wo er endet, gilt die Aktion des Feldes.
explain-merlin-merlin-is = Gehört allen: Der Merlinwürfel zieht ihn in beide Richtungen, ein Merlinstab wiederholt die Aktion.
explain-merlin-arthur-is = Der Artuswürfel zieht ihn auf dem Ring, auf dem er steht, in beide Richtungen.
explain-merlin-own-die-is = Zieht deinen Ritter um seinen Wert im Uhrzeigersinn. Jeder Würfel wird einmal je Runde benutzt.
explain-merlin-merlin-die-is = Zieht Merlin um seinen Wert, im oder gegen den Uhrzeigersinn.
explain-merlin-arthur-die-is = Zieht Artus um seinen Wert, im oder gegen den Uhrzeigersinn.
explain-merlin-owner = Besitz
explain-merlin-nobody = niemand; liegt auf dem Brett
explain-merlin-mission = { $points ->
    [one] Auftrag, { $points } Punkt
   *[other] Auftrag, { $points } Punkte
}
explain-merlin-mission-is = { $asks }. Zeige die Karte in deinem Zug: Du behältst alles.
explain-merlin-met = alle Bedingungen sind erfüllt
explain-merlin-missing = es fehlt noch: { $missing }

explain-merlin-apple = Apfel
explain-merlin-apple-is = Dreht den gewählten Würfel auf eine beliebige Zahl, bevor die Figur zieht. Jeder, der am Ende übrig ist: 1 Punkt.
explain-merlin-staff = Merlinstab
explain-merlin-staff-is = Wiederholt die Aktion, wenn du Merlin gezogen hast. Jeder, der am Ende übrig ist: 2 Punkte.
explain-merlin-seal = Einflussmarker
explain-merlin-seal-is = { $districts ->
    [yes] Zählt in seinem Stadtviertel: Wer dort die meisten hat, erhält in einer Wertung dessen Wert.
   *[no] Zählt in seiner Grafschaft: Wer dort die meisten hat, erhält in einer Wertung ihren Wert.
}
explain-merlin-manor = Rittergut
explain-merlin-manor-is = Steht auf einem Plättchen des Umlands und kostet ein Baumaterial. Wer in einem Gebiet die meisten hat, erhält 1 Punkt je Plättchen.
explain-merlin-card = Aufträge auf der Hand
explain-merlin-card-is = Nur wer sie hat, sieht sie. In jedem deiner Züge kannst du einen einlösen.
explain-merlin-deck = Nachziehstapel
explain-merlin-deck-is = Eingelöste Aufträge werden von hier oder aus der Auslage ersetzt.
explain-merlin-traitor = Verräter
explain-merlin-traitor-is = In einer Wertung kostet jeder, den kein Schild abwehrt, 3 Punkte.
explain-merlin-rounds = Runden
explain-merlin-rounds-is = Sechs Runden; eine Krone steht für die Wertung nach den Runden 2, 4 und 6.
explain-merlin-track = Punkteleiste
explain-merlin-track-is = Die Punkte aller Spieler; sie können auch unter 0 fallen.
explain-merlin-used = Benutzte Würfel
explain-merlin-used-is = Diese Würfel sind in dieser Runde benutzt. Für die nächste werden alle neu geworfen.
explain-merlin-home = Gefolgsleute auf dem Burgtableau
explain-merlin-home-is = { $districts ->
    [yes] Sie warten hier auf ihren Einsatz. Auch wer schon in einem Stadtviertel steht, kann neu eingesetzt werden.
   *[no] Sie warten hier auf ihren Einsatz. Auch wer schon in einer Grafschaft steht, kann neu eingesetzt werden.
}
explain-merlin-tower = Turm
explain-merlin-tower-is = Ein Schild, eine Flagge oder ein Einflussmarker nach Wahl
explain-merlin-notch = Farben des Rahmens
explain-merlin-notch-is = Gerade Linien führen von einem Plättchen zu diesen Farben: Ein Baumaterial in einer davon bezahlt dort ein Rittergut.
explain-merlin-start = Startspieler
explain-merlin-start-is = Hat den ersten Zug der Runde. Danach wandert der Marker im Uhrzeigersinn weiter.
explain-merlin-step-traitors = Verräter
explain-merlin-step-traitors-is = Schilde wehren Verräter ihrer Farbe ab; jeder, der bleibt, kostet 3 Punkte.
explain-merlin-step-environs = Umland
explain-merlin-step-environs-is = Wer in einem Gebiet die meisten Rittergüter hat, erhält 1 Punkt je Plättchen.
explain-merlin-step-influence = Einfluss
explain-merlin-step-influence-is = { $districts ->
    [yes] Wer in einem Stadtviertel die meisten Einflussmarker hat, erhält 1 Punkt je Marker dort.
   *[no] Wer in einer Grafschaft die meisten Einflussmarker hat, erhält 1 Punkt je Marker dort.
}
explain-merlin-step-vassals = Gefolgsleute
explain-merlin-step-vassals-is = { $districts ->
    [yes] 1 Punkt für jeden deiner Gefolgsleute in einem Stadtviertel.
   *[no] 1 Punkt für jeden deiner Gefolgsleute in einer Grafschaft.
}
explain-merlin-coin = Goldmünze
explain-merlin-coin-is = Ändert einen deiner Würfel um 1. Je zwei, die am Ende übrig sind: 3 Punkte.
explain-merlin-mistletoe = Mistel
explain-merlin-mistletoe-is = Eine Bedingung eines Auftrags gilt als erfüllt.
explain-merlin-fruits = Apfel-Mistel-Marker
explain-merlin-fruits-is = Dient einmal als Apfel oder als Mistel; unbenutzt zählt er am Ende als Apfel.
explain-merlin-plus = Plusmarker
explain-merlin-plus-is = Der Einflussmarker, unter dem er liegt, zählt in der nächsten Wertung doppelt.
explain-merlin-marker-is = Zählt als Gegenstand seiner Farbe. Gibst du ihn ab, kehrt er auf den Markt zurück.
explain-merlin-labourer-is = Ein Zug mehr in dieser Runde: Dein Ritter zieht so weit, wie der Tagelöhner Augen hat.
explain-merlin-price = Preis
explain-merlin-one-coin = 1 Goldmünze, einmal je Zug, in einem Zug ohne eingelösten Auftrag
explain-merlin-picts = Pikten
explain-merlin-picts-is = In einer Wertung bringt die höchste Summe der Pikten 3 Punkte, die niedrigste kostet 3. Danach kommen die Pikten aller Spieler aus dem Spiel.
explain-merlin-pict = Pikten-Plättchen { $value }
explain-merlin-pict-is = Wer es nimmt, bekommt sofort: { $bonus }.
explain-merlin-ring = Siegelring
explain-merlin-ring-is = Zählt 3 zur Summe der Pikten dazu. Wer ihn nimmt, darf einen Auftrag einlösen, ohne dessen Bedingungen zu erfüllen.
explain-merlin-decrees = Erlasse
explain-merlin-decrees-is = Statt der Aktion eines eben eingesetzten Gefolgsmanns darfst du den Stapel ansehen und einen nehmen.
explain-merlin-decree = Erlass: { $shown }
explain-merlin-decree-is = Bringt beim Nehmen, was er zeigt. Danach bezahlen 1, 2 oder 3 Erlasse eine Erlass-Sonderaktion.
explain-merlin-decree-one = Ein Erlass
explain-merlin-decree-one-is = Ändert einen deiner Würfel um 1.
explain-merlin-decree-two = Zwei Erlasse
explain-merlin-decree-two-is = { $districts ->
    [yes] Ein Gegenstand aus einem Vorrat nach Wahl oder ein Einflussmarker in ein Stadtviertel nach Wahl.
   *[no] Ein Gegenstand aus einem Vorrat nach Wahl oder ein Einflussmarker in eine Grafschaft nach Wahl.
}
explain-merlin-decree-three = Drei Erlasse
explain-merlin-decree-three-is = Sofort 5 Punkte.
explain-merlin-wax = Siegel
explain-merlin-wax-is = Ein eingelöster Auftrag kann statt seiner Punkte ein Siegel auf eine Fähigkeit legen.
explain-merlin-marshal = Marschall
explain-merlin-marshal-is = Wer Lancelot hat, führt die Aktion eines hier eingesetzten Gefolgsmanns zweimal aus.
explain-merlin-kay = Kays Einflussplättchen
explain-merlin-kay-is = Zählt für den Besitzer von Sir Kay wie ein weiterer Einflussmarker, wenn es um die Mehrheit geht.
explain-merlin-tiles = Plättchen eines Verbündeten
explain-merlin-tiles-is = Jede Anwendung der Fähigkeit kostet ein Plättchen; es kommt aus dem Spiel.
explain-merlin-tiles-left = noch { $count } von { $all } Plättchen
explain-merlin-castle = Burg
explain-merlin-castle-is = Unter einem Rittergut: Sie zählt für den Besitzer von Sir Gaheris in der Wertung des Umlands wie ein weiteres Rittergut.
explain-merlin-morgana = Morgana
explain-merlin-morgana-is = { $districts ->
    [yes] Sperrt dieses Stadtviertel: Keine Figur darf dort enden, nichts von dem darf genommen werden, was dort lagert.
   *[no] Sperrt diese Grafschaft: Keine Figur darf dort enden, kein Gegenstand darf von dort genommen werden.
}
explain-merlin-morgana-die = Morgana-Würfel
explain-merlin-morgana-die-is = Einmal je Runde nehmen alle einen und legen ihn ab: vergifteter Apfel, Trinkhorn oder Hexenkessel.
explain-merlin-pentagram = Morgana-Zug
explain-merlin-pentagram-is = Alle machen je Runde einen Zug mit einem Morgana-Würfel; blass heißt: schon gemacht.
explain-merlin-poisoned = Vergifteter Apfel
explain-merlin-poisoned-is = Tauscht die Zahl eines deiner Würfel mit der eines unbenutzten Würfels von jemand anderem.
explain-merlin-horn = Trinkhorn
explain-merlin-horn-is = Bringt am Ende jeder Runde so viele Punkte, wie die Runde zählt.
explain-merlin-hut = Hexenhaus
explain-merlin-hut-is = Sein Rittergut zählt in der nächsten Wertung des Umlands doppelt und kehrt dann zurück.
explain-merlin-dark = Morgana-Marker
explain-merlin-dark-is = Der Einflussmarker, auf dem er liegt, zählt doppelt; allein zählt der Marker für Morgana.
explain-merlin-trades = Tauschen
explain-merlin-trades-is = Ein einfacher Gefolgsmann darf bis zu viermal tauschen: einen Gegenstand oder eine Goldmünze gegen einen beliebigen Gegenstand.
explain-merlin-place-apple-is = Ein Morgana-Würfel hier bringt einen vergifteten Apfel.
explain-merlin-place-horn-is = Würfel, Baumaterial und Goldmünzen müssen zusammen 7 ergeben: Dann bekommst du das Trinkhorn, einen vergifteten Apfel und 1 Punkt.
explain-merlin-other-side = Rückseite
explain-merlin-cauldron-is = Hierher kommt ein Würfel mit dieser Zahl, eine 6 passt überall. Morgana zieht, dann wirkt das Plättchen und wird umgedreht.

## Warum etwas nicht gewählt werden kann

explain-no-die-leads = Keiner deiner Würfel führt dorthin: { $ahead ->
    [0] Dein Ritter steht schon dort.
    [one] Es liegt ein Feld vor deinem Ritter.
   *[other] Es liegt { $ahead } Felder vor deinem Ritter.
} Deine Würfel zeigen { $own }.
explain-no-die-leads-merlin = Kein Würfel führt dorthin: { $ahead ->
    [0] Dein Ritter steht schon dort,
    [one] Es liegt ein Feld vor deinem Ritter,
   *[other] Es liegt { $ahead } Felder vor deinem Ritter,
} und { $merlin ->
    [0] Merlin steht dort.
    [one] von Merlin ist es ein Feld entfernt.
   *[other] von Merlin ist es { $merlin } Felder entfernt.
} Deine Würfel zeigen { $own }, der Merlinwürfel { $die }.
explain-apple-helps = Ein Apfel würde einen Würfel ändern.
explain-merlin-tap-place = { $districts ->
    [yes] Tippe den Platz an, auf den er soll: Er leuchtet in einem Stadtviertel.
   *[no] Tippe den Platz an, auf den er soll: Er leuchtet in einer Grafschaft.
}
explain-merlin-mountain = Berg
explain-merlin-wood = Wald
explain-merlin-lake = See
explain-merlin-asked-item = Dieser Gegenstand
explain-merlin-asked-item-is = Ein Gegenstand dieser Art und Farbe auf deinem Burgtableau.
explain-merlin-asked-any-item = Ein beliebiger Gegenstand dieser Art
explain-merlin-asked-any-item-is = Ein Gegenstand dieser Art auf deinem Burgtableau, egal in welcher Farbe.
explain-merlin-asked-influence = Einfluss hier
explain-merlin-asked-influence-is = { $districts ->
    [yes] Einer deiner Einflussmarker in diesem Stadtviertel.
   *[no] Einer deiner Einflussmarker in dieser Grafschaft.
}
explain-merlin-asked-any-influence = Einfluss irgendwo
explain-merlin-asked-any-influence-is = { $districts ->
    [yes] Einer deiner Einflussmarker in einem beliebigen Stadtviertel.
   *[no] Einer deiner Einflussmarker in einer beliebigen Grafschaft.
}
explain-merlin-asked-vassal = Dieser Gefolgsmann hier
explain-merlin-asked-vassal-is = { $districts ->
    [yes] Dieser Gefolgsmann von dir in diesem Stadtviertel.
   *[no] Dieser Gefolgsmann von dir in dieser Grafschaft.
}
explain-merlin-asked-two = Zwei Gefolgsleute hier
explain-merlin-asked-two-is = { $districts ->
    [yes] Zwei beliebige deiner Gefolgsleute in diesem Stadtviertel.
   *[no] Zwei beliebige deiner Gefolgsleute in dieser Grafschaft.
}
explain-merlin-asked-pair = Zwei bestimmte Gefolgsleute
explain-merlin-asked-pair-is = { $districts ->
    [yes] Diese beiden Gefolgsleute von dir zusammen in einem Stadtviertel, egal in welchem.
   *[no] Diese beiden Gefolgsleute von dir zusammen in einer Grafschaft, egal in welcher.
}
explain-merlin-corner = Gefolgsmann in der Ecke
explain-merlin-corner-is = Er nennt die Spalte des Sondertableaus, in der du mit diesem Auftrag eine Fähigkeit lernen kannst.
explain-merlin-treasure-is = Wer auf diesem Plättchen ein Rittergut baut, bekommt das sofort.
explain-merlin-treasure-influence-is = { $districts ->
    [yes] Wer hier ein Rittergut baut, nimmt beide Gegenstände in der Farbe eines Stadtviertels, in dem er Einfluss hat.
   *[no] Wer hier ein Rittergut baut, nimmt beide Gegenstände aus einer Grafschaft, in der er Einfluss hat.
}
explain-merlin-treasure-discard-is = Baut hier jemand ein Rittergut, geben alle anderen eins von beiden ab.
