//! Small shared pieces of the cut program joined with larger ones.
//!
//! What several parts share is cut into one piece for each set of parts that share it, and most of these pieces
//! are tiny. A tiny one joins the piece that is shared by all of its parts and by as few others as may be: those
//! fetch a little more, and nobody fetches a file for a kilobyte.

use super::weld::weld;
use anyhow::{Context, Result};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

/// Pieces of fewer bytes join another.
const SMALL: u64 = 24 * 1024;

/// Joins the small pieces in `stage`; gives the linking script without them.
///
/// # Errors
/// When the script is not written as expected, or a piece cannot be read or joined.
pub fn join(stage: &Path, script: &str) -> Result<String> {
    let mut pieces = pieces(stage, script)?;
    let mut joined = BTreeMap::new();
    while let Some((small, large)) = next(&pieces) {
        let file = |name: &str| stage.join(format!("{name}.wasm"));
        let both = weld(&fs::read(file(&large))?, &fs::read(file(&small))?)
            .with_context(|| format!("{small} joins {large}"))?;
        fs::remove_file(file(&small))?;
        if let Some(piece) = pieces.get_mut(&large) {
            piece.bytes = both.len() as u64;
        }
        fs::write(file(&large), both)?;
        pieces.remove(&small);
        joined.insert(small, large);
    }
    rewrite(script, &joined)
}

/// A piece that several parts share.
struct Piece {
    bytes: u64,
    /// The parts that fetch it.
    parts: BTreeSet<String>,
}

/// What the script calls a piece, before its name, and the line that fetches it.
const NAME: &str = "__chunk_";
const LINE: &str = "const __chunk_";
/// Names of files of pieces.
const FILE: &str = "chunk_";

/// The pieces that the script fetches, by the name of their file.
fn pieces(stage: &Path, script: &str) -> Result<BTreeMap<String, Piece>> {
    let mut all: BTreeMap<String, Piece> = BTreeMap::new();
    for line in script.lines() {
        if let Some(number) = number_of(line) {
            let name = format!("{FILE}{number}");
            let bytes = fs::metadata(stage.join(format!("{name}.wasm")))
                .with_context(|| name.clone())?
                .len();
            let parts = BTreeSet::new();
            all.insert(name, Piece { bytes, parts });
        }
    }
    for line in script.lines().filter(|line| number_of(line).is_none()) {
        for number in numbers(line) {
            let piece = all.get_mut(&format!("{FILE}{number}"));
            let piece = piece.context("a part fetches a piece that there is not")?;
            piece.parts.insert(line.to_owned());
        }
    }
    Ok(all)
}

/// The number of the piece that a line is about.
fn number_of(line: &str) -> Option<&str> {
    let rest = line.strip_prefix(LINE)?;
    rest.split_once(' ').map(|(number, _)| number)
}

/// The numbers of the pieces that a line names.
fn numbers(line: &str) -> impl Iterator<Item = &str> {
    let named = line.split(NAME).skip(1);
    named.map(|rest| {
        let end = rest.find(|letter: char| !letter.is_ascii_digit());
        &rest[..end.unwrap_or(rest.len())]
    })
}

/// The smallest piece that can join another, and that one.
fn next(pieces: &BTreeMap<String, Piece>) -> Option<(String, String)> {
    let mut small: Vec<_> = pieces
        .iter()
        .filter(|(_, piece)| piece.bytes < SMALL)
        .collect();
    small.sort_by_key(|(_, piece)| piece.bytes);
    small.into_iter().find_map(|(name, piece)| {
        let holds = |other: &Piece| other.parts.is_superset(&piece.parts);
        let others = pieces
            .iter()
            .filter(|(other, large)| *other != name && holds(large));
        let best = others.min_by_key(|(_, large)| (large.parts.len(), large.bytes))?;
        Some((name.clone(), best.0.clone()))
    })
}

/// The script with the names of pieces that were joined replaced, and what fetched them gone.
fn rewrite(script: &str, joined: &BTreeMap<String, String>) -> Result<String> {
    let mut text = String::new();
    for line in script.lines() {
        match number_of(line) {
            Some(number) if joined.contains_key(&format!("{FILE}{number}")) => {}
            Some(_) => text += &format!("{line}\n"),
            None => text += &format!("{}\n", renamed(line, joined)?),
        }
    }
    Ok(text)
}

/// A line that fetches a part, with the pieces that are left.
fn renamed(line: &str, joined: &BTreeMap<String, String>) -> Result<String> {
    let Some((before, _)) = line.split_once(NAME) else {
        return Ok(line.to_owned());
    };
    let (_, after) = line.rsplit_once(']').context("a list of pieces ends")?;
    let mut left = BTreeSet::new();
    for number in numbers(line) {
        let mut name = format!("{FILE}{number}");
        while let Some(large) = joined.get(&name) {
            name.clone_from(large);
        }
        left.insert(name);
    }
    let list: Vec<String> = left.iter().map(|name| format!("__{name}")).collect();
    Ok(format!("{before}{}]{after}", list.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCRIPT: &str = "const __chunk_1 = part(\"./chunk_1.wasm\", []);
const __chunk_2 = part(\"./chunk_2.wasm\", []);
const __chunk_3 = part(\"./chunk_3.wasm\", []);
export const a = wrap(part(\"./a.wasm\", [__chunk_1, __chunk_2]));
export const b = wrap(part(\"./b.wasm\", [__chunk_1, __chunk_2, __chunk_3]));
export const c = wrap(part(\"./c.wasm\", [__chunk_2]));
function part(file, deps) {
";

    fn piece(bytes: u64, parts: &[&str]) -> Piece {
        let parts = parts.iter().map(|part| (*part).to_owned()).collect();
        Piece { bytes, parts }
    }

    #[test]
    fn a_small_piece_joins_the_nearest_that_all_its_parts_fetch() {
        let pieces = BTreeMap::from([
            ("chunk_1".to_owned(), piece(40_000, &["a", "b"])),
            ("chunk_2".to_owned(), piece(90_000, &["a", "b", "c"])),
            ("chunk_3".to_owned(), piece(10, &["b"])),
        ]);
        let found = next(&pieces).expect("the third is small");
        assert_eq!(found, ("chunk_3".to_owned(), "chunk_1".to_owned()));
    }

    #[test]
    fn a_piece_that_no_other_covers_stays() {
        let pieces = BTreeMap::from([
            ("chunk_1".to_owned(), piece(10, &["a", "b"])),
            ("chunk_2".to_owned(), piece(90_000, &["a", "c"])),
        ]);
        assert_eq!(next(&pieces), None);
    }

    #[test]
    fn the_script_fetches_what_is_left() {
        let joined = BTreeMap::from([
            ("chunk_3".to_owned(), "chunk_1".to_owned()),
            ("chunk_1".to_owned(), "chunk_2".to_owned()),
        ]);
        let text = rewrite(SCRIPT, &joined).expect("the script is read");
        assert_eq!(
            text,
            "const __chunk_2 = part(\"./chunk_2.wasm\", []);
export const a = wrap(part(\"./a.wasm\", [__chunk_2]));
export const b = wrap(part(\"./b.wasm\", [__chunk_2]));
export const c = wrap(part(\"./c.wasm\", [__chunk_2]));
function part(file, deps) {
"
        );
    }
}
