//! Drawing anew what is hidden from a player (section 22).

use crate::colours::Colour;
use crate::due::Phase;
use crate::state::{Camelot, Open, Secret};
use crate::tiles::{GrailTiles, MerlinTiles};
use crate::vocab::Part;
use table::{Rng, Seat, below};

impl Camelot {
    /// Hidden from a player are the fists of the others while they are closed, the faces of their grail tiles
    /// and, until they are revealed in end scoring, those of their Merlin tiles (CAM-22.2, CAM-22.3). A
    /// closed fist may hold any number its colour could send; tiles are drawn from those the player has not
    /// seen.
    pub(crate) fn resampled(&self, eye: Seat, rng: &mut impl Rng) -> Self {
        let mut other = *self;
        let open = &self.open;
        if open.flow.phase == Phase::Over {
            return other; // CAM-22.6
        }
        let hidden = |colour: &Colour| open.owner(*colour) != Some(eye);
        let fists_closed = matches!(open.flow.phase, Phase::Sending | Phase::Predictions | Phase::Fists);
        let merlin_hidden = !matches!(open.flow.phase, Phase::Hinterland);
        let mut row = self.merlin_row();
        for colour in open.colours().filter(hidden) {
            self.secret[colour.index()].merlin.iter().for_each(|points| row.insert(points));
        }
        for colour in open.colours().filter(hidden) {
            let secret: &mut Secret = &mut other.secret[colour.index()];
            let closed = open.owner(colour).is_some_and(|owner| open.flow.chosen.contains(owner));
            if fists_closed && closed {
                let most = open.pieces(colour).screen.min(Open::MOST_SENT);
                secret.fist = below(u64::from(most) + 1, rng) as u8;
            }
            if merlin_hidden {
                let tiles = secret.merlin.len();
                secret.merlin = MerlinTiles::default();
                for _ in 0..tiles {
                    let points = row.iter().nth(below(row.len() as u64, rng) as usize).unwrap_or_default();
                    row.remove(points);
                    secret.merlin.insert(points);
                }
            }
        }
        self.resample_grail(eye, &mut other, rng);
        other
    }

    /// The grail tiles of the others. Whoever looked at all tiles left knows which ones the others had then,
    /// all together (CAM-16.14); what they drew since came from the rest.
    fn resample_grail(&self, eye: Seat, other: &mut Self, rng: &mut impl Rng) {
        let open = &self.open;
        let hidden = |colour: &Colour| open.owner(*colour) != Some(eye);
        let own = open.colours_of(eye).map(|colour| self.secret[colour.index()]);
        let mine = own.fold(GrailTiles::default(), |all, secret| all.plus(secret.grail));
        let seen = open.colours_of(eye).find_map(|colour| self.secret[colour.index()].seen);
        let mut then = seen.map(|seen| seen.others).unwrap_or_default();
        let mut rest = open.options.components.grail.minus(mine).minus(then);
        for colour in open.colours().filter(hidden) {
            let held = seen.map_or(0, |seen| seen.held[colour.index()]);
            let since = open.pieces(colour).grail - held;
            let early = draw(&mut then, held, rng);
            let secret = &mut other.secret[colour.index()];
            secret.grail = early.plus(draw(&mut rest, since, rng));
            // What another player learnt from Percival is as hidden as the tiles (CAM-16.16), so it is not kept.
            secret.seen = None;
        }
    }
}

/// Takes so many tiles at random.
fn draw(from: &mut GrailTiles, count: u8, rng: &mut impl Rng) -> GrailTiles {
    let mut drawn = GrailTiles::default();
    for _ in 0..count {
        let mut left = below(u64::from(from.len()).max(1), rng);
        for part in Part::ALL {
            let here = u64::from(from.count(part));
            if left < here {
                from.0[part.index()] -= 1;
                drawn.insert(part);
                break;
            }
            left -= here;
        }
    }
    drawn
}
