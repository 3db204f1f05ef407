//! Everything Merlin can say, in every language.

mod arthur;
mod caerleon;
mod decree;
mod events;
mod favor;
mod games;
mod gold;
mod knights;
mod market;
mod morgana;
mod refusals;
mod sentences;
mod things;

use crate::common::{both, check_sentence, languages, names};
use ::games::{AnyEvent, AnyRefusal};
use merlin::{
    Colour, Components, Destination, Frame, Item, Merlin, Mission, ScoringStep, SetupStep, Site, Space,
    Window,
};
use std::collections::BTreeSet;
use table::{Game, Reason, Seat};
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

/// Every refusal of a module is a sentence of its own in every language, and its clause exists.
fn check_refusals(refusals: &[merlin::Refusal], layout: merlin::Laid) {
    for words in languages() {
        let mut sentences = BTreeSet::new();
        for refusal in refusals {
            let any = AnyRefusal::Merlin(*refusal, layout);
            let text = words.refusal(&any, &names());
            check_sentence(words, &text, refusal);
            assert!(words.clause(refusal.clause().0).is_some(), "{refusal:?}");
            assert_translated(words, &text, &both()[0].refusal(&any, &names()));
            assert!(sentences.insert(text), "two refusals read alike: {refusal:?}");
        }
    }
}

/// So is every event, and it names the seat.
fn check_events(events: &[merlin::Event], layout: merlin::Laid) {
    for words in languages() {
        let mut sentences = BTreeSet::new();
        for event in events {
            let any = AnyEvent::Merlin(*event, layout);
            let text = words.event(&any, &names());
            check_sentence(words, &text, event);
            assert!(text.contains("Blanche"), "{text}");
            assert!(words.clause(event.clause().0).is_some(), "{event:?}");
            assert_translated(words, &text, &both()[0].event(&any, &names()));
            assert!(sentences.insert(text), "two events read alike: {event:?}");
        }
    }
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
