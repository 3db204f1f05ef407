//! A summary of what others did since the reader's last turn: a box for each turn, with its steps and points.
//! since.js shows it above the board.

use super::context::PageContext;
use super::follow;
use super::log_signs::sign;
use crate::error::Failure;
use crate::house::House;
use crate::reader::Reader;
use axum::extract::{Path, State};
use axum::http::header::CACHE_CONTROL;
use axum::response::IntoResponse;
use games::AnyEvent;
use maud::{Markup, html};
use table::{Actor, Seat};
use words::Words;

/// The boxes; empty if nobody else has made a move.
pub(crate) async fn page(
    State(house): State<House>,
    reader: Reader,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Failure> {
    let live = reader.table(&house, &id).await?;
    let snapshot = live.snapshot();
    let context = PageContext::new(&reader, &live, &snapshot);
    let moments = if snapshot.begun { follow::moments(&context) } else { None };
    let shown = moments.map(|moments| boxes(&context, &turns(&context, &moments))).unwrap_or_default();
    Ok(([(CACHE_CONTROL, "private, no-store")], shown))
}

/// Successive decisions of one seat.
struct SeatTurn {
    seat: Seat,
    steps: Vec<Step>,
}

/// One decision and its events.
struct Step {
    /// The number of moves at its end.
    end: usize,
    events: Vec<AnyEvent>,
}

/// What happened between these moments, by whose turn it was.
fn turns(context: &PageContext<'_>, moments: &[usize]) -> Vec<SeatTurn> {
    let running = &context.snapshot.running;
    let (count, _) = running.newest_events(0, context.eye());
    let begin = moments.first().copied().unwrap_or_default();
    let later = |event: &usize| running.move_of(*event).is_some_and(|number| number >= begin);
    let count_of_later = (0..count).rev().take_while(later).count();
    let (first, events) = running.newest_events(count_of_later, context.eye());
    let mut turns: Vec<SeatTurn> = Vec::new();
    for pair in moments.windows(2) {
        let belongs = |&(place, _): &(usize, &AnyEvent)| {
            running.move_of(first + place).is_some_and(|number| (pair[0]..pair[1]).contains(&number))
        };
        let events: Vec<AnyEvent> =
            events.iter().enumerate().filter(belongs).map(|(_, event)| *event).collect();
        let decided = (pair[0]..pair[1]).rev().find_map(|number| match running.mover(number) {
            Some(Actor::Seat(seat)) => Some(seat),
            Some(Actor::Chance) | None => None,
        });
        let (Some(seat), step) = (decided, Step { end: pair[1], events }) else { continue };
        match turns.last_mut() {
            Some(turn) if turn.seat == seat => turn.steps.push(step),
            _ => turns.push(SeatTurn { seat, steps: vec![step] }),
        }
    }
    turns
}

fn boxes(context: &PageContext<'_>, turns: &[SeatTurn]) -> Markup {
    let (words, names) = (context.reader.words, context.names());
    html! {
        section.did aria-label=(words.say("follow-turns")) {
            h2 { (words.say("follow-since")) }
            ol { @for turn in turns { (of_turn(words, turn, names)) } }
        }
    }
}

/// Whose turn it was, what it brought, and its steps.
fn of_turn(words: Words, turn: &SeatTurn, names: &[String]) -> Markup {
    let scored = || turn.steps.iter().flat_map(|step| &step.events).filter_map(AnyEvent::scored);
    let own = || scored().filter(|(who, _)| *who == turn.seat).map(|(_, points)| points);
    let points = own().next().map(|_| own().sum::<i32>());
    let first = turn.steps.first().map(|step| step.end);
    html! {
        li {
            button.whose type="button" data-moment=[first] {
                svg.shield aria-hidden="true" { use href={ "#log-shield-" (turn.seat) } {} }
                span { (names[turn.seat.index()]) }
                @if let Some(points) = points { b class=(if points < 0 { "loss" } else { "gain" }) { (words.signed(points)) } }
            }
            @for step in &turn.steps { (of_step(words, step, names)) }
        }
    }
}

/// A step as a sign, with a few letters if there are some; the sentences are for screen readers.
fn of_step(words: Words, step: &Step, names: &[String]) -> Markup {
    let is_notable = |event: &&AnyEvent| !event.begins_part();
    let short = step.events.iter().find_map(|event| Some((event, words.brief(event)?)));
    let about = short.as_ref().map(|(event, _)| *event).or_else(|| step.events.iter().find(is_notable));
    let sentences: Vec<String> = step.events.iter().map(|event| words.event(event, names)).collect();
    html! {
        button.step type="button" data-moment=(step.end) title=(sentences.join(" ")) {
            svg.sign aria-hidden="true" { use href={ "#log-" (about.map_or("thing", sign)) } {} }
            @if let Some((_, short)) = &short { b { (short) } }
            span.quiet { (sentences.join(" ")) }
        }
    }
}
