//! Notices of the browser: nobody is asked unasked, and whoever wants them gets them when it is their turn.

use crate::Page;

/// A browser that knows notices, and how it would answer if it were asked.
fn with_notices(answer: &str) -> Page {
    let notices = format!(
        "globalThis.Notification = class {{ constructor(text) {{ done.push('notice ' + text); }} }};
         Notification.permission = 'default';
         Notification.requestPermission = () => {{
             done.push('ask'); Notification.permission = '{answer}'; return Promise.resolve('{answer}');
         }};
         window.Notification = Notification;"
    );
    Page::opened(&notices)
}

/// The table says that it is the turn of whoever looks, while the page is hidden.
const HIDDEN_TURN: &str = "document.hidden = true; push({ seen: '4', turn: 'mine' });";

#[test]
fn nobody_is_asked_about_notices_who_has_not_switched_them_on() {
    let page = with_notices("granted");
    page.after("");
    assert!(!page.after("tap('card')").contains("ask"));
    assert!(!page.after(HIDDEN_TURN).contains("notice"), "and nobody gets any");
    assert!(!page.after("bell.checked").contains("true"));
}

#[test]
fn whoever_switches_notices_on_is_asked_once_and_told_when_it_is_their_turn() {
    let page = with_notices("granted");
    page.after("");
    assert_eq!(page.after("bell.checked = true; fire('change', { target: bell })"), "ask");
    assert!(page.after(HIDDEN_TURN).contains("notice It is your turn."));
    page.after("pass(0); push({ seen: '5', turn: '' }); pass(0); bell.checked = false; fire('change', { target: bell })");
    page.after("pass(0)");
    assert!(!page.after("push({ seen: '6', turn: 'mine' })").contains("notice"), "switched off again");
}

#[test]
fn a_browser_that_has_notices_for_no_page_goes_on_without() {
    let page = with_notices("granted");
    page.after("bell.checked = true; fire('change', { target: bell })");
    page.after("Notification = class { constructor() { throw new TypeError('Illegal constructor'); } }");
    page.after("document.hidden = true");
    assert_eq!(page.after("push({ seen: '4', turn: 'mine' })"), "show 4");
    assert_eq!(page.after("push({ seen: '5', turn: '' })"), "show 5", "the next view is shown all the same");
    assert_eq!(page.after("done.push(String(bell.parentNode.hidden))"), "true", "and offers no notices");
}

#[test]
fn where_notices_are_refused_or_unknown_the_switch_says_so() {
    let page = with_notices("denied");
    page.after("bell.checked = true; fire('change', { target: bell })");
    let is = |page: &Page, what: &str| page.after(&format!("done.push(String({what}))"));
    assert_eq!(is(&page, "bell.checked"), "false");
    assert_eq!(is(&page, "bell.disabled"), "true");
    let old = Page::new();
    old.after("");
    assert_eq!(is(&old, "bell.parentNode.hidden"), "true");
}
