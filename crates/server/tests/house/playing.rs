//! Whole games over HTTP: tapped, played, streamed, undone, refused, finished, recorded and replayed.

use crate::support::{
    Browser, Frame, Page, Stream, any_move, form, house, live, off_turn, on_turn, play_on, seated,
};
use artus::Artus;
use server::House;
use table::{Actor, Game, Record, Rng, Turn, choose, generator, verify};

/// Taps through the page of the seat on turn, at random, until it offers to confirm; what it would send then.
async fn tap_to_a_move(browser: &mut Browser, id: &str, rng: &mut impl Rng) -> (String, usize) {
    let mut taps: Vec<String> = Vec::new();
    for _ in 0..100 {
        let page = browser.page(&format!("/t/{id}/view?{}", form(&[("taps", &taps.join("\n"))]))).await;
        assert_eq!(page.value("data-turn"), "mine");
        if let [choice] = page.values("data-play")[..] {
            return (choice.to_owned(), page.seen());
        }
        let offered = page.taps();
        assert!(!offered.is_empty(), "after {taps:?} nothing can be tapped");
        match choose(&offered, rng) {
            "clear" => taps.clear(),
            tap if taps.len() == 16 => taps = vec![tap.to_owned()],
            tap => taps.push(tap.to_owned()),
        }
    }
    panic!("a hundred taps lead to no move");
}

/// What each stream has shown so far.
struct Watched {
    stream: Stream,
    versions: Vec<u64>,
    seen: Vec<usize>,
}

impl Watched {
    async fn catch_up(&mut self, moves: usize) -> Frame {
        let (versions, seen) = (&mut self.versions, &mut self.seen);
        let note = |frame: &Frame| {
            assert_eq!(frame.event, "view");
            assert!(versions.last().is_none_or(|last| *last < frame.id), "versions only grow");
            versions.push(frame.id);
            seen.push(frame.seen());
        };
        self.stream.until_seen(moves, note).await
    }
}

/// A whole game, tapped by as many browsers as it has seats while everybody and a spectator watch.
async fn whole_game(players: usize, mode: &str, seed: u64) -> (House, Vec<Browser>, String) {
    let house = house();
    let (mut browsers, id) = seated(&house, players, mode).await;
    let mut watchers = Vec::new();
    let mut rng = generator(seed);
    for browser in browsers.iter_mut().chain([&mut Browser::new(&house)]) {
        let stream = browser.stream(&id).await;
        watchers.push(Watched { stream, versions: Vec::new(), seen: Vec::new() });
    }
    let live = live(&house, &id).await;
    let (view_path, stream_path) = (format!("/t/{id}/view"), format!("/t/{id}/stream"));
    let mut shown = vec![live.snapshot().running.moves_made()];
    for watcher in &mut watchers {
        watcher.catch_up(shown[0]).await;
    }
    while let Some(seat) = on_turn(&*live.snapshot().running) {
        let browser = &mut browsers[seat.index()];
        let (choice, seen) = tap_to_a_move(browser, &id, &mut rng).await;
        let reply = browser.play(&id, &choice, seen).await;
        assert_eq!(reply.status, 204, "{choice}: {}", reply.text());
        shown.push(live.snapshot().running.moves_made());
        for (number, watcher) in watchers.iter_mut().enumerate() {
            let frame = watcher.catch_up(shown[shown.len() - 1]).await;
            let view = browsers.get_mut(number).map(|browser| browser.get(&view_path));
            if let Some(view) = view {
                let view = view.await.text().replace('\n', " ").replace(&view_path, &stream_path);
                assert!(frame.data == view, "stream and page agree");
            }
        }
    }
    assert_eq!(live.snapshot().running.turn(), Turn::Over);
    for watcher in &mut watchers {
        watcher.seen.dedup();
        assert_eq!(watcher.seen, shown, "everybody has seen everything, in order");
    }
    (house, browsers, id)
}

