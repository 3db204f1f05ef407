//! What something on a board is, what it does now, what it scores, and which rule says so.
//!
//! A board names each thing it draws by a text, such as `space 12`: the `Subject` of its game. The same text,
//! asked for here, becomes an [`Explanation`]. Nothing is explained that the view does not hold.

use crate::{Words, artus, camelot, merlin};
use ::table::{Clause, Seat};
use games::{AnyEvent, AnyView};

/// Declares the signs of a game: what means the same wherever it stands. Each has its id, what it is called,
/// what it does, and its clause.
macro_rules! signs {
    ($($(#[$doc:meta])* $variant:ident = $id:literal, $name:literal, $about:literal, $clause:literal;)+) => {
        ::table::named! {
            /// A sign that means the same wherever it stands.
            Sign, "sign" { $($(#[$doc])* $variant = $id,)+ }
        }

        impl Sign {
            /// What it is called, what it does, and its clause.
            const fn texts(self) -> (&'static str, &'static str, &'static str) {
                match self { $(Self::$variant => ($name, $about, $clause),)+ }
            }

            /// The sign, explained.
            pub(crate) fn explain(self, words: $crate::Words) -> $crate::explanation::Explanation {
                let (name, about, clause) = self.texts();
                $crate::explanation::Explanation::new(words.say(name), words.say(about), clause)
            }
        }
    };
}
pub(crate) use signs;

/// A thing on a board, explained.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// What it is called.
    pub name: String,
    /// What it is and does, in one or two sentences.
    pub about: String,
    /// What holds now.
    pub facts: Vec<Fact>,
    /// The clause that says so.
    pub clause: Clause,
}

/// One thing that holds now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fact {
    /// What it is about: `You now`.
    pub label: String,
    /// What holds: `4 shields: +4`.
    pub text: String,
}

impl Explanation {
    pub(crate) fn new(name: String, about: String, clause: &'static str) -> Self {
        Self { name: crate::begin_large(&name), about, facts: Vec::new(), clause: Clause(clause) }
    }

    /// With one more thing that holds now, if it holds.
    pub(crate) fn with(mut self, words: Words, label: &str, text: impl Into<Option<String>>) -> Self {
        if let Some(text) = text.into().filter(|text| !text.is_empty()) {
            self.facts.push(Fact { label: words.say(label), text });
        }
        self
    }
}

impl Words {
    /// Explains what a board calls `what`, as one eye sees it; nothing if nothing is called so.
    pub fn explain(
        &self,
        what: &str,
        view: &AnyView<'_>,
        me: Option<Seat>,
        names: &[String],
    ) -> Option<Explanation> {
        match view {
            AnyView::Artus(own) => Some(artus::explain(*self, what.parse().ok()?, own, me, names)),
            AnyView::Camelot(own) => camelot::explain(*self, what.parse().ok()?, own, me, names),
            AnyView::Merlin(own) => merlin::explain(*self, what.parse().ok()?, own, me, names),
        }
    }

    /// The events that brought the points of a score which a board calls `what`.
    pub fn earned<'a>(&self, what: &str, events: &'a [AnyEvent]) -> Vec<&'a AnyEvent> {
        let Some(whose) = what.strip_prefix("score ") else { return Vec::new() };
        let belongs = |event: &&AnyEvent| match event {
            AnyEvent::Artus(::artus::Event::Scored { seat, .. })
            | AnyEvent::Merlin(::merlin::Event::Scored { seat, .. }, _) => seat.to_string() == whose,
            AnyEvent::Camelot(::camelot::Event::Scored { colour, .. }, _) => colour.id() == whose,
            AnyEvent::Artus(_) | AnyEvent::Camelot(..) | AnyEvent::Merlin(..) => false,
        };
        events.iter().filter(belongs).collect()
    }

    /// Points by their source, those that brought any.
    pub(crate) fn by_source(
        self,
        explained: Explanation,
        sources: impl IntoIterator<Item = (String, i32)>,
    ) -> Explanation {
        let fact = |(label, points): (String, i32)| Fact { label, text: self.signed(points) };
        let facts = sources.into_iter().filter(|&(_, points)| points != 0).map(fact).collect();
        Explanation { facts, ..explained }
    }
}
