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
    [tristram] personal dice ±1 or ±2
    [lamorak] deploy vassals where they stand
    [gawain] { $arthur ->
        [yes] turn the Merlin or the Arthur die
       *[no] turn the Merlin die
    }
    [lancelot] double actions at the marshal
    [gareth] collect repelled colours
    [geraint] collect points spaces
    [galahad] { $districts ->
        [yes] take in another colour
       *[no] take from another principality
    }
    [bors] { $districts ->
        [yes] portal to any district
       *[no] portal to any principality
    }
    [gaheris] castles under manors
    [percival] change a required colour
    [bedivere] six missions, swap cards
   *[kay] more weight for influence
}
merlin-knights-does = { $ally ->
    [tristram] Spend a movement tile: one of your personal dice shows 1 or 2 more or less.
    [lamorak] { $districts ->
        [yes] On district spaces and by influence, a vassal may be deployed again where it stands.
       *[no] On principality spaces and by influence, a vassal may be deployed again where it stands.
    }
    [gawain] Spend a special movement tile: your Merlin die, or with Arthur your Arthur die, shows any number.
    [lancelot] When you deploy a vassal at the marshal, it performs its action twice.
    [gareth] The first repelled traitor of each colour brings its tile and 1 point; all tiles score at the end.
    [geraint] Every points space brings 1 extra point, and its tile the first time; all tiles score at the end.
    [galahad] { $districts ->
        [yes] Spend a wild tile: take a piece of the same kind in another colour.
       *[no] Spend a wild tile: take a piece of the same kind from another principality.
    }
    [bors] { $districts ->
        [yes] Spend a portal tile instead of moving the knight: put it on any district space.
       *[no] Spend a portal tile instead of moving the knight: put it on any principality space.
    }
    [gaheris] Put a castle under a new manor: it counts as an extra manor in the scoring, and a tower gives twice.
    [percival] Spend a tile when completing a mission: one requirement may have another colour.
    [bedivere] You hold six missions. Spend a tile: swap one of them for a face-up card.
   *[kay] Add a tile to an influence marker you place: it counts as an extra marker for the lead.
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
    [own] Personal die { $from } to { $pips }
    [arthur] Arthur die { $from } to { $pips }
   *[merlin] Merlin die { $from } to { $pips }
}
merlin-knights-choice-castle = Put a castle under the manor
merlin-knights-choice-no-castle = Place no castle
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
merlin-knights-choice-wild = { $item } for a wild tile
merlin-knights-choice-no-wild = Take nothing

merlin-knights-heading-ally = Choose an ally
merlin-knights-heading-movement = Sir Tristram: change a personal die
merlin-knights-heading-special = Sir Gawain: turn a die
merlin-knights-heading-wild = Sir Galahad: take elsewhere
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
merlin-knights-due-second-gift = { $districts ->
    [yes] choose the second gift of the tower, in another colour
   *[no] choose the second gift of the tower, from another principality
}
merlin-knights-due-influence = add a tile to the influence marker or not

merlin-knights-event-chosen = { $name } chooses { $ally }.
merlin-knights-event-dealt = { $name } is dealt { $ally }.
merlin-knights-event-marshal = { $name }’s marshal stands { $in }.
merlin-knights-event-die = { $die ->
    [chosen] { $ally } changes { $name }’s chosen die from { $from } to { $to }.
    [own] { $ally } changes one of { $name }’s personal dice from { $from } to { $to }.
    [arthur] { $ally } changes { $name }’s Arthur die from { $from } to { $to }.
   *[merlin] { $ally } changes { $name }’s Merlin die from { $from } to { $to }.
}
merlin-knights-event-twice = { $vassal } { $in }: at { $name }’s marshal it performs its action twice.
merlin-knights-event-defended = { $name } puts a defence tile on Sir Gareth: { $colour }.
merlin-knights-event-performed = { $name } puts an ally tile on Sir Geraint: { $counted ->
        [shield] shields
        [flag] flags
        [material] materials
        [manor] manors
       *[influence] influence
    }.
