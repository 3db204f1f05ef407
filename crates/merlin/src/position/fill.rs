//! What a position leaves out is filled in, so that a scene needs to say only what matters.

use super::read::Reader;
use crate::dice::{Dice, Pips};
use crate::frames::{Part, SetupStep};
use crate::missions::{Mission, MissionSet};
use crate::state::{Merlin, Open};
use crate::vocab::TerrainTile;
use table::Seat;

impl Reader<'_> {
    pub(super) fn fill(&self, game: &mut Merlin) {
        self.fill_board(&mut game.open);
        // Seats at the end may be left out altogether.
        let table = |seat: Seat| self.file.seat.get(seat.index());
        let seats: Vec<Seat> = Seat::all(game.open.players()).collect();
        let mut lacking = seats.clone();
        lacking.retain(|&seat| table(seat).is_none_or(|table| table.dice.is_none()));
        fill_dice(&mut game.open, &lacking);
        lacking = seats;
        lacking.retain(|&seat| table(seat).is_none_or(|table| table.hand.is_none()));
        self.fill_missions(game, &lacking);
    }

    /// Knights stand where the starting tiles put them, in the order of the file; tiles lie sorted by terrain.
    fn fill_board(&self, open: &mut Open) {
        let past = |step: SetupStep| match open.due.part() {
            Part::Setup(now) => open.layout.is_before(step, now),
            Part::Rolling | Part::Turn | Part::Scoring | Part::Over => true,
        };
        let (started, laid_out) = (past(SetupStep::StartingTiles), past(SetupStep::Environs));
        if started {
            for seat in Seat::all(open.players()) {
                let start = open.options.components.starting_tiles[seat.index()];
                let space = open.layout.space_of(start.knight);
                open.castle_mut(seat).knight.get_or_insert(space);
            }
        }
        if self.file.environs.rows.is_none() && laid_out {
            for tile in TerrainTile::all() {
                (0..tile.count(open.players())).for_each(|_| _ = open.environs.lay(tile));
            }
        }
    }

    /// The display takes the first missions that are named nowhere, the hands the last ones: those are hard to meet.
    fn fill_missions(&self, game: &mut Merlin, seats: &[Seat]) {
        let mut named = game.open.discard.union(game.open.displayed()).union(game.open.former);
        for seat in Seat::all(game.open.players()) {
            let hand = &mut game.secret[seat.index()].hand;
            if seats.contains(&seat) {
                *hand = game.open.castle(seat).seen;
            }
            named = named.union(*hand);
        }
        let left: Vec<Mission> = MissionSet::ALL.without(named).iter().collect();
        let mut left = left.into_iter();
        let turned_up = match game.open.due.part() {
            Part::Setup(now) => game.open.layout.is_before(SetupStep::Display, now),
            Part::Rolling | Part::Turn | Part::Scoring | Part::Over => true,
        };
        if self.file.board.display.is_none() && turned_up {
            game.open.display.iter_mut().for_each(|place| *place = left.next());
        }
        for &seat in seats {
            let due = game.due_in_hand(seat).unwrap_or_default();
            let hand = &mut game.secret[seat.index()].hand;
            while hand.len() < due
                && let Some(mission) = left.next_back()
            {
                hand.insert(mission);
            }
        }
        let former = game.open.former;
        for seat in Seat::all(game.open.players()) {
            let hand = game.secret[seat.index()].hand;
            let castle = game.open.castle_mut(seat);
            castle.hand = hand.len();
            castle.former = hand.without(castle.seen).intersection(former).len();
        }
    }
}

/// Dice show 1, 2, 3 and 4, and as many of them are used, the first ones first, as must be by now. If nothing
/// is said of the player on turn either, it is the first turn of the round.
fn fill_dice(open: &mut Open, seats: &[Seat]) {
    let shown = match open.due.part() {
        Part::Setup(_) | Part::Rolling => 0,
        Part::Turn | Part::Scoring | Part::Over => open.layout.dice.len(),
    };
    // The others are told by the player on turn.
    let first = seats.iter().copied().filter(|&seat| seat == open.active);
    let others = seats.iter().copied().filter(|&seat| seat != open.active);
    for seat in first.chain(others).collect::<Vec<_>>() {
        let (used, count) = (open.due_used(seat), open.layout.dice.len());
        let dice = &mut open.castle_mut(seat).dice;
        *dice = Dice::to_be_rolled(count);
        for (place, pips) in Pips::all().take(shown).enumerate() {
            dice.show(place, pips);
        }
        (0..usize::from(used)).for_each(|place| dice.use_up(place));
    }
}
