//! Dice: four or five for each player, rolled at the start of a round, one used in each turn (sections 2, 3 and 5).

use crate::named::named;
use crate::vocab::Figure;
use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;
use table::Unreadable;

/// What a die shows: 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pips(NonZeroU8);

impl Pips {
    /// This many pips, if a die has such a side.
    pub const fn new(pips: u8) -> Option<Self> {
        match NonZeroU8::new(pips) {
            Some(some) if pips <= 6 => Some(Self(some)),
            Some(_) | None => None,
        }
    }

    /// The six sides of a die.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=6).filter_map(Self::new)
    }

    /// How many pips.
    pub const fn get(self) -> u8 {
        self.0.get()
    }

    /// The opposite side of the die (MER-13.13).
    pub const fn opposite(self) -> Self {
        match Self::new(7 - self.get()) {
            Some(opposite) => opposite,
            None => self,
        }
    }
}

impl fmt::Display for Pips {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Debug for Pips {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Pips {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let found = Self::all().find(|pips| pips.to_string() == text);
        found.ok_or_else(|| Unreadable::new("number of pips", text))
    }
}

impl serde::Serialize for Pips {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.get())
    }
}

impl table::Described for Pips {
    fn shape() -> table::Shape {
        table::Shape::Number(Some(1), Some(6))
    }
}

named! {
    /// The kinds of dice (MER-1.16).
    Die, "die" {
        /// One of the three in the player colour: it moves the player's knight (MER-5.2).
        Own = "own",
        /// The white one: it moves Merlin (MER-5.3).
        Merlin = "merlin",
        /// The black one: it moves Arthur (ARU-2.4).
        Arthur = "arthur",
    }
}

/// What a turn is made with (INT-2.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Unit {
    /// A die of the player.
    Die(Die),
    /// Something that a module brings.
    Module(crate::modules::Unit),
}

impl Unit {
    /// The figure it moves, if it moves one (MER-5.2, MER-5.3).
    pub fn figure(self) -> Option<Figure> {
        match self {
            Self::Die(Die::Own) => Some(Figure::Knight),
            Self::Die(Die::Merlin) => Some(Figure::Merlin),
            Self::Die(Die::Arthur) => Some(Figure::Arthur),
            Self::Module(own) => own.figure(),
        }
    }
}

impl fmt::Display for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Die(die) => die.fmt(f),
            Self::Module(own) => own.fmt(f),
        }
    }
}

impl FromStr for Unit {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        text.parse().map(Self::Die).or_else(|_| text.parse().map(Self::Module))
    }
}

/// The dice of one player: what they show, and which are unused. Their kinds are those of [`crate::Layout::dice`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Dice {
    shown: [Option<Pips>; Self::MOST],
    count: u8,
    unused: u8,
}

impl Dice {
    /// The most dice a player has (ARU-2.1); how many it is, the layout says.
    pub const MOST: usize = 5;

    /// So many dice in hand, to be rolled (MER-14.3).
    pub(crate) const fn to_be_rolled(count: usize) -> Self {
        Self { shown: [None; Self::MOST], count: count as u8, unused: (1 << count) - 1 }
    }

    /// How many dice there are (MER-1.16).
    pub const fn count(&self) -> usize {
        self.count as usize
    }

    /// What the dice show, by their places.
    fn all(&self) -> &[Option<Pips>] {
        &self.shown[..self.count()]
    }

    /// What a die shows; a used one lies in the middle of the board with its value (MER-5.1).
    pub const fn shown(&self, place: usize) -> Option<Pips> {
        self.shown[place]
    }

    /// Whether a die is still on the castle.
    pub const fn is_unused(&self, place: usize) -> bool {
        self.unused & (1 << place) != 0
    }

    /// The unused dice with what they show, by their places.
    pub fn unused(&self) -> impl Iterator<Item = (usize, Pips)> {
        let Self { shown, unused, .. } = *self;
        let left = (0..self.count()).filter(move |place| unused & (1 << place) != 0);
        left.filter_map(move |place| shown[place].map(|pips| (place, pips)))
    }

    /// Whether any die is unused.
    pub const fn any_unused(&self) -> bool {
        self.unused != 0
    }

    /// How many dice are used.
    pub const fn used(&self) -> u8 {
        self.count - self.unused.count_ones() as u8
    }

