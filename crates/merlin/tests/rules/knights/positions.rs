//! What a position may say of the module, and what it may not.

use super::{ally, state, with, with_more};
use crate::support::{BLUE, RED, Scene, castle, open};
use merlin::{Colour, Components, Merlin};
use table::{Clause, Game};

/// KRT-1.3, KRT-2.6: everything comes back as it was written.
#[test]
fn written_and_read() {
    let more = "spent = { tristram = 2, percival = 1 }\n";
    let game = with_more(["tristram", "percival"], more).build();
    let text = game.position();
    assert!(text.contains("\n[knights]\nallies = [[\"tristram\", \"percival\"], "), "{text}");
    assert_eq!(Merlin::from_position(&text, Components::printed()), Ok(game));
    let more = "marshal = \"grey\"\ncastles = [\"0,0\"]\n";
    let game = with_more(["lancelot", "gaheris"], more).manors(RED, &["0,0"]).build();
    assert_eq!(Merlin::from_position(&game.position(), Components::printed()), Ok(game));
    let more = "defence = [\"black\"]\ninfluence = { grey = 1 }\n";
    let game = with_more(["gareth", "kay"], more).build();
    assert_eq!(Merlin::from_position(&game.position(), Components::printed()), Ok(game));
}

/// KRT-1.7, KRT-6.1: who is not mentioned has the first allies left, and the marshal stands where the knight starts.
#[test]
fn what_is_left_out() {
    let game = with(["lancelot", "galahad"]).build();
    let names: Vec<String> = state(&game).allies(BLUE).map(|ally| ally.to_string()).collect();
    assert_eq!(names, ["tristram", "bors"]);
    assert_eq!(state(&game).marshal(), Some(Colour::Grey));
    let plain = Scene::new(4).modules("knights").build();
    assert_eq!(state(&plain).owner(ally("bedivere")), None);
    assert_eq!(castle(&plain, RED).hand, 4);
}

/// KRT-1.2, KRT-1.6, KRT-1.7: allies that nobody can have.
#[test]
fn impossible_allies() {
    assert_eq!(with(["tristram", "gawain"]).broken_clause(), "KRT-1.7");
    assert_eq!(with(["tristram", "tristram"]).broken_clause(), "KRT-1.6");
    assert_eq!(with(["tristram", "mordred"]).broken_clause(), "KRT-1.2");
    let drafting = |allies: &str| {
        let table = format!("[knights]\nallies = {allies}\n");
        Scene::new(2).modules("knights").tables(&table).due(&["setup knights allies"]).round(0)
    };
    drafting("[[\"tristram\"], [\"kay\"]]").build();
    assert_eq!(drafting("[[\"kay\"], [\"tristram\"]]").broken_clause(), "KRT-1.7", "another order");
    let full = "[[\"tristram\", \"kay\"], [\"gawain\", \"bors\"]]";
    assert_eq!(drafting(full).broken_clause(), "MER-4.1", "nothing is due any more");
    let before = Scene::new(2).modules("knights").due(&["setup display"]).round(0).board("display", "[]");
    let early = before.tables("[knights]\nallies = [[\"tristram\"]]\n");
    assert_eq!(early.broken_clause(), "KRT-1.7");
    assert_eq!(Scene::new(2).tables("[knights]\n").fault().clause(), Some(Clause("INT-1.1")));
}

/// KRT-2.3, KRT-6.1, KRT-7.1, KRT-8.2, KRT-10.1, KRT-11.1, KRT-14.1: tiles that cannot lie there.
#[test]
fn impossible_tiles() {
    let broken = |allies, more: &str| with_more(allies, more).broken_clause();
    assert_eq!(broken(["tristram", "kay"], "spent = { tristram = 7 }"), "KRT-1.3");
    assert_eq!(broken(["tristram", "kay"], "spent = { mordred = 1 }"), "KRT-1.3");
    assert_eq!(broken(["tristram", "kay"], "spent = { gawain = 1 }"), "KRT-2.3", "nobody has Gawain");
    assert_eq!(broken(["tristram", "kay"], "spent = { kay = 1 }"), "KRT-2.3", "Kay's tiles come back");
    assert_eq!(broken(["tristram", "kay"], "marshal = \"grey\""), "KRT-6.1");
    assert_eq!(broken(["lancelot", "kay"], "marshal = \"pink\""), "KRT-6.1");
    assert_eq!(broken(["tristram", "kay"], "defence = [\"grey\"]"), "KRT-7.1");
    assert_eq!(broken(["tristram", "kay"], "performed = [\"flag\"]"), "KRT-8.2");
    assert_eq!(broken(["tristram", "kay"], "portal = true"), "KRT-10.1");
    assert_eq!(broken(["tristram", "bors"], "portal = true"), "KRT-10.1");
    assert_eq!(broken(["tristram", "kay"], "castles = [\"0,0\"]"), "KRT-11.1");
    assert_eq!(broken(["tristram", "kay"], "castles = [\"9,9\"]"), "KRT-11.1");
    assert_eq!(broken(["tristram", "bors"], "influence = { grey = 1 }"), "KRT-14.2");
    assert_eq!(broken(["tristram", "kay"], "influence = { pink = 1 }"), "KRT-14.1");
}

/// KRT-7.1, KRT-8.2, KRT-11.1: of several tiles, the one that cannot be is named.
#[test]
fn the_wrong_one_of_several() {
    for (list, at) in [
        ("defence = [\"grey\", \"pink\"]", "knights.defence.2"),
        ("performed = [\"flag\", \"dance\"]", "knights.performed.2"),
        ("castles = [\"0,0\", \"9,9\"]", "knights.castles.2"),
    ] {
        let fault = with_more(["tristram", "kay"], list).fault();
        assert_eq!(fault.at(), Some(at), "{fault}");
    }
}

/// KRT-6.2, KRT-9.1, KRT-11.1, KRT-11.2, KRT-14.1: what is due lies only where it can.
#[test]
fn what_is_due() {
    let due = |allies, more: &str, frames: &[&str]| {
        let scene = with_more(allies, more).knight_on(RED, 8).vassal(RED, "lady", "blue");
        scene.influence(RED, &["blue"]).fact("executions", "1").due(frames)
    };
    let kay = ["lancelot", "kay"];
    let second = "knights second_act lady blue";
    let scene = due(kay, "marshal = \"blue\"", &["execution", second, "knights influence blue"]);
    let game = scene.build();
    assert_eq!(open(&game).due.all().len(), 3);
    assert_eq!(Merlin::from_position(&game.position(), Components::printed()), Ok(game));
    let elsewhere = due(kay, "marshal = \"grey\"", &["execution", second, "knights influence blue"]);
    assert_eq!(elsewhere.broken_clause(), "MER-4.1");
    let top = due(kay, "marshal = \"blue\"", &["execution", second]);
    assert_eq!(top.broken_clause(), "MER-4.1", "it goes on by itself");
    assert_eq!(due(kay, "", &["execution", "knights influence brown"]).broken_clause(), "KRT-14.1");
    assert_eq!(due(kay, "", &["execution", "knights wild flag black"]).broken_clause(), "KRT-9.1");
    assert_eq!(due(kay, "", &["execution", "knights castle 0,0"]).broken_clause(), "KRT-11.1");
    assert_eq!(due(kay, "", &["execution", "knights first_gift"]).broken_clause(), "KRT-11.2");
    due(["gawain", "galahad"], "", &["execution", "knights wild flag black"]).build();
}
