//! Figures of the status strip, with their phrases.

use ui::l10n::{PhraseArg, Phrases};
use ui::panels::StatusItem;
use yew::prelude::*;

/// Builds the figures of a status strip. The key of a figure is the phrase with its name, whose
/// attribute `.help` explains it.
pub struct StatusBuilder<'a> {
    phrases: &'a Phrases,
}

impl<'a> StatusBuilder<'a> {
    /// Creates a builder.
    #[must_use]
    pub const fn new(phrases: &'a Phrases) -> Self {
        Self { phrases }
    }

    /// Returns a figure: a number or a short text.
    #[must_use]
    pub fn figure(&self, key: &'static str, picture: Html, value: impl ToString) -> StatusItem {
        let value = value.to_string();
        let args = [("name", self.name(key)), ("value", value.as_str().into())];
        let label = self.phrases.say("table-status-figure", &args);
        self.item(key, picture, value, label)
    }

    /// Returns a figure with its maximum.
    #[must_use]
    pub fn gauge(&self, key: &'static str, picture: Html, value: u8, most: u8) -> StatusItem {
        let args = [
            ("name", self.name(key)),
            ("value", value.into()),
            ("most", most.into()),
        ];
        let label = self.phrases.say("table-status-figure-of", &args);
        StatusItem {
            most: Some(most),
            ..self.item(key, picture, value.to_string(), label)
        }
    }

    /// Returns a figure with its own label for screen readers.
    #[must_use]
    pub fn item(
        &self,
        key: &'static str,
        picture: Html,
        value: String,
        label: String,
    ) -> StatusItem {
        StatusItem {
            key,
            picture,
            value,
            most: None,
            label,
            help: self.phrases.text(&format!("{key}.help")),
            is_warning: false,
        }
    }

    fn name(&self, key: &str) -> PhraseArg {
        self.phrases.text(key).into()
    }
}

/// Marks a figure as a warning if `is_warning` holds.
#[must_use]
pub fn warn_if(is_warning: bool, item: StatusItem) -> StatusItem {
    StatusItem { is_warning, ..item }
}
