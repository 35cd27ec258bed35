//! Reads and writes files; `-` stands for standard input.

use crate::CliError;
use engine::error_reason::ErrorReason;
use engine::registry::JsonSession;
use engine::save::share_code::ShareCode;
use engine::save::{MAX_BYTES, SaveError, link};
use serde_json::{Value, json};
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::Path;

/// The minimum length of a share code in characters; even that of a new game is longer.
const MIN_CODE_LEN: usize = 24;

/// Reads a file as text.
///
/// # Errors
/// Returns an error if it cannot be read, is not text, or is longer than any valid input.
pub fn read(path: &str) -> Result<String, CliError> {
    let source: io::Result<Box<dyn Read>> = if path == "-" {
        Ok(Box::new(io::stdin()))
    } else {
        File::open(path).map(|file| Box::new(file) as Box<dyn Read>)
    };
    let file_error = |error: io::Error| CliError::File(format!("{path}: {error}"));
    let mut bytes = Vec::new();
    // More than is accepted, even with two bytes per character, so that the loader reports the
    // error.
    let mut source = source.map_err(file_error)?.take(2 * MAX_BYTES as u64 + 4);
    source.read_to_end(&mut bytes).map_err(file_error)?;
    let no_text = || CliError::File(format!("{path}: not UTF-8 or UTF-16 text"));
    decode_text(&bytes).ok_or_else(no_text)
}

/// Decodes UTF-8 with or without a byte order mark, or UTF-16, in which some shells write the
/// output of programs.
fn decode_text(bytes: &[u8]) -> Option<String> {
    match bytes {
        [0xff, 0xfe, rest @ ..] => utf_16(rest, u16::from_le_bytes),
        [0xfe, 0xff, rest @ ..] => utf_16(rest, u16::from_be_bytes),
        // Every valid input starts with an ASCII character.
        [1..=255, 0, ..] => utf_16(bytes, u16::from_le_bytes),
        [0, 1..=255, ..] => utf_16(bytes, u16::from_be_bytes),
        [0xef, 0xbb, 0xbf, rest @ ..] => String::from_utf8(rest.to_vec()).ok(),
        bytes => String::from_utf8(bytes.to_vec()).ok(),
    }
}

fn utf_16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Option<String> {
    let (pairs, rest) = bytes.as_chunks::<2>();
    if !rest.is_empty() {
        return None;
    }
    let units = pairs.iter().map(|pair| unit(*pair));
    char::decode_utf16(units).collect::<Result<_, _>>().ok()
}

/// Reads a file as JSON.
///
/// # Errors
/// Returns an error under the same conditions as [`read`], or if it is not JSON.
pub fn read_json(path: &str) -> Result<Value, CliError> {
    json(path, &read(path)?)
}

/// Parses JSON from a text; `source` names the text in errors.
///
/// # Errors
/// Returns an error if it is not JSON.
pub fn json(source: &str, text: &str) -> Result<Value, CliError> {
    serde_json::from_str(text).map_err(|error| {
        let reason = ErrorReason::from_json(&error);
        CliError::Usage(format!("{source}: {reason}"))
    })
}

/// Loads the game in a save or share code, with the content pack of another file if one is named.
///
/// # Errors
/// Returns an error if one of them cannot be read or is not accepted.
pub fn load(path: &str, pack: Option<&str>) -> Result<JsonSession, CliError> {
    let pack = pack.map(read).transpose()?;
    let text = if is_share_code(path) {
        path.to_owned()
    } else {
        read(path)?
    };
    Ok(JsonSession::load_with(&text, json!(pack))?)
}

/// Returns whether an argument is a share code or a link with one, and not a file name.
pub fn is_share_code(word: &str) -> bool {
    if word == "-" || Path::new(word).exists() {
        return false;
    }
    let code = link::extract_share_code(word);
    let is_code = || match ShareCode::read(code) {
        Ok(_) => true,
        // A damaged code is still treated as a code.
        Err(error) => !matches!(error, SaveError::NotASave | SaveError::TooLarge { .. }),
    };
    code != word || code.len() >= MIN_CODE_LEN && is_code()
}

/// Replaces the content of a file atomically: the old content stays until the new one is complete
/// on disk.
///
/// # Errors
/// Returns an error if it cannot be written.
pub fn write(path: &str, text: &str) -> Result<(), CliError> {
    let file_error = |error: io::Error| CliError::File(format!("{path}: {error}"));
    replace(path, text).map_err(file_error)
}

fn replace(path: &str, text: &str) -> io::Result<()> {
    // A symbolic link stays, and its target is written.
    let path = fs::canonicalize(path)?;
    let before = fs::metadata(&path)?;
    if !before.is_file() {
        // A device has no content to protect.
        return fs::write(&path, text);
    }
    let mut name = OsString::from(".");
    name.push(path.file_name().unwrap_or_default());
    name.push(format!(".{}", std::process::id()));
    let fresh = path.with_file_name(name);
    let Ok(file) = File::create_new(&fresh) else {
        // The folder allows no new file, but this file may be writable.
        return fs::write(&path, text);
    };
    let written = write_and_sync(file, text)
        .and_then(|()| fs::set_permissions(&fresh, before.permissions()))
        .and_then(|()| fs::rename(&fresh, &path));
    if written.is_err() {
        // An incomplete new file is useless.
        let _ = fs::remove_file(&fresh);
    }
    written
}

fn write_and_sync(mut file: File, text: &str) -> io::Result<()> {
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_decoded_from_every_encoding_that_shells_write() {
        let text = "{\"title\": \"Grüße\"}";
        let little: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
        let big: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
        let marked = |mark: &[u8], rest: &[u8]| [mark, rest].concat();
        for bytes in [
            text.as_bytes().to_vec(),
            marked(&[0xef, 0xbb, 0xbf], text.as_bytes()),
            marked(&[0xff, 0xfe], &little),
            marked(&[0xfe, 0xff], &big),
            little,
            big,
        ] {
            assert_eq!(decode_text(&bytes).as_deref(), Some(text), "{bytes:?}");
        }
        for bytes in [
            &[0xff, 0xfe, 0x7b][..],
            &[0xff, 0xfe, 0, 0xd8],
            &[0xc3, 0x28],
        ] {
            assert_eq!(decode_text(bytes), None, "{bytes:?}");
        }
        assert_eq!(decode_text(&[]).as_deref(), Some(""));
    }
}
