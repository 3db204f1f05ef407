//! The part of the style sheet that one drawing needs: rules whose classes it has, tokens that are used. A
//! picture of a page is a document of its own, so that it brings its style along, and what depends on the
//! size of a screen does not concern it.

use super::Theme;
use crate::tokens::{self, Token};
use std::collections::BTreeSet;

/// Nothing moves in a picture.
const STILL: &str = "*{transition:none!important;animation:none!important}text{font-family:var(--sans)}\
                     .letters{font-family:var(--serif)}";

/// The style of a drawing.
pub(super) fn of(drawing: &str, theme: Theme) -> String {
    let classes = classes(drawing);
    let rules = rules(&without_comments(&tokens::picture_classes()))
        .into_iter()
        .filter_map(|(selectors, body)| {
            let needed: Vec<&str> = selectors.into_iter().filter(|one| fits(one, &classes)).collect();
            (!needed.is_empty()).then(|| format!("{}{{{body}}}", needed.join(",")))
        })
        .collect::<Vec<_>>()
        .join("\n");
    let whole = [drawing, &rules, STILL].concat();
    let used = used(&whole);
    let declared = |theme: fn(&Token) -> &'static str| -> String {
        let all = tokens::tokens().filter(|token| used.contains(token.0));
        all.map(|token| format!("--{}:{};", token.0, theme(token))).collect()
    };
    let (light, dark) = (|| declared(|token| token.1), || declared(|token| token.2));
    let colours = match theme {
        Theme::Light => format!(":root{{{}}}", light()),
        Theme::Dark => format!(":root{{{}}}", dark()),
        Theme::Preferred => {
            format!(":root{{{}}}@media (prefers-color-scheme:dark){{:root{{{}}}}}", light(), dark())
        }
    };
    format!("{colours}{STILL}\n{rules}")
}

/// The classes of a drawing.
fn classes(drawing: &str) -> BTreeSet<&str> {
    let values = drawing.split("class=\"").skip(1).filter_map(|rest| rest.split('"').next());
    values.flat_map(str::split_whitespace).collect()
}

/// The tokens that a text uses.
fn used(text: &str) -> BTreeSet<&str> {
    text.split("var(--").skip(1).filter_map(|rest| rest.split([')', ',']).next()).collect()
}

fn without_comments(sheet: &str) -> String {
    let mut parts = sheet.split("/*");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + part.split_once("*/").map_or("", |(_, rest)| rest))
}

/// The rules that hold on every screen: selectors and what they set.
fn rules(sheet: &str) -> Vec<(Vec<&str>, &str)> {
    let mut found = Vec::new();
    let mut rest = sheet;
    while let Some((prelude, after)) = rest.split_once('{') {
        let mut depth = 1;
        let end = after.find(|letter: char| {
            depth += i32::from(letter == '{') - i32::from(letter == '}');
            depth == 0
        });
        let Some(end) = end else { break };
        // Rules of `@media` and the like depend on the screen.
        if !prelude.trim_start().starts_with('@') {
            found.push((selectors(prelude), after[..end].trim()));
        }
        rest = &after[end + 1..];
    }
    found
}

/// The selectors of a list; a comma in brackets belongs to one of them.
fn selectors(list: &str) -> Vec<&str> {
    let mut depth = 0;
    let parts = list.split(move |letter: char| {
        depth += i32::from(letter == '(') - i32::from(letter == ')');
        letter == ',' && depth == 0
    });
    parts.map(str::trim).collect()
}

/// Whether a selector can meet something of a drawing with these classes. What is hovered or chosen is not in
/// a picture.
fn fits(selector: &str, classes: &BTreeSet<&str>) -> bool {
    let plain = !selector.contains(":has(") && !selector.contains(":hover") && !selector.contains(":focus");
    let mut depth = 0;
    let outside: String = selector
        .chars()
        .filter(|&letter| {
            depth += i32::from(letter == '(') - i32::from(letter == ')');
            depth == 0
        })
        .collect();
    let mut named = outside.split('.').skip(1).map(|rest| {
        let end = rest.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-' && letter != '_');
        &rest[..end.unwrap_or(rest.len())]
    });
    plain && outside.contains('.') && named.all(|class| classes.contains(class))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_is_kept_for_what_the_drawing_has() {
        let sheet = without_comments(
            ".a /* why */ .b, .c:not(.a, .d) { fill: red; } @media print { .a { x: y } } .e:hover,.a{z:1}",
        );
        let kept = rules(&sheet);
        assert_eq!(kept.len(), 2);
        assert_eq!(kept[0], (vec![".a  .b", ".c:not(.a, .d)"], "fill: red;"));
        let has = classes("<g class=\"a b\"/><g class=\"e\"/>");
        let fitting: Vec<&str> =
            kept.iter().flat_map(|(all, _)| all).filter(|one| fits(one, &has)).copied().collect();
        assert_eq!(fitting, [".a  .b", ".a"]);
    }

    #[test]
    fn a_drawing_brings_its_colours_and_no_others() {
        let drawing = "<rect class=\"glow\" fill=\"var(--wine)\"/>";
        let light = of(drawing, Theme::Light);
        assert!(light.contains("--wine:#8C2635") && !light.contains("--forest:"), "{light}");
        let both = of(drawing, Theme::Preferred);
        assert!(both.contains("--wine:#8C2635") && both.contains("--wine:#E88292"), "{both}");
    }
}
