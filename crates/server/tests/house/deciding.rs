//! Decisions that are refused, come too late, or are taken back.

use crate::support::{Browser, any_move, house, live, off_turn, on_turn, play_on, seated};
use games::RunningGame;
use table::{Eye, Seat, Turn, generator};
use words::Words;

#[tokio::test]
async fn whoever_is_not_on_turn_is_told_so() {
    let house = house();
    let (mut browsers, id) = seated(&house, 3, "beginner").await;
    let live = live(&house, &id).await;
    for _ in 0..30 {
        let running = live.snapshot().running.clone();
        let (_, choice) = any_move(&*running, &mut generator(1)).unwrap();
        let reply = browsers[off_turn(&*running).index()].play(&id, &choice, running.moves_made()).await;
        assert_eq!(reply.status, 422);
        assert!(reply.page().all("a").any(|link| link.has_class("clause")), "with the clause");
        assert_eq!(live.snapshot().running.moves_made(), running.moves_made(), "nothing happened");
        play_on(&house, &id, &mut browsers, 1, &mut generator(2)).await;
    }
}

#[tokio::test]
async fn a_move_against_the_rules_names_its_clause_in_the_language_of_the_reader() {
    let house = house();
    let (mut browsers, id) = seated(&house, 2, "advanced").await;
    let live = live(&house, &id).await;
    let mut refused = std::collections::BTreeSet::new();
    // A game of two to its end: which clauses are met first is up to the dice.
    for _ in 0..80 {
        let running = live.snapshot().running.clone();
        let Some(seat) = on_turn(&*running) else { break };
        let offers: Vec<String> = running.offers(seat).iter().map(ToString::to_string).collect();
        let tries = [
            "place 7",
            "draw king",
            "play score_all",
            "play ring_any 5",
            "play knight_1_4 3+9",
            "card ring_any",
        ];
        for choice in tries.into_iter().filter(|choice| offers.iter().all(|offer| offer != choice)) {
            let mut sentences = Vec::new();
            for language in ["en", "de"] {
                let browser = &mut browsers[seat.index()];
                browser.language = language.to_owned();
                let reply = browser.play(&id, choice, running.moves_made()).await;
                assert_eq!(reply.status, 422, "{choice}");
                let page = reply.page();
                assert_eq!(page.language(), language);
                let clause = page.all("a").find(|link| link.has_class("clause")).expect("a clause").clone();
                let sentence = reply.failure().replace(&clause.text, "");
                assert!(sentence.len() > 20, "{sentence}");
                assert_eq!(
                    browser.get(clause.get("href").unwrap()).await.status,
                    200,
                    "the clause can be read"
                );
                refused.insert(clause.text);
                sentences.push(sentence);
            }
            assert_ne!(sentences[0], sentences[1], "{choice}");
        }
        assert_eq!(live.snapshot().running.moves_made(), running.moves_made(), "nothing happened");
        play_on(&house, &id, &mut browsers, 1, &mut generator(3)).await;
    }
    assert!(refused.len() > 3, "several clauses: {refused:?}");
}

