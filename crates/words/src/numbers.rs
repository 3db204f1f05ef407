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

    /// A number with so many decimals: 12.5 or 12,5.
    pub fn decimal(&self, number: f64, decimals: usize) -> String {
        let text = format!("{:.decimals$}", number.abs()).replace('.', &self.say("number-decimal"));
        if number < 0.0 { format!("−{text}") } else { text }
    }

    /// Points that are expected, with their sign: `outlook +4.5`, `Aussicht −0,3`, `outlook 0.0`.
    pub fn expected(&self, points: f64) -> String {
        // Rounded first: what is shown as nothing has no sign.
        let tenths = (points * 10.0).round() / 10.0;
        let sign = if tenths > 0.0 { "+" } else { "" };
        let number = format!("{sign}{}", self.decimal(if tenths == 0.0 { 0.0 } else { tenths }, 1));
        self.say_with("table-expected", &[("points", number.into())])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
