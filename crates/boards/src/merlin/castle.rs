//! The castles: the reader's own large, with the dice to choose from; those of the others small.

use super::Scene;
use super::figures::{die, disc, face_of, manor, no_die, seal};
use super::home::{Homes, homes};
use super::matrix::{ROWS, Size, matrix};
use super::stage::{Spot, Stage, Target};
use super::symbols::{icon, of_vassal};
use super::targets::{framed, tappable};
use super::{Handle, Tap, crowded, modules, symbols};
use crate::drawing::{Point, Short, at};
use crate::fragments::InParts;
use maud::{Markup, html};
use merlin::{Move, Pips, Vassal};
use table::Seat;
use words::merlin::{Sign, Subject};

/// The reader's castle; whoever only watches sees that of the player on turn.
pub fn castle(scene: &Scene<'_>) -> Markup {
    let stage = Stage::of(scene);
    let stage = deciding_here(stage.as_ref());
    let seat = scene.shown();
    let rests = || {
        let (open, relics) = (scene.view.open, owned_relics(scene, seat));
        let modules = modules::of_seat(scene, seat);
        (seat, open.castle(seat), relics, open.start == seat, scene.me.is_some(), modules)
    };
    scene.part_if("merlin castle", stage.is_none().then(rests), || large(scene, stage, seat))
}

/// The decision, if dice or pieces of the own castle can be tapped.
fn deciding_here<'s, 'a>(stage: Option<&'s Stage<'a>>) -> Option<&'s Stage<'a>> {
    let is_there =
        |spot| matches!(spot, Spot::Item(_) | Spot::Traitor(_) | Spot::Turned(..) | Spot::Labourer(_));
    stage.filter(|stage| {
        let on_dice = || stage.dice().next().is_some();
        on_dice() || Stage::on(Some(stage), is_there).is_some() || stage.takes_from_home()
    })
}

fn large(scene: &Scene<'_>, stage: Option<&Stage<'_>>, seat: Seat) -> Markup {
    let open = scene.view.open;
    let title = match scene.me {
        Some(_) => scene.say("boards-merlin-castle"),
        None => scene.say_with("boards-merlin-castle-of", &[("name", scene.name(seat).into())]),
    };
    if crowded::is_castle_crowded(scene) {
        return crowded::large(scene, stage, seat, &title);
    }
    html! {
        svg id="merlin-castle" class="merlin-castle" viewBox="0 0 512 196" xmlns="http://www.w3.org/2000/svg" role="group" aria-label=(title) {
            text class="title" x="2" y="14" { (title) }
            g class="dice" { (dice(scene, stage, seat, Dice::One, "castle")) }
            (modules::morgana::pentagram(scene, seat, 198.0, 30.0, 28.0))
            (modules::market::labourers(scene, stage, seat, 238.0, 0.0, 20.0))
            @let modules = modules::of_seat(scene, seat);
            @let castle = open.castle(seat);
            @let counts = [castle.apples, castle.staffs, castle.influence_on_castle(), castle.manors_left()];
            @let stored = (seat, counts, owned_relics(scene, seat), open.start == seat, modules);
            g transform="translate(2 84)" { (scene.part("merlin stores", stored, || stores(scene, seat))) }
            g aria-hidden="true" {
                @for (number, row) in ROWS.into_iter().enumerate() {
                    text class="row-name" x="238" y=(Short(32.0 + Size::LARGE.row * (number as f64 + 0.5) + 3.0)) { (row.label(scene)) }
                }
            }
            g transform="translate(248 8)" { (matrix(scene, stage, seat, Size::LARGE)) }
            (homes(scene, stage, seat, Homes { first: (474.0, 2.0), step: (0.0, 48.0), size: 36.0 }))
        }
    }
}

/// The dice with apples and staffs in a row of their own, for small screens.
pub fn dice_row(scene: &Scene<'_>) -> Markup {
    let stage = Stage::of(scene);
    let stage = deciding_here(stage.as_ref());
    let seat = scene.shown();
    let rests = || (seat, scene.view.open.castle(seat), modules::of_seat(scene, seat));
    scene.part_if("merlin dice row", stage.is_none().then(rests), || row_of_dice(scene, stage, seat))
}

