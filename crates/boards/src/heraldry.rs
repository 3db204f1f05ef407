//! Heraldry drawn with few strokes: charges, shields, helmets, crowns, banners, rings and the rose.
//!
//! Every player colour has its own charge, so that the game can be played in greyscale.

use crate::drawing::{polar, polygon, scaled, turned};
use crate::drawing_cache::{CachedDrawing, DrawingCache};
use maud::{Markup, html};
use std::sync::LazyLock;
use table::Seat;

/// The colour of a player, with its charge.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Colour {
    /// With a disc.
    Black,
    /// With a lozenge.
    Blue,
    /// With a cross.
    Red,
    /// With a star.
    Beige,
    /// With a star, too: no game has beige and yellow.
    Yellow,
    /// With a chevron.
    Green,
    /// With a crescent.
    Violet,
}

impl Colour {
    /// The colour of a seat.
    pub(crate) const fn of(seat: Seat) -> Self {
        match seat.index() {
            0 => Self::Black,
            1 => Self::Blue,
            2 => Self::Red,
            _ => Self::Beige,
        }
    }

    /// The paint of shield and plume.
    pub(crate) const fn paint(self) -> &'static str {
        match self {
            Self::Black => "var(--p-black)",
            Self::Blue => "var(--p-blue)",
            Self::Red => "var(--p-red)",
            Self::Beige => "var(--p-beige)",
            Self::Yellow => "var(--p-yellow)",
            Self::Green => "var(--p-green)",
            Self::Violet => "var(--p-violet)",
        }
    }

    /// The paint of the charge.
    const fn of_charge(self) -> &'static str {
        match self {
            Self::Black | Self::Blue | Self::Red | Self::Green | Self::Violet => "var(--trim)",
            Self::Beige | Self::Yellow => "var(--ch-beige)",
        }
    }
}

/// The outline of a shield, its middle a little below the centre.
const SHIELD: &str = "M-19-7Q0-3 19-7V8C19 20 9 27 0 32C-9 27-19 20-19 8Z";

/// What a shield bears, 18 high about the centre at scale 1.
pub(crate) fn charge(colour: Colour, x: f64, y: f64, scale: f64) -> Markup {
    let star = || polygon((0..10).map(|k| polar(if k % 2 == 0 { 9.6 } else { 4.0 }, f64::from(k) * 36.0)));
    html! {
        g transform=(scaled(x, y, scale)) fill=(colour.of_charge()) {
            @match colour {
                Colour::Black => { circle r="7.2" {} }
                Colour::Blue => { path d="M0-10 7.4 0 0 10-7.4 0Z" {} }
                Colour::Red => { path d="M-2.9-9h5.8v6.1h6.1v5.8h-6.1v6.1h-5.8v-6.1h-6.1v-5.8h6.1z" {} }
                Colour::Beige | Colour::Yellow => { path d=(star()) {} }
                Colour::Green => { path d="M0-8 9.6 2v6.8L0-1-9.6 8.8V2Z" {} }
                Colour::Violet => { path d="M4-8.6A9.1 9.1 0 1 0 4 8.6 7.3 7.3 0 1 1 4-8.6Z" {} }
            }
        }
    }
}

/// A shield as a knight bears it, hanging below the centre.
pub(crate) fn borne_shield(colour: Colour) -> Markup {
    html! {
        path d=(SHIELD) fill=(colour.paint()) stroke="var(--figline)" stroke-width="5" stroke-linejoin="round" {}
        path d=(SHIELD) fill=(colour.paint()) stroke="var(--trim)" stroke-width="2.2" stroke-linejoin="round" {}
        path d="M0-5Q10-4.6 18-6.6V8C18 19 9 26 0 31Z" fill="#000" opacity=".1" {}
        (charge(colour, 0.0, 10.5, 1.17))
    }
}

/// A shield about the centre, 38 wide and 40 high at scale 1.
pub(crate) fn shield(colour: Colour, x: f64, y: f64, scale: f64) -> Markup {
    html! { g transform=(scaled(x, y - 12.0 * scale, scale)) { (borne_shield(colour)) } }
}

/// A shield as a picture in a line of text.
pub(crate) fn shield_icon(colour: Colour) -> CachedDrawing {
    static ICONS: LazyLock<DrawingCache<Colour>> = DrawingCache::new();
    ICONS.get(colour, |&colour| {
        html! {
            svg class="glyph shield" viewBox="-23 -24 46 48" aria-hidden="true" { (shield(colour, 0.0, 0.0, 1.0)) }
        }
    })
}

/// The plume of a helmet.
pub(crate) fn plume(colour: Colour) -> Markup {
    html! {
        path d="M-1-33C-2-45 14-50 20-39C22-34 20-29 17-26C17-33 10-36 3-32Z" fill=(colour.paint())
            stroke="var(--figline)" stroke-width="1.6" stroke-linejoin="round" {}
    }
}

