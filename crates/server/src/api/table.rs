//! The public data of a table: who sits there, whose turn it is, the points, and the proof of the dice.

use super::caller::AtTable;
use crate::store::StoredSeat;
use serde::Serialize;
use std::collections::BTreeMap;
use table::{Proof, Scores, Seat, Turn, hexadecimal};
use utoipa::ToSchema;

/// A table. Seats are counted from 1.
#[derive(Serialize, ToSchema)]
pub(super) struct Table {
    /// Its id in addresses; everybody who knows it may watch the table.
    id: String,
    /// The game.
    #[schema(example = "artus")]
    game: &'static str,
    /// The options, as `GET /games` lists them.
    #[schema(example = "players=4 mode=beginner")]
    options: String,
    /// Whether it is in the list of open tables while seats are free.
    listed: bool,
    /// Seconds each player has for the whole game, if there is a clock.
    #[schema(required)]
    clock: Option<u32>,
    /// Whether its bots move at once, without a pause for people to follow.
    instant: bool,
    /// Whether players may ask for hints on their turn.
    hints: bool,
    /// Who sits where.
    seats: Vec<SeatAtTable>,
    /// Whether the game has begun: all seats are taken and no word is missing.
    begun: bool,
    /// Whether the game is over.
    over: bool,
    /// Whether the game was ended early, by the operator, because every person left, or because all bots
    /// resigned: nobody has a turn any more.
    closed: bool,
    /// Whether all bots resign to you, the only person at the table, if you accept it (`POST …/accept-resignation`).
    resigned: bool,
    /// The seats that must decide now; none before and after the game.
    turn: Vec<u8>,
    /// The number of moves made, those of chance included: `seen` in `POST …/play`.
    moves_made: usize,
    /// Incremented by every change at the table, not only by moves.
    version: u64,
    /// The points so far.
    scores: Vec<Score>,
    /// The winners, once the game is over, or if all bots resigned; a victory may be shared.
    #[schema(required)]
    winners: Option<Vec<u8>>,
    /// The SHA-256 hash of the dice secret, in hexadecimal, published before the game; absent for a record that
    /// was imported without a proof.
    #[schema(required)]
    commitment: Option<String>,
    /// The dice secret in hexadecimal, once the game is over.
    #[schema(required)]
    secret: Option<String>,
    /// The word each seat contributed to the dice, once the game is over.
    #[schema(required)]
    words: Option<Vec<String>>,
    /// The salt of each seat's sealed word, once the game is over; `null` for a word that was given in the clear
    /// or withheld.
    #[schema(required)]
    salts: Option<Vec<Option<String>>>,
    /// The hash of everything that was fixed before any sealed word was revealed, once all seats are taken;
    /// `null` if no word was sealed and no moves were imported. Keep it: `tafelrunde verify --published`
    /// compares it with the record.
    #[schema(required)]
    published: Option<String>,
    /// The seats whose sealed word the game waits for, once all seats are taken.
    words_missing: Vec<u8>,
}

/// A seat.
#[derive(Serialize, ToSchema)]
struct SeatAtTable {
    /// Its number, from 1.
    seat: u8,
    /// Who sits there.
    sits: Sits,
    /// The name shown; empty while the seat is open.
    name: String,
    /// The level of the bot, if it is one.
    #[schema(required)]
    bot: Option<String>,
    /// Whether it is one of your seats.
    me: bool,
    /// Whether this player is connected, or was a moment ago.
    present: bool,
    /// How long this seat has thought so far, the current turn not included.
    thought_ms: i64,
    /// The commitment to its word, if it has sealed one.
    #[schema(required)]
    commitment: Option<String>,
}

/// Who sits on a seat.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum Sits {
    /// A person.
    Person,
    /// A bot.
    Bot,
    /// Nobody yet.
    Open,
}

impl Sits {
    const fn on(seat: &StoredSeat) -> Self {
        match (&seat.person, &seat.bot) {
            (Some(_), _) => Self::Person,
            (None, Some(_)) => Self::Bot,
            (None, None) => Self::Open,
        }
    }
}

/// The points of a seat.
#[derive(Serialize, ToSchema)]
struct Score {
    /// Whose.
    seat: u8,
    /// The total.
    total: i32,
    /// By category of the game.
    #[schema(value_type = BTreeMap<String, i32>)]
    parts: BTreeMap<&'static str, i32>,
}

/// The number of a seat, counted from 1.
pub(super) const fn number(seat: Seat) -> u8 {
    seat.index() as u8 + 1
}

/// The seats on turn.
pub(super) fn on_turn(turn: Turn) -> Vec<u8> {
    match turn {
        Turn::Seats(seats) => seats.iter().map(number).collect(),
        Turn::Chance | Turn::Over => Vec::new(),
    }
}

fn points(scores: &Scores) -> Vec<Score> {
    let score = |line: &table::Line| Score {
        seat: number(line.seat),
        total: line.total(),
        parts: line.parts.iter().copied().collect(),
    };
    scores.lines.iter().map(score).collect()
}

/// The salt of each seat.
fn salts(proof: &Proof) -> Vec<Option<String>> {
    Seat::all(proof.words.len()).map(|seat| proof.sealed.get(&seat)?.salt.clone()).collect()
}

impl Table {
    /// The table as far as the sender may know it.
    pub(super) fn of(at: &AtTable) -> Self {
        let (stored, snapshot) = (&at.live.stored, &at.snapshot);
        let (turn, scores) = (snapshot.running.turn(), snapshot.running.scores());
        let over = turn == Turn::Over;
        let names = at.names();
        let seat = |seat: Seat| {
            let sitting = &snapshot.seats[seat.index()];
            SeatAtTable {
                seat: number(seat),
                sits: Sits::on(sitting),
                name: if snapshot.begun || sitting.is_taken() {
                    names[seat.index()].clone()
                } else {
                    String::new()
                },
                bot: sitting.bot.clone(),
                me: at.own.contains(&seat),
                present: snapshot.present[seat.index()],
                thought_ms: snapshot.clocks.thought(seat),
                commitment: sitting.sealed.as_ref().map(|sealed| sealed.commitment.clone()),
            }
        };
        // Before the end it would reveal every card to come.
        let proof = at.live.proof().filter(|_| over);
        Self {
            id: stored.id.clone(),
            game: at.live.game.id(),
            options: stored.options.clone(),
            listed: stored.listed,
            clock: stored.clock,
            instant: stored.instant,
            hints: stored.hints,
            seats: Seat::all(snapshot.seats.len()).map(seat).collect(),
            begun: snapshot.begun,
            over,
            closed: stored.closed,
            resigned: !stored.closed && snapshot.resigned_to().is_some_and(|seat| at.own.contains(&seat)),
            turn: if stored.closed { Vec::new() } else { on_turn(turn) },
            moves_made: snapshot.running.moves_made(),
            version: snapshot.version,
            scores: points(&scores),
            winners: match stored.winner {
                Some(winner) => Some(vec![number(Seat::new(winner))]),
                None => over.then(|| scores.winners.iter().map(number).collect()),
            },
            commitment: at.live.commitment(),
            secret: proof.as_ref().and_then(|proof| proof.secret.as_ref().map(|secret| hexadecimal(secret))),
            salts: proof.as_ref().map(salts),
            words: proof.map(|proof| proof.words),
            published: at.live.published(),
            words_missing: Seat::all(snapshot.seats.len())
                .filter(|seat| snapshot.waits_for_words() && snapshot.seats[seat.index()].is_word_missing())
                .map(number)
                .collect(),
        }
    }
}
