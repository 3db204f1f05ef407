//! Everything Artus can say is said in every language, without a gap left open.

use crate::common::{both, check_sentence, check_text, languages, names};
use artus::{
    Artus, Card, Category, Chair, ChairSet, Event, Figure, Figures, Kind, Metal, Mode, Phase, Plate, Points,
    Reach, Refusal, Scoring,
};
use games::{AnyEvent, AnyRefusal, GameId};
use std::collections::BTreeSet;
use table::{
    Clause, Event as _, Eye, Fault, Game, KeyFault, Kind as ValueKind, NoUndo, Private, Reason, RecordError,
    RecordFault, Seat, SeatSet, Syntax, Turn, Unreadable,
};
use words::Words;

const FORWARD: Reach = Reach { min: 3, max: 6, backward: false };
const BOTH_WAYS: Reach = Reach { min: 1, max: 5, backward: true };
const EXACT: Reach = Reach { min: 4, max: 4, backward: false };
const ONE: Reach = Reach { min: 1, max: 1, backward: true };

fn english() -> Words {
    both()[0]
}

#[track_caller]
fn assert_translated(words: Words, text: &str, english: &str) {
    assert_eq!(text == english, words.lang() == "en", "{} {text}", words.lang());
}

fn chair(number: u8) -> Chair {
    Chair::new(number).unwrap()
}

fn cards() -> Vec<Card> {
    let reaches = [FORWARD, BOTH_WAYS, EXACT, ONE];
    let figures = [Figures::Only(Metal::Silver), Figures::Only(Metal::Bronze), Figures::Any];
    let mut cards: Vec<Card> = reaches.into_iter().map(Card::Knight).collect();
    cards.extend(figures.into_iter().flat_map(|who| reaches.map(|reach| Card::King(who, reach))));
    cards.extend(figures.map(Card::Ring));
    cards.extend(Scoring::ALL.map(Card::Scoring));
    cards
}

fn figures() -> Vec<Figure> {
    let royals = Metal::ALL.into_iter().flat_map(|metal| [Figure::Prince(metal), Figure::King(metal)]);
    Seat::all(4).map(Figure::Knight).chain(royals).collect()
}

fn phases() -> Vec<Phase> {
    let mut phases = vec![Phase::StartPlayer, Phase::FirstKing, Phase::Deal, Phase::Place, Phase::Play];
    phases.extend([Phase::Draw, Phase::Over]);
    phases.extend(Kind::ALL.map(Phase::Reveal));
    phases
}

/// The place of an event among all kinds; a new kind does not compile until it is here and below.
const fn kind_of_event(event: &Event) -> usize {
    match event {
        Event::Starts(_) => 0,
        Event::FirstKing { .. } => 1,
        Event::Dealt { .. } => 2,
        Event::Placed { .. } => 3,
        Event::Round(_) => 4,
        Event::Played { .. } => 5,
        Event::Moved { .. } => 6,
        Event::Displaced { .. } => 7,
        Event::Ringed { .. } => 8,
        Event::Crowned { .. } => 9,
        Event::Scored { reason: Points::Left { .. }, .. } => 10,
        Event::Scored { reason: Points::Ring { .. }, .. } => 11,
        Event::Scored { reason: Points::Knights { .. }, .. } => 12,
        Event::Scored { reason: Points::Penalty { .. }, .. } => 13,
        Event::Realigned { .. } => 14,
        Event::Drew { .. } => 15,
        Event::Over { .. } => 16,
    }
}

fn events() -> Vec<Event> {
    let seat = Seat::new(1);
    let (from, to) = (chair(22), chair(26));
    let mut events = vec![Event::Starts(seat), Event::Placed { seat, chair: from }, Event::Round(1)];
    events.push(Event::Realigned { king: to });
    for metal in Metal::ALL {
        events.push(Event::FirstKing { metal, chair: from });
        events.extend([2, 3].map(|rings| Event::Ringed { metal, chair: from, rings }));
        events.push(Event::Crowned { metal, chair: from, former: to });
    }
    for card in cards() {
        let private = Private::to(seat, card);
        events.push(Event::Dealt { seat, kind: card.kind(), card: private });
        events.push(Event::Drew { seat, kind: card.kind(), card: private });
        events.push(Event::Played { seat, card });
    }
    for figure in figures() {
        events.extend([Event::Moved { figure, from, to }, Event::Displaced { figure, from, to }]);
        let left = Points::Left { figure, chair: from };
        events.extend([5, 0, -9].map(|points| Event::Scored { seat, points, reason: left }));
    }
    events.push(Event::Scored { seat, points: 3, reason: Points::Ring { chair: from } });
    let knights: ChairSet = [from, to].into_iter().collect();
    for clause in ["ART-15.5", "ART-15.6", "ART-15.7", "ART-15.9", "ART-15.11", "ART-15.15"].map(Clause) {
        events.push(Event::Scored { seat, points: -7, reason: Points::Knights { knights, clause } });
    }
    for (points, clause) in [(-15, "ART-15.7"), (-25, "ART-15.9"), (-50, "ART-15.11")] {
        events.push(Event::Scored { seat, points, reason: Points::Penalty { clause: Clause(clause) } });
    }
    events.push(Event::Over { winners: SeatSet::only(seat) });
    events.push(Event::Over { winners: Seat::all(3).collect() });
    events
}

