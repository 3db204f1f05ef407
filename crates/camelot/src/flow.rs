//! The course of a game: what is offered, what is refused, and what each move leads to.

use crate::colours::Colour;
use crate::due::{Due, Phase};
use crate::event::{Event, Way};
use crate::moves::{HeroUse, Move};
use crate::refusal::Refusal;
use crate::state::{Camelot, Open};
use crate::vocab::{Part, Side};
use crate::{effects, heroes, placing, predictions, sending, turns};
use table::{Actor, Journal, Moves, Seat, Turn};

impl Camelot {
    pub(crate) fn offer(&self, who: Actor, out: &mut Moves<Move>) {
        let open = &self.open;
        let due = open.due();
        if !open.turn_of(due).includes(who) {
            return;
        }
        // Where nobody acts alone, nothing below asks for the acting colour.
        let acting = open.acting().unwrap_or(Colour::Red);
        match due {
            Due::Side(room) => out.extend(Side::ALL.into_iter().map(|side| Move::Side(room, side))),
            Due::Eldest => out.extend(Seat::all(open.players()).map(Move::Eldest)),
            Due::Colour => out.extend(open.colours_left().map(Move::Colour)),
            Due::Card => out.extend(open.cards_left().map(Move::Card)),
            Due::Mission(deck) => {
                out.extend(open.still_to_come(deck).map(|(mission, _)| Move::Mission(mission)))
            }
            Due::Reveal => out.push(Move::Reveal),
            Due::Merlin => {
                let row = self.merlin_row();
                let mut last = None;
                out.extend(
                    row.iter().filter(|&points| last.replace(points) != Some(points)).map(Move::Merlin),
                );
            }
            Due::Grail(_) => out.extend(self.parts_left().map(Move::Grail)),
            Due::Tile(_) => out.extend(self.parts_left().map(Move::Tile)),
            Due::Send => {
                if let Actor::Seat(seat) = who {
                    sending::offer(open, seat, out);
                }
            }
            Due::Predict => predictions::offer(open, out),
            Due::Take => turns::offer_missions(open, out),
            Due::Fetch => turns::offer_fetches(open, out),
            Due::Percival(_) => out.extend([Move::Draw, Move::Hero(HeroUse::Choose)].into_iter()),
            Due::Bonus(_) => effects::offer_bonuses(out),
            Due::Shield => {
                placing::offer_shields(open, acting, out);
                heroes::offer_detours(open, acting, out);
            }
            Due::Extra(to) => placing::offer_extra(open, acting, to, out),
            Due::Hero => heroes::offer_at_the_end(open, acting, out),
            Due::Magician => placing::offer_magician(open, acting, out),
            Due::Over => {}
        }
    }

    fn parts_left(&self) -> impl Iterator<Item = Part> {
        let left = self.grail_stacks();
        Part::ALL.into_iter().filter(move |&part| left.count(part) > 0)
    }

    /// How likely a move of chance is, relative to the others offered (CAM-22.7).
    pub(crate) fn weight_of(&self, offer: Move) -> u32 {
        match offer {
            Move::Mission(mission) => self.open.copies_to_come(mission),
            Move::Merlin(points) => self.merlin_row().copies(points) as u32,
            Move::Grail(part) => self.grail_stacks().count(part).into(),
            Move::Side(..)
            | Move::Eldest(_)
            | Move::Card(_)
            | Move::Reveal
            | Move::Colour(_)
            | Move::Send(_)
            | Move::Predict(_)
            | Move::Take(_)
            | Move::Fetch(_)
            | Move::Place(..)
            | Move::Return(_)
            | Move::Extra(..)
            | Move::Bonus(_)
            | Move::Draw
            | Move::Tile(_)
            | Move::Hero(_)
            | Move::Magician(_)
            | Move::Decline => 1,
        }
    }

