//! The page of a table: the board, the hand, the choices, the players, the log and the chat, as one reader sees them.

use super::context::PageContext;
pub(super) use super::log::log;
use super::new_table::bot_described;
use super::{chat, ending, follow, frame, head, hint, lobby, stage};
use crate::drawing::{Page, shared_page};
use crate::error::Failure;
use crate::house::House;
use crate::reader::Reader;
use crate::shared_device::ViewedSeat;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use games::AnyMove;
use maud::{Markup, html};
use table::Seat;

/// The page.
pub(crate) async fn page(
    State(house): State<House>,
    reader: Reader,
    Path(id): Path<String>,
) -> Result<Markup, Failure> {
    let live = reader.table(&house, &id).await?;
    let (snapshot, at) = (live.snapshot(), reader.at(format!("/t/{id}")));
    let context = PageContext::new(&at, &live, &snapshot);
    let body = html! {
        div.table-page data-table=(id) data-ask={ "/t/" (id) "/explain" } data-seated=[context.sits().then_some("yes")] data-my-turn=(reader.words.say("server-your-turn"))
            data-lost=(reader.words.say("server-lost")) { (shared_page(&context, snapshot.version).text()) }
    };
    Ok(frame(&reader, &reader.words.game(live.game), "table", &body))
}

/// The maximum number of taps of one decision; older ones are ignored.
const MOST_TAPS: usize = 512;

/// The taps of the reader in this decision, one per line.
#[derive(serde::Deserialize)]
pub(crate) struct Taps {
    #[serde(default)]
    taps: String,
    /// The name of the page that the browser shows: then the response is a diff from it.
    base: Option<String>,
    /// The number of moves on the page that was tapped. Taps of an earlier decision are ignored.
    seen: Option<usize>,
    /// The number of moves of an earlier situation to show.
    to: Option<usize>,
}

/// The inner part of the page after some taps.
pub(crate) async fn fragment(
    State(house): State<House>,
    reader: Reader,
    Path(id): Path<String>,
    Query(query): Query<Taps>,
) -> Result<Response, Failure> {
    let live = reader.table(&house, &id).await?;
    let snapshot = live.snapshot();
    let reader = reader.at(format!("/t/{id}"));
    let plain = PageContext::new(&reader, &live, &snapshot);
    let all: Vec<&str> = query.taps.lines().filter(|_| plain.is_due_since(query.seen)).collect();
    let taps: Vec<String> =
        all[all.len().saturating_sub(MOST_TAPS)..].iter().map(|&tap| tap.to_owned()).collect();
    let page = match query.to.and_then(|to| follow::past(&plain, to)) {
        Some(then) => draw(&PageContext { past: true, ..PageContext::new(&reader, &live, &then) }),
        None => draw(&PageContext { taps: &taps, ..PageContext::new(&reader, &live, &snapshot) }),
    };
    let Some(base) = query.base else { return Ok(page.text().into_response()) };
    let shown = shared_page(&plain, snapshot.version);
    let from = Some(&*shown).filter(|page| page.is_named(&base));
    Ok(page.steps_from(from).into_response())
}

/// Everything that changes on the page of a table: who waits there, and once all seats are taken the game.
pub(crate) fn draw(context: &PageContext<'_>) -> Page {
    let snapshot = context.snapshot;
    if !snapshot.begun {
        return Page::new(&lobby::content(context), &context.placeholders);
    }
    let text = html! {
        div.content id="table" data-version=(snapshot.version) data-seen=(snapshot.running.moves_made())
            data-seat=[context.seat()] data-turn=[context.my_turn().then_some("mine")]
            data-over=[context.is_over().then_some("yes")] data-hold=[context.hold.then_some("600")]
            data-tapped=[(!context.taps.is_empty()).then_some("yes")] data-since=[follow::since(context)] data-past=[context.past.then_some("yes")] {
            (head::head(context))
            (head::spectating(context))
            (head::resigning(context))
            @if context.is_over() { (ending::ending(context)) }
            (cover(context))
            (stage::stage(context))
            p.announce role="status" aria-live="polite" { (announcement(context)) }
            (chat::toast(context))
        }
    };
    Page::new(&text, &context.placeholders)
}

/// The screen between two people who share a device: it shows only what all may know, until the next one confirms.
fn cover(context: &PageContext<'_>) -> Markup {
    let (words, ViewedSeat::Covered(Some(next))) = (context.reader.words, context.viewed_seat()) else {
        return html! {};
    };
    let name = context.names()[next.index()].as_str();
    html! {
        section.cover id="cover" aria-labelledby="pass" {
            span.shield aria-hidden="true" { (stage::shield(context, next)) }
            h2 id="pass" { (words.say_with("server-pass", &[("name", name.into())])) }
            p { (words.say_with("server-pass-hint", &[("name", name.into())])) }
            form data-send="/uncover" {
                input type="hidden" name="seat" value=(next.index() + 1);
                // Focused, so that Enter confirms.
                button.primary data-rest autofocus { (words.say(stage::own_things(context))) }
            }
        }
    }
}

