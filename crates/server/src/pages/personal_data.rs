//! The personal data of an account, at `/account/data`: export and deletion.

use super::{banner, frame};
use crate::accounts::{AccountError, PASSWORD};
use crate::error::Failure;
use crate::house::House;
use crate::reader::{Reader, no_cookie, no_device_cookie};
use crate::redirect::lead_to;
use crate::store::Person;
use axum::extract::{Form, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, SET_COOKIE};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use serde::Deserialize;

fn show(reader: &Reader, person: &Person, problem: Option<&str>) -> Markup {
    let words = reader.words;
    let account = person.account.as_deref().unwrap_or(&person.name);
    let body = html! {
        (banner(&reader.at("/account/data".to_owned())))
        main.column id="content" {
            h1 { (words.say("personal-data-title")) }
            section {
                h2 { (words.say("personal-data-export")) }
                p { (words.say("personal-data-export-hint")) }
                p { a.button href="/account/export" download { (words.say("personal-data-export-button")) } }
            }
            section.deleting {
                h2 { (words.say("personal-data-delete")) }
                p { (words.say("personal-data-delete-hint")) }
                @if let Some(problem) = problem { p.failure role="alert" { (problem) } }
                form.sheet.entry method="post" action="/account/delete" {
                    label { span { (words.say("people-password")) }
                        input name="password" type="password" required maxlength=(PASSWORD.end()) autocomplete="current-password"; }
                    button { (words.say_with("personal-data-delete-button", &[("account", account.into())])) }
                }
            }
            p { a.button href="/me" { (words.say("sessions-back")) } }
        }
    };
    frame(reader, &words.say("personal-data-title"), "plain", &body)
}

/// The reader, who must have an account.
fn owner(reader: &Reader) -> Result<&Person, Failure> {
    let owner = reader.person.as_ref().filter(|person| person.account.is_some());
    owner.ok_or_else(|| Failure::forbidden(reader.words))
}

/// The page.
pub(crate) async fn page(reader: Reader) -> Response {
    match owner(&reader) {
        Ok(person) => show(&reader, person, None).into_response(),
        Err(_) => lead_to("/sign-in", None).into_response(),
    }
}

/// All personal data of the reader, as a file.
pub(crate) async fn export(State(house): State<House>, reader: Reader) -> Result<Response, Failure> {
    let person = owner(&reader)?;
    // One at a time: it may read every game somebody has ever played.
    let busy = || Failure::say(reader.words, StatusCode::SERVICE_UNAVAILABLE, "personal-data-export-busy");
    let _turn = house.exports().try_acquire().map_err(|_| busy())?;
    let exported = house.export(reader.words, person).await;
    let exported = exported.map_err(|error| Failure::store(reader.words, &error))?;
    let about = [
        (CONTENT_TYPE, "application/json"),
        (CONTENT_DISPOSITION, "attachment; filename=\"tafelrunde-account.json\""),
    ];
    Ok((about, format!("{exported:#}\n")).into_response())
}

/// The form that deletes the account.
#[derive(Deserialize)]
pub(crate) struct DeleteForm {
    password: String,
}

/// Deletes the account and everything that belongs to it alone.
pub(crate) async fn delete(
    State(house): State<House>,
    reader: Reader,
    Form(form): Form<DeleteForm>,
) -> Result<Response, Failure> {
    let person = owner(&reader)?;
    let (status, key) = match house.delete_account(&reader.password_attempt(), person, form.password).await {
        Ok(()) => {
            let (status, mut headers) = lead_to("/", Some(no_cookie(&house)));
            headers.append(SET_COOKIE, no_device_cookie(&house));
            return Ok((status, headers).into_response());
        }
        // The name is not in question here.
        Err(AccountError::Wrong) => (StatusCode::FORBIDDEN, "personal-data-wrong-password"),
        Err(why) => why.status_and_key().map_err(|error| Failure::store(reader.words, error))?,
    };
    Ok((status, show(&reader, person, Some(&reader.words.say(key)))).into_response())
}
