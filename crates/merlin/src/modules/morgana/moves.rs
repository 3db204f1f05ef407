//! Moves, frames, the unit and the steps of the module, with their texts.

use super::state::{Cauldron, Place, Token};
use crate::dice::{Die, Pips};
use crate::die_steps::SteppedDie;
use crate::modules;
use crate::named::named;
use crate::sites::Site;
use crate::vocab::Colour;
use std::fmt;
use std::str::FromStr;
use table::{Seat, Unreadable};

/// A decision of a player, or of chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Chance: this token lies on the next cauldron, with this side up (MOR-1.6).
    Lay(Token),
    /// Chance: the next Morgana die shows this (MOR-1.4).
    Roll(Pips),
    /// Make the turn with a Morgana die that shows this (MOR-2.2).
    Die(Pips),
    /// Put the Morgana die there (MOR-2.5).
    Place(Place),
    /// Pay a coin for the horn (MOR-4.1).
    Coin,
    /// Spend a poisoned apple on this die (MOR-3.2).
    Poison(SteppedDie),
    /// Exchange its number with that of this die of another player (MOR-3.2).
    With(Seat, Die, Pips),
    /// Put or move Morgana to this principality space (MOR-5.3, MOR-5.4).
    Stand(Colour),
    /// Bewitch a die of this player that shows this (MOR-7.1).
    Bewitch(Seat, Die, Pips),
    /// Turn the bewitched die to this (MOR-7.1).
    Turn(Pips),
    /// Swap the knight of the player on turn with that of this player (MOR-7.2).
    Swap(Seat),
    /// Swap Merlin and Arthur (MOR-7.2, INT-7.4).
    SwapMerlin,
    /// Pay two coins for resources of the blocked principality (MOR-7.6).
    Pay,
    /// Put a hut on the manor there (MOR-7.10).
    Hut(Site),
    /// Put a Morgana influence marker there (MOR-7.11); on one of the player's markers with a plus marker, if `true`
    /// (INT-6.10).
    Dark(Colour, bool),
    /// Take back an influence marker that carries a Morgana marker; one with a plus marker, if `true` (INT-6.5).
    TakeBack(Colour, bool),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lay(token) => write!(f, "lay {token}"),
            Self::Roll(pips) => write!(f, "roll {pips}"),
            Self::Die(pips) => write!(f, "die {pips}"),
            Self::Place(place) => write!(f, "place {place}"),
            Self::Coin => f.write_str("coin"),
            Self::Poison(die) => write!(f, "poison {die}"),
            Self::With(seat, die, pips) => write!(f, "with {seat} {die} {pips}"),
            Self::Stand(colour) => write!(f, "stand {colour}"),
            Self::Bewitch(seat, die, pips) => write!(f, "bewitch {seat} {die} {pips}"),
            Self::Turn(pips) => write!(f, "turn {pips}"),
            Self::Swap(seat) => write!(f, "swap {seat}"),
            Self::SwapMerlin => f.write_str("swap_merlin"),
            Self::Pay => f.write_str("pay"),
            Self::Hut(site) => write!(f, "hut {site}"),
            Self::Dark(colour, false) => write!(f, "dark {colour}"),
            Self::Dark(colour, true) => write!(f, "dark_plus {colour}"),
            Self::TakeBack(colour, false) => write!(f, "take_back {colour}"),
            Self::TakeBack(colour, true) => write!(f, "take_back_plus {colour}"),
        }
    }
}

/// A die as [`SteppedDie`] writes it.
fn die(parts: &[&str]) -> Result<SteppedDie, Unreadable> {
    match *parts {
        ["chosen"] => Ok(SteppedDie::Chosen),
        [die, pips] => Ok(SteppedDie::Unused(die.parse()?, pips.parse()?)),
        _ => Err(Unreadable::new("die", parts.join(" "))),
    }
}

impl FromStr for Move {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let parts: Vec<&str> = text.split(' ').collect();
        match parts[..] {
            ["lay", token] => token.parse().map(Self::Lay),
            ["roll", pips] => pips.parse().map(Self::Roll),
            ["die", pips] => pips.parse().map(Self::Die),
            ["place", ..] => text["place".len()..].trim_start().parse().map(Self::Place),
            ["coin"] => Ok(Self::Coin),
            ["poison", ref own @ ..] => die(own).map(Self::Poison),
            ["with", seat, die, pips] => Ok(Self::With(seat.parse()?, die.parse()?, pips.parse()?)),
            ["stand", colour] => colour.parse().map(Self::Stand),
            ["bewitch", seat, die, pips] => Ok(Self::Bewitch(seat.parse()?, die.parse()?, pips.parse()?)),
            ["turn", pips] => pips.parse().map(Self::Turn),
            ["swap", seat] => seat.parse().map(Self::Swap),
            ["swap_merlin"] => Ok(Self::SwapMerlin),
            ["pay"] => Ok(Self::Pay),
            ["hut", site] => site.parse().map(Self::Hut),
            ["dark", colour] => Ok(Self::Dark(colour.parse()?, false)),
            ["dark_plus", colour] => Ok(Self::Dark(colour.parse()?, true)),
            ["take_back", colour] => Ok(Self::TakeBack(colour.parse()?, false)),
            ["take_back_plus", colour] => Ok(Self::TakeBack(colour.parse()?, true)),
            _ => Err(Unreadable::new("move", text)),
        }
    }
}

