//! Merges small chunks of shared code of the split program.
//!
//! Code that several chunks share becomes one shared piece for each set of chunks that use it. The
//! number of such sets grows with every chunk, and most pieces are tiny. A tiny piece is merged
//! into the piece for which the merge costs least: some chunks then load some code that they do not
//! need, but no file is loaded for a few kilobytes. The cost of unneeded bytes is relative to what
//! a chunk loads anyway.

use super::module_merge::merge_modules;
use anyhow::{Context, Result, ensure};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

/// Pieces with fewer bytes are merged into another.
const MIN_CHUNK_BYTES: u64 = 80 * 1024;

/// Merges the small pieces in `stage` and returns the link script without them.
///
/// # Errors
/// Returns an error if the script has an unexpected form, or a piece cannot be read or merged.
pub fn merge_small_chunks(stage: &Path, script: &str) -> Result<String> {
    let (mut pieces, loads) = read_chunks(stage, script)?;
    let mut merges = BTreeMap::new();
    while let Some((small, large)) = next_merge(&pieces, &loads) {
        if let (Some(removed), Some(target)) = (pieces.remove(&small), pieces.get_mut(&large)) {
            target.bytes += removed.bytes;
            target.parts |= removed.parts;
        }
        merges.insert(small, large);
    }
    let file = |name: &str| stage.join(format!("{name}.wasm"));
    for large in pieces.keys() {
        let small: Vec<&String> = merges
            .keys()
            .filter(|name| merged_into(&merges, name) == large)
            .collect();
        if small.is_empty() {
            continue;
        }
        let names = [large].into_iter().chain(small.iter().copied());
        let files: Vec<Vec<u8>> = names
            .map(|name| fs::read(file(name)))
            .collect::<Result<_, _>>()?;
        let all = merge_modules(&files)
            .with_context(|| format!("cannot merge {small:?} into {large}"))?;
        fs::write(file(large), all)?;
        for name in small {
            fs::remove_file(file(name))?;
        }
    }
    rewrite(script, &merges)
}

/// Returns the piece that a piece was finally merged into.
fn merged_into<'a>(merges: &'a BTreeMap<String, String>, name: &'a str) -> &'a str {
    let mut name = name;
    while let Some(large) = merges.get(name) {
        name = large;
    }
    name
}

/// A set of chunks as bits, by their position in the script.
type PartSet = u128;

/// A piece of code that several chunks share.
struct Chunk {
    bytes: u64,
    /// The chunks that load it.
    parts: PartSet,
}

/// The prefix of a piece's name in the script, on the line that loads it.
const NAME: &str = "__chunk_";
const LINE: &str = "const __chunk_";
/// The prefix of the file names of pieces.
const FILE: &str = "chunk_";

/// Returns the pieces that the script loads, by file name, and the total bytes that each chunk
/// loads.
fn read_chunks(stage: &Path, script: &str) -> Result<(BTreeMap<String, Chunk>, Vec<u64>)> {
    let weight = |file: &str| -> Result<u64> {
        let data = fs::metadata(stage.join(file)).with_context(|| file.to_owned())?;
        Ok(data.len())
    };
    let mut all: BTreeMap<String, Chunk> = BTreeMap::new();
    for number in script.lines().filter_map(chunk_number) {
        let name = format!("{FILE}{number}");
        let bytes = weight(&format!("{name}.wasm"))?;
        all.insert(name, Chunk { bytes, parts: 0 });
    }
    let mut loads = Vec::new();
    for line in script.lines().filter(|line| chunk_number(line).is_none()) {
        let Some(own) = line
            .split_once("\"./")
            .and_then(|(_, rest)| rest.split_once(".wasm\""))
        else {
            continue;
        };
        let mut load = weight(&format!("{}.wasm", own.0))?;
        for number in chunk_numbers(line) {
            let piece = all.get_mut(&format!("{FILE}{number}"));
            let piece = piece.context("a chunk depends on an unknown piece")?;
            piece.parts |= 1 << loads.len();
            load += piece.bytes;
        }
        loads.push(load);
        ensure!(loads.len() < PartSet::BITS as usize, "too many chunks");
    }
    Ok((all, loads))
}

/// Returns the number of the piece that a line defines.
fn chunk_number(line: &str) -> Option<&str> {
    let rest = line.strip_prefix(LINE)?;
    rest.split_once(' ').map(|(number, _)| number)
}

