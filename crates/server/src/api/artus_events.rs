//! What the events of Artus look like in JSON. The rules write them; here stands only their schema, because a rules
//! crate knows nothing of documents. A test compares it with what whole games say.

use utoipa::openapi::schema::{ObjectBuilder, OneOfBuilder, Schema, SchemaType, Type};
use utoipa::openapi::{ArrayBuilder, Ref, RefOr};
use utoipa::{PartialSchema, ToSchema};

/// Who sits on a chair: `{"knight": SEAT}`, `{"prince": METAL}` or `{"king": METAL}`.
pub(super) struct ArtusFigure;

/// An event of Artus: an object with one key, its kind.
pub(super) struct ArtusEvent;

/// What stands at a place of an event.
#[derive(Clone, Copy)]
enum Part {
    /// A seat, from 1.
    Seat,
    /// A chair, 0–27.
    Chair,
    /// Some chairs.
    Chairs,
    /// Some seats.
    Seats,
    /// A number.
    Number,
    /// One of some words.
    Word(&'static [&'static str]),
    /// A card that only its owner may know.
    HiddenCard,
    /// A card everybody sees.
    Card,
    /// A clause of the rules.
    Clause,
    /// A figure.
    Figure,
    /// Several named parts, all of them there.
    Parts(&'static [(&'static str, Part)]),
    /// One of several things, each an object with one key.
    One(&'static [(&'static str, Part)]),
}

const METAL: Part = Part::Word(&["silver", "bronze"]);
const KIND: Part = Part::Word(&["knight", "king", "scoring"]);

const FIGURE: Part = Part::One(&[("knight", Part::Seat), ("prince", METAL), ("king", METAL)]);

const RECEIVED: Part = Part::Parts(&[("seat", Part::Seat), ("kind", KIND), ("card", Part::HiddenCard)]);
const WENT: Part = Part::Parts(&[("figure", Part::Figure), ("from", Part::Chair), ("to", Part::Chair)]);

const REASON: Part = Part::One(&[
    ("left", Part::Parts(&[("figure", Part::Figure), ("chair", Part::Chair)])),
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

impl Part {
    fn schema(self) -> RefOr<Schema> {
        let integer = || ObjectBuilder::new().schema_type(Type::Integer);
        let text = || ObjectBuilder::new().schema_type(Type::String);
        let list = |items: Self| ArrayBuilder::new().items(items.schema()).into();
        match self {
            Self::Seat => integer().minimum(Some(1)).into(),
            Self::Chair => integer().minimum(Some(0)).maximum(Some(27)).into(),
            Self::Chairs => list(Self::Chair),
            Self::Seats => list(Self::Seat),
            Self::Number => integer().into(),
            Self::Word(words) => text().enum_values(Some(words.iter().copied())).into(),
            Self::HiddenCard => {
                let either = SchemaType::Array(vec![Type::String, Type::Null]);
                ObjectBuilder::new().schema_type(either).into()
            }
            Self::Card | Self::Clause => text().into(),
            Self::Figure => Ref::from_schema_name(ArtusFigure::name()).into(),
            Self::Parts(parts) => object(parts).into(),
            Self::One(kinds) => {
                let one = kinds.iter().map(|kind| object(std::slice::from_ref(kind)));
                one.fold(OneOfBuilder::new(), OneOfBuilder::item).into()
            }
        }
    }
}

/// An object with exactly these parts.
fn object(parts: &[(&'static str, Part)]) -> ObjectBuilder {
    let object = ObjectBuilder::new().schema_type(Type::Object);
    let with = |object: ObjectBuilder, (name, part): &(&'static str, Part)| {
        object.property(*name, part.schema()).required(*name)
    };
    parts.iter().fold(object, with)
}

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
