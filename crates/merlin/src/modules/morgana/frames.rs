//! What is due in a Morgana turn, and the rolls of the Morgana dice: each frame is handed to the file it belongs to.

use super::events::{Event, Refusal};
use super::moves::{Frame, Move, SetupStep};
use super::state::{Effect, Place, State, Token};
use super::{apples, dark_influence, kitchen, tokens, witch_gold};
use crate::dice::Pips;
use crate::frames::{self, Window};
use crate::modules;
use crate::modules::contracts::{ModuleFrame, ModuleSetup};
use crate::moves::Move as AnyMove;
use crate::refusal::Refusal as AnyRefusal;
use crate::seams;
use crate::state::{Merlin, Open};
use table::{Clause, Journal, Moves, Turn};

type Log = Journal<crate::event::Event>;

/// The move of the module that this is, if it is one.
const fn own(choice: AnyMove) -> Option<Move> {
    match choice {
        AnyMove::Module(modules::Move::Morgana(own)) => Some(own),
        _ => None,
    }
}

impl Frame {
    /// Whether pieces are given up here, so that another module may have its own way to do so (INT-9.5).
    fn asks_for_pieces(self, open: &Open) -> bool {
        match self {
            Self::Horn(_) | Self::Give(_) => true,
            Self::Token(cauldron) => open.effect_at(cauldron) == Some(Effect::CoinsForResources),
            Self::Roll
            | Self::Exchange(_)
            | Self::Walk(_)
            | Self::Flip(_)
            | Self::Bewitch(..)
            | Self::Take(_)
            | Self::Dark => false,
        }
    }
}

impl ModuleFrame for Frame {
    fn turn(self, open: &Open) -> Turn {
        if self == Self::Roll { Turn::Chance } else { Turn::of(open.active) }
    }

    fn offer(self, game: &Merlin, out: &mut Moves<AnyMove>) {
        let open = &game.open;
        match self {
            Self::Roll => offer_rolls(open, out),
            Self::Horn(_) => kitchen::offer_payment(open, out),
            Self::Exchange(die) => apples::offer_partners(open, die, out),
            Self::Walk(cauldron) => tokens::offer_standing(open, cauldron, out),
            Self::Token(cauldron) => {
                out.push(AnyMove::Done);
                if let Some(effect) = open.effect_at(cauldron) {
                    tokens::offer(open, effect, out);
                }
            }
            Self::Flip(_) => {}
            Self::Bewitch(_, _, from) => {
                out.extend(Pips::all().filter(|&to| to != from).map(|to| Move::Turn(to).into()));
            }
            Self::Give(_) => witch_gold::offer_giving(open, out),
            Self::Take(_) => witch_gold::offer_taking(open, out),
            Self::Dark => dark_influence::offer_second(open, out),
        }
    }

    fn refusal(self, game: &Merlin, choice: AnyMove) -> Option<AnyRefusal> {
        let open = &game.open;
        if let AnyMove::Module(own) = choice
            && self.asks_for_pieces(open)
            && let Some(given) = seams::given(open, open.active, own)
        {
            return given.map_or_else(Some, |base| self.refusal(game, base));
        }
        match (self, choice, own(choice)) {
            (Self::Roll, ..) => (self.likelihood(game, choice) == 0).then_some(AnyRefusal::NoSuchChance),
            (Self::Horn(_), ..) => kitchen::refusal_of_payment(open, choice),
            (Self::Exchange(die), _, Some(Move::With(seat, kind, pips))) => {
                apples::refusal_of_partner(open, die, seat, kind, pips).map(AnyRefusal::from)
            }
            (Self::Walk(_) | Self::Token(_), AnyMove::Done, _) => None,
            (Self::Walk(cauldron), _, Some(Move::Stand(colour))) => {
                tokens::refusal_to_stand(open, cauldron, colour).map(AnyRefusal::from)
            }
            (Self::Token(cauldron), ..) => match open.effect_at(cauldron) {
                Some(effect) => tokens::refusal(open, effect, choice),
                None => Some(AnyRefusal::other_decision(self.into(), choice)),
            },
            (Self::Bewitch(_, _, from), _, Some(Move::Turn(to))) => {
                (from == to).then(|| Refusal::ShowsAlready(to).into())
            }
            (Self::Give(_), AnyMove::Return(item), _) => witch_gold::refusal_to_give(open, item),
            (Self::Take(_), ..) => witch_gold::refusal_to_take(open, choice),
            (Self::Dark, _, Some(Move::Dark(colour, plus))) => {
                dark_influence::refusal_of_second(open, colour, plus).map(AnyRefusal::from)
            }
            _ => Some(AnyRefusal::other_decision(self.into(), choice)),
        }
    }

