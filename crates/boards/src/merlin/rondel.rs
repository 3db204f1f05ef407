//! The rondel: spaces around a lane on which the figures walk, with Arthur a second ring, and what can be
//! reached on it.

use super::rings::{RIM, Rings};
use super::stage::{Reach, Spot, Stage, Target};
use super::symbols::icon;
use super::targets::tappable;
use super::{Scene, centre, figures, modules, spaces};
use crate::drawing::{Point, Short, arc, at, polar, sector};
use crate::fragments::InParts;
use maud::{Markup, html};
use merlin::{Direction, Figure, Item, Kind, Layout, Move, Ring, Space, SpaceKind};
use table::Seat;
use words::merlin::Subject;

/// The outer edge of the frame, which bears the numbers of the spaces.
const FRAME: f64 = 264.0;
/// How wide a knight is.
const KNIGHT: f64 = 33.0;
const MERLIN: f64 = 39.0;
const ARTHUR: f64 = 25.0;

/// A piece that walks on the rondel.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Piece {
    Knight(Seat),
    Merlin,
    Arthur,
}

impl Piece {
    const fn of(figure: Figure, seat: Seat) -> Self {
        match figure {
            Figure::Knight => Self::Knight(seat),
            Figure::Merlin => Self::Merlin,
            Figure::Arthur => Self::Arthur,
        }
    }

    const fn subject(self) -> Subject {
        match self {
            Self::Knight(seat) => Subject::Knight(seat),
            Self::Merlin => Subject::Figure(Figure::Merlin),
            Self::Arthur => Subject::Figure(Figure::Arthur),
        }
    }

    fn id(self) -> String {
        match self {
            Self::Knight(seat) => format!("merlin-piece-knight-{seat}"),
            Self::Merlin => "merlin-piece-merlin".to_owned(),
            Self::Arthur => "merlin-piece-arthur".to_owned(),
        }
    }
}

/// The spaces of both rings.
fn all_spaces(layout: &Layout) -> impl Iterator<Item = Space> {
    layout.spaces(Ring::Outer).chain(layout.spaces(Ring::Inner))
}

/// The rondel about the centre.
pub(crate) fn rondel(scene: &Scene<'_>, stage: Option<&Stage<'_>>) -> Markup {
    let layout = &scene.view.open.layout;
    let rings = Rings::of(layout);
    let target = |space: Space| Some((space, stage?.target(Spot::Space(space))?));
    let targets: Vec<(Space, Target)> = all_spaces(layout).filter_map(target).collect();
    let glowing: Vec<Space> = targets.iter().map(|(space, _)| *space).collect();
    html! {
        g id="merlin-rondel" aria-hidden="true" data-round="5" {
            (scene.part("merlin rondel", (), || ground(layout)))
        }
        g id="merlin-glow" aria-hidden="true" {
            @if let Some(stage) = stage {
                @for (space, target) in &targets {
                    @let (space, (inner, outer)) = (*space, rings.edges(space.ring()));
                    path class=(glow_class(stage, space, target.chosen)) d=(sector_of(&rings, space, inner + 1.0, outer)) {}
                }
            }
        }
        g id="merlin-spaces" aria-hidden="true" {
            (scene.part("merlin spaces", &glowing, || pictures(scene, &glowing)))
        }
        (modules::morgana::figure(scene, |colour| {
            let space = layout.space_of(colour);
            let (inner, outer) = rings.edges(space.ring());
            (sector_of(&rings, space, inner + 1.0, outer), polar((inner + outer) / 2.0, rings.angle(space)))
        }))
        g id="merlin-centre" { (centre::centre(scene, stage)) }
        g id="merlin-way" aria-hidden="true" {
            @if let Some(stage) = stage {
                @if let Some(reach) = stage.way() { (path_of(scene, stage, reach)) }
                @for reach in stage.lit() { (end_of(stage, reach)) }
            }
        }
        g id="merlin-figures" { (figures_on_lane(scene, stage)) }
        g id="merlin-targets" {
            @for (space, target) in &targets {
                @let (lane, outer) = (rings.below_lane(space.ring()), rings.edges(space.ring()).1);
                (tappable(target, &html! { path class="hit" data-hit="yes" d=(sector_of(&rings, *space, lane, outer)) {} }))
            }
        }
    }
}

/// The spaces and the lanes, as they are printed.
fn ground(layout: &Layout) -> Markup {
    let rings = Rings::of(layout);
    html! {
            circle r=(FRAME) fill="var(--wood)" stroke="var(--m-line)" stroke-width="1.3" {}
            (ring_of(layout, &rings, Ring::Outer, "var(--m-lane)"))
            @if rings.has_inner() { (ring_of(layout, &rings, Ring::Inner, "var(--m-arthur-lane)")) }
            circle r=(rings.middle()) fill="var(--vellum)" stroke="var(--m-line)" stroke-width="1.1" {}
            g class="numbers" {
                @for space in layout.spaces(Ring::Outer) { (number(space, polar((RIM + FRAME) / 2.0, rings.angle(space)))) }
            }
    }
}

