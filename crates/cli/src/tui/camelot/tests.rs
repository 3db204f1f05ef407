//! How the boards lie in rows, and how a move is reached step by step.

use super::rooms::{Part, columns, rows};
use super::{castle, steps};
use camelot::{BoardName, Camelot, Move};
use std::collections::BTreeSet;
use table::Game;

#[test]
fn every_field_stands_in_one_row_and_every_row_fits() {
    let components = Camelot::printed();
    let half = castle::SMALLEST.0 / 2 - 1;
    for name in BoardName::ALL {
        let mut seen = BTreeSet::new();
        for row in rows(components, name) {
            let wide: u16 = row
                .iter()
                .map(|part| match part {
                    Part::Field(place) => {
                        assert!(seen.insert(*place), "{name}: {place} stands twice");
                        columns(name)
                    }
                    Part::Text(text) => text.chars().count() as u16,
                })
                .sum();
            assert!(wide <= half, "{name}: {wide} columns");
        }
        assert_eq!(seen.len(), components.board(name).fields.len(), "{name}");
    }
}

#[test]
fn a_move_is_reached_by_shield_room_and_field() {
    let read = |text: &str| text.parse::<Move>().expect("it is a move");
    let [red, other] = ["place red rt_05", "place red rt_06"].map(read);
    assert_eq!(steps::steps(red), 2);
    assert!(steps::together(red, other, 0) && !steps::together(red, other, 1));
    let [table, chapel] = ["place any rt_05", "place any ch_1a"].map(read);
    assert_eq!(steps::steps(table), 3);
    assert!(steps::together(table, chapel, 0) && !steps::together(table, chapel, 1));
    assert!(!steps::together(red, table, 0), "another shield");
    let [none, two] = ["send 1 0", "send 1 2"].map(read);
    assert!(steps::together(none, two, 0) && !steps::together(none, two, 1));
    assert_eq!([steps::key_of(two, 0, 0), steps::key_of(two, 1, 0)], [Some('1'), Some('2')]);
}
