//! What a scoring would bring now, told by the rules themselves: nobody has to count.

use super::Scene;
use super::figures::disc_icon;
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

/// The points of a seat in some categories, as far as these events go.
pub(crate) fn sum(events: &[Event], seat: Seat, categories: &[Category]) -> i32 {
    let scored = events.iter().map(|event| match *event {
        Event::Scored { seat: who, points, reason }
            if who == seat && categories.contains(&reason.category()) =>
        {
            points
        }
        _ => 0,
    });
    scored.sum()
}

/// A table of what everybody would gain and lose. While a scoring is under way it would count twice what has been
/// scored, so there is none.
pub fn forecast(scene: &Scene<'_>) -> Markup {
    let open = scene.view.open;
    let seats: Vec<Seat> = Seat::all(open.players()).collect();
    if let Some(Frame::Setup(_) | Frame::Scoring(_) | Frame::Over) = open.due.all().first() {
        return Markup::default();
    }
    let events = scene.view.scoring_now();
    let total = |seat: Seat| STEPS.iter().map(|(_, categories)| sum(&events, seat, categories)).sum::<i32>();
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
                @for (_, key, categories) in steps(scene) {
                    tr {
                        th scope="row" { (scene.say(key)) }
                        @for &seat in &seats { (points(scene, sum(&events, seat, categories))) }
                    }
                }
                tr class="total" {
                    th scope="row" { (scene.say("boards-merlin-total")) }
                    @for &seat in &seats { (points(scene, total(seat))) }
                }
            }
        }
    }
}

/// What everybody would gain or lose in all, if it can be said now.
pub(crate) fn totals(scene: &Scene<'_>) -> Option<Vec<(Seat, i32)>> {
    let open = scene.view.open;
    if let Some(Frame::Setup(_) | Frame::Scoring(_) | Frame::Over) = open.due.all().first() {
        return None;
    }
    let events = scene.view.scoring_now();
    let total = |seat: Seat| STEPS.iter().map(|(_, categories)| sum(&events, seat, categories)).sum();
    Some(Seat::all(open.players()).map(|seat| (seat, total(seat))).collect())
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
