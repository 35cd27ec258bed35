//! Static facts about Exodus: its name, limits and layouts.

use super::content::ContentSet;
use super::options::Mode;

/// The short name of the game.
pub const NAME: &str = "exodus";
/// Fewest and most seats.
pub const SEATS: (u8, u8) = (2, 6);
/// Fewest and most turns that can be agreed on `[EXO-17.9]`; the turn track of the Council board
/// has 9 spaces.
pub const TURNS: (u8, u8) = (1, 9);
/// Usual length of the shortest and the longest game, in minutes.
pub const MINUTES: (u8, u8) = (60, 240);
/// Names of the layouts for each number of seats.
pub const SIZES: [&str; 3] = ["minimal", "standard", "long"];

/// Returns the default layout of a mode `[EXO-17.1]` `[EXO-17.2]`.
#[must_use]
pub const fn default_layout(mode: Mode) -> &'static str {
    match mode {
        Mode::Standard | Mode::Short => "standard",
        Mode::Long => "long",
        Mode::Combat => "minimal",
    }
}

/// Returns the title in the file of a base layout, by its id; the page shows translated names
/// instead. A pack layout that replaces it has its title in the pack.
#[must_use]
pub fn base_title(id: &str) -> Option<String> {
    let (seats, size) = id.split_once('-')?;
    SIZES
        .contains(&size)
        .then(|| format!("{seats} seats, {size}"))
}

/// The summary of a layout for lists.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScenarioEntry {
    /// Id of the layout.
    pub id: String,
    /// Title from the layout file.
    pub title: String,
    /// Number of seats.
    pub seats: u8,
    /// Number of hexes, including the High Council.
    pub hexes: u8,
    /// Numbers of blue, red and green tiles.
    pub tiles: [u8; 3],
    /// Number of guards, by level.
    pub guards: [u8; 3],
}

/// Returns the summaries of all layouts in a content set.
#[must_use]
pub fn scenario_entries(content: &ContentSet) -> Vec<ScenarioEntry> {
    let layouts = content.layouts();
    layouts
        .map(|layout| {
            let guards = layout.guards.each_ref().map(|hexes| hexes.len() as u8);
            let hex_count = 1 + layout.homes.len() + layout.open.len();
            ScenarioEntry {
                id: layout.id.clone(),
                title: layout.title.clone(),
                seats: layout.homes.len() as u8,
                hexes: hex_count as u8 + guards.iter().sum::<u8>(),
                tiles: layout.tiles,
                guards,
            }
        })
        .collect()
}
