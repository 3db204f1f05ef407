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
boards-king = King
boards-chair = chair { $chair }
boards-sits = { $figure } on chair { $chair } ({ $value })
boards-figure-acts = { $figure } on chair { $chair }: leaving brings { $points }
boards-figure-first = { $figure } on chair { $chair }: show the cards for it
boards-figure-counts = { $figure } on chair { $chair } counts { $points }
boards-leaving-brings = leaving brings { $points }
boards-choice-brings = { $choice }: { $points }

boards-free-chair = free chair
boards-top-turns = the turntable turns
boards-displaces = { $whom ->
    [own] displaces your knight to chair { $chair } ({ $value })
    [knight] displaces { $name } to chair { $chair } ({ $value })
    [silver] displaces silver prince to chair { $chair } ({ $value })
    [bronze] displaces bronze prince to chair { $chair } ({ $value })
   *[king] displaces the king, turntable turns
}
boards-second-ring = second ring
boards-third-ring = third ring: king
boards-best-knight = best knight
boards-penalty = condition not met

## Artus: hand, piles, rings

boards-hand = Your hand
boards-piles = Your piles
boards-all-piles = Left to draw
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

boards-bot = Bot, { $level }
boards-clock = Time left:
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

boards-camelot-castle = Camelot Castle
boards-camelot-show-castle = Show castle
boards-camelot-steps = Steps of a round
boards-camelot-step-missions = Missions
boards-camelot-step-sending = Send knights
boards-camelot-step-predictions = Predict
boards-camelot-step-fists = Open the fists
boards-camelot-step-carry-out = Carry out missions
boards-camelot-throne-room = Throne Room
# Short forms for narrow tabs.
boards-camelot-training = Training
boards-camelot-tournament = Tourna­ment
boards-camelot-throne = Throne
boards-camelot-hinterland = Hinterland
boards-camelot-merlin-row = Merlin tiles
boards-camelot-merlin-left = { $count ->
    [0] Merlin tiles: none left
    [one] Merlin tiles: { $count } left
   *[other] Merlin tiles: { $count } left
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
boards-camelot-loyalists = Loyalists
boards-camelot-rebels = Rebels
boards-camelot-scores = { $colour }: score { $points }
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
boards-camelot-my-mission = Your mission
boards-camelot-mission-of = { $colour }’s mission
boards-camelot-shield-done = { $shield }: done
boards-camelot-pick-shield = Carry out next: { $shield }

## Camelot: behind the screen

boards-camelot-screen = Knights
boards-camelot-screen-of = Behind your screen ({ $colour })
boards-camelot-knights = { $count ->
    [one] { $count } knight behind the screen
   *[other] { $count } knights behind the screen
}
boards-camelot-fist = Fist
boards-camelot-in-fist = { $count ->
    [0] The fist is empty
    [one] { $count } knight in the fist
   *[other] { $count } knights in the fist
}
boards-camelot-grails = Grail
boards-camelot-grails-own = { $parts }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
boards-camelot-merlin = Merlin
boards-camelot-merlin-own = { $points ->
    [one] Merlin tiles: { $points } point, known only to you
   *[other] Merlin tiles: { $points } points, known only to you
}
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
    [choosing] choosing
    [chosen] fist is closed
    [predicted] predicted { $number }
    [predicting] predicting
    [waits] not yet
    [acting] taking a turn
    [done] turn done
   *[sent] sent { $number }
}

## Camelot: choices

boards-camelot-ask-hero = With { $hero }
# Heading where a hero can be used at the end of a turn, and what he does then.
boards-camelot-use-hero = Use { $hero }?
boards-camelot-hero-does = { $deed ->
    [remove] Choose the mission card he removes from the display, or decline.
    [black] Choose a field: you pay 2 points and place the black knight there. Or decline.
   *[score] 3 points for two knights in the same room, or decline.
}
boards-camelot-sent = { $count ->
    [one] { $count } knight sent
   *[other] { $count } knights sent
}
boards-camelot-total-range = the total is { $low } to { $high }
boards-camelot-send = { $colour }: { $count ->
    [0] { $count } knights, send nobody
    [one] send { $count } knight
   *[other] send { $count } knights
}
# What a fist reaches, below its number: as short as can be.
boards-camelot-fist-back = knights back
boards-camelot-fist-reaches = { $count ->
    [one] { $count } mission
   *[other] { $count } missions
}
boards-camelot-fist-hidden = Nobody sees it before all fists open.
boards-camelot-close-fists = { $fists ->
    [one] Close the fist: { $count }
   *[other] Close the fists
}
boards-camelot-predict = Predict { $number }
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
    [one] So far you would go first at { $first }.
   *[other] So far you would go first at { $first } to { $last }.
}
boards-camelot-leads-never = So far no total would put you first.
boards-camelot-score-then = Score { $before } → { $after }

