//! Legal choices glow and nothing else does; every offered move is reached by tapping what glows.

use super::support::{
    Reader, english, eyes, look, offers, on_turn, options, page, random_game, random_games,
};
use crate::support::{has_class, parse, taps};
use boards::camelot::{Pick, Pieces, Tap};
use camelot::{Camelot, HeroUse, Heroes, Move, Phase};
use std::collections::BTreeSet;
use table::{Eye, Game, Seat};

/// Everything that can be tapped after a pick.
fn tapped(game: &Camelot, pieces: &Pieces, seat: Seat, pick: Pick) -> Vec<Tap> {
    let text = look(game, pieces, Reader { pick, ..english(Eye::Seat(seat)) }, page);
    let document = parse(&text);
    let offered = offers(game, Some(seat));
    let found = taps(&document);
    for (node, tap) in &found {
        // What can be read is the name, described by a sentence; what shows nothing to read is named by the sentence.
        let reads = node.descendants().filter_map(|part| part.text()).any(|text| !text.trim().is_empty());
        let described = reads && node.has_attribute("aria-description");
        assert!(described || node.has_attribute("aria-label"), "{tap} is not named");
        assert!(node.tag_name().name() == "button" || node.attribute("tabindex") == Some("0"), "{tap}");
        assert!(leads(&offered, tap.parse().unwrap()), "{tap} leads nowhere");
        assert!(
            !node.ancestors().any(|node| node.attribute("aria-hidden") == Some("true")),
            "{tap} is hidden from whoever listens"
        );
    }
    for node in document.descendants().filter(|node| has_class(node, "glow")) {
        let tappable = node.ancestors().any(|node| found.iter().any(|(other, _)| *other == node));
        assert!(tappable, "{:?} glows for nothing", node.attributes().collect::<Vec<_>>());
    }
    found.into_iter().map(|(_, tap)| tap.parse().unwrap()).collect()
}

fn leads(offered: &[Move], tap: Tap) -> bool {
    offered.iter().any(|offer| match (tap, *offer) {
        (Tap::Clear, _) | (Tap::Fist(..), Move::Send(_)) => true,
        (Tap::Choice(choice), offer) => choice == offer,
        (
            Tap::Shield(shield),
            Move::Place(own, _) | Move::Return(own) | Move::Hero(HeroUse::Place(own, _)),
        ) => shield == own,
        (Tap::Hero, Move::Hero(_)) => true,
        (Tap::Source(source), Move::Extra(own, _)) => source == own,
        _ => false,
    })
}

/// The first word of a move, and of a hero's use the second.
fn kind(choice: &Move) -> String {
    let words = if matches!(choice, Move::Hero(_)) { 2 } else { 1 };
    choice.to_string().split(' ').take(words).collect::<Vec<_>>().join(" ")
}

#[test]
fn every_offered_move_is_reached_by_tapping_and_nothing_else_is() {
    let mut reached_moves = 0;
    let mut kinds = BTreeSet::new();
    for moments in [11, 41, 71].into_iter().flat_map(random_games) {
        for (number, moment) in moments.iter().enumerate() {
            let pieces = Pieces::new(&moment.events);
            for seat in on_turn(&moment.game).into_iter().take(1) {
                let new =
                    offers(&moment.game, Some(seat)).iter().map(kind).any(|kind| !kinds.contains(&kind));
                if !new && number % 17 != 0 {
                    continue;
                }
                let (mut seen, mut todo) = (BTreeSet::new(), vec![Pick::default()]);
                let mut reached = BTreeSet::new();
                while let Some(pick) = todo.pop() {
                    if !seen.insert(format!("{pick:?}")) {
                        continue;
                    }
                    for tap in tapped(&moment.game, &pieces, seat, pick) {
                        match tap {
                            Tap::Choice(choice) => {
                                reached.insert(choice);
                            }
                            Tap::Clear => {}
                            Tap::Fist(..) | Tap::Shield(_) | Tap::Hero | Tap::Source(_) => {
                                todo.push(pick.after(tap))
                            }
                        }
                    }
                }
                let offered: BTreeSet<Move> = offers(&moment.game, Some(seat)).iter().copied().collect();
                assert_eq!(reached, offered);
                reached_moves += reached.len();
                kinds.extend(offered.iter().map(kind));
            }
        }
    }
    assert!(reached_moves > 500, "{reached_moves}");
    let all =
        ["send", "predict", "take", "place", "return", "extra", "bonus", "fetch", "draw", "tile", "colour"];
    let hero =
        ["hero place", "hero choose", "hero remove", "hero black", "hero score", "magician", "decline"];
    let missing: Vec<_> = all.iter().chain(&hero).filter(|kind| !kinds.contains(**kind)).collect();
    assert!(missing.is_empty(), "never offered: {missing:?}");
}

