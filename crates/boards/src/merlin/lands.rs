//! The six principalities: supplies, places of vassals, influence, and what can be tapped in them. They lie around the
//! rondel, or, on a small screen, on a shelf of their own.

use super::Scene;
use super::figures::{niche, seal, vassal};
use super::modules;
use super::pieces::Marker;
use super::stage::{Spot, Stage};
use super::symbols::{badge, bare_item, icon};
use super::targets::framed;
use crate::drawing::{Point, Short, at};
use crate::fragments::InParts;
use maud::{Markup, html};
use merlin::{Colour, Item, Kind, Move, Vassal};
use table::Seat;
use words::merlin::{Sign, Subject};

/// How wide a land is.
pub(crate) const WIDTH: f64 = 164.0;
/// How wide the place of a vassal is, and how far from place to place.
pub(crate) const NICHE: f64 = 37.0;
pub(crate) const NICHES: f64 = 42.3;

/// Where the lands lie on a drawing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Arrangement {
    /// Around the rondel, three on each side, as the principalities follow each other clockwise.
    Around,
    /// Two rows of three, with grounds of their own.
    Shelf,
}

impl Arrangement {
    /// The left upper corner of the land with this place in the ring.
    pub(crate) fn corner(self, place: usize) -> Point {
        match self {
            Self::Around => {
                let (x, row) = if place < 3 { (708.0, place) } else { (12.0, 5 - place) };
                Point { x, y: 9.0 + row as f64 * 548.0 / 3.0 }
            }
            Self::Shelf => {
                let (column, row) = [(1, 0), (2, 0), (2, 1), (1, 1), (0, 1), (0, 0)][place];
                Point { x: 10.0 + f64::from(column) * 192.0, y: 10.0 + f64::from(row) * 172.0 }
            }
        }
    }

    /// Where pieces wait that are on a castle: out of sight.
    const fn home(self) -> Point {
        match self {
            Self::Around => Point { x: 442.0, y: 590.0 },
            Self::Shelf => Point { x: 288.0, y: 390.0 },
        }
    }

    /// What distinguishes the ids of its pieces.
    const fn id(self) -> &'static str {
        match self {
            Self::Around => "piece",
            Self::Shelf => "shelf",
        }
    }
}

/// All lands with everything in them.
pub(crate) fn lands(scene: &Scene<'_>, stage: Option<&Stage<'_>>, arrangement: Arrangement) -> Markup {
    let ring = scene.view.open.layout.ring;
    html! {
        @for (place, &colour) in ring.iter().enumerate() {
            g class=(format!("land land-{colour}")) transform=(at(arrangement.corner(place))) {
                (land_of(scene, colour))
                // Not part of what readers share: whoever has looked at a stack sees more of it (DEC-5.2).
                (modules::decree::stack(scene, colour, WIDTH))
            }
        }
        g id=(format!("merlin-{}s", arrangement.id())) {
            @let (markers, leaving) = (scene.pieces.markers(scene.view.open), stage.and_then(leaving));
            @let under = modules::under_markers(scene);
            (scene.part("merlin pieces", (arrangement, &markers, all_vassals(scene), leaving, under), || {
                pieces(scene, &markers, leaving, arrangement)
            }))
            @if let Some(stage) = stage { (deployed(stage, arrangement)) }
        }
        @if let Some(stage) = Stage::on(stage, is_in_land) {
            @for (place, &colour) in ring.iter().enumerate() {
                g transform=(at(arrangement.corner(place))) { (targets(stage, colour)) }
            }
        }
    }
}

/// Where everybody's vassals stand.
fn all_vassals(scene: &Scene<'_>) -> Vec<Option<Colour>> {
    let castles = scene.view.open.castles().iter();
    castles.flat_map(|castle| Vassal::ALL.map(|kind| castle.vassal(kind))).collect()
}

/// A land, drawn before if nothing in it has changed.
fn land_of(scene: &Scene<'_>, colour: Colour) -> Markup {
    let open = scene.view.open;
    let left = [Kind::Flag, Kind::Shield, Kind::Material].map(|kind| open.supply(Item::new(kind, colour)));
    let vassals = Vassal::ALL.map(|kind| open.vassal_place(kind, colour).is_some());
    let worth = open.worth_of_principality(colour);
    let stored = modules::caerleon::district(scene, colour).map(|district| {
        let items =
            district.kind().map(|kind| Colour::ALL.map(|colour| open.supply(Item::new(kind, colour))));
        (district, items, open.apple_supply())
    });
    let modules = modules::on_land(scene, colour);
    scene.part("merlin land", (colour, left, vassals, worth, stored, modules), || land(scene, colour))
}

