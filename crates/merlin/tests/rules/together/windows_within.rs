//! INT-2.10, MER-4.5, MER-12.4: what any window allows, also one between two parts of an action; within an
//! action, in scorings and in another player's turn nothing of the table is possible.

use super::windows::{ROWS, offered, rich};
use super::{MATERIALS, knight_on, last_turn, learned, moved};
use crate::support::{BLUE, RED, Scene, offers, offers_of, on_turn, open, play, plays, refused, refused_to};
use merlin::{Components, Frame, Merlin, Module, Refusal, Window};
use table::{Actor, Game};

/// The game of a scene in which red has learned this ability as well.
fn with_ability(scene: &Scene, ability: &str) -> Merlin {
    let text = scene.position();
    let more = text.replace(&learned(2, &["shield_bearer 3"]), &learned(2, &["shield_bearer 3", ability]));
    assert_ne!(text, more);
    Merlin::from_position(&more, Components::printed()).unwrap_or_else(|fault| panic!("{fault}\n{more}"))
}

/// All that is allowed in any window is offered in this window `between`.
fn allows_everything(game: &Merlin) {
    assert_eq!(open(game).top(), Frame::Window(Window::Between));
    let any: Vec<_> = ROWS.iter().filter(|(_, _, place, _)| *place == "any").collect();
    assert_eq!(any.len(), 11);
    for (word, ..) in any {
        assert!(offered(game, word), "{word}: {:?}", offers(game, RED));
    }
    assert!(!offered(game, "apple") && !offered(game, "gold coin chosen") && !offered(game, "mirror"));
}

/// INT-2.9, INT-2.10, FAV-6.5: between two manors.
#[test]
fn between_two_manors() {
    let scene = knight_on(rich(["lamorak", "galahad"]).items(RED, &MATERIALS), 2);
    let mut game = with_ability(&scene, "builder 3");
    let first = offers_of(&game, RED, "build").into_iter().find(|text| text.starts_with("0,5 "));
    plays(&mut game, RED, &[&format!("build {}", first.expect("a tower")), "done"]);
    allows_everything(&game);
    assert!(offered(&game, "favor build") && !offered(&game, "staff"), "a knight permits no staff");
}

/// INT-2.9, INT-2.10, FAV-9.6: between two deployments of the lady's ability, before which the turn cannot end.
#[test]
fn between_two_deployments() {
    let mut game = with_ability(&knight_on(rich(["lamorak", "bors"]), 23), "lady 3");
    play(&mut game, RED, "favor deploy builder blue");
    allows_everything(&game);
    assert!(offered(&game, "favor deploy") && !offered(&game, "end") && !offered(&game, "staff"));
}

/// INT-2.9, INT-2.10, ARU-2.13: between two executions of an action that the inner Merlin space brought
/// about; no window opens before the first one.
#[test]
fn between_within_a_chain() {
    let scene = moved(rich(["lamorak", "galahad"]), "arthur", "arthur 5", "i8").merlin(2);
    let mut game = scene.tables("[arthur]\nfigure = \"i8\"\n").build();
    play(&mut game, RED, "arthur merlin clockwise 1");
    allows_nothing(&game);
    play(&mut game, RED, "perform");
    allows_everything(&game);
    assert!(offered(&game, "staff"));
}

/// No row of the table is possible now.
fn allows_nothing(game: &Merlin) {
    assert!(!matches!(open(game).top(), Frame::Window(_)), "{:?}", open(game).top());
    for (word, text, ..) in &ROWS {
        assert!(!offered(game, word), "{word}: {:?}", offers(game, RED));
        let mut tried = *game;
        let choice = text.parse().expect("a move");
        assert!(tried.try_play(Actor::Seat(RED), choice, &mut table::Journal::new()).is_err(), "{text}");
        assert_eq!(tried, *game);
    }
}

/// INT-2.10, MER-4.5: within an action, whichever choice is due.
#[test]
fn within_an_action() {
    let rich = || rich(["lamorak", "kay"]);
    let after = |scene: Scene, moves: &[&str]| {
        let mut game = scene.build();
        plays(&mut game, RED, moves);
        game
    };
    // Decree or act; which district piece; plus marker and Kay's tile; a second card; a mission's reward.
    allows_nothing(&after(knight_on(rich(), 4), &["deploy builder grey"]));
    allows_nothing(&after(knight_on(rich(), 4), &["deploy builder grey", "decree act"]));
    allows_nothing(&after(knight_on(rich(), 4), &["deploy lady grey", "decree act"]));
    allows_nothing(&after(knight_on(rich(), 4), &["deploy lady grey", "decree act", "market plus"]));
    allows_nothing(&after(knight_on(rich(), 22), &["discard m28"]));
    allows_nothing(&after(rich(), &["complete m20"]));
    // The gift of a tower; the price of the horn; where Morgana goes; the second die of a poisoned apple.
    let mut tower = knight_on(rich().items(RED, &MATERIALS), 2).build();
    let site = offers_of(&tower, RED, "build").into_iter().find(|text| text.starts_with("0,5 "));
    play(&mut tower, RED, &format!("build {}", site.expect("a tower")));
    allows_nothing(&tower);
    allows_nothing(&after(rich().items(RED, &MATERIALS), &["morgana die 4", "morgana place horn"]));
    allows_nothing(&after(rich(), &["morgana die 1", "morgana place cauldron 1"]));
    allows_nothing(&after(rich(), &["morgana poison own 2"]));
}

