//! What a value looks like in JSON, told by its type: so the description of an event is never written a second time.

use crate::{Clause, Private, Seat};

/// What stands at a place of a JSON document.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shape {
    /// A whole number from the first number to the second, where they are known.
    Number(Option<u8>, Option<u8>),
    /// Yes or no.
    Truth,
    /// Any text.
    Text,
    /// One of these words.
    Word(Vec<&'static str>),
    /// A list.
    List(Box<Shape>),
    /// This or nothing.
    Maybe(Box<Shape>),
    /// An object with these parts, all of them there.
    Object(Vec<(&'static str, Shape)>),
    /// One of several kinds of things.
    OneOf(Vec<Variant>),
    /// One of several shapes that have no names.
    Either(Vec<Shape>),
}

/// One kind of thing: its name alone, or an object whose one key is the name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variant {
    /// Its name in JSON.
    pub name: String,
    /// What it is, as its comment in the source says.
    pub about: String,
    /// What stands under its name; nothing, if the name stands alone.
    pub holds: Option<Shape>,
}

impl Variant {
    /// A variant of an enum by its name in Rust, with the lines of its comment.
    pub fn new(name: &str, comment: &[&str], holds: Option<Shape>) -> Self {
        let lines: Vec<&str> = comment.iter().map(|line| line.trim()).collect();
        Self { name: snake_case(name), about: lines.join(" "), holds }
    }

    /// The kinds that a variant marked `untagged` adds to its enum: those of the enum it holds.
    pub fn untagged(held: Shape) -> Vec<Self> {
        match held {
            Shape::OneOf(kinds) => kinds,
            other => unreachable!("an untagged variant holds an enum, not {other:?}"),
        }
    }
}

/// `FirstKing` as `first_king`, as serde writes it.
fn snake_case(name: &str) -> String {
    let mut text = String::new();
    for (place, letter) in name.char_indices() {
        if letter.is_ascii_uppercase() && place > 0 {
            text.push('_');
        }
        text.push(letter.to_ascii_lowercase());
    }
    text
}

/// Something whose JSON can be described without having one of it.
pub trait Described {
    /// What it looks like.
    fn shape() -> Shape;
}

macro_rules! numbers {
    ($($number:ty)+) => {$(
        impl Described for $number {
            fn shape() -> Shape {
                Shape::Number(None, None)
            }
        }
    )+};
}

numbers! { u8 u16 u32 usize i8 i16 i32 }

impl Described for bool {
    fn shape() -> Shape {
        Shape::Truth
    }
}

impl Described for Seat {
    fn shape() -> Shape {
        Shape::Number(Some(1), None)
    }
}

impl Described for Clause {
    fn shape() -> Shape {
        Shape::Text
    }
}

impl<T: Described> Described for Option<T> {
    fn shape() -> Shape {
        Shape::Maybe(Box::new(T::shape()))
    }
}

/// Nothing for those who may not know the fact.
impl<T: Described> Described for Private<T> {
    fn shape() -> Shape {
        Shape::Maybe(Box::new(T::shape()))
    }
}

impl<T: Described, const N: usize> Described for [T; N] {
    fn shape() -> Shape {
        Shape::List(Box::new(T::shape()))
    }
}

/// Writes types in JSON as their text.
///
/// ```
/// use std::fmt;
/// use table::{Described, Shape};
///
/// struct Field(u8, u8);
///
/// impl fmt::Display for Field {
///     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
///         write!(f, "{},{}", self.0, self.1)
///     }
/// }
/// table::text_in_json!(Field);
/// assert_eq!(serde_json::to_value(Field(2, 7)).expect("text"), "2,7");
/// assert_eq!(Field::shape(), Shape::Text);
/// ```
#[macro_export]
macro_rules! text_in_json {
    ($($name:ty),+) => {$(
        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl $crate::Described for $name {
            fn shape() -> $crate::Shape {
                $crate::Shape::Text
            }
        }
    )+};
}

/// Declares an enum that serde writes in `snake_case`, or a struct, and describes its JSON by its parts and their comments.
///
/// A variant marked `#[serde(untagged)]` stands for the kinds of the enum it holds.
///
/// ```
/// use table::{Described, Seat, Shape};
///
/// table::described! {
///     /// Something that happened.
///     #[derive(serde::Serialize)]
///     pub enum Event {
///         /// A seat starts.
///         Starts(Seat),
///         /// A tree fell.
///         TreeFell {
///             /// Where.
///             place: u8,
///         },
///         /// All is over.
///         Over,
///     }
/// }
/// let Shape::OneOf(kinds) = Event::shape() else { unreachable!() };
/// assert_eq!((kinds[1].name.as_str(), kinds[1].about.as_str()), ("tree_fell", "A tree fell."));
/// assert_eq!(kinds[1].holds, Some(Shape::Object(vec![("place", Shape::Number(None, None))])));
/// assert_eq!((kinds[0].holds.clone(), kinds[2].holds.clone()), (Some(Seat::shape()), None));
/// ```
#[macro_export]
macro_rules! described {
    (
        $(#[$attribute:meta])*
        pub enum $name:ident {$(
            $(#[doc = $about:literal])+
            $(#[serde($how:ident)])?
            $variant:ident $(($of:ty))? $({ $($(#[doc = $note:literal])* $part:ident: $type:ty),+ $(,)? })?
        ),+ $(,)?}
    ) => {
        $(#[$attribute])*
        #[serde(rename_all = "snake_case")]
        pub enum $name {$(
            $(#[doc = $about])+
            $(#[serde($how)])?
            $variant $(($of))? $({ $($(#[doc = $note])* $part: $type),+ })?
        ),+}

        impl $crate::Described for $name {
            fn shape() -> $crate::Shape {
                let mut kinds = Vec::new();
                $(kinds.extend($crate::described!(
                    @kinds $($how)? $variant [$($about),+] $(($of))? $({ $($part: $type),+ })?
                ));)+
                $crate::Shape::OneOf(kinds)
            }
        }
    };
    (
        $(#[$attribute:meta])*
        pub struct $name:ident { $($(#[doc = $note:literal])+ pub $part:ident: $type:ty),+ $(,)? }
    ) => {
        $(#[$attribute])*
        pub struct $name { $($(#[doc = $note])+ pub $part: $type),+ }

        impl $crate::Described for $name {
            fn shape() -> $crate::Shape {
                $crate::Shape::Object(vec![$((stringify!($part), <$type as $crate::Described>::shape())),+])
            }
        }
    };
    (@kinds untagged $variant:ident [$($about:literal),+] ($of:ty)) => {
        $crate::Variant::untagged(<$of as $crate::Described>::shape())
    };
    (@kinds $variant:ident [$($about:literal),+] $($holds:tt)?) => {
        [$crate::Variant::new(stringify!($variant), &[$($about),+], $crate::described!(@holds $($holds)?))]
    };
    (@holds) => { None };
    (@holds ($of:ty)) => { Some(<$of as $crate::Described>::shape()) };
    (@holds { $($part:ident: $type:ty),+ }) => {
        Some($crate::Shape::Object(vec![$((stringify!($part), <$type as $crate::Described>::shape())),+]))
    };
}

#[cfg(test)]
#[expect(unreachable_pub, reason = "what is declared is public")]
mod tests {
    use super::*;

    #[test]
    fn names_are_those_of_serde() {
        assert_eq!(
            ["Over", "FirstKing", "ChoosesFirst"].map(snake_case),
            ["over", "first_king", "chooses_first"]
        );
    }

    described! {
        /// Something that happened.
        #[derive(serde::Serialize)]
        pub enum Event {
            /// It rained.
            Rained,
            /// Something of a module.
            #[serde(untagged)]
            Module(OfModule),
        }
    }

    described! {
        /// Something of a module.
        #[derive(serde::Serialize)]
        pub enum OfModule {
            /// A tree fell.
            TreeFell { place: u8 },
        }
    }

    #[test]
    fn an_untagged_variant_adds_the_kinds_it_holds() {
        let place = Shape::Object(vec![("place", Shape::Number(None, None))]);
        let kinds = [("Rained", "It rained.", None), ("TreeFell", "A tree fell.", Some(place))];
        let kinds = kinds.map(|(name, about, holds)| Variant::new(name, &[about], holds));
        assert_eq!(Event::shape(), Shape::OneOf(kinds.to_vec()));
        let written = serde_json::to_value(Event::Module(OfModule::TreeFell { place: 3 })).expect("written");
        assert_eq!(written, serde_json::json!({ "tree_fell": { "place": 3 } }));
        assert_eq!(serde_json::to_value(Event::Rained).expect("written"), "rained");
    }

    #[test]
    fn what_may_be_hidden_may_be_nothing() {
        let maybe = Shape::Maybe(Box::new(Shape::Number(None, None)));
        assert_eq!([<Private<u8>>::shape(), <Option<u8>>::shape()], [maybe.clone(), maybe.clone()]);
        assert_eq!(<[Option<u8>; 3]>::shape(), Shape::List(Box::new(maybe)));
    }
}
