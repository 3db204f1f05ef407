//! The pages of those who run the house. For everybody else there is nothing here.

pub(crate) mod people;
pub(crate) mod tables;

use super::access::ago;
use super::{banner, frame};
use crate::error::Failure;
use crate::house::House;
use crate::live::now;
use crate::reader::Reader;
use crate::store::{Audited, Credential, Person};
use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use maud::{Markup, html};
use std::sync::atomic::Ordering;
use words::Words;

/// How many lines of the audit the first page shows.
const SHOWN: usize = 100;

/// Somebody who runs the house.
pub(crate) struct Admin {
    /// How they read.
    reader: Reader,
    /// Who they are.
    person: Person,
    /// By which token.
    by: Credential,
}

impl FromRequestParts<House> for Admin {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, house: &House) -> Result<Self, Failure> {
        let reader = Reader::from_request_parts(parts, house).await?;
        let admin = reader.person.clone().filter(|_| reader.is_admin).zip(reader.credential());
        let (person, by) = admin.ok_or_else(|| Failure::not_found(reader.words))?;
        Ok(Self { reader, person, by })
    }
}

impl Admin {
    /// A page with the ways between these pages.
    fn page(&self, title: &str, content: &Markup) -> Markup {
        let words = self.reader.words;
        let ways =
            [("/admin", "admin-house"), ("/admin/people", "admin-people"), ("/admin/tables", "admin-tables")];
        let body = html! {
            (banner(&self.reader.at("/admin".to_owned())))
            main id="content" {
                nav.row.ways aria-label=(words.say("admin-title")) {
                    @for (address, key) in ways { a.button href=(address) { (words.say(key)) } }
                }
                h1 { (title) }
                (content)
            }
        };
        frame(&self.reader, title, "start", &body)
    }
}

/// What was done, in words.
fn in_words(words: Words, line: &Audited) -> String {
    let by = line.by.clone().unwrap_or_else(|| words.say("admin-command-line"));
    let person = line.person.clone().unwrap_or_default();
    let table = line.table.clone().unwrap_or_default();
    let args = [("by", by.into()), ("person", person.into()), ("table", table.into())];
    let key = match line.act.as_str() {
        "grant" => "admin-did-grant",
        "first-account" => "admin-did-first-account",
        "revoke" => "admin-did-revoke",
        "ban" => "admin-did-ban",
        "unban" => "admin-did-unban",
        "silence" => "admin-did-silence",
        "unsilence" => "admin-did-unsilence",
        "sign-out" => "admin-did-sign-out",
        "reset-link" => "admin-did-reset-link",
        "delete-person" => "admin-did-delete-person",
        "delete-table" => "admin-did-delete-table",
        "erase-line" => "admin-did-erase-line",
        _ => "admin-did-something",
    };
    words.say_with(key, &args)
}

/// The first page: how much there is, and what was done.
pub(crate) async fn page(State(house): State<House>, admin: Admin) -> Result<Markup, Failure> {
    let words = admin.reader.words;
    let failed = |error| Failure::store(words, &error);
    let figures = house.store().figures().await.map_err(failed)?;
    let audit = house.store().audit(SHOWN).await.map_err(failed)?;
    let streams = house.streams().load(Ordering::Relaxed);
    let rows = [
        ("admin-accounts", figures.accounts),
        ("admin-guests", figures.guests),
        ("admin-waiting", figures.waiting),
        ("admin-running", figures.running),
        ("admin-over", figures.over),
        ("admin-moves", figures.moves),
        ("admin-streams", i64::try_from(streams).unwrap_or(i64::MAX)),
        ("admin-in-memory", i64::try_from(house.tables_in_memory()).unwrap_or(i64::MAX)),
        ("admin-megabytes", figures.bytes / 1_000_000),
    ];
    let now = now();
    let content = html! {
        section {
            h2 { (words.say("admin-figures")) }
            dl.figures {
                @for (key, number) in rows { div { dt { (words.say(key)) } dd { (number) } } }
            }
        }
        section {
            h2 { (words.say("admin-audit")) }
            @if audit.is_empty() { p.faded { (words.say("admin-audit-empty")) } }
            ul.entries.audit {
                @for line in &audit {
                    li { span.what { (in_words(words, line)) } span.faded { (ago(words, Some(line.at), now)) } }
                }
            }
        }
    };
    Ok(admin.page(&words.say("admin-title"), &content))
}
