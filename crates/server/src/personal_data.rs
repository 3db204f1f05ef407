//! Export of personal data, and the consequences of deletion.
//!
//! An export holds all data about one person, and the records of their games as far as they may see them. A deleted
//! person stays in other people's games as a seat without a name. The account name becomes free again, because
//! reserving it would mean keeping personal data.

use crate::agents;
use crate::house::House;
use crate::store::{Person, StoreError, StoredTable};
use serde_json::{Value, json};
use words::Words;

impl House {
    /// All data about a person, as JSON.
    pub(crate) async fn export(&self, words: Words, person: &Person) -> Result<Value, StoreError> {
        let store = self.store();
        let devices = store.sessions(person.id).await?.into_iter().map(|session| {
            json!({
                "device": agents::in_words(words, session.agent.as_deref()),
                "first_seen": session.made,
                "last_seen": session.seen,
            })
        });
        let devices: Vec<Value> = devices.collect();
        let tokens = store.api_tokens(person.id).await?.into_iter().map(|token| {
            json!({
                "name": token.name,
                "scope": token.scope.id(),
                "made": token.made,
                "last_used": token.seen,
                "expires": token.expires,
            })
        });
        let tokens: Vec<Value> = tokens.collect();
        let talk = store.words_of(person.id).await?.into_iter();
        let talk: Vec<Value> =
            talk.map(|word| json!({ "table": word.table, "at": word.at, "text": word.text })).collect();
        let mut tables = Vec::new();
        for table in store.all_tables_of(person.id).await? {
            tables.push(self.exported_table(person, table).await);
        }
        let data = store.account_data_of(person.id).await?;
        let mutes = data.mutes.iter().map(|(table, name)| json!({ "table": table, "name": name }));
        let audit = data.audit.iter().map(|line| {
            let whose = if line.by_oneself { "by me" } else { "about me" };
            json!({ "at": line.at, "act": line.act, "whose": whose, "table": line.table })
        });
        Ok(json!({
            "format": "tafelrunde-account-2",
            "written": self.config().clock.now(),
            "person": {
                "name": person.name,
                "account": person.account,
                "last_seen": data.seen,
                "runs_the_house": data.is_admin,
                "banned": data.is_banned,
                "muted_by_the_house": data.is_silenced,
            },
            "personal_link": data.link.map(|seen| json!({ "last_used": seen })),
            "links_for_a_new_password": data.resets.iter().map(|until| json!({ "expires": until })).collect::<Vec<_>>(),
            "known_devices": data.devices.iter().map(|used| json!({ "last_used": used })).collect::<Vec<_>>(),
            "mutes": mutes.collect::<Vec<_>>(),
            "audit": audit.collect::<Vec<_>>(),
            "devices": devices,
            "tokens": tokens,
            "tables": tables,
            "talk": talk,
        }))
    }

    /// A table, with the record of its game if this person may see all of it.
    async fn exported_table(&self, person: &Person, table: StoredTable) -> Value {
        let own = table.seats.iter().enumerate().filter(|(_, seat)| seat.person == Some(person.id));
        let own: Vec<Value> = own
            .map(|(number, seat)| json!({ "seat": number + 1, "name": seat.name, "word": seat.word }))
            .collect();
        // A table that cannot be opened has no record; the rest is exported all the same.
        let live = self.table(&table.id).await.ok().flatten();
        let record = live.filter(|live| live.reveals_all_to(Some(person.id))).map(|live| live.record());
        json!({
            "id": table.id,
            "game": table.game,
            "options": table.options,
            "opened": table.opened,
            "opened_by_me": table.owner == person.id,
            "opened_from_hash": table.address_hash.filter(|_| table.owner == person.id),
            "begun": table.begun,
            "over": table.over,
            "seats": own,
            "record": record,
        })
    }

    /// Drops the tables from memory that a deletion or an admin's act has changed. After an unclear error these are all
    /// tables.
    pub(crate) fn drop_changed(&self, done: &Result<Option<Vec<String>>, StoreError>) {
        match done {
            Ok(Some(changed)) => self.drop_tables(changed),
            Ok(None) | Err(StoreError::NotAllowed | StoreError::NothingToDo) => {}
            Err(_) => {
                let all: Vec<String> =
                    self.memory().all().iter().map(|live| live.stored.id.clone()).collect();
                self.drop_tables(&all);
            }
        }
    }
}