    fn likelihood(self, game: &Merlin, choice: AnyMove) -> u32 {
        match (self, own(choice)) {
            (Self::Roll, Some(Move::Roll(pips))) => ways_to_roll(&game.open, pips),
            _ => 0,
        }
    }

    fn make(self, game: &mut Merlin, choice: AnyMove, journal: &mut Log) {
        let open = &mut game.open;
        if let AnyMove::Module(own) = choice
            && self.asks_for_pieces(open)
            && let Some(Ok(base)) = seams::given(open, open.active, own)
        {
            seams::give_other(open, own);
            return self.make(game, base, journal);
        }
        match (self, choice, own(choice)) {
            (Self::Roll, _, Some(Move::Roll(pips))) => roll(open, pips, journal),
            (Self::Horn(left), ..) => kitchen::pay_for_horn(open, left, choice, journal),
            (Self::Exchange(die), _, Some(Move::With(seat, kind, pips))) => {
                apples::exchange(open, die, seat, kind, pips, journal);
            }
            (Self::Walk(_), ..) => tokens::stand(open, choice, journal),
            (Self::Token(cauldron), ..) => tokens::use_token(open, cauldron, choice, journal),
            (Self::Bewitch(seat, die, from), _, Some(Move::Turn(to))) => {
                open.due.pop();
                tokens::bewitch(open, seat, die, from, to, journal);
            }
            (Self::Give(left), AnyMove::Return(item), _) => {
                open.due.pop();
                witch_gold::give(open, item, left, journal);
            }
            (Self::Take(left), ..) => witch_gold::take(open, choice, left, journal),
            (Self::Dark, _, Some(Move::Dark(colour, plus))) => {
                open.due.pop();
                dark_influence::place(open, colour, plus, journal);
            }
            // Nothing else is offered.
            _ => {}
        }
    }

    fn settle(self, open: &mut Open, journal: &mut Log) -> bool {
        match self {
            Self::Roll if open.modules.morgana.dice.next_to_roll().is_none() => {
                open.due.pop();
                true
            }
            Self::Token(cauldron) => tokens::settle(open, cauldron, journal),
            Self::Take(_) => witch_gold::settle(open),
            Self::Flip(cauldron) => {
                tokens::flip(open, cauldron, journal);
                true
            }
            Self::Roll
            | Self::Horn(_)
            | Self::Exchange(_)
            | Self::Walk(_)
            | Self::Bewitch(..)
            | Self::Give(_)
            | Self::Dark => false,
        }
    }

    fn clause(self) -> Clause {
        Clause(match self {
            Self::Roll => "MOR-2.9",
            Self::Horn(_) => "MOR-4.1",
            Self::Exchange(_) => "MOR-3.2",
            Self::Walk(_) => "MOR-5.2",
            Self::Token(_) => "MOR-5.5",
            Self::Flip(_) => "MOR-5.6",
            Self::Bewitch(..) => "MOR-7.1",
            Self::Give(_) => "MOR-7.4",
            Self::Take(_) => "MOR-7.6",
            Self::Dark => "MOR-7.11",
        })
    }

