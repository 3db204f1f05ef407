//! People: who is here, and what can be done about them.

use super::super::access::ago;
use super::{Admin, Way};
use crate::admin::new_reset_link;
use crate::agents;
use crate::error::Failure;
use crate::house::House;
use crate::reader::Link;
use crate::redirect::lead_to;
use crate::store::{Act, PersonForAdmin};
use axum::extract::{Form, Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use serde::Deserialize;
use words::Words;

/// How many people a search finds at most.
const FOUND: usize = 50;

/// What is looked for.
#[derive(Deserialize, Default)]
pub(crate) struct Search {
    #[serde(default)]
    q: String,
}

/// What is unusual about somebody.
fn badges(words: Words, person: &PersonForAdmin) -> Markup {
    html! {
        @if person.account.is_none() { " " span.badge { (words.say("admin-guest")) } }
        @if person.is_admin { " " span.badge { (words.say("admin-admin")) } }
        @if person.is_banned { " " span.badge { (words.say("admin-is-banned")) } }
        @if person.is_silenced { " " span.badge { (words.say("admin-is-silenced")) } }
    }
}

/// How somebody is called here.
fn called(person: &PersonForAdmin) -> &str {
    person.account.as_deref().unwrap_or(&person.name)
}

/// The people found.
pub(crate) async fn page(
    State(house): State<House>,
    admin: Admin,
    Query(search): Query<Search>,
) -> Result<Markup, Failure> {
    let words = admin.reader.words;
    // No name contains a NUL, and PostgreSQL refuses to look for one.
    let query = search.q.replace('\0', "");
    let query = query.trim();
    let found = house.store().people_for_admin(query.to_owned(), FOUND).await;
    let found = found.map_err(|error| Failure::store(words, &error))?;
    let now = house.config().clock.now();
    let content = html! {
        form.sheet.row.search method="get" action="/admin/people" role="search" {
            label { span { (words.say("admin-search")) } input name="q" type="search" value=(query) maxlength="60"; }
            button { (words.say("admin-find")) }
        }
        @if found.is_empty() { p { (words.say("admin-nobody-found")) } }
        ul.entries {
            @for person in &found {
                li {
                    span.what {
                        b { (called(person)) } (badges(words, person))
                        br;
                        span.faded { (words.say_with("admin-last-seen", &[("last", ago(words, person.seen, now).into())])) }
                    }
                    a.button href={ "/admin/people/" (person.id) } {
                        (words.say("server-look")) span.quiet { ": " (called(person)) }
                    }
                }
            }
        }
        @if found.len() == FOUND { p.faded { (words.say("admin-more-people")) } }
    };
    Ok(admin.page(Way::People, &words.say("admin-people"), &content))
}

/// What can be done: the word the form sends, what its button says, and whether it needs a second look.
fn acts(person: &PersonForAdmin) -> Vec<(&'static str, &'static str, bool)> {
    let has_account = person.account.is_some();
    let mut acts = vec![if person.is_silenced {
        ("unsilence", "admin-unsilence", false)
    } else {
        ("silence", "admin-silence", false)
    }];
    acts.push(("sign-out", "admin-sign-out", true));
    if has_account && !person.is_banned {
        acts.push(("reset-link", "admin-reset-link", false));
        acts.push(if person.is_admin {
            ("revoke", "admin-revoke", true)
        } else {
            ("grant", "admin-grant", true)
        });
    }
    if has_account {
        acts.push(if person.is_banned {
            ("unban", "admin-unban", false)
        } else {
            ("ban", "admin-ban", true)
        });
    }
    acts.push(("delete", "admin-delete-person", true));
    acts
}

/// What is to be known before something is done. A guest has nothing but their devices to come back by.
fn hint(person: &PersonForAdmin, key: &str) -> String {
    let guest = if key == "admin-sign-out" && person.account.is_none() { "-guest" } else { "" };
    format!("{key}{guest}-hint")
}

async fn show(house: &House, admin: &Admin, id: i64, link: Option<&Link>) -> Result<Markup, Failure> {
    let words = admin.reader.words;
    let failed = |error| Failure::store(words, &error);
    let person = house.store().person_for_admin(id).await.map_err(failed)?;
    let person = person.ok_or_else(|| Failure::not_found(words))?;
    let sessions = house.store().sessions(id).await.map_err(failed)?;
    let now = house.config().clock.now();
    let button = |act: &str, key: &str| {
        html! {
            form method="post" action={ "/admin/people/" (id) } {
                input type="hidden" name="act" value=(act);
                button { (words.say(key)) }
            }
        }
    };
    let content = html! {
        p { (words.say_with("admin-called", &[("name", person.name.as_str().into())])) (badges(words, &person)) }
        @if let Some(link) = link {
            p role="status" { (words.say("admin-reset-link-hint")) }
            p.link { code data-path=[link.path()] { (link.text()) } }
        }
        section {
            h2 { (words.say("sessions-devices")) }
            @if sessions.is_empty() { p.faded { (words.say("admin-no-sessions")) } }
            ul.entries {
                @for session in &sessions {
                    li {
                        span.what { (agents::in_words(words, session.agent.as_deref())) }
                        span.faded { (ago(words, session.seen.or(session.made), now)) }
                    }
                }
            }
        }
        section {
            h2 { (words.say("admin-acts")) }
            @if id == admin.person.id { p { (words.say("admin-yourself")) } }
            @else {
                div.row.acts {
                    @for (act, key, twice) in acts(&person) {
                        @if twice {
                            details { summary { (words.say(key)) } p { (words.say(&hint(&person, key))) } (button(act, key)) }
                        } @else { (button(act, key)) }
                    }
                }
            }
        }
    };
    Ok(admin.page(Way::People, called(&person), &content))
}

/// Parses the id of a person; anything else is answered with "not found".
fn number(admin: &Admin, id: &str) -> Result<i64, Failure> {
    id.parse().map_err(|_| Failure::not_found(admin.reader.words))
}

/// Somebody.
pub(crate) async fn one(
    State(house): State<House>,
    admin: Admin,
    Path(id): Path<String>,
) -> Result<Markup, Failure> {
    show(&house, &admin, number(&admin, &id)?, None).await
}

/// The form of an act.
#[derive(Deserialize)]
pub(crate) struct ActForm {
    act: String,
}

/// Does something about somebody; nobody does it to themselves, so that a house is not left without an admin
/// by mistake.
pub(crate) async fn act(
    State(house): State<House>,
    admin: Admin,
    Path(id): Path<String>,
    Form(form): Form<ActForm>,
) -> Result<Response, Failure> {
    let (words, id) = (admin.reader.words, number(&admin, &id)?);
    if id == admin.person.id {
        return Err(Failure::say(words, StatusCode::CONFLICT, "admin-yourself"));
    }
    let mut link = None;
    let act = match form.act.as_str() {
        "grant" => Act::Grant(id),
        "revoke" => Act::Revoke(id),
        "ban" => Act::Ban(id),
        "unban" => Act::Unban(id),
        "silence" => Act::Silence(id),
        "unsilence" => Act::Unsilence(id),
        "sign-out" => Act::SignOut(id),
        "delete" => Act::DeletePerson(id),
        "reset-link" => {
            let (token, act) = new_reset_link(id, house.config().clock.now());
            link = Some(admin.reader.link(format!("/reset/{token}")));
            act
        }
        _ => return Err(Failure::say(words, StatusCode::BAD_REQUEST, "server-bad-request")),
    };
    let is_gone = matches!(act, Act::DeletePerson(_));
    let done = house.administer(admin.by, act).await;
    if !done.map_err(|error| Failure::store(words, &error))? {
        return Err(Failure::say(words, StatusCode::CONFLICT, "admin-not-possible"));
    }
    match link {
        Some(link) => Ok(show(&house, &admin, id, Some(&link)).await?.into_response()),
        None if is_gone => Ok(lead_to("/admin/people", None).into_response()),
        None => Ok(lead_to(&format!("/admin/people/{id}"), None).into_response()),
    }
}
