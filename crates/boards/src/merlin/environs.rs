//! The environs: terrain tiles between two frames, manors, towers, who leads each territory, and where one can build.

use super::figures::{disc, manor};
use super::modules;
use super::stage::{Spot, Stage};
use super::symbols::{icon, item, of_terrain};
use super::targets::tappable;
use super::{Scene, Target};
use crate::drawing::{Point, Short, polygon};
use crate::fragments::InParts;
use maud::{Markup, html};
use merlin::{Item, Kind, Move, Open, Site, SiteSet};
use table::Seat;
use words::merlin::{Sign, Subject};

/// How wide a tile is, how high, and how high the frames are above the points of the tiles.
const WIDE: f64 = 70.0;
const HIGH: f64 = 80.83;
const FRAME: f64 = 31.0;
/// How wide the environs are as a whole.
pub(crate) const BREADTH: f64 = 496.0;
/// The left edge of the first tile.
const LEFT: f64 = 20.0;

/// The middle of a tile (MER-11.2).
fn middle(site: Site) -> Point {
    let half = f64::from(site.half_column());
    Point {
        x: LEFT + WIDE / 2.0 + half * WIDE / 2.0,
        y: FRAME + HIGH / 2.0 + f64::from(site.row()) * HIGH * 0.75,
    }
}

/// The corners of a tile, clockwise from the top.
fn corners(site: Site, share: f64) -> [Point; 6] {
    let Point { x, y } = middle(site);
    let (w, h) = (WIDE / 2.0 * share, HIGH / 2.0 * share);
    [(0.0, -h), (w, -h / 2.0), (w, h / 2.0), (0.0, h), (-w, h / 2.0), (-w, -h / 2.0)]
        .map(|(dx, dy)| Point { x: x + dx, y: y + dy })
}

/// How high the environs are as a whole.
pub(crate) fn height(rows: u8) -> f64 {
    2.0 * FRAME + HIGH + f64::from(rows - 1) * HIGH * 0.75
}

/// The environs. What glows can be tapped.
pub fn environs(scene: &Scene<'_>) -> Markup {
    let rows = scene.view.open.layout.rows;
    html! {
        svg id="merlin-environs" class="merlin-environs" viewBox=(format!("0 0 {BREADTH} {}", Short(height(rows)))) role="group"
            xmlns="http://www.w3.org/2000/svg" aria-label=(scene.say("boards-merlin-environs")) { (drawing(scene)) }
    }
}

pub(crate) fn drawing(scene: &Scene<'_>) -> Markup {
    let stage = Stage::of(scene);
    let stage = stage.as_ref();
    let open = scene.view.open;
    let rows = open.layout.rows;
    html! {
        g id="merlin-terrain" aria-hidden="true" { (scene.part("merlin terrain", open.environs, || terrain(open))) }
        @let manors: Vec<SiteSet> = open.castles().iter().map(|castle| castle.manors).collect();
        (scene.part("merlin sites", (open.environs, manors, open.modules), || html! {
            g id="merlin-sites" { @for site in Site::all(rows) { (on_tile(scene, site)) } }
            g id="merlin-leads" aria-hidden="true" { (leads(scene)) }
        }))
        g id="merlin-building" {
            @if let Some(stage) = Stage::on(stage, |spot| matches!(spot, Spot::Site(_))) {
                @for site in Site::all(rows) {
                    @if let Some(target) = stage.target(Spot::Site(site)) { (buildable(stage, site, &target)) }
                }
            }
        }
    }
}

/// The tiles between their frames, and where territories end.
fn terrain(open: &Open) -> Markup {
    html! {
        (frames(open))
        @for site in Site::all(open.layout.rows) {
            @if let Some(tile) = open.environs.tile(site) {
                path data-explain=(Subject::Tile(site)) d=(polygon(corners(site, 1.0))) fill=(of_terrain(tile.terrain).1) stroke="var(--vellum)" {}
            }
        }
        path class="borders" d=(borders(open)) {}
    }
}

