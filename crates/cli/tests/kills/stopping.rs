//! A house that is told to stop does so, whatever its threads still compute.

use crate::client::Client;
use crate::house::House;
use serde_json::json;
use server::LONGEST_STOP;
use std::time::{Duration, Instant};

#[test]
fn a_house_that_stops_does_not_wait_for_a_thought_that_never_ends() {
    let mut house = House::with_settings("hint_iterations = 4000000000\nbots_at_once = 1\n");
    house.open();
    let mut stranger = Client::connect(house.address(), "").unwrap();
    let (status, guest) = stranger.post("/guests", &json!({ "name": "Anna" })).unwrap();
    assert_eq!(status, 201, "{guest}");
    let mut anna = Client::connect(house.address(), guest["token"].as_str().unwrap()).unwrap();
    let wish = json!({ "game": "artus", "options": "players=2 mode=beginner", "seats": ["me", "me"] });
    let (status, table) = anna.post("/tables", &wish).unwrap();
    assert_eq!(status, 201, "{table}");
    let path = format!("/tables/{}/hint", table["id"].as_str().unwrap());
    let asking = std::thread::spawn(move || anna.post(&path, &json!(null)));
    // Long enough for the expert to begin.
    std::thread::sleep(Duration::from_millis(300));
    assert!(!asking.is_finished(), "it thinks");
    let told = Instant::now();
    house.stop();
    assert!(told.elapsed() <= LONGEST_STOP, "{:?}", told.elapsed());
    // Whoever asked was answered, or the connection ended.
    drop(asking.join().unwrap());
    house.open();
}