/// The number by which hints, log and buttons call a space: on the frame, where no piece ever stands.
fn number(space: Space, place: Point) -> Markup {
    html! { text x=(Short(place.x)) y=(Short(place.y)) dy=".36em" { (space.index()) } }
}

/// One ring with its lane, which lies inside of it.
fn ring_of(layout: &Layout, rings: &Rings, ring: Ring, lane: &'static str) -> Markup {
    let (inner, outer) = rings.edges(ring);
    let half = rings.step(ring) / 2.0;
    html! {
            @for space in layout.spaces(ring) {
                @let (kind, angle) = (layout.kind(space), rings.angle(space));
                path data-explain=(Subject::Space(space)) d=(sector_of(rings, space, inner, outer)) fill=(spaces::ground(kind)) stroke="var(--m-line)" stroke-width="1.1" {}
                @if matches!(kind, SpaceKind::Principality(_)) {
                    path d=(sector(inner + 3.0, outer - 3.0, angle - half + 0.8, angle + half - 0.8)) fill="none"
                        stroke="var(--m-emblem)" stroke-opacity=".4" {}
                }
            }
            circle r=(inner) fill=(lane) stroke="var(--m-line)" stroke-width="1.2" {}
            @for space in layout.spaces(ring) {
                @let point = polar(rings.lane(ring), rings.angle(space));
                circle cx=(Short(point.x)) cy=(Short(point.y)) r="2.7" fill="var(--m-step)" {}
            }
    }
}

/// What the spaces show; a crown marks where Arthur starts.
fn pictures(scene: &Scene<'_>, glowing: &[Space]) -> Markup {
    let layout = &scene.view.open.layout;
    let rings = Rings::of(layout);
    html! {
            @for space in all_spaces(layout) {
                @let (inner, outer) = rings.edges(space.ring());
                @let point = polar((inner + outer) / 2.0, rings.angle(space));
                // A golden ground needs dark emblems as well as light ones: principalities keep their colour inside.
                @if glowing.contains(&space) && matches!(layout.kind(space), SpaceKind::Principality(_)) {
                    circle cx=(Short(point.x)) cy=(Short(point.y)) r="23" fill=(spaces::ground(layout.kind(space))) {}
                }
                (spaces::picture(scene, space, point.x, point.y, rings.picture(space.ring())))
                // The inner ring has no frame: its numbers stand in corners that no picture fills.
                @if space.ring() == Ring::Inner {
                    g class="numbers inner" { (number(space, polar(outer - 9.0, rings.angle(space) - rings.step(Ring::Inner) * 0.37))) }
                }
                @if space == layout.components.modules.arthur.start && rings.has_inner() {
                    @let corner = polar(outer - 12.0, rings.angle(space) + rings.step(Ring::Inner) * 0.36);
                    (icon("crown", corner.x - 6.0, corner.y - 6.0, 12.0).filled("var(--m-coin)"))
                }
            }
    }
}

fn sector_of(rings: &Rings, space: Space, inner: f64, outer: f64) -> Markup {
    let (angle, half) = (rings.angle(space), rings.step(space.ring()) / 2.0);
    sector(inner, outer, angle - half, angle + half)
}

