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

## Camelot: the castle

boards-camelot-castle = Castle Camelot
boards-camelot-show-castle = Show castle
boards-camelot-throne-room = Throne Room
# The same on a narrow tab.
boards-camelot-throne = Throne
boards-camelot-hinterland = Hinterland
boards-camelot-merlin-row = Merlin’s tiles
boards-camelot-merlin-left = { $count ->
    [0] Merlin’s tiles: none left
    [one] Merlin’s tiles: { $count } left
   *[other] Merlin’s tiles: { $count } left
}
boards-camelot-grail-left = { $count ->
    [0] No grail tiles left
    [one] { $count } grail tile left
   *[other] { $count } grail tiles left
}
boards-camelot-if-absent = { $points } if absent
# On the plates of the Rebellion: what the area scores that wins, or loses.
boards-camelot-wins = win
boards-camelot-loses = lose
boards-camelot-loyalists = Loyal to the king
boards-camelot-rebels = Rebels
boards-camelot-scores = { $colour }: { $points } points
boards-camelot-stands = { $colour } { $figure }: { $place }
boards-camelot-neutral-stands = Neutral knight: { $place }
boards-camelot-magician = { $number ->
    [-1] { $colour } magician: place { $place } on the order track
   *[other] { $colour } magician: predicts { $number }
}
boards-camelot-order = Place { $place }: { $colour }, { $name }

## Camelot: missions

boards-camelot-missions = Missions
boards-camelot-no-missions = No cards on display
boards-camelot-cost = { $count ->
    [one] For { $count } knight
   *[other] For { $count } knights
}
boards-camelot-taken = { $mission }: taken by { $colour }
boards-camelot-removed = { $mission }: removed by { $colour }
boards-camelot-my-mission = My mission
boards-camelot-mission-of = { $colour }’s mission
boards-camelot-shield-done = { $shield }: done
boards-camelot-pick-shield = Carry out next: { $shield }

## Camelot: behind the screen

boards-camelot-screen = Behind my screen
boards-camelot-knights = { $count ->
    [one] { $count } knight behind the screen
   *[other] { $count } knights behind the screen
}
boards-camelot-fist = In my fist
boards-camelot-in-fist = { $count ->
    [0] The fist is empty
    [one] { $count } knight in the fist
   *[other] { $count } knights in the fist
}
boards-camelot-grails = My grails
boards-camelot-grails-own = { $parts }: { $points } points
boards-camelot-merlin = Merlin
boards-camelot-merlin-own = Merlin’s tiles: { $points } points, yours alone to know
boards-camelot-black-waits = The black knight waits

## Camelot: players

boards-camelot-turn-order = Turn order
boards-camelot-has-knights = { $count ->
    [one] { $count } knight behind the screen and in the fist
   *[other] { $count } knights behind the screen and in the fist
}
boards-camelot-has-hinterland = { $count ->
    [one] { $count } knight in the Hinterland
   *[other] { $count } knights in the Hinterland
}
boards-camelot-has-grail = { $count ->
    [one] { $count } grail tile
   *[other] { $count } grail tiles
}
boards-camelot-has-merlin = { $count ->
    [one] { $count } Merlin tile
   *[other] { $count } Merlin tiles
}
boards-camelot-state = { $state ->
    [choosing] closes the fist
    [chosen] fist is closed
    [foretold] said { $number }
    [predicting] predicting
    [waits] to predict
    [acting] taking a turn
    [done] turn done
   *[sent] sent { $number }
}

## Camelot: choices

boards-camelot-ask-hero = With { $hero }
boards-camelot-sent = { $count ->
    [one] { $count } knight sent
   *[other] { $count } knights sent
}
boards-camelot-total-range = the total is { $low } to { $high }
boards-camelot-send = { $colour }: { $count ->
    [0] send nobody
    [one] send { $count } knight
   *[other] send { $count } knights
}
boards-camelot-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
# Knights that a card leaves over.
boards-camelot-surplus = { $count } to the Hinterland
boards-camelot-if-total = If the total is …
boards-camelot-leads-if = { $count ->
    [one] You lead if the total is { $first }.
   *[other] You lead if the total is { $first } to { $last }.
}
boards-camelot-leads-never = You lead at no total.
boards-camelot-score-then = Score { $before } → { $after }
