//! The King's decree in words: its tiles, act or decree, and what decrees pay for.

use crate::merlin::choices::{ends, take, vassal_brings};
use crate::merlin::things::{
    blocks, from_principality, in_principality, item as item_name, vassal as vassal_name,
};
use crate::{Value, Words, begin_large};
use ::merlin::modules::decree::{Decree, Event, Frame, Move, Points, Refusal, Shown};
use ::merlin::{Layout, Open, SteppedDie, View, modules};
use ::table::Seat;

/// What a tile shows: `black flag`, `3 points`.
pub fn tile(words: Words, layout: &Layout, decree: Decree) -> String {
    match layout.components.modules.decree.tiles[decree.index()] {
        Shown::Item(item) => item_name(words, item),
        Shown::Points(points) => words.say_with("merlin-decree-points", &[("points", points.into())]),
    }
}

/// What a deployed vassal brings, and that a decree can be taken in its place (DEC-3.1).
pub(in crate::merlin) fn or_decree(words: Words, brings: &str) -> String {
    words.say_with("merlin-decree-or", &[("brings", brings.into())])
}

pub(super) fn choice(words: Words, own: Move, view: &View<'_>, seat: Seat) -> String {
    let open = view.open;
    let layout = &open.layout;
    match own {
        Move::Act => {
            let (vassal, brings) = match instead(open) {
                Some(Frame::Instead { vassal, to, .. }) => {
                    let acts = view.preview_of_act(seat, &[own.into()]);
                    (vassal_name(words, vassal), vassal_brings(words, open, (vassal, to), &acts))
                }
                Some(Frame::Look(_) | Frame::Take(_)) | None => (String::new(), String::new()),
            };
            let values = [("vassal", begin_large(&vassal).into()), ("brings", brings.into())];
            words.say_with("merlin-decree-choice-act", &values)
        }
        Move::Look => {
            let count = match instead(open) {
                Some(Frame::Instead { to, .. } | Frame::Look(to) | Frame::Take(to)) => {
                    open.modules.decree.stack(to)
                }
                None => 0,
            };
            words.say_with("merlin-decree-choice-look", &[("count", count.into())])
        }
        Move::Show(decree) => begin_large(&tile(words, layout, decree)),
        Move::ShowAll => words.say("merlin-decree-choice-show-all"),
        Move::Take(decree) => {
            // Without its piece the tile says why: what is there and cannot be taken is blocked (DEC-3.7, INT-10.9).
            let lacks = |event: &::merlin::Event| match *event {
                ::merlin::Event::Module(modules::Event::Decree(Event::SupplyEmpty { item, .. })) => {
                    Some(if open.supply(item) > 0 {
                        "merlin-decree-choice-take-blocked"
                    } else {
                        "merlin-decree-choice-take-empty"
                    })
                }
                _ => None,
            };
            let preview = view.preview(seat, own.into());
            let key = preview.iter().find_map(lacks).unwrap_or("merlin-decree-choice-take");
            words.say_with(key, &[("decree", numbered(words, view, seat, decree).into())])
        }
        Move::Die(SteppedDie::Chosen, to) => {
            let ends = ends(words, view, seat, own.into());
            words.say_with("merlin-decree-choice-chosen", &[("pips", to.get().into()), ("ends", ends.into())])
        }
        Move::Die(SteppedDie::Unused(die, from), to) => {
            let values = [("die", die.id().into()), ("from", from.get().into()), ("pips", to.get().into())];
            words.say_with("merlin-decree-choice-unused", &values)
        }
        Move::Item(item) => take(words, open, item),
        Move::Influence(colour) => {
            words.say_with("merlin-choice-place", &[("in", in_principality(words, colour).into())])
        }
        Move::Points => words.say("merlin-decree-choice-points"),
    }
}

/// A tile to be taken; with its number if another one of the stack shows the same.
fn numbered(words: Words, view: &View<'_>, seat: Seat, decree: Decree) -> String {
    let open = view.open;
    let name = begin_large(&tile(words, &open.layout, decree));
    let same = |other: Decree| other != decree && open.decree(other) == open.decree(decree);
    let twice = match (instead(open), view.secret(seat)) {
        (Some(Frame::Take(colour)), Some(secret)) => secret.modules.decree.known(colour).iter().any(same),
        _ => false,
    };
    if !twice {
        return name;
    }
    let values = [("decree", name.into()), ("number", (decree.index() + 1).into())];
    words.say_with("merlin-decree-choice-numbered", &values)
}

/// What is due by the module, if anything is.
fn instead(open: &Open) -> Option<Frame> {
    match open.top() {
        ::merlin::Frame::Module(::merlin::modules::Frame::Decree(own)) => Some(own),
        _ => None,
    }
}

