//! The reader: name, tables, personal link, language, theme.

use super::start::list;
use super::{banner, frame};
use crate::error::Failure;
use crate::house::House;
use crate::ids::{random_letters, sum};
use crate::reader::{Reader, token_cookie};
use crate::seats::lead_to;
use crate::store::Person;
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

async fn show(house: &House, reader: &Reader, link: Option<&str>) -> Result<Markup, Failure> {
    let words = reader.words;
    let Some(person) = &reader.person else {
        let body = html! {
            (banner(reader))
            main.column id="content" { h1 { (words.say("server-my-tables")) } p { (words.say("server-nobody-yet")) } p { a.button href="/import" { (words.say("server-import")) } } }
        };
        return Ok(frame(reader, &words.say("server-my-tables"), "plain", &body));
    };
    let tables =
        house.store().tables_of(person.id, 100).await.map_err(|error| Failure::store(words, &error))?;
    let body = html! {
        (banner(reader))
        main id="content" {
            form.sheet.row method="post" action="/me" {
                label { span { (words.say("server-your-name")) }
                    input name="name" maxlength="24" value=(person.name) required; }
                button { (words.say("server-save")) }
            }
            section {
                h2 { (words.say("server-personal-link")) }
                p { (words.say("server-personal-link-hint")) }
                @match link {
                    Some(link) => p.link { code { (link) } },
                    None => form method="post" action="/me/link" { button { (words.say("server-make-link")) } },
                }
            }
            (list(reader, "server-my-tables", &tables))
            p { a.button href="/import" { (words.say("server-import")) } }
        }
    };
    Ok(frame(reader, &words.say("server-my-tables"), "start", &body))
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
    let (_, cookie) = reader.person_or_guest(&house, &form.name).await?;
    Ok(lead_to("/me", cookie))
}

/// Shows a new personal link, once: whoever opens it is this person.
pub(crate) async fn new_link(
    State(house): State<House>,
    reader: Reader,
    headers: HeaderMap,
) -> Result<Markup, Failure> {
    let person = reader.person.as_ref().ok_or_else(|| Failure::forbidden(reader.words))?;
    let token = random_letters(32);
    let kept = house.store().add_token(person.id, sum(&token)).await;
    kept.map_err(|error| Failure::store(reader.words, &error))?;
    let link = format!("{}/me/{token}", address(&house, &headers));
    show(&house, &reader, Some(&link)).await
}

/// The address of the house as people reach it.
pub(crate) fn address(house: &House, headers: &HeaderMap) -> String {
    match &house.config().public_url {
        Some(url) => url.trim_end_matches('/').to_owned(),
        None => {
            let host = headers.get("host").and_then(|host| host.to_str().ok()).unwrap_or("localhost");
            format!("http://{host}")
        }
    }
}

/// Whoever holds a personal link, if it is one.
async fn holder(house: &House, reader: &Reader, token: &str) -> Result<Person, Failure> {
    let known = house.person(sum(token)).await.map_err(|error| Failure::store(reader.words, &error))?;
    let written = token.chars().all(|c| c.is_ascii_alphanumeric());
    known.filter(|_| written).ok_or_else(|| Failure::not_found(reader.words))
}

/// Enters with a personal link. Whoever is somebody else already is asked first: they would not come back.
pub(crate) async fn enter(
    State(house): State<House>,
    reader: Reader,
    Path(token): Path<String>,
) -> Result<Response, Failure> {
    let words = reader.words;
    let holder = holder(&house, &reader, &token).await?;
    match &reader.person {
        Some(person) if person.id != holder.id => {
            let names = [("now", person.name.as_str().into()), ("then", holder.name.as_str().into())];
            let body = html! {
                (banner(&reader.at("/".to_owned())))
                main.column id="content" {
                    p { (words.say_with("server-become", &names)) }
                    form method="post" action={ "/me/" (token) } { button.primary { (words.say("server-become-yes")) } }
                    p { a.button href="/" { (words.say("server-cancel")) } }
                }
            };
            Ok(frame(&reader, &words.say("server-personal-link"), "plain", &body).into_response())
        }
        Some(_) | None => Ok(lead_to("/me", Some(token_cookie(&house, &token))).into_response()),
    }
}

/// Becomes the holder of a personal link, having been asked.
pub(crate) async fn become_holder(
    State(house): State<House>,
    reader: Reader,
    Path(token): Path<String>,
) -> Result<(StatusCode, HeaderMap), Failure> {
    holder(&house, &reader, &token).await?;
    Ok(lead_to("/me", Some(token_cookie(&house, &token))))
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
