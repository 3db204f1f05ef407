//! Tables on the web: live play, store, pages, API.
//!
//! [`app`] is the whole house as one service. A table is an immutable [`Snapshot`]; a change makes a new one, commits
//! it to the store, and only then publishes it. Every page is rendered on the server from what its viewer may know, so
//! no secret can reach a browser.
//!
//! Deliberately absent: rules, drawings and sentences.

mod accepting;
mod access;
mod accounts;
mod admin;
mod affinity;
mod agents;
mod api;
mod assets;
mod attempts;
mod bodies;
mod change_error;
mod changes;
mod chat;
mod client;
mod client_hash;
mod clock;
mod clocks;
mod commit;
mod config;
mod connections;
mod counter;
mod deflate;
mod departed;
mod dice_words;
mod downtime;
mod drawing;
mod error;
mod forwarding;
mod guard;
mod guests;
mod health;
mod hints;
mod house;
mod housekeeping;
mod ids;
mod lan;
mod limits;
mod live_table;
mod memo;
mod memory;
mod merlin_modules;
mod metrics;
mod mutes;
mod new_table_form;
mod nodes;
mod origin;
mod pace;
mod pages;
mod passwords;
mod people;
mod personal_data;
mod pictures;
mod play;
mod presence;
mod promise;
mod queue_places;
mod quotas;
mod reader;
mod redirect;
mod reopening;
mod replay;
mod request_heads;
mod resignation;
mod retention;
mod reviews;
mod routes;
mod scheduler;
mod sealing;
mod seats;
mod serve;
mod sessions;
mod shared_device;
mod shown;
mod simultaneous;
mod snapshot;
mod sse;
mod stopping;
mod store;
mod stream;
mod table_forms;
mod table_lifecycle;
mod tallies;
mod thinking;
mod visits;

pub use accounts::account_name;
pub use admin::new_reset_link;
pub use affinity::is_process_name;
pub use api::view_as_json;
pub use clock::{Clock, now};
pub use clocks::Clocks;
pub use config::Config;
pub use house::{House, Opening};
pub use live_table::{ChangeError, LiveTable};
pub use metrics::metrics;
pub use origin::Origin;
pub use presence::Watching;
pub use retention::{Removed, Retention};
pub use routes::app;
pub use sealing::WordProblem;
pub use serve::{ServeError, serve};
pub use shown::is_unseen;
pub use snapshot::Snapshot;
pub use stopping::{Deadlines, LONGEST_STOP, THREADS};
pub use store::{
    Access, AccountData, Act, Activity, Administration, Answer, ApiToken, Audited, Batch, Cause, ChatMessage,
    Conflict, Credential, Ending, Figures, Finding, FolderLock, HOUSE_SHARD, Holder, LOCK_FILE, LeaseHolder,
    NewAccount, NewApiToken, NotCopied, NotLocked, NotRestored, NotTransferred, OwnAct, OwnWord, Ownership,
    Person, PersonForAdmin, PersonalData, Postgres, Problem, Recognised, RemoteChange, Report, Restored,
    SHARDS, STORE_FILE, Scope, Session, Sessions, SetAside, ShardOwner, SigningIn, Sqlite, Store,
    StoreAddress, StoreError, StorePlace, StoredGame, StoredMove, StoredSeat, StoredTable, TableLifecycle,
    Tally, Terms, Transferred, Upkeep, Which, backup, check, interrupted_restore, restore, shard_of,
    transfer,
};
