//! Morgana: every event, refusal, effect and task is a sentence in every language, and its clause exists.

use crate::common::{both, check_sentence, check_text, languages, names};
use crate::{assert_translated, check_refusals, printed, site};
use ::games::AnyEvent;
use merlin::modules::gold::Coined;
use merlin::modules::morgana::{
    Cauldron, Effect, Event, Frame, Place, Points, Refusal, ScoringStep, SetupStep, Token,
};
use merlin::{Colour, Die, Laid, Layout, Module, Modules, Pips, Space, Window};
use std::collections::BTreeSet;
use table::{Clause, Seat, SeatSet};

fn layout() -> Laid {
    Layout::of(4, Modules::from_iter([Module::Gold, Module::Morgana]), printed())
}

const SEAT: Seat = Seat::new(1);
const OTHER: Seat = Seat::new(0);

fn cauldron() -> Cauldron {
    Cauldron::new(3).unwrap()
}

fn refusals() -> Vec<merlin::Refusal> {
    let mut all = vec![
        Refusal::HasPentagram,
        Refusal::OnlyPoison,
        Refusal::NoApple,
        Refusal::NotOwnDie,
        Refusal::NobodyToExchange,
        Refusal::NoCoin,
        Refusal::CannotBewitch,
        Refusal::CannotSwap,
        Refusal::SwapBlocked,
        Refusal::TooFewResources,
        Refusal::NoCoinLeft,
        Refusal::TooFewCoins,
        Refusal::NothingThere,
        Refusal::NoManor(site()),
        Refusal::NoHut,
        Refusal::NoMarker,
    ];
    for pips in Pips::all() {
        all.extend([Refusal::NoDie(pips), Refusal::SameNumber(pips), Refusal::ShowsAlready(pips)]);
        all.extend([Die::Own, Die::Merlin].map(|die| Refusal::NoSuchDie(die, pips)));
    }
    all.extend((1..=6).map(Refusal::TooFewPieces));
    for cauldron in Cauldron::all() {
        all.extend([Refusal::OtherCauldron(cauldron), Refusal::CauldronTaken(cauldron)]);
    }
    for colour in Colour::ALL {
        all.extend([
            Refusal::TooFar(colour),
            Refusal::StandsThere(colour),
            Refusal::Blocked(colour),
            Refusal::NothingFrom(colour),
            Refusal::OtherPrincipality(colour),
            Refusal::NotThere(colour),
            Refusal::NoSuchMarker(colour),
        ]);
    }
    all.extend([Effect::ResourcesForCoins, Effect::DarkInfluence].map(Refusal::BesideBoard));
    let mut all: Vec<merlin::Refusal> = all.into_iter().map(merlin::Refusal::from).collect();
    for moment in ["MOR-2.2", "MOR-2.5", "MOR-3.2", "MOR-4.1", "MOR-5.2", "MOR-7.1"] {
        let due = merlin::Frame::Window(Window::After);
        all.push(merlin::Refusal::OtherDecision { due, moment: Some(Clause(moment)) });
    }
    all.push(merlin::Refusal::Lapses { space: Space::new(4).unwrap(), clause: Clause("MOR-6.3") });
    all
}

#[test]
fn every_refusal_of_morgana_has_a_sentence() {
    check_refusals(&refusals(), layout());
}

fn events() -> Vec<Event> {
    let sides: Vec<Pips> = Pips::all().collect();
    let (from, to) = (sides[1], sides[4]);
    let mut events = vec![
        Event::DieTaken { seat: SEAT, pips: from },
        Event::AppleTaken { seat: SEAT },
        Event::NoAppleLeft { seat: SEAT },
        Event::HornTaken { seat: SEAT, from: None },
        Event::HornTaken { seat: SEAT, from: Some(OTHER) },
        Event::HornKept { seat: SEAT },
        Event::NotMoved { seat: SEAT },
        Event::Swapped { seat: SEAT, other: OTHER, from: Space::new(3).unwrap(), to: Space::new(6).unwrap() },
        Event::HutPlaced { seat: SEAT, site: site() },
    ];
    for token in Token::all().take(1) {
        let effects = Effect::ALL.map(|effect| Event::TokenLaid { cauldron: cauldron(), token, effect });
        events.extend(effects);
    }
    for effect in Effect::ALL {
        events.push(Event::NoEffect { seat: SEAT, effect });
        events.push(Event::Forgone { seat: SEAT, effect });
        events.push(Event::TokenTurned { cauldron: cauldron(), effect });
    }
    events.extend(Place::all().map(|place| Event::Placed { seat: SEAT, place, pips: to }));
    for kind in [Die::Own, Die::Merlin] {
        for die in [Coined::Chosen, Coined::Unused(Die::Own, from), Coined::Unused(Die::Merlin, from)] {
            events.push(Event::Exchanged { seat: SEAT, die, from, other: OTHER, kind, to });
        }
        events.push(Event::Bewitched { seat: SEAT, other: SEAT, die: kind, from, to });
    }
    events.push(Event::Bewitched { seat: SEAT, other: OTHER, die: Die::Own, from, to });
    for count in [1, 2] {
        events.push(Event::CoinsPaid { seat: SEAT, coins: count });
        events.push(Event::CoinsTaken { seat: SEAT, coins: count });
        events.push(Event::ManorsReturned { seat: SEAT, manors: count });
        events.push(Event::HutsReturned { huts: count });
        for colour in Colour::ALL {
            events.push(Event::CarriersReturned { seat: SEAT, colour, markers: count });
            events.push(Event::MarkersReturned { colour, markers: count });
            events.push(Event::Rival { colour, markers: count });
        }
    }
    for colour in Colour::ALL {
        events.push(Event::Moved { seat: SEAT, from: None, to: colour });
        events.push(Event::MarkerOnTop { seat: SEAT, colour });
        events.push(Event::MarkerAlone { seat: SEAT, colour });
    }
    events
}

