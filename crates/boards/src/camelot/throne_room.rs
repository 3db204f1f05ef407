//! The throne room: the numbers of the predictions around the throne, and the order track on its carpet.
//!
//! While people predict it stands large before the castle, at other times small in its middle.

use super::figures::symbol_of;
use super::layout::{Frame, PARLEY, THRONE};
use super::rooms::title;
use super::stage::Stage;
use super::standings::{order_for, possible_totals};
use super::symbols::symbol;
use super::{Scene, Tap};
use crate::drawing::{Point, Short, at, scaled, through};
use crate::fragments::InParts;
use camelot::{Colour, Components, Move, Open, Phase};
use maud::{Markup, html};
use std::hash::Hash;
use words::camelot::{Sign, Subject};

/// The throne room as it stands now.
#[derive(Clone, Copy)]
pub(crate) struct Throne<'a> {
    open: &'a Open,
    pub(crate) frame: Frame,
    /// Whether people look at it: they predict.
    pub(crate) parley: bool,
    /// Whether nobody has predicted anything in it: the small room while people look at the large one.
    blank: bool,
}

impl<'a> Throne<'a> {
    pub(crate) fn of(open: &'a Open) -> Self {
        let parley = matches!(open.flow.phase, Phase::Predictions | Phase::Fists);
        Self { open, frame: if parley { PARLEY } else { THRONE }, parley, blank: false }
    }

    /// The room in the middle of the castle.
    fn small(open: &'a Open) -> Self {
        Self { open, frame: THRONE, parley: false, blank: Self::of(open).parley }
    }

    fn prediction_of(&self, colour: Colour) -> Option<u8> {
        if self.blank { None } else { self.open.prediction_of(colour) }
    }

    fn acting(&self) -> Option<Colour> {
        if self.blank { None } else { self.open.acting() }
    }

    /// Where a point of the components lies, seen from the corner of the room.
    fn inside(&self, (x, y): (u8, u8)) -> Point {
        let (side, top, bottom) = if self.parley { (36.0, 50.0, 30.0) } else { (8.0, 24.0, 10.0) };
        Point {
            x: side + (self.frame.width - 2.0 * side) * f64::from(x) / 100.0,
            y: top + (self.frame.height - top - bottom) * f64::from(y) / 100.0,
        }
    }

    /// The outer or the inner place of a number.
    fn place(&self, number: u8, inner: bool) -> Point {
        let numbers = &self.open.options.components.throne_room.numbers;
        self.inside(numbers[usize::from(number)][usize::from(inner)])
    }

    /// The middle of a field of the order track.
    fn row(&self, place: usize) -> Point {
        let (x, y) = self.open.options.components.throne_room.order_track[place];
        self.inside((x, y.saturating_add(1)))
    }

    /// Where a colour's magician stands, and how large.
    pub(crate) fn magician(&self, colour: Colour) -> Option<(Point, f64)> {
        let predicted = self.open.prediction_of(colour);
        let (at, scale) = match predicted {
            Some(number) => {
                let Point { x, y } = self.place(number, self.open.stands_inside(colour));
                (Point { x, y: y - 8.0 }, 1.08)
            }
            None => {
                let Point { x, y } = self.row(self.open.order.place(colour)?);
                if self.parley {
                    (Point { x: x - 100.0, y: y - 1.0 }, 0.84)
                } else {
                    (Point { x: x - 9.0, y: y - 1.0 }, 0.62)
                }
            }
        };
        Some((self.frame.on_castle(at), scale))
    }

    /// Where a sent knight waits for its shield.
    pub(crate) fn sent(&self, colour: Colour, number: usize) -> Option<(Point, f64)> {
        let Point { x, y } = self.row(self.open.order.place(colour)?);
        let at = Point { x: x + 12.0 + 11.5 * number as f64, y: y + 1.0 };
        Some((self.frame.on_castle(at), 0.46))
    }

    /// How large everything is, compared with the small room.
    const fn scale(&self) -> f64 {
        if self.parley { 1.75 } else { 1.0 }
    }
}

/// The throne room in the middle of the castle; the magicians are pieces and stand before it. It stays while
/// people predict, so that the castle is whole when they look at it, and nothing of it has to be drawn again
/// when they are done.
pub(crate) fn throne_room(scene: &Scene<'_>, stage: Option<&Stage<'_>>) -> Markup {
    let throne = Throne::small(scene.view.open);
    let stage = stage.filter(|stage| predicts(stage) && !throne.blank);
    let shows = || (throne.blank, shown(&throne));
    scene.part_if("camelot throne room", stage.is_none().then(shows), || room(scene, &throne, stage))
}

