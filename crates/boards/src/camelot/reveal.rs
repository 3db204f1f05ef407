//! The fists open as a scene: how many knights everybody sent, who predicted what, and the new order.

use super::Scene;
use super::figures::{badge, symbol_of};
use super::symbols::glyph;
use crate::fragments::InParts;
use camelot::{Colour, Event, OrderTrack};
use maud::{Markup, PreEscaped, html};

/// All that the scene shows, besides who plays which colour.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Opened {
    round: u8,
    /// How many knights each colour sent, in the order in which the fists open: that of the predictions.
    sent: Vec<(Colour, u8, Option<u8>)>,
    total: u8,
    order: Option<OrderTrack>,
    /// Who took a Merlin tile.
    merlin: Option<Colour>,
}

impl Opened {
    /// What the newest events tell of the fists, as long as nobody has decided anything since.
    fn of(round: u8, newest: &[Event]) -> Option<Self> {
        let opened = newest.iter().rposition(|event| matches!(event, Event::FistsOpened { .. }))?;
        let Event::FistsOpened { sent, total } = newest[opened] else { return None };
        let (mut order, mut merlin) = (None, None);
        for event in &newest[opened + 1..] {
            match *event {
                Event::NewOrder(track) => order = Some(track),
                Event::MerlinTaken { colour, .. } => merlin = Some(colour),
                _ => return None,
            }
        }
        let this_round = newest[..opened].iter().rev().take_while(|event| !matches!(event, Event::Round(_)));
        let predicted: Vec<(Colour, u8)> = this_round
            .filter_map(|event| match *event {
                Event::Predicted { colour, number, .. } => Some((colour, number)),
                _ => None,
            })
            .collect();
        let number =
            |colour: Colour| predicted.iter().find(|(who, _)| *who == colour).map(|(_, number)| *number);
        let knights = |colour: Colour| sent[colour.index()];
        let predicted = predicted.iter().rev().map(|(colour, _)| *colour);
        let silent = Colour::ALL.into_iter().filter(|&colour| number(colour).is_none());
        let sent =
            predicted.chain(silent).filter_map(|colour| Some((colour, knights(colour)?, number(colour))));
        Some(Self { round, sent: sent.collect(), total, order, merlin })
    }
}

/// The scene, from when the fists open until somebody decides; nothing at other times.
///
/// `newest` are the newest events, as far back as the beginning of the round.
pub fn reveal(scene: &Scene<'_>, newest: &[Event]) -> Markup {
    let opened = Opened::of(scene.view.open.flow.round, newest);
    // A part at all times: what follows it is compared with what followed it before.
    scene.part("camelot reveal", &opened, || {
        opened.as_ref().map(|opened| draw(scene, opened)).unwrap_or_default()
    })
}

fn draw(scene: &Scene<'_>, opened: &Opened) -> Markup {
    let words = scene.words;
    let total = [("count", opened.total.into())];
    let id = format!("camelot-reveal-{}", opened.round);
    let title = words.say_with("boards-camelot-set-out", &total);
    let seen = PreEscaped(format!(
        r#"<input type="checkbox" data-dismissed="yes" class="reveal-seen quiet" id="{id}-seen"/>"#
    ));
    html! {
        (seen)
        section id=(id) class="reveal" data-overlay="yes" data-scene="yes" aria-label=(title) {
            header {
                div { h2 { (title) } p { (words.say("boards-camelot-fists-open")) } }
                label class="go-on" for={ (id) "-seen" } { (words.say("boards-camelot-go-on")) }
            }
            div class="hands" {
                ol { @for &(colour, knights, predicted) in &opened.sent { (hand(scene, colour, knights, predicted)) } }
                p class="together" {
                    span { (words.say("boards-camelot-together")) }
                    b { (opened.total) }
                    span { (words.say_with("boards-camelot-knights-out", &total)) }
                }
            }
            (numbers(scene, opened))
            @if let Some(order) = opened.order { (order_of(scene, opened, order)) }
        }
    }
}

/// An open hand with the knights in it.
fn hand(scene: &Scene<'_>, colour: Colour, knights: u8, predicted: Option<u8>) -> Markup {
    html! {
        li {
            svg viewBox="-52 -66 104 96" aria-hidden="true" {
                (symbol_of("hand", colour))
                @for place in 0..knights {
                    @let x = 26.0 * (f64::from(place) - f64::from(knights - 1) / 2.0);
                    use href=(format!("#camelot-knight-{colour}")) transform=(format!("translate({x} {})", -34.0 - 4.0 * f64::from(u8::from(place == 1 && knights == 3)))) {}
                }
            }
            span class="who" { (badge(colour)) (scene.player(colour)) " " b { (knights) } }
            @if let Some(number) = predicted {
                small { (scene.words.say_with("boards-camelot-predicted", &[("number", number.into())])) }
            }
        }
    }
}

/// The numbers, with the magicians that stand on them.
fn numbers(scene: &Scene<'_>, opened: &Opened) -> Markup {
    let count = scene.view.open.options.components.throne_room.numbers.len();
    html! {
        ol class="predicted" aria-hidden="true" {
            @for number in 0..count {
                li class=[(number == usize::from(opened.total)).then_some("exact")] {
                    span {
                        @for &(colour, _, _) in opened.sent.iter().filter(|(_, _, predicted)| predicted.map(usize::from) == Some(number)) {
                            svg viewBox="-16 -32 32 54" { use href=(format!("#camelot-magician-{colour}")) {} }
                        }
                    }
                    b { (number) }
                }
            }
        }
    }
}

/// Who comes when, and how near each of them was.
fn order_of(scene: &Scene<'_>, opened: &Opened, order: OrderTrack) -> Markup {
    html! {
        ol class="new-order" {
            @for colour in order.iter() {
                @let predicted = opened.sent.iter().find(|(who, _, _)| *who == colour).and_then(|(_, _, predicted)| *predicted);
                li {
                    (badge(colour))
                    span { (scene.player(colour))
                        @if let Some(number) = predicted {
                            @let off = i32::from(number) - i32::from(opened.total);
                            @let values = [("side", (match off { 0 => "exact", ..0 => "low", _ => "high" }).into()), ("count", off.abs().into())];
                            small { (scene.words.say_with("boards-camelot-nearness", &values)) }
                        }
                    }
                    @if opened.merlin == Some(colour) {
                        @let label = scene.words.say("boards-camelot-takes-merlin");
                        span class="tile" role="img" aria-label=(label) title=(label) { (glyph("merlin")) }
                    }
                }
            }
        }
    }
}
