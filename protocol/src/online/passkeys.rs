//! Passkeys: signing in on another device without a link.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A question to a passkey.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PasskeyChallenge {
    /// The id of the question, to be sent with the answer within ten minutes.
    pub challenge: String,
    /// The options for the browser, as `PublicKeyCredentialCreationOptionsJSON` to add a passkey, or
    /// `PublicKeyCredentialRequestOptionsJSON` to sign in (Web Authentication, level 3).
    pub options: Value,
}

/// The answer of a passkey.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PasskeyAnswer {
    /// The id of the question.
    pub challenge: String,
    /// What the browser returned, as `RegistrationResponseJSON` or `AuthenticationResponseJSON`.
    pub credential: Value,
}

/// A passkey of the player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PasskeyInfo {
    /// The id at the server.
    pub id: String,
    /// When it was added, in milliseconds since 1970.
    pub created: u64,
    /// When it was used last, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub used: Option<u64>,
}
