//! The pictures of the rules pages: small positions and single pieces, drawn as at the table. Each is a file
//! of its own, with as much of the style sheet as it needs.

mod style;

use crate::drawing::Short;
use crate::{artus, camelot, merlin};
use maud::{Markup, PreEscaped, html};
use words::Words;

/// Light or dark, or what the reader's device prefers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Theme {
    /// What the device prefers.
    Preferred,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

/// A picture: the part of the plane that is seen, and what is drawn there.
pub(crate) struct Picture {
    /// Left, top, width, height.
    pub(crate) frame: [f64; 4],
    /// What is drawn more than once.
    pub(crate) defs: Markup,
    /// The drawing.
    pub(crate) drawing: Markup,
}

/// The name of a picture, and what draws it.
pub(crate) type Named = (&'static str, fn(Words) -> Picture);

/// All pictures, each with the class of the table inside of which its style holds.
fn all() -> impl Iterator<Item = (&'static Named, Option<&'static str>)> {
    let others = artus::PICTURES.iter().chain(camelot::PICTURES).map(|named| (named, None));
    let of_merlin = merlin::PICTURES.iter().chain(merlin::MODULE_PICTURES);
    others.chain(of_merlin.map(|named| (named, Some("merlin"))))
}

/// The names of all pictures.
pub fn names() -> impl Iterator<Item = &'static str> {
    all().map(|((name, _), _)| *name)
}

/// The picture of this name as a standalone SVG file.
pub fn picture(words: Words, name: &str, theme: Theme) -> Option<String> {
    let ((_, draw), class) = all().find(|((known, _), _)| *known == name)?;
    let Picture { frame: [x, y, width, height], defs, drawing } = draw(words);
    let inside = html! { defs { (defs) } g class=[class] { (drawing) } }.into_string();
    let style = style::of(&inside, theme);
    let view_box = format!("{} {} {} {}", Short(x), Short(y), Short(width), Short(height));
    let file = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox=(view_box) width=(Short(width)) height=(Short(height)) lang=(words.lang()) {
            style { (PreEscaped(style)) }
            (PreEscaped(inside))
        }
    };
    Some(file.into_string())
}

/// An arrow from left to right about a point: what comes of what stands before it.
pub(crate) fn leads_to(x: f64, y: f64, size: f64) -> Markup {
    let (left, top, half) = (Short(x - size / 4.0), Short(y - size / 2.0), Short(size / 2.0));
    html! {
        path d=(format!("M{left} {top}l{half} {half}-{half} {half}")) fill="none" stroke="var(--ink)"
            stroke-width=(Short(size / 6.0)) stroke-linecap="round" stroke-linejoin="round" {}
    }
}

/// Letters of a picture about a point.
pub(crate) fn letters(text: &str, x: f64, y: f64, size: f64) -> Markup {
    html! {
        text class="letters" x=(Short(x)) y=(Short(y + size * 0.35)) font-size=(Short(size)) font-weight="700" text-anchor="middle"
            fill="var(--ink)" { (text) }
    }
}
