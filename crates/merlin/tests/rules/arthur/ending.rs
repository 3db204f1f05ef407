//! The end of a round and of the game with Arthur (ARU-7.5, ARU-8.1, section 13 of the interactions).

use super::{allies, end_round, last};
use crate::support::{BLUE, RED, castle, offers, offers_of, open, play, points};
use merlin::modules::arthur::Event as Arthur;
use merlin::modules::market::Event as Market;
use merlin::{Components, Event, Merlin, Options, Variants};
use table::{Game, Turn};

/// INT-13.2, INT-13.6, INT-13.3: the steps of a scoring with every module but Morgana.
#[test]
fn the_steps_of_a_scoring() {
    let base = Options::new(2, Components::printed()).expect("two players");
    let modules = "favor,arthur,knights,gold,market,caerleon,treasures,decree".parse().expect("modules");
    let layout = base.with(modules, Variants::NONE).expect("built").layout();
    let steps: Vec<String> = layout.scoring.iter().map(|step| step.to_string()).collect();
    assert_eq!(
        steps,
        ["traitors", "environs", "arthur clean_up", "influence", "vassals", "arthur picts", "favor seals"]
    );
}

/// INT-13.1, INT-13.5: scoring with the Picts, then labourers return, then five dice each are rolled and the
/// marker passes.
#[test]
fn the_end_of_a_round() {
    let market = "owned = [[\"p01\"], []]\n[market]\nused = [2]\n[[market.seat]]\nmarkers = []\n";
    let mut game = last("arthur,gold,market", 2, &["", ""], market);
    let events = end_round(&mut game);
    let place = |wanted: &dyn Fn(&Event) -> bool| events.iter().position(wanted).expect("it is told");
    let picts = place(&|event| {
        matches!(event, Event::Module(merlin::modules::Event::Arthur(Arthur::PictsGone { .. })))
    });
    let returned = place(&|event| {
        matches!(event, Event::Module(merlin::modules::Event::Market(Market::LabourersReturned { .. })))
    });
    let rolled = place(&|event| matches!(event, Event::Rolled { .. }));
    assert!(picts < returned && returned < rolled, "{picts} {returned} {rolled}");
    assert_eq!((open(&game).round, open(&game).start, castle(&game, RED).dice.count()), (3, RED, 5));
}

/// ARU-7.5, ARU-8.1: after round 6 manors are cleaned up and Picts scored, then the game ends.
#[test]
fn the_third_scoring() {
    let mut game = last(
        "arthur",
        6,
        &["manors = [\"0,0\", \"0,1\"]\nstaffs = 0\napples = 0", "staffs = 0\napples = 0"],
        "owned = [[\"p01\"], []]",
    );
    end_round(&mut game);
    assert_eq!(offers(&game, RED), ["arthur keep 0,0", "arthur keep 0,1"]);
    let before = points(&game, RED);
    play(&mut game, RED, "arthur keep 0,0");
    assert_eq!((game.turn(), castle(&game, RED).manors.len()), (Turn::Over, 1));
    assert_eq!((points(&game, RED) - before, points(&game, BLUE)), (3, -3));
}

/// ARU-8.1, ARU-3.13, INT-13.4: ring and Arthur give nothing at the end; Geraint's five tiles give ten points.
#[test]
fn nothing_for_the_ring_at_the_end() {
    let plain = "staffs = 0\napples = 0";
    let ends = |modules: &str, tables: &str| -> i32 {
        let mut game: Merlin = last(modules, 6, &[plain, plain], tables);
        end_round(&mut game);
        assert_eq!(game.turn(), Turn::Over, "{:?}", offers_of(&game, RED, ""));
        points(&game, RED)
    };
    // 3 for the Picts, in which the ring counts, and nothing else.
    assert_eq!(ends("arthur", "ring = 1"), 3);
    assert_eq!(ends("arthur", ""), 0);
    let five = "performed = [\"shield\", \"flag\", \"material\", \"influence\", \"manor\"]";
    assert_eq!(ends("arthur,knights", &allies(["geraint", "kay"], five)), 10, "KRT-8.6");
}
