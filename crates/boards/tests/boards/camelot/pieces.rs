//! A knight keeps its number wherever it goes, so that it glides.

use super::support::{english, look, random_games};
use crate::support::parse;
use boards::camelot::{Pieces, castle};
use camelot::{Event, Figure, Way};
use std::collections::BTreeMap;
use table::Eye;

/// Where every piece of the castle is drawn, by its id.
fn places(game: &camelot::Camelot, pieces: &Pieces) -> BTreeMap<String, String> {
    let text = look(game, pieces, english(Eye::Spectator), castle).into_string();
    let document = parse(&text);
    let all = document.descendants().filter_map(|node| {
        let id = node.attribute("id").filter(|id| id.starts_with("camelot-piece-"))?;
        Some((id.to_owned(), node.attribute("transform")?.to_owned()))
    });
    all.collect()
}

#[test]
fn a_knight_that_is_placed_was_drawn_before_and_goes_alone() {
    let mut glided = 0;
    for moments in random_games(31) {
        for pair in moments.windows(2) {
            let [before, after] = pair else { continue };
            let new = &after.events[before.events.len()..];
            let [
                Event::Placed { colour, figure: Figure::Knight, way: Way::Shield(_) | Way::Hero(_), .. },
                ..,
            ] = new
            else {
                continue;
            };
            let [old, now] = [before, after].map(|moment| places(&moment.game, &Pieces::new(&moment.events)));
            let own = format!("camelot-piece-{colour}-");
            let moved: Vec<&String> =
                now.keys().filter(|id| id.starts_with(&own) && old.get(*id) != now.get(*id)).collect();
            assert!(moved.iter().any(|id| old.contains_key(*id)), "{new:?} {moved:?}");
            let fresh = now.keys().filter(|id| !old.contains_key(*id)).count();
            assert_eq!(fresh, 0, "nobody appears out of nowhere: {new:?}");
            glided += 1;
            if glided % 40 == 0 {
                break;
            }
        }
    }
    assert!(glided > 100, "{glided}");
}

#[test]
fn pieces_without_a_history_are_drawn_all_the_same() {
    for moments in random_games(32) {
        for moment in moments.iter().step_by(31) {
            let known = places(&moment.game, &Pieces::new(&moment.events));
            let unknown = places(&moment.game, &Pieces::default());
            let sorted = |places: &BTreeMap<String, String>| {
                let mut all: Vec<String> = places.values().cloned().collect();
                all.sort();
                all
            };
            assert_eq!(sorted(&known), sorted(&unknown));
        }
    }
}
