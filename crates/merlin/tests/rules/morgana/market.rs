//! Morgana with the market: turn units and the end of a round (INT-2.3, INT-2.7, INT-3.6, INT-13.1, INT-13.5,
//! example INT-X17).

use super::{end_round, joined, last_turn_of, state};
use crate::support::{BLUE, RED, Scene, offers_of, open, play, refused};
use merlin::Event;
use merlin::modules::market::Event as Market;
use merlin::modules::morgana::Event as Morgana;

/// INT-2.1, INT-2.3, INT-2.7: a turn uses one unit of the player's choice: a die, the Morgana turn or a labourer.
#[test]
fn one_unit_a_turn() {
    let hired = "[market]\n[[market.seat]]\nmarkers = [\"labourer 5\"]\n";
    let game = joined("gold,market,morgana", [2; 4], "", &[]).tables(hired).turn(RED).build();
    for unit in ["die own 1", "morgana die 2", "market labourer 5"] {
        let mut game = game;
        play(&mut game, RED, unit);
        assert!(
            ["die", "morgana die", "market labourer"]
                .iter()
                .all(|word| offers_of(&game, RED, word).is_empty())
        );
        refused(&game, RED, "die own 2", "MER-4.7");
        refused(&game, RED, "morgana die 3", "MOR-2.2");
        refused(&game, RED, "market labourer 5", "MKT-5.2");
        assert!(!offers_of(&game, RED, "market visit").is_empty(), "a visit is possible in every turn");
    }
}

/// INT-3.6, MOR-3.6: who has only labourers left has no die to exchange with.
#[test]
fn no_exchange_with_labourers() {
    let hired = "[market]\n[[market.seat]]\n[[market.seat]]\nmarkers = [\"labourer 5\"]\n";
    let used = ["own 1 used", "own 2 used", "own 3 used", "merlin 4 used"];
    let players = |dice: [&str; 4]| {
        let made = "pentagram = true\nplaced = \"apple, 1\"";
        let dice_left = "dice = [\"1 used\", \"2\", \"3\", \"4\"]";
        let gold = "[gold]\ncoins = [2, 2]\nmistletoe = [0, 0]\n";
        let scene = Scene::new(2).modules("gold,market,morgana").tables(gold).tables(hired);
        let scene = scene.tables(&super::kitchen(dice_left, &["apples = 1", made])).turn(RED);
        scene.dice(RED, ["own 1", "own 2 used", "own 3 used", "merlin 4 used"]).dice(BLUE, dice).build()
    };
    refused(&players(used), RED, "morgana poison own 1", "MOR-3.6");
    assert!(offers_of(&players(used), RED, "morgana poison").is_empty());
    let one = players(["own 1 used", "own 2 used", "own 3", "merlin 4 used"]);
    assert_eq!(offers_of(&one, RED, "morgana poison"), ["own 1"]);
}

/// INT-13.1, INT-13.5, example INT-X17: the horn pays, then the scoring, then labourers and pentagrams
/// return, then dice are rolled.
#[test]
fn the_end_of_round_two() {
    let gold = "[gold]\ncoins = [0, 0, 0, 0]\nmistletoe = [0, 0, 0, 0]\n";
    let base = Scene::new(4).modules("gold,market,morgana").tables(gold).tables("[market]\nused = [5]\n");
    let mut game = last_turn_of(base, "horn = 2", [""; 4], 2).build();
    let events = end_round(&mut game);
    let at = |what: &str, wanted: &dyn Fn(&Event) -> bool| {
        events.iter().position(wanted).unwrap_or_else(|| panic!("{what}: {events:?}"))
    };
    let horn = at(
        "horn",
        &|event| matches!(event, Event::Scored { seat, points: 2, reason } if *seat == BLUE && reason.clause().0 == "MOR-4.6"),
    );
    let scoring = at("scoring", &|event| matches!(event, Event::Scoring { .. }));
    let labourers = at("labourers", &|event| *event == Market::LabourersReturned { labourers: 1 }.into());
    let morgana = at("Morgana dice", &|event| {
        matches!(event, Event::Module(merlin::modules::Event::Morgana(Morgana::Rolled { .. })))
    });
    let own_dice = at("own dice", &|event| matches!(event, Event::Rolled { .. }));
    assert!(horn < scoring && scoring < labourers && labourers < morgana && labourers < own_dice);
    assert_eq!((state(&game).pentagrams().len(), open(&game).round), (0, 3));
}
