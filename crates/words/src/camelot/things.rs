//! Colours, rooms, tiles, phases and categories by their names.

use crate::Words;
use ::camelot::{
    Area, BoardName, Bonus, Category, Colour, Deck, Destination, Due, Figure, Group, Open, Owners, Part,
    Phase, Room, Side, Source, TableFace,
};

/// A player colour: `Red`.
pub fn colour(words: Words, colour: Colour) -> String {
    words.say(match colour {
        Colour::Red => "camelot-colour-red",
        Colour::Yellow => "camelot-colour-yellow",
        Colour::Green => "camelot-colour-green",
        Colour::Blue => "camelot-colour-blue",
        Colour::Violet => "camelot-colour-violet",
    })
}

/// Who plays a colour, with the colour where that player has another one besides; a colour that nobody plays is its own
/// name.
pub fn player(words: Words, colour: Colour, owners: &Owners, names: &[String]) -> String {
    let shade = self::colour(words, colour);
    match owners.of(colour) {
        None => shade,
        Some(seat) if owners.has_several(seat) => {
            let values = [("name", words.name(seat, names).into()), ("colour", shade.into())];
            words.say_with("camelot-player-colour", &values)
        }
        Some(seat) => words.name(seat, names),
    }
}

/// A room by its colour, without article: `red room`.
pub fn room(words: Words, room: Room) -> String {
    words.say(match room {
        Room::Red => "camelot-room-red",
        Room::Green => "camelot-room-green",
        Room::Blue => "camelot-room-blue",
        Room::Yellow => "camelot-room-yellow",
        Room::Secret => "camelot-room-secret",
    })
}

/// A printed side of a room by its name: `Round Table`.
pub fn board(words: Words, board: BoardName) -> String {
    words.say(match board {
        BoardName::RoundTable => "camelot-board-round-table",
        BoardName::Rebellion => "camelot-board-rebellion",
        BoardName::TrainingGround => "camelot-board-training-ground",
        BoardName::Tournament => "camelot-board-tournament",
        BoardName::Ballroom => "camelot-board-ballroom",
        BoardName::Intrigue => "camelot-board-intrigue",
        BoardName::Chapel => "camelot-board-chapel",
        BoardName::Library => "camelot-board-library",
        BoardName::SecretRoom => "camelot-board-secret-room",
    })
}

/// A side of a room: `side A`.
pub fn side(words: Words, side: Side) -> String {
    words.say_with("camelot-side", &[("letter", side.id().into())])
}

/// What can stand on a field: `knight`.
pub fn figure(words: Words, figure: Figure) -> String {
    words.say(match figure {
        Figure::Knight => "camelot-figure-knight",
        Figure::BlackKnight => "camelot-figure-black-knight",
        Figure::Magician => "camelot-figure-magician",
    })
}

/// A part of the grail: `foot`.
pub fn part(words: Words, part: Part) -> String {
    words.say(match part {
        Part::Foot => "camelot-part-foot",
        Part::Stem => "camelot-part-stem",
        Part::BowlLeft => "camelot-part-bowl-left",
        Part::BowlRight => "camelot-part-bowl-right",
    })
}

/// Some grail tiles, as many of each part as given in the order of [`Part::ALL`]: `2 × foot, 1 × stem`; nothing
/// if there are none.
pub fn parts(words: Words, counts: [u8; 4]) -> String {
    let owned = Part::ALL.into_iter().zip(counts).filter(|&(_, count)| count > 0);
    let said = owned.map(|(own, count)| {
        words.say_with("camelot-parts", &[("count", count.into()), ("part", part(words, own).into())])
    });
    said.collect::<Vec<_>>().join(", ")
}

/// A line bonus of the Training Ground, such as `extra knight for the red room` (CAM-11.7).
pub fn bonus(words: Words, bonus: Bonus) -> String {
    match bonus {
        Bonus::Red => destination(words, Destination::Red),
        Bonus::Yellow => destination(words, Destination::Yellow),
        Bonus::Tree => words.say("camelot-effect-tree"),
        Bonus::Points => {
            let points = ::camelot::TrainingGround::BONUS_POINTS;
            words.say_with("camelot-effect-points", &[("points", points.into())])
        }
    }
}

/// Where an extra knight may go: `extra knight for the red room`.
pub fn destination(words: Words, to: Destination) -> String {
    words.say_with("camelot-effect-extra", &[("to", to.id().into())])
}

/// Where an extra knight comes from: `from the Hinterland`.
pub fn source(words: Words, source: Source) -> String {
    words.say(match source {
        Source::Hinterland => "camelot-source-hinterland",
        Source::Screen => "camelot-source-screen",
    })
}

/// A deck of mission cards: `deck one`.
pub fn deck(words: Words, deck: Deck) -> String {
    words.say(match deck {
        Deck::One => "camelot-deck-one",
        Deck::Two => "camelot-deck-two",
        Deck::Three => "camelot-deck-three",
        Deck::Key => "camelot-deck-key",
    })
}

/// An area of the Rebellion by who stands there: `loyalists`.
pub fn area(words: Words, area: Area) -> String {
    words.say(match area {
        Area::Loyalist => "camelot-area-loyalist",
        Area::Rebel => "camelot-area-rebel",
    })
}

/// A face of the knight table: `gold: the loyalists are ahead`.
pub fn face(words: Words, face: TableFace) -> String {
    words.say(match face {
        TableFace::Green => "camelot-face-green",
        TableFace::Gold => "camelot-face-gold",
    })
}

