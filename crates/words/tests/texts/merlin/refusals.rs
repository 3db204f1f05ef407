//! Every refusal is a sentence, and its clause exists.

use super::{assert_translated, dues, items, missions, site, spaces};
use crate::common::{both, check_sentence, languages, names};
use ::games::AnyRefusal;
use merlin::{Colour, Die, Kind, Module, Pips, Power, Refusal, Vassal};
use std::collections::BTreeSet;
use table::{Clause, Reason, Seat, Turn};

/// The place of a refusal among all kinds; a new kind does not compile until it is here and below.
const fn kind_of_refusal(refusal: &Refusal) -> usize {
    match refusal {
        Refusal::GameOver => 0,
        Refusal::NotYourTurn { .. } => 1,
        Refusal::OtherDecision { .. } => 2,
        Refusal::OtherAction { .. } => 3,
        Refusal::NoSuchChance => 4,
        Refusal::NotInHand { .. } => 5,
        Refusal::NotMet(_) => 6,
        Refusal::MissionCompleted => 7,
        Refusal::NoFirstMission => 8,
        Refusal::NotMetWithoutFlag(_) => 9,
        Refusal::NoSuchDie(..) => 10,
        Refusal::NoApple => 11,
        Refusal::SameValue(_) => 12,
        Refusal::NoFlag(_) => 13,
        Refusal::PowerUsed(_) => 14,
        Refusal::KnightOnly(_) => 15,
        Refusal::KnightClockwise => 16,
        Refusal::MirrorFirst => 17,
        Refusal::NoKnight(_) => 18,
        Refusal::OwnSpace(_) => 19,
        Refusal::Lapses { .. } => 20,
        Refusal::VassalThere(..) => 21,
        Refusal::OtherPrincipality(_) => 22,
        Refusal::NoInfluence { .. } => 23,
        Refusal::NotNeighbouring(..) => 24,
        Refusal::VassalOnCastle(_) => 25,
        Refusal::NoTraitor { .. } => 26,
        Refusal::TraitorDue => 27,
        Refusal::OtherKind { .. } => 28,
        Refusal::SupplyEmpty { .. } => 29,
        Refusal::NoItem { .. } => 30,
        Refusal::NoMarker => 31,
        Refusal::NoSuchTile(_) => 32,
        Refusal::TileTaken(_) => 33,
        Refusal::NotEligible(..) => 34,
        Refusal::NotDisplayed(_) => 35,
        Refusal::MerlinDidNotMove => 36,
        Refusal::NoStaff => 37,
        Refusal::StaffSpent => 38,
        Refusal::NothingToRepeat => 39,
        Refusal::CannotRepeat(_) => 40,
        Refusal::MustRepeat => 41,
        Refusal::NoRoom => 42,
        Refusal::NotInPlay(_) => 43,
        // Those of modules stand in the tests of their modules.
        Refusal::Module(_) => 44,
    }
}

/// The clauses that say when a move has its moment, as the engine names them.
const MOMENTS: [&str; 14] = [
    "MER-12.4",
    "MER-4.5",
    "MER-4.7",
    "MER-5.7",
    "MER-13.13",
    "MER-13.12",
    "MER-13.14",
    "MER-13.17",
    "MER-6.9",
    "MER-13.5",
    "MER-15.21",
    "MER-17.4",
    "TRE-4.9",
    "TRE-5.5",
];

/// The clauses by which actions lapse, as the engine names them.
const LAPSES: [&str; 8] =
    ["MER-7.13", "MER-8.5", "MER-8.6", "MER-8.8", "MER-10.4", "MER-10.5", "MER-11.17", "MER-11.18"];

fn of_the_turn() -> Vec<Refusal> {
    let mut refusals =
        vec![Refusal::GameOver, Refusal::NoRoom, Refusal::NoSuchChance, Refusal::MissionCompleted];
    refusals.extend([Refusal::NoFirstMission, Refusal::NoApple, Refusal::KnightClockwise]);
    refusals.extend([
        Refusal::MirrorFirst,
        Refusal::TraitorDue,
        Refusal::NoMarker,
        Refusal::MerlinDidNotMove,
    ]);
    refusals.extend([Refusal::NoStaff, Refusal::StaffSpent, Refusal::NothingToRepeat, Refusal::MustRepeat]);
    refusals.extend(Module::ALL.map(Refusal::NotInPlay));
    for due in dues() {
        for turn in [Turn::of(Seat::new(2)), Turn::Seats(Seat::all(2).collect()), Turn::Chance, Turn::Over] {
            refusals.push(Refusal::NotYourTurn { turn, due });
        }
        refusals.push(Refusal::OtherDecision { due, moment: None });
        refusals.extend(MOMENTS.map(|moment| Refusal::OtherDecision { due, moment: Some(Clause(moment)) }));
    }
    for pips in Pips::all() {
        refusals.extend(Die::ALL.map(|die| Refusal::NoSuchDie(die, pips)));
        refusals.push(Refusal::SameValue(pips));
    }
    for power in Power::ALL {
        refusals.extend([Refusal::NoFlag(power), Refusal::PowerUsed(power), Refusal::KnightOnly(power)]);
    }
    refusals
}

