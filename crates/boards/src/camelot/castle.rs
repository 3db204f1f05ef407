//! The castle as one drawing: walls, rooms, throne room, Hinterland, pieces, and what can be tapped.

use super::hinterland::{hinterland, in_hinterland, merlin_row};
use super::layout::{self, COURT, PARLEY, on_castle, view_box};
use super::outlook::Outlook;
use super::pieces::Stand;
use super::rooms::{Hall, room};
use super::stage::Stage;
use super::tabs::tabs;
use super::throne_room::{Throne, parley_room, throne_room};
use super::walls::{markers, towers, walls};
use super::{Scene, figures, symbols};
use crate::drawing::{Point, Short, at, scaled};
use crate::fragments::InParts;
use camelot::{BlackKnight, BoardName, Colour, Field, Figure, Move, Occupant, Open, Places, Room, Spot};
use maud::{Markup, html};
use std::collections::BTreeMap;
use std::hash::Hash;
use words::camelot::{Sign, Subject};

/// The castle. What glows can be tapped; everything else rests. On a small screen tabs bring one room after the other.
pub fn castle(scene: &Scene<'_>) -> Markup {
    let stage = Stage::of(scene);
    let parley = Throne::of(scene.view.open).parley;
    html! {
        div id="camelot-castle" class=(if parley { "castle-view parley" } else { "castle-view" }) {
            (tabs(scene, stage.as_ref()))
            (drawing(scene, stage.as_ref()))
        }
    }
}

/// The drawing alone.
pub(crate) fn drawing(scene: &Scene<'_>, stage: Option<&Stage<'_>>) -> Markup {
    let open = scene.view.open;
    let chosen = stage.and_then(|stage| Some(Outlook::of(&scene.view, stage.choice?)));
    let chosen = chosen.as_ref();
    let targets = stage.map(Stage::on_fields).unwrap_or_default();
    let throne = Throne::of(open);
    let secret_room = open.board_name(Room::Secret).is_some();
    let laid_out =
        || Room::ALL.into_iter().filter(|&room| room != Room::Secret || open.board_name(room).is_some());
    html! {
        svg id="camelot-drawing" class=(if secret_room { "castle with-secret-room" } else { "castle" })
            viewBox=(view_box(secret_room)) xmlns="http://www.w3.org/2000/svg"
            preserveAspectRatio="xMinYMin slice" role="group" aria-label=(scene.words.say("boards-camelot-castle")) {
            defs {
                (scene.part("camelot shapes", (), symbols::shapes))
                (scene.part("camelot figures", (open.colours().collect::<Vec<_>>(), open.neutral_colour()), || {
                    figures::shapes(open.colours(), open.neutral_colour().is_some(), open.options.with_heroes())
                }))
            }
            g class="camera" {
                g id="camelot-walls" aria-hidden="true" { (scene.part("camelot walls", (), walls)) }
                @for room in laid_out() { (one_room(scene, stage, chosen, &targets, room)) }
                (scene.part("camelot merlin row", open.merlin, || merlin_row(scene)))
                (hinterland(scene, stage))
                (throne_room(scene, stage))
                g id="camelot-towers" aria-hidden="true" { (scene.part("camelot towers", (), towers)) }
                g id="camelot-knights" { (knights(scene, &throne, chosen)) }
                g id="camelot-markers" { (markers(scene, chosen)) }
                g id="camelot-parley" class="parley-room" {
                    @if throne.parley {
                        rect class="scrim" x=(Short(COURT.x)) y=(Short(COURT.y)) width=(Short(COURT.width)) height=(Short(COURT.height))
                            fill="var(--night)" {}
                        rect x=(Short(PARLEY.x - 2.0)) y=(Short(PARLEY.y + 4.0)) width=(Short(PARLEY.width + 4.0)) height=(Short(PARLEY.height))
                            rx="8" fill="#000" opacity=".4" {}
                        (parley_room(scene, stage))
                    }
                }
                g id="camelot-magicians" data-arranged=(if throne.parley { "large" } else { "small" })
                    class=(if throne.parley { "parley-room" } else { "" }) { (magicians(scene, &throne)) }
            }
        }
    }
}

