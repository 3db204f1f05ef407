//! Arthur: the new spaces, the display of the Picts with the sums of the players, and where choices are tapped.

use crate::drawing::Short;
use crate::fragments::InParts;
use crate::merlin::Scene;
use crate::merlin::figures::disc;
use crate::merlin::stage::{Spot, Stage};
use crate::merlin::symbols::{self, badge, icon, item, of_terrain};
use crate::merlin::targets::framed;
use maud::{Markup, html};
use merlin::modules::arthur::{Bonus, Frame, Move, Pict, SpaceKind, State};
use merlin::{Item, Kind, Mission, Module, Power};
use std::hash::Hash;
use table::Seat;
use words::merlin::{Sign, Subject};

pub(in crate::merlin) fn in_play(scene: &Scene<'_>) -> bool {
    scene.view.open.options.modules().contains(Module::Arthur)
}

/// What is due, as the reader's task.
pub(super) fn headline(scene: &Scene<'_>, own: Frame) -> String {
    scene.say(match own {
        Frame::Waits(_) | Frame::Refill => "boards-merlin-wait",
        Frame::Reached => {
            let action = scene.view.open.turn.action;
            return action.map(|space| scene.space(space)).unwrap_or_default();
        }
        Frame::Manor(_) => "boards-merlin-arthur-manor",
        Frame::Keep(..) => "boards-merlin-arthur-keep",
    })
}

/// What the reader should know before deciding: what the space reached does.
pub(super) fn hint(scene: &Scene<'_>, own: Frame) -> String {
    match own {
        Frame::Reached => {
            let action = scene.view.open.turn.action;
            action.map(|space| scene.explained(space)).unwrap_or_default()
        }
        Frame::Keep(..) => {
            scene.say_with("boards-merlin-arthur-keep-hint", &[("castles", castles(scene).into())])
        }
        Frame::Waits(_) | Frame::Manor(_) | Frame::Refill => String::new(),
    }
}

/// Whether manors on castles stay, too (INT-5.9).
pub(super) fn castles(scene: &Scene<'_>) -> &'static str {
    if scene.view.open.layout.has_castles() { "yes" } else { "no" }
}

/// Figures are tapped where they go, Picts and cards where they lie, manors where they stand or will stand.
pub(super) fn spot(scene: &Scene<'_>, seat: Seat, own: Move) -> Option<Spot> {
    match own {
        Move::Ring(mission) => Some(Spot::Hand(mission)),
        Move::Merlin(..) | Move::Step(_) => {
            scene.view.ends(seat, own.into()).first().copied().map(Spot::Space)
        }
        Move::Replace(site) | Move::Manor(site) | Move::Keep(site) => Some(Spot::Site(site)),
        Move::Take(pict) => Some(Spot::Pict(pict)),
        Move::Activate(vassal) => {
            scene.view.open.castle(seat).vassal(vassal).map(|colour| Spot::Place(vassal, colour))
        }
        Move::Pict(_) | Move::More | Move::Less | Move::Switch(_) => None,
    }
}

/// How many spaces more a figure walks (ARU-5.1).
pub(super) const fn further_steps(own: Move) -> i8 {
    match own {
        Move::More => 1,
        Move::Less => -1,
        _ => 0,
    }
}

/// The ring completes a mission, and costs nothing (ARU-3.8).
pub(super) const fn completes(own: Move) -> Option<(Mission, u8)> {
    match own {
        Move::Ring(mission) => Some((mission, 0)),
        _ => None,
    }
}

/// A flag shows its power beside what it does.
pub(super) fn button(scene: &Scene<'_>, own: Move) -> Option<(Markup, Option<String>)> {
    let (power, text) = match own {
        Move::More => (Power::PlusMinus, scene.say("boards-merlin-arthur-more")),
        Move::Less => (Power::PlusMinus, scene.say("boards-merlin-arthur-less")),
        Move::Switch(figure) => {
            let values = [("figure", figure.id().into())];
            (Power::Switch, scene.say_with("boards-merlin-arthur-switch", &values))
        }
        _ => return None,
    };
    let colour = scene.view.open.layout.flag_of(power)?;
    let flag = item(Item::new(Kind::Flag, colour), Some(power), 0.0, 0.0, 26.0);
    Some((html! { svg class="glyph" viewBox="0 0 26 26" aria-hidden="true" { (flag) } }, Some(text)))
}

pub(super) const fn ground(own: SpaceKind) -> &'static str {
    match own {
        SpaceKind::Shield | SpaceKind::Flag | SpaceKind::Material | SpaceKind::Influence => {
            "var(--m-influence)"
        }
        SpaceKind::SignetRing => "var(--m-relic)",
        SpaceKind::Stairs | SpaceKind::Merlin | SpaceKind::MoveArthur => "var(--m-figures)",
        SpaceKind::ReplaceManor | SpaceKind::ActivateVassal => "var(--m-deed)",
        SpaceKind::Picts => "var(--m-picts)",
        SpaceKind::Apple => "var(--m-fruit)",
    }
}

