//! The log beside a table: what happened, turn by turn, the newest turn first.

use super::log_signs::{sign, signs};
use super::stage;
use super::table::Look;
use games::AnyEvent;
use maud::{Markup, html};
use std::ops::Range;
use table::{Actor, Seat};
use words::Words;

/// So many lines are drawn together and kept: until a block is full, each new line draws its block again.
const BLOCK: usize = 8;

/// So many of the newest events are told, less what does not fill the oldest block.
const TOLD: usize = 8 * BLOCK;

/// What happened: turns from the newest on, and in each of them what happened first comes first.
pub(super) fn log(look: &Look<'_>) -> Markup {
    let words = look.reader.words;
    let (first, events) = look.snapshot.running.newest_events(TOLD, look.eye());
    // Blocks begin at the same events whatever was told since.
    let rest = first.next_multiple_of(BLOCK) - first;
    let (first, events) = (first + rest, &events[rest.min(events.len())..]);
    html! {
        section.log {
            h2 { (words.say("server-log")) }
            // What several lines show; on its own, so that it is not sent again.
            (look.part("log signs", shields_shown(look), || signs(look)))
            // One stop for the keyboard; arrows lead through the clauses (see keys.js).
            ol tabindex="0" aria-label=(words.say("server-log")) {
                @for turn in turns(look, first, events).iter().rev() {
                    (turn_of(look, turn, first + turn.told.start, &events[turn.told.clone()]))
                }
            }
        }
    }
}

/// What decides how the shields of all seats look: in Camelot they are chosen.
fn shields_shown(look: &Look<'_>) -> Vec<String> {
    Seat::all(look.snapshot.seats.len()).map(|seat| stage::shield(look, seat).into_string()).collect()
}

/// What follows from the decisions of one seat, one after the other.
struct Turn {
    seat: Option<Seat>,
    /// Its events among those that are told.
    told: Range<usize>,
}

/// The turns of some events. What chance does belongs to the decision before it; a round stands on its own.
fn turns(look: &Look<'_>, first: usize, events: &[AnyEvent]) -> Vec<Turn> {
    let running = &look.snapshot.running;
    let mut turns: Vec<Turn> = Vec::new();
    let mut before: Option<usize> = None;
    for (place, event) in events.iter().enumerate() {
        let number = running.move_of(first + place);
        let mover = match number.and_then(|number| running.mover(number)) {
            Some(Actor::Seat(seat)) => Some(seat),
            Some(Actor::Chance) | None => None,
        };
        let (same_move, begins) = (before == number, event.begins_turn());
        before = number;
        match turns.last_mut() {
            Some(turn) if begins.is_none() && (same_move || mover.is_none() || mover == turn.seat) => {
                turn.told.end = place + 1;
            }
            _ => turns.push(Turn { seat: begins.unwrap_or(mover), told: place..place + 1 }),
        }
    }
    turns
}

/// A turn with its heading; by the number of its first event a page knows it again.
fn turn_of(look: &Look<'_>, turn: &Turn, first: usize, events: &[AnyEvent]) -> Markup {
    let (words, names) = (look.reader.words, look.names());
    let mine = turn.seat.is_some() && turn.seat == look.seat();
    let own = || events.iter().filter_map(AnyEvent::scored).filter(|(who, _)| Some(*who) == turn.seat);
    let points: i32 = own().map(|(_, points)| points).sum();
    html! {
        li.turn.mine[mine] id={ "turn-" (first) } {
            @if let Some(seat) = turn.seat {
                (heading(words, seat, &names[seat.index()], own().next().map(|_| points)))
            }
            ul {
                @for (number, block) in blocks(first, events) {
                    (look.part("log", (number, block), || html! {
                        @for (place, event) in block.iter().enumerate() { (line(words, number + place, event, names)) }
                    }))
                }
            }
        }
    }
}

/// The events of a turn in blocks, each with the number of its first one: the same ones whatever was told before.
fn blocks(first: usize, events: &[AnyEvent]) -> impl Iterator<Item = (usize, &[AnyEvent])> {
    let rest = (first.next_multiple_of(BLOCK) - first).min(events.len());
    let (begun, whole) = events.split_at(rest);
    let whole = whole.chunks(BLOCK).enumerate();
    let whole = whole.map(move |(place, block)| (first + rest + BLOCK * place, block));
    [(first, begun)].into_iter().filter(|(_, begun)| !begun.is_empty()).chain(whole)
}

/// Whose turn it was, and what it has brought.
fn heading(words: Words, seat: Seat, name: &str, points: Option<i32>) -> Markup {
    html! {
        h3 {
            svg.shield viewBox="-23 -24 46 48" aria-hidden="true" { use href={ "#log-shield-" (seat) } {} }
            span { (name) }
            @if let Some(points) = points { b class=(if points < 0 { "loss" } else { "gain" }) { (words.signed(points)) } }
        }
    }
}

/// An event as a line of the log, with its clause. By its number a page knows it again.
fn line(words: Words, number: usize, event: &AnyEvent, names: &[String]) -> Markup {
    let clause = event.clause();
    html! {
        li id={ "log-" (number) } {
            svg.sign viewBox="0 0 24 24" aria-hidden="true" { use href={ "#log-" (sign(event)) } {} }
            span { (words.event(event, names)) " " a.clause href={ "/rules/" (clause) } target="_blank" tabindex="-1" { (clause) } }
        }
    }
}
