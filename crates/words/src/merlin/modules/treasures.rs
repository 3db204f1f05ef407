//! Treasures of the environs in words: its tiles, what they do, and what happens with them.

use crate::merlin::spaces::{site as site_name, terrain as terrain_name};
use crate::merlin::things::{an_item, from_principality, in_principality, kind as kind_name};
use crate::{Value, Words, begin_large};
use ::merlin::modules::treasures::{Effect, Event, Frame, Given, Move, Points, Refusal, SetupStep, Treasure};
use ::merlin::{Layout, View};
use ::table::Seat;

/// A tile by its terrain and what it does: `wood: the Grail and an apple`.
pub(crate) fn tile(words: Words, layout: &Layout, treasure: Treasure) -> String {
    let shown = layout.components.modules.treasures.tiles[treasure.index()];
    let values = [
        ("terrain", terrain_name(words, shown.terrain).into()),
        ("effect", effect(words, shown.effect).into()),
    ];
    words.say_with("merlin-treasures-tile", &values)
}

/// What a tile does, as a part of a sentence.
pub fn effect(words: Words, effect: Effect) -> String {
    let or = |given: Given| words.say_with("merlin-treasures-given", &[("given", given.id().into())]);
    match effect {
        Effect::Excalibur => words.say("merlin-treasures-excalibur"),
        Effect::Grail => words.say("merlin-treasures-grail"),
        Effect::MerlinStaff => words.say("merlin-treasures-staff"),
        Effect::PointsAndApple(points) => {
            words.say_with("merlin-treasures-points", &[("points", points.into())])
        }
        Effect::Influence([one, other]) => {
            let kinds = [("one", kind_name(words, one).into()), ("other", kind_name(words, other).into())];
            words.say_with("merlin-treasures-influence", &kinds)
        }
        Effect::Discard([one, other]) => {
            let kinds = [("one", or(one).into()), ("other", or(other).into())];
            words.say_with("merlin-treasures-discard", &kinds)
        }
    }
}

pub(super) fn choice(words: Words, own: Move, view: &View<'_>, seat: Seat) -> String {
    match own {
        Move::Remove(treasure) | Move::Lay(treasure) => {
            begin_large(&tile(words, &view.open.layout, treasure))
        }
        Move::From(colour) => {
            let brought = view.preview(seat, own.into()).into_iter().filter_map(|event| match event {
                ::merlin::Event::Took { item, .. } => Some(an_item(words, item)),
                _ => None,
            });
            let brought: Vec<String> = brought.collect();
            let from = ("from", Value::from(from_principality(words, colour)));
            if brought.is_empty() {
                return begin_large(&words.say_with("merlin-treasures-choice-from-nothing", &[from]));
            }
            let values = [from, ("items", words.list(brought).into())];
            begin_large(&words.say_with("merlin-treasures-choice-from", &values))
        }
        Move::TakeBack(colour) => {
            let from = from_principality(words, colour);
            words.say_with("merlin-treasures-choice-take-back", &[("from", from.into())])
        }
    }
}

pub(super) fn heading(words: Words, own: Move) -> Option<String> {
    match own {
        Move::From(_) => Some(words.say("merlin-treasures-heading-from")),
        Move::TakeBack(_) => Some(words.say("merlin-treasures-heading-take-back")),
        Move::Remove(_) | Move::Lay(_) => None,
    }
}

pub(super) fn event(words: Words, layout: &Layout, own: Event, names: &[String]) -> String {
    let name = |seat: Seat| ("name", Value::from(words.name(seat, names)));
    let shown = |treasure: Treasure| ("tile", Value::from(tile(words, layout, treasure)));
    match own {
        Event::Removed { treasure } => words.say_with("merlin-treasures-event-removed", &[shown(treasure)]),
        Event::Laid { site, treasure } => {
            let values = [("site", site_name(words, site).into()), shown(treasure)];
            words.say_with("merlin-treasures-event-laid", &values)
        }
        Event::Triggered { seat, site: _, treasure } => {
            let effect = effect(words, layout.components.modules.treasures.tiles[treasure.index()].effect);
            words.say_with("merlin-treasures-event-triggered", &[name(seat), ("effect", effect.into())])
        }
        Event::StaffWon { seat } => words.say_with("merlin-treasures-event-staff-won", &[name(seat)]),
        Event::NothingGained { seat, clause } => {
            let key = match clause.0 {
                "TRE-4.3" => "merlin-treasures-event-no-staff",
                _ => "merlin-treasures-event-no-influence",
            };
            words.say_with(key, &[name(seat)])
        }
        Event::MarkerGiven { seat, colour } => {
            let from = from_principality(words, colour);
            words.say_with("merlin-treasures-event-marker-given", &[name(seat), ("from", from.into())])
        }
        Event::NothingGiven { seat } => words.say_with("merlin-treasures-event-nothing-given", &[name(seat)]),
    }
}

pub(super) fn refusal(words: Words, own: Refusal) -> String {
    match own {
        Refusal::NotAsked(site) => {
            words.say_with("merlin-treasures-refusal-not-asked", &[("site", site_name(words, site).into())])
        }
        Refusal::NoMarkerThere(colour) => {
            let place = in_principality(words, colour);
            words.say_with("merlin-treasures-refusal-no-marker", &[("in", place.into())])
        }
    }
}

pub(super) fn scored(words: Words, seat: Seat, points: i32, own: Points, names: &[String]) -> String {
    match own {
        Points::Tile { site } => {
            let values = [
                ("name", words.name(seat, names).into()),
                ("points", words.signed(points).into()),
                ("site", site_name(words, site).into()),
            ];
            words.say_with("merlin-treasures-scored-tile", &values)
        }
    }
}

pub(super) fn due(words: Words, own: Frame) -> String {
    words.say(match own {
        Frame::Which(_) => "merlin-treasures-due-which",
        Frame::Traitor => "merlin-treasures-due-traitor",
        Frame::Influence(_) => "merlin-treasures-due-influence",
        Frame::Discard(..) => "merlin-treasures-due-discard",
    })
}

pub(super) fn setup_step(words: Words, own: SetupStep) -> String {
    match own {
        SetupStep::Removed => words.say("merlin-treasures-due-removed"),
    }
}
