### Artus in English.

artus-name = Artus

## Things of the box

artus-metal-silver = silver
artus-metal-bronze = bronze

artus-plate-crown = crown
artus-plate-yellow = yellow
artus-plate-red = red
artus-plate-green = green

artus-colour-black = black
artus-colour-blue = blue
artus-colour-red = red
artus-colour-beige = beige

artus-kind-knight = knight card
artus-kind-king = king card
artus-kind-scoring = scoring card

artus-pile-knight = knight pile
artus-pile-king = king pile
artus-pile-scoring = scoring pile

artus-setting-mode = Rules
artus-setting-mode-beginner = beginner game
artus-setting-mode-advanced = advanced game

artus-category-knights = Knights
artus-category-princes = Princes
artus-category-rings = Rings
artus-category-scorings = Scoring cards
artus-category-penalties = Penalties

artus-figure = { $figure ->
    [knight] { $owner }’s knight
    [prince] { $metal ->
        [silver] silver prince
       *[bronze] bronze prince
    }
   *[king] { $metal ->
        [silver] silver king
       *[bronze] bronze king
    }
}

# What is due, as in “Anna: place a knight”.
artus-phase-start-player = draw the start player
artus-phase-first-king = draw the first king
artus-phase-deal = deal the cards
artus-phase-place = place a knight
artus-phase-play = play a card
artus-phase-draw = draw a card
artus-phase-reveal = take a card from the { $kind ->
    [knight] knight pile
    [king] king pile
   *[scoring] scoring pile
}
artus-phase-over = the game is over

# The distances of a card: “3 to 6 chairs forward”.
artus-reach = { $exact ->
    [yes] { $max ->
        [one] { $max } chair
       *[other] { $max } chairs
    }
   *[no] { $min } to { $max } chairs
} { $backward ->
    [yes] forward or backward
   *[no] forward
}

## Cards

artus-card-knight = knight card { $reach }
artus-card-king = { $figures ->
    [silver] silver king card { $reach }
    [bronze] bronze king card { $reach }
   *[any] silver-and-bronze king card { $reach }
}
artus-card-ring = { $figures ->
    [silver] silver ring card
    [bronze] bronze ring card
   *[any] silver-and-bronze ring card
}
artus-card-scoring = scoring card “{ $title }”

artus-scoring-all = All knights
artus-scoring-all-inverted = All knights, signs reversed
artus-scoring-green-yellow-red = Green, yellow, red or −15
artus-scoring-carpet = Two on the carpet or −25
artus-scoring-three-red = Three on red or −50
artus-scoring-choice = Move, ring or best knight

artus-short-king = { $figures ->
    [silver] Silver king card { $reach }
    [bronze] Bronze king card { $reach }
   *[any] King card { $reach }
}
artus-short-ring = { $figures ->
    [silver] Ring for silver
    [bronze] Ring for bronze
   *[any] Ring for any
}
artus-short-all = All
artus-short-all-inverted = All reversed
artus-short-green-yellow-red = Green-yellow-red
artus-short-carpet = Carpet
artus-short-three-red = Three red
artus-short-choice = Choice

artus-does-knight = One of your knights moves { $reach }.
artus-does-king = { $figures ->
    [silver] A silver figure, prince or king, moves { $reach }.
    [bronze] A bronze figure, prince or king, moves { $reach }.
   *[any] Any prince or the king moves { $reach }.
}
artus-does-ring = { $figures ->
    [silver] A silver prince receives a ring.
    [bronze] A bronze prince receives a ring.
   *[any] Any prince receives a ring.
}
artus-does-all = Scores all your knights.
artus-does-all-inverted = Scores all your knights with signs reversed.
artus-does-green-yellow-red = Scores one knight each on green, yellow and red: the sum of their three plates. Without them the card costs 15 points.
artus-does-carpet = Scores two knights on the carpet; without them the card costs 25 points.
artus-does-three-red = Scores three knights on red; without them the card costs 50 points.
artus-does-choice = One of your knights, any prince or the king moves 1 to 3 chairs forward; or any prince receives a ring; or your best knight is scored.

## Events: the sentences of the log

