//! The table on which the rule tests play: a scene is set, a move is made, the events are read.

mod scene;

pub(crate) use scene::{DECK, Scene};

use artus::{Artus, Card, Chair, Components, Event, Figure, Metal, Mode, Move, Open, Points, Refusal};
use table::{Actor, Eye, Game, Journal, Moves, Reason, Seat, Turn};

pub(crate) const BLACK: Seat = Seat::new(0);
pub(crate) const BLUE: Seat = Seat::new(1);
pub(crate) const RED: Seat = Seat::new(2);
pub(crate) const BEIGE: Seat = Seat::new(3);

/// A player makes a move that is allowed; these are the events, in order.
pub(crate) fn play(game: &mut Artus, seat: Seat, text: &str) -> Vec<Event> {
    make(game, Actor::Seat(seat), text)
}

/// Chance makes a move.
pub(crate) fn chance(game: &mut Artus, text: &str) -> Vec<Event> {
    make(game, Actor::Chance, text)
}

fn make(game: &mut Artus, who: Actor, text: &str) -> Vec<Event> {
    let mut journal = Journal::new();
    let choice: Move = text.parse().expect("a move");
    if let Err(refusal) = game.try_play(who, choice, &mut journal) {
        panic!("{who} {text}: {refusal:?} by {}", refusal.clause());
    }
    game.audit().expect("a move leaves a possible situation");
    journal.events().to_vec()
}

/// A player tries a move that is not allowed: nothing changes, and the refusal names this clause.
pub(crate) fn refused(game: &Artus, seat: Seat, text: &str, clause: &str) -> Refusal {
    refused_to(game, Actor::Seat(seat), text, clause)
}

/// Anybody, or chance, tries a move that is not allowed: nothing changes, and the refusal names this clause.
pub(crate) fn refused_to(game: &Artus, who: Actor, text: &str, clause: &str) -> Refusal {
    let (mut tried, mut journal) = (*game, Journal::new());
    let choice: Move = text.parse().expect("a move");
    let refusal = tried.try_play(who, choice, &mut journal).expect_err("the move is to be refused");
    assert_eq!(tried, *game, "a refused move changes nothing");
    assert_eq!(journal.events(), [], "a refused move is not told");
    assert_eq!(refusal.clause().0, clause, "{refusal:?}");
    refusal
}

/// What is offered to a player, as texts.
pub(crate) fn offers(game: &Artus, seat: Seat) -> Vec<String> {
    offered(game, Actor::Seat(seat)).iter().map(Move::to_string).collect()
}

/// The uses offered to a player of one card in the hand: what stands behind its name.
pub(crate) fn uses(game: &Artus, seat: Seat, card: &str) -> Vec<String> {
    let start = format!("play {card}");
    let moves = offers(game, seat).into_iter();
    moves
        .filter_map(|text| {
            let rest = text.strip_prefix(&start)?;
            (rest.is_empty() || rest.starts_with(' ')).then(|| rest.trim_start().to_owned())
        })
        .collect()
}

/// What chance may bring, each with its weight.
pub(crate) fn lots(game: &Artus) -> Vec<(String, u32)> {
    offered(game, Actor::Chance).iter().map(|&lot| (lot.to_string(), game.weight(lot))).collect()
}

fn offered(game: &Artus, who: Actor) -> Moves<Move> {
    let mut moves = Moves::new();
    game.moves(who, &mut moves);
    moves
}

/// One thing a player can do in a scene, and what comes of it.
pub(crate) struct Outcome {
    pub(crate) text: String,
    pub(crate) game: Artus,
    pub(crate) events: Vec<Event>,
}

/// Everything the player on turn could do with each card of the deck, were it in the hand.
pub(crate) fn outcomes(scene: &Scene, seat: Seat) -> Vec<Outcome> {
    let mut cards = DECK.to_vec();
    cards.sort_unstable();
    cards.dedup();
    let of_card = |id: &str| {
        let before = scene.clone().turn(seat).hand(seat, &[id]).build();
        let texts = uses(&before, seat, id).into_iter().map(|rest| format!("play {id} {rest}"));
        let outcome = move |text: String| {
            let mut game = before;
            let events = play(&mut game, seat, &text);
            Outcome { text, game, events }
        };
        texts.map(outcome).collect::<Vec<_>>()
    };
    cards.into_iter().flat_map(of_card).collect()
}

