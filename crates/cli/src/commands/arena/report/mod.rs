//! The report of a match: one HTML file with everything in it, for light and dark screens, large and small.

mod axis;
mod plots;

use super::tell::ArenaResults;
use maud::{DOCTYPE, Markup, PreEscaped, html};

/// Colours as on the pages of the house.
const STYLE: &str = include_str!("report.css");

/// The whole page.
pub(super) fn page(results: &ArenaResults<'_>) -> String {
    let say = |key: &str| results.words.say(&format!("arena-report-{key}"));
    let title = results.words.say_with("arena-report-title", &[("heading", results.heading().into())]);
    let several = results.played.names.len() > 2;
    let page = html! {
        (DOCTYPE)
        html lang=(results.words.lang()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width,initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                header {
                    h1 { (results.heading()) }
                    p.names { (results.played.names.join(" · ")) }
                    p.faded { (results.effort()) }
                    @if let Some(sprt) = &results.played.sprt {
                        p.verdict data-verdict=(sprt.verdict().id()) { (results.verdict(sprt)) }
                    }
                }
                main {
                    section.wide { (bots(results)) }
                    (figure(&say("shares"), &say("shares-about"), &plots::shares(results)))
                    @if let Some(sprt) = &results.played.sprt {
                        (figure(&say("sprt"), &say("sprt-about"), &plots::sprt(results, sprt)))
                    }
                    @if several {
                        (figure(&say("ratings"), &say("ratings-about"), &plots::ratings(results)))
                    }
                    @match plots::margins(results) {
                        Some(plot) => (figure(&say("margins"), &say("margins-about"), &plot)),
                        None => section { h2 { (say("margins")) } p { (say("no-margins")) } },
                    }
                    @if several {
                        section.wide { (meetings(results, &say("meetings"), &say("meetings-about"))) }
                    }
                    @if results.forfeits().next().is_some() {
                        section.wide {
                            h2 { (say("forfeits")) }
                            ul { @for line in results.forfeit_lines() { li { (line) } } }
                        }
                    }
                }
            }
        }
    };
    page.into_string()
}

fn figure(title: &str, about: &str, plot: &Markup) -> Markup {
    html! {
        section {
            h2 { (title) }
            (plot)
            p.faded { (about) }
        }
    }
}

/// The table of bots, as in the terminal.
fn bots(results: &ArenaResults<'_>) -> Markup {
    let columns = results.columns();
    html! {
        div.scroll {
            table.bots {
                thead { tr { @for column in &columns { th scope="col" { (column) } } } }
                tbody {
                    @for (number, row) in results.rows().iter().enumerate() {
                        tr {
                            th scope="row" { span.swatch data-bot=(number % plots::COLOURS) {} (row[0]) }
                            @for (column, cell) in columns.iter().zip(row).skip(1) { td data-column=(column) { (cell) } }
                        }
                    }
                }
            }
        }
        p.faded { (results.words.say_with("arena-fair", &[("share", results.percent(results.fair_share()).into())])) }
    }
}

/// Who wins how often against whom.
fn meetings(results: &ArenaResults<'_>, title: &str, about: &str) -> Markup {
    let names = &results.played.names;
    let cell = |alone: usize, others: usize| {
        let pair = bots::arena::Pairing { alone, others };
        let standing = (alone != others).then(|| results.played.meeting(pair)).flatten();
        match standing {
            None => html! { td.faded { "·" } },
            Some(standing) => {
                let better = standing.win_share.mean > results.fair_share();
                html! {
                    td data-better=(if better { "yes" } else { "no" }) {
                        (results.percent(standing.win_share.mean))
                        small.faded { (results.percents(&standing.win_share)) }
                    }
                }
            }
        }
    };
    html! {
        h2 { (title) }
        div.scroll {
            table {
                thead { tr { td {} @for name in names { th scope="col" { (name) } } } }
                tbody {
                    @for (alone, name) in names.iter().enumerate() {
                        tr {
                            th scope="row" { span.swatch data-bot=(alone % plots::COLOURS) {} (name) }
                            @for others in 0..names.len() { (cell(alone, others)) }
                        }
                    }
                }
            }
        }
        p.faded { (about) }
    }
}
