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
    pub const ALL: [Self; 6] = {
        let mut all = [Self(NonZeroU8::MIN); 6];
        let mut place = 1;
        while place < all.len() {
            all[place] = Self(all[place - 1].0.saturating_add(1));
            place += 1;
        }
        all
    };

    /// The six sides of a die, in order.
    pub fn all() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter()
    }

    /// How many pips.
    pub const fn get(self) -> u8 {
        self.0.get()
    }

    /// Its place in an array.
    pub const fn index(self) -> usize {
        self.get() as usize - 1
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

    /// A number of dice in hand, to be rolled (MER-14.3).
    pub(crate) const fn to_be_rolled(count: usize) -> Self {
        Self { shown: [None; Self::MOST], count: count as u8, unused: (1 << count) - 1 }
    }

    /// What the dice show, for a person: `3, 5, -, -`.
    pub(crate) fn written(&self) -> String {
        let each = self.all().iter().map(|shown| shown.map_or("-".to_owned(), |pips| pips.to_string()));
        each.collect::<Vec<_>>().join(", ")
    }

    /// What dice can show that are rolled one after the other, so many of so many: `1–6, 1–6, -, -`.
    pub(crate) fn rolled_in_order(rolled: usize, all: usize) -> String {
        let each = (0..all).map(|place| if place < rolled { "1–6" } else { "-" });
        each.collect::<Vec<_>>().join(", ")
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

    /// The numbers that one more die may show (MER-2.18). Two of each number are more than all dice of a
    /// player, so the others always find one.
    pub(crate) fn may_show(&self, max_equal: u8) -> impl Iterator<Item = Pips> {
        let free_places = self.free_places(max_equal);
        Pips::all().filter(move |pips| free_places[pips.index()] > 0)
    }

    /// How many more dice may show each number.
    fn free_places(&self, max_equal: u8) -> [u8; 6] {
        let mut free_places = [max_equal; 6];
        for pips in self.all().iter().flatten() {
            free_places[pips.index()] = free_places[pips.index()].saturating_sub(1);
        }
        free_places
    }

    /// In how many ways the dice not yet rolled can fall after one that shows this, for each number, so that
    /// no value is shown more than `max_equal` times (MER-17.5): how likely this value is.
    pub(crate) fn ways(&self, max_equal: u8) -> [u32; 6] {
        let free_places = self.free_places(max_equal);
        let left = self.all().iter().filter(|shown| shown.is_none()).count();
        let mut values_with = [0; 4];
        for places in free_places {
            match values_with.get_mut(usize::from(places)) {
                Some(values) => *values += 1,
                // More than the rules of any box allow: counted one by one.
                None => return [0, 1, 2, 3, 4, 5].map(|value| ways_after(free_places, value, left)),
            }
        }
        // Numbers that may come up equally often are equally likely.
        let likely = [0, 1, 2, 3].map(|places| few_ways_after(values_with, places, left));
        free_places.map(|places| likely[usize::from(places)])
    }
}

/// In how many ways the other dice can fall if one of `dice` shows `value`.
fn ways_after(mut free_places: [u8; 6], value: usize, dice: usize) -> u32 {
    let (Some(places), Some(left)) = (free_places[value].checked_sub(1), dice.checked_sub(1)) else {
        return 0;
    };
    free_places[value] = places;
    ways_to_fill(&free_places, left)
}

/// The same for a value that may come up `places` times, if so many values may come up not at all, once, twice
/// and three times.
fn few_ways_after(mut values_with: [u32; 4], places: usize, dice: usize) -> u32 {
    let (Some(less), Some(left)) = (places.checked_sub(1), dice.checked_sub(1)) else { return 0 };
    if values_with[places] == 0 {
        return 0;
    }
    values_with[places] -= 1;
    values_with[less] += 1;
    few_ways_to_fill(values_with, left)
}

/// The same as [`ways_to_fill`] at once, for values that may come up three times at most: all ways to show
/// values that may come up, but for those in which one of them comes up too often. That is one value at most,
/// but for two pairs of four dice.
fn few_ways_to_fill(values_with: [u32; 4], dice: usize) -> u32 {
    let [none, ones, twos, threes] = values_with;
    let possible = 6 - none;
    let others = possible.saturating_sub(1);
    match dice {
        0 => 1,
        1 => possible,
        2 => possible * possible - ones,
        // Too often is twice or three times for one value, three times for another.
        3 => possible.pow(3) - ones * (3 * others + 1) - twos,
        _ => {
            let pairs = ones * ones.saturating_sub(1) / 2;
            let too_often = ones * (6 * others * others + 4 * others + 1) + twos * (4 * others + 1) + threes;
            // Two pairs of such values were counted once for each.
            possible.pow(4) + 6 * pairs - too_often
        }
    }
}

/// In how many ways `dice` can fall, if value `v` may come up `free_places[v]` times at most.
fn ways_to_fill(free_places: &[u8; 6], dice: usize) -> u32 {
    // The binomial coefficients: in how many ways some of n dice can be chosen.
    const CHOOSE: [[u32; Dice::MOST]; Dice::MOST] =
        [[1, 0, 0, 0, 0], [1, 1, 0, 0, 0], [1, 2, 1, 0, 0], [1, 3, 3, 1, 0], [1, 4, 6, 4, 1]];
    // ways[n]: in how many ways n dice show only the values looked at so far.
    let mut ways = [1, 0, 0, 0, 0];
    for &places in free_places {
        for n in (1..=dice).rev() {
            ways[n] = (0..=n.min(usize::from(places))).map(|these| ways[n - these] * CHOOSE[n][these]).sum();
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
            let free_places = [0, 1, 2, 3, 4, 5].map(|value| (kinds / 4_u32.pow(value) % 4) as u8);
            let values_with =
                [0, 1, 2, 3].map(|places| free_places.iter().filter(|&&own| own == places).count() as u32);
            for dice in 0..Dice::MOST {
                assert_eq!(
                    few_ways_to_fill(values_with, dice),
                    ways_to_fill(&free_places, dice),
                    "{free_places:?} {dice}"
                );
            }
        }
    }
}
