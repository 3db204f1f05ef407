//! The medallion in the middle of the table: whose turn it is, what is due, and what the chosen move brings.

use super::figures::shield_id;
use super::outlook::Outlook;
use super::pills::tone;
use super::places::MEDALLION;
use super::stage::Stage;
use super::{Scene, Tap};
use crate::heraldry::{Colour, crown, rose, shield};
use artus::{Action, Card, Flow, Move, Options, Phase, Scoring};
use maud::{Markup, html};
use table::Seat;
use words::Value;
use words::artus::Subject;

/// How many letters of a name, and of a line, have room.
const NAME: usize = 14;
const LINE: usize = 13;

/// The medallion; where the picked card has a use without a chair, it can be tapped.
pub(crate) fn medallion(scene: &Scene<'_>, stage: Option<&Stage<'_>>) -> Markup {
    let tap = stage.filter(|stage| stage.figure.is_none()).and_then(Stage::without_chair);
    html! {
        circle r=(MEDALLION + 3.0) fill="var(--wood-d)" {}
        @if let (Some(stage), Some(choice)) = (stage, tap) {
            a class="target medallion" role="button" tabindex="0" data-pick=(Tap::Choice(choice))
                aria-label=(scene.spoken(stage.seat, choice)) aria-pressed=(stage.choice == Some(choice)) {
                (rim("glow"))
                (content(scene, Some(stage), Some(choice)))
            }
        } @else {
            g class="medallion" data-explain=(Subject::Turn) {
                (rim("rim"))
                (content(scene, stage, None))
            }
        }
    }
}

/// All that the medallion shows while the reader waits for somebody, besides the names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Waiting {
    flow: Flow,
    options: Options,
    /// Whether the reader waits for themselves.
    mine: bool,
}

impl Waiting {
    /// Nothing before the first turn, at the end, and while the reader decides.
    pub(crate) fn of(scene: &Scene<'_>, stage: Option<&Stage<'_>>) -> Option<Self> {
        let flow = scene.view.open.flow;
        let waits = match flow.phase {
            Phase::StartPlayer | Phase::FirstKing | Phase::Deal | Phase::Over => false,
            Phase::Place | Phase::Play | Phase::Draw | Phase::Reveal(_) => stage.is_none(),
        };
        let mine = scene.me == Some(flow.active);
        waits.then_some(Self { flow, options: scene.view.open.options, mine })
    }

    /// The medallion as a drawing.
    pub(crate) fn draw(&self, scene: &Scene<'_>) -> Markup {
        medallion(scene, None)
    }
}

fn rim(class: &str) -> Markup {
    html! {
        circle class=(class) r=(MEDALLION) fill="var(--vellum)" stroke="var(--inlay)" stroke-width="2" {}
        circle r=(MEDALLION - 6.0) fill="none" stroke="var(--line)" stroke-width="1.2" {}
    }
}

fn content(scene: &Scene<'_>, stage: Option<&Stage<'_>>, tap: Option<Move>) -> Markup {
    let open = scene.view.open;
    match open.flow.phase {
        Phase::StartPlayer | Phase::FirstKing | Phase::Deal => rose(0.0, 0.0, 1.4),
        Phase::Over => ending(scene),
        Phase::Place | Phase::Play | Phase::Draw | Phase::Reveal(_) => turn(scene, stage, tap),
    }
}

/// Whose turn it is, and either the points of the move or what is due.
fn turn(scene: &Scene<'_>, stage: Option<&Stage<'_>>, tap: Option<Move>) -> Markup {
    let words = scene.words;
    let active = scene.view.open.flow.active;
    let caption = if scene.me == Some(active) { words.say("boards-your-turn") } else { short(scene, active) };
    let outlook = stage.and_then(|stage| stage.choice.or(tap).map(|choice| stage.outlook(choice)));
    let points = outlook.and_then(|outlook| outlook.points);
    let sum = outlook.map(|outlook| sum_of(scene, stage, &outlook)).unwrap_or_default();
    html! {
        (badge(active))
        g id="artus-due" {
            text class="caption" y="-34" { @if scene.me != Some(active) { title { (scene.name(active)) } } (caption) }
            @if let Some(points) = points {
                text class=(format!("result {}", tone(points))) y=(if sum.is_empty() { "18" } else { "8" }) dy=".2em" {
                    (words.signed(points))
                }
                @if !sum.is_empty() { text class="sum" y="43" { (sum) } }
            } @else {
                (lines(&hint(scene, stage)))
            }
            (foot(scene))
        }
    }
}

/// The shield of whoever is on turn.
fn badge(seat: Seat) -> Markup {
    html! { use href={ "#" (shield_id(seat)) } transform="translate(0 -73.4) scale(.62)" {} }
}

