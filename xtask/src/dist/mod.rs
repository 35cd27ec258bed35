//! `cargo xtask dist`: the page as a publisher gets it, in one zip: the page itself, samples for servers, a page that
//! makes embed codes, a page that shows every way to embed, what search engines and chat programs read, licenses.
//!
//! The same sources give the same bytes: files in order, no times, no names of this machine.

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

/// The address that stands for a publisher's until they say theirs.
pub const PLACEHOLDER_URL: &str = "https://games.example/centauri/";

/// Builds the page, unless it is built, and packs the kit; gives the zip.
///
/// # Errors
/// When the page cannot be built, or a file cannot be read or written.
pub fn dist(address: &str, built: bool) -> Result<PathBuf> {
    let page = if built {
        root().join("dist")
    } else {
        build(Profile::Release)?
    };
    step("kit", || kit(&page, address))
}

/// Packs a page that is built.
///
/// # Errors
/// When a file cannot be read or written.
pub fn kit(page: &Path, address: &str) -> Result<PathBuf> {
    let name = format!("centauri-{}", env!("CARGO_PKG_VERSION"));
    let folder = target_dir()?.join("dist");
    let stage = folder.join(&name);
    let _ = fs::remove_dir_all(&stage);
    copy_all(page, &stage)?;
    copy_all(&root().join("kit"), &stage)?;
    for file in ["LICENSE-APACHE", "LICENSE-MIT"] {
        fs::copy(root().join(file), stage.join(file)).context(file)?;
    }
    fs::write(stage.join("THIRD-PARTY.txt"), licenses::texts()?)?;
    game_metadata::write(&stage, &with_slash(address))?;
    let zip = folder.join(format!("{name}.zip"));
    zip_archive::pack(&stage, &name, &zip)?;
    println!("The kit is {}", zip.display());
    Ok(zip)
}

/// Unpacks a kit some folders down, as a publisher may; gives the folder that is served and the path in it.
///
/// # Errors
/// When the zip cannot be read, or a file cannot be written.
pub fn unpack(zip: &Path) -> Result<(PathBuf, String)> {
    let name = zip
        .file_stem()
        .context("a zip without a name")?
        .to_string_lossy();
    let site = target_dir()?.join("dist/site");
    let _ = fs::remove_dir_all(&site);
    let below = "play/board games";
    zip_archive::unpack(zip, &site.join(below))?;
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
