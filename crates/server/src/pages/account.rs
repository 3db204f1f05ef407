//! Signing in and out, a new account, another password. Errors are shown above the form.

use super::{banner, frame};
use crate::accounts::{AccountError, NAME, PASSWORD, SignedIn};
use crate::counter::retry_after;
use crate::error::Failure;
use crate::house::House;
use crate::reader::{Reader, device_cookie, no_cookie, token_cookie};
use crate::redirect::lead_to;
use crate::shown::is_guest;
use axum::extract::{Form, State};
use axum::http::header::{RETRY_AFTER, SET_COOKIE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use serde::Deserialize;
use words::Words;

/// A form about an account.
#[derive(Clone, Copy, PartialEq, Eq)]
enum AccountForm {
    SignIn,
    NewAccount,
    NewPassword,
}

impl AccountForm {
    /// What it is called; the same key says what its button does.
    const fn title(self) -> &'static str {
        match self {
            Self::SignIn => "people-sign-in",
            Self::NewAccount => "people-new-account",
            Self::NewPassword => "people-new-password",
        }
    }

    const fn hint(self) -> &'static str {
        match self {
            Self::SignIn => "people-sign-in-hint",
            Self::NewAccount => "people-new-account-hint",
            Self::NewPassword => "people-new-password-hint",
        }
    }

    const fn address(self) -> &'static str {
        match self {
            Self::SignIn => "/sign-in",
            Self::NewAccount => "/account",
            Self::NewPassword => "/account/password",
        }
    }
}

/// A field for a password.
fn password(reader: &Reader, name: &str, label: &str, is_new: bool) -> Markup {
    let shortest = is_new.then_some(*PASSWORD.start());
    html! {
        label { span { (reader.words.say(label)) }
            input name=(name) type="password" required minlength=[shortest] maxlength=(PASSWORD.end())
                autocomplete=(if is_new { "new-password" } else { "current-password" }); }
    }
}

/// A form with what was typed before and what was wrong with it.
fn form_page(reader: &Reader, form: AccountForm, account: &str, problem: Option<&str>) -> Markup {
    let words = reader.words;
    let body = html! {
        (banner(reader))
        main.column id="content" {
            h1 { (words.say(form.title())) }
            p { (words.say(form.hint())) }
            @if let (AccountForm::SignIn, Some(person)) = (form, &reader.person) {
                p.faded { (words.say_with("people-guest-stays-behind", &[("name", person.name.as_str().into())])) }
            }
            @if let (AccountForm::NewAccount, Some(_)) = (form, &reader.person) {
                p.faded { (words.say("people-new-password-hint")) }
            }
            @if let Some(problem) = problem { p.failure role="alert" { (problem) } }
            form.sheet.entry method="post" action=(form.address()) {
                @if form == AccountForm::NewPassword { (password(reader, "old", "people-old-password", false)) }
                @else {
                    label { span { (words.say("people-account-name")) }
                        input name="account" value=(account) required minlength=(NAME.start()) maxlength=(NAME.end())
                            autocomplete="username" autocapitalize="none" spellcheck="false"; }
                }
                @match form {
                    AccountForm::SignIn => (password(reader, "password", "people-password", false)),
                    AccountForm::NewAccount => (password(reader, "password", "people-password", true)),
                    AccountForm::NewPassword => (password(reader, "new", "people-new-password", true)),
                }
                button.primary { (words.say(form.title())) }
            }
            @match form {
                AccountForm::SignIn => p { (words.say("people-no-account")) " " a href="/account" { (words.say("people-new-account")) } },
                AccountForm::NewAccount => p { (words.say("people-have-account")) " " a href="/sign-in" { (words.say("people-sign-in")) } },
                AccountForm::NewPassword => p { a href="/me" { (words.say("server-cancel")) } },
            }
        }
    };
    frame(reader, &words.say(form.title()), "plain", &body)
}

/// The form again, with the error. If the store failed, the error is a page of its own.
fn again(
    reader: &Reader,
    which: AccountForm,
    account: &str,
    why: &AccountError,
) -> Result<Response, Failure> {
    let (status, key) = why.status_and_key().map_err(|error| Failure::store(reader.words, error))?;
    let page = form_page(reader, which, account, Some(&reader.words.say(key)));
    let mut response = (status, page).into_response();
    if let AccountError::TooManyAttempts(wait) = why {
        response.headers_mut().insert(RETRY_AFTER, retry_after(*wait));
    }
    Ok(response)
}

/// What the forms send.
#[derive(Deserialize)]
pub(crate) struct Credentials {
    account: String,
    password: String,
}

/// The page to sign in.
pub(crate) async fn sign_in_page(reader: Reader) -> Markup {
    form_page(&reader, AccountForm::SignIn, "", None)
}

