# The house on the web.

server-house = Tafelrunde
server-motto = Board games from King Arthur’s court. Take a seat at the table.
server-skip = Skip to the content
server-navigation = Navigation
server-play = Play
server-my-tables = My tables
server-rules = Rules
server-all-rules = All rules
server-theme-dark = Dark
server-theme-light = Light
server-language = Language
server-home = To the start page
server-guest = Guest

## Start

server-game-artus-about = Move knights, princes and the king. Each turn of the table changes what every chair is worth.
server-game-artus-players = 2–4 players
server-game-artus-length = 30–60 minutes, beginner or advanced
server-game-camelot-about = Send your knights into the castle in secret, and foretell how many set out in all.
server-game-camelot-players = 2–5 players
server-game-camelot-length = 60–90 minutes, seven rounds
server-game-merlin-about = Walk the rondel with your knight and with Merlin, and serve six principalities at once.
server-game-merlin-players = 2–4 players
server-game-merlin-length = 90 minutes, six rounds
server-play-now = Play now
server-new-table = New table
server-open-tables = Open tables
server-no-open-tables = Nobody is waiting right now. Open a table and invite your friends.
server-over = over
server-cannot-be-opened = cannot be opened
server-under-way = under way
server-seats-free = { $free ->
    [one] one seat free
   *[other] { $free } seats free
}
server-look = Open
server-join = Join
server-go-on = Go on

## New table

server-new-table-of = New table: { $game }
server-your-name = Your name
server-others = Who else plays
server-seat = Seat { $seat }
server-a-bot = A bot
server-a-person = A person
server-a-friend = a friend, by link
server-somebody-here = somebody on this device
server-name-of = Name of player { $seat }
server-clock = Clock
server-clock-none = no clock
server-clock-minutes = { $minutes } minutes for each player
server-dice-fieldset = Dice
server-dice-promise = The house has drawn the secret of the dice of this table; here is its sum. Everything chance does will follow from the secret and the words of the players, so nobody can choose it. Your browser has thought of a word for you; write another if you like.
server-listed = Show the table in the list of open tables
server-open-table = Open the table
# Beasts of the tales about Arthur: hound, cat, boar, owl and stag. The seat decides, as it does about the face.
server-bot-name = { $seat ->
    [1] Cabal
    [2] Palug
    [3] Trwyth
    [4] Cawlwyd
   *[other] Rhedyn
}
server-bot-label = bot, { $level }
server-pace = Bots
server-pace-normal = wait a moment before they move
server-pace-instant = move at once

## Waiting

server-waiting = The game begins as soon as every seat is taken.
server-free = free
server-sit = Sit down
server-your-word = A word for the dice
server-word-copied = This commitment is already that of another seat. Seal your own word.
server-word-early = Not yet: seats are still free. A word is shown once everybody sits.
server-word-late = The game has begun already.
server-word-wrong = This word with this salt is not what was sealed for your seat.
server-word-bad = A commitment and a salt have 64 hexadecimal digits with small letters; a word has 1 to 24 letters and nothing that cannot be seen.
server-word-missing = word for the dice still missing
server-words-missing = waits for words
server-words-wait = All seats are taken. The game begins as soon as everybody’s page has shown its word for the dice.
server-words-without-hint = If somebody does not come, you can begin without the words that are missing. The record will say so, because the dice are proven less well then.
server-words-without = Begin without the missing words
server-words-own-hint = Your word for the dice is in the browser with which you sat down. Open the table there, or give up your word.
server-words-own = Give up my word
server-dice-everything = Sum of everything that was fixed before the words were shown
server-invite = Invite
server-copy = Copy link
server-copied = Copied
server-selected = The link is selected; now copy it
server-qr = QR code of the invitation

## At the table

