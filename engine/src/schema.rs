//! Schema types that many published schemas share. Each field declares its own constraints.

mod narrowed;

pub use narrowed::narrowed;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use std::borrow::Cow;
use std::marker::PhantomData;

/// The schema of a whole number from `MIN` to `MAX`.
pub struct BoundedInt<const MIN: i64, const MAX: i64>;

impl<const MIN: i64, const MAX: i64> JsonSchema for BoundedInt<MIN, MAX> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("Within_{MIN}_{MAX}").into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "integer", "minimum": MIN, "maximum": MAX })
    }
}

/// The schema of a value that has the form of `A` or of `B`.
pub struct Either<A, B>(PhantomData<(A, B)>);

impl<A: JsonSchema, B: JsonSchema> JsonSchema for Either<A, B> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("{}_or_{}", A::schema_name(), B::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let forms = [
            generator.subschema_for::<A>(),
            generator.subschema_for::<B>(),
        ];
        json_schema!({ "anyOf": forms })
    }
}

/// The schema of a list that is not empty.
pub struct NonEmpty<T>(PhantomData<T>);

impl<T: JsonSchema> JsonSchema for NonEmpty<T> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("NonEmpty_{}", T::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "array", "minItems": 1, "items": generator.subschema_for::<T>() })
    }
}

/// The schema of a list of one to `MAX_ITEMS` values.
pub struct BoundedList<T, const MAX_ITEMS: usize>(PhantomData<T>);

impl<T: JsonSchema, const MAX_ITEMS: usize> JsonSchema for BoundedList<T, MAX_ITEMS> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("BoundedList_{MAX_ITEMS}_{}", T::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let items = generator.subschema_for::<T>();
        json_schema!({ "type": "array", "minItems": 1, "maxItems": MAX_ITEMS, "items": items })
    }
}

/// Declares a schema that allows only the values of a type that a predicate of the loader accepts.
macro_rules! some_of {
    ($(#[$doc:meta])* $Name:ident: $Type:ty, $fits:expr) => {
        $(#[$doc])*
        pub struct $Name;

        impl schemars::JsonSchema for $Name {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($Name).into()
            }

            fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
                $crate::schema::narrowed::<$Type>(generator, $fits)
            }
        }
    };
}
pub(crate) use some_of;

/// Declares the schema of a text with a name and constraints.
macro_rules! text {
    ($(#[$doc:meta])* $Name:ident, $inline:literal, { $($schema:tt)* }) => {
        $(#[$doc])*
        pub struct $Name;

        impl schemars::JsonSchema for $Name {
            fn inline_schema() -> bool {
                $inline
            }

            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($Name).into()
            }

            fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
                schemars::json_schema!({ $($schema)* })
            }
        }
    };
}
pub(crate) use text;
