//! Refusals as sentences: what forbids the move, and what would be allowed.

use super::cards::{card as card_name, card_does, reach as distances, scoring_word};
use crate::{Value, Words};
use ::artus::{Chair, Phase, Refusal};
use ::table::Turn;

/// A refusal as a sentence.
pub(crate) fn refusal(words: Words, refusal: &Refusal, names: &[String]) -> String {
    let on = |key, chair: Chair| words.say_with(key, &[("chair", chair.number().into())]);
    let due = |phase| ("phase", Value::from(phase_word(phase)));
    match *refusal {
        Refusal::GameOver => words.say("artus-refusal-game-over"),
        Refusal::NotYourTurn { turn: Turn::Seats(seats), phase } => {
            let who = words.list(seats.iter().map(|seat| words.name(seat, names)));
            words.say_with("artus-refusal-not-your-turn", &[("who", who.into()), due(phase)])
        }
        Refusal::NotYourTurn { turn: Turn::Chance, phase } => {
            words.say_with("artus-refusal-chance-first", &[due(phase)])
        }
        Refusal::NotYourTurn { turn: Turn::Over, .. } => words.say("artus-refusal-game-over"),
        Refusal::OtherDecision { phase } => words.say_with("artus-refusal-other-decision", &[due(phase)]),
        Refusal::NoSuchChance => words.say("artus-refusal-no-such-chance"),
        Refusal::ChairTaken(chair) => on("artus-refusal-chair-taken", chair),
        Refusal::NotInHand(card) => {
            words.say_with("artus-refusal-not-in-hand", &[("card", card_name(words, card).into())])
        }
        Refusal::OtherAction(card) => {
            let values = [("card", card_name(words, card).into()), ("does", card_does(words, card).into())];
            words.say_with("artus-refusal-other-action", &values)
        }
        Refusal::NoOwnKnight(chair) => on("artus-refusal-no-own-knight", chair),
        Refusal::NoRoyal(chair) => on("artus-refusal-no-royal", chair),
        Refusal::NothingToMove(chair) => on("artus-refusal-nothing-to-move", chair),
        Refusal::WrongMetal { chair, permitted, ring } => {
            let key = if ring { "artus-refusal-wrong-metal-ring" } else { "artus-refusal-wrong-metal" };
            words.say_with(key, &[("chair", chair.number().into()), ("permitted", permitted.id().into())])
        }
        Refusal::WrongDistance { card, reach } => {
            let values = [("card", card_name(words, card).into()), ("reach", distances(words, reach).into())];
            words.say_with("artus-refusal-wrong-distance", &values)
        }
        Refusal::NotBackward { card, reach } => {
            let values = [("card", card_name(words, card).into()), ("reach", distances(words, reach).into())];
            words.say_with("artus-refusal-not-backward", &values)
        }
        Refusal::NoPrince(chair) => on("artus-refusal-no-prince", chair),
        Refusal::KingNoRing(chair) => on("artus-refusal-king-no-ring", chair),
        Refusal::MustScore(card) => {
            words.say_with("artus-refusal-must-score", &[("scoring", scoring_word(card).into())])
        }
        Refusal::MustPay { card, condition: _ } => {
            words.say_with("artus-refusal-must-pay", &[("scoring", scoring_word(card).into())])
        }
        Refusal::WrongKnights { card, condition: _ } => {
            words.say_with("artus-refusal-wrong-knights", &[("scoring", scoring_word(card).into())])
        }
        Refusal::PileEmpty(kind) => words.say_with("artus-refusal-pile-empty", &[("kind", kind.id().into())]),
        Refusal::NoSuchPile(kind) => {
            words.say_with("artus-refusal-no-such-pile", &[("kind", kind.id().into())])
        }
    }
}

/// The word by which a sentence about what is due chooses its variant.
const fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::StartPlayer => "start-player",
        Phase::FirstKing => "first-king",
        Phase::Deal => "deal",
        Phase::Place => "place",
        Phase::Play => "play",
        Phase::Draw => "draw",
        Phase::Reveal(_) => "reveal",
        Phase::Over => "over",
    }
}
