//! What the engine says about scenarios that are made or opened, in words.

use crate::l10n::{Phrases, load_words};
use engine::error::LoadError;

/// Why a file was not opened, in words.
#[must_use]
pub fn refusal_words(phrases: &Phrases, fault: &LoadError) -> String {
    let words = [
        ("file", fault.file.as_str().into()),
        ("fault", load_words(phrases, fault).into()),
    ];
    phrases.say("space-rift-setup-refused", &words)
}
