# Merlin: Der Erlass des Königs.

merlin-decree-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
merlin-decree-or = { $brings } – oder ein Erlass
merlin-decree-choice-act = { $vassal }: { $brings }
merlin-decree-choice-look = { $count ->
    [one] Den letzten Erlass ansehen und nehmen
   *[other] Die { $count } Erlasse ansehen und einen nehmen
}
merlin-decree-choice-show-all = Der Stapel, wie er daliegt
merlin-decree-choice-take = { $decree }
merlin-decree-choice-numbered = { $decree } (Plättchen { $number })
merlin-decree-choice-take-blocked = { $decree } – das blockiert Morgana, du bekommst nur den Erlass
merlin-decree-choice-take-empty = { $decree } – der Vorrat ist leer, du bekommst nur den Erlass
merlin-decree-choice-chosen = Gewählten Würfel auf { $pips }: { $ends }
merlin-decree-choice-unused = { $die ->
    [own] Spielerwürfel von { $from } auf { $pips }
    [arthur] Artuswürfel von { $from } auf { $pips }
   *[merlin] Merlinwürfel von { $from } auf { $pips }
}
merlin-decree-choice-points = 5 Punkte erhalten
merlin-decree-heading-instead = Aktion oder Erlass
merlin-decree-heading-take = Einen Erlass nehmen
merlin-decree-heading-one = Einen Erlass abgeben
merlin-decree-heading-item = Zwei Erlasse abgeben und einen Gegenstand nehmen
merlin-decree-heading-influence = Zwei Erlasse abgeben und einen Einflussmarker einsetzen
merlin-decree-heading-three = Drei Erlasse abgeben
merlin-decree-event-looked = { $name } sieht die Erlasse { $in } an: { $decrees }.
merlin-decree-event-looked-hidden = { $name } sieht die Erlasse { $in } an.
merlin-decree-event-taken = { $name } nimmt einen Erlass { $from }: { $decree }.
merlin-decree-event-supply-empty = { $blocks ->
    [yes] Morgana blockiert, oder der Vorrat ist leer: { $name } behält den Erlass, bekommt aber nicht, was er zeigt ({ $item }).
   *[no] Der Vorrat ist leer: { $name } behält den Erlass, bekommt aber nicht, was er zeigt ({ $item }).
}
merlin-decree-event-discarded = { $count ->
    [one] { $name } gibt einen Erlass ab.
   *[other] { $name } gibt { $count } Erlasse ab.
}
merlin-decree-event-die-changed = { $die ->
    [chosen] { $name } dreht den gewählten Würfel von { $from } auf { $to }.
    [own] { $name } dreht einen Spielerwürfel von { $from } auf { $to }.
    [arthur] { $name } dreht den Artuswürfel von { $from } auf { $to }.
   *[merlin] { $name } dreht den Merlinwürfel von { $from } auf { $to }.
}
merlin-decree-refusal-not-in-stack = Dieser Erlass liegt nicht { $in }: { $decree }. Nimm einen von denen, die du siehst.
merlin-decree-refusal-bound = Du hast die Erlasse { $in } angesehen; damit entfällt die Aktion des Gefolgsmanns. Nimm einen davon.
merlin-decree-refusal-too-few = { $needed ->
    [one] { $districts ->
        [yes] Das kostet { $needed } Erlass, und du hast { $owned }; Erlasse gibt es auf den Feldern der Stadtviertel.
       *[no] Das kostet { $needed } Erlass, und du hast { $owned }; Erlasse gibt es auf Grafschaftsfeldern.
    }
   *[other] { $districts ->
        [yes] Das kostet { $needed } Erlasse, und du hast { $owned }; Erlasse gibt es auf den Feldern der Stadtviertel.
       *[no] Das kostet { $needed } Erlasse, und du hast { $owned }; Erlasse gibt es auf Grafschaftsfeldern.
    }
}
merlin-decree-refusal-not-by-one = Ein Erlass ändert einen Würfel um genau 1, nicht von { $from } auf { $to }; für mehr gib weitere Erlasse ab.
merlin-decree-refusal-no-step = 6 und 1 liegen nicht nebeneinander: Von { $from } auf { $to } führt kein Erlass.
merlin-decree-refusal-no-unused-die = { $die ->
    [own] Kein unbenutzter Spielerwürfel zeigt { $pips }; benutzte Würfel ändert kein Erlass.
    [arthur] Der Artuswürfel ist benutzt oder zeigt nicht { $pips }; benutzte Würfel ändert kein Erlass.
   *[merlin] Der Merlinwürfel ist benutzt oder zeigt nicht { $pips }; benutzte Würfel ändert kein Erlass.
}
merlin-decree-refusal-other-die = Ein Erlass ändert nur deine Spielerwürfel und den Merlinwürfel.
merlin-decree-refusal-no-marker = Du hast keinen Einflussmarker mehr; zwei Erlasse können noch einen Gegenstand bringen.
merlin-decree-moment-instead = { $districts ->
    [yes] Zwischen Aktion und Erlass wählst du, wenn du auf dem Feld eines Stadtviertels einen Gefolgsmann eingesetzt hast.
   *[no] Zwischen Aktion und Erlass wählst du, wenn du auf einem Grafschaftsfeld einen Gefolgsmann eingesetzt hast.
}
merlin-decree-moment-take = Einen Erlass nimmt man, wenn man den Stapel angesehen hat.
merlin-decree-moment-chosen = Ein Erlass ändert den gewählten Würfel, bevor sich die Figur bewegt.
merlin-decree-moment-action = Erlasse gibt man im eigenen Zug ab, vor oder nach einer Aktion.
merlin-decree-scored-decree = { $points } für { $name }: der Erlass.
merlin-decree-scored-three = { $points } für { $name }: drei Erlasse.
merlin-decree-due-instead = die Aktion des Gefolgsmanns ausführen oder die Erlasse ansehen
merlin-decree-due-look = die Erlasse des Stapels zeigen
merlin-decree-due-take = einen Erlass nehmen
merlin-decree-pieces = Erlasse { $count }
merlin-unreadable-decree = „{ $text }“ ist kein Erlassplättchen; Plättchen schreibt man `d01` bis `d24`.
