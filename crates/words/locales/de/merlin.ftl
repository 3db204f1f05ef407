### Merlin auf Deutsch.

merlin-name = Merlin
merlin-setting-modules = Module
merlin-setting-modules-none = keine Module
merlin-setting-modules-treasures = Die Schätze des Umlands
merlin-setting-modules-gold = Goldmünzen und Misteln
merlin-setting-modules-favor = Die Gunst des Königs
merlin-setting-modules-arthur = Arthur
merlin-setting-modules-knights = Knights of the Round Table
merlin-setting-modules-market = Der Markt
merlin-setting-modules-caerleon = Die Stadt Caerleon
merlin-setting-modules-morgana = Morgana
merlin-setting-modules-decree = Der Erlass des Königs
merlin-setting-modules-all = alle Module
merlin-setting-variants = Varianten
merlin-setting-variants-none = keine Varianten
merlin-setting-variants-all = Verbündete und Stadtviertel zufällig
merlin-setting-variants-random_allies = zufällig zugeteilte Verbündete
merlin-setting-variants-random_districts = zufällig ausgelegte Stadtviertel

## Worum es bei jedem Modul geht, in einem Satz

merlin-about-favor = Ein eingelöster Auftrag bringt auf Wunsch eine dauerhafte Fähigkeit statt seiner Punkte.
merlin-about-arthur = Artus zieht auf einem inneren Ring mit 13 Feldern; dazu Pikten, Siegelring, fünfter Zug je Runde.
merlin-about-knights = Zwei von zwölf Rittern stehen dir das ganze Spiel über mit je einer Fähigkeit bei.
merlin-about-gold = Goldmünzen ändern einen Würfel um 1 und zählen am Ende; eine Mistel ersetzt eine Bedingung.
merlin-about-market = Einmal je Zug kaufst du für eine Goldmünze einen Marker, wenn du keinen Auftrag einlöst.
merlin-about-caerleon = Sechs Stadtviertel auf den Grafschaften: Der Ort bestimmt, was ein Gefolgsmann bringt.
merlin-about-morgana = Ein Zug mehr je Runde mit gemeinsamen Würfeln: Kessel, Trinkhorn, vergiftete Äpfel. Sie blockiert eine Grafschaft.
merlin-about-treasures = 15 neue Geländeplättchen geben oder nehmen etwas, wenn jemand darauf baut.
merlin-about-decree = Ein Erlass statt der Aktion des Gefolgsmanns; 1, 2 oder 3 davon bezahlen eine Erlass-Sonderaktion.

## Spielmaterial

merlin-colour = { $colour ->
    [black] schwarz
    [grey] grau
    [blue] blau
    [purple] lila
    [orange] orange
   *[brown] braun
}
merlin-emblem = { $colour ->
    [black] Drache
    [grey] Taube
    [blue] drei Fische
    [purple] Schlange
    [orange] Fuchs
   *[brown] Doppeladler
}

# Eine Grafschaft oder das Stadtviertel darauf: der Name, wo etwas steht, wohin es kommt, woher es kommt.
merlin-principality = { $districts ->
    [yes] { $colour ->
        [black] schwarzes Stadtviertel
        [grey] graues Stadtviertel
        [blue] blaues Stadtviertel
        [purple] lila Stadtviertel
        [orange] orangefarbenes Stadtviertel
       *[brown] braunes Stadtviertel
    }
   *[no] { $colour ->
        [black] schwarze Grafschaft
        [grey] graue Grafschaft
        [blue] blaue Grafschaft
        [purple] lila Grafschaft
        [orange] orangefarbene Grafschaft
       *[brown] braune Grafschaft
    }
}
merlin-in = { $districts ->
    [yes] { $colour ->
        [black] im schwarzen Stadtviertel
        [grey] im grauen Stadtviertel
        [blue] im blauen Stadtviertel
        [purple] im lila Stadtviertel
        [orange] im orangefarbenen Stadtviertel
       *[brown] im braunen Stadtviertel
    }
   *[no] { $colour ->
        [black] in der schwarzen Grafschaft
        [grey] in der grauen Grafschaft
        [blue] in der blauen Grafschaft
        [purple] in der lila Grafschaft
        [orange] in der orangefarbenen Grafschaft
       *[brown] in der braunen Grafschaft
    }
}
merlin-into = { $districts ->
    [yes] { $colour ->
        [black] ins schwarze Stadtviertel
        [grey] ins graue Stadtviertel
        [blue] ins blaue Stadtviertel
        [purple] ins lila Stadtviertel
        [orange] ins orangefarbene Stadtviertel
       *[brown] ins braune Stadtviertel
    }
   *[no] { $colour ->
        [black] in die schwarze Grafschaft
        [grey] in die graue Grafschaft
        [blue] in die blaue Grafschaft
        [purple] in die lila Grafschaft
        [orange] in die orangefarbene Grafschaft
       *[brown] in die braune Grafschaft
    }
}
merlin-from = { $districts ->
    [yes] { $colour ->
        [black] aus dem schwarzen Stadtviertel
        [grey] aus dem grauen Stadtviertel
        [blue] aus dem blauen Stadtviertel
        [purple] aus dem lila Stadtviertel
        [orange] aus dem orangefarbenen Stadtviertel
       *[brown] aus dem braunen Stadtviertel
    }
   *[no] { $colour ->
        [black] aus der schwarzen Grafschaft
        [grey] aus der grauen Grafschaft
        [blue] aus der blauen Grafschaft
        [purple] aus der lila Grafschaft
        [orange] aus der orangefarbenen Grafschaft
       *[brown] aus der braunen Grafschaft
    }
}

merlin-item = { $kind ->
    [flag] { $colour ->
        [black] schwarze Flagge
        [grey] graue Flagge
        [blue] blaue Flagge
        [purple] lila Flagge
        [orange] orangefarbene Flagge
       *[brown] braune Flagge
    }
    [shield] { $colour ->
        [black] schwarzer Schild
        [grey] grauer Schild
        [blue] blauer Schild
        [purple] lila Schild
        [orange] orangefarbener Schild
       *[brown] brauner Schild
    }
   *[material] { $colour ->
        [black] schwarzes Baumaterial
        [grey] graues Baumaterial
        [blue] blaues Baumaterial
        [purple] lila Baumaterial
        [orange] orangefarbenes Baumaterial
       *[brown] braunes Baumaterial
    }
}
merlin-an-item = { $kind ->
    [flag] { $colour ->
        [black] eine schwarze Flagge
        [grey] eine graue Flagge
        [blue] eine blaue Flagge
        [purple] eine lila Flagge
        [orange] eine orangefarbene Flagge
       *[brown] eine braune Flagge
    }
    [shield] { $colour ->
        [black] einen schwarzen Schild
        [grey] einen grauen Schild
        [blue] einen blauen Schild
        [purple] einen lila Schild
        [orange] einen orangefarbenen Schild
       *[brown] einen braunen Schild
    }
   *[material] { $colour ->
        [black] ein schwarzes Baumaterial
        [grey] ein graues Baumaterial
        [blue] ein blaues Baumaterial
        [purple] ein lila Baumaterial
        [orange] ein orangefarbenes Baumaterial
       *[brown] ein braunes Baumaterial
    }
}
merlin-with-flag = { $colour ->
    [black] mit einer schwarzen Flagge
    [grey] mit einer grauen Flagge
    [blue] mit einer blauen Flagge
    [purple] mit einer lila Flagge
    [orange] mit einer orangefarbenen Flagge
   *[brown] mit einer braunen Flagge
}
merlin-a-traitor = { $colour ->
    [black] einen schwarzen Verräter
    [grey] einen grauen Verräter
    [blue] einen blauen Verräter
    [purple] einen lila Verräter
    [orange] einen orangefarbenen Verräter
   *[brown] einen braunen Verräter
}
merlin-kind = { $kind ->
    [flag] Flagge
    [shield] Schild
   *[material] Baumaterial
}
merlin-kinds = { $kind ->
    [flag] Flaggen
    [shield] Schilde
   *[material] Baumaterialien
}
merlin-any-item = { $kind ->
    [flag] beliebige Flagge
    [shield] beliebiger Schild
   *[material] beliebiges Baumaterial
}