#[test]
fn every_event_is_told_to_every_eye() {
    let kinds: BTreeSet<usize> = events().iter().map(kind_of_event).collect();
    assert!(kinds.into_iter().eq(0..17), "every kind of event has an example");
    for event in events() {
        for eye in [Eye::Everything, Eye::Spectator, Eye::Seat(Seat::new(0))] {
            let seen = AnyEvent::Artus(event.seen_by(eye));
            for words in languages() {
                let text = words.event(&seen, &names());
                check_sentence(words, &text, &event);
                check_sentence(words, &words.event(&seen, &[]), &event);
                assert_translated(words, &text, &english().event(&seen, &names()));
            }
        }
    }
}

#[test]
fn a_hidden_card_is_not_told() {
    let seat = Seat::new(0);
    for card in cards() {
        let private = Private::to(seat, card).seen_by(Eye::Spectator);
        for words in languages() {
            for event in [
                Event::Drew { seat, kind: card.kind(), card: private },
                Event::Dealt { seat, kind: card.kind(), card: private },
            ] {
                let text = words.event(&AnyEvent::Artus(event), &names());
                assert!(!text.contains(|letter: char| letter.is_ascii_digit()), "{text}");
                assert!(!text.contains(&words::artus::card(words, card)), "{text}");
            }
        }
    }
}

/// The place of a refusal among all kinds; a new kind does not compile until it is here and below.
const fn kind_of_refusal(refusal: &Refusal) -> usize {
    match refusal {
        Refusal::GameOver => 0,
        Refusal::NotYourTurn { .. } => 1,
        Refusal::OtherDecision { .. } => 2,
        Refusal::NoSuchChance => 3,
        Refusal::ChairTaken(_) => 4,
        Refusal::NotInHand(_) => 5,
        Refusal::OtherAction(_) => 6,
        Refusal::NoOwnKnight(_) => 7,
        Refusal::NoRoyal(_) => 8,
        Refusal::NothingToMove(_) => 9,
        Refusal::WrongMetal { .. } => 10,
        Refusal::WrongDistance { .. } => 11,
        Refusal::NotBackward { .. } => 12,
        Refusal::NoPrince(_) => 13,
        Refusal::KingNoRing(_) => 14,
        Refusal::MustScore(_) => 15,
        Refusal::MustPay { .. } => 16,
        Refusal::WrongKnights { .. } => 17,
        Refusal::PileEmpty(_) => 18,
        Refusal::NoSuchPile(_) => 19,
    }
}

fn refusals() -> Vec<Refusal> {
    let seat = chair(5);
    let mut refusals = vec![
        Refusal::GameOver,
        Refusal::NoSuchChance,
        Refusal::ChairTaken(seat),
        Refusal::NoOwnKnight(seat),
        Refusal::NoRoyal(seat),
        Refusal::NothingToMove(seat),
        Refusal::NoPrince(seat),
        Refusal::KingNoRing(seat),
    ];
    for phase in phases() {
        for turn in [Turn::of(Seat::new(2)), Turn::Seats(Seat::all(2).collect()), Turn::Chance, Turn::Over] {
            refusals.push(Refusal::NotYourTurn { turn, phase });
        }
        refusals.push(Refusal::OtherDecision { phase });
    }
    for card in cards() {
        refusals.extend([Refusal::NotInHand(card), Refusal::OtherAction(card), Refusal::MustScore(card)]);
        for reach in [FORWARD, BOTH_WAYS, EXACT, ONE] {
            refusals.push(Refusal::WrongDistance { card, reach });
            refusals.push(Refusal::NotBackward { card, reach });
        }
        let condition = Clause("ART-15.9");
        refusals.extend([Refusal::MustPay { card, condition }, Refusal::WrongKnights { card, condition }]);
    }
    for permitted in [Figures::Only(Metal::Silver), Figures::Only(Metal::Bronze), Figures::Any] {
        refusals.extend([true, false].map(|ring| Refusal::WrongMetal { chair: seat, permitted, ring }));
    }
    refusals.extend(Kind::ALL.map(Refusal::PileEmpty));
    refusals.extend(Kind::ALL.map(Refusal::NoSuchPile));
    refusals
}

