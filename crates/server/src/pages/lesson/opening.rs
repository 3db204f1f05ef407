//! From a lesson to a game: a table opens with the same situation, mild bots at the other seats, and hints on.

use super::{LessonQuery, find, game_at, opponent};
use crate::dice_words::DiceForm;
use crate::error::Failure;
use crate::house::{House, Opening};
use crate::pages::new_table::promised;
use crate::promise::Promise;
use crate::reader::Reader;
use crate::redirect::lead_to;
use crate::seats::seat_of;
use crate::store::StoredSeat;
use axum::extract::{Form, Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use lessons::{Lesson, Place};
use maud::{Markup, html};
use table::Seat;

/// The button that opens an ordinary game from here on. The house promises its dice only as it opens.
pub(super) fn form(reader: &Reader, lesson: &Lesson, place: &Place, key: &str, class: &str) -> Markup {
    written(reader, lesson, place, key, class, &html! {})
}

/// The same with the promise of dice that the page has shown, and a word of the reader's own for them.
pub(super) fn whole_form(
    reader: &Reader,
    lesson: &Lesson,
    place: &Place,
    key: &str,
    class: &str,
    promise: &Promise,
) -> Markup {
    // The script of the house writes a word into it.
    let fields = html! { (promised(promise)) input type="hidden" name="word"; };
    written(reader, lesson, place, key, class, &fields)
}

fn written(
    reader: &Reader,
    lesson: &Lesson,
    place: &Place,
    key: &str,
    class: &str,
    fields: &Markup,
) -> Markup {
    html! {
        form method="post" action={ "/learn/" (lesson.game) "/" (lesson.id) "/play?at=" (place) } {
            (fields)
            button class=(class) { (reader.words.say(key)) }
        }
    }
}

/// Opens a table that plays on from a place in a lesson.
pub(crate) async fn play_on(
    State(house): State<House>,
    reader: Reader,
    Path((game, id)): Path<(String, String)>,
    Query(asked): Query<LessonQuery>,
    Form(dice): Form<DiceForm>,
) -> Result<(StatusCode, HeaderMap), Failure> {
    let words = reader.words;
    let (lesson, place) = find(words, &game, &id, &asked.at)?;
    let running = game_at(words, lesson, &place)?;
    let (promise, own_word) = dice.promise_and_word(&house, words).await?;
    let reservation = reader.reserve_table(&house).await?;
    let (person, by, cookie) = reader.person_or_guest(&house, "").await?;
    let mut own_word = Some(own_word);
    let sit = |seat: Seat| match own_word.take_if(|_| seat == lesson.seat) {
        Some(word) => seat_of(&person, word),
        None => opponent(words, seat),
    };
    let seats: Vec<StoredSeat> = Seat::all(lesson.players).map(sit).collect();
    let opening = Opening {
        game: lesson.game,
        options: running.options(),
        owner: person.id,
        by: Some(by),
        address_hash: house.address_hash(reader.client),
        listed: false,
        clock: None,
        instant: false,
        hints: true,
        seats,
        moves: running.lines_since(0),
    };
    let opened = house.open_as(promise, opening).await;
    if opened.is_err() && cookie.is_some() {
        house.forget_guest(&person).await;
    }
    let live = opened.map_err(|why| Failure::refused_change(words, &[], why))?;
    reservation.keep();
    Ok(lead_to(&format!("/t/{}", live.stored.id), cookie))
}
