//! Arthur: every event, refusal, choice, space and thing due is a sentence in every language, and its clause exists.

use super::{check_events, check_refusals, missions, printed, site, spaces};
use crate::common::{both, check_sentence, check_text, languages, names};
use ::games::{AnyEvent, AnyMove, AnyRefusal, AnyView};
use merlin::modules::arthur::{
    Bonus, Event, Frame, Pict, Points, Refusal, ScoringStep, SetupStep, SpaceKind,
};
use merlin::{
    Components, Direction, Figure, Frame as AnyFrame, Item, Laid, Layout, Merlin, Module, Modules, Move,
    Power, Site, SiteSet, Terrain, Vassal, Window,
};
use std::collections::BTreeSet;
use table::{Actor, Clause, Eye, Game, Journal, Moves, Seat, SeatSet};

const SEAT: Seat = Seat::new(1);
const OTHER: Seat = Seat::new(0);

fn layout() -> Laid {
    Layout::of(4, Modules::from_iter([Module::Arthur]), printed())
}

fn pict(name: &str) -> Pict {
    name.parse().unwrap()
}

#[test]
fn every_refusal_of_arthur_has_a_sentence() {
    let mut all: Vec<merlin::Refusal> = vec![
        Refusal::NoSuchPower(Power::SecondMission).into(),
        Refusal::NoSuchPower(Power::RepelTraitors).into(),
        Refusal::NoDirection.into(),
        Refusal::TooFar.into(),
        Refusal::StepsChanged.into(),
        Refusal::StaffSpent.into(),
        Refusal::OneToThree(4).into(),
        merlin::Refusal::from(Refusal::NoManorToReplace(site())),
        merlin::Refusal::from(Refusal::Protected(site())),
        Refusal::NotDisplayed(pict("p07")).into(),
        merlin::Refusal::from(Refusal::NotToKeep(site())),
    ];
    all.extend(
        [Power::Reverse, Power::Mirror].map(|power| merlin::Refusal::from(Refusal::NotForArthur(power))),
    );
    all.extend(Figure::ALL.map(|figure| merlin::Refusal::from(Refusal::SameFigure(figure))));
    all.extend(Terrain::ALL.map(|terrain| merlin::Refusal::from(Refusal::OtherTerrain(site(), terrain))));
    all.extend(Vassal::ALL.map(|vassal| merlin::Refusal::from(Refusal::OnCastle(vassal))));
    let moments = [
        "ARU-4.3", "ARU-5.13", "ARU-3.8", "ARU-3.17", "ARU-6.2", "ARU-3.19", "ARU-4.1", "ARU-4.8", "ARU-6.4",
        "ARU-7.3",
    ];
    for moment in moments {
        let due = AnyFrame::Window(Window::After);
        all.push(merlin::Refusal::OtherDecision { due, moment: Some(Clause(moment)) });
    }
    let dues = [Frame::Reached, Frame::Manor(Terrain::Wood), Frame::Keep(SEAT, site())];
    all.extend(dues.map(|due| merlin::Refusal::OtherDecision { due: due.into(), moment: None }));
    check_refusals(&all, layout());
}

/// Why the action of a space lapses.
#[test]
fn every_lapse_has_a_sentence() {
    let lapses =
        [(1, "ARU-3.3"), (11, "ARU-3.4"), (12, "ARU-3.21"), (0, "ARU-4.4"), (13, "ARU-6.1"), (9, "ARU-6.5")];
    for words in languages() {
        let mut told = BTreeSet::new();
        for (place, clause) in lapses {
            let space = spaces()[place];
            let refusal = merlin::Refusal::Lapses { space, clause: Clause(clause) };
            let text = words.refusal(&AnyRefusal::Merlin(refusal, layout()), &names());
            check_sentence(words, &text, &clause);
            let why = text.rsplit(':').next().unwrap().to_owned();
            assert!(told.insert(why), "two reasons read alike: {text}");
        }
    }
}

