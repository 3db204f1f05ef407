### Merlin's module Arthur in English.

merlin-arthur-space = { $kind ->
    [resource_shield] any shield
    [resource_flag] any flag
    [resource_material] any material
    [resource_influence] influence marker anywhere
    [signet_ring] signet ring
    [stairs] stairs
    [merlin] move Merlin
    [replace_manor] replace a manor
    [picts] Picts
    [apple] apple
    [move_arthur] move Arthur
   *[activate_vassal] activate a vassal
}
merlin-arthur-does = { $kind ->
    [resource_shield] { $districts ->
        [yes] Take a shield of any colour.
       *[no] Take a shield from any principality.
    }
    [resource_flag] { $districts ->
        [yes] Take a flag of any colour.
       *[no] Take a flag from any principality.
    }
    [resource_material] { $districts ->
        [yes] Take a material of any colour.
       *[no] Take a material from any principality.
    }
    [resource_influence] { $districts ->
        [yes] Place an influence marker in any district.
       *[no] Place an influence marker in any principality.
    }
    [signet_ring] Take the signet ring; you may complete one of your missions whatever it requires.
    [stairs] { $districts ->
        [yes] Your knight goes clockwise to the next district space and performs its action.
       *[no] Your knight goes clockwise to the next principality space and performs its action.
    }
    [merlin] Move Merlin 1 to 3 spaces and perform the action of the space he reaches.
    [replace_manor] Replace another player’s manor with one of yours.
    [picts] Take one of the face-up Picts with its bonus.
    [apple] Take an apple.
    [move_arthur] Move Arthur 1 space and perform the action of the space he reaches.
   *[activate_vassal] { $districts ->
        [yes] One of your vassals in a district performs its action once more.
       *[no] One of your vassals in a principality performs its action once more.
    }
}

merlin-arthur-pict = { $bonus }, number { $value }
merlin-arthur-pict-again = { $pict } ({ $count })
merlin-arthur-bonus-apple = apple
merlin-arthur-bonus-influence = influence marker { $into }
merlin-arthur-bonus-manor = manor on { $terrain ->
    [mountain] a mountain tile
    [wood] a wood tile
   *[lake] a lake tile
}
merlin-arthur-pieces = { $ring ->
    [yes] Signet ring; Picts: { $sum }
   *[no] Picts: { $sum }
}

merlin-arthur-choice-more = { $flag }: 1 space more, { $ends }
merlin-arthur-choice-less = { $flag }: 1 space less, { $ends }
merlin-arthur-choice-switch = { $flag }: { $figure ->
    [knight] move the knight
    [arthur] move Arthur
   *[merlin] move Merlin
}, { $ends }
merlin-arthur-choice-ring-alone = Take the signet ring without completing a mission
merlin-arthur-choice-stairs = Knight by the stairs
merlin-arthur-choice-apple = Take an apple
merlin-arthur-choice-merlin = Merlin { $steps } { $direction }: { $ends }
merlin-arthur-choice-step = Arthur 1 { $direction }: { $ends }
merlin-arthur-choice-site = { $tile }, { $site }
merlin-arthur-choice-replace = { $tile }, { $site }: { $name }’s manor
merlin-arthur-choice-activate = { $vassal }: { $brings }

merlin-arthur-heading-flag = Use a flag
merlin-arthur-heading-ring = Signet ring: complete a mission
merlin-arthur-heading-merlin = Move Merlin
merlin-arthur-heading-step = Move Arthur
merlin-arthur-heading-replace = Replace a manor
merlin-arthur-heading-take = Take a Pict
merlin-arthur-heading-manor = Build the Pict’s manor
merlin-arthur-heading-activate = Activate a vassal
merlin-arthur-heading-keep = Which manor stays

merlin-arthur-due-reached = perform the action of the space reached
merlin-arthur-due-manor = build the Pict’s manor
merlin-arthur-due-refill = refill the display of Picts
merlin-arthur-due-keep = choose which manor stays in the territory
merlin-arthur-due-picts = reveal four Picts
merlin-arthur-step-clean-up = clean-up
merlin-arthur-step-picts = Picts
merlin-arthur-event-clean-up = { $castles ->
    [yes] Clean-up: in each territory all manors on castles stay, and one other of each player.
   *[no] Clean-up: one manor of each player stays in each territory.
}
merlin-arthur-event-picts = The Picts are scored.

