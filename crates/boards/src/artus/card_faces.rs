//! The faces and backs of cards: helmet, crown or banner, and a picture of what the card does.
//!
//! Window and picture are two drawings, one stretched and one cropped, so that the same card can stand upright on a
//! desk and lie on its side on a phone.

use super::figures::{drawn, placed};
use crate::drawing::{Short, polar, polygon, scaled};
use crate::drawing_cache::{CachedDrawing, DrawingCache};
use crate::heraldry::{banner, crown, helmet, ring};
use artus::{Card, Figure, Figures, Kind, Metal, Reach, Scoring};
use maud::{Markup, html};
use std::sync::LazyLock;
use table::Seat;
use words::Words;

/// The picture by which a kind of cards is known, as large as a letter.
pub(crate) fn kind_icon(kind: Kind) -> CachedDrawing {
    static ICONS: LazyLock<DrawingCache<Kind>> = DrawingCache::new();
    ICONS.get(kind, |&kind| {
        html! {
            svg class="glyph kind" viewBox="-17 -17 34 34" aria-hidden="true" { (emblem(kind, 0.82)) }
        }
    })
}

/// The same picture on a page with a round table, which has the shapes.
pub(crate) fn kind_sign(kind: Kind) -> Markup {
    html! {
        svg class="glyph kind" viewBox="-17 -17 34 34" aria-hidden="true" { use href={ "#artus-kind-" (kind.id()) } {} }
    }
}

/// The pictures of all kinds, to be kept among the definitions.
pub(crate) fn shapes() -> Markup {
    html! { @for kind in Kind::ALL { g id={ "artus-kind-" (kind.id()) } { (emblem(kind, 0.82)) } } }
}

fn emblem(kind: Kind, scale: f64) -> Markup {
    match kind {
        Kind::Knight => html! { g transform=(scaled(0.0, 20.0 * scale, scale)) { (helmet()) } },
        Kind::King => crown(0.0, 2.0, scale * 0.83, 1.5),
        Kind::Scoring => banner(0.0, 0.0, scale, "var(--forest)", "var(--trim)"),
    }
}

/// The distances of a card as they are printed: `3–6`, `±1–5`.
fn range(Reach { min, max, backward }: Reach) -> String {
    let sign = if backward { "±" } else { "" };
    if min == max { format!("{sign}{min}") } else { format!("{sign}{min}–{max}") }
}

/// The name of a card in one or two words, and what stands behind it in small print.
pub(crate) fn title(words: Words, card: Card) -> (String, Option<String>) {
    let or = |points: i32| Some(words.say_with("boards-or", &[("points", words.signed(points).into())]));
    match card {
        Card::Knight(reach) | Card::King(_, reach) => (range(reach), None),
        Card::Ring(_) => (words.say("boards-card-ring"), None),
        Card::Scoring(scoring) => match scoring {
            Scoring::All => (words.say("boards-card-all"), None),
            Scoring::AllInverted => (format!("{} ±", words.say("boards-card-all")), None),
            Scoring::GreenYellowRed => ("×3".to_owned(), or(-15)),
            Scoring::Carpet => ("×2".to_owned(), or(-25)),
            Scoring::ThreeRed => ("×3".to_owned(), or(-50)),
            Scoring::Choice => (words.say("boards-card-choice"), None),
        },
    }
}

/// Window, picture and rail of a player's card as a hand shows them, on a page with a round table, which has
/// the shapes.
pub(crate) fn art(card: Card, seat: Seat) -> CachedDrawing {
    static ART: LazyLock<DrawingCache<(Card, Seat)>> = DrawingCache::new();
    let figure = |figure| html! { (placed(figure, 0)) };
    ART.get((card, seat), |&(card, seat)| with_window(card, &picture_of(card, seat, figure)))
}

/// The same on any page.
pub(crate) fn drawn_art(card: Card, seat: Seat) -> Markup {
    with_window(card, &picture(card, seat))
}

fn with_window(card: Card, picture: &Markup) -> Markup {
    html! {
        span class="card-art" { (window(card)) (picture) }
        (rail(card))
    }
}

