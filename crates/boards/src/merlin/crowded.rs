//! Games with so much to show that the usual arrangement would have to shrink: when that is so, and castles
//! with the same things closer together, symbols in place of words beside the rows, what is counted in
//! columns.

use super::Scene;
use super::castle::{Dice, dice, relics, shortened_to, symbol_of};
use super::figures::{die, disc, face_of, manor, no_die, seal};
use super::home::{Homes, homes};
use super::matrix::{ROWS, Row, Size, matrix};
use super::modules::{self, Counter};
use super::stage::Stage;
use super::symbols::{self, icon, of_kind, of_vassal};
use crate::drawing::{Point, Short, at};
use maud::{Markup, html};
use merlin::{Module, Vassal};
use table::Seat;
use words::merlin::{Sign, Subject};

/// The modules that bring a board or a panel of their own.
const WITH_PANELS: [Module; 6] =
    [Module::Favor, Module::Arthur, Module::Knights, Module::Market, Module::Morgana, Module::Decree];

/// Whether so many modules have panels of their own that the whole table is arranged for them.
pub(super) fn is_crowded(scene: &Scene<'_>) -> bool {
    let modules = scene.view.open.options.modules();
    WITH_PANELS.into_iter().filter(|&module| modules.contains(module)).count() > 2
}

/// Whether the castle shown large has to make room: for a board beside it, or for much that is counted.
pub(super) fn is_castle_crowded(scene: &Scene<'_>) -> bool {
    scene.view.open.options.modules().contains(Module::Favor) || has_much_to_count(scene)
}

/// Whether the modules in play have put more into the castles than fits beside the dice.
pub(super) fn has_much_to_count(scene: &Scene<'_>) -> bool {
    let further = modules::counters(scene, scene.shown()).len();
    is_crowded(scene) || further > 2 || scene.view.open.layout.dice.len() > 4 && further > 0
}

/// How wide and high the castle shown large is.
const LARGE: (f64, f64) = (396.0, 198.0);
/// Where its matrix begins, and how wide a column of its counters is.
const MATRIX: f64 = 166.0;
const COLUMN: f64 = 38.4;

/// The castle shown large: dice, labourers and vassals on the left, the matrix with what is counted below on the right.
pub(super) fn large(scene: &Scene<'_>, stage: Option<&Stage<'_>>, seat: Seat, title: &str) -> Markup {
    let open = scene.view.open;
    let size = Size::CROWDED;
    // All labourers stand in one row, however many there are.
    let labourer = (56.0 / modules::market::hired(scene, seat).max(1) as f64 - 4.0).min(24.0);
    html! {
        svg id="merlin-castle" class="merlin-castle crowded" viewBox=(format!("0 0 {} {}", LARGE.0, LARGE.1))
            xmlns="http://www.w3.org/2000/svg" role="group" aria-label=(title) {
            text class="title" x="2" y="14" { (title) }
            g class="dice" { (dice(scene, stage, seat, Dice::Two, "castle")) }
            (modules::morgana::pentagram(scene, seat, 90.0, 71.0, 30.0))
            (modules::market::labourers(scene, stage, seat, 134.0, 160.0, labourer))
            (homes(scene, stage, seat, Homes { first: (2.0, 114.0), step: (33.0, 0.0), size: 30.0 }))
            g transform="translate(2 160)" { (relics(scene, seat, 18.0)) }
            @if open.start == seat { text class="first" data-explain=(Subject::Sign(Sign::Start)) x="2" y="195" { (scene.say("boards-merlin-start-player")) } }
            g aria-hidden="true" {
                @for (number, row) in ROWS.into_iter().enumerate() {
                    @let y = size.top() + size.row * (number as f64 + 0.5) - 9.0;
                    @let symbol = match row { Row::Traitors => "traitor", Row::Of(kind) => of_kind(kind) };
                    g class="row-sign" { (icon(symbol, MATRIX - 22.0, y, 16.0)) }
                }
            }
            g transform=(at(Point { x: MATRIX, y: 0.0 })) { (matrix(scene, stage, seat, size)) }
            @for (place, (picture, counter)) in counted(scene, seat).into_iter().enumerate() {
                @let (x, y) = (MATRIX - 22.0 + COLUMN * 1.1 * (place % 6) as f64, 153.0 + 23.0 * (place / 6) as f64);
                g data-explain=[symbol_of(counter.symbol)] role="img" aria-label=(counter.label) {
                    g transform=(at(Point { x, y })) { (picture) }
                    text class="count" x=(Short(x + 21.0)) y=(Short(y + 15.5)) { (counter.count) }
                }
            }
        }
    }
}

/// What a castle counts, each with its picture in a box of 20.
fn counted(scene: &Scene<'_>, seat: Seat) -> Vec<(Markup, Counter)> {
    let castle = scene.view.open.castle(seat);
    let named = |key: &str, symbol, count: u8| Counter {
        symbol,
        count,
        label: scene.say_with(key, &[("count", count.into())]),
    };
    let own = [
        (
            html! { (icon("apple", 0.0, 0.0, 20.0).filled("#C24A3F")) },
            named("boards-merlin-apples", "apple", castle.apples),
        ),
        (html! { (icon("staff", 0.0, 0.0, 20.0)) }, named("boards-merlin-staffs", "staff", castle.staffs)),
        (seal(seat, 0.0, 0.0, 20.0), named("boards-merlin-markers", "seal", castle.influence_on_castle())),
        (manor(seat, 0.0, 0.0, 20.0), named("boards-merlin-manors", "manor", castle.manors_left())),
    ];
    let further = modules::counters(scene, seat).into_iter().chain(picts(scene, seat));
    own.into_iter().chain(further.map(|own| (html! { (icon(own.symbol, 0.0, 0.0, 20.0)) }, own))).collect()
}