merlin-vassal = { $vassal ->
    [lady] Hofdame
    [shield_bearer] Schildknappe
    [builder] Baumeister
   *[flag_bearer] Flaggenträger
}
merlin-the-vassal = { $vassal ->
    [lady] die Hofdame
    [shield_bearer] den Schildknappen
    [builder] den Baumeister
   *[flag_bearer] den Flaggenträger
}
merlin-vassal-does = { $vassal ->
    [lady] { $districts ->
        [yes] Die Hofdame setzt einen Einflussmarker im Stadtviertel ein.
       *[no] Die Hofdame setzt einen Einflussmarker in der Grafschaft ein.
    }
    [shield_bearer] { $districts ->
        [yes] Der Schildknappe nimmt, was das Stadtviertel gibt: in der Schmiede zwei Schilde.
       *[no] Der Schildknappe nimmt einen Schild aus der Grafschaft.
    }
    [builder] { $districts ->
        [yes] Der Baumeister nimmt, was das Stadtviertel gibt: im Steinbruch zwei Baumaterialien.
       *[no] Der Baumeister nimmt ein Baumaterial aus der Grafschaft.
    }
   *[flag_bearer] { $districts ->
        [yes] Der Flaggenträger nimmt, was das Stadtviertel gibt: in der Näherei zwei Flaggen.
       *[no] Der Flaggenträger nimmt eine Flagge aus der Grafschaft.
    }
}

merlin-power = { $power ->
    [repel_traitors] Verräter abwehren
    [second_mission] Aufträge
    [reverse] Rückwärts
    [turn_die] Würfel drehen
    [different_action] Aktion eines anderen Ritters
    [plus_minus] +/−1
    [switch] Wechseln
   *[mirror] Spiegeln
}
merlin-power-does = { $power ->
    [repel_traitors] In einer Wertung wehrst du alle deine Verräter einer Farbe ohne Schilde ab.
    [second_mission] Du löst im selben Zug einen zweiten Auftrag ein und erhältst 2 Punkte mehr.
    [reverse] Dein Ritter zieht gegen den Uhrzeigersinn statt im Uhrzeigersinn.
    [turn_die] Der gewählte Würfel wird auf die gegenüberliegende Seite gedreht.
    [different_action] Statt deiner Aktion führst du die eines Feldes aus, auf dem ein anderer Ritter steht.
    [plus_minus] Bevor sich die Figur bewegt: Sie zieht 1 Feld mehr oder 1 Feld weniger, als der Würfel zeigt.
    [switch] Bevor sich die Figur bewegt: Der gewählte Würfel bewegt eine andere Figur (Ritter, Merlin oder Artus).
   *[mirror] Nach der Bewegung kommt dein Ritter auf das gegenüberliegende Feld.
}

merlin-relic = { $relic ->
    [excalibur] Excalibur
   *[grail] Gral
}
merlin-relic-does = { $relic ->
    [excalibur] In einer Wertung: 3 Punkte, wenn du alle deine Verräter abgewehrt hast.
   *[grail] { $districts ->
        [yes] Einmal je Wertung: Bei geteilter Führung in einem Stadtviertel erhältst du allein seinen vollen Wert.
       *[no] Einmal je Wertung: Bei geteilter Führung in einer Grafschaft erhältst du allein ihren vollen Wert.
    }
}

merlin-die = { $die ->
    [own] Spielerwürfel
    [arthur] Artuswürfel
   *[merlin] Merlinwürfel
}
merlin-figure = { $figure ->
    [knight] Ritter
    [arthur] Artus
   *[merlin] Merlin
}
merlin-direction = { $direction ->
    [clockwise] im Uhrzeigersinn
   *[counter-clockwise] gegen den Uhrzeigersinn
}
merlin-means = { $means ->
    [excalibur] mit Excalibur
    [flag] mit der Flagge
    [ability] mit der Fähigkeit
   *[shield] mit einem Schild
}

merlin-terrain = { $terrain ->
    [mountain] Berg
    [wood] Wald
   *[lake] See
}
merlin-tile = { $tower ->
    [yes] { $terrain } mit Turm
   *[no] { $terrain }
}
merlin-site = Reihe { $row }, Spalte { $column }

merlin-category = { $category ->
    [spaces] Punktefelder
    [missions] Aufträge
    [traitors] Verräter
    [excalibur] Excalibur
    [environs] Umland
    [influence] Einfluss
    [vassals] Gefolgsleute
    [apples] Äpfel
    [staffs] Merlinstäbe
    [favor] Gunst des Königs
    [picts] Pikten
    [allies] Verbündete
    [coins] Goldmünzen
    [horn] Trinkhorn
    [treasures] Schätze des Umlands
    [decrees] Erlasse
   *[items] Gegenstände
}

## Felder des Rondells

merlin-space = Feld { $number } ({ $name })
merlin-landing = { $number } ({ $name })
merlin-space-inner = Innenfeld { $number } ({ $name })
merlin-landing-inner = innen { $number } ({ $name })
merlin-space-vp = { $counted ->
    [shield] Punkte für Schilde
    [flag] Punkte für Flaggen
    [material] Punkte für Baumaterial
    [manor] Punkte für Rittergüter
   *[influence] Punkte für Einfluss
}
merlin-space-influence = { $gained ->
    [flag] Flagge durch Einfluss
    [material] Baumaterial durch Einfluss
    [shield] Schild durch Einfluss
   *[vassal] Gefolgsmann durch Einfluss
}
merlin-space-excalibur = Excalibur
merlin-space-grail = der Gral
merlin-space-relocate = Gefolgsmann verschieben
merlin-space-exchange = Tauschen
merlin-space-mission = Aufträge
merlin-space-build = Bauen

merlin-does-principality = Einen Gefolgsmann { $in } einsetzen.
merlin-does-vp = { $counted ->
    [shield] 1 Punkt für jeden Schild auf deinem Burgtableau.
    [flag] 1 Punkt für jede Flagge auf deinem Burgtableau.
    [material] 1 Punkt für jedes Baumaterial auf deinem Burgtableau.
    [manor] 1 Punkt für jedes deiner Rittergüter im Umland.
   *[influence] { $districts ->
        [yes] 1 Punkt für jeden deiner Einflussmarker in den Stadtvierteln.
       *[no] 1 Punkt für jeden deiner Einflussmarker in den Grafschaften.
    }
}
merlin-does-influence = { $gained ->
    [flag] { $districts ->
        [yes] Eine Flagge in der Farbe eines Stadtviertels nehmen, in dem du Einfluss hast.
       *[no] Eine Flagge aus einer Grafschaft nehmen, in der du Einfluss hast.
    }
    [material] { $districts ->
        [yes] Ein Baumaterial in der Farbe eines Stadtviertels nehmen, in dem du Einfluss hast.
       *[no] Ein Baumaterial aus einer Grafschaft nehmen, in der du Einfluss hast.
    }
    [shield] { $districts ->
        [yes] Einen Schild in der Farbe eines Stadtviertels nehmen, in dem du Einfluss hast.
       *[no] Einen Schild aus einer Grafschaft nehmen, in der du Einfluss hast.
    }
   *[vassal] { $districts ->
        [yes] Einen Gefolgsmann in einem Stadtviertel einsetzen, in dem du Einfluss hast.
       *[no] Einen Gefolgsmann in einer Grafschaft einsetzen, in der du Einfluss hast.
    }
}
merlin-does-excalibur = Excalibur nehmen und einen deiner Verräter ablegen.
merlin-does-grail = Den Gral und einen Apfel nehmen.
merlin-does-relocate = { $districts ->
    [yes] Einen deiner Gefolgsleute in ein benachbartes Stadtviertel versetzen; dort führt er seine Aktion aus.
   *[no] Einen deiner Gefolgsleute in eine benachbarte Grafschaft versetzen; dort führt er seine Aktion aus.
}
merlin-does-exchange = Einen Gegenstand zurückgeben und dafür einen anderen aus einem beliebigen Vorrat nehmen.
merlin-does-mission = Bis zu zwei Aufträge ablegen und dafür neue nehmen.
merlin-does-build = Ein Rittergut im Umland bauen und mit einem Baumaterial bezahlen, das zum Plättchen passt.

## Aufträge

