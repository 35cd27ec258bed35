//! The box: figures, cards and scenarios as data, embedded, and the way in for scenarios from
//! outside. No rules; what a scenario must be is in [`scenario_check`].

pub mod cards;
pub mod content_error;
mod content_set;
mod figures_check;
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

/// The scenarios of the box, as texts, in the order in which they are offered.
const SCENARIOS: [(&str, &str); 12] = scenarios![
    "srb-01", "srb-02", "srb-03", "srb-04", "srb-05", "srb-06", "srr-01", "srr-02", "srr-03",
    "srr-04", "srr-05", "srr-06",
];

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

/// The command deck of the box.
///
/// # Errors
/// None for the cards that are embedded, which a test loads.
pub fn commands() -> Result<Vec<CommandCard>, LoadError> {
    parse_commands("commands.json", COMMANDS)
}

/// The combat deck of the box.
///
/// # Errors
/// None for the cards that are embedded, which a test loads.
pub fn combats() -> Result<Vec<CombatCard>, LoadError> {
    parse_combats("combat.json", COMBATS)
}

/// The ids of the scenarios of the box, in the order in which they are offered.
pub fn scenario_ids() -> impl Iterator<Item = &'static str> {
    SCENARIOS.iter().map(|(id, _)| *id)
}

/// The scenario of the box with this id.
#[must_use]
pub fn scenario(id: &str) -> Option<ScenarioFile> {
    let (_, text) = SCENARIOS.iter().find(|(known, _)| *known == id)?;
    read_scenario(&format!("{id}.json"), text, &figures().ok()?).ok()
}

/// Reads a scenario from outside, to be played with the figures of the box.
///
/// # Errors
/// Names the file, the place in it and the reason.
pub fn parse_scenario(file: &str, text: &str) -> Result<ScenarioFile, LoadError> {
    read_scenario(file, text, &figures()?)
}

fn read_scenario(file: &str, text: &str, figures: &Figures) -> Result<ScenarioFile, LoadError> {
    let scenario: ScenarioFile = from_json(file, text)?;
    scenario_check::check(file, &scenario, figures)?;
    Ok(scenario)
}