/// The two frames with the colours on their notch sides (MER-1.11).
fn frames(open: &Open) -> Markup {
    let rows = open.layout.rows;
    let frames = &open.options.components.frames;
    let row = |row: i8| (0..6).filter_map(move |column| Site::new(row, column));
    let bottom = height(rows);
    let last = rows as i8 - 1;
    // From the right end of the row back to the left, along the edge of the tiles.
    let upper = row(0).rev().flat_map(|site| [corners(site, 1.0)[1], corners(site, 1.0)[0]]);
    let lower = row(last).rev().flat_map(|site| [corners(site, 1.0)[2], corners(site, 1.0)[3]]);
    let ends = |site: Option<Site>, corner: usize| {
        site.map_or(Point { x: 0.0, y: 0.0 }, |site| corners(site, 1.0)[corner])
    };
    let (first_up, last_up) = (ends(Site::new(0, 0), 5), ends(Site::new(0, 5), 1));
    let (first_low, last_low) = (ends(Site::new(last, 0), 4), ends(Site::new(last, 5), 2));
    let top_edge = [
        Point { x: first_up.x - 12.0, y: 0.6 },
        Point { x: last_up.x + 12.0, y: 0.6 },
        Point { x: last_up.x + 12.0, y: last_up.y + 2.0 },
    ];
    let low_edge = [
        Point { x: first_low.x - 12.0, y: bottom - 0.6 },
        Point { x: last_low.x + 12.0, y: bottom - 0.6 },
        Point { x: last_low.x + 12.0, y: last_low.y - 2.0 },
    ];
    let top = top_edge
        .into_iter()
        .chain(upper)
        .chain([first_up, Point { x: first_up.x - 12.0, y: first_up.y + 2.0 }]);
    let low = low_edge
        .into_iter()
        .chain(lower)
        .chain([first_low, Point { x: first_low.x - 12.0, y: first_low.y - 2.0 }]);
    let at = |row: i8, side: usize| {
        Site::new(row, (side / 2) as i8)
            .map(middle)
            .map(|point| point.x + if side.is_multiple_of(2) { -WIDE / 4.0 } else { WIDE / 4.0 })
    };
    html! {
        g fill="var(--m-frame)" stroke="var(--m-line)" stroke-width="1.300" stroke-linejoin="round" {
            path d=(polygon(top)) {}
            path d=(polygon(low)) {}
        }
        g data-explain=(Subject::Sign(Sign::Notch)) { @for side in 0..12 {
            @if let (Some(x), Some(colour)) = (at(0, side), frames.top[side]) {
                (item(Item::new(Kind::Material, colour), None, x - 12.5, 10.0, 25.0))
            }
            @if let (Some(x), Some(colour)) = (at(last, side), frames.bottom[side]) {
                (item(Item::new(Kind::Material, colour), None, x - 12.5, bottom - 35.0, 25.0))
            }
        } }
    }
}

/// The borders of all territories, as one path.
fn borders(open: &Open) -> String {
    let rows = open.layout.rows;
    let all: Vec<SiteSet> = open.environs.territories(rows).map(|(_, sites)| sites).collect();
    let territory = |site: Site| all.iter().position(|sites| sites.contains(site));
    let mut path = String::new();
    for site in Site::all(rows) {
        let (row, column) = (site.row(), site.column());
        let west = column - 1 + row % 2;
        let around = [
            (row - 1, west + 1),
            (row, column + 1),
            (row + 1, west + 1),
            (row + 1, west),
            (row, column - 1),
            (row - 1, west),
        ];
        let points = corners(site, 1.0);
        for (side, (row, column)) in around.into_iter().enumerate() {
            let beyond = Site::new(row, column).filter(|other| other.row() < rows as i8).and_then(territory);
            if territory(site).is_some() && beyond != territory(site) {
                path.push_str(&format!("M{}L{}", points[side], points[(side + 1) % 6]));
            }
        }
    }
    path
}

fn owner(open: &Open, site: Site) -> Option<Seat> {
    Seat::all(open.players()).find(|&seat| open.castle(seat).manors.contains(site))
}

