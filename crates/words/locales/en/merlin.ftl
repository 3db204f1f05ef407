### Merlin in English.

merlin-name = Merlin
merlin-setting-modules = Modules
merlin-setting-modules-none = no modules
merlin-setting-modules-treasures = Treasures of the environs
merlin-setting-modules-gold = Gold coins and mistletoe
merlin-setting-modules-favor = King’s favor
merlin-setting-modules-arthur = Arthur
merlin-setting-modules-knights = Knights of the Round Table
merlin-setting-modules-market = The Market
merlin-setting-modules-caerleon = The City of Caerleon
merlin-setting-modules-morgana = Morgana
merlin-setting-modules-decree = The King’s decree
merlin-setting-modules-all = all modules
merlin-setting-variants = Variants
merlin-setting-variants-none = no variants
merlin-setting-variants-all = allies and districts at random
merlin-setting-variants-random_allies = allies dealt at random
merlin-setting-variants-random_districts = districts laid at random

## What each module is about, in one sentence

merlin-about-favor = A completed mission may bring a lasting ability instead of its points.
merlin-about-arthur = Arthur moves on an inner ring of 13 spaces; plus Picts, a signet ring and a fifth turn per round.
merlin-about-knights = Two of twelve knights help you throughout the game, each with an ability.
merlin-about-gold = Coins change a die by one and count at the end; a mistletoe skips a mission’s requirement.
merlin-about-market = Once per turn a coin buys a marker, unless you complete a mission in that turn.
merlin-about-caerleon = Six city districts cover the principalities: the place decides what a vassal brings.
merlin-about-morgana = One more turn per round with shared dice: cauldrons, drinking horn, poisoned apples. She blocks a principality.
merlin-about-treasures = 15 new terrain tiles give or take something when somebody builds on them.
merlin-about-decree = Take a decree instead of the vassal’s action; 1, 2 or 3 of them pay for a decree action.

## Things of the box

merlin-colour = { $colour }
merlin-emblem = { $colour ->
    [black] dragon
    [grey] dove
    [blue] three fish
    [purple] snake
    [orange] fox
   *[brown] two-headed eagle
}

# A principality, or the district on it: its name, where something stands, where it goes, where it comes from.
merlin-principality = { $districts ->
    [yes] { $colour } district
   *[no] { $colour } principality
}
merlin-in = { $districts ->
    [yes] in the { $colour } district
   *[no] in the { $colour } principality
}
merlin-into = { $districts ->
    [yes] to the { $colour } district
   *[no] to the { $colour } principality
}
merlin-from = { $districts ->
    [yes] from the { $colour } district
   *[no] from the { $colour } principality
}

merlin-item = { $colour } { $kind }
merlin-an-item = { $colour ->
    [orange] an { $colour } { $kind }
   *[other] a { $colour } { $kind }
}
merlin-with-flag = { $colour ->
    [orange] with an { $colour } flag
   *[other] with a { $colour } flag
}
merlin-a-traitor = { $colour ->
    [orange] an { $colour } traitor
   *[other] a { $colour } traitor
}
merlin-kind = { $kind }
merlin-kinds = { $kind ->
    [flag] flags
    [shield] shields
   *[material] materials
}
merlin-any-item = any { $kind }

merlin-vassal = { $vassal ->
    [lady] lady-in-waiting
    [shield_bearer] shield-bearer
    [builder] builder
   *[flag_bearer] flag-bearer
}
merlin-the-vassal = { $vassal ->
    [lady] the lady-in-waiting
    [shield_bearer] the shield-bearer
    [builder] the builder
   *[flag_bearer] the flag-bearer
}
merlin-vassal-does = { $vassal ->
    [lady] { $districts ->
        [yes] The lady-in-waiting places an influence marker in the district.
       *[no] The lady-in-waiting places an influence marker in the principality.
    }
    [shield_bearer] { $districts ->
        [yes] The shield-bearer takes what the district gives: two shields at the smith.
       *[no] The shield-bearer takes a shield from the principality.
    }
    [builder] { $districts ->
        [yes] The builder takes what the district gives: two materials at the quarry.
       *[no] The builder takes a material from the principality.
    }
   *[flag_bearer] { $districts ->
        [yes] The flag-bearer takes what the district gives: two flags at the tailor.
       *[no] The flag-bearer takes a flag from the principality.
    }
}

merlin-power = { $power ->
    [repel_traitors] repel traitors
    [second_mission] second mission
    [reverse] reverse
    [turn_die] turn the die
    [different_action] different action
    [plus_minus] +/−1
    [switch] switch
   *[mirror] mirror
}
merlin-power-does = { $power ->
    [repel_traitors] In a scoring, you repel all your traitors of one colour without shields.
    [second_mission] Complete a second mission in the same turn for 2 extra points.
    [reverse] Your knight moves counter-clockwise instead of clockwise.
    [turn_die] The chosen die is turned to its opposite side.
    [different_action] Instead of your own action, perform that of a space where another player’s knight stands.
    [plus_minus] Before the figure moves: it moves 1 space more or 1 space less than the die shows.
    [switch] Before the figure moves: the chosen die moves another figure (knight, Merlin or Arthur).
   *[mirror] After moving, your knight goes to the opposite space.
}

merlin-relic = { $relic ->
    [excalibur] Excalibur
   *[grail] Grail
}
merlin-relic-does = { $relic ->
    [excalibur] In a scoring: 3 points if you have repelled all your traitors.
   *[grail] { $districts ->
        [yes] Once per scoring: where you share the lead in a district, you alone score its full worth.
       *[no] Once per scoring: where you share the lead in a principality, you alone score its full worth.
    }
}

merlin-die = { $die ->
    [own] personal die
    [arthur] Arthur die
   *[merlin] Merlin die
}
merlin-figure = { $figure ->
    [knight] knight
    [arthur] Arthur
   *[merlin] Merlin
}
merlin-direction = { $direction }
merlin-means = { $means ->
    [excalibur] with Excalibur
    [flag] with the flag
    [ability] with the ability
   *[shield] with a shield
}

