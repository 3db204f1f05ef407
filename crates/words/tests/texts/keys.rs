//! All languages have the same keys with the same gaps, and every key is used.

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;
use games::GameId;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use words::Words;

/// What a message of a language asks for.
#[derive(Default, Debug, PartialEq)]
struct Message {
    /// The gaps it has.
    gaps: BTreeSet<String>,
    /// For each gap, the words by which a variant is chosen.
    variants: BTreeMap<String, BTreeSet<String>>,
}

impl Message {
    fn read(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.read_expression(expression);
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => self.read_inline(inline),
            Expression::Select { selector, variants } => {
                self.read_inline(selector);
                for variant in variants {
                    self.read(&variant.value);
                    if let InlineExpression::VariableReference { id } = selector {
                        let (VariantKey::Identifier { name: word }
                        | VariantKey::NumberLiteral { value: word }) = &variant.key;
                        self.variants.entry(id.name.clone()).or_default().insert(word.clone());
                    }
                }
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.gaps.insert(id.name.clone());
            }
            InlineExpression::FunctionReference { arguments, .. } => self.read_arguments(arguments),
            InlineExpression::TermReference { arguments, .. } => {
                arguments.iter().for_each(|arguments| self.read_arguments(arguments));
            }
            InlineExpression::Placeable { expression } => self.read_expression(expression),
            InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. }
            | InlineExpression::MessageReference { .. } => {}
        }
    }

    fn read_arguments(&mut self, arguments: &CallArguments<String>) {
        arguments.positional.iter().for_each(|argument| self.read_inline(argument));
        arguments.named.iter().for_each(|argument| self.read_inline(&argument.value));
    }
}

/// A file of a language: its messages (`key`, `key.attribute`) and terms (`-key`).
fn read(path: &Path) -> BTreeMap<String, Message> {
    let text = fs::read_to_string(path).unwrap();
    let resource = parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
    let mut messages = BTreeMap::new();
    let mut add = |key: String, pattern: &Pattern<String>| {
        let mut message = Message::default();
        message.read(pattern);
        assert!(messages.insert(key.clone(), message).is_none(), "{}: {key} stands twice", path.display());
    };
    for entry in resource.body {
        let (key, value, attributes) = match entry {
            Entry::Message(message) => (message.id.name, message.value, message.attributes),
            Entry::Term(term) => (format!("-{}", term.id.name), Some(term.value), term.attributes),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
            Entry::Junk { content } => panic!("{}: {content}", path.display()),
        };
        value.iter().for_each(|value| add(key.clone(), value));
        attributes.iter().for_each(|own| add(format!("{key}.{}", own.id.name), &own.value));
    }
    messages
}

/// The files whose keys this crate itself says; the others belong to the crates that say theirs.
const OWN_FILES: [&str; 12] = [
    "artus.ftl",
    "arthur.ftl",
    "caerleon.ftl",
    "camelot.ftl",
    "decree.ftl",
    "explain.ftl",
    "favor.ftl",
    "knights.ftl",
    "merlin.ftl",
    "morgana.ftl",
    "numbers.ftl",
    "table.ftl",
];

fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
        let path = entry.path();
        if path.is_dir() {
            found.extend(files(&path, extension));
        } else if path.extension().is_some_and(|own| own == extension) {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn language(lang: &str) -> BTreeMap<String, BTreeMap<String, Message>> {
    let folder = here("locales").join(lang);
    let name = |path: &Path| path.strip_prefix(&folder).unwrap().display().to_string();
    files(&folder, "ftl").iter().map(|path| (name(path), read(path))).collect()
}

#[test]
fn all_languages_have_the_same_files_keys_and_gaps() {
    let english = language("en");
    for lang in Words::languages() {
        let own = language(lang);
        assert!(own.keys().eq(english.keys()), "{lang}: {:?} {:?}", own.keys(), english.keys());
        for (file, messages) in &own {
            let keys =
                |messages: &BTreeMap<String, Message>| messages.keys().cloned().collect::<BTreeSet<_>>();
            let (mine, theirs) = (keys(messages), keys(&english[file]));
            let differing: Vec<_> = mine.symmetric_difference(&theirs).collect();
            assert!(differing.is_empty(), "{lang}/{file}: {differing:?}");
            for (key, message) in messages {
                assert_eq!(message.gaps, english[file][key].gaps, "{lang}/{file}: {key}");
            }
        }
    }
}

#[test]
fn no_key_stands_in_two_files() {
    for lang in Words::languages() {
        let mut seen = BTreeSet::new();
        for (file, messages) in language(lang) {
            for key in messages.into_keys() {
                assert!(seen.insert(key.clone()), "{lang}/{file}: {key}");
            }
        }
    }
}

/// The words that the source chooses variants by.
fn known_words(gap: &str) -> &'static [&'static str] {
    match gap {
        "metal" | "other-metal" => &["silver", "bronze"],
        "figures" | "permitted" => &["silver", "bronze", "any"],
        "figure" => &["knight", "prince", "king"],
        "kind" => &["knight", "king", "scoring"],
        "scoring" => &["all", "all-inverted", "green-yellow-red", "carpet", "three-red", "best"],
        "phase" => &["start-player", "first-king", "deal", "place", "play", "draw", "reveal", "over"],
        "displaced" => &["nobody", "own", "knight", "prince", "king"],
        "direction" => &["forward", "backward"],
        "exact" | "backward" | "inner" | "won" => &["yes", "no"],
        "sign" => &["gain", "loss"],
        "state" => &["missing", "forbidden", "wrong"],
        "syntax" => &["duplicate", "bracket", "quotes", "comma", "other"],
        "type" => &["range", "count", "whole", "decimal", "text", "truth", "list", "items", "table", "other"],
        "rings" => &["2", "3"],
        "count" | "max" | "said" | "found" => &["0", "zero", "one", "two", "few", "many", "other"],
        _ => known_words_of_camelot(gap),
    }
}

