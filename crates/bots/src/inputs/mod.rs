//! What a network is shown of a game: one file for each game.
//!
//! A network reads a fixed list of inputs, of which some are on, and how many points everybody has. They come
//! from what a seat may know and from nothing else, so two games that a seat cannot tell apart have equal
//! inputs. Seats stand in the order of play, beginning with the one that looks.

mod artus;
mod camelot;
mod merlin;

use crate::network::shipped;
use crate::{Judge, Network};
use games::Listed;
use std::ptr;
use table::{Eye, Seat};

/// How many inputs a game can have at most.
pub(crate) const MOST: usize = 4096;
const WORDS: usize = MOST / 64;
/// How many quantities besides points and judgements a game can have at most.
pub(crate) const MOST_PARTS: usize = 128;

/// What a seat knows, as a network reads it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Inputs {
    bits: [u64; WORDS],
    /// How many inputs there are, on or off.
    count: usize,
    /// How many play.
    players: usize,
    /// Everybody's points so far, beginning with the seat that looks.
    points: [i32; Seat::MOST],
    /// What everybody has as the judge sees it, in hundredths of a point.
    judged: [i32; Seat::MOST],
    /// What these judgements are made of, and other quantities, in hundredths of a point.
    parts: [i16; MOST_PARTS],
    /// How many parts there are.
    parts_count: usize,
}

impl Inputs {
    const fn new() -> Self {
        Self {
            bits: [0; WORDS],
            count: 0,
            players: 0,
            points: [0; Seat::MOST],
            judged: [0; Seat::MOST],
            parts: [0; MOST_PARTS],
            parts_count: 0,
        }
    }

    /// How many inputs there are, on or off.
    pub const fn count(&self) -> usize {
        self.count
    }

    /// How many play.
    pub const fn players(&self) -> usize {
        self.players
    }

    /// Those that are on, ascending.
    pub fn on(&self) -> impl Iterator<Item = usize> + '_ {
        self.ones(|word| self.bits[word])
    }

    /// Those that are on here and off there.
    pub(crate) fn without<'a>(&'a self, other: &'a Self) -> impl Iterator<Item = usize> + 'a {
        self.ones(|word| self.bits[word] & !other.bits[word])
    }

    /// The places of all bits that are on, as far as there are inputs.
    fn ones<'a>(&self, bits: impl Fn(usize) -> u64 + 'a) -> impl Iterator<Item = usize> + 'a {
        (0..self.count.div_ceil(64)).flat_map(move |word| {
            let mut left = bits(word);
            std::iter::from_fn(move || {
                let bit = left.trailing_zeros() as usize;
                (left != 0).then(|| {
                    left &= left - 1;
                    word * 64 + bit
                })
            })
        })
    }

    /// Points of a seat, counted from the one that looks.
    pub fn points(&self, place: usize) -> i32 {
        self.points[place]
    }

    /// What a seat has as the judge sees it, in hundredths of a point, counted from the one that looks.
    pub fn judged(&self, place: usize) -> i32 {
        self.judged[place]
    }

    /// What the judgements are made of, and other quantities, in hundredths of a point.
    pub fn parts(&self) -> &[i16] {
        &self.parts[..self.parts_count]
    }

    /// The inputs as bits, the first one lowest.
    pub(crate) fn bits(&self) -> &[u64] {
        &self.bits[..self.count.div_ceil(64)]
    }

    /// Appends a quantity.
    pub(crate) fn part(&mut self, points: f64) {
        self.parts[self.parts_count] = (100.0 * points) as i16;
        self.parts_count += 1;
    }

    /// Appends what `read` writes about everybody, beginning with the seat that looks; seats that nobody has
    /// are blank, so that games for any number of players have the same inputs.
    pub(crate) fn of_seats(
        &mut self,
        most: usize,
        players: usize,
        me: Seat,
        mut read: impl FnMut(Seat, &mut Self),
    ) {
        let (mut size, mut parts) = (0, 0);
        for seat in around(players, me) {
            let (count, parts_count) = (self.count, self.parts_count);
            read(seat, self);
            (size, parts) = (self.count - count, self.parts_count - parts_count);
        }
        self.count += size * (most - players);
        self.parts_count += parts * (most - players);
    }

    /// Appends `size` inputs, of which those with these numbers are on.
    pub(crate) fn some(&mut self, size: usize, on: impl IntoIterator<Item = usize>) {
        for number in on {
            debug_assert!(number < size, "input {number} of {size}");
            let place = self.count + number;
            self.bits[place / 64] |= 1 << (place % 64);
        }
        self.count += size;
    }

    /// Appends `size` inputs, of which one is on.
    pub(crate) fn one(&mut self, size: usize, on: usize) {
        self.some(size, [on]);
    }

    /// Appends an input.
    pub(crate) fn whether(&mut self, on: bool) {
        self.some(1, on.then_some(0));
    }

    /// Appends one input for each number from 1 to `most`, on if the count is at least that number.
    pub(crate) fn at_least(&mut self, most: usize, count: usize) {
        self.some(most, 0..count.min(most));
    }
}

/// The seats in the order of play, beginning with this one.
pub(crate) fn around(players: usize, me: Seat) -> impl Iterator<Item = Seat> {
    (0..players).map(move |place| Seat::new((me.index() + place) % players))
}

/// A game that a network can look at.
pub trait Readable: Listed {
    /// How many players one network can serve: as many as the game is for, or `None` if there is one for each
    /// number of players.
    const SEATS: Option<usize>;

    /// Writes down what a seat knows. The number of inputs depends on the number of players alone, and not
    /// even on that if one network serves all of them.
    fn read(view: &Self::View<'_>, me: Seat, inputs: &mut Inputs);

    /// Everybody's points so far, as the seat that looks knows them.
    fn points(view: &Self::View<'_>, seat: Seat) -> i32;

    /// The options of games to learn from with this number of players; half of the games are played as usual.
    fn to_learn(players: usize) -> Vec<Self::Options> {
        let with_players = |options: &Self::Options| Self::setup(options).players() == players;
        let mut all: Vec<_> = Self::every_option(Self::printed()).into_iter().filter(with_players).collect();
        if let Ok(usual) = Self::read_options(&format!("players={players}"), Self::printed()) {
            all.extend(std::iter::repeat_n(usual, all.len()));
        }
        all
    }

    /// The network of the program that was taught this game; `None` where other components are played with
    /// than the printed ones.
    fn network(&self) -> Option<&'static Network> {
        let is_printed = ptr::eq(Self::components_of(&self.options()), Self::printed());
        is_printed.then(|| shipped(Self::ID, self.players())).flatten()
    }
}

/// What a seat knows of a game.
pub fn inputs<G: Judge>(game: &G, me: Seat) -> Inputs {
    let (view, players, mut inputs) = (game.view(Eye::Seat(me)), game.players(), Inputs::new());
    inputs.players = players;
    G::read(&view, me, &mut inputs);
    let mut place = 0;
    inputs.of_seats(G::SEATS.unwrap_or(players), players, me, |seat, inputs| {
        inputs.points[place] = G::points(&view, seat);
        let worth = G::worth_in_parts(&view, seat, &mut |part| inputs.part(part));
        inputs.judged[place] = (100.0 * worth) as i32;
        place += 1;
    });
    debug_assert!(inputs.count <= MOST, "{} inputs", inputs.count);
    inputs
}

/// The number of inputs of a game with this number of players.
pub fn count<G: Judge>(options: &G::Options) -> usize {
    inputs(&G::setup(options), Seat::new(0)).count()
}

#[cfg(test)]
mod tests;
