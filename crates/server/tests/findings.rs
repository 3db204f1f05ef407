//! What should be so and is not yet.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod support;

use artus::Artus;
use axum::http::Method;
use server::{House, Said, Sqlite, Store};
use std::sync::Arc;
use std::time::Duration;
use support::{Browser, Mishap, Page, Unreliable};
use support::{any_move, config, form, house, house_on, live, off_turn, on_turn, play_on, seated};
use table::{Actor, Game, Record, Seat, Turn, generator};

fn shaky_house() -> (House, Arc<Unreliable>) {
    let store = Unreliable::new(Sqlite::in_memory().unwrap());
    (house_on(config(), store.clone()), store)
}

#[tokio::test]
async fn a_game_that_is_over_stays_over() {
    let house = house();
    let (mut browsers, id) = seated(&house, 2, "beginner").await;
    play_on(&house, &id, &mut browsers, usize::MAX, &mut generator(1)).await;
    let live = live(&house, &id).await;
    assert_eq!(live.moment().face.turn(), Turn::Over);
    for browser in &mut browsers {
        // By now everybody has read the record with every card, and the secret of the dice.
        assert_eq!(browser.undo(&id).await.status, 409);
    }
    assert_eq!(live.moment().face.turn(), Turn::Over, "whoever has seen everything decides nothing any more");
}

#[tokio::test]
async fn a_full_table_begins_even_if_the_store_fails_in_between() {
    let (house, store) = shaky_house();
    let mut anna = Browser::new(&house);
    let id = anna.open_table(&[("players", "2"), ("mode", "beginner"), ("seat2", "friend")]).await;
    let mut ben = Browser::new(&house);
    assert_eq!(ben.post("/me", &[("name", "Ben")]).await.status, 303);
    // The seat is kept; that the game begins is not.
    let mut sitting = ben.clone();
    let fails_second = async {
        let table = live(&house, &id).await;
        let mut changes = table.subscribe();
        changes.changed().await.unwrap();
        store.next("set_seats", Mishap::Fails);
    };
    let (reply, ()) = tokio::join!(sitting.sit(&id, 2, "Ben", ""), fails_second);
    let _ = reply;
    // Whatever was answered: Ben tries again, or the house does; in the end the game must run.
    ben.sit(&id, 2, "Ben", "").await;
    house.reopen_running().await.unwrap();
    let moment = live(&house, &id).await.moment();
    let full = moment.seats.iter().all(server::StoredSeat::is_taken);
    assert_eq!(full, moment.begun, "a table with every seat taken has begun");
}

