//! Hints: the seat on turn gets them, nobody else hears of them, and they are gone with the situation.

use crate::support::{
    Browser, Page, any_move, config, form, house_with, live, off_turn, on_turn, play_on,
    play_until_one_move_is_left, seated, until,
};
use axum::body::Body;
use axum::http::Method;
use server::{Config, House, LiveTable};
use std::time::Duration;
use table::generator;

/// A house whose experts think for a moment only.
fn house() -> House {
    house_with(quick())
}

fn quick() -> Config {
    Config { hint_iterations: 20, hints_per_minute: u32::MAX, ..config() }
}

async fn ask(browser: &mut Browser, id: &str) -> u16 {
    browser.post(&format!("/t/{id}/hint"), &[]).await.status
}

/// The moves that are hinted at on a page, as its buttons name them.
fn hinted(page: &Page) -> Vec<String> {
    let all = page.all("button").filter_map(|button| button.get("data-pick")?.strip_prefix("clear\nchoice "));
    all.map(str::to_owned).collect()
}

/// The page of a browser once hints are there.
async fn with_hints(browser: &mut Browser, id: &str) -> Page {
    for _ in 0..2_000 {
        let page = browser.page(&format!("/t/{id}")).await;
        if !hinted(&page).is_empty() {
            return page;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("never a hint");
}

/// Opens a table of any game against two bots that wait for ever, at the first choice of the person on seat 1.
async fn alone(house: &House, game: &str) -> (Browser, String) {
    let mut browser = Browser::new(house);
    let fields = [("players", "3"), ("seat2", "bot:random"), ("seat3", "bot:random"), ("pace", "instant")];
    let id = browser.post(&format!("/new/{game}"), &fields).await.location()[3..].to_owned();
    let live = live(house, &id).await;
    let may_choose = |live: &LiveTable| live.snapshot().running.offers(table::Seat::new(0)).len() > 1;
    until("it is the turn of the person", || may_choose(&live)).await;
    (browser, id)
}

#[tokio::test]
async fn the_seat_on_turn_gets_three_of_its_offers_with_what_they_promise_in_every_game() {
    let house = house();
    for game in ["artus", "camelot", "merlin"] {
        for (language, unit, decimal) in [("en", "outlook", '.'), ("de", "Aussicht", ',')] {
            let (browser, id) = alone(&house, game).await;
            let mut browser = browser.reading(language);
            let before = browser.page(&format!("/t/{id}")).await;
            assert!(before.values("data-send").contains(&"/hint"), "{game}: there is a button");
            assert_eq!(ask(&mut browser, &id).await, 204);
            let page = with_hints(&mut browser, &id).await;
            let (moves, live) = (hinted(&page), live(&house, &id).await);
            let running = live.snapshot().running.clone();
            let offers: Vec<String> =
                running.offers(table::Seat::new(0)).iter().map(ToString::to_string).collect();
            // An expert that thinks only for a moment has not looked at everything in every game.
            assert!(
                (2..=3).contains(&moves.len()) && (game != "artus" || moves.len() == 3),
                "{game}: {moves:?}"
            );
            assert!(moves.iter().all(|choice| offers.contains(choice)), "{game}: {moves:?}");
            let told = page.text_of("hints").unwrap();
            assert!(!told.contains('⟦'), "{told}");
            let figures = page.all("b").filter_map(|b| b.text.strip_prefix(&format!("{unit} ")));
            let figures: Vec<&str> = figures.collect();
            assert_eq!(figures.len(), moves.len(), "{game}: {told}");
            for figure in figures {
                let (points, chance) = figure.split_once(' ').expect("the points, and the chance to win");
                let (whole, tenth) = points.split_once(decimal).expect("points have one decimal");
                assert!(whole.starts_with(['+', '−', '0']) && tenth.len() == 1, "{game}: {figure}");
                let percent: u32 = chance.strip_suffix(" %").unwrap().parse().unwrap();
                assert!((1..100).contains(&percent), "{game}: {figure}");
            }
            let heard = page.text_of("announce").unwrap();
            assert!(heard.contains(unit) && heard.contains(" %"), "whoever listens hears them: {heard}");
            // Tapped, it is looked at on the board and can be confirmed; the hints give way.
            let taps = form(&[("taps", &format!("clear\nchoice {}", moves[0]))]);
            let picked = browser.page(&format!("/t/{id}/view?{taps}")).await;
            assert_eq!(picked.values("data-play"), [moves[0].as_str()], "{game}");
            assert_eq!(hinted(&picked), Vec::<String>::new(), "{game}");
            assert_eq!(browser.play(&id, &moves[0], running.moves_made()).await.status, 204, "{game}");
        }
    }
}

#[tokio::test]
async fn nobody_else_hears_of_a_hint() {
    let house = house();
    let (mut browsers, id) = seated(&house, 3, "advanced").await;
    play_on(&house, &id, &mut browsers, 6, &mut generator(1)).await;
    let live = live(&house, &id).await;
    let me = on_turn(&*live.snapshot().running).unwrap().index();
    let mut own = browsers.remove(me);
    browsers.push(Browser::new(&house));
    let (mut pages, mut streams) = (Vec::new(), Vec::new());
    for browser in &mut browsers {
        let mut stream = browser.stream(&id).await;
        stream.next().await.unwrap();
        streams.push(stream);
    }
    for stream in &mut streams {
        while !stream.is_silent().await {}
    }
    let addresses = ["", "/view", "/replay", "/record", "/picture.svg"].map(|end| format!("/t/{id}{end}"));
    let programs = ["", "/view", "/events", "/moves"].map(|end| format!("/api/v1/tables/{id}{end}"));
    let addresses: Vec<String> = addresses.into_iter().chain(programs).collect();
    for browser in &mut browsers {
        for address in &addresses {
            pages.push(browser.get(address).await);
        }
    }
    let mut mine = own.stream(&id).await;
    let first = mine.next().await.unwrap();
    // Somebody who comes is seen by all; that is over before the hint is asked for.
    for stream in &mut streams {
        while !stream.is_silent().await {}
    }
    pages.clear();
    for browser in &mut browsers {
        for address in &addresses {
            pages.push(browser.get(address).await);
        }
    }
    let version = live.snapshot().version;
    assert_eq!(ask(&mut own, &id).await, 204);
    let thinking = mine.next().await.unwrap();
    let found =
        if hinted(&thinking.page()).is_empty() { mine.next().await.unwrap() } else { thinking.clone() };
    assert!(first.data != found.data && found.data.contains("aria-expanded=\"true\""));
    assert_eq!(hinted(&found.page()).len(), 3, "the own stream tells them");
    assert_eq!(live.snapshot().version, version, "nothing has changed at the table");
    let mut pages = pages.into_iter();
    for (browser, stream) in browsers.iter_mut().zip(&mut streams) {
        for address in &addresses {
            let before = pages.next().unwrap();
            assert!(browser.get(address).await == before, "{address} tells of a hint");
        }
        assert!(stream.is_silent().await, "a stream tells of a hint");
    }
}

#[tokio::test]
async fn a_hint_out_of_turn_or_without_a_seat_is_refused_in_a_sentence() {
    let house = house();
    let (mut browsers, id) = seated(&house, 2, "beginner").await;
    let live = live(&house, &id).await;
    let waits = off_turn(&*live.snapshot().running).index();
    let page = browsers[waits].page(&format!("/t/{id}")).await;
    assert!(!page.values("data-send").contains(&"/hint"), "no button out of turn");
    let reply = browsers[waits].post(&format!("/t/{id}/hint"), &[]).await;
    assert_eq!((reply.status, reply.failure().contains("your turn")), (409, true), "{}", reply.failure());
    let mut spectator = Browser::new(&house);
    let reply = spectator.post(&format!("/t/{id}/hint"), &[]).await;
    assert_eq!((reply.status, reply.failure().contains("players at this table")), (403, true));
    let mut german = spectator.reading("de");
    assert!(german.post(&format!("/t/{id}/hint"), &[]).await.failure().contains("Tipps"));
    // Somebody known who sits elsewhere is a spectator here.
    let mut other = Browser::new(&house);
    other.open_table(&[("players", "2"), ("seat2", "bot:random")]).await;
    assert_eq!(ask(&mut other, &id).await, 403);
    let waiting = browsers[0].open_table(&[("players", "2"), ("seat2", "friend")]).await;
    assert_eq!(ask(&mut browsers[0], &waiting).await, 409, "the game has not begun");
    assert_eq!(ask(&mut browsers[0], "nowhere").await, 404);
}

#[tokio::test]
async fn where_only_one_move_is_possible_there_is_nothing_to_hint_at() {
    let house = house();
    let mut browser = Browser::new(&house);
    // In about every second game it comes to that.
    let mut id = browser.open_table(&[("players", "2"), ("seat2", "here")]).await;
    while !play_until_one_move_is_left(&house, &id, &mut generator(1)).await {
        id = browser.open_table(&[("players", "2"), ("seat2", "here")]).await;
    }
    let reply = browser.post(&format!("/t/{id}/hint"), &[]).await;
    assert_eq!((reply.status, reply.failure().contains("nothing to choose")), (409, true));
}

#[tokio::test]
async fn a_table_without_hints_has_no_button_says_so_and_refuses() {
    let house = house();
    let mut browser = Browser::new(&house);
    let form = browser.page("/new/artus").await;
    let offered = form.all("input").filter(|input| input.get("name") == Some("hints"));
    assert_eq!(offered.map(|input| input.get("checked").is_some()).collect::<Vec<_>>(), [true, false]);
    let id = browser.open_table(&[("players", "2"), ("seat2", "here"), ("hints", "none")]).await;
    let page = browser.page(&format!("/t/{id}")).await;
    assert!(!page.values("data-send").contains(&"/hint"));
    assert!(page.text_of("where").unwrap().contains("no hints"));
    let reply = browser.post(&format!("/t/{id}/hint"), &[]).await;
    assert_eq!((reply.status, reply.failure().contains("without hints")), (403, true));
    assert!(!live(&house, &id).await.stored.hints, "it is kept");
    let usual = browser.open_table(&[("players", "2"), ("seat2", "here")]).await;
    let seat = on_turn(&*live(&house, &usual).await.snapshot().running).unwrap();
    browser.uncover(&usual, seat).await;
    let page = browser.page(&format!("/t/{usual}")).await;
    assert!(page.values("data-send").contains(&"/hint"));
    assert!(!page.text_of("where").unwrap().contains("hints"));
}

#[tokio::test]
async fn a_hint_is_gone_after_a_move_and_does_not_come_back_with_an_undo() {
    let house = house();
    let (mut browsers, id) = seated(&house, 2, "beginner").await;
    let live = live(&house, &id).await;
    let me = on_turn(&*live.snapshot().running).unwrap().index();
    assert_eq!(ask(&mut browsers[me], &id).await, 204);
    let hints = hinted(&with_hints(&mut browsers[me], &id).await);
    assert_eq!(ask(&mut browsers[me], &id).await, 204, "asked again");
    assert_eq!(hinted(&browsers[me].page(&format!("/t/{id}")).await), hints, "it stays the same");
    let made = live.snapshot().running.moves_made();
    assert_eq!(browsers[me].play(&id, &hints[0], made).await.status, 204);
    for browser in &mut browsers {
        assert_eq!(hinted(&browser.page(&format!("/t/{id}")).await), Vec::<String>::new());
    }
    assert_eq!(browsers[me].undo(&id).await.status, 204);
    let page = browsers[me].page(&format!("/t/{id}")).await;
    assert_eq!(hinted(&page), Vec::<String>::new());
    assert!(page.values("data-send").contains(&"/hint"), "it can be asked for again");
}

#[tokio::test]
async fn what_was_thought_of_a_situation_that_is_no_more_is_never_shown() {
    // With no room to think in, the expert waits until the test lets somebody move.
    let house = house_with(Config { bots_at_once: 0, ..quick() });
    let (mut browsers, id) = seated(&house, 2, "beginner").await;
    let live = live(&house, &id).await;
    let running = live.snapshot().running.clone();
    let (seat, choice) = any_move(&*running, &mut generator(3)).unwrap();
    let me = &mut browsers[seat.index()];
    assert_eq!(ask(me, &id).await, 204);
    let busy = |page: &Page| page.values("aria-busy").len();
    assert_eq!(busy(&me.page(&format!("/t/{id}")).await), 1, "it says that it thinks");
    assert_eq!(ask(me, &id).await, 204, "asked twice, thought of once");
    let hide = me.post(&format!("/t/{id}/hint"), &[("hide", "yes")]).await;
    assert_eq!(
        (hide.status, busy(&me.page(&format!("/t/{id}")).await)),
        (204, 1),
        "it is not stopped half-way"
    );
    assert_eq!(me.play(&id, &choice, running.moves_made()).await.status, 204);
    assert_eq!(me.undo(&id).await.status, 204);
    assert_eq!(busy(&me.page(&format!("/t/{id}")).await), 0);
}

#[tokio::test]
async fn hints_can_be_hidden() {
    let house = house();
    let (mut browser, id) = alone(&house, "artus").await;
    assert_eq!(ask(&mut browser, &id).await, 204);
    with_hints(&mut browser, &id).await;
    assert_eq!(browser.post(&format!("/t/{id}/hint"), &[("hide", "yes")]).await.status, 204);
    let page = browser.page(&format!("/t/{id}")).await;
    assert_eq!(hinted(&page), Vec::<String>::new());
    assert!(
        page.values("data-send").contains(&"/hint") && !page.taps().is_empty(),
        "nothing else has changed"
    );
}

/// Whoever has chosen something before is shown hints as well, even if one of them is that choice; a hint
/// that was tapped is looked at without the others.
#[tokio::test]
async fn an_own_choice_does_not_hide_hints_but_a_tapped_hint_does() {
    let house = house();
    for game in ["artus", "camelot"] {
        let (mut browser, id) = alone(&house, game).await;
        assert_eq!(ask(&mut browser, &id).await, 204);
        let hints = hinted(&with_hints(&mut browser, &id).await);
        let picked =
            |taps: &str| format!("/t/{id}/view?taps={}", taps.replace('+', "%2B").replace(' ', "%20"));
        let chosen = browser.page(&picked(&format!("choice {}", hints[0]))).await;
        assert_eq!(hinted(&chosen), hints, "{game}");
        let tapped = browser.page(&picked(&format!("clear%0Achoice {}", hints[0]))).await;
        assert_eq!(hinted(&tapped), Vec::<String>::new(), "{game}");
        assert!(tapped.values("data-play").contains(&hints[0].as_str()), "{game}: it can be played");
    }
}

#[tokio::test]
async fn on_a_shared_screen_only_the_seat_that_is_shown_has_its_hint() {
    let house = house();
    let mut browser = Browser::new(&house);
    let id = browser.open_table(&[("players", "2"), ("seat2", "here")]).await;
    let live = live(&house, &id).await;
    let first = on_turn(&*live.snapshot().running).unwrap();
    browser.uncover(&id, first).await;
    assert_eq!(ask(&mut browser, &id).await, 204);
    let hints = hinted(&with_hints(&mut browser, &id).await);
    let made = live.snapshot().running.moves_made();
    assert_eq!(browser.play(&id, &hints[0], made).await.status, 204);
    let second = on_turn(&*live.snapshot().running).unwrap();
    assert_ne!(second, first);
    assert_eq!(hinted(&browser.page(&format!("/t/{id}")).await), Vec::<String>::new(), "covered");
    browser.uncover(&id, second).await;
    assert_eq!(hinted(&browser.page(&format!("/t/{id}")).await), Vec::<String>::new());
    assert_eq!(ask(&mut browser, &id).await, 204, "and may ask for itself");
    with_hints(&mut browser, &id).await;
}

#[tokio::test]
async fn where_all_choose_at_once_a_hint_outlives_the_choices_of_others() {
    let house = house();
    let mut browser = Browser::new(&house);
    let fields = [("players", "3"), ("seat2", "here"), ("seat3", "bot:random"), ("pace", "instant")];
    let id = browser.post("/new/camelot", &fields).await.location()[3..].to_owned();
    let live = live(&house, &id).await;
    let mut rng = generator(5);
    for _ in 0..400 {
        let running = live.snapshot().running.clone();
        let table::Turn::Seats(seats) = running.turn() else { continue };
        let mine = table::Seat::new(0);
        let both = seats.contains(mine) && seats.contains(table::Seat::new(1));
        if both && running.offers(mine).len() > 1 {
            browser.uncover(&id, mine).await;
            assert_eq!(ask(&mut browser, &id).await, 204);
            let hints = hinted(&with_hints(&mut browser, &id).await);
            // The store is asked to let seat 2 choose; the page of this person shows seat 1 first.
            let other = running.offers(table::Seat::new(1))[0].to_string();
            live.play(house.store(), None, table::Seat::new(1), &other, None).await.unwrap();
            let page = browser.page(&format!("/t/{id}")).await;
            assert!(live.snapshot().running.moves_made() > running.moves_made());
            assert_eq!(hinted(&page), hints, "only others have chosen");
            return;
        }
        match seats.iter().find(|seat| seat.index() < 2) {
            Some(seat) => {
                let choice = table::choose(&running.offers(seat), &mut rng).to_string();
                let _ = live.play(house.store(), None, seat, &choice, Some(running.moves_made())).await;
                house.wake(&live);
            }
            None => tokio::time::sleep(Duration::from_millis(5)).await,
        }
    }
    panic!("nobody ever chose at once");
}

#[tokio::test]
async fn whoever_asks_for_too_many_hints_has_to_wait() {
    let house = house_with(Config { hints_per_minute: 2, people_per_address: 3, ..quick() });
    let mut browser = Browser::new(&house);
    let mut statuses = Vec::new();
    for _ in 0..4 {
        let id = browser.open_table(&[("players", "2"), ("seat2", "here")]).await;
        statuses.push(browser.post(&format!("/t/{id}/hint"), &[]).await);
    }
    let last = statuses.pop().unwrap();
    // A new minute may have begun in between: then two more are given.
    assert!(last.status == 429 || statuses[2].status == 429, "{}", last.status);
    let refused = if last.status == 429 { last } else { statuses.pop().unwrap() };
    assert!(refused.failure().contains("many hints") && refused.waits_at_most(60));
}

#[tokio::test]
async fn hints_are_asked_for_from_our_own_pages_only() {
    let house = house();
    let (browser, id) = alone(&house, "artus").await;
    let mut request = browser.request(Method::POST, &format!("/t/{id}/hint"), Body::empty());
    request.headers_mut().insert("origin", "http://evil.example".parse().unwrap());
    assert_eq!(browser.clone().send(request).await.status, 403);
}
