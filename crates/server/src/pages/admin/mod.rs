//! The pages of those who run the house. For everybody else there is nothing here.

pub(crate) mod people;
pub(crate) mod tables;

use super::{banner, frame};
use crate::error::Failure;
use crate::house::House;
use crate::reader::Reader;
use crate::store::{Audited, Credential, Person};
use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use maud::{Markup, html};
use std::sync::atomic::Ordering;
use time::OffsetDateTime;
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
    /// An admin page with the navigation between admin pages; `on` is the current one.
    fn page(&self, on: Way, title: &str, content: &Markup) -> Markup {
        let words = self.reader.words;
        let ways = [
            (Way::House, "/admin", "admin-house"),
            (Way::People, "/admin/people", "admin-people"),
            (Way::Tables, "/admin/tables", "admin-tables"),
        ];
        let body = html! {
            (banner(&self.reader.at("/admin".to_owned())))
            main id="content" {
                nav.row.ways aria-label=(words.say("admin-title")) {
                    @for (way, address, key) in ways {
                        a.button href=(address) aria-current=[(way == on).then_some("page")] { (words.say(key)) }
                    }
                }
                h1 { (title) }
                (content)
            }
        };
        frame(&self.reader, title, "start", &body)
    }
}

/// Which of these pages.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    House,
    People,
    Tables,
}

/// A time for everybody, whatever their clock: `2026-11-16 09:05 UTC`.
fn stamp(at: i64) -> Option<String> {
    let time = OffsetDateTime::from_unix_timestamp(at.div_euclid(1_000)).ok()?;
    let (month, day) = (u8::from(time.month()), time.day());
    Some(format!("{:04}-{month:02}-{day:02} {:02}:{:02} UTC", time.year(), time.hour(), time.minute()))
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
        "close-table" => "admin-did-close-table",
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
        // Rounded up: even an empty store has a few kilobytes.
        ("admin-kilobytes", figures.bytes.unsigned_abs().div_ceil(1_000).cast_signed()),
    ];
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
                    li { span.what { (in_words(words, line)) } @if let Some(stamp) = stamp(line.at) { time.faded { (stamp) } } }
                }
            }
        }
    };
    Ok(admin.page(Way::House, &words.say("admin-title"), &content))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_told_to_the_minute() {
        assert_eq!(stamp(1_794_819_900_123).as_deref(), Some("2026-11-16 09:05 UTC"));
        assert_eq!(stamp(-1).as_deref(), Some("1969-12-31 23:59 UTC"));
        assert_eq!(stamp(i64::MAX), None);
    }
}