fn of_things() -> Vec<Refusal> {
    let mut refusals = Vec::new();
    for mission in missions() {
        refusals.push(Refusal::NotInHand { mission, clause: Clause("MER-12.1") });
        refusals.extend([Refusal::NotMet(mission), Refusal::NotMetWithoutFlag(mission)]);
        refusals.push(Refusal::NotDisplayed(mission));
    }
    for space in spaces() {
        refusals.extend([
            Refusal::OtherAction { space, clause: Clause("MER-10.1") },
            Refusal::NoKnight(space),
            Refusal::OwnSpace(space),
        ]);
        refusals.push(Refusal::CannotRepeat(space));
        refusals.extend(LAPSES.map(|clause| Refusal::Lapses { space, clause: Clause(clause) }));
    }
    for colour in Colour::ALL {
        refusals.push(Refusal::OtherPrincipality(colour));
        refusals.push(Refusal::NoInfluence { colour, clause: Clause("MER-8.4") });
        refusals.push(Refusal::NoTraitor { colour, clause: Clause("MER-9.2") });
        refusals.push(Refusal::NotEligible(site(), colour));
        refusals.extend(Vassal::ALL.map(|vassal| Refusal::VassalThere(vassal, colour)));
        refusals.extend(Vassal::ALL.map(|vassal| Refusal::NotNeighbouring(vassal, colour)));
    }
    refusals.extend(Vassal::ALL.map(Refusal::VassalOnCastle));
    refusals.extend(
        ["MER-8.4", "MER-11.20"]
            .into_iter()
            .flat_map(|clause| Kind::ALL.map(|kind| Refusal::OtherKind { kind, clause: Clause(clause) })),
    );
    for item in items() {
        refusals.push(Refusal::SupplyEmpty { item, clause: Clause("MER-10.2") });
        refusals.push(Refusal::NoItem { item, clause: Clause("MER-10.1") });
        refusals.push(Refusal::NoItem { item, clause: Clause("MER-11.14") });
    }
    refusals.extend([Refusal::NoSuchTile(site()), Refusal::TileTaken(site())]);
    refusals
}

fn refusals() -> Vec<Refusal> {
    of_the_turn().into_iter().chain(of_things()).collect()
}

#[test]
fn every_refusal_has_a_sentence() {
    let kinds: BTreeSet<usize> = refusals().iter().map(kind_of_refusal).collect();
    assert!(kinds.into_iter().eq(0..44), "every kind of refusal has an example");
    for refusal in refusals() {
        let any = AnyRefusal::Merlin(refusal, super::layout());
        for words in languages() {
            let text = words.refusal(&any, &names());
            check_sentence(words, &text, &refusal);
            assert!(words.clause(refusal.clause().0).is_some(), "{refusal:?}");
            assert_translated(words, &text, &both()[0].refusal(&any, &names()));
        }
    }
}

#[test]
fn every_moment_and_every_lapse_has_its_own_reason() {
    let due = merlin::Frame::Tower;
    for words in languages() {
        let moment = |clause| Refusal::OtherDecision { due, moment: Some(Clause(clause)) };
        let lapse = |clause| Refusal::Lapses { space: spaces()[2], clause: Clause(clause) };
        let reasons = MOMENTS.into_iter().map(moment).chain(LAPSES.into_iter().map(lapse));
        let known: BTreeSet<String> =
            reasons.map(|own| words.refusal(&AnyRefusal::Merlin(own, super::layout()), &names())).collect();
        assert_eq!(known.len(), MOMENTS.len() + LAPSES.len());
        for own in [moment("MER-1.1"), lapse("MER-1.1")] {
            let text = words.refusal(&AnyRefusal::Merlin(own, super::layout()), &names());
            check_sentence(words, &text, &own);
            assert!(!known.contains(&text), "the reason nobody names stands apart");
        }
    }
}
