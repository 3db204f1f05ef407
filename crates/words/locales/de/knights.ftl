### Merlins Modul „Knights of the Round Table“ auf Deutsch.

merlin-knights-ally = { $ally ->
    [tristram] Sir Tristram
    [lamorak] Sir Lamorak
    [gawain] Sir Gawain
    [lancelot] Sir Lancelot
    [gareth] Sir Gareth
    [geraint] Sir Geraint
    [galahad] Sir Galahad
    [bors] Sir Bors
    [gaheris] Sir Gaheris
    [percival] Sir Percival
    [bedivere] Sir Bedivere
   *[kay] Sir Kay
}
merlin-knights-short = { $ally ->
    [tristram] Spielerwürfel ±1 oder ±2
    [lamorak] Gefolgsleute einsetzen, wo sie stehen
    [gawain] { $arthur ->
        [yes] den Merlin- oder den Artuswürfel drehen
       *[no] den Merlinwürfel drehen
    }
    [lancelot] doppelte Aktion beim Marschall
    [gareth] abgewehrte Farben sammeln
    [geraint] Punktefelder sammeln
    [galahad] { $districts ->
        [yes] in anderer Farbe nehmen
       *[no] aus anderer Grafschaft nehmen
    }
    [bors] { $districts ->
        [yes] Portal in jedes Stadtviertel
       *[no] Portal in jede Grafschaft
    }
    [gaheris] Burgen unter Rittergütern
    [percival] verlangte Farbe ändern
    [bedivere] sechs Aufträge, Karten tauschen
   *[kay] mehr Gewicht für Einfluss
}
merlin-knights-does = { $ally ->
    [tristram] Gib ein Bewegungs-Plättchen ab: Einer deiner Spielerwürfel zeigt 1 oder 2 mehr oder weniger.
    [lamorak] { $districts ->
        [yes] Auf den Feldern der Stadtviertel und durch Einfluss lässt sich ein Gefolgsmann dort wieder einsetzen, wo er steht.
       *[no] Auf Grafschaftsfeldern und durch Einfluss lässt sich ein Gefolgsmann dort wieder einsetzen, wo er steht.
    }
    [gawain] Gib ein Sonderbewegungs-Plättchen ab: Dein Merlinwürfel, mit Arthur auch dein Artuswürfel, zeigt eine beliebige Zahl.
    [lancelot] Setzt du einen Gefolgsmann beim Marschall ein, führt er seine Aktion zweimal aus.
    [gareth] Der erste abgewehrte Verräter jeder Farbe bringt ihr Plättchen und 1 Punkt; am Ende zählen alle Plättchen.
    [geraint] Jedes Punktefeld bringt 1 Punkt mehr, beim ersten Mal auch sein Plättchen; am Ende zählen alle Plättchen.
    [galahad] { $districts ->
        [yes] Gib ein Joker-Plättchen ab: Nimm ein Stück derselben Art in einer anderen Farbe.
       *[no] Gib ein Joker-Plättchen ab: Nimm ein Stück derselben Art aus einer anderen Grafschaft.
    }
    [bors] { $districts ->
        [yes] Gib ein Portal ab, statt den Ritter zu bewegen: Stelle ihn auf das Feld eines beliebigen Stadtviertels.
       *[no] Gib ein Portal ab, statt den Ritter zu bewegen: Stelle ihn auf ein beliebiges Grafschaftsfeld.
    }
    [gaheris] Lege unter ein neues Rittergut eine Burg: In der Wertung zählt sie wie ein Rittergut mehr, und ein Turm gibt doppelt.
    [percival] Gib beim Einlösen eines Auftrags ein Plättchen ab: Eine Bedingung darf eine andere Farbe haben.
    [bedivere] Du hast sechs Aufträge auf der Hand. Gib ein Plättchen ab: Tausche einen gegen eine offene Karte.
   *[kay] Lege zu einem Einflussmarker, den du einsetzt, ein Plättchen: Es zählt für die Mehrheit wie ein Marker mehr.
}
merlin-knights-stack = { $stack ->
    [a] A-Stapel
   *[b] B-Stapel
}
merlin-knights-pieces = Verbündete: { $allies }
merlin-knights-pieces-tiles = { $ally } { $count }

