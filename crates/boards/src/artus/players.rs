//! The score panel: who is on turn, who leads, what everybody holds, and what the chosen move would add.

use super::Scene;
use super::card_faces::kind_sign;
use super::figures::shield_sign;
use super::pills::tone;
use super::stage::Stage;
use crate::Sitter;
use crate::fragments::InParts;
use crate::heraldry::laurel_sign;
use artus::{Kind, Phase};
use maud::{Markup, html};
use table::Seat;
use words::Words;
use words::artus::Subject;

/// All players in the order of their seats.
pub fn players(scene: &Scene<'_>) -> Markup {
    let leaders = scene.view.open.scores().winners;
    html! {
        ol id="artus-players" class="players" aria-label=(scene.words.say("boards-players")) {
            @for seat in Seat::all(scene.view.open.players()) {
                @let row = PlayerRow::of(scene, seat, leaders.contains(seat));
                (scene.part("artus player", row, || row.draw(scene)))
            }
        }
    }
}

/// All that is told about one player, besides the name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct PlayerRow {
    seat: Seat,
    /// Whether it is the reader.
    mine: bool,
    on_turn: bool,
    leads: bool,
    score: i32,
    /// What the chosen move would add.
    gain: Option<i32>,
    tokens: u32,
    sitter: Sitter,
    /// How many cards of each kind, where the game uses it.
    held: [Option<u8>; Kind::ALL.len()],
}

impl PlayerRow {
    fn of(scene: &Scene<'_>, seat: Seat, is_first: bool) -> Self {
        let open = scene.view.open;
        let score = open.score(seat);
        let mine = scene.me == Some(seat);
        let chosen = || Stage::of(scene).and_then(|stage| stage.chosen().and_then(|outlook| outlook.points));
        Self {
            seat,
            mine,
            on_turn: on_turn(scene, seat),
            leads: is_first && Seat::all(open.players()).any(|other| open.score(other) < score),
            score,
            gain: if mine { chosen().filter(|&points| points != 0) } else { None },
            tokens: open.tokens(seat),
            sitter: Sitter::of(scene.sitters, seat),
            held: Kind::ALL.map(|kind| open.options.mode.uses(kind).then(|| open.held(seat, kind))),
        }
    }

    /// The row as a drawing.
    fn draw(&self, scene: &Scene<'_>) -> Markup {
        let Self { seat, mine, on_turn, leads, score, gain, tokens, sitter, held } = *self;
        let words = scene.words;
        let class = match (on_turn, mine) {
            (true, true) => "player on mine",
            (true, false) => "player on",
            (false, true) => "player mine",
            (false, false) => "player",
        };
        html! {
            li id=(format!("artus-player-{seat}")) class=(class) aria-current=[on_turn.then_some("true")] {
                (shield_sign(seat)) (sitter.face(words, seat))
                span class="player-name" title=(scene.name(seat)) data-explain=(Subject::Score(seat)) {
                    (scene.name(seat))
                    @if mine { small { (words.say("boards-you")) } }
                    (coin(words, seat, tokens))
                }
                span class="player-cards" {
                    @for (kind, held) in Kind::ALL.into_iter().zip(held) {
                        @if let Some(held) = held {
                            @let values = [("kind", kind.id().into()), ("count", held.into())];
                            span data-explain=(Subject::Held(seat, kind)) role="img" aria-label=(words.say_with("boards-holds", &values)) {
                                (kind_sign(kind)) (held)
                            }
                        }
                    }
                }
                (sitter.time(words))
                span class="player-score" {
                    @if leads {
                        span class="lead" data-explain=(Subject::Lead) role="img" aria-label=(words.say("boards-leads")) { (laurel_sign()) }
                    }
                    @if let Some(gain) = gain {
                        em class=(format!("gains {}", tone(gain))) { (words.signed(gain)) }
                    }
                    b class=(if score < 0 { "score below" } else { "score" }) data-score=(score) data-explain=(Subject::Score(seat)) {
                        (words.total(score))
                    }
                }
            }
        }
    }
}

/// The tokens worth 50 points each (ART-12.2), as one coin with their number.
fn coin(words: Words, seat: Seat, count: u32) -> Markup {
    html! {
        @if count > 0 {
            @let values = [("count", count.into())];
            span class="tokens" data-explain=(Subject::Tokens(seat)) role="img" aria-label=(words.say_with("boards-tokens", &values)) {
                (token())
                @if count > 1 { small { "×" (count) } }
            }
        }
    }
}

/// A token worth 50 points.
pub(crate) fn token() -> Markup {
    html! {
        svg class="glyph token" viewBox="-13 -13 26 26" aria-hidden="true" {
            circle r="11.5" fill="var(--crown)" stroke="var(--figline)" stroke-width="1.4" {}
            circle r="8.8" fill="none" stroke="var(--figline)" stroke-opacity=".4" stroke-width=".8" {}
            text dy=".36em" { "50" }
        }
    }
}

fn on_turn(scene: &Scene<'_>, seat: Seat) -> bool {
    let flow = scene.view.open.flow;
    match flow.phase {
        Phase::Place | Phase::Play | Phase::Draw | Phase::Reveal(_) => flow.active == seat,
        Phase::StartPlayer | Phase::FirstKing | Phase::Deal | Phase::Over => false,
    }
}
