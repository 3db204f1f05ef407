//! Choosing a move step by step: a card, then a figure, then a chair; or from a plain list of all moves.
//!
//! How many steps there are and which moves go together is the game's to say (`board`).

use super::board;
use super::pick::Cursor;
use games::AnyMove;
use ratatui::crossterm::event::KeyCode;
use table::Seat;

/// A person choosing a move.
#[derive(Clone, Debug)]
pub(crate) struct Choosing {
    /// Whose move it is.
    pub(crate) seat: Seat,
    offers: Vec<AnyMove>,
    /// For each step taken, a move of the branch chosen, and where the cursor was.
    taken: Vec<(AnyMove, usize)>,
    cursor: Cursor,
    /// The digits typed so far of a number.
    typed: String,
    /// Whether all moves are listed at once.
    plain: bool,
}

/// What a key came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    /// Nothing: the key means something else.
    Unused,
    /// Another place or another step.
    Looked,
    /// A move.
    Chosen(AnyMove),
}

impl Choosing {
    /// The choice among what a seat is offered.
    pub(crate) fn new(seat: Seat, offers: Vec<AnyMove>, first: usize) -> Self {
        let cursor = Cursor::at(first);
        let mut choosing =
            Self { seat, offers, taken: Vec::new(), cursor, typed: String::new(), plain: false };
        // A step with a single branch is no choice.
        if let [only] = choosing.branches().as_slice()
            && only.len() > 1
        {
            choosing.take(std::slice::from_ref(only), 0);
        }
        choosing
    }

    /// How many steps have been taken.
    pub(crate) fn depth(&self) -> usize {
        self.taken.len()
    }

    /// Whether all moves are listed at once.
    pub(crate) const fn is_plain(&self) -> bool {
        self.plain
    }

    /// Whether there is more than one step, so that a plain list is another way to choose.
    pub(crate) fn has_steps(&self) -> bool {
        self.offers.iter().any(|&offer| board::steps(offer) > 1)
    }

    /// A move of the branch taken at a step.
    pub(crate) fn taken(&self, step: usize) -> Option<AnyMove> {
        self.taken.get(step).map(|&(offer, _)| offer)
    }

    /// What can be chosen at this step: moves that go together, none of them empty.
    pub(crate) fn branches(&self) -> Vec<Vec<AnyMove>> {
        if self.plain {
            return self.offers.iter().map(|&offer| vec![offer]).collect();
        }
        let agrees = |offer: AnyMove| {
            self.taken.iter().enumerate().all(|(step, &(taken, _))| board::together(offer, taken, step))
        };
        let left: Vec<AnyMove> = self.offers.iter().copied().filter(|&offer| agrees(offer)).collect();
        let depth = self.depth();
        left.chunk_by(|&one, &other| board::together(one, other, depth)).map(<[_]>::to_vec).collect()
    }

    /// Where the cursor is.
    pub(crate) fn cursor(&self) -> usize {
        self.cursor.place(self.branches().len())
    }

    /// The moves under the cursor.
    pub(crate) fn considered(&self) -> Vec<AnyMove> {
        self.branches().into_iter().nth(self.cursor()).unwrap_or_default()
    }

    /// The key that chooses a branch directly.
    pub(crate) fn key_of(&self, branch: &[AnyMove], place: usize) -> Option<char> {
        match branch.first() {
            Some(_) if self.plain => super::pick::key_of(place),
            Some(&offer) if board::number(offer).is_some() => None,
            Some(&offer) => board::key_of(offer, self.depth(), place),
            None => None,
        }
    }

    /// What a key does.
    pub(crate) fn key(&mut self, key: KeyCode) -> Answer {
        let branches = self.branches();
        let place = self.cursor();
        match key {
            KeyCode::Enter => return self.take(&branches, place),
            KeyCode::Esc | KeyCode::Backspace => return self.back(),
            KeyCode::Char('a') if self.has_steps() => {
                self.plain = !self.plain;
                self.taken.clear();
                self.cursor = Cursor::default();
                return Answer::Looked;
            }
            KeyCode::Char(letter) => {
                if letter.is_ascii_digit() && self.type_digit(letter, &branches) {
                    return Answer::Looked;
                }
                let hit = |&at: &usize| self.key_of(&branches[at], at) == Some(letter);
                return match (0..branches.len()).find(hit) {
                    Some(found) if found == place => self.take(&branches, place),
                    Some(found) => {
                        self.cursor = Cursor::at(found);
                        Answer::Looked
                    }
                    None => Answer::Unused,
                };
            }
            _ => {}
        }
        self.typed.clear();
        let around = if self.plain { None } else { board::around(&branches, place, key) };
        if let Some(place) = around {
            self.cursor = Cursor::at(place);
            return Answer::Looked;
        }
        match key {
            KeyCode::Right if branches.get(place).is_some_and(|branch| branch.len() > 1) => {
                self.take(&branches, place)
            }
            KeyCode::Left if !self.taken.is_empty() => self.back(),
            KeyCode::PageUp | KeyCode::PageDown => Answer::Unused,
            _ if self.cursor.key(key, branches.len()) => Answer::Looked,
            _ => Answer::Unused,
        }
    }

    /// Takes the branch: a single move is chosen, several ask for the next step.
    fn take(&mut self, branches: &[Vec<AnyMove>], place: usize) -> Answer {
        match branches.get(place).map(Vec::as_slice) {
            None | Some([]) => Answer::Unused,
            Some([only]) => Answer::Chosen(*only),
            Some([first, ..]) => {
                self.taken.push((*first, place));
                self.cursor = Cursor::default();
                Answer::Looked
            }
        }
    }

    /// One step back.
    fn back(&mut self) -> Answer {
        self.typed.clear();
        if self.plain {
            self.plain = false;
            self.cursor = Cursor::default();
            return Answer::Looked;
        }
        match self.taken.pop() {
            Some((_, place)) => {
                self.cursor = Cursor::at(place);
                Answer::Looked
            }
            None => Answer::Unused,
        }
    }

    /// Where branches have numbers of their own, such as chairs, digits type such a number.
    fn type_digit(&mut self, digit: char, branches: &[Vec<AnyMove>]) -> bool {
        if self.plain {
            return false;
        }
        let numbers: Vec<String> =
            branches.iter().filter_map(|branch| Some(board::number(*branch.first()?)?.to_string())).collect();
        if numbers.len() != branches.len() || numbers.is_empty() {
            return false;
        }
        self.typed.push(digit);
        if !numbers.iter().any(|number| number.starts_with(&self.typed)) {
            self.typed = digit.to_string();
        }
        if let Some(place) = numbers.iter().position(|number| *number == self.typed) {
            self.cursor = Cursor::at(place);
        }
        true
    }
}