merlin-knights-choice-ally = { $ally }: { $what }
merlin-knights-choice-die = { $die ->
    [chosen] Gewählten Würfel auf { $pips }: { $ends }
    [own] Spielerwürfel { $from } auf { $pips }
    [arthur] Artuswürfel { $from } auf { $pips }
   *[merlin] Merlinwürfel { $from } auf { $pips }
}
merlin-knights-choice-castle = Eine Burg unter das Rittergut legen
merlin-knights-choice-no-castle = Keine Burg legen
merlin-knights-choice-recoloured = { $asks } (eine Farbe geändert)
merlin-knights-choice-complete = { $count ->
    [one] { $asks } (eine Farbe geändert, { $count } Mistel)
   *[other] { $asks } (eine Farbe geändert, { $count } Misteln)
}
merlin-knights-choice-complete-markers = { $markers ->
    [one] { $asks } (eine Farbe geändert, { $markers } Apfel-Mistel-Marker)
   *[other] { $asks } (eine Farbe geändert, { $markers } Apfel-Mistel-Marker)
}
merlin-knights-choice-complete-both = { $asks } (eine Farbe geändert; Misteln: { $mistletoe }, Apfel-Mistel-Marker: { $markers })
merlin-knights-choice-swap = { $given } gegen { $taken }
merlin-knights-choice-influence = Ein Plättchen { $in } dazulegen
merlin-knights-choice-no-influence = Kein Plättchen dazulegen
merlin-knights-choice-wild = { $item } für ein Joker-Plättchen
merlin-knights-choice-no-wild = Nichts nehmen

merlin-knights-heading-ally = Einen Verbündeten wählen
merlin-knights-heading-movement = Sir Tristram: einen Spielerwürfel ändern
merlin-knights-heading-special = Sir Gawain: einen Würfel drehen
merlin-knights-heading-wild = Sir Galahad: anderswo nehmen
merlin-knights-heading-portal = Sir Bors: Portal
merlin-knights-heading-castle = Sir Gaheris: Burg
merlin-knights-heading-complete = Sir Percival: mit anderer Farbe einlösen
merlin-knights-heading-second = Sir Percival: einen zweiten Auftrag mit anderer Farbe einlösen
merlin-knights-heading-swap = Sir Bedivere: eine Karte tauschen
merlin-knights-heading-influence = Sir Kay: ein Plättchen dazulegen

merlin-knights-due-allies = einen Verbündeten wählen
merlin-knights-due-wild = das Stück hier oder anderswo nehmen
merlin-knights-due-castle = eine Burg unter das Rittergut legen oder nicht
merlin-knights-due-first-gift = die erste Gabe des Turms wählen
merlin-knights-due-second-gift = { $districts ->
    [yes] die zweite Gabe des Turms wählen, in einer anderen Farbe
   *[no] die zweite Gabe des Turms wählen, aus einer anderen Grafschaft
}
merlin-knights-due-influence = ein Plättchen zum Einflussmarker legen oder nicht

merlin-knights-event-chosen = { $name } wählt { $ally }.
merlin-knights-event-dealt = { $name } erhält { $ally }.
merlin-knights-event-marshal = Der Marschall von { $name } steht { $in }.
merlin-knights-event-die = { $die ->
    [chosen] { $ally } ändert den gewählten Würfel von { $name } von { $from } auf { $to }.
    [own] { $ally } ändert einen Spielerwürfel von { $name } von { $from } auf { $to }.
    [arthur] { $ally } ändert den Artuswürfel von { $name } von { $from } auf { $to }.
   *[merlin] { $ally } ändert den Merlinwürfel von { $name } von { $from } auf { $to }.
}
merlin-knights-event-twice = { $vassal } { $in }: doppelte Aktion beim Marschall von { $name }.
merlin-knights-event-defended = { $name } legt ein Verteidigungs-Plättchen auf Sir Gareth: { $colour }.
merlin-knights-event-performed = { $name } legt ein Alliierte-Plättchen auf Sir Geraint: { $counted ->
        [shield] Schilde
        [flag] Flaggen
        [material] Baumaterialien
        [manor] Rittergüter
       *[influence] Einfluss
    }.
