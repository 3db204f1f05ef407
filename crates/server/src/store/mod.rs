//! What must survive: people, tables, moves and talk. One trait, so that another database can take its place.

mod acts;
mod address;
mod administration;
mod cause;
mod changes;
mod check;
mod copying;
mod credential;
mod error;
mod expiry;
mod files;
mod gathering;
mod leaving;
mod lock;
mod log;
mod measures;
mod people;
mod postgres;
mod reading;
mod restoring;
mod rows;
mod schema;
mod sessions;
mod sqlite;
mod transfer;
mod upkeep;
mod worker;

pub use address::StoreAddress;
pub use administration::{Act, Administration, Audited, Figures, Resident, Which};
pub use cause::Cause;
pub use check::{Finding, Problem, Report, check};
pub use copying::{NotCopied, backup};
pub use credential::Credential;
pub use error::{Conflict, SetAside, StoreError};
pub use expiry::{Activity, Batch, Terms};
pub(crate) use files::make_folder;
pub use gathering::Gathering;
pub use leaving::{Leaving, OwnAct, OwnWord, Traces};
pub use lock::{FolderLock, Holder, LOCK_FILE, NotLocked};
pub use postgres::{Postgres, Runner};
pub(crate) use restoring::complete as complete_restore;
pub use restoring::{NotRestored, Restored, interrupted_restore, restore};
pub(crate) use sessions::handle as session_handle;
pub use sessions::{Access, ApiToken, Ending, NewApiToken, Recognised, Scope, Session, Sessions};
pub use sqlite::Sqlite;
pub use transfer::{NotTransferred, StorePlace, Transferred, transfer};
pub use upkeep::Upkeep;

use futures_util::future::BoxFuture;
use games::Pins;
use prometheus_client::registry::Registry;
use table::{Proof, Sealed};

/// The name of a seat whose person was deleted; readers read it in their own language.
pub(crate) const DELETED: &str = "deleted";

/// The name of the store in the data folder.
pub const STORE_FILE: &str = "tafelrunde.sqlite";

/// What a store answers, some time later.
pub type Answer<T> = BoxFuture<'static, Result<T, StoreError>>;

/// Somebody the house knows, guest or with an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// The number of the person in the store.
    pub id: i64,
    /// The name at the table.
    pub name: String,
    /// The name of the account, if there is one, as it was typed.
    pub account: Option<String>,
}

/// An account to be made.
#[derive(Clone, Debug)]
pub struct NewAccount {
    /// Its name in the form in which two are compared.
    pub account: String,
    /// Its name as it was typed.
    pub typed: String,
    /// The name at the table of whoever gets it.
    pub name: String,
    /// The hash of its password.
    pub password: String,
}

/// How it went when somebody signed in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SigningIn {
    /// They are recognised by the token.
    Done {
        /// Whether the device that was not used for longest had to be signed out for it.
        ended: bool,
    },
    /// They may not come in.
    Banned,
    /// The password is another one by now.
    Changed,
}

/// A table as it is kept.
#[derive(Clone, Debug)]
pub struct StoredTable {
    /// Its name in addresses.
    pub id: String,
    /// Which game.
    pub game: String,
    /// The options, as the game writes them.
    pub options: String,
    /// Who opened it.
    pub owner: i64,
    /// Where it was opened from, as [`Upkeep::salt`] hides it; nothing where that is not known.
    pub origin: Option<i64>,
    /// Whether it stands in the list of open tables.
    pub listed: bool,
    /// Seconds each player has for the whole game, or nothing.
    pub clock: Option<u32>,
    /// The secret of the dice.
    pub secret: [u8; 32],
    /// When it was opened, in milliseconds since 1970.
    pub opened: i64,
    /// Whether all seats were filled and the game has begun.
    pub begun: bool,
    /// Whether the game is over.
    pub over: bool,
    /// Whether whoever runs the house has ended the game before its end; then it is over, too.
    pub closed: bool,
    /// How many of its moves were taken over from another game.
    pub given: usize,
    /// Whether its bots move at once, without a moment for people to look.
    pub instant: bool,
    /// Whether whoever is on turn may ask for hints.
    pub hints: bool,
    /// The rules and the components it was begun with.
    pub pins: Pins,
    /// What proves the dice of a record that was brought along, if it carries a proof.
    pub proof: Option<Proof>,
    /// Who sits where.
    pub seats: Vec<StoredSeat>,
}

/// A seat as it is kept.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct StoredSeat {
    /// The name shown.
    pub name: String,
    /// Who sits there, if it is a person of the house.
    pub person: Option<i64>,
    /// The level of the bot that sits there.
    pub bot: Option<String>,
    /// The word that goes into the dice; nothing while one that was sealed is not shown.
    pub word: String,
    /// The seal of the word, if it was fixed before it was shown.
    pub sealed: Option<Sealed>,
}

impl StoredSeat {
    /// Whether somebody sits there.
    pub const fn is_taken(&self) -> bool {
        self.person.is_some() || self.bot.is_some()
    }

    /// Whether its word was sealed and is neither shown nor left out yet.
    pub const fn is_word_missing(&self) -> bool {
        self.sealed.is_some() && self.word.is_empty()
    }
}

/// A move as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredMove {
    /// Who and what, as a line of a record.
    pub line: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// How long the player has thought about it, in milliseconds; while the house is closed nobody does.
    pub thought: i64,
}

/// Something said at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// By whom.
    pub person: i64,
    /// The name of their seat.
    pub name: String,
    /// What.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Whether they only watched: players read it after the game.
    pub watching: bool,
}

