//! Section 7: the clean-up and the Pict scoring.

use crate::support::{BLUE, RED, castle, let_chance, offers, play, plays, points, refused};
use merlin::{Components, Merlin};
use table::Game;

/// The last turn of round 2, red on turn with the last die.
fn last(red: &str, blue: &str, arthur: &str) -> Merlin {
    let used =
        "dice = [\"own 1 used\", \"own 2 used\", \"own 3 used\", \"merlin 4 used\", \"arthur 5 used\"]";
    let text = format!(
        "game = \"merlin\"\nplayers = 2\nmodules = \"arthur\"\n[turn]\nstart_player = 2\nplayer = 1\nround = 2\n[[seat]]\n\
         dice = [\"own 1\", \"own 2 used\", \"own 3 used\", \"merlin 4 used\", \"arthur 5 used\"]\n{red}\n[[seat]]\n{used}\n{blue}\n\
         [arthur]\n{arthur}\n"
    );
    Merlin::from_position(&text, Components::printed()).unwrap_or_else(|fault| panic!("{fault}\n{text}"))
}

fn end(game: &mut Merlin) {
    plays(game, RED, &["die own 1", "walk clockwise", "forfeit", "end"]);
    let_chance(game);
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
    let mut game = last(
        "",
        "",
        "ring = 2\nowned = [[\"p13\", \"p07\", \"p19\"], [\"p14\", \"p13\"]]"
            .replace(", \"p13\"]]", ", \"p15\"]]")
            .as_str(),
    );
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

/// ARU-7.5, ARU-8.1: the last scoring has both steps as well.
#[test]
fn in_every_scoring() {
    let layout = crate::support::open(&last("", "", "")).layout;
    let steps: Vec<String> = layout.scoring.iter().map(|step| step.to_string()).collect();
    assert_eq!(steps, ["traitors", "environs", "arthur clean_up", "influence", "vassals", "arthur picts"]);
}
