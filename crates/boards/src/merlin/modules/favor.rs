//! King's favor: the favor board of a castle, the seals of the others, and where abilities are tapped.

use crate::drawing::Short;
use crate::fragments::InParts;
use crate::merlin::stage::{Spot, Stage};
use crate::merlin::symbols::{cloth, icon, item, of_vassal};
use crate::merlin::targets::framed;
use crate::merlin::{Handle, Scene, Tap, crowded};
use maud::{Markup, html};
use merlin::modules::favor::{Ability, Frame, Move, Row};
use merlin::{Counted, Item, Kind, Module, Site, Vassal, Window};
use table::Seat;
use words::merlin as said;
use words::merlin::{Sign, Subject};

/// What is due, as the reader's task.
pub(super) fn headline(scene: &Scene<'_>, own: Frame) -> String {
    match own {
        Frame::Reward(_) => scene.say("boards-merlin-favor-reward"),
    }
}

/// Abilities are tapped on the favor board, the rest where its piece comes to lie.
pub(super) const fn spot(own: Move) -> Option<Spot> {
    match own {
        Move::Learn(ability) => Some(Spot::Ability(ability)),
        Move::Build(site, _) => Some(Spot::Site(site)),
        Move::Repel(colour) => Some(Spot::Traitor(colour)),
        Move::Deploy(vassal, colour) => Some(Spot::Place(vassal, colour)),
        Move::Points | Move::Count(_) => None,
    }
}

/// What is possible without being due, or takes the place of an action, glows when it is wanted.
pub(super) const fn handle(own: Move) -> Option<Handle> {
    match own {
        Move::Repel(_) => Some(Handle::Repel),
        Move::Count(_) => Some(Handle::AnyPoints),
        Move::Deploy(..) => Some(Handle::DoubleAction),
        Move::Points | Move::Learn(_) | Move::Build(..) => None,
    }
}

/// The second of two vassals has to be deployed (FAV-9.2).
pub(super) fn is_due(scene: &Scene<'_>, own: Move) -> bool {
    let between = merlin::Frame::Window(Window::Between);
    matches!(own, Move::Deploy(..)) && scene.view.open.top() == between
}

pub(super) const fn builds(own: Move) -> Option<Site> {
    match own {
        Move::Build(site, _) => Some(site),
        Move::Points | Move::Learn(_) | Move::Repel(_) | Move::Count(_) | Move::Deploy(..) => None,
    }
}

/// What the button of a choice shows; what is counted is named by its picture, beside the points.
pub(super) fn button(scene: &Scene<'_>, own: Move) -> Option<(Markup, Option<String>)> {
    match own {
        Move::Points => {
            let laurel = icon("laurel", 0.0, 0.0, 48.0).coloured("var(--m-line)").glyph();
            Some((laurel, Some(scene.say("boards-merlin-favor-points"))))
        }
        Move::Build(_, colour) => {
            let material = item(Item::new(Kind::Material, colour), None, 0.0, 0.0, 26.0);
            let picture = html! { svg class="glyph" viewBox="0 0 26 26" aria-hidden="true" { (material) } };
            Some((picture, Some(scene.colour(colour))))
        }
        Move::Count(counted) => {
            let (name, key) = match counted {
                Counted::Shield => ("shield", "boards-merlin-shields"),
                Counted::Flag => ("flag", "boards-merlin-flags"),
                Counted::Material => ("block", "boards-merlin-materials"),
                Counted::Influence => ("seal", "boards-merlin-favor-influence"),
                Counted::Manor => ("manor", "boards-merlin-favor-manors"),
            };
            Some((icon(name, 0.0, 0.0, 32.0).glyph(), Some(scene.say(key))))
        }
        Move::Learn(ability) => {
            let picture =
                html! { svg class="glyph" viewBox="0 0 26 26" aria-hidden="true" { (sign(ability)) } };
            Some((picture, Some(said::ability(scene.words, ability))))
        }
        Move::Repel(_) | Move::Deploy(..) => None,
    }
}

/// What an ability does, before it is learned.
pub(super) fn explained(scene: &Scene<'_>, own: Move) -> Option<String> {
    match own {
        Move::Learn(ability) => Some(said::ability_does(scene.words, ability)),
        Move::Points | Move::Build(..) | Move::Repel(_) | Move::Count(_) | Move::Deploy(..) => None,
    }
}

/// One button for all that an ability can do now.
pub(super) fn handle_button(stage: &Stage<'_>, handle: Handle) -> Markup {
    let column = match handle {
        Handle::Repel => Vassal::ShieldBearer,
        Handle::AnyPoints => Vassal::FlagBearer,
        Handle::DoubleAction => Vassal::Lady,
        // The other handles are not of this module.
        Handle::Coin
        | Handle::Market
        | Handle::Fruit
        | Handle::OneDecree
        | Handle::TwoDecrees
        | Handle::Ally(_)
        | Handle::Poison => return Markup::default(),
    };
    let (scene, ability) = (stage.scene, Ability::special(column));
    let taken = stage.handle == Some(handle);
    html! {
        button type="button" class=(if taken { "option chosen" } else { "option" }) data-pick=(Tap::Handle(handle))
            aria-pressed=(taken) aria-description=(said::ability_does(scene.words, ability)) {
            (icon("wax", 0.0, 0.0, 32.0).filled(cloth(stage.seat).paint()).glyph()) (said::ability_short(scene.words, ability))
        }
    }
}

