//! The course of a game: chance, placement, turns, draws, end (sections 4 to 6, 13, 14 and 16).

use crate::actions;
use crate::cards::{Card, CardSet};
use crate::chairs::Chair;
use crate::deck::Deck;
use crate::event::{Event, Points};
use crate::moves::{Action, Move};
use crate::refusal::Refusal;
use crate::state::{Artus, Flow, Open, Options, Phase, Secret};
use crate::vocab::{Category, Figure, Kind, Metal, Plate};
use table::{Actor, Journal, Moves, Private, Seat, Turn};

impl Artus {
    pub(crate) fn before_the_first_move(options: Options) -> Self {
        let piles = Kind::ALL.map(|kind| if options.mode.uses(kind) { Deck::count(kind) } else { 0 });
        let mut all_piles = [[0; 3]; 4];
        all_piles[..options.players()].fill(piles);
        let first = Seat::new(0);
        let open = Open {
            options,
            table: Default::default(),
            flow: Flow { phase: Phase::StartPlayer, start: first, active: first, round: 1, done: 0 },
            played: [CardSet::EMPTY; 4],
            piles: all_piles,
            points: [[0; 5]; 4],
        };
        Self { open, secret: [Secret::default(); 4] }
    }

    /// Who receives the card that is due from chance, and from which pile.
    pub(crate) fn receiver(&self) -> Option<(Seat, Kind)> {
        let open = &self.open;
        match open.flow.phase {
            Phase::Reveal(kind) => Some((open.flow.active, kind)),
            Phase::Deal => {
                let lacks = |seat: Seat, kind: Kind| open.held(seat, kind) < open.options.mode.dealt(kind);
                let mut due = Seat::all(open.players())
                    .flat_map(|seat| Kind::ALL.map(|kind| (seat, kind)))
                    .filter(|&(seat, kind)| lacks(seat, kind));
                due.next()
            }
            Phase::StartPlayer
            | Phase::FirstKing
            | Phase::Place
            | Phase::Play
            | Phase::Draw
            | Phase::Over => None,
        }
    }

    /// The cards of a kind a seat has not received yet: the content of the pile, without its order (ART-17.12).
    pub(crate) fn pile(&self, seat: Seat, kind: Kind) -> CardSet {
        self.open.unplayed(seat, kind).without(self.secret[seat.index()].hand)
    }

    pub(crate) const fn whose_turn(&self) -> Turn {
        match self.open.flow.phase {
            Phase::StartPlayer | Phase::FirstKing | Phase::Deal | Phase::Reveal(_) => Turn::Chance,
            Phase::Place | Phase::Play | Phase::Draw => Turn::of(self.open.flow.active),
            Phase::Over => Turn::Over,
        }
    }

    pub(crate) fn offer(&self, who: Actor, out: &mut Moves<Move>) {
        if !self.whose_turn().includes(who) {
            return;
        }
        let open = &self.open;
        match open.flow.phase {
            Phase::StartPlayer => Seat::all(open.players()).for_each(|seat| out.push(Move::Start(seat))),
            Phase::FirstKing => Metal::ALL.into_iter().for_each(|metal| out.push(Move::King(metal))),
            Phase::Deal | Phase::Reveal(_) => {
                if let Some((seat, kind)) = self.receiver() {
                    let pile = self.pile(seat, kind);
                    open.options
                        .components
                        .deck
                        .different(pile)
                        .for_each(|(card, _)| out.push(Move::Card(card)));
                }
            }
            Phase::Place => {
                open.table.occupied().complement().iter().for_each(|chair| out.push(Move::Place(chair)));
            }
            Phase::Play => {
                let seat = open.flow.active;
                let hand = self.secret[seat.index()].hand;
                for (card, _) in open.options.components.deck.different(hand) {
                    actions::offer(open, seat, card, out);
                }
            }
            Phase::Draw => {
                let full = |&kind: &Kind| open.pile(open.flow.active, kind) > 0;
                Kind::ALL.into_iter().filter(full).for_each(|kind| out.push(Move::Draw(kind)));
            }
            Phase::Over => {}
        }
    }

