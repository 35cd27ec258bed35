//! The content of a Space Rift content pack: figures, cards and scenarios, read by the same loaders
//! as the base content.

use super::cards::{CombatCard, CommandFile, check_combats, expand_kinds};
use super::content_set::ContentParts;
use super::{ContentSet, SCENARIOS, combats, commands, figures, figures_check, scenario_check};
use crate::error::LoadError;
use crate::pack::{PackError, PackErrorKind, PackFile, read};
#[cfg(feature = "schema")]
use crate::space_rift::cards::MAX_KINDS;
use crate::space_rift::figures::Figures;
use crate::space_rift::scenario::ScenarioFile;
use serde::{Deserialize, Serialize};

/// The content of a Space Rift content pack. Missing parts come from the base content.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(
    feature = "schema",
    schemars(description = "What Space Rift is played with.")
)]
pub struct PackContent {
    /// Figures that replace all base figures.
    pub figures: Option<Figures>,
    /// Command cards that replace the whole base deck.
    #[cfg_attr(
        feature = "schema",
        schemars(
            length(min = 1),
            description = "The whole command deck: 24 to 255 cards of at most 32 kinds, each section of a card being a kind."
        )
    )]
    pub commands: Option<Vec<CommandFile>>,
    /// Combat cards that replace the whole base deck.
    #[cfg_attr(feature = "schema", schemars(length(max = MAX_KINDS)))]
    pub combats: Option<Vec<CombatCard>>,
    /// Scenarios of the pack. If there are none, the base scenarios stay.
    pub scenarios: Vec<ScenarioFile>,
    /// Whether the base scenarios stay in addition to those of the pack.
    #[cfg_attr(
        feature = "schema",
        schemars(description = "Whether the scenarios of the box stay beside those of the pack.")
    )]
    #[serde(rename = "keep_scenarios")]
    pub keeps_base_scenarios: bool,
}

pub type SpaceRiftPack = PackFile<PackContent>;

/// Parses a content pack and builds its content set.
///
/// # Errors
/// Returns an error if the pack is invalid; it names the file, the path in it and the reason.
pub fn parse_pack(file: &str, text: &str) -> Result<(SpaceRiftPack, ContentSet), PackError> {
    let pack: SpaceRiftPack = read(file, text)?;
    let parts = check_parts(file, &pack.content)?;
    let content = ContentSet::from_pack(parts, pack.name());
    Ok((pack, content))
}

fn check_parts(file: &str, content: &PackContent) -> Result<ContentParts, PackError> {
    let error_at_key = |key: &'static str| {
        move |error: LoadError| {
            let path = error.place.to_string();
            let dot = if path.starts_with('[') { "" } else { "." };
            let kind = PackErrorKind::Content(error.reason);
            PackError::new(file, &format!("content.{key}{dot}{path}"), kind)
        }
    };
    let figures = content.figures.clone().map_or_else(figures, Ok);
    let figures = figures.map_err(error_at_key("figures"))?;
    figures_check::check(file, &figures).map_err(error_at_key("figures"))?;
    let pack_commands = content
        .commands
        .as_deref()
        .map(|cards| expand_kinds(file, cards));
    let commands = pack_commands.unwrap_or_else(commands);
    let combats = content.combats.clone().map_or_else(combats, Ok);
    let combats = combats.map_err(error_at_key("combats"))?;
    check_combats(file, &combats).map_err(error_at_key("combats"))?;
    let scenarios = &content.scenarios;
    for (n, scenario) in scenarios.iter().enumerate() {
        let path = format!("content.scenarios[{n}]");
        scenario_check::check(file, scenario, &figures).map_err(|error| {
            let kind = PackErrorKind::Content(error.reason);
            PackError::new(file, &format!("{path}.{}", error.place), kind)
        })?;
        if scenarios
            .iter()
            .take(n)
            .any(|other| other.id == scenario.id)
        {
            let kind = PackErrorKind::BoardTwice(scenario.id.clone());
            return Err(PackError::new(file, &format!("{path}.id"), kind));
        }
    }
    let keeps_base_scenarios = scenarios.is_empty() || content.keeps_base_scenarios;
    if keeps_base_scenarios {
        check_base_scenarios(file, &figures)?;
    }
    Ok(ContentParts {
        figures,
        commands: commands.map_err(error_at_key("commands"))?,
        combats,
        scenarios: scenarios.clone(),
        keeps_base_scenarios,
    })
}

/// Checks the base scenarios against the figures of a pack, which may lack a unit type that a
/// scenario names.
fn check_base_scenarios(file: &str, figures: &Figures) -> Result<(), PackError> {
    for (id, text) in SCENARIOS {
        super::read_scenario(&format!("{id}.json"), text, figures).map_err(|error| {
            let kind = PackErrorKind::BoxBoard {
                board: id.to_owned(),
                reason: format!("{}: {}", error.place, error.reason),
            };
            PackError::new(file, "content.figures", kind)
        })?;
    }
    Ok(())
}
