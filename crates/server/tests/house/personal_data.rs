//! Personal data: exporting everything about a person, and deleting them. In games of others a seat without a
//! name stays.

use crate::support::{Browser, config, house, house_on, live, on_turn, play_on, seated};
use serde_json::{Value, json};
use server::{House, StoredSeat};
use table::generator;

const PASSWORD: &str = "tintagel by the sea";

async fn make_account(browser: &mut Browser, account: &str) {
    let reply = browser.post("/account", &[("account", account), ("password", PASSWORD)]).await;
    assert_eq!(reply.status, 303, "{}", reply.text());
}

async fn export(browser: &mut Browser) -> Value {
    let reply = browser.get("/account/export").await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    assert_eq!(reply.header("content-type"), Some("application/json"));
    assert!(reply.header("content-disposition").unwrap().starts_with("attachment"));
    serde_json::from_str(reply.text()).unwrap()
}

async fn delete(browser: &mut Browser, password: &str) -> u16 {
    browser.post("/account/delete", &[("password", password)]).await.status
}

/// Anna, who has an account, and Ben at a table; the game goes on.
async fn anna_and_ben(house: &House) -> (Vec<Browser>, String) {
    let (mut players, id) = seated(house, 2, "beginner").await;
    make_account(&mut players[0], "Anna").await;
    (players, id)
}

#[tokio::test]
async fn an_export_holds_what_is_ones_own_and_no_hand_of_a_game_that_goes_on() {
    let house = house();
    let (mut players, id) = anna_and_ben(&house).await;
    players[0].say(&id, "well met").await;
    players[1].say(&id, "and you").await;
    play_on(&house, &id, &mut players, 6, &mut generator(1)).await;
    let all = export(&mut players[0]).await;
    let person = &all["person"];
    assert_eq!((&person["name"], &person["account"]), (&json!("Anna"), &json!("Anna")));
    assert_eq!(all["tables"][0]["id"], json!(id));
    assert_eq!(all["tables"][0]["record"], Value::Null, "it would tell what Ben holds");
    assert_eq!(all["tables"][0]["seats"][0]["seat"], json!(1));
    assert_eq!(all["talk"].as_array().unwrap().len(), 1);
    assert_eq!(all["talk"][0]["text"], json!("well met"));
    let text = all.to_string();
    assert!(!text.contains("and you") && !text.contains(players[0].token()) && !text.contains("argon2"));
    play_on(&house, &id, &mut players, usize::MAX, &mut generator(2)).await;
    let record = export(&mut players[0]).await["tables"][0]["record"].as_str().unwrap().to_owned();
    assert_eq!(record, players[0].get(&format!("/t/{id}/record")).await.text());
    for path in ["/account/export", "/account/data"] {
        let status = players[1].get(path).await.status;
        assert_ne!(status, 200, "a guest has no account: {path}");
    }
}