## Merlin: names of things

boards-merlin-board = The board
boards-merlin-land = { $colour ->
    [black] Black
    [grey] Grey
    [blue] Blue
    [purple] Purple
    [orange] Orange
   *[brown] Brown
}
boards-merlin-does = { $kind ->
    [principality] Deploy a vassal here
    [vp] { $counted ->
        [shield] 1 point for each shield
        [flag] 1 point for each flag
        [material] 1 point for each material
        [influence] 1 point for each influence marker
       *[manor] 1 point for each manor
    }
    [influence] Take one where you have influence
    [influence_vassal] Deploy where you have influence
    [excalibur] Take Excalibur, discard a traitor
    [grail] Take the Grail and an apple
    [relocate] Move a vassal to a neighbour
    [exchange] Exchange an item
    [mission] Replace up to two missions
    [apple_mistletoe] Take an apple or a mistletoe
    [gold_coin] Take a gold coin
    [resource_shield] Take any shield
    [resource_flag] Take any flag
    [resource_material] Take any material
    [resource_influence] Place an influence marker anywhere
    [signet_ring] Take the ring, complete a mission
    [stairs] { $districts ->
        [yes] Knight to the next district
       *[no] Knight to the next principality
    }
    [merlin] Move Merlin 1 to 3 spaces
    [replace_manor] Replace another player’s manor
    [picts] Take a Pict and its bonus
    [apple] Take an apple
    [move_arthur] Move Arthur 1 space
    [activate_vassal] A vassal’s action once more
   *[build] A manor for a material
}

## Merlin: choices

boards-merlin-way = { $figure ->
    [arthur] Arthur
    [merlin] Merlin
   *[knight] Knight
} { $pips } { $direction } to { $space }
boards-merlin-with-apple = apple: { $from } → { $pips }
boards-merlin-with-flag = flag: { $power }
boards-merlin-missing = { $mission }; missing: { $missing }
boards-merlin-build-here = Manor on { $tile }

## Merlin: what is due

