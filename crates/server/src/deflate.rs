//! Deflate for the short texts that events are made of.
//!
//! Each text begins with an empty window and ends at a byte, so that such stretches may follow one another in any stream. A library
//! has to clear the 128 KB of its tables for each of them, which took a fifth of all the house does for a move. Here a table is
//! never cleared: the bytes of all texts are numbered, and whatever has a number from before this text is none of it.

use std::cell::RefCell;

/// The places of the last four bytes of each sum are remembered.
const SUMS: usize = 1 << SUM_BITS;
const SUM_BITS: u32 = 12;

/// What a repetition has at least and at most, and how far back it may lie.
const SHORTEST: usize = 4;
const LONGEST: usize = 258;
const FURTHEST: u32 = 32_768;

/// Some bits to be written, the first one lowest, and how many.
type Code = (u32, u32);

/// The codes of letters, the end and the lengths of repetitions, as every reader of deflate knows them.
static SYMBOLS: [Code; 286] = symbols();

/// The code of each length, with the bits that follow it.
static LENGTHS: [Code; LONGEST + 1] = lengths();

/// The symbol that ends a block.
const END: usize = 256;

/// Where texts are compressed, one after the other.
struct Places {
    /// The number of the first byte of the text.
    begin: u32,
    /// By the sum of four bytes: the number of the first of them.
    last: Box<[u32; SUMS]>,
}

thread_local! {
    static PLACES: RefCell<Places> = RefCell::new(Places { begin: 1, last: Box::new([0; SUMS]) });
}

/// Adds a text to a stream of deflate.
pub(crate) fn append(text: &[u8], to: &mut Vec<u8>) {
    PLACES.with_borrow_mut(|places| {
        let length = u32::try_from(text.len()).expect("no text has four gigabytes");
        if places.begin.checked_add(length).is_none() {
            (places.begin, *places.last) = (1, [0; SUMS]);
        }
        to.reserve(text.len() / 2 + 16);
        let mut bits = Bits { to, held: 0, count: 0 };
        // A block with the codes everybody knows, and others follow.
        bits.put((0b010, 3));
        places.write(text, &mut bits);
        bits.put(SYMBOLS[END]);
        // An empty block of plain bytes, which begins at the next byte.
        bits.put((0, 3));
        bits.end();
        to.extend([0, 0, 0xFF, 0xFF]);
        places.begin += length;
    });
}

impl Places {
    fn write(&mut self, text: &[u8], bits: &mut Bits<'_>) {
        let mut at = 0;
        while let Some(four) = text.get(at..at + SHORTEST) {
            let four = u32::from_le_bytes(four.try_into().expect("four bytes"));
            let sum = (four.wrapping_mul(0x9E37_79B1) >> (32 - SUM_BITS)) as usize;
            let here = self.begin + at as u32;
            let before = std::mem::replace(&mut self.last[sum], here);
            let length = match before.checked_sub(self.begin) {
                Some(place) if here - before <= FURTHEST => repeated(text, place as usize, at),
                Some(_) | None => 0,
            };
            if length < SHORTEST {
                bits.put(SYMBOLS[usize::from(text[at])]);
                at += 1;
            } else {
                bits.put(LENGTHS[length]);
                bits.put(distance(here - before));
                at += length;
            }
        }
        text[at..].iter().for_each(|&byte| bits.put(SYMBOLS[usize::from(byte)]));
    }
}

/// How many bytes from one place on are the same as from another.
fn repeated(text: &[u8], before: usize, at: usize) -> usize {
    let (old, new) = (&text[before..], &text[at..]);
    let most = new.len().min(LONGEST);
    let eight = |text: &[u8], from: usize| {
        Some(u64::from_le_bytes(text.get(from..from + 8)?.try_into().expect("eight bytes")))
    };
    let mut length = 0;
    while let (Some(one), Some(other)) = (eight(old, length), eight(new, length)) {
        if one != other || length >= most {
            return (length + ((one ^ other).trailing_zeros() / 8) as usize).min(most);
        }
        length += 8;
    }
    let rest = old[length..].iter().zip(&new[length..]).take_while(|(one, other)| one == other).count();
    (length + rest).min(most)
}

/// The code of a distance, with the bits that follow it.
fn distance(distance: u32) -> Code {
    let back = distance - 1;
    let more = back.checked_ilog2().unwrap_or_default().saturating_sub(1);
    let symbol = 2 * more + (back >> more);
    (reversed(symbol, 5) | (back & ((1 << more) - 1)) << 5, 5 + more)
}

