# The house on the web.

server-house = Tafelrunde
server-motto = Board games from King Arthur’s court. Take a seat at the table.
server-skip = Skip to content
server-navigation = Navigation
server-play = Play
server-my-tables = My tables
server-rules = Rules
server-all-rules = All rules
server-theme-dark = Dark
server-theme-light = Light
server-language = Language
server-home = Home page
server-guest = Guest

## Start

server-game-artus-about = Move knights, princes and the king. Whenever the king moves, every chair changes its value.
server-game-artus-players = 2–4 players
server-game-artus-length = 30–60 minutes, beginner or advanced
server-game-camelot-about = Secretly send your knights into the castle and predict how many set out in all.
server-game-camelot-players = 2–5 players
server-game-camelot-length = 60–90 minutes, seven rounds
server-game-merlin-about = Move your knight and Merlin around the rondel and serve six principalities at once.
server-game-merlin-players = 2–4 players
server-game-merlin-length = 90 minutes and more, six rounds, with all nine modules of the Big Box
server-play-now = Play now
server-new-table = New table
server-open-tables = Open tables
server-no-open-tables = Nobody is waiting right now. Open a table and invite your friends.
server-over-won = { $shared ->
    [1] you won
   *[other] you shared the victory
}
server-over-place = { $place ->
    [2] you came 2nd
    [3] you came 3rd
   *[other] you came { $place }th
}
server-over = finished
server-over-early = ended early
server-cannot-be-opened = cannot be opened
server-opened = opened { $ago }
server-under-way = in progress
server-seats-free = { $free ->
    [one] one seat free
   *[other] { $free } seats free
}
server-look = Open
server-join = Join
server-go-on = Continue

## New table

server-new-table-of = New table: { $game }
server-your-name = Your name
server-seat = Seat { $seat }
server-a-bot = A bot
server-a-person = A person
server-a-friend = a friend, by link
server-somebody-here = somebody on this device
server-name-of = Name for seat { $seat }
server-clock-none = no clock
server-bad-clock = There is no such clock: it gives each player at least a minute and at most a day. Choose another one, or play without a clock.
server-clock-minutes = { $minutes } minutes per player
server-dice-promise = The house has already drawn the secret that decides chance at this table; here is its checksum. Everything chance does follows from the secret and the players’ words, so nobody can choose it. Your browser has picked a word for you; type another if you like.
server-listed = Show the table in the list of open tables
server-open-table = Open table
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
server-word-copied = Another seat already has this commitment. Seal a word of your own.
server-word-early = Not yet: seats are still free. A word is shown once everybody is seated.
server-word-late = The game has already begun.
server-word-wrong = This word with this salt is not what was sealed for your seat.
server-word-bad = A commitment and a salt are 64 lower-case hexadecimal digits; a word has 1 to 24 visible characters.
server-word-missing = word for the dice still missing
server-words-missing = waiting for words
server-words-wait = All seats are taken. The game begins as soon as everybody’s page has shown its word for the dice.
server-words-without-hint = If somebody does not come, you can begin without the missing words. The record will say so, because the dice are then less well proven.
server-words-without = Begin without the missing words
server-words-own-hint = Your word for the dice is in the browser you sat down with. Open the table there, or give up your word.
server-words-own = Give up my word
server-dice-everything = Checksum of everything fixed before the words were shown
server-invite = Invite
server-copy = Copy link
server-copied = Copied
server-selected = The link is selected; now copy it
server-qr = QR code for the invitation

## At the table

