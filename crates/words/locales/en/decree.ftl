# Merlin: The King's decree.

merlin-decree-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
merlin-decree-or = { $brings }, or a decree
merlin-decree-choice-act = { $vassal }: { $brings }
merlin-decree-choice-look = { $count ->
    [one] Look at the last decree and take it
   *[other] Look at the { $count } decrees and take one
}
merlin-decree-choice-show-all = The stack as it lies there
merlin-decree-choice-take = { $decree }
merlin-decree-choice-numbered = { $decree } (tile { $number })
merlin-decree-choice-take-blocked = { $decree } – Morgana blocks it, you get only the decree
merlin-decree-choice-take-empty = { $decree } – the supply is empty, you get only the decree
merlin-decree-choice-chosen = Chosen die to { $pips }: { $ends }
merlin-decree-choice-unused = { $die ->
    [own] Personal die from { $from } to { $pips }
    [arthur] Arthur die from { $from } to { $pips }
   *[merlin] Merlin die from { $from } to { $pips }
}
merlin-decree-choice-points = Score 5 points
merlin-decree-heading-instead = Action or decree
merlin-decree-heading-take = Take a decree
merlin-decree-heading-one = Discard a decree
merlin-decree-heading-item = Discard two decrees and take an item
merlin-decree-heading-influence = Discard two decrees and place an influence marker
merlin-decree-heading-three = Discard three decrees
merlin-decree-event-looked = { $name } looks at the decrees { $in }: { $decrees }.
merlin-decree-event-looked-hidden = { $name } looks at the decrees { $in }.
merlin-decree-event-taken = { $name } takes a decree { $from }: { $decree }.
merlin-decree-event-supply-empty = { $blocks ->
    [yes] Morgana blocks it, or the supply is empty: { $name } keeps the decree, but does not get what it shows ({ $item }).
   *[no] The supply is empty: { $name } keeps the decree, but does not get what it shows ({ $item }).
}
merlin-decree-event-discarded = { $count ->
    [one] { $name } discards a decree.
   *[other] { $name } discards { $count } decrees.
}
merlin-decree-event-die-changed = { $die ->
    [chosen] { $name } turns the chosen die from { $from } to { $to }.
    [own] { $name } turns a personal die from { $from } to { $to }.
    [arthur] { $name } turns the Arthur die from { $from } to { $to }.
   *[merlin] { $name } turns the Merlin die from { $from } to { $to }.
}
merlin-decree-refusal-not-in-stack = This decree is not { $in }: { $decree }. Take one of those you see.
merlin-decree-refusal-bound = You have looked at the decrees { $in }, so the vassal’s action lapses: take one of them.
merlin-decree-refusal-too-few = { $needed ->
    [one] { $districts ->
        [yes] That costs { $needed } decree, and you have { $owned }; decrees are taken on district spaces.
       *[no] That costs { $needed } decree, and you have { $owned }; decrees are taken on principality spaces.
    }
   *[other] { $districts ->
        [yes] That costs { $needed } decrees, and you have { $owned }; decrees are taken on district spaces.
       *[no] That costs { $needed } decrees, and you have { $owned }; decrees are taken on principality spaces.
    }
}
merlin-decree-refusal-not-by-one = A decree changes a die by exactly 1, not from { $from } to { $to }; discard more decrees for more.
merlin-decree-refusal-no-step = 6 and 1 are not adjacent: no decree turns a die from { $from } to { $to }.
merlin-decree-refusal-no-unused-die = { $die ->
    [own] No unused personal die shows { $pips }; a decree cannot change used dice.
    [arthur] The Arthur die is used or does not show { $pips }; a decree cannot change used dice.
   *[merlin] The Merlin die is used or does not show { $pips }; a decree cannot change used dice.
}
merlin-decree-refusal-other-die = A decree changes only your personal dice and the Merlin die.
merlin-decree-refusal-no-marker = You have no influence marker left; two decrees can still bring an item.
merlin-decree-moment-instead = { $districts ->
    [yes] You choose between action and decree when you have deployed a vassal on a district space.
   *[no] You choose between action and decree when you have deployed a vassal on a principality space.
}
merlin-decree-moment-take = A decree is taken once the stack has been looked at.
merlin-decree-moment-chosen = A decree changes the chosen die before its figure moves.
merlin-decree-moment-action = Decrees are discarded in your own turn, before or after an action.
merlin-decree-scored-decree = { $points } for { $name }: the decree.
merlin-decree-scored-three = { $points } for { $name }: three decrees.
merlin-decree-due-instead = perform the vassal’s action or look at the decrees
merlin-decree-due-look = show the decrees of the stack
merlin-decree-due-take = take a decree
merlin-decree-pieces = decrees { $count }
merlin-unreadable-decree = “{ $text }” is not a decree tile; tiles are written `d01` to `d24`.
