//! `cargo xtask size`: the size of the page, and its limits.

use crate::tools::ensure_node;
use anyhow::{Context, Result, ensure};
use serde_json::Value;
use std::{fs, path::Path, process::Command};

/// The limit for the first load of the page, in bytes after brotli compression.
const FIRST_LOAD_LIMIT: u64 = 330 * 1024;
/// The limit for all files on disk, in bytes. With a drawing for every card they have 19.5 MiB.
const TOTAL_LIMIT: u64 = 22 * 1024 * 1024;
/// The limit for the number of files.
const FILE_LIMIT: usize = 200;

struct PageFile {
    path: String,
    bytes: u64,
    brotli: u64,
    is_first_load: bool,
}

/// Prints the sizes of a finished page.
///
/// # Errors
/// Returns an error if the page exceeds a limit or cannot be read.
pub fn size(dist: &Path) -> Result<()> {
    ensure_node()?;
    let mut files = file_sizes(dist)?;
    files.sort_by_key(|file| (!file.is_first_load, std::cmp::Reverse(file.brotli)));
    println!(
        "{:>10} {:>10}  file (* is part of the first load)",
        "bytes", "brotli"
    );
    for file in &files {
        let mark = if file.is_first_load { '*' } else { ' ' };
        println!("{:>10} {:>10} {mark}{}", file.bytes, file.brotli, file.path);
    }
    let first: u64 = files
        .iter()
        .filter(|file| file.is_first_load)
        .map(|file| file.brotli)
        .sum();
    let whole: u64 = files.iter().map(|file| file.bytes).sum();
    println!(
        "first load {} of {} KiB brotli",
        kib(first),
        kib(FIRST_LOAD_LIMIT)
    );
    println!(
        "all files  {} of {} KiB, {} of {FILE_LIMIT} files",
        kib(whole),
        kib(TOTAL_LIMIT),
        files.len()
    );
    ensure!(
        first <= FIRST_LOAD_LIMIT,
        "the first load exceeds its limit"
    );
    ensure!(
        whole <= TOTAL_LIMIT && files.len() <= FILE_LIMIT,
        "the whole page exceeds its limits"
    );
    Ok(())
}

fn kib(bytes: u64) -> String {
    #[allow(clippy::cast_precision_loss, reason = "a page is far below 2^52 bytes")]
    let kib = bytes as f64 / 1024.0;
    format!("{kib:.1}")
}

fn file_sizes(dist: &Path) -> Result<Vec<PageFile>> {
    let list =
        fs::read(dist.join("assets.json")).context("no assets.json; build the page first")?;
    let list: Value = serde_json::from_slice(&list)?;
    let entries = list["files"]
        .as_array()
        .context("assets.json lists no files")?;
    let path = |entry: &Value| entry["path"].as_str().unwrap_or_default().to_owned();
    let output = Command::new("node")
        .args(["--input-type=module", "-e", include_str!("size.mjs")])
        .args(entries.iter().map(|entry| dist.join(path(entry))))
        .output()?;
    ensure!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let sizes = String::from_utf8(output.stdout)?;
    let sizes: Vec<u64> = sizes.lines().map(str::parse).collect::<Result<_, _>>()?;
    ensure!(
        sizes.len() == entries.len(),
        "the size of a file in assets.json is unknown"
    );
    Ok(entries
        .iter()
        .zip(sizes)
        .map(|(entry, brotli)| PageFile {
            path: path(entry),
            bytes: entry["bytes"].as_u64().unwrap_or(0),
            brotli,
            is_first_load: entry["first"].as_bool().unwrap_or(false),
        })
        .collect())
}
