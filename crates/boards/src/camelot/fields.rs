//! A field of a room: what is printed on it as clear symbols, and whether it glows.

use super::Tap;
use super::figures::drawing_of;
use super::layout::FIELD;
use super::rooms::Hall;
use super::symbols::{HEATER, heart, symbol};
use crate::drawing::{Short, at, scaled};
use camelot::{BoardName, PrintedField};
use maud::{Markup, html};
use words::camelot::Subject;

/// How a field looks.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    /// Free, and nothing to the reader now.
    Rests,
    /// Somebody stands on it.
    Occupied,
    /// The reader can place a figure here.
    Glows,
    /// The reader has chosen it, but not confirmed.
    Chosen,
}

/// A field; if it glows, a button.
pub(crate) fn field(hall: &Hall<'_>, place: usize) -> Markup {
    let printed = &hall.board.fields[place];
    let target = hall.target(place);
    let look = match target {
        Some(_) if hall.is_chosen(place) => Look::Chosen,
        Some(_) => Look::Glows,
        None if hall.occupant(place).is_some() => Look::Occupied,
        None => Look::Rests,
    };
    let size = if hall.is_great(place) { 1.18 } else { 1.0 };
    let inside = html! {
        (disc(look, FIELD * size))
        @if matches!(look, Look::Rests | Look::Glows) { (contents(hall, printed, look, size)) }
        @if printed.hearts > 0 { (hearts(printed.hearts, size)) }
    };
    match (target, hall.stage) {
        (Some(choice), Some(stage)) => html! {
            a class="target" role="button" tabindex="0" data-pick=(Tap::Choice(choice)) data-field=(printed.id) data-explain=(Subject::Field(printed.id))
                transform=(at(hall.at(place))) aria-label=(stage.scene.spoken(stage.seat, choice))
                aria-pressed=(look == Look::Chosen) {
                circle class="hit" data-hit="yes" r="25" {}
                (inside)
                @if look == Look::Chosen { (ghost(hall)) }
            }
        },
        _ => {
            html! { g data-explain=(Subject::Field(printed.id)) transform=(at(hall.at(place))) aria-hidden="true" { (inside) } }
        }
    }
}

/// The ground of a field.
fn disc(look: Look, radius: f64) -> Markup {
    let r = Short(radius);
    html! {
        @match look {
            Look::Rests => {
                circle cy="1.5" r=(r) fill="#000" opacity=".22" {}
                circle r=(r) fill="var(--disc)" fill-opacity=".92" stroke="var(--figline)" stroke-opacity=".6"
                    stroke-width="1.2" {}
                circle r=(Short(radius - 3.1)) fill="none" stroke="#22252E" stroke-opacity=".16" {}
            }
            Look::Occupied => circle r=(r) fill="#EFE6D0" fill-opacity=".55" stroke="#22252E" stroke-opacity=".45" {},
            Look::Glows => {
                circle r=(Short(radius * 1.68)) fill="url(#camelot-halo)" {}
                circle class="glow" r=(r) fill="url(#camelot-lit)" stroke="var(--gold-rim)" stroke-width="3.3" {}
                circle r=(Short(radius + 2.5)) fill="none" stroke="#FFF8E0" stroke-width="1.4" {}
            }
            Look::Chosen => {
                circle r=(Short(radius * 1.68)) fill="url(#camelot-halo)" {}
                circle class="glow" r=(Short(radius + 4.0)) fill="var(--lit)" stroke="var(--gold-rim)"
                    stroke-width="4.5" {}
                circle r=(Short(radius + 7.3)) fill="none" stroke="#FFF8E0" stroke-width="1.6" {}
            }
        }
    }
}

