//! The result of a game: who won, where the points came from, and what will be remembered of it.

use e2e::table::{continue_record, play_to_the_end};
use e2e::{Chromium, House, Reader, check};
use serde_json::json;

/// Each highlight with its number and the numbers its sentences begin with; nothing where more is left out.
const HIGHLIGHTS: &str = "[...document.querySelectorAll('.highlights li')].filter(li => li.querySelector('a') && !li.textContent.includes('…'))
  .map(li => { const number = text => +text.replace('−', '-').replace('+', '');
    const told = [...li.querySelector('p').childNodes].filter(n => n.nodeType === 3).map(n => n.data).join('');
    return [number(li.querySelector('b').textContent), [...told.matchAll(/(?:^|[.] )\\s*([+−]\\d+) /g)].reduce((sum, found) => sum + number(found[1]), 0)]; })";

#[test]
fn what_is_remembered_are_moves_and_their_points_add_up() {
    let (house, chromium) = (House::open(), Chromium::start());
    for (game, record, left) in [
        ("artus", "artus/tests/golden/4-beginner.record", 6),
        ("camelot", "camelot/tests/golden/4-heroes.record", 14),
        ("merlin", "merlin/tests/golden/4-all.record", 40),
    ] {
        let mut tab = chromium.enter(Reader::GERMAN.calm());
        continue_record(&tab, &house, record, left);
        play_to_the_end(&[&tab], |_, _| ());
        tab.until_there(".ending .highlights");
        for highlight in tab.value(HIGHLIGHTS).as_array().expect("a list") {
            assert_eq!(
                highlight[0],
                highlight[1],
                "{game}: {}",
                tab.text("document.querySelector('.highlights').innerText")
            );
        }
        let told = tab.text("document.querySelector('.highlights').innerText");
        let counted = ["Sichtschirm", "nicht abgewehrt"].iter().any(|word| told.contains(word));
        assert!(!counted, "{game}: what is counted at the end is nobody's move: {told}");
        // No two sources of points look alike.
        let alike = "(all => all.length - new Set(all).size)([...document.querySelectorAll('.sources i')].map(e => getComputedStyle(e).backgroundColor))";
        assert_eq!(tab.value(alike), json!(0), "{game}");
        let found = check::everywhere(&mut tab, &format!("result-{game}"));
        assert!(found.is_empty(), "{game}:\n{}", found.join("\n"));
        tab.is_content();
    }
}
