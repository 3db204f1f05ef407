//! The Future of Camelot as a game of the house.

use crate::components::Components;
use crate::event::Event;
use crate::moves::Move;
use crate::options::{Heroes, Options, Sides};
use crate::refusal::Refusal;
use crate::state::{Camelot, Open};
use crate::view::View;
use table::{Actor, Eye, Fault, Fill, Game, Journal, Moves, Rng, Scores, Seat, Turn};

impl Game for Camelot {
    const ID: &'static str = "camelot";

    type Options = Options;
    type Components = Components;
    type Move = Move;
    type Event = Event;
    type Refusal = Refusal;
    type View<'a> = View<'a>;

    fn printed() -> &'static Components {
        Components::printed()
    }

    fn read_components(text: &str) -> Result<&'static Components, Fault> {
        Components::read(text)
    }

    /// Section 23 knows no file that is allowed with a warning.
    fn warnings(_components: &Components) -> &[Fault] {
        &[]
    }

    fn components_of(options: &Options) -> &'static Components {
        options.components.0
    }

    fn fingerprint(components: &Components) -> &str {
        components.fingerprint()
    }

    fn read_options(text: &str, components: &'static Components) -> Result<Options, Fault> {
        Options::read(text, components)
    }

    /// Every number of players with every combination of sides, drawn ones too, and every use of heroes; each with the
    /// first colours of the components file, and with the eldest player drawn by lot.
    fn every_option(components: &'static Components) -> Vec<Options> {
        let mut all = Vec::new();
        for heroes in [Heroes::Off, Heroes::On, Heroes::Expert { eldest: None }] {
            for sides in Sides::combinations().chain([Sides::Random]) {
                let of = |players| Options::new(players, sides, heroes, components);
                all.extend(Options::PLAYERS.filter_map(of));
            }
        }
        all
    }

    fn setup(options: &Options) -> Self {
        Self::before_the_first_move(*options)
    }

    fn options(&self) -> Options {
        self.open.options
    }

    fn players(&self) -> usize {
        self.open.players()
    }

    /// A bound, not a number that is reached. In each round a colour sends, predicts, takes a mission or
    /// fetches, carries out up to three shields, may ask Percival about a fetch and may end its turn with its
    /// hero. A colour places each of its 15 figures at most once, and one of them twice (CAM-12.13,
    /// CAM-12.16); each placement may bring an extra knight to place or decline and ask twice for Percival's
    /// help; each line brings a bonus, and with it an extra knight or Percival once more. Percival chooses
    /// tiles once. Before the game a colour is chosen, after it the magician is placed.
    fn most_decisions(options: &Options) -> u32 {
        const A_ROUND: u32 = 1 + 1 + 1 + 3 + 1 + 1;
        const PLACEMENTS: u32 = 15 + 1;
        const TILES: u32 = 28;
        let lines = options.components.training_ground.lines.len() as u32;
        let of_a_colour = u32::from(Open::ROUNDS) * A_ROUND + PLACEMENTS * 3 + lines * 2 + TILES + 2;
        options.colours_in_play() as u32 * of_a_colour
    }

    fn turn(&self) -> Turn {
        self.open.turn_of(self.open.due())
    }

    #[inline]
    fn moves(&self, who: Actor, out: &mut Moves<Move>) {
        self.offer(who, out);
    }

    /// CAM-5.8: a closed fist stays closed.
    fn is_closed(choice: Move) -> bool {
        matches!(choice, Move::Send(_))
    }

    fn weight(&self, offer: Move) -> u32 {
        self.weight_of(offer)
    }

    fn refusal(&self, who: Actor, choice: Move) -> Option<Refusal> {
        self.why_not(who, choice)
    }

    #[inline]
    fn play(&mut self, who: Actor, choice: Move, journal: &mut Journal<Event>) {
        self.make(who, choice, journal);
    }

    fn fill(&self) -> Fill {
        self.open.due.fill()
    }

    fn overflow(&self) -> Option<Refusal> {
        self.open.due.overflowed().then_some(Refusal::NoRoom)
    }

    fn scores(&self) -> Scores {
        self.open.scores()
    }

    fn view(&self, eye: Eye) -> View<'_> {
        self.seen_by(eye)
    }

    fn resample(&self, eye: Seat, rng: &mut impl Rng) -> Self {
        self.resampled(eye, rng)
    }

    fn audit(&self) -> Result<(), Fault> {
        self.check()
    }

    fn position(&self) -> String {
        self.write_position()
    }

    fn from_position(text: &str, components: &'static Components) -> Result<Self, Fault> {
        Self::read_position(text, components)
    }
}
