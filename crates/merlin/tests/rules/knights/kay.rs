//! Section 14: Sir Kay.

use super::{last_turn, own, score, state, tiles, with, with_more};
use crate::support::{
    BLUE, RED, Scene, chance, influences, lots, offers, open, play, plays, points, refused, scored,
};
use merlin::modules::knights::{Event as Knights, SetupStep};
use merlin::{Colour, Components, Event, Frame, Merlin, Window};
use table::Game;

fn kay() -> Scene {
    with(["gawain", "kay"])
}

/// Red has these tiles of Kay in principalities.
fn with_tiles(tiles: &str) -> Scene {
    with_more(["gawain", "kay"], &format!("influence = {{ {tiles} }}"))
}

/// KRT-14.1, KRT-14.2: a tile beside the marker of the lady; one for each marker.
#[test]
fn a_tile_beside_a_marker() {
    let mut game = kay().merlin_on(RED, 4).build();
    let events = play(&mut game, RED, "deploy lady grey");
    assert_eq!(events.last(), Some(&influences(RED, "grey")));
    assert_eq!(offers(&game, RED), ["done", "knights influence"]);
    let events = play(&mut game, RED, "knights influence");
    assert_eq!(events, [own(Knights::InfluenceAdded { seat: RED, colour: Colour::Grey })]);
    assert_eq!((state(&game).influence(Colour::Grey), tiles(&game, "kay")), (1, 1));
    assert_eq!(open(&game).top(), Frame::Window(Window::Between), "one tile for one marker");
    refused(&game, RED, "knights influence", "KRT-14.1");
    let mut game = with_tiles("grey = 2").knight_on(RED, 4).build();
    play(&mut game, RED, "deploy lady grey");
    assert_eq!(open(&game).top(), Frame::Window(Window::After), "both are out");
    assert_eq!(state(&game).influence(Colour::Grey), 2, "both in one principality");
    assert_eq!(with_tiles("grey = 2, blue = 1").broken_clause(), "KRT-14.2");
}

/// KRT-14.1: also for the gift of a tower; it may be left out.
#[test]
fn by_other_actions() {
    let rows = ["Mmwwww", "WWllll", "LLmmmM"];
    let scene = kay().knight_on(RED, 2).items(RED, &["material grey"]).rows(&rows);
    let mut game = scene.build();
    plays(&mut game, RED, &["build 0,0 grey", "place brown", "done"]);
    assert_eq!((tiles(&game, "kay"), open(&game).top()), (2, Frame::Window(Window::After)));
}

/// KRT-14.3, KRT-14.4, KRT-14.5, example KRT-X16: three to two, worth four; the tile comes back.
#[test]
fn the_lead_in_a_principality() {
    let scene = last_turn(with_tiles("grey = 1"), 2);
    let scene = scene.influence(RED, &["grey", "grey"]).influence(BLUE, &["grey", "grey"]);
    let mut game = scene.build();
    let events = score(&mut game);
    assert_eq!(scored(&events), [(RED, 4, "MER-15.19")]);
    let back = own(Knights::InfluenceReturned { seat: RED, colour: Colour::Grey, tiles: 1 });
    assert!(events.contains(&back), "{events:?}");
    assert_eq!(tiles(&game, "kay"), 2);
}

/// KRT-14.3, example KRT-X17: two to two, worth three, one point each.
#[test]
fn a_tie() {
    let scene = last_turn(with_tiles("grey = 1"), 2);
    let mut game = scene.influence(RED, &["grey"]).influence(BLUE, &["grey", "grey"]).build();
    score(&mut game);
    assert_eq!((points(&game, RED), points(&game, BLUE)), (1, 1));
}

/// KRT-14.3, KRT-14.5: a tile without a marker beside it counts all the same, and comes back.
#[test]
fn without_a_marker() {
    let scene = last_turn(with_tiles("grey = 2"), 2).influence(BLUE, &["grey"]);
    let mut game = scene.build();
    let events = score(&mut game);
    assert_eq!(scored(&events), [(RED, 1, "MER-15.19")]);
    assert_eq!(tiles(&game, "kay"), 2);
    let mut alone = last_turn(with_tiles("brown = 1"), 2).build();
    assert_eq!(points(&alone, RED), 0);
    score(&mut alone);
    assert_eq!(
        (tiles(&alone, "kay"), points(&alone, RED)),
        (2, 0),
        "a principality without markers is worth nothing"
    );
}

/// KRT-14.6, INT-6.8: a tile is no influence marker: no points, no requirement, no influence space.
#[test]
fn no_marker_elsewhere() {
    let scene = with_tiles("grey = 2").knight_on(RED, 11).influence(RED, &["grey"]);
    let mut game = scene.hand(RED, &["m14"]).build();
    refused(&game, RED, "complete m14", "MER-12.2");
    assert_eq!(scored(&play(&mut game, RED, "perform")), [(RED, 1, "MER-8.2")]);
    let game = with_tiles("grey = 2").knight_on(RED, 5).build();
    refused(&game, RED, "take flag grey", "MER-8.8");
}

/// KRT-14.7: the marker of the setup permits none.
#[test]
fn not_in_the_setup() {
    let options = Merlin::read_options("players=2 modules=knights", Components::printed()).unwrap();
    let mut game = Merlin::setup(&options);
    let mut placed = 0;
    while open(&game).top() != Frame::Setup(SetupStep::Allies.into()) {
        let first = lots(&game)[0].0.clone();
        let marker = |event: &&Event| matches!(event, Event::InfluencePlaced { .. });
        placed += chance(&mut game, &first).iter().filter(marker).count();
    }
    assert_eq!(placed, 2, "and nobody was asked");
}
