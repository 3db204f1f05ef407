//! Matches as a whole: the same on any number of threads, ended by the test, forfeited without harm.

use crate::chance::Plays;
use crate::players::{Habit, Heard, entrant};
use artus::{Artus, Components, Mode, Options};
use bots::arena::{Arena, Bounds, Cheater, Cheating, Entrant, Forfeit, Match, OfTheHouse, Pairing, Verdict};
use bots::{Level, Style};
use games::GameId;

fn options(players: usize) -> Options {
    Options::new(players, Mode::Beginner, Components::printed()).unwrap()
}

fn house(level: Level) -> Entrant {
    Entrant {
        name: level.to_string(),
        contestant: Box::new(OfTheHouse { level, style: Style::Balanced, budget: None }),
    }
}

fn artus(players: usize, entrants: &[Entrant], sets: u64, threads: usize, sprt: Option<Bounds>) -> Match {
    Arena::<Artus> { options: &options(players), entrants, mirror: true, sets, seed: 1, threads, sprt }
        .play(|_| {})
}

#[test]
fn a_match_is_the_same_on_one_thread_and_on_four() {
    let entrants = [house(Level::Random), entrant(Habit::Last, "last")];
    let one = artus(4, &entrants, 30, 1, None);
    assert_eq!(one, artus(4, &entrants, 30, 4, None));
    assert_eq!((one.sets.len(), one.games()), (30, 240));
    let other = Arena::<Artus> {
        options: &options(4),
        entrants: &entrants,
        mirror: true,
        sets: 30,
        seed: 2,
        threads: 1,
        sprt: None,
    };
    assert_ne!(one, other.play(|_| {}), "another seed gives other games");
}

#[test]
fn a_test_ends_the_match_after_the_same_set_on_any_number_of_threads() {
    let entrants = [house(Level::Random), entrant(Habit::Gone { after: 3 }, "gone")];
    let bounds = Bounds::new(0.5, 0.55).ok();
    let one = artus(2, &entrants, 1_000, 1, bounds);
    let sprt = one.sprt.as_ref().unwrap();
    assert_eq!(sprt.verdict(), Verdict::Accepted);
    // Nothing but victories: 0.095 N² passes 2.944 with the sixth.
    assert_eq!((one.sets.len(), sprt.path().len()), (6, 6));
    assert_eq!(one, artus(2, &entrants, 1_000, 4, bounds));
}

#[test]
fn a_bot_against_itself_wins_its_fair_share() {
    let entrants = [house(Level::Random), house(Level::Random)];
    for players in [2, 4] {
        let played = artus(players, &entrants, 200, 2, None);
        for bot in [0, 1] {
            let standing = played.standing(bot).unwrap();
            assert_eq!(standing.games, 200 * players);
            let (low, high) = standing.win_share.ci95.unwrap();
            let fair = 1.0 / players as f64;
            // Four in a hundred seeds would miss; this one does not.
            assert!(low < fair && fair < high && high - low < 0.2, "{players}: {standing:?}");
            let middle = (players as f64 + 1.0) / 2.0;
            assert!((standing.rank.mean - middle).abs() < 0.2, "{standing:?}");
        }
    }
}

#[test]
fn with_two_players_one_share_is_what_the_other_lacks() {
    let entrants = [entrant(Habit::First, "first"), house(Level::Random)];
    let played = artus(2, &entrants, 50, 2, None);
    let (one, other) = (played.standing(0).unwrap(), played.standing(1).unwrap());
    assert!((one.win_share.mean + other.win_share.mean - 1.0).abs() < 1e-12);
    assert!((one.rank.mean + other.rank.mean - 3.0).abs() < 1e-12);
    let (mine, theirs) = (one.margin.unwrap().mean, other.margin.unwrap().mean);
    assert!((mine + theirs).abs() < 1e-9, "two margins are opposite");
    assert_eq!(one.margins.len(), 100);
    let ratings = played.ratings();
    assert!((ratings[0].points > 0.0) == (one.win_share.mean > 0.5), "{ratings:?}");
}

