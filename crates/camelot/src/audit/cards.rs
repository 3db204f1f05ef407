//! What must be true of cards and tiles: mission cards, Merlin tiles, grail tiles, predictions (sections 4, 6, 8).

use super::{demand, listed, said};
use crate::colours::Colour;
use crate::due::Phase;
use crate::missions::MissionSet;
use crate::state::{Camelot, Fate, Open};
use crate::tiles::GrailTiles;
use crate::vocab::{Deck, Hero, HeroSide, Part};
use table::Fault;

impl Open {
    /// Every card is in its deck, on display, or was revealed in an earlier round (CAM-4.1, CAM-4.4).
    pub(super) fn check_display(&self) -> Result<(), Fault> {
        let missions = &self.options.components.0.missions;
        let phase = self.flow.phase;
        let gap = self.display.iter().skip_while(|slot| slot.is_some()).any(Option::is_some);
        demand(!gap, "CAM-4.1", "table.display", self.display().count(), self.display.len())?;
        for deck in Deck::ALL {
            let each = self.revealed_each_round(deck);
            let shown = self.display().filter(|slot| slot.mission.deck == deck).count();
            let expected = match phase {
                Phase::Sending | Phase::Predictions | Phase::Fists | Phase::Merlin | Phase::Missions => {
                    each..=each
                }
                Phase::Preparation => 0..=each,
                Phase::Sides
                | Phase::Eldest
                | Phase::Colours
                | Phase::Cards
                | Phase::RedRoom
                | Phase::Screens
                | Phase::Hinterland
                | Phase::Over => 0..=0,
            };
            let found = format!("{shown} × {deck}");
            let counts = match (*expected.start(), *expected.end()) {
                (least, most) if least == most => format!("{most} × {deck}"),
                (least, most) => format!("{least}–{most} × {deck}"),
            };
            demand(expected.contains(&shown), "CAM-4.1", "table.display", found, counts)?;
            // Cards of earlier rounds are gone; in the end those of the last one too.
            let ended =
                if phase >= Phase::RedRoom { self.flow.round } else { self.flow.round.saturating_sub(1) };
            let used = if self.players() == 5 || deck != Deck::Key { missions.of(deck).len() } else { 0 };
            let left = used - (usize::from(ended) * each + shown).min(used);
            let found = self.deck_left(deck);
            let gone = |left: usize| format!("{} × {deck}", used.saturating_sub(left + shown));
            demand(found == left, "CAM-4.4", "table.gone", gone(found), gone(left))?;
        }
        if phase == Phase::Preparation {
            let in_order = self.display().map(|slot| slot.mission.deck).is_sorted();
            let next = self.next_deck();
            let ahead = self.display().any(|slot| next.is_none_or(|next| slot.mission.deck > next));
            demand(next.is_some(), "CAM-4.1", "turn.phase", phase, Phase::Sending)?;
            let (shown, decks) =
                (self.display().map(|slot| slot.mission), Deck::ALL.map(Deck::id).join(", "));
            demand(in_order && !ahead, "CAM-4.1", "table.display", listed(shown), decks)?;
        }
        // Copies leave their deck in order, so what is in it are the last ones.
        let all = Deck::ALL.into_iter().fold(MissionSet::EMPTY, |all, deck| all.union(missions.of(deck)));
        for (mission, copies) in missions.different(all) {
            let own = missions.copies(mission);
            let (inside, shown) =
                (own.intersection(self.decks), self.display().filter(|slot| slot.mission == mission));
            let (left, shown) = (inside.len(), shown.count());
            let fits = left + shown <= copies as usize;
            let expected = format!("≤ {copies} × {mission}");
            demand(fits, "CAM-2.3", "table.display", format!("{} × {mission}", left + shown), expected)?;
            let last = inside.lowest().0 == 0 || own.without(inside).0 < inside.lowest().0;
            demand(last, "CAM-2.3", "table.gone", mission, "-")?;
        }
        self.check_fates()
    }

