//! Knights, magicians and fists: one silhouette each, in the cloth of whoever they belong to.

use super::symbols::HEATER;
use crate::heraldry::{self, Colour as Cloth, charge};
use camelot::{Colour, Figure, Occupant};
use maud::{Markup, html};

/// The cloth of a colour, with its charge.
pub(crate) const fn cloth(colour: Colour) -> Cloth {
    match colour {
        Colour::Red => Cloth::Red,
        Colour::Yellow => Cloth::Yellow,
        Colour::Green => Cloth::Green,
        Colour::Blue => Cloth::Blue,
        Colour::Violet => Cloth::Violet,
    }
}

/// The silhouette of a knight's plume, helmet and shield.
const PLUME: &str = "M2-21c7-4 13-1 14 6-3-3-6-2-9-1z";
const HELMET: &str = "M-8.5-5v-8.5c0-6 3.5-9 8.5-9s8.5 3 8.5 9v8.5z";
const BORNE: &str = "M-13-7.5h26v9.5c0 9.5-6.5 15-13 18.5C-6.5 17-13 11.5-13 2z";

/// The knights, magicians, shields and hands of all colours in play, the neutral knight and the black one, to
/// be used by id.
pub(crate) fn shapes(colours: impl Iterator<Item = Colour>, neutral: bool, black: bool) -> Markup {
    html! {
        @for colour in colours {
            g id=(format!("camelot-knight-{colour}")) {
                (knight(cloth(colour).paint(), charge(cloth(colour), 0.0, 4.5, 0.8)))
            }
            g id=(format!("camelot-magician-{colour}")) { (magician(cloth(colour))) }
            g id=(format!("camelot-arms-{colour}")) { (shield(cloth(colour))) }
            g id=(format!("camelot-badge-{colour}")) { (heraldry::shield(cloth(colour), 0.0, 0.0, 1.0)) }
            g id=(format!("camelot-marker-{colour}")) { (marker(colour)) }
            g id=(format!("camelot-fist-{colour}")) { (fist(colour)) }
            g id=(format!("camelot-hand-{colour}")) { (open_hand(colour)) }
        }
        @if neutral { g id="camelot-knight-neutral" { (knight("var(--p-neutral)", Markup::default())) } }
        @if black {
            g id="camelot-knight-black" { (knight("var(--p-black)", charge(Cloth::Violet, 0.0, 4.5, 0.8))) }
        }
    }
}

/// A knight about the centre, 30 wide and 46 high.
fn knight(paint: &str, bears: Markup) -> Markup {
    html! {
        ellipse cy="19.5" rx="11" ry="3.2" fill="#000" opacity=".28" {}
        path d=(format!("{PLUME}{HELMET}{BORNE}")) stroke="#FBF6EA" stroke-width="4" stroke-linejoin="round"
            fill="#FBF6EA" {}
        path d=(PLUME) fill=(paint) stroke="var(--figline)" stroke-width="1.1" stroke-linejoin="round" {}
        path d=(HELMET) fill="#DAD6CC" stroke="var(--figline)" stroke-width="1.3" {}
        path d="M-8.5-13.5h17M0-13.5v7" stroke="var(--figline)" stroke-width="2" fill="none" {}
        path d="M-6-18c1-2 3-3 5-3" stroke="#fff" stroke-width="1.2" fill="none" {}
        path d=(BORNE) fill=(paint) stroke="var(--figline)" stroke-width="1.5" stroke-linejoin="round" {}
        path d="M-12-6.5h12v26C-6 16-12 11-12 2z" fill="#fff" opacity=".12" {}
        (bears)
    }
}

/// A magician about the centre, 27 wide and 49 high.
fn magician(cloth: Cloth) -> Markup {
    html! {
        ellipse cy="20" rx="13" ry="3.4" fill="#000" opacity=".28" {}
        path d="M-13 20C-12 6-8-2-6-6l-5-1C-6-12-3-22 3-28c5-1 9 2 10 6-3-1-5-1-6 1 1 5 2 9 4 13l-4 2c2 4 5 12 6 26z"
            stroke="#FBF6EA" stroke-width="4.5" fill="#FBF6EA" stroke-linejoin="round" {}
        path d="M-13 20C-12 6-8-4 0-6c8 2 12 12 13 26z" fill=(cloth.paint()) stroke="var(--figline)"
            stroke-width="1.5" stroke-linejoin="round" {}
        path d="M-6-7c-1 5 1 10 6 14 5-4 7-9 6-14z" fill="#F1ECE0" stroke="var(--figline)" {}
        circle cx="-2.3" cy="-5" r=".9" fill="var(--figline)" {}
        circle cx="2.3" cy="-5" r=".9" fill="var(--figline)" {}
        path d="M-12-7C-6-11-3-22 3-28c5-1 9 2 10 6-3-1-5-1-6 1 1 5 2 10 5 14-8 3-16 3-24 0z" fill=(cloth.paint())
            stroke="var(--figline)" stroke-width="1.5" stroke-linejoin="round" {}
        path d="M-11-8c7 3 15 3 22 0" stroke="#fff" stroke-opacity=".35" stroke-width="1.5" fill="none" {}
        (charge(cloth, 0.0, 12.5, 0.66))
    }
}

