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
sheet-arthur-ring = The signet ring is on the board
sheet-knights = The marshal stands { $list }
sheet-knights-defence = Defence tiles on Sir Gareth: { $list }
sheet-knights-performed = Tiles on Sir Geraint: { $list }
sheet-knights-influence = Sir Kay’s tiles on the board: { $list }
sheet-knights-castles = Castles under manors: { $list }
sheet-gold = In supply: gold coins { $coins }, mistletoe { $mistletoe }
sheet-market = On the market board: { $list }
sheet-market-used = Day labourers used in this round: { $list }
sheet-market-under = Plus markers under influence markers: { $list }
sheet-caerleon = Districts: { $list }
sheet-treasures = Treasures: { $list }
sheet-treasures-staffs = Neutral staffs left: { $count }
sheet-decree = Decrees in the stacks: { $list }
sheet-decree-known = Decrees you know, { $colour }: { $list }
sheet-decree-looked = Stacks of decrees looked at: { $list }
sheet-decree-gone = Decrees out of the game: { $list }
sheet-decree-owned = Decrees in front: { $list }
sheet-morgana-stands = Morgana stands { $list }
sheet-morgana-dice = Morgana dice: { $list }
sheet-morgana-cauldrons = { $list }
sheet-morgana-placed = Morgana dice placed: { $list }
# Whose die it is, what it shows, and where it lies.
sheet-morgana-placed-die = { $name }: { $pips } ({ $place })
sheet-morgana-left = In supply: poisoned apples { $apples }, witch’s huts { $huts }, Morgana markers { $markers }
sheet-morgana-pentagrams = Pentagram markers taken by: { $list }
sheet-morgana-alone = Morgana markers that stand alone: { $list }
sheet-morgana-carried = Morgana markers on influence markers: { $list }
sheet-morgana-carried-on-plus = Morgana markers on influence markers with a plus marker: { $list }
sheet-morgana-huts = Witch’s huts on manors: { $list }
