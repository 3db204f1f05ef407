//! Mission cards: what they ask for, and what a castle still lacks for them (section 12).

use crate::castle::Castle;
use crate::vocab::{Colour, Item, Kind, Vassal};
use std::fmt;
use std::str::FromStr;
use table::{Unreadable, bit_set};

/// A mission card, named by its place in the components file: `m01` to `m55` (MER-1.14).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Mission(u8);

impl Mission {
    /// How many cards there are (MER-1.14).
    pub const COUNT: usize = 55;

    /// The card with this place in the components file, counted from 0.
    pub const fn new(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// All cards.
    pub fn all() -> impl Iterator<Item = Self> {
        MissionSet::ALL.iter()
    }

    /// Its place in the components file, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Mission {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "m{:02}", self.0 + 1)
    }
}

impl fmt::Debug for Mission {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Mission {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let number = text.strip_prefix('m').filter(|digits| digits.len() == 2);
        let number = number.and_then(|digits| digits.parse::<usize>().ok());
        let mission = number.and_then(|number| Self::new(number.checked_sub(1)?));
        mission.filter(|card| card.to_string() == text).ok_or_else(|| Unreadable::new("mission card", text))
    }
}

table::text_in_json!(Mission);

/// One entry of a card: it needs a piece, or pieces, of its own (MER-12.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Requirement {
    /// This item on the castle (MER-12.6).
    Item(Item),
    /// An item of this kind, of any colour, on the castle (MER-12.7).
    AnyItem(Kind),
    /// An influence marker in this principality (MER-12.8).
    InfluenceIn(Colour),
    /// An influence marker in any principality (MER-12.9).
    InfluenceAny,
    /// This vassal in this principality (MER-12.10).
    VassalIn(Vassal, Colour),
    /// Any two vassals in this principality (MER-12.11).
    TwoVassalsIn(Colour),
    /// These two vassals together in one principality, whichever (MER-12.12).
    VassalPair(Vassal, Vassal),
}

/// What a mission card says (MER-1.14).
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct MissionCard {
    /// Its points, 1 to 3.
    pub points: u8,
    /// The vassal in its corner.
    pub symbol: Vassal,
    requirements: [Option<Requirement>; Self::MOST],
    /// Whether two requirements can want the same piece, so that it matters which of them gets it (MER-12.5).
    compete: bool,
}

/// What is printed on it, and nothing that follows from that: the fingerprint of the components is made of this text.
impl fmt::Debug for MissionCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut card = f.debug_struct("MissionCard");
        card.field("points", &self.points).field("symbol", &self.symbol);
        card.field("requirements", &self.requirements).finish()
    }
}

impl MissionCard {
    /// The most requirements a card has (MER-1.14).
    pub const MOST: usize = 4;

    /// A card with these requirements, one to four.
    pub fn new(points: u8, symbol: Vassal, requirements: &[Requirement]) -> Option<Self> {
        let mut all = [None; Self::MOST];
        for (place, &requirement) in requirements.iter().enumerate() {
            *all.get_mut(place)? = Some(requirement);
        }
        all[0].map(|_| Self::with(points, symbol, all))
    }

    fn with(points: u8, symbol: Vassal, requirements: [Option<Requirement>; Self::MOST]) -> Self {
        let pieces = requirements.map(|requirement| requirement.map_or(0, Requirement::pieces));
        let wanted = pieces.iter().fold(0, |all, own| all | own);
        // A piece wanted twice is counted twice.
        let compete = pieces.iter().map(|own| own.count_ones()).sum::<u32>() > wanted.count_ones();
        Self { points, symbol, requirements, compete }
    }

    /// What it asks for, in the order of the card.
    pub fn requirements(&self) -> impl Iterator<Item = Requirement> {
        self.requirements.iter().filter_map(|requirement| *requirement)
    }

    /// Whether a castle meets every requirement, each with pieces of its own (MER-12.2, MER-12.5).
    #[inline]
    pub fn is_met_by(&self, castle: &Castle) -> bool {
        // Most cards lack something, and which of two requirements gets a piece does not matter then.
        self.requirements().all(|requirement| castle.has(requirement))
            && (!self.compete || self.lacking(castle) == [0; Self::MOST])
    }

