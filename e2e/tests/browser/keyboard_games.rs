//! Whole games with keys alone: arrows lead among what glows, Enter chooses and confirms. Whatever can be
//! chosen is found by what a screen reader says of it, which is never the same of two different choices.

use e2e::input::Key;
use e2e::table::{
    Way, at_the_table, continue_record, is_over, key_and_see, my_turn, next_tap, open_table, put_aside,
    result, until_shown,
};
use e2e::{Chromium, House, Reader, Tab};
use serde_json::json;
use std::collections::BTreeMap;
use std::time::Duration;

/// What can be chosen, as a screen reader says it: the role, the name, the description, and the tap it stands for.
const SPOKEN: &str = "[...table().querySelectorAll(CHOICE)].filter(e => e.checkVisibility())
    .map(e => [e.computedRole, e.computedName, e.ariaDescription ?? '', e.dataset.pick])";

/// Everything that can be chosen is a button or a link with a name, and nobody can mistake one choice for another.
#[track_caller]
fn is_spoken(tab: &Tab, at: usize) {
    let mut known: BTreeMap<String, String> = BTreeMap::new();
    for choice in tab.value(SPOKEN).as_array().expect("a list of choices") {
        let part = |place: usize| choice[place].as_str().unwrap_or_default().trim().to_owned();
        let (role, name, about, pick) = (part(0), part(1), part(2), part(3));
        assert!(["button", "link", "radio"].contains(&role.as_str()), "move {at}: {pick} is a {role:?}");
        assert!(!name.is_empty(), "move {at}: {pick} has no name");
        let said = format!("{name}. {about}");
        let other = known.entry(said.clone()).or_insert_with(|| pick.clone());
        assert_eq!(*other, pick, "move {at}: both are called {said:?}");
    }
}

/// The arrows that lead from what has the focus to something, as few as can be: each goes to the nearest in
/// its direction.
const ROUTE: &str = r"((selector, nth) => {
  const there = document.querySelectorAll(selector)[nth], here = document.activeElement;
  if (!glowingChoices().includes(here)) return null;
  const keys = new Map([[here, '']]), todo = [here];
  for (const on of todo) {
    if (on === there) return keys.get(on);
    for (const [key, way] of Object.entries(ARROWS)) {
      const next = choiceTowards(on, way);
      if (!keys.has(next)) { keys.set(next, keys.get(on) + key + ' '); todo.push(next); }
    }
  }
  return 'none';
})";

/// Leads the focus to something by arrows; the first one leads to what can be chosen, wherever the focus was before.
#[track_caller]
fn go_to(tab: &Tab, selector: &str, nth: usize) {
    let route = format!("{ROUTE}({}, {nth})", json!(selector));
    for _ in 0..3 {
        match tab.value(&route).as_str() {
            Some("") => return,
            Some("none") => break,
            None => tab.key(Key::Right),
            Some(arrows) => {
                for arrow in arrows.split_whitespace() {
                    tab.key(match arrow {
                        "ArrowRight" => Key::Right,
                        "ArrowLeft" => Key::Left,
                        "ArrowDown" => Key::Down,
                        _ => Key::Up,
                    });
                }
            }
        }
    }
    if tab.value(&route).as_str() == Some("") {
        return;
    }
    let on = tab.text("document.activeElement.outerHTML.slice(0, 200)");
    panic!("arrows do not lead to {selector} number {nth}, but stay on {on}");
}

/// Plays with keys alone until the result is shown; how many moves that took.
fn play(tab: &Tab) -> usize {
    let mut moves = 0;
    while !is_over(tab) {
        if !my_turn(tab) {
            std::thread::sleep(Duration::from_millis(10));
            continue;
        }
        put_aside(tab);
        is_spoken(tab, moves);
        let began = tab.count("[data-play]") == 0;
        for taps in 0.. {
            assert!(taps < 16, "sixteen things chosen and no move to confirm");
            if tab.count("[data-play]") > 0 {
                break;
            }
            // Another wish each time: some choices lead back to those before them.
            let way = if moves % 2 == 0 { Way::Board } else { Way::List };
            let (selector, nth) = next_tap(tab, way, moves + taps);
            go_to(tab, &selector, nth);
            key_and_see(tab, Key::Enter);
        }
        if began {
            // The last choice has led to the button that confirms.
            tab.until("document.activeElement.matches('[data-play]')");
        } else {
            // What is the only thing to do is offered without a choice.
            go_to(tab, "[data-play]", 0);
        }
        key_and_see(tab, Key::Enter);
        until_shown(tab);
        moves += 1;
        assert!(moves < 500, "the game has an end");
    }
    moves
}

/// Somebody against bots, from the first move to the result.
fn a_whole_game(game: &str, reader: Reader, bots: &[&str]) {
    let (house, chromium) = (House::open(), Chromium::start());
    let tab = chromium.enter(reader.calm());
    open_table(&tab, &house, game, "Isolde", bots);
    to_the_result(&tab, bots.len() + 1);
}

/// The same from a moment of a record on: so many of its moves before the end.
fn the_end_of_a_game(record: &str, reader: Reader, left: usize) {
    let (house, chromium) = (House::open(), Chromium::start());
    let tab = chromium.enter(reader.calm());
    let seats = continue_record(&tab, &house, record, left);
    to_the_result(&tab, seats);
}

#[track_caller]
fn to_the_result(tab: &Tab, players: usize) {
    at_the_table(tab);
    tab.value("localStorage.pace = 'once'");
    let moves = play(tab);
    assert!(moves >= 5, "{moves} moves are no game");
    assert_eq!(result(tab).len(), players);
    tab.is_content();
}

const ENGLISH: Reader = Reader { language: "en", ..Reader::GERMAN };

#[test]
fn a_whole_game_of_artus_is_played_with_keys_alone() {
    a_whole_game("artus", Reader::GERMAN, &["bot:random"]);
}

#[test]
fn a_whole_game_of_camelot_is_played_with_keys_alone() {
    a_whole_game("camelot", ENGLISH, &["bot:random", "bot:random"]);
}

#[test]
fn the_last_rounds_of_merlin_are_played_with_keys_alone() {
    the_end_of_a_game("merlin/tests/golden/2.record", Reader::GERMAN, 60);
}

#[test]
fn the_last_round_of_merlin_with_every_module_is_played_with_keys_alone() {
    the_end_of_a_game("merlin/tests/golden/4-all.record", ENGLISH, 70);
}
