//! Every refusal is a sentence.

use super::{RED, assert_translated, dues, missions};
use crate::common::{both, check_sentence, languages, names};
use ::games::AnyRefusal;
use camelot::{Closed, Colour, Destination, Field, Hero, HeroSide, Part, Refusal, Room, Shield, Source};
use std::collections::BTreeSet;
use table::{Reason, Seat, Turn};

/// The place of a refusal among all kinds; a new kind does not compile until it is here and below.
const fn kind_of_refusal(refusal: &Refusal) -> usize {
    match refusal {
        Refusal::GameOver => 0,
        Refusal::NotYourTurn { .. } => 1,
        Refusal::AlreadyChosen => 2,
        Refusal::OtherDecision { .. } => 3,
        Refusal::NoSuchChance => 4,
        Refusal::ColourTaken(_) => 5,
        Refusal::FistsNeeded { .. } => 6,
        Refusal::TooManySent { .. } => 7,
        Refusal::NoSuchNumber(_) => 8,
        Refusal::NumberFull(_) => 9,
        Refusal::NotOnDisplay(_) => 10,
        Refusal::TooCostly { .. } => 11,
        Refusal::TooManyFetched { .. } => 12,
        Refusal::NoSuchShield(_) => 13,
        Refusal::OtherRoom { .. } => 14,
        Refusal::NoSuchField(_) => 15,
        Refusal::FieldTaken(_) => 16,
        Refusal::Closed { .. } => 17,
        Refusal::MustPlace(_) => 18,
        Refusal::NoKnight(_) => 19,
        Refusal::OtherDestination { .. } => 20,
        Refusal::NoHero => 21,
        Refusal::OtherAbility { .. } => 22,
        Refusal::HeroUsed(_) => 23,
        Refusal::NotThisShield { .. } => 24,
        Refusal::NotIntoRoom { .. } => 25,
        Refusal::NotOneShield(_) => 26,
        Refusal::NoSuchTile(_) => 27,
        Refusal::NoMagicianThere(_) => 28,
        Refusal::NoRoom => 29,
    }
}

const CLOSED: [Closed; 19] = [
    Closed::EntryFirst,
    Closed::NoEntryLeft,
    Closed::OwnEntry,
    Closed::NextInChain,
    Closed::LowestRow,
    Closed::HeatsFirst,
    Closed::NotInHeat,
    Closed::FinalsFirst,
    Closed::NotInFinal,
    Closed::NextInRow,
    Closed::TooFewHearts,
    Closed::InGroup,
    Closed::ChapelStart,
    Closed::ChapelPath,
    Closed::ChapelOnce,
    Closed::LibraryStart,
    Closed::LibraryArrow,
    Closed::LibraryOnce,
    Closed::Topmost,
];

fn refusals() -> Vec<Refusal> {
    let field: Field = "ch_3b".parse().unwrap();
    let mut refusals = vec![
        Refusal::GameOver,
        Refusal::NoRoom,
        Refusal::AlreadyChosen,
        Refusal::NoSuchChance,
        Refusal::NoSuchNumber(16),
        Refusal::NumberFull(8),
        Refusal::NoSuchField("zz_9".parse().unwrap()),
        Refusal::FieldTaken(field),
        Refusal::NoHero,
    ];
    for due in dues() {
        for turn in [Turn::of(Seat::new(2)), Turn::Seats(Seat::all(2).collect()), Turn::Chance, Turn::Over] {
            refusals.push(Refusal::NotYourTurn { turn, due });
        }
        refusals.push(Refusal::OtherDecision { due });
    }
    refusals.extend(Colour::ALL.map(Refusal::ColourTaken));
    for number in [0, 1, 2] {
        refusals.push(Refusal::FistsNeeded { colours: number });
        refusals.push(Refusal::TooManySent { colour: RED, most: number });
        refusals.push(Refusal::TooManyFetched { most: number });
    }
    for mission in missions() {
        refusals.extend([Refusal::NotOnDisplay(mission), Refusal::NotOneShield(mission)]);
        refusals.extend([1, 2].map(|sent| Refusal::TooCostly { mission, sent }));
    }
    for shield in Shield::ALL {
        refusals.extend([Refusal::NoSuchShield(shield), Refusal::MustPlace(shield)]);
        refusals.push(Refusal::OtherRoom { shield, field });
        for (hero, side) in Hero::ALL.into_iter().flat_map(|hero| HeroSide::ALL.map(|side| (hero, side))) {
            refusals.push(Refusal::NotThisShield { hero, side, shield });
        }
    }
    refusals.extend(CLOSED.map(|why| Refusal::Closed { field, why }));
    refusals.extend(Source::ALL.map(Refusal::NoKnight));
    refusals.extend(Destination::ALL.map(|to| Refusal::OtherDestination { to, field }));
    for hero in Hero::ALL {
        refusals.push(Refusal::HeroUsed(hero));
        for side in HeroSide::ALL {
            refusals.push(Refusal::OtherAbility { hero, side });
            refusals.extend(Room::ALL.map(|room| Refusal::NotIntoRoom { hero, side, room }));
        }
    }
    refusals.extend(Part::ALL.map(Refusal::NoSuchTile));
    refusals.extend(Room::ALL.map(Refusal::NoMagicianThere));
    refusals
}

#[test]
fn every_refusal_has_a_sentence() {
    let kinds: BTreeSet<usize> = refusals().iter().map(kind_of_refusal).collect();
    assert!(kinds.into_iter().eq(0..30), "every kind of refusal has an example");
    for refusal in refusals() {
        let any = AnyRefusal::Camelot(refusal);
        for words in languages() {
            let text = words.refusal(&any, &names());
            check_sentence(words, &text, &refusal);
            assert!(words.clause(refusal.clause().0).is_some(), "{refusal:?}");
            assert_translated(words, &text, &both()[0].refusal(&any, &names()));
        }
    }
}