#[test]
fn every_refusal_has_a_sentence() {
    let kinds: BTreeSet<usize> = refusals().iter().map(kind_of_refusal).collect();
    assert!(kinds.into_iter().eq(0..20), "every kind of refusal has an example");
    for refusal in refusals() {
        let any = AnyRefusal::Artus(refusal);
        for words in languages() {
            let text = words.refusal(&any, &names());
            check_sentence(words, &text, &refusal);
            assert!(words.clause(refusal.clause().0).is_some());
            assert_translated(words, &text, &english().refusal(&any, &names()));
        }
    }
}

#[test]
fn every_thing_has_a_name() {
    for words in languages() {
        let mut names_of_cards = BTreeSet::new();
        let mut short_names = BTreeSet::new();
        for card in cards() {
            let (name, short) = (words::artus::card(words, card), words::artus::card_short(words, card));
            check_text(words, &name, &card);
            check_text(words, &short, &card);
            check_sentence(words, &words::artus::card_does(words, card), &card);
            assert!(names_of_cards.insert(name), "{card:?}");
            assert!(short_names.insert(short), "{card:?}");
        }
        for figure in figures() {
            check_text(words, &words::artus::figure(words, figure, &names()), &figure);
        }
        for phase in phases() {
            check_text(words, &words::artus::phase(words, phase), &phase);
        }
        for kind in Kind::ALL {
            check_text(words, &words::artus::kind(words, kind), &kind);
            check_text(words, &words::artus::pile(words, kind), &kind);
        }
        for reach in [FORWARD, BOTH_WAYS, EXACT, ONE] {
            check_text(words, &words::artus::reach(words, reach), &reach);
        }
        Metal::ALL.iter().for_each(|&metal| check_text(words, &words::artus::metal(words, metal), &metal));
        Mode::ALL.iter().for_each(|&mode| check_text(words, &words::artus::mode(words, mode), &mode));
        for plate in [Plate::Crown, Plate::Yellow, Plate::Red, Plate::Green] {
            check_text(words, &words::artus::plate(words, plate), &plate);
        }
        let colours: BTreeSet<String> = Seat::all(4).map(|seat| words::artus::colour(words, seat)).collect();
        assert_eq!(colours.len(), 4);
        for category in Category::ALL {
            let name = words.category(GameId::Artus, category.id());
            check_text(words, &name, &category);
            assert_eq!(name, words::artus::category(words, category));
        }
        assert_eq!(words.category(GameId::Artus, "surprise"), "surprise");
        GameId::ALL.iter().for_each(|&game| check_text(words, &words.game(game), &game));
        for why in [NoUndo::NothingYet, NoUndo::Revealed, NoUndo::OthersMoved, NoUndo::Closed] {
            check_sentence(words, &words.no_undo(why), &why);
        }
    }
}

fn faults() -> Vec<Fault> {
    let mut faults = Vec::new();
    for problem in [Syntax::Duplicate, Syntax::Bracket, Syntax::Quotes, Syntax::Comma, Syntax::Other] {
        faults.push(Fault::Syntax { line: Some(3), text: "round = three".to_owned(), problem });
    }
    let kinds = [
        ValueKind::Whole(0, Some(255)),
        ValueKind::Whole(0, None),
        ValueKind::Whole(i64::MIN, None),
        ValueKind::Number,
        ValueKind::Text,
        ValueKind::Truth,
        ValueKind::List,
        ValueKind::ListOf(4),
        ValueKind::Table,
    ];
    let mut problems: Vec<KeyFault> =
        kinds.map(|kind| KeyFault::Kind("\"x\"".to_owned(), Some(kind))).to_vec();
    problems.push(KeyFault::Kind("1979-05-27".to_owned(), None));
    problems.push(KeyFault::Unknown(vec!["round".to_owned(), "player".to_owned()]));
    problems.push(KeyFault::Missing);
    for problem in problems {
        faults.push(Fault::Key { line: Some(3), at: "seat.2.dice".to_owned(), problem });
    }
    for clause in [None, Some(Clause("ART-18.6")), Some(Clause("ART-17.7"))] {
        for (found, expected) in [("[1, 2]", "0–27"), ("-", "knight, king"), ("knight_3_6", "-")] {
            faults.push(Fault::value(clause, "carpet.chairs", found, expected));
            let (at, found, expected) = ("carpet.chairs".to_owned(), found.to_owned(), expected.to_owned());
            faults.push(Fault::Value { line: Some(12), clause, at, found, expected });
        }
    }
    faults
}

