//! Section 7: the clean-up and the Pict scoring.

use super::{end_round as end, last as last_of};
use crate::support::{BLUE, RED, castle, offers, on_turn, play, points, refused};
use merlin::Merlin;
use table::Seat;

/// The last turn of round 2 for two.
fn last(red: &str, blue: &str, arthur: &str) -> Merlin {
    last_of("arthur", 2, &[red, blue], arthur)
}

/// ARU-7.2, ARU-7.3, ARU-7.4, ARU-7.13, example ARU-X15: red chooses one of two, blue keeps the one it has.
#[test]
fn one_manor_stays() {
    let mut game = last("manors = [\"0,0\", \"0,1\"]", "manors = [\"0,2\"]", "");
    end(&mut game);
    assert_eq!(offers(&game, RED), ["arthur keep 0,0", "arthur keep 0,1"]);
    refused(&game, RED, "arthur keep 0,2", "ARU-7.3");
    play(&mut game, RED, "arthur keep 0,1");
    assert_eq!((castle(&game, RED).manors_left(), castle(&game, BLUE).manors.len()), (6, 1));
}

/// ARU-7.1, ARU-7.6, ARU-7.7, ARU-7.8, ARU-7.10, ARU-7.11, ARU-7.12, example ARU-X16: 11 against 9 and the ring.
#[test]
fn picts_of_two_players() {
    let mut game = last("", "", "ring = 2\nowned = [[\"p13\", \"p07\", \"p19\"], [\"p14\", \"p15\"]]");
    end(&mut game);
    assert_eq!((points(&game, RED), points(&game, BLUE)), (-3, 3));
    let state = &crate::support::open(&game).modules.arthur;
    assert_eq!((state.owned(RED).len(), state.gone().len(), state.ring()), (0, 5, Some(BLUE)));
}

/// ARU-7.9, example ARU-X18: equal results change nothing.
#[test]
fn all_equal() {
    let mut game = last("", "", "");
    end(&mut game);
    assert_eq!((points(&game, RED), points(&game, BLUE)), (0, 0));
}

/// ARU-7.1: the Picts are the fifth category; the clean-up follows the environs.
#[test]
fn five_categories() {
    let layout = crate::support::open(&last("", "", "")).layout;
    let steps: Vec<String> = layout.scoring.iter().map(|step| step.to_string()).collect();
    assert_eq!(steps, ["traitors", "environs", "arthur clean_up", "influence", "vassals", "arthur picts"]);
}

/// ARU-7.3, ARU-7.4: the start player of the round chooses first, in one territory after the other; a single
/// manor stays.
#[test]
fn from_the_start_player_on() {
    let mut game = last("manors = [\"0,0\", \"0,1\"]", "manors = [\"0,2\", \"0,3\", \"2,4\", \"2,5\"]", "");
    end(&mut game);
    assert_eq!((on_turn(&game), offers(&game, BLUE)), (BLUE, keeps(&["0,2", "0,3"])));
    refused(&game, RED, "arthur keep 0,1", "ARU-7.3");
    play(&mut game, BLUE, "arthur keep 0,3");
    assert_eq!(offers(&game, BLUE), keeps(&["2,4", "2,5"]), "each territory separately");
    play(&mut game, BLUE, "arthur keep 2,4");
    assert_eq!(on_turn(&game), RED);
    play(&mut game, RED, "arthur keep 0,0");
    assert_eq!((castle(&game, RED).manors.len(), castle(&game, BLUE).manors.len()), (1, 2));
}

fn keeps(sites: &[&str]) -> Vec<String> {
    sites.iter().map(|site| format!("arthur keep {site}")).collect()
}

/// ARU-7.2: the points of the environs are given before the manors leave.
#[test]
fn points_before_the_clean_up() {
    let mut game = last("manors = [\"0,0\", \"0,1\"]", "manors = [\"0,2\"]", "");
    end(&mut game);
    assert!(points(&game, RED) > 0 && points(&game, BLUE) == 0, "two manors against one");
}

/// ARU-7.8, ARU-7.9, examples ARU-X17 and ARU-X19: every highest and every lowest result counts; those between do not.
#[test]
fn ties() {
    let results = |players: usize, owned: &str, tables: &str| -> Vec<i32> {
        let seats = vec![""; players];
        let mut game = last_of("arthur", 2, &seats, &format!("owned = [{owned}]\n{tables}"));
        end(&mut game);
        Seat::all(players).map(|seat| points(&game, seat)).collect()
    };
    // 7, 7, 4 and 2: 3 + 4, 4 + 3, 4, 2.
    let four = "[\"p01\", \"p02\"], [\"p03\", \"p04\"], [\"p06\"], [\"p19\"]";
    assert_eq!(results(4, four, ""), [3, 3, 0, -3]);
    // 6, 0 and 0.
    assert_eq!(results(3, "[\"p01\", \"p03\"], [], []", ""), [3, -3, -3]);
    // ARU-7.7, INT-13.3: the ring decides between equal numbers.
    assert_eq!(results(2, "[\"p01\"], [\"p03\"]", ""), [0, 0]);
    assert_eq!(results(2, "[\"p01\"], [\"p03\"]", "ring = 1"), [3, -3]);
}
