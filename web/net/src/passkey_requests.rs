//! The requests to a table server about passkeys and keys of the player.

use super::server_api::{RequestError, ServerApi};
use protocol::online::{NewPlayer, PasskeyAnswer, PasskeyChallenge, PasskeyInfo};

impl ServerApi {
    /// Returns the passkeys of the player.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn passkeys(&self) -> Result<Vec<PasskeyInfo>, RequestError> {
        self.get("me/passkeys").await
    }

    /// Asks for the question to a new passkey.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn new_passkey(&self) -> Result<PasskeyChallenge, RequestError> {
        self.send("POST", "me/passkeys/challenge", None::<&()>)
            .await
    }

    /// Adds a passkey, and returns all of the player.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn add_passkey(
        &self,
        answer: &PasskeyAnswer,
    ) -> Result<Vec<PasskeyInfo>, RequestError> {
        self.send("POST", "me/passkeys", Some(answer)).await
    }

    /// Removes a passkey, and returns the others.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn remove_passkey(&self, id: &str) -> Result<Vec<PasskeyInfo>, RequestError> {
        let path = format!("me/passkeys/{id}");
        self.send("DELETE", &path, None::<&()>).await
    }

    /// Asks for the question to whatever passkey the person has for this server.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn sign_in_challenge(&self) -> Result<PasskeyChallenge, RequestError> {
        self.send("POST", "passkey-challenges", None::<&()>).await
    }

    /// Returns the player of a passkey, with a new key.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn sign_in(&self, answer: &PasskeyAnswer) -> Result<NewPlayer, RequestError> {
        self.send("POST", "passkey-sessions", Some(answer)).await
    }

    /// Signs the player out everywhere else, and returns the new key.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn sign_out_others(&self) -> Result<NewPlayer, RequestError> {
        self.send("POST", "me/keys", None::<&()>).await
    }
}
