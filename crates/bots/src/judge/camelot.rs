//! What a situation of The Future of Camelot is worth, and what players usually send and predict.
//!
//! Every colour is judged by itself (CAM-1.4): its points, what end scoring would bring now, and what its knights can
//! still do. With two players the lower colour counts (CAM-18.9).

use crate::{Judge, Style};
use camelot::{
    Area, BoardName, Camelot, Category, Colour, Components, Due, Fists, Move, Open, Phase, Pieces,
    PrintedField, Room, Secret, Shield, View,
};
use table::{Eye, Game, Rng, Seat, below};

/// A knight behind the screen: a little less than at the end (CAM-15.23), because it may end on a poor field.
const SCREEN_KNIGHT: f64 = 1.6;
/// What it gains until the end.
const SCREEN_KNIGHT_LATE: f64 = 0.4;
/// A knight in the Hinterland, by the turns that are left: half a grail tile at the end (CAM-15.24), or a fetch with a
/// tile before.
const HINTERLAND_KNIGHT: [f64; 3] = [1.1, 1.5, 2.0];
/// A grail tile, as long as sets can grow.
const GRAIL_TILE: f64 = 1.6;
/// What it brings more if it is the first of its part.
const GRAIL_PART: f64 = 1.1;
/// A Merlin tile's points come with the others' tiles in mind.
const MERLIN: f64 = 0.9;
/// A knight in the red room, as long as places can change.
const RED_KNIGHT: f64 = 2.2;
/// How much the place in the red room counts, by the turns that are left.
const RED_PLACE: [f64; 5] = [1.0, 0.55, 0.35, 0.2, 0.1];
/// The magician's bonus (CAM-15.15).
const MAGICIAN: f64 = 5.0;
/// How much of the best field a colour could take next counts already, in the green, blue and yellow room.
const NEXT_FIELD: [f64; 3] = [0.15, 0.4, 0.8];
/// A place further down the order track.
const PLACE: f64 = -0.3;
/// The most that [`fist_likelihood`] answers.
const LIKELIEST: u64 = 70;

impl Judge for Camelot {
    const CLEAR_LEAD: f64 = 15.0;
    const SKILLED_TURNS_AHEAD: u32 = 1;
    const EXPERT_TURNS_AHEAD: u32 = 3;

    /// More players make a turn longer.
    fn iterations(&self, budget: u32) -> u32 {
        budget.saturating_mul(15) / (3 + self.players() as u32)
    }

    fn looks(&self, budget: u32) -> u64 {
        u64::from(budget) * 48
    }

    fn worth_seen(view: &View<'_>, seat: Seat) -> f64 {
        Self::worth_in_parts(view, seat, &mut |_| {})
    }

    fn worth_in_parts(view: &View<'_>, seat: Seat, part: &mut dyn FnMut(f64)) -> f64 {
        let open = view.open;
        let mut worth = |colour: Colour| {
            let parts = colour_parts(open, colour, view.secret(colour));
            parts[1..].iter().for_each(|&one| part(one));
            parts.into_iter().fold(0.0, |sum, part| sum + part)
        };
        // With two players everybody has two colours; those that somebody does not have are worth nothing.
        let mut colours = open.colours_of(seat);
        let (first, second) = (colours.next().map(&mut worth), colours.next().map(&mut worth));
        let lacking = 2 - usize::from(first.is_some()) - usize::from(second.is_some());
        (0..lacking * (PARTS - 1)).for_each(|_| part(0.0));
        match (first, second) {
            (Some(first), Some(second)) => 0.9 * first.min(second) + 0.1 * first.max(second),
            (Some(only), None) => only,
            (None, _) => 0.0,
        }
    }

    fn fancied(view: &View<'_>, seat: Seat, style: Style) -> f64 {
        let open = view.open;
        let (mut liked, mut colours) = (0.0, 0.0);
        for colour in open.colours_of(seat) {
            let points = |category| f64::from(open.points(colour, category));
            let parts = colour_parts(open, colour, view.secret(colour));
            liked += match style {
                Style::Balanced => 0.0,
                Style::Missions => {
                    0.6 * (points(Category::Missions) + points(Category::Grail) + parts[HIDDEN])
                }
                // Knights behind the screen are what is kept for later.
                Style::Daring => -0.8 * parts[SCREEN],
                Style::Influence => 0.8 * (points(Category::RedRoom) + parts[RED]),
            };
            colours += 1.0;
        }
        liked / f64::max(colours, 1.0)
    }

