//! Everybody's chance to win from move to move, as curves. The same for all games.

use maud::{Markup, html};

/// The chances of one seat.
pub struct Curve {
    /// The colour of the seat in this game.
    pub paint: &'static str,
    /// Its shield, which stands at the end of the curve.
    pub shield: Markup,
    /// From 0 to 1: before the first move, after it, and so on.
    pub chances: Vec<f32>,
}

/// A sign on a curve.
pub struct Mark {
    /// The number of moves at which it stands.
    pub after: usize,
    /// Which curve.
    pub curve: usize,
    /// What is written on it.
    pub sign: String,
    /// Its class.
    pub class: &'static str,
}

/// The picture in its own units; it fills the width it gets.
const WIDTH: f32 = 400.0;
const HEIGHT: f32 = 190.0;
const LEFT: f32 = 30.0;
const RIGHT: f32 = 376.0;
const TOP: f32 = 10.0;
const BOTTOM: f32 = 176.0;
/// The maximum number of steps of a curve, each with its lowest and its highest chance: more could not be
/// distinguished.
const STEPS: usize = 120;
/// The size of a shield at the end of a curve.
const SHIELD: f32 = 15.0;
/// How far the centre of a mark lies from its curve.
const DISTANCE: f32 = 15.0;

/// The curves from the first move to the last, with a line at the one that is shown. `label` says it for
/// whoever listens.
pub fn chances(label: &str, curves: &[Curve], marks: &[Mark], shown: usize) -> Markup {
    let moves = curves.iter().map(|curve| curve.chances.len()).max().unwrap_or_default().saturating_sub(1);
    let x = |after: usize| LEFT + (RIGHT - LEFT) * after.min(moves) as f32 / moves.max(1) as f32;
    let y = |chance: f32| BOTTOM - (BOTTOM - TOP) * chance.clamp(0.0, 1.0);
    let at = |curve: &Curve, after: usize| curve.chances.get(after).copied().unwrap_or_default();
    let points = |curve: &Curve| {
        let steps = moves.clamp(1, STEPS);
        let extremes = |number: usize| {
            let step = number * moves / steps..((number + 1) * moves / steps).max(1);
            let by_chance = |&one: &usize, &other: &usize| at(curve, one).total_cmp(&at(curve, other));
            let lowest = step.clone().min_by(by_chance).unwrap_or_default();
            let highest = step.max_by(by_chance).unwrap_or_default();
            [lowest.min(highest), lowest.max(highest)]
        };
        let mut all: Vec<usize> = (0..steps).flat_map(extremes).chain([0, moves]).collect();
        all.sort_unstable();
        all.dedup();
        let point = |after: usize| format!("{:.0},{:.0}", x(after), y(at(curve, after)));
        all.into_iter().map(point).collect::<Vec<_>>().join(" ")
    };
    // Shields stand beside the ends of their curves, above each other where these meet.
    let mut ends: Vec<(f32, &Curve)> =
        curves.iter().map(|curve| (y(at(curve, moves)) - SHIELD / 2.0, curve)).collect();
    ends.sort_by(|one, other| other.0.total_cmp(&one.0));
    let mut lowest = BOTTOM - SHIELD / 2.0;
    for (top, _) in &mut ends {
        *top = top.min(lowest);
        lowest = *top - SHIELD;
    }
    let line = |number: f32| format!("M{LEFT} {:.0}H{RIGHT}", y(number / 100.0));
    // A mark stands above its curve, or below it where there is no room.
    let beside = |curve: &Curve, after: usize| {
        let y = y(at(curve, after));
        if y < TOP + 2.0 * DISTANCE { y + DISTANCE } else { y - DISTANCE }
    };
    html! {
        svg class="chances" viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(label) data-moves=(moves) {
            @for percent in [0.0, 25.0, 50.0, 75.0, 100.0] {
                path class="grid" d=(line(percent)) {}
                text class="scale" x=(LEFT - 5.0) y=(format!("{:.0}", y(percent / 100.0) + 4.0)) { (percent) }
            }
            path class="shown" d=(format!("M{:.1} {TOP}V{BOTTOM}", x(shown))) {}
            @for curve in curves {
                @let points = points(curve);
                polyline class="edge" points=(points) {}
                polyline class="curve" points=(points) stroke=(curve.paint) {}
            }
            @for curve in curves {
                circle class="now" cx=(format!("{:.1}", x(shown))) cy=(format!("{:.1}", y(at(curve, shown)))) r="4" fill=(curve.paint) {}
            }
            @for (top, curve) in &ends {
                svg x=(RIGHT + 5.0) y=(format!("{top:.0}")) width=(SHIELD) height=(SHIELD) { (curve.shield) }
            }
            @for mark in marks {
                @if let Some(curve) = curves.get(mark.curve) {
                    @let (x, y) = (x(mark.after), beside(curve, mark.after));
                    g class={ "mark " (mark.class) } {
                        circle cx=(format!("{x:.0}")) cy=(format!("{y:.0}")) r="8" {}
                        text x=(format!("{x:.0}")) y=(format!("{:.0}", y + 4.0)) { (mark.sign) }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn curve(chances: Vec<f32>) -> Curve {
        Curve { paint: "var(--p-red)", shield: crate::empty_shield(), chances }
    }

    #[test]
    fn curves_go_from_the_first_move_to_the_last_and_stay_in_the_picture() {
        let long: Vec<f32> = (0..=1000).map(|made| made as f32 / 1000.0).collect();
        let falling = long.iter().map(|chance| 1.0 - chance).collect();
        let drawn = chances("", &[curve(long), curve(falling)], &[], 500).into_string();
        let lines: Vec<&str> =
            drawn.split("points=\"").skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
        assert_eq!(lines.len(), 4, "each curve with its edge");
        for line in lines {
            let points: Vec<(f32, f32)> = line
                .split(' ')
                .map(|point| point.split_once(',').unwrap())
                .map(|(x, y)| (x.parse().unwrap(), y.parse().unwrap()))
                .collect();
            assert!(points.len() <= 2 * STEPS + 1, "{}", points.len());
            assert_eq!((points[0].0, points[points.len() - 1].0), (LEFT, RIGHT));
            assert!(points.iter().all(|&(_, y)| (TOP..=BOTTOM).contains(&y)), "{points:?}");
        }
        assert!(drawn.contains("M203.0 10V176"), "the line at the middle: {drawn}");
    }

    #[test]
    fn no_peak_is_left_out_and_shields_do_not_cover_each_other() {
        let mut peak = vec![0.25; 1000];
        peak[501] = 1.0;
        let drawn = chances("", &[curve(peak), curve(vec![0.25; 1000]), curve(vec![0.2; 1000])], &[], 0)
            .into_string();
        assert!(drawn.contains(&format!(",{TOP:.0} ")), "{drawn}");
        let tops: Vec<f32> = drawn
            .split("<svg x=")
            .skip(1)
            .map(|shield| shield.split("y=\"").nth(1).unwrap().split('"').next().unwrap().parse().unwrap())
            .collect();
        assert_eq!(tops.len(), 3);
        assert!(tops.windows(2).all(|pair| pair[0] - pair[1] >= SHIELD - 1.0), "{tops:?}");
    }

    #[test]
    fn a_mark_lies_beside_its_curve_and_never_outside() {
        let mark = |after, curve| Mark { after, curve, sign: "L".to_owned(), class: "luck" };
        let marks = [mark(0, 0), mark(1, 0), mark(9, 7)];
        let drawn = chances("", &[curve(vec![1.0, 0.0])], &marks, 0).into_string();
        assert!(drawn.contains("<circle cx=\"30\" cy=\"25\" r=\"8\">"), "below the top: {drawn}");
        assert!(drawn.contains("<circle cx=\"376\" cy=\"161\" r=\"8\">"), "above the bottom: {drawn}");
        assert_eq!(drawn.matches("class=\"mark").count(), 2, "there is no curve 7");
    }

    #[test]
    fn a_game_without_a_move_is_drawn_too() {
        let drawn = chances("before the first move", &[curve(vec![0.5])], &[], 0).into_string();
        assert!(drawn.contains("aria-label=\"before the first move\"") && !drawn.contains("NaN"), "{drawn}");
    }
}
