//! The page of a new table as a table with its chairs: who sits where. A plain form: the style sheet alone
//! shows as many seats as there are players, gives each the colour it will have, and asks for a name or a
//! level where one is needed.

use super::new_table::{Filled, Other, bot_label, name_of, quick};
use super::{asset, glyph};
use crate::seats::bot_name;
use bots::Level;
use games::{GameId, Setting};
use maud::{Markup, html};
use table::Seat;
use words::Words;

const LINK: &str = "M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1.2 1.2M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1.2-1.2";
const DEVICE: &str = "M9.2 2.5h5.6A2.2 2.2 0 0 1 17 4.7v14.6a2.2 2.2 0 0 1-2.2 2.2H9.2A2.2 2.2 0 0 1 7 19.3V4.7A2.2 2.2 0 0 1 9.2 2.5zM11 18.5h2";
const ROBOT: &str = "M7.5 8h9a3 3 0 0 1 3 3v5a3 3 0 0 1-3 3h-9a3 3 0 0 1-3-3v-5a3 3 0 0 1 3-3zM12 8V3.5M9.3 15.5h5.4M9 12h.01M15 12h.01";

/// How many play.
pub(super) fn count(words: Words, setting: &Setting, chosen: &str) -> Markup {
    html! {
        fieldset.count { legend { (words.say("setup-seats")) }
            div.segments {
                @for value in setting.values {
                    label { input type="radio" name=(setting.key) value=(value) checked[*value == chosen]; span { (value) } }
                }
            }
        }
    }
}

/// The table with a card at every seat: the owner at the bottom, the others clockwise from there.
pub(super) fn seating(words: Words, game: GameId, own_name: &str, filled: &Filled) -> Markup {
    let most = *game.players().end();
    html! {
        section.opening aria-label=(words.say("around-seats")) {
            div.top aria-hidden="true" {
                (boards::round(game, &[], &asset(&format!("{game}-small.svg"))))
                @for number in 1..=most {
                    span.chair.{ "at-" (number) }.{ "place-" (number) } {
                        (boards::chair()) (arms(game, most)) (boards::empty_shield())
                    }
                }
            }
            (own_card(words, game, own_name, filled.own))
            @for number in 2..=most { (card(words, game, number, filled.others.get(number - 2))) }
        }
    }
}

/// The shields of all seats in a row, of which one is seen: that of the seat which this chair becomes.
fn arms(game: GameId, most: usize) -> Markup {
    html! { span.arms { span.reel { @for seat in Seat::all(most) { (boards::shield(game, seat)) } } } }
}

/// The card of the owner: a name and a colour.
fn own_card(words: Words, game: GameId, own_name: &str, own: usize) -> Markup {
    let most = *game.players().end();
    html! {
        fieldset.seat.own.at-1 { legend.quiet { (words.say("setup-you")) }
            span.crest aria-hidden="true" { (arms(game, most)) }
            label.who { span.quiet { (words.say("server-your-name")) }
                input name="name" maxlength="24" value=(own_name) autocomplete="nickname" placeholder=(words.say("server-guest")); }
            div.colours role="radiogroup" aria-label=(words.say("setup-colour")) {
                @for number in 1..=most {
                    @let seat = Seat::new(number - 1);
                    label.{ "place-" (number) } {
                        input type="radio" name="own" value=(number) checked[number == own];
                        (boards::shield(game, seat)) span.quiet { (words.say(&format!("setup-colour-{}", boards::colour_name(game, seat)))) }
                    }
                }
                small.faded { (words.say("setup-you")) }
            }
        }
    }
}

/// One of the other seats: somebody by link, somebody here, or a bot of some level. All of it is one choice.
fn card(words: Words, game: GameId, number: usize, other: Option<&Other>) -> Markup {
    let (sits, name) = other.map_or((quick(), ""), |other| (other.sits.clone(), other.name.as_str()));
    let (seat, most) = (format!("seat{number}"), *game.players().end());
    let way = |value: &str, picture: &str, key: &str| {
        html! {
            label { input type="radio" name=(seat) value=(value) checked[value == sits]; (glyph(picture)) span { (words.say(key)) } }
        }
    };
    html! {
        fieldset.seat.place.{ "at-" (number) }.{ "place-" (number) } {
            legend.quiet { (words.say_with("server-seat", &[("seat", number.into())])) }
            span.crest aria-hidden="true" {
                (arms(game, most)) (boards::empty_shield())
                span.beasts { span.reel { @for seat in Seat::all(most) { (boards::beast(seat)) } } }
            }
            div.who.friend { b { (words.say("setup-friend")) } small { (words.say("setup-friend-link")) } }
            div.who.bot aria-hidden="true" {
                b.names { span.reel { @for number in 1..=most { span { (bot_name(words, number)) } } } }
                small { @for level in Level::ALL { span.{ "is-" (level) } { (bot_label(words, level.id())) } } }
            }
            div.who.here { (name_of(words, number, &words.say("setup-name"), name)) }
            div.segments.ways {
                (way("friend", LINK, "setup-way-link"))
                (way("here", DEVICE, "setup-way-here"))
                // Pressing it chooses the usual bot, one of the pips below.
                label.bots for={ (seat) "-" (Level::QUICK) } aria-hidden="true" { (glyph(ROBOT)) span { (words.say("setup-way-bot")) } }
            }
            div.levels {
                @for level in Level::ALL {
                    @let value = format!("bot:{level}");
                    @let label = bot_label(words, level.id());
                    label title=(label) {
                        input type="radio" id={ (seat) "-" (level) } name=(seat) value=(value) checked[value == sits] aria-label=(label);
                        i {}
                    }
                }
            }
        }
    }
}
