//! What the things on the boards of The Future of Camelot are, and what they bring now.

use super::cards::{mission as mission_name, shield as shield_name};
use super::fields::{effects, place};
use super::heroes::{ability, hero as hero_name};
use super::things::{board as board_name, figure as figure_name, player, points_source, room as room_name};
use super::{Sign, Subject};
use crate::Words;
use crate::explanation::Explanation;
use ::camelot::{
    BoardName, Category, Colour, Due, Field, HeroSide, Mission, Occupant, Open, Room, Shield, Spot, Task,
    View,
};
use ::table::Seat;

/// Explains a thing of the boards; nothing for what this table does not have.
pub(crate) fn explain(
    words: Words,
    subject: Subject,
    view: &View<'_>,
    me: Option<Seat>,
    names: &[String],
) -> Option<Explanation> {
    let open = view.open;
    let plays = |colour: Colour| open.colours().any(|other| other == colour);
    Some(match subject {
        Subject::Sign(Sign::Lead) if open.players() == 2 => {
            lower_counts(words, open, Sign::Lead.explain(words))
        }
        Subject::Sign(sign) => sign.explain(words),
        Subject::Field(field) => of_field(words, open, field, names)?,
        Subject::Room(room) => of_room(words, open, room)?,
        Subject::Number(number) => of_number(words, open, number, names),
        Subject::Magician(colour) if plays(colour) => magician(words, open, colour, names),
        Subject::Hero(colour) if plays(colour) && open.options.with_heroes() => {
            hero(words, open, colour, names)
        }
        Subject::Hero(colour) if open.options.colours_are_chosen() && open.due() == Due::Colour => {
            hero_on_offer(words, open, colour)
        }
        Subject::Score(colour) if plays(colour) => {
            lower_counts(words, open, score(words, open, colour, names))
        }
        Subject::Magician(_) | Subject::Hero(_) | Subject::Score(_) => return None,
        Subject::Mission(mission) => of_mission(words, open, mission, me),
        Subject::Shield(shield) => of_shield(words, open, shield),
    })
}

/// That the lower of two colours counts, where everybody plays two (CAM-18.9).
fn lower_counts(words: Words, open: &Open, explained: Explanation) -> Explanation {
    let says = (open.players() == 2).then(|| words.say("camelot-lower-counts"));
    explained.with(words, "explain-camelot-two-players", says)
}

/// What a board asks for and gives: the key of its sentence, and its clause.
const fn of_board(board: BoardName) -> (&'static str, &'static str) {
    match board {
        BoardName::RoundTable => ("explain-camelot-round-table-is", "CAM-10.1"),
        BoardName::Rebellion => ("explain-camelot-rebellion-is", "CAM-10.4"),
        BoardName::TrainingGround => ("explain-camelot-training-ground-is", "CAM-11.1"),
        BoardName::Tournament => ("explain-camelot-tournament-is", "CAM-11.11"),
        BoardName::Ballroom => ("explain-camelot-ballroom-is", "CAM-12.1"),
        BoardName::Intrigue => ("explain-camelot-intrigue-is", "CAM-12.9"),
        BoardName::Chapel => ("explain-camelot-chapel-is", "CAM-13.2"),
        BoardName::Library => ("explain-camelot-library-is", "CAM-13.7"),
        BoardName::SecretRoom => ("explain-camelot-secret-room-is", "CAM-14.2"),
    }
}

/// The board of a room; until its side is drawn, the one it is shown with (CAM-17.2).
fn laid_out(open: &Open, room: Room) -> Option<BoardName> {
    let in_the_box = room == Room::Secret && open.board_name(room).is_none();
    (!in_the_box).then(|| open.board(room).name)
}

/// Where a field is.
fn spot_of(open: &Open, field: Field) -> Option<Spot> {
    let on = |room: Room| Some(Spot::new(room, open.board(room).place(field)?));
    Room::ALL.into_iter().filter(|&room| laid_out(open, room).is_some()).find_map(on)
}

fn of_room(words: Words, open: &Open, room: Room) -> Option<Explanation> {
    let board = laid_out(open, room)?;
    let (about, clause) = of_board(board);
    Some(Explanation::new(board_name(words, board), words.say(about), clause))
}

fn of_field(words: Words, open: &Open, field: Field, names: &[String]) -> Option<Explanation> {
    let spot = spot_of(open, field)?;
    let (printed, (about, clause)) = (open.printed(spot), of_board(laid_out(open, spot.room())?));
    let points =
        (printed.points > 0).then(|| words.say_with("explain-points", &[("count", printed.points.into())]));
    let brings: Vec<String> = points.into_iter().chain(effects(words, printed)).collect();
    let now = match open.occupant(spot) {
        Some(Occupant::Of(colour, figure)) => {
            let values = [
                ("name", player(words, colour, &open.owners(), names).into()),
                ("figure", figure_name(words, figure).into()),
            ];
            words.say_with("explain-camelot-stands", &values)
        }
        Some(Occupant::Neutral) => words.say("explain-camelot-neutral"),
        None => words.say("explain-camelot-free"),
    };
    let name = place(words, &open.options.components, field);
    let brings = brings.join(", ");
    Some(Explanation::new(name, words.say(about), clause).with(words, "explain-camelot-brings", brings).with(
        words,
        "explain-now",
        now,
    ))
}

