### Merlins Modul Arthur auf Deutsch.

merlin-arthur-space = { $kind ->
    [resource_shield] Schild nach Wahl
    [resource_flag] Flagge nach Wahl
    [resource_material] Baumaterial nach Wahl
    [resource_influence] Einflussmarker nach Wahl
    [signet_ring] Siegelring
    [stairs] Treppe
    [merlin] Merlin bewegen
    [replace_manor] Rittergut ersetzen
    [picts] Pikten
    [apple] Apfel
    [move_arthur] Artus bewegen
   *[activate_vassal] Gefolgsmann aktivieren
}
merlin-arthur-does = { $kind ->
    [resource_shield] { $districts ->
        [yes] Einen Schild in beliebiger Farbe nehmen.
       *[no] Einen Schild aus einer beliebigen Grafschaft nehmen.
    }
    [resource_flag] { $districts ->
        [yes] Eine Flagge in beliebiger Farbe nehmen.
       *[no] Eine Flagge aus einer beliebigen Grafschaft nehmen.
    }
    [resource_material] { $districts ->
        [yes] Ein Baumaterial in beliebiger Farbe nehmen.
       *[no] Ein Baumaterial aus einer beliebigen Grafschaft nehmen.
    }
    [resource_influence] { $districts ->
        [yes] Einen Einflussmarker in einem beliebigen Stadtviertel einsetzen.
       *[no] Einen Einflussmarker in einer beliebigen Grafschaft einsetzen.
    }
    [signet_ring] Den Siegelring nehmen; du darfst einen deiner Aufträge einlösen, ohne seine Bedingungen zu erfüllen.
    [stairs] { $districts ->
        [yes] Dein Ritter geht im Uhrzeigersinn auf das Feld des nächsten Stadtviertels und führt dessen Aktion aus.
       *[no] Dein Ritter geht im Uhrzeigersinn auf das nächste Grafschaftsfeld und führt dessen Aktion aus.
    }
    [merlin] Merlin 1 bis 3 Felder bewegen und die Aktion des erreichten Feldes ausführen.
    [replace_manor] Ein fremdes Rittergut durch eines von deinen ersetzen.
    [picts] Einen der offenen Pikten mit seinem Bonus nehmen.
    [apple] Einen Apfel nehmen.
    [move_arthur] Artus 1 Feld bewegen und die Aktion des erreichten Feldes ausführen.
   *[activate_vassal] { $districts ->
        [yes] Einer deiner Gefolgsleute in einem Stadtviertel führt seine Aktion noch einmal aus.
       *[no] Einer deiner Gefolgsleute in einer Grafschaft führt seine Aktion noch einmal aus.
    }
}

merlin-arthur-pict = { $bonus }, Zahl { $value }
merlin-arthur-pict-again = { $pict } ({ $count })
merlin-arthur-bonus-apple = Apfel
merlin-arthur-bonus-influence = Einflussmarker { $into }
merlin-arthur-bonus-manor = Rittergut { $terrain ->
    [mountain] auf einem Berg
    [wood] in einem Wald
   *[lake] an einem See
}
merlin-arthur-pieces = { $ring ->
    [yes] Siegelring; Pikten: { $sum }
   *[no] Pikten: { $sum }
}

merlin-arthur-choice-more = { $flag }: 1 Feld mehr, { $ends }
merlin-arthur-choice-less = { $flag }: 1 Feld weniger, { $ends }
merlin-arthur-choice-switch = { $flag }: { $figure ->
    [knight] den Ritter bewegen
    [arthur] Artus bewegen
   *[merlin] Merlin bewegen
}, { $ends }
merlin-arthur-choice-ring-alone = Den Siegelring nehmen, ohne einen Auftrag einzulösen
merlin-arthur-choice-stairs = Ritter über die Treppe
merlin-arthur-choice-apple = Einen Apfel nehmen
merlin-arthur-choice-merlin = Merlin { $steps } { $direction }: { $ends }
merlin-arthur-choice-step = Artus 1 { $direction }: { $ends }
merlin-arthur-choice-site = { $tile }, { $site }
merlin-arthur-choice-replace = { $tile }, { $site }: Rittergut von { $name }
merlin-arthur-choice-activate = { $vassal }: { $brings }

merlin-arthur-heading-flag = Eine Flagge einsetzen
merlin-arthur-heading-ring = Siegelring: einen Auftrag einlösen
merlin-arthur-heading-merlin = Merlin bewegen
merlin-arthur-heading-step = Artus bewegen
merlin-arthur-heading-replace = Ein Rittergut ersetzen
merlin-arthur-heading-take = Einen Pikten nehmen
merlin-arthur-heading-manor = Das Rittergut des Pikten bauen
merlin-arthur-heading-activate = Einen Gefolgsmann aktivieren
merlin-arthur-heading-keep = Welches Rittergut bleibt

