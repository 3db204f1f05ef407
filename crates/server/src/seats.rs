//! Opening a table, and sitting down at one.

use crate::clocks;
use crate::error::Failure;
use crate::house::{House, Opening};
use crate::merlin_modules::{self, ModuleChoice};
use crate::promise::Promise;
use crate::quotas::Reservation;
use crate::reader::Reader;
use crate::sealing::GivenWord;
use crate::shown::{clean_name, clean_text};
use crate::store::{Person, StoredSeat};
use axum::extract::{Form, Path, State};
use axum::http::header::{LOCATION, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use bots::Level;
use games::GameId;
use merlin::Modules;
use serde::Deserialize;
use std::collections::HashMap;
use table::{Fault, NO_WORD, Seat, is_hash};
use words::Words;

/// The form for a new table.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(crate) struct NewTable {
    quick: String,
    name: String,
    clock: String,
    listed: String,
    /// The seat of the person who opens the table, from 1; the others sit clockwise from there.
    own: String,
    pace: String,
    hints: String,
    #[serde(flatten)]
    dice: DiceForm,
    /// The options of the game, who sits where (`seat2` and so on), and their names (`name2`).
    #[serde(flatten)]
    chosen: HashMap<String, String>,
}

impl NewTable {
    fn chosen(&self, key: &str) -> Option<&str> {
        self.chosen.get(key).map(String::as_str).filter(|_| self.quick != "yes")
    }

    /// A value as the game writes it; the sides of rooms are chosen one by one.
    fn whole(&self, value: &str) -> String {
        match value {
            MIX => (1..).map_while(|room| self.chosen(&format!("room{room}"))).collect(),
            value => value.to_owned(),
        }
    }

    /// The chosen options of the game.
    fn options(&self, game: GameId) -> Result<String, Fault> {
        let mut chosen = Vec::new();
        for setting in game.settings().iter().filter(|setting| !setting.several) {
            chosen.extend(self.chosen(setting.key).map(|value| (setting.key, self.whole(value))));
        }
        if game.settings().iter().any(|setting| setting.several) {
            let fields = self.chosen.iter().filter(|_| self.quick != "yes");
            let fields = fields.map(|(key, value)| (key.clone(), value.clone())).collect();
            let choice = ModuleChoice::of(&fields)?.unwrap_or(ModuleChoice::Own(Modules::NONE));
            let modules = choice.decide();
            let variants = merlin_modules::variants(&fields, choice, modules)?;
            chosen.push(("modules", modules.to_string()));
            chosen.push(("variants", variants.to_string()));
        }
        Ok(game.options_text(chosen.iter().map(|(key, value)| (*key, value.as_str()))))
    }
}

/// The part of a form about the dice of the table to be opened.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(crate) struct DiceForm {
    /// The id of the promised table.
    table: String,
    /// The hash of its secret, as the page showed it.
    sum: String,
    word: String,
    /// The commitment to a word, instead of the word.
    commitment: String,
}

impl DiceForm {
    /// The promise, and the word of the person who opens the table. Without a promise no word in the clear counts: the
    /// house could choose its secret to fit.
    pub(crate) async fn promise_and_word(
        &self,
        house: &House,
        words: Words,
    ) -> Result<(Promise, GivenWord), Failure> {
        if self.table.is_empty() && self.sum.is_empty() {
            return Ok((house.promise(), given_word(words, "", &self.commitment)?));
        }
        let broken = || Failure::say(words, StatusCode::CONFLICT, "server-promise-broken");
        let promise = house.promised(&self.table, &self.sum).ok_or_else(broken)?;
        let known = house.table(&promise.id).await.map_err(|error| Failure::store(words, &error))?;
        if known.is_some() {
            return Err(broken());
        }
        Ok((promise, given_word(words, &self.word, &self.commitment)?))
    }
}

