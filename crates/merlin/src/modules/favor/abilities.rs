//! What the abilities of rows 2 and 3 do: deploy anywhere, a second manor, a traitor less, points of choice,
//! two vassals (sections 4 to 9).

use super::moves::{Event, Move, Points, Refusal};
use super::state::{Ability, Doubled, Row};
use crate::actions::{self, Beginning, build, vp};
use crate::frames::{Frame, Window};
use crate::modules::{self, contracts::ModuleMove};
use crate::moves::Move as AnyMove;
use crate::pieces::Way;
use crate::refusal::Refusal as AnyRefusal;
use crate::rondel::{Counted, Space, SpaceKind};
use crate::seams;
use crate::sites::Site;
use crate::state::{Merlin, Open};
use crate::vocab::{Colour, Figure, Means, Power, Vassal};
use table::{Clause, Journal, Moves, Seat};

type Log = Journal<crate::event::Event>;

impl ModuleMove for Move {
    fn refusal(self, game: &Merlin) -> Option<AnyRefusal> {
        let open = &game.open;
        match (self, open.top()) {
            (Self::Build(site, colour), Frame::Window(Window::Between | Window::After)) => {
                refusal_to_build(open, site, colour)
            }
            (Self::Repel(colour), Frame::Window(_)) => refusal_to_repel(open, open.active, colour),
            (Self::Repel(colour), Frame::RepelTraitors(seat)) => refusal_to_repel(open, seat, colour),
            (Self::Deploy(vassal, to), Frame::Window(Window::Between | Window::After))
                if second_may_follow(open) =>
            {
                refusal_to_deploy(open, vassal, to)
            }
            // These begin the action of a space; they are no free actions.
            (Self::Count(_) | Self::Deploy(..), Frame::Window(Window::Moved)) => {
                let own = Beginning::Module(modules::Move::Favor(self));
                let refusal = open.turn.action.and_then(|space| actions::refusal(game, space, own));
                refusal.or_else(|| Some(AnyRefusal::other_decision(open.top(), self.into())))
            }
            (
                Self::Points
                | Self::Learn(_)
                | Self::Build(..)
                | Self::Repel(_)
                | Self::Count(_)
                | Self::Deploy(..),
                _,
            ) => Some(AnyRefusal::other_decision(open.top(), self.into())),
        }
    }

    fn make(self, game: &mut Merlin, journal: &mut Log) {
        let open = &mut game.open;
        match self {
            Self::Build(site, colour) => build_second(open, site, colour, journal),
            Self::Repel(colour) => repel(open, colour, journal),
            Self::Deploy(vassal, to) => {
                open.due.replace(Frame::Execution);
                deploy(open, vassal, to, Doubled::Deployments, journal);
            }
            // They are made in a frame, or begin an action.
            Self::Points | Self::Learn(_) | Self::Count(_) => {}
        }
    }

    fn moment(self) -> Clause {
        Clause(match self {
            Self::Points | Self::Learn(_) => "FAV-2.1",
            Self::Build(..) => "FAV-6.1",
            Self::Repel(_) => "FAV-7.2",
            Self::Count(_) => "FAV-8.1",
            Self::Deploy(..) => "FAV-9.1",
        })
    }
}

/// Whether knight or Merlin was brought onto the space of the action; not if a flag gave another knight's
/// (FAV-5.5, FAV-5.6).
fn came_there(open: &Open) -> bool {
    match open.turn.figure {
        // Before the move it is asked what would happen if one of them came there.
        Some(Figure::Knight | Figure::Merlin) | None => !open.turn.powers.contains(Power::DifferentAction),
        // INT-7.7: abilities name knight and Merlin.
        Some(Figure::Arthur) => false,
    }
}

/// Why the player on turn cannot use the special ability of a vassal on the space of the action.
fn refusal_on_space(open: &Open, column: Vassal) -> Option<Refusal> {
    open.refusal_of_ability(open.active, column)
        .or_else(|| (!came_there(open)).then_some(Refusal::NoFigureCame(Ability::special(column))))
}

