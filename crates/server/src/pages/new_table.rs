//! A new table: how many players, which rules, who sits where.

use super::dice::fairness;
use super::picture_choices::{advanced, clocks, pictured};
use super::{banner, frame, modules, seating};
use crate::error::Failure;
use crate::house::House;
use crate::merlin_modules::ModuleChoice;
use crate::promise::Promise;
use crate::reader::Reader;
use crate::store::{StoredSeat, StoredTable};
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use bots::{Level, Style};
use games::{GameId, Setting};
use maud::{Markup, html};
use merlin::{Modules, Variants};
use std::collections::HashMap;
use table::{Fault, Seat};
use words::Words;

/// The setting that says how many play; it stands with the seats.
const PLAYERS: &str = "players";

/// What the form holds when it is opened.
pub(super) struct Filled {
    /// The options of the game, as it writes them.
    options: String,
    /// The seat of the owner, and so their colour, from 1.
    pub(super) own: usize,
    /// Who else plays, clockwise from there.
    pub(super) others: Vec<Other>,
    clock: Option<u32>,
    instant: bool,
    hints: bool,
    listed: bool,
}

/// Another player: their value in the form, and the name if they share this device.
pub(super) struct Other {
    pub(super) sits: String,
    pub(super) name: String,
}

impl Filled {
    /// The defaults.
    const fn usual() -> Self {
        Self {
            options: String::new(),
            own: 1,
            others: Vec::new(),
            clock: None,
            instant: false,
            hints: true,
            listed: false,
        }
    }

    /// The same as at another table, for somebody who sat there or looked on: everybody sits where they sat.
    /// Other people come by its link, as they did before.
    fn like(table: &StoredTable, reader: &Reader) -> Self {
        let me = reader.person.as_ref().map(|person| person.id);
        let is_mine = |seat: &StoredSeat| me.is_some() && seat.person == me;
        // Further own seats are those of people who share this device.
        let is_own = |seat: &StoredSeat| {
            is_mine(seat) && reader.person.as_ref().is_some_and(|me| me.name == seat.name)
        };
        let own = table.seats.iter().position(is_own).or_else(|| table.seats.iter().position(is_mine));
        let own = own.unwrap_or_default();
        let other = |seat: &StoredSeat| match &seat.bot {
            Some(level) => Other { sits: format!("bot:{level}"), name: String::new() },
            None if is_mine(seat) => Other { sits: "here".to_owned(), name: seat.name.clone() },
            None => Other { sits: "friend".to_owned(), name: String::new() },
        };
        let (before, from) = table.seats.split_at(own);
        Self {
            options: table.options.clone(),
            own: own + 1,
            others: from.iter().chain(before).skip(1).map(other).collect(),
            clock: table.clock,
            instant: table.instant,
            hints: table.hints,
            listed: table.listed,
        }
    }

    /// Takes over the settings that a link names; a value that a setting does not have is refused.
    fn take_over(&mut self, game: GameId, fields: &HashMap<String, String>) -> Result<(), Fault> {
        let named = game.settings().iter().filter_map(|setting| Some((setting, fields.get(setting.key)?)));
        let mut taken = Vec::new();
        for (setting, value) in named {
            // Sets of modules have readers of their own.
            if !setting.several && setting.chosen(value).is_empty() {
                return Err(Fault::value(None, setting.key, value, setting.values.join(", ")));
            }
            taken.push(format!("{}={}", setting.key, table::without_spaces_at_commas(value)));
        }
        // The first value of a key counts.
        self.options = format!("{} {}", taken.join(" "), self.options);
        Ok(())
    }

    /// The modules that a link names, or those of the table it is to be like.
    fn choice(&self, fields: &HashMap<String, String>) -> Result<ModuleChoice, Fault> {
        let own = ModuleChoice::of(fields)?;
        let mut parts = self.options.split_whitespace().filter_map(|part| part.split_once('='));
        let like =
            parts.find(|(key, _)| *key == "modules").map(|(key, value)| (key.to_owned(), value.to_owned()));
        let usual = ModuleChoice::Own(Modules::NONE);
        Ok(own.or(ModuleChoice::of(&like.into_iter().collect())?).unwrap_or(usual))
    }

    /// The variants that a link names, or those of the table it is to be like.
    fn variants(&self, fields: &HashMap<String, String>, choice: ModuleChoice) -> Result<Variants, Fault> {
        let mut fields = fields.clone();
        let mut parts = self.options.split_whitespace().filter_map(|part| part.split_once('='));
        if let Some((key, value)) = parts.find(|(key, _)| *key == "variants") {
            // Where other modules are named, what they have no use for is left out.
            let like = fields.get("variants").map_or_else(|| kept(value, choice), Clone::clone);
            fields.insert(key.to_owned(), like);
        }
        crate::merlin_modules::variants(&fields, choice, choice.known())
    }

    /// What a setting of the game is.
    fn value<'a>(&'a self, setting: &'a Setting) -> &'a str {
        let mut parts = self.options.split_whitespace().filter_map(|part| part.split_once('='));
        let value = parts.find(|(key, _)| *key == setting.key).map(|(_, value)| value);
        value.filter(|value| !setting.chosen(value).is_empty()).unwrap_or(setting.usual)
    }
}

