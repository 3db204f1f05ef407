//! Nothing on the screen depends on what the person at the keyboard may not know.

use super::{
    Memory, SIZES, go_to, is_card_choice, look, new_table, players, press, read, services, session, small,
};
use crate::tui::app::App;
use crate::tui::session::Stage;
use crate::tui::theme::Theme;
use crate::tui::{Start, Table};
use artus::{Artus, Mode, Options};
use games::{AnyEvent, AnyKnowledge, AnyMove, AnyRefusal, AnyView, GameId, Listed, RunningGame};
use ratatui::crossterm::event::KeyCode;
use std::path::PathBuf;
use table::{
    Actor, Dice, Eye, Game, Header, Knowledge, Moves, NoUndo, Playthrough, Proof, Rng, Scores, Seat, Turn,
    Unreadable, choose, draw, generator,
};
use words::Words;

/// A game whose secrets are drawn anew, as far as one seat cannot tell. It refuses to show anything to another eye.
struct Twin<G: Listed> {
    real: Playthrough<G>,
    other: G,
    eye: Seat,
}

impl<G: Listed> Twin<G> {
    fn allow(&self, eye: Eye) {
        assert!(matches!(eye, Eye::Spectator) || eye == Eye::Seat(self.eye), "{eye:?} must not look");
    }
}

impl<G: Listed> RunningGame for Twin<G> {
    fn game(&self) -> GameId {
        G::GAME
    }
    fn players(&self) -> usize {
        self.other.players()
    }
    fn names(&self) -> &[String] {
        &self.real.header().seats
    }
    fn options(&self) -> String {
        self.real.header().options.to_string()
    }
    fn throws(&self) -> Vec<games::Thrown> {
        panic!("what chance did is told after the end only");
    }
    fn turn(&self) -> Turn {
        self.other.turn()
    }
    fn offers(&self, seat: Seat) -> Vec<AnyMove> {
        assert_eq!(seat, self.eye, "what another seat is offered is its secret");
        let mut offers = Moves::new();
        self.other.moves(Actor::Seat(seat), &mut offers);
        offers.iter().map(|&offer| G::wrap_move(offer)).collect()
    }
    fn play(&mut self, _seat: Seat, _choice: AnyMove) -> Result<(), AnyRefusal> {
        panic!("a twin is only looked at");
    }
    fn let_chance_move(&mut self, _rng: &mut dyn Rng) {
        assert_ne!(self.other.turn(), Turn::Chance, "a twin is only looked at between moves of chance");
    }
    fn throw(&mut self, _dice: &Dice) -> Result<(), AnyRefusal> {
        panic!("a twin is only looked at");
    }
    fn read_move(&self, text: &str) -> Result<AnyMove, Unreadable> {
        text.parse().map(G::wrap_move)
    }
    fn formality(&self) -> Option<(Seat, AnyMove)> {
        let Turn::Seats(seats) = self.other.turn() else { return None };
        let seat = seats.iter().find(|&seat| seat == self.eye)?;
        match self.offers(seat)[..] {
            [only] if G::own_move(only).is_some_and(G::is_formality) => Some((seat, only)),
            _ => None,
        }
    }
    fn lines_since(&self, _moves: usize) -> Vec<String> {
        panic!("the record holds every secret");
    }
    fn fork(&self) -> Box<dyn RunningGame> {
        Box::new(Self { real: self.real.clone(), other: self.other.clone(), eye: self.eye })
    }
    fn until(&self, _moves: usize) -> Box<dyn RunningGame> {
        panic!("a twin has no past of its own");
    }
    fn play_again(&self, _show: &mut dyn FnMut(&dyn RunningGame)) {
        panic!("a twin has no past of its own");
    }
    fn scores(&self) -> Scores {
        self.other.scores()
    }
    fn view(&self, eye: Eye) -> AnyView<'_> {
        self.allow(eye);
        G::wrap_view(self.other.view(eye))
    }
    fn knowledge(&self, seat: Seat) -> AnyKnowledge<'_> {
        self.allow(Eye::Seat(seat));
        G::wrap_knowledge(Knowledge::of(seat, &self.other))
    }
    fn moves_made(&self) -> usize {
        self.real.moves().len()
    }
    fn events_since(&self, moves: usize, eye: Eye) -> Vec<AnyEvent> {
        self.allow(eye);
        RunningGame::events_since(&self.real, moves, eye)
    }
    fn newest_events(&self, most: usize, eye: Eye) -> (usize, Vec<AnyEvent>) {
        self.allow(eye);
        RunningGame::newest_events(&self.real, most, eye)
    }
    fn move_of(&self, event: usize) -> Option<usize> {
        RunningGame::move_of(&self.real, event)
    }

    fn events_before(&self, number: usize) -> usize {
        RunningGame::events_before(&self.real, number)
    }
    fn mover(&self, number: usize) -> Option<Actor> {
        self.real.mover(number)
    }
    fn undo_to(&self, seat: Seat) -> Result<usize, NoUndo> {
        self.real.undo_to(seat)
    }
    fn undo(&mut self, _seat: Seat) -> Result<(), NoUndo> {
        panic!("a twin is only looked at");
    }
    fn record(&self) -> String {
        String::new()
    }
    fn record_with(&self, _names: Vec<String>, _proof: Proof) -> String {
        String::new()
    }
    fn proof(&self) -> Option<&Proof> {
        None
    }
    fn position(&self) -> String {
        String::new()
    }
}

