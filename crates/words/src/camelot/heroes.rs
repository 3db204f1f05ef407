//! Heroes by their names, and what their two sides can do (section 16).

use crate::Words;
use ::camelot::{Hero, HeroSide};

/// A hero: `Kay`.
pub fn hero(words: Words, hero: Hero) -> String {
    words.say(match hero {
        Hero::Kay => "camelot-hero-kay",
        Hero::Percival => "camelot-hero-percival",
        Hero::Tristan => "camelot-hero-tristan",
        Hero::Lancelot => "camelot-hero-lancelot",
        Hero::Mordred => "camelot-hero-mordred",
    })
}

/// A hero with the number of his side: `Kay, side 1`; nothing of one in the box.
pub fn on_side(words: Words, own: Hero, side: HeroSide) -> Option<String> {
    let number = match side {
        HeroSide::One => 1,
        HeroSide::Two => 2,
        HeroSide::Gone => return None,
    };
    let values = [("hero", hero(words, own).into()), ("side", number.into())];
    Some(words.say_with("camelot-hero-side", &values))
}

/// What both sides of a hero do, in a few words.
pub fn brief(words: Words, hero: Hero) -> String {
    words.say(match hero {
        Hero::Kay => "camelot-hero-brief-kay",
        Hero::Percival => "camelot-hero-brief-percival",
        Hero::Tristan => "camelot-hero-brief-tristan",
        Hero::Lancelot => "camelot-hero-brief-lancelot",
        Hero::Mordred => "camelot-hero-brief-mordred",
    })
}

/// What a side of a hero can do, as a sentence; also that he is in the box.
pub fn ability(words: Words, hero: Hero, side: HeroSide) -> String {
    words.say(match (hero, side) {
        (Hero::Kay, HeroSide::One) => "camelot-ability-kay-1",
        (Hero::Kay, HeroSide::Two) => "camelot-ability-kay-2",
        (Hero::Percival, HeroSide::One) => "camelot-ability-percival-1",
        (Hero::Percival, HeroSide::Two) => "camelot-ability-percival-2",
        (Hero::Tristan, HeroSide::One) => "camelot-ability-tristan-1",
        (Hero::Tristan, HeroSide::Two) => "camelot-ability-tristan-2",
        (Hero::Lancelot, HeroSide::One) => "camelot-ability-lancelot-1",
        (Hero::Lancelot, HeroSide::Two) => "camelot-ability-lancelot-2",
        (Hero::Mordred, HeroSide::One) => "camelot-ability-mordred-1",
        (Hero::Mordred, HeroSide::Two) => "camelot-ability-mordred-2",
        (Hero::Kay | Hero::Percival | Hero::Tristan | Hero::Lancelot | Hero::Mordred, HeroSide::Gone) => {
            "camelot-ability-gone"
        }
    })
}