/// The seal of a special ability is turned over (FAV-5.1).
fn turn_over(open: &mut Open, seat: Seat, column: Vassal, journal: &mut Log) {
    let ability = Ability::special(column);
    open.modules.favor.blocked[seat.index()].insert(ability);
    journal.note(|| Event::Used { seat, ability }.into());
}

/// Whether a vassal may be deployed in another principality than that of the space (FAV-4.1, FAV-4.2, FAV-4.4).
pub(super) fn may_deploy(open: &Open, space: Space, vassal: Vassal, to: Colour) -> bool {
    matches!(open.layout.kind(space), SpaceKind::Principality(_))
        && came_there(open)
        && open.modules.favor.has(open.active, Ability::new(vassal, Row::Anywhere))
        && open.castle(open.active).vassal(vassal) != Some(to)
}

/// Whether an ability lets an action be performed that would lapse (FAV-4.6, FAV-9.1, INT-10.4).
pub(super) fn keeps_action(open: &Open, space: Space) -> bool {
    match open.layout.kind(space) {
        SpaceKind::Principality(_) => {
            let anywhere = |vassal| open.modules.favor.has(open.active, Ability::new(vassal, Row::Anywhere));
            came_there(open) && Vassal::ALL.into_iter().any(anywhere)
        }
        SpaceKind::Influence(_) => can_deploy_two(open),
        SpaceKind::Vp(_)
        | SpaceKind::Excalibur
        | SpaceKind::Grail
        | SpaceKind::Relocate
        | SpaceKind::Exchange
        | SpaceKind::Mission
        | SpaceKind::Build
        | SpaceKind::Module(_) => false,
    }
}

/// Points of choice and two vassals in place of what the space does (FAV-8.1, FAV-9.1).
pub(super) fn offer_in_action(open: &Open, space: Space, out: &mut Moves<AnyMove>) {
    let kind = open.layout.kind(space);
    if matches!(kind, SpaceKind::Vp(_)) && refusal_on_space(open, Vassal::FlagBearer).is_none() {
        let kinds = Counted::ALL.into_iter().filter(|&counted| is_counted(open, counted));
        out.extend(kinds.map(|counted| Move::Count(counted).into()));
    } else if matches!(kind, SpaceKind::Influence(_)) && can_deploy_two(open) {
        out.extend(deployments(open).map(|(vassal, to)| Move::Deploy(vassal, to).into()));
    }
}

pub(super) fn is_beginning(open: &Open, space: Space, choice: Move) -> bool {
    match choice {
        Move::Count(_) => matches!(open.layout.kind(space), SpaceKind::Vp(_)),
        Move::Deploy(..) => matches!(open.layout.kind(space), SpaceKind::Influence(_)),
        Move::Points | Move::Learn(_) | Move::Build(..) | Move::Repel(_) => false,
    }
}

pub(super) fn refusal_in_action(open: &Open, choice: Move) -> Option<AnyRefusal> {
    match choice {
        Move::Count(counted) if !is_counted(open, counted) => Some(Refusal::NotCounted(counted).into()),
        Move::Count(_) => refusal_on_space(open, Vassal::FlagBearer).map(AnyRefusal::from),
        Move::Deploy(vassal, to) => {
            refusal_of_two(open).map(AnyRefusal::from).or_else(|| refusal_to_deploy(open, vassal, to))
        }
        Move::Points | Move::Learn(_) | Move::Build(..) | Move::Repel(_) => None,
    }
}

/// Whether some VP space of the rondel counts these pieces: manors only with Arthur (FAV-8.3, INT-11.1).
fn is_counted(open: &Open, counted: Counted) -> bool {
    open.layout.rondel.contains(&SpaceKind::Vp(counted))
}

