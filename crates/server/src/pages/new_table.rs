//! A new table: how many players, which rules, who sits where.

use super::{banner, frame};
use crate::error::Failure;
use crate::house::House;
use crate::promise::Promise;
use crate::reader::Reader;
use crate::seats::{INSTANT, NO_HINTS};
use crate::store::{StoredSeat, StoredTable};
use axum::extract::{Path, Query, State};
use bots::Level;
use games::{GameId, Setting};
use maud::{Markup, html};
use serde::Deserialize;
use table::Seat;
use words::Words;

/// Which table it is to be like, if any.
#[derive(Deserialize)]
pub(crate) struct Like {
    #[serde(default)]
    like: String,
}

/// What the form holds when it is opened.
struct Filled {
    /// The options of the game, as it writes them.
    options: String,
    /// Who else plays, in the order of the seats.
    others: Vec<Other>,
    clock: Option<u32>,
    instant: bool,
    hints: bool,
    listed: bool,
}

/// Somebody else at the table: what the form says about them, and the name of whoever shares this device.
struct Other {
    sits: String,
    name: String,
}

impl Filled {
    /// What is usual.
    const fn usual() -> Self {
        Self {
            options: String::new(),
            others: Vec::new(),
            clock: None,
            instant: false,
            hints: true,
            listed: false,
        }
    }

    /// The same as at another table, for somebody who sat there or looked on. Whoever opens a table has its first seat;
    /// other people come by its link, as they did before.
    fn like(table: &StoredTable, reader: &Reader) -> Self {
        let me = reader.person.as_ref().map(|person| person.id);
        let own = table.seats.iter().position(|seat| me.is_some() && seat.person == me).unwrap_or_default();
        let other = |seat: &StoredSeat| match &seat.bot {
            Some(level) => Other { sits: format!("bot:{level}"), name: String::new() },
            None if me.is_some() && seat.person == me => {
                Other { sits: "here".to_owned(), name: seat.name.clone() }
            }
            None => Other { sits: "friend".to_owned(), name: String::new() },
        };
        let others = table.seats.iter().enumerate().filter(|&(number, _)| number != own);
        Self {
            options: table.options.clone(),
            others: others.map(|(_, seat)| other(seat)).collect(),
            clock: table.clock,
            instant: table.instant,
            hints: table.hints,
            listed: table.listed,
        }
    }

    /// What a setting of the game is.
    fn value<'a>(&'a self, setting: &'a Setting) -> &'a str {
        let mut parts = self.options.split_whitespace().filter_map(|part| part.split_once('='));
        let value = parts.find(|(key, _)| *key == setting.key).map(|(_, value)| value);
        value.filter(|value| !setting.chosen(value).is_empty()).unwrap_or(setting.usual)
    }
}

/// The page.
pub(crate) async fn page(
    State(house): State<House>,
    reader: Reader,
    Path(game): Path<String>,
    Query(Like { like }): Query<Like>,
) -> Result<Markup, Failure> {
    let game: GameId = game.parse().map_err(|_| Failure::not_found(reader.words))?;
    let words = reader.words;
    let name = reader.person.as_ref().map(|person| person.name.clone()).unwrap_or_default();
    let known = house.table(&like).await.map_err(|error| Failure::store(words, &error))?;
    let known = known.filter(|live| live.game == game);
    // Who sits there now is in its newest moment.
    let known = known.map(|live| StoredTable { seats: live.moment().seats.to_vec(), ..live.stored.clone() });
    let filled = known.map_or_else(Filled::usual, |table| Filled::like(&table, &reader));
    let body = html! {
        (banner(&reader))
        main.column id="content" {
            h1 { (words.say_with("server-new-table-of", &[("game", words.game(game).into())])) }
            form.sheet method="post" action={ "/new/" (game) } {
                label { span { (words.say("server-your-name")) }
                    input name="name" maxlength="24" value=(name) autocomplete="nickname"
                        placeholder=(words.say("server-guest")); }
                @for setting in game.settings() {
                    fieldset { legend { (words.setting(game, setting)) } (values(words, game, setting, filled.value(setting))) }
                }
                fieldset { legend { (words.say("server-others")) }
                    @for number in 2..=*game.players().end() {
                        @let other = filled.others.get(number - 2);
                        div.place.{ "place-" (number) } {
                            label { span { (words.say_with("server-seat", &[("seat", number.into())])) }
                                select name={ "seat" (number) } { (sitting(words, other.map_or(&quick(), |other| &other.sits))) }
                            }
                            (name_of(words, number, &words.name(Seat::new(number - 1), &[]), other.map_or("", |other| &other.name)))
                        }
                    }
                }
                fieldset { legend { (words.say("server-clock")) } (clocks(words, filled.clock)) }
                fieldset { legend { (words.say("server-pace")) }
                    @for (value, key, instant) in [("", "server-pace-normal", false), (INSTANT, "server-pace-instant", true)] {
                        label.choice { input type="radio" name="pace" value=(value) checked[instant == filled.instant]; (words.say(key)) }
                    }
                }
                fieldset { legend { (words.say("hint-setting")) }
                    @for (value, key, hints) in [("", "hint-setting-on", true), (NO_HINTS, "hint-setting-off", false)] {
                        label.choice { input type="radio" name="hints" value=(value) checked[hints == filled.hints]; (words.say(key)) }
                    }
                }
                (throw(words, &house.promise()))
                label.choice { input type="checkbox" name="listed" value="yes" checked[filled.listed]; (words.say("server-listed")) }
                button.primary { (words.say("server-open-table")) }
            }
        }
    };
    Ok(frame(&reader, &words.say("server-new-table"), "plain", &body))
}