/// The sum of a player's Picts, with the ring (ARU-7.6).
fn picts(scene: &Scene<'_>, seat: Seat) -> Option<Counter> {
    let open = scene.view.open;
    modules::arthur::in_play(scene).then(|| Counter {
        symbol: "pict",
        count: open.pict_result(seat),
        label: scene.say_with(
            "boards-merlin-arthur-sum",
            &[("name", scene.name(seat).into()), ("count", open.pict_result(seat).into())],
        ),
    })
}

/// How wide and high a castle of the others is.
pub(super) const SMALL: (f64, f64) = (186.0, 152.0);

/// A castle of the others: dice and what is counted above the matrix, boards of modules beside it.
pub(super) fn small(scene: &Scene<'_>, seat: Seat) -> Markup {
    let open = scene.view.open;
    let castle = open.castle(seat);
    let (decrees, further): (Vec<Counter>, Vec<Counter>) =
        modules::counters(scene, seat).into_iter().partition(|counter| counter.symbol == "decree");
    let base = [("apple", castle.apples), ("staff", castle.staffs)].into_iter();
    html! {
        @if scene.decides() == Some(seat) { rect class="turn" x="-3" y="-2" width=(SMALL.0 + 6.0) height="25" rx="7" {} }
        (disc(seat, 0.0, 1.0, 20.0)) (scene.sitter(seat).face_at(scene.words, seat, (11.0, 9.0), 13.0))
        text class="rival" data-explain=(Subject::Score(seat)) x="26" y="16" { (shortened_to(&scene.name(seat), if modules::knights::in_play(scene) { 7 } else { 11 })) }
        (modules::knights::devices(scene, seat, 91.0, 2.0))
        text class="score" data-explain=(Subject::Score(seat)) x=(SMALL.0 - 1.0) y="17" { (scene.score(open.score(seat))) }
        @for place in 0..castle.dice.count() {
            @let x = place as f64 * 20.0;
            @match castle.dice.shown(place).filter(|_| castle.dice.is_unused(place)) {
                Some(pips) => g data-explain=(Subject::Die(open.layout.dice[place])) { (die(face_of(open.layout.dice[place], seat), pips, x, 26.0, 17.0)) },
                None => (no_die(x, 26.0, 17.0)),
            }
        }
        (modules::morgana::pentagram(scene, seat, 101.0, 25.0, 19.0))
        g transform="translate(124 28)" { (relics(scene, seat, 12.0)) }
        (row(base.chain(further.iter().map(|own| (own.symbol, own.count))), 0.0, 46.0))
        g transform="translate(0 64)" { (matrix(scene, None, seat, Size::CLOSE)) }
        @if let Some(seals) = modules::favor::seals(scene, seat, 0.0, 0.0) { g transform="translate(142 64) scale(1.700)" { (seals) } }
        @let beside = picts(scene, seat).into_iter().chain(decrees);
        (row(beside.map(|own| (own.symbol, own.count)), 140.0, 98.0))
        @let labourer = (46.0 / modules::market::hired(scene, seat).max(1) as f64 - 4.0).min(17.0);
        (modules::market::labourers(scene, None, seat, 188.0, 115.0, labourer))
        g transform="translate(0 135)" {
            g data-explain=(Subject::Sign(Sign::Seal)) { (seal(seat, 0.0, 0.0, 16.0)) text class="many" x="18" y="13" { (castle.influence_on_castle()) } }
            g data-explain=(Subject::Sign(Sign::Manor)) { (manor(seat, 34.0, 0.0, 16.0)) text class="many" x="52" y="13" { (castle.manors_left()) } }
            g data-explain=(Subject::Sign(Sign::Card)) { (icon("card", 68.0, 0.0, 16.0).filled("var(--m-back)")) text class="many" x="85" y="13" { (castle.hand) } }
            @for (place, kind) in Vassal::ALL.into_iter().filter(|&kind| castle.vassal(kind).is_none()).enumerate() {
                g data-explain=(Subject::Vassal(kind)) { (icon(of_vassal(kind), 106.0 + place as f64 * 17.0, -1.0, 14.0).filled(symbols::cloth(seat).paint())) }
            }
        }
    }
}

/// Counters side by side, each as wide as its number.
fn row(all: impl Iterator<Item = (&'static str, u8)>, left: f64, y: f64) -> Markup {
    let placed = all.scan(left, |next, (symbol, count)| {
        let x = *next;
        *next += if count > 9 { 33.0 } else { 25.5 };
        Some((symbol, count, x))
    });
    html! {
        @for (symbol, count, x) in placed {
            g data-explain=[symbol_of(symbol)] {
                (icon(symbol, x, y, 14.0))
                text class="many" x=(Short(x + 15.0)) y=(Short(y + 12.0)) { (count) }
            }
        }
    }
}
