//! Reads a TOML tree into a type. Where it does not fit, the error is a value, not a sentence: at which key,
//! what is there, and what would be right.

use serde::de::value::StrDeserializer;
use serde::de::{self, Deserialize, DeserializeSeed, Deserializer, IntoDeserializer, Visitor};
use std::fmt;
use toml::Spanned;
use toml::de::{DeFloat, DeInteger, DeTable, DeValue};

/// What the value of a key has to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A whole number from this one on, and up to that one, where there is a bound.
    Whole(i64, Option<i64>),
    /// A number, with decimals or without.
    Number,
    /// Characters in quotation marks.
    Text,
    /// `true` or `false`.
    Truth,
    /// Values in brackets.
    List,
    /// A number of values in brackets.
    ListOf(usize),
    /// Keys with values.
    Table,
}

/// What is wrong with a key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum KeyFault {
    /// Nobody asks for it; these keys are known there.
    Unknown(Vec<String>),
    /// It has to be there.
    Missing,
    /// Its value cannot be read: what stands there, and what it has to be, where that is known.
    Kind(String, Option<Kind>),
}

/// A key, the way to it, and what is wrong with it.
#[derive(Debug)]
pub(crate) struct Problem {
    /// Innermost first.
    pub(crate) path: Vec<String>,
    pub(crate) fault: KeyFault,
}

impl Problem {
    /// Nothing can be said about it yet.
    const fn without_value() -> Self {
        Self { path: Vec::new(), fault: KeyFault::Kind(String::new(), None) }
    }

    fn within(mut self, step: &dyn fmt::Display) -> Self {
        self.path.push(step.to_string());
        self
    }

    /// The same, with the value that was found there, unless it is known.
    fn with_value(mut self, found: Node<'_, '_>, expected: Option<Kind>) -> Self {
        if let KeyFault::Kind(value, kind) = &mut self.fault
            && self.path.is_empty()
        {
            if value.is_empty() {
                *value = found.written();
            }
            *kind = kind.or(expected);
        }
        self
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl std::error::Error for Problem {}

impl de::Error for Problem {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Self::without_value()
    }

    fn unknown_field(_: &str, known: &'static [&'static str]) -> Self {
        let known = known.iter().map(|&key| key.to_owned()).collect();
        Self { path: Vec::new(), fault: KeyFault::Unknown(known) }
    }

    fn missing_field(field: &'static str) -> Self {
        Self { path: vec![field.to_owned()], fault: KeyFault::Missing }
    }
}

/// Reads the tree of a text.
pub(crate) fn read<T: de::DeserializeOwned>(text: &str, tree: &Spanned<DeTable<'_>>) -> Result<T, Problem> {
    T::deserialize(Root { text, table: tree.get_ref() })
}

#[derive(Clone, Copy)]
struct Root<'t, 'i> {
    text: &'t str,
    table: &'t DeTable<'i>,
}

impl<'de> Deserializer<'de> for Root<'_, '_> {
    type Error = Problem;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Problem> {
        visitor.visit_map(Entries::of(self.text, self.table))
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

/// One value of the tree.
#[derive(Clone, Copy)]
struct Node<'t, 'i> {
    text: &'t str,
    value: &'t Spanned<DeValue<'i>>,
}

impl Node<'_, '_> {
    /// The value as it stands in the text.
    fn written(&self) -> String {
        let value = self.value.span();
        self.text.get(value).unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ")
    }

    fn is_no(&self, kind: Kind) -> Problem {
        Problem { path: Vec::new(), fault: KeyFault::Kind(self.written(), Some(kind)) }
    }

    /// What a visitor made of the value, or why it has to be of this kind.
    fn expect<T>(self, kind: Kind, made: Result<T, Problem>) -> Result<T, Problem> {
        made.map_err(|problem| problem.with_value(self, Some(kind)))
    }
}

/// The whole number that is written so.
fn whole(number: &DeInteger<'_>) -> Result<i64, Problem> {
    i64::from_str_radix(number.as_str(), number.radix()).map_err(|_| Problem::without_value())
}

/// The number with decimals that is written so.
fn decimal(number: &DeFloat<'_>) -> Result<f64, Problem> {
    number.as_str().parse().map_err(|_| Problem::without_value())
}

/// The methods of a deserializer for whole numbers, with what each type holds.
macro_rules! whole_numbers {
    ($($method:ident: $least:expr, $most:expr;)+) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Problem> {
            let kind = Kind::Whole($least, $most);
            match self.value.get_ref() {
                DeValue::Integer(number) => {
                    self.expect(kind, whole(number).and_then(|number| visitor.visit_i64(number)))
                }
                _ => Err(self.is_no(kind)),
            }
        }
    )+};
}

// Where one kind is asked for, only that is visited: through `deserialize_any` each type would be compiled
// with what it says of all others.
impl<'de> Deserializer<'de> for Node<'_, '_> {
    type Error = Problem;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Problem> {
        match self.value.get_ref() {
            DeValue::String(text) => visitor.visit_str(text),
            DeValue::Integer(number) => visitor.visit_i64(whole(number)?),
            DeValue::Float(number) => visitor.visit_f64(decimal(number)?),
            DeValue::Boolean(truth) => visitor.visit_bool(*truth),
            DeValue::Datetime(_) => Err(Problem::without_value()),
            DeValue::Array(items) => visitor.visit_seq(Items::of(self.text, items)),
            DeValue::Table(table) => visitor.visit_map(Entries::of(self.text, table)),
        }
    }

