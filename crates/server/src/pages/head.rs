//! The head of a table: the game, how far it has come, who is here and who watches, the chat, and the way out.

use super::context::PageContext;
use super::dice::fairness;
use super::table::presence;
use super::{BOOK, chat, follow, glyph, language_switch, stage, theme_switch};
use crate::store::DELETED;
use maud::{Markup, html};
use std::hash::Hash;
use table::Seat;
use words::Words;

/// Steps through a game again.
const REPLAY: &str = "M5 12a7 7 0 1 0 2.2-5.1M7.500 3v4.200h4.200M10.500 9.500v5l4-2.500z";

/// A question mark in a circle.
const ASKING: &str = "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.500 9.500a2.500 2.500 0 1 1 3.600 2.200c-.8.400-1.100.900-1.100 1.800M12 16.500v.2";

/// Three dots: what is rarely needed.
const DOTS: &str = "M5 12h.01M12 12h.01M19 12h.01";

/// An eye.
pub(super) const EYE: &str = "M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z";

/// What decides how the head looks, besides how far the game has come.
fn shows(context: &PageContext<'_>) -> impl Hash {
    let (reader, snapshot) = (context.reader, context.snapshot);
    let person = reader.person.as_ref().map(|person| person.id);
    let about = (reader.theme, reader.path.clone(), snapshot.present.clone(), stage::shield_colours(context));
    (
        about,
        context.sits(),
        context.is_over(),
        snapshot.watchers,
        alone(context),
        person,
        chat::shows(context),
    )
}

pub(super) fn head(context: &PageContext<'_>) -> Markup {
    let (reader, live) = (context.reader, context.live);
    let words = reader.words;
    html! {
        header.bar {
            (context.part("head", (), || html! {
                a.icon href="/" aria-label=(words.say("server-home")) { "‹" }
                h1.where { b { (words.game(live.game)) } " " span.faded { (super::start::options(reader, &live.stored)) } }
            }))
            span.progress { (stage::progress(context)) }
            (context.part("navigation", shows(context), || navigation(context)))
        }
    }
}

/// Who is here, and where one can go.
fn navigation(context: &PageContext<'_>) -> Markup {
    let (reader, live) = (context.reader, context.live);
    let words = reader.words;
    html! {
        (who_is_here(context))
        (watching(context))
        (follow::bar(words))
        nav aria-label=(words.say("server-navigation")) {
            (chat::panel(context))
            span.on-wide { (replay(context)) }
            a.signed href={ "/t/" (live.stored.id) "/legend" } data-legend title=(words.say("legend-all")) { (glyph(ASKING)) span { (words.say("legend-all")) } }
            span.on-wide { (rules(context)) }
            (follow::preferences(words, &html! {
                @if context.sits() { (bell(words)) }
                div.on-small { (theme_switch(reader)) (language_switch(reader)) }
            }))
            span.on-wide { (theme_switch(reader)) (language_switch(reader)) }
            (more(context))
        }
    }
}

/// The way to the replay.
fn replay(context: &PageContext<'_>) -> Markup {
    let name = context.reader.words.say("server-replay");
    html! { a.signed href={ "/t/" (context.live.stored.id) "/replay" } title=(name) { (glyph(REPLAY)) span { (name) } } }
}

/// The way to the rules, beside the table.
fn rules(context: &PageContext<'_>) -> Markup {
    let (live, name) = (context.live, context.reader.words.say("server-rules"));
    let address = super::rules::address(live.game, &live.stored.options);
    html! { a.signed href=(address) target="_blank" rel="noopener" title=(name) { (glyph(BOOK)) span { (name) } } }
}

/// Whether the reader wants to be told when it is their turn. The browser knows, and asks for its permission only when
/// this is switched on.
fn bell(words: Words) -> Markup {
    html! {
        label.bell title=(words.say("server-notify-hint")) { input id="notify" type="checkbox"; span { (words.say("server-notify")) } }
    }
}

/// A shield for each seat, with a mark that says whether somebody looks from there.
fn who_is_here(context: &PageContext<'_>) -> Markup {
    html! {
        ul.here aria-label=(context.reader.words.say("people-who-is-here")) {
            @for (number, name) in context.names().iter().enumerate() {
                li {
                    span.shield title=(name) { (stage::shield(context, Seat::new(number))) }
                    span.quiet { (name) }
                    (presence(context, number))
                }
            }
        }
    }
}