/// The same for the words of one game.
fn known_words_of_camelot(gap: &str) -> &'static [&'static str] {
    match gap {
        "room" => &["red", "green", "blue", "yellow", "secret"],
        "board" => &[
            "round_table",
            "rebellion",
            "training_ground",
            "tournament",
            "ballroom",
            "intrigue",
            "chapel",
            "library",
            "secret_room",
            "red",
            "green",
            "blue",
            "yellow",
            "secret",
        ],
        "shield" => &["red", "green", "blue", "yellow", "any", "violet", "other"],
        "to" => &["red", "green", "blue", "yellow", "any"],
        "source" => &["hinterland", "screen"],
        "group" => &["t", "l", "r", "a", "b"],
        "face" => &["green", "gold"],
        "area" => &["loyalist", "rebel", "table"],
        "line" => &["row", "column", "diagonal", "unknown"],
        "bonus" => &["red", "yellow", "tree", "points", "none"],
        "piece" => &["knight", "black_knight"],
        "place" => &["1", "2", "3", "4", "other"],
        "leads" => &["red", "green", "blue", "yellow", "others", "castle"],
        "due" => &[
            "side", "eldest", "colour", "card", "mission", "send", "predict", "reveal", "merlin", "take",
            "fetch", "shield", "grail", "tile", "bonus", "extra", "hero", "magician", "over", "other",
        ],
        "colours" | "cost" | "hearts" | "knights" | "most" | "owned" | "points" | "sent" | "surplus"
        | "tiles" | "total" | "ahead" | "merlin" => &["0", "zero", "one", "two", "few", "many", "other"],
        _ => &[],
    }
}

/// Merlin has kinds, figures and directions of its own.
fn known_words_of_merlin(gap: &str) -> &'static [&'static str] {
    match gap {
        "colour" => &["black", "grey", "blue", "purple", "orange", "brown", "other"],
        "vassal" => &["lady", "shield_bearer", "builder", "flag_bearer"],
        "power" => &[
            "repel_traitors",
            "second_mission",
            "reverse",
            "turn_die",
            "different_action",
            "mirror",
            "plus_minus",
            "switch",
        ],
        "relic" => &["excalibur", "grail"],
        "die" => &["own", "merlin", "arthur", "chosen"],
        "figure" => &["knight", "merlin", "arthur"],
        "direction" => &["clockwise", "counter-clockwise"],
        "means" => &["excalibur", "flag", "shield", "ability"],
        "ability" => &["plus_one", "anywhere", "builder", "shield_bearer", "flag_bearer", "lady"],
        "ally" => &[
            "tristram", "lamorak", "gawain", "lancelot", "gareth", "geraint", "galahad", "bors", "gaheris",
            "percival", "bedivere", "kay",
        ],
        "stack" => &["a", "b"],
        "terrain" => &["mountain", "wood", "lake"],
        "tower" | "ring" | "own" | "horn" | "arthur" | "districts" | "inner" | "castles" | "strength"
        | "blocks" => &["yes", "no"],
        "kind" => &[
            "flag",
            "shield",
            "material",
            "resource_shield",
            "resource_flag",
            "resource_material",
            "resource_influence",
            "signet_ring",
            "stairs",
            "merlin",
            "replace_manor",
            "picts",
            "apple",
            "move_arthur",
            "activate_vassal",
        ],
        "their" => &["own", "merlin", "arthur"],
        "effect" => &[
            "bewitch",
            "swap_figures",
            "coins_for_resources",
            "resources_for_coins",
            "witch_hut",
            "dark_influence",
        ],
        "fruit" => &["apple", "mistletoe"],
        "district" => &["mint", "trader", "orchard", "smith", "quarry", "tailor", "none"],
        "counted" => &["shield", "flag", "material", "influence", "manor"],
        "gained" => &["flag", "material", "shield", "vassal"],
        "window" => &["start", "die", "moved", "between", "after"],
        "step" => &["traitors", "environs", "influence", "vassals"],
        "category" => &[
            "spaces",
            "missions",
            "traitors",
            "excalibur",
            "environs",
            "influence",
            "vassals",
            "apples",
            "staffs",
            "items",
            "favor",
            "picts",
            "allies",
            "coins",
            "horn",
            "treasures",
            "decrees",
        ],
        "given" => &["flag", "shield", "material", "influence"],
        "why" => &["marker", "manor", "blocked", "supply"],
        "ahead" | "count" | "markers" | "needed" | "points" | "tiles" => &["one", "other"],
        "sharers" => &["one", "2", "3", "other"],
        _ => &[],
    }
}