/// Bits on the way into bytes.
struct Bits<'a> {
    to: &'a mut Vec<u8>,
    held: u64,
    count: u32,
}

impl Bits<'_> {
    fn put(&mut self, (bits, count): Code) {
        self.held |= u64::from(bits) << self.count;
        self.count += count;
        if self.count >= 32 {
            self.to.extend_from_slice(&(self.held as u32).to_le_bytes());
            self.held >>= 32;
            self.count -= 32;
        }
    }

    /// Writes what is held, up to a whole byte.
    fn end(self) {
        let bytes = self.count.div_ceil(8) as usize;
        self.to.extend_from_slice(&self.held.to_le_bytes()[..bytes]);
    }
}

const fn symbols() -> [Code; 286] {
    let mut all = [(0, 0); 286];
    let mut symbol: u32 = 0;
    while symbol < 286 {
        let (code, count) = match symbol {
            0..144 => (0x30 + symbol, 8),
            144..256 => (0x190 + symbol - 144, 9),
            256..280 => (symbol - 256, 7),
            _ => (0xC0 + symbol - 280, 8),
        };
        all[symbol as usize] = (reversed(code, count), count);
        symbol += 1;
    }
    all
}

const fn lengths() -> [Code; LONGEST + 1] {
    let (mut all, symbols) = ([(0, 0); LONGEST + 1], symbols());
    let mut length = 3;
    while length < LONGEST {
        let beyond = length as u32 - 3;
        let more = if beyond < 8 { 0 } else { beyond.ilog2() - 2 };
        let (code, count) = symbols[(257 + 4 * more + (beyond >> more)) as usize];
        all[length] = (code | (beyond & ((1 << more) - 1)) << count, count + more);
        length += 1;
    }
    all[LONGEST] = symbols[285];
    all
}

/// Codes are written from their highest bit on.
const fn reversed(code: u32, count: u32) -> u32 {
    code.reverse_bits() >> (32 - count)
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::{Decompress, FlushDecompress};
    use table::{below, generator};

    #[test]
    fn texts_can_be_read_again_whatever_they_repeat() {
        let mut rng = generator(1);
        let (mut plain, mut packed) = (Vec::new(), Vec::new());
        for length in (0..600).chain([5_000, 40_000, 200_000]) {
            // Few and many different bytes: long and short repetitions, near and far.
            let letters = 1 + below(250, &mut rng);
            let mut text: Vec<u8> = (0..length).map(|_| below(letters, &mut rng) as u8).collect();
            for _ in 0..length / 40 {
                let [from, to] = [(); 2].map(|()| below(length as u64, &mut rng) as usize);
                let most = (length - from.max(to)).min(below(600, &mut rng) as usize);
                text.copy_within(from..from + most, to);
            }
            append(&text, &mut packed);
            plain.extend(text);
        }
        let mut read = Vec::with_capacity(plain.len() + 1);
        Decompress::new(false).decompress_vec(&packed, &mut read, FlushDecompress::Sync).unwrap();
        assert!(read == plain);
    }

    #[test]
    fn repetitions_of_every_length_and_distance_are_found_again() {
        for (distance, length) in (1..300).map(|step| (step * 109, step)) {
            let mut text: Vec<u8> = (0..distance).map(|byte| (byte * 7 + byte / 31) as u8).collect();
            text.extend_from_within(..length.min(distance));
            let mut packed = Vec::new();
            append(&text, &mut packed);
            let mut read = Vec::with_capacity(text.len() + 1);
            Decompress::new(false).decompress_vec(&packed, &mut read, FlushDecompress::Sync).unwrap();
            assert!(read == text, "{length} bytes, {distance} back");
        }
    }

    #[test]
    fn numbers_may_run_out() {
        PLACES.with_borrow_mut(|places| places.begin = u32::MAX - 100);
        let text = b"round and round and round the table".repeat(4);
        let mut packed = Vec::new();
        append(&text, &mut packed);
        append(&text, &mut packed);
        let mut read = Vec::with_capacity(1_000);
        Decompress::new(false).decompress_vec(&packed, &mut read, FlushDecompress::Sync).unwrap();
        assert_eq!(read, text.repeat(2));
        assert!(packed.len() < text.len());
    }
}