/// What has to be done next, as few words as possible.
fn hint(scene: &Scene<'_>, stage: Option<&Stage<'_>>) -> String {
    let words = scene.words;
    let phase = scene.view.open.flow.phase;
    let Some(stage) = stage else {
        // A lesson explains something first: whoever is on turn is spoken to all the same.
        let is_own = scene.me == Some(scene.view.open.flow.active);
        return words.say(match (phase, is_own) {
            (Phase::Place, true) => "boards-place",
            (Phase::Place, false) => "boards-places",
            (Phase::Play, true) => "boards-play",
            (Phase::Play, false) => "boards-plays",
            (Phase::Draw | Phase::Reveal(_), true) => "boards-draw",
            (Phase::Draw | Phase::Reveal(_), false) => "boards-draws",
            (Phase::StartPlayer | Phase::FirstKing | Phase::Deal | Phase::Over, _) => return String::new(),
        });
    };
    words.say(match (stage.card, stage.figure) {
        _ if matches!(stage.choice, Some(Move::Place(_) | Move::Draw(_))) => "boards-confirm",
        (None, _) => match phase {
            Phase::Place => "boards-place",
            Phase::Draw => "boards-draw",
            _ => "boards-play",
        },
        (Some(_), _) if stage.selects() => "boards-choose-knights",
        (Some(_), None) if stage.figures().is_empty() => "boards-choose-prince",
        (Some(_), None) => "boards-choose-figure",
        (Some(_), Some(_)) => "boards-choose-chair",
    })
}

/// The values that are counted, as a sum: `10 + 0 − 3`.
fn sum_of(scene: &Scene<'_>, stage: Option<&Stage<'_>>, outlook: &Outlook) -> String {
    if outlook.counted.len() < 2 {
        return String::new();
    }
    let reversed = stage.is_some_and(|stage| stage.card == Some(Card::Scoring(Scoring::AllInverted)));
    let sign = if reversed { -1 } else { 1 };
    let mut sum = String::new();
    for (place, chair) in outlook.counted.iter().enumerate() {
        let value = sign * scene.view.open.value(chair);
        let digits = value.abs();
        match (place, value < 0) {
            (0, false) => sum.push_str(&digits.to_string()),
            (0, true) => sum.push_str(&format!("−{digits}")),
            (_, false) => sum.push_str(&format!(" + {digits}")),
            (_, true) => sum.push_str(&format!(" − {digits}")),
        }
    }
    sum
}

/// How far the turn, or the placement, has come: in full, and shorter for small drawings.
fn foot(scene: &Scene<'_>) -> Markup {
    let open = scene.view.open;
    let flow = open.flow;
    let mode = open.options.mode;
    let (key, number, count) = match flow.phase {
        Phase::Place => ("boards-knight-of", flow.round, open.options.knights_each()),
        Phase::Play if mode.cards_per_turn() > 1 => ("boards-card-of", flow.done + 1, mode.cards_per_turn()),
        Phase::Draw | Phase::Reveal(_) if mode.cards_per_turn() > 1 => {
            ("boards-draw-of", flow.done + 1, mode.cards_per_turn())
        }
        Phase::Play | Phase::Draw | Phase::Reveal(_) => ("boards-round-of", flow.round, mode.rounds()),
        Phase::StartPlayer | Phase::FirstKing | Phase::Deal | Phase::Over => return Markup::default(),
    };
    let say = |length: &str| {
        let values: [(&str, Value); 3] =
            [("number", number.into()), ("count", count.into()), ("length", length.into())];
        scene.words.say_with(key, &values)
    };
    html! {
        text class="foot large" y="70" { (say("long")) }
        text class="foot small" y="68" { (say("short")) }
    }
}

/// Who has won (ART-16.4).
fn ending(scene: &Scene<'_>) -> Markup {
    let open = scene.view.open;
    let winners = open.scores().winners;
    let count = winners.len();
    html! {
        (crown(0.0, -62.0, 0.9, 1.8))
        @for (place, seat) in winners.iter().enumerate() {
            @let x = (place as f64 - (count as f64 - 1.0) / 2.0) * 44.0;
            (shield(Colour::of(seat), x, -14.0, 0.85))
        }
        @if let (1, Some(seat)) = (count, winners.iter().next()) {
            text class="name" y="34" { title { (scene.name(seat)) } (short(scene, seat)) }
        }
        text class="foot" y="66" { (scene.words.say_with("boards-wins", &[("count", count.into())])) }
    }
}

/// A name, cut where it would not fit.
fn short(scene: &Scene<'_>, seat: Seat) -> String {
    let name = scene.name(seat);
    match name.chars().nth(NAME) {
        Some(_) => name.chars().take(NAME - 1).chain(['…']).collect(),
        None => name,
    }
}

/// A text in up to three lines about the middle.
fn lines(text: &str) -> Markup {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + word.chars().count() < LINE => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    let count = lines.len() as f64;
    html! {
        text class="hint" y="6" {
            @for (place, line) in lines.iter().enumerate() {
                @let lift = if place == 0 { 0.35 - 0.56 * (count - 1.0) } else { 1.12 };
                tspan x="0" dy=(format!("{lift:.2}em")) { (line) }
            }
        }
    }
}

/// Whether a move counts knights, so that the rest of the table is veiled.
pub(crate) fn veils(choice: Option<Move>) -> bool {
    matches!(choice, Some(Move::Play(_, Action::All | Action::Score(_) | Action::Best)))
}