fn one_room(
    scene: &Scene<'_>,
    stage: Option<&Stage<'_>>,
    chosen: Option<&Outlook>,
    targets: &BTreeMap<Field, Move>,
    which: Room,
) -> Markup {
    let open = scene.view.open;
    let board = open.board(which);
    let hall = Hall {
        words: scene.words,
        components: open.options.components.0,
        board,
        frame: layout::room(which),
        scene: Some(scene),
        stage,
        chosen,
        colour: scene.my_colour(),
        targets,
    };
    let glows = board.fields.iter().any(|field| targets.contains_key(&field.id));
    // The training ground shows what its bonuses lead to.
    let decides = stage.is_some() && board.name == BoardName::TrainingGround;
    let rests = !glows && !decides && chosen.is_none();
    let shows = || {
        let tournament = (open.tournament_tiles, open.final_is_open(), open.winner_is_open());
        let ranks = (which == Room::Red).then_some((open.order, open.knight_table()));
        let hearts = scene.my_colour().filter(|_| board.name == BoardName::Ballroom);
        (which, occupied(open, which), tournament, ranks, hearts)
    };
    scene.part_if("camelot room", rests.then(shows), || room(&hall))
}

/// Everything that stands on the fields of a room, for the keys of parts.
pub(crate) fn occupied(open: &Open, room: Room) -> impl Hash + use<> {
    let own: Vec<(Colour, Places)> = open.colours().map(|colour| (colour, open.own(colour, room))).collect();
    (own, open.neutral(room), open.black, open.placed_magician())
}

/// All knights on fields, before their shields and in the Hinterland, each with its id, in an order that does not
/// depend on where they are.
///
/// They look the same to everybody, until a choice shows what it would move.
fn knights(scene: &Scene<'_>, throne: &Throne<'_>, chosen: Option<&Outlook>) -> Markup {
    let open = scene.view.open;
    let numbered = scene.pieces.at(open);
    let neutral: Vec<Places> = Room::ALL.into_iter().map(|room| open.neutral(room)).collect();
    let shows = (&numbered, neutral, open.black, open.order, throne.parley);
    scene.part_if("camelot knights", chosen.is_none().then_some(shows), || {
        all_knights(scene, throne, chosen, &numbered)
    })
}

fn all_knights(
    scene: &Scene<'_>,
    throne: &Throne<'_>,
    chosen: Option<&Outlook>,
    numbered: &[(Colour, usize, Stand)],
) -> Markup {
    let open = scene.view.open;
    let neutral = Room::ALL
        .into_iter()
        .flat_map(|room| open.neutral(room).iter().map(move |place| Spot::new(room, place)));
    let leaves = |spot: Spot| chosen.is_some_and(|outlook| outlook.removed.contains(&open.field(spot)));
    let on = |id: String, occupant: Occupant, spot: Spot| {
        let leaves = leaves(spot);
        scene.part("camelot knight", (&id, occupant, spot, leaves), || {
            html! {
                use id=(id) class=(if leaves { "piece leaving" } else { "piece" }) data-piece="" href=(figures::drawing_of(occupant))
                    transform=(at(standing(scene, spot))) data-explain=(Subject::Field(open.field(spot))) role="img" aria-label=(stands(scene, occupant, spot)) {}
            }
        })
    };
    html! {
        @for spot in neutral { (on(format!("camelot-piece-neutral-{}", open.field(spot)), Occupant::Neutral, spot)) }
        @for &(colour, number, stand) in numbered {
            @let id = format!("camelot-piece-{colour}-{number}");
            @let occupant = Occupant::Of(colour, Figure::Knight);
            @match stand {
                Stand::On(spot) => (on(id, occupant, spot)),
                Stand::Hinterland(place) => (small(&id, occupant, Sign::Hinterland, Some(in_hinterland(open, colour, place)))),
                Stand::Sent(place) => (small(&id, occupant, Sign::Sent, throne.sent(colour, place))),
            }
        }
        @if let BlackKnight::Placed(spot) = open.black {
            @let owner = open.colours().find(|&colour| open.own(colour, spot.room()).contains(spot.place()));
            @let occupant = Occupant::Of(owner.unwrap_or(Colour::Violet), Figure::BlackKnight);
            (on("camelot-piece-black".to_owned(), occupant, spot))
        }
    }
}

