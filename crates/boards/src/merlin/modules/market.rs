//! The Market: the stall with its markers at fixed places, and where they are tapped.

use super::Counter;
use crate::drawing::{Point, Short};
use crate::fragments::InParts;
use crate::merlin::figures::{DieFace, die};
use crate::merlin::stage::{Spot, Stage, Target};
use crate::merlin::symbols::{self, icon};
use crate::merlin::targets::framed;
use crate::merlin::{Handle, Scene, Tap};
use maud::{Markup, html};
use merlin::modules::market::{Frame, Labourer, Marked, Marker, Move, State};
use merlin::{Colour, Item, Kind, Mission, Module, Pips, Site};
use table::Seat;
use words::merlin::Subject;

pub(super) fn in_play(scene: &Scene<'_>) -> bool {
    scene.view.open.options.modules().contains(Module::Market)
}

pub(super) fn headline(scene: &Scene<'_>, own: Frame) -> String {
    match own {
        Frame::Plus(..) => scene.say("boards-merlin-market-plus"),
    }
}

/// Markers are tapped on the stall, missions on their card, what is paid where it lies.
pub(super) const fn spot(own: Move) -> Option<Spot> {
    match own {
        Move::Visit(marker) => Some(Spot::Market(marker)),
        Move::Labourer(pips) => Some(Spot::Labourer(pips)),
        Move::Complete(mission, ..) | Move::Second(mission, ..) => Some(Spot::Hand(mission)),
        Move::Build(site, _) => Some(Spot::Site(site)),
        Move::Decline
        | Move::Apple(_)
        | Move::Plus
        | Move::Repel(_)
        | Move::Return(_)
        | Move::TakeBack(_) => None,
    }
}

/// The tile on which a manor is built and paid with a marker.
pub(super) const fn builds(own: Move) -> Option<Site> {
    if let Move::Build(site, _) = own { Some(site) } else { None }
}

/// The marker that is given away by a move.
const fn gives(own: Move) -> Option<Item> {
    match own {
        Move::Repel(colour) => Some(Item::new(Kind::Shield, colour)),
        Move::Return(item) => Some(item),
        Move::Build(_, colour) => Some(Item::new(Kind::Material, colour)),
        Move::Visit(_)
        | Move::Labourer(_)
        | Move::Decline
        | Move::Apple(_)
        | Move::Complete(..)
        | Move::Second(..)
        | Move::Plus
        | Move::TakeBack(_) => None,
    }
}

/// What a button shows that gives away a marker: the marker on its plate, and for a manor its name, because the tile is
/// chosen already.
pub(super) fn button(scene: &Scene<'_>, own: Move) -> Option<(Markup, Option<String>)> {
    let item = gives(own)?;
    let picture = html! {
        svg class="glyph" viewBox="0 0 26 26" aria-hidden="true" {
            rect class="plate" x="1" y="1" width="24" height="24" rx="5" {}
            (symbols::item(item, None, 3.0, 3.0, 20.0))
        }
    };
    let named = Marked::of(item.kind).filter(|_| builds(own).is_some());
    Some((picture, named.map(|kind| words::merlin::marker(scene.words, Marker::Item(kind, item.colour)))))
}

/// Why missions rest for the reader: the market was visited in this turn (MKT-2.3).
pub(super) fn missions_rest(scene: &Scene<'_>) -> Option<String> {
    let open = scene.view.open;
    let visited = open.turn.modules.market.visited && scene.me == Some(open.active);
    visited.then(|| scene.say("boards-merlin-market-missions-rest"))
}

pub(super) const fn handle(own: Move) -> Option<Handle> {
    match own {
        Move::Visit(_) => Some(Handle::Market),
        Move::Apple(_) => Some(Handle::Fruit),
        Move::Labourer(_)
        | Move::Decline
        | Move::Complete(..)
        | Move::Second(..)
        | Move::Plus
        | Move::Repel(_)
        | Move::Return(_)
        | Move::Build(..)
        | Move::TakeBack(_) => None,
    }
}

pub(super) const fn turned(own: Move) -> Option<Pips> {
    if let Move::Apple(to) = own { Some(to) } else { None }
}

