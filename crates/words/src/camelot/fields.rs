//! Fields by the names people give them, and what is printed on them.
//!
//! A field's name follows from how its board is laid out, so a replaced components file gets its names for free. Where
//! only the id is at hand, as in an event, the components of the program tell the layout.

use super::things::{board as board_name, destination};
use crate::Words;
use ::camelot::{BoardName, Components, Field, Places, PrintedField};

/// A field with its room: `Chapel, level 3, field 2`.
pub fn place(words: Words, components: &Components, id: Field) -> String {
    let field = field(words, components, id);
    match find(components, id) {
        Some((board, _)) => {
            let values = [("board", board_name(words, board).into()), ("field", field.into())];
            words.say_with("camelot-place", &values)
        }
        None => field,
    }
}

/// A field without its room: `level 3, field 2`.
pub fn field(words: Words, components: &Components, id: Field) -> String {
    let number = |key: &str, number: usize| words.say_with(key, &[("number", number.into())]);
    let Some((name, place)) = find(components, id) else {
        return words.say_with("camelot-field-unknown", &[("id", id.to_string().into())]);
    };
    let fields = &components.board(name).fields;
    let starts = components.board(name).starts;
    let from_the_left = |places: Places| rank(places, place, |place| (fields[place].x, place));
    match name {
        BoardName::RoundTable => number("camelot-field-seat", place + 1),
        BoardName::Rebellion => {
            let rebellion = &components.rebellion;
            if let Some(entry) = rebellion.entries.iter().position(|&entry| entry == place) {
                return number("camelot-field-entry", entry + 1);
            }
            let area = rebellion.area(place);
            let at = from_the_left(rebellion.areas[area.index()]);
            words.say_with("camelot-field-area", &[("area", area.id().into()), ("number", at.into())])
        }
        BoardName::TrainingGround => {
            let (row, column) = in_grid(components, place);
            words.say_with("camelot-field-grid", &[("row", row.into()), ("column", column.into())])
        }
        BoardName::Tournament => {
            let tournament = &components.tournament;
            if let Some(heat) = tournament.finals.iter().position(|&own| own == place) {
                return number("camelot-field-final", heat + 1);
            }
            match tournament.heats.iter().position(|heat| heat.contains(place)) {
                Some(heat) => {
                    let at = rank(tournament.heats[heat], place, |place| place);
                    let values = [("heat", (heat + 1).into()), ("number", at.into())];
                    words.say_with("camelot-field-heat", &values)
                }
                None => words.say("camelot-field-winner"),
            }
        }
        BoardName::Ballroom => match components.ballroom.row.iter().position(|&own| own == place) {
            Some(at) => number("camelot-field-number", at + 1),
            None => words.say("camelot-field-queen"),
        },
        BoardName::Intrigue => {
            let group = components.intrigue.group(place);
            let at = rank(components.intrigue.groups[group.index()].fields, place, |place| place);
            let values = [("group", group.id().into()), ("number", at.into())];
            words.say_with("camelot-field-group", &values)
        }
        BoardName::Chapel if starts.contains(place) => number("camelot-field-start", from_the_left(starts)),
        BoardName::Chapel => {
            let levels = &components.chapel.levels;
            let level = levels.iter().position(|level| level.contains(place)).unwrap_or_default();
            let own = levels.get(level).copied().unwrap_or_default();
            let values = [("level", (level + 1).into()), ("number", from_the_left(own).into())];
            words.say_with(if own.len() == 1 { "camelot-field-top" } else { "camelot-field-level" }, &values)
        }
        BoardName::Library if starts.contains(place) => {
            number("camelot-field-start", rank(starts, place, |place| (fields[place].y, place)))
        }
        BoardName::Library => {
            let mut columns: Vec<u8> = fields.iter().map(|field| field.x).collect();
            columns.sort_unstable();
            columns.dedup();
            let own: Places = (0..fields.len()).filter(|&other| fields[other].x == fields[place].x).collect();
            let column = columns.iter().position(|&x| x == fields[place].x).unwrap_or_default();
            let at = rank(own, place, |place| (fields[place].y, place));
            words.say_with("camelot-field-column", &[("column", (column + 1).into()), ("number", at.into())])
        }
        BoardName::SecretRoom => {
            let at = components.secret_room.order.iter().position(|&own| own == place);
            number("camelot-field-number", at.unwrap_or_default() + 1)
        }
    }
}

/// Row and column of a field of the Training Ground, counted from 1 below and on the left.
pub(super) fn in_grid(components: &Components, place: usize) -> (usize, usize) {
    let rows = &components.training_ground.rows;
    let fields = &components.board(BoardName::TrainingGround).fields;
    let row = rows.iter().position(|row| row.contains(place)).unwrap_or_default();
    let own = rows.get(row).copied().unwrap_or_default();
    (row + 1, rank(own, place, |place| (fields[place].x, place)))
}

/// The board of a field and its place there.
pub(super) fn find(components: &Components, id: Field) -> Option<(BoardName, usize)> {
    BoardName::ALL.into_iter().find_map(|name| Some((name, components.board(name).place(id)?)))
}

/// The rank of a field among these, counted from 1, when they are sorted by this order.
fn rank<K: Ord>(places: Places, place: usize, order: impl Fn(usize) -> K) -> usize {
    places.iter().filter(|&other| order(other) < order(place)).count() + 1
}

/// What is printed on a field besides its points: `2 grail tiles, tree`; nothing if there is nothing.
pub fn effects(words: Words, field: &PrintedField) -> Option<String> {
    let grail =
        (field.grail > 0).then(|| words.say_with("camelot-effect-grail", &[("tiles", field.grail.into())]));
    let tree = field.tree.then(|| words.say("camelot-effect-tree"));
    let extra = field.extra.map(|to| destination(words, to));
    let hearts = (field.hearts > 0)
        .then(|| words.say_with("camelot-effect-hearts", &[("hearts", field.hearts.into())]));
    let all: Vec<String> = [grail, tree, extra, hearts].into_iter().flatten().collect();
    (!all.is_empty()).then(|| all.join(", "))
}