    pub(crate) fn why_not(&self, who: Actor, choice: Move) -> Option<Refusal> {
        let open = &self.open;
        let due = open.due();
        let turn = open.turn_of(due);
        if turn == Turn::Over {
            return Some(Refusal::GameOver);
        }
        if !turn.includes(who) {
            let closed = matches!((who, choice), (Actor::Seat(seat), Move::Send(_)) if open.flow.chosen.contains(seat));
            let again = due == Due::Send && closed;
            return Some(if again { Refusal::AlreadyChosen } else { Refusal::NotYourTurn { turn, due } });
        }
        if turn == Turn::Chance {
            return (!self.chance_may(due, choice)).then_some(Refusal::NoSuchChance);
        }
        match (who, due, choice) {
            (_, Due::Tile(_), Move::Tile(part)) => {
                (self.grail_stacks().count(part) == 0).then_some(Refusal::NoSuchTile(part))
            }
            (Actor::Seat(seat), due, choice) => open.why_not(seat, due, choice),
            (Actor::Chance, due, _) => Some(Refusal::NotYourTurn { turn, due }),
        }
    }

    /// Whether chance can bring this now (CAM-22.7).
    fn chance_may(&self, due: Due, choice: Move) -> bool {
        let open = &self.open;
        match (due, choice) {
            (Due::Side(room), Move::Side(other, _)) => room == other,
            (Due::Eldest, Move::Eldest(seat)) => seat.index() < open.players(),
            (Due::Card, Move::Card(colour)) => open.cards_left().any(|left| left == colour),
            (Due::Mission(_), Move::Mission(mission)) => open.copies_to_come(mission) > 0,
            (Due::Reveal, Move::Reveal) => true,
            (Due::Merlin, Move::Merlin(points)) => self.merlin_row().copies(points) > 0,
            (Due::Grail(_), Move::Grail(part)) => self.grail_stacks().count(part) > 0,
            (_, _) => false,
        }
    }

    pub(crate) fn make(&mut self, who: Actor, choice: Move, journal: &mut Journal<Event>) {
        match choice {
            Move::Side(room, side) => self.open.draw_side(room, side, journal),
            Move::Eldest(seat) => self.open.draw_eldest(seat, journal),
            Move::Card(colour) => self.open.put_on_track(colour, journal),
            Move::Colour(colour) => self.open.choose_colour(colour, journal),
            Move::Mission(mission) => self.open.reveal(mission, journal),
            Move::Send(fists) => {
                if let Actor::Seat(seat) = who {
                    self.close_fist(seat, fists, journal);
                }
            }
            Move::Predict(number) => self.open.predict(number, journal),
            Move::Reveal => self.reveal_hidden(journal),
            Move::Merlin(points) => self.take_merlin_tile(points, journal),
            Move::Grail(part) => {
                self.take_grail_tile(part, false, journal);
                self.go_on(journal);
            }
            Move::Tile(part) => {
                self.take_grail_tile(part, true, journal);
                self.go_on(journal);
            }
            Move::Take(_)
            | Move::Fetch(_)
            | Move::Place(..)
            | Move::Return(_)
            | Move::Extra(..)
            | Move::Bonus(_)
            | Move::Draw
            | Move::Hero(_)
            | Move::Magician(_)
            | Move::Decline => {
                self.open.carry_out(choice, journal);
                self.go_on(journal);
            }
        }
    }

    /// What was hidden is shown.
    fn reveal_hidden(&mut self, journal: &mut Journal<Event>) {
        match self.open.flow.phase {
            Phase::Fists => self.open_fists(journal),
            Phase::Screens => self.score_screens(journal),
            Phase::Missions => self.look_at_tiles(journal),
            Phase::Sides
            | Phase::Eldest
            | Phase::Colours
            | Phase::Cards
            | Phase::Preparation
            | Phase::Sending
            | Phase::Predictions
            | Phase::Merlin
            | Phase::RedRoom
            | Phase::Hinterland
            | Phase::Over => {}
        }
    }

    /// Carries out what needs no decision; when nothing waits any more, what comes next begins.
    pub(crate) fn go_on(&mut self, journal: &mut Journal<Event>) {
        self.open.settle(journal);
        if self.open.due.top().is_some() {
            return;
        }
        match self.open.flow.phase {
            Phase::Missions => self.end_turn(journal),
            Phase::RedRoom => self.finish_red_room(journal),
            Phase::Hinterland => self.go_on_drawing(journal),
            Phase::Sides
            | Phase::Eldest
            | Phase::Colours
            | Phase::Cards
            | Phase::Preparation
            | Phase::Sending
            | Phase::Predictions
            | Phase::Fists
            | Phase::Merlin
            | Phase::Screens
            | Phase::Over => {}
        }
    }
}

impl Open {
    /// The colours nobody has chosen yet (CAM-17.3).
    fn colours_left(&self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(|&colour| self.owner(colour).is_none())
    }

