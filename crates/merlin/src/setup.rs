//! What chance decides: the table is set up, dice are rolled, traitors and missions are drawn (sections 2 and 14).
//!
//! Piles have no order: a tile or card is drawn when it is drawn, each of those left equally likely (MER-17.4).

use crate::dice::Pips;
use crate::event::Event;
use crate::frames::{Destination, Frame, SetupStep};
use crate::missions::{Mission, MissionSet};
use crate::moves::{Move, StartingTile, StartingTileSet};
use crate::seams;
use crate::state::{Merlin, Open};
use crate::vocab::{Colour, Item, Kind, TerrainTile};
use table::{Journal, Moves, Private, Seat, Weights};

impl Open {
    /// Whether a step of the setup still has something to bring.
    pub(crate) fn is_due(&self, step: SetupStep) -> bool {
        match step {
            SetupStep::Display => self.display.contains(&None),
            SetupStep::Environs => self.environs.laid() < self.layout.rows * 6,
            // It is over as soon as it has happened: see `receive`.
            SetupStep::StartPlayer => true,
            SetupStep::StartingTiles => self.next_to_start().is_some(),
            SetupStep::Traitors => self.next_to_face_traitors().is_some(),
            SetupStep::Hands => self.next_to_be_dealt().is_some(),
            SetupStep::Module(own) => own.is_due(self),
        }
    }

    /// The next step of the setup, or the first roll of the dice.
    pub(crate) fn finish_setup(&mut self, step: SetupStep) {
        if step == SetupStep::StartingTiles {
            // MER-2.15: they are out of the game.
            self.starting_tiles = StartingTileSet::EMPTY;
        }
        if let SetupStep::Module(own) = step {
            own.finish(self);
        }
        self.due.replace(self.layout.setup_after(step).map_or(Frame::Dice, Frame::Setup));
    }

    /// Who receives the next starting tile.
    pub(crate) fn next_to_start(&self) -> Option<Seat> {
        self.in_turn_order().find(|&seat| self.castle(seat).knight.is_none())
    }

    /// Who draws the next traitor, in turn order from the start player (MER-15.11).
    pub(crate) fn next_to_face_traitors(&self) -> Option<Seat> {
        self.in_turn_order().find(|&seat| self.castle(seat).traitors_attached() < Self::ATTACHED)
    }

    /// Who is dealt the next mission (MER-2.17).
    pub(crate) fn next_to_be_dealt(&self) -> Option<Seat> {
        self.in_turn_order().find(|&seat| self.castle(seat).hand < self.hand_size(seat))
    }

    /// Whose die falls next.
    pub(crate) fn next_to_roll(&self) -> Option<Seat> {
        self.in_turn_order().find(|&seat| self.castle(seat).dice.next_to_roll().is_some())
    }

    /// If no traitor is left to draw, the discard pile becomes the supply (MER-15.13).
    pub(crate) fn shuffle_traitors_if_needed(&mut self, journal: &mut Journal<Event>) {
        if Colour::ALL.into_iter().all(|colour| self.traitor_supply(colour) == 0) {
            let tiles = self.traitor_discard.iter().sum();
            self.traitor_discard = [0; 6];
            journal.note(|| Event::TraitorsShuffled { tiles });
        }
    }

    /// A mission is turned up in the free place of the display (MER-2.5, MER-12.15).
    fn turn_up(&mut self, mission: Mission, journal: &mut Journal<Event>) {
        if let Some(place) = self.display.iter_mut().find(|place| place.is_none()) {
            *place = Some(mission);
            journal.note(|| Event::Displayed { mission });
        }
    }

    /// A traitor is attached to the next castle (MER-2.16, MER-15.11).
    fn attach_traitor(&mut self, colour: Colour, journal: &mut Journal<Event>) {
        let Some(seat) = self.next_to_face_traitors() else { return };
        self.castle_mut(seat).traitors[colour.index()] += 1;
        journal.note(|| Event::TraitorAttached { seat, colour });
    }

    /// The next die falls; it is told once a player's last one lies (MER-2.18, MER-2.19).
    fn roll(&mut self, pips: Pips, journal: &mut Journal<Event>) {
        let Some(seat) = self.next_to_roll() else { return };
        let dice = &mut self.castle_mut(seat).dice;
        if let Some(place) = dice.next_to_roll() {
            dice.show(place, pips);
        }
        let dice = *dice;
        if dice.next_to_roll().is_none() {
            journal.note(|| Event::Rolled { seat, dice });
        }
    }

