//! One style sheet from many: `tokens.css` first, then the others by name.

use anyhow::{Context, Result};
use std::{
    fs,
    path::{Path, PathBuf},
};

/// Joins the style sheets of a folder into one file; false when there are none.
pub(super) fn join(folder: &Path, into: &Path) -> Result<bool> {
    if !folder.is_dir() {
        return Ok(false);
    }
    let mut files: Vec<PathBuf> = fs::read_dir(folder)?
        .map(|entry| Ok(entry?.path()))
        .collect::<Result<_>>()?;
    files.retain(|file| file.extension().is_some_and(|ending| ending == "css"));
    files.sort_by_key(|file| (!file.ends_with("tokens.css"), file.clone()));
    let mut sheet = String::new();
    for file in &files {
        sheet += &fs::read_to_string(file).with_context(|| file.display().to_string())?;
        sheet.push('\n');
    }
    fs::write(into, sheet)?;
    Ok(!files.is_empty())
}
