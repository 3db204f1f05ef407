//! The view of The Future of Camelot as JSON: the rooms, the colours, the display, and what the viewer has behind their
//! own screens.

use super::table::number;
use camelot::{
    BoardName, Category, Colour, Fate, Field, Figure, HeroSide, Mission, Occupant, Part, Phase, Room, Shield,
    Slot, Spot, TableFace,
};
use serde::Serialize;
use std::collections::BTreeMap;
use utoipa::ToSchema;

/// A game of The Future of Camelot as one viewer sees it. Colours, rooms, boards and fields are named by the ids of the
/// components file, mission cards by what they show; seats count from 1.
#[derive(Serialize, ToSchema)]
pub(super) struct CamelotView {
    /// The phase of the game.
    #[schema(value_type = String, example = "missions")]
    phase: Phase,
    /// The round; 0 before the first one.
    round: u8,
    /// How many rounds there are.
    rounds: u8,
    /// The colour whose prediction or turn it is.
    #[schema(required, value_type = Option<String>)]
    acting: Option<Colour>,
    /// The order track from the top.
    #[schema(value_type = Vec<String>)]
    order: Vec<Colour>,
    /// How many knights were sent in this round, once the fists are open.
    #[schema(required)]
    total: Option<u8>,
    /// The rooms that are laid out.
    rooms: Vec<CamelotRoom>,
    /// What the knight table of the Rebellion shows.
    #[schema(required, value_type = Option<String>)]
    knight_table: Option<TableFace>,
    /// The mission cards of this round.
    display: Vec<CamelotCard>,
    /// The mission card of the turn.
    #[schema(required, value_type = Option<String>)]
    mission: Option<Mission>,
    /// Its shields that are still to be resolved.
    #[schema(value_type = Vec<String>)]
    shields: Vec<Shield>,
    /// Who took each Merlin tile of the row, from the left; `null` if nobody has yet.
    #[schema(value_type = Vec<Option<String>>)]
    merlin: Vec<Option<Colour>>,
    /// How many grail tiles lie face down.
    grail_left: u8,
    /// The colours in play.
    colours: Vec<CamelotColour>,
}

/// A room with its fields.
#[derive(Serialize, ToSchema)]
struct CamelotRoom {
    #[schema(value_type = String, example = "red")]
    room: Room,
    /// Which side is face up; none before it is drawn.
    #[schema(required, value_type = Option<String>, example = "round_table")]
    board: Option<BoardName>,
    fields: Vec<CamelotField>,
}

/// A field, and who stands on it.
#[derive(Serialize, ToSchema)]
struct CamelotField {
    #[schema(value_type = String, example = "rt_01")]
    field: Field,
    /// What stands there.
    #[schema(required, value_type = Option<String>, example = "knight")]
    figure: Option<Figure>,
    /// Its owner; none for a neutral knight.
    #[schema(required, value_type = Option<String>)]
    colour: Option<Colour>,
}

/// A mission card that was revealed in this round.
#[derive(Serialize, ToSchema)]
struct CamelotCard {
    #[schema(value_type = String, example = "two_red_green")]
    mission: Mission,
    /// How many knights it takes.
    cost: u8,
    /// Whether it is still on display, was taken, or was removed by a hero.
    #[schema(value_type = String, example = "offered")]
    fate: &'static str,
    /// By whom it was taken or removed.
    #[schema(required, value_type = Option<String>)]
    by: Option<Colour>,
}