/// Signs in on this device.
pub(crate) async fn sign_in(
    State(house): State<House>,
    reader: Reader,
    Form(form): Form<Credentials>,
) -> Result<Response, Failure> {
    match house.sign_in(&reader.password_attempt(), &form.account, form.password).await {
        Ok(signed_in) => Ok(welcome(&house, &signed_in)),
        Err(why) => again(&reader, AccountForm::SignIn, &form.account, &why),
    }
}

/// Redirects a signed-in person to their page, and sets the cookies of the session and of the device.
pub(super) fn welcome(house: &House, signed_in: &SignedIn) -> Response {
    let (status, mut headers) = lead_to("/me", Some(token_cookie(house, &signed_in.token)));
    if let Some(device) = &signed_in.device {
        headers.append(SET_COOKIE, device_cookie(house, device));
    }
    (status, headers).into_response()
}

/// The page for a new account.
pub(crate) async fn account_page(reader: Reader) -> Response {
    match &reader.person {
        Some(person) if person.account.is_some() => lead_to("/me", None).into_response(),
        Some(person) => {
            let own = Some(person.name.as_str()).filter(|name| !is_guest(name));
            form_page(&reader, AccountForm::NewAccount, own.unwrap_or_default(), None).into_response()
        }
        None => form_page(&reader, AccountForm::NewAccount, "", None).into_response(),
    }
}

/// Makes an account: of a guest, who keeps everything, or of somebody new.
pub(crate) async fn create(
    State(house): State<House>,
    reader: Reader,
    Form(form): Form<Credentials>,
) -> Result<Response, Failure> {
    match house.create_account(&reader.password_attempt(), &form.account, form.password).await {
        Ok(signed_in) => Ok(welcome(&house, &signed_in)),
        Err(why) => again(&reader, AccountForm::NewAccount, &form.account, &why),
    }
}

/// The page for another password.
pub(crate) async fn password_page(reader: Reader) -> Response {
    match reader.person.as_ref().and_then(|person| person.account.as_ref()) {
        Some(_) => form_page(&reader, AccountForm::NewPassword, "", None).into_response(),
        None => lead_to("/account", None).into_response(),
    }
}

/// What the form for another password sends.
#[derive(Deserialize)]
pub(crate) struct Passwords {
    old: String,
    new: String,
}

/// Takes another password; all other devices are signed out.
pub(crate) async fn change_password(
    State(house): State<House>,
    reader: Reader,
    Form(form): Form<Passwords>,
) -> Result<Response, Failure> {
    let person = reader.person.as_ref().ok_or_else(|| Failure::forbidden(reader.words))?;
    match house.change_password(&reader.password_attempt(), person, form.old, form.new).await {
        Ok(token) => Ok(lead_to("/me", Some(token_cookie(&house, &token))).into_response()),
        Err(why) => again(&reader, AccountForm::NewPassword, "", &why),
    }
}

/// Signs this device out; a guest is nobody here then.
pub(crate) async fn sign_out(
    State(house): State<House>,
    reader: Reader,
) -> Result<(StatusCode, HeaderMap), Failure> {
    if let (Some(person), Some(token)) = (&reader.person, reader.token) {
        let done = house.sign_out(person, token).await;
        done.map_err(|error| Failure::store(reader.words, &error))?;
    }
    Ok(lead_to("/", Some(no_cookie(&house))))
}

/// A guest leaves this device, having been warned.
fn leaving(words: Words, name: &str) -> Markup {
    html! {
        details.leaving {
            summary { (words.say("people-leave")) }
            p { (words.say_with("people-leave-warning", &[("name", name.into())])) }
            form method="post" action="/account/out" { button { (words.say_with("people-leave-yes", &[("name", name.into())])) } }
        }
    }
}

/// What the page of a person says about their account.
pub(crate) fn section(reader: &Reader) -> Markup {
    let words = reader.words;
    let account = reader.person.as_ref().and_then(|person| person.account.as_deref());
    html! {
        section.account {
            h2 { (words.say("people-account")) }
            @match account {
                Some(account) => {
                    p { (words.say_with("people-signed-in", &[("account", account.into())])) }
                    div.row {
                        a.button href="/account/password" { (words.say("people-new-password")) }
                        a.button href="/account/access" { (words.say("sessions-title")) }
                        a.button href="/account/data" { (words.say("personal-data-title")) }
                        @if reader.is_admin { a.button href="/admin" { (words.say("admin-title")) } }
                        form method="post" action="/account/out" { button { (words.say("people-sign-out")) } }
                    }
                }
                None => {
                    p { (words.say("people-new-account-hint")) }
                    div.row {
                        a.button href="/account" { (words.say("people-new-account")) }
                        a.button href="/sign-in" { (words.say("people-sign-in")) }
                        @if reader.person.is_some() { a.button href="/account/access" { (words.say("sessions-title")) } }
                    }
                    @if let Some(person) = &reader.person { (leaving(words, &person.name)) }
                }
            }
        }
    }
}
