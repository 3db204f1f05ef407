//! The lessons that come with the program.

use crate::Lesson;
use games::GameId;
use rust_embed::RustEmbed;
use std::sync::LazyLock;

/// `<game>/<lesson>.toml`.
#[derive(RustEmbed)]
#[folder = "../../lessons"]
struct Files;

static ALL: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
    let mut paths: Vec<_> = Files::iter().filter(|path| path.ends_with(".toml")).collect();
    paths.sort();
    let read = |path: &str| {
        let text = String::from_utf8_lossy(&Files::get(path)?.data).into_owned();
        let id = path.rsplit('/').next()?.strip_suffix(".toml")?;
        // A test reads every file and says what is wrong with it.
        Lesson::read(id, &text).ok()
    };
    let mut all: Vec<Lesson> = paths.iter().filter_map(|path| read(path)).collect();
    // The first game of each game, then its settings, then its modules in the order of their names.
    all.sort_by_key(|lesson| (lesson.game.id(), lesson.topic.clone()));
    all
});

/// All lessons.
pub fn all() -> &'static [Lesson] {
    &ALL
}

/// The lessons of a game: the first game, then the short ones.
pub fn of_game(game: GameId) -> impl Iterator<Item = &'static Lesson> {
    all().iter().filter(move |lesson| lesson.game == game)
}

/// A lesson by its game and the name of its file.
pub fn find(game: &str, id: &str) -> Option<&'static Lesson> {
    all().iter().find(|lesson| lesson.game.id() == game && lesson.id == id)
}
