//! The rules: a clause, a section, a module, all of a game, or the list of games.

use super::{banner, frame};
use crate::error::Failure;
use crate::modules::Choice;
use crate::reader::Reader;
use axum::extract::{Path, Query};
use axum::http::StatusCode;
use games::GameId;
use lessons::{Lesson, Place};
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
fn chapters(rules: &[Rule]) -> Vec<Chapter> {
    let mut found: Vec<Chapter> = Vec::new();
    for rule in rules {
        if found.last().is_none_or(|last| last.heading != rule.chapter) {
            let letters = rule.id.split('-').next().unwrap_or_default().to_owned();
            found.push(Chapter { heading: rule.chapter.clone(), letters, sections: Vec::new() });
        }
        let Some(last) = found.last_mut() else { continue };
        if last.sections.last().is_none_or(|(_, heading)| *heading != rule.section) {
            let id = rule.id.split('.').next().unwrap_or_default().to_owned();
            last.sections.push((id, rule.section.clone()));
        }
    }
    found
}

/// All games with the sections of their rules, those of modules after those of the base game.
pub(crate) async fn contents(reader: Reader) -> Markup {
    let words = reader.words;
    let body = html! {
        (banner(&reader))
        main.column id="content" {
            h1 { (words.say("server-rules")) }
            @for game in GameId::ALL {
                @let chapters = chapters(&words.rule_book(game, None));
                h2 { a href={ "/rules/" (game.rules()) } { (words.game(game)) } }
                (lesson_link(words, lessons::of_game(game).next()))
                @for chapter in &chapters {
                    @if chapters.len() > 1 { h3 { a href={ "/rules/" (chapter.letters) } { (chapter.heading) } } }
                    ul.contents {
                        @for (id, heading) in &chapter.sections { li { a href={ "/rules/" (id) } { (heading) } } }
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
    let choice = Choice::of(fields)
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
    let game = game_of(&first.id);
    let chapters = chapters(&found);
    let (mut chapter, mut section) = (String::new(), String::new());
    let body = html! {
        (banner(&reader))
        main.column id="content" {
            h1 { @if let Some(game) = game { (words.game(game)) } }
            (lesson_link(words, game.and_then(|game| lesson_of(game, &chapters))))
            @if chapters.len() > 1 {
                ul.contents {
                    @for chapter in &chapters { li { a href={ "#" (chapter.letters) } { (chapter.heading) } } }
                }
            }
            @for rule in &found {
                @if rule.chapter != chapter {
                    @if game.is_some_and(|game| game.rule_books(None).len() > 1) {
                        h2.chapter id=(rule.id.split('-').next().unwrap_or_default()) { (rule.chapter) }
                    }
                    ({ chapter.clone_from(&rule.chapter); section.clear(); "" })
                }
                @if rule.section != section {
                    h2 { (rule.section) }
                    ({ section.clone_from(&rule.section); "" })
                }
                div.rule id=(rule.id) {
                    a.clause href={ "/rules/" (rule.id) } { (rule.id) }
                    (written(&rule.text))
                }
            }
            @if let (Some(game), [only]) = (game, &chapters[..]) {
                @if found.len() == 1 && only.letters != game.rules() {
                    p { a href={ "/rules/" (only.letters) } { (only.heading) } }
                }
                @if found.len() == 1 || only.letters != game.rules() {
                    p { a href={ "/rules/" (game.rules()) } { (words.say("server-all-rules")) } }
                }
            }
        }
    };
    let title = match (game, &found[..]) {
        (Some(game), [_, _, ..]) => words.game(game),
        (Some(_) | None, _) => clause,
    };
    Ok(frame(&reader, &title, "plain", &body))
}

/// The lesson that teaches what a page of rules is about: that of a module, or the first game.
fn lesson_of(game: GameId, chapters: &[Chapter]) -> Option<&'static Lesson> {
    let teaches = |lesson: &&Lesson| match (&lesson.module, chapters) {
        (Some(module), [only]) => module.parse().is_ok_and(|module: Module| module.rules() == only.letters),
        (Some(_), _) => false,
        (None, [only]) => only.letters == game.rules(),
        (None, _) => true,
    };
    lessons::of_game(game).find(teaches)
}

/// The way to a lesson.
fn lesson_link(words: Words, lesson: Option<&Lesson>) -> Markup {
    html! {
        @if let Some(lesson) = lesson {
            p { a.button href=(super::lesson::address(lesson, &Place::default())) {
                (words.say("lesson-offer")) ": " (lesson.title.say(words.lang()))
            } }
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
