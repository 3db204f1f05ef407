//! What the things on the board of Artus are, and what they bring now.

use super::Subject;
use super::cards::{card as card_name, card_does};
use super::things::{category, figure as figure_name, kind as kind_name, phase, pile as pile_name, value};
use crate::explanation::Explanation;
use crate::{Words, begin_large};
use ::artus::{Card, Category, Chair, Figure, Kind, Mode, Open, Plate, Reach, Scoring, View};
use ::table::Seat;

/// Explains a thing of the board.
pub(crate) fn explain(
    words: Words,
    subject: Subject,
    view: &View<'_>,
    me: Option<Seat>,
    names: &[String],
) -> Explanation {
    let open = view.open;
    let say = |key: &str| words.say(key);
    match subject {
        Subject::Chair(at) => chair(words, open, at, names),
        Subject::Plate(index) => {
            let king = open.table.king().unwrap_or_default();
            plate(words, open, king.step(index as i8), names)
        }
        Subject::Figure(at) => match open.table.figure(at) {
            Some(figure) => sitting(words, open, at, figure, me, names),
            None => chair(words, open, at, names),
        },
        Subject::Crowns => {
            Explanation::new(say("explain-artus-crowns"), say("explain-artus-crowns-is"), "ART-3.9")
        }
        Subject::Carpet => carpet(words, open),
        Subject::Turn => {
            let name = begin_large(&phase(words, open.flow.phase));
            Explanation::new(name, say("explain-artus-turn-is"), "ART-6.2")
        }
        Subject::Card(card) => {
            Explanation::new(card_name(words, card), card_does(words, card), clause_of(card))
        }
        Subject::Pile(seat, kind) => pile(words, open, seat, kind, names),
        Subject::Held(seat, kind) => held(words, open, seat, kind, names),
        Subject::Rings => {
            let left = words.say_with("explain-left", &[("count", open.table.supply().into())]);
            Explanation::new(say("explain-artus-rings"), say("explain-artus-rings-is"), "ART-11.1").with(
                words,
                "explain-now",
                left,
            )
        }
        Subject::Tokens(_) => {
            Explanation::new(say("explain-artus-tokens"), say("explain-artus-tokens-is"), "ART-12.2")
        }
        Subject::Lead => Explanation::new(say("explain-lead"), say("explain-lead-is"), "ART-16.4"),
        Subject::Score(seat) => score(words, open, seat, names),
    }
}

fn score(words: Words, open: &Open, seat: Seat, names: &[String]) -> Explanation {
    let known = seat.index() < open.players();
    let values = [
        ("name", words.name(seat, names).into()),
        ("points", words.total(if known { open.score(seat) } else { 0 }).into()),
    ];
    let explained = Explanation::new(
        words.say_with("explain-score", &values),
        words.say("explain-artus-score-is"),
        "ART-12.1",
    );
    let of = |source: Category| (category(words, source), open.points(seat, source));
    words.by_source(explained, Category::ALL.into_iter().filter(|_| known).map(of))
}

/// What leaving a chair brings, as a sentence.
fn leaving(words: Words, open: &Open, at: Chair) -> String {
    let points = open.value(at);
    let sign = if points < 0 { "loss" } else { "gain" };
    match (open.plate(at), points) {
        (Plate::Crown, _) => words.say("explain-artus-crown-plate-is"),
        (_, 0) => words.say("explain-artus-zero-is"),
        (_, points) => {
            let values = [("points", points.abs().into()), ("sign", sign.into())];
            words.say_with("explain-artus-plate-is", &values)
        }
    }
}

fn chair(words: Words, open: &Open, at: Chair, names: &[String]) -> Explanation {
    let values = [("chair", at.number().into()), ("value", value(words, open, at).into())];
    let who = match open.table.figure(at) {
        Some(figure) => figure_sits(words, figure, names),
        None => words.say("explain-artus-free"),
    };
    let on_carpet = open.options.components.carpet.contains(at) && open.options.mode == Mode::Advanced;
    let name = words.say_with("explain-artus-chair", &values);
    Explanation::new(name, leaving(words, open, at), "ART-7.4").with(words, "explain-now", who).with(
        words,
        "explain-artus-carpet",
        on_carpet.then(|| words.say("explain-artus-on-carpet")),
    )
}

fn figure_sits(words: Words, figure: Figure, names: &[String]) -> String {
    let name = begin_large(&figure_name(words, figure, names));
    words.say_with("explain-artus-sits", &[("figure", name.into())])
}