/// Whether the player of a seat is present: a filled or hollow mark, and words for screen readers. A bot
/// shows its face, level and style.
pub(crate) fn presence(context: &PageContext<'_>, number: usize) -> Markup {
    let (words, is_there, seat) =
        (context.reader.words, context.snapshot.present[number], &context.snapshot.seats[number]);
    let label = words.say(if is_there { "people-here" } else { "people-away" });
    html! {
        @if let Some(level) = &seat.bot {
            @let label = bot_described(words, context.live.game, level, Seat::new(number));
            span.face role="img" aria-label=(label) title=(label) { (boards::beast(Seat::new(number))) }
        } @else if seat.person.is_some() {
            span class=(if is_there { "presence there" } else { "presence" }) role="img" aria-label=(label) title=(label) {}
        }
    }
}

/// The buttons to go back and to confirm the chosen move, with the points it brings at once.
pub(super) fn confirm(context: &PageContext<'_>, choice: Option<AnyMove>) -> Markup {
    confirm_as(context, choice, None, None)
}

/// The same with a button that says what it does, where a few words are enough, and with what is to be done
/// while nothing is put together.
pub(super) fn confirm_as(
    context: &PageContext<'_>,
    choice: Option<AnyMove>,
    label: Option<String>,
    prompt: Option<String>,
) -> Markup {
    let (words, snapshot, seat) = (context.reader.words, context.snapshot, context.seat());
    let points =
        choice.as_ref().and_then(|choice| words.brings(choice, &snapshot.running.view(context.eye()), seat?));
    confirm_all(context, choice.as_slice(), points, label, prompt)
}

/// The same for several moves that are made one after the other, and what they bring together.
pub(super) fn confirm_all(
    context: &PageContext<'_>,
    choices: &[AnyMove],
    points: Option<i32>,
    label: Option<String>,
    prompt: Option<String>,
) -> Markup {
    let (words, snapshot) = (context.reader.words, context.snapshot);
    let lines: Vec<String> = choices.iter().map(ToString::to_string).collect();
    // Of several own seats it may be the last one that decided, not the one on turn.
    let may_undo = context.own_seats().any(|seat| snapshot.running.undo_to(seat).is_ok());
    let said = || -> Option<String> {
        let (choice, seat) = (choices.last()?, context.seat()?);
        Some(words.choice(choice, &snapshot.running.view(context.eye()), seat, context.names()))
    };
    let plays = context.sits() && !context.is_over() && !context.past;
    html! {
        @if plays { div.confirm {
            @if let Some(said) = said() { p.said id="said" { (said) } }
            button type="button" data-undo disabled[!may_undo && context.taps.is_empty()] {
                (words.say(if context.taps.is_empty() { "server-undo" } else { "server-cancel" }))
            }
            (hint::hint(context, choices))
            // Screen readers find it in the list of choices.
            @if let Some(prompt) = prompt.filter(|_| lines.is_empty()) { p.prompt aria-hidden="true" { (prompt) } }
            @if !lines.is_empty() {
                button.primary type="button" data-play=(lines.join("\n")) aria-describedby="said" {
                    (label.unwrap_or_else(|| words.say("server-confirm")))
                    @if let Some(points) = points { " " b { (points_on_button(words, points)) } }
                }
            }
        } }
        p.problem role="alert" id="problem" data-keep {}
    }
}

/// The points on a button; nothing if they are 0.
pub(in crate::pages) fn points_on_button(words: words::Words, points: i32) -> String {
    match points {
        0 => words.say_with("explain-points", &[("count", points.into())]),
        _ => words.signed(points),
    }
}

/// The latest event and whose turn it is, for screen readers.
fn announcement(context: &PageContext<'_>) -> String {
    if let Some(hint) = hint::announcement(context) {
        return hint;
    }
    let words = context.reader.words;
    if let ViewedSeat::Covered(Some(next)) = context.viewed_seat() {
        return words.say_with("server-pass", &[("name", context.names()[next.index()].as_str().into())]);
    }
    let (_, newest) = context.snapshot.running.newest_events(1, context.eye());
    let last = newest.first().map(|event| words.event(event, context.names())).unwrap_or_default();
    let begins = newest.first().is_some_and(|event| matches!(event.begins_turn(), Some(Some(_))));
    if context.my_turn() && begins {
        words.say("server-your-turn")
    } else if context.my_turn() {
        format!("{last} {}", words.say("server-your-turn"))
    } else {
        last
    }
}
