//! Intrigue: five groups, and what absent colours lose when one is full.

use super::paths::hull;
use super::{Hall, loss};
use crate::camelot::art;
use crate::camelot::layout::FIELD;
use crate::camelot::symbols::symbol;
use crate::drawing::{Point, Short};
use camelot::Group;
use maud::{Markup, html};
use words::camelot::{Sign, Subject};

pub(super) fn scene(hall: &Hall<'_>, dusk: &Markup) -> Markup {
    let groups =
        || Group::ALL.into_iter().map(|group| (group, &hall.components.intrigue.groups[group.index()]));
    html! {
        (*art::INTRIGUE)
        (dusk)
        @for (group, part) in groups() {
            @let full = hall.chosen.is_some_and(|outlook| outlook.group == Some(group));
            @let fill = if full { "#8C2635" } else if part.removes_red_knight { "#7A4A6E" } else { "#55699F" };
            (hull(hall, part.fields, fill, "#121c3a", 7.0))
        }
        @for (group, part) in groups() {
            @let Point { x, y } = beside(hall, group);
            @let shield = part.removes_red_knight.then(|| html! {
                (symbol("shield-red", 14.0, -0.5, 0.62))
                path d="M6 8 22-8" stroke="#fff" stroke-width="2.4" {}
            });
            (loss(part.loss.into(), x, y, shield))
        }
    }
}

/// The losses, for whoever asks who suffers them.
pub(super) fn asked(hall: &Hall<'_>) -> Markup {
    html! {
        @for group in Group::ALL {
            @let Point { x, y } = beside(hall, group);
            @let removes = hall.components.intrigue.groups[group.index()].removes_red_knight;
            @let (sign, half) = if removes { (Sign::RedLoss, 29.0) } else { (Sign::Loss, 17.0) };
            rect data-explain=(Subject::Sign(sign)) x=(Short(x - half)) y=(Short(y - 12.0)) width=(2.0 * half) height="24"
                fill="transparent" aria-hidden="true" {}
        }
    }
}

/// Where the loss of a group stands: beside the top one, below the two at the sides, above the two at the bottom.
fn beside(hall: &Hall<'_>, group: Group) -> Point {
    let fields = hall.components.intrigue.groups[group.index()].fields;
    let points: Vec<Point> = fields.iter().map(|place| hall.at(place)).collect();
    let middle = points.iter().map(|point| point.x).sum::<f64>() / points.len().max(1) as f64;
    let top = points.iter().map(|point| point.y).fold(f64::MAX, f64::min);
    let outer =
        |better: fn(f64, f64) -> f64, start: f64| points.iter().map(|point| point.x).fold(start, better);
    match group {
        Group::Top => hall.frame.inside(83.0, 13.0),
        Group::Left => Point { x: outer(f64::min, f64::MAX), y: top + FIELD + 25.0 },
        Group::Right => Point { x: outer(f64::max, 0.0), y: top + FIELD + 25.0 },
        Group::LowerLeft | Group::LowerRight => Point { x: middle, y: top - FIELD - 13.0 },
    }
}
