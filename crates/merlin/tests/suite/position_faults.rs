//! What is said of a position that cannot be: the key, what stands there, and what would be right.

use merlin::{Components, Merlin};
use table::{Fault, Game, KeyFault};

/// All modules, two players, at the start of a turn.
const HEAD: &str = "game = \"merlin\"\nplayers = 2\nmodules = \"all\"\n";

/// The fault of a position that begins with [`HEAD`].
#[track_caller]
fn fault(tables: &str) -> Fault {
    Merlin::from_position(&format!("{HEAD}{tables}"), Components::printed())
        .expect_err("the position is to be refused")
}

/// The clause, the key, what was found and what was expected.
#[track_caller]
fn says(tables: &str, clause: &str, at: &str, found: &str, expected: &str) {
    match fault(tables) {
        Fault::Value { clause: broken, at: key, found: told, expected: right, .. } => {
            let broken = broken.map_or("", |clause| clause.0);
            assert_eq!((broken, &*key, &*told, &*right), (clause, at, found, expected), "{tables}");
        }
        other => panic!("{tables}: {other}"),
    }
}

/// INT-7.5: Merlin belongs on the ring where Arthur is not, whichever that is.
#[test]
fn the_ring_that_is_free_is_named() {
    says("[board]\nmerlin = \"i3\"\n", "INT-7.5", "board.merlin", "i3", "0–23");
    says("[board]\nmerlin = 5\n[arthur]\nfigure = 4\n", "INT-7.5", "board.merlin", "5", "i0–i12");
    says("[board]\nmerlin = \"i13\"\n", "MER-1.3", "board.merlin", "i13", "0–23, i0–i12");
}

/// ARU-5.3: what a flag may add depends on the die.
#[test]
fn steps_are_told_by_the_die() {
    let turn = "[turn]\ndue = [\"window die\"]\ndie = \"own 4\"\n";
    says(&format!("{turn}[arthur]\nsteps = 4\n"), "ARU-5.3", "arthur.steps", "4", "-4–3");
    says(&format!("{turn}[arthur]\nsteps = 9\n"), "ARU-5.3", "arthur.steps", "9", "-6–6");
    says("[arthur]\nsteps = 1\n", "ARU-5.3", "arthur.steps", "1", "-");
}

/// MKT-1.3, MKT-1.1: a labourer is somewhere once; what is left is named.
#[test]
fn a_labourer_is_there_once() {
    says("[market]\nused = [3, 3]\n", "MKT-1.3", "market.used.2", "3", "1, 2, 4, 5, 6");
    says("[market]\nused = [7]\n", "MKT-1.3", "market.used.1", "7", "1, 2, 3, 4, 5, 6");
    match fault("[market]\nused = [3]\n[[market.seat]]\nmarkers = [\"plus\", \"labourer 3\"]\n") {
        Fault::Value { at, found, expected, .. } => {
            assert_eq!((&*at, &*found), ("market.seat.1.markers.2", "labourer 3"));
            assert!(
                expected.ends_with("labourer 1, labourer 2, labourer 4, labourer 5, labourer 6"),
                "{expected}"
            );
        }
        other => panic!("{other}"),
    }
}

/// MOR-1.6, MOR-5.1: tokens and cauldrons by their names.
#[test]
fn tokens_and_cauldrons_are_named() {
    let tokens = "[morgana]\ntokens = [\"c1/1\", \"c1/2\", \"c3/1\", \"c4/1\", \"c5/1\"]\n";
    let left = "c2/1, c2/2, c3/1, c3/2, c4/1, c4/2, c5/1, c5/2";
    says(tokens, "MOR-1.6", "morgana.tokens.2", "c1/2", left);
    let used = "[morgana]\ndice = [\"3 used\", \"2\", \"3\", \"4\"]\n[[morgana.seat]]\npentagram = true\n";
    let placed = format!("{used}placed = \"cauldron 2, 3\"\n");
    says(&placed, "MOR-5.1", "morgana.seat.1.placed", "cauldron 2, 3", "cauldron 3, 3");
    let both = "[morgana]\ndice = [\"3 used\", \"3 used\", \"1\", \"4\"]\n[[morgana.seat]]\npentagram = true\n\
                placed = \"cauldron 3, 3\"\n[[morgana.seat]]\npentagram = true\nplaced = \"cauldron 3, 3\"\n";
    says(both, "MOR-5.1", "morgana.seat.1.placed", "2 × cauldron 3", "1 × cauldron 3");
}

