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
    ARTUS_FOR_TWO: "artus", 2, "artus-2.net", "85deb3c6999025183ce075ca9bcb96b436f15420096f049cd7a42a164b65a408";
    ARTUS_FOR_THREE: "artus", 3, "artus-3.net", "fe5d51534362751c23b952bd277c50578dc0eee88d6a60a7d73092155098556e";
    ARTUS_FOR_FOUR: "artus", 4, "artus-4.net", "b649533f5e46433819cd8a72f82d82c55027fc17d46a17d754ea047653ce0622";
    CAMELOT: "camelot", _, "camelot.net", "cc2b70b2307c529283390cf30581844c9e696ce855c62581e290d0150028a2c9";
    MERLIN: "merlin", _, "merlin.net", "9a4a952d449756b7b9c29970f0c50f840cc38da03b0717baae0baf83e4620ad7";
}