/// A helmet without plume, standing on the centre.
pub(crate) fn helmet() -> Markup {
    html! {
        path d="M-12-9-12.5-22C-12.5-31-6-35.5 0-35.5S12.5-31 12.5-22L12-9C6-3.5-6-3.5-12-9Z"
            fill="var(--steel)" stroke="var(--figline)" stroke-width="1.8" stroke-linejoin="round" {}
        path d="M2-35C8-34 12-30 12-22L11.5-9.5C9-7.5 5-6 2-6Z" fill="var(--steel-d)" opacity=".55" {}
        path d="M-10.5-21.5h21" stroke="var(--slit)" stroke-width="3.4" stroke-linecap="round" {}
        path d="M0-21.5v13" stroke="var(--slit)" stroke-width="1.5" {}
        path d="M-5.5-14.5h0M5.5-14.5h0M-5-11h0M5-11h0" stroke="var(--slit)" stroke-width="2.2"
            stroke-linecap="round" {}
    }
}

/// A crown about the centre, 44 wide at scale 1; its outline is as thick as told, whatever its size.
pub(crate) fn crown(x: f64, y: f64, scale: f64, line: f64) -> Markup {
    let line = (line / scale * 100.0).round() / 100.0;
    html! {
        g transform=(scaled(x, y, scale)) fill="var(--crown)" stroke="var(--figline)" stroke-width=(line)
            stroke-linejoin="round" {
            path d="M-18 10-22-10-10.5-1 0-16 10.5-1 22-10 18 10Q0 15-18 10Z" {}
            circle cx="-22" cy="-11.5" r="3" {}
            circle cy="-17.5" r="3.4" {}
            circle cx="22" cy="-11.5" r="3" {}
            path d="M-17 5.5Q0 10 17 5.5" fill="none" {}
        }
    }
}

/// A banner about the centre, 36 wide at scale 1.
pub(crate) fn banner(x: f64, y: f64, scale: f64, cloth: &str, chevron: &str) -> Markup {
    html! {
        g transform=(scaled(x, y, scale)) {
            path d="M-14-15H14V15L0 7-14 15Z" fill=(cloth) stroke="var(--figline)" stroke-width="1.8"
                stroke-linejoin="round" {}
            path d="M-18-16H18" stroke="var(--figline)" stroke-width="4" stroke-linecap="round" {}
            path d="M-7-6 0 0 7-6" fill="none" stroke=(chevron) stroke-width="2.6" {}
        }
    }
}

/// A ring about the centre, 40 wide at scale 1.
pub(crate) fn ring(x: f64, y: f64, scale: f64) -> Markup {
    html! {
        g transform=(scaled(x, y, scale)) fill="none" {
            circle r="15" stroke="var(--figline)" stroke-width="10" {}
            circle r="15" stroke="var(--crown)" stroke-width="7" {}
            path d="M-12-9A15 15 0 0 1-2.5-14.8" stroke="var(--shine)" stroke-width="2" stroke-linecap="round" {}
        }
    }
}

/// The rose of the house about the centre, 104 wide at scale 1: it stands where nobody is on turn.
pub(crate) fn rose(x: f64, y: f64, scale: f64) -> Markup {
    let fifths = |offset: f64| (0..5).map(move |k| turned(offset + f64::from(k) * 72.0));
    html! {
        g transform=(scaled(x, y, scale)) stroke="var(--figline)" stroke-width="1.6" stroke-linejoin="round" {
            @for turn in fifths(36.0) {
                path transform=(turn) d="M-9-36 0-55 9-36Z" fill="var(--leaf)" {}
            }
            @for turn in fifths(0.0) {
                path transform=(turn) fill="var(--rose)"
                    d="M0 0C-30-18-34-44-16-50C-8-53-3-50 0-46C3-50 8-53 16-50C34-44 30-18 0 0Z" {}
            }
            @for turn in fifths(36.0) {
                path transform=(turn) d="M0 0C-18-10-20-26-9-30C-4-32-2-30 0-28C2-30 4-32 9-30C20-26 18-10 0 0Z"
                    fill="var(--rose-2)" {}
            }
            circle r="9" fill="var(--crown)" {}
        }
    }
}

/// A laurel as a picture in a line of text: who leads.
pub(crate) fn laurel_icon() -> Markup {
    html! { svg class="glyph laurel" viewBox="0 0 20 20" aria-hidden="true" { (laurel()) } }
}

/// The same on a page that has the shapes.
pub(crate) fn laurel_sign() -> Markup {
    html! { svg class="glyph laurel" viewBox="0 0 20 20" aria-hidden="true" { use href="#laurel" {} } }
}

/// The laurel, to be kept among the definitions.
pub(crate) fn laurel_shape() -> Markup {
    html! { g id="laurel" { (laurel()) } }
}

fn laurel() -> Markup {
    html! {
        path d="M9 18C3 16 1.5 9 4 3M11 18c6-2 7.5-9 5-15M3 6l3 1.5M2.8 10l3.2.6M4.4 14l3-.6M17 6l-3 1.5M17.2 10l-3.2.6M15.6 14l-3-.6"
            fill="none" stroke="var(--forest)" stroke-width="1.7" stroke-linecap="round" {}
    }
}
