//! Random games as readers see them, and the whole page of a reader.

use crate::comparing::Comparing;
use boards::merlin::{Pick, Pieces, Reaches, Scene, Slots, sheet};
use merlin::{Components, Event, Merlin, Module, Modules, Move, Options, Variants};
use roxmltree::{Document, Node};
use table::{Actor, Eye, Game, Journal, Moves, Seat, Turn, choose, draw, generator};
use words::Words;

pub(crate) const NAMES: [&str; 4] = ["Gareth <the> \"Young\" & Old", "Isolde", "Élaine", ""];

/// A moment of a game: the situation and what has happened.
pub(crate) struct Moment {
    pub(crate) game: Merlin,
    pub(crate) events: Vec<Event>,
}

/// Every `step`th moment of one random game, and the last one.
pub(crate) fn random_game(players: usize, seed: u64, step: usize) -> Vec<Moment> {
    random_game_with(Options::new(players, Components::printed()).unwrap(), seed, step)
}

/// The same with any options.
pub(crate) fn random_game_with(options: Options, seed: u64, step: usize) -> Vec<Moment> {
    let mut rng = generator(seed);
    let (mut game, mut journal, mut moments) = (Merlin::setup(&options), Journal::new(), Vec::new());
    for number in 0_usize.. {
        if number.is_multiple_of(step) || game.turn() == Turn::Over {
            moments.push(Moment { game, events: journal.events().to_vec() });
        }
        let mut offers = Moves::new();
        match game.turn() {
            Turn::Over => break,
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
    moments
}

/// One random game for each module that can be played, and one for each number of players.
pub(crate) fn random_games(seed: u64, step: usize) -> Vec<Moment> {
    let base = Options::PLAYERS.flat_map(|players| random_game(players, seed + players as u64, step));
    let modules = Module::BUILT.iter().enumerate().flat_map(|(place, &module)| {
        let options = Options::new(2 + place % 3, Components::printed()).unwrap();
        let set = Modules::from_iter([module]).complete();
        random_game_with(options.with(set, Variants::NONE).unwrap(), seed + place as u64, step)
    });
    modules.chain(base).collect()
}

pub(crate) fn names() -> Vec<String> {
    NAMES.map(str::to_owned).to_vec()
}

pub(crate) fn languages() -> [Words; 2] {
    ["en", "de"].map(|language| Words::new(language).unwrap())
}

/// A reader: the language, the eye, and what was tapped.
#[derive(Clone, Copy)]
pub(crate) struct Reader {
    pub(crate) words: Words,
    pub(crate) eye: Eye,
    pub(crate) pick: Pick,
}

pub(crate) fn english(eye: Eye) -> Reader {
    Reader { words: Words::new("en").unwrap(), eye, pick: Pick::default() }
}

/// Shows a reader's scene of a game to `show`.
pub(crate) fn look<T>(
    game: &Merlin,
    events: &[Event],
    reader: Reader,
    show: impl FnOnce(&Scene<'_>) -> T,
) -> T {
    let me = match reader.eye {
        Eye::Seat(seat) => Some(seat),
        Eye::Spectator | Eye::Everything => None,
    };
    let offers = offers(game, me);
    let told: Vec<Event> = events.iter().map(|event| table::Event::seen_by(event, reader.eye)).collect();
    show(&Scene {
        words: words::merlin::at(reader.words, &game.view(reader.eye).open.layout),
        view: game.view(reader.eye),
        me,
        names: &names(),
        offers: &offers,
        pick: reader.pick,
        pieces: &Pieces::new(&told),
        events: &told,
        sitters: &[],
        fragments: &Comparing(reader.words),
        reaches: &Reaches::default(),
        is_closed: false,
    })
}

/// The page of the first player after some taps, in English.
pub(crate) fn shown(game: &Merlin, made: &[&str]) -> String {
    shown_to(game, Eye::Seat(Seat::new(0)), made)
}

/// The same for any eye.
pub(crate) fn shown_to(game: &Merlin, eye: Eye, made: &[&str]) -> String {
    let pick = made.iter().map(|tap| tap.parse().unwrap()).fold(Pick::default(), Pick::after);
    look(game, &[], Reader { pick, ..english(eye) }, page)
}

pub(crate) fn offers(game: &Merlin, seat: Option<Seat>) -> Moves<Move> {
    let mut offers = Moves::new();
    if let Some(seat) = seat {
        game.moves(Actor::Seat(seat), &mut offers);
    }
    offers
}

/// Everything a reader sees, in one document.
pub(crate) fn page(scene: &Scene<'_>) -> String {
    sheet(scene, &Slots::default()).into_string()
}

pub(crate) fn parse(text: &str) -> Document<'_> {
    Document::parse(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// What can be tapped in a document.
pub(crate) fn taps<'a>(document: &'a Document<'_>) -> Vec<(Node<'a, 'a>, &'a str)> {
    let all = document.descendants().filter(|node| !node.has_attribute("disabled"));
    all.filter_map(|node| Some((node, node.attribute("data-pick")?))).collect()
}

/// Whether an element has a class.
pub(crate) fn has_class(node: &Node<'_, '_>, class: &str) -> bool {
    node.attribute("class").is_some_and(|classes| classes.split(' ').any(|other| other == class))
}

/// All eyes of a game.
pub(crate) fn eyes(game: &Merlin) -> Vec<Eye> {
    let seats = Seat::all(game.view(Eye::Spectator).open.players()).map(Eye::Seat);
    seats.chain([Eye::Spectator, Eye::Everything]).collect()
}

/// The seat that has to decide.
pub(crate) fn on_turn(game: &Merlin) -> Option<Seat> {
    match game.turn() {
        Turn::Seats(seats) => seats.iter().next(),
        Turn::Chance | Turn::Over => None,
    }
}
