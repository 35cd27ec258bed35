//! Saves as files: offered as downloads, and read from files that a player chose or dropped.

use crate::timing::{after, await_promise};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, File, HtmlAnchorElement, Url};

/// Milliseconds to wait for a file, which may be on a slow device.
const READ_TIMEOUT_MS: i32 = 60_000;

/// The file name extension of a save.
pub const EXTENSION: &str = ".centauri";

/// The largest file that is read, in bytes. Saves are far smaller.
pub const MAX_BYTES: u32 = 1 << 20;

/// The reason why a file could not be read or written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FileError {
    /// The file is longer than any save.
    TooLong,
    /// The browser failed to read the file.
    Unreadable,
    /// The browser does not allow downloads here.
    Refused,
}

impl FileError {
    /// Returns the key of the phrase that explains the error to the player.
    #[must_use]
    pub const fn phrase(self) -> &'static str {
        match self {
            Self::TooLong => "file-too-long",
            Self::Unreadable => "file-unreadable",
            Self::Refused => "file-refused",
        }
    }
}

/// Offers a save as a download, under a name made from `title`.
///
/// # Errors
/// If the browser does not allow downloads.
pub fn download(title: &str, text: &str) -> Result<(), FileError> {
    download_as(&file_name(title), text)
}

/// Offers `text` as a download under `name`.
///
/// # Errors
/// If the browser does not allow downloads.
pub fn download_as(name: &str, text: &str) -> Result<(), FileError> {
    offer(name, text).map_err(|_| FileError::Refused)
}

fn offer(name: &str, text: &str) -> Result<(), JsValue> {
    let address = blob_url(text)?;
    let document = crate::browser::window()
        .and_then(|window| window.document())
        .ok_or(JsValue::NULL)?;
    let link: HtmlAnchorElement = document.create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    // The blob must stay alive for as long as the download needs it.
    after(60_000, move || {
        let _ = Url::revoke_object_url(&address);
    });
    Ok(())
}

/// Creates an object URL from which the browser can save `text` as a file.
///
/// # Errors
/// If the browser cannot create one.
pub fn blob_url(text: &str) -> Result<String, JsValue> {
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let kind = BlobPropertyBag::new();
    kind.set_type("application/json");
    let blob = Blob::new_with_str_sequence_and_options(&parts, &kind)?;
    Url::create_object_url_with_blob(&blob)
}

/// Turns a title into a file name that every file system accepts.
#[must_use]
pub fn file_name(title: &str) -> String {
    let words: Vec<String> = title
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect();
    let name: String = words.join("-").chars().take(60).collect();
    if name.is_empty() {
        format!("save{EXTENSION}")
    } else {
        format!("{name}{EXTENSION}")
    }
}

/// Reads a file as text.
///
/// # Errors
/// If it is longer than a save may be or cannot be read.
pub async fn read(file: File) -> Result<String, FileError> {
    read_up_to(&file, MAX_BYTES).await
}

/// Reads a text of at most `bytes` bytes.
///
/// # Errors
/// If it is longer or cannot be read.
pub async fn read_up_to(blob: &Blob, bytes: u32) -> Result<String, FileError> {
    if blob.size() > f64::from(bytes) {
        return Err(FileError::TooLong);
    }
    let text = await_promise(READ_TIMEOUT_MS, blob.text()).await;
    text.ok()
        .and_then(|text| text.as_string())
        .ok_or(FileError::Unreadable)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn file_names_contain_only_characters_that_file_systems_accept() {
        assert_eq!(
            file_name("Rift: A/B — Évening 2"),
            "rift-a-b-évening-2.centauri"
        );
        assert_eq!(file_name("***"), "save.centauri");
        assert!(file_name(&"x".repeat(400)).len() <= 60 + EXTENSION.len());
    }
}