/// How long everybody may think: the usual times, and that of the table this one is to be like.
fn clocks(words: Words, chosen: Option<u32>) -> Markup {
    let mut all = vec![600, 1200, 2700];
    all.extend(chosen.filter(|seconds| !all.contains(seconds)));
    all.sort_unstable();
    html! {
        select name="clock" aria-label=(words.say("server-clock")) {
            option value="" { (words.say("server-clock-none")) }
            @for seconds in all {
                option value=(seconds) selected[chosen == Some(seconds)] {
                    (words.say_with("server-clock-minutes", &[("minutes", seconds.div_ceil(60).into())]))
                }
            }
        }
    }
}

/// What a setting can be: side by side while they are few, otherwise in a list.
fn values(words: Words, game: GameId, setting: &Setting, chosen: &str) -> Markup {
    let name = |value: &str| words.setting_value(game, setting, value);
    html! {
        @if setting.several {
            @let chosen = setting.chosen(chosen);
            @for value in setting.values {
                label.choice {
                    input type="checkbox" name={ (setting.key) "-" (value) } value="yes" checked[chosen.contains(value)];
                    (name(value))
                }
            }
        } @else if setting.values.len() > 6 {
            select name=(setting.key) aria-label=(words.setting(game, setting)) {
                @for value in setting.values { option value=(value) selected[*value == chosen] { (name(value)) } }
            }
        } @else {
            @for value in setting.values {
                label.choice { input type="radio" name=(setting.key) value=(value) checked[*value == chosen]; (name(value)) }
            }
        }
    }
}

/// The name of whoever sits on this device too; the style sheet shows it where one of them was chosen.
pub(super) fn name_of(words: Words, number: usize, usual: &str, name: &str) -> Markup {
    html! {
        label.named { span { (words.say_with("server-name-of", &[("seat", number.into())])) }
            input name={ "name" (number) } maxlength="24" autocomplete="off" value=(name) placeholder=(usual); }
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
            input type="hidden" name="commitment";
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

/// What a form says for the usual bot.
pub(super) fn quick() -> String {
    format!("bot:{}", Level::QUICK)
}

/// Who can sit in a seat besides whoever opens the table: a bot of some level or another person. One of them is chosen
/// already.
pub(super) fn sitting(words: Words, chosen: &str) -> Markup {
    html! {
        optgroup label=(words.say("server-a-bot")) {
            @for level in Level::ALL {
                @let value = format!("bot:{level}");
                option value=(value) selected[value == chosen] { (bot_label(words, level.id())) }
            }
        }
        optgroup label=(words.say("server-a-person")) {
            @for (value, key) in [("friend", "server-a-friend"), ("here", "server-somebody-here")] {
                option value=(value) selected[value == chosen] { (words.say(key)) }
            }
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