/// The large room in which people predict, with what the reader knows of the fists.
pub(crate) fn parley_room(scene: &Scene<'_>, stage: Option<&Stage<'_>>) -> Markup {
    let throne = Throne::of(scene.view.open);
    let stage = stage.filter(|stage| predicts(stage));
    let known = |colour: Colour| scene.view.secret(colour).map(|secret| secret.fist);
    let shows = || (shown(&throne), Colour::ALL.map(known));
    scene.part_if("camelot parley", stage.is_none().then(shows), || room(scene, &throne, stage))
}

/// What a room shows to everybody.
fn shown(throne: &Throne<'_>) -> impl Hash + use<> {
    let predicted = |colour: Colour| (colour, throne.prediction_of(colour));
    let order: Vec<_> = throne.open.order.iter().map(predicted).collect();
    (order, throne.open.total, throne.acting())
}

/// Whether the reader can predict a number.
fn predicts(stage: &Stage<'_>) -> bool {
    stage.scene.offers.iter().any(|offer| matches!(offer, Move::Predict(_)))
}

fn room(scene: &Scene<'_>, throne: &Throne<'_>, stage: Option<&Stage<'_>>) -> Markup {
    let name = scene.words.say("boards-camelot-throne-room");
    let Frame { width, height, .. } = throne.frame;
    html! {
        g id=(if throne.parley { "camelot-parley-throne" } else { "camelot-throne" })
            class=(if throne.parley { "throne large" } else { "throne" }) transform=(at(throne.frame.corner()))
            role="group" aria-label=(name) aria-hidden=[throne.blank.then_some("true")] {
            g aria-hidden="true" {
                (scene.part("camelot throne floor", throne.parley, || floor(throne)))
                @if let Some(stage) = stage { (lead(stage, throne)) }
                (spokes(throne))
                g data-explain=(Subject::Sign(Sign::Throne)) { (title(&name, None)) }
            }
            @for number in 0..=Components::HIGHEST_NUMBER { (self::number(scene, stage, throne, number)) }
            @for (place, colour) in scene.view.open.order.iter().enumerate() { (row(scene, throne, place, colour)) }
            rect x=".8" y=".8" width=(Short(width - 1.6)) height=(Short(height - 1.6)) rx="5" fill="none" stroke="var(--figline)"
                stroke-width="1.6" aria-hidden="true" {}
        }
    }
}

fn floor(throne: &Throne<'_>) -> Markup {
    let Frame { width, height, .. } = throne.frame;
    let (middle, scale) = (width / 2.0, throne.scale());
    let (top, half, flare) = (throne.inside((50, 46)).y, 32.0 * scale, 8.0 * scale);
    let [left, right, start, long, wider] =
        [middle - half, middle + half, top, height - top, flare].map(Short);
    let carpet = format!("M{left} {start}H{right}l{wider} {long}H{}z", Short(middle - half - flare));
    let hem = |x: f64, aside: f64| format!("M{} {start}l{} {long}", Short(x), Short(aside));
    let hems = hem(middle - half + 5.0, -flare) + &hem(middle + half - 5.0, flare);
    html! {
        rect width=(width) height=(height) rx="5" fill="url(#camelot-floor-throne)" {}
        rect width=(width) height=(height) rx="5" fill="url(#camelot-stonep)" {}
        path fill="#8E2F2E" stroke="#22252E" stroke-width="1.2"
            d=(carpet) {}
        path stroke="#E8C9A0" stroke-width="1.3" stroke-dasharray="5 3" fill="none"
            d=(hems) {}
        (symbol("seat", middle, throne.inside((50, 37)).y, scale * 0.98))
        @for side in [-1.0, 1.0] {
            (symbol("banner", middle + side * width * 0.315, throne.inside((50, 87)).y, 0.9 * scale))
            (symbol("brazier", middle + side * width * 0.435, throne.inside((50, 90)).y, 0.9 * scale))
        }
        rect width=(width) height=(height) rx="5" fill="var(--dusk)" {}
    }
}

