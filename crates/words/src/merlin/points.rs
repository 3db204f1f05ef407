//! What points are given for, as sentences of the log.

use super::modules;
use super::spaces::{site as site_name, terrain as terrain_name};
use super::things::in_principality;
use crate::{Value, Words};
use ::merlin::{Colour, Layout, Points};
use ::table::Seat;

/// Points won or lost, with the reason.
pub(super) fn scored(
    words: Words,
    layout: &Layout,
    (seat, points, reason): (Seat, i32, Points),
    names: &[String],
) -> String {
    let say = |key: &str, more: &[(&'static str, Value)]| {
        let mut values: Vec<(&'static str, Value)> =
            vec![("name", words.name(seat, names).into()), ("points", words.signed(points).into())];
        values.extend(more.iter().cloned());
        words.say_with(key, &values)
    };
    let place = |colour: Colour| ("in", Value::from(in_principality(words, colour)));
    match reason {
        Points::Space { space: _, counted } => {
            say("merlin-scored-space", &[("counted", counted.id().into()), ("count", points.into())])
        }
        Points::Mission { mission: _ } => say("merlin-scored-mission", &[]),
        Points::SecondMission { mission: _ } => say("merlin-scored-second-mission", &[]),
        Points::Unrepelled { traitors } => say("merlin-scored-unrepelled", &[("count", traitors.into())]),
        Points::Excalibur => say("merlin-scored-excalibur", &[]),
        Points::Territory { terrain, first, tiles, sharers } => {
            let values = [
                ("terrain", terrain_name(words, terrain).into()),
                ("site", site_name(words, first).into()),
                ("tiles", tiles.into()),
                ("sharers", sharers.into()),
            ];
            say("merlin-scored-territory", &values)
        }
        Points::Principality { colour, worth, sharers } => {
            let values = [place(colour), ("worth", worth.into()), ("sharers", sharers.into())];
            say("merlin-scored-principality", &values)
        }
        Points::Grail { colour, worth } => {
            say("merlin-scored-grail", &[place(colour), ("worth", worth.into())])
        }
        Points::Vassals { vassals } => say("merlin-scored-vassals", &[("count", vassals.into())]),
        Points::Apples { apples } if layout.markers_as_apples => {
            say("merlin-scored-apples-and-markers", &[("count", apples.into())])
        }
        Points::Apples { apples } => say("merlin-scored-apples", &[("count", apples.into())]),
        Points::Staffs { staffs } => say("merlin-scored-staffs", &[("count", staffs.into())]),
        Points::Items { items } => say("merlin-scored-items", &[("count", items.into())]),
        Points::Module(own) => modules::scored(words, seat, points, own, names),
    }
}
