//! Whatever comes up in random games can be said: what is offered, what is refused, what happens.

use crate::common::{both, check_sentence, check_text, languages, names};
use ::games::{AnyEvent, AnyMove, AnyRefusal, AnyView};
use merlin::modules::{self, caerleon, market};
use merlin::{Event, Frame, Merlin, Module, Move, Window};
use std::collections::BTreeSet;
use table::{
    Actor, Eye, Game, Header, Journal, Moves, Playthrough, Seat, Turn, below, choose, draw, generator,
};

fn offers(game: &Merlin, who: Actor) -> Moves<Move> {
    let mut offers = Moves::new();
    game.moves(who, &mut offers);
    offers
}

/// With the city in play nothing is called a principality that is a district now (CRL-2.1).
fn check_lands(game: &Merlin, text: &str) {
    if game.options().modules().contains(Module::Caerleon) {
        assert!(!["rincipalit", "rafschaft"].iter().any(|word| text.contains(word)), "{text}");
    }
}

/// Every line on offer is fit to be read, and no two of them are the same.
fn check_offers(game: &Merlin, seat: Seat, offers: &[Move]) {
    let view = AnyView::Merlin(game.view(Eye::Seat(seat)));
    for words in languages() {
        let mut lines = BTreeSet::new();
        for &offer in offers {
            let choice = AnyMove::Merlin(offer);
            let line = words.choice(&choice, &view, seat, &names());
            check_text(words, &line, &offer);
            check_lands(game, &line);
            words.explains(&choice, &view, seat).iter().for_each(|text| check_lands(game, text));
            assert!(!line.ends_with('.') && !line.starts_with(char::is_lowercase), "{line}");
            check_promise(game, offers, offer, &line);
            let heading = words.at(&view).heading(&choice);
            heading.iter().for_each(|text| check_lands(game, text));
            assert!(!heading.iter().any(|heading| heading.starts_with(char::is_lowercase)), "{heading:?}");
            assert!(lines.insert((heading, line.clone())), "two choices read alike: {offer:?} {line}");
        }
    }
}

/// A manor is offered with the treasure below it (TRE-3.1), and where a marker may repel a traitor, going on
/// says that shields do (MKT-3.5).
fn check_promise(game: &Merlin, offers: &[Move], offer: Move, line: &str) {
    let treasures = game.view(Eye::Spectator).open.modules.treasures;
    let on_treasure = matches!(offer, Move::Build(site, _) if treasures.at(site).is_some());
    assert_eq!(matches!(offer, Move::Build(..)) && line.contains(" – "), on_treasure, "{line}");
    let repels =
        |choice: &Move| matches!(choice, Move::Module(modules::Move::Market(market::Move::Repel(_))));
    if offer == Move::Done {
        let of_markers = line.ends_with("before markers") || line.ends_with("dann Marker");
        assert_eq!(of_markers, offers.iter().any(repels), "{line}");
    }
}

/// What a move brings in a turn is what its player then scores.
fn check_points(game: &Merlin, seat: Seat, choice: Move) -> bool {
    let view = game.view(Eye::Seat(seat));
    let Frame::Window(Window::Start | Window::Die | Window::Moved | Window::Between) = view.open.top() else {
        return false;
    };
    let told = both()[0].brings(&AnyMove::Merlin(choice), &AnyView::Merlin(view), seat);
    let mut after = *game;
    after.play(Actor::Seat(seat), choice, &mut Journal::silent());
    let won = after.view(Eye::Spectator).open.score(seat) - view.open.score(seat);
    // What follows the last turn of a round is not the move's doing.
    let ends = matches!(choice, Move::End | Move::Module(modules::Move::Market(market::Move::Decline)));
    assert!(ends || told.unwrap_or(0) == won, "{choice:?} {told:?} {won}");
    told.is_some()
}

fn is_laying(event: &Event) -> bool {
    matches!(event, Event::Module(modules::Event::Caerleon(caerleon::Event::Laid { .. })))
}

#[test]
fn whatever_comes_up_in_random_games_can_be_said() {
    let mut rng = generator(7);
    let mut refusals = BTreeSet::new();
    let (mut pointed, mut events) = (0, 0);
    for options in Merlin::every_option(Merlin::printed()) {
        for _ in 0..8 {
            let mut playthrough = Playthrough::<Merlin>::new(Header::new(options, names()));
            let mut stock: Vec<Move> = Vec::new();
            loop {
                let game = playthrough.state();
                let who = match game.turn() {
                    Turn::Over => break,
                    Turn::Chance => Actor::Chance,
                    Turn::Seats(seats) => seats.iter().next().map(Actor::Seat).unwrap(),
                };
                let layout = game.view(Eye::Spectator).open.layout;
                let offered = offers(game, who);
                stock.extend(offered.iter().take(6));
                let tried = choose(&stock, &mut rng);
                for actor in [who, Actor::Seat(Seat::new(0)), Actor::Chance] {
                    let Some(refusal) = game.refusal(actor, tried) else { continue };
                    for words in languages() {
                        let text = words.refusal(&AnyRefusal::Merlin(refusal, layout), &names());
                        check_sentence(words, &text, &refusal);
                        check_lands(game, &text);
                        refusals.insert(text);
                    }
                }
                let choice = match who {
                    Actor::Chance => draw(game, &mut Moves::new(), &mut rng),
                    Actor::Seat(seat) => {
                        if below(4, &mut rng) == 0 {
                            check_offers(game, seat, &offered);
                        }
                        let choice = choose(&offered, &mut rng);
                        pointed += usize::from(check_points(game, seat, choice));
                        choice
                    }
                };
                playthrough.play(who, choice).unwrap();
            }
            let layout = playthrough.state().view(Eye::Spectator).open.layout;
            for eye in [Eye::Everything, Eye::Spectator] {
                for event in playthrough.events(eye) {
                    for words in languages() {
                        let text = words.event(&AnyEvent::Merlin(event, layout), &names());
                        check_sentence(words, &text, &event);
                        // Districts are laid on principalities (CRL-1.4).
                        if !is_laying(&event) {
                            check_lands(playthrough.state(), &text);
                        }
                        events += 1;
                    }
                }
            }
        }
    }
    assert!(refusals.len() > 300, "only {} different refusals came up", refusals.len());
    assert!(pointed > 100 && events > 40_000, "{pointed} {events}");
}