/// The variants of another table as far as their modules are chosen here.
fn kept(variants: &str, choice: ModuleChoice) -> String {
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
    let known = match fields.get("like") {
        // No id contains a NUL, and PostgreSQL refuses to be asked for one.
        Some(like) if !like.contains('\0') => {
            house.table(like).await.map_err(|error| Failure::store(words, &error))?
        }
        Some(_) | None => None,
    };
    let known = known.filter(|live| live.game == game);
    // Who sits there now is in its newest snapshot.
    let known =
        known.map(|live| StoredTable { seats: live.snapshot().seats.to_vec(), ..live.stored.clone() });
    let mut filled = known.map_or_else(Filled::usual, |table| Filled::like(&table, &reader));
    filled
        .take_over(game, &fields)
        .map_err(|fault| Failure::with(StatusCode::BAD_REQUEST, words.fault(&fault)))?;
    let choice = filled
        .choice(&fields)
        .map_err(|fault| Failure::with(StatusCode::BAD_REQUEST, words.fault(&fault)))?;
    let variants = filled
        .variants(&fields, choice)
        .map_err(|fault| Failure::with(StatusCode::BAD_REQUEST, words.fault(&fault)))?;
    let body = html! {
        (banner(&reader))
        main.setup id="content" { (form(&reader, game, &filled, &house.promise(), (choice, variants))) }
    };
    Ok(frame(&reader, &words.say("server-new-table"), "plain", &body))
}

/// The whole form.
fn form(
    reader: &Reader,
    game: GameId,
    filled: &Filled,
    promise: &Promise,
    (choice, variants): (ModuleChoice, Variants),
) -> Markup {
    let words = reader.words;
    let name = reader.person.as_ref().map(|person| person.name.as_str()).unwrap_or_default();
    let is_modular = game.settings().iter().any(|setting| setting.several);
    html! {
        form.sheet.opens.modular[is_modular] method="post" action={ "/new/" (game) } {
            header {
                h1 aria-label=(words.say_with("server-new-table-of", &[("game", words.game(game).into())])) { (words.say("server-new-table")) }
                nav.segments aria-label=(words.say("setup-game")) {
                    @for other in GameId::ALL {
                        a href={ "/new/" (other) } aria-current=[(other == game).then_some("page")] { (words.say(&format!("setup-short-{other}"))) }
                    }
                }
                @for setting in game.settings().iter().filter(|setting| setting.key == PLAYERS) {
                    (seating::count(words, setting, filled.value(setting)))
                }
            }
            (seating::seating(words, game, name, filled))
            div.decisions {
                // The style sheet shows it where two seats are chosen.
                @if game == GameId::Camelot { p.two-colours { (two_colours(words)) " " (words.say("setup-two-colours-which")) } }
                @if is_modular { (modules::sets(words, choice)) (modules::summary(words, choice, variants)) }
                @for setting in game.settings().iter().filter(|setting| !setting.several && setting.key != PLAYERS) {
                    (pictured(reader, game, setting, filled.value(setting)))
                }
                (clocks(words, filled.clock))
                div.folds {
                    (advanced(words, filled.instant, filled.hints, filled.listed))
                    (dice_fields(words, game, promise))
                }
            }
            @if is_modular { (modules::section(words, choice, variants)) }
            div.open {
                button.primary { span.invites { (words.say("server-open-table")) } span.begins { (words.say("setup-begin")) } }
                p.faded {
                    span.invites { (words.say("setup-when-seated")) } span.begins { (words.say("setup-at-once")) }
                    " " span.passes { (words.say("setup-pass-on")) }
                }
            }
        }
    }
}

/// That two players play two colours each (CAM-18.1, CAM-18.9).
pub(super) fn two_colours(words: Words) -> Markup {
    html! {
        (words.say("setup-two-colours")) " "
        a.clause href="/rules/CAM-18.9" target="_blank" { "CAM-18.9" }
    }
}

/// The name of a player who shares this device; the style sheet shows the field if that was chosen.
pub(super) fn name_of(words: Words, number: usize, usual: &str, name: &str) -> Markup {
    html! {
        label.named { span { (words.say_with("server-name-of", &[("seat", number.into())])) }
            input name={ "name" (number) } maxlength="24" autocomplete="off" value=(name) placeholder=(usual); }
    }
}

/// The dice of the table to be, folded: the hash of their secret, which is fixed by now, and a word of the owner.
pub(super) fn dice_fields(words: Words, game: GameId, promise: &Promise) -> Markup {
    let own = html! {
        label { span { (words.say("server-your-word")) } input name="word" maxlength="24" autocomplete="off" spellcheck="false"; }
        input type="hidden" name="commitment";
    };
    html! { div.throw { (promised(promise)) (fairness(words, game, &promise.commitment(), None, &own)) } }
}

/// The table a form will open.
pub(super) fn promised(promise: &Promise) -> Markup {
    html! {
        input type="hidden" name="table" value=(promise.id);
        input type="hidden" name="sum" value=(promise.commitment());
    }
}

/// The form value of the default bot.
pub(super) fn quick() -> String {
    format!("bot:{}", Level::QUICK)
}

/// The choices for a seat other than the owner's: a bot of some level or another person. One is preselected.
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

/// The same of a bot in a seat, and what it likes if it has a style.
pub(super) fn bot_described(words: Words, game: GameId, level: &str, seat: Seat) -> String {
    let label = bot_label(words, level);
    match bot_likes(words, game, level, seat) {
        Some(likes) => format!("{label}. {likes}"),
        None => label,
    }
}

/// What a bot in a seat likes, if it has a style.
pub(super) fn bot_likes(words: Words, game: GameId, level: &str, seat: Seat) -> Option<String> {
    let style = level.parse().ok().map(|level| Style::of(level, seat))?;
    words.bot_style(game, style.id())
}

/// How well a bot plays, in words.
pub(super) fn level_name(words: Words, level: &str) -> String {
    words.say(&format!("people-level-{level}"))
}