    /// A colour takes one card in its turn; heroes remove cards (CAM-7.2, CAM-16.13).
    fn check_fates(&self) -> Result<(), Fault> {
        let acting = usize::from(self.flow.place);
        for colour in Colour::ALL {
            let taken = self.display().filter(|slot| slot.fate == Fate::Taken(colour)).count();
            let had_turn = self.flow.phase == Phase::Missions
                && self.order.place(colour).is_some_and(|place| place <= acting);
            let most = usize::from(had_turn);
            let expected = format!("≤ {most} × taken {colour}");
            demand(taken <= most, "CAM-7.2", "table.display", format!("{taken} × taken {colour}"), expected)?;
            let removed = self.display().filter(|slot| slot.fate == Fate::Removed(colour)).count();
            let removes = match (self.hero(colour), self.pieces(colour).hero) {
                (Hero::Kay, HeroSide::Gone) | (Hero::Mordred, HeroSide::Two) => had_turn,
                (Hero::Kay | Hero::Mordred | Hero::Percival | Hero::Tristan | Hero::Lancelot, _) => false,
            };
            // In the turn that is going on it was removed just now.
            let now = self.acting() != Some(colour) || self.turn.hero_used;
            let most = usize::from(removes && now && self.options.with_heroes());
            demand(
                removed <= most,
                "CAM-16.13",
                "table.display",
                format!("{removed} × removed {colour}"),
                format!("≤ {most} × removed {colour}"),
            )?;
        }
        Ok(())
    }

    /// From the bottom of the track upwards, never three on a number (CAM-6.1, CAM-6.4); afterwards the order follows
    /// from them (CAM-6.8). They may be forgotten once the fists are open.
    pub(super) fn check_predictions(&self) -> Result<(), Fault> {
        let phase = self.flow.phase;
        let opened = matches!(phase, Phase::Merlin | Phase::Missions);
        let forgotten = self.predictions.iter().all(Option::is_none);
        for colour in Colour::ALL {
            let at = format!("colour.{colour}.prediction");
            let predicted = self.predictions[colour.index()];
            let place = self.order.place(colour);
            let due = match phase {
                Phase::Predictions => place.is_some_and(|place| place > usize::from(self.flow.place)),
                Phase::Fists => place.is_some(),
                Phase::Merlin | Phase::Missions => place.is_some() && !forgotten,
                // What was predicted in the last round stays to be read until the next one.
                Phase::RedRoom | Phase::Screens | Phase::Hinterland | Phase::Over => {
                    place.is_some() && predicted.is_some()
                }
                Phase::Sides
                | Phase::Eldest
                | Phase::Colours
                | Phase::Cards
                | Phase::Preparation
                | Phase::Sending => false,
            };
            let number = predicted.is_none_or(|number| number <= crate::Components::HIGHEST_NUMBER);
            demand(number, "CAM-6.3", &at, said(predicted), "0–15")?;
            demand(
                predicted.is_some() == due,
                "CAM-6.1",
                &at,
                said(predicted),
                if due { "0–15" } else { "-" },
            )?;
            let crowd = predicted.map_or(0, |number| self.magicians_on(number));
            let (found, expected) =
                (format!("{crowd} × {}", said(predicted)), format!("≤ 2 × {}", said(predicted)));
            demand(crowd <= 2, "CAM-6.4", &at, found, expected)?;
        }
        let known = match phase {
            Phase::Merlin | Phase::Missions => self.total.is_some() || forgotten,
            Phase::RedRoom | Phase::Screens | Phase::Hinterland | Phase::Over => true,
            Phase::Sides
            | Phase::Eldest
            | Phase::Colours
            | Phase::Cards
            | Phase::Preparation
            | Phase::Sending
            | Phase::Predictions
            | Phase::Fists => self.total.is_none(),
        };
        let most = Self::MOST_SENT * self.options.colours_in_play() as u8;
        let expected = if self.total.is_some() { "-".to_owned() } else { format!("0–{most}") };
        demand(known, "CAM-6.7", "table.total", said(self.total), expected)?;
        if let (true, Some(total)) = (opened && !forgotten, self.total) {
            let distance = |colour: Colour| match self.predictions[colour.index()].unwrap_or_default() {
                below if below <= total => (0, total - below),
                above => (1, above - total),
            };
            let sorted = self.order.iter().map(distance).is_sorted();
            let mut right: Vec<Colour> = self.order.iter().collect();
            right.sort_by_key(|&colour| distance(colour));
            demand(sorted, "CAM-6.8", "table.order", listed(self.order.iter()), listed(right.into_iter()))?;
        }
        let sent: u32 = self.pieces.iter().map(|pieces| u32::from(pieces.sent)).sum();
        let first_turn = self.flow.place == 0 && self.due.is_empty();
        let all_sent = self.total.is_none_or(|total| match phase {
            Phase::Merlin => u32::from(total) == sent,
            // Whoever has had a turn has sent none any more.
            Phase::Missions if first_turn => u32::from(total) == sent,
            Phase::Missions => u32::from(total) >= sent,
            _ => true,
        });
        let at_least = phase == Phase::Missions && !first_turn;
        let expected = if at_least { format!("≥ {sent}") } else { sent.to_string() };
        demand(all_sent, "CAM-6.7", "table.total", said(self.total), expected)
    }
}

