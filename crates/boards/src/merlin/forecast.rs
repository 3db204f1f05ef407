//! What a scoring would bring now, told by the rules themselves: nobody has to count.

use super::Scene;
use super::figures::disc_icon;
use crate::fragments::InParts;
use maud::{Markup, html};
use merlin::{Category, Event, Frame};
use table::Seat;

/// The steps of a scoring by the categories they bring points in; Excalibur belongs to the traitors
/// (MER-15.9), and so do the points of an ability and of Gareth for repelling them (FAV-7.1, KRT-7.1).
pub(crate) const STEPS: [(&str, &[Category]); 5] = [
    ("boards-merlin-traitors", &[Category::Traitors, Category::Excalibur, Category::Favor, Category::Allies]),
    ("boards-merlin-environs", &[Category::Environs]),
    ("boards-merlin-influence", &[Category::Influence]),
    ("boards-merlin-vassals", &[Category::Vassals]),
    ("boards-merlin-arthur-picts", &[Category::Picts]),
];

/// The steps that this game has, each with its place among all of them.
pub(crate) fn steps(scene: &Scene<'_>) -> impl Iterator<Item = (usize, &'static str, &'static [Category])> {
    let categories = scene.view.open.layout.categories;
    let all = STEPS.into_iter().enumerate().map(|(place, (key, own))| (place, key, own));
    all.filter(move |(_, _, own)| own.iter().any(|category| categories.contains(category)))
}

/// What everybody would gain or lose in each step, by seat.
type Gains = [[i32; STEPS.len()]; 4];

/// What a scoring would bring now. While one is under way it would count twice what has been scored, so there is
/// nothing to tell.
fn gains(scene: &Scene<'_>) -> Option<Gains> {
    let due = scene.view.open.due.all().first();
    if let Some(Frame::Setup(_) | Frame::Scoring(_) | Frame::Over) = due {
        return None;
    }
    let mut gains = Gains::default();
    for event in scene.view.scoring_now() {
        if let Event::Scored { seat, points, reason } = event
            && let Some(step) = STEPS.iter().position(|(_, own)| own.contains(&reason.category()))
        {
            gains[seat.index()][step] += points;
        }
    }
    Some(gains)
}

/// A table of what everybody would gain and lose, if it can be said now.
pub fn forecast(scene: &Scene<'_>) -> Markup {
    match gains(scene) {
        Some(gains) => scene.part("merlin gains", gains, || table(scene, &gains)),
        None => Markup::default(),
    }
}

fn table(scene: &Scene<'_>, gains: &Gains) -> Markup {
    let seats: Vec<Seat> = Seat::all(scene.view.open.players()).collect();
    html! {
        table id="merlin-forecast" class="merlin-forecast" {
            caption { (scene.say("boards-merlin-if-scored")) }
            thead {
                tr {
                    td {}
                    @for &seat in &seats { th scope="col" { (disc_icon(seat)) span class="quiet" { (scene.name(seat)) } } }
                }
            }
            tbody {
                @for (step, key, _) in steps(scene) {
                    tr {
                        th scope="row" { (scene.say(key)) }
                        @for &seat in &seats { (points(scene, gains[seat.index()][step])) }
                    }
                }
                tr class="total" {
                    th scope="row" { (scene.say("boards-merlin-total")) }
                    @for &seat in &seats { (points(scene, gains[seat.index()].iter().sum())) }
                }
            }
        }
    }
}

/// What everybody would gain or lose in all, if it can be said now.
pub(crate) fn totals(scene: &Scene<'_>) -> Option<Vec<(Seat, i32)>> {
    let gains = gains(scene)?;
    let total = |seat: Seat| (seat, gains[seat.index()].iter().sum());
    Some(Seat::all(scene.view.open.players()).map(total).collect())
}

/// Signed points in a cell of a table.
pub(crate) fn points(scene: &Scene<'_>, points: i32) -> Markup {
    html! { td class=(tone(points)) { (scene.words.signed(points)) } }
}

/// The tone of signed points.
pub(crate) const fn tone(points: i32) -> &'static str {
    match points {
        ..0 => "loss",
        0 => "nought",
        1.. => "gain",
    }
}