artus-event-starts = { $name } is drawn as start player: places last, plays first.
artus-event-first-king = { $metal ->
    [silver] The first king is silver and sits on chair { $chair }; the three princes take the other crown chairs.
   *[bronze] The first king is bronze and sits on chair { $chair }; the three princes take the other crown chairs.
}
artus-event-dealt = { $name } is dealt the { $card }.
artus-event-dealt-hidden = { $kind ->
    [knight] { $name } is dealt a knight card.
    [king] { $name } is dealt a king card.
   *[scoring] { $name } is dealt a scoring card.
}
artus-event-placed = { $name } places a knight on chair { $chair }.
artus-event-round = Round { $round } begins.
artus-event-played = { $name } plays the { $card }.
artus-event-moved = { $figure ->
    [knight] { $owner }’s knight moves from chair { $from } to chair { $to }.
    [prince] { $metal ->
        [silver] The silver prince moves from chair { $from } to chair { $to }.
       *[bronze] The bronze prince moves from chair { $from } to chair { $to }.
    }
   *[king] The king moves from chair { $from } to chair { $to }.
}
artus-event-displaced = { $figure ->
    [knight] { $owner }’s knight is displaced from chair { $from } and lands on chair { $to }.
    [prince] { $metal ->
        [silver] The silver prince is displaced from chair { $from } and lands on chair { $to }.
       *[bronze] The bronze prince is displaced from chair { $from } and lands on chair { $to }.
    }
   *[king] The king is displaced from chair { $from } and lands on chair { $to }.
}
artus-event-ringed = { $metal ->
    [silver] The silver prince on chair { $chair } receives his { $rings ->
        [2] second
       *[3] third
    } ring.
   *[bronze] The bronze prince on chair { $chair } receives his { $rings ->
        [2] second
       *[3] third
    } ring.
}
artus-event-crowned = { $metal ->
    [silver] The silver prince on chair { $chair } is crowned king; the former king on chair { $former } returns two rings and becomes a prince.
   *[bronze] The bronze prince on chair { $chair } is crowned king; the former king on chair { $former } returns two rings and becomes a prince.
}
artus-event-scored-left = { $figure ->
    [knight] { $points } for { $name }: the knight leaves chair { $chair }.
    [prince] { $points } for { $name }: the prince leaves chair { $chair }.
   *[king] { $points } for { $name }: the king leaves the crown plate at chair { $chair }.
}
artus-event-scored-ring = { $points } for { $name }: a ring for the prince on chair { $chair }.
artus-event-scored-knights = { $scoring ->
    [all] { $points } for { $name }: all knights are scored, on chairs { $chairs }.
    [all-inverted] { $points } for { $name }: all knights are scored with signs reversed, on chairs { $chairs }.
    [green-yellow-red] { $points } for { $name }: knights on green, yellow and red are scored, on chairs { $chairs }.
    [carpet] { $points } for { $name }: two knights on the carpet are scored, on chairs { $chairs }.
    [three-red] { $points } for { $name }: three knights on red are scored, on chairs { $chairs }.
   *[best] { $points } for { $name }: the best knight is scored, on chair { $chairs }.
}
artus-event-scored-penalty = { $scoring ->
    [green-yellow-red] { $points } for { $name }: not every one of green, yellow and red has a knight.
    [carpet] { $points } for { $name }: fewer than two knights are on the carpet.
   *[three-red] { $points } for { $name }: fewer than three knights are on red.
}
artus-event-realigned = The turntable is realigned: the crown plate lies in front of the king on chair { $king }.
artus-event-drew = { $name } draws the { $card }.
artus-event-drew-hidden = { $kind ->
    [knight] { $name } draws a knight card.
    [king] { $name } draws a king card.
   *[scoring] { $name } draws a scoring card.
}
artus-event-over = { $count ->
    [one] The game is over: { $winners } wins.
   *[other] The game is over: { $winners } win together.
}

## Choices: short lines without a full stop

artus-choice-start = { $name } starts
artus-choice-first-king = { $metal ->
    [silver] The first king is silver
   *[bronze] The first king is bronze
}
artus-choice-card = The { $card }
artus-choice-place = Place a knight on chair { $chair } ({ $value })
artus-choice-draw = { $kind ->
    [knight] Draw from the knight pile ({ $left } left)
    [king] Draw from the king pile ({ $left } left)
   *[scoring] Draw from the scoring pile ({ $left } left)
}
artus-choice-advance = { $figure ->
    [knight] Knight
    [prince] { $metal ->
        [silver] Silver prince
       *[bronze] Bronze prince
    }
   *[king] King
} on chair { $from } ({ $value }): { $steps } { $direction ->
    [forward] forward
   *[backward] backward
} to chair { $to }{ $displaced ->
    [nobody] { "" }
    [own] , displaces one of your own knights
    [knight] , displaces { $other }’s knight
    [prince] { $other-metal ->
        [silver] , displaces the silver prince
       *[bronze] , displaces the bronze prince
    }
   *[king] , displaces the king
}
artus-choice-ring = { $metal ->
    [silver] Silver prince
   *[bronze] Bronze prince
} on chair { $chair } ({ $value }): { $rings ->
    [2] second ring
   *[3] third ring, becomes king
}
artus-choice-all = Score all knights: chairs { $chairs }
artus-choice-all-inverted = Score all knights with signs reversed: chairs { $chairs }
artus-choice-score = Score the knights on chairs { $chairs }
artus-choice-best = Score the best knight: chair { $chairs }
artus-choice-penalty = { $scoring ->
    [green-yellow-red] Not every one of green, yellow and red has a knight: take the penalty
    [carpet] Fewer than two knights on the carpet: take the penalty
   *[three-red] Fewer than three knights on red: take the penalty
}
# A chair in a list, with its value.
artus-chair-with-value = { $chair } ({ $value })

