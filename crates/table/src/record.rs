//! A game as a small text: the save, the replay, the golden test and the bug report.
//!
//! ```text
//! tafelrunde 1
//! game artus
//! components 0123456789abcdef
//! options players=2 mode=beginner
//! seat 1 Anna
//! seat 2 bot:random
//!
//! * start 2
//! 1 place 5
//! end 2 fedcba9876543210
//! ```
//!
//! The last line counts the moves and has a hash of everything above it, so a truncated or changed file is noticed.

use crate::proof::NotAProof;
use crate::{Actor, Fault, Game, Playthrough, Proof, Seat, Unreadable, hexadecimal};
use sha2::{Digest, Sha256};
use std::fmt::{self, Display, Write};

/// The head of a record.
#[derive(Clone, PartialEq, Debug)]
pub struct Header<G: Game> {
    /// How the game was set up.
    pub options: G::Options,
    /// Who sits where; a free text for each seat.
    pub seats: Vec<String>,
    /// The proof of the dice, if the game was played with dice that can be checked.
    pub proof: Option<Proof>,
}

impl<G: Game> Header<G> {
    /// A head without a proof of its dice.
    pub const fn new(options: G::Options, seats: Vec<String>) -> Self {
        Self { options, seats, proof: None }
    }

    /// How many lines the head of a record has, the empty one included.
    fn lines(&self) -> usize {
        let players = G::setup(&self.options).players();
        let proof = self.proof.as_ref().map_or(0, |proof| proof.lines(players));
        4 + players + proof + 1
    }
}

/// A whole game: how it was set up, and every move.
#[derive(Clone, PartialEq, Debug)]
pub struct Record<G: Game> {
    /// Options and seats.
    pub header: Header<G>,
    /// Every move with who made it, chance included.
    pub moves: Vec<(Actor, G::Move)>,
}

/// What is wrong with a record, and in which line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError<G: Game> {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub fault: RecordFault<G>,
}

/// What can be wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordFault<G: Game> {
    /// The first line is not that of a record of this version.
    NotARecord,
    /// A line of the head is missing or out of place: a line beginning with this word was expected, or an empty line if
    /// the word is empty.
    HeadExpected(&'static str),
    /// The record is of another game.
    OtherGame(String),
    /// The game was played with other components.
    OtherComponents {
        /// The components the record names.
        played: String,
        /// The components at hand.
        given: String,
    },
    /// The options do not fit the game.
    Options(Fault),
    /// A part of a line cannot be parsed.
    Unreadable(Unreadable),
    /// The move was not allowed.
    Refused {
        /// The move as it stands in the record.
        choice: G::Move,
        /// Why it is not allowed.
        refusal: G::Refusal,
    },
    /// The last line is missing: the file was truncated.
    CutOff,
    /// There is text after the last line.
    AfterEnd,
    /// The number of moves in the last line is wrong.
    Count {
        /// How many moves the last line says.
        said: usize,
        /// How many there are.
        found: usize,
    },
    /// The hash in the last line does not match the text.
    Changed,
}

impl<G: Game> Display for RecordError<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {:?}", self.line, self.fault)
    }
}

impl<G: Game> std::error::Error for RecordError<G> {}

/// How a record writes a seat without a name.
const NAMELESS: &str = "-";

/// The first 16 hexadecimal digits of the SHA-256 hash of a text.
pub fn fingerprint(text: &str) -> String {
    hexadecimal(&Sha256::digest(text.as_bytes())[..8])
}

/// The game of a record, by its head.
pub fn game_of_record(text: &str) -> Option<&str> {
    let mut lines = text.lines();
    (lines.next()? == "tafelrunde 1").then_some(())?;
    lines.next()?.strip_prefix("game ")
}

