//! Morgana: every event, refusal, effect and task is a sentence in every language, and its clause exists.

use super::{assert_translated, check_refusals, items, printed, site};
use crate::common::{both, check_sentence, check_text, languages, names};
use ::games::AnyEvent;
use merlin::modules::caerleon::District;
use merlin::modules::gold::Coined;
use merlin::modules::morgana::{
    Cauldron, Effect, Event, Frame, Move, Place, Points, Refusal, ScoringStep, SetupStep, Token,
};
use merlin::{
    Colour, Dice, Die, Item, Kind, Laid, Layout, Module, Modules, Pips, Ring, Space, Vassal, Window,
};
use std::collections::BTreeSet;
use table::{Clause, Eye, Game, Seat, SeatSet};

fn layout() -> Laid {
    Layout::of(4, modules(), printed())
}

/// With those whose rings, dice and districts she tells of.
fn modules() -> Modules {
    Modules::from_iter([Module::Arthur, Module::Gold, Module::Caerleon, Module::Morgana])
}

/// The Morgana dice of a game that has begun.
fn rolled() -> Dice {
    let text = "game = \"merlin\"\nplayers = 2\nmodules = \"gold,morgana\"\n[turn]\n[board]\n[[seat]]\n[[seat]]\n\
                [morgana]\ndice = [\"5\", \"1\", \"5\", \"3\"]\n";
    let game = merlin::Merlin::from_position(text, printed()).unwrap();
    *game.view(Eye::Spectator).open.modules.morgana.dice()
}

const SEAT: Seat = Seat::new(1);
const OTHER: Seat = Seat::new(0);

fn cauldron() -> Cauldron {
    Cauldron::new(3).unwrap()
}

