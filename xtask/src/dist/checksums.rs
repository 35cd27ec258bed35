//! `SHA256SUMS`: a checksum of every file of a kit, in the form that `sha256sum -c` reads.

use super::zip_archive::walk;
use anyhow::{Context, Result, bail, ensure};
use sha2::{Digest, Sha256};
use std::{collections::BTreeMap, fs, path::Path};

/// Name of the checksum file, which lists all files except itself.
pub const FILE: &str = "SHA256SUMS";

/// Returns the SHA-256 checksum of a file, in hexadecimal digits.
///
/// # Errors
/// Returns an error if the file cannot be read.
pub fn of_file(file: &Path) -> Result<String> {
    let content = fs::read(file).with_context(|| file.display().to_string())?;
    let sum = Sha256::digest(content);
    Ok(sum.iter().map(|byte| format!("{byte:02x}")).collect())
}

/// Returns the checksums of all files of a folder, by path.
fn of_folder(folder: &Path) -> Result<BTreeMap<String, String>> {
    let mut paths = Vec::new();
    walk(folder, "", &mut paths)?;
    paths.retain(|path| path != FILE);
    let sums = paths.into_iter().map(|path| {
        let sum = of_file(&folder.join(&path))?;
        Ok((path, sum))
    });
    sums.collect()
}

/// Writes the checksums of all files in `folder`.
pub(super) fn write(folder: &Path) -> Result<()> {
    let lines: String = of_folder(folder)?
        .into_iter()
        .map(|(path, sum)| format!("{sum}  {path}\n"))
        .collect();
    fs::write(folder.join(FILE), lines).context(FILE)
}

/// Checks that a folder has exactly the files of its checksum file, unchanged.
///
/// # Errors
/// Returns an error if a file is missing, changed or not listed, or the checksums cannot be read.
pub fn verify(folder: &Path) -> Result<()> {
    let text = fs::read_to_string(folder.join(FILE)).context(FILE)?;
    let mut found = of_folder(folder)?;
    for line in text.lines() {
        let (sum, path) = line
            .split_once("  ")
            .with_context(|| format!("{FILE} has a line without a path: {line}"))?;
        match found.remove(path) {
            None => bail!("{path} is missing or listed twice"),
            Some(other) => ensure!(other == sum, "{path} was changed"),
        }
    }
    let unlisted: Vec<_> = found.into_keys().collect();
    ensure!(unlisted.is_empty(), "not in {FILE}: {unlisted:?}");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changed_missing_and_unlisted_files_are_detected() {
        let folder = std::env::temp_dir().join(format!("centauri-sums-{}", std::process::id()));
        fs::create_dir_all(folder.join("a")).unwrap();
        fs::write(folder.join("a/one.txt"), "1").unwrap();
        fs::write(folder.join("two.txt"), "2").unwrap();
        write(&folder).unwrap();
        let text = fs::read_to_string(folder.join(FILE)).unwrap();
        let one = "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b  a/one.txt\n";
        assert!(text.starts_with(one), "{text}");
        verify(&folder).unwrap();

        fs::write(folder.join("two.txt"), "3").unwrap();
        let message = verify(&folder).unwrap_err().to_string();
        assert_eq!(message, "two.txt was changed");
        fs::remove_file(folder.join("two.txt")).unwrap();
        assert!(verify(&folder).is_err());
        fs::write(folder.join("two.txt"), "2").unwrap();
        fs::write(folder.join("three.txt"), "3").unwrap();
        assert!(verify(&folder).is_err());
        fs::remove_dir_all(folder).unwrap();
    }
}
