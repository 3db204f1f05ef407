//! Cards by their names, short and long, and what they do.

use crate::Words;
use ::artus::{Card, Reach, Scoring};

/// A card by its full name, without article: `knight card 3–6`.
pub fn card(words: Words, card: Card) -> String {
    match card {
        Card::Knight(reach) => words.say_with("artus-card-knight", &[("reach", range(reach).into())]),
        Card::King(figures, reach) => {
            let values = [("figures", figures.id().into()), ("reach", range(reach).into())];
            words.say_with("artus-card-king", &values)
        }
        Card::Ring(figures) => words.say_with("artus-card-ring", &[("figures", figures.id().into())]),
        Card::Scoring(scoring) => {
            let title = words.say(match scoring {
                Scoring::All => "artus-scoring-all",
                Scoring::AllInverted => "artus-scoring-all-inverted",
                Scoring::GreenYellowRed => "artus-scoring-green-yellow-red",
                Scoring::Carpet => "artus-scoring-carpet",
                Scoring::ThreeRed => "artus-scoring-three-red",
                Scoring::Choice => "artus-scoring-choice",
            });
            words.say_with("artus-card-scoring", &[("title", title.into())])
        }
    }
}

/// A card in as few letters as tell it apart: `3–6`, `King silver 1–7`, `Ring any`.
pub fn card_short(words: Words, card: Card) -> String {
    match card {
        Card::Knight(reach) => range(reach),
        Card::King(figures, reach) => {
            let values = [("figures", figures.id().into()), ("reach", range(reach).into())];
            words.say_with("artus-short-king", &values)
        }
        Card::Ring(figures) => words.say_with("artus-short-ring", &[("figures", figures.id().into())]),
        Card::Scoring(scoring) => words.say(match scoring {
            Scoring::All => "artus-short-all",
            Scoring::AllInverted => "artus-short-all-inverted",
            Scoring::GreenYellowRed => "artus-short-green-yellow-red",
            Scoring::Carpet => "artus-short-carpet",
            Scoring::ThreeRed => "artus-short-three-red",
            Scoring::Choice => "artus-short-choice",
        }),
    }
}

/// What a card does, as a sentence.
pub fn card_does(words: Words, card: Card) -> String {
    match card {
        Card::Knight(distances) => {
            words.say_with("artus-does-knight", &[("reach", reach(words, distances).into())])
        }
        Card::King(figures, distances) => {
            let values = [("figures", figures.id().into()), ("reach", reach(words, distances).into())];
            words.say_with("artus-does-king", &values)
        }
        Card::Ring(figures) => words.say_with("artus-does-ring", &[("figures", figures.id().into())]),
        Card::Scoring(scoring) => words.say(match scoring {
            Scoring::All => "artus-does-all",
            Scoring::AllInverted => "artus-does-all-inverted",
            Scoring::GreenYellowRed => "artus-does-green-yellow-red",
            Scoring::Carpet => "artus-does-carpet",
            Scoring::ThreeRed => "artus-does-three-red",
            Scoring::Choice => "artus-does-choice",
        }),
    }
}

/// The distances of a card: `3 to 6 chairs forward`.
pub fn reach(words: Words, reach: Reach) -> String {
    let yes = |holds| if holds { "yes" } else { "no" };
    let values = [
        ("min", reach.min.into()),
        ("max", reach.max.into()),
        ("exact", yes(reach.min == reach.max).into()),
        ("backward", yes(reach.backward).into()),
    ];
    words.say_with("artus-reach", &values)
}

/// The distances as they are printed on the card, the same in every language: `3–6`, `±1–5`.
fn range(Reach { min, max, backward }: Reach) -> String {
    let sign = if backward { "±" } else { "" };
    if min == max { format!("{sign}{min}") } else { format!("{sign}{min}–{max}") }
}

/// The word by which a sentence about a scoring card chooses its variant.
pub(super) const fn scoring_word(card: Card) -> &'static str {
    match card {
        Card::Knight(_) | Card::King(..) | Card::Ring(_) => "",
        Card::Scoring(Scoring::All) => "all",
        Card::Scoring(Scoring::AllInverted) => "all-inverted",
        Card::Scoring(Scoring::GreenYellowRed) => "green-yellow-red",
        Card::Scoring(Scoring::Carpet) => "carpet",
        Card::Scoring(Scoring::ThreeRed) => "three-red",
        Card::Scoring(Scoring::Choice) => "best",
    }
}
