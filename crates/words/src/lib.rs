//! German and English: everything a game can say, and the clauses of its rules.
//!
//! A language is a folder `locales/<lang>` with Fluent files and a folder `docs/rules/<lang>` with the rules;
//! the list of languages follows from the folders. [`Words`] is one language, cheap to copy.
//!
//! ```
//! use words::{Words, artus};
//!
//! let words = Words::best(["de_AT.UTF-8", "en"]);
//! assert_eq!(words.lang(), "de");
//! let card = "knight_3_6".parse()?;
//! assert_eq!(artus::card(words, card), "Ritterkarte 3–6");
//! assert_eq!(artus::card_does(words, card), "Einer deiner Ritter zieht 3 bis 6 Stühle vorwärts.");
//! # Ok::<(), table::Unreadable>(())
//! ```
//!
//! Deliberately absent: states (only views and events are put into words), colours, layout, and input.

pub mod artus;
mod brief;
pub mod camelot;
mod explanation;
mod loader;
pub mod merlin;
mod message_cache;
mod numbers;
mod record;
mod rules;
mod sheet;
mod table;

pub use explanation::{Explanation, Fact};
pub use loader::Value;
pub use rules::Rule;
pub use sheet::{SeatSheet, Sheet};

use ::table::Seat;
use games::{AnyEvent, AnyMove, AnyRefusal, AnyView, GameId, Setting};

/// A language.
#[derive(Clone, Copy)]
pub struct Words {
    language: &'static loader::Language,
    /// Whether Merlin's districts cover the principalities at the table that is spoken of (CRL-2.1).
    districts: bool,
}

impl Words {
    /// The same language, for whatever is said of this table: with Caerleon a principality is a district (CRL-2.1).
    #[must_use]
    pub fn at(self, view: &AnyView<'_>) -> Self {
        match view {
            AnyView::Artus(_) | AnyView::Camelot(_) => self,
            AnyView::Merlin(own) => merlin::at(self, &own.open.layout),
        }
    }

    /// An event as one sentence of the log.
    pub fn event(&self, event: &AnyEvent, names: &[String]) -> String {
        match event {
            AnyEvent::Artus(own) => artus::event(*self, own, names),
            AnyEvent::Camelot(own, owners) => camelot::event(*self, own, owners, names),
            AnyEvent::Merlin(own, layout) => merlin::event(*self, layout, own, names),
        }
    }

    /// A move as a short line to choose from; its points are told by [`brings`](Self::brings), its card by
    /// [`heading`](Self::heading).
    pub fn choice(&self, choice: &AnyMove, view: &AnyView<'_>, seat: Seat, names: &[String]) -> String {
        match (choice, view) {
            (AnyMove::Artus(own), AnyView::Artus(view)) => artus::choice(*self, *own, view, seat, names),
            (AnyMove::Camelot(own), AnyView::Camelot(view)) => {
                camelot::choice(*self, *own, view, seat, names)
            }
            (AnyMove::Merlin(own), AnyView::Merlin(view)) => merlin::choice(*self, *own, view, seat, names),
            // A move of another game than the one looked at is only its text.
            (
                AnyMove::Artus(_) | AnyMove::Camelot(_) | AnyMove::Merlin(_),
                AnyView::Artus(_) | AnyView::Camelot(_) | AnyView::Merlin(_),
            ) => choice.to_string(),
        }
    }

    /// What choices like this one are listed under, such as the card that is played; to be asked of
    /// [`at`](Self::at) the table.
    pub fn heading(&self, choice: &AnyMove) -> Option<String> {
        match choice {
            AnyMove::Artus(own) => artus::heading(*self, *own),
            AnyMove::Camelot(own) => camelot::heading(*self, *own),
            AnyMove::Merlin(own) => merlin::heading(*self, *own),
        }
    }

    /// A move with what it is listed under, for where it stands alone.
    pub fn whole_choice(&self, choice: &AnyMove, view: &AnyView<'_>, seat: Seat, names: &[String]) -> String {
        let text = self.choice(choice, view, seat, names);
        match self.at(view).heading(choice) {
            Some(heading) => {
                self.say_with("table-move", &[("heading", heading.into()), ("move", text.into())])
            }
            None => text,
        }
    }

    /// The points a move brings at once; nothing for moves that never bring any.
    pub fn brings(&self, choice: &AnyMove, view: &AnyView<'_>, seat: Seat) -> Option<i32> {
        match (choice, view) {
            (AnyMove::Artus(own), AnyView::Artus(view)) => artus::brings(*own, view, seat),
            (AnyMove::Camelot(own), AnyView::Camelot(view)) => camelot::brings(*own, view),
            (AnyMove::Merlin(own), AnyView::Merlin(view)) => merlin::brings(*own, view, seat),
            (
                AnyMove::Artus(_) | AnyMove::Camelot(_) | AnyMove::Merlin(_),
                AnyView::Artus(_) | AnyView::Camelot(_) | AnyView::Merlin(_),
            ) => None,
        }
    }

