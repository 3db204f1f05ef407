//! The hand: cards as buttons, each with the best that can be made of it.

use super::card_faces::{art, kind_icon, title};
use super::pills::tone;
use super::stage::{Stage, card_of};
use super::{Scene, Tap};
use crate::album::{Album, Kept};
use crate::heraldry::Colour;
use artus::Card;
use maud::{Markup, html};
use std::sync::LazyLock;
use table::Seat;

/// The cards in the reader's hand; nothing if the reader has none to see.
pub fn hand(scene: &Scene<'_>) -> Markup {
    let Some((seat, secret)) = scene.me.and_then(|seat| Some((seat, scene.view.secret(seat)?))) else {
        return Markup::default();
    };
    let stage = Stage::of(scene);
    let deck = &scene.view.open.options.components.deck;
    let cards: Vec<Card> = deck.cards(secret.hand()).collect();
    html! {
        div id="artus-hand" class="hand" role="group" aria-label=(scene.words.say("boards-hand")) {
            @for (place, &card) in cards.iter().enumerate() {
                @let twin = cards[..place].contains(&card);
                @match &stage {
                    Some(stage) => (button(scene, Some(stage), seat, card, twin)),
                    None => (at_rest(scene, seat, card, twin)),
                }
            }
        }
    }
}

/// A card while nothing can be played: the same every time.
fn at_rest(scene: &Scene<'_>, seat: Seat, card: Card, twin: bool) -> Kept {
    static AT_REST: LazyLock<Album<(&'static str, Seat, Card, bool)>> = Album::new();
    let key = (scene.words.lang(), seat, card, twin);
    AT_REST.get(key, |&(_, seat, card, twin)| button(scene, None, seat, card, twin))
}

fn button(scene: &Scene<'_>, stage: Option<&Stage<'_>>, seat: Seat, card: Card, twin: bool) -> Markup {
    let words = scene.words;
    let playable = scene.offers.iter().any(|&offer| card_of(offer) == Some(card));
    // Of two equal cards the first is the one played.
    let picked = !twin && stage.is_some_and(|stage| stage.card == Some(card));
    let glows = playable && stage.is_some_and(|stage| stage.card.is_none());
    let outcome = stage.and_then(|stage| outcome(stage, card));
    let (name, or) = title(words, card);
    let said = outcome.as_ref().map(|outcome| match &outcome.crowns {
        Some(crowns) => format!("{}, {crowns}", outcome.text),
        None => outcome.text.clone(),
    });
    let spoken = [
        ("card", words::artus::card(words, card).into()),
        ("does", words::artus::card_does(words, card).into()),
        ("outcome", said.unwrap_or_default().into()),
    ];
    let kind = card.kind().id();
    let state = if picked {
        " picked"
    } else if glows {
        " glow"
    } else {
        ""
    };
    html! {
        button id=(format!("artus-card-{card}{}", if twin { "-2" } else { "" })) type="button"
            class=(format!("card {kind}{state}")) aria-pressed=(picked)
            data-pick=(if picked { Tap::Clear } else { Tap::Card(card) })
            disabled=[(!playable).then_some("")]
            aria-description=(words.say_with("boards-card-spoken", &spoken))
            title=(words::artus::card_does(words, card)) {
            span class="card-head" {
                (kind_icon(card.kind()))
                span class="card-name" { (name) }
                @if let Some(or) = or { span class="card-or" { (or) } }
            }
            (art(card, Colour::of(seat)))
            @if let Some(outcome) = outcome {
                span class=(format!("card-foot {}", tone(outcome.points))) {
                    (outcome.text)
                    @if let Some(crowns) = outcome.crowns { span class="crowns" { ", " (crowns) } }
                }
            } @else {
                span class="card-foot" {}
            }
        }
    }
}

/// The best a card can bring now.
struct Outcome {
    points: i32,
    /// How that is said.
    text: String,
    /// And somebody is crowned by it.
    crowns: Option<String>,
}

fn outcome(stage: &Stage<'_>, card: Card) -> Option<Outcome> {
    let words = stage.scene.words;
    let (points, crowns) = stage.best_of(card)?;
    let uses = stage.scene.offers.iter().filter(|&&offer| card_of(offer) == Some(card)).count();
    let how = match (crowns, uses) {
        (true, _) => "crowns",
        (false, 1) => "now",
        (false, _) => "best",
    };
    let values = [("points", words.signed(points).into()), ("how", how.into())];
    let text = words.say_with("boards-outcome", &values);
    Some(Outcome { points, text, crowns: crowns.then(|| words.say("boards-crowns")) })
}
