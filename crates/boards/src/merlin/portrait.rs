//! Portraits of the things of the board, for explanations and the legend: drawn with the board's own symbols.

use super::figures::{self, die, face_of, manor, seal, traitor, vassal};
use super::symbols::{any_item, badge, icon, item, of_kind, of_terrain, of_vassal, shapes};
use super::{missions, modules, spaces};
use crate::drawing::{polar, polygon};
use maud::{Markup, html};
use merlin::modules::morgana::Place;
use merlin::{Colour, Figure, Item, Kind, Pips, Relic, Requirement, Space, Terrain, Vassal, View};
use table::Seat;
use words::merlin::{Sign, Subject};

/// What every portrait is made of, once for a page that has no board.
pub fn portrait_shapes() -> Markup {
    html! { svg class="shapes" width="0" height="0" aria-hidden="true" { defs { (shapes()) } } }
}

/// A drawing as a picture.
fn boxed(view_box: &str, drawing: &Markup) -> Markup {
    html! { svg class="glyph" viewBox=(view_box) aria-hidden="true" { (drawing) } }
}

/// The portrait of what the board calls so, if it has one.
pub fn portrait(view: &View<'_>, me: Option<Seat>, what: Subject) -> Option<Markup> {
    let open = view.open;
    let me = me.unwrap_or(Seat::new(0));
    Some(match what {
        Subject::Space(space) => of_space(view, space),
        Subject::Sign(sign) => of_sign(sign, me),
        Subject::Land(colour) | Subject::Worth(colour) => {
            boxed("-1 -1 34 34", &badge(Some(colour), 0.0, 0.0, 32.0))
        }
        Subject::Supply(own) | Subject::Item(own) => {
            let power = Some(open.layout.powers[own.colour.index()]);
            boxed("0 0 32 32", &item(own, power, 0.0, 0.0, 32.0))
        }
        Subject::Kind(kind) => boxed("0 0 32 32", &any_item(kind, 0.0, 0.0, 32.0)),
        Subject::Vassal(kind) => boxed("0 0 36 44", &vassal(kind, me, 0.0, 0.0, 36.0)),
        Subject::Tile(site) | Subject::Territory(site) => terrain(open.environs.tile(site)?.terrain),
        Subject::Knight(seat) => boxed("-18 -24 36 48", &figures::knight(seat, 33.0)),
        Subject::Figure(Figure::Knight) => boxed("-18 -24 36 48", &figures::knight(me, 33.0)),
        Subject::Figure(Figure::Merlin) => boxed("-20 -26 40 52", &figures::merlin(36.0)),
        Subject::Figure(Figure::Arthur) => boxed("-20 -26 40 52", &figures::arthur(34.0)),
        Subject::Die(own) => boxed("0 0 36 36", &die(face_of(own, me), pips(4)?, 0.0, 0.0, 36.0)),
        Subject::Relic(Relic::Excalibur) => icon("sword", 0.0, 0.0, 32.0).filled("var(--m-steel)").glyph(),
        Subject::Relic(Relic::Grail) => icon("grail", 0.0, 0.0, 32.0).filled("var(--m-cup)").glyph(),
        Subject::Ability(ability) => boxed("0 0 26 26", &modules::favor::sign(ability)),
        Subject::Ally(ally) => boxed("0 0 34 34", &modules::knights::device(ally, 1.0, 1.0, 32.0)),
        Subject::Marker(marker) => boxed("0 0 20 20", &modules::market::face(marker, 0.0, 0.0)),
        Subject::District(district) => icon(modules::caerleon::craft(district), 0.0, 0.0, 32.0)
            .filled("none")
            .coloured("var(--m-line)")
            .glyph(),
        Subject::Kitchen(Place::Apple) => icon("papple", 0.0, 0.0, 32.0).glyph(),
        Subject::Kitchen(Place::Horn) => icon("horn", 0.0, 0.0, 32.0).glyph(),
        Subject::Kitchen(Place::Cauldron(cauldron)) => {
            boxed("0 0 38 34", &modules::morgana::cauldron(open.effect_at(cauldron)))
        }
        Subject::Pict(_) => icon("pict", 0.0, 0.0, 32.0).filled("var(--m-picts)").glyph(),
        Subject::Decree(_) => icon("decree", 0.0, 0.0, 32.0).glyph(),
        Subject::Mission(_) => icon("scroll", 0.0, 0.0, 32.0).glyph(),
        Subject::Score(seat) => figures::disc_icon(seat),
        Subject::Treasure(treasure) => {
            let shown = open.treasure(treasure);
            tile(shown.terrain, &modules::treasures::signs(shown.effect, 0.0, -9.0, 17.0))
        }
    })
}

