//! What lies behind the reader's screen: knights, fist, grail tiles, Merlin tiles, hero. And the mission that is being
//! carried out, for everybody to see.

use super::figures::{cloth, symbol_of};
use super::stage::Stage;
use super::symbols::{glyph, grail_of, merlin_face, picture};
use super::{Scene, Tap};
use crate::fragments::InParts;
use camelot::{BlackKnight, Colour, Components, GrailTiles, HeroSide, Part, Secret, Shield};
use maud::{Markup, html};
use words::camelot::{Sign, Subject};

/// The reader's screens, one for each colour; with two players there are two (CAM-18.8).
pub fn screen(scene: &Scene<'_>) -> Markup {
    let open = scene.view.open;
    let mine: Vec<(Colour, &Secret)> = scene
        .me
        .into_iter()
        .flat_map(|seat| open.colours_of(seat))
        .filter_map(|colour| Some((colour, scene.view.secret(colour)?)))
        .collect();
    html! {
        div id="camelot-tray" class="tray" {
            @for (colour, secret) in mine {
                @let closed = has_closed(scene, colour);
                @let kept = (colour, secret, open.pieces(colour), closed, open.hero(colour), open.black);
                (scene.part("camelot screen", kept, || behind(scene, colour, secret)))
            }
            (mission(scene))
        }
    }
}

fn behind(scene: &Scene<'_>, colour: Colour, secret: &Secret) -> Markup {
    let (words, open) = (scene.words, scene.view.open);
    let knights = open.pieces(colour).screen.saturating_sub(secret.fist);
    let points = [("points", secret.merlin.sum().into())];
    // Whoever plays two colours has two of them.
    let of_colour = words::camelot::colour(words, colour);
    let say = |key: &str, count: u8| words.say_with(key, &[("count", count.into())]);
    html! {
        section id=(format!("camelot-screen-{colour}")) class="screen"
            aria-label=(words.say_with("boards-camelot-screen-of", &[("colour", of_colour.into())])) {
            (folding(colour))
            div class="kept" {
                h3 { (words.say("boards-camelot-screen")) }
                div class="things" data-explain=(Subject::Sign(Sign::Screen)) role="img" aria-label=(say("boards-camelot-knights", knights)) {
                    (knight_icon(colour)) b { (knights) }
                }
            }
            @if secret.fist > 0 || has_closed(scene, colour) {
                div class="kept" {
                    h3 { (words.say("boards-camelot-fist")) }
                    div class="things" data-explain=(Subject::Sign(Sign::Fist)) role="img" aria-label=(say("boards-camelot-in-fist", secret.fist)) {
                        (picture("-18 -23 36 50", symbol_of("fist", colour))) b { (secret.fist) }
                    }
                }
            }
            (grails(scene, secret.grail))
            @if !secret.merlin.is_empty() {
                div class="kept" {
                    h3 { (words.say("boards-camelot-merlin")) }
                    div class="things" data-explain=(Subject::Sign(Sign::Merlin)) role="img"
                        aria-label=(words.say_with("boards-camelot-merlin-own", &points)) {
                        @for points in secret.merlin.iter() { (picture("-16 -20 32 40", merlin_face(points))) }
                    }
                }
            }
            (hero(scene, colour))
        }
    }
}

/// Whether the reader's fist of a colour is closed: it may be empty.
fn has_closed(scene: &Scene<'_>, colour: Colour) -> bool {
    let open = scene.view.open;
    let predicting = matches!(open.flow.phase, camelot::Phase::Predictions | camelot::Phase::Fists);
    predicting
        || open.owner(colour).is_some_and(|seat| open.flow.chosen.contains(seat) && open.total.is_none())
}

/// The grails put together for the most points (CAM-15.27), and what they score now.
fn grails(scene: &Scene<'_>, tiles: GrailTiles) -> Markup {
    if tiles.is_empty() {
        return Markup::default();
    }
    let words = scene.words;
    let most = Part::ALL.into_iter().map(|part| tiles.count(part)).max().unwrap_or(0);
    let points = tiles.points(Components::GRAIL_SET_POINTS);
    let values = [("parts", words::camelot::parts(words, tiles.0).into()), ("points", points.into())];
    html! {
        div class="kept" {
            h3 { (words.say("boards-camelot-grails")) }
            div class="things" data-explain=(Subject::Sign(Sign::Grail)) role="img" aria-label=(words.say_with("boards-camelot-grails-own", &values)) {
                @for set in 1..=most { (picture("-15 -19 30 40", grail_of(|part| tiles.count(part) >= set))) }
                b { (words.signed(points)) }
            }
        }
    }
}

