//! What people say to each other at a table.

use super::table::Look;
use crate::store::Said;
use maud::{Markup, html};
use std::hash::Hash;
use std::sync::Arc;

/// What decides how the talk looks: it only grows, and what is erased stays so.
pub(super) fn shows(look: &Look<'_>) -> impl Hash {
    let person = look.reader.person.as_ref().map(|person| person.id);
    (
        person,
        look.sits(),
        look.snapshot.said.len(),
        look.snapshot.said.iter().filter(|said| said.text.is_empty()).count(),
        Arc::clone(&look.muted),
    )
}

/// What was said at a table, and the field to say something.
pub(super) fn talk(look: &Look<'_>) -> Markup {
    let words = look.reader.words;
    let me = look.reader.person.as_ref().map(|person| person.id);
    let is_muted = |person: i64| look.muted.contains(&person);
    // Whoever only watches says nothing: where nobody has spoken there is nothing to show.
    if !look.sits() && look.snapshot.said.is_empty() {
        return html! {};
    }
    let heard = look.snapshot.said.iter().filter(|said| !is_muted(said.person) && !said.text.is_empty());
    html! {
        section.talk aria-label=(words.say("server-talk")) {
            h2 { (words.say("server-talk")) }
            ol {
                @for said in heard.rev().take(50) { li { (speaker(look, said)) " " (said.text) } }
            }
            @if look.sits() {
                form data-send="/say" {
                    label { span.quiet { (words.say("server-say")) }
                        input id="say" name="text" maxlength="500" autocomplete="off" required data-keep placeholder=(words.say("server-say")); }
                    button { (words.say("server-send")) }
                    p.unsent role="alert" id="unsent" data-keep data-unsent=(words.say("server-unsent")) {}
                }
            }
            @if let Some(me) = me { (muting(look, me, is_muted)) }
        }
    }
}

/// Who has said something: the seat of that person, whatever name they had then or have now. Whoever sits nowhere is
/// shown as such, so that nobody speaks in the name of a seat.
fn speaker(look: &Look<'_>, said: &Said) -> Markup {
    let seat = look.snapshot.seats.iter().position(|seat| seat.person == Some(said.person));
    html! {
        @match seat {
            Some(seat) => b { (look.names()[seat]) },
            None => span.faded {
                (look.reader.words.say_with("people-spectator", &[("name", said.name.as_str().into())]))
            },
        }
    }
}

/// Whom the reader does not want to hear: a switch for each other person, at the first of their seats.
fn muting(look: &Look<'_>, me: i64, is_muted: impl Fn(i64) -> bool) -> Markup {
    let (words, seats) = (look.reader.words, &look.snapshot.seats);
    let first = |number: usize, person: i64| seats[..number].iter().all(|seat| seat.person != Some(person));
    let others: Vec<(usize, i64)> = seats
        .iter()
        .enumerate()
        .filter_map(|(number, seat)| Some((number, seat.person?)))
        .filter(|&(number, person)| person != me && first(number, person))
        .collect();
    html! {
        @if !others.is_empty() {
            details.muting id="muting" {
                summary { (words.say("people-muting")) }
                @for (number, person) in others {
                    @let muted = is_muted(person);
                    form data-send="/mute" {
                        input type="hidden" name="seat" value=(number + 1);
                        input type="hidden" name="muted" value=(if muted { "no" } else { "yes" });
                        button {
                            (words.say_with(if muted { "people-hear" } else { "people-mute" }, &[("name", look.names()[number].as_str().into())]))
                        }
                    }
                }
            }
        }
    }
}
