//! Events, refusals and points of the module.

use super::state::{Cauldron, Effect, Place, Token};
use crate::dice::{Dice, Die, Pips};
use crate::die_steps::SteppedDie;
use crate::modules;
use crate::modules::caerleon::District;
use crate::rondel::Space;
use crate::sites::Site;
use crate::vocab::{Category, Colour, Vassal};
use table::{Clause, Eye, Seat};

table::described! {
    /// Something that happened.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
    #[expect(missing_docs, reason = "the fields say what they are; `seat` is always whoever does it")]
    pub enum Event {
        /// A token lies on a cauldron, with this effect up (MOR-1.6).
        TokenLaid { cauldron: Cauldron, token: Token, effect: Effect },
        /// The Morgana dice were rolled (MOR-1.4).
        Rolled { dice: Dice },
        /// A Morgana die was taken with its pentagram marker (MOR-2.2).
        DieTaken { seat: Seat, pips: Pips },
        /// The Morgana die was placed (MOR-2.5).
        Placed { seat: Seat, place: Place, pips: Pips },
        /// A poisoned apple was taken (MOR-3.1).
        AppleTaken { seat: Seat },
        /// No poisoned apple was left (MOR-3.1).
        NoAppleLeft { seat: Seat },
        /// A poisoned apple exchanged the numbers of two dice: `from` was on the player's die, `to` on the other
        /// (MOR-3.2).
        Exchanged { seat: Seat, die: SteppedDie, from: Pips, other: Seat, kind: Die, to: Pips },
        /// A coin was paid for the horn (MOR-4.1), or two for resources (MOR-7.6).
        CoinsPaid { seat: Seat, coins: u8 },
        /// The drinking horn was taken from the board or its owner (MOR-4.3).
        HornTaken { seat: Seat, from: Option<Seat> },
        /// The owner of the horn won it again (MOR-4.4).
        HornKept { seat: Seat },
        /// Morgana came to a principality (MOR-5.3, MOR-5.4).
        Moved { seat: Seat, from: Option<Colour>, to: Colour },
        /// Morgana was left where she is (MOR-5.4).
        NotMoved { seat: Seat },
        /// A die was turned (MOR-7.1).
        Bewitched { seat: Seat, other: Seat, die: Die, from: Pips, to: Pips },
        /// Two knights exchanged their spaces: `from` was that of the player's knight (MOR-7.2).
        Swapped { seat: Seat, other: Seat, from: Space, to: Space },
        /// Merlin and Arthur exchanged their spaces: where they stand now (INT-7.4).
        MerlinSwapped { seat: Seat, merlin: Space, arthur: Space },
        /// Coins were taken for resources (MOR-7.4).
        CoinsTaken { seat: Seat, coins: u8 },
        /// Coins were taken from the blocked mint (INT-8.4).
        MintCoinsTaken { seat: Seat, coins: u8 },
        /// A simple vassal gains nothing in the blocked district (INT-8.3).
        NothingGained { seat: Seat, vassal: Vassal, district: District },
        /// A hut was put on a manor (MOR-7.10).
        HutPlaced { seat: Seat, site: Site },
        /// A Morgana influence marker was put on one of the player's influence markers (MOR-7.13).
        MarkerOnTop { seat: Seat, colour: Colour },
        /// A Morgana influence marker stands alone (MOR-7.13).
        MarkerAlone { seat: Seat, colour: Colour },
        /// The token could do nothing (MOR-5.5).
        NoEffect { seat: Seat, effect: Effect },
        /// The effect of the token was forgone (MOR-5.5).
        Forgone { seat: Seat, effect: Effect },
        /// The token of a cauldron was turned over and shows this now (MOR-5.6).
        TokenTurned { cauldron: Cauldron, effect: Effect },
        /// Manors with huts returned to their owner (MOR-8.3).
        ManorsReturned { seat: Seat, manors: u8 },
        /// In territories with a hut all manors of a player but those on castles returned (INT-5.11).
        TerritoriesCleared { seat: Seat, manors: u8 },
        /// The hut of a manor that was replaced returned to the supply (INT-5.4).
        HutLost { site: Site },
        /// Huts returned to the supply (MOR-8.3).
        HutsReturned { huts: u8 },
        /// The number of Morgana markers that stand alone in a scored principality (MOR-9.2).
        Rival { colour: Colour, markers: u8 },
        /// In a scored principality, influence markers that carried a Morgana marker returned to their owner (MOR-9.6).
        CarriersReturned { seat: Seat, colour: Colour, markers: u8 },
        /// Morgana influence markers returned beside the board (MOR-9.6, INT-6.5).
        MarkersReturned { colour: Colour, markers: u8 },
    }
}

