//! The plots of the report, as SVG: drawn for a width that a phone has too, so that their letters stay readable.

use super::axis::{Axis, round_step};
use crate::commands::arena::tell::ArenaResults;
use bots::arena::Sprt;
use maud::{Markup, html};

/// How wide a plot is.
const WIDTH: f64 = 420.0;
/// The room of a row of bots.
const ROW: f64 = 46.0;
/// The room below a plot for the numbers of its axis.
const FOOT: f64 = 26.0;
/// How high a curve or a histogram is.
const HEIGHT: f64 = 150.0;
/// What is left free at the sides.
const SIDE: f64 = 22.0;
/// A plot shows no more letters of a name.
const LONGEST_NAME: usize = 24;
/// How many colours bots have; further ones begin again.
pub(super) const COLOURS: usize = 6;

/// A row of the plots with a dot and its interval.
struct Dot {
    bot: usize,
    name: String,
    value: f64,
    ci95: Option<(f64, f64)>,
    figure: String,
}

/// A name that leaves room for a number beside it: of a command, the end says more than the beginning.
fn short(name: &str) -> String {
    let signs = name.chars().count();
    if signs <= LONGEST_NAME {
        return name.to_owned();
    }
    std::iter::once('…').chain(name.chars().skip(signs + 1 - LONGEST_NAME)).collect()
}

/// The shares of victories with their intervals.
pub(super) fn shares(results: &ArenaResults<'_>) -> Markup {
    let dots: Vec<Dot> = results
        .played
        .names
        .iter()
        .enumerate()
        .filter_map(|(bot, name)| {
            let share = results.played.standing(bot)?.win_share;
            let (value, ci95) = (share.mean, share.ci95);
            Some(Dot { bot, name: short(name), value, ci95, figure: results.percent(value) })
        })
        .collect();
    let axis = Axis::new((0.0, 1.0), (SIDE, WIDTH - SIDE));
    let mark = |value: f64| format!("{}\u{a0}%", results.words.decimal(100.0 * value, 0));
    rows(&results.words.say("arena-report-shares"), &dots, axis, results.fair_share(), mark)
}

/// The ratings with their intervals, the strongest first.
pub(super) fn ratings(results: &ArenaResults<'_>) -> Markup {
    let dots: Vec<Dot> = results
        .ratings()
        .into_iter()
        .map(|(bot, rating)| Dot {
            bot,
            name: short(&results.played.names[bot]),
            value: rating.points,
            ci95: rating.ci95,
            figure: results.points(rating.points, 0),
        })
        .collect();
    let ends = dots.iter().flat_map(|dot| {
        let (low, high) = dot.ci95.unwrap_or((dot.value, dot.value));
        [low, high]
    });
    let far = ends.map(f64::abs).fold(50.0, f64::max);
    let axis = Axis::new((-far, far), (SIDE, WIDTH - SIDE));
    rows(&results.words.say("arena-report-ratings"), &dots, axis, 0.0, |value| results.points(value, 0))
}

/// A row for each bot: name, number, interval and dot, over one axis.
fn rows(title: &str, dots: &[Dot], axis: Axis, fair: f64, mark: impl Fn(f64) -> String) -> Markup {
    let foot = ROW * dots.len() as f64 + 6.0;
    html! {
        svg viewBox=(format!("0 0 {WIDTH} {}", foot + FOOT)) role="img" aria-label=(title) {
            (grid(axis, 6.0, foot, &mark))
            line.fair x1=(axis.place(fair)) x2=(axis.place(fair)) y1="6" y2=(foot) {}
            @for (row, dot) in dots.iter().enumerate() {
                @let top = ROW * row as f64;
                g data-bot=(dot.bot % COLOURS) {
                    text.name x=(SIDE) y=(top + 20.0) { (dot.name) }
                    text.number x=(WIDTH - SIDE) y=(top + 20.0) { (dot.figure) }
                    @if let Some((low, high)) = dot.ci95 {
                        line.interval x1=(axis.place(low)) x2=(axis.place(high)) y1=(top + 36.0) y2=(top + 36.0) {}
                    }
                    circle.dot cx=(axis.place(dot.value)) cy=(top + 36.0) r="6" {}
                }
            }
        }
    }
}

