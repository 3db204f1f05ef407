//! Taking a decree in place of the act of a vassal: deciding, looking, taking, and what a seat can imagine of
//! the stacks (sections 3 and 5).

use super::moves::{Event, Frame, Move, Points, Refusal};
use super::state::{Decrees, Shown};
use crate::frames;
use crate::modules::contracts::ModuleFrame;
use crate::modules::knights::Ally;
use crate::modules::{self, Module};
use crate::moves::Move as AnyMove;
use crate::pieces::{Deployed, Way};
use crate::refusal::Refusal as AnyRefusal;
use crate::rondel::SpaceKind;
use crate::state::{Merlin, Open};
use crate::vocab::Colour;
use table::{Clause, Journal, Moves, Private, Rng, Seat, Turn, below};

type Log = Journal<crate::event::Event>;

/// A vassal was deployed: by the action of a principality space, and with a tile left where it stands, the
/// player decides whether it acts (DEC-3.1, DEC-3.3, DEC-3.8, DEC-3.10). Whether the question was put.
pub(super) fn ask_instead_of_act(open: &mut Open, deployed: Deployed) -> bool {
    let Deployed { vassal, from, to, way, .. } = deployed;
    let asks = way == Way::Principality && on_principality(open) && open.modules.decree.stack(to) > 0;
    if asks {
        open.due.push(Frame::Instead { vassal, from, to }.into());
    }
    asks
}

/// Whether the action of this turn is that of a principality space, however it was reached (DEC-3.8, DEC-3.9).
fn on_principality(open: &Open) -> bool {
    let kind = open.turn.action.map(|space| open.layout.kind(space));
    matches!(kind, Some(SpaceKind::Principality(_)))
}

impl ModuleFrame for Frame {
    fn turn(self, open: &Open) -> Turn {
        match self {
            Self::Instead { .. } | Self::Take(_) => Turn::of(open.active),
            Self::Look(_) => Turn::Chance,
        }
    }

    fn offer(self, game: &Merlin, out: &mut Moves<AnyMove>) {
        match self {
            Self::Instead { .. } => out.extend([Move::Act, Move::Look].into_iter().map(AnyMove::from)),
            Self::Look(colour) if others_know(&game.open, colour) => out.push(Move::ShowAll.into()),
            Self::Look(_) => out.extend(unseen(game).iter().map(|decree| Move::Show(decree).into())),
            Self::Take(colour) => {
                let stack = known(game, colour);
                out.extend(stack.iter().map(|decree| Move::Take(decree).into()));
            }
        }
    }

    fn refusal(self, game: &Merlin, choice: AnyMove) -> Option<AnyRefusal> {
        let AnyMove::Module(modules::Move::Decree(own)) = choice else {
            return Some(match self {
                Self::Look(_) => AnyRefusal::NoSuchChance,
                Self::Instead { .. } | Self::Take(_) => AnyRefusal::other_decision(self.into(), choice),
            });
        };
        match (self, own) {
            (Self::Instead { .. }, Move::Act | Move::Look) => None,
            (Self::Look(_), _) => (self.likelihood(game, choice) == 0).then_some(AnyRefusal::NoSuchChance),
            (Self::Take(colour), Move::Take(decree)) => {
                let there = known(game, colour).contains(decree);
                (!there).then(|| Refusal::NotInStack(decree, colour).into())
            }
            (Self::Take(colour), Move::Act) => Some(Refusal::Bound(colour).into()),
            (Self::Instead { .. } | Self::Take(_), _) => {
                Some(AnyRefusal::other_decision(self.into(), choice))
            }
        }
    }

    /// Each tile that nobody has seen is equally likely (DEC-2.1, MER-17.4).
    fn likelihood(self, game: &Merlin, choice: AnyMove) -> u32 {
        let AnyMove::Module(modules::Move::Decree(own)) = choice else { return 0 };
        match (self, own) {
            (Self::Look(colour), Move::ShowAll) => others_know(&game.open, colour).into(),
            (Self::Look(colour), Move::Show(decree)) => {
                (!others_know(&game.open, colour) && unseen(game).contains(decree)).into()
            }
            (Self::Look(_) | Self::Instead { .. } | Self::Take(_), _) => 0,
        }
    }

    /// A tile that nobody has seen, or the stack as it is (DEC-2.1).
    fn draws_evenly(self) -> bool {
        matches!(self, Self::Look(_))
    }

    fn make(self, game: &mut Merlin, choice: AnyMove, journal: &mut Log) {
        let AnyMove::Module(modules::Move::Decree(own)) = choice else { return };
        let seat = game.open.active;
        match (self, own) {
            (Self::Instead { vassal, from, to }, Move::Act) => {
                game.open.due.pop();
                let deployed = Deployed { seat, vassal, from, to, way: Way::Principality };
                game.open.act(deployed, Some(Module::Decree), journal);
            }
            (Self::Instead { to, .. }, Move::Look) => {
                let looked = &mut game.open.modules.decree.looked[to.index()];
                let again = looked.contains(seat);
                looked.insert(seat);
                // Whoever has looked before knows the stack: nothing has to be shown.
                game.open.due.replace(if again { Self::Take(to) } else { Self::Look(to) }.into());
                if again {
                    note_looked(game, to, journal);
                }
            }
            (Self::Look(colour), Move::Show(decree)) => {
                let known = &mut game.secret[seat.index()].modules.decree.known[colour.index()];
                known.insert(decree);
                if known.len() == game.open.modules.decree.stack(colour) {
                    game.open.due.replace(Self::Take(colour).into());
                    note_looked(game, colour, journal);
                }
            }
            (Self::Look(colour), Move::ShowAll) => {
                let stack = game.secret.iter().map(|secret| secret.modules.decree.known(colour));
                let stack = stack.fold(Decrees::EMPTY, Decrees::union);
                game.secret[seat.index()].modules.decree.known[colour.index()] = stack;
                game.open.due.replace(Self::Take(colour).into());
                note_looked(game, colour, journal);
            }
            (Self::Take(colour), Move::Take(decree)) => {
                game.open.due.pop();
                take(game, colour, decree, journal);
            }
            // Nothing else is offered.
            _ => {}
        }
    }

