//! Signatures of actions: whoever plays a seat signs every action there, together with the match and
//! with the link of everything that the seat had received. So nobody else can invent an action,
//! change one, or move one to another place.

use super::hex::{bytes_from_hex, hex_text};
use super::seed_commitment::Bytes32;
use ed25519_dalek::{Signer, VerifyingKey};
use engine::game::Seat;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// What every signed text begins with, so that no signature serves for another purpose.
const PREFIX: &[u8] = b"centauri action 1";

/// The public key of whoever plays a seat, of Ed25519. Reading one does not check it: saves have keys as
/// well, and their readers would bring the code of the curve into the first load of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct PublicKey([u8; 32]);

impl PublicKey {
    /// Returns the key with these bytes.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Returns whether somebody can sign with it, and nobody else.
    #[must_use]
    pub fn is_valid(self) -> bool {
        // With a weak key many signatures are valid for every text.
        VerifyingKey::from_bytes(&self.0).is_ok_and(|key| !key.is_weak())
    }

    /// Returns the bytes of the key.
    #[must_use]
    pub const fn to_bytes(self) -> [u8; 32] {
        self.0
    }
}

impl From<PublicKey> for String {
    fn from(key: PublicKey) -> Self {
        hex_text(&key.0)
    }
}

impl TryFrom<String> for PublicKey {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        bytes_from_hex(&text).map(Self)
    }
}

/// The signature of an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Signature(pub [u8; 64]);

impl From<Signature> for String {
    fn from(signature: Signature) -> Self {
        hex_text(&signature.0)
    }
}

impl TryFrom<String> for Signature {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        bytes_from_hex(&text).map(Self)
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for PublicKey {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "PublicKey".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "description": "A public key of Ed25519: 32 bytes as hexadecimal digits.",
            "type": "string",
            "pattern": "^[0-9a-f]{64}$",
        })
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Signature {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Signature".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "description": "A signature of Ed25519: 64 bytes as hexadecimal digits.",
            "type": "string",
            "pattern": "^[0-9a-f]{128}$",
        })
    }
}

/// A key and a signature that it made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SignedBy {
    /// The key.
    pub key: PublicKey,
    /// The signature.
    pub signature: Signature,
}

/// The name of a match, which everybody who takes part in its deal knows: the hash of the commitments
/// to all shares of its seed. No two matches have the same one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatchId(Bytes32);

impl MatchId {
    /// Returns the name of the match that was dealt by these commitments.
    #[must_use]
    pub fn of(share_commitments: &[(Seat, Bytes32)]) -> Self {
        let mut hash = Sha256::new();
        hash.update(b"match");
        for (seat, commitment) in share_commitments {
            hash.update([seat.0]);
            hash.update(commitment.0);
        }
        Self(Bytes32(hash.finalize().into()))
    }
}

/// What a signature is for, besides the action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ActionPlace {
    /// The match.
    pub id: MatchId,
    /// The seat that acts.
    pub seat: Seat,
    /// The last link of the hash chain of everything that the seat had received.
    pub after: Bytes32,
}

impl ActionPlace {
    /// Returns the bytes that are signed.
    fn text<A: Serialize>(&self, action: &A) -> Vec<u8> {
        let mut text = PREFIX.to_vec();
        text.extend(self.id.0.0);
        text.push(self.seat.0);
        text.extend(self.after.0);
        // Actions are plain data, which always serializes.
        text.extend(serde_json::to_vec(action).unwrap_or_default());
        text
    }

    /// Returns whether a key has signed an action in this place.
    #[must_use]
    pub fn is_signed_by<A: Serialize>(&self, action: &A, signed: SignedBy) -> bool {
        let signature = ed25519_dalek::Signature::from_bytes(&signed.signature.0);
        let key = VerifyingKey::from_bytes(&signed.key.0);
        key.is_ok_and(|key| key.verify_strict(&self.text(action), &signature).is_ok())
    }
}

/// The private key of whoever plays a seat of a match.
pub struct SigningKey(ed25519_dalek::SigningKey);

impl SigningKey {
    /// Derives the key from the secret of a match, of which the shares of its seed reveal nothing.
    #[must_use]
    pub fn derive(secret: Bytes32) -> Self {
        let hash = Sha256::new().chain_update(b"sign").chain_update(secret.0);
        let bytes: [u8; 32] = hash.finalize().into();
        Self(ed25519_dalek::SigningKey::from_bytes(&bytes))
    }

    /// Returns the public key that belongs to it.
    #[must_use]
    pub fn public_key(&self) -> PublicKey {
        PublicKey(self.0.verifying_key().to_bytes())
    }

    /// Signs an action.
    #[must_use]
    pub fn sign<A: Serialize>(&self, place: &ActionPlace, action: &A) -> Signature {
        Signature(self.0.sign(&place.text(action)).to_bytes())
    }
}
