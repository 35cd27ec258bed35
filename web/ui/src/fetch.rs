//! Fetching texts that lie beside the page: rules, translations; and where the files of this build are.

use crate::timing::await_promise;
use std::cell::RefCell;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Response, Url};

/// Milliseconds in which a server begins to answer.
const ANSWER: i32 = 20_000;
/// Milliseconds in which a text arrives.
const ARRIVAL: i32 = 40_000;
/// What a server says of a file that is not there.
const MISSING: [u16; 2] = [404, 410];

/// Where the files of this build are, where the document is somebody else's and names none of them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct AssetLocation {
    /// The address of the folder.
    pub base: String,
    /// The script of the bots' worker.
    pub bot_worker: String,
    /// The files of translations.
    pub translations: String,
}

thread_local! {
    static ASSET_LOCATION: RefCell<Option<AssetLocation>> = const { RefCell::new(None) };
}

/// Says where the files are.
pub fn set_asset_location(house: AssetLocation) {
    ASSET_LOCATION.set(Some(house));
}

/// The address of the folder, where the document is somebody else's.
#[must_use]
pub fn asset_base() -> Option<String> {
    ASSET_LOCATION.with_borrow(|house| house.as_ref().map(|house| house.base.clone()))
}

/// The address of a file of this build.
fn at(path: &str) -> String {
    ASSET_LOCATION.with_borrow(|house| match house {
        Some(house) => format!("{}{path}", house.base),
        None => path.to_owned(),
    })
}

/// The text of a file beside the page.
///
/// # Errors
/// When it is not there, or the network is not, or does not answer in time.
pub async fn text(path: &str) -> Result<String, JsValue> {
    find_text(path).await?.ok_or(JsValue::NULL)
}

/// The text of a file beside the page, or nothing where the server says that there is none.
///
/// # Errors
/// When the network is not there, or does not answer in time, or the server has trouble.
pub async fn find_text(path: &str) -> Result<Option<String>, JsValue> {
    let window = crate::browser::window().ok_or(JsValue::NULL)?;
    let address = if path.contains("://") {
        path.to_owned()
    } else {
        at(path)
    };
    let answer = await_promise(ANSWER, window.fetch_with_str(&address)).await?;
    let response: Response = answer.dyn_into()?;
    if MISSING.contains(&response.status()) {
        return Ok(None);
    }
    if !response.ok() {
        return Err(JsValue::NULL);
    }
    let text = await_promise(ARRIVAL, response.text()?).await?;
    text.as_string().map(Some).ok_or(JsValue::NULL)
}

/// The whole address of a file, if it lies where the files of this build lie.
#[must_use]
pub fn same_origin_url(path: &str) -> Option<String> {
    let here = crate::browser::window()?.location().href().ok()?;
    let here = Url::new(
        &ASSET_LOCATION.with_borrow(|house| house.clone().map_or(here, |house| house.base)),
    )
    .ok()?;
    let file = Url::new_with_base(path, &here.href()).ok()?;
    (file.origin() == here.origin()).then(|| file.href())
}

/// What the page says in a `<meta>` of this name.
fn meta(name: &str) -> Option<String> {
    let document = crate::browser::window()?.document()?;
    let meta = document
        .query_selector(&format!("meta[name={name}]"))
        .ok()??;
    meta.get_attribute("content")
}

/// The script of the bots' worker, if there is one.
#[must_use]
pub fn bot_worker() -> Option<String> {
    let house = ASSET_LOCATION.with_borrow(Clone::clone);
    let path = match house {
        Some(house) => at(&house.bot_worker),
        None => meta("bot-worker")?,
    };
    (!path.is_empty()).then_some(path)
}

/// The files of translations, by their hashed names, as the finishing step lists them.
#[must_use]
pub fn translations() -> Vec<String> {
    let house = ASSET_LOCATION.with_borrow(Clone::clone);
    let names = match house {
        Some(house) => house.translations,
        None => meta("translations").unwrap_or_default(),
    };
    names.split_whitespace().map(str::to_owned).collect()
}

/// The hashed name of a translation, such as of `l10n/de.ftl`, if there is one.
#[must_use]
pub fn translation_file(plain: &str) -> Option<String> {
    translations()
        .into_iter()
        .find(|name| is_named(name, plain))
}

/// The hashed name of the style sheet of a game, or of all of them, where that is fetched by itself. A player in somebody else's document has
/// the sheets of all games from the beginning.
#[must_use]
pub fn style_sheet_file(game: &str) -> Option<String> {
    let styles = meta("styles").filter(|_| asset_base().is_none())?;
    let plain = format!("style-{game}.css");
    let mut names = styles.split_whitespace();
    names.find(|name| is_named(name, &plain)).map(str::to_owned)
}

/// Whether a file has this name, but for the hash in it.
fn is_named(file: &str, plain: &str) -> bool {
    let hash = plain.rsplit_once('.').and_then(|(stem, ending)| {
        let rest = file.strip_prefix(stem)?.strip_prefix('-')?;
        rest.strip_suffix(ending)?.strip_suffix('.')
    });
    hash.is_some_and(|hash| hash.chars().all(|c| c.is_ascii_hexdigit()))
}
