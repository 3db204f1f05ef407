//! Merlin as a game of the house.

use crate::components::Components;
use crate::event::Event;
use crate::missions::MissionSet;
use crate::moves::Move;
use crate::options::Options;
use crate::refusal::Refusal;
use crate::seams;
use crate::state::{Merlin, Open};
use crate::view::View;
use table::{Actor, Eye, Fault, Fill, Game, Journal, Moves, Rng, Scores, Seat, Turn, Weights, below};

impl Game for Merlin {
    const ID: &'static str = "merlin";

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

    /// Every file that meets the invariants is as good as any other.
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

    fn every_option(components: &'static Components) -> Vec<Options> {
        let base = Options::PLAYERS.filter_map(|players| Options::new(players, components));
        base.chain(Options::sample(components)).collect()
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

    /// In one turn: a die, up to 11 apples and 6 flags to change it, the move, two flags after it, two missions with
    /// their replacements, two executions of four decisions each (two missions discarded and taken), the staff, the
    /// end. In one scoring: everybody's last word on traitors, 6 flags, the Grail in 6 principalities.
    fn most_decisions(options: &Options) -> u32 {
        const IN_A_TURN: u32 = 1 + 11 + 6 + 1 + 2 + 2 * 2 + 2 * 4 + 1 + 1;
        let (players, rounds) = (options.players() as u32, u32::from(Open::ROUNDS));
        let turns = players * rounds * options.layout().dice.len() as u32;
        turns * IN_A_TURN + rounds / 2 * (players + 6 + 6) + seams::most_decisions(options, turns)
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.whose_turn()
    }

    #[inline]
    fn moves(&self, who: Actor, out: &mut Moves<Move>) {
        self.offer(who, out);
    }

    fn weight(&self, offer: Move) -> u32 {
        if self.whose_turn() == Turn::Chance { self.likelihood(offer) } else { 1 }
    }

    fn weights(&self, offers: &[Move]) -> Weights {
        self.likelihoods(offers)
    }

    #[inline]
    fn is_even(&self) -> bool {
        self.draws_evenly()
    }

    fn refusal(&self, who: Actor, choice: Move) -> Option<Refusal> {
        self.why_not(who, choice)
    }

    #[inline]
    fn play(&mut self, _who: Actor, choice: Move, journal: &mut Journal<Event>) {
        self.make(choice, journal);
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

    /// Hidden from a seat are the cards in the other hands that it did not see being taken. They come from the cards
    /// that have not shown up since the last shuffle, or were in hands when it happened, each possibility equally
    /// likely (MER-17.2, MER-17.3).
    fn resample(&self, eye: Seat, rng: &mut impl Rng) -> Self {
        let mut other = *self;
        let open = &self.open;
        let gone = open.discard.union(open.displayed()).union(self.secret[eye.index()].hand);
        let gone = open.castles().iter().fold(gone, |all, castle| all.union(castle.seen));
        let mut former: Vec<_> = open.former.without(gone).iter().collect();
        let mut since: Vec<_> = MissionSet::ALL.without(gone).without(open.former).iter().collect();
        for seat in Seat::all(self.players()).filter(|&seat| seat != eye) {
            let castle = open.castle(seat);
            let mut hand = castle.seen;
            let drawn_since = castle.hand - castle.seen.len() - castle.former;
            for (count, cards) in [(castle.former, &mut former), (drawn_since, &mut since)] {
                for _ in 0..count {
                    hand.insert(cards.swap_remove(below(cards.len() as u64, rng) as usize));
                }
            }
            other.secret[seat.index()].hand = hand;
        }
        seams::resample(&mut other, eye, rng);
        other
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
