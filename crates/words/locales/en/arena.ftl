## The arena: bots against each other

arena-heading = { $game }, { $options }{ $players } players
arena-effort =
    { $sets ->
        [one] { $sets-told } set
       *[other] { $sets-told } sets
    }, { $games ->
        [one] { $games-told } game
       *[other] { $games-told } games
    }, seed { $seed }; { $seconds } s on { $threads ->
        [one] one thread
       *[other] { $threads } threads
    }
arena-column-bot = bot
arena-column-alone = alone
arena-column-others = against
arena-column-games = games
arena-column-win-share = wins
arena-column-ci95 = 95 % interval
arena-column-rank = rank
arena-column-margin = margin
arena-column-rating = rating
arena-fair = A bot as good as its opponents would win { $share }. The margin is to the best opponent; the intervals are computed by sets.
arena-verdict =
    { $verdict ->
        [accepted] The test has decided: { $bot } wins { $high } rather than { $low } of the games
        [rejected] The test has decided: { $bot } wins { $low } rather than { $high } of the games
       *[undecided] The test has not decided whether { $bot } wins { $low } or { $high } of the games
    } ({ $sets ->
        [one] { $sets-told } set
       *[other] { $sets-told } sets
    }, log-likelihood ratio { $llr }, errors of 5 %).

## Games that were not played to the end

arena-forfeit = Forfeited in set { $set } by “{ $bot }”: { $why }
arena-forfeits-more =
    { $count ->
        [one] One more game was forfeited; --json lists them all.
       *[other] { $count } more games were forfeited; --json lists them all.
    }
arena-forfeit-not-started = The program could not be started: { $found }.
arena-forfeit-silent = No answer within { $seconds } s. A decision may take as long as --time-limit says.
arena-forfeit-gone = The program ended before the game did. It ends when its standard input does.
arena-forfeit-too-long = An answer of more than { $most } bytes. An answer is one line.
arena-forfeit-not-json = “{ $found }” is not JSON. An answer is one line such as {"{"}"move": "place 5"{"}"}.
arena-forfeit-not-an-answer = “{ $found }” is not what was asked for. The first answer is {"{"}"protocol": 1{"}"}, each further one {"{"}"move": "…"{"}"}.
arena-forfeit-other-protocol = The program speaks version { $found } of the protocol; this arena speaks version 1.
arena-forfeit-unreadable-move = “{ $found }” is not a move of this game. The answer has to be one of “moves”, character for character.
arena-forfeit-not-offered = The move “{ $found }” was not offered. The answer has to be one of “moves”.

## What cannot be played

arena-error-nothing-to-play = There is nothing to play: --sets and --threads must be at least 1.
arena-error-bot = There is no bot “{ $bot }”. The levels are { $levels }; a style follows after a slash, such as casual/daring; the styles are { $styles }; a program of your own is exec:COMMAND, such as exec:python3 my_bot.py.
arena-error-one-bot = “{ $bots }” is one bot, a match needs two or more: --bots a,b. The levels are { $levels }; a program of your own is exec:COMMAND.
arena-error-program = The program “{ $command }” cannot be started: { $error }. Write, for example, exec:python3 my_bot.py; put a command that contains a comma into a script.
arena-error-sprt = “{ $text }” are not two win shares between 0 and 1. Write, for example, --sprt 0.50,0.55.
arena-error-sprt-order = “{ $text }” has the higher win share first. The lower one comes first: --sprt 0.50,0.55.
arena-error-sprt-of-two = --sprt tests the first of two bots; there are more here. Leave it out, or name two bots.
arena-error-time-limit = “{ $seconds }” is not a time limit. --time-limit takes seconds, more than 0 and at most 86400.

## The report

arena-report-title = Arena: { $heading }
arena-report-shares = Wins
arena-report-shares-about = Each bot’s share of the wins when it sits alone against the others, with its 95 % interval. The dashed line is a fair share.
arena-report-margins = Margins
arena-report-margins-about = How many points a bot was ahead of its best opponent at the end of a game, or behind. The mark is the mean.
arena-report-no-margins = No game was played to the end, so there are no margins.
# How many games a bar stands for, as in “+4 to +7: 12 games”.
arena-report-bar =
    { $range }: { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
arena-report-points-axis = points
arena-report-sets-axis = sets
arena-report-sprt = Sequential test
arena-report-sprt-about = The log-likelihood ratio after each set. Beyond either line it is decided.
arena-report-accepted = { $share } accepted
arena-report-rejected = { $share } accepted instead
arena-report-ratings = Ratings
arena-report-ratings-about = Strength by the Plackett–Luce model, with 95 % intervals; 0 is the mean of all. A bot 400 points ahead is ten times as strong.
arena-report-meetings = Meetings
arena-report-meetings-about = Wins of the row’s bot, alone against a table full of the column’s bot.
arena-report-forfeits = Forfeited games
arena-report-range = { $low } to { $high }

## Help

cli-help-arena = Let bots compete: win shares, intervals, a sequential test, ratings, a report
cli-help-arena-bots = Who competes, two or more with commas between: levels such as casual or, with a style, casual/daring; or programs as exec:COMMAND (docs/bot-protocol.md)
cli-help-arena-sets = How many sets (100); all games of a set have the same luck, and everybody sits in every seat once
cli-help-arena-no-mirror = With more than two players: let only the first bot of each pair sit alone, not also the other one
cli-help-arena-sprt = Stop as soon as it is known which of two win shares the first bot has, such as 0.50,0.55
cli-help-arena-seed = Seed (1): the same seed gives the same match on any number of threads
cli-help-arena-budget = How many iterations bots of the house may think about a decision; otherwise what their level has
cli-help-arena-time-limit = Seconds that a program may think about a decision (10)
cli-help-arena-threads = How many threads; otherwise one for each core
cli-help-arena-report = Write a report with plots there (HTML, one file)
