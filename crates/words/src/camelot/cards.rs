//! Shields and mission cards by their names, short and long.

use crate::Words;
use ::camelot::{Deck, Mission, Shield, Shields, Task};

/// A shield, without article: `red shield`.
pub fn shield(words: Words, shield: Shield) -> String {
    words.say(match shield {
        Shield::Red => "camelot-shield-red",
        Shield::Green => "camelot-shield-green",
        Shield::Blue => "camelot-shield-blue",
        Shield::Yellow => "camelot-shield-yellow",
        Shield::Any => "camelot-shield-any",
        Shield::Violet => "camelot-shield-violet",
    })
}

/// Some shields by their colours alone: `red + green`.
pub fn shields(words: Words, shields: Shields) -> String {
    let colour = |shield: Shield| {
        words.say(match shield {
            Shield::Red => "camelot-shields-red",
            Shield::Green => "camelot-shields-green",
            Shield::Blue => "camelot-shields-blue",
            Shield::Yellow => "camelot-shields-yellow",
            Shield::Any => "camelot-shields-any",
            Shield::Violet => "camelot-shields-violet",
        })
    };
    shields.iter().map(colour).collect::<Vec<_>>().join(" + ")
}

/// A mission card by its full name, without article: `mission card red + green`.
pub fn mission(words: Words, mission: Mission) -> String {
    match (mission.task, mission.deck) {
        (Task::Shields(own), Deck::Key) => {
            words.say_with("camelot-mission-key", &[("shields", shields(words, own).into())])
        }
        (Task::Shields(own), Deck::One | Deck::Two | Deck::Three) => {
            words.say_with("camelot-mission", &[("shields", shields(words, own).into())])
        }
        (Task::Special { points }, _) => {
            let values = [("knights", mission.cost().into()), ("points", points.into())];
            words.say_with("camelot-mission-special", &values)
        }
    }
}

/// A mission card in as few letters as tell it apart: `red + green`, `key: red`, `2 knights: 4 points`.
pub fn mission_short(words: Words, mission: Mission) -> String {
    match (mission.task, mission.deck) {
        (Task::Shields(own), Deck::Key) => {
            words.say_with("camelot-short-key", &[("shields", shields(words, own).into())])
        }
        (Task::Shields(own), Deck::One | Deck::Two | Deck::Three) => shields(words, own),
        (Task::Special { points }, _) => {
            let values = [("knights", mission.cost().into()), ("points", points.into())];
            words.say_with("camelot-short-special", &values)
        }
    }
}
