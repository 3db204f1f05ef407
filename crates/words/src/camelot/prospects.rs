//! What a move leads to, read from the preview of the game: the points of the acting colour, and what else happens.

use super::things::player as player_name;
use crate::Words;
use ::camelot::{Colour, Event, Move, Points, View};

/// What would happen if the colour on turn decided so, as far as it can be known beforehand.
pub(super) fn previewed(view: &View<'_>, choice: Move) -> Vec<Event> {
    let seat = view.open.acting().and_then(|colour| view.open.owner(colour));
    seat.map(|seat| view.preview(seat, choice)).unwrap_or_default()
}

/// The points the acting colour gets by its move itself, not by what follows after its turn.
pub(super) fn points(view: &View<'_>, choice: Move) -> i32 {
    let own = |event: &Event| {
        let Event::Scored { colour, points, reason } = *event else { return 0 };
        if view.open.acting() != Some(colour) {
            return 0;
        }
        match reason {
            Points::Field { .. }
            | Points::LineBonus
            | Points::TournamentTile
            | Points::Absent(_)
            | Points::Special(_)
            | Points::Tristan
            | Points::BlackKnight => points,
            Points::RoundTable { .. }
            | Points::Rebellion { .. }
            | Points::NotAtTable
            | Points::Merlin { .. }
            | Points::Screen { .. }
            | Points::Grail { .. }
            | Points::NotInSecretRoom => 0,
        }
    };
    previewed(view, choice).iter().map(own).sum()
}

/// What happens besides the points, in few words each: `line bonus`, `opens the final`, `Anna loses 2`.
pub(super) fn notes(words: Words, view: &View<'_>, choice: Move, names: &[String]) -> Vec<String> {
    let owners = view.open.owners();
    let list = |colours: &mut dyn Iterator<Item = Colour>| {
        words.list(colours.map(|colour| player_name(words, colour, &owners, names)))
    };
    let events = previewed(view, choice);
    let mut notes = Vec::new();
    let lines = events.iter().filter(|event| matches!(event, Event::LineCompleted { .. })).count();
    if lines > 0 {
        notes.push(words.say_with("camelot-note-lines", &[("count", lines.into())]));
    }
    let happens = |key: &str, wanted: fn(&Event) -> bool| events.iter().any(wanted).then(|| words.say(key));
    notes.extend(happens("camelot-note-tile", |event| matches!(event, Event::TournamentTile { .. })));
    notes.extend(happens("camelot-note-final", |event| matches!(event, Event::FinalOpened)));
    notes.extend(happens("camelot-note-winner", |event| matches!(event, Event::WinnerOpened)));
    let absent = |event: &Event| {
        let Event::Scored { colour, points, reason: Points::Absent(_) } = *event else { return None };
        Some((colour, points))
    };
    let losers: Vec<(Colour, i32)> = events.iter().filter_map(absent).collect();
    if let Some(&(_, loss)) = losers.first() {
        let values = [
            ("losers", list(&mut losers.iter().map(|&(colour, _)| colour)).into()),
            ("count", losers.len().into()),
            ("loss", loss.abs().into()),
        ];
        notes.push(words.say_with("camelot-note-group", &values));
    }
    let removed = |event: &Event| {
        let Event::KnightRemoved { colour, .. } = *event else { return None };
        Some(colour)
    };
    let removed: Vec<Colour> = events.iter().filter_map(removed).collect();
    if !removed.is_empty() {
        let values = [("losers", list(&mut removed.iter().copied()).into()), ("count", removed.len().into())];
        notes.push(words.say_with("camelot-note-removed", &values));
    }
    notes
}