impl From<Move> for crate::moves::Move {
    fn from(own: Move) -> Self {
        Self::Module(modules::Move::Morgana(own))
    }
}

/// What is due.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Frame {
    /// Chance rolls the Morgana dice (MOR-2.9).
    Roll,
    /// The number of pieces still to be paid for the horn (MOR-4.1).
    Horn(u8),
    /// A poisoned apple is spent on this die; whose die does it change with (MOR-3.2)?
    Exchange(SteppedDie),
    /// Morgana may be moved with this cauldron (MOR-5.3, MOR-5.4).
    Walk(Cauldron),
    /// The token of this cauldron may be used (MOR-5.5).
    Token(Cauldron),
    /// The token of this cauldron is turned over as soon as its effect is done (MOR-5.6).
    Flip(Cauldron),
    /// The die of this player that shows this is bewitched; to which number is it turned (MOR-7.1)?
    Bewitch(Seat, Die, Pips),
    /// The number of resources still to be given for coins (MOR-7.4).
    Give(u8),
    /// The number of resources that may still be taken from the blocked principality (MOR-7.6).
    Take(u8),
    /// The second Morgana influence marker has to be placed (MOR-7.11).
    Dark,
}

impl fmt::Display for Frame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Roll => f.write_str("roll"),
            Self::Horn(left) => write!(f, "horn {left}"),
            Self::Exchange(die) => write!(f, "exchange {die}"),
            Self::Walk(cauldron) => write!(f, "walk {cauldron}"),
            Self::Token(cauldron) => write!(f, "token {cauldron}"),
            Self::Flip(cauldron) => write!(f, "flip {cauldron}"),
            Self::Bewitch(seat, die, pips) => write!(f, "bewitch {seat} {die} {pips}"),
            Self::Give(left) => write!(f, "give {left}"),
            Self::Take(left) => write!(f, "take {left}"),
            Self::Dark => f.write_str("dark"),
        }
    }
}

impl FromStr for Frame {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let parts: Vec<&str> = text.split(' ').collect();
        let few = |text: &str| {
            let found = (1..=6).find(|count: &u8| count.to_string() == text);
            found.ok_or_else(|| Unreadable::new("number", text))
        };
        match parts[..] {
            ["roll"] => Ok(Self::Roll),
            ["horn", left] => few(left).map(Self::Horn),
            ["exchange", ref own @ ..] => die(own).map(Self::Exchange),
            ["walk", cauldron] => cauldron.parse().map(Self::Walk),
            ["token", cauldron] => cauldron.parse().map(Self::Token),
            ["flip", cauldron] => cauldron.parse().map(Self::Flip),
            ["bewitch", seat, die, pips] => Ok(Self::Bewitch(seat.parse()?, die.parse()?, pips.parse()?)),
            ["give", left] => few(left).map(Self::Give),
            ["take", left] => few(left).map(Self::Take),
            ["dark"] => Ok(Self::Dark),
            _ => Err(Unreadable::new("thing that is due", text)),
        }
    }
}

impl From<Frame> for crate::frames::Frame {
    fn from(own: Frame) -> Self {
        Self::Module(modules::Frame::Morgana(own))
    }
}

named! {
    /// What a turn can be made with besides one of the player's dice.
    Unit, "thing to make a turn with" {
        /// A Morgana die (MOR-2.1).
        Die = "die",
    }

    /// A step of the setup (INT-1.7).
    SetupStep, "step of the setup" {
        /// The tokens are laid on the cauldrons (MOR-1.6).
        Tokens = "tokens",
        /// The Morgana dice are rolled (MOR-1.4).
        Dice = "dice",
    }

    /// A step of a scoring (INT-13.6).
    ScoringStep, "step of a scoring" {
        /// Manors with huts return, and the huts (MOR-8.3).
        Huts = "huts",
    }
}

impl From<SetupStep> for crate::frames::SetupStep {
    fn from(own: SetupStep) -> Self {
        Self::Module(modules::SetupStep::Morgana(own))
    }
}

impl From<ScoringStep> for crate::frames::ScoringStep {
    fn from(own: ScoringStep) -> Self {
        Self::Module(modules::ScoringStep::Morgana(own))
    }
}