merlin-arthur-due-reached = die Aktion des erreichten Feldes ausführen
merlin-arthur-due-manor = das Rittergut des Pikten bauen
merlin-arthur-due-refill = die Auslage der Pikten auffüllen
merlin-arthur-due-keep = wählen, welches Rittergut im Gebiet bleibt
merlin-arthur-due-picts = vier Pikten aufdecken
merlin-arthur-step-clean-up = Abräumen
merlin-arthur-step-picts = Pikten
merlin-arthur-event-clean-up = { $castles ->
    [yes] Abräumen: In jedem Gebiet bleiben alle Rittergüter auf Burgen und von jedem ein weiteres stehen.
   *[no] Abräumen: In jedem Gebiet bleibt von jedem ein Rittergut stehen.
}
merlin-arthur-event-picts = Die Pikten werden gewertet.

merlin-arthur-event-pict-shown = Ein Pikte wird aufgedeckt: { $pict }.
merlin-arthur-event-one-more = { $name } zieht 1 Feld mehr, insgesamt { $steps }.
merlin-arthur-event-one-less = { $name } zieht 1 Feld weniger, insgesamt { $steps }.
merlin-arthur-event-switched = { $figure ->
    [knight] { $name } bewegt mit diesem Würfel den Ritter.
    [arthur] { $name } bewegt mit diesem Würfel Artus.
   *[merlin] { $name } bewegt mit diesem Würfel Merlin.
}
merlin-arthur-event-extra-move = { $figure ->
    [knight] Der Ritter von { $name } geht { $direction } auf { $space }.
    [arthur] { $name } bewegt Artus { $direction } weiter auf { $space }.
   *[merlin] { $name } bewegt Merlin { $direction } weiter auf { $space }.
}
merlin-arthur-event-ring-taken = { $name } nimmt den Siegelring vom Rondell.
merlin-arthur-event-ring-taken-from = { $name } nimmt den Siegelring von { $from }.
merlin-arthur-event-ring-kept = { $name } behält den Siegelring.
merlin-arthur-event-ring-mission = Mit dem Ring muss { $name } die Bedingungen der Karte nicht erfüllen: { $asks }.
merlin-arthur-event-replaced = { $name } ersetzt das Rittergut von { $owner } in { $site }.
merlin-arthur-event-pict-taken = { $name } nimmt einen Pikten: { $pict }.
merlin-arthur-event-bonus-lost = { $why ->
    [marker] Der Bonus des Pikten entfällt für { $name }: { $bonus }. Auf dem Burgtableau ist kein Einflussmarker mehr.
    [manor] Der Bonus des Pikten entfällt für { $name }: { $bonus }. Kein Rittergut ist mehr da, oder kein Plättchen dieses Geländes ist frei.
    [blocked] Der Bonus des Pikten entfällt für { $name }: { $bonus }. Morgana blockiert ihn, oder der Vorrat ist leer.
   *[supply] Der Bonus des Pikten entfällt für { $name }: { $bonus }. Der Vorrat ist leer.
}
merlin-arthur-event-activated = { $name } lässt { $vassal } die Aktion noch einmal ausführen.
merlin-arthur-event-cleaned-up = { $count ->
    [one] { $name } behält das Rittergut in { $site } und nimmt { $count } zurück.
   *[other] { $name } behält das Rittergut in { $site } und nimmt { $count } zurück.
}
merlin-arthur-event-pict-results = Summen der Pikten: { $results }.
merlin-arthur-result = { $name } { $result }
merlin-arthur-event-picts-gone = { $count ->
    [one] { $count } Pikte kommt aus dem Spiel.
   *[other] { $count } Pikten kommen aus dem Spiel.
}
merlin-arthur-scored-highest = { $points } für { $name }: die höchste Summe der Pikten, { $result }.
merlin-arthur-scored-lowest = { $points } für { $name }: die niedrigste Summe der Pikten, { $result }.

