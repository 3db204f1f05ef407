//! What an interface wants to know before a player decides: where the figures can go, what a space would do there, what
//! a mission still lacks, what a move would bring. All of it is told by the rules themselves, played on a copy that
//! holds nothing the eye may not know.

use crate::actions;
use crate::event::Event;
use crate::frames::{Frame, Window};
use crate::missions::{Mission, Requirement};
use crate::modules::knights::{self, Ally};
use crate::modules::{self, Module, caerleon, market};
use crate::moves::Move;
use crate::rondel::{Space, SpaceKind};
use crate::state::{Merlin, Open, Powers, Secret};
use crate::view::View;
use crate::vocab::{Direction, Figure, Power};
use table::{Actor, Clause, Game, Journal, Moves, Seat};

/// A way to bring a figure onto a space in this turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Landing {
    /// The space.
    pub space: Space,
    /// The figure that ends there.
    pub figure: Figure,
    /// The moves that bring it there, in order; none if it stands there already.
    pub moves: Vec<Move>,
    /// What the space would do then.
    pub prospect: Prospect,
}

impl Landing {
    /// How many apples it costs.
    pub fn apples(&self) -> usize {
        self.moves.iter().filter(|choice| matches!(choice, Move::Apple(_))).count()
    }

    /// How many coins it costs (GLD-2.1).
    pub fn coins(&self) -> usize {
        self.changes_by(Module::Gold)
    }

    /// How many decrees it costs (DEC-4.3).
    pub fn decrees(&self) -> usize {
        self.changes_by(Module::Decree)
    }

    /// How many tiles of allies it costs (KRT-3.1, KRT-5.1).
    pub fn tiles(&self) -> usize {
        self.changes_by(Module::Knights)
    }

    /// How often a piece of a module changes the die.
    fn changes_by(&self, module: Module) -> usize {
        let changes =
            |choice: &&Move| matches!(choice, Move::Module(own) if own.turns_die() && own.module() == module);
        self.moves.iter().filter(changes).count()
    }

    /// How many apple-mistletoe markers it costs (MKT-6.1).
    pub fn markers(&self) -> usize {
        let marker = |choice: &&Move| matches!(choice, Move::Module(own) if own.serves_as_apple());
        self.moves.iter().filter(marker).count()
    }

    /// The powers of flags it costs.
    pub fn powers(&self) -> Powers {
        let mut powers = Powers::default();
        let flags =
            [(Move::TurnDie, Power::TurnDie), (Move::Reverse, Power::Reverse), (Move::Mirror, Power::Mirror)];
        for (_, power) in flags.into_iter().filter(|(choice, _)| self.moves.contains(choice)) {
            powers.insert(power);
        }
        for choice in &self.moves {
            if let Move::Module(own) = choice
                && let Some(power) = own.uses_flag()
            {
                powers.insert(power);
            }
        }
        powers
    }

    /// How many pieces it costs.
    fn cost(&self) -> usize {
        let changes = |choice: &&Move| matches!(choice, Move::Module(own) if own.turns_die() && own.uses_flag().is_none());
        self.apples() + self.moves.iter().filter(changes).count() + self.powers().iter().count()
    }
}

/// What the action of a space would do for a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prospect {
    /// The clause by which it would lapse.
    pub lapses: Option<Clause>,
    /// The points of a VP space (MER-8.1, MER-8.2, KRT-8.1).
    pub points: Option<u8>,
    /// The choices with which it can begin.
    pub choices: Vec<Move>,
}