fn row_of_dice(scene: &Scene<'_>, stage: Option<&Stage<'_>>, seat: Seat) -> Markup {
    let castle = scene.view.open.castle(seat);
    // Labourers stand below the dice, while there are any.
    let height = if modules::market::hired(scene, seat) == 0 { 48 } else { 92 };
    html! {
        svg id="merlin-dice" class="merlin-dice dice" viewBox=(format!("0 20 330 {height}")) xmlns="http://www.w3.org/2000/svg" role="group"
            aria-label=(scene.say("boards-merlin-dice")) {
            (dice(scene, stage, seat, Dice::One, "row"))
            @let further = modules::counters(scene, seat);
            // The more there is to count, the closer it stands, and in two rows at last.
            @let (size, step) = match further.len() { 0 => (28.0, 62.0), 1 | 2 => (19.0, 33.0), 3 | 4 => (19.0, 43.0), _ => (15.0, 32.0) };
            @let (left, air) = match further.len() { 0 => (210.0, 5.0), 1 | 2 => (199.0, 1.0), 3 | 4 => (203.0, 3.0), _ => (203.0, 1.0) };
            @let rows = if further.len() > 2 { 2 } else { 1 };
            @let base = [("apple", castle.apples), ("staff", castle.staffs)];
            @let all = base.into_iter().chain(further.iter().map(|counter| (counter.symbol, counter.count)));
            @for (place, (symbol, count)) in all.enumerate() {
                @let x = left + step * (place / rows) as f64;
                @let middle = if rows == 1 { 44.0 } else { 33.0 + 22.0 * (place % rows) as f64 };
                g data-explain=[symbol_of(symbol)] {
                    (icon(symbol, x, middle - size / 2.0, size))
                    text class=[(further.len() > 4).then_some("close")] x=(Short(x + size + air)) y=(Short(middle + 7.0)) { (count) }
                }
            }
            (modules::market::labourers(scene, stage, seat, 330.0, 72.0, 36.0))
        }
    }
}

/// How the dice of a castle lie: in one row, or Merlin's below the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Dice {
    One,
    Two,
}

impl Dice {
    /// How large a die of so many is: five in a row leave the names of the rows beside them free.
    const fn size(self, count: usize) -> f64 {
        match self {
            Self::One if count > 4 => 30.0,
            Self::One | Self::Two => 36.0,
        }
    }

    /// Where a die of so many lies; five in a row stand closer together than four.
    fn at(self, place: usize, count: usize) -> Point {
        let (step, gap) = if count > 4 { (33.0, 3.0) } else { (42.0, 13.0) };
        match (self, place) {
            (Self::One, _) => {
                Point { x: 4.0 + place as f64 * step + if place > 2 { gap } else { 0.0 }, y: 26.0 }
            }
            (Self::Two, 0..3) => Point { x: 4.0 + place as f64 * 42.0, y: 24.0 },
            (Self::Two, _) => Point { x: 4.0 + (place - 3) as f64 * 42.0, y: 68.0 },
        }
    }
}

/// The dice on the castle; those that can be chosen glow.
///
/// `on` tells the drawings apart on which they are.
pub(super) fn dice(scene: &Scene<'_>, stage: Option<&Stage<'_>>, seat: Seat, lie: Dice, on: &str) -> Markup {
    let open = scene.view.open;
    let all = open.castle(seat).dice;
    let size = lie.size(all.count());
    html! {
        @if lie == Dice::One {
            @let line = (lie.at(2, all.count()).x + lie.size(all.count()) + lie.at(3, all.count()).x) / 2.0;
            path d=(format!("M{}V64", Point { x: line.floor(), y: 24.0 })) stroke="var(--line)" stroke-width="1.200" {}
        }
        @for place in 0..all.count() {
            @let Point { x, y } = lie.at(place, all.count());
            @match all.shown(place).filter(|_| all.is_unused(place)) {
                Some(pips) => g id=(format!("merlin-{on}-die-{place}-{pips}")) data-piece="roll" data-explain=(Subject::Die(open.layout.dice[place])) { (die(face_of(open.layout.dice[place], seat), pips, x, y, size)) },
                None => (no_die(x, y, size)),
            }
        }
        @if let Some(stage) = stage.filter(|stage| stage.seat == seat) {
            @for place in (0..all.count()).filter(|&place| all.is_unused(place)) {
                @let Point { x, y } = lie.at(place, all.count());
                @if stage.handle.is_some_and(Handle::changes_dice) {
                    @if let Some(pips) = all.shown(place) { (turnable(stage, place, pips, (x, y, size))) }
                } @else if let Some(target) = all.shown(place).and_then(|pips| choosable(stage, place, pips)) {
                    (framed(&target, x - 3.0, y - 3.0, size + 6.0, size + 6.0))
                }
            }
        }
    }
}

