//! The schema of Camelot events, as the rules declare it. A test compares it with whole games.

use super::event_parts::schema_of;
use table::Described;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::Schema;
use utoipa::{PartialSchema, ToSchema};

/// An event of The Future of Camelot: its kind alone, or an object with one key, its kind.
pub(super) struct CamelotEvent;

impl PartialSchema for CamelotEvent {
    fn schema() -> RefOr<Schema> {
        schema_of(&camelot::Event::shape())
    }
}

impl ToSchema for CamelotEvent {}
