//! The picture of each game on a start page, and a small one for lists: files of their own, the same in both themes.

use games::GameId;

/// The picture of a game, 416 by 236.
pub const fn emblem(game: GameId) -> &'static str {
    match game {
        GameId::Artus => include_str!("../emblems/artus.svg"),
        GameId::Camelot => include_str!("../emblems/camelot.svg"),
        GameId::Merlin => include_str!("../emblems/merlin.svg"),
    }
}

/// The small picture of a game, a square.
pub const fn small_emblem(game: GameId) -> &'static str {
    match game {
        GameId::Artus => include_str!("../emblems/artus-small.svg"),
        GameId::Camelot => include_str!("../emblems/camelot-small.svg"),
        GameId::Merlin => include_str!("../emblems/merlin-small.svg"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_both_pictures_and_they_can_be_drawn() {
        for game in GameId::ALL {
            for picture in [emblem(game), small_emblem(game)] {
                assert!(crate::png(picture).is_ok(), "{game}");
            }
        }
    }
}