server-your-turn = It’s your turn.
server-notify = Notify me when it’s my turn
server-notify-hint = Your browser notifies you while you are looking at something else. It asks for permission once; if you refused, allow it in the browser’s settings.
server-lost = The connection is lost. It will be restored as soon as possible.
server-board = The board
server-round = Round { $round } of { $rounds }
# As in “Round 2 of 7: predictions”.
server-round-phase = Round { $round } of { $rounds }: { $phase }
server-placement-round = Placement { $round } of { $rounds }
server-undo = Undo
server-cancel = Cancel
server-confirm = Confirm
server-log = Log
server-talk = Chat
server-say = Say something
server-send = Send
# Before the reason why.
server-unsent = Not sent:
server-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
# Between the turns of two people who share a device.
server-pass = Pass the device to { $name }
server-pass-hint = What comes next is for { $name }’s eyes only.
server-show-cards = Show my cards
server-show-screen = Look behind my screen
server-total = Total
server-replay = Replay
server-record = Record
server-dice = Check draws and rolls
server-dice-commitment = Checksum of the secret
server-dice-secret = Secret

## Replay

server-step = step { $step } of { $steps }
server-first = To the beginning
server-back = One move back
server-forward = One move forward
server-last = To the latest move
server-to-table = To the table
server-picture = Picture ({ $kind })
server-go-to-step = Go to move
server-step-keys = Arrow keys: a move back or forward. Home and End: the first and the latest.
server-step-start = The table before the first move.
server-step-quiet = There is nothing to tell about this move.
server-step-address = Address of this move

## The reader

server-nobody-yet = We do not know you yet. Open a table or sit down at one: that is all it takes.
server-save = Save
server-personal-link = Your personal link
server-personal-link-hint = Anyone who opens this link plays as you: keep it to yourself. It brings you back on another device.
server-make-link = Show link

## What can go wrong

server-fails = That did not work
server-fails-not-found = Not found
server-fails-forbidden = Not allowed
server-fails-conflict = Not right now
server-fails-too-large = Too much at once
server-fails-too-fast = Too fast
server-fails-too-slow = Too slow
server-fails-for-now = Not available right now
server-request-id = request

server-not-found = There is nothing here. The address may be mistyped, or the table is gone.
server-forbidden = You cannot do that: somebody else has this seat, or it is not your table.
server-not-any-more = You have been signed out in the meantime, or you may no longer do this. Nothing has changed.
server-store = The house cannot reach its store right now. Reload the page in a moment to see whether it happened anyway, and try again if not.
server-broken = Something went wrong in the house. Reload the page to see whether it happened anyway.
server-closed = This game was ended early. Nobody can continue it here; what was played is kept.
server-game-over = The game is over, so nobody can leave it any more. A rematch is the next one.
server-not-begun = The game has not begun yet. It begins when every seat is taken and no word for the dice is missing.
server-opened-by-you = You opened this table, so you cannot leave it while it waits. You can cancel it instead.
server-set-aside-damaged = This table cannot be opened: what was kept of it is damaged. It stays as it is. Please tell whoever runs this house.
server-set-aside-other = This table was begun with another version of the program, whose rules or components this house does not have right now. It is kept as it is. Please tell whoever runs this house.
server-stale = The table has moved on since you looked. Look again, then choose.
server-taken = The seat is taken, or the game has already begun.
server-other-origin = This request did not come from a page of this house.
server-guests-in-an-hour = { $limit } new guests have already come from your address this hour. Try again later, or sign in.
server-talk-full = So much has been said at this table that nothing more can be added.
server-tables-in-an-hour = { $limit ->
    [one] You cannot open more than one table an hour here. Please come back a little later; the open tables are waiting for you.
   *[other] You cannot open more than { $limit } tables an hour here. Please come back a little later; the open tables are waiting for you.
}
server-tables-at-once = { $limit ->
    [one] You cannot have more than one table open here. Finish that game first.
   *[other] You cannot have more than { $limit } tables open here. Finish one of those games first.
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
    [0] Will be removed soon unless somebody continues it.
    [one] Will be removed within a day unless somebody continues it.
   *[other] Will be removed in { $days } days unless somebody continues it.
}
server-removal-named = { $days ->
    [0] Will be removed soon; with an account it is kept forever.
    [one] Will be kept for one more day; with an account, forever.
   *[other] Will be kept for { $days } more days; with an account, forever.
}
server-too-fast = That was too much at once. Please wait a minute.
server-full = The house is full: too many people are watching at once. Please try again in a moment.
server-promise-broken = The checksum on that page belongs to a table that is already open, or it is too old, or the house has been restarted since. Reload the page for a new one.
server-record-later = The record shows every hand; it is available when the game is over.
server-bad-request = That request cannot be understood: something in it is missing or has the wrong form.
server-too-large = That is too much at once; a few thousand characters are enough.
server-too-slow = That took too long. Please try again; the connection may be too weak right now.
server-crowded = Too many people are here right now. Please come back in a few moments.
server-link-title = A personal link
server-link-of = { $name }’s personal link
server-link-warning = Continue only if you are { $name }: everyone who has this link is the same person here and sees whatever you do.
server-become = You are currently { $now } here; without an account or a link of your own there is no way back.
server-become-yes = Continue as { $name } on this device

