//! The house is killed, the network goes away, a tab is put aside: pages catch up by themselves and nothing is lost.

use e2e::table::{Way, confirm, on_turn, open_chat, pick_a_move, seen, two_at_a_table, until_seen};
use e2e::{Chromium, House, Tab};
use std::time::{Duration, Instant};

/// What a browser says of its own accord while the house does not answer.
const NO_ANSWER: [&str; 4] = [
    "ERR_CONNECTION_REFUSED",
    "ERR_INTERNET_DISCONNECTED",
    "ERR_INCOMPLETE_CHUNKED_ENCODING",
    "ERR_CONNECTION_RESET",
];

/// Two people at a table, some moves into the game.
fn two(house: &House, chromium: &Chromium) -> [Tab; 2] {
    let mut tabs = two_at_a_table(house, chromium, "artus");
    (0..4).for_each(|wish| move_on(&mut tabs, wish));
    tabs
}

/// Whoever is on turn makes a move, and both see it.
#[track_caller]
fn move_on(tabs: &mut [Tab; 2], wish: usize) {
    let (on, other) = on_turn(tabs);
    let before = seen(on);
    pick_a_move(on, Way::Board, wish);
    confirm(on);
    until_seen(other, before + 1);
}

/// Where every piece is.
fn pieces(tab: &Tab) -> String {
    tab.text(
        "[...document.querySelectorAll('.piece')].map(e => e.id + e.getAttribute('transform')).sort().join()",
    )
}

#[test]
fn pages_catch_up_when_the_house_was_killed_and_nothing_is_lost() {
    let (mut house, chromium) = (House::open(), Chromium::start());
    let mut tabs = two(&house, &chromium);
    for round in 0..2 {
        let (moves, places) = (seen(&tabs[0]), pieces(&tabs[0]));
        house.kill();
        if round == 0 {
            // What is tapped now cannot be answered, and the page says so instead of keeping silent.
            let (on, _) = on_turn(&mut tabs);
            on.press("#table [data-pick]:not([disabled])");
            on.until("document.getElementById('problem').textContent");
            on.picture("trouble-killed");
            let low = "document.getElementById('problem').getBoundingClientRect().bottom";
            assert!(on.holds(&format!("{low} <= innerHeight")), "it is said where it is seen");
        }
        house.reopen();
        tabs.iter().for_each(|tab| tab.until("!document.getElementById('problem').textContent"));
        assert_eq!((seen(&tabs[1]), pieces(&tabs[1])), (moves, places), "nothing is lost");
        move_on(&mut tabs, 5 + round);
        assert_eq!(pieces(&tabs[0]), pieces(&tabs[1]));
    }
    tabs.iter().for_each(|tab| tab.is_content_but_for(&NO_ANSWER));
}

#[test]
fn a_page_without_network_catches_up_when_it_is_back() {
    let (house, chromium) = (House::open(), Chromium::start());
    let mut tabs = two(&house, &chromium);
    let (on, off) = on_turn(&mut tabs);
    let before = seen(off);
    off.unplug(true);
    pick_a_move(on, Way::Board, 1);
    confirm(on);
    off.unplug(false);
    until_seen(off, before + 1);
    assert_eq!(pieces(on), pieces(off));
    // Whoever is on turn and cannot be heard is told so, and can go on once the network is back.
    let (on, off) = (off, on);
    on.unplug(true);
    on.press("#table [data-pick]:not([disabled])");
    on.until("document.getElementById('problem').textContent");
    on.unplug(false);
    on.until("!document.getElementById('problem').textContent");
    pick_a_move(on, Way::Board, 1);
    confirm(on);
    until_seen(off, before + 2);
    tabs.iter().for_each(|tab| tab.is_content_but_for(&NO_ANSWER));
}

