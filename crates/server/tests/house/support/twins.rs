//! Two houses with one game each that one eye cannot tell apart: what others hold in their hands differs.

use super::{Browser, config, house_on};
use artus::{Artus, Deck, Event, Move};
use games::{RunningGame, open_lines};
use server::{House, StoredMove, StoredSeat, StoredTable};
use sha2::{Digest, Sha256};
use table::{Actor, Eye, Game, Header, Moves, Playthrough, Rng, Seat, Turn, choose, draw};

/// The table of both games.
pub(crate) const TABLE: &str = "twinstwins00";
/// The secret of the dice of both games.
pub(crate) const SECRET: [u8; 32] = [0xab; 32];

/// Two houses with the same people at the same table.
pub(crate) struct Twins {
    /// The houses.
    pub(crate) houses: [House; 2],
    /// How many cards differ.
    pub(crate) differences: usize,
}

/// The token of whoever sits on a seat, in both houses.
pub(crate) fn token(seat: Seat) -> String {
    format!("tokentokentokentokentokentoken0{seat}")
}

/// The names of the seats.
pub(crate) fn names(players: usize) -> Vec<String> {
    ["Anna", "Ben", "Clara", "David"].iter().take(players).map(|name| (*name).to_owned()).collect()
}

/// A game played at random for so many decisions.
pub(crate) fn random_game(
    players: usize,
    mode: &str,
    decisions: usize,
    rng: &mut impl Rng,
) -> Playthrough<Artus> {
    let options = Artus::read_options(&format!("players={players} mode={mode}"), Artus::printed())
        .expect("these options are allowed");
    let mut game = Playthrough::<Artus>::new(Header::new(options, names(players)));
    let mut left = decisions;
    loop {
        let mut offers = Moves::new();
        let (who, choice) = match game.state().turn() {
            Turn::Over => return game,
            Turn::Chance => (Actor::Chance, draw(game.state(), &mut offers, rng)),
            Turn::Seats(_) if left == 0 => return game,
            Turn::Seats(seats) => {
                left -= 1;
                let who = Actor::Seat(seats.iter().next().expect("somebody is on turn"));
                game.state().moves(who, &mut offers);
                (who, choose(&offers, rng))
            }
        };
        game.play(who, choice).expect("it is offered");
    }
}

fn lines(game: &dyn RunningGame) -> Vec<String> {
    game.lines_since(0)
}

fn reopen(game: &Playthrough<Artus>, lines: &[String]) -> Option<Box<dyn RunningGame>> {
    let header = game.header();
    open_lines::<Artus>(header.options, header.seats.clone(), lines.iter().map(String::as_str)).ok()
}

/// The same moves, except that the other seats were given other cards, none of which has been played yet.
/// Tells how many differ.
pub(crate) fn with_other_hands(game: &Playthrough<Artus>, eye: Eye) -> (Vec<String>, usize) {
    let components = Artus::components_of(&game.header().options);
    let deck: Vec<String> = components.deck.cards(Deck::whole()).map(|card| card.to_string()).collect();
    let (mut changed, mut differences) = (lines(game), 0);
    for at in 0..changed.len() {
        let received = match (game.moves()[at], game.events_since(at, Eye::Everything).first()) {
            ((Actor::Chance, Move::Card(_)), Some(Event::Dealt { seat, .. } | Event::Drew { seat, .. })) => {
                *seat
            }
            _ => continue,
        };
        if eye.sees(received) {
            continue;
        }
        for other in deck.iter().rev() {
            let mut tried = changed.clone();
            tried[at] = format!("* card {other}");
            if tried[at] != changed[at] && reopen(game, &tried).is_some() {
                changed = tried;
                differences += 1;
                break;
            }
        }
    }
    (changed, differences)
}

impl Twins {
    /// Two houses in which this eye sees the same.
    pub(crate) async fn new(game: &Playthrough<Artus>, eye: Eye) -> Self {
        let (changed, differences) = with_other_hands(game, eye);
        let twin = reopen(game, &changed).expect("it was tried");
        for moves in 0..=changed.len() {
            let (one, other) = (game.until(moves), twin.until(moves));
            assert_eq!(
                games::AnyView::Artus(one.state().view(eye)),
                other.view(eye),
                "the eye sees no difference"
            );
        }
        let houses = [house_of(game, &lines(game)).await, house_of(game, &changed).await];
        Self { houses, differences }
    }

    /// The browsers of a seat, one in each house; of nobody if there is none.
    pub(crate) fn browsers(&self, seat: Option<Seat>) -> [Browser; 2] {
        self.houses.each_ref().map(|house| match seat {
            Some(seat) => Browser::new(house).with_cookie("tafelrunde", &token(seat)),
            None => Browser::new(house),
        })
    }
}

/// A house with this game at its table.
async fn house_of(game: &Playthrough<Artus>, lines: &[String]) -> House {
    let store = crate::support::store();
    let mut seats = Vec::new();
    for (seat, name) in Seat::all(game.state().players()).zip(&game.header().seats) {
        let sum: [u8; 32] = Sha256::digest(token(seat).as_bytes()).into();
        let person = store.add_person(name.clone(), sum).await.expect("the store works");
        let word = format!("word of {name}");
        seats.push(StoredSeat { name: name.clone(), person: Some(person.id), word, ..StoredSeat::default() });
    }
    let table = StoredTable {
        id: TABLE.to_owned(),
        game: "artus".to_owned(),
        options: game.header().options.to_string(),
        owner: 1,
        address_hash: None,
        listed: true,
        clock: None,
        secret: SECRET,
        opened: 1_000_000,
        begun: true,
        over: false,
        closed: false,
        winner: None,
        given: 0,
        instant: false,
        hints: true,
        pins: games::GameId::Artus.pins(),
        proof: None,
        seats,
    };
    store.add_table(None, table, Vec::new()).await.expect("the store works");
    let moves =
        lines.iter().map(|line| StoredMove { line: line.clone(), at: 2_000_000, thought: 0 }).collect();
    store.append(None, TABLE.to_owned(), 0, moves, false).await.expect("the store works");
    house_on(config(), store)
}