/// What a space does, in a box of 48 about the centre.
pub(super) fn picture(own: SpaceKind) -> Markup {
    let line = 2.1;
    let round = html! {
        path d="M-17 3A17 17 0 0 1 12-12M12-19V-11H4M17-1A17 17 0 0 1-12 13M-12 20V12H-4" fill="none" stroke="var(--m-line)"
            stroke-width="2" stroke-linecap="round" stroke-linejoin="round" {}
    };
    match own {
        SpaceKind::Shield => html! { (icon("shield", -16.0, -16.0, 32.0).line(line)) },
        SpaceKind::Flag => html! { (icon("flag", -16.0, -16.0, 32.0).line(line)) },
        SpaceKind::Material => html! { (icon("block", -16.0, -16.0, 32.0).line(line)) },
        SpaceKind::Influence => html! { (icon("seal", -16.0, -16.0, 32.0).line(line)) },
        SpaceKind::SignetRing => {
            html! { (icon("ring", -18.0, -19.0, 36.0).filled("var(--m-cup)").line(line)) }
        }
        SpaceKind::Stairs => html! { (icon("stairs", -18.0, -18.0, 36.0).line(line)) },
        SpaceKind::Merlin => html! { (icon("merlin", -16.0, -20.0, 32.0).filled("var(--m-robe)").line(1.6)) },
        SpaceKind::ReplaceManor => html! { (icon("manor", -11.0, -11.0, 22.0).line(line)) (round) },
        SpaceKind::Picts => html! { (icon("pict", -19.0, -19.0, 38.0).line(line)) },
        SpaceKind::Apple => html! { (icon("apple", -18.0, -18.0, 36.0).filled("#C24A3F").line(line)) },
        SpaceKind::MoveArthur => html! {
            (icon("arthur", -13.0, -25.0, 26.0).filled("var(--m-blue)").line(1.6)) (icon("lr", -22.0, 13.0, 44.0).line(line))
        },
        SpaceKind::ActivateVassal => html! { (icon("vassal", -10.0, -12.0, 20.0).line(line)) (round) },
    }
}

/// How large the display is on a large screen and on a small one.
const WIDE: (f64, f64) = (560.0, 66.0);
const NARROW: (f64, f64) = (304.0, 152.0);
/// How large a tile is.
pub(in crate::merlin) const TILE: (f64, f64) = (50.0, 58.0);

/// The display of the Picts and the sums of all players, for large and for small screens.
pub(super) fn picts(scene: &Scene<'_>) -> Markup {
    if !in_play(scene) {
        return Markup::default();
    }
    let stage = Stage::of(scene);
    let (stage, shown) = deciding(scene, stage.as_ref());
    let arranged = |id: &'static str, class: &'static str, size: (f64, f64), sums: (f64, f64, f64)| {
        html! {
            svg id=(id) class=(class) viewBox=(format!("0 0 {} {}", size.0, size.1)) xmlns="http://www.w3.org/2000/svg" role="group"
                aria-label=(scene.say("boards-merlin-arthur-picts")) {
                (display(scene, stage, 66.0))
                (results(scene, sums))
            }
        }
    };
    scene.part_if("merlin picts", shown, || {
        html! {
            (arranged("merlin-picts", "merlin-picts wide", WIDE, (306.0, 6.0, 128.0)))
            (arranged("merlin-picts-narrow", "merlin-picts narrow", NARROW, (2.0, 74.0, 138.0)))
        }
    })
}

/// The decision, if Picts can be tapped, and else what the display shows to everybody, for the keys of parts.
pub(in crate::merlin) fn deciding<'s, 'a>(
    scene: &Scene<'_>,
    stage: Option<&'s Stage<'a>>,
) -> (Option<&'s Stage<'a>>, Option<impl Hash + use<>>) {
    let stage = Stage::on(stage, |spot| matches!(spot, Spot::Pict(_)));
    let open = scene.view.open;
    let results = || Seat::all(open.players()).map(|seat| open.pict_result(seat)).collect::<Vec<_>>();
    (stage, stage.is_none().then(|| (open.modules.arthur, results())))
}

/// The display for a picture of its own, with its size; nothing without the module.
pub(in crate::merlin) fn pictured(scene: &Scene<'_>) -> Option<(Markup, (f64, f64))> {
    in_play(scene).then(|| {
        let drawing = html! { (display(scene, None, 66.0)) (results(scene, (306.0, 6.0, 128.0))) };
        (drawing, WIDE)
    })
}

