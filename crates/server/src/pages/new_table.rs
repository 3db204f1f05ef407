//! A new table: how many players, which rules, who sits where.

use super::{banner, frame};
use crate::error::Failure;
use crate::house::House;
use crate::promise::Promise;
use crate::reader::Reader;
use crate::seats::{INSTANT, NO_HINTS};
use axum::extract::{Path, State};
use bots::Level;
use games::{GameId, Setting};
use maud::{Markup, html};
use words::Words;

/// The page.
pub(crate) async fn page(
    State(house): State<House>,
    reader: Reader,
    Path(game): Path<String>,
) -> Result<Markup, Failure> {
    let game: GameId = game.parse().map_err(|_| Failure::not_found(reader.words))?;
    let words = reader.words;
    let name = reader.person.as_ref().map(|person| person.name.clone()).unwrap_or_default();
    let body = html! {
        (banner(&reader))
        main.column id="content" {
            h1 { (words.say_with("server-new-table-of", &[("game", words.game(game).into())])) }
            form.sheet method="post" {
                label { span { (words.say("server-your-name")) }
                    input name="name" maxlength="24" value=(name) autocomplete="nickname"
                        placeholder=(words.say("server-guest")); }
                @for setting in game.settings() {
                    fieldset { legend { (words.setting(game, setting)) } (values(words, game, setting)) }
                }
                fieldset { legend { (words.say("server-others")) }
                    @for number in 2..=*game.players().end() {
                        div.place.{ "place-" (number) } {
                            label { span { (words.say_with("server-seat", &[("seat", number.into())])) }
                                select name={ "seat" (number) } { (sitting(words, true)) }
                            }
                            (name_of(words, number, &words.say_with("server-player", &[("seat", number.into())])))
                        }
                    }
                }
                fieldset { legend { (words.say("server-clock")) }
                    select name="clock" aria-label=(words.say("server-clock")) {
                        option value="" { (words.say("server-clock-none")) }
                        @for minutes in [10, 20, 45] {
                            option value=(minutes * 60) { (words.say_with("server-clock-minutes", &[("minutes", minutes.into())])) }
                        }
                    }
                }
                fieldset { legend { (words.say("server-pace")) }
                    @for (value, key) in [("", "server-pace-normal"), (INSTANT, "server-pace-instant")] {
                        label.choice { input type="radio" name="pace" value=(value) checked[value.is_empty()]; (words.say(key)) }
                    }
                }
                fieldset { legend { (words.say("hint-setting")) }
                    @for (value, key) in [("", "hint-setting-on"), (NO_HINTS, "hint-setting-off")] {
                        label.choice { input type="radio" name="hints" value=(value) checked[value.is_empty()]; (words.say(key)) }
                    }
                }
                (throw(words, &house.promise()))
                label.choice { input type="checkbox" name="listed" value="yes"; (words.say("server-listed")) }
                button.primary { (words.say("server-open-table")) }
            }
        }
    };
    Ok(frame(&reader, &words.say("server-new-table"), "plain", &body))
}

/// What a setting can be: side by side while they are few, otherwise in a list.
fn values(words: Words, game: GameId, setting: &Setting) -> Markup {
    let name = |value: &str| words.setting_value(game, setting, value);
    html! {
        @if setting.values.len() > 6 {
            select name=(setting.key) aria-label=(words.setting(game, setting)) {
                @for value in setting.values { option value=(value) selected[*value == setting.usual] { (name(value)) } }
            }
        } @else {
            @for value in setting.values {
                label.choice { input type="radio" name=(setting.key) value=(value) checked[*value == setting.usual]; (name(value)) }
            }
        }
    }
}

/// The name of whoever sits on this device too; the style sheet shows it where one of them was chosen.
pub(super) fn name_of(words: Words, number: usize, usual: &str) -> Markup {
    html! {
        label.named { span { (words.say_with("server-name-of", &[("seat", number.into())])) }
            input name={ "name" (number) } maxlength="24" autocomplete="off" placeholder=(usual); }
    }
}

/// The dice of the table to be: the sum of their secret, which is fixed by now, and a word of whoever opens it.
pub(super) fn throw(words: Words, promise: &Promise) -> Markup {
    html! {
        fieldset.throw { legend { (words.say("server-dice-fieldset")) }
            p.faded { (words.say("server-dice-promise")) }
            (promised(promise))
            p { (words.say("server-dice-commitment")) ": " code { (promise.commitment()) } }
            label { span { (words.say("server-your-word")) } input name="word" maxlength="24" autocomplete="off" spellcheck="false"; }
        }
    }
}

/// The table a form will open.
pub(super) fn promised(promise: &Promise) -> Markup {
    html! {
        input type="hidden" name="table" value=(promise.id);
        input type="hidden" name="sum" value=(promise.commitment());
    }
}

/// Who can sit in a seat besides whoever opens the table: a bot of some level, the usual one chosen already if there is
/// nobody better, or another person.
pub(super) fn sitting(words: Words, bot: bool) -> Markup {
    html! {
        optgroup label=(words.say("server-a-bot")) {
            @for level in Level::ALL {
                option value={ "bot:" (level) } selected[bot && level == Level::QUICK] { (bot_label(words, level.id())) }
            }
        }
        optgroup label=(words.say("server-a-person")) {
            option value="friend" { (words.say("server-a-friend")) }
            option value="here" { (words.say("server-somebody-here")) }
        }
    }
}

/// A bot, and how well it plays.
pub(super) fn bot_label(words: Words, level: &str) -> String {
    words.say_with("server-bot-label", &[("level", level_name(words, level).into())])
}

/// How well a bot plays, in words.
pub(super) fn level_name(words: Words, level: &str) -> String {
    words.say(&format!("people-level-{level}"))
}
