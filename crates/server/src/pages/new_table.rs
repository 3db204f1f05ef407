//! A new table: how many players, which rules, who sits where.

use super::{banner, frame, modules};
use crate::error::Failure;
use crate::house::House;
use crate::modules::Choice;
use crate::promise::Promise;
use crate::reader::Reader;
use crate::seats::{INSTANT, NO_HINTS};
use crate::store::{StoredSeat, StoredTable};
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use bots::Level;
use games::{GameId, Setting};
use maud::{Markup, html};
use merlin::{Modules, Variants};
use std::collections::HashMap;
use table::{Fault, Seat};
use words::Words;

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

    /// Takes over the settings that a link names.
    fn take_over(&mut self, game: GameId, fields: &HashMap<String, String>) {
        let named =
            game.settings().iter().filter_map(|setting| Some((setting.key, fields.get(setting.key)?)));
        let named: Vec<String> = named.map(|(key, value)| format!("{key}={value}")).collect();
        // The first one that is named counts.
        self.options = format!("{} {}", named.join(" "), self.options);
    }

    /// The modules that a link names, or those of the table it is to be like.
    fn choice(&self, fields: &HashMap<String, String>) -> Result<Choice, Fault> {
        let own = Choice::of(fields)?;
        let mut parts = self.options.split_whitespace().filter_map(|part| part.split_once('='));
        let like =
            parts.find(|(key, _)| *key == "modules").map(|(key, value)| (key.to_owned(), value.to_owned()));
        let usual = Choice::Own(Modules::NONE);
        Ok(own.or(Choice::of(&like.into_iter().collect())?).unwrap_or(usual))
    }

    /// The variants that a link names, or those of the table it is to be like.
    fn variants(&self, fields: &HashMap<String, String>, choice: Choice) -> Result<Variants, Fault> {
        let mut fields = fields.clone();
        let mut parts = self.options.split_whitespace().filter_map(|part| part.split_once('='));
        if let Some((key, value)) = parts.find(|(key, _)| *key == "variants") {
            // Where other modules are named, what they have no use for is left out.
            let like = fields.get("variants").map_or_else(|| kept(value, choice), Clone::clone);
            fields.insert(key.to_owned(), like);
        }
        crate::modules::variants(&fields, choice, choice.known())
    }

    /// What a setting of the game is.
    fn value<'a>(&'a self, setting: &'a Setting) -> &'a str {
        let mut parts = self.options.split_whitespace().filter_map(|part| part.split_once('='));
        let value = parts.find(|(key, _)| *key == setting.key).map(|(_, value)| value);
        value.filter(|value| !setting.chosen(value).is_empty()).unwrap_or(setting.usual)
    }
}

/// The variants of another table as far as their modules are chosen here.
fn kept(variants: &str, choice: Choice) -> String {
    let all: Variants = variants.parse().unwrap_or(Variants::NONE);
    let kept: Variants = all.iter().filter(|own| choice.known().contains(own.module())).collect();
    kept.to_string()
}

/// The page. A link can name another table it is to be like (`like`), and any of the settings.
pub(crate) async fn page(
    State(house): State<House>,
    reader: Reader,
    Path(game): Path<String>,
    Query(fields): Query<HashMap<String, String>>,
) -> Result<Markup, Failure> {
    let game: GameId = game.parse().map_err(|_| Failure::not_found(reader.words))?;
    let words = reader.words;
    let like = fields.get("like").map(String::as_str).unwrap_or_default();
    let known = house.table(like).await.map_err(|error| Failure::store(words, &error))?;
    let known = known.filter(|live| live.game == game);
    // Who sits there now is in its newest snapshot.
    let known =
        known.map(|live| StoredTable { seats: live.snapshot().seats.to_vec(), ..live.stored.clone() });
    let mut filled = known.map_or_else(Filled::usual, |table| Filled::like(&table, &reader));
    filled.take_over(game, &fields);
    let choice = filled
        .choice(&fields)
        .map_err(|fault| Failure::with(StatusCode::BAD_REQUEST, words.fault(&fault)))?;
    let variants = filled
        .variants(&fields, choice)
        .map_err(|fault| Failure::with(StatusCode::BAD_REQUEST, words.fault(&fault)))?;
    let parts = Parts { reader: &reader, game, filled: &filled };
    let throw = throw(words, &house.promise());
    let is_modular = game.settings().iter().any(|setting| setting.several);
    let body = html! {
        (banner(&reader))
        main.{ @if is_modular { "setup" } @else { "column" } } id="content" {
            h1 { (words.say_with("server-new-table-of", &[("game", words.game(game).into())])) }
            form.sheet.modular[is_modular] method="post" action={ "/new/" (game) } {
                @if is_modular {
                    div { (modules::section(words, choice, variants)) div.aside { (parts.clock()) (parts.pace()) (parts.hints()) } }
                    div { (parts.name()) (parts.settings()) (parts.others()) (throw) (parts.listed()) }
                    (modules::summary(words, choice, variants))
                } @else {
                    (parts.name()) (parts.settings()) (parts.others())
                    (parts.clock()) (parts.pace()) (parts.hints())
                    (throw) (parts.listed())
                }
                button.primary { (words.say("server-open-table")) }
            }
        }
    };
    Ok(frame(&reader, &words.say("server-new-table"), "plain", &body))
}

