//! Lessons: every step of each can be seen and done in both languages; they can be left, gone on with and
//! ended by a game, and the house keeps nothing of them.

use crate::support::{Browser, Page, config, form, house, house_with, live};
use lessons::{Lesson, Place, Task};
use server::Config;
use table::{Actor, Seat};

fn address(lesson: &Lesson, place: &Place) -> String {
    format!("/learn/{}/{}?at={place}", lesson.game, lesson.id)
}

/// Whether something on the page matches a selector of a lesson.
fn matches(page: &Page, selector: &str) -> bool {
    let named = |name: &str, value: &str| page.elements.iter().any(|one| one.get(name) == Some(value));
    if let Some(id) = selector.strip_prefix('#') {
        named("id", id)
    } else if let Some(class) = selector.strip_prefix('.') {
        page.elements.iter().any(|one| one.has_class(class))
    } else {
        let inside = selector.trim_start_matches('[').trim_end_matches(']');
        inside.split_once('=').is_some_and(|(name, value)| named(name, value.trim_matches('\'')))
    }
}

/// The taps on a page that may lead to what the lesson wants.
fn taps(page: &Page) -> Vec<String> {
    let wanted: Vec<&str> = page.value("data-wanted").lines().collect();
    let whole = |tap: &&str| tap.starts_with("choice ") || tap.starts_with("way ");
    let free = page.elements.iter().filter(|one| one.get("disabled").is_none());
    let all = free.filter_map(|one| one.get("data-pick")).filter(|&tap| tap != "clear");
    all.filter(|tap| !whole(tap) || wanted.contains(tap)).map(str::to_owned).collect()
}

/// Taps until a whole decision can be confirmed, and confirms it: the page after it.
async fn decide(browser: &mut Browser, address: &str) -> Page {
    let mut tapped: Vec<String> = Vec::new();
    for _ in 0..4 {
        let page = browser.page(&format!("{address}&{}", form(&[("taps", &tapped.join("\n"))]))).await;
        if let Some(play) = page.values("data-play").first() {
            return browser.page(&format!("{address}&{}", form(&[("play", play)]))).await;
        }
        let next = taps(&page).into_iter().filter(|tap| !tapped.contains(tap));
        // Whole decisions first, and no other card once one was tapped.
        let next = next.max_by_key(|tap| {
            (tap.starts_with("choice ") || tap.starts_with("way "), !tap.starts_with("card "))
        });
        tapped.push(next.unwrap_or_else(|| panic!("nothing to tap at {address} after {tapped:?}")));
    }
    panic!("no decision at {address} after {tapped:?}");
}

#[tokio::test]
async fn every_step_of_every_lesson_can_be_seen_and_done() {
    let house = house();
    for language in ["de", "en"] {
        let mut browser = Browser::new(&house).reading(language);
        for lesson in lessons::all() {
            let mut place = Place::default();
            for (number, step) in lesson.steps.iter().enumerate() {
                let here = address(lesson, &place);
                let page = browser.page(&here).await;
                assert_eq!(page.problems, Vec::<String>::new(), "{here}");
                assert_eq!(page.text_of("say").as_deref(), Some(step.say.say(language)), "{here}");
                for selector in &step.point {
                    assert!(matches(&page, selector), "{here} points at {selector}, which is not there");
                }
                let after = match &step.task {
                    Task::Read if number + 1 == lesson.steps.len() => break,
                    Task::Read => browser.page(&address(lesson, &lesson.after(&place, 0))).await,
                    Task::Tap(tap) => {
                        assert!(page.values("data-pick").contains(&tap.as_str()), "{here} lacks {tap}");
                        browser.page(&format!("{here}&{}", form(&[("taps", tap)]))).await
                    }
                    Task::Play(_) => decide(&mut browser, &here).await,
                };
                let now = after.value("data-at");
                place = now.rsplit('=').next().and_then(|at| at.parse().ok()).expect("a place");
                assert_eq!(place.step, number + 1, "{here} leads to {now}");
            }
        }
    }
}

#[tokio::test]
async fn what_is_not_wanted_leads_nowhere_and_places_that_are_none_are_not_found() {
    let mut browser = Browser::new(&house());
    let here = "/learn/artus/first-game?at=4";
    for fields in [[("taps", "card knight_4_7")], [("play", "play knight_4_7 26+4")]] {
        let page = browser.page(&format!("{here}&{}", form(&fields))).await;
        assert_eq!(page.value("data-at"), here);
    }
    for wrong in
        ["artus/first-game?at=0", "artus/first-game?at=99", "artus/first-game?at=4-1", "artus/x", "chess/x"]
    {
        assert_eq!(browser.get(&format!("/learn/{wrong}")).await.status, 404, "{wrong}");
    }
    assert_eq!(browser.post("/learn/artus/first-game/play?at=99", &[]).await.status, 404);
}

/// Whoever leaves a lesson comes to the lessons, and no table opens unasked.
#[tokio::test]
async fn leaving_a_lesson_leads_to_the_lessons() {
    let mut browser = Browser::new(&house());
    for lesson in lessons::all() {
        let page = browser.page(&address(lesson, &Place::default())).await;
        let leave = page.elements.iter().find(|one| one.has_class("leave")).expect("a way out");
        assert_eq!(leave.get("href"), Some("/learn"), "{}", lesson.id);
    }
}

