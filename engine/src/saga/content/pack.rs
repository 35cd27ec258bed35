//! The content of a Saga pack (figures, cards and scenarios), read by the same loader as the base
//! content.

use super::card_files::{
    ActionFile, BossFile, CommanderFile, EventFile, ExplorationFile, ExtraFile, FiguresFile,
    GearFile, ReportFile,
};
#[cfg(feature = "schema")]
use super::cards::{MAX_CARDS_OF_KIND, MIN_COMMANDERS};
use super::{ContentParts, ContentSet, read_base_content};
use crate::error::LoadError;
use crate::pack::{PackError, PackErrorKind, PackFile, read};
use crate::saga::figures::{ScanCard, Tile};
use crate::saga::from_options::{check_cards, check_scenario};
use crate::saga::scenario::ScenarioFile;
#[cfg(feature = "schema")]
use crate::saga::state::MAX_BOSSES;
use serde::{Deserialize, Serialize};

/// The content that a Saga pack may bring. Everything it leaves out comes from the base content.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(
    feature = "schema",
    schemars(description = "What Saga is played with.")
)]
pub struct PackContent {
    /// All figures, in place of the base ones.
    pub figures: Option<FiguresFile>,
    /// All sector tiles, in place of the base ones.
    #[cfg_attr(feature = "schema", schemars(length(min = 1, max = MAX_CARDS_OF_KIND)))]
    pub tiles: Option<Vec<Tile>>,
    /// All Commanders, in place of the base ones.
    #[cfg_attr(feature = "schema", schemars(length(min = MIN_COMMANDERS, max = MAX_CARDS_OF_KIND)))]
    pub commanders: Option<Vec<CommanderFile>>,
    /// All Units and Power Ups, in place of the base ones.
    #[cfg_attr(feature = "schema", schemars(length(min = 1, max = MAX_CARDS_OF_KIND)))]
    pub gear: Option<Vec<GearFile>>,
    /// All action cards, in place of the base ones.
    #[cfg_attr(feature = "schema", schemars(length(min = 1, max = MAX_CARDS_OF_KIND)))]
    pub actions: Option<Vec<ActionFile>>,
    /// All Exploration cards, in place of the base ones.
    #[cfg_attr(feature = "schema", schemars(length(min = 1, max = MAX_CARDS_OF_KIND), description = "All Explorations."))]
    pub explorations: Option<Vec<ExplorationFile>>,
    /// All Bosses, in place of the base ones.
    #[cfg_attr(feature = "schema", schemars(length(min = 1, max = MAX_BOSSES)))]
    pub bosses: Option<Vec<BossFile>>,
    /// All events, in place of the base ones.
    #[cfg_attr(feature = "schema", schemars(length(min = 1, max = MAX_CARDS_OF_KIND)))]
    pub events: Option<Vec<EventFile>>,
    /// All Scanning Reports, in place of the base ones.
    #[cfg_attr(feature = "schema", schemars(length(min = 1, max = MAX_CARDS_OF_KIND)))]
    pub scans: Option<Vec<ScanCard>>,
    /// All cards of scenario decks, in place of the base ones.
    pub extras: Option<Vec<ExtraFile>>,
    /// All Intelligence Reports, in place of the base ones.
    pub reports: Option<Vec<ReportFile>>,
    /// Scenarios; if empty, the base scenarios stay.
    #[cfg_attr(
        feature = "schema",
        schemars(
            description = "Scenarios; one with an id of the box stands in the place of that one."
        )
    )]
    pub scenarios: Vec<ScenarioFile>,
    /// Whether the base scenarios stay next to those of the pack. A scenario with the id of a base
    /// scenario replaces it.
    #[cfg_attr(
        feature = "schema",
        schemars(description = "Whether the scenarios of the box stay beside those of the pack.")
    )]
    #[serde(rename = "keep_scenarios")]
    pub keeps_base_scenarios: bool,
}

pub type SagaPack = PackFile<PackContent>;

/// Parses a pack and builds its content set.
///
/// # Errors
///
/// Returns the file, the place in it and the reason.
pub fn parse_pack(file: &str, text: &str) -> Result<(SagaPack, ContentSet), PackError> {
    let pack: SagaPack = read(file, text)?;
    let parts = parts(file, &pack.content)?;
    let content = ContentSet::from_pack(parts, pack.name());
    Ok((pack, content))
}

/// Returns a content error with its place in the whole pack file.
fn pack_error(file: &str, at: &str, error: LoadError) -> PackError {
    let path = error.place.to_string();
    let dot = if path.is_empty() || path.starts_with('[') {
        ""
    } else {
        "."
    };
    let error = PackErrorKind::Content(error.reason);
    PackError::new(file, &format!("content.{at}{dot}{path}"), error)
}

fn parts(file: &str, content: &PackContent) -> Result<ContentParts, PackError> {
    let base = read_base_content().map_err(|error| pack_error(file, "", error))?;
    let mut parts = ContentParts {
        figures: content.figures.clone().unwrap_or(base.figures),
        tiles: content.tiles.clone().unwrap_or(base.tiles),
        commanders: content.commanders.clone().unwrap_or(base.commanders),
        gear: content.gear.clone().unwrap_or(base.gear),
        actions: content.actions.clone().unwrap_or(base.actions),
        explorations: content.explorations.clone().unwrap_or(base.explorations),
        bosses: content.bosses.clone().unwrap_or(base.bosses),
        events: content.events.clone().unwrap_or(base.events),
        scans: content.scans.clone().unwrap_or(base.scans),
        extras: content.extras.clone().unwrap_or(base.extras),
        reports: content.reports.clone().unwrap_or(base.reports),
        scenarios: content.scenarios.clone(),
        pack_scenario_count: u16::try_from(content.scenarios.len()).unwrap_or(u16::MAX),
    };
    // Errors in cards name their part of the pack in place of a file.
    check_cards(&parts).map_err(|error| pack_error(file, &error.file.clone(), error))?;
    for (n, scenario) in content.scenarios.iter().enumerate() {
        let at = format!("scenarios[{n}]");
        check_scenario(&parts, file, scenario).map_err(|error| pack_error(file, &at, error))?;
        let mut before = content.scenarios.iter().take(n);
        if before.any(|other| other.id == scenario.id) {
            let error = PackErrorKind::BoardTwice(scenario.id.clone());
            return Err(PackError::new(file, &format!("content.{at}.id"), error));
        }
    }
    if content.scenarios.is_empty() || content.keeps_base_scenarios {
        for scenario in base.scenarios {
            if content
                .scenarios
                .iter()
                .any(|other| other.id == scenario.id)
            {
                continue;
            }
            check_scenario(&parts, file, &scenario).map_err(|error| {
                let error = PackErrorKind::BoxBoard {
                    board: scenario.id.clone(),
                    reason: format!("{}: {}", error.place, error.reason),
                };
                PackError::new(file, "content", error)
            })?;
            parts.scenarios.push(scenario);
        }
    }
    Ok(parts)
}