## Refusals: what forbids the move, and what would be allowed

artus-refusal-game-over = The game is over and takes no more moves; its record can still be viewed.
artus-refusal-not-your-turn = { $phase ->
    [place] It is { $who }’s turn to place a knight; everybody else waits.
    [play] It is { $who }’s turn to play a card; everybody else waits.
   *[draw] It is { $who }’s turn to draw a card; everybody else waits.
}
artus-refusal-chance-first = { $phase ->
    [start-player] The start player is drawn first; then the players decide.
    [first-king] The first king, silver or bronze, is drawn first; then the players decide.
    [deal] The cards are dealt first; then the players decide.
   *[reveal] The drawn card is taken first; then the players decide.
}
artus-refusal-other-decision = { $phase ->
    [place] Place a knight now: choose any free chair.
    [play] Play a card now: choose any card in your hand.
   *[draw] Draw a card now: choose any of your piles that is not empty.
}
artus-refusal-no-such-chance = Chance cannot do this now; it draws only what is due and still there, such as a card left in the pile.
artus-refusal-chair-taken = Chair { $chair } is taken; place the knight on any free chair.
artus-refusal-not-in-hand = The { $card } is not in your hand; play a card you hold.
artus-refusal-other-action = The { $card } does not allow this. What it does: { $does }
artus-refusal-no-own-knight = None of your knights sits on chair { $chair }; a knight card moves one of your own.
artus-refusal-no-royal = Neither a prince nor the king sits on chair { $chair }; a king card moves one of these figures.
artus-refusal-nothing-to-move = This card moves nobody on chair { $chair }; it moves one of your knights, a prince or the king.
artus-refusal-wrong-metal = { $permitted ->
    [silver] The figure on chair { $chair } is bronze; this card moves silver figures only.
    [bronze] The figure on chair { $chair } is silver; this card moves bronze figures only.
   *[any] The figure on chair { $chair } cannot be moved by this card; it moves princes and the king.
}
artus-refusal-wrong-metal-ring = { $permitted ->
    [silver] The prince on chair { $chair } is bronze; this card gives its ring to a silver prince.
    [bronze] The prince on chair { $chair } is silver; this card gives its ring to a bronze prince.
   *[any] The figure on chair { $chair } gets no ring from this card; the ring goes to a prince.
}
artus-refusal-wrong-distance = The { $card } allows { $reach }, no other distance.
artus-refusal-not-backward = The { $card } allows { $reach }, not backward.
artus-refusal-no-prince = No prince sits on chair { $chair }; only a prince receives a ring.
artus-refusal-king-no-ring = The king on chair { $chair } receives no ring; the ring goes to one of the three princes.
artus-refusal-must-score = { $scoring ->
    [green-yellow-red] Green, yellow and red each have a knight, so the penalty is not allowed: score one knight of each colour.
    [carpet] At least two knights are on the carpet, so the penalty is not allowed: score two of them.
   *[three-red] At least three knights are on red, so the penalty is not allowed: score three of them.
}
artus-refusal-must-pay = { $scoring ->
    [green-yellow-red] Not every one of green, yellow and red has a knight, so nothing can be scored: this card now costs 15 points.
    [carpet] Fewer than two knights are on the carpet, so nothing can be scored: this card now costs 25 points.
   *[three-red] Fewer than three knights are on red, so nothing can be scored: this card now costs 50 points.
}
artus-refusal-wrong-knights = { $scoring ->
    [green-yellow-red] The card does not score these knights: choose exactly one on green, one on yellow and one on red.
    [carpet] The card does not score these knights: choose exactly two of yours on the carpet.
   *[three-red] The card does not score these knights: choose exactly three of yours on red.
}
artus-refusal-pile-empty = { $kind ->
    [knight] The knight pile is empty; choose one of your piles that still has cards.
    [king] The king pile is empty; choose one of your piles that still has cards.
   *[scoring] The scoring pile is empty; choose one of your piles that still has cards.
}
artus-refusal-no-such-pile = { $kind ->
    [knight] This game has no knight cards; choose any pile on the table.
    [king] This game has no king cards; choose any pile on the table.
   *[scoring] The beginner game has no scoring cards; choose the knight pile or the king pile.
}

## Texts that cannot be read

artus-unreadable-chair = “{ $text }” is not a chair; the chairs are numbered from 0 to 27.
artus-unreadable-chairs = “{ $text }” is not a valid list of chairs: name each chair once, in ascending order.
artus-unreadable-card = “{ $text }” is not a card; cards are written like `knight_3_6` or `ring_silver`.
artus-unreadable-distance = “{ $text }” is not a move from a chair; it is written like `22+4` or, backward, `22-3`.
artus-unreadable-metal = “{ $text }” is not a metal; there are `silver` and `bronze`.
artus-unreadable-mode = “{ $text }” is not a mode; there are `beginner` and `advanced`.
artus-unreadable-pile = “{ $text }” is not a pile; there are `knight`, `king` and `scoring`.
