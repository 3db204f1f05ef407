//! Moves, events, refusals and views of whichever game it is.

use std::fmt;
use table::{Clause, Knowledge, Reason};

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
    /// Of The Future of Camelot, whose events are about colours, and who plays which.
    #[serde(serialize_with = "without_owners")]
    Camelot(camelot::Event, camelot::Owners),
    /// Of Merlin, whose events name spaces and cards by their places, and the layout they are told with.
    #[serde(serialize_with = "without_layout")]
    Merlin(merlin::Event, merlin::Laid),
}

/// An event of The Future of Camelot as others read it: who plays which colour stands in every view.
fn without_owners<S: serde::Serializer>(
    event: &camelot::Event,
    _: &camelot::Owners,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serde::Serialize::serialize(event, serializer)
}

/// An event of Merlin as others read it: the layout stands in every view.
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
            Self::Camelot(own, _) => own.clause(),
            Self::Merlin(own, _) => own.clause(),
        }
    }
}

/// Why a move of any game is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnyRefusal {
    /// Of Artus.
    Artus(artus::Refusal),
    /// Of The Future of Camelot.
    Camelot(camelot::Refusal),
    /// Of Merlin, with the layout it is told with.
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

/// What one seat knows of any game, with the power to imagine the rest.
#[derive(Clone, Copy, Debug)]
pub enum AnyKnowledge<'a> {
    /// Of Artus.
    Artus(Knowledge<'a, artus::Artus>),
    /// Of The Future of Camelot.
    Camelot(Knowledge<'a, camelot::Camelot>),
    /// Of Merlin.
    Merlin(Knowledge<'a, merlin::Merlin>),
}
