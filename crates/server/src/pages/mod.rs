//! The pages, one file each, and the frame around them.

pub(crate) mod access;
pub(crate) mod account;
pub(crate) mod admin;
mod chat;
pub(crate) mod context;
pub(crate) mod dice;
mod ending;
pub(crate) mod explain;
mod follow;
mod head;
mod highlights;
mod hint;
mod length;
pub(crate) mod lesson;
mod lobby;
mod log;
mod log_signs;
pub(crate) mod me;
mod modules;
pub(crate) mod new_table;
mod outcomes;
pub(crate) mod personal_data;
mod picture_choices;
pub(crate) mod records;
pub(crate) mod replay;
pub(crate) mod reset;
mod review;
pub(crate) mod rules;
mod seating;
pub(crate) mod since;
pub(crate) mod stage;
pub(crate) mod start;
pub(crate) mod table;

use crate::assets::VERSION;
use crate::error::Failure;
use crate::reader::Reader;
use axum::http::StatusCode;
use maud::{DOCTYPE, Markup, html};
use words::Words;

/// A whole page.
pub(crate) fn frame(reader: &Reader, title: &str, class: &str, body: &Markup) -> Markup {
    let words = reader.words;
    html! {
        (DOCTYPE)
        html lang=(words.lang()) data-theme=[reader.theme] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title) " · " (words.say("server-house")) }
                link rel="icon" href=(asset("icon.svg")) type="image/svg+xml";
                link rel="stylesheet" href=(asset("house.css"));
                script src=(asset("house.js")) defer {}
            }
            body class=(class) {
                a.skip href="#content" { (words.say("server-skip")) }
                (body)
            }
        }
    }
}

/// The address of a file of the program.
pub(crate) fn asset(file: &str) -> String {
    format!("/assets/{file}?v={}", *VERSION)
}

/// The head of pages outside of a table: name, navigation, language, theme.
pub(crate) fn banner(reader: &Reader) -> Markup {
    let words = reader.words;
    html! {
        header.banner {
            a.brand href="/" {
                img src=(asset("icon.svg")) alt="" width="72" height="72";
                span { span.title { (words.say("server-house")) } span.motto { (words.say("server-motto")) } }
            }
            nav aria-label=(words.say("server-navigation")) {
                a.play href="/" { (words.say("server-play")) }
                a href="/me" { (words.say("server-my-tables")) }
                a.learning href="/learn" { (words.say("lesson-learn")) }
                a href="/rules" { (words.say("server-rules")) }
                @if reader.person.as_ref().is_none_or(|person| person.account.is_none()) {
                    a href="/sign-in" { (words.say("people-sign-in")) }
                }
                (theme_switch(reader))
                (language_switch(reader))
            }
        }
    }
}

/// An open book.
pub(crate) const BOOK: &str =
    "M12 6C9.5 4.4 6.5 4 3 4v14c3.5 0 6.5.4 9 2 2.5-1.6 5.5-2 9-2V4c-3.5 0-6.5.4-9 2zv14";

/// A small sign, drawn with one stroke.
pub(crate) fn glyph(path: &str) -> Markup {
    html! {
        svg.glyph viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round" aria-hidden="true" {
            path d=(path) {}
        }
    }
}

/// Light or dark: the other one. What the device prefers is known to the style sheet alone.
pub(crate) fn theme_switch(reader: &Reader) -> Markup {
    let to = |next: &str, sign: &str| {
        let label = reader.words.say(&format!("server-theme-{next}"));
        html! {
            a.icon.{ "to-" (next) } href={ "/theme/" (next) "?back=" (back(reader)) } title=(label) aria-label=(label) { (sign) }
        }
    };
    html! {
        @if reader.theme != Some("dark") { (to("dark", "☾")) }
        @if reader.theme != Some("light") { (to("light", "☀")) }
    }
}

/// The page the reader looks at, as the value of a query: what would end it there is written otherwise.
fn back(reader: &Reader) -> String {
    reader.path.replace('%', "%25").replace('&', "%26").replace('+', "%2B")
}

/// The languages there are.
pub(crate) fn language_switch(reader: &Reader) -> Markup {
    html! {
        span.languages role="group" aria-label=(reader.words.say("server-language")) {
            @for lang in Words::languages() {
                a href={ "/lang/" (lang) "?back=" (back(reader)) } hreflang=(lang)
                    aria-current=[(lang == reader.words.lang()).then_some("true")] { (lang.to_uppercase()) }
            }
        }
    }
}

/// The page of an error: a heading, links, and the id of the request, for reports to the operator.
pub(crate) fn failure(reader: &Reader, failure: &Failure, request: &str) -> Markup {
    let words = reader.words;
    let heading = words.say(heading(failure.status));
    let table = reader.path.strip_prefix("/t/").and_then(|rest| rest.split(['/', '?']).next());
    let body = html! {
        (banner(&reader.at("/".to_owned())))
        main.column id="content" {
            h1 { (heading) }
            p.failure role="alert" {
                span { (failure.message) }
                @if let Some(clause) = failure.clause { " " a.clause href={ "/rules/" (clause) } { (clause) } }
            }
            p.row {
                @if let Some(table) = table.filter(|_| failure.status != StatusCode::NOT_FOUND) {
                    a.button href={ "/t/" (table) } { (words.say("server-to-table")) }
                }
                a.button href="/" { (words.say("server-home")) }
                a.button href="/me" { (words.say("server-my-tables")) }
            }
            p.faded { small {
                (failure.status.as_u16()) " · " (words.say("server-request-id")) " " span.request-id { (request) }
            } }
        }
    };
    frame(reader, &heading, "plain", &body)
}

/// What heads the page of a failure.
fn heading(status: StatusCode) -> &'static str {
    match status {
        StatusCode::NOT_FOUND => "server-fails-not-found",
        StatusCode::FORBIDDEN => "server-fails-forbidden",
        StatusCode::CONFLICT => "server-fails-conflict",
        StatusCode::PAYLOAD_TOO_LARGE => "server-fails-too-large",
        StatusCode::TOO_MANY_REQUESTS => "server-fails-too-fast",
        StatusCode::REQUEST_TIMEOUT => "server-fails-too-slow",
        status if status.is_server_error() => "server-fails-for-now",
        _ => "server-fails",
    }
}

/// There is no such page.
pub(crate) async fn nothing_here(reader: Reader) -> Failure {
    Failure::not_found(reader.words)
}
