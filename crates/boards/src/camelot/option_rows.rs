//! The rows of the list of options: numbers, fists, fields by room, and what the chosen one brings.

use super::figures::{badge, symbol_of};
use super::outlook::Outlook;
use super::stage::{Stage, field_of, mission_of, shield_of};
use super::standings::{at_table, has_round_table, order_for};
use super::symbols::{emblem, extra, glyph, grail_of, picture, shield_of_room, small_crown};
use super::throne_room::totals as possible;
use super::{Scene, Tap};
use camelot::{Bonus, Colour, Components, Deck, Destination, Mission, Move, Room};
use maud::{Markup, html};
use std::collections::BTreeMap;
use words::camelot::Subject;

/// A move as one row.
pub(crate) fn row(stage: &Stage<'_>, choice: Move) -> Markup {
    let scene = stage.scene;
    let chosen = stage.choice == Some(choice);
    let points = words::camelot::brings(choice, &scene.view).filter(|&points| points != 0);
    // A card is drawn and has to be named; everything else is called by what is written there.
    let (mission, spoken) = (mission_of(choice), scene.spoken(stage.seat, choice));
    html! {
        button type="button" class=(if chosen { "option chosen" } else { "option" }) data-pick=(Tap::Choice(choice))
            aria-pressed=(chosen) data-explain=[hero_on_offer(choice)] aria-label=[mission.is_some().then_some(&spoken)]
            aria-description=[mission.is_none().then_some(&spoken)] {
            @match mission {
                Some(mission) => (card(stage, mission, choice)),
                None => {
                    span class="option-sign" { (sign(choice)) }
                    span class="option-text" { (in_words(stage, choice)) @if let Some(brief) = hero_in_brief(scene, choice) { small { (brief) } } }
                }
            }
            @if let Some(points) = points {
                @let class = if points > 0 { "option-result gain" } else { "option-result loss" };
                span class=(class) { (scene.words.signed(points)) }
            }
        }
    }
}

/// A move as a short line.
fn in_words(stage: &Stage<'_>, choice: Move) -> String {
    let scene = stage.scene;
    words::camelot::choice(scene.words, choice, &scene.view, stage.seat, scene.names)
}

/// The hero who comes with a colour (CAM-17.3), for whoever asks what he does.
const fn hero_on_offer(choice: Move) -> Option<Subject> {
    match choice {
        Move::Colour(colour) => Some(Subject::Hero(colour)),
        _ => None,
    }
}

/// What the hero who comes with a colour does, in a few words.
fn hero_in_brief(scene: &Scene<'_>, choice: Move) -> Option<String> {
    match choice {
        Move::Colour(colour) => Some(words::camelot::brief(scene.words, scene.view.open.hero(colour))),
        _ => None,
    }
}

/// A card by its shields, and the knights it leaves over.
fn card(stage: &Stage<'_>, mission: Mission, choice: Move) -> Markup {
    let words = stage.scene.words;
    let surplus = Outlook::of(&stage.scene.view, choice).surplus;
    html! {
        span class="option-shields" {
            @if mission.deck == Deck::Key {
                (picture("-10 -11 20 22", html! { circle r="10" fill="#6B4288" {} (emblem(Room::Secret)) }))
            }
            @for shield in mission.shields().iter() { (glyph(&format!("shield-{shield}"))) }
            @if mission.shields().is_empty() { @for _ in 0..mission.cost() { (glyph("helm")) } }
        }
        span class="option-text" {
            @if surplus > 0 { (words.say_with("boards-camelot-surplus", &[("count", surplus.into())])) }
        }
    }
}

/// A picture for a move.
fn sign(choice: Move) -> Markup {
    let to = |to: Destination| picture("-15 -16 32 34", extra(to, 0.0, 0.0, 1.0));
    match choice {
        // A colour that nobody plays yet has no badge on the page.
        Move::Colour(colour) => super::shield(colour),
        Move::Fetch(0) => Markup::default(),
        Move::Fetch(_) | Move::Bonus(Bonus::Tree) => glyph("tree"),
        Move::Bonus(Bonus::Red) => to(Destination::Red),
        Move::Bonus(Bonus::Yellow) => to(Destination::Yellow),
        Move::Return(shield) => glyph(&format!("shield-{shield}")),
        Move::Tile(part) => picture("-15 -19 30 40", grail_of(|own| own == part)),
        Move::Draw => glyph("grail"),
        Move::Bonus(Bonus::Points)
        | Move::Hero(_)
        | Move::Decline
        | Move::Side(..)
        | Move::Eldest(_)
        | Move::Card(_)
        | Move::Mission(_)
        | Move::Merlin(_)
        | Move::Grail(_)
        | Move::Reveal
        | Move::Send(_)
        | Move::Predict(_)
        | Move::Take(_)
        | Move::Place(..)
        | Move::Extra(..)
        | Move::Magician(_) => Markup::default(),
    }
}

