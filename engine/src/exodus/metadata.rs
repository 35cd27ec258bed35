//! What Exodus is before it is played. Figures only; titles and sentences are phrases.

use super::content::ContentSet;
use super::options::Mode;

/// The game's short name.
pub const NAME: &str = "exodus";
/// Fewest and most seats.
pub const SEATS: (u8, u8) = (2, 6);
/// Fewest and most turns that can be agreed on `[EXO-17.9]`: the track of the Council ends there.
pub const TURNS: (u8, u8) = (1, 9);
/// Usual length of a game in minutes, of the shortest and the longest.
pub const MINUTES: (u8, u8) = (60, 240);
/// The maps that there are for each number of seats.
pub const SIZES: [&str; 3] = ["minimal", "standard", "long"];

/// The map that goes with a mode `[EXO-17.1]` `[EXO-17.2]`.
#[must_use]
pub const fn default_layout(mode: Mode) -> &'static str {
    match mode {
        Mode::Standard | Mode::Short => "standard",
        Mode::Long => "long",
        Mode::Combat => "minimal",
    }
}

/// What the file of a layout of the box calls it, by its id; the page has better names. A layout of
/// a pack that stands in its place has a name of its own.
#[must_use]
pub fn box_title(id: &str) -> Option<String> {
    let (seats, size) = id.split_once('-')?;
    SIZES
        .contains(&size)
        .then(|| format!("{seats} seats, {size}"))
}

/// A layout in short, for lists of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScenarioEntry {
    /// Its id.
    pub id: String,
    /// What its file calls it.
    pub title: String,
    /// For how many seats it is.
    pub seats: u8,
    /// Its hexes.
    pub hexes: u8,
    /// Blue, red and green tiles.
    pub tiles: [u8; 3],
    /// Guards by level.
    pub guards: [u8; 3],
}

/// The layouts of a stock.
#[must_use]
pub fn scenario_entries(stock: &ContentSet) -> Vec<ScenarioEntry> {
    let layouts = stock.layouts();
    layouts
        .map(|layout| {
            let guards = layout.guards.each_ref().map(|hexes| hexes.len() as u8);
            let hexes = 1 + layout.homes.len() + layout.open.len();
            ScenarioEntry {
                id: layout.id.clone(),
                title: layout.title.clone(),
                seats: layout.homes.len() as u8,
                hexes: hexes as u8 + guards.iter().sum::<u8>(),
                tiles: layout.tiles,
                guards,
            }
        })
        .collect()
}
