//! Figures, plates, piles, modes and phases by their names.

use crate::{Value, Words};
use ::artus::{Category, Chair, ChairSet, Figure, Kind, Metal, Mode, Open, Phase, Plate};
use ::table::Seat;

/// A metal: `silver`.
pub fn metal(words: Words, metal: Metal) -> String {
    words.say(match metal {
        Metal::Silver => "artus-metal-silver",
        Metal::Bronze => "artus-metal-bronze",
    })
}

/// The colour of a plate: `green`.
pub fn plate(words: Words, plate: Plate) -> String {
    words.say(match plate {
        Plate::Crown => "artus-plate-crown",
        Plate::Yellow => "artus-plate-yellow",
        Plate::Red => "artus-plate-red",
        Plate::Green => "artus-plate-green",
    })
}

/// The colour of a seat's knights (ART-2.1): `black`.
pub fn colour(words: Words, seat: Seat) -> String {
    words.say(match seat.index() {
        0 => "artus-colour-black",
        1 => "artus-colour-blue",
        2 => "artus-colour-red",
        _ => "artus-colour-beige",
    })
}

/// A kind of cards: `knight card`.
pub fn kind(words: Words, kind: Kind) -> String {
    words.say(match kind {
        Kind::Knight => "artus-kind-knight",
        Kind::King => "artus-kind-king",
        Kind::Scoring => "artus-kind-scoring",
    })
}

/// The pile of a kind of cards: `knight pile`.
pub fn pile(words: Words, kind: Kind) -> String {
    words.say(match kind {
        Kind::Knight => "artus-pile-knight",
        Kind::King => "artus-pile-king",
        Kind::Scoring => "artus-pile-scoring",
    })
}

/// A rule set: `beginner game`.
pub fn mode(words: Words, mode: Mode) -> String {
    words.say(match mode {
        Mode::Beginner => "artus-setting-mode-beginner",
        Mode::Advanced => "artus-setting-mode-advanced",
    })
}

/// What is due, without a full stop: `place a knight`.
pub fn phase(words: Words, phase: Phase) -> String {
    match phase {
        Phase::StartPlayer => words.say("artus-phase-start-player"),
        Phase::FirstKing => words.say("artus-phase-first-king"),
        Phase::Deal => words.say("artus-phase-deal"),
        Phase::Place => words.say("artus-phase-place"),
        Phase::Play => words.say("artus-phase-play"),
        Phase::Draw => words.say("artus-phase-draw"),
        Phase::Reveal(kind) => words.say_with("artus-phase-reveal", &[("kind", kind.id().into())]),
        Phase::Over => words.say("artus-phase-over"),
    }
}

/// A category of the score's breakdown: `Knights`.
pub fn category(words: Words, category: Category) -> String {
    words.say(match category {
        Category::Knights => "artus-category-knights",
        Category::Princes => "artus-category-princes",
        Category::Rings => "artus-category-rings",
        Category::Scorings => "artus-category-scorings",
        Category::Penalties => "artus-category-penalties",
    })
}

/// A figure, without article: `Anna's knight`, `silver prince`.
pub fn figure(words: Words, figure: Figure, names: &[String]) -> String {
    words.say_with("artus-figure", &figure_values(words, figure, names))
}

/// What a sentence about a figure chooses its variant by.
pub(super) fn figure_values(words: Words, figure: Figure, names: &[String]) -> [(&'static str, Value); 3] {
    let (word, metal, owner) = match figure {
        Figure::Knight(seat) => ("knight", "", words.name(seat, names)),
        Figure::Prince(metal) => ("prince", metal.id(), String::new()),
        Figure::King(metal) => ("king", metal.id(), String::new()),
    };
    [("figure", word.into()), ("metal", metal.into()), ("owner", owner.into())]
}

/// The value of a chair as a player reads it off the plate; the crown has no number.
pub(super) fn value(words: Words, open: &Open, chair: Chair) -> String {
    match open.plate(chair) {
        Plate::Crown => plate(words, Plate::Crown),
        Plate::Yellow | Plate::Red | Plate::Green => crate::number(open.value(chair)),
    }
}

/// The numbers of some chairs: `17, 19 and 24`.
pub(super) fn chairs(words: Words, chairs: ChairSet) -> String {
    words.list(chairs.iter().map(|chair| chair.to_string()))
}

/// Some chairs with their values: `17 (−1), 19 (2) and 24 (7)`.
pub(super) fn chairs_with_values(words: Words, open: &Open, chairs: ChairSet) -> String {
    words.list(chairs.iter().map(|chair| {
        let values = [("chair", chair.number().into()), ("value", value(words, open, chair).into())];
        words.say_with("artus-chair-with-value", &values)
    }))
}
