//! Enums of things with a short name: their list, their index, and their text.

/// Declares enums of named things. The string after the name says what was expected when a text cannot be parsed.
///
/// ```
/// table::named! {
///     /// A side of a coin.
///     Coin, "side of a coin" {
///         /// The portrait.
///         Heads = "heads",
///         /// The number.
///         Tails = "tails",
///     }
/// }
/// assert_eq!(Coin::ALL.map(Coin::id), ["heads", "tails"]);
/// assert_eq!("tails".parse(), Ok(Coin::Tails));
/// assert_eq!("edge".parse::<Coin>().unwrap_err().to_string(), "not a side of a coin: \"edge\"");
/// ```
#[macro_export]
macro_rules! named {
    ($($(#[$doc:meta])* $name:ident, $what:literal { $($(#[$of:meta])* $variant:ident = $id:literal,)+ })+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $name { $($(#[$of])* $variant,)+ }

        impl $name {
            /// All of them, in order.
            pub const ALL: [Self; [$($id),+].len()] = [$(Self::$variant),+];

            /// Its identifier.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$variant => $id,)+ }
            }

            /// Its place in an array.
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.id())
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::Unreadable;

            fn from_str(text: &str) -> Result<Self, $crate::Unreadable> {
                let found = Self::ALL.into_iter().find(|thing| thing.id() == text);
                found.ok_or_else(|| $crate::Unreadable::new($what, text))
            }
        }

        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }

        impl $crate::Described for $name {
            fn shape() -> $crate::Shape {
                $crate::Shape::Word(Self::ALL.map(Self::id).to_vec())
            }
        }
    )+};
}

#[cfg(test)]
#[expect(unreachable_pub, reason = "what is declared is public")]
mod tests {
    named! {
        /// Steps.
        Step, "step" {
            /// One.
            First = "first",
            /// Two.
            Second = "second_one",
        }
    }

    #[test]
    fn a_thing_has_a_place_and_a_text_that_is_read_back() {
        for (place, step) in Step::ALL.into_iter().enumerate() {
            assert_eq!((step.index(), step.to_string().parse()), (place, Ok(step)));
        }
        assert!(Step::First < Step::Second);
        let unknown = "Second".parse::<Step>().unwrap_err();
        assert_eq!((unknown.what, unknown.text.as_str()), ("step", "Second"));
    }
}
