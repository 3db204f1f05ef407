### The Future of Camelot in English.

camelot-name = The Future of Camelot

## Things of the box

# A colour, and the name of who acts where nobody plays it.
camelot-colour-red = Red
camelot-colour-yellow = Yellow
camelot-colour-green = Green
camelot-colour-blue = Blue
camelot-colour-violet = Violet
camelot-neutral-colour = The neutral colour

# Two players with two colours each: which result counts.
camelot-lower-counts = The lower of each player’s two colours counts.

camelot-room-red = red room
camelot-room-green = green room
camelot-room-blue = blue room
camelot-room-yellow = yellow room
camelot-room-secret = secret room

camelot-board-round-table = Round Table
camelot-board-rebellion = Rebellion
camelot-board-training-ground = Training Ground
camelot-board-tournament = Tournament
camelot-board-ballroom = Ballroom
camelot-board-intrigue = Intrigue
camelot-board-chapel = Chapel
camelot-board-library = Library
camelot-board-secret-room = Secret Room

camelot-side = side { $letter }

# Where a figure is placed, by the board, or by the colour of the room where the board is unknown.
camelot-into = { $board ->
    [round_table] at the Round Table
    [rebellion] in the Rebellion
    [training_ground] on the Training Ground
    [tournament] in the Tournament
    [ballroom] in the Ballroom
    [intrigue] in the Intrigue
    [chapel] in the Chapel
    [library] in the Library
    [red] in the red room
    [green] in the green room
    [blue] in the blue room
    [yellow] in the yellow room
   *[secret_room] in the secret room
}

camelot-figure-knight = knight
camelot-figure-black-knight = black knight
camelot-figure-magician = magician

camelot-part-foot = foot
camelot-part-stem = stem
camelot-part-bowl-left = left bowl
camelot-part-bowl-right = right bowl
camelot-parts = { $count } × { $part }

camelot-source-hinterland = from the Hinterland
camelot-source-screen = from behind the screen

camelot-deck-one = deck one
camelot-deck-two = deck two
camelot-deck-three = deck three
camelot-deck-key = key deck

camelot-area-loyalist = loyalists
camelot-area-rebel = rebels
camelot-face-green = green: the rebels are ahead or level
camelot-face-gold = gold: the loyalists are ahead

camelot-group-top = top group
camelot-group-left = left group
camelot-group-right = right group
camelot-group-lower-left = lower left group
camelot-group-lower-right = lower right group

camelot-phase-set-up = set-up
camelot-phase-preparation = preparation
camelot-phase-sending = sending knights
camelot-phase-predictions = predictions
camelot-phase-missions = missions
camelot-phase-end-scoring = end scoring
camelot-phase-over = the game is over

# What is due, as in “Anna: predict a number”.
camelot-due-side = draw a side of a room
camelot-due-eldest = draw who chooses first
camelot-due-colour = choose a colour
camelot-due-card = reveal a magician card
camelot-due-mission = reveal a mission card
camelot-due-send = send knights
camelot-due-predict = predict a number
camelot-due-reveal = reveal what was hidden
camelot-due-merlin = take a Merlin tile
camelot-due-take = take a mission
camelot-due-fetch = take knights back
camelot-due-shield = carry out a shield
camelot-due-grail = draw a grail tile
camelot-due-percival = draw or choose grail tiles
camelot-due-tile = choose a grail tile
camelot-due-bonus = choose a line bonus
camelot-due-extra = place an extra knight
camelot-due-hero = use the hero or not
camelot-due-magician = place the magician
camelot-due-over = the game is over

# Whom everybody waits for, and what they do.
camelot-waits-send = { $count ->
    [one] { $name } is closing the fist
   *[other] { $name } are closing their fists
}
camelot-waits-colour = { $name } is choosing a colour
camelot-waits-predict = { $name } is predicting a number
camelot-waits-merlin = { $name } is taking a Merlin tile
camelot-waits-take = { $name } is taking a mission
camelot-waits-fetch = { $name } is taking knights back
camelot-waits-shield = { $name } is carrying out a shield
camelot-waits-grail = { $name } is drawing a grail tile
camelot-waits-percival = { $name } is drawing or choosing grail tiles
camelot-waits-tile = { $name } is choosing a grail tile
camelot-waits-bonus = { $name } is choosing a line bonus
camelot-waits-extra = { $name } is placing an extra knight
camelot-waits-hero = { $name } is deciding about the hero
camelot-waits-magician = { $name } is placing the magician

