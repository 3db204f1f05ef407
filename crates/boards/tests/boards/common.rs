//! Parts that stay are kept: over a whole game few of them have to be drawn anew.

use crate::comparing::counted;
use crate::support::{english, look, page, random_games};
use boards::artus::Pieces;
use table::{Eye, Seat};

#[test]
fn most_parts_are_drawn_once_for_many_looks() {
    let mut looks = 0;
    for moments in random_games(31) {
        for moment in &moments {
            let pieces = Pieces::new(&moment.events);
            for eye in [Eye::Spectator, Eye::Seat(Seat::new(0)), Eye::Seat(Seat::new(1))] {
                look(&moment.game, &pieces, english(eye), page);
                looks += 1;
            }
        }
    }
    let counted = counted();
    let parts = [
        ("artus shapes", 1),
        ("artus floor", 1),
        ("artus chairs", 1),
        ("artus top", 1),
        ("artus sitting", 1),
        ("artus player", 4),
        ("artus card", 8),
    ];
    for (name, pieces) in parts {
        let drawn = counted.get(name).copied().unwrap_or_default();
        assert!((1..looks * pieces / 2).contains(&drawn), "{name}: drawn {drawn} times for {looks} looks");
    }
}
