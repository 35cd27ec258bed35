//! The arguments of a phrase. The page translates the phrase and fills them in.

use serde::Serialize;

/// One argument of a phrase.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Arg {
    /// A number, formatted in the language of the page.
    Number(i64),
    /// A text that is the same in all languages, such as a coordinate or the name of a pack.
    Label(String),
    /// The phrase key of a word that the page translates.
    Term(&'static str),
}

/// The named arguments of a phrase.
///
/// ```
/// use engine::args::{Arg, Args};
///
/// // For a phrase such as "{ $count } of { $piece } are left".
/// let args: Args = vec![("count", Arg::Number(3)), ("piece", Arg::Term("torpedo"))];
/// assert_eq!(args[0], ("count", Arg::Number(3)));
/// ```
pub type Args = Vec<(&'static str, Arg)>;