merlin-mission = { $asks } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
merlin-requirement-influence-in = Einfluss { $in }
merlin-requirement-influence-any = Einfluss irgendwo
merlin-requirement-vassal-in = { $vassal } { $in }
merlin-requirement-two-vassals-in = zwei Gefolgsleute { $in }
merlin-requirement-vassal-pair = { $districts ->
    [yes] { $one } und { $other } in demselben Stadtviertel
   *[no] { $one } und { $other } in derselben Grafschaft
}

## Was ansteht, wie in „Anna: einen Würfel wählen“

merlin-due-display = Aufträge aufdecken
merlin-due-environs = das Umland auslegen
merlin-due-start-player = den Startspieler auslosen
merlin-due-starting-tiles = die Startplättchen austeilen
merlin-due-traitors = Verräter ziehen
merlin-due-hands = Aufträge austeilen
merlin-due-dice = würfeln
merlin-due-start = einen Würfel wählen
merlin-due-die = die Figur bewegen
merlin-due-moved = die Aktion ausführen oder auf sie verzichten
merlin-due-between = den Zug fortsetzen oder beenden
merlin-due-after = den Zug beenden
merlin-due-execution = die Aktion abschließen
merlin-due-repeat = die Aktion noch einmal ausführen
merlin-due-exchange = einen Gegenstand nehmen
merlin-due-second-discard = einen zweiten Auftrag ablegen oder nicht
merlin-due-tower = eine Gabe des Turms wählen
merlin-due-turn-end = den Zug beenden
merlin-due-replace = einen Auftrag nehmen
merlin-due-card = einen Auftrag aufdecken
merlin-due-scoring = die Wertung fortsetzen
merlin-due-repel = Verräter abwehren oder nicht
merlin-due-grail = den Gral nutzen oder nicht
merlin-due-over = das Spiel ist zu Ende

merlin-phase-setup = Spielaufbau
merlin-phase-dice = Würfeln
merlin-phase-turn = Züge
merlin-phase-scoring = Wertung
merlin-phase-over = das Spiel ist zu Ende

merlin-window = { $window ->
    [start] vor der Wahl des Würfels
    [die] vor der Bewegung
    [moved] vor der Aktion
    [between] nach der ersten Ausführung
   *[after] vor dem Ende des Zuges
}
merlin-step = { $step ->
    [traitors] Verräter
    [environs] Umland
    [influence] Einfluss
   *[vassals] Gefolgsleute
}

## Ereignisse: die Sätze des Verlaufs

merlin-event-displayed = Ein Auftrag wird aufgedeckt: { $mission }.
merlin-event-tile-laid = Im Umland, { $site }: { $tile }.
merlin-event-starts = { $name } wird als Startspieler ausgelost.
merlin-event-starting-tile = { $name } erhält Startplättchen { $number }.
merlin-event-knight-placed = Der Ritter von { $name } beginnt auf { $space }.
merlin-event-traitor-attached = { $name } erhält { $traitor }.
merlin-event-dealt = { $name } erhält einen Auftrag: { $mission }.
merlin-event-dealt-hidden = { $name } erhält einen Auftrag.
merlin-event-rolled = { $name } würfelt { $own }; der Merlinwürfel zeigt { $merlin }.
merlin-event-rolled-arthur = { $name } würfelt { $own }; der Merlinwürfel zeigt { $merlin }, der Artuswürfel { $arthur }.
merlin-event-round = Runde { $round } beginnt; { $name } fängt an.
merlin-event-turn = { $name } ist am Zug.
merlin-event-completed = { $name } löst einen Auftrag ein: { $mission }.
merlin-event-completed-second = { $name } löst einen zweiten Auftrag ein: { $mission }.
merlin-event-die-chosen = { $die ->
    [own] { $name } wählt einen Spielerwürfel mit { $pips }.
    [arthur] { $name } wählt den Artuswürfel mit { $pips }.
   *[merlin] { $name } wählt den Merlinwürfel mit { $pips }.
}
merlin-event-apple-spent = { $name } gibt einen Apfel ab und dreht den Würfel von { $from } auf { $to }.
merlin-event-flag-used = { $name } setzt { $item } ein ({ $power }).
merlin-event-die-turned = { $name } dreht den Würfel von { $from } auf die gegenüberliegende Seite, { $to }.
merlin-event-knight-moved = Der Ritter von { $name } zieht { $direction } von Feld { $from } auf { $space }.
merlin-event-merlin-moved = { $inner ->
    [yes] { $name } bewegt Merlin { $direction } von Innenfeld { $from } auf { $space }.
   *[no] { $name } bewegt Merlin { $direction } von Feld { $from } auf { $space }.
}
merlin-event-arthur-moved = { $name } bewegt Artus { $direction } auf { $space }.
merlin-event-mirrored = Der Ritter von { $name } kommt von Feld { $from } auf das gegenüberliegende, { $space }.
merlin-event-different-action = { $name } wählt stattdessen die Aktion eines anderen Ritters: { $space }.
merlin-event-performs = { $name } führt die Aktion von { $space } aus.
merlin-event-performs-again = { $name } führt die Aktion von { $space } ein zweites Mal aus.
merlin-event-forfeited = { $name } verzichtet auf die Aktion von { $space }.
merlin-event-lapsed = { $name } kann die Aktion von { $space } nicht ausführen; sie entfällt.
merlin-event-staff-spent = { $name } gibt einen Merlinstab ab.
merlin-event-deployed = { $name } setzt { $vassal } { $in } ein.
merlin-event-deployed-from = { $name } versetzt { $vassal } { $from } { $into }.
merlin-event-displaced = { $vassal ->
    [lady] Die Hofdame von { $name } wird { $from } verdrängt und kehrt auf das Burgtableau zurück.
    [shield_bearer] Der Schildknappe von { $name } wird { $from } verdrängt und kehrt auf das Burgtableau zurück.
    [builder] Der Baumeister von { $name } wird { $from } verdrängt und kehrt auf das Burgtableau zurück.
   *[flag_bearer] Der Flaggenträger von { $name } wird { $from } verdrängt und kehrt auf das Burgtableau zurück.
}
merlin-event-no-marker = Die Hofdame von { $name } bringt nichts: Auf dem Burgtableau ist kein Einflussmarker mehr.
merlin-event-brought-nothing = { $vassal ->
    [lady] Die Hofdame
    [shield_bearer] Der Schildknappe
    [builder] Der Baumeister
   *[flag_bearer] Der Flaggenträger
} von { $name } bringt nichts: { $blocks ->
    [yes] Morgana blockiert, oder der Vorrat ist leer ({ $item }).
   *[no] Der Vorrat ist leer ({ $item }).
}
merlin-event-took = { $name } nimmt { $item }.
merlin-event-returned = { $name } gibt { $item } zurück.
merlin-event-influence-placed = { $name } setzt einen Einflussmarker { $in } ein.
merlin-event-relic-taken = { $relic ->
    [excalibur] { $name } nimmt Excalibur.
   *[grail] { $name } nimmt den Gral.
}
merlin-event-relic-taken-from = { $relic ->
    [excalibur] { $name } nimmt Excalibur von { $other }.
   *[grail] { $name } nimmt den Gral von { $other }.
}
merlin-event-relic-kept = { $relic ->
    [excalibur] { $name } behält Excalibur.
   *[grail] { $name } behält den Gral.
}
merlin-event-apple-taken = { $name } nimmt einen Apfel.
merlin-event-traitor-repelled = { $name } wehrt { $traitor } { $means } ab.
merlin-event-discarded = { $name } legt einen Auftrag ab: { $mission }.
merlin-event-built = { $name } baut ein Rittergut: { $tile }, { $site }.
merlin-event-took-mission = { $name } nimmt einen Auftrag aus der Auslage: { $mission }.
merlin-event-drew = { $name } zieht einen Auftrag: { $mission }.
merlin-event-drew-hidden = { $name } zieht einen Auftrag vom Nachziehstapel.
merlin-event-missions-shuffled = { $count ->
    [one] Der Nachziehstapel ist leer: { $count } abgelegter Auftrag wird zum Nachziehstapel.
   *[other] Der Nachziehstapel ist leer: Die { $count } abgelegten Aufträge werden gemischt.
}
merlin-event-traitors-shuffled = { $count ->
    [one] Der Vorrat an Verrätern ist leer: { $count } abgelegter Verräter kommt zurück.
   *[other] Der Vorrat an Verrätern ist leer: Die { $count } abgelegten werden gemischt.
}
merlin-event-scoring = Die Wertung nach Runde { $round } beginnt.
merlin-event-step = { $step ->
    [traitors] Verräter werden abgewehrt oder kosten Punkte.
    [environs] Das Umland wird gewertet.
    [influence] { $districts ->
        [yes] Der Einfluss in den Stadtvierteln wird gewertet.
       *[no] Der Einfluss in den Grafschaften wird gewertet.
    }
   *[vassals] Die Gefolgsleute werden gewertet.
}
merlin-event-unrepelled = { $name } kann { $count } { $colour ->
    [black] { $count ->
        [one] schwarzen
       *[other] schwarze
    }
    [grey] { $count ->
        [one] grauen
       *[other] graue
    }
    [blue] { $count ->
        [one] blauen
       *[other] blaue
    }
    [purple] lila
    [orange] { $count ->
        [one] orangefarbenen
       *[other] orangefarbene
    }
   *[brown] { $count ->
        [one] braunen
       *[other] braune
    }
} Verräter nicht abwehren.
merlin-event-territory = { $terrain }gebiet um { $site } ({ $tiles } Plättchen), { $strength ->
    [yes] Stärke
   *[no] Rittergüter
}: { $counts }; { $ahead ->
    [one] { $leaders } führt.
   *[other] { $leaders } teilen sich die Führung.
}
merlin-event-principality = { $principality } (Wert { $worth }), Einfluss: { $counts }; { $ahead ->
    [one] { $leaders } führt.
   *[other] { $leaders } teilen sich die Führung.
}
merlin-event-principality-nobody = { $principality }, Einfluss: { $counts }; Morgana führt, also erhält niemand Punkte.
merlin-event-principality-compared = { $principality }, Einfluss: { $counts }; { $ahead ->
    [one] { $leaders } führt unter den Spielern.
   *[other] { $leaders } teilen sich unter den Spielern die Führung.
}
merlin-event-grail-used = { $name } nutzt den Gral { $in }.
merlin-event-influence-returned = { $name } nimmt { $count } Einflussmarker { $from } zurück.
merlin-event-grail-returned = Der Gral kommt zu { $name } zurück.
merlin-event-final-points = Die letzte Wertung ist vorüber: Äpfel, Stäbe und Gegenstände zählen.
merlin-event-over = { $count ->
    [one] Das Spiel ist zu Ende: { $names } gewinnt.
   *[other] Das Spiel ist zu Ende: { $names } gewinnen gemeinsam.
}