/// The open Picts, and how many lie in the stacks.
fn display(scene: &Scene<'_>, stage: Option<&Stage<'_>>, left: f64) -> Markup {
    let state = &scene.view.open.modules.arthur;
    let stacks = state.stacks().len();
    html! {
        text class="title" x="2" y="20" { (scene.say("boards-merlin-arthur-picts")) }
        g data-explain=(Subject::Sign(Sign::Picts)) role="img" aria-label=(scene.say_with("boards-merlin-arthur-stacks", &[("count", stacks.into())])) {
            (icon("pict", 4.0, 30.0, 22.0).filled("var(--m-picts)"))
            text class="many" x="30" y="46" { (stacks) }
        }
        @for (place, pict) in state.display().iter().enumerate() {
            @let x = left + place as f64 * (TILE.0 + 8.0);
            @match *pict {
                Some(pict) => {
                    (tile(scene, pict, x, 4.0))
                    @if let Some(target) = stage.and_then(|stage| stage.target(Spot::Pict(pict))) {
                        (framed(&target, x - 2.0, 2.0, TILE.0 + 4.0, TILE.1 + 4.0))
                    }
                }
                None => rect class="gone" x=(Short(x)) y="4" width=(TILE.0) height=(TILE.1) rx="6" {},
            }
        }
    }
}

/// A Pict: its number, a line of woad, and its bonus.
pub(in crate::merlin) fn tile(scene: &Scene<'_>, pict: Pict, x: f64, y: f64) -> Markup {
    let open = scene.view.open;
    let shown = open.pict(pict);
    let label = words::merlin::pict(scene.words, &open.layout, pict);
    html! {
        g class="pict" data-explain=(Subject::Pict(pict)) role="img" aria-label=(label) {
            rect class="plate" x=(Short(x)) y=(Short(y)) width=(TILE.0) height=(TILE.1) rx="6" {}
            path d=(format!("M{} {}q6-5 12 0t12 0 12 0 10 0", Short(x + 2.0), Short(y + 23.0))) fill="none" stroke="var(--m-blue)" stroke-width="2" {}
            text class="value" x=(Short(x + 9.0)) y=(Short(y + 18.0)) { (shown.value) }
            (icon("pict", x + 30.0, y + 3.0, 16.0).filled("var(--m-picts)"))
            g transform=(format!("translate({} {})", Short(x + 13.0), Short(y + 29.0))) { (bonus(shown.bonus)) }
        }
    }
}

/// What a Pict gives, in a box of 26.
fn bonus(bonus: Bonus) -> Markup {
    match bonus {
        Bonus::Item(thing) => symbols::item(thing, None, 0.0, 0.0, 26.0),
        Bonus::Apple => html! { (icon("apple", 0.0, 0.0, 26.0).filled("#C24A3F")) },
        Bonus::Influence(colour) => html! {
            (badge(Some(colour), 0.0, 0.0, 17.0)) (icon("seal", 11.0, 9.0, 16.0))
        },
        Bonus::Manor(terrain) => {
            let (name, paint, lines) = of_terrain(terrain);
            html! {
                path d="M13-1 25 6V20L13 27 1 20V6Z" fill=(paint) stroke=(lines) {}
                (icon(name, 2.0, -1.0, 13.0).coloured(lines)) (icon("manor", 7.0, 8.0, 15.0))
            }
        }
    }
}

/// What everybody would have in a scoring by now, and who has the ring (ARU-7.6, ARU-7.7).
fn results(scene: &Scene<'_>, (left, top, step): (f64, f64, f64)) -> Markup {
    let open = scene.view.open;
    html! {
        @for seat in Seat::all(open.players()) {
            @let (column, row) = ((seat.index() % 2) as f64, (seat.index() / 2) as f64);
            @let (x, y) = (left + step * column, top + 29.0 * row);
            @let ring = open.modules.arthur.ring() == Some(seat);
            @let key = if ring { "boards-merlin-arthur-sum-ring" } else { "boards-merlin-arthur-sum" };
            @let values = [("name", scene.name(seat).into()), ("count", open.pict_result(seat).into())];
            @let label = scene.say_with(key, &values);
            g data-explain=(Subject::Sign(Sign::Picts)) role="img" aria-label=(label) {
                (disc(seat, x, y, 20.0))
                text class="value" x=(Short(x + 26.0)) y=(Short(y + 17.0)) { (open.pict_result(seat)) }
                @if ring {
                    (icon("ring", x + 52.0, y - 1.0, 20.0).filled("var(--m-cup)"))
                    text class="many" x=(Short(x + 74.0)) y=(Short(y + 15.0)) { "+" (State::RING_BONUS) }
                }
            }
        }
    }
}