impl<G: Game> Record<G> {
    /// Parses a record and checks its hash, but not yet its moves.
    pub fn parse(text: &str, components: &'static G::Components) -> Result<Self, RecordError<G>> {
        Self::read(text, components, true).map_err(|error| {
            // A last line that cannot be parsed and has no line break was truncated.
            let cut_off = error.line == text.lines().count() && !text.ends_with('\n') && error.line > 1;
            if cut_off { RecordError { fault: RecordFault::CutOff, ..error } } else { error }
        })
    }

    /// Parses a record that somebody has edited on purpose: count and hash are not checked, all else is.
    pub fn parse_edited(text: &str, components: &'static G::Components) -> Result<Self, RecordError<G>> {
        Self::read(text, components, false)
    }

    fn read(text: &str, components: &'static G::Components, sealed: bool) -> Result<Self, RecordError<G>> {
        let text = text.replace("\r\n", "\n");
        let lines: Vec<&str> = text.lines().collect();
        let options = read_options(&lines, components)?;
        let header = read_header(&lines, options)?;
        let (moves, end) = read_moves(&lines, header.lines())?;
        if sealed {
            let Some((at, seal)) = end else { return fail(lines.len(), RecordFault::CutOff) };
            check_seal(&text, at, seal, moves.len())?;
        }
        Ok(Self { header, moves })
    }

    /// Replays the record move by move, to the end or to a number of moves.
    pub fn replay(&self, to: Option<usize>) -> Result<Playthrough<G>, RecordError<G>> {
        let mut playthrough = Playthrough::new(self.header.clone());
        for (at, &(who, choice)) in self.moves.iter().enumerate().take(to.unwrap_or(usize::MAX)) {
            playthrough.play(who, choice).map_err(|refusal| RecordError {
                line: self.line_of(at),
                fault: RecordFault::Refused { choice, refusal },
            })?;
        }
        Ok(playthrough)
    }

    /// The hash of everything that was fixed before any word was revealed, if the record has a proof; see
    /// [`Proof::published`].
    pub fn published(&self) -> Option<String> {
        let proof = self.header.proof.as_ref()?;
        let given: Vec<String> =
            self.moves.iter().take(proof.given).map(|(who, choice)| format!("{who} {choice}")).collect();
        Some(proof.published(given.iter().map(String::as_str)))
    }

    /// The line of a move when the record is written.
    fn line_of(&self, at: usize) -> usize {
        self.header.lines() + 1 + at
    }
}

fn fail<T, G: Game>(at: usize, fault: RecordFault<G>) -> Result<T, RecordError<G>> {
    Err(RecordError { line: at + 1, fault })
}

/// What follows a word of the head, in the line where it belongs.
fn head<'a, G: Game>(lines: &[&'a str], at: usize, word: &'static str) -> Result<&'a str, RecordError<G>> {
    let line = lines.get(at).and_then(|line| line.strip_prefix(word)?.strip_prefix(' '));
    line.map_or_else(|| fail(at, RecordFault::HeadExpected(word)), Ok)
}

/// Reads the first lines: which game it is, made of which components, with which options.
fn read_options<G: Game>(
    lines: &[&str],
    components: &'static G::Components,
) -> Result<G::Options, RecordError<G>> {
    if lines.first() != Some(&"tafelrunde 1") {
        return fail(0, RecordFault::NotARecord);
    }
    let game = head(lines, 1, "game")?;
    if game != G::ID {
        return fail(1, RecordFault::OtherGame(game.to_owned()));
    }
    let (played, given) = (head(lines, 2, "components")?, G::fingerprint(components));
    if played != given {
        let (played, given) = (played.to_owned(), given.to_owned());
        return fail(2, RecordFault::OtherComponents { played, given });
    }
    G::read_options(head(lines, 3, "options")?, components)
        .or_else(|fault| fail(3, RecordFault::Options(fault)))
}

