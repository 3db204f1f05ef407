//! The picture of a game on the start page: its own board in a scene worth seeing.

use artus::{Artus, Components};
use boards::artus::{Pick, Pieces, Scene, round_table};
use games::GameId;
use std::sync::LazyLock;
use table::{Eye, Game};
use words::Words;

/// The scene of Artus: the example position of the rules.
const ARTUS: &str = include_str!("emblem-artus.toml");

/// The picture of a game, as SVG.
pub(super) fn emblem(game: GameId) -> &'static str {
    static OF_ARTUS: LazyLock<String> = LazyLock::new(|| {
        let game = Artus::from_position(ARTUS, Components::printed()).expect("a test reads the scene");
        let view = game.view(Eye::Spectator);
        let pieces = Pieces::seated(&view.open.table);
        let words = Words::best([]);
        let scene =
            Scene { words, view, me: None, names: &[], offers: &[], pick: Pick::default(), pieces: &pieces };
        round_table(&scene).into_string()
    });
    match game {
        GameId::Artus => &OF_ARTUS,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_picture() {
        for game in GameId::ALL {
            assert!(emblem(game).starts_with("<svg"), "{game}");
        }
    }
}
