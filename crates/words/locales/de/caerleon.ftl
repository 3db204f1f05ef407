# Merlin: Die Stadt Caerleon.

merlin-caerleon-district = { $district ->
    [mint] Münzerei
    [trader] Händler
    [orchard] Obstgarten
    [smith] Schmiede
    [quarry] Steinbruch
   *[tailor] Näherei
}
merlin-caerleon-does = { $district ->
    [mint] Einen Gefolgsmann einsetzen: Er nimmt 2 Goldmünzen; die Hofdame bringt Einfluss.
    [trader] Einen Gefolgsmann einsetzen: Er tauscht bis zu 4-mal; die Hofdame bringt Einfluss.
    [orchard] Einen Gefolgsmann einsetzen: Er nimmt 2 Äpfel oder Misteln; die Hofdame bringt Einfluss.
    [smith] Einen Gefolgsmann einsetzen: Der Schildknappe nimmt 2 Schilde, Baumeister und Flaggenträger nehmen 1; die Hofdame bringt Einfluss.
    [quarry] Einen Gefolgsmann einsetzen: Der Baumeister nimmt 2 Baumaterialien, Schildknappe und Flaggenträger nehmen 1; die Hofdame bringt Einfluss.
   *[tailor] Einen Gefolgsmann einsetzen: Der Flaggenträger nimmt 2 Flaggen, Baumeister und Schildknappe nehmen 1; die Hofdame bringt Einfluss.
}
merlin-caerleon-brings = { $district ->
    [mint] nimmt { $count } Goldmünzen
    [trader] tauscht bis zu { $count }-mal
    [orchard] nimmt { $count } Äpfel oder Misteln
    [smith] { $count ->
        [one] nimmt einen Schild nach Wahl
       *[other] nimmt { $count } Schilde nach Wahl
    }
    [quarry] { $count ->
        [one] nimmt ein Baumaterial nach Wahl
       *[other] nimmt { $count } Baumaterialien nach Wahl
    }
   *[tailor] { $count ->
        [one] nimmt eine Flagge nach Wahl
       *[other] nimmt { $count } Flaggen nach Wahl
    }
}
merlin-caerleon-brings-crowded = { $brings }; vorher muss dort jemand weichen
merlin-caerleon-choice-send-home = { $vassal ->
    [lady] Die Hofdame von { $name }
    [shield_bearer] Der Schildknappe von { $name }
    [builder] Der Baumeister von { $name }
   *[flag_bearer] Der Flaggenträger von { $name }
}
merlin-caerleon-choice-coin = Goldmünze
merlin-caerleon-choice-done = Nicht weiter tauschen
merlin-caerleon-heading-send-home = Wer kehrt auf das Burgtableau zurück?
merlin-caerleon-event-laid = { $district ->
    [mint] Die Münzerei liegt { $in }.
    [trader] Der Händler liegt { $in }.
    [orchard] Der Obstgarten liegt { $in }.
    [smith] Die Schmiede liegt { $in }.
    [quarry] Der Steinbruch liegt { $in }.
   *[tailor] Die Näherei liegt { $in }.
}
merlin-caerleon-event-sent-home = { $vassal ->
    [lady] { $name } schickt die Hofdame von { $owner } { $from } auf das Burgtableau zurück.
    [shield_bearer] { $name } schickt den Schildknappen von { $owner } { $from } auf das Burgtableau zurück.
    [builder] { $name } schickt den Baumeister von { $owner } { $from } auf das Burgtableau zurück.
   *[flag_bearer] { $name } schickt den Flaggenträger von { $owner } { $from } auf das Burgtableau zurück.
}
merlin-caerleon-event-sent-own-home = { $vassal ->
    [lady] { $name } nimmt die eigene Hofdame { $from } auf das Burgtableau zurück.
    [shield_bearer] { $name } nimmt den eigenen Schildknappen { $from } auf das Burgtableau zurück.
    [builder] { $name } nimmt den eigenen Baumeister { $from } auf das Burgtableau zurück.
   *[flag_bearer] { $name } nimmt den eigenen Flaggenträger { $from } auf das Burgtableau zurück.
}
merlin-caerleon-event-nothing = { $district ->
    [mint] Die Münzerei ist leer: { $name } bekommt nichts.
    [trader] { $name } hat beim Händler nichts zu tauschen.
    [orchard] Der Obstgarten ist leer: { $name } bekommt nichts.
    [smith] Die Schmiede ist leer: { $name } bekommt nichts.
    [quarry] Der Steinbruch ist leer: { $name } bekommt nichts.
   *[tailor] Die Näherei ist leer: { $name } bekommt nichts.
}
merlin-caerleon-event-coin-given = { $name } gibt beim Händler eine Goldmünze ab.
merlin-caerleon-refusal-not-in-the-way = { $vassal ->
    [lady] Eine Hofdame hat { $in } ihren eigenen Platz; wähle einen der beiden anderen, die dort stehen.
    [shield_bearer] Der Schildknappe steht { $in } niemandem im Weg; wähle einen der beiden, die schon dort stehen.
    [builder] Der Baumeister steht { $in } niemandem im Weg; wähle einen der beiden, die schon dort stehen.
   *[flag_bearer] Der Flaggenträger steht { $in } niemandem im Weg; wähle einen der beiden, die schon dort stehen.
}
merlin-caerleon-refusal-no-coin = Du hast keine Goldmünze; tausche einen Gegenstand oder beende das Tauschen.
merlin-caerleon-refusal-mint-empty = Die Münzerei hat keine Goldmünze mehr; nimm einen Gegenstand.
merlin-caerleon-refusal-coin-for-coin = Für eine Goldmünze gibt es keine Goldmünze; nimm einen Gegenstand.
merlin-caerleon-refusal-no-fruit = Äpfel und Misteln tauscht der Händler nicht, nur Schilde, Flaggen, Baumaterialien und Goldmünzen.
merlin-caerleon-refusal-nothing-to-take = Dafür gäbe es nichts: Alle Vorräte sind leer.
merlin-caerleon-moment-send-home = Wer weicht, entscheidest du, wenn du einen Gefolgsmann in einem Stadtviertel einsetzt, dessen Plätze besetzt sind.
merlin-caerleon-moment-trade = Goldmünzen tauscht man beim Händler, wenn ein Gefolgsmann dort eingesetzt wurde.
merlin-caerleon-due-districts = die Stadtviertel verteilen
merlin-caerleon-due-send-home = entscheiden, wer im Stadtviertel weicht
merlin-caerleon-due-take = { $kind ->
    [flag] { $count ->
        [one] eine Flagge aus der Näherei nehmen
       *[other] { $count } Flaggen aus der Näherei nehmen
    }
    [shield] { $count ->
        [one] einen Schild aus der Schmiede nehmen
       *[other] { $count } Schilde aus der Schmiede nehmen
    }
   *[material] { $count ->
        [one] ein Baumaterial aus dem Steinbruch nehmen
       *[other] { $count } Baumaterialien aus dem Steinbruch nehmen
    }
}
merlin-caerleon-due-fruit = { $count ->
    [one] einen Apfel oder eine Mistel nehmen
   *[other] { $count } Äpfel oder Misteln nehmen
}
merlin-caerleon-due-give = beim Händler tauschen (noch { $count }-mal)
merlin-caerleon-due-for-item = einen Gegenstand oder eine Goldmünze nehmen
merlin-caerleon-due-for-coin = einen Gegenstand für die Goldmünze nehmen
merlin-caerleon-unreadable-district = „{ $text }“ ist kein Stadtviertel; es gibt `mint`, `trader`, `orchard`, `smith`, `quarry` und `tailor`.
