//! What pages and scripts call things: attributes are listed in one place, and scripts know no game.

use regex::Regex;
use std::collections::{BTreeMap, BTreeSet};
use tidy::{TextFile, files};

const LIST: &str = "docs/page-attributes.md";

/// Everything that draws, styles or reads pages.
fn sources() -> Vec<TextFile> {
    let folders = ["crates/boards/src", "crates/server/src", "crates/cli/src"];
    let endings = [".rs", ".js", ".css"];
    folders.iter().flat_map(|folder| endings.iter().flat_map(|ending| files(folder, ending))).collect()
}

/// `myTurn` as an attribute: `data-my-turn`.
fn attribute(property: &str) -> String {
    let capital = Regex::new("[A-Z]").expect("a regular expression");
    format!("data-{}", capital.replace_all(property, |found: &regex::Captures<'_>| format!("-{}", &found[0])))
        .to_lowercase()
}

/// Every name that is used, with a file that uses it.
fn used() -> BTreeMap<String, String> {
    // Not what only ends like one: `people-personal-data-export` is a sentence.
    let name = Regex::new(r"(?:^|[^a-z-])(data-[a-z]+(?:-[a-z]+)*)").expect("a regular expression");
    let property = Regex::new(r"\bdataset\.([a-zA-Z]+)").expect("a regular expression");
    let mut used = BTreeMap::new();
    for file in sources() {
        for found in name.captures_iter(&file.text) {
            used.insert(found[1].to_owned(), file.path.clone());
        }
        if file.path.ends_with(".js") {
            for found in property.captures_iter(&file.text) {
                used.insert(attribute(&found[1]), file.path.clone());
            }
        }
    }
    used
}

#[test]
fn every_attribute_is_listed_once_and_used() {
    let page = files("docs", "page-attributes.md").pop().expect("the list").text;
    let row = Regex::new(r"(?m)^\| `(data-[a-z-]+)` \|").expect("a regular expression");
    let names: Vec<String> = row.captures_iter(&page).map(|found| found[1].to_owned()).collect();
    let listed: BTreeSet<&String> = names.iter().collect();
    assert_eq!(names.len(), listed.len(), "{LIST} lists a name twice");
    let used = used();
    let unlisted: Vec<_> = used.iter().filter(|(name, _)| !listed.contains(name)).collect();
    assert!(unlisted.is_empty(), "not in {LIST}: {unlisted:?}");
    let unused: Vec<_> = names.iter().filter(|&name| !used.contains_key(name)).collect();
    assert!(unused.is_empty(), "in {LIST}, and used nowhere: {unused:?}");
}

/// The classes a style sheet speaks of.
fn classes(text: &str) -> BTreeSet<String> {
    let class = Regex::new(r"\.([a-z][a-z0-9-]*)").expect("a regular expression");
    class.captures_iter(text).map(|found| found[1].to_owned()).collect()
}

const GAMES: [&str; 3] = ["artus", "camelot", "merlin"];

/// The ids a script or a style sheet speaks of. Those a game draws begin with its name.
fn ids(text: &str) -> BTreeSet<String> {
    let id = Regex::new(r"#([a-z][a-z0-9-]*)").expect("a regular expression");
    let by_id = Regex::new(r"getElementById\('([^']*)'\)").expect("a regular expression");
    id.captures_iter(text).chain(by_id.captures_iter(text)).map(|found| found[1].to_owned()).collect()
}

#[test]
fn no_script_knows_an_id_of_a_game() {
    let drawn = Regex::new(r#"\bid="([a-z0-9-]+)""#).expect("a regular expression");
    for game in GAMES {
        for file in files(&format!("crates/boards/src/{game}"), ".rs") {
            for id in drawn.captures_iter(&file.text) {
                assert!(id[1].starts_with(game), "{}: #{}", file.path, &id[1]);
            }
        }
    }
    let scripts = files("crates/server/src", ".js");
    assert!(scripts.iter().any(|script| ids(&script.text).contains("table")));
    let known = scripts.iter().flat_map(|script| ids(&script.text).into_iter().map(|id| (&script.path, id)));
    let found: Vec<_> = known.filter(|(_, id)| GAMES.iter().any(|game| id.starts_with(game))).collect();
    assert!(found.is_empty(), "{found:?}");
}

/// How taps of games begin, and what their settings are called.
fn taps_and_settings() -> BTreeSet<String> {
    let tap = Regex::new(r#"Some\(\("([a-z]+)", "#).expect("a regular expression");
    let setting = Regex::new(r#"\bone\(\s*"([a-z_]+)""#).expect("a regular expression");
    let picks = GAMES.iter().flat_map(|game| files(&format!("crates/boards/src/{game}"), "pick.rs"));
    let of = |name: &Regex, text: &str| -> Vec<String> {
        name.captures_iter(text).map(|found| found[1].to_owned()).collect()
    };
    let settings = files("crates/games/src", "settings.rs");
    let settings = settings.iter().flat_map(|file| of(&setting, &file.text));
    picks.flat_map(|file| of(&tap, &file.text)).chain(settings).collect()
}

/// Words that a script looks for at the beginning of a text, or in names of fields.
fn words_looked_for(script: &str) -> BTreeSet<String> {
    let looked_for =
        [r"/\^\(?([a-z_|]+)", r"'([a-z]+) '", r#"\bname[~^$*|]?=["']?([a-z_]+)"#, r"\bname === '([a-z_]+)'"];
    let looked_for = looked_for.map(|pattern| Regex::new(pattern).expect("a regular expression"));
    let found = looked_for.iter().flat_map(|pattern| pattern.captures_iter(script));
    found.flat_map(|found| found[1].split('|').map(str::to_owned).collect::<Vec<_>>()).collect()
}

#[test]
fn no_script_knows_a_tap_or_a_setting_of_a_game() {
    let known = taps_and_settings();
    for word in ["choice", "way", "figure", "fist", "sides", "mode"] {
        assert!(known.contains(word), "{word}");
    }
    let all = r#"/^(choice|way) /.test(a), 'fist ' + b, form.querySelector('[name=sides]'), name === 'mode'"#;
    assert!(words_looked_for(all).is_subset(&known) && words_looked_for(all).len() == 5);
    // The script of Merlin's modules is for that page alone.
    for script in files("crates/server/src", ".js").iter().filter(|file| !file.path.ends_with("/modules.js"))
    {
        let looked_for = words_looked_for(&script.text);
        let found: Vec<_> = looked_for.intersection(&known).collect();
        assert!(found.is_empty(), "{}: {found:?}", script.path);
    }
}

/// Everything between a parenthesis that has just been opened and its end.
fn until_closed(text: &str) -> &str {
    let mut depth = 1_u32;
    for (place, letter) in text.char_indices() {
        depth = depth + u32::from(letter == '(') - u32::from(letter == ')');
        if depth == 0 {
            return &text[..place];
        }
    }
    text
}

/// The classes that stand after `class=`, or in a variable of that name: all that games draw, and what scripts draw.
fn classes_by_name(text: &str) -> BTreeSet<String> {
    let named =
        Regex::new(r#"\bclass="([^"]*)"|\blet class = |\bclass=\(|\bclass: |\bclassName = |'class', "#);
    let named = named.expect("a regular expression");
    let literal = Regex::new(r#""([^"]*)"|'([^']*)'"#).expect("a regular expression");
    let class = Regex::new(r"^[a-z][a-z0-9-]*$").expect("a regular expression");
    let mut words: Vec<&str> = Vec::new();
    for found in named.captures_iter(text) {
        match found.get(1) {
            Some(plain) => words.push(plain.as_str()),
            None => {
                let rest = &text[found.get(0).map_or(0, |found| found.end())..];
                let value = match &found[0] {
                    "class=(" => until_closed(rest),
                    "let class = " => rest.split(';').next().unwrap_or(rest),
                    _ => rest.split([';', ',', '\n']).next().unwrap_or(rest),
                };
                let literals = literal.captures_iter(value);
                words.extend(literals.filter_map(|found| Some(found.get(1).or(found.get(2))?.as_str())));
            }
        }
    }
    let words = words.into_iter().flat_map(|words| words.split(' '));
    words.filter(|word| class.is_match(word)).map(str::to_owned).collect()
}

/// The classes that stand behind the name of an element, as in `form.sheet`. Read so, some fields of values pass for
/// classes as well.
fn classes_behind_elements(text: &str) -> BTreeSet<String> {
    let behind = Regex::new(
        r"(?m)(?:[{}]|^|\b[a-z][a-z0-9]*|#[a-z-]+) *((?:\.[a-z][a-z0-9-]*)+)(?:\[[^\]]*\])?(?: [^()=]*\{| [a-z-]+=|;)",
    );
    let behind = behind.expect("a regular expression");
    behind.captures_iter(text).flat_map(|found| classes(&found[1])).collect()
}

/// A class is a game's as well if only its markup draws it, whichever sheet styles it.
#[test]
fn no_script_knows_a_class_that_only_games_draw() {
    let is_of_game = |file: &TextFile| GAMES.iter().any(|game| file.path.contains(&format!("src/{game}/")));
    let markup = ["crates/boards/src", "crates/server/src"].iter().flat_map(|folder| files(folder, ".rs"));
    let (of_games, shared): (Vec<_>, Vec<_>) = markup.partition(is_of_game);
    let scripts = files("crates/server/src", ".js");
    let of_games: BTreeSet<String> = of_games.iter().flat_map(|file| classes_by_name(&file.text)).collect();
    let by_name = shared.iter().chain(&scripts).flat_map(|file| classes_by_name(&file.text));
    let behind = shared.iter().flat_map(|file| classes_behind_elements(&file.text));
    let shared: BTreeSet<String> = by_name.chain(behind).collect();
    for class in ["card", "pile", "mission", "pill", "target", "hit", "glow", "step-back"] {
        assert!(of_games.contains(class) && !shared.contains(class), ".{class}");
    }
    for class in ["log", "opens", "mark", "veil"] {
        assert!(shared.contains(class), ".{class}");
    }
    let quoted = Regex::new(r"'[^'\n]*'|`[^`\n]*`").expect("a regular expression");
    let value = Regex::new(r"\$\{[^}]*\}").expect("a regular expression");
    let mut found = Vec::new();
    for script in &scripts {
        for text in quoted.find_iter(&value.replace_all(&script.text, "")) {
            let known = classes(text.as_str());
            let own = known.iter().filter(|class| of_games.contains(*class) && !shared.contains(*class));
            found.extend(own.map(|class| format!("{}: .{class} in {}", script.path, text.as_str())));
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn no_script_and_no_style_of_all_pages_knows_a_class_of_a_game() {
    let of_games: BTreeSet<String> = GAMES
        .iter()
        .flat_map(|game| files(&format!("crates/boards/src/{game}"), ".css"))
        .flat_map(|file| classes(&file.text))
        .collect();
    assert!(of_games.len() > 50, "{of_games:?}");
    let of_all = |file: &TextFile| !GAMES.iter().any(|game| file.path.contains(&format!("/{game}/")));
    let sheets = ["crates/server/src", "crates/boards/src"].iter().flat_map(|folder| files(folder, ".css"));
    let sheets: Vec<TextFile> = sheets.filter(of_all).collect();
    for sheet in &sheets {
        let known = classes(&sheet.text);
        let own = known.iter().filter(|class| GAMES.iter().any(|game| class.starts_with(game)));
        assert!(own.clone().next().is_none(), "{}: {:?}", sheet.path, own.collect::<Vec<_>>());
    }
    let shared: BTreeSet<String> = sheets.iter().flat_map(|sheet| classes(&sheet.text)).collect();
    let quoted = Regex::new(r"'[^'\n]*'|`[^`\n]*`").expect("a regular expression");
    let mut found = Vec::new();
    for script in files("crates/server/src", ".js") {
        for text in quoted.find_iter(&script.text) {
            let known = classes(text.as_str());
            let own = known.iter().filter(|class| of_games.contains(*class) && !shared.contains(*class));
            let named = known.iter().filter(|class| GAMES.iter().any(|game| class.starts_with(game)));
            found.extend(own.chain(named).map(|class| format!("{}: .{class}", script.path)));
        }
    }
    assert!(found.is_empty(), "{found:?}");
}

/// The selectors of a style sheet, one at a time, without what stands between parentheses; `:is()` stands for
/// some name.
fn selectors(text: &str) -> Vec<String> {
    let comment = Regex::new(r"(?s)/\*.*?\*/").expect("a regular expression");
    let (mut depth, mut plain) = (0_u32, String::new());
    for letter in comment.replace_all(text, "").replace(":not(:has(", ":has((").chars() {
        depth -= u32::from(letter == ')');
        if depth == 0 {
            plain.push(letter);
        }
        depth += u32::from(letter == '(');
    }
    let plain = plain.replace(":is()", "name");
    let rule = Regex::new(r"([^{}]*)\{").expect("a regular expression");
    let all = rule.captures_iter(&plain).map(|found| found[1].trim().to_owned());
    let all = all.filter(|selector| !selector.starts_with('@')).collect::<Vec<_>>();
    all.iter().flat_map(|selector| selector.split(',')).map(|one| one.trim().to_owned()).collect()
}

/// A browser looks at everything below when something changes that `:has()` looks at, in this rule and in all
/// others with `:has()`, if one of them ends with what has neither a name nor a class: 2,300 elements instead
/// of two.
#[test]
fn no_rule_with_has_ends_with_just_anything() {
    let vague = Regex::new(r":has\(\).*[\s>+~](\*|:[^\s>+~]*)$").expect("a regular expression");
    for (selector, is_vague) in [
        (".total:has(b) > * { }", true),
        ("p, i:has(b) :not(.a, .b) { }", true),
        ("i:has(:checked) ~ label i { }", false),
        ("i:not(:has(b, * > a)) :is(td, th) { }", false),
        ("i:not(:has(b, * > a)) * { }", true),
        ("i:has(b) .total > :is(td, th) { }", false),
        ("i > * { }", false),
    ] {
        let found = selectors(selector).iter().any(|one| vague.is_match(one));
        assert_eq!(found, is_vague, "{selector}");
    }
    for file in sources().iter().filter(|file| file.path.ends_with(".css")) {
        let found: Vec<String> =
            selectors(&file.text).into_iter().filter(|selector| vague.is_match(selector)).collect();
        assert!(found.is_empty(), "{}: {found:?}", file.path);
    }
}
