//! Records in the house: exported, brought along, played on from any moment; pictures; the dice for everybody to check.

use crate::support::{Browser, Reply, house, live, on_turn, play_on, seated};
use artus::{Artus, Components};
use axum::http::header::{CONTENT_TYPE, HeaderValue};
use axum::http::{Method, StatusCode};
use games::GameId;
use server::House;
use table::{Record, Turn, generator, verify};

/// Sends a record as a browser sends what was pasted.
async fn paste(browser: &mut Browser, text: &str) -> Reply {
    send(browser, "", text).await
}

/// Sends a record as a browser sends a file.
pub(crate) async fn import(browser: &mut Browser, text: &str) -> Reply {
    send(browser, text, "").await
}

pub(crate) async fn send(browser: &mut Browser, file: &str, text: &str) -> Reply {
    let body = format!(
        "--cut\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.record\"\r\n\r\n{file}\r\n--cut\r\n\
         Content-Disposition: form-data; name=\"text\"\r\n\r\n{text}\r\n--cut--\r\n"
    );
    let mut request = browser.request(Method::POST, "/import", body);
    let kind = HeaderValue::from_static("multipart/form-data; boundary=cut");
    request.headers_mut().insert(CONTENT_TYPE, kind);
    browser.send(request).await
}

/// A finished game of two people.
async fn finished(house: &House) -> (Vec<Browser>, String) {
    let (mut browsers, id) = seated(house, 2, "beginner").await;
    play_on(house, &id, &mut browsers, usize::MAX, &mut generator(4)).await;
    assert_eq!(live(house, &id).await.snapshot().running.turn(), Turn::Over);
    (browsers, id)
}

fn table_of(reply: &Reply) -> String {
    assert_eq!(reply.status, 303, "{}", reply.text());
    reply.location().split('/').nth(2).unwrap().to_owned()
}

#[tokio::test]
async fn a_record_comes_back_as_it_went() {
    let house = house();
    let (mut browsers, id) = finished(&house).await;
    let record = browsers[0].get(&format!("/t/{id}/record")).await.text().to_owned();
    let mut stranger = Browser::new(&house);
    let opened = table_of(&import(&mut stranger, &record).await);
    let replay = stranger.page(&format!("/t/{opened}/replay")).await;
    assert!(replay.values("href").contains(&format!("/t/{opened}/record").as_str()));
    let again = stranger.get(&format!("/t/{opened}/record")).await.text().to_owned();
    let moves = |text: &str| Record::<Artus>::parse(text, Components::printed()).unwrap().moves;
    assert_eq!(moves(&again), moves(&record));
    assert!(again.contains("seat 1 Anna") && again.contains("seat 2 Ben"));
}

#[tokio::test]
async fn a_record_keeps_the_proof_of_its_dice_from_house_to_house() {
    let first = house();
    let (mut browsers, id) = finished(&first).await;
    let record = browsers[0].get(&format!("/t/{id}/record")).await.text().to_owned();
    let fair = verify(&Record::<Artus>::parse(&record, Components::printed()).unwrap()).unwrap();
    assert!(fair.throws > 0);

    let second = house();
    let mut stranger = Browser::new(&second);
    let opened = table_of(&import(&mut stranger, &record).await);
    assert_eq!(stranger.get(&format!("/t/{opened}/record")).await.text(), record, "byte for byte");
    let api = stranger.get(&format!("/api/v1/tables/{opened}/record")).await.text().to_owned();
    assert_eq!(api, serde_json::json!({ "record": record }).to_string());
    let dice = stranger.get(&format!("/t/{opened}/dice")).await.text().to_owned();
    let secret = live(&first, &id).await.stored.secret;
    assert!(dice.contains(&table::hexadecimal(&secret)), "the dice it was played with");
    assert!(!dice.contains(&table::hexadecimal(&live(&second, &opened).await.stored.secret)));

    // What was false before is no truer for having been here.
    let mut forged = Record::<Artus>::parse(&record, Components::printed()).unwrap();
    forged.header.proof.as_mut().unwrap().secret = Some([7; 32]);
    let opened = table_of(&import(&mut stranger, &forged.to_string()).await);
    let again = stranger.get(&format!("/t/{opened}/record")).await.text().to_owned();
    assert_eq!(again, forged.to_string());
    assert!(verify(&Record::<Artus>::parse(&again, Components::printed()).unwrap()).is_err());
}

#[tokio::test]
async fn a_record_without_a_proof_gets_none() {
    let house = house();
    let (_, id) = finished(&house).await;
    let record = live(&house, &id).await.snapshot().running.record();
    let mut stranger = Browser::new(&house);
    let opened = table_of(&import(&mut stranger, &record).await);
    assert!(!stranger.get(&format!("/t/{opened}/record")).await.text().contains("\ndice "));
    let dice = stranger.get(&format!("/t/{opened}/dice")).await;
    assert_eq!(dice.status, StatusCode::NOT_FOUND);
    assert!(dice.failure().contains("no proof"), "{}", dice.failure());
    let replay = stranger.page(&format!("/t/{opened}/replay")).await;
    assert!(!replay.values("href").contains(&format!("/t/{opened}/dice").as_str()));
    let table = stranger.page(&format!("/t/{opened}")).await;
    assert!(table.values("href").contains(&format!("/t/{opened}/record").as_str()), "the end is shown");
    assert!(!table.values("href").contains(&format!("/t/{opened}/dice").as_str()), "and no way to nowhere");
    let with_proof = stranger.page(&format!("/t/{id}")).await;
    assert!(with_proof.values("href").contains(&format!("/t/{id}/dice").as_str()));
}

