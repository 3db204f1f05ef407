//! What the events of The Future of Camelot look like in JSON; a test compares it with what whole games say.

use super::event_parts::Part::{
    self, Clause, Hidden, List, MaybeNumber, MaybeText, Number, One, Parts, Seat, Text, Word,
};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::Schema;
use utoipa::{PartialSchema, ToSchema};

/// An event of The Future of Camelot: its kind alone, or an object with one key, its kind.
pub(super) struct CamelotEvent;

const COLOUR: Part = Word(&["red", "yellow", "green", "blue", "violet"]);
const ROOM: Part = Word(&["red", "green", "blue", "yellow", "secret"]);
const SHIELD: Part = Word(&["red", "green", "blue", "yellow", "any", "violet"]);
const DESTINATION: Part = Word(&["red", "green", "blue", "yellow", "any"]);
const FIGURE: Part = Word(&["knight", "black_knight", "magician"]);
const AREA: Part = Word(&["loyalist", "rebel"]);
const GROUP: Part = Word(&["t", "l", "r", "a", "b"]);
const PART: Part = Word(&["foot", "stem", "bowl_left", "bowl_right"]);
const HIDDEN_PART: Part = Hidden(&PART);
const NUMBERS: Part = List(&Number);

const WHO: Part = Parts(&[("colour", COLOUR)]);
const COUNTED: Part = Parts(&[("colour", COLOUR), ("knights", Number)]);
const CARD: Part = Parts(&[("colour", COLOUR), ("mission", Text)]);
const TILE: Part = Parts(&[("colour", COLOUR), ("part", HIDDEN_PART)]);
const WHERE_TO: Part = Parts(&[("colour", COLOUR), ("to", DESTINATION)]);

const WAY: Part = Part::Either(&[
    One(&[("shield", SHIELD), ("hero", SHIELD), ("extra", Word(&["hinterland", "screen"]))]),
    Word(&["mordred", "magician"]),
]);

const REASON: Part = Part::Either(&[
    Word(&["line_bonus", "tournament_tile", "tristan", "black_knight", "not_at_table", "not_in_secret_room"]),
    One(&[
        ("field", Parts(&[("field", Text), ("board", Text), ("clause", Clause)])),
        ("absent", GROUP),
        ("special", Text),
        ("round_table", Parts(&[("place", Number)])),
        ("rebellion", Parts(&[("area", AREA), ("won", Part::Truth), ("place", Number)])),
        ("merlin", Parts(&[("tiles", Number)])),
        ("screen", Parts(&[("knights", Number)])),
        ("grail", Parts(&[("parts", NUMBERS)])),
    ]),
]);

const FISTS: Part = Parts(&[("first", Number), ("second", MaybeNumber)]);
const SENT: Part = List(&MaybeNumber);

const EVENT: Part = Part::Either(&[
    Word(&["final_opened", "winner_opened"]),
    One(&[
        ("side_drawn", Parts(&[("room", ROOM), ("side", Word(&["A", "B"]))])),
        ("chooses_first", Seat),
        ("colour_chosen", Parts(&[("seat", Seat), ("colour", COLOUR)])),
        ("on_track", Parts(&[("colour", COLOUR), ("place", Number)])),
        ("neutral_knights", COUNTED),
        ("round", Number),
        ("revealed", Text),
        ("fist_closed", Parts(&[("seat", Seat), ("knights", Hidden(&FISTS))])),
        ("predicted", Parts(&[("colour", COLOUR), ("number", Number), ("inner", Part::Truth)])),
        ("fists_opened", Parts(&[("sent", SENT), ("total", Number)])),
        ("new_order", List(&COLOUR)),
        ("merlin_taken", Parts(&[("colour", COLOUR), ("points", MaybeNumber)])),
        ("mission_taken", CARD),
        ("surplus", COUNTED),
        ("no_mission", COUNTED),
        ("fetched", COUNTED),
        ("came_back", COUNTED),
        ("returned", Parts(&[("colour", COLOUR), ("shield", SHIELD)])),
        (
            "placed",
            Parts(&[("colour", COLOUR), ("figure", FIGURE), ("field", Text), ("room", ROOM), ("way", WAY)]),
        ),
        ("tree", Parts(&[("colour", COLOUR), ("knight", Part::Truth)])),
        ("grail_drawn", TILE),
        ("grail_seen", Parts(&[("colour", COLOUR), ("left", Hidden(&NUMBERS))])),
        ("grail_chosen", TILE),
        ("grail_short", Parts(&[("colour", COLOUR), ("missing", Number)])),
        ("line_completed", Parts(&[("colour", COLOUR), ("fields", List(&Text))])),
        ("bonus_chosen", Parts(&[("colour", COLOUR), ("bonus", MaybeText)])),
        ("tournament_tile", WHO),
        ("group_completed", Parts(&[("colour", COLOUR), ("group", GROUP)])),
        ("knight_removed", Parts(&[("colour", COLOUR), ("figure", FIGURE), ("field", Text)])),
        ("table_turned", Word(&["green", "gold"])),
        ("extra_declined", WHERE_TO),
        ("extra_lapsed", WHERE_TO),
        ("hero_used", Parts(&[("colour", COLOUR), ("hero", Text), ("side", Number)])),
        ("mission_removed", CARD),
        ("round_over", Number),
        (
            "ranked",
            Parts(&[("colour", MaybeText), ("knights", Number), ("place", Number), ("area", MaybeText)]),
        ),
        ("magician_declined", COLOUR),
        ("magician_lapsed", COLOUR),
        ("merlin_revealed", Parts(&[("colour", COLOUR), ("tiles", NUMBERS)])),
        ("grail_revealed", Parts(&[("colour", COLOUR), ("parts", NUMBERS)])),
        ("scored", Parts(&[("colour", COLOUR), ("points", Number), ("reason", REASON)])),
        ("over", Parts(&[("winner", Seat), ("colour", COLOUR)])),
    ]),
]);

impl PartialSchema for CamelotEvent {
    fn schema() -> RefOr<Schema> {
        EVENT.schema()
    }
}

impl ToSchema for CamelotEvent {}