#[tokio::test]
async fn whoever_leaves_is_gone_and_the_games_of_others_stay() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("house.sqlite");
    let house = house_on(config(), crate::support::store_at(&path));
    let (mut players, id) = anna_and_ben(&house).await;
    players[0].say(&id, "a word of Anna").await;
    players[1].say(&id, "a word of Ben").await;
    play_on(&house, &id, &mut players, 4, &mut generator(3)).await;
    let moves = live(&house, &id).await.snapshot().running.lines_since(0);
    let alone = players[0].open_table(&[("players", "2"), ("mode", "beginner")]).await;
    let waiting = players[1]
        .open_table(&[("players", "3"), ("mode", "beginner"), ("seat2", "friend"), ("seat3", "friend")])
        .await;
    assert_eq!(players[0].sit(&waiting, 2, "Anna", "").await.status, 303);
    let link = players[0].post("/me/link", &[]).await.page().text_of("link").unwrap();
    let link = link.strip_prefix("http://localhost:7777").unwrap().to_owned();
    let before = players[0].clone();

    assert_eq!(delete(&mut players[0], "not the password").await, 403);
    assert_eq!(players[0].get("/account/data").await.status, 200, "nothing was deleted");
    assert_eq!(delete(&mut players[0], PASSWORD).await, 303);
    assert!(players[0].cookies.is_empty());

    let mut old = before.before(&house);
    assert_eq!(old.get("/account/access").await.location(), "/sign-in", "the token is gone");
    assert_eq!(Browser::new(&house).get(&link).await.status, 404, "so is the personal link");
    assert_eq!(players[1].get(&format!("/t/{alone}")).await.status, 404, "a table of hers alone is gone");
    let shown = players[1].get(&format!("/t/{id}")).await;
    assert_eq!(shown.status, 200);
    assert!(shown.text().contains("deleted 1") && !shown.text().contains("Anna"), "{}", shown.text());
    assert!(!shown.text().contains("a word of Anna") && shown.text().contains("a word of Ben"));
    let german = players[1].clone().reading("de").get(&format!("/t/{id}")).await;
    assert!(german.text().contains("gelöscht 1"));
    assert_eq!(live(&house, &id).await.snapshot().running.lines_since(0), moves, "the moves stay");
    let free = live(&house, &waiting).await.snapshot().seats[1].clone();
    assert_eq!(free, StoredSeat::default(), "a seat in waiting is free again");
    assert_eq!(Browser::new(&house).sit(&waiting, 2, "Clara", "").await.status, 303);

    let mut other = Browser::new(&house);
    make_account(&mut other, "Anna").await;
    assert!(!other.get("/me").await.text().contains(&id), "the name is free, and nothing comes with it");
    let count = |query: &str| crate::support::count(&path, query);
    assert_eq!(
        count("SELECT COUNT(*) FROM person WHERE id = 1 AND name = 'deleted' AND password IS NULL"),
        1
    );
    assert_eq!(count("SELECT COUNT(*) FROM token WHERE person = 1"), 0);
    assert_eq!(count("SELECT COUNT(*) FROM said WHERE text LIKE '%Anna%'"), 0);
}

/// A device on which somebody has signed in is known by a cookie; it goes with the account.
#[tokio::test]
async fn the_device_forgets_who_left() {
    let house = house();
    let mut anna = Browser::new(&house);
    make_account(&mut anna, "Anna").await;
    let reply = anna.post("/account/delete", &[("password", PASSWORD)]).await;
    let cookies: Vec<&str> =
        reply.headers.get_all("set-cookie").iter().map(|cookie| cookie.to_str().unwrap()).collect();
    for name in ["tafelrunde=;", "device=;"] {
        let deleted = |cookie: &&str| cookie.starts_with(name) && cookie.contains("Max-Age=0");
        assert!(cookies.iter().any(deleted), "{name} {cookies:?}");
    }
}

#[tokio::test]
async fn whoever_looks_sees_it_at_once() {
    let house = house();
    let (mut players, id) = anna_and_ben(&house).await;
    let mut stream = players[1].stream(&id).await;
    assert!(stream.next().await.unwrap().data.contains("Anna"));
    assert_eq!(delete(&mut players[0], PASSWORD).await, 303);
    // The stream of the table as it was ends, and a browser comes back by itself.
    while let Some(frame) = stream.next().await {
        if frame.data.contains("deleted 1") {
            return;
        }
    }
    let again = players[1].stream(&id).await.next().await.unwrap();
    assert!(again.data.contains("deleted 1") && !again.data.contains("Anna"));
}

