//! The signs of Merlin and its modules. An id is that of the drawing, wherever one stands for the thing.

crate::explanation::signs! {
    /// An apple.
    Apple = "apple", "explain-merlin-apple", "explain-merlin-apple-is", "MER-5.6";
    /// A Merlin staff.
    Staff = "staff", "explain-merlin-staff", "explain-merlin-staff-is", "MER-6.8";
    /// An influence marker.
    Seal = "seal", "explain-merlin-seal", "explain-merlin-seal-is", "MER-15.18";
    /// A manor.
    Manor = "manor", "explain-merlin-manor", "explain-merlin-manor-is", "MER-11.14";
    /// The missions in a hand.
    Card = "card", "explain-merlin-card", "explain-merlin-card-is", "MER-12.1";
    /// The deck of missions.
    Deck = "deck", "explain-merlin-deck", "explain-merlin-deck-is", "MER-12.14";
    /// A traitor.
    Traitor = "traitor", "explain-merlin-traitor", "explain-merlin-traitor-is", "MER-15.7";
    /// The rounds.
    Rounds = "rounds", "explain-merlin-rounds", "explain-merlin-rounds-is", "MER-14.1";
    /// The score track.
    Track = "track", "explain-merlin-track", "explain-merlin-track-is", "MER-15.3";
    /// The dice used in this round.
    Used = "used", "explain-merlin-used", "explain-merlin-used-is", "MER-5.1";
    /// The vassals at home.
    Home = "home", "explain-merlin-home", "explain-merlin-home-is", "MER-7.1";
    /// The tower of a terrain tile.
    Tower = "tower", "explain-merlin-tower", "explain-merlin-tower-is", "MER-11.19";
    /// The colours on the frames of the environs.
    Notch = "notch", "explain-merlin-notch", "explain-merlin-notch-is", "MER-11.13";
    /// The start player.
    Start = "start", "explain-merlin-start", "explain-merlin-start-is", "MER-14.4";
    /// Traitors in a scoring.
    Traitors = "step-traitors", "explain-merlin-step-traitors", "explain-merlin-step-traitors-is", "MER-15.5";
    /// The environs in a scoring.
    Environs = "step-environs", "explain-merlin-step-environs", "explain-merlin-step-environs-is", "MER-15.14";
    /// Influence in a scoring.
    Influence = "step-influence", "explain-merlin-step-influence", "explain-merlin-step-influence-is", "MER-15.19";
    /// Vassals in a scoring.
    Vassals = "step-vassals", "explain-merlin-step-vassals", "explain-merlin-step-vassals-is", "MER-15.26";
    /// A mountain of the environs.
    Mountain = "mountain", "explain-merlin-mountain", "explain-merlin-tile-is", "MER-15.14";
    /// A wood of the environs.
    Wood = "wood", "explain-merlin-wood", "explain-merlin-tile-is", "MER-15.14";
    /// A lake of the environs.
    Lake = "lake", "explain-merlin-lake", "explain-merlin-tile-is", "MER-15.14";
    /// On a mission card: this item.
    AskedItem = "asked-item", "explain-merlin-asked-item", "explain-merlin-asked-item-is", "MER-12.6";
    /// On a mission card: any item of a kind.
    AskedAnyItem = "asked-any-item", "explain-merlin-asked-any-item", "explain-merlin-asked-any-item-is", "MER-12.7";
    /// On a mission card: influence in a principality.
    AskedInfluence = "asked-influence", "explain-merlin-asked-influence", "explain-merlin-asked-influence-is", "MER-12.8";
    /// On a mission card: influence anywhere.
    AskedAnyInfluence = "asked-any-influence", "explain-merlin-asked-any-influence", "explain-merlin-asked-any-influence-is", "MER-12.9";
    /// On a mission card: a vassal in a principality.
    AskedVassal = "asked-vassal", "explain-merlin-asked-vassal", "explain-merlin-asked-vassal-is", "MER-12.10";
    /// On a mission card: two vassals in a principality.
    AskedTwo = "asked-two", "explain-merlin-asked-two", "explain-merlin-asked-two-is", "MER-12.11";
    /// On a mission card: two vassals together.
    AskedPair = "asked-pair", "explain-merlin-asked-pair", "explain-merlin-asked-pair-is", "MER-12.12";
    /// The vassal in the corner of a mission card.
    Corner = "corner", "explain-merlin-corner", "explain-merlin-corner-is", "FAV-2.3";
    /// Gold coins.
    Coin = "coin", "explain-merlin-coin", "explain-merlin-coin-is", "GLD-2.1";
    /// Mistletoe.
    Mistletoe = "mistletoe", "explain-merlin-mistletoe", "explain-merlin-mistletoe-is", "GLD-3.1";
    /// A marker that is an apple or a mistletoe.
    Fruits = "fruits", "explain-merlin-fruits", "explain-merlin-fruits-is", "MKT-6.1";
    /// A plus marker.
    Plus = "plus", "explain-merlin-plus", "explain-merlin-plus-is", "MKT-4.4";
    /// The Picts of a player, or in the stacks.
    Picts = "pict", "explain-merlin-picts", "explain-merlin-picts-is", "ARU-7.6";
    /// The signet ring.
    Ring = "ring", "explain-merlin-ring", "explain-merlin-ring-is", "ARU-7.7";
    /// A stack of decrees, or those of a player.
    Decrees = "decree", "explain-merlin-decrees", "explain-merlin-decrees-is", "DEC-3.1";
    /// What one decree pays for.
    OneDecree = "decree-1", "explain-merlin-decree-one", "explain-merlin-decree-one-is", "DEC-4.3";
    /// What two decrees pay for.
    TwoDecrees = "decree-2", "explain-merlin-decree-two", "explain-merlin-decree-two-is", "DEC-4.7";
    /// What three decrees pay for.
    ThreeDecrees = "decree-3", "explain-merlin-decree-three", "explain-merlin-decree-three-is", "DEC-4.9";
    /// The seals of a favor board.
    Wax = "wax", "explain-merlin-wax", "explain-merlin-wax-is", "FAV-2.3";
    /// The marshal.
    Marshal = "marshal", "explain-merlin-marshal", "explain-merlin-marshal-is", "KRT-6.2";
    /// Kay's influence tiles.
    Kay = "octagon", "explain-merlin-kay", "explain-merlin-kay-is", "KRT-14.3";
    /// The tiles of an ally.
    Tiles = "tiles", "explain-merlin-tiles", "explain-merlin-tiles-is", "KRT-2.3";
    /// A castle below a manor.
    Castle = "castle", "explain-merlin-castle", "explain-merlin-castle-is", "KRT-11.4";
    /// Morgana.
    Morgana = "morgana", "explain-merlin-morgana", "explain-merlin-morgana-is", "MOR-6.1";
    /// A Morgana die.
    MorganaDie = "morgana-die", "explain-merlin-morgana-die", "explain-merlin-morgana-die-is", "MOR-2.5";
    /// A pentagram: the Morgana turn of a player.
    Pentagram = "pentagram", "explain-merlin-pentagram", "explain-merlin-pentagram-is", "MOR-2.1";
    /// Poisoned apples.
    Poisoned = "papple", "explain-merlin-poisoned", "explain-merlin-poisoned-is", "MOR-3.2";
    /// The drinking horn.
    Horn = "horn", "explain-merlin-horn", "explain-merlin-horn-is", "MOR-4.6";
    /// A witch's hut.
    Hut = "hut", "explain-merlin-hut", "explain-merlin-hut-is", "MOR-8.1";
    /// A Morgana marker.
    Dark = "mseal", "explain-merlin-dark", "explain-merlin-dark-is", "MOR-9.1";
    /// Trades in the city.
    Trades = "trades", "explain-merlin-trades", "explain-merlin-trades-is", "CRL-4.9";
}
