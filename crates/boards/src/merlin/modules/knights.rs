//! Knights of the Round Table: the cards of the own allies, their pieces on the table, and where they are tapped.

use crate::drawing::Short;
use crate::fragments::InParts;
use crate::merlin::figures::{DieFace, die, face_of};
use crate::merlin::stage::{Spot, Stage, Target};
use crate::merlin::symbols::{cloth, icon, item};
use crate::merlin::{Handle, Scene, Tap};
use maud::{Markup, html};
use merlin::modules::knights::{Ally, Frame, Help, Move};
use merlin::{Colour, Mission, Module, Pips, Site, SteppedDie};
use table::Seat;
use words::merlin as said;
use words::merlin::{Sign, Subject};

pub(in crate::merlin) fn in_play(scene: &Scene<'_>) -> bool {
    scene.view.open.options.modules().contains(Module::Knights)
}

/// What is due, as the reader's task.
pub(super) fn headline(scene: &Scene<'_>, own: Frame) -> String {
    scene.say(match own {
        Frame::SecondAct(..) => "boards-merlin-wait",
        Frame::Wild(_) => "boards-merlin-knights-wild",
        Frame::Castle(_) => "boards-merlin-knights-castle",
        Frame::FirstGift => "boards-merlin-knights-first-gift",
        Frame::SecondGift(_) => "boards-merlin-knights-second-gift",
        Frame::Influence(_) => "boards-merlin-knights-influence",
    })
}

/// What the reader should know before deciding: what the ally does.
pub(super) fn hint(scene: &Scene<'_>, own: Frame) -> String {
    let ally = match own {
        Frame::SecondAct(..) => Ally::Lancelot,
        Frame::Wild(_) => Ally::Galahad,
        Frame::Castle(_) | Frame::FirstGift | Frame::SecondGift(_) => Ally::Gaheris,
        Frame::Influence(_) => Ally::Kay,
    };
    said::ally_does(scene.words, ally)
}

/// Allies are tapped on their cards, items in their principality, missions in the hand; a swap begins with
/// the own card.
pub(super) const fn spot(own: Move) -> Option<Spot> {
    match own {
        Move::Ally(ally) => Some(Spot::Ally(ally)),
        Move::Wild(item) => Some(Spot::Supply(item)),
        Move::Portal(colour) => Some(Spot::Principality(colour)),
        Move::Complete(mission, _) | Move::Second(mission, _) | Move::Swap(mission, _) => {
            Some(Spot::Hand(mission))
        }
        Move::Movement(..) | Move::Special(..) | Move::Castle | Move::Influence => None,
    }
}

/// Once the own card is chosen, every open card glows that can be had for it.
pub(in crate::merlin) fn spot_of_swap(own: Move, chosen: Option<Mission>) -> Option<Spot> {
    match own {
        Move::Swap(given, taken) if chosen == Some(given) => Some(Spot::Display(taken)),
        _ => spot(own),
    }
}

/// Whether a card of the hand can be swapped now.
fn is_swapped(scene: &Scene<'_>, card: Mission) -> bool {
    scene.offers.iter().any(|&offer| match offer {
        merlin::Move::Module(merlin::modules::Move::Knights(Move::Swap(given, _))) => given == card,
        _ => false,
    })
}

/// The own card that was tapped for a swap, while one is wanted.
pub(in crate::merlin) fn given(scene: &Scene<'_>, handle: Option<Handle>) -> Option<Mission> {
    let wanted = handle == Some(Handle::Ally(Ally::Bedivere));
    scene.pick.given.filter(|&card| wanted && is_swapped(scene, card))
}

/// A card of the hand while one is to be swapped.
pub(in crate::merlin) fn given_card(stage: &Stage<'_>, card: Mission) -> Option<Target> {
    is_swapped(stage.scene, card).then(|| Target {
        tap: Tap::Give(card),
        label: stage.scene.mission(card, Some(stage.seat)),
        chosen: stage.given == Some(card),
    })
}