/// A game in its placement phase: this start player, a silver king, every pile dealt from in the order of the deck.
pub(crate) fn dealt(players: usize, mode: Mode, start: Seat) -> Artus {
    let options = artus::Options::new(players, mode, Components::printed()).expect("two to four players");
    let mut game = Artus::setup(&options);
    chance(&mut game, &format!("start {start}"));
    chance(&mut game, "king silver");
    while game.turn() == Turn::Chance {
        let card = lots(&game)[0].0.clone();
        chance(&mut game, &card);
    }
    game
}

/// The one player who has to decide.
pub(crate) fn on_turn(game: &Artus) -> Seat {
    match game.turn() {
        Turn::Seats(seats) if seats.len() == 1 => seats.iter().next().expect("one seat"),
        other => panic!("a player decides, not {other:?}"),
    }
}

/// What everybody sees.
pub(crate) fn open(game: &Artus) -> &Open {
    game.view(Eye::Spectator).open
}

/// Whether a player's marker lies, because the score is below 0 (ART-12.4).
pub(crate) fn marker_lies(open: &Open, seat: Seat) -> bool {
    open.score(seat) < 0
}

/// The points of a player.
pub(crate) fn points(game: &Artus, seat: Seat) -> i32 {
    game.scores().total(seat)
}

/// The value of a chair.
pub(crate) fn value(game: &Artus, number: u8) -> i32 {
    open(game).value(chair(number))
}

/// The chair of the king.
pub(crate) fn king(game: &Artus) -> u8 {
    open(game).table.king().expect("the king sits at the table").number()
}

/// Who sits on a chair.
pub(crate) fn figure(game: &Artus, number: u8) -> Option<Figure> {
    open(game).table.figure(chair(number))
}

/// The rings on the figure of a chair.
pub(crate) fn rings(game: &Artus, number: u8) -> u8 {
    open(game).table.rings(chair(number))
}

/// The hand of a player, in the order of the deck.
pub(crate) fn hand(game: &Artus, seat: Seat) -> Vec<String> {
    let view = game.view(Eye::Seat(seat));
    let set = view.secret(seat).expect("a player knows the own hand").hand();
    view.open.options.components.deck.cards(set).map(|card| card.to_string()).collect()
}

/// The chair with this number.
pub(crate) fn chair(number: u8) -> Chair {
    Chair::new(number).expect("a chair")
}

/// The card with this id.
pub(crate) fn card(id: &str) -> Card {
    id.parse().expect("a card")
}

/// A card is played.
pub(crate) fn plays(seat: Seat, id: &str) -> Event {
    Event::Played { seat, card: card(id) }
}

/// A figure moves.
pub(crate) fn moves(figure: Figure, from: u8, to: u8) -> Event {
    Event::Moved { figure, from: chair(from), to: chair(to) }
}

/// A figure is displaced.
pub(crate) fn displaced(figure: Figure, from: u8, to: u8) -> Event {
    Event::Displaced { figure, from: chair(from), to: chair(to) }
}

/// Points for the chair a figure has left.
pub(crate) fn leaves(seat: Seat, points: i32, figure: Figure, from: u8) -> Event {
    Event::Scored { seat, points, reason: Points::Left { figure, chair: chair(from) } }
}

/// A prince receives a ring.
pub(crate) fn ringed(metal: Metal, number: u8, rings: u8) -> Event {
    Event::Ringed { metal, chair: chair(number), rings }
}

/// Points for a ring.
pub(crate) fn ring_scores(seat: Seat, points: i32, number: u8) -> Event {
    Event::Scored { seat, points, reason: Points::Ring { chair: chair(number) } }
}

/// A prince is crowned.
pub(crate) fn crowned(metal: Metal, number: u8, former: u8) -> Event {
    Event::Crowned { metal, chair: chair(number), former: chair(former) }
}

/// The turntable turns.
pub(crate) fn realigned(king: u8) -> Event {
    Event::Realigned { king: chair(king) }
}
