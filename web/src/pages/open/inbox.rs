//! What the system or another program has handed to the page: `offline.js` and the worker lay it into a cache,
//! because the page may not run yet when it comes.

use super::Came;
use crate::later::awaited;
use crate::store::chest::MAX_BYTES;
use crate::store::file::{self, FileError};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, Cache, Request, Response};

/// Milliseconds in which the browser answers about a cache.
const ANSWER: i32 = 10_000;

/// Takes everything out of the inbox. A browser without caches has none.
pub async fn take() -> Vec<Came> {
    taken().await.unwrap_or_default()
}

async fn taken() -> Result<Vec<Came>, JsValue> {
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    let caches = js_sys::Reflect::get(&window, &"caches".into())?;
    if !caches.is_object() {
        return Err(JsValue::NULL);
    }
    let cache = awaited(ANSWER, window.caches()?.open(&name()?)).await?;
    let cache: Cache = cache.unchecked_into();
    let keys = awaited(ANSWER, cache.keys()).await?;
    let mut came = Vec::new();
    for key in js_sys::Array::from(&keys).iter() {
        let request: Request = key.unchecked_into();
        let answer = awaited(ANSWER, cache.match_with_request(&request)).await?;
        awaited(ANSWER, cache.delete_with_request(&request)).await?;
        if let Ok(response) = answer.dyn_into::<Response>() {
            came.push(read(&response).await);
        }
    }
    Ok(came)
}

async fn read(response: &Response) -> Came {
    let name = response.headers().get("x-name").ok().flatten();
    let name = js_sys::decode_uri_component(&name.unwrap_or_default());
    let text = match blob(response).await {
        Ok(blob) => file::read_up_to(&blob, MAX_BYTES).await,
        Err(_) => Err(FileError::Unreadable),
    };
    (name.map_or_else(|_| String::new(), String::from), text)
}

async fn blob(response: &Response) -> Result<Blob, JsValue> {
    awaited(ANSWER, response.blob()?).await?.dyn_into()
}

/// The name of the cache: several pages may live on one site, each in its folder.
fn name() -> Result<String, JsValue> {
    let document = web_sys::window().and_then(|window| window.document());
    let address = document.and_then(|document| document.base_uri().ok()?);
    let folder = web_sys::Url::new_with_base("./", &address.unwrap_or_default())?;
    Ok(format!("{}inbox", folder.pathname()))
}
