//! Why a move with Morgana is refused, in words.

use super::effect;
use crate::merlin::spaces::site as site_name;
use crate::merlin::things::{in_principality, into_principality};
use crate::{Value, Words};
use ::merlin::modules::morgana::Refusal;

pub(in crate::merlin::modules) fn refusal(words: Words, own: Refusal) -> String {
    let say = |key: &str, values: &[(&'static str, Value)]| words.say_with(key, values);
    match own {
        Refusal::HasPentagram => words.say("merlin-morgana-refusal-has-pentagram"),
        Refusal::NoDie(pips) => say("merlin-morgana-refusal-no-die", &[("pips", pips.get().into())]),
        Refusal::CannotSkip => words.say("merlin-morgana-refusal-cannot-skip"),
        Refusal::PlaceDue => words.say("merlin-morgana-refusal-place-due"),
        Refusal::MovesNothing => words.say("merlin-morgana-refusal-moves-nothing"),
        Refusal::OnlyPoison => words.say("merlin-morgana-refusal-only-poison"),
        Refusal::NoApple => words.say("merlin-morgana-refusal-no-apple"),
        Refusal::NotOwnDie => words.say("merlin-morgana-refusal-not-own-die"),
        Refusal::NobodyToExchange => words.say("merlin-morgana-refusal-nobody"),
        Refusal::NoSuchDie(die, pips) => {
            let values = [("die", die.id().into()), ("pips", pips.get().into())];
            say("merlin-morgana-refusal-no-such-die", &values)
        }
        Refusal::SameNumber(pips) => {
            say("merlin-morgana-refusal-same-number", &[("pips", pips.get().into())])
        }
        Refusal::TooFewPieces(count) => {
            say("merlin-morgana-refusal-too-few-pieces", &[("count", count.into())])
        }
        Refusal::NoCoin => words.say("merlin-morgana-refusal-no-coin"),
        Refusal::OtherCauldron(cauldron) => {
            say("merlin-morgana-refusal-other-cauldron", &[("number", cauldron.number().into())])
        }
        Refusal::CauldronTaken(cauldron) => {
            say("merlin-morgana-refusal-cauldron-taken", &[("number", cauldron.number().into())])
        }
        Refusal::TooFar(colour) => {
            say("merlin-morgana-refusal-too-far", &[("into", into_principality(words, colour).into())])
        }
        Refusal::StandsThere(colour) => {
            say("merlin-morgana-refusal-stands-there", &[("in", in_principality(words, colour).into())])
        }
        Refusal::Blocked(colour) => {
            say("merlin-morgana-refusal-blocked", &[("in", in_principality(words, colour).into())])
        }
        Refusal::MirrorBlocked => words.say("merlin-morgana-refusal-mirror-blocked"),
        Refusal::ActionBlocked => words.say("merlin-morgana-refusal-action-blocked"),
        Refusal::NothingFrom(colour) => {
            say("merlin-morgana-refusal-nothing-from", &[("in", in_principality(words, colour).into())])
        }
        Refusal::StoreBlocked(district) => {
            say("merlin-morgana-refusal-store-blocked", &[("district", district.id().into())])
        }
        Refusal::CannotBewitch => words.say("merlin-morgana-refusal-cannot-bewitch"),
        Refusal::ShowsAlready(pips) => {
            say("merlin-morgana-refusal-shows-already", &[("pips", pips.get().into())])
        }
        Refusal::CannotSwap => words.say("merlin-morgana-refusal-cannot-swap"),
        Refusal::NoArthur => words.say("merlin-morgana-refusal-no-arthur"),
        Refusal::SwapBlocked => words.say("merlin-morgana-refusal-swap-blocked"),
        Refusal::TooFewResources => words.say("merlin-morgana-refusal-too-few-resources"),
        Refusal::NoCoinLeft => words.say("merlin-morgana-refusal-no-coin-left"),
        Refusal::TooFewCoins => words.say("merlin-morgana-refusal-too-few-coins"),
        Refusal::BesideBoard(own) => {
            say("merlin-morgana-refusal-beside-board", &[("effect", effect(words, own).into())])
        }
        Refusal::NothingThere => words.say("merlin-morgana-refusal-nothing-there"),
        Refusal::NothingAtTrader => words.say("merlin-morgana-refusal-at-trader"),
        Refusal::OtherDistrict(district) => {
            say("merlin-morgana-refusal-other-district", &[("district", district.id().into())])
        }
        Refusal::OtherPrincipality(colour) => {
            say("merlin-morgana-refusal-other-principality", &[("in", in_principality(words, colour).into())])
        }
        Refusal::NoManor(site) => {
            say("merlin-morgana-refusal-no-manor", &[("site", site_name(words, site).into())])
        }
        Refusal::NoHut => words.say("merlin-morgana-refusal-no-hut"),
        Refusal::NotThere(colour) => {
            say("merlin-morgana-refusal-not-there", &[("into", into_principality(words, colour).into())])
        }
        Refusal::NoMarker => words.say("merlin-morgana-refusal-no-marker"),
        Refusal::NoSuchMarker(colour) => {
            say("merlin-morgana-refusal-no-such-marker", &[("in", in_principality(words, colour).into())])
        }
    }
}