camelot-category-red-room = Red room
camelot-category-green-room = Green room
camelot-category-blue-room = Blue room
camelot-category-intrigue = Losses to Intrigue
camelot-category-yellow-room = Yellow room
camelot-category-secret-room = Secret room
camelot-category-missions = Special missions
camelot-category-heroes = Heroes
camelot-category-merlin = Merlin tiles
camelot-category-knights = Knights left
camelot-category-grail = Grail

## Settings

camelot-setting-sides = Room sides
camelot-setting-sides-AAAA = all rooms on side A
camelot-setting-sides-random = drawn at random
camelot-setting-sides-AAAB = Side B: Library
camelot-setting-sides-AABA = Side B: Intrigue
camelot-setting-sides-AABB = Side B: Intrigue and Library
camelot-setting-sides-ABAA = Side B: Tournament
camelot-setting-sides-ABAB = Side B: Tournament and Library
camelot-setting-sides-ABBA = Side B: Tournament and Intrigue
camelot-setting-sides-ABBB = Side B: Tournament, Intrigue and Library
camelot-setting-sides-BAAA = Side B: Rebellion
camelot-setting-sides-BAAB = Side B: Rebellion and Library
camelot-setting-sides-BABA = Side B: Rebellion and Intrigue
camelot-setting-sides-BABB = Side B: Rebellion, Intrigue and Library
camelot-setting-sides-BBAA = Side B: Rebellion and Tournament
camelot-setting-sides-BBAB = Side B: Rebellion, Tournament and Library
camelot-setting-sides-BBBA = Side B: Rebellion, Tournament and Intrigue
camelot-setting-sides-BBBB = all rooms on side B

camelot-setting-heroes = Heroes
camelot-setting-heroes-off = without heroes
camelot-setting-heroes-on = with heroes
camelot-setting-heroes-expert = expert variant

## Shields and mission cards

camelot-shield-red = red shield
camelot-shield-green = green shield
camelot-shield-blue = blue shield
camelot-shield-yellow = yellow shield
camelot-shield-any = four-coloured shield
camelot-shield-violet = violet shield

# The colours of shields in a list: “red + any room”.
camelot-shields-red = red
camelot-shields-green = green
camelot-shields-blue = blue
camelot-shields-yellow = yellow
camelot-shields-any = any room
camelot-shields-violet = violet

camelot-mission = mission card { $shields }
camelot-mission-key = key card { $shields }
camelot-mission-special = special mission for { $knights } knights ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
camelot-short-key = key: { $shields }
camelot-short-special = { $knights } knights: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Heroes

camelot-hero-kay = Kay
camelot-hero-percival = Percival
camelot-hero-tristan = Tristan
camelot-hero-lancelot = Lancelot
camelot-hero-mordred = Mordred

camelot-ability-kay-1 = Carry out one shield of your mission card in the red room instead.
camelot-ability-kay-2 = After a mission, or after taking knights back, remove any one mission card from the display.
camelot-ability-percival-1 = Carry out one shield of your mission card in the yellow room instead.
camelot-ability-percival-2 = When you are due grail tiles, look at all that are left and take the ones you want.
camelot-ability-tristan-1 = Carry out one shield of your mission card in the green room instead.
camelot-ability-tristan-2 = Score 3 points for two knights placed in the same room in one turn.
camelot-ability-lancelot-1 = Carry out one shield of your mission card in the blue room instead.
camelot-ability-lancelot-2 = Carry out one blue shield in the red, green or yellow room instead.
camelot-ability-mordred-1 = After a mission, or after taking knights back, remove a mission card with exactly one shield from the display.
camelot-ability-mordred-2 = After a mission, or after taking knights back, pay 2 points and place the black knight in any room of the castle.
# What both sides of a hero do, in a few words, where colours are chosen.
camelot-hero-brief-kay = 1: a shield in the red room; 2: removes any mission card
camelot-hero-brief-percival = 1: a shield in the yellow room; 2: chooses grail tiles
camelot-hero-brief-tristan = 1: a shield in the green room; 2: 3 points for two knights in one room
camelot-hero-brief-lancelot = 1: a shield in the blue room; 2: a blue shield in another room
camelot-hero-brief-mordred = 1: removes a mission card with one shield; 2: the black knight for 2 points
camelot-hero-side = { $hero }, side { $side }
camelot-ability-gone = The hero is in the box.

