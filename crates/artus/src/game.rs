//! Artus as a game of the house.

use crate::cards::CardSet;
use crate::components::Components;
use crate::deck::Deck;
use crate::event::Event;
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::state::{Artus, Options};
use crate::view::View;
use crate::vocab::{Kind, Mode};
use table::{Actor, Clause, Eye, Fault, Game, Journal, Moves, Rng, Scores, Seat, Turn, below};

impl Game for Artus {
    const ID: &'static str = "artus";

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

    fn warnings(components: &Components) -> &[Fault] {
        components.warnings()
    }

    fn components_of(options: &Options) -> &'static Components {
        options.components.0
    }

    fn fingerprint(components: &Components) -> &str {
        components.fingerprint()
    }

    fn read_options(text: &str, components: &'static Components) -> Result<Options, Fault> {
        let (mut players, mut mode) = (None, None);
        for part in text.split_ascii_whitespace() {
            match part.split_once('=') {
                Some(("players", number)) if players.is_none() => players = Some(number),
                Some(("mode", name)) if mode.is_none() => mode = Some(name),
                _ => return Err(Fault::value(None, "options", part, "players=2–4 mode=beginner|advanced")),
            }
        }
        let (number, name) = (players.unwrap_or("-"), mode.unwrap_or("-"));
        let mode: Mode = name
            .parse()
            .map_err(|_| Fault::value(Some(Clause("ART-1.4")), "mode", name, "beginner, advanced"))?;
        number
            .parse()
            .ok()
            .and_then(|players| Options::new(players, mode, components))
            .ok_or_else(|| Fault::value(Some(Clause("ART-1.3")), "players", number, "2, 3, 4"))
    }

    fn every_option(components: &'static Components) -> Vec<Options> {
        let of =
            |mode: Mode| Options::PLAYERS.filter_map(move |players| Options::new(players, mode, components));
        Mode::ALL.into_iter().flat_map(of).collect()
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

    /// ART-17.8: the number is the same in every game.
    fn most_decisions(options: &Options) -> u32 {
        let used = Kind::ALL.into_iter().filter(|&kind| options.mode.uses(kind));
        let (cards, dealt) = used.fold((0, 0), |(cards, dealt), kind| {
            (cards + u32::from(Deck::count(kind)), dealt + u32::from(options.mode.dealt(kind)))
        });
        options.players() as u32 * (u32::from(options.knights_each()) + cards + (cards - dealt))
    }

    fn turn(&self) -> Turn {
        self.whose_turn()
    }

    #[inline]
    fn moves(&self, who: Actor, out: &mut Moves<Move>) {
        self.offer(who, out);
    }

    fn weight(&self, offer: Move) -> u32 {
        match offer {
            Move::Card(card) => self.copies_in_pile(card),
            Move::Start(_) | Move::King(_) | Move::Place(_) | Move::Play(..) | Move::Draw(_) => 1,
        }
    }

    fn refusal(&self, who: Actor, choice: Move) -> Option<Refusal> {
        self.why_not(who, choice)
    }

    #[inline]
    fn play(&mut self, _who: Actor, choice: Move, journal: &mut Journal<Event>) {
        self.make(choice, journal);
    }

    fn scores(&self) -> Scores {
        self.open.scores()
    }

    fn view(&self, eye: Eye) -> View<'_> {
        self.seen_by(eye)
    }

    /// Hidden from a seat are the cards in the other hands. Of each kind a player holds a known number out of the
    /// known cards not yet played, every choice equally likely (ART-17.4, ART-17.6).
    fn resample(&self, eye: Seat, rng: &mut impl Rng) -> Self {
        let mut other = *self;
        for seat in Seat::all(self.players()).filter(|&seat| seat != eye) {
            let mut hand = CardSet::EMPTY;
            for kind in Kind::ALL {
                let mut unplayed: Vec<_> = self.open.unplayed(seat, kind).iter().collect();
                for _ in 0..self.open.held(seat, kind) {
                    let place = unplayed.swap_remove(below(unplayed.len() as u64, rng) as usize);
                    hand = hand.union(CardSet::only(place));
                }
            }
            let stock = Deck::whole().without(self.open.played(seat));
            other.secret[seat.index()].hand = self.open.options.components.deck.arrange(hand, stock);
        }
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
