//! Any card and any move of Artus, and the texts only Artus has.

use artus::{Action, Card, Chair, ChairSet, Components, Figures, Kind, Metal, Move, Reach, Scoring};
use suite::proptest::prelude::*;
use table::Seat;

fn reach() -> impl Strategy<Value = Reach> {
    (1_u8..28, 1_u8..28, any::<bool>()).prop_map(|(a, b, backward)| Reach {
        min: a.min(b),
        max: a.max(b),
        backward,
    })
}

fn figures() -> impl Strategy<Value = Figures> {
    let metals = [Figures::Only(Metal::Silver), Figures::Only(Metal::Bronze), Figures::Any];
    prop::sample::select(metals.to_vec())
}

/// Any card a components file can have.
fn card() -> impl Strategy<Value = Card> {
    prop_oneof![
        reach().prop_map(Card::Knight),
        (figures(), reach()).prop_map(|(figures, reach)| Card::King(figures, reach)),
        figures().prop_map(Card::Ring),
        prop::sample::select(Scoring::ALL.to_vec()).prop_map(Card::Scoring),
    ]
}

fn chair() -> impl Strategy<Value = Chair> {
    (0_u8..28).prop_map(|number| Chair::new(number).expect("a chair"))
}

fn action() -> impl Strategy<Value = Action> {
    prop_oneof![
        (chair(), any::<i8>()).prop_map(|(from, steps)| Action::Advance { from, steps }),
        chair().prop_map(Action::Ring),
        Just(Action::All),
        prop::collection::vec(chair(), 0..6)
            .prop_map(|chairs| Action::Score(chairs.into_iter().collect::<ChairSet>())),
        Just(Action::Best),
        Just(Action::Penalty),
    ]
}

/// Any move, allowed or not, with any card.
pub(crate) fn any_move() -> impl Strategy<Value = Move> {
    prop_oneof![
        (0..Seat::MOST).prop_map(|seat| Move::Start(Seat::new(seat))),
        prop::sample::select(Metal::ALL.to_vec()).prop_map(Move::King),
        card().prop_map(Move::Card),
        chair().prop_map(Move::Place),
        prop::sample::select(Kind::ALL.to_vec()).prop_map(Move::Draw),
        (card(), action()).prop_map(|(card, action)| Move::Play(card, action)),
    ]
}

/// Every card a components file can have has a text that reads back.
#[test]
fn every_card_has_a_text() {
    suite::texts::try_all(&card(), |card| {
        prop_assert_eq!(card.to_string().parse(), Ok(card));
        Ok(())
    });
}

/// Every action with every kind of card, also those that no card allows.
#[test]
fn every_action_has_a_text_with_every_card() {
    let chairs =
        |numbers: &[u8]| numbers.iter().filter_map(|&number| Chair::new(number)).collect::<ChairSet>();
    let five = Chair::new(5).unwrap();
    let deck = Components::printed().deck.different(artus::Deck::whole());
    for (card, _) in deck {
        for action in [
            Action::Advance { from: five, steps: 0 },
            Action::Advance { from: five, steps: -128 },
            Action::Ring(five),
            Action::All,
            Action::Score(ChairSet::EMPTY),
            Action::Score(chairs(&[5])),
            Action::Score(chairs(&[0, 5, 27])),
            Action::Best,
            Action::Penalty,
        ] {
            let choice = Move::Play(card, action);
            assert_eq!(choice.to_string().parse(), Ok(choice), "{choice}");
        }
    }
}
