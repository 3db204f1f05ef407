//! Shields for lists of players, outside of any game.

use crate::heraldry::{Colour, shield_icon};
use games::GameId;
use maud::{Markup, html};
use table::Seat;

/// The shield of a seat in a game, as a picture in a line of text.
pub fn shield(game: GameId, seat: Seat) -> Markup {
    html! { (shield_icon(colour(game, seat))) }
}

/// The paint of a seat in a game: a value for `stroke` or `fill`.
pub fn paint(game: GameId, seat: Seat) -> &'static str {
    colour(game, seat).paint()
}

/// What the colour of a seat is called in the identifiers of texts: `black`.
pub fn colour_name(game: GameId, seat: Seat) -> &'static str {
    match colour(game, seat) {
        Colour::Black => "black",
        Colour::Blue => "blue",
        Colour::Red => "red",
        Colour::Beige => "beige",
        Colour::Yellow => "yellow",
        Colour::Green => "green",
        Colour::Violet => "violet",
    }
}

/// The colour of a seat, outside of a game.
pub(crate) fn colour(game: GameId, seat: Seat) -> Colour {
    match game {
        GameId::Artus => Colour::of(seat),
        // Before the colours are chosen, and in a list: those the seats usually have (CAM-3.6).
        GameId::Camelot => crate::camelot::usual_colour(seat),
        GameId::Merlin => crate::merlin::cloth(seat),
    }
}

/// The outline of a shield: a seat that is free.
pub fn empty_shield() -> Markup {
    html! {
        svg class="glyph shield" viewBox="-23 -24 46 48" aria-hidden="true" {
            path d="M-18-18Q-9-16 0-18Q9-16 18-18V0C18 11 9 18 0 22C-9 18-18 11-18 0Z" fill="none" stroke="var(--gold)"
                stroke-width="2" stroke-dasharray="4 3" {}
        }
    }
}