## Punkte mit ihren Gründen

merlin-scored-space = { $points } für { $name }: { $counted ->
    [shield] { $count ->
        [one] { $count } Schild auf dem Burgtableau.
       *[other] { $count } Schilde auf dem Burgtableau.
    }
    [flag] { $count ->
        [one] { $count } Flagge auf dem Burgtableau.
       *[other] { $count } Flaggen auf dem Burgtableau.
    }
    [material] { $count ->
        [one] { $count } Baumaterial auf dem Burgtableau.
       *[other] { $count } Baumaterialien auf dem Burgtableau.
    }
    [manor] { $count ->
        [one] { $count } Rittergut im Umland.
       *[other] { $count } Rittergüter im Umland.
    }
   *[influence] { $districts ->
        [yes] { $count } Einflussmarker in den Stadtvierteln.
       *[no] { $count } Einflussmarker in den Grafschaften.
    }
}
merlin-scored-mission = { $points } für { $name }: Auftrag eingelöst.
merlin-scored-second-mission = { $points } für { $name }: zweiter Auftrag in diesem Zug.
merlin-scored-unrepelled = { $points } für { $name }: { $count } Verräter nicht abgewehrt.
merlin-scored-excalibur = { $points } für { $name }: Excalibur, alle Verräter abgewehrt.
merlin-scored-territory = { $points } für { $name }: { $sharers ->
    [one] die meisten Rittergüter
    [2] Gleichstand zu zweit
    [3] Gleichstand zu dritt
   *[other] Gleichstand zu viert
} im { $terrain }gebiet um { $site } ({ $tiles } Plättchen).
merlin-scored-principality = { $points } für { $name }: { $sharers ->
    [one] der meiste Einfluss
    [2] Gleichstand zu zweit
    [3] Gleichstand zu dritt
   *[other] Gleichstand zu viert
} { $in } (Wert { $worth }).
merlin-scored-grail = { $points } für { $name }: mit dem Gral alle { $worth } Punkte { $in }.
merlin-scored-vassals = { $count ->
    [one] { $districts ->
        [yes] { $points } für { $name }: { $count } Gefolgsmann in den Stadtvierteln.
       *[no] { $points } für { $name }: { $count } Gefolgsmann in den Grafschaften.
    }
   *[other] { $districts ->
        [yes] { $points } für { $name }: { $count } Gefolgsleute in den Stadtvierteln.
       *[no] { $points } für { $name }: { $count } Gefolgsleute in den Grafschaften.
    }
}
merlin-scored-apples = { $count ->
    [one] { $points } für { $name }: { $count } Apfel.
   *[other] { $points } für { $name }: { $count } Äpfel.
}
merlin-scored-apples-and-markers = { $count ->
    [one] { $points } für { $name }: { $count } Apfel oder Apfel-Mistel-Marker.
   *[other] { $points } für { $name }: { $count } Äpfel und Apfel-Mistel-Marker.
}
merlin-scored-staffs = { $count ->
    [one] { $points } für { $name }: { $count } Merlinstab.
   *[other] { $points } für { $name }: { $count } Merlinstäbe.
}
merlin-scored-items = { $count ->
    [one] { $points } für { $name }: { $count } Gegenstand; je drei bringen 1 Punkt.
   *[other] { $points } für { $name }: { $count } Gegenstände; je drei bringen 1 Punkt.
}

## Entscheidungen

merlin-heading-complete = Einen Auftrag einlösen
merlin-heading-second = Mit einer Flagge einen zweiten Auftrag einlösen
merlin-heading-die = Einen Würfel wählen
merlin-heading-apple = Einen Apfel abgeben
merlin-heading-flag = Eine Flagge einsetzen
merlin-heading-walk = Bewegen
merlin-heading-deploy = Einen Gefolgsmann einsetzen
merlin-heading-dismiss = Excalibur nehmen
merlin-heading-take = Einen Gegenstand nehmen
merlin-heading-place = Einen Einflussmarker einsetzen
merlin-heading-return = Einen Gegenstand zurückgeben
merlin-heading-discard = Einen Auftrag ablegen
merlin-heading-build = Ein Rittergut bauen
merlin-heading-draw = Einen Auftrag nehmen