    /// The starting tile puts knight, items and influence in their places (MER-2.14).
    fn carry_out(&mut self, tile: StartingTile, journal: &mut Journal<Event>) {
        let Some(seat) = self.next_to_start() else { return };
        let start = self.options.components.starting_tiles[tile.index()];
        self.starting_tiles.insert(tile);
        journal.note(|| Event::StartingTile { seat, tile });
        let space = self.layout.space_of(start.knight);
        self.castle_mut(seat).knight = Some(space);
        journal.note(|| Event::KnightPlaced { seat, space });
        let items =
            [(Kind::Flag, start.flag), (Kind::Shield, start.shield), (Kind::Material, start.material)];
        for (kind, colour) in items {
            self.take_item(seat, Item { kind, colour }, journal);
        }
        self.begin_influence(seat, start.influence, journal);
    }
}

impl Merlin {
    /// The missions in the deck (MER-17.3).
    pub(crate) fn deck(&self) -> MissionSet {
        let held = self.secret.iter().fold(self.open.discard, |all, secret| all.union(secret.hand));
        MissionSet::ALL.without(held).without(self.open.displayed())
    }

    fn is_in_deck(&self, mission: Mission) -> bool {
        let held = self.secret.iter().any(|secret| secret.hand.contains(mission));
        !held && !self.open.discard.contains(mission) && !self.open.display.contains(&Some(mission))
    }

    pub(crate) fn offer_chance(&self, out: &mut Moves<Move>) {
        let likely = |choice: &Move| self.likelihood(*choice) > 0;
        match self.open.top() {
            Frame::Setup(SetupStep::Display | SetupStep::Hands) | Frame::Card(_) => {
                out.extend(self.deck().iter().map(Move::Mission));
            }
            Frame::Setup(SetupStep::Environs) => {
                out.extend(TerrainTile::all().map(Move::Tile).filter(likely));
            }
            Frame::Setup(SetupStep::StartPlayer) => {
                out.extend(Seat::all(self.open.players()).map(Move::Start));
            }
            Frame::Setup(SetupStep::StartingTiles) => {
                out.extend(StartingTile::all().map(Move::StartingTile).filter(likely));
            }
            Frame::Setup(SetupStep::Traitors) | Frame::NewTraitors => {
                let left = self.open.traitor_supplies();
                let colours = Colour::ALL.into_iter().filter(|colour| left[colour.index()] > 0);
                out.extend(colours.map(Move::Traitor));
            }
            Frame::Dice => {
                if let Some(seat) = self.open.next_to_roll() {
                    let (dice, max_equal) = (self.open.castle(seat).dice, self.open.layout.max_equal);
                    out.extend(dice.may_show(max_equal).map(Move::Roll));
                }
            }
            Frame::Window(_)
            | Frame::Execution
            | Frame::Repeat
            | Frame::Exchange
            | Frame::SecondDiscard
            | Frame::Tower
            | Frame::TurnEnd
            | Frame::Replace(_)
            | Frame::Scoring(_)
            | Frame::RepelTraitors(_)
            | Frame::Grail(_)
            | Frame::Over => {}
            Frame::Setup(SetupStep::Module(own)) => own.offer(self, out),
            Frame::Module(own) => own.offer(self, out),
        }
    }

    /// Whether a single card, player or tile is drawn, each equally likely (MER-17.4). Traitors and terrain
    /// tiles are there several times, and dice may not show a number too often.
    pub(crate) fn draws_evenly(&self) -> bool {
        match self.open.top() {
            Frame::Card(_)
            | Frame::Setup(
                SetupStep::Display | SetupStep::Hands | SetupStep::StartPlayer | SetupStep::StartingTiles,
            ) => true,
            Frame::Module(own) => own.draws_evenly(),
            _ => false,
        }
    }

