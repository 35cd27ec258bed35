//! A value that a JSON file writes in one of several forms: a word, a list or an object. Binary
//! formats, such as saves and links, store it as a plain enum.

use serde::de::value::{MapAccessDeserializer, SeqAccessDeserializer};
use serde::de::{Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;

/// An empty type for a form that a value does not accept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Never {}

impl Serialize for Never {
    fn serialize<S: Serializer>(&self, _: S) -> Result<S::Ok, S::Error> {
        match *self {}
    }
}

impl<'de> Deserialize<'de> for Never {
    fn deserialize<D: Deserializer<'de>>(_: D) -> Result<Self, D::Error> {
        Err(D::Error::custom("the value has the wrong form"))
    }
}

/// A word, a list of `L`, or an object `M`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FlexibleValue<L, M> {
    Word(String),
    List(Vec<L>),
    Object(M),
}

#[cfg(feature = "schema")]
impl ts_rs::TS for Never {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(_: &ts_rs::Config) -> String {
        "never".to_owned()
    }

    fn inline(config: &ts_rs::Config) -> String {
        <Self as ts_rs::TS>::name(config)
    }
}

#[cfg(feature = "schema")]
impl<L: ts_rs::TS, M: ts_rs::TS> ts_rs::TS for FlexibleValue<L, M> {
    type WithoutGenerics = FlexibleValue<ts_rs::Dummy, ts_rs::Dummy>;
    type OptionInnerType = Self;

    fn name(config: &ts_rs::Config) -> String {
        let list = match L::name(config) {
            item if item == "never" => item,
            item => format!("Array<{item}>"),
        };
        let forms = ["string".to_owned(), list, M::name(config)];
        let forms: Vec<String> = forms.into_iter().filter(|form| form != "never").collect();
        forms.join(" | ")
    }

    fn inline(config: &ts_rs::Config) -> String {
        <Self as ts_rs::TS>::name(config)
    }

    fn visit_dependencies(visitor: &mut impl ts_rs::TypeVisitor)
    where
        Self: 'static,
    {
        <Self as ts_rs::TS>::visit_generics(visitor);
    }

    fn visit_generics(visitor: &mut impl ts_rs::TypeVisitor)
    where
        Self: 'static,
    {
        L::visit_generics(visitor);
        visitor.visit::<L>();
        M::visit_generics(visitor);
        visitor.visit::<M>();
    }
}

/// The form of a value in binary formats, as a plain enum.
#[derive(Deserialize)]
enum CompactValue<L, M> {
    Word(String),
    List(Vec<L>),
    Object(M),
}

#[derive(Serialize)]
enum CompactValueRef<'a, L, M> {
    Word(&'a str),
    List(&'a [L]),
    Object(&'a M),
}

impl<L: Serialize, M: Serialize> Serialize for FlexibleValue<L, M> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            return match self {
                Self::Word(word) => word.serialize(serializer),
                Self::List(list) => list.serialize(serializer),
                Self::Object(object) => object.serialize(serializer),
            };
        }
        let compact = match self {
            Self::Word(word) => CompactValueRef::Word(word),
            Self::List(list) => CompactValueRef::List(list),
            Self::Object(object) => CompactValueRef::Object(object),
        };
        compact.serialize(serializer)
    }
}

impl<'de, L: Deserialize<'de>, M: Deserialize<'de>> Deserialize<'de> for FlexibleValue<L, M> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            return deserializer.deserialize_any(FlexibleValueVisitor(PhantomData));
        }
        Ok(match CompactValue::deserialize(deserializer)? {
            CompactValue::Word(word) => Self::Word(word),
            CompactValue::List(list) => Self::List(list),
            CompactValue::Object(object) => Self::Object(object),
        })
    }
}

struct FlexibleValueVisitor<L, M>(PhantomData<(L, M)>);

impl<'de, L: Deserialize<'de>, M: Deserialize<'de>> Visitor<'de> for FlexibleValueVisitor<L, M> {
    type Value = FlexibleValue<L, M>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a word, a list or an object")
    }

    fn visit_str<E: Error>(self, word: &str) -> Result<Self::Value, E> {
        Ok(FlexibleValue::Word(word.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, list: A) -> Result<Self::Value, A::Error> {
        Vec::deserialize(SeqAccessDeserializer::new(list)).map(FlexibleValue::List)
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Self::Value, A::Error> {
        M::deserialize(MapAccessDeserializer::new(map)).map(FlexibleValue::Object)
    }
}