    whole_numbers! {
        deserialize_u8: 0, Some(u8::MAX.into());
        deserialize_u16: 0, None;
        deserialize_u32: 0, None;
        deserialize_u64: 0, None;
        deserialize_u128: 0, None;
        deserialize_i8: i8::MIN.into(), Some(i8::MAX.into());
        deserialize_i16: i64::MIN, None;
        deserialize_i32: i64::MIN, None;
        deserialize_i64: i64::MIN, None;
        deserialize_i128: i64::MIN, None;
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Problem> {
        match self.value.get_ref() {
            DeValue::Boolean(truth) => self.expect(Kind::Truth, visitor.visit_bool(*truth)),
            _ => Err(self.is_no(Kind::Truth)),
        }
    }

    fn deserialize_f32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Problem> {
        self.deserialize_f64(visitor)
    }

    fn deserialize_f64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Problem> {
        self.expect(Kind::Number, self.deserialize_any(visitor))
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Problem> {
        match self.value.get_ref() {
            DeValue::String(text) => self.expect(Kind::Text, visitor.visit_str(text)),
            _ => Err(self.is_no(Kind::Text)),
        }
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Problem> {
        self.deserialize_str(visitor)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Problem> {
        match self.value.get_ref() {
            DeValue::Array(items) => self.expect(Kind::List, visitor.visit_seq(Items::of(self.text, items))),
            _ => Err(self.is_no(Kind::List)),
        }
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, length: usize, visitor: V) -> Result<V::Value, Problem> {
        match self.value.get_ref() {
            DeValue::Array(items) if items.len() == length => visitor.visit_seq(Items::of(self.text, items)),
            _ => Err(self.is_no(Kind::ListOf(length))),
        }
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Problem> {
        match self.value.get_ref() {
            DeValue::Table(table) => {
                self.expect(Kind::Table, visitor.visit_map(Entries::of(self.text, table)))
            }
            _ => Err(self.is_no(Kind::Table)),
        }
    }

    /// A list would be read as the fields in their order.
    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Problem> {
        self.deserialize_map(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Problem> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Problem> {
        visitor.visit_newtype_struct(self)
    }

    serde::forward_to_deserialize_any! {
        char bytes byte_buf unit unit_struct tuple_struct enum identifier ignored_any
    }
}

/// The entries of a table.
struct Entries<'t, 'i> {
    text: &'t str,
    left: <&'t DeTable<'i> as IntoIterator>::IntoIter,
    value: Option<(&'t str, Node<'t, 'i>)>,
}

impl<'t, 'i> Entries<'t, 'i> {
    fn of(text: &'t str, table: &'t DeTable<'i>) -> Self {
        Self { text, left: table.iter(), value: None }
    }

    /// The next key; its value is kept.
    fn step(&mut self) -> Option<&'t str> {
        let (key, value) = self.left.next()?;
        let key = key.get_ref();
        self.value = Some((key, Node { text: self.text, value }));
        Some(key)
    }
}

impl<'de> de::MapAccess<'de> for Entries<'_, '_> {
    type Error = Problem;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Problem> {
        let Some(key) = self.step() else { return Ok(None) };
        let name: StrDeserializer<'_, Problem> = key.into_deserializer();
        seed.deserialize(name).map(Some).map_err(|problem| problem.within(&key))
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Problem> {
        let (key, node) = self.value.take().ok_or_else(Problem::without_value)?;
        seed.deserialize(node).map_err(|problem| problem.with_value(node, None).within(&key))
    }
}

/// The items of a list.
struct Items<'t, 'i> {
    text: &'t str,
    all: &'t [Spanned<DeValue<'i>>],
    next: usize,
}

impl<'t, 'i> Items<'t, 'i> {
    const fn of(text: &'t str, all: &'t [Spanned<DeValue<'i>>]) -> Self {
        Self { text, all, next: 0 }
    }

    /// The next item.
    fn step(&mut self) -> Option<Node<'t, 'i>> {
        let value = self.all.get(self.next)?;
        self.next += 1;
        Some(Node { text: self.text, value })
    }
}

impl<'de> de::SeqAccess<'de> for Items<'_, '_> {
    type Error = Problem;

    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Problem> {
        let Some(node) = self.step() else { return Ok(None) };
        seed.deserialize(node).map(Some).map_err(|problem| problem.with_value(node, None).within(&self.next))
    }
}

/// A whole number or a text, whichever is written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NumberOrText {
    /// A whole number.
    Number(i64),
    /// Characters in quotation marks.
    Text(String),
}

impl fmt::Display for NumberOrText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Text(text) => text.fmt(f),
        }
    }
}

impl<'de> Deserialize<'de> for NumberOrText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Either;

        impl Visitor<'_> for Either {
            type Value = NumberOrText;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a whole number or a text")
            }

            fn visit_i64<E: de::Error>(self, number: i64) -> Result<NumberOrText, E> {
                Ok(NumberOrText::Number(number))
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<NumberOrText, E> {
                Ok(NumberOrText::Text(text.to_owned()))
            }
        }
        deserializer.deserialize_any(Either)
    }
}