boards-merlin-choose-die = Choose a die
boards-merlin-start-hint = You can reach every glowing space
boards-merlin-costly-hint = Dashed spaces cost an apple or a flag
boards-merlin-move-knight = Move your knight
boards-merlin-move-merlin = Move Merlin
boards-merlin-wanted = { $handle ->
    [coin] Change which die?
    [market] Buy a marker
    [fruit] Turn the die
    [one_decree] Change which die?
    [two_decrees] An item or influence?
    [repel] Repel which traitor?
    [any_points] What is counted?
    [double_action] Deploy two vassals
    [tristram] Change which die?
    [gawain] Turn it to which number?
    [galahad] Which piece?
    [bors] Where does the knight go?
    [bedivere] Give which card?
   *[poison] Exchange which die?
}
boards-merlin-wanted-card = Take which card for it?
boards-merlin-market-costs = Costs 1 gold coin; no mission can be completed this turn then
boards-merlin-again = Once more?
boards-merlin-finish = Action done
boards-merlin-mission-open = You can still complete a mission.
boards-merlin-deploy-hint = { $one ->
    [yes] Tap a glowing place { $in }.
   *[no] { $districts ->
        [yes] Tap a glowing place in a district.
       *[no] Tap a glowing place in a principality.
    }
}
boards-merlin-take-item = Take an item in exchange
boards-merlin-second-discard = Discard another?
boards-merlin-tower-gift = Gift of the tower
boards-merlin-take-mission = Take a mission
boards-merlin-repel-traitors = Repel traitors with a flag?
boards-merlin-repel-hint = Tap a traitor: a flag repels all your traitors of that colour. That saves 3 points for each one no shield repels.
boards-merlin-grail-question = Use the Grail here?
boards-merlin-pay-with = Pay with
boards-merlin-lapses = Nothing to do there now
boards-merlin-all = All choices: { $count }
boards-merlin-coin = Coin ±1
boards-merlin-coin-hint = Spend a gold coin: the dice it can change by 1 will glow
boards-merlin-with-coin = gold coin: { $from } → { $pips }
boards-merlin-coins = Gold coins: { $count }, in the supply { $supply }
boards-merlin-mistletoe = Mistletoe: { $count }, in the supply { $supply }
boards-merlin-show-for = −{ $count } mistl. { $points }
boards-merlin-market = Market
boards-merlin-market-visit = visit −1
boards-merlin-market-hint = Visit the market: the markers you can buy for a gold coin will glow
boards-merlin-market-plus = Put a plus marker under it?
boards-merlin-fruit = Marker as apple
boards-merlin-fruit-hint = Spend an apple-mistletoe marker as an apple and turn the die
boards-merlin-with-labourer = with the day labourer
boards-merlin-with-marker = apple-mistletoe marker: { $from } → { $pips }
boards-merlin-market-missions-rest = after a market visit, only from your next turn on
boards-merlin-fruits = Apple-mistletoe markers: { $count }
boards-merlin-plus = Plus markers: { $count }
boards-merlin-boards = Modules
boards-merlin-districts = Districts
boards-merlin-caerleon-name = { $district } ({ $land })
boards-merlin-caerleon-coins = Gold coins: { $count } in the mint
boards-merlin-caerleon-apples = Apples: { $count } in the orchard
boards-merlin-caerleon-mistletoe = Mistletoe: { $count } in the orchard
boards-merlin-caerleon-trades = Up to { $count } exchanges
boards-merlin-caerleon-send-home = Who leaves?
boards-merlin-caerleon-take = { $kind ->
    [flag] { $count ->
        [one] Take a flag
       *[other] Take { $count } flags
    }
    [shield] { $count ->
        [one] Take a shield
       *[other] Take { $count } shields
    }
   *[material] { $count ->
        [one] Take a material
       *[other] Take { $count } materials
    }
}
boards-merlin-caerleon-fruit = { $count ->
    [one] Apple or mistletoe?
   *[other] { $count } apples or mistletoe
}
boards-merlin-caerleon-give = What do you give? ({ $count }× left)
boards-merlin-caerleon-for-item = What do you take in exchange?
boards-merlin-caerleon-for-coin = What do you take for the coin?
boards-merlin-decree-instead = Action or decree?
boards-merlin-decree-binds = If you look, you must take a decree.
boards-merlin-decree-take = Take one of these decrees
boards-merlin-decrees = Decrees
boards-merlin-decrees-of = Decrees: { $count }
boards-merlin-decree-none = none yet
boards-merlin-decree-none-left = none
boards-merlin-decree-stack = Decrees in the stack: { $count }.
boards-merlin-decree-known = You know them: { $decrees }.
boards-merlin-decree-one = One decree: the dice it can change by 1 will glow
boards-merlin-decree-two = Two decrees: the supplies you can take an item from and the places for influence will glow
boards-merlin-decree-three = Three decrees: 5 points
boards-merlin-with-decree = decree: { $from } → { $pips }
boards-merlin-treasures-traitor = Discard which traitor?
boards-merlin-favor-points = The card’s points
boards-merlin-favor-influence = Influence
boards-merlin-favor-board = King’s favor board
boards-merlin-favor-reward = Points or an ability?
boards-merlin-favor-seals-left = { $count ->
    [one] { $count } seal left
   *[other] { $count } seals left
}
boards-merlin-favor-blocked = blocked until after the next scoring
boards-merlin-arthur-on = Arthur: { $space }
boards-merlin-move-arthur = Move Arthur
boards-merlin-moved-arthur = has moved Arthur
boards-merlin-favor-manors = Manors
boards-merlin-arthur-manor = Build the Pict’s manor
boards-merlin-arthur-keep = Which manor stays?
boards-merlin-arthur-keep-hint = { $castles ->
    [yes] Besides those on castles, one of your manors stays in this territory; the others go back to your supply.
   *[no] One of your manors stays in this territory; the others go back to your supply.
}
boards-merlin-arthur-more = +1 space
boards-merlin-arthur-less = −1 space
boards-merlin-arthur-switch = { $figure ->
    [knight] Knight
    [arthur] Arthur
   *[merlin] Merlin
}
boards-merlin-arthur-why-clean-up = { $castles ->
    [yes] In each territory all manors on castles stay, and one other of each player; the rest return to the supply.
   *[no] In each territory one manor of each player stays; the others return to the supply.
}
boards-merlin-arthur-back = { $name }: { $castles ->
    [yes] 1 without a castle stays
   *[no] 1 stays
}, { $count ->
    [one] { $count } returns
   *[other] { $count } return
}
boards-merlin-arthur-why-picts = The numbers on the Picts are added up, and the ring adds 3. The highest sum gains 3 points, the lowest loses 3.
boards-merlin-arthur-picts = Picts
boards-merlin-arthur-ring = Signet ring
boards-merlin-turn-of = turn { $turn } of { $count }
boards-merlin-arthur-stacks = { $count ->
    [one] { $count } Pict in the stacks
   *[other] { $count } Picts in the stacks
}
boards-merlin-arthur-sum = { $name }: Picts { $count }
boards-merlin-arthur-sum-ring = { $name }: Picts with the signet ring { $count }
boards-merlin-treasures-influence = { $districts ->
    [yes] Choose a district with your influence
   *[no] Choose a principality with your influence
}
boards-merlin-treasures-why = { $name } built on a treasure: { $effect }.
boards-merlin-treasures-discard = Give up a piece
boards-merlin-wait = One moment
boards-merlin-waits = It is { $name }’s turn
boards-merlin-scoring-waits = Scoring: { $name } decides
boards-merlin-decides = chooses a die
boards-merlin-decides-between = has to decide
boards-merlin-moved-knight = has moved the knight
boards-merlin-moved-merlin = has moved Merlin
boards-merlin-setup = The game is being set up
boards-merlin-over = The game is over
boards-merlin-won = { $count ->
    [one] has won
   *[other] have won
}