merlin-terrain = { $terrain }
merlin-tile = { $tower ->
    [yes] { $terrain } with tower
   *[no] { $terrain }
}
merlin-site = row { $row }, column { $column }

merlin-category = { $category ->
    [spaces] Points spaces
    [missions] Missions
    [traitors] Traitors
    [excalibur] Excalibur
    [environs] Environs
    [influence] Influence
    [vassals] Vassals
    [apples] Apples
    [staffs] Merlin staffs
    [favor] King’s favor
    [picts] Picts
    [allies] Allies
    [coins] Gold coins
    [horn] Drinking horn
    [treasures] Treasures
    [decrees] Decrees
   *[items] Items
}

## Spaces of the rondel

merlin-space = space { $number } ({ $name })
merlin-landing = { $number } ({ $name })
merlin-space-inner = inner space { $number } ({ $name })
merlin-landing-inner = inner { $number } ({ $name })
merlin-space-vp = { $counted ->
    [shield] points for shields
    [flag] points for flags
    [material] points for materials
    [manor] points for manors
   *[influence] points for influence
}
merlin-space-influence = { $gained ->
    [flag] flag by influence
    [material] material by influence
    [shield] shield by influence
   *[vassal] vassal by influence
}
merlin-space-excalibur = Excalibur
merlin-space-grail = the Grail
merlin-space-relocate = relocate a vassal
merlin-space-exchange = exchange
merlin-space-mission = missions
merlin-space-build = build a manor

merlin-does-principality = Deploy a vassal { $in }.
merlin-does-vp = { $counted ->
    [shield] 1 point for each shield on your castle board.
    [flag] 1 point for each flag on your castle board.
    [material] 1 point for each material on your castle board.
    [manor] 1 point for each of your manors in the environs.
   *[influence] { $districts ->
        [yes] 1 point for each of your influence markers in the districts.
       *[no] 1 point for each of your influence markers in the principalities.
    }
}
merlin-does-influence = { $gained ->
    [flag] { $districts ->
        [yes] Take a flag in the colour of a district where you have influence.
       *[no] Take a flag from a principality where you have influence.
    }
    [material] { $districts ->
        [yes] Take a material in the colour of a district where you have influence.
       *[no] Take a material from a principality where you have influence.
    }
    [shield] { $districts ->
        [yes] Take a shield in the colour of a district where you have influence.
       *[no] Take a shield from a principality where you have influence.
    }
   *[vassal] { $districts ->
        [yes] Deploy a vassal in a district where you have influence.
       *[no] Deploy a vassal in a principality where you have influence.
    }
}
merlin-does-excalibur = Take Excalibur and discard one of your traitors.
merlin-does-grail = Take the Grail and an apple.
merlin-does-relocate = { $districts ->
    [yes] Move one of your vassals to a neighbouring district, where it performs its action.
   *[no] Move one of your vassals to a neighbouring principality, where it performs its action.
}
merlin-does-exchange = Return an item and take any item from any supply in exchange.
merlin-does-mission = Discard up to two missions and take new ones.
merlin-does-build = Build a manor in the environs and pay with a material that fits the tile.

## Missions

merlin-mission = { $asks } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
merlin-requirement-influence-in = influence { $in }
merlin-requirement-influence-any = influence anywhere
merlin-requirement-vassal-in = { $vassal } { $in }
merlin-requirement-two-vassals-in = two vassals { $in }
merlin-requirement-vassal-pair = { $districts ->
    [yes] { $one } and { $other } in one district
   *[no] { $one } and { $other } in one principality
}

## What is due, as in “Anna: choose a die”

merlin-due-display = reveal missions
merlin-due-environs = lay out the environs
merlin-due-start-player = draw the start player
merlin-due-starting-tiles = deal the starting tiles
merlin-due-traitors = draw traitors
merlin-due-hands = deal missions
merlin-due-dice = roll the dice
merlin-due-start = choose a die
merlin-due-die = move the figure
merlin-due-moved = perform the action or forfeit it
merlin-due-between = continue the turn or end it
merlin-due-after = end the turn
merlin-due-execution = finish the action
merlin-due-repeat = perform the action again
merlin-due-exchange = take an item
merlin-due-second-discard = discard a second mission or not
merlin-due-tower = choose a gift of the tower
merlin-due-turn-end = end the turn
merlin-due-replace = take a mission
merlin-due-card = reveal a mission
merlin-due-scoring = continue the scoring
merlin-due-repel = repel traitors or not
merlin-due-grail = use the Grail or not
merlin-due-over = the game is over

merlin-phase-setup = set-up
merlin-phase-dice = rolling the dice
merlin-phase-turn = turns
merlin-phase-scoring = scoring
merlin-phase-over = the game is over

merlin-window = { $window ->
    [start] before a die is chosen
    [die] before the figure moves
    [moved] before the action
    [between] after the first execution
   *[after] before the end of the turn
}
merlin-step = { $step ->
    [traitors] traitors
    [environs] environs
    [influence] influence
   *[vassals] vassals
}

## Events: the sentences of the log

