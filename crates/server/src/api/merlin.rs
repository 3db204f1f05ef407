//! The view of Merlin as JSON: the rondel, the principalities, the environs, the castles, and the missions in the
//! viewer's own hand.

use super::event_parts::schema_of;
use super::table::number;
use merlin::{
    Colour, Die, Figure, Frame, Item, Kind, Mission, Pips, Power, Relic, Site, Space, SpaceKind, Terrain,
    Vassal,
};
use serde::Serialize;
use std::collections::BTreeMap;
use table::{Described as _, Seat};
use utoipa::ToSchema;
use utoipa::openapi::schema::{ObjectBuilder, OneOfBuilder, Schema, SchemaType, Type};
use utoipa::openapi::{ArrayBuilder, RefOr};

/// A game of Merlin as one viewer sees it. Colours, vassals, missions and tiles are named by the ids of the
/// components file, spaces by their index clockwise from 0, those of the inner ring by a text such as `i3`;
/// seats count from 1.
#[derive(Serialize, ToSchema)]
pub(super) struct MerlinView {
    /// What is due.
    #[schema(example = "window start")]
    due: String,
    /// The round, 1 to 6; 0 during the setup.
    round: u8,
    /// How many rounds there are.
    rounds: u8,
    /// Who has the start player marker.
    start: u8,
    /// Whose turn it is, or was last.
    active: u8,
    /// What has happened in this turn so far.
    turn: MerlinTurn,
    /// The spaces of the rondel, clockwise.
    #[schema(schema_with = spaces)]
    rondel: Vec<SpaceKind>,
    /// The spaces of the inner ring, clockwise; none without Arthur.
    #[schema(schema_with = spaces)]
    inner_ring: Vec<SpaceKind>,
    /// Where Merlin stands.
    #[schema(schema_with = space)]
    merlin: Space,
    /// Who owns Excalibur; nobody while it lies on the board.
    #[schema(required)]
    excalibur: Option<u8>,
    /// Who owns the Grail.
    #[schema(required)]
    grail: Option<u8>,
    /// How many flags, shields and materials each principality has in supply.
    #[schema(value_type = BTreeMap<String, BTreeMap<String, u8>>)]
    supplies: BTreeMap<&'static str, BTreeMap<&'static str, u8>>,
    /// The terrain tiles, row by row, with what stands on them.
    environs: Vec<MerlinTile>,
    /// The open missions; a place is `null` while its card is being drawn.
    #[schema(value_type = Vec<Option<String>>)]
    display: Vec<Option<Mission>>,
    /// How many missions the deck has.
    deck: u8,
    /// The missions on the discard pile.
    #[schema(value_type = Vec<String>)]
    discard: Vec<Mission>,
    /// The traitors on the discard pile, by colour.
    #[schema(value_type = BTreeMap<String, u8>)]
    traitor_discard: BTreeMap<&'static str, u8>,
    /// The modules in play.
    #[schema(value_type = Vec<String>)]
    modules: merlin::Modules,
    /// The state of each module in play, by its id: as in its table of a position, as far as this seat may know.
    #[schema(schema_with = tables)]
    of_modules: serde_json::Value,
    /// The castles, in seat order.
    castles: Vec<MerlinCastle>,
}

/// The schema of the spaces of a ring: each by its id, alone or with a value, such as `{"principality": "black"}`.
fn spaces() -> RefOr<Schema> {
    let text = || ObjectBuilder::new().schema_type(Type::String);
    ArrayBuilder::new().items(OneOfBuilder::new().item(text()).item(keyed(text()))).into()
}

/// The schema of a space: a number on the outer ring, a text such as `i3` on the inner one.
fn space() -> RefOr<Schema> {
    schema_of(&Space::shape())
}

/// The schema of a space or `null`.
fn maybe_space() -> RefOr<Schema> {
    schema_of(&Option::<Space>::shape())
}

/// The schema of tables by the id of their module; their content is described with the positions of the module.
fn tables() -> RefOr<Schema> {
    keyed(keyed(ObjectBuilder::new().schema_type(SchemaType::AnyValue))).into()
}

/// An object with arbitrary keys and such values.
fn keyed(value: impl Into<RefOr<Schema>>) -> ObjectBuilder {
    ObjectBuilder::new().schema_type(Type::Object).additional_properties(Some(value.into()))
}

/// What has happened in a turn so far.
#[derive(Serialize, ToSchema)]
struct MerlinTurn {
    /// The chosen die.
    #[schema(required, value_type = Option<String>, example = "own")]
    die: Option<Die>,
    /// What it shows after all changes.
    #[schema(required, value_type = Option<u8>)]
    pips: Option<Pips>,
    /// The figure that has moved.
    #[schema(required, value_type = Option<String>, example = "knight")]
    figure: Option<Figure>,
    /// The space whose action is due, or was performed.
    #[schema(required, schema_with = maybe_space)]
    action: Option<Space>,
    /// How many missions were completed.
    missions: u8,
    /// The once-a-turn flag powers that were used.
    #[schema(value_type = Vec<String>)]
    powers: Vec<Power>,
    /// How many times the action was started.
    executions: u8,
}

/// A terrain tile.
#[derive(Serialize, ToSchema)]
struct MerlinTile {
    /// Its row and column.
    #[schema(value_type = String, example = "0,3")]
    site: Site,
    #[schema(value_type = String, example = "wood")]
    terrain: Terrain,
    tower: bool,
    /// Who has a manor there.
    #[schema(required)]
    manor: Option<u8>,
}