/// The window behind the picture; a metal frame says which figures the card is for.
pub(crate) fn window(card: Card) -> Markup {
    const KING_LEFT: &str = "M51 17 34 3 17 21 0 9V85Q25 88 51 88";
    const KING_RIGHT: &str = "M51 17 68 3 85 21 102 9V85Q77 88 51 88";
    let half = |d: &str, metal: Metal| {
        html! {
            path d=(d) stroke=(format!("var(--{metal}-d)")) stroke-width="5.4" {}
            path d=(d) stroke=(format!("var(--{metal})")) stroke-width="3" {}
        }
    };
    let (d, paint) = match card.kind() {
        Kind::Knight => ("M0 85V37C0 17 25 7 51 0C77 7 102 17 102 37V85Q51 91 0 85Z", "var(--c-knight)"),
        Kind::King => ("M0 85V9L17 21 34 3 51 17 68 3 85 21 102 9V85Q51 91 0 85Z", "var(--c-king)"),
        Kind::Scoring => ("M4 4H98V88L51 76 4 88Z", "var(--c-scoring)"),
    };
    let metals = match card {
        Card::King(Figures::Only(metal), _) | Card::Ring(Figures::Only(metal)) => Some((metal, metal)),
        Card::King(Figures::Any, _) | Card::Ring(Figures::Any) => Some((Metal::Silver, Metal::Bronze)),
        Card::Knight(_) | Card::Scoring(_) => None,
    };
    html! {
        svg class="card-window" viewBox="0 0 102 88" preserveAspectRatio="none" aria-hidden="true" {
            path d=(d) fill=(paint) {}
            g class="frame" fill="none" stroke-linejoin="round" {
                @if let Some((left, right)) = metals { (half(KING_LEFT, left)) (half(KING_RIGHT, right)) }
                @if card.kind() == Kind::Scoring {
                    path d="M1 4H101" stroke="var(--wood)" stroke-width="5" stroke-linecap="round" {}
                }
            }
        }
    }
}

/// What the card does, as a picture in the player's colour; what matters lies within 28 of the middle.
pub(crate) fn picture(card: Card, seat: Seat) -> Markup {
    picture_of(card, seat, drawn)
}

fn picture_of(card: Card, seat: Seat, figure: impl Fn(Figure) -> Markup) -> Markup {
    let royal = |metal: Metal, x: f64, scale: f64| {
        html! { g transform=(scaled(x, 8.0, scale)) { (figure(Figure::Prince(metal))) } }
    };
    let knight = || figure(Figure::Knight(seat));
    let both = || html! { (royal(Metal::Silver, -14.0, 0.72)) (royal(Metal::Bronze, 14.0, 0.72)) };
    html! {
        svg class="card-picture" viewBox="-51 -44 102 88" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            @match card {
                Card::Knight(reach) => {
                    g transform="translate(0 9) scale(.98)" { (knight()) }
                    @if reach.backward { (to_and_fro()) }
                }
                Card::King(figures, reach) => {
                    @match figures {
                        Figures::Only(metal) => (royal(metal, 0.0, 0.96)),
                        Figures::Any => (both()),
                    }
                    @if reach.backward { (to_and_fro()) }
                }
                Card::Ring(Figures::Only(metal)) => { (royal(metal, 0.0, 0.86)) (ring(14.0, 20.0, 0.8)) }
                Card::Ring(Figures::Any) => { (both()) (ring(0.0, 18.0, 0.82)) }
                Card::Scoring(scoring) => (scoring_picture(scoring, knight)),
            }
        }
    }
}

/// Two arrows: this card leads both ways.
fn to_and_fro() -> Markup {
    html! {
        path d="M-32 8h-12m5-6l-6 6 6 6M32 8h12m-5-6l6 6-6 6" fill="none" stroke="var(--trim)" stroke-width="2.6"
            stroke-linecap="round" stroke-linejoin="round" {}
    }
}