#[tokio::test]
async fn a_game_is_played_on_from_any_moment_with_dice_of_its_own() {
    let house = house();
    let (mut browsers, id) = finished(&house).await;
    let from = 40;
    let page = browsers[1].get(&format!("/t/{id}/continue?to={from}")).await;
    assert!(page.text().contains("the first 40 moves"));
    let choice = [("seat1", "bot"), ("seat2", "me")];
    let reply = browsers[1].post(&format!("/t/{id}/continue?to={from}"), &choice).await;
    let next = table_of(&reply);
    let live = live(&house, &next).await;
    assert_eq!(live.stored.given, from);
    let old = crate::support::live(&house, &id).await.snapshot().running.clone();
    assert_eq!(live.snapshot().running.lines_since(0)[..from], old.lines_since(0)[..from]);

    for round in 0.. {
        let running = live.snapshot().running.clone();
        if running.turn() == Turn::Over {
            break;
        }
        assert!(round < 5_000, "the game ends");
        if on_turn(&*running).is_some_and(|seat| seat.index() == 1) {
            let choice = running.offers(on_turn(&*running).unwrap())[0].to_string();
            assert_eq!(browsers[1].play(&next, &choice, running.moves_made()).await.status, 204);
        } else {
            tokio::time::sleep(std::time::Duration::from_millis(2)).await;
        }
    }
    let text = browsers[1].get(&format!("/t/{next}/record")).await.text().to_owned();
    assert!(text.contains("\ngiven 40\n"), "{text}");
    let record = Record::<Artus>::parse(&text, Components::printed()).unwrap();
    let own = record.moves.iter().skip(from).filter(|made| made.0 == table::Actor::Chance).count();
    let checked = verify(&record).unwrap();
    assert_eq!((checked.throws, checked.given), (own, from));
    let dice = browsers[1].get(&format!("/t/{next}/dice")).await;
    assert!(dice.text().contains("The first 40 moves come from another game"), "{}", dice.text());
}

#[tokio::test]
async fn while_a_game_runs_nobody_is_told_more_than_their_eye_sees() {
    let house = house();
    let (mut browsers, id) = seated(&house, 2, "beginner").await;
    play_on(&house, &id, &mut browsers, 12, &mut generator(4)).await;
    let before = house.tables_in_memory();
    for path in ["continue?to=5", "record", "dice"] {
        let reply = browsers[0].get(&format!("/t/{id}/{path}")).await;
        assert_eq!(reply.status, StatusCode::FORBIDDEN, "{path}");
        assert!(reply.failure().contains("over"), "{path}: {}", reply.failure());
    }
    let reply = browsers[0].post(&format!("/t/{id}/continue?to=5"), &[("seat1", "me")]).await;
    assert_eq!(reply.status, 403);
    assert_eq!(house.tables_in_memory(), before, "no table was opened");
}

#[tokio::test]
async fn a_record_of_a_running_game_is_only_played_on_by_whoever_brought_it() {
    let house = house();
    let (browsers, id) = finished(&house).await;
    let running = live(&house, &id).await.snapshot().running.until(30);
    let record = running.record();
    drop(browsers);
    let (mut bringer, mut other) = (Browser::new(&house), Browser::new(&house));
    let opened = table_of(&import(&mut bringer, &record).await);
    tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    assert_eq!(live(&house, &opened).await.snapshot().running.moves_made(), 30, "nobody plays on by itself");
    assert_eq!(other.get(&format!("/t/{opened}/continue?to=30")).await.status, 403);
    assert_eq!(other.get(&format!("/t/{opened}/record")).await.status, 403);
    assert_eq!(bringer.get(&format!("/t/{opened}/record")).await.status, 200);
    let reply =
        bringer.post(&format!("/t/{opened}/continue?to=30"), &[("seat1", "me"), ("seat2", "friend")]).await;
    let next = table_of(&reply);
    assert!(!live(&house, &next).await.snapshot().begun, "it waits for the friend");
    assert_eq!(other.sit(&next, 2, "Ben", "word").await.status, 303);
    assert!(live(&house, &next).await.snapshot().begun);
}

