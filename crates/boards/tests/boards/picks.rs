//! Legal choices glow and nothing else does; every offered move is reached by tapping what glows.

use crate::support::{Reader, english, has_class, look, offers, on_turn, page, parse, random_games, taps};
use artus::{Artus, Move};
use boards::artus::{Pick, Pieces, Tap};
use std::collections::BTreeSet;
use table::{Eye, Seat};

/// Everything tapped after a pick: the taps themselves, and the moves among them.
fn tapped(game: &Artus, pieces: &Pieces, seat: Seat, pick: Pick) -> Vec<Tap> {
    let text = look(game, pieces, Reader { pick, ..english(Eye::Seat(seat)) }, page);
    let document = parse(&text);
    check_glow(game, seat, pick, &document);
    taps(&document).into_iter().map(|(_, tap)| tap.parse().unwrap()).collect()
}

/// A glowing chair belongs to something that can be tapped, and every tap leads to an offered move.
fn check_glow(game: &Artus, seat: Seat, pick: Pick, document: &roxmltree::Document<'_>) {
    let offered = offers(game, Some(seat));
    let taps = taps(document);
    for (node, tap) in &taps {
        // What can be read is the name, described by a sentence; what shows nothing to read is named by the sentence.
        let reads = node.descendants().filter_map(|part| part.text()).any(|text| !text.trim().is_empty());
        let sentence = if reads { "aria-description" } else { "aria-label" };
        let spoken = node.attribute("aria-label").or(node.attribute(sentence));
        assert!(spoken.is_some_and(|spoken| !spoken.is_empty()), "{tap} is not named");
        // A figure that may be tapped before a card is reached by arrows: Tab leads to the cards.
        let stop = if node.has_attribute("data-early") { "-1" } else { "0" };
        assert!(node.tag_name().name() == "button" || node.attribute("tabindex") == Some(stop), "{tap}");
        let leads = match tap.parse::<Tap>().unwrap() {
            Tap::Clear => true,
            Tap::Card(card) => {
                offered.iter().any(|offer| matches!(offer, Move::Play(own, _) if *own == card))
            }
            Tap::Figure(chair) => uses_of(&offered, pick, chair),
            Tap::Choice(choice) => offered.contains(&choice),
        };
        assert!(leads, "{tap} leads nowhere");
    }
    let glowing = document.descendants().filter(|node| has_class(node, "glow"));
    for node in glowing {
        let chair = node.attribute("data-chair");
        let tappable = match chair {
            Some(_) => taps.iter().any(|(other, _)| other.attribute("data-chair") == chair),
            // A card, a pile or the medallion can be tapped itself.
            None => node.ancestors().any(|node| taps.iter().any(|(other, _)| *other == node)),
        };
        assert!(tappable, "{:?} glows for nothing", node.attributes().collect::<Vec<_>>());
    }
}

fn uses_of(offered: &[Move], pick: Pick, chair: artus::Chair) -> bool {
    use artus::Action::{Advance, Ring, Score};
    offered.iter().any(|offer| match offer {
        Move::Play(card, action) if Some(*card) == pick.card => match action {
            Advance { from, .. } => *from == chair,
            Score(knights) => knights.contains(chair),
            _ => false,
        },
        // Before a card: a figure one of the cards is for.
        Move::Play(_, action) if pick.card.is_none() => match action {
            Advance { from, .. } => *from == chair,
            Ring(prince) => *prince == chair,
            Score(knights) => knights.contains(chair),
            _ => false,
        },
        _ => false,
    })
}

#[test]
fn every_offered_move_is_reached_by_tapping_and_nothing_else_is() {
    let mut reached_moves = 0;
    for moments in random_games(11) {
        for moment in moments.iter().step_by(5) {
            let Some(seat) = on_turn(&moment.game) else { continue };
            let pieces = Pieces::new(&moment.events);
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
                        Tap::Card(_) | Tap::Figure(_) | Tap::Clear => todo.push(pick.after(tap)),
                    }
                }
            }
            let offered: BTreeSet<Move> = offers(&moment.game, Some(seat)).iter().copied().collect();
            assert_eq!(reached, offered);
            reached_moves += reached.len();
        }
    }
    assert!(reached_moves > 2_000, "{reached_moves}");
}

#[test]
fn a_figure_tapped_first_lights_the_cards_that_are_for_it_and_no_others() {
    let mut picked = 0;
    for moments in random_games(15) {
        for moment in moments.iter().step_by(7) {
            let Some(seat) = on_turn(&moment.game) else { continue };
            let pieces = Pieces::new(&moment.events);
            let early = |tap: &Tap| matches!(tap, Tap::Figure(_));
            for tap in tapped(&moment.game, &pieces, seat, Pick::default()).into_iter().filter(early) {
                let Tap::Figure(chair) = tap else { continue };
                let pick = Pick::default().after(tap);
                let text = look(&moment.game, &pieces, Reader { pick, ..english(Eye::Seat(seat)) }, page);
                let document = parse(&text);
                let mut lit = 0;
                for (node, tap) in taps(&document) {
                    let Tap::Card(card) = tap.parse().unwrap() else { continue };
                    let offered = offers(&moment.game, Some(seat));
                    let is_for = uses_of(&offered, Pick { card: Some(card), ..pick }, chair)
                        || offered.contains(&Move::Play(card, artus::Action::Ring(chair)));
                    assert_eq!(has_class(&node, "glow"), is_for, "{card} and the figure on {chair}");
                    lit += usize::from(is_for);
                }
                assert!(lit > 0, "nothing is for the figure on {chair}");
                picked += 1;
            }
        }
    }
    assert!(picked > 100, "{picked}");
}

#[test]
fn the_chosen_move_can_be_seen_and_taken_back() {
    for moments in random_games(12).iter().take(3) {
        for moment in moments.iter().step_by(11) {
            let Some(seat) = on_turn(&moment.game) else { continue };
            let pieces = Pieces::new(&moment.events);
            for &choice in offers(&moment.game, Some(seat)).iter().step_by(3) {
                let pick = Pick::default().after(Tap::Choice(choice));
                let taps = tapped(&moment.game, &pieces, seat, pick);
                assert!(taps.contains(&Tap::Choice(choice)), "{choice} stays in the list");
                let back = taps.iter().any(|tap| matches!(tap, Tap::Clear | Tap::Card(_)));
                assert!(back, "{choice} can be taken back");
            }
        }
    }
}

#[test]
fn out_of_turn_nothing_can_be_tapped() {
    for moments in random_games(13) {
        for moment in moments.iter().step_by(9) {
            let pieces = Pieces::new(&moment.events);
            for eye in crate::support::eyes(&moment.game) {
                if matches!(eye, Eye::Seat(seat) if on_turn(&moment.game) == Some(seat)) {
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
    let moments = random_games(14).swap_remove(4);
    for moment in moments.iter().step_by(4) {
        let pieces = Pieces::new(&moment.events);
        let stale = Pick {
            card: "knight_1_27".parse().ok(),
            figure: artus::Chair::new(3),
            choice: "play score_all penalty".parse().ok(),
        };
        for eye in crate::support::eyes(&moment.game) {
            let reader = english(eye);
            let with = look(&moment.game, &pieces, Reader { pick: stale, ..reader }, page);
            assert_eq!(with, look(&moment.game, &pieces, reader, page));
        }
    }
}
