//! The shapes and colours of Camelot: every colour has its charge, so that the castle can be read without any colour.

use super::super::theme::Theme;
use camelot::{Colour, Figure, Mission, Occupant, PrintedField, Room, Shield, Task};
use ratatui::style::{Modifier, Style};
use words::Words;

/// The charge of a colour: disc, lozenge, cross, star, chevron.
pub(crate) const fn charge(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "●",
        Colour::Yellow => "◆",
        Colour::Green => "✚",
        Colour::Blue => "★",
        Colour::Violet => "▲",
    }
}

/// The colours of a colour's pieces.
pub(crate) const fn badge(theme: Theme, colour: Colour) -> Style {
    let style = match colour {
        Colour::Red => theme.on(231, 124),
        Colour::Yellow => theme.on(16, 220),
        Colour::Green => theme.on(231, 28),
        Colour::Blue => theme.on(231, 25),
        Colour::Violet => theme.on(231, 91),
    };
    style.add_modifier(Modifier::BOLD)
}

/// Who stands on a field, in one column.
pub(crate) const fn piece(theme: Theme, occupant: Occupant) -> (&'static str, Style) {
    match occupant {
        Occupant::Of(colour, Figure::Knight) => (charge(colour), badge(theme, colour)),
        Occupant::Of(colour, Figure::BlackKnight) => ("♞", badge(theme, colour)),
        Occupant::Of(colour, Figure::Magician) => ("♗", badge(theme, colour)),
        Occupant::Neutral => ("■", theme.faded()),
    }
}

/// The colour of a room, for its name.
pub(crate) const fn room(theme: Theme, room: Room) -> Style {
    let style = match room {
        Room::Red => theme.ink(167),
        Room::Green => theme.ink(35),
        Room::Blue => theme.ink(75),
        Room::Yellow => theme.ink(178),
        Room::Secret => theme.ink(140),
    };
    style.add_modifier(Modifier::BOLD)
}

/// The colour of a shield in two letters, as it stands before the name of its room.
pub(crate) fn letters(words: Words, shield: Shield) -> String {
    words.say(match shield {
        Shield::Red => "tui-camelot-short-red",
        Shield::Green => "tui-camelot-short-green",
        Shield::Blue => "tui-camelot-short-blue",
        Shield::Yellow => "tui-camelot-short-yellow",
        Shield::Any => "tui-camelot-short-any",
        Shield::Violet => "tui-camelot-short-violet",
    })
}

/// The colour of a room in two letters.
pub(crate) fn letters_of_room(words: Words, room: Room) -> String {
    letters(
        words,
        match room {
            Room::Red => Shield::Red,
            Room::Green => Shield::Green,
            Room::Blue => Shield::Blue,
            Room::Yellow => Shield::Yellow,
            Room::Secret => Shield::Violet,
        },
    )
}

/// A mission card in as few columns as possible: `Re+Gr`, `2♞:4`.
pub(crate) fn card(words: Words, mission: Mission) -> String {
    match mission.task {
        Task::Shields(shields) => {
            shields.iter().map(|shield| letters(words, shield)).collect::<Vec<_>>().join("+")
        }
        Task::Special { points } => format!("{}♞:{points}", mission.cost()),
    }
}

/// What is printed on a field besides its points, most important first, in one column.
pub(crate) const fn effect(field: &PrintedField) -> &'static str {
    if field.extra.is_some() {
        "+"
    } else if field.tree {
        "♣"
    } else if field.grail > 0 {
        "◇"
    } else if field.hearts > 0 {
        "♥"
    } else {
        ""
    }
}
