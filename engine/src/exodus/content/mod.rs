//! The base content, embedded as data: figures, tiles, cards and layouts, and the readers for other
//! content files. The sibling modules check the content after it is read.

pub(super) mod cards_check;
pub mod content_error;
mod content_set;
pub(super) mod effects_check;
pub(super) mod figures_check;
pub mod home_surroundings;
pub mod layout_check;
pub mod pack;
pub mod pack_support;
pub mod warning;

use super::figures::{Ability, Figures, Political, Resistance, Tile};
use super::layout::LayoutFile;
use crate::error::LoadError;
use crate::load::from_json;
pub use content_error::ContentError;
pub use content_set::ContentSet;
pub use layout_check::{LocatedContentError, content_errors};
pub use warning::Warning;

const FIGURES: &str = include_str!("figures.json");
const TILES: &str = include_str!("tiles.json");
const POLITICAL: &str = include_str!("political.json");
const RESISTANCE: &str = include_str!("resistance.json");
const ABILITIES: &str = include_str!("abilities.json");
const LAYOUTS: &str = include_str!("layouts.json");

/// Returns the figures of the base content.
///
/// # Errors
/// Returns an error if the embedded file does not load; a test proves that it does.
pub fn figures() -> Result<Figures, LoadError> {
    parse_figures("figures.json", FIGURES)
}

/// Reads figures from the text of a file and checks them.
///
/// # Errors
/// Returns an error if the figures cannot be read or are invalid; it names the file, the path and
/// the reason.
pub fn parse_figures(file: &str, text: &str) -> Result<Figures, LoadError> {
    let figures: Figures = from_json(file, text)?;
    figures_check::check(file, &figures)?;
    Ok(figures)
}

/// Returns the planet tiles of the base content.
///
/// # Errors
/// Returns an error if the embedded file does not load; a test proves that it does.
pub fn tiles() -> Result<Vec<Tile>, LoadError> {
    let tiles: Vec<Tile> = from_json("tiles.json", TILES)?;
    cards_check::check_tiles("tiles.json", &tiles)?;
    Ok(tiles)
}

/// Returns the Political cards of the base content.
///
/// # Errors
/// Returns an error if the embedded file does not load; a test proves that it does.
pub fn political() -> Result<Vec<Political>, LoadError> {
    let cards: Vec<Political> = from_json("political.json", POLITICAL)?;
    cards_check::check_political("political.json", &cards)?;
    Ok(cards)
}

/// Returns the Resistance cards of the base content.
///
/// # Errors
/// Returns an error if the embedded file does not load; a test proves that it does.
pub fn resistance() -> Result<Vec<Resistance>, LoadError> {
    let cards: Vec<Resistance> = from_json("resistance.json", RESISTANCE)?;
    cards_check::check_resistance("resistance.json", &cards)?;
    Ok(cards)
}

/// Returns the Ability cards of the base content.
///
/// # Errors
/// Returns an error if the embedded file does not load; a test proves that it does.
pub fn abilities() -> Result<Vec<Ability>, LoadError> {
    let cards: Vec<Ability> = from_json("abilities.json", ABILITIES)?;
    cards_check::check_abilities("abilities.json", &cards)?;
    Ok(cards)
}

/// Returns the layouts of the base content, in the order in which players see them.
///
/// # Errors
/// Returns an error if the embedded file does not load; a test proves that it does.
pub fn layouts() -> Result<Vec<LayoutFile>, LoadError> {
    let layouts: Vec<LayoutFile> = from_json("layouts.json", LAYOUTS)?;
    for (n, layout) in layouts.iter().enumerate() {
        layout_check::check("layouts.json", &format!("[{n}]"), layout)?;
    }
    Ok(layouts)
}

/// Reads a layout from the text of a file and checks it.
///
/// # Errors
/// Returns an error if the layout cannot be read or is invalid; it names the file, the path and the
/// reason.
pub fn parse_layout(file: &str, text: &str) -> Result<LayoutFile, LoadError> {
    let layout: LayoutFile = from_json(file, text)?;
    layout_check::check(file, "", &layout)?;
    Ok(layout)
}

/// Returns an error about `path` unless `holds` is true.
fn ensure(
    file: &str,
    holds: bool,
    path: impl Into<String>,
    reason: impl Into<String>,
) -> Result<(), LoadError> {
    if holds {
        Ok(())
    } else {
        Err(LoadError::new(file, path.into(), reason.into()))
    }
}