/// A land without its pieces.
fn land(scene: &Scene<'_>, colour: Colour) -> Markup {
    let open = scene.view.open;
    let worth = open.worth_of_principality(colour);
    html! {
        rect class="spot" x="-7" y="-6" width=(WIDTH + 14.0) height="168" rx="10" {}
        @if let Some(district) = modules::caerleon::district(scene, colour) {
            (modules::caerleon::head(scene, district, colour))
            (modules::caerleon::store(scene, district))
            g aria-hidden="true" { (modules::caerleon::places(scene, colour)) }
        } @else {
            g data-explain=(Subject::Land(colour)) {
                (badge(Some(colour), 0.0, 0.0, 30.0))
                // What Morgana blocks says so below its name.
                text class="land-name" x="38" y=(if open.modules.morgana.blocked() == Some(colour) { 12 } else { 20 }) { (scene.land(colour)) }
            }
            @for (place, kind) in [Kind::Flag, Kind::Shield, Kind::Material].into_iter().enumerate() {
                @let (item, x) = (Item::new(kind, colour), place as f64 * WIDTH / 3.0);
                @let left = open.supply(item);
                g class=(if left == 0 { "pile none" } else { "pile" }) data-explain=(Subject::Supply(item)) role="img" aria-label=(supply_label(scene, item, left)) {
                    (bare_item(item, x, 38.0, 24.0))
                    text x=(Short(x + 28.0)) y="55.500" { (left) }
                }
            }
            g aria-hidden="true" {
                @for (place, kind) in Vassal::ALL.into_iter().enumerate() {
                    g data-explain=(Subject::Vassal(kind)) {
                        (niche(kind, open.vassal_place(kind, colour).is_some(), place as f64 * NICHES, 70.0, NICHE))
                    }
                }
            }
        }
        (modules::morgana::on_land(scene, colour, WIDTH))
        (modules::knights::in_land(scene, colour, WIDTH))
        g data-explain=(Subject::Worth(colour)) role="img" aria-label=(scene.say_with("boards-merlin-worth", &[("count", worth.into())])) {
            (icon("laurel", WIDTH - 27.0, 122.0, 27.0).coloured("var(--m-note)"))
            text class="worth" x=(WIDTH - 13.5) y="141" { (worth) }
        }
    }
}

pub(crate) fn supply_label(scene: &Scene<'_>, item: Item, left: u8) -> String {
    scene.say_with("boards-merlin-supply", &[("item", scene.item(item).into()), ("count", left.into())])
}

/// The vassal that leaves its place with the chosen move.
fn leaving(stage: &Stage<'_>) -> Option<(Seat, Vassal)> {
    match stage.choice? {
        Move::Deploy(kind, _) => Some((stage.seat, kind)),
        choice => modules::caerleon::leaving(stage.scene, choice),
    }
}

/// The left upper corner of a land.
fn corner(scene: &Scene<'_>, arrangement: Arrangement, colour: Colour) -> Point {
    let ring = scene.view.open.layout.ring;
    arrangement.corner(ring.iter().position(|&other| other == colour).unwrap_or_default())
}

/// Where the chosen move would deploy a vassal.
fn deployed(stage: &Stage<'_>, arrangement: Arrangement) -> Markup {
    let Some(Move::Deploy(kind, to)) = stage.choice else { return Markup::default() };
    let corner = corner(stage.scene, arrangement, to);
    html! {
        g class="ghost" aria-hidden="true"
            transform=(at(Point { x: corner.x + kind.index() as f64 * NICHES + 3.0, y: corner.y + 69.0 })) {
            (vassal(kind, stage.seat, 0.0, 0.0, 32.0))
        }
    }
}

/// Vassals and influence markers, each with its id, in an order that never changes; those at home are out of sight.
fn pieces(
    scene: &Scene<'_>,
    markers: &[Marker],
    leaving: Option<(Seat, Vassal)>,
    arrangement: Arrangement,
) -> Markup {
    let open = scene.view.open;
    let corner = |colour: Colour| corner(scene, arrangement, colour);
    html! {
        @for seat in Seat::all(open.players()) {
            @for (place, kind) in Vassal::ALL.into_iter().enumerate() {
                @let stands = open.castle(seat).vassal(kind);
                @let point = stands.map(|colour| {
                    let corner = corner(colour);
                    Point { x: corner.x + place as f64 * NICHES + 4.0, y: corner.y + 75.0 }
                });
                g id=(format!("merlin-{}-{kind}-{seat}", arrangement.id()))
                    class=(piece_class(stands.is_some(), leaving == Some((seat, kind)))) data-piece=""
                    transform=(at(point.unwrap_or(arrangement.home()))) data-explain=[stands.map(|_| Subject::Vassal(kind))] role=[stands.map(|_| "img")]
                    aria-label=[stands.map(|colour| vassal_label(scene, seat, kind, colour))] {
                    (vassal(kind, seat, 0.0, 0.0, 30.0))
                }
            }
        }
        @for marker in markers {
            @let point = marker.place.map(|colour| {
                let corner = corner(colour);
                Point { x: corner.x + aside(markers, marker, colour), y: corner.y + 124.0 }
            });
            g id=(format!("merlin-{}-seal-{}-{}", arrangement.id(), marker.seat, marker.number + 1))
                class=(piece_class(marker.place.is_some(), false)) data-piece="" transform=(at(point.unwrap_or(arrangement.home())))
                data-explain=[marker.place.map(|_| Subject::Sign(Sign::Seal))] role=[marker.place.map(|_| "img")] aria-label=[marker.place.map(|_| seal_label(scene, marker.seat))] {
                (seal(marker.seat, 0.0, 0.0, 26.0))
                @if is_on_plus(scene, markers, marker) { (icon("plus", 14.0, 13.0, 13.0)) }
                @if carries(scene, markers, marker) { g data-explain=(Subject::Sign(Sign::Dark)) { (icon("mseal", 11.0, -4.0, 15.0)) } }
            }
        }
    }
}

