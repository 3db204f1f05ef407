//! The proof of the dice of a record, as lines of its head; see [`crate::verify`].
//!
//! A player's word is either given in the clear, or sealed: the seat first publishes its commitment, the SHA-256 hash
//! of `tafelrunde word 1`, a salt of 64 hexadecimal digits and the word, each on a line of its own and no line break at
//! the end. The word and its salt are revealed only after every seat is fixed, so nobody chooses a word that fits
//! another one.

use crate::fair::hexadecimal;
use crate::{Seat, Unreadable, from_hexadecimal};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fmt::{self, Display, Write};
use std::str::FromStr;

/// The word of a seat that has none, such as a bot's, or that was withheld: always the same, so that nobody can choose
/// it.
pub const NO_WORD: &str = "-";

/// Proves that the house did not steer its dice; see [`crate::verify`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    /// The hash of the secret, published before the game.
    pub commitment: String,
    /// The word of each seat.
    pub words: Vec<String>,
    /// The seats that sealed their word before any was revealed.
    pub sealed: BTreeMap<Seat, Sealed>,
    /// The secret, revealed after the game.
    pub secret: Option<[u8; 32]>,
    /// How many moves were taken over from another game: these dice decided only what came after them.
    pub given: usize,
}

/// A word that was fixed before it was revealed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sealed {
    /// What was published instead of the word; see [`Sealed::commitment_to`].
    pub commitment: String,
    /// The salt, revealed together with the word; `None` if the word was withheld.
    pub salt: Option<String>,
}

impl Sealed {
    /// The commitment to a word with a salt, in hexadecimal.
    pub fn commitment_to(salt: &str, word: &str) -> String {
        hexadecimal(&Sha256::digest(format!("tafelrunde word 1\n{salt}\n{word}")))
    }
}

/// Whether a text is a hash or a salt as we write them: 64 lower-case hexadecimal digits.
pub fn is_hash(text: &str) -> bool {
    text.len() == 64 && text.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f'))
}

/// What is wrong with the lines of a proof.
pub(crate) enum NotAProof {
    /// A line beginning with this word was expected.
    Expected(&'static str),
    /// A part of a line cannot be parsed.
    Unreadable(Unreadable),
}

/// The rest of the line with this index, if it begins with this word.
fn head<'a>(lines: &[&'a str], at: usize, word: &'static str) -> Result<&'a str, (usize, NotAProof)> {
    let rest = lines.get(at).and_then(|line| line.strip_prefix(word)?.strip_prefix(' '));
    rest.ok_or((at, NotAProof::Expected(word)))
}

fn unreadable(at: usize, what: &'static str, found: &str) -> (usize, NotAProof) {
    (at, NotAProof::Unreadable(Unreadable::new(what, found)))
}

impl Proof {
    /// Parses a proof at the start of these lines; what follows it does not matter. An error comes with the index of
    /// its line.
    pub(crate) fn read(lines: &[&str], players: usize) -> Result<Self, (usize, NotAProof)> {
        let commitment = head(lines, 0, "dice")?.to_owned();
        let mut words = Vec::new();
        for seat in Seat::all(players) {
            let at = 1 + seat.index();
            let (number, word) =
                head(lines, at, "word")?.split_once(' ').ok_or((at, NotAProof::Expected("word")))?;
            if number != seat.to_string() || word.contains(char::is_control) {
                return Err((at, NotAProof::Expected("word")));
            }
            words.push(word.to_owned());
        }
        let mut at = 1 + players;
        let mut sealed = BTreeMap::new();
        while let Ok(rest) = head(lines, at, "sealed") {
            let (seat, word) = read_sealed(rest).ok_or_else(|| unreadable(at, "sealed word", rest))?;
            let in_order = sealed.last_key_value().is_none_or(|(&last, _)| last < seat);
            if seat.index() >= players || !in_order {
                return Err(unreadable(at, "sealed word", rest));
            }
            sealed.insert(seat, word);
            at += 1;
        }
        let secret = match head(lines, at, "secret") {
            Err(_) => None,
            Ok(digits) => Some(from_hexadecimal(digits).ok_or_else(|| unreadable(at, "secret", digits))?),
        };
        at += usize::from(secret.is_some());
        let given = match head(lines, at, "given") {
            Err(_) => 0,
            Ok(number) => match number.parse::<usize>() {
                Ok(given) if given > 0 && given.to_string() == number => given,
                _ => return Err(unreadable(at, "count", number)),
            },
        };
        Ok(Self { commitment, words, sealed, secret, given })
    }