/// A knight that stands on no field, but in a crowd that closes up when one leaves; panels tell how many there are.
fn small(id: &str, occupant: Occupant, sign: Sign, place: Option<(Point, f64)>) -> Markup {
    html! {
        @if let Some((point, scale)) = place {
            use id=(id) class="piece" data-piece=(sign) href=(figures::drawing_of(occupant)) data-explain=(Subject::Sign(sign))
                transform=(scaled(point.x, point.y, scale)) aria-hidden="true" {}
        }
    }
}

/// Where a figure on a field stands: a little above its middle.
fn standing(scene: &Scene<'_>, spot: Spot) -> Point {
    let Point { x, y } = on_castle(scene.view.open, spot);
    Point { x, y: y - 3.0 }
}

/// Who stands where.
fn stands(scene: &Scene<'_>, occupant: Occupant, spot: Spot) -> String {
    let (words, open) = (scene.words, scene.view.open);
    let place = words::camelot::place(words, &open.options.components, open.field(spot));
    match occupant {
        Occupant::Of(colour, figure) => {
            let values = [
                ("colour", words::camelot::colour(words, colour).into()),
                ("figure", words::camelot::figure(words, figure).into()),
                ("place", place.into()),
            ];
            words.say_with("boards-camelot-stands", &values)
        }
        Occupant::Neutral => words.say_with("boards-camelot-neutral-stands", &[("place", place.into())]),
    }
}

/// The magicians on the order track, on their numbers, or in the end on a field.
fn magicians(scene: &Scene<'_>, throne: &Throne<'_>) -> Markup {
    let open = scene.view.open;
    let predicted: Vec<_> =
        open.colours().map(|colour| (open.prediction_of(colour), open.stands_inside(colour))).collect();
    let shows = (throne.parley, predicted, open.order, open.placed_magician());
    scene.part("camelot magicians", shows, || all_magicians(scene, throne))
}

fn all_magicians(scene: &Scene<'_>, throne: &Throne<'_>) -> Markup {
    let open = scene.view.open;
    html! {
        @for colour in open.colours() {
            @let on_field = open.placed_magician().filter(|&(owner, _)| owner == colour);
            @let place = match on_field {
                Some((_, spot)) => Some((standing(scene, spot), 1.0)),
                None => throne.magician(colour),
            };
            @if let Some((point, scale)) = place {
                @let predicted = (open.prediction_of(colour), open.stands_inside(colour));
                @let stands = (throne.parley, predicted, open.order.place(colour), on_field);
                (scene.part("camelot magician", (colour, stands), || html! {
                    use id={ "camelot-piece-magician-" (colour.id()) } class="piece" data-piece=""
                        href={ "#camelot-magician-" (colour.id()) } transform=(scaled(point.x, point.y, scale))
                        data-explain=(Subject::Magician(colour)) role="img" aria-label=(magician(scene, colour)) {}
                }))
            }
        }
    }
}

fn magician(scene: &Scene<'_>, colour: Colour) -> String {
    let (words, open) = (scene.words, scene.view.open);
    if let Some((owner, spot)) = open.placed_magician()
        && owner == colour
    {
        return stands(scene, Occupant::Of(colour, Figure::Magician), spot);
    }
    let values = [
        ("colour", words::camelot::colour(words, colour).into()),
        ("number", open.prediction_of(colour).map_or(-1, i32::from).into()),
        ("place", open.order.place(colour).map_or(0, |place| place + 1).into()),
    ];
    words.say_with("boards-camelot-magician", &values)
}
