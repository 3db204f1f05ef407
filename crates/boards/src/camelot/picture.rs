//! The castle as a file of its own, in the light theme, for previews, exports and reports; and a room as printed.

use super::castle::drawing;
use super::layout::room as frame_of;
use super::rooms::{Hall, room};
use super::{Pieces, Scene, symbols};
use crate::tokens::in_light;
use camelot::{BoardName, Components, View};
use maud::{Markup, html};
use std::collections::BTreeMap;
use words::Words;

/// What a reader of SVG files needs to know besides the drawing: letters, not layout.
const STYLE: &str = include_str!("picture.css");

/// The castle as everybody sees it, as a standalone SVG file.
pub fn picture(words: Words, view: View<'_>, names: &[String]) -> String {
    let pieces = Pieces::default();
    let scene = Scene::resting(words, view, names, &pieces);
    let drawing = drawing(&scene, None).into_string();
    in_light(&drawing.replacen("<defs>", &format!("<style>{STYLE}</style><defs>"), 1))
}

/// A side of a room as it is printed, nobody on it.
pub fn printed_room(words: Words, components: &Components, name: BoardName) -> Markup {
    let at = frame_of(name.room());
    let hall = Hall {
        words,
        components,
        board: components.board(name),
        frame: at,
        scene: None,
        stage: None,
        chosen: None,
        colour: None,
        targets: &BTreeMap::new(),
    };
    html! {
        svg class="castle printed-room" viewBox=(format!("{} {} {} {}", at.x, at.y, at.width, at.height))
            xmlns="http://www.w3.org/2000/svg" role="group" aria-label=(words::camelot::board(words, name)) {
            defs { (symbols::shapes()) }
            (room(&hall))
        }
    }
}
