//! The last scoring, read from what happened: one slide after the other, in the order of the rules (section 15).

use super::Scene;
use super::forecast::STEPS;
use merlin::modules::{Event as ModuleEvent, ScoringStep as ModuleStep, arthur};
use merlin::{Category, Colour, Event, Means, Points, ScoringStep, Site, SiteSet, Terrain};
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
    /// The points it brought, by seat and category.
    pub(crate) gains: [[i32; Category::ALL.len()]; 4],
    /// All points of the scoring up to here, by seat and step; those at the end of the game are the last.
    pub(crate) so_far: [[i32; STEPS.len() + 1]; 4],
}

/// What a slide is about.
#[derive(Hash)]
pub(crate) enum About {
    /// Who repelled how many traitors by what, and how many were left.
    Traitors([Facing; 4]),
    /// All territories with manors.
    Environs(Vec<Territory>),
    /// A principality.
    Land(Land),
    /// Who keeps which manor, and which ones return to the supply (ARU-7.2).
    CleanUp(Vec<CleanedUp>),
    /// Vassals in principalities.
    Vassals,
    /// The results of the Picts, and who had the signet ring (ARU-7.6 to ARU-7.8).
    Picts { results: [u8; 4], ring: Option<Seat> },
    /// Apples, staffs and items at the end.
    Rest,
}

/// A principality in a scoring.
#[derive(Clone, Copy, Hash)]
pub(crate) struct Land {
    pub(crate) colour: Colour,
    /// Everybody's influence markers.
    pub(crate) markers: [u8; 4],
    pub(crate) leaders: SeatSet,
    /// Who used the Grail here.
    pub(crate) grail: Option<Seat>,
    /// Whether it is known who gains what.
    pub(crate) decided: bool,
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

/// A player's manors in a territory after the clean-up.
#[derive(Clone, Copy, Hash)]
pub(crate) struct CleanedUp {
    pub(crate) seat: Seat,
    pub(crate) kept: Site,
    pub(crate) removed: SiteSet,
}

impl About {
    /// The place of the influence among the steps.
    pub(crate) const INFLUENCE: usize = 2;

    /// The place of its step among [`STEPS`]; the rest at the end comes after all of them.
    pub(crate) const fn step(&self) -> usize {
        match self {
            Self::Traitors(_) => 0,
            Self::Environs(_) | Self::CleanUp(_) => 1,
            Self::Land(_) => Self::INFLUENCE,
            Self::Vassals => 3,
            Self::Picts { .. } => 4,
            Self::Rest => STEPS.len(),
        }
    }

    /// Whether there is nothing to tell of the step.
    const fn is_empty(&self) -> bool {
        match self {
            Self::Environs(all) => all.is_empty(),
            Self::CleanUp(all) => all.is_empty(),
            Self::Traitors(_) | Self::Land(_) | Self::Vassals | Self::Picts { .. } | Self::Rest => false,
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
        let ring = events[..start].iter().rev().find_map(|event| match *event {
            Event::Module(ModuleEvent::Arthur(arthur::Event::RingTaken { seat, .. })) => Some(seat),
            _ => None,
        });
        for slide in &mut tale.slides {
            if let About::Picts { ring: owner, .. } = &mut slide.about {
                *owner = ring;
            }
        }
        // A step in which nothing happened is not worth a slide, but the traitors always are.
        tale.slides.retain(|slide| !slide.about.is_empty());
        Some(tale)
    }

    fn open(&mut self, about: About) {
        let so_far = self.slides.last().map_or([[0; STEPS.len() + 1]; 4], |slide| slide.so_far);
        self.slides.push(Slide { about, gains: [[0; Category::ALL.len()]; 4], so_far });
    }

    fn follow(&mut self, event: &Event) {
        match *event {
            Event::Step(ScoringStep::Traitors) => self.open(About::Traitors([Facing::default(); 4])),
            Event::Step(ScoringStep::Environs) => self.open(About::Environs(Vec::new())),
            Event::Step(ScoringStep::Vassals) => self.open(About::Vassals),
            Event::Step(ScoringStep::Module(ModuleStep::Arthur(arthur::ScoringStep::CleanUp))) => {
                self.open(About::CleanUp(Vec::new()));
            }
            Event::Step(ScoringStep::Module(ModuleStep::Arthur(arthur::ScoringStep::Picts))) => {
                self.open(About::Picts { results: [0; 4], ring: None });
            }
            Event::FinalPoints => self.open(About::Rest),
            Event::Principality { colour, markers, leaders } => {
                self.open(About::Land(Land { colour, markers, leaders, grail: None, decided: false }));
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
    /// The points it brought a player.
    pub(crate) fn gain(&self, seat: Seat) -> i32 {
        self.gains[seat.index()].iter().sum()
    }

    fn follow(&mut self, event: &Event) {
        if let Event::Scored { seat, points, reason } = *event {
            self.gains[seat.index()][reason.category().index()] += points;
            self.so_far[seat.index()][self.about.step()] += points;
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
            (
                About::CleanUp(all),
                Event::Module(ModuleEvent::Arthur(arthur::Event::CleanedUp { seat, kept, removed })),
            ) => all.push(CleanedUp { seat, kept, removed }),
            (
                About::Picts { results, .. },
                Event::Module(ModuleEvent::Arthur(arthur::Event::PictResults { results: all, .. })),
            ) => *results = all,
            (About::Land(land), Event::GrailUsed { seat, .. }) => land.grail = Some(seat),
            (About::Land(land), Event::Scored { .. }) => land.decided = true,
            (_, _) => {}
        }
    }
}