/// What joins the two places of a number.
fn spokes(throne: &Throne<'_>) -> Markup {
    let spoke = |number| through([false, true].map(|inner| throne.place(number, inner)));
    html! {
        path d={ @for number in 0..=Components::HIGHEST_NUMBER { (spoke(number)) } } stroke="#FBF6EA" stroke-opacity=".55" stroke-width=(Short(9.0 * throne.scale()))
            stroke-linecap="round" {}
    }
}

/// The totals for which the reader's colour would be first with the number that is chosen (CAM-6.8).
fn lead(stage: &Stage<'_>, throne: &Throne<'_>) -> Markup {
    let (Some(Move::Predict(number)), Some(colour)) = (stage.choice, stage.colour()) else {
        return Markup::default();
    };
    let totals = leads(stage.scene, colour, number);
    if totals.is_empty() {
        return Markup::default();
    }
    let line = through(totals.iter().map(|&total| throne.place(total, false)));
    let path = html! { (line) @if totals.len() == 1 { "h.1" } };
    html! {
        path d=(path) fill="none" stroke="#2F6B4F" stroke-width="66" stroke-linecap="round" stroke-linejoin="round" {}
        path d=(path) fill="none" stroke="#DDEBDD" stroke-width="61" stroke-linecap="round" stroke-linejoin="round" {}
    }
}

/// The totals that would make a colour the first one, if it predicts this number.
pub(crate) fn leads(scene: &Scene<'_>, colour: Colour, number: u8) -> Vec<u8> {
    let open = scene.view.open;
    let mut predicted: Vec<(Colour, u8)> =
        open.order.iter().filter_map(|other| Some((other, open.prediction_of(other)?))).collect();
    predicted.push((colour, number));
    let (low, high) = totals(scene);
    (low..=high).filter(|&total| order_for(open, &predicted, total).first() == Some(&colour)).collect()
}

/// The totals that are possible as far as the reader knows.
pub(crate) fn totals(scene: &Scene<'_>) -> (u8, u8) {
    let own = |colour: Colour| scene.view.secret(colour).map(|secret| secret.fist);
    possible_totals(scene.view.open, own)
}

/// A number: its places, and if the reader can predict it, a button on the place that is free.
fn number(scene: &Scene<'_>, stage: Option<&Stage<'_>>, throne: &Throne<'_>, number: u8) -> Markup {
    let open = scene.view.open;
    let here = open.order.iter().filter(|&colour| throne.prediction_of(colour) == Some(number)).count();
    let (outer, inner) = (throne.place(number, false), throne.place(number, true));
    let choice = Move::Predict(number);
    let glows = stage.filter(|_| scene.offers.contains(&choice));
    let total = open.total == Some(number);
    let big = throne.parley;
    let (radius, small) = if big { (24.0, 15.0) } else { (13.5, 7.0) };
    html! {
        g data-explain=(Subject::Number(number)) aria-hidden="true" text-anchor="middle" font-weight="700" {
            @if here < 2 {
                circle cx=(Short(inner.x)) cy=(Short(inner.y)) r=(Short(small)) fill="#B5AD9E" stroke="#FBF6EA"
                    stroke-width=(if big { "3" } else { "2" }) {}
            }
            @if here > 0 {
                circle cx=(Short(outer.x)) cy=(Short(outer.y)) r=(Short(radius)) fill="#EFE6D0" fill-opacity=".7"
                    stroke="#22252E" stroke-opacity=".5" {}
            } @else if glows.is_none() {
                @let (fill, opacity, paint) =
                    if total { ("#22252E", "1", "#fff") } else { ("var(--disc)", ".88", "var(--on-light)") };
                circle cx=(Short(outer.x)) cy=(Short(outer.y)) r=(Short(if total { radius + 2.5 } else { radius }))
                    fill=(fill) fill-opacity=(opacity) stroke=(if total { "#FBF6EA" } else { "#22252E" })
                    stroke-opacity=(if total { "1" } else { ".5" }) {}
                text x=(Short(outer.x)) y=(Short(outer.y + radius * 0.37))
                    font-size=(Short(if total { radius * 1.2 } else { radius })) fill=(paint) { (number) }
            }
        }
        @if let Some(stage) = glows { (tappable(stage, number, if here > 0 { inner } else { outer }, here > 0)) }
        @if here > 0 {
            g transform=(scaled(outer.x + 24.0, outer.y - 22.0, 1.0)) aria-hidden="true" {
                circle r="12.5" fill="#22252E" stroke="#FBF6EA" stroke-width="1.5" {}
                text y="5.3" font-size="15" font-weight="700" text-anchor="middle" fill="#fff" { (number) }
            }
        }
    }
}

