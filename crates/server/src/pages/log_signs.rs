//! The small signs in the log: what kind of thing happened, and the shields of those it happened to, drawn
//! once on a page.

use super::context::PageContext;
use super::stage;
use games::AnyEvent;
use maud::{Markup, PreEscaped, html};
use table::Seat;

/// Every sign with its stroke.
const SIGNS: [(&str, &str); 7] = [
    (
        "figure",
        "M12 3.500a3.500 3.500 0 0 1 2 6.400c1.500 2 2.300 5 2.500 8.100h-9c.2-3.100 1-6.100 2.500-8.100a3.500 3.500 0 0 1 2-6.400zM6 21h12",
    ),
    ("card", "M7 3h10a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM9 7h3M12 17h3"),
    (
        "points",
        "M12 3.500l2.600 5.400 5.900.8-4.300 4.100 1 5.900-5.200-2.800-5.200 2.800 1-5.900-4.300-4.100 5.900-.8z",
    ),
    ("die", "M5 5h14v14H5zM9 9h.01M15 15h.01M12 12h.01M15 9h.01M9 15h.01"),
    ("part", "M6 21V4h11l-2.500 4L17 12H6"),
    ("number", "M8 21v-6l-2-4 1-5h10l1 5-2 4v6M10 6v4M14 6v4"),
    ("thing", "M5 12h13M13 7l5 5-5 5"),
];

/// The signs and the shields of all seats, to be used by id.
pub(super) fn signs(context: &PageContext<'_>) -> Markup {
    html! {
        svg.quiet aria-hidden="true" {
            defs {
                @for (name, path) in SIGNS {
                    symbol id={ "log-" (name) } viewBox="0 0 24 24" {
                        path d=(path) fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" {}
                    }
                }
                @for seat in Seat::all(context.snapshot.seats.len()) {
                    symbol id={ "log-shield-" (seat) } viewBox="-23 -24 46 48" { (inside(&stage::shield(context, seat).into_string())) }
                }
            }
        }
    }
}

/// What a picture shows, without the frame around it.
fn inside(picture: &str) -> Markup {
    let begin = picture.find('>').map_or(0, |end| end + 1);
    let end = picture.rfind("</svg>").unwrap_or(picture.len());
    PreEscaped(picture.get(begin..end).unwrap_or_default().to_owned())
}

/// The sign of an event.
pub(super) fn sign(event: &AnyEvent) -> &'static str {
    if event.points().is_some() {
        return "points";
    }
    if event.begins_part() {
        return "part";
    }
    match event {
        AnyEvent::Artus(own) => of_artus(own),
        AnyEvent::Camelot(own, _) => of_camelot(own),
        AnyEvent::Merlin(own, _) => of_merlin(own),
    }
}

fn of_artus(event: &artus::Event) -> &'static str {
    use artus::Event;
    match event {
        Event::Placed { .. } | Event::Moved { .. } | Event::Displaced { .. } | Event::FirstKing { .. } => {
            "figure"
        }
        Event::Dealt { .. } | Event::Played { .. } | Event::Drew { .. } => "card",
        Event::Scored { .. } => "points",
        Event::Round(_) | Event::Over { .. } => "part",
        Event::Starts(_) | Event::Ringed { .. } | Event::Crowned { .. } | Event::Realigned { .. } => "thing",
    }
}

fn of_camelot(event: &camelot::Event) -> &'static str {
    use camelot::Event;
    if matches!(event, Event::Predicted { .. } | Event::FistClosed { .. } | Event::FistsOpened { .. }) {
        return "number";
    }
    if matches!(event, Event::Placed { .. } | Event::KnightRemoved { .. } | Event::Fetched { .. }) {
        return "figure";
    }
    if matches!(event, Event::Revealed(_) | Event::MissionTaken { .. } | Event::MissionRemoved { .. }) {
        return "card";
    }
    if matches!(event, Event::RoundOver(_) | Event::Over { .. }) { "part" } else { "thing" }
}

fn of_merlin(event: &merlin::Event) -> &'static str {
    use merlin::Event;
    if matches!(event, Event::Rolled { .. } | Event::DieChosen { .. } | Event::DieTurned { .. }) {
        return "die";
    }
    let walks = matches!(event, Event::KnightPlaced { .. } | Event::Moved { .. } | Event::Mirrored { .. });
    if walks || matches!(event, Event::Deployed { .. } | Event::Displaced { .. }) {
        return "figure";
    }
    let is_card = matches!(event, Event::Completed { .. } | Event::TookMission { .. } | Event::Drew { .. });
    if is_card || matches!(event, Event::Displayed { .. } | Event::Dealt { .. } | Event::Discarded { .. }) {
        return "card";
    }
    if matches!(event, Event::Over { .. }) { "part" } else { "thing" }
}
