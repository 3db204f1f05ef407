//! The choice of what to play: a new game, a saved one, the rules, the language.

use super::Table;
use super::app::Services;
use super::new_game::{NewGame, Step};
use super::opening;
use super::pick::Cursor;
use super::saved_games::Saved;
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
pub(crate) enum MenuAction {
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
    pub(crate) fn key(&mut self, key: KeyCode, services: &Services) -> MenuAction {
        match self {
            Self::Main(cursor) => {
                if cursor.key(key, Item::ALL.len()) {
                    return MenuAction::Nothing;
                }
                let item = match key {
                    KeyCode::Enter => Some(Item::ALL[cursor.place(Item::ALL.len())]),
                    KeyCode::Char('?') => return MenuAction::Help,
                    KeyCode::Char(letter) => Item::ALL.into_iter().find(|item| item.letter() == letter),
                    _ => None,
                };
                item.map_or(MenuAction::Nothing, |item| self.choose(item, services))
            }
            Self::New(form) => match form.key(key) {
                Step::Stay => MenuAction::Nothing,
                Step::Back => self.back(Item::New),
                Step::Start => begin(form, services),
            },
            Self::Saved(saves, cursor) => match key {
                KeyCode::Esc | KeyCode::Char('q') => self.back(Item::Saved),
                KeyCode::Enter => match saves.get(cursor.place(saves.len())) {
                    Some(saved) => {
                        let table = opening::reopen(services.words, services.saves.as_ref(), &saved.path);
                        table.map_or_else(MenuAction::Tell, MenuAction::Sit)
                    }
                    None => self.back(Item::Saved),
                },
                _ => {
                    cursor.key(key, saves.len());
                    MenuAction::Nothing
                }
            },
        }
    }

    fn choose(&mut self, item: Item, services: &Services) -> MenuAction {
        match item {
            Item::New => *self = Self::New(NewGame::new(services.words)),
            Item::Saved => *self = Self::Saved(services.saves.list(), Cursor::default()),
            Item::Rules => return MenuAction::Rules,
            Item::Language => return MenuAction::Language,
            Item::Leave => return MenuAction::Leave,
        }
        MenuAction::Nothing
    }

    fn back(&mut self, item: Item) -> MenuAction {
        let place = Item::ALL.iter().position(|&other| other == item);
        *self = Self::Main(Cursor::at(place.unwrap_or_default()));
        MenuAction::Nothing
    }
}

fn begin(form: &NewGame, services: &Services) -> MenuAction {
    let players = match form.players(services.words) {
        Ok(players) => players,
        Err(text) => return MenuAction::Tell(text),
    };
    match opening::set_up(services.words, services.saves.as_ref(), form.game(), &form.options(), players) {
        Ok(Ok(table)) => MenuAction::Sit(table),
        Ok(Err(text)) => MenuAction::Tell(text),
        Err(_) => MenuAction::Tell(services.words.say("tui-no-file")),
    }
}