#[tokio::test]
async fn what_cannot_be_read_is_no_move() {
    let house = house();
    let (mut browsers, id) = seated(&house, 2, "beginner").await;
    let live = live(&house, &id).await;
    let running = live.snapshot().running.clone();
    let seat = on_turn(&*running).unwrap();
    let odd = [
        "",
        " ",
        "dance",
        "place",
        "place 99999999999999999999",
        "place -1",
        "place 1 2",
        "play",
        "play knight_3_6 22+999",
        "play knight_3_6 +",
        "play \u{1F451} 1",
        "place \u{661}",
        "<script>alert(1)</script>",
        "place 1\0",
    ];
    for choice in odd {
        let reply = browsers[seat.index()].play(&id, choice, running.moves_made()).await;
        assert!(matches!(reply.status, 400 | 422), "{choice:?}: {}", reply.status);
        assert!(!reply.text().contains("<script>alert"), "what was sent is escaped");
    }
    let path = format!("/t/{id}/view");
    for taps in
        odd.into_iter().chain(["choice place 28", "figure 0\ncard\nclear\nchoice", "card ring_any\nfigure 3"])
    {
        let path = format!("{path}?{}", crate::support::form(&[("taps", taps)]));
        assert_eq!(browsers[seat.index()].get(&path).await.status, 200, "{taps:?}");
    }
    let endless = format!("{path}?{}", crate::support::form(&[("taps", &"card ring_any\n".repeat(500))]));
    assert_eq!(browsers[seat.index()].get(&endless).await.status, 200, "taps without end");
    assert_eq!(live.snapshot().running.moves_made(), running.moves_made(), "nothing happened");
}

#[tokio::test]
async fn a_page_that_is_too_old_decides_nothing() {
    let house = house();
    let (mut browsers, id) = seated(&house, 2, "beginner").await;
    let live = live(&house, &id).await;
    for _ in 0..10 {
        let running = live.snapshot().running.clone();
        let (seat, choice) = any_move(&*running, &mut generator(4)).unwrap();
        for seen in [0, running.moves_made() - 1, running.moves_made() + 1, usize::MAX] {
            let browser = &mut browsers[seat.index()];
            browser.language = "de".to_owned();
            let reply = browser.play(&id, &choice, seen).await;
            assert_eq!(reply.status, 409, "{seen}");
            assert!(reply.failure().contains("Sieh noch einmal hin"), "{}", reply.failure());
        }
        assert_eq!(live.snapshot().running.moves_made(), running.moves_made(), "nothing happened");
        play_on(&house, &id, &mut browsers, 1, &mut generator(5)).await;
    }
}

#[tokio::test]
async fn of_two_equal_requests_at_once_one_counts() {
    let house = house();
    let (browsers, id) = seated(&house, 2, "beginner").await;
    let live = live(&house, &id).await;
    let running = live.snapshot().running.clone();
    let (seat, choice) = any_move(&*running, &mut generator(6)).unwrap();
    let mut twice = tokio::task::JoinSet::new();
    for _ in 0..20 {
        let (mut browser, id, choice) = (browsers[seat.index()].clone(), id.clone(), choice.clone());
        let seen = running.moves_made();
        twice.spawn(async move { browser.play(&id, &choice, seen).await.status });
    }
    let mut statuses = twice.join_all().await;
    statuses.sort_unstable();
    assert_eq!(statuses[0], 204);
    assert!(statuses[1..].iter().all(|status| *status == 409), "{statuses:?}");
    assert_eq!(live.snapshot().running.lines_since(running.moves_made()), [format!("{seat} {choice}")]);
}

#[tokio::test]
async fn a_decision_can_be_taken_back_until_somebody_acts_upon_it() {
    let house = house();
    let (mut browsers, id) = seated(&house, 2, "beginner").await;
    let live = live(&house, &id).await;
    let start = live.snapshot().running.lines_since(0);
    for browser in &mut browsers {
        assert_eq!(browser.undo(&id).await.status, 409, "nobody has decided anything yet");
    }
    let mut stream = Browser::new(&house).stream(&id).await;
    stream.next().await.unwrap();
    let seat = on_turn(&*live.snapshot().running).unwrap();
    let other = off_turn(&*live.snapshot().running);

    play_on(&house, &id, &mut browsers, 1, &mut generator(7)).await;
    assert_eq!(stream.next().await.unwrap().seen(), start.len() + 1);
    assert_eq!(browsers[other.index()].undo(&id).await.status, 409, "it is not theirs");
    assert_eq!(Browser::new(&house).undo(&id).await.status, 403, "a spectator decides nothing");
    let page = browsers[seat.index()].page(&format!("/t/{id}")).await;
    let button = page.elements.iter().find(|element| element.get("data-undo").is_some()).unwrap();
    assert!(button.get("disabled").is_none(), "the page offers it");
    assert_eq!(browsers[seat.index()].undo(&id).await.status, 204);
    assert_eq!(live.snapshot().running.lines_since(0), start, "as if nothing had been");
    assert_eq!(stream.next().await.unwrap().seen(), start.len(), "everybody sees it taken back");
    assert_eq!(browsers[seat.index()].undo(&id).await.status, 409, "there is no more to take back");

    play_on(&house, &id, &mut browsers, 2, &mut generator(8)).await;
    let reply = browsers[seat.index()].undo(&id).await;
    assert_eq!(reply.status, 409, "the other has moved since");
    assert!(reply.failure().len() > 20, "{}", reply.failure());
    let kept = house.store().table(id.clone()).await.unwrap().unwrap().1;
    assert_eq!(kept.len(), start.len() + 2, "the store has the same moves");
}