/// A die that a coin or a decree can change: its left half lowers it, its right half raises it (GLD-2.1, DEC-4.3).
fn turnable(stage: &Stage<'_>, place: usize, pips: Pips, (x, y, size): (f64, f64, f64)) -> Markup {
    let die = stage.scene.view.open.layout.dice[place];
    let half = size / 2.0 + 2.0;
    let halves = [(pips.get() - 1, -3.0, "−"), (pips.get() + 1, size / 2.0 + 1.0, "+")];
    html! {
        @for (to, left, sign) in halves {
            @if let Some(target) = Pips::new(to).and_then(|to| stage.target(Spot::Turned(die, pips, to))) {
                (tappable(&target, &html! {
                    rect class="glow" x=(Short(x + left)) y=(Short(y - 3.0)) width=(Short(half)) height=(Short(size + 6.0)) rx="7" {}
                    text class="turn-by" x=(Short(x + left + half / 2.0)) y=(Short(y + size / 2.0 + 6.0)) aria-hidden="true" { (sign) }
                }))
            }
        }
    }
}

fn choosable(stage: &Stage<'_>, place: usize, pips: Pips) -> Option<Target> {
    let scene = stage.scene;
    let die = scene.view.open.layout.dice[place];
    stage.dice().find(|&offered| offered == (die, pips)).map(|_| Target {
        tap: Tap::Die(die, pips),
        label: scene.choice(Move::Die(die, pips), stage.seat),
        chosen: stage.die == Some((die, pips)),
    })
}

/// Apples, staffs, markers, manors and relics.
fn stores(scene: &Scene<'_>, seat: Seat) -> Markup {
    let castle = scene.view.open.castle(seat);
    let counted = |count: u8, x: f64, y: f64| html! { text class="count" x=(Short(x + 28.0)) y=(Short(y + 18.0)) { (count) } };
    let label = |key: &str, count: u8| scene.say_with(key, &[("count", count.into())]);
    html! {
        g data-explain=(Subject::Sign(Sign::Apple)) role="img" aria-label=(label("boards-merlin-apples", castle.apples)) {
            (icon("apple", 0.0, 0.0, 24.0).filled("#C24A3F")) (counted(castle.apples, 0.0, 0.0))
        }
        g data-explain=(Subject::Sign(Sign::Staff)) role="img" aria-label=(label("boards-merlin-staffs", castle.staffs)) {
            (icon("staff", 60.0, 0.0, 24.0)) (counted(castle.staffs, 60.0, 0.0))
        }
        g data-explain=(Subject::Sign(Sign::Seal)) role="img" aria-label=(label("boards-merlin-markers", castle.influence_on_castle())) {
            (seal(seat, 0.0, 36.0, 24.0)) (counted(castle.influence_on_castle(), 0.0, 36.0))
        }
        g data-explain=(Subject::Sign(Sign::Manor)) role="img" aria-label=(label("boards-merlin-manors", castle.manors_left())) {
            (manor(seat, 60.0, 36.0, 24.0)) (counted(castle.manors_left(), 60.0, 36.0))
        }
        // With the signet ring there are three, so they are smaller.
        g transform="translate(118 0)" { (relics(scene, seat, if modules::arthur::in_play(scene) { 20.0 } else { 30.0 })) }
        @for (place, counter) in modules::counters(scene, seat).iter().enumerate() {
            @let (x, y) = (118.0 + 40.0 * (place / 2) as f64, 36.0 + 32.0 * (place % 2) as f64);
            g data-explain=[symbol_of(counter.symbol)] role="img" aria-label=(counter.label) {
                (icon(counter.symbol, x, y, 20.0))
                text class="count" x=(Short(x + 22.0)) y=(Short(y + 16.0)) { (counter.count) }
            }
        }
        @if scene.view.open.start == seat {
            text class="first" data-explain=(Subject::Sign(Sign::Start)) x="0" y="92" { (scene.say("boards-merlin-start-player")) }
        }
    }
}

