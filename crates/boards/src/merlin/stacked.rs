//! The open missions and the Picts below each other, for tables with many modules: narrow columns beside the
//! hand and beside the environs.

use super::figures::disc;
use super::missions;
use super::missions::{asked, mark, offered_card};
use super::modules::arthur;
use super::stage::{Spot, Stage};
use super::symbols::{icon, of_vassal};
use super::targets::framed;
use super::{Scene, Target};
use crate::drawing::{Point, Short, at};
use crate::fragments::InParts;
use maud::{Markup, html};
use merlin::{Mission, Requirement};
use table::Seat;
use words::merlin::{Sign, Subject};

/// How large a mission lying on its side is, and the deck below.
const CARD: (f64, f64) = (148.0, 52.0);
const DECK: f64 = 26.0;

/// The open missions, each on its side, and the deck.
pub(super) fn display(scene: &Scene<'_>) -> Markup {
    let stage = Stage::of(scene);
    let stage = Stage::on(stage.as_ref(), |spot| matches!(spot, Spot::Display(_) | Spot::Deck));
    let open = scene.view.open;
    let draw = |stage: Option<&Stage<'_>>| {
        let target = |spot: Spot| stage.and_then(|stage| stage.target(spot));
        html! {
            @for (place, mission) in open.display.iter().enumerate() {
                @if let Some(mission) = *mission {
                    g id=(format!("merlin-open-{mission}")) class="mission" data-piece="card" data-explain=(Subject::Mission(mission)) transform=(at(Point { x: 0.0, y: place as f64 * (CARD.1 + 7.0) })) {
                        (card(target(Spot::Display(mission)), &scene.mission(mission, scene.me), CARD, &face(scene, mission)))
                    }
                }
            }
            g transform=(at(Point { x: 0.0, y: 3.0 * (CARD.1 + 7.0) })) data-explain=(Subject::Sign(Sign::Deck)) {
                @let label = scene.say_with("boards-merlin-deck-of", &[("count", open.deck().into())]);
                (card(target(Spot::Deck), &label, (CARD.0, DECK), &back(scene)))
            }
        }
    };
    let rests = stage
        .is_none()
        .then(|| (missions::shown(scene, open.display.iter().flatten().copied()), open.deck()));
    let inside = scene.part_if("merlin stacked display", rests, || draw(stage));
    let (wide, high) = (CARD.0 + 10.0, 3.0 * (CARD.1 + 7.0) + DECK + 9.0);
    html! {
        svg id="merlin-display" class="merlin-display stacked" viewBox=(format!("-5 -5 {wide} {high}")) xmlns="http://www.w3.org/2000/svg"
            role="group" aria-label=(scene.say("boards-merlin-display")) { (inside) }
    }
}

fn card(target: Option<Target>, label: &str, size: (f64, f64), face: &Markup) -> Markup {
    html! {
        @match target {
            Some(target) => (offered_card(&target, size, face)),
            None => g role="img" aria-label=(label) { (face) },
        }
    }
}

/// A mission on its side: points and corner symbol on the left, requirements with their marks beside them.
fn face(scene: &Scene<'_>, mission: Mission) -> Markup {
    let card = scene.view.open.options.components.mission(mission);
    let lacking = scene.me.map(|seat| scene.view.missing(seat, mission));
    let all: Vec<Requirement> = card.requirements().collect();
    html! {
        rect class="face" x=".8" y=".8" width=(CARD.0 - 1.6) height=(CARD.1 - 1.6) rx="8" {}
        (icon("laurel", 3.0, 2.0, 29.0).coloured("var(--m-line)"))
        text class="points" x="17.500" y="23" { (card.points) }
        g class="corner" { (icon(of_vassal(card.symbol), 10.0, 33.0, 15.0)) }
        path d=(format!("M37 7V{}", CARD.1 - 7.0)) stroke="var(--line)" {}
        @for (place, &requirement) in all.iter().enumerate() {
            @let x = 41.0 + place as f64 * 36.0;
            (asked(requirement, x + 3.0, 5.0, 24.0))
            @if let Some(lacking) = &lacking { (mark(lacking[place].1, x + 17.0, 41.0)) }
        }
    }
}

