//! King's favor in words: abilities and what they do, the choice after a mission, and what happens with seals.

use crate::merlin::choices;
use crate::merlin::missions::mission_asks;
use crate::merlin::things::{a_traitor, in_principality, the_vassal, vassal as vassal_name};
use crate::{Value, Words, begin_large};
use ::merlin::modules::favor::{Ability, Event, Frame, Move, Points, Refusal, Row, ScoringStep};
use ::merlin::{Colour, Event as AnyEvent, Layout, Mission, Open, Vassal, View};
use ::table::Seat;

/// The word by which an ability is chosen: rows 1 and 2 are the same in every column.
const fn id(ability: Ability) -> &'static str {
    match ability.row {
        Row::PlusOne => "plus_one",
        Row::Anywhere => "anywhere",
        Row::Special => ability.column.id(),
    }
}

/// An ability with its column: `Builder: build twice`.
pub fn ability(words: Words, ability: Ability) -> String {
    let what = words.say_with("merlin-favor-what", &[("ability", id(ability).into())]);
    let vassal = begin_large(&vassal_name(words, ability.column));
    words.say_with("merlin-favor-ability", &[("vassal", vassal.into()), ("what", what.into())])
}

/// An ability as its place on the favor board calls it: `build twice`.
pub fn ability_short(words: Words, ability: Ability) -> String {
    words.say_with("merlin-favor-short", &[("ability", id(ability).into())])
}

/// What an ability does, as a sentence.
pub fn ability_does(words: Words, ability: Ability) -> String {
    words.say_with("merlin-favor-does", &[("ability", id(ability).into())])
}

pub(super) fn choice(words: Words, own: Move, view: &View<'_>, seat: Seat, names: &[String]) -> String {
    match own {
        Move::Points => {
            let points = view.points(seat, own.into());
            words.say_with("merlin-favor-choice-points", &[("points", points.into())])
        }
        Move::Learn(taught) => ability(words, taught),
        Move::Build(site, colour) => choices::build(words, view.open, site, colour),
        Move::Repel(colour) => {
            let traitor = a_traitor(words, colour);
            begin_large(&words.say_with("merlin-favor-choice-repel", &[("traitor", traitor.into())]))
        }
        Move::Count(counted) => words.say_with("merlin-choice-vp", &[("counted", counted.id().into())]),
        Move::Deploy(vassal, to) => {
            let acts = view.preview_of_act(seat, &[own.into()]);
            let brings = choices::vassal_brings(words, view.open, (vassal, to), &acts);
            deploy(words, &view.preview(seat, own.into()), (vassal, to), &brings, names)
        }
    }
}

/// Where a vassal goes, what it brings there, and whom it displaces.
fn deploy(
    words: Words,
    events: &[AnyEvent],
    (vassal, to): (Vassal, Colour),
    brings: &str,
    names: &[String],
) -> String {
    let displaced = events.iter().find_map(|event| match *event {
        AnyEvent::Displaced { seat, .. } => Some(words.name(seat, names)),
        _ => None,
    });
    let mut values = vec![
        ("vassal", Value::from(begin_large(&vassal_name(words, vassal)))),
        ("in", in_principality(words, to).into()),
        ("brings", brings.into()),
    ];
    let Some(name) = displaced else { return words.say_with("merlin-choice-deploy", &values) };
    values.push(("name", name.into()));
    words.say_with("merlin-choice-deploy-displaces", &values)
}

pub(super) fn heading(words: Words, own: Move) -> String {
    words.say(match own {
        Move::Points | Move::Learn(_) => "merlin-favor-heading-reward",
        Move::Build(..) => "merlin-favor-heading-build",
        Move::Repel(_) => "merlin-favor-heading-repel",
        Move::Count(_) => "merlin-favor-heading-count",
        Move::Deploy(..) => "merlin-favor-heading-deploy",
    })
}

pub(super) fn event(words: Words, own: Event, names: &[String]) -> String {
    let (key, seat, about) = match own {
        Event::Learned { seat, ability } => ("merlin-favor-event-learned", seat, Some(ability)),
        Event::Used { seat, ability } => ("merlin-favor-event-used", seat, Some(ability)),
        Event::NoSecondDeployment { seat } => ("merlin-favor-event-no-second", seat, None),
        Event::TurnedBack { seat, ability } => ("merlin-favor-event-turned-back", seat, Some(ability)),
    };
    let mut values = vec![("name", Value::from(words.name(seat, names)))];
    values.extend(about.map(|about| ("ability", ability(words, about).into())));
    words.say_with(key, &values)
}

