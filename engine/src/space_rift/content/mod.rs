//! The base content of Space Rift (figures, cards and scenarios as embedded data), and the loaders
//! for scenarios from outside. [`scenario_check`] validates scenarios.

pub mod cards;
pub mod content_error;
mod content_set;
pub(super) mod figures_check;
pub mod pack;
pub mod pack_support;
pub mod scenario_check;
mod warning;

use super::figures::Figures;
use super::scenario::ScenarioFile;
use crate::error::LoadError;
use crate::load::from_json;
use cards::{CombatCard, CommandCard, parse_combats, parse_commands};
pub use content_error::ContentError;
pub use content_set::ContentSet;
pub use scenario_check::LocatedContentError;
pub use warning::{Warning, warnings};

const FIGURES: &str = include_str!("figures.json");
const COMMANDS: &str = include_str!("commands.json");
const COMBATS: &str = include_str!("combat.json");

macro_rules! scenarios {
    ($($id:literal),* $(,)?) => {
        [$(($id, include_str!(concat!("scenarios/", $id, ".json")))),*]
    };
}

/// The ids and texts of the base scenarios, in the order in which they are offered.
const SCENARIOS: [(&str, &str); 12] = scenarios![
    "srb-01", "srb-02", "srb-03", "srb-04", "srb-05", "srb-06", "srr-01", "srr-02", "srr-03",
    "srr-04", "srr-05", "srr-06",
];

/// Loads the base figures.
///
/// # Errors
/// Never in practice: a test loads the embedded figures.
pub fn figures() -> Result<Figures, LoadError> {
    parse_figures("figures.json", FIGURES)
}

/// Parses a file of figures and checks their bounds.
///
/// # Errors
/// Returns an error if the file is invalid; it names the file, the path in it and the reason.
pub fn parse_figures(file: &str, text: &str) -> Result<Figures, LoadError> {
    let figures: Figures = from_json(file, text)?;
    figures_check::check(file, &figures)?;
    Ok(figures)
}

/// Loads the base command deck.
///
/// # Errors
/// Never in practice: a test loads the embedded cards.
pub fn commands() -> Result<Vec<CommandCard>, LoadError> {
    parse_commands("commands.json", COMMANDS)
}

/// Loads the base combat deck.
///
/// # Errors
/// Never in practice: a test loads the embedded cards.
pub fn combats() -> Result<Vec<CombatCard>, LoadError> {
    parse_combats("combat.json", COMBATS)
}

/// Iterates over the ids of the base scenarios, in the order in which they are offered.
pub fn scenario_ids() -> impl Iterator<Item = &'static str> {
    SCENARIOS.iter().map(|(id, _)| *id)
}

/// Returns the base scenario with this id, or `None`.
#[must_use]
pub fn scenario(id: &str) -> Option<ScenarioFile> {
    let (_, text) = SCENARIOS.iter().find(|(known, _)| *known == id)?;
    read_scenario(&format!("{id}.json"), text, &figures().ok()?).ok()
}

/// Parses a scenario file and checks it against the base figures.
///
/// # Errors
/// Returns an error if the scenario is invalid; it names the file, the path in it and the reason.
pub fn parse_scenario(file: &str, text: &str) -> Result<ScenarioFile, LoadError> {
    read_scenario(file, text, &figures()?)
}

fn read_scenario(file: &str, text: &str, figures: &Figures) -> Result<ScenarioFile, LoadError> {
    let scenario: ScenarioFile = from_json(file, text)?;
    scenario_check::check(file, &scenario, figures)?;
    Ok(scenario)
}