/// The interface at a table with this game.
fn sit(game: Box<dyn RunningGame>, seats: &[&str]) -> App {
    let table = Table { game, players: players(seats), path: PathBuf::from("twin") };
    App::new(services("en", &Memory::default(), 1), Theme::COLOURED, Start::Table(table))
}

/// Every screen of seat `eye` looks the same in the real game and in its twin.
fn compare<G: Listed>(real: &Playthrough<G>, eye: Seat, seats: &[&str], rng: &mut impl Rng) -> usize {
    let other = real.state().resample(eye, rng);
    let different = other != *real.state();
    let mut ours = sit(Box::new(real.clone()), seats);
    let mut theirs = sit(Box::new(Twin { real: real.clone(), other, eye }), seats);
    let keys = [
        KeyCode::Null,
        KeyCode::Enter,
        KeyCode::Down,
        KeyCode::Char('c'),
        KeyCode::Esc,
        KeyCode::Char('l'),
        KeyCode::Esc,
        KeyCode::Char('a'),
        KeyCode::Char('?'),
    ];
    for key in keys {
        // Enter would make a move where a single step is left.
        let still = match session(&ours).stage() {
            Stage::Choosing(choosing) => choosing.considered().len() > 1,
            Stage::HandOver(_) => true,
            Stage::Forced(..) | Stage::Done(_) | Stage::Watching | Stage::Over => false,
        };
        if key != KeyCode::Enter || still {
            press(&mut ours, key);
            press(&mut theirs, key);
        }
        for size in SIZES {
            assert_eq!(look(&ours, size), look(&theirs, size), "after {key:?}");
        }
    }
    usize::from(different)
}

/// Plays a random game of Artus and compares the screens of one seat after every few moves.
fn watch(seats: &[&str], mode: Mode, eye: usize, seed: u64) {
    let options = Options::new(seats.len(), mode, Artus::printed()).expect("two to four play");
    watch_game::<Artus>(options, seats, eye, seed);
}

/// Plays a random game and compares the screens of one seat after every few moves.
pub(super) fn watch_game<G: Listed>(options: G::Options, seats: &[&str], eye: usize, seed: u64) {
    let mut rng = generator(seed);
    let names = seats.iter().map(|&seat| if seat == "-" { "bot:random" } else { seat }.to_owned()).collect();
    let mut real = Playthrough::<G>::new(Header::new(options, names));
    let mut offers = Moves::new();
    let mut different = 0;
    for step in 0.. {
        let choice = match real.state().turn() {
            Turn::Over => break,
            Turn::Chance => (Actor::Chance, draw(real.state(), &mut offers, &mut rng)),
            Turn::Seats(turn) => {
                let seat = turn.iter().next().expect("somebody decides");
                let persons: Vec<usize> = (0..seats.len()).filter(|&seat| seats[seat] != "-").collect();
                // With several persons the hand-over hides everything unless it is this person's turn.
                if step % 5 == 0 && (persons.len() == 1 || seat.index() == eye) {
                    different += compare(&real, Seat::new(eye), seats, &mut rng);
                }
                offers.clear();
                real.state().moves(Actor::Seat(seat), &mut offers);
                (Actor::Seat(seat), choose(&offers, &mut rng))
            }
        };
        real.play(choice.0, choice.1).expect("what is offered can be played");
    }
    assert!(different > 0, "the twins had other cards, or the test would say nothing");
}