fn refusals() -> Vec<merlin::Refusal> {
    let mut all = vec![
        Refusal::HasPentagram,
        Refusal::CannotSkip,
        Refusal::PlaceDue,
        Refusal::MovesNothing,
        Refusal::OnlyPoison,
        Refusal::NoApple,
        Refusal::NotOwnDie,
        Refusal::NobodyToExchange,
        Refusal::NoCoin,
        Refusal::CannotBewitch,
        Refusal::CannotSwap,
        Refusal::SwapBlocked,
        Refusal::MirrorBlocked,
        Refusal::ActionBlocked,
        Refusal::TooFewResources,
        Refusal::NoCoinLeft,
        Refusal::TooFewCoins,
        Refusal::NothingThere,
        Refusal::NothingAtTrader,
        Refusal::NoArthur,
        Refusal::NoManor(site()),
        Refusal::NoHut,
        Refusal::NoMarker,
    ];
    for pips in Pips::all() {
        all.extend([Refusal::NoDie(pips), Refusal::SameNumber(pips), Refusal::ShowsAlready(pips)]);
        all.extend(Die::ALL.map(|die| Refusal::NoSuchDie(die, pips)));
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
    for district in District::ALL {
        all.extend([Refusal::StoreBlocked(district), Refusal::OtherDistrict(district)]);
    }
    all.extend([Effect::ResourcesForCoins, Effect::DarkInfluence].map(Refusal::BesideBoard));
    let mut all: Vec<merlin::Refusal> = all.into_iter().map(merlin::Refusal::from).collect();
    for moment in ["MOR-2.2", "MOR-2.5", "MOR-3.2", "MOR-4.1", "MOR-5.2", "MOR-7.1"] {
        let due = merlin::Frame::Window(Window::After);
        all.push(merlin::Refusal::OtherDecision { due, moment: Some(Clause(moment)) });
    }
    all.push(merlin::Refusal::Lapses { space: Space::new(4).unwrap(), clause: Clause("MOR-6.3") });
    all.push(merlin::Refusal::Lapses { space: Space::new(6).unwrap(), clause: Clause("INT-8.5") });
    all.push(merlin::Refusal::Lapses { space: Space::new(15).unwrap(), clause: Clause("INT-8.1") });
    all.push(merlin::Refusal::Lapses { space: Space::new(15).unwrap(), clause: Clause("MOR-6.5") });
    all
}

#[test]
fn every_refusal_of_morgana_has_a_sentence() {
    check_refusals(&refusals(), layout());
}

/// MOR-4.1, MER-11.14: what cannot be paid is told as a payment, and only what can be paid with is advised.
#[test]
fn a_payment_is_told_as_a_payment() {
    let told = |refusal: merlin::Refusal| {
        both().map(|words| words::merlin::refusal(words, &layout(), &refusal, &names()))
    };
    let horn = Clause("MOR-4.1");
    assert_eq!(
        told(merlin::Refusal::OtherKind { kind: Kind::Shield, clause: horn }),
        [
            "The horn is paid for with materials and gold coins, not with shields.",
            "Schilde zählen beim Trinkhorn nicht; bezahle mit Baumaterial und Goldmünzen."
        ]
    );
    let item = Item::new(Kind::Material, Colour::Blue);
    for (clause, ends) in [
        (
            horn,
            [
                "pay with the materials and gold coins you have.",
                "mit Baumaterial und Goldmünzen, die du hast.",
            ],
        ),
        (Clause("MER-11.14"), ["pay with a material you have.", "bezahle mit Baumaterial, das du hast."]),
    ] {
        for (text, end) in told(merlin::Refusal::NoItem { item, clause }).iter().zip(ends) {
            assert!(text.ends_with(end), "{text}");
        }
    }
}

fn events() -> Vec<Event> {
    let sides: Vec<Pips> = Pips::all().collect();
    let (from, to) = (sides[1], sides[4]);
    let mut events = vec![
        Event::Rolled { dice: rolled() },
        Event::DieTaken { seat: SEAT, pips: from },
        Event::AppleTaken { seat: SEAT },
        Event::NoAppleLeft { seat: SEAT },
        Event::HornTaken { seat: SEAT, from: None },
        Event::HornTaken { seat: SEAT, from: Some(OTHER) },
        Event::HornKept { seat: SEAT },
        Event::NotMoved { seat: SEAT },
        Event::Swapped { seat: SEAT, other: OTHER, from: Space::new(3).unwrap(), to: Space::new(6).unwrap() },
        Event::HutPlaced { seat: SEAT, site: site() },
        Event::HutLost { site: site() },
        Event::MerlinSwapped {
            seat: SEAT,
            merlin: Space::on(Ring::Inner, 3).unwrap(),
            arthur: Space::new(9).unwrap(),
        },
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
    for kind in Die::ALL {
        let own = Die::ALL.map(|die| Coined::Unused(die, from));
        for die in [Coined::Chosen].into_iter().chain(own) {
            events.push(Event::Exchanged { seat: SEAT, die, from, other: OTHER, kind, to });
        }
        events.push(Event::Bewitched { seat: SEAT, other: SEAT, die: kind, from, to });
    }
    events.push(Event::Bewitched { seat: SEAT, other: OTHER, die: Die::Own, from, to });
    for count in [1, 2] {
        events.push(Event::CoinsPaid { seat: SEAT, coins: count });
        events.push(Event::CoinsTaken { seat: SEAT, coins: count });
        events.push(Event::MintCoinsTaken { seat: SEAT, coins: count });
        events.push(Event::TerritoriesCleared { seat: SEAT, manors: count });
        events.push(Event::ManorsReturned { seat: SEAT, manors: count });
        events.push(Event::HutsReturned { huts: count });
        for colour in Colour::ALL {
            events.push(Event::CarriersReturned { seat: SEAT, colour, markers: count });
            events.push(Event::MarkersReturned { colour, markers: count });
            events.push(Event::Rival { colour, markers: count });
        }
    }
    for district in District::ALL {
        events.push(Event::NothingGained { seat: SEAT, vassal: Vassal::Builder, district });
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
                    | Event::Rolled { .. }
                    | Event::HutLost { .. }
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

/// With Morgana in play a principality is told without its worth, which is more than the strengths of the
/// players; nobody may lead.
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
            for modules in [modules(), Modules::from_iter([Module::Gold, Module::Morgana])] {
                let text = words::merlin::cauldron_effect_does(words, effect, modules);
                check_sentence(words, &text, &effect);
                let without_arthur = words::merlin::cauldron_effect_does(words, effect, Modules::default());
                let changes = match effect {
                    Effect::SwapFigures | Effect::WitchHut => modules.contains(Module::Arthur),
                    Effect::ResourcesForCoins | Effect::DarkInfluence => modules.contains(Module::Caerleon),
                    Effect::Bewitch | Effect::CoinsForResources => false,
                };
                assert_eq!(text != without_arthur, changes, "{effect}");
            }
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

/// What is rolled is told with its numbers, in the order of the dice.
#[test]
fn a_roll_names_its_numbers() {
    for words in languages() {
        let event = merlin::Event::from(Event::Rolled { dice: rolled() });
        let text = words.event(&AnyEvent::Merlin(event, layout()), &names());
        assert!(text.contains("5, 1, 5, 3"), "{text}");
    }
}

/// Every die of a game with Arthur has a name of its own among the choices, and so has each swap.
#[test]
fn choices_with_arthur() {
    let text = "game = \"merlin\"\nplayers = 2\nmodules = \"arthur,gold,morgana\"\n[turn]\n[board]\n[[seat]]\n[[seat]]\n\
                [morgana]\nfigure = \"grey\"\n";
    let game = merlin::Merlin::from_position(text, printed()).unwrap();
    let view = game.view(Eye::Seat(OTHER));
    let pips = Pips::new(4).unwrap();
    let mut choices =
        vec![Move::SwapMerlin, Move::Swap(SEAT), Move::Pay, Move::Bewitch(SEAT, Die::Own, pips)];
    for die in Die::ALL {
        choices.push(Move::Poison(Coined::Unused(die, pips)));
        choices.extend([Move::With(SEAT, die, pips), Move::Bewitch(OTHER, die, pips)]);
    }
    for words in languages() {
        let mut found = BTreeSet::new();
        for own in choices.iter().filter(|own| **own != Move::With(SEAT, Die::Own, pips)) {
            let text = words::merlin::choice(words, (*own).into(), &view, OTHER, &names());
            check_text(words, &text, own);
            assert!(found.insert(text.clone()), "two choices read alike: {text}");
        }
    }
}

/// What Morgana blocks is told so, before and after: the Grail without its apple, a decree without its piece (INT-8.5,
/// INT-10.9); and Merlin leaves an inner space (INT-7.5).
#[test]
fn what_she_blocks_word_for_word() {
    let seat = Seat::new(0);
    let said = |rest: &str, choice: &str| {
        let text = format!("game = \"merlin\"\nplayers = 2\n{rest}");
        let game =
            merlin::Merlin::from_position(&text, printed()).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
        let choice: merlin::Move = choice.parse().unwrap();
        both().map(|words| words::merlin::choice(words, choice, &game.view(Eye::Seat(seat)), seat, &names()))
    };
    let moved = "due = [\"window moved\"]\ndie = \"own 1\"\nfigure = \"knight\"";
    let grail = |colour: &str| {
        let rest = format!(
            "modules = \"gold,caerleon,morgana\"\n[turn]\n{moved}\naction = 13\n[[seat]]\nknight = 13\n[[seat]]\n\
             [morgana]\nfigure = \"{colour}\"\n"
        );
        said(&rest, "perform")
    };
    assert!(grail("orange")[0].contains("Morgana blocks the orchard"), "{:?}", grail("orange"));
    assert!(grail("orange")[1].contains("Morgana blockiert den Obstgarten"));
    assert_eq!(grail("blue")[0], "Take the Grail and an apple");
    let decree = |colour: &str| {
        let rest = format!(
            "modules = \"gold,morgana,decree\"\n[turn]\ndue = [\"execution\", \"decree take grey\"]\ndie = \"own 1\"\n\
             figure = \"knight\"\naction = 4\nexecutions = 1\n[[seat]]\nknight = 4\nvassals = {{ builder = \"grey\" }}\n[[seat]]\n\
             [morgana]\nfigure = \"{colour}\"\n[decree]\nlooked = {{ grey = [1] }}\nknown = {{ grey = [\"d03\", \"d01\", \"d02\", \"d04\"] }}\n"
        );
        said(&rest, "decree take d03")
    };
    assert_eq!(decree("blue")[0], "Blue shield – Morgana blocks it, you get only the decree");
    assert_eq!(decree("blue")[1], "Blauer Schild – das blockiert Morgana, du bekommst nur den Erlass");
    assert!(!decree("brown")[0].contains("only the decree"));
    let (from, to) = (Space::on(Ring::Inner, 6).unwrap(), Space::on(Ring::Inner, 8).unwrap());
    let (figure, direction) = (merlin::Figure::Merlin, merlin::Direction::Clockwise);
    let event = merlin::Event::Moved { seat, figure, from, to, direction };
    let told = both().map(|words| words.event(&AnyEvent::Merlin(event, layout()), &names()));
    assert!(told[0].contains("from inner space 6 to inner space 8"), "{told:?}");
    assert!(told[1].contains("von Innenfeld 6 auf Innenfeld 8"), "{told:?}");
}

/// MOR-6.5, INT-8.1: where Morgana may be the reason that nothing is taken, the log says so; without her it does not.
#[test]
fn what_morgana_may_have_blocked_is_told() {
    let item = items()[0];
    let bonus = merlin::modules::arthur::Bonus::Item(item);
    let events = [
        merlin::Event::from(merlin::modules::arthur::Event::BonusLost { seat: SEAT, bonus }),
        merlin::Event::from(merlin::modules::knights::Event::NothingTaken { seat: SEAT, item }),
    ];
    let without = Modules::from_iter([Module::Arthur, Module::Knights]);
    for (modules, blocks) in [(Modules::from_iter(Module::ALL), true), (without, false)] {
        let laid = Layout::of(4, modules, printed());
        for words in both() {
            for event in events {
                let text = words.event(&AnyEvent::Merlin(event, laid), &names());
                assert_eq!(text.contains("Morgana"), blocks, "{text}");
            }
        }
    }
}
