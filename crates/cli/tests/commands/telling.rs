//! What the program tells about itself: its version, its manual page, its completions.

use crate::support::Home;

#[test]
fn the_version_stands_alone_or_before_a_commit() {
    let run = Home::new().run(&["--version"]);
    assert_eq!(run.code, 0, "{}", run.err);
    let version = run.out.trim_end().strip_prefix("tafelrunde ").unwrap();
    let (number, commit) = version.split_once(" (").unwrap_or((version, "unknown)"));
    assert_eq!(number, env!("CARGO_PKG_VERSION"));
    let commit = commit.strip_suffix(')').unwrap();
    assert!(
        commit.len() >= 7 && commit.chars().all(|c| c.is_ascii_alphanumeric() || "-._+".contains(c)),
        "{commit}"
    );
    assert_eq!(run.out.lines().count(), 1);
}

#[test]
fn the_manual_page_and_completions_are_printed_in_the_language_asked_for() {
    let home = Home::new();
    for (lang, name) in [("en", "NAME"), ("de", "BEZEICHNUNG")] {
        let page = home.run(&["man", "--lang", lang]);
        assert_eq!((page.code, page.err.as_str()), (0, ""));
        assert!(page.out.contains(&format!(".SH {name}\n")), "{}", page.out);
    }
    let (english, german) =
        (home.run(&["completions", "fish"]), home.run(&["--lang", "de", "completions", "fish"]));
    assert!(english.out.contains("The folder of the house"), "{}", english.out);
    assert!(german.out.contains("Der Ordner des Hauses"), "{}", german.out);
    home.refused(&["completions", "tcsh"], &["tcsh"]);
}
