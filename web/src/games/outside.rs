//! Matches as they are described from outside of the house.

use crate::store::Sitter;
use serde_json::Value;

/// A match as somebody outside of the house describes it; what is left out is left to the game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Wish {
    /// The board, by its id.
    pub scenario: Option<String>,
    /// The seed, as a player writes it.
    pub seed: Option<String>,
    /// Options that differ from those of the board: an object like that of the game's options, as far as it goes.
    pub options: Option<Value>,
    /// Who sits where.
    pub sitters: Vec<Sitter>,
}

/// What of a wish does not fit, with the reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misfit {
    /// There is no such board.
    Scenario(String),
    /// The options are none, or do not fit the board.
    Options(String),
    /// The board has no room for so many.
    Seats(String),
}

/// Puts options that are given in the place of those that are there, field by field.
pub fn merge(into: &mut Value, given: &Value) {
    match (into, given) {
        (Value::Object(into), Value::Object(given)) => {
            for (key, value) in given {
                merge(into.entry(key.clone()).or_insert(Value::Null), value);
            }
        }
        (into, given) => *into = given.clone(),
    }
}