merlin-event-displayed = A mission is revealed: { $mission }.
merlin-event-tile-laid = In the environs, { $site }: { $tile }.
merlin-event-starts = { $name } is drawn as start player.
merlin-event-starting-tile = { $name } receives starting tile { $number }.
merlin-event-knight-placed = { $name }’s knight starts on { $space }.
merlin-event-traitor-attached = { $name } receives { $traitor }.
merlin-event-dealt = { $name } is dealt a mission: { $mission }.
merlin-event-dealt-hidden = { $name } is dealt a mission.
merlin-event-rolled = { $name } rolls { $own }; the Merlin die shows { $merlin }.
merlin-event-rolled-arthur = { $name } rolls { $own }; the Merlin die shows { $merlin }, the Arthur die { $arthur }.
merlin-event-round = Round { $round } begins; { $name } starts.
merlin-event-turn = It is { $name }’s turn.
merlin-event-completed = { $name } completes a mission: { $mission }.
merlin-event-completed-second = { $name } completes a second mission: { $mission }.
merlin-event-die-chosen = { $die ->
    [own] { $name } chooses a personal die that shows { $pips }.
    [arthur] { $name } chooses the Arthur die, which shows { $pips }.
   *[merlin] { $name } chooses the Merlin die, which shows { $pips }.
}
merlin-event-apple-spent = { $name } spends an apple and turns the die from { $from } to { $to }.
merlin-event-flag-used = { $name } uses { $item } ({ $power }).
merlin-event-die-turned = { $name } turns the die from { $from } to its opposite side, { $to }.
merlin-event-knight-moved = { $name }’s knight moves { $direction } from space { $from } to { $space }.
merlin-event-merlin-moved = { $inner ->
    [yes] { $name } moves Merlin { $direction } from inner space { $from } to { $space }.
   *[no] { $name } moves Merlin { $direction } from space { $from } to { $space }.
}
merlin-event-arthur-moved = { $name } moves Arthur { $direction } to { $space }.
merlin-event-mirrored = { $name }’s knight goes from space { $from } to the opposite one, { $space }.
merlin-event-different-action = { $name } chooses another knight’s action instead: { $space }.
merlin-event-performs = { $name } performs the action of { $space }.
merlin-event-performs-again = { $name } performs the action of { $space } a second time.
merlin-event-forfeited = { $name } forfeits the action of { $space }.
merlin-event-lapsed = { $name } cannot perform the action of { $space }; it lapses.
merlin-event-staff-spent = { $name } spends a Merlin staff.
merlin-event-deployed = { $name } deploys { $vassal } { $in }.
merlin-event-deployed-from = { $name } moves { $vassal } { $from } { $into }.
merlin-event-displaced = { $vassal ->
    [lady] { $name }’s lady-in-waiting is displaced { $from } and returns to the castle board.
    [shield_bearer] { $name }’s shield-bearer is displaced { $from } and returns to the castle board.
    [builder] { $name }’s builder is displaced { $from } and returns to the castle board.
   *[flag_bearer] { $name }’s flag-bearer is displaced { $from } and returns to the castle board.
}
merlin-event-no-marker = { $name }’s lady-in-waiting brings nothing: no influence marker is left on the castle board.
merlin-event-brought-nothing = { $name }’s { $vassal ->
    [lady] lady-in-waiting
    [shield_bearer] shield-bearer
    [builder] builder
   *[flag_bearer] flag-bearer
} brings nothing: { $blocks ->
    [yes] Morgana blocks it, or no { $item } is left in the supply.
   *[no] no { $item } is left in the supply.
}
merlin-event-took = { $name } takes { $item }.
merlin-event-returned = { $name } returns { $item }.
merlin-event-influence-placed = { $name } places an influence marker { $in }.
merlin-event-relic-taken = { $relic ->
    [excalibur] { $name } takes Excalibur.
   *[grail] { $name } takes the Grail.
}
merlin-event-relic-taken-from = { $relic ->
    [excalibur] { $name } takes Excalibur from { $other }.
   *[grail] { $name } takes the Grail from { $other }.
}
merlin-event-relic-kept = { $relic ->
    [excalibur] { $name } keeps Excalibur.
   *[grail] { $name } keeps the Grail.
}
merlin-event-apple-taken = { $name } takes an apple.
merlin-event-traitor-repelled = { $name } repels { $traitor } { $means }.
merlin-event-discarded = { $name } discards a mission: { $mission }.
merlin-event-built = { $name } builds a manor: { $tile }, { $site }.
merlin-event-took-mission = { $name } takes a mission from the display: { $mission }.
merlin-event-drew = { $name } draws a mission: { $mission }.
merlin-event-drew-hidden = { $name } draws a mission from the deck.
merlin-event-missions-shuffled = { $count ->
    [one] The deck is empty: { $count } discarded mission becomes the deck.
   *[other] The deck is empty: the { $count } discarded missions are shuffled.
}
merlin-event-traitors-shuffled = { $count ->
    [one] No traitor is left in the supply: { $count } discarded traitor goes back into it.
   *[other] No traitor is left in the supply: the { $count } discarded ones are shuffled.
}
merlin-event-scoring = The scoring after round { $round } begins.
merlin-event-step = { $step ->
    [traitors] The traitors are repelled, or cost points.
    [environs] The environs are scored.
    [influence] { $districts ->
        [yes] The influence in the districts is scored.
       *[no] The influence in the principalities is scored.
    }
   *[vassals] The vassals are scored.
}
merlin-event-unrepelled = { $count ->
    [one] { $name } cannot repel { $count } { $colour } traitor.
   *[other] { $name } cannot repel { $count } { $colour } traitors.
}
merlin-event-territory = { $terrain } territory around { $site } ({ $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}), { $strength ->
    [yes] strength
   *[no] manors
}: { $counts }; { $ahead ->
    [one] { $leaders } leads.
   *[other] { $leaders } share the lead.
}
merlin-event-principality = { $principality } (worth { $worth }), influence: { $counts }; { $ahead ->
    [one] { $leaders } leads.
   *[other] { $leaders } share the lead.
}
merlin-event-principality-nobody = { $principality }, influence: { $counts }; Morgana leads, so nobody scores.
merlin-event-principality-compared = { $principality }, influence: { $counts }; { $ahead ->
    [one] { $leaders } leads among the players.
   *[other] { $leaders } share the lead among the players.
}
merlin-event-grail-used = { $name } uses the Grail { $in }.
merlin-event-influence-returned = { $count ->
    [one] { $name } takes { $count } influence marker back { $from }.
   *[other] { $name } takes { $count } influence markers back { $from }.
}
merlin-event-grail-returned = The Grail returns to { $name }.
merlin-event-final-points = The last scoring is over: apples, staffs and items are counted.
merlin-event-over = { $count ->
    [one] The game is over: { $names } wins.
   *[other] The game is over: { $names } win together.
}

