//! Schemas of forms: the possible values of each field and their labels.

use serde_json::{Value, json};
use std::rc::Rc;
use ui::form::Radio;

/// The possible values of a form field.
#[derive(Clone, PartialEq)]
pub enum Schema {
    /// An integer.
    Number {
        /// The smallest value, included.
        min: i64,
        /// The largest value, included.
        max: i64,
    },
    /// An optional number in a field that may be empty.
    Amount {
        /// The smallest value, included.
        min: u8,
        /// The largest value, included.
        max: u8,
        /// The placeholder of the empty field.
        hint: String,
    },
    /// One of a closed list of JSON values, each with its label.
    Values(Rc<[(Value, String)]>),
    Boolean,
    /// Free text.
    Text {
        /// Maximum number of characters.
        max_length: u32,
        /// Suggested texts.
        suggestions: Rc<[Radio]>,
    },
    /// One string of a closed list.
    Choice(Rc<[Radio]>),
    /// A subset of a closed list of strings.
    Flags(Rc<[Radio]>),
    /// Any JSON value, edited as text.
    Code,
    /// An array of fixed length; each item has a label and a schema.
    Tuple(Rc<[(String, Schema)]>),
    /// An object with these keys; other keys that it has are kept.
    Record(Rc<[SchemaField]>),
    /// A value that may be null, with its initial value.
    Optional(Rc<Schema>, Value),
    /// One of several variants.
    OneOf(Rc<[SchemaVariant]>),
    /// An array of any length up to a maximum.
    List {
        item_schema: Rc<Schema>,
        /// Maximum number of items.
        max_items: usize,
        /// The initial values that a new item can have.
        templates: Rc<[Template]>,
    },
    /// An object whose keys the player chooses.
    Map {
        /// The schema that every value has.
        entry: Rc<Schema>,
        keys: MapKeys,
        /// The initial value of a new entry.
        first: Value,
    },
}

impl Schema {
    /// Returns the schema of an integer within these bounds, both included.
    #[must_use]
    pub fn number(min: impl Into<i64>, max: impl Into<i64>) -> Self {
        let (min, max) = (min.into(), max.into());
        Self::Number { min, max }
    }

    /// Returns the schema of a text with a maximum number of characters and some suggestions.
    #[must_use]
    pub fn text(max_length: u32, suggestions: impl Into<Rc<[Radio]>>) -> Self {
        let suggestions = suggestions.into();
        Self::Text {
            max_length,
            suggestions,
        }
    }

    /// Returns the schema of a choice among labeled JSON values.
    #[must_use]
    pub fn values(values: impl IntoIterator<Item = (Value, String)>) -> Self {
        Self::Values(values.into_iter().collect())
    }

    /// Returns the schema of a value of this schema or null; `first` is its initial value.
    #[must_use]
    pub fn optional(self, first: Value) -> Self {
        Self::Optional(Rc::new(self), first)
    }

    /// Returns the schema of this number or choice as an optional value in a single field; `label`
    /// names the missing value.
    #[must_use]
    pub fn or_empty(self, label: String) -> Self {
        match self {
            Self::Number { min, max } => Self::Amount {
                min: u8::try_from(min).unwrap_or(0),
                max: u8::try_from(max).unwrap_or(u8::MAX),
                hint: label,
            },
            Self::Choice(radios) => {
                let choice = |radio: &Radio| (json!(radio.value.as_str()), radio.label.clone());
                let choices = radios.iter().map(choice);
                Self::values(std::iter::once((Value::Null, label)).chain(choices))
            }
            other => {
                let first = other.default_value();
                other.optional(first)
            }
        }
    }

    /// Returns the schema of an array of values of this schema, with its maximum length and the
    /// templates of new items.
    #[must_use]
    pub fn list(self, max_items: usize, templates: impl Into<Rc<[Template]>>) -> Self {
        Self::List {
            item_schema: Rc::new(self),
            max_items,
            templates: templates.into(),
        }
    }

    /// Returns a value of this schema: the first choice, or an empty value.
    #[must_use]
    pub fn default_value(&self) -> Value {
        match self {
            Self::Number { min, max } => json!(0.max(*min).min(*max)),
            Self::Boolean => json!(false),
            Self::Text { .. } => json!(""),
            Self::Values(values) => values
                .first()
                .map(|(value, _)| value.clone())
                .unwrap_or_default(),
            Self::Choice(radios) => json!(radios.first().map_or("", |radio| radio.value.as_str())),
            Self::Flags(_) | Self::List { .. } => json!([]),
            Self::Tuple(parts) => parts.iter().map(|(_, part)| part.default_value()).collect(),
            Self::Record(_) | Self::Map { .. } => json!({}),
            Self::OneOf(variants) => variants
                .first()
                .map(|variant| variant.first.clone())
                .unwrap_or_default(),
            Self::Amount { .. } | Self::Code | Self::Optional(..) => Value::Null,
        }
    }

    /// Returns the suggestions of a text, or the options of a choice.
    #[must_use]
    pub fn suggestions(&self) -> &[Radio] {
        match self {
            Self::Text { suggestions, .. } | Self::Choice(suggestions) => suggestions,
            _ => &[],
        }
    }

    /// Returns the schema of an object with these keys.
    #[must_use]
    pub fn record(entries: impl Into<Rc<[SchemaField]>>) -> Self {
        Self::Record(entries.into())
    }
}

/// A key of an object with the schema of its value.
#[derive(Clone, PartialEq)]
pub struct SchemaField {
    /// The key in the file.
    pub key: &'static str,
    /// The label in the form.
    pub label: String,
    pub shape: Schema,
    /// The value of the field when the key is missing.
    pub default_value: Value,
}

impl SchemaField {
    /// Returns the field for a value that is always present.
    #[must_use]
    pub fn required(mut self) -> Self {
        if let Schema::Optional(inner, _) = &self.shape {
            self.shape = (**inner).clone();
            self.default_value = self.shape.default_value();
        }
        self
    }
}

/// One of several variants that a value may have.
#[derive(Clone, PartialEq)]
pub struct SchemaVariant {
    pub radio: Radio,
    /// The test that selects the values of this variant.
    pub fits: VariantTest,
    /// The initial value when the variant is chosen.
    pub first: Value,
    /// The schema of a value of this variant, or `None` if there is nothing more to edit.
    pub shape: Option<Schema>,
}

/// The test that distinguishes the values of a variant from those of other variants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VariantTest {
    Null,
    Text,
    Array,
    Object,
    /// An object with a value at this key.
    Key(&'static str),
}

impl VariantTest {
    #[must_use]
    pub fn accepts(self, value: &Value) -> bool {
        match self {
            Self::Null => value.is_null(),
            Self::Text => value.is_string(),
            Self::Array => value.is_array(),
            Self::Object => value.is_object(),
            Self::Key(key) => value.get(key).is_some_and(|part| !part.is_null()),
        }
    }
}

/// An initial value for a new item of a list.
#[derive(Clone, PartialEq)]
pub struct Template {
    pub label: String,
    pub value: Value,
}

impl Template {
    /// Returns the template whose value is the text of a choice.
    #[must_use]
    pub fn of_radio(radio: &Radio) -> Self {
        Self {
            label: radio.label.clone(),
            value: json!(radio.value.as_str()),
        }
    }
}

/// The keys that a map can have.
#[derive(Clone, PartialEq)]
pub enum MapKeys {
    /// Any of a closed list.
    Closed(Rc<[Radio]>),
    /// Any text, with suggestions.
    Free {
        /// Maximum number of characters.
        max_length: u32,
        /// Suggested keys.
        suggestions: Rc<[Radio]>,
    },
}
