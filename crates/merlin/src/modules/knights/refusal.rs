//! Why a move of the module is refused, each reason with its clause.

use super::state::{Ally, Stack};
use crate::dice::{Die, Pips};
use crate::missions::Mission;
use crate::modules;
use crate::vocab::{Colour, Item, Power};
use table::Clause;

/// A reason why a move of the module is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The stack in hand is another one (KRT-1.7).
    OtherStack(Ally, Stack),
    /// The ally was chosen before (KRT-1.6).
    Chosen(Ally),
    /// The player does not have this ally (KRT-2.1).
    NotYours(Ally),
    /// The ally has no tile left (KRT-2.3).
    NoTile(Ally),
    /// The ally does not serve this die (KRT-3.4, KRT-5.1, KRT-10.5).
    OtherDie(Ally),
    /// No unused die of this kind shows this (KRT-3.3, KRT-5.2).
    NoUnusedDie(Ally, Die, Pips),
    /// A movement tile changes a knight die by one or two, and never from 6 to 1 (KRT-3.1, KRT-3.2).
    TooFar(Pips, Pips),
    /// The die shows this already (KRT-3.1, KRT-5.1).
    ShowsAlready(Ally, Pips),
    /// The item is due without a wild tile (KRT-9.1).
    NotElsewhere(Item),
    /// The power cannot be combined with a portal (KRT-10.4).
    AfterPortal(Power),
    /// Both gifts of the tower would come from one principality (KRT-11.2).
    SamePrincipality(Colour),
    /// The card is met without another colour (KRT-12.1).
    MetAnyway(Mission),
    /// No other colour of one requirement helps with the card (KRT-12.1).
    NoColourHelps(Mission),
    /// Besides the one in another colour, more requirements are not met (KRT-12.3).
    StillUnmet(Mission),
    /// More is spent than there are requirements not met (INT-4.4).
    TooMuchHelp(Mission),
    /// The player has too little mistletoe, or too few apple-mistletoe markers (INT-4.4).
    TooLittleHelp(Mission),
}

impl modules::contracts::ModuleRefusal for Refusal {
    fn clause(self) -> Clause {
        Clause(match self {
            Self::OtherStack(..) => "KRT-1.7",
            Self::Chosen(_) => "KRT-1.6",
            Self::NotYours(_) => "KRT-2.1",
            Self::NoTile(_) => "KRT-2.3",
            Self::OtherDie(Ally::Tristram) => "KRT-3.4",
            Self::OtherDie(Ally::Gawain) => "KRT-5.1",
            Self::OtherDie(_) => "KRT-10.5",
            Self::NoUnusedDie(Ally::Gawain, ..) => "KRT-5.2",
            Self::NoUnusedDie(..) => "KRT-3.3",
            // From 6 to 1 or 2, or back: as if the die went round.
            Self::TooFar(from, to) if from.get().abs_diff(to.get()) >= 4 => "KRT-3.2",
            Self::TooFar(..) => "KRT-3.1",
            Self::ShowsAlready(Ally::Gawain, _) => "KRT-5.1",
            Self::ShowsAlready(..) => "KRT-3.1",
            Self::NotElsewhere(_) => "KRT-9.1",
            Self::AfterPortal(_) => "KRT-10.4",
            Self::SamePrincipality(_) => "KRT-11.2",
            Self::MetAnyway(_) | Self::NoColourHelps(_) => "KRT-12.1",
            Self::StillUnmet(_) => "KRT-12.3",
            Self::TooMuchHelp(_) | Self::TooLittleHelp(_) => "INT-4.4",
        })
    }
}

impl From<Refusal> for crate::refusal::Refusal {
    fn from(own: Refusal) -> Self {
        Self::Module(modules::Refusal::Knights(own))
    }
}