/// The hero before the screen, with what his side can do (CAM-16.2).
fn hero(scene: &Scene<'_>, colour: Colour) -> Markup {
    let (words, open) = (scene.words, scene.view.open);
    let side = open.pieces(colour).hero;
    let number = match side {
        HeroSide::One => "1",
        HeroSide::Two => "2",
        HeroSide::Gone => return Markup::default(),
    };
    let black = open.black == BlackKnight::Waiting && open.hero(colour) == camelot::Hero::Mordred;
    html! {
        div class="kept hero" data-explain=(Subject::Hero(colour)) {
            h3 { (words::camelot::hero(words, open.hero(colour))) " " span class="hero-side" { (number) } }
            p { (words::camelot::ability(words, open.hero(colour), side)) }
            @if black {
                span data-explain=(Subject::Sign(Sign::Black)) role="img" aria-label=(words.say("boards-camelot-black-waits")) {
                    (picture("-18 -27 36 52", html! { use href="#camelot-knight-black" {} }))
                }
            }
        }
    }
}

/// A screen of three panels, with the arms of its colour.
fn folding(colour: Colour) -> Markup {
    let panel = |x: i32, y: i32| format!("M{x} {y}h12v8h9v-8h10v8h9v-8h10v8h12v110h-62z");
    html! {
        svg class="folding" viewBox="-1 0 188 116" aria-hidden="true" {
            g fill=(cloth(colour).paint()) stroke="var(--figline)" stroke-width="1.4" stroke-linejoin="round" {
                path d=(panel(0, 14)) {} path d=(panel(124, 14)) {} path d=(panel(62, 6)) {}
            }
            path d="M0 24h186v100H0z" fill="url(#camelot-loz)" {}
            path d="M0 22h62v100H0zM124 22h62v100h-62z" fill="#000" opacity=".1" {}
            g transform="translate(93 60) scale(2.1)" { (symbol_of("arms", colour)) }
        }
    }
}

fn knight_icon(colour: Colour) -> Markup {
    picture("-18 -27 36 52", html! { use href=(format!("#camelot-knight-{colour}")) {} })
}

/// The mission that is being carried out: which shields are done, which are due. The reader picks one by a tap.
fn mission(scene: &Scene<'_>) -> Markup {
    let (words, open) = (scene.words, scene.view.open);
    let (Some(mission), Some(colour)) = (open.turn.mission, open.acting()) else { return Markup::default() };
    let stage = Stage::of(scene);
    let mine = scene.me.is_some() && open.owner(colour) == scene.me;
    let title = if mine {
        words.say("boards-camelot-my-mission")
    } else {
        words.say_with(
            "boards-camelot-mission-of",
            &[("colour", words::camelot::colour(words, colour).into())],
        )
    };
    let mut left = open.turn.shields;
    let mut shields: Vec<(Shield, bool)> = mission
        .shields()
        .iter()
        .map(|shield| {
            let due = left.contains(shield);
            left = left.without(shield);
            (shield, due)
        })
        .collect();
    shields.sort_by_key(|&(_, due)| due);
    html! {
        section id="camelot-mission" class="kept mission-due" aria-label=(title) {
            h3 { (title) }
            div class="mission-shields" {
                @for (number, (shield, due)) in shields.into_iter().enumerate() {
                    (one(scene, stage.as_ref(), number, shield, due))
                }
            }
        }
    }
}

fn one(scene: &Scene<'_>, stage: Option<&Stage<'_>>, number: usize, shield: Shield, due: bool) -> Markup {
    let name = words::camelot::shield(scene.words, shield);
    let drawing = glyph(&format!("shield-{shield}"));
    let id = format!("camelot-due-{}", number + 1);
    let choices = stage.map(Stage::shields).unwrap_or_default();
    let picked = stage.is_some_and(|stage| stage.shield == Some(shield));
    html! {
        @if !due {
            span id=(id) class="shield-due done" data-explain=(Subject::Shield(shield)) role="img"
                aria-label=(scene.words.say_with("boards-camelot-shield-done", &[("shield", name.into())])) {
                (drawing)
                (picture("-12 -12 24 24", html! {
                    circle r="11" fill="#2F6B4F" {}
                    path d="M-5 0l3.5 4L5-4" stroke="#fff" stroke-width="2.6" fill="none" stroke-linecap="round"
                        stroke-linejoin="round" {}
                }))
            }
        } @else if choices.len() > 1 && choices.contains(&shield) {
            button id=(id) type="button" class=(if picked { "shield-due glow picked" } else { "shield-due glow" })
                aria-pressed=(picked) data-explain=(Subject::Shield(shield))
                data-pick=(if picked { Tap::Clear } else { Tap::Shield(shield) })
                aria-label=(scene.words.say_with("boards-camelot-pick-shield", &[("shield", name.into())])) { (drawing) }
        } @else {
            span id=(id) class="shield-due" data-explain=(Subject::Shield(shield)) role="img" aria-label=(name) { (drawing) }
        }
    }
}
