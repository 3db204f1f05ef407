//! What people stumbled over when they played for the first time, each kept from coming back.

use e2e::input::Key;
use e2e::table::{Way, at_the_table, confirm, open_table, pick_a_move, seen, until_seen, until_shown};
use e2e::{Chromium, House, Reader, Tab};
use serde_json::json;

const BOTS: [&str; 3] = ["bot:random"; 3];

/// Somebody at a table with bots, whose turn it is.
fn on_turn(house: &House, chromium: &Chromium, reader: Reader, game: &str) -> Tab {
    let tab = chromium.enter(reader);
    open_table(&tab, house, game, "Isolde", &BOTS);
    at_the_table(&tab);
    tab.choose("[data-preference=pace]", "once");
    tab.until("document.querySelector('#table[data-turn=mine]')");
    tab
}

/// Plays on until something that matches can be chosen.
#[track_caller]
fn until_offered(tab: &Tab, what: &str) {
    for wish in 0..120 {
        tab.until("document.querySelector('#table[data-turn=mine]')");
        if tab.count(what) > 0 {
            return;
        }
        pick_a_move(tab, Way::List, wish);
        confirm(tab);
    }
    panic!("{what} never comes up");
}

/// Whether all of these lie in the window.
#[track_caller]
fn in_sight(tab: &Tab, what: &str) -> bool {
    tab.holds(&format!(
        "(all => all.length && all.every(e => {{ const r = e.getBoundingClientRect();
          return r.top >= 0 && r.left >= 0 && r.bottom <= innerHeight && r.right <= innerWidth + 1; }}))
         ([...document.querySelectorAll({})].filter(e => e.checkVisibility()))",
        json!(what)
    ))
}

#[test]
fn what_was_chosen_with_the_mouse_is_confirmed_with_one_enter() {
    let (house, chromium) = (House::open(), Chromium::start());
    for game in ["artus", "camelot", "merlin"] {
        let tab = on_turn(&house, &chromium, Reader::GERMAN.calm(), game);
        for (number, way) in [Way::Board, Way::List, Way::Board].into_iter().enumerate() {
            tab.until("document.querySelector('#table[data-turn=mine]')");
            pick_a_move(&tab, way, number);
            // A choice that is the only one stands there without a tap, and has the button alone.
            if tab.holds("!taps.length") {
                confirm(&tab);
                continue;
            }
            let before = seen(&tab);
            tab.key(Key::Enter);
            until_seen(&tab, before + 1);
            until_shown(&tab);
        }
        tab.is_content();
    }
}

#[test]
fn a_knight_that_is_clicked_before_a_card_says_what_is_to_be_done_first() {
    let (house, chromium) = (House::open(), Chromium::start());
    let tab = on_turn(&house, &chromium, Reader::GERMAN.calm(), "artus");
    until_offered(&tab, ".card.glow");
    tab.press("#table [data-explain^='figure ']");
    tab.until_there(".why-not");
    let said = tab.text("document.querySelector('.why-not').textContent");
    assert!(said.contains("Karte"), "{said}");
    tab.picture("knight-before-card");
    tab.is_content();
}

#[test]
fn missions_are_seen_on_a_phone_while_one_of_them_is_chosen() {
    let (house, chromium) = (House::open(), Chromium::start());
    let tab = on_turn(&house, &chromium, Reader::ENGLISH_PHONE.calm(), "camelot");
    until_offered(&tab, "#table [data-pick^='choice take ']");
    // The scene of the fists is read and put aside.
    tab.key(Key::Escape);
    tab.until("!document.querySelector('[data-dismissed]:not(:checked) + [data-scene]')");
    tab.value("scrollTo(0, 0)");
    tab.settle();
    tab.picture("missions-390");
    assert!(in_sight(&tab, "#table .mission"), "all of them, to compare");
    tab.is_content();
}

#[test]
fn the_rondel_is_seen_whole_on_a_phone_while_a_vassal_is_deployed() {
    let (house, chromium) = (House::open(), Chromium::start());
    let tab = on_turn(&house, &chromium, Reader::ENGLISH_PHONE.calm(), "merlin");
    until_offered(&tab, "#table [data-pick^='choice deploy ']");
    tab.value("scrollTo(0, 0)");
    tab.settle();
    tab.picture("deploying-390");
    assert!(in_sight(&tab, ".merlin-window"));
    let cut = "(() => { const a = document.querySelector('.merlin-window').getBoundingClientRect(),
        b = document.querySelector('.merlin-window #merlin-rondel, .merlin-window .merlin-rondel').getBoundingClientRect();
      return b.left < a.left - 2 || b.right > a.right + 2 || b.top < a.top - 2 || b.bottom > a.bottom + 2; })()";
    assert!(!tab.holds(cut), "nothing of it is cut");
    tab.is_content();
}
