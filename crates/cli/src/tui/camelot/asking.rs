//! What can be chosen, in few words and in the castle, and what it would lead to.

use super::super::board::{Detail, Sight};
use super::super::choosing::Choosing;
use super::castle::Marks;
use super::{signs, steps};
use camelot::{Bonus, Camelot, Deck, Destination, Due, Event, Field, Fists, HeroUse, Move, Spot, Task, View};
use games::{AnyEvent, AnyMove, AnyView, Listed};
use ratatui::style::Style;
use ratatui::text::Line;
use words::camelot as say;

/// The moves of this game among some moves.
fn own(moves: &[AnyMove]) -> Vec<Move> {
    moves.iter().filter_map(|&offer| Camelot::own_move(offer)).collect()
}

/// What is asked at this step: whose decision it is and of what kind, then what was chosen so far.
pub(crate) fn question(sight: &Sight<'_>, view: &View<'_>, choosing: &Choosing) -> String {
    let words = sight.words;
    let due = say::due(words, view.open.due());
    let asked = match view.open.acting() {
        Some(colour) => format!("{} {}: {due}", signs::charge(colour), say::colour(words, colour)),
        None => format!("{}: {due}", sight.names.get(choosing.seat.index()).map_or("", String::as_str)),
    };
    let taken = (0..choosing.depth()).filter_map(|step| Some((step, choosing.taken(step)?)));
    let taken = taken.filter_map(|(step, any)| Some((step, *own(&[any]).first()?)));
    taken.fold(asked, |asked, (step, offer)| format!("{asked} › {}", name(sight, view, offer, step)))
}

/// A choice as one line.
pub(crate) fn text(sight: &Sight<'_>, view: &View<'_>, choosing: &Choosing, first: Move) -> Line<'static> {
    Line::raw(name(sight, view, first, choosing.depth()))
}

/// What a move is called at a step, in as few words as fit a narrow list.
fn name(sight: &Sight<'_>, view: &View<'_>, offer: Move, step: usize) -> String {
    let (words, open) = (sight.words, view.open);
    let last = step + 1 >= steps::steps(offer);
    let hero = || open.acting().map(|colour| say::hero(words, open.hero(colour))).unwrap_or_default();
    let board = |field: Field| {
        open.spot(field).map(|spot| say::board(words, open.board(spot.room()).name)).unwrap_or_default()
    };
    match offer {
        Move::Place(shield, _) if step == 0 => large(&say::shield(words, shield)),
        Move::Place(_, field) | Move::Magician(field) if !last => board(field),
        Move::Place(_, field) | Move::Magician(field) => at(sight, view, field),
        Move::Return(shield) => {
            let shield = large(&say::shield(words, shield));
            words.say_with("tui-camelot-return", &[("shield", shield.into())])
        }
        Move::Extra(source, _) if !last => large(&say::source(words, source)),
        Move::Extra(_, field) => at(sight, view, field),
        Move::Hero(HeroUse::Place(shield, _)) if !last => {
            format!("{}: {}", hero(), say::shields(words, [shield].into_iter().collect()))
        }
        Move::Hero(HeroUse::Place(_, field)) => at(sight, view, field),
        Move::Hero(HeroUse::Black(field)) if !last => format!("♞ {}", board(field)),
        Move::Hero(HeroUse::Black(field)) => at(sight, view, field),
        Move::Hero(HeroUse::Remove(_)) if !last => {
            words.say_with("tui-camelot-remove", &[("hero", hero().into())])
        }
        Move::Hero(HeroUse::Remove(mission)) | Move::Take(mission) => {
            let key = if mission.deck == Deck::Key { "⚷ " } else { "" };
            let shows = match mission.task {
                Task::Shields(shields) => say::shields(words, shields),
                Task::Special { .. } => say::mission_short(words, mission),
            };
            format!("{} {key}{shows}", "♞".repeat(mission.cost().into()))
        }
        Move::Hero(HeroUse::Choose) => words.say_with("tui-camelot-look", &[("hero", hero().into())]),
        Move::Hero(HeroUse::Score) => hero(),
        Move::Send(Fists { first, second }) => {
            let mine = open.colours_of(owner(sight)).nth(step);
            let knights = if step == 0 { first } else { second.unwrap_or(first) };
            let lead = mine.filter(|_| second.is_some()).map(signs::charge).unwrap_or_default();
            let text = words.say_with("tui-camelot-knights", &[("count", knights.into())]);
            format!("{lead} {text}").trim_start().to_owned()
        }
        Move::Predict(number) => number.to_string(),
        Move::Fetch(knights) => words.say_with("tui-camelot-fetch", &[("count", knights.into())]),
        Move::Bonus(Bonus::Red) => extra(sight, Destination::Red),
        Move::Bonus(Bonus::Yellow) => extra(sight, Destination::Yellow),
        Move::Bonus(bonus @ (Bonus::Tree | Bonus::Points)) => large(&say::bonus(words, bonus)),
        Move::Draw => words.say("tui-camelot-draw"),
        Move::Tile(part) => large(&say::part(words, part)),
        Move::Colour(colour) => {
            let (name, hero) = (say::colour(words, colour), say::hero(words, open.hero(colour)));
            format!("{} {name} ({hero})", signs::charge(colour))
        }
        Move::Decline => words.say("tui-camelot-decline"),
        Move::Side(..)
        | Move::Eldest(_)
        | Move::Card(_)
        | Move::Mission(_)
        | Move::Merlin(_)
        | Move::Grail(_)
        | Move::Reveal => offer.to_string(),
    }
}

