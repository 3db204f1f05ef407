//! Networks as files.
//!
//! A line of text (`tafelrunde network 1 artus 2 25 408`: game, players, points per unit, inputs), then all
//! weights as 16-bit numbers, little-endian: a row of the first layer for each input, leads, its biases, a
//! row of the second layer for each unit, its biases, a row of the last layer for each output, its biases.
//! Fixed point: 1024 stands for 1.0.
//!
//! Networks for any number of players begin with `tafelrunde network 2 merlin 4 15 2000 40`: players at most,
//! and at the end the number of parts of judgements; these stand behind the leads, and behind everything else
//! stands a row of the weights of leads and parts for each output.
//!
//! Where the first line ends with ` bytes`, the rows of the first layer are 8-bit numbers in which 64 stands
//! for 1.0: half as large, and as good.

use super::layers::{Row, Rows};
use super::{FIRST, Kind, Network, ONE, SECOND};
use std::fmt;

/// By how much an 8-bit weight is multiplied to give a 16-bit one.
const STEP: i16 = (ONE / 64) as i16;

/// Why a file is no network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadNetwork {
    /// It does not begin as one.
    Head,
    /// The weights have the first number of bytes; the second was expected.
    Size(usize, usize),
    /// Weights are so large that sums of them may not fit.
    TooLarge,
}

impl fmt::Display for BadNetwork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Head => f.write_str(
                "the file does not begin with `tafelrunde network`, 1 or 2, a game, players, a unit of points and a number of inputs, or more follows than its version knows",
            ),
            Self::Size(is, wanted) => {
                write!(f, "the file has {is} bytes of weights, its first line asks for {wanted}")
            }
            Self::TooLarge => f.write_str("the weights of a unit are too large together"),
        }
    }
}

impl std::error::Error for BadNetwork {}

impl Network {
    /// Reads a network.
    ///
    /// # Errors
    /// If the bytes are none.
    pub fn read(bytes: &[u8]) -> Result<Self, BadNetwork> {
        let end = bytes.iter().take(200).position(|&byte| byte == b'\n').ok_or(BadNetwork::Head)?;
        let (head, weights) = (Head::read(&bytes[..end])?, &bytes[end + 1..]);
        let wanted = head.size_of_first() + 2 * head.further_weights();
        if weights.len() != wanted {
            return Err(BadNetwork::Size(weights.len(), wanted));
        }
        let network = head.with_weights(weights);
        if network.overflows() { Err(BadNetwork::TooLarge) } else { Ok(network) }
    }

    /// Whether sums of weights may not fit.
    fn overflows(&self) -> bool {
        // What a unit of the second layer sums up at most: every unit before it and its own bias, each up to 1.
        let sum =
            |weights: &mut dyn Iterator<Item = i16>| weights.map(|one| i64::from(one).abs()).sum::<i64>();
        let room = i64::from(i32::MAX / ONE) - i64::from(i16::MAX);
        let overflows = |weights: &Row| sum(&mut weights.iter().copied()) > room;
        // And one of the first layer of leads and parts, each of which is a 16-bit number.
        let leads_overflow = |unit: usize| {
            sum(&mut self.leads.iter().map(|weights| weights[unit])) > i64::from(i32::MAX) / (1 << 15)
        };
        self.second.iter().any(overflows) || (0..FIRST).any(leads_overflow)
    }
}

/// What the first line of a file says.
struct Head {
    kind: Kind,
    game: String,
    players: usize,
    unit: usize,
    inputs: usize,
    parts: usize,
    /// Whether the rows of the first layer are 8-bit numbers.
    in_bytes: bool,
}

impl Head {
    /// Reads the first line.
    fn read(line: &[u8]) -> Result<Self, BadNetwork> {
        let line = std::str::from_utf8(line).map_err(|_| BadNetwork::Head)?;
        let mut words = line.strip_prefix("tafelrunde network ").ok_or(BadNetwork::Head)?.split(' ');
        let kind = match words.next() {
            Some("1") => Kind::Points,
            Some("2") => Kind::Judged,
            Some(_) | None => return Err(BadNetwork::Head),
        };
        let game = words.next().ok_or(BadNetwork::Head)?.to_owned();
        let mut number = || words.next().and_then(|word| word.parse::<usize>().ok()).ok_or(BadNetwork::Head);
        let (players, unit, inputs) = (number()?, number()?, number()?);
        let parts = if kind == Kind::Judged { number()? } else { 0 };
        let in_bytes = match words.next() {
            None => false,
            Some("bytes") => true,
            Some(_) => return Err(BadNetwork::Head),
        };
        let fits = (2..=table::Seat::MOST).contains(&players)
            && (1..=1000).contains(&unit)
            && parts <= crate::inputs::MOST_PARTS;
        if !fits || inputs > crate::inputs::MOST || words.next().is_some() {
            return Err(BadNetwork::Head);
        }
        Ok(Self { kind, game, players, unit, inputs, parts, in_bytes })
    }

    /// Leads and parts of judgements.
    const fn quantities(&self) -> usize {
        2 * (self.players - 1) + self.parts
    }

    const fn outputs(&self) -> usize {
        2 * self.players
    }

    /// How many quantities go straight to each output.
    const fn straight(&self) -> usize {
        match self.kind {
            Kind::Points => 0,
            Kind::Judged => self.quantities(),
        }
    }

    /// The bytes of the rows of the first layer.
    const fn size_of_first(&self) -> usize {
        self.inputs * FIRST * if self.in_bytes { 1 } else { 2 }
    }

    /// How many weights follow these rows.
    const fn further_weights(&self) -> usize {
        (self.quantities() + 1) * FIRST
            + (FIRST + 1) * SECOND
            + self.outputs() * (SECOND + 1 + self.straight())
    }

    /// The network of this head and these weights, as many as it asks for.
    fn with_weights(self, weights: &[u8]) -> Network {
        let (first, weights) = weights.split_at(self.size_of_first());
        let number = |two: &[u8]| i16::from_le_bytes([two[0], two[1]]);
        let first: Vec<Row> = if self.in_bytes {
            let row = |row: &[u8]| std::array::from_fn(|unit| STEP * i16::from(row[unit].cast_signed()));
            first.chunks_exact(FIRST).map(row).collect()
        } else {
            let row = |row: &[u8]| std::array::from_fn(|unit| number(&row[2 * unit..]));
            first.chunks_exact(2 * FIRST).map(row).collect()
        };
        let (outputs, straight) = (self.outputs(), self.straight());
        let mut weights = weights.chunks_exact(2).map(number);
        let mut next = || weights.next().expect("they were counted");
        let mut row = || std::array::from_fn(|_| next());
        let leads: Vec<Row> = (0..self.quantities()).map(|_| row()).collect();
        let first_bias = row();
        let second: Vec<Row> = (0..SECOND).map(|_| row()).collect();
        let mut row = || std::array::from_fn(|_| next());
        let second_bias = row();
        let last = (0..outputs).map(|_| row()).collect();
        let last_bias = (0..outputs).map(|_| next()).collect();
        let straight = match self.kind {
            Kind::Points => Vec::new(),
            Kind::Judged => (0..outputs).map(|_| (0..straight).map(|_| next()).collect()).collect(),
        };
        let Self { kind, game, players, unit, parts, .. } = self;
        Network {
            game,
            kind,
            players,
            parts,
            unit: unit as i32,
            first: Rows::new(first),
            leads,
            first_bias,
            second,
            second_bias,
            last,
            last_bias,
            straight,
        }
    }
}
