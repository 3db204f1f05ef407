//! Whatever comes up in random games can be said: what is offered, what is refused, what happens.

use crate::common::{both, check_sentence, check_text, languages, names};
use artus::{Artus, Move};
use games::{AnyEvent, AnyMove, AnyRefusal, AnyView};
use std::collections::BTreeSet;
use table::{Actor, Eye, Game, Header, Moves, Playthrough, Seat, Turn, below, choose, draw, generator};

fn offers(game: &Artus, who: Actor) -> Moves<Move> {
    let mut offers = Moves::new();
    game.moves(who, &mut offers);
    offers
}

/// Every line on offer is fit to be read, and no two of them are the same.
fn check_offers(game: &Artus, seat: Seat, offers: &[Move]) {
    let view = AnyView::Artus(game.view(Eye::Seat(seat)));
    for words in languages() {
        let mut lines = BTreeSet::new();
        for &offer in offers {
            let choice = AnyMove::Artus(offer);
            let line = words.choice(&choice, &view, seat, &names());
            check_text(words, &line, &offer);
            assert!(!line.ends_with('.') && !line.starts_with(char::is_lowercase), "{line}");
            let heading = words.heading(&choice);
            assert!(!heading.iter().any(|heading| heading.starts_with(char::is_lowercase)), "{heading:?}");
            let plays = matches!(offer, Move::Play(..));
            assert_eq!(heading.is_some(), plays, "{offer:?}");
            assert_eq!(words.brings(&choice, &view, seat).is_some(), plays, "{offer:?}");
            assert!(lines.insert((heading, line)), "two choices read alike: {offer:?}");
        }
    }
}

/// What a move brings is what it then scores.
fn check_points(game: &Artus, seat: Seat, choice: Move) {
    let words = both()[0];
    let told = words.brings(&AnyMove::Artus(choice), &AnyView::Artus(game.view(Eye::Seat(seat))), seat);
    let mut after = *game;
    after.play(Actor::Seat(seat), choice, &mut table::Journal::silent());
    assert_eq!(told.unwrap_or(0), after.scores().total(seat) - game.scores().total(seat), "{choice:?}");
}

#[test]
fn whatever_comes_up_in_random_games_can_be_said() {
    let mut rng = generator(7);
    let mut refusals = BTreeSet::new();
    for options in Artus::every_option(Artus::printed()) {
        for _ in 0..50 {
            let mut playthrough = Playthrough::<Artus>::new(Header::new(options, names()));
            let mut stock: Vec<Move> = Vec::new();
            loop {
                let game = playthrough.state();
                let who = match game.turn() {
                    Turn::Over => break,
                    Turn::Chance => Actor::Chance,
                    Turn::Seats(seats) => seats.iter().next().map(Actor::Seat).unwrap(),
                };
                let offered = offers(game, who);
                stock.extend(offered.iter().take(6));
                let tried = choose(&stock, &mut rng);
                for actor in [who, Actor::Seat(Seat::new(0)), Actor::Chance] {
                    let Some(refusal) = game.refusal(actor, tried) else { continue };
                    for words in languages() {
                        let text = words.refusal(&AnyRefusal::Artus(refusal), &names());
                        check_sentence(words, &text, &refusal);
                        refusals.insert(text);
                    }
                }
                let choice = match who {
                    Actor::Chance => draw(game, &mut Moves::new(), &mut rng),
                    Actor::Seat(seat) => {
                        if below(16, &mut rng) == 0 {
                            check_offers(game, seat, &offered);
                        }
                        let choice = choose(&offered, &mut rng);
                        check_points(game, seat, choice);
                        choice
                    }
                };
                playthrough.play(who, choice).unwrap();
            }
            for eye in [Eye::Everything, Eye::Spectator, Eye::Seat(Seat::new(1))] {
                for event in playthrough.events(eye) {
                    for words in languages() {
                        check_sentence(words, &words.event(&AnyEvent::Artus(event), &names()), &event);
                    }
                }
            }
        }
    }
    assert!(refusals.len() > 100, "only {} different refusals came up", refusals.len());
}