    /// A colour is judged after its turn of phase 4: what is sent and predicted before it is worth what that
    /// turn brings.
    fn is_settled(&self, seat: Seat) -> bool {
        let open = self.view(Eye::Spectator).open;
        match open.flow.phase {
            Phase::Sides | Phase::Eldest | Phase::Cards | Phase::Preparation | Phase::Over => true,
            Phase::Colours
            | Phase::Sending
            | Phase::Predictions
            | Phase::Fists
            | Phase::Merlin
            | Phase::RedRoom
            | Phase::Screens
            | Phase::Hinterland => false,
            Phase::Missions => {
                let last = open.colours_of(seat).filter_map(|colour| open.order.place(colour)).max();
                last.is_some_and(|last| last < usize::from(open.flow.place))
            }
        }
    }

    /// What is closed in the fists of the others is not seen, but they had their reasons.
    fn is_likely(&self, seat: Seat, rng: &mut dyn Rng) -> bool {
        let open = self.view(Eye::Spectator).open;
        if !matches!(open.flow.phase, Phase::Sending | Phase::Predictions | Phase::Fists) {
            return true;
        }
        let closed = open.flow.chosen.iter().filter(|&other| other != seat);
        closed.flat_map(|other| open.colours_of(other).map(move |colour| (other, colour))).all(
            |(other, colour)| {
                let (pieces, view) = (open.pieces(colour), self.view(Eye::Seat(other)));
                let fist = view.secret(colour).map_or(0, |secret| secret.fist);
                pieces.screen == 0 || below(LIKELIEST, rng) < fist_likelihood(pieces, fist)
            },
        )
    }

    fn habit(&self, seat: Seat, offers: &[Move], rng: &mut dyn Rng) -> Option<Move> {
        match offers.first()? {
            Move::Send(_) => {
                let open = self.view(Eye::Spectator).open;
                let mut sent = open.colours_of(seat).map(|colour| usual_fist(open, colour, rng));
                let fists = Fists { first: sent.next().unwrap_or(0), second: sent.next() };
                offers.contains(&Move::Send(fists)).then_some(Move::Send(fists))
            }
            Move::Predict(_) => {
                let total = expected_total(self, seat) + (below(3, rng) as f64 - 1.0) * 0.8;
                let far = |offer: &Move| match offer {
                    Move::Predict(number) => (f64::from(*number) - total).abs(),
                    _ => f64::INFINITY,
                };
                offers.iter().copied().min_by(|a, b| far(a).total_cmp(&far(b)))
            }
            _ => None,
        }
    }
}

/// How likely a player who thinks is to close this many knights in the fist, of 100. After 200 games among
/// `casual` bots and 30 among `skilled` ones, roughly between the two: most send all they can, or none once
/// some can be fetched from the Hinterland.
fn fist_likelihood(pieces: &Pieces, fist: u8) -> u64 {
    let [none, one, two, all] = match pieces.hinterland {
        0 => [10, 8, 12, 70],
        1 => [30, 5, 10, 55],
        _ => [70, 3, 5, 22],
    };
    match fist {
        _ if fist == pieces.screen.min(Open::MOST_SENT) => all,
        0 => none,
        1 => one,
        _ => two,
    }
}

/// How many knights a colour sends without much thought: more while there are many, none when many wait in
/// the Hinterland.
fn usual_fist(open: &Open, colour: Colour, rng: &mut dyn Rng) -> u8 {
    let pieces = open.pieces(colour);
    let word = below(100, rng);
    let fetch = if pieces.hinterland >= 2 { 40 } else { 5 };
    let wish = match word {
        word if word < fetch => 0,
        word if word < fetch + (100 - fetch) / 3 => 1,
        word if word < fetch + (100 - fetch) * 2 / 3 => 2,
        _ => 3,
    };
    pieces.screen.min(wish)
}

/// The number of knights in all fists as a player can expect it: the player's own are known.
fn expected_total(game: &Camelot, seat: Seat) -> f64 {
    let view = game.view(Eye::Seat(seat));
    let fist = |colour: Colour| match view.secret(colour) {
        Some(secret) => f64::from(secret.fist),
        None => f64::from(view.open.pieces(colour).screen.min(3)) / 2.0 + 0.1,
    };
    view.open.colours().map(fist).sum()
}