/// A colour.
#[derive(Serialize, ToSchema)]
struct CamelotColour {
    #[schema(value_type = String, example = "red")]
    colour: Colour,
    /// Who plays it.
    #[schema(required)]
    seat: Option<u8>,
    /// Its points.
    score: i32,
    /// Its points by category.
    #[schema(value_type = BTreeMap<String, i32>)]
    points: BTreeMap<&'static str, i32>,
    /// Knights behind the screen and in the fist together.
    screen: u8,
    /// Knights sent in this round that still wait.
    sent: u8,
    /// Knights in the Hinterland.
    hinterland: u8,
    /// How many grail tiles it has.
    grail: u8,
    /// How many Merlin tiles it has.
    merlin: usize,
    /// Its prediction in this round.
    #[schema(required)]
    prediction: Option<u8>,
    /// Whether its player has closed the fist.
    closed: bool,
    /// Which side of its hero is up.
    #[schema(value_type = String, example = "one")]
    hero: HeroSide,
    /// What is behind the screen, if the viewer may know it: only their own.
    #[schema(required)]
    own: Option<CamelotSecret>,
}

/// What only the owner knows before the end.
#[derive(Serialize, ToSchema)]
struct CamelotSecret {
    /// Knights in the fist.
    fist: u8,
    /// How many grail tiles of each part.
    #[schema(value_type = BTreeMap<String, u8>)]
    grail: BTreeMap<&'static str, u8>,
    /// The points of each Merlin tile.
    merlin: Vec<u8>,
}

impl CamelotView {
    /// Only what the view shows: it gives no access to hidden tiles or fists.
    pub(super) fn of(view: camelot::View<'_>) -> Self {
        let open = view.open;
        let field = |spot: Spot| {
            let (figure, colour) = match open.occupant(spot) {
                Some(Occupant::Of(colour, figure)) => (Some(figure), Some(colour)),
                Some(Occupant::Neutral) => (Some(Figure::Knight), None),
                None => (None, None),
            };
            CamelotField { field: open.field(spot), figure, colour }
        };
        let laid_out = |room: &Room| *room != Room::Secret || open.board_name(*room).is_some();
        let room = |room: Room| CamelotRoom {
            room,
            board: open.board_name(room),
            fields: open.board(room).all().iter().map(|place| field(Spot::new(room, place))).collect(),
        };
        let card = |Slot { mission, fate }: Slot| {
            let (fate, by) = match fate {
                Fate::Offered => ("offered", None),
                Fate::Taken(colour) => ("taken", Some(colour)),
                Fate::Removed(colour) => ("removed", Some(colour)),
            };
            CamelotCard { mission, cost: mission.cost(), fate, by }
        };
        Self {
            phase: open.flow.phase,
            round: open.flow.round,
            rounds: camelot::Open::ROUNDS,
            acting: open.acting(),
            order: open.order.iter().collect(),
            total: open.total,
            rooms: Room::ALL.into_iter().filter(laid_out).map(room).collect(),
            knight_table: open.knight_table(),
            display: open.display().map(card).collect(),
            mission: open.turn.mission,
            shields: open.turn.shields.iter().collect(),
            merlin: open.merlin.to_vec(),
            grail_left: open.grail_left(),
            colours: open.colours().map(|colour| CamelotColour::of(&view, colour)).collect(),
        }
    }
}

impl CamelotColour {
    fn of(view: &camelot::View<'_>, colour: Colour) -> Self {
        let open = view.open;
        let pieces = open.pieces(colour);
        let seat = open.owner(colour);
        let own = view.secret(colour).map(|secret| CamelotSecret {
            fist: secret.fist,
            grail: Part::ALL.iter().map(|&part| (part.id(), secret.grail.count(part))).collect(),
            merlin: secret.merlin.iter().collect(),
        });
        Self {
            colour,
            seat: seat.map(number),
            score: open.score(colour),
            points: Category::ALL.iter().map(|&part| (part.id(), open.points(colour, part))).collect(),
            screen: pieces.screen,
            sent: pieces.sent,
            hinterland: pieces.hinterland,
            grail: pieces.grail,
            merlin: open.merlin_tiles(colour),
            prediction: open.predictions[colour.index()],
            closed: seat.is_some_and(|seat| open.flow.chosen.contains(seat)),
            hero: pieces.hero,
            own,
        }
    }
}