#[test]
fn every_event_of_morgana_has_a_sentence() {
    for words in languages() {
        let mut sentences = BTreeSet::new();
        for own in events() {
            let event = merlin::Event::from(own);
            let any = AnyEvent::Merlin(event, layout());
            let text = words.event(&any, &names());
            check_sentence(words, &text, &event);
            let nobody = matches!(
                own,
                Event::TokenLaid { .. }
                    | Event::TokenTurned { .. }
                    | Event::HutsReturned { .. }
                    | Event::MarkersReturned { .. }
                    | Event::Rival { .. }
            );
            assert!(nobody || text.contains("Blanche"), "{text}");
            assert!(words.clause(event.clause().0).is_some(), "{event:?}");
            assert_translated(words, &text, &both()[0].event(&any, &names()));
            assert!(sentences.insert(text), "two events read alike: {event:?}");
        }
    }
}

/// With Morgana in play a principality is told without its worth, which is more than the strengths of the players; nobody
/// may lead.
#[test]
fn principalities_with_morgana() {
    for words in languages() {
        for leaders in [SeatSet::EMPTY, SeatSet::from_iter([SEAT]), SeatSet::from_iter([SEAT, OTHER])] {
            let event = merlin::Event::Principality { colour: Colour::Blue, markers: [1, 1, 0, 0], leaders };
            let text = words.event(&AnyEvent::Merlin(event, layout()), &names());
            check_sentence(words, &text, &event);
        }
    }
}

#[test]
fn points_effects_and_tasks_are_named() {
    for words in languages() {
        let mut found = BTreeSet::new();
        for reason in
            [Points::HornWon, Points::HornOwned { round: 4 }, Points::Huts { first: site(), huts: 2 }]
        {
            let event = merlin::Event::Scored { seat: SEAT, points: 4, reason: reason.into() };
            let text = words.event(&AnyEvent::Merlin(event, layout()), &names());
            check_sentence(words, &text, &event);
            assert!(found.insert(text), "{reason:?}");
        }
        for effect in Effect::ALL {
            let text = words::merlin::cauldron_effect(words, effect);
            check_text(words, &text, &effect);
            assert!(found.insert(text), "{effect}");
            check_sentence(words, &words::merlin::cauldron_effect_does(words, effect), &effect);
        }
        for place in Place::all() {
            check_text(words, &words::merlin::kitchen_place(words, place), &place);
        }
        let frames = [
            Frame::Roll,
            Frame::Horn(1),
            Frame::Horn(3),
            Frame::Exchange(Coined::Chosen),
            Frame::Walk(cauldron()),
            Frame::Token(cauldron()),
            Frame::Flip(cauldron()),
            Frame::Bewitch(OTHER, Die::Own, Pips::new(3).unwrap()),
            Frame::Give(1),
            Frame::Take(1),
            Frame::Take(3),
            Frame::Dark,
        ];
        for frame in frames.map(merlin::Frame::from) {
            let text = words::merlin::due(words, frame);
            check_text(words, &text, &frame);
            assert!(found.insert(text), "{frame}");
        }
        for step in SetupStep::ALL.map(merlin::SetupStep::from).map(merlin::Frame::Setup) {
            check_text(words, &words::merlin::due(words, step), &step);
        }
        let huts = merlin::ScoringStep::from(ScoringStep::Huts);
        check_text(words, &words::merlin::scoring_step(words, huts), &huts);
    }
}
