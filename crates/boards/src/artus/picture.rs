//! The round table as a file of its own, in the light theme: for previews, exports and reports.

use super::{Pick, Pieces, Scene, round_table};
use crate::Unkept;
use crate::tokens::in_light;
use artus::View;
use words::Words;

/// What a reader of SVG files needs to know besides the drawing: letters, not layout.
const STYLE: &str = include_str!("picture.css");

/// The table as everybody sees it, as a standalone SVG file.
pub fn picture(words: Words, view: View<'_>, names: &[String]) -> String {
    let pieces = Pieces::seated(&view.open.table);
    let scene = Scene {
        words,
        view,
        me: None,
        names,
        offers: &[],
        pick: Pick::default(),
        pieces: &pieces,
        fragments: &Unkept,
    };
    let drawing = round_table(&scene).into_string();
    in_light(&drawing.replacen("<defs>", &format!("<style>{STYLE}</style><defs>"), 1))
}