merlin-arthur-event-pict-shown = A Pict is revealed: { $pict }.
merlin-arthur-event-one-more = { $name } moves 1 space more, { $steps } in all.
merlin-arthur-event-one-less = { $name } moves 1 space less, { $steps } in all.
merlin-arthur-event-switched = { $figure ->
    [knight] { $name } moves the knight with this die.
    [arthur] { $name } moves Arthur with this die.
   *[merlin] { $name } moves Merlin with this die.
}
merlin-arthur-event-extra-move = { $figure ->
    [knight] { $name }’s knight goes { $direction } to { $space }.
    [arthur] { $name } moves Arthur { $direction } to { $space }.
   *[merlin] { $name } moves Merlin { $direction } to { $space }.
}
merlin-arthur-event-ring-taken = { $name } takes the signet ring from the rondel.
merlin-arthur-event-ring-taken-from = { $name } takes the signet ring from { $from }.
merlin-arthur-event-ring-kept = { $name } keeps the signet ring.
merlin-arthur-event-ring-mission = With the ring { $name } need not meet what the card requires: { $asks }.
merlin-arthur-event-replaced = { $name } replaces { $owner }’s manor at { $site }.
merlin-arthur-event-pict-taken = { $name } takes a Pict: { $pict }.
merlin-arthur-event-bonus-lost = { $why ->
    [marker] The Pict’s bonus lapses for { $name }: { $bonus }. No influence marker is left on the castle board.
    [manor] The Pict’s bonus lapses for { $name }: { $bonus }. No manor is left, or no tile of this terrain is free.
    [blocked] The Pict’s bonus lapses for { $name }: { $bonus }. Morgana blocks it, or none is left in the supply.
   *[supply] The Pict’s bonus lapses for { $name }: { $bonus }. None is left in the supply.
}
merlin-arthur-event-activated = { $name } lets { $vassal } perform its action once more.
merlin-arthur-event-cleaned-up = { $count ->
    [one] { $name } keeps the manor at { $site } and takes back { $count }.
   *[other] { $name } keeps the manor at { $site } and takes back { $count }.
}
merlin-arthur-event-pict-results = Sums of the Picts: { $results }.
merlin-arthur-result = { $name } { $result }
merlin-arthur-event-picts-gone = { $count ->
    [one] { $count } Pict leaves the game.
   *[other] { $count } Picts leave the game.
}
merlin-arthur-scored-highest = { $points } for { $name }: the highest sum of Picts, { $result }.
merlin-arthur-scored-lowest = { $points } for { $name }: the lowest sum of Picts, { $result }.

merlin-arthur-refusal-no-second-mission = No flag gives a second mission in this game; only the signet ring does.
merlin-arthur-refusal-no-such-power = No flag has this power in this game: { $power }.
merlin-arthur-refusal-mission-completed = You have already completed a mission this turn; only the signet ring gives another one.
merlin-arthur-refusal-no-direction = With 0 spaces there is no direction to choose: write the move as clockwise.
merlin-arthur-refusal-not-for-arthur = { $flag } works only for your own knight, not for Arthur.
merlin-arthur-refusal-too-far = With +/−1 flags a figure moves 0 to 7 spaces.
merlin-arthur-refusal-steps-changed = After a +/−1 flag the die itself cannot be changed any more; change it first.
merlin-arthur-refusal-same-figure = { $figure ->
    [knight] This die moves the knight anyway; choose another figure.
    [arthur] This die moves Arthur anyway; choose another figure.
   *[merlin] This die moves Merlin anyway; choose another figure.
}
merlin-arthur-refusal-staff-spent = You have already spent a staff this turn; one is the limit.
merlin-arthur-refusal-one-to-three = Merlin moves 1, 2 or 3 spaces, not { $steps }.
merlin-arthur-refusal-no-manor = No other player’s manor stands at { $site }.
merlin-arthur-refusal-protected = The manor at { $site } stands on a castle, so it cannot be replaced.
merlin-arthur-refusal-not-displayed = This Pict is not on display: { $pict }. Take one that is.
merlin-arthur-refusal-other-terrain = The tile at { $site } has another terrain; the Pict shows { $terrain }.
merlin-arthur-refusal-on-castle = { $districts ->
    [yes] You can activate only a vassal in a district, not { $vassal }.
   *[no] You can activate only a vassal in a principality, not { $vassal }.
}
merlin-arthur-refusal-not-to-keep = You have no manor to choose at { $site }; choose one in this territory.

merlin-arthur-moment-pict = Chance decides which Pict comes next.
merlin-arthur-moment-flag = This flag is used after the die is chosen and before the figure moves.
merlin-arthur-moment-ring = A mission is completed with the ring as the action of its space.
merlin-arthur-moment-merlin = Only Merlin’s space on the inner ring moves him like that.
merlin-arthur-moment-step = Only the space “move Arthur” moves him like that.
merlin-arthur-moment-replace = A manor is replaced as the action of its space on the inner ring.
merlin-arthur-moment-take = A Pict is taken as the action of a Pict space.
merlin-arthur-moment-manor = That manor is built when a Pict shows one.
merlin-arthur-moment-activate = A vassal is activated as the action of its space.
merlin-arthur-moment-keep = Which manor stays is chosen after the environs are scored.

merlin-arthur-lapse-supply = { $districts ->
    [yes] none is left in any colour.
   *[no] no principality has any left.
}
merlin-arthur-lapse-influence = no influence marker is left on your castle board.
merlin-arthur-lapse-replace = there is no manor to replace, or none of yours is left.
merlin-arthur-lapse-picts = no Pict is left.
merlin-arthur-lapse-apple = no apple is left.
merlin-arthur-lapse-vassal = { $districts ->
    [yes] none of your vassals stands in a district.
   *[no] none of your vassals stands in a principality.
}

merlin-arthur-unreadable-pict = “{ $text }” is not a Pict; Picts are written `p01` to `p30`.
merlin-arthur-unreadable-steps = “{ $text }” is not a number of spaces; Merlin moves 1 to 3.
merlin-arthur-unreadable-figure = “{ $text }” is not a figure; there are `knight`, `merlin` and `arthur`.