pub(super) const fn completes(own: Move) -> Option<(Mission, u8)> {
    match own {
        Move::Complete(mission, mistletoe, markers) | Move::Second(mission, mistletoe, markers) => {
            Some((mission, mistletoe + markers))
        }
        _ => None,
    }
}

/// One button for all numbers an apple-mistletoe marker can turn the die to.
pub(super) fn fruit_button(stage: &Stage<'_>) -> Markup {
    let taken = stage.handle == Some(Handle::Fruit);
    html! {
        button type="button" class=(if taken { "option chosen" } else { "option" }) data-pick=(Tap::Handle(Handle::Fruit))
            aria-pressed=(taken) aria-description=(stage.scene.say("boards-merlin-fruit-hint")) {
            (icon("apple", 0.0, 0.0, 32.0).glyph()) (stage.scene.say("boards-merlin-fruit"))
        }
    }
}

/// Plus and apple-mistletoe markers of a castle.
pub(super) fn counters(scene: &Scene<'_>, seat: Seat) -> Vec<Counter> {
    if !in_play(scene) {
        return Vec::new();
    }
    let market = &scene.view.open.modules.market;
    let counter = |symbol, key: &str, count: u8| Counter {
        symbol,
        count,
        label: scene.say_with(key, &[("count", count.into())]),
    };
    vec![
        counter("fruits", "boards-merlin-fruits", market.fruits(seat)),
        counter("plus", "boards-merlin-plus", market.plus(seat)),
    ]
}

/// How the stall is arranged: two rows on a large screen, four on a small one, where fingers need room.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Arrangement {
    Wide,
    Narrow,
}

impl Arrangement {
    const fn id(self) -> &'static str {
        match self {
            Self::Wide => "merlin-market",
            Self::Narrow => "merlin-market-narrow",
        }
    }

    const fn class(self) -> &'static str {
        match self {
            Self::Wide => "merlin-market wide",
            Self::Narrow => "merlin-market narrow",
        }
    }

    /// Its width and height.
    const fn size(self) -> (f64, f64) {
        match self {
            Self::Wide => (560.0, 78.0),
            Self::Narrow => (280.0, 174.0),
        }
    }

    /// Where the name stands, and where the tag begins.
    const fn head(self) -> (Point, Point) {
        match self {
            Self::Wide => (Point { x: 4.0, y: 33.0 }, Point { x: 2.0, y: 42.0 }),
            Self::Narrow => (Point { x: 4.0, y: 37.0 }, Point { x: 160.0, y: 18.0 }),
        }
    }

    /// Where a group of markers begins, and how far its columns and rows are apart.
    const fn group(self, group: usize) -> (f64, f64, f64) {
        match (self, group) {
            (Self::Wide, 0) => (110.0, 16.0, 30.0),
            (Self::Wide, 1) => (110.0, 46.0, 30.0),
            (Self::Wide, 2) => (302.0, 16.0, 30.0),
            (Self::Wide, 3) => (302.0, 46.0, 30.0),
            (Self::Wide, _) => (494.0, 16.0, 30.0),
            (Self::Narrow, 0) => (4.0, 55.0, 33.0),
            (Self::Narrow, 1) => (4.0, 85.0, 33.0),
            (Self::Narrow, 2) => (4.0, 115.0, 33.0),
            (Self::Narrow, 3) => (4.0, 145.0, 33.0),
            (Self::Narrow, _) => (214.0, 55.0, 33.0),
        }
    }
}

/// The stall, for large and for small screens.
pub(super) fn stall(scene: &Scene<'_>) -> Markup {
    if !in_play(scene) {
        return Markup::default();
    }
    let stage = Stage::of(scene);
    let is_open = |stage: &&Stage<'_>| stage.handles().any(|handle| handle == Handle::Market);
    let is_there = |spot| matches!(spot, Spot::Market(_));
    let stage = stage.as_ref().filter(|stage| is_open(stage) || Stage::on(Some(stage), is_there).is_some());
    let both = |stage: Option<&Stage<'_>>| {
        html! { (arranged(scene, stage, Arrangement::Wide)) (arranged(scene, stage, Arrangement::Narrow)) }
    };
    let rests = stage.is_none().then_some(scene.view.open.modules.market);
    scene.part_if("merlin market", rests, || both(stage))
}

