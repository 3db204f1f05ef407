//! Where somebody is in a lesson, as it stands in a link: `7`, or `12-02` with the decisions made among several.

use std::fmt;
use std::str::FromStr;
use table::Unreadable;

/// A place in a lesson.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Place {
    /// How many steps have been done.
    pub step: usize,
    /// Which decision was made, wherever there were several.
    pub way: Vec<usize>,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // People count from 1.
        write!(f, "{}", self.step + 1)?;
        if !self.way.is_empty() {
            f.write_str("-")?;
        }
        self.way.iter().try_for_each(|chosen| write!(f, "{chosen}"))
    }
}

impl FromStr for Place {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let unreadable = || Unreadable::new("place in a lesson", text);
        let (step, way) = text.split_once('-').unwrap_or((text, ""));
        let step: usize = step.parse().map_err(|_| unreadable())?;
        let digit = |c: char| c.to_digit(10).map(|digit| digit as usize);
        let way = way.chars().map(digit).collect::<Option<Vec<_>>>().ok_or_else(unreadable)?;
        Ok(Self { step: step.checked_sub(1).ok_or_else(unreadable)?, way })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_can_be_read_back() {
        for text in ["1", "7", "12-02"] {
            assert_eq!(text.parse::<Place>().unwrap().to_string(), text);
        }
        for text in ["", "0", "x", "-1", "3-x", "99999999999999999999999"] {
            assert!(text.parse::<Place>().is_err(), "{text}");
        }
    }
}
