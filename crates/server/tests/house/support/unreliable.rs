//! A store that fails, hesitates or loses its answer when a test tells it to.

use server::{
    Activity, Answer, Batch, ChatMessage, Credential, NewAccount, Person, SigningIn, Store, StoreError,
    StoredGame, StoredMove, StoredSeat, StoredTable, Terms, Upkeep,
};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use tokio::sync::watch;

/// What a broken store says; it must never reach a page.
pub(crate) const COMPLAINT: &str = "disk 7 of the house is full";

/// What goes wrong with a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mishap {
    /// Nothing is kept.
    Fails,
    /// Nothing is stored, because the disk is full.
    DiskIsFull,
    /// The file is damaged where it looks.
    Damaged,
    /// It is stored, but the answer is an error.
    AnswerIsLost,
    /// It is stored, but whoever waits for the answer panics.
    Panics,
    /// Nothing is stored, and no answer comes.
    NeverAnswers,
}

/// A store with moods.
pub(crate) struct Unreliable {
    inner: Arc<dyn Store>,
    mishaps: Mutex<Vec<(&'static str, usize, Mishap)>>,
    held: watch::Sender<bool>,
    /// Whether changes of tables wait before they reach the store, and how many have come to wait.
    changes_held: watch::Sender<bool>,
    changes_waiting: AtomicUsize,
    /// Whether every answer comes later than it could.
    late: AtomicBool,
    interrupted: AtomicBool,
}

impl Unreliable {
    /// A store that still works.
    pub(crate) fn new(inner: Arc<dyn Store>) -> Arc<Self> {
        Arc::new(Self {
            inner,
            mishaps: Mutex::default(),
            held: watch::Sender::new(false),
            changes_held: watch::Sender::new(false),
            changes_waiting: AtomicUsize::new(0),
            late: AtomicBool::new(false),
            interrupted: AtomicBool::new(false),
        })
    }

    /// The next call by this name goes wrong; told several times, as many calls do.
    pub(crate) fn next(&self, call: &'static str, mishap: Mishap) {
        self.after(0, call, mishap);
    }

    /// After so many calls by this name that work, the next one goes wrong.
    pub(crate) fn after(&self, working: usize, call: &'static str, mishap: Mishap) {
        self.mishaps.lock().expect("no test panics in here").push((call, working, mishap));
    }

    /// How many calls are still to go wrong.
    pub(crate) fn still_to_come(&self) -> usize {
        self.mishaps.lock().expect("no test panics in here").len()
    }

    /// Moves are not kept for now; whoever waits for them waits on.
    pub(crate) fn hold(&self, held: bool) {
        self.held.send_replace(held);
    }

    /// Changes of tables do not reach the store for now; whoever waits for them waits on.
    pub(crate) fn hold_changes(&self, held: bool) {
        self.changes_held.send_replace(held);
    }

    /// How many of them have come to wait.
    pub(crate) fn changes_waiting(&self) -> usize {
        self.changes_waiting.load(Ordering::SeqCst)
    }

    /// A change of a table.
    pub(super) fn change(
        &self,
        call: &str,
        ask: impl FnOnce(&dyn Store) -> Answer<()> + Send + 'static,
    ) -> Answer<()> {
        let mut held = self.changes_held.subscribe();
        if !*held.borrow() {
            return self.through(call, ask);
        }
        self.changes_waiting.fetch_add(1, Ordering::SeqCst);
        let inner = self.inner.clone();
        Box::pin(async move {
            let released = held.wait_for(|held| !*held).await.map(drop);
            released.map_err(|_| StoreError::Failed(COMPLAINT.to_owned()))?;
            ask(&*inner).await
        })
    }

    /// From now on every answer comes only after whoever waits for it has looked for it in vain, also once
    /// everything is kept: so a request can be cut between the two.
    pub(crate) fn answer_late(&self) {
        self.late.store(true, Ordering::SeqCst);
    }

    /// Whether what the store was busy with was broken off.
    pub(crate) fn was_interrupted(&self) -> bool {
        self.interrupted.load(Ordering::SeqCst)
    }

