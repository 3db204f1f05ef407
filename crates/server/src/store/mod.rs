//! The store: people, tables, moves and chat. A trait, so that there can be several databases.

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
mod lock;
mod log;
mod measures;
mod people;
mod personal_data;
mod postgres;
mod reading;
mod restoring;
mod rows;
mod schema;
mod sessions;
mod sqlite;
mod table_lifecycle;
mod transfer;
mod upkeep;
mod worker;

pub use address::StoreAddress;
pub use administration::{Act, Administration, Audited, Figures, PersonForAdmin, Which};
pub use cause::Cause;
pub use check::{Finding, Problem, Report, check};
pub use copying::{NotCopied, backup};
pub use credential::Credential;
pub use error::{Conflict, SetAside, StoreError};
pub use expiry::{Activity, Batch, Terms};
pub(crate) use files::make_folder;
pub use lock::{FolderLock, Holder, LOCK_FILE, NotLocked};
pub use personal_data::{AccountData, OwnAct, OwnWord, PersonalData};
pub use postgres::{
    HOUSE_SHARD, LeaseHolder, Ownership, Postgres, RemoteChange, SHARDS, ShardOwner, Tally, shard_of,
};
pub(crate) use restoring::complete as complete_restore;
pub use restoring::{NotRestored, Restored, interrupted_restore, restore};
pub(crate) use sessions::handle as session_handle;
pub use sessions::{Access, ApiToken, Ending, NewApiToken, Recognised, Scope, Session, Sessions};
pub use sqlite::Sqlite;
pub use table_lifecycle::TableLifecycle;
pub use transfer::{NotTransferred, StorePlace, Transferred, transfer};
pub use upkeep::Upkeep;

use futures_util::future::BoxFuture;
use games::Pins;
use prometheus_client::registry::Registry;
use table::{Proof, Sealed};

/// The stored name of a deleted person's seat; it is shown in each reader's language.
pub(crate) const DELETED: &str = "deleted";

/// The file name of the store in the data folder.
pub const STORE_FILE: &str = "tafelrunde.sqlite";

/// A result of the store, as a future.
pub type Answer<T> = BoxFuture<'static, Result<T, StoreError>>;

/// A known person, guest or with an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// The id of the person.
    pub id: i64,
    /// The name at the table.
    pub name: String,
    /// The name of the account, if there is one, as it was typed.
    pub account: Option<String>,
}

/// An account to be created.
#[derive(Clone, Debug)]
pub struct NewAccount {
    /// Its normalised name.
    pub account: String,
    /// Its name as it was typed.
    pub typed: String,
    /// The person's name at the table.
    pub name: String,
    /// The hash of its password.
    pub password: String,
}

/// The result of a sign-in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SigningIn {
    /// The token is valid.
    Done {
        /// Whether the least recently used session was ended to make room.
        ended: bool,
    },
    /// The account is banned.
    Banned,
    /// The password has changed since it was checked.
    Changed,
}

/// A table as stored.
#[derive(Clone, Debug)]
pub struct StoredTable {
    /// Its id in addresses.
    pub id: String,
    /// Which game.
    pub game: String,
    /// The options, as the game writes them.
    pub options: String,
    /// Who opened it.
    pub owner: i64,
    /// The hash of the address it was opened from, salted with [`Upkeep::salt`]; `None` if it is unknown.
    pub address_hash: Option<i64>,
    /// Whether it is in the public list of open tables.
    pub listed: bool,
    /// Seconds each player has for the whole game; `None` without a clock.
    pub clock: Option<u32>,
    /// The secret of the dice.
    pub secret: [u8; 32],
    /// When it was opened, in milliseconds since 1970.
    pub opened: i64,
    /// Whether the game has begun, with all seats taken.
    pub begun: bool,
    /// Whether the game is over.
    pub over: bool,
    /// Whether the game was ended early: by an admin, because everybody left, or because all bots resigned. Then it is
    /// over, too.
    pub closed: bool,
    /// The seat, counted from 0, to which all bots of a game that was ended early had resigned.
    pub winner: Option<usize>,
    /// How many of its moves were taken over from another game.
    pub given: usize,
    /// Whether its bots move without a pause.
    pub instant: bool,
    /// Whether players may request hints.
    pub hints: bool,
    /// The rules version and the components it was begun with.
    pub pins: Pins,
    /// The proof of the dice of an imported record, if it has one.
    pub proof: Option<Proof>,
    /// Who sits where.
    pub seats: Vec<StoredSeat>,
}

/// A seat as stored.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct StoredSeat {
    /// The name shown.
    pub name: String,
    /// The person who sits there, if one does.
    pub person: Option<i64>,
    /// The level of the bot that sits there, if one does.
    pub bot: Option<String>,
    /// The word for the dice; empty while a sealed one is not revealed.
    pub word: String,
    /// The seal of the word, if it was sealed.
    pub sealed: Option<Sealed>,
}

impl StoredSeat {
    /// Whether somebody sits there.
    pub const fn is_taken(&self) -> bool {
        self.person.is_some() || self.bot.is_some()
    }

    /// Whether its word was sealed and is neither revealed nor left out yet.
    pub const fn is_word_missing(&self) -> bool {
        self.sealed.is_some() && self.word.is_empty()
    }
}

/// A move as stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredMove {
    /// Actor and move, as a line of a record.
    pub line: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// How long the player has thought about it, in milliseconds; downtimes do not count.
    pub thought: i64,
}

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatMessage {
    /// By whom.
    pub person: i64,
    /// The name of their seat.
    pub name: String,
    /// What.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Whether it is by a spectator: players see it after the game.
    pub watching: bool,
}

