//! The log in as few lines as possible: one for each card with all it brought about, one for each draw.

use super::super::board::Sight;
use super::super::log::{Entry, Note};
use super::asking::sign;
use super::paint::glyph;
use artus::{Event, Figure};
use table::Seat;
use words::artus as say;

/// The points an event tells of.
pub(crate) const fn points(event: &Event) -> Option<i32> {
    if let Event::Scored { points, .. } = event { Some(*points) } else { None }
}

/// Rounds head what happens in them.
pub(crate) const fn heads(event: &Event) -> bool {
    matches!(event, Event::Round(_))
}

/// What happened, one line for each decision.
pub(crate) fn chronicle(sight: &Sight<'_>, events: &[Event], notes: &[Note]) -> Vec<Entry> {
    let words = sight.words;
    let mut entries: Vec<Entry> = Vec::new();
    let name = |seat: Seat| {
        format!("{} {}", sight.theme.charge(seat), sight.names.get(seat.index()).map_or("", String::as_str))
    };
    for at in 0..=events.len() {
        let here = notes.iter().filter(|note| note.after == at);
        entries.extend(here.map(|note| Entry::plain(note.what.text(words), None)));
        let Some(event) = events.get(at) else { break };
        let clause = Some(event.clause());
        match *event {
            Event::FirstKing { metal, chair } => {
                let text = words.say("tui-artus-log-first-king");
                let king = glyph(sight.theme, Figure::King(metal));
                entries.push(Entry::plain(format!("{text} {king} {chair}"), clause));
            }
            Event::Starts(_) | Event::Over { .. } => {
                let text = words.event(&games::AnyEvent::Artus(*event), sight.names);
                entries.push(Entry::plain(text, clause));
            }
            // What was dealt stands in the hand.
            Event::Dealt { .. } => {}
            Event::Round(_) => {
                let text = words.event(&games::AnyEvent::Artus(*event), sight.names);
                entries.push(Entry { heads: true, ..Entry::plain(text, clause) });
            }
            Event::Placed { seat, chair } => {
                let args = [("name", name(seat).into()), ("chair", chair.number().into())];
                entries.push(Entry::plain(words.say_with("tui-artus-log-placed", &args), clause));
            }
            Event::Played { seat, card } => {
                let text = format!("{}: {} {}", name(seat), sign(card.kind()), say::card_short(words, card));
                entries.push(Entry::plain(text, clause));
            }
            Event::Drew { seat, kind, card } => {
                let drawn = match card.fact() {
                    Some(card) => format!("{} {}", sign(kind), say::card_short(words, card)),
                    None => sign(kind).to_owned(),
                };
                let args = [("name", name(seat).into()), ("card", drawn.into())];
                entries.push(Entry::plain(words.say_with("tui-artus-log-drew", &args), clause));
            }
            // The top is set up for the first king; only later does it turn.
            Event::Realigned { .. }
                if matches!(at.checked_sub(1).map(|at| events[at]), Some(Event::FirstKing { .. })) => {}
            Event::Moved { .. }
            | Event::Displaced { .. }
            | Event::Ringed { .. }
            | Event::Crowned { .. }
            | Event::Realigned { .. }
            | Event::Scored { .. } => {
                if let Some(entry) = entries.last_mut() {
                    add(sight, entry, event);
                }
            }
        }
    }
    entries
}

/// Adds to the line of a card what it brought about.
fn add(sight: &Sight<'_>, entry: &mut Entry, event: &Event) {
    let seen = |figure: Figure| glyph(sight.theme, figure);
    if let Event::Moved { figure, from, to } = *event {
        entry.text += &format!(", {}{from}→{to}", seen(figure));
    } else if let Event::Displaced { figure, to, .. } = *event {
        entry.text += &format!(", {}→{to}", seen(figure));
    } else if let Event::Ringed { metal, chair, rings } = *event {
        let rings = ["", "¹", "²", "³"][usize::from(rings.min(3))];
        entry.text += &format!(", {}{rings} {chair}", seen(Figure::Prince(metal)));
    } else if let Event::Crowned { .. } = *event {
        entry.text += " ♛";
    } else if let Event::Realigned { king } = *event {
        entry.text += &format!(", ↻{king}");
    } else if let Event::Scored { points, .. } = *event {
        entry.points = Some(points);
        entry.clause = Some(event.clause());
    }
}
