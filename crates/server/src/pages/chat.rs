//! What people say to each other at a table.

use super::context::PageContext;
use super::glyph;
use crate::chat::{PHRASES, in_words};
use crate::store::ChatMessage;
use maud::{Markup, html};
use std::hash::Hash;
use std::sync::Arc;

/// What decides how the chat looks: it only grows, and what is erased stays so.
pub(super) fn shows(context: &PageContext<'_>) -> impl Hash {
    let person = context.reader.person.as_ref().map(|person| person.id);
    (
        person,
        context.sits(),
        context.is_over(),
        context.snapshot.chat.len(),
        context.snapshot.chat.iter().filter(|message| message.text.is_empty()).count(),
        Arc::clone(&context.muted),
    )
}

/// The messages a reader sees: players see those of spectators only after the game.
fn visible<'a>(context: &'a PageContext<'_>) -> impl DoubleEndedIterator<Item = &'a ChatMessage> {
    let sees_watchers = !context.sits() || context.is_over();
    context.snapshot.chat.iter().filter(move |message| {
        (sees_watchers || !message.watching)
            && !context.muted.contains(&message.person)
            && !message.text.is_empty()
    })
}

/// A bubble.
const BUBBLE: &str = "M4 5h16v11H11l-5 4v-4H4z";

/// The chat in the head of a table: a sign with the number of what was not read yet, and a panel that opens
/// over the table.
pub(super) fn panel(context: &PageContext<'_>) -> Markup {
    let words = context.reader.words;
    html! {
        details.chat id="chat" {
            summary.signed title=(words.say("server-talk")) {
                (glyph(BUBBLE)) span { (words.say("server-talk")) }
                // A script counts; where there is nothing new the words are not read either.
                span.unread id="unread" data-keep {} span.quiet.are-new { " " (words.say("around-unread")) }
            }
            (messages(context))
        }
    }
}

/// A notice of the newest line while the chat is closed, filled by a script.
pub(super) fn toast(context: &PageContext<'_>) -> Markup {
    let words = context.reader.words;
    html! {
        div.toast id="toast" role="status" data-keep data-reply=(words.say("around-reply")) data-put-aside=(words.say("around-close")) {}
    }
}

/// What was said at a table, and the field to say something.
pub(super) fn messages(context: &PageContext<'_>) -> Markup {
    let (words, snapshot) = (context.reader.words, context.snapshot);
    let me = context.reader.person.as_ref().map(|person| person.id);
    let is_muted = |person: i64| context.muted.contains(&person);
    let watches = !context.sits() && snapshot.begun;
    let title = words.say(if watches { "around-watchers-talk" } else { "server-talk" });
    let is_own = |message: &ChatMessage| Some(message.person) == me && context.sits();
    html! {
        section.talk aria-label=(title) data-heard=(visible(context).count()) {
            h2 { (title) }
            @if watches && !context.is_over() { p.faded { (words.say("around-watching-you")) } }
            ol {
                @for message in visible(context).rev().take(50) {
                    li class=[is_own(message).then_some("own")] { (speaker(context, message)) " " span { (in_words(words, &message.text)) } }
                }
            }
            @if context.sits() || watches && me.is_some() { (say(context)) }
            @else if watches { p.faded { (words.say("around-watchers-known")) } }
            @if let Some(me) = me { (muting(context, me, is_muted)) }
        }
    }
}

/// The field to say something, and what can be said with one tap.
fn say(context: &PageContext<'_>) -> Markup {
    let words = context.reader.words;
    html! {
        div.phrases role="group" aria-label=(words.say("around-quick")) {
            @for name in PHRASES {
                form data-send="/say" {
                    input type="hidden" name="phrase" value=(name);
                    button { (words.say(&format!("around-phrase-{name}"))) }
                }
            }
        }
        form.saying data-send="/say" {
            label { span.quiet { (words.say("server-say")) }
                input id="say" name="text" maxlength="500" autocomplete="off" required data-keep placeholder=(words.say("server-say")); }
            button { (words.say("server-send")) }
            p.unsent role="alert" id="unsent" data-keep data-unsent=(words.say("server-unsent")) {}
        }
    }
}

/// The author of a line: the seat of that person, whatever their name. A spectator is marked as such, so that
/// nobody can impersonate a player.
fn speaker(context: &PageContext<'_>, message: &ChatMessage) -> Markup {
    let seat = context
        .snapshot
        .seats
        .iter()
        .position(|seat| seat.person == Some(message.person) && !message.watching);
    html! {
        @match seat {
            Some(seat) => b { (context.names()[seat]) },
            None if message.name.is_empty() => span.faded { (context.reader.words.say("around-spectator")) },
            None => span.faded {
                (context.reader.words.say_with("people-spectator", &[("name", message.name.as_str().into())]))
            },
        }
    }
}

/// Whom the reader does not want to hear: a switch for each other person, at the first of their seats.
fn muting(context: &PageContext<'_>, me: i64, is_muted: impl Fn(i64) -> bool) -> Markup {
    let (words, seats) = (context.reader.words, &context.snapshot.seats);
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
                            (words.say_with(if muted { "people-hear" } else { "people-mute" }, &[("name", context.names()[number].as_str().into())]))
                        }
                    }
                }
            }
        }
    }
}
