//! The content that a game is built from: figures, tiles, cards and layouts of the base content,
//! or a content pack that replaces parts of it.

use super::{
    ContentError, LocatedContentError, Warning, abilities, figures, layout_check, layouts,
    political, resistance, tiles, warning,
};
use crate::error::LoadError;
use crate::exodus::figures::{Ability, Figures, Political, Resistance, Tile};
use crate::exodus::layout::LayoutFile;
use crate::exodus::metadata::default_layout;
use crate::exodus::options::{LayoutChoice, Options};
use crate::pack::PackName;
use serde::{Deserialize, Serialize};

/// The figures, tiles, cards and layouts of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ContentSet {
    figures: Option<Figures>,
    tiles: Vec<Tile>,
    political: Vec<Political>,
    resistance: Vec<Resistance>,
    abilities: Vec<Ability>,
    layouts: Vec<LayoutFile>,
    /// Number of layouts from the pack, which come first in the list.
    own: u16,
    pack: Option<PackName>,
}

/// The checked parts of a content set.
pub(super) struct ContentParts {
    pub figures: Figures,
    pub tiles: Vec<Tile>,
    pub political: Vec<Political>,
    pub resistance: Vec<Resistance>,
    pub abilities: Vec<Ability>,
    pub layouts: Vec<LayoutFile>,
    /// Number of layouts from the pack, which come first in the list.
    pub own: u16,
}

impl Default for ContentSet {
    /// Returns the base content. A test proves that it loads; without figures no game can be
    /// built.
    fn default() -> Self {
        Self {
            figures: figures().ok(),
            tiles: tiles().unwrap_or_default(),
            political: political().unwrap_or_default(),
            resistance: resistance().unwrap_or_default(),
            abilities: abilities().unwrap_or_default(),
            layouts: layouts().unwrap_or_default(),
            own: 0,
            pack: None,
        }
    }
}

impl ContentSet {
    /// Creates a content set from checked parts; see [`super::pack`].
    pub(super) fn from_pack(parts: ContentParts, pack: PackName) -> Self {
        Self {
            figures: Some(parts.figures),
            tiles: parts.tiles,
            political: parts.political,
            resistance: parts.resistance,
            abilities: parts.abilities,
            layouts: parts.layouts,
            own: parts.own,
            pack: Some(pack),
        }
    }

    /// Returns the figures.
    ///
    /// # Errors
    /// Returns an error if the base content did not load.
    pub fn figures(&self) -> Result<&Figures, LoadError> {
        let none = || LoadError::new("figures.json", "frame", "no figures");
        self.figures.as_ref().ok_or_else(none)
    }

    /// Returns the planet tiles; the first is the Home tile.
    #[must_use]
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    #[must_use]
    pub fn political(&self) -> &[Political] {
        &self.political
    }

    #[must_use]
    pub fn resistance(&self) -> &[Resistance] {
        &self.resistance
    }

    #[must_use]
    pub fn abilities(&self) -> &[Ability] {
        &self.abilities
    }

    /// Returns the layouts, in the order in which players see them.
    pub fn layouts(&self) -> impl Iterator<Item = &LayoutFile> {
        self.layouts.iter()
    }

    /// Returns the layouts that the pack adds or replaces.
    pub fn pack_layouts(&self) -> impl Iterator<Item = &LayoutFile> {
        self.layouts.iter().take(usize::from(self.own))
    }

    /// Returns whether the pack contains the layout with this id.
    #[must_use]
    pub fn is_from_pack(&self, id: &str) -> bool {
        self.pack_layouts().any(|layout| layout.id == id)
    }

    /// Returns the pack of this content set, or `None` for the base content.
    #[must_use]
    pub const fn pack(&self) -> Option<&PackName> {
        self.pack.as_ref()
    }

    /// Returns the layout that the options select; any layout goes with any mode `[EXO-17.10]`.
    ///
    /// # Errors
    /// Returns an error if the selected layout does not exist for this number of seats, or if a
    /// custom layout is invalid.
    pub fn layout(&self, options: &Options) -> Result<LayoutFile, LoadError> {
        let refuse = |error: ContentError| LoadError::new("options", "layout", error.reason());
        let name = match &options.layout {
            LayoutChoice::Custom(file) => {
                layout_check::check("layout", "", file)?;
                let seats = usize::from(options.seats);
                if file.homes.len() != seats {
                    return Err(refuse(ContentError::Homes(seats)));
                }
                return Ok(file.as_ref().clone());
            }
            LayoutChoice::Usual => default_layout(options.mode),
            LayoutChoice::Shipped(name) => name,
        };
        let id = format!("{}-{name}", options.seats);
        let found = self.layouts.iter().find(|layout| layout.id == id);
        found
            .cloned()
            .ok_or_else(|| refuse(ContentError::NoLayout(id)))
    }

    /// Returns every error that keeps a layout from being played with these tiles.
    #[must_use]
    pub fn content_errors(&self, layout: &LayoutFile) -> Vec<LocatedContentError> {
        let mut found = layout_check::content_errors(layout);
        found.extend(layout_check::too_many_tiles(layout, &self.tiles));
        found
    }

    /// Returns the warnings about a layout that can be played with these tiles and cards.
    #[must_use]
    pub fn warnings(&self, layout: &LayoutFile) -> Vec<Warning> {
        warning::warnings(layout, &self.resistance)
    }
}