/// Whether Excalibur, the Grail and the signet ring are here.
fn owned_relics(scene: &Scene<'_>, seat: Seat) -> [bool; 3] {
    let open = scene.view.open;
    [open.excalibur, open.grail, open.modules.arthur.ring()].map(|owner| owner == Some(seat))
}

/// Excalibur, the Grail and the signet ring, if they are here.
pub(super) fn relics(scene: &Scene<'_>, seat: Seat, size: f64) -> Markup {
    let [excalibur, grail, ring] = owned_relics(scene, seat);
    html! {
        @if excalibur {
            g data-explain=(Subject::Relic(merlin::Relic::Excalibur)) role="img" aria-label=(scene.say("boards-merlin-excalibur")) { (icon("sword", 0.0, 0.0, size).filled("var(--m-steel)")) }
        }
        @if grail {
            g data-explain=(Subject::Relic(merlin::Relic::Grail)) role="img" aria-label=(scene.say("boards-merlin-grail")) { (icon("grail", size + 4.0, 0.0, size).filled("var(--m-cup)")) }
        }
        @if ring {
            g data-explain=(Subject::Sign(Sign::Ring)) role="img" aria-label=(scene.say("boards-merlin-arthur-ring")) { (icon("ring", 2.0 * size + 8.0, 0.0, size).filled("var(--m-cup)")) }
        }
        (modules::morgana::horn(scene, seat, 3.0 * (size + 4.0), size))
    }
}

/// The castles of all other players, in turn order after the one shown large.
pub fn others(scene: &Scene<'_>) -> Markup {
    let players = scene.view.open.players();
    let shown = scene.shown();
    let order = (1..players).map(|distance| Seat::new((shown.index() + distance) % players));
    html! {
        @for seat in order { (small_of(scene, seat)) }
    }
}

/// A small castle, drawn before if nothing about it has changed.
fn small_of(scene: &Scene<'_>, seat: Seat) -> Markup {
    let open = scene.view.open;
    let relics = owned_relics(scene, seat);
    let modules = modules::of_seat(scene, seat);
    let shows = (seat, open.castle(seat), open.score(seat), relics, scene.decides() == Some(seat), modules);
    scene.part("merlin small castle", shows, || small(scene, seat))
}

/// The castles of everybody, small, in the order of their seats.
pub fn castles(scene: &Scene<'_>) -> Markup {
    html! {
        @for seat in Seat::all(scene.view.open.players()) { (small(scene, seat)) }
    }
}

/// How wide and high a small castle is.
/// How wide and high a small castle is without modules, and how high the row of the allies is.
const SMALL: (f64, f64) = (166.0, 176.0);
const ALLIES: f64 = 21.0;

/// How wide and high a small castle is; with allies it has a row more.
pub(crate) fn small_size(scene: &Scene<'_>) -> (f64, f64) {
    match (crowded::has_much_to_count(scene), modules::knights::in_play(scene)) {
        (true, _) => crowded::SMALL,
        (false, true) => (SMALL.0, SMALL.1 + ALLIES),
        (false, false) => SMALL,
    }
}

fn small(scene: &Scene<'_>, seat: Seat) -> Markup {
    let on_turn = if scene.decides() == Some(seat) { " on" } else { "" };
    let crowded = if crowded::has_much_to_count(scene) { " crowded" } else { "" };
    let (wide, high) = small_size(scene);
    html! {
        svg id=(format!("merlin-castle-{seat}")) class=(format!("merlin-rival{on_turn}{crowded}"))
            viewBox=(format!("0 0 {wide} {high}")) xmlns="http://www.w3.org/2000/svg" role="group"
            aria-label=(scene.say_with("boards-merlin-castle-of", &[("name", scene.name(seat).into())])) { (small_drawing(scene, seat)) }
    }
}

