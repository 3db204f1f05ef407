//! Everything Merlin can say, in every language.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

#[path = "../common/mod.rs"]
mod common;
mod decree;
mod events;
mod favor;
mod games;
mod gold;
mod market;
mod refusals;
mod sentences;
mod things;

use common::both;
use merlin::{
    Colour, Components, Destination, Frame, Item, Merlin, Mission, ScoringStep, SetupStep, Site, Space,
    Window,
};
use table::{Game, Seat};
use words::Words;

fn printed() -> &'static Components {
    Merlin::printed()
}

/// The layout of the base game.
fn layout() -> merlin::Laid {
    merlin::Layout::of(4, merlin::Modules::NONE, printed())
}

fn items() -> Vec<Item> {
    Item::all().collect()
}

fn missions() -> Vec<Mission> {
    Mission::all().collect()
}

fn spaces() -> Vec<Space> {
    Space::all().collect()
}

fn site() -> Site {
    Site::new(2, 4).unwrap()
}

#[track_caller]
fn assert_translated(words: Words, text: &str, english: &str) {
    assert_eq!(text == english, words == both()[0], "{} {text}", words.lang());
}

fn dues() -> Vec<Frame> {
    let mut dues = vec![Frame::Dice, Frame::Execution, Frame::Repeat, Frame::Exchange, Frame::SecondDiscard];
    dues.extend([Frame::Tower, Frame::TurnEnd, Frame::Replace(2), Frame::NewTraitors, Frame::Over]);
    dues.extend([Frame::RepelTraitors(Seat::new(1)), Frame::Grail(Colour::Blue)]);
    dues.extend(SetupStep::BASE.map(Frame::Setup));
    dues.extend(Window::ALL.map(Frame::Window));
    dues.extend(Destination::ALL.map(Frame::Card));
    dues.extend(ScoringStep::BASE.map(Frame::Scoring));
    dues
}
