//! Every piece keeps its id for the whole game, so that it glides.

use crate::support::{english, look, page, parse, random_game};
use std::collections::BTreeMap;
use table::Eye;

/// Where every piece of the board is, by id.
fn places(text: &str) -> BTreeMap<String, String> {
    let document = parse(text);
    let pieces = document.descendants().filter(|node| {
        node.attribute("id").is_some_and(|id| id.starts_with("merlin-piece-") && id != "merlin-pieces")
    });
    pieces
        .map(|node| {
            (node.attribute("id").unwrap().to_owned(), node.attribute("transform").unwrap().to_owned())
        })
        .collect()
}

#[test]
fn pieces_keep_their_ids_and_few_move_at_once() {
    let moments = random_game(4, 31, 1);
    let begun = moments
        .iter()
        .position(|moment| moment.events.iter().any(|event| matches!(event, merlin::Event::Turn(_))));
    let mut before: Option<BTreeMap<String, String>> = None;
    for moment in moments.iter().skip(begun.unwrap()).step_by(3) {
        let now = places(&look(&moment.game, &moment.events, english(Eye::Spectator), page));
        // Four knights, Merlin, sixteen vassals, twenty-four markers.
        assert_eq!(now.len(), 4 + 1 + 16 + 24);
        if let Some(before) = before {
            assert_eq!(before.keys().collect::<Vec<_>>(), now.keys().collect::<Vec<_>>());
        }
        before = Some(now);
    }
}
