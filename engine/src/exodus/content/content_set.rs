//! What a table is laid with: figures, tiles, cards and layouts of the box, or a content pack that
//! stands in their place.

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

/// Figures, tiles, cards and layouts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ContentSet {
    figures: Option<Figures>,
    tiles: Vec<Tile>,
    political: Vec<Political>,
    resistance: Vec<Resistance>,
    abilities: Vec<Ability>,
    layouts: Vec<LayoutFile>,
    /// How many of the layouts, the first ones, are of the pack.
    own: u16,
    pack: Option<PackName>,
}

/// Parts of a stock that were checked.
pub(super) struct ContentParts {
    pub figures: Figures,
    pub tiles: Vec<Tile>,
    pub political: Vec<Political>,
    pub resistance: Vec<Resistance>,
    pub abilities: Vec<Ability>,
    pub layouts: Vec<LayoutFile>,
    /// How many of the layouts, the first ones, are of a pack.
    pub own: u16,
}

impl Default for ContentSet {
    /// The box. Its content loads, which a test holds; nothing can be laid without it.
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
    /// A stock of checked parts; see [`super::pack`].
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

    /// The figures.
    ///
    /// # Errors
    /// When there are none.
    pub fn figures(&self) -> Result<&Figures, LoadError> {
        let none = || LoadError::new("figures.json", "frame", "no figures");
        self.figures.as_ref().ok_or_else(none)
    }

    /// The planet tiles, that of the Homes first.
    #[must_use]
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    /// The Political cards.
    #[must_use]
    pub fn political(&self) -> &[Political] {
        &self.political
    }

    /// The Resistance cards.
    #[must_use]
    pub fn resistance(&self) -> &[Resistance] {
        &self.resistance
    }

    /// The Ability cards.
    #[must_use]
    pub fn abilities(&self) -> &[Ability] {
        &self.abilities
    }

    /// The layouts, in the order in which they are offered.
    pub fn layouts(&self) -> impl Iterator<Item = &LayoutFile> {
        self.layouts.iter()
    }

    /// The layouts that its pack brings.
    pub fn pack_layouts(&self) -> impl Iterator<Item = &LayoutFile> {
        self.layouts.iter().take(usize::from(self.own))
    }

    /// Whether its pack brings the layout with this id.
    #[must_use]
    pub fn is_from_pack(&self, id: &str) -> bool {
        self.pack_layouts().any(|layout| layout.id == id)
    }

    /// The pack that it is of; none for the box.
    #[must_use]
    pub const fn pack(&self) -> Option<&PackName> {
        self.pack.as_ref()
    }

    /// The layout that options mean: any goes with any mode `[EXO-17.10]`.
    ///
    /// # Errors
    /// When there is no such layout for this number of seats, or one's own is faulty.
    pub fn layout(&self, options: &Options) -> Result<LayoutFile, LoadError> {
        let wrong = |fault: ContentError| LoadError::new("options", "layout", fault.reason());
        let name = match &options.layout {
            LayoutChoice::Custom(file) => {
                layout_check::check("layout", "", file)?;
                let seats = usize::from(options.seats);
                if file.homes.len() != seats {
                    return Err(wrong(ContentError::Homes(seats)));
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
            .ok_or_else(|| wrong(ContentError::NoLayout(id)))
    }

    /// Everything that keeps a layout from being played with these tiles.
    #[must_use]
    pub fn content_errors(&self, layout: &LayoutFile) -> Vec<LocatedContentError> {
        let mut found = layout_check::content_errors(layout);
        found.extend(layout_check::too_many_tiles(layout, &self.tiles));
        found
    }

    /// What is odd about a layout that can be played with these tiles and cards.
    #[must_use]
    pub fn warnings(&self, layout: &LayoutFile) -> Vec<Warning> {
        warning::warnings(layout, &self.resistance)
    }
}