/// A table with its moves and its talk.
pub type Kept = (StoredTable, Vec<StoredMove>, Vec<Said>);

/// Keeps what must survive. An answer to something written comes only after it is safe.
pub trait Store: Sessions + Leaving + Administration + Upkeep + Gathering {
    /// A new person with this name, recognised by the sum of a token.
    fn add_person(&self, name: String, token: [u8; 32]) -> Answer<Person>;
    /// A further device of somebody whose password hash is still this one. Of too many devices the oldest end.
    fn sign_in(&self, person: i64, password: String, token: [u8; 32]) -> Answer<SigningIn>;
    /// A further device of whoever is recognised by the token `by`, a personal link most of the time; `false` if nobody
    /// is. A device that came by a link ends with it.
    fn add_token_by(&self, by: [u8; 32], token: [u8; 32]) -> Answer<bool>;
    /// Nobody is recognised by this token any more, unless it is a personal link: that is taken back in its own way.
    fn remove_token(&self, token: [u8; 32]) -> Answer<()>;
    /// The personal link of a person: a new one takes the place of the old one, nothing removes it. Devices that came by
    /// the old one end with it. If whoever asks came by it as well they are recognised by `stay` from now on; whether
    /// that is so.
    fn set_link(&self, by: Credential, link: Option<[u8; 32]>, stay: [u8; 32]) -> Answer<bool>;
    /// Whether a person has a personal link.
    fn has_link(&self, person: i64) -> Answer<bool>;
    /// Gives a person another name.
    fn rename(&self, by: Credential, name: String) -> Answer<()>;
    /// Forgets a person who has neither a seat, a table nor an account; anybody else stays.
    fn forget_unused(&self, person: i64) -> Answer<()>;
    /// Gives a person an account; `false` if the name is taken, or the person has an account already. From now on they
    /// are recognised by this token alone.
    fn add_account(&self, by: Credential, new: NewAccount, token: [u8; 32]) -> Answer<bool>;
    /// A new person with an account, recognised by the sum of a token; nobody if the name is taken.
    fn add_person_with_account(&self, new: NewAccount, token: [u8; 32]) -> Answer<Option<Person>>;
    /// The person and the password hash of an account, whose name is in the form in which two are compared.
    fn account(&self, account: String) -> Answer<Option<(Person, String)>>;
    /// Gives an account another password in place of the one with the hash `old`; `false` if it has another one by now.
    /// From now on its person is recognised by this token alone.
    fn set_password(&self, by: Credential, old: String, new: String, token: [u8; 32]) -> Answer<bool>;

    // What changes a table says who wants that, unless it is a bot or chance: whoever is not recognised any more by the time
    // of the change is refused.

    /// A new table with the moves it begins with: none, or those taken over from another game. Refused where nobody is
    /// recognised as its owner any more, too.
    fn add_table(&self, by: Option<Credential>, table: StoredTable, moves: Vec<StoredMove>) -> Answer<()>;
    /// A table with its moves and its talk. One that cannot be read is refused as [`SetAside`].
    fn table(&self, id: String) -> Answer<Option<Kept>>;
    /// Who sits where now, and whether the game has begun. Refused with a [`Conflict`] unless exactly `before` sat there
    /// and the game had not begun.
    fn set_seats(
        &self,
        by: Option<Credential>,
        id: String,
        before: Vec<StoredSeat>,
        seats: Vec<StoredSeat>,
        begun: bool,
    ) -> Answer<()>;
    /// Appends moves to the `after` moves the table has. Refused with a [`Conflict`] if it has another number of moves, or
    /// the game is over.
    fn append(
        &self,
        by: Option<Credential>,
        id: String,
        after: usize,
        moves: Vec<StoredMove>,
        over: bool,
    ) -> Answer<()>;
    /// Takes back all but the first `to` of the `from` moves the table has. Refused like [`append`](Self::append).
    fn take_back(&self, by: Option<Credential>, id: String, from: usize, to: usize) -> Answer<()>;
    /// The text of components by their sum, if a table of this game was ever begun with them.
    fn components(&self, game: String, sum: String) -> Answer<Option<String>>;
    /// Appends something said.
    fn say(&self, by: Option<Credential>, id: String, said: Said) -> Answer<()>;
    /// Listed tables that wait for players, newest first. Lists leave out what cannot be read.
    fn waiting(&self, limit: usize) -> Answer<Vec<StoredTable>>;
    /// Tables of a person, newest first.
    fn tables_of(&self, person: i64, limit: usize) -> Answer<Vec<StoredTable>>;
    /// Tables whose game has begun and is not over: to be brought back after a restart.
    fn running(&self) -> Answer<Vec<String>>;
    /// How many tables wait for players or are played.
    fn count_open(&self) -> Answer<i64>;
    /// At this table whoever asks hears a person no longer, or again.
    fn mute(&self, by: Credential, id: String, person: i64, muted: bool) -> Answer<()>;
    /// Who hears whom no longer at a table: reader and person.
    fn muted(&self, id: String) -> Answer<Vec<(i64, i64)>>;
    /// Closes the store once everything asked for before is done; nothing is left in a log. Later calls fail.
    fn close(&self) -> Answer<()>;
    /// Breaks off the statement the store is busy with, which then fails and leaves nothing behind: it takes too long.
    fn interrupt(&self);
    /// Writes a row and commits it, to find out whether that is possible.
    fn probe(&self) -> Answer<()>;
    /// Adds what the store measures of itself to the metrics.
    fn register(&self, metrics: &mut Registry);
}
