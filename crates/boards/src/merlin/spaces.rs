//! What the spaces of the rondel look like: their grounds, and a picture of what each of them does.

use super::symbols::{emblem, icon, of_kind, paint};
use super::{Scene, modules};
use crate::drawing::scaled;
use maud::{Markup, html};
use merlin::{Counted, Kind, Space, SpaceKind};

/// The ground of a space: principalities have their colour, the others that of their family.
pub(crate) fn ground(kind: SpaceKind) -> &'static str {
    match kind {
        SpaceKind::Principality(colour) => paint(colour),
        SpaceKind::Vp(_) => "var(--m-vp)",
        SpaceKind::Influence(_) => "var(--m-influence)",
        SpaceKind::Excalibur | SpaceKind::Grail => "var(--m-relic)",
        SpaceKind::Relocate | SpaceKind::Exchange | SpaceKind::Mission | SpaceKind::Build => "var(--m-deed)",
        SpaceKind::Module(own) => modules::ground(own),
    }
}

/// The picture of a space about a centre, in a box of this size.
pub(crate) fn picture(scene: &Scene<'_>, space: Space, x: f64, y: f64, size: f64) -> Markup {
    let scale = size / 48.0;
    let drawn = || in_box(scene.view.open.layout.kind(space));
    html! { g transform=(scaled(x, y, scale)) { (modules::caerleon::picture(scene, space).unwrap_or_else(drawn)) } }
}

/// The picture in a box of 48 about the centre.
pub(super) fn in_box(kind: SpaceKind) -> Markup {
    let line = 2.1;
    match kind {
        SpaceKind::Principality(colour) => {
            html! { (icon(emblem(colour), -17.8, -17.8, 35.6).coloured("var(--m-emblem)")) }
        }
        SpaceKind::Vp(counted) => {
            let thing = match counted {
                Counted::Shield => icon("shield", -13.0, -13.0, 26.0),
                Counted::Flag => icon("flag", -13.0, -13.0, 26.0),
                Counted::Material => icon("block", -13.0, -13.0, 26.0),
                Counted::Influence => icon("seal", -13.0, -12.0, 26.0),
                Counted::Manor => icon("manor", -13.0, -13.0, 26.0),
            };
            html! { (icon("laurel", -24.0, -24.0, 48.0).coloured("var(--m-line)")) (thing.line(line)) }
        }
        SpaceKind::Influence(gained) => html! {
            (icon("seal", -24.0, -3.0, 27.0).line(line))
            @match gained.kind() {
                Some(kind) => (icon(of_kind(kind), -4.0, -21.0, 28.0).line(line)),
                None => (icon("vassal", -3.0, -21.0, 26.0).line(line)),
            }
            path d="M-15-7C-15-13-12.5-15-6.5-15.500M-10.500-19-6-15.500-10-11.400" fill="none" stroke="var(--m-line)"
                stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" {}
        },
        SpaceKind::Excalibur => {
            html! { (icon("sword", -22.0, -22.0, 44.0).filled("var(--m-steel)").line(line)) }
        }
        SpaceKind::Grail => html! { (icon("grail", -20.0, -21.0, 40.0).filled("var(--m-cup)").line(line)) },
        SpaceKind::Relocate => {
            html! { (icon("vassal", -14.0, -25.0, 28.0).line(line)) (icon("lr", -22.0, 13.0, 44.0).line(line)) }
        }
        SpaceKind::Exchange => html! {
            (icon("arrowpair", -24.0, -24.0, 48.0).line(2.4))
            (icon(of_kind(Kind::Shield), -15.5, -13.0, 18.0).line(1.9))
            (icon(of_kind(Kind::Material), -2.0, -5.0, 19.0).line(1.9))
        },
        SpaceKind::Mission => html! {
            (icon("card", -26.0, -23.0, 38.0).filled("var(--m-back)").line(line))
            (icon("scroll", -14.0, -18.0, 38.0).line(line))
        },
        SpaceKind::Build => {
            html! { (icon("manor", -23.0, -15.0, 38.0).line(line)) (icon("hammer", -3.0, -24.0, 26.0).line(line)) }
        }
        SpaceKind::Module(own) => modules::picture(own),
    }
}
