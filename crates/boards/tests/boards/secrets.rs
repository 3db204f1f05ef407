//! A seat cannot tell a resampled game from the true one by anything that is drawn.

use crate::support::{Reader, english, look, offers, on_turn, page, random_games};
use boards::artus::{Pick, Pieces, Tap, picture};
use table::{Eye, Game, Seat, generator};

#[test]
fn what_is_drawn_for_a_seat_follows_from_what_it_knows() {
    let mut rng = generator(21);
    for moments in random_games(21) {
        for moment in moments.iter().step_by(6) {
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
                let names = crate::support::names();
                let of = |game: &artus::Artus| {
                    picture(english(Eye::Spectator).words, game.view(Eye::Seat(seat)), &names)
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
        for moment in moments.iter().step_by(8) {
            let Some(seat) = on_turn(&moment.game) else { continue };
            let pieces = Pieces::new(&moment.events);
            let other = moment.game.resample(seat, &mut rng);
            for &choice in offers(&moment.game, Some(seat)).iter().step_by(17) {
                let pick = Pick::default().after(Tap::Choice(choice));
                let reader = Reader { pick, ..english(Eye::Seat(seat)) };
                assert_eq!(look(&moment.game, &pieces, reader, page), look(&other, &pieces, reader, page));
            }
        }
    }
}

#[test]
fn a_hand_is_drawn_for_its_owner_alone() {
    for moments in random_games(23).iter().take(2) {
        for moment in moments.iter().step_by(10) {
            let pieces = Pieces::new(&moment.events);
            for eye in [Eye::Spectator, Eye::Everything] {
                let text = look(&moment.game, &pieces, english(eye), page);
                assert!(!text.contains("artus-hand") && !text.contains("artus-card-"));
            }
        }
    }
}