/// Opens a table and redirects to it.
pub(crate) async fn open(
    State(house): State<House>,
    reader: Reader,
    Path(game): Path<String>,
    Form(form): Form<NewTable>,
) -> Result<(StatusCode, HeaderMap), Failure> {
    let words = reader.words;
    let game: GameId = game.parse().map_err(|_| Failure::not_found(words))?;
    let (options, players) = form
        .options(game)
        .and_then(|text| game.read_options(&text))
        .map_err(|fault| Failure::with(StatusCode::BAD_REQUEST, words.fault(&fault)))?;
    let bad_clock = || Failure::say(words, StatusCode::BAD_REQUEST, "server-bad-clock");
    let clock = match form.clock.as_str() {
        "" => None,
        text => {
            let seconds = text.parse().ok().filter(|seconds| clocks::SECONDS.contains(seconds));
            Some(seconds.ok_or_else(bad_clock)?)
        }
    };
    let (promise, own_word) = form.dice.promise_and_word(&house, words).await?;
    let reservation = reserve_table(&house, &reader).await?;
    let (person, by, cookie) = reader.person_or_guest(&house, &form.name).await?;
    let mut seats = vec![seat_of(&person, own_word)];
    // A seat number above the number of players wraps around, as the page shows it.
    let own = form
        .own
        .parse()
        .ok()
        .filter(|own| (1..=Seat::MOST).contains(own))
        .map_or(0, |own| (own - 1) % players);
    for number in 2..=players {
        let other = form.chosen(&format!("seat{number}")).unwrap_or_default();
        seats.push(match other {
            "friend" => StoredSeat::default(),
            "here" => {
                // A seat without a name is shown as a number, in each reader's language.
                let name = form.chosen(&format!("name{number}")).and_then(clean_name).unwrap_or_default();
                StoredSeat { name, ..seat_of(&person, GivenWord::none()) }
            }
            bot => bot_seat(words, (own + number - 1) % players + 1, bot),
        });
    }
    seats.rotate_right(own);
    let opening = Opening {
        game,
        options,
        owner: person.id,
        by: Some(by),
        address_hash: house.address_hash(reader.client),
        listed: form.listed == "yes",
        clock,
        instant: form.pace == INSTANT,
        hints: form.hints != NO_HINTS,
        seats,
        moves: Vec::new(),
    };
    let opened = house.open_as(promise, opening).await;
    if opened.is_err() && cookie.is_some() {
        forget(&house, &person).await;
    }
    let live = opened.map_err(|why| Failure::refused_change(words, &[], why))?;
    reservation.keep();
    Ok(lead_to(&format!("/t/{}", live.stored.id), cookie))
}

/// Reserves a table in the reader's quota.
pub(crate) async fn reserve_table(house: &House, reader: &Reader) -> Result<Reservation, Failure> {
    let person = reader.person.as_ref().map(|person| person.id);
    let may = house.reserve_table(person, reader.client).await;
    may.map_err(|why| Failure::no_table(reader.words, &why))
}

/// The form value if the sides of rooms are chosen one by one (`room1` and so on).
pub(crate) const MIX: &str = "mix";

/// The form value for bots that move without a pause.
pub(crate) const INSTANT: &str = "instant";

/// The form value for a table without hints.
pub(crate) const NO_HINTS: &str = "none";

/// A bot for the seat with this number, counted from 1, as a form names it: `bot:LEVEL`, otherwise a quick one.
pub(crate) fn bot_seat(words: Words, number: usize, says: &str) -> StoredSeat {
    let level = says.strip_prefix("bot:").and_then(|level| level.parse().ok()).unwrap_or(Level::QUICK);
    bot_of(words, number, level)
}

/// A bot of a level, named after its beast; see [`boards::beast`].
pub(crate) fn bot_of(words: Words, number: usize, level: Level) -> StoredSeat {
    let name = bot_name(words, number);
    let word = NO_WORD.to_owned();
    StoredSeat { name, bot: Some(level.id().to_owned()), word, ..StoredSeat::default() }
}

/// The name of a bot on the seat with this number, counted from 1.
pub(crate) fn bot_name(words: Words, number: usize) -> String {
    words.say_with("server-bot-name", &[("seat", number.into())])
}

/// A seat of a person with their word.
pub(crate) fn seat_of(person: &Person, GivenWord { word, sealed }: GivenWord) -> StoredSeat {
    StoredSeat { name: person.name.clone(), person: Some(person.id), bot: None, word, sealed }
}