/// The vertical lines of an axis, with their numbers.
fn grid(axis: Axis, top: f64, foot: f64, mark: impl Fn(f64) -> String) -> Markup {
    html! {
        @for value in axis.marks(5) {
            @let place = axis.place(value);
            line.grid x1=(place) x2=(place) y1=(top) y2=(foot) {}
            text.mark x=(place) y=(foot + 18.0) { (mark(value)) }
        }
    }
}

/// How the margins of each bot are spread; nothing if no game was played to its end.
pub(super) fn margins(results: &ArenaResults<'_>) -> Option<Markup> {
    let standings: Vec<_> = (0..results.played.names.len())
        .filter_map(|bot| results.played.standing(bot).map(|standing| (bot, standing)))
        .filter(|(_, standing)| !standing.margins.is_empty())
        .collect();
    if standings.is_empty() {
        return None;
    }
    let all = || standings.iter().flat_map(|(_, standing)| standing.margins.iter().copied());
    let (low, high) = (all().fold(0.0, f64::min), all().fold(0.0, f64::max));
    // About thirty bars of a round width, the same for everybody.
    let step = round_step((high - low).max(1.0) / 30.0).max(1.0);
    let first = (low / step).floor();
    let bars = ((high / step).floor() - first) as usize + 1;
    let axis = Axis::new((first * step, (first + bars as f64) * step), (SIDE, WIDTH - SIDE));
    let one = HEIGHT * 0.55;
    let height = |row: usize| (one + 30.0) * row as f64;
    let foot = height(standings.len()) - 4.0;
    let label = results.words.say("arena-report-margins");
    Some(html! {
        svg viewBox=(format!("0 0 {WIDTH} {}", foot + FOOT + 14.0)) role="img" aria-label=(label) {
            (grid(axis, 6.0, foot, |value| results.points(value, 0)))
            @for (row, (bot, standing)) in standings.iter().enumerate() {
                @let base = height(row) + one + 24.0;
                @let counts = histogram(&standing.margins, first, step, bars);
                @let most = counts.iter().copied().max().unwrap_or(1).max(1) as f64;
                g data-bot=(bot % COLOURS) {
                    text.name x=(SIDE) y=(height(row) + 16.0) { (short(&results.played.names[*bot])) }
                    text.number x=(WIDTH - SIDE) y=(height(row) + 16.0) { (results.margin(standing)) }
                    @for (bar, &count) in counts.iter().enumerate().filter(|(_, count)| **count > 0) {
                        @let left = axis.place((first + bar as f64) * step);
                        @let right = axis.place((first + bar as f64 + 1.0) * step);
                        @let tall = (count as f64 / most * one * 10.0).round() / 10.0;
                        rect.bar x=(left) y=(base - tall) width=(((right - left - 0.8).max(0.4) * 10.0).round() / 10.0) height=(tall) {
                            title { (bar_title(results, (first + bar as f64) * step, step, count)) }
                        }
                    }
                    line.base x1=(SIDE) x2=(WIDTH - SIDE) y1=(base) y2=(base) {}
                    @if let Some(margin) = standing.margin {
                        @let place = axis.place(margin.mean);
                        path.mean d=(format!("M{place} {base}l-5 8h10z")) {}
                    }
                }
            }
            line.fair x1=(axis.place(0.0)) x2=(axis.place(0.0)) y1="6" y2=(foot) {}
            text.mark x=(WIDTH / 2.0) y=(foot + FOOT + 8.0) { (results.words.say("arena-report-points-axis")) }
        }
    })
}