    /// How likely chance is to bring this now, relative to everything else it may bring; 0 is never (MER-17.4).
    pub(crate) fn likelihood(&self, choice: Move) -> u32 {
        let open = &self.open;
        let tiles_left = |tile: TerrainTile| tile.count(open.players()) - open.environs.count(tile);
        let is_left = |tile: StartingTile| !open.starting_tiles.contains(tile);
        match (open.top(), choice) {
            (
                Frame::Setup(SetupStep::Display | SetupStep::Hands) | Frame::Card(_),
                Move::Mission(mission),
            ) => self.is_in_deck(mission).into(),
            (Frame::Setup(SetupStep::Environs), Move::Tile(tile)) => tiles_left(tile).into(),
            (Frame::Setup(SetupStep::StartPlayer), Move::Start(seat)) => {
                (seat.index() < open.players()).into()
            }
            (Frame::Setup(SetupStep::StartingTiles), Move::StartingTile(tile)) => is_left(tile).into(),
            (Frame::Setup(SetupStep::Traitors) | Frame::NewTraitors, Move::Traitor(colour)) => {
                open.traitor_supply(colour).into()
            }
            (Frame::Dice, Move::Roll(pips)) => {
                let ways = |seat| open.castle(seat).dice.ways(open.layout.max_equal)[pips.index()];
                open.next_to_roll().map_or(0, ways)
            }
            (Frame::Setup(SetupStep::Module(own)), choice) => own.likelihood(self, choice),
            (Frame::Module(own), choice) => own.likelihood(self, choice),
            // Whatever else is due, chance has no part in it.
            (_, _) => 0,
        }
    }

    /// How likely each of the moves is that are offered to chance now.
    pub(crate) fn likelihoods(&self, offers: &[Move]) -> Weights {
        let open = &self.open;
        match open.top() {
            Frame::Dice => {
                let ways = |seat| open.castle(seat).dice.ways(open.layout.max_equal);
                let ways = open.next_to_roll().map_or([0; 6], ways);
                let likely = |offer: &Move| if let Move::Roll(pips) = offer { ways[pips.index()] } else { 0 };
                offers.iter().map(likely).collect()
            }
            Frame::Setup(SetupStep::Traitors) | Frame::NewTraitors => {
                let left = open.traitor_supplies();
                let likely = |offer: &Move| {
                    if let Move::Traitor(colour) = offer { left[colour.index()].into() } else { 0 }
                };
                offers.iter().map(likely).collect()
            }
            _ => offers.iter().map(|&offer| self.likelihood(offer)).collect(),
        }
    }

    /// What chance brings finds its place.
    pub(crate) fn receive(&mut self, choice: Move, journal: &mut Journal<Event>) {
        match (self.open.top(), choice) {
            (Frame::Setup(SetupStep::Module(own)), choice) => own.receive(self, choice, journal),
            (Frame::Setup(SetupStep::Hands), Move::Mission(mission)) => {
                let Some(seat) = self.open.next_to_be_dealt() else { return };
                let mission = self.put_into_hand(seat, mission);
                journal.note(|| Event::Dealt { seat, mission });
            }
            (Frame::Card(Destination::Hand), Move::Mission(mission)) => {
                let seat = self.open.active;
                let mission = self.put_into_hand(seat, mission);
                journal.note(|| Event::Drew { seat, mission });
                self.open.finish_card();
            }
            (Frame::Card(Destination::Display), Move::Mission(mission)) => {
                self.open.turn_up(mission, journal);
                self.open.finish_card();
            }
            (_, Move::Mission(mission)) => self.open.turn_up(mission, journal),
            (_, Move::Tile(tile)) => {
                let site = self.open.environs.lay(tile);
                journal.note(|| Event::TileLaid { site, tile });
                seams::tile_laid(&mut self.open, site, tile, journal);
            }
            (_, Move::Start(seat)) => {
                (self.open.start, self.open.active) = (seat, seat);
                journal.note(|| Event::Starts(seat));
                self.open.finish_setup(SetupStep::StartPlayer);
            }
            (_, Move::StartingTile(tile)) => self.open.carry_out(tile, journal),
            (_, Move::Traitor(colour)) => self.open.attach_traitor(colour, journal),
            (_, Move::Roll(pips)) => self.open.roll(pips, journal),
            // The moves of players: chance is never offered them.
            (_, _) => {}
        }
    }

    /// A mission goes into a hand, unseen by the others (MER-2.17, MER-12.16).
    fn put_into_hand(&mut self, seat: Seat, mission: Mission) -> Private<Mission> {
        self.secret[seat.index()].hand.insert(mission);
        self.open.castle_mut(seat).hand += 1;
        Private::to(seat, mission)
    }
}
