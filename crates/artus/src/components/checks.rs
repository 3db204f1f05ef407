//! The invariants of a components file, clause by clause (section 18).

use super::Components;
use super::file::{File, ScoringCard};
use crate::cards::{Card, Reach, Scoring};
use crate::chairs::{Chair, ChairSet};
use crate::deck::Deck;
use crate::vocab::{Figures, Kind, Metal, Mode, Plate};
use std::ops::Deref;
use table::{ComponentsFile, Fault};

/// A file under examination: its checks are those of Artus.
pub(super) struct Reader<'a>(ComponentsFile<'a, File>);

impl<'a> Deref for Reader<'a> {
    type Target = ComponentsFile<'a, File>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl<'a> Reader<'a> {
    pub(super) fn new(text: &'a str) -> Result<Self, Fault> {
        ComponentsFile::new(text).map(Self)
    }

    pub(super) fn check(self) -> Result<Components, Fault> {
        self.check_fixed_values()?;
        let (values, plates) = self.check_turntable()?;
        let carpet = self.check_carpet()?;
        let (large_crown, small_crowns) = self.check_crown_chairs()?;
        let cards = self.check_cards()?;
        let mut components = Components {
            values,
            plates,
            carpet,
            large_crown,
            small_crowns,
            deck: Deck::new(cards),
            sources: self.file.sources(),
            fingerprint: String::new(),
            warnings: self.unequal_metals(&cards),
        };
        components.fingerprint = components.sum();
        Ok(components)
    }

    /// Everything the rules themselves fix (ART-18.1, ART-18.15, ART-18.16, ART-18.17, ART-18.19).
    fn check_fixed_values(&self) -> Result<(), Fault> {
        let File { game, board, rings, figures, prestige_track: track, setup, mode, player_colours, .. } =
            &self.file;
        self.fixed("ART-18.19", &["game", "id"], game.id.as_str(), "artus")?;
        self.fixed("ART-18.19", &["game", "format"], game.format, 1)?;
        self.fixed("ART-18.19", &["game", "min_players"], game.min_players, 2)?;
        self.fixed("ART-18.19", &["game", "max_players"], game.max_players, 4)?;
        self.fixed("ART-18.19", &["game", "modes"], texts(&game.modes), vec!["beginner", "advanced"])?;
        self.fixed("ART-18.1", &["board", "chairs"], board.chairs, i64::from(Chair::COUNT))?;
        self.fixed("ART-18.15", &["rings", "total"], rings.total, 10)?;
        self.fixed("ART-18.15", &["rings", "king"], rings.king, 3)?;
        self.fixed("ART-18.15", &["rings", "prince_at_start"], rings.prince_at_start, 1)?;
        self.fixed("ART-18.15", &["rings", "returned_by_old_king"], rings.returned_by_old_king, 2)?;
        self.fixed("ART-18.16", &["figures", "knights_per_colour"], figures.knights_per_colour, 6)?;
        self.fixed("ART-18.16", &["figures", "silver_princes"], figures.silver_princes, 2)?;
        self.fixed("ART-18.16", &["figures", "bronze_princes"], figures.bronze_princes, 2)?;
        self.fixed("ART-18.16", &["prestige_track", "fields"], track.fields, 50)?;
        self.fixed("ART-18.16", &["prestige_track", "token_value"], track.token_value, 50)?;
        self.fixed("ART-18.16", &["prestige_track", "tokens"], track.tokens, 12)?;
        self.fixed("ART-18.19", &["setup", "knights_2_players"], setup.knights_2_players, 6)?;
        self.fixed("ART-18.19", &["setup", "knights_3_players"], setup.knights_3_players, 6)?;
        self.fixed("ART-18.19", &["setup", "knights_4_players"], setup.knights_4_players, 5)?;
        self.fixed("ART-18.19", &["setup", "score_markers_per_player"], setup.score_markers_per_player, 1)?;

        let mut colours = texts(&player_colours.ids);
        colours.sort_unstable();
        colours.dedup();
        let four = colours.len() == 4 && player_colours.ids.len() == 4;
        let found = player_colours.ids.join(", ");
        self.demand(four, "ART-18.19", &["player_colours", "ids"], found, "4 × ≠")?;

        let modes: Vec<&str> = mode.keys().map(String::as_str).collect();
        self.fixed("ART-18.19", &["mode"], modes, vec!["advanced", "beginner"])?;
        for mode in Mode::ALL {
            self.check_mode(mode)?;
        }
        Ok(())
    }

