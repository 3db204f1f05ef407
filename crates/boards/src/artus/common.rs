//! What everybody sees alike of the round table. Each of these is drawn of nothing but what it holds and the
//! language, so whoever keeps drawings can tell whether one is still right.

use super::figures;
use super::floor::{carpets, floor, sector_shape};
use super::places::standing;
use super::{Pieces, Scene, card_faces, chairs, preview, table_top};
use crate::drawing::at;
use crate::drawing_cache::{CachedDrawing, DrawingCache};
use crate::fragments::InParts;
use crate::heraldry::laurel_shape;
use artus::{Chair, ChairSet, Figure, Metal, Plate, Printed, RoundTable};
use maud::{Markup, html};
use std::sync::LazyLock;
use table::Seat;
use words::Words;
use words::artus::Subject;

/// The hall: floor, chairs and table top, with the shapes of which everything is made. Only chairs can glow.
pub(crate) fn hall(scene: &Scene<'_>, lit: Option<&Markup>) -> Markup {
    let (words, open) = (scene.words, scene.view.open);
    let components = open.options.components;
    let king = open.table.king().and_then(|chair| open.table.figure(chair));
    let turned = scene.pieces.turned(&open.table);
    html! {
        (scene.part("artus shapes", king, || html! { defs { (shapes(open.players(), king)) } }))
        g id="artus-hall" aria-hidden="true" {
            (scene.part("artus floor", (), || html! { (bare_hall(components)) }))
            (scene.part_if("artus chairs", lit.is_none().then_some(()), || match lit {
                Some(lit) => lit.clone(),
                None => html! { (chairs::chairs(None, &[])) (chairs::crown_marks(components, ChairSet::EMPTY)) },
            }))
        }
        g id="artus-board" aria-hidden="true" {
            (scene.part("artus top", turned, || table_top::table(words, &components, turned)))
        }
    }
}

/// Floor and carpet, on which everything else stands.
fn bare_hall(components: Printed) -> CachedDrawing {
    static HALLS: LazyLock<DrawingCache<Printed>> = DrawingCache::new();
    HALLS.get(components, |components| {
        html! { (floor()) g data-explain=(Subject::Carpet) { (carpets(components.carpet)) } (chairs::numbers(components)) }
    })
}

/// Everything that is drawn more than once.
fn shapes(players: usize, king: Option<Figure>) -> CachedDrawing {
    static SHAPES: LazyLock<DrawingCache<(usize, Option<Figure>)>> = DrawingCache::new();
    SHAPES.get((players, king), |&(players, king)| {
        html! {
            (chairs::shapes())
            (sector_shape())
            (card_faces::shapes())
            (table_top::shapes())
            (preview::shapes())
            (figures::common())
            (laurel_shape())
            @for seat in Seat::all(players) { (figures::shape(Figure::Knight(seat))) }
            @for metal in Metal::ALL { (figures::shape(Figure::Prince(metal))) }
            @if let Some(king) = king { (figures::shape(king)) }
        }
    })
}

/// Everybody at the table, each with the id of the piece, in an order that does not depend on where they sit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Sitting<'a> {
    components: Printed,
    table: &'a RoundTable,
    pieces: &'a Pieces,
}

impl<'a> Sitting<'a> {
    pub(crate) fn of(scene: &Scene<'a>) -> Self {
        let open = scene.view.open;
        Self { components: open.options.components, table: &open.table, pieces: scene.pieces }
    }

    /// Everybody, each of a class that depends on the chair.
    pub(crate) fn draw_as(
        &self,
        words: Words,
        names: &[String],
        class: impl Fn(Chair) -> &'static str,
    ) -> Markup {
        html! { @for piece in self.pieces() { (piece.draw_as(words, names, class(piece.chair))) } }
    }

    /// Everybody, one by one.
    pub(crate) fn pieces(&self) -> impl Iterator<Item = Piece> {
        self.pieces.at(self.table).into_iter().map(|(id, figure, chair)| Piece {
            id,
            figure,
            chair,
            rings: self.table.rings(chair),
            value: self.value(chair),
        })
    }

    /// What the plate before a chair says; the crown has no number.
    fn value(&self, chair: Chair) -> Option<i32> {
        let plate = self.table.plate(chair);
        match self.components.plates[plate] {
            Plate::Crown => None,
            Plate::Yellow | Plate::Red | Plate::Green => Some(i32::from(self.components.values[plate])),
        }
    }
}

/// Somebody at the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Piece {
    id: String,
    figure: Figure,
    chair: Chair,
    rings: u8,
    /// What the plate before it says.
    value: Option<i32>,
}

impl Piece {
    /// The piece as a drawing.
    pub(crate) fn draw(&self, words: Words, names: &[String]) -> Markup {
        self.draw_as(words, names, "piece")
    }

    fn draw_as(&self, words: Words, names: &[String], class: &str) -> Markup {
        let Self { id, figure, chair, rings, value } = self;
        html! {
            g id=(id) class=(class) data-piece=(TRAIL) transform=(STANDING[usize::from(chair.number())]) data-explain=(Subject::Figure(*chair)) role="img"
                aria-label=(sits(words, names, *figure, *chair, *value)) {
                (figures::placed(*figure, *rings))
            }
        }
    }
}

/// How far outside of where figures stand their ways are marked: behind the chairs.
const TRAIL: u8 = 43;

/// Where figures stand, chair by chair.
static STANDING: LazyLock<Vec<Markup>> =
    LazyLock::new(|| Chair::all().map(|chair| at(standing(chair))).collect());

/// Who sits where, and what the plate before them says.
fn sits(words: Words, names: &[String], figure: Figure, chair: Chair, value: Option<i32>) -> String {
    let value = match value {
        None => words::artus::plate(words, Plate::Crown),
        Some(value) => words.signed(value),
    };
    let values = [
        ("figure", words::artus::figure(words, figure, names).into()),
        ("chair", chair.number().into()),
        ("value", value.into()),
    ];
    words.say_with("boards-sits", &values)
}
