//! The report of a match: one HTML file with everything in it, for light and dark screens, large and small.

mod axis;
mod plots;

use super::tell::Told;
use maud::{DOCTYPE, Markup, PreEscaped, html};

/// Colours as on the pages of the house.
const STYLE: &str = include_str!("report.css");

/// The whole page.
pub(super) fn page(told: &Told<'_>) -> String {
    let say = |key: &str| told.words.say(&format!("arena-report-{key}"));
    let title = told.words.say_with("arena-report-title", &[("heading", told.heading().into())]);
    let several = told.played.names.len() > 2;
    let page = html! {
        (DOCTYPE)
        html lang=(told.words.lang()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width,initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                header {
                    h1 { (told.heading()) }
                    p.names { (told.played.names.join(" · ")) }
                    p.faded { (told.effort()) }
                    @if let Some(sprt) = &told.played.sprt {
                        p.verdict data-verdict=(sprt.verdict().id()) { (told.verdict(sprt)) }
                    }
                }
                main {
                    section.wide { (bots(told)) }
                    (figure(&say("shares"), &say("shares-about"), &plots::shares(told)))
                    @if let Some(sprt) = &told.played.sprt {
                        (figure(&say("sprt"), &say("sprt-about"), &plots::sprt(told, sprt)))
                    }
                    @if several {
                        (figure(&say("ratings"), &say("ratings-about"), &plots::ratings(told)))
                    }
                    @match plots::margins(told) {
                        Some(plot) => (figure(&say("margins"), &say("margins-about"), &plot)),
                        None => section { h2 { (say("margins")) } p { (say("no-margins")) } },
                    }
                    @if several {
                        section.wide { (meetings(told, &say("meetings"), &say("meetings-about"))) }
                    }
                    @if told.forfeits().next().is_some() {
                        section.wide {
                            h2 { (say("forfeits")) }
                            ul { @for line in told.forfeit_lines() { li { (line) } } }
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
fn bots(told: &Told<'_>) -> Markup {
    let columns = told.columns();
    html! {
        div.scroll {
            table.bots {
                thead { tr { @for column in &columns { th scope="col" { (column) } } } }
                tbody {
                    @for (number, row) in told.rows().iter().enumerate() {
                        tr {
                            th scope="row" { span.swatch data-bot=(number % plots::COLOURS) {} (row[0]) }
                            @for (column, cell) in columns.iter().zip(row).skip(1) { td data-column=(column) { (cell) } }
                        }
                    }
                }
            }
        }
        p.faded { (told.words.say_with("arena-fair", &[("share", told.percent(told.fair_share()).into())])) }
    }
}

/// Who wins how often against whom.
fn meetings(told: &Told<'_>, title: &str, about: &str) -> Markup {
    let names = &told.played.names;
    let cell = |alone: usize, others: usize| {
        let pair = bots::arena::Pairing { alone, others };
        let standing = (alone != others).then(|| told.played.meeting(pair)).flatten();
        match standing {
            None => html! { td.faded { "·" } },
            Some(standing) => {
                let better = standing.win_share.mean > told.fair_share();
                html! {
                    td data-better=(if better { "yes" } else { "no" }) {
                        (told.percent(standing.win_share.mean))
                        small.faded { (told.percents(&standing.win_share)) }
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
