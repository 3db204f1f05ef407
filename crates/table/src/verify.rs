//! Checks whether the dice of a finished game were fair: everything chance did must follow from the proof of its
//! record.

use crate::{Actor, Dice, Game, Moves, NO_WORD, Proof, Record, RecordError, Sealed, Seat, Turn, draw};

/// Why the dice of a record cannot be confirmed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unfair<G: Game> {
    /// The record has no proof: it was not played with dice that can be checked.
    NoProof,
    /// The secret has not been revealed yet: the game is not over.
    NoSecret,
    /// The secret is revealed although the game is not over, which no house does: the record was truncated.
    NotOver,
    /// The secret does not match the published hash.
    OtherSecret {
        /// The hash of the revealed secret.
        found: String,
    },
    /// The number of words does not match the seats.
    WordCount {
        /// How many words there are.
        found: usize,
        /// How many seats there are.
        players: usize,
    },
    /// The word of a seat does not match its seal.
    OtherWord {
        /// Whose word.
        seat: Seat,
    },
    /// A withheld word is in the record, without the salt that would prove that it was sealed.
    WithheldWord {
        /// Whose word.
        seat: Seat,
    },
    /// Two seats have the same commitment: the second one is a copy.
    SameCommitment {
        /// The second seat.
        seat: Seat,
    },
    /// The number of moves taken over from another game is not less than the number of moves.
    TooManyGiven {
        /// How many the proof says.
        given: usize,
        /// How many there are.
        moves: usize,
    },
    /// The record itself is not a legal game.
    Record(RecordError<G>),
    /// A move of chance differs from the one the dice give.
    OtherMove {
        /// The number of the move, counted from 1.
        number: usize,
        /// The move in the record.
        found: G::Move,
        /// The move the dice give.
        expected: G::Move,
    },
    /// All moves of chance were taken over from another game: nothing could be checked.
    NothingChecked {
        /// How many moves were taken over.
        given: usize,
    },
}

/// What was checked in a record whose dice are fair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Checked {
    /// How many moves of chance were confirmed. 0 only in a game in which chance never moved.
    pub throws: usize,
    /// How many moves were taken over from another game: these dice did not make them, so they are not checked.
    pub given: usize,
    /// The seats that sealed a word and did not reveal it: the dice were thrown without it.
    pub withheld: Vec<Seat>,
}

/// Checks the proof of a record, and every move of chance against it. Moves taken over from another game were
/// not made by these dice and are not checked.
pub fn verify<G: Game>(record: &Record<G>) -> Result<Checked, Unfair<G>> {
    let proof = record.header.proof.as_ref().ok_or(Unfair::NoProof)?;
    let secret = proof.secret.as_ref().ok_or(Unfair::NoSecret)?;
    let mut replay = record.replay(Some(0)).map_err(Unfair::Record)?;
    let (players, moves, given) = (replay.state().players(), record.moves.len(), proof.given);
    if proof.words.len() != players {
        return Err(Unfair::WordCount { found: proof.words.len(), players });
    }
    if given > 0 && given >= moves {
        return Err(Unfair::TooManyGiven { given, moves });
    }
    let found = Dice::commitment(secret);
    if found != proof.commitment {
        return Err(Unfair::OtherSecret { found });
    }
    let withheld = check_sealed(proof)?;
    let dice = Dice::new(secret, proof.words.iter().map(String::as_str));
    let (mut offers, mut throws) = (Moves::new(), 0);
    for (at, &(who, choice)) in record.moves.iter().enumerate() {
        if at >= given && who == Actor::Chance && replay.state().turn().includes(who) {
            let expected = draw(replay.state(), &mut offers, &mut dice.throw(at as u64));
            if expected != choice {
                return Err(Unfair::OtherMove { number: at + 1, found: choice, expected });
            }
            throws += 1;
        }
        if replay.play(who, choice).is_err() {
            break;
        }
    }
    if replay.moves().len() < moves {
        // The full replay names line and clause.
        record.replay(None).map_err(Unfair::Record)?;
    }
    if replay.state().turn() != Turn::Over {
        return Err(Unfair::NotOver);
    }
    if throws == 0 && given > 0 {
        return Err(Unfair::NothingChecked { given });
    }
    Ok(Checked { throws, given, withheld })
}

/// Checks every revealed word against its seal; returns the seats that withheld theirs.
fn check_sealed<G: Game>(proof: &Proof) -> Result<Vec<Seat>, Unfair<G>> {
    let mut withheld = Vec::new();
    for (&seat, sealed) in &proof.sealed {
        let word = proof.words.get(seat.index()).map_or("", String::as_str);
        let mut before = proof.sealed.range(..seat).map(|(_, other)| &other.commitment);
        match &sealed.salt {
            _ if before.any(|other| *other == sealed.commitment) => {
                return Err(Unfair::SameCommitment { seat });
            }
            Some(salt) if Sealed::commitment_to(salt, word) != sealed.commitment => {
                return Err(Unfair::OtherWord { seat });
            }
            Some(_) => {}
            None if word != NO_WORD => return Err(Unfair::WithheldWord { seat }),
            None => withheld.push(seat),
        }
    }
    Ok(withheld)
}