merlin-knights-event-wild = { $name } gibt ein Joker-Plättchen von Sir Galahad ab und nimmt das Stück { $from }.
merlin-knights-event-nothing = { $blocks ->
    [yes] { $name } nimmt nichts: Morgana blockiert das, oder der Vorrat ist leer ({ $item }).
   *[no] { $name } nimmt nichts: Der Vorrat ist leer ({ $item }).
}
merlin-knights-event-portal = Der Ritter von { $name } geht durch ein Portal von Sir Bors: { $space }.
merlin-knights-event-castle = { $name } legt eine Burg unter das Rittergut ({ $site }).
merlin-knights-event-colour = Sir Percival hilft { $name }: Für diesen Auftrag gilt { $to } als { $from } ({ $mission }).
merlin-knights-event-swapped = { $name } tauscht mit Sir Bedivere eine Karte: { $given } gegen { $taken }.
merlin-knights-event-influence = { $name } legt { $in } ein Plättchen von Sir Kay dazu.
merlin-knights-event-returned = { $count ->
    [one] { $count } Plättchen von Sir Kay kehrt { $from } zu { $name } zurück.
   *[other] { $count } Plättchen von Sir Kay kehren { $from } zu { $name } zurück.
}

merlin-knights-scored-defence = { $points } für { $name }: { $traitor } zum ersten Mal abgewehrt, mit Sir Gareth.
merlin-knights-scored-defence-tiles = { $count ->
    [one] { $points } für { $name }: { $count } Verteidigungs-Plättchen auf Sir Gareth.
   *[other] { $points } für { $name }: { $count } Verteidigungs-Plättchen auf Sir Gareth.
}
merlin-knights-scored-space = { $points } für { $name }: ein Punktefeld ({ $counted ->
        [shield] Schilde
        [flag] Flaggen
        [material] Baumaterialien
        [manor] Rittergüter
       *[influence] Einfluss
    }) mit Sir Geraint.
merlin-knights-scored-ally-tiles = { $count ->
    [one] { $points } für { $name }: { $count } Alliierte-Plättchen auf Sir Geraint.
   *[other] { $points } für { $name }: { $count } Alliierte-Plättchen auf Sir Geraint.
}

