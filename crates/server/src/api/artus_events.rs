//! What the events of Artus look like in JSON. The rules write them; here stands only their schema, because a rules
//! crate knows nothing of documents. A test compares it with what whole games say.

use super::event_parts::Part;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::Schema;
use utoipa::{PartialSchema, ToSchema};

/// Who sits on a chair: `{"knight": SEAT}`, `{"prince": METAL}` or `{"king": METAL}`.
pub(super) struct ArtusFigure;

/// An event of Artus: an object with one key, its kind.
pub(super) struct ArtusEvent;

const METAL: Part = Part::Word(&["silver", "bronze"]);
const KIND: Part = Part::Word(&["knight", "king", "scoring"]);

/// A figure, by the name of its schema.
const FIGURE_REF: Part = Part::Named("ArtusFigure");

const FIGURE: Part = Part::One(&[("knight", Part::Seat), ("prince", METAL), ("king", METAL)]);

const RECEIVED: Part = Part::Parts(&[("seat", Part::Seat), ("kind", KIND), ("card", Part::HiddenCard)]);
const WENT: Part = Part::Parts(&[("figure", FIGURE_REF), ("from", Part::Chair), ("to", Part::Chair)]);

const REASON: Part = Part::One(&[
    ("left", Part::Parts(&[("figure", FIGURE_REF), ("chair", Part::Chair)])),
    ("ring", Part::Parts(&[("chair", Part::Chair)])),
    ("knights", Part::Parts(&[("knights", Part::Chairs), ("clause", Part::Clause)])),
    ("penalty", Part::Parts(&[("clause", Part::Clause)])),
]);

const EVENT: Part = Part::One(&[
    ("starts", Part::Seat),
    ("first_king", Part::Parts(&[("metal", METAL), ("chair", Part::Chair)])),
    ("dealt", RECEIVED),
    ("placed", Part::Parts(&[("seat", Part::Seat), ("chair", Part::Chair)])),
    ("round", Part::Number),
    ("played", Part::Parts(&[("seat", Part::Seat), ("card", Part::Card)])),
    ("moved", WENT),
    ("displaced", WENT),
    ("ringed", Part::Parts(&[("metal", METAL), ("chair", Part::Chair), ("rings", Part::Number)])),
    ("crowned", Part::Parts(&[("metal", METAL), ("chair", Part::Chair), ("former", Part::Chair)])),
    ("scored", Part::Parts(&[("seat", Part::Seat), ("points", Part::Number), ("reason", REASON)])),
    ("realigned", Part::Parts(&[("king", Part::Chair)])),
    ("drew", RECEIVED),
    ("over", Part::Parts(&[("winners", Part::Seats)])),
]);

impl PartialSchema for ArtusFigure {
    fn schema() -> RefOr<Schema> {
        FIGURE.schema()
    }
}

impl ToSchema for ArtusFigure {}

impl PartialSchema for ArtusEvent {
    fn schema() -> RefOr<Schema> {
        EVENT.schema()
    }
}

impl ToSchema for ArtusEvent {
    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        schemas.push((ArtusFigure::name().into_owned(), ArtusFigure::schema()));
    }
}
