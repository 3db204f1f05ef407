//! Where somebody is signed in, and what they have given programs: `/account/access`.

use super::{banner, frame};
use crate::agents;
use crate::error::Failure;
use crate::house::House;
use crate::reader::Reader;
use crate::redirect::lead_to;
use crate::sessions::{DAYS, LONGEST_NAME, MOST_TOKENS};
use crate::shown::shown;
use crate::store::{ApiToken, Ending, Person, Scope, Session, session_handle};
use axum::extract::{Form, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use serde::Deserialize;
use words::Words;

const HOUR: i64 = 3_600 * 1_000;

/// How long ago something was, roughly.
pub(super) fn ago(words: Words, at: Option<i64>, now: i64) -> String {
    let Some(at) = at else { return words.say("sessions-time-unknown") };
    match (now - at).max(0) / HOUR {
        0 => words.say("sessions-this-hour"),
        hours @ 1..=47 => words.say_with("sessions-hours-ago", &[("count", hours.into())]),
        hours => words.say_with("sessions-days-ago", &[("count", (hours / 24).into())]),
    }
}

/// How many days are left, at least one.
fn days_left(words: Words, until: i64, now: i64) -> String {
    if until <= now {
        return words.say("sessions-expired");
    }
    words.say_with("sessions-days-left", &[("count", ((until - now) / (24 * HOUR) + 1).into())])
}

/// The result of a form, shown above the list.
#[derive(Default)]
struct FormResult<'a> {
    /// The token that was made, which is shown only now.
    token: Option<&'a str>,
    /// What was wrong with the form.
    problem: Option<&'a str>,
    /// What was typed as its name.
    name: &'a str,
}

/// The page of somebody the house knows.
async fn show(
    house: &House,
    reader: &Reader,
    person: &Person,
    result: FormResult<'_>,
) -> Result<Markup, Failure> {
    let words = reader.words;
    let failed = |error| Failure::store(words, &error);
    let sessions = house.store().sessions(person.id).await.map_err(failed)?;
    let tokens = house.store().api_tokens(person.id).await.map_err(failed)?;
    let now = house.config().clock.now();
    let body = html! {
        (banner(&reader.at("/account/access".to_owned())))
        main.column id="content" {
            h1 { (words.say("sessions-title")) }
            (devices(reader, &sessions, now))
            @if person.account.is_some() { (programs(reader, &tokens, &result, now)) }
            p { a.button href="/me" { (words.say("sessions-back")) } }
        }
    };
    Ok(frame(reader, &words.say("sessions-title"), "plain", &body))
}

fn devices(reader: &Reader, sessions: &[Session], now: i64) -> Markup {
    let words = reader.words;
    let own = reader.token.as_ref().map(session_handle);
    let is_own = |session: &Session| own.as_ref() == Some(&session.handle);
    html! {
        section.devices {
            h2 { (words.say("sessions-devices")) }
            p { (words.say("sessions-devices-hint")) }
            ul.entries {
                @for session in sessions {
                    @let device = agents::in_words(words, session.agent.as_deref());
                    li {
                        span.what {
                            b { (device) }
                            @if is_own(session) { " " span.badge { (words.say("sessions-this-device")) } }
                            br;
                            span.faded {
                                (words.say_with("sessions-seen", &[
                                    ("first", ago(words, session.made, now).into()),
                                    ("last", ago(words, session.seen, now).into()),
                                ]))
                            }
                        }
                        @if !is_own(session) { (end(words, &session.handle, "sessions-end", &device)) }
                    }
                }
            }
            @if sessions.iter().any(|session| !is_own(session)) {
                form method="post" action="/account/access/end-others" {
                    button { (words.say("sessions-end-others")) }
                }
            }
        }
    }
}

/// The button that ends one of them, with a label for screen readers.
fn end(words: Words, handle: &str, key: &str, what: &str) -> Markup {
    html! {
        form method="post" action="/account/access/end" {
            input type="hidden" name="handle" value=(handle);
            button { (words.say(key)) span.quiet { ": " (what) } }
        }
    }
}

/// What a scope is called; the same key with `-hint` says what it means.
pub(crate) const fn scope_key(scope: Scope) -> &'static str {
    match scope {
        Scope::Read => "sessions-scope-read",
        Scope::Play => "sessions-scope-play",
        Scope::All => "sessions-scope-all",
    }
}

