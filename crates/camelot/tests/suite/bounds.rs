//! How many decisions a game can have.

use camelot::{Camelot, Components, Heroes, Options, Sides};
use table::Game;

/// A colour has seven rounds of eight decisions, three with each of 16 placements, two with each line of the
/// Training Ground, 28 tiles, its choice before the game and the magician after it.
#[test]
fn the_bound_of_a_game_is_the_sum_of_its_parts() {
    let options = Options::new(4, Sides::BASIC, Heroes::Off, Components::printed()).unwrap();
    let lines = Components::printed().training_ground.lines.len() as u32;
    assert_eq!(Camelot::most_decisions(&options), 4 * (7 * 8 + 16 * 3 + lines * 2 + 28 + 2));
}
