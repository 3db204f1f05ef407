//! How a page follows the others, and what others do to a choice that is not confirmed yet.

use super::Page;

/// What the page asks for with these taps, having seen so many moves, and what it shows then.
fn asked(taps: &str, base: &str, seen: usize, shows: usize) -> String {
    format!("GET /t/abc/view?taps={taps}&base={base}&seen={seen}; show {shows}")
}

#[test]
fn what_was_tapped_holds_until_the_turn_passes() {
    let page = Page::opened("table.dataset.turn = 'mine'");
    page.after("");
    assert_eq!(page.after("tap('card a')"), asked("card a", "", 3, 3));
    let both = "card a\nchair 5";
    assert_eq!(page.after("tap('chair 5')"), asked(both, "", 3, 3));
    let talked = page.after("push({ seen: '3', turn: 'mine' })");
    assert_eq!(talked, asked(both, "a", 3, 3), "somebody has only talked");
    assert_eq!(page.after("push({ seen: '4', turn: '' })"), "show 4", "somebody else decides");
    page.after("pass(0); push({ seen: '5', turn: 'mine' })");
    assert_eq!(page.after("tap('card b')"), asked("card b", "a", 5, 5), "and nothing is left");
    assert_eq!(page.after("tap('clear')"), asked("", "a", 5, 5));
}

#[test]
fn what_others_choose_at_the_same_time_takes_nothing_back() {
    let page = Page::opened("table.dataset.turn = 'mine'");
    page.after("");
    page.after("tap('fist red 2')");
    let chosen = page.after("push({ seen: '4', turn: 'mine' })");
    assert_eq!(chosen, asked("fist red 2", "a", 3, 4), "the page with the tap, not the one without");
    assert_eq!(page.after("tap('card b')"), asked("fist red 2\ncard b", "a", 4, 4));
    // The house knows whether that is still the same decision.
    page.after("forgets = true; push({ seen: '5', turn: 'mine' })");
    assert_eq!(
        page.after("forgets = false; tap('card c')"),
        asked("card c", "a", 5, 5),
        "and forgets what is not"
    );
}

#[test]
fn a_view_that_waited_for_those_before_it_takes_nothing_back() {
    let page = Page::opened("table.dataset.turn = 'mine'");
    page.after("");
    // Each is shown for a while before the next.
    let first = page.after(
        "push({ seen: '4', turn: 'mine', hold: '900' }); push({ seen: '5', turn: 'mine', hold: '900' })",
    );
    assert_eq!(first, "show 4");
    assert_eq!(page.after("tap('card a')"), asked("card a", "a", 4, 5), "the newest, with what was tapped");
    assert_eq!(page.after("pass(2000)"), "", "and not once more without it");
}

#[test]
fn nothing_is_drawn_anew_between_a_press_and_its_click() {
    let page = Page::opened("table.dataset.turn = 'mine'");
    page.after("");
    let first =
        page.after("push({ seen: '4', turn: 'mine', hold: '900' }); push({ seen: '5', turn: 'mine' })");
    assert_eq!(first, "show 4");
    assert_eq!(page.after("fire('pointerdown', {})"), "", "the next view waits");
    assert_eq!(page.after("fire('pointerup', {}); tap('card a'); pass(0)"), asked("card a", "a", 4, 5));
    page.after("pass(0); tap('clear'); fire('pointerdown', {}); push({ seen: '6', turn: 'mine' })");
    assert_eq!(page.after("fire('pointerup', {}); pass(0)"), "show 6", "it was a press on nothing");
    page.after("pass(0); fire('pointerdown', {})");
    assert_eq!(page.after("push({ seen: '7', turn: 'mine' })"), "");
    assert_eq!(page.after("pass(1000)"), "show 7", "a finger that stays down stops nothing");
}

#[test]
fn what_was_played_is_tapped_no_longer() {
    // The answer may come before the view with the own move, or after it.
    for both in ["confirm('x'); push({ seen: '4', turn: 'mine' })", "confirm('x')"] {
        let page = Page::opened("table.dataset.turn = 'mine'");
        page.after("");
        page.after("tap('card a')");
        page.after(both);
        page.after("pass(0); push({ seen: '4', turn: 'mine' })");
        assert_eq!(page.after("tap('card b')"), asked("card b", "a", 4, 4));
    }
    let page = Page::opened("table.dataset.turn = 'mine'");
    page.after("");
    page.after(
        "tap('card a'); globalThis.fine = fetch; fetch = () => Promise.reject(new Error('no network'))",
    );
    page.after("confirm('x')");
    let kept = page.after("fetch = fine; push({ seen: '3', turn: 'mine' })");
    assert_eq!(kept, asked("card a", "a", 3, 3), "what did not get there is still chosen");
}