pub(crate) fn small_drawing(scene: &Scene<'_>, seat: Seat) -> Markup {
    if crowded::has_much_to_count(scene) {
        return crowded::small(scene, seat);
    }
    let open = scene.view.open;
    let castle = open.castle(seat);
    html! {
        @if scene.decides() == Some(seat) { rect class="turn" x="-3" y="-2" width="172" height="26" rx="7" {} }
        (disc(seat, 0.0, 1.0, 20.0)) (scene.sitter(seat).face_at(scene.words, seat, (11.0, 10.0), 14.0))
        text class="rival" data-explain=(Subject::Score(seat)) x="27" y="16" { (shortened(&scene.name(seat))) }
        @let (left, size) = if modules::arthur::in_play(scene) { (92.0, 14.0) } else { (98.0, 17.0) };
        g transform=(at(Point { x: left, y: 3.0 })) { (relics(scene, seat, size)) }
        text class="score" data-explain=(Subject::Score(seat)) x="166" y="17" { (scene.score(open.score(seat))) }
        g transform="translate(0 29)" {
            @for place in 0..castle.dice.count() {
                @match castle.dice.shown(place).filter(|_| castle.dice.is_unused(place)) {
                    Some(pips) => g data-explain=(Subject::Die(open.layout.dice[place])) { (die(face_of(open.layout.dice[place], seat), pips, place as f64 * 21.0, 0.0, 18.0)) },
                    None => (no_die(place as f64 * 21.0, 0.0, 18.0)),
                }
            }
            @let further = modules::counters(scene, seat);
            @let five = castle.dice.count() > 4;
            @let (size, step) = match further.len() { 0 if five => (15.0, 28.0), 0 => (17.0, 34.0), 1 => (14.0, 27.0), _ => (12.0, 20.0) };
            @let (left, middle) = match further.len() { 0 if five => (110.0, 9.0), 0 => (92.0, 9.0), _ => (86.0, 9.0) };
            @let base = [("apple", castle.apples), ("staff", castle.staffs)];
            @for (place, (symbol, count)) in base.into_iter().chain(further.iter().map(|own| (own.symbol, own.count))).enumerate() {
                @let x = left + step * place as f64;
                g data-explain=[symbol_of(symbol)] {
                    (icon(symbol, x, middle - size / 2.0, size))
                    text class="many" x=(Short(x + size + if further.is_empty() { 2.0 } else { 0.5 })) y=(Short(middle + 4.0)) { (count) }
                }
            }
        }
        (modules::market::labourers(scene, None, seat, 168.0, 28.0, 18.0))
        @let lower = small_size(scene).1 - SMALL.1;
        (modules::knights::of_rival(scene, seat, 51.0 + lower - ALLIES))
        g transform=(at(Point { x: 4.0, y: 53.0 + lower })) { (matrix(scene, None, seat, Size::SMALL)) }
        g transform=(at(Point { x: 0.0, y: 156.0 + lower })) {
            g data-explain=(Subject::Sign(Sign::Seal)) { (seal(seat, 0.0, 0.0, 17.0)) text class="many" x="19" y="13" { (castle.influence_on_castle()) } }
            g data-explain=(Subject::Sign(Sign::Manor)) { (manor(seat, 34.0, 0.0, 17.0)) text class="many" x="53" y="13" { (castle.manors_left()) } }
            g data-explain=(Subject::Sign(Sign::Card)) { (icon("card", 66.0, 0.0, 17.0).filled("var(--m-back)")) text class="many" x="84" y="13" { (castle.hand) } }
            @let seals = modules::favor::seals(scene, seat, 142.0, 0.0);
            // Vassals stand closer together where seals lie beside them.
            @let (size, step) = if seals.is_some() { (11.0, 11.0) } else { (14.0, 17.0) };
            @for (place, kind) in Vassal::ALL.into_iter().filter(|&kind| castle.vassal(kind).is_none()).enumerate() {
                g data-explain=(Subject::Vassal(kind)) { (icon(of_vassal(kind), 98.0 + place as f64 * step, -1.0, size).filled(symbols::cloth(seat).paint())) }
            }
            @if let Some(seals) = seals { (seals) }
        }
    }
}

/// What a counter counts, by the symbol it is drawn with.
pub(super) fn symbol_of(symbol: &str) -> Option<Subject> {
    symbol.parse().ok().map(Subject::Sign)
}

/// A name that fits above a small castle.
pub(crate) fn shortened(name: &str) -> String {
    shortened_to(name, 9)
}

/// A name of at most so many characters.
pub(super) fn shortened_to(name: &str, most: usize) -> String {
    let fits = name.chars().count() <= most;
    if fits { name.to_owned() } else { name.chars().take(most - 1).chain(['…']).collect() }
}
