//! Reproducible zip files: the bytes depend only on the files.

use anyhow::{Context, Result};
use std::{
    fs::{self, File},
    io::{BufWriter, Write},
    path::Path,
};
use zip::{CompressionMethod, DateTime, ZipArchive, ZipWriter, write::SimpleFileOptions};

/// Writes every file below `folder` into the zip `file`, with `name` as its top folder.
pub(super) fn pack(folder: &Path, name: &str, file: &Path) -> Result<()> {
    let mut paths = Vec::new();
    walk(folder, "", &mut paths)?;
    paths.sort();
    let out = File::create(file).with_context(|| file.display().to_string())?;
    let mut zip = ZipWriter::new(BufWriter::new(out));
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .compression_level(Some(9))
        .last_modified_time(DateTime::default())
        .unix_permissions(0o644);
    for path in paths {
        zip.start_file(format!("{name}/{path}"), options)?;
        zip.write_all(&fs::read(folder.join(&path))?)?;
    }
    zip.finish()?.flush()?;
    Ok(())
}

/// Extracts a zip file written by [`pack`] below `folder`.
pub(super) fn unpack(zip: &Path, folder: &Path) -> Result<()> {
    let file = File::open(zip).with_context(|| zip.display().to_string())?;
    Ok(ZipArchive::new(file)?.extract(folder)?)
}

/// Collects the paths of all files, with slashes on every platform.
pub(super) fn walk(folder: &Path, prefix: &str, paths: &mut Vec<String>) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            walk(&entry.path(), &format!("{path}/"), paths)?;
        } else {
            paths.push(path);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_files_give_the_same_zip() {
        let folder = std::env::temp_dir().join(format!("centauri-zip-{}", std::process::id()));
        let inner = folder.join("in/b");
        fs::create_dir_all(&inner).unwrap();
        fs::write(inner.join("two.txt"), "2").unwrap();
        fs::write(folder.join("in/one.txt"), "1".repeat(1000)).unwrap();
        let pack_to = |file: &str| {
            let zip = folder.join(file);
            pack(&folder.join("in"), "x", &zip).unwrap();
            fs::read(zip).unwrap()
        };
        let first = pack_to("first.zip");
        fs::write(folder.join("in/one.txt"), "1".repeat(1000)).unwrap();
        assert_eq!(first, pack_to("second.zip"));
        assert!(first.len() < 800, "it is compressed");
        fs::remove_dir_all(folder).unwrap();
    }
}
