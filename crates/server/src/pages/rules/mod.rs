//! The rules: a game or a module in pictures with its clauses folded below, a clause or a section alone, or
//! the list of games.

mod clauses;
mod guide;

use super::{asset, banner, frame};
use crate::error::Failure;
use crate::merlin_modules::ModuleChoice;
use crate::reader::Reader;
use axum::extract::{Path, Query};
use axum::http::StatusCode;
use clauses::Search;
use games::GameId;
use lessons::{Guide, Lesson, Place, Topic};
use maud::{Markup, PreEscaped, html};
use merlin::{Module, Modules};
use pulldown_cmark::{Options, Parser};
use std::collections::HashMap;
use words::{Rule, Words};

/// A file of the rules: what it is about, the letters of its clauses, and its sections with their ids.
struct Chapter {
    heading: String,
    letters: String,
    sections: Vec<(String, String)>,
}

/// The files and sections that clauses come from, in order.
fn chapters<'a>(rules: impl IntoIterator<Item = &'a Rule>) -> Vec<Chapter> {
    let mut found: Vec<Chapter> = Vec::new();
    for rule in rules {
        if found.last().is_none_or(|last| last.heading != rule.chapter) {
            let letters = rule.id.split('-').next().unwrap_or_default().to_owned();
            found.push(Chapter { heading: rule.chapter.clone(), letters, sections: Vec::new() });
        }
        let Some(last) = found.last_mut() else { continue };
        // Examples have numbers of their own, but stand together.
        let id = clauses::section_of(rule);
        if last.sections.last().is_none_or(|(_, heading)| *heading != rule.section) {
            last.sections.push((id.to_owned(), rule.section.clone()));
        }
    }
    found
}

/// The module whose clauses begin with these letters.
fn module_of(letters: &str) -> Option<Module> {
    Module::ALL.into_iter().find(|module| module.rules() == letters)
}

/// All games, each with its guide, its modules and the way to its clauses.
pub(crate) async fn contents(reader: Reader) -> Markup {
    let words = reader.words;
    let body = html! {
        (banner(&reader))
        main id="content" {
            h1 { (words.say("server-rules")) }
            ul.games.handbooks {
                @for game in GameId::ALL {
                    li { div.game {
                        img.picture src=(asset(&format!("{game}.svg"))) alt="" width="416" height="236";
                        div.about {
                            h2 { a href={ "/rules/" (game.rules()) } { (words.game(game)) } }
                            @if let Some(guide) = Guide::of(game) { p { (guide.about.say(words.lang())) } }
                            p.actions {
                                a.button.primary href={ "/rules/" (game.rules()) } { (words.say("rules-short")) }
                                a.button href={ "/rules/" (game.rules()) "#clauses" } { (words.say("rules-clauses")) }
                            }
                        }
                    } }
                }
            }
            @for game in GameId::ALL {
                @let books: Vec<&str> = game.rule_books(None).into_iter().skip(1).collect();
                @if !books.is_empty() {
                    h2 { (words.game(game)) ": " (words.say("rules-modules")) }
                    ul.books {
                        @for letters in books { li { a href={ "/rules/" (letters) } {
                            @if let Some(module) = module_of(letters) {
                                img src=(asset(&format!("module-{module}.svg"))) alt="" width="32" height="32";
                                (words::merlin::module(words, module))
                            } @else {
                                (words.clauses_of(letters).first().map(|rule| rule.chapter.clone()).unwrap_or_default())
                            }
                        } } }
                    }
                }
            }
        }
    };
    frame(&reader, &words.say("server-rules"), "plain", &body)
}

/// The game whose rules begin with these letters, those of its modules included.
fn game_of(id: &str) -> Option<GameId> {
    let letters = id.split('-').next().unwrap_or_default();
    GameId::ALL.into_iter().find(|game| game.rule_books(None).contains(&letters))
}

/// The clauses asked for. All of a game are those of what can be played, or of the modules a link names.
fn asked(words: Words, clause: &str, fields: &HashMap<String, String>) -> Result<Vec<Rule>, Failure> {
    let letters = clause.to_ascii_uppercase();
    let Some(game) = GameId::ALL.into_iter().find(|game| game.rules() == letters) else {
        return Ok(words.clause(clause).map_or_else(|| words.clauses_of(clause), |rule| vec![rule]));
    };
    let choice = ModuleChoice::of(fields)
        .map_err(|fault| Failure::with(StatusCode::BAD_REQUEST, words.fault(&fault)))?
        .map(|choice| format!("modules={}", choice.known()));
    Ok(words.rule_book(game, choice.as_deref()))
}

