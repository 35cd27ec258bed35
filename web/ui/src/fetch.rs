//! Loads text files next to the page, such as rules and translations, and locates the files of this
//! build.

use crate::timing::await_promise;
use std::cell::RefCell;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Response, Url};

/// Milliseconds to wait until a server starts to answer.
const RESPONSE_TIMEOUT_MS: i32 = 20_000;
/// Milliseconds to wait until a whole text has arrived.
const TEXT_TIMEOUT_MS: i32 = 40_000;
/// The HTTP statuses of a file that does not exist.
const NOT_FOUND_STATUSES: [u16; 2] = [404, 410];

/// The location of the files of this build, for a page in a host page's document, which does not
/// name them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct AssetLocation {
    /// The URL of the folder with the files of this build.
    pub base: String,
    /// The script of the bot worker.
    pub bot_worker_url: String,
    /// The names of the translation files.
    pub translations: String,
}

thread_local! {
    static ASSET_LOCATION: RefCell<Option<AssetLocation>> = const { RefCell::new(None) };
}

/// Registers where the files of this build are.
pub fn set_asset_location(assets: AssetLocation) {
    ASSET_LOCATION.set(Some(assets));
}

/// Returns the URL of the folder, if the document is a host page.
#[must_use]
pub fn asset_base() -> Option<String> {
    ASSET_LOCATION.with_borrow(|assets| assets.as_ref().map(|assets| assets.base.clone()))
}

/// Returns the URL of a file of this build.
fn asset_url(path: &str) -> String {
    ASSET_LOCATION.with_borrow(|assets| match assets {
        Some(assets) => format!("{}{path}", assets.base),
        None => path.to_owned(),
    })
}

/// Loads the text of a file next to the page.
///
/// # Errors
/// If the file does not exist, or the network fails or does not answer in time.
pub async fn text(path: &str) -> Result<String, JsValue> {
    find_text(path).await?.ok_or(JsValue::NULL)
}

/// Loads the text of a file next to the page, or returns `None` if the server says that it does not
/// exist.
///
/// # Errors
/// If the network fails or does not answer in time, or the server reports another error.
pub async fn find_text(path: &str) -> Result<Option<String>, JsValue> {
    let window = crate::browser::window().ok_or(JsValue::NULL)?;
    let address = if path.contains("://") {
        path.to_owned()
    } else {
        asset_url(path)
    };
    let answer = await_promise(RESPONSE_TIMEOUT_MS, window.fetch_with_str(&address)).await?;
    let response: Response = answer.dyn_into()?;
    if NOT_FOUND_STATUSES.contains(&response.status()) {
        return Ok(None);
    }
    if !response.ok() {
        return Err(JsValue::NULL);
    }
    let text = await_promise(TEXT_TIMEOUT_MS, response.text()?).await?;
    text.as_string().map(Some).ok_or(JsValue::NULL)
}

/// Returns the absolute URL of a file, if it is below the folder of this build.
#[must_use]
pub fn same_origin_url(path: &str) -> Option<String> {
    let base_url = crate::browser::window()?.location().href().ok()?;
    let base_url = Url::new(
        &ASSET_LOCATION.with_borrow(|assets| assets.clone().map_or(base_url, |assets| assets.base)),
    )
    .ok()?;
    let file = Url::new_with_base(path, &base_url.href()).ok()?;
    (file.origin() == base_url.origin()).then(|| file.href())
}

/// Returns the content of the document's `<meta>` element of this name.
fn meta(name: &str) -> Option<String> {
    let document = crate::browser::window()?.document()?;
    let meta = document
        .query_selector(&format!("meta[name={name}]"))
        .ok()??;
    meta.get_attribute("content")
}

/// Returns the base address of the table server that the page names, with a slash at its end; `None`
/// if it names none, and in a host page's document.
#[must_use]
pub fn table_server() -> Option<String> {
    let named = meta("table-server").filter(|named| !named.is_empty() && asset_base().is_none())?;
    let page_url = crate::browser::window()?.location().href().ok()?;
    let address = Url::new_with_base(&named, &page_url).ok()?;
    address.set_hash("");
    address.set_search("");
    let address = address.href();
    Some(format!("{}/", address.trim_end_matches('/')))
}

/// Returns the URL of the bot worker's script; `None` if this build has no worker.
#[must_use]
pub fn bot_worker_url() -> Option<String> {
    let assets = ASSET_LOCATION.with_borrow(Clone::clone);
    let path = match assets {
        Some(assets) => asset_url(&assets.bot_worker_url),
        None => meta("bot-worker")?,
    };
    (!path.is_empty()).then_some(path)
}

/// Returns the translation files by their hashed names, as `cargo xtask` lists them when it
/// finishes the build.
#[must_use]
pub fn translations() -> Vec<String> {
    let assets = ASSET_LOCATION.with_borrow(Clone::clone);
    let names = match assets {
        Some(assets) => assets.translations,
        None => meta("translations").unwrap_or_default(),
    };
    names.split_whitespace().map(str::to_owned).collect()
}

/// Returns the hashed name of a translation such as `l10n/de.ftl`, if it exists.
#[must_use]
pub fn translation_file(plain_name: &str) -> Option<String> {
    translations()
        .into_iter()
        .find(|name| is_named(name, plain_name))
}

/// Returns the hashed name of a game's style sheet, where it is loaded separately. A player in
/// a host page's document loads the sheets of all games at start.
#[must_use]
pub fn style_sheet_file(game: &str) -> Option<String> {
    let styles = meta("styles").filter(|_| asset_base().is_none())?;
    let file_name = format!("style-{game}.css");
    let mut names = styles.split_whitespace();
    names
        .find(|name| is_named(name, &file_name))
        .map(str::to_owned)
}

/// Returns whether a file has this name, apart from its hash.
fn is_named(file: &str, name: &str) -> bool {
    let hash = name.rsplit_once('.').and_then(|(stem, ending)| {
        let rest = file.strip_prefix(stem)?.strip_prefix('-')?;
        rest.strip_suffix(ending)?.strip_suffix('.')
    });
    hash.is_some_and(|hash| hash.chars().all(|c| c.is_ascii_hexdigit()))
}
