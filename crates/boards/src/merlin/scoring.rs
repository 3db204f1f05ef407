//! A scoring as a sequence people can follow: each step, each principality and territory, who gets what and why, what
//! came before. It lies over the board until the reader goes on, and can be skipped at once.

use super::Scene;
use super::figures::{disc_icon, manor, seal, traitor};
use super::forecast::{self, points, tone};
use super::modules::arthur_scoring;
use super::modules::knights::device;
use super::switches::{Switch, switch};
use super::symbols::{badge, icon, item, of_terrain};
use super::tale::{About, Slide, Tale, Territory};
use crate::drawing::Short;
use crate::fragments::InParts;
use maud::{Markup, html};
use merlin::modules::knights::Ally;
use merlin::{Category, Colour, Frame, Item, Kind, Means, Move, Site, SiteSet, Terrain};
use table::Seat;
use words::merlin::{Sign, Subject};

/// The last scoring; nothing once the reader has gone on playing.
pub fn scoring(scene: &Scene<'_>) -> Markup {
    let Some(tale) = Tale::of(scene) else { return Markup::default() };
    let open = scene.view.open;
    let asked = scene.offers.contains(&Move::UseGrail);
    // Most of what is due after a scoring does not show in it.
    let due = match open.top() {
        due @ (Frame::Grail(_) | Frame::RepelTraitors(_) | Frame::Over) => Some(due),
        due => arthur_scoring::is_asked(scene).then_some(due),
    };
    let is_open = |slide: &Slide| matches!(slide.about, About::Land { decided: false, .. });
    let grail = tale.slides.iter().any(is_open).then_some(open.grail);
    scene.part("merlin scoring", (&tale, scene.me, due, grail, asked, pending(scene)), || told(scene, &tale))
}

fn told(scene: &Scene<'_>, tale: &Tale) -> Markup {
    // While somebody has to decide, what is decided on is shown; afterwards the reader begins at the beginning.
    let under_way = matches!(scene.view.open.top(), Frame::Grail(_) | Frame::RepelTraitors(_));
    let last = tale.slides.len().saturating_sub(1);
    let first = if under_way { last } else { arthur_scoring::seen_before(scene, tale) };
    let group = format!("merlin-slides-{}", tale.round);
    // What comes after the clean-up is shown although the reader has gone on to choose a manor in between.
    let part = if arthur_scoring::is_asked(scene) { "-manors" } else { "" };
    let seen = format!("merlin-seen-{}{part}", tale.round);
    // At the end the result comes first; how it came about is shown to whoever asks.
    let over = matches!(scene.view.open.top(), Frame::Over);
    // It takes the focus when it appears, unless it asks for a decision that is made elsewhere.
    let rests = (!under_way && !over).then_some("");
    html! {
        (switch(Switch::Dismissed, "scoring-seen", &seen, &seen, over))
        section id="merlin-scoring" class=(if under_way { "merlin-scoring asks" } else { "merlin-scoring" })
            tabindex=[rests.map(|_| "-1")] data-rest=[rests] data-overlay=[(!under_way).then_some("yes")] aria-label=(title(scene, tale.round)) {
            @for (number, slide) in tale.slides.iter().enumerate() {
                @let class = match slide.about {
                    About::Land { colour, .. } => format!("slide-switch of-{colour}"),
                    About::Traitors(_) | About::Environs(_) | About::CleanUp(_) | About::Vassals | About::Picts { .. } | About::Rest => "slide-switch".to_owned(),
                };
                (switch(Switch::Radio, &class, &id(tale.round, number), &group, number == first))
                article class="slide" { (shown(scene, tale, number, slide, &seen)) }
            }
        }
        @if over { label class="show-scoring" for=(seen) { (title(scene, tale.round)) } }
    }
}

fn id(round: u8, number: usize) -> String {
    format!("merlin-slide-{round}-{number}")
}

fn title(scene: &Scene<'_>, round: u8) -> String {
    scene.say_with("boards-merlin-scoring", &[("round", round.into())])
}