/// The page.
pub(crate) async fn page(
    reader: Reader,
    Path(clause): Path<String>,
    Query(fields): Query<HashMap<String, String>>,
) -> Result<Markup, Failure> {
    let words = reader.words;
    let found = asked(words, &clause, &fields)?;
    let Some(first) = found.first() else { return Err(Failure::not_found(words)) };
    let letters = clause.to_ascii_uppercase();
    let game = game_of(&first.id);
    match game.filter(|game| game.rule_books(None).contains(&letters.as_str())) {
        Some(game) => Ok(handbook(&reader, game, &letters, &found, &fields)),
        None => Ok(excerpt(&reader, game, clause, &found)),
    }
}

/// A game or a module: the guide, then its clauses.
fn handbook(
    reader: &Reader,
    game: GameId,
    letters: &str,
    found: &[Rule],
    fields: &HashMap<String, String>,
) -> Markup {
    let words = reader.words;
    let lang = words.lang();
    let search = Search::of(fields.get("find"));
    let shown: Vec<&Rule> = found.iter().filter(|rule| clauses::is_for_players(rule)).collect();
    let matching: Vec<&Rule> = shown.iter().copied().filter(|rule| search.finds(rule)).collect();
    let chapters = chapters(matching.iter().copied());
    let whole = letters == game.rules();
    let guide = Guide::of(game).filter(|_| whole);
    let books = self::chapters(shown.iter().copied());
    let modules: Vec<Module> =
        books.iter().filter_map(|book| module_of(&book.letters)).filter(|_| whole).collect();
    let one = module_of(letters).and_then(guide::of);
    let title = match (guide, module_of(letters)) {
        (Some(guide), _) => guide.title.say(lang).to_owned(),
        (None, Some(module)) => words::merlin::module(words, module),
        (None, None) => books.first().map(|book| book.heading.clone()).unwrap_or_default(),
    };
    let about = guide.map(|guide| guide.about.say(lang)).or(one.map(|one| one.about.say(lang)));
    let at_table = fields.contains_key(crate::merlin_modules::KEY);
    let heading = if at_table { "rules-at-table" } else { "rules-modules" };
    let address = format!("/rules/{letters}");
    let body = html! {
        (banner(reader))
        main.handbook id="content" {
            (sidebar(words, game, guide, (!modules.is_empty()).then_some(heading), whole))
            div.leaves {
                h1 { (title) }
                @if let Some(about) = about { p.about { (about) } }
                @if let Some(guide) = guide { (guide::sections(reader, guide)) }
                @if let Some(one) = one { section { h2 { (words.say("rules-in-short")) } (guide::alone(reader, one)) } }
                (lesson_box(words, game, &lessons_of(game, letters)))
                @if !modules.is_empty() {
                    section id="modules" aria-labelledby="modules-heading" {
                        h2 id="modules-heading" { (words.say(heading)) }
                        @if !at_table { p { (words.say("rules-modules-about")) } }
                        (guide::modules(reader, &modules, at_table))
                    }
                }
                section id="clauses" aria-labelledby="clauses-heading" {
                    h2 id="clauses-heading" { (words.say("rules-clauses")) }
                    p { (words.say("rules-clauses-about")) }
                    (clauses::field(words, &address, fields.get(crate::merlin_modules::KEY), &search, matching.len()))
                    (clauses::folded(&matching, &chapters, &search))
                }
            }
        }
    };
    frame(reader, &title, "plain", &body)
}