/// What stands on a tile.
fn on_tile(scene: &Scene<'_>, site: Site) -> Markup {
    let open = scene.view.open;
    let Some(tile) = open.environs.tile(site) else { return Markup::default() };
    let Point { x, y } = middle(site);
    let owner = owner(open, site);
    let (symbol, _, lines) = of_terrain(tile.terrain);
    let label = owner.map_or_else(
        || scene.tile(site),
        |seat| {
            scene.say_with(
                "boards-merlin-manor-of",
                &[("name", scene.name(seat).into()), ("tile", scene.tile(site).into())],
            )
        },
    );
    html! {
        g data-explain=(Subject::Tile(site)) role="img" aria-label=(label) {
            @if tile.tower || owner.is_some() || modules::treasures::is_on(scene, site) {
                (icon(symbol, x - 14.0, y - 36.0, 28.0).filled(of_terrain(tile.terrain).1).coloured(lines))
            } @else {
                (icon(symbol, x - 17.0, y - 20.0, 34.0).filled(of_terrain(tile.terrain).1).coloured(lines))
            }
            @match (tile.tower, owner) {
                (true, Some(seat)) => {
                    (icon("tower", x - 27.0, y - 6.0, 25.0).filled("var(--m-robe)")) (manor(seat, x - 3.0, y - 5.0, 27.0))
                }
                (true, None) => (icon("tower", x - 13.0, y - 6.0, 26.0).filled("var(--m-robe)")),
                (false, Some(seat)) => (manor(seat, x - 14.0, y - 7.0, 28.0)),
                (false, None) => {}
            }
            (modules::on_tile(scene, site, x, y))
        }
    }
}

/// Who leads each territory, and what each of them would gain.
fn leads(scene: &Scene<'_>) -> Markup {
    let open = scene.view.open;
    let rows = open.layout.rows;
    html! {
        @for (_, sites) in open.environs.territories(rows) {
            @let manors = |seat: Seat| open.strength_in_territory(seat, sites);
            @let most = Seat::all(open.players()).map(manors).max().unwrap_or_default();
            @if most > 0 {
                @let leaders: Vec<Seat> = Seat::all(open.players()).filter(|&seat| manors(seat) == most).collect();
                @if let Some(first) = sites.iter().next() {
                    g data-explain=(Subject::Territory(first)) { (pill(at_rest(scene, sites), &leaders, sites.len() / leaders.len() as u8)) }
                }
            }
        }
    }
}

/// Where the pill of a territory covers least: on an empty tile, or at the foot of the first.
fn at_rest(scene: &Scene<'_>, sites: SiteSet) -> Point {
    let open = scene.view.open;
    let empty = |site: &Site| {
        let bare = !open.environs.towers().contains(*site) && !modules::treasures::is_on(scene, *site);
        bare && owner(open, *site).is_none()
    };
    let free: Vec<Site> = sites.iter().filter(empty).collect();
    match free.get(free.len() / 2) {
        Some(&site) => Point { x: middle(site).x, y: middle(site).y + 16.0 },
        None => sites
            .iter()
            .last()
            .map_or(Point { x: 0.0, y: 0.0 }, |site| Point { x: middle(site).x, y: middle(site).y + 30.0 }),
    }
}

fn pill(centre: Point, leaders: &[Seat], gain: u8) -> Markup {
    // Several leaders overlap, so that the pill stays on its tile.
    let step = if leaders.len() > 2 { 9.0 } else { 13.0 };
    let width = (leaders.len() as f64 - 1.0) * step + 16.0 + if gain > 9 { 21.0 } else { 14.0 };
    let left = centre.x - width / 2.0;
    html! {
        g class="lead" {
            rect x=(Short(left)) y=(Short(centre.y - 9.0)) width=(Short(width)) height="18" rx="9" {}
            @for (place, &seat) in leaders.iter().enumerate() { (disc(seat, left + 2.0 + place as f64 * step, centre.y - 7.0, 14.0)) }
            text x=(Short(left + width - 5.0)) y=(Short(centre.y + 4.6)) { (gain) }
        }
    }
}

/// A tile on which the reader can build, with the manor if that is chosen.
fn buildable(stage: &Stage<'_>, site: Site, target: &Target) -> Markup {
    let built = matches!(stage.choice, Some(Move::Build(on, _)) if on == site);
    let Point { x, y } = middle(site);
    let shape = html! {
        path class="glow" d=(polygon(corners(site, 0.93))) {}
        @if built { g class="ghost" { (manor(stage.seat, x - 16.0, y - 14.0, 32.0)) } }
    };
    tappable(target, &shape)
}
