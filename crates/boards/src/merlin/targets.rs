//! Things that can be tapped: a labelled button with a golden frame, in a drawing or beside it.

use super::stage::Target;
use crate::drawing::Short;
use maud::{Markup, html};

/// What a target shows, made tappable; the drawing inside says what glows.
pub(crate) fn tappable(target: &Target, inside: &Markup) -> Markup {
    html! {
        a class=(if target.chosen { "target chosen" } else { "target" }) role="button" tabindex="0" data-pick=(target.tap)
            aria-label=(target.label) aria-pressed=(target.chosen) { (inside) }
    }
}

/// A golden frame around a thing.
pub(crate) fn framed(target: &Target, x: f64, y: f64, width: f64, height: f64) -> Markup {
    let frame = html! {
        rect class="glow" x=(Short(x)) y=(Short(y)) width=(Short(width)) height=(Short(height)) rx="7" {}
    };
    tappable(target, &frame)
}
