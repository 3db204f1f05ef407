//! The networks that belong to the program. How they were taught is in `docs/learning.md`.

use super::Network;
use std::sync::LazyLock;

macro_rules! networks {
    ($($name:ident: $game:literal, $players:pat, $file:literal, $sum:literal;)*) => {
        $(static $name: LazyLock<Network> = LazyLock::new(|| {
            Network::read(bytes!($file)).expect("a test reads it")
        });)*

        /// The network for a game with this number of players, if there is one.
        pub(crate) fn shipped(game: &str, players: usize) -> Option<&'static Network> {
            match (game, players) {
                $(($game, $players) => Some(&$name),)*
                _ => None,
            }
        }

        /// All of them: the game, the name of the file, its SHA-256 hash, its bytes, and the network.
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
    ARTUS_FOR_TWO: "artus", 2, "artus-2.net", "83bc9e3d8cdae8ecfbf88d249dd9430deb3f669c8a28ded2c10e2eb62bee225c";
    ARTUS_FOR_THREE: "artus", 3, "artus-3.net", "f72b09a74ac41f6bcbb6d6d9d8f335909afc8c255826c71870058663bc984ffb";
    ARTUS_FOR_FOUR: "artus", 4, "artus-4.net", "2ff93b90140add4f37668548c9bd4809507ea229fa85fa9a942738dd14b4241d";
    CAMELOT: "camelot", _, "camelot.net", "69db32930f3d7b0ce50e2185a55d8c98b02806e2bab36f4a878e921096435f0c";
    MERLIN: "merlin", _, "merlin.net", "fb146788a145da73f8df226f3ccedcfc0e008fbd5600bc5471ebed54d940a072";
}