## Fields and what is printed on them

camelot-place = { $board }, { $field }
camelot-field-seat = seat { $number }
camelot-field-entry = entry { $number }
camelot-field-area = { $area ->
    [loyalist] loyalists, field { $number }
   *[rebel] rebels, field { $number }
}
camelot-field-grid = row { $row }, column { $column }
camelot-field-heat = heat { $heat }, field { $number }
camelot-field-final = final of heat { $number }
camelot-field-winner = winner’s field
camelot-field-number = field { $number }
camelot-field-queen = queen’s field
camelot-field-group = { $group ->
    [t] top
    [l] left
    [r] right
    [a] lower left
   *[b] lower right
}, field { $number }
camelot-field-start = start field { $number }
camelot-field-level = level { $level }, field { $number }
camelot-field-top = level { $level }
camelot-field-column = column { $column }, field { $number }
camelot-field-unknown = field { $id }

camelot-effect-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
camelot-effect-grail = { $tiles ->
    [one] { $tiles } grail tile
   *[other] { $tiles } grail tiles
}
camelot-effect-tree = tree
camelot-effect-hearts = { $hearts ->
    [one] { $hearts } heart
   *[other] { $hearts } hearts
}
camelot-effect-extra = { $to ->
    [red] extra knight for the red room
    [green] extra knight for the green room
    [blue] extra knight for the blue room
    [yellow] extra knight for the yellow room
   *[any] extra knight for any room
}

# What else happens when a figure is placed.
camelot-note-lines = { $count ->
    [one] line bonus
   *[other] { $count } line bonuses
}
camelot-note-tile = tournament tile
camelot-note-final = opens the final
camelot-note-winner = opens the winner’s field
camelot-note-group = { $count ->
    [one] { $losers } loses { $loss }
   *[other] { $losers } lose { $loss } each
}
camelot-note-removed = { $count ->
    [one] { $losers } loses a knight in the red room
   *[other] { $losers } each lose a knight in the red room
}

## Events: the sentences of the log

# Who acts is a player; a player with two colours acts with one of them: “Anna (Red)”.
camelot-player-colour = { $name } ({ $colour })

