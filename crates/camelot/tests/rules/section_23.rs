//! Section 23: invariants of a components file; cards, tiles, colours and fixed values.

use camelot::{Colour, Components, Hero};
use table::Fault;

/// The printed file with one piece of its text replaced.
pub(crate) fn changed(old: &str, new: &str) -> String {
    let text = Components::PRINTED;
    assert_eq!(text.matches(old).count(), 1, "{old:?} stands once in the file");
    text.replace(old, new)
}

/// A file with these changes is refused by this clause.
pub(crate) fn refused(clause: &str, changes: &[(&str, &str)]) -> Fault {
    let mut text = Components::PRINTED.to_owned();
    for (old, new) in changes {
        assert_eq!(text.matches(old).count(), 1, "{old:?} stands once in the file");
        text = text.replace(old, new);
    }
    let fault = Components::read(&text).expect_err("the file is to be refused");
    assert_eq!(fault.clause().map(|clause| clause.0), Some(clause), "{fault}");
    assert!(fault.line().is_some(), "{fault}");
    fault
}

/// The file that comes with the program is valid, and equal content is kept once.
#[test]
fn the_printed_file_is_valid() {
    let read = Components::read(Components::PRINTED).unwrap();
    assert!(std::ptr::eq(read, Components::printed()));
    assert_eq!(read.sources.len(), 14 + 9);
    let both =
        |part: &camelot::Provenance| ["en", "de"].iter().all(|language| part.notes.contains_key(*language));
    assert!(read.sources.iter().all(both), "every note in both languages");
}

/// A changed value is another set of components, with another sum; a changed drawing is not.
#[test]
fn the_sum_covers_what_matters() {
    let other = Components::read(&changed("points = 9, next = []", "points = 10, next = []")).unwrap();
    assert_ne!(other.fingerprint(), Components::printed().fingerprint());
    let drawn = Components::read(&changed("{ id = \"rt_01\", x = 50,", "{ id = \"rt_01\", x = 51,")).unwrap();
    assert_eq!(drawn.fingerprint(), Components::printed().fingerprint());
}

/// CAM-23.1: the decks have 21, 14, 7 and 7 cards of their costs, with different ids.
#[test]
fn decks() {
    let card = "{ id = \"one_21\", deck = \"one\", knights = 1, shields = [\"any\"] },";
    refused("CAM-23.1", &[(card, "")]);
    refused("CAM-23.1", &[("id = \"one_02\"", "id = \"one_01\"")]);
    refused("CAM-23.1", &[("id = \"one_21\", deck = \"one\"", "id = \"one_21\", deck = \"five\"")]);
    refused(
        "CAM-23.1",
        &[("id = \"one_21\", deck = \"one\", knights = 1", "id = \"one_21\", deck = \"one\", knights = 2")],
    );
    refused(
        "CAM-23.1",
        &[("id = \"key_07\", deck = \"key\", knights = 3", "id = \"key_07\", deck = \"key\", knights = 4")],
    );
}

/// CAM-23.2: two special missions, without shields and with points; on other cards knights are shields.
#[test]
fn special_missions() {
    let two = "shields = [], special = true, points = 4";
    refused("CAM-23.2", &[(two, "shields = [\"red\", \"red\"]")]);
    refused("CAM-23.2", &[(two, "shields = [\"red\"], special = true, points = 4")]);
    refused("CAM-23.2", &[(two, "shields = [], special = true, points = 0")]);
    refused("CAM-23.2", &[(two, "shields = [], special = true")]);
    refused(
        "CAM-23.2",
        &[(
            "id = \"two_01\", deck = \"two\", knights = 2, shields = [\"red\", \"red\"]",
            "id = \"two_01\", deck = \"two\", knights = 2, shields = [\"red\"]",
        )],
    );
    refused(
        "CAM-23.2",
        &[(
            "id = \"two_01\", deck = \"two\", knights = 2, shields = [\"red\", \"red\"]",
            "id = \"two_01\", deck = \"two\", knights = 2, shields = [\"red\", \"red\"], points = 3",
        )],
    );
}

/// CAM-23.3: five violet shields, all in the key deck, and a key card of cost 1.
#[test]
fn violet_shields() {
    refused("CAM-23.3", &[("shields = [\"violet\", \"green\"]", "shields = [\"red\", \"green\"]")]);
    refused(
        "CAM-23.3",
        &[(
            "id = \"one_21\", deck = \"one\", knights = 1, shields = [\"any\"]",
            "id = \"one_21\", deck = \"one\", knights = 1, shields = [\"violet\"]",
        )],
    );
    let costly = |id: &str, shield: &str| {
        let old = format!("id = \"{id}\", deck = \"key\", knights = 1, shields = [\"{shield}\"]");
        let new = format!("id = \"{id}\", deck = \"key\", knights = 2, shields = [\"{shield}\", \"red\"]");
        (old, new)
    };
    let changes = [costly("key_01", "violet"), costly("key_02", "violet"), costly("key_03", "any")];
    let changes: Vec<(&str, &str)> = changes.iter().map(|(old, new)| (old.as_str(), new.as_str())).collect();
    refused("CAM-23.3", &changes);
}

/// CAM-23.4: the six kinds of shields.
#[test]
fn kinds_of_shields() {
    refused("CAM-23.4", &[("shields = [\"violet\", \"green\"]", "shields = [\"violet\", \"black\"]")]);
}

