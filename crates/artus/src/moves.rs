//! Every decision of the game as a value, and its text (ART-17.7).
//!
//! | text | decision |
//! |---|---|
//! | `* start 2`, `* king silver`, `* card ring_any` | chance: start player, first king, the card dealt or drawn |
//! | `place 5` | put a knight on chair 5 |
//! | `play knight_3_6 22+4` | move the knight on chair 22 four chairs forward (`-` is backward) |
//! | `play king_move_any_4_8 20+7` | move the prince or king on chair 20 |
//! | `play ring_any 20` | give the prince on chair 20 a ring |
//! | `play score_all` | score all knights |
//! | `play score_carpet 0 15` | score the chosen knights |
//! | `play score_carpet penalty` | pay the penalty |
//! | `play score_choice 22+3`, `… ring 20`, `… best` | the three uses of the choice card |
//! | `draw king` | draw from a pile |

use crate::cards::Card;
use crate::chairs::{Chair, ChairSet};
use crate::vocab::{Kind, Metal};
use std::fmt;
use std::str::FromStr;
use table::{Seat, Unreadable};

/// A decision of a player or of chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Chance: this seat starts (ART-4.2).
    Start(Seat),
    /// Chance: the first king has this metal (ART-4.5).
    King(Metal),
    /// Chance: this card is dealt or drawn (ART-17.12).
    Card(Card),
    /// Put a knight on a free chair (section 5).
    Place(Chair),
    /// Play a card and carry it out (ART-6.3).
    Play(Card, Action),
    /// Draw from a pile (ART-13.1, ART-14.5).
    Draw(Kind),
}

/// What a played card is used for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Move the figure on a chair; backward steps are negative (sections 7 and 8).
    Advance {
        /// The chair it leaves.
        from: Chair,
        /// How far.
        steps: i8,
    },
    /// Give the prince on this chair a ring (section 11).
    Ring(Chair),
    /// Score all own knights (ART-15.5, ART-15.6).
    All,
    /// Score these own knights (ART-15.4).
    Score(ChairSet),
    /// Score the best own knight (ART-15.15).
    Best,
    /// Pay the penalty (ART-15.2).
    Penalty,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start(seat) => write!(f, "start {seat}"),
            Self::King(metal) => write!(f, "king {metal}"),
            Self::Card(card) => write!(f, "card {card}"),
            Self::Place(chair) => write!(f, "place {chair}"),
            Self::Draw(kind) => write!(f, "draw {kind}"),
            Self::Play(card, action) => {
                write!(f, "play {card}")?;
                match action {
                    Action::Advance { from, steps } => write!(f, " {from}{steps:+}"),
                    Action::Ring(prince) if matches!(card, Card::Ring(_)) => write!(f, " {prince}"),
                    Action::Ring(prince) => write!(f, " ring {prince}"),
                    Action::All => Ok(()),
                    Action::Score(knights) => {
                        // The bare chairs would be read as something else here.
                        if knights.is_empty() || !matches!(card, Card::Scoring(_)) {
                            f.write_str(" score")?;
                        }
                        knights.iter().try_for_each(|chair| write!(f, " {chair}"))
                    }
                    Action::Best => f.write_str(" best"),
                    Action::Penalty => f.write_str(" penalty"),
                }
            }
        }
    }
}

impl FromStr for Move {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let mut parts = text.split_ascii_whitespace();
        let (word, rest) = (parts.next().unwrap_or_default(), parts.collect::<Vec<_>>());
        match (word, &rest[..]) {
            ("start", [seat]) => seat.parse().map(Self::Start),
            ("king", [metal]) => metal.parse().map(Self::King),
            ("card", [card]) => card.parse().map(Self::Card),
            ("place", [chair]) => chair.parse().map(Self::Place),
            ("draw", [pile]) => pile.parse().map(Self::Draw),
            ("play", [card, action @ ..]) => {
                let card = card.parse()?;
                Ok(Self::Play(card, read_action(card, action)?))
            }
            _ => Err(Unreadable::new("move", text)),
        }
    }
}

fn read_action(card: Card, parts: &[&str]) -> Result<Action, Unreadable> {
    match parts {
        [] => Ok(Action::All),
        ["best"] => Ok(Action::Best),
        ["penalty"] => Ok(Action::Penalty),
        ["ring", prince] => prince.parse().map(Action::Ring),
        [advance] if advance.contains(['+', '-']) => {
            let sign = advance.find(['+', '-']).unwrap_or_default();
            let (from, steps) = advance.split_at(sign);
            let steps = steps.parse().map_err(|_| Unreadable::new("distance", *advance))?;
            Ok(Action::Advance { from: from.parse()?, steps })
        }
        ["score", chairs @ ..] => read_knights(chairs),
        [prince] if matches!(card, Card::Ring(_)) => prince.parse().map(Action::Ring),
        chairs => read_knights(chairs),
    }
}

/// Written out ascending and each once, so that every move has one text.
fn read_knights(chairs: &[&str]) -> Result<Action, Unreadable> {
    let knights = chairs.iter().map(|chair| chair.parse()).collect::<Result<ChairSet, _>>()?;
    if knights.iter().map(|chair| chair.to_string()).eq(chairs.iter().copied()) {
        Ok(Action::Score(knights))
    } else {
        Err(Unreadable::new("ascending chairs", chairs.join(" ")))
    }
}
