//! All games of a set have the same chance; other sets have another one.

use crate::players::{Habit, Habitual, Heard, entrant};
use bots::arena::{Arena, Entrant, Match};
use games::{GameId, Listed, Visitor};

/// A match on one thread.
pub(crate) struct Plays<'a> {
    pub(crate) entrants: &'a [Entrant],
    pub(crate) players: &'a str,
    pub(crate) sets: u64,
    pub(crate) seed: u64,
}

impl Visitor for Plays<'_> {
    type Out = Match;

    fn visit<G: Listed>(self) -> Match {
        let text = G::GAME.options_text([("players", self.players)]);
        let options = G::read_options(&text, G::printed()).unwrap();
        let Self { entrants, sets, seed, .. } = self;
        Arena::<G> { options: &options, entrants, mirror: true, sets, seed, threads: 1, sprt: None }
            .play(|_| {})
    }
}

#[test]
fn players_of_the_same_habit_play_the_same_game_in_every_rotation() {
    for game in GameId::ALL {
        let entrants = [entrant(Habit::First, "one"), entrant(Habit::First, "other")];
        let played = game.visit(Plays { entrants: &entrants, players: "3", sets: 4, seed: 5 });
        for set in &played.sets {
            assert_eq!(set.len(), 6, "three rotations and their mirrors");
            for again in set {
                assert_eq!(again.seats, set[0].seats, "{game}");
            }
        }
        let differ = played.sets.iter().any(|set| set[0].seats != played.sets[0][0].seats);
        assert!(differ, "{game}: another set has another chance");
    }
}

#[test]
fn what_bots_draw_changes_no_chance() {
    for game in GameId::ALL {
        let play = |habit: Habit| {
            let entrants = [entrant(habit, "one"), entrant(Habit::Last, "other")];
            game.visit(Plays { entrants: &entrants, players: "2", sets: 3, seed: 9 })
        };
        assert_eq!(play(Habit::First), play(Habit::FirstAfterDrawing), "{game}");
    }
}

#[test]
fn whoever_sits_in_a_seat_first_sees_the_same() {
    // The start player is drawn before the first decision; up to there everything is up to chance.
    let (one, other) = (Habitual::new(Habit::First), Habitual::new(Habit::Last));
    let entrants = [one.entrant("one"), other.entrant("other")];
    GameId::Merlin.visit(Plays { entrants: &entrants, players: "2", sets: 1, seed: 3 });
    let (one, other) = (one.notes(), other.notes());
    assert_eq!((one.len(), other.len()), (2, 2));
    // Of the first game and of the second, where they have changed seats; one seat decides first in both.
    assert_eq!((one[0].seat, one[1].seat, other[0].seat, other[1].seat), (0, 1, 1, 0));
    let same = |seat: usize| {
        let of = |notes: &[crate::players::Note]| {
            notes.iter().find(|note| note.seat == seat).map(|note| note.first.clone()).unwrap()
        };
        of(&one) == of(&other)
    };
    assert!(same(0) || same(1), "the seat that decides first sees the same table");
    assert!(
        one.iter()
            .chain(&other)
            .all(|note| note.options.contains("players=2") && note.ending == Some(Heard::Played(2)))
    );
}