/// The seat of the one who looks.
const fn owner(sight: &Sight<'_>) -> table::Seat {
    match sight.eye {
        table::Eye::Seat(seat) => seat,
        table::Eye::Spectator | table::Eye::Everything => table::Seat::new(0),
    }
}

fn extra(sight: &Sight<'_>, to: Destination) -> String {
    sight.words.say_with("tui-camelot-extra", &[("to", to.id().into())])
}

/// A field without its room, with the signs of what is printed on it.
fn at(sight: &Sight<'_>, view: &View<'_>, field: Field) -> String {
    let name = large(&say::field(sight.words, &view.open.options.components, field));
    let signs = view.open.spot(field).map(|spot| signs::effects(view.open.printed(spot))).unwrap_or_default();
    format!("{name} {signs}").trim_end().to_owned()
}

fn large(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

/// What is to be known about the moves under the cursor.
pub(crate) fn details(
    sight: &Sight<'_>,
    view: &View<'_>,
    choosing: &Choosing,
    moves: &[Move],
) -> Vec<Detail> {
    let words = sight.words;
    let plain = |text: String| Detail { text, style: Style::new() };
    let mut details = Vec::new();
    if let [only] = moves {
        let any = AnyMove::Camelot(*only);
        let text = words.choice(&any, &AnyView::Camelot(*view), choosing.seat, sight.names);
        details.push(Detail { text, style: sight.theme.title() });
    }
    if let (Some(Move::Hero(_)), Some(colour)) = (moves.first(), view.open.acting()) {
        details.push(plain(say::ability(words, view.open.hero(colour), view.open.pieces(colour).hero)));
    }
    if let Due::Send = view.open.due() {
        details.push(Detail { text: words.say("tui-camelot-sending"), style: sight.theme.faded() });
    }
    if let [only] = moves {
        let sentence =
            |event: &Event| words.event(&AnyEvent::Camelot(*event, view.open.owners()), sight.names);
        for event in view.preview(choosing.seat, *only) {
            if let Event::Scored { points, .. } = event {
                details.push(Detail { text: sentence(&event), style: sight.theme.points(points) });
            }
        }
    }
    details
}

/// The castle while somebody chooses: what can be chosen, and what the cursor is on.
pub(crate) fn marks(view: &View<'_>, choosing: &Choosing) -> Marks {
    let spots = |moves: &[Move]| -> Vec<Spot> {
        moves.iter().filter_map(|&offer| view.open.spot(steps::field(offer)?)).collect()
    };
    let considered = own(&choosing.considered());
    let all: Vec<AnyMove> = choosing.branches().concat();
    let mut marks = Marks { open: spots(&own(&all)), ..Marks::default() };
    match considered[..] {
        [Move::Predict(number)] => marks.number = Some(number),
        [Move::Take(mission) | Move::Hero(HeroUse::Remove(mission))] => marks.card = Some(mission),
        [only] => marks.chosen = spots(&[only]),
        // Wherever the branch under the cursor could lead.
        _ => marks.open = spots(&considered),
    }
    marks
}

/// The castle with the traces of what has just happened.
pub(crate) fn traces(view: &View<'_>, recent: &[Event]) -> Marks {
    let placed = |event: &Event| {
        let Event::Placed { field, .. } = event else { return None };
        view.open.spot(*field)
    };
    Marks { chosen: recent.iter().filter_map(placed).collect(), ..Marks::default() }
}