fn of_number(words: Words, open: &Open, number: u8, names: &[String]) -> Explanation {
    let here = open.order.iter().filter(|&colour| open.prediction_of(colour) == Some(number));
    let here: Vec<String> = here.map(|colour| player(words, colour, &open.owners(), names)).collect();
    let here = (!here.is_empty()).then(|| words.list(here));
    let name = words.say_with("explain-camelot-number", &[("number", number.into())]);
    Explanation::new(name, words.say("explain-camelot-number-is"), "CAM-6.3").with(
        words,
        "explain-camelot-magicians",
        here,
    )
}

fn magician(words: Words, open: &Open, colour: Colour, names: &[String]) -> Explanation {
    let values = [("name", player(words, colour, &open.owners(), names).into())];
    let place = open
        .order
        .place(colour)
        .map(|place| words.say_with("explain-camelot-order", &[("place", (place + 1).into())]));
    let predicted = open
        .prediction_of(colour)
        .map(|number| words.say_with("explain-camelot-predicted", &[("number", number.into())]));
    let name = words.say_with("explain-camelot-magician", &values);
    Explanation::new(name, words.say("explain-camelot-magician-is"), "CAM-6.8")
        .with(words, "explain-now", place)
        .with(words, "explain-camelot-predicts", predicted)
}

fn hero(words: Words, open: &Open, colour: Colour, names: &[String]) -> Explanation {
    let (hero, side) = (open.hero(colour), open.pieces(colour).hero);
    let values = [
        ("hero", hero_name(words, hero).into()),
        ("name", player(words, colour, &open.owners(), names).into()),
    ];
    let next = (side == HeroSide::One).then(|| ability(words, hero, HeroSide::Two));
    let name = words.say_with("explain-camelot-hero", &values);
    Explanation::new(name, ability(words, hero, side), "CAM-16.4").with(
        words,
        "explain-camelot-hero-next",
        next,
    )
}

/// A hero whom nobody has chosen yet: both his sides (CAM-17.3).
fn hero_on_offer(words: Words, open: &Open, colour: Colour) -> Explanation {
    let hero = open.hero(colour);
    let values =
        [("hero", hero_name(words, hero).into()), ("name", super::things::colour(words, colour).into())];
    let name = words.say_with("explain-camelot-hero", &values);
    Explanation::new(name, ability(words, hero, HeroSide::One), "CAM-17.3").with(
        words,
        "explain-camelot-hero-next",
        ability(words, hero, HeroSide::Two),
    )
}

fn of_mission(words: Words, open: &Open, mission: Mission, me: Option<Seat>) -> Explanation {
    let values = [("cost", mission.cost().into())];
    let (about, clause) = match mission.task {
        Task::Special { points } => {
            let values = [("cost", mission.cost().into()), ("points", points.into())];
            (words.say_with("explain-camelot-special-is", &values), "CAM-7.14")
        }
        Task::Shields(_) => (words.say_with("explain-camelot-mission-is", &values), "CAM-7.7"),
    };
    let acting = open.acting().filter(|&colour| me.is_some() && open.owner(colour) == me);
    let now = acting.map(|colour| {
        words.say_with("explain-camelot-sent-now", &[("count", open.pieces(colour).sent.into())])
    });
    Explanation::new(mission_name(words, mission), about, clause).with(words, "explain-you-now", now)
}

fn of_shield(words: Words, open: &Open, shield: Shield) -> Explanation {
    let about = match shield.room() {
        Some(room) => {
            let name = open.board_name(room).map(|board| board_name(words, board));
            let name = name.unwrap_or_else(|| room_name(words, room));
            words.say_with("explain-camelot-shield-is", &[("room", name.into())])
        }
        None => words.say("explain-camelot-any-shield-is"),
    };
    let clause = if shield.room().is_some() { "CAM-7.7" } else { "CAM-7.9" };
    Explanation::new(shield_name(words, shield), about, clause)
}

fn score(words: Words, open: &Open, colour: Colour, names: &[String]) -> Explanation {
    let values = [
        ("name", player(words, colour, &open.owners(), names).into()),
        ("points", words.total(open.score(colour)).into()),
    ];
    let name = words.say_with("explain-score", &values);
    let explained = Explanation::new(name, words.say("explain-score-is"), "CAM-1.9");
    let of = |category: Category| (points_source(words, open, category), open.points(colour, category));
    words.by_source(explained, Category::ALL.into_iter().map(of))
}