/// How many parts the worth of a colour has, its points included.
const PARTS: usize = 10;
/// Which of them the knights behind the screen are.
const SCREEN: usize = 1;
/// Which of them the tiles behind the screen are.
const HIDDEN: usize = 3;
/// Which of them the red room is.
const RED: usize = 4;

/// What the worth of a colour is made of, its points first.
fn colour_parts(open: &Open, colour: Colour, secret: Option<&Secret>) -> [f64; PARTS] {
    let points = f64::from(open.score(colour));
    if open.flow.phase == Phase::Over {
        return [points, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0];
    }
    let turns = usize::from(7 - open.flow.round.min(7)) + usize::from(is_waiting(open, colour));
    let by_turns = |list: &[f64]| list[turns.min(list.len() - 1)];
    let late = 1.0 - turns as f64 / 8.0;
    let pieces = open.pieces(colour);
    let screen = if open.flow.phase < Phase::Hinterland {
        f64::from(pieces.screen + pieces.sent) * (SCREEN_KNIGHT + SCREEN_KNIGHT_LATE * late)
    } else {
        0.0
    };
    let hidden = secret.map_or(0.0, |secret| {
        let open_merlin =
            if open.flow.phase < Phase::Hinterland { f64::from(secret.merlin.sum()) } else { 0.0 };
        MERLIN * open_merlin + grail(secret, turns)
    });
    let absent = open.players() == 5 && open.own(colour, Room::Secret).is_empty();
    let secret_room = if absent { -9.0 * late } else { 0.0 };
    let red =
        if open.flow.phase < Phase::Screens { red_room(open, colour, by_turns(&RED_PLACE)) } else { 0.0 };
    let rooms = [Room::Green, Room::Blue, Room::Yellow].into_iter().zip(NEXT_FIELD);
    let next: f64 = rooms.map(|(room, share)| share * next_field(open, colour, room)).sum();
    let place = open.order.place(colour).map_or(0.0, |place| PLACE * place as f64);
    [
        points,
        screen,
        f64::from(pieces.hinterland) * by_turns(&HINTERLAND_KNIGHT),
        hidden,
        red,
        next * (turns as f64 / 2.0).min(1.0),
        threat(open, colour),
        under_way(open, colour, late),
        secret_room,
        place,
    ]
}

/// The grail tiles: the sets they make now at the end, what they may become before.
fn grail(secret: &Secret, turns: usize) -> f64 {
    let now = f64::from(secret.grail.points(Components::GRAIL_SET_POINTS));
    let parts = secret.grail.0.iter().filter(|&&count| count > 0).count() as f64;
    let later = GRAIL_TILE * f64::from(secret.grail.len()) + GRAIL_PART * parts;
    let open = (turns as f64 * 0.4).min(1.0);
    now * (1.0 - open) + later * open
}

/// Whether the colour's turn of this round is still to come.
fn is_waiting(open: &Open, colour: Colour) -> bool {
    match open.flow.phase {
        Phase::Missions => {
            open.order.place(colour).is_some_and(|place| place >= usize::from(open.flow.place))
        }
        Phase::Sides
        | Phase::Eldest
        | Phase::Colours
        | Phase::Cards
        | Phase::Preparation
        | Phase::Sending
        | Phase::Predictions
        | Phase::Fists
        | Phase::Merlin => true,
        Phase::RedRoom | Phase::Screens | Phase::Hinterland | Phase::Over => false,
    }
}

