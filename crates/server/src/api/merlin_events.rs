//! The schema of Merlin events, as the rules and the modules declare it. A test compares it with whole games.

use super::event_parts::schema_of;
use table::Described;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::Schema;
use utoipa::{PartialSchema, ToSchema};

/// An event of Merlin: its kind alone, or an object with one key, its kind. What happens by a module stands
/// under the id of the module.
pub(super) struct MerlinEvent;

impl PartialSchema for MerlinEvent {
    fn schema() -> RefOr<Schema> {
        schema_of(&merlin::Event::shape())
    }
}

impl ToSchema for MerlinEvent {}
