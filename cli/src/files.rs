//! Reading and writing files; `-` is standard input.

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

/// Fewer letters are no share code: even one of a game that has just begun is longer.
const SHORTEST_CODE: usize = 24;

/// The text of a file.
///
/// # Errors
/// When it cannot be read, is no text, or is longer than anything that is read here.
pub fn read(path: &str) -> Result<String, CliError> {
    let source: io::Result<Box<dyn Read>> = if path == "-" {
        Ok(Box::new(io::stdin()))
    } else {
        File::open(path).map(|file| Box::new(file) as Box<dyn Read>)
    };
    let trouble = |error: io::Error| CliError::File(format!("{path}: {error}"));
    let mut bytes = Vec::new();
    // More than is accepted, also with two bytes for a letter, so that the loader says what is wrong.
    let mut source = source.map_err(trouble)?.take(2 * MAX_BYTES as u64 + 4);
    source.read_to_end(&mut bytes).map_err(trouble)?;
    let no_text = || CliError::File(format!("{path}: this is no text in UTF-8 or UTF-16"));
    decode_text(&bytes).ok_or_else(no_text)
}

/// The text in bytes: UTF-8 with or without a mark before it, or UTF-16, as some shells write what a
/// program prints.
fn decode_text(bytes: &[u8]) -> Option<String> {
    match bytes {
        [0xff, 0xfe, rest @ ..] => utf_16(rest, u16::from_le_bytes),
        [0xfe, 0xff, rest @ ..] => utf_16(rest, u16::from_be_bytes),
        // All that is read here begins with a letter or a sign of ASCII.
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

/// JSON of a file.
///
/// # Errors
/// As [`read`]; or when it is no JSON.
pub fn read_json(path: &str) -> Result<Value, CliError> {
    json(path, &read(path)?)
}

/// JSON of a text that stands at `place`.
///
/// # Errors
/// When it is none.
pub fn json(place: &str, text: &str) -> Result<Value, CliError> {
    serde_json::from_str(text).map_err(|error| {
        let reason = ErrorReason::from_json(&error);
        CliError::Usage(format!("{place}: {reason}"))
    })
}

/// The game in a save or share code, played with the content pack of another file if one is named.
///
/// # Errors
/// When one of them cannot be read, or is not accepted.
pub fn load(path: &str, pack: Option<&str>) -> Result<JsonSession, CliError> {
    let pack = pack.map(read).transpose()?;
    let text = if is_share_code(path) {
        path.to_owned()
    } else {
        read(path)?
    };
    Ok(JsonSession::load_with(&text, json!(pack))?)
}

/// Whether a word is a match itself, a share code or a link with one, and names no file.
pub fn is_share_code(word: &str) -> bool {
    if word == "-" || Path::new(word).exists() {
        return false;
    }
    let code = link::extract_share_code(word);
    let is_code = || match ShareCode::read(code) {
        Ok(_) => true,
        // What is damaged was a code once.
        Err(error) => !matches!(error, SaveError::NotASave | SaveError::TooLarge { .. }),
    };
    code != word || code.len() >= SHORTEST_CODE && is_code()
}

/// Writes a file that is there anew. Until all of it is on the disk, it stays as it was.
///
/// # Errors
/// When it cannot be written.
pub fn write(path: &str, text: &str) -> Result<(), CliError> {
    let trouble = |error: io::Error| CliError::File(format!("{path}: {error}"));
    replace(path, text).map_err(trouble)
}

fn replace(path: &str, text: &str) -> io::Result<()> {
    // A link stays a link to it.
    let path = fs::canonicalize(path)?;
    let before = fs::metadata(&path)?;
    if !before.is_file() {
        // A device has nothing to lose.
        return fs::write(&path, text);
    }
    let mut name = OsString::from(".");
    name.push(path.file_name().unwrap_or_default());
    name.push(format!(".{}", std::process::id()));
    let fresh = path.with_file_name(name);
    let Ok(file) = File::create_new(&fresh) else {
        // The folder takes no new file, but this one may be written.
        return fs::write(&path, text);
    };
    let written = write_and_sync(file, text)
        .and_then(|()| fs::set_permissions(&fresh, before.permissions()))
        .and_then(|()| fs::rename(&fresh, &path));
    if written.is_err() {
        // What there is of the new one is of no use to anybody.
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
    fn a_text_is_read_however_a_shell_wrote_it() {
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