    fn check_mode(&self, mode: Mode) -> Result<(), Fault> {
        let file = &self.file.mode[mode.id()];
        let path = |field: &'static str| ["mode", mode.id(), field];
        let used = Kind::ALL.into_iter().filter(|&kind| mode.uses(kind));
        let piles: Vec<&str> = used.clone().map(Kind::id).collect();
        self.fixed("ART-18.19", &path("piles"), texts(&file.piles), piles)?;
        let (knight, king) = (i64::from(mode.dealt(Kind::Knight)), i64::from(mode.dealt(Kind::King)));
        self.fixed("ART-18.19", &path("hand_from_knight"), file.hand_from_knight, knight)?;
        self.fixed("ART-18.19", &path("hand_from_king"), file.hand_from_king, king)?;
        self.fixed("ART-18.19", &path("hand_from_scoring"), file.hand_from_scoring, 0)?;
        let cards: u8 = used.map(Deck::count).sum();
        let played = file.rounds.saturating_mul(file.cards_per_turn);
        self.fixed("ART-18.17", &path("rounds"), played, i64::from(cards))?;
        self.fixed("ART-18.19", &path("cards_per_turn"), file.cards_per_turn, mode.cards_per_turn().into())?;
        self.fixed("ART-18.19", &path("rounds"), file.rounds, mode.rounds().into())
    }

    /// ART-18.2 to ART-18.5.
    fn check_turntable(&self) -> Result<([i8; 28], [Plate; 28]), Fault> {
        let file = &self.file.turntable;
        let (values_at, colours_at) = (["turntable", "values"], ["turntable", "colours"]);
        self.fixed("ART-18.2", &values_at, file.values.len(), 28)?;
        self.fixed("ART-18.2", &colours_at, file.colours.len(), 28)?;
        let crowns: Vec<usize> = (0..28).filter(|&index| file.colours[index] == "crown").collect();
        let found = format!("crown: {crowns:?}");
        self.demand(crowns == [0], "ART-18.2", &colours_at, found, "crown: [0]")?;
        self.fixed("ART-18.2", &values_at, file.values[0], 0)?;

        let mut plates = [Plate::Crown; 28];
        for (index, plate) in plates.iter_mut().enumerate().skip(1) {
            let (value, colour) = (file.values[index], file.colours[index].as_str());
            let (colour_of_value, fitting) = match value {
                ..0 => (Plate::Red, "red"),
                0 => (Plate::Yellow, "yellow"),
                1.. => (Plate::Green, "green"),
            };
            let at = ["turntable", "colours", &(index + 1).to_string()];
            self.demand(colour == fitting, "ART-18.3", &at, format!("{colour} ({value})"), fitting)?;
            *plate = colour_of_value;
        }
        let mut sorted = file.values[1..].to_vec();
        sorted.sort_unstable();
        let zeros = sorted.iter().filter(|&&value| value == 0).count();
        self.fixed("ART-18.3", &values_at, zeros, 3)?;
        let all: Vec<i64> = (-15..=-1).chain([0, 0, 0]).chain(1..=8).chain([10]).collect();
        self.fixed("ART-18.4", &values_at, sorted, all)?;
        self.fixed("ART-18.5", &values_at, &file.values[20..], &[2, 3, 4, 5, 6, 7, 8, 10])?;
        let mut values = [0; 28];
        for (small, &value) in values.iter_mut().zip(&file.values) {
            *small = i8::try_from(value).expect("ART-18.4 was checked above");
        }
        Ok((values, plates))
    }

    fn chairs(&self, clause: &'static str, path: &[&str], numbers: &[i64]) -> Result<ChairSet, Fault> {
        let mut set = ChairSet::EMPTY;
        for &number in numbers {
            let chair = u8::try_from(number).ok().and_then(Chair::new).filter(|&chair| !set.contains(chair));
            match chair {
                Some(chair) => set.insert(chair),
                None => self.demand(false, clause, path, format!("{numbers:?}"), "0–27, ≠")?,
            }
        }
        Ok(set)
    }

    /// ART-18.6.
    fn check_carpet(&self) -> Result<ChairSet, Fault> {
        let (numbers, path) = (&self.file.carpet.chairs, ["carpet", "chairs"]);
        let carpet = self.chairs("ART-18.6", &path, numbers)?;
        let is_run_with_opposite = |start: Chair| {
            let run: ChairSet = [0, 1, 2, 14, 15, 16].into_iter().map(|step| start.step(step)).collect();
            run == carpet
        };
        let fits = Chair::all().any(is_run_with_opposite);
        self.demand(fits, "ART-18.6", &path, format!("{numbers:?}"), "c, c+1, c+2, c+14, c+15, c+16")?;
        Ok(carpet)
    }

