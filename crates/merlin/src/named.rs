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

/// Declares a set of named things: a few bits, the things in their order, and a text such as `gold,market`.
macro_rules! set_of {
    ($($(#[$doc:meta])* $set:ident($bits:ty) of $name:ident)+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        pub struct $set($bits);

        impl $set {
            /// None of them.
            pub const NONE: Self = Self(0);

            /// All of them.
            pub const ALL: Self = Self((1 << $name::ALL.len()) - 1);

            /// Adds one.
            pub const fn insert(&mut self, one: $name) {
                self.0 |= 1 << one.index();
            }

            /// Whether this one belongs to the set.
            #[inline]
            pub const fn contains(self, one: $name) -> bool {
                self.0 & (1 << one.index()) != 0
            }

            /// Whether the set has none.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Those of the set, in order.
            pub fn iter(self) -> impl Iterator<Item = $name> {
                $name::ALL.into_iter().filter(move |&one| self.contains(one))
            }
        }

        impl FromIterator<$name> for $set {
            fn from_iter<I: IntoIterator<Item = $name>>(all: I) -> Self {
                let mut set = Self::NONE;
                all.into_iter().for_each(|one| set.insert(one));
                set
            }
        }

        impl std::fmt::Debug for $set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        /// The ids with commas between them; `none`, and `all`.
        impl std::fmt::Display for $set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                if self.is_empty() {
                    return f.write_str("none");
                } else if *self == Self::ALL {
                    return f.write_str("all");
                }
                for (place, one) in self.iter().enumerate() {
                    write!(f, "{}{one}", if place > 0 { "," } else { "" })?;
                }
                Ok(())
            }
        }

        impl std::str::FromStr for $set {
            type Err = table::Unreadable;

            fn from_str(text: &str) -> Result<Self, table::Unreadable> {
                match text {
                    "none" => Ok(Self::NONE),
                    "all" => Ok(Self::ALL),
                    _ => text.split(',').map(str::parse::<$name>).collect(),
                }
            }
        }

        impl serde::Serialize for $set {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }
    )+};
}

pub(crate) use {named, set_of};