/// The end of a game: who has won, the record, the proof of its dice, and every moment again.
async fn check_the_end(house: &House, mut browsers: Vec<Browser>, id: &str) {
    let live = live(house, id).await;
    let running = live.snapshot().running.clone();
    for browser in browsers.iter_mut().chain([&mut Browser::new(house)]) {
        let page = browser.page(&format!("/t/{id}")).await;
        assert!(page.text_of("ending").is_some(), "the page tells the end");
        assert!(page.taps().is_empty() && page.values("data-play").is_empty());
        for line in &running.scores().lines {
            let total = words::Words::new("en").unwrap().total(line.total());
            assert!(page.all("td").any(|cell| cell.text == total), "{total} points are told");
        }
        let record = browser.get(&format!("/t/{id}/record")).await;
        assert_eq!(record.status, 200);
        assert!(record.header("content-disposition").unwrap().starts_with("attachment;"));
        let record = Record::<Artus>::parse(record.text(), Artus::printed()).unwrap();
        assert_eq!(record.moves.len(), running.moves_made());
        let names: Vec<String> = live.snapshot().seats.iter().map(|seat| seat.name.clone()).collect();
        assert_eq!(record.header.seats, names, "the record names everybody who played");
        let by_chance = record.moves.iter().filter(|(who, _)| *who == Actor::Chance).count();
        assert_eq!(verify(&record).unwrap().throws, by_chance, "every move of chance follows from the dice");
        let proof = record.header.proof.clone().unwrap();
        let dice = browser.page(&format!("/t/{id}/dice")).await;
        let codes: Vec<String> = dice.all("code").map(|code| code.text.clone()).collect();
        assert!(
            codes.contains(&proof.commitment) && codes.contains(&table::hexadecimal(&proof.secret.unwrap()))
        );
        assert!(proof.words.iter().all(|word| codes.contains(word)), "{codes:?}");
    }
    for step in (0..=running.moves_made() + 10).step_by(10) {
        let page = browsers[0].page(&format!("/t/{id}/replay?to={step}")).await;
        let at = step.min(running.moves_made());
        assert!(page.all("h1").next().unwrap().text.contains(&at.to_string()), "step {step}");
        assert_eq!(page.problems, [""; 0], "step {step}");
        let picture = browsers[0].get(&format!("/t/{id}/picture.svg?to={step}")).await;
        assert_eq!((picture.status, picture.page().problems), (200, Vec::new()), "step {step}");
    }
}

#[tokio::test]
async fn two_beginners_play_a_whole_game() {
    let (house, browsers, id) = whole_game(2, "beginner", 1).await;
    check_the_end(&house, browsers, &id).await;
}

#[tokio::test]
async fn four_beginners_play_a_whole_game() {
    let (house, browsers, id) = whole_game(4, "beginner", 2).await;
    check_the_end(&house, browsers, &id).await;
}

#[tokio::test]
async fn two_advanced_players_play_a_whole_game() {
    let (house, browsers, id) = whole_game(2, "advanced", 3).await;
    check_the_end(&house, browsers, &id).await;
}

#[tokio::test]
async fn four_advanced_players_play_a_whole_game() {
    let (house, browsers, id) = whole_game(4, "advanced", 4).await;
    check_the_end(&house, browsers, &id).await;
}

#[tokio::test]
async fn one_person_plays_against_three_bots_to_the_end() {
    let house = house();
    let mut anna = Browser::new(&house);
    let id = anna.open_table(&[("quick", "yes")]).await;
    let live = live(&house, &id).await;
    let mut rng = generator(5);
    let mut changes = live.subscribe();
    loop {
        let running = live.snapshot().running.clone();
        match any_move(&*running, &mut rng) {
            None => break,
            Some((seat, choice)) if seat.index() == 0 => {
                let reply = anna.play(&id, &choice, running.moves_made()).await;
                assert_eq!(reply.status, 204, "{}", reply.text());
            }
            Some(_) => {
                let moved = tokio::time::timeout(std::time::Duration::from_secs(10), changes.changed());
                moved.await.expect("a bot moves").unwrap();
            }
        }
    }
    check_the_end(&house, vec![anna], &id).await;
}