/// Whether the reader only watches a game that goes on.
fn watches(context: &PageContext<'_>) -> bool {
    !context.sits() && context.live.is_played() && !context.is_over()
}

/// How many watch, in words.
fn watchers(context: &PageContext<'_>) -> String {
    let count = context.snapshot.watchers;
    let key = if count < 10 { "around-watching" } else { "around-watching-many" };
    context.reader.words.say_with(key, &[("count", count.into())])
}

/// How many watch, as a number. Its place is kept while nobody does: nothing in the head moves when somebody comes.
fn watching(context: &PageContext<'_>) -> Markup {
    let count = context.snapshot.watchers;
    html! {
        @if count > 0 && !watches(context) {
            span.watching title=(watchers(context)) { (glyph(EYE)) b aria-hidden="true" { (count) } span.quiet { (watchers(context)) } }
        } @else if !watches(context) {
            span.nobody {}
        }
    }
}

/// A strip below the head for spectators: that they watch, how many others do, and what they can see.
pub(super) fn spectating(context: &PageContext<'_>) -> Markup {
    let (words, count) = (context.reader.words, context.snapshot.watchers);
    html! {
        @if watches(context) {
            aside.strip id="spectating" aria-label=(words.say("around-you-watch")) {
                span.watching { (glyph(EYE)) b { (words.say("around-you-watch")) } }
                span.count { @if count > 1 { (watchers(context)) } }
                span.public { (words.say_with("around-public", &[("game", context.live.game.id().into())])) }
            }
        }
    }
}

/// A strip below the head for the only person among bots that see no chance to win any more.
pub(super) fn resigning(context: &PageContext<'_>) -> Markup {
    let words = context.reader.words;
    let is_offered =
        || context.snapshot.resigned_to().is_some_and(|seat| context.own_seats().any(|own| own == seat));
    html! {
        @if !context.past && !context.is_over() && is_offered() {
            aside.strip id="resigning" aria-label=(words.say("around-resign-accept")) {
                span { (words.say_with("around-resign", &[("count", (context.snapshot.seats.len() - 1).into())])) }
                form method="post" action={ "/t/" (context.live.stored.id) "/accept-resignation" } {
                    button { (words.say("around-resign-accept")) }
                }
            }
        }
    }
}

/// Whether nobody else is at the table whom the game could go on with.
fn alone(context: &PageContext<'_>) -> bool {
    let me = context.reader.person.as_ref().map(|person| person.id);
    // A deleted person cannot come back: a bot plays on their seat.
    let others = context.snapshot.seats.iter().filter(|seat| seat.person.is_some() && seat.person != me);
    !others.into_iter().any(|seat| seat.name != DELETED)
}

/// What is rarely needed: what was published about the dice before the game, the way out, and on small
/// screens what has no room beside it.
fn more(context: &PageContext<'_>) -> Markup {
    let words = context.reader.words;
    let (leaves, commitment) = (context.sits() && !context.is_over(), context.live.commitment());
    html! {
        details.more.on-small[!leaves && commitment.is_none()] id="more" {
            summary.icon title=(words.say("around-more")) aria-label=(words.say("around-more")) { (glyph(DOTS)) }
            div.menu {
                div.on-small { (replay(context)) (rules(context)) }
                @if let Some(commitment) = commitment {
                    (fairness(words, context.live.game, &commitment, context.live.published().as_deref(), &html! {}))
                }
                @if leaves { (leave(context)) }
            }
        }
    }
}

/// The way out of a game that goes on, behind one clear question.
fn leave(context: &PageContext<'_>) -> Markup {
    let words = context.reader.words;
    let [name, hint, yes] = if alone(context) {
        ["around-give-up", "around-leave-ends", "around-give-up-yes"]
    } else {
        ["around-leave", "around-leave-bot", "around-leave-yes"]
    };
    html! {
        details.one-question id="leave" {
            summary.button { (words.say(name)) }
            p { b { (words.say("around-leave-question")) } " " (words.say(hint)) }
            form method="post" action={ "/t/" (context.live.stored.id) "/leave" } {
                button.danger { (words.say(yes)) }
                button type="button" data-close { (words.say("around-leave-no")) }
            }
        }
    }
}