#[test]
fn every_event_of_arthur_has_a_sentence() {
    let (seat, steps) = (SEAT, 3);
    let mut all: Vec<Event> = vec![
        Event::OneMore { seat, steps },
        Event::OneLess { seat, steps },
        Event::RingTaken { seat, from: None },
        Event::RingTaken { seat, from: Some(OTHER) },
        Event::RingKept { seat },
        Event::RingMission { seat, mission: missions()[0] },
        Event::Replaced { seat, site: site(), owner: OTHER },
    ];
    all.extend(Figure::ALL.map(|figure| Event::Switched { seat, figure }));
    for figure in Figure::ALL {
        let (from, to) = (spaces()[1], spaces()[4]);
        all.extend(Direction::ALL.map(|direction| Event::ExtraMove { seat, figure, from, to, direction }));
    }
    all.extend(Pict::all().filter(|pict| !["p26", "p27"].contains(&pict.to_string().as_str())).map(|pict| {
        // The three with an apple are alike.
        Event::PictTaken { seat, pict }
    }));
    let bonuses: BTreeSet<usize> =
        Pict::all().map(Pict::index).filter(|&place| !(25..=26).contains(&place)).collect();
    all.extend(bonuses.into_iter().map(|place| {
        let bonus = printed().modules.arthur.picts[place].bonus;
        Event::BonusLost { seat, bonus }
    }));
    all.extend(Vassal::ALL.map(|vassal| Event::Activated { seat, vassal }));
    let removed =
        |sites: &[&str]| -> SiteSet { sites.iter().map(|text| text.parse::<Site>().unwrap()).collect() };
    for sites in [&["0,0"][..], &["0,0", "0,1"][..]] {
        all.push(Event::CleanedUp { seat, kept: site(), removed: removed(sites) });
    }
    let seats = |seats: &[Seat]| -> SeatSet { seats.iter().copied().collect() };
    let (highest, lowest) = (seats(&[SEAT]), seats(&[OTHER]));
    all.push(Event::PictResults { results: [3, 7, 0, 0], highest, lowest });
    let mut events: Vec<merlin::Event> = all.into_iter().map(merlin::Event::from).collect();
    for reason in [Points::Highest { result: 7 }, Points::Lowest { result: 0 }] {
        events.push(merlin::Event::Scored { seat, points: 3, reason: reason.into() });
    }
    check_events(&events, layout());
}

/// What concerns nobody, or everybody, names nobody.
#[test]
fn events_without_a_player() {
    let mut events: Vec<merlin::Event> =
        vec![Event::PictsGone { picts: 1 }.into(), Event::PictsGone { picts: 4 }.into()];
    events.extend(
        ["p01", "p19", "p25", "p28"].map(|name| merlin::Event::from(Event::PictShown { pict: pict(name) })),
    );
    events.extend([ScoringStep::CleanUp, ScoringStep::Picts].map(|step| merlin::Event::Step(step.into())));
    for words in languages() {
        let mut told = BTreeSet::new();
        for event in &events {
            let text = words.event(&AnyEvent::Merlin(*event, layout()), &names());
            check_sentence(words, &text, event);
            assert!(told.insert(text), "{event:?}");
        }
    }
}

#[test]
fn spaces_and_what_is_due_have_words() {
    let dues = [Frame::Reached, Frame::Manor(Terrain::Lake), Frame::Refill, Frame::Keep(SEAT, site())];
    let mut frames: Vec<AnyFrame> = dues.map(AnyFrame::from).to_vec();
    frames.push(AnyFrame::Setup(SetupStep::Picts.into()));
    for words in languages() {
        let (mut called, mut does) = (BTreeSet::new(), BTreeSet::new());
        for kind in SpaceKind::ALL {
            let (name, sentence) =
                (words::merlin::space(words, kind.into()), words::merlin::space_does(words, kind.into()));
            check_text(words, &name, &kind);
            check_sentence(words, &sentence, &kind);
            assert!(called.insert(name) && does.insert(sentence), "{kind}");
        }
        let mut told = BTreeSet::new();
        for &frame in &frames {
            let text = words::merlin::due(words, frame);
            check_text(words, &text, &frame);
            assert!(told.insert(text), "{frame}");
        }
    }
}

/// A position with Arthur: red's turn is in this state.
fn game(turn: &str, red: &str, arthur: &str) -> Merlin {
    let text = format!(
        "game = \"merlin\"\nplayers = 2\nmodules = \"arthur\"\n[turn]\n{turn}\n[[seat]]\n{red}\n[[seat]]\nmanors = [\"2,2\", \"2,3\"]\n\
         [arthur]\n{arthur}\n"
    );
    Merlin::from_position(&text, Components::printed()).unwrap_or_else(|fault| panic!("{fault}\n{text}"))
}

