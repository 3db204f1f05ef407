//! The reader: name, tables, account, personal link, language, theme.

use super::outcomes::Outcomes;
use super::start::list;
use super::{account, banner, frame};
use crate::error::Failure;
use crate::house::House;
use crate::ids::token_hash;
use crate::reader::{Link, Reader, token_cookie};
use crate::redirect::lead_to;
use crate::store::{Access, Person};
use axum::extract::{Form, Path, Query, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use serde::Deserialize;
use words::Words;

/// The page.
pub(crate) async fn page(State(house): State<House>, reader: Reader) -> Result<Markup, Failure> {
    show(&house, &reader, None).await
}

async fn show(house: &House, reader: &Reader, link: Option<&Link>) -> Result<Markup, Failure> {
    let words = reader.words;
    let Some(person) = &reader.person else {
        let body = html! {
            (banner(reader))
            main.column id="content" {
                h1 { (words.say("server-my-tables")) }
                p { (words.say("server-nobody-yet")) }
                p { a.button href="/import" { (words.say("server-import")) } }
                (account::section(reader))
            }
        };
        return Ok(frame(reader, &words.say("server-my-tables"), "plain", &body));
    };
    let failed = |error| Failure::store(words, &error);
    let mut tables = house.store().tables_of(person.id, 100).await.map_err(failed)?;
    // What still goes on comes first; otherwise the newest do.
    tables.sort_by_key(|table| table.over);
    let removals = house.removals(&tables).await.map_err(failed)?;
    let outcomes = Outcomes::of(house, &tables).await;
    let has_link = link.is_some() || house.store().has_link(person.id).await.map_err(failed)?;
    let body = html! {
        (banner(reader))
        main id="content" {
            h1.quiet { (person.name) }
            form.sheet.row method="post" action="/me" {
                label { span { (words.say("server-your-name")) }
                    input name="name" maxlength="24" value=(person.name) required; }
                button { (words.say("server-save")) }
            }
            (list(house, reader, "server-my-tables", &tables, &removals, &outcomes))
            p { a.button href="/import" { (words.say("server-import")) } }
            (account::section(reader))
            (personal_link(reader, link, has_link))
        }
    };
    Ok(frame(reader, &words.say("server-my-tables"), "start", &body))
}

/// The personal link: shown once, then only renewed or taken back.
fn personal_link(reader: &Reader, link: Option<&Link>, has_link: bool) -> Markup {
    let words = reader.words;
    html! {
        section {
            h2 { (words.say("server-personal-link")) }
            p { (words.say("server-personal-link-hint")) }
            @if let Some(link) = link { p.link { code data-path=[link.path()] { (link.text()) } } }
            @if has_link { p { (words.say("people-has-link")) } }
            div.row {
                form method="post" action="/me/link" {
                    button { (words.say(if has_link { "people-renew-link" } else { "server-make-link" })) }
                }
                @if has_link {
                    form method="post" action="/me/link/revoke" { button { (words.say("people-revoke-link")) } }
                }
            }
        }
    }
}

/// A name.
#[derive(Deserialize)]
pub(crate) struct Name {
    name: String,
}

/// Takes another name.
pub(crate) async fn rename(
    State(house): State<House>,
    reader: Reader,
    Form(form): Form<Name>,
) -> Result<(StatusCode, HeaderMap), Failure> {
    let (_, _, cookie) = reader.person_or_guest(&house, &form.name).await?;
    Ok(lead_to("/me", cookie))
}

/// Shows a new personal link, once: it signs in as this person. The old one is revoked.
pub(crate) async fn new_link(State(house): State<House>, reader: Reader) -> Result<Response, Failure> {
    let by = reader.credential().ok_or_else(|| Failure::forbidden(reader.words))?;
    let renewed = house.renew_link(by).await;
    let (link, stays) = renewed.map_err(|error| Failure::store(reader.words, &error))?;
    let cookie = stays.map(|token| token_cookie(&house, &token));
    let link = reader.link(format!("/me/{link}"));
    // The way back from a switch is the page itself; this address takes changes only.
    let page = show(&house, &reader.at("/me".to_owned()), Some(&link)).await?;
    Ok((cookie.map(|cookie| [(SET_COOKIE, cookie)]), page).into_response())
}

/// Takes the personal link back.
pub(crate) async fn revoke_link(
    State(house): State<House>,
    reader: Reader,
) -> Result<(StatusCode, HeaderMap), Failure> {
    let by = reader.credential().ok_or_else(|| Failure::forbidden(reader.words))?;
    let stays = house.revoke_link(by).await.map_err(|error| Failure::store(reader.words, &error))?;
    Ok(lead_to("/me", stays.map(|token| token_cookie(&house, &token))))
}

/// The person of a personal link, if it is valid.
async fn holder(house: &House, reader: &Reader, token: &str) -> Result<Person, Failure> {
    let known =
        house.recognise(token_hash(token)).await.map_err(|error| Failure::store(reader.words, &error))?;
    let written = token.chars().all(|c| c.is_ascii_alphanumeric());
    let known = known.filter(|found| written && found.access == Access::Device).map(|found| found.person);
    known.ok_or_else(|| Failure::not_found(reader.words))
}

/// The page of a personal link: whose it is, and the button to sign in. Loading a page signs nobody in;
/// otherwise somebody who sends a link around could see what others do with it.
pub(crate) async fn enter(
    State(house): State<House>,
    reader: Reader,
    Path(token): Path<String>,
) -> Result<Response, Failure> {
    let words = reader.words;
    let holder = holder(&house, &reader, &token).await?;
    if reader.person.as_ref().is_some_and(|person| person.id == holder.id) {
        return Ok(lead_to("/me", None).into_response());
    }
    let name = [("name", holder.name.as_str().into())];
    let body = html! {
        (banner(&reader.at("/".to_owned())))
        main.column id="content" {
            h1 { (words.say_with("server-link-of", &name)) }
            p { (words.say_with("server-link-warning", &name)) }
            @if let Some(person) = &reader.person {
                p { (words.say_with("server-become", &[("now", person.name.as_str().into())])) }
            }
            form method="post" action={ "/me/" (token) } {
                button.primary { (words.say_with("server-become-yes", &name)) }
            }
            p { a.button href="/" { (words.say("server-cancel")) } }
        }
    };
    Ok(frame(&reader, &words.say("server-link-title"), "plain", &body).into_response())
}

/// Becomes the holder of a personal link, having been asked. The device gets a token of its own.
pub(crate) async fn become_holder(
    State(house): State<House>,
    reader: Reader,
    Path(token): Path<String>,
) -> Result<(StatusCode, HeaderMap), Failure> {
    let own =
        house.device_by(token_hash(&token)).await.map_err(|error| Failure::store(reader.words, &error))?;
    let own = own.ok_or_else(|| Failure::not_found(reader.words))?;
    Ok(lead_to("/me", Some(token_cookie(&house, &own))))
}

/// Where to go back to.
#[derive(Deserialize)]
pub(crate) struct Back {
    #[serde(default)]
    back: String,
}

impl Back {
    /// Only pages of this house.
    fn path(&self) -> &str {
        // Browsers read a backslash as a slash and leave out tabs.
        let odd = |c: char| c == '\\' || c.is_control();
        let inside = self.back.starts_with('/') && !self.back.starts_with("//") && !self.back.contains(odd);
        if inside { &self.back } else { "/" }
    }
}

fn set_cookie(name: &str, value: &str, back: &Back) -> (StatusCode, HeaderMap) {
    let cookie = format!("{name}={value}; Path=/; SameSite=Lax; Max-Age=31536000");
    let (status, mut headers) = lead_to(back.path(), None);
    if let Ok(cookie) = HeaderValue::from_str(&cookie) {
        headers.insert(SET_COOKIE, cookie);
    }
    (status, headers)
}

/// Chooses a language.
pub(crate) async fn language(
    reader: Reader,
    Path(lang): Path<String>,
    Query(back): Query<Back>,
) -> Result<(StatusCode, HeaderMap), Failure> {
    let words = Words::new(&lang).ok_or_else(|| Failure::not_found(reader.words))?;
    Ok(set_cookie("lang", words.lang(), &back))
}

/// Chooses light or dark.
pub(crate) async fn theme(
    reader: Reader,
    Path(theme): Path<String>,
    Query(back): Query<Back>,
) -> Result<(StatusCode, HeaderMap), Failure> {
    match theme.as_str() {
        "light" | "dark" => Ok(set_cookie("theme", &theme, &back)),
        _ => Err(Failure::not_found(reader.words)),
    }
}
