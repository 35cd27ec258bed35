//! Saves that the embedding page stores: requests to it and its answers.

use super::HostBridge;
use crate::api::envelope::Envelope;
use js_sys::Promise;
use serde_json::{Value, json};
use std::rc::Rc;
use store::{HostStoreRequest, HostStoreResponse, StoreError};
use ui::timing::{after, await_promise};
use wasm_bindgen::JsValue;

/// Milliseconds to wait for an answer of the embedding page.
const STORE_TIMEOUT_MS: i32 = 4000;

impl HostBridge {
    /// Asks the embedding page to store or to return a save.
    pub async fn store_request(
        &self,
        order: HostStoreRequest,
    ) -> Result<HostStoreResponse, StoreError> {
        let (kind, data) = match order {
            HostStoreRequest::Get(key) => ("store.get", json!({ "key": key })),
            HostStoreRequest::Set(key, value) => {
                ("store.set", json!({ "key": key, "value": value }))
            }
            HostStoreRequest::List => ("store.list", Value::Null),
            HostStoreRequest::Delete(key) => ("store.del", json!({ "key": key })),
        };
        let id = self.0.numbers.get() + 1;
        self.0.numbers.set(id);
        let inner = self.0.clone();
        let promise = Promise::new(&mut |resolve, _| {
            let resolve_late = resolve.clone();
            inner.pending_answers.borrow_mut().insert(id, resolve);
            let inner = Rc::downgrade(&inner);
            after(STORE_TIMEOUT_MS, move || {
                if let Some(inner) = inner.upgrade() {
                    inner.pending_answers.borrow_mut().remove(&id);
                }
                let _ = resolve_late.call0(&JsValue::NULL);
            });
        });
        let mut envelope = Envelope::new(kind, data);
        envelope.id = Some(id);
        self.0.port.send(&envelope.write());
        let answer = await_promise(2 * STORE_TIMEOUT_MS, promise).await.ok();
        let answer = answer.and_then(|answer| answer.as_string());
        parse_answer(&answer.ok_or(StoreError::Refused)?)
    }
}

/// Reads the answer of the embedding page.
fn parse_answer(text: &str) -> Result<HostStoreResponse, StoreError> {
    let value: Value = serde_json::from_str(text).map_err(|_| StoreError::Refused)?;
    match value.get("error").and_then(Value::as_str) {
        Some("store/full") => return Err(StoreError::Full),
        Some(_) => return Err(StoreError::Refused),
        None => {}
    }
    let keys = value.get("keys").and_then(Value::as_array);
    let keys = keys.into_iter().flatten();
    Ok(HostStoreResponse {
        text: value
            .get("value")
            .and_then(Value::as_str)
            .map(str::to_owned),
        keys: keys
            .filter_map(|key| Some(key.as_str()?.to_owned()))
            .collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parse_answer_reads_values_keys_and_errors() {
        assert_eq!(
            parse_answer("{\"value\":\"a\"}").map(|response| response.text),
            Ok(Some("a".to_owned()))
        );
        assert_eq!(
            parse_answer("{\"keys\":[\"a\",7]}").map(|response| response.keys),
            Ok(vec!["a".to_owned()])
        );
        assert_eq!(parse_answer("null"), Ok(HostStoreResponse::default()));
        assert_eq!(
            parse_answer("{\"error\":\"store/full\"}"),
            Err(StoreError::Full)
        );
        assert_eq!(parse_answer("{\"error\":\"\"}"), Err(StoreError::Refused));
        assert_eq!(parse_answer("no"), Err(StoreError::Refused));
    }
}