impl modules::contracts::ModuleEvent for Event {
    fn clause(&self) -> Clause {
        Clause(match self {
            Self::TokenLaid { .. } => "MOR-1.6",
            Self::Rolled { .. } => "MOR-1.4",
            Self::DieTaken { .. } => "MOR-2.2",
            Self::Placed { .. } => "MOR-2.5",
            Self::AppleTaken { .. } | Self::NoAppleLeft { .. } => "MOR-3.1",
            Self::Exchanged { .. } => "MOR-3.2",
            Self::CoinsPaid { coins: 1, .. } => "MOR-4.1",
            Self::CoinsPaid { .. } => "MOR-7.6",
            Self::HornTaken { .. } => "MOR-4.3",
            Self::HornKept { .. } => "MOR-4.4",
            Self::Moved { from: None, .. } => "MOR-5.3",
            Self::Moved { .. } | Self::NotMoved { .. } => "MOR-5.4",
            Self::Bewitched { .. } => "MOR-7.1",
            Self::Swapped { .. } => "MOR-7.2",
            Self::MerlinSwapped { .. } => "INT-7.4",
            Self::CoinsTaken { .. } => "MOR-7.4",
            Self::MintCoinsTaken { .. } => "INT-8.4",
            Self::NothingGained { .. } => "INT-8.3",
            Self::HutPlaced { .. } => "MOR-7.10",
            Self::MarkerOnTop { .. } | Self::MarkerAlone { .. } => "MOR-7.13",
            Self::NoEffect { .. } | Self::Forgone { .. } => "MOR-5.5",
            Self::TokenTurned { .. } => "MOR-5.6",
            Self::ManorsReturned { .. } | Self::HutsReturned { .. } => "MOR-8.3",
            Self::TerritoriesCleared { .. } => "INT-5.11",
            Self::HutLost { .. } => "INT-5.4",
            Self::Rival { .. } => "MOR-9.2",
            Self::CarriersReturned { .. } | Self::MarkersReturned { .. } => "MOR-9.6",
        })
    }

    /// All of it is public (MOR-1.8).
    fn seen_by(&self, _: Eye) -> Self {
        *self
    }
}

impl From<Event> for crate::event::Event {
    fn from(own: Event) -> Self {
        Self::Module(modules::Event::Morgana(own))
    }
}

/// A reason why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The player has a pentagram marker already (MOR-2.2).
    HasPentagram,
    /// No Morgana die on the board shows this (MOR-2.2).
    NoDie(Pips),
    /// A Morgana turn cannot be skipped: the die has to be placed (MOR-2.3).
    CannotSkip,
    /// The die has to be placed first (MOR-2.5).
    PlaceDue,
    /// A Morgana die moves no figure (MOR-2.7).
    MovesNothing,
    /// Only poisoned apples change a Morgana die (MOR-2.8).
    OnlyPoison,
    /// The player has no poisoned apple that can be used in this turn (MOR-3.7).
    NoApple,
    /// The own die is neither the chosen one nor an unused one that shows this (MOR-3.3).
    NotOwnDie,
    /// No other player has an unused die with another number (MOR-3.6).
    NobodyToExchange,
    /// That player has no unused die of this kind that shows this (MOR-3.4).
    NoSuchDie(Die, Pips),
    /// Both dice show the same (MOR-3.5).
    SameNumber(Pips),
    /// Materials and coins do not suffice for the horn (MOR-4.1): so many are needed.
    TooFewPieces(u8),
    /// The player has no coin (MOR-4.1).
    NoCoin,
    /// The die shows another number than the cauldron has (MOR-5.1).
    OtherCauldron(Cauldron),
    /// A die lies below the cauldron (MOR-5.1).
    CauldronTaken(Cauldron),
    /// Morgana cannot move so far (MOR-5.4).
    TooFar(Colour),
    /// Morgana stands there already (MOR-5.4).
    StandsThere(Colour),
    /// Nobody can enter the space of the blocked principality (MOR-6.1).
    Blocked(Colour),
    /// The opposite space is the blocked one (MOR-6.4).
    MirrorBlocked,
    /// A different action is never that of the blocked space (INT-7.9).
    ActionBlocked,
    /// Nothing can be taken from the blocked principality (MOR-6.5).
    NothingFrom(Colour),
    /// Nothing can be taken from the store of the blocked district (INT-8.1, INT-8.5).
    StoreBlocked(District),
    /// The die cannot be bewitched: it is not unused, or no knight die of another player (MOR-7.1).
    CannotBewitch,
    /// The die shows this already (MOR-7.1).
    ShowsAlready(Pips),
    /// The two knights cannot be swapped: it is no other player's, or they stand on the same space (MOR-7.2).
    CannotSwap,
    /// There is no Arthur to swap with Merlin (MOR-7.2, INT-1.4).
    NoArthur,
    /// One of the two stands on the blocked space (MOR-7.3).
    SwapBlocked,
    /// Fewer than two resources can be given (MOR-7.4).
    TooFewResources,
    /// No coin is left in the supply (MOR-7.5).
    NoCoinLeft,
    /// The player has not the two coins (MOR-7.6).
    TooFewCoins,
    /// Morgana is beside the board (MOR-7.7, MOR-7.12).
    BesideBoard(Effect),
    /// The blocked principality has no resource (MOR-7.7).
    NothingThere,
    /// The trader stores nothing that could be taken (INT-8.4).
    NothingAtTrader,
    /// Only resources of the blocked principality can be taken (MOR-7.6).
    OtherPrincipality(Colour),
    /// Only pieces of the blocked district can be taken (INT-8.4).
    OtherDistrict(District),
    /// There is no own manor without a hut (MOR-7.10).
    NoManor(Site),
    /// No hut is left (MOR-7.10).
    NoHut,
    /// The first marker goes into the blocked principality, the second beside or opposite it (MOR-7.11).
    NotThere(Colour),
    /// No Morgana influence marker is left (MOR-7.12).
    NoMarker,
    /// The player has no choice of such a marker there (INT-6.5, INT-6.10).
    NoSuchMarker(Colour),
}

