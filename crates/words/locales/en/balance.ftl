### Who wins games of equal players.

balance-heading = { $game }, { $options }{ $players } players: { $games } games of equal players ({ $player }), seed { $seed }. A fair share is { $fair }.
balance-every-option = all settings mixed
balance-place = place { $number }
balance-seat = seat { $number }
balance-column-who = who
balance-column-setting = setting
balance-column-games = games
balance-column-win-share = wins
balance-column-ci95 = 95 % interval
balance-column-points = points

## What cannot be played

balance-error-nothing-to-play = Without games there is nothing to count: --games and --threads must be at least 1.
balance-error-level = There is no player “{ $level }”. Choose one of: { $levels }.
balance-error-no-network = The program has no network for { $game } with these settings. Choose another --level: { $levels }.

## Help

cli-help-balance = Tell who wins games of equal bots: by place in the order of play, by seat, hero and setting
cli-help-balance-every = Draw the settings of each game at random, and tell the shares for each of them
cli-help-balance-level = Who plays in all seats: a level such as casual, or network, the network of the program without search; otherwise casual
cli-help-balance-games = How many games (10000)
cli-help-balance-seed = Seed (1): the same seed gives the same figures on any number of threads
cli-help-balance-threads = How many threads; otherwise one for each core
