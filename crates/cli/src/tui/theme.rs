//! Colours and weights. Every meaning is carried by a shape or a word first, so that the table can be read without
//! any colour, as `NO_COLOR` asks for.

use ratatui::style::{Color, Modifier, Style};
use table::Seat;

/// How things are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Theme {
    colour: bool,
}

/// The heraldic charge of each seat's colour: disc, lozenge, cross, star, chevron.
const CHARGES: [&str; Seat::MOST] = ["●", "◆", "✚", "★", "▲"];

impl Theme {
    /// With colours.
    #[cfg(test)]
    pub(crate) const COLOURED: Self = Self { colour: true };
    /// Without any colour, only bold, dim, underlined and reversed.
    pub(crate) const PLAIN: Self = Self { colour: false };

    /// Colours unless the environment asks for none.
    pub(crate) fn of_environment() -> Self {
        Self { colour: std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()) }
    }

    /// A style, without its colours where none are wanted.
    pub(crate) const fn paint(self, style: Style) -> Style {
        if self.colour { style } else { Style { fg: None, bg: None, ..style } }
    }

    /// One colour of the 256 on another, where colours are wanted.
    pub(crate) const fn on(self, ink: u8, ground: u8) -> Style {
        self.paint(Style::new().fg(Color::Indexed(ink)).bg(Color::Indexed(ground)))
    }

    /// Text in one of the 256 colours, where colours are wanted.
    pub(crate) const fn ink(self, ink: u8) -> Style {
        self.paint(Style::new().fg(Color::Indexed(ink)))
    }

    /// Headings.
    pub(crate) const fn title(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// What explains and does not decide.
    pub(crate) const fn faded(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// What can be done now, and keys.
    pub(crate) const fn gold(self) -> Style {
        self.ink(172).add_modifier(Modifier::BOLD)
    }

    /// Where the cursor is.
    pub(crate) const fn cursor(self) -> Style {
        if self.colour {
            self.on(16, 214).add_modifier(Modifier::BOLD)
        } else {
            Style::new().add_modifier(Modifier::REVERSED)
        }
    }

    /// Points: gains in green, losses in wine red.
    pub(crate) const fn points(self, points: i32) -> Style {
        let style = if points > 0 {
            self.ink(35)
        } else if points < 0 {
            self.ink(167)
        } else {
            Style::new()
        };
        style.add_modifier(Modifier::BOLD)
    }

    /// What threatens or fails.
    pub(crate) const fn danger(self) -> Style {
        self.ink(167).add_modifier(Modifier::BOLD)
    }

    /// The colour of a seat, as a shield the charge is drawn on.
    pub(crate) const fn shield(self, seat: Seat) -> Style {
        let style = match seat.index() {
            0 => self.on(231, 237),
            1 => self.on(231, 25),
            2 => self.on(231, 124),
            3 => self.on(16, 223),
            _ => self.on(231, 28),
        };
        style.add_modifier(Modifier::BOLD)
    }

    /// The charge of a seat.
    pub(crate) fn charge(self, seat: Seat) -> &'static str {
        CHARGES[seat.index()]
    }
}