camelot-event-side = Drawn at random: the { $room ->
    [red] red
    [green] green
    [blue] blue
   *[yellow] yellow
} room shows side { $side }, { $board }.
camelot-event-chooses-first = { $name } is drawn to choose a colour first.
camelot-event-colour-chosen = { $name } chooses { $colour }.
camelot-event-on-track = { $who }’s magician goes to place { $place } on the order track.
camelot-event-neutral = { $knights ->
    [one] { $knights } neutral knight is placed; the neutral colour is { $colour }.
   *[other] { $knights } neutral knights are placed; the neutral colour is { $colour }.
}
camelot-event-round = Round { $round } begins.
camelot-event-revealed = The { $mission } is revealed.
# Several in one line of the log: “red; green + any room”.
camelot-event-revealed-all = Mission cards revealed: { $missions }.
camelot-event-fist-hidden = { $name } has closed their fist.
camelot-event-fists-hidden = { $name } has closed both fists.
camelot-event-fist = { $knights ->
    [0] { $name } closes an empty fist.
    [one] { $name } closes the fist with { $knights } knight.
   *[other] { $name } closes the fist with { $knights } knights.
}
camelot-event-fists = { $name } closes both fists. Knights in them: { $first } and { $second }.
camelot-event-predicted = { $inner ->
    [yes] { $who } predicts { $number } too and takes the inner place.
   *[no] { $who } predicts { $number }.
}
# Somebody, or one of the own colours, and how many knights are sent: “Anna 2”.
camelot-sent = { $who } { $knights }
camelot-event-fists-opened = { $total ->
    [one] The fists are opened: { $fists }; { $total } knight in all.
   *[other] The fists are opened: { $fists }; { $total } knights in all.
}
camelot-event-new-order = The new order is { $order }.
camelot-event-merlin = { $points ->
    [one] { $who } takes a Merlin tile with { $points } point.
   *[other] { $who } takes a Merlin tile with { $points } points.
}
camelot-event-merlin-hidden = { $who } takes a Merlin tile.
camelot-event-taken = { $who } takes the { $mission }.
camelot-event-surplus = { $knights ->
    [one] { $knights } of { $who }’s knights is surplus and goes to the Hinterland.
   *[other] { $knights } of { $who }’s knights are surplus and go to the Hinterland.
}
camelot-event-no-mission = { $knights ->
    [one] { $who } cannot afford a mission card: the knight sent goes to the Hinterland.
   *[other] { $who } cannot afford a mission card: the { $knights } knights sent go to the Hinterland.
}
camelot-event-fetched = { $knights ->
    [0] { $who } takes no knight back from the Hinterland.
    [one] { $who } takes { $knights } knight back from the Hinterland.
   *[other] { $who } takes { $knights } knights back from the Hinterland.
}
camelot-event-came-back = { $knights ->
    [one] { $who }’s knight goes back behind the screen.
   *[other] { $who }’s { $knights } knights go back behind the screen.
}
camelot-event-returned = { $shield ->
    [red] There is no legal field for { $who }’s red shield: the knight goes back behind the screen.
    [green] There is no legal field for { $who }’s green shield: the knight goes back behind the screen.
    [blue] There is no legal field for { $who }’s blue shield: the knight goes back behind the screen.
    [yellow] There is no legal field for { $who }’s yellow shield: the knight goes back behind the screen.
    [violet] There is no legal field for { $who }’s violet shield: the knight goes back behind the screen.
   *[any] There is no legal field for { $who }’s four-coloured shield: the knight goes back behind the screen.
}
camelot-event-placed = { $who } places a knight { $into }: { $field }.
camelot-event-placed-hero = Thanks to the hero, { $who } places the knight of the { $shield ->
    [red] red
    [green] green
    [blue] blue
    [yellow] yellow
    [violet] violet
   *[any] four-coloured
} shield { $into }: { $field }.
camelot-event-placed-extra = { $source ->
    [hinterland] { $who } places an extra knight from the Hinterland { $into }: { $field }.
   *[screen] { $who } places an extra knight from behind the screen { $into }: { $field }.
}
camelot-event-placed-black = { $who } places the black knight { $into }: { $field }.
camelot-event-placed-magician = { $who } places the magician { $into }: { $field }.
camelot-event-tree = A tree for { $who }: a knight comes back from the Hinterland behind the screen.
camelot-event-tree-alone = A tree for { $who }: with no knight in the Hinterland, only the grail tile is drawn.
camelot-event-grail = { $who } draws a grail tile: { $part }.
camelot-event-grail-hidden = { $who } draws a grail tile.
# Several in one line of the log.
camelot-event-grails-hidden = { $tiles ->
    [one] { $who } draws { $tiles } grail tile.
   *[other] { $who } draws { $tiles } grail tiles.
}
camelot-event-grail-seen = { $who } looks at all grail tiles that are left: { $parts }.
camelot-event-grail-seen-hidden = { $who } looks at all grail tiles that are left.
camelot-event-chosen = { $who } chooses a grail tile: { $part }.
camelot-event-chosen-hidden = { $who } chooses a grail tile.
camelot-event-grail-short = The grail tiles run out: { $who } gets { $missing } too few.
camelot-event-line = { $line ->
    [row] { $who } has three knights side by side in row { $number }.
    [column] { $who } has three knights one above the other in column { $number }.
    [diagonal] { $who } has three adjacent knights on a diagonal.
   *[unknown] { $who } has three adjacent knights in a line.
}
camelot-event-bonus = { $bonus ->
    [red] { $who } chooses the bonus “extra knight for the red room”.
    [yellow] { $who } chooses the bonus “extra knight for the yellow room”.
    [tree] { $who } chooses the bonus “tree”.
    [points] { $who } chooses the bonus “points”.
   *[none] { $who } declines the line bonus.
}
camelot-event-tournament-tile = { $who } stands in all three heats and takes a tournament tile.
camelot-event-final-opened = All heat fields are occupied: the final is open.
camelot-event-winner-opened = All final fields are occupied: the winner’s field is open.
camelot-event-group = { $who } completes the { $group ->
    [t] top group
    [l] left group
    [r] right group
    [a] lower left group
   *[b] lower right group
} of the Intrigue.
camelot-event-removed = { $piece ->
    [black_knight] { $who }’s black knight is removed from the red room ({ $field }) to the Hinterland.
   *[knight] One of { $who }’s knights is removed from the red room ({ $field }) to the Hinterland.
}
camelot-event-table-turned = { $face ->
    [gold] The knight table now shows gold: the loyalists are ahead.
   *[green] The knight table now shows green: the rebels are ahead or level.
}
camelot-event-extra-declined = { $to ->
    [red] { $who } declines the extra knight for the red room.
    [green] { $who } declines the extra knight for the green room.
    [blue] { $who } declines the extra knight for the blue room.
    [yellow] { $who } declines the extra knight for the yellow room.
   *[any] { $who } declines the extra knight.
}
camelot-event-extra-lapsed = { $to ->
    [red] { $who }’s extra knight for the red room lapses: no knight or no legal field is available.
    [green] { $who }’s extra knight for the green room lapses: no knight or no legal field is available.
    [blue] { $who }’s extra knight for the blue room lapses: no knight or no legal field is available.
    [yellow] { $who }’s extra knight for the yellow room lapses: no knight or no legal field is available.
   *[any] { $who }’s extra knight lapses: no knight or no legal field is available.
}
camelot-event-hero = { $who } uses { $hero }, side { $side }.
camelot-event-mission-removed = { $who } removes the { $mission } from the display.
camelot-event-round-over = Round { $round } is over; the cards left on display return to the box.
camelot-event-ranked = { $who } comes { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} { $area ->
    [loyalist] among the loyalists
    [rebel] among the rebels
   *[table] at the Round Table
} with { $knights ->
    [one] { $knights } knight.
   *[other] { $knights } knights.
}
camelot-event-magician-declined = { $who } leaves the magician on the order track.
camelot-event-magician-lapsed = No room has a legal field for { $who }’s magician: the bonus lapses.
camelot-event-merlin-revealed = { $count ->
    [0] { $who } has no Merlin tile.
    [one] { $who } reveals a Merlin tile: { $list }.
   *[other] { $who } reveals { $count } Merlin tiles: { $list }.
}
camelot-event-no-grail = { $who } has no grail tile.
camelot-event-grail-revealed = { $who } reveals the grail tiles: { $parts }.
camelot-event-over = The game is over: { $name } wins with { $colour }.

