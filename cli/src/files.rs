//! Reading and writing files; `-` is standard input.

use crate::Trouble;
use engine::save::MAX_BYTES;
use engine::suite::Driver;
use serde_json::{Value, json};
use std::fs::File;
use std::io::{self, Read};

/// The text of a file.
///
/// # Errors
/// When it cannot be read, is no text, or is longer than anything that is read here.
pub fn read(path: &str) -> Result<String, Trouble> {
    let source: io::Result<Box<dyn Read>> = if path == "-" {
        Ok(Box::new(io::stdin()))
    } else {
        File::open(path).map(|file| Box::new(file) as Box<dyn Read>)
    };
    let trouble = |error: io::Error| Trouble::File(format!("{path}: {error}"));
    let mut text = String::new();
    // One byte more than is accepted, so that the loader says what is wrong.
    let mut source = source.map_err(trouble)?.take(MAX_BYTES as u64 + 1);
    source.read_to_string(&mut text).map_err(trouble)?;
    Ok(text)
}

/// JSON of a file.
///
/// # Errors
/// As [`read`]; or when it is no JSON.
pub fn read_json(path: &str) -> Result<Value, Trouble> {
    json(path, &read(path)?)
}

/// JSON of a text that stands at `place`.
///
/// # Errors
/// When it is none.
pub fn json(place: &str, text: &str) -> Result<Value, Trouble> {
    serde_json::from_str(text).map_err(|error| Trouble::Usage(format!("{place}: {error}")))
}

/// The game in a save or share code, played with the content pack of another file if one is named.
///
/// # Errors
/// When one of them cannot be read, or is not accepted.
pub fn load(path: &str, pack: Option<&str>) -> Result<Driver, Trouble> {
    let pack = pack.map(read).transpose()?;
    Ok(Driver::load_with(&read(path)?, json!(pack))?)
}

/// Writes a file.
///
/// # Errors
/// When it cannot be written.
pub fn write(path: &str, text: &str) -> Result<(), Trouble> {
    std::fs::write(path, text).map_err(|error| Trouble::File(format!("{path}: {error}")))
}