/// How many markers of the same player come before this one in its principality.
fn before(markers: &[Marker], marker: &Marker) -> usize {
    let own = markers.iter().filter(|other| other.seat == marker.seat && other.place == marker.place);
    own.filter(|other| other.number < marker.number).count()
}

/// Whether a plus marker lies under an influence marker: the first ones of a player there are on plus markers.
fn is_on_plus(scene: &Scene<'_>, markers: &[Marker], marker: &Marker) -> bool {
    let under = |colour| usize::from(modules::market::under(scene, marker.seat, colour));
    marker.place.is_some_and(|colour| before(markers, marker) < under(colour))
}

/// Whether a Morgana marker stands on an influence marker.
fn carries(scene: &Scene<'_>, markers: &[Marker], marker: &Marker) -> bool {
    let carried = |colour| modules::morgana::carries(scene, marker.seat, colour, before(markers, marker));
    marker.place.is_some_and(carried)
}

const fn piece_class(present: bool, leaving: bool) -> &'static str {
    match (present, leaving) {
        (true, false) => "piece",
        (true, true) => "piece leaving",
        (false, _) => "piece absent-piece",
    }
}

/// How far from the left a marker lies: whoever has the most there comes first, and the row never gets too long.
fn aside(markers: &[Marker], marker: &Marker, colour: Colour) -> f64 {
    let there: Vec<&Marker> = markers.iter().filter(|other| other.place == Some(colour)).collect();
    let strength = |seat: Seat| there.iter().filter(|other| other.seat == seat).count();
    let rank = |of: &Marker| (usize::MAX - strength(of.seat), of.seat, of.number);
    let before = there.iter().filter(|other| rank(other) < rank(marker));
    let (mut place, mut others): (f64, Vec<Seat>) = (0.0, Vec::new());
    for other in before {
        place += 1.0;
        if other.seat != marker.seat && !others.contains(&other.seat) {
            others.push(other.seat);
        }
    }
    let room = (WIDTH - 60.0) / (there.len().max(2) - 1) as f64;
    place * room.min(20.0) + if there.len() < 6 { 5.0 * others.len() as f64 } else { 0.0 }
}

fn vassal_label(scene: &Scene<'_>, seat: Seat, vassal: Vassal, colour: Colour) -> String {
    let values = [
        ("name", scene.name(seat).into()),
        ("vassal", scene.vassal(vassal).into()),
        ("land", scene.land(colour).into()),
    ];
    scene.say_with("boards-merlin-vassal-of", &values)
}

fn seal_label(scene: &Scene<'_>, seat: Seat) -> String {
    scene.say_with("boards-merlin-seal-of", &[("name", scene.name(seat).into())])
}

/// Whether a thing that can be tapped lies in a land.
const fn is_in_land(spot: Spot) -> bool {
    matches!(spot, Spot::Place(..) | Spot::Supply(_) | Spot::Seals(_) | Spot::InTheWay(_) | Spot::Mint)
}

/// What can be tapped in a land.
fn targets(stage: &Stage<'_>, colour: Colour) -> Markup {
    let frame = |spot: Spot, x: f64, y: f64, width: f64, height: f64| {
        stage.target(spot).map(|target| framed(&target, x, y, width, height)).unwrap_or_default()
    };
    let district = modules::caerleon::district(stage.scene, colour);
    // Items are stored by kind in the city (CRL-1.5).
    let kinds = [Kind::Flag, Kind::Shield, Kind::Material].into_iter().filter(|_| district.is_none());
    html! {
        @if let Some(district) = district { (modules::caerleon::targets(stage, district, colour)) }
        @for (place, kind) in kinds.enumerate() {
            (frame(Spot::Supply(Item::new(kind, colour)), place as f64 * WIDTH / 3.0 - 4.0, 34.0, 50.0, 32.0))
        }
        @for (place, kind) in Vassal::ALL.into_iter().enumerate() {
            (frame(Spot::Place(kind, colour), place as f64 * NICHES - 2.0, 67.0, NICHE + 4.0, 52.0))
        }
        (frame(Spot::Seals(colour), -4.0, 120.0, WIDTH + 8.0, 34.0))
    }
}
