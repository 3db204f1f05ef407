//! A scene: a situation in words, which becomes a game through its position text.

use super::{BEIGE, BLACK, BLUE, RED};
use artus::{Artus, Components, Mode};
use std::collections::BTreeMap;
use std::fmt::Write;
use table::{Fault, Game, Seat};

/// One deck, knight and king cards by turns: what hands are filled up with.
pub(crate) const DECK: [&str; 22] = [
    "knight_1_4",
    "king_move_any_4_8",
    "knight_2_5",
    "ring_any",
    "knight_3_6",
    "king_move_silver_1_7",
    "knight_4_7",
    "ring_silver",
    "knight_5_8",
    "king_move_bronze_1_7",
    "knight_6_8",
    "ring_bronze",
    "knight_7_9",
    "king_move_pm_1_5",
    "knight_pm_1_5",
    "ring_any",
    "score_all",
    "score_all_inverted",
    "score_green_yellow_red",
    "score_carpet",
    "score_three_red",
    "score_choice",
];

/// A situation to be set up. It becomes a game through its position text, so an impossible scene does not build.
#[derive(Clone)]
pub(crate) struct Scene {
    players: usize,
    mode: Mode,
    phase: String,
    start: Option<Seat>,
    turn: Seat,
    round: u8,
    done: u8,
    chairs: BTreeMap<u8, String>,
    hands: [Option<Vec<String>>; 4],
    filled: [bool; 4],
    played: [Option<Vec<String>>; 4],
    scores: [i32; 4],
}

impl Scene {
    /// An empty table in the first round of turns, the first seat on turn.
    pub(crate) fn empty(players: usize, mode: Mode) -> Self {
        Self {
            players,
            mode,
            phase: "play".to_owned(),
            start: None,
            turn: BLACK,
            round: 1,
            done: 0,
            chairs: BTreeMap::new(),
            hands: [const { None }; 4],
            filled: [true; 4],
            played: [const { None }; 4],
            scores: [0; 4],
        }
    }

    /// The example position P of section 19: four players, advanced, in a round in which scoring cards may
    /// have been drawn.
    pub(crate) fn p() -> Self {
        Self::empty(4, Mode::Advanced)
            .round(5)
            .knights(BLACK, &[26, 15, 13, 0])
            .knights(BLUE, &[24, 23, 19, 17])
            .knights(RED, &[22, 21, 18, 9])
            .knights(BEIGE, &[16, 14, 11, 1])
            .figure(27, "king silver")
            .figure(20, "prince silver 2")
            .figure(6, "prince bronze 1")
            .figure(4, "prince bronze 1")
    }

    /// Who is on turn; unless [`start`](Self::start) says otherwise, this player is the start player too.
    pub(crate) fn turn(mut self, seat: Seat) -> Self {
        self.turn = seat;
        self
    }

    /// Who is the start player.
    pub(crate) fn start(mut self, seat: Seat) -> Self {
        self.start = Some(seat);
        self
    }

    /// The round of turns, or of placements.
    pub(crate) fn round(mut self, round: u8) -> Self {
        self.round = round;
        self
    }

    /// What is due: `place`, `play`, `draw`, `over` …
    pub(crate) fn phase(mut self, phase: &str) -> Self {
        phase.clone_into(&mut self.phase);
        self
    }

    /// How many cards the player on turn has already played, or drawn.
    pub(crate) fn done(mut self, done: u8) -> Self {
        self.done = done;
        self
    }

    /// Beginner or advanced.
    pub(crate) fn mode(mut self, mode: Mode) -> Self {
        self.mode = mode;
        self
    }

    /// A figure as positions write it, such as `prince bronze 2`; it replaces whoever sat there.
    pub(crate) fn figure(mut self, chair: u8, figure: &str) -> Self {
        self.chairs.insert(chair, figure.to_owned());
        self
    }

    /// Knights of one player.
    pub(crate) fn knights(self, seat: Seat, chairs: &[u8]) -> Self {
        let knight = format!("knight {seat}");
        chairs.iter().fold(self, |scene, &chair| scene.figure(chair, &knight))
    }

    /// Nobody sits on this chair.
    pub(crate) fn free(mut self, chair: u8) -> Self {
        self.chairs.remove(&chair);
        self
    }

    /// These cards are in the hand; it is filled up with others to the size it must have by now.
    pub(crate) fn hand(mut self, seat: Seat, cards: &[&str]) -> Self {
        self.hands[seat.index()] = Some(owned(cards));
        self
    }

