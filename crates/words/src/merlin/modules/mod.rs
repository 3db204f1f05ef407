//! What modules say: each match hands on to the file of its module.

pub(crate) mod arthur;
mod board;
pub(crate) mod caerleon;
pub(crate) mod decree;
pub(crate) mod favor;
mod gold;
pub(crate) mod knights;
pub(crate) mod market;
pub(crate) mod morgana;
pub(crate) mod treasures;

pub(super) use board::{hidden, of_seat, on_board};

use crate::Words;
use ::merlin::modules::{Event, Frame, Move, Points, Refusal, ScoringStep, SetupStep, SpaceKind};
use ::merlin::{Layout, Module, Open, View};
use ::table::Seat;

/// A move of a module as a short line to choose from.
pub(super) fn choice(words: Words, own: Move, view: &View<'_>, seat: Seat, names: &[String]) -> String {
    match own {
        Move::Favor(own) => favor::choice(words, own, view, seat, names),
        Move::Arthur(own) => arthur::choice(words, own, view, seat, names),
        Move::Knights(own) => knights::choice(words, own, view, seat),
        Move::Gold(own) => gold::choice(words, own, view, seat),
        Move::Market(own) => market::choice(words, own, view, seat),
        Move::Caerleon(own) => caerleon::choice(words, own, view.open, names),
        Move::Morgana(own) => morgana::choice(words, own, view, seat, names),
        Move::Treasures(own) => treasures::choice(words, own, view, seat),
        Move::Decree(own) => decree::choice(words, own, view, seat),
    }
}

/// What choices like this one are listed under; nothing for those that stand alone.
pub(super) fn heading(words: Words, own: Move) -> Option<String> {
    match own {
        Move::Favor(own) => Some(favor::heading(words, own)),
        Move::Arthur(own) => arthur::heading(words, own),
        Move::Knights(own) => Some(knights::heading(words, own)),
        Move::Gold(own) => Some(gold::heading(words, own)),
        Move::Market(own) => market::heading(words, own),
        Move::Caerleon(own) => caerleon::heading(words, own),
        Move::Morgana(own) => morgana::heading(words, own),
        Move::Treasures(own) => treasures::heading(words, own),
        Move::Decree(own) => decree::heading(words, own),
    }
}

/// An event of a module as one sentence.
pub(super) fn event(words: Words, layout: &Layout, own: Event, names: &[String]) -> String {
    match own {
        Event::Favor(own) => favor::event(words, own, names),
        Event::Arthur(own) => arthur::event(words, layout, own, names),
        Event::Knights(own) => knights::event(words, layout, own, names),
        Event::Gold(own) => gold::event(words, layout, own, names),
        Event::Market(own) => market::event(words, layout, own, names),
        Event::Caerleon(own) => caerleon::event(words, own, names),
        Event::Morgana(own) => morgana::event(words, layout, own, names),
        Event::Treasures(own) => treasures::event(words, layout, own, names),
        Event::Decree(own) => decree::event(words, layout, own, names),
    }
}

/// A refusal of a module as a sentence.
pub(super) fn refusal(words: Words, layout: &Layout, own: Refusal, names: &[String]) -> String {
    let _ = names;
    match own {
        Refusal::Favor(own) => favor::refusal(words, layout, own),
        Refusal::Arthur(own) => arthur::refusal(words, layout, own),
        Refusal::Knights(own) => knights::refusal(words, layout, own),
        Refusal::Gold(own) => gold::refusal(words, layout, own),
        Refusal::Market(own) => market::refusal(words, layout, own),
        Refusal::Caerleon(own) => caerleon::refusal(words, own),
        Refusal::Morgana(own) => morgana::refusal(words, own),
        Refusal::Treasures(own) => treasures::refusal(words, own),
        Refusal::Decree(own) => decree::refusal(words, layout, own),
    }
}

/// Points that a module gives, with the reason.
pub(super) fn scored(words: Words, seat: Seat, points: i32, own: Points, names: &[String]) -> String {
    match own {
        Points::Favor(own) => favor::scored(words, seat, points, own, names),
        Points::Arthur(own) => arthur::scored(words, seat, points, own, names),
        Points::Knights(own) => knights::scored(words, seat, points, own, names),
        Points::Gold(own) => gold::scored(words, seat, points, own, names),
        Points::Market(own) => own.never(),
        Points::Caerleon(own) => own.never(),
        Points::Morgana(own) => morgana::scored(words, seat, points, own, names),
        Points::Treasures(own) => treasures::scored(words, seat, points, own, names),
        Points::Decree(own) => decree::scored(words, seat, points, own, names),
    }
}

/// What is due by a module, without a full stop.
pub(super) fn due(words: Words, own: Frame) -> String {
    match own {
        Frame::Favor(own) => favor::due(words, own),
        Frame::Arthur(own) => arthur::due(words, own),
        Frame::Knights(own) => knights::due(words, own),
        Frame::Gold(own) => own.never(),
        Frame::Market(own) => market::due(words, own),
        Frame::Caerleon(own) => caerleon::due(words, own),
        Frame::Morgana(own) => morgana::due(words, own),
        Frame::Treasures(own) => treasures::due(words, own),
        Frame::Decree(own) => decree::due(words, own),
    }
}

