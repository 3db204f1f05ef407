# Hints: what a master would do in somebody's place.

# On a button.
hint-ask = Hint
hint-hide = Hide hints
hint-thinking = A master is thinking …
hint-hints = Hints
hint-points = What the outlook means
hint-about = A master’s best moves, the most promising first. The outlook is how many points you are expected to gain on the others by the end of the game; it may be negative. It is not what the move brings at once. The percentage is your winning chance afterwards. Both are estimates and may disagree.
# What is heard when hints are there.
hint-told = Hints: { $hints }.
# A hint in one line, as in “Knight card 3–6, knight on chair 22: 4 forward, outlook +4.5, winning chance 62 %”.
hint-line = { $move }, { $points }
hint-line-chance = { $move }, { $points }, winning chance { $chance }

# Why a hint is a good move: what it does is said before.
# Where the points of the next turns come from, such as “Knights +6, Rings −2”.
hint-sources = In your next turns: { $sources }.
hint-source = { $source } { $points }
hint-pays-now = It brings { $points } at once.
hint-costs-now = { $points ->
    [one] It costs a point now and pays off later.
   *[other] It costs { $points } points now and pays off later.
}
hint-pays-later = It pays off later.
# Where the outlook is negative.
hint-costs-little = { $points ->
    [one] It costs a point now, but most other moves lose more.
   *[other] It costs { $points } points now, but most other moves lose more.
}
hint-loses-little = Most other moves lose more.

## At a new table

hint-setting = Hints
hint-setting-on = players may ask for one on their turn
hint-setting-off = none
# Stands among the options of a table.
hint-none = no hints

## What can go wrong

hint-off = This table was opened without hints.
hint-no-seat = Hints are only for the players at this table. Keep watching; the moves will tell.
hint-not-your-turn = Hints are only for the player whose turn it is. Ask again on your turn.
hint-nothing-to-choose = There is nothing to choose here: only one move is possible.
hint-too-many = You have asked for many hints in a short time. Please think for yourself for a minute, then ask again.
hint-busy = Too many people are waiting for a hint right now. Please ask again in a moment.