/// The fields that glow, room by room.
pub(crate) fn rooms(stage: &Stage<'_>) -> Markup {
    let scene = stage.scene;
    let open = scene.view.open;
    let mut by_room: BTreeMap<Room, Vec<Move>> = BTreeMap::new();
    for (field, choice) in stage.on_fields() {
        if let Some(spot) = open.spot(field) {
            by_room.entry(spot.room()).or_default().push(choice);
        }
    }
    html! {
        @if !by_room.is_empty() {
            ul class="rooms" {
                @for (room, choices) in by_room {
                    li {
                        (glyph(shield_of_room(room)))
                        b { (words::camelot::board(scene.words, open.board(room).name)) }
                        span class="chips" { @for choice in different(stage, room, choices) { (chip(stage, choice)) } }
                    }
                }
            }
        }
    }
}

/// The fields that differ: at the Round Table all seats are equal (CAM-10.1), so one stands for all of them.
fn different(stage: &Stage<'_>, room: Room, mut choices: Vec<Move>) -> Vec<Move> {
    if room == Room::Red && has_round_table(stage.scene.view.open) {
        let chosen = choices.iter().position(|&choice| stage.choice == Some(choice));
        choices = vec![choices[chosen.unwrap_or_default()]];
    }
    choices
}

/// A field as a small button: its points and what else it brings.
fn chip(stage: &Stage<'_>, choice: Move) -> Markup {
    let scene = stage.scene;
    let outlook = Outlook::of(&scene.view, choice);
    let chosen = stage.choice == Some(choice);
    let place = standing(stage, choice);
    // What is written on it comes first in its name, so that it can be called by that.
    let points = (outlook.points != 0).then(|| scene.words.signed(outlook.points));
    let rank = place.map(|place| scene.words.say_with("boards-camelot-place", &[("place", place.into())]));
    let written: String = points.iter().chain(&rank).map(|part| format!("{part} ")).collect();
    html! {
        button type="button" class=(if chosen { "chip chosen" } else { "chip" }) data-pick=(Tap::Choice(choice))
            aria-pressed=(chosen) aria-label={ (written) (scene.spoken(stage.seat, choice)) } {
            @if let Some(points) = &points { (points) " " }
            @if let Some(rank) = &rank { (rank) }
            @if place == Some(1) { (picture("-11 -10 22 20", small_crown(0.0, 1.0, 1.0))) }
            @for _ in 0..outlook.grail.saturating_sub(outlook.home) { (glyph("grail")) }
            @if outlook.home > 0 { (glyph("tree")) }
            @if let Some(to) = outlook.extra { (picture("-15 -16 32 34", extra(to, 0.0, 0.0, 1.0))) }
            @for _ in &outlook.lines { (glyph("line")) }
            @if outlook.opens { (picture("-20 -14 40 34", html! { (*super::art::TRUMPET) })) }
            @if !outlook.losses.is_empty() { span class="loss" { (scene.words.signed(outlook.losses[0].1)) } }
            @let bare = outlook.points == 0 && place.is_none() && outlook.grail == 0 && outlook.extra.is_none();
            @if bare { (glyph("helm")) }
        }
    }
}

/// The place at the Round Table that one more knight would bring.
fn standing(stage: &Stage<'_>, choice: Move) -> Option<usize> {
    let open = stage.scene.view.open;
    let colour = stage.colour()?;
    let spot = open.spot(field_of(choice)?)?;
    if spot.room() != Room::Red || !has_round_table(open) {
        return None;
    }
    Some(at_table(open, Some(colour)).iter().position(|row| row.colour == Some(colour))? + 1)
}

/// The fists to close: a row of numbers for each of the reader's colours.
pub(crate) fn fists(stage: &Stage<'_>) -> Markup {
    let scene = stage.scene;
    let (words, open) = (scene.words, scene.view.open);
    let alone = open.colours_of(stage.seat).count() == 1;
    html! {
        @for colour in open.colours_of(stage.seat) {
            div class=(if alone { "fists alone" } else { "fists" }) role="group" aria-label=(words::camelot::colour(words, colour)) {
                (picture("-18 -23 36 50", symbol_of("fist", colour)))
                @for knights in 0..=open.pieces(colour).screen.min(3) {
                    @let chosen = stage.held(colour) == Some(knights);
                    @let values = [("colour", words::camelot::colour(words, colour).into()), ("count", knights.into())];
                    @let means = fist_means(stage, knights);
                    button type="button" class=(if chosen { "number chosen" } else { "number" })
                        data-pick=(stage.fist(colour, knights))
                        aria-pressed=(chosen) aria-description=(means)
                        aria-label=(words.say_with("boards-camelot-send", &values)) {
                        span { (knights) }
                        @if alone {
                            span class="sent" aria-hidden="true" {
                                @for _ in 0..knights { (picture("-18 -27 36 52", html! { use href=(format!("#camelot-knight-{colour}")) {} })) }
                            }
                            small aria-hidden="true" { (means) }
                        }
                    }
                }
            }
        }
    }
}

