//! What is decided before a game, by pictures: whatever can be chosen is shown by the drawing it leads to.

use super::{asset, glyph};
use crate::new_table_form::{INSTANT, MIX, NO_HINTS};
use crate::reader::Reader;
use camelot::{BoardName, Room};
use games::{GameId, Setting};
use lessons::{Place, Topic};
use maud::{Markup, html};
use words::Words;

const CLOCK: &str = "M12 3.2a8.8 8.8 0 1 0 0 17.6a8.8 8.8 0 1 0 0-17.6zM12 7v5.3l3.4 2";
const GEAR: &str = "M12 8.8a3.2 3.2 0 1 0 0 6.4a3.2 3.2 0 1 0 0-6.4zM12 2.8v3M12 18.2v3M2.8 12h3M18.2 12h3M5.5 5.5l2.1 2.1M16.4 16.4l2.1 2.1M5.5 18.5l2.1-2.1M16.4 7.6l2.1-2.1";
const CUP: &str =
    "M7 4h10v5a5 5 0 0 1-10 0zM7 5.5H3.5c0 3 1.5 4.5 3.8 4.8M17 5.5h3.5c0 3-1.5 4.5-3.8 4.8M12 14v4M8 20.5h8";
const HELMET: &str = "M5 20v-8a7 7 0 0 1 14 0v8l-5 1.5v-7h-4v7zM5 12.5h14M12 5V2.5";
const DIE: &str = "M7.5 4h9A3.5 3.5 0 0 1 20 7.5v9a3.5 3.5 0 0 1-3.5 3.5h-9A3.5 3.5 0 0 1 4 16.5v-9A3.5 3.5 0 0 1 7.5 4zM8.7 8.7h.01M12 12h.01M15.3 15.3h.01";

/// What a setting can be, by pictures where there are some.
pub(super) fn pictured(reader: &Reader, game: GameId, setting: &Setting, chosen: &str) -> Markup {
    let words = reader.words;
    match (game, setting.key) {
        (GameId::Camelot, "sides") => sides(reader, chosen),
        (GameId::Camelot, "heroes") => heroes(words, game, setting, chosen),
        (GameId::Artus, "mode") => modes(words, game, setting, chosen),
        _ => html! {
            fieldset.choice-of { legend { (words.setting(game, setting)) }
                div.chips {
                    @for value in setting.values {
                        (chip(setting.key, value, *value == chosen, &html! { (words.setting_value(game, setting, value)) }))
                    }
                }
            }
        },
    }
}

/// One of several that stand side by side.
fn chip(name: &str, value: &str, chosen: bool, says: &Markup) -> Markup {
    html! { label { input type="radio" name=(name) value=(value) checked[chosen]; span { (says) } } }
}

/// The link to the lesson of a setting; the style sheet shows it unless the default is chosen.
fn short_lesson(words: Words, game: GameId, key: &'static str) -> Markup {
    let lesson = lessons::of_game(game).find(|lesson| lesson.topic == Topic::Setting(key));
    html! {
        @if let Some(lesson) = lesson {
            a.short-lesson href=(super::lesson::address(lesson, &Place::default())) target="_blank" rel="noopener" {
                (words.say("lesson-short"))
            }
        }
    }
}

