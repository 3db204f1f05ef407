### Networks that learn the games.

learn-rows = { $games } games, { $rows } rows, { $seconds } s
learn-meet = { $game } for { $players }, { $one } against { $other }: { $games } games, { $share } % won (fair: { $fair } %), { $margin } points, { $seconds } s
learn-speed = { $inputs } inputs; reading them { $reading } µs, the network { $whole } µs, by differences { $differences } µs
learn-column-called = chance given
learn-column-said = mean given
learn-column-won = won
learn-column-situations = situations

## What cannot be learnt from

learn-error-players = “{ $text }” is not a number of players for { $game }. Choose one of: { $numbers }.
learn-error-players-needed = { $game } has a network for each number of players. Say which one: --players with one of { $numbers }.
learn-error-any = One network for any number of players: { $game } does not have that. Say which one: --players with one of { $numbers }.
learn-error-percent = { $option } { $percent } is not a percentage from 1 to 100.
learn-error-lambda = --lambda { $lambda } is not a share. It takes 0 to 1; with 1 only the end of the game counts.
learn-error-search = --search { $search } is not valid. It takes PERCENT, PERCENT:ITERATIONS or PERCENT:ITERATIONS:TURNS, such as 3:300:3, with at most 100 percent.
learn-error-no-games = There is nothing to play: --games must be at least 1.
learn-error-too-many-games = One file takes 4294967295 games at most. Write several, each with a --seed of its own.
learn-error-threads = Without a thread nobody plays: --threads must be at least 1.
learn-error-teacher = “{ $player }” is neither a level nor the file of a network that could play games to learn from. A teacher is a level ({ $levels }) or the file of a network, FILE or FILE:WIDTH.
learn-error-player = “{ $player }” cannot play: it is neither a level nor the file of a network. Players are levels ({ $levels }; with everything in sight { $cheating }), LEVEL or LEVEL:ITERATIONS, and files of networks: FILE:WIDTH:TURNS:TRIES:AHEAD or FILE:tree:TURNS:WORLDS:ITERATIONS; parts at the end may be left out.
learn-error-network-head = { $file } is not a network: it does not begin with a line such as “tafelrunde network 2 merlin 4 15 3934 44”.
learn-error-network-size = { $file } is cut off or damaged: it has { $is } bytes of weights, its first line asks for { $wanted }.
learn-error-network-weights = { $file } has weights so large that they cannot be added up. Train it again with a higher --decay.
learn-error-network-game = { $file } was taught “{ $is }”, not { $game }. Name that game, or another network.
learn-error-network-players = { $file } is for { $is } players; here one for { $wanted } is needed. Name another network, or the right --players.
learn-error-network-inputs = { $file } reads { $is } inputs and quantities, but this version shows { $wanted } of { $game }. Train it with this version.
learn-error-network-format = { $file } has format 1. Only networks of format 2 can be taught further.
learn-error-seconds = Nothing is learnt in no time: --seconds must be at least 1.
learn-error-no-python = “{ $python }” cannot be started. Training needs Python with PyTorch and NumPy; name it with --python. Rows for a trainer of your own are written by `tafelrunde learn rows`.
learn-error-no-torch = “{ $python }” has no PyTorch or no NumPy. Install them (python3 -m pip install torch numpy), or name another Python with --python.
learn-error-trainer = The training stopped: { $error }.

## Help

cli-help-learn = Teach networks the games: games to learn from, meetings, calibration, speed, training
cli-help-learn-rows = Let bots play themselves and write down what can be learnt from their games
cli-help-learn-rows-out = The file for the rows
cli-help-learn-rows-players = Number of players; any where one network serves all numbers, which is the default there
cli-help-learn-rows-games = How many games (1000)
cli-help-learn-rows-seed = Seed (1): the same seed gives the same file on any number of threads
cli-help-learn-rows-percent = How many of a hundred situations are written down (10)
cli-help-learn-rows-ends = How many of a hundred situations in which a turn of the player who sees them has just ended; searches ask about these (as many as of all others)
cli-help-learn-rows-lambda = How much the end of the game counts, from 0 to 1 (1); the rest is what the network expects after the next turns
cli-help-learn-rows-search = How many of a hundred decisions are searched, with how many iterations (300) and over how many own turns (3), to learn how their offers differ (none); only for networks
cli-help-learn-rows-teachers = Who plays (casual): a level, or a network as FILE or FILE:WIDTH, with so many offers followed to the end of the turn; may be repeated, then one is drawn at random for each seat
cli-help-learn-rows-threads = How many threads; otherwise one for each core
cli-help-learn-rows-force = Overwrite a file that is there
cli-help-learn-meet = Let one player meet another, alone against as many of it as there are seats left; exit code 1 if it won less than its share
cli-help-learn-meet-one = Who sits alone: LEVEL[:ITERATIONS], FILE[:WIDTH:TURNS:TRIES:AHEAD] or FILE:tree[:TURNS:WORLDS:ITERATIONS]
cli-help-learn-meet-other = Who sits in all other seats, written in the same way
cli-help-learn-meet-every = Share the games out among all settings of the game, instead of the usual ones
cli-help-learn-meet-games = How many games (200), rounded up to whole sets
cli-help-learn-meet-seed = Seed (1): the same seed gives the same games
cli-help-learn-meet-threads = How many threads; otherwise one for each core
cli-help-learn-check = Compare the chances that a network gives with what came of them, in games of the network against itself
cli-help-learn-check-network = The file of the network
cli-help-learn-check-players = Number of players; any where one network serves all numbers, which is the default there
cli-help-learn-check-games = How many games (1000)
cli-help-learn-check-seed = Seed (1)
cli-help-learn-check-threads = How many threads; otherwise one for each core
cli-help-learn-speed = Measure how long a network takes for a situation, on one core
cli-help-learn-speed-network = The file of the network
cli-help-learn-speed-players = Number of players; needed where each number has a network of its own
cli-help-learn-train = Teach a network by games it plays against itself; needs Python with PyTorch and NumPy
cli-help-learn-train-out = The file for the network
cli-help-learn-train-players = Number of players; any where one network serves all numbers, which is the default there
cli-help-learn-train-seconds = How long to play and to train
cli-help-learn-train-start = A network to begin with; otherwise from nothing
cli-help-learn-train-seed = Seed (1)
cli-help-learn-train-python = Which Python to use (python3)
cli-help-learn-train-force = Overwrite a file that is there
cli-help-learn-train-further = Further options of training/train.py, after --
