//! A drawing as a PNG image, for messages and programs that show no SVG.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Error, FallbackSelectionFn, FontResolver, Options, Tree, fontdb};
use std::sync::{Arc, LazyLock};

/// The letters of pictures: part of the program, so that a picture looks the same on every machine.
static LETTERS: LazyLock<Arc<fontdb::Database>> = LazyLock::new(|| {
    let mut letters = fontdb::Database::new();
    letters.load_font_data(include_bytes!("../fonts/Caladea-Bold.ttf").to_vec());
    letters.load_font_data(include_bytes!("../fonts/Cabin-Bold.otf").to_vec());
    letters.set_serif_family("Caladea");
    letters.set_sans_serif_family("Cabin");
    Arc::new(letters)
});

/// The width of an image in pixels.
const WIDTH: f32 = 1200.0;

/// Why a drawing cannot become a picture.
#[derive(Debug)]
pub enum NotDrawn {
    /// It is not SVG that can be drawn.
    Unreadable(Error),
    /// Its width or height is zero or too large.
    Shapeless,
    /// The picture cannot be written.
    Unwritable,
}

impl std::fmt::Display for NotDrawn {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Unreadable(error) => write!(f, "the drawing cannot be read: {error}"),
            Self::Shapeless => f.write_str("the drawing has no size"),
            Self::Unwritable => f.write_str("the picture cannot be written"),
        }
    }
}

impl std::error::Error for NotDrawn {}

/// Where one of our two fonts lacks a letter, the other one is asked. The library would do the same, and log
/// it every time.
fn quietly() -> FontResolver<'static> {
    let select_fallback: FallbackSelectionFn<'static> =
        Box::new(|_, used, letters| letters.faces().map(|face| face.id).find(|id| !used.contains(id)));
    FontResolver { select_fallback, ..FontResolver::default() }
}

/// A standalone drawing, such as [`crate::artus::picture`], as a PNG file 1200 pixels wide.
pub fn png(drawing: &str) -> Result<Vec<u8>, NotDrawn> {
    let options = Options { fontdb: Arc::clone(&LETTERS), font_resolver: quietly(), ..Options::default() };
    let tree = Tree::from_str(drawing, &options).map_err(NotDrawn::Unreadable)?;
    let scale = WIDTH / tree.size().width();
    let size = tree.size().to_int_size().scale_by(scale).ok_or(NotDrawn::Shapeless)?;
    let mut picture = Pixmap::new(size.width(), size.height()).ok_or(NotDrawn::Shapeless)?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut picture.as_mut());
    picture.encode_png().map_err(|_| NotDrawn::Unwritable)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_drawn_without_any_font_of_the_machine() {
        let with = |text: &str| {
            let svg = format!(
                "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 60 40'><text y='30' font-family='serif'>{text}</text></svg>"
            );
            png(&svg).expect("it can be drawn")
        };
        assert_eq!(&with("5")[1..4], b"PNG");
        assert_ne!(with("5"), with(""), "the letter is there");
        assert_ne!(with("5"), with("6"));
    }

    #[test]
    fn what_is_no_drawing_is_refused() {
        assert!(matches!(png("no drawing"), Err(NotDrawn::Unreadable(_))));
    }
}
