//! The slides of a scoring: what happened in one step of it, and why.

use super::Scene;
use super::figures::{disc_icon, manor, seal, traitor};
use super::forecast::{points, tone};
use super::modules::arthur_scoring;
use super::modules::knights::device;
use super::scoring::pending;
use super::symbols::{badge, icon, item, of_terrain};
use super::tale::{About, Facing, Land, Slide, Territory};
use crate::drawing::Short;
use maud::{Markup, html};
use merlin::modules::knights::Ally;
use merlin::{Category, Colour, Frame, Item, Kind, Means, Move, Site, SiteSet, Terrain};
use table::Seat;
use words::merlin::{Sign, Subject};

/// What a slide is about.
pub(super) fn about(scene: &Scene<'_>, slide: &Slide) -> Markup {
    match &slide.about {
        About::Traitors(all) => traitors(scene, slide, all),
        About::Environs(all) => environs(scene, all),
        About::Land(of) => land(scene, slide, of),
        About::Vassals => vassals(scene, slide),
        About::CleanUp(all) => arthur_scoring::clean_up(scene, all),
        About::Picts { results, ring } => arthur_scoring::picts(scene, slide, results, *ring),
        About::Rest => rest(scene, slide),
    }
}

/// Who repelled which traitors, and by what.
fn traitors(scene: &Scene<'_>, slide: &Slide, all: &[Facing; 4]) -> Markup {
    html! {
        @let pending = pending(scene);
        p class="why" { (scene.say(if pending.is_some() { "boards-merlin-why-traitors-asked" } else { "boards-merlin-why-traitors" })) }
        table class="who" {
            thead { tr { td {} th { (scene.say("boards-merlin-repelled")) } th { (scene.say("boards-merlin-left")) } td {} } }
            tbody {
                @for seat in Seat::all(scene.view.open.players()) {
                    @let facing = all[seat.index()];
                    tr {
                        (named(scene, seat))
                        td {
                            @for colour in Colour::ALL {
                                @for means in [Means::Ability, Means::Flag, Means::Shield] {
                                    @for _ in 0..facing.repelled(means, colour) { (repelled(means, colour)) }
                                }
                            }
                            @if facing.excalibur { (icon("sword", 0.0, 0.0, 32.0).filled("var(--m-steel)").glyph()) }
                            @let gareth = slide.gains[seat.index()][Category::Allies.index()];
                            @if gareth > 0 { (gareth_share(scene, gareth)) }
                        }
                        td {
                            @for colour in Colour::ALL {
                                @let here = pending.as_ref().map_or(facing.left(colour), |all| all[seat.index()][colour.index()]);
                                @for _ in 0..here { (left(colour)) }
                            }
                        }
                        (points(scene, slide.gain(seat)))
                    }
                }
            }
        }
    }
}

/// All territories with manors.
fn environs(scene: &Scene<'_>, all: &[Territory]) -> Markup {
    html! {
        p class="why" { (scene.say(if scene.view.open.layout.counts_strength() { "boards-merlin-why-environs-strength" } else { "boards-merlin-why-environs" })) }
        ul class="territories" { @for territory in all { (territory_row(scene, territory)) } }
    }
}

/// Who has how much influence in a principality, and what it brings.
fn land(scene: &Scene<'_>, slide: &Slide, land: &Land) -> Markup {
    let Land { colour, markers, leaders, grail, decided } = *land;
    let (worth, is_told) = (markers.iter().sum::<u8>(), decided || grail.is_some());
    html! {
        div class="named-land" {
            svg viewBox="0 0 48 52" aria-hidden="true" { (badge(Some(colour), 2.0, 2.0, 44.0)) }
            b { (scene.land(colour)) }
            svg class="worth-of" data-explain=(Subject::Sign(Sign::Influence)) viewBox="0 0 48 48" role="img" aria-label=(scene.say_with("boards-merlin-worth", &[("count", worth.into())])) {
                (icon("laurel", 0.0, 0.0, 48.0).coloured("var(--m-line)"))
                text x="24" y="32" { (worth) }
            }
        }
        table class="who" {
            tbody {
                @for seat in Seat::all(scene.view.open.players()) {
                    tr {
                        (named(scene, seat))
                        td { @for _ in 0..markers[seat.index()] { svg class="glyph" viewBox="0 0 26 28" aria-hidden="true" { (seal(seat, 0.0, 0.0, 26.0)) } } }
                        @if is_told { (points(scene, slide.gain(seat))) }
                        @else { (possible(scene, seat, worth, leaders.contains(seat), leaders.len())) }
                    }
                }
            }
        }
        p class="why" { (why_land(scene, land, worth)) @if is_told { " " (scene.say("boards-merlin-why-back")) } }
        (question(scene, colour))
    }
}

