//! File names that contain a hash of the content, so that browsers may cache a file forever.

use anyhow::{Context, Result};
use std::{
    fs,
    hash::{DefaultHasher, Hasher},
    path::Path,
};

/// The number of hexadecimal digits of the hash in a name.
pub(super) const DIGITS: usize = 16;

/// The files renamed so far, as pairs of old and new name.
#[derive(Default, Debug)]
pub(super) struct HashedNames(Vec<(String, String)>);

impl HashedNames {
    /// Renames a file of `stage` by its content, after replacing the names of earlier files in it.
    pub(super) fn hash(&mut self, stage: &Path, file: &str) -> Result<()> {
        let path = stage.join(file);
        let mut content = fs::read(&path).with_context(|| format!("{file} is missing"))?;
        if !file.ends_with(".wasm") {
            content = self.rewrite(String::from_utf8(content)?).into_bytes();
        }
        let (stem, ending) = file.rsplit_once('.').context("a file has no extension")?;
        let name = format!("{stem}-{}.{ending}", digest(&content));
        fs::write(stage.join(&name), content)?;
        fs::remove_file(path)?;
        self.0.push((file.to_owned(), name));
        Ok(())
    }

    /// Renames files of `stage` that refer to each other, and the references in them. All names get
    /// the same hash, that of all contents together.
    pub(super) fn hash_cycle(&mut self, stage: &Path, files: &[&str]) -> Result<()> {
        let mut texts = Vec::new();
        for file in files {
            let text = fs::read_to_string(stage.join(file))
                .with_context(|| format!("{file} is missing"))?;
            texts.push(self.rewrite(text));
        }
        let digest = digest(texts.concat().as_bytes());
        for file in files {
            let (stem, ending) = file.rsplit_once('.').context("a file has no extension")?;
            self.0
                .push(((*file).to_owned(), format!("{stem}-{digest}.{ending}")));
        }
        for (file, text) in files.iter().zip(texts) {
            let name = self.get(file).context("a file has no hashed name")?;
            fs::write(stage.join(name), self.rewrite(text))?;
            fs::remove_file(stage.join(file))?;
        }
        Ok(())
    }

    /// Returns the new name of a file, if it was renamed.
    pub(super) fn get(&self, file: &str) -> Option<&str> {
        let (_, new) = self.0.iter().find(|(old, _)| old == file)?;
        Some(new)
    }

    fn rewrite(&self, text: String) -> String {
        self.0.iter().fold(text, |text, (old, new)| {
            ["\"", "'", "./", "/"].iter().fold(text, |text, before| {
                text.replace(&format!("{before}{old}"), &format!("{before}{new}"))
            })
        })
    }
}

/// Returns a hash of some content. It distinguishes versions and is not for security.
pub(crate) fn digest(content: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    hasher.write(content);
    format!("{:0DIGITS$x}", hasher.finish())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn references_are_renamed_with_their_file() {
        let names = HashedNames(vec![("app.js".into(), "app-1.js".into())]);
        let text = names.rewrite("import init from \"./app.js\"; // my-app.js".into());
        assert_eq!(text, "import init from \"./app-1.js\"; // my-app.js");
    }

    #[test]
    fn different_contents_have_different_digests() {
        assert_eq!(digest(b"a").len(), DIGITS);
        assert_ne!(digest(b"a"), digest(b"b"));
    }
}