    pub(super) fn through<T: Send + 'static>(
        &self,
        call: &str,
        ask: impl FnOnce(&dyn Store) -> Answer<T>,
    ) -> Answer<T> {
        let mut mishaps = self.mishaps.lock().expect("no test panics in here");
        let found = mishaps.iter().position(|(name, working, _)| *name == call && *working == 0);
        let error = || StoreError::Failed(COMPLAINT.to_owned());
        for (_, working, _) in mishaps.iter_mut().filter(|(name, ..)| *name == call) {
            *working = working.saturating_sub(1);
        }
        match found.map(|at| mishaps.remove(at).2) {
            None if self.late.load(Ordering::SeqCst) => {
                let answer = ask(&*self.inner);
                Box::pin(async move {
                    let answer = answer.await;
                    tokio::task::yield_now().await;
                    answer
                })
            }
            None => ask(&*self.inner),
            Some(Mishap::Fails) => Box::pin(async move { Err(error()) }),
            Some(Mishap::DiskIsFull) => {
                Box::pin(async { Err(StoreError::Failed("database or disk is full".to_owned())) })
            }
            Some(Mishap::Damaged) => {
                Box::pin(async { Err(StoreError::Failed("database disk image is malformed".to_owned())) })
            }
            Some(Mishap::NeverAnswers) => Box::pin(std::future::pending()),
            Some(Mishap::AnswerIsLost) => {
                let answer = ask(&*self.inner);
                Box::pin(async move { answer.await.and_then(|_| Err(error())) })
            }
            Some(Mishap::Panics) => {
                let answer = ask(&*self.inner);
                Box::pin(async move {
                    drop(answer.await);
                    panic!("{COMPLAINT}")
                })
            }
        }
    }
}

impl Store for Unreliable {
    fn add_person(&self, name: String, token: [u8; 32]) -> Answer<Person> {
        self.through("add_person", |store| store.add_person(name, token))
    }

    fn sign_in(&self, person: i64, password: String, token: [u8; 32]) -> Answer<SigningIn> {
        self.through("sign_in", |store| store.sign_in(person, password, token))
    }

    fn add_token_by(&self, by: [u8; 32], token: [u8; 32]) -> Answer<bool> {
        self.through("add_token_by", |store| store.add_token_by(by, token))
    }

    fn remove_token(&self, token: [u8; 32]) -> Answer<()> {
        self.through("remove_token", |store| store.remove_token(token))
    }

    fn set_link(&self, by: Credential, link: Option<[u8; 32]>, stay: [u8; 32]) -> Answer<bool> {
        self.through("set_link", |store| store.set_link(by, link, stay))
    }

    fn has_link(&self, person: i64) -> Answer<bool> {
        self.through("has_link", |store| store.has_link(person))
    }

    fn rename(&self, by: Credential, name: String) -> Answer<()> {
        self.through("rename", |store| store.rename(by, name))
    }

    fn forget_unused(&self, person: i64) -> Answer<()> {
        self.through("forget_unused", |store| store.forget_unused(person))
    }

    fn add_account(&self, by: Credential, new: NewAccount, token: [u8; 32]) -> Answer<bool> {
        self.through("add_account", |store| store.add_account(by, new, token))
    }

    fn add_person_with_account(&self, new: NewAccount, token: [u8; 32]) -> Answer<Option<Person>> {
        self.through("add_person_with_account", |store| store.add_person_with_account(new, token))
    }

    fn set_password(&self, by: Credential, old: String, new: String, token: [u8; 32]) -> Answer<bool> {
        self.through("set_password", |store| store.set_password(by, old, new, token))
    }

    fn account(&self, account: String) -> Answer<Option<(Person, String)>> {
        self.through("account", |store| store.account(account))
    }

    fn add_table(&self, by: Option<Credential>, table: StoredTable, moves: Vec<StoredMove>) -> Answer<()> {
        self.change("add_table", move |store| store.add_table(by, table, moves))
    }

    fn table(&self, id: String) -> Answer<Option<StoredGame>> {
        self.through("table", |store| store.table(id))
    }

    fn components(&self, game: String, hash: String) -> Answer<Option<String>> {
        self.through("components", |store| store.components(game, hash))
    }

    fn set_seats(
        &self,
        by: Option<Credential>,
        id: String,
        before: Vec<StoredSeat>,
        seats: Vec<StoredSeat>,
        begun: bool,
    ) -> Answer<()> {
        self.change("set_seats", move |store| store.set_seats(by, id, before, seats, begun))
    }

