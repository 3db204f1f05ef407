//! Whatever comes up in random games can be said: what is offered, what is refused, what happens.

use crate::common::{both, check_sentence, check_text, languages, names};
use ::games::{AnyMove, AnyRefusal, AnyView, Listed};
use camelot::{Camelot, Move};
use std::collections::BTreeSet;
use table::{
    Actor, Eye, Game, Header, Journal, Moves, Playthrough, Seat, Turn, below, choose, draw, generator,
};

fn offers(game: &Camelot, who: Actor) -> Moves<Move> {
    let mut offers = Moves::new();
    game.moves(who, &mut offers);
    offers
}

/// Every line on offer is fit to be read, and no two of them are the same.
fn check_offers(game: &Camelot, seat: Seat, offers: &[Move]) {
    let view = AnyView::Camelot(game.view(Eye::Seat(seat)));
    for words in languages() {
        let mut lines = BTreeSet::new();
        for &offer in offers {
            let choice = AnyMove::Camelot(offer);
            let line = words.choice(&choice, &view, seat, &names());
            check_text(words, &line, &offer);
            assert!(!line.ends_with('.') && !line.starts_with(char::is_lowercase), "{line}");
            let heading = words.heading(&choice);
            assert!(!heading.iter().any(|heading| heading.starts_with(char::is_lowercase)), "{heading:?}");
            assert!(lines.insert((heading, line)), "two choices read alike: {offer:?}");
        }
    }
}

/// What a move brings is what its colour then scores.
fn check_points(game: &Camelot, seat: Seat, choice: Move) {
    let view = game.view(Eye::Seat(seat));
    let Some(colour) = view.open.acting() else { return };
    let before = view.open.score(colour);
    let told = both()[0].brings(&AnyMove::Camelot(choice), &AnyView::Camelot(view), seat);
    let mut after = *game;
    after.play(Actor::Seat(seat), choice, &mut Journal::silent());
    let view = after.view(Eye::Seat(seat));
    if view.open.flow.phase == game.view(Eye::Spectator).open.flow.phase {
        assert_eq!(told.unwrap_or(0), view.open.score(colour) - before, "{choice:?}");
    }
}

#[test]
fn whatever_comes_up_in_random_games_can_be_said() {
    let mut rng = generator(7);
    let mut refusals = BTreeSet::new();
    let (mut pointed, mut events) = (0, 0);
    for options in Camelot::every_option(Camelot::printed()) {
        let mut playthrough = Playthrough::<Camelot>::new(Header::new(options, names()));
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
                    let text = words.refusal(&AnyRefusal::Camelot(refusal), &names());
                    check_sentence(words, &text, &refusal);
                    refusals.insert(text);
                }
            }
            let choice = match who {
                Actor::Chance => draw(game, &mut Moves::new(), &mut rng),
                Actor::Seat(seat) => {
                    if below(8, &mut rng) == 0 {
                        check_offers(game, seat, &offered);
                    }
                    let choice = choose(&offered, &mut rng);
                    check_points(game, seat, choice);
                    pointed += 1;
                    choice
                }
            };
            playthrough.play(who, choice).unwrap();
        }
        for eye in [Eye::Everything, Eye::Spectator] {
            for event in playthrough.events(eye) {
                let told = playthrough.state().wrap_event(event);
                for words in languages() {
                    check_sentence(words, &words.event(&told, &names()), &event);
                    events += 1;
                }
            }
        }
    }
    assert!(refusals.len() > 300, "only {} different refusals came up", refusals.len());
    assert!(pointed > 10_000 && events > 50_000, "{pointed} {events}");
}