/// What a tile of an ally can do now glows when its card is taken.
pub(super) const fn handle(own: Move) -> Option<Handle> {
    match own {
        Move::Movement(..) => Some(Handle::Ally(Ally::Tristram)),
        Move::Special(..) => Some(Handle::Ally(Ally::Gawain)),
        Move::Wild(_) => Some(Handle::Ally(Ally::Galahad)),
        Move::Portal(_) => Some(Handle::Ally(Ally::Bors)),
        Move::Swap(..) => Some(Handle::Ally(Ally::Bedivere)),
        Move::Ally(_) | Move::Castle | Move::Complete(..) | Move::Second(..) | Move::Influence => None,
    }
}

/// An item is due, here or from elsewhere (KRT-9.1).
pub(super) fn is_due(scene: &Scene<'_>, own: Move) -> bool {
    let asks = matches!(
        scene.view.open.top(),
        merlin::Frame::Module(merlin::modules::Frame::Knights(Frame::Wild(_)))
    );
    matches!(own, Move::Wild(_)) && asks
}

pub(super) const fn turned(own: Move) -> Option<Pips> {
    match own {
        Move::Movement(SteppedDie::Chosen, to) | Move::Special(SteppedDie::Chosen, to) => Some(to),
        _ => None,
    }
}

pub(super) const fn completes(own: Move) -> Option<(Mission, u8)> {
    match own {
        Move::Complete(mission, Help { mistletoe, markers })
        | Move::Second(mission, Help { mistletoe, markers }) => Some((mission, mistletoe + markers)),
        _ => None,
    }
}

/// What the button of a choice shows: a die with its new number, a castle, a tile of Kay.
pub(super) fn button(scene: &Scene<'_>, own: Move) -> Option<(Markup, Option<String>)> {
    let turning = |which: SteppedDie, to: Pips| {
        let chosen = scene.view.open.turn.die();
        let (kind, from) = match which {
            SteppedDie::Chosen => chosen?,
            SteppedDie::Unused(kind, from) => (kind, from),
        };
        let of = scene.me.map_or(DieFace::White, |seat| face_of(kind, seat));
        let glyph = html! { svg class="glyph" viewBox="0 0 22 22" aria-hidden="true" { (die(of, to, 0.0, 0.0, 22.0)) } };
        Some((glyph, Some(format!("{} → {}", from.get(), to.get()))))
    };
    match own {
        Move::Movement(which, to) | Move::Special(which, to) => turning(which, to),
        Move::Castle => Some((icon("castle", 0.0, 0.0, 32.0).glyph(), None)),
        Move::Influence => Some((icon("octagon", 0.0, 0.0, 32.0).glyph(), None)),
        Move::Ally(_)
        | Move::Wild(_)
        | Move::Portal(_)
        | Move::Complete(..)
        | Move::Second(..)
        | Move::Swap(..) => None,
    }
}

/// The device of an ally on its octagon, in a box of this size.
pub(in crate::merlin) fn device(ally: Ally, x: f64, y: f64, size: f64) -> Markup {
    let (left, top, inner) = (x + size * 0.21, y + size * 0.21, size * 0.58);
    html! {
        (icon("octagon", x, y, size).filled("var(--m-ally)"))
        @match ally {
            Ally::Tristram => (icon("dieplus", left, top, inner)),
            Ally::Lamorak => (icon("stay", left, top, inner)),
            Ally::Gawain => (icon("dieany", left, top, inner)),
            Ally::Lancelot => (icon("marshal", x + size * 0.28, y + size * 0.2, size * 0.46)),
            Ally::Gareth => (icon("p-repel", left, top, inner).coloured("var(--m-line)")),
            Ally::Geraint => (icon("laurel", left, top, inner).coloured("var(--m-line)")),
            Ally::Galahad => {
                (icon("flag", x + size * 0.14, y + size * 0.24, size * 0.36)) (icon("shield", x + size * 0.48, y + size * 0.24, size * 0.36))
                (icon("block", x + size * 0.32, y + size * 0.56, size * 0.34))
            }
            Ally::Bors => (icon("portal", left, top, inner)),
            Ally::Gaheris => (icon("castle", left, top, inner)),
            Ally::Percival => (icon("recolour", left, top, inner)),
            Ally::Bedivere => (icon("cardswap", left, top, inner)),
            Ally::Kay => { (icon("seal", left - 1.0, top, inner)) (icon("plus", x + size * 0.55, y + size * 0.5, size * 0.3)) }
        }
    }
}

