### The terminal interface in English.

tui-name = Tafelrunde
tui-tagline = board games around King Arthur

## Menu

tui-menu-new = New game
tui-menu-saved = Saved games
tui-menu-rules = Read the rules
tui-menu-language = Language: Deutsch
tui-menu-leave = Quit

tui-form-game = Game
tui-form-seat = Seat { $number }
tui-form-bot = bot, { $level }
tui-form-start = Start the game
tui-form-help = ← → change the value.
tui-form-help-seat = Type a name, or choose a bot with ← →.
tui-form-help-start = Enter: everybody sits down.

# The name a seat has until somebody types one.
tui-seat-name = Player { $number }
tui-bad-name = Seat { $number } needs a name. It may not begin with “bot:”.
tui-same-name = Two players are called { $name }. Give them different names to tell them apart.
tui-no-file = The game could not be set up: its record cannot be written. Is there room on the disk, and may you write to the folder of saved games?

tui-no-saves = There are no saved games yet.
tui-saved-game = { $game }, { $seats } ({ $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
})
tui-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
tui-unreadable-file = { $file } cannot be read: { $error }
tui-not-a-record = { $file } is not a record of a game.

# Names for bots, out of the legends.
tui-bot-1 = Gareth
tui-bot-2 = Isolde
tui-bot-3 = Kay
tui-bot-4 = Elaine
tui-bot-5 = Bors
tui-bot-6 = Enid
tui-bot-7 = Lionel
tui-bot-8 = Lunete
tui-bot-9 = Tor

## At the table

tui-hand = What you have
tui-hidden = Hidden from the others:
tui-middle = In the middle
tui-seat = { $name }, points: { $points }
tui-sheet = The table in words
tui-log = Log
tui-all-moves = All moves
tui-unsaved = NOT SAVED

tui-done = Your turn is over, { $name }. Enter passes the keyboard on.
tui-done-undo = Your turn is over, { $name }. Enter passes the keyboard on, u takes the move back.
tui-forced = There is only one move: it is made for you.
tui-watching = { $name } (bot, { $level }) is thinking …
tui-paused = Paused. p continues.
tui-over = The game is over. Tab shows the result.

tui-note-forced = Only one move was left; it was made without asking.
tui-note-undone = { $name } took a move back.

tui-curtain-title = { $name }’s turn
tui-curtain = Pass the keyboard to { $name }. Nobody else looks at the screen until the turn is over.
tui-curtain-ready = { $name }: press Enter when you are ready.

tui-advice-keys = 1–3: play that move   any other key: close

tui-result = Final scores
tui-winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
tui-total = Total
tui-saved-as = Record of the game: { $file }
tui-result-keys = Tab: look at the table   l: log   m: menu   q: quit

## Messages

tui-notice = That is not allowed
tui-any-key = Any key closes this.
tui-leave-title = Leave the table?
tui-leave = The game is saved in { $file } and can be resumed at any time.
tui-leave-over = The game is over. Its record is kept in { $file }.
tui-leave-unsaved = The game could NOT be saved in { $file }. If you leave now, everything after the last saved move is lost.
tui-leave-keys = Enter: quit   m: to the menu   Esc: stay
tui-too-small = Tafelrunde needs a window of at least { $columns } columns and { $rows } rows. This one has { $now-columns } × { $now-rows }. Please enlarge it; the game waits. (Ctrl-C quits, and everything is saved.)
tui-terminal-failed = The terminal cannot do what the game needs: { $error }

## Keys, each followed by what it does

tui-space = Space
tui-key-choose = choose
tui-key-take = take
tui-key-back = back
tui-key-undo = undo
tui-key-all = all moves
tui-key-hint = hint
tui-key-thinking = thinking …
tui-key-pass = pass on
tui-key-on = continue
tui-key-pause = pause
tui-key-result = table/result
tui-key-menu = menu
tui-key-ready = I am ready
tui-key-help = help
tui-key-leave = quit
tui-key-log = log
tui-key-rules = rules
tui-key-cards = table
tui-key-language = Deutsch
tui-key-row = row
tui-key-change = change
tui-key-next = next
tui-key-open = open
tui-key-search = search
tui-key-scroll = scroll
tui-key-clause = read the rule

## Help

tui-help = Help
tui-help-keys = Keys
tui-help-signs = Symbols
tui-help-arrows = choose
tui-help-digits = go to a choice; again: take it
tui-help-enter = take what is chosen
tui-help-esc = one step back
tui-help-all = all moves in one list
tui-help-hint = what a master would do
tui-help-undo = take your move back
tui-help-pause = pause the bots (Space: continue)
tui-help-log = read the log
tui-help-rules = read the rules
tui-help-cards = everything on the table, in words
tui-help-language = Deutsch
tui-help-leave = quit; the game is saved

tui-rules = Rules
tui-rules-look-for = Section or word:
tui-rules-nothing = Nothing found.

## Artus

tui-artus-supply = Supply { $rings }

tui-artus-sign-knights = knights of the players
tui-artus-sign-princes = princes, silver and bronze
tui-artus-sign-king = the king, silver or bronze
tui-artus-sign-rings = the rings of a prince
tui-artus-sign-carpet = chair on the carpet
tui-artus-sign-crowns = chair with a crown; ♛ also: crown plate
tui-artus-sign-open = can be chosen
tui-artus-sign-marks = goes there; is displaced to
tui-artus-sign-left = a chair that was left

## The Future of Camelot

tui-camelot-short-red = Re
tui-camelot-short-green = Gr
tui-camelot-short-blue = Bl
tui-camelot-short-yellow = Ye
tui-camelot-short-any = **
tui-camelot-short-violet = Vi

tui-camelot-order = Order
tui-camelot-total = { $total ->
    [one] { $total } knight sent
   *[other] { $total } knights sent
}
tui-camelot-no-cards = No mission card is on display.

tui-camelot-sign-colours = Red, Yellow, Green
tui-camelot-sign-more-colours = Blue, Violet
tui-camelot-sign-figures = neutral, black knight, magician
tui-camelot-sign-effects = points; extra knight, tree, grail, heart
tui-camelot-sign-marks = can be chosen; chosen
tui-camelot-sign-cards = cost of cards; key card
tui-camelot-sign-tournament = tournament tiles left
tui-camelot-sign-table = loyalists or rebels ahead
tui-camelot-sign-crown = winner’s field; queen’s field

## Merlin

# The colours in two letters, the vassals in one.
tui-merlin-short-black = Bk
tui-merlin-short-grey = Gy
tui-merlin-short-blue = Bl
tui-merlin-short-purple = Pu
tui-merlin-short-orange = Or
tui-merlin-short-brown = Br
tui-merlin-letter-lady = L
tui-merlin-letter-shield-bearer = S
tui-merlin-letter-builder = B
tui-merlin-letter-flag-bearer = F

tui-merlin-relics = † { $excalibur }  ◇ { $grail }  apples { $apples }

tui-merlin-sign-figures = Merlin, Arthur, the knights
tui-merlin-sign-items = flag, shield, material
tui-merlin-sign-pieces = influence, vassals
tui-merlin-sign-spaces = points for; by influence
tui-merlin-sign-relics = Excalibur, Grail, relocate
tui-merlin-sign-more-spaces = exchange, mission, build
tui-merlin-sign-terrain = mountain, wood, lake, tower
tui-merlin-sign-lands = plus marker, Kay’s tile, Morgana marker
tui-merlin-sign-environs = castle, hut, both
tui-merlin-sign-marks = can be chosen; chosen
