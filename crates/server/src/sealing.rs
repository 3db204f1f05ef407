//! The players' words for the dice: sealed when somebody sits down, revealed when all seats are taken, and only then
//! the game begins.
//!
//! A seat gives a commitment first, so nobody, the house included, can choose a word that fits those of others. A word
//! that is never revealed can be left out; the record says so.

use crate::house::House;
use crate::live_table::{ChangeError, LiveTable};
use crate::snapshot::Snapshot;
use crate::store::{Credential, Store, StoredSeat};
use std::collections::BTreeMap;
use std::sync::{Arc, PoisonError};
use table::{Dice, NO_WORD, Proof, Sealed, Seat};

/// The word of a seat, as given when somebody sits down.
#[derive(Clone, Debug)]
pub(crate) struct GivenWord {
    /// The word, if it was given in the clear.
    pub(crate) word: String,
    /// Otherwise its commitment.
    pub(crate) sealed: Option<Sealed>,
}

impl GivenWord {
    /// No word, or none yet.
    pub(crate) fn none() -> Self {
        Self { word: NO_WORD.to_owned(), sealed: None }
    }

    /// A word that is revealed later.
    pub(crate) fn sealed(commitment: &str) -> Self {
        Self { word: String::new(), sealed: Some(Sealed { commitment: commitment.to_owned(), salt: None }) }
    }
}

/// Why a word was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WordProblem {
    /// Another seat has the same commitment.
    Copied,
    /// Seats are still free: revealed now, the word would be known to the next person to sit down.
    SeatsFree,
    /// The game has begun without it.
    Begun,
    /// Word and salt do not match the commitment of a seat of this person.
    Wrong,
}

/// Whether all seats are taken and no word is missing.
pub(crate) fn is_ready(seats: &[StoredSeat]) -> bool {
    seats.iter().all(|seat| seat.is_taken() && !seat.is_word_missing())
}

impl Snapshot {
    /// Whether all seats are taken and only words are missing.
    pub(crate) fn waits_for_words(&self) -> bool {
        !self.begun && self.seats.iter().all(StoredSeat::is_taken)
    }

    /// The commitment of a person whose word is missing.
    pub(crate) fn missing_word_of(&self, person: i64) -> Option<&str> {
        let own = self.seats.iter().find(|seat| seat.person == Some(person) && seat.is_word_missing())?;
        own.sealed.as_ref().map(|sealed| sealed.commitment.as_str())
    }

    /// Whether a person may begin without all missing words: the owner, and any player if the word of the owner is
    /// missing or the owner cannot come back.
    pub(crate) fn may_begin_without(&self, owner: i64, person: i64) -> bool {
        let sits = self.seats_of(person).next().is_some();
        person == owner || sits && (self.owner_departed || self.missing_word_of(owner).is_some())
    }
}

impl LiveTable {
    /// The proof of this table's dice, without their secret.
    pub(crate) fn proof_without_secret(&self) -> Proof {
        let snapshot = self.snapshot();
        let sealed = |(number, seat): (usize, &StoredSeat)| Some((Seat::new(number), seat.sealed.clone()?));
        Proof {
            commitment: Dice::commitment(&self.stored.secret),
            words: snapshot.seats.iter().map(|seat| seat.word.clone()).collect(),
            sealed: snapshot.seats.iter().enumerate().filter_map(sealed).collect::<BTreeMap<_, _>>(),
            secret: None,
            given: self.stored.given,
        }
    }

    /// The hash of everything that was fixed before any word was revealed, once all seats are taken; `None` where the
    /// commitment to the secret says as much.
    pub fn published(&self) -> Option<String> {
        let snapshot = self.snapshot();
        let taken = snapshot.seats.iter().all(StoredSeat::is_taken);
        let sealed = snapshot.seats.iter().any(|seat| seat.sealed.is_some());
        if !taken || !sealed && self.stored.given == 0 {
            return None;
        }
        let given = if self.stored.given > 0 { snapshot.running.lines_since(0) } else { Vec::new() };
        Some(self.proof_without_secret().published(given.iter().map(String::as_str)))
    }

