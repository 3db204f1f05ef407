//! The figures on their chairs as they are drawn: those of a view, or those after a move that is being considered.

use artus::{Chair, Components, Event, Figure, Open, Plate, RoundTable};

/// Who sits where, and what the plates are worth.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scene {
    chairs: [Option<Sitting>; Chair::COUNT as usize],
    king: Option<Chair>,
    components: &'static Components,
    /// The rings nobody has.
    pub(crate) supply: u8,
}

/// A figure on a chair.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sitting {
    /// Who.
    pub(crate) figure: Figure,
    /// With how many rings.
    pub(crate) rings: u8,
}

impl Scene {
    /// The table as it stands.
    pub(crate) fn of(open: &Open) -> Self {
        let mut chairs = [None; Chair::COUNT as usize];
        for chair in Chair::all() {
            let sitting = |figure| Sitting { figure, rings: open.table.rings(chair) };
            chairs[usize::from(chair.number())] = open.table.figure(chair).map(sitting);
        }
        let components = open.options.components.0;
        Self { chairs, king: open.table.king(), components, supply: open.table.supply() }
    }

    /// The table after these events.
    pub(crate) fn after(mut self, events: &[Event]) -> Self {
        let mut displaced = None;
        for event in events {
            match *event {
                Event::Moved { from, to, .. } => {
                    let moved = self.place(from).take();
                    displaced = std::mem::replace(self.place(to), moved);
                }
                Event::Displaced { to, .. } => *self.place(to) = displaced.take(),
                Event::Ringed { chair, rings, .. } => {
                    self.supply = self.supply.saturating_sub(1);
                    if let Some(prince) = self.place(chair) {
                        prince.rings = rings;
                    }
                }
                Event::Crowned { metal, chair, former } => {
                    self.supply += RoundTable::KING_RINGS - 1;
                    *self.place(chair) =
                        Some(Sitting { figure: Figure::King(metal), rings: RoundTable::KING_RINGS });
                    if let Some(Sitting { figure: Figure::King(metal), .. }) = *self.place(former) {
                        *self.place(former) = Some(Sitting { figure: Figure::Prince(metal), rings: 1 });
                    }
                }
                Event::Realigned { king } => self.king = Some(king),
                Event::Placed { seat, chair } => {
                    *self.place(chair) = Some(Sitting { figure: Figure::Knight(seat), rings: 0 });
                }
                Event::Starts(_)
                | Event::FirstKing { .. }
                | Event::Dealt { .. }
                | Event::Round(_)
                | Event::Played { .. }
                | Event::Scored { .. }
                | Event::Drew { .. }
                | Event::Over { .. } => {}
            }
        }
        self
    }

    fn place(&mut self, chair: Chair) -> &mut Option<Sitting> {
        &mut self.chairs[usize::from(chair.number())]
    }

    /// Who sits on a chair.
    pub(crate) const fn sitting(&self, chair: Chair) -> Option<Sitting> {
        self.chairs[chair.number() as usize]
    }

    /// The number and colour of the plate before a chair, once there is a king (ART-3.2).
    pub(crate) fn plate(&self, chair: Chair) -> Option<(i32, Plate)> {
        let place = chair.clockwise_of(self.king?);
        Some((i32::from(self.components.values[place]), self.components.plates[place]))
    }

    /// Whether a chair belongs to the carpet (ART-3.8).
    pub(crate) const fn carpet(&self, chair: Chair) -> bool {
        self.components.carpet.contains(chair)
    }

    /// The crown of a chair: the large one, a small one, or none (ART-3.9).
    pub(crate) fn crown(&self, chair: Chair) -> Option<&'static str> {
        if chair == self.components.large_crown {
            Some("♛")
        } else if self.components.small_crowns.contains(chair) {
            Some("♕")
        } else {
            None
        }
    }
}
