//! The button that copies an invitation, in browsers that let pages write into the clipboard and in those that do not.

use crate::Page;

/// A browser in which somebody presses the button that copies the invitation, and what the page says then.
fn copied(browser: &str) -> String {
    let page = Page::opened(&format!(
        "const link = {{ textContent: 'http://house/t/abc' }}, said = {{ textContent: '', dataset: {{ copied: 'Copied', selected: 'Selected' }} }};
         const known = document.getElementById;
         document.getElementById = id => ({{ invitation: link, copied: said }})[id] || known(id);
         document.createRange = () => ({{ selectNodeContents: what => done.push('select ' + what.textContent) }});
         globalThis.getSelection = () => ({{ removeAllRanges() {{}}, addRange() {{}} }});
         globalThis.navigator = {{}}; {browser}"
    ));
    page.after("");
    let button = "{ dataset: { copy: 'invitation', tell: 'copied' } }";
    let target =
        format!("{{ matches: () => false, closest: what => what === '[data-copy]' ? {button} : null }}");
    page.after(&format!("fire('click', {{ target: {target}, preventDefault() {{}} }})"))
        + &page.after("done.push('', said.textContent)")
}

#[test]
fn an_invitation_is_copied_or_at_least_selected() {
    let clipboard = |answer: &str| {
        format!(
            "navigator.clipboard = {{ writeText: text => {{ done.push('write ' + text); return Promise.{answer}; }} }};"
        )
    };
    let command =
        |done: bool| format!("document.execCommand = what => {{ done.push(what); return {done}; }};");
    assert_eq!(copied(&clipboard("resolve()")), "write http://house/t/abc; Copied");
    let refused = clipboard("reject(new Error('not allowed'))") + &command(true);
    assert_eq!(copied(&refused), "write http://house/t/abc; select http://house/t/abc; copy; Copied");
    assert_eq!(
        copied(&command(true)),
        "select http://house/t/abc; copy; Copied",
        "a house without a certificate"
    );
    assert_eq!(copied(&command(false)), "select http://house/t/abc; copy; Selected", "by hand, then");
}

#[test]
fn a_link_without_the_address_of_the_house_gets_the_one_of_the_page() {
    let page = Page::opened(
        "const shownLink = { textContent: '/t/abc', dataset: { path: '/t/abc' }, matches: () => false };
         const shownField = { value: '/t/abc/replay', dataset: { path: '/t/abc/replay' }, matches: what => what === 'input' };
         document.querySelectorAll = what => what === '[data-path]' ? [shownLink, shownField] : [];
         globalThis.links = () => done.push(shownLink.textContent, shownField.value);",
    );
    assert_eq!(page.after("links()"), "open /t/abc/stream; http://house/t/abc; http://house/t/abc/replay");
    page.after("shownLink.textContent = '/t/abc'; push({ seen: '4' })");
    assert_eq!(page.after("links()"), "http://house/t/abc; http://house/t/abc/replay", "after every view");
}
