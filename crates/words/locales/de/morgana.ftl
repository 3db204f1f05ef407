# Morgana von Merlin: wie Züge, Ereignisse, Ablehnungen und Teile heißen.

merlin-morgana-effect = { $effect ->
    [bewitch] Verhexen
    [swap_figures] Figuren tauschen
    [coins_for_resources] Hexengold: Goldmünzen für Gegenstände
    [resources_for_coins] Hexengold: Gegenstände für Goldmünzen
    [witch_hut] Hexenhaus
   *[dark_influence] Dunkler Einfluss
}
merlin-morgana-effect-does = { $effect ->
    [bewitch] Dreh einen deiner unbenutzten Würfel oder einen unbenutzten Spielerwürfel eines anderen auf eine beliebige Zahl.
    [swap_figures] { $arthur ->
        [yes] Dein Ritter und ein anderer oder Merlin und Artus tauschen ihre Felder; eine Aktion folgt nicht.
       *[no] Dein Ritter und ein anderer tauschen ihre Felder; eine Aktion folgt nicht.
    }
    [coins_for_resources] Gib zwei Gegenstände zurück und nimm drei Goldmünzen.
    [resources_for_coins] { $districts ->
        [yes] Bezahle zwei Goldmünzen und nimm drei Teile aus dem Vorrat des blockierten Stadtviertels.
       *[no] Bezahle zwei Goldmünzen und nimm drei Gegenstände aus der blockierten Grafschaft.
    }
    [witch_hut] { $arthur ->
        [yes] { $castles ->
            [yes] Leg ein Hexenhaus auf eines deiner Rittergüter: Es zählt in der nächsten Umlandwertung eins mehr, danach wird sein ganzes Gebiet bis auf Rittergüter auf Burgen geräumt.
           *[no] Leg ein Hexenhaus auf eines deiner Rittergüter: Es zählt in der nächsten Umlandwertung doppelt, danach wird sein ganzes Gebiet geräumt.
        }
       *[no] { $castles ->
            [yes] Leg ein Hexenhaus auf eines deiner Rittergüter: Es zählt in der nächsten Umlandwertung eins mehr, danach verlassen beide das Umland; ein Rittergut auf einer Burg bleibt.
           *[no] Leg ein Hexenhaus auf eines deiner Rittergüter: Es zählt in der nächsten Umlandwertung doppelt, danach verlassen beide das Umland.
        }
    }
   *[dark_influence] { $districts ->
        [yes] Stell einen Morgana-Marker in das blockierte Stadtviertel und einen in ein angrenzendes oder in das gegenüberliegende.
       *[no] Stell einen Morgana-Marker in die blockierte Grafschaft und einen in eine angrenzende oder in die gegenüberliegende.
    }
}
merlin-morgana-place-apple = Vergiftete Äpfel
merlin-morgana-place-horn = Trinkhorn
merlin-morgana-place-cauldron = Hexenkessel { $number }
merlin-morgana-choice-lay = Kesselmarker: { $effect }
merlin-morgana-choice-die = Morgana-Würfel { $pips }
merlin-morgana-choice-apple = Einen vergifteten Apfel nehmen
merlin-morgana-choice-horn = { $count ->
    [one] Das Trinkhorn für 1 Stück gewinnen
   *[other] Das Trinkhorn für { $count } Stücke gewinnen
}
merlin-morgana-choice-cauldron = Kessel { $number }: { $effect }
merlin-morgana-choice-grail = Den Gral nehmen; Morgana blockiert den Obstgarten, darum ohne Apfel
merlin-morgana-choice-coin = Eine Goldmünze
merlin-morgana-choice-poison = { $die ->
    [chosen] Der gewählte Würfel, eine { $pips }
    [own] Unbenutzter Spielerwürfel { $pips }
    [arthur] Unbenutzter Artuswürfel { $pips }
   *[merlin] Unbenutzter Merlinwürfel { $pips }
}
merlin-morgana-choice-with = { $die ->
    [own] { $name }: Spielerwürfel { $pips }
    [arthur] { $name }: Artuswürfel { $pips }
   *[merlin] { $name }: Merlinwürfel { $pips }
}
merlin-morgana-choice-stand = Morgana { $into }
merlin-morgana-choice-no-walk = Morgana stehen lassen
merlin-morgana-choice-no-stand = Morgana nicht aufstellen
merlin-morgana-choice-no-token = Auf die Wirkung verzichten; der Marker wird umgedreht
merlin-morgana-choice-bewitch = { $own ->
    [yes] { $die ->
        [own] Eigener Spielerwürfel { $pips }
        [arthur] Eigener Artuswürfel { $pips }
       *[merlin] Eigener Merlinwürfel { $pips }
    }
   *[no] { $name }: Spielerwürfel { $pips }
}
merlin-morgana-choice-turn = Auf { $pips }
merlin-morgana-choice-swap = Deinen Ritter mit dem von { $name }
merlin-morgana-choice-swap-merlin = Merlin mit Artus
merlin-morgana-choice-pay = 2 Goldmünzen bezahlen, 3 Gegenstände nehmen
merlin-morgana-choice-pay-district = { $district ->
    [mint] 2 Goldmünzen bezahlen, 3 Goldmünzen nehmen
    [orchard] 2 Goldmünzen bezahlen, 3 Äpfel oder Misteln nehmen
    [smith] 2 Goldmünzen bezahlen, 3 Schilde nehmen
    [quarry] 2 Goldmünzen bezahlen, 3 Baumaterialien nehmen
   *[tailor] 2 Goldmünzen bezahlen, 3 Flaggen nehmen
}
merlin-morgana-choice-hut = Hexenhaus auf das Rittergut in { $site }
merlin-morgana-choice-dark = Morgana-Marker { $into }
merlin-morgana-choice-dark-plus = Morgana-Marker { $into }, auf den mit Plusmarker
merlin-morgana-choice-take-back = Einflussmarker mit Morgana-Marker { $in }
merlin-morgana-choice-take-back-plus = Einflussmarker mit Morgana- und Plusmarker { $in }
merlin-morgana-heading-die = Einen Morgana-Würfel nehmen
merlin-morgana-heading-place = Den Morgana-Würfel legen
merlin-morgana-heading-poison = Einen vergifteten Apfel abgeben
merlin-morgana-heading-with = Augenzahl tauschen mit
merlin-morgana-heading-stand = Morgana bewegen
merlin-morgana-heading-bewitch = Einen Würfel verhexen
merlin-morgana-heading-turn = Den verhexten Würfel drehen
merlin-morgana-heading-swap = Figuren tauschen
merlin-morgana-heading-hut = Ein Hexenhaus legen
merlin-morgana-heading-dark = Dunkler Einfluss
merlin-morgana-event-token-laid = Auf Kessel { $number }: { $effect }.
merlin-morgana-event-rolled = Die Morgana-Würfel zeigen { $dice }.
merlin-morgana-event-die-taken = { $name } nimmt den Morgana-Würfel mit { $pips }.
merlin-morgana-event-placed-apple = { $name } legt die { $pips } zu den vergifteten Äpfeln.
merlin-morgana-event-placed-horn = { $name } legt die { $pips } zum Trinkhorn.
merlin-morgana-event-placed-cauldron = { $name } legt die { $pips } unter Kessel { $number }.
merlin-morgana-event-apple-taken = { $name } nimmt einen vergifteten Apfel.
merlin-morgana-event-no-apple = Für { $name } ist kein vergifteter Apfel mehr da.
merlin-morgana-event-exchanged = { $name } tauscht mit einem vergifteten Apfel Augenzahlen: { $die ->
    [chosen] Der eigene gewählte Würfel
    [own] Der eigene Spielerwürfel
    [arthur] Der eigene Artuswürfel
   *[merlin] Der eigene Merlinwürfel
} zeigt jetzt { $to }, der { $their ->
    [own] Spielerwürfel
    [arthur] Artuswürfel
   *[merlin] Merlinwürfel
} von { $other } { $from }.
merlin-morgana-event-coins-paid = { $count ->
    [one] { $name } bezahlt eine Goldmünze.
   *[other] { $name } bezahlt { $count } Goldmünzen.
}
merlin-morgana-event-horn-taken = { $name } nimmt das Trinkhorn.
merlin-morgana-event-horn-from = { $name } nimmt { $other } das Trinkhorn ab.
merlin-morgana-event-horn-kept = { $name } behält das Trinkhorn.
merlin-morgana-event-moved = { $name } stellt Morgana { $into }.
merlin-morgana-event-not-moved = { $name } bewegt Morgana nicht.
merlin-morgana-event-bewitched = { $own ->
    [yes] { $die ->
        [own] { $name } verhext einen eigenen Spielerwürfel: von { $from } auf { $to }.
        [arthur] { $name } verhext den eigenen Artuswürfel: von { $from } auf { $to }.
       *[merlin] { $name } verhext den eigenen Merlinwürfel: von { $from } auf { $to }.
    }
   *[no] { $name } verhext einen Spielerwürfel von { $other }: von { $from } auf { $to }.
}
merlin-morgana-event-swapped = { $name } und { $other } tauschen die Ritter; der von { $name } steht jetzt auf { $space }.
merlin-morgana-event-merlin-swapped = { $name } tauscht Merlin und Artus: Merlin steht jetzt auf { $merlin }, Artus auf { $arthur }.
merlin-morgana-event-coins-taken = { $count ->
    [one] { $name } nimmt dafür eine Goldmünze.
   *[other] { $name } nimmt dafür { $count } Goldmünzen.
}
merlin-morgana-event-mint = { $count ->
    [one] { $name } nimmt eine Goldmünze aus der blockierten Münzerei.
   *[other] { $name } nimmt { $count } Goldmünzen aus der blockierten Münzerei.
}
merlin-morgana-event-nothing-gained = { $district ->
    [mint] Morgana blockiert die Münzerei: { $name } bekommt nichts.
    [trader] Morgana blockiert den Händler: { $name } tauscht nichts.
    [orchard] Morgana blockiert den Obstgarten: { $name } bekommt nichts.
    [smith] Morgana blockiert die Schmiede: { $name } bekommt nichts.
    [quarry] Morgana blockiert den Steinbruch: { $name } bekommt nichts.
   *[tailor] Morgana blockiert die Näherei: { $name } bekommt nichts.
}
merlin-morgana-event-hut = { $name } legt ein Hexenhaus auf das Rittergut in { $site }.
merlin-morgana-event-marker-on-top = { $name } stellt einen Morgana-Marker auf einen eigenen Einflussmarker { $in }.
merlin-morgana-event-marker-alone = { $name } stellt einen Morgana-Marker { $into }; er steht allein.
merlin-morgana-event-no-effect = Für { $name } ohne Wirkung: { $effect }.
merlin-morgana-event-forgone = { $name } verzichtet auf den Kesselmarker: { $effect }.
merlin-morgana-event-token-turned = Der Marker auf Kessel { $number } wird umgedreht: { $effect }.
merlin-morgana-event-manors-returned = { $count ->
    [one] { $name } nimmt ein Rittergut mit Hexenhaus zurück.
   *[other] { $name } nimmt { $count } Rittergüter mit Hexenhäusern zurück.
}
merlin-morgana-event-territories-cleared = { $count ->
    [one] { $name } nimmt ein Rittergut aus Gebieten mit Hexenhäusern zurück.
   *[other] { $name } nimmt { $count } Rittergüter aus Gebieten mit Hexenhäusern zurück.
}
merlin-morgana-event-hut-lost = Das Hexenhaus auf dem Rittergut in { $site } kommt in den Vorrat zurück.
merlin-morgana-event-huts-returned = { $count ->
    [one] Ein Hexenhaus kommt in den Vorrat zurück.
   *[other] { $count } Hexenhäuser kommen in den Vorrat zurück.
}
merlin-morgana-event-huts = Hexenhäuser, soweit vorhanden, verlassen das Umland.
merlin-morgana-event-rival = { $count ->
    [one] Auch Morgana hat einen Einflussmarker { $in }.
   *[other] Auch Morgana hat { $count } Einflussmarker { $in }.
}
merlin-morgana-event-carriers-returned = { $count ->
    [one] { $name } nimmt den Einflussmarker zurück, der { $in } einen Morgana-Marker trug.
   *[other] { $name } nimmt { $count } Einflussmarker zurück, die { $in } Morgana-Marker trugen.
}
merlin-morgana-event-markers-returned = { $count ->
    [one] Ein Morgana-Marker { $in } kommt neben das Tableau zurück.
   *[other] { $count } Morgana-Marker { $in } kommen neben das Tableau zurück.
}
merlin-morgana-refusal-has-pentagram = Deinen Morgana-Zug hast du in dieser Runde schon gemacht; der nächste kommt in der nächsten Runde.
merlin-morgana-refusal-no-die = Auf dem Tableau zeigt kein Morgana-Würfel { $pips }; nimm einen, der dort liegt.
merlin-morgana-refusal-cannot-skip = Ein Morgana-Zug kann nicht ausgelassen werden: Lege den Würfel zu den vergifteten Äpfeln, zum Trinkhorn oder zu einem Kessel.
merlin-morgana-refusal-place-due = Lege zuerst den Morgana-Würfel ab: bei den vergifteten Äpfeln, beim Trinkhorn oder an einem Kessel.
merlin-morgana-refusal-moves-nothing = Ein Morgana-Würfel bewegt keine Figur: Lege ihn zu den vergifteten Äpfeln, zum Trinkhorn oder zu einem Kessel.
merlin-morgana-refusal-only-poison = Nur ein vergifteter Apfel ändert einen Morgana-Würfel.
merlin-morgana-refusal-no-apple = Du hast keinen vergifteten Apfel aus einem früheren Zug.
merlin-morgana-refusal-not-own-die = Ein vergifteter Apfel dient dem gewählten Würfel, bevor er benutzt ist, oder einem deiner unbenutzten Würfel.
merlin-morgana-refusal-nobody = Kein anderer hat einen unbenutzten Würfel mit einer anderen Augenzahl.
merlin-morgana-refusal-no-such-die = { $die ->
    [own] Einen unbenutzten Spielerwürfel mit { $pips } hat dieser Spieler nicht.
    [arthur] Einen unbenutzten Artuswürfel mit { $pips } hat dieser Spieler nicht.
   *[merlin] Einen unbenutzten Merlinwürfel mit { $pips } hat dieser Spieler nicht.
}
merlin-morgana-refusal-same-number = Beide Würfel zeigen { $pips }; wähle einen mit einer anderen Augenzahl.
merlin-morgana-refusal-too-few-pieces = { $count ->
    [one] Mit diesem Würfel kostet das Trinkhorn 1 Baumaterial oder 1 Goldmünze, und du hast nichts davon.
   *[other] Mit diesem Würfel kostet das Trinkhorn { $count } Baumaterialien oder Goldmünzen; du hast weniger.
}
merlin-morgana-refusal-no-coin = Du hast keine Goldmünze; bezahle mit Baumaterial.
merlin-morgana-refusal-other-cauldron = Der Würfel zeigt eine andere Zahl als Kessel { $number }; nur eine 6 passt überall.
merlin-morgana-refusal-cauldron-taken = Unter Kessel { $number } liegt schon ein Würfel.
merlin-morgana-refusal-too-far = So weit kommt Morgana mit diesem Kessel nicht ({ $into }): Seine Zahl sagt, wie weit sie gehen darf.
merlin-morgana-refusal-stands-there = Morgana steht schon { $in }; um sie dort zu lassen, beende ihre Bewegung.
merlin-morgana-refusal-no-payment = Davon liegt nichts auf deinem Burgtableau ({ $item }); bezahle mit Baumaterial und Goldmünzen, die du hast.
merlin-morgana-refusal-other-payment = { $kinds } zählen beim Trinkhorn nicht; bezahle mit Baumaterial und Goldmünzen.
merlin-morgana-refusal-blocked = Morgana steht { $in }: Niemand darf dieses Feld betreten.
merlin-morgana-refusal-mirror-blocked = Morgana blockiert das Feld gegenüber; dorthin kann dein Ritter nicht.
merlin-morgana-refusal-action-blocked = Morgana blockiert dieses Feld; wähle das Feld eines anderen Ritters.
merlin-morgana-refusal-nothing-from = Morgana steht { $in }: Von dort lässt sich nichts nehmen.
merlin-morgana-refusal-store-blocked = { $district ->
    [mint] Morgana blockiert die Münzerei: Von dort kommen keine Goldmünzen.
    [trader] Morgana blockiert den Händler: Dort wird nichts getauscht.
    [orchard] Morgana blockiert den Obstgarten: Von dort kommen weder Äpfel noch Misteln.
    [smith] Morgana blockiert die Schmiede: Von dort kommen keine Schilde.
    [quarry] Morgana blockiert den Steinbruch: Von dort kommt kein Baumaterial.
   *[tailor] Morgana blockiert die Näherei: Von dort kommen keine Flaggen.
}
merlin-morgana-refusal-cannot-bewitch = Verhexen lassen sich nur deine unbenutzten Würfel und unbenutzte Spielerwürfel der anderen.
merlin-morgana-refusal-shows-already = Der Würfel zeigt schon { $pips }; wähle eine andere Zahl.
merlin-morgana-refusal-cannot-swap = Dein Ritter tauscht mit dem eines anderen, der auf einem anderen Feld steht.
merlin-morgana-refusal-no-arthur = Merlin tauscht nur mit Artus, und Artus spielt hier nicht mit.
merlin-morgana-refusal-swap-blocked = Eine der beiden Figuren steht auf Morganas Feld; dorthin kommt niemand.
merlin-morgana-refusal-too-few-resources = Du müsstest zwei Gegenstände zurückgeben und hast weniger.
merlin-morgana-refusal-no-coin-left = Im Vorrat ist keine Goldmünze mehr.
merlin-morgana-refusal-too-few-coins = Die Gegenstände kosten zwei Goldmünzen, und du hast weniger.
merlin-morgana-refusal-beside-board = Morgana steht noch neben dem Tableau; ohne sie geht das nicht: { $effect }.
merlin-morgana-refusal-nothing-there = Wo Morgana steht, ist nichts mehr da.
merlin-morgana-refusal-at-trader = Morgana steht beim Händler, und der hat keinen Vorrat, aus dem du nehmen könntest.
merlin-morgana-refusal-other-district = { $district ->
    [mint] Morgana steht auf der Münzerei: Nimm Goldmünzen.
    [trader] Morgana steht beim Händler: Dort gibt es nichts zu nehmen.
    [orchard] Morgana steht auf dem Obstgarten: Nimm Äpfel und Misteln.
    [smith] Morgana steht auf der Schmiede: Nimm Schilde.
    [quarry] Morgana steht auf dem Steinbruch: Nimm Baumaterial.
   *[tailor] Morgana steht auf der Näherei: Nimm Flaggen.
}
merlin-morgana-refusal-other-principality = { $districts ->
    [yes] Morgana steht nicht { $in }: Nimm aus dem Stadtviertel, das sie blockiert.
   *[no] Morgana steht nicht { $in }: Nimm aus der Grafschaft, die sie blockiert.
}
merlin-morgana-refusal-no-manor = In { $site } hast du kein Rittergut ohne Hexenhaus.
merlin-morgana-refusal-no-hut = Es ist kein Hexenhaus mehr da.
merlin-morgana-refusal-not-there = Dieser Morgana-Marker kann nicht { $into }: Der erste kommt dorthin, wo sie steht, der zweite daneben oder gegenüber.
merlin-morgana-refusal-no-marker = Es ist kein Morgana-Marker mehr da.
merlin-morgana-refusal-no-such-marker = Hier gibt es nichts zu wählen: Du hast { $in } nicht Marker beider Arten.
merlin-morgana-moment-die = Einen Morgana-Würfel nimmt man zu Beginn des eigenen Zuges, an Stelle eines eigenen Würfels.
merlin-morgana-moment-place = Der Morgana-Würfel wird einmal gelegt, gleich nachdem man ihn genommen hat.
merlin-morgana-moment-poison = Einen vergifteten Apfel gibt man im eigenen Zug ab, vor oder nach einer Aktion.
merlin-morgana-moment-horn = Das bezahlt man nur für das Trinkhorn.
merlin-morgana-moment-cauldron = Morgana bewegt sich, wenn ein Würfel unter einen Kessel gelegt wurde.
merlin-morgana-moment-token = Das geht nur mit einem Kesselmarker, der es zeigt.
merlin-morgana-lapse-blocked = Morgana blockiert das Feld.
merlin-morgana-lapse-principality = { $districts ->
    [yes] Morgana blockiert das Stadtviertel, aus dem es käme.
   *[no] Morgana blockiert die Grafschaft, aus der es käme.
}
merlin-morgana-lapse-store = Morgana blockiert das Stadtviertel, in dem es lagert.
merlin-morgana-scored-horn-won = { $points } für { $name }: Trinkhorn gewonnen.
merlin-morgana-scored-horn-owned = { $points } für { $name }: Trinkhorn am Ende von Runde { $count }.
merlin-morgana-scored-huts = { $count ->
    [one] { $points } für { $name }: ein Hexenhaus im Gebiet um { $site }.
   *[other] { $points } für { $name }: { $count } Hexenhäuser im Gebiet um { $site }.
}
merlin-morgana-due-tokens = die Kesselmarker auslegen
merlin-morgana-due-roll = die Morgana-Würfel werfen
merlin-morgana-due-horn = { $count ->
    [one] noch 1 Stück für das Trinkhorn bezahlen
   *[other] noch { $count } Stücke für das Trinkhorn bezahlen
}
merlin-morgana-due-exchange = den Würfel wählen, mit dem getauscht wird
merlin-morgana-due-walk = Morgana bewegen oder stehen lassen
merlin-morgana-due-token = den Kesselmarker nutzen oder verzichten
merlin-morgana-due-flip = den Kesselmarker umdrehen
merlin-morgana-due-bewitch = den verhexten Würfel drehen
merlin-morgana-due-give = { $count ->
    [one] noch 1 Gegenstand zurückgeben
   *[other] noch { $count } Gegenstände zurückgeben
}
merlin-morgana-due-take = { $count ->
    [one] noch 1 Stück von dort nehmen, wo Morgana steht
   *[other] noch { $count } Stücke von dort nehmen, wo Morgana steht
}
merlin-morgana-due-dark = den zweiten Morgana-Marker stellen
merlin-morgana-step-huts = Hexenhäuser
merlin-morgana-pieces = { $horn ->
    [yes] Vergiftete Äpfel { $count }, Trinkhorn
   *[no] Vergiftete Äpfel { $count }
}
