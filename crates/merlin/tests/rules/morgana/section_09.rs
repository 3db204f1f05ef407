//! Section 9: Morgana in the influence scoring.

use super::{end_round, last_turn, own, state};
use crate::support::{BLUE, GREEN, RED, Scene, castle, let_chance, open, play, scored};
use merlin::modules::morgana::Event as Morgana;
use merlin::{Colour, Event, Merlin};
use table::Seat;

/// The end of round 2 with these markers in black: for each of red, blue and green; Morgana's alone; red's
/// that carry one.
fn black(markers: [usize; 3], alone: u8, carrying: u8) -> Scene {
    let red = format!("on_plain = {{ black = {carrying} }}");
    let scene =
        last_turn(&format!("figure = \"blue\"\nalone = {{ black = {alone} }}"), [&red, "", "", ""], 2);
    [RED, BLUE, GREEN]
        .into_iter()
        .zip(markers)
        .fold(scene, |scene, (seat, count)| scene.influence(seat, &vec!["black"; count]))
}

fn scoring(scene: &Scene) -> (Merlin, Vec<Event>) {
    let mut game = scene.build();
    let events = end_round(&mut game);
    (game, events)
}

fn left(game: &Merlin, seat: Seat) -> u8 {
    castle(game, seat).influence(Colour::Black)
}

/// MOR-9.1, MOR-9.6, MOR-9.7, INT-6.4, example MOR-X15: a marker that carries one counts twice, and returns
/// to its owner.
#[test]
fn a_carried_marker_counts_twice() {
    let (game, events) = scoring(&black([1, 1, 1], 0, 1));
    assert_eq!(scored(&events), [(RED, 4, "MER-15.19")]);
    assert_eq!([RED, BLUE, GREEN].map(|seat| left(&game, seat)), [0, 1, 1]);
    let back = Morgana::CarriersReturned { seat: RED, colour: Colour::Black, markers: 1 };
    assert!(events.contains(&own(back)));
    assert!(events.contains(&own(Morgana::MarkersReturned { colour: Colour::Black, markers: 1 })));
    assert_eq!(state(&game).markers_left(), 6);
}

/// MOR-9.7: of the others each player keeps one; who had only one that carried, keeps none.
#[test]
fn one_of_the_others_stays() {
    let (game, _) = scoring(&black([3, 0, 0], 0, 1));
    assert_eq!(left(&game, RED), 1);
    let (game, _) = scoring(&black([1, 0, 0], 0, 1));
    assert_eq!((left(&game, RED), castle(&game, RED).influence_on_castle()), (0, 6));
}

/// MOR-9.2, MOR-9.3, INT-6.3, example MOR-X16: if Morgana alone leads, nobody gains points.
#[test]
fn morgana_leads_alone() {
    let (game, events) = scoring(&black([0, 1, 1], 2, 0));
    assert_eq!(scored(&events), []);
    assert_eq!((left(&game, BLUE), left(&game, GREEN), state(&game).alone(Colour::Black)), (1, 1, 0));
}

/// MOR-9.4, examples MOR-X17 and INT-X8: tied, she takes a share, which is lost.
#[test]
fn tied_with_morgana() {
    let (_, events) = scoring(&black([0, 2, 0], 2, 0));
    assert_eq!(scored(&events), [(BLUE, 2, "MER-15.20")]);
    let (_, one) = scoring(&black([0, 1, 0], 1, 0));
    assert_eq!(scored(&one), [(BLUE, 1, "MER-15.20")]);
}

/// MOR-9.5, INT-13.3, example MOR-X17: the Grail wins a tie with Morgana.
#[test]
fn the_grail_against_morgana() {
    let mut game = black([0, 2, 0], 2, 0).grail(BLUE).build();
    end_round(&mut game);
    assert_eq!(open(&game).top().to_string(), "grail black");
    let mut events = play(&mut game, BLUE, "use_grail");
    events.extend(let_chance(&mut game));
    assert_eq!(scored(&events), [(BLUE, 4, "MER-15.21")]);
}

/// MOR-9.2, INT-6.2, example MOR-X18: a marker alone counts for the points.
#[test]
fn a_marker_alone_counts_for_the_points() {
    let (_, events) = scoring(&black([1, 3, 0], 1, 0));
    assert_eq!(scored(&events), [(BLUE, 5, "MER-15.19")]);
}

/// MOR-9.6: also where no player has a marker they return.
#[test]
fn where_nobody_has_a_marker() {
    let (game, events) = scoring(&black([0, 0, 0], 3, 0));
    assert_eq!(scored(&events), []);
    assert_eq!(state(&game).markers_left(), 6);
}
