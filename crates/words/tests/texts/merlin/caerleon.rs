//! The City of Caerleon: every event, refusal, choice and thing due is a sentence in every language, and its
//! clause exists.

use super::{check_events, check_refusals, printed};
use crate::common::{check_text, languages, names};
use merlin::modules::caerleon::{District, Event, Frame, Refusal, SetupStep};
use merlin::{Colour, Components, Kind, Laid, Layout, Merlin, Module, Modules, Vassal, Way, Window};
use std::collections::BTreeSet;
use table::{Actor, Clause, Eye, Game, Journal, Moves, Seat};

const SEAT: Seat = Seat::new(1);
const OTHER: Seat = Seat::new(0);
const SIMPLE: [Vassal; 3] = [Vassal::ShieldBearer, Vassal::Builder, Vassal::FlagBearer];

fn layout() -> Laid {
    Layout::of(4, Modules::from_iter([Module::Gold, Module::Caerleon]), printed())
}

#[test]
fn every_refusal_of_caerleon_has_a_sentence() {
    let own =
        [Refusal::NoCoin, Refusal::MintEmpty, Refusal::CoinForCoin, Refusal::NoFruit, Refusal::NothingToTake];
    let mut all: Vec<merlin::Refusal> = own.map(merlin::Refusal::from).to_vec();
    for colour in Colour::ALL {
        all.extend(Vassal::ALL.map(|vassal| merlin::Refusal::from(Refusal::NotInTheWay(vassal, colour))));
    }
    for moment in ["CRL-3.6", "CRL-4.10"] {
        let due = merlin::Frame::Window(Window::After);
        all.push(merlin::Refusal::OtherDecision { due, moment: Some(Clause(moment)) });
    }
    check_refusals(&all, layout());
}

#[test]
fn every_event_of_caerleon_has_a_sentence() {
    let mut all: Vec<merlin::Event> = vec![Event::CoinGiven { seat: SEAT }.into()];
    let vassal = Vassal::Builder;
    all.extend(
        District::ALL
            .map(|district| merlin::Event::from(Event::NothingGained { seat: SEAT, vassal, district })),
    );
    for vassal in SIMPLE {
        for from in Colour::ALL {
            for owner in [SEAT, OTHER] {
                all.push(Event::SentHome { seat: SEAT, owner, vassal, from }.into());
            }
        }
    }
    check_events(&all, layout());
}

/// Nobody lays out the districts, so these sentences name nobody.
#[test]
fn every_district_has_a_name_and_a_sentence_when_it_is_laid() {
    for words in languages() {
        let (mut told, mut called) = (BTreeSet::new(), BTreeSet::new());
        for district in District::ALL {
            let name = words::merlin::district(words, district);
            check_text(words, &name, &district);
            assert!(called.insert(name), "{district}");
            for colour in Colour::ALL {
                let event = ::games::AnyEvent::Merlin(Event::Laid { colour, district }.into(), layout());
                let text = words.event(&event, &names());
                crate::common::check_sentence(words, &text, &district);
                assert!(told.insert(text), "{district} {colour}");
            }
        }
    }
}

#[test]
fn what_is_due_in_a_district_has_words() {
    let (vassal, to) = (Vassal::Builder, Colour::Blue);
    let mut all = vec![Frame::SendHome { vassal, from: None, to, way: Way::Principality }];
    all.extend(Kind::ALL.into_iter().flat_map(|kind| [Frame::Take(kind, 1), Frame::Take(kind, 2)]));
    all.extend([Frame::Fruit(1), Frame::Fruit(2), Frame::Give(1), Frame::Give(4)]);
    all.extend([Frame::ForItem(2), Frame::ForCoin(2)]);
    for words in languages() {
        let mut told = BTreeSet::new();
        for &own in &all {
            let text = words::merlin::due(words, own.into());
            check_text(words, &text, &own);
            assert!(told.insert(text), "{own}");
        }
        let step = merlin::Frame::Setup(SetupStep::Districts.into());
        check_text(words, &words::merlin::due(words, step), &step);
    }
}

/// Red's knight stands on a space; blue's builder and flag-bearer stand at the smith, and red has an item and a coin.
fn game(space: u8) -> Merlin {
    let text = format!(
        "game = \"merlin\"\nplayers = 2\nmodules = \"gold,caerleon\"\n[turn]\ndue = [\"window moved\"]\n\
         die = \"own 1\"\nfigure = \"knight\"\naction = {space}\n[[seat]]\nknight = {space}\n\
         dice = [\"own 1 used\", \"own 2\", \"own 3\", \"merlin 4\"]\nflags = {{ black = 1 }}\n[[seat]]\n\
         vassals = {{ builder = \"grey\", flag_bearer = \"grey\" }}\n"
    );
    Merlin::from_position(&text, Components::printed()).unwrap()
}

/// What is offered reads differently from everything else that is offered.
fn check_choices(game: &Merlin) {
    let mut offers = Moves::new();
    game.moves(Actor::Seat(OTHER), &mut offers);
    assert!(!offers.is_empty());
    for words in languages() {
        let mut told = BTreeSet::new();
        for &offer in offers.iter() {
            let text = words::merlin::choice(words, offer, &game.view(Eye::Seat(OTHER)), OTHER, &names());
            check_text(words, &text, &offer);
            let heading = words::merlin::heading(words, offer);
            assert!(told.insert((heading, text)), "two choices read alike: {offer}");
        }
    }
}

fn play(game: &mut Merlin, text: &str) {
    game.try_play(Actor::Seat(OTHER), text.parse().unwrap(), &mut Journal::silent()).unwrap();
}

/// Every choice reads differently from every other one, all through the act of a vassal.
#[test]
fn every_choice_in_a_district_has_words() {
    let acts: [(u8, &[&str]); 4] = [
        (0, &["deploy builder black", "caerleon give_coin", "take flag grey", "return flag grey"]),
        (4, &["deploy shield_bearer grey", "caerleon send_home builder", "take shield blue"]),
        (16, &["deploy builder orange", "gold take apple"]),
        (20, &["deploy flag_bearer brown", "take flag grey"]),
    ];
    for (space, moves) in acts {
        let mut game = game(space);
        check_choices(&game);
        for text in moves {
            play(&mut game, text);
            check_choices(&game);
        }
    }
}

/// A choice to deploy says what the district gives, how much of it, and that somebody has to leave first.
#[test]
fn a_vassal_says_what_it_gains() {
    let said = |lang: usize, space: u8, text: &str| {
        let (words, game) = (crate::common::both()[lang], game(space));
        words::merlin::choice(words, text.parse().unwrap(), &game.view(Eye::Seat(OTHER)), OTHER, &names())
    };
    assert_eq!(
        said(0, 12, "deploy builder purple"),
        "Builder in the purple district: takes 2 materials of your choice"
    );
    assert!(said(0, 12, "deploy flag_bearer purple").ends_with("takes a material of your choice"));
    assert!(said(0, 8, "deploy flag_bearer blue").ends_with("takes 2 gold coins"));
    assert!(said(0, 0, "deploy flag_bearer black").ends_with("exchanges up to 4 times"));
    assert!(said(0, 4, "deploy shield_bearer grey").ends_with("somebody there has to leave first"));
    assert!(
        !said(0, 4, "deploy builder grey").contains("leave first"),
        "the same type leaves without a question"
    );
    assert!(said(0, 4, "deploy lady grey").ends_with("places an influence marker"));
    assert!(said(1, 16, "deploy builder orange").ends_with("nimmt 2 Äpfel oder Misteln"));
}
