//! Every clause is there in every language.

use words::{Rule, Words};

fn english() -> Vec<Rule> {
    Words::new("en").unwrap().clauses_of("ART")
}

#[test]
fn every_clause_is_there_in_every_language() {
    let ids = |rules: &[Rule]| -> Vec<String> { rules.iter().map(|rule| rule.id.clone()).collect() };
    let english = english();
    assert!(english.len() > 150, "{}", english.len());
    for lang in Words::languages() {
        let words = Words::new(lang).unwrap();
        let rules = words.clauses_of("ART");
        assert_eq!(ids(&rules), ids(&english), "{lang}");
        for rule in &rules {
            assert_eq!(rule.language, lang, "{}", rule.id);
            assert!(rule.text.len() > 10 && !rule.section.is_empty(), "{rule:?}");
            assert!(!rule.text.contains("**"), "no clause swallows another: {rule:?}");
            assert!(!rule.opening().contains('\n'), "{rule:?}");
            assert_eq!(words.clause(&rule.id).as_ref(), Some(rule));
            let english = Words::new("en").unwrap().clause(&rule.id).unwrap();
            assert!(lang == "en" || rule.text != english.text, "not translated: {}", rule.id);
        }
    }
}

#[test]
fn a_clause_is_given_without_its_id() {
    let rule = |lang: &str, id: &str| Words::new(lang).unwrap().clause(id).unwrap();
    assert_eq!(rule("en", "ART-3.1").text, "A chair holds at most one figure.");
    assert_eq!(rule("de", "ART-3.1").text, "Auf einem Stuhl sitzt höchstens eine Figur.");
    assert_eq!(rule("en", "art-9.4").section, "9 Displacement");
    assert_eq!(rule("de", "ART-9.4").section, "9 Vertreiben");
    assert!(rule("de", "ART-X15").text.starts_with("(ART-9.1)"));
    assert_eq!(Words::new("en").unwrap().clause("ART-X99"), None);
}

#[test]
fn a_table_belongs_to_the_clause_before_it() {
    let rule = Words::new("en").unwrap().clause("ART-17.8").unwrap();
    assert!(rule.text.contains("| advanced | 4 |"));
    assert!(rule.opening().ends_with("the numbers of the table below."), "{}", rule.opening());
}

#[test]
fn clauses_are_found_by_section_and_by_group() {
    let count = |prefix: &str| Words::new("de").unwrap().clauses_of(prefix).len();
    assert_eq!(count("ART-1"), 6, "section 1, not 10 to 18");
    assert_eq!(count("ART-9"), 9);
    assert_eq!(count("ART-9.2"), 1);
    assert_eq!(count("ART-X"), 31);
    assert_eq!(count("ART-X3"), 1);
    assert_eq!(count("ART"), english().len());
    assert_eq!(count("A"), 0);
}

#[test]
fn a_rule_book_has_the_base_game_first_and_then_its_modules() {
    use games::GameId;
    let letters = |rules: &[Rule]| -> Vec<String> {
        let mut all: Vec<String> =
            rules.iter().map(|rule| rule.id.split('-').next().unwrap().to_owned()).collect();
        all.dedup();
        all
    };
    for (lang, gold) in
        [("en", "Module “Gold coins and mistletoe”"), ("de", "Modul „Goldmünzen und Misteln“")]
    {
        let words = Words::new(lang).unwrap();
        let book = words.rule_book(GameId::Merlin, Some("players=3 modules=gold,treasures"));
        assert_eq!(letters(&book), ["MER", "GLD", "TRE", "INT"], "{lang}");
        assert!(book.iter().all(|rule| rule.language == lang && !rule.chapter.is_empty()));
        assert_eq!(words.clause("GLD-2.1").unwrap().chapter, gold);
        assert_eq!(letters(&words.rule_book(GameId::Merlin, Some("players=3"))), ["MER"], "{lang}");
        let all = words.rule_book(GameId::Merlin, None);
        assert_eq!(letters(&all), GameId::Merlin.rule_books(None), "{lang}");
    }
}

/// Players read the clauses and their headings, so these speak of the game, not of programming it.
#[test]
fn no_clause_speaks_to_programmers() {
    for lang in Words::languages() {
        let words = Words::new(lang).unwrap();
        let rules = games::GameId::ALL.into_iter().flat_map(|game| words.rule_book(game, None));
        let mut count = 0;
        for rule in rules {
            let read = format!("{} {} {}", rule.chapter, rule.section, rule.text).to_lowercase();
            for word in [
                "invariant",
                "implement",
                "normativ",
                "specification",
                "test vector",
                "testfall",
                "testfälle",
            ] {
                assert!(!read.contains(word), "{lang} {}: “{word}”", rule.id);
            }
            count += 1;
        }
        assert!(count > 800, "{lang}: {count}");
    }
}