/// A group of Intrigue, without article: `top group`.
pub fn group(words: Words, group: Group) -> String {
    words.say(match group {
        Group::Top => "camelot-group-top",
        Group::Left => "camelot-group-left",
        Group::Right => "camelot-group-right",
        Group::LowerLeft => "camelot-group-lower-left",
        Group::LowerRight => "camelot-group-lower-right",
    })
}

/// Where in the game we are: `sending knights`.
pub fn phase(words: Words, phase: Phase) -> String {
    words.say(match phase {
        Phase::Sides | Phase::Eldest | Phase::Colours | Phase::Cards => "camelot-phase-set-up",
        Phase::Preparation => "camelot-phase-preparation",
        Phase::Sending => "camelot-phase-sending",
        Phase::Predictions | Phase::Fists | Phase::Merlin => "camelot-phase-predictions",
        Phase::Missions => "camelot-phase-missions",
        Phase::RedRoom | Phase::Screens | Phase::Hinterland => "camelot-phase-end-scoring",
        Phase::Over => "camelot-phase-over",
    })
}

/// What is due, without a full stop, as in “Anna: predict a number”.
pub fn due(words: Words, due: Due) -> String {
    words.say(match due {
        Due::Side(_) => "camelot-due-side",
        Due::Eldest => "camelot-due-eldest",
        Due::Colour => "camelot-due-colour",
        Due::Card => "camelot-due-card",
        Due::Mission(_) => "camelot-due-mission",
        Due::Send => "camelot-due-send",
        Due::Predict => "camelot-due-predict",
        Due::Reveal => "camelot-due-reveal",
        Due::Merlin => "camelot-due-merlin",
        Due::Take => "camelot-due-take",
        Due::Fetch => "camelot-due-fetch",
        Due::Shield => "camelot-due-shield",
        Due::Grail(_) => "camelot-due-grail",
        Due::Percival(_) => "camelot-due-percival",
        Due::Tile(_) => "camelot-due-tile",
        Due::Bonus(_) => "camelot-due-bonus",
        Due::Extra(_) => "camelot-due-extra",
        Due::Hero => "camelot-due-hero",
        Due::Magician => "camelot-due-magician",
        Due::Over => "camelot-due-over",
    })
}

/// Whom everybody waits for and what they do, without a full stop: “Anna predicts a number”. What nobody
/// decides is said as it is due.
pub fn waiting(words: Words, what: Due, names: Vec<String>) -> String {
    let key = match what {
        _ if names.is_empty() => return due(words, what),
        Due::Side(_) | Due::Eldest | Due::Card | Due::Mission(_) | Due::Reveal | Due::Over => {
            return due(words, what);
        }
        Due::Colour => "camelot-waits-colour",
        Due::Send => "camelot-waits-send",
        Due::Predict => "camelot-waits-predict",
        Due::Merlin => "camelot-waits-merlin",
        Due::Take => "camelot-waits-take",
        Due::Fetch => "camelot-waits-fetch",
        Due::Shield => "camelot-waits-shield",
        Due::Grail(_) => "camelot-waits-grail",
        Due::Percival(_) => "camelot-waits-percival",
        Due::Tile(_) => "camelot-waits-tile",
        Due::Bonus(_) => "camelot-waits-bonus",
        Due::Extra(_) => "camelot-waits-extra",
        Due::Hero => "camelot-waits-hero",
        Due::Magician => "camelot-waits-magician",
    };
    words.say_with(key, &[("count", names.len().into()), ("name", words.list(names).into())])
}

/// The word by which a sentence about what is due chooses its variant.
pub(super) const fn due_word(due: Due) -> &'static str {
    match due {
        Due::Side(_) => "side",
        Due::Eldest => "eldest",
        Due::Colour => "colour",
        Due::Card => "card",
        Due::Mission(_) => "mission",
        Due::Send => "send",
        Due::Predict => "predict",
        Due::Reveal => "reveal",
        Due::Merlin => "merlin",
        Due::Take => "take",
        Due::Fetch => "fetch",
        Due::Shield => "shield",
        Due::Grail(_) => "grail",
        Due::Percival(_) | Due::Tile(_) => "tile",
        Due::Bonus(_) => "bonus",
        Due::Extra(_) => "extra",
        Due::Hero => "hero",
        Due::Magician => "magician",
        Due::Over => "over",
    }
}

/// A category of points at a table: what a room brings is called by the board that lies there.
pub fn points_source(words: Words, open: &Open, source: Category) -> String {
    let room = Room::ALL.into_iter().find(|&room| Category::of(room) == source);
    room.and_then(|room| open.board_name(room))
        .map_or_else(|| category(words, source), |name| board(words, name))
}

/// A category of the score's breakdown: `Red room`.
pub fn category(words: Words, category: Category) -> String {
    words.say(match category {
        Category::RedRoom => "camelot-category-red-room",
        Category::GreenRoom => "camelot-category-green-room",
        Category::BlueRoom => "camelot-category-blue-room",
        Category::Intrigue => "camelot-category-intrigue",
        Category::YellowRoom => "camelot-category-yellow-room",
        Category::SecretRoom => "camelot-category-secret-room",
        Category::Missions => "camelot-category-missions",
        Category::Heroes => "camelot-category-heroes",
        Category::Merlin => "camelot-category-merlin",
        Category::Knights => "camelot-category-knights",
        Category::Grail => "camelot-category-grail",
    })
}
