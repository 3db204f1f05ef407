//! What a network is shown of The Future of Camelot. Everything is told colour by colour, in the order of
//! play (CAM-18.1).

use super::{Inputs, Readable, around};
use camelot::{
    BlackKnight, BoardName, Camelot, Colour, Components, Due, Hero, HeroSide, MerlinTiles, Mission, Open,
    Options, Part, Phase, Room, Shield, Side, Standing, View,
};
use std::sync::LazyLock;
use table::{Game, Seat};

/// The different mission cards.
static MISSIONS: LazyLock<Vec<Mission>> = LazyLock::new(|| {
    let missions = &Camelot::printed().missions;
    let decks = camelot::Deck::ALL.into_iter();
    decks.flat_map(|deck| missions.different(missions.of(deck)).map(|(mission, _)| mission)).collect()
});

/// Everything that can be due, whatever its numbers.
const DUES: usize = 20;

/// The most players.
const SEATS: usize = *Options::PLAYERS.end();

impl Readable for Camelot {
    const SEATS: Option<usize> = Some(SEATS);

    fn read(view: &View<'_>, me: Seat, inputs: &mut Inputs) {
        let open = view.open;
        let flow = open.flow;
        inputs.one(SEATS - 1, open.players() - 2);
        inputs.some(
            4,
            Room::CASTLE
                .iter()
                .enumerate()
                .filter(|(_, room)| open.side(**room) == Some(Side::B))
                .map(|(place, _)| place),
        );
        inputs.whether(open.options.with_heroes());
        inputs.one(9, usize::from(flow.round.min(8)));
        inputs.one(Phase::ALL.len(), flow.phase.index());
        inputs.one(DUES, due(open.due()));
        inputs.some(16, open.total.map(|total| usize::from(total.min(15))));
        inputs.some(
            MISSIONS.len(),
            open.offered().filter_map(|mission| MISSIONS.iter().position(|&other| other == mission)),
        );
        for shield in Shield::ALL {
            inputs.at_least(3, open.turn.shields.count(shield));
        }
        inputs.whether(open.turn.earned);
        inputs.whether(open.turn.hero_used);
        inputs.at_least(MerlinTiles::COUNT, open.merlin.iter().flatten().count());
        inputs.at_least(6, usize::from(open.grail_left()).div_ceil(4));
        for room in Room::ALL {
            fields(open, room, inputs, |room| open.neutral(room));
        }
        let mut size = 0;
        inputs.of_seats(SEATS, open.players(), me, |seat, inputs| {
            inputs.whether(flow.chosen.contains(seat));
            let before = inputs.count();
            match open.colours_of(seat).next() {
                Some(colour) => read_colour(view, colour, inputs),
                // Nobody has chosen it yet.
                None => {
                    let mut blank = Inputs::new();
                    read_colour(view, Colour::ALL[0], &mut blank);
                    inputs.some(blank.count(), None);
                }
            }
            size = inputs.count() - before;
        });
        // With two players everybody has two colours.
        let two = around(open.players(), me).map(|seat| open.colours_of(seat).nth(1));
        for colour in two.chain([None; 2]).take(2) {
            match colour {
                Some(colour) => read_colour(view, colour, inputs),
                None => inputs.some(size, None),
            }
        }
    }

    fn points(view: &View<'_>, seat: Seat) -> i32 {
        view.open.counted(seat).map_or(0, |colour| view.open.score(colour))
    }
}

/// All about one colour.
fn read_colour(view: &View<'_>, colour: Colour, inputs: &mut Inputs) {
    let open = view.open;
    let pieces = open.pieces(colour);
    for room in Room::ALL {
        fields(open, room, inputs, |room| open.own(colour, room));
    }
    inputs.at_least(10, usize::from(pieces.screen));
    inputs.at_least(3, usize::from(pieces.sent));
    inputs.at_least(8, usize::from(pieces.hinterland));
    inputs.at_least(12, usize::from(pieces.grail));
    inputs.some(4, pieces.entry.map(|entry| usize::from(entry.clamp(1, 4) - 1)));
    let hero = open.options.with_heroes().then(|| open.hero(colour));
    let side = match pieces.hero {
        HeroSide::One => 0,
        HeroSide::Two => 1,
        HeroSide::Gone => 2,
    };
    inputs.some(3 * Hero::ALL.len(), hero.map(|hero| 3 * hero.index() + side));
    let black = hero == Some(Hero::Mordred) && matches!(open.black, BlackKnight::Placed(_));
    inputs.whether(black);
    inputs.whether(open.tournament_tiles.contains(colour));
    inputs.some(Colour::COUNT, open.order.place(colour));
    inputs
        .some(Colour::COUNT, open.order.place(colour).filter(|&place| place < usize::from(open.flow.place)));
    inputs.whether(open.acting() == Some(colour));
    inputs.some(16, open.predictions[colour.index()].map(|number| usize::from(number.min(15))));
    inputs.some(
        12,
        match open.standings[colour.index()] {
            Standing::None => None,
            Standing::Absent => Some(0),
            Standing::AtTable(place) | Standing::Winners(place) => Some(usize::from(place.clamp(1, 5))),
            Standing::Losers(place) => Some(5 + usize::from(place.clamp(1, 5))),
        },
    );
    inputs.at_least(MerlinTiles::COUNT, open.merlin_tiles(colour));
    // With two players the lower colour counts: how far this one is above it.
    let counted =
        open.owner(colour).and_then(|owner| open.counted(owner)).map_or(0, |colour| open.score(colour));
    inputs.at_least(10, (open.score(colour) - counted).max(0) as usize / 2);
    // What its player alone knows.
    let secret = view.secret(colour);
    inputs.some(4, secret.map(|secret| usize::from(secret.fist.min(3))));
    for part in Part::ALL {
        inputs.at_least(4, secret.map_or(0, |secret| usize::from(secret.grail.count(part))));
    }
    inputs.at_least(12, secret.map_or(0, |secret| secret.merlin.sum().max(0) as usize));
}

// Each of these boards has its inputs: with another one all networks of Camelot would have to be taught anew.
const _: () = assert!(BoardName::ALL.len() == 9);

/// The fields of a room, on either side of its board.
fn fields(open: &Open, room: Room, inputs: &mut Inputs, of: impl Fn(Room) -> camelot::Places) {
    let components: &Components = Camelot::printed();
    let sides: &[Side] = if room == Room::Secret { &[Side::A] } else { &Side::ALL };
    for &side in sides {
        let name = room.board(side);
        let size = components.board(name).fields.len();
        let up = open.board_name(room) == Some(name);
        inputs.some(size, up.then(|| of(room).iter()).into_iter().flatten());
    }
}

fn due(due: Due) -> usize {
    match due {
        Due::Side(_) => 0,
        Due::Eldest => 1,
        Due::Colour => 2,
        Due::Card => 3,
        Due::Mission(_) => 4,
        Due::Send => 5,
        Due::Predict => 6,
        Due::Reveal => 7,
        Due::Merlin => 8,
        Due::Take => 9,
        Due::Fetch => 10,
        Due::Shield => 11,
        Due::Grail(_) => 12,
        Due::Percival(_) => 13,
        Due::Tile(_) => 14,
        Due::Bonus(_) => 15,
        Due::Extra(_) => 16,
        Due::Hero => 17,
        Due::Magician => 18,
        Due::Over => 19,
    }
}
