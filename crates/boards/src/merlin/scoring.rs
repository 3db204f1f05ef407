//! A scoring as a sequence people can follow: each step, each principality and territory, who gets what and why, what
//! came before. It lies over the board until the reader goes on, and can be skipped at once.

use super::Scene;
use super::figures::disc_icon;
use super::forecast::{self, points};
use super::modules::arthur_scoring;
use super::slides::about;
use super::switches::{Switch, switch};
use super::symbols::badge;
use super::tale::{About, Land, Slide, Tale};
use crate::fragments::InParts;
use maud::{Markup, html};
use merlin::{Colour, Frame, Move};
use table::Seat;

/// The last scoring; nothing once the reader has gone on playing.
pub fn scoring(scene: &Scene<'_>) -> Markup {
    let Some(tale) = Tale::of(scene) else { return Markup::default() };
    let open = scene.view.open;
    let asked = scene.offers.contains(&Move::UseGrail);
    // Most of what is due after a scoring does not show in it.
    let due = match open.top() {
        due @ (Frame::Grail(_) | Frame::RepelTraitors(_) | Frame::Over) => Some(due),
        due => arthur_scoring::is_asked(scene).then_some(due),
    };
    let is_open = |slide: &Slide| matches!(slide.about, About::Land(Land { decided: false, .. }));
    let grail = tale.slides.iter().any(is_open).then_some(open.grail);
    scene.part("merlin scoring", (&tale, scene.me, due, grail, asked, pending(scene)), || told(scene, &tale))
}

fn told(scene: &Scene<'_>, tale: &Tale) -> Markup {
    // While somebody has to decide, what is decided on is shown; afterwards the reader begins at the beginning.
    let under_way = matches!(scene.view.open.top(), Frame::Grail(_) | Frame::RepelTraitors(_));
    let last = tale.slides.len().saturating_sub(1);
    let first = if under_way { last } else { arthur_scoring::seen_before(scene, tale) };
    let group = format!("merlin-slides-{}", tale.round);
    // What comes after the clean-up is shown although the reader has gone on to choose a manor in between.
    let part = if arthur_scoring::is_asked(scene) { "-manors" } else { "" };
    let seen = format!("merlin-seen-{}{part}", tale.round);
    // At the end the result comes first; how it came about is shown to whoever asks.
    let over = matches!(scene.view.open.top(), Frame::Over);
    // It takes the focus when it appears, unless it asks for a decision that is made elsewhere.
    let rests = (!under_way && !over).then_some("");
    html! {
        (switch(Switch::Dismissed, "scoring-seen", &seen, &seen, over))
        section id="merlin-scoring" class=(if under_way { "merlin-scoring asks" } else { "merlin-scoring" })
            tabindex=[rests.map(|_| "-1")] data-rest=[rests] data-overlay=[(!under_way).then_some("yes")] aria-label=(title(scene, tale.round)) {
            @for (number, slide) in tale.slides.iter().enumerate() {
                @let class = match slide.about {
                    About::Land(Land { colour, .. }) => format!("slide-switch of-{colour}"),
                    About::Traitors(_) | About::Environs(_) | About::CleanUp(_) | About::Vassals | About::Picts { .. } | About::Rest => "slide-switch".to_owned(),
                };
                (switch(Switch::Radio, &class, &id(tale.round, number), &group, number == first))
                article class="slide" { (shown(scene, tale, number, slide, &seen)) }
            }
        }
        @if over { label class="show-scoring" for=(seen) { (title(scene, tale.round)) } }
    }
}

fn id(round: u8, number: usize) -> String {
    format!("merlin-slide-{round}-{number}")
}

fn title(scene: &Scene<'_>, round: u8) -> String {
    scene.say_with("boards-merlin-scoring", &[("round", round.into())])
}