/// Why a principality brings what it does.
fn why_land(scene: &Scene<'_>, land: &Land, worth: u8) -> String {
    let names = || scene.words.list(land.leaders.iter().map(|seat| scene.name(seat)));
    match (land.grail, land.decided, land.leaders.len()) {
        (Some(seat), ..) => scene.say_with(
            "boards-merlin-why-grail",
            &[("name", scene.name(seat).into()), ("worth", worth.into())],
        ),
        (None, false, _) => scene.say_with(
            "boards-merlin-why-ask",
            &[("name", scene.view.open.grail.map(|seat| scene.name(seat)).unwrap_or_default().into())],
        ),
        (None, true, 1) => {
            scene.say_with("boards-merlin-why-alone", &[("name", names().into()), ("worth", worth.into())])
        }
        (None, true, count) => scene.say_with(
            "boards-merlin-why-shared",
            &[("names", names().into()), ("worth", worth.into()), ("count", count.into())],
        ),
    }
}

/// What everybody gains for vassals in principalities.
fn vassals(scene: &Scene<'_>, slide: &Slide) -> Markup {
    html! {
        p class="why" { (scene.say("boards-merlin-why-vassals")) }
        table class="who" { tbody { @for seat in Seat::all(scene.view.open.players()) { tr { (named(scene, seat)) (points(scene, slide.gain(seat))) } } } }
    }
}

/// What everybody gains at the end of the game.
fn rest(scene: &Scene<'_>, slide: &Slide) -> Markup {
    html! {
        p class="why" { (why_rest(scene)) }
        @let further: Vec<Category> = scene.view.open.layout.categories.iter().copied().filter(|category| [Category::Allies, Category::Coins].contains(category)).collect();
        table class="who rest" {
            thead { tr { td {} th { (scene.say("boards-merlin-rest-apples")) } th { (scene.say("boards-merlin-rest-staffs")) } th { (scene.say("boards-merlin-rest-items")) } @for &category in &further { th { (words::merlin::category(scene.words, category)) } } td {} } }
            tbody {
                @for seat in Seat::all(scene.view.open.players()) {
                    @let of = |category: Category| slide.gains[seat.index()][category.index()];
                    tr {
                        (named(scene, seat))
                        @for category in [Category::Apples, Category::Staffs, Category::Items].into_iter().chain(further.iter().copied()) { (points(scene, of(category))) }
                        (points(scene, slide.gain(seat)))
                    }
                }
            }
        }
    }
}

/// The points of Sir Gareth for traitors of new colours (KRT-7.1).
fn gareth_share(scene: &Scene<'_>, points: i32) -> Markup {
    html! {
        span class="gareth" data-explain=(Subject::Ally(Ally::Gareth)) role="img" aria-label=(format!("{} {}", words::merlin::ally(scene.words, Ally::Gareth), scene.words.signed(points))) {
            svg class="glyph" viewBox="0 0 34 34" aria-hidden="true" { (device(Ally::Gareth, 1.0, 1.0, 32.0)) }
            b class="gain" { (scene.words.signed(points)) }
        }
    }
}

/// A traitor that was repelled, with what repelled it.
fn repelled(means: Means, colour: Colour) -> Markup {
    html! {
        svg class="glyph" viewBox="0 0 32 32" aria-hidden="true" {
            (traitor(colour, 0.0, 0.0, 26.0))
            @match means {
                Means::Flag => (icon("flag", 16.0, 14.0, 17.0)),
                Means::Shield => (item(Item::new(Kind::Shield, colour), None, 16.0, 15.0, 16.0)),
                Means::Ability => (icon("waxback", 16.0, 15.0, 16.0)),
                Means::Excalibur => (icon("sword", 16.0, 15.0, 16.0)),
            }
        }
    }
}

