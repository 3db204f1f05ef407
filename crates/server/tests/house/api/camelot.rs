//! Whole games of The Future of Camelot by programs: what the API says of them is what its document describes.

use super::support::{Program, house};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use table::generator;

/// Plays a whole game and tells what happened, for the first player; every answer is held against the document.
async fn whole_game(options: &str, players: usize, seed: u64) -> Vec<Value> {
    let house = house();
    let mut programs = Vec::new();
    for name in ["Anna", "Ben", "Cleo", "Dora", "Emil"].iter().take(players) {
        programs.push(Program::guest(&house, name).await);
    }
    let seats: Vec<&str> = std::iter::once("me").chain(std::iter::repeat_n("open", players - 1)).collect();
    let new = json!({ "game": "camelot", "options": options, "seats": seats });
    let id = programs[0].post("/tables", new).await.ok()["id"].as_str().unwrap().to_owned();
    for (index, program) in programs.iter().enumerate().skip(1) {
        program.post(&format!("/tables/{id}/seats"), json!({ "seat": index + 1 })).await.ok();
    }
    let stranger = Program::stranger(&house);
    let mut rng = generator(seed);
    for decision in 0.. {
        let table = programs[0].get(&format!("/tables/{id}")).await.ok();
        let Some(seat) = table["turn"].as_array().unwrap().first() else { break };
        programs[seat.as_u64().unwrap() as usize - 1].play_any(&id, &mut rng).await;
        if decision % 15 == 0 {
            for program in programs.iter().chain([&stranger]) {
                program.get(&format!("/tables/{id}/view")).await.ok();
                program.get(&format!("/tables/{id}/events")).await.ok();
            }
        }
    }
    let told = programs[0].get(&format!("/tables/{id}/events")).await.ok();
    assert_eq!(told["over"], true);
    told["events"].as_array().unwrap().clone()
}

#[tokio::test]
async fn whole_games_are_told_as_the_document_describes() {
    let mut reasons = BTreeSet::new();
    for (options, players, seed) in [
        ("players=2 sides=AAAA heroes=off", 2, 1),
        ("players=3 sides=BBBB heroes=expert", 3, 2),
        ("players=5 sides=BABA heroes=on", 5, 3),
    ] {
        for event in whole_game(options, players, seed).await {
            let reason = &event["event"]["scored"]["reason"];
            reasons.extend(reason.as_object().and_then(|reason| reason.keys().next().cloned()));
        }
    }
    for reason in ["field", "round_table", "rebellion", "merlin", "screen", "grail"] {
        assert!(reasons.contains(reason), "{reason} is missing in {reasons:?}");
    }
}
