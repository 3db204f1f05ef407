//! Lessons: guided games on the real board. The link contains the learner's place, so nothing is stored but a
//! cookie on their device, and a restart of the house changes nothing.

mod guide;
pub(crate) mod opening;
pub(super) mod progress;

use super::stage::{self, Guided};
use super::{asset, banner, frame, language_switch, theme_switch};
use crate::drawing::{Page, Placeholders};
use crate::error::Failure;
use crate::house::House;
use crate::reader::Reader;
use crate::seats::bot_of;
use crate::store::StoredSeat;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};
use bots::Level;
use games::{AnyMove, GameId, RunningGame};
use guide::{Card, guide};
use lessons::{Lesson, Place, Task, Topic};
use maud::{Markup, PreEscaped, html};
use progress::Progress;
use serde::Deserialize;
use table::Seat;
use words::Words;

/// The level of the bots after a lesson.
const MILD: Level = Level::Novice;

/// The query of a page of a lesson.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(crate) struct LessonQuery {
    /// The learner's place, in the text form of [`Place`].
    at: String,
    /// The taps since then, one per line.
    taps: String,
    /// The confirmed moves, one per line.
    play: String,
}

/// The maximum number of taps of one step; older ones are ignored.
const MOST_TAPS: usize = 64;

/// The lesson and the place in it that a request names.
fn find(words: Words, game: &str, id: &str, at: &str) -> Result<(&'static Lesson, Place), Failure> {
    let lesson = lessons::find(game, id).ok_or_else(|| Failure::not_found(words))?;
    let place = if at.is_empty() { Some(Place::default()) } else { at.parse().ok() };
    let place = place.filter(|place| lesson.has(place)).ok_or_else(|| Failure::not_found(words))?;
    Ok((lesson, place))
}

/// The game at a place of a lesson. Tests play every lesson, so what comes with the program can be played.
fn game_at(words: Words, lesson: &Lesson, place: &Place) -> Result<Box<dyn RunningGame>, Failure> {
    lesson.game_at(place).map_err(|line| {
        tracing::error!(lesson = %lesson.id, line, "a lesson cannot be played");
        Failure::not_found(words)
    })
}

/// The place after a step; `None` if the step was not done.
fn done(lesson: &Lesson, place: &Place, asked: &LessonQuery) -> Option<Place> {
    match &lesson.step(place)?.task {
        Task::Read => None,
        Task::Tap(tap) => {
            asked.taps.lines().next_back().filter(|last| last == tap).map(|_| lesson.after(place, 0))
        }
        Task::Play(choices) => {
            let made: Vec<&str> = asked.play.lines().collect();
            let chosen = choices.iter().position(|choice| *choice == made)?;
            Some(lesson.after(place, chosen))
        }
    }
}

/// A page of a lesson.
pub(crate) async fn page(
    State(house): State<House>,
    reader: Reader,
    Path((game, id)): Path<(String, String)>,
    Query(asked): Query<LessonQuery>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let words = reader.words;
    let (lesson, asked_place) = find(words, &game, &id, &asked.at)?;
    let next = done(lesson, &asked_place, &asked);
    let place = next.clone().unwrap_or(asked_place);
    let reader = reader.at(address(lesson, &place));
    let running = game_at(words, lesson, &place)?;
    let offers = lesson.allowed(&place, &*running);
    let taps = taps(lesson, &place, if next.is_none() { &asked.taps } else { "" });
    let names = names(&reader, lesson);
    let promise = house.promise();
    let card = |chosen: &[AnyMove], points: Option<i32>| {
        guide(&Card {
            reader: &reader,
            lesson,
            place: &place,
            game: &*running,
            names: &names,
            chosen,
            points,
            promise: &promise,
        })
    };
    let placeholders = Placeholders::default();
    let drawn = stage::guided(&Guided {
        words,
        game: &*running,
        seat: lesson.seat,
        names: &names,
        offers: &offers,
        taps: &taps,
        placeholders: &placeholders,
        chapters: &guide::chapters(words, lesson, &place),
        guide: &card,
    });
    let point = lesson.step(&place).map(|step| step.point.join(", ")).filter(|point| !point.is_empty());
    let content = html! {
        div.content id="table" data-at=(address(lesson, &place)) data-seen=(place.to_string()) data-point=[point]
            data-wanted=(wanted(lesson, &place)) data-decisions=(DECISIONS) {
            (head(&reader, lesson, &place, &*running))
            (drawn)
        }
    };
    let body = html! {
        div.table-page.lesson data-lesson=(words.say("lesson-not-that")) data-lost=(words.say("server-lost")) {
            (Page::new(&content, &placeholders).text())
        }
    };
    let title = format!("{}: {}", words.game(lesson.game), lesson.title.say(words.lang()));
    let kept = Progress::of(&headers).at(lesson, &place).cookie();
    Ok(([(SET_COOKIE, kept)], frame(&reader, &title, "table", &body)).into_response())
}

/// How taps begin that are a whole decision: a move, or a way of several. All others are steps towards one.
const DECISIONS: &str = "choice way";

