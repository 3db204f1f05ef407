//! The strip above the board: the rounds with the scorings between them, the score track, and who stands where.

use super::Scene;
use super::castle::shortened;
use super::figures::{disc, disc_icon};
use super::forecast::tone;
use super::symbols::icon;
use crate::drawing::Short;
use crate::fragments::InParts;
use maud::{Markup, html};
use merlin::{Frame, Open};
use table::Seat;
use words::merlin::{Sign, Subject};

/// How long the score track is, and how many points it shows at least.
const LONG: f64 = 352.0;
const SPAN: i32 = 30;

/// The rounds: what is over, what is on, what is to come; a crown stands for a scoring (MER-14.1).
pub fn rounds(scene: &Scene<'_>) -> Markup {
    let round = scene.view.open.round;
    let label =
        scene.say_with("boards-merlin-round", &[("round", round.into()), ("rounds", Open::ROUNDS.into())]);
    html! {
        svg id="merlin-rounds" class="merlin-rounds" data-explain=(Subject::Sign(Sign::Rounds)) viewBox="0 0 276 36" xmlns="http://www.w3.org/2000/svg" role="img" aria-label=(label) {
            (rounds_drawing(scene))
        }
    }
}

pub(crate) fn rounds_drawing(scene: &Scene<'_>) -> Markup {
    let open = scene.view.open;
    let now = open.round;
    html! {
        @for round in 1..=Open::ROUNDS {
            @let x = f64::from(round - 1) * 37.0 + f64::from((round - 1) / 2) * 24.0;
            @let class = if round == now && open.top() != Frame::Over { "round now" } else if round <= now { "round over" } else { "round" };
            g class=(class) {
                rect x=(Short(x + 1.0)) y="2" width="32" height="32" rx="7" {}
                text x=(Short(x + 17.0)) y="24" { (round) }
            }
            @if round % 2 == 0 {
                g class=(if round < now { "crown over" } else { "crown" }) {
                    (icon("crown", x + 36.0, 8.0, 20.0).filled(if round < now { "var(--m-back)" } else { "var(--vellum)" }))
                }
            }
        }
    }
}

/// The score track: as much of it as is needed, a marker for every player.
pub fn score_track(scene: &Scene<'_>) -> Markup {
    let open = scene.view.open;
    let label: Vec<String> =
        upward(open).iter().rev().map(|&seat| format!("{} {}", scene.name(seat), open.score(seat))).collect();
    html! {
        svg id="merlin-scores" class="merlin-scores" data-explain=(Subject::Sign(Sign::Track)) viewBox="-14 0 380 50" xmlns="http://www.w3.org/2000/svg" role="img" aria-label=(label.join(", ")) {
            (score_drawing(scene))
        }
    }
}

/// All players, the last one first.
fn upward(open: &Open) -> Vec<Seat> {
    let mut seats: Vec<Seat> = Seat::all(open.players()).collect();
    seats.sort_by_key(|&seat| open.score(seat));
    seats
}

pub(crate) fn score_drawing(scene: &Scene<'_>) -> Markup {
    let open = scene.view.open;
    let seats = upward(open);
    let scores: Vec<i32> = seats.iter().map(|&seat| open.score(seat)).collect();
    let (least, most) =
        (scores.first().copied().unwrap_or_default(), scores.last().copied().unwrap_or_default());
    let low = (least - 3).div_euclid(5) * 5;
    let span = SPAN.max(((most - low) / 10 + 1) * 10);
    let x = |score: i32| f64::from(score - low) * LONG / f64::from(span);
    let heads = spread(&scores.iter().map(|&score| x(score)).collect::<Vec<_>>());
    html! {
        path d=(format!("M0 36H{LONG}")) stroke="var(--stone)" stroke-width="2" {}
        @for score in low..=low + span {
            @if span <= 60 || score % 5 == 0 {
                path d=(format!("M{} {}V36", Short(x(score)), if score % 10 == 0 { 30 } else if score % 5 == 0 { 32 } else { 34 }))
                    stroke="var(--stone)" stroke-width="1.200" {}
            }
            // Numbers of three digits need more room.
            @if score % match span { ..=60 => 5, 61..=100 => 10, 101..=250 => 25, _ => 50 } == 0 { text x=(Short(x(score))) y="48" { (scene.score(score)) } }
        }
        @for (&head, &score) in heads.iter().zip(&scores) {
            path class="lead-line" d=(format!("M{} 23L{} 36", Short(head), Short(x(score)))) {}
        }
        @for seat in Seat::all(open.players()) {
            @let place = seats.iter().position(|&other| other == seat).unwrap_or_default();
            g id=(format!("merlin-score-{seat}")) class="piece" data-piece="score" data-explain=(Subject::Score(seat)) transform=(format!("translate({} 2)", Short(heads[place] - 11.0))) {
                (disc(seat, 0.0, 0.0, 22.0))
            }
        }
    }
}

/// Markers that would cover each other, moved apart.
fn spread(places: &[f64]) -> Vec<f64> {
    let mut places = places.to_vec();
    for _ in 0..30 {
        for place in 1..places.len() {
            let gap = 24.0 - (places[place] - places[place - 1]);
            if gap > 0.0 {
                places[place - 1] -= gap / 2.0;
                places[place] += gap / 2.0;
            }
        }
    }
    places
}

/// Everybody with the score, the first one first; and what the chosen moves would add.
pub fn standings(scene: &Scene<'_>) -> Markup {
    let open = scene.view.open;
    let mut seats: Vec<Seat> = Seat::all(open.players()).collect();
    seats.sort_by_key(|&seat| (-open.score(seat), seat));
    let (on_turn, gain) = (scene.decides(), scene.gain().filter(|&gain| gain != 0));
    html! {
        ol id="merlin-standings" class="merlin-standings" aria-label=(scene.say("boards-players")) {
            @for seat in seats {
                @let (on, mine) = (on_turn == Some(seat), scene.me == Some(seat));
                @let gain = gain.filter(|_| mine);
                @let sitter = scene.sitter(seat);
                (scene.part("merlin standing", (seat, open.score(seat), on, mine, gain, sitter), || {
                    standing(scene, seat, on, mine, gain)
                }))
            }
        }
    }
}

fn standing(scene: &Scene<'_>, seat: Seat, on: bool, mine: bool, gain: Option<i32>) -> Markup {
    let (score, sitter) = (scene.view.open.score(seat), scene.sitter(seat));
    html! {
        li id=(format!("merlin-standing-{seat}")) title=(scene.name(seat)) aria-current=[on.then_some("true")]
            class=(match (on, mine) { (true, true) => "on me", (true, false) => "on", (false, true) => "me", (false, false) => "" }) {
            (disc_icon(seat)) (sitter.face(scene.words, seat))
            span class="who" data-explain=(Subject::Score(seat)) { (if mine { scene.say("boards-you") } else { shortened(&scene.name(seat)) }) }
            b data-score=(score) data-explain=(Subject::Score(seat)) { (scene.score(score)) }
            @if let Some(gain) = gain { em class=(tone(gain)) { (scene.words.signed(gain)) } }
            (sitter.time(scene.words))
        }
    }
}
