//! Where the focus goes when the next view leaves no use for what had it.

use crate::Page;

/// The focus is on a button of the table when the next view comes; what becomes of the button.
fn focus_after(becomes: &str) -> String {
    let page = Page::opened(
        "globalThis.button = { disabled: false, checkVisibility: () => true }; document.activeElement = button;
         table.contains = what => what === button;
         table.querySelector = what => what === '[data-rest]' ? { focus: () => done.push('rest') } : null;
         globalThis.becomes = () => {}; const looks = table.isEqualNode;
         table.isEqualNode = next => { becomes(); return looks(next); };",
    );
    page.after("");
    page.after(&format!("becomes = () => {{ {becomes} }}"));
    page.after("push({ seen: '2' })")
}

#[test]
fn the_focus_goes_on_where_the_next_choice_is_when_its_button_is_of_no_more_use() {
    assert_eq!(focus_after(""), "show 2", "it stays where it is");
    assert_eq!(focus_after("document.activeElement = document.body"), "show 2; rest", "the button is gone");
    // Whoever has taken everything back has nothing more to take back: browsers blur such a button only later.
    assert_eq!(focus_after("button.disabled = true"), "show 2; rest");
    assert_eq!(focus_after("button.checkVisibility = () => false"), "show 2; rest");
}
