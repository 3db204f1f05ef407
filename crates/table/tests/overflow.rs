//! A move after which something would be due that finds no room is refused, and nothing of it stays.

use std::fmt;
use std::str::FromStr;
use table::{
    Actor, Clause, Event, Eye, Fault, Fill, Game, Header, Journal, Moves, Playthrough, Reason, Rng, Scores,
    Seat, Turn, Unreadable,
};

/// Somebody stacks boxes, one or two at a time; three find room.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Tower {
    boxes: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct Boxes(usize);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct NoRoom;

#[derive(Clone, PartialEq, Debug)]
struct Stacked(usize);

#[derive(Clone, PartialEq, Debug)]
struct Alone;

impl fmt::Display for Alone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("players=1")
    }
}

impl fmt::Display for Boxes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "stack {}", self.0)
    }
}

impl FromStr for Boxes {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let number = text.strip_prefix("stack ").and_then(|number| number.parse().ok());
        number.map(Self).ok_or_else(|| Unreadable::new("move", text))
    }
}

impl Reason for NoRoom {
    fn clause(&self) -> Clause {
        Clause("ART-1.1")
    }
}

impl Event for Stacked {
    fn seen_by(&self, _: Eye) -> Self {
        self.clone()
    }
}

impl Game for Tower {
    const ID: &'static str = "tower";

    type Options = Alone;
    type Components = ();
    type Move = Boxes;
    type Event = Stacked;
    type Refusal = NoRoom;
    type View<'a> = usize;

    fn printed() -> &'static () {
        &()
    }

    fn read_components(_: &str) -> Result<&'static (), Fault> {
        Ok(&())
    }

    fn warnings((): &()) -> &[Fault] {
        &[]
    }

    fn components_of(_: &Alone) -> &'static () {
        &()
    }

    fn fingerprint((): &()) -> &str {
        "-"
    }

    fn read_options(_: &str, (): &'static ()) -> Result<Alone, Fault> {
        Ok(Alone)
    }

    fn every_option((): &'static ()) -> Vec<Alone> {
        vec![Alone]
    }

    fn setup(_: &Alone) -> Self {
        Self { boxes: 0 }
    }

    fn options(&self) -> Alone {
        Alone
    }

    fn players(&self) -> usize {
        1
    }

    fn most_decisions(_: &Alone) -> u32 {
        3
    }

    fn turn(&self) -> Turn {
        if self.boxes == 3 { Turn::Over } else { Turn::of(Seat::new(0)) }
    }

    fn moves(&self, _: Actor, out: &mut Moves<Boxes>) {
        out.extend([1, 2].into_iter().map(Boxes));
    }

    fn refusal(&self, _: Actor, _: Boxes) -> Option<NoRoom> {
        None
    }

    fn play(&mut self, _: Actor, choice: Boxes, journal: &mut Journal<Stacked>) {
        for _ in 0..choice.0 {
            self.boxes += 1;
            journal.note(|| Stacked(self.boxes));
        }
    }

    fn fill(&self) -> Fill {
        Fill { used: self.boxes, most: 3 }
    }

    fn overflow(&self) -> Option<NoRoom> {
        (self.boxes > 3).then_some(NoRoom)
    }

    fn scores(&self) -> Scores {
        Scores { lines: Default::default(), winners: Default::default() }
    }

    fn view(&self, _: Eye) -> usize {
        self.boxes
    }

    fn resample(&self, _: Seat, _: &mut impl Rng) -> Self {
        self.clone()
    }

    fn audit(&self) -> Result<(), Fault> {
        Ok(())
    }

    fn position(&self) -> String {
        self.boxes.to_string()
    }

    fn from_position(text: &str, (): &'static ()) -> Result<Self, Fault> {
        let boxes = text.parse().map_err(|_| Fault::value(None, "boxes", text, "a number"))?;
        Ok(Self { boxes })
    }
}

#[test]
fn a_move_without_room_is_refused_and_leaves_no_trace() {
    let one = Actor::Seat(Seat::new(0));
    let mut game = Playthrough::<Tower>::new(Header::new(Alone, Vec::new()));
    assert_eq!(game.play(one, Boxes(2)), Ok(()));
    assert_eq!(game.play(one, Boxes(2)), Err(NoRoom));
    assert_eq!((game.state().fill(), game.moves().len()), (Fill { used: 2, most: 3 }, 1));
    assert_eq!(game.events(Eye::Everything), [1, 2].map(Stacked), "what the refused move told is forgotten");
    let (mut alone, mut journal) = (game.state().clone(), Journal::new());
    assert_eq!(alone.try_play(one, Boxes(2), &mut journal), Err(NoRoom), "and so without a record");
    assert_eq!((&alone, journal.events().len()), (game.state(), 0));
    assert_eq!(game.play(one, Boxes(1)), Ok(()), "another move goes on");
    assert_eq!(game.events(Eye::Everything), [1, 2, 3].map(Stacked));
    assert!(game.is_over());
}