    /// Reveals a sealed word. With the last one the game begins. Repeating it does nothing.
    pub async fn show_word(
        &self,
        store: &dyn Store,
        by: Credential,
        word: &str,
        salt: &str,
    ) -> Result<(), ChangeError> {
        let _lock = self.lock_changes().await?;
        let snapshot = self.snapshot();
        let commitment = Sealed::commitment_to(salt, word);
        let fits = |seat: &StoredSeat| seat.sealed.as_ref().is_some_and(|own| own.commitment == commitment);
        let mut seats = Vec::clone(&snapshot.seats);
        let own = seats.iter_mut().find(|seat| seat.person == Some(by.person) && fits(seat));
        let own = own.ok_or(ChangeError::Word(WordProblem::Wrong))?;
        if own.word == word && own.sealed.as_ref().is_some_and(|sealed| sealed.salt.is_some()) {
            return Ok(());
        }
        if snapshot.begun || !own.is_word_missing() {
            return Err(ChangeError::Word(WordProblem::Begun));
        }
        if !snapshot.waits_for_words() {
            return Err(ChangeError::Word(WordProblem::SeatsFree));
        }
        word.clone_into(&mut own.word);
        own.sealed = Some(Sealed { commitment, salt: Some(salt.to_owned()) });
        self.commit_seats(store, Some(by), &snapshot, seats).await
    }

    /// Leaves out missing words: all of them if this person may, otherwise their own. When none is missing any more the
    /// game begins.
    pub async fn begin_without(&self, store: &dyn Store, by: Credential) -> Result<(), ChangeError> {
        let person = by.person;
        let _lock = self.lock_changes().await?;
        let snapshot = self.snapshot();
        if snapshot.begun {
            return Err(ChangeError::Word(WordProblem::Begun));
        }
        if !snapshot.waits_for_words() {
            return Err(ChangeError::Word(WordProblem::SeatsFree));
        }
        let all = snapshot.may_begin_without(self.stored.owner, person);
        if !all && snapshot.missing_word_of(person).is_none() {
            return Err(ChangeError::NotYours);
        }
        let mut seats = Vec::clone(&snapshot.seats);
        for seat in seats.iter_mut().filter(|seat| all || seat.person == Some(person)) {
            if seat.is_word_missing() {
                NO_WORD.clone_into(&mut seat.word);
            }
        }
        self.commit_seats(store, Some(by), &snapshot, seats).await
    }

    /// Publishes whether the owner has departed: then others may begin the game.
    pub(crate) fn set_owner_departed(&self, has_departed: bool) {
        let is_new = |snapshot: &Snapshot| !snapshot.begun && snapshot.owner_departed != has_departed;
        self.change_if(is_new, |next| next.owner_departed = has_departed);
    }

    /// Whether nothing is missing although the game has not begun: the last missing word was left out because somebody
    /// was deleted.
    pub(crate) fn could_begin(&self) -> bool {
        let snapshot = self.snapshot();
        !snapshot.begun && !self.stored.closed && is_ready(&snapshot.seats)
    }

    /// Begins if nothing is missing.
    pub(crate) async fn begin_if_ready(&self, store: &dyn Store) -> Result<(), ChangeError> {
        let _lock = self.lock_changes().await?;
        if !self.could_begin() {
            return Ok(());
        }
        let snapshot = self.snapshot();
        self.commit_seats(store, None, &snapshot, Vec::clone(&snapshot.seats)).await
    }

    /// Commits seats and words, and only then publishes them. With the last seat and the last word the game begins.
    pub(crate) async fn commit_seats(
        &self,
        store: &dyn Store,
        by: Option<Credential>,
        snapshot: &Snapshot,
        seats: Vec<StoredSeat>,
    ) -> Result<(), ChangeError> {
        let (begun, before) = (is_ready(&seats), Vec::clone(&snapshot.seats));
        let set_seats = store.set_seats(by, self.stored.id.clone(), before, seats.clone(), begun);
        let commit = self.commit(store, set_seats).await?;
        if begun {
            let dice = Dice::new(&self.stored.secret, seats.iter().map(|seat| seat.word.as_str()));
            *self.dice.write().unwrap_or_else(PoisonError::into_inner) = dice;
        }
        self.change(|next| (next.seats, next.begun) = (Arc::new(seats), begun));
        commit.finish();
        Ok(())
    }
}

impl House {
    /// Takes a seat; with the last one the game begins.
    pub(crate) async fn sit(
        &self,
        live: &Arc<LiveTable>,
        by: Credential,
        number: usize,
        taken: StoredSeat,
    ) -> Result<(), ChangeError> {
        live.sit(self.store(), by, number, taken).await?;
        self.advance(live).await;
        Ok(())
    }

    /// Reveals a sealed word; with the last one the game begins.
    pub(crate) async fn show_word(
        &self,
        live: &Arc<LiveTable>,
        by: Credential,
        word: &str,
        salt: &str,
    ) -> Result<(), ChangeError> {
        live.show_word(self.store(), by, word, salt).await?;
        self.advance(live).await;
        Ok(())
    }

    /// Leaves out missing words; when none is missing any more the game begins.
    pub(crate) async fn begin_without(
        &self,
        live: &Arc<LiveTable>,
        by: Credential,
    ) -> Result<(), ChangeError> {
        live.begin_without(self.store(), by).await?;
        self.advance(live).await;
        Ok(())
    }
}