/// What has been tapped: by the lesson itself, and by the learner where a move is to be made.
fn taps(lesson: &Lesson, place: &Place, own: &str) -> Vec<String> {
    let mut taps: Vec<String> = lesson.taps(place).into_iter().map(str::to_owned).collect();
    if lesson.step(place).is_some_and(|step| matches!(step.task, Task::Play(_))) {
        let own: Vec<&str> = own.lines().collect();
        taps.extend(own[own.len().saturating_sub(MOST_TAPS)..].iter().map(|&tap| tap.to_owned()));
    }
    taps
}

/// The choices that the lesson asks for: some are drawn whether they are offered or not. Their
/// taps begin with one of the words of [`DECISIONS`].
fn wanted(lesson: &Lesson, place: &Place) -> Markup {
    let whole = |choice: &Vec<String>| match &choice[..] {
        [only] => format!("choice {only}"),
        several => format!("way {}", several.join(" > ")),
    };
    lines(lesson.wanted(place).iter().map(whole))
}

/// Joins lines for an attribute. Line breaks are character references, because a diff contains none.
fn lines(all: impl Iterator<Item = String>) -> Markup {
    html! { @for (number, line) in all.enumerate() { @if number > 0 { (PreEscaped("&#10;")) } (line) } }
}

/// The address of a place in a lesson.
pub(super) fn address(lesson: &Lesson, place: &Place) -> String {
    format!("/learn/{}/{}?at={place}", lesson.game, lesson.id)
}

/// The names at the table: the learner's own, where the house knows it, and those of bots.
fn names(reader: &Reader, lesson: &Lesson) -> Vec<String> {
    let words = reader.words;
    let own = reader.person.as_ref().map(|person| person.name.clone()).filter(|name| !name.is_empty());
    let own = own.unwrap_or_else(|| words.say("lesson-learner"));
    let name = |seat: Seat| {
        if seat == lesson.seat { own.clone() } else { opponent(words, seat).name }
    };
    Seat::all(lesson.players).map(name).collect()
}

/// A weak bot on a seat. The owl is the teacher, so the fifth bot plays in its place.
fn opponent(words: Words, seat: Seat) -> StoredSeat {
    bot_of(words, if seat.index() == guide::OWL { 5 } else { seat.index() + 1 }, MILD)
}

fn head(reader: &Reader, lesson: &Lesson, place: &Place, running: &dyn RunningGame) -> Markup {
    let (words, lang) = (reader.words, reader.words.lang());
    html! {
        header.bar {
            a.icon href="/learn" aria-label=(words.say("lesson-leave")) title=(words.say("lesson-leave")) { "‹" }
            h1.where { b { (words.game(lesson.game)) } " " span.faded { (lesson.title.say(lang)) } }
            span.progress { (stage::progress_of(words, running)) }
            nav aria-label=(words.say("server-navigation")) {
                (opening::form(reader, lesson, place, "lesson-skip", "play-on"))
                // The way out leads back to the lessons; the button opens a table.
                a.button.leave href="/learn" { (words.say("lesson-end")) }
                (theme_switch(reader))
                (language_switch(reader))
            }
        }
    }
}

/// All lessons, with how far the reader has come in each.
pub(crate) async fn list(reader: Reader, headers: HeaderMap) -> Markup {
    let (words, progress) = (reader.words, Progress::of(&headers));
    let body = html! {
        (banner(&reader))
        main id="content" {
            h1 { (words.say("lesson-learn")) }
            p { (words.say("lesson-about")) }
            @for game in GameId::ALL {
                section.lessons {
                    h2 { (words.game(game)) }
                    ul { @for lesson in lessons::of_game(game) { li { (entry(words, lesson, &progress)) } } }
                }
            }
        }
    };
    frame(&reader, &words.say("lesson-learn"), "plain", &body)
}

/// A lesson in the list.
fn entry(words: Words, lesson: &Lesson, progress: &Progress) -> Markup {
    let picture = match &lesson.topic {
        Topic::Module(module) => asset(&format!("module-{module}.svg")),
        Topic::FirstGame | Topic::Setting(_) => asset(&format!("{}-small.svg", lesson.game)),
    };
    let is_done = progress.is_done(lesson);
    html! {
        img src=(picture) alt="" width="56" height="56";
        div {
            h3 { (lesson.title.say(words.lang())) }
            p { (lesson.about.say(words.lang())) }
            p.faded { (words.say_with("lesson-length", &[("steps", lesson.steps.len().into()), ("minutes", lesson.minutes.into())]))
                @if is_done { " · " (words.say("lesson-done")) } }
        }
        @match progress.place(lesson).filter(|place| place.step > 0 && !is_done) {
            Some(place) => a.button.primary href=(address(lesson, &place)) { (words.say("lesson-resume")) },
            None => a.button href=(address(lesson, &Place::default())) {
                (words.say(if is_done { "lesson-again" } else { "lesson-begin" }))
            },
        }
    }
}
