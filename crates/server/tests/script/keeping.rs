//! Pages in browsers that keep nothing: some refuse even to be asked.

use crate::Page;

/// A browser that refuses, and a page with a choice of the pace and a scene over the table.
const CLOSED: &str = "for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(globalThis, name, { get() { throw new Error('SecurityError'); } });
    }
    globalThis.pace = { dataset: { preference: 'pace' }, type: 'select-one', value: '', matches: () => false };
    globalThis.over = { id: 'scene', dataset: {}, previousElementSibling: { checked: false } };
    const all = document.querySelectorAll, one = document.querySelector;
    document.querySelectorAll = what => what === '[data-preference]' ? [pace] : all(what);
    document.querySelector = what => !what?.includes('data-scene') ? one(what) : over.previousElementSibling.checked ? null : over;
    document.documentElement = { toggleAttribute() {} };";

#[test]
fn a_table_is_played_at_in_a_browser_that_keeps_nothing() {
    let page = Page::opened(CLOSED);
    assert_eq!(page.after(""), "open /t/abc/stream");
    assert_eq!(page.after("done.push(pace.value)"), "normal", "as it is usually");
    assert_eq!(page.after("tap('card a')"), "GET /t/abc/view?taps=card a&base=&seen=3; show 3");
    page.after("pace.value = 'fast'; fire('change', { target: pace })");
    assert_eq!(page.after("done.push(pace.value)"), "fast", "for as long as the page is open");
    assert_eq!(page.after("confirm('x')"), "POST /t/abc/play choice=x&seen=3&pace=300");
}

#[test]
fn a_scene_is_shown_once_in_a_browser_that_keeps_nothing() {
    let page = Page::opened(&format!("{CLOSED} document.body.animate = () => {{}};"));
    assert_eq!(page.after("done.push(over.previousElementSibling.checked)"), "open /t/abc/stream; false");
    page.after("push({ seen: '4' })");
    assert_eq!(page.after("done.push(over.previousElementSibling.checked)"), "true", "no view waits for it");
}
