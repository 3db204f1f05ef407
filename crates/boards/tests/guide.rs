//! Every picture of the rules pages is drawn, in every language and theme, and is whole by itself.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use boards::guide::{Theme, names, picture};
use std::collections::BTreeSet;
use words::Words;

/// What a file refers to, and what it declares.
fn declared<'a>(text: &'a str, before: &str, ends: char) -> BTreeSet<&'a str> {
    text.split(before).skip(1).filter_map(|rest| rest.split(ends).next()).collect()
}

#[test]
fn every_picture_is_drawn_and_is_whole_by_itself() {
    for name in names() {
        for lang in Words::languages() {
            let words = Words::new(lang).unwrap();
            for theme in [Theme::Preferred, Theme::Light, Theme::Dark] {
                let file = picture(words, name, theme).unwrap();
                let tree = roxmltree::Document::parse(&file).unwrap_or_else(|why| panic!("{name}: {why}"));
                let shapes = tree.descendants().filter(|node| {
                    let drawn = ["path", "circle", "rect", "use", "text", "ellipse"]
                        .contains(&node.tag_name().name());
                    drawn && node.ancestors().all(|above| above.tag_name().name() != "defs")
                });
                assert!(shapes.count() > 0, "{name} shows nothing");
                let ids = declared(&file, "id=\"", '"');
                for link in declared(&file, "href=\"#", '"').into_iter().chain(declared(&file, "url(#", ')'))
                {
                    assert!(ids.contains(link), "{name} refers to {link}, which it does not bring");
                }
                let tokens = declared(&file, "--", ':');
                for used in file.split("var(--").skip(1).filter_map(|rest| rest.split([')', ',']).next()) {
                    assert!(tokens.contains(used), "{name}: --{used} is not declared");
                }
                assert!(file.len() < 400_000, "{name}: {} bytes", file.len());
            }
        }
    }
}

#[test]
fn a_picture_has_a_name_of_its_own_and_others_there_are_none() {
    let all: Vec<&str> = names().collect();
    assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len());
    assert!(picture(Words::best([]), "nothing", Theme::Light).is_none());
}