pub(super) fn begin_action(open: &mut Open, space: Space, choice: Move, journal: &mut Log) {
    let seat = open.active;
    match choice {
        Move::Count(counted) => {
            turn_over(open, seat, Vassal::FlagBearer, journal);
            vp::perform(open, space, counted, journal);
            open.score_points(seat, 1, Points::AnyPoints.into(), journal);
        }
        Move::Deploy(vassal, to) => {
            turn_over(open, seat, Vassal::Lady, journal);
            deploy(open, vassal, to, Doubled::FirstDeployment, journal);
        }
        Move::Points | Move::Learn(_) | Move::Build(..) | Move::Repel(_) => {}
    }
}

/// A manor was built by the action of a build space, once, and a second one may follow (FAV-6.1, FAV-6.3, FAV-6.4).
fn refusal_of_second_manor(open: &Open) -> Option<Refusal> {
    let built = |space| open.layout.kind(space) == SpaceKind::Build && open.turn.executions > 0;
    if !open.turn.action.is_some_and(built) {
        Some(Refusal::NothingBuilt)
    } else if let Some(refusal) = refusal_on_space(open, Vassal::Builder) {
        Some(refusal)
    } else if open.turn.executions > 1 {
        Some(Refusal::StaffSpent(Ability::special(Vassal::Builder)))
    } else {
        build::nowhere_to_build(open).map(|_| Refusal::NoSecondManor)
    }
}

fn refusal_to_build(open: &Open, site: Site, colour: Colour) -> Option<AnyRefusal> {
    let refusal = refusal_of_second_manor(open).map(AnyRefusal::from);
    refusal.or_else(|| build::refusal(open, site, colour))
}

pub(super) fn offer_second_manor(open: &Open, out: &mut Moves<AnyMove>) {
    if refusal_of_second_manor(open).is_none() {
        for (site, colour) in build::choices(open) {
            let second = Move::Build(site, colour).into();
            out.push(second);
            seams::offer_giving(open, open.active, second, out);
        }
    }
}

/// The second manor is paid and built like the first, and gives what its tile gives (FAV-6.1, FAV-6.2).
fn build_second(open: &mut Open, site: Site, colour: Colour, journal: &mut Log) {
    open.turn.modules.favor.doubled = Some(Doubled::Build);
    open.due.replace(Frame::Execution);
    turn_over(open, open.active, Vassal::Builder, journal);
    build::begin(open, site, colour, journal);
}

/// Whether a player can repel a traitor without a shield (FAV-7.2, FAV-7.4).
pub(super) fn can_repel(open: &Open, seat: Seat) -> bool {
    open.refusal_of_ability(seat, Vassal::ShieldBearer).is_none()
}

pub(super) fn offer_repelling(open: &Open, seat: Seat, out: &mut Moves<AnyMove>) {
    if can_repel(open, seat) {
        out.extend(open.castle(seat).traitor_colours().map(|colour| Move::Repel(colour).into()));
    }
}

fn refusal_to_repel(open: &Open, seat: Seat, colour: Colour) -> Option<AnyRefusal> {
    let castle = open.castle(seat);
    if let Some(refusal) = open.refusal_of_ability(seat, Vassal::ShieldBearer) {
        Some(refusal.into())
    } else {
        let clause = Clause(if castle.traitors_attached() == 0 { "FAV-7.4" } else { "FAV-7.1" });
        (castle.traitors_of(colour) == 0).then_some(AnyRefusal::NoTraitor { colour, clause })
    }
}

/// A traitor goes to the discard pile, for a point: in the own turn, or in a scoring (FAV-7.1, FAV-7.2).
fn repel(open: &mut Open, colour: Colour, journal: &mut Log) {
    let seat = if let Frame::RepelTraitors(seat) = open.top() { seat } else { open.active };
    turn_over(open, seat, Vassal::ShieldBearer, journal);
    open.repel_traitor(seat, colour, Means::Ability, journal);
    open.score_points(seat, 1, Points::Repelled { colour }.into(), journal);
}

/// The vassals that can be deployed by influence, each with where (FAV-9.2, MER-8.6).
fn deployments(open: &Open) -> impl Iterator<Item = (Vassal, Colour)> {
    let castle = open.castle(open.active);
    let influenced = castle.influenced();
    let all = Vassal::ALL.into_iter().flat_map(move |vassal| influenced.iter().map(move |to| (vassal, to)));
    all.filter(|&(vassal, to)| castle.vassal(vassal) != Some(to))
}

