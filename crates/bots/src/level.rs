//! The ladder: which bots people can play with.

use crate::expert::{Expert, InTime};
use crate::greedy::Greedy;
use crate::master::Master;
use crate::skilled::Skilled;
use crate::{Bot, Imagine, Judge, Random, Style};
use table::{Rng, named};

named! {
    /// How well a bot plays, from weak to strong. Its identifier is its name on the command line and in records.
    Level, "bot" {
        /// Any offered move.
        Random = "random",
        /// Looks at what a move leads to by the end of the turn, and misjudges it much.
        Novice = "novice",
        /// Looks at what a move leads to by the end of the turn, and misjudges it a little.
        Casual = "casual",
        /// Tries whole turns in imagined games.
        Skilled = "skilled",
        /// Searches a tree of imagined games.
        Expert = "expert",
        /// Asks a network that was taught the game; an expert where components differ from those it was taught with.
        Master = "master",
    }
}

impl Level {
    /// The best one that answers at once: whom people meet who have not chosen, and who stands in for somebody away.
    /// Those above it search, which takes a while.
    pub const QUICK: Self = Self::Casual;

    /// How many iterations a bot of this level gets for a decision at a table; experts and masters make as
    /// many of them as they have time for in the game they play.
    pub const fn budget(self) -> u32 {
        match self {
            Self::Random => 0,
            Self::Novice => 1,
            Self::Casual => 4,
            Self::Skilled => 100,
            Self::Expert | Self::Master => 1200,
        }
    }

    /// A player of this level.
    pub fn bot<G: Judge>(self) -> Box<dyn Bot<G>> {
        self.bot_who_likes(Style::Balanced)
    }

    /// A player of this level and of a style; one who plays at random has none.
    pub fn bot_who_likes<G: Judge>(self, style: Style) -> Box<dyn Bot<G>> {
        match self {
            Self::Random => Box::new(Random),
            Self::Novice => Box::new(Greedy::novice(style)),
            Self::Casual => Box::new(Greedy::casual(style)),
            Self::Skilled => Box::new(Skilled::new(style)),
            Self::Expert => Box::new(InTime { style }),
            Self::Master => Box::new(Master { style }),
        }
    }

    /// What a player of this level does in the arena: as at a table, unless it is told how many iterations it
    /// may make. Then an expert makes exactly those, however long that takes.
    pub(crate) fn compete<G: Judge>(
        self,
        style: Style,
        known: &dyn Imagine<G>,
        budget: Option<u32>,
        rng: &mut dyn Rng,
    ) -> G::Move {
        match (self, budget) {
            (Self::Expert, Some(iterations)) => Expert::new().liking(style).choose(known, iterations, rng),
            (level, budget) => {
                let budget = budget.unwrap_or_else(|| level.budget());
                level.bot_who_likes::<G>(style).choose(known, budget, rng)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use merlin::Merlin;
    use table::{Actor, Game, Journal, Knowledge, Moves, Turn, choose, draw, generator};

    /// What was measured with a number of iterations can be measured again, however quick an expert is at a table.
    #[test]
    fn an_expert_who_is_told_how_many_iterations_makes_them() {
        let options = Merlin::read_options("players=2 modules=all", Merlin::printed()).unwrap();
        let (mut game, mut rng, mut asked, mut differ) = (Merlin::setup(&options), generator(7), 0, 0);
        while game.turn() != Turn::Over && asked < 12 {
            let (who, choice) = match game.turn() {
                Turn::Seats(seats) => {
                    let seat = seats.iter().next().unwrap();
                    let (known, words) = (Knowledge::of(seat, &game), || generator(asked));
                    if known.offers().len() > 4 {
                        let by_level = Level::Expert.compete(Style::Daring, &known, Some(90), &mut words());
                        let raw = Expert::new().liking(Style::Daring).choose(&known, 90, &mut words());
                        let quick = Level::Expert.compete(Style::Daring, &known, None, &mut words());
                        assert_eq!(by_level, raw);
                        differ += u32::from(by_level != quick);
                        asked += 1;
                    }
                    (Actor::Seat(seat), choose(&known.offers(), &mut rng))
                }
                Turn::Chance | Turn::Over => (Actor::Chance, draw(&game, &mut Moves::new(), &mut rng)),
            };
            game.play(who, choice, &mut Journal::silent());
        }
        assert!(asked == 12 && differ > 0, "{differ} of {asked}");
    }
}