/// What so many knights lead to: missions within reach, or knights that come back (CAM-7.18).
fn fist_means(stage: &Stage<'_>, knights: u8) -> String {
    let (words, open) = (stage.scene.words, stage.scene.view.open);
    let within_reach = open.offered().filter(|mission| mission.cost() <= knights).count();
    let key = if knights == 0 { "boards-camelot-fist-back" } else { "boards-camelot-fist-reaches" };
    words.say_with(key, &[("count", within_reach.into())])
}

/// The numbers that can be predicted.
pub(crate) fn numbers(stage: &Stage<'_>) -> Markup {
    let scene = stage.scene;
    let (low, high) = possible(scene);
    html! {
        div class="numbers" {
            @for &choice in scene.offers {
                @if let Move::Predict(number) = choice {
                    @let chosen = stage.choice == Some(choice);
                    @let class = match ((low..=high).contains(&number), chosen) {
                        (_, true) => "number chosen",
                        (true, false) => "number",
                        (false, false) => "number unlikely",
                    };
                    button type="button" class=(class) data-pick=(Tap::Choice(choice)) aria-pressed=(chosen)
                        aria-label=(scene.spoken(stage.seat, choice)) { (number) }
                }
            }
        }
    }
}

/// Who would be first, second … for each total, with what has been predicted so far and what the reader has chosen.
pub(crate) fn totals(stage: &Stage<'_>) -> Markup {
    let scene = stage.scene;
    let (words, open) = (scene.words, scene.view.open);
    let chosen = match (stage.choice, stage.colour()) {
        (Some(Move::Predict(number)), Some(colour)) => Some((colour, number)),
        _ => None,
    };
    let predicted = open.order.iter().filter_map(|colour| Some((colour, open.prediction_of(colour)?)));
    let predicted: Vec<(Colour, u8)> = predicted.chain(chosen).collect();
    if predicted.is_empty() {
        return Markup::default();
    }
    let (low, high) = possible(scene);
    let mut groups: Vec<(u8, u8, Vec<Colour>)> = Vec::new();
    for total in low..=high.min(Components::HIGHEST_NUMBER) {
        let order = order_for(open, &predicted, total);
        match groups.last_mut() {
            Some((_, last, same)) if *same == order => *last = total,
            Some(_) | None => groups.push((total, total, order)),
        }
    }
    html! {
        table class="totals" {
            caption { (words.say("boards-camelot-if-total")) }
            @for (from, to, order) in groups {
                tr {
                    th scope="row" { @if from == to { (from) } @else { (from) "–" (to) } }
                    td role="img"
                        aria-label=(words.list(order.iter().map(|&colour| words::camelot::colour(words, colour)))) {
                        @for colour in order { (badge(colour)) }
                    }
                }
            }
        }
    }
}

/// What the chosen move brings: the points large, the rest in words, and the score then.
pub fn preview(scene: &Scene<'_>) -> Markup {
    let Some((stage, choice)) = Stage::of(scene).and_then(|stage| stage.choice.map(|choice| (stage, choice)))
    else {
        return html! { div id="camelot-preview" class="brings" {} };
    };
    let stage = &stage;
    let (words, open) = (scene.words, scene.view.open);
    let outlook = Outlook::of(&scene.view, choice);
    let after = stage.colour().filter(|_| outlook.points != 0).map(|colour| {
        let score = open.score(colour);
        [("before", words.total(score).into()), ("after", words.total(score + outlook.points).into())]
    });
    html! {
        div id="camelot-preview" class="brings" {
            @if outlook.points != 0 { b
                class=(if outlook.points > 0 { "gain" } else { "loss" }) { (words.signed(outlook.points)) } }
            div {
                p { (in_words(stage, choice)) }
                @if let Move::Predict(number) = choice { (leads(stage, number)) }
                @if let Some(values) = after { p
                    class="faint" { (words.say_with("boards-camelot-score-then", &values)) } }
                @for (colour, loss) in &outlook.losses {
                    p class="loss" { (stage.scene.player(*colour)) " " (words.signed(*loss)) }
                }
            }
            @if let Some(shield) = shield_of(choice) { (glyph(&format!("shield-{shield}"))) }
        }
    }
}

fn leads(stage: &Stage<'_>, number: u8) -> Markup {
    let Some(colour) = stage.colour() else { return Markup::default() };
    let totals = super::throne_room::leads(stage.scene, colour, number);
    let words = stage.scene.words;
    let text = match (totals.first(), totals.last()) {
        (Some(first), Some(last)) => words.say_with(
            "boards-camelot-leads-if",
            &[("first", (*first).into()), ("last", (*last).into()), ("count", totals.len().into())],
        ),
        _ => words.say("boards-camelot-leads-never"),
    };
    html! { p class="faint" { (text) } }
}
