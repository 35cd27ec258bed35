//! The box: figures, tiles, cards and layouts as data, embedded, and the way in for those from
//! outside. No rules; what content must be to be played with is in the checks beside it.

mod cards_check;
pub mod content_error;
mod content_set;
mod effects_check;
mod figures_check;
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

/// The figures of the box.
///
/// # Errors
/// None for the figures that are embedded, which a test loads.
pub fn figures() -> Result<Figures, LoadError> {
    parse_figures("figures.json", FIGURES)
}

/// Reads figures from outside.
///
/// # Errors
/// Names the file, the place in it and the reason.
pub fn parse_figures(file: &str, text: &str) -> Result<Figures, LoadError> {
    let figures: Figures = from_json(file, text)?;
    figures_check::check(file, &figures)?;
    Ok(figures)
}

/// The planet tiles of the box.
///
/// # Errors
/// None for the tiles that are embedded, which a test loads.
pub fn tiles() -> Result<Vec<Tile>, LoadError> {
    let tiles: Vec<Tile> = from_json("tiles.json", TILES)?;
    cards_check::check_tiles("tiles.json", &tiles)?;
    Ok(tiles)
}

/// The Political cards of the box.
///
/// # Errors
/// None for the cards that are embedded, which a test loads.
pub fn political() -> Result<Vec<Political>, LoadError> {
    let cards: Vec<Political> = from_json("political.json", POLITICAL)?;
    cards_check::check_political("political.json", &cards)?;
    Ok(cards)
}

/// The Resistance cards of the box.
///
/// # Errors
/// None for the cards that are embedded, which a test loads.
pub fn resistance() -> Result<Vec<Resistance>, LoadError> {
    let cards: Vec<Resistance> = from_json("resistance.json", RESISTANCE)?;
    cards_check::check_resistance("resistance.json", &cards)?;
    Ok(cards)
}

/// The Ability cards of the box.
///
/// # Errors
/// None for the cards that are embedded, which a test loads.
pub fn abilities() -> Result<Vec<Ability>, LoadError> {
    let cards: Vec<Ability> = from_json("abilities.json", ABILITIES)?;
    cards_check::check_abilities("abilities.json", &cards)?;
    Ok(cards)
}

/// The layouts of the box, in the order in which they are offered.
///
/// # Errors
/// None for the layouts that are embedded, which a test loads.
pub fn layouts() -> Result<Vec<LayoutFile>, LoadError> {
    let layouts: Vec<LayoutFile> = from_json("layouts.json", LAYOUTS)?;
    for (n, layout) in layouts.iter().enumerate() {
        layout_check::check("layouts.json", &format!("[{n}]"), layout)?;
    }
    Ok(layouts)
}

/// Reads a layout from outside.
///
/// # Errors
/// Names the file, the place in it and the reason.
pub fn parse_layout(file: &str, text: &str) -> Result<LayoutFile, LoadError> {
    let layout: LayoutFile = from_json(file, text)?;
    layout_check::check(file, "", &layout)?;
    Ok(layout)
}

/// Refuses at `place` unless `holds`.
fn ensure(
    file: &str,
    holds: bool,
    place: impl Into<String>,
    why: impl Into<String>,
) -> Result<(), LoadError> {
    if holds {
        Ok(())
    } else {
        Err(LoadError::new(file, place.into(), why.into()))
    }
}