/// What the red room promises: late in the game the place held now, early each knight something.
fn red_room(open: &Open, colour: Colour, sure: f64) -> f64 {
    let components = open.options.components;
    let all = open.board(Room::Red).all();
    let own = open.own(colour, Room::Red);
    let ahead = |fields: camelot::Places| {
        let strength = |other: Colour| open.own(other, Room::Red).intersection(fields).len();
        let mine = (strength(colour), std::cmp::Reverse(open.order.place(colour)));
        let others = open.colours().filter(|&other| other != colour);
        let better = others
            .filter(|&other| (strength(other), std::cmp::Reverse(open.order.place(other))) > mine)
            .count();
        better + usize::from(open.neutral(Room::Red).intersection(fields).len() > mine.0)
    };
    let listed = |points: &[u8], place: usize| {
        let magician = if place == 0 && points.first() == Some(&13) { MAGICIAN } else { 0.0 };
        points.get(place).map_or(0.0, |&points| f64::from(points)) + magician
    };
    let early = RED_KNIGHT * (own.len() as f64).min(5.0);
    let now = if open.board_name(Room::Red) == Some(BoardName::Rebellion) {
        let rebellion = &components.rebellion;
        let area =
            [Area::Loyalist, Area::Rebel].into_iter().find(|area| own.meets(rebellion.areas[area.index()]));
        area.map_or(0.0, |area| {
            let other = if area == Area::Rebel { Area::Loyalist } else { Area::Rebel };
            let lead = open.knights_in(area) as f64 - open.knights_in(other) as f64
                + if area == Area::Rebel { 0.5 } else { -0.5 };
            let wins = (0.5 + lead * (0.15 + 0.35 * sure)).clamp(0.0, 1.0);
            let place = ahead(rebellion.areas[area.index()]);
            wins * listed(&rebellion.winner_points, place)
                + (1.0 - wins) * listed(&rebellion.loser_points, place)
        })
    } else if own.is_empty() {
        -4.0
    } else {
        listed(&components.round_table.place_points, ahead(all))
    };
    sure * now + (1.0 - sure) * early
}

/// What the best field is worth that the colour could take next in a room.
fn next_field(open: &Open, colour: Colour, room: Room) -> f64 {
    let board = open.board(room);
    open.legal(colour, room).iter().map(|place| field_worth(&board.fields[place])).fold(0.0, f64::max)
}

/// What is printed on a field, in points.
fn field_worth(field: &PrintedField) -> f64 {
    let tree = if field.tree { GRAIL_TILE + 1.6 } else { 0.0 };
    let extra = if field.extra.is_some() { 2.5 } else { 0.0 };
    f64::from(field.points) + 2.2 * f64::from(field.grail) + tree + extra + 1.5 * f64::from(field.hearts)
}

/// What the turn a colour is in the middle of will still bring: without it a mission would look worthless
/// until its first knight is placed.
fn under_way(open: &Open, colour: Colour, late: f64) -> f64 {
    if open.flow.phase != Phase::Missions || open.acting() != Some(colour) {
        return 0.0;
    }
    let due = match open.due() {
        Due::Grail(tiles) | Due::Percival(tiles) | Due::Tile(tiles) => (GRAIL_TILE + 0.5) * f64::from(tiles),
        Due::Bonus(lines) => 3.5 * f64::from(lines),
        Due::Extra(_) => 1.5,
        _ => 0.0,
    };
    due + open.turn.shields.iter().map(|shield| shield_worth(open, colour, shield, late)).sum::<f64>()
}

/// What carrying out a shield will bring more than its knight is worth where it is.
fn shield_worth(open: &Open, colour: Colour, shield: Shield, late: f64) -> f64 {
    let room = |room: Room| match room {
        _ if open.legal(colour, room).is_empty() => 0.0,
        Room::Red => RED_KNIGHT + 0.6 - SCREEN_KNIGHT,
        Room::Green | Room::Blue | Room::Yellow => 0.9 * next_field(open, colour, room) - SCREEN_KNIGHT,
        Room::Secret => {
            let first = open.own(colour, Room::Secret).is_empty();
            next_field(open, colour, room) - SCREEN_KNIGHT + if first { 9.0 * late } else { 0.0 }
        }
    };
    match shield {
        Shield::Red => room(Room::Red),
        Shield::Green => room(Room::Green),
        Shield::Blue => room(Room::Blue),
        Shield::Yellow => room(Room::Yellow),
        Shield::Any => Room::CASTLE.into_iter().map(room).fold(f64::NEG_INFINITY, f64::max),
        Shield::Violet => room(Room::Secret),
    }
}

/// The losses of Intrigue that threaten a colour absent from a group nearly full (CAM-12.11).
fn threat(open: &Open, colour: Colour) -> f64 {
    if open.board_name(Room::Blue) != Some(BoardName::Intrigue) {
        return 0.0;
    }
    let (own, free) = (open.own(colour, Room::Blue), open.free(Room::Blue));
    let groups = open.options.components.intrigue.groups.iter();
    let absent = groups.filter(|group| !own.meets(group.fields) && free.meets(group.fields));
    let loss = |group: &camelot::IntrigueGroup| {
        let red = if group.removes_red_knight { 2.0 } else { 0.0 };
        -(f64::from(group.loss) + red) / (1.0 + free.intersection(group.fields).len() as f64)
    };
    absent.map(loss).sum()
}
