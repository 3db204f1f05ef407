//! What a castle meets, told at a glance: a bit for everything a mission card can require, so that a hand is held against it without
//! looking at every requirement (MER-12.6 to MER-12.12).

use crate::castle::{Castle, some_of};
use crate::missions::Requirement;

/// Where the bits of requirements begin, behind those of the items.
const INFLUENCE: usize = 18;
const ANY_ITEM: usize = 24;
const ANY_INFLUENCE: usize = 27;
const VASSALS: usize = 28;
const TWO_VASSALS: usize = 52;
const VASSAL_PAIRS: usize = 58;
/// All pairs of vassals, by their places.
const PAIRS: [(usize, usize); 6] = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)];

impl Requirement {
    /// Its bit among all that can be required: items, influence by principality, any item of a kind, any influence, vassals by
    /// principality, two vassals by principality, pairs of vassals. A pair of one vassal with itself has none.
    pub(crate) const fn bit(self) -> u64 {
        match self {
            Self::Item(item) => 1 << (6 * item.kind.index() + item.colour.index()),
            Self::InfluenceIn(colour) => 1 << (INFLUENCE + colour.index()),
            Self::AnyItem(kind) => 1 << (ANY_ITEM + kind.index()),
            Self::InfluenceAny => 1 << ANY_INFLUENCE,
            Self::VassalIn(vassal, colour) => 1 << (VASSALS + 6 * vassal.index() + colour.index()),
            Self::TwoVassalsIn(colour) => 1 << (TWO_VASSALS + colour.index()),
            Self::VassalPair(one, other) => {
                let (mut place, mut found) = (0, 0);
                while place < PAIRS.len() {
                    let (a, b) = PAIRS[place];
                    let same =
                        one.index() == a && other.index() == b || one.index() == b && other.index() == a;
                    if same {
                        found = 1 << (VASSAL_PAIRS + place);
                    }
                    place += 1;
                }
                found
            }
        }
    }
}

impl Castle {
    /// Every requirement that the castle has pieces for, were it the only one: a bit for each that there can be.
    pub(crate) fn meets(&self) -> u64 {
        const COLOURS: u64 = 0x3f;
        let mut bits = self.items.present() | some_of(self.influence) << INFLUENCE;
        for kind in 0..3 {
            bits |= u64::from(bits >> (6 * kind) & COLOURS != 0) << (ANY_ITEM + kind);
        }
        bits |= u64::from(bits >> INFLUENCE & COLOURS != 0) << ANY_INFLUENCE;
        let mut there = [0_u64; 4];
        for (place, vassal) in there.iter_mut().zip(self.vassals) {
            *place = vassal.map_or(0, |colour| 1 << colour.index());
        }
        for (place, own) in there.iter().enumerate() {
            bits |= own << (VASSALS + 6 * place);
        }
        for (place, (one, other)) in PAIRS.into_iter().enumerate() {
            let together = there[one] & there[other];
            bits |= together << TWO_VASSALS | u64::from(together != 0) << (VASSAL_PAIRS + place);
        }
        bits
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::missions::MissionCard;
    use crate::vocab::{Colour, Item, Kind, Vassal};
    use table::{below, generator};

    /// Everything a card can require.
    fn all() -> Vec<Requirement> {
        let mut all: Vec<Requirement> = Item::all().map(Requirement::Item).collect();
        all.extend(Kind::ALL.map(Requirement::AnyItem));
        all.push(Requirement::InfluenceAny);
        for colour in Colour::ALL {
            all.extend([Requirement::InfluenceIn(colour), Requirement::TwoVassalsIn(colour)]);
            all.extend(Vassal::ALL.map(|vassal| Requirement::VassalIn(vassal, colour)));
        }
        for one in Vassal::ALL {
            all.extend(Vassal::ALL.map(|other| Requirement::VassalPair(one, other)));
        }
        all
    }

    #[test]
    fn a_glance_tells_what_a_look_at_every_requirement_does() {
        let (all, mut rng) = (all(), generator(1));
        let mut some = |sides: u64| below(sides, &mut rng) as usize;
        for _ in 0..2_000 {
            let mut castle = Castle::furnished(4);
            for _ in 0..some(8) {
                castle.items.add(Item::new(Kind::ALL[some(3)], Colour::ALL[some(6)]));
            }
            for _ in 0..some(7) {
                castle.influence[some(6)] += 1;
            }
            castle.vassals = [0; 4].map(|_| Colour::ALL.get(some(8)).copied());
            let meets = castle.meets();
            for &requirement in &all {
                assert_eq!(
                    meets & requirement.bit() != 0,
                    castle.has(requirement),
                    "{requirement:?} {castle:?}"
                );
            }
            let wanted = [0; 4].map(|_| all[some(all.len() as u64)]);
            let card =
                MissionCard::new(1, Vassal::Lady, &wanted[..1 + some(4)]).expect("one to four requirements");
            for most in 0..=4 {
                let unmet = Some(card.unmet(&castle)).filter(|&unmet| unmet <= most);
                assert_eq!(card.unmet_within(&castle, meets, most), unmet, "{card:?} {castle:?}");
            }
        }
    }
}
