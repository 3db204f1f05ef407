//! The title of the tab: whose turn it is and what is unread, in any order and never twice.

use crate::Page;

/// The title after something was done; a view that was held before it is let go.
fn title_after(page: &Page, what: &str) -> String {
    page.after(&format!("pass(0); {what}"));
    page.after("done.push(document.title)")
}

#[test]
fn the_title_says_whose_turn_it_is_and_what_is_unread_and_forgets_both() {
    let page = Page::opened("withChat()");
    page.after("");
    assert_eq!(title_after(&page, "push({ seen: '4', turn: 'mine' })"), "● Artus");
    assert_eq!(title_after(&page, "hear(1)"), "(1) ● Artus");
    assert_eq!(title_after(&page, "push({ seen: '4', turn: 'mine' })"), "(1) ● Artus", "no mark is added");
    assert_eq!(title_after(&page, "hear(2)"), "(2) ● Artus");
    assert_eq!(title_after(&page, "push({ seen: '5', turn: '' })"), "(2) Artus", "the turn is over");
    assert_eq!(title_after(&page, "openChat()"), "Artus", "everything is read");
}

#[test]
fn it_is_the_readers_turn_after_something_was_said() {
    let page = Page::opened("withChat()");
    page.after("");
    assert_eq!(title_after(&page, "hear(1)"), "(1) Artus");
    assert_eq!(title_after(&page, "push({ seen: '4', turn: 'mine' })"), "(1) ● Artus");
    assert_eq!(title_after(&page, "openChat()"), "● Artus");
    assert_eq!(title_after(&page, "push({ seen: '5', turn: '' })"), "Artus");
}