## Points, and what they are for

camelot-scored-field = { $points } for { $who }: { $place }.
camelot-scored-line-bonus = { $points } for { $who }: line bonus.
camelot-scored-tournament-tile = { $points } for { $who }: tournament tile.
camelot-scored-absent = { $points } for { $who }: absent from the completed { $group ->
    [t] top group
    [l] left group
    [r] right group
    [a] lower left group
   *[b] lower right group
}.
camelot-scored-special = { $points } for { $who }: { $mission }.
camelot-scored-tristan = { $points } for { $who }: two knights in one room, with Tristan.
camelot-scored-black-knight = { $points } for { $who }: the price of the black knight.
camelot-scored-round-table = { $points } for { $who }: { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} place at the Round Table.
camelot-scored-rebellion = { $points } for { $who }: { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} place among the { $won ->
    [yes] victorious
   *[no] defeated
} { $area ->
    [loyalist] loyalists
   *[rebel] rebels
}.
camelot-scored-not-at-table = { $points } for { $who }: no knight at the Round Table.
camelot-scored-merlin = { $tiles ->
    [0] { $points } for { $who }: no Merlin tile.
    [one] { $points } for { $who }: { $tiles } Merlin tile.
   *[other] { $points } for { $who }: { $tiles } Merlin tiles.
}
camelot-scored-screen = { $knights ->
    [0] { $points } for { $who }: no knight behind the screen.
    [one] { $points } for { $who }: { $knights } knight behind the screen.
   *[other] { $points } for { $who }: { $knights } knights behind the screen.
}
camelot-scored-grail = { $points } for { $who }: grail tiles { $parts }.
camelot-scored-no-grail = { $points } for { $who }: no grail tile.
camelot-scored-not-in-secret-room = { $points } for { $who }: no knight in the secret room.

## Choices: short lines without a full stop

