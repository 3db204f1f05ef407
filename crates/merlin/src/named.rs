//! Things that are told apart by a short name alone: their list, their place in it, and their text.

/// Declares an enum of named things. The names are those of the glossary (section 22) and of the components file.
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

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.id())
            }
        }

        impl std::str::FromStr for $name {
            type Err = table::Unreadable;

            fn from_str(text: &str) -> Result<Self, table::Unreadable> {
                let found = Self::ALL.into_iter().find(|thing| thing.id() == text);
                found.ok_or_else(|| table::Unreadable::new($what, text))
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }
    )+};
}

pub(crate) use named;
