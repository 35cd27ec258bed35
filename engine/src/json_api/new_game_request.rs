//! The order of a new game: which game, how it is set up, what it draws from, where it begins.

use super::{ApiError, ErrorCode};
use crate::chance::{ChanceOutcome, Seed};
use crate::error::LoadError;
use crate::load::from_value;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

/// How a game is set up, in the words all games share. What is left out is as the scenario says.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SetupSpec {
    /// The id of a scenario, or a whole one of one's own in the game's own format.
    pub scenario: Option<Value>,
    /// How many seats.
    pub seats: Option<u8>,
    /// The kinds of the pieces, in their order; the last goes on for the rest.
    pub pieces: Vec<String>,
    /// Rules that differ from those of the scenario.
    pub rules: Map<String, Value>,
}

impl SetupSpec {
    /// Options with the rules that differ: those of the names in `own` are options of their own, the
    /// others house rules.
    ///
    /// # Errors
    /// Names the rule that cannot be read.
    pub fn with_rule_changes<O: Serialize + DeserializeOwned>(
        &self,
        options: &O,
        own: &[&str],
    ) -> Result<O, LoadError> {
        let rules = self.rules.clone().into_iter();
        let (own, house): (Map<_, _>, Map<_, _>) =
            rules.partition(|(key, _)| own.contains(&key.as_str()));
        let mut all = json!(options);
        if let Value::Object(all) = &mut all {
            all.extend(own);
            match all.get_mut("rules") {
                Some(Value::Object(rules)) => rules.extend(house),
                Some(_) | None => {
                    all.insert("rules".to_owned(), house.into());
                }
            }
        }
        from_value("rules", &all)
    }

    /// Refuses pieces where none are chosen, and says why there is no choice.
    ///
    /// # Errors
    /// When there are some.
    pub fn reject_pieces(&self, why: &'static str) -> Result<(), LoadError> {
        if self.pieces.is_empty() {
            return Ok(());
        }
        Err(LoadError::new("order", "pieces", why))
    }
}

/// What a new game is to be.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct NewGameRequest {
    /// The game's name.
    pub game: String,
    /// How it is set up, unless `options` say so.
    pub set_up: SetupSpec,
    /// The whole options of the game.
    pub options: Option<Value>,
    /// What is drawn comes from it.
    pub seed: Seed,
    /// The outcomes of the deal, instead of those of the seed.
    pub deal: Option<Vec<ChanceOutcome>>,
    /// Where it begins, instead of a deal.
    pub position: Option<Value>,
    /// Whether actions may be taken back.
    pub undo: bool,
    /// The text of a content pack that is played with, in the place of the box.
    pub pack: Option<String>,
}

/// The words of an order, as they are handed in.
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
    undo: bool,
    #[serde(default)]
    pack: Option<Value>,
}

const fn default_undo() -> bool {
    true
}

impl NewGameRequest {
    /// Reads an order.
    ///
    /// # Errors
    /// Names the place that cannot be read.
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
            let reason = "whole options leave no room for scenario, seats, pieces or rules";
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
            undo: words.undo,
            pack: words.pack.map(pack_text),
        })
    }
}

/// The text of a pack that was handed in as its text or as its object.
#[must_use]
pub fn pack_text(pack: Value) -> String {
    match pack {
        Value::String(text) => text,
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) | Value::Object(_) => {
            pack.to_string()
        }
    }
}

/// Outcomes from pairs of how many there could be and which one came.
pub(super) fn outcomes_from_pairs(pairs: &[(u32, u32)]) -> Vec<ChanceOutcome> {
    pairs
        .iter()
        .map(|&(of, value)| ChanceOutcome { of, value })
        .collect()
}