/// Returns the numbers of the pieces that a line mentions.
fn chunk_numbers(line: &str) -> impl Iterator<Item = &str> {
    let named = line.split(NAME).skip(1);
    named.map(|rest| {
        let end = rest.find(|character: char| !character.is_ascii_digit());
        &rest[..end.unwrap_or(rest.len())]
    })
}

/// Returns the smallest piece, if it is too small to stay, and the piece to merge it into.
fn next_merge(pieces: &BTreeMap<String, Chunk>, loads: &[u64]) -> Option<(String, String)> {
    let small = pieces.iter().min_by_key(|(_, piece)| piece.bytes);
    let (name, piece) = small.filter(|(_, piece)| piece.bytes < MIN_CHUNK_BYTES)?;
    let others = pieces.iter().filter(|(other, _)| *other != name);
    let best = others.min_by_key(|(_, other)| {
        wasted_cost(piece.bytes, other.parts & !piece.parts, loads)
            + wasted_cost(other.bytes, piece.parts & !other.parts, loads)
    })?;
    Some((name.clone(), best.0.clone()))
}

/// Returns the cost of loading unneeded bytes for these chunks, in millionths of what they load.
fn wasted_cost(bytes: u64, parts: PartSet, loads: &[u64]) -> u64 {
    let loads = loads.iter().enumerate();
    let loading = loads.filter(|(index, _)| parts >> index & 1 == 1);
    loading
        .map(|(_, load)| bytes * 1_000_000 / load.max(&1))
        .sum()
}

/// Returns the script with the names of merged pieces replaced and their lines removed.
fn rewrite(script: &str, merges: &BTreeMap<String, String>) -> Result<String> {
    let mut text = String::new();
    for line in script.lines() {
        match chunk_number(line) {
            Some(number) if merges.contains_key(&format!("{FILE}{number}")) => {}
            Some(_) => text += &format!("{line}\n"),
            None => text += &format!("{}\n", rewrite_line(line, merges)?),
        }
    }
    Ok(text)
}

/// Returns a line that loads a chunk, with the remaining pieces.
fn rewrite_line(line: &str, merges: &BTreeMap<String, String>) -> Result<String> {
    let Some((before, _)) = line.split_once(NAME) else {
        return Ok(line.to_owned());
    };
    let (_, after) = line
        .rsplit_once(']')
        .context("a list of pieces has no end")?;
    let mut left = BTreeSet::new();
    for number in chunk_numbers(line) {
        let name = merged_into(merges, &format!("{FILE}{number}")).to_owned();
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

    const A: PartSet = 1;
    const B: PartSet = 2;
    const C: PartSet = 4;

    fn first_merge(pieces: [(&str, u64, PartSet); 3], loads: [u64; 3]) -> Option<(String, String)> {
        let piece =
            |(name, bytes, parts): (&str, u64, PartSet)| (name.to_owned(), Chunk { bytes, parts });
        next_merge(&pieces.into_iter().map(piece).collect(), &loads)
    }

    fn pair(small: &str, large: &str) -> Option<(String, String)> {
        Some((small.to_owned(), large.to_owned()))
    }

    #[test]
    fn a_small_piece_is_merged_where_it_wastes_the_least() {
        let found = first_merge(
            [("1", 40_000, A | B), ("2", 90_000, A | B | C), ("3", 10, B)],
            [500_000; 3],
        );
        assert_eq!(found, pair("3", "1"));
    }

    #[test]
    fn waste_is_relative_to_what_a_chunk_loads_anyway() {
        let pieces = [("1", 40_000, A), ("2", 40_000, C), ("3", 30_000, A | C)];
        assert_eq!(first_merge(pieces, [100_000, 1, 2_000_000]), pair("3", "1"));
        assert_eq!(first_merge(pieces, [2_000_000, 1, 100_000]), pair("3", "2"));
    }

    #[test]
    fn a_piece_above_the_minimum_size_is_not_merged() {
        let pieces = [
            ("1", MIN_CHUNK_BYTES, A),
            ("2", MIN_CHUNK_BYTES + 1, A),
            ("3", MIN_CHUNK_BYTES + 2, A),
        ];
        assert_eq!(first_merge(pieces, [1; 3]), None);
    }

    #[test]
    fn the_rewritten_script_loads_the_remaining_pieces() {
        let merges = BTreeMap::from([
            ("chunk_3".to_owned(), "chunk_1".to_owned()),
            ("chunk_1".to_owned(), "chunk_2".to_owned()),
        ]);
        let text = rewrite(SCRIPT, &merges).expect("the script is read");
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
