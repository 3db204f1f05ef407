//! Section 1: components and their invariants.

use crate::support::{new_game, open};
use merlin::{
    Castle, Colour, Components, Die, Mission, Open, Options, Site, SpaceKind, Terrain, TerrainTile,
};
use table::Fault;

/// The components of the program with one piece of text replaced everywhere.
fn changed(old: &str, new: &str) -> String {
    assert!(Components::PRINTED.contains(old), "{old:?} stands in the file");
    Components::PRINTED.replace(old, new)
}

/// A components file is refused, and the message names this clause and a line.
fn refused(text: &str, clause: &str) -> Fault {
    let fault = Components::read(text).expect_err("the file is to be refused");
    assert_eq!(fault.clause().map(|clause| clause.0), Some(clause), "{fault}");
    assert!(fault.line().is_some(), "{fault}");
    fault
}

/// One replacement makes the file break this clause.
fn breaks(clause: &str, old: &str, new: &str) {
    refused(&changed(old, new), clause);
}

/// MER-1.1: two to four players, and nobody else.
#[test]
fn two_to_four_play() {
    for players in 0..7 {
        let options = Options::new(players, Components::printed());
        assert_eq!(options.is_some(), (2..=4).contains(&players), "{players}");
    }
    let game = new_game(3);
    let order: Vec<usize> = open(&game).in_turn_order().map(|seat| seat.index()).collect();
    assert_eq!(order, [0, 1, 2], "clockwise");
}

/// MER-1.2: the ring of the file, whose first and last are neighbours too.
#[test]
fn the_principalities_form_a_ring() {
    let game = new_game(2);
    let layout = open(&game).layout;
    assert_eq!(layout.ring, Colour::ALL);
    assert_eq!(layout.neighbours(Colour::Black), [Colour::Brown, Colour::Grey]);
    assert_eq!(layout.neighbours(Colour::Purple), [Colour::Blue, Colour::Orange]);
    breaks("MER-1.2", "{ id = \"brown\",", "{ id = \"orange\",");
    breaks("MER-1.2", "{ id = \"brown\",", "{ id = \"pink\",");
}

/// MER-1.2, MER-1.5: another order of the ring is allowed if the spaces follow it, as long as black comes first.
#[test]
fn the_ring_may_have_another_order() {
    let swap =
        |text: &str, one: &str, other: &str| text.replace(one, "\0").replace(other, one).replace('\0', other);
    let entries = swap(Components::PRINTED, "{ id = \"grey\", ", "{ id = \"brown\",");
    refused(&entries, "MER-1.5");
    let spaces =
        swap(&entries, "principality\", principality = \"grey\"", "principality\", principality = \"brown\"");
    let components = Components::read(&spaces).expect("the spaces follow the ring");
    assert_eq!(components.ring[1], Colour::Brown);
    assert_eq!(components.rondel[4], SpaceKind::Principality(Colour::Brown));
    let black_second = swap(Components::PRINTED, "{ id = \"black\", ", "{ id = \"grey\", ");
    refused(&black_second, "MER-1.5");
}

/// MER-1.3: 24 spaces with their indices, in a ring.
#[test]
fn the_rondel_has_24_spaces() {
    assert_eq!(Components::printed().rondel.len(), 24);
    breaks("MER-1.3", "size = 24", "size = 25");
    breaks("MER-1.3", "  { index = 14, kind = \"relocate\" },\n", "");
    breaks("MER-1.3", "index = 14,", "index = 15,");
}

/// MER-1.4, MER-X30: the spaces of each kind are counted.
#[test]
fn the_spaces_of_each_kind_are_counted() {
    let count = |id: &str| Components::printed().rondel.iter().filter(|kind| kind.id() == id).count();
    let kinds =
        ["principality", "vp", "influence", "excalibur", "grail", "relocate", "exchange", "mission", "build"];
    assert_eq!(kinds.map(count), [6, 4, 4, 1, 1, 1, 2, 2, 3]);
    breaks("MER-1.4", "{ index = 10, kind = \"build\" }", "{ index = 10, kind = \"exchange\" }");
    breaks("MER-1.4", "{ index = 1, kind = \"excalibur\" }", "{ index = 1, kind = \"grail\" }");
    breaks("MER-1.4", "kind = \"relocate\"", "kind = \"dance\"");
    breaks("MER-1.4", "kind = \"relocate\"", "kind = \"relocate\", of = \"shield\"");
}

