//! The chairs that glow: what a tap on each of them means, and what its pill says.

use super::Tap;
use super::pills::{Mark, Pill};
use super::stage::Stage;
use artus::{Action, Card, Chair, ChairSet, Move, Scoring};
use std::collections::BTreeMap;

/// A chair that can be tapped.
pub(crate) struct Target {
    pub(crate) chair: Chair,
    pub(crate) tap: Tap,
    pub(crate) glow: Glow,
    /// What a screen reader says.
    pub(crate) label: String,
    pub(crate) pill: Option<Pill>,
}

/// How a chair glows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Glow {
    /// Its figure can be picked.
    Actor,
    /// A move can be chosen here.
    Goal,
    /// The chosen move is here.
    Chosen,
}

/// Every chair that can be tapped now, each once, clockwise.
pub(crate) fn targets(stage: &Stage<'_>) -> Vec<Target> {
    let mut found = BTreeMap::new();
    for chair in stage.figures().iter().filter(|&chair| Some(chair) != stage.figure) {
        found.insert(chair, actor(stage, chair));
    }
    for goal in stage.goals() {
        for (chair, target) in goals_on_chairs(stage, goal) {
            // Of several selections with the same knight the best is offered.
            let better = |old: &Target| old.glow == Glow::Actor || outranks(stage, &target, old);
            if found.get(&chair).is_none_or(better) {
                found.insert(chair, target);
            }
        }
    }
    found.into_values().collect()
}

fn outranks(stage: &Stage<'_>, new: &Target, old: &Target) -> bool {
    let points = |target: &Target| match target.tap {
        Tap::Choice(choice) => stage.outlook(choice).points,
        Tap::Card(_) | Tap::Figure(_) | Tap::Clear => None,
    };
    new.glow == Glow::Chosen || (old.glow != Glow::Chosen && points(new) > points(old))
}

/// A figure that can be picked for the card.
fn actor(stage: &Stage<'_>, chair: Chair) -> Target {
    let scene = stage.scene;
    let value = scene.view.open.value(chair);
    let figure = scene.view.open.table.figure(chair);
    let values = [
        ("figure", figure.map(|figure| scene.figure_name(figure)).unwrap_or_default().into()),
        ("chair", chair.number().into()),
        ("points", scene.words.signed(value).into()),
    ];
    let selects = stage.selects();
    let key = if selects { "boards-figure-counts" } else { "boards-figure-acts" };
    let counted = stage.chosen().is_some_and(|outlook| outlook.counted.contains(chair));
    let elsewhere = stage.figure.is_some() && !selects;
    Target {
        chair,
        tap: Tap::Figure(chair),
        glow: if counted { Glow::Chosen } else { Glow::Actor },
        label: scene.words.say_with(key, &values),
        // Beside a figure that is picked already, the others rest without numbers.
        pill: (!elsewhere).then(|| Pill { points: Some(value), ..Pill::default() }),
    }
}

/// The chairs on which a move can be tapped.
fn goals_on_chairs(stage: &Stage<'_>, goal: Move) -> Vec<(Chair, Target)> {
    let outlook = stage.outlook(goal);
    let open = stage.scene.view.open;
    let target = |chair: Chair, pill: Option<Pill>| {
        let glow = if stage.choice == Some(goal) { Glow::Chosen } else { Glow::Goal };
        let label = stage.scene.spoken(stage.seat, goal);
        (chair, Target { chair, tap: Tap::Choice(goal), glow, label, pill })
    };
    let counted = |knights: ChairSet, sign: i32| {
        let pill = |chair| Pill { points: Some(sign * open.value(chair)), ..Pill::default() };
        knights.iter().map(|chair| target(chair, Some(pill(chair)))).collect()
    };
    match goal {
        Move::Place(chair) => vec![target(chair, None)],
        Move::Play(card, action) => match action {
            Action::Advance { from, steps } => {
                let mark = outlook.displaced.map(|(figure, _, _)| Mark::Displaces(figure));
                let pill = Pill { steps: Some(steps), points: outlook.points, mark };
                vec![target(from.step(steps), Some(pill))]
            }
            Action::Ring(prince) => {
                let mark = Some(if outlook.crowned { Mark::Crowns } else { Mark::Ring });
                vec![target(prince, Some(Pill { steps: None, points: outlook.points, mark }))]
            }
            Action::All => {
                let reversed = card == Card::Scoring(Scoring::AllInverted);
                counted(outlook.counted, if reversed { -1 } else { 1 })
            }
            Action::Score(knights) if stage.figures().is_empty() => counted(knights, 1),
            Action::Score(mut knights) => match stage.figure {
                Some(picked) => {
                    knights.remove(picked);
                    counted(knights, 1)
                }
                None => Vec::new(),
            },
            Action::Best | Action::Penalty => Vec::new(),
        },
        Move::Start(_) | Move::King(_) | Move::Card(_) | Move::Draw(_) => Vec::new(),
    }
}
