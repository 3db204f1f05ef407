//! Whatever a drawing names can be asked about, and every question has an answer in both languages.

use games::AnyView;
use roxmltree::{Document, Node};
use std::collections::BTreeSet;
use table::Seat;
use words::Words;

/// Things that a drawing names to whoever cannot see it, but that stand for nothing on a board: a summary in a table.
const SUMMARIES: [&str; 1] = ["td"];

/// Checks a page: what it says about every thing that can be asked about, and that every drawing with a name can.
/// Answers which kinds of things there were.
pub(crate) fn check(text: &str, view: &AnyView<'_>, me: Option<Seat>, names: &[String]) -> BTreeSet<String> {
    let document = Document::parse(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let mut kinds = BTreeSet::new();
    for node in document.descendants().filter(Node::is_element) {
        if node.attribute("role") == Some("img") && !SUMMARIES.contains(&node.tag_name().name()) {
            let asked = |node: Node<'_, '_>| node.has_attribute("data-explain");
            let can_be_asked = node.ancestors().any(asked) || node.descendants().any(asked);
            assert!(can_be_asked, "{:?} cannot be asked about", node.attribute("aria-label"));
        }
        let Some(what) = node.attribute("data-explain") else { continue };
        kinds.insert(what.split(' ').next().unwrap_or_default().to_owned());
        for language in ["en", "de"] {
            let words = Words::new(language).expect("the house speaks both");
            let explained = words
                .explain(what, view, me, names)
                .unwrap_or_else(|| panic!("{language}: nobody knows what “{what}” is"));
            let facts = explained.facts.iter().flat_map(|fact| [&fact.label, &fact.text]);
            let said: Vec<&String> = [&explained.name, &explained.about].into_iter().chain(facts).collect();
            for sentence in said {
                assert!(!sentence.is_empty() && !sentence.contains('⟦'), "{language}: {what}: {sentence:?}");
                assert!(!sentence.contains('{'), "{language}: {what}: {sentence:?}");
            }
            assert!(words.clause(explained.clause.0).is_some(), "{what} cites {}", explained.clause);
        }
    }
    kinds
}
