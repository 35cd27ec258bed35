//! A scenario as a line of text that fits into a link. Sessions have codes of their own.

use super::scenario::ScenarioFile;
use crate::error::LoadError;
use crate::save::text_codec::{TextCodeError, TextCodec};

/// What a code of a scenario is, and what its letters are likely to be. Codes that people have sent
/// each other are read with it, so it stays as it is; another one is another version.
const KIND: TextCodec = TextCodec {
    name: "saga-scenario",
    dictionary: include_bytes!("scenario_code.json"),
    max_bytes: 1 << 16,
};

/// Why the code of a scenario was not accepted.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ScenarioCodeError {
    /// It is no whole code of a scenario.
    #[error(transparent)]
    Parcel(#[from] TextCodeError),
    /// What it holds has not the shape of a scenario.
    #[error(transparent)]
    Scenario(#[from] LoadError),
}

/// Writes a scenario as a code. The same scenario gives the same code; one with more words than a
/// link can hold gives none.
#[must_use]
pub fn encode(scenario: &ScenarioFile) -> Option<String> {
    let value: serde_json::Value = serde_json::from_str(&scenario.text()).ok()?;
    KIND.encode(value.to_string().as_bytes())
}

/// Reads a code. The scenario has the shape of one; whether it can be played is checked elsewhere.
///
/// # Errors
/// Why it is not accepted.
pub fn decode(code: &str) -> Result<ScenarioFile, ScenarioCodeError> {
    let text = KIND.decode(code)?;
    let text = String::from_utf8(text).map_err(|_| TextCodeError::Damaged)?;
    Ok(super::content::parse_scenario("link", &text)?)
}
