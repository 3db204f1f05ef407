//! Tables: which there are, what is said at them, and how they are deleted.

use super::super::access::ago;
use super::{Admin, Way};
use crate::error::Failure;
use crate::house::House;
use crate::redirect::lead_to;
use crate::shown::shown_names;
use crate::store::{Act, StoredTable, Which};
use axum::extract::{Form, Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use maud::{Markup, html};
use serde::Deserialize;
use words::Words;

/// How many tables are listed at most.
const LISTED: usize = 100;

/// Which tables to list.
#[derive(Deserialize, Default)]
pub(crate) struct TableFilter {
    #[serde(default)]
    show: String,
}

const KINDS: [(&str, &str, Which); 3] = [
    ("running", "admin-running", Which::Running),
    ("waiting", "admin-waiting", Which::Waiting),
    ("over", "admin-over", Which::Over),
];

/// What game it is; a table of a game this program does not know is called as it is written.
fn game(words: Words, table: &StoredTable) -> String {
    table.game.parse().map_or_else(|_| table.game.clone(), |game| words.game(game))
}

/// The kind of tables that cannot be opened.
const ASIDE: &str = "aside";

/// The ways to the kinds of tables.
fn kinds(words: Words, chosen: &str) -> Markup {
    let all = KINDS.iter().map(|(id, key, _)| (*id, *key)).chain([(ASIDE, "admin-aside")]);
    html! {
        p.row {
            @for (id, key) in all {
                a.button href={ "/admin/tables?show=" (id) } aria-current=[(id == chosen).then_some("page")] { (words.say(key)) }
            }
        }
    }
}

/// The tables that cannot be opened, each with the reason the log gives.
fn set_aside_page(house: &House, admin: &Admin) -> Markup {
    let words = admin.reader.words;
    let found = house.list_set_aside();
    let content = html! {
        (kinds(words, ASIDE))
        p { (words.say("admin-aside-hint")) }
        @if found.is_empty() { p { (words.say("admin-no-tables")) } }
        ul.entries {
            @for (id, reason) in &found {
                li {
                    span.what { code { (id) } br; span.faded lang="en" { (reason) } }
                    (deletion(words, id))
                }
            }
        }
    };
    admin.page(Way::Tables, &words.say("admin-tables"), &content)
}

/// The way to delete a table, which needs a second look.
fn deletion(words: Words, id: &str) -> Markup {
    html! {
        details {
            summary { (words.say("admin-delete-table")) span.quiet { ": " (id) } }
            p { (words.say("admin-delete-table-hint")) }
            form method="post" action={ "/admin/tables/" (id) "/delete" } { button { (words.say("admin-delete-table")) } }
        }
    }
}

/// The way to end a game before its end, which needs a second look.
fn closing(words: Words, id: &str) -> Markup {
    html! {
        details {
            summary { (words.say("admin-close-table")) span.quiet { ": " (id) } }
            p { (words.say("admin-close-table-hint")) }
            form method="post" action={ "/admin/tables/" (id) "/close" } { button { (words.say("admin-close-table")) } }
        }
    }
}

/// The tables of a kind.
pub(crate) async fn page(
    State(house): State<House>,
    admin: Admin,
    Query(choice): Query<TableFilter>,
) -> Result<Markup, Failure> {
    let words = admin.reader.words;
    if choice.show == ASIDE {
        return Ok(set_aside_page(&house, &admin));
    }
    let (chosen, _, which) = *KINDS.iter().find(|(id, ..)| *id == choice.show).unwrap_or(&KINDS[0]);
    let found = house.store().tables_for_admin(which, LISTED).await;
    let found = found.map_err(|error| Failure::store(words, &error))?;
    let now = house.config().clock.now();
    let content = html! {
        (kinds(words, chosen))
        @if found.is_empty() { p { (words.say("admin-no-tables")) } }
        ul.entries {
            @for table in &found {
                li {
                    span.what {
                        b { (game(words, table)) } " " code { (table.id) }
                        br;
                        span.faded { (shown_names(words, &table.seats).join(", ")) " · " (ago(words, Some(table.opened), now)) }
                    }
                    a.button href={ "/admin/tables/" (table.id) } {
                        (words.say("server-look")) span.quiet { ": " (table.id) }
                    }
                }
            }
        }
        @if found.len() == LISTED { p.faded { (words.say("admin-more-tables")) } }
    };
    Ok(admin.page(Way::Tables, &words.say("admin-tables"), &content))
}

/// A table: who sits there, what was said, and the way to delete it.
pub(crate) async fn one(
    State(house): State<House>,
    admin: Admin,
    Path(id): Path<String>,
) -> Result<Markup, Failure> {
    let words = admin.reader.words;
    let failed = |error| Failure::store(words, &error);
    let (table, moves, _) =
        house.store().table(id.clone()).await.map_err(failed)?.ok_or_else(|| Failure::not_found(words))?;
    let chat = house.store().chat(id.clone()).await.map_err(failed)?;
    let names = shown_names(words, &table.seats);
    let now = house.config().clock.now();
    let content = html! {
        p {
            (game(words, &table)) " · "
            (words.say_with("admin-opened", &[("when", ago(words, Some(table.opened), now).into())])) " · "
            (words.say_with("admin-move-count", &[("count", moves.len().into())]))
            @if table.closed { " · " (words.say("admin-is-closed")) }
        }
        ul.entries {
            @for (seat, name) in table.seats.iter().zip(&names) {
                li {
                    span.what { (name) }
                    @if let Some(person) = seat.person {
                        a.button href={ "/admin/people/" (person) } { (words.say("server-look")) span.quiet { ": " (name) } }
                    }
                }
            }
        }
        section {
            h2 { (words.say("server-talk")) }
            @if chat.is_empty() { p.faded { (words.say("admin-no-talk")) } }
            ul.entries {
                @for (number, message) in &chat {
                    li {
                        span.what {
                            b { (message.name) } " "
                            @if message.text.is_empty() { span.faded { (words.say("admin-erased")) } } @else { (message.text) }
                        }
                        @if !message.text.is_empty() {
                            form method="post" action={ "/admin/tables/" (id) "/erase" } {
                                input type="hidden" name="line" value=(number);
                                button { (words.say("admin-erase")) span.quiet { ": " (message.text) } }
                            }
                        }
                    }
                }
            }
        }
        section {
            h2 { (words.say("admin-acts")) }
            div.row.acts {
                @if table.begun && !table.over { (closing(words, &id)) }
                (deletion(words, &id))
            }
        }
    };
    Ok(admin.page(Way::Tables, &words.say_with("admin-table", &[("table", id.as_str().into())]), &content))
}

async fn done(
    house: &House,
    admin: &Admin,
    act: Act,
    back: &str,
) -> Result<(StatusCode, HeaderMap), Failure> {
    let words = admin.reader.words;
    let done = house.administer(admin.by, act).await;
    match done.map_err(|error| Failure::store(words, &error))? {
        true => Ok(lead_to(back, None)),
        false => Err(Failure::not_found(words)),
    }
}

/// Deletes a table.
pub(crate) async fn delete(
    State(house): State<House>,
    admin: Admin,
    Path(id): Path<String>,
) -> Result<(StatusCode, HeaderMap), Failure> {
    done(&house, &admin, Act::DeleteTable(id), "/admin/tables").await
}

/// Ends the game of a table for everybody; it stays as a record.
pub(crate) async fn close(
    State(house): State<House>,
    admin: Admin,
    Path(id): Path<String>,
) -> Result<(StatusCode, HeaderMap), Failure> {
    let back = format!("/admin/tables/{id}");
    done(&house, &admin, Act::CloseTable(id), &back).await
}

/// The form that erases a line of chat.
#[derive(Deserialize)]
pub(crate) struct EraseForm {
    line: i64,
}

/// Erases something that was said.
pub(crate) async fn erase(
    State(house): State<House>,
    admin: Admin,
    Path(id): Path<String>,
    Form(line): Form<EraseForm>,
) -> Result<(StatusCode, HeaderMap), Failure> {
    let back = format!("/admin/tables/{id}");
    done(&house, &admin, Act::EraseLine(id, line.line), &back).await
}