## Points, with their reasons

merlin-scored-space = { $counted ->
    [shield] { $points } for { $name }: { $count ->
        [one] { $count } shield on the castle board.
       *[other] { $count } shields on the castle board.
    }
    [flag] { $points } for { $name }: { $count ->
        [one] { $count } flag on the castle board.
       *[other] { $count } flags on the castle board.
    }
    [material] { $points } for { $name }: { $count ->
        [one] { $count } material on the castle board.
       *[other] { $count } materials on the castle board.
    }
    [manor] { $points } for { $name }: { $count ->
        [one] { $count } manor in the environs.
       *[other] { $count } manors in the environs.
    }
   *[influence] { $points } for { $name }: { $count ->
        [one] { $districts ->
            [yes] { $count } influence marker in the districts.
           *[no] { $count } influence marker in the principalities.
        }
       *[other] { $districts ->
            [yes] { $count } influence markers in the districts.
           *[no] { $count } influence markers in the principalities.
        }
    }
}
merlin-scored-mission = { $points } for { $name }: mission completed.
merlin-scored-second-mission = { $points } for { $name }: second mission in this turn.
merlin-scored-unrepelled = { $count ->
    [one] { $points } for { $name }: { $count } traitor was not repelled.
   *[other] { $points } for { $name }: { $count } traitors were not repelled.
}
merlin-scored-excalibur = { $points } for { $name }: Excalibur, with every traitor repelled.
merlin-scored-territory = { $points } for { $name }: { $sharers ->
    [one] most manors
    [2] two-way tie
    [3] three-way tie
   *[other] four-way tie
} in the { $terrain } territory around { $site } ({ $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}).
merlin-scored-principality = { $points } for { $name }: { $sharers ->
    [one] most influence
    [2] two-way tie
    [3] three-way tie
   *[other] four-way tie
} { $in } (worth { $worth }).
merlin-scored-grail = { $points } for { $name }: with the Grail, all { $worth } points { $in }.
merlin-scored-vassals = { $count ->
    [one] { $districts ->
        [yes] { $points } for { $name }: { $count } vassal in the districts.
       *[no] { $points } for { $name }: { $count } vassal in the principalities.
    }
   *[other] { $districts ->
        [yes] { $points } for { $name }: { $count } vassals in the districts.
       *[no] { $points } for { $name }: { $count } vassals in the principalities.
    }
}
merlin-scored-apples = { $count ->
    [one] { $points } for { $name }: { $count } apple.
   *[other] { $points } for { $name }: { $count } apples.
}
merlin-scored-apples-and-markers = { $count ->
    [one] { $points } for { $name }: { $count } apple or apple-mistletoe marker.
   *[other] { $points } for { $name }: { $count } apples and apple-mistletoe markers.
}
merlin-scored-staffs = { $count ->
    [one] { $points } for { $name }: { $count } Merlin staff.
   *[other] { $points } for { $name }: { $count } Merlin staffs.
}
merlin-scored-items = { $count ->
    [one] { $points } for { $name }: { $count } item; every three are worth a point.
   *[other] { $points } for { $name }: { $count } items; every three are worth a point.
}

## Choices

merlin-heading-complete = Complete a mission
merlin-heading-second = Complete a second mission with a flag
merlin-heading-die = Choose a die
merlin-heading-apple = Spend an apple
merlin-heading-flag = Use a flag
merlin-heading-walk = Move
merlin-heading-deploy = Deploy a vassal
merlin-heading-dismiss = Take Excalibur
merlin-heading-take = Take an item
merlin-heading-place = Place an influence marker
merlin-heading-return = Return an item
merlin-heading-discard = Discard a mission
merlin-heading-build = Build a manor
merlin-heading-draw = Take a mission

merlin-choice-start = { $name } starts
merlin-choice-starting-tile = Starting tile { $number }
merlin-choice-roll = The die shows { $pips }
merlin-choice-die = { $die ->
    [own] Personal die { $pips }: knight to { $ends }
    [arthur] Arthur die { $pips }: Arthur to { $ends }
   *[merlin] Merlin die { $pips }: Merlin to { $ends }
}
merlin-choice-apple = Turn the die to { $pips }: { $ends }
merlin-choice-turn-die = { $flag }: turn the die to { $pips }, { $ends }
merlin-choice-walk = { $figure ->
    [knight] Knight { $pips } { $direction }: { $space }
    [arthur] Arthur { $pips } { $direction }: { $space }
   *[merlin] Merlin { $pips } { $direction }: { $space }
}
merlin-choice-reverse = { $flag }: knight counter-clockwise to { $space }
merlin-choice-mirror = { $flag }: knight to the opposite space, { $space }
merlin-choice-different-action = { $flag }: action of { $space }, knight of { $names }
merlin-choice-lapses = Continue: the action cannot be performed
merlin-choice-forfeit = Forfeit the action
merlin-choice-perform = Perform the action
merlin-choice-vp = { $counted ->
    [shield] Count the shields
    [flag] Count the flags
    [material] Count the materials
    [manor] Count the manors
   *[influence] Count the influence markers
}
merlin-choice-excalibur = Take Excalibur
merlin-choice-grail = Take the Grail and an apple
merlin-choice-grail-alone = Take the Grail; no apple is left
merlin-choice-brings-item = { $count ->
    [one] takes { $item }
   *[other] takes { $item } twice
}
merlin-choice-brings-marker = { $count ->
    [one] places an influence marker
   *[other] places { $count } influence markers
}
merlin-choice-brings-nothing = brings nothing
merlin-choice-deploy = { $vassal } { $in }: { $brings }
merlin-choice-deploy-displaces = { $vassal } { $in }: { $brings }, displaces { $name }
merlin-choice-dismiss = Discard { $traitor }
merlin-choice-take-flag = { $flag } ({ $power })
merlin-choice-place = Influence marker { $in }
merlin-choice-build = { $tile }, { $site }: pay { $material }
merlin-choice-deck = Top card of the deck ({ $count } left)
merlin-choice-deck-shuffled = { $count ->
    [one] Top card of the deck, made from { $count } discarded card
   *[other] Top card of the deck, reshuffled from { $count } discarded cards
}
merlin-choice-staff = Spend a staff: perform the action of { $space } again
merlin-choice-repel = { $count ->
    [one] Repel your { $colour } traitor
   *[other] Repel your { $count } { $colour } traitors
}
merlin-choice-use-grail = Use the Grail { $in }: all points
merlin-choice-no-second-discard = Keep the other missions
merlin-choice-no-gift = Take nothing from the tower
merlin-choice-no-flag = Use no more flags
merlin-choice-no-grail = Save the Grail: share the points
merlin-choice-done = Done
merlin-choice-end = End the turn