/// A space that costs nothing glows strongly, one that costs an apple, a coin, a marker or a flag faintly,
/// the chosen one most.
fn glow_class(stage: &Stage<'_>, space: Space, chosen: bool) -> &'static str {
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
    let (rings, ring) = (Rings::of(layout), reach.space.ring());
    let radius = if chosen { rings.below_lane(ring) - 6.0 } else { rings.lane(ring) };
    let point = polar(radius, rings.angle(reach.space));
    let spent: Vec<Markup> = (0..reach.apples)
        .map(|_| html! { (icon("apple", 0.0, 0.0, 15.0).filled("#C24A3F")) })
        .chain((0..reach.coins).map(|_| html! { (icon("coin", 0.0, 0.0, 15.0)) }))
        .chain((0..reach.markers).map(|_| html! { (icon("fruits", 0.0, 0.0, 15.0)) }))
        .chain((0..reach.decrees).map(|_| html! { (icon("decree", 0.0, 0.0, 14.0)) }))
        .chain((0..reach.tiles).map(|_| html! { (icon("octagon", 0.0, 0.0, 14.0).filled("var(--m-ally)")) }))
        .chain(reach.powers.iter().map(|power| {
            let flag = Item::new(Kind::Flag, layout.flag(power));
            super::symbols::item(flag, Some(power), 0.0, 0.0, 16.0)
        }))
        .collect();
    let size = 15.0 * spent.len() as f64;
    html! {
        g class=(if chosen { "end chosen" } else { "end" }) transform=(at(point)) {
            circle r="11.500" {}
            text dy=".36em" { (reach.steps) }
            @for (place, mark) in spent.iter().enumerate() {
                @let x = 15.0 * place as f64 - size / 2.0;
                g transform=(at(Point { x, y: 11.0 })) { (mark) }
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
    let rings = Rings::of(&scene.view.open.layout);
    let (lane, turn) = (rings.lane(from.ring()), rings.step(from.ring()));
    // A blocked space is skipped, so the way can be longer than the die says (MOR-6.1).
    let open = scene.view.open;
    let length = open.layout.on(from.ring()).len();
    let along = |space: Space| {
        let forward = (space.index() + length - from.index()) % length;
        turn * if sign > 0.0 { forward } else { (length - forward) % length } as f64
    };
    let stops: Vec<f64> =
        (1..=reach.steps).map(|step| along(open.step(from, step, reach.direction))).collect();
    let start = rings.angle(from);
    let end = start + sign * stops.last().copied().unwrap_or_default();
    let before = stops.len().saturating_sub(1);
    let dots = stops[..before].iter().map(|&far| polar(lane, start + sign * far));
    html! {
        @if reach.steps > 0 { path class="walk" d=(arc(lane, start + sign * 9.0, end - sign * 5.0)) {} }
        @for dot in dots { circle class="step" cx=(Short(dot.x)) cy=(Short(dot.y)) r="4.500" {} }
        @if reach.is_mirrored() {
            @let (here, there) = (polar(lane, end), polar(lane, rings.angle(reach.space)));
            path class="walk mirror" d=(format!("M{here}L{there}")) {}
        }
    }
}

fn standing(scene: &Scene<'_>, seat: Seat, figure: Figure) -> Option<Space> {
    match figure {
        Figure::Knight => scene.view.open.castle(seat).knight,
        Figure::Merlin => Some(scene.view.open.merlin),
        Figure::Arthur => scene.view.open.modules.arthur.figure(),
    }
}

/// Knights, Merlin and Arthur, each with its id, always in the same order, on the lane of the ring they stand
/// on; several on one space stand beside each other.
fn figures_on_lane(scene: &Scene<'_>, stage: Option<&Stage<'_>>) -> Markup {
    let open = scene.view.open;
    let rings = Rings::of(&open.layout);
    let knights =
        Seat::all(open.players()).filter_map(|seat| Some((Piece::Knight(seat), open.castle(seat).knight?)));
    let arthur = open.modules.arthur.figure().map(|space| (Piece::Arthur, space));
    let all: Vec<(Piece, Space)> = knights.chain([(Piece::Merlin, open.merlin)]).chain(arthur).collect();
    let moving = stage.and_then(|stage| Some(Piece::of(stage.way()?.figure, stage.seat)));
    let place_of = |space: Space, aside: f64| polar(rings.lane(space.ring()), rings.angle(space) + aside);
    html! {
        @for &(who, space) in &all {
            @let together: Vec<_> = all.iter().filter(|other| other.1 == space).collect();
            @let place = together.iter().position(|other| other.0 == who).unwrap_or_default() as f64;
            @let aside = (place - (together.len() as f64 - 1.0) / 2.0) * 11.5;
            @let class = if moving == Some(who) { "piece leaving" } else { "piece" };
            @let place = place_of(space, aside);
            (scene.part("merlin figure", (who, space, class, place.x.to_bits(), place.y.to_bits()), || html! {
                g id=(who.id()) class=(class) data-piece="26" transform=(at(place)) data-explain=(who.subject()) role="img" aria-label=(stands(scene, who, space)) {
                    (figure(who, 1.0))
                }
            }))
        }
        @if let (Some(reach), Some(stage)) = (stage.and_then(Stage::way), stage) {
            @let point = place_of(reach.space, 0.0);
            g class="ghost" transform=(at(Point { x: point.x, y: point.y - 8.0 })) aria-hidden="true" {
                (figure(Piece::of(reach.figure, stage.seat), 1.05))
            }
        }
        @if let Some((stage, space)) = stage.and_then(|stage| Some((stage, mirrored(stage)?))) {
            g class="ghost" transform=(at(place_of(space, 0.0))) aria-hidden="true" { (figure(Piece::Knight(stage.seat), 1.05)) }
        }
    }
}

/// Where the knight would go by the chosen mirror.
fn mirrored(stage: &Stage<'_>) -> Option<Space> {
    let knight = stage.scene.view.open.castle(stage.seat).knight?;
    (stage.choice == Some(Move::Mirror)).then(|| knight.opposite())
}

fn figure(who: Piece, scale: f64) -> Markup {
    match who {
        Piece::Knight(seat) => figures::knight(seat, KNIGHT * scale),
        Piece::Merlin => figures::merlin(MERLIN * scale),
        Piece::Arthur => figures::arthur(ARTHUR * scale),
    }
}

fn stands(scene: &Scene<'_>, who: Piece, space: Space) -> String {
    let space = ("space", scene.space(space).into());
    match who {
        Piece::Knight(seat) => {
            scene.say_with("boards-merlin-knight-on", &[("name", scene.name(seat).into()), space])
        }
        Piece::Merlin => scene.say_with("boards-merlin-merlin-on", &[space]),
        Piece::Arthur => scene.say_with("boards-merlin-arthur-on", &[space]),
    }
}
