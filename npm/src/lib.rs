//! The games for JavaScript. Users import `npm/package`; this crate is compiled to its WebAssembly
//! program. It takes, returns and throws plain objects; it never traps.

use engine::json_api::{ApiError, ErrorCode};
use engine::registry::JsonSession;
use serde::Serialize;
use serde_json::{Value, json};
use serde_wasm_bindgen::{Serializer, from_value};
use wasm_bindgen::prelude::*;
use words::EnglishPhrases;

thread_local! {
    static ENGLISH: EnglishPhrases = EnglishPhrases::new();
}

/// A match that JavaScript plays through calls.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Table(JsonSession);

#[wasm_bindgen]
impl Table {
    /// Starts the match that `request` describes.
    ///
    /// # Errors
    /// An error object with a message.
    pub fn create(request: JsValue) -> Result<Table, JsValue> {
        JsonSession::create(&read(request)?)
            .map(Self)
            .map_err(|error| error_object(&error))
    }

    /// Continues a save or a share code, with a content pack if there is one.
    ///
    /// # Errors
    /// An error object with a message.
    pub fn load(text: &str, pack: JsValue) -> Result<Table, JsValue> {
        JsonSession::load_with(text, read(pack)?)
            .map(Self)
            .map_err(|error| error_object(&error))
    }

    /// Answers a call of the JSON API.
    ///
    /// # Errors
    /// An error object with a message; the game is then unchanged.
    pub fn call(&mut self, name: &str, values: JsValue) -> Result<JsValue, JsValue> {
        let mut answer = self
            .0
            .call(name, &read(values)?)
            .map_err(|error| error_object(&error))?;
        if name == "prompt" {
            ENGLISH.with(|english| english.add_sentences(&mut answer));
        }
        Ok(write(&answer))
    }
}

/// Returns the games with their scenarios.
#[wasm_bindgen]
pub fn games() -> JsValue {
    write(&JsonSession::games())
}

/// Returns all error codes.
#[wasm_bindgen]
pub fn codes() -> JsValue {
    write(&json!(ErrorCode::ALL.as_slice()))
}

fn read(value: JsValue) -> Result<Value, JsValue> {
    if value.is_undefined() {
        return Ok(Value::Null);
    }
    from_value(value)
        .map_err(|_| error_object(&ApiError::unreadable("call", "this is not plain data")))
}

/// Converts JSON to JavaScript objects and arrays.
fn write(value: &Value) -> JsValue {
    let written = value.serialize(&Serializer::json_compatible());
    written.unwrap_or(JsValue::NULL)
}

fn error_object(error: &ApiError) -> JsValue {
    write(&ENGLISH.with(|english| english.to_json(error)))
}