fn arranged(scene: &Scene<'_>, stage: Option<&Stage<'_>>, arrangement: Arrangement) -> Markup {
    let (wide, high) = arrangement.size();
    html! {
        svg id=(arrangement.id()) class=(arrangement.class()) viewBox=(format!("0 0 {wide} {high}")) xmlns="http://www.w3.org/2000/svg"
            role="group" aria-label=(scene.say("boards-merlin-market")) { (drawing(scene, stage, arrangement)) }
    }
}

/// An awning, the tag that opens the market, and the markers; a marker that is gone leaves a dashed outline.
fn drawing(scene: &Scene<'_>, stage: Option<&Stage<'_>>, arrangement: Arrangement) -> Markup {
    let (title, _) = arrangement.head();
    html! {
        @for place in 0..(arrangement.size().0 / 28.0) as u8 {
            path class="awning" d=(format!("M{} 0h28v5a14 6 0 0 1-28 0z", f64::from(place) * 28.0))
                fill=(if place % 2 == 0 { "var(--m-awning)" } else { "var(--vellum)" }) {}
        }
        text class="title" x=(Short(title.x)) y=(Short(title.y)) { (scene.say("boards-merlin-market")) }
        (tag(scene, stage, arrangement))
        @for (marker, left, x, y) in places(scene, arrangement) { (plate(scene, stage, marker, left, x, y)) }
    }
}

/// The stall for a picture of its own, with its size; nothing without the module.
pub(in crate::merlin) fn pictured(scene: &Scene<'_>) -> Option<(Markup, (f64, f64))> {
    in_play(scene).then(|| (drawing(scene, None, Arrangement::Wide), Arrangement::Wide.size()))
}

/// The stall as it stands on a small screen, for a picture of its own.
pub(super) fn pictured_upright(scene: &Scene<'_>) -> Option<(Markup, (f64, f64))> {
    in_play(scene).then(|| (drawing(scene, None, Arrangement::Narrow), Arrangement::Narrow.size()))
}

/// What opens the market: it rests while no visit is possible.
fn tag(scene: &Scene<'_>, stage: Option<&Stage<'_>>, arrangement: Arrangement) -> Markup {
    let opened = stage.filter(|stage| stage.handles().any(|handle| handle == Handle::Market));
    let (_, Point { x, y }) = arrangement.head();
    let face = html! {
        (icon("coin", x + 7.0, y + 5.0, 20.0))
        text class="tag" x=(Short(x + 31.0)) y=(Short(y + 20.0)) { (scene.say("boards-merlin-market-visit")) }
    };
    html! {
        @match opened {
            Some(stage) => {
                @let target = Target {
                    tap: Tap::Handle(Handle::Market),
                    label: scene.say("boards-merlin-market-hint"),
                    chosen: stage.handle == Some(Handle::Market),
                };
                (framed(&target, x, y, 106.0, 30.0))
                g class="seen" aria-hidden="true" { (face) }
            }
            None => g class="rests" { (face) },
        }
    }
}

/// Every marker of the box with its place on the stall, and whether it lies there.
fn places(scene: &Scene<'_>, arrangement: Arrangement) -> Vec<(Marker, bool, f64, f64)> {
    let open = scene.view.open;
    let market = &open.modules.market;
    let at = |group: usize, column: usize, row: usize| {
        let (x, y, step) = arrangement.group(group);
        (x + step * column as f64, y + 30.0 * row as f64)
    };
    let mut all = Vec::new();
    let mut lay = |marker: Marker, there: bool, (x, y): (f64, f64)| all.push((marker, there, x, y));
    for (row, kind) in Marked::ALL.into_iter().enumerate() {
        for (column, &colour) in open.layout.ring.iter().enumerate() {
            let marker = Marker::Item(kind, colour);
            lay(marker, open.on_market(marker), at(row, column, 0));
        }
    }
    for (column, (&pips, &place)) in open.labourer_pips().iter().zip(market.labourers()).enumerate() {
        lay(Marker::Labourer(pips), place == Labourer::Board, at(2, column, 0));
    }
    for column in 0..State::PLUS {
        lay(Marker::Plus, column < market.plus_left(), at(3, column.into(), 0));
    }
    for place in 0..State::FRUITS {
        let there = place < market.fruits_left();
        lay(Marker::AppleMistletoe, there, at(4, usize::from(place % 2), usize::from(place / 2)));
    }
    all
}