fn scoring_picture(scoring: Scoring, knight: impl Fn() -> Markup) -> Markup {
    let small = |x: f64, y: f64, scale: f64| {
        html! { g transform=(scaled(x, y, scale)) { (knight()) } }
    };
    let plate = |x: f64, y: f64, field: Markup| {
        html! {
            g transform=(scaled(x, y, 1.0)) {
                circle r="14" fill="var(--rim)" stroke="var(--plate-line)" {}
                (field)
            }
        }
    };
    let octagon = || polygon((0..8).map(|k| polar(11.6, 22.5 + 45.0 * f64::from(k))));
    let sign = |text: &str| html! { text class="sign" dy=".33em" fill="var(--on-dark)" { (text) } };
    let red = || html! { path d=(octagon()) fill="var(--loss)" {} (sign("−")) };
    let green = || html! { circle r="11" fill="var(--gain)" {} (sign("+")) };
    let yellow = || {
        html! {
            path d="M0-11.5 11.5 0 0 11.5-11.5 0Z" fill="var(--plate-yellow)" stroke="var(--plate-yellow)"
                stroke-width="3" stroke-linejoin="round" {}
            text class="sign" dy=".35em" fill="var(--on-light)" { "0" }
        }
    };
    html! {
        @match scoring {
            Scoring::All => {
                (small(-17.0, -8.0, 0.52)) (small(17.0, -8.0, 0.52)) (small(0.0, 4.0, 0.66))
            }
            Scoring::AllInverted => {
                (plate(-12.0, -19.0, green())) (plate(12.0, 11.0, red()))
                path d="M7-24Q20-20 19-7m-6-5l6 6 5-7M-7 17Q-20 13-19-1m-5 7l5-7 6 5" fill="none"
                    stroke="var(--trim)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" {}
            }
            Scoring::GreenYellowRed => {
                (plate(-13.0, -17.0, green())) (plate(13.0, -17.0, yellow())) (plate(0.0, 10.0, red()))
            }
            Scoring::Carpet => {
                g fill="none" stroke="var(--carpet-2)" {
                    path d="M-32-22h-5M-32-14h-5M-32-6h-5M-32 2h-5M-32 10h-5M-32 18h-5M32-22h5M32-14h5M32-6h5M32 2h5M32 10h5M32 18h5"
                        stroke-width="1.8" {}
                    rect x="-32" y="-25" width="64" height="46" rx="2" fill="var(--carpet)" stroke="none" {}
                    rect x="-28" y="-21" width="56" height="38" stroke-width="1.5" {}
                }
                (small(-13.0, 0.0, 0.66)) (small(13.0, 0.0, 0.66))
            }
            Scoring::ThreeRed => {
                (plate(-13.0, -17.0, red())) (plate(13.0, -17.0, red())) (plate(0.0, 10.0, red()))
            }
            Scoring::Choice => {
                (small(-14.0, -12.0, 0.56)) (ring(15.0, -16.0, 0.66)) (plate(0.0, 15.0, green()))
            }
        }
    }
}

/// The distances of a card as a row of dots, so that they can be compared at a glance.
pub(crate) fn rail(card: Card) -> Markup {
    let (Card::Knight(reach) | Card::King(_, reach)) = card else { return Markup::default() };
    let most = if reach.backward { reach.max } else { reach.max.max(9) };
    let first = if reach.backward { -(most as i8) } else { 1 };
    let count = f64::from(most as i8 - first);
    let place = |step: i8| Short(f64::from(step - first) * 84.0 / count - 42.0);
    let dots = |allowed: bool| -> String {
        let steps = (first..=most as i8).filter(|&step| reach.allows(step) == allowed);
        steps.map(|step| format!("M{} 0h0", place(step))).collect()
    };
    html! {
        svg class="card-rail" viewBox="-51 -5 102 10" aria-hidden="true" {
            g fill="none" stroke-linecap="round" {
                path d=(dots(false)) stroke="var(--stone)" stroke-width="3.8" {}
                path d=(dots(true)) stroke="var(--ink)" stroke-width="7.4" {}
            }
        }
    }
}

/// The back of a pile, as thick as it has cards left.
pub(crate) fn back(kind: Kind, left: u8) -> CachedDrawing {
    static BACKS: LazyLock<DrawingCache<(Kind, u8)>> = DrawingCache::new();
    BACKS.get((kind, left), |&(kind, left)| drawn_back(kind, left))
}

fn drawn_back(kind: Kind, left: u8) -> Markup {
    let (paint, mark) = match kind {
        Kind::Knight => ("var(--c-knight)", emblem(kind, 1.15)),
        Kind::King => ("var(--c-king)", emblem(kind, 1.15)),
        Kind::Scoring => ("var(--c-scoring)", banner(0.0, 0.0, 1.05, "var(--trim)", "var(--c-scoring)")),
    };
    let dots: String = (0..70).map(|k| format!("M{} {}h0", 12 + k % 7 * 8, 13 + k / 7 * 8)).collect();
    let under = i32::from(left.saturating_sub(1).min(3));
    html! {
        svg class="back" viewBox="-2 -2 86 114" aria-hidden="true" {
            @if left == 0 {
                rect x="1" y="1" width="70" height="96" rx="8" fill="none" stroke="var(--line)" stroke-width="2"
                    stroke-dasharray="6 5" {}
            } @else {
                g fill=(paint) stroke="var(--vellum)" stroke-width="1.5" {
                    @for depth in (0..=under).rev() {
                        rect x=(depth * 3) y=(depth * 3) width="72" height="98" rx="8" {}
                    }
                }
                rect x="5" y="5" width="62" height="88" rx="5" fill="none" stroke="#fff" stroke-opacity=".35"
                    stroke-width="1.2" {}
                path d=(dots) stroke="#fff" stroke-opacity=".16" stroke-width="2.2" stroke-linecap="round" {}
                g transform="translate(36 49)" { (mark) }
            }
        }
    }
}
