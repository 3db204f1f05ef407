//! Who decides, what is offered, and what follows: each frame is handed to the module it belongs to.

use crate::actions::{self, Beginning};
use crate::castle::Castle;
use crate::environs::Environs;
use crate::event::Event;
use crate::frames::{Frame, SetupStep, Stack};
use crate::missions::MissionSet;
use crate::modules::{Module, States, arthur};
use crate::moves::{Move, StartingTileSet};
use crate::options::Options;
use crate::refusal::Refusal;
use crate::rondel::Space;
use crate::seams;
use crate::state::{Merlin, Open, Secret, TurnSoFar};
use crate::vocab::{Category, Power};
use table::{Actor, Journal, Moves, Seat, Turn};

impl Merlin {
    pub(crate) fn before_the_first_move(options: Options) -> Self {
        let first = Seat::new(0);
        let layout = options.layout();
        let mut open = Open {
            options,
            layout,
            due: Stack::of(Frame::Setup(layout.setup[0])),
            round: 0,
            start: first,
            active: first,
            turn: TurnSoFar::default(),
            merlin: Space::of_principality(0),
            excalibur: None,
            grail: None,
            environs: Environs::default(),
            display: [None; Open::DISPLAY],
            discard: MissionSet::EMPTY,
            traitor_discard: [0; 6],
            starting_tiles: StartingTileSet::EMPTY,
            former: MissionSet::EMPTY,
            castles: [Castle::furnished(layout.dice.len()); 4],
            points: [[0; Category::ALL.len()]; 4],
            modules: States::default(),
        };
        seams::furnish(&mut open);
        // A module may have laid out already what the first steps would bring (CRL-1.3).
        while let Frame::Setup(step) = open.top()
            && !open.is_due(step)
        {
            open.finish_setup(step);
        }
        Self { open, secret: [Secret::default(); 4] }
    }

    #[inline]
    pub(crate) fn whose_turn(&self) -> Turn {
        self.open.deciding()
    }

    #[inline]
    pub(crate) fn offer(&self, who: Actor, out: &mut Moves<Move>) {
        if !self.whose_turn().includes(who) {
            return;
        }
        let (open, first) = (&self.open, out.len());
        let mut unordered = self.offers_unordered();
        match open.top() {
            Frame::Setup(SetupStep::Module(own)) => own.offer(self, out),
            // No module adds anything here.
            Frame::Setup(_) | Frame::Dice | Frame::Card(_) | Frame::NewTraitors => {
                return self.offer_chance(out);
            }
            Frame::Window(window) => unordered |= self.offer_window(window, out),
            Frame::Repeat => {
                if let Some(space) = open.turn.action {
                    actions::offer(self, space, out);
                }
            }
            Frame::Exchange => actions::exchange::offer_take(open, out),
            Frame::SecondDiscard => {
                actions::missions::offer(self, out);
                out.push(Move::Done);
            }
            Frame::Tower => actions::build::offer_gifts(open, out),
            Frame::Replace(_) => open.offer_missions(out),
            Frame::RepelTraitors(seat) => open.offer_repelling(seat, out),
            Frame::Grail(_) => out.extend([Move::UseGrail, Move::Done].into_iter()),
            Frame::Execution | Frame::TurnEnd | Frame::Scoring(_) | Frame::Over => {}
            Frame::Module(own) => own.offer(self, out),
        }
        if unordered && !open.options.modules().is_empty() {
            out.sort_from(first);
        }
        debug_assert!(out[first..].is_sorted(), "offers ascend");
    }

    /// Whether modules may offer something that does not ascend. The base game offers in order, and so do the
    /// modules, one after the other, in windows: see there for what begins an action.
    fn offers_unordered(&self) -> bool {
        match self.open.top() {
            Frame::Setup(SetupStep::Module(_))
            | Frame::Module(_)
            | Frame::Repeat
            | Frame::RepelTraitors(_) => true,
            Frame::Setup(_)
            | Frame::Window(_)
            | Frame::Dice
            | Frame::Execution
            | Frame::Exchange
            | Frame::SecondDiscard
            | Frame::Tower
            | Frame::TurnEnd
            | Frame::Replace(_)
            | Frame::Card(_)
            | Frame::Scoring(_)
            | Frame::NewTraitors
            | Frame::Grail(_)
            | Frame::Over => false,
        }
    }

    pub(crate) fn why_not(&self, who: Actor, choice: Move) -> Option<Refusal> {
        let open = &self.open;
        let (turn, due) = (self.whose_turn(), open.top());
        if turn == Turn::Over {
            return Some(Refusal::GameOver);
        }
        if !turn.includes(who) {
            return Some(Refusal::NotYourTurn { turn, due });
        }
        if let Some(absent) = self.why_absent(choice) {
            return Some(absent);
        }
        let other = Some(Refusal::other_decision(due, choice));
        match (due, choice) {
            (Frame::Setup(SetupStep::Module(own)), choice) => own.refusal(self, choice),
            (Frame::Module(own), choice) => own.refusal(self, choice),
            (Frame::Setup(_) | Frame::Dice | Frame::Card(_) | Frame::NewTraitors, choice) => {
                (self.likelihood(choice) == 0).then_some(Refusal::NoSuchChance)
            }
            (Frame::Window(window), choice) => self.refusal_in_window(window, choice),
            (Frame::Repeat, Move::Forfeit) => Some(Refusal::MustRepeat),
            (Frame::Repeat, choice) => actions::refusal_within(self, due, choice),
            (Frame::Exchange, Move::Take(item)) => actions::exchange::refusal_to_take(open, item),
            (Frame::SecondDiscard, Move::Discard(mission)) => actions::missions::refusal(self, mission),
            (Frame::SecondDiscard | Frame::Tower, Move::Done) => None,
            (Frame::Tower, Move::Take(item)) => actions::build::refusal_of_item(open, item),
            (Frame::Tower, Move::Place(_)) => actions::build::refusal_of_marker(open),
            (Frame::Replace(_), Move::Draw(pile)) => open.refusal_to_draw(pile),
            (Frame::RepelTraitors(_), Move::Module(own)) => own.refusal(self),
            (Frame::RepelTraitors(seat), Move::Repel(colour)) => open.refusal_to_repel(seat, colour),
            (Frame::RepelTraitors(_) | Frame::Grail(_), Move::Done) => None,
            (Frame::Grail(_), Move::UseGrail) => None,
            (
                Frame::Exchange
                | Frame::SecondDiscard
                | Frame::Tower
                | Frame::Replace(_)
                | Frame::RepelTraitors(_)
                | Frame::Grail(_)
                | Frame::Execution
                | Frame::TurnEnd
                | Frame::Scoring(_),
                _,
            ) => other,
            (Frame::Over, _) => Some(Refusal::GameOver),
        }
    }

