//! Reading and writing files; `-` is standard input.

use crate::Trouble;
use engine::reason::Reason;
use engine::save::MAX_BYTES;
use engine::suite::Driver;
use serde_json::{Value, json};
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Read, Write};

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
    serde_json::from_str(text).map_err(|error| {
        let reason = Reason::of_text(&error);
        Trouble::Usage(format!("{place}: {reason}"))
    })
}

/// The game in a save or share code, played with the content pack of another file if one is named.
///
/// # Errors
/// When one of them cannot be read, or is not accepted.
pub fn load(path: &str, pack: Option<&str>) -> Result<Driver, Trouble> {
    let pack = pack.map(read).transpose()?;
    Ok(Driver::load_with(&read(path)?, json!(pack))?)
}

/// Writes a file that is there anew. Until all of it is on the disk, it stays as it was.
///
/// # Errors
/// When it cannot be written.
pub fn write(path: &str, text: &str) -> Result<(), Trouble> {
    let trouble = |error: io::Error| Trouble::File(format!("{path}: {error}"));
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
    let written = fill(file, text)
        .and_then(|()| fs::set_permissions(&fresh, before.permissions()))
        .and_then(|()| fs::rename(&fresh, &path));
    if written.is_err() {
        // What there is of the new one is of no use to anybody.
        let _ = fs::remove_file(&fresh);
    }
    written
}

fn fill(mut file: File, text: &str) -> io::Result<()> {
    file.write_all(text.as_bytes())?;
    file.sync_all()
}
