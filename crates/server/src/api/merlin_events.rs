//! What the events of Merlin look like in JSON; a test compares it with what whole games say.

use super::event_parts::Part::{
    self, Hidden, List, MaybeNumber, MaybeText, Number, OfModule, One, Parts, Seat, Seats, Text, Truth, Word,
};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::Schema;
use utoipa::{PartialSchema, ToSchema};

/// An event of Merlin: its kind alone, or an object with one key, its kind.
pub(super) struct MerlinEvent;

const COLOUR: Part = Word(&["black", "grey", "blue", "purple", "orange", "brown"]);
const VASSAL: Part = Word(&["lady", "shield_bearer", "builder", "flag_bearer"]);
const POWER: Part = Word(&[
    "repel_traitors",
    "second_mission",
    "reverse",
    "turn_die",
    "different_action",
    "mirror",
    "plus_minus",
    "switch",
]);
const TERRAIN: Part = Word(&["mountain", "wood", "lake"]);
const RELIC: Part = Word(&["excalibur", "grail"]);
const DIE: Part = Word(&["own", "merlin", "arthur"]);
const FIGURE: Part = Word(&["knight", "merlin", "arthur"]);
const DIRECTION: Part = Word(&["clockwise", "counter-clockwise"]);
const ITEM: Part = Parts(&[("kind", Word(&["flag", "shield", "material"])), ("colour", COLOUR)]);
const TILE: Part = Parts(&[("terrain", TERRAIN), ("tower", Truth)]);
const COUNTED: Part = Word(&["shield", "flag", "material", "influence", "manor"]);
/// A space of the outer ring is a number, one of the inner ring a text such as `i3`.
const SPACE: Part = Part::Either(&[Number, Text]);
const NUMBERS: Part = List(&Number);

const WHO: Part = Parts(&[("seat", Seat)]);
const AT_SPACE: Part = Parts(&[("seat", Seat), ("space", SPACE)]);
const WITH_ITEM: Part = Parts(&[("seat", Seat), ("item", ITEM)]);
const WITH_COLOUR: Part = Parts(&[("seat", Seat), ("colour", COLOUR)]);
const OPEN_CARD: Part = Parts(&[("seat", Seat), ("mission", Text)]);
const HIDDEN_CARD: Part = Parts(&[("seat", Seat), ("mission", Hidden(&Text))]);
const TURNED: Part = Parts(&[("seat", Seat), ("from", Number), ("to", Number)]);

const REASON: Part = Part::Either(&[
    Word(&["excalibur"]),
    One(&[
        ("space", Parts(&[("space", SPACE), ("counted", COUNTED)])),
        ("mission", Parts(&[("mission", Text)])),
        ("second_mission", Parts(&[("mission", Text)])),
        ("unrepelled", Parts(&[("traitors", Number)])),
        (
            "territory",
            Parts(&[("terrain", TERRAIN), ("first", Text), ("tiles", Number), ("sharers", Number)]),
        ),
        ("principality", Parts(&[("colour", COLOUR), ("worth", Number), ("sharers", Number)])),
        ("grail", Parts(&[("colour", COLOUR), ("worth", Number)])),
        ("vassals", Parts(&[("vassals", Number)])),
        ("apples", Parts(&[("apples", Number)])),
        ("staffs", Parts(&[("staffs", Number)])),
        ("items", Parts(&[("items", Number)])),
    ]),
    OfModule,
]);

const EVENT: Part = Part::Either(&[
    Word(&["final_points"]),
    One(&[
        ("displayed", Parts(&[("mission", Text)])),
        ("tile_laid", Parts(&[("site", Text), ("tile", TILE)])),
        ("starts", Seat),
        ("starting_tile", Parts(&[("seat", Seat), ("tile", Text)])),
        ("knight_placed", AT_SPACE),
        ("traitor_attached", WITH_COLOUR),
        ("dealt", HIDDEN_CARD),
        ("rolled", Parts(&[("seat", Seat), ("dice", List(&MaybeNumber))])),
        ("round", Parts(&[("round", Number), ("start", Seat)])),
        ("turn", Seat),
        ("completed", Parts(&[("seat", Seat), ("mission", Text), ("second", Truth)])),
        ("die_chosen", Parts(&[("seat", Seat), ("die", DIE), ("pips", Number)])),
        ("apple_spent", TURNED),
        ("flag_used", Parts(&[("seat", Seat), ("colour", COLOUR), ("power", POWER)])),
        ("die_turned", TURNED),
        (
            "moved",
            Parts(&[
                ("seat", Seat),
                ("figure", FIGURE),
                ("from", SPACE),
                ("to", SPACE),
                ("direction", DIRECTION),
            ]),
        ),
        ("mirrored", TURNED),
        ("different_action", AT_SPACE),
        ("performs", Parts(&[("seat", Seat), ("space", SPACE), ("again", Truth)])),
        ("forfeited", AT_SPACE),
        ("lapsed", AT_SPACE),
        ("staff_spent", WHO),
        ("deployed", Parts(&[("seat", Seat), ("vassal", VASSAL), ("from", MaybeText), ("to", COLOUR)])),
        ("displaced", Parts(&[("seat", Seat), ("vassal", VASSAL), ("from", COLOUR)])),
        ("brought_nothing", Parts(&[("seat", Seat), ("vassal", VASSAL), ("colour", COLOUR)])),
        ("took", WITH_ITEM),
        ("returned", WITH_ITEM),
        ("influence_placed", WITH_COLOUR),
        ("relic_taken", Parts(&[("seat", Seat), ("relic", RELIC), ("from", MaybeNumber)])),
        ("relic_kept", Parts(&[("seat", Seat), ("relic", RELIC)])),
        ("apple_taken", WHO),
        (
            "traitor_repelled",
            Parts(&[
                ("seat", Seat),
                ("colour", COLOUR),
                ("means", Word(&["excalibur", "flag", "shield", "ability"])),
            ]),
        ),
        ("discarded", OPEN_CARD),
        ("built", Parts(&[("seat", Seat), ("site", Text), ("tile", TILE)])),
        ("took_mission", OPEN_CARD),
        ("drew", HIDDEN_CARD),
        ("missions_shuffled", Parts(&[("cards", Number)])),
        ("traitors_shuffled", Parts(&[("tiles", Number)])),
        ("scoring", Parts(&[("round", Number)])),
        // `traitors`, `environs`, `influence`, `vassals`, or a step of a module.
        ("step", Text),
        ("unrepelled", Parts(&[("seat", Seat), ("colour", COLOUR), ("traitors", Number)])),
        (
            "territory",
            Parts(&[("terrain", TERRAIN), ("sites", List(&Text)), ("manors", NUMBERS), ("leaders", Seats)]),
        ),
        ("principality", Parts(&[("colour", COLOUR), ("markers", NUMBERS), ("leaders", Seats)])),
        ("grail_used", WITH_COLOUR),
        ("influence_returned", Parts(&[("seat", Seat), ("colour", COLOUR), ("markers", Number)])),
        ("grail_returned", WHO),
        ("scored", Parts(&[("seat", Seat), ("points", Number), ("reason", REASON)])),
        ("over", Parts(&[("winners", Seats)])),
    ]),
    OfModule,
]);

impl PartialSchema for MerlinEvent {
    fn schema() -> RefOr<Schema> {
        EVENT.schema()
    }
}

impl ToSchema for MerlinEvent {}
