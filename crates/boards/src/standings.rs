//! How a game has ended: the podium, and for everybody a bar of the points they have from each source. The
//! same for all games.

use crate::beasts::beast;
use maud::{Markup, html};
use table::Seat;
use words::Words;

/// Somebody at the end of a game.
pub struct Standing {
    /// Their seat.
    pub seat: Seat,
    /// Their name.
    pub name: String,
    /// Their shield in this game.
    pub shield: Markup,
    /// Whether a bot has played.
    pub is_bot: bool,
    /// Their place, from 1; several may share one.
    pub place: usize,
    /// All their points.
    pub total: i32,
    /// Their points from each source, in the same order for everybody.
    pub parts: Vec<i32>,
}

impl Standing {
    fn who(&self) -> Markup {
        html! {
            span class="who" {
                (self.shield)
                @if self.is_bot { (beast(self.seat)) }
            }
        }
    }
}

/// The number of players on the podium; the others stand below it.
const STEPS: usize = 3;

/// Everybody by their place: the first three on steps, whoever has won in the middle.
pub fn podium(words: Words, standings: &[Standing]) -> Markup {
    let place = |one: &Standing| words.say_with("around-place", &[("place", one.place.into())]);
    html! {
        ol class="podium" aria-label=(words.say("around-podium")) {
            @for (number, one) in standings.iter().enumerate() {
                @let class = if number < STEPS { format!("step step-{} place-{}", number + 1, one.place) } else { "below".to_owned() };
                li class=(class) {
                    @if one.place == 1 { (crown()) }
                    (one.who())
                    span class="name" { (one.name) }
                    span class="block" {
                        b class=(if one.total < 0 { "loss" } else { "even" }) { (words.total(one.total)) }
                        " " small { (place(one)) }
                    }
                }
            }
        }
    }
}

/// The crown of whoever has won.
fn crown() -> Markup {
    html! {
        svg class="crowned" viewBox="0 0 48 30" aria-hidden="true" {
            path d="M4 26 2 7l11 9L24 2l11 14 11-9-2 19Z" fill="var(--crown)" stroke="var(--figline)" stroke-width="2"
                stroke-linejoin="round" {}
            path d="M5 21h38" stroke="var(--figline)" stroke-width="1.5" {}
        }
    }
}

/// The points of everybody by source: gains to the right of zero, losses hatched to its left. `sources` names
/// them, those that brought nobody anything left out.
pub fn bars(words: Words, sources: &[Source], standings: &[Standing]) -> Markup {
    let gains = |one: &Standing| one.parts.iter().filter(|&&points| points > 0).sum::<i32>();
    let losses = |one: &Standing| -one.parts.iter().filter(|&&points| points < 0).sum::<i32>();
    let right = standings.iter().map(gains).max().unwrap_or_default();
    let left = standings.iter().map(losses).max().unwrap_or_default();
    let scale = Scale { left, width: (left + right).max(1) };
    html! {
        ul class="sources" aria-hidden="true" {
            @for (number, source) in sources.iter().enumerate() {
                li { i class=(source.class(number)) {} (source.name) }
            }
        }
        ul class="bars" aria-hidden="true" {
            @for one in standings {
                li {
                    (one.who())
                    span class="name" { (one.name) }
                    (bar(words, &scale, sources, one))
                    b class=(if one.total < 0 { "loss" } else { "even" }) { (words.total(one.total)) }
                }
            }
        }
    }
}

/// Where points come from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// The id of its category.
    pub id: String,
    /// Its name.
    pub name: String,
}

/// The number of colours for sources: more than a game has sources.
const COLOURS: usize = 16;

impl Source {
    /// The class that gives it a colour: a room of Camelot has its own, all others one by their number.
    fn class(&self, number: usize) -> String {
        match self.id.strip_suffix("_room").filter(|room| ["red", "green", "blue", "yellow"].contains(room)) {
            Some(room) => format!("source-{room}"),
            None => format!("source-{}", number % COLOURS),
        }
    }
}

