//! The whole table of a reader: on a large screen everything at once, on a small one the rondel, and the rest
//! in sections one taps through.

use super::board::lands_key;
use super::figures::disc_icon;
use super::forecast::{tone, totals};
use super::modules;
use super::pick::{Handle, Panel};
use super::stage::{Spot, Stage};
use super::switches::{Switch, switch};
use super::symbols::{icon, shapes};
use super::{
    Scene, act, board, castle, castles, crowded, dice_row, display, environs, forecast, hand, others, rounds,
    score_track, scoring, shelf, stacked, standings,
};
use crate::fragments::InParts;
use maud::{Markup, html};
use merlin::{Frame, Move};
use table::Seat;

/// A section of the table on a small screen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Section {
    Lands,
    Environs,
    Castle,
    Missions,
    Boards,
    Others,
}

impl Section {
    const ALL: [Self; 6] =
        [Self::Lands, Self::Environs, Self::Castle, Self::Missions, Self::Boards, Self::Others];

    /// Those that have something to show.
    fn shown(scene: &Scene<'_>) -> impl Iterator<Item = Self> {
        let boards = modules::has_boards(scene);
        Self::ALL.into_iter().filter(move |&section| section != Self::Boards || boards)
    }

    const fn id(self) -> &'static str {
        match self {
            Self::Lands => "lands",
            Self::Environs => "environs",
            Self::Castle => "castle",
            Self::Missions => "missions",
            Self::Boards => "boards",
            Self::Others => "others",
        }
    }

    /// Where its part of the page is; the lands go with the rondel.
    const fn panel(self) -> &'static str {
        match self {
            Self::Lands => ".merlin-window",
            Self::Environs => ".in-environs",
            Self::Castle => ".in-castle",
            Self::Missions => ".in-missions",
            Self::Boards => ".in-boards",
            Self::Others => ".in-others",
        }
    }

    fn symbol(self, scene: &Scene<'_>) -> &'static str {
        match self {
            Self::Lands if modules::caerleon::in_play(scene) => "d-smith",
            Self::Lands => "tower",
            Self::Environs => "t-wood",
            Self::Castle => "shield",
            Self::Missions => "scroll",
            Self::Boards => "stall",
            Self::Others => "vassal",
        }
    }

    fn key(self, scene: &Scene<'_>) -> &'static str {
        match self {
            Self::Lands if modules::caerleon::in_play(scene) => lands_key(scene),
            Self::Lands => "boards-merlin-board-tab",
            Self::Environs => "boards-merlin-environs",
            // With allies, decrees or a favor board there is more than a castle.
            Self::Castle if scene.me.is_some() && modules::has_own_panels(scene) => {
                "boards-merlin-yours-short"
            }
            Self::Castle => "boards-merlin-castle-short",
            Self::Missions => "boards-merlin-missions-short",
            Self::Boards => "boards-merlin-boards",
            Self::Others => "boards-merlin-others",
        }
    }

    /// Where a handle is tapped; nothing for those in the bar of the turn.
    const fn of_handle(handle: Handle) -> Option<Self> {
        match handle.panel() {
            Some(Panel::Castle) => Some(Self::Castle),
            Some(Panel::Boards) => Some(Self::Boards),
            None => None,
        }
    }

    /// Where a move is tapped; nothing for what is tapped on the rondel or below the board.
    fn of(stage: &Stage<'_>, choice: Move) -> Option<Self> {
        match stage.spot_of(choice)? {
            // Dice stand beside the rondel, whatever section is looked at.
            // The draft lies over everything.
            Spot::Space(_) | Spot::Principality(_) | Spot::Turned(..) | Spot::Labourer(_) | Spot::Ally(_) => {
                None
            }
            Spot::Place(..) | Spot::Supply(_) | Spot::Seals(_) | Spot::InTheWay(_) | Spot::Mint => {
                Some(Self::Lands)
            }
            Spot::Site(_) => Some(Self::Environs),
            Spot::Item(_) | Spot::Traitor(_) | Spot::Ability(_) | Spot::ThreeDecrees => Some(Self::Castle),
            Spot::Hand(_) | Spot::Display(_) | Spot::Deck => Some(Self::Missions),
            Spot::Market(_) | Spot::Pict(_) | Spot::MorganaDie(_) | Spot::Kitchen(_) => Some(Self::Boards),
        }
    }
}

/// What the page brings along: the buttons that undo and confirm, and what stands beside the game.
#[derive(Debug, Default)]
pub struct Slots {
    /// The buttons that undo and confirm.
    pub confirm: Markup,
    /// What has happened.
    pub log: Markup,
}

/// The whole table.
pub fn sheet(scene: &Scene<'_>, slots: &Slots) -> Markup {
    let stage = Stage::of(scene);
    let due = stage.as_ref().and_then(|stage| section_due(stage));
    let open = scene.view.open;
    let scores: Vec<i32> = Seat::all(open.players()).map(|seat| open.score(seat)).collect();
    let many = crowded::is_crowded(scene);
    html! {
        div id="merlin" class=(format!("merlin{}{}", if many { " many" } else { "" }, if due.is_some() { " elsewhere" } else { "" })) {
            svg class="shapes" width="0" height="0" aria-hidden="true" { defs { (scene.part("merlin shapes", (), shapes)) } }
            div class="merlin-strip" {
                (scene.part("merlin rounds", (open.round, open.top() == Frame::Over), || rounds(scene)))
                (scene.part("merlin scores", &scores, || score_track(scene)))
                @if many { (drawer_label(scene)) }
                (standings(scene))
             }
            (switches(scene, due))
            @if many { (switch(Switch::Opened, "drawer-switch", DRAWER, DRAWER, false)) }
            div class="merlin-left" {
                // First, because it lies over everything else: so the keyboard is there first, too.
                (scoring(scene))
                (modules::draft::draft(scene, stage.as_ref()))
                div class="merlin-window" { (board(scene)) }
                (dice_row(scene))
                (act(scene, &slots.confirm))
                div class="merlin-own" {
                    section class="panel in-castle" { (castle(scene)) }
                    @if !many { (modules::own_panels(scene, stage.as_ref())) }
                    @if scene.me.is_some() {
                        section class="panel in-missions" {
                            @let note = modules::missions_rest(scene).unwrap_or_else(|| scene.say("boards-merlin-one-each-turn"));
                            h2 { (scene.say("boards-merlin-missions")) small { (note) } }
                            (hand(scene))
                        }
                    }
                    @if many {
                        section class="panel in-missions in-display" { h2 { (scene.say("boards-merlin-display")) } (stacked::display(scene)) }
                    }
                }
            }
            div class="merlin-right" {
                section class="panel in-lands small-only" { (shelf(scene)) }
                div class="merlin-shared" {
                    section class="panel in-environs" { (environs(scene)) }
                    @if many && modules::arthur::in_play(scene) {
                        section class="panel in-boards in-picts" { (stacked::picts(scene, stage.as_ref())) }
                    }
                }
                @if modules::has_rows(scene) { section class="panel in-boards in-rows" { (modules::boards(scene)) } }
                section class="panel in-others" { (others(scene)) }
                div class="merlin-mine" {
                    @if many { (modules::own_panels(scene, stage.as_ref())) }
                    (modules::knights::panel(scene, stage.as_ref()))
                    (modules::decree::panel(scene, stage.as_ref()))
                }
                @if !many { (beside(scene, slots)) }
            }
            @if many { div class="merlin-drawer" { (beside_many(scene, slots)) } }
            (labels(scene, stage.as_ref(), due))
        }
    }
}

/// The id of the switch of the drawer.
const DRAWER: &str = "merlin-drawer";

/// Opens the drawer with the log, and tells in short what everybody would have if it were scored now.
fn drawer_label(scene: &Scene<'_>) -> Markup {
    scene.part("merlin drawer", scene.open_key(), || {
        drawer_label_of(scene, &totals(scene).unwrap_or_default())
    })
}

fn drawer_label_of(scene: &Scene<'_>, totals: &[(Seat, i32)]) -> Markup {
    html! {
        label class="drawer-label" for=(DRAWER) {
            b { (scene.say("server-log")) }
            @if !totals.is_empty() { i title=(scene.say("boards-merlin-if-scored-about")) { (scene.say("boards-merlin-if-scored")) } }
            @for &(seat, total) in totals { span class=(tone(total)) { (disc_icon(seat)) (scene.words.signed(total)) } }
        }
    }
}

fn forecast_panel(scene: &Scene<'_>) -> Markup {
    scene.part("merlin forecast", scene.open_key(), || {
        let forecast = forecast(scene);
        html! { @if !forecast.0.is_empty() { section class="panel in-others" { (forecast) } } }
    })
}

/// The open missions beside the forecast, and the log.
fn beside(scene: &Scene<'_>, slots: &Slots) -> Markup {
    html! {
        div class="merlin-cards" {
            section class="panel in-missions" { h2 { (scene.say("boards-merlin-display")) } (display(scene)) }
            (forecast_panel(scene))
        }
        (log_panel(slots))
    }
}

/// The forecast and the log, where many modules leave no room for them.
fn beside_many(scene: &Scene<'_>, slots: &Slots) -> Markup {
    html! { (forecast_panel(scene)) (log_panel(slots)) }
}

/// The log, where the page brings one: a lesson has none.
fn log_panel(slots: &Slots) -> Markup {
    html! { @if !slots.log.0.is_empty() { section class="panel beside in-others" { (slots.log) } } }
}

/// Everything that lies open on the table, with nothing to choose; on a small screen below each other.
pub fn table_top(scene: &Scene<'_>) -> Markup {
    html! {
        div id="merlin" class="merlin merlin-top" {
            svg class="shapes" width="0" height="0" aria-hidden="true" { defs { (shapes()) } }
            div class="merlin-window" { (board(scene)) }
            div class="top-lands" { (shelf(scene)) }
            div class="top-environs" { (environs(scene)) }
            div class="top-missions" { (display(scene)) }
            @if modules::has_boards(scene) { div class="top-boards" { (modules::boards(scene)) } }
            div class="top-castles" { (castles(scene)) }
        }
    }
}

/// The section in which most can be tapped, if the rondel is not where the reader has to look.
fn section_due(stage: &Stage<'_>) -> Option<Section> {
    if !stage.reaches.is_empty() {
        return None;
    }
    let taps = |section: Section| {
        stage.scene.offers.iter().filter(|&&offer| Section::of(stage, offer) == Some(section)).count()
    };
    Section::ALL.into_iter().rev().max_by_key(|&section| taps(section)).filter(|&section| taps(section) > 0)
}

/// With another section due the switches are other elements, so that what is due is looked at first; until then the
/// reader's own choice stays.
fn group(due: Option<Section>) -> String {
    format!("merlin-in-{}", due.map_or("rest", Section::id))
}

fn switches(scene: &Scene<'_>, due: Option<Section>) -> Markup {
    let group = group(due);
    let draw = || {
        html! {
            @for section in Section::shown(scene) {
                (switch(Switch::Radio, &format!("section-switch to-{}", section.id()), &format!("{group}-{}", section.id()), &group, section == due.unwrap_or(Section::Lands)))
            }
        }
    };
    scene.part("merlin switches", due, draw)
}

fn labels(scene: &Scene<'_>, stage: Option<&Stage<'_>>, due: Option<Section>) -> Markup {
    let group = group(due);
    let taps = |section: Section| {
        stage.is_some_and(|stage| {
            scene.offers.iter().any(|&offer| Section::of(stage, offer) == Some(section))
                || stage.handles().any(|handle| Section::of_handle(handle) == Some(section))
        })
    };
    let shown: Vec<(Section, bool)> = Section::shown(scene).map(|section| (section, taps(section))).collect();
    scene.part("merlin sections", (due, &shown, scene.me.is_some()), || html! {
        nav class="merlin-sections" aria-label=(scene.say("boards-merlin-sections")) {
            @for &(section, taps) in &shown {
                label class=(format!("section for-{}", section.id())) for=(format!("{group}-{}", section.id()))
                    data-panel=(section.panel()) {
                    (icon(section.symbol(scene), 0.0, 0.0, 32.0).coloured("var(--m-line)").glyph())
                    @if taps { i class="glow" {} }
                    span { (scene.say(section.key(scene))) }
                }
            }
        }
    })
}
