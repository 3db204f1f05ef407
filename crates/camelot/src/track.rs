//! The order track, read from top to bottom (CAM-3.8, CAM-6.14).

use crate::colours::Colour;
use std::fmt;

/// The magicians on the order track, the top one first.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct OrderTrack {
    /// Fields below `count` hold the first colour, so that equal tracks are equal values.
    colours: [Colour; Colour::COUNT],
    count: u8,
}

impl OrderTrack {
    /// Nobody on the track.
    pub const EMPTY: Self = Self { colours: [Colour::Red; Colour::COUNT], count: 0 };

    /// How many magicians are on the track.
    pub const fn len(self) -> usize {
        self.count as usize
    }

    /// Whether nobody is on the track.
    pub const fn is_empty(self) -> bool {
        self.count == 0
    }

    /// The colours from top to bottom.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Colour> {
        self.colours.into_iter().take(self.len())
    }

    /// The colour on a field, counted from 0 at the top.
    pub fn get(self, place: usize) -> Option<Colour> {
        self.colours[..self.len()].get(place).copied()
    }

    /// The field of a colour, counted from 0 at the top.
    pub fn place(self, colour: Colour) -> Option<usize> {
        self.iter().position(|other| other == colour)
    }

    /// A magician takes the topmost free field.
    pub(crate) fn push(&mut self, colour: Colour) {
        if self.len() < Colour::COUNT {
            self.colours[self.len()] = colour;
            self.count += 1;
        }
    }

    /// The order after predictions of `number` for each colour, with `total` knights sent: exact ones first, then below
    /// descending, then above ascending; of two on one number the outer first, which predicted earlier, from further
    /// down the track (CAM-6.8, CAM-6.9).
    #[must_use]
    pub(crate) fn after(self, number: impl Fn(Colour) -> u8, total: u8) -> Self {
        let mut order = self;
        order.colours[..self.len()].reverse();
        let distance = |colour: &Colour| match number(*colour) {
            below if below <= total => (0, total - below),
            above => (1, above - total),
        };
        // Stable: whoever predicted earlier stays ahead on the same number.
        let colours = &mut order.colours[..order.count as usize];
        for end in 1..colours.len() {
            let mut place = end;
            while place > 0 && distance(&colours[place - 1]) > distance(&colours[place]) {
                colours.swap(place - 1, place);
                place -= 1;
            }
        }
        order
    }
}

impl FromIterator<Colour> for OrderTrack {
    fn from_iter<I: IntoIterator<Item = Colour>>(colours: I) -> Self {
        let mut track = Self::EMPTY;
        colours.into_iter().for_each(|colour| track.push(colour));
        track
    }
}

impl fmt::Debug for OrderTrack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl serde::Serialize for OrderTrack {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl table::Described for OrderTrack {
    fn shape() -> table::Shape {
        table::Shape::List(Box::new(<Colour as table::Described>::shape()))
    }
}