pub(super) fn heading(words: Words, own: Move) -> Option<String> {
    Some(words.say(match own {
        Move::Act | Move::Look => "merlin-decree-heading-instead",
        Move::Take(_) => "merlin-decree-heading-take",
        Move::Die(..) => "merlin-decree-heading-one",
        Move::Item(_) => "merlin-decree-heading-item",
        Move::Influence(_) => "merlin-decree-heading-influence",
        Move::Points => "merlin-decree-heading-three",
        Move::Show(_) | Move::ShowAll => return None,
    }))
}

pub(super) fn event(words: Words, layout: &Layout, own: Event, names: &[String]) -> String {
    let name = |seat: Seat| ("name", Value::from(words.name(seat, names)));
    match own {
        Event::Looked { seat, colour, decrees } => {
            let place = ("in", Value::from(in_principality(words, colour)));
            let Some(seen) = decrees.fact() else {
                return words.say_with("merlin-decree-event-looked-hidden", &[name(seat), place]);
            };
            let seen = words.list(seen.iter().map(|decree| tile(words, layout, decree)));
            words.say_with("merlin-decree-event-looked", &[name(seat), place, ("decrees", seen.into())])
        }
        Event::Taken { seat, colour, decree } => {
            let values = [
                name(seat),
                ("from", from_principality(words, colour).into()),
                ("decree", tile(words, layout, decree).into()),
            ];
            words.say_with("merlin-decree-event-taken", &values)
        }
        Event::SupplyEmpty { seat, item } => {
            let values = [name(seat), ("item", item_name(words, item).into()), blocks(layout)];
            words.say_with("merlin-decree-event-supply-empty", &values)
        }
        Event::Discarded { seat, decrees } => {
            words.say_with("merlin-decree-event-discarded", &[name(seat), ("count", decrees.len().into())])
        }
        Event::DieChanged { seat, die, from, to } => {
            let kind = match die {
                SteppedDie::Chosen => "chosen",
                SteppedDie::Unused(die, _) => die.id(),
            };
            let values =
                [name(seat), ("die", kind.into()), ("from", from.get().into()), ("to", to.get().into())];
            words.say_with("merlin-decree-event-die-changed", &values)
        }
    }
}

pub(super) fn refusal(words: Words, layout: &Layout, own: Refusal) -> String {
    match own {
        Refusal::NotInStack(decree, colour) => {
            let values = [
                ("decree", begin_large(&tile(words, layout, decree)).into()),
                ("in", in_principality(words, colour).into()),
            ];
            words.say_with("merlin-decree-refusal-not-in-stack", &values)
        }
        Refusal::Bound(colour) => {
            words.say_with("merlin-decree-refusal-bound", &[("in", in_principality(words, colour).into())])
        }
        Refusal::TooFew { needed, owned } => {
            let values = [("needed", needed.into()), ("owned", owned.into())];
            words.say_with("merlin-decree-refusal-too-few", &values)
        }
        Refusal::NotByOne(from, to) => {
            let values = [("from", from.get().into()), ("to", to.get().into())];
            words.say_with("merlin-decree-refusal-not-by-one", &values)
        }
        Refusal::NoStep(from, to) => {
            let values = [("from", from.get().into()), ("to", to.get().into())];
            words.say_with("merlin-decree-refusal-no-step", &values)
        }
        Refusal::NoUnusedDie(die, pips) => {
            let values = [("die", die.id().into()), ("pips", pips.get().into())];
            words.say_with("merlin-decree-refusal-no-unused-die", &values)
        }
        Refusal::OtherDie => words.say("merlin-decree-refusal-other-die"),
        Refusal::NoMarker => words.say("merlin-decree-refusal-no-marker"),
    }
}

pub(super) fn scored(words: Words, seat: Seat, points: i32, own: Points, names: &[String]) -> String {
    let values = [("name", words.name(seat, names).into()), ("points", words.signed(points).into())];
    match own {
        Points::Decree { decree: _ } => words.say_with("merlin-decree-scored-decree", &values),
        Points::ThreeDecrees => words.say_with("merlin-decree-scored-three", &values),
    }
}

pub(super) fn due(words: Words, own: Frame) -> String {
    words.say(match own {
        Frame::Instead { .. } => "merlin-decree-due-instead",
        Frame::Look(_) => "merlin-decree-due-look",
        Frame::Take(_) => "merlin-decree-due-take",
    })
}

/// What a player has of the module: `decrees 3`.
pub(super) fn pieces(words: Words, open: &Open, seat: Seat) -> String {
    let count = open.modules.decree.owned(seat).len();
    words.say_with("merlin-decree-pieces", &[("count", count.into())])
}
