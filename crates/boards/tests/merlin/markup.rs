//! Markup is well-formed, says nothing inline, and is the same in both languages but for the words.

use crate::support::{Reader, english, eyes, languages, look, page, parse, random_games};
use boards::merlin::Pick;
use boards::stylesheet;
use std::collections::BTreeSet;
use table::Eye;

#[test]
fn every_page_can_be_read_has_unique_ids_and_nothing_inline() {
    let mut pages = 0;
    for moment in random_games(1, 23) {
        for eye in eyes(&moment.game) {
            for words in languages() {
                let reader = Reader { words, eye, pick: Pick::default() };
                check(&look(&moment.game, &moment.events, reader, page));
                pages += 1;
            }
        }
    }
    assert!(pages > 400, "{pages}");
}

fn check(text: &str) {
    let document = parse(text);
    let mut ids = BTreeSet::new();
    for node in document.descendants().filter(|node| node.is_element()) {
        assert!(!matches!(node.tag_name().name(), "script" | "style"));
        for attribute in node.attributes() {
            let name = attribute.name();
            assert!(name != "style" && !name.starts_with("on"), "{name} in {text}");
            let outside = matches!(name, "href" | "src") && !attribute.value().starts_with('#');
            assert!(!outside, "{} is fetched from outside", attribute.value());
            if name == "id" {
                assert!(ids.insert(attribute.value()), "id {} stands twice", attribute.value());
            }
        }
    }
    for node in document.descendants() {
        let used = node.attribute("href").and_then(|href| href.strip_prefix('#'));
        let meant = used.or(node.attribute("for"));
        assert!(meant.is_none_or(|id| ids.contains(id)), "{meant:?} is not there");
    }
    assert!(!text.contains('{') && !text.contains('}') && !text.contains('⟦'), "an open gap: {text}");
}

#[test]
fn german_and_english_differ_in_words_alone() {
    for moment in random_games(2, 61) {
        let [english, german] = languages().map(|words| {
            let reader = Reader { words, eye: Eye::Spectator, pick: Pick::default() };
            look(&moment.game, &moment.events, reader, page)
        });
        assert_ne!(english, german);
        let shape = |text: &str| parse(text).descendants().filter(|node| node.is_element()).count();
        assert_eq!(shape(&english), shape(&german));
    }
}

#[test]
fn names_are_escaped_and_a_nameless_player_is_called_something() {
    let moments = random_games(3, 500);
    let moment = moments.last().unwrap();
    let text = look(&moment.game, &moment.events, english(Eye::Spectator), page);
    assert!(!text.contains("<the>"));
    assert!(text.contains("&lt;the&gt;"));
    assert!(text.contains("Player 4"));
}

#[test]
fn the_style_sheet_knows_both_themes_and_rests_on_request() {
    let sheet = stylesheet();
    for part in ["[data-theme=dark]", "prefers-reduced-motion: reduce", ".merlin", "--m-lane"] {
        assert!(sheet.contains(part), "{part}");
    }
    assert!(!sheet.contains("url(") && !sheet.contains("@import"), "nothing is fetched");
    assert_eq!(sheet.matches('{').count(), sheet.matches('}').count());
}