merlin-choice-start = { $name } beginnt
merlin-choice-starting-tile = Startplättchen { $number }
merlin-choice-roll = Der Würfel zeigt { $pips }
merlin-choice-die = { $die ->
    [own] Spielerwürfel { $pips }: Ritter auf { $ends }
    [arthur] Artuswürfel { $pips }: Artus auf { $ends }
   *[merlin] Merlinwürfel { $pips }: Merlin auf { $ends }
}
merlin-choice-apple = Würfel auf { $pips } drehen: { $ends }
merlin-choice-turn-die = { $flag }: Würfel auf { $pips } drehen, { $ends }
merlin-choice-walk = { $figure ->
    [knight] Ritter { $pips } { $direction }: { $space }
    [arthur] Artus { $pips } { $direction }: { $space }
   *[merlin] Merlin { $pips } { $direction }: { $space }
}
merlin-choice-reverse = { $flag }: Ritter gegen den Uhrzeigersinn auf { $space }
merlin-choice-mirror = { $flag }: Ritter auf das Feld gegenüber, { $space }
merlin-choice-different-action = { $flag }: Aktion von { $space }, Ritter von { $names }
merlin-choice-lapses = Weiter: Die Aktion lässt sich nicht ausführen
merlin-choice-forfeit = Auf die Aktion verzichten
merlin-choice-perform = Die Aktion ausführen
merlin-choice-vp = { $counted ->
    [shield] Schilde zählen
    [flag] Flaggen zählen
    [material] Baumaterial zählen
    [manor] Rittergüter zählen
   *[influence] Einflussmarker zählen
}
merlin-choice-excalibur = Excalibur nehmen
merlin-choice-grail = Den Gral und einen Apfel nehmen
merlin-choice-grail-alone = Den Gral nehmen; es ist kein Apfel mehr da
merlin-choice-brings-item = { $count ->
    [one] nimmt { $item }
   *[other] nimmt zweimal { $item }
}
merlin-choice-brings-marker = { $count ->
    [one] bringt einen Einflussmarker
   *[other] bringt { $count } Einflussmarker
}
merlin-choice-brings-nothing = bringt nichts
merlin-choice-deploy = { $vassal } { $in }: { $brings }
merlin-choice-deploy-displaces = { $vassal } { $in }: { $brings }, verdrängt { $name }
merlin-choice-dismiss = { $traitor } ablegen
merlin-choice-take-flag = { $flag } ({ $power })
merlin-choice-place = Einflussmarker { $in }
merlin-choice-build = { $tile }, { $site }: für { $material }
merlin-choice-deck = Oberste Karte des Nachziehstapels (noch { $count })
merlin-choice-deck-shuffled = { $count ->
    [one] Oberste Karte des Nachziehstapels, neu aus { $count } abgelegten Karte
   *[other] Oberste Karte des Nachziehstapels, neu gemischt aus { $count } abgelegten Karten
}
merlin-choice-staff = Einen Stab abgeben: die Aktion von { $space } noch einmal ausführen
merlin-choice-repel = { $count ->
    [one] Den { $colour ->
        [black] schwarzen
        [grey] grauen
        [blue] blauen
        [purple] lila
        [orange] orangefarbenen
       *[brown] braunen
    } Verräter abwehren
   *[other] Die { $count } { $colour ->
        [black] schwarzen
        [grey] grauen
        [blue] blauen
        [purple] lila
        [orange] orangefarbenen
       *[brown] braunen
    } Verräter abwehren
}
merlin-choice-use-grail = Den Gral { $in } nutzen: alle Punkte
merlin-choice-no-second-discard = Keinen zweiten Auftrag ablegen
merlin-choice-no-gift = Nichts vom Turm nehmen
merlin-choice-no-flag = Keine weitere Flagge einsetzen
merlin-choice-no-grail = Den Gral aufheben: die Punkte teilen
merlin-choice-done = Fertig
merlin-choice-end = Den Zug beenden

## Ablehnungen

merlin-refusal-game-over = Das Spiel ist zu Ende; es gibt nichts mehr zu entscheiden.
merlin-refusal-no-room = Dieser Zug würde mehr auslösen, als das Programm sich merken kann, und wurde nicht ausgeführt. Das ist ein Fehler des Programms: Bitte wähle einen anderen Zug und melde diese Partie.
merlin-refusal-not-your-turn = { $count ->
    [one] { $names } ist an der Reihe ({ $due }); alle anderen warten.
   *[other] { $names } sind an der Reihe ({ $due }); alle anderen warten.
}
merlin-refusal-chance-first = Zuerst zieht der Zufall ({ $due }); dann geht es weiter.
merlin-refusal-other-decision = Jetzt ist etwas anderes zu entscheiden: { $due }.
merlin-refusal-other-moment = { $moment } Jetzt steht an: { $due }.
merlin-refusal-other-action = Das ist nicht die Aktion von { $space }. Was sie bewirkt: { $does }
merlin-refusal-no-such-chance = Das kann der Zufall jetzt nicht ziehen; er zieht nur, was ansteht und noch da ist.
merlin-refusal-not-in-hand = Den Auftrag hast du nicht auf der Hand ({ $asks }); wähle eine deiner Handkarten.
merlin-refusal-not-met = Der Auftrag ist nicht erfüllt ({ $asks }); jede Bedingung braucht ihre eigenen Stücke.
merlin-refusal-mission-completed = In diesem Zug hast du schon einen Auftrag eingelöst; ein zweiter braucht { $flag }.
merlin-refusal-no-first-mission = In diesem Zug hast du noch keinen Auftrag eingelöst; erst nach einem ersten lässt sich { $with } ein zweiter einlösen.
merlin-refusal-not-met-without-flag = Die eingesetzte { $flag } zählt nicht mehr mit, und ohne sie ist der Auftrag nicht erfüllt ({ $asks }).
merlin-refusal-not-in-play = Das gehört zum Modul „{ $module }“, das in dieser Partie nicht mitspielt.
merlin-refusal-no-such-die = { $die ->
    [own] Kein unbenutzter Spielerwürfel zeigt { $pips }; wähle einen der unbenutzten Würfel.
    [arthur] Der Artuswürfel ist benutzt oder zeigt nicht { $pips }; wähle einen der unbenutzten Würfel.
   *[merlin] Der Merlinwürfel ist benutzt oder zeigt nicht { $pips }; wähle einen der unbenutzten Würfel.
}
merlin-refusal-no-apple = Du hast keinen Apfel mehr; das Gralsfeld bringt einen.
merlin-refusal-same-value = Der Würfel zeigt schon { $pips }; ein Apfel dreht ihn auf einen anderen Wert.
merlin-refusal-no-flag = Auf deinem Burgtableau liegt keine { $flag }. Was sie bewirken würde: { $does }
merlin-refusal-power-used = In diesem Zug hast du schon eine { $flag } eingesetzt ({ $power }); das geht nur einmal je Zug.
merlin-refusal-knight-only = Die { $flag } gilt nur für den Ritter ({ $power }), in diesem Zug bewegst du aber Merlin.
merlin-refusal-knight-clockwise = Der Ritter zieht im Uhrzeigersinn; andersherum nur { $with }.
merlin-refusal-mirror-first = Zuerst kommt die { $flag }, dann die { $other }; die zweite ist schon eingesetzt.
merlin-refusal-no-knight = Auf { $space } steht kein Ritter eines anderen Spielers; wähle ein Feld, auf dem einer steht.
merlin-refusal-own-space = Auf { $space } steht die Figur, die du bewegt hast; wähle das Feld eines anderen Ritters.
merlin-refusal-lapses = Die Aktion von { $space } entfällt: { $why } Der Zug geht ohne sie weiter.
merlin-refusal-vassal-there = { $vassal ->
    [lady] Deine Hofdame
    [shield_bearer] Dein Schildknappe
    [builder] Dein Baumeister
   *[flag_bearer] Dein Flaggenträger
} steht schon { $in }; wähle einen Gefolgsmann, der noch nicht dort steht.
merlin-refusal-other-principality = { $districts ->
    [yes] Dieses Feld führt nur in sein eigenes Stadtviertel, nicht { $into }.
   *[no] Dieses Feld führt nur in seine eigene Grafschaft, nicht { $into }.
}
merlin-refusal-no-influence = { $districts ->
    [yes] Du hast { $in } keinen Einflussmarker; wähle ein Stadtviertel, in dem einer von dir steht.
   *[no] Du hast { $in } keinen Einflussmarker; wähle eine Grafschaft, in der einer von dir steht.
}
merlin-refusal-not-neighbouring = { $vassal ->
    [lady] Deine Hofdame
    [shield_bearer] Deinen Schildknappen
    [builder] Deinen Baumeister
   *[flag_bearer] Deinen Flaggenträger
} kannst du nicht { $into } verschieben; wähle { $districts ->
    [yes] eines der beiden benachbarten Stadtviertel.
   *[no] eine der beiden benachbarten Grafschaften.
}
merlin-refusal-vassal-on-castle = { $vassal ->
    [lady] Deine Hofdame
    [shield_bearer] Dein Schildknappe
    [builder] Dein Baumeister
   *[flag_bearer] Dein Flaggenträger
} ist noch auf dem Burgtableau; solange Gefolgsleute von dir in { $districts ->
    [yes] Stadtvierteln
   *[no] Grafschaften
} stehen, lassen sich nur diese verschieben.
merlin-refusal-no-traitor = Du hast keinen Verräter dieser Farbe ({ $colour }); wähle einen deiner Verräter.
merlin-refusal-traitor-due = Mit Excalibur legst du einen deiner Verräter ab; wähle, welchen.
merlin-refusal-other-kind = { $kinds } gibt dieses Feld nicht; nimm, was es zeigt.
merlin-refusal-tower-kind = { $kinds } gibt ein Turm nicht; wähle einen Schild, eine Flagge oder einen Einflussmarker.
merlin-refusal-supply-empty = Davon ist nichts mehr im Vorrat ({ $item }); nimm, was dort liegt.
merlin-refusal-no-item = Davon liegt nichts auf deinem Burgtableau ({ $item }); gib ab, was dort liegt.
merlin-refusal-no-material = Davon liegt nichts auf deinem Burgtableau ({ $item }); bezahle mit Baumaterial, das du hast.
merlin-refusal-no-marker = Du hast keinen Einflussmarker mehr; der Turm gibt auch einen Schild oder eine Flagge.
merlin-refusal-no-such-tile = Dieses Umland hat dort kein Plättchen ({ $site }); zu zweit und zu dritt sind es drei Reihen.
merlin-refusal-tile-taken = Auf diesem Plättchen liegt schon ein Rittergut ({ $site }); wähle ein freies.
merlin-refusal-not-eligible = Zu diesem Plättchen ({ $site }) passt { $material } nicht; die Rahmen zeigen die Farben am Ende seiner Linien.
merlin-refusal-not-displayed = Der Auftrag liegt nicht in der Auslage ({ $asks }); nimm eine offene Karte oder die oberste des Nachziehstapels.
merlin-refusal-merlin-did-not-move = Ein Stab wiederholt eine Aktion nur in einem Zug, in dem Merlin bewegt wurde.
merlin-refusal-no-staff = Du hast alle Merlinstäbe abgegeben.
merlin-refusal-staff-spent = Die Aktion wurde zweimal ausgeführt; ein drittes Mal gibt es nicht.
merlin-refusal-nothing-to-repeat = Die Aktion wurde nicht ausgeführt; ein Stab hat nichts zu wiederholen.
merlin-refusal-cannot-repeat = Die Aktion von { $space } lässt sich jetzt nicht noch einmal ausführen; ein Stab hilft nicht.
merlin-refusal-must-repeat = Der Stab ist abgegeben: Auf die zweite Ausführung kannst du nicht verzichten; wähle, wie.