    /// How many pieces each requirement lacks, in the order of the card; 0 is met.
    ///
    /// Pieces go first to requirements that allow no other piece, then to those that take any of a kind: so as many
    /// requirements are met as can be (MER-12.5).
    pub fn lacking(&self, castle: &Castle) -> [u8; Self::MOST] {
        if !self.compete {
            return self.requirements.map(|own| own.map_or(0, |requirement| castle.lacks(requirement)));
        }
        let mut spare = *castle;
        let mut lacking = [0; Self::MOST];
        for particular in [true, false] {
            for (place, requirement) in self.requirements.iter().enumerate() {
                if let Some(requirement) =
                    requirement.filter(|requirement| requirement.is_particular() == particular)
                {
                    lacking[place] = spare.give(requirement);
                }
            }
        }
        lacking
    }

    /// The fewest requirements that have to be ignored, so that a castle meets all others (GLD-3.1, GLD-3.4).
    pub fn unmet(&self, castle: &Castle) -> u8 {
        let least = self.requirements().filter(|&requirement| !castle.has(requirement)).count() as u8;
        if !self.compete {
            return least;
        }
        let lacking = self.lacking(castle).iter().filter(|&&pieces| pieces > 0).count() as u8;
        // Two requirements may want the same piece; which of them goes without it can matter to a third one.
        let enough = |count: u8| {
            (0..1_u8 << Self::MOST)
                .filter(|ignored| ignored.count_ones() == u32::from(count))
                .any(|ignored| self.without(ignored).is_met_by(castle))
        };
        (least..lacking).find(|&count| enough(count)).unwrap_or(lacking)
    }

    /// The same, if it is not more than `most`.
    #[inline]
    pub(crate) fn unmet_within(&self, castle: &Castle, most: u8) -> Option<u8> {
        if most == 0 {
            return self.is_met_by(castle).then_some(0);
        }
        Some(self.unmet(castle)).filter(|&unmet| unmet <= most)
    }

    /// The colour of a requirement, and another one in which fewer requirements than `unmet` are not met (KRT-12.1,
    /// KRT-12.2); nothing if no change of one colour helps.
    pub fn colour_change(&self, castle: &Castle, unmet: u8) -> Option<(Colour, Colour)> {
        let helps = |place: usize, changed: Requirement| {
            if !castle.has(changed) {
                return false;
            }
            let others = self.requirements.iter().enumerate().filter(|&(other, _)| other != place);
            let wanted = others.fold(0, |all, (_, own)| all | own.map_or(0, Requirement::pieces));
            // Where nobody else wants these pieces, one requirement more is met.
            if !self.compete && changed.pieces() & wanted == 0 {
                return true;
            }
            let mut requirements = self.requirements;
            requirements[place] = Some(changed);
            Self::with(self.points, self.symbol, requirements).unmet(castle) < unmet
        };
        self.requirements.iter().enumerate().find_map(|(place, requirement)| {
            let requirement = (*requirement)?;
            let from = requirement.colour()?;
            // What the castle has is met already, unless another requirement wants the same.
            if !self.compete && castle.has(requirement) {
                return None;
            }
            let mut others = Colour::ALL.into_iter().filter(|&to| to != from);
            others.find(|&to| helps(place, requirement.in_colour(to))).map(|to| (from, to))
        })
    }

    /// The card without the requirements of these places, a bit for each.
    fn without(&self, ignored: u8) -> Self {
        let mut requirements = self.requirements;
        for (place, requirement) in requirements.iter_mut().enumerate() {
            if ignored & (1 << place) != 0 {
                *requirement = None;
            }
        }
        Self::with(self.points, self.symbol, requirements)
    }
}

impl Requirement {
    /// The colour it names, of a piece or of a principality; some name none (KRT-12.2).
    pub const fn colour(self) -> Option<Colour> {
        match self {
            Self::Item(Item { colour, .. })
            | Self::InfluenceIn(colour)
            | Self::VassalIn(_, colour)
            | Self::TwoVassalsIn(colour) => Some(colour),
            Self::AnyItem(_) | Self::InfluenceAny | Self::VassalPair(..) => None,
        }
    }

    /// The same in another colour (KRT-12.1, KRT-12.4).
    const fn in_colour(self, colour: Colour) -> Self {
        match self {
            Self::Item(Item { kind, .. }) => Self::Item(Item::new(kind, colour)),
            Self::InfluenceIn(_) => Self::InfluenceIn(colour),
            Self::VassalIn(vassal, _) => Self::VassalIn(vassal, colour),
            Self::TwoVassalsIn(_) => Self::TwoVassalsIn(colour),
            Self::AnyItem(_) | Self::InfluenceAny | Self::VassalPair(..) => self,
        }
    }

