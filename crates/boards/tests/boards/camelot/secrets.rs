//! A seat cannot tell a resampled game from the true one by anything that is drawn.

use super::support::{Reader, english, eyes, look, names, offers, on_turn, page, random_games};
use boards::camelot::{Pick, Pieces, Tap, picture};
use camelot::{Camelot, Move};
use table::{Actor, Eye, Game, Journal, Seat, generator};

#[test]
fn what_is_drawn_for_a_seat_follows_from_what_it_knows() {
    let mut rng = generator(21);
    for moments in random_games(21) {
        for moment in moments.iter().step_by(13) {
            let pieces = Pieces::new(&moment.events);
            for seat in Seat::all(moment.game.players()) {
                let other = moment.game.resample(seat, &mut rng);
                for eye in [Eye::Seat(seat), Eye::Spectator] {
                    let reader = english(eye);
                    assert_eq!(
                        look(&moment.game, &pieces, reader, page),
                        look(&other, &pieces, reader, page),
                        "{eye:?}"
                    );
                }
                let of = |game: &Camelot| {
                    picture(english(Eye::Spectator).words, game.view(Eye::Seat(seat)), &names())
                };
                assert_eq!(of(&moment.game), of(&other));
            }
        }
    }
}

#[test]
fn neither_does_a_preview_leak() {
    let mut rng = generator(22);
    for moments in random_games(22) {
        for moment in moments.iter().step_by(17) {
            let pieces = Pieces::new(&moment.events);
            for seat in on_turn(&moment.game).into_iter().take(1) {
                let other = moment.game.resample(seat, &mut rng);
                for &choice in offers(&moment.game, Some(seat)).iter().step_by(7) {
                    let pick = Pick::default().after(Tap::Choice(choice));
                    let reader = Reader { pick, ..english(Eye::Seat(seat)) };
                    assert_eq!(
                        look(&moment.game, &pieces, reader, page),
                        look(&other, &pieces, reader, page)
                    );
                }
            }
        }
    }
}

/// CAM-5.7: that somebody has chosen is seen, how many knights is not.
#[test]
fn a_closed_fist_looks_the_same_whatever_it_holds() {
    let mut compared = 0;
    for moments in random_games(23) {
        let sends = |moment: &&super::support::Moment| {
            let seat = on_turn(&moment.game).first().copied();
            matches!(offers(&moment.game, seat).first(), Some(Move::Send(_)))
        };
        for moment in moments.iter().filter(sends).step_by(3) {
            let seat = on_turn(&moment.game)[0];
            let fists = offers(&moment.game, Some(seat));
            let after = |choice: Move| {
                let (mut game, mut journal) = (moment.game, Journal::new());
                game.play(Actor::Seat(seat), choice, &mut journal);
                let told = journal.events().iter().map(|event| table::Event::seen_by(event, Eye::Spectator));
                let events: Vec<_> = moment.events.iter().copied().chain(told).collect();
                (game, Pieces::new(&events))
            };
            let ((few, before), (many, behind)) = (after(fists[0]), after(fists[fists.len() - 1]));
            for eye in eyes(&moment.game) {
                if eye == Eye::Seat(seat) || eye == Eye::Everything {
                    continue;
                }
                assert_eq!(look(&few, &before, english(eye), page), look(&many, &behind, english(eye), page));
                compared += 1;
            }
        }
    }
    assert!(compared > 30, "{compared}");
}

#[test]
fn a_screen_is_looked_behind_by_its_owner_alone() {
    for moments in random_games(24) {
        for moment in moments.iter().step_by(29) {
            let pieces = Pieces::new(&moment.events);
            let spectator = look(&moment.game, &pieces, english(Eye::Spectator), page);
            assert!(!spectator.contains("camelot-screen-"));
            for seat in Seat::all(moment.game.players()) {
                let text = look(&moment.game, &pieces, english(Eye::Seat(seat)), page);
                let open = moment.game.view(Eye::Spectator).open;
                for colour in open.colours() {
                    let mine = open.owner(colour) == Some(seat);
                    assert_eq!(text.contains(&format!("camelot-screen-{colour}")), mine);
                }
            }
        }
    }
}
