//! How far the reader has come: what of the pick is really offered, and what can be tapped next.

use super::outlook::Outlook;
use super::pick::figure_of;
use super::{Scene, Tap};
use artus::{Action, Card, Chair, ChairSet, Move};
use table::Seat;

/// The reader's decision, as far as it is made.
pub(crate) struct Stage<'a> {
    pub(crate) scene: &'a Scene<'a>,
    /// The reader.
    pub(crate) seat: Seat,
    /// The card picked, or that of the move chosen.
    pub(crate) card: Option<Card>,
    /// The figure picked, or that of the move chosen.
    pub(crate) figure: Option<Chair>,
    /// The move chosen but not confirmed.
    pub(crate) choice: Option<Move>,
}

impl<'a> Stage<'a> {
    /// The reader's decision; nothing if nothing is offered.
    pub(crate) fn of(scene: &'a Scene<'a>) -> Option<Self> {
        let seat = scene.me.filter(|_| !scene.offers.is_empty())?;
        let mut stage = Self { scene, seat, card: None, figure: None, choice: None };
        let pick = scene.pick;
        stage.choice = pick.choice.filter(|choice| scene.offers.contains(choice));
        match stage.choice {
            Some(Move::Play(card, action)) => {
                stage.card = Some(card);
                stage.figure = figure_of(card, action, pick.figure.filter(|_| pick.card == Some(card)));
            }
            Some(_) => {}
            None => {
                let offered = |card: &Card| scene.offers.iter().any(|&offer| card_of(offer) == Some(*card));
                stage.card = pick.card.filter(offered);
                let usable = match pick.card {
                    None => stage.early_figures(),
                    Some(_) => stage.card.map(|_| stage.figures()).unwrap_or_default(),
                };
                stage.figure = pick.figure.filter(|&chair| usable.contains(chair));
            }
        }
        Some(stage)
    }

    /// The figures that can be picked before a card: those for which one of the cards in hand has a use of its own.
    pub(crate) fn early_figures(&self) -> ChairSet {
        let offers = self.scene.offers.iter().filter(|_| self.card.is_none());
        offers.flat_map(|&offer| figures_of(offer).iter()).collect()
    }

    /// Whether a card has a use for the figure that is picked; while none is, whether it has any.
    pub(crate) fn serves(&self, card: Card) -> bool {
        self.uses_of(card).next().is_some()
    }

    /// What a card can be used for: for the figure that was picked before it, or at all.
    pub(crate) fn uses_of(&self, card: Card) -> impl Iterator<Item = Move> {
        let first = self.figure.filter(|_| self.card.is_none());
        let uses = self.scene.offers.iter().copied().filter(move |&offer| card_of(offer) == Some(card));
        uses.filter(move |&offer| first.is_none_or(|chair| figures_of(offer).contains(chair)))
    }

    /// What the card picked can be used for.
    pub(crate) fn uses(&self) -> impl Iterator<Item = (Move, Action)> {
        self.scene.offers.iter().filter_map(|&offer| match offer {
            Move::Play(card, action) if Some(card) == self.card => Some((offer, action)),
            _ => None,
        })
    }

    /// Whether the card picked counts knights out of several that could be counted.
    pub(crate) fn selects(&self) -> bool {
        self.uses().any(|(_, action)| matches!(action, Action::Score(_)))
    }

    /// The figures that can be picked as the next step, before a whole move is tapped.
    pub(crate) fn figures(&self) -> ChairSet {
        let selections = self.uses().filter(|(_, action)| matches!(action, Action::Score(_))).count();
        self.uses()
            .flat_map(|(_, action)| match action {
                Action::Advance { from, .. } => ChairSet::only(from).iter(),
                Action::Score(knights) if selections > 1 => knights.iter(),
                // A ring card needs no step in between; the choice card moves its princes too.
                Action::Ring(_) | Action::Score(_) | Action::All | Action::Best | Action::Penalty => {
                    ChairSet::EMPTY.iter()
                }
            })
            .collect()
    }

    /// The whole moves that can be tapped on the way the reader has taken: those of the picked figure, or those
    /// that need no figure.
    pub(crate) fn goals(&self) -> Vec<Move> {
        let figures = self.figures();
        let goal = |action: Action| match (action, self.figure) {
            (Action::Advance { from, .. }, picked) => picked == Some(from),
            (Action::Ring(prince), picked) => !figures.contains(prince) || picked == Some(prince),
            (Action::Score(knights), Some(picked)) => knights.contains(picked),
            (Action::Score(_), None) | (Action::All | Action::Penalty, _) => true,
            (Action::Best, picked) => picked.is_none(),
        };
        match self.card {
            Some(_) => self.uses().filter(|&(_, action)| goal(action)).map(|(offer, _)| offer).collect(),
            None => self.scene.offers.iter().copied().filter(|&offer| card_of(offer).is_none()).collect(),
        }
    }

    /// What a move would bring.
    pub(crate) fn outlook(&self, choice: Move) -> Outlook {
        Outlook::of(&self.scene.view, self.seat, choice)
    }

    /// What the chosen move would bring.
    pub(crate) fn chosen(&self) -> Option<Outlook> {
        self.choice.map(|choice| self.outlook(choice))
    }

    /// The one move of the picked card that belongs to no chair: all knights, the best one, or the penalty.
    pub(crate) fn without_chair(&self) -> Option<Move> {
        let of_the_whole = |action| matches!(action, Action::All | Action::Best | Action::Penalty);
        self.uses().find(|&(_, action)| of_the_whole(action)).map(|(offer, _)| offer)
    }

    /// The tap that takes the last step back.
    pub(crate) fn back(&self) -> Tap {
        self.card.map_or(Tap::Clear, Tap::Card)
    }

    /// The best that can be made of a card: the most points, and whether somebody is crowned by it.
    pub(crate) fn best_of(&self, card: Card) -> Option<(i32, bool)> {
        self.uses_of(card)
            .filter_map(|offer| {
                let outlook = self.outlook(offer);
                Some((outlook.points?, outlook.crowned))
            })
            .max()
    }
}

/// The card a move plays.
pub(crate) const fn card_of(choice: Move) -> Option<Card> {
    match choice {
        Move::Play(card, _) => Some(card),
        Move::Start(_) | Move::King(_) | Move::Card(_) | Move::Place(_) | Move::Draw(_) => None,
    }
}

/// The figures a move is about; what concerns all knights alike is about none of them.
fn figures_of(choice: Move) -> ChairSet {
    match choice {
        Move::Play(_, Action::Advance { from, .. }) => ChairSet::only(from),
        Move::Play(_, Action::Ring(prince)) => ChairSet::only(prince),
        Move::Play(_, Action::Score(knights)) => knights,
        Move::Play(_, Action::All | Action::Best | Action::Penalty)
        | Move::Start(_)
        | Move::King(_)
        | Move::Card(_)
        | Move::Place(_)
        | Move::Draw(_) => ChairSet::EMPTY,
    }
}
