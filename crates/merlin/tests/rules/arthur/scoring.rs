//! Sections 4 and 7: Picts, the clean-up and the Pict scoring; and the components of section 9.

use super::arthur_on;
use crate::support::{RED, chance, lots, open, owned, play, refused};
use merlin::{Components, Module, Modules, Options};

const PRINTED: &str = include_str!("../../../../../components/merlin/arthur.toml");

/// ARU-4.1, ARU-4.3, ARU-4.5, example ARU-X6: the Pict with the orange flag, and the display is refilled.
#[test]
fn a_pict_and_its_bonus() {
    let mut game = arthur_on(5, "", "display = [\"p11\", \"p02\", \"p03\", \"p04\"]");
    refused(&game, RED, "arthur take p20", "ARU-4.1");
    play(&mut game, RED, "arthur take p11");
    assert_eq!(owned(&game, RED, "flag orange"), 1);
    assert_eq!(lots(&game).len(), 26);
    chance(&mut game, "arthur pict p20");
    assert_eq!((open(&game).modules.arthur.stacks().len(), open(&game).pict_result(RED)), (25, 4));
}

/// ARU-4.8, ARU-4.9: the manor of a Pict is built on its terrain without a material.
#[test]
fn the_manor_of_a_pict() {
    let mut game = arthur_on(5, "", "display = [\"p30\", \"p02\", \"p03\", \"p04\"]");
    play(&mut game, RED, "arthur take p30");
    chance(&mut game, "arthur pict p20");
    refused(&game, RED, "arthur manor 0,0", "ARU-4.8");
    let site = crate::support::offers_of(&game, RED, "arthur manor")[0].clone();
    play(&mut game, RED, &format!("arthur manor {site}"));
    assert_eq!(open(&game).castle(RED).manors.len(), 1);
}

/// ARU-9.1 to ARU-9.9: each invariant that is broken is refused with its clause.
#[test]
fn the_components() {
    for (from, to, clause) in [
        (
            "{ index = 4, kind = \"principality\", principality = \"grey\" }",
            "{ index = 4, kind = \"build\" }",
            "ARU-9.1",
        ),
        (
            "{ index = 21, kind = \"vp\", of = \"manor\" }",
            "{ index = 21, kind = \"vp\", of = \"flag\" }",
            "ARU-9.2",
        ),
        ("{ index = 13, kind = \"apple\" }", "{ index = 13, kind = \"grail\" }", "ARU-9.3"),
        ("{ index = 22, kind = \"mission\" }", "{ index = 22, kind = \"swamp\" }", "ARU-9.4"),
        ("{ index = 3, kind = \"stairs\" }", "{ index = 3, kind = \"grail\" }", "ARU-9.5"),
        ("arthur_start = 0", "arthur_start = 13", "ARU-9.6"),
        ("id = \"p01\", value = 3", "id = \"p01\", value = 0", "ARU-9.7"),
        ("id = \"p01\", value = 3", "id = \"p01\", value = 9", "ARU-9.7"),
        ("{ colour = \"grey\",  power", "{ colour = \"blue\",  power", "ARU-9.8"),
        ("arthur_dice = 4", "arthur_dice = 5", "ARU-9.9"),
        ("max_equal = 3", "max_equal = 2", "ARU-2.2"),
    ] {
        assert!(PRINTED.contains(from), "{from}");
        let fault = Components::read(&PRINTED.replacen(from, to, 1)).expect_err("the file is to be refused");
        assert_eq!(fault.clause().map_or("", |clause| clause.0), clause, "{from}");
    }
    // ARU-9.7: numbers from 1 to 8.
    for value in ["value = 1", "value = 8"] {
        let other = PRINTED.replacen("id = \"p01\", value = 3", &format!("id = \"p01\", {value}"), 1);
        assert!(Components::read(&other).is_ok(), "{value}");
    }
}

/// ARU-2.1 to ARU-2.3, INT-1.3: five dice, a value three times at most, whatever the base game says of four.
#[test]
fn five_dice() {
    let options = Options::new(3, Components::printed()).expect("for three");
    let options = options.with(Modules::from_iter([Module::Arthur]), merlin::Variants::NONE).expect("built");
    assert_eq!((options.layout().dice.len(), options.layout().max_equal), (5, 3));
}
