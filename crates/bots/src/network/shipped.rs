//! The networks that belong to the program. How they were taught is in `docs/learning.md`.

use super::Network;
use std::sync::LazyLock;

macro_rules! networks {
    ($($name:ident: $game:literal, $players:literal, $sum:literal;)*) => {
        $(static $name: LazyLock<Network> = LazyLock::new(|| {
            Network::read(bytes!($game, $players)).expect("a test reads it")
        });)*

        /// The network for a game with so many players, if there is one.
        pub(crate) fn shipped(game: &str, players: usize) -> Option<&'static Network> {
            match (game, players) {
                $(($game, $players) => Some(&$name),)*
                _ => None,
            }
        }

        /// All of them: the game, the players, the SHA-256 sum and the bytes of the file.
        #[cfg(test)]
        pub(super) const ALL: &[(&str, usize, &str, &[u8])] = &[$(($game, $players, $sum, bytes!($game, $players)),)*];
    };
}

macro_rules! bytes {
    ($game:literal, $players:literal) => {
        include_bytes!(concat!("../../networks/", $game, "-", $players, ".net"))
    };
}

networks! {
    ARTUS_FOR_TWO: "artus", 2, "be828b13f651380b308e06bda05a38d17d1cfa7a66f0802dd9f654cf52d087d1";
    ARTUS_FOR_THREE: "artus", 3, "11de8d8a887423184d33941336b92bf54f9ee7b164607d8084c50bb30a6564c9";
    ARTUS_FOR_FOUR: "artus", 4, "d7ba7eff5dea3db5dd5023193d0180deb57d839a3f3dbf1870b756e1b9fbd927";
}
