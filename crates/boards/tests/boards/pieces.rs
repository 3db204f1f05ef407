//! A piece keeps its id from its first chair on, so that it can glide.

use crate::support::{english, look, parse, random_games};
use artus::{Artus, Chair, Event};
use boards::artus::{Pieces, round_table};
use std::collections::BTreeMap;
use table::Eye;

/// Where each piece stands on the drawing, by its id, and the ids in the order of the drawing.
fn standing(game: &Artus, pieces: &Pieces) -> (BTreeMap<String, String>, Vec<String>) {
    let text = look(game, pieces, english(Eye::Spectator), round_table).into_string();
    let document = parse(&text);
    let all = document.descendants().filter_map(|node| {
        let id = node.attribute("id").filter(|id| id.starts_with("artus-piece-"))?;
        Some((id.to_owned(), node.attribute("transform").unwrap().to_owned()))
    });
    let all: Vec<(String, String)> = all.collect();
    (all.iter().cloned().collect(), all.into_iter().map(|(id, _)| id).collect())
}

/// How far the top is turned, in degrees.
fn turned(game: &Artus, pieces: &Pieces) -> f64 {
    let text = look(game, pieces, english(Eye::Spectator), round_table).into_string();
    let document = parse(&text);
    let top = document.descendants().find(|node| node.attribute("id") == Some("artus-top")).unwrap();
    let rotation = top.attribute("transform").unwrap();
    rotation.strip_prefix("rotate(").unwrap().strip_suffix(')').unwrap().parse().unwrap()
}

#[test]
fn only_those_who_move_get_another_place_and_nobody_another_id() {
    let mut moves = 0;
    for moments in random_games(31) {
        for pair in moments.windows(2) {
            let [before, after] = pair else { unreachable!() };
            let happened = &after.events[before.events.len()..];
            let carried = |event: &&Event| matches!(event, Event::Moved { .. } | Event::Displaced { .. });
            let carried = happened.iter().filter(carried).count();
            let (old, old_order) = standing(&before.game, &Pieces::new(&before.events));
            let (new, new_order) = standing(&after.game, &Pieces::new(&after.events));
            let changed = old.iter().filter(|(id, place)| new[*id] != **place).count();
            assert_eq!(changed, carried, "{happened:?}");
            let kept: Vec<&String> = new_order.iter().filter(|id| old.contains_key(*id)).collect();
            assert_eq!(kept, old_order.iter().collect::<Vec<_>>(), "the order of the drawing stays");
            moves += carried;
        }
    }
    assert!(moves > 200, "{moves}");
}

#[test]
fn the_same_ids_come_from_a_position_followed_from_there() {
    let moments = random_games(32).swap_remove(5);
    let middle = moments.len() / 2;
    let mut pieces = Pieces::seated(&moments[middle].game.view_table());
    for pair in moments[middle..].windows(2) {
        let (old, _) = standing(&pair[0].game, &pieces);
        let happened = &pair[1].events[pair[0].events.len()..];
        happened.iter().for_each(|event| pieces.follow(event));
        let (new, _) = standing(&pair[1].game, &pieces);
        let carried = |event: &&Event| matches!(event, Event::Moved { .. } | Event::Displaced { .. });
        let changed = old.iter().filter(|(id, place)| new[*id] != **place).count();
        assert_eq!(changed, happened.iter().filter(carried).count(), "{happened:?}");
    }
}

#[test]
fn the_top_turns_the_short_way_and_ends_at_the_king() {
    let step = 360.0 / f64::from(Chair::COUNT);
    for moments in random_games(33) {
        let mut before = 0.0;
        for moment in &moments {
            let pieces = Pieces::new(&moment.events);
            let now = turned(&moment.game, &pieces);
            assert!((now - before).abs() <= 180.01, "from {before} to {now}");
            if let Some(king) = moment.game.view_table().king() {
                let off = (now - f64::from(king.number()) * step).rem_euclid(360.0);
                assert!(off.min(360.0 - off) < 0.01, "{off} off");
            }
            before = now;
        }
    }
}

/// The table as everybody sees it.
trait ViewTable {
    fn view_table(&self) -> artus::RoundTable;
}

impl ViewTable for Artus {
    fn view_table(&self) -> artus::RoundTable {
        table::Game::view(self, Eye::Spectator).open.table
    }
}