    /// The first die that still has to be rolled.
    pub(crate) fn next_to_roll(&self) -> Option<usize> {
        self.all().iter().position(Option::is_none)
    }

    /// A die is rolled, or set in a position.
    pub(crate) const fn show(&mut self, place: usize, pips: Pips) {
        self.shown[place] = Some(pips);
    }

    /// A die leaves the castle (MER-5.1).
    pub(crate) const fn use_up(&mut self, place: usize) {
        self.unused &= !(1 << place);
    }

    /// Whether one more die may show this (MER-2.18). Two of each number are more than all dice of a player, so the others
    /// always find one.
    pub(crate) fn may_show(&self, pips: Pips, max_equal: u8) -> bool {
        self.all().iter().filter(|&&shown| shown == Some(pips)).count() < usize::from(max_equal)
    }

    /// In how many ways the dice not yet rolled can fall after this one, so that no value is shown more than
    /// `max_equal` times (MER-17.5): how likely this value is.
    pub(crate) fn ways(&self, pips: Pips, max_equal: u8) -> u32 {
        let mut rooms = [max_equal; 6];
        for shown in self.all().iter().flatten().chain([&pips]) {
            match rooms[usize::from(shown.get()) - 1].checked_sub(1) {
                Some(room) => rooms[usize::from(shown.get()) - 1] = room,
                None => return 0,
            }
        }
        let left = self.all().iter().filter(|shown| shown.is_none()).count() - 1;
        ways_for_few(&rooms, left).unwrap_or_else(|| ways_to_fill(&rooms, left))
    }
}

/// The same as [`ways_to_fill`] at once, for values that may come up three times at most: all ways to show values that may come
/// up, but for those in which one of them comes up too often. That is one value at most, but for two pairs of four dice.
fn ways_for_few(rooms: &[u8; 6], dice: usize) -> Option<u32> {
    let with_room = |room: u8| rooms.iter().filter(|other| **other == room).count() as u32;
    let (ones, possible) = (with_room(1), 6 - with_room(0));
    if possible == 0 || rooms.iter().any(|&room| room > 3) {
        return None;
    }
    let others = possible - 1;
    match dice {
        0 => Some(1),
        1 => Some(possible),
        2 => Some(possible * possible - ones),
        // Too often is twice or three times for one value, three times for another.
        3 => Some(possible.pow(3) - ones * (3 * others + 1) - with_room(2)),
        4 => {
            let pairs = ones * ones.saturating_sub(1) / 2;
            let too_often = ones * (6 * others * others + 4 * others + 1)
                + with_room(2) * (4 * others + 1)
                + with_room(3);
            // Two pairs of such values were counted once for each.
            Some(possible.pow(4) + 6 * pairs - too_often)
        }
        _ => None,
    }
}

/// In how many ways `dice` can fall, if value `v` may come up `rooms[v]` times at most.
fn ways_to_fill(rooms: &[u8; 6], dice: usize) -> u32 {
    // The binomial coefficients: in how many ways some of n dice can be chosen.
    const CHOOSE: [[u32; Dice::MOST]; Dice::MOST] =
        [[1, 0, 0, 0, 0], [1, 1, 0, 0, 0], [1, 2, 1, 0, 0], [1, 3, 3, 1, 0], [1, 4, 6, 4, 1]];
    // ways[n]: in how many ways n dice show only the values looked at so far.
    let mut ways = [1, 0, 0, 0, 0];
    for &room in rooms {
        for n in (1..=dice).rev() {
            ways[n] = (0..=n.min(usize::from(room))).map(|these| ways[n - these] * CHOOSE[n][these]).sum();
        }
    }
    ways[dice]
}

impl serde::Serialize for Dice {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.all())
    }
}

impl table::Described for Dice {
    fn shape() -> table::Shape {
        <[Option<Pips>; Self::MOST]>::shape()
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Dice").field("shown", &self.all()).field("unused", &self.unused).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_dice_are_counted_at_once_as_many_are_step_by_step() {
        for kinds in 0..4_u32.pow(6) {
            let rooms = [0, 1, 2, 3, 4, 5].map(|value| (kinds / 4_u32.pow(value) % 4) as u8);
            for dice in 0..Dice::MOST {
                if let Some(ways) = ways_for_few(&rooms, dice) {
                    assert_eq!(ways, ways_to_fill(&rooms, dice), "{rooms:?} {dice}");
                }
            }
        }
    }
}
