//! What a reader taps, and what it adds up to on the way to a decision.

use camelot::{Colour, Move, Shield, Source};
use std::fmt;
use std::str::FromStr;
use table::Unreadable;

/// One tap on something that glows: the content of its `data-pick`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tap {
    /// The number of knights for the fist of one of two colours: `fist red 2`.
    Fist(Colour, u8),
    /// The shield to be carried out next: `shield any`.
    Shield(Shield),
    /// The hero is to be used: `hero`.
    Hero,
    /// Where an extra knight comes from: `source screen`.
    Source(Source),
    /// A whole move, still to be confirmed: `choice predict 8`.
    Choice(Move),
    /// Nothing after all: `clear`.
    Clear,
}

impl fmt::Display for Tap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fist(colour, knights) => write!(f, "fist {colour} {knights}"),
            Self::Shield(shield) => write!(f, "shield {shield}"),
            Self::Hero => f.write_str("hero"),
            Self::Source(source) => write!(f, "source {source}"),
            Self::Choice(choice) => write!(f, "choice {choice}"),
            Self::Clear => f.write_str("clear"),
        }
    }
}

impl FromStr for Tap {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let unreadable = || Unreadable::new("pick", text);
        match text.split_once(' ') {
            None if text == "clear" => Ok(Self::Clear),
            None if text == "hero" => Ok(Self::Hero),
            Some(("fist", rest)) => {
                let (colour, knights) = rest.split_once(' ').ok_or_else(unreadable)?;
                let number = knights.parse().ok().filter(|number: &u8| number.to_string() == knights);
                Ok(Self::Fist(colour.parse()?, number.ok_or_else(unreadable)?))
            }
            Some(("shield", shield)) => shield.parse().map(Self::Shield),
            Some(("source", source)) => source.parse().map(Self::Source),
            Some(("choice", choice)) => choice.parse().map(Self::Choice),
            Some(_) | None => Err(unreadable()),
        }
    }
}

/// What a reader has tapped so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Pick {
    /// The fist that is closed while the other one is still open.
    pub fist: Option<(Colour, u8)>,
    /// The shield to be carried out.
    pub shield: Option<Shield>,
    /// Whether the hero is to be used.
    pub hero: bool,
    /// Where an extra knight comes from.
    pub source: Option<Source>,
    /// The whole move, not confirmed yet.
    pub choice: Option<Move>,
}

impl Pick {
    /// What is picked after one more tap.
    pub fn after(self, tap: Tap) -> Self {
        let open = Self { choice: None, ..self };
        match tap {
            Tap::Clear => Self::default(),
            Tap::Fist(colour, knights) => Self { fist: Some((colour, knights)), ..open },
            Tap::Shield(shield) => Self { shield: Some(shield), ..open },
            Tap::Hero => Self { hero: !self.hero, shield: None, ..open },
            Tap::Source(source) => Self { source: Some(source), ..open },
            Tap::Choice(choice) => Self { choice: Some(choice), ..self },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn taps_can_be_read_back() {
        let texts = [
            "fist red 2",
            "shield any",
            "hero",
            "source screen",
            "choice place red rt_05",
            "choice send 2 0",
        ];
        for text in texts.into_iter().chain(["clear", "choice hero remove one_red"]) {
            assert_eq!(text.parse::<Tap>().unwrap().to_string(), text);
        }
        for text in
            ["", "fist", "fist red", "fist red 02", "shield pink", "hero 1", "source box", "choice dance"]
        {
            assert!(text.parse::<Tap>().is_err(), "{text}");
        }
    }

    #[test]
    fn another_shield_takes_the_choice_back() {
        let pick = ["shield red", "choice place red rt_05"]
            .iter()
            .fold(Pick::default(), |pick, tap| pick.after(tap.parse().unwrap()));
        assert!(pick.choice.is_some());
        assert_eq!(pick.after(Tap::Shield(Shield::Any)).choice, None);
        assert!(pick.after(Tap::Hero).hero && !pick.after(Tap::Hero).after(Tap::Hero).hero);
        assert_eq!(pick.after(Tap::Clear), Pick::default());
    }
}