#[tokio::test]
async fn the_log_tells_what_happened_and_forgets_what_was_taken_back() {
    let house = house();
    let (mut browsers, id) = seated(&house, 2, "advanced").await;
    let live = live(&house, &id).await;
    let mut rng = generator(11);
    for step in 0..120 {
        let running = live.snapshot().running.clone();
        let Some(seat) = on_turn(&*running) else { break };
        // Every third move is made, read by everybody and taken back, and then another one is made.
        if step % 3 == 0
            && let [first, .., last] = &running.offers(seat)[..]
        {
            assert_eq!(
                browsers[seat.index()].play(&id, &first.to_string(), running.moves_made()).await.status,
                204
            );
            check_logs(&mut browsers, &*live.snapshot().running, &id).await;
            if browsers[seat.index()].undo(&id).await.status == 204 {
                let now = live.snapshot().running.moves_made();
                assert_eq!(browsers[seat.index()].play(&id, &last.to_string(), now).await.status, 204);
            }
        } else {
            play_on(&house, &id, &mut browsers, 1, &mut rng).await;
        }
        check_logs(&mut browsers, &*live.snapshot().running, &id).await;
    }
    assert!(live.snapshot().running.newest_events(0, Eye::Spectator).0 > 100, "it was a long story");
}

/// The log of everybody's page is the newest events in words: turn by turn, the newest turn first, and each
/// turn from its beginning on.
async fn check_logs(browsers: &mut [Browser], running: &dyn RunningGame, id: &str) {
    let names = ["Anna".to_owned(), "Ben".to_owned()];
    let words = Words::new("en").unwrap();
    for (seat, browser) in browsers.iter_mut().enumerate() {
        let page = browser.page(&format!("/t/{id}")).await;
        let number = |id: Option<&str>, what: &str| id?.strip_prefix(what)?.parse::<usize>().ok();
        let turns: Vec<usize> = page.all("li").filter_map(|line| number(line.get("id"), "turn-")).collect();
        assert!(turns.is_sorted_by(|newer, older| newer > older), "{turns:?}");
        let mut numbered: Vec<(usize, &str)> = page
            .all("li")
            .filter_map(|line| Some((number(line.get("id"), "log-")?, line.text.as_str())))
            .collect();
        let in_turns = numbered.chunk_by(|one, next| one.0 < next.0).map(|turn| turn[0].0);
        assert!(in_turns.clone().all(|first| turns.contains(&first)), "{turns:?}");
        numbered.sort_unstable_by(|one, other| other.cmp(one));
        let lines: Vec<&str> = numbered.iter().map(|(_, text)| *text).collect();
        let (before, events) = running.newest_events(lines.len(), Eye::Seat(Seat::new(seat)));
        let told =
            events.iter().rev().map(|event| format!("{} {}", words.event(event, &names), event.clause()));
        assert_eq!(lines, told.collect::<Vec<_>>());
        assert!(lines.len() >= 48 || before == 0, "{} lines", lines.len());
    }
}

