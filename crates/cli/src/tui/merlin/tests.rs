//! How the spaces lie around the rondel, and how a move is reached step by step.

use super::rondel::{SIZE, inside, place};
use super::{SMALLEST, steps};
use crate::tui::draw::text::width;
use merlin::{Mission, Move, Space};
use ratatui::layout::Rect;
use std::collections::BTreeSet;
use words::Words;

#[test]
fn no_space_lies_on_another_or_inside_the_ring() {
    let ring = Rect::new(0, 0, SIZE.0, SIZE.1);
    let inner = inside(ring);
    let mut taken = BTreeSet::new();
    for space in Space::all() {
        let (column, row) = place(space);
        for cell in (column..column + 5).flat_map(|column| [(column, row), (column, row + 1)]) {
            assert!(taken.insert(cell), "{space:?} lies on another");
            assert!(cell.0 < ring.width && cell.1 < ring.height, "{space:?} is on the screen");
            assert!(!inner.contains(cell.into()), "{space:?} leaves the middle free");
        }
    }
}

#[test]
fn opposite_spaces_lie_opposite_and_the_numbers_run_clockwise() {
    let (last, bottom) = (place(Space::new(7).expect("there are 24")).0, SIZE.1 - 2);
    for space in Space::all() {
        let ((column, row), (other, below)) = (place(space), place(space.opposite()));
        assert_eq!((column + other, row + below), (last, bottom), "{space:?}");
    }
    assert_eq!(place(Space::new(0).expect("there are 24")), (0, 0));
    assert!(SMALLEST.0 <= 47 && SMALLEST.1 <= 20, "it fits beside the list and above the log");
}

#[test]
fn a_move_is_reached_by_vassal_or_tile_first() {
    let read = |text: &str| text.parse::<Move>().expect("it is a move");
    let [one, other] = ["deploy lady black", "deploy lady brown"].map(read);
    assert_eq!(steps::steps(one), 2);
    assert!(steps::together(one, other, 0) && !steps::together(one, other, 1));
    let [here, there] = ["build 0,1 black", "build 0,2 black"].map(read);
    assert!(!steps::together(here, there, 0), "another tile");
    let [own, merlin] = ["die own 3", "die merlin 3"].map(read);
    assert_eq!(steps::steps(own), 1);
    assert!(!steps::together(own, merlin, 0));
}

#[test]
fn the_cursor_begins_at_nothing_that_is_given_up() {
    let read = |texts: &[&str]| -> Vec<Move> {
        texts.iter().map(|text| text.parse().expect("it is a move")).collect()
    };
    let moving = read(&["apple 1", "apple 2", "turn_die", "walk clockwise", "reverse"]);
    assert_eq!(steps::first_choice(&moving), 2, "after the apples and the flag");
    let acting = read(&["mirror", "forfeit", "deploy lady black", "deploy builder black"]);
    assert_eq!(steps::first_choice(&acting), 2, "the action");
    assert_eq!(steps::first_choice(&read(&["complete m07", "die own 3"])), 0, "a mission that is met");
    assert_eq!(steps::first_choice(&read(&["staff", "end"])), 1, "a staff is kept");
    assert_eq!(steps::first_choice(&read(&["forfeit"])), 0);
}

/// A mission with its marks fits the narrow list beside the board.
#[test]
fn every_mission_fits_in_its_line() {
    for lang in Words::languages() {
        let words = Words::new(lang).expect("the language exists");
        for mission in Mission::all() {
            let card = merlin::Components::printed().mission(mission);
            let asks = card.requirements().map(|own| format!("✓{}", super::signs::requirement(words, own)));
            let line = format!("{} {}", card.points, asks.collect::<Vec<_>>().join(" "));
            assert!(width(&line) <= 30, "{lang}: {line}");
        }
    }
}
