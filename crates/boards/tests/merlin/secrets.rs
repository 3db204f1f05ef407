//! A seat cannot tell a resampled game from the true one by anything that is drawn.

use crate::support::{Reader, english, look, names, offers, on_turn, page, random_games};
use boards::merlin::{Pick, Tap, picture};
use table::{Eye, Game, Seat, generator};

#[test]
fn what_is_drawn_for_a_seat_follows_from_what_it_knows() {
    let mut rng = generator(21);
    for moment in random_games(21, 47) {
        for seat in Seat::all(moment.game.view(Eye::Spectator).open.players()) {
            let other = moment.game.resample(seat, &mut rng);
            for eye in [Eye::Seat(seat), Eye::Spectator] {
                let of = |game| look(game, &moment.events, english(eye), page);
                assert_eq!(of(&moment.game), of(&other), "{eye:?}");
            }
            let of = |game: &merlin::Merlin| {
                picture(english(Eye::Spectator).words, game.view(Eye::Seat(seat)), &names())
            };
            assert_eq!(of(&moment.game), of(&other));
        }
    }
}

#[test]
fn neither_does_a_preview_leak() {
    let mut rng = generator(22);
    for moment in random_games(22, 53) {
        let Some(seat) = on_turn(&moment.game) else { continue };
        let other = moment.game.resample(seat, &mut rng);
        for &choice in offers(&moment.game, Some(seat)).iter().step_by(3) {
            let pick = Pick::default().after(Tap::Choice(choice));
            let reader = Reader { pick, ..english(Eye::Seat(seat)) };
            let of = |game| look(game, &moment.events, reader, page);
            assert_eq!(of(&moment.game), of(&other));
        }
    }
}

#[test]
fn a_hand_is_drawn_for_its_owner_alone() {
    for moment in random_games(23, 71) {
        for eye in [Eye::Spectator, Eye::Everything] {
            let text = look(&moment.game, &moment.events, english(eye), page);
            assert!(!text.contains("merlin-hand") && !text.contains("merlin-card-"));
        }
    }
}
