//! The table on which the rule tests play: a scene is set, moves are made, the events are read.

#[path = "support/scene.rs"]
mod scene;

pub(crate) use scene::Scene;

use merlin::{
    Castle, Colour, Components, Event, Item, Merlin, Mission, Move, Open, Options, Points, Refusal, Space,
    Vassal,
};
use table::{Actor, Eye, Game, Journal, Moves, Reason, Seat, Turn};

pub(crate) const RED: Seat = Seat::new(0);
pub(crate) const BLUE: Seat = Seat::new(1);
pub(crate) const GREEN: Seat = Seat::new(2);
pub(crate) const YELLOW: Seat = Seat::new(3);

/// A player makes a move that is allowed; these are the events, in order.
pub(crate) fn play(game: &mut Merlin, seat: Seat, text: &str) -> Vec<Event> {
    make(game, Actor::Seat(seat), text)
}

/// A player makes several moves; these are the events of all of them.
pub(crate) fn plays(game: &mut Merlin, seat: Seat, texts: &[&str]) -> Vec<Event> {
    texts.iter().flat_map(|text| play(game, seat, text)).collect()
}

/// Chance makes a move.
pub(crate) fn chance(game: &mut Merlin, text: &str) -> Vec<Event> {
    make(game, Actor::Chance, text)
}

/// Chance makes the first move it is offered, as long as it is its turn.
pub(crate) fn let_chance(game: &mut Merlin) -> Vec<Event> {
    let mut events = Vec::new();
    while game.turn() == Turn::Chance {
        let first = lots(game)[0].0.clone();
        events.extend(chance(game, &first));
    }
    events
}

fn make(game: &mut Merlin, who: Actor, text: &str) -> Vec<Event> {
    let mut journal = Journal::new();
    let choice: Move = text.parse().expect("a move");
    if let Err(refusal) = game.try_play(who, choice, &mut journal) {
        panic!("{who} {text}: {refusal:?} by {}", refusal.clause());
    }
    game.audit().expect("a move leaves a possible situation");
    journal.events().to_vec()
}

/// A player tries a move that is not allowed: nothing changes, and the refusal names this clause.
pub(crate) fn refused(game: &Merlin, seat: Seat, text: &str, clause: &str) -> Refusal {
    refused_to(game, Actor::Seat(seat), text, clause)
}

/// Anybody, or chance, tries a move that is not allowed: nothing changes, and the refusal names this clause.
pub(crate) fn refused_to(game: &Merlin, who: Actor, text: &str, clause: &str) -> Refusal {
    let (mut tried, mut journal) = (*game, Journal::new());
    let choice: Move = text.parse().expect("a move");
    let refusal = tried.try_play(who, choice, &mut journal).expect_err("the move is to be refused");
    assert_eq!(tried, *game, "a refused move changes nothing");
    assert_eq!(journal.events(), [], "a refused move is not told");
    assert_eq!(refusal.clause().0, clause, "{refusal:?}");
    refusal
}

/// What is offered to a player, as texts.
pub(crate) fn offers(game: &Merlin, seat: Seat) -> Vec<String> {
    offered(game, Actor::Seat(seat)).iter().map(Move::to_string).collect()
}

/// The offers that begin with this word: what stands behind it.
pub(crate) fn offers_of(game: &Merlin, seat: Seat, word: &str) -> Vec<String> {
    let rest = |text: String| {
        let rest = text.strip_prefix(word)?;
        (rest.is_empty() || rest.starts_with(' ')).then(|| rest.trim_start().to_owned())
    };
    offers(game, seat).into_iter().filter_map(rest).collect()
}

/// What chance may bring, each with its weight.
pub(crate) fn lots(game: &Merlin) -> Vec<(String, u32)> {
    offered(game, Actor::Chance).iter().map(|&lot| (lot.to_string(), game.weight(lot))).collect()
}

fn offered(game: &Merlin, who: Actor) -> Moves<Move> {
    let mut moves = Moves::new();
    game.moves(who, &mut moves);
    moves
}

/// A game before its first move.
pub(crate) fn new_game(players: usize) -> Merlin {
    Merlin::setup(&Options::new(players, Components::printed()).expect("two to four players"))
}

/// The one player who has to decide.
pub(crate) fn on_turn(game: &Merlin) -> Seat {
    match game.turn() {
        Turn::Seats(seats) if seats.len() == 1 => seats.iter().next().expect("one seat"),
        other => panic!("a player decides, not {other:?}"),
    }
}

/// What everybody sees.
pub(crate) fn open(game: &Merlin) -> &Open {
    game.view(Eye::Spectator).open
}

/// The pieces of a player.
pub(crate) fn castle(game: &Merlin, seat: Seat) -> &Castle {
    open(game).castle(seat)
}

/// The points of a player.
pub(crate) fn points(game: &Merlin, seat: Seat) -> i32 {
    game.scores().total(seat)
}

/// The hand of a player.
pub(crate) fn hand(game: &Merlin, seat: Seat) -> Vec<String> {
    let view = game.view(Eye::Seat(seat));
    view.hand(seat).iter().map(|card| card.to_string()).collect()
}

/// The item with this name, such as `flag black`.
pub(crate) fn item(name: &str) -> Item {
    let (kind, colour) = name.split_once(' ').expect("a kind and a colour");
    Item::new(kind.parse().expect("a kind"), colour.parse().expect("a colour"))
}

/// How many items a player has.
pub(crate) fn owned(game: &Merlin, seat: Seat, name: &str) -> u8 {
    castle(game, seat).items.count(item(name))
}

/// How many items a principality has in supply.
pub(crate) fn supply(game: &Merlin, name: &str) -> u8 {
    open(game).supply(item(name))
}

/// The colour with this name.
pub(crate) fn colour(name: &str) -> Colour {
    name.parse().expect("a colour")
}

/// The space with this index.
pub(crate) fn space(index: u8) -> Space {
    Space::new(index).expect("a space")
}

/// The mission with this name.
pub(crate) fn mission(name: &str) -> Mission {
    name.parse().expect("a mission")
}

/// Where a vassal stands: the id of its principality, or `castle`.
pub(crate) fn place(game: &Merlin, seat: Seat, vassal: &str) -> &'static str {
    let vassal: Vassal = vassal.parse().expect("a vassal");
    castle(game, seat).vassal(vassal).map_or("castle", Colour::id)
}

/// An item is taken.
pub(crate) fn took(seat: Seat, name: &str) -> Event {
    Event::Took { seat, item: item(name) }
}

/// An item is returned.
pub(crate) fn returned(seat: Seat, name: &str) -> Event {
    Event::Returned { seat, item: item(name) }
}

/// An influence marker is placed.
pub(crate) fn influences(seat: Seat, name: &str) -> Event {
    Event::InfluencePlaced { seat, colour: colour(name) }
}

/// Points are won or lost.
pub(crate) fn scores(seat: Seat, points: i32, reason: Points) -> Event {
    Event::Scored { seat, points, reason }
}

/// All points told in these events, in order: whose, how many, by which clause.
pub(crate) fn scored(events: &[Event]) -> Vec<(Seat, i32, &'static str)> {
    let told = |event: &Event| match *event {
        Event::Scored { seat, points, reason } => Some((seat, points, reason.clause().0)),
        _ => None,
    };
    events.iter().filter_map(told).collect()
}
