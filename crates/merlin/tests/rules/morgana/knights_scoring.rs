//! Scorings with Morgana and allies: castles and huts, Kay's tiles, plus and Morgana markers together
//! (INT-5.10, INT-5.12, INT-6.1 to INT-6.7, examples INT-X5, INT-X7 and INT-X24).

use super::{end_round, kitchen, last_turn_of, own, state};
use crate::support::{BLUE, GREEN, RED, Scene, castle, offers, offers_of, open, play, points, scored};
use merlin::modules::knights::Event as Knights;
use merlin::modules::market::Event as Market;
use merlin::modules::morgana::Event as Morgana;
use merlin::{Colour, Event, Frame, Merlin};

/// The last turn of round 2 with these modules and tables.
fn last(modules: &str, tables: &str, facts: &str, seats: [&str; 4]) -> Scene {
    let gold = "[gold]\ncoins = [0, 0, 0, 0]\nmistletoe = [0, 0, 0, 0]\n";
    last_turn_of(Scene::new(4).modules(modules).tables(gold).tables(tables), facts, seats, 2)
}

/// INT-5.10, INT-5.12, MOR-8.2: a manor with castle and hut counts 3, the point is for the hut alone; the
/// manor on the castle stays, the other one with a hut leaves.
#[test]
fn castle_and_hut() {
    let castles = "[knights]\nallies = [[\"gawain\", \"gaheris\"], [], [], []]\ncastles = [\"0,0\"]\n";
    let rows = ["mmmmmM", "wwwWWl", "llllML", "wwWMLL"];
    let scene = |huts: &str, red: &[&str]| {
        let scene = last("knights,gold,morgana", castles, huts, [""; 4]).rows(&rows);
        let mut game = scene.manors(RED, red).manors(BLUE, &["0,2", "0,3", "0,4"]).build();
        let events = end_round(&mut game);
        (game, scored(&events), events)
    };
    let (game, told, events) = scene("huts = [\"0,0\"]", &["0,0"]);
    assert_eq!(told, [(RED, 3, "MER-15.15"), (BLUE, 3, "MER-15.15")], "3 : 3, so no point for the hut");
    assert_eq!((castle(&game, RED).manors.len(), state(&game).huts_left()), (1, 7));
    assert!(events.contains(&own(Morgana::HutsReturned { huts: 1 })));
    let (game, told, events) = scene("huts = [\"0,0\", \"0,1\"]", &["0,0", "0,1"]);
    assert_eq!(told, [(RED, 6, "MER-15.14"), (RED, 2, "MOR-8.2")], "5 : 3, and two huts");
    assert!(events.contains(&own(Morgana::ManorsReturned { seat: RED, manors: 1 })));
    assert_eq!((castle(&game, RED).manors.len(), castle(&game, BLUE).manors.len()), (1, 3));
}

/// Red and green tie in black with everything that counts there (example INT-X7).
fn tied(grail: bool) -> Merlin {
    let tables = "[knights]\nallies = [[], [], [\"gawain\", \"kay\"], []]\ninfluence = { black = 1 }\n\
                  [market]\n[[market.seat]]\nunder = { black = 1 }\n";
    let seats = ["on_plus = { black = 1 }", "", "", ""];
    let scene =
        last("knights,gold,market,morgana", tables, "figure = \"blue\"\nalone = { black = 1 }", seats);
    let scene = scene.influence(RED, &["black"]).influence(GREEN, &["black", "black"]);
    if grail { scene.grail(GREEN).build() } else { scene.build() }
}

/// INT-6.1, INT-6.2, INT-6.3, INT-6.4, INT-6.7, INT-6.9, INT-13.3, example INT-X7: 3 : 3 : 1, worth six
/// without Kay's tile, shared by two; everything goes home.
#[test]
fn influence_with_everything() {
    let mut game = tied(false);
    let events = end_round(&mut game);
    assert_eq!(scored(&events), [(RED, 3, "MER-15.20"), (GREEN, 3, "MER-15.20")]);
    let back = Knights::InfluenceReturned { seat: GREEN, colour: Colour::Black, tiles: 1 };
    assert!(events.contains(&Event::from(back)));
    assert!(events.contains(&Market::PlusReturned { seat: RED, colour: Colour::Black, markers: 1 }.into()));
    assert!(events.contains(&own(Morgana::MarkersReturned { colour: Colour::Black, markers: 2 })));
    let markers = [RED, GREEN].map(|seat| castle(&game, seat).influence(Colour::Black));
    assert_eq!((markers, state(&game).markers_left()), ([0, 1], 6));
}

/// INT-6.3, INT-13.3, example INT-X7: with the Grail green takes all six.
#[test]
fn the_grail_takes_all() {
    let mut game = tied(true);
    let mut events = end_round(&mut game);
    assert_eq!(open(&game).top(), Frame::Grail(Colour::Black));
    events.extend(play(&mut game, GREEN, "use_grail"));
    assert_eq!((points(&game, GREEN), points(&game, RED)), (6, 0));
}

/// INT-6.1, INT-6.3, example INT-X8: a lone Morgana marker takes a share; Kay's tile breaks the tie and is
/// worth nothing itself.
#[test]
fn kay_against_morgana() {
    let told = |kay: &str| {
        let tables = format!("[knights]\nallies = [[], [\"gawain\", \"kay\"], [], []]\n{kay}");
        let scene =
            last("knights,gold,morgana", &tables, "figure = \"blue\"\nalone = { black = 1 }", [""; 4]);
        scored(&end_round(&mut scene.influence(BLUE, &["black"]).build()))
    };
    assert_eq!(told(""), [(BLUE, 1, "MER-15.20")]);
    assert_eq!(told("influence = { black = 1 }\n"), [(BLUE, 2, "MER-15.19")]);
}

/// INT-6.5, example INT-X24: a marker given up early: marker and plus marker go home, a Morgana marker on it
/// too; Kay's tile stays.
#[test]
fn a_marker_leaves_early() {
    let items = ["black", "grey", "blue", "purple", "orange", "brown"].map(|own| format!("material {own}"));
    let tables = "[knights]\nallies = [[], [\"gawain\", \"kay\"], [], []]\ninfluence = { purple = 1 }\n\
                  [market]\n[[market.seat]]\n[[market.seat]]\nunder = { purple = 1 }\n";
    let scene =
        Scene::new(4).modules("knights,gold,market,morgana,treasures").knight_on(RED, 2).tables(tables);
    let scene = scene.tables(&kitchen("figure = \"black\"", &["", "on_plus = { purple = 1 }"]));
    let scene = scene.items(RED, &items.each_ref().map(String::as_str)).influence(BLUE, &["purple"]);
    let mut game = scene.build();
    let offer = offers_of(&game, RED, "build").into_iter().find(|offer| offer.starts_with("2,0 "));
    play(&mut game, RED, &format!("build {}", offer.expect("the tile can be built on")));
    assert_eq!(offers(&game, BLUE), ["treasures take_back purple"]);
    let events = play(&mut game, BLUE, "treasures take_back purple");
    assert!(events.contains(&own(Morgana::MarkersReturned { colour: Colour::Purple, markers: 1 })));
    assert!(events.contains(&Market::PlusReturned { seat: BLUE, colour: Colour::Purple, markers: 1 }.into()));
    assert_eq!(open(&game).modules.knights.influence(Colour::Purple), 1, "until the scoring");
    assert_eq!(
        (state(&game).markers_left(), open(&game).strength_in_principality(BLUE, Colour::Purple)),
        (6, 1)
    );
}
