//! Markup is well-formed, says nothing inline, and is the same size for every reader's patience.

use crate::support::{Reader, english, eyes, languages, look, names, on_turn, page, parse, random_games};
use boards::artus::{Pick, Pieces, Tap, round_table, stylesheet};
use std::collections::BTreeSet;
use table::Eye;

#[test]
fn every_page_can_be_read_has_unique_ids_and_nothing_inline() {
    let mut pages = 0;
    for moments in random_games(1) {
        for moment in moments.iter().step_by(3) {
            let pieces = Pieces::new(&moment.events);
            for eye in eyes(&moment.game) {
                for words in languages() {
                    let reader = Reader { words, eye, pick: Pick::default() };
                    check(&look(&moment.game, &pieces, reader, page));
                    pages += 1;
                }
            }
        }
    }
    assert!(pages > 2_000, "{pages}");
}

fn check(text: &str) {
    let document = parse(text);
    let mut ids = BTreeSet::new();
    for node in document.descendants().filter(|node| node.is_element()) {
        assert_ne!(node.tag_name().name(), "script");
        assert_ne!(node.tag_name().name(), "style");
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
        let referred = node.attribute("href").and_then(|href| href.strip_prefix('#'));
        assert!(referred.is_none_or(|id| ids.contains(id)), "{referred:?} is not drawn");
    }
    assert!(!text.contains('{') && !text.contains('}') && !text.contains('⟦'), "an open gap: {text}");
    assert!(text.contains("aria-label"));
}

#[test]
fn german_and_english_differ() {
    for moments in random_games(2).iter().take(2) {
        for moment in moments.iter().step_by(7) {
            let pieces = Pieces::new(&moment.events);
            let [english, german] = languages().map(|words| {
                let reader = Reader { words, eye: Eye::Spectator, pick: Pick::default() };
                look(&moment.game, &pieces, reader, page)
            });
            assert_ne!(english, german);
        }
    }
}

#[test]
fn names_are_escaped() {
    let moments = random_games(3).swap_remove(0);
    let moment = moments.last().unwrap();
    let text = look(&moment.game, &Pieces::new(&moment.events), english(Eye::Spectator), page);
    assert!(!text.contains("<the>"));
    assert!(text.contains("&lt;the&gt;"));
    assert!(names()[3].is_empty(), "a nameless player is still called something");
}

#[test]
fn a_table_is_small_whatever_is_picked() {
    let mut largest = 0;
    for moments in random_games(4) {
        for moment in moments.iter().step_by(2) {
            let Some(seat) = on_turn(&moment.game) else { continue };
            let pieces = Pieces::new(&moment.events);
            let reader = english(Eye::Seat(seat));
            let offers = crate::support::offers(&moment.game, Some(seat));
            for &offer in offers.iter().step_by(7) {
                let pick = Pick::default().after(Tap::Choice(offer));
                let text = look(&moment.game, &pieces, Reader { pick, ..reader }, round_table).into_string();
                largest = largest.max(text.len());
            }
        }
    }
    assert!((40_000..60_000).contains(&largest), "{largest} bytes");
}

#[test]
fn the_style_sheet_knows_both_themes_and_rests_on_request() {
    let sheet = stylesheet();
    for part in
        ["prefers-color-scheme:dark", "[data-theme=dark]", "prefers-reduced-motion: reduce", ".round-table"]
    {
        assert!(sheet.contains(part), "{part}");
    }
    assert!(!sheet.contains("url(") && !sheet.contains("@import"), "nothing is fetched");
    assert_eq!(sheet.matches('{').count(), sheet.matches('}').count());
}
