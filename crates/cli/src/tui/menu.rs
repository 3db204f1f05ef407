//! The choice of what to play: a new game, a saved one, the rules, the language.

use super::Table;
use super::app::Hall;
use super::new_game::{NewGame, Step};
use super::opening;
use super::pick::Cursor;
use super::shelf::Saved;
use ratatui::crossterm::event::KeyCode;

/// Where in the menu the person is.
pub(crate) enum Menu {
    /// At its beginning.
    Main(Cursor),
    /// Setting up a new game.
    New(NewGame),
    /// Choosing a saved game.
    Saved(Vec<Saved>, Cursor),
}

/// What the menu offers at its beginning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Item {
    New,
    Saved,
    Rules,
    Language,
    Leave,
}

impl Item {
    /// All items, in their order.
    pub(crate) const ALL: [Self; 5] = [Self::New, Self::Saved, Self::Rules, Self::Language, Self::Leave];

    /// The letter that chooses it.
    pub(crate) const fn letter(self) -> char {
        match self {
            Self::New => 'n',
            Self::Saved => 's',
            Self::Rules => 'r',
            Self::Language => 'l',
            Self::Leave => 'q',
        }
    }

    /// What it says.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::New => "tui-menu-new",
            Self::Saved => "tui-menu-saved",
            Self::Rules => "tui-menu-rules",
            Self::Language => "tui-menu-language",
            Self::Leave => "tui-menu-leave",
        }
    }
}

/// What is to be done for the person in the menu.
pub(crate) enum Errand {
    Nothing,
    /// Sit down at this table.
    Sit(Table),
    Tell(String),
    Rules,
    Help,
    Language,
    Leave,
}

impl Menu {
    pub(crate) fn new() -> Self {
        Self::Main(Cursor::default())
    }

    /// What a key does.
    pub(crate) fn key(&mut self, key: KeyCode, hall: &Hall) -> Errand {
        match self {
            Self::Main(cursor) => {
                if cursor.key(key, Item::ALL.len()) {
                    return Errand::Nothing;
                }
                let item = match key {
                    KeyCode::Enter => Some(Item::ALL[cursor.place(Item::ALL.len())]),
                    KeyCode::Char('?') => return Errand::Help,
                    KeyCode::Char(letter) => Item::ALL.into_iter().find(|item| item.letter() == letter),
                    _ => None,
                };
                item.map_or(Errand::Nothing, |item| self.choose(item, hall))
            }
            Self::New(form) => match form.key(key) {
                Step::Stay => Errand::Nothing,
                Step::Back => self.back(Item::New),
                Step::Start => begin(form, hall),
            },
            Self::Saved(saves, cursor) => match key {
                KeyCode::Esc | KeyCode::Char('q') => self.back(Item::Saved),
                KeyCode::Enter => match saves.get(cursor.place(saves.len())) {
                    Some(saved) => {
                        let table = opening::lay_again(hall.words, hall.shelf.as_ref(), &saved.path);
                        table.map_or_else(Errand::Tell, Errand::Sit)
                    }
                    None => self.back(Item::Saved),
                },
                _ => {
                    cursor.key(key, saves.len());
                    Errand::Nothing
                }
            },
        }
    }

    fn choose(&mut self, item: Item, hall: &Hall) -> Errand {
        match item {
            Item::New => *self = Self::New(NewGame::new(hall.words)),
            Item::Saved => *self = Self::Saved(hall.shelf.list(), Cursor::default()),
            Item::Rules => return Errand::Rules,
            Item::Language => return Errand::Language,
            Item::Leave => return Errand::Leave,
        }
        Errand::Nothing
    }

    fn back(&mut self, item: Item) -> Errand {
        let place = Item::ALL.iter().position(|&other| other == item);
        *self = Self::Main(Cursor::at(place.unwrap_or_default()));
        Errand::Nothing
    }
}

fn begin(form: &NewGame, hall: &Hall) -> Errand {
    let players = match form.players(hall.words) {
        Ok(players) => players,
        Err(text) => return Errand::Tell(text),
    };
    match opening::set_up(hall.words, hall.shelf.as_ref(), form.game(), &form.options(), players) {
        Ok(Ok(table)) => Errand::Sit(table),
        Ok(Err(text)) => Errand::Tell(text),
        Err(_) => Errand::Tell(hall.words.say("tui-no-file")),
    }
}