    /// The hand is exactly this, whether it can be or not.
    pub(crate) fn whole_hand(mut self, seat: Seat, cards: &[&str]) -> Self {
        self.filled[seat.index()] = false;
        self.hand(seat, cards)
    }

    /// The cards a player has played are exactly these.
    pub(crate) fn played(mut self, seat: Seat, cards: &[&str]) -> Self {
        self.played[seat.index()] = Some(owned(cards));
        self
    }

    /// The points of a player so far.
    pub(crate) fn score(mut self, seat: Seat, points: i32) -> Self {
        self.scores[seat.index()] = points;
        self
    }

    /// The game in this situation.
    pub(crate) fn build(&self) -> Artus {
        let text = self.position();
        Artus::from_position(&text, Components::printed()).unwrap_or_else(|fault| panic!("{fault}\n{text}"))
    }

    /// Why this situation cannot be.
    pub(crate) fn fault(&self) -> Fault {
        let text = self.position();
        let game = Artus::from_position(&text, Components::printed());
        game.err().unwrap_or_else(|| panic!("this position was to be refused:\n{text}"))
    }

    /// The clause this situation breaks.
    pub(crate) fn broken_clause(&self) -> &'static str {
        self.fault().clause().expect("a clause forbids it").0
    }

    /// The situation as positions are written.
    pub(crate) fn position(&self) -> String {
        let mut text = String::new();
        self.write(&mut text).expect("a string takes everything");
        text
    }

    fn write(&self, text: &mut String) -> std::fmt::Result {
        let Self { players, mode, phase, turn, round, done, .. } = self;
        writeln!(text, "game = \"artus\"\nmode = \"{mode}\"\nplayers = {players}\n[turn]")?;
        // A pile that is being drawn from stands behind the phase: `reveal king`.
        let (phase, pile) = phase.split_once(' ').map_or((phase.as_str(), None), |(a, b)| (a, Some(b)));
        writeln!(text, "phase = \"{phase}\"\nround = {round}\ndone = {done}\nplayer = {turn}")?;
        writeln!(text, "start_player = {}", self.start.unwrap_or(*turn))?;
        if let Some(pile) = pile {
            writeln!(text, "pile = \"{pile}\"")?;
        }
        writeln!(text, "[chairs]")?;
        for (chair, figure) in &self.chairs {
            writeln!(text, "{chair} = \"{figure}\"")?;
        }
        for seat in Seat::all((*players).min(4)) {
            writeln!(text, "[[seat]]\npoints = {{ knights = {} }}", self.scores[seat.index()])?;
            if let Some(hand) = &self.hands[seat.index()] {
                writeln!(text, "hand = {:?}", self.fill_up(seat, hand))?;
            }
            if let Some(played) = &self.played[seat.index()] {
                writeln!(text, "played = {played:?}")?;
            }
        }
        Ok(())
    }

    fn fill_up(&self, seat: Seat, hand: &[String]) -> Vec<String> {
        let mut full = hand.to_vec();
        let gone = self.played[seat.index()].iter().flatten().chain(hand);
        let mut left = DECK[..if self.mode == Mode::Beginner { 16 } else { 22 }].to_vec();
        for card in gone {
            if let Some(place) = left.iter().position(|other| other == card) {
                left.remove(place);
            }
        }
        let missing = self.size_of_hand(seat).saturating_sub(hand.len());
        if self.filled[seat.index()] {
            full.extend(left.into_iter().take(missing).map(str::to_owned));
        }
        full
    }

    /// ART-13.4, ART-14.9: how many cards a player holds by now.
    fn size_of_hand(&self, seat: Seat) -> usize {
        let distance = |seat: Seat| {
            (seat.index() + self.players - self.start.unwrap_or(self.turn).index()) % self.players
        };
        let (each, full, rounds) = match self.mode {
            Mode::Beginner => (1, 4, 16),
            Mode::Advanced => (2, 6, 11),
        };
        let at_turn = |turn: usize| full.min(each * (rounds + 1 - turn));
        let on_turn = seat == self.turn;
        let done = usize::from(self.done);
        match self.phase.as_str() {
            "place" => full,
            "over" => 0,
            "play" if on_turn => at_turn(self.round.into()) - done,
            _ if on_turn => at_turn(self.round.into()) - each + done,
            _ => at_turn(usize::from(self.round) + usize::from(distance(seat) < distance(self.turn))),
        }
    }
}

fn owned(cards: &[&str]) -> Vec<String> {
    cards.iter().map(|&card| card.to_owned()).collect()
}