#[test]
fn a_tab_that_was_put_aside_shows_the_newest_when_it_is_back() {
    let (house, chromium) = (House::open(), Chromium::start_whole());
    let mut tabs = two(&house, &chromium);
    let (on, aside) = on_turn(&mut tabs);
    let before = seen(aside);
    let other = aside.beside();
    other.go(&house.at("/rules/ART"));
    aside.until("document.hidden");
    pick_a_move(on, Way::Board, 1);
    confirm(on);
    aside.show();
    aside.until("!document.hidden");
    until_seen(aside, before + 1);
    assert_eq!(pieces(on), pieces(aside));
    tabs.iter().for_each(Tab::is_content);
}

#[test]
fn what_others_say_does_not_take_back_what_was_picked() {
    let (house, chromium) = (House::open(), Chromium::start());
    let mut tabs = two(&house, &chromium);
    let (on, talks) = on_turn(&mut tabs);
    pick_a_move(on, Way::Board, 1);
    let picked = on.text("document.querySelector('[data-play]').dataset.play");
    open_chat(talks);
    talks.fill("#say", "Zum Wohl!");
    talks.press(".saying button");
    on.until("document.querySelector('.talk li')");
    assert_eq!(on.text("document.querySelector('[data-play]').dataset.play"), picked);
    confirm(on);
    tabs.iter().for_each(Tab::is_content);
}

/// A page that is drawn anew, without something before the field that had no id.
const STAYS: &str = "(() => {
  const make = text => document.importNode(parsePage('<main>' + text + '</main>').querySelector('main'), true);
  const old = make('<i>1 watches</i><b id=b></b><nav><input></nav>'), field = old.querySelector('input');
  morph(old, make('<b id=b></b><nav><input></nav>'));
  const gone = old.querySelector('input') === field && old.innerHTML === '<b id=\"b\"></b><nav><input></nav>';
  morph(old, make('<i>2 watch</i><b id=b></b><nav><input></nav>'));
  return gone && old.querySelector('input') === field && old.innerHTML === '<i>2 watch</i><b id=\"b\"></b><nav><input></nav>'; })()";

#[test]
fn a_field_stays_when_something_before_it_comes_or_goes() {
    let (house, chromium) = (House::open(), Chromium::start());
    let tabs = two(&house, &chromium);
    assert!(tabs[0].holds(STAYS));
    tabs.iter().for_each(Tab::is_content);
}

#[test]
fn what_could_not_be_said_stays_where_it_was_written() {
    let (house, chromium) = (House::open(), Chromium::start());
    let tabs = two(&house, &chromium);
    open_chat(&tabs[0]);
    tabs[0].fill("#say", "Zum Wohl!");
    tabs[0].unplug(true);
    tabs[0].press(".saying button");
    tabs[0].until("document.getElementById('unsent').textContent");
    tabs[0].picture("trouble-unsent");
    assert_eq!(tabs[0].text("document.getElementById('say').value"), "Zum Wohl!");
    tabs[0].unplug(false);
    tabs[0].press(".saying button");
    tabs[1].until("document.querySelector('.talk li')?.textContent.includes('Zum Wohl!')");
    tabs[0].until("!document.getElementById('say').value && !document.getElementById('unsent').textContent");
    tabs.iter().for_each(|tab| tab.is_content_but_for(&NO_ANSWER));
}

#[test]
fn a_tab_that_was_put_aside_says_at_once_that_it_is_its_turn_and_is_not_away() {
    let (house, chromium) = (House::open(), Chromium::start_whole());
    let mut tabs = two(&house, &chromium);
    let (on, aside) = on_turn(&mut tabs);
    let other = aside.beside();
    other.go(&house.at("/rules/ART"));
    aside.until("document.hidden");
    // Whoever has left is away after five seconds.
    std::thread::sleep(Duration::from_secs(6));
    assert_eq!(on.count(".here .presence.there"), 2, "both are here");
    pick_a_move(on, Way::Board, 1);
    confirm(on);
    let moved = Instant::now();
    aside.until("document.title.startsWith('● ')");
    assert!(moved.elapsed() < Duration::from_secs(5), "not when it asks the next time");
    tabs.iter().for_each(Tab::is_content);
}