    /// The pieces it can be met with, a bit for each: items, influence markers by principality, vassals.
    const fn pieces(self) -> u32 {
        const ALL_COLOURS: u32 = 0x3f;
        const INFLUENCE: usize = 18;
        const VASSALS: usize = 24;
        match self {
            Self::Item(item) => 1 << (6 * item.kind.index() + item.colour.index()),
            Self::AnyItem(kind) => ALL_COLOURS << (6 * kind.index()),
            Self::InfluenceIn(colour) => 1 << (INFLUENCE + colour.index()),
            Self::InfluenceAny => ALL_COLOURS << INFLUENCE,
            Self::VassalIn(vassal, _) => 1 << (VASSALS + vassal.index()),
            Self::VassalPair(one, other) => 1 << (VASSALS + one.index()) | 1 << (VASSALS + other.index()),
            Self::TwoVassalsIn(_) => 0xf << VASSALS,
        }
    }

    /// Whether only one particular piece, or pair of pieces, will do.
    const fn is_particular(self) -> bool {
        match self {
            Self::Item(_) | Self::InfluenceIn(_) | Self::VassalIn(..) | Self::VassalPair(..) => true,
            Self::AnyItem(_) | Self::InfluenceAny | Self::TwoVassalsIn(_) => false,
        }
    }
}

impl Castle {
    /// Whether the castle has pieces for this requirement, were it the only one.
    #[inline]
    pub(crate) fn has(&self, requirement: Requirement) -> bool {
        match requirement {
            Requirement::Item(item) => self.items.count(item) > 0,
            Requirement::AnyItem(kind) => self.items.of_kind(kind) > 0,
            Requirement::InfluenceIn(colour) => self.influence(colour) > 0,
            Requirement::InfluenceAny => self.influence_on_board() > 0,
            Requirement::VassalIn(vassal, colour) => self.vassal(vassal) == Some(colour),
            Requirement::TwoVassalsIn(colour) => self.vassals_in(colour) >= 2,
            Requirement::VassalPair(one, other) => {
                one != other && self.vassal(one).is_some() && self.vassal(one) == self.vassal(other)
            }
        }
    }

    /// How many pieces it lacks for this requirement, were it the only one.
    fn lacks(&self, requirement: Requirement) -> u8 {
        if self.has(requirement) {
            return 0;
        }
        match requirement {
            Requirement::TwoVassalsIn(colour) => 2 - self.vassals_in(colour),
            Requirement::VassalPair(one, other) => {
                if self.vassal(one).is_some() || self.vassal(other).is_some() { 1 } else { 2 }
            }
            Requirement::Item(_)
            | Requirement::AnyItem(_)
            | Requirement::InfluenceIn(_)
            | Requirement::InfluenceAny
            | Requirement::VassalIn(..) => 1,
        }
    }

    /// Puts the pieces for a requirement aside, so that no other requirement counts them (MER-12.5); the answer is
    /// how many are lacking. Only what stands outside the castle, or lies in it as an item, counts (MER-12.13).
    fn give(&mut self, requirement: Requirement) -> u8 {
        let lacks = self.lacks(requirement);
        if lacks > 0 {
            return lacks;
        }
        let mut set_aside = |vassal: Vassal| self.vassals[vassal.index()] = None;
        match requirement {
            Requirement::VassalIn(vassal, _) => set_aside(vassal),
            Requirement::VassalPair(one, other) => {
                set_aside(one);
                set_aside(other);
            }
            Requirement::TwoVassalsIn(colour) => {
                let there = Vassal::ALL.into_iter().filter(|&vassal| self.vassal(vassal) == Some(colour));
                let two: [Option<Vassal>; 2] = {
                    let mut two = there.take(2);
                    [two.next(), two.next()]
                };
                for vassal in two.into_iter().flatten() {
                    self.vassals[vassal.index()] = None;
                }
            }
            Requirement::Item(item) => self.items.remove(item),
            Requirement::AnyItem(kind) => {
                let mut colours = Colour::ALL.into_iter().map(|colour| Item::new(kind, colour));
                if let Some(item) = colours.find(|&item| self.items.count(item) > 0) {
                    self.items.remove(item);
                }
            }
            Requirement::InfluenceIn(colour) => self.influence[colour.index()] -= 1,
            Requirement::InfluenceAny => {
                if let Some(markers) = self.influence.iter_mut().find(|markers| **markers > 0) {
                    *markers -= 1;
                }
            }
        }
        0
    }
}

bit_set! {
    /// A set of mission cards, in the order of the components file.
    pub MissionSet(u64) of Mission, all Mission::COUNT, len u8, index |mission| mission.0, nth |place| Mission(place as u8)
}