    fn can_lie_on(self, below: &[frames::Frame], game: &Merlin) -> bool {
        let open = &game.open;
        let state = &open.modules.morgana;
        let after = frames::Frame::Window(Window::After);
        let placed = state.placed(open.active).filter(|_| open.morgana_die().is_some());
        let at = |cauldron| placed.is_some_and(|(place, _)| place == Place::Cauldron(cauldron));
        // Which token was used, if an effect of this kind goes on.
        let used = |wanted: Effect| match below {
            [bottom, frames::Frame::Module(modules::Frame::Morgana(Self::Flip(cauldron)))] => {
                *bottom == after && at(*cauldron) && open.effect_at(*cauldron) == Some(wanted)
            }
            _ => false,
        };
        let pieces = open.holdings(open.active).items;
        match self {
            Self::Roll => below == [frames::Frame::Dice] && state.dice.next_to_roll().is_some(),
            Self::Horn(left) => {
                let (coins, materials) =
                    (open.modules.gold.coins(open.active), pieces.of_kind(crate::vocab::Kind::Material));
                let cost = placed.filter(|&(place, _)| place == Place::Horn);
                let cost = cost.map_or(0, |(_, pips)| kitchen::HORN_SUM - pips.get());
                below == [after] && (1..=cost).contains(&left) && coins + materials >= left
            }
            Self::Exchange(die) => apples::can_wait(open, die, below),
            Self::Walk(cauldron) => below == [after, Self::Token(cauldron).into()] && at(cauldron),
            Self::Token(cauldron) => {
                let possible = open.effect_at(cauldron).is_some_and(|own| tokens::is_possible(open, own));
                below == [after] && at(cauldron) && possible
            }
            Self::Flip(_) => false,
            Self::Bewitch(seat, die, pips) => {
                used(Effect::Bewitch) && tokens::refusal_to_bewitch(open, seat, die, pips).is_none()
            }
            Self::Give(left) => {
                used(Effect::CoinsForResources) && left < witch_gold::GIVEN && pieces.total() >= left
            }
            Self::Take(left) => {
                let few = (1..=witch_gold::TAKEN).contains(&left);
                used(Effect::ResourcesForCoins) && few && witch_gold::has_choice(open)
            }
            Self::Dark => used(Effect::DarkInfluence) && state.figure.is_some() && state.markers_left() > 0,
        }
    }
}

impl ModuleSetup for SetupStep {
    fn is_due(self, open: &Open) -> bool {
        let state = &open.modules.morgana;
        match self {
            Self::Tokens => state.tokens.contains(&None),
            Self::Dice => state.dice.next_to_roll().is_some(),
        }
    }

    fn offer(self, game: &Merlin, out: &mut Moves<AnyMove>) {
        match self {
            Self::Tokens => out.extend(tokens_left(&game.open).map(|token| Move::Lay(token).into())),
            Self::Dice => offer_rolls(&game.open, out),
        }
    }

    /// Every order of the tokens and each of their sides is equally likely (MOR-1.6), and so are all rolls of
    /// the dice in which no number comes up three times (MOR-1.4).
    fn likelihood(self, game: &Merlin, choice: AnyMove) -> u32 {
        match (self, own(choice)) {
            (Self::Tokens, Some(Move::Lay(token))) => {
                tokens_left(&game.open).any(|left| left == token).into()
            }
            (Self::Dice, Some(Move::Roll(pips))) => ways_to_roll(&game.open, pips),
            _ => 0,
        }
    }

    fn receive(self, game: &mut Merlin, choice: AnyMove, journal: &mut Log) {
        match own(choice) {
            Some(Move::Lay(token)) => lay(&mut game.open, token, journal),
            Some(Move::Roll(pips)) => roll(&mut game.open, pips, journal),
            // Chance is offered nothing else.
            _ => {}
        }
    }
}

/// The tokens that lie on no cauldron yet, with either side up.
fn tokens_left(open: &Open) -> impl Iterator<Item = Token> {
    let laid = open.modules.morgana.tokens;
    Token::all().filter(move |token| laid.iter().flatten().all(|other| other.index() != token.index()))
}

fn lay(open: &mut Open, token: Token, journal: &mut Log) {
    let effect = open.effect_of(token);
    let mut cauldrons = super::Cauldron::all();
    if let Some(cauldron) = cauldrons.find(|&own| open.modules.morgana.token(own).is_none()) {
        open.modules.morgana.tokens[cauldron.index()] = Some(token);
        journal.note(|| Event::TokenLaid { cauldron, token, effect }.into());
    }
}

fn offer_rolls(open: &Open, out: &mut Moves<AnyMove>) {
    let possible = open.modules.morgana.dice.may_show(State::MAX_EQUAL);
    out.extend(possible.map(|pips| Move::Roll(pips).into()));
}

fn ways_to_roll(open: &Open, pips: Pips) -> u32 {
    open.modules.morgana.dice.ways(State::MAX_EQUAL)[pips.index()]
}

/// The next die falls; the roll is told once the last one lies (MOR-1.4).
fn roll(open: &mut Open, pips: Pips, journal: &mut Log) {
    let dice = &mut open.modules.morgana.dice;
    if let Some(place) = dice.next_to_roll() {
        dice.show(place, pips);
    }
    let dice = *dice;
    if dice.next_to_roll().is_none() {
        journal.note(|| Event::Rolled { dice }.into());
    }
}
