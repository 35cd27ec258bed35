//! The content of a pack for Exodus: figures, tiles, cards and layouts, read by the same loader as
//! the base content `[EXO-17.27]`.

#[cfg(feature = "schema")]
use super::cards_check::{MAX_RESISTANCE, MAX_TILES};
use super::content_set::ContentParts;
use super::{
    ContentSet, abilities, cards_check, figures, figures_check, layout_check, layouts, political,
    resistance, tiles,
};
use crate::error::LoadError;
#[cfg(feature = "schema")]
use crate::exodus::cards::MAX_CARDS;
use crate::exodus::figures::{Ability, Figures, Political, Resistance, Tile};
use crate::exodus::layout::LayoutFile;
use crate::pack::{PackError, PackErrorKind, PackFile, read};
use serde::{Deserialize, Serialize};

/// The parts that a pack for Exodus replaces; a part that is left out stays as in the base content.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(
    feature = "schema",
    schemars(description = "What Exodus is played with.")
)]
pub struct PackContent {
    /// All figures of the game, in place of those of the base content.
    pub figures: Option<Figures>,
    /// All planet tiles, the Home tile first.
    #[cfg_attr(feature = "schema", schemars(length(min = 1, max = MAX_TILES), description = "All planet tiles, that of the Homes first."))]
    pub tiles: Option<Vec<Tile>>,
    /// The complete Political deck.
    #[cfg_attr(feature = "schema", schemars(length(max = MAX_CARDS), description = "The whole Political deck, at most 32 laws."))]
    pub political: Option<Vec<Political>>,
    /// The cards of all three Resistance decks.
    #[cfg_attr(feature = "schema", schemars(length(max = MAX_RESISTANCE), description = "All Resistance cards of the three decks."))]
    pub resistance: Option<Vec<Resistance>>,
    /// All Ability cards of the Generals expansion.
    #[cfg_attr(feature = "schema", schemars(length(max = MAX_CARDS)))]
    pub abilities: Option<Vec<Ability>>,
    /// Layouts to add. A layout with an id of the base content, such as `3-standard`, replaces that
    /// layout.
    #[cfg_attr(
        feature = "schema",
        schemars(description = "Maps; one with an id of the box stands in the place of that one.")
    )]
    pub layouts: Vec<LayoutFile>,
}

pub type ExodusPack = PackFile<PackContent>;

/// Reads a pack and builds its content set.
///
/// # Errors
/// Returns an error if the pack cannot be read; it names the file, the path and the reason.
pub fn parse_pack(file: &str, text: &str) -> Result<(ExodusPack, ContentSet), PackError> {
    let pack: ExodusPack = read(file, text)?;
    let parts = checked_parts(file, &pack.content)?;
    let content = ContentSet::from_pack(parts, pack.name());
    Ok((pack, content))
}

/// Returns a function that turns an error in a part of the pack into an error with the path in the
/// whole file.
fn error_locator(file: &str, key: &'static str) -> impl Fn(LoadError) -> PackError {
    move |error: LoadError| {
        let path = error.place.to_string();
        let dot = if path.starts_with('[') || path.is_empty() {
            ""
        } else {
            "."
        };
        let error = PackErrorKind::Content(error.reason);
        PackError::new(file, &format!("content.{key}{dot}{path}"), error)
    }
}

/// Returns the checked part of a pack, or the part of the base content if the pack leaves it out.
fn checked_part<T: Clone>(
    file: &str,
    key: &'static str,
    replacement: Option<&T>,
    check: impl Fn(&str, &T) -> Result<(), LoadError>,
    base: impl Fn() -> Result<T, LoadError>,
) -> Result<T, PackError> {
    let locate = error_locator(file, key);
    match replacement {
        Some(replacement) => check(file, replacement)
            .map(|()| replacement.clone())
            .map_err(locate),
        None => base().map_err(locate),
    }
}

fn checked_parts(file: &str, content: &PackContent) -> Result<ContentParts, PackError> {
    let figures_of_pack = content.figures.as_ref();
    let parts = ContentParts {
        figures: checked_part(
            file,
            "figures",
            figures_of_pack,
            figures_check::check,
            figures,
        )?,
        tiles: checked_part(
            file,
            "tiles",
            content.tiles.as_ref(),
            |file, part| cards_check::check_tiles(file, part),
            tiles,
        )?,
        political: checked_part(
            file,
            "political",
            content.political.as_ref(),
            |file, part| cards_check::check_political(file, part),
            political,
        )?,
        resistance: checked_part(
            file,
            "resistance",
            content.resistance.as_ref(),
            |file, part| cards_check::check_resistance(file, part),
            resistance,
        )?,
        abilities: checked_part(
            file,
            "abilities",
            content.abilities.as_ref(),
            |file, part| cards_check::check_abilities(file, part),
            abilities,
        )?,
        layouts: all_layouts(file, &content.layouts)?,
        own: u16::try_from(content.layouts.len()).unwrap_or(u16::MAX),
    };
    Ok(parts)
}

/// Returns the layouts of a pack, then the layouts of the base content that it does not replace.
fn all_layouts(file: &str, pack_layouts: &[LayoutFile]) -> Result<Vec<LayoutFile>, PackError> {
    let locate = error_locator(file, "layouts");
    let mut all: Vec<LayoutFile> = Vec::new();
    for (n, layout) in pack_layouts.iter().enumerate() {
        layout_check::check(file, &format!("[{n}]"), layout).map_err(&locate)?;
        if all.iter().any(|other| other.id == layout.id) {
            let error = PackErrorKind::BoardTwice(layout.id.clone());
            let path = format!("content.layouts[{n}].id");
            return Err(PackError::new(file, &path, error));
        }
        all.push(layout.clone());
    }
    let base = layouts().map_err(&locate)?;
    let is_replaced = |layout: &LayoutFile| pack_layouts.iter().any(|other| other.id == layout.id);
    all.extend(base.into_iter().filter(|layout| !is_replaced(layout)));
    Ok(all)
}
