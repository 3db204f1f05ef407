//! Everybody in turn order: who acts, who leads, what each colour has, and what the chosen move would add.

use super::Scene;
use super::figures::badge;
use super::outlook::Outlook;
use super::stage::Stage;
use super::symbols::glyph;
use crate::Sitter;
use crate::fragments::InParts;
use crate::heraldry::laurel_sign;
use camelot::{Colour, HeroSide, Open, Phase};
use maud::{Markup, html};
use table::Seat;
use words::Words;
use words::camelot::{Sign, Subject};

/// All colours from the top of the order track; before there is one, in their own order.
pub fn players(scene: &Scene<'_>) -> Markup {
    let open = scene.view.open;
    let stage = Stage::of(scene);
    let gains = stage.and_then(|stage| Some(Outlook::of(&scene.view, stage.choice?)));
    let behind = open.colours().filter(|&colour| open.order.place(colour).is_none());
    let colours: Vec<Colour> = open.order.iter().chain(behind).collect();
    html! {
        ol id="camelot-players" class="players" aria-label=(scene.words.say("boards-camelot-turn-order")) {
            @for colour in colours {
                @let panel = Panel::of(scene, colour, gains.as_ref());
                (scene.part(part_of(colour), panel, || player(scene, panel)))
            }
        }
    }
}

/// What of a colour its panel shows, besides who plays it.
#[derive(Clone, Copy, Hash)]
struct Panel {
    colour: Colour,
    mine: bool,
    acts: bool,
    score: i32,
    leads: bool,
    /// What the chosen move would add.
    change: i32,
    knights: u8,
    sent: u8,
    hinterland: u8,
    grail: u8,
    merlin: usize,
    hero: HeroSide,
    phase: Phase,
    predicted: Option<u8>,
    /// Who plays it, as far as a house knows.
    sitter: Sitter,
    /// Whether its turn in this phase is over.
    done: bool,
}

impl Panel {
    fn of(scene: &Scene<'_>, colour: Colour, gains: Option<&Outlook>) -> Self {
        let open = scene.view.open;
        let (pieces, score) = (open.pieces(colour), open.score(colour));
        let change = gains.map_or(0, |outlook| match open.acting() {
            Some(acting) if acting == colour => outlook.points,
            _ => outlook.losses.iter().filter(|(loser, _)| *loser == colour).map(|(_, points)| points).sum(),
        });
        Self {
            colour,
            mine: scene.me.is_some() && open.owner(colour) == scene.me,
            acts: acts(scene, colour),
            score,
            leads: leads(open, colour),
            change,
            knights: pieces.screen,
            sent: pieces.sent,
            hinterland: pieces.hinterland,
            grail: pieces.grail,
            merlin: open.merlin_tiles(colour),
            hero: pieces.hero,
            phase: open.flow.phase,
            predicted: open.prediction_of(colour),
            sitter: open.owner(colour).map(|seat| Sitter::of(scene.sitters, seat)).unwrap_or_default(),
            done: open.order.place(colour).is_some_and(|place| place < usize::from(open.flow.place)),
        }
    }
}

/// Whether a colour leads by what counts: of a player's two colours that is the lower one (CAM-18.9).
fn leads(open: &Open, colour: Colour) -> bool {
    let counted: Vec<Colour> = Seat::all(open.players()).filter_map(|seat| open.counted(seat)).collect();
    let (score, scores) = (open.score(colour), || counted.iter().map(|&other| open.score(other)));
    counted.contains(&colour) && scores().max() == Some(score) && scores().any(|other| other < score)
}

/// The part of a colour: its panel is compared with its own, wherever in the order it stands.
const fn part_of(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "camelot player red",
        Colour::Yellow => "camelot player yellow",
        Colour::Green => "camelot player green",
        Colour::Blue => "camelot player blue",
        Colour::Violet => "camelot player violet",
    }
}