    fn take_back(&self, by: Option<Credential>, id: String, from: usize, to: usize) -> Answer<()> {
        self.change("take_back", move |store| store.take_back(by, id, from, to))
    }

    fn append(
        &self,
        by: Option<Credential>,
        id: String,
        at: usize,
        moves: Vec<StoredMove>,
        over: bool,
    ) -> Answer<()> {
        let mut held = self.held.subscribe();
        if !*held.borrow() {
            return self.change("append", move |store| store.append(by, id, at, moves, over));
        }
        let inner = self.inner.clone();
        Box::pin(async move {
            let released = held.wait_for(|held| !*held).await.map(drop);
            released.map_err(|_| StoreError::Failed(COMPLAINT.to_owned()))?;
            inner.append(by, id, at, moves, over).await
        })
    }

    fn say(&self, by: Option<Credential>, id: String, message: ChatMessage) -> Answer<()> {
        self.change("say", move |store| store.say(by, id, message))
    }

    fn waiting(&self, limit: usize) -> Answer<Vec<StoredTable>> {
        self.through("waiting", |store| store.waiting(limit))
    }

    fn tables_of(&self, person: i64, limit: usize) -> Answer<Vec<StoredTable>> {
        self.through("tables_of", |store| store.tables_of(person, limit))
    }

    fn running(&self) -> Answer<Vec<String>> {
        self.through("running", |store| store.running())
    }

    fn count_open(&self) -> Answer<i64> {
        self.through("count_open", |store| store.count_open())
    }

    fn mute(&self, by: Credential, id: String, person: i64, muted: bool) -> Answer<()> {
        self.change("mute", move |store| store.mute(by, id, person, muted))
    }

    fn muted(&self, id: String) -> Answer<Vec<(i64, i64)>> {
        self.through("muted", |store| store.muted(id))
    }

    fn register(&self, metrics: &mut prometheus_client::registry::Registry) {
        self.inner.register(metrics);
    }

    fn close(&self) -> Answer<()> {
        self.through("close", |store| store.close())
    }

    fn interrupt(&self) {
        self.interrupted.store(true, Ordering::SeqCst);
        self.inner.interrupt();
    }

    fn probe(&self) -> Answer<()> {
        self.through("probe", |store| store.probe())
    }
}

impl Upkeep for Unreliable {
    fn salt(&self) -> [u8; 32] {
        self.inner.salt()
    }

    fn add_device(&self, by: Credential, device: [u8; 32], at: i64) -> Answer<()> {
        self.through("add_device", |store| store.add_device(by, device, at))
    }

    fn is_device_of(&self, device: [u8; 32], account: String, at: i64) -> Answer<bool> {
        self.through("is_device_of", |store| store.is_device_of(device, account, at))
    }

    fn note_visit(&self, person: i64, at: i64) -> Answer<()> {
        self.through("note_visit", |store| store.note_visit(person, at))
    }

    fn note_running(&self, at: i64, shortest: i64) -> Answer<Vec<(i64, i64)>> {
        self.through("note_running", |store| store.note_running(at, shortest))
    }

    fn count_open_of(&self, owner: Option<i64>, address_hash: Option<i64>, since: i64) -> Answer<(u32, u32)> {
        self.through("count_open_of", |store| store.count_open_of(owner, address_hash, since))
    }

    fn expired_tables(&self, terms: Terms, after: String, limit: usize) -> Answer<Batch<String>> {
        self.through("expired_tables", |store| store.expired_tables(terms, after, limit))
    }

    fn remove_expired_table(&self, terms: Terms, id: String) -> Answer<bool> {
        self.through("remove_expired_table", |store| store.remove_expired_table(terms, id))
    }

    fn forget_guests(&self, terms: Terms, after: i64, limit: usize) -> Answer<Batch<i64>> {
        self.through("forget_guests", |store| store.forget_guests(terms, after, limit))
    }

    fn forget_tokens(&self, terms: Terms, after: Vec<u8>, limit: usize) -> Answer<Batch<Vec<u8>>> {
        self.through("forget_tokens", |store| store.forget_tokens(terms, after, limit))
    }

    fn departed_players(&self) -> Answer<Vec<i64>> {
        self.through("departed_players", |store| store.departed_players())
    }

    fn activity(&self, ids: Vec<String>) -> Answer<Vec<Activity>> {
        self.through("activity", |store| store.activity(ids))
    }
}