## The dice of a finished game, playing on from a moment, records

server-dice-explained = The house published the checksum of its secret before the words were given. Everything chance did must follow from the secret and the words: your browser recomputes it here. “tafelrunde verify” does the same with the record.
server-dice-word = Word of { $name }
server-dice-no-word = no word of their own: a dash stands for it
server-dice-fair = Chance was fair: all { $count } draws and rolls follow from the secret and the words.
server-dice-unfair = Chance does not match the secret: see the rows marked ✗ and the checksum of the secret.
server-dice-unchecked = Not checked yet: this page needs its script for that.
server-dice-given = The first { $count } moves come from another game; they do not follow from this secret.
server-dice-fair-after = This game goes on from another one, such as a lesson. Everything that chance has decided since then ({ $count } times) follows from the secret and the words. Nothing here proves the moves before.
server-dice-no-chance = There is nothing to check: chance never moved in this game.
server-dice-nothing = Nothing can be checked here: chance moved only among the moves that come from another game.
server-dice-published = The checksum you saw before the game
server-dice-same-everything = It matches: the secret and the words were fixed when you saw it.
server-dice-same-secret = It is the checksum of the secret.
server-dice-other = It belongs to another secret. If you are sure you saw it at this table, the house has swapped something.
server-dice-withheld = sealed and never shown: all draws and rolls were made without it. Whoever withheld it, or the house, could choose between chance with this word and without
server-dice-open-word = given in the open, while others sealed theirs: it protects less
server-dice-move = Move
server-dice-happened = What chance did
server-dice-choices = Out of
server-dice-right = Right
server-dice-later = Draws and rolls can be checked once the game is over; before that it would reveal what is still to come.
server-dice-no-proof = This record carries no proof of its draws and rolls, or not all of it.
server-no-picture = The picture could not be made.
server-pictures-busy = Too many pictures are being drawn right now. Please try again in a few seconds.
server-continue = Play on from here
server-continue-hint = A new table begins with the first { $count } moves of this game. Who sits where?
server-continue-later = A game can be played on from any moment once it is over; before that it would reveal every hand.
server-continue-over = The game is over at this moment; choose an earlier one to play on from.
server-seat-of = Seat { $seat }, previously { $name }
server-me = me
server-import = Open a record
server-import-hint = Choose a record file or paste its text: the game can then be stepped through, shown to others and played on from any moment.
server-import-file = Record file
server-import-text = or its text
server-import-open = Open
server-import-nothing = Choose a file or paste the text of a record; it begins with “tafelrunde 1”.
server-import-no-record = This is not a record: it begins with “{ $found }”. A record begins with the line “tafelrunde 1”, and the next one names the game ({ $games }).
server-import-no-game = This record is of a game the house does not know: “{ $found }”. It knows the records that say, after “tafelrunde 1”, one of these: { $games }.
server-import-no-text = This file is not text. A record is a text file that begins with “tafelrunde 1”.
server-import-too-large = That is too large: a record has at most { $limit } KB.
server-imported = a record