/// The headings of the page, and the other games. `modules` is the heading of the modules, if there are any; `whole` is
/// whether this is the page of the game itself.
fn sidebar(
    words: Words,
    game: GameId,
    guide: Option<&'static Guide>,
    modules: Option<&str>,
    whole: bool,
) -> Markup {
    html! {
        nav.toc aria-label=(words.say("rules-contents")) {
            ul {
                li { a href="#find" { (words.say("rules-find")) } }
                @for (id, name) in guide.map(|guide| guide::contents(words, guide)).unwrap_or_default() { li { a href={ "#" (id) } { (name) } } }
                @if let Some(heading) = modules { li { a href="#modules" { (words.say(heading)) } } }
                li { a href="#clauses" { (words.say("rules-clauses")) } }
            }
            ul aria-label=(words.say("rules-others")) {
                @for other in GameId::ALL.into_iter().filter(|other| !whole || *other != game) {
                    li { a href={ "/rules/" (other.rules()) } { (words.game(other)) } }
                }
            }
        }
    }
}

/// A clause, or a section of them.
fn excerpt(reader: &Reader, game: Option<GameId>, asked: String, found: &[Rule]) -> Markup {
    let words = reader.words;
    let chapters = chapters(found);
    let book = |game: GameId| match &chapters[..] {
        [only] => only.letters.clone(),
        _ => game.rules().to_owned(),
    };
    let body = html! {
        (banner(reader))
        main.column id="content" {
            h1 { @if let Some(game) = game { (words.game(game)) } }
            @for chapter in &chapters {
                @if game.is_some_and(|game| game.rule_books(None).len() > 1) { p.faded { (chapter.heading) } }
                @for (_, heading) in &chapter.sections {
                    h2 { (heading) }
                    @for rule in found.iter().filter(|rule| rule.section == *heading && rule.chapter == chapter.heading) { (clauses::clause(rule)) }
                }
            }
            @if let (Some(game), Some(first)) = (game, found.first()) {
                p.row {
                    @if clauses::is_for_players(first) {
                        a.button href={ "/rules/" (book(game)) "#" (first.id) } { (words.say("rules-context")) }
                    }
                    @if book(game) != game.rules() { a.button href={ "/rules/" (book(game)) } { (chapters[0].heading) } }
                    a.button href={ "/rules/" (game.rules()) } { (words.say("server-all-rules")) }
                }
            }
        }
    };
    let title = match (game, found) {
        (Some(game), [_, _, ..]) => words.game(game),
        (Some(_) | None, _) => asked,
    };
    frame(reader, &title, "plain", &body)
}

/// The lessons that teach what a page of rules is about: that of a module, or those of the game.
fn lessons_of(game: GameId, letters: &str) -> Vec<&'static Lesson> {
    let teaches = |lesson: &&Lesson| match &lesson.topic {
        Topic::Module(module) => module.parse().is_ok_and(|module: Module| module.rules() == letters),
        Topic::FirstGame | Topic::Setting(_) => letters == game.rules(),
    };
    lessons::of_game(game).filter(teaches).collect()
}

/// The ways to lessons and to a table.
fn lesson_box(words: Words, game: GameId, lessons: &[&Lesson]) -> Markup {
    html! {
        @if let Some(first) = lessons.first() {
            div.try-it {
                p { b { (words.say("rules-try")) } " " (words.say("rules-try-about")) }
                p.row {
                    @for lesson in lessons {
                        a.button.primary[lesson == first] href=(super::lesson::address(lesson, &Place::default())) {
                            (words.say("lesson-offer")) ": " (lesson.title.say(words.lang()))
                        }
                    }
                    a.button href={ "/new/" (game) } { (words.say("server-new-table")) }
                }
            }
        }
    }
}

/// Where the rules of a table stand: only those of the modules in play.
pub(super) fn address(game: GameId, options: &str) -> String {
    let several = game.settings().iter().any(|setting| setting.several);
    let modules = options.split_whitespace().find_map(|part| part.strip_prefix("modules="));
    match modules {
        _ if !several => format!("/rules/{}", game.rules()),
        Some(modules) => format!("/rules/{}?modules={modules}", game.rules()),
        None => format!("/rules/{}?modules={}", game.rules(), Modules::NONE),
    }
}

/// Our own Markdown as HTML. A table wider than the screen is moved by itself, with the keyboard too.
fn written(text: &str) -> PreEscaped<String> {
    let mut page = String::new();
    pulldown_cmark::html::push_html(&mut page, Parser::new_ext(text, Options::ENABLE_TABLES));
    PreEscaped(
        page.replace("<table>", "<div class=\"wide\" tabindex=\"0\"><table>")
            .replace("</table>", "</table></div>"),
    )
}
