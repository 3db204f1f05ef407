//! The form for a new table: which game by which options, with which clock, and who sits where.

use crate::clocks;
use crate::dice_words::DiceForm;
use crate::error::Failure;
use crate::house::{House, Opening};
use crate::merlin_modules::{self, ModuleChoice};
use crate::reader::Reader;
use crate::redirect::lead_to;
use crate::sealing::GivenWord;
use crate::seats::{bot_seat, seat_of};
use crate::shown::clean_name;
use crate::store::{Person, StoredSeat};
use axum::extract::{Form, Path, State};
use axum::http::{HeaderMap, StatusCode};
use games::GameId;
use merlin::Modules;
use serde::Deserialize;
use std::collections::HashMap;
use table::{Fault, Seat};
use words::Words;

/// The form value if the sides of rooms are chosen one by one (`room1` and so on).
pub(crate) const MIX: &str = "mix";

/// The form value for bots that move without a pause.
pub(crate) const INSTANT: &str = "instant";

/// The form value for a table without hints.
pub(crate) const NO_HINTS: &str = "none";

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

    /// How long each player may think; `None` without a clock.
    fn seconds(&self, words: Words) -> Result<Option<u32>, Failure> {
        if self.clock.is_empty() {
            return Ok(None);
        }
        let seconds = self.clock.parse().ok().filter(|seconds| clocks::SECONDS.contains(seconds));
        let bad = || Failure::say(words, StatusCode::BAD_REQUEST, "server-bad-clock");
        seconds.map(Some).ok_or_else(bad)
    }

    /// Who sits where.
    fn seats(&self, words: Words, person: &Person, own_word: GivenWord, players: usize) -> Vec<StoredSeat> {
        // A seat number above the number of players wraps around, as the page shows it.
        let own = self.own.parse().ok().filter(|own| (1..=Seat::MOST).contains(own));
        let own = own.map_or(0, |own| (own - 1) % players);
        let mut seats = vec![seat_of(person, own_word)];
        for number in 2..=players {
            let other = self.chosen(&format!("seat{number}")).unwrap_or_default();
            seats.push(match other {
                "friend" => StoredSeat::default(),
                "here" => {
                    // A seat without a name is shown as a number, in each reader's language.
                    let name = self.chosen(&format!("name{number}")).and_then(clean_name).unwrap_or_default();
                    StoredSeat { name, ..seat_of(person, GivenWord::none()) }
                }
                bot => bot_seat(words, (own + number - 1) % players + 1, bot),
            });
        }
        seats.rotate_right(own);
        seats
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
    let clock = form.seconds(words)?;
    let (promise, own_word) = form.dice.promise_and_word(&house, words).await?;
    let reservation = reader.reserve_table(&house).await?;
    let (person, by, cookie) = reader.person_or_guest(&house, &form.name).await?;
    let seats = form.seats(words, &person, own_word, players);
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
        house.forget_guest(&person).await;
    }
    let live = opened.map_err(|why| Failure::refused_change(words, &[], why))?;
    reservation.keep();
    Ok(lead_to(&format!("/t/{}", live.stored.id), cookie))
}
