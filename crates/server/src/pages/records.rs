//! Records in the house: one is brought along and opened, and a new table plays on from any moment of a game.

use super::new_table::{name_of, sitting, throw};
use super::{banner, frame};
use crate::error::Failure;
use crate::house::{House, Opening};
use crate::live::Live;
use crate::pages::replay::At;
use crate::play::{names, table_and_person};
use crate::reader::Reader;
use crate::seats::{NO_WORD, Throw, bot_seat, forget, lead_to};
use crate::shown::clean_name;
use crate::store::{Person, StoredSeat};
use axum::extract::multipart::MultipartError;
use axum::extract::{Form, Multipart, Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use games::{Face, GameId, Listed, Visitor, open_record};
use maud::{Markup, html};
use serde::Deserialize;
use std::collections::HashMap;
use std::sync::Arc;
use table::{Turn, game_of_record};
use words::Words;

/// No record is larger; whatever is, is not one of ours.
pub(crate) const LARGEST: usize = 256 * 1024;

/// Where a record can be brought along.
pub(crate) async fn import_page(reader: Reader) -> Markup {
    let words = reader.words;
    let body = html! {
        (banner(&reader))
        main.column id="content" {
            h1 { (words.say("server-import")) }
            p { (words.say("server-import-hint")) }
            form.sheet method="post" action="/import" enctype="multipart/form-data" {
                label { span { (words.say("server-import-file")) } input type="file" name="file" accept=".record,text/plain"; }
                label { span { (words.say("server-import-text")) } textarea name="text" rows="8" spellcheck="false" {} }
                button.primary { (words.say("server-import-open")) }
            }
        }
    };
    frame(&reader, &words.say("server-import"), "plain", &body)
}

/// Reads the record of a game that is told by its head.
struct Read<'a> {
    words: Words,
    text: &'a str,
}

impl Visitor for Read<'_> {
    type Out = Result<Box<dyn Face>, String>;

    fn visit<G: Listed>(self) -> Self::Out {
        open_record::<G>(self.text, G::printed()).map_err(|error| self.words.record_error(&error, &[]))
    }
}

/// A form that could not be read to its end: it is too large, or none.
fn unread(words: Words, error: &MultipartError) -> Failure {
    let message = match error.status() {
        StatusCode::PAYLOAD_TOO_LARGE => {
            words.say_with("server-import-too-large", &[("limit", (LARGEST / 1024).into())])
        }
        _ => words.say("server-import-nothing"),
    };
    Failure::with(error.status(), message)
}

/// Opens a record that was brought along.
pub(crate) async fn import(
    State(house): State<House>,
    reader: Reader,
    mut form: Multipart,
) -> Result<(StatusCode, HeaderMap), Failure> {
    let words = reader.words;
    let bad = |message: String| Failure::with(StatusCode::BAD_REQUEST, message);
    let nothing = || bad(words.say("server-import-nothing"));
    let mut text = String::new();
    while let Some(field) = form.next_field().await.map_err(|error| unread(words, &error))? {
        let part = field.bytes().await.map_err(|error| unread(words, &error))?;
        // The file counts, if there is one; the text otherwise.
        if text.trim().is_empty() {
            text = String::from_utf8(part.to_vec()).map_err(|_| nothing())?;
        }
    }
    let game: GameId = game_of_record(&text).and_then(|id| id.parse().ok()).ok_or_else(nothing)?;
    let face = game.visit(Read { words, text: &text }).map_err(bad)?;
    let (person, cookie) = reader.person_or_guest(&house, "").await?;
    let name = |(index, name): (usize, &String)| {
        clean_name(name).unwrap_or_else(|| words.say_with("server-player", &[("seat", (index + 1).into())]))
    };
    let names = face.names().iter().enumerate().map(name).collect();
    let live = house.import(game, person.id, &*face, names).await;
    if live.is_err() && cookie.is_some() {
        forget(&house, &person).await;
    }
    let live = live.map_err(|why| Failure::not_done(words, &[], why))?;
    Ok(lead_to(&format!("/t/{}/replay", live.stored.id), cookie))
}

