//! The log in as few lines as possible: one for each thing that was decided or drawn, with the points it brought.

use super::super::board::Sight;
use super::super::log::{Entry, Note};
use camelot::{Event, Owners, Points};

/// The points an event tells of.
pub(crate) const fn points(event: &Event) -> Option<i32> {
    if let Event::Scored { points, .. } = event { Some(*points) } else { None }
}

/// Rounds head what happens in them.
pub(crate) const fn heads(event: &Event) -> bool {
    matches!(event, Event::Round(_))
}

/// Whether the castle shows it so well that the short log need not say it.
const fn is_seen(event: &Event) -> bool {
    matches!(
        event,
        Event::SideDrawn { .. }
            | Event::OnTrack { .. }
            | Event::Revealed(_)
            | Event::NewOrder(_)
            | Event::RoundOver(_)
            | Event::GrailSeen { .. }
    )
}

/// What happened, one line for each decision.
pub(crate) fn chronicle(sight: &Sight<'_>, events: &[Event], owners: Owners, notes: &[Note]) -> Vec<Entry> {
    let words = sight.words;
    let mut entries: Vec<Entry> = Vec::new();
    for at in 0..=events.len() {
        let here = notes.iter().filter(|note| note.after == at);
        entries.extend(here.map(|note| Entry::plain(note.what.text(words), None)));
        let Some(event) = events.get(at) else { break };
        // The points of a field belong to the line of the figure placed there.
        if let (Event::Scored { points, reason: Points::Field { .. }, .. }, Some(last)) =
            (event, entries.last_mut())
            && matches!(at.checked_sub(1).map(|at| events[at]), Some(Event::Placed { .. }))
        {
            last.points = Some(*points);
            last.clause = Some(event.clause());
            continue;
        }
        if is_seen(event) {
            continue;
        }
        entries.push(Entry {
            text: words.event(&games::AnyEvent::Camelot(*event, owners), sight.names),
            clause: Some(event.clause()),
            points: points(event),
            heads: heads(event),
        });
    }
    entries
}
