//! `cargo xtask dist`: packs the kit for publishers in one zip file: the page, sample server
//! configurations, a page that creates embed codes, a page that shows all ways to embed, metadata
//! for search engines and chat programs, and licenses.
//!
//! The zip is reproducible: files are sorted, and it contains no times and no names of this
//! machine. `SHA256SUMS` in the kit has a checksum of every file.

pub mod checksums;
mod game_metadata;
mod licenses;
mod zip_archive;

use crate::{
    page::{Profile, build},
    step::step,
    workspace::{root, target_dir},
};
use anyhow::{Context, Result};
use std::{
    fs,
    path::{Path, PathBuf},
};

/// The URL that represents the publisher's site.
pub const PLACEHOLDER_URL: &str = "https://games.example/centauri/";

/// Builds the page, unless `is_built` is true, packs the kit, and returns the zip file.
///
/// # Errors
/// Returns an error if the page cannot be built, or a file cannot be read or written.
pub fn dist(address: &str, is_built: bool) -> Result<PathBuf> {
    let page = if is_built {
        root().join("dist")
    } else {
        build(Profile::Release)?
    };
    step("kit", || package_page(&page, address))
}

/// Packs a page that is built already.
///
/// # Errors
/// Returns an error if a file cannot be read or written.
pub fn package_page(page: &Path, address: &str) -> Result<PathBuf> {
    let folder = target_dir()?.join("dist");
    let zip = zip_kit(page, address, &folder)?;
    println!("The kit is {}", zip.display());
    println!("sha256 {}", checksums::of_file(&zip)?);
    Ok(zip)
}

/// Packs a built page and the other files of the kit into a zip in `folder`.
fn zip_kit(page: &Path, address: &str, folder: &Path) -> Result<PathBuf> {
    let name = format!("centauri-{}", env!("CARGO_PKG_VERSION"));
    let stage = folder.join(&name);
    let _ = fs::remove_dir_all(&stage);
    copy_all(page, &stage)?;
    copy_all(&root().join("kit"), &stage)?;
    for file in ["LICENSE-APACHE", "LICENSE-MIT"] {
        fs::copy(root().join(file), stage.join(file)).context(file)?;
    }
    fs::write(stage.join("THIRD-PARTY.txt"), licenses::texts()?)?;
    game_metadata::write(&stage, &with_slash(address))?;
    checksums::write(&stage)?;
    let zip = folder.join(format!("{name}.zip"));
    zip_archive::pack(&stage, &name, &zip)?;
    Ok(zip)
}

/// Unpacks a kit some folders deep, as a publisher may, and checks its files. Returns the folder to
/// serve and the path in it.
///
/// # Errors
/// Returns an error if the zip file cannot be read, a file cannot be written, or a checksum is
/// wrong.
pub fn unpack(zip: &Path) -> Result<(PathBuf, String)> {
    let name = zip
        .file_stem()
        .context("the zip file has no name")?
        .to_string_lossy();
    let site = target_dir()?.join("dist/site");
    let _ = fs::remove_dir_all(&site);
    let below = "play/board games";
    zip_archive::unpack(zip, &site.join(below))?;
    checksums::verify(&site.join(below).join(&*name))?;
    Ok((site, format!("{}/{name}/", below.replace(' ', "%20"))))
}

fn with_slash(address: &str) -> String {
    format!("{}/", address.trim_end_matches('/'))
}

fn copy_all(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from).with_context(|| from.display().to_string())? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy_all(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), &target)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_kit_does_not_depend_on_date_or_folder() {
        let folder = std::env::temp_dir().join(format!("centauri-kit-{}", std::process::id()));
        let pack_in = |name: &str, files: [&str; 3]| {
            let page = folder.join(name).join("page");
            fs::create_dir_all(page.join("icons")).unwrap();
            for file in files {
                fs::write(page.join(file), file).unwrap();
            }
            let into = folder.join(name).join("kit");
            fs::read(zip_kit(&page, PLACEHOLDER_URL, &into).unwrap()).unwrap()
        };
        let first = pack_in("one", ["index.html", "sw.js", "icons/icon.svg"]);
        let second = pack_in("other", ["icons/icon.svg", "sw.js", "index.html"]);
        assert!(first == second, "two kits of one page differ");
        fs::remove_dir_all(folder).unwrap();
    }
}
