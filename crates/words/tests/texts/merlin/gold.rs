//! Gold coins and mistletoe: every event, refusal and space is a sentence in every language, and its clause exists.

use super::{check_events, check_refusals, missions, printed};
use crate::common::{check_sentence, check_text, languages};
use merlin::modules::gold::{Coined, Event, Fruit, Points, Refusal, SpaceKind};
use merlin::{Die, Frame, Laid, Layout, Module, Modules, Pips, Window};
use table::{Clause, Seat};

fn layout() -> Laid {
    Layout::of(4, Modules::from_iter([Module::Gold]), printed())
}

const SEAT: Seat = Seat::new(1);

fn refusals() -> Vec<merlin::Refusal> {
    let mut all: Vec<merlin::Refusal> = vec![Refusal::NoCoin.into()];
    let sides: Vec<Pips> = Pips::all().collect();
    all.push(Refusal::NotByOne(sides[0], sides[3]).into());
    all.push(Refusal::NoStep(sides[5], sides[0]).into());
    all.extend(Die::ALL.map(|die| merlin::Refusal::from(Refusal::NoUnusedDie(die, sides[2]))));
    all.extend(Fruit::ALL.map(|fruit| merlin::Refusal::from(Refusal::SupplyEmpty(fruit))));
    for mission in missions() {
        all.push(Refusal::NotEnoughMistletoe(mission).into());
        all.push(Refusal::TooLittleMistletoe(mission).into());
        all.push(Refusal::NothingToIgnore(mission).into());
    }
    for moment in ["GLD-2.4", "GLD-2.7", "GLD-3.1", "GLD-4.1"] {
        let due = Frame::Window(Window::After);
        all.push(merlin::Refusal::OtherDecision { due, moment: Some(Clause(moment)) });
    }
    let space = merlin::Space::new(6).unwrap();
    all.push(merlin::Refusal::Lapses { space, clause: Clause("GLD-1.7") });
    all.push(merlin::Refusal::OtherAction { space, clause: Clause("GLD-4.2") });
    all
}

#[test]
fn every_refusal_of_gold_has_a_sentence() {
    check_refusals(&refusals(), layout());
}

#[test]
fn every_event_of_gold_has_a_sentence() {
    let sides: Vec<Pips> = Pips::all().collect();
    let dice = Die::ALL.map(|die| Coined::Unused(die, sides[2])).into_iter().chain([Coined::Chosen]);
    let mut events: Vec<merlin::Event> =
        dice.map(|die| Event::CoinSpent { seat: SEAT, die, from: sides[2], to: sides[3] }.into()).collect();
    for mistletoe in 1..=4 {
        events.push(Event::MistletoeSpent { seat: SEAT, mission: missions()[7], mistletoe }.into());
    }
    events.push(Event::CoinTaken { seat: SEAT }.into());
    events.push(Event::MistletoeTaken { seat: SEAT }.into());
    for (coins, points) in [(2, 3), (5, 6)] {
        let reason = Points::Coins { coins }.into();
        events.push(merlin::Event::Scored { seat: SEAT, points, reason });
    }
    check_events(&events, layout());
}

#[test]
fn the_spaces_of_gold_are_named_and_explained() {
    for words in languages() {
        for kind in SpaceKind::ALL {
            let name = words::merlin::space(words, kind.into());
            check_text(words, &name, &kind);
            check_sentence(words, &words::merlin::space_does(words, kind.into()), &kind);
        }
    }
}