fn plate(words: Words, open: &Open, at: Chair, names: &[String]) -> Explanation {
    let values = [("value", value(words, open, at).into())];
    let who = open.table.figure(at).map(|figure| figure_sits(words, figure, names));
    let colour = match open.plate(at) {
        Plate::Crown => None,
        Plate::Yellow | Plate::Red | Plate::Green => Some(super::plate(words, open.plate(at))),
    };
    let counts = colour
        .filter(|_| open.options.mode == Mode::Advanced)
        .map(|colour| words.say_with("explain-artus-plate-counts", &[("colour", colour.into())]));
    let name = match open.plate(at) {
        Plate::Crown => words.say("explain-artus-crown-plate"),
        Plate::Yellow | Plate::Red | Plate::Green => words.say_with("explain-artus-plate", &values),
    };
    Explanation::new(name, leaving(words, open, at), "ART-3.2").with(words, "explain-now", who).with(
        words,
        "explain-scores",
        counts,
    )
}

fn sitting(
    words: Words,
    open: &Open,
    at: Chair,
    figure: Figure,
    me: Option<Seat>,
    names: &[String],
) -> Explanation {
    let name = figure_name(words, figure, names);
    let (key, clause) = match figure {
        Figure::Knight(seat) if Some(seat) == me => ("explain-artus-own-knight-is", "ART-7.1"),
        Figure::Knight(_) => ("explain-artus-knight-is", "ART-7.1"),
        Figure::Prince(_) => ("explain-artus-prince-is", "ART-11.6"),
        Figure::King(_) => ("explain-artus-king-is", "ART-3.7"),
    };
    let brings = match figure {
        Figure::King(_) => words.say("explain-artus-king-brings"),
        Figure::Knight(_) | Figure::Prince(_) => {
            let points = words.signed(open.value(at));
            words.say_with("explain-artus-brings", &[("points", points.into())])
        }
    };
    let rings = match figure {
        Figure::Knight(_) => None,
        Figure::Prince(_) | Figure::King(_) => {
            Some(words.say_with("explain-artus-wears", &[("count", open.table.rings(at).into())]))
        }
    };
    Explanation::new(name, words.say(key), clause).with(words, "explain-now", brings).with(
        words,
        "explain-artus-rings-worn",
        rings,
    )
}

fn carpet(words: Words, open: &Open) -> Explanation {
    let key = match open.options.mode {
        Mode::Beginner => "explain-artus-carpet-idle",
        Mode::Advanced => "explain-artus-on-carpet",
    };
    Explanation::new(words.say("explain-artus-carpet"), words.say(key), "ART-3.8")
}

fn pile(words: Words, open: &Open, seat: Seat, kind: Kind, names: &[String]) -> Explanation {
    let left = if seat.index() < open.players() { open.pile(seat, kind) } else { 0 };
    let values = [("name", words.name(seat, names).into()), ("count", left.into())];
    Explanation::new(pile_name(words, kind), words.say("explain-artus-pile-is"), "ART-13.1").with(
        words,
        "explain-now",
        words.say_with("explain-artus-pile-left", &values),
    )
}

fn held(words: Words, open: &Open, seat: Seat, kind: Kind, names: &[String]) -> Explanation {
    let held = if seat.index() < open.players() { open.held(seat, kind) } else { 0 };
    let values = [("name", words.name(seat, names).into()), ("count", held.into())];
    let about = words.say(match kind {
        Kind::Knight => "explain-artus-knight-cards",
        Kind::King => "explain-artus-king-cards",
        Kind::Scoring => "explain-artus-scoring-cards",
    });
    Explanation::new(kind_name(words, kind), about, "ART-2.6").with(
        words,
        "explain-now",
        words.say_with("explain-artus-holds", &values),
    )
}

/// The clause by which a card is played.
const fn clause_of(card: Card) -> &'static str {
    match card {
        Card::Knight(Reach { backward: true, .. }) => "ART-7.2",
        Card::Knight(_) => "ART-7.1",
        Card::King(_, Reach { backward: true, .. }) => "ART-8.4",
        Card::King(..) => "ART-8.2",
        Card::Ring(_) => "ART-11.1",
        Card::Scoring(Scoring::All) => "ART-15.5",
        Card::Scoring(Scoring::AllInverted) => "ART-15.6",
        Card::Scoring(Scoring::GreenYellowRed) => "ART-15.7",
        Card::Scoring(Scoring::Carpet) => "ART-15.9",
        Card::Scoring(Scoring::ThreeRed) => "ART-15.11",
        Card::Scoring(Scoring::Choice) => "ART-15.12",
    }
}
