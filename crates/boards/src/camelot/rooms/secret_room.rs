//! The secret room: stairs down into the dark, five players only.

use super::{Hall, loss};
use crate::camelot::art;
use crate::camelot::layout::FIELD;
use crate::drawing::Short;
use camelot::SecretRoom;
use maud::{Markup, html};

pub(super) fn scene(hall: &Hall<'_>, dusk: &Markup) -> Markup {
    let absent = hall.frame.inside(86.0, 62.0);
    html! {
        (*art::SECRET_ROOM)
        @for (step, &place) in hall.components.secret_room.order.iter().enumerate() {
            @let at = hall.at(place);
            @let half = 26.0 + 4.0 * step as f64;
            @let [left, top, long] = [at.x - half, at.y + FIELD + 3.0, 2.0 * half].map(Short);
            path fill="#8A7AA0" stroke="#22252E"
                d=(format!("M{left} {top}h{long}l6 10h{}z", Short(-2.0 * half - 12.0))) {}
            path d=(format!("M{left} {top}h{long}"))
                stroke="#C8BBDC"
                stroke-width="1.5" {}
        }
        (dusk)
        (loss(SecretRoom::NO_KNIGHT_LOSS, absent.x, absent.y, None))
    }
}
