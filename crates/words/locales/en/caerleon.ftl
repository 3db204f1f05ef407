# Merlin: The City of Caerleon.

merlin-caerleon-district = { $district ->
    [mint] Mint
    [trader] Trader
    [orchard] Orchard
    [smith] Smith
    [quarry] Quarry
   *[tailor] Tailor
}
merlin-caerleon-does = { $district ->
    [mint] Deploy a vassal: it takes 2 gold coins; the lady-in-waiting brings influence.
    [trader] Deploy a vassal: it exchanges up to 4 times; the lady-in-waiting brings influence.
    [orchard] Deploy a vassal: it takes 2 apples or mistletoe; the lady-in-waiting brings influence.
    [smith] Deploy a vassal: the shield-bearer takes 2 shields, builder and flag-bearer take 1; the lady-in-waiting brings influence.
    [quarry] Deploy a vassal: the builder takes 2 materials, shield-bearer and flag-bearer take 1; the lady-in-waiting brings influence.
   *[tailor] Deploy a vassal: the flag-bearer takes 2 flags, builder and shield-bearer take 1; the lady-in-waiting brings influence.
}
merlin-caerleon-brings = { $district ->
    [mint] takes { $count } gold coins
    [trader] exchanges up to { $count } times
    [orchard] takes { $count } apples or mistletoe
    [smith] { $count ->
        [one] takes a shield of your choice
       *[other] takes { $count } shields of your choice
    }
    [quarry] { $count ->
        [one] takes a material of your choice
       *[other] takes { $count } materials of your choice
    }
   *[tailor] { $count ->
        [one] takes a flag of your choice
       *[other] takes { $count } flags of your choice
    }
}
merlin-caerleon-brings-crowded = { $brings }; somebody there has to leave first
merlin-caerleon-choice-send-home = { $vassal ->
    [lady] { $name }’s lady-in-waiting
    [shield_bearer] { $name }’s shield-bearer
    [builder] { $name }’s builder
   *[flag_bearer] { $name }’s flag-bearer
}
merlin-caerleon-choice-coin = Gold coin
merlin-caerleon-choice-done = No more exchanges
merlin-caerleon-heading-send-home = Who returns to the castle board?
merlin-caerleon-event-laid = { $district ->
    [mint] The mint lies { $in }.
    [trader] The trader lies { $in }.
    [orchard] The orchard lies { $in }.
    [smith] The smith lies { $in }.
    [quarry] The quarry lies { $in }.
   *[tailor] The tailor lies { $in }.
}
merlin-caerleon-event-sent-home = { $vassal ->
    [lady] { $name } sends { $owner }’s lady-in-waiting { $from } back to the castle board.
    [shield_bearer] { $name } sends { $owner }’s shield-bearer { $from } back to the castle board.
    [builder] { $name } sends { $owner }’s builder { $from } back to the castle board.
   *[flag_bearer] { $name } sends { $owner }’s flag-bearer { $from } back to the castle board.
}
merlin-caerleon-event-sent-own-home = { $vassal ->
    [lady] { $name }’s own lady-in-waiting returns { $from } to the castle board.
    [shield_bearer] { $name }’s own shield-bearer returns { $from } to the castle board.
    [builder] { $name }’s own builder returns { $from } to the castle board.
   *[flag_bearer] { $name }’s own flag-bearer returns { $from } to the castle board.
}
merlin-caerleon-event-nothing = { $district ->
    [mint] The mint is empty: { $name } gets nothing.
    [trader] { $name } has nothing to exchange at the trader.
    [orchard] The orchard is empty: { $name } gets nothing.
    [smith] The smith has no shield left: { $name } gets nothing.
    [quarry] The quarry is empty: { $name } gets nothing.
   *[tailor] The tailor has no flag left: { $name } gets nothing.
}
merlin-caerleon-event-coin-given = { $name } gives the trader a gold coin.
merlin-caerleon-refusal-not-in-the-way = { $vassal ->
    [lady] A lady-in-waiting has a place of her own { $in }; choose one of the two others who stand there.
    [shield_bearer] The shield-bearer is in nobody’s way { $in }; choose one of the two who stood there before.
    [builder] The builder is in nobody’s way { $in }; choose one of the two who stood there before.
   *[flag_bearer] The flag-bearer is in nobody’s way { $in }; choose one of the two who stood there before.
}
merlin-caerleon-refusal-no-coin = You have no gold coin; give an item, or stop exchanging.
merlin-caerleon-refusal-mint-empty = The mint has no gold coin left; take an item.
merlin-caerleon-refusal-coin-for-coin = A gold coin cannot be exchanged for a gold coin; take an item.
merlin-caerleon-refusal-no-fruit = The trader does not exchange apples and mistletoe, only shields, flags, materials and gold coins.
merlin-caerleon-refusal-nothing-to-take = You would get nothing for it: all supplies are empty.
merlin-caerleon-moment-send-home = You decide who leaves when your vassal is deployed in a district whose places are taken.
merlin-caerleon-moment-trade = Gold coins are exchanged at the trader after a vassal has been deployed there.
merlin-caerleon-due-districts = lay out the districts
merlin-caerleon-due-send-home = decide who leaves the district
merlin-caerleon-due-take = { $kind ->
    [flag] { $count ->
        [one] take a flag from the tailor
       *[other] take { $count } flags from the tailor
    }
    [shield] { $count ->
        [one] take a shield from the smith
       *[other] take { $count } shields from the smith
    }
   *[material] { $count ->
        [one] take a material from the quarry
       *[other] take { $count } materials from the quarry
    }
}
merlin-caerleon-due-fruit = { $count ->
    [one] take an apple or a mistletoe
   *[other] take { $count } apples or mistletoe
}
merlin-caerleon-due-give = exchange at the trader ({ $count ->
    [one] once more
   *[other] up to { $count } times
})
merlin-caerleon-due-for-item = take an item or a gold coin
merlin-caerleon-due-for-coin = take an item for the gold coin
merlin-caerleon-unreadable-district = “{ $text }” is not a district; there are `mint`, `trader`, `orchard`, `smith`, `quarry` and `tailor`.
