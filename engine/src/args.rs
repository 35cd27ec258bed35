//! What a sentence is told with: numbers, and names that the page has words for.

use serde::Serialize;

/// A value in a sentence; words for names are chosen by the page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Arg {
    /// A number.
    Number(i64),
    /// A name that is the same in all languages, such as a coordinate.
    Label(String),
    /// The phrase key of a word.
    Term(&'static str),
}

/// Named values for a sentence.
pub type Args = Vec<(&'static str, Arg)>;