server-your-turn = It is your turn.
server-notify = Tell me when it is my turn
server-notify-hint = A notice of your browser while you look at something else. It asks for your permission once; whoever has refused it can allow it in the settings of the browser.
server-lost = The connection is lost. It comes back by itself as soon as possible.
server-board = The board
server-round = Round { $round } of { $rounds }
# As in “Round 2 of 7: predictions”.
server-round-phase = Round { $round } of { $rounds }: { $phase }
server-placement-round = Placement { $round } of { $rounds }
server-undo = Undo
server-cancel = Cancel
server-confirm = Confirm
server-log = Log
server-talk = Talk
server-say = Say something
server-send = Send
# Before the reason why.
server-unsent = Not sent:
server-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
# Between the turns of two people who share a device.
server-pass = Pass the device to { $name }
server-pass-hint = What comes next is for the eyes of { $name } alone.
server-show-cards = Show my cards
server-show-screen = Look behind my screen
server-total = Total
server-again = Another game
server-replay = Replay
server-record = Record
server-dice = Check the dice
server-dice-commitment = Sum of the secret
server-dice-secret = Secret

## Replay

server-step = move { $step } of { $steps }
server-first = To the beginning
server-back = One move back
server-forward = One move forward
server-last = To the newest move
server-to-table = To the table
server-picture = Picture ({ $kind })
server-go-to-step = Go to move
server-step-keys = Arrow keys: a move back or forward. Home and End: the first and the newest.
server-step-start = The table before the first move.
server-step-quiet = Of this move there is nothing to tell.
server-step-address = Address of this move

## The reader

server-nobody-yet = You are not known here yet. Open a table or sit down at one: that is all it takes.
server-save = Save
server-personal-link = Your personal link
server-personal-link-hint = Whoever opens this link is you: keep it to yourself. It brings you back on another device.
server-make-link = Show a link

## What can go wrong

server-fails = That did not work
server-fails-not-found = Not found
server-fails-forbidden = Not allowed
server-fails-conflict = Not possible now
server-fails-too-large = Too much at once
server-fails-too-fast = Too fast
server-fails-too-slow = Too slow
server-fails-for-now = Not at the moment
server-request-id = request

server-not-found = There is nothing here. The address may be mistyped, or the table is gone.
server-forbidden = That is not yours to do: this seat is taken by somebody else, or it is not your table.
server-not-any-more = You have been signed out meanwhile, or you may not do this any more. Nothing has changed.
server-store = The house cannot reach its store right now. Nothing was lost; please try again in a moment.
server-broken = Something in the house went wrong. Load the page again to see whether it happened all the same.
server-closed = Whoever runs this house has ended this game. Nobody can play on here; what was played is kept.
server-set-aside-damaged = This table cannot be opened: what was kept of it is damaged. It stays as it is. Please tell whoever runs this house.
server-set-aside-other = This table was begun with another version of the program, whose rules or components this house does not have right now. It is kept as it is. Please tell whoever runs this house.
server-stale = The table has moved on since you looked. Look again, then choose.
server-taken = The seat is taken, or the game has already begun.
server-other-origin = This request did not come from a page of this house.
server-guests-in-an-hour = { $limit } new guests have come from your address within this hour. Try again later, or sign in.
server-talk-full = So much was said at this table that nothing more is added.
server-tables-in-an-hour = { $limit ->
    [one] Nobody opens more than one table an hour here. Please come back a little later; the tables that are open wait for you.
   *[other] Nobody opens more than { $limit } tables an hour here. Please come back a little later; the tables that are open wait for you.
}
server-tables-at-once = { $limit ->
    [one] Nobody has more than one table open here. Finish that game first.
   *[other] Nobody has more than { $limit } tables open here. Finish one of those games first.
}
# When a table will be removed; stands beside the table and in lists.
server-removal-joined = { $days ->
    [0] Will be removed soon unless somebody joins.
    [one] Will be removed within a day unless somebody joins.
   *[other] Will be removed in { $days } days unless somebody joins.
}
server-removal-begun = { $days ->
    [0] Will be removed soon unless the game begins.
    [one] Will be removed within a day unless the game begins.
   *[other] Will be removed in { $days } days unless the game begins.
}
server-removal-played = { $days ->
    [0] Will be removed soon unless somebody plays on.
    [one] Will be removed within a day unless somebody plays on.
   *[other] Will be removed in { $days } days unless somebody plays on.
}
server-removal-named = { $days ->
    [0] Will be removed soon; with an account it is kept for ever.
    [one] Will be kept for one more day; with an account, for ever.
   *[other] Will be kept for { $days } more days; with an account, for ever.
}
server-too-fast = That was too much at once. Please wait a minute.
server-full = The house is full: too many people are looking at once. Please try again in a moment.
server-promise-broken = The sum on that page belongs to a table that was opened before, or it is too old, or the house was started anew since. Load the page again for a new one.
server-record-later = The record shows every hand; it can be had when the game is over.
server-bad-request = That request cannot be understood: something in it is missing or has the wrong form.
server-too-large = That is too much at once; a few thousand characters are enough.
server-too-slow = That took too long to come. Please try again; perhaps the connection is too weak right now.
server-crowded = Too many people are here right now. Please come back in a few moments.
server-link-title = A personal link
server-link-of = The personal link of { $name }
server-link-warning = Go on only if you are { $name } yourself: everybody who has this link is the same person here, and sees whatever you do.
server-become = Now you are { $now } here; without an account or a link of your own there is no way back.
server-become-yes = Go on as { $name } on this device