fn shown(scene: &Scene<'_>, tale: &Tale, number: usize, slide: &Slide, seen: &str) -> Markup {
    html! {
        header {
            h2 { (title(scene, tale.round)) }
            label class="skip-scoring" for=(seen) { (scene.say("boards-merlin-skip")) }
            (steps(scene, tale, slide))
        }
        div class="both" {
            div class="what" { (about(scene, slide)) }
            div class="totals" { h3 { (scene.say("boards-merlin-so-far")) } (so_far(scene, tale, slide)) }
        }
        footer {
            @if number > 0 { label class="leaf" for=(id(tale.round, number - 1)) { (scene.say("boards-back")) } }
            span class="page" { (number + 1) " / " (tale.slides.len()) }
            @if number + 1 < tale.slides.len() {
                label class="leaf next" for=(id(tale.round, number + 1)) { (scene.say("boards-merlin-next")) }
            } @else if !matches!(scene.view.open.top(), Frame::Grail(_) | Frame::RepelTraitors(_)) {
                @let key = if matches!(scene.view.open.top(), Frame::Over) { "boards-merlin-to-result" } else { "boards-merlin-go-on" };
                label class="leaf next" for=(seen) { (scene.say(key)) }
            }
        }
    }
}

/// The steps of the scoring, each leading to its first slide; and within the influence the principalities.
fn steps(scene: &Scene<'_>, tale: &Tale, slide: &Slide) -> Markup {
    let first_of = |step: usize| tale.slides.iter().position(|other| other.about.step() == step);
    let current = slide.about.step();
    html! {
        ol class="steps" {
            @for (step, key, _) in forecast::steps(scene) {
                @let here = current == step;
                li aria-current=[here.then_some("step")] {
                    @match first_of(step) {
                        Some(number) => label for=(id(tale.round, number)) { (scene.say(key)) },
                        None => span { (scene.say(key)) },
                    }
                }
            }
        }
        @if current == About::INFLUENCE {
            ol class="steps lands" {
                @for (number, other) in tale.slides.iter().enumerate() {
                    @if let About::Land(Land { colour, .. }) = other.about {
                        @let here = matches!(slide.about, About::Land(Land { colour: own, .. }) if own == colour);
                        li aria-current=[here.then_some("step")] {
                            label for=(id(tale.round, number)) aria-label=(scene.land(colour)) {
                                svg class="glyph" viewBox="-1 -1 34 36" aria-hidden="true" { (badge(Some(colour), 0.0, 0.0, 32.0)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The traitors that everybody still faces while it is not decided who is repelled; nothing afterwards.
pub(super) fn pending(scene: &Scene<'_>) -> Option<[[u8; 6]; 4]> {
    let open = scene.view.open;
    matches!(open.top(), Frame::RepelTraitors(_)).then(|| {
        let mut all = [[0; 6]; 4];
        for seat in Seat::all(open.players()) {
            all[seat.index()] = Colour::ALL.map(|colour| open.castle(seat).traitors_of(colour));
        }
        all
    })
}

/// The scores before, what each step has brought, and the scores now.
fn so_far(scene: &Scene<'_>, tale: &Tale, slide: &Slide) -> Markup {
    let open = scene.view.open;
    let now = |seat: Seat| tale.before[seat.index()] + slide.so_far[seat.index()].iter().sum::<i32>();
    let mut seats: Vec<Seat> = Seat::all(open.players()).collect();
    seats.sort_by_key(|&seat| (-now(seat), seat));
    html! {
        table class="so-far" {
            thead { tr { td {} th { (scene.say("boards-merlin-was")) } @for (_, key, _) in forecast::steps(scene) { th { (scene.say(key)) } } th { (scene.say("boards-merlin-now")) } } }
            tbody {
                @for seat in seats {
                    tr class=(if scene.me == Some(seat) { "me" } else { "" }) {
                        th scope="row" { (disc_icon(seat)) span class="quiet" { (scene.name(seat)) } }
                        td { (scene.score(tale.before[seat.index()])) }
                        @for (step, _, _) in forecast::steps(scene) { (points(scene, slide.so_far[seat.index()][step])) }
                        td { b { (scene.score(now(seat))) } }
                    }
                }
            }
        }
    }
}