#[tokio::test]
async fn what_chance_has_shown_is_never_taken_back() {
    let house = house();
    let (mut browsers, id) = seated(&house, 2, "beginner").await;
    let live = live(&house, &id).await;
    // Two players place five knights each; then one card is played and one drawn.
    play_on(&house, &id, &mut browsers, 10, &mut generator(9)).await;
    let seat = on_turn(&*live.snapshot().running).unwrap();
    play_on(&house, &id, &mut browsers, 1, &mut generator(9)).await;
    assert_eq!(on_turn(&*live.snapshot().running), Some(seat), "a pile is to be chosen");
    assert_eq!(browsers[seat.index()].undo(&id).await.status, 204, "the card can be taken back");
    play_on(&house, &id, &mut browsers, 2, &mut generator(10)).await;
    let drawn = live.snapshot().running.lines_since(0);
    assert!(drawn.last().unwrap().starts_with("* card"), "{drawn:?}");
    let reply = browsers[seat.index()].undo(&id).await;
    assert_eq!(reply.status, 409, "a card was drawn");
    assert_eq!(live.snapshot().running.lines_since(0), drawn);
}

#[tokio::test]
async fn a_game_that_is_over_stays_over() {
    let house = house();
    let (mut browsers, id) = seated(&house, 2, "beginner").await;
    play_on(&house, &id, &mut browsers, usize::MAX, &mut generator(1)).await;
    let live = live(&house, &id).await;
    assert_eq!(live.snapshot().running.turn(), Turn::Over);
    for browser in &mut browsers {
        // By now everybody has read the record with every card, and the secret of the dice.
        assert_eq!(browser.undo(&id).await.status, 409);
    }
    assert_eq!(
        live.snapshot().running.turn(),
        Turn::Over,
        "whoever has seen everything decides nothing any more"
    );
}

#[tokio::test]
async fn an_undo_sent_twice_takes_back_one_decision() {
    let house = house();
    let (mut browsers, id) = seated(&house, 2, "advanced").await;
    let live = live(&house, &id).await;
    // Ten knights are placed; then the start player plays two cards before anything is drawn.
    play_on(&house, &id, &mut browsers, 12, &mut generator(4)).await;
    let running = live.snapshot().running.clone();
    let seat = Seat::all(2).find(|&seat| running.undo_to(seat).is_ok()).unwrap();
    let (seen, mut statuses) = (running.moves_made().to_string(), Vec::new());
    for _ in 0..2 {
        statuses.push(browsers[seat.index()].post(&format!("/t/{id}/undo"), &[("seen", &seen)]).await.status);
    }
    assert_eq!(statuses, [204, 409]);
    assert_eq!(live.snapshot().running.moves_made(), running.moves_made() - 1);
}

#[tokio::test]
async fn whoever_cannot_decide_is_listened_to_all_the_same() {
    let house = house();
    let (mut browsers, id) = seated(&house, 2, "beginner").await;
    let live = live(&house, &id).await;
    let seat = on_turn(&*live.snapshot().running).unwrap();
    let offers: Vec<String> = live.snapshot().running.offers(seat).iter().map(ToString::to_string).collect();
    for count in [1, 16, 17, 100, 700] {
        let taps: Vec<String> =
            offers.iter().cycle().take(count).map(|offer| format!("choice {offer}")).collect();
        let asked = format!(
            "/t/{id}/view?{}",
            form_urlencoded::Serializer::new(String::new()).append_pair("taps", &taps.join("\n")).finish()
        );
        let reply = browsers[seat.index()].get(&asked).await;
        assert_eq!(reply.status, 200);
        let last = &offers[(count - 1) % offers.len()];
        assert!(
            reply.text().contains(&format!("data-play=\"{last}\"")),
            "after {count} taps the last one counts"
        );
    }
}
