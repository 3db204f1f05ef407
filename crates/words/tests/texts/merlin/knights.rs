//! Knights of the Round Table: every event, refusal and ally is a sentence in every language, and its clause exists.

use super::{check_events, check_refusals, items, missions, printed, site, spaces};
use crate::common::{both, check_sentence, check_text, languages, names};
use ::games::{AnyMove, AnyView};
use merlin::modules::knights::{Ally, Event, Frame as Due, Help, Move, Points, Refusal, SetupStep, Stack};
use merlin::{
    Colour, Counted, Die, Frame, Item, Kind, Laid, Layout, Merlin, Module, Modules, Pips, Power, SteppedDie,
    Vassal, Window,
};
use std::collections::BTreeSet;
use table::{Clause, Eye, Game, Seat};

const SEAT: Seat = Seat::new(1);

fn layout() -> Laid {
    Layout::of(4, Modules::from_iter([Module::Knights]), printed())
}

fn pips(number: u8) -> Pips {
    Pips::new(number).unwrap()
}

fn refusals() -> Vec<merlin::Refusal> {
    let (one, card) = (items()[0], missions()[0]);
    let mut all: Vec<merlin::Refusal> = vec![
        Refusal::TooFar(pips(2), pips(5)).into(),
        Refusal::NotElsewhere(one).into(),
        Refusal::AfterPortal(Power::Mirror).into(),
        Refusal::SamePrincipality(Colour::Grey).into(),
        Refusal::MetAnyway(card).into(),
        Refusal::NoColourHelps(card).into(),
        Refusal::StillUnmet(card).into(),
        Refusal::TooMuchHelp(card).into(),
        Refusal::TooLittleHelp(card).into(),
        Refusal::ShowsAlready(Ally::Tristram, Pips::ALL[2]).into(),
        Refusal::ShowsAlready(Ally::Gawain, Pips::ALL[2]).into(),
        Refusal::NoUnusedDie(Ally::Tristram, Die::Own, pips(3)).into(),
        Refusal::NoUnusedDie(Ally::Gawain, Die::Merlin, pips(3)).into(),
        Refusal::NoUnusedDie(Ally::Gawain, Die::Arthur, pips(3)).into(),
        merlin::Refusal::OtherKind { kind: Kind::Shield, clause: Clause("KRT-9.2") },
    ];
    for ally in [Ally::Tristram, Ally::Gawain, Ally::Bors] {
        all.push(Refusal::OtherDie(ally).into());
    }
    for ally in Ally::ALL {
        all.push(Refusal::OtherStack(ally, Stack::A).into());
        all.push(Refusal::Chosen(ally).into());
        all.push(Refusal::NotYours(ally).into());
        all.push(Refusal::NoTile(ally).into());
    }
    let moments = [
        "KRT-1.4", "KRT-3.3", "KRT-5.2", "KRT-9.1", "KRT-10.1", "KRT-11.1", "KRT-12.1", "KRT-13.3",
        "KRT-14.1",
    ];
    for moment in moments {
        let due = Frame::Window(Window::After);
        all.push(merlin::Refusal::OtherDecision { due, moment: Some(Clause(moment)) });
    }
    let dues = [
        Due::Wild(one),
        Due::Castle(site()),
        Due::FirstGift,
        Due::SecondGift(Some(Colour::Grey)),
        Due::Influence(Colour::Grey),
    ];
    all.extend(dues.map(|due| merlin::Refusal::OtherDecision { due: due.into(), moment: None }));
    let draft = Frame::Setup(SetupStep::Allies.into());
    all.push(merlin::Refusal::OtherDecision { due: draft, moment: None });
    all
}

#[test]
fn every_refusal_of_knights_has_a_sentence() {
    check_refusals(&refusals(), layout());
}

