//! Which piece is which: knights of a colour are interchangeable by the rules (ART-2.8), but on a screen the one
//! that moves has to glide, so every piece keeps an id from its first chair on.

use artus::{Chair, Event, Figure, Metal, RoundTable};
use std::array;
use table::Seat;

/// The pieces of a game with their ids, and how far the top has turned.
///
/// Follow every event with it, or build it from the list of all events; it knows only what everybody sees.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Pieces {
    /// For each owner the chairs of its pieces; the place in the list is the number in the id.
    chairs: [Vec<Chair>; 6],
    king: Option<Chair>,
    turned: i32,
    /// The piece that moved last: whoever is displaced by it sat on the same chair.
    mover: Option<(usize, usize)>,
}

/// Four colours of knights, then the two metals.
const fn owner(figure: Figure) -> usize {
    match figure {
        Figure::Knight(seat) => seat.index(),
        Figure::Prince(metal) | Figure::King(metal) => 4 + metal as usize,
    }
}

impl Pieces {
    /// The pieces after these events, from the first of the game on.
    pub fn new(events: &[Event]) -> Self {
        crate::pieces::after(events, Self::follow)
    }

    /// The pieces of a position whose history is not known.
    pub fn seated(table: &RoundTable) -> Self {
        let chairs = array::from_fn(|owner| match owner {
            0..4 => table.knights(Seat::new(owner)).iter().collect(),
            _ => table.royals(Metal::ALL[owner - 4]).iter().collect(),
        });
        let turned = table.king().map_or(0, |king| i32::from(king.number()));
        Self { chairs, king: table.king(), turned, mover: None }
    }

    /// Takes note of one more event.
    pub fn follow(&mut self, event: &Event) {
        match *event {
            Event::FirstKing { metal, chair } => {
                // ART-4.3: the prince of the king's metal sits opposite.
                self.chairs[4 + metal as usize] = vec![chair, chair.opposite()];
                self.turn_to(chair);
            }
            Event::Placed { seat, chair } => self.chairs[seat.index()].push(chair),
            Event::Moved { figure, from, to } => {
                self.mover = None;
                self.mover = self.carry(figure, from, to);
            }
            Event::Displaced { figure, from, to } => {
                self.carry(figure, from, to);
            }
            Event::Realigned { king } => self.turn_to(king),
            Event::Starts(_)
            | Event::Dealt { .. }
            | Event::Round(_)
            | Event::Played { .. }
            | Event::Ringed { .. }
            | Event::Crowned { .. }
            | Event::Scored { .. }
            | Event::Drew { .. }
            | Event::Over { .. } => {}
        }
    }

    /// Carries the piece of a figure from chair to chair, and says which one it is.
    fn carry(&mut self, figure: Figure, from: Chair, to: Chair) -> Option<(usize, usize)> {
        let owner = owner(figure);
        if owner >= 4 && self.chairs[owner].is_empty() {
            // The two of the other metal have not moved before, so they still sit opposite each other (ART-4.3).
            let pair = [from.min(from.opposite()), from.max(from.opposite())];
            self.chairs[owner].extend(pair);
        }
        let displaced_by = self.mover.take();
        let here =
            |&number: &usize| self.chairs[owner][number] == from && displaced_by != Some((owner, number));
        let number = (0..self.chairs[owner].len()).find(here)?;
        self.chairs[owner][number] = to;
        Some((owner, number))
    }

    /// The top turns to the king the short way round.
    fn turn_to(&mut self, king: Chair) {
        let from = self.king.unwrap_or_default();
        let ahead = king.clockwise_of(from) as i32;
        let whole = i32::from(Chair::COUNT);
        self.turned += if ahead > whole / 2 { ahead - whole } else { ahead };
        self.king = Some(king);
    }

    /// How many chairs the top has turned clockwise since the game began; it may be more than once around, so that
    /// the drawing turns the short way.
    pub(crate) fn turned(&self, table: &RoundTable) -> i32 {
        let Some(king) = table.king() else { return 0 };
        let number = i32::from(king.number());
        if self.turned.rem_euclid(i32::from(Chair::COUNT)) == number { self.turned } else { number }
    }

    /// Everybody at the table with the id of the piece, in an order that never changes while nobody sits down.
    ///
    /// A piece whose history is not known takes one of the ids left over.
    pub(crate) fn at(&self, table: &RoundTable) -> Vec<(String, Figure, Chair)> {
        let mut all = Vec::new();
        for owner in 0..6 {
            let sitting = match owner {
                0..4 => table.knights(Seat::new(owner)),
                _ => table.royals(Metal::ALL[owner - 4]),
            };
            let known = |chair: &Chair| self.chairs[owner].iter().position(|at| at == chair);
            let (known, unknown): (Vec<_>, Vec<_>) =
                sitting.iter().map(|chair| (known(&chair), chair)).partition(|(number, _)| number.is_some());
            let mut numbered: Vec<(usize, Chair)> =
                known.into_iter().filter_map(|(number, chair)| Some((number?, chair))).collect();
            let taken: Vec<usize> = numbered.iter().map(|&(number, _)| number).collect();
            let left = (0..).filter(|number| !taken.contains(number));
            numbered.extend(left.zip(unknown).map(|(number, (_, chair))| (number, chair)));
            numbered.sort_unstable();
            for (number, chair) in numbered {
                let Some(figure) = table.figure(chair) else { continue };
                let id = match owner {
                    0..4 => format!("artus-piece-{}-{}", owner + 1, number + 1),
                    _ => format!("artus-piece-{}-{}", Metal::ALL[owner - 4], number + 1),
                };
                all.push((id, figure, chair));
            }
        }
        all
    }
}
