# The modules of Merlin on the page of a new table.

modules-presets = Start from
modules-preset-first = First game
modules-preset-first-about = the base game, without modules
modules-preset-queenies = Two small modules
modules-preset-trade = Gold and trade
modules-preset-arthur = Arthur expansion
modules-preset-round-table = Round table
modules-preset-all = Everything
modules-preset-all-about = { $count ->
    [9] all nine modules
   *[other] all { $count } modules
}
modules-preset-surprise = Surprise me
modules-preset-surprise-about = modules drawn when the table opens
modules-own = Your own choice: { $chosen } of { $count } modules
modules-choose = Choose modules ({ $chosen } of { $count }) ↓
modules-hint = Tap a module to add it or leave it out. Each one links to its rules.
modules-complexity = Complexity { $dots } of 3
modules-minutes = about +{ $minutes } min
modules-turns-added = +{ $turns ->
    [one] { $turns } turn per round
   *[other] { $turns } turns per round
}
modules-needs = comes with { $module }
modules-needed-by = needed by { $modules }
modules-rules-of = Rules of { $module }
modules-this-table = This table
modules-none = the base game
modules-drawn = modules drawn when the table opens
modules-turns = Turns per round
modules-turns-instead = { $turns } instead of { $usual }
modules-rondel = Rondel
modules-rondel-usual = that of the base game
modules-rondel-other = that of { $modules }
modules-time = Time
modules-time-about = about { $hours ->
    [0] { $minutes } min
   *[other] { $minutes ->
        [0] { $hours } h
       *[other] { $hours } h { $minutes } min
    }
}
modules-variant-random_allies = Allies
modules-variant-random_allies-usual = drafted
modules-variant-random_allies-chance = dealt at random
modules-variant-random_districts = Districts
modules-variant-random_districts-usual = by roof colour
modules-variant-random_districts-chance = at random
modules-scorings = Scorings
modules-scorings-usual = after rounds 2, 4 and 6
modules-scorings-picts = after rounds 2, 4 and 6, with Picts
modules-before = Before round 1
modules-before-random_allies-usual = allies drafted
modules-before-random_allies-chance = allies dealt at random
modules-before-random_districts-usual = districts by roof colour
modules-before-random_districts-chance = districts at random
