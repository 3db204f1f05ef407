//! `docs/api.md` is true: its addresses are there, its codes are known, its example is short enough to read.

use super::schema::Document;
use super::support::{Program, house};
use serde_json::json;
use std::collections::BTreeSet;

fn docs(file: &str) -> String {
    std::fs::read_to_string(format!("{}/../../docs/{file}", env!("CARGO_MANIFEST_DIR"))).unwrap()
}

fn guide() -> String {
    docs("api.md")
}

#[tokio::test]
async fn a_table_can_be_opened_with_every_option_of_the_examples() {
    let mut examples = BTreeSet::new();
    for options in guide().split('"').filter(|text| text.starts_with("players=")) {
        examples.insert(("artus".to_owned(), options.to_owned()));
    }
    // bot.py http://localhost:7777 merlin "players=2"
    for text in [docs("bot-protocol.md"), docs("examples/bot.py")] {
        let commands = text.lines().filter_map(|line| line.split_once("bot.py http://localhost:7777 "));
        for (game, options) in commands.map(|(_, rest)| rest.split_once(' ').unwrap()) {
            examples.insert((game.to_owned(), options.trim_matches('"').to_owned()));
        }
    }
    assert!(examples.len() >= 5, "{examples:?}");
    let program = Program::guest(&house(), "Gareth").await;
    for (game, options) in examples {
        let players = options["players=".len()..][..1].parse().unwrap();
        let new = json!({ "game": game, "options": options, "seats": vec!["me"; players] });
        program.post("/tables", new).await.ok();
    }
}

#[test]
fn the_guide_lists_every_address_and_no_other() {
    let operations: BTreeSet<(String, String)> = Document::shared().operations().into_iter().collect();
    let guide = guide();
    let rows = guide.lines().filter_map(|line| {
        let (method, path) = line.strip_prefix("| `")?.split_once('`')?.0.split_once(' ')?;
        Some((method.to_owned(), path.split('?').next()?.to_owned()))
    });
    assert_eq!(rows.collect::<BTreeSet<_>>(), operations);
}

#[test]
fn the_guide_explains_every_code_and_no_other() {
    let guide = guide();
    let (_, codes) = guide.split_once("## Errors").unwrap();
    let row = |line: &str| -> Option<BTreeSet<String>> {
        let (_, listed) = line.strip_prefix("| ")?.split_once(" | ")?;
        Some(listed.split('`').skip(1).step_by(2).map(str::to_owned).collect())
    };
    let explained: BTreeSet<String> = codes.lines().filter_map(row).flatten().collect();
    let known = Document::shared().words("ErrorCode");
    let missing: Vec<_> = known.difference(&explained).collect();
    assert!(missing.is_empty(), "{missing:?}");
    let unknown: Vec<_> = explained.difference(&known).collect();
    assert!(unknown.is_empty(), "{unknown:?}");
}

#[test]
fn the_python_example_has_forty_lines_and_needs_nothing_but_python() {
    let guide = guide();
    let example = guide.split("```python\n").nth(1).unwrap().split("```").next().unwrap();
    assert!(example.lines().count() <= 40, "{}", example.lines().count());
    let imports: Vec<&str> = example.lines().filter(|line| line.contains("import")).collect();
    assert_eq!(imports, ["import json, random, sys, urllib.request"]);
}