# Wann ein Zug seinen Zeitpunkt hat.
merlin-moment-own-turn = Aufträge werden im eigenen Zug eingelöst, nicht in einer Wertung.
merlin-moment-window = Während einer Aktion lässt sich kein Auftrag einlösen; tu es davor oder danach.
merlin-moment-die-chosen = Der Würfel dieses Zuges ist gewählt, und das lässt sich nicht zurücknehmen.
merlin-moment-apple = Ein Apfel dreht den gewählten Würfel, bevor sich die Figur bewegt.
merlin-moment-turn-die = Die Flagge dreht den gewählten Würfel, bevor sich die Figur bewegt.
merlin-moment-reverse = Die Flagge lässt den Ritter rückwärts ziehen, wenn er sich bewegt.
merlin-moment-mirror = Die Flagge spiegelt den Ritter nach der Bewegung und vor der Aktion.
merlin-moment-different-action = Die Flagge ersetzt die Aktion nach der Bewegung und bevor die Aktion beginnt.
merlin-moment-staff = Ein Stab wird abgegeben, wenn die erste Ausführung abgeschlossen ist.
merlin-moment-repel = Diese Flagge wird im Schritt Verräter einer Wertung eingesetzt.
merlin-moment-grail = { $districts ->
    [yes] Der Gral wird genutzt, wenn ein Stadtviertel gewertet wird, in dem sein Besitzer die Führung teilt.
   *[no] Der Gral wird genutzt, wenn eine Grafschaft gewertet wird, in der sein Besitzer die Führung teilt.
}
merlin-moment-chance = Das entscheidet der Zufall.
merlin-moment-other = Dafür ist jetzt nicht der Zeitpunkt.

# Warum die Aktion eines Feldes entfällt.
merlin-lapse-all-there = { $districts ->
    [yes] Alle vier deiner Gefolgsleute stehen schon in diesem Stadtviertel.
   *[no] Alle vier deiner Gefolgsleute stehen schon in dieser Grafschaft.
}
merlin-lapse-nothing-there = { $districts ->
    [yes] In der Farbe eines Stadtviertels, in dem du Einfluss hast, gibt es keinen solchen Gegenstand mehr.
   *[no] Keine Grafschaft, in der du Einfluss hast, hat noch einen solchen Gegenstand.
}
merlin-lapse-nobody-to-deploy = { $districts ->
    [yes] Alle vier deiner Gefolgsleute stehen im einzigen Stadtviertel, in dem du Einfluss hast.
   *[no] Alle vier deiner Gefolgsleute stehen in der einzigen Grafschaft, in der du Einfluss hast.
}
merlin-lapse-no-influence = { $districts ->
    [yes] Du hast in keinem Stadtviertel Einfluss.
   *[no] Du hast in keiner Grafschaft Einfluss.
}
merlin-lapse-no-item = Du hast keinen Gegenstand, den du zurückgeben kannst.
merlin-lapse-no-mission = Du hast keinen Auftrag auf der Hand.
merlin-lapse-no-manor = Alle sieben Rittergüter sind gebaut.
merlin-lapse-no-tile = Kein freies Plättchen passt zu einem deiner Baumaterialien.
merlin-lapse-other = Sie lässt sich auf keine Weise ausführen.

## Texte, die nicht zu lesen sind

merlin-unreadable-colour = „{ $text }“ ist keine Farbe; es gibt `black`, `grey`, `blue`, `purple`, `orange` und `brown`.
merlin-unreadable-kind = „{ $text }“ ist keine Art von Gegenstand; es gibt `flag`, `shield` und `material`.
merlin-unreadable-vassal = „{ $text }“ ist kein Gefolgsmann; es gibt `lady`, `shield_bearer`, `builder` und `flag_bearer`.
merlin-unreadable-die = „{ $text }“ ist kein Würfel; es gibt `own`, `merlin` und `arthur`.
merlin-unreadable-direction = „{ $text }“ ist keine Richtung; es gibt `clockwise` und `counter-clockwise`.
merlin-unreadable-pips = „{ $text }“ kann kein Würfel zeigen; er zeigt 1 bis 6.
merlin-unreadable-space = „{ $text }“ ist kein Feld des Rondells; die Felder haben die Nummern 0 bis 23, die des inneren Rings `i0` bis `i12`.
merlin-unreadable-site = „{ $text }“ ist kein Platz im Umland; Reihe 1, Spalte 4 schreibt man `0,3`.
merlin-unreadable-tile = „{ $text }“ ist kein Geländeplättchen; Plättchen schreibt man wie `wood` oder `wood+tower`.
merlin-unreadable-starting-tile = „{ $text }“ ist kein Startplättchen; es gibt `s1` bis `s4`.
merlin-unreadable-mission = „{ $text }“ ist keine Auftragskarte; Karten schreibt man `m01` bis `m55`.
merlin-unreadable-due = „{ $text }“ kann nicht anstehen; das schreibt man wie `window start`.
merlin-unreadable-cauldron = „{ $text }“ ist kein Hexenkessel; Kessel haben die Nummern `1` bis `5`.
merlin-unreadable-kitchen = „{ $text }“ ist kein Platz des Hexenküchentableaus; Plätze sind `apple`, `horn` und `cauldron 1` bis `cauldron 5`.
merlin-unreadable-token = „{ $text }“ ist kein Kesselmarker; Kesselmarker sind `c1/1`, `c1/2` bis `c5/2`.
merlin-unreadable-marker = „{ $text }“ ist kein Marker; Marker schreibt man wie `shield purple`, `material grey`, `plus`, `apple_mistletoe` oder `labourer 5`.
merlin-unreadable-unit = Mit „{ $text }“ macht man keinen Zug; das schreibt man wie `own`, `merlin` oder `market labourer`.

## Die Schätze des Umlands

## Goldmünzen und Misteln

