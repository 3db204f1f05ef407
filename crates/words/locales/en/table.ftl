### What every game shares, in English.

## Names and lists

table-player = Player { $number }
table-list-last = { $front } and { $last }
table-list-more = { $front }, { $next }

## Files and options

table-line = Line { $line }: { $text }
table-clause = { $text } { $id }: { $clause }
table-fault-syntax = “{ $text }” cannot be read: { $syntax ->
    [duplicate] this key or table stands there twice; write it once
    [bracket] a bracket is not closed; expected: `[…]`
    [quotes] a text needs quotation marks; expected: `key = "text"`
    [comma] a comma is missing between two values; expected: `[1, 2]`
   *[other] this is not TOML; expected: `key = value`, `[table]` or `# comment`
}.
table-fault-unknown-key = There is no key `{ $at }`; the keys there are: { $known }.
table-fault-missing-key = `{ $at }` is missing; it has to be there.
table-fault-kind = `{ $at }` says { $found }; expected: { $type ->
    [range] a whole number from { $least } to { $most }
    [count] a whole number, 0 or more
    [whole] a whole number
    [decimal] a number
    [text] a text in quotation marks
    [truth] `true` or `false`
    [list] a list such as `[…, …]`
    [items] a list of { $most } values
    [table] a table of keys and values
   *[other] a value of another type
}.
table-fault-value = { $state ->
    [missing] `{ $at }` is missing; expected: { $expected }.
    [forbidden] `{ $at }` says { $found }, which is not allowed there.
   *[wrong] `{ $at }` says { $found }; expected: { $expected }.
}

table-unreadable = “{ $text }” cannot be read.
table-unreadable-seat = “{ $text }” is not a seat; the seats are numbered from 1.
table-unreadable-move = “{ $text }” is not a move; moves are written as they are offered.
table-unreadable-count = “{ $text }” is not a number of moves.
table-unreadable-secret = “{ $text }” is not a secret of 64 hexadecimal digits.
table-unreadable-sealed-word = “{ $text }” is not a sealed word: a seat, its commitment and, once the word was shown, its salt, 64 hexadecimal digits each, the seats in order.
table-unreadable-game = “{ $text }” is not a game of this program.

## Records

table-record-not-a-record = This is not a record: it does not begin with `tafelrunde 1`. Check whether it is the right file.
table-record-head = A line beginning with `{ $word }` is missing here. The head of a record is `tafelrunde 1`, `game`, `components`, `options`, a `seat` line for every player and an empty line, in this order.
table-record-head-empty = An empty line is missing here, between the seats and the first move. Check whether there is one `seat` line too many.
table-record-other-game = The record is of the game `{ $game }`, which cannot be replayed here. Open it as a record of that game.
table-record-other-components = The game was played with the components `{ $played }`, but `{ $given }` was given. Name the components file it was played with: `--components FILE`.
table-record-refused = The move `{ $choice }` was not allowed: { $refusal } ({ $clause }) The record can be replayed up to the line before; if it was edited, correct this move.
table-record-cut-off = The last line, `end`, is missing: the file was cut off. Get the whole file; to open what is left of it, use `tafelrunde record import --edited`.
table-record-after-end = Something follows the last line, `end`. Remove it; two records belong in separate files.
table-record-count = The last line counts { $said ->
    [one] { $said } move
   *[other] { $said } moves
}, but there { $found ->
    [one] is { $found }
   *[other] are { $found }
}. Lines were lost or added; get the original file, or, if this was on purpose, use `tafelrunde record import --edited`.
table-record-changed = The text does not match the checksum in its last line: somebody has changed it. Get the original file, or, if this was on purpose, use `tafelrunde record import --edited`.

## Undoing

table-no-undo-nothing-yet = There is nothing to take back yet; a decision can be taken back once it is made.
table-no-undo-revealed = Something has been revealed since, so the decision stands; it could be taken back only before that.
table-no-undo-closed = A choice that everybody makes at once is final as soon as it is confirmed; it could be changed only before that.
table-no-undo-others-moved = Another player has moved since, so the decision stands; it could be taken back only before that.

table-setting-players = Players

# A move with what it is listed under, such as the card that is played.
table-move = { $heading }, { $move }
table-expected = outlook { $points }
# A chance, such as “62 %”, or a change of one, such as “+9 %”.
table-percent = { $percent } %