    /// How many copies of a card its pile holds: the card drawn is each of them equally likely (ART-17.6).
    pub(crate) fn copies_in_pile(&self, card: Card) -> u32 {
        self.receiver().map_or(0, |(seat, kind)| {
            let copies = self.open.options.components.deck.copies(card);
            self.pile(seat, kind).intersection(copies).len() as u32
        })
    }

    pub(crate) fn why_not(&self, who: Actor, choice: Move) -> Option<Refusal> {
        let open = &self.open;
        let (turn, phase) = (self.whose_turn(), open.flow.phase);
        if turn == Turn::Over {
            return Some(Refusal::GameOver);
        }
        if !turn.includes(who) {
            return Some(Refusal::NotYourTurn { turn, phase });
        }
        match (phase, choice) {
            (Phase::StartPlayer, Move::Start(seat)) if seat.index() < open.players() => None,
            (Phase::FirstKing, Move::King(_)) => None,
            (Phase::Deal | Phase::Reveal(_), Move::Card(card)) if self.copies_in_pile(card) > 0 => None,
            (Phase::StartPlayer | Phase::FirstKing | Phase::Deal | Phase::Reveal(_), _) => {
                Some(Refusal::NoSuchChance)
            }
            (Phase::Place, Move::Place(chair)) => {
                open.table.occupied().contains(chair).then_some(Refusal::ChairTaken(chair))
            }
            (Phase::Play, Move::Play(card, action)) => {
                let copies = open.options.components.deck.copies(card);
                let hand = self.secret[open.flow.active.index()].hand;
                if hand.intersection(copies).is_empty() {
                    return Some(Refusal::NotInHand(card));
                }
                actions::refusal(open, open.flow.active, card, action)
            }
            (Phase::Draw, Move::Draw(kind)) if !open.options.mode.uses(kind) => {
                Some(Refusal::NoSuchPile(kind))
            }
            (Phase::Draw, Move::Draw(kind)) => {
                (open.pile(open.flow.active, kind) == 0).then_some(Refusal::PileEmpty(kind))
            }
            (Phase::Place | Phase::Play | Phase::Draw, _) => Some(Refusal::OtherDecision { phase }),
            (Phase::Over, _) => Some(Refusal::GameOver),
        }
    }

    pub(crate) fn make(&mut self, choice: Move, journal: &mut Journal<Event>) {
        match choice {
            Move::Start(seat) => {
                self.open.flow.start = seat;
                self.open.flow.phase = Phase::FirstKing;
                journal.note(|| Event::Starts(seat));
            }
            Move::King(metal) => self.seat_royals(metal, journal),
            Move::Card(card) => self.receive(card, journal),
            Move::Place(chair) => self.place(chair, journal),
            Move::Play(card, action) => self.play_card(card, action, journal),
            Move::Draw(kind) => self.open.flow.phase = Phase::Reveal(kind),
        }
    }

    /// The four silver and bronze figures sit down on the crown chairs, equal colours opposite (ART-4.3, ART-4.4).
    fn seat_royals(&mut self, metal: Metal, journal: &mut Journal<Event>) {
        let components = self.open.options.components;
        let chair = components.large_crown;
        self.open.table.seat(Figure::King(metal), chair, false);
        for small in components.small_crowns.iter() {
            let metal = if small == chair.opposite() { metal } else { metal.other() };
            self.open.table.seat(Figure::Prince(metal), small, false);
        }
        self.open.flow.phase = Phase::Deal;
        journal.note(|| Event::FirstKing { metal, chair });
        journal.note(|| Event::Realigned { king: chair });
    }

    /// A dealt or drawn card reaches its hand.
    fn receive(&mut self, card: Card, journal: &mut Journal<Event>) {
        let Some((seat, kind)) = self.receiver() else { return };
        let copies = self.open.options.components.deck.copies(card);
        let received = self.pile(seat, kind).intersection(copies).lowest();
        let hand = &mut self.secret[seat.index()].hand;
        *hand = hand.union(received);
        self.open.piles[seat.index()][kind.index()] -= 1;
        let card = Private::to(seat, card);
        if self.open.flow.phase == Phase::Deal {
            journal.note(|| Event::Dealt { seat, kind, card });
            if self.receiver().is_none() {
                // ART-5.1: the right neighbour of the start player places first.
                let flow = &mut self.open.flow;
                flow.phase = Phase::Place;
                flow.active = flow.start.right(self.open.options.players());
            }
        } else {
            journal.note(|| Event::Drew { seat, kind, card });
            self.open.flow.done += 1;
            self.draw_or_end_turn(journal);
        }
    }

