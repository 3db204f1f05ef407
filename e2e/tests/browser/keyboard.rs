//! From the start page to a finished turn without a mouse: the focus can be seen wherever it goes, what is
//! picked can be looked at before it is confirmed, and taken back.

use e2e::input::Key;
use e2e::table::{at_the_table, seen};
use e2e::{Chromium, House, Reader, Tab};
use serde_json::json;

/// Whether the eye can tell where the focus is: an outline, or the stroke that the board draws instead.
const VISIBLE: &str = "(() => { const e = document.activeElement, style = getComputedStyle(e);
    const hit = e.querySelector('.hit'), stroke = hit && getComputedStyle(hit);
    return e.matches(':focus-visible') && ((style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2)
      || (stroke && stroke.stroke !== 'none' && parseFloat(stroke.strokeWidth) >= 2)); })()";

/// Presses Tab until the focus is on something that matches; how often.
#[track_caller]
fn reach(tab: &Tab, selector: &str) -> usize {
    for pressed in 0..120 {
        if tab.holds(&format!("document.activeElement.matches({})", json!(selector))) {
            return pressed;
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
    reach(tab, "input[name=players]");
    // The group begins at what is chosen, four; arrows lead to two.
    tab.key(Key::Up);
    tab.key(Key::Up);
    assert!(tab.holds("document.querySelector('input[name=players][value=\"2\"]').checked"));
    reach(tab, "input[name=name]");
    tab.write("Isolde");
    reach(tab, "input[name=seat2]");
    // A friend, somebody here, and all levels of bots are one group; arrows lead around in it.
    let sits = || tab.text("document.querySelector('input[name=seat2]:checked').value");
    let steps = (0..10).take_while(|_| sits() != "here").map(|_| tab.key(Key::Down)).count();
    assert_eq!(sits(), "here", "after the levels of bots and a friend, {steps} steps");
    enter(tab, "form.sheet button");
    at_the_table(tab);
}

/// Takes the device over from whoever had it; its button has the focus, or is not far.
fn take_over(tab: &Tab) {
    if tab.count(".cover") > 0 {
        enter(tab, ".cover button");
        tab.until("!document.querySelector('.cover')");
    }
}

/// Picks and confirms the first thing of a list, again and again, until something else is due.
fn place_all_knights(tab: &Tab) {
    take_over(tab);
    while tab.count(".card.glow") == 0 {
        let before = seen(tab);
        enter(tab, ".option");
        tab.until_there("[data-play]");
        enter(tab, "[data-play]");
        tab.until(&format!("document.getElementById('table').dataset.seen > {before}"));
        // The last knight may be placed by whoever plays the first card.
        let on = if tab.count(".cover") > 0 { ".cover button" } else { "[data-rest]" };
        assert!(
            tab.holds(&format!("document.activeElement.matches('{on}')")),
            "the focus is where it goes on"
        );
        take_over(tab);
    }
}

/// What can be chosen.
const CHOICE: &str = "[data-pick]:not(:disabled, [data-takes-back])";

#[test]
fn few_keys_lead_to_the_choice_and_from_there_to_confirm() {
    let (house, chromium) = (House::open(), Chromium::start());
    let tab = chromium.enter(Reader::GERMAN);
    open(&house, &tab);
    place_all_knights(&tab);
    let stops = |what: &str| tab.count(&format!("#table .log {what}"));
    assert!(stops("a") >= 10 && stops("a:not([tabindex='-1'])") == 0, "the log is one stop");

    // From the top of the page: the first stop leads to what can be chosen.
    tab.go(&tab.text("location.href"));
    tab.until_there(CHOICE);
    tab.key(Key::Tab);
    assert!(tab.holds("document.activeElement.matches('.skip')"));
    tab.key(Key::Enter);
    assert!(tab.holds(&format!("document.activeElement.matches({})", json!(CHOICE))), "at once");

    // From a card to the figures of its list, from there to the goals, and then the button has the focus.
    let mut pressed = 0;
    tab.key(Key::Enter);
    tab.until_there(".card.picked");
    for _ in 0..2 {
        if tab.count("[data-play]") == 0 {
            pressed += reach(&tab, ".option");
            tab.key(Key::Enter);
            tab.until_there("[data-play], .option[data-pick^=choice]");
        }
    }
    tab.until("document.activeElement.matches('[data-play]')");
    assert!(pressed <= 16, "{pressed} times Tab from a card to a whole move");
    let picked = tab.text("document.activeElement.dataset.play");
    // Escape leads back to where that was chosen, to choose something else.
    tab.key(Key::Escape);
    tab.until("!document.querySelector('[data-play]')");
    assert!(tab.holds("document.activeElement !== document.body"), "{picked}: the focus is not lost");

    // Without the skip link it is not far either.
    tab.go(&tab.text("location.href"));
    tab.until_there(CHOICE);
    let stops = reach(&tab, CHOICE);
    assert!(stops <= 20, "{stops} times Tab to the first choice");
    // The clauses are reached by arrows.
    tab.go(&tab.text("location.href"));
    tab.until_there(CHOICE);
    reach(&tab, ".log ol");
    tab.key(Key::Down);
    assert!(tab.holds("document.activeElement.matches('.log li:first-child a.clause')"));
    tab.is_content();
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
    take_over(&tab);
    let before = seen(&tab);
    reach(&tab, "a.target");
    tab.picture("keyboard-focus");
    tab.key(Key::Space);
    tab.until_there("[data-play]");
    enter(&tab, "[data-play]");
    tab.until(&format!("document.getElementById('table').dataset.seen > {before}"));
    enter(&tab, "[data-undo]");
    tab.until(&format!("document.getElementById('table').dataset.seen == {before}"));
    // There is nothing more to take back: the button rests, and a browser would drop the focus a moment later.
    tab.value("new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(() => drawn(true))))");
    assert!(tab.holds("document.querySelector('[data-undo]').disabled"));
    assert!(
        tab.holds("document.activeElement.matches('#table [data-rest]')"),
        "the focus is where it goes on"
    );
    tab.is_content();
}

#[test]
fn arrows_lead_to_the_nearest_thing_that_glows_in_their_direction() {
    let (house, chromium) = (House::open(), Chromium::start());
    let tab = chromium.enter(Reader::GERMAN);
    open(&house, &tab);
    take_over(&tab);
    // Knights are placed on chairs around the table: right, down, left and up lead there, whatever order the page has.
    tab.value(
        "[...document.querySelectorAll('a.target')].sort((a, b) => centre(a)[0] - centre(b)[0])[0].focus()",
    );
    let at = || {
        let at = tab.value("centre(document.activeElement)");
        (at[0].as_f64().expect("across"), at[1].as_f64().expect("down"))
    };
    let step = |key: Key| {
        let before = at();
        tab.key(key);
        (at().0 - before.0, at().1 - before.1)
    };
    for _ in 0..3 {
        let (across, down) = step(Key::Down);
        assert!(down > 4.0 && across.abs() < 1.2 * down, "down the side of the table: {across} {down}");
    }
    let (across, down) = step(Key::Right);
    assert!(across > 4.0 && down.abs() < 1.2 * across, "across the table: {across} {down}");
    assert!(step(Key::Up).1 < -4.0, "and up again");
    // From the list beside the board it is not far to the board.
    reach(&tab, ".option");
    let (across, down) = step(Key::Right);
    assert!(across > 4.0 && down.abs() < 1.2 * across, "to the right: {across} {down}");
    assert!(step(Key::Left).0 < -4.0, "and back");
    for _ in 0..12 {
        tab.key(Key::Left);
    }
    assert!(tab.holds("document.activeElement.matches('a.target')"), "to the chairs on the left");
    tab.picture("keyboard-arrows");
    tab.is_content();
}

#[test]
fn arrows_lead_from_the_cards_to_the_figures_they_are_for() {
    let (house, chromium) = (House::open(), Chromium::start());
    let tab = chromium.enter(Reader::GERMAN);
    open(&house, &tab);
    place_all_knights(&tab);
    reach(&tab, ".card.glow");
    for _ in 0..6 {
        tab.key(Key::Left);
    }
    assert!(tab.holds("document.activeElement.matches('a.target[data-early]')"), "on the board");
    assert!(tab.holds(VISIBLE), "the focus can be seen there");
    tab.key(Key::Enter);
    tab.until_there("#table .target[data-takes-back]");
    assert!(tab.count("#table .card.glow") > 0);
    tab.is_content();
}
