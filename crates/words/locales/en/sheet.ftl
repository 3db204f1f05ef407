## A table in lines, for the terminal and for whoever listens

sheet-counted = { $count } × { $name }
sheet-round = Round { $round } of { $rounds }
sheet-hand = Hand: { $list }

## Artus

sheet-artus-round = Round { $round } of { $rounds }
sheet-artus-placement = Placement round { $round } of { $rounds }
sheet-artus-card = card { $card } of { $cards }
sheet-artus-draw = draw { $card } of { $cards }
sheet-artus-royal = { $figure } on chair { $chair } ({ $value }), rings { $rings }
sheet-artus-supply = Rings in supply: { $count }
sheet-artus-knights = Knights on { $list }
sheet-artus-cards = { $kind ->
    [knight] Knight cards
    [king] King cards
   *[scoring] Scoring cards
}: { $held } in hand, { $pile } in the pile
sheet-artus-unplayed = Not played yet: { $list }
sheet-artus-tokens = Tokens of 50 points: { $count }

## The Future of Camelot

sheet-camelot-display = On display: { $list }
sheet-camelot-deck = { $deck } ({ $count }): { $list }
sheet-camelot-tiles-left = Left: grail { $grail }, Merlin { $merlin } of { $all }
sheet-camelot-colour = { $colour }, { $points } points: knights behind the screen { $screen }, sent { $sent }, in the Hinterland { $hinterland }; grail tiles { $grail }, Merlin tiles { $merlin }
sheet-camelot-rooms = Figures: { $list }
sheet-camelot-hero = { $hero }, side { $side }
sheet-camelot-fist = fist { $count }
sheet-camelot-merlin = Merlin { $tiles }
sheet-camelot-grail = Grail: { $parts } ({ $points })

## Merlin

sheet-merlin-figure = { $figure } on { $space }
sheet-merlin-on-board = on the board
sheet-merlin-relic = { $relic }: { $owner }
sheet-merlin-principality = { $colour }: flags { $flags }, shields { $shields }, materials { $materials }
sheet-merlin-apples = Apples in supply: { $count }
sheet-merlin-display = Display (deck { $deck }, discarded { $discard }):
sheet-merlin-items = Items: { $list }
sheet-merlin-castle = Apples { $apples }, staffs { $staffs }, influence markers { $markers }, manors { $manors }, cards { $cards }
sheet-merlin-traitors = Traitors: { $list }
sheet-merlin-dice = Unused dice: { $list }
sheet-merlin-knight = Knight on { $list }
sheet-merlin-vassals = Vassals: { $list }
sheet-merlin-influence = Influence: { $list }
sheet-merlin-manors = Manors: { $list }
sheet-merlin-seen = Known from the hand: { $list }
sheet-merlin-met = { $mission }: met
sheet-merlin-missing = { $mission }, still missing: { $missing }

sheet-arthur = Picts on display: { $list }
sheet-knights = The marshal stands { $list }
sheet-gold = In supply: gold coins { $coins }, mistletoe { $mistletoe }
sheet-market = On the market board: { $list }
sheet-caerleon = Districts: { $list }
sheet-treasures = Treasures: { $list }
sheet-decree = Decrees in the stacks: { $list }
sheet-decree-known = Decrees you know, { $colour }: { $list }
sheet-morgana-stands = Morgana stands { $list }
sheet-morgana-dice = Morgana dice: { $list }
sheet-morgana-cauldrons = { $list }
sheet-morgana-left = In supply: poisoned apples { $apples }, witch’s huts { $huts }, Morgana markers { $markers }