/// MER-1.5: a principality space on every fourth space, in ring order from black.
#[test]
fn the_principality_spaces_have_their_places() {
    for (place, colour) in Colour::ALL.into_iter().enumerate() {
        assert_eq!(Components::printed().rondel[place * 4], SpaceKind::Principality(colour));
    }
    let moved = changed(
        "index = 0, kind = \"principality\", principality = \"black\"",
        "index = 0, kind = \"build\"",
    )
    .replace("index = 2, kind = \"build\"", "index = 2, kind = \"principality\", principality = \"black\"");
    refused(&moved, "MER-1.5");
    breaks("MER-1.5", "Taube\",       space = 4", "Taube\",       space = 5");
}

/// MER-1.6: VP and influence spaces for each thing once.
#[test]
fn vp_and_influence_spaces_differ() {
    breaks("MER-1.6", "kind = \"vp\", of = \"shield\"", "kind = \"vp\", of = \"flag\"");
    breaks("MER-1.6", "kind = \"influence\", of = \"vassal\"", "kind = \"influence\", of = \"flag\"");
    breaks("MER-1.6", "kind = \"vp\", of = \"shield\"", "kind = \"vp\", of = \"vassal\"");
    breaks("MER-1.6", "kind = \"influence\", of = \"vassal\"", "kind = \"influence\", of = \"influence\"");
}

/// MER-1.7: six flags, shields and materials in each colour.
#[test]
fn there_are_six_items_of_each_kind_and_colour() {
    assert_eq!(u32::from(Open::ITEMS) * 6, 36);
    for kind in ["flags", "shields", "materials"] {
        breaks("MER-1.7", &format!("{kind}_per_principality = 6"), &format!("{kind}_per_principality = 5"));
    }
}

/// MER-1.8: each colour has one power; another distribution is allowed, and a power follows its colour.
#[test]
fn each_colour_of_flag_has_one_power() {
    breaks("MER-1.8", "power = \"mirror\"", "power = \"reverse\"");
    breaks("MER-1.8", "power = \"mirror\"", "power = \"dance\"");
    breaks("MER-1.8", "{ colour = \"brown\",  power", "{ colour = \"black\",  power");
    let swapped = changed("power = \"mirror\"", "power = \"x\"")
        .replace("power = \"reverse\"", "power = \"mirror\"")
        .replace("power = \"x\"", "power = \"reverse\"");
    let components = Components::read(&swapped).expect("another distribution");
    let options = Options::new(2, components).unwrap();
    let game = <merlin::Merlin as table::Game>::setup(&options);
    assert_eq!(open(&game).layout.flag(merlin::Power::Mirror), Colour::Blue);
    assert_eq!(open(&game).layout.flag(merlin::Power::Reverse), Colour::Brown);
}

/// MER-1.9: four traitors of each colour.
#[test]
fn there_are_24_traitors() {
    assert_eq!(u32::from(Open::TRAITORS) * 6, 24);
    breaks("MER-1.9", "per_colour = 4", "per_colour = 5");
}

/// MER-1.10: five tiles without and three with a tower of each terrain.
#[test]
fn there_are_24_terrain_tiles() {
    let all: u8 = TerrainTile::all().map(|tile| tile.count(4)).sum();
    assert_eq!(all, 24);
    for terrain in Terrain::ALL {
        let count = |tower| TerrainTile { terrain, tower }.count(4);
        assert_eq!([false, true].map(count), [5, 3]);
    }
    breaks(
        "MER-1.10",
        "terrain = \"wood\",     tower = true,  count = 3",
        "terrain = \"wood\",     tower = true,  count = 4",
    );
    breaks("MER-1.10", "terrain = \"wood\",     tower = true,", "terrain = \"lake\",     tower = true,");
    breaks(
        "MER-2.7",
        "removed_with_2_or_3_players = 1 },\n  { terrain = \"wood\",     tower = false",
        "removed_with_2_or_3_players = 2 },\n  { terrain = \"wood\",     tower = false",
    );
}

/// MER-1.11: twelve notch sides on each frame, each with a colour or none.
#[test]
fn each_frame_has_twelve_sides() {
    breaks("MER-1.11", "top    = [\"orange\", ", "top    = [");
    breaks("MER-1.11", "bottom = [\"blue\", ", "bottom = [\"blue\", \"blue\", ");
    breaks("MER-1.11", "top    = [\"orange\", ", "top    = [\"pink\", ");
    let without =
        Components::read(&changed("top    = [\"orange\", ", "top    = [\"none\", ")).expect("a side without");
    assert_eq!(without.frames.top[0], None);
    let corner = Site::new(0, 0).unwrap();
    assert!(!without.eligible(corner, 3).contains(Colour::Orange));
}

