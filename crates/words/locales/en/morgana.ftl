# Morgana of Merlin: what its moves, events, refusals and pieces are called.

merlin-morgana-effect = { $effect ->
    [bewitch] bewitch
    [swap_figures] swap figures
    [coins_for_resources] witch’s gold: coins for items
    [resources_for_coins] witch’s gold: items for coins
    [witch_hut] witch’s hut
   *[dark_influence] dark influence
}
merlin-morgana-effect-does = { $effect ->
    [bewitch] Turn one of your unused dice, or an unused personal die of somebody else, to any number.
    [swap_figures] { $arthur ->
        [yes] Your knight and another one, or Merlin and Arthur, exchange their spaces; no action follows.
       *[no] Your knight and another one exchange their spaces; no action follows.
    }
    [coins_for_resources] Return two items and take three gold coins.
    [resources_for_coins] { $districts ->
        [yes] Pay two gold coins and take three pieces from the store of the blocked district.
       *[no] Pay two gold coins and take three items from the blocked principality.
    }
    [witch_hut] { $arthur ->
        [yes] { $castles ->
            [yes] Put a hut on one of your manors: it counts for one more in the next environs scoring, then its whole territory is cleared except for manors on castles.
           *[no] Put a hut on one of your manors: it counts twice in the next environs scoring, then its whole territory is cleared.
        }
       *[no] { $castles ->
            [yes] Put a hut on one of your manors: it counts for one more in the next environs scoring, then both leave the environs; a manor on a castle stays.
           *[no] Put a hut on one of your manors: it counts twice in the next environs scoring, then both leave the environs.
        }
    }
   *[dark_influence] { $districts ->
        [yes] Put a Morgana marker into the blocked district and one beside or opposite it.
       *[no] Put a Morgana marker into the blocked principality and one beside or opposite it.
    }
}
merlin-morgana-place-apple = poisoned apples
merlin-morgana-place-horn = drinking horn
merlin-morgana-place-cauldron = cauldron { $number }
merlin-morgana-choice-lay = Token: { $effect }
merlin-morgana-choice-die = Morgana die { $pips }
merlin-morgana-choice-apple = Take a poisoned apple
merlin-morgana-choice-horn = { $count ->
    [one] Win the drinking horn for 1 piece
   *[other] Win the drinking horn for { $count } pieces
}
merlin-morgana-choice-cauldron = Cauldron { $number }: { $effect }
merlin-morgana-choice-grail = Take the Grail; Morgana blocks the orchard, so no apple
merlin-morgana-choice-coin = A gold coin
merlin-morgana-choice-poison = { $die ->
    [chosen] The chosen die, a { $pips }
    [own] Unused personal die { $pips }
    [arthur] Unused Arthur die { $pips }
   *[merlin] Unused Merlin die { $pips }
}
merlin-morgana-choice-with = { $die ->
    [own] { $name }: personal die { $pips }
    [arthur] { $name }: Arthur die { $pips }
   *[merlin] { $name }: Merlin die { $pips }
}
merlin-morgana-choice-stand = Morgana { $into }
merlin-morgana-choice-no-walk = Leave Morgana where she is
merlin-morgana-choice-no-stand = Do not place Morgana
merlin-morgana-choice-no-token = Forgo the effect; the token is turned over
merlin-morgana-choice-bewitch = { $own ->
    [yes] { $die ->
        [own] Own personal die { $pips }
        [arthur] Own Arthur die { $pips }
       *[merlin] Own Merlin die { $pips }
    }
   *[no] { $name }: personal die { $pips }
}
merlin-morgana-choice-turn = To { $pips }
merlin-morgana-choice-swap = Your knight with { $name }’s
merlin-morgana-choice-swap-merlin = Merlin with Arthur
merlin-morgana-choice-pay = Pay 2 gold coins, take 3 items
merlin-morgana-choice-pay-district = { $district ->
    [mint] Pay 2 gold coins, take 3 gold coins
    [orchard] Pay 2 gold coins, take 3 apples or mistletoe
    [smith] Pay 2 gold coins, take 3 shields
    [quarry] Pay 2 gold coins, take 3 materials
   *[tailor] Pay 2 gold coins, take 3 flags
}
merlin-morgana-choice-hut = Hut on the manor at { $site }
merlin-morgana-choice-dark = Morgana marker { $into }
merlin-morgana-choice-dark-plus = Morgana marker { $into }, on the one with the plus marker
merlin-morgana-choice-take-back = Influence marker with its Morgana marker { $in }
merlin-morgana-choice-take-back-plus = Influence marker with Morgana and plus marker { $in }
merlin-morgana-heading-die = Take a Morgana die
merlin-morgana-heading-place = Place the Morgana die
merlin-morgana-heading-poison = Spend a poisoned apple
merlin-morgana-heading-with = Exchange numbers with
merlin-morgana-heading-stand = Move Morgana
merlin-morgana-heading-bewitch = Bewitch a die
merlin-morgana-heading-turn = Turn the bewitched die
merlin-morgana-heading-swap = Swap figures
merlin-morgana-heading-hut = Place a witch’s hut
merlin-morgana-heading-dark = Dark influence
merlin-morgana-event-token-laid = On cauldron { $number }: { $effect }.
merlin-morgana-event-rolled = The Morgana dice show { $dice }.
merlin-morgana-event-die-taken = { $name } takes the Morgana die with { $pips }.
merlin-morgana-event-placed-apple = { $name } places the { $pips } on the poisoned apples.
merlin-morgana-event-placed-horn = { $name } places the { $pips } on the drinking horn.
merlin-morgana-event-placed-cauldron = { $name } places the { $pips } below cauldron { $number }.
merlin-morgana-event-apple-taken = { $name } takes a poisoned apple.
merlin-morgana-event-no-apple = No poisoned apple is left for { $name }.
merlin-morgana-event-exchanged = { $name } exchanges numbers with a poisoned apple: their own { $die ->
    [chosen] chosen die
    [own] personal die
    [arthur] Arthur die
   *[merlin] Merlin die
} now shows { $to }, { $other }’s { $their ->
    [own] personal die
    [arthur] Arthur die
   *[merlin] Merlin die
} { $from }.
merlin-morgana-event-coins-paid = { $count ->
    [one] { $name } pays a gold coin.
   *[other] { $name } pays { $count } gold coins.
}
merlin-morgana-event-horn-taken = { $name } takes the drinking horn.
merlin-morgana-event-horn-from = { $name } takes the drinking horn from { $other }.
merlin-morgana-event-horn-kept = { $name } keeps the drinking horn.
merlin-morgana-event-moved = { $name } moves Morgana { $into }.
merlin-morgana-event-not-moved = { $name } does not move Morgana.
merlin-morgana-event-bewitched = { $own ->
    [yes] { $die ->
        [own] { $name } bewitches one of their own personal dice: from { $from } to { $to }.
        [arthur] { $name } bewitches their own Arthur die: from { $from } to { $to }.
       *[merlin] { $name } bewitches their own Merlin die: from { $from } to { $to }.
    }
   *[no] { $name } bewitches one of { $other }’s personal dice: from { $from } to { $to }.
}
merlin-morgana-event-swapped = { $name } and { $other } swap knights; { $name }’s now stands on { $space }.
merlin-morgana-event-merlin-swapped = { $name } swaps Merlin and Arthur: Merlin now stands on { $merlin }, Arthur on { $arthur }.
merlin-morgana-event-coins-taken = { $count ->
    [one] { $name } takes a gold coin for them.
   *[other] { $name } takes { $count } gold coins for them.
}
merlin-morgana-event-mint = { $count ->
    [one] { $name } takes a gold coin from the blocked mint.
   *[other] { $name } takes { $count } gold coins from the blocked mint.
}
merlin-morgana-event-nothing-gained = { $district ->
    [mint] Morgana blocks the mint: { $name } gains nothing.
    [trader] Morgana blocks the trader: { $name } exchanges nothing.
    [orchard] Morgana blocks the orchard: { $name } gains nothing.
    [smith] Morgana blocks the smith: { $name } gains nothing.
    [quarry] Morgana blocks the quarry: { $name } gains nothing.
   *[tailor] Morgana blocks the tailor: { $name } gains nothing.
}
merlin-morgana-event-hut = { $name } puts a witch’s hut on the manor at { $site }.
merlin-morgana-event-marker-on-top = { $name } puts a Morgana marker on one of their own influence markers { $in }.
merlin-morgana-event-marker-alone = { $name } puts a Morgana marker { $into }; it stands alone.
merlin-morgana-event-no-effect = No effect for { $name }: { $effect }.
merlin-morgana-event-forgone = { $name } forgoes the cauldron token: { $effect }.
merlin-morgana-event-token-turned = The token on cauldron { $number } is turned over: { $effect }.
merlin-morgana-event-manors-returned = { $count ->
    [one] { $name } takes back a manor with a hut.
   *[other] { $name } takes back { $count } manors with huts.
}
merlin-morgana-event-territories-cleared = { $count ->
    [one] { $name } takes back a manor from territories with huts.
   *[other] { $name } takes back { $count } manors from territories with huts.
}
merlin-morgana-event-hut-lost = The hut on the manor at { $site } returns to the supply.
merlin-morgana-event-huts-returned = { $count ->
    [one] A hut returns to the supply.
   *[other] { $count } huts return to the supply.
}
merlin-morgana-event-huts = Witch’s huts, if there are any, leave the environs.
merlin-morgana-event-rival = { $count ->
    [one] Morgana also has an influence marker { $in }.
   *[other] Morgana also has { $count } influence markers { $in }.
}
merlin-morgana-event-carriers-returned = { $count ->
    [one] { $name } takes back the influence marker that carried a Morgana marker { $in }.
   *[other] { $name } takes back { $count } influence markers that carried Morgana markers { $in }.
}
merlin-morgana-event-markers-returned = { $count ->
    [one] A Morgana marker { $in } returns beside the board.
   *[other] { $count } Morgana markers { $in } return beside the board.
}
merlin-morgana-refusal-has-pentagram = You have already had your Morgana turn this round; the next one comes in the next round.
merlin-morgana-refusal-no-die = No Morgana die on the board shows { $pips }; take one that lies there.
merlin-morgana-refusal-cannot-skip = A Morgana turn cannot be skipped: place the die on the poisoned apples, the drinking horn or a cauldron.
merlin-morgana-refusal-place-due = First place the Morgana die: on the poisoned apples, the drinking horn or a cauldron.
merlin-morgana-refusal-moves-nothing = A Morgana die moves no figure: place it on the poisoned apples, the drinking horn or a cauldron.
merlin-morgana-refusal-only-poison = Only a poisoned apple changes a Morgana die.
merlin-morgana-refusal-no-apple = You have no poisoned apple from an earlier turn.
merlin-morgana-refusal-not-own-die = A poisoned apple serves the chosen die before it is used, or one of your unused dice.
merlin-morgana-refusal-nobody = Nobody else has an unused die with another number.
merlin-morgana-refusal-no-such-die = { $die ->
    [own] That player has no unused personal die with { $pips }.
    [arthur] That player has no unused Arthur die with { $pips }.
   *[merlin] That player has no unused Merlin die with { $pips }.
}
merlin-morgana-refusal-same-number = Both dice show { $pips }; choose a die with another number.
merlin-morgana-refusal-too-few-pieces = { $count ->
    [one] The horn costs 1 material or gold coin with this die, and you have none.
   *[other] The horn costs { $count } materials or gold coins with this die; you have fewer.
}
merlin-morgana-refusal-no-coin = You have no gold coin; pay with materials.
merlin-morgana-refusal-other-cauldron = The die does not show the number of cauldron { $number }; only a 6 goes anywhere.
merlin-morgana-refusal-cauldron-taken = There is already a die below cauldron { $number }.
merlin-morgana-refusal-too-far = This cauldron does not take Morgana { $into }: its number says how far she may go.
merlin-morgana-refusal-stands-there = Morgana already stands { $in }; to leave her there, end her move.
merlin-morgana-refusal-no-payment = You have no { $item } on your castle board; pay with the materials and gold coins you have.
merlin-morgana-refusal-other-payment = The horn is paid for with materials and gold coins, not with { $kinds }.
merlin-morgana-refusal-blocked = Morgana stands { $in }: nobody may enter its space.
merlin-morgana-refusal-mirror-blocked = Morgana blocks the opposite space, so your knight cannot go there.
merlin-morgana-refusal-action-blocked = Morgana blocks this space; choose the space of another knight.
merlin-morgana-refusal-nothing-from = Morgana stands { $in }: nothing can be taken from there.
merlin-morgana-refusal-store-blocked = { $district ->
    [mint] Morgana blocks the mint: no gold coins come from there.
    [trader] Morgana blocks the trader: nothing is exchanged there.
    [orchard] Morgana blocks the orchard: neither apples nor mistletoe come from there.
    [smith] Morgana blocks the smith: no shields come from there.
    [quarry] Morgana blocks the quarry: no materials come from there.
   *[tailor] Morgana blocks the tailor: no flags come from there.
}
merlin-morgana-refusal-cannot-bewitch = Only your own unused dice and unused personal dice of others can be bewitched.
merlin-morgana-refusal-shows-already = The die already shows { $pips }; choose another number.
merlin-morgana-refusal-cannot-swap = Your knight swaps with another player’s knight on another space.
merlin-morgana-refusal-no-arthur = Merlin swaps only with Arthur, and Arthur is not in this game.
merlin-morgana-refusal-swap-blocked = One of the two figures stands on Morgana’s space; nobody may be put there.
merlin-morgana-refusal-too-few-resources = You would have to return two items, and you have fewer.
merlin-morgana-refusal-no-coin-left = No gold coin is left in the supply.
merlin-morgana-refusal-too-few-coins = The items cost two gold coins, and you have fewer.
merlin-morgana-refusal-beside-board = Morgana is still beside the board; without her this does not work: { $effect }.
merlin-morgana-refusal-nothing-there = Nothing is left where Morgana stands.
merlin-morgana-refusal-at-trader = Morgana stands on the trader, who stores nothing that could be taken.
merlin-morgana-refusal-other-district = { $district ->
    [mint] Morgana stands on the mint: take gold coins.
    [trader] Morgana stands on the trader: there is nothing to take.
    [orchard] Morgana stands on the orchard: take apples and mistletoe.
    [smith] Morgana stands on the smith: take shields.
    [quarry] Morgana stands on the quarry: take materials.
   *[tailor] Morgana stands on the tailor: take flags.
}
merlin-morgana-refusal-other-principality = { $districts ->
    [yes] Morgana does not stand { $in }: take from the district that she blocks.
   *[no] Morgana does not stand { $in }: take from the principality that she blocks.
}
merlin-morgana-refusal-no-manor = You have no manor without a hut at { $site }.
merlin-morgana-refusal-no-hut = No witch’s hut is left.
merlin-morgana-refusal-not-there = This Morgana marker cannot go { $into }: the first goes where she stands, the second beside or opposite her.
merlin-morgana-refusal-no-marker = No Morgana marker is left.
merlin-morgana-refusal-no-such-marker = There is nothing to choose: you do not have markers of both kinds { $in }.
merlin-morgana-moment-die = A Morgana die is taken at the start of your turn, in place of one of your own dice.
merlin-morgana-moment-place = The Morgana die is placed once, right after it is taken.
merlin-morgana-moment-poison = A poisoned apple is spent in your own turn, before or after an action.
merlin-morgana-moment-horn = This is paid only for the drinking horn.
merlin-morgana-moment-cauldron = Morgana moves when a die has been placed below a cauldron.
merlin-morgana-moment-token = That takes a cauldron token that shows it.
merlin-morgana-lapse-blocked = Morgana blocks the space.
merlin-morgana-lapse-principality = { $districts ->
    [yes] Morgana blocks the district it would come from.
   *[no] Morgana blocks the principality it would come from.
}
merlin-morgana-lapse-store = Morgana blocks the district where it is stored.
merlin-morgana-scored-horn-won = { $points } for { $name }: drinking horn won.
merlin-morgana-scored-horn-owned = { $points } for { $name }: drinking horn at the end of round { $count }.
merlin-morgana-scored-huts = { $count ->
    [one] { $points } for { $name }: a hut in the territory around { $site }.
   *[other] { $points } for { $name }: { $count } huts in the territory around { $site }.
}
merlin-morgana-due-tokens = lay the cauldron tokens
merlin-morgana-due-roll = roll the Morgana dice
merlin-morgana-due-horn = { $count ->
    [one] pay 1 more piece for the drinking horn
   *[other] pay { $count } more pieces for the drinking horn
}
merlin-morgana-due-exchange = choose the die to exchange numbers with
merlin-morgana-due-walk = move Morgana or leave her
merlin-morgana-due-token = use the cauldron token or forgo it
merlin-morgana-due-flip = turn the cauldron token over
merlin-morgana-due-bewitch = turn the bewitched die
merlin-morgana-due-give = { $count ->
    [one] return 1 more item
   *[other] return { $count } more items
}
merlin-morgana-due-take = { $count ->
    [one] take 1 more piece from where Morgana stands
   *[other] take { $count } more pieces from where Morgana stands
}
merlin-morgana-due-dark = place the second Morgana marker
merlin-morgana-step-huts = Huts
merlin-morgana-pieces = { $horn ->
    [yes] Poisoned apples { $count }, drinking horn
   *[no] Poisoned apples { $count }
}
