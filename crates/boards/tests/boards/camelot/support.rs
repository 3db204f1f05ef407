//! Random games as readers see them, and the whole page of a reader.

use crate::comparing::Comparing;
use boards::camelot::{Pick, Pieces, Scene, castle, choices, missions, phases, players, preview, screen};
use camelot::{Camelot, Components, Event, Heroes, Move, Options, Side, Sides};
use table::{Actor, Eye, Game, Journal, Moves, Seat, Turn, choose, draw, generator};
use words::Words;

pub(super) const NAMES: [&str; 5] = ["Gareth <the> \"Young\" & Old", "Isolde", "Élaine", "", "Bors"];

/// A moment of a game: the situation and what has happened.
pub(super) struct Moment {
    pub(super) game: Camelot,
    pub(super) events: Vec<Event>,
}

/// Options by the letters of the sides.
pub(super) fn options(players: usize, sides: &str, heroes: Heroes) -> Options {
    let mut letters = sides.chars().map(|side| if side == 'A' { Side::A } else { Side::B });
    let sides = Sides::Chosen([(); 4].map(|()| letters.next().unwrap()));
    Options::new(players, sides, heroes, Components::printed()).unwrap()
}

/// Every number of players, every side, sides that are drawn, with and without heroes.
pub(super) fn every_kind() -> [Options; 8] {
    let drawn = Options::new(3, Sides::Random, Heroes::Off, Components::printed()).unwrap();
    [
        drawn,
        drawn,
        options(2, "BBBB", Heroes::Off),
        options(2, "AAAA", Heroes::On),
        options(3, "ABAB", Heroes::On),
        options(4, "AAAA", Heroes::Off),
        options(4, "BABA", Heroes::Expert { eldest: None }),
        options(5, "BBBB", Heroes::On),
    ]
}

/// Every moment of one random game with these options, from before the first move to after the last.
pub(super) fn random_game(options: &Options, seed: u64) -> Vec<Moment> {
    let mut rng = generator(seed);
    let mut game = Camelot::setup(options);
    let mut journal = Journal::new();
    let mut moments = Vec::new();
    loop {
        moments.push(Moment { game, events: journal.events().to_vec() });
        let mut offers = Moves::new();
        match game.turn() {
            Turn::Over => return moments,
            Turn::Chance => {
                let choice = draw(&game, &mut offers, &mut rng);
                game.play(Actor::Chance, choice, &mut journal);
            }
            Turn::Seats(seats) => {
                let who = Actor::Seat(seats.iter().next().unwrap());
                game.moves(who, &mut offers);
                game.play(who, choose(&offers, &mut rng), &mut journal);
            }
        }
    }
}

/// One random game of each kind.
pub(super) fn random_games(seed: u64) -> Vec<Vec<Moment>> {
    every_kind().iter().zip(seed..).map(|(options, seed)| random_game(options, seed)).collect()
}

pub(super) fn names() -> Vec<String> {
    NAMES.map(str::to_owned).to_vec()
}

/// A reader: the language, the eye, and what was tapped.
#[derive(Clone, Copy)]
pub(super) struct Reader {
    pub(super) words: Words,
    pub(super) eye: Eye,
    pub(super) pick: Pick,
}

pub(super) fn english(eye: Eye) -> Reader {
    Reader { words: Words::new("en").unwrap(), eye, pick: Pick::default() }
}

/// Shows a reader's scene of a game to `show`.
pub(super) fn look<T>(
    game: &Camelot,
    pieces: &Pieces,
    reader: Reader,
    show: impl FnOnce(&Scene<'_>) -> T,
) -> T {
    let me = match reader.eye {
        Eye::Seat(seat) => Some(seat),
        Eye::Spectator | Eye::Everything => None,
    };
    let (offers, names) = (offers(game, me), names());
    show(&Scene {
        words: reader.words,
        view: game.view(reader.eye),
        me,
        names: &names,
        offers: &offers,
        pick: reader.pick,
        pieces,
        sitters: &[],
        fragments: &Comparing(reader.words),
    })
}

pub(super) fn offers(game: &Camelot, seat: Option<Seat>) -> Moves<Move> {
    let mut offers = Moves::new();
    if let Some(seat) = seat {
        game.moves(Actor::Seat(seat), &mut offers);
    }
    offers
}

/// Everything a reader sees, in one document.
pub(super) fn page(scene: &Scene<'_>) -> String {
    let mine = [castle(scene), choices(scene), missions(scene), screen(scene), preview(scene)];
    let parts: Vec<maud::Markup> = mine.into_iter().chain([players(scene), phases(scene)]).collect();
    let text: String = parts.into_iter().map(maud::PreEscaped::into_string).collect();
    format!("<main>{text}</main>")
}

/// All eyes of a game.
pub(super) fn eyes(game: &Camelot) -> Vec<Eye> {
    let seats = Seat::all(game.players()).map(Eye::Seat);
    seats.chain([Eye::Spectator, Eye::Everything]).collect()
}

/// Everybody who has to decide.
pub(super) fn on_turn(game: &Camelot) -> Vec<Seat> {
    match game.turn() {
        Turn::Seats(seats) => seats.iter().collect(),
        Turn::Chance | Turn::Over => Vec::new(),
    }
}