/// The link of the start page to the lesson of a game, and whether it stands in gold.
async fn offered(browser: &mut Browser, game: &str) -> (String, bool) {
    let page = browser.page("/").await;
    let to = format!("/learn/{game}/");
    let is_it = |one: &&crate::support::Element| one.get("href").is_some_and(|link| link.starts_with(&to));
    let link = page.elements.iter().find(is_it).expect("the start page offers the lesson");
    (link.get("href").expect("a link").to_owned(), link.has_class("primary"))
}

#[tokio::test]
async fn whoever_is_new_is_offered_the_lesson_and_goes_on_where_they_left_it() {
    let house = house();
    let mut browser = Browser::new(&house);
    assert_eq!(offered(&mut browser, "artus").await, ("/learn/artus/first-game?at=1".to_owned(), true));
    browser.get("/learn/artus/first-game?at=7").await;
    assert_eq!(offered(&mut browser, "artus").await, ("/learn/artus/first-game?at=7".to_owned(), true));
    assert!(browser.get("/learn").await.text().contains("/learn/artus/first-game?at=7"));
    let last = lessons::find("artus", "first-game").expect("it is there").steps.len();
    browser.get(&format!("/learn/artus/first-game?at={last}")).await;
    browser.get("/learn/artus/first-game?at=2").await;
    assert!(!offered(&mut browser, "artus").await.1, "who has come to the end has come to the end");
    // Whoever has played the game without a lesson is not new either.
    browser.post("/new/camelot", &[("quick", "yes")]).await;
    assert!(!offered(&mut browser, "camelot").await.1);
    assert!(offered(&mut browser, "merlin").await.1);
    // What somebody writes into the cookie is read with care.
    let mut odd = Browser::new(&house).with_cookie("lessons", "artus/first-game:999_x_merlin/../:1_:_");
    assert!(offered(&mut odd, "artus").await.1);
}

/// Before a game with other rules than usual, while waiting for others to join it, and beside its rules.
#[tokio::test]
async fn the_lesson_of_a_setting_is_offered_where_it_is_chosen() {
    let mut browser = Browser::new(&house());
    for (game, rules, lesson, key, values) in [
        ("artus", "ART", "advanced", "mode", [("advanced", true), ("beginner", false)]),
        ("camelot", "CAM", "b-sides", "sides", [("BBBB", true), ("AAAA", false)]),
    ] {
        let link = format!("/learn/{game}/{lesson}?at=1");
        let setup = browser.get(&format!("/new/{game}")).await;
        assert!(setup.text().contains(&link), "{game}: the style sheet hides it until it is needed");
        assert!(browser.get(&format!("/rules/{rules}")).await.text().contains(&link), "{game}");
        for (value, offered) in values {
            let fields = [("players", "2"), (key, value), ("seat2", "friend")];
            let opened = browser.post(&format!("/new/{game}"), &fields).await;
            let page = browser.get(opened.location()).await;
            assert!(page.text().contains(&format!("/learn/{game}/first-game?at=1")), "{value}");
            assert_eq!(page.text().contains(&link), offered, "{value}");
        }
    }
}

#[tokio::test]
async fn a_lesson_ends_in_a_game_from_the_same_situation_with_mild_bots_and_hints() {
    let house = house();
    for lesson in lessons::all() {
        let mut browser = Browser::new(&house);
        let own = |place: &Place| {
            let game = lesson.game_at(place).expect("it was played by the tests of lessons");
            game.turn().includes(Actor::Seat(lesson.seat)).then(|| game.lines_since(0))
        };
        // Where the learner is on turn, so that no bot moves meanwhile.
        let mut place = Place::default();
        while own(&place).is_none() {
            place = lesson.after(&place, 0);
        }
        let path = format!("/learn/{}/{}/play?at={place}", lesson.game, lesson.id);
        let opened = browser.post(&path, &[]).await;
        assert_eq!(opened.status, 303, "{path}: {}", opened.text());
        let id = opened.location().trim_start_matches("/t/").to_owned();
        let live = live(&house, &id).await;
        let snapshot = live.snapshot();
        assert_eq!(Some(snapshot.running.lines_since(0)), own(&place), "{path}");
        for seat in Seat::all(lesson.players) {
            let level = snapshot.seats[seat.index()].bot.as_deref();
            assert_eq!(level, (seat != lesson.seat).then_some("novice"), "{path}");
        }
        assert!(browser.get(&format!("/t/{id}")).await.text().contains("ask-hint"), "{path}");
    }
}

#[tokio::test]
async fn lessons_are_counted_like_any_page() {
    let house = house_with(Config { looks_per_minute: 3, people_per_address: 1, ..config() });
    let mut browser = Browser::new(&house);
    let mut answers = Vec::new();
    for _ in 0..6 {
        answers.push(browser.get("/learn/artus/first-game?at=1").await.status);
    }
    assert!(answers.starts_with(&[200]) && answers.ends_with(&[429]), "{answers:?}");
}
