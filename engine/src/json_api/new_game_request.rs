//! The request for a new game: which game, its setup, its random outcomes and its start.

use super::{ApiError, ErrorCode};
use crate::chance::{ChanceOutcome, Seed};
use crate::error::LoadError;
use crate::load::from_value;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

/// The setup of a game in the fields that all games share. The scenario defines the values that
/// are left out.
///
/// ```
/// use engine::json_api::NewGameRequest;
/// use serde_json::json;
///
/// let request = NewGameRequest::read(&json!({"game": "rift", "seats": 3, "pieces": ["rhino"]}))?;
/// assert_eq!(request.set_up.seats, Some(3));
/// assert_eq!(request.set_up.pieces, ["rhino"]);
/// # Ok::<(), engine::json_api::ApiError>(())
/// ```
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SetupSpec {
    /// The id of a scenario, or a complete custom scenario in the file format of the game.
    pub scenario: Option<Value>,
    /// The number of seats; `None` for the default of the scenario.
    pub seats: Option<u8>,
    /// The kinds of the pieces, in order; the last one is repeated for the remaining pieces.
    pub pieces: Vec<String>,
    /// Rules that differ from those of the scenario.
    pub rules: Map<String, Value>,
}

impl SetupSpec {
    /// Returns `options` with the rules that differ. Names in `game_options` are options of the
    /// game, all others are house rules.
    ///
    /// # Errors
    /// Returns an error if a rule cannot be read; it names the rule.
    pub fn with_rule_changes<O: Serialize + DeserializeOwned>(
        &self,
        options: &O,
        game_options: &[&str],
    ) -> Result<O, LoadError> {
        let rules = self.rules.clone().into_iter();
        let (game_options, house_rules): (Map<_, _>, Map<_, _>) =
            rules.partition(|(key, _)| game_options.contains(&key.as_str()));
        let mut all = json!(options);
        if let Value::Object(all) = &mut all {
            all.extend(game_options);
            match all.get_mut("rules") {
                Some(Value::Object(rules)) => rules.extend(house_rules),
                Some(_) | None => {
                    all.insert("rules".to_owned(), house_rules.into());
                }
            }
        }
        from_value("rules", &all)
    }

    /// Rejects pieces in a game where none can be chosen; `reason` is the text of the error.
    ///
    /// # Errors
    /// Returns an error if there are pieces.
    pub fn reject_pieces(&self, reason: &'static str) -> Result<(), LoadError> {
        if self.pieces.is_empty() {
            return Ok(());
        }
        Err(LoadError::new("order", "pieces", reason))
    }
}

/// A request for a new game.
///
/// ```
/// use engine::chance::Seed;
/// use engine::json_api::NewGameRequest;
/// use serde_json::json;
///
/// let request = NewGameRequest::read(&json!({"game": "saga", "seed": 7}))?;
/// assert_eq!(request.seed, Seed::Number(7));
/// assert!(request.allows_undo);
///
/// let error = NewGameRequest::read(&json!({"game": "saga", "sead": 7})).unwrap_err();
/// assert_eq!(error.place.as_deref(), Some("sead"));
/// # Ok::<(), engine::json_api::ApiError>(())
/// ```
#[derive(Clone, PartialEq, Debug, Default)]
pub struct NewGameRequest {
    /// The name of the game, such as `rift`.
    pub game: String,
    /// The setup, unless `options` is given.
    pub set_up: SetupSpec,
    /// The complete options of the game.
    pub options: Option<Value>,
    /// The source of all random outcomes.
    pub seed: Seed,
    /// The outcomes of the deal, instead of those of the seed.
    pub deal: Option<Vec<ChanceOutcome>>,
    /// The position in which the game begins, instead of a deal.
    pub position: Option<Value>,
    /// Whether actions may be undone.
    pub allows_undo: bool,
    /// The text of a content pack that replaces the base content.
    pub pack: Option<String>,
}

/// The fields of a request as they are given.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NewGameFields {
    game: String,
    #[serde(default)]
    scenario: Option<Value>,
    #[serde(default)]
    seats: Option<u8>,
    #[serde(default)]
    pieces: Vec<String>,
    #[serde(default)]
    rules: Map<String, Value>,
    #[serde(default)]
    options: Option<Value>,
    #[serde(default)]
    seed: Seed,
    #[serde(default)]
    deal: Option<Vec<(u32, u32)>>,
    #[serde(default)]
    position: Option<Value>,
    #[serde(default = "default_undo")]
    #[serde(rename = "undo")]
    allows_undo: bool,
    #[serde(default)]
    pack: Option<Value>,
}

const fn default_undo() -> bool {
    true
}

impl NewGameRequest {
    /// Reads a request.
    ///
    /// # Errors
    /// Returns an error if a value cannot be read; it names the path of the value.
    pub fn read(value: &Value) -> Result<Self, ApiError> {
        let words: NewGameFields = from_value("order", value)
            .map_err(|error| ApiError::from_load_error(ErrorCode::ConfigValue, &error))?;
        let set_up = SetupSpec {
            scenario: words.scenario,
            seats: words.seats,
            pieces: words.pieces,
            rules: words.rules,
        };
        if words.options.is_some() && set_up != SetupSpec::default() {
            let reason =
                "complete options cannot be combined with scenario, seats, pieces or rules";
            let error = LoadError::new("order", "options", reason);
            return Err(ApiError::from_load_error(ErrorCode::ConfigOptions, &error));
        }
        Ok(Self {
            game: words.game,
            set_up,
            options: words.options,
            seed: words.seed,
            deal: words.deal.map(|deal| outcomes_from_pairs(&deal)),
            position: words.position,
            allows_undo: words.allows_undo,
            pack: words.pack.map(pack_text),
        })
    }
}

/// Returns the text of a pack that was given as text or as an object.
#[must_use]
pub fn pack_text(pack: Value) -> String {
    match pack {
        Value::String(text) => text,
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) | Value::Object(_) => {
            pack.to_string()
        }
    }
}

/// Converts pairs, each the number of possible outcomes and the outcome.
pub(super) fn outcomes_from_pairs(pairs: &[(u32, u32)]) -> Vec<ChanceOutcome> {
    pairs
        .iter()
        .map(|&(outcomes, value)| ChanceOutcome { outcomes, value })
        .collect()
}