/// A table with its moves and its chat.
pub type StoredGame = (StoredTable, Vec<StoredMove>, Vec<ChatMessage>);

/// The store. A write is durable by the time its future completes.
pub trait Store: Sessions + PersonalData + Administration + Upkeep + TableLifecycle {
    /// Adds a person with this name, recognised by the hash of a token.
    fn add_person(&self, name: String, token: [u8; 32]) -> Answer<Person>;
    /// Adds a session, if the password hash is still this one. If there are too many, the least recently used ones end.
    fn sign_in(&self, person: i64, password: String, token: [u8; 32]) -> Answer<SigningIn>;
    /// Adds a session for the owner of the token `by`, usually a personal link; `false` if that is not valid. A session
    /// opened by a link ends with it.
    fn add_token_by(&self, by: [u8; 32], token: [u8; 32]) -> Answer<bool>;
    /// Revokes a token, unless it is a personal link: that is revoked by [`set_link`](Self::set_link).
    fn remove_token(&self, token: [u8; 32]) -> Answer<()>;
    /// Replaces the personal link of a person; `None` removes it. Sessions opened by the old one end. If the caller's
    /// session is one of them, they get the token `stay`; whether that is so.
    fn set_link(&self, by: Credential, link: Option<[u8; 32]>, stay: [u8; 32]) -> Answer<bool>;
    /// Whether a person has a personal link.
    fn has_link(&self, person: i64) -> Answer<bool>;
    /// Changes a person's name.
    fn rename(&self, by: Credential, name: String) -> Answer<()>;
    /// Deletes a person who has neither a seat, a table nor an account; others stay.
    fn forget_unused(&self, person: i64) -> Answer<()>;
    /// Gives a person an account; `false` if the name is taken or they have an account already. All their tokens are
    /// replaced by this one.
    fn add_account(&self, by: Credential, new: NewAccount, token: [u8; 32]) -> Answer<bool>;
    /// Adds a person with an account, recognised by the hash of a token; `None` if the name is taken.
    fn add_person_with_account(&self, new: NewAccount, token: [u8; 32]) -> Answer<Option<Person>>;
    /// The person and the password hash of an account, by its normalised name.
    fn account(&self, account: String) -> Answer<Option<(Person, String)>>;
    /// Changes the password of an account, if its hash is still `old`; `false` otherwise. All tokens of the person are
    /// replaced by this one.
    fn set_password(&self, by: Credential, old: String, new: String, token: [u8; 32]) -> Answer<bool>;

    // Changes of a table take the credential of the sender, or `None` for bots and chance. They are refused if the
    // token is not valid any more when the change is made.

    /// Adds a table with the moves it starts with: none, or those of another game. Refused, too, if its owner has no
    /// token any more.
    fn add_table(&self, by: Option<Credential>, table: StoredTable, moves: Vec<StoredMove>) -> Answer<()>;
    /// A table with its moves and its chat. Fails with [`SetAside`] if it cannot be read.
    fn table(&self, id: String) -> Answer<Option<StoredGame>>;
    /// Replaces the seats, and sets whether the game has begun. Refused with a [`Conflict`] unless exactly `before` sit
    /// there and the game has not begun.
    fn set_seats(
        &self,
        by: Option<Credential>,
        id: String,
        before: Vec<StoredSeat>,
        seats: Vec<StoredSeat>,
        begun: bool,
    ) -> Answer<()>;
    /// Appends moves to the `after` moves the table has. Refused with a [`Conflict`] if it has another number of moves,
    /// or the game is over.
    fn append(
        &self,
        by: Option<Credential>,
        id: String,
        after: usize,
        moves: Vec<StoredMove>,
        over: bool,
    ) -> Answer<()>;
    /// Undoes all but the first `to` of the `from` moves the table has. Refused like [`append`](Self::append).
    fn take_back(&self, by: Option<Credential>, id: String, from: usize, to: usize) -> Answer<()>;
    /// The text of components by their hash, if they are stored for this game.
    fn components(&self, game: String, hash: String) -> Answer<Option<String>>;
    /// Appends a line of chat.
    fn say(&self, by: Option<Credential>, id: String, message: ChatMessage) -> Answer<()>;
    /// Listed tables that wait for players, newest first. Lists leave out tables that cannot be read.
    fn waiting(&self, limit: usize) -> Answer<Vec<StoredTable>>;
    /// Tables of a person, newest first.
    fn tables_of(&self, person: i64, limit: usize) -> Answer<Vec<StoredTable>>;
    /// Tables whose game has begun and is not over: to be reopened after a restart.
    fn running(&self) -> Answer<Vec<String>>;
    /// How many tables are waiting or running.
    fn count_open(&self) -> Answer<i64>;
    /// Mutes a person for the sender at this table, or unmutes them.
    fn mute(&self, by: Credential, id: String, person: i64, muted: bool) -> Answer<()>;
    /// The mutes of a table: reader and person.
    fn muted(&self, id: String) -> Answer<Vec<(i64, i64)>>;
    /// Closes the store once all earlier requests are done; no log is left behind. Later calls fail.
    fn close(&self) -> Answer<()>;
    /// Interrupts the current statement because it takes too long; it fails and is rolled back.
    fn interrupt(&self);
    /// Writes a row and commits it, as a health check.
    fn probe(&self) -> Answer<()>;
    /// Registers the metrics of the store.
    fn register(&self, metrics: &mut Registry);
}
