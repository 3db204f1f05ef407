//! Picts: revealed at the setup, taken for their bonus, refilled, and scored (ARU-1.10, section 4, ARU-7.6 to
//! ARU-7.12).

use super::events::{Event, Points, Refusal};
use super::moves::{Frame, Move, SetupStep};
use super::state::{Bonus, Pict, Picts, State};
use crate::modules::contracts::ModuleSetup;
use crate::moves::Move as AnyMove;
use crate::refusal::Refusal as AnyRefusal;
use crate::sites::Site;
use crate::state::{Merlin, Open};
use crate::vocab::Terrain;
use table::{Journal, Moves, Seat, SeatSet};

type Log = Journal<crate::event::Event>;

impl ModuleSetup for SetupStep {
    fn is_due(self, open: &Open) -> bool {
        open.modules.arthur.display.contains(&None)
    }

    fn offer(self, game: &Merlin, out: &mut Moves<AnyMove>) {
        offer_stacks(&game.open, out);
    }

    fn likelihood(self, game: &Merlin, choice: AnyMove) -> u32 {
        likelihood(&game.open, choice)
    }

    fn receive(self, game: &mut Merlin, choice: AnyMove, journal: &mut Log) {
        show(&mut game.open, choice, journal);
    }
}

/// What chance can turn up.
pub(super) fn offer_stacks(open: &Open, out: &mut Moves<AnyMove>) {
    out.extend(open.modules.arthur.stacks().iter().map(|pict| Move::Pict(pict).into()));
}

/// Each Pict left in the stacks is equally likely (ARU-1.10, ARU-4.3).
pub(super) fn likelihood(open: &Open, choice: AnyMove) -> u32 {
    match super::own(choice) {
        Some(Move::Pict(pict)) => open.modules.arthur.stacks().contains(pict).into(),
        Some(_) | None => 0,
    }
}

/// A Pict is turned up in the empty place of the display.
pub(super) fn show(open: &mut Open, choice: AnyMove, journal: &mut Log) {
    let Some(Move::Pict(pict)) = super::own(choice) else { return };
    if let Some(place) = open.modules.arthur.display.iter_mut().find(|place| place.is_none()) {
        *place = Some(pict);
        journal.note(|| Event::PictShown { pict }.into());
    }
}

/// The player on turn takes a Pict and its bonus, and the display is refilled (ARU-4.1 to ARU-4.4).
pub(super) fn take(open: &mut Open, pict: Pict, journal: &mut Log) {
    let seat = open.active;
    let state = &mut open.modules.arthur;
    if let Some(place) = state.display.iter_mut().find(|place| **place == Some(pict)) {
        *place = None;
    }
    state.owned[seat.index()].insert(pict);
    let refills = !state.stacks().is_empty();
    journal.note(|| Event::PictTaken { seat, pict }.into());
    let bonus = open.pict(pict).bonus;
    if !give(open, seat, bonus, journal) {
        journal.note(|| Event::BonusLost { seat, bonus }.into());
    }
    if refills {
        open.due.push(Frame::Refill.into());
    }
}

/// The bonus is carried out as far as possible; whether it was (ARU-4.2, ARU-4.5 to ARU-4.8, ARU-4.10).
fn give(open: &mut Open, seat: Seat, bonus: Bonus, journal: &mut Log) -> bool {
    match bonus {
        Bonus::Item(item) => return open.receive_item(seat, item, journal),
        Bonus::Apple if open.can_take_apple() => open.take_apple(seat, journal),
        Bonus::Influence(colour) if open.castle(seat).influence_on_castle() > 0 => {
            open.place_influence(seat, colour, journal);
        }
        Bonus::Manor(terrain) if sites(open, terrain).next().is_some() => {
            open.due.push(Frame::Manor(terrain).into());
        }
        Bonus::Apple | Bonus::Influence(_) | Bonus::Manor(_) => return false,
    }
    true
}

/// Where the manor of a Pict can be built: on any free tile of its terrain, if a manor is left (ARU-4.8, ARU-4.10).
pub(super) fn sites(open: &Open, terrain: Terrain) -> impl Iterator<Item = Site> {
    let left = open.castle(open.active).manors_left() > 0;
    let free = open.environs.of(terrain).without(open.built());
    free.iter().filter(move |_| left)
}

pub(super) fn refusal_to_build(open: &Open, terrain: Terrain, site: Site) -> Option<AnyRefusal> {
    match open.environs.tile(site) {
        None => Some(AnyRefusal::NoSuchTile(site)),
        Some(tile) if tile.terrain != terrain => Some(Refusal::OtherTerrain(site, terrain).into()),
        Some(_) => open.built().contains(site).then_some(AnyRefusal::TileTaken(site)),
    }
}

/// The highest result wins points, the lowest loses them; all equal, both happens to everybody (ARU-7.6 to ARU-7.10).
/// Then the Picts of the players leave the game (ARU-7.12).
pub(super) fn score(open: &mut Open, journal: &mut Log) {
    let mut results = [0; 4];
    Seat::all(open.players()).for_each(|seat| results[seat.index()] = open.pict_result(seat));
    let in_play = &results[..open.players()];
    let (most, least) = (in_play.iter().max().copied(), in_play.iter().min().copied());
    let with = |result: Option<u8>| -> SeatSet {
        Seat::all(open.players()).filter(|seat| Some(results[seat.index()]) == result).collect()
    };
    let (highest, lowest) = (with(most), with(least));
    journal.note(|| Event::PictResults { results, highest, lowest }.into());
    for seat in highest.iter() {
        let reason = Points::Highest { result: results[seat.index()] };
        open.score_points(seat, State::SCORING, reason.into(), journal);
    }
    for seat in lowest.iter() {
        let reason = Points::Lowest { result: results[seat.index()] };
        open.score_points(seat, -State::SCORING, reason.into(), journal);
    }
    let state = &mut open.modules.arthur;
    let owned = state.owned.iter().fold(Picts::EMPTY, |all, &owned| all.union(owned));
    (state.owned, state.gone) = ([Picts::EMPTY; 4], state.gone.union(owned));
    if !owned.is_empty() {
        journal.note(|| Event::PictsGone { picts: owned.len() }.into());
    }
}
