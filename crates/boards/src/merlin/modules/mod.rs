//! What modules draw: each sort of thing is handed on to its module. A module that is not built
//! draws nothing.

pub(super) mod arthur;
pub(super) mod arthur_scoring;
pub(super) mod caerleon;
pub(super) mod decree;
pub(super) mod draft;
pub(super) mod favor;
pub(super) mod gold;
pub(super) mod guide;
pub(super) mod knights;
pub(super) mod market;
pub(super) mod morgana;
pub(super) mod treasures;

use super::stage::{Spot, Stage};
use super::{Handle, Scene};
use maud::{Markup, html};
use merlin::modules::knights::Ally;
use merlin::modules::{Frame, Move, SpaceKind, States};
use merlin::{Colour, Mission, Module, Pips, Site};
use std::hash::Hash;
use table::Seat;

/// What is due by a module, as the reader's task.
pub(super) fn headline(scene: &Scene<'_>, own: Frame) -> String {
    match own {
        Frame::Favor(own) => favor::headline(scene, own),
        Frame::Arthur(own) => arthur::headline(scene, own),
        Frame::Knights(own) => knights::headline(scene, own),
        Frame::Gold(own) => own.never(),
        Frame::Market(own) => market::headline(scene, own),
        Frame::Caerleon(own) => caerleon::headline(scene, own),
        Frame::Morgana(own) => morgana::headline(scene, own),
        Frame::Treasures(own) => treasures::headline(scene, own),
        Frame::Decree(own) => decree::headline(scene, own),
    }
}

/// What the reader should know before deciding on what is due.
pub(super) fn hint(scene: &Scene<'_>, own: Frame) -> String {
    match own {
        Frame::Knights(own) => knights::hint(scene, own),
        Frame::Decree(own) => decree::hint(scene, own),
        Frame::Arthur(own) => arthur::hint(scene, own),
        Frame::Morgana(own) => morgana::hint(scene, own),
        Frame::Treasures(own) => treasures::hint(scene, own),
        Frame::Favor(_) | Frame::Gold(_) | Frame::Market(_) | Frame::Caerleon(_) => String::new(),
    }
}

/// What the reader should know before confirming a choice, if that is more than what kind of choice it is.
pub(super) fn warning(scene: &Scene<'_>, choice: merlin::Move, due: merlin::Frame) -> Option<String> {
    match (choice, due) {
        (merlin::Move::Module(Move::Decree(decree::LOOK)), merlin::Frame::Module(due)) => {
            Some(hint(scene, due))
        }
        (merlin::Move::Module(Move::Morgana(own)), _) => morgana::explained(scene, own),
        (merlin::Move::Module(Move::Favor(own)), _) => favor::explained(scene, own),
        _ => None,
    }
}

/// Where on the drawing a move of a module is tapped; the rest is tapped below the board.
pub(super) fn spot(scene: &Scene<'_>, seat: Seat, own: Move) -> Option<Spot> {
    match own {
        Move::Favor(own) => favor::spot(own),
        Move::Arthur(own) => arthur::spot(scene, seat, own),
        Move::Knights(own) => knights::spot(own),
        Move::Gold(own) => gold::spot(own),
        Move::Market(own) => market::spot(own),
        Move::Caerleon(own) => caerleon::spot(own),
        Move::Morgana(own) => morgana::spot(own),
        Move::Treasures(own) => treasures::spot(own),
        Move::Decree(own) => decree::spot(own),
    }
}

/// The ground of a space of a module.
pub(super) fn ground(own: SpaceKind) -> &'static str {
    match own {
        SpaceKind::Favor(own) => own.never(),
        SpaceKind::Arthur(own) => arthur::ground(own),
        SpaceKind::Knights(own) => own.never(),
        SpaceKind::Gold(own) => gold::ground(own),
        SpaceKind::Market(own) => own.never(),
        SpaceKind::Caerleon(own) => own.never(),
        SpaceKind::Morgana(own) => own.never(),
        SpaceKind::Treasures(own) => own.never(),
        SpaceKind::Decree(own) => own.never(),
    }
}

/// The picture of a space of a module, in a box of 48 about the centre.
pub(super) fn picture(own: SpaceKind) -> Markup {
    match own {
        SpaceKind::Favor(own) => own.never(),
        SpaceKind::Arthur(own) => arthur::picture(own),
        SpaceKind::Knights(own) => own.never(),
        SpaceKind::Gold(own) => gold::picture(own),
        SpaceKind::Market(own) => own.never(),
        SpaceKind::Caerleon(own) => own.never(),
        SpaceKind::Morgana(own) => own.never(),
        SpaceKind::Treasures(own) => own.never(),
        SpaceKind::Decree(own) => own.never(),
    }
}