#[tokio::test]
async fn one_device_plays_for_everybody_around_it() {
    let house = house();
    let mut device = Browser::new(&house);
    let fields = [("players", "3"), ("mode", "beginner"), ("seat2", "here"), ("seat3", "here")];
    let id = device.open_table(&fields).await;
    let live = live(&house, &id).await;
    let mut rng = generator(6);
    while let Some(seat) = on_turn(&*live.snapshot().running) {
        assert_eq!(device.uncover(&id, seat).await.status, 204);
        let (choice, seen) = tap_to_a_move(&mut device, &id, &mut rng).await;
        assert_eq!(device.play(&id, &choice, seen).await.status, 204);
    }
    check_the_end(&house, vec![device], &id).await;
}

#[tokio::test]
async fn the_record_comes_only_after_the_end() {
    let house = house();
    let (mut browsers, id) = seated(&house, 2, "advanced").await;
    let path = format!("/t/{id}/record");
    for moves in [0, 1, 20, 30] {
        play_on(&house, &id, &mut browsers, moves, &mut generator(7)).await;
        for browser in &mut browsers {
            let reply = browser.get(&path).await;
            assert_eq!(reply.status, 403);
            assert!(reply.failure().contains("over"), "{}", reply.failure());
        }
        assert_eq!(Browser::new(&house).get(&path).await.status, 403);
    }
}

#[tokio::test]
async fn a_stream_that_comes_late_starts_with_the_newest_moment_and_misses_nothing_after_it() {
    let house = house();
    let (mut browsers, id) = seated(&house, 2, "beginner").await;
    let mut rng = generator(8);
    play_on(&house, &id, &mut browsers, 5, &mut rng).await;
    let live = live(&house, &id).await;
    let before = live.snapshot().running.moves_made();
    let mut spectator = Browser::new(&house).stream(&id).await;
    assert_eq!(spectator.next().await.unwrap().seen(), before, "the newest moment alone");
    // Moves made while nobody reads wait, and are shown one after the other.
    let mut expected = Vec::new();
    for _ in 0..5 {
        play_on(&house, &id, &mut browsers, 1, &mut rng).await;
        expected.push(live.snapshot().running.moves_made());
    }
    let (mut seen, mut held) = (Vec::new(), Vec::new());
    let note = |frame: &Frame| {
        seen.push(frame.seen());
        held.push(frame.is_held());
    };
    spectator.until_seen(expected[4], note).await;
    seen.dedup();
    assert_eq!(seen, expected);
    assert_eq!(held.pop(), Some(false), "the newest moment stays");
    assert!(held.iter().all(|held| *held), "the others are held for a while");
    assert!(spectator.is_silent().await);
    house.close();
    assert_eq!(spectator.next().await, None, "a house that closes ends its streams");
}

#[tokio::test]
async fn what_is_said_reaches_everybody() {
    let house = house();
    let (mut browsers, id) = seated(&house, 2, "beginner").await;
    let mut spectator = Browser::new(&house).stream(&id).await;
    spectator.next().await.unwrap();
    assert_eq!(browsers[1].say(&id, "Good luck!").await.status, 204);
    let page = spectator.next().await.unwrap().page();
    assert!(page.text_of("talk").unwrap().contains("Ben Good luck!"));
    for browser in &mut browsers {
        let page: Page = browser.page(&format!("/t/{id}")).await;
        assert!(page.text_of("talk").unwrap().contains("Ben Good luck!"));
    }
    let running = live(&house, &id).await.snapshot().running.clone();
    let seat = off_turn(&*running);
    assert_eq!(browsers[seat.index()].say(&id, "").await.status, 204, "silence is no talk");
    assert!(spectator.is_silent().await);
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
