//! The JSON envelope of every message between a player and the embedding page. Messages that are
//! malformed, too long, repeated or of another namespace are dropped without an answer.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The namespace in every envelope.
pub const NAMESPACE: &str = "centauri";
/// The version of the contract.
pub const VERSION: u32 = 1;
/// The longest message, in bytes.
pub const MAX_BYTES: usize = 256 * 1024;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Envelope {
    /// Always [`NAMESPACE`].
    pub ns: String,
    /// Always [`VERSION`].
    pub v: u32,
    /// The id of a request that wants an answer; each is higher than the one before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<u64>,
    /// The id of the request that this message answers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub re: Option<u64>,
    #[serde(rename = "type")]
    pub kind: String,
    #[serde(default)]
    pub data: Value,
}

impl Envelope {
    /// Creates a message of this namespace and version.
    #[must_use]
    pub fn new(kind: &str, data: Value) -> Self {
        Self {
            ns: NAMESPACE.to_owned(),
            v: VERSION,
            id: None,
            re: None,
            kind: kind.to_owned(),
            data,
        }
    }

    /// Reads a message, or returns `None` if it is not one of this namespace and version.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        if text.len() > MAX_BYTES {
            return None;
        }
        let envelope: Self = serde_json::from_str(text).ok()?;
        (envelope.ns == NAMESPACE && envelope.v == VERSION).then_some(envelope)
    }

    #[must_use]
    pub fn write(&self) -> String {
        // Plain fields and JSON values always serialize.
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// A filter that accepts each request id once.
#[derive(Debug, Default)]
pub struct RequestIdFilter(u64);

impl RequestIdFilter {
    /// Returns whether the id of a request is new.
    pub fn accept_new(&mut self, id: u64) -> bool {
        let new = id > self.0;
        if new {
            self.0 = id;
        }
        new
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn an_envelope_survives_a_round_trip() {
        let mut envelope = Envelope::new("act", json!({ "seat": 0 }));
        envelope.id = Some(3);
        assert_eq!(Envelope::read(&envelope.write()), Some(envelope));
    }

    #[test]
    fn invalid_and_foreign_messages_are_dropped() {
        let good = Envelope::new("act", Value::Null).write();
        assert!(Envelope::read(&good).is_some());
        for bad in [
            String::new(),
            "{".to_owned(),
            "[]".to_owned(),
            "null".to_owned(),
            good.replace("centauri", "other"),
            good.replace("\"v\":1", "\"v\":2"),
            good.replace("\"v\":1", "\"v\":\"1\""),
            good.replace("\"type\":\"act\"", "\"type\":7"),
            Envelope::new("act", json!("x".repeat(MAX_BYTES))).write(),
        ] {
            assert_eq!(Envelope::read(&bad), None, "{:.80}", bad);
        }
    }

    #[test]
    fn repeated_request_ids_are_rejected() {
        let mut gate = RequestIdFilter::default();
        let admitted: Vec<bool> = [1, 1, 3, 2, 3, 4]
            .into_iter()
            .map(|id| gate.accept_new(id))
            .collect();
        assert_eq!(admitted, [true, false, true, false, false, true]);
    }
}
