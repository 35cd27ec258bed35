//! Hints that a game adds to its JSON Schema: choices, initial values, and the order of keys.

use super::schema::{Template, VariantTest};
use serde_json::Value;
use std::rc::Rc;
use ui::form::Radio;

/// Information about a value that its JSON Schema does not contain. Where a field is empty, the
/// schema decides.
#[derive(Clone, Default)]
pub struct SchemaHint {
    /// The keys of an object, in the order of the form.
    pub keys: &'static [&'static str],
    /// Suggestions for a text, or for the keys of a map.
    pub suggestions: Rc<[Radio]>,
    /// Whether only the suggestions are valid.
    pub is_closed: bool,
    /// The initial value of an optional value, or of a new map entry.
    pub first: Option<Value>,
    /// The label of a missing value in the field; `None` for a checkbox that shows whether there is
    /// a value.
    pub empty: Option<String>,
    /// The initial values that a new list item of this schema can have.
    pub templates: Vec<Template>,
    /// The alternatives of a value that can have several forms, in the order of the form.
    pub variants: Vec<VariantHint>,
}

/// The choice of an alternative, and its initial value.
#[derive(Clone)]
pub struct VariantHint {
    pub radio: Radio,
    pub fits: VariantTest,
    pub first: Value,
}

impl SchemaHint {
    /// Returns the hint for a text with suggestions.
    #[must_use]
    pub fn with_suggestions(suggestions: impl Into<Rc<[Radio]>>) -> Self {
        let suggestions = suggestions.into();
        Self {
            suggestions,
            ..Self::default()
        }
    }

    /// Returns the hint for a text from a closed list.
    #[must_use]
    pub fn closed(suggestions: impl Into<Rc<[Radio]>>) -> Self {
        Self {
            is_closed: true,
            ..Self::with_suggestions(suggestions)
        }
    }

    /// Returns the hint for a field that may be empty, with the name of the missing value.
    #[must_use]
    pub fn empty(label: String) -> Self {
        Self {
            empty: Some(label),
            ..Self::default()
        }
    }

    /// Returns the hint with the initial value of an optional value or a new map entry.
    #[must_use]
    pub fn with_first(mut self, first: Value) -> Self {
        self.first = Some(first);
        self
    }

    /// Returns the hint with the templates of new list items.
    #[must_use]
    pub fn with_templates(mut self, templates: impl Into<Vec<Template>>) -> Self {
        self.templates = templates.into();
        self
    }

    /// Returns the hint with the alternatives.
    #[must_use]
    pub fn with_variants(mut self, variants: impl Into<Vec<VariantHint>>) -> Self {
        self.variants = variants.into();
        self
    }
}
