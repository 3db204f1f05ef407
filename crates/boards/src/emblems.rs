//! The picture of each game on a start page, and a small one for lists: files of their own, the same in both themes.

use games::GameId;
use merlin::Module;

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

/// The picture of a module of Merlin, a square.
pub const fn module_emblem(module: Module) -> &'static str {
    match module {
        Module::Favor => include_str!("../emblems/merlin/favor.svg"),
        Module::Arthur => include_str!("../emblems/merlin/arthur.svg"),
        Module::Knights => include_str!("../emblems/merlin/knights.svg"),
        Module::Gold => include_str!("../emblems/merlin/gold.svg"),
        Module::Market => include_str!("../emblems/merlin/market.svg"),
        Module::Caerleon => include_str!("../emblems/merlin/caerleon.svg"),
        Module::Morgana => include_str!("../emblems/merlin/morgana.svg"),
        Module::Treasures => include_str!("../emblems/merlin/treasures.svg"),
        Module::Decree => include_str!("../emblems/merlin/decree.svg"),
    }
}

/// The picture of a set of modules to begin with, a square.
pub fn preset_emblem(preset: &str) -> Option<&'static str> {
    match preset {
        "first" => Some(include_str!("../emblems/merlin/first.svg")),
        "all" => Some(include_str!("../emblems/merlin/all.svg")),
        "surprise" => Some(include_str!("../emblems/merlin/surprise.svg")),
        "queenies" => Some(module_emblem(Module::Treasures)),
        "trade" => Some(module_emblem(Module::Gold)),
        "arthur" => Some(module_emblem(Module::Arthur)),
        "round-table" => Some(module_emblem(Module::Knights)),
        _ => None,
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

    #[test]
    fn every_module_has_a_picture_of_its_own() {
        let mut pictures: Vec<&str> = Module::ALL.into_iter().map(module_emblem).collect();
        pictures.extend(["first", "all", "surprise"].into_iter().filter_map(preset_emblem));
        for picture in &pictures {
            assert!(crate::png(picture).is_ok(), "{picture}");
        }
        pictures.sort_unstable();
        pictures.dedup();
        assert_eq!(pictures.len(), Module::ALL.len() + 3);
    }
}
