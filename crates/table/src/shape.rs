//! The shape of a value in JSON, derived from its type: so the description of an event is never written twice.

use crate::{Clause, Private, Seat};

/// The shape of a JSON value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shape {
    /// A whole number, with minimum and maximum if they are known.
    Number(Option<u8>, Option<u8>),
    /// A boolean.
    Truth,
    /// Any text.
    Text,
    /// One of these strings.
    Word(Vec<&'static str>),
    /// A list.
    List(Box<Shape>),
    /// This or `null`.
    Maybe(Box<Shape>),
    /// An object with these properties, all required.
    Object(Vec<(&'static str, Shape)>),
    /// One of several variants.
    OneOf(Vec<Variant>),
    /// One of several shapes without names.
    Either(Vec<Shape>),
}

/// A variant: its name as a string, or an object with the name as its only key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variant {
    /// Its name in JSON.
    pub name: String,
    /// Its doc comment in the source.
    pub about: String,
    /// The value under its name; `None` if it is a plain string.
    pub holds: Option<Shape>,
}

impl Variant {
    /// A variant of an enum by its name in Rust, with the lines of its doc comment.
    pub fn new(name: &str, comment: &[&str], holds: Option<Shape>) -> Self {
        let lines: Vec<&str> = comment.iter().map(|line| line.trim()).collect();
        Self { name: snake_case(name), about: lines.join(" "), holds }
    }

    /// The variants that a variant marked `untagged` adds to its enum: those of the enum it holds.
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

/// A type whose JSON can be described without a value.
pub trait Described {
    /// Its shape.
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

/// `null` for those who may not know the fact.
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

/// Declares an enum that serde writes in `snake_case`, or a struct, and describes its JSON by its parts and their doc
/// comments.
///
/// A variant marked `#[serde(untagged)]` adds the variants of the enum it holds.
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
