//! The Market: every event, refusal, marker and task is a sentence in every language, and its clause exists.

use super::{assert_translated, check_refusals, items, missions, printed};
use crate::common::{both, check_sentence, check_text, languages, names};
use ::games::AnyEvent;
use merlin::modules::market::{Event, Frame, Marked, Marker, Refusal};
use merlin::{Colour, Laid, Layout, Module, Modules, Pips, Window};
use std::collections::BTreeSet;
use table::{Clause, Seat};

fn layout() -> Laid {
    Layout::of(4, Modules::from_iter([Module::Gold, Module::Market]), printed())
}

const SEAT: Seat = Seat::new(1);

fn markers() -> Vec<Marker> {
    let items = Marked::ALL.into_iter().flat_map(|kind| Colour::ALL.map(|own| Marker::Item(kind, own)));
    let labourers = Pips::all().map(Marker::Labourer);
    items.chain(labourers).chain([Marker::Plus, Marker::AppleMistletoe]).collect()
}

fn refusals() -> Vec<merlin::Refusal> {
    let mut all = vec![
        Refusal::AlreadyVisited,
        Refusal::AfterMission,
        Refusal::AfterVisit,
        Refusal::NoCoin,
        Refusal::NoDie,
        Refusal::OwnWayOnly,
        Refusal::NotPoisoned,
        Refusal::CannotDecline,
        Refusal::TurnBegun,
        Refusal::TooFewFruits,
    ];
    all.extend(markers().into_iter().map(Refusal::NotOnBoard));
    all.extend(Pips::all().map(Refusal::NoLabourer));
    all.extend(missions().into_iter().map(Refusal::NotSoMany));
    for item in items().into_iter().filter(|item| Marked::of(item.kind).is_some()) {
        all.extend([Refusal::NoMarker(item), Refusal::OnlyMarker(item)]);
    }
    for colour in Colour::ALL {
        all.extend([Refusal::AllNeeded(colour), Refusal::NoOtherMarker(colour)]);
    }
    let mut all: Vec<merlin::Refusal> = all.into_iter().map(merlin::Refusal::from).collect();
    for moment in ["MKT-2.2", "MKT-3.5", "MKT-4.2", "MKT-5.2", "MKT-5.8", "MKT-6.1", "INT-6.5"] {
        let due = merlin::Frame::Window(Window::After);
        all.push(merlin::Refusal::OtherDecision { due, moment: Some(Clause(moment)) });
    }
    all
}

#[test]
fn every_refusal_of_the_market_has_a_sentence() {
    check_refusals(&refusals(), layout());
}

#[test]
fn every_event_of_the_market_has_a_sentence() {
    let sides: Vec<Pips> = Pips::all().collect();
    let mut events: Vec<Event> = Vec::new();
    for marker in markers() {
        events.push(Event::Visited { seat: SEAT, marker });
        if matches!(marker, Marker::Item(..)) {
            events.push(Event::MarkerReturned { seat: SEAT, marker });
        }
    }
    for colour in Colour::ALL {
        events.push(Event::PlusPlaced { seat: SEAT, colour });
        events.extend([1, 2].map(|markers| Event::PlusReturned { seat: SEAT, colour, markers }));
    }
    events.extend(sides.iter().map(|&pips| Event::LabourerUsed { seat: SEAT, pips }));
    events.push(Event::Declined { seat: SEAT });
    events.extend([1, 6].map(|labourers| Event::LabourersReturned { labourers }));
    events.push(Event::AppleSpent { seat: SEAT, from: sides[1], to: sides[5] });
    events.extend([1, 3].map(|markers| Event::MistletoeSpent {
        seat: SEAT,
        mission: missions()[7],
        markers,
    }));
    for words in languages() {
        let mut sentences = BTreeSet::new();
        for own in &events {
            let event = merlin::Event::from(*own);
            let any = AnyEvent::Merlin(event, layout());
            let text = words.event(&any, &names());
            check_sentence(words, &text, &event);
            let nobody = matches!(own, Event::LabourersReturned { .. });
            assert!(nobody || text.contains("Blanche"), "{text}");
            assert!(words.clause(event.clause().0).is_some(), "{event:?}");
            assert_translated(words, &text, &both()[0].event(&any, &names()));
            assert!(sentences.insert(text), "two events read alike: {event:?}");
        }
    }
}

#[test]
fn markers_and_the_task_are_named() {
    for words in languages() {
        let mut found = BTreeSet::new();
        for marker in markers() {
            let text = words::merlin::marker(words, marker);
            check_text(words, &text, &marker);
            assert!(found.insert(text), "two markers read alike: {marker}");
        }
        let due = merlin::Frame::from(Frame::Plus(SEAT, Colour::Blue));
        check_text(words, &words::merlin::due(words, due), &due);
    }
}

/// MKT-6.3: at the end markers count like apples, and the log does not call them apples.
#[test]
fn markers_are_counted_with_the_apples_by_name() {
    let told = |laid: Laid, apples: u8| {
        let reason = merlin::Points::Apples { apples };
        let event =
            AnyEvent::Merlin(merlin::Event::Scored { seat: SEAT, points: apples.into(), reason }, laid);
        both().map(|words| words.event(&event, &names()))
    };
    assert_eq!(
        told(layout(), 3),
        [
            "+3 for Blanche: 3 apples and apple-mistletoe markers.",
            "+3 für Blanche: 3 Äpfel und Apfel-Mistel-Marker."
        ]
    );
    assert_eq!(
        told(layout(), 1),
        [
            "+1 for Blanche: 1 apple or apple-mistletoe marker.",
            "+1 für Blanche: 1 Apfel oder Apfel-Mistel-Marker."
        ]
    );
    let without = Layout::of(4, Modules::from_iter([Module::Gold]), printed());
    assert_eq!(told(without, 3), ["+3 for Blanche: 3 apples.", "+3 für Blanche: 3 Äpfel."]);
}