    /// Why a move needs a module, a die or a flag that this game does not have (INT-1.4, ARU-1.9).
    fn why_absent(&self, choice: Move) -> Option<Refusal> {
        let (in_play, layout) = (self.open.options.modules(), &self.open.layout);
        let power = match choice {
            Move::Module(own) => {
                return (!in_play.contains(own.module())).then(|| Refusal::NotInPlay(own.module()));
            }
            // All other dice are in every game.
            Move::Die(die, _) => {
                return (!layout.dice.contains(&die)).then_some(Refusal::NotInPlay(Module::Arthur));
            }
            Move::Second(_) => Power::SecondMission,
            Move::Repel(_) => Power::RepelTraitors,
            _ => return None,
        };
        layout.flag_of(power).is_none().then(|| arthur::Refusal::NoSuchPower(power).into())
    }

    #[inline]
    pub(crate) fn make(&mut self, choice: Move, journal: &mut Journal<Event>) {
        match self.open.top() {
            Frame::Setup(_) | Frame::Dice | Frame::Card(_) | Frame::NewTraitors => {
                self.receive(choice, journal);
            }
            Frame::Window(_) => self.act_in_window(choice, journal),
            Frame::Repeat => {
                self.open.due.pop();
                if let Some(beginning) = Beginning::of(choice) {
                    self.perform(beginning, journal);
                }
            }
            Frame::Exchange => {
                self.open.due.pop();
                if let Move::Take(item) = choice {
                    self.open.take_item(self.open.active, item, journal);
                }
            }
            Frame::SecondDiscard => actions::missions::discard_second(self, choice, journal),
            Frame::Tower => actions::build::give_gift(&mut self.open, choice, journal),
            Frame::Replace(_) => {
                if let Move::Draw(pile) = choice {
                    self.draw_mission(pile, journal);
                }
            }
            Frame::RepelTraitors(seat) => {
                if let Move::Module(own) = choice {
                    own.make(self, journal);
                    self.open.go_on_repelling(seat, journal);
                } else {
                    self.open.repel(seat, choice, journal);
                }
            }
            Frame::Grail(colour) => self.open.decide_on_grail(colour, choice == Move::UseGrail, journal),
            Frame::Execution | Frame::TurnEnd | Frame::Scoring(_) | Frame::Over => {}
            Frame::Module(own) => own.make(self, choice, journal),
        }
        self.open.settle(journal);
    }
}

impl Open {
    /// Who has to decide.
    #[inline]
    pub fn deciding(&self) -> Turn {
        match self.top() {
            Frame::Setup(SetupStep::Module(own)) => own.turn(self),
            Frame::Setup(_) | Frame::Dice | Frame::Card(_) | Frame::NewTraitors => Turn::Chance,
            Frame::Window(_)
            | Frame::Repeat
            | Frame::Exchange
            | Frame::SecondDiscard
            | Frame::Tower
            | Frame::Replace(_)
            // These three only wait, and never for long: see `settle`.
            | Frame::Execution
            | Frame::TurnEnd
            | Frame::Scoring(_) => Turn::of(self.active),
            Frame::RepelTraitors(seat) => Turn::of(seat),
            Frame::Grail(_) => self.grail.map_or(Turn::Over, Turn::of),
            Frame::Over => Turn::Over,
            Frame::Module(own) => own.turn(self),
        }
    }

    /// Goes on until somebody has to decide: what only waited is done, what has nothing left to do makes room.
    fn settle(&mut self, journal: &mut Journal<Event>) {
        loop {
            match self.top() {
                Frame::Setup(step) => {
                    if self.is_due(step) {
                        return;
                    }
                    self.finish_setup(step);
                }
                Frame::Dice => {
                    if self.castles().iter().any(|castle| castle.dice.next_to_roll().is_some()) {
                        return;
                    }
                    self.begin_round(journal);
                }
                Frame::Execution => self.finish_execution(journal),
                Frame::TurnEnd => self.end_turn(journal),
                Frame::Replace(0) => self.due.pop(),
                Frame::NewTraitors => {
                    if self.next_to_face_traitors().is_some() {
                        self.shuffle_traitors_if_needed(journal);
                        return;
                    }
                    self.due.pop();
                }
                Frame::Scoring(step) => self.finish_step(step, journal),
                Frame::Module(own) => {
                    if !own.settle(self, journal) {
                        return;
                    }
                }
                Frame::Window(_)
                | Frame::Repeat
                | Frame::Exchange
                | Frame::SecondDiscard
                | Frame::Tower
                | Frame::Replace(_)
                | Frame::Card(_)
                | Frame::RepelTraitors(_)
                | Frame::Grail(_)
                | Frame::Over => return,
            }
        }
    }
}