/// KRT-13.2: Sir Bedivere's owner has six missions.
#[test]
fn the_hand_of_bediveres_owner() {
    let hand = "[[seat]]\nhand = [\"m40\", \"m41\", \"m42\", \"m43\"]\n\
                [knights]\nallies = [[\"gawain\", \"bedivere\"], [\"gareth\", \"kay\"]]\n";
    says(hand, "KRT-13.2", "seat.1.hand", "4", "6");
    let other = hand.replace("bedivere", "bors");
    let other = other.replace(", \"m43\"", "");
    says(&other, "MER-12.20", "seat.1.hand", "3", "4");
}

/// MKT-2.3, CRL-1.3, MER-1.16: what is found is what stands there.
#[test]
fn what_is_found_is_what_stands_there() {
    says(
        "[turn]\nmissions = 1\n[board]\ndiscard = [\"m09\"]\n[market]\nvisited = true\n",
        "MKT-2.3",
        "market.visited",
        "true",
        "false",
    );
    let districts = "black = \"smith\", grey = \"trader\", blue = \"mint\", purple = \"quarry\", orange = \"orchard\", brown = \"tailor\"";
    match fault(&format!("[caerleon]\ndistricts = {{ {districts} }}\n")) {
        Fault::Value { clause, at, found, expected, .. } => {
            assert_eq!((clause.map(|clause| clause.0), &*at), (Some("CRL-1.3"), "caerleon.districts"));
            assert!(found.starts_with("black = smith, grey = trader"), "{found}");
            assert!(expected.starts_with("black = ") && expected != found, "{expected}");
        }
        other => panic!("{other}"),
    }
    says("[[seat]]\nstaffs = -1\n", "MER-1.16", "seat.1.staffs", "-1", "0–5");
    says("[[seat]]\nstaffs = 5\n[[seat]]\nstaffs = 4\n", "MER-1.16", "seat.1.staffs", "5", "≤ 3");
}

/// MER-4.1: whoever writes a frame that there is not is shown those that there are.
#[test]
fn frames_are_answered_with_frames() {
    let expected = |due: &str| match fault(&format!("[turn]\ndue = {due}\n")) {
        Fault::Value { at, expected, .. } => (at, expected),
        other => panic!("{other}"),
    };
    let (at, windows) = expected("[\"window open\"]");
    assert_eq!(at, "turn.due.1");
    assert_eq!(windows, "window start, window die, window moved, window between, window after");
    let (_, waits) = expected("[\"execution\", \"arthur waits\"]");
    assert!(waits.contains("arthur waits knight 5 1") && !waits.contains("window"), "{waits}");
    let (_, all) = expected("[\"lunch\"]");
    for frame in ["setup hands", "scoring vassals", "execution", "morgana …"] {
        assert!(all.contains(frame), "{frame}: {all}");
    }
    let over = "[turn]\ndue = [\"scoring environs\", \"new_traitors\"]\nround = 2\n[morgana]\n\
                dice = [\"1 used\", \"2 used\", \"3\", \"4\"]\n\
                [[morgana.seat]]\npentagram = true\nplaced = \"apple, 1\"\n\
                [[morgana.seat]]\npentagram = true\nplaced = \"apple, 2\"\n";
    says(over, "MER-4.1", "turn.due", "scoring environs, new_traitors", "scoring traitors, new_traitors");
    says(
        "[turn]\ndue = [\"window between\"]\ndie = \"own 1\"\nfigure = \"knight\"\naction = 4\nexecutions = 1\n",
        "MER-6.8",
        "turn.due",
        "window between",
        "window after",
    );
    let base = "game = \"merlin\"\nplayers = 2\n[turn]\ndue = [\"arthur reached\"]\n";
    let fault = Merlin::from_position(base, Components::printed()).expect_err("Arthur is not in play");
    assert_eq!((fault.clause().map(|clause| clause.0), fault.at()), (Some("INT-1.1"), Some("turn.due.1")));
}

