//! Writes the steps of a diff between two versions of a part. Their format is described in [`super`].

use super::part::Part;

/// Shorter stretches are inserted as text: a copy would take as many bytes.
const SHORTEST_COPY: u32 = 16;

/// Writes `~` and `+` steps, and joins neighbouring ones.
#[derive(Default)]
pub(super) struct Steps {
    written: String,
    /// Whether the last step is an insertion.
    inserting: bool,
    /// The start and length of a copy that may still grow.
    open: Option<(u32, u32)>,
    /// The text of that copy, as long as it is too short to be copied.
    held: String,
}

impl Steps {
    /// Copies a stretch; `text` writes what is in it.
    pub(super) fn copy(&mut self, start: u32, length: u32, text: impl FnOnce(&mut String)) {
        let length = match self.open {
            Some((from, so_far)) if from + so_far == start => so_far + length,
            Some(_) | None => {
                self.close();
                length
            }
        };
        let start = self.open.map_or(start, |(from, _)| from);
        self.open = Some((start, length));
        if length < SHORTEST_COPY { text(&mut self.held) } else { self.held.clear() }
    }

    pub(super) fn insert(&mut self, text: &str) {
        self.close();
        self.begin_text();
        self.written.push_str(text);
    }

    pub(super) fn insert_part(&mut self, part: &Part) {
        self.close();
        self.begin_text();
        part.write(&mut self.written);
    }

    fn begin_text(&mut self) {
        if !self.inserting {
            self.written.push_str("\t+");
            self.inserting = true;
        }
    }

    fn close(&mut self) {
        match self.open.take() {
            Some((_, length)) if length < SHORTEST_COPY => {
                self.begin_text();
                self.written.push_str(&self.held);
                self.held.clear();
            }
            Some((start, length)) => {
                write_copy(&mut self.written, '~', start, length);
                self.inserting = false;
            }
            None => {}
        }
    }

    pub(super) fn end(mut self) -> String {
        self.close();
        self.written
    }
}

/// Writes a copying step, `=` or `~`.
pub(super) fn write_copy(to: &mut String, sign: char, start: u32, length: u32) {
    to.extend(['\t', sign]);
    to.push_str(itoa::Buffer::new().format(start));
    to.push(' ');
    to.push_str(itoa::Buffer::new().format(length));
}
