//! Legal choices glow and nothing else does; every offered move is reached by tapping what glows.

use crate::support::Moment;
use crate::support::{
    Reader, english, eyes, has_class, look, offers, on_turn, page, parse, random_games, taps,
};
use boards::merlin::{Handle, Pick, Tap};
use merlin::modules::knights::Ally;
use merlin::{Merlin, Move, Vassal};
use std::collections::BTreeSet;
use table::{Actor, Eye, Game, Journal, Seat};

/// Everything that can be tapped after a pick.
fn tapped(moment: &Moment, seat: Seat, pick: Pick) -> Vec<Tap> {
    let text = look(&moment.game, &moment.events, Reader { pick, ..english(Eye::Seat(seat)) }, page);
    let document = parse(&text);
    for (node, tap) in taps(&document) {
        // What can be read is the name, described by a sentence; what shows nothing to read is named by the sentence.
        let reads = node.descendants().filter_map(|part| part.text()).any(|text| !text.trim().is_empty());
        let sentence = if reads { "aria-description" } else { "aria-label" };
        let spoken = node.attribute("aria-label").or(node.attribute(sentence));
        assert!(spoken.is_some_and(|spoken| !spoken.is_empty()), "{tap} is not named");
        assert!(node.tag_name().name() == "button" || node.attribute("tabindex") == Some("0"), "{tap}");
        assert!(leads(&moment.game, seat, tap.parse().unwrap()), "{tap} leads nowhere");
    }
    // Spaces glow below their targets; everything else glows because it is a target, or leads to one.
    let lit = |node: &roxmltree::Node<'_, '_>| {
        node.ancestors().any(|above| above.attribute("id") == Some("merlin-glow"))
    };
    let in_target =
        |node: &roxmltree::Node<'_, '_>| node.ancestors().any(|above| above.has_attribute("data-pick"));
    let leads_there =
        |node: &roxmltree::Node<'_, '_>| node.parent().is_some_and(|label| label.has_attribute("for"));
    for node in document.descendants().filter(|node| has_class(node, "glow")) {
        assert!(
            lit(&node) || in_target(&node) || leads_there(&node),
            "{:?} glows for nothing",
            node.attribute("class")
        );
    }
    taps(&document).into_iter().map(|(_, tap)| tap.parse().unwrap()).collect()
}

/// Whether a tap is a move that is offered, or several that can be made one after the other, or leads to some.
fn leads(game: &Merlin, seat: Seat, tap: Tap) -> bool {
    let offered = offers(game, Some(seat));
    match tap {
        Tap::Clear => true,
        Tap::Die(die, pips) => offered.contains(&Move::Die(die, pips)),
        Tap::Site(site) => {
            let there = [format!("build {site} "), format!("favor build {site} ")];
            offered.iter().any(|offer| there.iter().any(|text| offer.to_string().starts_with(text)))
        }
        Tap::Handle(handle) => {
            let stands_for: &[&str] = match handle {
                Handle::Coin => &["gold coin "],
                Handle::Market => &["market visit "],
                Handle::Fruit => &["market apple "],
                Handle::OneDecree => &["decree die "],
                Handle::TwoDecrees => &["decree item ", "decree influence "],
                Handle::Repel => &["favor repel "],
                Handle::Poison => &["morgana poison "],
                Handle::AnyPoints => &["favor count "],
                Handle::DoubleAction => &["favor deploy "],
                Handle::Ally(Ally::Tristram) => &["knights movement "],
                Handle::Ally(Ally::Gawain) => &["knights special "],
                Handle::Ally(Ally::Galahad) => &["knights wild "],
                Handle::Ally(Ally::Bors) => &["knights portal "],
                Handle::Ally(Ally::Bedivere) => &["knights swap "],
                Handle::Ally(ally) => panic!("{ally} has nothing to stand for"),
            };
            let behind = |offer: &Move| stands_for.iter().any(|start| offer.to_string().starts_with(start));
            offered.iter().any(behind)
        }
        Tap::Give(card) => {
            let given = format!("knights swap {card} ");
            offered.iter().any(|offer| offer.to_string().starts_with(&given))
        }
        Tap::Choice(choice) => offered.contains(&choice),
        Tap::Way(way) => {
            let (mut game, mut journal) = (*game, Journal::new());
            way.moves().all(|choice| game.try_play(Actor::Seat(seat), choice, &mut journal).is_ok())
        }
    }
}

#[test]
fn every_offered_move_is_reached_by_tapping_and_nothing_else_is() {
    let mut reached_moves = 0;
    for moment in random_games(11, 5) {
        let Some(seat) = on_turn(&moment.game) else { continue };
        let (mut seen, mut todo) = (BTreeSet::new(), vec![Pick::default()]);
        let mut reached = BTreeSet::new();
        while let Some(pick) = todo.pop() {
            if !seen.insert(format!("{pick:?}")) {
                continue;
            }
            for tap in tapped(&moment, seat, pick) {
                match tap {
                    Tap::Choice(choice) => {
                        reached.insert(choice);
                    }
                    // The first move of a way is offered; what follows is checked by playing it.
                    Tap::Way(way) => reached.extend(way.moves().next()),
                    Tap::Die(..) | Tap::Site(_) | Tap::Handle(_) | Tap::Give(_) | Tap::Clear => {
                        todo.push(pick.after(tap));
                    }
                }
            }
        }
        let offered: BTreeSet<Move> = offers(&moment.game, Some(seat)).iter().copied().collect();
        assert_eq!(reached, offered);
        reached_moves += reached.len();
    }
    assert!(reached_moves > 500, "{reached_moves}");
}

