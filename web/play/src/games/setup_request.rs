//! Matches as they are described from outside of the house.

use engine::error_reason::ErrorReason;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use store::start_match::MatchSetup;
use store::{PlayerKind, SaveRecord};
use ui::clock::{now, random, random_seed};
use ui::l10n::Phrases;

/// A match as somebody outside of the house describes it; what is left out is left to the game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct SetupRequest {
    /// The board, by its id.
    pub scenario: Option<String>,
    /// The seed, as a player writes it.
    pub seed: Option<String>,
    /// Options that differ from those of the board: an object like that of the game's options, as far as it goes.
    pub options: Option<Value>,
    /// Who sits where.
    pub sitters: Vec<PlayerKind>,
}

/// What of a wish does not fit, with the reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// There is no such board.
    Scenario(String),
    /// The options are none, or do not fit the board.
    Options(String),
    /// The board has no room for so many.
    Seats(String),
    /// No seed is named, and the browser draws none.
    Chance,
}

impl SetupRequest {
    /// The seed; another one each time where none is named, and an empty one where the browser draws none.
    #[must_use]
    pub fn seed(&self) -> String {
        self.seed.clone().unwrap_or_else(random_seed)
    }

    /// How many sit there, of as many as may.
    ///
    /// # Errors
    /// When they are fewer or more.
    pub fn seats(&self, (fewest, most): (u8, u8)) -> Result<u8, SetupError> {
        let asked = self.sitters.len();
        let seats = u8::try_from(asked).ok();
        seats
            .filter(|seats| (fewest..=most).contains(seats))
            .ok_or_else(|| {
                let told = format!("{asked} seats are named; {fewest} to {most} can be played.");
                SetupError::Seats(told)
            })
    }
}

/// Options with those that are given in the place of their own.
///
/// # Errors
/// What of them is none of these options.
pub fn merge_options<O: Serialize + DeserializeOwned>(
    own: &O,
    given: &Value,
) -> Result<O, SetupError> {
    let wrong = |error: serde_json::Error| {
        SetupError::Options(ErrorReason::from_json_shape(&error).to_string())
    };
    let mut options = serde_json::to_value(own).map_err(wrong)?;
    merge_json(&mut options, given);
    serde_json::from_value(options).map_err(wrong)
}

/// Deals what was wished for.
///
/// # Errors
/// Why it cannot be played.
pub fn deal<P: MatchSetup>(plan: &P, phrases: &Phrases) -> Result<SaveRecord, SetupError> {
    if plan.seed().is_empty() {
        return Err(SetupError::Chance);
    }
    let dealt = plan.create_match(phrases, now(), random());
    dealt.map_err(|error| SetupError::Options(error.to_string()))
}

/// It, where it can be played.
///
/// # Errors
/// Why it cannot.
pub fn require_playable<P: MatchSetup>(plan: P) -> Result<P, SetupError> {
    match plan.setup_error() {
        Some(error) => Err(SetupError::Options(error.to_string())),
        None => Ok(plan),
    }
}

/// Puts options that are given in the place of those that are there, field by field.
fn merge_json(into: &mut Value, given: &Value) {
    match (into, given) {
        (Value::Object(into), Value::Object(given)) => {
            for (key, value) in given {
                merge_json(into.entry(key.clone()).or_insert(Value::Null), value);
            }
        }
        (into, given) => *into = given.clone(),
    }
}