/// CAM-23.5: seven Merlin tiles of at least 0 points; four parts and 28 grail tiles in three stacks.
#[test]
fn tiles() {
    let tile = "  { id = \"merlin_7\", points = 4 },\n";
    refused("CAM-23.5", &[(tile, "")]);
    refused("CAM-23.5", &[("{ id = \"merlin_7\", points = 4 }", "{ id = \"merlin_7\", points = -1 }")]);
    refused("CAM-23.5", &[("{ id = \"merlin_7\", points = 4 }", "{ id = \"merlin_6\", points = 4 }")]);
    refused("CAM-23.5", &[("stacks = [10, 9, 9]", "stacks = [10, 9, 10]")]);
    refused("CAM-23.5", &[("stacks = [10, 9, 9]", "stacks = [14, 14]")]);
    refused("CAM-23.5", &[("id = \"stem\", name_en", "id = \"lid\", name_en")]);
    refused("CAM-23.5", &[("total = 28", "total = 27")]);
    let more = changed("name_de = \"Fuß\", count = 7", "name_de = \"Fuß\", count = 8");
    assert_eq!(Components::read(&more).unwrap_err().clause().unwrap().0, "CAM-23.5");
    let shifted = more.replace("name_de = \"Schaft\", count = 7", "name_de = \"Schaft\", count = 6");
    assert_eq!(Components::read(&shifted).unwrap().grail.0, [8, 6, 7, 7], "another split is allowed");
}

/// CAM-23.6: the points of grail sets.
#[test]
fn grail_sets() {
    refused("CAM-23.6", &[("set_points = [1, 3, 6, 10]", "set_points = [1, 3, 6, 11]")]);
}

/// CAM-23.7: the numbers from 0 to 15, two places each.
#[test]
fn the_throne_room() {
    refused("CAM-23.7", &[("max_number = 15", "max_number = 16")]);
    refused("CAM-23.7", &[("places_per_number = 2", "places_per_number = 3")]);
    refused("CAM-23.7", &[("{ number = 15,", "{ number = 16,")]);
    refused("CAM-23.7", &[("outer = [92, 65]", "outer = [101, 65]")]);
}

/// CAM-23.8: five colours with different heroes, and the heroes as stated; who has which hero may differ.
#[test]
fn colours_and_heroes() {
    refused("CAM-23.8", &[("id = \"violet\", name_en", "id = \"black\", name_en")]);
    refused("CAM-23.8", &[("id = \"violet\", name_en", "id = \"red\", name_en")]);
    refused("CAM-23.8", &[("hero = \"mordred\" }", "hero = \"kay\" }")]);
    refused("CAM-23.8", &[("hero = \"mordred\" }", "hero = \"gawain\" }")]);
    refused("CAM-23.8", &[("effect = \"black_knight\", cost = 2", "effect = \"black_knight\", cost = 1")]);
    refused(
        "CAM-23.8",
        &[("effect = \"two_in_one_room\", points = 3", "effect = \"two_in_one_room\", points = 4")],
    );
    let swapped = changed("hero = \"mordred\" }", "hero = \"lancelot\" }")
        .replace("hex = \"#2f6fb5\", hero = \"lancelot\"", "hex = \"#2f6fb5\", hero = \"mordred\"");
    let heroes = Components::read(&swapped).unwrap().heroes;
    assert_eq!(
        (heroes[Colour::Blue.index()], heroes[Colour::Violet.index()]),
        (Hero::Mordred, Hero::Lancelot)
    );
}

/// CAM-23.22: what the rules state elsewhere is fixed.
#[test]
fn fixed_values() {
    for (old, new) in [
        ("game = \"camelot\"", "game = \"artus\""),
        ("schema_version = 1", "schema_version = 2"),
        ("rounds = 7", "rounds = 8"),
        ("scoring_knights = 1", "scoring_knights = 2"),
        ("hinterland_start = 2", "hinterland_start = 3"),
        ("sixty_tile_value = 60", "sixty_tile_value = 50"),
        ("max_knights = 2\n", "max_knights = 3\n"),
        ("grail_per_knight = 1", "grail_per_knight = 2"),
        ("points_per_screen_knight = 2", "points_per_screen_knight = 1"),
        ("hinterland_knights_per_grail = 2", "hinterland_knights_per_grail = 3"),
        ("secret_room_penalty = 9", "secret_room_penalty = 8"),
        ("knights_per_color = 14", "knights_per_color = 15"),
        ("mission_cards = 49", "mission_cards = 48"),
        ("black_knights = 1", "black_knights = 2"),
        ("players = 3, colors_in_play = 3", "players = 3, colors_in_play = 4"),
        ("behind_screen = 10, boxed_knights = 1", "behind_screen = 11, boxed_knights = 1"),
        ("reveal_one = 3, reveal_two = 1", "reveal_one = 3, reveal_two = 2"),
        ("{ place = 5, x = 50, y = 96 }", "{ place = 6, x = 50, y = 96 }"),
    ] {
        refused("CAM-23.22", &[(old, new)]);
    }
}

/// A text that is not TOML, or lacks something, is told with its line.
#[test]
fn other_shapes() {
    for text in [
        changed("rounds = 7", "rounds = seven"),
        changed("rounds = 7", "turns = 7"),
        "game = \"camelot\"".to_owned(),
    ] {
        assert!(matches!(Components::read(&text), Err(Fault::Key { .. } | Fault::Syntax { .. })));
    }
}
