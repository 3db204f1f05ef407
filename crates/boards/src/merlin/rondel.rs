//! The rondel: 24 spaces around a lane on which the figures walk, and what can be reached on it.

use super::stage::{Reach, Spot, Stage};
use super::symbols::icon;
use super::targets::tappable;
use super::{Scene, centre, figures, spaces};
use crate::drawing::{Short, arc, at, polar, sector};
use maud::{Markup, html};
use merlin::{Direction, Figure, Item, Kind, Layout, Move, Space, SpaceKind};
use table::Seat;

/// The outer edge of the spaces.
pub(crate) const RIM: f64 = 250.0;
/// Their inner edge, where the lane begins.
const INNER: f64 = 184.0;
/// The inner edge of the lane.
pub(crate) const MIDDLE: f64 = 140.0;
/// Where figures walk.
const LANE: f64 = 162.0;
/// The angle between two spaces.
const STEP: f64 = 15.0;
/// How wide a knight is.
const KNIGHT: f64 = 33.0;
const MERLIN: f64 = 39.0;

/// The direction of a space: the first principality lies to the right of the top.
pub(crate) fn angle(space: Space) -> f64 {
    30.0 + STEP * space.index() as f64
}

/// The rondel about the centre.
pub(crate) fn rondel(scene: &Scene<'_>, stage: Option<&Stage<'_>>) -> Markup {
    let layout = &scene.view.open.layout;
    let glowing: Vec<Space> = Space::all()
        .filter(|&space| stage.is_some_and(|stage| stage.target(Spot::Space(space)).is_some()))
        .collect();
    html! {
        g id="merlin-rondel" aria-hidden="true" {
            (scene.part("merlin rondel", (), || ground(layout)))
        }
        g id="merlin-glow" aria-hidden="true" {
            @if let Some(stage) = stage {
                @for &space in &glowing { path class=(glow_class(stage, space)) d=(sector_of(space, INNER + 1.0, RIM)) {} }
            }
        }
        g id="merlin-spaces" aria-hidden="true" {
            (scene.part("merlin spaces", &glowing, || pictures(layout, &glowing)))
        }
        g id="merlin-centre" { (centre::centre(scene, stage)) }
        g id="merlin-way" aria-hidden="true" {
            @if let Some(stage) = stage {
                @if let Some(reach) = stage.way() { (path_of(scene, stage, reach)) }
                @for reach in stage.lit() { (end_of(stage, reach)) }
            }
        }
        g id="merlin-figures" { (figures_on_lane(scene, stage)) }
        g id="merlin-targets" {
            @if let Some(stage) = stage {
                @for &space in &glowing {
                    @if let Some(target) = stage.target(Spot::Space(space)) {
                        (tappable(&target, &html! { path class="hit" d=(sector_of(space, MIDDLE, RIM)) {} }))
                    }
                }
            }
        }
    }
}

/// The spaces and the lane, as they are printed.
fn ground(layout: &Layout) -> Markup {
    html! {
            circle r="257" fill="var(--wood)" stroke="var(--m-line)" stroke-width="1.3" {}
            circle r="253.500" fill="none" stroke="var(--m-frame)" {}
            @for space in Space::all() {
                @let kind = layout.kind(space);
                path d=(sector_of(space, INNER, RIM)) fill=(spaces::ground(kind)) stroke="var(--m-line)" stroke-width="1.1" {}
                @if matches!(kind, SpaceKind::Principality(_)) {
                    path d=(sector(INNER + 3.0, RIM - 3.0, angle(space) - 6.7, angle(space) + 6.7)) fill="none"
                        stroke="var(--m-emblem)" stroke-opacity=".4" {}
                }
            }
            circle r=(INNER) fill="var(--m-lane)" stroke="var(--m-line)" stroke-width="1.2" {}
            @for space in Space::all() {
                @let point = polar(LANE, angle(space));
                circle cx=(Short(point.x)) cy=(Short(point.y)) r="2.7" fill="var(--m-step)" {}
            }
            circle r=(MIDDLE) fill="var(--vellum)" stroke="var(--m-line)" stroke-width="1.1" {}
    }
}

