//! Numbers as each language writes them.

use crate::Words;

impl Words {
    /// A whole number with its thousands apart: 12,345 or 12.345.
    pub fn count(&self, number: i64) -> String {
        let digits = number.unsigned_abs().to_string();
        let separator = self.say("number-group");
        let mut text = String::new();
        for (place, digit) in digits.chars().enumerate() {
            if place > 0 && (digits.len() - place).is_multiple_of(3) {
                text.push_str(&separator);
            }
            text.push(digit);
        }
        if number < 0 { format!("−{text}") } else { text }
    }

    /// A number with so many decimals: 12.5 or 12,5. What is rounded to nothing has no sign.
    pub fn decimal(&self, number: f64, decimals: usize) -> String {
        self.rounded(number, decimals, "")
    }

    /// The same with a sign, unless it is rounded to nothing: `+4.5`, `−0,3`, `0.0`.
    pub fn signed_decimal(&self, number: f64, decimals: usize) -> String {
        self.rounded(number, decimals, "+")
    }

    /// A number with so many decimals, with this before it if it is positive.
    fn rounded(&self, number: f64, decimals: usize, plus: &str) -> String {
        let digits = format!("{:.decimals$}", number.abs());
        let is_nothing = !digits.contains(|digit: char| ('1'..='9').contains(&digit));
        let sign = if is_nothing {
            ""
        } else if number < 0.0 {
            "−"
        } else {
            plus
        };
        format!("{sign}{}", digits.replace('.', &self.say("number-decimal")))
    }

    /// Points that are expected, with their sign: `outlook +4.5`, `Aussicht −0,3`, `outlook 0.0`.
    pub fn expected(&self, points: f64) -> String {
        self.say_with("table-expected", &[("points", self.signed_decimal(points, 1).into())])
    }

    /// A chance from 0 to 1 in whole percent: `62 %`.
    pub fn chance(&self, chance: f64) -> String {
        self.percent((100.0 * chance).round() as u32)
    }

    /// A percentage: `62 %`.
    pub fn percent(&self, percent: u32) -> String {
        self.say_with("table-percent", &[("percent", percent.into())])
    }

    /// By how much a chance has changed: `+9 %`, `−25 %`.
    pub fn change_of_chance(&self, change: f64) -> String {
        // Rounded as the chances themselves are: from 50 % to 63 % it is 13 %.
        let percent = (100.0 * change).round();
        self.say_with("table-percent", &[("percent", self.signed_decimal(percent, 0).into())])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_whole_percents_and_changes_have_a_sign() {
        let (english, german) = (Words::new("en").unwrap(), Words::new("de").unwrap());
        assert_eq!(english.chance(0.624), "62 %");
        assert_eq!(german.chance(1.0), "100 %");
        assert_eq!(english.change_of_chance(0.09), "+9 %");
        assert_eq!(german.change_of_chance(-0.25), "−25 %");
        assert_eq!(english.change_of_chance(-0.001), "0 %");
        assert_eq!((english.chance(0.625), english.change_of_chance(0.125)), ("63 %".into(), "+13 %".into()));
    }

    #[test]
    fn each_language_writes_numbers_its_own_way() {
        let (german, english) = (Words::new("de").unwrap(), Words::new("en").unwrap());
        assert_eq!(
            (german.count(1_234_567), english.count(1_234_567)),
            ("1.234.567".into(), "1,234,567".into())
        );
        assert_eq!((german.count(-999), english.count(1_000)), ("−999".into(), "1,000".into()));
        assert_eq!((german.decimal(-41.25, 1), english.decimal(12.5, 2)), ("−41,2".into(), "12.50".into()));
    }

    #[test]
    fn what_is_rounded_to_nothing_has_no_sign() {
        let (german, english) = (Words::new("de").unwrap(), Words::new("en").unwrap());
        for (number, decimals, plain, signed) in [
            (-0.04, 1, "0.0", "0.0"),
            (0.04, 1, "0.0", "0.0"),
            (-0.0, 2, "0.00", "0.00"),
            (-0.4, 0, "0", "0"),
            (-0.06, 1, "−0.1", "−0.1"),
            (0.06, 1, "0.1", "+0.1"),
            (12.0, 0, "12", "+12"),
        ] {
            assert_eq!(english.decimal(number, decimals), plain, "{number}");
            assert_eq!(english.signed_decimal(number, decimals), signed, "{number}");
        }
        assert_eq!((german.decimal(-0.3, 1), german.signed_decimal(0.3, 1)), ("−0,3".into(), "+0,3".into()));
    }

    #[test]
    fn what_is_expected_has_a_sign_unless_it_is_nothing() {
        let (german, english) = (Words::new("de").unwrap(), Words::new("en").unwrap());
        for (points, in_german, in_english) in [
            (4.46, "Aussicht +4,5", "outlook +4.5"),
            (-0.26, "Aussicht −0,3", "outlook −0.3"),
            (-0.04, "Aussicht 0,0", "outlook 0.0"),
            (0.04, "Aussicht 0,0", "outlook 0.0"),
        ] {
            assert_eq!(
                (german.expected(points).as_str(), english.expected(points).as_str()),
                (in_german, in_english)
            );
        }
    }
}