/// How the board is arranged: the size of a cell, how far apart columns and rows are, where the signs of the
/// vassals and the first row lie, where the seals that are left lie and how far apart, and how large all of
/// it is.
struct Grid {
    cell: (f64, f64),
    step: (f64, f64),
    signs: f64,
    top: f64,
    seals: (f64, f64, f64),
    size: (f64, f64),
}

impl Grid {
    /// Upright beside the castle.
    const TALL: Self = Self {
        cell: (35.0, 34.0),
        step: (38.0, 37.0),
        signs: 40.0,
        top: 59.0,
        seals: (1.0, 18.0, 18.0),
        size: (152.0, 168.0),
    };
    /// Low, in a row with what else is mine.
    const LOW: Self = Self {
        cell: (35.0, 27.0),
        step: (38.0, 30.0),
        signs: 18.0,
        top: 36.0,
        seals: (137.0, 1.0, -11.0),
        size: (152.0, 124.0),
    };

    fn corner(&self, column: usize, row: usize) -> (f64, f64) {
        (1.0 + self.step.0 * column as f64, self.top + self.step.1 * row as f64)
    }
}

/// The favor board of the castle shown large: abilities that can be learned glow.
pub(super) fn panel(scene: &Scene<'_>, stage: Option<&Stage<'_>>) -> Markup {
    let open = scene.view.open;
    if !open.options.modules().contains(Module::Favor) {
        return Markup::default();
    }
    let (favor, seat) = (&open.modules.favor, scene.shown());
    let asks = scene
        .offers
        .iter()
        .any(|offer| matches!(offer, merlin::Move::Module(merlin::modules::Move::Favor(Move::Learn(_)))));
    let stage = Stage::on(stage, |spot| matches!(spot, Spot::Ability(_)));
    let left = favor.seals_left(seat);
    let rests = stage.is_none().then(|| (seat, favor.learned(seat), favor.blocked(seat), left, asks));
    let grid = if crowded::is_crowded(scene) { &Grid::LOW } else { &Grid::TALL };
    scene.part_if("merlin favor", rests, || html! {
        section class=(if asks { "panel in-castle in-favor asks" } else { "panel in-castle in-favor" }) {
            svg id="merlin-favor" class="merlin-favor" viewBox=(format!("0 0 {} {}", grid.size.0, grid.size.1)) xmlns="http://www.w3.org/2000/svg" role="group"
                aria-label=(scene.say("boards-merlin-favor-board")) {
                text class="title" x="2" y="13" { (said::category(scene.words, merlin::Category::Favor)) }
                g data-explain=(Subject::Sign(Sign::Wax)) role="img" aria-label=(scene.say_with("boards-merlin-favor-seals-left", &[("count", left.into())])) {
                    @for place in 0..left { (icon("wax", grid.seals.0 + grid.seals.2 * f64::from(place), grid.seals.1, if grid.seals.2 < 0.0 { 14.0 } else { 16.0 }).filled(cloth(seat).paint())) }
                }
                @for (column, vassal) in Ability::COLUMNS.into_iter().enumerate() {
                    g aria-hidden="true" { (icon(of_vassal(vassal), grid.corner(column, 0).0 + 10.0, grid.signs, 15.0)) }
                    @for (row, &kind) in Row::ALL.iter().enumerate() {
                        (cell(scene, seat, Ability::new(vassal, kind), grid.corner(column, row), grid.cell))
                    }
                }
                @if let Some(stage) = stage.filter(|stage| stage.seat == seat) {
                    @for (column, vassal) in Ability::COLUMNS.into_iter().enumerate() {
                        @for (row, &kind) in Row::ALL.iter().enumerate() {
                            @if let Some(target) = stage.target(Spot::Ability(Ability::new(vassal, kind))) {
                                @let (x, y) = grid.corner(column, row);
                                (framed(&target, x, y, grid.cell.0, grid.cell.1))
                            }
                        }
                    }
                }
            }
        }
    })
}

/// The board for a picture of its own, with its size.
pub(super) fn pictured(scene: &Scene<'_>) -> (Markup, (f64, f64)) {
    let (grid, seat) = (&Grid::TALL, scene.shown());
    let drawing = html! {
        g class="merlin-favor" {
            text class="title" x="2" y="13" { (said::category(scene.words, merlin::Category::Favor)) }
            @for (column, vassal) in Ability::COLUMNS.into_iter().enumerate() {
                (icon(of_vassal(vassal), grid.corner(column, 0).0 + 10.0, grid.signs, 15.0))
                @for (row, &kind) in Row::ALL.iter().enumerate() {
                    (cell(scene, seat, Ability::new(vassal, kind), grid.corner(column, row), grid.cell))
                }
            }
        }
    };
    (drawing, grid.size)
}

