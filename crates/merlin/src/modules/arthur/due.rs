//! What is due by the module: who decides, what is offered, and what follows.

use super::moves::{Frame, Move, ScoringStep};
use super::{clean_up, extra_moves, own, picts};
use crate::frames::{self, Held};
use crate::modules::contracts::{ModuleFrame, ModuleScoring};
use crate::moves::Move as AnyMove;
use crate::refusal::Refusal as AnyRefusal;
use crate::rondel::SpaceKind as AnySpace;
use crate::state::{Merlin, Open};
use table::{Clause, Journal, Moves, Turn};

type Log = Journal<crate::event::Event>;

impl ModuleFrame for Frame {
    fn turn(self, open: &Open) -> Turn {
        match self {
            Self::Refill => Turn::Chance,
            // It only waits, and never for long: see `settle`.
            Self::Waits(_) | Self::Reached | Self::Manor(_) => Turn::of(open.active),
            Self::Keep(seat, _) => Turn::of(seat),
        }
    }

    fn offer(self, game: &Merlin, out: &mut Moves<AnyMove>) {
        let open = &game.open;
        match self {
            Self::Waits(_) => {}
            Self::Reached => extra_moves::offer(game, out),
            Self::Manor(terrain) => {
                out.extend(picts::sites(open, terrain).map(|site| Move::Manor(site).into()));
            }
            Self::Refill => picts::offer_stacks(open, out),
            Self::Keep(seat, site) => {
                let manors = clean_up::choices(open, seat, site);
                out.extend(manors.iter().map(|site| Move::Keep(site).into()));
            }
        }
    }

    fn refusal(self, game: &Merlin, choice: AnyMove) -> Option<AnyRefusal> {
        let open = &game.open;
        match (self, own(choice)) {
            (Self::Reached, _) => extra_moves::refusal(game, choice),
            (Self::Refill, _) => (self.likelihood(game, choice) == 0).then_some(AnyRefusal::NoSuchChance),
            (Self::Manor(terrain), Some(Move::Manor(site))) => picts::refusal_to_build(open, terrain, site),
            (Self::Keep(seat, site), Some(Move::Keep(kept))) => clean_up::refusal(open, seat, site, kept),
            (Self::Waits(_) | Self::Manor(_) | Self::Keep(..), _) => {
                Some(AnyRefusal::other_decision(self.into(), choice))
            }
        }
    }

    fn likelihood(self, game: &Merlin, choice: AnyMove) -> u32 {
        match self {
            Self::Refill => picts::likelihood(&game.open, choice),
            Self::Waits(_) | Self::Reached | Self::Manor(_) | Self::Keep(..) => 0,
        }
    }

    /// A Pict of the stacks (ARU-4.3).
    fn draws_evenly(self) -> bool {
        self == Self::Refill
    }

    fn make(self, game: &mut Merlin, choice: AnyMove, journal: &mut Log) {
        let open = &mut game.open;
        match (self, own(choice)) {
            (Self::Reached, _) => extra_moves::begin(game, choice, journal),
            (Self::Refill, _) => {
                open.due.pop();
                picts::show(open, choice, journal);
            }
            (Self::Manor(_), Some(Move::Manor(site))) => {
                open.due.pop();
                open.build_manor(open.active, site, journal);
            }
            (Self::Keep(seat, site), choice) => {
                // Whoever only wants to know how a scoring would end chooses nothing: the first one stays.
                let kept = if let Some(Move::Keep(kept)) = choice { kept } else { site };
                clean_up::keep(open, seat, site, kept, journal);
            }
            // Nothing else is offered.
            (Self::Waits(_) | Self::Manor(_), _) => {}
        }
    }

    fn settle(self, open: &mut Open, _: &mut Log) -> bool {
        match self {
            Self::Waits(held) => {
                extra_moves::go_on(open, held);
                true
            }
            Self::Reached | Self::Manor(_) | Self::Refill | Self::Keep(..) => false,
        }
    }

    fn clause(self) -> Clause {
        Clause(match self {
            Self::Waits(_) | Self::Reached => "ARU-2.13",
            Self::Manor(_) => "ARU-4.8",
            Self::Refill => "ARU-4.3",
            Self::Keep(..) => "ARU-7.3",
        })
    }

    fn can_lie_on(self, below: &[frames::Frame], game: &Merlin) -> bool {
        use frames::Frame::Execution;
        let open = &game.open;
        let kind = open.turn.action.map(|space| open.layout.kind(space));
        let on_picts = kind == Some(super::SpaceKind::Picts.into());
        match self {
            Self::Waits(_) => false,
            Self::Reached => below.is_empty() && open.due.is_nested(),
            Self::Manor(terrain) => {
                below == [Execution] && on_picts && picts::sites(open, terrain).next().is_some()
            }
            Self::Refill => {
                // The bonus may wait for a decision, and so may what other modules add to it (INT-6.6).
                let bonus = match below {
                    [Execution] => true,
                    [rest @ .., frames::Frame::Module(own)] => own.can_lie_on(rest, game),
                    _ => false,
                };
                bonus && on_picts && !open.modules.arthur.stacks().is_empty()
            }
            Self::Keep(seat, site) => {
                let step = frames::Frame::Scoring(ScoringStep::CleanUp.into());
                below == [step] && clean_up::is_next(open, seat, site)
            }
        }
    }

    fn held(self) -> Option<Held> {
        match self {
            Self::Waits(held) => Some(held),
            Self::Reached | Self::Manor(_) | Self::Refill | Self::Keep(..) => None,
        }
    }

    fn begins_action(self) -> bool {
        self == Self::Reached
    }
}

impl ModuleScoring for ScoringStep {
    fn begin(self, open: &mut Open, journal: &mut Log) {
        match self {
            Self::CleanUp => clean_up::ask_next(open),
            Self::Picts => picts::score(open, journal),
        }
    }
}

/// Whether the action of a space may have moved its figure on (ARU-2.7).
pub(super) fn has_gone_on(open: &Open, space: crate::rondel::Space) -> bool {
    match open.layout.kind(space) {
        AnySpace::Module(crate::modules::SpaceKind::Arthur(kind)) => {
            kind.moves_on() && open.turn.modules.arthur.gone_on
        }
        _ => false,
    }
}