/// Points large, everything else as a badge below them on the right.
fn contents(hall: &Hall<'_>, printed: &PrintedField, look: Look, size: f64) -> Markup {
    let glows = look == Look::Glows;
    let badge = printed.grail > 0 || printed.tree || printed.extra.is_some();
    let bare = printed.points == 0;
    html! {
        @if !bare {
            @let font = if glows { 18.5 } else { 20.5 } * size;
            @let x = if badge { if glows { -4.4 } else { -2.9 } } else { 0.0 };
            @let raised = if badge { if glows { 3.9 } else { 2.0 } } else { 0.0 };
            @let y = font * 0.36 - raised - if printed.hearts > 0 { 1.5 } else { 0.0 };
            // Under a column the points stand once for all rows: here they rest.
            @let faint = hall.board.name == BoardName::TrainingGround && !glows;
            text x=(Short(x)) y=(Short(y)) font-size=(Short(font)) font-weight="700" text-anchor="middle"
                fill=(if faint { "#7d7668" } else { "var(--on-light)" }) {
                @if glows { "+" }
                (printed.points)
            }
            (badges(printed, FIELD * size))
        } @else if printed.grail > 1 {
            (symbol("grail", -5.9, 0.0, 0.88)) (symbol("grail", 5.9, 0.0, 0.88))
        } @else if printed.grail == 1 {
            (symbol("grail", 0.0, 0.0, 1.12))
        } @else if printed.tree {
            (symbol("tree", 0.0, 0.0, 1.17))
        } @else if glows {
            path d=(HEATER) transform="scale(.83)" fill="none" stroke="var(--gold-rim)" stroke-width="1.8"
                stroke-dasharray="3 2.5" {}
        } @else {
            path d=(HEATER) transform="translate(0 1) scale(.73)" fill="#22252E" opacity=".13" {}
        }
    }
}

fn badges(printed: &PrintedField, radius: f64) -> Markup {
    let (x, y) = (radius * 0.78, radius * 0.66);
    let ground = |radius: f64| html! { circle r=(radius) fill="var(--disc)" stroke="var(--figline)" {} };
    html! {
        @if let Some(to) = printed.extra {
            g transform=(scaled(x, y, 1.02)) {
                (ground(12.5))
                (symbol(&format!("shield-{to}"), 0.0, -1.3, 0.68))
                circle cx="8.3" cy="-8.8" r="5.1" fill="#22252E" {}
                path d="M8.3-11.8v6M5.3-8.8h6" stroke="#FBF6EA" stroke-width="1.7" {}
            }
        } @else if printed.tree {
            g transform=(scaled(x, y, 0.98)) { (ground(11.0)) (symbol("tree", 0.0, 0.0, 0.8)) }
        } @else if printed.grail == 1 {
            g transform=(scaled(x, y, 0.98)) { (ground(11.0)) (symbol("grail", 0.0, 0.0, 0.76)) }
        } @else if printed.grail > 1 {
            g transform=(scaled(x - 2.9, y, 0.98)) {
                rect x="-16" y="-11" width="32" height="22" rx="11" fill="var(--disc)" stroke="var(--figline)" {}
                (symbol("grail", -6.5, 0.0, 0.74)) (symbol("grail", 6.5, 0.0, 0.74))
            }
        }
    }
}

/// The hearts of a dancer's field, below on the left.
fn hearts(count: u8, size: f64) -> Markup {
    let (x, y) = (-FIELD * size * 0.74, FIELD * size * 0.74);
    let places: &[f64] = if count == 1 { &[0.0] } else { &[-4.9, 4.9] };
    html! { @for place in places { (heart(true, x + place, y, 0.84)) } }
}

/// The figure that would stand here, and what it brings at once.
fn ghost(hall: &Hall<'_>) -> Markup {
    let Some((outlook, (_, occupant))) = hall.chosen.and_then(|outlook| Some((outlook, outlook.placed?)))
    else {
        return Markup::default();
    };
    let gains = (outlook.points != 0).then(|| hall.words.signed(outlook.points));
    html! {
        use class="ghost" href=(drawing_of(occupant)) y="-3" {}
        @if let Some(gains) = gains {
            @let half = 5.0 + 4.9 * gains.chars().count() as f64;
            g class="gains" transform="translate(-20.5 -21.5)" {
                rect x=(Short(-half)) y="-10" width=(Short(2.0 * half)) height="20" rx="10"
                    fill=(if outlook.points > 0 { "#2F6B4F" } else { "#8C2635" }) stroke="#FBF6EA"
                        stroke-width="1.5" {}
                text y="5" font-size="14.5" font-weight="700" text-anchor="middle" fill="#fff" { (gains) }
            }
        }
    }
}
