//! Every guide is there, in every language, short, and cites clauses that exist.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use games::GameId;
use lessons::{Guide, ModuleGuide, Part, Show, Text};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use words::Words;

/// How many words people read in a minute.
const PACE: usize = 200;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../guides")
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let all = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    all.filter(|path| path.extension().is_some_and(|end| end == "toml")).collect()
}

fn guides() -> Vec<Guide> {
    let read = |path: &PathBuf| {
        let guide = Guide::read(&fs::read_to_string(path).unwrap());
        guide.unwrap_or_else(|why| panic!("{}: {why}", path.display()))
    };
    files(&folder()).iter().map(read).collect()
}

fn module_guides() -> Vec<ModuleGuide> {
    let read = |path: &PathBuf| {
        let guide = ModuleGuide::read(&fs::read_to_string(path).unwrap());
        let guide = guide.unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        assert_eq!(path.file_stem().unwrap(), guide.module.as_str(), "a file is named as its module");
        guide
    };
    files(&folder().join("merlin")).iter().map(read).collect()
}

/// Every text of a page that is read, and its pictures' descriptions.
fn texts<'a>(parts: &'a [Part], more: impl IntoIterator<Item = &'a Text>) -> (Vec<&'a Text>, Vec<&'a Text>) {
    let read = parts.iter().flat_map(|part| part.title.iter().chain([&part.text])).chain(more).collect();
    (read, parts.iter().map(|part| &part.alt).collect())
}

#[track_caller]
fn is_complete(name: &str, read: &[&Text], seen: &[&Text]) {
    let languages: BTreeSet<&str> = Words::languages().into_iter().collect();
    for text in read.iter().chain(seen) {
        assert_eq!(text.languages().collect::<BTreeSet<_>>(), languages, "{name}: {text:?}");
        assert!(text.languages().all(|lang| !text.say(lang).trim().is_empty()), "{name}: {text:?}");
    }
}

/// How many words are to be read, in the language that needs more of them.
fn length(read: &[&Text]) -> usize {
    let words = |lang: &str| read.iter().map(|text| text.say(lang).split_whitespace().count()).sum();
    Words::languages().into_iter().map(words).max().unwrap()
}

#[track_caller]
fn cites(name: &str, parts: &[Part], letters: &str) {
    for part in parts {
        assert!(!part.clauses.is_empty(), "{name}: {} cites no clause", part.picture);
        for clause in &part.clauses {
            assert!(clause.starts_with(letters), "{name} cites {clause}");
            for lang in Words::languages() {
                let found = Words::new(lang).unwrap().clause(clause);
                assert!(found.is_some_and(|rule| rule.language == lang), "{name}: {clause} in {lang}");
            }
        }
    }
}

#[test]
fn every_game_has_a_guide_of_four_minutes_at_most() {
    let guides = guides();
    for game in GameId::ALL {
        let guide = Guide::of(game).unwrap_or_else(|| panic!("{game} has no guide"));
        assert!(guides.contains(guide));
        let headings =
            guide.sections.iter().flat_map(|section| [Some(&section.title), section.text.as_ref()]);
        let more: Vec<&Text> = headings.flatten().chain([&guide.title, &guide.about]).collect();
        let parts: Vec<Part> = guide.sections.iter().flat_map(|section| section.parts.clone()).collect();
        let (read, seen) = texts(&parts, more);
        is_complete(game.id(), &read, &seen);
        assert!(length(&read) <= 4 * PACE, "{game}: {} words", length(&read));
        cites(game.id(), &parts, game.rules());
        let ids: BTreeSet<&str> = guide.sections.iter().map(|section| section.id.as_str()).collect();
        assert_eq!(ids.len(), guide.sections.len(), "{game}: a section has an id of its own");
        for section in &guide.sections {
            let most = match section.show {
                Show::Wide => 1,
                Show::Pair => 2,
                Show::Steps | Show::Rooms => 4,
                Show::Notes => 6,
            };
            assert!((1..=most).contains(&section.parts.len()), "{game}: {}", section.id);
        }
        assert!(parts.len() >= 5, "{game} is told in pictures");
    }
    assert_eq!(guides.len(), GameId::ALL.len());
}

#[test]
fn every_module_has_a_guide_of_a_minute_at_most() {
    let guides = module_guides();
    for module in merlin::Module::ALL {
        let name = module.to_string();
        let guide = ModuleGuide::of(GameId::Merlin, &name).unwrap_or_else(|| panic!("{name} has no guide"));
        let (read, seen) = texts(&guide.parts, [&guide.about]);
        is_complete(&name, &read, &seen);
        assert!(length(&read) <= PACE, "{name}: {} words", length(&read));
        cites(&name, &guide.parts, module.rules());
    }
    assert_eq!(guides.len(), merlin::Module::ALL.len());
}

#[test]
fn no_guide_speaks_to_programmers() {
    let all = files(&folder()).into_iter().chain(files(&folder().join("merlin")));
    for path in all {
        let text = fs::read_to_string(&path).unwrap().to_lowercase();
        for word in ["invariant", "implement", "component", "materialdatei", "index", "modulo"] {
            assert!(!text.contains(word), "{}: {word}", path.display());
        }
    }
}

#[test]
fn every_picture_of_a_guide_is_drawn_and_every_picture_is_used() {
    let of_games = guides().into_iter().flat_map(|guide| guide.sections).flat_map(|section| section.parts);
    let of_modules = module_guides().into_iter().flat_map(|guide| guide.parts);
    let used: Vec<String> = of_games.chain(of_modules).map(|part| part.picture).collect();
    let used: BTreeSet<&str> = used.iter().map(String::as_str).collect();
    assert_eq!(used, boards::guide::names().collect::<BTreeSet<_>>());
}