merlin-gold-choice-chosen = Gewählten Würfel auf { $pips }: { $ends }
merlin-gold-choice-unused = { $die ->
    [own] Spielerwürfel von { $from } auf { $pips }
    [arthur] Artuswürfel von { $from } auf { $pips }
   *[merlin] Merlinwürfel von { $from } auf { $pips }
}
merlin-gold-choice-complete = { $count ->
    [one] { $asks } – mit { $count } Mistel
   *[other] { $asks } – mit { $count } Misteln
}
merlin-gold-choice-take = { $fruit ->
    [apple] Einen Apfel
   *[mistletoe] Eine Mistel
}
merlin-gold-choice-coin = Eine Goldmünze nehmen
merlin-gold-heading-coin = Eine Goldmünze abgeben
merlin-gold-heading-complete = Einen Auftrag mit Misteln einlösen
merlin-gold-heading-second = Mit einer Flagge und Misteln einen zweiten Auftrag einlösen
merlin-gold-heading-take = Nehmen
merlin-gold-event-coin-spent = { $die ->
    [chosen] { $name } gibt eine Goldmünze ab und dreht den gewählten Würfel von { $from } auf { $to }.
    [own] { $name } gibt eine Goldmünze ab und dreht einen Spielerwürfel von { $from } auf { $to }.
    [arthur] { $name } gibt eine Goldmünze ab und dreht den Artuswürfel von { $from } auf { $to }.
   *[merlin] { $name } gibt eine Goldmünze ab und dreht den Merlinwürfel von { $from } auf { $to }.
}
merlin-gold-event-mistletoe-spent = { $count ->
    [one] { $name } gibt eine Mistel ab und übergeht eine Bedingung: { $mission }.
   *[other] { $name } gibt { $count } Misteln ab und übergeht { $count } Bedingungen: { $mission }.
}
merlin-gold-event-coin-taken = { $name } nimmt eine Goldmünze.
merlin-gold-event-mistletoe-taken = { $name } nimmt eine Mistel.
merlin-gold-refusal-no-coin = Du hast keine Goldmünze; die Felder „Goldmünze“ bringen eine.
merlin-gold-refusal-not-by-one = Eine Goldmünze ändert einen Würfel um genau 1, nicht von { $from } auf { $to }; für mehr gib weitere Goldmünzen ab.
merlin-gold-refusal-no-step = 6 und 1 liegen nicht nebeneinander: Von { $from } auf { $to } führt keine Goldmünze.
merlin-gold-refusal-no-unused-die = { $die ->
    [own] Kein unbenutzter Spielerwürfel zeigt { $pips }; benutzte Würfel lassen sich nicht ändern.
    [arthur] Der Artuswürfel ist benutzt oder zeigt nicht { $pips }; benutzte Würfel lassen sich nicht ändern.
   *[merlin] Der Merlinwürfel ist benutzt oder zeigt nicht { $pips }; benutzte Würfel lassen sich nicht ändern.
}
merlin-gold-refusal-not-enough-mistletoe = So viele Misteln hast du nicht: Jede Bedingung, die nicht erfüllt ist, kostet eine ({ $asks }).
merlin-gold-refusal-too-little-mistletoe = So wenige Misteln reichen nicht: Gib für jede Bedingung, die nicht erfüllt ist, eine Mistel ab ({ $asks }).
merlin-gold-refusal-nothing-to-ignore = So viele Misteln braucht es nicht: Nur Bedingungen, die nicht erfüllt sind, werden übergangen ({ $asks }).
merlin-gold-refusal-no-apple = Der Vorrat hat keinen Apfel mehr; nimm eine Mistel.
merlin-gold-refusal-no-mistletoe = Der Vorrat hat keine Mistel mehr; nimm einen Apfel.
merlin-gold-moment-chosen = Eine Goldmünze ändert den gewählten Würfel, bevor sich die Figur bewegt.
merlin-gold-moment-coin = Goldmünzen ändern Würfel im eigenen Zug, vor oder nach einer Aktion.
merlin-gold-moment-mistletoe = Misteln helfen beim Einlösen eines Auftrags im eigenen Zug, vor oder nach einer Aktion.
merlin-gold-moment-take = Apfel oder Mistel nimmt man als Aktion des Feldes „Apfel/Mistel“.
merlin-gold-lapse-supply = Der Vorrat ist leer.
merlin-gold-scored-coins = { $count ->
    [one] { $points } für { $name }: { $count } Goldmünze.
   *[other] { $points } für { $name }: { $count } Goldmünzen, je zwei bringen 3 Punkte.
}
merlin-gold-pieces = Goldmünzen { $coins }, Misteln { $mistletoe }
merlin-gold-space-apple-mistletoe = Apfel/Mistel
merlin-gold-space-coin = Goldmünze
merlin-gold-does-apple-mistletoe = Einen Apfel oder eine Mistel nehmen.
merlin-gold-does-coin = Eine Goldmünze nehmen.

## Der Markt