merlin-knights-event-wild = { $name } spends one of Sir Galahad’s wild tiles and takes the piece { $from }.
merlin-knights-event-nothing = { $blocks ->
    [yes] { $name } takes nothing: Morgana blocks it, or no { $item } is left in the supply.
   *[no] { $name } takes nothing: no { $item } is left in the supply.
}
merlin-knights-event-portal = { $name }’s knight goes through one of Sir Bors’s portals: { $space }.
merlin-knights-event-castle = { $name } puts a castle under the manor ({ $site }).
merlin-knights-event-colour = Sir Percival helps { $name }: for this mission, { $to } counts as { $from } ({ $mission }).
merlin-knights-event-swapped = { $name } swaps a card with Sir Bedivere: { $given } for { $taken }.
merlin-knights-event-influence = { $name } adds one of Sir Kay’s tiles { $in }.
merlin-knights-event-returned = { $count ->
    [one] { $count } of Sir Kay’s tiles returns to { $name } { $from }.
   *[other] { $count } of Sir Kay’s tiles return to { $name } { $from }.
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

merlin-knights-refusal-other-stack = { $ally } is in the other stack; choose an ally from { $stack } now.
merlin-knights-refusal-chosen = { $ally } has already been chosen; choose one of the allies left.
merlin-knights-refusal-not-yours = { $ally } is not one of your allies.
merlin-knights-refusal-no-tile = { $ally } has no tile left.
merlin-knights-refusal-other-die = { $ally ->
    [tristram] Sir Tristram changes only personal dice.
    [gawain] Sir Gawain turns the Merlin die or the Arthur die, not a personal die.
   *[bors] A portal needs a turn with a personal die that moves your own knight.
}
merlin-knights-refusal-no-unused-die = { $die ->
    [own] None of your unused personal dice shows { $pips }.
    [arthur] Your Arthur die is used, or does not show { $pips }.
   *[merlin] Your Merlin die is used, or does not show { $pips }.
}
merlin-knights-refusal-too-far = A movement tile changes a die by 1 or 2, between 1 and 6, not from { $from } to { $to }; for more, spend another tile.
merlin-knights-refusal-not-elsewhere = You can take { $item } without a wild tile.
merlin-knights-refusal-other-kind = { $districts ->
    [yes] { $kinds } cannot be taken here: the kind stays the same, only the colour may change.
   *[no] { $kinds } cannot be taken here: the kind stays the same, only the principality may change.
}
merlin-knights-refusal-after-portal = After a portal this power of a flag cannot be used: { $power }.
merlin-knights-refusal-same-principality = { $districts ->
    [yes] The first gift had this colour, so the second cannot come { $from } too; choose another colour.
   *[no] The first gift came from this principality, so the second cannot come { $from } too; choose another one.
}
merlin-knights-refusal-shows-already = { $ally ->
    [gawain] The die already shows { $pips }; Sir Gawain turns it to another number.
   *[tristram] The die already shows { $pips }; Sir Tristram changes it by 1 or 2.
}
merlin-knights-refusal-met-anyway = This mission is met without another colour ({ $asks }); complete it as usual.
merlin-knights-refusal-no-colour = Another colour for one requirement does not help here: { $asks }.
merlin-knights-refusal-still-unmet = Another colour helps with one requirement only, and more are not met: { $asks }.
merlin-knights-refusal-too-much = You do not need that much mistletoe: it skips only requirements that are not met ({ $asks }).
merlin-knights-refusal-too-little = You do not have that much mistletoe or that many markers ({ $asks }).

merlin-knights-moment-ally = Allies are chosen during set-up.
merlin-knights-moment-movement = Sir Tristram changes the chosen personal die before its figure moves, and unused ones in your own turn, before or after an action.
merlin-knights-moment-special = Sir Gawain turns the chosen die before its figure moves, and an unused one in your own turn, before or after an action.
merlin-knights-moment-wild = { $districts ->
    [yes] A wild tile is spent when a piece of a certain colour is due.
   *[no] A wild tile is spent when a piece is due from a principality.
}
merlin-knights-moment-portal = A portal is used instead of the move, after a personal die has been chosen.
merlin-knights-moment-castle = A castle is put under a manor at the moment it is built.
merlin-knights-moment-complete = Sir Percival helps with a mission in your own turn, before or after an action.
merlin-knights-moment-swap = Sir Bedivere swaps cards in your own turn, before or after an action.
merlin-knights-moment-influence = One of Sir Kay’s tiles is added when an influence marker has just been placed.

merlin-knights-unreadable-stack = “{ $text }” is not a stack of allies; there are `a` and `b`.
merlin-knights-unreadable-ally = “{ $text }” is not an ally; the allies are `tristram`, `lamorak`, `gawain`, `lancelot`, `gareth`, `geraint`, `galahad`, `bors`, `gaheris`, `percival`, `bedivere` and `kay`.
