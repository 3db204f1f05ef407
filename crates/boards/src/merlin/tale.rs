//! The last scoring, read from what happened: one slide after the other, in the order of the rules (section 15).

use super::Scene;
use merlin::{Category, Colour, Event, Means, Points, ScoringStep, SiteSet, Terrain};
use table::{Seat, SeatSet};

/// A scoring as far as it has come.
#[derive(Hash)]
pub(crate) struct Tale {
    /// After which round.
    pub(crate) round: u8,
    /// The scores before it.
    pub(crate) before: [i32; 4],
    pub(crate) slides: Vec<Slide>,
}

/// What is told at once.
#[derive(Hash)]
pub(crate) struct Slide {
    pub(crate) about: About,
    /// The points it brought.
    pub(crate) gains: [i32; 4],
    /// All points of the scoring up to here, by seat and category.
    pub(crate) so_far: [[i32; Category::ALL.len()]; 4],
}

/// What a slide is about.
#[derive(Hash)]
pub(crate) enum About {
    /// Who repelled how many traitors by what, and how many were left.
    Traitors([Facing; 4]),
    /// All territories with manors.
    Environs(Vec<Territory>),
    /// A principality.
    Land { colour: Colour, markers: [u8; 4], leaders: SeatSet, grail: Option<Seat>, decided: bool },
    /// Vassals in principalities.
    Vassals,
    /// Apples, staffs and items at the end.
    Rest,
}

/// How a player's traitors fared.
#[derive(Clone, Copy, Hash, Default)]
pub(crate) struct Facing {
    by_flag: [u8; 6],
    by_shield: [u8; 6],
    by_ability: [u8; 6],
    left: [u8; 6],
    pub(crate) excalibur: bool,
}

impl Facing {
    /// How many traitors of a colour were repelled so in the scoring.
    pub(crate) const fn repelled(&self, means: Means, colour: Colour) -> u8 {
        match means {
            Means::Flag => self.by_flag[colour.index()],
            Means::Shield => self.by_shield[colour.index()],
            Means::Ability => self.by_ability[colour.index()],
            Means::Excalibur => 0,
        }
    }

    /// How many traitors of a colour were not repelled.
    pub(crate) const fn left(&self, colour: Colour) -> u8 {
        self.left[colour.index()]
    }
}

/// A territory, and what its leaders gain.
#[derive(Clone, Copy, Hash)]
pub(crate) struct Territory {
    pub(crate) terrain: Terrain,
    pub(crate) sites: SiteSet,
    pub(crate) manors: [u8; 4],
    pub(crate) leaders: SeatSet,
}

impl About {
    /// The step of the scoring it belongs to; the rest at the end belongs to none.
    pub(crate) const fn step(&self) -> Option<ScoringStep> {
        match self {
            Self::Traitors(_) => Some(ScoringStep::Traitors),
            Self::Environs(_) => Some(ScoringStep::Environs),
            Self::Land { .. } => Some(ScoringStep::Influence),
            Self::Vassals => Some(ScoringStep::Vassals),
            Self::Rest => None,
        }
    }
}

impl Tale {
    /// The last scoring, until the reader has chosen a die after it; whoever watches is shown it for a turn.
    pub(crate) fn of(scene: &Scene<'_>) -> Option<Self> {
        let events = scene.events;
        let start = events.iter().rposition(|event| matches!(event, Event::Scoring { .. }))?;
        let went_on = |event: &Event| match event {
            Event::DieChosen { seat, .. } => scene.me.is_none_or(|me| me == *seat),
            _ => false,
        };
        if events[start..].iter().any(went_on) {
            return None;
        }
        let Event::Scoring { round } = events[start] else { return None };
        let mut tale = Self { round, before: [0; 4], slides: Vec::new() };
        for event in &events[..start] {
            if let Event::Scored { seat, points, .. } = *event {
                tale.before[seat.index()] += points;
            }
        }
        events[start..].iter().for_each(|event| tale.follow(event));
        // A step in which nothing happened is not worth a slide, but the traitors always are.
        tale.slides.retain(|slide| !matches!(&slide.about, About::Environs(all) if all.is_empty()));
        Some(tale)
    }

    fn open(&mut self, about: About) {
        let so_far = self.slides.last().map_or([[0; Category::ALL.len()]; 4], |slide| slide.so_far);
        self.slides.push(Slide { about, gains: [0; 4], so_far });
    }

    fn follow(&mut self, event: &Event) {
        match *event {
            Event::Step(ScoringStep::Traitors) => self.open(About::Traitors([Facing::default(); 4])),
            Event::Step(ScoringStep::Environs) => self.open(About::Environs(Vec::new())),
            Event::Step(ScoringStep::Vassals) => self.open(About::Vassals),
            Event::FinalPoints => self.open(About::Rest),
            Event::Principality { colour, markers, leaders } => {
                self.open(About::Land { colour, markers, leaders, grail: None, decided: false });
            }
            _ => {
                if let Some(slide) = self.slides.last_mut() {
                    slide.follow(event);
                }
            }
        }
    }
}

impl Slide {
    fn follow(&mut self, event: &Event) {
        if let Event::Scored { seat, points, reason } = *event {
            self.gains[seat.index()] += points;
            self.so_far[seat.index()][reason.category().index()] += points;
        }
        match (&mut self.about, *event) {
            (About::Traitors(all), Event::TraitorRepelled { seat, means, colour }) => match means {
                Means::Flag => all[seat.index()].by_flag[colour.index()] += 1,
                Means::Shield => all[seat.index()].by_shield[colour.index()] += 1,
                Means::Ability => all[seat.index()].by_ability[colour.index()] += 1,
                Means::Excalibur => {}
            },
            (About::Traitors(all), Event::Unrepelled { seat, colour, traitors }) => {
                all[seat.index()].left[colour.index()] = traitors;
            }
            (About::Traitors(all), Event::Scored { seat, reason: Points::Excalibur, .. }) => {
                all[seat.index()].excalibur = true
            }
            (About::Environs(all), Event::Territory { terrain, sites, manors, leaders }) => {
                all.push(Territory { terrain, sites, manors, leaders });
            }
            (About::Land { grail, .. }, Event::GrailUsed { seat, .. }) => *grail = Some(seat),
            (About::Land { decided, .. }, Event::Scored { .. }) => *decided = true,
            (_, _) => {}
        }
    }
}
