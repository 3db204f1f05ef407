### Merlins Modul „Die Gunst des Königs“ auf Deutsch.

merlin-favor-ability = { $vassal }: { $what }
merlin-favor-what = { $ability ->
    [plus_one] +1 Punkt
    [anywhere] { $districts ->
        [yes] in beliebigem Stadtviertel einsetzen
       *[no] in beliebiger Grafschaft einsetzen
    }
    [builder] doppelt bauen
    [shield_bearer] Verräter abwehren
    [flag_bearer] beliebige Punkte
   *[lady] doppelte Aktion
}
# Dasselbe so kurz, dass es auf das Sondertableau passt.
merlin-favor-short = { $ability ->
    [plus_one] +1 Punkt
    [anywhere] überallhin
    [builder] 2 × bauen
    [shield_bearer] abwehren
    [flag_bearer] Punkte
   *[lady] 2 Aktionen
}
merlin-favor-does = { $ability ->
    [plus_one] 1 Punkt mehr für jeden weiteren Auftrag mit diesem Gefolgsmann in der Ecke.
    [anywhere] { $districts ->
        [yes] Auf den Feldern der Stadtviertel lässt sich dieser Gefolgsmann in jedem Stadtviertel einsetzen.
       *[no] Auf Grafschaftsfeldern lässt sich dieser Gefolgsmann in jeder Grafschaft einsetzen.
    }
    [builder] Einmal bis zur nächsten Wertung: nach einem Rittergut auf einem Baufeld ein zweites bauen.
    [shield_bearer] Einmal bis zur nächsten Wertung: einen deiner Verräter ohne Schild abwehren und 1 Punkt erhalten.
    [flag_bearer] Einmal bis zur nächsten Wertung: auf einem Punktefeld wählen, was gezählt wird, und 1 Punkt mehr erhalten.
   *[lady] Einmal bis zur nächsten Wertung: auf einem Einflussfeld stattdessen zwei Gefolgsleute durch Einfluss einsetzen.
}
merlin-favor-pieces = Siegel übrig { $count }
merlin-favor-pieces-learned = Siegel übrig { $count }; { $abilities }
merlin-favor-with-state = { $ability } (gesperrt)

merlin-favor-choice-points = { $points ->
    [one] Den { $points } Punkt der Karte nehmen
   *[other] Die { $points } Punkte der Karte nehmen
}
merlin-favor-choice-repel = { $traitor } abwehren
merlin-favor-choice-no-more = Keinen weiteren Verräter so abwehren
merlin-favor-heading-reward = Punkte oder Fähigkeit
merlin-favor-heading-build = Ein zweites Rittergut bauen
merlin-favor-heading-repel = Mit der Fähigkeit einen Verräter abwehren
merlin-favor-heading-count = Beliebige Punkte
merlin-favor-heading-deploy = Doppelte Aktion: zwei Gefolgsleute einsetzen

merlin-favor-due-reward = die Punkte des Auftrags nehmen oder eine Fähigkeit erlernen
merlin-favor-step-seals = Siegel
merlin-favor-event-seals = Die Siegel genutzter Fähigkeiten werden zurückgedreht.

merlin-favor-event-learned = { $name } erlernt statt der Punkte eine Fähigkeit – { $ability }.
merlin-favor-event-used = { $name } nutzt eine Fähigkeit und dreht ihr Siegel um – { $ability }.
merlin-favor-event-no-second = { $name } kann keinen zweiten Gefolgsmann einsetzen.
merlin-favor-event-turned-back = { $name } kann diese Fähigkeit wieder nutzen – { $ability }.

merlin-favor-scored-plus-one = { $points } für { $name }: Der Auftrag zeigt { $vassal }.
merlin-favor-scored-repelled = { $points } für { $name }: { $traitor } mit der Fähigkeit abgewehrt.
merlin-favor-scored-any-points = { $points } für { $name }: beliebige Punkte.

merlin-favor-refusal-other-column = Diese Karte lehrt nur Fähigkeiten des Gefolgsmanns in ihrer Ecke ({ $asks }), also nicht „{ $ability }“.
merlin-favor-refusal-row-too-high = Für „{ $ability }“ hat diese Karte zu wenige Punkte; wähle eine niedrigere Zeile oder nimm ihre Punkte.
merlin-favor-refusal-learned-before = „{ $ability }“ hast du schon erlernt.
merlin-favor-refusal-not-learned = „{ $ability }“ hast du nicht erlernt; Aufträge lehren Fähigkeiten.
merlin-favor-refusal-blocked = Das Siegel von „{ $ability }“ ist umgedreht; nach der nächsten Wertung ist die Fähigkeit wieder frei.
merlin-favor-refusal-not-counted = Kein Feld dieses Rondells zählt Rittergüter; wähle etwas anderes.
merlin-favor-refusal-no-figure = Diese Aktion kommt vom Feld eines anderen Ritters; „{ $ability }“ gilt dort nicht.
merlin-favor-refusal-nothing-built = Ein zweites Rittergut folgt auf ein erstes, das auf einem Baufeld gebaut wurde.
merlin-favor-refusal-no-second-manor = Ein zweites Rittergut lässt sich nicht bauen; dafür braucht es ein Rittergut, ein Baumaterial und ein passendes freies Plättchen.
merlin-favor-refusal-staff-spent = Für diese Aktion hast du schon einen Stab abgegeben; „{ $ability }“ geht dann nicht mehr.
merlin-favor-refusal-no-staff = In einem Zug mit „{ $ability }“ kann für die Aktion kein Stab abgegeben werden.
merlin-favor-refusal-deployment-due = Setze vor dem Ende des Zuges noch den zweiten Gefolgsmann ein.

merlin-favor-moment-reward = Zwischen Punkten und Fähigkeit wählt man, wenn gerade ein Auftrag eingelöst wurde.
merlin-favor-moment-build = Ein zweites Rittergut baut man gleich nach dem ersten.
merlin-favor-moment-repel = Die Fähigkeit wehrt einen Verräter im eigenen Zug ab, vor oder nach einer Aktion, oder in einer Wertung.
merlin-favor-moment-count = Beliebige Punkte nimmt man als Aktion eines Punktefelds.
merlin-favor-moment-deploy = Die doppelte Aktion tritt an die Stelle der Aktion eines Einflussfelds.

merlin-favor-unreadable-ability = „{ $text }“ ist keine Fähigkeit; es gibt `builder`, `shield_bearer`, `flag_bearer` und `lady`, jeweils mit einer Zeile von 1 bis 3, etwa `builder 2`.
