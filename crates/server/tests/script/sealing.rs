//! Words for the dice in the script: sealed when somebody sits down, shown when all seats are taken.

use crate::{Page, SHA256, WORD};
use rquickjs::{Context, Runtime};
use table::Sealed;

/// What a browser has for words: chance that always comes out the same, and texts as bytes.
const CHANCE: &str = "globalThis.crypto = { getRandomValues: bytes => bytes.fill(7) };
    globalThis.TextEncoder = class { encode(text) { return Uint8Array.from(unescape(encodeURIComponent(text)), c => c.charCodeAt(0)); } };";

/// A form in which somebody sits down, with the word they wrote and who else is to sit there.
fn form(word: &str, others: &[&str]) -> String {
    let others: Vec<String> = others
        .iter()
        .enumerate()
        .map(|(at, who)| format!("{{ name: 'seat{}', value: '{who}' }}", at + 2))
        .collect();
    format!(
        "globalThis.form = {{ dataset: {{}}, elements: [{}] }};
         form.elements.word = {{ name: 'word', value: {word:?} }}; form.elements.commitment = {{ name: 'commitment', value: '' }};
         fire('submit', {{ target: form, preventDefault() {{}} }});
         done.push(form.elements.word.value + '|' + form.elements.commitment.value)",
        others.join(", ")
    )
}

fn salt() -> String {
    table::hexadecimal(&[7; 32])
}

fn opened() -> Page {
    let page = Page::opened(CHANCE);
    page.after("");
    page
}

#[test]
fn only_the_commitment_of_a_word_is_sent() {
    let page = opened();
    for (written, word) in [
        ("avalon", "avalon"),
        ("  grün   ist der Wald, wie er war ", "grün ist der Wald, wie e"),
        ("👩\u{200d}🚀", "👩🚀"),
        ("\u{200b} ", &"7".repeat(16)),
    ] {
        let commitment = Sealed::commitment_to(&salt(), word);
        assert_eq!(page.after(&form(written, &[])), format!("|{commitment}"), "{written:?}");
        let kept = page.after(&format!("done.push(localStorage['word {commitment}'])"));
        assert_eq!(kept, format!("{{\"word\":\"{word}\",\"salt\":\"{}\"}}", salt()));
    }
}

#[test]
fn a_table_without_other_people_gets_the_word_in_the_open() {
    let page = opened();
    assert_eq!(page.after(&form("avalon", &["bot:random", "here"])), "avalon|");
    let commitment = Sealed::commitment_to(&salt(), "avalon");
    assert_eq!(page.after(&form("avalon", &["bot:random", "friend"])), format!("|{commitment}"));
}

#[test]
fn a_browser_that_keeps_nothing_sends_the_word_in_the_open() {
    let closed =
        "Object.defineProperty(globalThis, 'localStorage', { get() { throw new Error('SecurityError'); } });";
    let page = Page::opened(&format!("{CHANCE} {closed}"));
    page.after("");
    assert_eq!(page.after(&form("avalon", &[])), "avalon|");
}

#[test]
fn the_word_is_shown_once_all_seats_are_taken() {
    let page = opened();
    page.after(&form("avalon", &[]));
    let commitment = Sealed::commitment_to(&salt(), "avalon");
    assert_eq!(page.after("push({ seen: '0' })"), "show 0", "somebody else has sat down");
    page.after("pass(0)");
    let full = format!("push({{ seen: '0', reveal: '{commitment}', published: 'abc' }})");
    let sent = page.after(&full);
    assert_eq!(sent, format!("show 0; POST /t/abc/word word=avalon&salt={}", salt()));
    assert_eq!(page.after("done.push(localStorage['dice abc'])"), "abc", "what was fixed before");
    assert_eq!(page.after(&format!("done.push('word {commitment}' in localStorage)")), "false");
    page.after("pass(0)");
    assert_eq!(page.after(&full), "show 0", "once");
    let other = Sealed::commitment_to(&salt(), "other");
    page.after("pass(0)");
    let unknown = format!("push({{ seen: '0', reveal: '{other}', published: 'abc' }})");
    assert_eq!(page.after(&unknown), "show 0", "a word that is in another browser");
}

#[test]
fn a_word_that_did_not_arrive_is_sent_again() {
    let page = opened();
    page.after(&form("avalon", &[]));
    let commitment = Sealed::commitment_to(&salt(), "avalon");
    page.after("globalThis.answer = fetch; fetch = () => Promise.reject(new Error('no network'))");
    page.after(&format!("push({{ seen: '0', reveal: '{commitment}', published: 'abc' }})"));
    page.after("fetch = answer");
    assert_eq!(page.after("pass(2000)"), format!("POST /t/abc/word word=avalon&salt={}", salt()));
    assert_eq!(page.after("done.push(localStorage['dice abc'])"), "abc");
}

#[test]
fn a_word_is_cleaned_as_the_house_does_it() {
    let runtime = Runtime::new().unwrap();
    let context = Context::full(&runtime).unwrap();
    let unseen: String = context.with(|context| {
        let stand_in = "globalThis.document = { querySelectorAll: () => [], addEventListener() {} };";
        context.eval::<(), _>(format!("{stand_in} {CHANCE} {SHA256} {WORD}")).unwrap();
        let all = "[...Array(0x110000).keys()].filter(n => n < 0xd800 || n > 0xdfff)
            .filter(n => cleanWord('a' + String.fromCodePoint(n) + 'b') === 'ab').join(' ')";
        context.eval(all).unwrap()
    });
    let unseen: Vec<u32> = unseen.split(' ').map(|number| number.parse().unwrap()).collect();
    let expected: Vec<u32> = ('\0'..=char::MAX).filter(|&c| server::is_unseen(c)).map(u32::from).collect();
    assert_eq!(unseen, expected);
}
