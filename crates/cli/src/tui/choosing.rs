//! Choosing a move: first what moves are listed under, then one of them; or from a plain list of all moves.
//! Which moves go together is what `words` calls their heading, so it is the same for every game.

use super::pick::{self, Cursor};
use games::AnyMove;
use ratatui::crossterm::event::KeyCode;
use table::Seat;
use words::Words;

/// A person choosing a move.
#[derive(Clone, Debug)]
pub(crate) struct Choosing {
    /// Whose move it is.
    pub(crate) seat: Seat,
    offers: Vec<AnyMove>,
    /// Moves with the same heading together, in the order in which the headings come; a move without one stands alone.
    groups: Vec<Vec<AnyMove>>,
    /// The group that was taken.
    taken: Option<usize>,
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
    /// The choice among what a seat is offered, with the cursor on the first move that `usual` finds.
    pub(crate) fn new(
        words: Words,
        seat: Seat,
        offers: Vec<AnyMove>,
        usual: impl Fn(AnyMove) -> bool,
    ) -> Self {
        let groups = grouped(words, &offers);
        // A step with a single group is no choice.
        let taken = (groups.len() == 1 && offers.len() > 1).then_some(0);
        let mut choosing = Self {
            seat,
            offers,
            groups,
            taken,
            cursor: Cursor::default(),
            typed: String::new(),
            plain: false,
        };
        let first = choosing.branches().iter().position(|branch| branch.iter().any(|&offer| usual(offer)));
        choosing.cursor = Cursor::at(first.unwrap_or_default());
        choosing
    }

    /// How many steps have been taken.
    pub(crate) fn depth(&self) -> usize {
        usize::from(self.taken.is_some())
    }

    /// Whether all moves are listed at once.
    pub(crate) const fn is_plain(&self) -> bool {
        self.plain
    }

    /// Whether there is more than one step, so that a plain list is another way to choose.
    pub(crate) fn has_steps(&self) -> bool {
        self.groups.iter().any(|group| group.len() > 1)
    }

    /// A move of the group that was taken, where there was more than one group.
    pub(crate) fn taken(&self) -> Option<AnyMove> {
        self.groups.get(self.taken?)?.first().copied()
    }

    /// What can be chosen at this step: moves that go together, none of them empty.
    pub(crate) fn branches(&self) -> Vec<Vec<AnyMove>> {
        let alone = |offers: &[AnyMove]| offers.iter().map(|&offer| vec![offer]).collect();
        match self.taken.and_then(|taken| self.groups.get(taken)) {
            _ if self.plain => alone(&self.offers),
            Some(group) => alone(group),
            None => self.groups.clone(),
        }
    }

    /// Where the cursor is.
    pub(crate) fn cursor(&self) -> usize {
        self.cursor.place(self.branches().len())
    }

    /// The moves under the cursor.
    pub(crate) fn considered(&self) -> Vec<AnyMove> {
        self.branches().into_iter().nth(self.cursor()).unwrap_or_default()
    }

    /// The keys that choose branches directly; branches with numbers are called by them instead.
    pub(crate) fn keys(&self) -> Vec<Option<char>> {
        let branches = self.branches();
        let numbered = !self.plain && numbers(&branches).is_some();
        (0..branches.len()).map(|place| pick::key_of(place).filter(|_| !numbered)).collect()
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
                self.taken = None;
                self.cursor = Cursor::default();
                return Answer::Looked;
            }
            KeyCode::Char(letter) => {
                if letter.is_ascii_digit() && self.type_digit(letter, &branches) {
                    return Answer::Looked;
                }
                return match self.keys().iter().position(|&key| key == Some(letter)) {
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
        match key {
            KeyCode::Right if branches.get(place).is_some_and(|branch| branch.len() > 1) => {
                self.take(&branches, place)
            }
            KeyCode::Left if self.can_go_back() => self.back(),
            KeyCode::PageUp | KeyCode::PageDown => Answer::Unused,
            _ if self.cursor.key(key, branches.len()) => Answer::Looked,
            _ => Answer::Unused,
        }
    }

    /// Whether a step was taken that was a choice.
    pub(crate) fn can_go_back(&self) -> bool {
        self.plain || self.taken.is_some() && self.groups.len() > 1
    }

    /// Takes the branch: a single move is chosen, several ask for the next step.
    fn take(&mut self, branches: &[Vec<AnyMove>], place: usize) -> Answer {
        match branches.get(place).map(Vec::as_slice) {
            None | Some([]) => Answer::Unused,
            Some([only]) => Answer::Chosen(*only),
            Some(_) => {
                self.taken = Some(place);
                self.cursor = Cursor::default();
                Answer::Looked
            }
        }
    }

    /// One step back.
    fn back(&mut self) -> Answer {
        self.typed.clear();
        if !self.can_go_back() {
            return Answer::Unused;
        }
        let place = self.taken.take().unwrap_or_default();
        self.plain = false;
        self.cursor = Cursor::at(place);
        Answer::Looked
    }

    /// Where branches have numbers of their own, such as chairs, digits type such a number.
    fn type_digit(&mut self, digit: char, branches: &[Vec<AnyMove>]) -> bool {
        let Some(numbers) = numbers(branches).filter(|_| !self.plain) else { return false };
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

/// Moves with the same heading together.
fn grouped(words: Words, offers: &[AnyMove]) -> Vec<Vec<AnyMove>> {
    let mut groups: Vec<(Option<String>, Vec<AnyMove>)> = Vec::new();
    for &offer in offers {
        let heading = words.heading(&offer);
        match groups.iter_mut().find(|(of, _)| heading.is_some() && *of == heading) {
            Some((_, group)) => group.push(offer),
            None => groups.push((heading, vec![offer])),
        }
    }
    groups.into_iter().map(|(_, group)| group).collect()
}

/// The numbers of single moves that differ in nothing else, as their texts end: `place 17`.
fn numbers(branches: &[Vec<AnyMove>]) -> Option<Vec<String>> {
    let texts = branches.iter().map(|branch| match branch.as_slice() {
        [only] => Some(only.to_string()),
        _ => None,
    });
    let texts: Vec<String> = texts.collect::<Option<_>>()?;
    let parts: Option<Vec<(&str, &str)>> = texts.iter().map(|text| text.rsplit_once(' ')).collect();
    let parts = parts?;
    let (word, _) = parts.first()?;
    let alike = parts.iter().all(|(own, number)| own == word && number.parse::<u8>().is_ok());
    alike.then(|| parts.iter().map(|(_, number)| (*number).to_owned()).collect())
}
