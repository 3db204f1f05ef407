//! How a page is made of the one before: by an event, or by the answer to a tap.

use super::Page;

#[test]
fn a_view_is_made_of_stretches_of_the_one_before_and_of_what_is_new() {
    let page = Page::new();
    page.after("");
    let event = |data: &str| format!("streams.at(-1).heard.view({{ data: {data:?} }})");
    assert_eq!(page.after(&event("#a\t+{\"seen\": \"4\", \"why\": \"𝄞\"}")), "show 4");
    page.after("pass(0)");
    assert_eq!(page.after(&event("#b\t=0 10\t+5\t=11 16")), "show 5");
    page.after("pass(0)");
    assert_eq!(page.after(&event("#c\t@2\t=0 10\t+4\t~9 16")), "show 4", "a move was taken back");
    page.after("pass(0)");
    assert_eq!(page.after(&event("#d\t+{\"seen\": \"6\"}")), "show 6", "the house begins anew");
}

#[test]
fn an_answer_to_a_tap_says_what_is_different_from_the_page_of_the_stream() {
    let page = Page::new();
    page.after("");
    assert_eq!(page.after("push({ seen: '3' })"), "show 3");
    page.after(
        "fetch = address => Promise.resolve({ ok: true, text: () => Promise.resolve('#\\t=0 9\\t+7\\t@8\\t~2 2') })",
    );
    assert_eq!(page.after("tap('card a')"), "show 7");
    assert_eq!(page.after("tap('card b')"), "show 7", "of the page of the stream, whatever was shown since");
}