## The dice of a finished game, playing on from a moment, records

server-dice-explained = The house published the sum of its secret before the words were given. Everything chance did must follow from the secret and the words: your browser computes it again here. “tafelrunde verify” does the same with the record.
server-dice-word = Word of { $name }
server-dice-no-word = no word of their own: a dash stands for it
server-dice-fair = The dice are fair: all { $count } throws follow from the secret and the words.
server-dice-unfair = The dice do not fit: see the rows marked ✗, and the sum of the secret.
server-dice-unchecked = Not checked yet: this page needs its script for that.
server-dice-given = The first { $count } moves were taken over from another game; these dice did not make them.
server-dice-fair-after = All { $count } throws after those moves follow from the secret and the words. The moves before prove nothing here: they come from another game.
server-dice-no-chance = There is nothing to check: chance never moved in this game.
server-dice-nothing = Nothing can be checked here: chance moved only among the moves that come from another game.
server-dice-published = The sum you saw before the game
server-dice-same-everything = It fits: the secret and the words were fixed when you saw it.
server-dice-same-secret = It is the sum of the secret.
server-dice-other = It belongs to other dice. If you are sure that you saw it at this table, the house has exchanged something.
server-dice-withheld = sealed and never shown: the dice were thrown without it. Whoever withheld it, or the house, could choose between dice with this word and without
server-dice-open-word = given in the open, while others sealed theirs: it protects less
server-dice-move = Move
server-dice-happened = What chance did
server-dice-choices = Out of
server-dice-right = Right
server-dice-later = The dice can be checked once the game is over; before, they would tell what is still to come.
server-dice-no-proof = This record carries no proof of its dice, or not all of it.
server-no-picture = The picture could not be made.
server-pictures-busy = Too many pictures are being painted right now. Please try again in a few seconds.
server-continue = Play on from here
server-continue-hint = A new table begins with the first { $count } moves of this game. Who sits where?
server-continue-later = A game can be played on from any moment once it is over; before, that would tell every hand.
server-continue-over = The game is over at this moment; choose an earlier one to play on from.
server-seat-of = Seat { $seat }, { $name } before
server-me = me
server-import = Open a record
server-import-hint = Choose a record file or paste its text: the game can then be stepped through, shown to others and played on from any moment.
server-import-file = Record file
server-import-text = or its text
server-import-open = Open
server-import-nothing = Choose a file or paste the text of a record; it begins with “tafelrunde 1”.
server-import-no-record = This is no record: it begins with “{ $found }”. A record begins with the line “tafelrunde 1”, and the next one names the game ({ $games }).
server-import-no-game = This record is of a game the house does not know: “{ $found }”. It knows the records that say, after “tafelrunde 1”, one of these: { $games }.
server-import-no-text = This file is no text. A record is a text file that begins with “tafelrunde 1”.
server-import-too-large = That is too large: a record has at most { $limit } KB.
server-imported = a record