/// The pieces of one player.
#[derive(Serialize, ToSchema)]
struct MerlinCastle {
    seat: u8,
    /// The points.
    score: i32,
    /// The points by category.
    #[schema(value_type = BTreeMap<String, i32>)]
    points: BTreeMap<&'static str, i32>,
    /// Where the knight stands, once it is placed.
    #[schema(required, schema_with = maybe_space)]
    knight: Option<Space>,
    /// The dice: three of the own, then the Merlin die.
    dice: Vec<MerlinDie>,
    /// Flags, shields and materials by colour.
    #[schema(value_type = BTreeMap<String, BTreeMap<String, u8>>)]
    items: BTreeMap<&'static str, BTreeMap<&'static str, u8>>,
    apples: u8,
    /// Merlin staffs not yet spent.
    staffs: u8,
    /// The attached traitors by colour.
    #[schema(value_type = BTreeMap<String, u8>)]
    traitors: BTreeMap<&'static str, u8>,
    /// The principality of each vassal; `null` is the castle.
    #[schema(value_type = BTreeMap<String, Option<String>>)]
    vassals: BTreeMap<&'static str, Option<Colour>>,
    /// Influence markers by principality.
    #[schema(value_type = BTreeMap<String, u8>)]
    influence: BTreeMap<&'static str, u8>,
    /// How many missions are in the hand.
    hand: u8,
    /// The missions in hand that the viewer may know: their own, or those everybody saw being taken.
    #[schema(value_type = Vec<String>)]
    missions: Vec<Mission>,
}

/// A die of a player.
#[derive(Serialize, ToSchema)]
struct MerlinDie {
    #[schema(value_type = String, example = "own")]
    die: Die,
    /// What it shows, once rolled.
    #[schema(required, value_type = Option<u8>)]
    pips: Option<Pips>,
    unused: bool,
}

impl MerlinView {
    /// Only what the view shows: it gives no access to hidden cards.
    pub(super) fn of(view: merlin::View<'_>) -> Self {
        let open = view.open;
        let supply = |colour: Colour| {
            (
                colour.id(),
                Kind::ALL.iter().map(|&kind| (kind.id(), open.supply(Item::new(kind, colour)))).collect(),
            )
        };
        let tile = |site: Site| {
            let tile = open.environs.tile(site)?;
            let manor = Seat::all(open.players()).find(|&seat| open.castle(seat).manors.contains(site));
            Some(MerlinTile { site, terrain: tile.terrain, tower: tile.tower, manor: manor.map(number) })
        };
        Self {
            due: Frame::to_string(&open.top()),
            round: open.round,
            rounds: merlin::Open::ROUNDS,
            start: number(open.start),
            active: number(open.active),
            turn: MerlinTurn {
                die: open.turn.die().map(|(die, _)| die),
                pips: open.turn.unit.map(|(_, pips)| pips),
                figure: open.turn.figure,
                action: open.turn.action,
                missions: open.turn.missions,
                powers: open.turn.powers.iter().collect(),
                executions: open.turn.executions,
            },
            rondel: open.layout.rondel.to_vec(),
            inner_ring: open.layout.inner.to_vec(),
            merlin: open.merlin,
            excalibur: open.owner(Relic::Excalibur).map(number),
            grail: open.owner(Relic::Grail).map(number),
            supplies: open.layout.ring.into_iter().map(supply).collect(),
            environs: Site::all(open.layout.rows).filter_map(tile).collect(),
            display: open.display.to_vec(),
            deck: open.deck(),
            discard: open.discard.iter().collect(),
            traitor_discard: Colour::ALL
                .map(|colour| (colour.id(), open.traitor_discard[colour.index()]))
                .into(),
            modules: open.options.modules(),
            of_modules: serde_json::to_value(view.module_tables()).expect("the keys of tables are text"),
            castles: Seat::all(open.players()).map(|seat| MerlinCastle::of(&view, seat)).collect(),
        }
    }
}

impl MerlinCastle {
    fn of(view: &merlin::View<'_>, seat: Seat) -> Self {
        let open = view.open;
        let castle = open.castle(seat);
        let by_colour =
            |count: &dyn Fn(Colour) -> u8| Colour::ALL.map(|colour| (colour.id(), count(colour))).into();
        let die = |place: usize| MerlinDie {
            die: open.layout.dice[place],
            pips: castle.dice.shown(place),
            unused: castle.dice.is_unused(place),
        };
        Self {
            seat: number(seat),
            score: open.score(seat),
            points: open.layout.categories.iter().map(|&part| (part.id(), open.points(seat, part))).collect(),
            knight: castle.knight,
            dice: (0..castle.dice.count()).map(die).collect(),
            items: Kind::ALL
                .map(|kind| (kind.id(), by_colour(&|colour| castle.items.count(Item::new(kind, colour)))))
                .into(),
            apples: castle.apples,
            staffs: castle.staffs,
            traitors: by_colour(&|colour| castle.traitors_of(colour)),
            vassals: Vassal::ALL.map(|vassal| (vassal.id(), castle.vassal(vassal))).into(),
            influence: by_colour(&|colour| castle.influence(colour)),
            hand: castle.hand,
            missions: view.hand(seat).iter().collect(),
        }
    }
}