#[test]
fn a_game_that_is_forfeited_is_lost_and_the_match_goes_on() {
    for game in GameId::ALL {
        let entrants = [entrant(Habit::Gone { after: 2 }, "gone"), entrant(Habit::First, "first")];
        let played = game.visit(Plays { entrants: &entrants, players: "3", sets: 2, seed: 4 });
        let gone = played.standing(0).unwrap();
        assert_eq!((gone.games, gone.forfeits, gone.win_share.mean, gone.rank.mean), (6, 6, 0.0, 3.0));
        assert_eq!((gone.margin, gone.margins.len()), (None, 0));
        let stays = played.standing(1).unwrap();
        assert_eq!(
            (stays.forfeits, stays.win_share.mean),
            (0, 0.5),
            "shared with the one that did not forfeit"
        );
        for forfeited in played.sets.iter().flatten() {
            assert_eq!(forfeited.forfeit.as_ref().map(|(_, why)| why), Some(&Forfeit::Gone), "{game}");
        }
    }
}

#[test]
fn who_is_left_hears_that_a_game_was_forfeited() {
    let stays = crate::players::Habitual::new(Habit::First);
    let entrants = [stays.entrant("stays"), entrant(Habit::Gone { after: 0 }, "gone")];
    artus(2, &entrants, 1, 1, None);
    let endings: Vec<_> = stays.notes().into_iter().map(|note| (note.seat, note.ending.unwrap())).collect();
    assert_eq!(endings.len(), 2);
    for (seat, ending) in endings {
        assert_eq!(ending, Heard::Forfeited(1 - seat));
    }
}

#[test]
fn three_bots_meet_each_other_and_every_meeting_has_its_figures() {
    let entrants =
        [house(Level::Random), entrant(Habit::First, "first"), entrant(Habit::Gone { after: 1 }, "gone")];
    let played = artus(3, &entrants, 5, 2, None);
    assert_eq!(played.games(), 5 * 3 * 2 * 3);
    assert_eq!(played.meetings().len(), 6);
    let against_gone = played.meeting(Pairing { alone: 0, others: 2 }).unwrap();
    assert_eq!(against_gone.games, 15);
    let ratings = played.ratings();
    assert!(ratings[2].points < ratings[0].points && ratings[2].points < ratings[1].points, "{ratings:?}");
    assert!(ratings.iter().all(|rating| rating.ci95.is_some()));
}

#[test]
fn cheaters_play_every_game_and_always_the_same() {
    for (game, level) in GameId::ALL.into_iter().flat_map(|game| Cheating::ALL.map(|level| (game, level))) {
        let cheater = Cheater { level, budget: Some(2) };
        let entrants =
            [Entrant { name: level.id().to_owned(), contestant: Box::new(cheater) }, house(Level::Random)];
        let play = || game.visit(Plays { entrants: &entrants, players: "2", sets: 1, seed: 8 });
        let played = play();
        assert_eq!(played, play(), "{game}");
        assert!(played.standing(0).unwrap().win_share.mean > 0.4, "{game}: {played:?}");
        assert_eq!(level.id().parse::<Level>().ok(), None, "no table can seat it");
    }
}

#[test]
fn without_its_mirror_a_meeting_judges_the_first_bot_alone() {
    let entrants = [house(Level::Random), entrant(Habit::First, "first")];
    let options = options(4);
    let arena = |mirror: bool| Arena::<Artus> {
        options: &options,
        entrants: &entrants,
        mirror,
        sets: 5,
        seed: 1,
        threads: 1,
        sprt: None,
    };
    assert_eq!((arena(true).games_in_a_set(), arena(false).games_in_a_set()), (8, 4));
    let (both, one) = (arena(true).play(|_| {}), arena(false).play(|_| {}));
    assert_eq!(one.standing(0), both.standing(0), "the same games");
    assert_eq!((one.games(), one.standing(1)), (20, None));
}

#[test]
fn nothing_to_play_is_an_empty_match() {
    let entrants = [house(Level::Random), house(Level::Random)];
    let played = artus(2, &entrants, 0, 2, None);
    assert_eq!((played.games(), played.standing(0)), (0, None));
}
