//! The invariants of the mission cards (MER-1.14, MER-1.15).

use super::checks::Reader;
use super::file::{MissionEntry, RequirementEntry};
use crate::castle::Castle;
use crate::missions::{Mission, MissionCard, Requirement};
use crate::state::Open;
use crate::vocab::{Colour, Item, Kind, Vassal};
use table::Fault;

impl Reader<'_> {
    pub(super) fn check_missions(&self) -> Result<[MissionCard; Mission::COUNT], Fault> {
        let file = &self.file.missions;
        self.fixed("MER-2.5", &["missions", "display"], file.display, Open::DISPLAY as i64)?;
        self.fixed("MER-2.17", &["missions", "hand"], file.hand, i64::from(Open::HAND))?;
        self.fixed("MER-1.14", &["missions", "cards"], file.cards.len(), Mission::COUNT)?;
        let mut cards = Vec::new();
        for (place, entry) in file.cards.iter().enumerate() {
            let number = (place + 1).to_string();
            let at_id = ["missions", "cards", &number, "id"];
            let twice = file.cards[..place].iter().any(|other| other.id == entry.id);
            self.once(!twice, "MER-1.14", &at_id, &entry.id)?;
            let card = self.card(&number, entry)?;
            self.demand(can_be_met(&card), "MER-1.15", &at_id, &entry.id, "…")?;
            cards.push(card);
        }
        Ok(cards.try_into().expect("the number of cards was checked above"))
    }

    fn card(&self, number: &str, entry: &MissionEntry) -> Result<MissionCard, Fault> {
        let path = |field: &'static str| ["missions", "cards", number, field];
        self.demand(!entry.family.is_empty(), "MER-1.14", &path("family"), "-", "…")?;
        let points = u8::try_from(entry.points).ok().filter(|points| (1..=3).contains(points));
        let Some(points) = points else {
            return Err(self.fault("MER-1.14", &path("points"), entry.points, "1, 2, 3"));
        };
        let symbol: Vassal = self.named("MER-1.14", &path("symbol"), &entry.symbol, &Vassal::ALL)?;
        let requirements: Vec<Requirement> = entry
            .requirements
            .iter()
            .enumerate()
            .map(|(place, requirement)| self.requirement(number, place, requirement))
            .collect::<Result<_, _>>()?;
        MissionCard::new(points, symbol, &requirements).ok_or_else(|| {
            let found = requirements.len();
            self.fault("MER-1.14", &path("requirements"), found, "1–4")
        })
    }

    fn requirement(
        &self,
        number: &str,
        place: usize,
        entry: &RequirementEntry,
    ) -> Result<Requirement, Fault> {
        let place = (place + 1).to_string();
        let path = |field: &'static str| ["missions", "cards", number, "requirements", &place, field];
        let colour = |field: &'static str, text: &str| self.colour("MER-1.14", &path(field), text);
        let vassal = |field: &'static str, text: &str| {
            self.named::<Vassal>("MER-1.14", &path(field), text, &Vassal::ALL)
        };
        let kind = |text: &str| self.named::<Kind>("MER-1.14", &path("item"), text, &Kind::ALL);
        let vassals = entry.vassals.as_deref();
        let fields = (
            entry.item.as_deref(),
            entry.colour.as_deref(),
            entry.principality.as_deref(),
            entry.vassal.as_deref(),
            vassals,
        );
        Ok(match (entry.kind.as_str(), fields) {
            ("item", (Some(item), Some(of), None, None, None)) => {
                Requirement::Item(Item::new(kind(item)?, colour("colour", of)?))
            }
            ("any_item", (Some(item), None, None, None, None)) => Requirement::AnyItem(kind(item)?),
            ("influence_in", (None, None, Some(place), None, None)) => {
                Requirement::InfluenceIn(colour("principality", place)?)
            }
            ("influence_any", (None, None, None, None, None)) => Requirement::InfluenceAny,
            ("vassal_in", (None, None, Some(place), Some(who), None)) => {
                Requirement::VassalIn(vassal("vassal", who)?, colour("principality", place)?)
            }
            ("two_vassals_in", (None, None, Some(place), None, None)) => {
                Requirement::TwoVassalsIn(colour("principality", place)?)
            }
            ("vassal_pair", (None, None, None, None, Some([one, other]))) => {
                Requirement::VassalPair(vassal("vassals", one)?, vassal("vassals", other)?)
            }
            (kind, _) => {
                let expected = "item (item, colour), any_item (item), influence_in (principality), influence_any, \
                                vassal_in (vassal, principality), two_vassals_in (principality), vassal_pair (2 vassals)";
                return Err(self.fault("MER-1.14", &path("kind"), kind, expected));
            }
        })
    }
}

/// Whether one player with all items, six influence markers and four vassals can meet the card (MER-1.15).
fn can_be_met(card: &MissionCard) -> bool {
    let mut castle = Castle::furnished(0);
    Item::all().for_each(|item| castle.items.set(item, Open::ITEMS));
    for requirement in card.requirements() {
        if let Requirement::InfluenceIn(colour) = requirement {
            castle.influence[colour.index()] += 1;
        }
    }
    // Four requirements need four markers at most; the others stand anywhere.
    castle.influence[0] += castle.influence_on_castle();
    let places = || Colour::ALL.into_iter();
    places().any(|lady| {
        places().any(|shield_bearer| {
            places().any(|builder| {
                places().any(|flag_bearer| {
                    castle.vassals = [lady, shield_bearer, builder, flag_bearer].map(Some);
                    card.is_met_by(&castle)
                })
            })
        })
    })
}