/// Everything modules have put before a player, for the keys of parts.
pub(super) fn of_seat(scene: &Scene<'_>, seat: Seat) -> impl Hash + use<> {
    let open = scene.view.open;
    let States { favor, arthur, knights, gold, market, morgana, decree, .. } = open.modules;
    let coins = (gold.coins(seat), gold.mistletoe(seat), open.coin_supply(), open.mistletoe_supply());
    let potions = (morgana.apples(seat), morgana.apples_left(), morgana.pentagrams(), morgana.horn());
    let allies = knights.allies(seat).map(|ally| (ally, knights.tiles(ally))).collect::<Vec<_>>();
    let seals = (favor.learned(seat), favor.blocked(seat));
    let picts = (open.pict_result(seat), arthur.ring());
    let allies = (allies, knights.defence(), knights.performed());
    (open.holdings(seat), coins, market, potions, allies, seals, picts, decree.owned(seat))
}

/// What modules have put into a land, for the keys of parts.
pub(super) fn on_land(scene: &Scene<'_>, colour: Colour) -> impl Hash + use<> {
    let States { knights, morgana, .. } = scene.view.open.modules;
    let marshal = knights.marshal().filter(|&place| place == colour).and(knights.owner(Ally::Lancelot));
    let kay = (knights.influence(colour), knights.owner(Ally::Kay));
    // The mint and the orchard of the city show what is left of coins and mistletoe.
    let left = (scene.view.open.coin_supply(), scene.view.open.mistletoe_supply());
    (morgana.blocked() == Some(colour), morgana.alone(colour), marshal, kay, left)
}

/// What modules have put under and onto influence markers, for the keys of parts.
pub(super) fn under_markers(scene: &Scene<'_>) -> impl Hash + use<> {
    let States { market, morgana, .. } = scene.view.open.modules;
    let each = |seat: Seat| {
        Colour::ALL.map(|colour| {
            (market.under(seat, colour), morgana.carried(seat, colour), morgana.carried_on_plus(seat, colour))
        })
    };
    Seat::all(scene.view.open.players()).map(each).collect::<Vec<_>>()
}

/// What modules have put on a tile of the environs, about its middle.
pub(super) fn on_tile(scene: &Scene<'_>, site: Site, x: f64, y: f64) -> Markup {
    html! {
        (treasures::on_tile(scene, site, x, y)) (knights::on_tile(scene, site, x, y)) (morgana::on_tile(scene, site, x, y))
    }
}

/// What modules have put on a tile of the environs, in words.
pub(super) fn tile(scene: &Scene<'_>, site: Site) -> Option<String> {
    let all: Vec<String> =
        [treasures::tile(scene, site), knights::tile(scene, site)].into_iter().flatten().collect();
    (!all.is_empty()).then(|| all.join(", "))
}

/// What stands for a move of a module, so that it glows only when it is wanted.
pub(super) const fn handle(own: Move) -> Option<Handle> {
    match own {
        Move::Favor(own) => favor::handle(own),
        Move::Knights(own) => knights::handle(own),
        Move::Gold(own) => gold::handle(own),
        Move::Market(own) => market::handle(own),
        Move::Decree(own) => decree::handle(own),
        Move::Morgana(own) => morgana::handle(own),
        Move::Arthur(_) | Move::Caerleon(_) | Move::Treasures(_) => None,
    }
}

/// The button that stands for many choices.
pub(super) fn handle_button(stage: &Stage<'_>, handle: Handle) -> Markup {
    match handle {
        Handle::Coin => gold::button(stage),
        Handle::Fruit => market::fruit_button(stage),
        // The tag of the stall stands for it.
        Handle::Market => Markup::default(),
        // The panel of the decrees has them.
        Handle::OneDecree | Handle::TwoDecrees => Markup::default(),
        // Its card stands for it.
        Handle::Ally(_) => Markup::default(),
        Handle::Poison => morgana::poison_button(stage),
        Handle::Repel | Handle::AnyPoints | Handle::DoubleAction => favor::handle_button(stage, handle),
    }
}

/// What the chosen die shows after a move of a module that changes it.
pub(super) const fn turned(own: Move) -> Option<Pips> {
    match own {
        Move::Knights(own) => knights::turned(own),
        Move::Gold(own) => gold::turned(own),
        Move::Market(own) => market::turned(own),
        Move::Decree(own) => decree::turned(own),
        Move::Favor(_) | Move::Arthur(_) | Move::Caerleon(_) | Move::Morgana(_) | Move::Treasures(_) => None,
    }
}

/// How many spaces more a figure walks after a move of a module.
pub(super) const fn further_steps(own: Move) -> i8 {
    match own {
        Move::Arthur(own) => arthur::further_steps(own),
        Move::Favor(_)
        | Move::Knights(_)
        | Move::Gold(_)
        | Move::Market(_)
        | Move::Caerleon(_)
        | Move::Morgana(_)
        | Move::Treasures(_)
        | Move::Decree(_) => 0,
    }
}