fn shown(scene: &Scene<'_>, tale: &Tale, number: usize, slide: &Slide, seen: &str) -> Markup {
    html! {
        header {
            h2 { (title(scene, tale.round)) }
            label class="skip-scoring" for=(seen) { (scene.say("boards-merlin-skip")) }
            (steps(scene, tale, slide))
        }
        div class="both" {
            div class="what" { (about(scene, slide)) }
            div class="totals" { h3 { (scene.say("boards-merlin-so-far")) } (so_far(scene, tale, slide)) }
        }
        footer {
            @if number > 0 { label class="leaf" for=(id(tale.round, number - 1)) { (scene.say("boards-back")) } }
            span class="page" { (number + 1) " / " (tale.slides.len()) }
            @if number + 1 < tale.slides.len() {
                label class="leaf next" for=(id(tale.round, number + 1)) { (scene.say("boards-merlin-next")) }
            } @else if !matches!(scene.view.open.top(), Frame::Grail(_) | Frame::RepelTraitors(_)) {
                @let key = if matches!(scene.view.open.top(), Frame::Over) { "boards-merlin-to-result" } else { "boards-merlin-go-on" };
                label class="leaf next" for=(seen) { (scene.say(key)) }
            }
        }
    }
}

/// The steps of the scoring, each leading to its first slide; and within the influence the principalities.
fn steps(scene: &Scene<'_>, tale: &Tale, slide: &Slide) -> Markup {
    let first_of = |step: usize| tale.slides.iter().position(|other| other.about.step() == step);
    let current = slide.about.step();
    html! {
        ol class="steps" {
            @for (step, key, _) in forecast::steps(scene) {
                @let here = current == step;
                li aria-current=[here.then_some("step")] {
                    @match first_of(step) {
                        Some(number) => label for=(id(tale.round, number)) { (scene.say(key)) },
                        None => span { (scene.say(key)) },
                    }
                }
            }
        }
        @if current == About::INFLUENCE {
            ol class="steps lands" {
                @for (number, other) in tale.slides.iter().enumerate() {
                    @if let About::Land { colour, .. } = other.about {
                        @let here = matches!(slide.about, About::Land { colour: own, .. } if own == colour);
                        li aria-current=[here.then_some("step")] {
                            label for=(id(tale.round, number)) aria-label=(scene.land(colour)) {
                                svg class="glyph" viewBox="-1 -1 34 36" aria-hidden="true" { (badge(Some(colour), 0.0, 0.0, 32.0)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn about(scene: &Scene<'_>, slide: &Slide) -> Markup {
    let seats = || Seat::all(scene.view.open.players());
    match &slide.about {
        About::Traitors(all) => html! {
            @let pending = pending(scene);
            p class="why" { (scene.say(if pending.is_some() { "boards-merlin-why-traitors-asked" } else { "boards-merlin-why-traitors" })) }
            table class="who" {
                thead { tr { td {} th { (scene.say("boards-merlin-repelled")) } th { (scene.say("boards-merlin-left")) } td {} } }
                tbody {
                    @for seat in seats() {
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
        },
        About::Environs(all) => html! {
            p class="why" { (scene.say(if scene.view.open.layout.counts_strength() { "boards-merlin-why-environs-strength" } else { "boards-merlin-why-environs" })) }
            ul class="territories" { @for territory in all { (territory_row(scene, territory)) } }
        },
        About::Land { colour, markers, leaders, grail, decided } => {
            let worth: u8 = markers.iter().sum();
            let names = || scene.words.list(leaders.iter().map(|seat| scene.name(seat)));
            let why = match (grail, *decided, leaders.len()) {
                (Some(seat), ..) => scene.say_with(
                    "boards-merlin-why-grail",
                    &[("name", scene.name(*seat).into()), ("worth", worth.into())],
                ),
                (None, false, _) => scene.say_with(
                    "boards-merlin-why-ask",
                    &[(
                        "name",
                        scene.view.open.grail.map(|seat| scene.name(seat)).unwrap_or_default().into(),
                    )],
                ),
                (None, true, 1) => scene.say_with(
                    "boards-merlin-why-alone",
                    &[("name", names().into()), ("worth", worth.into())],
                ),
                (None, true, count) => scene.say_with(
                    "boards-merlin-why-shared",
                    &[("names", names().into()), ("worth", worth.into()), ("count", count.into())],
                ),
            };
            html! {
                div class="named-land" {
                    svg viewBox="0 0 48 52" aria-hidden="true" { (badge(Some(*colour), 2.0, 2.0, 44.0)) }
                    b { (scene.land(*colour)) }
                    svg class="worth-of" data-explain=(Subject::Sign(Sign::Influence)) viewBox="0 0 48 48" role="img" aria-label=(scene.say_with("boards-merlin-worth", &[("count", worth.into())])) {
                        (icon("laurel", 0.0, 0.0, 48.0).coloured("var(--m-line)"))
                        text x="24" y="32" { (worth) }
                    }
                }
                table class="who" {
                    tbody {
                        @for seat in seats() {
                            tr {
                                (named(scene, seat))
                                td { @for _ in 0..markers[seat.index()] { svg class="glyph" viewBox="0 0 26 28" aria-hidden="true" { (seal(seat, 0.0, 0.0, 26.0)) } } }
                                @if *decided || grail.is_some() { (points(scene, slide.gain(seat))) }
                                @else { (possible(scene, seat, worth, leaders.contains(seat), leaders.len())) }
                            }
                        }
                    }
                }
                p class="why" { (why) @if *decided || grail.is_some() { " " (scene.say("boards-merlin-why-back")) } }
                (question(scene, *colour))
            }
        }
        About::Vassals => html! {
            p class="why" { (scene.say("boards-merlin-why-vassals")) }
            table class="who" { tbody { @for seat in seats() { tr { (named(scene, seat)) (points(scene, slide.gain(seat))) } } } }
        },
        About::CleanUp(all) => arthur_scoring::clean_up(scene, all),
        About::Picts { results, ring } => arthur_scoring::picts(scene, slide, results, *ring),
        About::Rest => html! {
            p class="why" { (why_rest(scene)) }
            @let further: Vec<Category> = scene.view.open.layout.categories.iter().copied().filter(|category| [Category::Allies, Category::Coins].contains(category)).collect();
            table class="who rest" {
                thead { tr { td {} th { (scene.say("boards-merlin-rest-apples")) } th { (scene.say("boards-merlin-rest-staffs")) } th { (scene.say("boards-merlin-rest-items")) } @for &category in &further { th { (words::merlin::category(scene.words, category)) } } td {} } }
                tbody {
                    @for seat in seats() {
                        @let of = |category: Category| slide.gains[seat.index()][category.index()];
                        tr {
                            (named(scene, seat))
                            @for category in [Category::Apples, Category::Staffs, Category::Items].into_iter().chain(further.iter().copied()) { (points(scene, of(category))) }
                            (points(scene, slide.gain(seat)))
                        }
                    }
                }
            }
        },
    }
}

/// The traitors that everybody still faces while it is not decided who is repelled; nothing afterwards.
fn pending(scene: &Scene<'_>) -> Option<[[u8; 6]; 4]> {
    let open = scene.view.open;
    matches!(open.top(), Frame::RepelTraitors(_)).then(|| {
        let mut all = [[0; 6]; 4];
        for seat in Seat::all(open.players()) {
            all[seat.index()] = Colour::ALL.map(|colour| open.castle(seat).traitors_of(colour));
        }
        all
    })
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

/// The scores before, what each step has brought, and the scores now.
fn so_far(scene: &Scene<'_>, tale: &Tale, slide: &Slide) -> Markup {
    let open = scene.view.open;
    let now = |seat: Seat| tale.before[seat.index()] + slide.so_far[seat.index()].iter().sum::<i32>();
    let mut seats: Vec<Seat> = Seat::all(open.players()).collect();
    seats.sort_by_key(|&seat| (-now(seat), seat));
    html! {
        table class="so-far" {
            thead { tr { td {} th { (scene.say("boards-merlin-was")) } @for (_, key, _) in forecast::steps(scene) { th { (scene.say(key)) } } th { (scene.say("boards-merlin-now")) } } }
            tbody {
                @for seat in seats {
                    tr class=(if scene.me == Some(seat) { "me" } else { "" }) {
                        th scope="row" { (disc_icon(seat)) span class="quiet" { (scene.name(seat)) } }
                        td { (scene.score(tale.before[seat.index()])) }
                        @for (step, _, _) in forecast::steps(scene) { (points(scene, slide.so_far[seat.index()][step])) }
                        td { b { (scene.score(now(seat))) } }
                    }
                }
            }
        }
    }
}