    /// How many lines it has in the head of a record for so many players.
    pub(crate) fn lines(&self, players: usize) -> usize {
        let shown = usize::from(self.secret.is_some()) + usize::from(self.given > 0);
        1 + players + self.sealed.len() + shown
    }

    /// The hash of everything that was fixed before any sealed word was revealed: the hash of the secret, the
    /// commitment or the plain word of each seat, and the moves taken over, as lines of a record. A house publishes it
    /// before the game.
    pub fn published<'a>(&self, moves: impl IntoIterator<Item = &'a str>) -> String {
        let mut text = format!("tafelrunde published 1\ndice {}\n", self.commitment);
        let line = |text: &mut String, line: fmt::Arguments<'_>| {
            text.write_fmt(line).expect("a string takes everything");
        };
        for (number, word) in self.words.iter().enumerate() {
            let seat = Seat::new(number);
            match self.sealed.get(&seat) {
                Some(sealed) => line(&mut text, format_args!("sealed {seat} {}\n", sealed.commitment)),
                None => line(&mut text, format_args!("word {seat} {word}\n")),
            }
        }
        if self.given > 0 {
            line(&mut text, format_args!("given {}\n", self.given));
            for made in moves.into_iter().take(self.given) {
                line(&mut text, format_args!("{made}\n"));
            }
        }
        hexadecimal(&Sha256::digest(text))
    }
}

/// Parses the rest of a line `sealed`: seat, commitment, and the salt unless the word was withheld.
fn read_sealed(rest: &str) -> Option<(Seat, Sealed)> {
    let mut parts = rest.split(' ');
    let seat = parts.next()?.parse().ok()?;
    let commitment = parts.next().filter(|text| is_hash(text))?.to_owned();
    let salt = match parts.next() {
        None => None,
        Some(salt) => Some(is_hash(salt).then(|| salt.to_owned())?),
    };
    parts.next().is_none().then_some((seat, Sealed { commitment, salt }))
}

/// As in the head of a record.
impl Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "dice {}", self.commitment)?;
        for (number, word) in self.words.iter().enumerate() {
            writeln!(f, "word {} {}", Seat::new(number), word.replace(char::is_control, " "))?;
        }
        for (seat, Sealed { commitment, salt }) in &self.sealed {
            match salt {
                Some(salt) => writeln!(f, "sealed {seat} {commitment} {salt}")?,
                None => writeln!(f, "sealed {seat} {commitment}")?,
            }
        }
        if let Some(secret) = &self.secret {
            writeln!(f, "secret {}", hexadecimal(secret))?;
        }
        if self.given > 0 {
            writeln!(f, "given {}", self.given)?;
        }
        Ok(())
    }
}

impl FromStr for Proof {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let lines: Vec<&str> = text.lines().collect();
        let players = lines.iter().filter(|line| line.starts_with("word ")).count();
        if players > Seat::MOST {
            return Err(Unreadable::new("seat", players.to_string()));
        }
        Self::read(&lines, players).map_err(|(at, wrong)| match wrong {
            NotAProof::Expected(word) => Unreadable::new(word, lines.get(at).copied().unwrap_or_default()),
            NotAProof::Unreadable(problem) => problem,
        })
    }
}
