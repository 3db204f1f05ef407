//! What can be chosen, in signs that fit a narrow list and on the board.

use super::super::board::Sight;
use super::super::choosing::Choosing;
use super::{Marks, signs, steps};
use games::{AnyMove, Listed};
use merlin::{
    Colour, Die, Direction, Event, Item, Kind, Merlin, Move, Pile, Power, Site, Space, Vassal, View,
};
use ratatui::text::Line;
use table::Seat;
use words::merlin as say;

/// The moves of this game among some moves.
fn own(moves: &[AnyMove]) -> Vec<Move> {
    moves.iter().filter_map(|&offer| Merlin::own_move(offer)).collect()
}

/// What is asked at this step, then what was chosen so far.
pub(crate) fn question(sight: &Sight<'_>, view: &View<'_>, choosing: &Choosing) -> String {
    let asked = large(&say::due(sight.words, view.open.top()));
    match choosing.taken(0).and_then(Merlin::own_move) {
        Some(taken) => format!("{asked} › {}", name(sight, view, choosing.seat, taken, Part::First)),
        None => asked,
    }
}

/// Which part of a move is named.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    /// What it has in common with others.
    First,
    /// What tells it from them.
    Last,
    /// All of it.
    Whole,
}

/// A choice as one line.
pub(crate) fn text(sight: &Sight<'_>, view: &View<'_>, choosing: &Choosing, first: Move) -> Line<'static> {
    let alone = choosing.branches().iter().any(|branch| own(branch) == [first]);
    let part = if choosing.depth() > 0 {
        Part::Last
    } else if alone || steps::steps(first) == 1 {
        Part::Whole
    } else {
        Part::First
    };
    Line::raw(name(sight, view, choosing.seat, first, part))
}

fn name(sight: &Sight<'_>, view: &View<'_>, seat: Seat, offer: Move, part: Part) -> String {
    let (words, open) = (sight.words, view.open);
    let at = |space: Space| signs::at(words, open, space);
    let flag = |power: Power| signs::item(words, Item::new(Kind::Flag, open.layout.flag(power)));
    let card = |mission| signs::mission(words, open, mission);
    let both = |first: String, last: String| match part {
        Part::First => first,
        Part::Last => last,
        Part::Whole => format!("{first} {last}"),
    };
    match offer {
        Move::Complete(mission) => format!("{} {}", signs::MISSION, asks(sight, view, mission)),
        Move::Second(mission) => {
            format!("{} {} {}", flag(Power::SecondMission), signs::MISSION, asks(sight, view, mission))
        }
        Move::Die(die, pips) => {
            let lead = match die {
                Die::Own => words.say("tui-merlin-die"),
                Die::Merlin => signs::MERLIN.to_owned(),
                Die::Arthur => signs::ARTHUR.to_owned(),
            };
            format!("{lead} {pips} → {}", ends(sight, view, seat, offer))
        }
        Move::Apple(pips) => {
            both(words.say("tui-merlin-apple"), format!("{pips} → {}", ends(sight, view, seat, offer)))
        }
        Move::TurnDie => match open.turn.unit {
            Some((_, shown)) => {
                let pips = shown.opposite();
                format!("{} {pips} → {}", flag(Power::TurnDie), ends(sight, view, seat, offer))
            }
            None => flag(Power::TurnDie),
        },
        Move::Walk(direction) => {
            format!("{} → {}", arrow(direction), ends(sight, view, seat, offer))
        }
        Move::Reverse => {
            let to = ends(sight, view, seat, offer);
            format!("{} {} → {to}", flag(Power::Reverse), arrow(Direction::CounterClockwise))
        }
        Move::Mirror => {
            format!("{} ↕ → {}", flag(Power::Mirror), ends(sight, view, seat, offer))
        }
        Move::DifferentAction(space) => format!("{} = {}", flag(Power::DifferentAction), at(space)),
        Move::Forfeit => {
            let lapses = open.turn.action.is_some_and(|space| view.prospect(seat, space).lapses.is_some());
            words.say(if lapses { "tui-merlin-lapses" } else { "tui-merlin-forfeit" })
        }
        Move::Perform => {
            large(&open.turn.action.map(|own| say::space(words, open.layout.kind(own))).unwrap_or_default())
        }
        Move::Deploy(vassal, to) => {
            both(large(&say::vassal(words, vassal)), deployed(sight, view, seat, vassal, to))
        }
        Move::Dismiss(colour) => {
            format!("{} −{}{}", signs::EXCALIBUR, signs::TRAITOR, signs::letters(words, colour))
        }
        Move::Take(item) => both(large(&say::kind(words, item.kind)), signs::item(words, item)),
        Move::Return(item) => signs::item(words, item),
        Move::Place(colour) => {
            let where_to = format!("{}{}", signs::INFLUENCE, signs::letters(words, colour));
            both(words.say("tui-merlin-marker"), where_to)
        }
        Move::Discard(mission) | Move::Draw(Pile::Display(mission)) => card(mission),
        Move::Draw(Pile::Deck) => words.say_with("tui-merlin-deck", &[("count", open.deck().into())]),
        Move::Build(site, colour) => {
            both(tile(view, site), signs::item(words, Item::new(Kind::Material, colour)))
        }
        Move::Staff => words.say("tui-merlin-staff"),
        Move::Repel(colour) => {
            let count = open.castle(seat).traitors_of(colour);
            format!(
                "{} {}{} ×{count}",
                flag(Power::RepelTraitors),
                signs::TRAITOR,
                signs::letters(words, colour)
            )
        }
        Move::UseGrail => words.say("tui-merlin-use-grail"),
        Move::Done => words.say("tui-merlin-done"),
        Move::End => words.say("merlin-choice-end"),
        Move::Mission(_)
        | Move::Tile(_)
        | Move::Start(_)
        | Move::StartingTile(_)
        | Move::Traitor(_)
        | Move::Roll(_) => offer.to_string(),
        Move::Module(_) => say::choice(words, offer, view, seat, sight.names),
    }
}

