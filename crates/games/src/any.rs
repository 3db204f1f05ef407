//! Moves, events, refusals and views of any game.

use std::fmt;
use table::{Clause, Knowledge, Reason, Seat};

/// A move of any game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AnyMove {
    /// Of Artus.
    Artus(artus::Move),
    /// Of The Future of Camelot.
    Camelot(camelot::Move),
    /// Of Merlin.
    Merlin(merlin::Move),
}

impl fmt::Display for AnyMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Artus(own) => own.fmt(f),
            Self::Camelot(own) => own.fmt(f),
            Self::Merlin(own) => own.fmt(f),
        }
    }
}

/// An event of any game.
#[derive(Clone, Copy, PartialEq, Hash, Debug, serde::Serialize)]
#[serde(untagged)]
pub enum AnyEvent {
    /// Of Artus.
    Artus(artus::Event),
    /// Of The Future of Camelot, whose events are about colours, with who plays which.
    #[serde(serialize_with = "without_owners")]
    Camelot(camelot::Event, camelot::Owners),
    /// Of Merlin, whose events name spaces and cards by index, with the layout they refer to.
    #[serde(serialize_with = "without_layout")]
    Merlin(merlin::Event, merlin::Laid),
}

/// Serialises an event of The Future of Camelot without its owners: they are in every view.
fn without_owners<S: serde::Serializer>(
    event: &camelot::Event,
    _: &camelot::Owners,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serde::Serialize::serialize(event, serializer)
}

/// Serialises an event of Merlin without its layout: it is in every view.
fn without_layout<S: serde::Serializer>(
    event: &merlin::Event,
    _: &merlin::Laid,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serde::Serialize::serialize(event, serializer)
}

impl AnyEvent {
    /// The clause the event follows from.
    pub fn clause(&self) -> Clause {
        match self {
            Self::Artus(own) => own.clause(),
            // In the expert variant magicians go on the track in the order of choosing (CAM-17.3, CAM-17.4).
            Self::Camelot(camelot::Event::OnTrack { .. }, owners) if owners.are_chosen_in_turn() => {
                Clause("CAM-17.3")
            }
            Self::Camelot(own, _) => own.clause(),
            Self::Merlin(own, _) => own.clause(),
        }
    }
}

impl AnyEvent {
    /// The points it reports.
    pub const fn points(&self) -> Option<i32> {
        match self {
            Self::Artus(artus::Event::Scored { points, .. })
            | Self::Camelot(camelot::Event::Scored { points, .. }, _)
            | Self::Merlin(merlin::Event::Scored { points, .. }, _) => Some(*points),
            Self::Artus(_) | Self::Camelot(..) | Self::Merlin(..) => None,
        }
    }

    /// The points it reports, and who won or lost them.
    pub fn scored(&self) -> Option<(Seat, i32)> {
        match *self {
            Self::Artus(artus::Event::Scored { seat, points, .. })
            | Self::Merlin(merlin::Event::Scored { seat, points, .. }, _) => Some((seat, points)),
            Self::Camelot(camelot::Event::Scored { colour, points, .. }, owners) => {
                Some((owners.of(colour)?, points))
            }
            Self::Artus(_) | Self::Camelot(..) | Self::Merlin(..) => None,
        }
    }

    /// The seat whose turn it begins, or `Some(None)` if it begins a round or a scoring; `None` for other events.
    pub const fn begins_turn(&self) -> Option<Option<Seat>> {
        match self {
            Self::Merlin(merlin::Event::Turn(seat), _) => Some(Some(*seat)),
            _ if self.begins_part() => Some(None),
            Self::Artus(_) | Self::Camelot(..) | Self::Merlin(..) => None,
        }
    }

    /// Whether it begins a round or a scoring, to which later events belong.
    pub const fn begins_part(&self) -> bool {
        matches!(
            self,
            Self::Artus(artus::Event::Round(_))
                | Self::Camelot(camelot::Event::Round(_), _)
                | Self::Merlin(merlin::Event::Round { .. } | merlin::Event::Scoring { .. }, _)
        )
    }

    /// Whether it only says what comes next: a round, a scoring, somebody's turn.
    pub const fn is_announcement(&self) -> bool {
        self.begins_part() || matches!(self, Self::Merlin(merlin::Event::Turn(_), _))
    }
}

/// Why a move of any game is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnyRefusal {
    /// Of Artus.
    Artus(artus::Refusal),
    /// Of The Future of Camelot.
    Camelot(camelot::Refusal),
    /// Of Merlin, with the layout it refers to.
    Merlin(merlin::Refusal, merlin::Laid),
}

impl AnyRefusal {
    /// The clause that forbids the move.
    pub fn clause(&self) -> Clause {
        match self {
            Self::Artus(own) => own.clause(),
            Self::Camelot(own) => own.clause(),
            Self::Merlin(own, _) => own.clause(),
        }
    }
}

/// What one eye may know of any game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum AnyView<'a> {
    /// Of Artus.
    Artus(artus::View<'a>),
    /// Of The Future of Camelot.
    Camelot(camelot::View<'a>),
    /// Of Merlin.
    Merlin(merlin::View<'a>),
}

impl AnyView<'_> {
    /// What would happen if a seat made a move, as far as it can be known beforehand. Empty for a move that is not
    /// allowed.
    pub fn preview(&self, seat: Seat, choice: AnyMove) -> Vec<AnyEvent> {
        match (self, choice) {
            (Self::Artus(view), AnyMove::Artus(own)) => {
                view.preview(seat, own).into_iter().map(AnyEvent::Artus).collect()
            }
            (Self::Camelot(view), AnyMove::Camelot(own)) => {
                let owners = view.open.owners();
                view.preview(seat, own).into_iter().map(|event| AnyEvent::Camelot(event, owners)).collect()
            }
            (Self::Merlin(view), AnyMove::Merlin(own)) => {
                let layout = view.open.layout;
                view.preview(seat, own).into_iter().map(|event| AnyEvent::Merlin(event, layout)).collect()
            }
            (
                Self::Artus(_) | Self::Camelot(_) | Self::Merlin(_),
                AnyMove::Artus(_) | AnyMove::Camelot(_) | AnyMove::Merlin(_),
            ) => Vec::new(),
        }
    }
}

/// What one seat knows of any game, from which it can imagine the rest.
#[derive(Clone, Copy, Debug)]
pub enum AnyKnowledge<'a> {
    /// Of Artus.
    Artus(Knowledge<'a, artus::Artus>),
    /// Of The Future of Camelot.
    Camelot(Knowledge<'a, camelot::Camelot>),
    /// Of Merlin.
    Merlin(Knowledge<'a, merlin::Merlin>),
}