fn back(scene: &Scene<'_>) -> Markup {
    html! {
        rect x="1" y="1" width=(CARD.0 - 2.0) height=(DECK - 2.0) rx="7" fill="var(--m-back)" stroke="var(--m-line)" stroke-width="1.200" {}
        text class="deck" x=(CARD.0 / 2.0) y="19" { (scene.view.open.deck()) " " (scene.say("boards-merlin-deck")) }
    }
}

/// How large the column of the Picts is.
const PICTS: (f64, f64) = (112.0, 232.0);

/// The open Picts in two rows, how many lie in the stacks, and what everybody would have in a scoring by now (ARU-7.6).
pub(super) fn picts(scene: &Scene<'_>, stage: Option<&Stage<'_>>) -> Markup {
    let (stage, shown) = arthur::deciding(scene, stage);
    let state = &scene.view.open.modules.arthur;
    let stacks = state.stacks().len();
    scene.part_if("merlin stacked picts", shown, || html! {
        svg id="merlin-picts" class="merlin-picts" viewBox=(format!("0 0 {} {}", PICTS.0, PICTS.1)) xmlns="http://www.w3.org/2000/svg"
            role="group" aria-label=(scene.say("boards-merlin-arthur-picts")) {
            text class="title" x="2" y="16" { (scene.say("boards-merlin-arthur-picts")) }
            g data-explain=(Subject::Sign(Sign::Picts)) role="img" aria-label=(scene.say_with("boards-merlin-arthur-stacks", &[("count", stacks.into())])) {
                (icon("pict", 70.0, 1.0, 20.0).filled("var(--m-picts)"))
                text class="many" x="92" y="16" { (stacks) }
            }
            @for (place, pict) in state.display().iter().enumerate() {
                @let (x, y) = (2.0 + 58.0 * (place % 2) as f64, 28.0 + 66.0 * (place / 2) as f64);
                @match *pict {
                    Some(pict) => {
                        (arthur::tile(scene, pict, x, y))
                        @if let Some(target) = stage.and_then(|stage| stage.target(Spot::Pict(pict))) {
                            (framed(&target, x - 2.0, y - 2.0, arthur::TILE.0 + 4.0, arthur::TILE.1 + 4.0))
                        }
                    }
                    None => rect class="gone" x=(Short(x)) y=(Short(y)) width=(arthur::TILE.0) height=(arthur::TILE.1) rx="6" {},
                }
            }
            @for seat in Seat::all(scene.view.open.players()) { (sum(scene, seat)) }
        }
    })
}

/// What a player would have in a scoring by now; whoever owns the ring has it beside that.
fn sum(scene: &Scene<'_>, seat: Seat) -> Markup {
    let open = scene.view.open;
    let ring = open.modules.arthur.ring() == Some(seat);
    let key = if ring { "boards-merlin-arthur-sum-ring" } else { "boards-merlin-arthur-sum" };
    let values = [("name", scene.name(seat).into()), ("count", open.pict_result(seat).into())];
    let label = scene.say_with(key, &values);
    let (x, y) = (2.0 + 58.0 * (seat.index() % 2) as f64, 164.0 + 32.0 * (seat.index() / 2) as f64);
    html! {
        g data-explain=(Subject::Sign(Sign::Picts)) role="img" aria-label=(label) {
            title { (label) }
            (disc(seat, x, y, 19.0))
            text class="value" x=(Short(x + 22.0)) y=(Short(y + 16.0)) { (open.pict_result(seat)) }
            @if ring { (icon("ring", x + 41.0, y + 1.0, 14.0).filled("var(--m-cup)")) }
        }
    }
}