/// The parts of the form.
struct Parts<'a> {
    reader: &'a Reader,
    game: GameId,
    filled: &'a Filled,
}

impl Parts<'_> {
    fn name(&self) -> Markup {
        let words = self.reader.words;
        let name = self.reader.person.as_ref().map(|person| person.name.as_str()).unwrap_or_default();
        html! {
            label { span { (words.say("server-your-name")) }
                input name="name" maxlength="24" value=(name) autocomplete="nickname" placeholder=(words.say("server-guest")); }
        }
    }

    /// The settings of which one value is chosen; modules have a section of their own.
    fn settings(&self) -> Markup {
        let (words, game) = (self.reader.words, self.game);
        html! {
            @for setting in game.settings().iter().filter(|setting| !setting.several) {
                fieldset { legend { (words.setting(game, setting)) } (values(words, game, setting, self.filled.value(setting))) }
            }
        }
    }

    fn others(&self) -> Markup {
        let words = self.reader.words;
        html! {
            fieldset { legend { (words.say("server-others")) }
                @for number in 2..=*self.game.players().end() {
                    @let other = self.filled.others.get(number - 2);
                    div.place.{ "place-" (number) } {
                        label { span { (words.say_with("server-seat", &[("seat", number.into())])) }
                            select name={ "seat" (number) } { (sitting(words, self.game, other.map_or(&quick(), |other| &other.sits))) }
                        }
                        (name_of(words, number, &words.name(Seat::new(number - 1), &[]), other.map_or("", |other| &other.name)))
                    }
                }
            }
        }
    }

    fn clock(&self) -> Markup {
        let words = self.reader.words;
        html! { fieldset { legend { (words.say("server-clock")) } (clocks(words, self.filled.clock)) } }
    }

    fn pace(&self) -> Markup {
        let words = self.reader.words;
        html! {
            fieldset { legend { (words.say("server-pace")) }
                @for (value, key, instant) in [("", "server-pace-normal", false), (INSTANT, "server-pace-instant", true)] {
                    label.choice { input type="radio" name="pace" value=(value) checked[instant == self.filled.instant]; (words.say(key)) }
                }
            }
        }
    }

    fn hints(&self) -> Markup {
        let words = self.reader.words;
        html! {
            fieldset { legend { (words.say("hint-setting")) }
                @for (value, key, hints) in [("", "hint-setting-on", true), (NO_HINTS, "hint-setting-off", false)] {
                    label.choice { input type="radio" name="hints" value=(value) checked[hints == self.filled.hints]; (words.say(key)) }
                }
            }
        }
    }

    fn listed(&self) -> Markup {
        html! {
            label.choice {
                input type="checkbox" name="listed" value="yes" checked[self.filled.listed]; (self.reader.words.say("server-listed"))
            }
        }
    }
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
        @if setting.values.len() > 6 {
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
pub(super) fn sitting(words: Words, game: GameId, chosen: &str) -> Markup {
    html! {
        optgroup label=(words.say("server-a-bot")) {
            @for level in Level::of(game) {
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
