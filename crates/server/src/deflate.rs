//! A Deflate (RFC 1951) compressor for the short texts of which events consist.
//!
//! Each text is compressed with an empty window and ends with a sync flush, so that compressed texts can be
//! concatenated in any order. A library clears 128 KB of tables for each text, which took a fifth of the
//! instructions of a move. Here the hash table is never cleared: the bytes of all texts are numbered
//! consecutively, and an entry below the first number of this text is ignored.

use std::cell::RefCell;

/// The size of the hash table of 4-byte sequences.
const HASHES: usize = 1 << HASH_BITS;
const HASH_BITS: u32 = 12;

/// The shortest match that is used, the longest that can be encoded, and the largest distance.
const MIN_MATCH: usize = 4;
const MAX_MATCH: usize = 258;
const WINDOW: u32 = 32_768;

/// A code: its bits, the first one lowest, and their number.
type Code = (u32, u32);

/// The fixed Huffman codes of the literal/length alphabet (RFC 1951, 3.2.6).
static SYMBOLS: [Code; 286] = symbols();

/// The code of each match length, including its extra bits.
static LENGTHS: [Code; MAX_MATCH + 1] = lengths();

/// The end-of-block symbol.
const END_OF_BLOCK: usize = 256;

/// The hash table in which matches are found.
struct MatchTable {
    /// The number of the first byte of the current text.
    begin: u32,
    /// For each hash of a 4-byte sequence, the number of the first byte of its latest occurrence.
    heads: Box<[u32; HASHES]>,
}

thread_local! {
    static MATCHES: RefCell<MatchTable> = RefCell::new(MatchTable { begin: 1, heads: Box::new([0; HASHES]) });
}

/// Appends a text to a Deflate stream.
pub(crate) fn append(text: &[u8], to: &mut Vec<u8>) {
    MATCHES.with_borrow_mut(|table| {
        let length = u32::try_from(text.len()).expect("no text has four gigabytes");
        if table.begin.checked_add(length).is_none() {
            (table.begin, *table.heads) = (1, [0; HASHES]);
        }
        to.reserve(text.len() / 2 + 16);
        let mut bits = Bits { to, held: 0, count: 0 };
        // The header of a fixed Huffman block that is not the last.
        bits.put((0b010, 3));
        table.write(text, &mut bits);
        bits.put(SYMBOLS[END_OF_BLOCK]);
        // An empty stored block, that is a sync flush: its length begins at a byte boundary.
        bits.put((0, 3));
        bits.end();
        to.extend([0, 0, 0xFF, 0xFF]);
        table.begin += length;
    });
}

impl MatchTable {
    fn write(&mut self, text: &[u8], bits: &mut Bits<'_>) {
        let mut at = 0;
        while let Some(four) = text.get(at..at + MIN_MATCH) {
            let four = u32::from_le_bytes(four.try_into().expect("four bytes"));
            let hash = (four.wrapping_mul(0x9E37_79B1) >> (32 - HASH_BITS)) as usize;
            let here = self.begin + at as u32;
            let before = std::mem::replace(&mut self.heads[hash], here);
            let length = match before.checked_sub(self.begin) {
                Some(place) if here - before <= WINDOW => match_length(text, place as usize, at),
                Some(_) | None => 0,
            };
            if length < MIN_MATCH {
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

/// The length of the match between two places.
fn match_length(text: &[u8], before: usize, at: usize) -> usize {
    let (old, new) = (&text[before..], &text[at..]);
    let most = new.len().min(MAX_MATCH);
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

/// The code of a distance, including its extra bits.
fn distance(distance: u32) -> Code {
    let back = distance - 1;
    let more = back.checked_ilog2().unwrap_or_default().saturating_sub(1);
    let symbol = 2 * more + (back >> more);
    (reversed(symbol, 5) | (back & ((1 << more) - 1)) << 5, 5 + more)
}

/// Writes bits, the lowest of each byte first.
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

    /// Writes the remaining bits, padded to a whole byte.
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

const fn lengths() -> [Code; MAX_MATCH + 1] {
    let (mut all, symbols) = ([(0, 0); MAX_MATCH + 1], symbols());
    let mut length = 3;
    while length < MAX_MATCH {
        let beyond = length as u32 - 3;
        let more = if beyond < 8 { 0 } else { beyond.ilog2() - 2 };
        let (code, count) = symbols[(257 + 4 * more + (beyond >> more)) as usize];
        all[length] = (code | (beyond & ((1 << more) - 1)) << count, count + more);
        length += 1;
    }
    all[MAX_MATCH] = symbols[285];
    all
}

/// Reverses a Huffman code: these are written from their highest bit on.
const fn reversed(code: u32, count: u32) -> u32 {
    code.reverse_bits() >> (32 - count)
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::{Decompress, FlushDecompress};
    use table::{below, generator};

    #[test]
    fn texts_are_decompressed_to_themselves() {
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
    fn matches_of_every_length_and_distance_are_decompressed() {
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
    fn the_table_is_cleared_when_numbers_run_out() {
        MATCHES.with_borrow_mut(|table| table.begin = u32::MAX - 100);
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
