//! The laws every game obeys, checked on random games.
//!
//! A game crate calls [`obey`] for each of its option sets; it panics with the broken law and the record that breaks
//! it, so that the failure can be replayed.

use crate::{
    Actor, Event, Eye, Fill, Game, Header, Journal, Moves, Playthrough, Record, Rng, Seat, Turn, below,
    choose, draw, generator,
};
use std::fmt::Debug;

/// What a run has checked, so that a test can assert that it was enough.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Seen {
    /// Games played to their end.
    pub games: u32,
    /// Decisions of players.
    pub decisions: u64,
    /// The fewest and the most decisions of one game.
    pub shortest: u32,
    /// See `shortest`.
    pub longest: u32,
    /// Moves that were not offered and were refused when tried.
    pub refused: u64,
    /// The most moves one decision offered.
    pub widest: usize,
    /// The fullest the stack of what is due was at any move.
    pub fullest: Fill,
}

/// Plays random games with these options and checks every law on the way.
///
/// The laws of the offers are checked at every move. Those that copy, write or resample the whole game are
/// checked at every move of one game in forty, the first at least, and at one move in sixteen of the others.
///
/// # Panics
/// If the game breaks a law.
pub fn obey<G: Game>(options: &G::Options, games: u32, seed: u64) -> Seen {
    let mut seen = Seen { shortest: u32::MAX, ..Seen::default() };
    let mut rng = generator(seed);
    for number in 0..games {
        let names = Seat::all(G::setup(options).players()).map(|seat| format!("player {seat}")).collect();
        let header = Header::new(options.clone(), names);
        let mut trial = Trial::<G>::new(Playthrough::new(header), number < (games / 40).max(1));
        let decisions = trial.play_to_the_end(&mut rng, &mut seen);
        seen.games += 1;
        seen.decisions += u64::from(decisions);
        seen.shortest = seen.shortest.min(decisions);
        seen.longest = seen.longest.max(decisions);
    }
    seen
}

/// One random game under examination.
struct Trial<G: Game> {
    playthrough: Playthrough<G>,
    thorough: bool,
    /// Moves offered at some time in this game, to be tried out of place.
    offered_before: Vec<G::Move>,
}

impl<G: Game> Trial<G> {
    const fn new(playthrough: Playthrough<G>, thorough: bool) -> Self {
        Self { playthrough, thorough, offered_before: Vec::new() }
    }

    fn play_to_the_end(&mut self, rng: &mut impl Rng, seen: &mut Seen) -> u32 {
        let bound = G::most_decisions(&self.playthrough.header().options);
        let mut decisions = 0;
        loop {
            let (who, offers) = match self.state().turn() {
                Turn::Over => break,
                Turn::Chance => (Actor::Chance, self.offers(Actor::Chance)),
                Turn::Seats(seats) => {
                    let seats: Vec<Seat> = seats.iter().collect();
                    self.law(!seats.is_empty(), "somebody has to decide", &seats);
                    let who = Actor::Seat(choose(&seats, rng));
                    (who, self.offers(who))
                }
            };
            self.check_offers(who, &offers);
            seen.widest = seen.widest.max(offers.len());
            seen.fullest = seen.fullest.max(self.state().fill());
            self.law(self.state().overflow().is_none(), "what becomes due finds room", self.state().fill());
            seen.refused += self.check_refusals(who, &offers, rng);
            if self.thorough || below(16, rng) == 0 {
                self.check_state();
                self.check_knowledge(rng);
            }
            let choice = if who == Actor::Chance {
                draw(self.state(), &mut Moves::new(), rng)
            } else {
                decisions += 1;
                self.law(decisions <= bound, "a game ends within its known number of decisions", bound);
                choose(&offers, rng)
            };
            let outcome = self.playthrough.play(who, choice);
            self.law(outcome.is_ok(), "an offered move can be made", (choice, outcome));
        }
        self.check_state();
        self.check_record();
        decisions
    }

    const fn state(&self) -> &G {
        self.playthrough.state()
    }

    fn offers(&self, who: Actor) -> Moves<G::Move> {
        let mut offers = Moves::new();
        self.state().moves(who, &mut offers);
        offers
    }

    fn law(&self, holds: bool, law: &str, what: impl Debug) {
        assert!(holds, "broken law: {law}\n{what:?}\nafter this game:\n{}", self.playthrough.record());
    }

    /// Offers are never empty, ascend strictly (so none is duplicated), and their texts can be parsed back.
    fn check_offers(&mut self, who: Actor, offers: &Moves<G::Move>) {
        if who == Actor::Chance && self.state().is_even() {
            let uneven = offers.iter().find(|&&offer| self.state().weight(offer) != 1);
            self.law(uneven.is_none(), "where chance is even every offer has weight 1", uneven);
        }
        self.law(!offers.is_empty(), "whoever has to decide is offered something", who);
        self.law(offers.is_sorted_by(|a, b| a < b), "offers ascend, each once", offers);
        for &offer in offers.iter() {
            let back = offer.to_string().parse();
            self.law(back.as_ref() == Ok(&offer), "the text of a move can be read back", (offer, back));
            self.law(self.state().refusal(who, offer).is_none(), "what is offered is not refused", offer);
        }
        for seat in
            Seat::all(self.state().players()).filter(|&seat| !self.state().turn().includes(Actor::Seat(seat)))
        {
            self.law(self.offers(Actor::Seat(seat)).is_empty(), "nothing is offered out of turn", seat);
        }
        self.offered_before.extend(offers.iter().take(8));
    }