#[test]
fn variants_are_chosen_by_words_the_source_knows() {
    for lang in Words::languages() {
        let own = language(lang);
        for (key, message) in OWN_FILES.iter().flat_map(|file| &own[*file]) {
            for (gap, variants) in &message.variants {
                let merlin = key.starts_with("merlin-") || key.starts_with("explain-merlin-");
                let (own, shared) = (known_words_of_merlin(gap), known_words(gap));
                let is_known = |word: &str| {
                    merlin && own.contains(&word) || !key.starts_with("merlin-") && shared.contains(&word)
                };
                for word in variants {
                    assert!(is_known(word), "{lang}: {key}: ${gap} -> [{word}]");
                }
            }
        }
    }
}

/// What is decided before a game is named by its list of settings.
fn keys_of_settings() -> Vec<String> {
    let of_game = |game: GameId| {
        let settings = game.settings().iter().filter(|setting| setting.key != "players");
        settings.flat_map(move |setting| {
            let key = format!("{game}-setting-{}", setting.key);
            // Where several can be chosen, none and all of them have names too.
            let none_and_all = setting.several.then_some([setting.usual, "all"]).into_iter().flatten();
            let values = setting.values.iter().copied().chain(none_and_all);
            let values = values.map(|value| format!("{key}-{value}")).collect::<Vec<_>>();
            [key].into_iter().chain(values)
        })
    };
    GameId::ALL.into_iter().flat_map(of_game).collect()
}

/// Every quoted piece of the source that looks like a key of this crate.
fn keys_in_the_source() -> BTreeSet<String> {
    let is_key = |piece: &&str| {
        let plain = piece.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
        let own = ["artus-", "camelot-", "explain-", "merlin-", "number-", "table-"]
            .iter()
            .any(|prefix| piece.starts_with(prefix));
        plain && own && !piece.ends_with('-')
    };
    let texts = files(&here("src"), "rs").into_iter().map(|path| fs::read_to_string(path).unwrap());
    let named = texts.flat_map(|text| text.split('"').filter(is_key).map(str::to_owned).collect::<Vec<_>>());
    named.chain(keys_of_settings()).collect()
}

#[test]
fn every_key_in_the_source_is_there_and_every_key_is_used() {
    let used = keys_in_the_source();
    assert!(used.len() > 100, "{}", used.len());
    for lang in Words::languages() {
        let words = Words::new(lang).unwrap();
        let missing: Vec<_> = used.iter().filter(|key| !words.has(key)).collect();
        assert!(missing.is_empty(), "{lang} lacks {missing:?}");
        let own = language(lang);
        let there = OWN_FILES.iter().flat_map(|file| own[*file].keys());
        let unused: Vec<_> = there.filter(|key| !used.contains(*key)).collect();
        assert!(unused.is_empty(), "{lang} never says {unused:?}");
    }
}

/// A text can be unreadable as one of these; each is named in the source of the games.
#[test]
fn whatever_can_be_unreadable_has_a_sentence_of_its_own() {
    let mut kinds = BTreeSet::new();
    for folder in ["../table/src", "../artus/src", "../camelot/src", "../merlin/src", "../games/src"] {
        for path in files(&here(folder), "rs") {
            let text = fs::read_to_string(path).unwrap();
            let named = text.split("Unreadable::new(\"").skip(1).filter_map(|rest| rest.split('"').next());
            kinds.extend(named.map(str::to_owned));
        }
    }
    assert!(kinds.len() > 8, "{kinds:?}");
    for lang in Words::languages() {
        let words = Words::new(lang).unwrap();
        let generic = words.say_with("table-unreadable", &[("text", "x".into())]);
        for kind in &kinds {
            let unreadable = table::Unreadable { what: kind.clone().leak(), text: "x".to_owned() };
            assert_ne!(words.unreadable(&unreadable), generic, "{lang}: {kind}");
        }
    }
}
