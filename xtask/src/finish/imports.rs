//! Numbers the functions that a program imports from its script. wasm-bindgen ends their names with
//! hashes, which no compression makes smaller: they were two percent of the first load.

use anyhow::{Context, Result, ensure};
use std::{collections::BTreeMap, fs, path::Path};

/// How the names of imported functions begin.
const PREFIX: &[u8] = b"__wbg_";
/// The length of a hash, in hexadecimal digits. A number has as many, so that no offset changes.
const HASH_DIGITS: usize = 16;

/// Replaces the hashes in the names of imported functions by numbers, in a script and its program.
///
/// # Errors
/// Returns an error if a file cannot be read or written, or the program imports a function that the
/// script does not name.
pub(super) fn number(script: &Path, program: &Path) -> Result<()> {
    let read = |file: &Path| fs::read(file).with_context(|| file.display().to_string());
    let (text, code) = (read(script)?, read(program)?);
    let mut numbers = BTreeMap::new();
    for name in names(&text) {
        let next = numbers.len();
        numbers.entry(&text[name.clone()]).or_insert(next);
    }
    ensure!(
        names(&code).all(|name| numbers.contains_key(&code[name])),
        "{} imports what {} lacks",
        program.display(),
        script.display()
    );
    for (file, bytes) in [(script, &text), (program, &code)] {
        let numbered = with_numbers(bytes, &numbers);
        fs::write(file, numbered).with_context(|| file.display().to_string())?;
    }
    Ok(())
}

/// Returns where the names with hashes are.
fn names(bytes: &[u8]) -> impl Iterator<Item = std::ops::Range<usize>> {
    let starts = (0..bytes.len()).filter(|start| bytes[*start..].starts_with(PREFIX));
    starts.filter_map(|start| {
        let is_part = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
        let length = bytes[start..]
            .iter()
            .take_while(|byte| is_part(byte))
            .count();
        let name = &bytes[start..start + length];
        let (rest, hash) = name.split_at_checked(length.checked_sub(HASH_DIGITS)?)?;
        let is_digit = |byte: &u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
        let has_hash = rest.ends_with(b"_") && hash.iter().all(is_digit);
        has_hash.then_some(start..start + length)
    })
}

/// Returns the bytes with numbers in place of hashes.
fn with_numbers(bytes: &[u8], numbers: &BTreeMap<&[u8], usize>) -> Vec<u8> {
    let mut output = bytes.to_vec();
    for name in names(bytes) {
        if let Some(number) = numbers.get(&bytes[name.clone()]) {
            let digits = format!("{number:0HASH_DIGITS$x}");
            output[name.end - HASH_DIGITS..name.end].copy_from_slice(digits.as_bytes());
        }
    }
    output
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_script_and_its_program_get_the_same_numbers() {
        let folder = std::env::temp_dir().join(format!("centauri-imports-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let (script, program) = (folder.join("app.js"), folder.join("app.wasm"));
        let text = "__wbg_new_0123456789abcdef: () => 1,\n__wbg_new_fedcba9876543210: () => 2,\n__wbg_set_wasm(1); __wbg_new_0123456789abcdef";
        fs::write(&script, text).unwrap();
        fs::write(
            &program,
            b"\x22__wbg_new_fedcba9876543210\0\x01__wbg_new_0123456789abcdef\0",
        )
        .unwrap();
        number(&script, &program).unwrap();
        let numbered = "__wbg_new_0000000000000000: () => 1,\n__wbg_new_0000000000000001: () => 2,\n__wbg_set_wasm(1); __wbg_new_0000000000000000";
        assert_eq!(fs::read_to_string(&script).unwrap(), numbered);
        let code = b"\x22__wbg_new_0000000000000001\0\x01__wbg_new_0000000000000000\0";
        assert_eq!(fs::read(&program).unwrap(), code);
        // Numbers are hexadecimal, too: nothing changes any more.
        number(&script, &program).unwrap();
        assert_eq!(fs::read_to_string(&script).unwrap(), numbered);
        fs::write(&program, b"__wbg_get_fedcba9876543210\0").unwrap();
        assert!(number(&script, &program).is_err());
        fs::remove_dir_all(&folder).unwrap();
    }
}