fn refusal_to_deploy(open: &Open, vassal: Vassal, to: Colour) -> Option<AnyRefusal> {
    let castle = open.castle(open.active);
    if castle.influence(to) == 0 {
        return Some(AnyRefusal::NoInfluence { colour: to, clause: Clause("FAV-9.2") });
    }
    (castle.vassal(vassal) == Some(to)).then_some(AnyRefusal::VassalThere(vassal, to))
}

/// Why the lady's ability cannot take the place of the action (FAV-9.1, FAV-9.5).
fn refusal_of_two(open: &Open) -> Option<Refusal> {
    let spent = || Refusal::StaffSpent(Ability::special(Vassal::Lady));
    refusal_on_space(open, Vassal::Lady).or_else(|| (open.turn.executions > 0).then(spent))
}

/// Whether the lady's ability can be used: the first of the two deployments is possible (FAV-9.4).
fn can_deploy_two(open: &Open) -> bool {
    refusal_of_two(open).is_none() && deployments(open).next().is_some()
}

/// The vassal is deployed, sends home and acts, as by the influence space for vassals (FAV-9.2, MER-8.6).
fn deploy(open: &mut Open, vassal: Vassal, to: Colour, doubled: Doubled, journal: &mut Log) {
    open.turn.modules.favor.doubled = Some(doubled);
    open.deploy(open.active, vassal, to, Way::Influence, journal);
}

/// Whether the second of two vassals can be deployed: also in window `after`, if it was impossible at first (FAV-9.4).
fn second_may_follow(open: &Open) -> bool {
    open.turn.modules.favor.doubled == Some(Doubled::FirstDeployment) && deployments(open).next().is_some()
}

/// Whether the second of two vassals has to be deployed (FAV-9.2, FAV-9.4).
pub(super) fn second_is_due(open: &Open) -> bool {
    open.owes_deployment() && second_may_follow(open)
}

pub(super) fn offer_second_vassal(open: &Open, out: &mut Moves<AnyMove>) {
    if second_may_follow(open) {
        out.extend(deployments(open).map(|(vassal, to)| Move::Deploy(vassal, to).into()));
    }
}

/// After a first manor, or a first vassal, window `between` is open (FAV-6.5, FAV-9.6).
pub(super) fn execution_finished(open: &mut Open, journal: &mut Log) -> bool {
    let seat = open.active;
    let opens = match open.turn.modules.favor.doubled {
        None => refusal_of_second_manor(open).is_none(),
        Some(Doubled::FirstDeployment) => second_is_due(open),
        Some(Doubled::Build | Doubled::Deployments) => false,
    };
    if opens {
        open.due.replace(Frame::Window(Window::Between));
    } else if open.turn.modules.favor.doubled == Some(Doubled::FirstDeployment) {
        journal.note(|| Event::NoSecondDeployment { seat }.into());
    }
    opens
}

/// Whether window `between` can be open although no staff may follow (FAV-6.5, FAV-9.6). Free actions may have used up
/// what a second manor needs.
pub(super) fn keeps_between(open: &Open) -> bool {
    match open.turn.modules.favor.doubled {
        None => {
            let none = refusal_of_second_manor(open);
            none.is_none() || none == Some(Refusal::NoSecondManor)
        }
        Some(Doubled::FirstDeployment) => second_is_due(open),
        Some(Doubled::Build | Doubled::Deployments) => false,
    }
}

/// The ability that was used in this turn and excludes a staff (FAV-6.4, FAV-9.5, INT-10.17).
pub(super) fn excludes_staff(open: &Open) -> Option<Ability> {
    open.turn.modules.favor.doubled.map(|doubled| {
        Ability::special(match doubled {
            Doubled::Build => Vassal::Builder,
            Doubled::FirstDeployment | Doubled::Deployments => Vassal::Lady,
        })
    })
}