## Refusals

merlin-refusal-game-over = The game is over; there is nothing left to decide.
merlin-refusal-no-room = This move would trigger more than the program can keep track of, so it was not made. This is a bug in the program: please choose another move and report this game.
merlin-refusal-not-your-turn = { $count ->
    [one] It is { $names }’s turn ({ $due }); everybody else waits.
   *[other] It is the turn of { $names } ({ $due }); everybody else waits.
}
merlin-refusal-chance-first = Chance moves first ({ $due }); then the game goes on.
merlin-refusal-other-decision = Something else has to be decided now: { $due }.
merlin-refusal-other-moment = { $moment } Next: { $due }.
merlin-refusal-other-action = That is not the action of { $space }. What it does: { $does }
merlin-refusal-no-such-chance = Chance cannot do this now; it draws only what is due and still there.
merlin-refusal-not-in-hand = The mission is not in your hand ({ $asks }); choose a card you hold.
merlin-refusal-not-met = You do not meet this mission ({ $asks }); every requirement needs pieces of its own.
merlin-refusal-mission-completed = You have already completed a mission this turn; a second one needs { $flag }.
merlin-refusal-no-first-mission = You have not completed a mission this turn; only after a first one can you complete a second { $with }.
merlin-refusal-not-met-without-flag = The { $flag } you use no longer counts, and without it the mission is not met ({ $asks }).
merlin-refusal-not-in-play = That belongs to the module “{ $module }”, and this game is played without it.
merlin-refusal-no-such-die = { $die ->
    [own] None of your unused personal dice shows { $pips }; choose one of the unused dice.
    [arthur] The Arthur die is used or does not show { $pips }; choose one of the unused dice.
   *[merlin] The Merlin die is used or does not show { $pips }; choose one of the unused dice.
}
merlin-refusal-no-apple = You have no apple left; the Grail space gives one.
merlin-refusal-same-value = The die already shows { $pips }; an apple turns it to another number.
merlin-refusal-no-flag = You have no { $flag } on your castle board. What it would do: { $does }
merlin-refusal-power-used = You have already used one { $flag } this turn ({ $power }); it works only once per turn.
merlin-refusal-knight-only = The { $flag } works only for the knight ({ $power }), but Merlin moves this turn.
merlin-refusal-knight-clockwise = The knight moves clockwise; the other way only { $with }.
merlin-refusal-mirror-first = The { $flag } comes first, then the { $other }; the second one has already been used.
merlin-refusal-no-knight = No other player’s knight stands on { $space }; choose a space with one.
merlin-refusal-own-space = The figure you moved stands on { $space }; choose the space of another player’s knight.
merlin-refusal-lapses = The action of { $space } lapses: { $why } The turn goes on without it.
merlin-refusal-vassal-there = Your { $vassal ->
    [lady] lady-in-waiting
    [shield_bearer] shield-bearer
    [builder] builder
   *[flag_bearer] flag-bearer
} is already { $in }; choose a vassal that is not there.
merlin-refusal-other-principality = { $districts ->
    [yes] This space leads only to its own district, not { $into }.
   *[no] This space leads only to its own principality, not { $into }.
}
merlin-refusal-no-influence = { $districts ->
    [yes] You have no influence marker { $in }; choose a district where you have one.
   *[no] You have no influence marker { $in }; choose a principality where you have one.
}
merlin-refusal-not-neighbouring = You cannot move your { $vassal ->
    [lady] lady-in-waiting
    [shield_bearer] shield-bearer
    [builder] builder
   *[flag_bearer] flag-bearer
} { $into }; choose one of the two neighbouring { $districts ->
    [yes] districts.
   *[no] principalities.
}
merlin-refusal-vassal-on-castle = Your { $vassal ->
    [lady] lady-in-waiting
    [shield_bearer] shield-bearer
    [builder] builder
   *[flag_bearer] flag-bearer
} is still on the castle board; as long as you have vassals in { $districts ->
    [yes] districts
   *[no] principalities
}, only those can be moved.
merlin-refusal-no-traitor = You have no traitor of this colour ({ $colour }); choose one of your traitors.
merlin-refusal-traitor-due = Excalibur discards one of your traitors; choose which.
merlin-refusal-other-kind = This space does not give { $kinds }; take what it shows.
merlin-refusal-tower-kind = A tower does not give { $kinds }; choose a shield, a flag or an influence marker.
merlin-refusal-supply-empty = No { $item } is left in the supply; take an item that is there.
merlin-refusal-no-item = You have no { $item } on your castle board; return an item you have.
merlin-refusal-no-material = You have no { $item } on your castle board; pay with a material you have.
merlin-refusal-no-marker = You have no influence marker left; the tower also gives a shield or a flag.
merlin-refusal-no-such-tile = These environs have no tile there ({ $site }); with fewer than four players there are three rows.
merlin-refusal-tile-taken = There is already a manor on this tile ({ $site }); choose a free one.
merlin-refusal-not-eligible = This tile ({ $site }) cannot be paid for with { $material }; the frames show the colours at the ends of its lines.
merlin-refusal-not-displayed = The mission is not in the display ({ $asks }); take a face-up card or the top card of the deck.
merlin-refusal-merlin-did-not-move = A staff repeats an action only in a turn in which Merlin moved.
merlin-refusal-no-staff = You have spent all your Merlin staffs.
merlin-refusal-staff-spent = The action has been performed twice; there is no third time.
merlin-refusal-nothing-to-repeat = The action was not performed, so a staff has nothing to repeat.
merlin-refusal-cannot-repeat = The action of { $space } cannot be performed a second time now, so no staff can be spent on it.
merlin-refusal-must-repeat = The staff is spent: you cannot forfeit the second execution; choose how to perform it.