/// MER-5.1: the units that are named are those of this game.
#[test]
fn a_die_is_one_of_this_game() {
    let units = "own 1–6, merlin 1–6, arthur 1–6, market labourer 1–6, morgana die 1–6";
    says("[turn]\ndue = [\"window die\"]\ndie = \"own 7\"\n", "MER-5.1", "turn.die", "own 7", units);
    says("[turn]\ndue = [\"window die\"]\n", "MER-5.1", "turn.die", "-", units);
    let base = "game = \"merlin\"\nplayers = 2\n[turn]\ndue = [\"window die\"]\ndie = \"arthur 3\"\n";
    match Merlin::from_position(base, Components::printed()) {
        Err(Fault::Value { at, expected, .. }) => {
            assert_eq!((&*at, &*expected), ("turn.die", "own 1–6, merlin 1–6"))
        }
        other => panic!("{other:?}"),
    }
}

/// The keys of faults are keys of positions, and a key that there is not is answered with those that there are.
#[test]
fn keys_are_real() {
    says("[[market.seat]]\nunder = { black = 1 }\n", "MKT-4.3", "market.seat.1.under.black", "1", "≤ 0");
    says(
        "[[morgana.seat]]\non_plain = { black = 1 }\n",
        "MOR-7.13",
        "morgana.seat.1.on_plain.black",
        "1",
        "≤ 0",
    );
    says("[[morgana.seat]]\npentagram = true\n", "MOR-2.2", "morgana.dice", "0 × used", "1 × used");
    says(
        "[[morgana.seat]]\napples = 6\n[[morgana.seat]]\napples = 6\n",
        "MOR-1.1",
        "morgana.seat.2.apples",
        "∑ 12",
        "∑ ≤ 11",
    );
    says(
        "[morgana]\nalone = { grey = 1 }\n",
        "MOR-7.12",
        "morgana.figure",
        "-",
        "black, grey, blue, purple, orange, brown",
    );
    for (tables, at) in [
        ("[morgana]\ncarried = 1\n", "morgana.carried"),
        ("[morgana]\npentagrams = [1]\n", "morgana.pentagrams"),
        ("[morgana]\napples = [1]\n", "morgana.apples"),
        ("[market]\nunder = { black = 1 }\n", "market.under"),
    ] {
        match fault(tables) {
            Fault::Key { at: key, problem: KeyFault::Unknown(known), .. } => {
                assert_eq!(key, at);
                assert!(known.contains(&"seat".to_owned()), "{known:?}");
            }
            other => panic!("{tables}: {other}"),
        }
    }
}

/// A set of modules may be written with spaces; a table of another module names what is missing.
#[test]
fn modules_are_written_with_spaces_or_without() {
    let text = |modules: &str| format!("game = \"merlin\"\nplayers = 2\nmodules = \"{modules}\"\n");
    let read =
        |modules: &str| Merlin::from_position(&text(modules), Components::printed()).expect("a position");
    assert_eq!(read("gold, market"), read("gold,market"));
    let options = |text: &str| Merlin::read_options(text, Components::printed()).expect("options");
    assert_eq!(options("players=2 modules=gold, market"), options("players=2 modules=gold,market"));
    let stray = format!("{}[market]\nvisited = false\n", text("gold"));
    match Merlin::from_position(&stray, Components::printed()) {
        Err(Fault::Value { at, found, expected, .. }) => {
            assert_eq!((&*at, &*found, &*expected), ("modules", "gold", "gold,market"));
        }
        other => panic!("{other:?}"),
    }
}