merlin-knights-refusal-other-stack = { $ally } gehört zum anderen Stapel; jetzt wird aus dem { $stack } gewählt.
merlin-knights-refusal-chosen = { $ally } ist schon gewählt; wähle einen der übrigen Verbündeten.
merlin-knights-refusal-not-yours = { $ally } gehört nicht zu deinen Verbündeten.
merlin-knights-refusal-no-tile = { $ally } hat kein Plättchen mehr.
merlin-knights-refusal-other-die = { $ally ->
    [tristram] Sir Tristram ändert nur Spielerwürfel.
    [gawain] Sir Gawain dreht den Merlinwürfel oder den Artuswürfel, keinen Spielerwürfel.
   *[bors] Ein Portal braucht einen Zug mit einem Spielerwürfel, der deinen eigenen Ritter bewegt.
}
merlin-knights-refusal-no-unused-die = { $die ->
    [own] Keiner deiner unbenutzten Spielerwürfel zeigt { $pips }.
    [arthur] Dein Artuswürfel ist benutzt oder zeigt nicht { $pips }.
   *[merlin] Dein Merlinwürfel ist benutzt oder zeigt nicht { $pips }.
}
merlin-knights-refusal-too-far = Ein Bewegungs-Plättchen ändert einen Würfel um 1 oder 2 zwischen 1 und 6, nicht von { $from } auf { $to }; für mehr gib ein weiteres Plättchen ab.
merlin-knights-refusal-not-elsewhere = Dafür brauchst du kein Joker-Plättchen: { $item } kannst du ohne nehmen.
merlin-knights-refusal-other-kind = { $districts ->
    [yes] { $kinds } kannst du hier nicht nehmen: Die Art bleibt gleich, nur die Farbe darf eine andere sein.
   *[no] { $kinds } kannst du hier nicht nehmen: Die Art bleibt gleich, nur die Grafschaft darf eine andere sein.
}
merlin-knights-refusal-after-portal = Nach einem Portal gilt diese Sonderaktion einer Flagge nicht: { $power }.
merlin-knights-refusal-same-principality = { $districts ->
    [yes] Die erste Gabe hatte diese Farbe, die zweite kann nicht auch { $from } kommen; wähle eine andere Farbe.
   *[no] Die erste Gabe kam aus dieser Grafschaft, die zweite kann nicht auch { $from } kommen; wähle eine andere.
}
merlin-knights-refusal-shows-already = { $ally ->
    [gawain] Der Würfel zeigt schon { $pips }; Sir Gawain dreht ihn auf eine andere Zahl.
   *[tristram] Der Würfel zeigt schon { $pips }; Sir Tristram ändert ihn um 1 oder 2.
}
merlin-knights-refusal-met-anyway = Dieser Auftrag ist auch ohne andere Farbe erfüllt ({ $asks }); löse ihn wie üblich ein.
merlin-knights-refusal-no-colour = Hier hilft keine andere Farbe einer Bedingung: { $asks }.
merlin-knights-refusal-still-unmet = Eine andere Farbe hilft nur bei einer Bedingung, und es fehlen mehr: { $asks }.
merlin-knights-refusal-too-much = So viele Misteln braucht es nicht: Nur Bedingungen, die nicht erfüllt sind, werden übergangen ({ $asks }).
merlin-knights-refusal-too-little = So viele Misteln oder Marker hast du nicht ({ $asks }).

merlin-knights-moment-ally = Verbündete wählt man beim Spielaufbau.
merlin-knights-moment-movement = Sir Tristram ändert den gewählten Spielerwürfel, bevor sich die Figur bewegt, und unbenutzte im eigenen Zug, vor oder nach einer Aktion.
merlin-knights-moment-special = Sir Gawain dreht den gewählten Würfel, bevor sich die Figur bewegt, und einen unbenutzten im eigenen Zug, vor oder nach einer Aktion.
merlin-knights-moment-wild = { $districts ->
    [yes] Ein Joker-Plättchen gibt man ab, wenn ein Stück in einer bestimmten Farbe zu nehmen ist.
   *[no] Ein Joker-Plättchen gibt man ab, wenn ein Stück aus einer Grafschaft zu nehmen ist.
}
merlin-knights-moment-portal = Ein Portal nutzt man, nachdem ein Spielerwürfel gewählt ist, statt der Bewegung.
merlin-knights-moment-castle = Eine Burg legt man unter ein Rittergut, wenn es gerade gebaut wird.
merlin-knights-moment-complete = Sir Percival hilft bei einem Auftrag im eigenen Zug, vor oder nach einer Aktion.
merlin-knights-moment-swap = Sir Bedivere tauscht Karten im eigenen Zug, vor oder nach einer Aktion.
merlin-knights-moment-influence = Ein Plättchen von Sir Kay legt man dazu, wenn gerade ein Einflussmarker eingesetzt wurde.

merlin-knights-unreadable-stack = „{ $text }“ ist kein Stapel von Verbündeten; es gibt `a` und `b`.
merlin-knights-unreadable-ally = „{ $text }“ ist kein Verbündeter; es gibt `tristram`, `lamorak`, `gawain`, `lancelot`, `gareth`, `geraint`, `galahad`, `bors`, `gaheris`, `percival`, `bedivere` und `kay`.
