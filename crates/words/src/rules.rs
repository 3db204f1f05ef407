//! The clauses of the rules in every language, read from `docs/rules` at first use.

use crate::Words;
use games::GameId;
use rust_embed::RustEmbed;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// `<lang>/<game>.md` and `<lang>/<game>/<module>.md`.
#[derive(RustEmbed)]
#[folder = "../../docs/rules"]
struct Files;

/// One clause of the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rule {
    /// Its id, such as `ART-9.2`.
    pub id: String,
    /// What it says, in Markdown; a table that belongs to it is part of it.
    pub text: String,
    /// The heading of its section, such as `9 Displacement`.
    pub section: String,
    /// What its file is about, such as `Module "Gold coins and mistletoe"`.
    pub chapter: String,
    /// The language of its text.
    pub language: &'static str,
}

impl Rule {
    fn new(id: &str, text: String, section: &str, chapter: &str, language: &'static str) -> Self {
        Self { id: id.to_owned(), text, section: section.to_owned(), chapter: chapter.to_owned(), language }
    }

    /// The first paragraph: the clause without the tables that belong to it.
    pub fn opening(&self) -> &str {
        self.text.split("\n\n").next().unwrap_or_default()
    }
}

/// The rules of one language, in the order of the files.
type Rules = Vec<Rule>;

static RULES: LazyLock<BTreeMap<&'static str, Rules>> = LazyLock::new(|| {
    let mut paths: Vec<_> = Files::iter().filter(|path| path.ends_with(".md")).collect();
    paths.sort();
    let read = |language: &'static str| {
        let own = paths.iter().filter(|path| path.split('/').next() == Some(language));
        let texts =
            own.filter_map(|path| Some(String::from_utf8_lossy(&Files::get(path)?.data).into_owned()));
        (language, texts.flat_map(|text| clauses(&text, language)).collect())
    };
    Words::languages().into_iter().map(read).collect()
});

/// Cuts a file into its clauses: `- **ART-9.2** …` with the indented lines that follow, or a row `| **CAM-21.3** | …`.
fn clauses(text: &str, language: &'static str) -> Rules {
    let mut found: Rules = Vec::new();
    let (mut chapter, mut section) = (String::new(), String::new());
    let mut inside = false;
    for line in text.lines() {
        if line.starts_with('#') {
            inside = false;
            if let Some(heading) = line.strip_prefix("## ") {
                section = heading.trim().to_owned();
            } else if let Some(heading) = line.strip_prefix("# ") {
                chapter = chapter_of(heading);
            }
        } else if let Some((id, opening)) = row_of(line) {
            inside = false;
            found.push(Rule::new(id, opening, &section, &chapter, language));
        } else if let Some((id, opening)) = clause_of(line) {
            inside = true;
            found.push(Rule::new(id, opening.trim().to_owned(), &section, &chapter, language));
        } else if !line.is_empty() && !line.starts_with([' ', '|']) {
            // A heading without a number is not part of the clause before.
            inside = false;
        } else if let Some(rule) = found.last_mut().filter(|_| inside) {
            rule.text.push('\n');
            rule.text.push_str(line.trim());
        }
    }
    for rule in &mut found {
        rule.text.truncate(rule.text.trim_end().len());
    }
    found
}

/// What the heading of a file says besides the game and the letters of its clauses: `Merlin – module "Arthur" (ARU)`.
fn chapter_of(heading: &str) -> String {
    let rest = heading.split_once(" – ").map_or(heading, |(_, rest)| rest);
    let rest = rest.rsplit_once(" (").map_or(rest, |(rest, _)| rest).trim();
    let mut letters = rest.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// The id and the text of a line that begins a clause; an example says so before its id.
fn clause_of(line: &str) -> Option<(&str, &str)> {
    let (bold, text) = line.strip_prefix("- **")?.split_once("**")?;
    let id = bold.rsplit(' ').next()?;
    is_id(id).then_some((id, text))
}

/// The id and the text of a row that is a clause: its cells, one after the other.
fn row_of(line: &str) -> Option<(&str, String)> {
    let (id, cells) = line.strip_prefix("| **")?.split_once("**")?;
    let cells: Vec<&str> = cells.split('|').map(str::trim).filter(|cell| !cell.is_empty()).collect();
    is_id(id).then(|| (id, cells.join("; ")))
}

fn is_id(id: &str) -> bool {
    id.split_once('-').is_some_and(|(game, number)| {
        game.chars().all(|c| c.is_ascii_uppercase()) && number.contains(|c: char| c.is_ascii_digit())
    })
}

/// Whether a clause belongs to what was asked for: `ART`, `ART-9`, `ART-9.2`, `ART-X`.
fn belongs(id: &str, prefix: &str) -> bool {
    let Some(rest) = id.strip_prefix(prefix) else { return false };
    match rest.chars().next() {
        None | Some('-' | '.') => true,
        Some(next) => next.is_ascii_digit() && prefix.ends_with(|last: char| last.is_ascii_uppercase()),
    }
}

impl Words {
    /// A clause by its id, in this language or else in English.
    pub fn clause(&self, id: &str) -> Option<Rule> {
        let id = id.to_ascii_uppercase();
        let languages = [self.lang(), Self::best([]).lang()];
        languages.iter().find_map(|lang| RULES.get(lang)?.iter().find(|rule| rule.id == id)).cloned()
    }

    /// The clauses of a game (`ART`), of a section (`ART-9`) or of a group (`ART-X`, the examples), in order.
    pub fn clauses_of(&self, section_or_prefix: &str) -> Vec<Rule> {
        let prefix = section_or_prefix.to_ascii_uppercase();
        let of = |lang: &str| -> Vec<Rule> {
            let rules = RULES.get(lang).map(Vec::as_slice).unwrap_or_default();
            rules.iter().filter(|rule| belongs(&rule.id, &prefix)).cloned().collect()
        };
        let own = of(self.lang());
        if own.is_empty() { of(Self::best([]).lang()) } else { own }
    }

    /// All clauses that hold in a game with these options, those of the base game first, then those of its
    /// modules; without options those of everything that can be played.
    pub fn rule_book(&self, game: GameId, options: Option<&str>) -> Vec<Rule> {
        game.rule_books(options).into_iter().flat_map(|letters| self.clauses_of(letters)).collect()
    }
}