#[test]
fn every_fault_has_a_paragraph() {
    for words in languages() {
        for fault in faults() {
            let text = words.fault(&fault);
            check_sentence(words, &text, &fault);
            assert!(!text.contains('\n'), "{text}");
            assert!(
                fault.at().is_none_or(|at| text.contains(&format!("`{at}`"))),
                "the key is named: {text}"
            );
            if let Some(clause) = fault.clause() {
                let rule = words.clause(clause.0).unwrap();
                assert!(text.ends_with(&format!("{clause}: {}", rule.opening())), "{text}");
            }
        }
    }
}

/// The place of a fault among all kinds; a new kind does not compile until it is here and below.
const fn kind_of_record_fault(fault: &RecordFault<Artus>) -> usize {
    match fault {
        RecordFault::NotARecord => 0,
        RecordFault::HeadExpected(_) => 1,
        RecordFault::OtherGame(_) => 2,
        RecordFault::OtherComponents { .. } => 3,
        RecordFault::Options(_) => 4,
        RecordFault::Unreadable(_) => 5,
        RecordFault::Refused { .. } => 6,
        RecordFault::CutOff => 7,
        RecordFault::AfterEnd => 8,
        RecordFault::Count { .. } => 9,
        RecordFault::Changed => 10,
    }
}

#[test]
fn every_fault_of_a_record_has_a_paragraph() {
    let mut faults = vec![
        RecordFault::NotARecord,
        RecordFault::HeadExpected("seat"),
        RecordFault::HeadExpected(""),
        RecordFault::OtherGame("merlin".to_owned()),
        RecordFault::OtherComponents { played: "0123".to_owned(), given: "4567".to_owned() },
        RecordFault::Options(Artus::read_options("players=7 mode=beginner", Artus::printed()).unwrap_err()),
        RecordFault::Unreadable(Unreadable::new("chair", "99")),
        RecordFault::CutOff,
        RecordFault::AfterEnd,
        RecordFault::Count { said: 1, found: 2 },
        RecordFault::Count { said: 2, found: 1 },
        RecordFault::Changed,
    ];
    let choice = "place 5".parse().unwrap();
    faults.extend(refusals().into_iter().map(|refusal| RecordFault::Refused { choice, refusal }));
    let kinds: BTreeSet<usize> = faults.iter().map(kind_of_record_fault).collect();
    assert!(kinds.into_iter().eq(0..11), "every kind of fault has an example");
    for fault in faults {
        let error = RecordError::<Artus> { line: 12, fault };
        for words in languages() {
            let text = words.record_error(&error, &names());
            check_sentence(words, &text, &error);
            assert!(text.contains("12: "), "{text}");
        }
    }
}

#[test]
fn what_others_wrote_cannot_break_the_line() {
    let nasty = format!("a\u{1b}[31m\nb\u{7}{}", "x".repeat(5000));
    for words in languages() {
        let texts = [
            words.unreadable(&Unreadable::new("chair", nasty.clone())),
            words.fault(&Fault::value(None, "at", &nasty, "1")),
            words.fault(&Fault::Syntax { line: None, text: nasty.clone(), problem: Syntax::Other }),
            words.fault(&Fault::Key {
                line: None,
                at: nasty.clone(),
                problem: KeyFault::Kind("1".to_owned(), None),
            }),
            words.event(&AnyEvent::Artus(Event::Starts(Seat::new(0))), std::slice::from_ref(&nasty)),
            words.record_error(
                &RecordError::<Artus> { line: 2, fault: RecordFault::OtherGame(nasty.clone()) },
                &[],
            ),
        ];
        for text in texts {
            assert!(!text.contains(char::is_control) && text.chars().count() < 500, "{text:?}");
        }
    }
}
