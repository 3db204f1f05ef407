//! Records: importing one as a table, and continuing a game from any moment at a new table.

use super::new_table::{dice_fields, name_of, quick, sitting};
use super::{banner, frame};
use crate::dice_words::DiceForm;
use crate::error::Failure;
use crate::house::{House, Opening};
use crate::live_table::LiveTable;
use crate::pages::replay::At;
use crate::reader::Reader;
use crate::redirect::lead_to;
use crate::sealing::GivenWord;
use crate::seats::{bot_seat, seat_of};
use crate::shown::{clean_name, shown};
use crate::store::StoredSeat;
use axum::extract::multipart::MultipartError;
use axum::extract::{Form, Multipart, Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use games::{GameId, Listed, RunningGame, Visitor, open_record};
use maud::{Markup, html};
use serde::Deserialize;
use std::collections::HashMap;
use std::sync::Arc;
use table::{Turn, game_of_record};
use words::Words;

/// The size limit for an uploaded record.
pub(crate) const LARGEST: usize = 256 * 1024;

/// The page to import a record.
pub(crate) async fn import_page(reader: Reader) -> Markup {
    sheet(&reader, "", None)
}

/// The form, with the text that was sent and what is wrong with it.
fn sheet(reader: &Reader, text: &str, problem: Option<&str>) -> Markup {
    let words = reader.words;
    let body = html! {
        (banner(reader))
        main.column id="content" {
            h1 { (words.say("server-import")) }
            p { (words.say("server-import-hint")) }
            @if let Some(problem) = problem { p.failure role="alert" { (problem) } }
            form.sheet method="post" action="/import" enctype="multipart/form-data" {
                label { span { (words.say("server-import-file")) } input type="file" name="file" accept=".record,text/plain"; }
                // Browsers ignore the first line break of a textarea.
                label { span { (words.say("server-import-text")) } textarea name="text" rows="8" spellcheck="false" { "\n" (text) } }
                button.primary { (words.say("server-import-open")) }
            }
        }
    };
    frame(reader, &words.say("server-import"), "plain", &body)
}

/// A record to import: the file counts, if there is one, the text otherwise.
#[derive(Default)]
struct Import {
    file: String,
    text: String,
}

impl Import {
    fn record(&self) -> &str {
        if self.file.trim().is_empty() { &self.text } else { &self.file }
    }
}

/// Why a record cannot be imported.
struct ImportError {
    status: StatusCode,
    message: String,
}

impl ImportError {
    fn bad(message: String) -> Self {
        Self { status: StatusCode::BAD_REQUEST, message }
    }
}

/// Reads the record of the game its first line names.
struct Read<'a> {
    words: Words,
    text: &'a str,
}

impl Visitor for Read<'_> {
    type Out = Result<Box<dyn RunningGame>, String>;

    fn visit<G: Listed>(self) -> Self::Out {
        open_record::<G>(self.text, G::printed()).map_err(|error| self.words.record_error(&error, &[]))
    }
}

/// The error for a form that is too large, or that cannot be read.
fn unread(words: Words, error: &MultipartError) -> ImportError {
    let message = match error.status() {
        StatusCode::PAYLOAD_TOO_LARGE => {
            words.say_with("server-import-too-large", &[("limit", (LARGEST / 1024).into())])
        }
        _ => words.say("server-import-nothing"),
    };
    ImportError { status: error.status(), message }
}

/// Reads the fields of the form into `import`, up to the first error.
async fn read(words: Words, form: &mut Multipart, import: &mut Import) -> Result<(), ImportError> {
    while let Some(field) = form.next_field().await.map_err(|error| unread(words, &error))? {
        let is_text = field.name() == Some("text");
        let part = field.bytes().await.map_err(|error| unread(words, &error))?;
        let letters = || ImportError::bad(words.say("server-import-no-text"));
        let part = String::from_utf8(part.to_vec()).map_err(|_| letters())?;
        *(if is_text { &mut import.text } else { &mut import.file }) = part;
    }
    Ok(())
}

/// Reads the game of a record; otherwise what is wrong with it and what would be right.
fn opened(words: Words, text: &str) -> Result<(GameId, Box<dyn RunningGame>), ImportError> {
    if text.trim().is_empty() {
        return Err(ImportError::bad(words.say("server-import-nothing")));
    }
    let games = || GameId::ALL.map(|game| format!("game {game}")).join(", ");
    let id = game_of_record(text).ok_or_else(|| {
        let found = quoted(text.trim_start().lines().next().unwrap_or_default());
        let values = [("found", found.into()), ("games", games().into())];
        ImportError::bad(words.say_with("server-import-no-record", &values))
    })?;
    let game: GameId = id.parse().map_err(|_| {
        let values = [("found", quoted(id).into()), ("games", games().into())];
        ImportError::bad(words.say_with("server-import-no-game", &values))
    })?;
    Ok((game, game.visit(Read { words, text }).map_err(ImportError::bad)?))
}

/// The beginning of an imported text, cleaned for display.
fn quoted(text: &str) -> String {
    const LONGEST: usize = 40;
    let text = shown(text);
    if text.chars().count() <= LONGEST { text } else { text.chars().take(LONGEST).chain(['…']).collect() }
}