pub(super) fn refusal(words: Words, layout: &Layout, own: Refusal) -> String {
    let about = |own: Ability| ("ability", Value::from(ability(words, own)));
    let asks = |mission: Mission| ("asks", Value::from(mission_asks(words, &layout.components, mission)));
    let say = |key: &str, own: Ability| words.say_with(key, &[about(own)]);
    match own {
        Refusal::OtherColumn(own, mission) => {
            words.say_with("merlin-favor-refusal-other-column", &[asks(mission), about(own)])
        }
        Refusal::RowTooHigh(own, _) => say("merlin-favor-refusal-row-too-high", own),
        Refusal::LearnedBefore(own) => say("merlin-favor-refusal-learned-before", own),
        Refusal::NotLearned(own) => say("merlin-favor-refusal-not-learned", own),
        Refusal::Blocked(own) => say("merlin-favor-refusal-blocked", own),
        Refusal::NotCounted(_) => words.say("merlin-favor-refusal-not-counted"),
        Refusal::NoFigureCame(own) => say("merlin-favor-refusal-no-figure", own),
        Refusal::NothingBuilt => words.say("merlin-favor-refusal-nothing-built"),
        Refusal::NoSecondManor => words.say("merlin-favor-refusal-no-second-manor"),
        Refusal::StaffSpent(own) => say("merlin-favor-refusal-staff-spent", own),
        Refusal::NoStaff(own) => say("merlin-favor-refusal-no-staff", own),
        Refusal::DeploymentDue => words.say("merlin-favor-refusal-deployment-due"),
    }
}

pub(super) fn scored(words: Words, seat: Seat, points: i32, own: Points, names: &[String]) -> String {
    let values = |more: Option<(&'static str, String)>| {
        let mut all = vec![
            ("name", Value::from(words.name(seat, names))),
            ("points", Value::from(words.signed(points))),
        ];
        all.extend(more.map(|(key, text)| (key, text.into())));
        all
    };
    match own {
        Points::PlusOne { symbol, .. } => {
            let vassal = the_vassal(words, symbol);
            words.say_with("merlin-favor-scored-plus-one", &values(Some(("vassal", vassal))))
        }
        Points::Repelled { colour } => {
            let traitor = a_traitor(words, colour);
            words.say_with("merlin-favor-scored-repelled", &values(Some(("traitor", traitor))))
        }
        Points::AnyPoints => words.say_with("merlin-favor-scored-any-points", &values(None)),
    }
}

pub(super) fn due(words: Words, own: Frame) -> String {
    words.say(match own {
        Frame::Reward(_) => "merlin-favor-due-reward",
    })
}

/// The step of a scoring by its name.
pub(super) fn scoring_step(words: Words, own: ScoringStep) -> String {
    words.say(match own {
        ScoringStep::Seals => "merlin-favor-step-seals",
    })
}

/// The step of a scoring as a sentence of the log.
pub(super) fn step_begins(words: Words, own: ScoringStep) -> String {
    words.say(match own {
        ScoringStep::Seals => "merlin-favor-event-seals",
    })
}

/// What a player has of the module: `Seals left 2; Builder: build twice (blocked)`.
pub(super) fn pieces(words: Words, open: &Open, seat: Seat) -> String {
    let favor = &open.modules.favor;
    let learned = favor.learned(seat).iter().map(|own| {
        let name = ability(words, own);
        if favor.blocked(seat).contains(own) {
            words.say_with("merlin-favor-with-state", &[("ability", name.into())])
        } else {
            name
        }
    });
    let learned: Vec<String> = learned.collect();
    let count = ("count", Value::from(favor.seals_left(seat)));
    if learned.is_empty() {
        return words.say_with("merlin-favor-pieces", &[count]);
    }
    let abilities = learned.join(", ");
    words.say_with("merlin-favor-pieces-learned", &[count, ("abilities", abilities.into())])
}