/// The game up to a moment, if it may be played on from there.
fn until(reader: &Reader, live: &Live, person: Option<&Person>, at: &At) -> Result<Box<dyn Face>, Failure> {
    if !live.may_be_told(person.map(|person| person.id)) {
        return Err(Failure::say(reader.words, StatusCode::FORBIDDEN, "server-continue-later"));
    }
    let face = live.moment().face.until(at.to.unwrap_or(usize::MAX));
    if face.turn() == Turn::Over {
        return Err(Failure::say(reader.words, StatusCode::CONFLICT, "server-continue-over"));
    }
    Ok(face)
}

/// Who is to sit where when a game is played on.
pub(crate) async fn continue_page(
    State(house): State<House>,
    reader: Reader,
    Path(id): Path<String>,
    Query(at): Query<At>,
) -> Result<Markup, Failure> {
    let (live, person) = table_and_person(&house, &reader, &id).await?;
    let (words, face) = (reader.words, until(&reader, &live, person.as_ref(), &at)?);
    let own = person.as_ref().and_then(|person| live.seat_of(person.id)).map_or(0, |seat| seat.index());
    let count = face.moves_made();
    let body = html! {
        (banner(&reader))
        main.column id="content" {
            h1 { (words.say("server-continue")) }
            p { (words.say_with("server-continue-hint", &[("count", count.into())])) }
            form.sheet method="post" action={ "/t/" (id) "/continue?to=" (count) } {
                label { span { (words.say("server-your-name")) }
                    input name="name" maxlength="24" value=(person.map(|person| person.name).unwrap_or_default())
                        autocomplete="nickname" placeholder=(words.say("server-guest")); }
                @for (index, name) in names(&live).iter().enumerate() {
                    div.place {
                        label { span { (words.say_with("server-seat-of", &[("seat", (index + 1).into()), ("name", name.as_str().into())])) }
                            select name={ "seat" (index + 1) } {
                                option value="me" selected[index == own] { (words.say("server-me")) }
                                (sitting(words, index != own))
                            }
                        }
                        (name_of(words, index + 1, name))
                    }
                }
                (throw(words, &house.promise()))
                button.primary { (words.say("server-open-table")) }
            }
        }
    };
    Ok(frame(&reader, &words.say("server-continue"), "plain", &body))
}

/// What the page sends.
#[derive(Deserialize)]
pub(crate) struct Going {
    #[serde(default)]
    name: String,
    #[serde(flatten)]
    throw: Throw,
    /// Who sits where (`seat1` and so on), and their names (`name1`).
    #[serde(flatten)]
    seats: HashMap<String, String>,
}

/// Opens a table that plays on from a moment of a game.
pub(crate) async fn go_on(
    State(house): State<House>,
    reader: Reader,
    Path(id): Path<String>,
    Query(at): Query<At>,
    Form(form): Form<Going>,
) -> Result<(StatusCode, HeaderMap), Failure> {
    let (live, person) = table_and_person(&house, &reader, &id).await?;
    let (words, face) = (reader.words, until(&reader, &live, person.as_ref(), &at)?);
    let (promise, own_word) = form.throw.agreed(&house, words).await?;
    let (person, cookie) = reader.person_or_guest(&house, &form.name).await?;
    let seats = names(&live).into_iter().enumerate().map(|(index, before)| {
        let says = form.seats.get(&format!("seat{}", index + 1)).map_or("bot", String::as_str);
        match says {
            "me" => StoredSeat {
                name: person.name.clone(),
                person: Some(person.id),
                bot: None,
                word: own_word.clone(),
            },
            "here" => {
                let own = form.seats.get(&format!("name{}", index + 1)).and_then(|name| clean_name(name));
                let name = own.unwrap_or(before);
                StoredSeat { name, person: Some(person.id), bot: None, word: NO_WORD.to_owned() }
            }
            "friend" => StoredSeat::default(),
            bot => bot_seat(words, index + 1, bot),
        }
    });
    let opening = Opening {
        game: live.game,
        options: live.stored.options.clone(),
        owner: person.id,
        listed: false,
        clock: live.stored.clock,
        instant: live.stored.instant,
        hints: live.stored.hints,
        seats: seats.collect(),
        moves: face.lines_since(0),
    };
    let opened = house.open_as(promise, opening).await;
    if opened.is_err() && cookie.is_some() {
        forget(&house, &person).await;
    }
    let opened: Arc<Live> = opened.map_err(|why| Failure::not_done(words, &[], why))?;
    Ok(lead_to(&format!("/t/{}", opened.stored.id), cookie))
}