merlin-market-marker = { $kind ->
    [shield] { $colour ->
        [black] schwarzer Schildmarker
        [grey] grauer Schildmarker
        [blue] blauer Schildmarker
        [purple] lila Schildmarker
        [orange] orangefarbener Schildmarker
       *[brown] brauner Schildmarker
    }
   *[material] { $colour ->
        [black] schwarzer Baumaterialmarker
        [grey] grauer Baumaterialmarker
        [blue] blauer Baumaterialmarker
        [purple] lila Baumaterialmarker
        [orange] orangefarbener Baumaterialmarker
       *[brown] brauner Baumaterialmarker
    }
}
merlin-market-plus = Plusmarker
merlin-market-apple-mistletoe = Apfel-Mistel-Marker
merlin-market-labourer = Tagelöhner { $pips }
merlin-market-choice-labourer = Tagelöhner { $pips }: Ritter auf { $ends }
merlin-market-choice-decline = Auf Tagelöhner verzichten: kein Zug mehr in dieser Runde
merlin-market-choice-complete = { $markers ->
    [one] { $asks } – mit { $markers } Apfel-Mistel-Marker
   *[other] { $asks } – mit { $markers } Apfel-Mistel-Markern
}
merlin-market-choice-complete-both = { $asks } – Apfel-Mistel-Marker: { $markers }, Misteln: { $mistletoe }
merlin-market-choice-plus = Plusmarker unter den Einflussmarker { $in } legen
merlin-market-choice-repel = { $colour ->
    [black] Schwarzen Schildmarker abgeben, den Schild behalten
    [grey] Grauen Schildmarker abgeben, den Schild behalten
    [blue] Blauen Schildmarker abgeben, den Schild behalten
    [purple] Lila Schildmarker abgeben, den Schild behalten
    [orange] Orangefarbenen Schildmarker abgeben, den Schild behalten
   *[brown] Braunen Schildmarker abgeben, den Schild behalten
}
merlin-market-choice-build = { $build } (Marker)
merlin-market-choice-take-back = Einflussmarker mit Plusmarker { $from } zurücknehmen
merlin-market-choice-no-marker = Weiter: erst Schilde abgeben, dann Marker
merlin-market-heading-visit = Den Markt besuchen (1 Goldmünze)
merlin-market-heading-labourer = Einen Tagelöhner einsetzen
merlin-market-heading-apple = Einen Apfel-Mistel-Marker abgeben
merlin-market-heading-complete = Einen Auftrag mit Apfel-Mistel-Markern einlösen
merlin-market-heading-second = Mit einer Flagge und Apfel-Mistel-Markern einen zweiten Auftrag einlösen
merlin-market-heading-repel = Einen Verräter abwehren
merlin-market-heading-return = Einen Marker zurückgeben
merlin-market-heading-build = Ein Rittergut mit einem Marker bauen
merlin-market-event-visited = { $name } besucht den Markt: { $marker } für eine Goldmünze.
merlin-market-event-returned = { $name } gibt einen Marker an den Markt zurück: { $marker }.
merlin-market-event-plus-placed = { $name } legt einen Plusmarker unter den Einflussmarker { $in }.
merlin-market-event-plus-returned = { $count ->
    [one] Ein Plusmarker von { $name } kommt { $from } zurück auf den Markt.
   *[other] { $count } Plusmarker von { $name } kommen { $from } zurück auf den Markt.
}
merlin-market-event-labourer-used = { $name } setzt den Tagelöhner mit { $pips } ein.
merlin-market-event-declined = { $name } verzichtet auf weitere Züge in dieser Runde.
merlin-market-event-labourers-returned = { $count ->
    [one] Ein Tagelöhner kehrt auf den Markt zurück.
   *[other] { $count } Tagelöhner kehren auf den Markt zurück.
}
merlin-market-event-apple-spent = { $name } gibt einen Apfel-Mistel-Marker ab und dreht den Würfel von { $from } auf { $to }.
merlin-market-event-mistletoe-spent = { $count ->
    [one] { $name } gibt einen Apfel-Mistel-Marker ab und übergeht eine Bedingung: { $mission }.
   *[other] { $name } gibt { $count } Apfel-Mistel-Marker ab und übergeht { $count } Bedingungen: { $mission }.
}
merlin-market-refusal-already-visited = In diesem Zug hast du den Markt schon besucht; das geht nur einmal je Zug.
merlin-market-refusal-after-mission = In diesem Zug hast du einen Auftrag eingelöst; der Markt ist erst im nächsten Zug wieder offen.
merlin-market-refusal-after-visit = In diesem Zug hast du den Markt besucht; Aufträge lassen sich erst im nächsten Zug wieder einlösen.
merlin-market-refusal-no-coin = Ein Marker kostet eine Goldmünze, und du hast keine.
merlin-market-refusal-not-on-board = Das liegt nicht auf dem Markt: { $marker }. Nimm einen Marker, der dort liegt.
merlin-market-refusal-no-marker = Diesen Marker hast du nicht: { $marker }.
merlin-market-refusal-only-marker = Hier gibt es nichts zu wählen: Davon hast du nur den Marker ({ $item }).
merlin-market-refusal-all-needed = { $colour ->
    [black] Alle schwarzen Schilde werden gebraucht; es gibt nichts zu wählen.
    [grey] Alle grauen Schilde werden gebraucht; es gibt nichts zu wählen.
    [blue] Alle blauen Schilde werden gebraucht; es gibt nichts zu wählen.
    [purple] Alle lila Schilde werden gebraucht; es gibt nichts zu wählen.
    [orange] Alle orangefarbenen Schilde werden gebraucht; es gibt nichts zu wählen.
   *[brown] Alle braunen Schilde werden gebraucht; es gibt nichts zu wählen.
}
merlin-market-refusal-no-other-marker = Hier gibt es nichts zu wählen: { $in } hast du nicht beides, Einflussmarker mit und ohne Plusmarker.
merlin-market-refusal-no-labourer = Du hast keinen Tagelöhner mit { $pips }; setze einen ein, den du angeworben hast.
merlin-market-refusal-no-die = Ein Tagelöhner ist kein Würfel: Nichts ändert seine Zahl.
merlin-market-refusal-cannot-decline = Verzichten kannst du nur, wenn du nur noch Tagelöhner hast.
merlin-market-refusal-own-way-only = Ein Tagelöhner bewegt deinen Ritter um seine eigene Zahl: keine andere Figur, keine andere Weite und kein Portal; geh im Uhrzeigersinn oder mit einer Flagge zurück.
merlin-market-refusal-not-poisoned = Ein Tagelöhner ist kein Würfel, also lässt er sich mit einem vergifteten Apfel nicht tauschen; wähle einen deiner unbenutzten Würfel.
merlin-market-refusal-turn-begun = Nach einem Auftrag oder einem Marktbesuch führst du den Zug zu Ende: Nimm einen Würfel oder setze einen Tagelöhner ein.
merlin-market-refusal-too-few-fruits = So viele Apfel-Mistel-Marker hast du nicht.
merlin-market-refusal-not-so-many = Gib für jede Bedingung, die nicht erfüllt ist, genau eine Mistel oder einen Apfel-Mistel-Marker ab ({ $asks }).
merlin-market-moment-visit = Den Markt besucht man im eigenen Zug, vor oder nach einer Aktion.
merlin-market-moment-labourer = Ein Tagelöhner wird zu Beginn des eigenen Zuges eingesetzt, an Stelle eines Würfels.
merlin-market-moment-fruit = Ein Apfel-Mistel-Marker dreht den gewählten Würfel vor der Bewegung oder hilft im eigenen Zug bei einem Auftrag.
merlin-market-moment-plus = Ein Plusmarker wird unter einen Einflussmarker gelegt, der gerade eingesetzt wurde.
merlin-market-moment-marker = Einen Marker gibt man ab, wo ein Schild oder ein Baumaterial fällig ist.
merlin-market-moment-take-back = Einen Einflussmarker mit Plusmarker nimmt zurück, wer wegen eines Schatzes einen Einflussmarker abgeben muss.
merlin-market-moment-decline = Verzichten kann man zu Beginn des eigenen Zuges.
merlin-market-due-plus = einen Plusmarker unterlegen oder nicht
merlin-market-pieces = Vom Markt: { $markers }

merlin-treasures-tile = { $terrain }: { $effect }
merlin-treasures-excalibur = Excalibur, und einen Verräter ablegen
merlin-treasures-grail = der Gral und ein Apfel
merlin-treasures-staff = ein neutraler Merlinstab
merlin-treasures-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} und ein Apfel
merlin-treasures-influence = { $districts ->
    [yes] { $one } und { $other } in der Farbe eines Stadtviertels mit eigenem Einfluss
   *[no] { $one } und { $other } aus einer Grafschaft mit eigenem Einfluss
}
merlin-treasures-discard = alle anderen geben ab: { $one } oder { $other }
merlin-treasures-given = { $given ->
    [flag] Flagge
    [shield] Schild
    [material] Baumaterial
   *[influence] Einflussmarker
}
merlin-treasures-choice-build = { $build } – Schatz: { $effect }
merlin-treasures-choice-from = { $from }: { $items }
merlin-treasures-choice-from-nothing = { $from }: nichts, der Vorrat ist leer
merlin-treasures-choice-take-back = Einflussmarker { $from } zurücknehmen
merlin-treasures-heading-from = { $districts ->
    [yes] Stadtviertel wählen
   *[no] Grafschaft wählen
}
merlin-treasures-heading-take-back = Einen Einflussmarker abgeben
merlin-treasures-moment-from = { $districts ->
    [yes] Ein Stadtviertel wählst du, wenn ein Schatz Gegenstände in der Farbe eines Viertels bringt, in dem du Einfluss hast.
   *[no] Eine Grafschaft wählst du, wenn ein Schatz Gegenstände aus einer bringt, in der du Einfluss hast.
}
merlin-treasures-moment-give = Einen Einflussmarker gibst du ab, wenn ein Schatz es verlangt.
merlin-treasures-event-removed = Nicht im Spiel: { $tile }.
merlin-treasures-event-laid = Der Schatz bei { $site }: { $tile }.
merlin-treasures-event-triggered = { $name } hebt den Schatz: { $effect }.
merlin-treasures-event-staff-won = { $name } nimmt einen neutralen Merlinstab.
merlin-treasures-event-no-staff = Kein neutraler Merlinstab ist mehr da: { $name } bekommt nichts.
merlin-treasures-event-no-influence = { $name } hat nirgends Einfluss und bekommt nichts.
merlin-treasures-event-marker-given = { $name } nimmt einen Einflussmarker { $from } auf das Burgtableau zurück.
merlin-treasures-event-nothing-given = { $name } hat nichts abzugeben.
merlin-treasures-refusal-not-asked = Das Plättchen bei { $site } verlangt etwas anderes: Gib ab, was es zeigt.
merlin-treasures-refusal-no-marker = Du hast { $in } keinen Einflussmarker: Nimm einen von dort zurück, wo einer steht.
merlin-treasures-scored-tile = { $points } für { $name }: Punkteplättchen bei { $site }.
merlin-treasures-due-which = das Schatzplättchen aufdecken
merlin-treasures-due-traitor = den Verräter wählen, den du ablegst
merlin-treasures-due-influence = { $districts ->
    [yes] ein Stadtviertel mit eigenem Einfluss wählen
   *[no] eine Grafschaft mit eigenem Einfluss wählen
}
merlin-treasures-due-discard = ein Stück abgeben
merlin-treasures-due-removed = Schatzplättchen aussortieren
