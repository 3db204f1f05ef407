//! The rules: a clause, a section, all of a game, or the list of games.

use super::{banner, frame};
use crate::error::Failure;
use crate::reader::Reader;
use axum::extract::Path;
use games::GameId;
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Options, Parser};

/// All games with the sections of their rules.
pub(crate) async fn contents(reader: Reader) -> Markup {
    let words = reader.words;
    let sections = |game: GameId| {
        let mut sections: Vec<(String, String)> = Vec::new();
        for rule in words.clauses_of(game.rules()) {
            let id = rule.id.split('.').next().unwrap_or_default().to_owned();
            if sections.last().is_none_or(|(_, heading)| *heading != rule.section) {
                sections.push((id, rule.section));
            }
        }
        sections
    };
    let body = html! {
        (banner(&reader))
        main.column id="content" {
            h1 { (words.say("server-rules")) }
            @for game in GameId::ALL {
                h2 { a href={ "/rules/" (game.rules()) } { (words.game(game)) } }
                ul.contents {
                    @for (id, heading) in sections(game) { li { a href={ "/rules/" (id) } { (heading) } } }
                }
            }
        }
    };
    frame(&reader, &words.say("server-rules"), "plain", &body)
}

/// The page.
pub(crate) async fn page(reader: Reader, Path(clause): Path<String>) -> Result<Markup, Failure> {
    let words = reader.words;
    let found = match words.clause(&clause) {
        Some(rule) => vec![rule],
        None => words.clauses_of(&clause),
    };
    if found.is_empty() {
        return Err(Failure::not_found(words));
    }
    let mut section = String::new();
    let game = GameId::ALL.into_iter().find(|game| found[0].id.starts_with(game.rules()));
    let body = html! {
        (banner(&reader))
        main.column id="content" {
            h1 { @if let Some(game) = game { (words.game(game)) } }
            @for rule in &found {
                @if rule.section != section {
                    h2 { (rule.section) }
                    ({ section.clone_from(&rule.section); "" })
                }
                div.rule id=(rule.id) {
                    a.clause href={ "/rules/" (rule.id) } { (rule.id) }
                    (written(&rule.text))
                }
            }
            @if let [only] = &found[..] {
                @let game = only.id.split('-').next().unwrap_or_default();
                p { a href={ "/rules/" (game) } { (words.say("server-all-rules")) } }
            }
        }
    };
    let title = match (game, &found[..]) {
        (Some(game), [_, _, ..]) => words.game(game),
        (Some(_) | None, _) => clause,
    };
    Ok(frame(&reader, &title, "plain", &body))
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