/// A step of the setup that a module adds.
pub(super) fn setup_step(words: Words, own: SetupStep) -> String {
    match own {
        SetupStep::Favor(own) => own.never(),
        SetupStep::Arthur(own) => arthur::setup_step(words, own),
        SetupStep::Knights(own) => knights::setup_step(words, own),
        SetupStep::Gold(own) => own.never(),
        SetupStep::Market(own) => own.never(),
        SetupStep::Caerleon(own) => caerleon::setup_step(words, own),
        SetupStep::Morgana(own) => morgana::setup_step(words, own),
        SetupStep::Treasures(own) => treasures::setup_step(words, own),
        SetupStep::Decree(own) => own.never(),
    }
}

/// The name of a step of a scoring that a module adds.
pub(super) fn scoring_step(words: Words, own: ScoringStep) -> String {
    match own {
        ScoringStep::Favor(own) => favor::scoring_step(words, own),
        ScoringStep::Arthur(own) => arthur::scoring_step(words, own),
        ScoringStep::Knights(own) => own.never(),
        ScoringStep::Gold(own) => own.never(),
        ScoringStep::Market(own) => own.never(),
        ScoringStep::Caerleon(own) => own.never(),
        ScoringStep::Morgana(own) => morgana::scoring_step(words, own),
        ScoringStep::Treasures(own) => own.never(),
        ScoringStep::Decree(own) => own.never(),
    }
}

/// A sentence of the log: a step of a scoring that a module adds begins.
pub(super) fn step_begins(words: Words, layout: &Layout, own: ScoringStep) -> String {
    match own {
        ScoringStep::Favor(own) => favor::step_begins(words, own),
        ScoringStep::Arthur(own) => arthur::step_begins(words, layout, own),
        ScoringStep::Knights(own) => own.never(),
        ScoringStep::Gold(own) => own.never(),
        ScoringStep::Market(own) => own.never(),
        ScoringStep::Caerleon(own) => own.never(),
        ScoringStep::Morgana(own) => morgana::step_begins(words, own),
        ScoringStep::Treasures(own) => own.never(),
        ScoringStep::Decree(own) => own.never(),
    }
}

/// A space of a module by what it is for.
pub(super) fn space(words: Words, own: SpaceKind) -> String {
    match own {
        SpaceKind::Favor(own) => own.never(),
        SpaceKind::Arthur(own) => arthur::space(words, own),
        SpaceKind::Knights(own) => own.never(),
        SpaceKind::Gold(own) => gold::space(words, own),
        SpaceKind::Market(own) => own.never(),
        SpaceKind::Caerleon(own) => own.never(),
        SpaceKind::Morgana(own) => own.never(),
        SpaceKind::Treasures(own) => own.never(),
        SpaceKind::Decree(own) => own.never(),
    }
}

/// What a space of a module does, as a sentence.
pub(super) fn space_does(words: Words, own: SpaceKind) -> String {
    match own {
        SpaceKind::Favor(own) => own.never(),
        SpaceKind::Arthur(own) => arthur::space_does(words, own),
        SpaceKind::Knights(own) => own.never(),
        SpaceKind::Gold(own) => gold::space_does(words, own),
        SpaceKind::Market(own) => own.never(),
        SpaceKind::Caerleon(own) => own.never(),
        SpaceKind::Morgana(own) => own.never(),
        SpaceKind::Treasures(own) => own.never(),
        SpaceKind::Decree(own) => own.never(),
    }
}

/// What performing a space of a module brings, if it leaves nothing to choose.
pub(super) fn perform(words: Words, own: SpaceKind) -> String {
    match own {
        SpaceKind::Favor(own) => own.never(),
        SpaceKind::Arthur(own) => arthur::perform(words, own),
        SpaceKind::Knights(own) => own.never(),
        SpaceKind::Gold(own) => gold::perform(words, own),
        SpaceKind::Market(own) => own.never(),
        SpaceKind::Caerleon(own) => own.never(),
        SpaceKind::Morgana(own) => own.never(),
        SpaceKind::Treasures(own) => own.never(),
        SpaceKind::Decree(own) => own.never(),
    }
}

/// What a player has of the modules in play, a line for each that has pieces in front of the players.
pub fn pieces(words: Words, open: &Open, seat: Seat) -> Vec<String> {
    let of = |module: Module| match module {
        Module::Favor => Some(favor::pieces(words, open, seat)),
        Module::Knights => knights::pieces(words, open, seat),
        Module::Gold => Some(gold::pieces(words, open, seat)),
        Module::Market => market::pieces(words, open, seat),
        Module::Decree => Some(decree::pieces(words, open, seat)),
        Module::Arthur => Some(arthur::pieces(words, open, seat)),
        Module::Morgana => Some(morgana::pieces(words, open, seat)),
        Module::Caerleon | Module::Treasures => None,
    };
    open.options.modules().iter().filter_map(of).collect()
}

/// What is left undone by a frame of a module.
pub(super) const fn done_key(own: Frame) -> &'static str {
    match own {
        Frame::Knights(own) => knights::done_key(own),
        Frame::Morgana(own) => morgana::done_key(own),
        Frame::Favor(_)
        | Frame::Arthur(_)
        | Frame::Gold(_)
        | Frame::Market(_)
        | Frame::Caerleon(_)
        | Frame::Treasures(_)
        | Frame::Decree(_) => "merlin-choice-done",
    }
}
