//! The arguments of a call, read by name. Errors name the path of the invalid value.

use super::{ApiError, ErrorCode};
use crate::bots::Level;
use crate::chance::ChanceOutcome;
use crate::game::{Seat, Viewer};
use crate::load::from_named_value;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// The named arguments of a call.
///
/// ```
/// use engine::game::{Seat, Viewer};
/// use engine::json_api::CallArguments;
/// use serde_json::json;
///
/// let values = json!({"seat": 1, "at": null});
/// let values = CallArguments::new(&values, &["seat", "at"])?;
/// assert_eq!(values.viewer()?, Viewer::Seat(Seat(1)));
/// // Null counts as left out.
/// assert_eq!(values.read::<usize>("at")?, None);
/// # Ok::<(), engine::json_api::ApiError>(())
/// ```
#[derive(Clone, Debug)]
pub struct CallArguments<'a>(Option<&'a Map<String, Value>>);

impl<'a> CallArguments<'a> {
    /// Wraps an object, or null, whose keys are all in `known`.
    ///
    /// # Errors
    /// Returns an error if `value` is not an object or null, or if it has an unknown key; it names
    /// the key.
    pub fn new(value: &'a Value, known: &[&str]) -> Result<Self, ApiError> {
        let map = match value {
            Value::Null => None,
            Value::Object(map) => Some(map),
            Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_) => {
                let reason = "an object with named arguments is needed";
                return Err(ApiError::unreadable("call", reason));
            }
        };
        let mut keys = map.into_iter().flat_map(Map::keys);
        match keys.find(|key| !known.contains(&key.as_str())) {
            Some(key) => {
                let reason = format!("there is no such argument; known: {}", known.join(", "));
                Err(ApiError::unreadable(key, &reason))
            }
            None => Ok(Self(map)),
        }
    }

    /// Returns the argument with this name; null is treated as missing.
    #[must_use]
    pub fn value(&self, name: &str) -> Option<&'a Value> {
        self.0?.get(name).filter(|value| !value.is_null())
    }

    /// Reads the argument with this name as a typed value.
    ///
    /// # Errors
    /// Returns an error if the value cannot be read; it names the path of the value.
    pub fn read<T: DeserializeOwned>(&self, name: &str) -> Result<Option<T>, ApiError> {
        let value = self.value(name);
        let parse = |value| {
            from_named_value(name, value)
                .map_err(|error| ApiError::from_load_error(ErrorCode::ConfigValue, &error))
        };
        value.map(parse).transpose()
    }

    /// Like [`CallArguments::read`], for an argument that must not be left out.
    ///
    /// # Errors
    /// Returns an error if the argument is missing or cannot be read; it names the argument.
    pub fn require<T: DeserializeOwned>(&self, name: &str) -> Result<T, ApiError> {
        self.read(name)?
            .ok_or_else(|| ApiError::unreadable(name, "the argument is missing"))
    }

    /// Reads the seat: a number from 0, or `game` for the table itself.
    ///
    /// # Errors
    /// Returns an error if it is neither.
    pub fn seat(&self) -> Result<Option<Seat>, ApiError> {
        match self.value("seat") {
            Some(Value::String(word)) if word == "table" => Ok(Some(Seat::TABLE)),
            Some(Value::String(_)) => Err(ApiError::unreadable(
                "seat",
                "a number or `table` is needed",
            )),
            Some(_) | None => self.numeric_seat(),
        }
    }

    /// Reads a seat by its number. The internal number of the table is rejected.
    fn numeric_seat(&self) -> Result<Option<Seat>, ApiError> {
        match self.read("seat")? {
            Some(Seat::TABLE) => {
                Err(ApiError::new(ErrorCode::ConfigSeat, "api-no-seat").with("seat", Seat::TABLE.0))
            }
            seat => Ok(seat),
        }
    }

    /// Reads the viewer: a seat, `spectator`, or `historian` for an omniscient viewer. The default
    /// is a spectator.
    ///
    /// # Errors
    /// Returns an error if it is none of these.
    pub fn viewer(&self) -> Result<Viewer, ApiError> {
        match self.value("seat") {
            Some(Value::String(word)) if word == "historian" => Ok(Viewer::Omniscient),
            Some(Value::String(word)) if word == "spectator" => Ok(Viewer::Spectator),
            Some(Value::String(_)) => {
                let reason = "a number, `spectator` or `historian` is needed";
                Err(ApiError::unreadable("seat", reason))
            }
            Some(_) | None => Ok(self.numeric_seat()?.map_or(Viewer::Spectator, Viewer::Seat)),
        }
    }

    /// Reads the level of a bot; the default is [`Level::Captain`].
    ///
    /// # Errors
    /// Returns an error if there is no such level.
    pub fn level(&self) -> Result<Level, ApiError> {
        Ok(self.read("level")?.unwrap_or_default())
    }

    /// Reads random outcomes as pairs: the number of possible outcomes, and the outcome.
    ///
    /// # Errors
    /// Returns an error if the value is not a list of such pairs.
    pub fn draws(&self) -> Result<Option<Vec<ChanceOutcome>>, ApiError> {
        let pairs: Option<Vec<(u32, u32)>> = self.read("draws")?;
        Ok(pairs.map(|pairs| super::new_game_request::outcomes_from_pairs(&pairs)))
    }
}