/// MER-1.12: every tile can be built on, and every colour is of use, with three and with four rows.
#[test]
fn every_tile_and_every_colour_is_of_use() {
    for rows in [3, 4] {
        for site in Site::all(rows) {
            assert!(!Components::printed().eligible(site, rows).is_empty(), "{site}");
        }
        for colour in Colour::ALL {
            assert!(Site::all(rows).any(|site| Components::printed().eligible(site, rows).contains(colour)));
        }
    }
    let frames = |replace: &dyn Fn(&str) -> String| {
        let lines = Components::PRINTED.lines().map(|line| {
            let is_frame = line.starts_with("top    = ") || line.starts_with("bottom = ");
            if is_frame { replace(line) } else { line.to_owned() }
        });
        lines.collect::<Vec<_>>().join("\n")
    };
    refused(&frames(&|line| line.replace("\"brown\"", "\"black\"")), "MER-1.12");
    let empty_corner = frames(&|line| {
        if line.starts_with("top") {
            "top = [\"none\", \"none\", \"none\", \"none\", \"none\", \"purple\", \"brown\", \"blue\", \"orange\", \"black\", \"grey\", \"purple\"]".to_owned()
        } else {
            "bottom = [\"none\", \"none\", \"none\", \"none\", \"none\", \"orange\", \"blue\", \"brown\", \"black\", \"grey\", \"purple\", \"brown\"]".to_owned()
        }
    });
    refused(&empty_corner, "MER-1.12");
}

/// MER-1.13: four starting tiles with five principalities each.
#[test]
fn there_are_four_starting_tiles() {
    let first = Components::printed().starting_tiles[0];
    assert_eq!((first.knight, first.flag, first.shield), (Colour::Grey, Colour::Black, Colour::Blue));
    assert_eq!((first.material, first.influence), (Colour::Purple, Colour::Orange));
    breaks("MER-1.13", "{ id = \"s4\"", "{ id = \"s3\"");
    let pink = changed("{ id = \"s4\", knight = \"brown\"", "{ id = \"s4\", knight = \"pink\"");
    assert_eq!(refused(&pink, "MER-1.13").at(), Some("starting_tiles.tiles.4.knight"));
    let three: String = Components::PRINTED
        .lines()
        .filter(|line| !line.contains("\"s4\""))
        .map(|line| format!("{line}\n"))
        .collect();
    refused(&three, "MER-1.13");
}

/// MER-1.14, MER-X30: 55 cards with different ids, one to three points, a symbol, one to four requirements.
#[test]
fn there_are_55_missions() {
    let cards = &Components::printed().missions;
    assert_eq!(cards.len(), Mission::COUNT);
    assert_eq!(Mission::COUNT, 55);
    for card in cards {
        assert!((1..=3).contains(&card.points) && (1..=4).contains(&card.requirements().count()));
    }
    let last = Components::PRINTED.rfind("[[missions.cards]]").unwrap();
    refused(&Components::PRINTED[..last], "MER-1.14");
    breaks("MER-1.14", "id = \"m55\"", "id = \"m54\"");
    let first_card = Components::PRINTED.find("id = \"m01\"").unwrap();
    let in_first_card = |old: &str, new: &str| {
        let (head, cards) = Components::PRINTED.split_at(first_card);
        assert!(cards.contains(old));
        format!("{head}{}", cards.replacen(old, new, 1))
    };
    refused(&in_first_card("points = 1", "points = 4"), "MER-1.14");
    refused(&in_first_card("points = 1", "points = 0"), "MER-1.14");
    refused(&in_first_card("\"shield_bearer\"", "\"jester\""), "MER-1.14");
    refused(&in_first_card("kind = \"vassal_in\"", "kind = \"vassal_near\""), "MER-1.14");
    refused(&in_first_card("vassal = \"builder\", ", ""), "MER-1.14");
    refused(
        &in_first_card("[{ kind = \"vassal_in\", vassal = \"builder\", principality = \"black\" }]", "[]"),
        "MER-1.14",
    );
    let any = "{ kind = \"influence_any\" }";
    let five = format!("[{}]", [any; 5].join(", "));
    refused(
        &in_first_card("[{ kind = \"vassal_in\", vassal = \"builder\", principality = \"black\" }]", &five),
        "MER-1.14",
    );
}

