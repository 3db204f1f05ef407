//! What the house knows of whoever sits on a seat besides the name, as it stands on the card of a player:
//! that it is a bot and how well it plays, what it likes, and the time that is left.

use crate::beasts::{beast, beast_at};
use games::GameId;
use maud::{Markup, html};
use table::Seat;
use words::Words;

/// Whoever sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Sitter {
    /// The level of a bot; nothing for a person.
    pub bot: Option<&'static str>,
    /// The game and the style of a bot that likes something in it.
    pub style: Option<(GameId, &'static str)>,
    /// The time that is left, where clocks run.
    pub clock: Option<Clock>,
}

/// A clock of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Clock {
    /// How many milliseconds are left.
    pub left: i64,
    /// Whether it runs now: the page then counts on by itself.
    pub runs: bool,
}

impl Sitter {
    /// The sitter of a seat; nothing is known outside of a house.
    pub(crate) fn of(all: &[Self], seat: Seat) -> Self {
        all.get(seat.index()).copied().unwrap_or_default()
    }

    /// The face of a bot, which says how well it plays.
    pub(crate) fn face(self, words: Words, seat: Seat) -> Markup {
        html! {
            @if self.bot.is_some() {
                @let label = self.label(words);
                span class="player-bot" role="img" aria-label=(label) title=(label) { (beast(seat)) }
            }
        }
    }

    /// The face of a bot inside of a drawing, in a square at this place.
    pub(crate) fn face_at(self, words: Words, seat: Seat, (x, y): (f64, f64), size: f64) -> Markup {
        html! {
            @if self.bot.is_some() { g role="img" aria-label=(self.label(words)) { (beast_at(seat, x, y, size)) } }
        }
    }

    /// What a bot is called beside its name.
    fn label(self, words: Words) -> String {
        let level = self.bot.map(|level| words.say(&format!("people-level-{level}")));
        let label = words.say_with("boards-bot", &[("level", level.unwrap_or_default().into())]);
        match self.style.and_then(|(game, style)| words.bot_style(game, style)) {
            Some(likes) => format!("{label}. {likes}"),
            None => label,
        }
    }

    /// The time that is left, in minutes and seconds.
    pub(crate) fn time(self, words: Words) -> Markup {
        html! {
            @if let Some(Clock { left, runs }) = self.clock {
                span class="player-clock" data-left=(left) data-runs=[runs.then_some("yes")] {
                    span class="quiet" { (words.say("boards-clock")) " " }
                    time { (format!("{}:{:02}", left / 60_000, left / 1000 % 60)) }
                }
            }
        }
    }
}
