//! The symbols of the castle: grails, trees, hearts, tiles, shields of the rooms. One silhouette for each thing.
//!
//! A symbol is drawn once, in the castle's `defs`, and used wherever it is needed, in panels too.

use super::art;
use crate::drawing::{polar, polygon, scaled};
use crate::heraldry::{crown, laurel_shape};
use camelot::{Destination, Part, Room, Shield};
use maud::{Markup, html};

/// The outline of a shield, 24 wide and 27 high about the centre.
pub(crate) const HEATER: &str = "M-12-10h24v9c0 9-6 14-12 17.5C-6 13-12 8-12-1z";

/// Everything that is drawn more than once.
pub(crate) fn shapes() -> Markup {
    html! {
        (*art::DEFS)
        g id="camelot-grail" stroke="var(--figline)" stroke-width="1.3" stroke-linejoin="round" {
            path d="M-7-9.5h14c.5 7-2 11-5.5 12v4.5c2.5.5 4 1.5 4.5 3.5H-6c.5-2 2-3 4.5-3.5V2.5C-5-.5-7.5-3-7-9.5z"
                fill="#C9D3D8" {}
            path d="M-7-6.5h14" stroke-width="1" {}
            path d="M-4.5-5c.2 2.5 1 4 2 5" stroke="#fff" fill="none" stroke-width="1.2" {}
            circle cy="4" r="1.9" fill="#C9D3D8" stroke-width="1" {}
        }
        g id="camelot-tree" stroke="var(--figline)" stroke-width="1.3" stroke-linejoin="round" {
            path d="M-1.8 1h3.6l1 9.5h-5.6z" fill="#8A5A34" {}
            path d="M0-11c3.5 0 5 2 5 4 3 .3 4.5 2.5 4 5-.5 2.7-3 4-5.5 3.5C2 3-2 3-3.5 1.5-6 2-8.5.7-9-2c-.5-2.5 1-4.7 4-5 0-2 1.5-4 5-4z"
                fill="#3F8A55" {}
            path d="M-4-5.5c1-2 2-2.5 4-2.5" stroke="#BFE0B0" fill="none" stroke-width="1.2" {}
        }
        path id="camelot-heart" stroke="var(--figline)" stroke-width="1.3" stroke-linejoin="round"
            d="M0 7C-9 .5-8.5-6.5-4-6.5c2 0 3.3 1 4 2.7.7-1.7 2-2.7 4-2.7 4.5 0 5 7-4 13.5z" {}
        g id="camelot-helm" {
            path d="M-6 7v-8c0-5 2.5-7 6-7s6 2 6 7v8z" fill="#DAD6CC" stroke="var(--figline)" stroke-width="1.3" {}
            path d="M-6-1.5h12M0-1.5v5" stroke="var(--figline)" stroke-width="1.7" {}
        }
        path id="camelot-hat" d="M-12 12C-6 8-3-8 4-18c6 0 9 3 9 7-3-1-6 0-6 3 0 8 3 14 6 20-8 3-17 3-25 0z" {}
        g id="camelot-line" stroke-width="2" {
            path d="M-8 7 8-7" stroke="var(--on-light)" {}
            g fill="var(--on-light)" { circle cx="-8" cy="7" r="4" {} circle r="4" {} circle cx="8" cy="-7" r="4" {} }
        }
        g id="camelot-merlin" {
            rect x="-14" y="-18" width="28" height="36" rx="4" fill="#26325A" stroke="var(--figline)"
                stroke-width="1.2" {}
            rect x="-11.5" y="-15.5" width="23" height="31" rx="2.5" fill="none" stroke="#8FA0D8" stroke-width=".8" {}
            path d="M-9 8C-5 4-2-6 3-12c4 0 6 2 6 5-2-1-4 0-4 2 0 5 2 9 4 13-6 3-12 3-18 0z" fill="#5F71BE"
                stroke="#E8E4F4" {}
            path d=(star(2.4, 1.0)) transform="translate(1 0)" fill="#F4EBC8" {}
            path d=(star(1.8, 0.7)) transform="translate(-7 -9)" fill="#F4EBC8" {}
        }
        @for shield in Shield::ALL { (room_shield(shield)) }
        (laurel_shape())
        g id="camelot-seat" { (*art::THRONE) }
        g id="camelot-banner" { (*art::BANNER) }
        g id="camelot-brazier" { (*art::BRAZIER) }
    }
}

