//! The board as a file of its own, in the light theme: for previews, exports and reports.

use super::board::{VIEW_BOX, drawing};
use super::symbols::shapes;
use super::{Pick, Pieces, Scene};
use crate::tokens::in_light;
use maud::{PreEscaped, html};
use merlin::View;
use words::Words;

/// What a reader of SVG files needs to know besides the drawing: letters, not layout.
const STYLE: &str = include_str!("picture.css");

/// The board as everybody sees it, as a standalone SVG file.
pub fn picture(words: Words, view: View<'_>, names: &[String]) -> String {
    let pieces = Pieces::default();
    let scene = Scene {
        words,
        view,
        me: None,
        names,
        offers: &[],
        pick: Pick::default(),
        pieces: &pieces,
        events: &[],
    };
    let file = html! {
        svg class="merlin-board" viewBox=(VIEW_BOX) xmlns="http://www.w3.org/2000/svg" role="group"
            aria-label=(scene.say("boards-merlin-board")) {
            style { (PreEscaped(STYLE)) }
            defs { (shapes()) }
            (drawing(&scene))
        }
    };
    in_light(&file.into_string())
}