#[test]
fn the_chosen_move_can_be_seen_and_taken_back() {
    for moments in random_games(12).iter().take(4) {
        for moment in moments.iter().step_by(19) {
            let pieces = Pieces::new(&moment.events);
            for seat in on_turn(&moment.game) {
                for &choice in offers(&moment.game, Some(seat)).iter().step_by(3) {
                    let pick = Pick::default().after(Tap::Choice(choice));
                    let reader = Reader { pick, ..english(Eye::Seat(seat)) };
                    assert_eq!(look(&moment.game, &pieces, reader, |scene| scene.chosen()), Some(choice));
                    let taps = tapped(&moment.game, &pieces, seat, pick);
                    assert!(taps.contains(&Tap::Clear), "{choice} can be taken back");
                    assert!(taps.contains(&Tap::Choice(choice)), "{choice} stays where it was tapped");
                }
            }
        }
    }
}

#[test]
fn out_of_turn_nothing_can_be_tapped() {
    for moments in random_games(13) {
        for moment in moments.iter().step_by(23) {
            let pieces = Pieces::new(&moment.events);
            for eye in eyes(&moment.game) {
                if matches!(eye, Eye::Seat(seat) if on_turn(&moment.game).contains(&seat)) {
                    continue;
                }
                let text = look(&moment.game, &pieces, english(eye), page);
                let document = parse(&text);
                assert!(taps(&document).is_empty());
                assert!(!document.descendants().any(|node| has_class(&node, "glow")));
            }
        }
    }
}

#[test]
fn a_pick_that_is_not_offered_is_as_good_as_none() {
    let taps = ["fist violet 9", "shield violet", "choice place violet se_5"];
    let stale = taps.iter().fold(Pick::default(), |pick, tap| pick.after(tap.parse().unwrap()));
    let moments = super::support::random_game(&super::support::options(4, "AAAA", camelot::Heroes::Off), 14);
    for moment in moments.iter().step_by(9) {
        let pieces = Pieces::new(&moment.events);
        for eye in eyes(&moment.game) {
            let reader = english(eye);
            let with = look(&moment.game, &pieces, Reader { pick: stale, ..reader }, page);
            assert_eq!(with, look(&moment.game, &pieces, reader, page));
        }
    }
}

#[test]
fn the_round_table_tells_what_its_places_are_worth_while_nobody_would_sit_there() {
    let moments = random_game(&options(4, "AAAA", Heroes::Off), 5);
    let is_sending = |game: &Camelot| game.view(Eye::Spectator).open.flow.phase == Phase::Sending;
    let moment = moments.iter().find(|moment| is_sending(&moment.game)).unwrap();
    let seat = on_turn(&moment.game)[0];
    let offered = offers(&moment.game, Some(seat));
    assert!(offered.len() > 2, "{offered:?}");
    for &choice in offered.iter() {
        let pick = Pick::default().after(Tap::Choice(choice));
        let text = look(&moment.game, &Pieces::default(), Reader { pick, ..english(Eye::Seat(seat)) }, page);
        assert!(text.contains("if absent"), "{choice} leaves the top of the table blank");
    }
}