    /// What the thing chosen by a move does, such as a card or a space; nothing where the move itself says all.
    pub fn explains(&self, choice: &AnyMove, view: &AnyView<'_>, seat: Seat) -> Option<String> {
        match (choice, view) {
            (AnyMove::Artus(own), AnyView::Artus(_)) => artus::explains(*self, *own),
            (AnyMove::Camelot(own), AnyView::Camelot(view)) => camelot::explains(*self, *own, view),
            (AnyMove::Merlin(own), AnyView::Merlin(view)) => merlin::explains(*self, *own, view, seat),
            (
                AnyMove::Artus(_) | AnyMove::Camelot(_) | AnyMove::Merlin(_),
                AnyView::Artus(_) | AnyView::Camelot(_) | AnyView::Merlin(_),
            ) => None,
        }
    }

    /// A refusal as a sentence: what forbids the move, and what would be allowed.
    pub fn refusal(&self, refusal: &AnyRefusal, names: &[String]) -> String {
        match refusal {
            AnyRefusal::Artus(own) => artus::refusal(*self, own, names),
            AnyRefusal::Camelot(own) => camelot::refusal(*self, own, names),
            AnyRefusal::Merlin(own, layout) => merlin::refusal(*self, layout, own, names),
        }
    }

    /// The name of a game.
    pub fn game(&self, game: GameId) -> String {
        match game {
            GameId::Artus => self.say("artus-name"),
            GameId::Camelot => self.say("camelot-name"),
            GameId::Merlin => self.say("merlin-name"),
        }
    }

    /// What a bot of a style likes in a game; nothing if it likes everything alike.
    pub fn bot_style(&self, game: GameId, style: &str) -> Option<String> {
        let key = format!("people-style-{style}");
        self.has(&key).then(|| self.say_with(&key, &[("game", game.id().into())]))
    }

    /// What is decided before a game, such as the rule set.
    pub fn setting(&self, game: GameId, setting: &Setting) -> String {
        match setting.key {
            "players" => self.say("table-setting-players"),
            key => self.say(&format!("{game}-setting-{key}")),
        }
    }

    /// A value that can be chosen for it.
    pub fn setting_value(&self, game: GameId, setting: &Setting, value: &str) -> String {
        match setting.key {
            "players" => value.to_owned(),
            key => self.say(&format!("{game}-setting-{key}-{value}")),
        }
    }

    /// The options of a game in words, without the number of players: `beginner game`.
    pub fn options(&self, game: GameId, options: &str) -> String {
        let value = |setting: &Setting| {
            let parts = options.split_whitespace().filter_map(|part| part.split_once('='));
            let value = parts.clone().find(|(key, _)| *key == setting.key)?.1;
            let chosen = setting.chosen(value).into_iter().filter(|_| setting.key != "players");
            let names: Vec<String> = chosen.map(|one| self.setting_value(game, setting, one)).collect();
            (!names.is_empty()).then(|| names.join(", "))
        };
        game.settings().iter().filter_map(value).collect::<Vec<_>>().join(", ")
    }

    /// The name of a category of a game's scores by its identifier; an unknown one stands for itself.
    pub fn category(&self, game: GameId, id: &str) -> String {
        let name = match game {
            GameId::Artus => id.parse().map(|category| artus::category(*self, category)),
            GameId::Camelot => id.parse().map(|category| camelot::category(*self, category)),
            GameId::Merlin => id.parse().map(|category| merlin::category(*self, category)),
        };
        name.unwrap_or_else(|_| id.to_owned())
    }

    /// Points somebody has in all: `5`, `−3`, `0`.
    pub fn total(&self, points: i32) -> String {
        number(points)
    }

    /// Points somebody gains or loses, with their sign: `+5`, `−3`, `0`.
    pub fn signed(&self, points: i32) -> String {
        if points > 0 { format!("+{points}") } else { number(points) }
    }
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Words({})", self.lang())
    }
}

impl PartialEq for Words {
    fn eq(&self, other: &Self) -> bool {
        self.lang() == other.lang()
    }
}

impl Eq for Words {}

/// A number with a real minus sign.
fn number(number: i32) -> String {
    number.to_string().replace('-', "−")
}

/// A text that begins a line.
fn begin_large(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}
