//! What waits within a turn: trees, grail tiles, line bonuses, and the loop that carries out what needs no decision.

use crate::colours::Colour;
use crate::event::Event;
use crate::frames::Frame;
use crate::heroes;
use crate::moves::Move;
use crate::points::Points;
use crate::rooms::TrainingGround;
use crate::state::{Camelot, Open};
use crate::tiles::GrailTiles;
use crate::vocab::{Bonus, Destination, Part};
use table::{Journal, Moves, Private};

impl Open {
    /// Carries out what needs no decision, until somebody, or chance, has to decide or nothing waits any more.
    pub(crate) fn settle(&mut self, journal: &mut Journal<Event>) {
        let Some(colour) = self.acting() else { return };
        while let Some(frame) = self.due.top() {
            match frame {
                Frame::Tree => {
                    self.due.pop();
                    self.carry_out_tree(colour, journal);
                }
                Frame::Events(spot) => {
                    self.due.pop();
                    self.room_events(colour, spot, journal);
                }
                Frame::Percival(due) => {
                    let left = self.grail_left().min(due);
                    if left < due {
                        // CAM-8.9
                        journal.note(|| Event::GrailShort { colour, missing: due - left });
                    }
                    if left == 0 {
                        self.due.pop();
                        continue;
                    }
                    let may_choose = heroes::may_choose_tiles(self, colour);
                    self.due.replace(if may_choose { Frame::Percival(left) } else { Frame::Grail(left) });
                    return;
                }
                Frame::Extra(to) if !self.extra_is_possible(colour, to) => {
                    self.due.pop();
                    journal.note(|| Event::ExtraLapsed { colour, to });
                }
                Frame::Shields if self.turn.shields.is_empty() => self.due.pop(),
                Frame::Hero if !heroes::offers_anything(self, colour) => self.due.pop(),
                Frame::Magician if !self.magician_is_possible(colour) => {
                    self.due.pop();
                    journal.note(|| Event::MagicianLapsed(colour));
                }
                Frame::Grail(_)
                | Frame::Look(_)
                | Frame::Tile(_)
                | Frame::Bonus(_)
                | Frame::Extra(_)
                | Frame::Shields
                | Frame::Hero
                | Frame::Magician => return,
            }
        }
    }

    /// A knight from the Hinterland, if there is one, and a grail tile in any case (CAM-8.7).
    fn carry_out_tree(&mut self, colour: Colour, journal: &mut Journal<Event>) {
        let pieces = &mut self.pieces[colour.index()];
        let knight = pieces.hinterland > 0;
        if knight {
            pieces.hinterland -= 1;
            pieces.screen += 1;
        }
        journal.note(|| Event::Tree { colour, knight });
        self.due.push(Frame::Percival(1));
    }

    /// A line bonus is chosen, or declined, and carried out before the next one (CAM-11.7, CAM-11.9).
    pub(crate) fn carry_out_bonus(
        &mut self,
        colour: Colour,
        bonus: Option<Bonus>,
        journal: &mut Journal<Event>,
    ) {
        if let Some(Frame::Bonus(left)) = self.due.top() {
            self.due.pop();
            if left > 1 {
                self.due.push(Frame::Bonus(left - 1));
            }
        }
        journal.note(|| Event::BonusChosen { colour, bonus });
        match bonus {
            Some(Bonus::Red) => self.due.push(Frame::Extra(Destination::Red)),
            Some(Bonus::Yellow) => self.due.push(Frame::Extra(Destination::Yellow)),
            Some(Bonus::Tree) => self.due.push(Frame::Tree),
            Some(Bonus::Points) => {
                self.score_points(colour, TrainingGround::BONUS_POINTS, Points::LineBonus, journal);
            }
            None => {}
        }
    }

    /// The tiles that are due are drawn, although Percival could choose them (CAM-16.3).
    pub(crate) fn draw_instead(&mut self) {
        if let Some(Frame::Percival(due)) = self.due.top() {
            self.due.replace(Frame::Grail(due));
        }
    }

    /// One of the tiles that are due has come; the frame with the others stays on top.
    pub(crate) fn one_tile_less(&mut self, colour: Colour) {
        self.pieces[colour.index()].grail += 1;
        match self.due.top() {
            Some(Frame::Grail(due)) if due > 1 => self.due.replace(Frame::Grail(due - 1)),
            Some(Frame::Tile(due)) if due > 1 => self.due.replace(Frame::Tile(due - 1)),
            Some(_) | None => self.due.pop(),
        }
    }
}

/// CAM-11.7, CAM-11.8: every bonus, as often as one likes.
pub(crate) fn offer_bonuses(out: &mut Moves<Move>) {
    out.extend(Bonus::ALL.into_iter().map(Move::Bonus));
    out.push(Move::Decline);
}

impl Camelot {
    /// The grail tiles that lie face down (CAM-8.8).
    pub(crate) fn grail_stacks(&self) -> GrailTiles {
        let drawn = self.secret.iter().fold(GrailTiles::default(), |all, secret| all.plus(secret.grail));
        self.open.options.components.grail.minus(drawn)
    }

    /// A tile goes behind the screen of the acting colour, drawn or chosen (CAM-8.8, CAM-16.14).
    pub(crate) fn take_grail_tile(&mut self, part: Part, chosen: bool, journal: &mut Journal<Event>) {
        let Some(colour) = self.open.acting() else { return };
        self.secret[colour.index()].grail.insert(part);
        self.open.one_tile_less(colour);
        if let Some(seat) = self.open.owner(colour) {
            let part = Private::to(seat, part);
            journal.note(|| match chosen {
                false => Event::GrailDrawn { colour, part },
                true => Event::GrailChosen { colour, part },
            });
        }
    }
}
