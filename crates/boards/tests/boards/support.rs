//! Random games as readers see them, and the whole page of a reader.

use crate::comparing::Comparing;
use artus::{Artus, Components, Event, Move};
use boards::artus::{
    Pick, Pieces, Scene, choices, everybodys_piles, hand, piles, players, rings, round_table,
};
use roxmltree::{Document, Node};
use table::{Actor, Eye, Game, Journal, Moves, Seat, Turn, choose, draw, generator};
use words::Words;

pub(crate) const NAMES: [&str; 4] = ["Gareth <the> \"Young\" & Old", "Isolde", "Élaine", ""];

/// A moment of a game: the situation and what has happened.
pub(crate) struct Moment {
    pub(crate) game: Artus,
    pub(crate) events: Vec<Event>,
}

/// Every moment of one random game with these options, from before the first move to after the last.
pub(crate) fn random_game(options: &artus::Options, seed: u64) -> Vec<Moment> {
    let mut rng = generator(seed);
    let mut game = Artus::setup(options);
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

/// One random game for each set of options.
pub(crate) fn random_games(seed: u64) -> Vec<Vec<Moment>> {
    Artus::every_option(Components::printed())
        .iter()
        .zip(seed..)
        .map(|(options, seed)| random_game(options, seed))
        .collect()
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
    game: &Artus,
    pieces: &Pieces,
    reader: Reader,
    show: impl FnOnce(&Scene<'_>) -> T,
) -> T {
    let me = match reader.eye {
        Eye::Seat(seat) => Some(seat),
        Eye::Spectator | Eye::Everything => None,
    };
    let offers = offers(game, me);
    show(&Scene {
        words: reader.words,
        view: game.view(reader.eye),
        me,
        names: &names(),
        offers: &offers,
        pick: reader.pick,
        pieces,
        sitters: &[],
        fragments: &Comparing(reader.words),
    })
}

pub(crate) fn offers(game: &Artus, seat: Option<Seat>) -> Moves<Move> {
    let mut offers = Moves::new();
    if let Some(seat) = seat {
        game.moves(Actor::Seat(seat), &mut offers);
    }
    offers
}

/// Everything a reader sees, in one document.
pub(crate) fn page(scene: &Scene<'_>) -> String {
    let all = if scene.me.is_none() { everybodys_piles(scene) } else { piles(scene) };
    let parts = [round_table(scene), hand(scene), choices(scene), all, rings(scene), players(scene)];
    format!("<main>{}</main>", parts.map(maud::PreEscaped::into_string).concat())
}

pub(crate) fn parse(text: &str) -> Document<'_> {
    Document::parse(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// What can be tapped in a document: everything with a pick that is not switched off.
pub(crate) fn taps<'a>(document: &'a Document<'_>) -> Vec<(Node<'a, 'a>, &'a str)> {
    let all = document.descendants().filter(|node| !node.has_attribute("disabled"));
    all.filter_map(|node| Some((node, node.attribute("data-pick")?))).collect()
}

/// Whether an element has a class.
pub(crate) fn has_class(node: &Node<'_, '_>, class: &str) -> bool {
    node.attribute("class").is_some_and(|classes| classes.split(' ').any(|other| other == class))
}

/// All eyes of a game.
pub(crate) fn eyes(game: &Artus) -> Vec<Eye> {
    let seats = Seat::all(game.players()).map(Eye::Seat);
    seats.chain([Eye::Spectator, Eye::Everything]).collect()
}

/// The seat that has to decide.
pub(crate) fn on_turn(game: &Artus) -> Option<Seat> {
    match game.turn() {
        Turn::Seats(seats) => seats.iter().next(),
        Turn::Chance | Turn::Over => None,
    }
}
