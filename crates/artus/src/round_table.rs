//! Who sits where, and what the plates are worth (sections 3, 9 and 10).

use crate::chairs::{Chair, ChairSet};
use crate::vocab::{Figure, Metal};
use table::Seat;

/// The figures on the 28 chairs and their rings.
///
/// One set of chairs for each kind of figure, as chess programs keep their boards. Rings need a single set: the
/// king always has three and every prince one or two (ART-11.9), so the supply follows and no ring can be lost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct RoundTable {
    pub(crate) knights: [ChairSet; 4],
    pub(crate) royals: [ChairSet; 2],
    pub(crate) king: Chair,
    pub(crate) two_rings: ChairSet,
}

impl RoundTable {
    /// All rings of the box (ART-2.3).
    pub const RINGS: u8 = 10;
    /// The rings of the king, and the number that makes a prince king (ART-11.6).
    pub const KING_RINGS: u8 = 3;

    /// The chairs of a player's knights.
    #[inline]
    pub const fn knights(&self, seat: Seat) -> ChairSet {
        self.knights[seat.index()]
    }

    /// The chairs of the figures of a metal, the king among them.
    #[inline]
    pub const fn royals(&self, metal: Metal) -> ChairSet {
        self.royals[metal as usize]
    }

    /// The chair of the king, once the four silver and bronze figures sit at the table.
    pub fn king(&self) -> Option<Chair> {
        (!self.royals[0].is_empty()).then_some(self.king)
    }

    /// All chairs somebody sits on.
    #[inline]
    pub fn occupied(&self) -> ChairSet {
        self.knights.iter().chain(&self.royals).fold(ChairSet::EMPTY, |all, &chairs| all.union(chairs))
    }

    /// Who sits on a chair.
    #[inline]
    pub fn figure(&self, chair: Chair) -> Option<Figure> {
        if let Some(metal) = self.metal(chair) {
            return Some(if chair == self.king { Figure::King(metal) } else { Figure::Prince(metal) });
        }
        let knights = self.knights.iter().position(|chairs| chairs.contains(chair));
        knights.map(|seat| Figure::Knight(Seat::new(seat)))
    }

    /// The metal of the prince or king on a chair.
    #[inline]
    pub fn metal(&self, chair: Chair) -> Option<Metal> {
        Metal::ALL.into_iter().find(|&metal| self.royals(metal).contains(chair))
    }

    /// The rings on the figure of a chair (ART-11.9).
    pub fn rings(&self, chair: Chair) -> u8 {
        match self.figure(chair) {
            Some(Figure::King(_)) => Self::KING_RINGS,
            Some(Figure::Prince(_)) => 1 + u8::from(self.two_rings.contains(chair)),
            Some(Figure::Knight(_)) | None => 0,
        }
    }

    /// The rings nobody has (ART-2.3).
    pub fn supply(&self) -> u8 {
        let princes = (self.royals[0].len() + self.royals[1].len()).saturating_sub(1) as u8;
        let king = if princes > 0 { Self::KING_RINGS } else { 0 };
        Self::RINGS - king - princes - self.two_rings.len() as u8
    }

    /// The plate in front of a chair, by its place on the turntable (ART-3.2).
    #[inline]
    pub const fn plate(&self, chair: Chair) -> usize {
        chair.clockwise_of(self.king)
    }

    /// Moves the figure on `from` (section 10) and says who was displaced, and where to.
    ///
    /// The turntable needs no turning: it is aligned to the king by definition (ART-3.7).
    pub(crate) fn advance(&mut self, from: Chair, to: Chair) -> Option<(Figure, Chair)> {
        let figure = self.figure(from)?;
        let displaced = self.figure(to).map(|displaced| {
            // ART-9.2, ART-9.3: counter-clockwise from the target; the chair just left counts as free.
            let mut free = self.occupied().complement();
            free.insert(from);
            (displaced, free.first_before(to).expect("ART-9.8: at most 20 of 28 chairs are occupied"))
        });
        let rings = self.lift(figure, from);
        if let Some((other, refuge)) = displaced {
            let others_rings = self.lift(other, to);
            self.seat(other, refuge, others_rings);
        }
        self.seat(figure, to, rings);
        displaced
    }

    /// Takes a figure off its chair; the answer is whether it has a second ring.
    #[inline]
    fn lift(&mut self, figure: Figure, chair: Chair) -> bool {
        let two = self.two_rings.contains(chair);
        self.two_rings.remove(chair);
        self.chairs_of(figure).remove(chair);
        two
    }

    /// Puts a figure on a free chair.
    #[inline]
    pub(crate) fn seat(&mut self, figure: Figure, chair: Chair, two_rings: bool) {
        self.chairs_of(figure).insert(chair);
        if two_rings {
            self.two_rings.insert(chair);
        }
        if let Figure::King(_) = figure {
            self.king = chair;
        }
    }

    const fn chairs_of(&mut self, figure: Figure) -> &mut ChairSet {
        match figure {
            Figure::Knight(seat) => &mut self.knights[seat.index()],
            Figure::Prince(metal) | Figure::King(metal) => &mut self.royals[metal as usize],
        }
    }

    /// Gives the prince on a chair a ring; a third one crowns him, and the former king keeps one ring
    /// (ART-11.6, ART-11.7). The answer is the chair of the former king, if there was a coronation.
    pub(crate) const fn give_ring(&mut self, prince: Chair) -> Option<Chair> {
        if !self.two_rings.contains(prince) {
            self.two_rings.insert(prince);
            return None;
        }
        self.two_rings.remove(prince);
        let former = self.king;
        self.king = prince;
        Some(former)
    }
}
