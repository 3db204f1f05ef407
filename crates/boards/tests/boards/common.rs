//! What everybody sees alike is drawn of nothing else: whoever keeps the drawings sees the same table.

use crate::support::{english, look, random_games};
use boards::artus::{Pieces, hand, hand_by, players, players_by, round_table, round_table_by};
use maud::{Markup, PreEscaped};
use std::cell::RefCell;
use std::collections::HashMap;
use std::fmt::Debug;
use table::{Eye, Seat};

/// Drawings by what they say they show.
#[derive(Default)]
struct Kept(RefCell<HashMap<String, String>>);

impl Kept {
    fn keep(&self, shows: impl Debug, draw: impl FnOnce() -> Markup) -> Markup {
        let mut all = self.0.borrow_mut();
        PreEscaped(all.entry(format!("{shows:?}")).or_insert_with(|| draw().into_string()).clone())
    }
}

#[test]
fn kept_drawings_are_right_as_long_as_they_show_the_same() {
    for moments in random_games(31) {
        let (kept, mut looks) = (Kept::default(), 0);
        for moment in &moments {
            let pieces = Pieces::new(&moment.events);
            for eye in [Eye::Spectator, Eye::Seat(Seat::new(0)), Eye::Seat(Seat::new(1))] {
                look(&moment.game, &pieces, english(eye), |scene| {
                    let (words, names) = (scene.words, scene.names);
                    let table = round_table_by(
                        scene,
                        |hall| kept.keep(hall, || hall.draw(words)),
                        |sitting| kept.keep(sitting, || sitting.draw(words, names)),
                        |waiting| kept.keep(waiting, || waiting.draw(scene)),
                    );
                    assert_eq!(table.into_string(), round_table(scene).into_string());
                    let rows = players_by(scene, |row| kept.keep(row, || row.draw(scene)));
                    assert_eq!(rows.into_string(), players(scene).into_string());
                    let cards = hand_by(scene, |held| kept.keep(held, || held.draw(words)));
                    assert_eq!(cards.into_string(), hand(scene).into_string());
                    looks += 3;
                });
            }
        }
        assert!(kept.0.borrow().len() < looks / 2, "much is kept");
    }
}
