//! How games ended, for lists of tables. The store has moves, not points, so each game is replayed, but only
//! the newest.

use crate::house::House;
use crate::reader::Reader;
use crate::store::StoredTable;
use std::collections::HashMap;
use table::{Scores, Seat, Turn};

/// The maximum number of finished games whose outcome is shown.
const SHOWN: usize = 20;

/// The points of finished games, by their tables.
#[derive(Default)]
pub(crate) struct Outcomes(HashMap<String, Scores>);

impl Outcomes {
    /// How the newest of these games ended. What cannot be opened, or was ended before its end, has no points.
    pub(crate) async fn of(house: &House, tables: &[StoredTable]) -> Self {
        let mut known = HashMap::new();
        let finished = tables.iter().filter(|table| table.over && !table.closed && !house.cannot_open(table));
        for table in finished.take(SHOWN) {
            if let Ok(Some(live)) = house.table(&table.id).await {
                let running = live.snapshot().running.clone();
                if running.turn() == Turn::Over {
                    known.insert(table.id.clone(), running.scores());
                }
            }
        }
        Self(known)
    }

    /// Who sat there, with their points where they are known.
    pub(super) fn with_points(&self, reader: &Reader, table: &StoredTable, names: &[&str]) -> String {
        let Some(scores) = self.0.get(&table.id) else { return names.join(", ") };
        let one = |(number, name): (usize, &&str)| {
            format!("{name}\u{a0}{}", reader.words.total(scores.total(Seat::new(number))))
        };
        names.iter().enumerate().map(one).collect::<Vec<_>>().join(", ")
    }

    /// How it ended for the reader; if they did not play, or had several seats, only that it ended.
    pub(super) fn say(&self, reader: &Reader, table: &StoredTable) -> String {
        let words = reader.words;
        let me = reader.person.as_ref().map(|person| person.id);
        let mine: Vec<Seat> = Seat::all(table.seats.len())
            .filter(|seat| me.is_some() && table.seats[seat.index()].person == me)
            .collect();
        if table.closed {
            let has_won = mine.iter().any(|seat| table.winner == Some(seat.index()));
            return match has_won {
                true => words.say_with("server-over-won", &[("shared", 1.into())]),
                false => words.say("server-over-early"),
            };
        }
        let (Some(scores), &[seat]) = (self.0.get(&table.id), &mine[..]) else {
            return words.say("server-over");
        };
        if scores.winners.contains(seat) {
            return words.say_with("server-over-won", &[("shared", scores.winners.len().into())]);
        }
        let ahead =
            |other: &Seat| scores.winners.contains(*other) || scores.total(*other) > scores.total(seat);
        let place = 1 + Seat::all(table.seats.len()).filter(ahead).count();
        words.say_with("server-over-place", &[("place", place.into())])
    }
}