#[test]
fn every_event_of_knights_has_a_sentence() {
    let (seat, colour) = (SEAT, Colour::Orange);
    let (from, to) = (pips(2), pips(4));
    let mut events: Vec<merlin::Event> = Vec::new();
    for ally in Ally::ALL {
        events.push(Event::AllyChosen { seat, ally }.into());
        events.push(Event::AllyDealt { seat, ally }.into());
    }
    for die in [SteppedDie::Chosen, SteppedDie::Unused(Die::Own, from)] {
        events.push(Event::Moved { seat, die, from, to }.into());
    }
    let special = [Die::Merlin, Die::Arthur].map(|die| SteppedDie::Unused(die, from));
    for die in [SteppedDie::Chosen].into_iter().chain(special) {
        events.push(Event::Turned { seat, die, from, to }.into());
    }
    for vassal in Vassal::ALL {
        events.push(Event::ActsTwice { seat, vassal, colour }.into());
    }
    for counted in Counted::ALL {
        events.push(Event::Performed { seat, counted }.into());
    }
    let item = Item::new(Kind::Flag, colour);
    let (given, taken) = (missions()[0], missions()[1]);
    let others = [
        Event::MarshalPlaced { seat, colour },
        Event::Defended { seat, colour },
        Event::WildSpent { seat, item },
        Event::NothingTaken { seat, item },
        Event::Portal { seat, from: spaces()[3], to: spaces()[16] },
        Event::CastlePlaced { seat, site: site() },
        Event::ColourChanged { seat, mission: given, from: Colour::Grey, to: colour },
        Event::Swapped { seat, given, taken },
        Event::InfluenceAdded { seat, colour },
        Event::InfluenceReturned { seat, colour, tiles: 1 },
        Event::InfluenceReturned { seat, colour, tiles: 2 },
    ];
    events.extend(others.map(merlin::Event::from));
    let mut reasons = vec![
        Points::Defence { colour },
        Points::DefenceTiles { tiles: 1 },
        Points::DefenceTiles { tiles: 3 },
        Points::AllyTiles { tiles: 1 },
        Points::AllyTiles { tiles: 3 },
    ];
    reasons.extend(Counted::ALL.map(|counted| Points::Space { counted }));
    let scored = reasons.into_iter().map(|reason| reason.into());
    events.extend(scored.map(|reason| merlin::Event::Scored { seat, points: 1, reason }));
    check_events(&events, layout());
}

#[test]
fn the_allies_are_named_and_explained() {
    for words in languages() {
        let names: BTreeSet<String> = Ally::ALL.map(|ally| words::merlin::ally(words, ally)).into();
        assert_eq!(names.len(), 12);
        for ally in Ally::ALL {
            let short = |modules: Modules| {
                let layout = Layout::of(4, modules, printed());
                words::merlin::ally_short(words, &layout, ally)
            };
            let (alone, with_arthur) = (
                Modules::from_iter([Module::Knights]),
                Modules::from_iter([Module::Arthur, Module::Knights]),
            );
            check_text(words, &short(alone), &ally);
            check_text(words, &short(with_arthur), &ally);
            // KRT-5.1, KRT-5.3: only Gawain has more to turn where there is an Arthur die.
            assert_eq!(short(alone) != short(with_arthur), ally == Ally::Gawain, "{ally}");
            check_sentence(words, &words::merlin::ally_does(words, ally), &ally);
        }
        let stacks: BTreeSet<String> = Stack::ALL.map(|stack| words::merlin::ally_stack(words, stack)).into();
        assert_eq!(stacks.len(), 2);
    }
}

/// What can be chosen, and what lies there, word for word.
#[test]
fn choices_and_pieces_word_for_word() {
    let text = "game = \"merlin\"\nplayers = 2\nmodules = \"knights\"\n[turn]\ndue = [\"window die\"]\ndie = \"own 1\"\n\
                [[seat]]\ndice = [\"own 1 used\", \"own 2\", \"own 3\", \"merlin 4\"]\nknight = 3\n\
                [knights]\nallies = [[\"tristram\", \"bors\"]]\nspent = { tristram = 2 }\n";
    let game = Merlin::from_position(text, printed()).unwrap();
    let seat = Seat::new(0);
    let said = |choice: Move| {
        let view = AnyView::Merlin(game.view(Eye::Seat(seat)));
        both().map(|words| words.choice(&AnyMove::Merlin(choice.into()), &view, seat, &names()))
    };
    let unused = Move::Movement(SteppedDie::Unused(Die::Own, pips(2)), pips(4));
    assert_eq!(said(unused), ["Personal die 2 to 4", "Spielerwürfel 2 auf 4"]);
    assert_eq!(said(Move::Castle), ["Put a castle under the manor", "Eine Burg unter das Rittergut legen"]);
    let ally = said(Move::Ally(Ally::Kay));
    assert_eq!(ally, ["Sir Kay: more weight for influence", "Sir Kay: mehr Gewicht für Einfluss"]);
    let complete = said(Move::Complete(missions()[0], Help { mistletoe: 1, markers: 0 }));
    assert!(complete[0].ends_with("(one colour changed, 1 mistletoe)"), "{complete:?}");
    assert!(complete[1].ends_with("(eine Farbe geändert, 1 Mistel)"), "{complete:?}");
    let pieces = both().map(|words| words::merlin::pieces(words, game.view(Eye::Spectator).open, seat));
    assert_eq!(pieces[0], ["Allies: Sir Tristram 4, Sir Bors 3"]);
    assert_eq!(pieces[1], ["Verbündete: Sir Tristram 4, Sir Bors 3"]);
}

