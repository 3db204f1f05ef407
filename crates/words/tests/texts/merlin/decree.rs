//! The King's decree: every event, refusal, choice and thing due is a sentence in every language, and its
//! clause exists.

use super::{check_events, check_refusals, printed};
use crate::common::{check_text, languages, names};
use ::games::AnyEvent;
use merlin::modules::decree::{Decree, Decrees, Event, Frame, Move, Points, Refusal};
use merlin::{
    Colour, Components, Die, Item, Laid, Layout, Merlin, Module, Modules, Options, Pips, SteppedDie,
    Variants, Vassal, Window,
};
use std::collections::BTreeSet;
use table::{Actor, Clause, Event as _, Eye, Game, Journal, Moves, Private, Seat};

fn layout() -> Laid {
    Layout::of(4, Modules::from_iter([Module::Decree]), printed())
}

const SEAT: Seat = Seat::new(1);

fn pips(number: u8) -> Pips {
    Pips::new(number).unwrap()
}

fn refusals() -> Vec<merlin::Refusal> {
    let mut all: Vec<merlin::Refusal> = vec![Refusal::OtherDie.into(), Refusal::NoMarker.into()];
    all.push(Refusal::NotByOne(pips(1), pips(4)).into());
    all.push(Refusal::NoStep(pips(6), pips(1)).into());
    all.extend(Die::ALL.map(|die| merlin::Refusal::from(Refusal::NoUnusedDie(die, pips(3)))));
    for (needed, owned) in [(1, 0), (2, 0), (2, 1), (3, 2)] {
        all.push(Refusal::TooFew { needed, owned }.into());
    }
    for colour in Colour::ALL {
        all.push(Refusal::Bound(colour).into());
        all.push(Refusal::NotInStack(Decree::new(colour.index()).unwrap(), colour).into());
    }
    for moment in ["DEC-3.1", "DEC-3.4", "DEC-4.1", "DEC-4.5"] {
        let due = merlin::Frame::Window(Window::After);
        all.push(merlin::Refusal::OtherDecision { due, moment: Some(Clause(moment)) });
    }
    all
}

#[test]
fn every_refusal_of_the_decree_has_a_sentence() {
    check_refusals(&refusals(), layout());
}

fn events() -> Vec<merlin::Event> {
    let dice = Die::ALL.map(|die| SteppedDie::Unused(die, pips(3))).into_iter().chain([SteppedDie::Chosen]);
    let mut all: Vec<merlin::Event> =
        dice.map(|die| Event::DieChanged { seat: SEAT, die, from: pips(3), to: pips(4) }.into()).collect();
    for count in 1..=3 {
        all.push(Event::Discarded { seat: SEAT, decrees: Decree::all().take(count).collect() }.into());
    }
    for decree in Decree::all().filter(|decree| ![19, 21, 23].contains(&decree.index())) {
        all.push(Event::Taken { seat: SEAT, colour: Colour::Blue, decree }.into());
    }
    all.extend(Item::all().map(|item| merlin::Event::from(Event::SupplyEmpty { seat: SEAT, item })));
    for colour in Colour::ALL {
        let decrees: Decrees = Decree::all().take(4).collect();
        let looked: merlin::Event =
            Event::Looked { seat: SEAT, colour, decrees: Private::to(SEAT, decrees) }.into();
        all.extend([looked, looked.seen_by(Eye::Spectator)]);
    }
    let decree = Decree::new(22).unwrap();
    for reason in [Points::Decree { decree }, Points::ThreeDecrees] {
        all.push(merlin::Event::Scored { seat: SEAT, points: 3, reason: reason.into() });
    }
    all
}

#[test]
fn every_event_of_the_decree_has_a_sentence() {
    check_events(&events(), layout());
}

