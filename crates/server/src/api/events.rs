//! The schemas of events, as the rules and the modules declare them. A test compares them with whole games.

use super::event_parts::schema_of;
use table::Described;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::Schema;
use utoipa::{PartialSchema, ToSchema};

/// A name in the schema for what a crate of rules declares, with further such names that it refers to.
macro_rules! declared {
    ($($(#[$doc:meta])* $name:ident = $type:ty $(, refers to $($other:ident),+)?;)+) => {$(
        $(#[$doc])*
        pub(super) struct $name;

        impl PartialSchema for $name {
            fn schema() -> RefOr<Schema> {
                schema_of(&<$type>::shape())
            }
        }

        impl ToSchema for $name {
            $(fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
                $(schemas.push(($other::name().into_owned(), $other::schema()));)+
            })?
        }
    )+};
}

declared! {
    /// Who sits on a chair: `{"knight": SEAT}`, `{"prince": METAL}` or `{"king": METAL}`.
    ArtusFigure = artus::Figure;
    /// An event of Artus: an object with one key, its kind.
    ArtusEvent = artus::Event, refers to ArtusFigure;
    /// An event of The Future of Camelot: its kind alone, or an object with one key, its kind.
    CamelotEvent = camelot::Event;
    /// An event of Merlin: its kind alone, or an object with one key, its kind. What happens by a module stands
    /// under the id of the module.
    MerlinEvent = merlin::Event;
}