# When a move has its moment.
merlin-moment-own-turn = Missions are completed in your own turn, not in a scoring.
merlin-moment-window = No mission can be completed during an action; complete it before or after.
merlin-moment-die-chosen = The die of this turn has been chosen, and that cannot be taken back.
merlin-moment-apple = An apple turns the chosen die before the figure moves.
merlin-moment-turn-die = The flag turns the chosen die before the figure moves.
merlin-moment-reverse = The flag reverses the knight’s direction when it moves.
merlin-moment-mirror = The flag mirrors the knight after the move and before the action.
merlin-moment-different-action = The flag replaces the action after the move and before the action begins.
merlin-moment-staff = A staff is spent when the first execution is finished.
merlin-moment-repel = This flag is used in the traitor step of a scoring.
merlin-moment-grail = { $districts ->
    [yes] The Grail is used when a district is scored in which its owner shares the lead.
   *[no] The Grail is used when a principality is scored in which its owner shares the lead.
}
merlin-moment-chance = That is decided by chance.
merlin-moment-other = This is not the time for that.

# Why the action of a space lapses.
merlin-lapse-all-there = { $districts ->
    [yes] all four of your vassals are already in this district.
   *[no] all four of your vassals are already in this principality.
}
merlin-lapse-nothing-there = { $districts ->
    [yes] no such item is left in the colour of a district where you have influence.
   *[no] no principality where you have influence has such an item left.
}
merlin-lapse-nobody-to-deploy = { $districts ->
    [yes] all four of your vassals are already in the only district where you have influence.
   *[no] all four of your vassals are already in the only principality where you have influence.
}
merlin-lapse-no-influence = { $districts ->
    [yes] you have no influence marker in any district.
   *[no] you have no influence marker in any principality.
}
merlin-lapse-no-item = you have no item to return.
merlin-lapse-no-mission = you have no mission in your hand.
merlin-lapse-no-manor = all seven manors are built.
merlin-lapse-no-tile = no free tile fits any of your materials.
merlin-lapse-other = it cannot be performed in any way.

## Texts that cannot be read

merlin-unreadable-colour = “{ $text }” is not a colour; there are `black`, `grey`, `blue`, `purple`, `orange` and `brown`.
merlin-unreadable-kind = “{ $text }” is not a kind of item; there are `flag`, `shield` and `material`.
merlin-unreadable-vassal = “{ $text }” is not a vassal; there are `lady`, `shield_bearer`, `builder` and `flag_bearer`.
merlin-unreadable-die = “{ $text }” is not a die; there are `own`, `merlin` and `arthur`.
merlin-unreadable-direction = “{ $text }” is not a direction; there are `clockwise` and `counter-clockwise`.
merlin-unreadable-pips = “{ $text }” is not a number a die can show; it shows 1 to 6.
merlin-unreadable-space = “{ $text }” is not a space of the rondel; spaces are numbered from 0 to 23, those of the inner ring `i0` to `i12`.
merlin-unreadable-site = “{ $text }” is not a place in the environs; row 1, column 4 is written `0,3`.
merlin-unreadable-tile = “{ $text }” is not a terrain tile; tiles are written like `wood` or `wood+tower`.
merlin-unreadable-starting-tile = “{ $text }” is not a starting tile; there are `s1` to `s4`.
merlin-unreadable-mission = “{ $text }” is not a mission card; cards are written `m01` to `m55`.
merlin-unreadable-due = “{ $text }” cannot be due; what is due is written like `window start`.
merlin-unreadable-cauldron = “{ $text }” is not a cauldron; cauldrons have the numbers `1` to `5`.
merlin-unreadable-kitchen = “{ $text }” is not a place of the kitchen board; places are `apple`, `horn` and `cauldron 1` to `cauldron 5`.
merlin-unreadable-token = “{ $text }” is not a cauldron token; tokens are `c1/1`, `c1/2` to `c5/2`.
merlin-unreadable-marker = “{ $text }” is not a marker; markers are written like `shield purple`, `material grey`, `plus`, `apple_mistletoe` or `labourer 5`.
merlin-unreadable-unit = You cannot take a turn with “{ $text }”; write, for example, `own`, `merlin` or `market labourer`.

## Treasures of the environs

## Gold coins and mistletoe

