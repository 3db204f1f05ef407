//! Builds OpenAPI schemas of events from their shapes: the rules crates declare shapes and know nothing of OpenAPI.

use table::{Shape, Variant};
use utoipa::openapi::schema::{ObjectBuilder, OneOfBuilder, Schema, Type};
use utoipa::openapi::{ArrayBuilder, RefOr};

/// The schema of a shape, with the doc comments of the source as descriptions.
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
        Shape::Either(shapes) => {
            shapes.iter().map(schema_of).fold(OneOfBuilder::new(), OneOfBuilder::item).into()
        }
    }
}

/// A plain string, or an object with one key.
fn variant(Variant { name, about, holds }: &Variant) -> ObjectBuilder {
    let described = ObjectBuilder::new().description(Some(about));
    match holds {
        None => described.schema_type(Type::String).enum_values(Some([name.as_str()])),
        Some(holds) => described.schema_type(Type::Object).property(name, schema_of(holds)).required(name),
    }
}
