//! Knights, princes and the king, standing upright about their centre.

use crate::drawing_cache::{CachedDrawing, DrawingCache};
use crate::heraldry::{Colour, borne_shield, crown, helmet, plume};
use artus::{Figure, Metal};
use maud::{Markup, PreEscaped, html};
use std::sync::LazyLock;
use table::Seat;

/// The light and the dark paint of a metal.
const fn paints(metal: Metal) -> (&'static str, &'static str) {
    match metal {
        Metal::Silver => ("var(--silver)", "var(--silver-d)"),
        Metal::Bronze => ("var(--bronze)", "var(--bronze-d)"),
    }
}

/// A knight: helmet with plume over a shield with its charge.
pub(crate) fn knight(colour: Colour) -> Markup {
    html! {
        (KNIGHTS_SHADOW)
        (plume(colour))
        (helmet())
        (borne_shield(colour))
    }
}

const KNIGHTS_SHADOW: PreEscaped<&str> =
    PreEscaped("<ellipse cx=\"1\" cy=\"28\" rx=\"20\" ry=\"6\" fill=\"var(--shadow)\"></ellipse>");

/// The rings around the body of a prince or the king, the first one lowest.
pub(crate) fn worn_rings(rings: u8) -> Markup {
    html! {
        @for ring in 0..rings {
            @let (y, w) = (21.0 - 9.2 * f64::from(ring), 16.8 - 2.5 * f64::from(ring));
            @let band = format!("M{:.1} {:.1}Q0 {:.1} {:.1} {:.1}", -w, y - 2.0, y + 4.5, w, y - 2.0);
            path d=(band) fill="none" stroke="var(--figline)" stroke-width="7.6" stroke-linecap="round" {}
            path d=(band) fill="none" stroke="var(--crown)" stroke-width="4.6" stroke-linecap="round" {}
            path d=(format!("M{:.1} {:.1}Q{:.1} {:.1}-2 {:.1}", 2.0 - w, y - 3.0, -w / 2.0, y + 0.2, y + 0.6))
                fill="none" stroke="var(--shine)" stroke-width="1.2" stroke-linecap="round" opacity=".8" {}
        }
    }
}

/// A prince: a chessman of silver with a pointed crown, or of bronze with a beaded one.
pub(crate) fn prince(metal: Metal, rings: u8) -> Markup {
    let (light, dark) = paints(metal);
    html! {
        ellipse cx="1" cy="29" rx="21" ry="6" fill="var(--shadow)" {}
        path d="M-19 27C-18 12-9 6-7.5-8H7.5C9 6 18 12 19 27C9 33-9 33-19 27Z" fill=(light)
            stroke="var(--figline)" stroke-width="1.9" {}
        path d="M2-8H7.5C9 6 18 12 19 27C14 30 8 31 3 31C8 20 5 5 2-8Z" fill=(dark) opacity=".75" {}
        (worn_rings(rings))
        circle cy="-15" r="9.6" fill=(light) stroke="var(--figline)" stroke-width="1.9" {}
        path d="M3-24A9.6 9.6 0 0 1 3-6A16 16 0 0 0 3-24Z" fill=(dark) opacity=".75" {}
        path d="M-11-5.5Q0-1 11-5.5" stroke="var(--figline)" stroke-width="6.5" stroke-linecap="round"
            fill="none" {}
        path d="M-11-5.5Q0-1 11-5.5" stroke=(light) stroke-width="3.4" stroke-linecap="round" fill="none" {}
        @match metal {
            Metal::Silver => {
                path d="M-10-22-12.5-35-5.5-29 0-38 5.5-29 12.5-35 10-22Q0-18.5-10-22Z" fill=(light)
                    stroke="var(--figline)" stroke-width="1.8" stroke-linejoin="round" {}
            }
            Metal::Bronze => {
                g fill=(light) stroke="var(--figline)" stroke-width="1.8" stroke-linejoin="round" {
                    path d="M-10-22V-29Q0-26 10-29V-22Q0-18.5-10-22Z" {}
                    circle cx="-9" cy="-32" r="3.5" {}
                    circle cy="-30.5" r="3.5" {}
                    circle cx="9" cy="-32" r="3.5" {}
                }
            }
        }
    }
}

