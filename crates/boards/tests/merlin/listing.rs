//! The list of all choices: whoever chooses from it has only its words, so two that do different things do
//! not read the same.

use crate::support::{
    Reader, english, has_class, languages, look, on_turn, page, parse, random_game_with, random_games, shown,
};
use merlin::{Components, Merlin, Module, Modules, Options, Variants};
use std::collections::BTreeMap;
use table::{Eye, Game};

/// The rows of the list: what they say, and what they stand for.
fn rows(text: &str) -> Vec<(String, String)> {
    let document = parse(text);
    let list = document.descendants().filter(|node| node.attribute("id") == Some("merlin-all"));
    let rows = list.flat_map(|list| list.descendants()).filter(|node| node.has_attribute("data-pick"));
    let read = rows.map(|row| {
        let said = row.descendants().filter(|node| has_class(node, "option-text"));
        (said.filter_map(|node| node.text()).collect(), row.attribute("data-pick").unwrap().to_owned())
    });
    read.collect()
}

#[track_caller]
fn assert_all_differ(rows: &[(String, String)]) {
    let mut read = BTreeMap::new();
    for (said, tap) in rows {
        if let Some(other) = read.insert(said, tap) {
            panic!("{said:?} stands for {other:?} and for {tap:?}");
        }
    }
}

#[test]
fn no_two_choices_of_the_list_read_the_same() {
    let all = Options::new(2, Components::printed()).unwrap();
    let all = all.with(Module::BUILT.iter().copied().collect::<Modules>(), Variants::NONE).unwrap();
    let mut counted = 0;
    for moment in random_games(11, 9).into_iter().chain(random_game_with(all, 12, 4)) {
        let Some(seat) = on_turn(&moment.game) else { continue };
        for words in languages() {
            let reader = Reader { words, ..english(Eye::Seat(seat)) };
            let rows = rows(&look(&moment.game, &moment.events, reader, page));
            assert_all_differ(&rows);
            counted += rows.len();
        }
    }
    assert!(counted > 5000, "{counted}");
}

/// An apple turns either die to the same number, a coin and a decree change the same die, flags let several
/// dice move a figure.
#[test]
fn what_differs_between_two_ways_is_said() {
    let text = "game = \"merlin\"\nplayers = 2\nmodules = \"gold,decree,arthur\"\n[[seat]]\nknight = 1\napples = 1\n\
        flags = { black = 1, grey = 1 }\ndice = [\"own 2\", \"own 4\", \"own 6\", \"merlin 6\", \"arthur 6\"]\n[[seat]]\n\
        [gold]\ncoins = [1, 0]\nmistletoe = [0, 0]\n[decree]\nstacks = { black = 3 }\nowned = [[\"d01\"], []]\nlooked = { black = [1] }\nknown = { black = [\"d02\", \"d03\", \"d04\"] }\n[arthur]\n";
    let game =
        Merlin::from_position(text, Components::printed()).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
    let rows = rows(&shown(&game, &[]));
    assert_all_differ(&rows);
    let said = |part: &str| rows.iter().any(|(said, _)| said.contains(part));
    for part in ["(apple: 2 → 1)", "(apple: 4 → 1)", "+/−1, 2 → 3)", "+/−1, 4 → 3)", "switch, personal die)"]
    {
        assert!(said(part), "{part}: {rows:#?}");
    }
    assert!(
        said("old coin: Personal die from 2 to 1") && said("ecree: Personal die from 2 to 1"),
        "{rows:#?}"
    );
}
