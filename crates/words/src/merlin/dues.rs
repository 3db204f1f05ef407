//! What is due: frames, windows and steps in words.

use super::modules;
use crate::Words;
use ::merlin::{Destination, Frame, ScoringStep, SetupStep, Window};

/// What is due, without a full stop, as in “Anna: choose a die”.
pub fn due(words: Words, due: Frame) -> String {
    words.say(match due {
        Frame::Setup(SetupStep::Display) => "merlin-due-display",
        Frame::Setup(SetupStep::Environs) => "merlin-due-environs",
        Frame::Setup(SetupStep::StartPlayer) => "merlin-due-start-player",
        Frame::Setup(SetupStep::StartingTiles) => "merlin-due-starting-tiles",
        Frame::Setup(SetupStep::Traitors) | Frame::NewTraitors => "merlin-due-traitors",
        Frame::Setup(SetupStep::Hands) => "merlin-due-hands",
        Frame::Setup(SetupStep::Module(own)) => return modules::setup_step(words, own),
        Frame::Dice => "merlin-due-dice",
        Frame::Window(Window::Start) => "merlin-due-start",
        Frame::Window(Window::Die) => "merlin-due-die",
        Frame::Window(Window::Moved) => "merlin-due-moved",
        Frame::Window(Window::Between) => "merlin-due-between",
        Frame::Window(Window::After) => "merlin-due-after",
        Frame::Execution => "merlin-due-execution",
        Frame::Repeat => "merlin-due-repeat",
        Frame::Exchange => "merlin-due-exchange",
        Frame::SecondDiscard => "merlin-due-second-discard",
        Frame::Tower => "merlin-due-tower",
        Frame::TurnEnd => "merlin-due-turn-end",
        Frame::Replace(_) => "merlin-due-replace",
        Frame::Card(Destination::Display | Destination::Hand) => "merlin-due-card",
        Frame::Scoring(_) => "merlin-due-scoring",
        Frame::RepelTraitors(_) => "merlin-due-repel",
        Frame::Grail(_) => "merlin-due-grail",
        Frame::Over => "merlin-due-over",
        Frame::Module(own) => return modules::due(words, own),
    })
}

/// Where in the game we are: `scoring`.
pub fn phase(words: Words, due: Frame) -> String {
    words.say(match due {
        Frame::Setup(_) => "merlin-phase-setup",
        Frame::Dice => "merlin-phase-dice",
        Frame::Window(_)
        | Frame::Execution
        | Frame::Repeat
        | Frame::Exchange
        | Frame::SecondDiscard
        | Frame::Tower
        | Frame::TurnEnd
        | Frame::Replace(_)
        | Frame::Card(_) => "merlin-phase-turn",
        Frame::Scoring(_) | Frame::RepelTraitors(_) | Frame::NewTraitors | Frame::Grail(_) => {
            "merlin-phase-scoring"
        }
        Frame::Over => "merlin-phase-over",
        Frame::Module(_) => "merlin-phase-turn",
    })
}

/// A window of the turn: `before the die is chosen` (MER-4.2).
pub fn window(words: Words, window: Window) -> String {
    words.say_with("merlin-window", &[("window", window.id().into())])
}

/// A step of a scoring: `traitors` (MER-15.1).
pub fn scoring_step(words: Words, step: ScoringStep) -> String {
    match step {
        ScoringStep::Module(own) => modules::scoring_step(words, own),
        base => words.say_with("merlin-step", &[("step", base.to_string().into())]),
    }
}