const GALAHAD: &str = "allies = [[\"gawain\", \"galahad\"]]";
const BORS: &str = "allies = [[\"gawain\", \"bors\"]]";

/// What a vassal brings is told with Galahad as without him, and beside the marshal twice (KRT-6.2, KRT-9.1);
/// a wild tile is told with what it brings.
#[test]
fn what_a_vassal_brings_with_allies() {
    let seat = Seat::new(0);
    let said = |modules: &str, knights: &str, rest: &str, choice: &str| {
        let text = format!(
            "game = \"merlin\"\nplayers = 2\nmodules = \"{modules}\"\n[turn]\ndue = [\"window moved\"]\ndie = \"own 1\"\n\
             figure = \"knight\"\n{rest}\n[knights]\n{knights}\n"
        );
        let game = Merlin::from_position(&text, printed()).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
        let view = AnyView::Merlin(game.view(Eye::Seat(seat)));
        let choice: merlin::Move = choice.parse().unwrap();
        both().map(|words| words.choice(&AnyMove::Merlin(choice), &view, seat, &names()))
    };
    let grey = "action = 4\n[[seat]]\nknight = 4\n[[seat]]";
    let galahad = said("knights", GALAHAD, grey, "deploy builder grey");
    assert_eq!(galahad, said("knights", BORS, grey, "deploy builder grey"));
    assert_eq!(
        galahad,
        [
            "Builder in the grey principality: takes a grey material",
            "Baumeister in der grauen Grafschaft: nimmt ein graues Baumaterial"
        ]
    );
    let space = "action = 9\n[[seat]]\nknight = 9\nvassals = { builder = \"purple\" }\n[[seat]]";
    let activated = said("arthur,knights", GALAHAD, space, "arthur activate builder");
    assert!(activated[0].ends_with(": takes a purple material"), "{activated:?}");
    let marshal = "allies = [[\"lancelot\", \"galahad\"]]\nmarshal = \"grey\"";
    let twice = |choice: &str| said("knights", marshal, grey, choice);
    assert_eq!(
        twice("deploy builder grey").map(|text| text.split_once(": ").unwrap().1.to_owned()),
        ["takes a grey material twice", "nimmt zweimal ein graues Baumaterial"]
    );
    assert!(twice("deploy lady grey")[0].ends_with(": places 2 influence markers"));
    let city = |choice: &str| said("knights,gold,caerleon", marshal, grey, choice);
    assert!(city("deploy shield_bearer grey")[0].ends_with(": takes 4 shields of your choice"));
    assert!(city("deploy builder grey")[1].ends_with(": nimmt 2 Schilde nach Wahl"));
    let space = "action = 15\n[[seat]]\nknight = 15\ninfluence = { blue = 1 }\n[[seat]]";
    let wild = said("knights", GALAHAD, space, "knights wild shield grey");
    assert_eq!(wild, ["Grey shield for a wild tile", "Grauer Schild für ein Joker-Plättchen"]);
}

/// With castles more manors stay in a clean-up, and a territory is told with strengths (INT-5.9, INT-5.12).
#[test]
fn castles_are_told() {
    let modules = [Module::Arthur, Module::Knights];
    let said = |modules: &[Module], event: merlin::Event| {
        let layout = Layout::of(2, modules.iter().copied().collect(), printed());
        both().map(|words| words.event(&::games::AnyEvent::Merlin(event, layout), &names()))
    };
    let clean_up = merlin::modules::arthur::ScoringStep::CleanUp.into();
    let text = said(&modules, merlin::Event::Step(clean_up));
    assert!(text[0].contains("all manors on castles stay") && text[1].contains("auf Burgen"), "{text:?}");
    assert!(!said(&modules[..1], merlin::Event::Step(clean_up))[0].contains("castle"));
    let sites = [site()].into_iter().collect();
    let leaders = [Seat::new(0)].into_iter().collect();
    let territory =
        merlin::Event::Territory { terrain: merlin::Terrain::Wood, sites, manors: [5, 0, 0, 0], leaders };
    assert!(said(&modules, territory)[0].contains("strength: Gareth 5"));
    assert!(said(&modules, territory)[1].contains("Stärke: Gareth 5"));
    assert!(said(&modules[..1], territory)[0].contains("manors: Gareth 5"));
    assert!(said(&[Module::Gold, Module::Morgana], territory)[0].contains("strength: Gareth 5"));
}