fn plate(
    scene: &Scene<'_>,
    stage: Option<&Stage<'_>>,
    marker: Marker,
    there: bool,
    x: f64,
    y: f64,
) -> Markup {
    if !there {
        return html! { rect class="gone" x=(Short(x)) y=(Short(y)) width="27" height="27" rx="5" {} };
    }
    let name = words::merlin::marker(scene.words, marker);
    html! {
        g data-explain=(Subject::Marker(marker)) role="img" aria-label=(name) {
            rect class="plate" x=(Short(x)) y=(Short(y)) width="27" height="27" rx="5" {}
            (face(marker, x + 3.5, y + 3.5))
        }
        @if let Some(target) = stage.and_then(|stage| stage.target(Spot::Market(marker))) {
            (framed(&target, x - 1.0, y - 1.0, 29.0, 29.0))
        }
    }
}

/// What a marker shows, in a box of 20.
pub(in crate::merlin) fn face(marker: Marker, x: f64, y: f64) -> Markup {
    match marker {
        Marker::Item(kind, colour) => symbols::item(Item::new(kind.kind(), colour), None, x, y, 20.0),
        Marker::Plus => html! { (icon("plus", x, y, 20.0)) },
        Marker::AppleMistletoe => html! { (icon("fruits", x, y, 20.0)) },
        Marker::Labourer(pips) => labourer(pips, x, y, 20.0),
    }
}

/// A labourer with the die he stands for.
pub(in crate::merlin) fn labourer(pips: Pips, x: f64, y: f64, size: f64) -> Markup {
    html! {
        (icon("vassal", x - 0.1 * size, y - 0.05 * size, 0.8 * size).filled("var(--m-back)"))
        (die(DieFace::White, pips, x + 0.36 * size, y + 0.36 * size, 0.64 * size))
    }
}

/// The labourers of a castle, from right to left before `x`; those that can be used now glow.
pub(in crate::merlin) fn labourers(
    scene: &Scene<'_>,
    stage: Option<&Stage<'_>>,
    seat: Seat,
    x: f64,
    y: f64,
    size: f64,
) -> Markup {
    let open = scene.view.open;
    let hired = open.labourer_pips().iter().zip(open.modules.market.labourers());
    let hired = hired.filter(|(_, place)| **place == Labourer::Hired(seat)).map(|(&pips, _)| pips);
    let hired: Vec<Pips> = hired.collect();
    html! {
        @for (place, pips) in hired.into_iter().rev().enumerate() {
            @let left = x - (size + 4.0) * (place + 1) as f64;
            g data-explain=(Subject::Marker(Marker::Labourer(pips))) role="img" aria-label=(words::merlin::marker(scene.words, Marker::Labourer(pips))) {
                rect class="plate" x=(Short(left)) y=(Short(y)) width=(Short(size)) height=(Short(size)) rx="5" {}
                (labourer(pips, left + 0.12 * size, y + 0.12 * size, 0.76 * size))
            }
            @if let Some(target) = stage.and_then(|stage| stage.target(Spot::Labourer(pips))) {
                (framed(&target, left - 1.5, y - 1.5, size + 3.0, size + 3.0))
            }
        }
    }
}

/// How many labourers a castle has.
pub(in crate::merlin) fn hired(scene: &Scene<'_>, seat: Seat) -> usize {
    let labourers = scene.view.open.modules.market.labourers();
    labourers.iter().filter(|&&place| place == Labourer::Hired(seat)).count()
}

/// Whether a castle has a marker for this item, which lies on a plate in its matrix.
pub(in crate::merlin) fn is_marked(scene: &Scene<'_>, seat: Seat, item: Item) -> bool {
    scene.view.open.modules.market.has(seat, item)
}

/// How many plus markers lie under the influence markers of a player in a principality.
pub(in crate::merlin) const fn under(scene: &Scene<'_>, seat: Seat, colour: Colour) -> u8 {
    scene.view.open.modules.market.under(seat, colour)
}