fn on(space: u8, red: &str, more: &str) -> Merlin {
    let turn =
        format!("due = [\"window moved\"]\ndie = \"arthur 3\"\nfigure = \"arthur\"\naction = \"i{space}\"");
    game(&turn, red, &format!("figure = \"i{space}\"\n{more}"))
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

/// Every choice on every inner space, in the windows with flags, and in the frames of the module.
#[test]
fn every_choice_with_arthur_has_words() {
    let red = "vassals = { builder = \"orange\", lady = \"blue\" }\nflags = { black = 2, grey = 1 }";
    for space in 0..13 {
        check_choices(&on(space, red, ""));
    }
    check_choices(&game("due = [\"window die\"]\ndie = \"own 2\"", red, ""));
    check_choices(&game("due = [\"window start\"]", red, ""));
    let turn = "due = [\"window moved\"]\ndie = \"own 1\"\nfigure = \"knight\"\naction = 9";
    check_choices(&game(turn, &format!("{red}\nknight = 9"), ""));
    let mut manor = on(5, red, "display = [\"p28\", \"p02\", \"p03\", \"p04\"]");
    let mut play = |who: Actor, text: &str| {
        manor.try_play(who, text.parse().unwrap(), &mut Journal::silent()).unwrap();
    };
    play(Actor::Seat(OTHER), "arthur take p28");
    play(Actor::Chance, "arthur pict p20");
    check_choices(&manor);
}

/// The sentences that carry most, word for word.
#[test]
fn word_for_word() {
    let said = |game: &Merlin, text: &str| {
        let choice: Move = text.parse().unwrap();
        let view = AnyView::Merlin(game.view(Eye::Seat(OTHER)));
        both().map(|words| words.choice(&AnyMove::Merlin(choice), &view, OTHER, &names()))
    };
    let ring = on(10, "hand = [\"m20\", \"m44\", \"m54\", \"m55\"]", "");
    assert_eq!(
        said(&ring, "arthur ring m44"),
        [
            "Black flag, grey material, blue shield (3 points)",
            "Schwarze Flagge, graues Baumaterial, blauer Schild (3 Punkte)"
        ]
    );
    let picts = on(5, "", "display = [\"p06\", \"p25\", \"p19\", \"p28\"]");
    assert_eq!(said(&picts, "arthur take p06"), ["Brown shield, number 4", "Brauner Schild, Zahl 4"]);
    assert_eq!(
        said(&picts, "arthur take p28"),
        ["Manor on a mountain tile, number 1", "Rittergut auf einem Berg, Zahl 1"]
    );
    let told =
        |event: Event| both().map(|words| words.event(&AnyEvent::Merlin(event.into(), layout()), &names()));
    assert_eq!(
        told(Event::PictShown { pict: pict("p06") }),
        ["A Pict is revealed: brown shield, number 4.", "Ein Pikte wird aufgedeckt: brauner Schild, Zahl 4."]
    );
    assert_eq!(
        told(Event::OneLess { seat: SEAT, steps: 5 }),
        ["Blanche moves 1 space less, 5 in all.", "Blanche zieht 1 Feld weniger, insgesamt 5."]
    );
    let bonus = Bonus::Item(Item::new(merlin::Kind::Shield, merlin::Colour::Blue));
    assert_eq!(
        told(Event::BonusLost { seat: SEAT, bonus }),
        [
            "The Pict’s bonus lapses for Blanche: blue shield. None is left in the supply.",
            "Der Bonus des Pikten entfällt für Blanche: blauer Schild. Der Vorrat ist leer."
        ]
    );
}

/// ARU-1.9, ARU-3.9: with Arthur no flag gives a second mission, so no refusal advises to use one.
#[test]
fn no_flag_is_advised_that_does_not_exist() {
    let gone = |power| merlin::Refusal::from(Refusal::NoSuchPower(power));
    let pairs = [
        (merlin::Refusal::MissionCompleted, merlin::Refusal::MissionCompleted),
        (merlin::Refusal::NoFirstMission, gone(Power::SecondMission)),
        (merlin::Refusal::NoFlag(Power::SecondMission), gone(Power::SecondMission)),
        (merlin::Refusal::NoFlag(Power::RepelTraitors), gone(Power::RepelTraitors)),
    ];
    for (base, arthur) in pairs {
        for (words, flags) in both().into_iter().zip([["grey flag", "black flag"], ["graue", "schwarze"]]) {
            let told = |(modules, refusal)| {
                words::merlin::refusal(words, &Layout::of(4, modules, printed()), &refusal, &names())
            };
            let [without, with] =
                [(Modules::EMPTY, base), (Modules::from_iter([Module::Arthur]), arthur)].map(told);
            assert!(flags.iter().any(|flag| without.contains(flag)), "{without}");
            assert!(flags.iter().all(|flag| !with.contains(flag)), "{with}");
        }
    }
}

/// MOR-7.2, INT-7.4: after a swap both figures stand on spaces named as the board names them.
#[test]
fn a_swap_names_spaces_as_the_board_does() {
    let modules = Modules::from_iter([Module::Arthur, Module::Gold, Module::Morgana]);
    let layout = Layout::of(4, modules, printed());
    let (inner, outer): (merlin::Space, merlin::Space) = ("i5".parse().unwrap(), "7".parse().unwrap());
    let seat = Seat::new(0);
    let swapped = merlin::modules::morgana::Event::MerlinSwapped { seat, merlin: inner, arthur: outer };
    for words in languages() {
        let text = words.event(&AnyEvent::Merlin(swapped.into(), layout), &names());
        for space in [inner, outer] {
            assert!(text.contains(&words::merlin::space_at(words, &layout, space)), "{text}");
        }
    }
}
