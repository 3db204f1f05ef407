# Die Module von Merlin auf der Seite für einen neuen Tisch.

modules-presets = Beginnen mit
modules-preset-first = Erste Partie
modules-preset-first-about = das Grundspiel, ohne Module
modules-preset-queenies = Zwei kleine Module
modules-preset-trade = Gold und Handel
modules-preset-arthur = Arthur-Erweiterung
modules-preset-round-table = Tafelrunde
modules-preset-all = Alles
modules-preset-all-about = { $count ->
    [9] alle neun Module
   *[other] alle { $count } Module
}
modules-preset-surprise = Überrasch mich
modules-preset-surprise-about = Module, beim Eröffnen ausgelost
modules-own = Eigene Wahl: { $chosen } von { $count } Modulen
modules-choose = Module wählen ({ $chosen } von { $count }) ↓
modules-hint = Tippe ein Modul an, um es dazuzunehmen oder wegzulassen. Die Regeln stehen gleich dabei.
modules-complexity = Anspruch { $dots } von 3
modules-minutes = etwa +{ $minutes } Min.
modules-turns-added = +{ $turns ->
    [one] { $turns } Zug je Runde
   *[other] { $turns } Züge je Runde
}
modules-needs = kommt mit: { $module }
modules-needed-by = nötig für { $modules }
modules-rules-of = Regeln: { $module }
modules-this-table = Dieser Tisch
modules-none = das Grundspiel
modules-drawn = Module, beim Eröffnen ausgelost
modules-turns = Züge je Runde
modules-turns-instead = { $turns } statt { $usual }
modules-rondel = Rondell
modules-rondel-usual = das des Grundspiels
modules-rondel-other = das von { $modules }
modules-time = Dauer
modules-time-about = etwa { $hours ->
    [0] { $minutes } Min.
   *[other] { $minutes ->
        [0] { $hours } Std.
       *[other] { $hours } Std. { $minutes } Min.
    }
}
modules-variant-random_allies = Verbündete
modules-variant-random_allies-usual = auswählen
modules-variant-random_allies-chance = zufällig
modules-variant-random_districts = Stadtviertel
modules-variant-random_districts-usual = nach Dachfarbe
modules-variant-random_districts-chance = zufällig
modules-scorings = Wertungen
modules-scorings-usual = nach Runde 2, 4 und 6
modules-scorings-picts = nach Runde 2, 4 und 6, mit Pikten
modules-before = Vor Runde 1
modules-before-random_allies-usual = Verbündete auswählen
modules-before-random_allies-chance = Verbündete zufällig zuteilen
modules-before-random_districts-usual = Stadtviertel nach Dachfarbe
modules-before-random_districts-chance = Stadtviertel zufällig auslegen
