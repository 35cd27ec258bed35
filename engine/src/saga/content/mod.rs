//! The base content as embedded data (figures, cards and scenarios), and the readers for content
//! from outside. `script` reads effects, `compile` compiles scenarios.

pub mod card_files;
pub mod cards;
pub mod compile;
pub mod content_error;
mod content_set;
pub mod effect_table;
pub(super) mod figures_check;
pub mod flexible_value;
pub mod pack;
pub mod pack_support;
pub mod scenario_check;
#[cfg(feature = "schema")]
pub mod schema_forms;
pub mod script;
#[cfg(test)]
mod tests;
mod warning;

use crate::error::LoadError;
use crate::load::from_json;
use crate::saga::scenario::ScenarioFile;
pub use content_error::ContentError;
pub use content_set::{ContentParts, ContentSet, LocatedContentError};
pub use warning::{Warning, warnings};

macro_rules! scenarios {
    ($($id:literal),* $(,)?) => {
        /// Ids of the base scenarios, in the order in which setup lists them: the campaigns, then
        /// the Arena.
        pub const SCENARIOS: [&str; [$($id),*].len()] = [$($id),*];

        /// Files of the base scenarios.
        const FILES: [(&str, &str); SCENARIOS.len()] =
            [$((concat!($id, ".json"), include_str!(concat!("scenarios/", $id, ".json")))),*];
    };
}
scenarios!["ftj", "spa", "lst", "dis", "opc", "arn"];

macro_rules! file {
    ($name:literal) => {
        from_json($name, include_str!($name))
    };
}

/// Parses a scenario from outside; whether it can be played depends on a [`ContentSet`].
///
/// # Errors
///
/// Returns the file, the place in it and the reason.
pub fn parse_scenario(file: &str, text: &str) -> Result<ScenarioFile, LoadError> {
    let max_bytes = scenario_check::MAX_BYTES;
    if text.len() > max_bytes {
        return Err(LoadError::new(
            file,
            "",
            ContentError::Large(max_bytes).reason(),
        ));
    }
    let scenario: ScenarioFile = from_json(file, text)?;
    scenario_check::check_head(file, &scenario)?;
    Ok(scenario)
}

/// Reads the base content.
///
/// # Errors
///
/// Returns the file, the place in it and the reason; a test checks that the embedded files load.
pub fn read_base_content() -> Result<ContentParts, LoadError> {
    let scenarios = FILES.iter();
    let scenarios = scenarios.map(|(file, text)| from_json(file, text));
    Ok(ContentParts {
        figures: file!("figures.json")?,
        tiles: file!("tiles.json")?,
        commanders: file!("commanders.json")?,
        gear: file!("gear.json")?,
        actions: file!("actions.json")?,
        explorations: file!("explorations.json")?,
        bosses: file!("bosses.json")?,
        events: file!("events.json")?,
        scans: file!("scans.json")?,
        extras: file!("extras.json")?,
        reports: file!("reports.json")?,
        scenarios: scenarios.collect::<Result<_, _>>()?,
        pack_scenario_count: 0,
    })
}
