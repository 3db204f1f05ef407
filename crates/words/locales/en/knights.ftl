### Merlin's module Knights of the Round Table in English.

merlin-knights-ally = { $ally ->
    [tristram] Sir Tristram
    [lamorak] Sir Lamorak
    [gawain] Sir Gawain
    [lancelot] Sir Lancelot
    [gareth] Sir Gareth
    [geraint] Sir Geraint
    [galahad] Sir Galahad
    [bors] Sir Bors
    [gaheris] Sir Gaheris
    [percival] Sir Percival
    [bedivere] Sir Bedivere
   *[kay] Sir Kay
}
merlin-knights-short = { $ally ->
    [tristram] knight dice ±1 or ±2
    [lamorak] deploy vassals where they stand
    [gawain] turn the Merlin die
    [lancelot] vassals act twice beside the marshal
    [gareth] collect repelled colours
    [geraint] collect points spaces
    [galahad] take from another principality
    [bors] portal to any principality
    [gaheris] castles under manors
    [percival] change a required colour
    [bedivere] six missions, swap cards
   *[kay] more weight for influence
}
merlin-knights-does = { $ally ->
    [tristram] Spend a movement tile: one of your knight dice shows 1 or 2 more or less.
    [lamorak] On principality spaces and by influence, a vassal may be deployed again where it stands.
    [gawain] Spend a special movement tile: your Merlin die, or with Arthur your Arthur die, shows any number.
    [lancelot] Whenever you deploy a vassal beside the marshal, it acts twice.
    [gareth] The first repelled traitor of each colour brings its tile and 1 point; all tiles score at the end.
    [geraint] Every points space brings 1 point more, and its tile the first time; all tiles score at the end.
    [galahad] Spend a wild tile: take a piece of the same kind from another principality.
    [bors] Spend a portal tile instead of moving the knight: put it on any principality space.
    [gaheris] Put a castle under a new manor: it counts as a manor more in the scoring, and a tower gives twice.
    [percival] Spend a tile when completing a mission: one requirement may have another colour.
    [bedivere] Your hand has six missions. Spend a tile: swap one of them for an open card.
   *[kay] Add a tile to an influence marker you place: it counts as a marker more for the lead.
}
merlin-knights-stack = { $stack ->
    [a] stack A
   *[b] stack B
}
merlin-knights-pieces = Allies: { $allies }
merlin-knights-pieces-tiles = { $ally } { $count }

merlin-knights-choice-ally = { $ally }: { $what }
merlin-knights-choice-die = { $die ->
    [chosen] Chosen die to { $pips }: { $ends }
    [own] Knight die { $from } to { $pips }
    [arthur] Arthur die { $from } to { $pips }
   *[merlin] Merlin die { $from } to { $pips }
}
merlin-knights-choice-castle = Put a castle under the manor
merlin-knights-choice-no-castle = Build no castle
merlin-knights-choice-recoloured = { $asks } (one colour changed)
merlin-knights-choice-complete = { $count ->
    [one] { $asks } (one colour changed, { $count } mistletoe)
   *[other] { $asks } (one colour changed, { $count } mistletoe)
}
merlin-knights-choice-complete-markers = { $markers ->
    [one] { $asks } (one colour changed, { $markers } apple-mistletoe marker)
   *[other] { $asks } (one colour changed, { $markers } apple-mistletoe markers)
}
merlin-knights-choice-complete-both = { $asks } (one colour changed; mistletoe: { $mistletoe }, apple-mistletoe markers: { $markers })
merlin-knights-choice-swap = { $given } for { $taken }
merlin-knights-choice-influence = Add a tile { $in }
merlin-knights-choice-no-influence = Add no tile
merlin-knights-choice-no-wild = Take nothing

merlin-knights-heading-ally = Choose an ally
merlin-knights-heading-movement = Sir Tristram: change a knight die
merlin-knights-heading-special = Sir Gawain: turn a die
merlin-knights-heading-wild = Sir Galahad: take from elsewhere
merlin-knights-heading-portal = Sir Bors: portal
merlin-knights-heading-castle = Sir Gaheris: castle
merlin-knights-heading-complete = Sir Percival: complete with another colour
merlin-knights-heading-second = Sir Percival: a second mission with another colour
merlin-knights-heading-swap = Sir Bedivere: swap a card
merlin-knights-heading-influence = Sir Kay: add a tile

merlin-knights-due-allies = choose an ally
merlin-knights-due-wild = take the piece, here or elsewhere
merlin-knights-due-castle = put a castle under the manor or not
merlin-knights-due-first-gift = choose the first gift of the tower
merlin-knights-due-second-gift = choose the second gift of the tower, from another principality
merlin-knights-due-influence = add a tile to the influence marker or not

merlin-knights-event-chosen = { $name } chooses { $ally }.
merlin-knights-event-dealt = { $name } is dealt { $ally }.
merlin-knights-event-marshal = { $name }'s marshal stands { $in }.
merlin-knights-event-die = { $die ->
    [chosen] { $ally } changes { $name }'s chosen die from { $from } to { $to }.
    [own] { $ally } changes a knight die of { $name } from { $from } to { $to }.
    [arthur] { $ally } changes { $name }'s Arthur die from { $from } to { $to }.
   *[merlin] { $ally } changes { $name }'s Merlin die from { $from } to { $to }.
}
merlin-knights-event-twice = { $vassal } { $in }: with { $name }'s marshal it acts twice.
merlin-knights-event-defended = { $name } puts a defence tile on Sir Gareth: { $colour }.
merlin-knights-event-performed = { $name } puts an ally tile on Sir Geraint: { $counted ->
        [shield] shields
        [flag] flags
        [material] materials
        [manor] manors
       *[influence] influence
    }.
