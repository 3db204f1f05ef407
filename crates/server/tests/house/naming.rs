//! Names that can be told apart: at the table the seat speaks.

use crate::support::{Browser, config, house, house_on, live, seated};
use server::{Said, Sqlite};
use std::sync::Arc;

async fn talk(browser: &mut Browser, id: &str) -> String {
    browser.page(&format!("/t/{id}")).await.text_of("talk").unwrap()
}

/// The name of whoever this browser is to the house.
async fn name(browser: &mut Browser) -> String {
    browser.page("/me").await.all("input").next().unwrap().get("value").unwrap().to_owned()
}

#[tokio::test]
async fn at_a_table_the_seat_speaks_whatever_its_person_is_called_by_now() {
    let house = house();
    let mut ann = Browser::new(&house);
    let id =
        ann.open_table(&[("players", "2"), ("mode", "beginner"), ("seat2", "friend"), ("name", "Ann")]).await;
    let mut mordred = Browser::new(&house);
    assert_eq!(mordred.sit(&id, 2, "Mordred", "").await.status, 303);
    mordred.say(&id, "first").await;
    assert_eq!(mordred.post("/me", &[("name", "Ann")]).await.status, 303);
    assert_eq!(name(&mut mordred).await, "Ann");
    mordred.say(&id, "I give up").await;
    let heard = talk(&mut ann, &id).await;
    assert!(heard.contains("Mordred first") && heard.contains("Mordred I give up"), "{heard}");
    assert!(!heard.contains("Ann I give up"), "{heard}");
    assert_eq!(live(&house, &id).await.moment().said[1].name, "Mordred", "it is kept under that name, too");
}

#[tokio::test]
async fn whoever_sits_nowhere_is_shown_as_such() {
    let folder = tempfile::tempdir().unwrap();
    let open = || house_on(config(), Arc::new(Sqlite::open(&folder.path().join("house.sqlite")).unwrap()));
    let (mut players, id) = seated(&open(), 2, "beginner").await;
    let house = open();
    // Nobody can say anything here without a seat; but it may have been so when this was kept.
    let said =
        |person, name: &str, text: &str| Said { person, name: name.to_owned(), text: text.to_owned(), at: 1 };
    house.store().say(id.clone(), said(99, "Anna", "a false word")).await.unwrap();
    house.store().say(id.clone(), said(2, "Anna", "another one")).await.unwrap();
    let mut anna = players.remove(0).before(&house);
    let heard = talk(&mut anna, &id).await;
    assert!(heard.contains("Anna (spectator) a false word"), "{heard}");
    assert!(heard.contains("Ben another one"), "what Ben said is Ben's: {heard}");
    assert!(talk(&mut anna.reading("de"), &id).await.contains("Anna (schaut zu) a false word"));
    assert_eq!(Browser::new(&house).say(&id, "nobody").await.status, 403);
}
