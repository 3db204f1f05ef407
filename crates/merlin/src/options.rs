//! What is agreed before a game: the players, the modules and their variants, and the printed values to play with.

use crate::components::Components;
use crate::layout::{Laid, Layout};
use crate::modules::{Module, Modules, Variant, Variants};
use std::fmt;
use table::{Clause, Fault};

/// What is agreed before the game (MER-1.1, INT-1.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// 2, 3 or 4.
    players: u8,
    modules: Modules,
    variants: Variants,
    /// The printed values to play with.
    pub components: Printed,
    layout: Laid,
}

impl Options {
    /// The numbers of players the game is for (MER-1.1).
    pub const PLAYERS: std::ops::RangeInclusive<usize> = 2..=4;

    /// Options for this many players without modules, if the game can be played by them (MER-1.1).
    pub fn new(players: usize, components: &'static Components) -> Option<Self> {
        let printed = table::Printed(components);
        Self::PLAYERS.contains(&players).then(|| Self {
            players: players as u8,
            modules: Modules::NONE,
            variants: Variants::NONE,
            components: printed,
            layout: Layout::of(players, Modules::NONE, components),
        })
    }

    /// The same with these modules and variants, if they go together (INT-1.1).
    pub fn with(self, modules: Modules, variants: Variants) -> Result<Self, Fault> {
        let lacks = |module: &Module| module.needs().is_some_and(|needed| !modules.contains(needed));
        if let Some(module) = modules.iter().find(lacks) {
            return Err(Fault::value(Some(Clause("INT-1.1")), "modules", module, modules.complete()));
        }
        if let Some(variant) = variants.iter().find(|variant| !modules.contains(variant.module())) {
            let clause = Some(Clause(variant.clause()));
            return Err(Fault::value(clause, "variants", variant, format!("modules={}", variant.module())));
        }
        let layout = Layout::of(self.players(), modules, self.components.0);
        Ok(Self { modules, variants, layout, ..self })
    }

    /// The sets of modules that tests play, each with what it needs (INT-1.1): every single one with every number of
    /// players, every pair, and all of them. Numbers of players take turns.
    pub fn sample(components: &'static Components) -> Vec<Self> {
        let built = Module::BUILT;
        let pairs = built.iter().enumerate().flat_map(|(place, &one)| {
            let later = built.iter().enumerate().skip(place + 1);
            later.map(move |(other, &second)| (Modules::from_iter([one, second]), Some((place + other) % 3)))
        });
        let singles = built.iter().map(|&one| (Modules::from_iter([one]), None));
        let all: Modules = built.iter().copied().collect();
        let mut found: Vec<Self> = Vec::new();
        for (modules, turn) in singles.chain(pairs).chain([(all, None)]) {
            let modules = modules.complete();
            let numbers = Self::PLAYERS.filter(|players| turn.is_none_or(|turn| players - 2 == turn));
            let sets = numbers.filter_map(|players| Self::new(players, components));
            for options in sets.filter_map(|base| base.with(modules, Variants::NONE).ok()) {
                if !modules.is_empty() && !found.contains(&options) {
                    found.push(options);
                }
            }
        }
        found
    }

    /// Reads `players=3 modules=gold,market variants=random_allies`.
    pub(crate) fn read(text: &str, components: &'static Components) -> Result<Self, Fault> {
        let (mut players, mut modules, mut variants) = (None, None, None);
        let text = table::without_spaces_at_commas(text);
        for part in text.split_ascii_whitespace() {
            let place = match part.split_once('=') {
                Some(("players", value)) => (&mut players, value),
                Some(("modules", value)) => (&mut modules, value),
                Some(("variants", value)) => (&mut variants, value),
                Some(_) | None => return Err(Self::unknown(part)),
            };
            if place.0.replace(place.1).is_some() {
                return Err(Self::unknown(part));
            }
        }
        let number = players.unwrap_or("-");
        let base = number.parse().ok().and_then(|players| Self::new(players, components));
        let base = base.ok_or_else(|| Fault::value(Some(Clause("MER-1.1")), "players", number, "2, 3, 4"))?;
        base.with_named(modules.unwrap_or("none"), variants.unwrap_or("none"))
    }

    fn unknown(part: &str) -> Fault {
        Fault::value(None, "options", part, "players=2–4 modules=… variants=…")
    }

    /// The same with modules and variants as people write them.
    pub(crate) fn with_named(self, modules: &str, variants: &str) -> Result<Self, Fault> {
        let list = |ids: &[&str]| format!("{}, none, all", ids.join(", "));
        let modules: Modules = modules
            .parse()
            .map_err(|_| Fault::value(None, "modules", modules, list(&Module::ALL.map(Module::id))))?;
        let variants: Variants = variants
            .parse()
            .map_err(|_| Fault::value(None, "variants", variants, list(&Variant::ALL.map(Variant::id))))?;
        self.with(modules, variants)
    }

    /// The number of players.
    #[inline]
    pub const fn players(&self) -> usize {
        self.players as usize
    }

    /// The modules in play.
    #[inline]
    pub const fn modules(&self) -> Modules {
        self.modules
    }

    /// The variants agreed on.
    pub const fn variants(&self) -> Variants {
        self.variants
    }

    /// How the table is laid for these options.
    pub const fn layout(&self) -> Laid {
        self.layout
    }
}

/// Without modules nothing is said of them, as in the records from before there were any.
impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "players={}", self.players)?;
        if !self.modules.is_empty() {
            write!(f, " modules={}", self.modules)?;
        }
        if !self.variants.is_empty() {
            write!(f, " variants={}", self.variants)?;
        }
        Ok(())
    }
}

/// The components a game is played with.
pub type Printed = table::Printed<Components>;
