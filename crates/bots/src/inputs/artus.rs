//! What a network is shown of Artus.

use super::{Inputs, Readable, around};
use artus::{Artus, CardSet, Chair, Components, Deck, Kind, Metal, Mode, Phase, View};
use table::Seat;

const CHAIRS: usize = Chair::COUNT as usize;

impl Readable for Artus {
    const SEATS: Option<usize> = None;

    fn read(view: &View<'_>, me: Seat, inputs: &mut Inputs) {
        let (open, players) = (view.open, view.open.players());
        let (table, flow) = (&open.table, open.flow);
        let seats = || around(players, me);
        let others = || seats().skip(1);
        inputs.whether(open.options.mode == Mode::Advanced);
        // Where everybody stands: on which plate, and on which chair of the carpet.
        let carpet = Components::printed().carpet;
        for seat in seats() {
            inputs.some(CHAIRS, table.knights(seat).iter().map(|chair| table.plate(chair)));
            let place = |chair: Chair| carpet.iter().position(|other| other == chair);
            inputs.some(6, table.knights(seat).iter().filter_map(place));
        }
        let king = table.king();
        for metal in Metal::ALL {
            for rings in [1, 2] {
                let princes = table.royals(metal).iter().filter(|&chair| Some(chair) != king);
                let these = princes.filter(|&chair| (table.rings(chair) == 2) == (rings == 2));
                inputs.some(CHAIRS, these.map(|chair| table.plate(chair)));
            }
        }
        let of_metal =
            Metal::ALL.iter().position(|&metal| table.royals(metal).iter().any(|chair| Some(chair) == king));
        inputs.some(2, of_metal.filter(|_| king.is_some()));
        inputs.some(CHAIRS, king.map(|chair| usize::from(chair.number())));
        // Cards: in the player's hand, in the player's piles, not yet played by the others.
        let hand = view.secret(me).map_or(CardSet::EMPTY, |secret| secret.hand());
        let unplayed = |seat: Seat| {
            Kind::ALL.into_iter().fold(CardSet::EMPTY, |all, kind| all.union(open.unplayed(seat, kind)))
        };
        inputs.some(Deck::SIZE, hand.iter());
        inputs.some(Deck::SIZE, unplayed(me).without(hand).iter());
        for seat in others() {
            inputs.some(Deck::SIZE, unplayed(seat).iter());
            for kind in Kind::ALL {
                inputs.one(7, usize::from(open.held(seat, kind).min(6)));
            }
        }
        for seat in seats() {
            for kind in Kind::ALL {
                inputs.one(9, usize::from(open.pile(seat, kind).min(8)));
            }
        }
        let done = usize::from(flow.done.min(1));
        let phase = match flow.phase {
            Phase::StartPlayer | Phase::FirstKing | Phase::Deal | Phase::Place => 0,
            Phase::Play | Phase::Over => 1 + done,
            Phase::Draw => 3 + done,
            Phase::Reveal(kind) => 5 + 2 * kind.index() + done,
        };
        for seat in seats() {
            inputs.some(11, (seat == flow.active).then_some(phase));
        }
        inputs.one(32, if phase == 0 { 0 } else { usize::from(flow.round).min(31) });
        inputs.some(players, seats().position(|seat| seat == flow.start));
    }

    fn points(view: &View<'_>, seat: Seat) -> i32 {
        view.open.score(seat)
    }
}
