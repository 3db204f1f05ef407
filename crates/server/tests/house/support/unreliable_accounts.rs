//! The same store with moods, where accounts and those who run the house are concerned.

use super::Unreliable;
use server::{
    AccountData, Act, Administration, Answer, ApiToken, Audited, ChatMessage, Credential, Ending, Figures,
    NewApiToken, OwnWord, PersonForAdmin, PersonalData, Recognised, Session, Sessions, StoredTable, Which,
};

impl Sessions for Unreliable {
    fn recognise(&self, token: [u8; 32], now: i64) -> Answer<Option<Recognised>> {
        self.through("recognise", |store| store.recognise(token, now))
    }

    fn note_token_use(&self, token: [u8; 32], now: i64, agent: String) -> Answer<()> {
        self.through("note_token_use", |store| store.note_token_use(token, now, agent))
    }

    fn sessions(&self, person: i64) -> Answer<Vec<Session>> {
        self.through("sessions", |store| store.sessions(person))
    }

    fn api_tokens(&self, person: i64) -> Answer<Vec<ApiToken>> {
        self.through("api_tokens", |store| store.api_tokens(person))
    }

    fn add_api_token(&self, by: Credential, new: NewApiToken, most: usize) -> Answer<bool> {
        self.through("add_api_token", |store| store.add_api_token(by, new, most))
    }

    fn end_sessions(&self, by: Credential, ending: Ending) -> Answer<bool> {
        self.through("end_sessions", |store| store.end_sessions(by, ending))
    }
}

impl PersonalData for Unreliable {
    fn all_tables_of(&self, person: i64) -> Answer<Vec<StoredTable>> {
        self.through("all_tables_of", |store| store.all_tables_of(person))
    }

    fn account_data_of(&self, person: i64) -> Answer<AccountData> {
        self.through("account_data_of", |store| store.account_data_of(person))
    }

    fn words_of(&self, person: i64) -> Answer<Vec<OwnWord>> {
        self.through("words_of", |store| store.words_of(person))
    }

    fn delete_account(&self, by: Credential, password: String) -> Answer<Option<Vec<String>>> {
        self.through("delete_account", |store| store.delete_account(by, password))
    }
}

impl Administration for Unreliable {
    fn people_for_admin(&self, query: String, limit: usize) -> Answer<Vec<PersonForAdmin>> {
        self.through("people_for_admin", |store| store.people_for_admin(query, limit))
    }

    fn person_for_admin(&self, person: i64) -> Answer<Option<PersonForAdmin>> {
        self.through("person_for_admin", |store| store.person_for_admin(person))
    }

    fn admins(&self) -> Answer<Vec<PersonForAdmin>> {
        self.through("admins", |store| store.admins())
    }

    fn administer(&self, by: Option<Credential>, act: Act, at: i64) -> Answer<Option<Vec<String>>> {
        self.through("administer", |store| store.administer(by, act, at))
    }

    fn audit(&self, limit: usize) -> Answer<Vec<Audited>> {
        self.through("audit", |store| store.audit(limit))
    }

    fn figures(&self) -> Answer<Figures> {
        self.through("figures", |store| store.figures())
    }

    fn tables_for_admin(&self, which: Which, limit: usize) -> Answer<Vec<StoredTable>> {
        self.through("tables_for_admin", |store| store.tables_for_admin(which, limit))
    }

    fn chat(&self, table: String) -> Answer<Vec<(i64, ChatMessage)>> {
        self.through("chat", |store| store.chat(table))
    }

    fn is_silenced(&self, person: i64) -> Answer<bool> {
        self.through("is_silenced", |store| store.is_silenced(person))
    }

    fn reset_of(&self, link: [u8; 32], now: i64) -> Answer<Option<PersonForAdmin>> {
        self.through("reset_of", |store| store.reset_of(link, now))
    }

    fn reset_password(
        &self,
        link: [u8; 32],
        now: i64,
        password: String,
        token: [u8; 32],
    ) -> Answer<Option<i64>> {
        self.through("reset_password", |store| store.reset_password(link, now, password, token))
    }

    fn written_elsewhere(&self) -> Answer<i64> {
        self.through("written_elsewhere", |store| store.written_elsewhere())
    }
}
