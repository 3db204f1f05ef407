//! A cursor in a list: the keys that move it are the same wherever there is something to choose.

use ratatui::crossterm::event::KeyCode;
use std::cell::Cell;

/// A place in a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Cursor(usize);

impl Cursor {
    /// How far one page goes.
    const PAGE: usize = 10;

    /// At this place.
    pub(crate) const fn at(place: usize) -> Self {
        Self(place)
    }

    /// The place in a list of this length.
    pub(crate) fn place(self, length: usize) -> usize {
        self.0.min(length.saturating_sub(1))
    }

    /// Moves with the arrow keys; at either end it goes on at the other. Says whether it was such a key.
    pub(crate) fn key(&mut self, key: KeyCode, length: usize) -> bool {
        let place = self.place(length);
        let last = length.saturating_sub(1);
        self.0 = match key {
            KeyCode::Up | KeyCode::BackTab => place.checked_sub(1).unwrap_or(last),
            KeyCode::Down | KeyCode::Tab => {
                if place == last {
                    0
                } else {
                    place + 1
                }
            }
            KeyCode::Home => 0,
            KeyCode::End => last,
            KeyCode::PageUp => place.saturating_sub(Self::PAGE),
            KeyCode::PageDown => (place + Self::PAGE).min(last),
            _ => return false,
        };
        true
    }
}

/// How far a long text is scrolled.
#[derive(Clone, Debug, Default)]
pub(crate) struct Scroll {
    top: usize,
    /// How far it can be scrolled, as it was drawn last.
    longest: Cell<usize>,
}

impl Scroll {
    /// The first line to show of so many in so many rows.
    pub(crate) fn first(&self, lines: usize, rows: usize) -> usize {
        self.longest.set(lines.saturating_sub(rows));
        self.top.min(self.longest.get())
    }

    /// Scrolls with the arrow keys. Says whether it was such a key.
    pub(crate) fn key(&mut self, key: KeyCode) -> bool {
        let longest = self.longest.get();
        self.top = match key {
            KeyCode::Up => self.top.saturating_sub(1),
            KeyCode::Down => self.top + 1,
            KeyCode::PageUp => self.top.saturating_sub(Cursor::PAGE),
            KeyCode::PageDown => self.top + Cursor::PAGE,
            KeyCode::Home => 0,
            KeyCode::End => longest,
            _ => return false,
        };
        self.top = self.top.min(longest);
        true
    }
}

/// The first row to show of a list so that the cursor is seen.
pub(crate) const fn first_shown(cursor: usize, length: usize, rows: usize) -> usize {
    if length <= rows || cursor < rows / 2 {
        0
    } else if cursor + (rows - rows / 2) > length {
        length - rows
    } else {
        cursor - rows / 2
    }
}

/// The keys that choose directly: digits, then capital letters, which no command uses.
pub(crate) fn key_of(place: usize) -> Option<char> {
    "1234567890ABCDEFGHIJKLMNOPQRSTUVWXYZ".chars().nth(place)
}