## Merlin: the board

boards-merlin-knight-on = { $name }’s knight: { $space }
boards-merlin-merlin-on = Merlin: { $space }
boards-merlin-used-dice = Used this round: { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
boards-merlin-lands = Principalities
# The tab with the rondel and the principalities, on a phone.
boards-merlin-board-tab = Board
boards-merlin-supply = { $item }: { $count } in supply
boards-merlin-worth = worth { $count }
boards-merlin-vassal-of = { $name }’s { $vassal }: { $land }
boards-merlin-seal-of = { $name }’s influence
boards-merlin-environs = Environs
boards-merlin-manor-of = { $name }’s manor: { $tile }
boards-merlin-round = Round { $round } of { $rounds }

## Merlin: castles and missions

boards-merlin-castle = Your castle
boards-merlin-dice = Your dice
boards-merlin-castle-of = { $name }’s castle
boards-merlin-castle-short = Castle
# The tab with everything of one’s own, on a phone: the castle, and allies, decrees or a favor board.
boards-merlin-yours-short = Yours
boards-merlin-traitors = Traitors
boards-merlin-shields = Shields
boards-merlin-flags = Flags
boards-merlin-materials = Material
boards-merlin-influence = Influence
boards-merlin-vassals = Vassals
boards-merlin-apples = { $count ->
    [one] { $count } apple
   *[other] { $count } apples
}
boards-merlin-staffs = { $count ->
    [one] { $count } staff
   *[other] { $count } staffs
}
boards-merlin-markers = { $count ->
    [one] { $count } influence marker left
   *[other] { $count } influence markers left
}
boards-merlin-manors = { $count ->
    [one] { $count } manor left
   *[other] { $count } manors left
}
boards-merlin-excalibur = Excalibur
boards-merlin-grail = the Grail
boards-merlin-start-player = Start player
boards-merlin-at-home = On the castle board: { $vassals }
boards-merlin-missions = Your missions
boards-merlin-missions-short = Missions
boards-merlin-one-each-turn = one per turn
boards-merlin-display = Mission display
boards-merlin-deck = deck
boards-merlin-deck-of = Deck: { $count ->
    [one] { $count } mission
   *[other] { $count } missions
}
boards-merlin-show = Show { $points }
boards-merlin-swap = Swap
boards-merlin-drop = Discard
boards-merlin-met-of = { $met } of { $all }
boards-merlin-others = Others
boards-merlin-sections = Parts of the table
boards-merlin-if-scored = If scored now
boards-merlin-if-scored-about = What everybody would gain or lose if the scoring came now.
boards-merlin-total = Total

## Merlin: a scoring

boards-merlin-scoring = Scoring after round { $round }
boards-merlin-skip = Skip
boards-merlin-next = Next
boards-merlin-go-on = Continue
boards-merlin-to-result = To the result
boards-merlin-so-far = So far
boards-merlin-was = before
boards-merlin-now = now
boards-merlin-repelled = repelled
boards-merlin-left = not repelled
boards-merlin-why-traitors = A shield of its colour repels a traitor. Each one left costs 3 points; Excalibur gives 3 if none is left.
boards-merlin-why-traitors-asked = Nothing is decided yet: first traitors may be repelled without shields, then each shield repels one traitor of its colour. Each one left costs 3 points.
boards-merlin-why-environs = Whoever has the most manors in a territory scores 1 point per tile; ties share, rounded down.
boards-merlin-why-environs-strength = Whoever is strongest in a territory scores 1 point per tile; castles and huts count like manors; ties share, rounded down.
boards-merlin-why-alone = { $worth ->
    [1] { $name } leads alone and scores the point.
   *[other] { $name } leads alone and scores all { $worth } points.
}
boards-merlin-why-shared = { $names } share the lead: { $worth } divided by { $count }, rounded down.
boards-merlin-why-grail = { $name } uses the Grail and scores all { $worth } points.
boards-merlin-why-ask = { $name } shares the lead and may use the Grail.
boards-merlin-why-vassals = { $districts ->
    [yes] 1 point for each vassal in a district.
   *[no] 1 point for each vassal in a principality.
}
boards-merlin-why-back = Then everybody takes back their markers from there, except one.
boards-merlin-why-rest-allies = Sir Gareth and Sir Geraint: points by the number of tiles they have collected.
boards-merlin-why-rest-coins = 3 points for every two gold coins.
boards-merlin-why-rest = 1 point for each apple, 2 for each staff, 1 for every three items.
boards-merlin-territory = { $terrain }, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
boards-merlin-strength-there = { $name }: strength { $count }
boards-merlin-manors-there = { $name }: { $count ->
    [one] { $count } manor
   *[other] { $count } manors
}
boards-merlin-rest-apples = apples
boards-merlin-rest-staffs = staffs
boards-merlin-rest-items = items

boards-merlin-allies = Allies
boards-merlin-knights-wild = Which piece?
boards-merlin-knights-castle = A castle here?
boards-merlin-knights-first-gift = First gift of the tower
boards-merlin-knights-second-gift = Second gift of the tower
boards-merlin-knights-influence = Add a tile?
boards-merlin-knights-tiles = { $count } of { $all } tiles left
boards-merlin-knights-collected = Tiles collected: { $count }; at the end { $points }
boards-merlin-knights-marshal = { $name }’s marshal
boards-merlin-knights-kay = { $name }’s Sir Kay tile
boards-merlin-knights-with-castle = with a castle
boards-merlin-with-tile = tile: { $from } → { $pips }
boards-merlin-draft-choose = Choose an ally from { $stack }
boards-merlin-draft-waits = { $name } chooses an ally from { $stack }
boards-merlin-draft-why = Everybody chooses one ally from each stack for the whole game. Stack A is passed clockwise, stack B the other way.
boards-merlin-kitchen = Witch’s kitchen
boards-merlin-cauldron = { $name }: { $effect }; on the other side { $other }; moves Morgana up to { $movement }
boards-merlin-horn = drinking horn
boards-merlin-horn-sum = total 7
boards-merlin-poisoned = poisoned apples: { $count }; in the kitchen: { $supply }
boards-merlin-poison = Poisoned apple
boards-merlin-poison-hint = Spend a poisoned apple: choose one of your dice, then the die to exchange numbers with
boards-merlin-blocked = blocked
boards-merlin-morgana-on = Blocked by Morgana: { $land }
boards-merlin-morgana-alone = { $count ->
    [one] 1 Morgana marker stands alone
   *[other] { $count } Morgana markers stand alone
}
boards-merlin-morgana-supply = Morgana markers left: { $markers }; witch’s huts left: { $huts }
boards-merlin-morgana-taken = { $name } has taken the Morgana turn
boards-merlin-morgana-made = Morgana turn taken
boards-merlin-morgana-to-come = Morgana turn to come
boards-merlin-morgana-place = Place the Morgana die
boards-merlin-morgana-walk = Move Morgana
boards-merlin-morgana-stand = Place Morgana
boards-merlin-morgana-walk-hint = { $far ->
    [0] { $districts ->
        [yes] Onto the space of a district: nobody can go there then, and nobody takes anything from it.
       *[no] Onto the space of a principality: nobody can go there then, and nobody takes anything from it.
    }
    [1] { $districts ->
        [yes] To the next district at most: nobody can go to the new space then, and nobody takes anything from it.
       *[no] To the next principality at most: nobody can go to the new space then, and nobody takes anything from it.
    }
   *[other] { $districts ->
        [yes] At most { $far } districts on: nobody can go to the new space then, and nobody takes anything from it.
       *[no] At most { $far } principalities on: nobody can go to the new space then, and nobody takes anything from it.
    }
}
boards-merlin-morgana-places = It can go here: { $places }
boards-merlin-morgana-apple-hint = In a later turn it exchanges the number of one of your dice with somebody else’s.
boards-merlin-morgana-horn-hint = The horn brings 1 point and a poisoned apple at once, and at the end of each round as many points as the number of the round.
boards-merlin-morgana-cauldron-hint = First you may move Morgana. Then: { $effect }
boards-merlin-morgana-exchange = Exchange numbers with whom?
boards-merlin-morgana-bewitch = Turn the die to
boards-merlin-morgana-dark = Second Morgana marker
boards-merlin-morgana-horn-pays = Each material and each gold coin counts 1 towards the 7.
boards-merlin-morgana-exchange-hint = The two dice swap the numbers they show.
boards-merlin-morgana-bewitch-hint = It shows this number until it is used or turned again.
boards-merlin-morgana-give-hint = For two items you take three gold coins.
boards-merlin-morgana-take-hint = You have paid two gold coins. Only witch’s gold takes anything from where Morgana stands.
boards-merlin-morgana-dark-hint = Beside or opposite where Morgana stands. On one of your markers it makes that count twice; alone it counts for Morgana.
boards-merlin-morgana-horn = { $count ->
    [one] Pay 1 more piece for the drinking horn
   *[other] Pay { $count } more pieces for the drinking horn
}
boards-merlin-morgana-give = { $count ->
    [one] Return 1 more item
   *[other] Return { $count } more items
}
boards-merlin-morgana-take = { $count ->
    [one] Take 1 more piece
   *[other] Take { $count } more pieces
}

# The fists open
boards-camelot-set-out = { $count ->
    [0] Nobody sets out
    [one] One knight sets out
    [2] Two knights set out
    [3] Three knights set out
    [4] Four knights set out
    [5] Five knights set out
    [6] Six knights set out
    [7] Seven knights set out
    [8] Eight knights set out
    [9] Nine knights set out
    [10] Ten knights set out
    [11] Eleven knights set out
    [12] Twelve knights set out
   *[other] { $count } knights set out
}
boards-camelot-fists-open = The fists are open. Whoever was exactly right goes first, then the numbers too low, then those too high; the closer, the earlier.
boards-camelot-go-on = Continue
boards-camelot-together = together
boards-camelot-knights-out = { $count ->
    [one] knight
   *[other] knights
}
boards-camelot-predicted = predicted { $number }
boards-camelot-nearness = { $side ->
    [exact] exactly right
    [low] { $count } too low
   *[high] { $count } too high
}
boards-camelot-takes-merlin = takes a Merlin tile
