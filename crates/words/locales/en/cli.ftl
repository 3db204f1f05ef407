# The command line.

cli-you = Player 1
cli-seat = Seat { $seat }
cli-score = { $name }: { $points }
cli-save = { $name }: { $game } ({ $seats }), { $moves ->
    [one] one move
   *[other] { $moves } moves
}
cli-no-saves = There are no saved games yet.
cli-warning = { $file }: accepted, but unusual. { $fault }
cli-shard-played = { $file } holds the result of this shard already. Nothing was played again.

## What can go wrong

cli-error-file = { $file }: { $error }. Check the path and the permissions.
cli-error-result-exists = { $file } exists already, and holds something else than the result of this shard, so nothing was played. Delete it to play the shard, or name another folder with --results.
cli-error-exists = { $file } already exists and is left as it is. Choose another name, or overwrite it with --force.
cli-error-game = There is no game “{ $game }”. Choose one of: { $games }.
cli-error-language = There is no language “{ $lang }”. Choose one of: { $languages }.
cli-error-clause = There is no clause “{ $clause }”. A clause is named like ART-9.2, a section like ART-9.
cli-error-save = There is no saved game “{ $save }”. `tafelrunde record list` shows what there is.
cli-error-no-home = No folder for saved games can be found. Set TAFELRUNDE_HOME to one.
cli-error-shard = “{ $shard }” is not a part of the work. Use, for example, --shard 3/16 for the third of sixteen; --shard auto where Slurm runs an array without gaps, --shard auto/16 where it runs some of its tasks again, and in an indexed job of Kubernetes.
cli-error-no-results = No results are there. `simulate`, `arena` and `balance` write them with --shard K/N --results FOLDER.
cli-error-no-result = { $file } is not a result of `simulate --shard`, `arena --shard` or `balance --shard` that this version reads.
cli-error-other-task = { $file } belongs to different games from { $other }: game, options, bots, numbers, seed and the number of shards have to be the same.
cli-error-shard-twice = The shard { $shard } is there twice.
cli-error-shards-missing = { $count ->
    [one] A shard is missing: { $shards }.
   *[other] { $count } shards are missing: { $shards }.
}
cli-error-no-report-of-simulation = Only a match of the arena has a report; these are results of `simulate` or `balance`.
cli-error-results = The results cannot be read: somebody changed them, or a newer version wrote them.
cli-error-nothing-to-simulate = There is nothing to simulate: --games and --threads must be at least 1.
cli-error-bench-seconds = --seconds must be more than 0 and at most 600.
cli-error-bench-tables = Without a table nobody can play: --tables must be at least 1.
cli-error-bench-players = Every measured table has four players; their number cannot be set.
cli-error-bench-rate = --rate must be more than 0: moves per second at all tables together.
cli-error-bench-files = { $needed } connections and files have to be open at once, but this process may open only { $allowed }. Raise the limit (`ulimit -n { $needed }`), or measure less with --idle and --tables.
cli-error-bench-url = “{ $url }” is not the address of a house that can be measured. Use, for example, http://127.0.0.1:7777.
cli-error-play-what = Which game do you want to play? For example: tafelrunde play artus …
cli-error-terminal = Playing needs a terminal to draw on and to read keys from. For scripts there are `tafelrunde simulate`, `position` and `replay`.
cli-error-seats = { $named } seats are named, but the game has { $seats }. Name fewer, or raise --players.

cli-error-too-large = { $file } is too large to be one of our files; they are a few megabytes at most.
cli-error-not-text = { $file } is not UTF-8 text. Records, positions and components are plain text; save it as UTF-8.
cli-error-no-such-seat = There is no seat { $seat }: this position has the seats 1 to { $players }.
cli-lines-no-question = This line is not a JSON object. A question looks like this: {"{"}"position": "…", "moves": ["…"], "seat": 1{"}"}; moves and seat may be left out.
cli-lines-too-long = This line is longer than { $bytes } bytes; ask with a shorter one.
cli-error-bot = There is no bot “{ $bot }”. Choose one of: { $bots }; or a name for a person.
cli-error-seat-name = A name at the table needs at least one letter and no control characters.

