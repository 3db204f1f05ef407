//! Section 1: favor boards, abilities and seals.

use super::{ability, learned, state, with, with_used};
use crate::support::{BLUE, RED, Scene};
use merlin::modules::favor::{Ability, Row, State};
use merlin::{Components, Merlin, Vassal};
use table::{Clause, Eye, Game};

/// FAV-1.1: four columns, one for each vassal, and three rows.
#[test]
fn twelve_abilities() {
    let all: Vec<Ability> = Ability::all().collect();
    assert_eq!(all.len(), 12);
    let names = Ability::COLUMNS.map(Vassal::id);
    assert_eq!(names, ["builder", "shield_bearer", "flag_bearer", "lady"], "as the board shows them");
    for own in all {
        assert_eq!(ability(&own.to_string()), own);
    }
    assert!("builder 4".parse::<Ability>().is_err());
    assert!("knight 1".parse::<Ability>().is_err());
    assert!("builder".parse::<Ability>().is_err());
}

/// FAV-1.2: the same for everybody: "+1 VP" and "deploy anywhere" in every column, then a special ability of each.
#[test]
fn what_the_rows_offer() {
    let clauses = |row: Row| Ability::COLUMNS.map(|column| Ability::new(column, row)).map(Ability::clause);
    assert_eq!(clauses(Row::PlusOne), ["FAV-3.1"; 4]);
    assert_eq!(clauses(Row::Anywhere), ["FAV-4.1"; 4]);
    assert_eq!(clauses(Row::Special), ["FAV-6.1", "FAV-7.1", "FAV-8.1", "FAV-9.1"]);
}

/// FAV-1.3: four seals each, and nothing learned at the start; no position says otherwise.
#[test]
fn four_seals_and_nothing_learned() {
    let text = "players=4 modules=favor";
    let game =
        Merlin::setup(&Merlin::read_options(text, Components::printed()).expect("the module is built"));
    for seat in table::Seat::all(4) {
        assert_eq!((state(&game).learned(seat).len(), state(&game).seals_left(seat)), (0, State::SEALS));
    }
    let four = ["builder 1", "builder 2", "lady 1", "lady 3"];
    assert_eq!(state(&with(&four).build()).seals_left(RED), 0);
    let five = ["builder 1", "builder 2", "lady 1", "lady 3", "flag_bearer 2"];
    assert_eq!(with(&five).broken_clause(), "FAV-1.3");
    let setup = |learned: &[&str]| with(learned).due(&["setup display"]).round(0).board("display", "[]");
    assert_eq!(setup(&["builder 1"]).broken_clause(), "FAV-1.3");
    assert_eq!(state(&setup(&[]).build()).seals_left(RED), 4);
}

/// FAV-1.4: everybody sees the favor boards and which seals are turned over.
#[test]
fn boards_and_seals_are_public() {
    let game = with_used(&["builder 2", "lady 3"], &["lady 3"]).build();
    for eye in [Eye::Spectator, Eye::Seat(RED), Eye::Seat(BLUE)] {
        let seen = game.view(eye).open.modules.favor;
        assert_eq!(&seen, state(&game));
    }
    assert!(!state(&game).can_use(RED, ability("lady 3")));
}

/// FAV-1.1, FAV-1.3, FAV-5.1, FAV-5.2: what a position may say.
#[test]
fn positions_of_the_module() {
    let game = with_used(&["builder 3", "lady 3"], &["builder 3"]).build();
    let text = game.position();
    assert!(text.contains("\n[favor]\nlearned = [[\"lady 3\", \"builder 3\"], []]\n"), "{text}");
    assert_eq!(Merlin::from_position(&text, Components::printed()), Ok(game));
    let table = |text: &str| Scene::new(2).modules("favor").tables(&format!("[favor]\n{text}\n"));
    assert_eq!(table("learned = [[]]").broken_clause(), "FAV-1.1");
    assert_eq!(table("learned = [[\"dragon 1\"], []]").broken_clause(), "FAV-1.1");
    assert_eq!(table("learned = [[\"lady 1\", \"lady 1\"], []]").broken_clause(), "FAV-2.3");
    assert_eq!(table("doubled = \"twice\"").broken_clause(), "FAV-6.1");
    assert_eq!(table("doubled = \"build\"").broken_clause(), "FAV-6.1");
    assert_eq!(table("doubled = \"first_deployment\"").broken_clause(), "FAV-9.1");
    assert_eq!(with_used(&[], &["lady 3"]).broken_clause(), "FAV-5.1");
    assert_eq!(with_used(&["lady 2"], &["lady 2"]).broken_clause(), "FAV-5.1");
    let rolled = with_used(&["lady 3"], &["lady 3"]).due(&["dice"]);
    assert_eq!(rolled.clone().round(2).broken_clause(), "FAV-5.2");
    assert_eq!(learned(&rolled.round(1).build(), RED), ["lady 3"], "after an odd round there is no scoring");
    let stray = Scene::new(2).tables("[favor]\n").fault();
    assert_eq!(stray.clause(), Some(Clause("INT-1.1")), "a table of a module that is off");
}

/// FAV-2.1, FAV-6.5: what is due lies only where it can.
#[test]
fn positions_of_what_is_due() {
    let due = ["window start", "favor reward m44"];
    let base = || with(&[]).due(&due).fact("missions", "1").hand(RED, &[]).discard(&["m44"]);
    assert_eq!(learned(&base().build(), RED), [""; 0]);
    assert_eq!(base().fact("missions", "0").broken_clause(), "MER-4.1", "no mission was completed");
    let elsewhere = with(&[]).due(&due).fact("missions", "1").hand(RED, &[]).discard(&["m43"]);
    assert_eq!(elsewhere.broken_clause(), "MER-4.1", "the card is not on the discard pile");
    let full = with(&["builder 1", "builder 2", "builder 3"]).due(&due).fact("missions", "1");
    assert_eq!(full.hand(RED, &[]).discard(&["m44"]).broken_clause(), "MER-4.1", "nothing to learn");
    let below = base().due(&["dice", "favor reward m44"]);
    assert_eq!(below.broken_clause(), "MER-4.1");
    // Window `between` after a knight's move needs a second manor to come.
    let between =
        |learned: &[&str]| with(learned).knight_on(RED, 2).due(&["window between"]).fact("executions", "1");
    assert_eq!(between(&[]).broken_clause(), "MER-6.8");
    between(&["builder 3"]).items(RED, &["material grey"]).build();
}
