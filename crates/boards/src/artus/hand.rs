//! The hand: cards as buttons, each with the best that can be made of it.

use super::card_faces::{art, kind_sign, title};
use super::pills::tone;
use super::stage::{Stage, card_of};
use super::{Scene, Tap};
use crate::fragments::key;
use artus::Card;
use maud::{Markup, html};
use table::Seat;
use words::Words;
use words::artus::Subject;

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
                @let held = Held::of(scene, stage.as_ref(), seat, card, cards[..place].contains(&card));
                (scene.fragments.fragment("artus card", Some(key(held)), &|| held.draw(scene.words)))
            }
        }
    }
}

/// All that a card in the reader's hand shows. It is drawn of nothing else but this and the language.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Held {
    /// Whose colour it has.
    seat: Seat,
    card: Card,
    /// Whether an equal card lies before it.
    twin: bool,
    playable: bool,
    picked: bool,
    glows: bool,
    outcome: Option<Outcome>,
}

impl Held {
    fn of(scene: &Scene<'_>, stage: Option<&Stage<'_>>, seat: Seat, card: Card, twin: bool) -> Self {
        let playable = scene.offers.iter().any(|&offer| card_of(offer) == Some(card));
        Self {
            seat,
            card,
            twin,
            playable,
            // Of two equal cards the first is the one played.
            picked: !twin && stage.is_some_and(|stage| stage.card == Some(card)),
            glows: stage.is_some_and(|stage| stage.card.is_none() && stage.serves(card)),
            outcome: stage.and_then(|stage| Outcome::of(stage, card)),
        }
    }

    /// The card as a drawing.
    fn draw(&self, words: Words) -> Markup {
        let Self { seat, card, twin, playable, picked, glows, outcome } = *self;
        let outcome = outcome.map(|outcome| (outcome, outcome.text(words), outcome.crowns(words)));
        let (name, or) = title(words, card);
        let said = outcome.as_ref().map(|(_, text, crowns)| match crowns {
            Some(crowns) => format!("{text}, {crowns}"),
            None => text.clone(),
        });
        let does = words::artus::card_does(words, card);
        let spoken = [
            ("card", words::artus::card(words, card).into()),
            ("does", does.as_str().into()),
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
                class=(format!("card {kind}{state}")) data-piece="card" aria-pressed=(picked)
                data-pick=(if picked { Tap::Clear } else { Tap::Card(card) })
                data-on-table="yes" data-unlit=[(!glows).then_some("yes")]
                disabled=[(!playable).then_some("")]
                aria-description=(words.say_with("boards-card-spoken", &spoken))
                data-explain=(Subject::Card(card)) {
                span class="card-head" {
                    (kind_sign(card.kind()))
                    span class="card-name" { (name) }
                    @if let Some(or) = or { span class="card-or" { (or) } }
                }
                (art(card, seat))
                @if let Some((outcome, text, crowns)) = outcome {
                    span class=(format!("card-foot {}", tone(outcome.points))) {
                        (text)
                        @if let Some(crowns) = crowns { span class="crowns" { ", " (crowns) } }
                    }
                } @else {
                    span class="card-foot" {}
                }
            }
        }
    }
}

/// The best a card can bring now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Outcome {
    points: i32,
    /// Whether somebody is crowned by it.
    crowns: bool,
    /// Whether the card has only one use.
    only: bool,
}

impl Outcome {
    fn of(stage: &Stage<'_>, card: Card) -> Option<Self> {
        let (points, crowns) = stage.best_of(card)?;
        Some(Self { points, crowns, only: stage.uses_of(card).count() == 1 })
    }

    /// How that is said.
    fn text(&self, words: Words) -> String {
        let how = match (self.crowns, self.only) {
            (true, _) => "crowns",
            (false, true) => "now",
            (false, false) => "best",
        };
        let values = [("points", words.signed(self.points).into()), ("how", how.into())];
        words.say_with("boards-outcome", &values)
    }

    /// What is said of a coronation, if there is one.
    fn crowns(&self, words: Words) -> Option<String> {
        self.crowns.then(|| words.say("boards-crowns"))
    }
}