impl modules::contracts::ModuleRefusal for Refusal {
    fn clause(self) -> Clause {
        Clause(match self {
            Self::HasPentagram | Self::NoDie(_) => "MOR-2.2",
            Self::CannotSkip => "MOR-2.3",
            Self::PlaceDue => "MOR-2.5",
            Self::MovesNothing => "MOR-2.7",
            Self::OnlyPoison => "MOR-2.8",
            Self::NoApple => "MOR-3.7",
            Self::NotOwnDie => "MOR-3.3",
            Self::NobodyToExchange => "MOR-3.6",
            Self::NoSuchDie(..) => "MOR-3.4",
            Self::SameNumber(_) => "MOR-3.5",
            Self::TooFewPieces(_) | Self::NoCoin => "MOR-4.1",
            Self::OtherCauldron(_) | Self::CauldronTaken(_) => "MOR-5.1",
            Self::TooFar(_) | Self::StandsThere(_) => "MOR-5.4",
            Self::Blocked(_) => "MOR-6.1",
            Self::MirrorBlocked => "MOR-6.4",
            Self::ActionBlocked => "INT-7.9",
            Self::NothingFrom(_) => "MOR-6.5",
            Self::StoreBlocked(District::Mint | District::Orchard) => "INT-8.5",
            Self::StoreBlocked(_) => "INT-8.1",
            Self::CannotBewitch | Self::ShowsAlready(_) => "MOR-7.1",
            Self::CannotSwap | Self::NoArthur => "MOR-7.2",
            Self::SwapBlocked => "MOR-7.3",
            Self::TooFewResources => "MOR-7.4",
            Self::NoCoinLeft => "MOR-7.5",
            Self::TooFewCoins | Self::OtherPrincipality(_) => "MOR-7.6",
            Self::BesideBoard(Effect::DarkInfluence) | Self::NoMarker => "MOR-7.12",
            Self::BesideBoard(_) | Self::NothingThere => "MOR-7.7",
            Self::NothingAtTrader | Self::OtherDistrict(_) => "INT-8.4",
            Self::NoManor(_) | Self::NoHut => "MOR-7.10",
            Self::NotThere(_) => "MOR-7.11",
            Self::NoSuchMarker(_) => "INT-6.10",
        })
    }
}

impl From<Refusal> for crate::refusal::Refusal {
    fn from(own: Refusal) -> Self {
        Self::Module(modules::Refusal::Morgana(own))
    }
}

table::described! {
    /// What points were given for.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
    #[expect(missing_docs, reason = "the fields say what they are")]
    pub enum Points {
        /// The horn was won (MOR-4.3).
        HornWon,
        /// The horn was owned at the end of this round (MOR-4.6).
        HornOwned { round: u8 },
        /// Huts in a territory led alone, told by its first tile (MOR-8.2).
        Huts { first: Site, huts: u8 },
    }
}

impl modules::contracts::ModulePoints for Points {
    fn category(self) -> Category {
        match self {
            Self::HornWon | Self::HornOwned { .. } => Category::Horn,
            Self::Huts { .. } => Category::Environs,
        }
    }

    fn clause(self) -> Clause {
        Clause(match self {
            Self::HornWon => "MOR-4.3",
            Self::HornOwned { .. } => "MOR-4.6",
            Self::Huts { .. } => "MOR-8.2",
        })
    }
}

impl From<Points> for crate::points::Points {
    fn from(own: Points) -> Self {
        Self::Module(modules::Points::Morgana(own))
    }
}