/// The path of a star with five points.
fn star(outer: f64, inner: f64) -> Markup {
    polygon((0..10).map(|k| polar(if k % 2 == 0 { outer } else { inner }, f64::from(k) * 36.0)))
}

/// The paint of a room's shields and emblems.
const fn ground(room: Room) -> &'static str {
    match room {
        Room::Red => "#A83A2F",
        Room::Green => "#3E7A46",
        Room::Blue => "#2F609F",
        Room::Yellow => "#CF9F2F",
        Room::Secret => "#6B4288",
    }
}

/// The emblem of a room: a crown, crossed swords, a mask, a candle, a key.
pub(crate) fn emblem(room: Room) -> Markup {
    html! {
        @match room {
            Room::Red => { path d="M-6 5L-7-4l4 3 3-5.5L3-1l4-3-1 9z" fill="#FBF6EA" {} }
            Room::Green => {
                g stroke="#FBF6EA" stroke-width="2" stroke-linecap="round" fill="none" {
                    path d="M-6-6L5 5M6-6L-5 5" {}
                    path d="M-6 2l4 4M6 2l-4 4" stroke-width="1.7" {}
                }
            }
            Room::Blue => {
                path fill="#FBF6EA" fill-rule="evenodd"
                    d="M-8-3.5c3-1.5 6-.8 8 .3 2-1.1 5-1.8 8-.3 0 4.5-2 7.5-5 7.5-1.5 0-2.2-1.5-3-1.5S-1.5 4-3 4c-3 0-5-3-5-7.5zM-5.4-.3a1.7 1.2 0 1 0 3.4 0 1.7 1.2 0 1 0-3.4 0zM2-.3a1.7 1.2 0 1 0 3.4 0 1.7 1.2 0 1 0-3.4 0z" {}
            }
            Room::Yellow => {
                g fill="#22252E" {
                    rect x="-2.2" y="-2" width="4.4" height="7" {}
                    path d="M0-8.5c2.5 3 2.2 5.5 0 5.5s-2.5-2.5 0-5.5z" {}
                    rect x="-5" y="5" width="10" height="1.8" rx=".9" {}
                }
            }
            Room::Secret => {
                g fill="none" stroke="#FBF6EA" stroke-width="2" {
                    circle cy="-4" r="3" {}
                    path d="M0-1v8M0 6.5h3.5M0 3h3" {}
                }
            }
        }
    }
}

/// A shield of a mission card: of one room, or quartered for any of the four.
fn room_shield(shield: Shield) -> Markup {
    let quarter = |room: Room, d: &'static str| html! { path d=(d) fill=(ground(room)) {} };
    let small = |room: Room, x: f64, y: f64| html! { g transform=(scaled(x, y, 0.52)) { (emblem(room)) } };
    html! {
        g id=(format!("camelot-shield-{shield}")) {
            @match shield.room() {
                Some(room) => {
                    path d=(HEATER) fill=(ground(room)) {}
                    path d="M-12-10H0v26.5C-6 13-12 8-12-1z" fill="#fff" opacity=".12" {}
                    g transform="translate(0 1)" { (emblem(room)) }
                }
                None => {
                    g clip-path="url(#camelot-quarters)" {
                        (quarter(Room::Red, "M-12-10H0V2h-12z"))
                        (quarter(Room::Blue, "M0-10h12V2H0z"))
                        (quarter(Room::Green, "M-12 2H0v16h-12z"))
                        (quarter(Room::Yellow, "M0 2h12v16H0z"))
                    }
                    path d="M0-10v26M-12 2h24" stroke="#FBF6EA" stroke-width="1.2" {}
                    (small(Room::Red, -5.6, -4.0)) (small(Room::Blue, 5.6, -4.0))
                    (small(Room::Green, -4.8, 7.0)) (small(Room::Yellow, 4.8, 7.0))
                }
            }
            path d=(HEATER) fill="none" stroke="var(--figline)" stroke-width="1.6" stroke-linejoin="round" {}
        }
    }
}

/// A symbol at a place of a drawing.
pub(crate) fn symbol(id: &str, x: f64, y: f64, scale: f64) -> Markup {
    html! { use href={ "#camelot-" (id) } transform=(scaled(x, y, scale)) {} }
}