/// What a mission asks for, without its points: those stand at the end of the line.
fn asks(sight: &Sight<'_>, view: &View<'_>, mission: merlin::Mission) -> String {
    let card = view.open.options.components.mission(mission);
    card.requirements().map(|own| signs::requirement(sight.words, own)).collect::<Vec<_>>().join(" ")
}

const fn arrow(direction: Direction) -> &'static str {
    match direction {
        Direction::Clockwise => "↻",
        Direction::CounterClockwise => "↺",
    }
}

/// Where a figure could end after a move.
fn ends(sight: &Sight<'_>, view: &View<'_>, seat: Seat, offer: Move) -> String {
    let ends = view.ends(seat, offer).into_iter().map(|space| signs::at(sight.words, view.open, space));
    ends.collect::<Vec<_>>().join(" / ")
}

/// Where a vassal goes, what it takes there, and whom it displaces.
fn deployed(sight: &Sight<'_>, view: &View<'_>, seat: Seat, vassal: Vassal, to: Colour) -> String {
    let words = sight.words;
    let events = view.preview(seat, Move::Deploy(vassal, to));
    let brought = events.iter().find_map(|event| match *event {
        Event::Took { item, .. } => Some(signs::kind(item.kind)),
        Event::InfluencePlaced { .. } => Some(signs::INFLUENCE),
        _ => None,
    });
    let brings = brought.unwrap_or("–");
    let displaced = events.iter().find_map(|event| match *event {
        Event::Displaced { seat: other, .. } => Some(other),
        _ => None,
    });
    let displaced = displaced.map(|other| format!(" ×{}", sight.theme.charge(other))).unwrap_or_default();
    format!("{} {brings}{displaced}", signs::letters(words, to))
}

/// A tile by row, column and what it shows: `1,4 ♣♜`.
fn tile(view: &View<'_>, site: Site) -> String {
    let shown = view.open.environs.tile(site).map(|tile| {
        format!("{}{}", signs::terrain(tile.terrain), if tile.tower { signs::TOWER } else { "" })
    });
    format!("{},{} {}", site.row() + 1, site.column() + 1, shown.unwrap_or_default())
}

fn large(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

/// The board while somebody chooses: what can be chosen, and what the cursor is on.
pub(crate) fn marks(view: &View<'_>, choosing: &Choosing) -> Marks {
    let all: Vec<AnyMove> = choosing.branches().concat();
    let (open_spaces, open_sites, _) = aimed(view, choosing.seat, &own(&all));
    let (spaces, sites, lands) = aimed(view, choosing.seat, &own(&choosing.considered()));
    Marks { open: (open_spaces, open_sites), chosen: (spaces, sites), lands }
}

/// Where some moves lead: spaces, tiles, principalities.
fn aimed(view: &View<'_>, seat: Seat, moves: &[Move]) -> (Vec<Space>, Vec<Site>, Vec<Colour>) {
    let (mut spaces, mut sites, mut lands) = (Vec::new(), Vec::new(), Vec::new());
    for &offer in moves {
        match offer {
            Move::Die(..)
            | Move::Apple(_)
            | Move::TurnDie
            | Move::Walk(_)
            | Move::Reverse
            | Move::Mirror
            | Move::Module(_) => spaces.extend(view.ends(seat, offer)),
            Move::DifferentAction(space) => spaces.push(space),
            Move::Perform | Move::Staff => spaces.extend(view.open.turn.action),
            Move::Deploy(_, colour) | Move::Place(colour) => lands.push(colour),
            Move::Take(item) | Move::Return(item) => lands.push(item.colour),
            Move::Build(site, _) => sites.push(site),
            Move::Mission(_)
            | Move::Tile(_)
            | Move::Start(_)
            | Move::StartingTile(_)
            | Move::Traitor(_)
            | Move::Roll(_)
            | Move::Complete(_)
            | Move::Second(_)
            | Move::Forfeit
            | Move::Dismiss(_)
            | Move::Discard(_)
            | Move::Draw(_)
            | Move::Repel(_)
            | Move::UseGrail
            | Move::Done
            | Move::End => {}
        }
    }
    (spaces, sites, lands)
}

/// The board with the traces of what has just happened.
pub(crate) fn traces(recent: &[Event]) -> Marks {
    let mut marks = Marks::default();
    for event in recent {
        if let Event::Moved { to, .. } | Event::Mirrored { to, .. } = event {
            marks.chosen.0.push(*to);
        } else if let Event::Built { site, .. } = event {
            marks.chosen.1.push(*site);
        } else if let Event::Deployed { to: colour, .. } | Event::InfluencePlaced { colour, .. } = event {
            marks.lands.push(*colour);
        }
    }
    marks
}