merlin-gold-choice-chosen = Chosen die to { $pips }: { $ends }
merlin-gold-choice-unused = { $die ->
    [own] Personal die from { $from } to { $pips }
    [arthur] Arthur die from { $from } to { $pips }
   *[merlin] Merlin die from { $from } to { $pips }
}
merlin-gold-choice-complete = { $asks } – with { $count } mistletoe
merlin-gold-choice-take = { $fruit ->
    [apple] An apple
   *[mistletoe] A mistletoe
}
merlin-gold-choice-coin = Take a gold coin
merlin-gold-heading-coin = Spend a gold coin
merlin-gold-heading-complete = Complete a mission with mistletoe
merlin-gold-heading-second = Complete a second mission with a flag and mistletoe
merlin-gold-heading-take = Take
merlin-gold-event-coin-spent = { $die ->
    [chosen] { $name } spends a gold coin and turns the chosen die from { $from } to { $to }.
    [own] { $name } spends a gold coin and turns a personal die from { $from } to { $to }.
    [arthur] { $name } spends a gold coin and turns the Arthur die from { $from } to { $to }.
   *[merlin] { $name } spends a gold coin and turns the Merlin die from { $from } to { $to }.
}
merlin-gold-event-mistletoe-spent = { $count ->
    [one] { $name } spends a mistletoe and skips a requirement: { $mission }.
   *[other] { $name } spends { $count } mistletoe and skips { $count } requirements: { $mission }.
}
merlin-gold-event-coin-taken = { $name } takes a gold coin.
merlin-gold-event-mistletoe-taken = { $name } takes a mistletoe.
merlin-gold-refusal-no-coin = You have no gold coin; the gold coin spaces give one.
merlin-gold-refusal-not-by-one = A gold coin changes a die by exactly 1, not from { $from } to { $to }; spend more coins for more.
merlin-gold-refusal-no-step = 6 and 1 are not adjacent: no coin turns a die from { $from } to { $to }.
merlin-gold-refusal-no-unused-die = { $die ->
    [own] No unused personal die shows { $pips }; used dice cannot be changed.
    [arthur] The Arthur die is used or does not show { $pips }; used dice cannot be changed.
   *[merlin] The Merlin die is used or does not show { $pips }; used dice cannot be changed.
}
merlin-gold-refusal-not-enough-mistletoe = You do not have that much mistletoe: every requirement that is not met takes one ({ $asks }).
merlin-gold-refusal-too-little-mistletoe = That is too little mistletoe: every requirement that is not met takes one ({ $asks }).
merlin-gold-refusal-nothing-to-ignore = That is more mistletoe than needed: it skips only requirements that are not met ({ $asks }).
merlin-gold-refusal-no-apple = The supply has no apple left; take a mistletoe.
merlin-gold-refusal-no-mistletoe = The supply has no mistletoe left; take an apple.
merlin-gold-moment-chosen = A gold coin changes the chosen die before its figure moves.
merlin-gold-moment-coin = Gold coins change dice in your own turn, before or after an action.
merlin-gold-moment-mistletoe = Mistletoe helps to complete a mission in your own turn, before or after an action.
merlin-gold-moment-take = An apple or a mistletoe is taken as the action of an apple/mistletoe space.
merlin-gold-lapse-supply = the supply is empty.
merlin-gold-scored-coins = { $count ->
    [one] { $points } for { $name }: { $count } gold coin.
   *[other] { $points } for { $name }: { $count } gold coins, 3 points for every two.
}
merlin-gold-pieces = gold coins { $coins }, mistletoe { $mistletoe }
merlin-gold-space-apple-mistletoe = apple/mistletoe
merlin-gold-space-coin = gold coin
merlin-gold-does-apple-mistletoe = Take an apple or a mistletoe.
merlin-gold-does-coin = Take a gold coin.

## The Market