/// Whoever is left does not wait for days until a bot moves for somebody who cannot come back.
#[tokio::test]
async fn nobody_waits_for_a_player_who_cannot_come_back() {
    for how in ["delete", "ban", "leave"] {
        let house = house();
        let mut arthur = Browser::new(&house);
        make_account(&mut arthur, "Arthur").await;
        let (mut players, id) = seated(&house, 2, "beginner").await;
        let live = live(&house, &id).await;
        let leaves = on_turn(&*live.snapshot().running).unwrap();
        let person = live.snapshot().seats[leaves.index()].person.unwrap();
        tokio::spawn(house.clone().run_housekeeping());
        let browser = &mut players[leaves.index()];
        let before = live.snapshot().running.moves_made();
        let status = match how {
            "delete" => {
                make_account(browser, "Mordred").await;
                delete(browser, PASSWORD).await
            }
            "ban" => {
                make_account(browser, "Mordred").await;
                arthur.post(&format!("/admin/people/{person}"), &[("act", "ban")]).await.status
            }
            _ => browser.post("/account/out", &[]).await.status,
        };
        assert_eq!(status, 303, "{how}");
        let house = &house;
        let moved = async || {
            let live = crate::support::live(house, &id).await;
            let running = live.snapshot().running.clone();
            running.moves_made() > before && on_turn(&*running) != Some(leaves)
        };
        let waiting = async {
            while !moved().await {
                tokio::time::sleep(std::time::Duration::from_millis(20)).await;
            }
        };
        let done = tokio::time::timeout(std::time::Duration::from_secs(20), waiting).await;
        assert!(done.is_ok(), "nobody moves after {how}");
        house.close();
    }
}

#[tokio::test]
async fn an_export_leaves_nothing_out_that_the_store_has_about_its_owner() {
    let house = house();
    let (mut players, id) = anna_and_ben(&house).await;
    players[0].post(&format!("/t/{id}/mute"), &[("seat", "2"), ("muted", "yes")]).await;
    players[1].post(&format!("/t/{id}/mute"), &[("seat", "1"), ("muted", "yes")]).await;
    players[0].post("/me/link", &[]).await;
    let mut mordred = Browser::new(&house);
    make_account(&mut mordred, "Mordred").await;
    assert_eq!(players[0].post("/admin/people/3", &[("act", "silence")]).await.status, 303);
    assert_eq!(players[0].post("/admin/people/3", &[("act", "reset-link")]).await.status, 200);
    let all = export(&mut players[0]).await;
    assert_eq!(all["person"]["runs_the_house"], json!(true));
    assert_eq!(
        (&all["person"]["banned"], &all["person"]["muted_by_the_house"]),
        (&json!(false), &json!(false))
    );
    assert_eq!(all["mutes"], json!([{ "table": id, "name": "Ben" }]), "whom she mutes, not who mutes her");
    assert_eq!(all["known_devices"].as_array().unwrap().len(), 1);
    assert!(all["personal_link"].is_object());
    let acts = |all: &Value| -> Vec<(String, String)> {
        let lines = all["audit"].as_array().unwrap().iter();
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        lines.map(|line| (text(&line["act"]), text(&line["whose"]))).collect()
    };
    let pair = |act: &str, whose: &str| (act.to_owned(), whose.to_owned());
    let expected = [pair("first-account", "about me"), pair("silence", "by me"), pair("reset-link", "by me")];
    assert_eq!(acts(&all), expected);
    let other = export(&mut mordred).await;
    assert_eq!(other["person"]["muted_by_the_house"], json!(true));
    assert_eq!(acts(&other), [pair("silence", "about me"), pair("reset-link", "about me")]);
    assert_eq!(other["links_for_a_new_password"].as_array().unwrap().len(), 1);
    assert_eq!((&other["personal_link"], &other["mutes"]), (&Value::Null, &json!([])));
    assert!(!other.to_string().contains("Anna"), "who has done it is not told");
}

#[tokio::test]
async fn whoever_plays_with_somebody_deleted_gives_up_instead_of_leaving() {
    let house = house();
    let (mut players, id) = anna_and_ben(&house).await;
    let path = format!("/t/{id}");
    let before = players[1].get(&path).await.text().to_owned();
    assert!(before.contains("A bot takes over your seat") && !before.contains("Give up"), "Anna plays on");
    assert_eq!(delete(&mut players[0], PASSWORD).await, 303);
    let after = players[1].get(&path).await.text().to_owned();
    assert!(after.contains("Give up") && !after.contains("A bot takes over your seat"), "nobody does");
    assert_eq!(players[1].post(&format!("{path}/leave"), &[]).await.status, 303);
    assert!(live(&house, &id).await.stored.closed, "and so it ends, as the page said");
}
