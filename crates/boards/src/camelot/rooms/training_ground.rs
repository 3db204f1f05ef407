//! The Training Ground: lanes, what each column is worth, and the board with the bonuses for a line.

use super::Hall;
use crate::camelot::Tap;
use crate::camelot::art;
use crate::camelot::layout::FIELD;
use crate::camelot::symbols::{extra, symbol};
use crate::drawing::{Point, Short, at, through};
use camelot::{Bonus, Destination, Field, Move, TrainingGround};
use maud::{Markup, html};
use words::camelot::{Sign, Subject};

pub(super) fn scene(hall: &Hall<'_>, dusk: &Markup) -> Markup {
    html! {
        (*art::TRAINING_GROUND)
        (dusk)
        @for row in &hall.components.training_ground.rows {
            @let ends: Vec<Point> = row.iter().map(|place| hall.at(place)).collect();
            @let left = ends.iter().map(|end| end.x).fold(f64::MAX, f64::min) - FIELD - 7.0;
            @let right = ends.iter().map(|end| end.x).fold(0.0, f64::max) + FIELD + 7.0;
            @if let Some(first) = ends.first() {
                rect x=(Short(left)) y=(Short(first.y - FIELD - 3.5)) width=(Short(right - left))
                    height=(Short(2.0 * FIELD + 7.0)) rx=(Short(FIELD + 3.0)) fill="#E3D0A0" fill-opacity=".75"
                    stroke="#5b6b33" stroke-opacity=".5" {}
            }
        }
        (pennants(hall))
        @if let Some(outlook) = hall.chosen { @for line in &outlook.lines { (line_of_three(hall, line)) } }
        (bonuses(hall))
    }
}

/// What a knight scores in each column (CAM-11.2).
fn pennants(hall: &Hall<'_>) -> Markup {
    let Some(lowest) = hall.components.training_ground.rows.first() else { return Markup::default() };
    let y = hall.frame.inside(0.0, 94.5).y;
    html! {
        @for (place, points) in lowest.iter().zip(&hall.components.training_ground.column_points) {
            g transform=(at(Point { x: hall.at(place).x, y })) {
                path d="M-15-9h30l-5 8.5 5 8.5h-30l5-8.5z" fill="#3F6A38" stroke="#22252E" {}
                text y="5" font-size="15" font-weight="700" fill="#fff" text-anchor="middle" { (points) }
            }
        }
    }
}

/// The three knights that the chosen one would complete.
fn line_of_three(hall: &Hall<'_>, line: &[Field; 3]) -> Markup {
    let path = through(line.iter().filter_map(|&field| Some(hall.at(hall.board.place(field)?))));
    html! {
        path d=(path) stroke="var(--lit)" stroke-width="8.8" stroke-linecap="round" fill="none" opacity=".9" {}
        path d=(path) stroke="#2F6B4F" stroke-width="3.5" stroke-dasharray="1 8" stroke-linecap="round" fill="none" {}
    }
}

/// Where a bonus stands on its board, seen from the corner of the room.
fn spot_of(hall: &Hall<'_>, bonus: Bonus) -> Point {
    let Point { x, y: top } = hall.frame.inside(92.3, 25.0);
    let step = (hall.frame.inside(0.0, 91.0).y - top) / 5.0;
    Point { x, y: top + step * (1.5 + bonus.index() as f64) }
}

/// The board with the bonuses (CAM-11.7).
fn bonuses(hall: &Hall<'_>) -> Markup {
    let Point { x, y: top } = hall.frame.inside(92.3, 25.0);
    let bottom = hall.frame.inside(0.0, 91.0).y;
    let step = (bottom - top) / 5.0;
    let coming = hall.chosen.is_some_and(|outlook| !outlook.lines.is_empty());
    html! {
        path d=(format!("M{} {}v12h6v-12z", Short(x - 3.0), Short(bottom - 2.0))) fill="#6E4526" {}
        rect x=(Short(x - 16.5)) y=(Short(top)) width="33" height=(Short(bottom - top)) rx="7" stroke="var(--figline)"
            fill=(if coming { "#DDEBDD" } else { "#EFE0BC" }) stroke-width=(if coming { "2" } else { "1.2" }) {}
        (symbol("line", x, top + step * 0.5, 0.92))
        path d=(format!("M{} {}h22", Short(x - 11.0), Short(top + step * 0.98))) stroke="#22252E"
            stroke-opacity=".35" {}
        @for bonus in Bonus::ALL { (drawing(bonus, spot_of(hall, bonus))) }
    }
}

/// The board with the bonuses, for whoever asks what they are.
pub(super) fn asked(hall: &Hall<'_>) -> Markup {
    let Point { x, y: top } = hall.frame.inside(92.3, 25.0);
    let height = hall.frame.inside(0.0, 91.0).y - top;
    html! {
        rect data-explain=(Subject::Sign(Sign::LineBonus)) x=(Short(x - 16.5)) y=(Short(top)) width="33" height=(Short(height))
            fill="transparent" aria-hidden="true" {}
    }
}

fn drawing(bonus: Bonus, Point { x, y }: Point) -> Markup {
    html! {
        @match bonus {
            Bonus::Red => (extra(Destination::Red, x, y - 1.0, 0.88)),
            Bonus::Yellow => (extra(Destination::Yellow, x, y - 1.0, 0.88)),
            Bonus::Tree => (symbol("tree", x, y, 1.05)),
            Bonus::Points => text x=(Short(x)) y=(Short(y + 6.0)) font-size="16.5" font-weight="700"
                text-anchor="middle"
                fill="var(--on-light)" { "+" (TrainingGround::BONUS_POINTS) },
        }
    }
}

/// The bonuses that can be chosen now.
pub(super) fn marks(hall: &Hall<'_>) -> Markup {
    let Some(stage) = hall.stage else { return Markup::default() };
    let offered = |bonus: &Bonus| stage.scene.offers.contains(&Move::Bonus(*bonus));
    html! {
        @for bonus in Bonus::ALL.into_iter().filter(offered) {
            @let choice = Move::Bonus(bonus);
            @let at = spot_of(hall, bonus);
            a class="target" role="button" tabindex="0" data-pick=(Tap::Choice(choice))
                aria-label=(stage.scene.spoken(stage.seat, choice)) aria-pressed=(stage.choice == Some(choice)) {
                rect class="glow mark" x=(Short(at.x - 17.0)) y=(Short(at.y - 18.0)) width="34" height="36" rx="8" {}
                (drawing(bonus, at))
            }
        }
    }
}