/// A player's word for the dice, cleaned.
pub(crate) fn word(own: &str) -> String {
    clean_text(own).unwrap_or_else(|| NO_WORD.to_owned())
}

/// Whether this word can be revealed: cleaning it must change nothing.
pub(crate) fn is_word(text: &str) -> bool {
    clean_text(text).as_deref() == Some(text)
}

/// The word of somebody who sits down: in the clear, or sealed by a commitment.
pub(crate) fn given_word(words: Words, own: &str, commitment: &str) -> Result<GivenWord, Failure> {
    match commitment {
        "" => Ok(GivenWord { word: word(own), sealed: None }),
        hash if is_hash(hash) => Ok(GivenWord::sealed(hash)),
        _ => Err(Failure::say(words, StatusCode::BAD_REQUEST, "server-word-bad")),
    }
}

/// Redirects the browser, with a cookie if there is a new one.
pub(crate) fn lead_to(path: &str, cookie: Option<HeaderValue>) -> (StatusCode, HeaderMap) {
    let mut headers = HeaderMap::new();
    headers.insert(LOCATION, HeaderValue::from_str(path).unwrap_or(HeaderValue::from_static("/")));
    if let Some(cookie) = cookie {
        headers.insert(SET_COOKIE, cookie);
    }
    (StatusCode::SEE_OTHER, headers)
}

/// Removes a guest who was added for a request that failed. If the store does not respond they stay, which does no
/// harm.
pub(crate) async fn forget(house: &House, person: &Person) {
    if let Err(error) = house.store().forget_unused(person.id).await {
        tracing::error!(%error, "an unused guest stays");
    }
}

/// The form for sitting down.
#[derive(Deserialize)]
pub(crate) struct SitDown {
    seat: usize,
    #[serde(default)]
    name: String,
    #[serde(default)]
    word: String,
    /// The commitment to a word, instead of the word.
    #[serde(default)]
    commitment: String,
}

/// Sits down at a table and redirects to it.
pub(crate) async fn sit(
    State(house): State<House>,
    reader: Reader,
    Path(id): Path<String>,
    Form(form): Form<SitDown>,
) -> Result<(StatusCode, HeaderMap), Failure> {
    let live = reader.table(&house, &id).await?;
    let number = form.seat.checked_sub(1).ok_or_else(|| Failure::not_found(reader.words))?;
    let word = given_word(reader.words, &form.word, &form.commitment)?;
    let (person, by, cookie) = reader.person_or_guest(&house, &form.name).await?;
    let taken = seat_of(&person, word);
    let done = house.sit(&live, by, number, taken).await;
    if done.is_err() && cookie.is_some() {
        forget(&house, &person).await;
    }
    done.map_err(|why| Failure::refused_change(reader.words, &live.snapshot().names(reader.words), why))?;
    Ok(lead_to(&format!("/t/{id}"), cookie))
}

/// A sealed word and its salt.
#[derive(Deserialize)]
pub(crate) struct ShownWord {
    word: String,
    salt: String,
}

/// Reveals a sealed word. The page's script does that once all seats are taken.
pub(crate) async fn show_word(
    State(house): State<House>,
    reader: Reader,
    Path(id): Path<String>,
    Form(form): Form<ShownWord>,
) -> Result<StatusCode, Failure> {
    let live = reader.table(&house, &id).await?;
    let by = reader.known()?;
    if !is_word(&form.word) || !is_hash(&form.salt) {
        return Err(Failure::say(reader.words, StatusCode::BAD_REQUEST, "server-word-bad"));
    }
    let done = house.show_word(&live, by, &form.word, &form.salt).await;
    done.map_err(|why| Failure::refused_change(reader.words, &[], why))?;
    Ok(StatusCode::NO_CONTENT)
}

/// Begins without missing words, and redirects to the table.
pub(crate) async fn begin_without(
    State(house): State<House>,
    reader: Reader,
    Path(id): Path<String>,
) -> Result<(StatusCode, HeaderMap), Failure> {
    let live = reader.table(&house, &id).await?;
    let by = reader.known()?;
    let done = house.begin_without(&live, by).await;
    done.map_err(|why| Failure::refused_change(reader.words, &[], why))?;
    Ok(lead_to(&format!("/t/{id}"), None))
}
