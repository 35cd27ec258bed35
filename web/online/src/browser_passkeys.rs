//! The passkeys of this browser (Web Authentication, level 3).

use js_sys::{Function, JSON, Object, Promise, Reflect};
use net::server_api::RequestError;
use protocol::online::{PasskeyAnswer, PasskeyChallenge};
use ui::timing::await_promise;
use wasm_bindgen::{JsCast, JsValue};

/// Milliseconds that the person has to answer. The server waits for ten minutes.
const ANSWER_TIMEOUT_MS: i32 = 9 * 60_000;

/// What the browser is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PasskeyUse {
    /// A new passkey.
    Create,
    /// Proof that the person has one.
    SignIn,
}

impl PasskeyUse {
    /// Returns the names of the functions that read the options and ask the person.
    const fn functions(self) -> (&'static str, &'static str) {
        match self {
            Self::Create => ("parseCreationOptionsFromJSON", "create"),
            Self::SignIn => ("parseRequestOptionsFromJSON", "get"),
        }
    }
}

/// Why nothing came of a passkey.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PasskeyError {
    /// The person has canceled, or the browser has none that fits.
    Canceled,
    /// The table server refuses.
    Server(RequestError),
}

impl From<RequestError> for PasskeyError {
    fn from(error: RequestError) -> Self {
        Self::Server(error)
    }
}

impl From<JsValue> for PasskeyError {
    // Browsers do not tell pages what was wrong.
    fn from(_: JsValue) -> Self {
        Self::Canceled
    }
}

/// Returns whether the browser has passkeys and this page may use them.
pub fn has_passkeys() -> bool {
    let Some(window) = ui::browser::window() else {
        return false;
    };
    let (parse, _) = PasskeyUse::SignIn.functions();
    window.is_secure_context() && class().is_ok_and(|class| function(&class, parse).is_ok())
}

fn class() -> Result<JsValue, JsValue> {
    let window = ui::browser::window().ok_or(JsValue::NULL)?;
    Reflect::get(&window, &JsValue::from_str("PublicKeyCredential"))
}

fn function(owner: &JsValue, name: &str) -> Result<Function, JsValue> {
    Reflect::get(owner, &JsValue::from_str(name))?.dyn_into()
}

/// Asks the person for a passkey, and returns the answer for the server.
pub async fn ask(
    purpose: PasskeyUse,
    asked: PasskeyChallenge,
) -> Result<PasskeyAnswer, PasskeyError> {
    let (parse, ask) = purpose.functions();
    let class = class()?;
    let options = JSON::parse(&asked.options.to_string())?;
    let options = function(&class, parse)?.call1(&class, &options)?;
    let request = Object::new();
    Reflect::set(&request, &JsValue::from_str("publicKey"), &options)?;
    let window = ui::browser::window().ok_or(PasskeyError::Canceled)?;
    let credentials = Reflect::get(&window.navigator(), &JsValue::from_str("credentials"))?;
    let answering: Promise = function(&credentials, ask)?
        .call1(&credentials, &request)?
        .dyn_into()?;
    let credential = await_promise(ANSWER_TIMEOUT_MS, answering).await?;
    let written = function(&credential, "toJSON")?.call0(&credential)?;
    let text = String::from(JSON::stringify(&written)?);
    let credential = serde_json::from_str(&text).map_err(|_| PasskeyError::Canceled)?;
    Ok(PasskeyAnswer {
        challenge: asked.challenge,
        credential,
    })
}
