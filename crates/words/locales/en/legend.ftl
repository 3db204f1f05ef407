### The legend of a table: every sign in play.

legend-title = { $game }: every symbol
legend-all = All symbols
legend-about = Hold a finger on any of them at the table, or rest the mouse on it, to see the same.
legend-find = Find a symbol
legend-rule = Rule { $clause }
legend-what = What is this?
legend-close = Close
legend-earned = { $count ->
    [one] Scored once
   *[other] Scored { $count } times, newest first
}

legend-why-not = { $name }: why not?
legend-not-now = Not now. Next: { $due }.
legend-not-your-turn = It is not your turn yet.

legend-spaces = Spaces of the rondel
legend-lands = { $districts ->
    [yes] Districts
   *[no] Principalities
}
legend-environs = The environs
legend-flags = Flags
legend-vassals = Vassals
legend-figures = Figures
legend-pieces = Pieces
legend-scoring = Scoring
legend-plates = Plates
legend-cards = Cards
legend-table = At the table
legend-rooms = Rooms
legend-fields = On the fields
legend-missions = On mission cards
legend-mission-cards = On mission cards
legend-knights = Where knights are
legend-order = Predicting
legend-heroes = Heroes
