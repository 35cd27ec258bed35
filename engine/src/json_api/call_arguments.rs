//! The values of a call: read by their names, with the place in a fault.

use super::{ApiError, ErrorCode};
use crate::bots::Level;
use crate::chance::ChanceOutcome;
use crate::game::{Seat, Viewer};
use crate::load::from_named_value;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// Named values of a call.
#[derive(Clone, Debug)]
pub struct CallArguments<'a>(Option<&'a Map<String, Value>>);

impl<'a> CallArguments<'a> {
    /// Takes an object, or nothing at all, that holds no other keys than `known`.
    ///
    /// # Errors
    /// Names the key that is not known.
    pub fn new(value: &'a Value, known: &[&str]) -> Result<Self, ApiError> {
        let map = match value {
            Value::Null => None,
            Value::Object(map) => Some(map),
            Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_) => {
                let reason = "an object with named values is needed";
                return Err(ApiError::unreadable("call", reason));
            }
        };
        let mut keys = map.into_iter().flat_map(Map::keys);
        match keys.find(|key| !known.contains(&key.as_str())) {
            Some(key) => {
                let reason = format!("not known; known are {}", known.join(", "));
                Err(ApiError::unreadable(key, &reason))
            }
            None => Ok(Self(map)),
        }
    }

    /// The value of this name; null is none.
    #[must_use]
    pub fn value(&self, name: &str) -> Option<&'a Value> {
        self.0?.get(name).filter(|value| !value.is_null())
    }

    /// The value of this name, as it must be.
    ///
    /// # Errors
    /// Names the place that cannot be read.
    pub fn read<T: DeserializeOwned>(&self, name: &str) -> Result<Option<T>, ApiError> {
        let value = self.value(name);
        let read = |value| {
            from_named_value(name, value)
                .map_err(|error| ApiError::from_load_error(ErrorCode::ConfigValue, &error))
        };
        value.map(read).transpose()
    }

    /// As [`CallArguments::read`], where there must be one.
    ///
    /// # Errors
    /// Names what is missing or cannot be read.
    pub fn require<T: DeserializeOwned>(&self, name: &str) -> Result<T, ApiError> {
        self.read(name)?
            .ok_or_else(|| ApiError::unreadable(name, "it is missing"))
    }

    /// The seat: a number from 0, or `table` for the table itself.
    ///
    /// # Errors
    /// When it is neither.
    pub fn seat(&self) -> Result<Option<Seat>, ApiError> {
        match self.value("seat") {
            Some(Value::String(word)) if word == "table" => Ok(Some(Seat::TABLE)),
            Some(Value::String(_)) => Err(ApiError::unreadable("seat", "a number, or `table`")),
            Some(_) | None => self.numeric_seat(),
        }
    }

    /// A seat by its number. What the table has inside is no number of a seat.
    fn numeric_seat(&self) -> Result<Option<Seat>, ApiError> {
        match self.read("seat")? {
            Some(Seat::TABLE) => {
                Err(ApiError::new(ErrorCode::ConfigSeat, "api-no-seat").with("seat", Seat::TABLE.0))
            }
            seat => Ok(seat),
        }
    }

    /// Whose eyes: a seat, `spectator`, or `historian` who sees everything; a spectator's if left out.
    ///
    /// # Errors
    /// When it is none of these.
    pub fn viewer(&self) -> Result<Viewer, ApiError> {
        match self.value("seat") {
            Some(Value::String(word)) if word == "historian" => Ok(Viewer::Omniscient),
            Some(Value::String(word)) if word == "spectator" => Ok(Viewer::Spectator),
            Some(Value::String(_)) => {
                let reason = "a number, `spectator` or `historian`";
                Err(ApiError::unreadable("seat", reason))
            }
            Some(_) | None => Ok(self.numeric_seat()?.map_or(Viewer::Spectator, Viewer::Seat)),
        }
    }

    /// The level of a bot; the usual one if left out.
    ///
    /// # Errors
    /// When there is no such level.
    pub fn level(&self) -> Result<Level, ApiError> {
        Ok(self.read("level")?.unwrap_or_default())
    }

    /// Outcomes of chance, as pairs of how many there could be and which one came.
    ///
    /// # Errors
    /// When they are no such pairs.
    pub fn draws(&self) -> Result<Option<Vec<ChanceOutcome>>, ApiError> {
        let pairs: Option<Vec<(u32, u32)>> = self.read("draws")?;
        Ok(pairs.map(|pairs| super::new_game_request::outcomes_from_pairs(&pairs)))
    }
}