/// INT-2.10, FAV-7.2, GLD-2.7, DEC-4.11, MER-12.4: in a scoring the shield-bearer ability alone is possible,
/// in step 1a.
#[test]
fn in_a_scoring() {
    let placed = "[[morgana.seat]]\npentagram = true\nplaced = \"apple, 1\"\n";
    let used = "dice = [\"1 used\", \"2 used\", \"3\", \"4\"]\n";
    let kitchen = format!("[morgana]\n{used}{placed}apples = 1\n{placed}");
    let text = last_turn(rich(["lamorak", "galahad"]), 2, 2).position();
    let text = text.replace("[morgana]\n[[morgana.seat]]\napples = 1\n", &kitchen);
    let text = text
        .replace("\"labourer 2\", ", "")
        .replace("\"merlin 4 used\"]", "\"merlin 4 used\", \"arthur 5 used\"]");
    let mut game =
        Merlin::from_position(&text, Components::printed()).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
    play(&mut game, RED, "end");
    assert_eq!(
        (on_turn(&game), offers(&game, RED)),
        (RED, vec!["done".to_owned(), "favor repel black".to_owned()])
    );
    for (word, text, ..) in ROWS.iter().filter(|(word, ..)| *word != "favor repel") {
        assert!(!offered(&game, word), "{word}");
        let mut tried = game;
        assert!(
            tried
                .try_play(Actor::Seat(RED), text.parse().expect("a move"), &mut table::Journal::new())
                .is_err()
        );
    }
    play(&mut game, RED, "favor repel black");
}

/// INT-2.10, MER-4.6: in another player's turn nothing at all.
#[test]
fn in_the_turn_of_another() {
    let game = rich(["lamorak", "galahad"]).turn(BLUE).build();
    assert_eq!(offers(&game, RED), [""; 0]);
    for (_, text, ..) in &ROWS {
        refused_to(&game, Actor::Seat(RED), text, "MER-4.6");
    }
    refused(&game, RED, "end", "MER-4.6");
}

/// MER-4.5, ARU-2.13: no free action is possible where a staff repeats an action or an extra move has reached
/// one. Each is refused by its own moment (MKT-2.2, GLD-2.7, GLD-3.1), not by what the space does.
#[test]
fn free_actions_have_their_moment() {
    let free = [
        ("market visit plus", "MKT-2.2"),
        ("gold coin own 1 2", "GLD-2.7"),
        ("gold complete m05 1", "GLD-3.1"),
    ];
    let text = "game = \"merlin\"\nplayers = 2\nmodules = \"gold,market\"\n[turn]\ndue = [\"execution\", \"repeat\"]\n\
        die = \"merlin 4\"\nfigure = \"merlin\"\naction = 17\nexecutions = 1\n[board]\nmerlin = 17\n[[seat]]\n\
        dice = [\"own 1\", \"own 2\", \"own 3\", \"merlin 4 used\"]\nstaffs = 2\n[[seat]]\n";
    let repeated =
        Merlin::from_position(text, Components::printed()).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
    assert_eq!(open(&repeated).top(), Frame::Repeat);
    let scene = moved(rich(["lamorak", "galahad"]), "arthur", "arthur 5", "i8").merlin(2);
    let mut reached = scene.tables("[arthur]\nfigure = \"i8\"\n").build();
    play(&mut reached, RED, "arthur merlin clockwise 1");
    for game in [repeated, reached] {
        for (text, clause) in free {
            refused(&game, RED, text, clause);
        }
        refused(&game, RED, "complete m05", "MER-4.5");
    }
    assert!(offers(&repeated, RED).contains(&"perform".to_owned()));
}

/// INT-1.4: moves of modules that are not in play are refused as such, whatever is due.
#[test]
fn modules_not_in_play() {
    let game = Scene::new(2).turn(RED).build();
    let moves = [
        ("market labourer 3", Module::Market),
        ("market visit plus", Module::Market),
        ("die arthur 3", Module::Arthur),
        ("arthur switch merlin", Module::Arthur),
        ("morgana die 3", Module::Morgana),
        ("decree act", Module::Decree),
    ];
    for (text, module) in moves {
        assert_eq!(refused(&game, RED, text, "INT-1.4"), Refusal::NotInPlay(module));
    }
}