/// The mission that a move of a module completes, and how much mistletoe it takes.
pub(super) const fn completes(own: Move) -> Option<(Mission, u8)> {
    match own {
        Move::Knights(own) => knights::completes(own),
        Move::Gold(own) => gold::completes(own),
        Move::Market(own) => market::completes(own),
        Move::Arthur(own) => arthur::completes(own),
        Move::Favor(_) | Move::Caerleon(_) | Move::Morgana(_) | Move::Treasures(_) | Move::Decree(_) => None,
    }
}

/// Whether what stands behind a handle is due at this moment, so that it glows by itself.
pub(super) fn is_due(scene: &Scene<'_>, own: Move) -> bool {
    match own {
        Move::Knights(own) => knights::is_due(scene, own),
        Move::Favor(own) => favor::is_due(scene, own),
        Move::Arthur(_)
        | Move::Gold(_)
        | Move::Market(_)
        | Move::Caerleon(_)
        | Move::Morgana(_)
        | Move::Treasures(_)
        | Move::Decree(_) => false,
    }
}

/// The tile on which a move of a module builds a manor.
pub(super) const fn builds(own: Move) -> Option<Site> {
    match own {
        Move::Favor(own) => favor::builds(own),
        Move::Market(own) => market::builds(own),
        Move::Arthur(_)
        | Move::Knights(_)
        | Move::Gold(_)
        | Move::Caerleon(_)
        | Move::Morgana(_)
        | Move::Treasures(_)
        | Move::Decree(_) => None,
    }
}

/// Whether a move has a button with words in the bar of the turn as well, because the place where it lies is small.
pub(super) const fn is_also_below(own: Move) -> bool {
    matches!(own, Move::Favor(merlin::modules::favor::Move::Learn(_)))
}

/// What the button of a move of a module shows: a picture, and a text if the usual one is too long for it.
pub(super) fn button(scene: &Scene<'_>, own: Move) -> Option<(Markup, Option<String>)> {
    match own {
        Move::Knights(own) => knights::button(scene, own),
        Move::Favor(own) => favor::button(scene, own),
        Move::Market(own) => market::button(scene, own),
        Move::Arthur(own) => arthur::button(scene, own),
        Move::Caerleon(own) => caerleon::button(own),
        Move::Morgana(own) => morgana::button(scene, own),
        Move::Decree(own) => decree::button(scene, own),
        Move::Gold(_) | Move::Treasures(_) => None,
    }
}

/// Why missions rest in the reader's turn, if they do.
pub(super) fn missions_rest(scene: &Scene<'_>) -> Option<String> {
    market::missions_rest(scene)
}

/// What modules have put into a castle, as counters: in the large castle, below the dice of a phone, in a small castle.
pub(super) fn counters(scene: &Scene<'_>, seat: Seat) -> Vec<Counter> {
    let mut all = gold::counters(scene, seat);
    all.extend(market::counters(scene, seat));
    all.extend(morgana::counters(scene, seat));
    all.extend(decree::counters(scene, seat));
    all
}

/// Boards that belong to the castle shown large, as panels beside it.
pub(super) fn own_panels(scene: &Scene<'_>, stage: Option<&Stage<'_>>) -> Markup {
    favor::panel(scene, stage)
}

/// A kind of piece of which a castle shows the number.
pub(super) struct Counter {
    pub(super) symbol: &'static str,
    pub(super) count: u8,
    pub(super) label: String,
}

/// Whether a module in play has a board of its own.
pub(super) fn has_boards(scene: &Scene<'_>) -> bool {
    market::in_play(scene) || arthur::in_play(scene) || morgana::in_play(scene)
}

/// Whether a player has a panel beside the castle.
pub(super) fn has_own_panels(scene: &Scene<'_>) -> bool {
    let modules = scene.view.open.options.modules();
    [Module::Favor, Module::Knights, Module::Decree].into_iter().any(|own| modules.contains(own))
}

/// Whether one of the boards of modules lies in a row of its own.
pub(super) fn has_rows(scene: &Scene<'_>) -> bool {
    let aside = super::crowded::is_crowded(scene);
    market::in_play(scene) || morgana::in_play(scene) || arthur::in_play(scene) && !aside
}

/// The boards of modules; where there are many, the Picts lie beside the environs.
pub(super) fn boards(scene: &Scene<'_>) -> Markup {
    let aside = super::crowded::is_crowded(scene);
    html! { (morgana::kitchen(scene)) (market::stall(scene)) @if !aside { (arthur::picts(scene)) } }
}