/// The symbol of a room: its shield.
pub(crate) const fn shield_of_room(room: Room) -> &'static str {
    match room {
        Room::Red => "shield-red",
        Room::Green => "shield-green",
        Room::Blue => "shield-blue",
        Room::Yellow => "shield-yellow",
        Room::Secret => "shield-violet",
    }
}

/// A heart, full or empty.
pub(crate) fn heart(full: bool, x: f64, y: f64, scale: f64) -> Markup {
    let fill = if full { "#D4557A" } else { "#FFFFFF" };
    html! { use href="#camelot-heart" fill=(fill) transform=(scaled(x, y, scale)) {} }
}

/// Where an extra knight goes, as a shield with a plus.
pub(crate) fn extra(to: Destination, x: f64, y: f64, scale: f64) -> Markup {
    html! {
        g transform=(scaled(x, y, scale)) {
            (symbol(&format!("shield-{to}"), 0.0, 0.0, 1.0))
            circle cx="9.5" cy="-9" r="6" fill="var(--disc)" stroke="var(--figline)" stroke-width="1.2" {}
            path d="M9.5-12.5v7M6-9h7" stroke="var(--on-light)" stroke-width="2" {}
        }
    }
}

/// A crown about the centre, 19 wide at scale 1.
pub(crate) fn small_crown(x: f64, y: f64, scale: f64) -> Markup {
    crown(x, y, scale * 0.43, 1.2)
}

/// A Merlin tile seen from its owner's side.
pub(crate) fn merlin_face(points: u8) -> Markup {
    html! {
        rect x="-14" y="-18" width="28" height="36" rx="4" fill="var(--disc)" stroke="var(--figline)"
            stroke-width="1.2" {}
        path d="M-14-7v-7a4 4 0 0 1 4-4h20a4 4 0 0 1 4 4v7z" fill="#26325A" {}
        path d="M-6-8C-4-11-2-14 1-17c3 0 4 2 4 3-1.5-.5-2 .5-2 1.5 0 2 1 3.5 2 4.5z" fill="#8FA0D8" {}
        text y="12" font-size="19" font-weight="700" text-anchor="middle" fill="var(--on-light)" { (points) }
    }
}

/// A grail put together from parts, 27 wide and 38 high about the centre; what is missing is dashed.
pub(crate) fn grail_of(has: impl Fn(Part) -> bool) -> Markup {
    let outline = |part: Part| match part {
        Part::BowlLeft => "M0-17h-13c-1 12 4 19 13 21z",
        Part::BowlRight => "M0-17h13c1 12-4 19-13 21z",
        Part::Stem => "M-3 4h6c-1 3-1 5 .5 8h-7c1.5-3 1.5-5 .5-8z",
        Part::Foot => "M-3.5 12h7c4 1.5 6 3 7 7h-21c1-4 3-5.5 7-7z",
    };
    html! {
        @for part in Part::ALL.into_iter().filter(|&part| has(part)) {
            path d=(outline(part)) fill="#C9D3D8" stroke="var(--figline)" stroke-width="1.4"
                stroke-linejoin="round" {}
        }
        @for part in Part::ALL.into_iter().filter(|&part| !has(part)) {
            path d=(outline(part)) fill="#fff" fill-opacity=".18" stroke="var(--faded)" stroke-width="1.2"
                stroke-dasharray="2.5 2" stroke-linejoin="round" {}
        }
        @if has(Part::BowlLeft) { path d="M-9-13c0 6 2 10 5 13" stroke="#fff" stroke-width="1.6" fill="none" {} }
    }
}

/// A symbol as a picture in a line of text.
pub(crate) fn glyph(id: &str) -> Markup {
    let view_box = match id {
        "merlin" => "-19 -19 38 38",
        "helm" | "line" => "-12 -11 24 22",
        id if id.starts_with("shield") => "-15 -13 30 32",
        _ => "-12 -12 24 24",
    };
    picture(view_box, html! { use href={ "#camelot-" (id) } {} })
}

/// A drawing as a picture in a line of text.
pub(crate) fn picture(view_box: &str, drawing: Markup) -> Markup {
    html! { svg class="glyph" viewBox=(view_box) aria-hidden="true" { (drawing) } }
}