    /// The magician cards still face down (CAM-3.8).
    fn cards_left(&self) -> impl Iterator<Item = Colour> {
        self.colours().filter(|&colour| self.order.place(colour).is_none())
    }

    /// Why a player on turn may not decide so, as far as open things tell.
    pub(crate) fn why_not(&self, seat: Seat, due: Due, choice: Move) -> Option<Refusal> {
        let acting = self.acting().unwrap_or(Colour::Red);
        match (due, choice) {
            (Due::Colour, Move::Colour(colour)) => {
                self.owner(colour).is_some().then_some(Refusal::ColourTaken(colour))
            }
            (Due::Send, Move::Send(fists)) => sending::refusal(self, seat, fists),
            (Due::Predict, Move::Predict(number)) => predictions::refusal(self, number),
            (Due::Take, Move::Take(mission)) => turns::refuse_mission(self, mission),
            (Due::Fetch, Move::Fetch(knights)) => turns::refuse_fetch(self, knights),
            (Due::Percival(_), Move::Draw | Move::Hero(HeroUse::Choose)) => None,
            (Due::Bonus(_), Move::Bonus(_) | Move::Decline) => None,
            (Due::Shield, Move::Place(shield, field)) => placing::refuse_place(self, acting, shield, field),
            (Due::Shield, Move::Return(shield)) => placing::refuse_return(self, acting, shield),
            (Due::Shield, Move::Hero(HeroUse::Place(shield, field))) => {
                heroes::refuse_detour(self, acting, shield, field)
            }
            (Due::Extra(_) | Due::Hero | Due::Magician, Move::Decline) => None,
            (Due::Extra(to), Move::Extra(source, field)) => {
                placing::refuse_extra(self, acting, to, (source, field))
            }
            (Due::Hero, Move::Hero(choice)) => heroes::refuse_at_the_end(self, acting, choice),
            (Due::Magician, Move::Magician(field)) => placing::refuse_magician(self, acting, field),
            (due, _) => Some(Refusal::OtherDecision { due }),
        }
    }

    /// Carries out a decision of the acting colour as far as it changes open things.
    pub(crate) fn carry_out(&mut self, choice: Move, journal: &mut Journal<Event>) {
        let Some(colour) = self.acting() else { return };
        match choice {
            Move::Take(mission) => self.take_mission(mission, journal),
            Move::Fetch(knights) => self.fetch(knights, journal),
            Move::Place(shield, field) => {
                placing::carry_out_shield(self, colour, (shield, field), Way::Shield(shield), journal);
            }
            Move::Return(shield) => placing::carry_out_return(self, colour, shield, journal),
            Move::Extra(source, field) => placing::carry_out_extra(self, colour, (source, field), journal),
            Move::Bonus(bonus) => self.carry_out_bonus(colour, Some(bonus), journal),
            Move::Draw => self.draw_instead(),
            Move::Hero(choice) => self.use_hero(colour, choice, journal),
            Move::Magician(field) => placing::carry_out_magician(self, colour, field, journal),
            Move::Decline => self.decline(colour, journal),
            Move::Side(..)
            | Move::Eldest(_)
            | Move::Card(_)
            | Move::Mission(_)
            | Move::Merlin(_)
            | Move::Grail(_)
            | Move::Reveal
            | Move::Colour(_)
            | Move::Send(_)
            | Move::Predict(_)
            | Move::Tile(_) => {}
        }
    }

    /// What is optional is declined.
    fn decline(&mut self, colour: Colour, journal: &mut Journal<Event>) {
        match self.due() {
            Due::Bonus(_) => self.carry_out_bonus(colour, None, journal),
            Due::Extra(to) => {
                self.due.pop();
                journal.note(|| Event::ExtraDeclined { colour, to });
            }
            Due::Magician => {
                self.due.pop();
                journal.note(|| Event::MagicianDeclined(colour));
            }
            Due::Hero => self.due.pop(),
            Due::Side(_)
            | Due::Eldest
            | Due::Colour
            | Due::Card
            | Due::Mission(_)
            | Due::Send
            | Due::Predict
            | Due::Reveal
            | Due::Merlin
            | Due::Take
            | Due::Fetch
            | Due::Shield
            | Due::Grail(_)
            | Due::Percival(_)
            | Due::Tile(_)
            | Due::Over => {}
        }
    }
}
