//! What an event is about in as few letters as tell it apart, for signs that have no room for a sentence.

use crate::{Words, artus};
use games::AnyEvent;

impl Words {
    /// The card that was played, the die that was chosen, the number that was predicted; nothing for other events.
    pub fn brief(&self, event: &AnyEvent) -> Option<String> {
        match event {
            AnyEvent::Artus(::artus::Event::Played { card, .. }) => Some(artus::card_short(*self, *card)),
            AnyEvent::Camelot(::camelot::Event::Predicted { number, .. }, _) => Some(number.to_string()),
            AnyEvent::Merlin(::merlin::Event::DieChosen { pips, .. }, _) => Some(pips.to_string()),
            AnyEvent::Artus(_) | AnyEvent::Camelot(..) | AnyEvent::Merlin(..) => None,
        }
    }
}