impl View<'_> {
    /// Every space the player on turn can bring a figure to from here, with how: by each unused die, or what
    /// takes its place, as it shows, or changed once with an apple, a marker, a coin, a decree, a tile of an
    /// ally or a flag, and reversed or mirrored with flags (MER-5.2 to MER-5.9, MER-13.12 to MER-13.14,
    /// MKT-5.2). Sorted by space, the cheapest way first.
    pub fn landings(&self) -> Vec<Landing> {
        let mut found = Vec::new();
        explore(&self.known(), &mut Vec::new(), &mut found);
        found.sort_by_key(|landing| (landing.space, landing.cost()));
        found
    }

    /// What the action of a space would do for a player, if a figure of theirs ended there now.
    pub fn prospect(&self, seat: Seat, space: Space) -> Prospect {
        let mut game = self.known();
        game.open.active = seat;
        prospect(&game, space)
    }

    /// What a mission asks for, each with the number of pieces that a player still lacks; 0 is met (MER-12.5).
    pub fn missing(&self, seat: Seat, mission: Mission) -> Vec<(Requirement, u8)> {
        let card = self.open.options.components.mission(mission);
        card.requirements().zip(card.lacking(&self.open.holdings(seat))).collect()
    }

    /// Where a figure could end after this move: after a die, every space it can walk to; after a walk, a
    /// flag, the space itself. Nothing for moves that bring no figure anywhere.
    pub fn ends(&self, seat: Seat, choice: Move) -> Vec<Space> {
        let mut game = self.known();
        if game.try_play(Actor::Seat(seat), choice, &mut Journal::silent()).is_err() {
            return Vec::new();
        }
        let lands = |game: &Merlin| match game.open.top() {
            Frame::Window(Window::Moved) => game.open.turn.action,
            // An extra move ends where its action begins (ARU-2.13).
            Frame::Module(own) if own.begins_action() => game.open.turn.action,
            _ => None,
        };
        if let Some(space) = lands(&game) {
            return vec![space];
        }
        let walks = Direction::ALL.map(Move::Walk).into_iter().filter_map(|walk| {
            let mut next = game;
            next.try_play(Actor::Seat(seat), walk, &mut Journal::silent()).ok()?;
            lands(&next)
        });
        if game.open.top() == Frame::Window(Window::Die) { walks.collect() } else { Vec::new() }
    }

    /// What would happen if a player made this move, as far as it can be known beforehand: up to the next decision or
    /// the next card, tile or die. Nothing for a move that is not allowed.
    pub fn preview(&self, seat: Seat, choice: Move) -> Vec<Event> {
        self.preview_all(seat, &[choice])
    }

    /// The same for several moves, one after the other.
    pub fn preview_all(&self, seat: Seat, choices: &[Move]) -> Vec<Event> {
        let (mut game, mut journal) = (self.known(), Journal::new());
        for &choice in choices {
            // A refused move changes nothing, and that is what is told.
            let _refused = game.try_play(Actor::Seat(seat), choice, &mut journal);
        }
        journal.events().to_vec()
    }

    /// What a vassal would bring by these moves: asked who has to leave, somebody does; a tile of Galahad, a
    /// plus marker and a tile of Kay are not used. So both acts beside the marshal are told (KRT-6.2,
    /// KRT-9.1, CRL-3.6).
    pub fn preview_of_act(&self, seat: Seat, choices: &[Move]) -> Vec<Event> {
        let (mut game, mut journal) = (self.known(), Journal::new());
        for &choice in choices {
            // A refused move changes nothing, and that is what is told.
            let _refused = game.try_play(Actor::Seat(seat), choice, &mut journal);
        }
        while let Some(usual) = usual_answer(&game) {
            if game.try_play(Actor::Seat(seat), usual, &mut journal).is_err() {
                break;
            }
        }
        journal.events().to_vec()
    }

    /// The points this move would bring a player by itself: what follows in the round's end or in a scoring
    /// is not its doing.
    pub fn points(&self, seat: Seat, choice: Move) -> i32 {
        let own = |event: Event| {
            let Event::Scored { seat: who, points, .. } = event else { return None };
            (who == seat).then_some(points)
        };
        self.preview(seat, choice).into_iter().take_while(|event| !event.goes_on()).filter_map(own).sum()
    }

    /// The scoring as it would be now, if nobody used a flag or the Grail in it (section 15).
    pub fn scoring_now(&self) -> Vec<Event> {
        let (mut game, mut journal) = (self.known(), Journal::new());
        // So that no new traitors have to be drawn (MER-15.12).
        game.open.round = Open::ROUNDS;
        game.open.begin_scoring(&mut journal);
        while game.open.top() != Frame::Over {
            game.make(Move::Done, &mut journal);
        }
        let in_the_scoring = |event: &&Event| **event != Event::FinalPoints;
        journal.events().iter().take_while(in_the_scoring).copied().collect()
    }

    /// The game with all that this eye may know, and no other secret.
    fn known(&self) -> Merlin {
        let mut secret = [Secret::default(); 4];
        for seat in Seat::all(self.open.players()) {
            secret[seat.index()] = self.secret(seat).copied().unwrap_or_default();
            secret[seat.index()].hand = self.hand(seat);
        }
        Merlin { open: *self.open, secret }
    }
}

/// The answer that spends nothing, where a vassal that acts asks something besides.
fn usual_answer(game: &Merlin) -> Option<Move> {
    let Frame::Module(own) = game.open.top() else { return None };
    match own {
        modules::Frame::Knights(knights::Frame::Wild(due)) if game.open.can_take(due) => {
            Some(Move::Take(due))
        }
        modules::Frame::Knights(knights::Frame::Wild(_) | knights::Frame::Influence(_))
        | modules::Frame::Market(market::Frame::Plus(..)) => Some(Move::Done),
        modules::Frame::Caerleon(caerleon::Frame::SendHome { .. }) => {
            let mut offers = Moves::new();
            game.offer(Actor::Seat(game.open.active), &mut offers);
            offers.iter().next().copied()
        }
        _ => None,
    }
}

/// What the action of a space would do for the player on turn.
fn prospect(game: &Merlin, space: Space) -> Prospect {
    let mut choices = Moves::new();
    actions::offer(game, space, &mut choices);
    let points = if let SpaceKind::Vp(counted) = game.open.layout.kind(space) {
        // Geraint adds his to each (KRT-8.1).
        let more = u8::from(game.open.modules.knights.has(game.open.active, Ally::Geraint));
        Some(game.open.holdings(game.open.active).counted(counted) + more)
    } else {
        None
    };
    Prospect { lapses: actions::lapses(game, space), points, choices: choices.to_vec() }
}

/// Follows every way to move a figure from here.
fn explore(game: &Merlin, way: &mut Vec<Move>, found: &mut Vec<Landing>) {
    let Frame::Window(window @ (Window::Start | Window::Die | Window::Moved)) = game.open.top() else {
        return;
    };
    if window == Window::Moved
        && let (Some(space), Some(figure)) = (game.open.turn.action, game.open.turn.figure)
    {
        found.push(Landing { space, figure, moves: way.clone(), prospect: prospect(game, space) });
    }
    let changes = |choice: &Move| match choice {
        Move::Apple(_) | Move::TurnDie => true,
        Move::Module(own) => own.turns_die(),
        _ => false,
    };
    let changed = way.iter().any(changes);
    let mut offers = Moves::new();
    game.offer(Actor::Seat(game.open.active), &mut offers);
    for &choice in offers.iter() {
        let moves = match choice {
            Move::Die(..) | Move::Walk(_) | Move::Reverse | Move::Mirror => true,
            Move::Module(own) => own.in_place_of_die().is_some(),
            _ => false,
        };
        if moves || (changes(&choice) && !changed) {
            let mut next = *game;
            next.make(choice, &mut Journal::silent());
            way.push(choice);
            explore(&next, way, found);
            way.pop();
        }
    }
}
