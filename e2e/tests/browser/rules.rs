//! The rules in a browser: fit for everybody, pictures in the reader's language and theme, clauses found by
//! their words, and a link to a clause unfolds it.

use e2e::input::Key;
use e2e::{Chromium, House, Reader, check};

/// Opens the first two folds of each kind.
const UNFOLD: &str = "for (const fold of document.querySelectorAll('details')) {
  const alike = [...document.querySelectorAll('details')].filter(other => other.className === fold.className);
  fold.open = alike.indexOf(fold) < 2;
}";

#[test]
fn the_rules_are_fit_for_everybody() {
    let (house, chromium) = (House::open(), Chromium::start());
    let mut found = Vec::new();
    for (reader, language) in [(Reader::GERMAN, "de"), (Reader::ENGLISH_PHONE, "en")] {
        let mut tab = chromium.enter(reader);
        for (path, name) in [
            ("/rules/ART", "rules-artus"),
            ("/rules/CAM", "rules-camelot"),
            ("/rules/MER?modules=gold,market", "rules-merlin"),
            ("/rules/MOR", "rules-module"),
        ] {
            tab.go(&house.at(path));
            // What is folded is held to the same. The folds are alike and some are long: the first two of
            // each kind will do.
            if language == "de" {
                tab.value(UNFOLD);
            }
            found.extend(check::everywhere(&mut tab, &format!("{name}-{language}")));
            // A picture that was not drawn has no width.
            tab.value("for (const one of document.images) one.loading = 'eager'");
            tab.until("[...document.images].every(one => one.complete)");
            assert!(
                tab.holds("[...document.images].every(one => one.naturalWidth > 0)"),
                "{path} in {language}"
            );
        }
        tab.is_content();
    }
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

#[test]
fn clauses_are_found_by_keyboard_and_a_link_unfolds_one() {
    let (house, chromium) = (House::open(), Chromium::start());
    for (reader, word) in [(Reader::GERMAN, "König vertrieben"), (Reader::ENGLISH_PHONE, "displaced king")] {
        let tab = chromium.enter(reader);
        tab.go(&house.at("/rules/ART#ART-9.2"));
        tab.until("document.getElementById('ART-9.2').closest('details').open");
        tab.until("(place => place.top >= 0 && place.bottom <= innerHeight)(document.getElementById('ART-9.2').getBoundingClientRect())");
        let visible = "[...document.querySelectorAll('.rule')].filter(one => one.offsetParent).length";
        tab.value("document.activeElement.blur()");
        tab.key(Key::Slash);
        assert!(tab.holds("document.activeElement.matches('[data-find]')"), "the key / leads to the search");
        tab.write(word);
        tab.until(&format!("{visible} > 0 && {visible} < 20"));
        assert!(tab.holds("/\\d/.test(document.getElementById('found').textContent)"), "it says how many");
        tab.key(Key::Enter);
        tab.until_there(".rule.at");
        tab.key(Key::Escape);
        tab.until("document.querySelector('[data-find]').value === ''");
        tab.write("xyzzy");
        tab.until(&format!("{visible} === 0"));
        assert!(
            tab.holds("document.getElementById('found').textContent.length > 5"),
            "it says that there is none"
        );
        // A citation of the guide leads to its clause on the same page.
        tab.key(Key::Escape);
        tab.value("(fold => { fold.open = true; fold.querySelector('a').click(); })(document.querySelector('.exact'))");
        tab.until("document.querySelector(':target').closest('details').open");
        tab.is_content();
    }
}