fn player(scene: &Scene<'_>, panel: Panel) -> Markup {
    let (words, open) = (scene.words, scene.view.open);
    let Panel { colour, mine, acts, score, leads, change, hero, sitter, .. } = panel;
    let class = match (acts, mine) {
        (true, true) => "player on mine",
        (true, false) => "player on",
        (false, true) => "player mine",
        (false, false) => "player",
    };
    let has = |symbol: &str, sign: Sign, count: usize, key: &str| {
        let label = words.say_with(key, &[("count", count.into())]);
        html! { span data-explain=(Subject::Sign(sign)) role="img" aria-label=(label) { (glyph(symbol)) (count) } }
    };
    html! {
        li id=(format!("camelot-player-{colour}")) class=(class) aria-current=[acts.then_some("true")] {
            (badge(colour))
            @if let Some(seat) = open.owner(colour) { (sitter.face(words, seat)) }
            span class="player-name" title=(scene.player(colour)) data-explain=(Subject::Score(colour)) {
                (scene.player(colour))
                small {
                    @if open.players() == 2 { (words::camelot::colour(words, colour)) }
                    @else if mine { (words.say("boards-you")) }
                }
                small class="player-state" { (state(words, &panel)) }
            }
            span class="player-cards" {
                (has("helm", Sign::Screen, panel.knights.into(), "boards-camelot-has-knights"))
                (has("tree", Sign::Hinterland, panel.hinterland.into(), "boards-camelot-has-hinterland"))
                (has("grail", Sign::Grail, panel.grail.into(), "boards-camelot-has-grail"))
                (has("merlin", Sign::Merlin, panel.merlin, "boards-camelot-has-merlin"))
                @if let Some(hero) = words::camelot::on_side(words, open.hero(colour), hero) {
                    span class="player-hero" data-explain=(Subject::Hero(colour)) { (hero) }
                }
            }
            (sitter.time(words))
            span class="player-score" {
                @if leads { span class="lead" data-explain=(Subject::Sign(Sign::Lead)) role="img" aria-label=(words.say("boards-leads")) { (laurel_sign()) } }
                @if change != 0 { em
                    class=(if change > 0 { "gains gain" } else { "gains loss" }) { (words.signed(change)) } }
                b class=(if score < 0 { "score below" } else { "score" })
                    data-score=(score) data-explain=(Subject::Score(colour)) { (words.total(score)) }
            }
        }
    }
}

/// Whether a colour has to do something now. While fists are closed, whoever has not closed one.
fn acts(scene: &Scene<'_>, colour: Colour) -> bool {
    let open = scene.view.open;
    match open.flow.phase {
        Phase::Sending => open.owner(colour).is_some_and(|seat| !open.flow.chosen.contains(seat)),
        Phase::Sides
        | Phase::Eldest
        | Phase::Colours
        | Phase::Cards
        | Phase::Preparation
        | Phase::Predictions
        | Phase::Fists
        | Phase::Merlin
        | Phase::Missions
        | Phase::RedRoom
        | Phase::Screens
        | Phase::Hinterland
        | Phase::Over => open.acting() == Some(colour),
    }
}

/// What a colour does, or did, in this phase.
fn state(words: Words, panel: &Panel) -> String {
    let state = match panel.phase {
        Phase::Sending if panel.acts => "choosing",
        Phase::Sending | Phase::Fists => "chosen",
        Phase::Predictions if panel.predicted.is_some() => "predicted",
        Phase::Predictions if panel.acts => "predicting",
        Phase::Predictions => "waits",
        Phase::Missions if panel.acts => "acting",
        Phase::Missions if panel.done => "done",
        Phase::Missions | Phase::Merlin => "sent",
        Phase::Sides
        | Phase::Eldest
        | Phase::Colours
        | Phase::Cards
        | Phase::Preparation
        | Phase::RedRoom
        | Phase::Screens
        | Phase::Hinterland
        | Phase::Over => return String::new(),
    };
    let number = panel.predicted.unwrap_or(panel.sent);
    words.say_with("boards-camelot-state", &[("state", state.into()), ("number", number.into())])
}