    /// ART-18.7.
    fn check_crown_chairs(&self) -> Result<(Chair, ChairSet), Fault> {
        let file = &self.file.crown_chairs;
        let small = self.chairs("ART-18.7", &["crown_chairs", "small"], &file.small)?;
        let large = self.chairs("ART-18.7", &["crown_chairs", "large"], &[file.large])?;
        let all = small.union(large);
        let opposites = all.iter().all(|chair| all.contains(chair.opposite()));
        let found = format!("{} + {:?}", file.large, file.small);
        let fits = all.len() == 4 && small.len() == 3 && opposites;
        self.demand(fits, "ART-18.7", &["crown_chairs", "small"], found, "a, a+14, b, b+14")?;
        let large = large.iter().next().expect("the set of one chair has a chair");
        Ok((large, small))
    }

    /// ART-18.8 to ART-18.14.
    fn check_cards(&self) -> Result<[Card; Deck::SIZE], Fault> {
        let mut ids = Vec::new();
        let mut cards = Vec::new();
        let lists = [
            ("knight_card", self.file.knight_card.len()),
            ("king_card", self.file.king_card.len()),
            ("scoring_card", self.file.scoring_card.len()),
        ];
        for (list, length) in lists {
            for index in 0..length {
                let (id, copies, card) = self.card(list, index)?;
                let at = [list, &(index + 1).to_string(), "id"];
                self.demand(!ids.contains(&id), "ART-18.14", &at, id, "-")?;
                ids.push(id);
                cards.extend(std::iter::repeat_n(card, copies));
            }
        }
        let knight = |card: &Card| matches!(card, Card::Knight(_));
        let backward = |card: &Card| matches!(card, Card::Knight(reach) if reach.backward);
        let count = |test: &dyn Fn(&Card) -> bool| cards.iter().filter(|card| test(card)).count();
        let has = |id: &str| count(&|card| card.to_string() == id);
        let moves = |card: &Card| matches!(card, Card::King(..));
        let backward_moves = |card: &Card| matches!(card, Card::King(_, reach) if reach.backward);

        self.fixed("ART-18.9", &["knight_card"], count(&knight), 8)?;
        let named = |test: &dyn Fn(&Card) -> bool| {
            let found: Vec<String> = cards.iter().filter(|card| test(card)).map(Card::to_string).collect();
            if found.is_empty() { "-".to_owned() } else { found.join(", ") }
        };
        let one = (count(&backward), has("knight_pm_1_5")) == (1, 1);
        self.demand(one, "ART-18.9", &["knight_card"], named(&backward), "knight_pm_1_5")?;
        self.demand(has("knight_3_6") >= 1, "ART-18.9", &["knight_card"], 0, "knight_3_6")?;
        self.fixed("ART-18.10", &["king_card"], count(&moves), 4)?;
        self.fixed("ART-18.10", &["king_card"], count(&|card| matches!(card, Card::Ring(_))), 4)?;
        let one = (count(&backward_moves), has("king_move_pm_1_5")) == (1, 1);
        self.demand(one, "ART-18.11", &["king_card"], named(&backward_moves), "king_move_pm_1_5")?;
        for id in ["king_move_any_4_8", "king_move_silver_1_7"] {
            self.demand(has(id) >= 1, "ART-18.11", &["king_card"], 0, id)?;
        }
        for id in ["ring_silver", "ring_bronze", "ring_any"] {
            self.demand(has(id) >= 1, "ART-18.12", &["king_card"], 0, id)?;
        }
        for scoring in Scoring::ALL {
            let held = has(scoring.id());
            self.demand(held == 1, "ART-18.13", &["scoring_card"], format!("{held} × {}", scoring.id()), 1)?;
        }
        let length = cards.len();
        let deck = cards.try_into();
        deck.map_err(|_| self.fault("ART-18.14", &["knight_card"], length, Deck::SIZE))
    }

