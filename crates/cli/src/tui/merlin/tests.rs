//! How the spaces lie around the rondel.

use super::SMALLEST;
use super::rondel::{SIZE, inside, place};
use merlin::Space;
use ratatui::layout::Rect;
use std::collections::BTreeSet;

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
fn the_spaces_of_the_inner_ring_lie_side_by_side() {
    let components = merlin::Components::printed();
    let options = merlin::Options::new(2, components).expect("two players");
    let arthur = merlin::Modules::from_iter([merlin::Module::Arthur]);
    let options = options.with(arthur, merlin::Variants::NONE).expect("Arthur needs no other module");
    let mut taken = BTreeSet::new();
    for space in options.layout().spaces(merlin::Ring::Inner) {
        let (column, row) = super::inner_ring::place(space);
        assert!(taken.insert((column, row)) && column + 6 <= SIZE.0 && row < 4, "{space:?}");
    }
    assert_eq!(taken.len(), 13);
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
