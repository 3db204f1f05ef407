//! The head of a table: the game, how far it has come, who is here and who watches, the chat, and the way out.

use super::dice::fairness;
use super::table::{Look, presence};
use super::{BOOK, follow, glyph, language_switch, stage, talk, theme_switch};
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
fn shows(look: &Look<'_>) -> impl Hash {
    let (reader, snapshot) = (look.reader, look.snapshot);
    let person = reader.person.as_ref().map(|person| person.id);
    let about = (reader.theme, reader.path.clone(), snapshot.present.clone(), stage::shield_colours(look));
    (about, look.sits(), look.is_over(), snapshot.watchers, alone(look), person, talk::shows(look))
}

pub(super) fn head(look: &Look<'_>) -> Markup {
    let (reader, live) = (look.reader, look.live);
    let words = reader.words;
    html! {
        header.bar {
            (look.part("head", (), || html! {
                a.icon href="/" aria-label=(words.say("server-home")) { "‹" }
                h1.where { b { (words.game(live.game)) } " " span.faded { (super::start::options(reader, &live.stored)) } }
            }))
            span.progress { (stage::progress(look)) }
            (look.part("navigation", shows(look), || navigation(look)))
        }
    }
}

/// Who is here, and where one can go.
fn navigation(look: &Look<'_>) -> Markup {
    let (reader, live) = (look.reader, look.live);
    let words = reader.words;
    html! {
        (who_is_here(look))
        (watching(look))
        (follow::bar(words))
        nav aria-label=(words.say("server-navigation")) {
            (talk::chat(look))
            span.on-wide { (replay(look)) }
            a.signed href={ "/t/" (live.stored.id) "/legend" } data-legend title=(words.say("legend-all")) { (glyph(ASKING)) span { (words.say("legend-all")) } }
            span.on-wide { (rules(look)) }
            (follow::preferences(words, &html! {
                @if look.sits() { (bell(words)) }
                div.on-small { (theme_switch(reader)) (language_switch(reader)) }
            }))
            span.on-wide { (theme_switch(reader)) (language_switch(reader)) }
            (more(look))
        }
    }
}

/// The way to the replay.
fn replay(look: &Look<'_>) -> Markup {
    let name = look.reader.words.say("server-replay");
    html! { a.signed href={ "/t/" (look.live.stored.id) "/replay" } title=(name) { (glyph(REPLAY)) span { (name) } } }
}

/// The way to the rules, beside the table.
fn rules(look: &Look<'_>) -> Markup {
    let (live, name) = (look.live, look.reader.words.say("server-rules"));
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
fn who_is_here(look: &Look<'_>) -> Markup {
    html! {
        ul.here aria-label=(look.reader.words.say("people-who-is-here")) {
            @for (number, name) in look.names().iter().enumerate() {
                li {
                    span.shield title=(name) { (stage::shield(look, Seat::new(number))) }
                    span.quiet { (name) }
                    (presence(look, number))
                }
            }
        }
    }
}

/// Whether the reader only watches a game that goes on.
fn watches(look: &Look<'_>) -> bool {
    !look.sits() && look.live.is_played() && !look.is_over()
}

/// How many watch, in words.
fn watchers(look: &Look<'_>) -> String {
    let count = look.snapshot.watchers;
    let key = if count < 10 { "around-watching" } else { "around-watching-many" };
    look.reader.words.say_with(key, &[("count", count.into())])
}

/// How many watch, as a number. Its place is kept while nobody does: nothing in the head moves when somebody comes.
fn watching(look: &Look<'_>) -> Markup {
    let count = look.snapshot.watchers;
    html! {
        @if count > 0 && !watches(look) {
            span.watching title=(watchers(look)) { (glyph(EYE)) b aria-hidden="true" { (count) } span.quiet { (watchers(look)) } }
        } @else if !watches(look) {
            span.nobody {}
        }
    }
}

/// A strip below the head for spectators: that they watch, how many others do, and what they can see.
pub(super) fn spectating(look: &Look<'_>) -> Markup {
    let (words, count) = (look.reader.words, look.snapshot.watchers);
    html! {
        @if watches(look) {
            aside.strip id="spectating" aria-label=(words.say("around-you-watch")) {
                span.watching { (glyph(EYE)) b { (words.say("around-you-watch")) } }
                span.count { @if count > 1 { (watchers(look)) } }
                span.public { (words.say_with("around-public", &[("game", look.live.game.id().into())])) }
            }
        }
    }
}

/// A strip below the head for the only person among bots that see no chance to win any more.
pub(super) fn resigning(look: &Look<'_>) -> Markup {
    let words = look.reader.words;
    let is_offered =
        || look.snapshot.resigned_to().is_some_and(|seat| look.own_seats().any(|own| own == seat));
    html! {
        @if !look.past && !look.is_over() && is_offered() {
            aside.strip id="resigning" aria-label=(words.say("around-resign-accept")) {
                span { (words.say_with("around-resign", &[("count", (look.snapshot.seats.len() - 1).into())])) }
                form method="post" action={ "/t/" (look.live.stored.id) "/accept-resignation" } {
                    button { (words.say("around-resign-accept")) }
                }
            }
        }
    }
}

/// Whether nobody else is at the table whom the game could go on with.
fn alone(look: &Look<'_>) -> bool {
    let me = look.reader.person.as_ref().map(|person| person.id);
    // A deleted person cannot come back: a bot plays on their seat.
    let others = look.snapshot.seats.iter().filter(|seat| seat.person.is_some() && seat.person != me);
    !others.into_iter().any(|seat| seat.name != DELETED)
}

/// What is rarely needed: what was published about the dice before the game, the way out, and on small
/// screens what has no room beside it.
fn more(look: &Look<'_>) -> Markup {
    let words = look.reader.words;
    let (leaves, commitment) = (look.sits() && !look.is_over(), look.live.commitment());
    html! {
        details.more.on-small[!leaves && commitment.is_none()] id="more" {
            summary.icon title=(words.say("around-more")) aria-label=(words.say("around-more")) { (glyph(DOTS)) }
            div.menu {
                div.on-small { (replay(look)) (rules(look)) }
                @if let Some(commitment) = commitment {
                    (fairness(words, look.live.game, &commitment, look.live.published().as_deref(), &html! {}))
                }
                @if leaves { (leave(look)) }
            }
        }
    }
}

/// The way out of a game that goes on, behind one clear question.
fn leave(look: &Look<'_>) -> Markup {
    let words = look.reader.words;
    let [name, hint, yes] = if alone(look) {
        ["around-give-up", "around-leave-ends", "around-give-up-yes"]
    } else {
        ["around-leave", "around-leave-bot", "around-leave-yes"]
    };
    html! {
        details.one-question id="leave" {
            summary.button { (words.say(name)) }
            p { b { (words.say("around-leave-question")) } " " (words.say(hint)) }
            form method="post" action={ "/t/" (look.live.stored.id) "/leave" } {
                button.danger { (words.say(yes)) }
                button type="button" data-close { (words.say("around-leave-no")) }
            }
        }
    }
}