/// DEC-5.2: what somebody else has seen is in no sentence.
#[test]
fn a_stack_is_told_to_nobody_else() {
    let decrees: Decrees = Decree::all().skip(12).take(2).collect();
    let event: merlin::Event =
        Event::Looked { seat: SEAT, colour: Colour::Blue, decrees: Private::to(SEAT, decrees) }.into();
    for words in languages() {
        let told = |eye: Eye| words.event(&AnyEvent::Merlin(event.seen_by(eye), layout()), &names());
        let flag = words::merlin::decree(words, &layout(), Decree::new(12).unwrap());
        assert!(told(Eye::Seat(SEAT)).contains(&flag));
        assert!(!told(Eye::Seat(Seat::new(0))).contains(&flag));
    }
}

#[test]
fn what_is_due_by_the_decree_has_words() {
    let to = Colour::Blue;
    for own in [Frame::Instead { vassal: Vassal::Lady, from: None, to }, Frame::Look(to), Frame::Take(to)] {
        for words in languages() {
            check_text(words, &words::merlin::due(words, own.into()), &own);
        }
    }
}

/// A game in which red stands on blue, with the lady deployed.
fn deployed() -> Merlin {
    let base = Options::new(2, Components::printed()).unwrap();
    let options = base.with(Modules::from_iter([Module::Decree]), Variants::NONE).unwrap();
    assert_eq!(options.players(), 2);
    let text = "game = \"merlin\"\nplayers = 2\nmodules = \"decree\"\n[turn]\ndue = [\"window moved\"]\n\
                die = \"own 1\"\nfigure = \"knight\"\naction = 8\n[[seat]]\nknight = 8\n\
                dice = [\"own 1 used\", \"own 2\", \"own 3\", \"merlin 4\"]\n\
                [decree]\nstacks = { grey = 1 }\nowned = [[\"d01\", \"d02\", \"d03\"]]\n\
                looked = { grey = [1] }\nknown = { grey = [\"d04\"] }\n";
    Merlin::from_position(text, Components::printed()).unwrap()
}

/// Every choice reads differently from every other one, has a heading, and says what the vassal would bring.
#[test]
fn every_choice_of_the_decree_has_words() {
    let mut game = deployed();
    let seat = Seat::new(0);
    for words in languages() {
        let view = game.view(Eye::Seat(seat));
        let deploy = merlin::Move::Deploy(Vassal::Lady, Colour::Blue);
        let text = words::merlin::choice(words, deploy, &view, seat, &names());
        let alone = words::merlin::choice(words, deploy, &plain().view(Eye::Seat(seat)), seat, &names());
        assert!(text.starts_with(&alone) && text.len() > alone.len(), "{text} / {alone}");
    }
    check_choices(&game, seat, 30);
    let play = |game: &mut Merlin, who: Actor, own: merlin::Move| {
        game.try_play(who, own, &mut Journal::silent()).unwrap();
    };
    play(&mut game, Actor::Seat(seat), merlin::Move::Deploy(Vassal::Lady, Colour::Blue));
    check_choices(&game, seat, 2);
    play(&mut game, Actor::Seat(seat), Move::Look.into());
    for index in [6, 12, 18, 23] {
        play(&mut game, Actor::Chance, Move::Show(Decree::new(index).unwrap()).into());
    }
    check_choices(&game, seat, 4);
}

/// The same without the module.
fn plain() -> Merlin {
    let text = deployed().position();
    let (text, _) = text.split_once("\n[decree]").unwrap();
    let text = text.replace("modules = \"decree\"\n", "").replace(", decrees = 0", "");
    Merlin::from_position(&text, Components::printed()).unwrap()
}

fn check_choices(game: &Merlin, seat: Seat, own: usize) {
    let mut offers = Moves::new();
    game.moves(Actor::Seat(seat), &mut offers);
    let of_module = |offer: &&merlin::Move| matches!(offer, merlin::Move::Module(_));
    assert!(offers.iter().filter(of_module).count() >= own, "{offers:?}");
    for words in languages() {
        let mut sentences = BTreeSet::new();
        for &offer in offers.iter().filter(of_module) {
            let view = game.view(Eye::Seat(seat));
            let text = words::merlin::choice(words, offer, &view, seat, &names());
            check_text(words, &text, &offer);
            let heading = words::merlin::heading(words, offer).unwrap();
            check_text(words, &heading, &offer);
            assert!(sentences.insert((heading, text)), "two choices read alike: {offer}");
        }
    }
}