/// The two games of Artus, by the cards they are played with.
fn modes(words: Words, game: GameId, setting: &Setting, chosen: &str) -> Markup {
    html! {
        fieldset.choice-of { legend { (words.say("setup-game")) (short_lesson(words, game, setting.key)) }
            div.picks {
                @for value in setting.values {
                    label { input type="radio" name=(setting.key) value=(value) checked[*value == chosen];
                        @if let Ok(mode) = value.parse::<artus::Mode>() {
                            span.picture aria-hidden="true" { (boards::artus::mode_picture(words, mode)) }
                            span.about-it {
                                b { (words.setting_value(game, setting, value)) }
                                small { (words.say_with(&format!("setup-mode-{value}"), &[("rounds", mode.rounds().into())])) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The rooms of Camelot, each with its two sides side by side; or all of them at random.
fn sides(reader: &Reader, chosen: &str) -> Markup {
    let words = reader.words;
    let theme = reader.theme.map(|theme| format!(".{theme}")).unwrap_or_default();
    let picture = |name: BoardName| {
        let name = name.id().replace('_', "-");
        asset(&format!("guide-camelot-{name}.{}{theme}.svg", words.lang()))
    };
    let side_of = |place: usize| chosen.chars().nth(place).filter(|_| chosen != "random").unwrap_or('A');
    let preset = if ["AAAA", "BBBB", "random"].contains(&chosen) { chosen } else { MIX };
    let all = [
        ("AAAA", "setup-sides-first"),
        (MIX, "setup-sides-own"),
        ("BBBB", "setup-sides-all"),
        ("random", "setup-sides-lot"),
    ];
    html! {
        fieldset.choice-of { legend { (words.say("setup-rooms")) " " small { (words.say("setup-rooms-hint")) } (short_lesson(words, GameId::Camelot, "sides")) }
            div.chips {
                @for (value, key) in all {
                    label { input type="radio" name="sides" value=(value) checked[value == preset] data-fills=[fills(value)];
                        span { @if value == "random" { (glyph(DIE)) } (words.say(key)) } }
                }
            }
            div.rooms {
                @for (place, room) in Room::CASTLE.into_iter().enumerate() {
                    fieldset.room { legend.quiet { (words.say_with("setup-room", &[("number", (place + 1).into())])) }
                        @for (side, name) in ['A', 'B'].into_iter().zip(BoardName::ALL.into_iter().filter(|name| name.room() == room)) {
                            label.{ "side-" (side) } { input type="radio" name={ "room" (place + 1) } value=(side) checked[side_of(place) == side];
                                img src=(picture(name)) alt="" width="200" height="150";
                                b { (side) } span { (board_name(words, name)) small { (words.say(&format!("setup-board-{}", name.id()))) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What a choice of sides fills in, for the script: the side of each room; nothing if they are chosen one by one.
fn fills(sides: &str) -> Option<String> {
    let room = |(place, side): (usize, char)| format!("room{}={side}", place + 1);
    match sides {
        "random" => None,
        MIX => Some(String::new()),
        sides => Some(sides.chars().enumerate().map(room).collect::<Vec<_>>().join(" ")),
    }
}

/// A room, so that a long name is broken where a word may be.
fn board_name(words: Words, name: BoardName) -> String {
    match name {
        BoardName::TrainingGround | BoardName::Tournament => words.say(&format!("setup-name-{}", name.id())),
        BoardName::RoundTable
        | BoardName::Rebellion
        | BoardName::Ballroom
        | BoardName::Intrigue
        | BoardName::Chapel
        | BoardName::Library
        | BoardName::SecretRoom => words::camelot::board(words, name),
    }
}

/// Without heroes, with them, or for experts.
fn heroes(words: Words, game: GameId, setting: &Setting, chosen: &str) -> Markup {
    html! {
        fieldset.choice-of { legend { (words.setting(game, setting)) }
            div.kinds {
                @for (value, picture) in setting.values.iter().zip(["M5 12h14", HELMET, CUP]) {
                    label { input type="radio" name=(setting.key) value=(value) checked[*value == chosen];
                        (glyph(picture))
                        span { b { (words.setting_value(game, setting, value)) } small { (words.say(&format!("setup-heroes-{value}"))) } }
                    }
                }
            }
        }
    }
}

/// How long everybody may think: the usual times, and that of the table this one is to be like.
pub(super) fn clocks(words: Words, chosen: Option<u32>) -> Markup {
    let mut all = vec![600, 1200, 2700];
    all.extend(chosen.filter(|seconds| !all.contains(seconds)));
    all.sort_unstable();
    let minutes =
        |seconds: u32| words.say_with("setup-clock-minutes", &[("minutes", seconds.div_ceil(60).into())]);
    html! {
        fieldset.choice-of { legend { (words.say("setup-clock")) " " small { (words.say("setup-clock-each")) } }
            div.chips {
                (chip("clock", "", chosen.is_none(), &html! { (glyph(CLOCK)) (words.say("server-clock-none")) }))
                @for seconds in all { (chip("clock", &seconds.to_string(), chosen == Some(seconds), &html! { (minutes(seconds)) })) }
            }
        }
    }
}

/// What most tables leave as it is: folded, in one line that says what is chosen.
pub(super) fn advanced(words: Words, instant: bool, hints: bool, listed: bool) -> Markup {
    html! {
        details.folded.advanced {
            summary { (glyph(GEAR)) span { b { (words.say("setup-advanced")) } " " small {
                span.pace-normal { (words.say("setup-pace-normal")) } span.pace-instant { (words.say("setup-pace-instant")) }
                " · " span.hints-on { (words.say("setup-hints-on")) } span.hints-off { (words.say("setup-hints-off")) }
                " · " span.unlisted { (words.say("setup-unlisted")) } span.listed { (words.say("setup-listed")) }
            } } }
            fieldset { legend { (words.say("server-pace")) }
                @for (value, key, own) in [("", "server-pace-normal", false), (INSTANT, "server-pace-instant", true)] {
                    label.choice { input type="radio" name="pace" value=(value) checked[own == instant]; (words.say(key)) }
                }
            }
            fieldset { legend { (words.say("hint-setting")) }
                @for (value, key, own) in [("", "hint-setting-on", true), (NO_HINTS, "hint-setting-off", false)] {
                    label.choice { input type="radio" name="hints" value=(value) checked[own == hints]; (words.say(key)) }
                }
            }
            label.choice { input type="checkbox" name="listed" value="yes" checked[listed]; (words.say("server-listed")) }
        }
    }
}
