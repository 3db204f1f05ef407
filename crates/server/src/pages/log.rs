//! The log beside a table: what happened, newest first.

use super::table::Look;
use games::AnyEvent;
use maud::{Markup, html};
use words::Words;

/// So many lines are drawn together and kept: until a block is full, each new line draws its block again.
const BLOCK: usize = 8;

/// So many of the newest events are told, less what does not fill the oldest block.
const TOLD: usize = 8 * BLOCK;

/// What happened, newest first, each with its clause.
pub(super) fn log(look: &Look<'_>) -> Markup {
    let (words, names) = (look.reader.words, look.names());
    let (first, events) = look.snapshot.running.newest_events(TOLD, look.eye());
    // Blocks begin at the same events whatever was told since.
    let rest = first.next_multiple_of(BLOCK) - first;
    let (first, events) = (first + rest, &events[rest.min(events.len())..]);
    let block = |number: usize, events: &[AnyEvent]| {
        html! {
            @for (place, event) in events.iter().enumerate().rev() { (line(words, number + place, event, names)) }
        }
    };
    html! {
        section.log {
            h2 { (words.say("server-log")) }
            // One stop for the keyboard; arrows lead through the clauses (see keys.js).
            ol reversed tabindex="0" aria-label=(words.say("server-log")) {
                @for (place, events) in events.chunks(BLOCK).enumerate().rev() {
                    @let number = first + BLOCK * place;
                    (look.part("log", (number, events), || block(number, events)))
                }
            }
        }
    }
}

/// An event as a line of the log, with its clause. By its number a page knows it again.
fn line(words: Words, number: usize, event: &AnyEvent, names: &[String]) -> Markup {
    let clause = event.clause();
    html! {
        li id={ "log-" (number) } { (words.event(event, names)) " " a.clause href={ "/rules/" (clause) } target="_blank" rel="noopener" tabindex="-1" { (clause) } }
    }
}
