//! The rules to read: all clauses of a game, found by id or by a word in them.

use super::pick::Cursor;
use games::GameId;
use ratatui::crossterm::event::KeyCode;
use std::cell::Cell;
use words::{Rule, Words};

/// The rules being read.
#[derive(Clone, Debug)]
pub(crate) struct RuleBook {
    rules: Vec<Rule>,
    /// What is looked for.
    typed: String,
    cursor: Cursor,
    /// The first line shown of a long clause.
    scroll: usize,
    /// How far a clause can be scrolled; known only when it is drawn.
    pub(crate) longest: Cell<usize>,
}

impl RuleBook {
    /// The rules of a game with these options, or of all its modules, opened at a clause.
    pub(crate) fn new(words: Words, game: GameId, options: Option<&str>, clause: Option<&str>) -> Self {
        let rules = words.rule_book(game, options);
        let place = clause.and_then(|id| rules.iter().position(|rule| rule.id == id));
        let cursor = Cursor::at(place.unwrap_or_default());
        Self { rules, typed: String::new(), cursor, scroll: 0, longest: Cell::new(0) }
    }

    /// What is looked for.
    pub(crate) fn typed(&self) -> &str {
        &self.typed
    }

    /// The first line to show of the clause.
    pub(crate) fn scroll(&self) -> usize {
        self.scroll.min(self.longest.get())
    }

    /// The clauses found: an exact id first, then ids that contain what was typed, then texts that do.
    pub(crate) fn found(&self) -> Vec<&Rule> {
        let wanted = self.typed.trim().to_lowercase();
        if wanted.is_empty() {
            return self.rules.iter().collect();
        }
        let rank = |rule: &Rule| {
            let id = rule.id.to_lowercase();
            if id == wanted || id.split_once('-').is_some_and(|(_, number)| number == wanted) {
                Some(0)
            } else if id.contains(&wanted) {
                Some(1)
            } else if rule.section.to_lowercase().contains(&wanted)
                || rule.text.to_lowercase().contains(&wanted)
            {
                Some(2)
            } else {
                None
            }
        };
        let mut found: Vec<(u8, &Rule)> =
            self.rules.iter().filter_map(|rule| Some((rank(rule)?, rule))).collect();
        found.sort_by_key(|&(rank, _)| rank);
        found.into_iter().map(|(_, rule)| rule).collect()
    }

    /// The place of the cursor among the clauses found.
    pub(crate) fn cursor(&self) -> usize {
        self.cursor.place(self.found().len())
    }

    /// The clause to read.
    pub(crate) fn open(&self) -> Option<&Rule> {
        self.found().get(self.cursor()).copied()
    }

    /// What a key does; the answer is whether the book stays open.
    pub(crate) fn key(&mut self, key: KeyCode) -> bool {
        match key {
            KeyCode::Esc if self.typed.is_empty() => return false,
            KeyCode::Enter => return false,
            KeyCode::Esc => self.look_for(String::new()),
            KeyCode::Char(letter) => {
                let typed = format!("{}{letter}", self.typed);
                self.look_for(typed);
            }
            KeyCode::Backspace => {
                let mut typed = self.typed.clone();
                typed.pop();
                self.look_for(typed);
            }
            KeyCode::Right => self.scroll = self.scroll() + 1,
            KeyCode::Left => self.scroll = self.scroll().saturating_sub(1),
            _ => {
                let length = self.found().len();
                if self.cursor.key(key, length) {
                    self.scroll = 0;
                }
            }
        }
        true
    }

    /// Looks for something else; the clause being read stays open if it is among what is found.
    fn look_for(&mut self, typed: String) {
        let open = self.open().map(|rule| rule.id.clone());
        let narrower = typed.starts_with(&self.typed);
        self.typed = typed;
        let again = self.found().iter().position(|rule| Some(&rule.id) == open.as_ref());
        self.cursor = Cursor::at(again.filter(|_| !narrower).unwrap_or_default());
        self.scroll = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rules_of_a_table_are_those_of_its_modules() {
        for lang in Words::languages() {
            let words = Words::new(lang).expect("it is in the list");
            let book = |options| RuleBook::new(words, GameId::Merlin, options, Some("GLD-2.1"));
            let open = |book: &RuleBook| book.open().map(|rule| rule.id.clone());
            assert_eq!(open(&book(None)).as_deref(), Some("GLD-2.1"), "{lang}");
            assert_eq!(open(&book(Some("players=2 modules=gold"))).as_deref(), Some("GLD-2.1"), "{lang}");
            let base = book(Some("players=2"));
            assert!(base.rules.iter().all(|rule| rule.id.starts_with("MER-")), "{lang}");
        }
    }
}