#[tokio::test]
async fn what_is_no_record_is_refused_with_a_sentence_and_leaves_nothing() {
    let house = house();
    let (mut browsers, id) = finished(&house).await;
    let record = browsers[0].get(&format!("/t/{id}/record")).await.text().to_owned();
    let cut = record[..record.len() / 2].to_owned();
    let changed = record.replacen("place", "plaice", 1);
    let foreign = record.replacen("game artus", "game chess", 1);
    let mut stranger = Browser::new(&house);
    for (text, says) in [
        ("", "tafelrunde 1"),
        ("hello", "tafelrunde 1"),
        (&cut, "line"),
        (&changed, "line"),
        (&foreign, "“chess”"),
        (&foreign, "game merlin"),
        ("hello", "“hello”"),
    ] {
        let reply = import(&mut stranger, text).await;
        assert_eq!(reply.status, 400, "{}", reply.text());
        assert!(reply.failure().to_lowercase().contains(says), "{}", reply.failure());
        assert_eq!(reply.page().all("textarea").count(), 1, "it is said where it can be done better");
    }
    for (language, says) in [("en", "256 KB"), ("de", "256 KB")] {
        let reply = import(&mut stranger.clone().reading(language), &"x".repeat(300_000)).await;
        assert_eq!(reply.status, 413);
        assert!(reply.failure().contains(says), "{}", reply.failure());
    }
    assert!(stranger.cookies.is_empty(), "nobody was made for nothing");
    let over = browsers[0].get(&format!("/t/{id}/continue")).await;
    assert_eq!(over.status, 409, "the end cannot be played on");
}

#[tokio::test]
async fn a_moment_is_a_picture_of_two_kinds() {
    let house = house();
    let (mut browsers, id) = seated(&house, 2, "beginner").await;
    play_on(&house, &id, &mut browsers, 12, &mut generator(4)).await;
    let svg = browsers[0].get(&format!("/t/{id}/picture.svg?to=9")).await;
    assert!(svg.text().starts_with("<svg"));
    let png = browsers[0].get(&format!("/t/{id}/picture.png?to=9")).await;
    assert_eq!((png.status, png.header("content-type")), (200, Some("image/png")));
    assert_eq!(&png.body[1..4], b"PNG");
    assert!(png.body.len() > 20_000, "{} bytes", png.body.len());
    assert_eq!(browsers[0].get("/t/nothing/picture.png").await.status, 404);
}

#[tokio::test]
async fn the_page_of_the_dice_holds_everything_needed_to_check_them() {
    let house = house();
    let (mut browsers, id) = finished(&house).await;
    let text = browsers[0].get(&format!("/t/{id}/dice")).await.text().to_owned();
    let live = live(&house, &id).await;
    let throws = live.snapshot().running.throws();
    assert_eq!(text.matches("data-throw=").count(), throws.len());
    assert!(throws.iter().all(|thrown| thrown.chosen < thrown.weights.len()));
    assert!(text.contains(&table::hexadecimal(&live.stored.secret)));
    assert!(text.contains("/assets/verify.js"));
    assert_eq!(browsers[0].get("/assets/verify.js").await.status, 200);
    assert_eq!(live.game, GameId::Artus);
}

#[tokio::test]
async fn what_was_pasted_stays_in_its_field_when_it_is_no_record() {
    let house = house();
    let mut stranger = Browser::new(&house);
    let pasted = "tafelrunde 1\r\ngame <artus> & more\r\n";
    let reply = paste(&mut stranger, pasted).await;
    assert_eq!(reply.status, 400);
    let page = reply.page();
    let kept = page.all("textarea").next().unwrap().text.trim_start().to_owned();
    assert_eq!(kept.replace('\r', ""), pasted.replace('\r', ""));
    assert!(reply.failure().contains("“<artus> & more”"), "{}", reply.failure());
    let german = paste(&mut stranger.clone().reading("de"), "Unsinn\u{202e} hier").await;
    assert!(german.failure().contains("„Unsinn hier“"), "{}", german.failure());
}

#[tokio::test]
async fn the_words_of_a_record_are_shown_with_the_measure_of_names() {
    let house = house();
    let (mut browsers, id) = finished(&house).await;
    let record = browsers[0].get(&format!("/t/{id}/record")).await.text().to_owned();
    let mut record = Record::<Artus>::parse(&record, Components::printed()).unwrap();
    let odd = format!("left\u{202e}right{}", "x".repeat(60));
    record.header.proof.as_mut().unwrap().words[0].clone_from(&odd);
    let mut stranger = Browser::new(&house);
    let opened = table_of(&import(&mut stranger, &record.to_string()).await);
    let page = stranger.page(&format!("/t/{opened}/dice")).await;
    let word = page.elements.iter().find(|element| element.get("data-word").is_some()).unwrap();
    assert_eq!(word.get("data-word"), Some(odd.as_str()), "what is checked is the word itself");
    assert_eq!(word.text, format!("leftright{}", "x".repeat(15)));
}

#[tokio::test]
async fn a_record_stands_among_the_tables_with_the_names_it_came_with() {
    let house = house();
    let (mut browsers, id) = finished(&house).await;
    let record = browsers[0].get(&format!("/t/{id}/record")).await.text().to_owned();
    let mut stranger = Browser::new(&house);
    table_of(&import(&mut stranger, &record).await);
    let tables = stranger.page("/me").await.text_of("tables").unwrap();
    assert!(tables.contains("Anna ") && tables.contains(", Ben "), "with their points: {tables}");
    let shields = stranger.page("/me").await;
    let titles = shields.values("title");
    assert!(titles.contains(&"Anna") && titles.contains(&"Ben"), "{titles:?}");
}
