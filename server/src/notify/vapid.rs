//! VAPID (RFC 8292): the key that identifies this server to push services.

use super::PushError;
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;

/// How long a token is valid, in seconds. The standard allows a day.
const TOKEN_SECONDS: u64 = 12 * 3600;

/// The key pair of this server.
pub struct VapidKey(EcdsaKeyPair);

impl VapidKey {
    /// Draws a key pair, in the form in which it is stored.
    ///
    /// # Errors
    /// Returns an error if the operating system has no random numbers.
    pub fn generate() -> Result<Vec<u8>, PushError> {
        let document =
            EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new())?;
        Ok(document.as_ref().to_vec())
    }

    /// Reads a stored key pair.
    ///
    /// # Errors
    /// Returns an error if it is none.
    pub fn read(stored: &[u8]) -> Result<Self, PushError> {
        let random = SystemRandom::new();
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, stored, &random);
        pair.map(Self).map_err(|_| PushError)
    }

    /// Returns the public key in base64url, as browsers need it to subscribe.
    #[must_use]
    pub fn public_key(&self) -> String {
        BASE64_URL_SAFE_NO_PAD.encode(self.0.public_key())
    }

    /// Returns the value of the header that authorizes a message.
    ///
    /// # Errors
    /// Returns an error if the operating system has no random numbers.
    pub fn authorization(
        &self,
        origin: &str,
        contact: &str,
        now: u64,
    ) -> Result<String, PushError> {
        let header = json!({ "typ": "JWT", "alg": "ES256" });
        let claims = json!({ "aud": origin, "exp": now / 1000 + TOKEN_SECONDS, "sub": contact });
        let text = |value: serde_json::Value| BASE64_URL_SAFE_NO_PAD.encode(value.to_string());
        let signed = format!("{}.{}", text(header), text(claims));
        let signature = self.0.sign(&SystemRandom::new(), signed.as_bytes())?;
        let signature = BASE64_URL_SAFE_NO_PAD.encode(signature);
        Ok(format!(
            "vapid t={signed}.{signature}, k={}",
            self.public_key()
        ))
    }
}