camelot-choice-side = { $room }: { $side }, { $board }
camelot-choice-eldest = { $name } chooses first
camelot-choice-card = Magician card { $colour }
camelot-choice-merlin = { $points ->
    [one] Merlin tile with { $points } point
   *[other] Merlin tile with { $points } points
}
camelot-choice-grail = Grail tile: { $part }
camelot-choice-reveal = Reveal what was hidden
camelot-choice-colour = { $colour } with { $hero }
camelot-choice-send = { $knights ->
    [0] Send no knight
    [one] Send { $knights } knight
   *[other] Send { $knights } knights
}
camelot-choice-send-both = Send { $fists }
camelot-choice-predict = { $inner ->
    [yes] Predict { $number } (inner place)
   *[no] Predict { $number }
}
camelot-choice-take = { $surplus ->
    [0] { $mission }
    [one] { $mission } ({ $surplus } knight to the Hinterland)
   *[other] { $mission } ({ $surplus } knights to the Hinterland)
}
camelot-choice-fetch = { $knights ->
    [0] Take no knight back
    [one] Take { $knights } knight back and draw { $knights } grail tile
   *[other] Take { $knights } knights back and draw { $knights } grail tiles
}
camelot-choice-place = { $board }: { $field }
camelot-choice-place-effects = { $board }: { $field } ({ $effects })
camelot-choice-return = No legal field: the knight goes back behind the screen
camelot-choice-draw = { $tiles ->
    [one] Draw a grail tile unseen
   *[other] Draw { $tiles } grail tiles unseen
}
camelot-choice-tile = { $owned ->
    [0] Grail tile: { $part } (you have none)
   *[other] Grail tile: { $part } (you have { $owned })
}
camelot-choice-hero-choose = { $tiles ->
    [one] { $hero }: look at all grail tiles and choose one
   *[other] { $hero }: look at all grail tiles and choose { $tiles }
}
camelot-choice-hero-score = { $hero }: { $points } points for two knights in one room
camelot-choice-decline = { $due ->
    [extra] Place no extra knight
    [bonus] Decline the bonus
    [hero] Do not use the hero
    [magician] Leave the magician on the order track
   *[other] Decline
}

camelot-heading-extra = Extra knight { $source }
camelot-heading-hero-place = Hero: { $shield } in another room
camelot-heading-hero-remove = Hero: remove a card from the display
camelot-heading-hero-black = Black knight for { $points } points
camelot-heading-magician = Place the magician

## Refusals: what forbids the move, and what would be allowed

