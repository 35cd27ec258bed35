//! The schema of a form: which values it can hold, and how they are labeled.

use serde_json::Value;
use std::rc::Rc;
use ui::form::Radio;

/// The possible values of a form field.
#[derive(Clone, PartialEq)]
pub enum Schema {
    /// An integer.
    Number {
        /// The smallest value, included.
        least: i64,
        /// The largest value, included.
        most: i64,
    },
    /// An optional number, with the placeholder of the empty field.
    Amount(String),
    /// One of a closed list of JSON values, each with its label.
    Values(Rc<[(Value, String)]>),
    Boolean,
    /// Free text.
    Text {
        /// Maximum number of characters.
        most: u32,
        /// Suggested texts.
        known: Rc<[Radio]>,
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
    /// A value that may be null, and its initial value.
    Optional(Rc<Schema>, Value),
    /// One of several variants.
    OneOf(Rc<[SchemaVariant]>),
    /// An array of any length up to a maximum.
    List {
        /// The schema of the items.
        of: Rc<Schema>,
        /// Maximum number of items.
        most: usize,
        /// The initial values that a new item can have.
        templates: Rc<[Template]>,
    },
    /// An object whose keys the player chooses.
    Map {
        /// The schema of the values.
        of: Rc<Schema>,
        keys: MapKeys,
        /// The initial value of a new entry.
        first: Value,
    },
}

impl Schema {
    /// Returns the schema of an integer within these bounds, both included.
    #[must_use]
    pub fn number(least: impl Into<i64>, most: impl Into<i64>) -> Self {
        let (least, most) = (least.into(), most.into());
        Self::Number { least, most }
    }

    /// Returns the schema of a text with a maximum number of characters and some suggestions.
    #[must_use]
    pub fn text(most: u32, known: impl Into<Rc<[Radio]>>) -> Self {
        let known = known.into();
        Self::Text { most, known }
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

    /// Returns the schema of an array of such values, with its maximum length and the templates of
    /// new items.
    #[must_use]
    pub fn list(self, most: usize, templates: impl Into<Rc<[Template]>>) -> Self {
        Self::List {
            of: Rc::new(self),
            most,
            templates: templates.into(),
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
    /// The value that a missing key stands for.
    pub usual: Value,
}

/// One of several variants that a value may have.
#[derive(Clone)]
pub struct SchemaVariant {
    pub radio: Radio,
    /// Whether a value is of this variant.
    pub fits: fn(&Value) -> bool,
    /// The initial value when the variant is chosen.
    pub first: Value,
    /// The schema of a value of this variant, or `None` if there is nothing more to edit.
    pub shape: Option<Schema>,
}

impl PartialEq for SchemaVariant {
    fn eq(&self, other: &Self) -> bool {
        self.radio == other.radio && self.first == other.first && self.shape == other.shape
    }
}

/// An initial value for a new item of a list.
#[derive(Clone, PartialEq)]
pub struct Template {
    pub label: String,
    pub value: Value,
}

/// The keys that a map can have.
#[derive(Clone, PartialEq)]
pub enum MapKeys {
    /// Any of a closed list.
    Closed(Rc<[Radio]>),
    /// Any text, with suggestions.
    Free {
        /// Maximum number of characters.
        most: u32,
        /// Suggested keys.
        known: Rc<[Radio]>,
    },
}
