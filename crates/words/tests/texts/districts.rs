//! With the City of Caerleon a principality is a district (CRL-2.1): every sentence that names one knows both.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;
use std::fs;
use std::path::Path;
use words::Words;

/// These are said where no table is spoken of, or name what lies below the districts.
const OF_NO_TABLE: [&str; 4] =
    ["merlin-about-caerleon", "merlin-about-morgana", "server-game-merlin-about", "boards-merlin-lands"];

fn names_a_principality(text: &str) -> bool {
    text.contains("rincipalit") || text.contains("rafschaft")
}

/// Looks for a principality where the sentence may speak of a table with districts.
fn check(key: &str, pattern: &Pattern<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => assert!(!names_a_principality(value), "{key}: {value}"),
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                let by_districts =
                    matches!(selector, InlineExpression::VariableReference { id } if id.name == "districts");
                for variant in variants {
                    let is_no = matches!(&variant.key, VariantKey::Identifier { name } if name == "no");
                    if !(by_districts && is_no) {
                        check(key, &variant.value);
                    }
                }
            }
            PatternElement::Placeable { expression: Expression::Inline(_) } => {}
        }
    }
}

#[test]
fn whatever_names_a_principality_can_name_a_district() {
    let mut exempt = 0;
    for lang in Words::languages() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(lang);
        for file in fs::read_dir(folder).unwrap() {
            let resource = parser::parse(fs::read_to_string(file.unwrap().path()).unwrap()).unwrap();
            for entry in resource.body {
                let Entry::Message(message) = entry else { continue };
                let key = message.id.name.as_str();
                if OF_NO_TABLE.contains(&key) {
                    exempt += 1;
                    continue;
                }
                message.value.iter().for_each(|value| check(key, value));
                message.attributes.iter().for_each(|attribute| check(key, &attribute.value));
            }
        }
    }
    assert_eq!(exempt, OF_NO_TABLE.len() * Words::languages().len(), "a key has gone");
}
