### What the things on the boards are, what they bring now, and why something cannot be done.

## What stands before a fact

explain-you-now = For you now
explain-now = Now
explain-scores = Scores
explain-lead = Leads
explain-lead-is = Whoever has the laurel has the most points right now.
explain-left = { $count ->
    [0] none left
   *[other] { $count } left
}
explain-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
explain-score = { $name }: { $points }
explain-score-is = All points so far, by what brought them.

## Artus

explain-artus-chair = Chair { $chair }: { $value }
explain-artus-crown-plate = Crown plate
explain-artus-plate = Plate { $value }
explain-artus-plate-is = { $sign ->
    [loss] Whoever moves a knight or a prince away from here loses { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Arriving here brings nothing.
   *[gain] Whoever moves a knight or a prince away from here gets { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Arriving here brings nothing.
}
explain-artus-zero-is = Leaving this chair brings no points and costs none.
explain-artus-crown-plate-is = The crown plate always lies in front of the king. All values are counted from here, so they turn with him.
explain-artus-plate-counts = as { $colour }, for scoring cards that ask for a colour
explain-artus-free = Free. Whoever comes here displaces nobody.
explain-artus-sits = { $figure } sits here. Whoever moves here displaces that figure to the next free chair counter-clockwise.
explain-artus-carpet = Carpet
explain-artus-on-carpet = Knights on these six chairs count for the scoring card “Two on the carpet”.
explain-artus-carpet-idle = Six chairs stand on the carpet. It matters only in the advanced game.
explain-artus-crowns = Chairs with a crown
explain-artus-crowns-is = The king and the princes began here. After that these are chairs like all others.
explain-artus-turn-is = A turn: play a card, carry it out, then draw.
explain-artus-own-knight-is = Your knight. A knight card moves it clockwise; you score the value of the chair it leaves.
explain-artus-knight-is = Another player’s knight. You cannot move it, only displace it.
explain-artus-prince-is = Anybody may move a prince with a king card or give him a ring. His third ring makes him king.
explain-artus-king-is = The turntable follows him: wherever he goes, all values turn along. Anybody may move him with a king card.
explain-artus-king-brings = Moving him brings no points.
explain-artus-brings = Leaving this chair brings { $points }.
explain-artus-rings-worn = Rings
explain-artus-wears = { $count } of 3
explain-artus-rings = Rings in the supply
explain-artus-rings-is = A ring card puts one on a prince and scores the value of his chair. Three rings make a king.
explain-artus-pile-is = At the end of your turn you draw from one of your piles. The backs show which kind you draw.
explain-artus-pile-left = { $name }: { $count ->
    [0] no card left
    [one] { $count } card left
   *[other] { $count } cards left
}
explain-artus-holds = { $name }: { $count } in hand
explain-artus-knight-cards = They move your own knights. Everybody sees how many there are, but not which.
explain-artus-king-cards = They move princes and the king or give a prince a ring. Everybody sees how many there are, but not which.
explain-artus-scoring-cards = They score your knights where they sit. Everybody sees how many there are, but not which.
explain-artus-tokens = 50-point token
explain-artus-tokens-is = The track ends at 50. Every full 50 points is one token; the rest is on the track.
explain-artus-score-is = All points so far, by what brought them. A chair counts when a figure leaves it.

## The Future of Camelot

explain-camelot-brings = Brings
explain-camelot-free = Free
explain-camelot-stands = { $name }: { $figure }. A field holds one figure.
explain-camelot-neutral = A neutral knight stands here.
explain-camelot-round-table-is = Any free seat will do. The Round Table counts only at the end: whoever has the most knights comes first; whoever is absent loses 4 points.
explain-camelot-rebellion-is = Your entry decides your side; each further knight stands next to your last one. Points come only at the end.
explain-camelot-training-ground-is = The rows are filled from below. Three of your knights side by side in a line bring a bonus.
explain-camelot-tournament-is = First the heats, then the final, then the winner’s field: each opens when the one before is full.
explain-camelot-ballroom-is = The next free field of the row is the one to take. With three hearts the queen’s field is open to you as well.
explain-camelot-intrigue-is = One knight in each group. When a group is full, every colour that is not in it loses points.
explain-camelot-chapel-is = Start at the bottom, then follow an arrow up from your last knight.
explain-camelot-library-is = Start at a door, then follow an arrow from any of your knights.
explain-camelot-secret-room-is = Only violet shields lead here. The topmost free field comes next; whoever never comes loses 9 points.
explain-camelot-throne = Throne room
explain-camelot-throne-is = Here everybody predicts how many knights all fists hold together. The best prediction goes first.
explain-camelot-number = Number { $number }
explain-camelot-number-is = A prediction: this many knights in all fists together. Each number has room for two magicians.
explain-camelot-magicians = On it
explain-camelot-magician = Magician: { $name }
explain-camelot-magician-is = Predicts the number of knights. The order of the magicians is the turn order, and it breaks ties.
explain-camelot-order = place { $place } on the order track
explain-camelot-predicts = Predicts
explain-camelot-predicted = { $number } knights
explain-camelot-merlin = Merlin tiles
explain-camelot-merlin-is = Whoever is first after the predictions takes one. Its points are hidden and count in the end scoring.
explain-camelot-grail = Grail tiles
explain-camelot-grail-is = Sets of different parts count at the end: 1, 3, 6 or 10 points for one, two, three or four parts.
explain-camelot-tree = Tree
explain-camelot-tree-is = One of your knights comes back from the Hinterland, and you draw a grail tile.
explain-camelot-hinterland = Hinterland
explain-camelot-hinterland-is = Surplus knights wait here. Whoever sends none takes up to two back, with a grail tile for each.
explain-camelot-screen = Knights behind the screen
explain-camelot-screen-is = You send knights from here. Each one still here at the end scores 2 points.
explain-camelot-fist = Fist
explain-camelot-fist-is = How many knights go out this round, 0 to 3. Nobody sees it before all fists open.
explain-camelot-sent = Knights sent
explain-camelot-sent-is = They pay for a mission card and go to the rooms of its shields. Any surplus goes to the Hinterland.
explain-camelot-black = Black knight
explain-camelot-black-is = Mordred’s second ability places it for 2 points. From then on it is a knight like all others.
explain-camelot-extra = Extra knight
explain-camelot-extra-is = You may place one more knight there, from the Hinterland or from behind your screen.
explain-camelot-heart = Hearts
explain-camelot-heart-is = Three hearts open the queen’s field for you.
explain-camelot-line-bonus = Line bonus
explain-camelot-line-bonus-is = For three of your knights in a line you choose one: an extra knight in the red or the yellow room, a tree, or 4 points.
explain-camelot-places = Places at the Round Table
explain-camelot-places-is = At the end, the colour with the most knights here scores the number beside the crown and may place its magician in another room. The next ones score the smaller numbers, in this order. Ties go to the colour higher on the order track. Whoever has nobody here loses 4 points.
explain-camelot-knight-table = Knight table
explain-camelot-knight-table-is = It counts the knights of loyalists and rebels. At the end the side with more knights wins; if both are equal, the rebels do. There the first and the second colour score the numbers beside “win”, and the first may place its magician (the hat); on the other side the numbers beside “lose” count. If two colours of a side are equal, the one higher on the order track is ahead.
explain-camelot-loss = Loss for those who are absent
explain-camelot-loss-is = When this group is full, every colour without a knight in it loses this many points.
explain-camelot-red-loss = Loss with a red shield
explain-camelot-red-loss-is = When this group is full, every colour without a knight in it loses the points, and the last knight it placed in the red room goes to the Hinterland.
explain-camelot-cost = Cost
explain-camelot-cost-is = You must have sent this many knights to take a card from this row.
explain-camelot-mission-is = { $cost ->
    [one] Costs 1 knight: it goes to the room of the shield.
   *[other] Costs { $cost } knights: one goes to the room of each shield, in any order.
}
explain-camelot-special-is = Costs { $cost } knights and scores { $points } points. The knights go back behind the screen.
explain-camelot-sent-now = { $count ->
    [0] you sent no knights
    [one] you sent 1 knight
   *[other] you sent { $count } knights
}
explain-camelot-shield-is = One of the knights you sent goes to this room: { $room }. If there is no field for it, it goes back behind your screen.
explain-camelot-any-shield-is = A four-coloured shield: the knight goes to any of the four rooms.
explain-camelot-hero = { $hero } – { $name }
explain-camelot-two-players = Two players
explain-camelot-hero-next = Reverse (side 2)

## Merlin

explain-merlin-lapses = nothing: the action would lapse
explain-merlin-points = { $points }
explain-merlin-choices = { $count ->
    [0] nothing to choose
    [one] 1 choice
   *[other] { $count } choices
}
explain-merlin-at-once = at once, whenever a figure you move ends here
explain-merlin-on-it = On it
explain-merlin-stands = { $space }
explain-merlin-land-is = Vassals deployed here take an item or place influence. Influence counts in the scorings.
explain-merlin-district = District
explain-merlin-supply = { $item } in the supply
explain-merlin-item = { $item }
explain-merlin-flag-is = Return a flag to use its power. Until then it counts for missions and points spaces.
explain-merlin-shield-is = In a scoring it repels one traitor of its colour and goes back to the supply.
explain-merlin-material-is = Pays for a manor on a tile whose line leads to this colour.
explain-merlin-items-end = every three items left at the end: 1 point
explain-merlin-worth = Worth { $count }
explain-merlin-worth-is = Whoever has the most influence markers here scores 1 point for each marker here; ties share.
explain-merlin-in-scorings = after rounds 2, 4 and 6
explain-merlin-at-home = on your castle board
explain-merlin-vassal-scores = { $districts ->
    [yes] 1 point in each scoring while it stands in a district
   *[no] 1 point in each scoring while it stands in a principality
}
explain-merlin-tile-is = Tiles of one terrain that touch form a territory. Whoever has the most manors there scores 1 point for each tile.
explain-merlin-at = { $site }
explain-merlin-own-manor = Your manor stands here.
explain-merlin-manor-of = { $name }’s manor stands here.
explain-merlin-pays = Free. A manor costs one material: { $colours }.
explain-merlin-gift = For building
explain-merlin-territory = { $terrain }, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
explain-merlin-territory-strength-is = Whoever is strongest in this territory scores 1 point for each tile; castles and huts count like manors; ties share.
explain-merlin-territory-is = Whoever has the most manors in this territory scores 1 point for each tile; ties share.
explain-merlin-knight = { $name }’s knight
explain-merlin-knight-is = Its owner’s personal dice move it clockwise. Where it ends, the owner does what the space says.
explain-merlin-merlin-is = Belongs to everybody: the Merlin die moves him either way, and a Merlin staff repeats the action.
explain-merlin-arthur-is = The Arthur die moves him either way on the ring where he stands.
explain-merlin-own-die-is = Moves your knight clockwise by its value. Each die is used once per round.
explain-merlin-merlin-die-is = Moves Merlin by its value, clockwise or counter-clockwise.
explain-merlin-arthur-die-is = Moves Arthur by its value, clockwise or counter-clockwise.
explain-merlin-owner = Owner
explain-merlin-nobody = nobody; it lies on the board
explain-merlin-mission = { $points ->
    [one] Mission, { $points } point
   *[other] Mission, { $points } points
}
explain-merlin-mission-is = { $asks }. Show the card in your turn: you keep everything.
explain-merlin-met = all requirements are met
explain-merlin-missing = still missing: { $missing }

explain-merlin-apple = Apple
explain-merlin-apple-is = Turns the chosen die to any value before the figure moves. Each one left at the end: 1 point.
explain-merlin-staff = Merlin staff
explain-merlin-staff-is = Repeats the action after you have moved Merlin. Each one left at the end: 2 points.
explain-merlin-seal = Influence marker
explain-merlin-seal-is = { $districts ->
    [yes] Counts in its district: in a scoring, whoever has the most there scores its worth.
   *[no] Counts in its principality: in a scoring, whoever has the most there scores its worth.
}
explain-merlin-manor = Manor
explain-merlin-manor-is = Stands on a tile of the environs and costs a material. Whoever has the most in a territory scores 1 point for each of its tiles.
explain-merlin-card = Missions in hand
explain-merlin-card-is = Only their owner sees them. You can complete one in each of your turns.
explain-merlin-deck = Deck
explain-merlin-deck-is = Completed missions are replaced from here or from the display.
explain-merlin-traitor = Traitor
explain-merlin-traitor-is = In a scoring each one that no shield repels costs 3 points.
explain-merlin-rounds = Rounds
explain-merlin-rounds-is = Six rounds; a crown stands for the scoring after rounds 2, 4 and 6.
explain-merlin-track = Score track
explain-merlin-track-is = Everybody’s points. They may fall below 0.
explain-merlin-used = Used dice
explain-merlin-used-is = These dice have been used in this round. All are rolled again for the next one.
explain-merlin-home = Vassals on the castle board
explain-merlin-home-is = { $districts ->
    [yes] They wait here to be deployed. Vassals in districts may also be deployed anew.
   *[no] They wait here to be deployed. Vassals in principalities may also be deployed anew.
}
explain-merlin-tower = Tower
explain-merlin-tower-is = A shield, a flag or an influence marker of your choice
explain-merlin-notch = Colours of the frame
explain-merlin-notch-is = Straight lines from a tile lead to these colours: one material of such a colour pays for a manor there.
explain-merlin-start = Start player
explain-merlin-start-is = Has the first turn of the round. The marker goes on clockwise.
explain-merlin-step-traitors = Traitors
explain-merlin-step-traitors-is = Shields repel traitors of their colour; each traitor that is left costs 3 points.
explain-merlin-step-environs = Environs
explain-merlin-step-environs-is = In each territory, whoever has the most manors scores 1 point for each tile.
explain-merlin-step-influence = Influence
explain-merlin-step-influence-is = { $districts ->
    [yes] In each district, whoever has the most influence markers scores 1 point for each marker there.
   *[no] In each principality, whoever has the most influence markers scores 1 point for each marker there.
}
explain-merlin-step-vassals = Vassals
explain-merlin-step-vassals-is = { $districts ->
    [yes] 1 point for each of your vassals in a district.
   *[no] 1 point for each of your vassals in a principality.
}
explain-merlin-coin = Gold coin
explain-merlin-coin-is = Raises or lowers one of your dice by 1. Every two left at the end: 3 points.
explain-merlin-mistletoe = Mistletoe
explain-merlin-mistletoe-is = Makes one requirement of a mission count as met.
explain-merlin-fruits = Apple-mistletoe marker
explain-merlin-fruits-is = Serves once as an apple or as a mistletoe; unused it counts as an apple at the end.
explain-merlin-plus = Plus marker
explain-merlin-plus-is = Under an influence marker it makes that marker count twice in the next scoring.
explain-merlin-marker-is = Counts as an item of its colour. When spent it goes back to the market.
explain-merlin-labourer-is = An extra turn this round: your knight moves as many spaces as the day labourer has pips.
explain-merlin-price = Price
explain-merlin-one-coin = 1 gold coin, once per turn, in a turn without a completed mission
explain-merlin-picts = Picts
explain-merlin-picts-is = In a scoring the highest sum of Picts gains 3 points and the lowest loses 3. Then all players’ Picts leave the game.
explain-merlin-pict = Pict { $value }
explain-merlin-pict-is = Whoever takes it gets at once: { $bonus }.
explain-merlin-ring = Signet ring
explain-merlin-ring-is = Adds 3 to its owner’s sum of Picts. Whoever takes it may complete a mission whatever it requires.
explain-merlin-decrees = Decrees
explain-merlin-decrees-is = Instead of the action of a vassal just deployed you may look at the stack and take one.
explain-merlin-decree = Decree: { $shown }
explain-merlin-decree-is = Brings what it shows when taken. Afterwards 1, 2 or 3 decrees pay for a decree action.
explain-merlin-decree-one = One decree
explain-merlin-decree-one-is = Raises or lowers one of your dice by 1.
explain-merlin-decree-two = Two decrees
explain-merlin-decree-two-is = { $districts ->
    [yes] One item from any supply, or an influence marker into any district.
   *[no] One item from any supply, or an influence marker into any principality.
}
explain-merlin-decree-three = Three decrees
explain-merlin-decree-three-is = 5 points at once.
explain-merlin-wax = Seals
explain-merlin-wax-is = A completed mission may place a seal on an ability instead of scoring its points.
explain-merlin-marshal = Marshal
explain-merlin-marshal-is = Lancelot’s player performs the action of a vassal deployed here twice.
explain-merlin-kay = Kay’s influence tile
explain-merlin-kay-is = Counts as one more influence marker for Kay’s player when majorities are compared.
explain-merlin-tiles = Tiles of an ally
explain-merlin-tiles-is = Each use of the ability costs a tile, which leaves the game.
explain-merlin-tiles-left = { $count } of { $all } tiles left
explain-merlin-castle = Castle
explain-merlin-castle-is = Under a manor of Gaheris’s player: counts as one more manor in the scoring of the environs.
explain-merlin-morgana = Morgana
explain-merlin-morgana-is = { $districts ->
    [yes] Blocks this district: no figure may end there, and nothing may be taken of what it stores.
   *[no] Blocks this principality: no figure may end there, and no item may be taken from it.
}
explain-merlin-morgana-die = Morgana die
explain-merlin-morgana-die-is = Once per round everybody takes one and places it: poisoned apple, drinking horn or a cauldron.
explain-merlin-pentagram = Morgana turn
explain-merlin-pentagram-is = Everybody takes one turn per round with a Morgana die; pale means it has been taken.
explain-merlin-poisoned = Poisoned apple
explain-merlin-poisoned-is = Swaps the numbers of one of your dice and of another player’s unused die.
explain-merlin-horn = Drinking horn
explain-merlin-horn-is = Its owner scores the number of the round at the end of each round.
explain-merlin-hut = Witch’s hut
explain-merlin-hut-is = Its manor counts twice in the next scoring of the environs and then goes back.
explain-merlin-dark = Morgana marker
explain-merlin-dark-is = On an influence marker it makes that marker count twice; alone it counts for Morgana.
explain-merlin-trades = Trades
explain-merlin-trades-is = A simple vassal may exchange up to four times: an item or a coin for any item.
explain-merlin-place-apple-is = A Morgana die placed here brings a poisoned apple.
explain-merlin-place-horn-is = The die plus the materials and coins you give must make 7: then you take the horn, a poisoned apple and 1 point.
explain-merlin-other-side = Other side
explain-merlin-cauldron-is = A die with its number goes here, a 6 goes anywhere. Morgana moves, then the token takes effect and is turned over.

## Why something cannot be chosen

explain-no-die-leads = None of your dice leads there: { $ahead ->
    [0] your knight already stands there.
    [one] it is one space ahead of your knight.
   *[other] it is { $ahead } spaces ahead of your knight.
} Your dice show { $own }.
explain-no-die-leads-merlin = No die leads there: { $ahead ->
    [0] your knight already stands there,
    [one] it is one space ahead of your knight,
   *[other] it is { $ahead } spaces ahead of your knight,
} and { $merlin ->
    [0] Merlin stands there.
    [one] one space from Merlin.
   *[other] { $merlin } spaces from Merlin.
} Your dice show { $own }, the Merlin die { $die }.
explain-apple-helps = An apple would change a die.
explain-merlin-tap-place = { $districts ->
    [yes] Tap the place it is to go to: the glowing ones are in the districts.
   *[no] Tap the place it is to go to: the glowing ones are in the principalities.
}
explain-merlin-mountain = Mountain
explain-merlin-wood = Wood
explain-merlin-lake = Lake
explain-merlin-asked-item = This item
explain-merlin-asked-item-is = An item of this kind and colour on your castle board.
explain-merlin-asked-any-item = Any item of this kind
explain-merlin-asked-any-item-is = An item of this kind on your castle board, whatever its colour.
explain-merlin-asked-influence = Influence here
explain-merlin-asked-influence-is = { $districts ->
    [yes] One of your influence markers in this district.
   *[no] One of your influence markers in this principality.
}
explain-merlin-asked-any-influence = Influence anywhere
explain-merlin-asked-any-influence-is = { $districts ->
    [yes] One of your influence markers in any district.
   *[no] One of your influence markers in any principality.
}
explain-merlin-asked-vassal = This vassal here
explain-merlin-asked-vassal-is = { $districts ->
    [yes] This vassal of yours in this district.
   *[no] This vassal of yours in this principality.
}
explain-merlin-asked-two = Two vassals here
explain-merlin-asked-two-is = { $districts ->
    [yes] Any two of your vassals in this district.
   *[no] Any two of your vassals in this principality.
}
explain-merlin-asked-pair = A pair of vassals
explain-merlin-asked-pair-is = { $districts ->
    [yes] These two vassals of yours together in one district, whichever it is.
   *[no] These two vassals of yours together in one principality, whichever it is.
}
explain-merlin-corner = Vassal in the corner
explain-merlin-corner-is = It names the column of the favor board in which this mission can teach an ability.
explain-merlin-treasure-is = Whoever builds a manor on this tile gets it at once.
explain-merlin-treasure-influence-is = { $districts ->
    [yes] Whoever builds a manor on this tile takes both items in the colour of a district where they have influence.
   *[no] Whoever builds a manor on this tile takes both items from a principality where they have influence.
}
explain-merlin-treasure-discard-is = When somebody builds a manor on this tile, everybody else gives up one of the two.