/// A traitor that was not repelled.
fn left(colour: Colour) -> Markup {
    html! { svg class="glyph" viewBox="0 0 32 32" aria-hidden="true" { (traitor(colour, 3.0, 3.0, 26.0)) } }
}

/// What counts at the end of the game, with these modules.
fn why_rest(scene: &Scene<'_>) -> String {
    let categories = scene.view.open.layout.categories;
    let further = [
        (Category::Allies, "boards-merlin-why-rest-allies"),
        (Category::Coins, "boards-merlin-why-rest-coins"),
    ];
    let further = further.into_iter().filter(|(category, _)| categories.contains(category));
    let all = ["boards-merlin-why-rest"].into_iter().chain(further.map(|(_, key)| key));
    all.map(|key| scene.say(key)).collect::<Vec<_>>().join(" ")
}

pub(super) fn named(scene: &Scene<'_>, seat: Seat) -> Markup {
    html! { th scope="row" { (disc_icon(seat)) " " (scene.name(seat)) } }
}

/// What a player gains if the lead is shared, and with the Grail, while that is not decided.
fn possible(scene: &Scene<'_>, seat: Seat, worth: u8, leads: bool, leaders: usize) -> Markup {
    let shared = if leads { i32::from(worth) / leaders as i32 } else { 0 };
    let alone = if scene.view.open.grail == Some(seat) { i32::from(worth) } else { 0 };
    html! {
        td class=(tone(shared)) { (scene.words.signed(shared)) }
        td class=(tone(alone)) { (icon("grail", 0.0, 0.0, 32.0).filled("var(--m-cup)").glyph()) " " (scene.words.signed(alone)) }
    }
}

/// The Grail can be used here: the same two choices as below the board.
fn question(scene: &Scene<'_>, colour: Colour) -> Markup {
    let asked = scene.view.open.top() == Frame::Grail(colour) && scene.offers.contains(&Move::UseGrail);
    html! {
        @if asked { p class="ask" { (scene.say("boards-merlin-grail-question")) } }
    }
}

/// A territory: where it is, who has how many manors, what the leaders gain.
fn territory_row(scene: &Scene<'_>, territory: &Territory) -> Markup {
    let open = scene.view.open;
    let there = if open.layout.counts_strength() {
        "boards-merlin-strength-there"
    } else {
        "boards-merlin-manors-there"
    };
    let gain = territory.sites.len() / territory.leaders.len().max(1) as u8;
    html! {
        li {
            (small_map(scene, territory.terrain, territory.sites))
            span class="extent" { (scene.say_with("boards-merlin-territory", &[("terrain", scene.terrain(territory.terrain).into()), ("tiles", territory.sites.len().into())])) }
            span class="holders" {
                @for seat in Seat::all(open.players()).filter(|seat| territory.manors[seat.index()] > 0) {
                    span data-explain=(Subject::Sign(Sign::Manor)) role="img" aria-label=(scene.say_with(there, &[("name", scene.name(seat).into()), ("count", territory.manors[seat.index()].into())])) {
                        svg class="glyph" viewBox="0 0 26 26" aria-hidden="true" { (manor(seat, 0.0, 0.0, 26.0)) }
                        @if territory.manors[seat.index()] > 1 { (territory.manors[seat.index()]) }
                    }
                }
            }
            span class="gains" {
                @for seat in territory.leaders.iter() { (disc_icon(seat)) }
                b class=(tone(gain.into())) { (scene.words.signed(gain.into())) }
            }
        }
    }
}

/// All tiles as dots, these dark.
pub(super) fn small_map(scene: &Scene<'_>, terrain: Terrain, sites: SiteSet) -> Markup {
    let rows = scene.view.open.layout.rows;
    let (_, ground, lines) = of_terrain(terrain);
    html! {
        svg class="small-map" viewBox=(format!("0 0 54 {}", 8 * i32::from(rows) + 2)) aria-hidden="true" {
            @for site in Site::all(rows) {
                @let inside = sites.contains(site);
                circle cx=(Short(4.5 + f64::from(site.half_column()) * 4.0)) cy=(Short(5.0 + f64::from(site.row()) * 8.0)) r="3.700"
                    fill=(if inside { lines } else { ground }) opacity=(if inside { "1" } else { ".45" }) {}
            }
        }
    }
}
