//! What bots like besides winning, so that those at one table differ.
//!
//! A style is a small weight on where points come from. It changes what a bot sees in its own situations and
//! nothing else: not the rules, not what others are thought to want, not how hard it thinks.

use crate::{Judge, Level};
use table::{Eye, Seat, named};

named! {
    /// What a bot likes.
    Style, "style" {
        /// Nothing more than anything else.
        Balanced = "balanced",
        /// Goals that are set: missions, grail tiles, scoring cards.
        Missions = "missions",
        /// What is not certain yet, rather than points at once.
        Daring = "daring",
        /// To have more than others where that counts: territories, the red room, the princes around the king.
        Influence = "influence",
    }
}

impl Style {
    /// The style of a bot in a seat, as its name and its face go with the seat: so bots at one table differ.
    /// Those who play at random or misjudge much have none.
    pub const fn of(level: Level, seat: Seat) -> Self {
        match level {
            Level::Random | Level::Novice => Self::Balanced,
            Level::Casual | Level::Skilled | Level::Expert | Level::Master => match seat.index() {
                1 => Self::Missions,
                2 => Self::Daring,
                3 => Self::Influence,
                _ => Self::Balanced,
            },
        }
    }

    /// The points a seat of this style sees in a situation besides those it is worth.
    pub(crate) fn fancied<G: Judge>(self, game: &G, seat: Seat) -> Option<f64> {
        match self {
            Self::Balanced => None,
            Self::Missions | Self::Daring | Self::Influence => {
                Some(G::fancied(&game.view(Eye::Seat(seat)), seat, self))
            }
        }
    }

    /// What a situation looks like to a seat of this style that is worth so many points without it. To a
    /// balanced seat it is the same to the last bit: not even 0 is added.
    pub(crate) fn sees<G: Judge>(self, game: &G, seat: Seat, points: f64) -> f64 {
        self.fancied(game, seat).map_or(points, |fancied| points + fancied)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_at_a_table_with_one_person_differ() {
        for level in [Level::Casual, Level::Skilled, Level::Expert, Level::Master] {
            let mut styles: Vec<Style> =
                (1..Seat::MOST).map(|seat| Style::of(level, Seat::new(seat))).collect();
            styles.sort_unstable();
            styles.dedup();
            assert_eq!(styles.len(), Style::ALL.len(), "{level}: {styles:?}");
        }
    }

    #[test]
    fn who_plays_at_random_or_misjudges_much_likes_nothing() {
        for seat in (0..Seat::MOST).map(Seat::new) {
            assert_eq!(Style::of(Level::Random, seat), Style::Balanced);
            assert_eq!(Style::of(Level::Novice, seat), Style::Balanced);
        }
    }
}