camelot-refusal-game-over = The game is over and takes no more moves; its record can still be viewed.
camelot-refusal-no-room = This move would trigger more than the program can keep track of, so it was not made. This is a bug in the program: please choose another move and report this game.
camelot-refusal-not-your-turn = { $due ->
    [colour] It is { $who }’s turn to choose a colour; everybody else waits.
    [send] { $who } has yet to close the fist; everybody else waits.
    [predict] It is { $who }’s turn to predict; everybody else waits.
    [take] It is { $who }’s turn to take a mission; everybody else waits.
    [fetch] It is { $who }’s turn to take knights back from the Hinterland; everybody else waits.
    [shield] It is { $who }’s turn to carry out a shield; everybody else waits.
    [tile] It is { $who }’s turn to decide about grail tiles; everybody else waits.
    [bonus] It is { $who }’s turn to choose a line bonus; everybody else waits.
    [extra] It is { $who }’s turn to place an extra knight or to decline it; everybody else waits.
    [hero] It is { $who }’s turn to use the hero or not; everybody else waits.
   *[magician] It is { $who }’s turn to place the magician or to leave it; everybody else waits.
}
camelot-refusal-chance-first = { $due ->
    [side] The sides of the rooms are drawn first; then the players decide.
    [eldest] The player who chooses the first colour is drawn now; then the players decide.
    [card] The magician cards are revealed first; then the players decide.
    [mission] The mission cards are revealed first; then the players decide.
    [reveal] What was hidden is revealed first; then the players decide.
    [merlin] The Merlin tile is taken first; then the players decide.
   *[grail] The grail tile is drawn first; then the players decide.
}
camelot-refusal-already-chosen = Your fist is closed and stays closed; the game goes on when everybody has chosen.
camelot-refusal-other-decision = { $due ->
    [colour] Choose a colour now: any that nobody has.
    [send] Send knights now: 0 to 3, at most those behind the screen.
    [predict] Predict the number of knights in all fists now: any number with fewer than two magicians.
    [take] Take a mission card now: any on display that the knights you sent can pay for.
    [fetch] You may take knights back from the Hinterland now: none, one or two.
    [shield] Carry out a shield of the mission card now: any that is left, on a legal field.
    [tile] Decide now how to get the grail tiles: drawn, or chosen with Percival.
    [bonus] You may choose a line bonus now: one of the four, or none.
    [extra] You may place an extra knight on a legal field now, or decline it.
    [hero] You may use the hero now, or not.
    [magician] You may place the magician on a legal field now, or leave it where it is.
   *[other] Chance decides now; then the players decide.
}
camelot-refusal-no-such-chance = Chance cannot do this now; it draws only what is due and still there, such as a card left in its deck.
camelot-refusal-colour-taken = { $colour } is taken; choose a colour that nobody has.
camelot-refusal-fists-needed = { $colours ->
    [one] Give one number for your colour, such as `send 2`.
   *[other] Give two numbers, one for each of your two colours, such as `send 2 0`.
}
camelot-refusal-too-many-sent = { $most ->
    [0] { $colour } has no knight behind the screen and can only send 0.
   *[other] { $colour } cannot send so many knights; send 0 to { $most }.
}
camelot-refusal-no-such-number = The throne room has no { $number }; predict any number from 0 to { $highest } with fewer than two magicians.
camelot-refusal-number-full = Two magicians stand on { $number }; predict a number with fewer than two.
camelot-refusal-not-on-display = The { $mission } is not on display; choose a card that is.
camelot-refusal-too-costly = { $sent ->
    [one] The { $mission } costs { $cost } knights, and { $sent } was sent; take a card with one shield.
   *[other] The { $mission } costs { $cost } knights, and { $sent } were sent; take a card that costs at most { $sent }.
}
camelot-refusal-too-many-fetched = { $most ->
    [0] You have no knight in the Hinterland; none can be taken back.
    [one] At most { $most } knight can be taken back; you may also take none.
   *[other] At most { $most } knights can be taken back; you may also take fewer.
}
camelot-refusal-no-such-shield = { $shield ->
    [red] The mission has no red shield left; carry out one of the others.
    [green] The mission has no green shield left; carry out one of the others.
    [blue] The mission has no blue shield left; carry out one of the others.
    [yellow] The mission has no yellow shield left; carry out one of the others.
    [violet] The mission has no violet shield left; carry out one of the others.
   *[any] The mission has no four-coloured shield left; carry out one of the others.
}
camelot-refusal-other-room = { $shield ->
    [red] A red shield leads into the red room, but this field is elsewhere ({ $place }).
    [green] A green shield leads into the green room, but this field is elsewhere ({ $place }).
    [blue] A blue shield leads into the blue room, but this field is elsewhere ({ $place }).
    [yellow] A yellow shield leads into the yellow room, but this field is elsewhere ({ $place }).
    [violet] A violet shield leads into the secret room, but this field is elsewhere ({ $place }).
   *[any] A four-coloured shield leads into one of the four rooms of the castle, but this field is elsewhere ({ $place }).
}
camelot-refusal-no-such-field = No room in this game has a field `{ $id }`; choose a legal field.
camelot-refusal-field-taken = This field is taken ({ $place }); choose a free one.
camelot-refusal-must-place = { $shield ->
    [red] There is a legal field for the red shield, so its knight has to be placed.
    [green] There is a legal field for the green shield, so its knight has to be placed.
    [blue] There is a legal field for the blue shield, so its knight has to be placed.
    [yellow] There is a legal field for the yellow shield, so its knight has to be placed.
    [violet] There is a legal field for the violet shield, so its knight has to be placed.
   *[any] There is a legal field for the four-coloured shield, so its knight has to be placed.
}
camelot-refusal-no-knight = { $source ->
    [hinterland] You have no knight in the Hinterland; take the extra knight from behind the screen, or decline it.
   *[screen] You have no knight behind the screen; take the extra knight from the Hinterland, or decline it.
}
camelot-refusal-other-destination = { $to ->
    [red] The extra knight goes into the red room, but this field is elsewhere ({ $place }).
    [green] The extra knight goes into the green room, but this field is elsewhere ({ $place }).
    [blue] The extra knight goes into the blue room, but this field is elsewhere ({ $place }).
    [yellow] The extra knight goes into the yellow room, but this field is elsewhere ({ $place }).
   *[any] The extra knight goes into one of the four rooms of the castle, but this field is elsewhere ({ $place }).
}
camelot-refusal-no-hero = No hero lies in front of this screen: the game is played without heroes, or both sides have been used. The turn goes on without one.
camelot-refusal-other-ability = { $hero } cannot do this now. What his side does: { $does }
camelot-refusal-hero-used = { $hero } has already been used this turn; a hero is used once per turn, and each of his sides once per game.
camelot-refusal-not-this-shield = { $shield ->
    [any] { $hero } cannot redirect a four-coloured shield; choose a shield in the colour of another room.
   *[other] { $hero } cannot redirect this shield; choose a shield in the colour of another room, not a four-coloured one.
}
camelot-refusal-blue-shield-only = Side 2 of { $hero } redirects only a blue shield.
camelot-refusal-not-into-room = With { $hero } you place the knight { $leads ->
    [red] in the red room
    [green] in the green room
    [blue] in the blue room
    [yellow] in the yellow room
    [others] in the red, green or yellow room
   *[castle] in one of the four rooms of the castle
}, not in the { $room ->
    [red] red
    [green] green
    [blue] blue
    [yellow] yellow
   *[secret] secret
} room.
camelot-refusal-not-one-shield = Mordred removes a card with exactly one shield; the { $mission } does not have exactly one.
camelot-refusal-no-such-tile = No grail tile with this part is left ({ $part }); choose another part.
camelot-refusal-no-magician = { $room ->
    [secret] The magician cannot go into the secret room; choose the green, blue or yellow room.
   *[red] The magician cannot go into the red room; choose the green, blue or yellow room.
}

