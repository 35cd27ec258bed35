//! Passkeys: adding them, and signing in with one on another device.

use super::caller::Caller;
use super::players::{Body, body};
use crate::App;
use crate::error::ServerError;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use protocol::online::{ApiFailure, NewPlayer, PasskeyAnswer, PasskeyChallenge, PasskeyInfo};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use webauthn_rs::Webauthn;
use webauthn_rs::prelude::{
    CredentialID, DiscoverableAuthentication, Passkey, PasskeyRegistration, PublicKeyCredential,
    RegisterPublicKeyCredential, Uuid, WebauthnError,
};

fn party(app: &App) -> Result<&Webauthn, ServerError> {
    let message = "passkeys need the public address of the server, with a domain";
    let none = || ServerError::request(ApiFailure::NotFound, message);
    app.relying_party.as_ref().ok_or_else(none)
}

/// Refuses a passkey.
fn refused(error: WebauthnError) -> ServerError {
    let message = format!("the passkey is not accepted: {error}");
    ServerError::request(ApiFailure::BadRequest, message)
}

fn read<T: DeserializeOwned>(credential: Value) -> Result<T, ServerError> {
    serde_json::from_value(credential)
        .map_err(|error| ServerError::request(ApiFailure::BadRequest, error.to_string()))
}

/// Takes the part of a question that the browser needs.
fn options(question: &impl Serialize) -> Result<Value, ServerError> {
    let unwritable = |_| ServerError::Stored("question to a passkey");
    let mut question = serde_json::to_value(question).map_err(unwritable)?;
    Ok(question["publicKey"].take())
}

/// Returns the player's passkeys.
pub async fn list(
    State(app): State<App>,
    Caller(player): Caller,
) -> Result<Json<Vec<PasskeyInfo>>, ServerError> {
    app.store.passkeys_of(&player.id).await.map(Json)
}

/// Asks for a new passkey.
pub async fn begin_adding(
    State(app): State<App>,
    Caller(player): Caller,
) -> Result<Json<PasskeyChallenge>, ServerError> {
    let party = party(&app)?;
    let (handle, known) = app.store.passkey_handle(&player.id).await?;
    let known: Vec<CredentialID> = known.iter().map(|key| key.cred_id().clone()).collect();
    let (question, state) = party
        .start_passkey_registration(handle, &player.name, &player.name, Some(known))
        .map_err(refused)?;
    let mut options = options(&question)?;
    // The browser offers it without being told whose it is. That needs a passkey which knows itself.
    options["authenticatorSelection"]["residentKey"] = json!("required");
    options["authenticatorSelection"]["requireResidentKey"] = json!(true);
    let challenge = app
        .store
        .add_challenge(Some(&player.id), &(handle, state))
        .await?;
    Ok(Json(PasskeyChallenge { challenge, options }))
}

/// Adds a passkey, and returns all of them.
pub async fn add(
    State(app): State<App>,
    Caller(player): Caller,
    request: Body<PasskeyAnswer>,
) -> Result<(StatusCode, Json<Vec<PasskeyInfo>>), ServerError> {
    let party = party(&app)?;
    let answer = body(request)?;
    let stored = app
        .store
        .take_challenge(&answer.challenge, Some(&player.id));
    let (handle, state): (Uuid, PasskeyRegistration) = stored.await?;
    let credential: RegisterPublicKeyCredential = read(answer.credential)?;
    let passkey = party
        .finish_passkey_registration(&credential, &state)
        .map_err(refused)?;
    app.store.add_passkey(&player.id, handle, &passkey).await?;
    let passkeys = app.store.passkeys_of(&player.id).await?;
    Ok((StatusCode::CREATED, Json(passkeys)))
}

/// Removes a passkey, and returns the others.
pub async fn remove(
    State(app): State<App>,
    Path(id): Path<String>,
    Caller(player): Caller,
) -> Result<Json<Vec<PasskeyInfo>>, ServerError> {
    app.store.remove_passkey(&player.id, &id).await?;
    app.store.passkeys_of(&player.id).await.map(Json)
}

/// Asks for any passkey of this server.
pub async fn begin_sign_in(State(app): State<App>) -> Result<Json<PasskeyChallenge>, ServerError> {
    let (question, state) = party(&app)?
        .start_discoverable_authentication()
        .map_err(refused)?;
    let options = options(&question)?;
    let challenge = app.store.add_challenge(None, &state).await?;
    Ok(Json(PasskeyChallenge { challenge, options }))
}

/// Signs in: returns the player of a passkey with a new key.
pub async fn sign_in(
    State(app): State<App>,
    request: Body<PasskeyAnswer>,
) -> Result<(StatusCode, Json<NewPlayer>), ServerError> {
    let party = party(&app)?;
    let answer = body(request)?;
    let state: DiscoverableAuthentication =
        app.store.take_challenge(&answer.challenge, None).await?;
    let credential: PublicKeyCredential = read(answer.credential)?;
    let (handle, id) = party
        .identify_discoverable_authentication(&credential)
        .map_err(refused)?;
    let mut known = app.store.passkey(id).await?;
    if known.handle != handle {
        return Err(refused(WebauthnError::InvalidUserUniqueId));
    }
    let result = party
        .finish_discoverable_authentication_v2(&credential, state, &known.credential)
        .map_err(refused)?;
    Passkey::update_credential(&mut known.credential, &result);
    let signed_in = app.store.sign_in(known).await?;
    Ok((StatusCode::CREATED, Json(signed_in)))
}
