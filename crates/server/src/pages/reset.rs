//! A new password by a link that an admin has made: `/reset/{token}`, good once and for a day.

use super::account::welcome;
use super::{banner, frame};
use crate::accounts::{AccountError, PASSWORD};
use crate::error::Failure;
use crate::house::House;
use crate::ids::token_hash;
use crate::reader::Reader;
use axum::extract::{Form, Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use serde::Deserialize;

/// The form, if the link is valid.
async fn show(house: &House, reader: &Reader, link: &str, problem: Option<&str>) -> Result<Markup, Failure> {
    let words = reader.words;
    let found = house.store().reset_of(token_hash(link), house.config().clock.now()).await;
    let found = found.map_err(|error| Failure::store(words, &error))?;
    let gone = || Failure::say(words, StatusCode::NOT_FOUND, "admin-reset-gone");
    let person = found.filter(|person| !person.is_banned).ok_or_else(gone)?;
    let account = person.account.unwrap_or_default();
    let body = html! {
        (banner(&reader.at("/".to_owned())))
        main.column id="content" {
            h1 { (words.say("people-new-password")) }
            p { (words.say_with("admin-reset-hint", &[("account", account.as_str().into())])) }
            @if let Some(problem) = problem { p.failure role="alert" { (problem) } }
            form.sheet.entry method="post" action={ "/reset/" (link) } {
                input type="hidden" name="account" value=(account) autocomplete="username";
                label { span { (words.say("people-new-password")) }
                    input name="password" type="password" required minlength=(PASSWORD.start()) maxlength=(PASSWORD.end()) autocomplete="new-password"; }
                button.primary { (words.say("people-new-password")) }
            }
        }
    };
    Ok(frame(reader, &words.say("people-new-password"), "plain", &body))
}

/// The page.
pub(crate) async fn page(
    State(house): State<House>,
    reader: Reader,
    Path(link): Path<String>,
) -> Result<Markup, Failure> {
    show(&house, &reader, &link, None).await
}

/// What the form sends.
#[derive(Deserialize)]
pub(crate) struct NewPassword {
    password: String,
}

/// Takes the new password: the link and every token from before end, and this device is signed in.
pub(crate) async fn reset(
    State(house): State<House>,
    reader: Reader,
    Path(link): Path<String>,
    Form(form): Form<NewPassword>,
) -> Result<Response, Failure> {
    let words = reader.words;
    match house.reset_password(&reader.password_attempt(), &link, form.password).await {
        Ok(signed_in) => Ok(welcome(&house, &signed_in)),
        Err(why) => {
            let (status, key) = why.status_and_key().map_err(|error| Failure::store(words, error))?;
            if !matches!(why, AccountError::BadPassword) {
                return Err(Failure::say(words, status, key));
            }
            let page = show(&house, &reader, &link, Some(&words.say(key))).await?;
            Ok((status, page).into_response())
        }
    }
}