/// Reads the rest of the head: the seats, the proof of the dice if there is one, and the blank line below.
fn read_header<G: Game>(lines: &[&str], options: G::Options) -> Result<Header<G>, RecordError<G>> {
    let players = G::setup(&options).players();
    let mut seats = Vec::new();
    for seat in Seat::all(players) {
        let at = 4 + seat.index();
        match head(lines, at, "seat")?.split_once(' ') {
            Some((number, name)) if number == seat.to_string() && !name.contains(char::is_control) => {
                seats.push(if name == NAMELESS { String::new() } else { name.to_owned() });
            }
            _ => return fail(at, RecordFault::HeadExpected("seat")),
        }
    }
    let mut header = Header::<G>::new(options, seats);
    let begin = 4 + players;
    if lines.get(begin).is_some_and(|line| line.starts_with("dice ")) {
        let read = Proof::read(&lines[begin..], players);
        header.proof = Some(read.or_else(|(at, wrong)| match wrong {
            NotAProof::Expected(word) => fail(begin + at, RecordFault::HeadExpected(word)),
            NotAProof::Unreadable(problem) => fail(begin + at, RecordFault::Unreadable(problem)),
        })?);
    }
    let blank = header.lines() - 1;
    if lines.get(blank).is_some_and(|line| !line.is_empty()) {
        return fail(blank, RecordFault::HeadExpected(""));
    }
    Ok(header)
}

/// The moves, and the last line with its number and what it says about count and hash, if it is there.
type ReadMoves<'a, G> = (Vec<(Actor, <G as Game>::Move)>, Option<(usize, &'a str)>);

/// Reads the moves below the head.
fn read_moves<'a, G: Game>(lines: &[&'a str], from: usize) -> Result<ReadMoves<'a, G>, RecordError<G>> {
    let mut moves = Vec::new();
    let mut end = None;
    for (at, &line) in lines.iter().enumerate().skip(from) {
        let unreadable = |problem| RecordError { line: at + 1, fault: RecordFault::Unreadable(problem) };
        match line.split_once(' ') {
            _ if end.is_some() => return fail(at, RecordFault::AfterEnd),
            None => return Err(unreadable(Unreadable::new("move", line))),
            Some(("end", seal)) => end = Some((at, seal)),
            Some((who, choice)) => {
                let who = who.parse().map_err(unreadable)?;
                moves.push((who, choice.parse().map_err(unreadable)?));
            }
        }
    }
    Ok((moves, end))
}

/// Checks the last line: the number of moves, and the hash of everything above.
fn check_seal<G: Game>(text: &str, at: usize, seal: &str, found: usize) -> Result<(), RecordError<G>> {
    let (said, hash) = seal.split_once(' ').unwrap_or((seal, ""));
    match said.parse() {
        Ok(said) if said != found => return fail(at, RecordFault::Count { said, found }),
        Ok(_) => {}
        Err(_) => return fail(at, RecordFault::Unreadable(Unreadable::new("count", said))),
    }
    let above = text.split_inclusive('\n').take(at).collect::<String>();
    if fingerprint(&above) == hash { Ok(()) } else { fail(at, RecordFault::Changed) }
}

impl<G: Game> Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        let game = G::setup(&self.header.options);
        writeln!(text, "tafelrunde 1\ngame {}", G::ID)?;
        writeln!(text, "components {}", G::fingerprint(G::components_of(&self.header.options)))?;
        writeln!(text, "options {}", self.header.options)?;
        for seat in Seat::all(game.players()) {
            let name = self.header.seats.get(seat.index()).map_or("", String::as_str);
            let name = if name.trim().is_empty() { NAMELESS } else { name };
            writeln!(text, "seat {seat} {}", name.replace(char::is_control, " "))?;
        }
        if let Some(proof) = &self.header.proof {
            let mut proof = proof.clone();
            proof.words.resize(game.players(), String::new());
            write!(text, "{proof}")?;
        }
        writeln!(text)?;
        for (who, choice) in &self.moves {
            writeln!(text, "{who} {choice}")?;
        }
        write!(f, "{text}")?;
        writeln!(f, "end {} {}", self.moves.len(), fingerprint(&text))
    }
}
