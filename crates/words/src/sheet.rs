//! What lies on a table, as lists of short lines: for whoever has no board before them, such as a terminal or
//! a listener.

use crate::{Words, artus, camelot, merlin};
use games::AnyView;

/// A table in lines, as one eye may know it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sheet {
    /// Where in the game we are: the round and the phase.
    pub status: String,
    /// What is to be decided now.
    pub due: String,
    /// What lies in the middle of the table.
    pub middle: Vec<String>,
    /// What belongs to each seat, in order.
    pub seats: Vec<SeatSheet>,
}

/// What belongs to one seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatSheet {
    /// Its points.
    pub score: i32,
    /// What everybody sees.
    pub open: Vec<String>,
    /// What its player keeps hidden, as far as this eye may know it.
    pub hidden: Vec<String>,
}

impl Words {
    /// The table in lines.
    pub fn sheet(&self, view: &AnyView<'_>, names: &[String]) -> Sheet {
        match view {
            AnyView::Artus(own) => artus::sheet(*self, own),
            AnyView::Camelot(own) => camelot::sheet(*self, own),
            AnyView::Merlin(own) => merlin::sheet(*self, own, names),
        }
    }

    /// Equal things together, those that are not there left out: `2 × black, brown`.
    pub(crate) fn counted(&self, things: impl IntoIterator<Item = (usize, String)>) -> String {
        let named = things.into_iter().filter(|&(count, _)| count > 0);
        let named = named.map(|(count, name)| match count {
            1 => name,
            _ => self.say_with("sheet-counted", &[("count", count.into()), ("name", name.into())]),
        });
        named.collect::<Vec<_>>().join(", ")
    }

    /// A line with a list, unless the list is empty.
    pub(crate) fn line_of(&self, key: &str, list: String) -> Option<String> {
        (!list.is_empty()).then(|| self.say_with(key, &[("list", list.into())]))
    }
}