/// Imports a record as a table. An error is shown above the form, which keeps its text.
pub(crate) async fn import(
    State(house): State<House>,
    reader: Reader,
    mut form: Multipart,
) -> Result<Response, Failure> {
    let (words, mut import) = (reader.words, Import::default());
    let read = read(words, &mut form, &mut import).await;
    let (game, running) = match read.and_then(|()| opened(words, import.record())) {
        Ok(opened) => opened,
        Err(ImportError { status, message }) => {
            return Ok((status, sheet(&reader, &import.text, Some(&message))).into_response());
        }
    };
    let reservation = reader.reserve_table(&house).await?;
    let (person, by, cookie) = reader.person_or_guest(&house, "").await?;
    let names = running.names().iter().map(|name| clean_name(name).unwrap_or_default()).collect();
    let live = house.import(game, by, house.address_hash(reader.client), &*running, names).await;
    if live.is_err() && cookie.is_some() {
        house.forget_guest(&person).await;
    }
    let live = live.map_err(|why| Failure::refused_change(words, &[], why))?;
    reservation.keep();
    Ok(lead_to(&format!("/t/{}/replay", live.stored.id), cookie).into_response())
}

/// The game up to a moment, if it may be continued from there.
fn until(reader: &Reader, live: &LiveTable, at: &At) -> Result<Box<dyn RunningGame>, Failure> {
    if !live.reveals_all_to(reader.person.as_ref().map(|person| person.id)) {
        return Err(Failure::say(reader.words, StatusCode::FORBIDDEN, "server-continue-later"));
    }
    let running = live.snapshot().running.until(at.to.unwrap_or(usize::MAX));
    if running.turn() == Turn::Over {
        return Err(Failure::say(reader.words, StatusCode::CONFLICT, "server-continue-over"));
    }
    Ok(running)
}

/// The seats of a continued game.
pub(crate) async fn continue_page(
    State(house): State<House>,
    reader: Reader,
    Path(id): Path<String>,
    Query(at): Query<At>,
) -> Result<Markup, Failure> {
    let live = reader.table(&house, &id).await?;
    let (words, running) = (reader.words, until(&reader, &live, &at)?);
    let person = reader.person.as_ref();
    let own = person.and_then(|person| live.seat_of(person.id)).map_or(0, |seat| seat.index());
    let (count, usual) = (running.moves_made(), quick());
    let body = html! {
        (banner(&reader))
        main.column id="content" {
            h1 { (words.say("server-continue")) }
            p { (words.say_with("server-continue-hint", &[("count", count.into())])) }
            form.sheet method="post" action={ "/t/" (id) "/continue?to=" (count) } {
                label { span { (words.say("server-your-name")) }
                    input name="name" maxlength="24" value=(person.map(|person| person.name.as_str()).unwrap_or_default())
                        autocomplete="nickname" placeholder=(words.say("server-guest")); }
                @for (index, name) in live.snapshot().names(words).iter().enumerate() {
                    div.place {
                        label { span { (words.say_with("server-seat-of", &[("seat", (index + 1).into()), ("name", name.as_str().into())])) }
                            select name={ "seat" (index + 1) } {
                                option value="me" selected[index == own] { (words.say("server-me")) }
                                (sitting(words, if index == own { "me" } else { &usual }))
                            }
                        }
                        (name_of(words, index + 1, name, ""))
                    }
                }
                (dice_fields(words, live.game, &house.promise()))
                button.primary { (words.say("server-open-table")) }
            }
        }
    };
    Ok(frame(&reader, &words.say("server-continue"), "plain", &body))
}

/// The form that continues a game from a moment.
#[derive(Deserialize)]
pub(crate) struct ContinueForm {
    #[serde(default)]
    name: String,
    #[serde(flatten)]
    dice: DiceForm,
    /// Who sits where (`seat1` and so on), and their names (`name1`).
    #[serde(flatten)]
    seats: HashMap<String, String>,
}

/// Opens a table that continues a game from a moment.
pub(crate) async fn go_on(
    State(house): State<House>,
    reader: Reader,
    Path(id): Path<String>,
    Query(at): Query<At>,
    Form(form): Form<ContinueForm>,
) -> Result<(StatusCode, HeaderMap), Failure> {
    let live = reader.table(&house, &id).await?;
    let (words, running) = (reader.words, until(&reader, &live, &at)?);
    let (promise, own_word) = form.dice.promise_and_word(&house, words).await?;
    let reservation = reader.reserve_table(&house).await?;
    let (person, by, cookie) = reader.person_or_guest(&house, &form.name).await?;
    let (snapshot, mut own_word) = (live.snapshot(), Some(own_word));
    let seats = snapshot.seats.iter().enumerate().map(|(index, before)| {
        let says = form.seats.get(&format!("seat{}", index + 1)).map_or("bot", String::as_str);
        match says {
            // Of several own seats the first has the word: no two have the same seal.
            "me" => seat_of(&person, own_word.take().unwrap_or_else(GivenWord::none)),
            "here" => {
                let own = form.seats.get(&format!("name{}", index + 1)).and_then(|name| clean_name(name));
                let name = own.unwrap_or_else(|| before.name.clone());
                StoredSeat { name, ..seat_of(&person, GivenWord::none()) }
            }
            "friend" => StoredSeat::default(),
            bot => bot_seat(words, index + 1, bot),
        }
    });
    let opening = Opening {
        game: live.game,
        options: live.stored.options.clone(),
        owner: person.id,
        by: Some(by),
        address_hash: house.address_hash(reader.client),
        listed: false,
        clock: live.stored.clock,
        instant: live.stored.instant,
        hints: live.stored.hints,
        seats: seats.collect(),
        moves: running.lines_since(0),
    };
    // The moves were made with the rules and the components of that table.
    let opened = house.open_with(promise, opening, live.stored.pins.clone()).await;
    if opened.is_err() && cookie.is_some() {
        house.forget_guest(&person).await;
    }
    let opened: Arc<LiveTable> = opened.map_err(|why| Failure::refused_change(words, &[], why))?;
    reservation.keep();
    Ok(lead_to(&format!("/t/{}", opened.stored.id), cookie))
}