/// The allies of the castle shown large: a card whose tile can be spent now is a handle.
pub(in crate::merlin) fn panel(scene: &Scene<'_>, stage: Option<&Stage<'_>>) -> Markup {
    let seat = scene.shown();
    let allies: Vec<Ally> = scene.view.open.modules.knights.allies(seat).collect();
    if !in_play(scene) || allies.is_empty() {
        return Markup::default();
    }
    let state = &scene.view.open.modules.knights;
    let stage = stage.filter(|stage| stage.handles().any(|handle| matches!(handle, Handle::Ally(_))));
    let rests = stage.is_none().then(|| {
        let allies = allies.iter().map(|&ally| (ally, state.tiles(ally))).collect::<Vec<_>>();
        (allies, state.defence(), state.performed())
    });
    scene.part_if("merlin allies", rests, || html! {
        section id="merlin-allies" class="panel in-allies" {
            h2 { (scene.say("boards-merlin-allies")) }
            @for &ally in &allies {
                @let offered = stage.filter(|stage| stage.handles().any(|handle| handle == Handle::Ally(ally)));
                @match offered {
                    Some(stage) => {
                        @let taken = stage.handle == Some(Handle::Ally(ally));
                        button type="button" class=(if taken { "ally option chosen" } else { "ally option" })
                            data-pick=(Tap::Handle(Handle::Ally(ally))) aria-pressed=(taken) aria-description=(said::ally_does(scene.words, ally))
                            data-explain=(Subject::Ally(ally)) { (card(scene, ally)) }
                    }
                    None => div class="ally" data-explain=(Subject::Ally(ally)) { (card(scene, ally)) },
                }
            }
        }
    })
}

/// What a card says: the device, the name, and the tiles that lie on it.
fn card(scene: &Scene<'_>, ally: Ally) -> Markup {
    let state = &scene.view.open.modules.knights;
    html! {
        svg class="glyph device" viewBox="0 0 34 34" aria-hidden="true" { (device(ally, 1.0, 1.0, 32.0)) }
        span class="named" {
            b { (said::ally(scene.words, ally)) }
            small { (said::ally_short(scene.words, &scene.view.open.layout, ally)) }
        }
        @match ally {
            Ally::Gareth => (collected(scene, ally, Colour::ALL.into_iter().filter(|&colour| state.defence().contains(colour)).map(|colour| {
                item(merlin::Item::new(merlin::Kind::Shield, colour), None, 0.0, 0.0, 22.0)
            }).collect())),
            Ally::Geraint => (collected(scene, ally, state.performed().iter().map(|counted| html! {
                (icon(match counted {
                    merlin::Counted::Shield => "shield",
                    merlin::Counted::Flag => "flag",
                    merlin::Counted::Material => "block",
                    merlin::Counted::Influence => "seal",
                    merlin::Counted::Manor => "manor",
                }, 0.0, 0.0, 22.0))
            }).collect())),
            Ally::Lamorak | Ally::Lancelot => {}
            Ally::Tristram | Ally::Gawain | Ally::Galahad | Ally::Bors | Ally::Gaheris | Ally::Percival | Ally::Bedivere | Ally::Kay => {
                span class="tiles" role="img" aria-label=(scene.say_with("boards-merlin-knights-tiles", &[("count", state.tiles(ally).into()), ("all", ally.tiles().into())])) {
                    (state.tiles(ally)) (icon("octagon", 0.0, 0.0, 32.0).filled("var(--m-ally)").glyph())
                }
            }
        }
    }
}

