//! The round table as a file of its own, in the light theme: for previews, exports and reports.

use super::card_faces::{drawn_art, kind_icon, title};
use super::{Pieces, Scene, round_table};
use crate::tokens::in_light;
use artus::{Components, Deck, Kind, Mode, View};
use maud::{Markup, html};
use table::Seat;
use words::Words;

/// What a reader of SVG files needs to know besides the drawing: letters, not layout.
const STYLE: &str = include_str!("picture.css");

/// The table as everybody sees it, as a standalone SVG file.
pub fn picture(words: Words, view: View<'_>, names: &[String]) -> String {
    let pieces = Pieces::seated(&view.open.table);
    let scene = Scene::resting(words, view, names, &pieces);
    let drawing = round_table(&scene).into_string();
    in_light(&drawing.replacen("<defs>", &format!("<style>{STYLE}</style><defs>"), 1))
}

/// A card of each kind that a game of this mode is played with, as a hand shows them.
pub fn mode_picture(words: Words, mode: Mode) -> Markup {
    let deck = &Components::printed().deck;
    let used = Kind::ALL.into_iter().filter(|kind| mode.uses(*kind));
    // The first of a kind is its plainest, the last its strangest.
    let shown = |kind: Kind| {
        let mut cards = deck.cards(Deck::of(kind));
        if mode == Mode::Beginner { cards.next() } else { cards.last() }
    };
    let cards = used.filter_map(|kind| Some((kind, shown(kind)?)));
    html! {
        @for (kind, card) in cards {
            span class=(format!("card {}", kind.id())) {
                span class="card-head" { (kind_icon(kind)) span class="card-name" { (title(words, card).0) } }
                (drawn_art(card, Seat::new(0)))
            }
        }
    }
}