/// An ability with its seal, turned over while it is blocked; hovering tells what it does.
fn cell(scene: &Scene<'_>, seat: Seat, ability: Ability, (x, y): (f64, f64), size: (f64, f64)) -> Markup {
    let favor = &scene.view.open.modules.favor;
    let (learned, blocked) = (favor.has(seat, ability), favor.blocked(seat).contains(ability));
    let name = said::ability(scene.words, ability);
    let mut label = format!("{name}. {}", said::ability_does(scene.words, ability));
    if blocked {
        label = format!("{label} ({})", scene.say("boards-merlin-favor-blocked"));
    }
    html! {
        g class=(if learned { "ability learned" } else { "ability" }) data-explain=(Subject::Ability(ability)) role="img" aria-label=(label) {
            rect x=(Short(x)) y=(Short(y)) width=(size.0) height=(size.1) rx="5" {}
            g transform=(format!("translate({} {})", Short(x + if learned { 1.0 } else { 4.5 }), Short(y + if learned { 1.0 } else { (size.1 - 26.0) / 2.0 }))) { (sign(ability)) }
            @if blocked { (icon("waxback", x + size.0 - 18.0, y + size.1 - 17.0, 17.0).filled("var(--m-back)")) }
            @else if learned { (icon("wax", x + size.0 - 18.0, y + size.1 - 17.0, 17.0).filled(cloth(seat).paint())) }
        }
    }
}

/// What an ability does, as a sign in a box of 26.
pub(in crate::merlin) fn sign(ability: Ability) -> Markup {
    let laurel = || icon("laurel", 0.0, 0.0, 26.0).coloured("var(--m-line)");
    match (ability.row, ability.column) {
        (Row::PlusOne, _) => html! { (laurel()) text class="plus-one" x="13" y="17.500" { "+1" } },
        (Row::Anywhere, _) => html! { (icon("anywhere", 0.0, 0.0, 26.0)) },
        (Row::Special, Vassal::Builder) => html! { (icon("twobuild", 0.0, 0.0, 26.0)) },
        (Row::Special, Vassal::ShieldBearer) => html! {
            (icon("traitor", 0.0, 2.0, 20.0)) (icon("shield", 11.0, 11.0, 14.0))
            path d="M15.500 15.500l5 5m0-5l-5 5" stroke="var(--wine)" stroke-width="1.800" stroke-linecap="round" {}
        },
        (Row::Special, Vassal::FlagBearer) => html! {
            (laurel()) (icon("anystar", 7.5, 7.0, 11.0).coloured("var(--m-line)"))
        },
        (Row::Special, Vassal::Lady) => {
            html! { (icon("vassal", 0.0, 4.0, 13.0)) (icon("vassal", 12.0, 4.0, 13.0)) }
        }
    }
}

/// The seals of a player as dots on a small favor board: hollow ones are turned over.
pub(in crate::merlin) fn seals(scene: &Scene<'_>, seat: Seat, x: f64, y: f64) -> Option<Markup> {
    let open = scene.view.open;
    open.options.modules().contains(Module::Favor).then(|| {
        let favor = &open.modules.favor;
        let of = |name: &str| {
            let learned = favor.learned(seat).iter().map(|own| {
                let blocked = favor.blocked(seat).contains(own);
                let state = if blocked { format!(" ({})", scene.say("boards-merlin-favor-blocked")) } else { String::new() };
                said::ability(scene.words, own) + &state
            });
            let learned: Vec<String> = learned.collect();
            if learned.is_empty() { name.to_owned() } else { format!("{name}: {}", learned.join(", ")) }
        };
        let label = of(&scene.say("boards-merlin-favor-board"));
        html! {
            g class="seals" data-explain=(Subject::Sign(Sign::Wax)) role="img" aria-label=(label) {
                rect x=(Short(x)) y=(Short(y)) width="24" height="18" rx="3" {}
                @for (column, vassal) in Ability::COLUMNS.into_iter().enumerate() {
                    @for (row, &kind) in Row::ALL.iter().enumerate() {
                        @let own = Ability::new(vassal, kind);
                        @let (cx, cy) = (Short(x + 3.8 + 5.5 * column as f64), Short(y + 3.8 + 5.2 * row as f64));
                        @if favor.blocked(seat).contains(own) {
                            circle cx=(cx) cy=(cy) r="2" fill="none" stroke=(cloth(seat).paint()) stroke-width="1.300" {}
                        } @else if favor.has(seat, own) {
                            circle cx=(cx) cy=(cy) r="2.500" fill=(cloth(seat).paint()) {}
                        } @else {
                            circle cx=(cx) cy=(cy) r=".9" fill="var(--stone)" {}
                        }
                    }
                }
            }
        }
    })
}
