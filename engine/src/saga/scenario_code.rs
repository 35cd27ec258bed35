//! Share codes of scenarios: a scenario as one line of text that fits into a link. Sessions have
//! separate codes.

use super::scenario::ScenarioFile;
use crate::error::LoadError;
use crate::save::text_codec::{TextCodeError, TextCodec};

/// The codec of scenario codes with its compression dictionary. Existing codes depend on it, so any
/// change needs a new version.
const KIND: TextCodec = TextCodec {
    name: "saga-scenario",
    dictionary: include_bytes!("scenario_code.json"),
    max_bytes: 1 << 16,
};

/// The reason why a scenario code was not accepted.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ScenarioCodeError {
    /// The text is not a complete scenario code.
    #[error(transparent)]
    Parcel(#[from] TextCodeError),
    /// The content does not have the form of a scenario.
    #[error(transparent)]
    Scenario(#[from] LoadError),
}

/// Encodes a scenario; equal scenarios give equal codes. Returns `None` if it is too long for a
/// link.
#[must_use]
pub fn encode(scenario: &ScenarioFile) -> Option<String> {
    let value: serde_json::Value = serde_json::from_str(&scenario.text()).ok()?;
    KIND.encode(value.to_string().as_bytes())
}

/// Decodes a code into a scenario file, without checking whether it can be played.
///
/// # Errors
///
/// Returns an error if the code is damaged or its content is not a scenario.
pub fn decode(code: &str) -> Result<ScenarioFile, ScenarioCodeError> {
    let text = KIND.decode(code)?;
    let text = String::from_utf8(text).map_err(|_| TextCodeError::Damaged)?;
    Ok(super::content::parse_scenario("link", &text)?)
}