#[test]
fn against_bots_no_screen_tells_their_cards() {
    watch(&["-", "Anna", "-", "-"], Mode::Advanced, 1, 1);
    watch(&["Anna", "-"], Mode::Beginner, 0, 2);
}

#[test]
fn among_persons_no_screen_tells_the_cards_of_the_others() {
    watch(&["Anna", "Bert", "Carl"], Mode::Advanced, 1, 3);
    watch(&["Anna", "Bert"], Mode::Beginner, 1, 4);
}

/// Every card by its short name.
fn card_names(words: Words) -> Vec<String> {
    let deck = &Artus::printed().deck;
    deck.cards(artus::Deck::whole()).map(|card| words::artus::card_short(words, card)).collect()
}

#[test]
fn the_hand_over_shows_no_card_and_comes_before_every_change_of_person() {
    for lang in ["en", "de"] {
        let saves = Memory::default();
        let table = new_table(lang, &saves, &["Anna", "Bert"], true);
        let mut app = App::new(services(lang, &saves, 7), Theme::COLOURED, Start::Table(table));
        let cards = card_names(app.words());
        let (mut holder, mut hand_overs) = (None, 0);
        for _ in 0..2_000 {
            let stage = session(&app).stage().clone();
            match stage {
                Stage::HandOver(seat) => {
                    hand_overs += 1;
                    for size in SIZES {
                        let screen = read(&look(&app, size));
                        assert!(
                            screen.contains(&session(&app).names()[seat.index()]),
                            "it names who is next"
                        );
                        let told: Vec<_> = cards.iter().filter(|card| screen.contains(*card)).collect();
                        assert!(told.is_empty(), "the hand-over tells {told:?}:\n{screen}");
                    }
                    assert_eq!(session(&app).eye(), Eye::Spectator, "during the hand-over nobody looks");
                    holder = Some(seat);
                }
                Stage::Choosing(choosing) => {
                    assert_eq!(Some(choosing.seat), holder, "a hand-over came first")
                }
                Stage::Done(seat) => assert_eq!(Some(seat), holder, "one looks at the own turn only"),
                Stage::Forced(seat, _) => assert_eq!(Some(seat), holder, "a hand-over came first"),
                Stage::Over => break,
                Stage::Watching => {}
            }
            match app.due() {
                Some(due) => app.tick(due),
                None => press(&mut app, KeyCode::Enter),
            }
        }
        assert!(matches!(session(&app).stage(), Stage::Over));
        assert!(hand_overs > 20, "the keyboard changed hands {hand_overs} times");
    }
}

#[test]
fn alone_among_bots_there_is_no_hand_over() {
    let mut app = super::at_table("en", &Memory::default(), &["Anna", "-", "-"], false, 8);
    go_to(&mut app, |stage| {
        assert!(!matches!(stage, Stage::HandOver(_) | Stage::Done(_)), "nobody has to be hidden from");
        matches!(stage, Stage::Over)
    });
    assert!(small(&app).contains("Anna"));
}

#[test]
fn whoever_watches_bots_sees_no_hand() {
    let mut app = super::at_table("en", &Memory::default(), &["-", "-"], false, 9);
    let hand = app.words().say("tui-hand");
    for _ in 0..40 {
        app.tick(crate::tui::session::PAUSE);
        assert!(!small(&app).contains(&hand));
        assert_eq!(session(&app).eye(), Eye::Spectator);
    }
}

#[test]
fn the_own_hand_is_shown_with_what_each_card_brings() {
    let mut app = super::at_table("en", &Memory::default(), &["Anna", "-"], true, 10);
    go_to(&mut app, is_card_choice);
    let AnyView::Artus(view) = session(&app).view() else { panic!("it is a game of Artus") };
    let hand = view.secret(Seat::new(0)).expect("the own hand is known").hand();
    let screen = read(&look(&app, (140, 40)));
    for card in view.open.options.components.deck.cards(hand) {
        let name = words::artus::card(app.words(), card);
        let listed = |line: &str| line.to_lowercase().contains(&name.to_lowercase()) && line.contains('≤');
        assert!(screen.lines().any(listed), "{name} is missing:\n{screen}");
    }
}