#[test]
fn what_is_chosen_is_confirmed_as_a_whole_and_can_be_taken_back() {
    let mut ways = 0_usize;
    for moment in random_games(12, 19) {
        let Some(seat) = on_turn(&moment.game) else { continue };
        for tap in tapped(&moment, seat, Pick::default()) {
            let pick = Pick::default().after(tap);
            let reader = Reader { pick, ..english(Eye::Seat(seat)) };
            let chosen = look(&moment.game, &moment.events, reader, |scene| scene.chosen());
            match tap {
                Tap::Way(way) => {
                    assert_eq!(chosen, way.moves().collect::<Vec<_>>());
                    ways += 1;
                }
                Tap::Choice(choice) => assert_eq!(chosen, [choice]),
                Tap::Die(..) | Tap::Site(_) | Tap::Handle(_) | Tap::Give(_) | Tap::Clear => continue,
            }
            if ways.is_multiple_of(5) {
                let taps = tapped(&moment, seat, pick);
                assert!(taps.contains(&tap), "{tap} stays");
                assert!(taps.contains(&Tap::Clear), "{tap} can be taken back");
            }
        }
    }
    assert!(ways > 100, "{ways}");
}

/// MER-7.1: a vassal in the own castle can be tapped where it has one place to go to, and that is what the tap chooses.
#[test]
fn a_vassal_is_tapped_in_the_castle_where_one_place_can_be_meant() {
    let (mut one, mut several) = (0, 0);
    for moment in random_games(15, 3) {
        let Some(seat) = on_turn(&moment.game) else { continue };
        let offered = offers(&moment.game, Some(seat));
        let deploys = |kind: Vassal| {
            offered.iter().filter(move |own| matches!(own, Move::Deploy(who, _) if *who == kind))
        };
        let castle = *moment.game.view(Eye::Seat(seat)).open.castle(seat);
        let text = look(&moment.game, &moment.events, english(Eye::Seat(seat)), page);
        let document = parse(&text);
        let in_castle = |node: &roxmltree::Node<'_, '_>| {
            node.ancestors().any(|above| above.attribute("id") == Some("merlin-castle"))
        };
        let tapped: Vec<&str> =
            taps(&document).into_iter().filter(|(node, _)| in_castle(node)).map(|(_, tap)| tap).collect();
        for kind in Vassal::ALL.into_iter().filter(|&kind| castle.vassal(kind).is_none()) {
            let there =
                deploys(kind).filter(|own| tapped.contains(&format!("choice {own}").as_str())).count();
            match deploys(kind).count() {
                0 => assert_eq!(there, 0),
                // Abilities and boards of modules may offer further places for the same vassal.
                1 => one += there,
                _ => {
                    assert_eq!(there, 0, "which of the places is meant?");
                    several += 1;
                }
            }
        }
    }
    assert!(one > 20 && several > 5, "{one} {several}");
}

#[test]
fn out_of_turn_nothing_can_be_tapped() {
    for moment in random_games(13, 31) {
        for eye in eyes(&moment.game) {
            if matches!(eye, Eye::Seat(seat) if on_turn(&moment.game) == Some(seat)) {
                continue;
            }
            let text = look(&moment.game, &moment.events, english(eye), page);
            let document = parse(&text);
            assert!(taps(&document).is_empty());
            assert!(!document.descendants().any(|node| has_class(&node, "glow")));
        }
    }
}

#[test]
fn a_pick_that_is_not_offered_is_as_good_as_none() {
    for moment in random_games(14, 41) {
        let stale = Pick {
            die: None,
            way: "repel black > use_grail".parse().ok(),
            site: None,
            handle: None,
            given: "m20".parse().ok(),
            choice: "second m55".parse().ok(),
        };
        for eye in eyes(&moment.game) {
            let reader = english(eye);
            if offers(&moment.game, on_turn(&moment.game)).contains(&stale.choice.unwrap()) {
                continue;
            }
            let page = |pick| look(&moment.game, &moment.events, Reader { pick, ..reader }, page);
            assert_eq!(without_back(&page(stale)), without_back(&page(Pick::default())));
        }
    }
}

/// A page without the button that takes a pick back: a stale pick can be taken back, too.
fn without_back(text: &str) -> String {
    match text.split_once("<button type=\"button\" class=\"step-back\"") {
        Some((before, after)) => before.to_owned() + after.split_once("</button>").unwrap().1,
        None => text.to_owned(),
    }
}
