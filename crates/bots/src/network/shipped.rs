//! The networks that belong to the program. How they were taught is in `docs/learning.md`.

use super::Network;
use std::sync::LazyLock;

macro_rules! networks {
    ($($name:ident: $game:literal, $players:pat, $file:literal, $sum:literal;)*) => {
        $(static $name: LazyLock<Network> = LazyLock::new(|| {
            Network::read(bytes!($file)).expect("a test reads it")
        });)*

        /// The network for a game with so many players, if there is one.
        pub(crate) fn shipped(game: &str, players: usize) -> Option<&'static Network> {
            match (game, players) {
                $(($game, $players) => Some(&$name),)*
                _ => None,
            }
        }

        /// All of them: the game, the name of the file, its SHA-256 sum, its bytes, and the network.
        #[cfg(test)]
        pub(super) static ALL: &[(&str, &str, &str, &[u8], &LazyLock<Network>)] =
            &[$(($game, $file, $sum, bytes!($file), &$name),)*];
    };
}

macro_rules! bytes {
    ($file:literal) => {
        include_bytes!(concat!("../../networks/", $file))
    };
}

networks! {
    ARTUS_FOR_TWO: "artus", 2, "artus-2.net", "be828b13f651380b308e06bda05a38d17d1cfa7a66f0802dd9f654cf52d087d1";
    ARTUS_FOR_THREE: "artus", 3, "artus-3.net", "11de8d8a887423184d33941336b92bf54f9ee7b164607d8084c50bb30a6564c9";
    ARTUS_FOR_FOUR: "artus", 4, "artus-4.net", "d7ba7eff5dea3db5dd5023193d0180deb57d839a3f3dbf1870b756e1b9fbd927";
    CAMELOT: "camelot", _, "camelot.net", "e892b3b7618536c20d76b9abd76d61c2966271e62ab2cedb5095ae7e9cd703ad";
}
