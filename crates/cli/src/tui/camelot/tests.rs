//! How the boards lie in rows.

use super::castle;
use super::rooms::{Part, columns, rows};
use camelot::{BoardName, Camelot};
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