fn tappable(stage: &Stage<'_>, number: u8, place: Point, inner: bool) -> Markup {
    let choice = Move::Predict(number);
    let chosen = stage.choice == Some(choice);
    let (low, high) = totals(stage.scene);
    let possible = (low..=high).contains(&number);
    let led = match (stage.choice, stage.colour()) {
        (Some(Move::Predict(chosen)), Some(colour)) => leads(stage.scene, colour, chosen).contains(&number),
        _ => false,
    };
    let radius = if inner { 21.0 } else { 24.0 };
    html! {
        a class=(if possible || chosen { "target" } else { "target unlikely" }) role="button" tabindex="0" data-pick=(Tap::Choice(choice))
            data-explain=(Subject::Number(number)) transform=(at(place))
            aria-pressed=(chosen)
            aria-label=(stage.scene.spoken(stage.seat, choice)) {
            circle class="hit" data-hit="yes" r="32" {}
            @if possible && (inner || !led) { circle r=(Short(radius * 1.6)) fill="url(#camelot-halo)" {} }
            circle class="glow" r=(Short(if chosen { radius + 5.0 } else { radius })) fill="url(#camelot-lit)" {}
            @if chosen {
                @if let Some(colour) = stage.colour() { use class="ghost"
                    href=(format!("#camelot-magician-{colour}")) y="-8" {} }
                g transform="translate(24 -26)" {
                    circle r="14" fill="#22252E" stroke="#FBF6EA" stroke-width="1.5" {}
                    text y="6" font-size="17" font-weight="700" text-anchor="middle" fill="#fff" { (number) }
                }
            } @else {
                text class="chance" dy=".35em" { (number) }
            }
        }
    }
}

/// A field of the order track: whose it is, and while people predict what each fist shows to the reader.
fn row(scene: &Scene<'_>, throne: &Throne<'_>, place: usize, colour: Colour) -> Markup {
    let acts = throne.acting() == Some(colour);
    let (half, high) = if throne.parley { (150.0, 42.0) } else { (43.0, 28.0) };
    let values = [
        ("place", (place + 1).into()),
        ("colour", words::camelot::colour(scene.words, colour).into()),
        ("name", scene.player(colour).into()),
    ];
    html! {
        g data-explain=(Subject::Magician(colour)) transform=(at(throne.row(place))) role="img"
            aria-label=(scene.words.say_with("boards-camelot-order", &values)) {
            rect x=(Short(-half)) y=(Short(-high / 2.0)) width=(Short(2.0 * half)) height=(Short(high)) rx="7"
                fill=(if acts { "#FFFFFF" } else { "var(--disc)" })
                fill-opacity=(if acts { "1" } else { ".93" }) stroke="var(--figline)"
                    stroke-opacity=(if acts { "1" } else { ".6" }) stroke-width=(if acts { "2.2" } else { "1.2" }) {}
            @if throne.parley { (parley_row(scene, place, colour)) }
            @else {
                text x="-30" y="5.5" font-size="15" font-weight="700" text-anchor="middle"
                    fill="var(--on-light)" { (place + 1) }
            }
        }
    }
}

fn parley_row(scene: &Scene<'_>, place: usize, colour: Colour) -> Markup {
    let open = scene.view.open;
    let predicted = open.prediction_of(colour);
    let known = scene.view.secret(colour).map(|secret| secret.fist);
    let name: String = scene.player(colour).chars().take(14).collect();
    html! {
        text x="-132" y="6.5" font-size="19" font-weight="700" text-anchor="middle"
            fill="var(--on-light)" { (place + 1) }
        @if predicted.is_some() { g transform="translate(-100 -2)" { (symbol_of("arms", colour)) } }
        text x="-76" y="6" font-size="19" font-weight="600" fill="var(--on-light)" { (name) }
        g transform="translate(104 -2) scale(.76)" { (symbol_of("fist", colour)) }
        text x="132" y="7" font-size="20" font-weight="700" text-anchor="middle"
            fill=(if known.is_some() { "var(--on-light)" } else { "#6E6A60" }) {
            @match known { Some(knights) => (knights), None => "?" }
        }
    }
}
