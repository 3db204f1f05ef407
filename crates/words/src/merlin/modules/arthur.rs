//! Arthur in words: the spaces of the inner ring, the new flags, the signet ring and the Picts.

use crate::merlin::choices::{ends, vassal_brings};
use crate::merlin::missions::{mission as mission_name, mission_asks};
use crate::merlin::spaces::{site as site_name, space_at, terrain as terrain_name, tile as tile_name};
use crate::merlin::things::{
    direction as direction_name, into_principality, item as item_name, may_block, the_vassal,
    vassal as vassal_name, with_flag,
};
use crate::{Value, Words, begin_large};
use ::merlin::modules::arthur::{
    Bonus, Event, Frame, Move, Pict, Points, Refusal, ScoringStep, SetupStep, SpaceKind,
};
use ::merlin::{Colour, Layout, Open, Power, Site, View};
use ::table::Seat;

/// What a Pict gives: `black flag`.
pub fn bonus(words: Words, bonus: Bonus) -> String {
    match bonus {
        Bonus::Item(item) => item_name(words, item),
        Bonus::Apple => words.say("merlin-arthur-bonus-apple"),
        Bonus::Influence(colour) => {
            let into = into_principality(words, colour);
            words.say_with("merlin-arthur-bonus-influence", &[("into", into.into())])
        }
        Bonus::Manor(terrain) => {
            words.say_with("merlin-arthur-bonus-manor", &[("terrain", terrain.id().into())])
        }
    }
}

/// A Pict with its number: `black flag, number 4`.
pub fn pict(words: Words, layout: &Layout, pict: Pict) -> String {
    let tile = layout.components.modules.arthur.picts[pict.index()];
    let values = [("bonus", bonus(words, tile.bonus).into()), ("value", tile.value.into())];
    words.say_with("merlin-arthur-pict", &values)
}

pub(super) fn choice(words: Words, own: Move, view: &View<'_>, seat: Seat, names: &[String]) -> String {
    let open = view.open;
    let ends = || ("ends", Value::from(ends(words, view, seat, own.into())));
    let flag = |power: Power| {
        let colour = open.layout.flag_of(power).unwrap_or(Colour::Black);
        ("flag", Value::from(begin_large(&with_flag(words, colour))))
    };
    match own {
        Move::Pict(own) => begin_large(&pict(words, &open.layout, own)),
        Move::Take(own) => begin_large(&among_others(words, open, own)),
        Move::More => words.say_with("merlin-arthur-choice-more", &[flag(Power::PlusMinus), ends()]),
        Move::Less => words.say_with("merlin-arthur-choice-less", &[flag(Power::PlusMinus), ends()]),
        Move::Switch(figure) => {
            let values = [flag(Power::Switch), ("figure", figure.id().into()), ends()];
            words.say_with("merlin-arthur-choice-switch", &values)
        }
        // Whatever it requires, its points count.
        Move::Ring(mission) => begin_large(&mission_name(words, &open.options.components, mission)),
        Move::Merlin(direction, steps) => {
            let direction = direction_name(words, direction);
            let values = [("steps", steps.into()), ("direction", direction.into()), ends()];
            words.say_with("merlin-arthur-choice-merlin", &values)
        }
        Move::Step(direction) => {
            let direction = direction_name(words, direction);
            words.say_with("merlin-arthur-choice-step", &[("direction", direction.into()), ends()])
        }
        Move::Replace(site) => {
            let owner = Seat::all(open.players()).find(|&seat| open.castle(seat).manors.contains(site));
            let mut values = place(words, open, site);
            values.push(("name", owner.map(|owner| words.name(owner, names)).unwrap_or_default().into()));
            words.say_with("merlin-arthur-choice-replace", &values)
        }
        Move::Manor(site) | Move::Keep(site) => {
            words.say_with("merlin-arthur-choice-site", &place(words, open, site))
        }
        Move::Activate(vassal) => {
            let stands = open.castle(seat).vassal(vassal).unwrap_or(Colour::Black);
            let brings =
                vassal_brings(words, open, (vassal, stands), &view.preview_of_act(seat, &[own.into()]));
            let name = begin_large(&vassal_name(words, vassal));
            let values = [("vassal", name.into()), ("brings", brings.into())];
            words.say_with("merlin-arthur-choice-activate", &values)
        }
    }
}

/// A Pict of the display; of several that are alike all but the first have a number.
fn among_others(words: Words, open: &Open, own: Pict) -> String {
    let shown = open.modules.arthur.display().iter().flatten();
    let before = shown.filter(|&&other| other < own && open.pict(other) == open.pict(own)).count() as u8;
    let text = pict(words, &open.layout, own);
    if before == 0 {
        return text;
    }
    words.say_with("merlin-arthur-pict-again", &[("pict", text.into()), ("count", (before + 1).into())])
}

/// A tile and where it lies.
fn place(words: Words, open: &Open, site: Site) -> Vec<(&'static str, Value)> {
    let tile = open.environs.tile(site).map(|tile| tile_name(words, tile)).unwrap_or_default();
    vec![("tile", begin_large(&tile).into()), ("site", site_name(words, site).into())]
}