/// A scoring marker about the centre: the shield of a colour, 24 wide, with a light rim.
fn marker(colour: Colour) -> Markup {
    html! {
        path d=(HEATER) fill="#FBF6EA" stroke="#FBF6EA" stroke-width="5" stroke-linejoin="round" {}
        (symbol_of("arms", colour))
    }
}

/// The shield of a colour about the centre, 24 wide.
pub(crate) fn shield(cloth: Cloth) -> Markup {
    html! {
        path d=(HEATER) fill=(cloth.paint()) stroke="var(--figline)" stroke-width="1.5" stroke-linejoin="round" {}
        path d="M-12-10H0v26.5C-6 13-12 8-12-1z" fill="#fff" opacity=".1" {}
        (charge(cloth, 0.0, 1.0, 0.7))
    }
}

/// What the castle's `defs` hold for a colour: its `arms`, `badge`, `fist` or `hand`.
pub(crate) fn symbol_of(thing: &str, colour: Colour) -> Markup {
    html! { use href=(format!("#camelot-{thing}-{colour}")) {} }
}

/// The shield of a colour as a picture in a line of text.
pub(crate) fn badge(colour: Colour) -> Markup {
    html! { svg class="glyph shield" viewBox="-23 -24 46 48" aria-hidden="true" { (symbol_of("badge", colour)) } }
}

/// Which drawing stands for a figure.
pub(crate) fn drawing_of(occupant: Occupant) -> String {
    match occupant {
        Occupant::Of(colour, Figure::Knight) => format!("#camelot-knight-{colour}"),
        Occupant::Of(_, Figure::BlackKnight) => "#camelot-knight-black".to_owned(),
        Occupant::Of(colour, Figure::Magician) => format!("#camelot-magician-{colour}"),
        Occupant::Neutral => "#camelot-knight-neutral".to_owned(),
    }
}

/// A closed fist about the centre, 30 wide and 44 high, with the cuff of a colour.
pub(crate) fn fist(colour: Colour) -> Markup {
    let cloth = cloth(colour);
    let fingers: String = [-15.0, -7.5, 0.0, 7.5]
        .iter()
        .map(|x| format!("M{x}-6.2a3.7 3.7 0 0 0 7.5 0v-9a3.7 3.7 0 0 0-7.5 0z"))
        .collect();
    html! {
        path d="M-13 24v-14h26v14z" fill=(cloth.paint()) stroke="var(--figline)" stroke-width="1.4" {}
        path d="M-14 6h28v6h-28z" fill="#FBF6EA" stroke="var(--figline)" stroke-width="1.2" {}
        (charge(cloth, 0.0, 18.0, 0.42))
        path d="M-12 7c-4-4-5-12-3-17h30c3 5 2 13-3 17z" fill="#EBC8A4" stroke="var(--figline)" stroke-width="1.4" {}
        path d=(fingers)
            fill="#F2D6BC" stroke="var(--figline)" stroke-width="1.3" {}
        path d="M-15-1c8-4 15-3 18 1 0 4-5 5-11 4" fill="#F2D6BC" stroke="var(--figline)" stroke-width="1.3" {}
    }
}

/// An open hand about the centre, 46 wide and 54 high, with the cuff of a colour.
fn open_hand(colour: Colour) -> Markup {
    let cloth = cloth(colour);
    let skin = |d: &str, fill: &str| {
        html! { path d=(d) fill=(fill) stroke="var(--figline)" stroke-width="1.3" stroke-linejoin="round" {} }
    };
    html! {
        path d="M-13 28v-12h26v12z" fill=(cloth.paint()) stroke="var(--figline)" stroke-width="1.4" {}
        path d="M-14 11h28v6h-28z" fill="#FBF6EA" stroke="var(--figline)" stroke-width="1.2" {}
        (charge(cloth, 0.0, 22.5, 0.4))
        (skin("M-12-8-17-24a3.400 3.400 0 0 1 6.600-2l4.600 15zM-5-11-6.500-29a3.400 3.400 0 0 1 6.800 0L1-11zM2-11 4.500-28a3.400 3.400 0 0 1 6.700 1L8-10zM7-8l6.500-13a3.400 3.400 0 0 1 6 3L13-4z", "#F2D6BC"))
        (skin("M-12 12C-15 6-15-4-12-10Q0-15 12-9c2 7 2 15-1 21z", "#F2D6BC"))
        (skin("M-12 4c-7-1-12-5-14-10a3.300 3.300 0 0 1 5.800-3c2 3 5 5 9 6z", "#EBC8A4"))
    }
}
