//! Fetching texts that lie beside the page: rules, translations.

use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// The text of a file beside the page.
///
/// # Errors
/// When it is not there or the network is not.
pub async fn text(path: &str) -> Result<String, JsValue> {
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    let response: Response = JsFuture::from(window.fetch_with_str(path))
        .await?
        .dyn_into()?;
    if !response.ok() {
        return Err(JsValue::NULL);
    }
    let text = JsFuture::from(response.text()?).await?;
    text.as_string().ok_or(JsValue::NULL)
}

/// The files of translations, by their hashed names, as the finishing step lists them in the page.
#[must_use]
pub fn translations() -> Vec<String> {
    let names = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| {
            let meta = document.query_selector("meta[name=translations]").ok()??;
            meta.get_attribute("content")
        });
    let names = names.unwrap_or_default();
    names.split_whitespace().map(str::to_owned).collect()
}

/// The hashed name of a translation, such as of `l10n/de.ftl`, if there is one.
#[must_use]
pub fn translation(plain: &str) -> Option<String> {
    let (stem, ending) = plain.rsplit_once('.')?;
    translations().into_iter().find(|name| {
        let hash = name.strip_prefix(stem).and_then(|rest| {
            rest.strip_prefix('-')?
                .strip_suffix(ending)?
                .strip_suffix('.')
        });
        hash.is_some_and(|hash| hash.chars().all(|c| c.is_ascii_hexdigit()))
    })
}