/// A tile of the environs with what lies on it.
fn tile(terrain: Terrain, on_it: &Markup) -> Markup {
    let hexagon = polygon((0..6).map(|corner| polar(20.0, 60.0 * f64::from(corner))));
    let (_, ground, _) = of_terrain(terrain);
    boxed("-21 -21 42 42", &html! { path d=(hexagon) fill=(ground) stroke="var(--m-line)" {} (on_it) })
}

fn terrain(terrain: Terrain) -> Markup {
    let (symbol, ground, lines) = of_terrain(terrain);
    tile(terrain, &html! { (icon(symbol, -13.0, -13.0, 26.0).filled(ground).coloured(lines)) })
}

/// What a mission card asks for.
fn of_requirement(requirement: Requirement) -> Markup {
    boxed("-3 -4 44 42", &missions::asked(requirement, 3.0, 2.0, 31.0))
}

fn pips(number: u8) -> Option<Pips> {
    Pips::new(number)
}

/// A space as a piece of the rondel.
fn of_space(view: &View<'_>, space: Space) -> Markup {
    let kind = view.open.layout.kind(space);
    boxed(
        "-29 -33 58 66",
        &html! {
            path d="M-27-29Q0-34 27-29L21 30Q0 27-21 30Z" fill=(spaces::ground(kind)) stroke="var(--m-line)" stroke-width="1.3" {}
            g transform="scale(.84)" { (spaces::in_box(kind)) }
        },
    )
}

fn of_sign(sign: Sign, me: Seat) -> Markup {
    let plain = |name: &'static str| icon(name, 0.0, 0.0, 32.0).glyph();
    match sign {
        Sign::Apple => icon("apple", 0.0, 0.0, 32.0).filled("#C24A3F").glyph(),
        Sign::Seal | Sign::Influence => boxed("0 0 32 32", &seal(me, 0.0, 0.0, 32.0)),
        Sign::Manor | Sign::Environs => boxed("0 0 32 32", &manor(me, 0.0, 0.0, 32.0)),
        Sign::Traitor | Sign::Traitors => {
            boxed("0 0 32 32", &traitor(merlin::Colour::Purple, 0.0, 0.0, 32.0))
        }
        Sign::Home | Sign::Vassals => boxed("0 0 36 44", &vassal(merlin::Vassal::Lady, me, 0.0, 0.0, 36.0)),
        Sign::Mountain => terrain(Terrain::Mountain),
        Sign::Wood => terrain(Terrain::Wood),
        Sign::Lake => terrain(Terrain::Lake),
        Sign::AskedItem => of_requirement(Requirement::Item(Item::new(Kind::Flag, Colour::Purple))),
        Sign::AskedAnyItem => of_requirement(Requirement::AnyItem(Kind::Shield)),
        Sign::AskedInfluence => of_requirement(Requirement::InfluenceIn(Colour::Blue)),
        Sign::AskedAnyInfluence => of_requirement(Requirement::InfluenceAny),
        Sign::AskedVassal => of_requirement(Requirement::VassalIn(Vassal::Lady, Colour::Purple)),
        Sign::AskedTwo => of_requirement(Requirement::TwoVassalsIn(Colour::Orange)),
        Sign::AskedPair => of_requirement(Requirement::VassalPair(Vassal::Builder, Vassal::FlagBearer)),
        Sign::Corner => plain(of_vassal(Vassal::ShieldBearer)),
        Sign::Coin => icon("coin", 0.0, 0.0, 32.0).filled("var(--m-coin)").glyph(),
        Sign::Picts => icon("pict", 0.0, 0.0, 32.0).filled("var(--m-picts)").glyph(),
        Sign::Ring | Sign::Horn => icon(sign.id(), 0.0, 0.0, 32.0).filled("var(--m-cup)").glyph(),
        Sign::Deck => icon("card", 0.0, 0.0, 32.0).filled("var(--m-back)").glyph(),
        Sign::Rounds | Sign::Start => plain("crown"),
        Sign::Track => icon("laurel", 0.0, 0.0, 48.0).coloured("var(--m-line)").glyph(),
        Sign::Used | Sign::MorganaDie => plain("dieany"),
        Sign::Notch => plain(of_kind(merlin::Kind::Material)),
        Sign::OneDecree | Sign::TwoDecrees | Sign::ThreeDecrees => plain("decree"),
        Sign::Tiles => icon("octagon", 0.0, 0.0, 32.0).filled("var(--m-ally)").glyph(),
        Sign::Trades => plain("lr"),
        Sign::Marshal => plain(of_vassal(merlin::Vassal::FlagBearer)),
        Sign::Staff
        | Sign::Card
        | Sign::Tower
        | Sign::Mistletoe
        | Sign::Fruits
        | Sign::Plus
        | Sign::Decrees
        | Sign::Wax
        | Sign::Kay
        | Sign::Castle
        | Sign::Morgana
        | Sign::Pentagram
        | Sign::Poisoned
        | Sign::Hut
        | Sign::Dark => plain(sign.id()),
    }
}
