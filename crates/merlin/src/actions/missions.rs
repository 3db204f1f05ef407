//! The mission spaces: up to two missions are discarded, then replaced (MER-10.5 to MER-10.9).

use crate::event::Event;
use crate::frames::Frame;
use crate::missions::Mission;
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::state::Merlin;
use table::{Clause, Journal, Moves};

pub(super) fn nothing_to_discard(game: &Merlin) -> Option<&'static str> {
    let open = &game.open;
    (open.castle(open.active).hand == 0).then_some("MER-10.5")
}

pub(crate) fn offer(game: &Merlin, out: &mut Moves<Move>) {
    let hand = game.secret[game.open.active.index()].hand;
    out.extend(hand.iter().map(Move::Discard));
}

pub(crate) fn refusal(game: &Merlin, mission: Mission) -> Option<Refusal> {
    let hand = game.secret[game.open.active.index()].hand;
    let clause = Clause("MER-10.5");
    (!hand.contains(mission)).then_some(Refusal::NotInHand { mission, clause })
}

fn discard(game: &mut Merlin, mission: Mission, journal: &mut Journal<Event>) {
    let seat = game.open.active;
    game.discard_mission(seat, mission);
    journal.note(|| Event::Discarded { seat, mission });
}

/// The first mission goes; a second one may follow if there is any (MER-10.5, MER-10.9).
pub(super) fn begin(game: &mut Merlin, mission: Mission, journal: &mut Journal<Event>) {
    discard(game, mission, journal);
    let more = game.open.castle(game.open.active).hand > 0;
    game.open.due.push(if more { Frame::SecondDiscard } else { Frame::Replace(1) });
}

/// As many missions are taken as were discarded, after all of them (MER-10.6, MER-10.7).
pub(crate) fn discard_second(game: &mut Merlin, choice: Move, journal: &mut Journal<Event>) {
    let discarded = if let Move::Discard(mission) = choice {
        discard(game, mission, journal);
        2
    } else {
        1
    };
    game.open.due.replace(Frame::Replace(discarded));
}