impl Camelot {
    /// What a colour hides fits what everybody knows of it (CAM-22.4, CAM-22.5).
    pub(super) fn check_secret(&self, colour: Colour) -> Result<(), Fault> {
        let at = |part: &str| format!("colour.{colour}.{part}");
        let (open, secret) = (&self.open, &self.secret[colour.index()]);
        let closed = matches!(open.flow.phase, Phase::Sending | Phase::Predictions | Phase::Fists)
            && open.owner(colour).is_some_and(|owner| open.flow.chosen.contains(owner));
        let most = if closed { open.pieces(colour).screen.min(Open::MOST_SENT) } else { 0 };
        demand(secret.fist <= most, "CAM-5.2", &at("fist"), secret.fist, format!("0–{most}"))?;
        let (grail, known) = (secret.grail.len(), open.pieces(colour).grail);
        demand(grail == known, "CAM-22.5", &at("grail"), grail, known)?;
        let (merlin, known) = (secret.merlin.len(), open.merlin_tiles(colour));
        demand(merlin == known, "CAM-22.5", &at("merlin"), merlin, known)?;
        let Some(seen) = secret.seen else { return Ok(()) };
        let looked = open.options.with_heroes()
            && open.hero(colour) == Hero::Percival
            && open.pieces(colour).hero == HeroSide::Gone;
        demand(looked, "CAM-16.14", &at("seen"), listed(seen.others.0.iter()), "-")?;
        let mut others = 0;
        for other in Colour::ALL {
            let (held, now) = (seen.held[other.index()], open.pieces(other).grail);
            let expected = format!("{other}: ≤ {now}");
            demand(held <= now, "CAM-16.14", &at("seen"), format!("{other}: {held}"), expected)?;
            others += if open.owner(other) == open.owner(colour) { 0 } else { held };
        }
        let (found, expected) = (format!("∑ {}", seen.others.len()), format!("∑ {others}"));
        demand(seen.others.len() == others, "CAM-16.14", &at("seen"), found, expected)?;
        // What the others had then they still have.
        let owner = open.owner(colour);
        let theirs = open.colours().filter(|&other| open.owner(other) != owner);
        let now = theirs.fold(GrailTiles::default(), |all, other| all.plus(self.secret[other.index()].grail));
        let kept = seen.others.minus(now).is_empty();
        let expected = now.0.iter().map(|count| format!("≤ {count}"));
        demand(kept, "CAM-16.14", &at("seen"), listed(seen.others.0.iter()), listed(expected))
    }

    /// No tile is there twice (CAM-2.2, CAM-6.11, CAM-8.9).
    pub(super) fn check_tiles(&self) -> Result<(), Fault> {
        let open = &self.open;
        for part in Part::ALL {
            let drawn: u32 = self.secret.iter().map(|secret| u32::from(secret.grail.count(part))).sum();
            let all = u32::from(open.options.components.grail.count(part));
            demand(
                drawn <= all,
                "CAM-2.2",
                "colour",
                format!("{drawn} × {part}"),
                format!("≤ {all} × {part}"),
            )?;
        }
        let taken = open.merlin.iter().flatten().count();
        let gap = open.merlin.iter().skip_while(|tile| tile.is_some()).any(Option::is_some);
        let strange = open.merlin.iter().flatten().any(|&colour| open.owner(colour).is_none());
        let due = match open.flow.phase {
            Phase::Missions | Phase::RedRoom | Phase::Screens | Phase::Hinterland | Phase::Over => {
                open.flow.round
            }
            Phase::Sides
            | Phase::Eldest
            | Phase::Colours
            | Phase::Cards
            | Phase::Preparation
            | Phase::Sending
            | Phase::Predictions
            | Phase::Fists
            | Phase::Merlin => open.flow.round.saturating_sub(1),
        };
        let fits = taken == usize::from(due) && !gap && !strange;
        demand(fits, "CAM-6.11", "table.merlin", taken, due)?;
        let left = self.merlin_row().len();
        let row = open.options.components.merlin.len() - taken;
        let (found, expected) = (format!("{left} × merlin"), format!("{row} × merlin"));
        demand(left == row, "CAM-2.2", "colour", found, expected)
    }
}
