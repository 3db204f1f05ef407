//! What a castle holds, as a matrix: columns are principalities in ring order, rows are traitors, shields, flags and
//! materials. A shield that is missing is an empty cell under a traitor.

use super::Scene;
use super::figures::traitor;
use super::modules;
use super::stage::{Spot, Stage};
use super::symbols::{badge, item};
use super::targets::framed;
use crate::drawing::Short;
use crate::fragments::InParts;
use maud::{Markup, html};
use merlin::{Castle, Colour, Item, Kind};
use table::Seat;
use words::merlin::{Sign, Subject};

/// The size of a matrix: a cell, a piece in it, and whether the principalities stand above.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Size {
    pub(crate) cell: f64,
    pub(crate) row: f64,
    pub(crate) piece: f64,
    pub(crate) headed: bool,
}

impl Size {
    pub(crate) const LARGE: Self = Self { cell: 36.0, row: 33.0, piece: 27.0, headed: true };
    /// In a large castle with much besides, and in a small one.
    pub(crate) const CROWDED: Self = Self { cell: 38.0, row: 31.0, piece: 26.0, headed: true };
    pub(crate) const CLOSE: Self = Self { cell: 22.5, row: 17.0, piece: 15.5, headed: false };
    pub(crate) const SMALL: Self = Self { cell: 26.0, row: 24.0, piece: 20.0, headed: false };

    pub(crate) const fn width(self) -> f64 {
        6.0 * self.cell
    }

    /// Where the first row begins.
    pub(crate) const fn top(self) -> f64 {
        if self.headed { 24.0 } else { 0.0 }
    }
}

/// The rows of the matrix, from above.
pub(crate) const ROWS: [Row; 4] =
    [Row::Traitors, Row::Of(Kind::Shield), Row::Of(Kind::Flag), Row::Of(Kind::Material)];

/// What a row shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Row {
    Traitors,
    Of(Kind),
}

impl Row {
    /// What is tapped in one of its cells.
    const fn spot(self, colour: Colour) -> Spot {
        match self {
            Self::Traitors => Spot::Traitor(colour),
            Self::Of(kind) => Spot::Item(Item { kind, colour }),
        }
    }

    /// What one of its cells shows.
    const fn subject(self, colour: Colour) -> Subject {
        match self {
            Self::Traitors => Subject::Sign(Sign::Traitor),
            Self::Of(kind) => Subject::Item(Item { kind, colour }),
        }
    }

    /// What all of them show.
    const fn all(self) -> Subject {
        match self {
            Self::Traitors => Subject::Sign(Sign::Traitor),
            Self::Of(kind) => Subject::Kind(kind),
        }
    }

    pub(crate) fn label(self, scene: &Scene<'_>) -> String {
        scene.say(match self {
            Self::Traitors => "boards-merlin-traitors",
            Self::Of(Kind::Shield) => "boards-merlin-shields",
            Self::Of(Kind::Flag) => "boards-merlin-flags",
            Self::Of(Kind::Material) => "boards-merlin-materials",
        })
    }
}

/// The matrix of a player, its left upper corner in the origin.
pub(crate) fn matrix(scene: &Scene<'_>, stage: Option<&Stage<'_>>, seat: Seat, size: Size) -> Markup {
    let (open, castle) = (scene.view.open, scene.view.open.holdings(seat));
    html! {
        @let owned = (seat, castle.items, castle.traitors, open.modules.market, size.headed);
        (scene.part("merlin matrix", owned, || cells(scene, seat, &castle, size)))
        @if let Some(stage) = stage.filter(|stage| stage.seat == seat) {
            @for (number, row) in ROWS.into_iter().enumerate() {
                @for (place, &colour) in open.layout.ring.iter().enumerate() {
                    @if let Some(target) = stage.target(row.spot(colour)) {
                        (framed(&target, place as f64 * size.cell, size.top() + number as f64 * size.row - 1.0, size.cell, size.row))
                    }
                }
            }
        }
    }
}

/// All cells, by what is held with everything that counts like it.
fn cells(scene: &Scene<'_>, seat: Seat, castle: &Castle, size: Size) -> Markup {
    let ring = scene.view.open.layout.ring;
    html! {
        @if size.headed {
            g aria-hidden="true" {
                @for (place, &colour) in ring.iter().enumerate() {
                    (badge(Some(colour), (place as f64 + 0.5) * size.cell - 9.0, 0.0, 18.0))
                }
            }
        }
        @for (number, row) in ROWS.into_iter().enumerate() {
            @let y = size.top() + number as f64 * size.row;
            g data-explain=(row.all()) role="img" aria-label=(spoken(scene, castle, row)) {
                @if row == Row::Traitors {
                    rect x="-2" y=(Short(y)) width=(Short(size.width() + 4.0)) height=(Short(size.row - 2.0)) rx="5" fill="var(--m-traitors)" {}
                }
                @for (place, &colour) in ring.iter().enumerate() {
                    @let count = count(castle, row, colour);
                    (cell(scene, seat, row, (colour, count), (place as f64 + 0.5) * size.cell, y, size))
                }
            }
        }
    }
}

fn count(castle: &Castle, row: Row, colour: Colour) -> u8 {
    match row {
        Row::Traitors => castle.traitors_of(colour),
        Row::Of(kind) => castle.items.count(Item { kind, colour }),
    }
}

fn cell(
    scene: &Scene<'_>,
    seat: Seat,
    row: Row,
    (colour, count): (Colour, u8),
    middle: f64,
    y: f64,
    size: Size,
) -> Markup {
    let piece = size.piece;
    let left = middle - piece / 2.0 - if count > 1 { 5.0 } else { 0.0 };
    let top = y + (size.row - piece) / 2.0 - 1.0;
    let power = Some(scene.view.open.layout.powers[colour.index()]);
    html! {
        @match (count, row) {
            (0, _) => circle data-explain=(row.subject(colour)) cx=(Short(middle)) cy=(Short(y + size.row / 2.0 - 1.0)) r="1.700" fill="var(--stone)" {},
            (_, Row::Traitors) => g data-explain=(row.subject(colour)) { (traitor(colour, left, top, piece)) },
            (_, Row::Of(kind)) => {
                @if modules::market::is_marked(scene, seat, Item { kind, colour }) {
                    rect class="plate" x=(Short(left - 2.0)) y=(Short(top - 1.5)) width=(Short(piece + 4.0)) height=(Short(piece + 3.0)) rx="5" {}
                }
                g data-explain=(row.subject(colour)) { (item(Item { kind, colour }, power, left, top, piece)) }
            },
        }
        @if count > 1 {
            // A plate is wider than what lies on it.
            @let plate = matches!(row, Row::Of(kind) if modules::market::is_marked(scene, seat, Item { kind, colour }));
            text class="many" x=(Short(left + piece + if plate { 3.5 } else { 1.0 })) y=(Short(y + size.row / 2.0 + 3.7)) { (count) }
        }
    }
}

/// A row as it is spoken.
fn spoken(scene: &Scene<'_>, castle: &Castle, row: Row) -> String {
    let held = scene.view.open.layout.ring.into_iter().filter_map(|colour| {
        let count = count(castle, row, colour);
        (count > 0).then(|| format!("{count} {}", scene.colour(colour)))
    });
    let held: Vec<String> = held.collect();
    format!("{}: {}", row.label(scene), if held.is_empty() { "0".to_owned() } else { held.join(", ") })
}