/// The king: a bearded figure of his metal in a wine-red robe, crowned, with three rings.
pub(crate) fn king(metal: Metal) -> Markup {
    let (light, dark) = paints(metal);
    html! {
        g transform="scale(1.12) translate(0 -4)" stroke="var(--figline)" stroke-width="1.6" {
            ellipse cx="1" cy="30" rx="25" ry="7" fill="var(--shadow)" stroke="none" {}
            path d="M-23 28C-24 8-17-2-11-8H11C17-2 24 8 23 28C12 34-12 34-23 28Z" fill="var(--robe)"
                stroke-width="1.9" {}
            path d="M-15.5 29.5C-14 14-9 6-7.5-8H7.5C9 6 14 14 15.5 29.5C9 32-9 32-15.5 29.5Z" fill=(light) {}
            path d="M2-8H7.5C9 6 14 14 15.5 29.5L5 31C8 20 5 5 2-8Z" fill=(dark) opacity=".75" stroke="none" {}
            g transform="translate(0 3) scale(.86 1)" { (worn_rings(3)) }
            path d="M-15-6C-8 4 8 4 15-6C10-11-10-11-15-6Z" fill="var(--ermine)" {}
            path d="M-8-4.5l1.2 3h-2.4zM0-3.2l1.2 3.2h-2.4zM8-4.5l1.2 3h-2.4z" fill="var(--slit)" stroke="none" {}
            circle cy="-18" r="10.4" fill=(light) stroke-width="1.8" {}
            path d="M-9.4-16C-9-6-4-3.5 0-3C4-3.5 9-6 9.4-16C6-13-6-13-9.4-16Z" fill="var(--beard)"
                stroke-width="1.4" {}
            path d="M-3.6-19.4h0M3.6-19.4h0" stroke="var(--slit)" stroke-width="2.7" stroke-linecap="round" {}
            path d="M-5-12.6Q-2-15 0-13.4Q2-15 5-12.6" fill="none" stroke="var(--slit)" stroke-width="1.3"
                stroke-linecap="round" {}
            (crown(0.0, -31.0, 0.72, 1.7))
        }
    }
}

/// The id under which a figure without its rings is kept among the definitions of a drawing.
pub(crate) fn shape_id(figure: Figure) -> String {
    match figure {
        Figure::Knight(seat) => format!("artus-knight-{seat}"),
        Figure::Prince(metal) => format!("artus-prince-{metal}"),
        Figure::King(metal) => format!("artus-king-{metal}"),
    }
}

/// The id of the shield of a seat among the definitions.
pub(crate) fn shield_id(seat: Seat) -> String {
    format!("artus-shield-{seat}")
}

/// The shield of a seat as a picture in a line of text, on a page with a round table, which has the shapes.
pub(crate) fn shield_sign(seat: Seat) -> Markup {
    html! {
        svg class="glyph shield" viewBox="-23 -24 46 48" aria-hidden="true" { use href={ "#" (shield_id(seat)) } y="-12" {} }
    }
}

/// What all knights have in common, to be kept among the definitions.
pub(crate) fn common() -> Markup {
    html! { g id="artus-helmet" { (helmet()) } }
}

/// The drawing of a figure to be kept among the definitions.
pub(crate) fn shape(figure: Figure) -> Markup {
    html! {
        @match figure {
            Figure::Knight(seat) => {
                g id=(shield_id(seat)) { (borne_shield(Colour::of(seat))) }
                g id=(shape_id(figure)) {
                    (KNIGHTS_SHADOW)
                    (plume(Colour::of(seat)))
                    use href="#artus-helmet" {}
                    use href=(format!("#{}", shield_id(seat))) {}
                }
            }
            Figure::Prince(metal) => g id=(shape_id(figure)) { (prince(metal, 0)) },
            Figure::King(metal) => g id=(shape_id(figure)) { (king(metal)) },
        }
    }
}

/// A figure without rings, for pages that have no definitions.
pub(crate) fn drawn(figure: Figure) -> Markup {
    match figure {
        Figure::Knight(seat) => knight(Colour::of(seat)),
        Figure::Prince(metal) => prince(metal, 0),
        Figure::King(metal) => king(metal),
    }
}

/// A figure drawn by its definition, with its rings.
pub(crate) fn placed(figure: Figure, rings: u8) -> CachedDrawing {
    static PLACED: LazyLock<DrawingCache<(Figure, u8)>> = DrawingCache::new();
    PLACED.get((figure, rings), |&(figure, rings)| {
        html! {
            use href=(format!("#{}", shape_id(figure))) {}
            @if let Figure::Prince(_) = figure { (worn_rings(rings)) }
        }
    })
}