    /// What is not offered is refused, names a clause, and changes nothing; nobody else may make an offered move.
    fn check_refusals(&self, who: Actor, offers: &Moves<G::Move>, rng: &mut impl Rng) -> u64 {
        let mut refused = 0;
        for _ in 0..4 {
            let tried = choose(&self.offered_before, rng);
            let other = Seat::new(below(self.state().players() as u64, rng) as usize);
            for actor in [who, Actor::Seat(other), Actor::Chance] {
                if self.state().turn().includes(actor)
                    && (if actor == who {
                        offers.contains(&tried)
                    } else {
                        self.offers(actor).contains(&tried)
                    })
                {
                    continue;
                }
                let mut copy = self.state().clone();
                let mut journal = Journal::new();
                let outcome = copy.try_play(actor, tried, &mut journal);
                self.law(outcome.is_err(), "what is not offered is refused", (actor, tried));
                self.law(copy == *self.state(), "a refused move changes nothing", (actor, tried));
                self.law(journal.events().is_empty(), "a refused move writes no event", (actor, tried));
                refused += 1;
            }
        }
        refused
    }

    /// Components are conserved, and the position can be written and read back.
    fn check_state(&self) {
        let audit = self.state().audit();
        self.law(audit.is_ok(), "components are conserved", audit);
        let text = self.state().position();
        let back = G::from_position(&text, G::components_of(&self.playthrough.header().options));
        self.law(back.as_ref() == Ok(self.state()), "a position can be read back", (&text, back));
    }

    /// A seat cannot tell a resampled game from the true one: not by its view, not by its offers, not by the events it
    /// is told when it moves.
    fn check_knowledge(&self, rng: &mut impl Rng) {
        let state = self.state();
        for seat in Seat::all(state.players()) {
            let eye = Eye::Seat(seat);
            let other = state.resample(seat, rng);
            let audit = other.audit();
            self.law(audit.is_ok(), "a resampled game is a possible one", audit);
            // An imagined game depends on the view and the random words only: neither a hidden card nor its order
            // leaks.
            let words = rng.next_u64();
            let [mine, theirs] = [state, &other].map(|game| game.resample(seat, &mut generator(words)));
            self.law(mine == theirs, "what is imagined follows from the view", (seat, &mine, &theirs));
            for eye in [eye, Eye::Spectator] {
                let (mine, theirs) = (state.view(eye), other.view(eye));
                self.law(mine == theirs, "resampling keeps the view", (eye, &mine, &theirs));
                // Formatting takes longer than everything else here, so it is only sampled.
                if below(16, rng) == 0 {
                    self.law(
                        format!("{mine:?}") == format!("{theirs:?}"),
                        "equal views are written alike",
                        eye,
                    );
                }
            }
            let (here, mut there) = (self.offers(Actor::Seat(seat)), Moves::new());
            other.moves(Actor::Seat(seat), &mut there);
            self.law(*here == *there, "offers depend on the view alone", (seat, &here, &there));
            // Explanations quote the reason to whoever taps.
            for _ in 0..4 {
                let tried = choose(&self.offered_before, rng);
                let [mine, theirs] = [state, &other].map(|game| game.refusal(Actor::Seat(seat), tried));
                self.law(
                    mine == theirs,
                    "why a move is refused follows from the view",
                    (tried, &mine, &theirs),
                );
            }
            if here.is_empty() {
                continue;
            }
            let choice = choose(&here, rng);
            let known = [state, &other].map(|game| {
                let (mut game, mut journal) = (game.clone(), Journal::new());
                game.play(Actor::Seat(seat), choice, &mut journal);
                journal.seen_by(eye)
            });
            self.law(known[0] == known[1], "what a seat learns follows from its view", (choice, &known));
        }
    }

    /// The record can be read back, and replaying it gives the same state, events and scores.
    fn check_record(&self) {
        let text = self.playthrough.record().to_string();
        let components = G::components_of(&self.playthrough.header().options);
        let again = match Record::<G>::parse(&text, components).and_then(|record| record.replay(None)) {
            Ok(again) => again,
            Err(error) => return self.law(false, "a record can be replayed", error),
        };
        self.law(again.state() == self.state(), "the same record gives the same state", again.state());
        self.law(
            again.state().scores() == self.state().scores(),
            "the same record gives the same scores",
            (),
        );
        for eye in [Eye::Everything, Eye::Spectator] {
            let same = again.events(eye) == self.playthrough.events(eye);
            self.law(same, "the same record gives the same events", eye);
        }
        for event in self.playthrough.events(Eye::Everything) {
            let blank = event.seen_by(Eye::Spectator);
            self.law(blank.seen_by(Eye::Everything) == blank, "what was blanked does not come back", &event);
        }
    }
}
