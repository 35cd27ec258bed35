//! The identity of a question to a seat, which can be compared and sent, so that an answer planned
//! for one question is not given to another.

use super::fingerprint;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The identity of a question. See [`Game::question`](super::Game::question).
///
/// ```
/// use engine::game::QuestionId;
///
/// let move_ship_3 = QuestionId::from_content(&("move", 3_u8));
/// assert_eq!(move_ship_3, QuestionId::from_content(&("move", 3_u8)));
/// assert_ne!(move_ship_3, QuestionId::from_content(&("move", 4_u8)));
/// assert_eq!(move_ship_3.to_string().len(), 16);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct QuestionId(u64);

impl QuestionId {
    /// Computes the id from a value that distinguishes the question from all others of the same
    /// game.
    #[must_use]
    pub fn from_content<T: Serialize>(content: &T) -> Self {
        Self(fingerprint(content))
    }
}

impl fmt::Display for QuestionId {
    /// Writes sixteen hexadecimal digits, like a fingerprint.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_differ_if_and_only_if_the_content_differs() {
        let turn = QuestionId::from_content(&(1u8, "move"));
        assert_eq!(turn, QuestionId::from_content(&(1u8, "move")));
        assert_ne!(turn, QuestionId::from_content(&(2u8, "move")));
        let text = turn.to_string();
        assert_eq!(text.len(), 16, "{text}");
        assert!(text.chars().all(|digit| digit.is_ascii_hexdigit()));
    }
}
