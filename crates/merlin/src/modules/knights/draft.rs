//! The allies are chosen in turn, or dealt, and the marshal finds his principality (KRT-1.4 to KRT-1.12, KRT-6.1).

use super::moves::{Event, Move, SetupStep};
use super::refusal::Refusal;
use super::state::Ally;
use crate::modules::Variant;
use crate::modules::contracts::ModuleSetup;
use crate::moves::Move as AnyMove;
use crate::refusal::Refusal as AnyRefusal;
use crate::state::{Merlin, Open};
use table::{Clause, Journal, Moves, Turn};

type Log = Journal<crate::event::Event>;

/// Whether the allies are dealt (KRT-1.11).
fn dealt(open: &Open) -> bool {
    open.options.variants().contains(Variant::RandomAllies)
}

impl ModuleSetup for SetupStep {
    fn is_due(self, open: &Open) -> bool {
        open.drafting().is_some()
    }

    fn turn(self, open: &Open) -> Turn {
        match open.drafting() {
            Some((seat, _)) if !dealt(open) => Turn::of(seat),
            Some(_) | None => Turn::Chance,
        }
    }

    fn offer(self, game: &Merlin, out: &mut Moves<AnyMove>) {
        if let Some((_, stack)) = game.open.drafting() {
            out.extend(game.open.allies_left(stack).map(|ally| Move::Ally(ally).into()));
        }
    }

    /// Each ally left in the stack is equally likely (KRT-1.11).
    fn likelihood(self, game: &Merlin, choice: AnyMove) -> u32 {
        match super::own(choice) {
            Some(Move::Ally(ally)) if dealt(&game.open) => {
                refusal_to_choose(&game.open, ally).is_none().into()
            }
            Some(_) | None => 0,
        }
    }

    fn refusal(self, game: &Merlin, choice: AnyMove) -> Option<AnyRefusal> {
        if dealt(&game.open) {
            return (self.likelihood(game, choice) == 0).then_some(AnyRefusal::NoSuchChance);
        }
        match super::own(choice) {
            Some(Move::Ally(ally)) => refusal_to_choose(&game.open, ally).map(AnyRefusal::from),
            Some(_) | None => Some(AnyRefusal::other_decision(game.open.top(), choice)),
        }
    }

    fn receive(self, game: &mut Merlin, choice: AnyMove, journal: &mut Log) {
        let open = &mut game.open;
        let (Some(Move::Ally(ally)), Some((seat, _))) = (super::own(choice), open.drafting()) else { return };
        open.modules.knights.owners[ally.index()] = Some(seat);
        if dealt(open) {
            journal.note(|| Event::AllyDealt { seat, ally }.into());
        } else {
            journal.note(|| Event::AllyChosen { seat, ally }.into());
        }
        if open.drafting().is_none() {
            place_marshal(open, journal);
        }
    }

    fn clause(self) -> Clause {
        Clause("KRT-1.8")
    }
}

fn refusal_to_choose(open: &Open, ally: Ally) -> Option<Refusal> {
    let (_, stack) = open.drafting()?;
    if open.stack_of(ally) != stack {
        Some(Refusal::OtherStack(ally, stack))
    } else {
        open.modules.knights.owner(ally).is_some().then_some(Refusal::Chosen(ally))
    }
}

/// The marshal stands where the knight of Lancelot's owner starts (KRT-6.1).
fn place_marshal(open: &mut Open, journal: &mut Log) {
    let Some(seat) = open.modules.knights.owner(Ally::Lancelot) else { return };
    let start = open.castle(seat).knight.and_then(|space| open.principality_of(space));
    open.modules.knights.marshal = start;
    if let Some(colour) = start {
        journal.note(|| Event::MarshalPlaced { seat, colour }.into());
    }
}
