//! The schema of Artus events, as the rules declare it. A test compares it with whole games.

use super::event_parts::schema_of;
use table::Described;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::Schema;
use utoipa::{PartialSchema, ToSchema};

/// Who sits on a chair: `{"knight": SEAT}`, `{"prince": METAL}` or `{"king": METAL}`.
pub(super) struct ArtusFigure;

/// An event of Artus: an object with one key, its kind.
pub(super) struct ArtusEvent;

impl PartialSchema for ArtusFigure {
    fn schema() -> RefOr<Schema> {
        schema_of(&artus::Figure::shape())
    }
}

impl ToSchema for ArtusFigure {}

impl PartialSchema for ArtusEvent {
    fn schema() -> RefOr<Schema> {
        schema_of(&artus::Event::shape())
    }
}

impl ToSchema for ArtusEvent {
    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        schemas.push((ArtusFigure::name().into_owned(), ArtusFigure::schema()));
    }
}