# Why a free field is closed to a colour.
camelot-closed-entry-first = A colour’s first knight in the Rebellion goes on the lowest free entry, not here ({ $place }).
camelot-closed-no-entry-left = All entries of the Rebellion belong to others or are occupied, so this colour has no legal field there ({ $place }).
camelot-closed-own-entry = This colour can return to the Rebellion only through its own entry, not here ({ $place }).
camelot-closed-next-in-chain = In the Rebellion a knight goes next to the colour’s most recent one, not here ({ $place }).
camelot-closed-lowest-row = It is not yet the turn of this field ({ $place }): the lowest row with free fields is filled first; choose one of those.
camelot-closed-heats-first = This field is still closed ({ $place }): the final and the winner’s field open only when no heat field is free; choose a free heat field.
camelot-closed-not-in-heat = This colour has no knight in the heat that leads here ({ $place }); a final is open only to those in its heat.
camelot-closed-finals-first = The winner’s field opens only when all final fields are occupied.
camelot-closed-not-in-final = This colour has no knight on a final field; the winner’s field is open only to those who have one.
camelot-closed-next-in-row = It is not yet the turn of this field ({ $place }): the Ballroom is filled in order; choose the next free field of the row.
camelot-closed-too-few-hearts = The queen demands 3 hearts before the knight is placed ({ $place }); without them, take the next free field of the row.
camelot-closed-in-group = This colour already has a knight in this group ({ $place }); choose a group without one.
camelot-closed-chapel-start = A colour’s first knight in the Chapel goes on a start field, not here ({ $place }).
camelot-closed-chapel-path = In the Chapel an arrow must lead from the colour’s most recent knight to the field; none leads here ({ $place }).
camelot-closed-chapel-once = A colour starts only one path in the Chapel ({ $place }); follow the arrows.
camelot-closed-library-start = A colour’s first knight in the Library goes on a start field, not here ({ $place }).
camelot-closed-library-arrow = In the Library an arrow must lead from one of the colour’s knights to the field; none leads here ({ $place }).
camelot-closed-library-once = A colour has only one start field in the Library ({ $place }); follow the arrows.
camelot-closed-topmost = It is not yet the turn of this field ({ $place }): the secret room is filled from the top; choose the topmost free field.

## Texts that cannot be read

camelot-unreadable-colour = “{ $text }” is not a colour; there are `red`, `yellow`, `green`, `blue` and `violet`.
camelot-unreadable-room = “{ $text }” is not a room; there are `red`, `green`, `blue`, `yellow` and `secret`.
camelot-unreadable-side = “{ $text }” is not a side; there are `A` and `B`.
camelot-unreadable-shield = “{ $text }” is not a shield; there are `red`, `green`, `blue`, `yellow`, `any` and `violet`.
camelot-unreadable-field = “{ $text }” is not a field; fields are written like `rt_05`.
camelot-unreadable-mission = “{ $text }” is not a mission card; cards are written like `two_red_green` or `three_special_6`.
camelot-unreadable-part = “{ $text }” is not a part of the grail; there are `foot`, `stem`, `bowl_left` and `bowl_right`.
camelot-unreadable-bonus = “{ $text }” is not a line bonus; there are `red`, `yellow`, `tree` and `points`.
camelot-unreadable-source = “{ $text }” is not a source of an extra knight; there are `hinterland` and `screen`.
camelot-unreadable-number = “{ $text }” is not a whole number without a sign, such as 8.
