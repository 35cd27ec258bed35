//! What a value of a form may be.

use serde_json::Value;
use std::rc::Rc;
use ui::form::Radio;

/// What a value may be.
#[derive(Clone, PartialEq)]
pub enum Schema {
    /// A whole number.
    Number {
        /// The smallest.
        least: i64,
        /// The largest.
        most: i64,
    },
    /// A number that may be left out, and what stands in the empty field.
    Amount(String),
    /// One of a closed list of values, each with its name.
    Values(Rc<[(Value, String)]>),
    /// Yes or no.
    Boolean,
    /// Words of one's own.
    Text {
        /// Most letters.
        most: u32,
        /// Words that are offered.
        known: Rc<[Radio]>,
    },
    /// One of a closed list.
    Choice(Rc<[Radio]>),
    /// Any of a closed list.
    Flags(Rc<[Radio]>),
    /// Anything, as the text of a file.
    Code,
    /// Several values in a fixed order, each with its name.
    Tuple(Rc<[(String, Schema)]>),
    /// Values by name; others that stand there stay.
    Record(Rc<[SchemaField]>),
    /// A value that may be left out, and with what it begins.
    Optional(Rc<Schema>, Value),
    /// One of several forms.
    OneOf(Rc<[SchemaVariant]>),
    /// Any number of values.
    List {
        /// What each may be.
        of: Rc<Schema>,
        /// Most of them.
        most: usize,
        /// With what a new one begins.
        templates: Rc<[Template]>,
    },
    /// Values by keys that are chosen.
    Map {
        /// What each may be.
        of: Rc<Schema>,
        /// The keys.
        keys: MapKeys,
        /// With what a new one begins.
        first: Value,
    },
}

impl Schema {
    /// A whole number.
    #[must_use]
    pub fn number(least: impl Into<i64>, most: impl Into<i64>) -> Self {
        let (least, most) = (least.into(), most.into());
        Self::Number { least, most }
    }

    /// Words of one's own, of so many letters at most, and those that are offered.
    #[must_use]
    pub fn text(most: u32, known: impl Into<Rc<[Radio]>>) -> Self {
        let known = known.into();
        Self::Text { most, known }
    }

    /// One of some values with their names.
    #[must_use]
    pub fn values(values: impl IntoIterator<Item = (Value, String)>) -> Self {
        Self::Values(values.into_iter().collect())
    }

    /// Values that may be left out.
    #[must_use]
    pub fn optional(self, first: Value) -> Self {
        Self::Optional(Rc::new(self), first)
    }

    /// A list of such values, with these to begin with.
    #[must_use]
    pub fn list(self, most: usize, templates: impl Into<Rc<[Template]>>) -> Self {
        Self::List {
            of: Rc::new(self),
            most,
            templates: templates.into(),
        }
    }

    /// Values by name.
    #[must_use]
    pub fn record(entries: impl Into<Rc<[SchemaField]>>) -> Self {
        Self::Record(entries.into())
    }
}

/// A value with a name.
#[derive(Clone, PartialEq)]
pub struct SchemaField {
    /// Its name in the file.
    pub key: &'static str,
    /// Its name for people.
    pub label: String,
    /// What it may be.
    pub shape: Schema,
    /// What counts where it is left out.
    pub usual: Value,
}

/// One of several forms that a value may have.
#[derive(Clone)]
pub struct SchemaVariant {
    /// The name of the form.
    pub radio: Radio,
    /// Whether a value has it.
    pub fits: fn(&Value) -> bool,
    /// With what it begins.
    pub first: Value,
    /// What else there is to say; none where it is all.
    pub shape: Option<Schema>,
}

impl PartialEq for SchemaVariant {
    fn eq(&self, other: &Self) -> bool {
        self.radio == other.radio && self.first == other.first && self.shape == other.shape
    }
}

/// Something that a list can be longer by.
#[derive(Clone, PartialEq)]
pub struct Template {
    /// What it is.
    pub label: String,
    /// The value.
    pub value: Value,
}

/// The keys of a table.
#[derive(Clone, PartialEq)]
pub enum MapKeys {
    /// Some of these.
    Closed(Rc<[Radio]>),
    /// Any words; some are offered.
    Free {
        /// Most letters.
        most: u32,
        /// What is offered.
        known: Rc<[Radio]>,
    },
}
