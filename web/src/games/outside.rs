//! Matches as they are described and watched from outside of the house.

use super::{exodus, rift, space_rift};
use crate::clock::{now, random};
use crate::play::onlooker::Seen;
use crate::store::{SaveRecord, Sitter};
use engine::exodus::Exodus;
use engine::rift::Rift;
use engine::save::SaveError;
use engine::space_rift::SpaceRift;
use engine::suite::{AnySession, decode_save_with};
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

/// A match that somebody looks on at, of any game.
#[derive(Clone)]
pub enum AnySeen {
    /// Of Centauri Rift.
    Rift(Seen<Rift>),
    /// Of Space Rift.
    SpaceRift(Seen<SpaceRift>),
    /// Of Exodus.
    Exodus(Seen<Exodus>),
}

/// Makes a record of a save file of any game, after the engine has played it again.
///
/// # Errors
/// Why the engine does not accept it.
pub fn adopt(text: &str, title: String) -> Result<SaveRecord, SaveError> {
    Ok(match decode_save_with(text, &crate::pack::stocks())? {
        AnySession::Rift(session) => rift::draft::adopted(&session, title, now(), random()),
        AnySession::SpaceRift(session) => {
            space_rift::draft::adopted(&session, title, now(), random())
        }
        AnySession::Exodus(session) => exodus::draft::adopted(&session, title, now(), random()),
    })
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