fn programs(reader: &Reader, tokens: &[ApiToken], result: &FormResult<'_>, now: i64) -> Markup {
    let words = reader.words;
    html! {
        section.programs {
            h2 { (words.say("sessions-programs")) }
            p { (words.say("sessions-programs-hint")) }
            @if let Some(token) = result.token {
                p role="status" { (words.say("sessions-token-made")) }
                p.link { code { (token) } }
            }
            @if !tokens.is_empty() {
                ul.entries {
                    @for token in tokens {
                        li {
                            span.what {
                                b { (token.name) } " " span.badge { (words.say(scope_key(token.scope))) }
                                br;
                                span.faded {
                                    (words.say_with("sessions-token-used", &[
                                        ("last", token.seen.map_or_else(|| words.say("sessions-never"), |seen| ago(words, Some(seen), now)).into()),
                                        ("left", days_left(words, token.expires, now).into()),
                                    ]))
                                }
                            }
                            (end(words, &token.handle, "sessions-revoke", &token.name))
                        }
                    }
                }
            }
            @if let Some(problem) = result.problem { p.failure role="alert" { (problem) } }
            form.sheet.entry method="post" action="/account/tokens" {
                label { span { (words.say("sessions-token-name")) }
                    input name="name" value=(result.name) required maxlength=(LONGEST_NAME) autocomplete="off"; }
                fieldset {
                    legend { (words.say("sessions-scope")) }
                    @for scope in Scope::ALL {
                        label.choice {
                            input type="radio" name="scope" value=(scope.id()) checked[scope == Scope::Read];
                            span { (words.say(scope_key(scope))) }
                        }
                    }
                }
                label { span { (words.say("sessions-token-days")) }
                    select name="days" {
                        @for days in DAYS {
                            option value=(days) selected[days == DAYS[1]] {
                                (words.say_with("sessions-days", &[("count", days.into())]))
                            }
                        }
                    }
                }
                button.primary { (words.say("sessions-make-token")) }
            }
        }
    }
}

/// The page; a stranger has neither devices nor programs.
pub(crate) async fn page(State(house): State<House>, reader: Reader) -> Result<Response, Failure> {
    match &reader.person {
        Some(person) => Ok(show(&house, &reader, person, FormResult::default()).await?.into_response()),
        None => Ok(lead_to("/sign-in", None).into_response()),
    }
}

/// Which session or token is to end.
#[derive(Deserialize)]
pub(crate) struct Chosen {
    handle: String,
}

async fn end_them(
    house: &House,
    reader: &Reader,
    ending: Ending,
) -> Result<(StatusCode, HeaderMap), Failure> {
    let by = reader.credential().ok_or_else(|| Failure::forbidden(reader.words))?;
    let ended = house.end_sessions(by, ending).await;
    ended.map_err(|error| Failure::store(reader.words, &error))?;
    Ok(lead_to("/account/access", None))
}

/// Ends one session, or revokes one token.
pub(crate) async fn end_one(
    State(house): State<House>,
    reader: Reader,
    Form(form): Form<Chosen>,
) -> Result<(StatusCode, HeaderMap), Failure> {
    end_them(&house, &reader, Ending::One(form.handle)).await
}

/// Signs out everywhere but here.
pub(crate) async fn end_others(
    State(house): State<House>,
    reader: Reader,
) -> Result<(StatusCode, HeaderMap), Failure> {
    let own = reader.token.ok_or_else(|| Failure::forbidden(reader.words))?;
    end_them(&house, &reader, Ending::OtherDevices(own)).await
}

/// The form that makes a token.
#[derive(Deserialize)]
pub(crate) struct TokenForm {
    name: String,
    scope: String,
    days: i64,
}

/// Makes a token for a program and shows it, once.
pub(crate) async fn make_token(
    State(house): State<House>,
    reader: Reader,
    Form(form): Form<TokenForm>,
) -> Result<Response, Failure> {
    let words = reader.words;
    let with_account = reader.person.as_ref().filter(|person| person.account.is_some());
    let (person, by) = with_account.zip(reader.credential()).ok_or_else(|| Failure::forbidden(words))?;
    let name: String = shown(&form.name).chars().take(LONGEST_NAME).collect();
    let scope = form.scope.parse::<Scope>().ok().filter(|_| DAYS.contains(&form.days));
    let problem = match scope {
        _ if name.is_empty() => (StatusCode::UNPROCESSABLE_ENTITY, words.say("sessions-token-needs-name")),
        None => (StatusCode::UNPROCESSABLE_ENTITY, words.say("server-bad-request")),
        Some(scope) => {
            let made = house.new_api_token(by, name.clone(), scope, form.days).await;
            if let Some(token) = made.map_err(|error| Failure::store(words, &error))? {
                let result = FormResult { token: Some(&token), ..FormResult::default() };
                return Ok(show(&house, &reader, person, result).await?.into_response());
            }
            let most = [("most", MOST_TOKENS.into())];
            (StatusCode::CONFLICT, words.say_with("sessions-too-many-tokens", &most))
        }
    };
    let result = FormResult { problem: Some(&problem.1), name: &name, ..FormResult::default() };
    Ok((problem.0, show(&house, &reader, person, result).await?).into_response())
}
