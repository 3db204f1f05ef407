//! From the start page to a finished turn without a mouse: the focus can be seen wherever it goes, what is picked can be
//! looked at before it is confirmed, and taken back.

use e2e::input::Key;
use e2e::table::{at_the_table, seen};
use e2e::{Chromium, House, Reader, Tab};
use serde_json::json;

/// Whether the eye can tell where the focus is: an outline, or the stroke that the board draws instead.
const VISIBLE: &str = "(() => { const e = document.activeElement, style = getComputedStyle(e);
    const hit = e.querySelector('.hit'), stroke = hit && getComputedStyle(hit);
    return e.matches(':focus-visible') && ((style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2)
      || (stroke && stroke.stroke !== 'none' && parseFloat(stroke.strokeWidth) >= 2)); })()";

/// Presses Tab until the focus is on something that matches.
#[track_caller]
fn reach(tab: &Tab, selector: &str) {
    for _ in 0..120 {
        if tab.holds(&format!("document.activeElement.matches({})", json!(selector))) {
            return;
        }
        tab.key(Key::Tab);
        if tab.holds("document.activeElement !== document.body") {
            let where_it_is = tab.text("document.activeElement.outerHTML.slice(0, 200)");
            assert!(tab.holds(VISIBLE), "the focus cannot be seen on {where_it_is}");
        }
    }
    panic!("Tab never reaches {selector}");
}

/// Reaches something and presses Enter.
#[track_caller]
fn enter(tab: &Tab, selector: &str) {
    reach(tab, selector);
    tab.key(Key::Enter);
}

/// From the start page to an own table of two, both seats one's own.
fn open(house: &House, tab: &Tab) {
    tab.go(&house.at("/"));
    enter(tab, "a[href='/new/artus']");
    tab.until_there("input[name=players]");
    reach(tab, "input[name=name]");
    tab.write("Isolde");
    reach(tab, "input[name=players]");
    // The group begins at what is chosen, four; arrows lead to two.
    tab.key(Key::Up);
    tab.key(Key::Up);
    assert!(tab.holds("document.querySelector('input[name=players][value=\"2\"]').checked"));
    reach(tab, "select[name=seat2]");
    // Lists are opened by the browser outside of the page; arrows choose without opening them.
    let sits = || tab.text("document.querySelector('select[name=seat2]').value");
    let steps = (0..10).take_while(|_| sits() != "here").map(|_| tab.key(Key::Down)).count();
    assert_eq!(sits(), "here", "after all levels of bots and a friend, {steps} steps");
    enter(tab, "form.sheet button");
    at_the_table(tab);
}

/// Picks and confirms the first thing of a list, again and again, until something else is due.
fn place_all_knights(tab: &Tab) {
    while tab.count(".card.glow") == 0 {
        let before = seen(tab);
        enter(tab, ".option");
        tab.until_there("[data-play]");
        enter(tab, "[data-play]");
        tab.until(&format!("document.getElementById('table').dataset.seen > {before}"));
    }
}

#[test]
fn a_turn_is_played_with_the_keyboard_alone() {
    let (house, chromium) = (House::open(), Chromium::start());
    let tab = chromium.enter(Reader::GERMAN);
    open(&house, &tab);
    place_all_knights(&tab);

    // A card, then a figure and its goal from the list; each step can be taken back with Escape.
    enter(&tab, ".card.glow");
    tab.until_there(".card.picked");
    assert!(tab.holds("document.activeElement.matches('.card.picked')"), "the focus stays on the card");
    tab.key(Key::Escape);
    tab.until("!document.querySelector('.card.picked')");
    enter(&tab, ".card.glow");
    tab.until_there(".card.picked");
    enter(&tab, ".option");
    tab.until_there(".option[data-pick^=choice]");
    enter(&tab, ".option[data-pick^=choice]");
    tab.until_there("[data-play]");
    tab.settle();
    tab.picture("keyboard-preview");
    assert!(tab.count(".ghost.mover") == 1, "the preview shows where the figure would be");

    let before = seen(&tab);
    enter(&tab, "[data-play]");
    tab.until(&format!("document.getElementById('table').dataset.seen > {before}"));
    // Whatever the focus was on may be gone; it is not thrown to the top of the page.
    assert!(tab.holds("document.activeElement !== document.body"), "the focus is not lost");
    tab.is_content();
}

#[test]
fn the_board_itself_can_be_played_with_the_keyboard() {
    let (house, chromium) = (House::open(), Chromium::start());
    let tab = chromium.enter(Reader::GERMAN);
    open(&house, &tab);
    let before = seen(&tab);
    reach(&tab, "a.target");
    tab.picture("keyboard-focus");
    tab.key(Key::Space);
    tab.until_there("[data-play]");
    enter(&tab, "[data-play]");
    tab.until(&format!("document.getElementById('table').dataset.seen > {before}"));
    enter(&tab, "[data-undo]");
    tab.until(&format!("document.getElementById('table').dataset.seen == {before}"));
    tab.is_content();
}
