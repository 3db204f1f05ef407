//! The log in as few lines as possible: one for each thing that was decided or drawn, with the points it brought.

use super::super::board::Sight;
use super::super::log::{Entry, Note};
use merlin::{Event, Laid, Points};

/// The points an event tells of.
pub(crate) const fn points(event: &Event) -> Option<i32> {
    if let Event::Scored { points, .. } = event { Some(*points) } else { None }
}

/// Rounds and scorings head what happens in them.
pub(crate) const fn heads(event: &Event) -> bool {
    matches!(event, Event::Round { .. } | Event::Scoring { .. })
}

/// Whether the board shows it, or the next sentence says it, so that the short log need not.
const fn is_seen(event: &Event) -> bool {
    matches!(
        event,
        Event::Displayed { .. }
            | Event::TileLaid { .. }
            | Event::StartingTile { .. }
            | Event::KnightPlaced { .. }
            | Event::TraitorAttached { .. }
            | Event::Dealt { .. }
            | Event::Rolled { .. }
            | Event::Turn(_)
            | Event::DieChosen { .. }
            | Event::Performs { .. }
            | Event::Unrepelled { .. }
    )
}

/// What happened, one line for each decision.
pub(crate) fn chronicle(sight: &Sight<'_>, events: &[(Event, Laid)], notes: &[Note]) -> Vec<Entry> {
    let words = sight.words;
    let mut entries: Vec<Entry> = Vec::new();
    for at in 0..=events.len() {
        let here = notes.iter().filter(|note| note.after == at);
        entries.extend(here.map(|note| Entry::plain(note.what.text(words), None)));
        let Some((event, layout)) = events.get(at) else { break };
        // The points of a mission belong to the line that tells of it.
        if let (Event::Scored { points, reason, .. }, Some(last)) = (event, entries.last_mut())
            && matches!(reason, Points::Mission { .. } | Points::SecondMission { .. })
        {
            last.points = Some(last.points.unwrap_or(0) + points);
            last.clause = Some(event.clause());
            continue;
        }
        if is_seen(event) {
            continue;
        }
        entries.push(Entry {
            text: words.event(&games::AnyEvent::Merlin(*event, *layout), sight.names),
            clause: Some(event.clause()),
            points: points(event),
            heads: heads(event),
        });
    }
    entries
}