cli-usage-unknown-argument = “{ $argument }” is not an argument of this command.
cli-usage-unknown-command = There is no command “{ $command }”.
cli-usage-invalid-value = “{ $value }” is not a value for { $argument }.
cli-usage-missing = Something is missing: { $argument }.
cli-usage-missing-command = A command is missing.
cli-usage-conflict = { $argument } cannot be used together with { $other }.
cli-usage-number-of-values = { $argument } has too many or too few values.
cli-usage-other = The command line cannot be understood.
cli-usage-suggestion = Did you mean “{ $suggestion }”?
cli-usage-help = `tafelrunde --help` and `tafelrunde COMMAND --help` show what there is.

## What commands answer

cli-position-valid = { $file } is a valid position of { $game }.
cli-position-refused = “{ $move }” is refused. { $reason } { $clause ->
    [none] { "" }
   *[other] [{ $clause }]
}
cli-replay-too-far = The record has { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}; it cannot be replayed to move { $to }.
cli-record-imported = Saved as “{ $name }”, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}. Continue with: tafelrunde play --resume { $name }
cli-record-imported-over = Saved as “{ $name }”, a finished game of { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
cli-simulate-summary =
    { $games ->
        [one] { $games-told } game
       *[other] { $games-told } games
    } in { $seconds } s on { $threads ->
        [one] one thread
       *[other] { $threads } threads
    }: { $gps ->
        [one] { $gps-told } game
       *[other] { $gps-told } games
    } and { $dps ->
        [one] { $dps-told } decision
       *[other] { $dps-told } decisions
    } per second.
    Decisions in a game: { $min } to { $max }, { $mean } on average.
cli-simulate-seat = Seat { $seat }: { $mean } points on average ({ $min } to { $max }), wins { $share } %.
cli-components-turntable = Plates clockwise from the king
cli-components-carpet = Carpet
cli-components-crowns = Crown chairs, large / small
cli-components-merlin = Merlin tiles
cli-components-grail = Grail tiles
cli-components-heroes = Heroes
cli-components-deck = Deck of each colour
cli-components-rondel = Spaces of the rondel
cli-components-flags = Powers of the flags
cli-components-missions = Mission cards
cli-components-frames = Notch sides of the frames, above and below
cli-components-sources = Where the values come from
cli-source-rulebook = rulebook
cli-source-public = public sources
cli-source-derived = derived
cli-source-reconstructed = reconstructed
cli-bench-release = Random play on one core, this machine:
cli-bench-debug = Random play on one core, this machine. This is a debug build: for real figures use `cargo run --release -- bench`.
cli-bench-options = game and options
cli-bench-decisions = decisions/s
cli-bench-games = games/s
cli-bench-copies = state copies/s
cli-bench-replay = replay of a game
cli-bench-bytes = bytes of a state
cli-bench-server-release = A house and its load on the same machine. Every seat holds its page’s stream open and moves by HTTP; a move is checked, committed, drawn for all four seats and pushed to them.
cli-bench-server-debug = A house and its load on the same machine. This is a debug build: for real figures use `cargo run --release -- bench server`.
cli-bench-server-what = what
cli-bench-server-figure = figure
cli-bench-server-unknown = unknown to the system
cli-bench-server-game = game
cli-bench-server-store = store of the house is on
cli-bench-server-rate = moves/s asked for
cli-bench-server-load = machine load before
cli-bench-server-tables = tables × seats
cli-bench-server-moves = moves/s
cli-bench-server-confirmed-median = click until confirmed, median
cli-bench-server-confirmed = click until confirmed, 99 %
cli-bench-server-shown-median = click until shown to another seat, median
cli-bench-server-shown = click until shown to another seat, 99 %
cli-bench-server-pushed = bytes pushed per event
cli-bench-server-memory = memory of the house
cli-bench-server-house-cores = cores kept busy by the house
cli-bench-server-load-cores = cores kept busy by the load
cli-bench-server-house-work = processor time of the house per move
cli-bench-server-load-work = processor time of the load per move
cli-bench-server-page = bytes of the first page, compressed
cli-bench-server-tap = tap until preview, 95 %
cli-bench-server-tap-bytes = bytes of the answer to a tap, compressed
cli-bench-server-streams = idle streams
cli-bench-server-idle-memory = memory of the house with them
cli-bench-server-io = The house could not be measured: { $error }. Is it still open?
cli-bench-server-not-open = The house did not open for the measurement. It said: “{ $said }”
cli-bench-server-answer = The house answered { $asked } with { $status }. Nothing was measured.
cli-bench-server-too-fast = This house does not let anyone change things that often. Open it with a higher changes_per_minute in its settings, or measure without --url.

## Help

cli-help = Board games around King Arthur, in the browser or at your terminal. Without a command: open a house to play in.
cli-help-usage = Usage:
cli-help-command = COMMAND
cli-help-commands = Commands
cli-help-options = Options
cli-help-arguments = Arguments
cli-help-after =
    Exit codes: 0 done, 1 the answer is no, 2 an argument is not usable.
    Saved games are in this machine’s data folder, or in TAFELRUNDE_HOME.
cli-help-any-lang = Language: de or en; otherwise that of the environment
cli-help-any-help = Show this help
cli-help-any-version = Show the version
cli-help-any-json = Answer as JSON
cli-help-any-components = A components file to use instead of the built-in one
cli-help-any-game = Which game: artus, camelot, merlin
cli-help-any-players = Number of players (4)
cli-help-any-set = A setting of the game, such as mode=advanced; may be given several times
cli-help-any-advanced = The advanced game; otherwise the beginner game
cli-help-any-shard = Play only the part K of N and print nothing: 3/16, or auto in a task of Slurm or Kubernetes; `merge` joins the parts
cli-help-any-results = The folder for the file with the results of a part

cli-help-play = Play a game at this terminal, with others or against bots
cli-help-play-game = Which game: artus, camelot, merlin; without it the program asks
cli-help-play-seats = Who sits where, clockwise: a name or bot:random; may be repeated. Seats not named are bots
cli-help-play-resume = Resume a saved game: its name, or nothing for the last one played
cli-help-simulate = Play random games and report speed, scores and win shares
cli-help-simulate-games = How many games (10000)
cli-help-simulate-seed = Seed (1): the same seed gives the same games
cli-help-simulate-threads = How many threads; otherwise one per core
cli-help-merge = Join the results of all parts of a simulation, a match or a balance and print them as if one machine had played
cli-help-merge-files = Result files, or folders with them
cli-help-merge-report = Write the report of a match as a web page
cli-help-position = Look at, check and continue a position from a file
cli-help-position-check = Say whether the position is valid, and if not, which clause it breaks
cli-help-position-check-file = The position (TOML, see docs/positions.md); - reads it from standard input
cli-help-position-show = Draw the position
cli-help-position-show-file = The position (TOML, see docs/positions.md); - reads it from standard input
cli-help-position-show-seat = Show what this seat may know: 1, 2, …
cli-help-position-moves = List the legal moves
cli-help-position-moves-file = The position (TOML, see docs/positions.md); - reads it from standard input
cli-help-position-play = Make moves one after the other and show what happens
cli-help-position-play-file = The position (TOML, see docs/positions.md); - reads it from standard input
cli-help-position-play-moves = Moves such as "play knight_3_6 22+4"; say who moves before a colon: a seat, or * for chance
cli-help-position-lines = For programs: one question per line in, as JSON ({"{"}"position": "…", "moves": ["…"]{"}"}), one answer per line out
cli-help-record = Export and import saved games as files
cli-help-record-list = List the saved games
cli-help-record-export = Write a saved game to a file, or to the screen
cli-help-record-export-save = Name of the saved game, or last
cli-help-record-export-output = Where to; otherwise to the screen
cli-help-record-export-force = Overwrite an existing file
cli-help-record-import = Check a record and put it among the saved games
cli-help-record-import-file = The record
cli-help-record-import-name = Name to save it under; otherwise that of the file
cli-help-record-import-edited = The record was changed on purpose: do not check its checksum, but check every move
cli-help-replay = Retell a recorded game, move by move
cli-help-replay-record = The record
cli-help-replay-to = Stop after this many moves
cli-help-replay-position = Write the position reached instead
cli-help-perft = Count the move tree
cli-help-perft-depth = How many moves deep (4)
cli-help-perft-position = Start from this position
cli-help-rules = Show what a clause of the rules says
cli-help-rules-clause = A clause such as ART-9.2, a section such as ART-9, or ART for all
cli-help-components = Show the printed values of a game and where each comes from
cli-help-components-toml = The file itself, to copy and change
cli-help-bench = Measure how fast the engines are on this machine
cli-help-bench-seconds = Seconds per set of options (2)
cli-help-bench-server = Measure how much a house on the web can take
cli-help-bench-server-game = The game that is played: artus (the default), camelot or merlin
cli-help-bench-server-rate = Moves per second at all tables together, made at fixed times whether the house keeps up or not; without it as fast as the house answers
cli-help-bench-server-folder = Where the store of the house lies while it is measured (the folder for temporary files); it should be a real disk
cli-help-bench-server-seconds = Seconds of play (10)
cli-help-bench-server-tables = Tables at which four play by HTTP (50)
cli-help-bench-server-idle = Streams opened afterwards where nothing happens (10000); 0 for none
cli-help-bench-server-url = A house that is already open (repeat it if several processes run the house; NAME=URL to go straight to the process of a table); without it one is opened for the measurement

## The house on the web

cli-serve-open =
    Tafelrunde is open: { $url }
    Games are kept in { $data }. Ctrl-C closes; nothing is lost. To play in this terminal instead: tafelrunde play
cli-serve-address-in-use = Another program is already listening at { $address }, perhaps another house. Stop it, or choose another address with { $setting }.
cli-serve-address-elsewhere = This machine has no such address: { $address }. Choose one of its own with { $setting }, such as 127.0.0.1:8080, or 0.0.0.0:8080 for all of them.
cli-serve-address-forbidden = The system does not let this user listen at { $address }: ports below 1024 need special rights. Choose a higher port with { $setting }, and put a proxy in front.
cli-serve-address-other = The house cannot listen at { $address } ({ $setting }): { $error }.
cli-serve-folder-forbidden = This user may not write to the folder of the house, { $data } ({ $error }). Give it to this user (`chown -R`), mount it writable, or name another folder with --data.
cli-serve-folder-is-a-file = The house needs a folder, but { $data } is a file or lies in one ({ $error }). Name a folder with --data.
cli-serve-folder-other = The folder of the house, { $data }, cannot be used: { $error }. Name another one with --data.
cli-serve-disk-full = The disk with { $data } is full. Make room there, then start again; nothing that was confirmed is lost.
cli-serve-store-busy = The store in { $data } is held by another program ({ $error }). If it is another house, stop that one first; if a tool has it open, close it.
cli-serve-store-newer = The store in { $data } belongs to a newer program: its schema has the number { $found }, this program knows { $known }. Use the newer program again, or restore a backup made before the upgrade.
cli-serve-store-damaged = The store in { $data } cannot be read ({ $error }). Keep the file, and bring back the last backup.
cli-serve-store-other = The store in { $data } cannot be opened: { $error }.
cli-serve-database = The house cannot use the database { $data }: { $error }.
cli-serve-replaced = This process could not renew its lease on the house in { $data } in time, so that others may have taken over its tables. Nothing that was confirmed is lost. Start it again, and it joins them.
cli-serve-few-files = This process may open only { $allowed } files and connections, but { $needed } are needed for everybody who may watch. Raise the limit (`ulimit -n`, LimitNOFILE), or lower most_streams.
cli-error-bind = “{ $bind }” is not an address to listen at. Use, for example, 127.0.0.1:7777, or 0.0.0.0:7777 for everybody on the network.
cli-error-public-url = “{ $url }” is not an address people can open. It begins with http:// or https:// and has no path, such as https://play.example.org.
cli-error-process-name = A process cannot be called “{ $name }”. Up to 32 letters without accents, digits, - and _ are right, such as node-1.
cli-error-header = “{ $header }” is not the name of a header. Use, for example, { $right }.
cli-error-store-address = The store is not an address of a database. It begins with postgres://, such as postgres://house@127.0.0.1/tafelrunde. A folder is named with --data.
cli-error-log-level = “{ $found }” is not a log level. The levels are { $levels }.
cli-error-config = { $place }: { $error }. The keys are { $keys }.
cli-error-stand-in = “{ $found }” is not a bot that can stand in. The bots are { $levels }.
cli-check-none = There is nothing to check: { $file } does not exist. Name the folder of the house with --data.
cli-check-failed = { $file } cannot be checked: { $error }
cli-check-fault = File damaged: { $fault }
cli-check-set-aside = Table { $table } cannot be opened: { $reason }
cli-check-counts = { $people ->
    [one] One person
   *[other] { $people } people
}, { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $moves ->
    [one] one move.
   *[other] { $moves } moves.
}
cli-check-unopened = { $count ->
    [one] One further table cannot be opened and is not counted.
   *[other] { $count } further tables cannot be opened and are not counted.
}
cli-check-sound = Everything can be read, and every game can be replayed.
cli-check-unsound = { $count ->
    [one] One error. Nothing was changed.
   *[other] { $count } errors. Nothing was changed.
}
cli-check-damaged = The file is damaged where it lies.
cli-check-unreadable = { $part ->
    [seats] Its seats cannot be read.
    [moves] Its moves cannot be read.
    [talk] Its chat cannot be read.
   *[row] Its details cannot be read.
}
cli-check-gap = Move { $number } is missing.
cli-check-no-game = There is no game “{ $game }” here.
cli-check-options = It cannot be played with these options: { $fault }
cli-check-seats = It has { $found } seats instead of { $expected }.
cli-check-move = Move { $number } cannot be replayed.
cli-check-panic = The rules crash while it is replayed: a bug in the program.
cli-check-end = The game is marked as over, but its last moves are missing.
cli-check-rules = It was begun with version { $begun } of the rules, this program plays version { $known }.
cli-check-components = It was begun with the components { $sum }, which are not here.
cli-verify-fair = { $count ->
    [one] Chance was fair: the one move of chance follows from the secret and the words.
   *[other] Chance was fair: all { $count } moves of chance follow from the secret and the words.
}
cli-verify-no-proof = The record carries no proof of its dice. Only games played in a house on the web do.
cli-verify-no-secret = The secret has not been shown yet; it comes with the record once the game is over.
cli-verify-other-secret = The secret is not the one whose checksum was published: its checksum is { $found }.
cli-verify-other-move = Move { $number } of chance is “{ $found }”, but the dice give “{ $expected }”.
cli-verify-no-chance = There is nothing to check: chance never moved in this game.
cli-verify-not-over = The record shows the secret although the game is not over. No house does that: the end was cut off.
cli-verify-word-count = The record has { $found } words for { $players } seats. Each seat has exactly one.
cli-verify-other-word = The word of seat { $seat } is not the one it had sealed before the words were shown.
cli-verify-withheld-word = Seat { $seat } has a word without the salt that shows it was sealed. A word that was withheld is a dash.
cli-verify-same-commitment = Seat { $seat } has the same commitment as another seat: it is a copy.
cli-verify-too-many-given = { $given ->
    [one] One move is said to come from another game, but the record has { $moves }. At least one must be its own.
   *[other] { $given } moves are said to come from another game, but the record has { $moves }. At least one must be its own.
}
cli-verify-nothing-checked = { $given ->
    [one] Nothing could be checked: chance made only the one move that comes from another game. Check the record of that game.
   *[other] Nothing could be checked: chance moved only among the { $given } moves that come from another game. Check the record of that game.
}
cli-verify-withheld = The word of { $names } was sealed but never shown, so the dice were rolled without it. Somebody, { $names } or the house, could choose between the dice with it and without it.
cli-verify-bad-sum = “{ $found }” is not a checksum. It has 64 hexadecimal digits, as the table shows it before the game.
cli-verify-published-all = The published checksum matches: the secret and the words were fixed when it was shown.
cli-verify-published-secret = The published checksum is that of the secret.
cli-verify-published-secret-only = The published checksum is that of the secret. To check that the words were fixed as well, use the checksum of everything, which the table shows once all seats are taken.
cli-verify-other-published = The published checksum does not belong to this record. The checksum of its secret is { $secret }, that of everything { $all }.
cli-verify-unpublished = The checksum of the secret is { $secret }. Only you can know whether it was published before the game: compare it with --published SUM.
cli-verify-given = { $count ->
    [one] The one move of chance
   *[other] The { $count } moves of chance
} after move { $given } { $count ->
    [one] follows
   *[other] follow
} from the secret and the words. But { $given ->
    [one] the first move comes
   *[other] the first { $given } moves come
} from another game, and nothing here proves { $given ->
    [one] it
   *[other] them
}. Give the record of that game with --from RECORD, or the checksum of everything the table showed before the game with --published SUM.
cli-verify-from = { $given ->
    [one] The first move is that
   *[other] The first { $given } moves are those
} of { $file }, whose own dice were checked as well. The checksum of its secret is { $secret }.
cli-verify-source = { $file } does not prove the moves taken from it: { $why }
cli-verify-given-source = { $given ->
    [one] The first move of { $file } comes
   *[other] The first { $given } moves of { $file } come
} from yet another game, and nothing here proves { $given ->
    [one] it
   *[other] them
}. Give the record of that game with a further --from RECORD.
cli-verify-other-from = { $given ->
    [one] The first move is not that of { $file }.
   *[other] The first { $given } moves are not those of { $file }: they differ at move { $number }.
}
cli-verify-other-options = { $file } is a game with different options ({ $found }) from this record ({ $expected }).
cli-verify-not-given = No moves of this record come from another game, so --from has nothing to compare.
cli-help-serve = Open a house on the web where people play
cli-help-serve-bind = Where to listen (127.0.0.1:7777); 0.0.0.0:7777 for everybody on the network
cli-help-serve-data = The folder in which games are kept
cli-help-serve-store = A PostgreSQL database in which games are kept instead: postgres://USER@HOST/DATABASE. Several processes may share it; limits a minute then count for each process
cli-help-serve-public-url = The address people reach the house by, such as https://play.example.org
cli-help-serve-client-header = The header in which a proxy writes the address of its client, such as x-forwarded-for
cli-help-serve-name = The name of this process for a proxy that knows the processes of a house, such as one
cli-help-serve-metrics = Where Prometheus reads the metrics, such as 127.0.0.1:9100; without it nowhere
cli-help-serve-config = A file with these settings (TOML)
cli-help-serve-log-level = How much the log says: error, warn, info, debug or trace (info)
cli-help-serve-access-log = Write a line into the log for each answer
cli-help-serve-request-id-header = The header in which a proxy gives requests their ids, such as x-request-id
cli-help-serve-log-json = Write the log as JSON, one line each
cli-help-check = Read the store of a house and play every game again, changing nothing
cli-help-check-file = The file, or a copy of it; without one that of the house
cli-help-check-data = The folder of the house
cli-help-verify = Check the dice of a finished game
cli-help-verify-record = The record
cli-help-verify-published = The checksum shown before the game, to compare
cli-help-verify-from = The record of the game from which this one was played on; for that one the next --from, and so on
cli-health-well = The house at { $address } is healthy.
cli-health-unwell = The house at { $address } is not healthy: { $why }.
cli-health-silent = No house answers at { $address }: { $error }.
cli-help-health = Check whether a house on this machine is healthy: exit code 0 if so, otherwise 1
cli-help-health-bind = Where the house listens (127.0.0.1:7777)
cli-help-health-ready = Ask whether the house is ready to take people in
cli-admin-no-house = There is no house here: { $file } does not exist. Name its folder with --data.
cli-admin-nobody = Nobody has an account called “{ $name }” in this house.
cli-admin-none = Nobody runs this house yet: `tafelrunde admin grant NAME` changes that.
cli-admin-not-possible = That cannot be done to { $name }, who is banned or gone.
cli-admin-granted = { $name } runs the house from now on.
cli-admin-revoked = { $name } no longer runs the house.
cli-admin-banned = { $name } is banned. All devices and tokens stop working, in an open house within two seconds.
cli-admin-unbanned = { $name } may come in again.
cli-admin-reset-link = For { $name }, valid once and for 24 hours: { $link }
cli-admin-reset-path = For { $name }, valid once and for 24 hours, under the address of your house: { $link }
cli-admin-failed = Nothing was changed: { $error }.
cli-admin-is-granted = { $name } already runs the house; nothing was changed.
cli-admin-is-revoked = { $name } does not run the house; nothing was changed.
cli-admin-is-banned = { $name } is already banned; nothing was changed.
cli-admin-is-unbanned = { $name } is not banned; nothing was changed.
cli-admin-last = { $name } is the only one who runs this house, and nothing was changed. Let somebody else run it first (`tafelrunde admin grant NAME`), or use --force.
cli-help-admin = Run a house: who runs it, who is banned, new passwords
cli-help-admin-data = The folder of the house
cli-help-admin-store = The PostgreSQL database of the house, if it keeps its games there
cli-help-admin-list = Name those who run the house
cli-help-admin-grant = Let somebody run the house
cli-help-admin-grant-name = The name of the account
cli-help-admin-revoke = No longer let somebody run the house
cli-help-admin-revoke-name = The name of the account
cli-help-admin-revoke-force = Even if nobody else runs the house
cli-help-admin-ban = Ban an account: all its devices and tokens stop working
cli-help-admin-ban-name = The name of the account
cli-help-admin-ban-force = Even if nobody else runs the house
cli-help-admin-unban = Lift a ban
cli-help-admin-unban-name = The name of the account
cli-help-admin-reset-link = Make a link that sets a new password
cli-help-admin-reset-link-name = The name of the account
cli-help-admin-reset-link-url = The address people reach the house by
