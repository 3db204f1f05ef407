//! INT-13.4: end points with every module: what counts, and what does not.

use super::{ALL, last_turn, with_used_arthur_dice};
use crate::support::{BLUE, GREEN, RED, Scene, let_chance, play, scored};
use merlin::Event;
use table::{Game, Seat, Turn};

/// What red has at the end, beside what the allies are; each field can be changed.
#[derive(Clone)]
struct Estate {
    apples: u8,
    staffs: u8,
    neutral: u8,
    items: Vec<&'static str>,
    markers: Vec<&'static str>,
    coins: u8,
    mistletoe: u8,
    poisoned: u8,
    horn: bool,
    ring: bool,
    decrees: bool,
    allies: [&'static str; 2],
    knights: String,
    manors: Vec<&'static str>,
}

/// A little of everything that counts, and nothing else: 3 apples with the marker, 2 staffs, 6 resources, 5 coins.
fn estate() -> Estate {
    Estate {
        apples: 2,
        staffs: 2,
        neutral: 1,
        items: vec!["flag black", "flag grey", "shield blue"],
        markers: vec!["apple_mistletoe", "shield purple", "material black", "material grey"],
        coins: 5,
        mistletoe: 0,
        poisoned: 0,
        horn: false,
        ring: false,
        decrees: false,
        allies: ["tristram", "galahad"],
        knights: String::new(),
        manors: vec![],
    }
}

/// What red gains after the third scoring: points and clauses.
fn end_points(own: &Estate) -> Vec<(i32, &'static str)> {
    let gold =
        format!("[gold]\ncoins = [{}, 0, 0, 0]\nmistletoe = [{}, 0, 0, 0]\n", own.coins, own.mistletoe);
    let market = format!("[market]\n[[market.seat]]\nmarkers = {:?}\n", own.markers);
    let placed = "pentagram = true\nplaced = \"apple, 1\"\n";
    let horn = if own.horn { "horn = 1\n" } else { "" };
    let seats = format!("[[morgana.seat]]\n{placed}apples = {}\n", own.poisoned)
        + &format!("[[morgana.seat]]\n{placed}").repeat(3);
    let kitchen =
        format!("[morgana]\ndice = [\"1 used\", \"2 used\", \"3 used\", \"4 used\"]\n{horn}{seats}");
    let arthur = if own.ring { "[arthur]\nring = 1\n" } else { "" };
    let decrees = if own.decrees { super::DECREES } else { "" };
    let knights = format!("[knights]\nallies = [{:?}]\n{}\n", own.allies, own.knights);
    let treasures = format!("[treasures]\nstaffs_won = {}\n", own.neutral);
    let scene = Scene::new(4).modules(ALL).tables(&gold).tables(&market).tables(&kitchen).tables(arthur);
    let scene = scene.tables(decrees).tables(&knights).tables(&treasures).items(RED, &own.items);
    let scene = last_turn(scene.manors(RED, &own.manors), 4, 6);
    let mut game = with_used_arthur_dice(&scene.apples(RED, own.apples).staffs(RED, own.staffs));
    let mut events = play(&mut game, RED, "end");
    events.extend(let_chance(&mut game));
    assert_eq!(game.turn(), Turn::Over);
    let end = events.iter().position(|event| *event == Event::FinalPoints).expect("the end");
    let others = |seat: Seat| scored(&events[end..]).into_iter().filter(move |told| told.0 == seat);
    assert_eq!(others(BLUE).chain(others(GREEN)).map(|told| told.2).collect::<Vec<_>>(), ["MER-16.1"; 4]);
    others(RED).map(|(_, points, clause)| (points, clause)).collect()
}

fn changed(change: impl FnOnce(&mut Estate)) -> Vec<(i32, &'static str)> {
    let mut own = estate();
    change(&mut own);
    end_points(&own)
}

/// The usual points, and those of an ally.
fn usual_and(ally: (i32, &'static str)) -> Vec<(i32, &'static str)> {
    [&USUAL[..3], &[ally], &USUAL[3..]].concat()
}

const USUAL: [(i32, &str); 4] = [(3, "MER-16.1"), (4, "MER-16.1"), (2, "MER-16.2"), (6, "GLD-2.8")];

/// INT-13.4: 1 per apple and apple-mistletoe marker, 2 per staff, 1 per 3 resources with markers, 3 per 2 coins.
#[test]
fn what_counts() {
    assert_eq!(end_points(&estate()), USUAL);
    assert_eq!(changed(|own| own.apples = 3)[0], (4, "MER-16.1"));
    assert_eq!(changed(|own| _ = own.markers.remove(0))[0], (2, "MER-16.1"), "the marker is an apple");
    assert_eq!(changed(|own| own.staffs = 3)[1], (6, "MER-16.1"));
    assert_eq!(changed(|own| (own.staffs, own.neutral) = (5, 2))[1], (10, "MER-16.1"), "two of them neutral");
    // Resources: without one of the six, a piece or a marker, there are 5, so 1 point; with three more 3.
    for lost in 1..=3 {
        assert_eq!(changed(|own| _ = own.markers.remove(lost))[2], (1, "MER-16.2"), "marker {lost}");
        assert_eq!(changed(|own| _ = own.items.remove(lost - 1))[2], (1, "MER-16.2"), "piece {lost}");
    }
    assert_eq!(changed(|own| own.items.extend(["material blue"; 3]))[2], (3, "MER-16.2"));
    assert_eq!(changed(|own| own.coins = 4)[3], (6, "GLD-2.8"));
    assert_eq!(changed(|own| own.coins = 6)[3], (9, "GLD-2.8"));
    assert_eq!(changed(|own| own.coins = 1).len(), 3, "a single coin is worth nothing");
}

/// INT-13.4, KRT-7.5, KRT-8.6: the tables of Gareth and Geraint.
#[test]
fn the_tables_of_two_allies() {
    let gareth = changed(|own| {
        own.allies = ["gareth", "galahad"];
        own.knights = "defence = [\"black\", \"grey\", \"blue\"]".to_owned();
    });
    assert_eq!(gareth, usual_and((5, "KRT-7.5")));
    let geraint = changed(|own| {
        own.allies = ["geraint", "galahad"];
        own.knights = "performed = [\"shield\", \"manor\"]".to_owned();
    });
    assert_eq!(geraint, usual_and((3, "KRT-8.6")));
    let neither = changed(|own| own.allies = ["gareth", "galahad"]);
    assert_eq!(neither, USUAL);
}

/// INT-13.4: nothing for mistletoe, poisoned apples, plus markers, decrees, other tiles of allies, castles,
/// horn and ring.
#[test]
fn what_does_not_count() {
    assert_eq!(changed(|own| own.mistletoe = 3), USUAL, "mistletoe");
    assert_eq!(changed(|own| own.poisoned = 4), USUAL, "poisoned apples");
    assert_eq!(changed(|own| own.markers.extend(["plus"; 3])), USUAL, "plus markers");
    assert_eq!(changed(|own| own.decrees = true), USUAL, "decrees");
    assert_eq!(changed(|own| own.horn = true), USUAL, "the horn pays at the end of the round, before");
    assert_eq!(changed(|own| own.ring = true), USUAL, "the ring");
    for a in ["tristram", "lamorak", "gawain"] {
        for b in ["galahad", "bors", "percival", "kay"] {
            assert_eq!(changed(|own| own.allies = [a, b]), USUAL, "tiles of {a} and {b}");
        }
    }
    let lancelot = changed(|own| {
        own.allies = ["lancelot", "bors"];
        own.knights = "marshal = \"grey\"".to_owned();
    });
    assert_eq!(lancelot, USUAL, "the marshal");
    let castles = changed(|own| {
        own.allies = ["tristram", "gaheris"];
        own.knights = "castles = [\"0,0\", \"2,0\"]".to_owned();
        own.manors = vec!["0,0", "2,0"];
    });
    assert_eq!(castles, USUAL, "castles");
}

/// INT-13.4: with all of it together, too.
#[test]
fn everything_together() {
    let all = changed(|own| {
        (own.mistletoe, own.poisoned, own.horn, own.ring, own.decrees) = (3, 4, true, true, true);
        own.markers.extend(["plus"; 3]);
        own.allies = ["gareth", "gaheris"];
        own.knights = "castles = [\"0,0\"]\ndefence = [\"black\", \"grey\", \"blue\", \"purple\", \"orange\", \"brown\"]".to_owned();
        own.manors = vec!["0,0"];
    });
    assert_eq!(all, usual_and((12, "KRT-7.5")));
}
