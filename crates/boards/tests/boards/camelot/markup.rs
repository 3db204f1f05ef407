//! Markup is well-formed, says nothing inline, and is no larger than a reader's patience.

use super::support::{Reader, english, eyes, look, names, on_turn, page, random_games};
use crate::support::{languages, parse};
use boards::camelot::{Pick, Pieces, Tap, castle, picture, printed_room};
use camelot::{BoardName, Components};
use std::collections::BTreeSet;
use table::{Eye, Game};

#[test]
fn every_page_can_be_read_has_unique_ids_and_nothing_inline() {
    let mut pages = 0;
    for moments in random_games(1) {
        for moment in moments.iter().step_by(11) {
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
    assert!(pages > 800, "{pages}");
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
        let referred = node.attribute("href").and_then(|href| href.strip_prefix('#'));
        let painted = node.attribute("fill").and_then(|fill| fill.strip_prefix("url(#")?.strip_suffix(')'));
        for id in [referred, painted, node.attribute("for")].into_iter().flatten() {
            assert!(ids.contains(id), "{id} is not drawn");
        }
    }
    assert!(!text.contains('{') && !text.contains('}') && !text.contains('⟦'), "an open gap: {text}");
    assert!(!text.contains("NaN") && !text.contains("inf "), "a number went astray");
}

#[test]
fn one_step_of_a_round_is_due_and_those_before_it_are_done() {
    let mut seen = BTreeSet::new();
    for moments in random_games(6).iter().take(3) {
        for moment in moments {
            let text = look(&moment.game, &Pieces::new(&moment.events), english(Eye::Spectator), page);
            let document = parse(&text);
            let steps = document.descendants().find(|node| node.attribute("id") == Some("camelot-phases"));
            let Some(steps) = steps else { continue };
            let items: Vec<_> = steps.children().filter(roxmltree::Node::is_element).collect();
            let due = items.iter().position(|item| item.attribute("aria-current") == Some("step"));
            let due = due.expect("one of them is due");
            assert_eq!(items.len(), 5);
            for (place, item) in items.iter().enumerate() {
                assert_eq!(item.attribute("class") == Some("done"), place < due, "step {place} of {due}");
            }
            seen.insert(due);
        }
    }
    assert!(seen.len() >= 3, "{seen:?}");
}

#[test]
fn german_and_english_differ_and_names_are_escaped() {
    for moments in random_games(2).iter().take(3) {
        for moment in moments.iter().step_by(17) {
            let pieces = Pieces::new(&moment.events);
            let [english, german] = languages().map(|words| {
                let reader = Reader { words, eye: Eye::Spectator, pick: Pick::default() };
                look(&moment.game, &pieces, reader, page)
            });
            assert_ne!(english, german);
            assert!(!english.contains("<the>"));
        }
    }
    assert!(names()[3].is_empty(), "a nameless player is still called something");
}

#[test]
fn a_castle_is_no_larger_than_it_has_to_be() {
    let mut largest = 0;
    for moments in random_games(4) {
        for moment in moments.iter().step_by(13) {
            let pieces = Pieces::new(&moment.events);
            for seat in on_turn(&moment.game) {
                let reader = english(Eye::Seat(seat));
                for &offer in super::support::offers(&moment.game, Some(seat)).iter().step_by(9) {
                    let pick = Pick::default().after(Tap::Choice(offer));
                    let text = look(&moment.game, &pieces, Reader { pick, ..reader }, castle).into_string();
                    largest = largest.max(text.len());
                }
            }
        }
    }
    assert!((80_000..150_000).contains(&largest), "{largest} bytes");
}

#[test]
fn a_picture_stands_by_itself_and_can_be_drawn() {
    for moments in random_games(5) {
        for moment in [&moments[moments.len() / 2], &moments[moments.len() - 1]] {
            let words = languages()[0];
            let text = picture(words, moment.game.view(Eye::Spectator), &names());
            assert!(text.starts_with("<svg") && !text.contains("var(--"), "tokens are replaced");
            assert!(boards::png(&text).is_ok());
        }
    }
}

#[test]
fn every_side_can_be_looked_at_as_printed() {
    let mut drawn = BTreeSet::new();
    for words in languages() {
        for name in BoardName::ALL {
            let text = printed_room(words, Components::printed(), name).into_string();
            check(&text);
            assert!(drawn.insert(text), "{name} looks like another");
        }
    }
}

#[test]
fn the_style_sheet_leads_the_camera_and_rests_on_request() {
    let sheet = boards::stylesheet();
    for part in
        [".castle .piece", ".focus-throne:checked", "prefers-reduced-motion: reduce", ".castle-view.parley"]
    {
        assert!(sheet.contains(part), "{part}");
    }
    assert_eq!(sheet.matches('{').count(), sheet.matches('}').count());
}