fn histogram(margins: &[f64], first: f64, step: f64, bars: usize) -> Vec<usize> {
    let mut counts = vec![0; bars];
    for margin in margins {
        let bar = ((margin / step).floor() - first).max(0.0) as usize;
        counts[bar.min(bars - 1)] += 1;
    }
    counts
}

fn bar_title(results: &ArenaResults<'_>, low: f64, step: f64, count: usize) -> String {
    let ends = [("low", results.points(low, 0).into()), ("high", results.points(low + step - 1.0, 0).into())];
    let range =
        if step > 1.0 { results.words.say_with("arena-report-range", &ends) } else { results.points(low, 0) };
    results.words.say_with("arena-report-bar", &[("range", range.into()), ("count", count.into())])
}

/// How the sequential test went.
pub(super) fn sprt(results: &ArenaResults<'_>, sprt: &Sprt) -> Markup {
    let (top, foot) = (10.0, HEIGHT + 60.0);
    let path = sprt.path();
    let far =
        path.iter().map(|ratio| ratio.abs()).fold(Sprt::ENOUGH * 1.25, f64::max).min(Sprt::ENOUGH * 2.0);
    let across = Axis::new((0.0, path.len().max(1) as f64), (SIDE, WIDTH - SIDE));
    let up = Axis::new((-far, far), (foot, top));
    let places =
        |(set, ratio): (usize, &f64)| format!("{},{}", across.place(set as f64 + 1.0), up.place(*ratio));
    let walk: Vec<String> = std::iter::once(format!("{},{}", across.place(0.0), up.place(0.0)))
        .chain(path.iter().enumerate().map(places))
        .collect();
    let said = |key: &str, share: f64| {
        results.words.say_with(&format!("arena-report-{key}"), &[("share", results.percent(share).into())])
    };
    let whole = |value: f64| results.words.count(value.round() as i64);
    let (accepted, rejected) = (up.place(Sprt::ENOUGH), up.place(-Sprt::ENOUGH));
    let label = results.words.say("arena-report-sprt");
    html! {
        svg viewBox=(format!("0 0 {WIDTH} {}", foot + FOOT + 14.0)) role="img" aria-label=(label) {
            (grid(across, top, foot, whole))
            rect.accepted x=(SIDE) y=(top) width=(WIDTH - 2.0 * SIDE) height=(accepted - top) {}
            rect.rejected x=(SIDE) y=(rejected) width=(WIDTH - 2.0 * SIDE) height=(foot - rejected) {}
            line.fair x1=(SIDE) x2=(WIDTH - SIDE) y1=(up.place(0.0)) y2=(up.place(0.0)) {}
            text.name x=(SIDE + 8.0) y=(accepted - 6.0) { (said("accepted", sprt.bounds().high())) }
            text.name x=(SIDE + 8.0) y=(rejected + 18.0) { (said("rejected", sprt.bounds().low())) }
            polyline.walk points=(walk.join(" ")) {}
            @if let Some(&last) = path.last() {
                circle.end cx=(across.place(path.len() as f64)) cy=(up.place(last)) r="5" {}
            }
            text.mark x=(WIDTH / 2.0) y=(foot + FOOT + 8.0) { (results.words.say("arena-report-sets-axis")) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_names_lose_their_beginning() {
        assert_eq!(short("casual"), "casual");
        assert_eq!(short("python3 some/where/far/off/my_bot.py"), "…where/far/off/my_bot.py");
        assert_eq!(short("python3 some/where/far/off/my_bot.py").chars().count(), LONGEST_NAME);
    }

    #[test]
    fn every_margin_is_in_a_bar() {
        assert_eq!(histogram(&[-3.0, -1.0, 0.0, 4.0, 5.0], -2.0, 2.0, 5), [1, 1, 1, 0, 2]);
        assert_eq!(histogram(&[], 0.0, 1.0, 1), [0]);
    }
}