#[tokio::test]
async fn a_game_whose_first_throw_could_not_be_kept_begins_later() {
    let (house, store) = shaky_house();
    let mut anna = Browser::new(&house);
    let id = anna.open_table(&[("players", "2"), ("mode", "beginner"), ("seat2", "friend")]).await;
    let mut ben = Browser::new(&house);
    store.next("append", Mishap::Fails);
    ben.sit(&id, 2, "Ben", "").await;
    for browser in [&mut anna, &mut ben] {
        browser.sit(&id, 2, "Ben", "").await;
        browser.get(&format!("/t/{id}")).await;
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    let moment = live(&house, &id).await.moment();
    assert!(
        !moment.begun || on_turn(&*moment.face).is_some(),
        "a game that has begun waits for a person, not for chance"
    );
}

#[tokio::test]
async fn a_bot_whose_move_could_not_be_kept_tries_again() {
    let (house, store) = shaky_house();
    let mut anna = Browser::new(&house);
    let id = anna.open_table(&[("players", "4"), ("mode", "beginner")]).await;
    let live = live(&house, &id).await;
    let mut rng = generator(2);
    let first = Seat::new(0);
    support::until("it is the turn of Anna", || on_turn(&*live.moment().face) == Some(first)).await;
    let face = live.moment().face.clone();
    let (_, choice) = any_move(&*face, &mut rng).unwrap();
    assert_eq!(anna.play(&id, &choice, face.moves_made()).await.status, 204);
    store.next("append", Mishap::Fails);
    tokio::time::sleep(Duration::from_secs(2)).await;
    assert_eq!(store.still_to_come(), 0, "a bot has tried");
    assert_eq!(
        on_turn(&*live.moment().face),
        Some(first),
        "and the bots went on, so it is Anna's turn again"
    );
}

#[tokio::test]
async fn no_backslash_and_no_tab_leads_out_of_the_house() {
    let mut browser = Browser::new(&house());
    // Browsers read a backslash as a slash, and leave out tabs.
    for back in ["/\\evil.example", "/\t/evil.example", "/\\/evil.example"] {
        let reply = browser.get(&format!("/lang/de?{}", form(&[("back", back)]))).await;
        let read: String = reply.location().replace('\\', "/").replace('\t', "");
        assert!(!read.starts_with("//"), "{back:?} leads to {:?}", reply.location());
    }
}

#[tokio::test]
async fn the_sum_of_the_secret_is_published_before_the_first_move_of_every_game() {
    let house = house();
    let mut anna = Browser::new(&house);
    let id = anna.open_table(&[("quick", "yes")]).await;
    let page = anna.get(&format!("/t/{id}")).await;
    let commitment = table::Dice::commitment(&live(&house, &id).await.stored.secret);
    assert!(page.text().contains(&commitment), "a table without a lobby publishes it too");
}

#[tokio::test]
async fn the_record_names_everybody_who_played() {
    let house = house();
    let (mut browsers, id) = seated(&house, 2, "beginner").await;
    play_on(&house, &id, &mut browsers, usize::MAX, &mut generator(3)).await;
    let record = browsers[0].get(&format!("/t/{id}/record")).await;
    let record = Record::<Artus>::parse(record.text(), Artus::printed()).unwrap();
    assert_eq!(record.header.seats, ["Anna", "Ben"]);
}

#[tokio::test]
async fn a_picture_shows_its_style_under_its_own_policy() {
    let house = house();
    let (mut browsers, id) = seated(&house, 2, "beginner").await;
    let reply = browsers[0].get(&format!("/t/{id}/picture.svg")).await;
    let policy = reply.header("content-security-policy").unwrap();
    let inline = reply.page().all("style").next().is_some();
    let allowed = policy.split(';').any(|rule| {
        rule.contains("style-src") && (rule.contains("sha256-") || rule.contains("unsafe-inline"))
    });
    assert!(!inline || allowed, "the picture has a style inside that its policy forbids: {policy}");
}

#[tokio::test]
async fn nobody_takes_a_second_seat_that_was_kept_for_a_friend() {
    let house = house();
    let mut anna = Browser::new(&house);
    let fields = [("players", "3"), ("mode", "beginner"), ("seat2", "friend"), ("seat3", "friend")];
    let id = anna.open_table(&fields).await;
    let mut eve = Browser::new(&house);
    assert_eq!(eve.sit(&id, 2, "Eve", "").await.status, 303);
    assert_eq!(eve.sit(&id, 3, "Eve", "").await.status, 409, "she would see two hands of three");
    assert_eq!(anna.sit(&id, 3, "Anna", "").await.status, 409);
}

#[tokio::test]
async fn every_answer_has_its_headers_even_if_the_store_fails() {
    let (house, store) = shaky_house();
    let mut browser = Browser::new(&house).with_cookie("tafelrunde", &"a".repeat(32));
    store.next("person", Mishap::Fails);
    let reply = browser.get("/").await;
    assert_eq!(reply.status, 503);
    for header in ["content-security-policy", "x-content-type-options", "x-frame-options", "cache-control"] {
        assert!(reply.header(header).is_some(), "{header}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn talk_never_takes_a_move_back() {
    for round in 0..40 {
        let house = house();
        let (_, id) = seated(&house, 2, "advanced").await;
        let live = live(&house, &id).await;
        let talking: Vec<_> = (0..4)
            .map(|_| {
                let (house, live) = (house.clone(), live.clone());
                tokio::spawn(async move {
                    for _ in 0..50 {
                        let said =
                            Said { person: 1, name: "Anna".to_owned(), text: "hello".to_owned(), at: 0 };
                        live.say(house.store(), said).await.unwrap();
                    }
                })
            })
            .collect();
        let mut rng = generator(round);
        for _ in 0..50 {
            let face = live.moment().face.clone();
            let Some((seat, choice)) = any_move(&*face, &mut rng) else { break };
            live.play(house.store(), seat, &choice, None).await.unwrap();
            let kept = house.store().table(id.clone()).await.unwrap().unwrap().1.len();
            assert_eq!(kept, live.moment().face.moves_made(), "round {round}: what was confirmed is shown");
        }
        for one in talking {
            one.await.unwrap();
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn friends_who_sit_down_at_once_begin_one_game() {
    for round in 0..100 {
        let house = house();
        let mut anna = Browser::new(&house);
        let fields = [("players", "3"), ("mode", "beginner"), ("seat2", "friend"), ("seat3", "friend")];
        let id = anna.open_table(&fields).await;
        let mut all = tokio::task::JoinSet::new();
        for seat in [2, 3] {
            let (mut browser, id) = (Browser::new(&house), id.clone());
            all.spawn(async move { browser.sit(&id, seat, "Friend", "").await.status });
        }
        assert_eq!(all.join_all().await, [303, 303]);
        let moment = live(&house, &id).await.moment();
        let kept = house.store().table(id.clone()).await.unwrap().unwrap().1.len();
        assert_eq!((moment.begun, moment.face.moves_made()), (true, kept), "round {round}");
        assert!(on_turn(&*moment.face).is_some(), "round {round}");
    }
}

#[tokio::test]
async fn the_chosen_theme_stays_on_pages_of_errors() {
    let mut browser = Browser::new(&house()).with_cookie("theme", "dark");
    let page = browser.get("/nothing").await.page();
    assert_eq!(page.all("html").next().unwrap().get("data-theme"), Some("dark"));
}

#[tokio::test]
async fn a_browser_that_likes_a_language_better_gets_it() {
    let house = house();
    for (accepted, language) in [("en;q=0.5, de", "de"), ("en;q=0.3,de;q=0.9", "de"), ("de;q=0, en", "en")] {
        let page = Browser::new(&house).reading(accepted).page("/").await;
        assert_eq!(page.language(), language, "{accepted}");
    }
}

#[tokio::test]
async fn a_name_can_be_seen() {
    let house = house();
    let invisible =
        ["\u{200b}\u{200b}", "\u{2060}", "\u{3164}", "Anna\u{202e}neB", "\u{feff}", "B\u{200d}en"];
    for name in invisible {
        let mut browser = Browser::new(&house);
        browser.post("/me", &[("name", name)]).await;
        let page = browser.page("/me").await;
        let shown = page.all("input").next().unwrap().get("value").unwrap().to_owned();
        let odd = |c: char| matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{3164}');
        assert!(!shown.contains(odd), "{shown:?} cannot be told from another name");
    }
}

#[tokio::test]
async fn every_refusal_is_a_sentence_in_the_language_of_the_reader() {
    let house = house();
    let (mut browsers, id) = seated(&house, 2, "beginner").await;
    let browser = &mut browsers[0];
    browser.language = "de".to_owned();
    let mut replies = vec![
        ("a form without its field", browser.post(&format!("/t/{id}/play"), &[]).await),
        ("a seat that is no number", browser.post(&format!("/t/{id}/sit"), &[("seat", "x")]).await),
        ("a step that is no number", browser.get(&format!("/t/{id}/replay?to=x")).await),
        ("an address that is no text", browser.get("/t/%FF").await),
        ("a page that only takes changes", browser.get(&format!("/t/{id}/play")).await),
    ];
    let large = browser.request(Method::POST, &format!("/t/{id}/say"), "a".repeat(20_000));
    replies.push(("too much", browser.send(large).await));
    let silent: Vec<&str> = replies
        .iter()
        .filter(|(_, reply)| reply.page().text_of("failure").is_none())
        .map(|(what, _)| *what)
        .collect();
    assert!(silent.is_empty(), "without a page of ours: {silent:?}");
}

fn back_links(page: &Page) -> Vec<String> {
    let links = page.values("href").into_iter().filter_map(|link| link.split_once("?back="));
    links.map(|(_, back)| back.to_owned()).collect()
}

#[tokio::test]
async fn whoever_changes_the_language_at_the_table_comes_back_to_the_table() {
    let house = house();
    let (mut browsers, id) = seated(&house, 2, "beginner").await;
    let table = format!("/t/{id}");
    let pages = [
        browsers[0].page(&table).await,
        browsers[0].page(&format!("{table}/view")).await,
        browsers[0].stream(&id).await.next().await.unwrap().page(),
    ];
    for page in pages {
        assert!(back_links(&page).iter().all(|back| *back == table), "{:?}", back_links(&page));
    }
}

#[tokio::test]
async fn an_undo_sent_twice_takes_back_one_decision() {
    let house = house();
    let (mut browsers, id) = seated(&house, 2, "advanced").await;
    let live = live(&house, &id).await;
    // Ten knights are placed; then the start player plays two cards before anything is drawn.
    play_on(&house, &id, &mut browsers, 12, &mut generator(4)).await;
    let face = live.moment().face.clone();
    let seat = Seat::all(2).find(|&seat| face.undo_to(seat).is_ok()).unwrap();
    assert!(face.turn().includes(Actor::Seat(seat)) && seat != off_turn(&*face));
    let seen = face.moves_made().to_string();
    for _ in 0..2 {
        browsers[seat.index()].post(&format!("/t/{id}/undo"), &[("seen", &seen)]).await;
    }
    assert_eq!(live.moment().face.moves_made(), face.moves_made() - 1);
}

#[tokio::test]
async fn what_the_store_refuses_is_not_kept() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("house.sqlite");
    let house = house_on(config(), Arc::new(Sqlite::open(&path).unwrap()));
    let (mut browsers, id) = seated(&house, 2, "beginner").await;
    let face = live(&house, &id).await.moment().face.clone();
    let (seat, choice) = any_move(&*face, &mut generator(5)).unwrap();
    // Somebody else writes to the file for longer than the store waits, but not for much longer.
    let other = rusqlite::Connection::open(&path).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let release = async move {
        tokio::time::sleep(Duration::from_millis(6_500)).await;
        other.execute_batch("ROLLBACK").unwrap();
    };
    let (reply, ()) = tokio::join!(browsers[seat.index()].play(&id, &choice, face.moves_made()), release);
    let shown = live(&house, &id).await.moment().face.lines_since(0);
    drop(house);
    let again = Sqlite::open(&path).unwrap();
    let kept: Vec<String> =
        again.table(id).await.unwrap().unwrap().1.into_iter().map(|made| made.line).collect();
    assert_eq!(kept, shown, "answered with {}", reply.status);
}
