//! The City of Caerleon on the page: districts in place of lands, stores by kind, and what glows when.

use crate::support::{english, look, page, parse, shown, taps};
use merlin::{Components, Merlin};
use table::{Actor, Eye, Game, Journal, Seat};

const ME: Seat = Seat::new(0);

/// The reader's knight has come to a space; the other player's builder and flag-bearer stand at the smith.
fn position(space: u8, head: &str, tables: &str) -> Merlin {
    let text = format!(
        "game = \"merlin\"\nplayers = 2\n{head}\n[turn]\ndue = [\"window moved\"]\ndie = \"own 1\"\n\
         figure = \"knight\"\naction = {space}\n[[seat]]\nknight = {space}\nflags = {{ black = 1 }}\n\
         dice = [\"own 1 used\", \"own 2\", \"own 3\", \"merlin 4\"]\n[[seat]]\n\
         vassals = {{ builder = \"grey\", flag_bearer = \"grey\" }}\n{tables}\n"
    );
    Merlin::from_position(&text, Components::printed()).unwrap_or_else(|fault| panic!("{fault}\n{text}"))
}

fn city(space: u8, moves: &[&str]) -> Merlin {
    let mut game = position(space, "modules = \"gold,caerleon\"", "");
    for text in moves {
        game.try_play(Actor::Seat(ME), text.parse().unwrap(), &mut Journal::new()).unwrap();
    }
    game
}

/// What can be tapped on the drawings: taps that are links, not buttons; the lands are drawn twice, on the board and on
/// the shelf. Vassals that are deployed from the castle glow there as well, which is left out.
fn glowing(text: &str, word: &str) -> Vec<String> {
    let document = parse(text);
    let drawn = taps(&document).into_iter().filter(|(node, _)| node.tag_name().name() == "a");
    let is_vassal_at_home = |node: &roxmltree::Node<'_, '_>, tap: &str| {
        let in_castle = node.ancestors().any(|above| above.attribute("id") == Some("merlin-castle"));
        in_castle && tap.starts_with("choice deploy ")
    };
    let mut all: Vec<String> = drawn
        .filter(|(node, tap)| !is_vassal_at_home(node, tap))
        .map(|(_, tap)| tap.to_owned())
        .filter(|tap| tap.starts_with(&format!("choice {word}")))
        .collect();
    all.sort();
    let once: Vec<String> = all.iter().step_by(2).cloned().collect();
    assert_eq!(all, once.iter().flat_map(|tap| [tap.clone(), tap.clone()]).collect::<Vec<_>>());
    once
}

#[test]
fn lands_become_districts() {
    let plain = shown(&position(4, "", ""), &[]);
    assert!(!plain.contains("#m-d-smith") && plain.contains(">Board<") && !plain.contains(">Districts<"));
    let text = shown(&city(4, &[]), &[]);
    assert!(text.contains(">Districts<") && !text.contains(">Board<"));
    for craft in ["mint", "trader", "orchard", "smith", "quarry", "tailor"] {
        // On the rondel, and on the house of the district on board and shelf.
        assert!(text.matches(&format!("#m-d-{craft}\"")).count() >= 3, "{craft}");
    }
    assert!(text.contains("Smith (Grey)"), "the space is called by its district");
}

/// CRL-1.4: in the variant the houses stand where chance has put them.
#[test]
fn random_districts_are_drawn_where_they_lie() {
    let table = "[caerleon]\ndistricts = { black = \"smith\", grey = \"trader\", blue = \"mint\", \
                 purple = \"quarry\", orange = \"orchard\", brown = \"tailor\" }";
    let head = "modules = \"gold,caerleon\"\nvariants = \"random_districts\"";
    let text = shown(&position(4, head, table), &[]);
    assert!(text.contains("Trader (Grey)") && !text.contains("Smith (Grey)"));
}

/// While the districts are still laid out, the lands they will cover are drawn as lands.
#[test]
fn a_table_without_districts_yet_is_drawn() {
    let text = "game = \"merlin\"\nplayers = 2\nmodules = \"gold,caerleon\"\nvariants = \"random_districts\"\n\
                [turn]\ndue = [\"setup caerleon districts\"]\nround = 0\n[caerleon]\ndistricts = { black = \"mint\" }\n";
    let game = Merlin::from_position(text, Components::printed()).unwrap_or_else(|fault| panic!("{fault}"));
    let text = look(&game, &[], english(Eye::Spectator), page);
    assert!(text.contains("#m-d-mint") && !text.contains("#m-d-tailor"));
}

#[test]
fn the_two_in_the_way_glow() {
    let before = city(4, &[]);
    assert_eq!(glowing(&shown(&before, &[]), "deploy").len(), 4);
    let game = city(4, &["deploy shield_bearer grey"]);
    let text = shown(&game, &[]);
    let expected = ["choice caerleon send_home builder", "choice caerleon send_home flag_bearer"];
    assert_eq!(glowing(&text, "caerleon"), expected);
    assert!(text.contains("Who leaves?"));
    let chosen = shown(&game, &[expected[0]]);
    assert!(
        chosen.contains("id=\"merlin-piece-builder-2\" class=\"piece leaving\""),
        "it is shown as leaving"
    );
}

/// CRL-1.5, CRL-4.3: all colours of one kind glow, in one district.
#[test]
fn the_store_of_a_kind_glows() {
    let game = city(4, &["deploy builder grey"]);
    let text = shown(&game, &[]);
    assert_eq!(glowing(&text, "take shield").len(), 6);
    assert_eq!(glowing(&text, "take").len(), 6, "and nothing else");
    assert!(text.contains("Take a shield"));
}

/// CRL-4.9 to CRL-4.11: at the trader the own items glow, a coin and the last word stand below; then all
/// stores and the mint.
#[test]
fn the_trader_asks_twice() {
    let game = city(0, &["deploy builder black"]);
    let text = shown(&game, &[]);
    assert!(text.contains("data-pick=\"choice return flag black\""));
    assert!(text.contains("data-pick=\"choice caerleon give_coin\"") && text.contains("No more exchanges"));
    assert!(text.contains("What do you give? (4× left)"));
    let given = city(0, &["deploy builder black", "return flag black"]);
    let text = shown(&given, &[]);
    assert_eq!(glowing(&text, "take").len(), 18);
    assert_eq!(glowing(&text, "caerleon"), ["choice caerleon take_coin"]);
    let for_coin = city(0, &["deploy builder black", "caerleon give_coin"]);
    assert_eq!(glowing(&shown(&for_coin, &[]), "caerleon"), [""; 0]);
}

/// CRL-4.7: apples and mistletoe are buttons below the board.
#[test]
fn the_mix_of_the_orchard_is_chosen_piece_by_piece() {
    let text = shown(&city(16, &["deploy builder orange"]), &[]);
    assert!(text.contains("2 apples or mistletoe"));
    for fruit in ["apple", "mistletoe"] {
        assert!(text.contains(&format!("data-pick=\"choice gold take {fruit}\"")), "{fruit}");
    }
}

/// CRL-3.2: with both places taken no outline of a third vassal invites.
#[test]
fn a_full_bench_invites_nobody() {
    let text = shown(&city(4, &[]), &[]);
    let land = &text[text.find("land land-grey").unwrap()..];
    let land = &land[..land.find("land land-blue").unwrap()];
    assert!(!land.contains("#m-shield_bearer"), "{land}");
    let free = &text[text.find("land land-brown").unwrap()..];
    assert!(free[..free.find("merlin-piece").unwrap()].contains("#m-shield_bearer"));
}