merlin-knights-event-wild = { $name } spends a wild tile of Sir Galahad and takes the piece { $from }.
merlin-knights-event-nothing = { $name } takes nothing: no { $item } is left in the supply.
merlin-knights-event-portal = { $name }'s knight goes through a portal of Sir Bors: { $space }.
merlin-knights-event-castle = { $name } puts a castle under the manor ({ $site }).
merlin-knights-event-colour = Sir Percival helps { $name }: for this mission, { $to } counts as { $from } ({ $mission }).
merlin-knights-event-swapped = { $name } swaps a card with Sir Bedivere: { $given } for { $taken }.
merlin-knights-event-influence = { $name } adds a tile of Sir Kay { $in }.
merlin-knights-event-returned = { $count ->
    [one] { $count } tile of Sir Kay returns to { $name } { $from }.
   *[other] { $count } tiles of Sir Kay return to { $name } { $from }.
}

merlin-knights-scored-defence = { $points } for { $name }: { $traitor } repelled for the first time, with Sir Gareth.
merlin-knights-scored-defence-tiles = { $count ->
    [one] { $points } for { $name }: { $count } defence tile on Sir Gareth.
   *[other] { $points } for { $name }: { $count } defence tiles on Sir Gareth.
}
merlin-knights-scored-space = { $points } for { $name }: a points space ({ $counted ->
        [shield] shields
        [flag] flags
        [material] materials
        [manor] manors
       *[influence] influence
    }) with Sir Geraint.
merlin-knights-scored-ally-tiles = { $count ->
    [one] { $points } for { $name }: { $count } ally tile on Sir Geraint.
   *[other] { $points } for { $name }: { $count } ally tiles on Sir Geraint.
}

merlin-knights-refusal-other-stack = { $ally } is in the other stack; now an ally of { $stack } is chosen.
merlin-knights-refusal-chosen = { $ally } has been chosen already; choose one of the allies left.
merlin-knights-refusal-not-yours = { $ally } is not one of your allies.
merlin-knights-refusal-no-tile = { $ally } has no tile left.
merlin-knights-refusal-other-die = { $ally ->
    [tristram] Sir Tristram changes knight dice only.
    [gawain] Sir Gawain turns the Merlin die or the Arthur die, no knight die.
   *[bors] A portal needs a turn with a knight die that moves your own knight.
}
merlin-knights-refusal-no-unused-die = { $die ->
    [own] None of your unused knight dice shows { $pips }.
    [arthur] Your Arthur die is used, or does not show { $pips }.
   *[merlin] Your Merlin die is used, or does not show { $pips }.
}
merlin-knights-refusal-too-far = A movement tile changes a die by 1 or 2 within 1 and 6, not from { $from } to { $to }; for more, spend another tile.
merlin-knights-refusal-not-elsewhere = You can take { $item } without a wild tile.
merlin-knights-refusal-other-kind = { $kinds } are not what is due: the kind stays the same, only the principality may change.
merlin-knights-refusal-after-portal = After a portal this power of a flag cannot be used: { $power }.
merlin-knights-refusal-same-principality = The first gift concerned this principality, so the second cannot come { $from }; choose another one.
merlin-knights-refusal-met-anyway = This mission is met without another colour: { $asks }. Complete it as usual.
merlin-knights-refusal-no-colour = No other colour of one requirement helps here: { $asks }.
merlin-knights-refusal-still-unmet = Another colour helps with one requirement only, and more are not met: { $asks }.
merlin-knights-refusal-too-much = So much mistletoe is not needed: only requirements that are not met are ignored ({ $asks }).
merlin-knights-refusal-too-little = You do not have so much mistletoe or so many markers ({ $asks }).

merlin-knights-moment-ally = Allies are chosen during the setup.
merlin-knights-moment-movement = Sir Tristram changes the chosen knight die before its figure moves, and unused ones in your own turn, before or after an action.
merlin-knights-moment-special = Sir Gawain turns the chosen die before its figure moves, and an unused one in your own turn, before or after an action.
merlin-knights-moment-wild = A wild tile is spent when a piece is due from a principality.
merlin-knights-moment-portal = A portal is used after a knight die was chosen, instead of the move.
merlin-knights-moment-castle = A castle is put under a manor at the moment it is built.
merlin-knights-moment-complete = Sir Percival helps with a mission in your own turn, before or after an action.
merlin-knights-moment-swap = Sir Bedivere swaps cards in your own turn, before or after an action.
merlin-knights-moment-influence = A tile of Sir Kay is added when an influence marker has just been placed.

merlin-knights-unreadable-stack = “{ $text }” is no stack of allies; there are `a` and `b`.
merlin-knights-unreadable-ally = “{ $text }” is no ally; the allies are `tristram`, `lamorak`, `gawain`, `lancelot`, `gareth`, `geraint`, `galahad`, `bors`, `gaheris`, `percival`, `bedivere` and `kay`.