pub(super) fn heading(words: Words, own: Move) -> Option<String> {
    Some(words.say(match own {
        Move::Pict(_) => return None,
        Move::More | Move::Less | Move::Switch(_) => "merlin-arthur-heading-flag",
        Move::Ring(_) => "merlin-arthur-heading-ring",
        Move::Merlin(..) => "merlin-arthur-heading-merlin",
        Move::Step(_) => "merlin-arthur-heading-step",
        Move::Replace(_) => "merlin-arthur-heading-replace",
        Move::Take(_) => "merlin-arthur-heading-take",
        Move::Manor(_) => "merlin-arthur-heading-manor",
        Move::Activate(_) => "merlin-arthur-heading-activate",
        Move::Keep(_) => "merlin-arthur-heading-keep",
    }))
}

pub(super) fn event(words: Words, layout: &Layout, own: Event, names: &[String]) -> String {
    let name = |seat: Seat| ("name", Value::from(words.name(seat, names)));
    let say = |key: &str, values: &[(&'static str, Value)]| words.say_with(key, values);
    match own {
        Event::PictShown { pict: own } => {
            say("merlin-arthur-event-pict-shown", &[("pict", pict(words, layout, own).into())])
        }
        Event::OneMore { seat, steps } => {
            say("merlin-arthur-event-one-more", &[name(seat), ("steps", steps.into())])
        }
        Event::OneLess { seat, steps } => {
            say("merlin-arthur-event-one-less", &[name(seat), ("steps", steps.into())])
        }
        Event::Switched { seat, figure } => {
            say("merlin-arthur-event-switched", &[name(seat), ("figure", figure.id().into())])
        }
        Event::ExtraMove { seat, figure, to, direction, .. } => {
            let values = [
                name(seat),
                ("figure", figure.id().into()),
                ("direction", direction_name(words, direction).into()),
                ("space", space_at(words, layout, to).into()),
            ];
            say("merlin-arthur-event-extra-move", &values)
        }
        Event::RingTaken { seat, from: None } => say("merlin-arthur-event-ring-taken", &[name(seat)]),
        Event::RingTaken { seat, from: Some(other) } => {
            let values = [name(seat), ("from", words.name(other, names).into())];
            say("merlin-arthur-event-ring-taken-from", &values)
        }
        Event::RingKept { seat } => say("merlin-arthur-event-ring-kept", &[name(seat)]),
        Event::RingMission { seat, mission } => {
            let asks = mission_asks(words, &layout.components, mission);
            say("merlin-arthur-event-ring-mission", &[name(seat), ("asks", asks.into())])
        }
        Event::Replaced { seat, site, owner } => {
            let owner = words.name(owner, names);
            let site = site_name(words, site);
            say("merlin-arthur-event-replaced", &[name(seat), ("owner", owner.into()), ("site", site.into())])
        }
        Event::PictTaken { seat, pict: own } => {
            let pict = pict(words, layout, own);
            say("merlin-arthur-event-pict-taken", &[name(seat), ("pict", pict.into())])
        }
        Event::BonusLost { seat, bonus: own } => {
            let why = match own {
                Bonus::Item(_) | Bonus::Apple if may_block(layout) => "blocked",
                Bonus::Item(_) | Bonus::Apple => "supply",
                Bonus::Influence(_) => "marker",
                Bonus::Manor(_) => "manor",
            };
            let values = [name(seat), ("bonus", bonus(words, own).into()), ("why", why.into())];
            say("merlin-arthur-event-bonus-lost", &values)
        }
        Event::Activated { seat, vassal } => {
            let vassal = the_vassal(words, vassal);
            say("merlin-arthur-event-activated", &[name(seat), ("vassal", vassal.into())])
        }
        Event::CleanedUp { seat, kept, removed } => {
            let site = site_name(words, kept);
            let values = [name(seat), ("site", site.into()), ("count", removed.len().into())];
            say("merlin-arthur-event-cleaned-up", &values)
        }
        Event::PictResults { results, highest, lowest } => {
            // Whoever plays and has nothing has the lowest result.
            let scored = Seat::all(4)
                .filter(|&seat| results[seat.index()] > 0 || highest.contains(seat) || lowest.contains(seat));
            let all = scored.map(|seat| {
                let values = [name(seat), ("result", results[seat.index()].into())];
                words.say_with("merlin-arthur-result", &values)
            });
            let results = all.collect::<Vec<_>>().join(" · ");
            say("merlin-arthur-event-pict-results", &[("results", results.into())])
        }
        Event::PictsGone { picts } => say("merlin-arthur-event-picts-gone", &[("count", picts.into())]),
    }
}

pub(super) fn refusal(words: Words, layout: &Layout, own: Refusal) -> String {
    let at = |site: Site| ("site", Value::from(site_name(words, site)));
    let say = |key: &str, values: &[(&'static str, Value)]| words.say_with(key, values);
    match own {
        Refusal::NoSuchPower(Power::SecondMission) => words.say("merlin-arthur-refusal-no-second-mission"),
        Refusal::NoSuchPower(power) => {
            let name = crate::merlin::things::power(words, power);
            say("merlin-arthur-refusal-no-such-power", &[("power", name.into())])
        }
        Refusal::NoDirection => words.say("merlin-arthur-refusal-no-direction"),
        Refusal::NotForArthur(power) => {
            let name = begin_large(&crate::merlin::things::power(words, power));
            say("merlin-arthur-refusal-not-for-arthur", &[("flag", name.into())])
        }
        Refusal::TooFar => words.say("merlin-arthur-refusal-too-far"),
        Refusal::StepsChanged => words.say("merlin-arthur-refusal-steps-changed"),
        Refusal::SameFigure(figure) => {
            say("merlin-arthur-refusal-same-figure", &[("figure", figure.id().into())])
        }
        Refusal::StaffSpent => words.say("merlin-arthur-refusal-staff-spent"),
        Refusal::OneToThree(steps) => say("merlin-arthur-refusal-one-to-three", &[("steps", steps.into())]),
        Refusal::NoManorToReplace(site) => say("merlin-arthur-refusal-no-manor", &[at(site)]),
        Refusal::Protected(site) => say("merlin-arthur-refusal-protected", &[at(site)]),
        Refusal::NotDisplayed(own) => {
            say("merlin-arthur-refusal-not-displayed", &[("pict", pict(words, layout, own).into())])
        }
        Refusal::OtherTerrain(site, terrain) => {
            let terrain = terrain_name(words, terrain);
            say("merlin-arthur-refusal-other-terrain", &[at(site), ("terrain", terrain.into())])
        }
        Refusal::OnCastle(vassal) => {
            let vassal = the_vassal(words, vassal);
            say("merlin-arthur-refusal-on-castle", &[("vassal", vassal.into())])
        }
        Refusal::NotToKeep(site) => say("merlin-arthur-refusal-not-to-keep", &[at(site)]),
    }
}

pub(super) fn scored(words: Words, seat: Seat, points: i32, own: Points, names: &[String]) -> String {
    let (key, result) = match own {
        Points::Highest { result } => ("merlin-arthur-scored-highest", result),
        Points::Lowest { result } => ("merlin-arthur-scored-lowest", result),
    };
    let values = [
        ("name", words.name(seat, names).into()),
        ("points", words.signed(points).into()),
        ("result", result.into()),
    ];
    words.say_with(key, &values)
}

pub(super) fn due(words: Words, own: Frame) -> String {
    words.say(match own {
        Frame::Waits(_) | Frame::Reached => "merlin-arthur-due-reached",
        Frame::Manor(_) => "merlin-arthur-due-manor",
        Frame::Refill => "merlin-arthur-due-refill",
        Frame::Keep(..) => "merlin-arthur-due-keep",
    })
}

pub(super) fn setup_step(words: Words, own: SetupStep) -> String {
    match own {
        SetupStep::Picts => words.say("merlin-arthur-due-picts"),
    }
}

/// The step of a scoring by its name.
pub(super) fn scoring_step(words: Words, own: ScoringStep) -> String {
    words.say(match own {
        ScoringStep::CleanUp => "merlin-arthur-step-clean-up",
        ScoringStep::Picts => "merlin-arthur-step-picts",
    })
}

/// The step of a scoring as a sentence of the log.
pub(super) fn step_begins(words: Words, layout: &Layout, own: ScoringStep) -> String {
    match own {
        ScoringStep::CleanUp => {
            let castles = if layout.has_castles() { "yes" } else { "no" };
            words.say_with("merlin-arthur-event-clean-up", &[("castles", castles.into())])
        }
        ScoringStep::Picts => words.say("merlin-arthur-event-picts"),
    }
}

pub(super) fn space(words: Words, own: SpaceKind) -> String {
    words.say_with("merlin-arthur-space", &[("kind", own.id().into())])
}

pub(super) fn space_does(words: Words, own: SpaceKind) -> String {
    words.say_with("merlin-arthur-does", &[("kind", own.id().into())])
}

/// The action of a space, if it leaves nothing to choose.
pub(super) fn perform(words: Words, own: SpaceKind) -> String {
    words.say(match own {
        SpaceKind::SignetRing => "merlin-arthur-choice-ring-alone",
        SpaceKind::Stairs => "merlin-arthur-choice-stairs",
        SpaceKind::Apple => "merlin-arthur-choice-apple",
        SpaceKind::Shield
        | SpaceKind::Flag
        | SpaceKind::Material
        | SpaceKind::Influence
        | SpaceKind::Merlin
        | SpaceKind::ReplaceManor
        | SpaceKind::Picts
        | SpaceKind::MoveArthur
        | SpaceKind::ActivateVassal => "merlin-choice-perform",
    })
}

/// What a player has of the module: `Signet ring; Picts: 11`.
pub(super) fn pieces(words: Words, open: &Open, seat: Seat) -> String {
    let ring = if open.modules.arthur.ring() == Some(seat) { "yes" } else { "no" };
    let values = [("ring", ring.into()), ("sum", open.pict_result(seat).into())];
    words.say_with("merlin-arthur-pieces", &values)
}
