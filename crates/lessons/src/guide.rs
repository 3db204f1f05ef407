//! Guides: the rules of a game in three minutes, those of a module in one, as text with pictures. Read from
//! `guides/`, where each sentence stands in every language. Which picture is drawn for a name is known to
//! `boards` alone.

use crate::Text;
use games::GameId;
use rust_embed::RustEmbed;
use serde::Deserialize;
use std::sync::LazyLock;

/// `<game>.toml`, and `<game>/<module>.toml`.
#[derive(RustEmbed)]
#[folder = "../../guides"]
struct Files;

/// How the parts of a section stand on the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Show {
    /// One picture with its text beside it.
    Wide,
    /// Up to four pictures in a row, counted.
    Steps,
    /// Up to four upright pictures in a row.
    Rooms,
    /// Two large pictures.
    Pair,
    /// A small picture beside each text.
    Notes,
}

/// A picture with its text.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Part {
    /// The name of the picture.
    pub picture: String,
    /// What the picture shows, for whoever does not see it.
    pub alt: Text,
    /// What stands above the text.
    pub title: Option<Text>,
    /// The text, in Markdown: paragraphs and what is stressed.
    pub text: Text,
    /// The clauses that say it exactly.
    pub clauses: Vec<String>,
}

/// Parts under one heading.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Section {
    /// Its name in links.
    pub id: String,
    /// How its parts stand on the page.
    pub show: Show,
    /// The heading.
    pub title: Text,
    /// What is said before the parts.
    pub text: Option<Text>,
    /// The parts.
    pub parts: Vec<Part>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GameFile {
    game: String,
    title: Text,
    about: Text,
    sections: Vec<Section>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ModuleFile {
    game: String,
    module: String,
    about: Text,
    parts: Vec<Part>,
}

/// The rules of a game, to be read before the first game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guide {
    /// The game.
    pub game: GameId,
    /// What the page is called.
    pub title: Text,
    /// What stands below.
    pub about: Text,
    /// The sections.
    pub sections: Vec<Section>,
}

/// The rules of a module, to be read on top.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ModuleGuide {
    /// The game.
    pub game: GameId,
    /// The module, by its identifier.
    pub module: String,
    /// The module in a sentence.
    pub about: Text,
    /// The parts.
    pub parts: Vec<Part>,
}

impl Guide {
    /// Reads a guide.
    ///
    /// # Errors
    /// What is wrong with the file.
    pub fn read(text: &str) -> Result<Self, String> {
        let file: GameFile = toml::from_str(text).map_err(|error| error.to_string())?;
        let game = file.game.parse().map_err(|_| format!("there is no game called {:?}", file.game))?;
        Ok(Self { game, title: file.title, about: file.about, sections: file.sections })
    }

    /// The guide of a game. A test makes sure that each has one.
    pub fn of(game: GameId) -> Option<&'static Self> {
        GUIDES.0.iter().find(|guide| guide.game == game)
    }
}

impl ModuleGuide {
    /// Reads the guide of a module.
    ///
    /// # Errors
    /// What is wrong with the file.
    pub fn read(text: &str) -> Result<Self, String> {
        let file: ModuleFile = toml::from_str(text).map_err(|error| error.to_string())?;
        let game = file.game.parse().map_err(|_| format!("there is no game called {:?}", file.game))?;
        Ok(Self { game, module: file.module, about: file.about, parts: file.parts })
    }

    /// The guide of a module. A test makes sure that each has one.
    pub fn of(game: GameId, module: &str) -> Option<&'static Self> {
        GUIDES.1.iter().find(|guide| guide.game == game && guide.module == module)
    }
}

/// All guides: of the games, and of modules. A test reads every file and says what is wrong with it.
static GUIDES: LazyLock<(Vec<Guide>, Vec<ModuleGuide>)> = LazyLock::new(|| {
    let mut paths: Vec<_> = Files::iter().filter(|path| path.ends_with(".toml")).collect();
    paths.sort();
    let text = |path: &str| Files::get(path).map(|file| String::from_utf8_lossy(&file.data).into_owned());
    let (of_modules, of_games): (Vec<_>, Vec<_>) = paths.into_iter().partition(|path| path.contains('/'));
    (
        of_games.iter().filter_map(|path| Guide::read(&text(path)?).ok()).collect(),
        of_modules.iter().filter_map(|path| ModuleGuide::read(&text(path)?).ok()).collect(),
    )
});
