//! The address of a PostgreSQL store. It may contain a password, so it is printed without.

use std::fmt::{Debug, Display, Formatter, Result};

/// An address such as `postgres://house:secret@192.0.2.5/tafelrunde`.
#[derive(Clone, PartialEq, Eq)]
pub struct StoreAddress(String);

impl StoreAddress {
    /// Reads an address; `None` if it is not one.
    pub fn read(text: &str) -> Option<Self> {
        let is_one = ["postgres://", "postgresql://"].iter().any(|scheme| text.starts_with(scheme));
        is_one.then(|| Self(text.to_owned()))
    }

    /// The whole address, for connecting only.
    pub(super) fn with_password(&self) -> &str {
        &self.0
    }
}

/// Without password and options.
impl Display for StoreAddress {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let (scheme, rest) = self.0.split_once("://").unwrap_or(("", &self.0));
        // A password may contain any character, and an option may contain an `@`: nothing before the last one is
        // printed.
        let (user, place) = rest.rsplit_once('@').unwrap_or(("", rest));
        let place = place.split('?').next().unwrap_or_default();
        let user = user.split([':', '?', '/']).next().unwrap_or_default();
        let at = if user.is_empty() { "" } else { "@" };
        write!(f, "{scheme}://{user}{at}{place}")
    }
}

impl Debug for StoreAddress {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_told_without_its_password() {
        let cases = [
            ("postgres://house:se@cr:et@db/one", "postgres://house@db/one"),
            ("postgres://house:se?cr:et@db/one", "postgres://house@db/one"),
            ("postgres://db:5433/one?password=secret", "postgres://db:5433/one"),
            ("postgresql://house@%2Ftmp/one?options=-c%20a", "postgresql://house@%2Ftmp/one"),
        ];
        for (text, shown) in cases {
            let address = StoreAddress::read(text).unwrap();
            assert_eq!((address.to_string().as_str(), format!("{address:?}").as_str()), (shown, shown));
            assert_eq!(address.with_password(), text);
        }
        assert!(StoreAddress::read("/var/lib/tafelrunde").is_none());
    }
}
