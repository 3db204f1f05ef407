//! Pieces with an owner: knights, vassals, seals, manors; and Merlin, traitors and dice.

use super::symbols::{charge, cloth, emblem, icon, of_vassal, paint};
use crate::drawing::Short;
use maud::{Markup, html};
use merlin::{Colour, Die, Pips, Vassal};
use table::Seat;

/// The mark of a player: a disc in the player's colour with the charge.
pub(crate) fn disc(seat: Seat, x: f64, y: f64, size: f64) -> Markup {
    html! {
        circle cx=(Short(x + size / 2.0)) cy=(Short(y + size / 2.0)) r=(Short(size / 2.0 - 0.7)) fill=(cloth(seat).paint())
            stroke="var(--m-line)" stroke-width="1.1" {}
        (charge(seat, x + size * 0.24, y + size * 0.24, size * 0.52))
    }
}

/// The mark of a player in a line of text.
pub(crate) fn disc_icon(seat: Seat) -> Markup {
    html! { svg class="glyph" viewBox="0 0 20 20" aria-hidden="true" { (disc(seat, 0.0, 0.0, 20.0)) } }
}

/// An influence marker: a wax seal.
pub(crate) fn seal(seat: Seat, x: f64, y: f64, size: f64) -> Markup {
    html! {
        (icon("seal", x, y, size).filled(cloth(seat).paint()))
        (charge(seat, x + size * 0.31, y + size * 0.22, size * 0.38))
    }
}

/// A vassal.
pub(crate) fn vassal(vassal: Vassal, seat: Seat, x: f64, y: f64, width: f64) -> Markup {
    let aside = match vassal {
        Vassal::ShieldBearer => 0.20,
        Vassal::Lady | Vassal::Builder | Vassal::FlagBearer => 0.30,
    };
    html! {
        (icon(of_vassal(vassal), x, y, width).filled(cloth(seat).paint()))
        (charge(seat, x + width * aside, y + width * 0.68, width * 0.30))
    }
}

/// The place of a vassal, with its outline if nobody stands there.
pub(crate) fn niche(of: Vassal, taken: bool, x: f64, y: f64, width: f64) -> Markup {
    let height = width * 1.24;
    let [left, right, half] = [x, x + width, width / 2.0].map(Short);
    let [bottom, bend, arch] = [y + height, y + height * 0.28, height * 0.28].map(Short);
    html! {
        path class=(if taken { "niche taken" } else { "niche" })
            d={ "M" (left) " " (bottom) "V" (bend) "A" (half) " " (arch) " 0 0 1 " (right) " " (bend) "V" (bottom) "Z" } {}
        @if !taken {
            g class="absent" { (icon(of_vassal(of), x + width * 0.18, y + height * 0.17, width * 0.72)) }
        }
    }
}

/// A knight, its feet in the middle of the lower edge.
pub(crate) fn knight(seat: Seat, width: f64) -> Markup {
    let height = width * 44.0 / 36.0;
    html! {
        (shadow(width))
        (icon("knight", -width / 2.0, -height / 2.0, width).filled(cloth(seat).paint()))
        (charge(seat, -width * 0.14, width * 0.22, width * 0.29))
    }
}

/// Merlin.
pub(crate) fn merlin(width: f64) -> Markup {
    let height = width * 44.0 / 36.0;
    html! {
        (shadow(width))
        (icon("merlin", -width / 2.0, -height / 2.0, width).filled("var(--m-robe)"))
    }
}

/// King Arthur.
pub(crate) fn arthur(width: f64) -> Markup {
    let height = width * 44.0 / 36.0;
    html! {
        (shadow(width))
        (icon("arthur", -width / 2.0, -height / 2.0, width).filled("var(--m-blue)"))
    }
}

fn shadow(width: f64) -> Markup {
    html! {
        ellipse cy=(Short(width * 0.575)) rx=(Short(width * 0.52)) ry=(Short(width * 0.13)) fill="var(--m-shade)" {}
    }
}

/// A manor.
pub(crate) fn manor(seat: Seat, x: f64, y: f64, size: f64) -> Markup {
    html! {
        (icon("manor", x, y, size).filled(cloth(seat).paint()))
        (charge(seat, x + size * 0.33, y + size * 0.48, size * 0.34))
    }
}

/// A traitor with the emblem of its colour.
pub(crate) fn traitor(colour: Colour, x: f64, y: f64, size: f64) -> Markup {
    html! {
        (icon("traitor", x, y, size).filled(paint(colour)))
        (icon(emblem(colour), x + size * 0.36, y + size * 0.64, size * 0.28).coloured("var(--m-emblem)"))
    }
}

/// What a die looks like: in the colour of its owner, Merlin's white, or Arthur's black.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum DieFace {
    Of(Seat),
    White,
    Black,
}

/// A die, left upper corner and size.
pub(crate) fn die(of: DieFace, pips: Pips, x: f64, y: f64, size: f64) -> Markup {
    let (body, dots) = match of {
        DieFace::Of(seat) if seat.index() == 1 => (cloth(seat).paint(), "var(--m-die-pip)"),
        DieFace::Of(seat) => (cloth(seat).paint(), "var(--m-emblem)"),
        DieFace::White => ("var(--m-white-die)", "var(--m-die-pip)"),
        DieFace::Black => ("var(--m-black-die)", "var(--m-emblem)"),
    };
    painted_die(body, dots, pips, x, y, size)
}

/// A die with a body and dots of these paints.
pub(crate) fn painted_die(body: &str, dots: &str, pips: Pips, x: f64, y: f64, size: f64) -> Markup {
    html! {
        rect x=(Short(x + 0.7)) y=(Short(y + 0.7)) width=(Short(size - 1.4)) height=(Short(size - 1.4)) rx=(Short(size * 0.2))
            fill=(body) stroke="var(--m-line)" stroke-width="1.2" {}
        g fill=(dots) {
            @for &(dx, dy) in dots_of(pips) {
                circle cx=(Short(x + size / 2.0 + f64::from(dx) * size * 0.25))
                    cy=(Short(y + size / 2.0 + f64::from(dy) * size * 0.25)) r=(Short((size * 0.088).max(1.3))) {}
            }
        }
    }
}

/// What a die of a player looks like.
pub(crate) const fn face_of(die: Die, seat: Seat) -> DieFace {
    match die {
        Die::Own => DieFace::Of(seat),
        Die::Merlin => DieFace::White,
        Die::Arthur => DieFace::Black,
    }
}

/// The place of a die that is used.
pub(crate) fn no_die(x: f64, y: f64, size: f64) -> Markup {
    html! {
        rect class="no-die" x=(Short(x + 1.0)) y=(Short(y + 1.0)) width=(Short(size - 2.0)) height=(Short(size - 2.0))
            rx=(Short(size * 0.2)) {}
    }
}

/// Where the dots of a side lie.
const fn dots_of(pips: Pips) -> &'static [(i8, i8)] {
    match pips.get() {
        1 => &[(0, 0)],
        2 => &[(-1, -1), (1, 1)],
        3 => &[(-1, -1), (0, 0), (1, 1)],
        4 => &[(-1, -1), (1, -1), (-1, 1), (1, 1)],
        5 => &[(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
        _ => &[(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
    }
}