/// Tiles that were collected, with the points they bring at the end.
fn collected(scene: &Scene<'_>, ally: Ally, tiles: Vec<Markup>) -> Markup {
    let (open, count) = (scene.view.open, tiles.len());
    let printed = &open.options.components.modules.knights;
    let points = match ally {
        Ally::Gareth => printed.defence_points[count],
        _ => printed.ally_points[count],
    };
    let values = [("count", count.into()), ("points", scene.words.signed(points.into()).into())];
    html! {
        span class="tiles" role="img" aria-label=(scene.say_with("boards-merlin-knights-collected", &values)) {
            @for tile in &tiles { svg class="glyph" viewBox="0 0 22 22" aria-hidden="true" { (tile) } }
            b class="gain" { (scene.words.signed(points.into())) }
        }
    }
}

/// The two allies of another player, in a row of their own.
pub(in crate::merlin) fn of_rival(scene: &Scene<'_>, seat: Seat, y: f64) -> Markup {
    let state = &scene.view.open.modules.knights;
    html! {
        @for (place, ally) in state.allies(seat).enumerate() {
            @let x = 84.0 * place as f64;
            @let name = said::ally(scene.words, ally);
            @let label = format!("{name}. {}", said::ally_does(scene.words, ally));
            g data-explain=(Subject::Ally(ally)) role="img" aria-label=(label) {
                (device(ally, x, y, 18.0))
                text class="many" x=(Short(x + 21.0)) y=(Short(y + 13.0)) {
                    (name.rsplit(' ').next().unwrap_or(&name)) @if ally.tiles() > 0 { " " (state.tiles(ally)) }
                }
            }
        }
    }
}

/// The same in little room: their devices with the tiles that are left.
pub(in crate::merlin) fn devices(scene: &Scene<'_>, seat: Seat, left: f64, y: f64) -> Markup {
    let state = &scene.view.open.modules.knights;
    html! {
        @for (place, ally) in state.allies(seat).enumerate() {
            @let x = left + 28.0 * place as f64;
            @let label = format!("{}. {}", said::ally(scene.words, ally), said::ally_does(scene.words, ally));
            g data-explain=(Subject::Ally(ally)) role="img" aria-label=(label) {
                (device(ally, x, y, 17.0))
                @if ally.tiles() > 0 { text class="many" x=(Short(x + 18.0)) y=(Short(y + 13.5)) { (state.tiles(ally)) } }
            }
        }
    }
}

/// The marshal and Kay's tiles in a land.
pub(in crate::merlin) fn in_land(scene: &Scene<'_>, colour: Colour, width: f64) -> Markup {
    let state = &scene.view.open.modules.knights;
    let marshal = state.marshal().filter(|&place| place == colour).and(state.owner(Ally::Lancelot));
    let label = |key: &str, seat: Seat| scene.say_with(key, &[("name", scene.name(seat).into())]);
    html! {
        @if let Some(seat) = marshal {
            g data-explain=(Subject::Sign(Sign::Marshal)) role="img" aria-label=(label("boards-merlin-knights-marshal", seat)) {
                (icon("marshal", width - 14.0, 20.0, 15.0).filled(cloth(seat).paint()))
            }
        }
        @if let Some(seat) = state.owner(Ally::Kay) {
            @for place in 0..state.influence(colour) {
                g data-explain=(Subject::Sign(Sign::Kay)) role="img" aria-label=(label("boards-merlin-knights-kay", seat)) {
                    (icon("octagon", width - 50.0 - 15.0 * f64::from(place), 127.0, 20.0).filled(cloth(seat).paint()))
                }
            }
        }
    }
}

/// A castle at the foot of its manor.
pub(super) fn on_tile(scene: &Scene<'_>, site: Site, x: f64, y: f64) -> Markup {
    let state = &scene.view.open.modules.knights;
    let owner = state.owner(Ally::Gaheris).filter(|_| state.castles().contains(site));
    html! {
        @if let Some(seat) = owner { (icon("castle", x + 4.0, y + 13.0, 24.0).filled(cloth(seat).paint())) }
    }
}

/// The same in words.
pub(super) fn tile(scene: &Scene<'_>, site: Site) -> Option<String> {
    let castle = scene.view.open.modules.knights.castles().contains(site);
    castle.then(|| scene.say("boards-merlin-knights-with-castle"))
}