    /// A knight sits down; the order runs counter-clockwise and ends with the start player (section 5).
    fn place(&mut self, chair: Chair, journal: &mut Journal<Event>) {
        let players = self.open.players();
        let flow = &mut self.open.flow;
        let seat = flow.active;
        self.open.table.seat(Figure::Knight(seat), chair, false);
        journal.note(|| Event::Placed { seat, chair });
        if seat != flow.start {
            flow.active = seat.right(players);
        } else if flow.round < self.open.options.knights_each() {
            flow.round += 1;
            flow.active = seat.right(players);
        } else {
            // ART-5.6: the start player takes the first turn.
            (flow.phase, flow.round) = (Phase::Play, 1);
            journal.note(|| Event::Round(1));
        }
    }

    /// A card is played, carried out and put away (ART-6.2, ART-14.3).
    fn play_card(&mut self, card: Card, action: Action, journal: &mut Journal<Event>) {
        let seat = self.open.flow.active;
        let hand = &mut self.secret[seat.index()].hand;
        let played = hand.intersection(self.open.options.components.deck.copies(card)).lowest();
        *hand = hand.without(played);
        self.open.played[seat.index()] = self.open.played[seat.index()].union(played);
        journal.note(|| Event::Played { seat, card });
        actions::carry_out(&mut self.open, seat, card, action, journal);
        self.open.flow.done += 1;
        if self.open.flow.done == self.open.options.mode.cards_per_turn() {
            self.open.flow.done = 0;
            self.draw_or_end_turn(journal);
        }
    }

    /// As many cards are drawn as were played, while there are any (ART-13.1, ART-13.2, ART-14.8).
    fn draw_or_end_turn(&mut self, journal: &mut Journal<Event>) {
        let flow = self.open.flow;
        let all_empty = self.open.piles[flow.active.index()].iter().all(|&left| left == 0);
        if flow.done < self.open.options.mode.cards_per_turn() && !all_empty {
            self.open.flow.phase = Phase::Draw;
        } else {
            self.open.end_turn(journal);
        }
    }
}

impl Open {
    /// The left neighbour is next; after the last turn of the last round the game is over (ART-16.1, ART-16.2).
    fn end_turn(&mut self, journal: &mut Journal<Event>) {
        let players = self.players();
        let flow = &mut self.flow;
        (flow.phase, flow.done) = (Phase::Play, 0);
        flow.active = flow.active.left(players);
        if flow.active != flow.start {
            return;
        }
        if flow.round == self.options.mode.rounds() {
            flow.phase = Phase::Over;
            let winners = self.winners();
            journal.note(|| Event::Over { winners });
        } else {
            flow.round += 1;
            let round = flow.round;
            journal.note(|| Event::Round(round));
        }
    }

    /// The value of a chair: the number on the plate in front of it (ART-3.2).
    #[inline]
    pub fn value(&self, chair: Chair) -> i32 {
        i32::from(self.options.components.values[self.table.plate(chair)])
    }

    /// The colour of the plate in front of a chair (ART-3.5).
    #[inline]
    pub fn plate(&self, chair: Chair) -> Plate {
        self.options.components.plates[self.table.plate(chair)]
    }

    /// Adds points to a score; only the player of a card ever gets any (ART-1.5).
    pub(crate) fn score_points(
        &mut self,
        seat: Seat,
        category: Category,
        points: i32,
        reason: Points,
        journal: &mut Journal<Event>,
    ) {
        self.points[seat.index()][category as usize] += points;
        journal.note(|| Event::Scored { seat, points, reason });
    }

    /// Tells that the top has turned, if the king sits elsewhere than before (ART-3.7).
    pub(crate) fn note_realignment(&self, before: Chair, journal: &mut Journal<Event>) {
        let king = self.table.king;
        if king != before {
            journal.note(|| Event::Realigned { king });
        }
    }
}