merlin-market-marker = { $kind ->
    [shield] { $colour ->
        [black] black shield marker
        [grey] grey shield marker
        [blue] blue shield marker
        [purple] purple shield marker
        [orange] orange shield marker
       *[brown] brown shield marker
    }
   *[material] { $colour ->
        [black] black material marker
        [grey] grey material marker
        [blue] blue material marker
        [purple] purple material marker
        [orange] orange material marker
       *[brown] brown material marker
    }
}
merlin-market-plus = plus marker
merlin-market-apple-mistletoe = apple-mistletoe marker
merlin-market-labourer = day labourer { $pips }
merlin-market-choice-labourer = Day labourer { $pips }: knight to { $ends }
merlin-market-choice-decline = Use no day labourer: no more turns this round
merlin-market-choice-complete = { $markers ->
    [one] { $asks } – with { $markers } apple-mistletoe marker
   *[other] { $asks } – with { $markers } apple-mistletoe markers
}
merlin-market-choice-complete-both = { $asks } – apple-mistletoe markers: { $markers }, mistletoe: { $mistletoe }
merlin-market-choice-plus = Put a plus marker under the influence marker { $in }
merlin-market-choice-repel = { $colour ->
    [black] Spend the black shield marker, keep the shield
    [grey] Spend the grey shield marker, keep the shield
    [blue] Spend the blue shield marker, keep the shield
    [purple] Spend the purple shield marker, keep the shield
    [orange] Spend the orange shield marker, keep the shield
   *[brown] Spend the brown shield marker, keep the shield
}
merlin-market-choice-build = { $build } (marker)
merlin-market-choice-take-back = Take back an influence marker with its plus marker { $from }
merlin-market-choice-no-marker = Continue: spend shields before markers
merlin-market-heading-visit = Visit the market (1 gold coin)
merlin-market-heading-labourer = Use a day labourer
merlin-market-heading-apple = Spend an apple-mistletoe marker
merlin-market-heading-complete = Complete a mission with apple-mistletoe markers
merlin-market-heading-second = Complete a second mission with a flag and apple-mistletoe markers
merlin-market-heading-repel = Repel a traitor
merlin-market-heading-return = Return a marker
merlin-market-heading-build = Build a manor with a marker
merlin-market-event-visited = { $name } visits the market: { $marker } for a gold coin.
merlin-market-event-returned = { $name } returns a marker to the market: { $marker }.
merlin-market-event-plus-placed = { $name } puts a plus marker under the influence marker { $in }.
merlin-market-event-plus-returned = { $count ->
    [one] A plus marker of { $name } returns { $from } to the market.
   *[other] { $count } plus markers of { $name } return { $from } to the market.
}
merlin-market-event-labourer-used = { $name } uses the day labourer with { $pips }.
merlin-market-event-declined = { $name } takes no more turns this round.
merlin-market-event-labourers-returned = { $count ->
    [one] A day labourer returns to the market.
   *[other] { $count } day labourers return to the market.
}
merlin-market-event-apple-spent = { $name } spends an apple-mistletoe marker and turns the die from { $from } to { $to }.
merlin-market-event-mistletoe-spent = { $count ->
    [one] { $name } spends an apple-mistletoe marker and skips a requirement: { $mission }.
   *[other] { $name } spends { $count } apple-mistletoe markers and skips { $count } requirements: { $mission }.
}
merlin-market-refusal-already-visited = You have already visited the market this turn; you may do so only once per turn.
merlin-market-refusal-after-mission = You completed a mission this turn; the market opens again in your next turn.
merlin-market-refusal-after-visit = You visited the market this turn; you can complete missions again in your next turn.
merlin-market-refusal-no-coin = A marker costs a gold coin, and you have none.
merlin-market-refusal-not-on-board = The market does not have this: { $marker }. Take a marker that is there.
merlin-market-refusal-no-marker = You do not have this marker: { $marker }.
merlin-market-refusal-only-marker = There is nothing to choose: you have no { $item } but the marker.
merlin-market-refusal-all-needed = { $colour ->
    [black] All black shields are needed; there is nothing to choose.
    [grey] All grey shields are needed; there is nothing to choose.
    [blue] All blue shields are needed; there is nothing to choose.
    [purple] All purple shields are needed; there is nothing to choose.
    [orange] All orange shields are needed; there is nothing to choose.
   *[brown] All brown shields are needed; there is nothing to choose.
}
merlin-market-refusal-no-other-marker = There is nothing to choose: you do not have influence markers both with and without a plus marker { $in }.
merlin-market-refusal-no-labourer = You have no day labourer with { $pips }; use one that you have hired.
merlin-market-refusal-no-die = A day labourer is not a die: nothing changes its number.
merlin-market-refusal-cannot-decline = You can decline only if you have nothing but day labourers left.
merlin-market-refusal-own-way-only = A day labourer moves your knight by its own number: no other figure, no other distance and no portal; go clockwise, or use a flag to turn back.
merlin-market-refusal-not-poisoned = A day labourer is not a die, so a poisoned apple cannot exchange it; choose one of your unused dice.
merlin-market-refusal-turn-begun = After a mission or a market visit you finish the turn: use a die or a day labourer.
merlin-market-refusal-too-few-fruits = You do not have that many apple-mistletoe markers.
merlin-market-refusal-not-so-many = Every requirement that is not met takes exactly one mistletoe or apple-mistletoe marker ({ $asks }).
merlin-market-moment-visit = The market is visited in your own turn, before or after an action.
merlin-market-moment-labourer = A day labourer is used at the start of your own turn, in place of a die.
merlin-market-moment-fruit = An apple-mistletoe marker turns the chosen die before the move, or helps with a mission in your own turn.
merlin-market-moment-plus = A plus marker is put under an influence marker that was just placed.
merlin-market-moment-marker = A marker is spent where a shield or a material is due.
merlin-market-moment-take-back = An influence marker is taken back with its plus marker when a treasure makes you give up an influence marker.
merlin-market-moment-decline = You can decline at the start of your own turn.
merlin-market-due-plus = put a plus marker under it or not
merlin-market-pieces = From the market: { $markers }

merlin-treasures-tile = { $terrain }: { $effect }
merlin-treasures-excalibur = Excalibur, and discard a traitor
merlin-treasures-grail = the Grail and an apple
merlin-treasures-staff = a neutral Merlin staff
merlin-treasures-points = { $points ->
    [one] 1 point
   *[other] { $points } points
} and an apple
merlin-treasures-influence = { $districts ->
    [yes] { $one } and { $other } in the colour of a district where the player has influence
   *[no] { $one } and { $other } from a principality where the player has influence
}
merlin-treasures-discard = all others give up: { $one } or { $other }
merlin-treasures-given = { $given ->
    [flag] flag
    [shield] shield
    [material] material
   *[influence] influence marker
}
merlin-treasures-choice-build = { $build } – treasure: { $effect }
merlin-treasures-choice-from = { $from }: { $items }
merlin-treasures-choice-from-nothing = { $from }: nothing, the supply is empty
merlin-treasures-choice-take-back = Take back an influence marker { $from }
merlin-treasures-heading-from = { $districts ->
    [yes] Choose a district
   *[no] Choose a principality
}
merlin-treasures-heading-take-back = Give up an influence marker
merlin-treasures-moment-from = { $districts ->
    [yes] You choose a district when a treasure gives items in the colour of one where you have influence.
   *[no] You choose a principality when a treasure gives items from one where you have influence.
}
merlin-treasures-moment-give = An influence marker is given up when a treasure makes you do so.
merlin-treasures-event-removed = Not in this game: { $tile }.
merlin-treasures-event-laid = The treasure at { $site }: { $tile }.
merlin-treasures-event-triggered = { $name } finds a treasure: { $effect }.
merlin-treasures-event-staff-won = { $name } takes a neutral Merlin staff.
merlin-treasures-event-no-staff = No neutral Merlin staff is left: { $name } gets nothing.
merlin-treasures-event-no-influence = { $name } has no influence anywhere and gets nothing.
merlin-treasures-event-marker-given = { $name } takes an influence marker { $from } back to the castle board.
merlin-treasures-event-nothing-given = { $name } has nothing to give up.
merlin-treasures-refusal-not-asked = The tile at { $site } asks for something else: give up what it shows.
merlin-treasures-refusal-no-marker = You have no influence marker { $in }: take one back from where you have one.
merlin-treasures-scored-tile = { $points } for { $name }: points tile at { $site }.
merlin-treasures-due-which = reveal the treasure tile
merlin-treasures-due-traitor = choose the traitor to discard
merlin-treasures-due-influence = { $districts ->
    [yes] choose a district where you have influence
   *[no] choose a principality where you have influence
}
merlin-treasures-due-discard = give up a piece
merlin-treasures-due-removed = set treasure tiles aside
