//! The table on which the rule tests play: a scene is set, a move is made, the events are read.

mod scene;

pub(crate) use scene::Scene;

use camelot::{
    Camelot, Colour, Components, Event, Field, Heroes, Mission, Move, Open, Options, Pieces, Refusal, Secret,
    Sides, Spot,
};
use table::{Actor, Eye, Game, Journal, Moves, Reason, Seat, Turn};

pub(crate) const RED: Colour = Colour::Red;
pub(crate) const YELLOW: Colour = Colour::Yellow;
pub(crate) const GREEN: Colour = Colour::Green;
pub(crate) const BLUE: Colour = Colour::Blue;
pub(crate) const VIOLET: Colour = Colour::Violet;

/// Anna has the first seat, then Ben, clockwise.
pub(crate) const ANNA: Seat = Seat::new(0);
pub(crate) const BEN: Seat = Seat::new(1);
pub(crate) const CLARA: Seat = Seat::new(2);

/// The player on turn makes a move that is allowed; these are the events, in order.
pub(crate) fn play(game: &mut Camelot, text: &str) -> Vec<Event> {
    let seat = on_turn(game);
    make(game, Actor::Seat(seat), text)
}

/// A certain player makes a move, where several decide at once.
pub(crate) fn play_as(game: &mut Camelot, seat: Seat, text: &str) -> Vec<Event> {
    make(game, Actor::Seat(seat), text)
}

/// Chance makes a move.
pub(crate) fn chance(game: &mut Camelot, text: &str) -> Vec<Event> {
    make(game, Actor::Chance, text)
}

fn make(game: &mut Camelot, who: Actor, text: &str) -> Vec<Event> {
    let mut journal = Journal::new();
    let choice: Move = text.parse().expect("a move");
    if let Err(refusal) = game.try_play(who, choice, &mut journal) {
        panic!("{who} {text}: {refusal:?} by {}", refusal.clause());
    }
    game.audit().unwrap_or_else(|fault| panic!("after {text}: {fault}\n{}", game.position()));
    journal.events().to_vec()
}

/// The player on turn tries a move that is not allowed: nothing changes, and the refusal names this clause.
pub(crate) fn refused(game: &Camelot, text: &str, clause: &str) -> Refusal {
    refused_to(game, Actor::Seat(on_turn(game)), text, clause)
}

/// Anybody, or chance, tries a move that is not allowed: nothing changes, and the refusal names this clause.
pub(crate) fn refused_to(game: &Camelot, who: Actor, text: &str, clause: &str) -> Refusal {
    let (mut tried, mut journal) = (*game, Journal::new());
    let choice: Move = text.parse().expect("a move");
    let refusal = tried.try_play(who, choice, &mut journal).expect_err("the move is to be refused");
    assert_eq!(tried, *game, "a refused move changes nothing");
    assert_eq!(journal.events(), [], "a refused move is not told");
    assert_eq!(refusal.clause().0, clause, "{refusal:?}");
    refusal
}

/// What is offered to the player on turn, as texts.
pub(crate) fn offers(game: &Camelot) -> Vec<String> {
    offers_to(game, on_turn(game))
}

/// What is offered to a player, as texts.
pub(crate) fn offers_to(game: &Camelot, seat: Seat) -> Vec<String> {
    offered(game, Actor::Seat(seat)).iter().map(Move::to_string).collect()
}

/// What is offered to the player on turn that begins so: what stands behind it.
pub(crate) fn offers_of(game: &Camelot, start: &str) -> Vec<String> {
    let start = format!("{start} ");
    offers(game).into_iter().filter_map(|text| text.strip_prefix(&start).map(str::to_owned)).collect()
}

/// What chance may bring, each with its weight.
pub(crate) fn lots(game: &Camelot) -> Vec<(String, u32)> {
    offered(game, Actor::Chance).iter().map(|&lot| (lot.to_string(), game.weight(lot))).collect()
}

fn offered(game: &Camelot, who: Actor) -> Moves<Move> {
    let mut moves = Moves::new();
    game.moves(who, &mut moves);
    moves
}

/// The one player who has to decide.
pub(crate) fn on_turn(game: &Camelot) -> Seat {
    match game.turn() {
        Turn::Seats(seats) if seats.len() == 1 => seats.iter().next().expect("one seat"),
        other => panic!("one player decides, not {other:?}"),
    }
}

/// The colour whose turn it is.
pub(crate) fn acting(game: &Camelot) -> Colour {
    open(game).acting().expect("a colour acts")
}

/// Chance moves while it is its turn, always bringing the first thing it may.
pub(crate) fn let_chance(game: &mut Camelot) -> Vec<Event> {
    let mut events = Vec::new();
    while game.turn() == Turn::Chance {
        let first = lots(game)[0].0.clone();
        events.extend(chance(game, &first));
    }
    events
}

/// A new game before its first move.
pub(crate) fn new_game(players: usize, sides: Sides, heroes: Heroes) -> Camelot {
    Camelot::setup(&Options::new(players, sides, heroes, Components::printed()).expect("two to five players"))
}

/// A basic game in which the first fists are to be closed; red stands on top of the track.
pub(crate) fn sending(players: usize) -> Camelot {
    let mut game = new_game(players, Sides::BASIC, Heroes::Off);
    let_chance(&mut game);
    game
}

/// What everybody sees.
pub(crate) fn open(game: &Camelot) -> &Open {
    game.view(Eye::Spectator).open
}

/// The public pieces of a colour.
pub(crate) fn pieces(game: &Camelot, colour: Colour) -> Pieces {
    *open(game).pieces(colour)
}

/// What a colour hides.
pub(crate) fn secret(game: &Camelot, colour: Colour) -> Secret {
    *game.view(Eye::Everything).secret(colour).expect("everything is seen")
}

/// The points of a colour.
pub(crate) fn score(game: &Camelot, colour: Colour) -> i32 {
    open(game).score(colour)
}

/// Whether a colour holds its 60-tile (CAM-1.11).
pub(crate) fn has_sixty_tile(game: &Camelot, colour: Colour) -> bool {
    score(game, colour) >= 60
}

/// The points of all colours in play.
pub(crate) fn scores(game: &Camelot) -> Vec<i32> {
    open(game).colours().map(|colour| score(game, colour)).collect()
}

/// The order track from the top.
pub(crate) fn order(game: &Camelot) -> Vec<Colour> {
    open(game).order.iter().collect()
}

pub(crate) fn mission(id: &str) -> Mission {
    id.parse().expect("a mission")
}

pub(crate) fn field(id: &str) -> Field {
    id.parse().expect("a field")
}

/// Where a field lies.
pub(crate) fn spot(game: &Camelot, id: &str) -> Spot {
    open(game).spot(field(id)).expect("a field of the boards in use")
}

/// Who stands on a field, as positions write it.
pub(crate) fn standing_on(game: &Camelot, id: &str) -> Option<Colour> {
    match open(game).occupant(spot(game, id))? {
        camelot::Occupant::Of(colour, _) => Some(colour),
        camelot::Occupant::Neutral => None,
    }
}

/// All points won and lost in these events.
pub(crate) fn points_in(events: &[Event]) -> Vec<(Colour, i32)> {
    let scored = |event: &Event| match event {
        Event::Scored { colour, points, .. } => Some((*colour, *points)),
        _ => None,
    };
    events.iter().filter_map(scored).collect()
}