/// MER-1.15: a card that nobody could ever meet is refused.
#[test]
fn every_mission_can_be_met() {
    let requirement = "[{ kind = \"vassal_in\", vassal = \"builder\", principality = \"black\" }]";
    let with = |text: &str| Components::PRINTED.replacen(requirement, text, 1);
    let twice = "[{ kind = \"vassal_in\", vassal = \"builder\", principality = \"black\" }, { kind = \"vassal_in\", vassal = \"builder\", principality = \"grey\" }]";
    refused(&with(twice), "MER-1.15");
    refused(&with("[{ kind = \"vassal_pair\", vassals = [\"builder\", \"builder\"] }]"), "MER-1.15");
    let six = "[{ kind = \"two_vassals_in\", principality = \"black\" }, { kind = \"two_vassals_in\", principality = \"grey\" }, { kind = \"vassal_in\", vassal = \"lady\", principality = \"grey\" }]";
    refused(&with(six), "MER-1.15");
    let four = "[{ kind = \"two_vassals_in\", principality = \"black\" }, { kind = \"two_vassals_in\", principality = \"grey\" }]";
    assert!(Components::read(&with(four)).is_ok());
}

/// MER-1.16: what every player has.
#[test]
fn the_set_of_a_player() {
    let game = new_game(4);
    for castle in open(&game).castles() {
        assert_eq!((castle.influence_on_castle(), castle.manors_left(), castle.staffs), (6, 7, 3));
        assert_eq!(castle.vassals_on_board(), 0);
    }
    assert_eq!(open(&game).layout.dice[..], [Die::Own, Die::Own, Die::Own, Die::Merlin]);
    assert_eq!(
        (open(&game).layout.dice.len(), Castle::INFLUENCE_MARKERS, Castle::MANORS, Castle::STAFFS),
        (4, 6, 7, 3)
    );
    for (old, new) in [
        ("castle_boards = 1", "castle_boards = 2"),
        ("knights = 1", "knights = 2"),
        ("vassals = [\"lady\", ", "vassals = ["),
        ("influence_markers = 6", "influence_markers = 7"),
        ("influence_markers_in_box = 7", "influence_markers_in_box = 6"),
        ("manors = 7", "manors = 8"),
        ("merlin_staffs = 3", "merlin_staffs = 2"),
        ("own_dice = 3", "own_dice = 4"),
        ("merlin_dice = 1", "merlin_dice = 0"),
    ] {
        breaks("MER-1.16", old, new);
    }
}

/// MER-1.17: Merlin, Grail and Excalibur once, eleven apples.
#[test]
fn the_further_pieces() {
    let game = new_game(2);
    assert_eq!((open(&game).excalibur, open(&game).grail), (None, None));
    for (old, new) in
        [("apples = 11", "apples = 12"), ("grails = 1", "grails = 2"), ("excaliburs = 1", "excaliburs = 0")]
    {
        breaks("MER-1.17", old, new);
    }
}

/// MER-1.18: a file that breaks an invariant is refused with its clause; one of another shape with its line.
#[test]
fn a_file_that_is_no_components_file_is_refused() {
    breaks("MER-1.18", "schema = \"merlin-components/1\"", "schema = \"merlin-components/2\"");
    breaks("MER-1.18", "module = \"base\"", "module = \"silver\"");
    for text in
        ["", "x", &changed("size = 24", "size = \"many\""), &changed("size = 24", "size = 24\ncolour = 1")]
    {
        assert!(matches!(Components::read(text), Err(Fault::Key { .. } | Fault::Syntax { .. })));
    }
    for (clause, old, new) in [
        ("MER-2.1", "merlin_start = 0", "merlin_start = 4"),
        ("MER-2.5", "display = 3", "display = 4"),
        ("MER-2.6", "stacks = 3", "stacks = 2"),
        ("MER-2.8", "rows = 4", "rows = 5"),
        ("MER-2.9", "\"red\", \"green\"]", "\"red\", \"red\"]"),
        ("MER-2.11", "starting_apples = 1", "starting_apples = 2"),
        ("MER-2.16", "drawn_per_player = 3", "drawn_per_player = 4"),
        ("MER-2.17", "hand = 4", "hand = 5"),
        ("MER-2.18", "max_equal = 2", "max_equal = 3"),
        ("MER-2.18", "faces = 6", "faces = 8"),
        ("MER-11.1", "columns = 6", "columns = 5"),
    ] {
        breaks(clause, old, new);
    }
    assert!(std::ptr::eq(Components::read(Components::PRINTED).unwrap(), Components::printed()), "kept once");
}