    /// One card of a list: its id, its copies, and what it says.
    fn card(&self, list: &str, index: usize) -> Result<(&str, usize, Card), Fault> {
        let number = (index + 1).to_string();
        let path = |field: &'static str| [list, &number, field];
        let reach = |min: i64, max: i64, backward: bool| {
            let small =
                |distance: i64| u8::try_from(distance).ok().filter(|steps| (1..Chair::COUNT).contains(steps));
            match (small(min), small(max)) {
                (Some(min), Some(max)) if min <= max => Ok(Reach { min, max, backward }),
                (least, most) => {
                    let at = path(if least.is_some() && most.is_none() { "max" } else { "min" });
                    let found = format!("{min}–{max}");
                    Err(self.fault("ART-18.8", &at, found, "1 ≤ min ≤ max ≤ 27"))
                }
            }
        };
        let copies = |copies: i64| {
            let few = usize::try_from(copies).ok().filter(|&copies| copies <= Deck::SIZE);
            let expected = format!("0–{}", Deck::SIZE);
            few.ok_or_else(|| self.fault("ART-18.14", &path("copies"), copies, expected))
        };
        match list {
            "knight_card" => {
                let file = &self.file.knight_card[index];
                Ok((&file.id, copies(file.copies)?, Card::Knight(reach(file.min, file.max, file.backward)?)))
            }
            "king_card" => {
                let file = &self.file.king_card[index];
                let figures = match file.figures.as_str() {
                    "silver" => Figures::Only(Metal::Silver),
                    "bronze" => Figures::Only(Metal::Bronze),
                    "any" => Figures::Any,
                    other => {
                        let expected = "silver, bronze, any";
                        return Err(self.fault("ART-18.10", &path("figures"), other, expected));
                    }
                };
                let card = match (file.kind.as_str(), file.min, file.max, file.backward) {
                    ("ring", None, None, None) => Card::Ring(figures),
                    ("move", Some(min), Some(max), backward) => {
                        Card::King(figures, reach(min, max, backward.unwrap_or(false))?)
                    }
                    (kind, ..) => {
                        let expected = "move (min, max), ring";
                        return Err(self.fault("ART-18.10", &path("kind"), kind, expected));
                    }
                };
                Ok((&file.id, copies(file.copies)?, card))
            }
            _ => {
                let file = &self.file.scoring_card[index];
                {
                    let scoring = self.scoring_card(file, &path("kind"))?;
                    Ok((file.id.as_str(), copies(file.copies)?, Card::Scoring(scoring)))
                }
            }
        }
    }

    /// ART-18.13: kind, number of knights, penalty and distances of a scoring card.
    fn scoring_card(&self, file: &ScoringCard, path: &[&str]) -> Result<Scoring, Fault> {
        let found = (file.kind.as_str(), file.knights, file.penalty, (file.min, file.max), file.backward);
        Ok(match found {
            ("all", None, None, (None, None), None) => Scoring::All,
            ("all_inverted", None, None, (None, None), None) => Scoring::AllInverted,
            ("green_yellow_red", None, Some(-15), (None, None), None) => Scoring::GreenYellowRed,
            ("carpet", Some(2), Some(-25), (None, None), None) => Scoring::Carpet,
            ("red", Some(3), Some(-50), (None, None), None) => Scoring::ThreeRed,
            ("move_ring_or_best", None, None, (Some(1), Some(3)), None | Some(false)) => Scoring::Choice,
            _ => {
                let expected = "all | all_inverted | green_yellow_red (penalty = -15) | carpet (knights = 2, \
                                penalty = -25) | red (knights = 3, penalty = -50) | move_ring_or_best (min = 1, \
                                max = 3, backward = false)";
                return Err(self.fault("ART-18.13", path, &file.kind, expected));
            }
        })
    }

    /// ART-18.18: cards that treat silver and bronze unequally are accepted with a warning.
    fn unequal_metals(&self, cards: &[Card]) -> Vec<Fault> {
        let of = |metal: Metal| {
            let mut found: Vec<(bool, Option<Reach>)> = cards
                .iter()
                .filter_map(|card| match card {
                    Card::King(Figures::Only(only), reach) if *only == metal => Some((false, Some(*reach))),
                    Card::Ring(Figures::Only(only)) if *only == metal => Some((true, None)),
                    Card::Knight(_) | Card::King(..) | Card::Ring(_) | Card::Scoring(_) => None,
                })
                .collect();
            found.sort_unstable();
            found
        };
        if of(Metal::Silver) == of(Metal::Bronze) {
            return Vec::new();
        }
        let named = |metal: Metal| {
            let own = cards.iter().filter(|card| {
                let (Card::King(figures, _) | Card::Ring(figures)) = card else { return false };
                *figures == Figures::Only(metal)
            });
            own.map(Card::to_string).collect::<Vec<_>>().join(" ")
        };
        let found = format!("{} ≠ {}", named(Metal::Silver), named(Metal::Bronze));
        vec![self.fault("ART-18.18", &["king_card"], found, "silver = bronze")]
    }
}

fn texts(list: &[String]) -> Vec<&str> {
    list.iter().map(String::as_str).collect()
}
