//! Cards as values: a card is what it says, so two equal cards are one and the same (ART-2.4, ART-2.5).

use crate::vocab::{Figures, Kind, Metal};
use std::fmt;
use std::str::FromStr;
use table::{Unreadable, bit_set, named};

/// The distances a card allows, both ends included (ART-7.1, ART-8.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Reach {
    /// The shortest distance.
    pub min: u8,
    /// The longest distance.
    pub max: u8,
    /// Whether each distance may also be moved backward (ART-7.2, ART-8.4).
    pub backward: bool,
}

impl Reach {
    /// Whether the card allows this signed distance; backward ones are negative.
    pub const fn allows(self, steps: i8) -> bool {
        let distance = steps.unsigned_abs();
        self.min <= distance && distance <= self.max && (steps > 0 || self.backward)
    }
}

named! {
    /// The six scoring cards (section 15).
    Scoring, "scoring card" {
        /// All knights (ART-15.5).
        All = "score_all",
        /// All knights, signs reversed (ART-15.6).
        AllInverted = "score_all_inverted",
        /// One knight on each colour (ART-15.7).
        GreenYellowRed = "score_green_yellow_red",
        /// Two knights on the carpet (ART-15.9).
        Carpet = "score_carpet",
        /// Three knights on red (ART-15.11).
        ThreeRed = "score_three_red",
        /// Move, ring or best knight (ART-15.12).
        Choice = "score_choice",
    }
}

/// A card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Card {
    /// Moves one of the player's knights (section 7).
    Knight(Reach),
    /// Moves a prince or the king (section 8).
    King(Figures, Reach),
    /// Gives a prince a ring (section 11).
    Ring(Figures),
    /// Counts knights (section 15).
    Scoring(Scoring),
}

impl Card {
    /// A number that is the same for equal cards and no others: quick to compare.
    pub(crate) const fn key(self) -> u32 {
        const fn reach(reach: Reach) -> u32 {
            (reach.min as u32) << 16 | (reach.max as u32) << 8 | reach.backward as u32
        }
        const fn figures(figures: Figures) -> u32 {
            match figures {
                Figures::Only(metal) => metal as u32,
                Figures::Any => 2,
            }
        }
        match self {
            Self::Knight(distances) => reach(distances),
            Self::King(who, distances) => (1 + figures(who)) << 24 | reach(distances),
            Self::Ring(who) => 4 << 24 | figures(who),
            Self::Scoring(scoring) => 5 << 24 | scoring as u32,
        }
    }

    /// Which back the card has (ART-2.6).
    pub const fn kind(self) -> Kind {
        match self {
            Self::Knight(_) => Kind::Knight,
            Self::King(..) | Self::Ring(_) => Kind::King,
            Self::Scoring(_) => Kind::Scoring,
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = |reach: &Reach| if reach.backward { "pm_" } else { "" };
        match self {
            Self::Knight(reach) => write!(f, "knight_{}{}_{}", sign(reach), reach.min, reach.max),
            Self::King(Figures::Any, reach) if reach.backward => {
                write!(f, "king_move_pm_{}_{}", reach.min, reach.max)
            }
            Self::King(figures, reach) => {
                write!(f, "king_move_{}_{}{}_{}", figures.id(), sign(reach), reach.min, reach.max)
            }
            Self::Ring(figures) => write!(f, "ring_{}", figures.id()),
            Self::Scoring(scoring) => f.write_str(scoring.id()),
        }
    }
}

table::text_in_json!(Card);

impl FromStr for Card {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        read(text).filter(|card| card.to_string() == text).ok_or_else(|| Unreadable::new("card", text))
    }
}

fn read(text: &str) -> Option<Card> {
    if let Ok(scoring) = text.parse() {
        return Some(Card::Scoring(scoring));
    }
    if let Some(figures) = text.strip_prefix("ring_") {
        return read_figures(figures).map(Card::Ring);
    }
    if let Some(reach) = text.strip_prefix("knight_") {
        return read_reach(reach).map(Card::Knight);
    }
    let rest = text.strip_prefix("king_move_")?;
    if let Some(reach) = read_reach(rest) {
        return Some(Card::King(Figures::Any, reach));
    }
    let (figures, reach) = rest.split_once('_')?;
    Some(Card::King(read_figures(figures)?, read_reach(reach)?))
}

fn read_figures(text: &str) -> Option<Figures> {
    if text == "any" { Some(Figures::Any) } else { text.parse::<Metal>().ok().map(Figures::Only) }
}

fn read_reach(text: &str) -> Option<Reach> {
    let (backward, range) = text.strip_prefix("pm_").map_or((false, text), |range| (true, range));
    let (min, max) = range.split_once('_')?;
    let reach = Reach { min: min.parse().ok()?, max: max.parse().ok()?, backward };
    // ART-18.8: no card reaches further than once around the table.
    (1 <= reach.min && reach.min <= reach.max && reach.max < crate::Chair::COUNT).then_some(reach)
}

bit_set! {
    /// A set of cards of one deck: a bit for each of its 22 cards, in the order of [`crate::Deck`].
    pub CardSet(pub(crate) u32) of usize, all crate::Deck::SIZE, len usize, index |place| place, nth |place| place
}
