//! Section 8: huts in the environs scoring.

use super::{end_round, last_turn, own, state, with};
use crate::support::{BLUE, RED, castle, offers_of, play, points, scored};
use merlin::modules::morgana::Event as Morgana;
use merlin::{Event, Merlin};

/// A mountain territory of 6 tiles, a wood of 5, one of 3, lakes of 4.
const ROWS: [&str; 4] = ["mmmmmM", "wwwWWl", "llllML", "wwWMLL"];

/// Points told: of which seat, how many, by which clause.
type Told = (usize, i32, &'static str);

/// The end of round 2 with these huts.
fn scoring(huts: &[&str], red: &[&str], blue: &[&str]) -> (Merlin, Vec<Told>, Vec<Event>) {
    let scene = last_turn(&format!("huts = {huts:?}"), [""; 4], 2).rows(&ROWS);
    let mut game = scene.manors(RED, red).manors(BLUE, blue).build();
    let events = end_round(&mut game);
    let told = scored(&events).into_iter().map(|(seat, points, clause)| (seat.index(), points, clause));
    (game, told.collect(), events)
}

/// MOR-8.2, example MOR-X12: a territory led alone, with a point for the hut in it.
#[test]
fn a_point_for_a_hut() {
    let (game, told, _) = scoring(&["0,0"], &["0,0", "3,0"], &[]);
    assert_eq!(told, [(0, 6, "MER-15.14"), (0, 1, "MOR-8.2"), (0, 3, "MER-15.14")]);
    assert_eq!(points(&game, RED), 10);
    let (_, two, _) = scoring(&["0,0", "0,1"], &["0,0", "0,1"], &[]);
    assert_eq!(two, [(0, 6, "MER-15.14"), (0, 2, "MOR-8.2")]);
}

/// MOR-8.1, MOR-8.3, INT-13.2, INT-13.6, example MOR-X13: a hut counts as a second manor; afterwards manor
/// and hut return, before influence is scored.
#[test]
fn a_hut_decides() {
    let (game, told, events) = scoring(&["2,0"], &["2,0"], &["2,1"]);
    assert_eq!(told, [(0, 4, "MER-15.14"), (0, 1, "MOR-8.2")]);
    assert_eq!((castle(&game, RED).manors.len(), castle(&game, BLUE).manors.len()), (0, 1));
    assert_eq!((castle(&game, RED).manors_left(), state(&game).huts_left()), (7, 7));
    assert!(events.contains(&own(Morgana::ManorsReturned { seat: RED, manors: 1 })));
    assert!(events.contains(&own(Morgana::HutsReturned { huts: 1 })));
    let steps: Vec<String> = events
        .iter()
        .filter_map(|event| if let Event::Step(step) = event { Some(step.to_string()) } else { None })
        .collect();
    assert_eq!(steps, ["traitors", "environs", "morgana huts", "influence", "vassals"]);
}

/// MOR-8.1, MOR-8.2, example MOR-X14: a shared lead divides the points, and there is no point for the hut.
#[test]
fn a_hut_in_a_tie() {
    let (_, told, _) = scoring(&["1,0"], &["1,0"], &["1,1", "1,2"]);
    assert_eq!(told, [(0, 2, "MER-15.15"), (1, 2, "MER-15.15")]);
}

/// MOR-8.2: a hut of somebody else brings the leader nothing.
#[test]
fn only_own_huts() {
    let (_, told, _) = scoring(&["1,0"], &["1,0"], &["1,1", "1,2", "1,3"]);
    assert_eq!(told, [(1, 5, "MER-15.14")]);
}

/// MOR-8.3, INT-5.14: the tile can be built on again.
#[test]
fn the_tile_is_free_again() {
    let (game, _, _) = scoring(&["0,0"], &["0,0"], &[]);
    assert!(!castle(&game, RED).manors.contains("0,0".parse().expect("a site")));
    assert_eq!(state(&game).huts().len(), 0);
}

/// INT-5.13: the space that counts manors counts neither castles nor huts.
#[test]
fn the_points_space_counts_manors() {
    let scene = |huts: &str, castles: &str| {
        let scene = super::joined("arthur,knights,gold,morgana", [2; 4], &format!("huts = [{huts}]"), &[]);
        let knights =
            format!("[knights]\nallies = [[\"gawain\", \"gaheris\"], [], [], []]\ncastles = [{castles}]\n");
        let scene = scene.tables(&knights).turn(RED).due(&["window moved"]).fact("die", "\"own 1\"");
        let scene = scene.fact("figure", "\"knight\"").fact("action", "21").knight(RED, 21);
        let mut game = scene.manors(RED, &["0,0", "0,1"]).build();
        crate::support::scored(&play(&mut game, RED, "perform"))
    };
    assert_eq!(scene("\"0,1\"", "\"0,0\""), [(RED, 2, "ARU-6.6")]);
    assert_eq!(scene("\"0,1\"", "\"0,0\""), scene("", ""));
}

/// MOR-8.4, INT-5.13: outside that scoring a hut does nothing: missions count one manor.
#[test]
fn no_effect_elsewhere() {
    let scene = |facts: &str| with(facts, &[]).rows(&ROWS).knight_on(RED, 2).manors(RED, &["0,0"]);
    let items = ["material black", "material grey", "material blue"];
    let mut plain = scene("").items(RED, &items).build();
    let mut hut = scene("huts = [\"0,0\"]").items(RED, &items).build();
    let offers = offers_of(&plain, RED, "build");
    assert_eq!(offers_of(&hut, RED, "build"), offers);
    assert_eq!(castle(&hut, RED).manors_left(), castle(&plain, RED).manors_left());
    let build = format!("build {}", offers[0]);
    assert_eq!(play(&mut hut, RED, &build), play(&mut plain, RED, &build));
}