/// What the spaces show.
fn pictures(layout: &Layout, glowing: &[Space]) -> Markup {
    html! {
            @for space in Space::all() {
                @let point = polar((INNER + RIM) / 2.0, angle(space));
                // A golden ground needs dark emblems as well as light ones: principalities keep their colour inside.
                @if glowing.contains(&space) && matches!(layout.kind(space), SpaceKind::Principality(_)) {
                    circle cx=(Short(point.x)) cy=(Short(point.y)) r="23" fill=(spaces::ground(layout.kind(space))) {}
                }
                (spaces::picture(layout.kind(space), point.x, point.y, 47.0))
            }
    }
}

fn sector_of(space: Space, inner: f64, outer: f64) -> String {
    sector(inner, outer, angle(space) - STEP / 2.0, angle(space) + STEP / 2.0)
}

/// A space that costs nothing glows strongly, one that costs an apple, a coin, a marker or a flag faintly, the chosen one most.
fn glow_class(stage: &Stage<'_>, space: Space) -> &'static str {
    let chosen = stage.target(Spot::Space(space)).is_some_and(|target| target.chosen);
    let reach = stage.lit().into_iter().find(|reach| reach.space == space);
    match (chosen, reach.is_some_and(Reach::is_plain)) {
        (true, _) => "glow chosen",
        (false, true) => "glow",
        (false, false) => "glow costly",
    }
}

/// What it takes to end there: the pips, and beside them what is spent.
fn end_of(stage: &Stage<'_>, reach: &Reach) -> Markup {
    let layout = &stage.scene.view.open.layout;
    let chosen = stage.way().is_some_and(|way| way.way == reach.way);
    // The figure itself is shown at the chosen end, so its mark makes room.
    let point = polar(if chosen { MIDDLE - 6.0 } else { LANE }, angle(reach.space));
    let spent: Vec<Markup> = (0..reach.apples)
        .map(|_| html! { (icon("apple", 0.0, 0.0, 15.0).filled("#C24A3F")) })
        .chain((0..reach.coins).map(|_| html! { (icon("coin", 0.0, 0.0, 15.0)) }))
        .chain((0..reach.markers).map(|_| html! { (icon("fruits", 0.0, 0.0, 15.0)) }))
        .chain((0..reach.decrees).map(|_| html! { (icon("decree", 0.0, 0.0, 14.0)) }))
        .chain((0..reach.tiles).map(|_| html! { (icon("octagon", 0.0, 0.0, 14.0).filled("var(--m-steel)")) }))
        .chain(reach.powers.iter().map(|power| {
            let flag = Item::new(Kind::Flag, layout.flag(power));
            super::symbols::item(flag, Some(power), 0.0, 0.0, 16.0)
        }))
        .collect();
    let size = 15.0 * spent.len() as f64;
    html! {
        g class=(if chosen { "end chosen" } else { "end" }) transform=(at(point)) {
            circle r="11.500" {}
            text dy=".36em" { (reach.pips) }
            @for (place, mark) in spent.iter().enumerate() {
                @let x = 15.0 * place as f64 - size / 2.0;
                g transform=(at(crate::drawing::Point { x, y: 11.0 })) { (mark) }
            }
        }
    }
}

/// The way of a figure along the lane, and across the middle if it is mirrored.
fn path_of(scene: &Scene<'_>, stage: &Stage<'_>, reach: &Reach) -> Markup {
    let Some(from) = standing(scene, stage.seat, reach.figure) else { return Markup::default() };
    let sign = match reach.direction {
        Direction::Clockwise => 1.0,
        Direction::CounterClockwise => -1.0,
    };
    let (start, steps) = (angle(from), f64::from(reach.pips.get()));
    let end = start + sign * STEP * steps;
    let dots = (1..reach.pips.get()).map(|step| polar(LANE, start + sign * STEP * f64::from(step)));
    html! {
        path class="walk" d=(arc(LANE, start + sign * 9.0, end - sign * 5.0)) {}
        @for dot in dots { circle class="step" cx=(Short(dot.x)) cy=(Short(dot.y)) r="4.500" {} }
        @if reach.is_mirrored() {
            @let (here, there) = (polar(LANE, end), polar(LANE, angle(reach.space)));
            path class="walk mirror" d=(format!("M{here}L{there}")) {}
        }
    }
}

fn standing(scene: &Scene<'_>, seat: Seat, figure: Figure) -> Option<Space> {
    match figure {
        Figure::Knight => scene.view.open.castle(seat).knight,
        Figure::Merlin => Some(scene.view.open.merlin),
    }
}

/// Knights and Merlin, each with its id, always in the same order; several on one space stand beside each other.
fn figures_on_lane(scene: &Scene<'_>, stage: Option<&Stage<'_>>) -> Markup {
    let open = scene.view.open;
    let knights = Seat::all(open.players()).filter_map(|seat| Some((Some(seat), open.castle(seat).knight?)));
    let all: Vec<(Option<Seat>, Space)> = knights.chain([(None, open.merlin)]).collect();
    let moving = stage.and_then(Stage::way).map(|reach| match reach.figure {
        Figure::Knight => stage.map(|stage| stage.seat),
        Figure::Merlin => None,
    });
    html! {
        @for &(who, space) in &all {
            @let together: Vec<_> = all.iter().filter(|other| other.1 == space).collect();
            @let place = together.iter().position(|other| other.0 == who).unwrap_or_default() as f64;
            @let aside = (place - (together.len() as f64 - 1.0) / 2.0) * 11.5;
            @let point = polar(LANE, angle(space) + aside);
            @let id = who.map_or("merlin-piece-merlin".to_owned(), |seat| format!("merlin-piece-knight-{seat}"));
            @let class = if moving == Some(who) { "piece leaving" } else { "piece" };
            g id=(id) class=(class) transform=(at(point)) role="img" aria-label=(stands(scene, who, space)) {
                (figure(who, 1.0))
            }
        }
        @if let (Some(reach), Some(stage)) = (stage.and_then(Stage::way), stage) {
            @let point = polar(LANE, angle(reach.space));
            g class="ghost" transform=(at(crate::drawing::Point { x: point.x, y: point.y - 8.0 })) aria-hidden="true" {
                @match reach.figure {
                    Figure::Knight => (figure(Some(stage.seat), 1.05)),
                    Figure::Merlin => (figure(None, 1.05)),
                }
            }
        }
        @if let Some((stage, space)) = stage.and_then(|stage| Some((stage, mirrored(stage)?))) {
            g class="ghost" transform=(at(polar(LANE, angle(space)))) aria-hidden="true" { (figure(Some(stage.seat), 1.05)) }
        }
    }
}

/// Where the knight would go by the chosen mirror.
fn mirrored(stage: &Stage<'_>) -> Option<Space> {
    let knight = stage.scene.view.open.castle(stage.seat).knight?;
    (stage.choice == Some(Move::Mirror)).then(|| knight.opposite())
}

fn figure(who: Option<Seat>, scale: f64) -> Markup {
    who.map_or_else(|| figures::merlin(MERLIN * scale), |seat| figures::knight(seat, KNIGHT * scale))
}

fn stands(scene: &Scene<'_>, who: Option<Seat>, space: Space) -> String {
    let space = scene.space(space);
    match who {
        Some(seat) => scene.say_with(
            "boards-merlin-knight-on",
            &[("name", scene.name(seat).into()), ("space", space.into())],
        ),
        None => scene.say_with("boards-merlin-merlin-on", &[("space", space.into())]),
    }
}
