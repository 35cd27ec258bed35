//! Matches that are requested from outside, such as by an embedding page.

use engine::error_reason::ErrorReason;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use store::start_match::MatchSetup;
use store::{PlayerKind, SaveRecord};
use ui::clock::{now, random, random_seed};
use ui::l10n::Phrases;

/// The description of a requested match. The game chooses values for missing fields.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct SetupRequest {
    /// Id of the board or scenario.
    pub scenario: Option<String>,
    /// The seed, as a player writes it.
    pub seed: Option<String>,
    /// Options that differ from those of the board, as a partial JSON object of the game's options.
    pub options: Option<Value>,
    /// Who plays each seat, in seat order.
    pub player_kinds: Vec<PlayerKind>,
}

/// Which part of a request does not fit; the text is the reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// There is no such board.
    Scenario(String),
    /// The options are not valid, or do not fit the board.
    Options(String),
    /// The board does not support this number of seats.
    Seats(String),
    /// No seed is given, and the browser has no random numbers.
    Chance,
}

impl SetupRequest {
    /// Returns the seed; a random one if none is given, and an empty one if the browser has no
    /// random numbers.
    #[must_use]
    pub fn seed(&self) -> String {
        self.seed.clone().unwrap_or_else(random_seed)
    }

    /// Returns the number of seats, which must be between the two limits.
    ///
    /// # Errors
    /// If there are fewer or more.
    pub fn seats(&self, (min_seats, max_seats): (u8, u8)) -> Result<u8, SetupError> {
        let asked = self.player_kinds.len();
        let seats = u8::try_from(asked).ok();
        seats
            .filter(|seats| (min_seats..=max_seats).contains(seats))
            .ok_or_else(|| {
                let message =
                    format!("{asked} seats are named; {min_seats} to {max_seats} can be played.");
                SetupError::Seats(message)
            })
    }
}

/// Merges the given options into `base`.
///
/// # Errors
/// If the result is not valid.
pub fn merge_options<O: Serialize + DeserializeOwned>(
    base: &O,
    changes: &Value,
) -> Result<O, SetupError> {
    let options_error = |error: serde_json::Error| {
        SetupError::Options(ErrorReason::from_json_shape(&error).to_string())
    };
    let mut options = serde_json::to_value(base).map_err(options_error)?;
    merge_json(&mut options, changes);
    serde_json::from_value(options).map_err(options_error)
}

/// Deals the requested match.
///
/// # Errors
/// The reason why the match cannot be played.
pub fn deal<P: MatchSetup>(plan: &P, phrases: &Phrases) -> Result<SaveRecord, SetupError> {
    if plan.seed().is_empty() {
        return Err(SetupError::Chance);
    }
    let dealt = plan.create_match(phrases, now(), random());
    dealt.map_err(|error| SetupError::Options(error.to_string()))
}

/// Returns the setup if it can be played.
///
/// # Errors
/// The reason why it cannot be played.
pub fn require_playable<P: MatchSetup>(plan: P) -> Result<P, SetupError> {
    match plan.setup_error() {
        Some(error) => Err(SetupError::Options(error.to_string())),
        None => Ok(plan),
    }
}

/// Merges JSON objects field by field; other values are replaced.
fn merge_json(target: &mut Value, changes: &Value) {
    match (target, changes) {
        (Value::Object(target), Value::Object(changes)) => {
            for (key, value) in changes {
                merge_json(target.entry(key.clone()).or_insert(Value::Null), value);
            }
        }
        (target, changes) => *target = changes.clone(),
    }
}
