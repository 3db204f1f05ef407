//! How the schemas of events are put together: the rules crates say what shape their events have and know nothing of
//! documents.

use table::{Shape, Variant};
use utoipa::openapi::schema::{ObjectBuilder, OneOfBuilder, Schema, SchemaType, Type};
use utoipa::openapi::{ArrayBuilder, RefOr};

/// What stands at a place of an event.
#[derive(Clone, Copy)]
pub(super) enum Part {
    /// A seat, from 1.
    Seat,
    /// Some seats.
    Seats,
    /// A number.
    Number,
    /// One of some words.
    Word(&'static [&'static str]),
    /// Text.
    Text,
    /// Text, or nothing.
    MaybeText,
    /// A number, or nothing.
    MaybeNumber,
    /// Yes or no.
    Truth,
    /// One of several shapes.
    Either(&'static [Part]),
    /// A list.
    List(&'static Part),
    /// A fact that only some may know: for others it is nothing.
    Hidden(&'static Part),
    /// Several named parts, all of them there.
    Parts(&'static [(&'static str, Part)]),
    /// One of several things, each an object with one key.
    One(&'static [(&'static str, Part)]),
    /// An object whose keys are not listed here; each has this.
    Keyed(&'static Part),
    /// Something of a module of Merlin: an object with one key, the id of the module. What stands there is its kind alone, or an
    /// object with one key, its kind.
    OfModule,
    /// Anything.
    Anything,
}

impl Part {
    pub(super) fn schema(self) -> RefOr<Schema> {
        let integer = || ObjectBuilder::new().schema_type(Type::Integer);
        let text = || ObjectBuilder::new().schema_type(Type::String);
        let list = |items: Self| ArrayBuilder::new().items(items.schema()).into();
        let maybe =
            |kind: Type| ObjectBuilder::new().schema_type(SchemaType::Array(vec![kind, Type::Null])).into();
        match self {
            Self::Seat => integer().minimum(Some(1)).into(),
            Self::Seats => list(Self::Seat),
            Self::Number => integer().into(),
            Self::Word(words) => text().enum_values(Some(words.iter().copied())).into(),
            Self::Text => text().into(),
            Self::MaybeText => maybe(Type::String),
            Self::MaybeNumber => maybe(Type::Integer),
            Self::Truth => ObjectBuilder::new().schema_type(Type::Boolean).into(),
            Self::Either(parts) => {
                let one = parts.iter().map(|part| part.schema());
                one.fold(OneOfBuilder::new(), OneOfBuilder::item).into()
            }
            Self::List(part) => list(*part),
            Self::Hidden(part) => {
                let nothing = ObjectBuilder::new().schema_type(Type::Null);
                OneOfBuilder::new().item(nothing).item(part.schema()).into()
            }
            Self::Parts(parts) => object(parts).into(),
            Self::One(kinds) => {
                let one = kinds.iter().map(|kind| object(std::slice::from_ref(kind)));
                one.fold(OneOfBuilder::new(), OneOfBuilder::item).into()
            }
            Self::Keyed(part) => {
                let object = ObjectBuilder::new().schema_type(Type::Object);
                object.additional_properties(Some(part.schema())).into()
            }
            Self::OfModule => {
                const OWN: Part = Part::Either(&[Part::Text, Part::Keyed(&Part::Anything)]);
                let one = merlin::Module::BUILT.iter().map(|module| object(&[(module.id(), OWN)]));
                one.fold(OneOfBuilder::new(), OneOfBuilder::item).into()
            }
            Self::Anything => ObjectBuilder::new().schema_type(SchemaType::AnyValue).into(),
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

/// The schema of a shape, with the comments of the source as descriptions.
pub(super) fn schema_of(shape: &Shape) -> RefOr<Schema> {
    let integer = ObjectBuilder::new().schema_type(Type::Integer);
    let text = ObjectBuilder::new().schema_type(Type::String);
    match shape {
        Shape::Number(least, most) => integer.minimum(*least).maximum(*most).into(),
        Shape::Truth => ObjectBuilder::new().schema_type(Type::Boolean).into(),
        Shape::Text => text.into(),
        Shape::Word(words) => text.enum_values(Some(words.iter().copied())).into(),
        Shape::List(of) => ArrayBuilder::new().items(schema_of(of)).into(),
        Shape::Maybe(of) => {
            let nothing = ObjectBuilder::new().schema_type(Type::Null);
            OneOfBuilder::new().item(nothing).item(schema_of(of)).into()
        }
        Shape::Object(parts) => {
            let object = ObjectBuilder::new().schema_type(Type::Object);
            let with = |object: ObjectBuilder, (name, part): &(&'static str, Shape)| {
                object.property(*name, schema_of(part)).required(*name)
            };
            parts.iter().fold(object, with).into()
        }
        Shape::OneOf(variants) => {
            variants.iter().map(variant).fold(OneOfBuilder::new(), OneOfBuilder::item).into()
        }
    }
}

/// A word alone, or an object with one key.
fn variant(Variant { name, about, holds }: &Variant) -> ObjectBuilder {
    let described = ObjectBuilder::new().description(Some(about));
    match holds {
        None => described.schema_type(Type::String).enum_values(Some([name.as_str()])),
        Some(holds) => described.schema_type(Type::Object).property(name, schema_of(holds)).required(name),
    }
}