merlin-arthur-refusal-no-second-mission = In dieser Partie bringt keine Flagge einen zweiten Auftrag, nur der Siegelring.
merlin-arthur-refusal-no-such-power = In dieser Partie kann das keine Flagge: { $power }.
merlin-arthur-refusal-mission-completed = In diesem Zug hast du schon einen Auftrag eingelöst; nur der Siegelring bringt einen weiteren.
merlin-arthur-refusal-no-direction = Bei 0 Feldern gibt es keine Richtung zu wählen: Gib „im Uhrzeigersinn“ an.
merlin-arthur-refusal-not-for-arthur = { $flag } gilt nur für deinen Ritter, nicht für Artus.
merlin-arthur-refusal-too-far = Mit Flaggen +/−1 zieht eine Figur 0 bis 7 Felder.
merlin-arthur-refusal-steps-changed = Nach einer Flagge +/−1 lässt sich der Würfel selbst nicht mehr ändern; ändere ihn vorher.
merlin-arthur-refusal-same-figure = { $figure ->
    [knight] Dieser Würfel bewegt ohnehin den Ritter; wähle eine andere Figur.
    [arthur] Dieser Würfel bewegt ohnehin Artus; wähle eine andere Figur.
   *[merlin] Dieser Würfel bewegt ohnehin Merlin; wähle eine andere Figur.
}
merlin-arthur-refusal-staff-spent = Du hast in diesem Zug schon einen Stab abgegeben; mehr als einer geht nicht.
merlin-arthur-refusal-one-to-three = Merlin zieht 1, 2 oder 3 Felder, nicht { $steps }.
merlin-arthur-refusal-no-manor = In { $site } steht kein Rittergut eines anderen.
merlin-arthur-refusal-protected = Das Rittergut in { $site } steht auf einer Burg und lässt sich nicht ersetzen.
merlin-arthur-refusal-not-displayed = Dieser Pikte liegt nicht offen: { $pict }. Wähle einen aus der Auslage.
merlin-arthur-refusal-other-terrain = Das Plättchen in { $site } hat ein anderes Gelände; der Pikte zeigt { $terrain }.
merlin-arthur-refusal-on-castle = { $districts ->
    [yes] Aktivieren kannst du nur Gefolgsleute, die in einem Stadtviertel stehen, nicht { $vassal }.
   *[no] Aktivieren kannst du nur Gefolgsleute, die in einer Grafschaft stehen, nicht { $vassal }.
}
merlin-arthur-refusal-not-to-keep = In { $site } hast du kein Rittergut zur Wahl; wähle eines in diesem Gebiet.

merlin-arthur-moment-pict = Welcher Pikte als Nächstes kommt, entscheidet der Zufall.
merlin-arthur-moment-flag = Diese Flagge setzt man ein, wenn der Würfel gewählt ist und bevor sich die Figur bewegt.
merlin-arthur-moment-ring = Mit dem Ring löst man einen Auftrag als Aktion seines Feldes ein.
merlin-arthur-moment-merlin = So lässt sich Merlin nur durch sein Feld im inneren Ring bewegen.
merlin-arthur-moment-step = So lässt sich Artus nur durch das Feld „Artus bewegen“ bewegen.
merlin-arthur-moment-replace = Ein Rittergut ersetzt man als Aktion des Feldes im inneren Ring.
merlin-arthur-moment-take = Einen Pikten nimmt man als Aktion eines Piktenfelds.
merlin-arthur-moment-manor = Dieses Rittergut baut man, wenn ein Pikte eines zeigt.
merlin-arthur-moment-activate = Einen Gefolgsmann aktiviert man als Aktion seines Feldes.
merlin-arthur-moment-keep = Welches Rittergut bleibt, wählt man nach der Umlandwertung.

merlin-arthur-lapse-supply = { $districts ->
    [yes] Davon gibt es in keiner Farbe mehr etwas.
   *[no] In keiner Grafschaft ist noch etwas davon übrig.
}
merlin-arthur-lapse-influence = Auf deinem Burgtableau ist kein Einflussmarker mehr.
merlin-arthur-lapse-replace = Es gibt kein Rittergut zu ersetzen, oder du hast keines mehr im Vorrat.
merlin-arthur-lapse-picts = Es ist kein Pikte mehr da.
merlin-arthur-lapse-apple = Es ist kein Apfel mehr da.
merlin-arthur-lapse-vassal = { $districts ->
    [yes] Keiner deiner Gefolgsleute steht in einem Stadtviertel.
   *[no] Keiner deiner Gefolgsleute steht in einer Grafschaft.
}

merlin-arthur-unreadable-pict = „{ $text }“ ist kein Pikte; Pikten schreibt man `p01` bis `p30`.
merlin-arthur-unreadable-steps = „{ $text }“ ist keine Felderzahl; Merlin zieht 1 bis 3.
merlin-arthur-unreadable-figure = „{ $text }“ ist keine Figur; es gibt `knight`, `merlin` und `arthur`.