    fn clause(self) -> Clause {
        Clause(match self {
            Self::Instead { .. } => "DEC-3.1",
            Self::Look(_) | Self::Take(_) => "DEC-3.4",
        })
    }

    fn can_lie_on(self, below: &[frames::Frame], game: &Merlin) -> bool {
        let open = &game.open;
        let (seat, state) = (open.active, &open.modules.decree);
        let here = match self {
            Self::Instead { vassal, from, to } => {
                // Lamorak deploys where a vassal stands (INT-10.1).
                let moved = from != Some(to) || open.modules.knights.has(seat, Ally::Lamorak);
                open.castle(seat).vassal(vassal) == Some(to) && moved && state.stack(to) > 0
            }
            // How far the stack is known is checked with the tiles.
            Self::Look(colour) | Self::Take(colour) => {
                state.looked(colour).contains(seat)
                    && state.stack(colour) > 0
                    && open.castle(seat).vassals_in(colour) > 0
            }
        };
        here && below == [frames::Frame::Execution] && on_principality(open)
    }
}

/// Whether somebody else has looked at a stack before, so that it is settled what lies in it.
pub(super) fn others_know(open: &Open, colour: Colour) -> bool {
    open.modules.decree.looked(colour).iter().any(|seat| seat != open.active)
}

/// What the player on turn knows of a stack.
const fn known(game: &Merlin, colour: Colour) -> Decrees {
    game.secret[game.open.active.index()].modules.decree.known(colour)
}

/// The tiles that nobody has seen yet: each of them may lie in any stack at which nobody has looked.
fn unseen(game: &Merlin) -> Decrees {
    let seen = game.open.modules.decree.seen_by_all();
    let seen = game.secret.iter().fold(seen, |all, secret| all.union(secret.modules.decree.all()));
    Decrees::ALL.without(seen)
}

/// The player on turn has seen a stack; the others learn which one (DEC-5.2, DEC-5.3).
fn note_looked(game: &Merlin, colour: Colour, journal: &mut Log) {
    let seat = game.open.active;
    let decrees = Private::to(seat, known(game, colour));
    journal.note(|| Event::Looked { seat, colour, decrees }.into());
}

/// A tile is taken and shown, gives what it shows, and stays in front of the player (DEC-3.5 to DEC-3.7).
fn take(game: &mut Merlin, colour: Colour, decree: super::Decree, journal: &mut Log) {
    for secret in &mut game.secret {
        secret.modules.decree.known[colour.index()].remove(decree);
    }
    let open = &mut game.open;
    let seat = open.active;
    open.modules.decree.stacks[colour.index()] -= 1;
    open.modules.decree.owned[seat.index()].insert(decree);
    journal.note(|| Event::Taken { seat, colour, decree }.into());
    match open.decree(decree) {
        Shown::Item(item) => {
            if !open.receive_item(seat, item, journal) {
                journal.note(|| Event::SupplyEmpty { seat, item }.into());
            }
        }
        Shown::Points(points) => {
            open.score_points(seat, points.into(), Points::Decree { decree }.into(), journal);
        }
    }
}

/// The stacks at which a seat has not looked, but others have, are drawn anew from the tiles that the seat
/// has not seen, each possibility equally likely (DEC-5.2).
pub(super) fn resample(game: &mut Merlin, eye: Seat, rng: &mut dyn Rng) {
    let state = game.open.modules.decree;
    let seen = state.seen_by_all().union(game.secret[eye.index()].modules.decree.all());
    let mut left: Vec<_> = Decrees::ALL.without(seen).iter().collect();
    for colour in Colour::ALL {
        // A stack that the eye knows, if only in part, is known to nobody in another way.
        if knows(game, eye, colour) > 0 {
            continue;
        }
        let looked = state.looked(colour);
        let Some(most) = looked.iter().map(|seat| knows(game, seat, colour)).max() else { continue };
        let mut drawn = Decrees::EMPTY;
        for _ in 0..most {
            drawn.insert(left.swap_remove(below(left.len() as u64, rng) as usize));
        }
        for seat in looked.iter() {
            if knows(game, seat, colour) > 0 {
                game.secret[seat.index()].modules.decree.known[colour.index()] = drawn;
            }
        }
    }
}

/// How many tiles of a stack a seat knows: all of them, or those shown so far.
const fn knows(game: &Merlin, seat: Seat, colour: Colour) -> u8 {
    game.secret[seat.index()].modules.decree.known(colour).len()
}