/// How points become parts of the width.
struct Scale {
    /// The number of points left of zero.
    left: i32,
    /// The number of points of the whole width.
    width: i32,
}

impl Scale {
    /// A number of points as a percentage of the width.
    fn percent(&self, points: i32) -> f64 {
        100.0 * f64::from(points) / f64::from(self.width)
    }
}

/// A number within a bar needs so much of the width.
const ROOM: f64 = 8.5;

fn bar(words: Words, scale: &Scale, sources: &[Source], one: &Standing) -> Markup {
    let (mut right, mut left) = (scale.left, scale.left);
    let parts = one.parts.iter().enumerate().filter(|(_, points)| **points != 0).map(|(number, &points)| {
        let from = if points > 0 { right } else { left + points };
        if points > 0 {
            right += points
        } else {
            left += points
        }
        (number, points, scale.percent(from), scale.percent(points.abs()))
    });
    let parts: Vec<_> = parts.collect();
    let at = |share: f64| format!("{share:.2}%");
    html! {
        svg class="bar-of" width="100%" height="26" {
            @for &(number, points, from, width) in &parts {
                g class=(format!("{}{}", sources[number].class(number), if points < 0 { " lost" } else { "" })) {
                    title { (sources[number].name) ": " (words.signed(points)) }
                    rect x=(at(from)) y="2" width=(at(width)) height="22" rx="3" {}
                    @if points < 0 { line class="hatch" x1=(at(from)) x2=(at(from + width)) y1="13" y2="13" {} }
                    @if width > ROOM { text x=(at(from + width / 2.0)) y="18" { (words.signed(points)) } }
                }
            }
            line class="zero" x1=(at(scale.percent(scale.left))) x2=(at(scale.percent(scale.left))) y1="0" y2="26" {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Words;

    fn standing(seat: usize, place: usize, parts: &[i32]) -> Standing {
        Standing {
            seat: Seat::new(seat),
            name: format!("Player {seat}"),
            shield: crate::empty_shield(),
            is_bot: seat > 0,
            place,
            total: parts.iter().sum(),
            parts: parts.to_vec(),
        }
    }

    fn source(name: &str) -> Source {
        Source { id: name.to_lowercase(), name: name.to_owned() }
    }

    #[test]
    fn no_two_sources_look_alike_and_rooms_have_their_colours() {
        let mut classes: Vec<String> = (0..COLOURS).map(|number| source("Rings").class(number)).collect();
        classes.push(source("Red_room").class(0));
        assert_eq!(classes[COLOURS], "source-red");
        classes.sort();
        classes.dedup();
        assert_eq!(classes.len(), COLOURS + 1);
        let style =
            std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../server/src/assets/around.css"))
                .expect("the style sheet is there");
        assert!(classes.iter().all(|class| style.contains(&format!(".{class} {{"))), "{classes:?}");
    }

    #[test]
    fn losses_lie_left_of_zero_and_nothing_leaves_the_picture() {
        let words = Words::new("en").expect("English is there");
        let all = [standing(0, 1, &[30, 0, 5]), standing(1, 2, &[10, -25, 3])];
        let drawn = bars(words, &["Knights", "Penalties", "Rings"].map(source), &all).into_string();
        assert!(drawn.contains("<title>Penalties: −25</title><rect x=\"0.00%\""), "{drawn}");
        assert!(!drawn.contains("Penalties: 0"), "what brought nothing has no bar");
        let drawn_parts = drawn.matches("<rect x=\"").count();
        assert_eq!(drawn_parts, 6 - 1, "{drawn}");
    }

    #[test]
    fn whoever_has_won_is_crowned_and_shared_victories_are_two() {
        let words = Words::new("en").expect("English is there");
        let drawn = podium(words, &[standing(0, 1, &[7]), standing(1, 1, &[7]), standing(2, 3, &[1])]);
        assert_eq!(drawn.into_string().matches("crowned").count(), 2);
    }
}
