### What stands on and beside the boards, in English.

## Artus: the round table

boards-round-table = The round table
boards-your-turn = Your turn
# What another player is about to do, below the name.
boards-places = places a knight
boards-plays = plays a card
boards-draws = draws a card
# What the reader has to do.
boards-place = Place a knight
boards-play = Play a card
boards-draw = Draw a card
boards-confirm = Confirm?
boards-choose-figure = Choose a figure
boards-choose-chair = Choose a chair
boards-choose-prince = Choose a prince
boards-choose-knights = Choose knights
boards-other-figure = Choose another figure
boards-back = Back

boards-knight-of = { $length ->
    [short] Knight { $number }/{ $count }
   *[long] Knight { $number } of { $count }
}
boards-card-of = { $length ->
    [short] Card { $number }/{ $count }
   *[long] Card { $number } of { $count }
}
boards-draw-of = { $length ->
    [short] Draw { $number }/{ $count }
   *[long] Draw { $number } of { $count }
}
boards-round-of = { $length ->
    [short] Round { $number }
   *[long] Round { $number } of { $count }
}
boards-wins = { $count ->
    [one] wins
   *[other] win together
}

## Artus: figures and chairs

boards-knight = Knight
boards-king = Artus
boards-chair = chair { $chair }
boards-sits = { $figure } on chair { $chair } ({ $value })
boards-figure-on = { $figure } on { $value }
boards-figure-acts = { $figure } on chair { $chair }: leaving it brings { $points }
boards-figure-counts = { $figure } on chair { $chair } counts { $points }
boards-leaving-brings = leaving it brings { $points }
boards-choice-brings = { $choice }: { $points }

boards-free-chair = free chair
boards-top-turns = the top turns
boards-displaces = { $whom ->
    [own] displaces your own to { $value }
    [knight] displaces { $name } to { $value }
    [silver] displaces silver prince to { $value }
    [bronze] displaces bronze prince to { $value }
   *[king] displaces Artus, top turns
}
boards-second-ring = second ring
boards-third-ring = third ring: king
boards-best-knight = best knight
boards-penalty = condition not met

## Artus: hand, piles, rings

boards-hand = Your hand
boards-piles = Your piles
boards-or = or { $points }
boards-card-ring = ring
boards-card-all = all
boards-card-choice = choice
boards-card-spoken = { $card }. { $does } { $outcome }
# What a card brings: “best +5” of several uses, “now −25” if there is only one.
boards-outcome = { $how ->
    [now] now { $points }
    [best] best { $points }
   *[crowns] { $points }
}
# Behind the points of a ring that makes a king.
boards-crowns = crowns
boards-pile-kind = { $kind ->
    [knight] knight
    [king] king
   *[scoring] scoring
}
boards-pile-left = { $kind ->
    [knight] Knight pile: { $count } left
    [king] King pile: { $count } left
   *[scoring] Scoring pile: { $count } left
}
boards-rings-left = { $count ->
    [one] { $count } ring left
   *[other] { $count } rings left
}

## Artus: players

boards-players = Players
boards-you = you
boards-leads = leads
boards-holds = { $kind ->
    [knight] { $count ->
        [one] { $count } knight card
       *[other] { $count } knight cards
    }
    [king] { $count ->
        [one] { $count } king card
       *[other] { $count } king cards
    }
   *[scoring] { $count ->
        [one] { $count } scoring card
       *[other] { $count } scoring cards
    }
}
boards-tokens = { $count ->
    [one] { $count } token worth 50
   *[other] { $count } tokens worth 50 each
}
# Whom everybody waits for, as in “Anna: play a card”.
boards-waiting = { $name }: { $due }
