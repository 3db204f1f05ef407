//! What a reader taps, and what it adds up to on the way to a decision.

use artus::{Action, Card, Chair, Move};
use std::fmt;
use std::str::FromStr;
use table::Unreadable;

/// One tap on something that glows: the content of its `data-pick`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tap {
    /// A card of the hand: `card knight_3_6`.
    Card(Card),
    /// A figure on its chair: `figure 22`.
    Figure(Chair),
    /// A whole move, still to be confirmed: `choice play knight_3_6 22+4`.
    Choice(Move),
    /// Nothing after all: `clear`.
    Clear,
}

impl fmt::Display for Tap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Card(card) => write!(f, "card {card}"),
            Self::Figure(chair) => write!(f, "figure {chair}"),
            Self::Choice(choice) => write!(f, "choice {choice}"),
            Self::Clear => f.write_str("clear"),
        }
    }
}

impl FromStr for Tap {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        match text.split_once(' ') {
            None if text == "clear" => Ok(Self::Clear),
            Some(("card", card)) => card.parse().map(Self::Card),
            Some(("figure", chair)) => chair.parse().map(Self::Figure),
            Some(("choice", choice)) => choice.parse().map(Self::Choice),
            Some(_) | None => Err(Unreadable::new("pick", text)),
        }
    }
}

/// What a reader has tapped so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Pick {
    /// The card to be played.
    pub card: Option<Card>,
    /// The figure it is to be used for, by its chair.
    pub figure: Option<Chair>,
    /// The whole move, not confirmed yet.
    pub choice: Option<Move>,
}

impl Pick {
    /// What is picked after one more tap.
    pub fn after(self, tap: Tap) -> Self {
        match tap {
            Tap::Clear => Self::default(),
            // A figure that was tapped first waits for its card; a second card begins anew.
            Tap::Card(card) => {
                let figure = self.figure.filter(|_| self.card.is_none());
                // With a ring for a prince there is nothing left to choose.
                let prince = figure.filter(|_| matches!(card, Card::Ring(_)));
                let choice = prince.map(|prince| Move::Play(card, Action::Ring(prince)));
                Self { card: Some(card), figure, choice }
            }
            Tap::Figure(chair) => Self { figure: Some(chair), choice: None, ..self },
            Tap::Choice(choice) => match choice {
                Move::Play(card, action) => {
                    let kept = self.figure.filter(|_| self.card == Some(card));
                    Self { card: Some(card), figure: figure_of(card, action, kept), choice: Some(choice) }
                }
                Move::Start(_) | Move::King(_) | Move::Card(_) | Move::Place(_) | Move::Draw(_) => {
                    Self { choice: Some(choice), ..Self::default() }
                }
            },
        }
    }
}

/// The figure a use of a card starts from, given the one picked before.
pub(super) fn figure_of(card: Card, action: Action, picked: Option<Chair>) -> Option<Chair> {
    match action {
        Action::Advance { from, .. } => Some(from),
        // A ring card is given at once; with the choice card a prince may be moved as well.
        Action::Ring(prince) => matches!(card, Card::Scoring(_)).then_some(prince),
        Action::Score(knights) => picked.filter(|&chair| knights.contains(chair)),
        Action::All | Action::Best | Action::Penalty => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn taps_can_be_read_back() {
        for text in ["card ring_any", "figure 22", "choice play knight_3_6 22+4", "choice place 3", "clear"] {
            assert_eq!(text.parse::<Tap>().unwrap().to_string(), text);
        }
        for text in ["", "card", "card nothing", "figure 28", "choice dance", "clear all"] {
            assert!(text.parse::<Tap>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_move_brings_its_card_and_its_figure_along() {
        let pick = Pick::default().after("choice play knight_3_6 22+4".parse().unwrap());
        assert_eq!((pick.card, pick.figure), ("knight_3_6".parse().ok(), Chair::new(22)));
        assert_eq!(pick.after(Tap::Figure(Chair::default())).choice, None);
        assert_eq!(pick.after(Tap::Clear), Pick::default());
    }

    #[test]
    fn a_figure_may_be_tapped_before_its_card() {
        let pick = Pick::default().after("figure 22".parse().unwrap());
        let played = pick.after("card knight_3_6".parse().unwrap());
        assert_eq!((played.card, played.figure), ("knight_3_6".parse().ok(), Chair::new(22)));
        let ring = pick.after("card ring_any".parse().unwrap());
        assert_eq!(ring.choice, "play ring_any 22".parse().ok(), "a ring for the prince who was tapped");
        let other = played.after("card knight_2_5".parse().unwrap());
        assert_eq!(
            (other.card, other.figure),
            ("knight_2_5".parse().ok(), None),
            "a second card begins anew"
        );
    }
}
