//! Sets of numbered things as bits: `Copy`, no heap, ordered by number.

/// Declares a set with one bit for each possible element.
///
/// The short form is for things declared with [`named!`](crate::named); for others, `index` maps a thing to its number
/// and `nth` maps a number to its thing. `all` is how many there are, `len` the type of the length.
///
/// ```
/// table::named! {
///     /// A direction of the compass.
///     Direction, "direction" {
///         /// Up.
///         North = "north",
///         /// Down.
///         South = "south",
///     }
/// }
/// table::bit_set! {
///     /// Some directions.
///     pub Directions(u8) of Direction
/// }
/// table::bit_set! {
///     /// Some fields of a board, by their places.
///     pub Fields(u32) of usize, all 32, len usize, index |field| field, nth |field| field
/// }
/// assert_eq!(Directions::only(Direction::South).iter().collect::<Vec<_>>(), [Direction::South]);
/// assert_eq!(Fields::from_iter([7, 3]).union(Fields::only(5)).iter().collect::<Vec<_>>(), [3, 5, 7]);
/// ```
#[macro_export]
macro_rules! bit_set {
    (
        $(#[$doc:meta])* $visibility:vis $set:ident($inner:vis $bits:ty) of $item:ty,
        all $all:expr, len $len:ty, index |$one:ident| $index:expr, nth |$place:ident| $nth:expr
        $(, debug |$shown:ident| $debug:expr)?
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        $visibility struct $set($inner $bits);

        #[allow(dead_code, unreachable_pub, reason = "sets differ in what their game asks of them and shows of them")]
        impl $set {
            /// None of them.
            pub const EMPTY: Self = Self(0);
            /// All of them.
            pub const ALL: Self = Self(<$bits>::MAX >> (<$bits>::BITS as usize - $all));

            const fn bit($one: $item) -> $bits {
                1 << $index
            }

            const fn nth($place: usize) -> $item {
                $nth
            }

            /// The set of one.
            #[inline]
            pub const fn only(one: $item) -> Self {
                Self(Self::bit(one))
            }

            /// Adds one.
            #[inline]
            pub const fn insert(&mut self, one: $item) {
                self.0 |= Self::bit(one);
            }

            /// Takes one out.
            #[inline]
            pub const fn remove(&mut self, one: $item) {
                self.0 &= !Self::bit(one);
            }

            /// Whether this one belongs to the set.
            #[inline]
            pub const fn contains(self, one: $item) -> bool {
                self.0 & Self::bit(one) != 0
            }

            /// How many the set has.
            #[inline]
            pub const fn len(self) -> $len {
                self.0.count_ones() as $len
            }

            /// Whether the set has none.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Those of either set.
            #[inline]
            pub const fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// Those of both sets.
            #[inline]
            pub const fn intersection(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// Those of this set that are not in the other.
            #[inline]
            pub const fn without(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// Those that are not in the set.
            #[inline]
            pub const fn complement(self) -> Self {
                Self::ALL.without(self)
            }

            /// Whether all of this set are in the other.
            #[inline]
            pub const fn is_subset(self, other: Self) -> bool {
                self.0 & !other.0 == 0
            }

            /// Whether the sets have one in common.
            #[inline]
            pub const fn meets(self, other: Self) -> bool {
                self.0 & other.0 != 0
            }

            /// The first one of the set, as a set of its own; empty if the set is.
            #[inline]
            pub const fn lowest(self) -> Self {
                Self(self.0 & self.0.wrapping_neg())
            }

            /// Those of the set, in order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $item> + Clone {
                let mut bits = self.0;
                ::std::iter::from_fn(move || {
                    if bits == 0 {
                        return None;
                    }
                    let place = bits.trailing_zeros() as usize;
                    bits &= bits - 1;
                    Some(Self::nth(place))
                })
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(all: I) -> Self {
                let mut set = Self::EMPTY;
                all.into_iter().for_each(|one| set.insert(one));
                set
            }
        }

        impl $crate::serde::Serialize for $set {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl $crate::Described for $set {
            fn shape() -> $crate::Shape {
                $crate::Shape::List(Box::new(<$item as $crate::Described>::shape()))
            }
        }

        impl ::std::fmt::Debug for $set {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                let all = self.iter();
                $(let all = all.map(|$shown| $debug);)?
                f.debug_set().entries(all).finish()
            }
        }
    };
    ($(#[$doc:meta])* $visibility:vis $set:ident($bits:ty) of $item:ident) => {
        $crate::bit_set! {
            $(#[$doc])*
            $visibility $set($bits) of $item,
            all <$item>::ALL.len(), len usize, index |one| one.index(), nth |place| <$item>::ALL[place]
        }
    };
}

/// Declares a set of things declared with [`named!`](crate::named) with a text form: their ids separated by
/// commas, with spaces around them or without, `none`, or `all`.
///
/// ```
/// table::named! {
///     /// A direction of the compass.
///     Direction, "direction" {
///         /// Up.
///         North = "north",
///         /// Right.
///         East = "east",
///         /// Down.
///         South = "south",
///     }
/// }
/// table::named_set! {
///     /// Some directions.
///     Directions(u8) of Direction
/// }
/// let some: Directions = "south,north".parse()?;
/// assert_eq!(some.to_string(), "north,south");
/// assert_eq!("south , north".parse(), Ok(some));
/// assert_eq!((Directions::NONE.to_string(), Directions::ALL.to_string()), ("none".to_owned(), "all".to_owned()));
/// # Ok::<(), table::Unreadable>(())
/// ```
#[macro_export]
macro_rules! named_set {
    ($($(#[$doc:meta])* $set:ident($bits:ty) of $name:ident)+) => {$(
        $crate::bit_set! {
            $(#[$doc])*
            pub $set($bits) of $name
        }

        impl $set {
            /// None of them.
            pub const NONE: Self = Self::EMPTY;
        }

        /// The ids separated by commas; `none`, or `all`.
        impl ::std::fmt::Display for $set {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
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

        impl ::std::str::FromStr for $set {
            type Err = $crate::Unreadable;

            fn from_str(text: &str) -> Result<Self, $crate::Unreadable> {
                match text.trim() {
                    "none" => Ok(Self::NONE),
                    "all" => Ok(Self::ALL),
                    list => list.split(',').map(|name| name.trim().parse::<$name>()).collect(),
                }
            }
        }
    )+};
}

/// A text of words in which spaces around commas do not count, so that `a=x, y b=z` has two words.
pub fn without_spaces_at_commas(text: &str) -> String {
    text.split(',').map(str::trim).collect::<Vec<_>>().join(",")
}

#[cfg(test)]
mod tests {
    #[test]
    fn spaces_at_commas_do_not_count() {
        for (text, tight) in [
            ("players=3 modules=gold, market variants=none", "players=3 modules=gold,market variants=none"),
            ("modules=gold ,market", "modules=gold,market"),
            ("players=2", "players=2"),
            ("", ""),
        ] {
            assert_eq!(super::without_spaces_at_commas(text), tight);
        }
    }

    bit_set! {
        /// Every bit of a byte.
        pub(super) Whole(u8) of usize, all 8, len u8, index |place| place, nth |place| place
    }
    bit_set! {
        /// Five of the eight bits, shown as letters.
        pub(super) Five(u8) of u8, all 5, len usize, index |one| one - 1, nth |place| place as u8 + 1,
        debug |one| char::from(b'a' + one - 1)
    }

    #[test]
    fn a_set_holds_what_was_put_in_and_nothing_else() {
        // All 256 sets of eight things against a plain list.
        for bits in 0..=u8::MAX {
            let list: Vec<usize> = (0..8).filter(|place| bits >> place & 1 == 1).collect();
            let set: Whole = list.iter().copied().collect();
            assert_eq!(set.iter().collect::<Vec<_>>(), list);
            assert_eq!((usize::from(set.len()), set.is_empty()), (list.len(), list.is_empty()));
            assert!((0..8).all(|place| set.contains(place) == list.contains(&place)));
            assert_eq!(set.lowest().iter().collect::<Vec<_>>(), list[..list.len().min(1)]);
            assert_eq!(set.complement().iter().count(), 8 - list.len());
            for place in 0..8 {
                let (mut with, mut without) = (set, set);
                with.insert(place);
                without.remove(place);
                assert_eq!(with, set.union(Whole::only(place)));
                assert_eq!(without, set.without(Whole::only(place)));
                assert_eq!(set.meets(Whole::only(place)), set.contains(place));
                assert_eq!(Whole::only(place).is_subset(set), set.contains(place));
                assert_eq!(set.intersection(Whole::only(place)).is_empty(), !set.contains(place));
            }
        }
    }

    #[test]
    fn a_set_ends_with_its_last_thing() {
        assert_eq!(Five::ALL.iter().collect::<Vec<_>>(), [1, 2, 3, 4, 5]);
        assert_eq!(Five::EMPTY.complement(), Five::ALL);
        assert_eq!(Five::ALL.len() + usize::from(Whole::ALL.len()), 5 + 8);
        assert_eq!(format!("{:?}", Five::from_iter([5, 1])), "{'a', 'e'}");
    }
}
